"""The standard set (G3, G4.6) and replacement sets with their mistakes (G17.3)."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dracosaur.core.game import BadOption
from dracosaur.games.gods_love_dinosaurs.options import GodsLoveDinosaursOptions
from dracosaur.games.gods_love_dinosaurs.rules import constants
from dracosaur.games.gods_love_dinosaurs.tiles import BadTiles, standard, usable
from tests.games.gods_love_dinosaurs.secrets import odd_set
from tests.games.gods_love_dinosaurs.tables import GAME


def document() -> dict[str, Any]:
    """The standard set as a replacement set."""
    made: dict[str, Any] = json.loads(msgspec.json.encode(standard()))
    return made


def test_standard_set_has_the_published_numbers() -> None:
    tiles = standard().tiles
    assert len(tiles) == 84
    assert [len(usable(standard(), seats)) for seats in (2, 3, 4, 5)] == [36, 52, 69, 84]
    assert Counter(tile.letter for tile in tiles) == {"A": 24, "B": 20, "C": 20, "D": 20}


def test_standard_set_has_the_distribution_of_its_design() -> None:
    hexes = [hex_ for tile in standard().tiles for hex_ in tile.hexes]
    assert Counter(hex_.terrain for hex_ in hexes) == {
        "lake": 35,
        "forest": 57,
        "plains": 46,
        "mountain": 22,
        "wild": 8,
    }
    assert Counter(hex_.animal for hex_ in hexes if hex_.animal) == {
        "frog": 8,
        "rat": 11,
        "rabbit": 10,
        "tiger": 15,
        "eagle": 15,
    }
    habitats = {"frog": "lake", "rat": "forest", "rabbit": "plains"}
    for tile in standard().tiles:
        assert sum(hex_.animal is not None for hex_ in tile.hexes) <= 1
        for hex_ in tile.hexes:
            if hex_.animal in habitats:
                assert hex_.terrain == habitats[hex_.animal]
            elif hex_.animal:
                assert hex_.terrain not in ("mountain", "wild")


def test_start_tile_is_that_of_the_rules() -> None:
    """G3.3."""
    assert [(start.q, start.r, start.terrain, start.piece) for start in standard().start_tile.hexes] == [
        (0, 0, "mountain", "dinosaur"),
        (1, 0, "lake", "frog"),
        (1, -1, "lake", None),
        (0, -1, "forest", "rat"),
        (-1, 0, "forest", None),
        (-1, 1, "plains", "rabbit"),
        (0, 1, "plains", None),
    ]


def test_a_set_that_equals_the_standard_one_is_the_standard_one() -> None:
    state = GAME.setup(2, GAME.options({"tiles": document()}, 2))
    assert GAME.options_of(state).tiles == "standard"


def test_a_file_is_read_once_and_kept_in_the_options(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(json.dumps({**odd_set(), "game": "ours", "provenance": "own", "animals": []}), "utf-8")
    options = GAME.options({"tiles": str(file)}, 2)
    file.unlink()
    again = GAME.options(json.loads(msgspec.json.encode(options)), 2)
    assert again == options
    state = GAME.setup(2, options)
    assert GAME.options_of(state) == options
    assert GAME.view(state, None).columns == ("frog", "rabbit", "tiger", "rat", "eagle")
    first = GAME.view(state, None).ecosystems[0].cells[0]
    assert (first.q, first.r, first.figure) == (0, 0, "dinosaur")


def changed(path: list[Any], value: object) -> dict[str, Any]:
    """The standard set with one value replaced; `...` removes it."""
    made = copy.deepcopy(document())
    node: Any = made
    for key in path[:-1]:
        node = node[key]
    if value is ...:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return made


START = ["start_tile", "hexes"]
MISTAKES: list[tuple[list[Any], object, str, str]] = [
    (["format"], 2, "format", "error-number"),
    (["format"], ..., "format", "error-missing_key"),
    (["colour"], "red", "colour", "error-unknown_key"),
    (["columns"], ["rat", "frog", "rabbit", "tiger", "eagle"], "columns", "error-G17-3-columns"),
    (["tiles"], {}, "tiles", "error-list"),
    (["tiles", 3], 7, "tiles[3]", "error-object"),
    (["tiles", 3, "id"], "A01", "tiles[3].id", "error-G17-3-ids"),
    (["tiles", 3, "id"], "", "tiles[3].id", "error-G17-3-id"),
    (["tiles", 3, "id"], "a b", "tiles[3].id", "error-G17-3-id"),
    (["tiles", 3, "id"], "-", "tiles[3].id", "error-G17-3-id"),
    (["tiles", 3, "id"], "x" * 15, "tiles[3].id", "error-G17-3-id"),
    (["tiles", 3, "letter"], "E", "tiles[3].letter", "error-G17-3-letter"),
    (["tiles", 3, "min_players"], 6, "tiles[3].min_players", "error-G17-3-players"),
    (["tiles", 3, "hexes"], [], "tiles[3].hexes", "error-G17-3-hexes"),
    (["tiles", 3, "hexes", 1, "terrain"], "sea", "tiles[3].hexes[1].terrain", "error-G17-3-terrain"),
    (["tiles", 3, "hexes", 1, "animal"], "dinosaur", "tiles[3].hexes[1].animal", "error-G17-3-animal"),
    (["tiles", 3, "hexes", 1, "animal"], ..., "tiles[3].hexes[1].animal", "error-missing_key"),
    ([*START, 1, "nest"], "no", "start_tile.hexes[1].nest", "error-G17-3-truth"),
    ([*START, 1, "nest"], True, "start_tile.hexes[1]", "error-G17-3-start"),
    ([*START, 1, "piece"], "dinosaur", "start_tile.hexes[1]", "error-G17-3-start"),
    ([*START, 1, "piece"], "tiger", "start_tile.hexes[1].piece", "error-word"),
    ([*START, 1, "piece"], None, "start_tile.hexes", "error-G17-3-start"),
    ([*START, 1, "q"], 5, "start_tile.hexes[1]", "error-G17-3-start"),
    ([*START, 1, "q"], "east", "start_tile.hexes[1].q", "error-number"),
    ([*START, 2, "r"], 0, "start_tile.hexes[1]", "error-G17-3-start"),
    ([*START, 0, "terrain"], "lake", "start_tile.hexes[0]", "error-G17-3-start"),
    (START, [], "start_tile.hexes", "error-G17-3-start"),
    (START, [{}] * 62, "start_tile.hexes", "error-G17-3-many"),
    (["tiles"], [{}] * 221, "tiles", "error-G17-3-many"),
    (["tiles"], document()["tiles"][:9], "tiles", "error-G17-3-few"),
]


@pytest.mark.parametrize(("path", "value", "place", "key"), MISTAKES)
def test_a_mistake_is_named_with_its_place(path: list[Any], value: object, place: str, key: str) -> None:
    with pytest.raises(BadTiles) as caught:
        GAME.options({"tiles": changed(path, value)}, 2)
    assert (caught.value.place, caught.value.key, caught.value.rule) == (place, key, "G17.3")
    assert f"{place}: " in str(caught.value)


def test_too_many_tiles_for_one_ecosystem_are_refused() -> None:
    tiles = [{**document()["tiles"][0], "id": f"t{i}"} for i in range(89)]
    GAME.options({"tiles": {**document(), "tiles": tiles[:88]}}, 2)
    with pytest.raises(BadTiles) as caught:
        GAME.options({"tiles": {**document(), "tiles": tiles}}, 2)
    assert (caught.value.key, caught.value.values) == ("error-G17-3-many", {"n": 89, "most": 88})


@pytest.mark.parametrize("text", ["{", '{"format": 1, "format": 1}', '{"format": NaN}'])
def test_a_file_that_is_no_json_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadTiles, match=r"cannot be read|format"):
        GAME.options({"tiles": str(file)}, 2)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadTiles, match=r"nowhere\.json: the file cannot be read"):
        GAME.options({"tiles": "nowhere.json"}, 2)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"colour": "red"}, "unknown option 'colour'"),
        ({"figures": "many"}, "'figures' is \"many\"; allowed: "),
        ({"first_player": 3}, "'first_player' is 3; allowed: \"random\", 0–2"),
        ({"first_player": 9}, "'first_player'"),
        ({"tiles": 7}, "'tiles'"),
    ],
)
def test_bad_options_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.options(given, 3)


def test_options_come_back_from_the_state() -> None:
    for given in ({}, {"figures": "limited", "first_player": 1}):
        options = GAME.options(given, 3)
        assert GAME.options_of(GAME.setup(3, options)) == options
        assert len(GAME.options_row(options)) == constants.OPTIONS
    assert GodsLoveDinosaursOptions().tiles == "standard"


def test_a_long_arm_fits() -> None:
    """An ecosystem of as many cells as a table allows, all in one line, keeps its sites and neighbours."""
    from dracosaur.games.gods_love_dinosaurs.actions import Lay
    from tests.games.gods_love_dinosaurs.tables import fresh, listed

    tiles = [{**document()["tiles"][0], "id": f"t{i}"} for i in range(88)]
    for q, orientation in ((1, "E"), (-1, "W")):
        state = fresh(2, tiles={**document(), "tiles": tiles})
        for i in range(44):
            state.hand, state.task, state.active = 1, [constants.LAY, 0, 0, 0, 0], 0
            state.pending, state.stage, state.phase = 1, constants.STAGE_TAKE, constants.PLAY
            state.taken_from = next(c for c in range(5) if state.lying[c])
            placement = Lay(q * (2 + 2 * i), 0, orientation)  # type: ignore[arg-type]  # a direction
            assert placement in listed(state, 0)
            state = GAME.apply(state, 0, placement)  # type: ignore[arg-type]  # a seat
        assert state.cells[0] == 95
        assert GAME.read_position(GAME.write_position(state)).state == state
