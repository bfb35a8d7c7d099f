"""What is done with whole rows at once: the same numbers in both twins, however many there are."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.core.throwaway import SHOP, shop_twin

BLOCKS = """\
from __future__ import annotations

from dracosaur.core.twin import Observation, Row, copy_bits, copy_numbers, look_up_pairs, spread_bits, wipe
from shop.rules.numbers import State, rule


@rule
def copied(s: State, of: Row, low: Row, table: Row, n: int, out: Observation) -> None:
    \"\"\"The numbers themselves.\"\"\"
    copy_numbers(out, 2, of)


@rule
def taken_apart(s: State, of: Row, low: Row, table: Row, n: int, out: Observation) -> None:
    \"\"\"Some bits of each.\"\"\"
    copy_bits(out, 2, of, n, 3, 255, -128)


@rule
def spread(s: State, of: Row, low: Row, table: Row, n: int, out: Observation) -> None:
    \"\"\"Eight small numbers of each.\"\"\"
    spread_bits(out, 2, of, n, 8, 5, 1, 7)


@rule
def looked_up(s: State, of: Row, low: Row, table: Row, n: int, out: Observation) -> None:
    \"\"\"The entries of a table for pairs.\"\"\"
    look_up_pairs(out, 2, table, low, low, 4)


@rule
def wiped(s: State, of: Row, low: Row, table: Row, n: int, out: Observation) -> None:
    \"\"\"Nothing at all.\"\"\"
    wipe(out)
"""
NAMES = ("copied", "taken_apart", "spread", "looked_up", "wiped")
FILES = {
    **SHOP,
    "top.py": BLOCKS,
    "__init__.py": f"from shop.rules.numbers import State\nfrom shop.rules.top import {', '.join(NAMES)}\n",
}


def test_both_twins_do_the_same_with_rows_of_every_length(shop_root: Path) -> None:
    np = pytest.importorskip("numpy")
    twin = shop_twin(shop_root, FILES)
    plain: Any = sys.modules["shop.rules"]  # as written above
    state, rng = twin.State.batch(1)[0], random.Random(4)
    for n in range(30):
        large = [rng.randrange(1 << 44) for _ in range(n)]
        low = [rng.randrange(4) for _ in range(n)]
        table = [rng.randrange(-200, 200) for _ in range(16)]
        for name in NAMES:
            of = [number % (1 << 15) for number in large] if name == "copied" else large
            out = [7] * (n + 4)
            made = np.array(out, np.int16)
            getattr(plain, name)(plain.State(), of, low, table, n, out)
            rows = (np.array(row, np.int64) for row in (of, low, table))
            getattr(twin, name)(state, *rows, n, made)
            assert made.tolist() == out, (name, n)
            assert name == "wiped" or (out[:2], out[n + 2 :]) == ([7, 7], [7, 7])
