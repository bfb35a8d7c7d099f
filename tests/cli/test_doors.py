"""The command itself: what it says alone, its help, its version, its exit statuses, its languages."""

from __future__ import annotations

import signal
import subprocess

import pytest

from dracosaur import __version__
from dracosaur.cli import COMMANDS, EXAMPLES
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import COMMAND, call, environment, on_screen, process


def test_alone_it_says_what_it_can_do_with_examples() -> None:
    done = process()
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(f"dracosaur {command.name}" in done.stdout for command in COMMANDS)
    assert all(example in done.stdout for example in EXAMPLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_it_speaks_the_language_of_the_environment(lang: str) -> None:
    done = call(lang=f"{lang}_XX.UTF-8")
    assert done.stdout.startswith(Words(lang).say("cli-tagline"))
    assert "«cli" not in done.stdout


def test_version() -> None:
    assert call("--version").stdout == f"dracosaur {__version__}\n"


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help_with_examples(command: str, flag: str) -> None:
    done = call(command, flag)
    assert done.exit_code == 0
    assert "Example" in done.stdout
    assert f"dracosaur {command}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "No such command 'fly'"),
        (["score"], "Missing argument 'FILE'"),
        (["score", "--speed", "9"], "No such option"),
        (["simulate", "chess"], "the game 'chess' is unknown; the games are draftosaurus"),
        (
            ["simulate", "draftosaurus", "--bots", "random,deep"],
            "unknown bot 'deep'; the bots are random, greedy",
        ),
        (["simulate", "draftosaurus", "--bot", "deep"], "'random', 'greedy'"),
        (["simulate", "draftosaurus", "--games", "0"], "0 is not in the range"),
        (["simulate", "draftosaurus", "--bot", "random", "--bots", "random"], "exclude each other"),
        (["rules", "chess"], "the games are draftosaurus"),
        (["games", "--lang", "de"], "'en', 'uk', 'cs', 'pl', 'ru'"),
        (["completion", "tcsh"], "'bash', 'zsh', 'fish'"),
    ],
)
def test_a_wrong_command_line_is_answered_on_standard_error(arguments: list[str], said: str) -> None:
    done = call(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert said in done.stderr.replace("\n", " ")


def test_a_closed_pipe_makes_no_noise() -> None:
    child = subprocess.Popen(
        [*COMMAND, "rules", "draftosaurus", "D17"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    assert child.wait(60) == 1
    assert child.stderr.read() == b""
    child.stderr.close()


def test_letters_that_the_output_lacks_do_not_stop_it() -> None:
    done = process("games", "--lang", "uk", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "draftosaurus" in done.stdout


@pytest.mark.parametrize("engine", ["plain", pytest.param("compiled", marks=pytest.mark.fast)])
def test_a_bar_shows_progress_on_a_terminal_and_ctrl_c_leaves_quietly(engine: str) -> None:
    arguments = ["simulate", "draftosaurus", "--games", "100000000", "--engine", engine]
    with on_screen(*arguments, piped=True) as screen:
        assert screen.shows("Playing")
        assert screen.shows("/100000000")
        screen.child.send_signal(signal.SIGINT)
        assert not screen.shows("Traceback", 10)
        assert screen.child.wait(60) == 130
        assert screen.child.stdout is not None
        assert screen.child.stdout.read() == b""
