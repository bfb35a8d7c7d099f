"""Options: typed values, presets, and errors that say what is allowed."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, inspect

from dracosaur.core.game import AnyGame, BadOption, Options
from dracosaur.core.options import allowed, option_choices, option_help, option_values, read_options, shown


class Toy(Options, frozen=True):
    board: Literal["summer", "winter"] = "summer"
    limit: Annotated[int, Meta(ge=1, le=6)] | None = None
    first: Literal["random"] | Annotated[int, Meta(ge=2, le=2)] = "random"
    loud: bool = False
    size: int = 3
    title: str = ""
    weights: tuple[float, ...] = ()


PRESETS: dict[str, dict[str, Any]] = {
    "small": {"size": 1, "loud": True},
    "large": {"size": 9},
}


def test_without_values_the_defaults_hold() -> None:
    assert read_options(Toy, {}) == Toy()
    assert read_options(Toy, {}, PRESETS) == Toy()


def test_given_values_are_read() -> None:
    given = {"board": "winter", "limit": 6, "first": 2, "loud": True, "size": 0, "title": "x"}
    assert read_options(Toy, given) == Toy("winter", 6, 2, True, 0, "x")
    assert read_options(Toy, {"limit": None}) == Toy()


def test_a_preset_is_overridden_by_other_values_in_any_order() -> None:
    assert read_options(Toy, {"edition": "small"}, PRESETS) == Toy(size=1, loud=True)
    assert read_options(Toy, {"edition": "small", "size": 4}, PRESETS) == Toy(size=4, loud=True)
    assert read_options(Toy, {"size": 4, "edition": "small"}, PRESETS) == Toy(size=4, loud=True)
    assert read_options(Toy, {"edition": None, "size": 4}, PRESETS) == Toy(size=4)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"colour": 1},
            "unknown option 'colour'; "
            "the options are board, limit, first, loud, size, title, weights, edition",
        ),
        ({"edition": "huge"}, """option 'edition' is "huge"; allowed: "small", "large\""""),
        ({"edition": ["small"]}, """option 'edition' is ["small"]; allowed: "small", "large\""""),
        ({"edition": {"a": 1}}, """option 'edition' is {"a": 1}; allowed: "small", "large\""""),
        ({"edition": 1}, """option 'edition' is 1; allowed: "small", "large\""""),
        ({"board": "Літо"}, """option 'board' is "Літо"; allowed: "summer", "winter\""""),
        ({"board": None}, """option 'board' is null; allowed: "summer", "winter\""""),
        ({"limit": 7}, "option 'limit' is 7; allowed: 1–6, null"),
        ({"limit": True}, "option 'limit' is true; allowed: 1–6, null"),
        ({"first": 3}, "option 'first' is 3; allowed: \"random\", 2"),
        ({"loud": 1}, "option 'loud' is 1; allowed: false, true"),
        ({"size": "3"}, "option 'size' is \"3\"; allowed: …, -1, 0, 1, …"),
        ({"size": 1.5}, "option 'size' is 1.5; allowed: …, -1, 0, 1, …"),
        ({"board": 10**30}, f'option \'board\' is {10**30}; allowed: "summer", "winter"'),
        ({"title": 1}, "option 'title' is 1; allowed: \"…\""),
        ({"weights": "x"}, "option 'weights' is \"x\"; allowed: {…}"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=f"^{re.escape(message)}$"):
        read_options(Toy, given, PRESETS)


def test_without_presets_there_is_no_edition() -> None:
    with pytest.raises(BadOption, match=r"unknown option 'edition'; the options are board, .*, weights$"):
        read_options(Toy, {"edition": "small"})


def test_a_whole_number_with_one_bound_is_just_a_number() -> None:
    assert allowed(inspect.IntType(ge=1)) == "…, -1, 0, 1, …"
    assert allowed(inspect.IntType(le=1)) == "…, -1, 0, 1, …"


def test_values_read_back() -> None:
    options = Toy("winter", 2, loud=True)
    assert list(option_values(options)) == ["board", "limit", "first", "loud", "size", "title", "weights"]
    assert read_options(Toy, option_values(options)) == options


def test_help_names_values_and_defaults() -> None:
    said = option_help(Toy)
    assert said["board"] == ('"summer", "winter"', "summer")
    assert said["limit"] == ("1–6, null", None)
    assert list(said) == list(option_values(Toy()))


def test_choices_begin_with_the_default_and_have_an_end() -> None:
    assert option_choices(Toy) == {
        "board": ("summer", "winter"),
        "limit": (None, 1, 2, 3, 4, 5, 6),
        "first": ("random", 2),
        "loud": (False, True),
    }


def test_values_are_shown_as_documents_write_them() -> None:
    assert [shown(value) for value in (None, True, "ř", 1.5, [1], 2**70)] == [
        "null",
        "true",
        '"ř"',
        "1.5",
        "[1]",
        str(2**70),
    ]


def test_help_of_a_real_game_covers_every_option(game: AnyGame) -> None:
    said = option_help(game.option_type)
    assert said.keys() == option_values(game.options({}, 2)).keys()
    assert not any("{…}" in values for values, _ in said.values())
