"""Fair chance: the stream as described, draws that nobody can change, tampering that two programs notice."""

from __future__ import annotations

import hmac
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from dracosaur.core.fair import Stream, commitment_to, new_key
from dracosaur.core.game import CHANCE, AnyGame
from dracosaur.core.records import BadRecord, check_fair, loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from dracosaur.games.draftosaurus.keys import FACE_KEYS, SPECIES_KEYS
from dracosaur.games.gods_love_dinosaurs.tiles import standard
from dracosaur.games.wyrmspan.keys import DECISION_KEYS, GUILD_KEYS, OBJECTIVE_KEYS
from tests.core.play import play

SCRIPT = Path(__file__).parents[2] / "examples" / "verify_fair.py"
KEY = bytes(range(32))


def test_the_stream_is_hmac_in_counter_mode() -> None:
    """As docs/records.md describes it, with its worked example."""
    first = hmac.new(KEY, b"dracosaur:chance:1:0", sha256).digest()
    second = hmac.new(KEY, b"dracosaur:chance:1:1", sha256).digest()
    words = [int.from_bytes((first + second)[i : i + 4], "big") for i in range(0, 64, 4)]
    stream = Stream(KEY, (), 1)
    assert [stream.below(1 << 32) for _ in range(16)] == words
    stream = Stream(KEY, (), 1)
    assert [stream.below(6) for _ in range(10)] == [4, 3, 4, 1, 1, 3, 1, 3, 5, 0]


def test_salts_and_numbers_lead_to_other_streams() -> None:
    def start(*salts: str, entry: int = 1) -> int:
        return Stream(KEY, salts, entry).below(1 << 32)

    salted = f"dracosaur:chance:{sha256(b'Ann').hexdigest()}:7:0"
    assert start("Ann", entry=7) == int.from_bytes(hmac.digest(KEY, salted.encode(), "sha256")[:4], "big")
    starts = [start(), start(entry=2), start("a"), start("b"), start("a", "b"), start("b", "a"), start("ab")]
    assert len(set(starts)) == len(starts)


def test_numbers_have_no_bias_and_words_beyond_the_last_multiple_are_skipped() -> None:
    n = 3 << 30  # of four words one is beyond
    words, taken = Stream(KEY, (), 5), Stream(KEY, (), 5)
    for _ in range(50):
        word = next(word for word in iter(lambda: words.below(1 << 32), None) if word < n)
        assert taken.below(n) == word
    counts = Counter(Stream(KEY, (), entry).below(5) for entry in range(5000))
    assert set(counts) == set(range(5))
    assert min(counts.values()) > 900
    for wrong in (0, -1, (1 << 32) + 1):
        with pytest.raises(ValueError, match="32 bits"):
            taken.below(wrong)
    assert taken.below(1) == 0


def test_keys_come_from_seeds_or_from_nowhere() -> None:
    assert new_key("5") == new_key(5) == sha256(b"5").digest()
    assert new_key() != new_key()
    assert len(new_key()) == 32
    assert commitment_to(KEY) == sha256(KEY).hexdigest()


def test_a_table_without_a_seed_is_like_no_other(game: AnyGame) -> None:
    one, two = Table.open(game, 3).record, Table.open(game, 3).record
    assert one.header.key != two.header.key
    assert one.header.seed == ""
    assert one.entries != two.entries


def numbers(*given: int) -> Callable[[int], int]:
    """A source that gives these numbers."""
    rest = iter(given)

    def below(n: int) -> int:
        number = next(rest)
        assert 0 <= number < n
        return number

    return below


def state_at(name: str, line: str, seats: int = 2, **options: object) -> Any:
    """The first state of a match in which chance has to give an action that is written so."""
    game = load(name)
    table = play(Table.open(game, seats, options, seed="lots"), Rng("lots"))
    state = game.setup(seats, game.options(options, seats))
    for entry in table.record.entries:
        if game.format_action(entry.seat, entry.action).startswith(line):
            return state
        state = game.apply(state, entry.seat, entry.action)
    raise AssertionError(line)


def test_pieces_are_numbered_species_by_species() -> None:
    """With two players eight of each; a number whose piece is gone is passed over (D4.3)."""
    game = load("draftosaurus")
    state = state_at("draftosaurus", "* deal")
    state.bag = [8, 8, 8, 8, 8, 1]
    # After the first tyrannosaurus number 7 is gone; of the last species number 40 is there, and only once.
    drawn = game.draw_lot(state, numbers(0, 7, 41, 40, 40, 8, 0, 47, 32, 6, 5))
    hand = "tyrannosaurus,tyrannosaurus,tyrannosaurus,diplodocus,stegosaurus,parasaurolophus"
    assert game.format_action(CHANCE, drawn) == f"* deal {hand}"


