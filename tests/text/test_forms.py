"""Answers are read as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.core.game import Message
from dracosaur.games.draftosaurus.form import Spaces
from dracosaur.games.draftosaurus.shorthand import IDS
from dracosaur.games.wyrmspan.form import Dragons
from dracosaur.text.forms import Item, Misread, Name, Number, Numbers, OneOf, Several

ASKED = Message("form-game")
GAME = "draftosaurus"
BOARD = OneOf("b", ASKED, "1", GAME, {"summer": "board-summer", "winter": "board-winter"})
PEN = Several("p", ASKED, "", GAME, IDS, 6)
TREX, DIPLO = "tyrannosaurus", "diplodocus"


@pytest.mark.parametrize(
    ("item", "text", "read"),
    [
        (Number("n", ASKED), " 7 ", 7),
        (Name("n", ASKED), " Ann\x1b ", "Ann\ufffd"),
        (BOARD, "2", "winter"),
        (BOARD, "Zimní", "winter"),
        (PEN, "", []),
        (PEN, "-", []),
        (PEN, "t-rex", [TREX]),
        (PEN, "2 T-Rex, Диплодок", [TREX, TREX, DIPLO]),
        (PEN, "2x trex diplo", [TREX, TREX, DIPLO]),
        (PEN, "trex 2 diplo, trex", [TREX, DIPLO, DIPLO, TREX]),
        (Numbers("n", ASKED), "1, 2 5", [1, 2, 5]),
        (Numbers("n", ASKED), "-", []),
        (Spaces("p", ASKED), "trex - diplo", [TREX, None, DIPLO, None, None, None]),
        (Dragons("d", ASKED), "Smirking Ridgeback, 56", [130, 56]),
        (Dragons("d", ASKED), "", []),
    ],
)
def test_an_answer_is_read(item: Item, text: str, read: Any) -> None:
    assert item.read(text) == read


@pytest.mark.parametrize(
    ("item", "text", "key"),
    [
        (Number("n", ASKED, "0", 1, 5), "6", "error-number"),
        (Number("n", ASKED), "-1", "error-number"),
        (Number("n", ASKED), "many", "error-number"),
        (Number("n", ASKED), "9" * 5000, "error-number"),
        (Name("n", ASKED), "  ", "error-text"),
        (Name("n", ASKED, "", ("Ann",)), "Ann", "error-same_name"),
        (BOARD, "3", "error-word"),
        (BOARD, "autumn", "error-word"),
        (PEN, "dragon", "error-word"),
        (PEN, "trex dragon", "error-word"),
        (PEN, "7 trex", "error-too_many"),
        (Numbers("n", ASKED, "", 1, 5), "6", "error-number"),
        (Numbers("n", ASKED, "", 1, 5, 2), "1 1 1", "error-too_many"),
        (Spaces("p", ASKED), "trex " * 7, "error-too_many"),
        (Spaces("p", ASKED), "bone", "error-word"),
        (Dragons("d", ASKED), "amphiptere", "error-dragon_several"),
        (Dragons("d", ASKED), "xylophone", "error-dragon_name"),
        (Dragons("d", ASKED), "184", "error-number"),
        (Dragons("d", ASKED, "", 1), "1, 2", "error-too_many"),
    ],
)
def test_what_cannot_be_read_says_what_to_write(item: Item, text: str, key: str) -> None:
    with pytest.raises(Misread) as error:
        item.read(text)
    assert error.value.message.key == key
