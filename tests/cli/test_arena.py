"""`dracosaur arena`, `analyse` and `puzzles`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dracosaur.arena import play_at_table
from dracosaur.arena.analysis import Analysis
from dracosaur.arena.puzzles import read_puzzles, shipped_puzzles
from dracosaur.arena.standings import Scoreboard
from dracosaur.core.game import CHANCE
from dracosaur.core.records import Record, replay
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import call, environment, on_screen, process, recorded

GAME = load("draftosaurus")
TWO = ("--bots", "greedy,random", "--games", "2", "--jobs", "1")
ROOT = Path(__file__).parents[2]


def test_the_document_has_everything() -> None:
    done = call("arena", "draftosaurus", *TWO, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    board = json.loads(done.stdout)
    assert set(board) == set(Scoreboard.__struct_fields__)
    assert [standing["entrant"] for standing in board["standings"]] == ["greedy", "random"]
    assert board["contest"]["seats"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_standings_are_in_the_language(lang: str) -> None:
    done = call("arena", "draftosaurus", *TWO, "--claim", "0.5:0.9", "--lang", lang)
    words = Words(lang, "draftosaurus", strict=True)
    assert (done.exit_code, done.stderr) == (0, "")
    assert words.name_of("bot", "greedy") in done.stdout
    assert words.say("arena-verdict-open") in done.stdout
    assert "«arena" not in done.stdout


def test_a_report_is_written(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    done = call("arena", "draftosaurus", *TWO, "--report", str(page))
    assert str(page) in done.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    call("arena", "draftosaurus", *TWO, "--results", file)
    more = ("--bots", "greedy,random", "--games", "4", "--jobs", "1")
    done = call("arena", "draftosaurus", *more, "--results", file, "--json")
    assert json.loads(done.stdout)["games"] == 4
    assert len(Path(file).read_text("utf-8").splitlines()) == 5
    other = call("arena", "draftosaurus", *TWO, "--results", file, "--seed", "9")
    assert other.exit_code == 2
    assert "differs in: seed" in other.stderr


def test_the_levels_meet_their_neighbours() -> None:
    asked = ("--levels", "--games", "2", "--jobs", "1", "--move-seconds", "30", "--json")
    board = json.loads(process("arena", "draftosaurus", *asked, env={"DRACOSAUR_PLAIN": "1"}).stdout)
    pairs = [(duel["entrant"], duel["other"]) for duel in board["duels"]]
    assert pairs == [
        ("apprentice", "visitor"),
        ("keeper", "apprentice"),
        ("ranger", "keeper"),
        ("professor", "ranger"),
    ]


def test_the_example_of_a_bot_takes_part() -> None:
    """In a folder of its own, as whoever has written it would call it."""
    command = [sys.executable, "-m", "dracosaur", "arena", "draftosaurus", "--bots", "random"]
    done = subprocess.run(
        [*command, "--bot", "my_bot:Eager", "--games", "6", "--jobs", "2", "--json"],
        cwd=ROOT / "examples",
        env=environment(),
        capture_output=True,
        check=True,
    )
    best = json.loads(done.stdout)["standings"][0]
    assert (best["entrant"], best["faults"]) == ("my_bot:Eager", 0)


def test_faults_are_told_and_traced(tmp_path: Path) -> None:
    traces = tmp_path / "traces.txt"
    bad = ("--bots", "random,tests.arena.bad_bots:Crashing", "--games", "2", "--jobs", "1")
    done = call("arena", "draftosaurus", *bad, "--faults", str(traces))
    assert done.exit_code == 0
    assert "2 faults of bots" in done.stderr
    assert "a mistake of its author" in traces.read_text("utf-8")


def test_a_bot_that_kills_its_process_is_told_in_a_line(tmp_path: Path) -> None:
    bad = ("--bots", "random,tests.arena.bad_bots:Deadly", "--games", "2", "--jobs", "2")
    done = process("arena", "draftosaurus", *bad, env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"})
    assert (done.returncode, done.stdout) == (2, "")
    assert "A process that played has died" in done.stderr


def test_without_the_extra_ray_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text('import sys\nsys.modules["ray"] = None\n', "utf-8")
    hidden = {"PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}"}
    done = process("arena", "draftosaurus", *TWO, "--engine", "ray", env=hidden)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'dracosaur[ray]'" in done.stderr


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    """As Ray fails: with an exception of no kind of its own."""
    (tmp_path / "ray.py").write_text(SILENT, "utf-8")
    hidden = {"PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}"}
    done = process("arena", "draftosaurus", *TWO, "--engine", "ray", env=hidden)
    assert (done.returncode, done.stdout) == (2, "")
    assert "does not answer (nobody there)" in done.stderr


SILENT = """
def is_initialized():
    return False
def init(**given):
    raise Exception("nobody there")
