"""Rules over many states at once say what the rules say one by one, in every game and in both twins."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import CHOICES, below, compiled, copy_state, hash_state
from dracosaur.games import GAMES, load

Moment = tuple[Any, int, int]  # a state, a seat that has to act there, and one of its actions

GAME_NAMES = list(GAMES)
N = 40


@pytest.fixture(scope="module", params=GAME_NAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture(scope="module")
def moments(game: AnyGame) -> list[Moment]:
    """Every third moment of a random game, chance included, the first N of them."""
    rules, rng, buffer = game.rules, Rng("batches").row, [0] * game.rules.MOST_LEGAL
    state = rules.State()
    rules.setup(state, 2, game.options_row(game.options({}, 2)))
    found: list[Moment] = []
    while len(found) < 3 * N and (seats := game.to_act(state)):
        seat = int(seats[0])
        if seat < 0:
            action = rules.draw(state, rng)
        else:
            action = buffer[below(rng, CHOICES, rules.legal(state, seat, buffer))]
        found.append((state.copy(), seat, action))
        rules.apply(state, seat, action)
    return found[::3]


@pytest.fixture(params=["plain", pytest.param("compiled", marks=pytest.mark.fast)])
def twin(request: pytest.FixtureRequest, game: AnyGame) -> Any:
    """The rules of the game in either form."""
    if request.param == "plain":
        return game.rules
    return compiled(game.rules.__name__)


def room(twin: Any, game: AnyGame, n: int, m: int = 0, kind: str = "int64") -> Any:
    """A row of n numbers or a grid of n rows, as the twin wants it."""
    if twin is game.rules:
        return [[0] * m for _ in range(n)] if m else [0] * n
    np = pytest.importorskip("numpy")
    return np.zeros((n, m) if m else n, kind)


def row(twin: Any, game: AnyGame, numbers: list[int]) -> Any:
    made = room(twin, game, len(numbers))
    made[:] = numbers
    return made


def batch(twin: Any, game: AnyGame, states: list[Any]) -> Any:
    if twin is game.rules:
        return [state.copy() for state in states]
    rows = twin.State.batch(len(states))
    for place, state in zip(rows, states, strict=True):
        state.write_row(place)
    return rows


def read(twin: Any, game: AnyGame, states: Any) -> list[Any]:
    return list(states) if twin is game.rules else [game.rules.State.read_row(place) for place in states]


def test_legal_batch(twin: Any, game: AnyGame, moments: list[Moment]) -> None:
    rules, buffer = game.rules, [0] * game.rules.MOST_LEGAL
    states, seats, _ = (list(column) for column in zip(*moments, strict=True))
    out, counts = room(twin, game, len(states), rules.MOST_LEGAL), room(twin, game, len(states))
    twin.legal_batch(batch(twin, game, states), row(twin, game, seats), out, counts)
    for state, seat, listed, n in zip(states, seats, out, counts, strict=True):
        assert rules.legal(state.copy(), seat, buffer) == n > 0
        assert list(listed[:n]) == buffer[:n]


def test_mask_batch(twin: Any, game: AnyGame, moments: list[Moment]) -> None:
    rules, buffer = game.rules, [0] * game.rules.MOST_LEGAL
    states, seats, _ = (list(column) for column in zip(*moments[::5], strict=True))
    masks = room(twin, game, len(states), rules.PLAYER_ACTIONS, "int8")
    for mask in masks:
        mask[0] = mask[-1] = 1  # of the last time
    twin.mask_batch(batch(twin, game, states), row(twin, game, seats), masks, room(twin, game, len(buffer)))
    for state, seat, mask in zip(states, seats, masks, strict=True):
        n = rules.legal(state.copy(), seat, buffer) if seat >= 0 else 0
        assert [action for action in range(rules.PLAYER_ACTIONS) if mask[action]] == buffer[:n]
    assert {seat < 0 for seat in seats} == {True, False}


def test_apply_batch(twin: Any, game: AnyGame, moments: list[Moment]) -> None:
    states, seats, actions = (list(column) for column in zip(*moments, strict=True))
    some = [action if i % 4 else -1 for i, action in enumerate(actions)]
    rows = batch(twin, game, states)
    twin.apply_batch(rows, row(twin, game, seats), row(twin, game, some))
    for state, seat, action, after in zip(states, seats, some, read(twin, game, rows), strict=True):
        expected = state.copy()
        if action >= 0:
            game.rules.apply(expected, seat, action)
        assert after == expected


def test_hash_rows(twin: Any, game: AnyGame, moments: list[Moment]) -> None:
    states = [state for state, _, _ in moments]
    hashes = room(twin, game, len(states))
    twin.hash_rows(batch(twin, game, states), hashes)
    assert list(hashes) == [hash_state(state) for state in states]
    assert all(0 <= number < 1 << 63 for number in hashes)
    assert len(set(hashes)) == len({state.to_bytes() for state in states})


def test_a_copied_state_shares_nothing(game: AnyGame, moments: list[Moment]) -> None:
    _, (state, _, _), *_ = moments
    other = game.rules.State()
    shaped = [name for name, shape in other.layout.items() if shape.size]
    held = [getattr(other, name) for name in shaped]
    copy_state(other, state)
    assert other == state
    # As in the compiled twin, whoever holds a row sees the new numbers.
    assert list(map(id, held)) == [id(getattr(other, name)) for name in shaped]
    seat = int(game.to_act(other)[0])
    before = state.copy()
    buffer = [0] * game.rules.MOST_LEGAL
    game.rules.legal(other, seat, buffer)
    game.rules.apply(other, seat, buffer[0])
    assert state == before != other


def test_redeal_batch(twin: Any, game: AnyGame, moments: list[Moment]) -> None:
    states, seats, _ = (list(column) for column in zip(*moments, strict=True))
    rng, others = row(twin, game, Rng("redealt").row), batch(twin, game, states)
    twin.redeal_batch(others, row(twin, game, seats), rng)
    one_by_one = Rng("redealt")
    for state, seat, other in zip(states, seats, read(twin, game, others), strict=True):
        expected = state.copy()
        game.rules.redeal(expected, seat, one_by_one.row)
        assert other == expected
        if seat >= 0:
            assert game.view(other, Seat(seat)) == game.view(state, Seat(seat))
