"""Fair chance: numbers that follow from a key, fixed before the match and open to everybody after it.

The key is 32 bytes. While a match runs only its commitment, SHA-256 of the key, is known; when the match is
over the key is revealed, and everybody can compute again what chance gave. The stream is made of HMAC-SHA256
and nothing else, so that any language can do it; docs/records.md describes it for strangers.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
WORD_BYTES: Final = 4
WORDS: Final = 1 << 8 * WORD_BYTES  # how many values a word has


def new_key(seed: int | str | None = None) -> bytes:
    """A key that nobody can know, or the one that belongs to a seed."""
    return secrets.token_bytes(KEY_BYTES) if seed is None else sha256(str(seed).encode()).digest()


def commitment_to(key: bytes) -> str:
    """What may be shown before the key: it fixes the key and tells nothing about it."""
    return sha256(key).hexdigest()


class Stream:
    """The numbers that belong to one entry of a record, unrelated to those of any other.

    Block i is HMAC-SHA256 of the key over the text `dracosaur:chance:SALTS:ENTRY:i`, where each salt stands
    as its SHA-256 in hexadecimal digits; a block is eight words of 32 bits, the highest byte first.
    """

    def __init__(self, key: bytes, salts: Sequence[str], entry: int) -> None:
        self._key = key
        self._text = ":".join(
            ["dracosaur", "chance", *(sha256(salt.encode()).hexdigest() for salt in salts), str(entry)]
        )
        self._blocks = 0
        self._left = b""

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, each equally likely.

        A word beyond the last multiple of n is skipped; of any other the remainder counts.
        """
        if not 1 <= n <= WORDS:
            raise ValueError(f"no number is from 0 to {n - 1} in 32 bits")
        end = WORDS - WORDS % n
        while (word := self._word()) >= end:
            pass
        return word % n

    def _word(self) -> int:
        if not self._left:
            self._left = hmac.digest(self._key, f"{self._text}:{self._blocks}".encode(), "sha256")
            self._blocks += 1
        word, self._left = self._left[:WORD_BYTES], self._left[WORD_BYTES:]
        return int.from_bytes(word, "big")
