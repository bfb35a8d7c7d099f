"""`dracosaur play` up to the door of the terminal client, and once through it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from dracosaur.cli.play import seat_count, seats_of_record, share_seats
from dracosaur.core.records import Header, Record
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import call, on_screen, process, recorded

GAME = load("draftosaurus")
WORDS = Words("en", "draftosaurus")


@pytest.mark.parametrize(
    ("players", "bots", "humans", "people", "machines"),
    [
        (None, None, None, (0,), {1: "apprentice", 2: "apprentice"}),
        (5, None, None, (0,), {1: "apprentice", 2: "apprentice", 3: "apprentice", 4: "apprentice"}),
        (None, ("random", "greedy"), None, (0,), {1: "random", 2: "greedy"}),
        (4, ("random",), None, (0, 1, 2), {3: "random"}),
        (None, None, 3, (0, 1, 2), {}),
        (None, None, 1, (0,), {1: "apprentice"}),
        (4, None, 2, (0, 1), {2: "apprentice", 3: "apprentice"}),
        (None, ("random",), 2, (0, 1), {2: "random"}),
        (None, ("random", "random"), 0, (), {0: "random", 1: "random"}),
    ],
)
def test_people_sit_first_and_bots_fill_the_table(
    players: int | None,
    bots: tuple[str, ...] | None,
    humans: int | None,
    people: tuple[int, ...],
    machines: dict[int, str],
) -> None:
    seats = seat_count(GAME, players, bots, humans)
    assert share_seats(WORDS, seats, bots, humans) == (people, machines)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "needs a terminal"),
        (["--players", "1"], "for 2 to 5 players, not 1"),
        (["--humans", "7"], "for 2 to 5 players, not 7"),
        (["--bots", "random,random,random,random,random"], "for 2 to 5 players, not 6"),
        (["--players", "2", "--bots", "random,random,random"], "3 given, 2 players"),
        (["--players", "4", "--bots", "random", "--humans", "2"], "1 given, 4 players"),
        (["--names", "Ann,Ben"], "needs a terminal"),
        (["--names", "Ann,Ben,Cyd,Dan"], "4 given, 3 players"),
        (["--names", "Ann,Ben,Ann"], "Two players are called Ann"),
        (["--names", "Ann,,Ben"], "a name is empty"),
        (["--option", "board=moon"], '"match", "summer", "winter"'),
        (["--resume", "no-such-file"], "There is no file"),
        (["--record", "."], "is a directory"),
        (["--record", "no-such-folder/x.jsonl"], "cannot be written"),
    ],
)
def test_what_does_not_fit_is_said_before_the_game(arguments: list[str], said: str) -> None:
    done = call("play", "draftosaurus", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr


def test_a_note_tells_of_an_option_without_effect() -> None:
    done = call("play", "draftosaurus", "--option", "five_player_last_turn=true")
    assert "with 3 players it changes nothing" in done.stderr


def test_an_opponent_for_one_player_means_a_game_for_one() -> None:
    """Without a number of players `--automa` decides it; with another number it is refused, not ignored."""
    assert "needs a terminal" in call("play", "wyrmspan", "--automa", "2").stderr
    for more in (["--players", "2"], ["--bots", "greedy"], ["--humans", "2"]):
        done = call("play", "wyrmspan", "--automa", "2", *more)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "--automa is only for a table of 1, not of 2" in done.stderr


def test_a_resumed_game_keeps_what_was_agreed(tmp_path: Path) -> None:
    record = str(recorded(tmp_path / "game.jsonl", entries=10))
    done = call("play", "draftosaurus", "--resume", record, "--seed", "3", "--players", "2")
    assert done.exit_code == 2
    assert "leave out --players, --seed" in done.stderr
    assert "leave out --automa." in call("play", "wyrmspan", "--resume", record, "--automa", "1").stderr
    assert "needs a terminal" in call("play", "draftosaurus", "--resume", record).stderr


def test_a_broken_record_is_not_resumed(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.jsonl", entries=10)
    text = record.read_text("utf-8")
    record.write_text(text + '[0,{"type":"stay"}]\n', "utf-8")
    done = call("play", "draftosaurus", "--resume", str(record))
    assert done.exit_code == 2
    assert "line 12: 0 stay: That has to wait" in done.stderr
    assert "forbidden by" not in done.stderr


def test_no_empty_record_is_left_behind(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    assert "needs a terminal" in call("play", "draftosaurus", "--record", str(record)).stderr
    assert not record.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_existing_record_is_not_replaced_unasked(tmp_path: Path, lang: str) -> None:
    record = recorded(tmp_path / "game.jsonl", entries=10)
    kept = record.read_bytes()
    done = call("play", "draftosaurus", "--record", str(record), "--lang", lang)
    assert done.exit_code == 2
    assert f"dracosaur play draftosaurus --resume {record}" in done.stderr
    assert "--overwrite" in done.stderr
    other = str(recorded(tmp_path / "other.jsonl", entries=5))
    assert "--overwrite" in call("play", "draftosaurus", "--resume", other, "--record", str(record)).stderr
    assert record.read_bytes() == kept
    for allowed in (["--overwrite"], ["--resume", str(record)]):
        assert "needs a terminal" in call("play", "draftosaurus", "--record", str(record), *allowed).stderr
    assert record.read_bytes() == kept  # no game has begun yet


def test_a_line_to_type_has_the_file_as_one_word(tmp_path: Path) -> None:
    """With a space in its name the file would be two."""
    record = recorded(tmp_path / "an evening.jsonl", entries=10)
    for arguments in (["draftosaurus", "--record"], ["wyrmspan", "--resume"]):
        done = call("play", *arguments, str(record))
        assert done.exit_code == 2
        assert f"dracosaur play draftosaurus --resume '{record}'" in done.stderr


def test_a_resumed_game_has_its_people_and_bots_back() -> None:
    header = Header("draftosaurus", 1, 4, {}, players=("random", "human", "greedy", "human"))
    record = Record(header)
    assert seats_of_record(WORDS, record, None, None) == ((1, 3), {0: "random", 2: "greedy"})
    assert record.header == header
    assert seats_of_record(WORDS, record, ("random",), None) == ((0, 1, 2), {3: "random"})
    assert record.header.players == ("human", "human", "human", "random")  # and so it stays
    old = Record(Header("draftosaurus", 1, 3, {}))
    assert seats_of_record(WORDS, old, None, 2) == ((0, 1), {2: "apprentice"})
    assert old.header.players == ("human", "human", "apprentice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_this_program_lacks_is_named(tmp_path: Path, lang: str) -> None:
    record = recorded(tmp_path / "game.jsonl", entries=10)
    text = record.read_text("utf-8").replace('"format":2', '"format":2,"players":["human","oracle"]')
    record.write_text(text, "utf-8")
    done = call("play", "draftosaurus", "--resume", str(record), "--lang", lang)
    assert done.exit_code == 2
    assert "oracle" in done.stderr
    assert "--bots random, greedy" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_other_rules_goes_on_in_a_new_record(tmp_path: Path, lang: str) -> None:
    record = recorded(tmp_path / "game.jsonl", entries=10)
    record.write_text(record.read_text("utf-8").replace('"rules":1', '"rules":0'), "utf-8")
    done = call("play", "draftosaurus", "--resume", str(record), "--lang", lang)
    assert str(tmp_path / "game-2.jsonl") in done.stderr
    record.write_text(record.read_text("utf-8") + '[0,{"type":"stay"}]\n', "utf-8")
    done = call("play", "draftosaurus", "--resume", str(record), "--lang", lang)
    assert (done.exit_code, "D5.4" in done.stderr) == (2, True)


def test_the_printed_line_resumes_a_hot_seat_game_behind_the_curtain(tmp_path: Path) -> None:
    """Two people and a bot play in Czech; the line brings all of them back, and nobody's hand is shown."""
    record = str(tmp_path / "an evening.jsonl")
    people = ["--humans", "2", "--bots", "random", "--names", "Ann,Ben,Cleo", "--seed", "1"]
    with on_screen("play", "draftosaurus", *people, "--record", record, "--lang", "cs") as screen:
        assert screen.shows("Ann")
        screen.press("\r")
        assert screen.shows("Vyberte dinosaura")
        screen.press("1")
        assert screen.shows("Připraveno")  # the curtain before Ben
        screen.press("\x11")
        assert screen.shows("Hrát dál")
        screen.press("1")
        status, said = screen.finish()
    assert status == 0
    assert '"players":["human","human","random"]' in Path(record).read_text("utf-8")
    printed = shlex.split(said.partition("Pokračujte příkazem: ")[2].splitlines()[0])
    with on_screen(*printed[printed.index("play") :]) as screen:
        assert screen.shows("Připraveno")
        assert not screen.shows("Vyberte dinosaura", 2)
        screen.press("\r")
        assert screen.shows("Vyberte dinosaura")  # Ben decides himself, and in the language of before
        screen.child.terminate()