def test_tiles_and_cards_keep_their_numbers() -> None:
    gld = load("gods_love_dinosaurs")
    state = state_at("gods_love_dinosaurs", "* fill")
    assert gld.draw_lot(state, numbers(83, 12, 11)).tile == "A12"  # D20 is not in use yet, A13 is for three
    wyrmspan = load("wyrmspan")
    state = state_at("wyrmspan", "* deal_dragon")
    assert wyrmspan.draw_lot(state, numbers(0)).number == 1
    state.dragon_at[183] = 6
    assert wyrmspan.draw_lot(state, numbers(182, 181)).number == 182


def test_the_page_tells_the_lots_in_their_order() -> None:
    page = (SCRIPT.parents[1] / "docs" / "records.md").read_text("utf-8")
    wyrmspan = (GUILD_KEYS, OBJECTIVE_KEYS, DECISION_KEYS[7:])
    for keys in (SPECIES_KEYS, FACE_KEYS, *wyrmspan):
        assert ", ".join(f"`{key}`" for key in keys) in page
    assert [tile.id for tile in standard().tiles] == [
        f"{letter}{i:02}" for letter, n in zip("ABCD", (24, 20, 20, 20), strict=True) for i in range(1, n + 1)
    ]
    assert "44d7f612 a3b4a5e9 c5560180 f21873cd" in page
    assert "4 3 4 1 1 3 1 3 5 0" in page


@pytest.mark.parametrize("name", GAMES)
def test_lots_and_the_fast_generator_draw_alike(name: str) -> None:
    """Both ways to draw give every outcome equally often: simulations are of the same game."""
    game = load(name)
    line = {"draftosaurus": "* deal", "gods_love_dinosaurs": "* fill", "wyrmspan": "* deal_objective"}[name]
    state, rng = state_at(name, line), Rng("fast")
    legal = set(game.legal(state, CHANCE))

    def sizes(draw: Callable[[int], Any]) -> Counter[str]:
        given = [draw(i) for i in range(3000)]
        assert set(given) <= legal
        words = (
            word for action in given for word in game.format_action(CHANCE, action).split()[2].split(",")
        )
        return Counter(words)

    fair = sizes(lambda i: game.draw_lot(state, Stream(KEY, (), i).below))
    fast = sizes(lambda i: game.sample_chance(state, rng))
    assert fair.keys() == fast.keys()
    for word in fair:
        assert abs(fair[word] - fast[word]) < 5 * fast[word] ** 0.5 + 5


@pytest.mark.parametrize("name", GAMES)
def test_an_interrupted_match_is_the_uninterrupted_one(name: str) -> None:
    """A restart is no new throw of the dice."""
    game = load(name)
    whole = play(Table.open(game, 3, seed="whole"), Rng("decides"))
    rng, table = Rng("decides"), Table.open(game, 3, seed="whole")
    for i in count():
        if table.is_over:
            break
        if i % 7 == 3:
            table = Table.resume(game, loads(table.record.dumps(), game))
        play(table, rng, 1)
    assert table.record == whole.record


CASES: dict[str, tuple[str, int, dict[str, object]]] = {
    "draftosaurus": ("draftosaurus", 3, {"board": "match"}),
    "gods_love_dinosaurs": ("gods_love_dinosaurs", 3, {}),
    "wyrmspan": ("wyrmspan", 3, {}),
    "automa": ("wyrmspan", 1, {"automa": "automa_3", "leave_out_neighbors": True, "objective_2": "nests"}),
    "ravel": ("wyrmspan", 1, {"automa": "ravel_2"}),
}
each_case = pytest.mark.parametrize("case", CASES)


@cache
def finished(case: str) -> str:
    """The record of a finished match, with salts of two players."""
    name, seats, options = CASES[case]
    table = Table.open(load(name), seats, options, seed=f"fair {case}", salts=("Ann", "Іван: 7"))
    return play(table, Rng(case)).published().dumps()


def script(text: str, tmp_path: Path) -> tuple[int, str]:
    """What the stand-alone script says, in an interpreter that finds nothing of Dracosaur."""
    path = tmp_path / "record.jsonl"
    path.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), str(path)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def wrong_line(text: str, case: str) -> int:
    """The line that the check of the program names."""
    game = load(CASES[case][0])
    record = loads(text, game)
    with pytest.raises(BadRecord) as caught:
        check_fair(record, game)
    return caught.value.line


@each_case
def test_both_programs_find_a_fair_record_fair(case: str, tmp_path: Path) -> None:
    game = load(CASES[case][0])
    record = loads(finished(case), game)
    assert game.to_act(check_fair(record, game)) == ()
    assert script(record.dumps(), tmp_path) == (
        0,
        "Every draw follows from the key. Draws that only the rules can settle: 0.\n",
    )


