"""The client as a program in a real (pseudo) terminal."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.terminal import DracosaurApp, run
from dracosaur.text import command
from tests.screen import Screen
from tests.terminal.driver import GAME, open_table

PROGRAM = """
import sys
from pathlib import Path
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal import run
game = load("draftosaurus")
table = Table.open(game, 2, seed=1, names=("Ann", "Ben"))
path = Path(sys.argv[1]) if sys.argv[1:] else None
run(game, table, (0,), {1: "random"}, "en", path)
"""


def client(*arguments: str, **variables: str) -> Screen:
    """The program on a real terminal."""
    return Screen([sys.executable, "-c", PROGRAM, *arguments], {**os.environ, **variables})


def test_the_program_plays_keeps_the_record_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with client(str(path)) as screen:
        assert screen.shows("Choose a dinosaur")
        screen.press("1")
        assert screen.shows("Choose a place")
        screen.press("\x11")  # Ctrl+Q
        assert screen.shows("Keep playing")
        screen.press("1")
        status, said = screen.finish()
    assert status == 0
    assert f"Go on with: {command()} play draftosaurus --resume {path}" in said
    record = loads(path.read_text("utf-8"), GAME)
    assert sum(entry.seat == 0 for entry in record.entries) == 1


@pytest.mark.parametrize("signal_too", [True, False])
def test_a_closed_window_keeps_the_game_and_leaves_nothing_running(tmp_path: Path, signal_too: bool) -> None:
    """With and without the signal that most systems send then; the game was never saved before."""
    with client(XDG_DATA_HOME=str(tmp_path)) as screen:
        assert screen.shows("Choose a dinosaur")
        screen.press("1")
        assert screen.shows("Choose a place")
        if signal_too:
            screen.child.send_signal(signal.SIGHUP)
        screen.close()
        screen.child.wait(30)
    (path,) = tmp_path.glob("dracosaur/records/*.jsonl")
    record = loads(path.read_text("utf-8"), GAME)
    assert sum(entry.seat == 0 for entry in record.entries) == 1


def test_a_finished_game_is_not_offered_to_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = open_table(2)
    rng = Rng("over")
    while not table.is_over:
        table.act(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    path = tmp_path / "over.jsonl"
    monkeypatch.setattr(DracosaurApp, "run", lambda app: path)
    run(GAME, table, (Seat(0),), {Seat(1): "random"}, "en", path)
    said = capsys.readouterr().out
    assert "--resume" not in said
    assert f"{command()} replay {path}" in said
