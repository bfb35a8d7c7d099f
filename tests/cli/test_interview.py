"""`dracosaur score` without a file: a table asked step by step, and the empty document."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dracosaur.cli.interview import form_of
from dracosaur.games import GAMES, load
from dracosaur.text import LANGUAGES, Words
from dracosaur.text.forms import Item, OneOf
from tests.cli.running import call, on_screen
from tests.screen import Screen


def filled(name: str, answers: dict[str, str]) -> tuple[list[Item], dict[str, object]]:
    """The items of a form and its document, with these answers by place and the usual ones elsewhere."""
    form = form_of(name).form()
    items = [next(form)]
    try:
        while True:
            item = items[-1]
            items.append(form.send(item.read(answers.get(item.place, item.default))))
    except StopIteration as end:
        return items, end.value


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", ["1", "2", "5"])
def test_the_usual_answers_make_a_document(name: str, seats: str) -> None:
    items, document = filled(name, {"players": seats})
    position = load(name).read_position(document)
    assert len(position.names) == int(seats)
    places = [item.place for item in items]
    assert len(set(places)) == len(places)


WYRMSPAN = {
    "players": "2",
    "objectives[0].id": "eggs",
    "objectives[0].places[0]": "1",
    "objectives[0].places[1]": "2",
    "players[0].coins": "1",
    "players[0].resources": "2 meat",
    "players[0].hand.dragons": "2",
    "players[0].hand.caves": "1",
    "players[0].mat_eggs": "1",
    "players[0].guild_rows": "2, 4",
    "players[0].caves.crimson.excavated": "3",
    "players[0].caves.crimson": "Smirking Ridgeback, 56",
    "players[0].caves.crimson[0].eggs": "1",
    "players[0].caves.crimson[0].cached": "2 meat",
    "players[0].caves.crimson[0].tucked": "3",
}


def test_a_table_of_wyrmspan_is_worth_the_same_as_its_document() -> None:
    game = load("wyrmspan")
    _, told = filled("wyrmspan", WYRMSPAN)
    written = {
        "game": "wyrmspan",
        "guild": "plains",
        "objectives": [{"id": "eggs", "places": [1, 2]}],
        "players": [
            {
                "name": "Player 1",
                "coins": 1,
                "resources": {"meat": 2},
                "hand": {"dragons": [5, 17], "caves": [3]},
                "mat_eggs": 1,
                "guild_rows": [2, 4],
                "caves": {
                    "crimson": [
                        {"dragon": 130, "eggs": 1, "cached": {"meat": 2}, "tucked": 3},
                        {"cave": 12, "dragon": 56},
                        {"cave": 40},
                    ]
                },
            },
            {"name": "Player 2"},
        ],
    }
    sheets = [game.score_sheet(game.read_position(document).state) for document in (told, written)]
    assert sheets[0] == sheets[1]


def test_a_dragon_where_it_does_not_live_was_swapped() -> None:
    answers = {"players": "1", "players[0].caves.golden": "130", "players[0].caves.golden[0].swapped": "yes"}
    items, document = filled("wyrmspan", answers)
    assert any(item.place.endswith("swapped") for item in items)
    load("wyrmspan").read_position(document)


def test_a_match_asks_for_the_summer() -> None:
    answers = {"options.board": "match", "players": "1", "players[0].summer.score": "30"}
    answers["players[0].pens.pyramid"] = "trex diplo"
    answers["players[0].pens.quarantine"] = "trex"
    position = load("draftosaurus").read_position(filled("draftosaurus", answers)[1])
    assert position.state.summer_score[0] == 30
    assert position.assumed  # the way out of quarantine


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_asked_in_the_language(name: str, lang: str) -> None:
    words = Words(lang, name, strict=True)
    answers = {**WYRMSPAN, "players[0].caves.golden": "130"} if name == "wyrmspan" else {}
    boards = ("summer", "match") if name == "draftosaurus" else ("",)
    for board in boards:
        for item in filled(name, {**answers, "options.board": board})[0]:
            assert words.tell(item.asked)
            assert item.hint is None or words.tell(item.hint)
            if isinstance(item, OneOf):
                assert all(words.say(id) for id in item.ids.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_empty_document_is_scored_as_it_is(name: str) -> None:
    printed = call("score", "--template", name)
    assert (printed.exit_code, printed.stderr) == (0, "")
    answer = json.loads(call("score", "-", "--json", stdin=printed.stdout).stdout)
    assert [player["total"] for player in answer["players"]] == [0, 0]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--template", "chess"], "the games are draftosaurus"),
        (["--template", "wyrmspan", "table.json"], "leave out FILE"),
        ([], "Missing argument 'FILE': name a document, or - for standard input"),
    ],
)
def test_what_does_not_fit_is_refused(arguments: list[str], told: str) -> None:
    done = call("score", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


def answer(screen: Screen, question: str, text: str = "") -> None:
    """Wait for the question and type the answer."""
    assert screen.shows(question, 30), screen.seen
    screen.press(f"{text}\n")


def test_a_table_is_told_corrected_scored_and_saved(tmp_path: Path) -> None:
    """On a real terminal: names, pens, a misspelling, back, a broken rule, the sheet, the file."""
    file = tmp_path / "table.json"
    with on_screen("score", "--lang", "en") as screen:
        answer(screen, "Which game?", "draft")
        answer(screen, "Which side of the board?", "1")
        answer(screen, "How many players?", "two")
        answer(screen, "Write a whole number from 1 to 5", "<")
        answer(screen, "Which side of the board?")
        answer(screen, "How many players?", "2")
        answer(screen, "Name of player 1", "Ann")
        answer(screen, "Forest of Sameness", "3 stego")
        answer(screen, "Woody Trio", "?")
        answer(screen, "Woody Trio", "dragon")
        answer(screen, "Write one of these words", "diplo, T-Rex, spino")
        answer(screen, "King of the Jungle", "<")
        answer(screen, "Woody Trio: which dinosaurs? [diplo, T-Rex, spino]")
        answer(screen, "King of the Jungle", "stego")
        answer(screen, "Prairie of Love")
        answer(screen, "Meadow of Differences", "2 trex")
        answer(screen, "Solitary Island", "para")
        answer(screen, "River", "spino")
        answer(screen, "Name of player 2", "Ann")
        answer(screen, "Two players have the same name", "Ben")
        for pen in ("Forest", "Woody", "King", "Prairie", "Meadow", "Solitary"):
            answer(screen, pen)
        answer(screen, "River", "2 diplo")
        # Two of a kind on the Meadow break a rule: only that pen is asked again.
        assert screen.shows("(D9.2)")
        answer(screen, "Meadow of Differences: which dinosaurs? [2 trex]", "trex, diplo")
        assert screen.shows("Winner: Ann")
        answer(screen, "Save the document in a file?", "<")
        answer(screen, "River: which dinosaurs? [2 diplo]", "-")
        answer(screen, "Save the document in a file?", str(tmp_path))
        answer(screen, "exists already", str(tmp_path / "no" / "table.json"))
        answer(screen, "cannot be written", str(file))
        assert screen.shows(f"Saved: {file}")
        status, said = screen.finish()
    assert status == 0
    assert "score" in said
    document = json.loads(file.read_text("utf-8"))
    assert document["players"][0]["pens"]["woody_trio"] == ["diplodocus", "tyrannosaurus", "spinosaurus"]
    assert document["players"][1]["pens"]["river"] == []
    assert "Winner: Ann" in call("score", str(file)).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_asks_in_the_language_and_leaves_with_ctrl_c(lang: str) -> None:
    words = Words(lang, "gods_love_dinosaurs")
    with on_screen("score", "--lang", lang) as screen:
        answer(screen, words.say("form-game"), "2")
        answer(screen, words.say("form-players"), "1")
        usual = words.say("ui-player-name", n=1)
        answer(screen, f"{words.say('form-name', n=1)} [{usual}]", "Ann")
        assert screen.shows(words.say("form-gods_love_dinosaurs-eggs", name="Ann"))
        screen.interrupt()
        status, said = screen.finish()
    assert status == 130
    assert "Traceback" not in said


def test_the_answer_alone_goes_to_a_pipe() -> None:
    arguments = ["score", "--json"]
    with on_screen(*arguments, piped=True) as screen:
        for text in ("2", "1", "Ann", "7", "1", "3", "1", ""):
            assert screen.shows("> ", 30)
            screen.press(f"{text}\n")
        assert screen.child.stdout is not None
        told = json.loads(screen.child.stdout.read())
    assert told["players"][0]["total"] == 15
