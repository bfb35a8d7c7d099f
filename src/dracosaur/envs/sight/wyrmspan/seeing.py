"""What a seat sees at a table of Wyrmspan (W1.3 to W1.5), in the order of `layouts/wyrmspan.py`."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Observation, Row, copy_numbers, look_up_pairs, rule
from dracosaur.envs.stepping import clockwise, distance
from dracosaur.envs.whereabouts import LEVELS, WHERE
from dracosaur.games.wyrmspan.cards.codes import CAVES, RESOURCES, SPACES
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    CELLS,
    DECISIONS,
    DRAGON_CARDS,
    ROUNDS,
    SLOTS,
    START_CAVES,
    START_DRAGONS,
)
from dracosaur.games.wyrmspan.rules import State
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE_CARD,
    ACT_DRAGON,
    ALL_KNOW,
    AUTOMA,
    FRAME,
    KEEPING,
    LEFT_AT,
    MASK_AT,
    MEMO_AT,
    NODE_AT,
    SEAT_AT,
    SEATS,
    SETUP,
    SPACE_AT,
    SPECTATOR,
    STAGE_AT,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.course import PICKS
from dracosaur.games.wyrmspan.rules.knowledge import hides_card

FRAMES: Final = 3  # of the stack that are seen, from the top
FRAME_NUMBERS: Final = 9
BYTE: Final = 0xFF
SMALL: Final = 0x7FFF  # the largest number of an observation


@rule
def observe(s: State, seat: int, shape: Row, out: Observation) -> None:
    """What the seat sees of the table, where it knows each card to be, then of each player from itself on."""
    out[0] = s.phase
    out[1] = s.round
    out[2] = distance(s.seats, seat, s.start)
    out[3] = distance(s.seats, seat, s.turn)
    out[4] = s.served
    out[5] = distance(s.seats, seat, s.actor) + 1 if s.actor >= 0 else 0
    out[6] = s.depth
    out[7] = s.did
    out[8] = s.kind
    out[9] = s.shown
    out[10] = s.guild + 1 if s.served > 0 or s.phase != SETUP else 0
    out[11] = s.deck[0]
    out[12] = s.deck[1]
    out[13] = s.pile[0]
    out[14] = s.pile[1]
    out[15] = s.picks[seat]
    at = 16
    copy_numbers(out, at, s.objective)
    at += ROUNDS
    copy_numbers(out, at, s.dragon_slot)
    copy_numbers(out, at + SLOTS, s.cave_slot)
    at += 2 * SLOTS
    for i in range(FRAMES):
        observe_frame(s, seat, s.depth - 1 - i, out, at + i)
    at += FRAMES * FRAME_NUMBERS
    at = observe_cards(s, seat, out, at)
    for k in range(s.seats):
        at = observe_player(s, clockwise(s.seats, seat, k), k > 0 and s.phase == KEEPING, out, at)
    if s.seats == 1:
        observe_automa(s, out, at)


@rule
def observe_frame(s: State, seat: int, i: int, out: Observation, at: int) -> None:
    """Frame i of the stack as it lies open, zeros where there is none; its numbers are FRAMES apart."""
    if i < 0:
        for k in range(FRAME_NUMBERS):
            out[at + k * FRAMES] = 0
        return
    base = i * FRAME
    stack = s.stack
    memo = stack[base + MEMO_AT]
    # The card that its owner has in mind is his secret until it is shown (W1.4).
    if (
        i == s.depth - 1
        and stack[base + SEAT_AT] != seat
        and hides_card(s)
        and s.dragon_known[memo] < ALL_KNOW
    ):
        memo = 0
    out[at] = stack[base + NODE_AT]
    out[at + FRAMES] = distance(s.seats, seat, stack[base + SEAT_AT])
    out[at + 2 * FRAMES] = stack[base + SPACE_AT] + 1
    out[at + 3 * FRAMES] = stack[base + LEFT_AT]
    out[at + 4 * FRAMES] = stack[base + MASK_AT] & SMALL
    out[at + 5 * FRAMES] = memo & BYTE
    out[at + 6 * FRAMES] = (memo >> 8) & SMALL
    out[at + 7 * FRAMES] = stack[base + STAGE_AT]
    out[at + 8 * FRAMES] = stack[base + TAKEN_AT]


@rule
def observe_cards(s: State, seat: int, out: Observation, at: int) -> int:
    """Where the seat knows each dragon and each cave card to be; returns where it ends."""
    drawer = s.stack[s.depth * FRAME - FRAME + SEAT_AT] if s.depth > 0 else SPECTATOR
    row = s.seats * SEATS + seat
    # Everybody sees a cave card that is on its way.
    dragons = WHERE[row + (SEATS + 1) * SEATS] if drawer == seat else WHERE[row]
    caves = WHERE[row + (SEATS + 1) * SEATS]
    look_up_pairs(out, at, dragons, s.dragon_at, s.dragon_known, LEVELS)
    at += DRAGON_CARDS + 1
    look_up_pairs(out, at, caves, s.cave_at, s.cave_known, LEVELS)
    return at + CAVE_CARDS + 1


@rule
def observe_player(s: State, player: int, is_choosing: int, out: Observation, at: int) -> int:
    """What everybody sees of the player; what others choose in setup is secret (W4.7)."""
    out[at] = s.coins[player]
    out[at + 1] = START_DRAGONS if is_choosing else s.dragon_cards[player]
    out[at + 2] = START_CAVES if is_choosing else s.cave_cards[player]
    out[at + 3] = s.mat_eggs[player]
    out[at + 4] = s.passed[player]
    out[at + 5] = 1 if s.picks[player] == PICKS else 0
    out[at + 6] = s.steps[player]
    out[at + 7] = s.fresh[player]
    out[at + 8] = s.used[player]
    out[at + 9] = s.paid_vp[player]
    out[at + 10] = s.tally[player]
    at += 11
    for kind in range(RESOURCES):
        out[at + kind] = 0 if is_choosing else s.resources[player][kind]
    at += RESOURCES
    copy_numbers(out, at, s.explored[player])
    copy_numbers(out, at + CAVES, s.excavated[player])
    at += 2 * CAVES
    copy_numbers(out, at, s.markers[player])
    at += CELLS
    copy_numbers(out, at, s.standing[player])
    at += ROUNDS
    return observe_mat(s, player, out, at)


@rule
def observe_mat(s: State, player: int, out: Observation, at: int) -> int:
    """What lies on the spaces of the player's mat; returns where it ends."""
    copy_numbers(out, at, s.dragon[player])
    copy_numbers(out, at + SPACES, s.cave[player])
    copy_numbers(out, at + 2 * SPACES, s.eggs[player])
    copy_numbers(out, at + 3 * SPACES, s.tucked[player])
    copy_numbers(out, at + 4 * SPACES, s.growth[player])
    copy_numbers(out, at + 5 * SPACES, s.cached[player])
    return at + (5 + RESOURCES) * SPACES


