"""What the cards say in five languages: complete, grammatical, distinct and short."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dracosaur.games.wyrmspan.cards import AUTOMA, CAVES, DRAGONS, GUILDS, MAT, OBJECTIVES
from dracosaur.games.wyrmspan.cards.components import CaveCard, Dragon, GuildRow, MatEffect
from dracosaur.games.wyrmspan.cards.compose import Language, NoWords
from dracosaur.games.wyrmspan.cards.effects import (
    Ability,
    AtLeast,
    Cache,
    Choose,
    Dragons,
    Each,
    Every,
    Gain,
    GainCards,
    GuildMarkers,
    GuildSteps,
    Hatchling,
    If,
    LayEggs,
    NoneOf,
    Pay,
    PlayDragon,
    Price,
    ScoreEach,
    Tuck,
)
from dracosaur.games.wyrmspan.cards.words import (
    LANGUAGES,
    Described,
    describe,
    dragon_name,
    guild_rows,
    mat_effects,
    say,
)

CYRILLIC = ("uk", "ru")


def everything() -> Iterator[Described]:
    yield from DRAGONS
    yield from CAVES
    for tile in GUILDS.values():
        yield from guild_rows(tile)
    yield from mat_effects(MAT)
    yield from OBJECTIVES.values()
    yield from AUTOMA.cards.values()


@cache
def texts(lang: Language) -> tuple[str, ...]:
    return tuple(describe(card, lang).text for card in everything())


# The message files ----------------------------------------------------------------------------------------


class _Names(Visitor):
    """Variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.messages.add(node.id.name)


def messages(lang: Language) -> dict[str, set[str]]:
    """Each message of the language with the variables it needs, those of messages inside it included."""
    folder = resources.files("dracosaur.games.wyrmspan") / "locales"
    found: dict[str, _Names] = {}
    for name in (f"{lang}.ftl", f"{lang}.cards.ftl"):
        for entry in FluentParser().parse((folder / name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} twice"
                found[entry.id.name] = _Names()
                found[entry.id.name].visit(entry)

    def needed(key: str) -> set[str]:
        return found[key].variables.union(*(needed(inner) for inner in found[key].messages))

    return {key: needed(key) for key in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(lang: Language) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize(("lang", "forms"), [("cs", 3), ("pl", 3), ("uk", 3), ("ru", 3), ("en", 2)])
def test_countable_things_have_all_plural_forms(lang: Language, forms: int) -> None:
    """1, 2 and 5 coins, eggs, cards and steps look different where the language has three forms."""
    makers: tuple[Callable[[int], Ability], ...] = (
        lambda n: Gain("coin", n),
        lambda n: Gain("any", n),
        lambda n: GainCards("dragon_card", n),
        lambda n: GainCards("cave_card", n),
        GuildSteps,
    )
    for make in makers:
        seen = {say([make(n)], lang).replace(str(n), "#") for n in (1, 2, 5)}
        assert len(seen) == forms, seen


def test_the_czech_egg_is_the_same_for_one_and_for_two() -> None:
    assert [say([LayEggs(n)], "cs") for n in (1, 2, 5)] == [
        "Sneste 1 vejce.",
        "Sneste 2 vejce.",
        "Sneste 5 vajec.",
    ]
    assert [say([LayEggs(n)], "uk") for n in (1, 2, 5)] == [
        "Покладіть 1 яйце.",
        "Покладіть 2 яйця.",
        "Покладіть 5 яєць.",
    ]


# Every card -------------------------------------------------------------------------------------------------


def test_there_is_something_to_say() -> None:
    """258 cards, 20 guild rows, 15 effects of the mat, 20 objectives, 16 decision cards."""
    assert len(list(everything())) == 258 + 20 + 15 + 20 + 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_a_few_short_sentences(lang: Language) -> None:
    for text in texts(lang):
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert len(text) <= 260, text
        assert text.count(". ") <= 4, text
        for leftover in ("{", "}", "$", "  ", "..", " .", " ,", "None", "card-", "'", '"'):
            assert leftover not in text, text
        assert not re.search(r"\b(\w+) \1\b", text.lower()), text  # the the


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_amounts_of_the_english_text(lang: Language) -> None:
    for text, english in zip(texts(lang), texts("en"), strict=True):
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english)), text


