"""Full states that fit a view: what it tells, and the rest dealt by the rules (W1.3 to W1.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, DRAGON_KIND, OP, TUCK
from dracosaur.games.wyrmspan.cards.programs import NESTS, NODE
from dracosaur.games.wyrmspan.keys import DECISION_KEYS, GUILD_KEYS, OBJECTIVE_KEYS, PHASE_KEYS
from dracosaur.games.wyrmspan.rules import State, constants, redeal
from dracosaur.games.wyrmspan.rules.course import PICKS
from dracosaur.games.wyrmspan.rules.knowledge import asks_again, card_in_mind, hides_card
from dracosaur.games.wyrmspan.view import AutomaView, PlayerView, WyrmspanView


def imagine(view: WyrmspanView, rng: Rng) -> State:
    """A full state that fits the view, any of them equally likely (see `redeal`)."""
    state = open_table(view)
    _place_known(state, view)
    _place_unknown(state, view)
    if view.actor == view.seat:
        asks_again(state)
    redeal(state, constants.SPECTATOR if view.seat is None else view.seat, rng.row)
    return state


def open_table(view: WyrmspanView) -> State:
    """What lies open on the table, without any card in a place that only some can see."""
    state = State()
    state.seats = view.seats
    state.options = options_module.to_row(view.options)
    state.phase = PHASE_KEYS.index(view.phase)
    state.round, state.start, state.turn = view.round - 1, view.start, view.turn
    state.served, state.wanted = view.served, view.wanted
    state.actor, state.did, state.kind, state.shown = view.actor, view.did, view.kind, view.shown
    state.guild = GUILD_KEYS.index(view.guild) if view.guild else 0
    state.objective = [OBJECTIVE_KEYS.index(name) + 1 if name else 0 for name in view.objectives]
    state.dragon_slot, state.cave_slot = list(view.dragon_slots), list(view.cave_slots)
    state.deck = list(view.decks)
    state.pile = [len(view.dragon_pile), len(view.cave_pile)]
    state.tally = list(view.tally)
    state.depth = len(view.frames)
    for i, frame in enumerate(view.frames):
        state.stack[i * constants.FRAME : (i + 1) * constants.FRAME] = frame
    for seat, player in enumerate(view.players):
        _fill_player(state, seat, player)
    if view.automa is not None:
        _fill_automa(state, view.automa)
    return state


def _fill_player(state: State, seat: int, player: PlayerView) -> None:
    state.coins[seat] = player.coins
    state.resources[seat] = list(player.resources)
    state.dragon_cards[seat], state.cave_cards[seat] = player.dragon_cards, player.cave_cards
    state.mat_eggs[seat] = player.mat_eggs
    state.nest_count[seat] = 2
    state.egg_count[seat] = player.mat_eggs
    state.explored[seat] = list(player.explored)
    state.passed[seat] = int(player.passed)
    state.picks[seat] = player.picks or (PICKS if player.has_chosen else 0)
    state.steps[seat] = player.steps
    state.markers[seat] = list(player.markers)
    state.placed[seat] = sum(player.markers)
    state.standing[seat] = list(player.standing)
    state.fresh[seat], state.used[seat], state.paid_vp[seat] = player.fresh, player.used, player.paid_vp
    for i, space in enumerate(player.spaces):
        state.dragon[seat][i], state.cave[seat][i] = space.dragon, space.cave
        state.eggs[seat][i], state.tucked[seat][i] = space.eggs, space.tucked
        state.growth[seat][i] = space.growth
        state.cached[seat][4 * i : 4 * i + 4] = space.cached
        state.egg_count[seat] += space.eggs
        state.nest_count[seat] += NESTS[space.dragon]
        state.settled[seat][i // 4] += space.dragon > 0
        state.excavated[seat][i // 4] += space.excavated


def _fill_automa(state: State, automa: AutomaView) -> None:
    me = constants.AUTOMA
    state.steps[me] = automa.steps
    state.markers[me] = list(automa.markers)
    state.placed[me] = sum(automa.markers)
    state.standing[me] = list(automa.standing)
    state.passed[me] = int(automa.passed)
    state.decisions = sum(1 << DECISION_KEYS.index(key) for key in automa.turned)
    state.turned = len(automa.turned)
    state.decision = DECISION_KEYS.index(automa.decision) if automa.decision else 0
    state.automa_cards = [len(automa.dragons), len(automa.caves)]
    state.objective_coins = automa.objective_coins


def _put(state: State, kind: int, cards: Iterable[int], where: int, level: int) -> None:
    """These cards are there, and so many know it; 0 is no card."""
    places, known = (
        (state.dragon_at, state.dragon_known) if kind == DRAGON_KIND else (state.cave_at, state.cave_known)
    )
    for card in cards:
        if card:
            places[card], known[card] = where, level


def _place_known(state: State, view: WyrmspanView) -> None:
    """Every card whose place the viewer knows is there."""
    seen = constants.ALL_KNOW
    _put(state, DRAGON_KIND, view.dragon_slots, constants.ON_DISPLAY, seen)
    _put(state, CAVE_KIND, view.cave_slots, constants.ON_DISPLAY, seen)
    _put(state, DRAGON_KIND, view.dragon_pile, constants.IN_PILE, seen)
    _put(state, CAVE_KIND, view.cave_pile, constants.IN_PILE, seen)
    _put(state, DRAGON_KIND, view.left_out, constants.OUT_OF_GAME, constants.NOBODY_KNOWS)
    _put(state, DRAGON_KIND, view.on_the_way, constants.ON_THE_WAY, constants.OWNER_KNOWS)
    _put(state, DRAGON_KIND, view.on_the_way_seen, constants.ON_THE_WAY, seen)
    _put(state, CAVE_KIND, (view.cave_on_the_way,), constants.ON_THE_WAY, seen)
    if view.automa is not None:
        _put(state, DRAGON_KIND, view.automa.dragons, constants.WITH_AUTOMA, seen)
        _put(state, CAVE_KIND, view.automa.caves, constants.WITH_AUTOMA, seen)
    for seat, player in enumerate(view.players):
        under = constants.UNDER_DRAGON + seat
        _put(state, DRAGON_KIND, (space.dragon for space in player.spaces), constants.ON_MAT, seen)
        _put(state, CAVE_KIND, (space.cave for space in player.spaces), constants.ON_MAT, seen)
        _put(state, DRAGON_KIND, player.seen_tucked, under, constants.ALL_SEE_UNDER)
        if seat == view.seat:
            _place_own(state, seat, player)
        else:
            _place_seen(state, seat, player)
        _put(state, CAVE_KIND, player.seen_caves, constants.IN_HAND + seat, seen)


def _place_own(state: State, seat: int, player: PlayerView) -> None:
    """The viewer's own cards, those that he put back in setup among them."""
    hand, under, back = constants.IN_HAND + seat, constants.UNDER_DRAGON + seat, constants.PUT_BACK + seat
    mine = constants.OWNER_KNOWS
    _put(state, DRAGON_KIND, player.hand_dragons, hand, mine)
    _put(state, CAVE_KIND, player.hand_caves, hand, mine)
    _put(state, DRAGON_KIND, player.own_tucked, under, mine)
    _put(state, DRAGON_KIND, (card for card in player.put_back if card > 0), back, mine)
    _put(state, CAVE_KIND, (-card for card in player.put_back if card < 0), back, mine)
    for card in player.seen_dragons:
        state.dragon_known[card] = constants.ALL_KNOW


