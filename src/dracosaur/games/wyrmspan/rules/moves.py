"""The decisions as numbers: who owes one, what is legal, what chance can give."""

from __future__ import annotations

from dracosaur.core.twin import DRAWS, ROLLS, Row, below, rule
from dracosaur.games.wyrmspan.cards.codes import RESOURCES
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    DECISION_DECK,
    DECISIONS,
    DRAGON_CARDS,
    OBJECTIVE_SIDES,
    OBJECTIVE_SOLO,
    ROUNDS,
)
from dracosaur.games.wyrmspan.rules.constants import (
    A_CAVE,
    A_DRAGON,
    A_GUILD,
    A_START_PLAYER,
    ACT_CAVE_CARD,
    ACT_DRAGON,
    ACT_RESOURCE,
    ALL_ACTIONS,
    AN_OBJECTIVE,
    BIT_OF,
    CHANCE,
    DEAL_CAVE,
    DEAL_DECISION,
    DEAL_DRAGON,
    DEAL_GUILD,
    DEAL_OBJECTIVE,
    DEAL_START,
    FLAG_OF,
    IN_DECK,
    IN_HAND,
    KEEPING,
    LEVEL,
    OBJECTIVES,
    PLAYER_ACTIONS,
    WORD,
    WORD_OF,
    WORDS,
)
from dracosaur.games.wyrmspan.rules.course import PUT_BACK_CARDS, is_choosing
from dracosaur.games.wyrmspan.rules.state import State


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the seat owes a decision; in setup several do at once."""
    if s.phase == KEEPING:
        return is_choosing(s, seat)
    return s.actor == seat and (seat == CHANCE or 0 <= seat < s.seats)


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Fill the buffer with the legal actions in rising order and return their number; 0 for a seat that
    owes nothing.
    """
    if not must_act(s, seat):
        return 0
    if seat == CHANCE:
        return legal_chance(s, out)
    if s.phase == KEEPING:
        return legal_start(s, seat, out)
    n = 0
    for i in range(WORDS):
        word = s.open[i]
        while word != 0:
            flag = word & -word
            out[n] = WORD * i + BIT_OF[flag % 67]
            n += 1
            word ^= flag
    return n


@rule
def legal_start(s: State, seat: int, out: Row) -> int:
    """The cards of the hand to put back, then the four resources (W4.5, W4.6)."""
    n = 0
    if s.picks[seat] >= PUT_BACK_CARDS:
        for kind in range(RESOURCES):
            out[kind] = ACT_RESOURCE + kind
        return RESOURCES
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] == IN_HAND + seat:
            out[n] = ACT_DRAGON + card
            n += 1
    for card in range(1, CAVE_CARDS + 1):
        if s.cave_at[card] == IN_HAND + seat:
            out[n] = ACT_CAVE_CARD + card
            n += 1
    return n


@rule
def is_legal(s: State, seat: int, action: int) -> bool:
    """Whether the action is legal for the seat now."""
    if not must_act(s, seat) or action < 0:
        return False
    if seat == CHANCE:
        return PLAYER_ACTIONS <= action < ALL_ACTIONS and can_come(s, action)
    if action >= PLAYER_ACTIONS:
        return False
    if s.phase == KEEPING:
        return is_legal_start(s, seat, action)
    return s.open[WORD_OF[action]] & FLAG_OF[action] != 0


@rule
def is_legal_start(s: State, seat: int, action: int) -> bool:
    """Whether the seat may put back this card or take this resource."""
    if s.picks[seat] >= PUT_BACK_CARDS:
        return ACT_RESOURCE <= action < ACT_RESOURCE + RESOURCES
    if ACT_DRAGON < action < ACT_CAVE_CARD:
        return s.dragon_at[action - ACT_DRAGON] == IN_HAND + seat
    return action > ACT_CAVE_CARD and s.cave_at[action - ACT_CAVE_CARD] == IN_HAND + seat


@rule
def first_of_chance(s: State) -> int:
    """The first action of the kind that chance is asked for."""
    if s.wanted == A_DRAGON:
        return DEAL_DRAGON
    if s.wanted == A_CAVE:
        return DEAL_CAVE
    if s.wanted == A_GUILD:
        return DEAL_GUILD
    if s.wanted == AN_OBJECTIVE:
        return DEAL_OBJECTIVE
    return DEAL_START if s.wanted == A_START_PLAYER else DEAL_DECISION


@rule
def outcomes(s: State) -> int:
    """How many actions of that kind there are, possible now or not."""
    if s.wanted == A_DRAGON:
        return DRAGON_CARDS + 1
    if s.wanted == A_CAVE:
        return CAVE_CARDS + 1
    if s.wanted == A_GUILD:
        return 4
    if s.wanted == AN_OBJECTIVE:
        return OBJECTIVE_SIDES
    return s.seats if s.wanted == A_START_PLAYER else DECISIONS


@rule
def can_come(s: State, action: int) -> bool:
    """Whether chance can give this now."""
    i = action - first_of_chance(s)
    if i < 0 or i >= outcomes(s):
        return False
    if s.wanted == A_DRAGON:
        return i > 0 and s.dragon_at[i] == IN_DECK
    if s.wanted == A_CAVE:
        return i > 0 and s.cave_at[i] == IN_DECK
    if s.wanted == AN_OBJECTIVE:
        return is_usable_objective(s, i)
    if s.wanted == A_GUILD or s.wanted == A_START_PLAYER:
        return True
    return (DECISION_DECK[s.options[LEVEL]] & ~s.decisions) >> i & 1 == 1


@rule
def is_usable_objective(s: State, side: int) -> bool:
    """Whether the side's tile is still unused and fits the number of players (W4.3, A2.2)."""
    if s.seats == 1 and OBJECTIVE_SOLO[side] == 0:
        return False
    for i in range(ROUNDS):
        if s.objective[i] > 0 and (s.objective[i] - 1) // 2 == side // 2:
            return False
        fixed = s.options[OBJECTIVES + i]
        if fixed >= 0 and fixed // 2 == side // 2:
            return False
    return True


@rule
def legal_chance(s: State, out: Row) -> int:
    """Everything that chance can give now."""
    n = 0
    first = first_of_chance(s)
    for i in range(outcomes(s)):
        if can_come(s, first + i):
            out[n] = first + i
            n += 1
    return n


@rule
def draw(s: State, rng: Row) -> int:
    """The action of chance that the generator gives: each possible one is equally likely."""
    stream = DRAWS if s.wanted == A_DRAGON or s.wanted == A_CAVE else ROLLS
    first = first_of_chance(s)
    n = outcomes(s)
    action = first + below(rng, stream, n)
    while not can_come(s, action):
        action = first + below(rng, stream, n)
    return action
