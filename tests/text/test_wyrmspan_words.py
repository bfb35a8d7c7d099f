"""Wyrmspan says everything in five languages: what it asks, what happened, why not, and what is wrong."""

from __future__ import annotations

import inspect
import re
from functools import cache

import pytest

from dracosaur.core.asking import action_label
from dracosaur.core.game import Event, Seat, rule_name
from dracosaur.core.options import option_help
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.wyrmspan import position
from dracosaur.games.wyrmspan.actions import decode
from dracosaur.games.wyrmspan.keys import AUTOMA_LINE_KEYS, LINE_KEYS
from dracosaur.games.wyrmspan.kinds import KINDS
from dracosaur.games.wyrmspan.rules import constants, numbers
from dracosaur.play import Voice
from dracosaur.text import LANGUAGES, Words

GAME = load("wyrmspan")
PLAYERS = ("Ann", "Ben", "Cleo")


def strict(lang: str) -> Words:
    return Words(lang, GAME.name, strict=True)


def told(seats: int, seed: int) -> list[Event]:
    """Everything that happens in a random game."""
    table = Table.open(GAME, seats, {}, seed, PLAYERS[:seats])
    rng = Rng("told", seed)
    while not table.is_over:
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
    return [event for viewer in range(seats) for event in table.history(Seat(viewer))]


@cache
def games() -> list[Event]:
    return [*told(1, 1), *told(3, 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_is_told(lang: str) -> None:
    words = strict(lang)
    kinds = set()
    for event in games():
        text = words.tell(GAME.spoken(event, lang), PLAYERS)
        assert "{" not in text
        kinds.add(event.key)
    assert len(kinds) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_refusal_and_line_has_words(lang: str) -> None:
    words = strict(lang)
    rules = [rule_name("W", n) for name, n in vars(numbers).items() if re.fullmatch(r"W[\d_]+", name)]
    assert len(rules) > 40
    assert all(words.say(f"why-{rule.replace('.', '-')}") for rule in (*rules, "W5.10"))
    assert all(words.say(f"ask-{kind}") for kind in KINDS)
    for key in (*LINE_KEYS, *AUTOMA_LINE_KEYS):
        assert words.name_of("line", key)
        assert len(words.say(f"line-{key}-short")) <= 9
    for key in option_help(GAME.option_type):
        assert words.say(f"option-{key}")
        assert words.say(f"option-{key}-help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_without_a_key_of_the_data(lang: str) -> None:
    voice = Voice(GAME, strict(lang))
    cards = (
        constants.ACT_DRAGON,
        constants.ACT_CAVE_CARD,
        constants.DEAL_DRAGON,
        constants.DEAL_CAVE,
    )  # there is no card 0
    for code in range(constants.ALL_ACTIONS):
        if code not in cards:
            label = voice.say(action_label(decode(code)))
            assert "_" not in label
            assert lang in ("en", "cs") or not re.search(r"\b(meat|gold|milk|crystal|dragon|cave)\b", label)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_in_a_position_is_explained(lang: str) -> None:
    words = strict(lang)
    broken = set(re.findall(r'_breaks\([^"]*"([AW][\d.]+)"', inspect.getsource(position)))
    broken |= set(re.findall(r'"(W3\.[78])"', inspect.getsource(position)))
    assert len(broken) > 20
    for rule in broken:
        assert words.say(f"error-{rule.replace('.', '-')}", n=1, number=1, known="-")
