"""A game can stop in the middle of a chain, be written down, and go on in another process."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import constants
from tests.games.wyrmspan.table import (
    DRAW_DRAGON,
    USE,
    Table,
    cave,
    cell,
    dragon,
    explore,
    index,
)

CONTINUE = """
import sys, msgspec
from dracosaur.games.wyrmspan.game import Wyrmspan
from tests.games.wyrmspan.table import Table
document, actions = msgspec.json.decode(sys.stdin.read())
table = Table.__new__(Table)
table.s = Wyrmspan().read_position(document).state
print(table.act(*actions).deal().s.digest())
"""


def chain() -> Table:
    """A dragon is played by a cave card, excavated by a guild benefit, gained on an exploration."""
    table = Table(guild="seafarers").coins(2).steps(5).supply(meat=1)
    table.put("golden", 42).hand(48, 56, caves=(52,)).begin()
    table.act(explore("golden"), DRAW_DRAGON, USE, cell(1), cave("crimson"), dragon(48))
    return table


def test_a_chain_goes_on_in_another_process() -> None:
    """W9.8: everything below on the stack is resolved afterwards."""
    table = chain()
    assert table.s.depth > 5, "turn, walk, steps, excavation and play are all unfinished"
    rest = [USE]  # the coin of 48; then play, excavation, steps, walk and turn come to their end
    document = Wyrmspan().write_position(table.s)
    done = subprocess.run(
        [sys.executable, "-c", CONTINUE],
        input=msgspec.json.encode([document, rest]),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        check=True,
    )
    here = table.act(*rest).deal()
    assert done.stdout.decode().strip() == here.s.digest()
    assert here.s.dragon[0][index("crimson", 1)] == 48
    assert here.s.cave[0][index("crimson", 2)] == 52
    assert here.s.coins[0] == 2 - 1 + 1
    assert (here.s.depth, here.s.actor) == (1, 1), "it is the other player's turn"


def test_every_view_of_a_chain_can_be_shown_and_imagined() -> None:
    """W1.4: in the middle of an effect, too."""
    game, table = Wyrmspan(), chain()
    for viewer in (0, 1, None):
        view = game.view(table.s, viewer)  # type: ignore[arg-type]  # a seat is a number
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        assert view.actor == table.s.actor
    assert game.view(table.s, None).answers == ()
    assert table.s.phase == constants.TURNS
