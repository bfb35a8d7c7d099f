"""Position documents: every complaint names its place; the answer carries the names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dracosaur.core.game import Event, Line, PlayerScore, ScoreSheet, TieBreak
from dracosaur.core.positions import BadPosition, Node, Position, answer
from tests.core.nim_rules import State

DOCUMENT: dict[str, Any] = {
    "game": "toy",
    "players": [{"name": "Ann", "coins": 3}, {"name": 7, "coins": True}],
    "big": 10**30,
}


def test_values_are_found_with_their_places() -> None:
    root = Node(DOCUMENT)
    assert root.keys("game", "players", "big", "more") == DOCUMENT
    assert (root.place, root.child("game").place, root.child("game").word(("chess", "toy"))) == (
        "",
        "game",
        "toy",
    )
    ann, ben = root.child("players").items(2)
    assert (ann.place, ben.place) == ("players[0]", "players[1]")
    assert ann.child("coins").place == "players[0].coins"
    assert ann.child("coins").number(0, 3) == 3
    assert ann.child("coins").number(3, 9) == 3
    assert ann.child("name").text("nobody") == "Ann"
    assert ann.has("coins")
    assert not ann.has("cards")


def test_a_missing_value_is_none_with_a_place() -> None:
    root = Node(DOCUMENT)
    missing = root.child("table").child("die")
    assert (missing.value, missing.place) == (None, "table.die")
    assert missing.text("nobody") == "nobody"
    assert not missing.has("x")


def test_an_empty_list_has_no_entries() -> None:
    assert list(Node([], "hand").items()) == []
    assert [node.value for node in Node((1, 2)).items()] == [1, 2]


Complaint = Callable[[Node], object]
COMPLAINTS: list[tuple[Complaint, str, str, dict[str, str | int]]] = [
    (
        lambda n: n.keys("game", "players"),
        "big",
        "error-unknown_key",
        {"key": "big", "known": "game, players"},
    ),
    (lambda n: n.child("game").keys("x"), "game", "error-object", {}),
    (lambda n: list(n.items()), "document", "error-list", {}),
    (lambda n: list(n.child("game").items()), "game", "error-list", {}),
    (lambda n: list(n.child("none").items()), "none", "error-list", {}),
    (lambda n: list(n.child("players").items(1)), "players", "error-too_many", {"n": 2, "most": 1}),
    (lambda n: n.child("game").word(("a", "b")), "game", "error-word", {"value": '"toy"', "known": "a, b"}),
    (lambda n: n.child("big").word(("a",)), "big", "error-word", {"value": str(10**30), "known": "a"}),
    (lambda n: n.child("none").word(("a",)), "none", "error-word", {"value": "null", "known": "a"}),
    (
        lambda n: list(n.child("players").items())[1].child("coins").number(0, 5),
        "players[1].coins",
        "error-number",
        {"value": "true", "least": 0, "most": 5},
    ),
    (
        lambda n: next(n.child("players").items()).child("coins").number(4, 5),
        "players[0].coins",
        "error-number",
        {"value": "3", "least": 4, "most": 5},
    ),
    (
        lambda n: n.child("big").number(0, 5),
        "big",
        "error-number",
        {"value": str(10**30), "least": 0, "most": 5},
    ),
    (
        lambda n: n.child("game").number(0, 5),
        "game",
        "error-number",
        {"value": '"toy"', "least": 0, "most": 5},
    ),
    (
        lambda n: list(n.child("players").items())[1].child("name").text("x"),
        "players[1].name",
        "error-text",
        {"value": "7"},
    ),
    (lambda n: Node("  ", "name").text("x"), "name", "error-text", {"value": '"  "'}),
]


@pytest.mark.parametrize(("complain", "place", "key", "values"), COMPLAINTS)
def test_a_complaint_names_place_message_and_values(
    complain: Complaint, place: str, key: str, values: dict[str, str | int]
) -> None:
    with pytest.raises(BadPosition) as caught:
        complain(Node(DOCUMENT))
    bad = caught.value
    assert (bad.place, bad.key, bad.rule, bad.values) == (place, key, "", values)
    assert str(bad) == f"{place}: {key} {values}"


def test_a_complaint_may_cite_a_rule() -> None:
    bad = Node([], "pens").wrong("error-full", "D2.3", n=7)
    assert (bad.rule, str(bad)) == ("D2.3", "pens: error-full {'n': 7} (D2.3)")


def sheet(tie_break: TieBreak | None) -> ScoreSheet:
    lines = (Line("river", 2, 2, "D9.7"), Line("trex", 1, 1, "D11.2"))
    return ScoreSheet((PlayerScore(0, 3, lines), PlayerScore(1, 3, ())), (1,), tie_break)


def test_the_answer_has_the_names_and_every_line() -> None:
    position = Position(State(), ("Ann", "Ben"), (Event("assumed"),))
    said = msgspec.to_builtins(answer("toy", position, sheet(TieBreak("tie-trex", "D12.4", {0: 2, 1: 1}))))
    assert said == {
        "game": "toy",
        "players": (
            {
                "name": "Ann",
                "total": 3,
                "lines": (
                    {"key": "river", "points": 2, "count": 2, "rule": "D9.7"},
                    {"key": "trex", "points": 1, "count": 1, "rule": "D11.2"},
                ),
            },
            {"name": "Ben", "total": 3, "lines": ()},
        ),
        "winners": ("Ben",),
        "tie_break": {"key": "tie-trex", "rule": "D12.4", "compared": {"Ann": 2, "Ben": 1}},
        "assumed": ({"key": "assumed", "values": {}, "seats": None},),
    }


def test_without_a_tie_nothing_is_said_about_one() -> None:
    said = answer("toy", Position(State(), ("Ann", "Ben")), sheet(None))
    assert said.tie_break is None
    assert said.assumed == ()
