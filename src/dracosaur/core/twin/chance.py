"""The generator that both twins share: a row of integers kept outside the state.

A state never holds its own future. Each row holds several independent streams: what players choose may not
change what the bag or the die will give (rule D16.5), so draws, rolls and random choices each have their own.

A compiled product that leaves 63 bits is undefined, so everything here is made of 32-bit words and of
multipliers below 2**31.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from dracosaur.core.twin.declare import Row, rule

DRAWS: Final = 0  # cards, tiles and pieces drawn
ROLLS: Final = 1  # dice, first players, sides of tiles
CHOICES: Final = 2  # decisions of players who play at random
RNG_SIZE: Final = 3  # one number for each stream

_WORD = 0xFFFFFFFF
# The largest multiplier m below 2**31 for which m * 2**32 - 1 and half of it are prime: a period near 2**62.
_CARRY = 2147483085
_MIX_A = 0x7FEB352D
_MIX_B = 0x045D9F3B


@rule
def below(rng: Row, stream: int, n: int) -> int:
    """The next number of a stream, from 0 to n - 1, for n below 2**31.

    Multiply with carry; the two halves of its state are folded together.
    """
    low = rng[stream] & _WORD
    high = rng[stream] >> 32
    rng[stream] = low * _CARRY + high
    return ((low ^ high) * n) >> 32


@rule
def mix_word(word: int) -> int:
    """A 32-bit word in which every bit depends on every bit of the given one."""
    word = ((word ^ (word >> 16)) * _MIX_A) & _WORD
    word = ((word ^ (word >> 15)) * _MIX_B) & _WORD
    return word ^ (word >> 16)


@rule
def seed_row(rng: Row, seed: int, game: int) -> None:
    """Set all streams to the beginning that belongs to this game of this seed."""
    for stream in range(RNG_SIZE):
        low = mix_word(stream + 1)
        high = mix_word(stream + 1 + RNG_SIZE)
        for shift in range(0, 63, 32):
            low = mix_word(low ^ ((seed >> shift) & _WORD))
            high = mix_word(high ^ ((seed >> shift) & _WORD))
            low = mix_word(low ^ ((game >> shift) & _WORD))
            high = mix_word(high ^ ((game >> shift) & _WORD))
        rng[stream] = low | ((high & 0x3FFFFFFF) + 1) << 32  # a carry of 0 with a word of 0 would stand still


def seed_number(seed: int | str, *path: int | str) -> int:
    """A seed as a number below 2**63; a path of names and numbers leads to unrelated ones."""
    if isinstance(seed, int) and not path and 0 <= seed < 1 << 63:
        return seed
    digest = blake2b("/".join(map(str, (seed, *path))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1
