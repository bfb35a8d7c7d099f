"""Position documents: the short form of the design, and what is refused with its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from dracosaur.core.positions import BadPosition, answer
from tests.games.gods_love_dinosaurs.tables import GAME, fresh

SHORT: dict[str, Any] = {
    "game": "gods_love_dinosaurs",
    "first_player": 0,
    "players": [
        {
            "name": "Ann",
            "eggs": 7,
            "golden_eggs": 1,
            "cells": [
                {"q": 0, "r": 0, "terrain": "mountain", "animal": "dinosaur", "nest": True},
                {"q": 1, "r": 0, "terrain": "lake", "animal": None},
            ],
        },
        {
            "name": "Ben",
            "eggs": 13,
            "cells": [
                {"q": 1, "r": 0, "terrain": "forest", "animal": "rat"},
                {"q": 0, "r": 0, "terrain": "mountain"},
            ],
        },
    ],
}


def test_the_short_form_is_scored() -> None:
    position = GAME.read_position(SHORT)
    told = answer("gods_love_dinosaurs", position, GAME.score_sheet(position.state))
    assert [(player.name, player.total) for player in told.players] == [("Ann", 13), ("Ben", 13)]
    assert [(line.key, line.points) for line in told.players[0].lines] == [
        ("eggs", 2),
        ("golden_eggs", 10),
        ("dinosaurs", 1),
    ]
    assert told.winners == ("Ben",)
    assert told.tie_break == {"key": "tie-turn_order", "rule": "G12.5", "compared": {"Ann": 0, "Ben": 1}}


@pytest.mark.parametrize(("first", "winner"), [(0, "Ben"), (1, "Ann")])
def test_the_first_player_may_be_told_by_the_option(first: int, winner: str) -> None:
    """G4.9, G12.5: who went first decides a tie, whichever way the document says it."""
    document = SHORT | {"options": {"first_player": first}, "first_player": first}
    for told in (document, {key: document[key] for key in document if key != "first_player"}):
        position = GAME.read_position(told)
        winners = GAME.score_sheet(position.state).winners
        assert [position.names[seat] for seat in winners] == [winner]
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(document | {"first_player": 1 - first})
    assert (caught.value.place, caught.value.key) == ("first_player", "error-number")


def test_one_player_is_enough_to_score() -> None:
    position = GAME.read_position({"players": [{"cells": [{"q": 0, "r": 0, "terrain": "mountain"}]}]})
    assert position.names == ("Player 1",)
    assert GAME.score_sheet(position.state).players[0].total == 0


CELLS = ["players", 0, "cells"]
MISTAKES: list[tuple[list[Any], object, str, str, str]] = [
    (["colour"], 1, "colour", "error-unknown_key", ""),
    (["players"], [], "players", "error-players", ""),
    (["players", 1, "name"], "Ann", "players", "error-same_name", ""),
    (["players", 0, "age"], 7, "players[0].age", "error-unknown_key", ""),
    (["players", 0, "eggs"], -1, "players[0].eggs", "error-G12-4", "G12.4"),
    (["players", 0, "eggs"], "many", "players[0].eggs", "error-number", ""),
    (["first_player"], 2, "first_player", "error-number", ""),
    (["options"], {"figures": "few"}, "options", "bad-option-value", ""),
    ([*CELLS, 1, "terrain"], "sea", "players[0].cells[1].terrain", "error-G1-3", "G1.3"),
    ([*CELLS, 1, "animal"], "cat", "players[0].cells[1].animal", "error-animal", "G1.2"),
    ([*CELLS, 1, "animal"], ["frog", "rat"], "players[0].cells[1].animal", "error-G2-6", "G2.6"),
    ([*CELLS, 1, "animal"], "dinosaur", "players[0].cells[1].animal", "error-G14-8", "G14.8"),
    ([*CELLS, 0, "animal"], "frog", "players[0].cells[0].animal", "error-G14-8", "G14.8"),
    ([*CELLS, 1, "q"], 0, "players[0].cells[1]", "error-G2-6", "G2.6"),
    ([*CELLS, 1, "q"], 2, "players[0].cells[1]", "error-G6-3", "G6.3"),
    ([*CELLS, 1, "q"], 1000, "players[0].cells[1].q", "error-number", ""),
    ([*CELLS, 0, "nest"], False, "players[0].cells[0].nest", "error-G3-3", "G3.3"),
    ([*CELLS, 1, "nest"], True, "players[0].cells[1].nest", "error-G3-3", "G3.3"),
    ([*CELLS, 0, "terrain"], "wild", "players[0].cells[0].terrain", "error-G3-3", "G3.3"),
    (CELLS, [], "players[0].cells", "error-G3-3", "G3.3"),
    (["players", 0, "chosen"], [0, 0], "players[0].chosen", "error-unknown_key", ""),
    (["players", 0, "task"], "hunt", "players[0].task", "error-unknown_key", ""),
    (["players", 0, "hatched"], 1, "players[0].hatched", "error-unknown_key", ""),
    ([*CELLS, 0, "role"], "waiting", "players[0].cells[0].role", "error-unknown_key", ""),
]


def changed(document: dict[str, Any], path: list[Any], value: object) -> dict[str, Any]:
    made = copy.deepcopy(document)
    node: Any = made
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return made


@pytest.mark.parametrize(("path", "value", "place", "key", "rule"), MISTAKES)
def test_a_mistake_is_named_with_its_place(
    path: list[Any], value: object, place: str, key: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(changed(SHORT, path, value))
    assert (caught.value.place, caught.value.key, caught.value.rule) == (place, key, rule)


def test_more_figures_than_there_are_are_refused_with_a_limited_stock() -> None:
    row = [{"q": 0, "r": 0, "terrain": "mountain"}]
    row += [{"q": q, "r": 0, "terrain": "lake", "animal": "frog"} for q in range(1, 27)]
    document = {"options": {"figures": "limited"}, "players": [{"cells": row}]}
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(document)
    assert (caught.value.key, caught.value.values["n"]) == ("error-G13-1", 26)
    GAME.read_position({"players": [{"cells": row}]})


@pytest.mark.parametrize(
    ("path", "value", "place", "key"),
    [
        (["table", "board", "frog"], [None], "table.board.frog", "error-rows"),
        (["table", "board", "frog", 0], "Z99", "table.board.frog[0]", "error-tile"),
        (["table", "stacks", "D"], ["D01", "D01"], "table.stacks.D[1]", "error-tile"),
        (["table", "phase"], "later", "table.phase", "error-word"),
        (["table", "marker"], "dinosaur", "table.marker", "error-word"),
        (["table", "weather"], "fine", "table.weather", "error-unknown_key"),
        (["players", 0, "chosen"], [5, 5], "players[0].chosen", "error-cell"),
    ],
)
def test_a_mistake_in_the_long_form_is_named_with_its_place(
    path: list[Any], value: object, place: str, key: str
) -> None:
    document = GAME.write_position(fresh())
    assert GAME.read_position(document).state == fresh()
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(changed(document, path, value))
    assert (caught.value.place, caught.value.key) == (place, key)


def totals(*players: dict[str, Any]) -> list[int]:
    position = GAME.read_position({"game": "gods_love_dinosaurs", "players": players})
    return [player.total for player in GAME.score_sheet(position.state).players]


def test_eggs_and_dinosaurs_are_enough() -> None:
    """G12.3: nothing else scores, so the cells may be left out of a finished game."""
    assert totals({"eggs": 7, "golden_eggs": 1, "dinosaurs": 3}, {"eggs": 4}, {"dinosaurs": 1}) == [15, 4, 1]
    whole = {"eggs": 7, "cells": [{"q": 0, "r": 0, "terrain": "mountain", "animal": "dinosaur"}]}
    assert totals(whole, {"eggs": 7, "dinosaurs": 1}) == [8, 8]


@pytest.mark.parametrize(
    ("player", "place", "key"),
    [
        ({"dinosaurs": -1}, "players[0].dinosaurs", "error-number"),
        ({"dinosaurs": "two"}, "players[0].dinosaurs", "error-number"),
        ({"dinosaurs": 1, **SHORT["players"][1]}, "players[0].dinosaurs", "error-dinosaurs"),
    ],
)
def test_dinosaurs_are_counted_once(player: dict[str, Any], place: str, key: str) -> None:
    with pytest.raises(BadPosition) as error:
        totals(player)
    assert (error.value.place, error.value.key) == (place, key)


def test_counted_dinosaurs_are_limited_too() -> None:
    """G13.1."""
    document = {"options": {"figures": "limited"}, "players": [{"dinosaurs": 20}]}
    with pytest.raises(BadPosition) as error:
        GAME.read_position({"game": "gods_love_dinosaurs", **document})
    assert error.value.key == "error-G13-1"


def test_a_running_game_needs_its_cells() -> None:
    document = GAME.write_position(fresh())
    del document["players"][0]["cells"]
    with pytest.raises(BadPosition) as error:
        GAME.read_position(document)
    assert error.value.place == "players[0].cells"
