"""What happened, as message ids with values: what has changed on the table, told to those who saw it.

A card that moves says where it comes from (`origin`: deck, pile, display, hand, mat, under, way), so that a
page can show it moving; `way` is drawn and not yet assigned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dracosaur.core.game import Event, Seat
from dracosaur.core.values import Values
from dracosaur.games.wyrmspan.actions import (
    DealDecision,
    DealGuild,
    DealObjective,
    Entice,
    Excavate,
    Explore,
    Pass,
    StartPlayer,
    WyrmspanAction,
)
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, DRAGON_KIND
from dracosaur.games.wyrmspan.cards.programs import TRACK_SPACES
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, KIND_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.rival_turn import of_her_guild, of_her_steps, of_taking
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.score import rival, score_sheet


def events(before: State, seat: Seat, action: WyrmspanAction, after: State) -> tuple[Event, ...]:
    """Everything that became known with this action."""
    if before.phase == constants.KEEPING:
        return tuple(_of_keeping(before, seat, after))
    return (
        *_of_action(seat, action, after),
        *(event for player in range(after.seats) for event in changes(before, after, player)),
        *of_her_steps(before, action, after),
        *_of_cards(before, action, after),
        *of_her_guild(before, action, after),
        *_of_course(before, after),
    )


def _of_keeping(before: State, seat: int, after: State) -> Iterator[Event]:
    """In setup others learn only that somebody has chosen, until all have (W4.7)."""
    if before.picks[seat] + 1 == 5:
        yield Event("event-chosen", {"player": seat})
    if after.phase != constants.KEEPING:
        for kind in (DRAGON_KIND, CAVE_KIND):
            yield Event("event-put_back", {"kind": KIND_KEYS[kind], "n": after.pile[kind]})


def _of_action(seat: int, action: WyrmspanAction, after: State) -> Iterator[Event]:
    match action:
        case Excavate():
            yield Event("event-excavate", {"player": seat})
        case Entice():
            yield Event("event-entice", {"player": seat})
        case Explore(cave):
            yield Event("event-explore", {"player": seat, "cave": cave})
        case Pass():
            yield Event("event-pass", {"player": seat})
        case DealGuild(guild):
            yield Event("event-guild", {"guild": guild})
        case DealObjective(objective):
            yield Event("event-objective", {"objective": objective})
        case StartPlayer(first):
            yield Event("event-start", {"player": first})
        case DealDecision(card):
            yield Event("event-decision", {"rival": rival(after) or "", "card": card})


def changes(before: State, after: State, seat: int) -> Iterator[Event]:
    """What has changed of a player: goods, eggs, steps, markers and what has come onto the mat."""
    who: Values = {"player": seat}
    if after.coins[seat] != before.coins[seat]:
        yield Event("event-coins", {**who, "n": after.coins[seat] - before.coins[seat]})
    for i, kind in enumerate(RESOURCE_KEYS):
        n = after.resources[seat][i] - before.resources[seat][i]
        if n:
            yield Event("event-resource", {**who, "kind": kind, "n": n})
    if after.mat_eggs[seat] != before.mat_eggs[seat]:
        yield Event("event-mat_eggs", {**who, "n": after.mat_eggs[seat] - before.mat_eggs[seat]})
    for space in range(12):
        yield from _of_space(before, after, seat, space)
    if after.steps[seat] != before.steps[seat]:
        space = after.steps[seat] % TRACK_SPACES
        yield Event("event-steps", {**who, "n": after.steps[seat] - before.steps[seat], "space": space})
    for cell, n in enumerate(after.markers[seat]):
        if n > before.markers[seat][cell]:
            yield Event("event-marker", {**who, "cell": str(cell + 1)})


def _of_space(before: State, after: State, seat: int, space: int) -> Iterator[Event]:
    cave, column = divmod(space, 4)
    where: Values = {
        "player": seat,
        "cave": CAVE_KEYS[cave],
        "column": column + 1,
    }
    card, dragon = after.cave[seat][space], after.dragon[seat][space]
    if card != before.cave[seat][space]:
        yield Event("event-cave_placed", {**_origin(before.cave_at[card]), **where, "card": card})
    if dragon != before.dragon[seat][space]:
        yield Event("event-dragon_placed", {**_origin(before.dragon_at[dragon]), **where, "card": dragon})
        return  # a swap or a play on top brings along what lies there
    if after.eggs[seat][space] != before.eggs[seat][space]:
        yield Event("event-eggs", {**where, "n": after.eggs[seat][space] - before.eggs[seat][space]})
    if after.tucked[seat][space] != before.tucked[seat][space]:
        yield Event("event-tucked", {**where, "n": after.tucked[seat][space] - before.tucked[seat][space]})
    for i, kind in enumerate(RESOURCE_KEYS):
        n = after.cached[seat][4 * space + i] - before.cached[seat][4 * space + i]
        if n:
            yield Event("event-cached", {**where, "kind": kind, "n": n})


def _of_cards(before: State, action: WyrmspanAction, after: State) -> Iterator[Event]:
    """Cards that came into a hand or went to a discard pile, by name to those who know them (W1.4)."""
    for kind, olds, news, known, slots in (
        (DRAGON_KIND, before.dragon_at, after.dragon_at, after.dragon_known, after.dragon_slot),
        (CAVE_KIND, before.cave_at, after.cave_at, after.cave_known, after.cave_slot),
    ):
        moved = [card for card, (old, new) in enumerate(zip(olds, news, strict=True)) if old != new and card]
        hidden = [
            (news[card] - constants.IN_HAND, olds[card], card)
            for card in moved
            if constants.IN_HAND <= news[card] < constants.IN_HAND + after.seats
            and known[card] < constants.ALL_KNOW
        ]
        # Told apart from the others, because a place among them in the order of numbers would tell a number.
        for seat, old, card in sorted(hidden):
            values = {**_origin(old), "player": seat, "kind": KIND_KEYS[kind]}
            yield Event("event-card", {**values}, but=seat)
            yield Event("event-card-you", {**values, "card": card}, seats=(seat,))
        for card in moved:
            values = {**_origin(olds[card]), "kind": KIND_KEYS[kind], "card": card}
            if news[card] == constants.ON_DISPLAY:
                yield Event("event-displayed", {**values, "slot": slots.index(card) + 1})
            elif news[card] == constants.WITH_AUTOMA:
                why = of_taking(before, action, kind, card)
                yield Event("event-automa_takes", {**values, "rival": rival(after) or "", **why})
            else:
                yield from _of_open_card(values, news[card], after.seats, known[card])


def _of_open_card(values: Values, place: int, seats: int, known: int) -> Iterator[Event]:
    """A card that everybody sees on its way."""
    if constants.IN_HAND <= place < constants.IN_HAND + seats:
        if known >= constants.ALL_KNOW:
            yield Event("event-card_seen", {**values, "player": place - constants.IN_HAND})
    elif place == constants.IN_PILE:
        yield Event("event-discarded", values)


_ORIGINS: Final = {
    constants.IN_DECK: "deck",
    constants.IN_PILE: "pile",
    constants.ON_DISPLAY: "display",
    constants.ON_THE_WAY: "way",
    constants.ON_MAT: "mat",
}


def _origin(place: int) -> Values:
    """Where a card has lain; a card of a hand names the player."""
    if constants.IN_HAND <= place < constants.UNDER_DRAGON:
        return {"origin": "hand", "player": place - constants.IN_HAND}
    return {"origin": _ORIGINS.get(place, "under")}


def _of_course(before: State, after: State) -> Iterator[Event]:
    """Objectives are scored, a round begins, somebody wins."""
    scored = after.round > before.round or (after.phase >= constants.PAYMENTS > before.phase)
    if scored:
        players = max(after.seats, constants.AUTOMA + 1)
        for player in range(players):
            place = str(after.standing[player][before.round])
            yield Event("event-place", {"player": player, "round": before.round + 1, "place": place})
    if after.round > before.round:
        yield Event("event-round", {"round": after.round + 1})
    if after.phase == constants.OVER != before.phase:
        sheet = score_sheet(after)
        for row in sheet.players:
            yield Event("event-scored", {"player": row.seat, "points": row.total})
        yield Event("event-won", {"players": tuple(map(str, sheet.winners))})
