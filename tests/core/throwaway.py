"""Small rules packages in real files, made for one test and forgotten after it."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from dracosaur.core.twin import Twin
from dracosaur.core.twin.compiled import _twins

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


BOT = """\
from __future__ import annotations

from dracosaur.core.twin import Row, rule
from shop.rules import State, buy


@rule
def price(n: int) -> int:
    \"\"\"A rule with a name that the shop has, too.\"\"\"
    return 2 * n


@rule
def spend(s: State, kind: int, rng: Row) -> int:
    \"\"\"Something is bought; what the bot thinks of it.\"\"\"
    return price(7) + buy(s, kind, rng)
"""


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
    for name in [name for name in sys.modules if name.partition(".")[0] in {"shop", "shop_bot"}]:
        del sys.modules[name]
    for name in ("shop.rules", "shop_bot"):
        _twins.pop(name, None)
    importlib.invalidate_caches()


def shop_twin(root: Path, files: Mapping[str, str] = SHOP, time: int = 1_700_000_000) -> Twin:
    """The compiled twin of the shop, freshly written and imported; never the one remembered by `compiled`."""
    write_shop(root, files, time)
    return _fresh_twin(root, "shop.rules")


def shop_bot_twin(root: Path, files: Mapping[str, str] = SHOP, bot: str = BOT) -> Twin:
    """The compiled twin of a bot for the shop, which is a package outside of it."""
    write_shop(root, files)
    (root / "shop_bot").mkdir(exist_ok=True)
    (root / "shop_bot/__init__.py").write_text(bot, "utf-8")
    return _fresh_twin(root, "shop_bot")


def _fresh_twin(root: Path, package: str) -> Twin:
    forget_shop()
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode  # by their time the files seem unchanged
    sys.path.insert(0, str(root))
    try:
        return Twin(package)
    finally:
        sys.path.remove(str(root))
        sys.dont_write_bytecode = before
