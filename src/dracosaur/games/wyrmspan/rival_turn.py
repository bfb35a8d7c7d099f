"""What the Automa did with her card, part by part, each with the rule that made her do it (A5 to A9, A13).

She has no choice and no secrets but the deck (A14.6): everything told here lies open on the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event
from dracosaur.core.values import Values
from dracosaur.games.wyrmspan.actions import DealDecision, WyrmspanAction
from dracosaur.games.wyrmspan.cards import AUTOMA
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, DRAGON_KIND
from dracosaur.games.wyrmspan.cards.components import DecisionCard
from dracosaur.games.wyrmspan.cards.programs import (
    AUTOMA_CAVE_VP,
    AUTOMA_DRAGON_VP,
    BROWN,
    GUILD_ROWS,
    TRACK_SPACES,
)
from dracosaur.games.wyrmspan.keys import DECISION_KEYS
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.marking import is_free
from dracosaur.games.wyrmspan.rules.scoring import quantity
from dracosaur.games.wyrmspan.score import rival

ME = constants.AUTOMA


def card_of(before: State, action: WyrmspanAction) -> DecisionCard:
    """The card that she carries out; after a refresh it was turned over some chance actions ago."""
    return AUTOMA.cards[action.card if isinstance(action, DealDecision) else DECISION_KEYS[before.decision]]


def of_her_steps(before: State, action: WyrmspanAction, after: State) -> Iterator[Event]:
    """What comes before she takes anything: the display, the objective, her way on the guild track (A5.2)."""
    who = rival(after)
    if who is None:
        return
    passes = after.passed[ME] > before.passed[ME]
    n = after.steps[ME] - before.steps[ME]
    card = card_of(before, action)
    if isinstance(action, DealDecision) and card.refreshes and not passes:
        yield Event("event-automa_refresh", {"rival": who, "rule": "A9.1"})
    if n > 0:  # every card has at least one step: it is carried out
        yield from _of_objective(before, card, who)
        yield Event("event-automa_steps", {"rival": who, "n": n, **_way(before, card, n)})


def of_her_guild(before: State, action: WyrmspanAction, after: State) -> Iterator[Event]:
    """What comes last: a marker on the guild tile, and her pass."""
    who = rival(after)
    if who is None:
        return
    card = card_of(before, action)
    marked = [cell for cell, n in enumerate(after.markers[ME]) if n > before.markers[ME][cell]]
    rows = tuple(str(row + 1) for row in range(GUILD_ROWS + 1) if row == GUILD_ROWS or is_free(before, row))
    for cell in marked:
        counted: Values = {"number": card.guild or 0, "rows": rows, "rule": "A7.3"}
        yield Event("event-automa_marker", {"rival": who, "cell": str(cell + 1), **counted})
    n = after.steps[ME] - before.steps[ME]
    if n > 0 and card.guild is not None and not marked and _is_brown_met(before, n):
        yield Event("event-automa_no_marker", {"rival": who, "rule": "A7.4"})
    if after.passed[ME] > before.passed[ME]:
        by = "icon" if isinstance(action, DealDecision) and n == 0 else "deck"
        yield Event("event-automa_pass", {"rival": who, "by": by, "rule": "A5.2"})


def of_taking(before: State, action: WyrmspanAction, kind: int, number: int) -> Values:
    """Why this card of the display became hers: the slot that her card names, and where it lay."""
    card = card_of(before, action)
    slots = before.dragon_slot if kind == DRAGON_KIND else before.cave_slot
    # The last card of a refreshed display is dealt and taken at once: it came into the empty slot.
    slot = slots.index(number if number in slots else 0) + 1
    named = card.dragon if kind == DRAGON_KIND else (card.cave or 0)
    rule = "A7.6" if slot != named else "A7.1" if kind == DRAGON_KIND else "A7.2"
    vp = AUTOMA_CAVE_VP if kind == CAVE_KIND else AUTOMA_DRAGON_VP[before.options[constants.LEVEL]]
    return {"slot": slot, "named": named, "points": vp, "rule": rule}


def _of_objective(before: State, card: DecisionCard, who: str) -> Iterator[Event]:
    """Her coins on the objective of the round, if their number changes (A8.1)."""
    trial = before.copy()
    trial.objective_coins = max(0, before.objective_coins + card.objective)
    if trial.objective_coins != before.objective_coins:
        values: Values = {"round": before.round + 1, "coins": trial.objective_coins}
        counted: Values = {"hers": quantity(trial, ME), "yours": quantity(trial, 0)}
        change = trial.objective_coins - before.objective_coins
        yield Event(
            "event-automa_objective", {"rival": who, "n": change, **values, **counted, "rule": "A8.1"}
        )


def _way(before: State, card: DecisionCard, n: int) -> Values:
    """From where to where, and what said so: a number of her card, or a cave of the player (A6.1, A13.1)."""
    start = before.steps[ME] % TRACK_SPACES
    way: Values = {"start": start, "at": (start + n) % TRACK_SPACES, "brown": int(_is_brown_met(before, n))}
    if isinstance(card.advance, tuple):
        return {**way, "by": "round", "round": before.round + 1, "rule": "A6.1"}
    plus = card.advance.plus
    return {**way, "by": card.advance.cave, "spaces": n - plus, "plus": plus, "rule": "A13.1"}


def _is_brown_met(before: State, n: int) -> bool:
    """Whether one of her next steps ends on a brown space (A6.3)."""
    return any(BROWN[(before.steps[ME] + step) % TRACK_SPACES] for step in range(1, n + 1))
