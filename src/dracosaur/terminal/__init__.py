"""The terminal client: one Textual program for all games, with one board panel for each game."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.table import Table
from dracosaur.play import Seats
from dracosaur.terminal.app import DracosaurApp
from dracosaur.terminal.sitting import Sitting
from dracosaur.text import Words, command


def run(
    game: AnyGame,
    table: Table,
    humans: tuple[Seat, ...],
    bots: Mapping[Seat, str],
    lang: str,
    record_path: Path | None,
) -> None:
    """Play at the table until the people leave; a named file holds the record after every entry."""
    sitting = Sitting(table, Seats(table.seats, humans, bots), record_path)
    _show(DracosaurApp(sitting, Words(lang, game.name)))


def start(lang: str) -> None:
    """Ask on the screen which match to play, and play it."""
    _show(DracosaurApp(None, Words(lang)))


def _show(app: DracosaurApp) -> None:
    path = app.run()
    if path is None:
        return
    kept, quoted = str(path), shlex.quote(str(path))
    if app.sitting.is_over:
        print(app.words.say("ui-kept-over", command=f"{command()} replay {quoted}", path=kept))
    else:
        resume = f"play {app.sitting.match.game.name} --resume {quoted} --lang {app.words.lang}"
        print(app.words.say("ui-kept", command=f"{command()} {resume}", path=kept))


__all__ = ["DracosaurApp", "Sitting", "run", "start"]
