"""Learned weights on disk: an `.npz` file of whole numbers with a header that tells how they came about.

Bots play without the extra `fast`, too, so the files are read and written without NumPy.
"""

from __future__ import annotations

import ast
import os
import sys
import zipfile
from array import array
from pathlib import Path
from typing import Final

import msgspec

MAGIC: Final = b"\x93NUMPY\x01\x00"
ALIGNED: Final = 64  # the numbers of an array begin at a multiple of this
MOST: Final = (1 << 31) - 1


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """How weights came about, and what they are for."""

    game: str
    rules_version: int
    features: int  # a digest of what the policy says on fixed positions: a change of rules or features shows
    command: str
    seed: int
    games: int
    cases: tuple[str, ...]  # the tables they were taught at, as in "4 winter"
    figure: str = ""  # the strength that was measured


class Learned(msgspec.Struct, frozen=True):
    """The weights of a policy and of its critic, in parts of ONE."""

    header: Header
    policy: array[int]
    critic: array[int]


class BadWeights(ValueError):
    """The file holds no weights; the message names it and says what is wrong."""


def save(path: Path, learned: Learned) -> None:
    """The weights lie in the file, whole or not at all."""
    draft = path.with_suffix(".part")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (
            ("header.json", msgspec.json.encode(learned.header)),
            ("policy.npy", _npy(learned.policy)),
            ("critic.npy", _npy(learned.critic)),
        ):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    os.replace(draft, path)


def load(path: Path) -> Learned:
    """The weights of a file; BadWeights says what is wrong with it."""
    try:
        with zipfile.ZipFile(path) as archive:
            header = msgspec.json.decode(archive.read("header.json"), type=Header)
            return Learned(header, _numbers(archive.read("policy.npy")), _numbers(archive.read("critic.npy")))
    except (OSError, KeyError, ValueError, SyntaxError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path} holds no weights of a bot: {error}") from error


def _npy(numbers: array[int]) -> bytes:
    """The numbers as NumPy writes them: 32 bits each, the lowest byte first."""
    shape = f"{{'descr': '<i4', 'fortran_order': False, 'shape': ({len(numbers)},), }}"
    room = -(len(MAGIC) + 2 + len(shape) + 1) % ALIGNED
    told = shape + " " * room + "\n"
    little = array("i", numbers)
    if sys.byteorder == "big":
        little.byteswap()
    return MAGIC + len(told).to_bytes(2, "little") + told.encode() + little.tobytes()


def _numbers(content: bytes) -> array[int]:
    if not content.startswith(MAGIC):
        raise ValueError("an array is not in NumPy's format 1.0")
    start = len(MAGIC) + 2
    end = start + int.from_bytes(content[start - 2 : start], "little")
    told = ast.literal_eval(content[start:end].decode())
    if told["descr"] != "<i4" or len(told["shape"]) != 1:
        raise ValueError("an array is not one row of 32-bit numbers")
    numbers = array("i")
    numbers.frombytes(content[end:])
    if sys.byteorder == "big":
        numbers.byteswap()
    if told["shape"] != (len(numbers),):
        raise ValueError("an array is cut short")
    return numbers
