"""What is observed: the view and nothing else, alike in both twins, and named as the layout says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dracosaur.core.game import Seat
from dracosaur.core.options import option_values
from dracosaur.envs import tables as tables_module
from dracosaur.envs.layouts import features_of, layout_by_row, layout_of
from dracosaur.envs.tables import Tables
from dracosaur.games import GAMES, load
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.gods_love_dinosaurs.keys import FIGURE_KEYS, TERRAIN_KEYS
from tests.envs.pairs import check_pairs, contract_of, moments, observe

PAIRS = {"draftosaurus": 400, "gods_love_dinosaurs": 80, "wyrmspan": 120}


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_give_equal_observations(name: str) -> None:
    differed = check_pairs(name, PAIRS[name], 7, "tests")
    assert differed > PAIRS[name] // 3 or name == "gods_love_dinosaurs"  # where hardly anything is secret


def anything(masks: Any, rng: Any) -> Any:
    """A legal action for each row, 0 where there is none."""
    return (rng.random(masks.shape) * masks).argmax(1)


@pytest.mark.fast
@pytest.mark.parametrize("each_seat", [False, True], ids=["turns", "seats"])
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("draftosaurus", 2, {"board": "match", "two_player_discard_visibility": "hidden"}),
        ("draftosaurus", 5, {"five_player_last_turn": True}),
        ("gods_love_dinosaurs", 3, {"figures": "limited"}),
        ("wyrmspan", 1, {}),
        ("wyrmspan", 3, {}),
    ],
)
def test_both_twins_see_alike(
    name: str, seats: int, options: dict[str, Any], each_seat: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Tables(load(name), seats, options, 3, each_seat=each_seat)
    monkeypatch.setattr(tables_module, "is_available", lambda: False)
    plain = Tables(load(name), seats, options, 3, each_seat=each_seat)
    assert (compiled.is_compiled, plain.is_compiled) == (True, False)
    rng = np.random.default_rng(5)
    compiled.reset("twins")
    plain.reset("twins")
    low, high = compiled.layout.bounds()
    for _ in range(120 if name == "draftosaurus" else 60):
        for what in ("observations", "masks", "actors", "over", "points", "ranks", "worths"):
            assert np.array_equal(getattr(compiled, what), getattr(plain, what)), what
        assert ((compiled.observations >= low) & (compiled.observations <= high)).all()
        for one, other in zip(compiled.candidates(), plain.candidates(), strict=True):
            assert np.array_equal(one, other)
        actions = anything(compiled.masks, rng)
        compiled.step(actions)
        plain.step(actions)
    for one, other in zip(compiled.look([1 % seats] * 3), plain.look([1 % seats] * 3), strict=True):
        assert np.array_equal(one, other)


@pytest.mark.fast
@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    game, rng = load(name), np.random.default_rng(6)
    one, three = (Tables(game, 2, {}, 7, threads=threads) for threads in (1, 3))
    one.reset(9)
    three.reset(9)
    for _ in range(60):
        assert np.array_equal(one.observations, three.observations)
        actions = anything(one.masks, rng)
        one.step(actions)
        three.step(actions)
    three.close()


def test_draftosaurus_by_name() -> None:
    for state, layout, seat in list(moments(contract_of("draftosaurus"), "names", 3))[5::9]:
        view = load("draftosaurus").view(state, Seat(seat))
        named = layout.structured(np.array(observe(load("draftosaurus"), layout, state, seat), np.int16))
        for k in range(state.seats):
            player = (seat + k) % state.seats
            zoo = view.zoos[player]
            for place, pieces in enumerate(zoo.values()):
                for species, key in enumerate(SPECIES_KEYS):
                    assert named["zoo"][k, place, species] == pieces.count(key)
            hand = view.hands[player]
            assert named["hand_known"][k] == (hand is not None)
            assert named["hand"][k].tolist() == [(hand or ()).count(key) for key in SPECIES_KEYS]
            assert named["hand_size"][k] == view.hand_sizes[player]
            assert named["decided"][k] == view.decided[player]
            assert named["bound"][k] == view.bound[player]
            chosen = view.chosen[player]
            assert named["chosen"][k] == (0 if chosen is None else SPECIES_KEYS.index(chosen) + 1)
        assert (named["bag"], named["shown"], named["done"]) == (view.bag_size, view.shown, view.done)


def test_gods_love_dinosaurs_by_name() -> None:
    game = load("gods_love_dinosaurs")
    for state, layout, seat in list(moments(contract_of("gods_love_dinosaurs"), "names", 1))[5::31]:
        view = game.view(state, Seat(seat))
        named = layout.structured(np.array(observe(game, layout, state, seat), np.int16))
        for k in range(state.seats):
            ecosystem = view.ecosystems[(seat + k) % state.seats]
            n = named["cells"][k]
            cells = zip(
                *(named[what][k, :n].tolist() for what in ("q", "r", "terrain", "figure")), strict=True
            )
            assert sorted(cells) == sorted(
                (
                    cell.q,
                    cell.r,
                    TERRAIN_KEYS.index(cell.terrain) + 1,
                    0 if cell.figure is None else FIGURE_KEYS.index(cell.figure) + 1,
                )
                for cell in ecosystem.cells
            )
            assert named["eggs"][k] == ecosystem.eggs
        assert named["stack"].tolist() == [len(stack) for stack in view.board.stacks]


def test_wyrmspan_by_name() -> None:
    game = load("wyrmspan")
    for state, layout, seat in list(moments(contract_of("wyrmspan"), "names", 2))[40::23]:
        view = game.view(state, Seat(seat))
        named = layout.structured(np.array(observe(game, layout, state, seat), np.int16))
        own = view.players[seat]
        in_hand = np.flatnonzero(np.isin(named["dragon_where"], (9, 10))).tolist()
        assert in_hand == list(own.hand_dragons)
        assert np.flatnonzero(named["dragon_where"] == 1).tolist() == list(view.dragon_pile)
        assert np.flatnonzero(np.isin(named["cave_where"], (9, 10))).tolist() == list(own.hand_caves)
        for k in range(state.seats):
            player = view.players[(seat + k) % state.seats]
            assert named["dragon"][k].tolist() == [space.dragon for space in player.spaces]
            assert named["cached"][k].tolist() == [list(space.cached) for space in player.spaces]
            assert named["resources"][k].tolist() == list(player.resources)
            assert named["coins"][k] == player.coins


@pytest.mark.parametrize("name", GAMES)
def test_floats_and_features(name: str) -> None:
    game = load(name)
    state, layout, seat = list(moments(contract_of(name), "floats", 0))[30]
    seen = np.array([observe(game, layout, state, seat)] * 2, np.int16)
    floats = layout.floats(seen)
    assert len(floats) == 2
    assert floats.dtype == np.float32
    assert np.abs(floats).max() <= 1
    assert len({part.name for part in features_of(game)}) == len(features_of(game))
    options = game.options_of(state)
    assert layout_by_row(game, state.seats, game.options_row(options)).size == layout.size
    assert layout_of(name, state.seats, option_values(options)).size == layout.size
