"""Records: JSON lines, errors with line numbers, replay, undo, saving whole or not at all."""

from __future__ import annotations

import json
import os
import re
import signal
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from dracosaur.core.game import CHANCE, AnyGame, Seat
from dracosaur.core.records import (
    BadRecord,
    Header,
    Record,
    final_state,
    loads,
    read_header,
    replay,
)
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from tests.core.play import play


@pytest.fixture(scope="module")
def record(game: AnyGame) -> Record:
    """A whole game of three, with names in several scripts."""
    table = Table.open(game, 3, {"board": "winter"}, seed="records", names=("Ann", "Марія", "Jiří\u2028\x85"))
    return play(table, Rng(1)).record


def lines_of(record: Record) -> list[str]:
    return record.dumps().split("\n")


def with_line(record: Record, number: int, text: str) -> str:
    """The record with one line, from 1, rewritten."""
    lines = lines_of(record)
    lines[number - 1] = text
    return "\n".join(lines)


def test_a_record_is_json_lines(record: Record) -> None:
    lines = lines_of(record)
    assert lines.pop() == ""
    header, *entries = map(json.loads, lines)
    assert header["game"] == "draftosaurus"
    assert header["seats"] == 3
    assert header["seed"] == "records"
    assert header["options"]["board"] == "winter"
    assert header["format"] == 2
    assert header["commitment"] == sha256(bytes.fromhex(header["key"])).hexdigest()
    assert entries[0][0] == CHANCE
    assert entries[0][1]["type"] == "first"
    assert len(entries) == len(record.entries)


def test_a_record_reads_back(record: Record, game: AnyGame) -> None:
    text = record.dumps()
    again = loads(text, game)
    assert again == record
    assert again.dumps() == text
    assert read_header(text) == record.header
    assert final_state(again, game).to_bytes() == final_state(record, game).to_bytes()


def test_other_line_ends_and_empty_lines_do_no_harm(record: Record, game: AnyGame) -> None:
    assert loads(record.dumps().replace("\n", "\r\n"), game) == record
    assert loads(record.dumps().replace("\n", "\n\n \n"), game) == record
    assert loads(record.dumps().rstrip("\n"), game) == record


def test_a_record_is_equal_to_its_like_only_and_is_no_key(record: Record) -> None:
    shorter = Record(record.header, tuple(record.entries[:-1]))
    assert record == Record(record.header, tuple(record.entries))
    assert record != shorter
    assert record != record.dumps()
    with pytest.raises(TypeError, match="unhashable"):
        hash(record)


def test_replay_gives_every_state_from_the_beginning(record: Record, game: AnyGame) -> None:
    states = list(replay(record, game))
    assert len(states) == len(record.entries) + 1
    assert states[0] == game.setup(3, game.options({"board": "winter"}, 3))
    for i in (0, 7, len(record.entries)):
        assert final_state(Record(record.header, tuple(record.entries[:i])), game) == states[i]
    assert game.to_act(states[-1]) == ()


HEADER: dict[str, Any] = {"game": "draftosaurus", "rules": 1, "seats": 3, "options": {}}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: no header of a record: Input data was truncated"),
        ("hello", "line 1: no header of a record: JSON is malformed: invalid character (byte 0)"),
        ("[]", "line 1: no header of a record: Expected `object`, got `array`"),
        ('{"game": "draftosaurus"}', "line 1: no header of a record: Object missing required field `rules`"),
        (
            json.dumps({**HEADER, "seats": "3"}),
            "line 1: no header of a record: Expected `int`, got `str` - at `$.seats`",
        ),
        (
            json.dumps({**HEADER, "winner": 1}),
            "line 1: no header of a record: Object contains unknown field `winner`",
        ),
        (
            json.dumps({**HEADER, "format": 3}),
            "line 1: format 3 is unknown; this program reads the formats 1, 2",
        ),
        (
            json.dumps({**HEADER, "players": ["human"]}),
            "line 1: no header of a record: 1 players for 3 seats",
        ),
        (json.dumps({**HEADER, "key": "ab"}), "line 1: no header of a record: a key has 32 bytes"),
        (
            json.dumps({**HEADER, "key": "ab" * 32, "commitment": "cd" * 32}),
            "line 1: the key is not the one that was committed to",
        ),
        (json.dumps({**HEADER, "names": ["Ann"]}), "line 1: no header of a record: 1 names for 3 seats"),
        (json.dumps({**HEADER, "game": "chess"}), "line 1: a record of chess, not of draftosaurus"),
    ],
)
def test_a_bad_header_is_refused(game: AnyGame, text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=f"^{re.escape(message)}$"):
        loads(text, game)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("[0", "Input data was truncated"),
        ("{}", "Expected `array`, got `object`"),
        ("[0]", "Expected `array` of length 2"),
        ('["0", {"type": "stay"}]', "Expected `int`, got `str` - at `$[0]`"),
        ('[0, {"type": "fly"}]', "Invalid value 'fly' - at `$[1].type`"),
        ('[0, {"species": "x"}]', "Object missing required field `type` - at `$[1]`"),
        ('[0, {"type": "choose", "species": "cat"}]', "Invalid enum value 'cat' - at `$[1].species`"),
    ],
)
def test_a_bad_entry_is_refused_with_its_line(record: Record, game: AnyGame, line: str, message: str) -> None:
    with pytest.raises(BadRecord, match=f"^{re.escape(f'line 9: {message}')}$"):
        loads(with_line(record, 9, line), game)


def test_line_numbers_count_empty_lines(record: Record, game: AnyGame) -> None:
    with pytest.raises(BadRecord, match=r"^line 5: "):
        loads(with_line(record, 3, "\n\nnonsense"), game)


