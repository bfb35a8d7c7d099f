"""Text from strangers cannot act on a screen."""

from __future__ import annotations

import pytest

from dracosaur.text import clean, clean_name


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("\x1b]0;owned\x07Mallory", "�]0;owned�Mallory"),  # sets the title of the window
        ("\x1b[2J\x1b[1;1HMallory", "�[2J�[1;1HMallory"),  # wipes the screen
        ("\x9b31mMallory", "�31mMallory"),  # the same in one byte
        ("Mal\rlory\x08", "Mal�lory�"),  # writes over the line
        ("\u202eyrollaM\u202c", "�yrollaM�"),  # turned round
        ("\u2066Mal\u2069lory\u200f", "�Mal�lory�"),
        ("Mal\u200blory\ufeff", "Mal�lory�"),  # a twin of another name
        ("\ud83dMallory", "�Mallory"),  # half a character
        ("Mal\u2028lory", "Mal�lory"),
        ("\U000e0041Mallory", "�Mallory"),
    ],
)
def test_what_acts_on_the_screen_is_replaced(hostile: str, shown: str) -> None:
    assert clean(hostile) == shown
    assert clean_name(hostile) == shown


@pytest.mark.parametrize("name", ["Ann", "Олена", "Žofie", "نازنین‌زهرا", "👩‍🚀", "O’Brien", "[red]", "é"])
def test_names_of_people_stay(name: str) -> None:
    assert clean_name(name) == name


def test_text_keeps_its_lines_and_a_name_has_one() -> None:
    assert clean("one\n\ttwo") == "one\n\ttwo"
    assert clean_name(" one\n\ttwo ") == "one two"