def _place_seen(state: State, seat: int, player: PlayerView) -> None:
    """Cards that all saw coming to another player are in his hand while there is room, else tucked (W1.5)."""
    mind = card_in_mind(state)
    room = player.dragon_cards - int(_tucks_secretly(state, seat))
    cards = sorted(player.seen_dragons, key=lambda card: card != mind)  # what he has in mind he still holds
    _put(state, DRAGON_KIND, cards[:room], constants.IN_HAND + seat, constants.ALL_KNOW)
    _put(state, DRAGON_KIND, cards[room:], constants.UNDER_DRAGON + seat, constants.ALL_KNOW)


def _tucks_secretly(state: State, seat: int) -> bool:
    """Whether the player has picked a card of his hand that the viewer has not seen."""
    top = (state.depth - 1) * constants.FRAME
    return (
        hides_card(state)
        and state.stack[top + constants.SEAT_AT] == seat
        and state.stack[top + constants.MEMO_AT] == 0
        and NODE[state.stack[top + constants.NODE_AT]][OP] == TUCK
    )


def _place_unknown(state: State, view: WyrmspanView) -> None:
    """Any other cards fill the places that the viewer cannot look into; the rest is in the decks."""
    dragons, caves = (
        iter(_at(state.dragon_at, constants.IN_DECK)),
        iter(_at(state.cave_at, constants.IN_DECK)),
    )
    theirs = constants.OWNER_KNOWS
    drawn = view.on_the_way_count - len(view.on_the_way)
    _put(state, DRAGON_KIND, islice(dragons, drawn), constants.ON_THE_WAY, theirs)
    for seat, player in enumerate(view.players):
        hand, under = constants.IN_HAND + seat, constants.UNDER_DRAGON + seat
        held = player.dragon_cards - state.dragon_at.count(hand)
        tucked = sum(space.tucked for space in player.spaces) - state.dragon_at.count(under)
        _put(state, DRAGON_KIND, islice(dragons, held), hand, theirs)
        _put(state, CAVE_KIND, islice(caves, player.cave_cards - state.cave_at.count(hand)), hand, theirs)
        # Of his own tucked cards the viewer does not know those that nobody knows (W11.2).
        level = constants.NOBODY_KNOWS if seat == view.seat else theirs
        _put(state, DRAGON_KIND, islice(dragons, tucked), under, level)
    if hides_card(state) and card_in_mind(state) == 0:
        top = (state.depth - 1) * constants.FRAME
        owner = state.stack[top + constants.SEAT_AT]
        where = constants.IN_HAND + owner if _tucks_secretly(state, owner) else constants.ON_THE_WAY
        state.stack[top + constants.MEMO_AT] = next(
            card for card in _at(state.dragon_at, where) if state.dragon_known[card] == theirs
        )


def _at(places: list[int], where: int) -> list[int]:
    """The cards in that place."""
    return [card for card, place in enumerate(places) if card and place == where]