@pytest.mark.parametrize(
    ("lang", "opening", "closing"),
    [("uk", "«", "»"), ("cs", "„", "“"), ("pl", "„", "”"), ("ru", "«", "»")],
)
def test_a_kind_of_ability_stands_in_quotation_marks(lang: Language, opening: str, closing: str) -> None:
    """In English its capitals tell it from the rest of the sentence."""
    kinds = {describe(card, lang).when for card in DRAGONS if len(card.icons) == 1}
    assert len(kinds) == 4
    for kind in kinds:
        quoted = [text for text in texts(lang) if kind in text]
        assert quoted
        for text in quoted:
            assert text.count(kind) == text.count(f"{opening}{kind}{closing}"), text


@pytest.mark.parametrize("lang", ["cs", "uk"])
def test_a_preposition_does_not_run_into_its_own_letter(lang: Language) -> None:
    """It is `ze zásoby` and `із загального`, neither `z zásoby` nor `з загального`."""
    assert [text for text in texts(lang) if re.search(r"\b([ksvzвз]) \1", text.lower())] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_most_texts_are_one_or_two_sentences(lang: Language) -> None:
    """Hatchlings have three parts by the rules (W12)."""
    printed = [card.effects for card in everything() if isinstance(card, Dragon | CaveCard)]
    for text in (say(effects, lang) for effects in printed if not isinstance(effects[0], Hatchling)):
        assert text.count(". ") <= 1, text
        assert len(text) <= 230, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_written_in_the_letters_of_their_language(lang: Language) -> None:
    for text in texts(lang):
        cyrillic = any("а" <= letter <= "я" for letter in text.lower())
        latin = any("a" <= letter <= "z" for letter in text.lower())
        assert (cyrillic, latin) == ((True, False) if lang in CYRILLIC else (False, True)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_distinct_effects_have_distinct_texts(lang: Language) -> None:
    said: defaultdict[str, set[tuple[Ability, ...]]] = defaultdict(set)
    for card in everything():
        if isinstance(card, Dragon | CaveCard | MatEffect) or (isinstance(card, GuildRow) and card.effects):
            said[describe(card, lang).text].add(card.effects)
    assert {text: effects for text, effects in said.items() if len(effects) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decision_cards_and_objectives_are_told_apart(lang: Language) -> None:
    cards = [describe(card, lang).text for card in AUTOMA.cards.values()]
    assert len(set(cards)) == len(set(AUTOMA.cards.values())) == 16
    assert len({describe(goal, lang).text for goal in OBJECTIVES.values()}) == 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_is_a_copy_of_another(lang: Language) -> None:
    mine = texts(lang)
    for other in LANGUAGES:
        if other != lang:
            same = [text for text, theirs in zip(mine, texts(other), strict=True) if text == theirs]
            assert same == []


# Literal sentences: cases, plurals, moods -------------------------------------------------------------------

TEXTS = tomllib.loads(Path(__file__).with_name("card_texts.toml").read_text(encoding="utf-8"))


def quoted(kind: str) -> list[tuple[str, Language]]:
    return [(key, lang) for key in TEXTS[kind] for lang in LANGUAGES]


@pytest.mark.parametrize(("number", "lang"), quoted("dragon"))
def test_what_a_dragon_says(number: str, lang: Language) -> None:
    assert describe(DRAGONS[int(number) - 1], lang).text == TEXTS["dragon"][number][lang]


@pytest.mark.parametrize(("number", "lang"), quoted("cave"))
def test_what_a_cave_card_says(number: str, lang: Language) -> None:
    assert describe(CAVES[int(number) - 1], lang).text == TEXTS["cave"][number][lang]


@pytest.mark.parametrize(("key", "lang"), quoted("guild"))
def test_what_a_guild_row_says(key: str, lang: Language) -> None:
    guild, row = key.split("-")
    tile = next(tile for tile in GUILDS.values() if tile.id == guild)
    assert describe(guild_rows(tile)[int(row) - 1], lang).text == TEXTS["guild"][key][lang]


def test_a_decision_card_in_the_order_of_a5_2() -> None:
    """A5.2: pass, refresh, objective, advance, brown space."""
    assert describe(AUTOMA.cards["7"], "en").text.split(". ") == [
        "If this is the last card of the deck, she passes instead",
        "Refresh all cards in the display",
        "Put 1 coin on the objective of this round",
        "Steps in the guild by round: 1 / 1 / 2 / 3",
        "On a brown space: dragon 2, guild row 2.",
    ]
    assert describe(AUTOMA.cards["R2/5"], "pl").text.startswith(
        "Jeśli to ostatnia karta talii, Automa zamiast tego"
    )


# Facts and names --------------------------------------------------------------------------------------------


def lines(card: Described, lang: Language) -> list[tuple[str, str]]:
    return [(line.label, line.value) for line in describe(card, lang).facts]


def test_facts_of_a_dragon() -> None:
    bellicose = describe(DRAGONS[108], "uk")
    assert bellicose.title == "109 · Bellicose Firevern"
    assert bellicose.when == "Раз на раунд"
    assert lines(DRAGONS[108], "uk") == [
        ("Вартість", "1 м’ясо, 1 золото"),
        ("Печери", "Багряна яскиня, Золотавий грот"),
        ("Розмір", "дрібний"),
        ("Риса", "агресивний"),
        ("ПБ", "5"),
        ("Ліміт яєць", "1"),
    ]
    assert lines(DRAGONS[1], "cs")[0] == ("Cena", "3 mléka, 1 vejce")
    assert lines(DRAGONS[112], "pl")[0] == ("Koszt", "2 kryształy, 1 moneta")
    assert lines(DRAGONS[112], "ru")[0] == ("Стоимость", "2 кристалла, 1 монета")


def test_a_dragon_that_costs_nothing_says_so() -> None:
    free = [card for card in DRAGONS if card.cost.total == 0]
    assert {lines(card, "en")[0] for card in free} == {("Cost", "nothing")}


def test_hatchlings_with_a_score_show_two_icons() -> None:
    assert describe(DRAGONS[16], "cs").when == "Při aktivaci, Na konci hry"
    assert describe(DRAGONS[0], "cs").when == "Při aktivaci"


def test_titles_and_moments_of_the_rest() -> None:
    assert describe(CAVES[51], "pl").title == "Karta jaskini 52"
    assert describe(CAVES[51], "pl").when == "Po zagraniu"
    assert [describe(row, "en").when for row in guild_rows(GUILDS["plains"])] == ["At once"] * 3 + [
        "End Game"
    ] * 2
    assert describe(guild_rows(GUILDS["plains"])[4], "en").text == (
        "Worth 6, 3 or 1 VP, by cell. The last cell takes any number of markers."
    )
    assert lines(guild_rows(GUILDS["seafarers"])[2], "en") == [
        ("Squares, up to 2 players", "2"),
        ("Squares, more players", "4"),
    ]
    assert describe(mat_effects(MAT)[14], "ru").title == "Аметистовая бездна, эффект 4"
    assert lines(OBJECTIVES["nests"], "en") == [("Automa in rounds 1–4", "4 / 7 / 10 / 17")]
    assert lines(OBJECTIVES["guild_position"], "en") == []


def test_w2_5_names_as_the_ukrainian_rulebook_prints_them() -> None:
    """W2.5; every other name is the English one, in every language."""
    printed = {
        56: "Літун-злодужка",
        119: "Коатль-хамелеон",
        130: "Гребенястий усмішник",
        180: "Манівний цвіркунолов",
    }
    for lang in LANGUAGES:
        for card in DRAGONS:
            expected = printed.get(card.number, card.name) if lang == "uk" else card.name
            assert dragon_name(card, lang) == expected


# What nobody has words for ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "effect",
    [
        Cache("adjacent"),
        PlayDragon(("display",), "on_top"),
        Tuck(Each("this_cave", without="shy")),
        LayEggs(1, Each("this_cave", trait="shy")),
        ScoreEach(1, Dragons("mat", cost_at_least=3)),
        ScoreEach(1, Dragons("mat", traits=("shy", "playful"))),
        If(AtLeast(2, Dragons("mat", traits=("shy",))), (LayEggs(),)),
        If(NoneOf(Dragons("mat", sizes=("small",))), (LayEggs(),)),
        If(Every((AtLeast(1, GuildMarkers()),)), (LayEggs(),)),
        Choose((LayEggs(), GuildSteps(), Pay(Price(coin=1), (LayEggs(),))), 2),
    ],
)
def test_an_effect_that_no_card_has_is_refused_and_not_said_wrongly(effect: Ability) -> None:
    for lang in LANGUAGES:
        with pytest.raises(NoWords):
            say([effect], lang)
