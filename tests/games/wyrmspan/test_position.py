"""Position documents against the literal scorer and validator, which share nothing with the engine."""

from __future__ import annotations

import random

import pytest

from dracosaur.core.positions import BadPosition, answer
from dracosaur.games.wyrmspan.game import Wyrmspan
from tests.games.wyrmspan import broken_documents, literal_scorer
from tests.games.wyrmspan.literal_document import FORMAT, violations
from tests.games.wyrmspan.random_documents import random_document

GAME = Wyrmspan()


@pytest.mark.parametrize("seed", range(150))
def test_scores_agree_with_the_literal_scorer(seed: int) -> None:
    """W19.2, line by line, with the best payments of W19.6."""
    document = random_document(random.Random(seed), 1 + seed % 5)
    assert not violations(document)
    position = GAME.read_position(document)
    found = answer(GAME.name, position, GAME.score_sheet(position.state))
    wanted = literal_scorer.score(document)
    for mine, theirs in zip(found.players, wanted["players"], strict=True):
        assert {line.key: line.points for line in mine.lines} == theirs["lines"]
        assert (mine.name, mine.total) == (theirs["name"], theirs["total"])
    assert list(found.winners) == wanted["winners"]


@pytest.mark.parametrize("name", sorted(broken_documents.BREAKS))
@pytest.mark.parametrize("seed", range(4))
def test_impossible_tables_are_refused_with_place_and_rule(name: str, seed: int) -> None:
    rng = random.Random(seed)
    document = random_document(rng, 1 + seed % 5)
    broken = broken_documents.broken(rng, name, document)
    if broken is None:
        pytest.skip("this table cannot be broken so")
    wrong, violation = broken
    with pytest.raises(BadPosition) as error:
        GAME.read_position(wrong)
    where = violation.place or "document"
    assert (error.value.place, error.value.rule or FORMAT) == (where, violation.rule)
