"""Whole tournaments: kept, resumed, decided early, and the same on any engine."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from dracosaur.arena.contest import Contest, Shape, new_contest
from dracosaur.arena.drawing import Span, ridges, spans
from dracosaur.arena.engines import EngineName, Here, open_engine
from dracosaur.arena.journal import Journal
from dracosaur.arena.page import page
from dracosaur.arena.playing import Result
from dracosaur.arena.sequential import Claim
from dracosaur.arena.standings import Scoreboard, scoreboard
from dracosaur.arena.tournament import Penalty, Tournament
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import COMMAND, environment

GAME = load("draftosaurus")
BAD = "tests.arena.bad_bots:Crashing"


def contest(*names: str, seats: int = 2, shape: Shape = "round_robin") -> Contest:
    return new_contest(GAME, names, seats=seats, shape=shape, seed="t")


def run(
    of: Contest,
    games: int,
    path: Path | None = None,
    *,
    claim: Claim | None = None,
    penalty: Penalty = "lose",
    faults: Path | None = None,
    workers: int = 1,
    place: EngineName = "local",
) -> Tournament:
    with Journal(path, of, Result) as journal:
        tournament = Tournament(of, games, journal, claim=claim, penalty=penalty, faults=faults)
        with open_engine(place, workers) as engine:
            tournament.run(engine)
    return tournament


def without_times(results: list[Result]) -> list[tuple[object, ...]]:
    return sorted((r.key, r.seating, r.points, r.places, r.shares, r.decisions) for r in results)


def test_standings_add_up() -> None:
    board = scoreboard(run(contest("greedy", "random", "visitor"), 4))
    assert board.standings[-1].entrant == "random"
    assert board.games == 12
    assert [standing.games for standing in board.standings] == [8, 8, 8]
    assert sum(standing.wins for standing in board.standings) == pytest.approx(12)
    best, last = board.standings[0], board.standings[-1]
    assert best.rating is not None
    assert last.rating is not None
    assert best.rating.mu > last.rating.mu
    assert best.points.low < best.points.value < best.points.high
    assert best.win_rate.low < best.win_rate.value <= best.win_rate.high
    duel = next(duel for duel in board.duels if (duel.entrant, duel.other) == ("greedy", "random"))
    assert (duel.games, duel.ahead.value) == (4, 1.0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_against_a_full_table_is_rated(seats: int) -> None:
    board = scoreboard(run(contest("greedy", "random", seats=seats, shape="gauntlet"), seats))
    assert board.standings[0].entrant == "greedy"
    assert board.standings[0].games == seats
    assert board.standings[1].games == seats * (seats - 1)


def test_who_plays_alone_has_no_rating() -> None:
    wyrmspan = new_contest(load("wyrmspan"), ["random"], seats=1)
    board = scoreboard(run(wyrmspan, 1))
    assert board.standings[0].rating is None
    assert board.duels == ()


def test_two_processes_play_the_same_tournament() -> None:
    of = contest("greedy", "random", "apprentice")
    assert without_times(run(of, 4, workers=2).results) == without_times(run(of, 4).results)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    of = contest("greedy", "random")
    path = tmp_path / "games.jsonl"
    run(of, 4, path)
    kept = path.read_bytes()
    path.write_bytes(kept[:-20])  # the last line was being written
    resumed = run(of, 8, path)
    assert without_times(resumed.results) == without_times(run(of, 8).results)
    assert path.read_bytes().startswith(kept[: kept.rstrip().rfind(b"\n")])
    assert run(of, 4, path).results == resumed.results  # nothing more to play


def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """By the real command: killed at any moment, the same command ends as if nothing had been."""
    path = tmp_path / "games.jsonl"
    asked = ["arena", "draftosaurus", "--bots", "greedy,random", "--games", "30", "--results", str(path)]
    command = [*COMMAND, *asked, "--jobs", "1", "--seed", "t"]
    killed = 0
    for lines in (3, 12):
        with subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL) as running:
            while running.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < lines):
                time.sleep(0.005)
            killed += running.poll() is None
            os.kill(running.pid, signal.SIGKILL)
    assert killed
    subprocess.run(command, env=environment(), check=True, stdout=subprocess.DEVNULL)
    of = contest("greedy", "random")
    with Journal(path, of, Result) as journal:
        assert without_times(journal.lines) == without_times(run(of, 30).results)


def test_a_claim_stops_when_it_is_decided() -> None:
    of = contest("greedy", "random", "keeper", shape="gauntlet")
    tournament = run(of, 60, claim=Claim(0.6, 0.9))
    board = scoreboard(tournament)
    against_random, against_itself = board.tests
    assert (against_random.verdict, against_random.group) == ("passed", ("greedy", "random"))
    assert against_itself.verdict == "failed"
    assert board.games < 60
    again = Tournament(of, 60, _kept(of, tournament.results), claim=Claim(0.6, 0.9))
    assert [proof.verdict for proof in again.proofs] == ["passed", "failed"]
    again.run(Here())
    assert len(again.results) == board.games


def _kept(of: Contest, results: list[Result]) -> Journal[Contest, Result]:
    journal = Journal(None, of, Result)
    journal.lines += results
    return journal


@pytest.mark.parametrize(("penalty", "games"), [("lose", 6), ("disqualify", 4)])
def test_a_bot_that_crashes_loses_or_is_out(penalty: Penalty, games: int, tmp_path: Path) -> None:
    faults = tmp_path / "faults.txt"
    tournament = run(contest(BAD, "greedy", "random"), 2, penalty=penalty, faults=faults)
    board = scoreboard(tournament)
    worst = board.standings[-1]
    assert worst.entrant == BAD
    assert (worst.wins, worst.disqualified) == (0.0, penalty == "disqualify")
    assert worst.faults == worst.games >= 1
    assert len(tournament.results) <= games
    text = faults.read_text("utf-8")
    assert text.count("a mistake of its author") >= worst.faults
    assert "Game 0/0/0 of seed t" in text


@pytest.fixture(scope="module")
def board() -> tuple[Tournament, Scoreboard]:
    tournament = run(contest("greedy", "random", BAD, seats=3), 6, claim=Claim(0.3, 0.5))
    return tournament, scoreboard(tournament)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_else(lang: str, board: tuple[Tournament, Scoreboard]) -> None:
    text = page(*board, Words(lang, "draftosaurus", strict=True))
    assert text.count("<svg") == text.count("</svg>") == 4
    assert "http" not in text
    assert "src=" not in text
    assert "@import" not in text
    assert "url(" not in text
    assert "light-dark(" in text
    assert f'lang="{lang}"' in text
    assert Words(lang).say("arena-ladder") in text


def test_the_page_is_well_formed(board: tuple[Tournament, Scoreboard]) -> None:
    from xml.dom import minidom

    text = page(*board, Words("en", "draftosaurus"))
    for part in text.split("<svg")[1:]:
        minidom.parseString("<svg" + part.partition("</svg>")[0] + "</svg>")


def test_a_page_without_games_is_empty_but_there() -> None:
    of = contest("greedy", "random")
    tournament = Tournament(of, 2, Journal(None, of, Result))
    assert "<svg" not in page(tournament, scoreboard(tournament), Words("en", "draftosaurus"))


def test_names_are_not_markup() -> None:
    assert "<b>" not in spans("<b>", [Span("<b>", 1, 0, 2, "<b>")])
    assert "&lt;b&gt;" in ridges("t", [("<b>", [1, 2])])


@pytest.mark.slow
def test_a_cluster_plays_the_same_tournament() -> None:
    """A local Ray cluster of two workers."""
    pytest.importorskip("ray")
    of = contest("greedy", "random")
    assert without_times(run(of, 6, workers=2, place="ray").results) == without_times(run(of, 6).results)
