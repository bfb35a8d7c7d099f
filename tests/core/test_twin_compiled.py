"""The compiled twin: the same games as the plain one, a cache that is never stale, threads, refusals."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest

from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.twin import RNG_SIZE, Twin, compiled, is_available, seed_row
from dracosaur.core.twin.kept import KEEP_SECONDS, forget_old
from tests.core.processes import run
from tests.core.throwaway import SHOP, changed, shop_twin, write_shop

SEED = 2024


def play_batch(
    twin: Twin, game: AnyGame, seats: int, board: str, first: int, n: int
) -> tuple[Any, list[int]]:
    """The last states and the numbers of decisions of random games in the compiled twin."""
    np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    states = twin.State.batch(n)
    rng, decisions = np.zeros(RNG_SIZE, np.int64), np.zeros(n, np.int64)
    buffer = np.zeros(game.rules.MOST_LEGAL, np.int64)
    options = np.array(game.options_row(game.options({"board": board}, seats)), np.int64)
    twin.play_batch(states, seats, options, SEED, first, rng, buffer, decisions)
    return states, decisions.tolist()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["summer", "winter", "match"])
def test_both_twins_play_the_same_games(twin: Twin, game: AnyGame, seats: int, board: str) -> None:
    states, decisions = play_batch(twin, game, seats, board, 0, 5)
    for i, row in enumerate(states):
        state, rng = game.rules.State(), [0] * RNG_SIZE
        seed_row(rng, SEED, i)
        game.rules.setup(state, seats, game.options_row(game.options({"board": board}, seats)))
        assert game.rules.playout(state, rng, [0] * game.rules.MOST_LEGAL) == decisions[i]
        assert row.tobytes() == state.to_bytes()
    assert len({row.tobytes() for row in states}) == 5


def test_threads_give_the_same_games_as_one_call(twin: Twin, game: AnyGame) -> None:
    whole, decisions = play_batch(twin, game, 4, "summer", 0, 400)
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda i: play_batch(twin, game, 4, "summer", 50 * i, 50), range(8)))
    assert b"".join(states.tobytes() for states, _ in parts) == whole.tobytes()
    assert [n for _, part in parts for n in part] == decisions


def test_prepare_compiles_for_the_types_of_real_calls(twin: Twin, game: AnyGame) -> None:
    """A rule has one compiled form; a call with other types is refused rather than compiled again."""
    twin.prepare("play_batch")
    play_batch(twin, game, 2, "summer", 0, 1)
    assert len(twin.play_batch.signatures) == 1
    with pytest.raises(TypeError):
        twin.play_batch(1)


def test_prepare_tells_how_far_it_is(shop_root: Path) -> None:
    """The two rules that `buy` calls become parts of it, and three rules are asked for."""
    told: list[tuple[int, int]] = []
    shop_twin(shop_root).prepare("price", "buy", "peek", progress=lambda *done: told.append(done))
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]
    told.clear()
    shop_twin(shop_root).prepare("price", "buy", progress=lambda *done: told.append(done))
    assert told == [(1, 2), (2, 2)]  # from the disk


def test_the_twin_of_a_package_is_made_once(twin: Twin) -> None:
    assert compiled(twin.package) is twin


def test_an_unknown_rule_is_named(twin: Twin) -> None:
    with pytest.raises(AttributeError, match=r"the rules of dracosaur\S+ have no rule `fly`"):
        twin.fly  # noqa: B018  # asking is the test
    with pytest.raises(AttributeError, match="no rule `fly`"):
        twin.prepare("fly")
    assert not hasattr(twin, "__setstate__")  # as `copy` asks of every object


def test_rules_of_several_modules_compile_together(shop_root: Path) -> None:
    np = pytest.importorskip("numpy")
    twin = shop_twin(shop_root)
    rules: Any = sys.modules["shop.rules"]  # as written above
    batch, rng = twin.State.batch(1), np.array(Rng(3).row)
    plain, plain_rng = rules.State(), Rng(3).row
    for kind in (0, 2, 2, 1):
        assert twin.buy(batch[0], kind, rng) == rules.buy(plain, kind, plain_rng)
        assert batch[0].tobytes() == plain.to_bytes()
    assert plain.turn == 4
    assert rng.tolist() == plain_rng


def test_equal_rules_have_one_fingerprint_in_every_folder(shop_root: Path) -> None:
    assert shop_twin(shop_root / "a").fingerprint == shop_twin(shop_root / "b").fingerprint


def test_checkouts_of_different_times_share_a_cache(shop_root: Path) -> None:
    assert shop_twin(shop_root).fingerprint == shop_twin(shop_root, time=1_800_000_000).fingerprint


def test_a_line_more_above_the_rules_changes_nothing(shop_root: Path) -> None:
    below = {**SHOP, "top.py": SHOP["top.py"].replace("from dracosaur", "# A comment.\nfrom dracosaur", 1)}
    assert shop_twin(shop_root, below).fingerprint == shop_twin(shop_root).fingerprint


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(changed("numbers.py", "STEP = 3", "STEP = 4"), id="constant"),
        pytest.param(changed("numbers.py", "(5, 7, 11)", "(5, 7, 12)"), id="table"),
        pytest.param(changed("numbers.py", "(5, 7, 11)", "((5, 7, 11),)"), id="shape of a table"),
        pytest.param(changed("helpers.py", "STEP * s.turn", "STEP + s.turn"), id="callee"),
        pytest.param(changed("top.py", "s.turn += 1", "s.turn += 2"), id="rule"),
        pytest.param(changed("numbers.py", "row(3)", "row(4)"), id="size of a field"),
        pytest.param(changed("numbers.py", "secret:", "hidden:"), id="name of a field"),
        pytest.param(changed("numbers.py", "    secret: int = cell()\n", ""), id="missing field"),
    ],
)
def test_every_change_renews_the_fingerprint(shop_root: Path, files: Mapping[str, str]) -> None:
    before = shop_twin(shop_root)
    after = shop_twin(shop_root, files)
    assert after.fingerprint != before.fingerprint
    assert after.cache != before.cache


def test_the_code_that_runs_counts_even_if_the_file_is_newer(shop_root: Path) -> None:
    """A file changed after its import must not put old machine code under the name of the new rules."""
    before = shop_twin(shop_root)
    write_shop(shop_root, changed("helpers.py", "STEP * s.turn", "STEP + s.turn"))
    assert Twin("shop.rules").fingerprint == before.fingerprint


def test_the_order_of_fields_is_part_of_the_fingerprint(shop_root: Path) -> None:
    lines = SHOP["numbers.py"].splitlines(keepends=True)
    swapped = {**SHOP, "numbers.py": "".join([*lines[:-3], lines[-1], lines[-3], lines[-2]])}
    assert shop_twin(shop_root, swapped).fingerprint != shop_twin(shop_root).fingerprint


def test_two_rules_of_one_name_are_refused(shop_root: Path) -> None:
    files = changed(
        "helpers.py",
        "def price(s",
        "def peek(s: State, i: int) -> int:\n    return 0\n\n\n@rule\ndef price(s",
    )
    with pytest.raises(
        ValueError, match=r"two rules are named `peek`: in shop\.rules\.helpers and shop\.rules\.top\.peek"
    ):
        shop_twin(shop_root, files)


@pytest.mark.parametrize(
    ("files", "name"),
    [
        (changed("numbers.py", "lookup((5, 7, 11))", "(5, 7, 11)"), "PRICES"),
        (changed("numbers.py", "STEP = 3", "STEP = 3.5"), "STEP"),
        (changed("helpers.py", "STEP * s", "json.STEP * s"), "json"),
    ],
)
def test_a_global_that_no_fingerprint_covers_is_refused(
    shop_root: Path, files: dict[str, str], name: str
) -> None:
    files["helpers.py"] = files["helpers.py"].replace("from shop", "import json\n\nfrom shop", 1)
    with pytest.raises(
        ValueError, match=rf"rule `price` of shop\.rules\.helpers uses `{name}`, which is neither"
    ):
        shop_twin(shop_root, files)


def test_a_field_may_have_the_name_of_a_global(shop_root: Path) -> None:
    """Only what a rule reads from its module counts, not the fields of its state."""
    files = changed("numbers.py", "secret:", "json:")
    files["helpers.py"] = files["helpers.py"].replace("STEP * s.turn", "STEP * s.json")
    files["helpers.py"] = files["helpers.py"].replace("from shop", "import json\n\nfrom shop", 1)
    twin = shop_twin(shop_root, files)
    batch = twin.State.batch(1)
    batch[0].json = 2
    assert twin.price(batch[0], 1) == 7 + 3 * 2


def test_bounds_are_checked_on_request_even_after_an_unchecked_run(
    shop_root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba's own cache does not know the difference between checked and unchecked machine code."""
    free = shop_twin(shop_root)
    batch = free.State.batch(1)
    batch[0].secret = 77
    assert free.peek(batch[0], 3) == 77  # past the row: what lies behind it in memory
    monkeypatch.setenv("DRACOSAUR_BOUNDS_CHECK", "1")
    checked = shop_twin(shop_root)
    assert checked.peek(batch[0], 2) == 0
    with pytest.raises(IndexError):
        checked.peek(batch[0], 3)