"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "needs two different bots at least"),
        (["--bots", "greedy"], "needs two different bots at least"),
        (["--bots", "greedy,greedy"], "named twice"),
        (["--bots", "greedy,nobody"], "There is no bot “nobody”. The bots are random, greedy"),
        (["--bots", "greedy,no.module:Bot"], "the module no.module does not load"),
        (["--bots", "greedy,json:Bot"], "has no class or function “Bot”"),
        (["--bots", "greedy", "--levels"], "leave out --bots"),
        (["--bots", "greedy,random", "--players", "9"], "for 2 to 5 players, not 9"),
        (["--bots", "greedy,random", "--claim", "high"], "“high” is no claim"),
        (["--bots", "greedy,random", "--claim", "0.6:0.5"], "the lower one first"),
        (["--bots", "greedy,random", "--option", "board=moon"], '"match", "summer", "winter"'),
        (["--bots", "greedy,random", "--results", "nowhere/x.jsonl"], "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: list[str], said: str) -> None:
    done = call("arena", "draftosaurus", "--games", "2", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr


def test_who_plays_alone_has_no_gauntlet() -> None:
    done = call("arena", "wyrmspan", "--automa", "2", "--gauntlet", "--bots", "greedy,random")
    assert done.exit_code == 2
    assert "leave out --gauntlet" in done.stderr


def test_running_standings_are_shown_on_a_terminal_only() -> None:
    asked = ("--bots", "greedy,random", "--games", "60", "--jobs", "1", "--json")
    with on_screen("arena", "draftosaurus", *asked) as screen:
        assert screen.shows("ms a decision")
        assert screen.finish()[0] == 0


@pytest.fixture(scope="module")
def ending(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last decisions of a game as a record that begins at a position."""
    record = play_at_table(GAME, 2, {}, ["greedy", "random"], "analysis", 0).record
    states = list(replay(record, GAME))
    table = Table.open_at(GAME, GAME.write_position(states[-9]), seed=1)
    for entry in record.entries[-8:]:
        if entry.seat != CHANCE:
            table.act(entry.seat, entry.action)
    path = tmp_path_factory.mktemp("records") / "ending.jsonl"
    Record(table.record.header, tuple(table.record.entries)).save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_judged_in_the_language(lang: str, ending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    done = call("analyse", str(ending), "--all", "--lang", lang)
    words = Words(lang, "draftosaurus", strict=True)
    assert (done.exit_code, done.stderr) == (0, "")
    assert words.say("analysis-turning") in done.stdout
    assert words.say("analysis-mark-best") in done.stdout
    assert "«analysis" not in done.stdout


def test_the_analysis_is_one_document(ending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    done = call("analyse", str(ending), "--seat", "1", "--json")
    found = json.loads(done.stdout)
    assert set(found) == set(Analysis.__struct_fields__)
    assert {decision["seat"] for decision in found["decisions"]} <= {0}
    assert len(found["wins"]) == len(found["leads"]) == 2


def test_what_cannot_be_judged_is_said(tmp_path: Path, ending: Path) -> None:
    begun = recorded(tmp_path / "just begun.jsonl", entries=20)
    done = call("analyse", str(begun))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "is not finished" in done.stderr
    assert f"play draftosaurus --resume '{begun}'" in done.stderr
    assert call("analyse", str(ending), "--seat", "3").exit_code == 2
    assert "no file" in call("analyse", "nowhere.jsonl").stderr


def test_puzzles_that_ship_are_counted() -> None:
    done = call("puzzles", "draftosaurus", "--shipped", "--json")
    every = json.loads(done.stdout)["puzzles"]
    assert len(every) == len(shipped_puzzles("draftosaurus"))
    assert str(len(every)) in call("puzzles", "draftosaurus", "--shipped", "--lang", "uk").stdout


def test_a_file_of_no_puzzles_is_told(tmp_path: Path) -> None:
    nowhere, torn = tmp_path / "nowhere.xz", tmp_path / "torn.xz"
    torn.write_bytes(b"torn")
    for file, word in ((nowhere, "no file"), (torn, "damaged")):
        done = call("puzzles", "draftosaurus", "--again", str(file))
        assert (done.exit_code, done.stdout) == (2, "")
        assert word in done.stderr
        assert file.name in done.stderr


@pytest.mark.fast
def test_puzzles_are_found_kept_and_packed(tmp_path: Path) -> None:
    out, packed = tmp_path / "found.jsonl", tmp_path / "puzzles.jsonl.xz"
    asked = ("--games", "1", "--jobs", "1", "--out", str(out), "--pack", str(packed))
    done = call("puzzles", "draftosaurus", *asked, "--json")
    found = json.loads(done.stdout)
    assert found["games"] == 1
    assert out.exists()
    assert packed.exists()
    again = call("puzzles", "draftosaurus", *asked)
    assert again.exit_code == 0
    known = call("puzzles", "draftosaurus", "--again", str(packed), "--jobs", "1", "--json")
    assert [one["id"] for one in json.loads(known.stdout)["puzzles"]] == [
        puzzle.id for puzzle in read_puzzles(packed)[1]
    ]
    other = call("puzzles", "draftosaurus", *asked, "--seed", "2")
    assert other.exit_code == 2
    assert "differs in: seed" in other.stderr
