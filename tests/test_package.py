"""`import dracosaur` leads to what a notebook needs, and loads nothing by itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

import dracosaur


@pytest.mark.parametrize("name", dracosaur.__all__)
def test_every_name_leads_somewhere(name: str) -> None:
    assert getattr(dracosaur, name)
    assert name in dir(dracosaur)


def test_the_names_are_the_things_themselves() -> None:
    from dracosaur.core.table import Table
    from dracosaur.games import load

    assert dracosaur.Table is Table
    assert dracosaur.load is load
    assert "greedy" in dracosaur.bots.BOTS


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        dracosaur.chess  # noqa: B018  # asking is the test


def test_nothing_is_loaded_before_it_is_used() -> None:
    program = "import sys, dracosaur; print([name for name in sys.modules if name.startswith('dracosaur.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_match_needs_no_other_import() -> None:
    game = dracosaur.load("draftosaurus")
    table = dracosaur.Table.open(game, 2, {}, 7)
    seat = table.to_act[0]
    bot = dracosaur.bots.make("greedy", game, dracosaur.Rng(7, seat))
    table.act(seat, bot.choose(table.view(seat), table.legal(seat)))
    assert table.record.entries[-1].seat == seat
