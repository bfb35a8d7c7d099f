"""Which key answers which choice, and on which page of the board it lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from textual.content import Content

from dracosaur.core.asking import Choice, Question
from dracosaur.games.wyrmspan.actions import Decline, Draw, PickCaveCard, PickCell, PickDragon, PickResource
from dracosaur.games.wyrmspan.asking import MAIN
from dracosaur.games.wyrmspan.keys import RESOURCE_KEYS
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import KEYS

DECLINE_KEY: Final = "0"


def offers(question: Question, label: Callable[[Choice], Content]) -> tuple[Offer, ...]:
    """Every choice with its key; what is closed has one only where its place is always the same."""
    return tuple(
        Offer(choice.action, keys, label(choice), question.number, choice.refusal)
        for choice, keys in _keys(question)
    )


def _keys(question: Question) -> Iterator[tuple[Choice, tuple[str, ...]]]:
    """Actions and resources have their own keys always, declining has 0, the rest what is free in order."""
    has_resources = any(isinstance(choice.action, PickResource) for choice in question.choices)
    free = iter(KEYS[len(RESOURCE_KEYS) :] if has_resources else KEYS)
    for choice in question.choices:
        action = choice.action
        if action in MAIN:
            yield choice, (KEYS[MAIN.index(action)],)
        elif isinstance(action, Decline):
            yield choice, (DECLINE_KEY,)
        elif isinstance(action, PickResource):
            yield choice, (KEYS[RESOURCE_KEYS.index(action.kind)],)
        else:
            key = next(free, "") if choice.is_open else ""
            yield choice, (key,) if key else ()


def page_of(question: Question) -> str:
    """The page of the board on which the question is answered."""
    kinds = {type(choice.action) for choice in question.open}
    if PickCell in kinds:
        return "guild"
    return "mat" if kinds.isdisjoint((PickDragon, PickCaveCard, Draw)) else "cards"