def test_a_twin_is_warm_once_prepared(shop_root: Path) -> None:
    twin = shop_twin(shop_root)
    assert not twin.is_warm("price")
    twin.prepare("buy")
    assert twin.is_warm("buy")
    assert not twin.is_warm("buy", "price")  # a part of `buy`, not asked for on its own
    assert shop_twin(shop_root).is_warm("buy")
    assert not shop_twin(shop_root, changed("numbers.py", "STEP = 3", "STEP = 4")).is_warm("buy")


def test_without_a_setting_the_cache_is_the_users(shop_root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(shop_root / "home"))
    monkeypatch.delenv("DRACOSAUR_CACHE")
    twin = shop_twin(shop_root)
    assert twin.cache.parent == platformdirs.user_cache_path("dracosaur") / "rules"
    assert twin.cache.name == f"shop-{twin.fingerprint}"


PREPARE = """
import json, sys, time
import numba
loading = time.process_time()
from dracosaur.core.twin import compiled
twin = compiled(sys.argv[1])
was_warm = twin.is_warm(sys.argv[2])
twin.prepare(sys.argv[2])
stats = getattr(twin, sys.argv[2]).stats
hits, misses = sum(stats.cache_hits.values()), sum(stats.cache_misses.values())
print(json.dumps({"was_warm": was_warm, "hits": hits, "misses": misses,
                  "loading": loading, "cpu": time.process_time()}))
"""


