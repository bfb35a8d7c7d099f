"""Documents as people write them: dragons by name, cards that only count, spaces left empty."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.core.positions import BadPosition, Position
from dracosaur.games import load
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.text import LANGUAGES, Words

GAME = load("wyrmspan")


def read(*players: dict[str, Any], **keys: object) -> Position[Any]:
    return GAME.read_position({"game": "wyrmspan", "guild": "plains", "players": list(players), **keys})


def crimson(*spaces: dict[str, Any]) -> dict[str, Any]:
    return {"caves": {"crimson": list(spaces)}}


@pytest.mark.parametrize("name", ["Smirking Ridgeback", "smirking ridgeback", "SMIRKING-RIDGEBACK"])
def test_a_dragon_by_its_name_is_the_one_of_its_number(name: str) -> None:
    named, numbered = read(crimson({"dragon": name})), read(crimson({"dragon": 130}))
    assert named.state == numbered.state
    assert named.assumed == ()
    in_hand = read({"hand": {"dragons": [5, name]}})
    assert in_hand.state == read({"hand": {"dragons": [5, 130]}}).state


@pytest.mark.parametrize("name", ["ridgeback", "Гребенястий усмішник"])
def test_another_name_is_named_in_the_answer(name: str) -> None:
    position = read(crimson({"dragon": name}))
    (event,) = position.assumed
    assert event.values == {"given": name, "read": "130 Smirking Ridgeback"}
    for lang in LANGUAGES:
        assert "130 Smirking Ridgeback" in Words(lang, "wyrmspan", strict=True).tell(event)


@pytest.mark.parametrize(
    ("name", "key", "known"),
    [
        ("smirkin rigeback", "error-dragon_name", "130 Smirking Ridgeback"),
        ("xylophone", "error-dragon_name", "–"),
        ("amphiptere", "error-dragon_several", "18 Keening Amphiptere, 47 "),
    ],
)
def test_a_name_that_nobody_has_or_several_is_refused_with_what_is_close(
    name: str, key: str, known: str
) -> None:
    with pytest.raises(BadPosition) as error:
        read({}, crimson({"dragon": name}))
    assert (error.value.place, error.value.key) == ("players[1].caves.crimson[0].dragon", key)
    assert str(error.value.values["known"]).startswith(known)
    for lang in LANGUAGES:
        assert name in Words(lang, "wyrmspan", strict=True).complaint(error.value)


def test_cards_may_only_be_counted() -> None:
    """Any cards that the document does not name will do: in a hand, and as caves."""
    space = {"cave": True}
    position = read(
        {"hand": {"dragons": 3, "caves": 2}, **crimson({"dragon": 130}, {**space, "dragon": 56}, space)},
        {"hand": {"dragons": [1, 2], "caves": [1]}, "caves": {"golden": [{}, space]}},
    )
    state = position.state
    assert (state.dragon_cards[:2], state.cave_cards[:2]) == ([3, 2], [2, 1])
    assert (state.excavated[0], state.excavated[1]) == ([3, 1, 1], [1, 2, 1])
    assert state.dragon_at[1] == state.dragon_at[2] == constants.IN_HAND + 1
    assert state.cave_at[1] == constants.IN_HAND + 1


def test_a_space_may_say_that_it_is_empty() -> None:
    empty = {"dragon": None, "cave": None, "eggs": 0, "tucked": 0}
    assert read(crimson(empty, empty)).state == read({}).state


@pytest.mark.parametrize("players", ["Ann", [7], [{"hand": 3, "caves": []}], [{"caves": {"crimson": [4]}}]])
def test_what_is_no_table_is_left_to_the_reader(players: object) -> None:
    with pytest.raises(BadPosition):
        GAME.read_position({"game": "wyrmspan", "guild": "plains", "players": players})


@pytest.mark.parametrize("hand", [{"dragons": 184}, {"caves": -1}, {"dragons": True}])
def test_a_count_that_cannot_be_is_refused(hand: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        read({"hand": hand})


def test_a_missing_guild_is_missing() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read_position({"game": "wyrmspan", "players": [{}]})
    assert (error.value.place, error.value.key, error.value.rule) == ("guild", "error-missing", "W4.1")
