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


def table(**changes: object) -> dict[str, object]:
    """A short document of two players, the first of them changed."""
    return {"game": "wyrmspan", "guild": "plains", "players": [{"name": "Ann", **changes}, {"name": "Ben"}]}


@pytest.mark.parametrize(
    ("document", "place", "key"),
    [
        (
            table(caves={"golden": [{"dragon": 130, "swapped": 1}]}),
            "players[0].caves.golden[0].swapped",
            "word",
        ),
        (table(caves={"golden": [{"dragon": 130}, None]}), "players[0].caves.golden[1]", "object"),
        (table(guild_rows=[{"row": 5, "vp": True}]), "players[0].guild_rows[0]", "W14-10"),
        (table(name="Ben"), "players", "same_name"),
        (
            table(name=None) | {"objectives": [{"id": "eggs", "places": [1, "2"]}]},
            "objectives[0].places[1]",
            "number",
        ),
    ],
)
def test_what_only_looks_like_a_truth_a_number_or_a_name_is_refused(
    document: dict[str, object], place: str, key: str
) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read_position(document)
    assert (error.value.place, error.value.key) == (place, f"error-{key}")
    assert violations(document)


def test_values_are_shown_as_the_document_writes_them() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read_position(table(hand={"dragons": ["130"]}))
    assert error.value.values["value"] == '"130"'


def test_a_name_may_be_left_out() -> None:
    position = GAME.read_position({"game": "wyrmspan", "guild": "plains", "players": [{}, {"name": "Ben"}]})
    assert position.names == ("Player 1", "Ben")


def test_a_whole_state_has_its_players_and_numbers_that_exist() -> None:
    position = GAME.read_position(table())
    document = GAME.write_position(position.state)
    assert GAME.read_position(document).state == position.state
    for wrong, place in (
        (document | {"players": [{}]}, "players"),
        (document | {"players": [{}] * 3}, "players"),
        (document | {"state": document["state"] | {"dragon": [[999] * 12] * 5}}, "state"),
        (document | {"state": document["state"] | {"seats": 7}}, "state"),
    ):
        with pytest.raises(BadPosition) as error:
            GAME.read_position(wrong)
        assert error.value.place == place


@pytest.mark.parametrize(("places", "points"), [([1], 0), ([2], 2), ([0], 2), ([1, 1], 2), ([1, 0], 0)])
def test_her_place_is_below_yours_only_where_you_are_first(places: list[int], points: int) -> None:
    """A14.4: dragon 41 counts objectives on which your marker is the lowest; she may not be told."""
    document = {
        "game": "wyrmspan",
        "guild": "plains",
        "objectives": [{"id": "eggs", "places": places}],
        "players": [{"name": "Ann", "caves": {"crimson": [{"dragon": 41}]}}],
    }
    position = GAME.read_position(document)
    lines = GAME.score_sheet(position.state).players[0].lines
    assert sum(line.points for line in lines if line.key == "end_game") == points
