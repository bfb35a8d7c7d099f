"""What is told of a turn of the Automa: every part of her card, and the rule behind it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dracosaur.core.game import CHANCE, Event
from dracosaur.core.records import loads, replay
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.wyrmspan.actions import DealDecision
from dracosaur.games.wyrmspan.cards import AUTOMA
from dracosaur.games.wyrmspan.rules import State
from tests.games.wyrmspan.secrets import scramble

GAME = load("wyrmspan")
GOLDEN = Path(__file__).parents[2] / "golden" / "wyrmspan"
SOLO = ("solo-automa-2", "solo-ravel-3")
HERS = "event-automa_"


def her_turns(name: str) -> Iterator[tuple[str, State, list[Event]]]:
    """The card of each of her turns with the table before it, and what is told until the next card."""
    record = loads((GOLDEN / f"{name}.jsonl").read_text("utf-8"), GAME)
    states = list(replay(record, GAME))
    turn: tuple[str, State, list[Event]] | None = None
    for entry, before, after in zip(record.entries, states, states[1:], strict=False):
        if isinstance(entry.action, DealDecision):
            if turn is not None:
                yield turn
            turn = (entry.action.card, before, [])
        if turn is not None:
            told = GAME.events(before, entry.seat, entry.action, after)
            turn[2].extend(event for event in told if event.key.startswith(HERS))
    assert turn is not None
    yield turn


@pytest.mark.parametrize("name", SOLO)
def test_every_part_of_her_card_is_told_with_its_rule(name: str) -> None:
    """A5.2 to A9.1, A13.1: refresh, objective, steps, dragon, cave card or marker, in this order."""
    order = ("refresh", "objective", "steps", "takes", "marker", "no_marker", "pass")
    for label, before, told in her_turns(name):
        card = AUTOMA.cards[label]
        keys = [event.key.removeprefix(HERS) for event in told]
        assert keys == sorted(keys, key=order.index)
        if keys[0] == "pass":
            assert card.passes
            assert told[0].values["by"] == "icon"
            continue
        assert card.refreshes == ("refresh" in keys)
        values = {event.key.removeprefix(HERS): event.values for event in told if event.key != f"{HERS}takes"}
        steps = values["steps"]
        if isinstance(card.advance, tuple):
            assert (steps["n"], steps["rule"]) == (card.advance[before.round], "A6.1")
        else:
            wanted = (max if card.advance.cave == "most" else min)(before.excavated[0])
            assert (steps["spaces"], steps["plus"], steps["rule"]) == (wanted, card.advance.plus, "A13.1")
        taken = [event.values for event in told if event.key == f"{HERS}takes"]
        assert bool(taken) == bool(steps["brown"])
        for values_of_card, named in zip(taken, (card.dragon, card.cave), strict=False):
            assert values_of_card["named"] == values_of_card["slot"] == named
        if taken and card.guild is not None:
            assert ("marker" in keys) != ("no_marker" in keys)
        if "marker" in values:
            rows = values["marker"]["rows"]
            assert isinstance(rows, tuple)
            cell = int(str(values["marker"]["cell"]))
            assert rows[(int(str(values["marker"]["number"])) - 1) % len(rows)] == str(min(cell, 5))
        for event in told:
            assert str(event.values["rule"]).startswith("A")


@pytest.mark.parametrize("name", SOLO)
def test_her_turn_tells_nothing_of_the_decks(name: str) -> None:
    """A14.6: with other cards where nobody has looked, the same is told."""
    for label, before, _ in her_turns(name):
        action = DealDecision(label)
        told = [
            GAME.events(state, CHANCE, action, GAME.apply(state, CHANCE, action))
            for state in (before, scramble(before, None, Rng(label)))
        ]
        assert told[0] == told[1]
