"""`dracosaur rules`, `dracosaur games` and `dracosaur completion`."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from dracosaur.bots import BOTS
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import call, environment, process


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_goes_into_a_pipe_as_it_is(lang: str) -> None:
    assert call("rules", "draftosaurus", "--lang", lang).stdout == Words(lang, "draftosaurus").guide()


def test_a_rule_is_shown_short_and_whole() -> None:
    done = process("rules", "draftosaurus", "d10.2", "--lang", "cs")
    assert (done.returncode, done.stderr) == (0, "")
    short, full = Words("cs", "draftosaurus").rule("D10.2")
    assert done.stdout == f"{short}\n\n**Úplné znění (anglicky)**\n\n{full}\n"


def test_a_ruling_is_found() -> None:
    assert "before or after the reveal" in call("rules", "draftosaurus", "R8").stdout


@pytest.mark.parametrize(("game", "number"), [("gods_love_dinosaurs", "G6.3"), ("wyrmspan", "W6.3")])
def test_rules_of_every_game_can_be_looked_up(game: str, number: str) -> None:
    short, full = Words("en", game).rule(number)
    assert call("rules", game, number).stdout == f"{short}\n\n**Full text**\n\n{full}\n"


@pytest.mark.parametrize(
    ("game", "lang", "word", "number"),
    [
        ("draftosaurus", "en", "bridge", "D10.2"),
        ("draftosaurus", "en", "BRIDGE", "D18.R9"),
        ("draftosaurus", "uk", "міст", "D10.2"),
        ("draftosaurus", "cs", "bridge", "D10.2"),  # in the full text
        ("gods_love_dinosaurs", "cs", "sopk", "G7.2"),
        ("wyrmspan", "pl", "smoczątk", "W3.8"),
        ("wyrmspan", "en", "are hands hidden", "W23.R-01"),
    ],
)
def test_rules_are_found_by_a_word(game: str, lang: str, word: str, number: str) -> None:
    done = call("rules", game, *word.split(), "--lang", lang)
    assert done.exit_code == 0
    short = Words(lang, game).rule(number)[0]
    assert f"{number}\n  {short}" in done.stdout
    assert f" dracosaur rules {game} " in done.stdout.splitlines()[-1]


def test_a_word_is_looked_for_from_its_beginning() -> None:
    """`місток` and `містка` begin with `міст`; `розмістити` has it inside."""
    found = dict(Words("uk", "draftosaurus").search_rules("міст"))
    assert "D10.2" in found
    assert "D5.4" not in found  # розмістити


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_of_no_rule_is_told(lang: str) -> None:
    done = call("rules", "draftosaurus", "motorway", "--lang", lang)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "motorway" in done.stderr
    assert "dracosaur rules draftosaurus" in done.stderr


@pytest.mark.parametrize("number", ["D99", "x9", ""])
def test_an_unknown_number_is_refused_with_what_there_is(number: str) -> None:
    done = call("rules", "draftosaurus", number)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "The sections are D1–D20" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_in_the_language(lang: str) -> None:
    done = call("games", "--lang", lang)
    words = Words(lang, "draftosaurus")
    assert done.stdout.startswith(f"{words.say('game-title')} (draftosaurus)\n")
    assert words.say("option-board-help") in done.stdout
    assert '"match", "summer", "winter"' in done.stdout
    assert "uk, cs, pl" in done.stdout


def test_games_in_json() -> None:
    done = process("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    games = {game["name"]: game for game in json.loads(done.stdout)["games"]}
    assert list(games) == ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"]
    game = games["draftosaurus"]
    assert game["players"] == [2, 3, 4, 5]
    assert game["options"]["board"]["default"] == "summer"
    assert game["options"]["board"]["allowed"] == '"match", "summer", "winter"'
    assert len(game["options"]) == 12
    assert game["editions"]["pl"]["five_player_last_turn"] is True
    assert game["bots"] == list(BOTS)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_calls_the_command(shell: str) -> None:
    done = call("completion", shell)
    assert done.exit_code == 0
    assert f"_DRACOSAUR_COMPLETE={shell}_complete" in done.stdout


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("dracosaur s", {"score", "serve", "simulate"}),
        ("dracosaur play d", {"draftosaurus"}),
        ("dracosaur rules w", {"wyrmspan"}),
        ("dracosaur simulate draftosaurus --bots greedy,r", {"greedy,random", "greedy,ranger"}),
        ("dracosaur score --lang ", {"en", "uk", "cs", "pl", "ru"}),
        ("dracosaur simulate draftosaurus --engine c", {"compiled"}),
    ],
)
def test_the_shell_is_offered_what_fits(words: str, offered: set[str]) -> None:
    variables = {
        "_DRACOSAUR_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    done = process(env=variables)
    assert {line.split(",", 1)[1] for line in done.stdout.splitlines()} == offered


def test_bash_takes_the_script(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    script = tmp_path / "completion.bash"
    script.write_text(call("completion", "bash").stdout, "utf-8")
    program = f"source {script} && complete -p dracosaur"
    done = subprocess.run(
        [bash, "-c", program], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 0, done.stderr
    assert "_dracosaur_completion" in done.stdout
