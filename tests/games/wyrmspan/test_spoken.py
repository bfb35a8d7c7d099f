"""Events as people are told them: names of dragons, signed changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from dracosaur.core.game import Event
from dracosaur.core.values import Values
from dracosaur.games import load
from tests.cli.running import call

GAME = load("wyrmspan")
GOLDEN = Path(__file__).parents[2] / "golden" / "wyrmspan"
SMIRKING = 130


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("event-dragon_placed", {"card": SMIRKING}), {"card": "Smirking Ridgeback"}),
        (Event("event-dragon_placed", {"card": 0}), {"card": "–"}),
        (
            Event("event-card-you", {"kind": "dragon", "card": SMIRKING}, (1,)),
            {"kind": "dragon", "card": "Smirking Ridgeback"},
        ),
        (Event("event-card_seen", {"kind": "cave", "card": 5}), {"kind": "cave", "card": 5}),
        (Event("event-cave_placed", {"card": 5}), {"card": 5}),
        (Event("event-decision", {"card": "R 1/4"}), {"card": "R 1/4"}),
        (Event("event-coins", {"n": 2}), {"n": "+2"}),
        (Event("event-coins", {"n": -1}), {"n": "−1"}),
        (Event("event-put_back", {"kind": "dragon", "n": 3}), {"kind": "dragon", "n": 3}),
    ],
)
def test_values_are_told_as_people_read_them(event: Event, told: Values) -> None:
    spoken = GAME.spoken(event, "en")
    assert spoken == Event(event.key, told, event.seats)


def test_a_decision_card_comes_with_what_it_says() -> None:
    """A5.2: a page can explain a turn of the Automa by the words of her card."""
    told = GAME.spoken(Event("event-decision", {"rival": "automa", "card": "1/4"}), "en")
    assert told.values["title"] == "Decision card 1/4"
    assert told.values["text"] == (
        "Steps in the guild by round: 2 / 2 / 3 / 4. On a brown space: dragon 3, guild row 3."
    )


def test_a_replay_names_the_dragons() -> None:
    done = call("replay", str(GOLDEN / "two-highlands.jsonl"))
    assert done.exit_code == 0
    placed = [line for line in done.stdout.splitlines() if ": dragon " in line and "New in" not in line]
    assert placed
    assert not any(f"dragon {number}" in line for line in placed for number in range(1, 184))
