"""`dracosaur card`: a card as it could be printed, in five languages."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

import dracosaur
from dracosaur.cli.cards import CAVES as CAVE_IDS
from dracosaur.cli.cards import COSTS, SIZES, TRAITS, WHEN
from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS
from dracosaur.games.wyrmspan.cards.catalogue import dragons_named
from dracosaur.games.wyrmspan.cards.components import Dragon, PrintedCost
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.effects import Cave, Icon, Size, Trait
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


@pytest.mark.parametrize(
    "name",
    ["Smirking Ridgeback", "smirking  RIDGEBACK", "ridgeback", "Гребенястий усмішник", "усмішник"],
)
@pytest.mark.parametrize("lang", ["en", "uk", "cs"])
def test_a_dragon_is_found_by_its_name_in_any_language(name: str, lang: str) -> None:
    assert call("card", *name.split(), "--lang", lang).stdout == call("card", "130", "--lang", lang).stdout


@pytest.mark.parametrize("dragon", DRAGONS, ids=lambda dragon: dragon.name)
def test_every_name_leads_to_its_own_dragon(dragon: Dragon) -> None:
    """Also one that is a part of another."""
    assert dragons_named(dragon.name) == (dragon,)
    assert dragons_named(dragon.name.upper().replace("-", " ")) == (dragon,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_close_names_are_offered_in_the_language(lang: Language) -> None:
    done = call("card", "smirkin rigeback", "--lang", lang)
    assert done.exit_code == 2
    assert describe(DRAGONS[129], lang).title in done.stderr
    assert "«cli" not in done.stderr


def listed(*arguments: str) -> list[tuple[str, int]]:
    document = json.loads(call("cards", *arguments, "--json").stdout)
    return [(card["kind"], card["number"]) for card in document["cards"]]


def test_all_cards_are_listed() -> None:
    assert listed() == [("dragon", n) for n in range(1, 184)] + [("cave", n) for n in range(1, 76)]
    assert len(listed("--kind", "dragon")) == 183
    assert len(listed("--kind", "cave")) == 75


@pytest.mark.parametrize(
    ("arguments", "holds"),
    [
        (["--cave", "crimson"], lambda dragon: "crimson" in dragon.caves),
        (["--cave", "Ametystová propast"], lambda dragon: "amethyst" in dragon.caves),
        (["--size", "small"], lambda dragon: dragon.size == "small"),
        (["--size", "драконятко"], lambda dragon: dragon.size == "hatchling"),
        (["--trait", "playful"], lambda dragon: dragon.trait == "playful"),
        (["--trait", "ПУГЛИВЫЙ"], lambda dragon: dragon.trait == "shy"),
        (["--when", "activated"], lambda dragon: "if_activated" in dragon.icons),
        (["--when", "Raz na rundę"], lambda dragon: dragon.icons == ("once_per_round",)),
        (["--cost", "0"], lambda dragon: dragon.cost.total == 0),
        (["--cost", "egg"], lambda dragon: dragon.cost.egg > 0),
        (["--cost", "maso=2"], lambda dragon: dragon.cost.meat == 2),
        (["--cost", "2", "--cost", "meat"], lambda dragon: dragon.cost.total == 2 and dragon.cost.meat),
        (["--cost", "2", "--cost", "3"], lambda dragon: False),
        (["--vp", "5", "--nests", "2"], lambda dragon: (dragon.vp, dragon.nests) == (5, 2)),
        (["--text", "RIDGEBACK"], lambda dragon: "Ridgeback" in dragon.name),
        (["--text", "усмішник"], lambda dragon: dragon.number == 130),
        (
            ["--size", "large", "--trait", "shy"],
            lambda dragon: (dragon.size, dragon.trait) == ("large", "shy"),
        ),
    ],
)
def test_cards_are_filtered_by_what_is_printed(arguments: list[str], holds: Callable[[Dragon], bool]) -> None:
    assert listed("--kind", "dragon", *arguments) == [
        ("dragon", dragon.number) for dragon in DRAGONS if holds(dragon)
    ]


def test_cave_cards_have_a_text_and_no_traits() -> None:
    assert ("cave", 52) in listed("--text", "for 1 egg or 1 resource less")
    assert ("cave", 52) in listed("--when", "played")
    assert all(kind == "dragon" for kind, _ in listed("--cost", "1"))
    assert listed("--kind", "cave", "--size", "small") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_listed_for_people_in_their_language(lang: Language) -> None:
    done = call("cards", "--text", "усмішник", "--lang", lang)
    text = describe(DRAGONS[129], lang)
    assert text.title in done.stdout
    assert text.when in done.stdout
    assert "«" not in done.stdout
    nothing = call("cards", "--vp", "99", "--lang", lang)
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert "dracosaur cards --help" in nothing.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--trait", "brave"], "'brave' is not one of aggressive, playful, helpful, shy"),
        (["--size", "l"], "'l' is not one of"),
        (["--cost", "meat=many"], "'meat=many' is no cost"),
        (["--cost", "bone"], "'bone' is no cost"),
    ],
)
def test_what_no_card_has_is_refused(arguments: list[str], told: str) -> None:
    done = call("cards", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


def test_the_words_of_the_filters_are_those_of_the_cards() -> None:
    for ids, kind in ((CAVE_IDS, Cave), (SIZES, Size), (TRAITS, Trait), (WHEN, Icon)):
        assert tuple(ids) == get_args(kind)
    assert tuple(COSTS) == PrintedCost.__struct_fields__


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
        ([], 'dracosaur card 130, dracosaur card "Smirking Ridgeback", or dracosaur card --cave 52.'),
        (["130", "--cave", "52"], "Name one card"),
        (["xylophone"], "No dragon is called “xylophone”. All cards: dracosaur cards"),
        (["smirkin", "rigeback"], "These are close:\n130 · Smirking Ridgeback\n"),
        (["amphiptere"], "“amphiptere” fits several dragons. Write more of the name, or the number:\n18 · "),
        (["dra"], "\n…"),
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
