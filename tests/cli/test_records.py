"""`dracosaur replay` and `dracosaur verify`."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

from dracosaur.core.records import loads
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words
from tests.cli.running import COMMAND, call, environment, process, recorded

GAME = load("draftosaurus")
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("records") / "game.jsonl")


def with_line(path: Path, number: int, line: str, beside: Path) -> Path:
    """The record with one line changed."""
    lines = path.read_text("utf-8").splitlines()
    lines[number - 1] = line
    beside.write_text("\n".join(lines) + "\n", "utf-8")
    return beside


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_to_its_end(record: Path, lang: str) -> None:
    done = call("replay", str(record), "--lang", lang)
    assert done.exit_code == 0
    assert done.stdout.count("\n") > 100
    assert "«event" not in done.stdout
    assert "«line" not in done.stdout
    assert "D10.1" in done.stdout


def test_the_log_says_what_happened_and_the_score(record: Path) -> None:
    said = call("replay", str(record)).stdout
    assert said.startswith("Draftosaurus: Player 1, Player 2\n")
    assert "rolls the die:" in said
    assert "Round 4 of 4 begins." in said
    assert "Winner: Player" in said
    assert "You draw" not in said  # a hand is its player's secret


def test_a_step_is_a_prefix(record: Path) -> None:
    said = call("replay", str(record), "--step", "4").stdout
    assert "After entry 4 of " in said
    assert "The game is not finished" in said
    assert "In the lead:" in said
    first = call("replay", str(record), "--step", "0")
    assert first.exit_code == 0
    assert "rolls first" not in first.stdout


@pytest.mark.parametrize("step", ["-1", "10000"])
def test_a_step_beyond_the_record_is_refused(record: Path, step: str) -> None:
    done = call("replay", str(record), "--step", step)
    assert done.exit_code == 2
    assert f"there is no entry {step}" in done.stderr


def test_notation_reads_back(record: Path) -> None:
    lines = call("replay", str(record), "--notation").stdout.splitlines()
    entries = loads(record.read_text("utf-8"), GAME).entries
    assert [GAME.parse_action(line) for line in lines] == [(entry.seat, entry.action) for entry in entries]
    assert call("replay", str(record), "--notation", "--step", "2").stdout.splitlines() == lines[:2]


def test_replay_in_json(record: Path) -> None:
    done = process("replay", "-", "--json", stdin=record.read_bytes())
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["finished"] is True
    assert told["header"]["game"] == "draftosaurus"
    assert len(told["entries"]) == len(loads(record.read_text("utf-8"), GAME).entries)
    first = told["entries"][0]
    assert first["notation"].startswith("* first")
    assert first["events"][0]["text"].endswith("rolls first.")
    assert {player["name"] for player in told["score"]["players"]} == {"Player 1", "Player 2"}


def test_a_legal_record_is_verified(record: Path, tmp_path: Path) -> None:
    done = process("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "consistent and legal" in done.stdout
    assert "played to the end" in done.stdout
    assert "follows from the revealed key" in done.stdout
    begun = call("verify", str(recorded(tmp_path / "begun.jsonl", entries=20)), "--json")
    verdict = json.loads(begun.stdout)
    assert verdict == {
        "valid": True,
        "game": "draftosaurus",
        "entries": 20,
        "finished": False,
        "fair": True,
        "line": None,
        "rule": None,
        "message": None,
    }


@pytest.mark.parametrize(
    ("number", "line", "rule", "said"),
    [
        (6, '[0,{"type":"place","place":"river"}]', "D5.4", "another step comes now"),
        (3, '[-1,{"type":"roll","face":"woodlands"}]', "D16.5", "Chance cannot"),
        (6, '[7,{"type":"choose","species":"diplodocus"}]', "D5.4", "another step"),
        (6, '[0,{"type":"fly"}]', None, "fly"),
        (6, "[0,", None, "truncated"),
        (1, '{"game":"draftosaurus","rules":1,"seats":9,"options":{}}', None, "2 to 5 players"),
        (1, '{"game":"draftosaurus","rules":99,"seats":2,"options":{}}', None, "version 99"),
        (1, '{"game":"draftosaurus","rules":1,"seats":2,"options":{"x":1}}', None, "unknown option"),
        (
            1,
            '{"game":"draftosaurus","rules":1,"seats":2,"options":{},"names":["A"]}',
            None,
            "1 names for 2 seats",
        ),
        (1, '{"game":"draftosaurus","rules":1,"seats":2,"options":{},"format":7}', None, "format 7"),
        (1, "hello", None, "no header"),
    ],
)
def test_a_broken_record_is_named_by_line_and_rule(
    record: Path, tmp_path: Path, number: int, line: str, rule: str | None, said: str
) -> None:
    broken = str(with_line(record, number, line, tmp_path / "broken.jsonl"))
    done = call("verify", broken)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"Line {number} is wrong: ")
    assert said in done.stderr
    as_json = call("verify", broken, "--json")
    assert as_json.exit_code == 1
    verdict = json.loads(as_json.stdout)
    assert (verdict["valid"], verdict["line"], verdict["rule"]) == (False, number, rule)
    replayed = call("replay", broken)
    assert replayed.exit_code == 2
    assert f"line {number}: " in replayed.stderr


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize(
    ("number", "line"),
    [
        (6, '[0,{"type":"fly"}]'),
        (1, '{"game":"draftosaurus","rules":1,"seats":9,"options":{}}'),
        (1, '{"game":"draftosaurus","rules":99,"seats":2,"options":{}}'),
        (1, '{"game":"draftosaurus","rules":1,"seats":2,"options":{"x":1}}'),
        (1, '{"game":"draftosaurus","rules":1,"seats":2,"options":{},"format":7}'),
        (1, "hello"),
    ],
)
def test_a_broken_record_is_told_in_the_language(
    record: Path, tmp_path: Path, lang: str, number: int, line: str
) -> None:
    broken = str(with_line(record, number, line, tmp_path / "broken.jsonl"))
    own, english = (
        json.loads(call("verify", broken, "--json", "--lang", said).stdout) for said in (lang, "en")
    )
    assert own["line"] == english["line"] == number
    assert "«record" not in own["message"] != english["message"]
    assert own["message"] in call("replay", broken, "--lang", lang).stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [(), ("--fair",)])
def test_a_roll_changed_by_hand_is_named(
    record: Path, tmp_path: Path, lang: str, arguments: tuple[str, ...]
) -> None:
    lines = record.read_text("utf-8").splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if '"roll"' in line)
    face = "grasslands" if "woodlands" in lines[number - 1] else "woodlands"
    line = f'[-1,{{"type":"roll","face":"{face}"}}]'
    broken = str(with_line(record, number, line, tmp_path / "broken.jsonl"))
    done = call("verify", broken, *arguments, "--lang", lang)
    assert (done.exit_code, done.stdout) == (1, "")
    assert f"* roll {face}: " in done.stderr
    assert f" {number}" in done.stderr
    verdict = json.loads(call("verify", broken, *arguments, "--json").stdout)
    assert (verdict["valid"], verdict["line"], verdict["rule"]) == (False, number, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_without_its_key_is_legal_and_not_fair(record: Path, tmp_path: Path, lang: str) -> None:
    closed = tmp_path / "closed.jsonl"
    closed.write_text(loads(record.read_text("utf-8"), GAME).public().dumps(), "utf-8")
    words = Words(lang, "draftosaurus", strict=True)
    for path in (closed, GOLDEN / "draftosaurus" / "summer-3.jsonl"):
        done = call("verify", str(path), "--lang", lang)
        assert done.exit_code == 0
        assert words.say("cli-verified-no_key") in done.stdout
        assert json.loads(call("verify", str(path), "--json").stdout)["fair"] is None
        fair = call("verify", str(path), "--fair", "--lang", lang)
        assert fair.exit_code == 1
        assert words.say("record-no_key") in fair.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_header_of_ours_is_told(record: Path, tmp_path: Path, lang: str) -> None:
    fields = json.loads(record.read_text("utf-8").splitlines()[0])
    words = Words(lang, "draftosaurus", strict=True)
    for wrong, said in (
        ({"key": "ab" * 32}, words.say("record-key")),
        ({"start": {"game": "draftosaurus"}}, "players: "),
        ({"start": GAME.write_position(GAME.setup(3, GAME.options({}, 3)))}, words.say("record-start")),
    ):
        broken = with_line(record, 1, json.dumps(fields | wrong), tmp_path / "broken.jsonl")
        done = call("verify", str(broken), "--lang", lang)
        assert done.exit_code == 1
        assert said in done.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "score"])
def test_a_file_without_end_is_refused_soon(command: str) -> None:
    limited = f"ulimit -v 1000000; exec {shlex.join([*COMMAND, command, '/dev/zero'])}"
    done = subprocess.run(
        ["bash", "-c", limited], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 2
    assert "larger than 32 MB" in done.stderr


def test_an_entry_after_the_end_is_not_legal(record: Path, tmp_path: Path) -> None:
    longer = tmp_path / "longer.jsonl"
    text = record.read_text("utf-8")
    longer.write_text(text + '[0,{"type":"choose","species":"diplodocus"}]\n', "utf-8")
    done = call("verify", str(longer), "--lang", "cs")
    assert done.exit_code == 1
    assert f"Chyba na řádku {text.count(chr(10)) + 1}:" in done.stderr
    assert "Hra skončila" in done.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_of_ours(command: str, tmp_path: Path) -> None:
    assert call(command, str(tmp_path)).exit_code == 2
    assert call(command, str(tmp_path / "no.jsonl")).exit_code == 2
    assert call(command, "-", stdin="").exit_code == 2
    other = call(command, "-", stdin='{"game":"chess","rules":1,"seats":2,"options":{}}\n')
    assert other.exit_code == 2
    assert "Unknown game: chess. The games are: draftosaurus, gods_love_dinosaurs, wyrmspan." in other.stderr


def test_names_of_the_header_are_used_and_cleaned(tmp_path: Path) -> None:
    path = recorded(tmp_path / "named.jsonl", entries=5)
    text = path.read_text("utf-8").replace('"names":[]', '"names":["Ann","B\\u001b[2J"]')
    done = call("replay", "-", stdin=text)
    assert done.stdout.startswith("Draftosaurus: Ann, B\ufffd[2J\n")
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("name", "rival"), [("solo-automa-2", "rival-automa"), ("solo-ravel-3", "rival-ravel")]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_against_the_automa_is_told_with_her_name(name: str, rival: str, lang: str) -> None:
    record = str(Path(__file__).parents[1] / "golden" / "wyrmspan" / f"{name}.jsonl")
    hers = Words(lang, "wyrmspan").say(rival)
    said = call("replay", record, "--lang", lang)
    assert said.exit_code == 0
    assert f"\n{hers}: " in said.stdout  # her points, told at the end
    assert said.stdout.count("W17.3") == 1  # one row for both objectives, by the player's rule
    told = json.loads(call("replay", record, "--json", "--lang", lang).stdout)
    assert [player["name"] for player in told["score"]["players"]][1:] == [hers]
    assert len(told["names"]) == 1
    assert any(hers in event["text"] for event in told["entries"][-1]["events"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_calls_bots_by_their_names(lang: str, tmp_path: Path) -> None:
    path = recorded(tmp_path / "bots.jsonl", entries=5)
    text = path.read_text("utf-8").replace('"names":[]', '"names":[],"players":["human","greedy"]')
    words = Words(lang)
    names = [
        words.say("ui-player-name", n=1),
        words.say("ui-bot-name", n=2, bot=words.name_of("bot", "greedy")),
    ]
    told = call("replay", "-", "--lang", lang, stdin=text).stdout
    assert told.splitlines()[0].endswith(f": {', '.join(names)}")
    assert json.loads(call("replay", "-", "--json", "--lang", lang, stdin=text).stdout)["names"] == names


def test_a_bot_of_another_program_keeps_its_name(tmp_path: Path) -> None:
    path = recorded(tmp_path / "bots.jsonl", entries=5)
    text = path.read_text("utf-8").replace('"names":[]', '"names":[],"players":["human","oracle"]')
    assert "Bot 2 (oracle)" in call("replay", "-", stdin=text).stdout
