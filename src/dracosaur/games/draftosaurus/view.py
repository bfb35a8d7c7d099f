"""What a seat may know (D16), built field by field, and full states that fit it."""

from __future__ import annotations

from collections import Counter

from dracosaur.core.game import Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus import options as options_module
from dracosaur.games.draftosaurus.actions import listed
from dracosaur.games.draftosaurus.keys import BOARD_KEYS, FACE_KEYS, PHASE_KEYS, SPECIES_KEYS, Species
from dracosaur.games.draftosaurus.options import DraftosaurusOptions
from dracosaur.games.draftosaurus.rules import State, constants, must_act, redeal
from dracosaur.games.draftosaurus.rules.course import hand_size, measure_pens, order_decisions, stage_end
from dracosaur.games.draftosaurus.rules.knowledge import is_secret, knows_hand, unknown_discards
from dracosaur.games.draftosaurus.rules.placement import is_bound, quarantined
from dracosaur.games.draftosaurus.rules.scoring import score
from dracosaur.games.draftosaurus.zoo import Zoo, fill_zoo, zoo_of


class DraftosaurusView(Value, frozen=True):
    """The table from one seat; `seat` is None for a spectator."""

    seat: int | None
    seats: int
    options: DraftosaurusOptions
    board: str  # the side in play
    second_game: bool
    phase: str
    round: int  # from 1
    rounds: int
    turn: int  # of the round, from 1
    turns: int
    first_roller: int | None  # None until chance has named it
    roller: int | None  # who has the die
    die: str | None  # the last roll
    dealt: int  # hands dealt in this round
    bag_size: int
    bound: tuple[bool, ...]  # who has to obey the die
    zoos: tuple[Zoo, ...]
    hand_sizes: tuple[int, ...]
    hands: tuple[tuple[Species, ...] | None, ...]  # the own hand and those it remembers (D16.6)
    shown: int  # decisions of this turn that everybody has made and seen
    decided: tuple[bool, ...]  # who has decided all that is asked now
    done: int  # decisions the viewer has made in this turn
    chosen: tuple[Species | None, ...]  # revealed, or the own
    spots: tuple[int | None, ...]  # where the own dinosaur will go (number of the spot in the rules)
    dropped: tuple[Species | None, ...]  # revealed discards of this turn, or the own
    discard_counts: tuple[int, ...]
    discards: tuple[tuple[Species, ...], ...]  # as far as the viewer knows them
    hidden_discards: tuple[Species, ...]  # own ones that the opponent cannot work out (D17.10)
    summer_scores: tuple[int, ...]
    summer_trexes: tuple[int, ...]
    scores: tuple[int, ...]  # as the boards stand (D12.4)


def view(state: State, seat: Seat | None) -> DraftosaurusView:
    """The table as the seat knows it."""
    seats = range(state.seats)
    viewer = constants.SPECTATOR if seat is None else seat
    rolled = state.phase > constants.ROLL or state.turn > 0 or state.round > 0 or state.second_game == 1
    started = state.phase != constants.FIRST

    def committed(commits: list[int], i: int, step: int) -> Species | None:
        is_seen = i == seat or not is_secret(state, step)
        return SPECIES_KEYS[commits[i] - 1] if is_seen and commits[i] > 0 else None

    return DraftosaurusView(
        seat=seat,
        seats=state.seats,
        options=options_module.from_row(state.options),
        board=BOARD_KEYS[state.board],
        second_game=state.second_game == 1,
        phase=PHASE_KEYS[state.phase],
        round=state.round + 1,
        rounds=constants.ROUNDS[state.seats],
        turn=state.turn + 1,
        turns=constants.TURNS[state.seats],
        first_roller=state.first_roller if started else None,
        roller=state.roller if started else None,
        die=FACE_KEYS[state.die] if rolled else None,
        dealt=state.dealt,
        bag_size=sum(state.bag),
        bound=tuple(state.phase == constants.TURN and is_bound(state, i) for i in seats),
        zoos=tuple(zoo_of(state, i) for i in seats),
        hand_sizes=tuple(hand_size(state, i) for i in seats),
        hands=tuple(listed(state.hand[i]) if knows_hand(state, viewer, i) else None for i in seats),
        shown=state.stage,
        decided=tuple(_has_decided(state, i) for i in seats),
        done=0 if seat is None else state.done[seat],
        chosen=tuple(committed(state.chosen, i, constants.CHOOSE) for i in seats),
        spots=tuple(state.spot[i] - 1 if i == seat and state.spot[i] else None for i in seats),
        dropped=tuple(committed(state.dropped, i, constants.DISCARD) for i in seats),
        discard_counts=tuple(sum(state.discards[i]) for i in seats),
        discards=tuple(listed(_known_discards(state, viewer, i)) for i in seats),
        hidden_discards=() if seat is None else listed(state.hidden_discards[seat]),
        summer_scores=tuple(state.summer_score[: state.seats]),
        summer_trexes=tuple(state.summer_trex[: state.seats]),
        scores=tuple(score(state, i) for i in seats),
    )


