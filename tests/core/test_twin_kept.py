"""Machine code on the disk: what is damaged is made again, what cannot be kept is done without."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from dracosaur.core.twin import Twin
from dracosaur.core.twin.reach import called_once, own_rules, rule_modules
from tests.core.processes import run
from tests.core.throwaway import shop_twin, write_shop


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    """One bit of the machine code is wrong, which no unpickling would notice."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def hits(twin: Twin) -> int:
    return sum(twin.buy.stats.cache_hits.values())


@pytest.mark.parametrize(
    "damage", [cut, flip, lambda content: b"", lambda content: b"junk", lambda content: content[:16]]
)
def test_a_damaged_file_is_made_again(shop_root: Path, damage: Callable[[bytes], bytes]) -> None:
    first = shop_twin(shop_root)
    first.prepare("buy")
    file = first.cache / "buy.code"
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    second = shop_twin(shop_root)
    assert (hits(second), second.trouble) == (0, None)
    assert len(file.read_bytes()) == pytest.approx(len(whole), rel=0.1)
    assert hits(shop_twin(shop_root)) == 1


def test_a_folder_that_cannot_be_made_is_done_without(
    shop_root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shop_root / "file").touch()
    monkeypatch.setenv("DRACOSAUR_CACHE", str(shop_root / "file" / "rules"))
    twin = shop_twin(shop_root)
    assert twin.price(twin.State.batch(1)[0], 1) == 7
    assert isinstance(twin.trouble, NotADirectoryError)
    assert not twin.is_warm("price")


FULL = """
import resource, signal, sys
from pathlib import Path
from dracosaur.core.twin import Twin
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
twin = Twin("shop.rules")
print(twin.price(twin.State.batch(1)[0], 1), type(twin.trouble).__name__, twin.is_warm("price"))
print(*(file.name for file in twin.cache.iterdir()))
"""


@pytest.mark.skipif(os.name != "posix", reason="needs the limits of POSIX systems")
def test_a_full_disk_leaves_nothing_behind(shop_root: Path) -> None:
    """No file may grow over two kilobytes, as if the disk were full."""
    write_shop(shop_root)
    printed = run(FULL, path=(shop_root,), env={"DRACOSAUR_CACHE": str(shop_root / "cache")})
    assert printed.split() == ["7", "OSError", "False"]


def test_a_cache_that_only_others_may_write_is_read(shop_root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine code is there, and neither its time nor its folder can be touched."""
    first = shop_twin(shop_root)
    first.prepare("buy")

    def refuse(*arguments: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied")

    for name in ("utime", "replace", "mkdir"):
        monkeypatch.setattr(os, name, refuse)
    twin = Twin("shop.rules")
    assert (twin.cache, hits(twin)) == (first.cache, 1)
    assert twin.trouble is None


HOW = (
    "Numba {version} no longer leaves the counting of references out of rules, or not by the option `_nrt`, "
    "which it does not document. Each call with a row would cost two locks. Look at "
    "LEAN in core/twin/machine.py, find the new way or do without, measure with `make bench`, and only then "
    "raise the bound on Numba in pyproject.toml."
)


def test_numba_leaves_the_counting_of_references_out(shop_root: Path) -> None:
    import numba

    told = HOW.format(version=numba.__version__)
    try:
        twin = shop_twin(shop_root)
        (code,) = twin.buy.inspect_llvm().values()
    except (KeyError, TypeError, ValueError) as error:
        pytest.fail(f"{told} ({error})")
    assert "NRT_incref" not in code, told
    assert "NRT_decref" not in code, told

    @numba.njit(numba.int64(numba.int64[::1]))
    def counted(row: list[int]) -> int:
        kept = [row]
        return kept[0][0]

    assert "NRT_" in next(iter(counted.inspect_llvm().values()))  # so that the names above still mean it


def test_numba_emits_only_what_is_asked_for(shop_root: Path) -> None:
    """A part has no machine code of its own; were it finished, Wyrmspan would take three times as long."""
    twin = shop_twin(shop_root)
    twin.prepare("buy")
    assert twin._workshop is not None
    parts = [part for part in twin._workshop._parts.values() if part.signatures]
    assert {part.__name__ for part in parts} == {"price", "below"}
    for part in parts:
        (made,) = part.overloads.values()
        assert not made.library._finalized, "see core/twin/machine.py: Numba has finished a part"


def test_batch_rules_do_not_keep_a_rule_from_becoming_part_of_its_caller() -> None:
    """`legal` is written in three rules that nobody calls, once below each of them."""
    rules = own_rules(rule_modules("dracosaur.games.draftosaurus.rules"))
    once = {function.__name__ for function in called_once(rules)}
    assert {"legal", "playout"} <= once
    assert "apply" not in once  # of players and of chance
