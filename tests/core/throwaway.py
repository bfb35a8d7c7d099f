"""Small rules packages in real files, made for one test and forgotten after it."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from dracosaur.core.twin import Twin

NUMBERS = """\
from dracosaur.core.twin import Row, cell, Fields, row, rule, lookup

STEP = 3
PRICES = lookup((5, 7, 11))


class State(Fields):
    turn: int = cell()
    coins: Row = row(3)
    secret: int = cell()
"""

HELPERS = """\
from __future__ import annotations

from shop.rules.numbers import PRICES, STEP, State, rule


@rule
def price(s: State, kind: int) -> int:
    \"\"\"What a kind costs in this turn.\"\"\"
    return PRICES[kind] + STEP * s.turn
"""

TOP = """\
from __future__ import annotations

from dracosaur.core.twin import Row, below
from shop.rules.helpers import price
from shop.rules.numbers import State, rule


@rule
def buy(s: State, kind: int, rng: Row) -> int:
    \"\"\"The coins of the kind rise by its price and a bonus of chance.\"\"\"
    s.coins[kind] += price(s, kind) + below(rng, 0, 6)
    s.turn += 1
    return s.coins[kind]


@rule
def peek(s: State, i: int) -> int:
    \"\"\"The coins of a kind.\"\"\"
    return s.coins[i]
"""

SHOP = {
    "__init__.py": "from shop.rules.numbers import State\nfrom shop.rules.top import buy, peek\n",
    "numbers.py": NUMBERS,
    "helpers.py": HELPERS,
    "top.py": TOP,
}


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The shop with one place of one file rewritten."""
    assert SHOP[file].count(old) == 1
    return {**SHOP, file: SHOP[file].replace(old, new)}


def write_shop(root: Path, files: Mapping[str, str] = SHOP, time: int = 1_700_000_000) -> Path:
    """The package `shop.rules` below the root, in place of an earlier one; every file is of the same time."""
    folder = root / "shop" / "rules"
    shutil.rmtree(root / "shop", ignore_errors=True)
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
        os.utime(folder / name, (time, time))
    return root


def forget_shop() -> None:
    """The next import reads the files again."""
    for name in [name for name in sys.modules if name == "shop" or name.startswith("shop.")]:
        del sys.modules[name]
    importlib.invalidate_caches()


def shop_twin(root: Path, files: Mapping[str, str] = SHOP, time: int = 1_700_000_000) -> Twin:
    """The compiled twin of the shop, freshly written and imported; never the one remembered by `compiled`."""
    write_shop(root, files, time)
    forget_shop()
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode  # by their time the files seem unchanged
    sys.path.insert(0, str(root))
    try:
        return Twin("shop.rules")
    finally:
        sys.path.remove(str(root))
        sys.dont_write_bytecode = before