def test_without_a_game_only_the_start_screen_is_meant(tmp_path: Path) -> None:
    """Options of a match belong to a game; a record names its own."""
    assert "needs a terminal" in call("play").stderr
    for lang in LANGUAGES:
        done = call("play", "--players", "2", "--automa", "1", "--lang", lang)
        assert done.exit_code == 2
        assert "--players, --automa" in done.stderr
    record = str(recorded(tmp_path / "game.jsonl", entries=10))
    assert "simulate draftosaurus" in call("play", "--resume", record).stderr
    (tmp_path / "bad.jsonl").write_text("no record", "utf-8")
    assert "no header of a record" in call("play", "--resume", str(tmp_path / "bad.jsonl")).stderr


def test_a_match_is_begun_and_resumed_from_the_start_screen(tmp_path: Path) -> None:
    """On a real terminal: a match against bots is begun, kept in the data folder, and its line is printed."""
    with on_screen("play", "--lang", "cs", XDG_DATA_HOME=str(tmp_path)) as screen:
        assert screen.shows("Uložené hry")
        screen.press("\r")
        assert screen.shows("Vyberte dinosaura")
        screen.press("\x11")
        assert screen.shows("Hrát dál")
        screen.press("1")
        status, said = screen.finish()
    assert status == 0
    (path,) = tmp_path.glob("dracosaur/records/*.jsonl")
    assert f"play draftosaurus --resume {path} --lang cs" in said


