"""The command itself: what it says alone, its help, its version, its exit statuses, its languages."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dracosaur import __version__
from dracosaur.cli import COMMANDS, EXAMPLES
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import COMMAND, call, environment, on_screen, process, recorded


def test_alone_it_says_what_it_can_do_with_examples() -> None:
    done = process()
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(f"dracosaur {command.name}" in done.stdout for command in COMMANDS)
    assert all(f"dracosaur {example}\n" in done.stdout for example in EXAMPLES)


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
    assert child.wait(60) == 0  # whoever reads has enough
    assert child.stderr.read() == b""
    child.stderr.close()


def test_the_beginning_of_a_long_answer_can_be_read_alone(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.jsonl")
    line = f"set -o pipefail; {shlex.join([*COMMAND, 'replay', str(record)])} | head -2"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, env=environment(PYTHONUNBUFFERED="1"), check=False
    )
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 2)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_answer_that_cannot_be_written_is_told_in_a_line(tmp_path: Path, command: str) -> None:
    record = recorded(tmp_path / "game.jsonl")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, command, str(record)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(LANG="cs_CZ.UTF-8"),
            check=False,
        )
    assert done.returncode == 74
    said = done.stderr.decode()
    assert said.startswith("Odpověď se nepodařilo zapsat (")
    assert said.count("\n") == 1


def test_a_closed_output_is_nobodys_trouble(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.jsonl")
    line = f"{shlex.join([*COMMAND, 'verify', str(record)])} >&-"
    done = subprocess.run(["bash", "-c", line], stderr=subprocess.PIPE, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def in_shell(line: str) -> subprocess.CompletedProcess[str]:
    """The command at the place of `D` in a line for the shell."""
    program = f'D() {{ {shlex.join(COMMAND)} "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", program], capture_output=True, text=True, env=environment(), check=False, timeout=120
    )


ANSWERS = ["games", "play --help", "rules draftosaurus D17", "simulate draftosaurus --games 2 --engine plain"]


@pytest.mark.parametrize("arguments", ANSWERS)
def test_a_reader_who_has_had_enough_is_no_failure(arguments: str) -> None:
    done = in_shell(f"D {arguments} | true; echo ${{PIPESTATUS[0]}}")
    assert (done.stdout, done.stderr) == ("0\n", "")


@pytest.mark.parametrize("arguments", ANSWERS)
def test_a_full_disk_is_told_in_a_line(arguments: str) -> None:
    done = in_shell(f"D {arguments} >/dev/full")
    assert done.returncode == 74
    assert done.stderr.startswith("The answer could not be written (No space left on device).")
    assert done.stderr.count("\n") == 1
    assert in_shell(f"D {arguments} >/dev/full 2>/dev/full").returncode == 74


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", ">&- 2>&- <&-"])
def test_a_closed_stream_leads_nowhere(closed: str) -> None:
    done = in_shell(f"D games {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_closed_standard_input_is_empty() -> None:
    done = in_shell("D score - <&-")
    assert done.returncode == 2
    assert "“standard input” is empty" in done.stderr


@pytest.mark.parametrize("bots", ["", "--bots greedy,random"])
def test_more_games_than_can_be_counted_are_refused(bots: str) -> None:
    done = call("simulate", "draftosaurus", *bots.split(), "--games", "1" + "0" * 30)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "is not in the range 1<=x<=1000000000000" in done.stderr


def test_commands_are_printed_as_they_can_be_typed(tmp_path: Path) -> None:
    """From a checkout that is not on the PATH: in the introduction, in help texts, in complaints."""
    script = tmp_path / ".venv" / "bin" / "dracosaur"
    script.parent.mkdir(parents=True)
    source = f"#!{sys.executable}\nfrom dracosaur.cli import main\nmain()\n"
    script.write_text(source, "utf-8")
    script.chmod(0o755)

    def said(*arguments: str) -> str:
        done = subprocess.run(
            [".venv/bin/dracosaur", *arguments],
            cwd=tmp_path,
            env=environment(PATH="/usr/bin:/bin"),
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout + done.stderr

    assert "  .venv/bin/dracosaur play draftosaurus\n" in said()
    assert "  .venv/bin/dracosaur play draftosaurus --record evening.jsonl\n" in said("play", "--help")
    assert "Usage: .venv/bin/dracosaur play" in said("play", "--help")
    assert "All options: .venv/bin/dracosaur games\n" in said(
        "simulate", "draftosaurus", "--option", "board=moon"
    )


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
