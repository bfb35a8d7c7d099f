"""What is secret and what is remembered in Draftosaurus: D16 and D17.10, without a look at the view."""

from __future__ import annotations

from dracosaur.core.conformance import Contract
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import free_pieces, stage_end
from dracosaur.games.draftosaurus.rules.moves import legal_leaves, legal_spots

Place = list[int]  # counts of species somewhere in the state


def unknown_hands(state: State, viewer: Seat | None) -> list[int]:
    """D16.6: in turn t seat i knows the hands of seats i … i + t - 1; a spectator knows none."""
    if viewer is None:
        return list(range(state.seats))
    known = {(viewer + k) % state.seats for k in range(state.turn + 1)}
    return [seat for seat in range(state.seats) if seat not in known]


def scramble(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Exchange pieces where the viewer cannot look, and redo decisions not yet revealed (D16.2)."""
    other = state.copy()
    if other.phase == constants.OVER:
        return other  # D16.7: nothing is secret any more
    hidden: list[tuple[Place, list[int]]] = [(other.bag, [0] * constants.SPECIES)]
    for seat in unknown_hands(other, viewer):
        pinned = [0] * constants.SPECIES  # pieces of the hand that lie open on their way to the board
        for commit, step in (
            (other.chosen[seat], constants.CHOOSE),
            (other.dropped[seat], constants.DISCARD),
        ):
            is_open = step == constants.CHOOSE or not other.options[constants.DISCARD_HIDDEN]
            if commit and is_open and is_revealed(other, step):
                pinned[commit - 1] += 1
        hidden.append((other.hand[seat], pinned))
    piles = hidden_discards(other, viewer)
    hidden += [(pile, [0] * constants.SPECIES) for pile in piles]
    mix(hidden, rng)
    if other.options[constants.DISCARD_HIDDEN]:
        resum_discards(state, other, viewer)
    redo_secret_decisions(other, viewer, rng)
    return other


def is_revealed(state: State, step: int) -> bool:
    return step in constants.STEPS[state.plan][: state.stage]


def hidden_discards(state: State, viewer: Seat | None) -> list[Place]:
    """D17.10: the discards of first turns are unknown to the opponent, all discards to a spectator."""
    if not state.options[constants.DISCARD_HIDDEN]:
        return []
    if viewer is not None:
        return [state.hidden_discards[seat] for seat in range(state.seats) if seat != viewer]
    piles = []
    for seat in range(state.seats):
        later = [n - k for n, k in zip(state.discards[seat], state.hidden_discards[seat], strict=True)]
        state.discards[seat] = (
            later  # for the moment only the later ones; `resum_discards` adds the others again
        )
        piles += [state.hidden_discards[seat], state.discards[seat]]
    return piles


def resum_discards(before: State, after: State, viewer: Seat | None) -> None:
    """The discards contain the hidden ones, which have changed."""
    for seat in range(after.seats):
        for species in range(constants.SPECIES):
            if viewer is None:
                after.discards[seat][species] += after.hidden_discards[seat][species]
            else:
                change = after.hidden_discards[seat][species] - before.hidden_discards[seat][species]
                after.discards[seat][species] += change


def mix(hidden: list[tuple[Place, list[int]]], rng: Rng) -> None:
    """Put all loose pieces together and deal them out again in the same numbers."""
    pool: list[int] = []
    sizes = []
    for counts, pinned in hidden:
        loose = [n - fixed for n, fixed in zip(counts, pinned, strict=True)]
        pool += [species for species, n in enumerate(loose) for _ in range(n)]
        sizes.append(sum(loose))
    pool = rng.shuffled(pool)
    for (counts, pinned), size in zip(hidden, sizes, strict=True):
        counts[:] = pinned
        for _ in range(size):
            counts[pool.pop()] += 1


def redo_secret_decisions(state: State, viewer: Seat | None, rng: Rng) -> None:
    """Who has decided is public, what is not: other seats get other decisions that they might have made."""
    out = [0] * constants.MOST_LEGAL
    for seat in range(state.seats):
        if seat == viewer:
            continue
        if state.phase == constants.LEAVE and state.spot[seat]:
            state.spot[seat] = rng.choice(out[: legal_leaves(state, seat, out)]) - constants.ACT_MOVE + 1
        if state.phase != constants.TURN:
            continue
        steps = constants.STEPS[state.plan][: state.done[seat]]
        secret = [step for i, step in enumerate(steps) if i >= state.stage]
        if (
            constants.DISCARD in steps
            and state.options[constants.DISCARD_HIDDEN]
            and constants.DISCARD not in secret
        ):
            secret.append(constants.DISCARD)
        for step, commits in ((constants.CHOOSE, state.chosen), (constants.DISCARD, state.dropped)):
            if step in secret:
                commits[seat] = 0
        for step in secret:
            if step == constants.PLACE:
                state.spot[seat] = rng.choice(out[: legal_spots(state, seat, out)]) - constants.ACT_PLACE + 1
            else:
                pieces = [k for k in range(constants.SPECIES) if free_pieces(state, seat, k) > 0]
                (state.chosen if step == constants.CHOOSE else state.dropped)[seat] = rng.choice(pieces) + 1
        if state.done[seat] < stage_end(state) and state.done[seat] > state.stage:
            # Under `joint` somebody may be halfway; nobody else can know that.
            state.done[seat] = state.stage
            state.chosen[seat] = 0 if constants.CHOOSE in secret else state.chosen[seat]
            state.spot[seat] = 0 if constants.PLACE in secret else state.spot[seat]
            state.dropped[seat] = (
                0
                if constants.DISCARD in secret and constants.DISCARD in steps[state.stage :]
                else state.dropped[seat]
            )


def disturb(state: State, viewer: Seat | None, rng: Rng) -> State | None:
    """Change a hand that the viewer knows, the own one or one passed on in this round, by one piece."""
    if viewer is None or state.phase not in (constants.TURN, constants.ROLL):
        return None
    known = [seat for seat in range(state.seats) if seat not in unknown_hands(state, viewer)]
    seat = rng.choice(known)
    loose = [species for species in range(constants.SPECIES) if state.hand[seat][species] > 0]
    if not loose:
        return None
    changed = state.copy()
    species = rng.choice(loose)
    changed.hand[seat][species] -= 1
    changed.hand[seat][(species + 1) % constants.SPECIES] += 1
    return changed


def conserve(state: State) -> None:
    """D19.1 to D19.3: no piece is lost or made; hands and zoos have the right sizes."""
    seats = range(state.seats)
    for species in range(constants.SPECIES):
        on_boards = sum(
            state.zoo[seat][place * constants.SPECIES + species]
            for seat in seats
            for place in range(constants.PLACES)
        )
        in_hands = sum(state.hand[seat][species] for seat in seats)
        discarded = sum(state.discards[seat][species] for seat in seats)
        total = state.bag[species] + in_hands + on_boards + discarded
        assert total == constants.PIECES[state.seats], f"species {species}: {total}"
        assert state.bag[species] >= 0
        for seat in seats:
            assert 0 <= state.hidden_discards[seat][species] <= state.discards[seat][species]
    for seat in seats:
        for place in range(constants.PLACES):
            counts = state.zoo[seat][place * constants.SPECIES : (place + 1) * constants.SPECIES]
            assert sum(counts) == state.count[seat][place] <= state.capacity[place]
            assert (state.settled[seat] >> place) & 1 == (sum(counts) > 0)
            assert (state.with_trex[seat] >> place) & 1 == (counts[constants.TYRANNOSAURUS] > 0)
            assert (state.full[seat] >> place) & 1 == (sum(counts) == state.capacity[place])
        if state.phase == constants.OVER:
            assert sum(state.count[seat]) == constants.ZOO_SIZE
        if state.phase in (constants.ROLL, constants.TURN) and state.stage == 0:
            size = constants.HAND - state.turn * (2 if state.seats == 2 else 1)
            assert sum(state.hand[seat]) == size


CONTRACT = Contract(load("draftosaurus"), scramble, disturb, conserve)
