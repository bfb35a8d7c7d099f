"""Hints say in five languages what speaks for an answer, and the same view gets the same hint."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.bots.draftosaurus.hints import reasons
from dracosaur.bots.draftosaurus.policy.moves import SPOT_CODES
from dracosaur.bots.hints import hint
from dracosaur.core.game import Message
from dracosaur.games.draftosaurus.rules import constants
from dracosaur.games.draftosaurus.rules.placement import put
from dracosaur.text import LANGUAGES, Words
from tests.bots.draftosaurus.walks import GAME, TABLES, decisions

DIPLODOCUS, STEGOSAURUS = 1, 4


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_gets_an_answer_and_reasons_in_words(seats: int, options: dict[str, Any]) -> None:
    said: list[Message] = []
    for state, seat, _ in decisions(seats, options, 12):
        legal, view = GAME.legal(state, seat), GAME.view(state, seat)
        found = hint(GAME, view, legal)
        assert found.action in legal
        assert found == hint(GAME, view, legal)
        assert found.reasons[-1].key == "hint-sure"
        said += found.reasons
    assert {reason.key for reason in said} >= {"hint-gain", "hint-spot", "hint-count", "hint-sure"}
    for lang in LANGUAGES:
        words = Words(lang, "draftosaurus", strict=True)
        assert len({words.tell(reason) for reason in said}) > 10


def test_a_third_dinosaur_of_the_trio_is_told_by_its_points() -> None:
    """It would be the third of the Woody Trio, and the next player has three of the species in the forest."""
    state = GAME.setup(3, GAME.options({"board": "summer"}, 3))
    put(state, 0, DIPLODOCUS, constants.WOODY_TRIO)
    put(state, 0, DIPLODOCUS, constants.WOODY_TRIO)
    for _ in range(3):
        put(state, 1, STEGOSAURUS, constants.FOREST_OF_SAMENESS)
    found = reasons(state, 0, STEGOSAURUS * SPOT_CODES + constants.WOODY_TRIO)
    assert [(reason.key, dict(reason.values)) for reason in found] == [
        ("hint-spot", {"place": "woody_trio"}),
        ("hint-gain", {"points": 7}),
        ("hint-count", {"n": 3}),
        ("hint-prevents", {"place": "forest_of_sameness", "n": 3}),
    ]