def _has_decided(state: State, seat: int) -> bool:
    if state.phase == constants.TURN:
        return state.done[seat] == stage_end(state)
    return state.phase == constants.LEAVE and quarantined(state, seat) > 0 and state.spot[seat] > 0


def _known_discards(state: State, viewer: int, owner: int) -> list[int]:
    """Hidden discards: spectators know nothing, opponents what can be worked out, its player all (D17.10)."""
    return [
        n - unknown_discards(state, viewer, owner, species) for species, n in enumerate(state.discards[owner])
    ]


def imagine(view: DraftosaurusView, rng: Rng) -> State:
    """A full state that the viewer cannot tell from the truth, drawn as `redeal` says."""
    state = _known_state(view)
    unseen = Counter(dict.fromkeys(SPECIES_KEYS, constants.PIECES[view.seats]))
    for i in range(view.seats):
        for pieces in view.zoos[i].values():
            unseen.subtract(piece for piece in pieces if piece is not None)
        unseen.subtract((*view.discards[i], *_known_hand(view, i)))
    pool = list(unseen.elements())  # `redeal` mixes them: for the moment any of them may lie anywhere
    for i in range(view.seats):
        hand, lost = _known_hand(view, i), _take(pool, view.discard_counts[i] - len(view.discards[i]))
        _count_into(state.hand[i], (*hand, *_take(pool, view.hand_sizes[i] - len(hand))))
        _count_into(state.discards[i], (*view.discards[i], *lost))
        _count_into(state.hidden_discards[i], _hidden_part(view, i, lost))
    _count_into(state.bag, pool)
    redeal(state, constants.SPECTATOR if view.seat is None else view.seat, rng.row)
    return state


def _known_state(view: DraftosaurusView) -> State:
    """The state with everything that the view says in numbers; hands, discards and bag are still empty."""
    state = State()
    state.seats = view.seats
    state.options = options_module.to_row(view.options)
    state.board = BOARD_KEYS.index(view.board)
    order_decisions(state)
    measure_pens(state)
    state.second_game = int(view.second_game)
    state.phase = PHASE_KEYS.index(view.phase)
    state.round, state.turn = view.round - 1, view.turn - 1
    state.first_roller, state.roller = view.first_roller or 0, view.roller or 0
    state.die = FACE_KEYS.index(view.die) if view.die is not None else 0
    state.dealt, state.stage = view.dealt, view.shown
    for i in range(view.seats):
        fill_zoo(state, i, view.zoos[i])
        state.chosen[i] = _number(view.chosen[i])
        state.dropped[i] = _number(view.dropped[i])
        state.summer_score[i] = view.summer_scores[i]
        state.summer_trex[i] = view.summer_trexes[i]
        _fill_decisions(state, view, i)
    return state


def _fill_decisions(state: State, view: DraftosaurusView, seat: int) -> None:
    """How far the seat is, as far as the viewer knows; what it has decided in secret `redeal` fills in."""
    spot = view.spots[seat]
    if state.phase == constants.TURN:
        state.done[seat] = stage_end(state) if view.decided[seat] else view.shown
        if seat == view.seat:
            state.done[seat] = view.done
    elif view.decided[seat] and spot is None:
        spot = constants.RIVER  # D12.1: it may always go there
    state.spot[seat] = 0 if spot is None else spot + 1
    state.waiting += must_act(state, seat)


def _known_hand(view: DraftosaurusView, seat: int) -> tuple[Species, ...]:
    """The hand as far as the viewer knows it: of an unknown one the pieces that lie open at the moment."""
    shown = (piece for piece in (view.chosen[seat], view.dropped[seat]) if piece is not None)
    hand = view.hands[seat]
    return tuple(shown) if hand is None else hand


def _hidden_part(view: DraftosaurusView, seat: int, lost: tuple[Species, ...]) -> tuple[Species, ...]:
    """The own hidden discards; of an unknown pile the first ones stand for those of first turns."""
    if seat == view.seat:
        return view.hidden_discards
    return lost[: view.round - 1 + (1 if view.turn > 1 else 0)]


def _take(pool: list[Species], n: int) -> tuple[Species, ...]:
    taken = tuple(pool[:n])
    del pool[:n]
    return taken


def _count_into(counts: list[int], pieces: tuple[Species, ...] | list[Species]) -> None:
    for species in pieces:
        counts[SPECIES_KEYS.index(species)] += 1


def _number(species: Species | None) -> int:
    return 0 if species is None else SPECIES_KEYS.index(species) + 1
