"""What a seat may know (D16), built field by field, and full states that fit it."""

from __future__ import annotations

from collections import Counter

from dracosaur.core.game import Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus import options as options_module
from dracosaur.games.draftosaurus.actions import listed
from dracosaur.games.draftosaurus.keys import BOARD_KEYS, FACE_KEYS, PHASE_KEYS, SPECIES_KEYS, Species
from dracosaur.games.draftosaurus.options import DraftosaurusOptions
from dracosaur.games.draftosaurus.rules import State, constants, must_act
from dracosaur.games.draftosaurus.rules.course import (
    decide_forced,
    free_pieces,
    hand_size,
    measure_pens,
    order_decisions,
    stage_end,
)
from dracosaur.games.draftosaurus.rules.moves import legal_leaves, legal_spots
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
    over = state.phase == constants.OVER
    rolled = state.phase > constants.ROLL or state.turn > 0 or state.round > 0 or state.second_game == 1
    started = state.phase != constants.FIRST
    bag = sum(state.bag)

    def own(i: int) -> bool:
        return i == seat

    def committed(commits: list[int], i: int, step: int, is_public: bool) -> Species | None:
        is_seen = own(i) or (is_public and _is_shown(state, step))
        return SPECIES_KEYS[commits[i] - 1] if is_seen and commits[i] > 0 else None

    is_open = state.options[constants.DISCARD_HIDDEN] == 0
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
        bag_size=bag,
        bound=tuple(state.phase == constants.TURN and is_bound(state, i) for i in seats),
        zoos=tuple(zoo_of(state, i) for i in seats),
        hand_sizes=tuple(hand_size(state, i) for i in seats),
        hands=tuple(listed(state.hand[i]) if _knows_hand(state, seat, i) else None for i in seats),
        shown=state.stage,
        decided=tuple(_has_decided(state, i) for i in seats),
        done=0 if seat is None else state.done[seat],
        chosen=tuple(committed(state.chosen, i, constants.CHOOSE, True) for i in seats),
        spots=tuple(state.spot[i] - 1 if own(i) and state.spot[i] else None for i in seats),
        dropped=tuple(committed(state.dropped, i, constants.DISCARD, is_open) for i in seats),
        discard_counts=tuple(sum(state.discards[i]) for i in seats),
        discards=tuple(listed(_known_discards(state, seat, i, is_open or over)) for i in seats),
        hidden_discards=() if seat is None else listed(state.hidden_discards[seat]),
        summer_scores=tuple(state.summer_score[: state.seats]),
        summer_trexes=tuple(state.summer_trex[: state.seats]),
        scores=tuple(score(state, i) for i in seats),
    )


def _is_shown(state: State, step: int) -> bool:
    """Whether this decision of the turn has been made and shown by everybody."""
    return step in constants.STEPS[state.plan][: state.stage]


def _has_decided(state: State, seat: int) -> bool:
    if state.phase == constants.TURN:
        return state.done[seat] == stage_end(state)
    return state.phase == constants.LEAVE and quarantined(state, seat) > 0 and state.spot[seat] > 0


def _knows_hand(state: State, viewer: int | None, seat: int) -> bool:
    """D16.6: besides the own hand those that the viewer has held earlier in this round."""
    return viewer is not None and (seat - viewer) % state.seats <= state.turn


def _known_discards(state: State, viewer: int | None, seat: int, is_open: bool) -> list[int]:
    """Hidden discards: spectators know nothing, opponents what can be worked out, its player all (D17.10)."""
    discards, hidden = state.discards[seat], state.hidden_discards[seat]
    if is_open or seat == viewer:
        return discards
    if viewer is None:
        return [0] * constants.SPECIES
    return [n - secret for n, secret in zip(discards, hidden, strict=True)]


def imagine(view: DraftosaurusView, rng: Rng) -> State:
    """A full state that the viewer cannot tell from the truth; the unknown comes from the pieces not seen."""
    state = _known_state(view)
    unseen = Counter(dict.fromkeys(SPECIES_KEYS, constants.PIECES[view.seats]))
    for i in range(view.seats):
        for pieces in view.zoos[i].values():
            unseen.subtract(piece for piece in pieces if piece is not None)
        unseen.subtract(view.discards[i])
        # A revealed piece that is still on its way to the board belongs to a hand, known or not.
        hand = view.hands[i]
        unseen.subtract(hand if hand is not None else _revealed(view, i))
    pool = rng.shuffled([species for species in SPECIES_KEYS for _ in range(unseen[species])])
    for i in range(view.seats):
        hand = view.hands[i]
        if hand is None:
            known = _revealed(view, i)
            hand = (*known, *_take(pool, view.hand_sizes[i] - len(known)))
        _count_into(state.hand[i], hand)
        lost = _take(pool, view.discard_counts[i] - len(view.discards[i]))
        _count_into(state.discards[i], (*view.discards[i], *lost))
        _count_into(
            state.hidden_discards[i], view.hidden_discards if i == view.seat else _hidden_part(view, lost)
        )
    _count_into(state.bag, pool)
    for i in range(view.seats):
        if i != view.seat:
            _imagine_decisions(state, i, view.decided[i], rng)
            if state.phase == constants.TURN and not view.decided[i]:
                decide_forced(state, i)  # the rules have done it for the true state
    state.waiting = sum(must_act(state, seat) for seat in range(state.seats))
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
        state.done[i] = view.shown
        state.chosen[i] = _number(view.chosen[i])
        state.dropped[i] = _number(view.dropped[i])
        state.spot[i] = 0 if view.spots[i] is None else view.spots[i] + 1  # type: ignore[operator]  # checked beside
        state.summer_score[i] = view.summer_scores[i]
        state.summer_trex[i] = view.summer_trexes[i]
    if view.seat is not None:
        state.done[view.seat] = view.done
    return state


def _revealed(view: DraftosaurusView, seat: int) -> tuple[Species, ...]:
    """The pieces of an unknown hand that lie open at the moment."""
    return tuple(piece for piece in (view.chosen[seat], view.dropped[seat]) if piece is not None)


def _hidden_part(view: DraftosaurusView, lost: tuple[Species, ...]) -> tuple[Species, ...]:
    """Of the discards that the viewer does not know, those of the first turn of each round."""
    if view.options.two_player_discard_visibility == "open" or view.phase == "over":
        return ()
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


def _imagine_decisions(state: State, seat: int, has_decided: bool, rng: Rng) -> None:
    """Decisions the seat may have made in secret: those of this stage, and a discard that stays hidden."""
    out = [0] * constants.MOST_LEGAL
    if state.phase == constants.LEAVE:
        if has_decided:
            state.spot[seat] = rng.choice(out[: legal_leaves(state, seat, out)]) - constants.ACT_MOVE + 1
        return
    for i in range(stage_end(state) if has_decided else state.stage):
        step = constants.STEPS[state.plan][i]
        is_new = i >= state.stage
        if step == constants.PLACE and is_new:
            state.spot[seat] = rng.choice(out[: legal_spots(state, seat, out)]) - constants.ACT_PLACE + 1
        elif step == constants.CHOOSE and is_new:
            state.chosen[seat] = rng.choice(_pieces(state, seat)) + 1
        elif step == constants.DISCARD and state.dropped[seat] == 0:
            state.dropped[seat] = rng.choice(_pieces(state, seat)) + 1
        state.done[seat] += is_new


def _pieces(state: State, seat: int) -> list[int]:
    return [species for species in range(constants.SPECIES) for _ in range(free_pieces(state, seat, species))]
