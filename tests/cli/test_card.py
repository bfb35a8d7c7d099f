"""`dracosaur card`: a card as it could be printed, in five languages."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import dracosaur
from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.words import LANGUAGES, describe
from tests.cli.running import call, process


def test_a_dragon_is_printed_with_its_facts_and_its_ability() -> None:
    done = process("card", "130")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "130 · Smirking Ridgeback",
        "Cost: 1 meat · Caves: Crimson Cavern · Size: small · Trait: playful · VP: 2 · Egg capacity: 1",
        "",
        "Once Per Round",
        "Tuck 1 dragon card from the deck under each playful dragon in this cave.",
    ]


def test_a_cave_card_is_printed() -> None:
    lines = call("card", "--cave", "52").stdout.splitlines()
    assert lines == [
        "Cave card 52",
        "",
        "When Played",
        "Play a dragon from your hand for 1 egg or 1 resource less.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_and_last_cards_speak_every_language(lang: Language) -> None:
    for number, card in ((1, DRAGONS[0]), (183, DRAGONS[182])):
        printed = call("card", str(number), "--lang", lang).stdout
        text = describe(card, lang)
        assert printed.startswith(f"{text.title}\n{text.facts[0].label}: {text.facts[0].value} · ")
        assert printed.endswith(f"\n{text.when}\n{text.text}\n")
    assert call("card", "--cave", "75", "--lang", lang).stdout.endswith(f"{describe(CAVES[74], lang).text}\n")


def test_a_ukrainian_name_is_the_printed_one() -> None:
    assert call("card", "130", "--lang", "uk").stdout.startswith("130 · Гребенястий усмішник\n")


def test_json_is_one_document() -> None:
    done = process("card", "130", "--lang", "cs", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert (document["kind"], document["number"], document["lang"]) == ("dragon", 130, "cs")
    assert document["card"]["title"] == "130 · Smirking Ridgeback"
    assert document["card"]["facts"][0] == {"label": "Cena", "value": "1 maso"}
    assert document["card"]["when"] == "Jednou za kolo"
    assert json.loads(call("card", "--cave", "52", "--json").stdout)["kind"] == "cave"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["0"], "There is no dragon 0: the dragons have the numbers 1 to 183."),
        (["184"], "There is no dragon 184"),
        (["--cave", "76"], "There is no cave card 76: the cave cards have the numbers 1 to 75."),
        (["--cave", "-1"], "There is no cave card -1"),
        (["1" * 30], f"There is no dragon {'1' * 30}:"),
        (["1234"], "There is no dragon 1234:"),
        ([], "Name one card: dracosaur card 130, or dracosaur card --cave 52."),
        (["130", "--cave", "52"], "Name one card"),
        (["ridgeback"], "'ridgeback' is not a valid integer"),
    ],
)
def test_what_there_is_not_is_refused_with_what_to_do(arguments: list[str], told: str) -> None:
    done = call("card", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


def test_an_unknown_number_is_refused_in_the_language() -> None:
    assert "Дракона 200 немає" in call("card", "200", "--lang", "uk").stderr


def test_a_mistake_in_the_data_is_told_by_file_card_and_field(tmp_path: Path) -> None:
    """Whoever owns the box may correct a value, and mistype."""
    source = Path(dracosaur.__file__).parent
    shutil.copytree(source, tmp_path / "dracosaur", ignore=shutil.ignore_patterns("__pycache__"))
    data = tmp_path / "dracosaur" / "games" / "wyrmspan" / "data" / "dragons.toml"
    text = data.read_text("utf-8")
    start = text.index("number = 130\n")
    data.write_text(text[:start] + text[start:].replace("vp = 2", 'vp = "two"', 1), "utf-8")
    done = process("card", "12", env={"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, "")
    assert "dragons.toml: dragon 130, vp: " in done.stderr
