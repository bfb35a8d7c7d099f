"""What a seat knows (D16, D17.10), and everything else dealt and decided anew."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, Row, below, rule
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_CHOOSE,
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    CHOOSE,
    DISCARD,
    DISCARD_HIDDEN,
    LEAVE,
    OVER,
    PIECE_BITS,
    PLACE,
    SPECIES,
    SPECTATOR,
    SPOTS,
    STAY,
    STEPS,
    TURN,
)
from dracosaur.games.draftosaurus.rules.course import decide_forced, stage_end
from dracosaur.games.draftosaurus.rules.moves import why_not
from dracosaur.games.draftosaurus.rules.pieces import among, draw_pieces, size, up_to_each
from dracosaur.games.draftosaurus.rules.state import State


@rule
def knows_hand(s: State, seat: int, holder: int) -> bool:
    """Whether the hand is the seat's own or one that it has held earlier in this round (D16.6)."""
    return seat != SPECTATOR and (holder - seat) % s.seats <= s.turn


@rule
def is_shown(s: State, step: int) -> bool:
    """Whether this decision of the turn has been made by everybody and shown (D17.9)."""
    for i in range(s.stage):
        if STEPS[s.plan][i] == step:
            return True
    return False


@rule
def is_secret(s: State, step: int) -> bool:
    """Whether others do not know what a seat has decided at this step of the turn (D16.2, D17.10)."""
    return not is_shown(s, step) or (step == DISCARD and s.options[DISCARD_HIDDEN] == 1)


@rule
def unknown_discards(s: State, seat: int, owner: int, species: int) -> int:
    """How many of the owner's discards of the species the seat cannot know (D16.7, D17.10)."""
    if s.options[DISCARD_HIDDEN] == 0 or seat == owner or s.phase == OVER:
        return 0
    return s.discards[owner][species] if seat == SPECTATOR else s.hidden_discards[owner][species]


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """The state is a random one of those that the seat, or a spectator (-1), cannot tell from it (D16).

    Every way to deal the dinosaurs that the seat cannot locate to unknown hands, hidden discards and the bag
    is equally likely. After that everybody else who has decided in secret decides again, one decision after
    another, each legal one equally likely. A part of a joint decision is taken back: nobody else has seen it.
    """
    if s.phase == OVER:  # D16.7
        return
    redeal_pieces(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.phase == TURN:
            decide_again(s, other, rng)
        elif other != seat and s.phase == LEAVE and s.spot[other] > 0:
            s.spot[other] = 0
            s.spot[other] = 1 + any_legal(s, other, ACT_MOVE, STAY + 1, rng)


@rule
def redeal_pieces(s: State, seat: int, rng: Row) -> None:
    """Unknown hands, hidden discards and the bag are dealt from all that lies there together."""
    pool = 0
    for species in range(SPECIES):
        pool |= s.bag[species] << (PIECE_BITS * species)
    for other in range(s.seats):
        pool += loose_in_hand(s, seat, other) + loose_discards(s, seat, other)
    for other in range(s.seats):
        pool = redeal_hand(s, other, loose_in_hand(s, seat, other), pool, rng)
        pool = redeal_discards(s, other, loose_discards(s, seat, other), pool, rng)
    for species in range(SPECIES):
        s.bag[species] = among(pool, species)


@rule
def redeal_hand(s: State, holder: int, loose: int, pool: int, rng: Row) -> int:
    """Pieces of the pool stand for the loose ones of the hand; returns what is left of the pool."""
    drawn = draw_pieces(rng, up_to_each(pool), size(loose))
    for species in range(SPECIES):
        s.hand[holder][species] += among(drawn, species) - among(loose, species)
    return pool - drawn


@rule
def redeal_discards(s: State, owner: int, loose: int, pool: int, rng: Row) -> int:
    """The same for the loose discards; those of first turns are drawn first and hidden from the opponent."""
    if loose == 0:
        return pool
    n = 0
    for species in range(SPECIES):
        n += s.hidden_discards[owner][species]
    first = draw_pieces(rng, up_to_each(pool), n)
    drawn = first + draw_pieces(rng, up_to_each(pool - first), size(loose) - n)
    for species in range(SPECIES):
        s.hidden_discards[owner][species] = among(first, species)
        s.discards[owner][species] += among(drawn, species) - among(loose, species)
    return pool - drawn


@rule
def loose_in_hand(s: State, seat: int, holder: int) -> int:
    """The pieces of a hand that the seat cannot know: in an unknown hand all that do not lie open."""
    if knows_hand(s, seat, holder):
        return 0
    pieces = 0
    for species in range(SPECIES):
        pieces |= s.hand[holder][species] << (PIECE_BITS * species)
    if s.chosen[holder] > 0 and not is_secret(s, CHOOSE):
        pieces -= 1 << (PIECE_BITS * (s.chosen[holder] - 1))
    if s.dropped[holder] > 0 and not is_secret(s, DISCARD):
        pieces -= 1 << (PIECE_BITS * (s.dropped[holder] - 1))
    return pieces


@rule
def loose_discards(s: State, seat: int, owner: int) -> int:
    """The discards of the owner that the seat cannot know."""
    pieces = 0
    for species in range(SPECIES):
        pieces |= unknown_discards(s, seat, owner, species) << (PIECE_BITS * species)
    return pieces


@rule
def decide_again(s: State, seat: int, rng: Row) -> None:
    """What others cannot know of the seat's decisions of this turn is decided anew, if it is decided."""
    end = stage_end(s)
    has_decided = s.done[seat] == end
    for i in range(end):
        step = STEPS[s.plan][i]
        if is_secret(s, step):
            is_made = has_decided or i < s.stage
            s.done[seat] = i
            if step == CHOOSE:
                s.chosen[seat] = 0  # a piece already chosen would not be free
                s.chosen[seat] = 1 + any_legal(s, seat, ACT_CHOOSE, SPECIES, rng) if is_made else 0
            elif step == PLACE:
                s.spot[seat] = 1 + any_legal(s, seat, ACT_PLACE, SPOTS, rng) if is_made else 0
            else:
                s.dropped[seat] = 1 + any_legal(s, seat, ACT_DISCARD, SPECIES, rng) if is_made else 0
    s.done[seat] = end if has_decided else s.stage
    if not has_decided:
        decide_forced(s, seat)


@rule
def any_legal(s: State, seat: int, first: int, n: int, rng: Row) -> int:
    """One of the numbers below n, each equally likely, for which the action first + number is legal."""
    number = below(rng, CHOICES, n)
    while why_not(s, seat, first + number) != 0:
        number = below(rng, CHOICES, n)
    return number
