"""An error inside a plain rule is blamed on the rule: function, file, line, docstring."""

from __future__ import annotations

import inspect
import re

import pytest

from dracosaur.core.game import CHANCE, AnyGame, Illegal, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.core.twin import RuleFault
from dracosaur.games.draftosaurus.rules import moves
from tests.core import nim_rules
from tests.core.nim import Nim, NimOptions, Take
from tests.core.play import play


def line_of(text: str, source: object) -> int:
    """The line of a file on which a text stands."""
    lines = inspect.getsource(source).splitlines()  # type: ignore[arg-type]  # a module
    (number,) = [i for i, line in enumerate(lines, 1) if text in line]
    return number


def test_the_fault_of_apply_names_the_innermost_rule() -> None:
    game = Nim()
    state = game.apply(game.setup(2, NimOptions()), CHANCE, Take(15))
    with pytest.raises(RuleFault) as caught:
        game.apply(state, Seat(0), Take(3))
    line = line_of("return PAY[n]", nim_rules)
    assert str(caught.value) == (
        f"IndexError: tuple index out of range — in rule `pay_for` (nim_rules.py:{line}): "
        "What taking n pieces brings; three were forgotten."
    )
    assert isinstance(caught.value.__cause__, IndexError)


def test_a_rule_without_docstring_is_named_too() -> None:
    game = Nim()
    state = game.apply(game.setup(2, NimOptions()), CHANCE, Take(15))
    state.turn = 2  # a seat that does not exist
    with pytest.raises(RuleFault, match=r"in rule `coins_of` \(nim_rules\.py:\d+\): no docstring$"):
        game.apply(state, Seat(2), Take(1))


@pytest.mark.parametrize("call", ["legal", "why_not", "apply"])
def test_a_damaged_state_is_blamed_on_the_rule_that_stumbles(game: AnyGame, call: str) -> None:
    table = play(Table.open(game, 3, seed=0), Rng(1), 4)
    seat = table.to_act[0]
    action = table.legal(seat)[0]
    state = table.state.copy()
    state.plan = 99
    with pytest.raises(RuleFault, match=r"^IndexError: .* — in rule `\w+` \(moves\.py:\d+\): \S") as caught:
        getattr(game, call)(state, seat, *([] if call == "legal" else [action]))
    place = re.search(r"rule `(\w+)` \(moves\.py:(\d+)\)", str(caught.value))
    assert place is not None
    lines, first = inspect.getsourcelines(getattr(moves, place[1]))
    assert first <= int(place[2]) < first + len(lines)


def test_other_errors_pass_as_they_are(game: AnyGame) -> None:
    with pytest.raises(ValueError, match=r"^draftosaurus is for 2 to 5 players, not 6$"):
        game.setup(6, game.options({}, 6))
    table = Table.open(game, 3, seed=0)
    with pytest.raises(Illegal):
        game.apply(table.state, CHANCE, table.legal(table.to_act[0])[0])
