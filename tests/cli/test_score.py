"""`dracosaur score`: position documents and their mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dracosaur.text import LANGUAGES
from tests.cli.running import call, process

ANN = {
    "name": "Ann",
    "pens": {"forest_of_sameness": ["tyrannosaurus", "tyrannosaurus"], "river": ["diplodocus"]},
}
BEN = {"name": "Ben", "pens": {"king_of_the_jungle": ["diplodocus"]}}


def document(*players: dict[str, Any], **keys: object) -> str:
    return json.dumps({"game": "draftosaurus", "players": players or (ANN, BEN), **keys})


def test_the_answer_in_json_is_one_document() -> None:
    done = process("score", "-", "--json", stdin=document(ANN))
    assert done.returncode == 0
    assert done.stderr == ""
    answer = json.loads(done.stdout)
    assert answer["winners"] == ["Ann"]
    assert answer["tie_break"] is None
    (ann,) = answer["players"]
    assert (ann["name"], ann["total"]) == ("Ann", 6)
    lines = {line["key"]: line for line in ann["lines"]}
    assert lines["forest_of_sameness"] == {
        "key": "forest_of_sameness",
        "points": 4,
        "count": 2,
        "rule": "D9.1",
    }
    assert lines["river"]["points"] == 1
    assert lines["trex_bonus"] == {"key": "trex_bonus", "points": 1, "count": 1, "rule": "D11.1"}
    assert sum(line["points"] for line in ann["lines"]) == ann["total"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Forest of Sameness", "Total", "Rule", "Winner: Ben"]),
        ("uk", ["Ліс тотожностей", "Разом", "Правило", "Перемога: Ben"]),
        ("cs", ["Jednodruhový les", "Celkem", "Pravidlo", "Vítězství: Ben"]),
        ("pl", ["Las identyczności", "Razem", "Zasada", "Zwycięstwo: Ben"]),
        ("ru", ["Лес одинаковых", "Итого", "Правило", "Победа: Ben"]),
    ],
)
def test_the_table_is_in_the_language(lang: str, said: list[str]) -> None:
    done = call("score", "-", "--lang", lang, stdin=document())
    assert done.exit_code == 0
    assert [word for word in [*said, "D9.1"] if word not in done.stdout] == []


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(document(), "utf-8-sig")
    assert "Winner: Ben" in call("score", str(path)).stdout


def test_a_tie_names_what_decides() -> None:
    trex = {"name": "Cyd", "pens": {"river": ["diplodocus"], "woody_trio": ["tyrannosaurus"]}}
    two = {"name": "Dan", "pens": {"river": ["diplodocus", "triceratops"]}}
    done = call("score", "-", stdin=document(trex, two))
    assert "Winner: Dan" in done.stdout
    assert "Fewest T-Rexes, D12.3 (Cyd 1, Dan 0)" in done.stdout
    shared = call("score", "-", stdin=document({"name": "A", "pens": {}}, {"name": "B", "pens": {}}))
    assert "Shared victory: A, B" in shared.stdout


def test_the_best_quarantine_move_is_named() -> None:
    player = {"name": "Eve", "pens": {"quarantine": ["diplodocus"], "lovers_bridge_left": ["diplodocus"]}}
    options = {"board": "winter", "quarantine": "best"}
    done = call("score", "-", stdin=document(player, options=options))
    assert (
        "Assumed: Eve lets a dinosaur out of quarantine: Diplodocus – Lovers' Bridge (right bank)."
        in done.stdout
    )
    answer = json.loads(call("score", "-", "--json", stdin=document(player, options=options)).stdout)
    assert answer["players"][0]["total"] == 6
    assert answer["assumed"][0]["key"] == "event-moved"


def test_a_game_in_progress_has_leaders_not_winners() -> None:
    table = {
        "phase": "roll",
        "second_game": False,
        "round": 1,
        "turn": 2,
        "first_roller": 0,
        "roller": 1,
        "die": "woodlands",
        "dealt": 0,
        "shown": 0,
    }
    hand = ["diplodocus", "triceratops", "spinosaurus", "stegosaurus"]
    players = [
        {"pens": {"river": ["diplodocus"]}, "hand": hand, "discarded": ["stegosaurus"]},
        {"pens": {"forest_of_sameness": ["diplodocus"]}, "hand": hand, "discarded": ["stegosaurus"]},
    ]
    done = call("score", "-", stdin=document(*players, table=table))
    assert done.exit_code == 0, done.stderr
    assert "In the lead: Player 2" in done.stdout


def test_names_cannot_write_over_the_screen_or_colour_it() -> None:
    odd = {"name": "[red]\x1b[2JMallory", "pens": {}}
    done = call("score", "-", stdin=document(odd))
    assert "\x1b" not in done.stdout
    assert "[red]\ufffd[2JMallory" in done.stdout


def test_names_that_look_the_same_when_clean_are_the_same() -> None:
    players: list[dict[str, Any]] = [{"name": name, "pens": {}} for name in ("Ann\u202e", "Ann\u200b")]
    assert "Two players have the same name" in call("score", "-", stdin=document(*players)).stderr
    turned = call("score", "-", "--json", stdin=document({"name": "\u202eAnn\n", "pens": {}}))
    assert json.loads(turned.stdout)["winners"] == ["\ufffdAnn"]


def test_what_was_read_is_named() -> None:
    done = call("score", "-", stdin=document({"name": "Ann", "pens": {"woody_trio": ["T-Rex"]}}))
    assert "Assumed: “T-Rex” was read as tyrannosaurus." in done.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "“standard input” is empty"),
        (" \n", "“standard input” is empty"),
        ('{"game": "draftosaurus",\n "players": [}', "line 2, column 14"),
        ("[" * 100_000, "nested too deeply"),
        ('{"game": "a", "game": "b"}', "the key “game” appears twice"),
        ('{"game": "draftosaurus", "players": [{"name": "\\ud800"}]}', "holds a value that no position has"),
        ('{"n": ' + "9" * 5000 + "}", "holds a value that no position has"),
        ("[]", "document: An object in curly brackets is expected here."),
        ("{}", 'add the key "game" with one of these: draftosaurus'),
        ('{"game": 5}', 'add the key "game"'),
        ('{"game": "chess"}', "Unknown game: chess. The games are: draftosaurus, gods_love"),
        ('{"game": "draftosaurus", "players": []}', "players: The wrong number of players"),
        (
            '{"game": "draftosaurus", "zoo": 1, "players": []}',
            "zoo: The key “zoo” is unknown here. Known keys: game",
        ),
        (document({"pens": {"cave": []}}), "players[0].pens.cave: The key “cave” is unknown here."),
        (document({"pens": {"river": ["dragon"]}}), 'players[0].pens.river[0]: "dragon" is not allowed here'),
        (document({"pens": {"river": "diplodocus"}}), "players[0].pens.river: A list in square brackets"),
        (document({"name": 7, "pens": {}}), "players[0].name: 7 is not a name."),
        (document(ANN, ANN), "players: Two players have the same name"),
        (document(options={"board": "autumn"}), 'options: option “board” is "autumn"; allowed: '),
        (
            document({"pens": {"woody_trio": ["diplodocus"] * 4}}),
            "players[0].pens.woody_trio[3]: Woody Trio takes at most 3 dinosaurs: move the rest",
        ),
        (
            document({"pens": {"pyramid": []}}, options={"board": "winter"}),
            "players[0].pens.pyramid: The Pyramid is a list of six",
        ),
        (
            '{"game": "wyrmspan", "players": [{}]}',
            "guild: This is missing. Add it, with one of these: plains, ",
        ),
        (
            document({"pens": {"pyramid": []}}),
            "Summer board has no such place: Pyramid. Check the place or the board. (D2.1)",
        ),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, said: str) -> None:
    for flags in ((), ("--json",)):
        done = call("score", "-", *flags, stdin=text)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert said in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_told_in_the_language(lang: str) -> None:
    texts = [
        "",
        "{",
        "[]",
        "{}",
        document({"pens": {"river": 1}}),
        document({"pens": {"king_of_the_jungle": ["x"]}}),
    ]
    for text in texts:
        done = call("score", "-", "--lang", lang, stdin=text)
        assert done.exit_code == 2
        assert done.stderr.startswith(
            {"en": "Error", "uk": "Помилка", "cs": "Chyba", "pl": "Błąd", "ru": "Ошибка"}[lang]
        )
        assert "«error" not in done.stderr
        assert "«cli" not in done.stderr


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = process("score", str(tmp_path / "no.json"))
    assert missing.returncode == 2
    assert "There is no file" in missing.stderr
    directory = process("score", str(tmp_path))
    assert directory.returncode == 2
    assert "is a directory" in directory.stderr
    latin = tmp_path / "latin.json"
    latin.write_bytes('{"name": "Zoë"}'.encode("latin-1"))
    assert "Save it as UTF-8" in process("score", str(latin)).stderr
    below_a_file = process("score", str(latin / "x"))
    assert "There is no file" in below_a_file.stderr


def test_nothing_on_standard_input_is_said() -> None:
    done = process("score", "-", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is empty" in done.stderr
