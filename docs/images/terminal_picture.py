"""Draws docs/images/terminal-draftosaurus.svg anew: a game in progress, as the terminal client shows it."""

import asyncio
import re
from pathlib import Path

from dracosaur.bots import make
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal import DracosaurApp, Match, Seats
from dracosaur.text import Words

PICTURE = Path(__file__).with_name("terminal-draftosaurus.svg")
SIZE = (100, 31)
DECISIONS = 48  # made by bots before the picture is taken


async def take_picture() -> str:
    """The screen as SVG, without fonts that a browser would have to fetch."""
    game = load("draftosaurus")
    table = Table.open(game, 3, seed=23, names=("Ann", "Ben", "Cleo"))
    players = [make("greedy", game, Rng("picture", seat)) for seat in range(3)]
    for _ in range(DECISIONS):
        seat = table.to_act[0]
        table.act(seat, players[seat].choose(table.view(seat), table.legal(seat)))
    match = Match(game, table, Seats(3, [Seat(0)], {Seat(1): "random", Seat(2): "random"}), None)
    app = DracosaurApp(match, Words("en", game.name))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.5)
        picture = app.export_screenshot(title="Dracosaur")
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    picture = re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"terminal-\d+", "screen", picture)
    return "\n".join(line.rstrip() for line in picture.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(take_picture()), "utf-8")
