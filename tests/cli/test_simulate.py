"""`dracosaur simulate`, and the simulation behind it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from dracosaur.arena import Report, play_at_table, simulate
from dracosaur.arena.batches import COMPILED_BATCH
from dracosaur.core.twin import compiled
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import call, environment, process

GAME = load("draftosaurus")
TIMES = {
    "engine",
    "jobs",
    "seconds",
    "cpu_seconds",
    "compile_seconds",
    "games_per_second",
    "decisions_per_second",
}

ONLY_ALONE = {
    lang: Words(lang, strict=True).say("cli-error-short_seats", option="--automa", only=1, n=2)
    for lang in LANGUAGES
}


def results(report: Report) -> dict[str, Any]:
    """All that does not depend on machine and engine."""
    return {key: getattr(report, key) for key in report.__struct_fields__ if key not in TIMES}


def test_the_report_in_json_is_one_document() -> None:
    arguments = ["--players", "4", "--games", "100", "--engine", "plain", "--seed", "5", "--json"]
    done = process("simulate", "draftosaurus", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert set(report) == set(Report.__struct_fields__)
    assert (report["game"], report["players"], report["games"]) == ("draftosaurus", 4, 100)
    assert (report["engine"], report["bots"], report["seed"]) == ("plain", None, 5)
    assert report["options"]["board"] == "summer"
    assert report["games_per_second"] == pytest.approx(100 / report["cpu_seconds"], rel=0.01)
    assert len(report["mean_scores"]) == len(report["wins"]) == 4
    assert sum(report["wins"]) == pytest.approx(100)
    assert report["min_score"] < report["mean_score"] < report["max_score"]
    assert report["decisions_per_game"] == 88  # 12 turns of two decisions, but no choice of a last dinosaur
    assert report["entries_per_game"] == 88 + 1 + 8 + 12  # first roller, hands, rolls


@pytest.mark.parametrize(("players", "mean"), [(4, 17.3), (2, 19.4)])
def test_random_play_scores_what_it_should(players: int, mean: float) -> None:
    """The means of the summer board that the project states."""
    report = simulate(GAME, players, 1500, engine="plain")
    assert report.mean_score == pytest.approx(mean, abs=0.4)


@pytest.mark.fast
@pytest.mark.parametrize(
    ("name", "seats", "games", "options"),
    [
        *(
            ("draftosaurus", 3, 2 * COMPILED_BATCH + 7, {"board": board})
            for board in ("summer", "winter", "match")
        ),
        ("gods_love_dinosaurs", 3, 12, {}),
        ("wyrmspan", 1, 12, {"automa": "ravel_2"}),
        ("wyrmspan", 3, 12, {}),
    ],
)
def test_both_engines_and_any_number_of_jobs_play_the_same_games(
    name: str, seats: int, games: int, options: dict[str, object]
) -> None:
    game = load(name)
    plain = simulate(game, seats, games, options=options, engine="plain", seed="same")
    for jobs in (1, 3):
        fast = simulate(game, seats, games, options=options, engine="compiled", seed="same", jobs=jobs)
        assert results(fast) == results(plain)
        assert (fast.engine, fast.jobs) == ("compiled", min(jobs, -(-games // COMPILED_BATCH)))


def test_another_seed_gives_other_games() -> None:
    assert results(simulate(GAME, 2, 50, seed=1)) != results(simulate(GAME, 2, 50, seed=2))


@pytest.mark.fast
def test_progress_counts_every_game_once() -> None:
    for engine in ("plain", "compiled"):
        told: list[int] = []
        simulate(GAME, 2, 300, engine=engine, progress=told.append)
        assert sum(told) == 300


def test_bots_play_at_a_table() -> None:
    report = simulate(GAME, 2, 6, bots=["greedy", "random"], seed=3)
    assert report.bots == ("greedy", "random")
    assert sum(report.wins) == pytest.approx(6)
    assert results(report) == results(simulate(GAME, 2, 6, bots=["greedy", "random"], seed=3))
    table = play_at_table(GAME, 2, {}, ["greedy", "random"], 3, 0)
    assert table.is_over
    assert table.record.header.seed == "3/0"


def test_random_bots_are_played_by_the_rules() -> None:
    report = simulate(GAME, 3, 40, bots=["random"] * 3, seed=3)
    assert report.bots == ("random",) * 3
    assert results(report) | {"bots": None} == results(simulate(GAME, 3, 40, seed=3))


def test_few_games_are_not_worth_compiling(tmp_path: Path) -> None:
    """A cache that is empty: Python has them done long before the first rule is compiled."""
    done = process("simulate", "wyrmspan", "--games", "3", "--json", env={"DRACOSAUR_CACHE": str(tmp_path)})
    assert json.loads(done.stdout)["engine"] == "plain"


def test_greedy_beats_random() -> None:
    report = simulate(GAME, 2, 30, bots=["greedy", "random"])
    assert report.wins[0] > 20


@pytest.mark.parametrize(
    ("players", "games", "bots", "said"),
    [
        (6, 1, [], "for 2 to 5 players, not 6"),
        (2, 0, [], "at least one game"),
        (3, 1, ["random"], "need 3 bots"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, games: int, bots: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        simulate(GAME, players, games, bots=bots)


@pytest.mark.fast
def test_a_game_has_figures_of_its_own() -> None:
    """Of every way to play: in Python, compiled on several threads, by bots at a table."""
    plain = simulate(GAME, 2, 300, engine="plain")
    assert plain.statistics["in_river"] > 1
    assert simulate(GAME, 2, 300, engine="compiled", jobs=2).statistics == plain.statistics
    table = play_at_table(GAME, 2, {}, ["greedy", "random"], 0, 0)
    in_river = sum(table.state.count[seat][6] for seat in range(2))
    assert simulate(GAME, 2, 1, bots=["greedy", "random"]).statistics == {"in_river": in_river}


def test_the_automa_has_a_score_only_where_she_plays() -> None:
    wyrmspan = load("wyrmspan")
    alone = simulate(wyrmspan, 1, 3, engine="plain")
    assert 40 < alone.statistics["automa_score"] < 140
    assert set(simulate(wyrmspan, 2, 1, engine="plain").statistics) == {"dragons"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_for_people_is_in_their_language(lang: str) -> None:
    done = call("simulate", "draftosaurus", "--games", "20", "--engine", "plain", "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    words = Words(lang)
    assert words.say("cli-statistic-games_per_second") in done.stdout
    assert words.say("cli-random_play") in done.stdout
    assert "«" not in done.stdout


def test_one_kind_of_bot_takes_every_seat() -> None:
    arguments = ["--players", "3", "--bot", "random", "--games", "2", "--json"]
    done = call("simulate", "draftosaurus", *arguments)
    assert json.loads(done.stdout)["bots"] == ["random"] * 3


def test_bots_decide_how_many_play() -> None:
    done = call("simulate", "draftosaurus", "--bots", "random, random,random", "--games", "1", "--json")
    assert json.loads(done.stdout)["players"] == 3


def test_options_are_read_as_words_numbers_or_json() -> None:
    given = ["board=winter", "prairie_capacity=null", "bridge_half_capacity=3", "edition=pl"]
    flags = [part for text in given for part in ("--option", text)]
    done = call("simulate", "draftosaurus", "--games", "2", "--engine", "plain", "--json", *flags)
    options = json.loads(done.stdout)["options"]
    assert options["board"] == "winter"
    assert options["prairie_capacity"] is None
    assert options["bridge_half_capacity"] == 3
    assert options["quarantine_move"] == "optional"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--option", "board"], "write --option NAME=VALUE. The options are: first_roller, board"),
        (["--option", "colour=red"], "unknown option “colour”; the options are first_roller, board"),
        (["--option", "board=autumn"], '"match", "summer", "winter"'),
        (["--option", "board=[1]"], '"match", "summer", "winter"'),
        (["--players", "9"], "Draftosaurus is for 2 to 5 players, not 9"),
        (["--players", "3", "--bots", "random,random"], "2 given, 3 players"),
    ],
)
def test_what_does_not_fit_is_said(arguments: list[str], said: str) -> None:
    done = call("simulate", "draftosaurus", "--games", "1", *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert said in done.stderr


def test_without_the_extra_the_plain_rules_play(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text('import sys\nsys.modules["numba"] = None\n', "utf-8")
    hidden = {"PYTHONPATH": os.pathsep.join((str(tmp_path), environment()["PYTHONPATH"]))}
    auto = process("simulate", "draftosaurus", "--games", "2", "--json", env=hidden)
    assert json.loads(auto.stdout)["engine"] == "plain"
    refused = process("simulate", "draftosaurus", "--engine", "compiled", env=hidden)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "pip install 'dracosaur[fast]'" in refused.stderr


@pytest.mark.fast
def test_a_cache_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    """As in a read-only home: the folder would lie below a file."""
    (tmp_path / "file").touch()
    closed = {"DRACOSAUR_CACHE": str(tmp_path / "file" / "rules")}
    done = process("simulate", "draftosaurus", "--games", "1001", "--json", env=closed)
    assert done.returncode == 0
    assert json.loads(done.stdout)["engine"] == "compiled"
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"The fast rules could not be kept in {closed['DRACOSAUR_CACHE']}/draftosaurus-")
    assert "(Not a directory)" in line


@pytest.mark.fast
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_disk_is_told_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = compiled(GAME.rules.__name__)
    monkeypatch.setattr(twin, "trouble", OSError(28, "No space left on device"))
    done = call("simulate", "draftosaurus", "--games", "5", "--engine", "compiled", "--json", "--lang", lang)
    assert json.loads(done.stdout)["games"] == 5
    assert (
        Words(lang).say("cli-not_kept", path=str(twin.cache), reason="No space left on device") in done.stderr
    )
    monkeypatch.undo()
    assert twin.trouble is None


def test_a_note_tells_of_an_option_without_effect() -> None:
    """The same as `dracosaur play` says; standard output stays one document."""
    option = ("--option", "automa=automa_2")
    done = call("simulate", "wyrmspan", "--players", "2", *option, "--games", "1", "--json")
    assert "with 2 players these options change nothing" in done.stderr
    assert json.loads(done.stdout)["players"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_option_for_other_tables_is_refused(lang: str) -> None:
    done = call("simulate", "wyrmspan", "--players", "2", "--automa", "2", "--lang", lang)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"{Words(lang).say('cli-error', message=ONLY_ALONE[lang])}\n"


def test_only_a_game_that_has_a_short_option_takes_it() -> None:
    done = call("simulate", "draftosaurus", "--automa", "2", "--games", "1")
    assert done.exit_code == 2
    assert "--automa" in done.stderr
    assert "--automa [1|2|3|ravel_1|ravel_2|ravel_3]" in call("simulate", "--help").stdout


def test_a_seed_may_be_of_any_length() -> None:
    done = call(
        "simulate", "draftosaurus", "--games", "1", "--engine", "plain", "--seed", "9" * 5000, "--json"
    )
    assert json.loads(done.stdout)["seed"] == "9" * 5000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("draftosaurus", "board=moon"),
        ("draftosaurus", "colour=red"),
        ("gods_love_dinosaurs", "tiles=7"),
        ("gods_love_dinosaurs", "tiles=nowhere.json"),
        ("wyrmspan", "objective_1=guild_position"),
    ],
)
def test_a_wrong_option_is_told_in_the_language(lang: str, game: str, option: str) -> None:
    done = call("simulate", game, "--option", option, "--lang", lang)
    assert (done.exit_code, done.stdout) == (2, "")
    english = call("simulate", game, "--option", option)
    assert "«bad" not in done.stderr
    assert (done.stderr == english.stderr) == (lang == "en")