def test_another_version_of_the_rules_is_refused(record: Record, game: AnyGame) -> None:
    old = Record(Header("draftosaurus", 0, 3, {}), tuple(record.entries))
    with pytest.raises(
        BadRecord,
        match=r"^line 1: played by version 0 of the rules of draftosaurus; this program has version 1$",
    ):
        final_state(old, game)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (9, {}, "line 1: draftosaurus is for 2 to 5 players, not 9"),
        (3, {"board": "moon"}, """line 1: option 'board' is "moon"; allowed: "match", "summer", "winter\""""),
        (3, {"edition": ["uk"]}, """line 1: option 'edition' is ["uk"]; allowed: "uk", "cs", "pl\""""),
        (3, {"colour": 1}, "line 1: unknown option 'colour'; the options are "),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    game: AnyGame, seats: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadRecord, match=f"^{re.escape(message)}"):
        final_state(Record(Header("draftosaurus", 1, seats, options)), game)


def spoiled(game: AnyGame, line: str, after: int) -> Record:
    """A record that goes wrong after this many entries of an ordinary game."""
    table = play(Table.open(game, 3, {"first_roller": 0}, seed=4), Rng(4), 20)
    record = Record(table.record.header, tuple(table.record.entries[:after]))
    record.append(*game.parse_action(line))
    return record


@pytest.mark.parametrize(
    ("line", "after", "rule"),
    [
        ("1 choose triceratops", 0, "D5.4"),  # nothing is dealt yet
        ("* roll woodlands", 0, "D16.5"),
        ("0 place pyramid 1", 4, "D2.1"),
        ("7 choose triceratops", 4, "D5.4"),  # a seat that this table does not have
    ],
)
def test_a_forbidden_entry_is_named_with_line_and_rule(
    game: AnyGame, line: str, after: int, rule: str
) -> None:
    said = f"line {after + 2}: {line}: forbidden by {rule}"
    with pytest.raises(BadRecord, match=f"^{re.escape(said)}$"):
        final_state(spoiled(game, line, after), game)


@pytest.mark.parametrize("seat", [-7, -2, 3, 10**9])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(game: AnyGame, seat: int) -> None:
    table = Table.open(game, 3, {"first_roller": 0}, seed=4)
    record = Record(table.record.header, tuple(table.record.entries))
    record.append(Seat(seat), table.legal(Seat(0))[0])
    with pytest.raises(
        BadRecord, match=rf"^line {len(record.entries) + 1}: {seat} choose \w+: forbidden by D5\.4$"
    ):
        final_state(loads(record.dumps(), game), game)


def test_an_entry_after_the_end_is_refused(record: Record, game: AnyGame) -> None:
    longer = Record(record.header, tuple(record.entries))
    longer.append(Seat(0), record.entries[-1].action)
    with pytest.raises(BadRecord, match=rf"^line {len(record.entries) + 2}: 0 .*: forbidden by why-over$"):
        final_state(longer, game)


def test_the_seats_of_a_record_are_those_of_the_game(game: AnyGame) -> None:
    for seats in (1, 6):
        with pytest.raises(BadRecord) as caught:
            final_state(Record(Header("draftosaurus", 1, seats, {})), game)
        assert caught.value.key == "record-seats"
        assert caught.value.values == {"least": 2, "most": 5, "n": seats}
    for seats in game.seat_counts:
        assert game.seats_of(final_state(Record(Header("draftosaurus", 1, seats, {})), game)) == seats


def test_the_error_hands_back_the_state_that_was_reached(game: AnyGame) -> None:
    record = spoiled(game, "0 place pyramid 1", 4)
    with pytest.raises(BadRecord) as caught:
        final_state(record, game)
    assert caught.value.state == final_state(Record(record.header, tuple(record.entries[:4])), game)


def test_what_tells_the_future_is_not_public(record: Record, game: AnyGame) -> None:
    assert record.header.key
    open_record = record.public()
    assert (open_record.header.key, open_record.header.seed) == ("", "")
    assert open_record.header.commitment == record.header.commitment
    assert open_record.entries == record.entries
    assert record.header.key not in open_record.dumps()
    assert loads(open_record.dumps(), game) == open_record


def test_a_record_of_the_first_format_is_written_as_it_was(game: AnyGame) -> None:
    text = json.dumps({**HEADER, "seed": "5", "names": [], "format": 1}, separators=(",", ":")) + "\n"
    assert loads(text, game).dumps() == text


def test_notation_is_one_line_for_each_entry(record: Record, game: AnyGame) -> None:
    lines = record.notation(game).splitlines()
    assert len(lines) == len(record.entries)
    assert re.match(r"^\* first [012]$", lines[0])


def test_saving_replaces_the_file_whole(record: Record, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("old", "utf-8")
    record.save(path)
    assert path.read_bytes() == record.dumps().encode()
    assert loads(path.read_text("utf-8"), game) == record
    assert [file.name for file in tmp_path.iterdir()] == ["a.jsonl"]


def test_saving_that_fails_leaves_the_old_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("old", "utf-8")
    (tmp_path / "a.jsonl.part").mkdir()  # the new text cannot be written
    with pytest.raises(OSError, match=re.escape("a.jsonl.part")):
        record.save(path)
    assert path.read_text("utf-8") == "old"


@pytest.mark.skipif(os.name != "posix", reason="needs the limits of POSIX systems")
def test_a_full_disk_leaves_no_part_of_a_record(record: Record, tmp_path: Path) -> None:
    """No file may grow over some bytes, as if the disk were full."""
    import resource

    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            record.save(tmp_path / "a.jsonl")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, ignored)
    assert list(tmp_path.iterdir()) == []