def test_fewer_names_than_players_leave_the_rest_numbered(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    arguments = ["play", "draftosaurus", "--names", "Ann", "--record", str(record), "--seed", "1"]
    with on_screen(*arguments) as screen:
        assert screen.shows("Choose a dinosaur")
        screen.child.terminate()
    assert '"names":["Ann","",""]' in record.read_text("utf-8")


def test_in_a_pipe_it_says_what_to_do_instead() -> None:
    done = process("play", "draftosaurus")
    assert (done.returncode, done.stdout) == (2, "")
    assert "dracosaur simulate draftosaurus" in done.stderr


def test_in_a_terminal_the_game_begins(tmp_path: Path) -> None:
    """A real terminal of 80 columns: the client comes up in the language asked for and ends when told to."""
    arguments = ["play", "draftosaurus", "--lang", "cs", "--seed", "1", "--record", str(tmp_path / "r.jsonl")]
    with on_screen(*arguments) as screen:
        assert screen.shows("Vyberte dinosaura")
        screen.child.terminate()


TITLE = "\x1b]0;owned\x07"  # as a terminal takes the title of its window


def test_names_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    """Neither those of the command line nor those of a record."""
    names = f"A{TITLE}nn,Ben\u202e,C\x1b[2Jyd"
    with on_screen("play", "draftosaurus", "--seed", "1", "--names", names) as screen:
        assert screen.shows("A\ufffd]0;owned\ufffdnn")
        assert TITLE not in screen.seen
        assert "\u202e" not in screen.seen
        screen.child.terminate()
    record = recorded(tmp_path / "named.jsonl", entries=10)
    header, rest = record.read_text("utf-8").split("\n", 1)
    header = header.replace('"names":[]', '"names":["A\\u001b]0;owned\\u0007nn","Ben"]')
    record.write_text(f"{header}\n{rest}", "utf-8")
    with on_screen("play", "draftosaurus", "--resume", str(record)) as screen:
        assert screen.shows("A\ufffd]0;owned\ufffdnn")
        assert TITLE not in screen.seen
        screen.child.terminate()