@rule
def observe_automa(s: State, out: Observation, at: int) -> None:
    """What lies open of the Automa (A14.6)."""
    out[at] = s.steps[AUTOMA]
    out[at + 1] = s.passed[AUTOMA]
    out[at + 2] = s.objective_coins
    out[at + 3] = s.decision + 1 if s.decisions > 0 else 0
    at += 4
    copy_numbers(out, at, s.markers[AUTOMA])
    at += CELLS
    copy_numbers(out, at, s.standing[AUTOMA])
    at += ROUNDS
    for card in range(DECISIONS):
        out[at + card] = (s.decisions >> card) & 1


@rule
def describe(s: State, seat: int, action: int, out: Observation) -> None:
    """The features of a legal action: its kind, the card, and what is being resolved."""
    is_cave = action >= ACT_CAVE_CARD
    is_dragon = not is_cave and action >= ACT_DRAGON
    out[0] = min(action, ACT_DRAGON) + (1 if is_cave else 0)
    out[1] = action - ACT_DRAGON if is_dragon else 0
    out[2] = action - ACT_CAVE_CARD if is_cave else 0
    base = s.depth * FRAME - FRAME
    out[3] = s.stack[base + NODE_AT] if s.depth > 0 else 0
    out[4] = s.stack[base + STAGE_AT] if s.depth > 0 else 0
    out[5] = s.phase