def test_the_script_is_short_and_imports_nothing_of_ours() -> None:
    lines = SCRIPT.read_text("utf-8").splitlines()
    assert len(lines) <= 150
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("text", ["", "no record", "[]", "{}", '{"key": "no"}'])
def test_the_script_says_so_where_it_can_say_nothing(text: str, tmp_path: Path) -> None:
    status, said = script(text, tmp_path)
    assert (status, said[:20]) == (2, "Nothing can be said:")


def draws(text: str, kind: str) -> list[int]:
    """The lines, from 0, where chance has given something of this kind."""
    lines = text.splitlines()
    return [i for i, line in enumerate(lines) if line.startswith(f'[-1,{{"type":"{kind}"')]


def swapped(text: str, one: int, other: int) -> str:
    lines = text.splitlines()
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines) + "\n"


def changed(text: str, at: int, **values: object) -> str:
    lines = text.splitlines()
    seat, action = json.loads(lines[at])
    assert action | values != action
    lines[at] = json.dumps([seat, action | values])
    return "\n".join(lines) + "\n"


def check_noticed(text: str, case: str, line: int, tmp_path: Path) -> None:
    """Both programs name the line."""
    assert wrong_line(text, case) == line
    status, said = script(text, tmp_path)
    assert status == 1
    assert said.startswith(f"Line {line}: ")


@pytest.mark.parametrize("nth", [0, 5, -1])
def test_a_roll_changed_by_hand_is_noticed(nth: int, tmp_path: Path) -> None:
    text = finished("draftosaurus")
    at = draws(text, "roll")[nth]
    _, action = json.loads(text.splitlines()[at])
    other = "grasslands" if action["face"] == "woodlands" else "woodlands"
    check_noticed(changed(text, at, face=other), "draftosaurus", at + 1, tmp_path)


@pytest.mark.parametrize(
    ("case", "kind", "value"),
    [
        ("draftosaurus", "deal", "hand"),
        ("draftosaurus", "first", "seat"),
        ("gods_love_dinosaurs", "fill", "tile"),
        ("wyrmspan", "deal_dragon", "number"),
        ("wyrmspan", "deal_cave", "number"),
        ("wyrmspan", "deal_objective", "objective"),
        ("automa", "decision", "card"),
        ("ravel", "decision", "card"),
    ],
)
def test_other_things_in_the_place_of_the_drawn_ones_are_noticed(
    case: str, kind: str, value: str, tmp_path: Path
) -> None:
    """Two draws of a kind change their places; a single one becomes another."""
    text = finished(case)
    at = draws(text, kind)
    if len(at) == 1:
        check_noticed(
            changed(text, at[0], **{value: 0 if '"seat":0' not in text else 1}), case, at[0] + 1, tmp_path
        )
        return
    first, second = at[1], at[2]
    assert text.splitlines()[first] != text.splitlines()[second]
    check_noticed(swapped(text, first, second), case, first + 1, tmp_path)


@each_case
def test_a_draw_that_has_moved_is_noticed(case: str, tmp_path: Path) -> None:
    """A draw and the decision before it have changed places."""
    text = finished(case)
    lines = text.splitlines()
    at = next(
        i
        for i in range(2, len(lines))
        if re.match(r'\[-1,{"type":"(roll|fill|deal_dragon|deal_cave)"', lines[i])
        and not lines[i - 1].startswith("[-1")
    )
    check_noticed(swapped(text, at - 1, at), case, at, tmp_path)


@each_case
def test_another_key_is_noticed(case: str, tmp_path: Path) -> None:
    """With the old commitment the header betrays it, with its own the first draw does."""
    text, other = finished(case), new_key("other")
    header, rest = text.split("\n", 1)
    fields = json.loads(header)
    fields["key"] = other.hex()
    kept = json.dumps(fields) + "\n" + rest
    with pytest.raises(BadRecord, match="line 1: the key is not the one that was committed to"):
        loads(kept, load(CASES[case][0]))
    assert script(kept, tmp_path) == (1, "Line 1: the key is not the one that was committed to.\n")
    fields["commitment"] = commitment_to(other)
    forged = json.dumps(fields) + "\n" + rest
    status, said = script(forged, tmp_path)
    assert (status, said.split(":")[0]) == (1, f"Line {wrong_line(forged, case)}")


def test_nothing_is_said_about_a_record_that_reveals_nothing(game: AnyGame, tmp_path: Path) -> None:
    record = loads(finished("draftosaurus"), game).public()
    with pytest.raises(BadRecord, match="line 1: no key is revealed") as caught:
        check_fair(record, game)
    assert caught.value.key == "record-no_key"
    status, said = script(record.dumps(), tmp_path)
    assert (status, "the record reveals no key" in said) == (2, True)


def test_salts_are_part_of_the_draws(tmp_path: Path) -> None:
    text = finished("draftosaurus").replace('"Ann"', '"Eve"', 1)
    assert wrong_line(text, "draftosaurus") == int(script(text, tmp_path)[1].split(":")[0][5:]) < 6