class Start(msgspec.Struct):
    """How a process came by the compiled rules."""

    was_warm: bool
    hits: int
    misses: int
    loading: float  # of Numba: how fast this machine is at the moment
    cpu: float


def start(package: str, rule: str, cache: Path, *path: Path) -> Start:
    printed = run(PREPARE, package, rule, path=path, env={"DRACOSAUR_CACHE": str(cache)})
    return msgspec.convert(json.loads(printed), Start)


def test_a_second_process_starts_warm(twin: Twin) -> None:
    """Import and preparation take less than three times as long as loading Numba, as nothing is compiled."""
    twin.prepare("play_batch")
    starts = [start(twin.package, "play_batch", twin.cache.parent) for _ in range(2)]
    assert all((s.was_warm, s.hits, s.misses) == (True, 1, 0) for s in starts)
    assert min(s.cpu / s.loading for s in starts) < 3


def test_the_cache_follows_every_change(shop_root: Path) -> None:
    write_shop(shop_root)
    cache = shop_root / "cache"
    cold = start("shop.rules", "buy", cache, shop_root)
    warm = start("shop.rules", "buy", cache, shop_root)
    assert (cold.was_warm, cold.hits, cold.misses) == (False, 0, 1)
    assert (warm.was_warm, warm.hits, warm.misses) == (True, 1, 0)
    # Only the table in another module changes, and the file that holds the compiled rule stays as it was.
    stamp = (shop_root / "shop/rules/top.py").stat()
    (shop_root / "shop/rules/numbers.py").write_text(
        SHOP["numbers.py"].replace("(5, 7, 11)", "(50, 70, 110)")
    )
    after = start("shop.rules", "buy", cache, shop_root)
    assert (shop_root / "shop/rules/top.py").stat().st_mtime_ns == stamp.st_mtime_ns
    assert (after.was_warm, after.hits, after.misses) == (False, 0, 1)


MISSING = """
import sys
import time
sys.modules[sys.argv[1]] = None  # what an import finds when a package is not there
from dracosaur.core.twin import compiled, is_available
assert not is_available()
try:
    compiled("dracosaur.games.draftosaurus.rules")
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize("package", ["numba", "numpy"])
def test_a_missing_extra_is_named(package: str) -> None:
    assert run(MISSING, package) == (
        "The compiled rules need the extra `fast`: pip install 'dracosaur[fast]'. "
        "The plain rules work without."
    )


@pytest.mark.fast
@pytest.mark.parametrize(("value", "hidden"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_a_variable_hides_the_extra(monkeypatch: pytest.MonkeyPatch, value: str, hidden: bool) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", value)
    assert is_available() is not hidden


NO_EXTRA = """
import importlib.util
from dracosaur.core.twin import is_available
assert importlib.util.find_spec("numpy") is None and not is_available()
"""
PLAIN_GAME = """
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
table, rng = Table.open(load("draftosaurus"), 3, {"board": "match"}, seed=1), Rng(2)
while not table.is_over:
    seat = table.to_act[0]
    table.act(seat, rng.choice(table.legal(seat)))
print(table.state.digest())
"""


def test_everything_works_where_only_the_small_dependencies_are(tmp_path: Path, game: AnyGame) -> None:
    """A real interpreter without site-packages, except for what the core itself needs."""
    for module in (msgspec, platformdirs):
        folder = Path(str(module.__file__)).parent
        (tmp_path / folder.name).symlink_to(folder)
    assert run(NO_EXTRA + PLAIN_GAME, flags=("-S",), path=(tmp_path,)) == run(PLAIN_GAME)


def test_the_extra_is_there_where_the_twin_is(twin: Twin) -> None:
    assert is_available()
    assert twin.cache.is_dir()


def test_code_that_nobody_asked_for_in_a_month_is_removed(tmp_path: Path) -> None:
    old, other, fresh = (tmp_path / name for name in ("nim-0123", "chess-0123", "nim-4567"))
    for folder in (old, other, fresh):
        folder.mkdir()
    month_ago = time.time() - KEEP_SECONDS - 60
    os.utime(old, (month_ago, month_ago))
    os.utime(other, (month_ago, month_ago))
    forget_old(tmp_path / "nim-89ab")
    assert (old.exists(), other.exists(), fresh.exists()) == (False, True, True)
    forget_old(old.parent / fresh.name)  # one that is there is in use
    assert time.time() - fresh.stat().st_mtime < 60
