"""Rules outside a game: a bot's package adopts, is compiled, kept and linted as the rules of a game are."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.twin import (
    CHOICES,
    ONE,
    RNG_SIZE,
    Twin,
    adopt,
    below,
    compiled,
    generic,
    is_available,
    lint,
    playout_by,
    rule,
    seed_row,
)
from dracosaur.core.twin.batch import apply_batch
from tests.core import toy_bot
from tests.core.throwaway import BOT, SHOP, shop_bot_twin

WEIGHTS = 512
SEATS = 3


def weights() -> list[int]:
    rng = Rng("weights")
    return [rng.below(4 * ONE) - 2 * ONE for _ in range(WEIGHTS)]


def begun(game: AnyGame, decisions: int, seed: int) -> Any:  # the game's State
    """A state in the middle of a random game, where players have to act."""
    rules, rng, buffer = game.rules, [0] * RNG_SIZE, [0] * game.rules.MOST_LEGAL
    seed_row(rng, seed, 0)
    state = rules.State()
    rules.setup(state, SEATS, game.options_row(game.options({}, SEATS)))
    while decisions > 0 or rules.must_act(state, -1):
        if rules.must_act(state, -1):
            rules.apply(state, -1, rules.draw(state, rng))
        for seat in range(SEATS):
            if n := rules.legal(state, seat, buffer):
                rules.apply(state, seat, buffer[below(rng, CHOICES, n)])
                decisions -= 1
    return state


@pytest.fixture(scope="module")
def bot() -> Twin:
    if not is_available():
        pytest.skip("the extra `fast` is not installed")
    return compiled("tests.core.toy_bot")


@pytest.mark.parametrize("temperature", [0, ONE // 2, 3 * ONE])
def test_both_twins_play_on_alike(bot: Twin, game: AnyGame, temperature: int) -> None:
    np = pytest.importorskip("numpy")
    most = game.rules.MOST_LEGAL
    ends = set()
    for seed in range(6):
        plain = begun(game, 4 * seed, seed)
        batch = bot.State.batch(1)
        plain.write_row(batch[0])
        rng = [0] * RNG_SIZE
        seed_row(rng, 7, seed)
        machine_rng = np.array(rng)
        done = toy_bot.play_on(plain, weights(), temperature, rng, [0] * most, [0] * most)
        room = (np.zeros(most, np.int64), np.zeros(most, np.int64))
        learned = np.array(weights(), np.int32)
        assert bot.play_on(batch[0], learned, temperature, machine_rng, *room) == done > 0
        assert batch[0].tobytes() == plain.to_bytes()
        assert machine_rng.tolist() == rng
        ends.add(plain.digest())
    assert len(ends) == 6


def test_both_twins_search_alike(bot: Twin, game: AnyGame) -> None:
    """The search copies states, calls rules of the game and of the core, and keeps the root as it was."""
    np = pytest.importorskip("numpy")
    root = begun(game, 5, 1)
    seat = next(seat for seat in range(SEATS) if game.rules.must_act(root, seat))
    most = game.rules.MOST_LEGAL
    states = [root.copy(), game.rules.State()]
    rooms = [[0] * RNG_SIZE, *([0] * most for _ in range(4))]
    n = toy_bot.try_each(states, seat, 3, weights(), ONE, 11, *rooms)
    assert states[0] == root
    batch = bot.State.batch(2)
    root.write_row(batch[0])
    learned = np.array(weights(), np.int32)
    machine_rooms = [np.zeros(len(room), np.int64) for room in rooms]
    assert bot.try_each(batch, seat, 3, learned, ONE, 11, *machine_rooms) == n > 1
    assert batch[0].tobytes() == root.to_bytes()
    assert batch[1].tobytes() == states[1].to_bytes()
    assert [room.tolist() for room in machine_rooms] == rooms


@pytest.mark.parametrize("name", ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"])
def test_a_policy_plays_every_game_to_its_end(name: str) -> None:
    from dracosaur.games import load

    rules = load(name).rules

    @rule
    def choose(s: Any, seat: int, buffer: Any, n: int, w: Any, t: int, rng: Any, scratch: Any) -> int:
        return below(rng, CHOICES, n)

    play_on = adopt(
        playout_by,
        must_act=rules.must_act,
        legal=rules.legal,
        apply=rules.apply,
        draw=rules.draw,
        choose=choose,
    )
    state, rng = rules.State(), Rng(5).row
    rules.setup(state, 2, load(name).options_row(load(name).options({}, 2)))
    assert play_on(state, [], 0, rng, [0] * rules.MOST_LEGAL, []) > 10
    assert not any(rules.must_act(state, seat) for seat in (-1, 0, 1))


def test_a_bots_package_is_clean_and_its_mistakes_are_named(tmp_path: Path) -> None:
    assert lint.check_package("tests.core.toy_bot") == []
    file = Path(str(toy_bot.__file__)).parent / "policy.py"
    (tmp_path / "__init__.py").write_text("from somewhere import State\n")
    (tmp_path / "policy.py").write_text(file.read_text() + "\n\ndef helper() -> float:\n    return 0.5\n")
    (message,) = lint.check_folder(tmp_path)
    assert "policy.py:" in message
    assert "`helper` is not marked with @rule" in message
    with pytest.raises(ValueError, match="nowhere is not an installed package"):
        lint.check_package("nowhere")


def test_rules_outside_a_package_with_a_state_may_have_helpers(tmp_path: Path) -> None:
    (tmp_path / "tools.py").write_text(
        "from dracosaur.core.twin import generic\n\n\ndef helper():\n    return {}\n\n\n"
        "@generic\ndef broken(n: int) -> int:\n    return n / 2\n"
    )
    (message,) = lint.check_folder(tmp_path)
    assert "tools.py:10: rule `broken` uses `/`" in message


def test_the_rules_of_the_core_are_checked_too() -> None:
    """Every function of the core with a mark is seen by the checker."""
    folder = Path(lint.__file__).parent
    marked = [
        node.name
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and lint._is_rule(node)
    ]
    assert {"below", "play_batch", "playout_by", "draw_softmax", "hash_state"} <= set(marked)
    assert lint.check_folder(folder) == []


def test_a_bot_has_the_names_of_its_own_rules_only(bot: Twin, game: AnyGame) -> None:
    """Rules of the game are asked for at the twin of the game, so that their names cannot clash."""
    assert bot.State is game.rules.State
    with pytest.raises(AttributeError, match=r"the rules of tests\.core\.toy_bot have no rule `legal`"):
        bot.prepare("legal")


def test_a_bot_of_somebody_else_follows_every_change_of_the_game(shop_root: Path) -> None:
    """The bot calls `buy` of the shop and has a rule `price` of its own, as the shop has."""
    before = shop_bot_twin(shop_root)
    np = pytest.importorskip("numpy")
    batch, rng = before.State.batch(1), np.array(Rng(3).row)
    assert before.spend(batch[0], 1, rng) == before.price(7) + batch[0].coins[1] > 14
    assert before.is_warm("spend")
    assert shop_bot_twin(shop_root).is_warm("spend")
    for files in (
        {**SHOP, "numbers.py": SHOP["numbers.py"].replace("(5, 7, 11)", "(5, 7, 12)")},
        {**SHOP, "helpers.py": SHOP["helpers.py"].replace("STEP * s.turn", "STEP + s.turn")},
    ):
        after = shop_bot_twin(shop_root, files)
        assert after.fingerprint != before.fingerprint
        assert not after.is_warm("spend")
    changed = BOT.replace("2 * n", "3 * n")
    assert shop_bot_twin(shop_root, bot=changed).fingerprint != before.fingerprint


def test_what_is_given_must_fit() -> None:
    with pytest.raises(ValueError, match="`apply_batch` has no use for `legal`"):
        adopt(apply_batch, apply=below, legal=below)
    with pytest.raises(ValueError, match="`apply_batch` has to be given `apply`"):
        adopt(apply_batch)
    with pytest.raises(TypeError, match="`apply` is given as <built-in function len>, which is no rule"):
        adopt(apply_batch, apply=len)
    with pytest.raises(TypeError, match="is not marked with @generic"):
        adopt(below)


def test_a_package_may_adopt_a_function_twice_under_names_of_its_own() -> None:
    one = adopt(apply_batch, "one", apply=below)
    two = adopt(apply_batch, "two", apply=below)
    assert (one.__name__, two.__name__) == ("one", "two")
    assert one.__doc__ == apply_batch.__doc__


def test_the_mark_changes_nothing() -> None:
    @generic
    def twice(n: int) -> int:
        return 2 * n

    assert twice(4) == 8
