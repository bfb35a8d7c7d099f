"""The lines of the start screen: what can be wished for a match, in the words of the player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from dracosaur.bots import BOTS
from dracosaur.core.records import PERSON
from dracosaur.games import GAMES
from dracosaur.play.naming import name_of_value
from dracosaur.play.plan import Plan
from dracosaur.text import Words

T = TypeVar("T")


@dataclass(frozen=True)
class Wish:
    """One thing to choose: its name, what it means, and its values with the plan that each leads to."""

    id: str
    label: str
    about: str
    now: int  # which of the values is chosen
    values: tuple[tuple[str, Plan], ...]
    seat: int | None = None  # whose place it is

    @property
    def said(self) -> str:
        """The chosen value."""
        return self.values[self.now][0]


def wishes(plan: Plan, words: Words) -> tuple[Wish, ...]:
    """The game, the players and the options, in this order."""
    counts = plan.game.seat_counts
    titles = [(Words(words.lang, name, strict=words.strict).say("game-title"), name) for name in GAMES]
    return (
        _wish("game", words.say("ui-start-game"), "", plan.game_name, titles, plan.with_game),
        _wish(
            "seats",
            words.say("ui-start-seats"),
            words.say("ui-start-seats-help", least=counts[0], most=counts[-1]),
            plan.seats,
            [(str(n), n) for n in counts],
            plan.with_seats,
        ),
        *(_seat_wish(plan, words, seat) for seat in range(plan.seats)),
        *(_option_wish(plan, words, key, values) for key, values in plan.choices().items()),
    )


def _wish(
    id: str,
    label: str,
    about: str,
    now: T,
    values: list[tuple[str, T]],
    choose: Callable[[T], Plan],
    seat: int | None = None,
) -> Wish:
    at = [value for _, value in values].index(now)
    return Wish(id, label, about, at, tuple((said, choose(value)) for said, value in values), seat)


def _seat_wish(plan: Plan, words: Words, seat: int) -> Wish:
    players = [(words.say("ui-start-person"), PERSON)]
    players += [(words.say("ui-start-bot", bot=words.name_of("bot", bot)), bot) for bot in BOTS]
    name = _name(plan, words, seat)
    about = words.say("ui-start-seat-help")
    now = plan.players[seat]
    return _wish(f"seat-{seat}", name, about, now, players, lambda who: plan.with_player(seat, who), seat)


def _option_wish(plan: Plan, words: Words, key: str, values: tuple[object, ...]) -> Wish:
    names = [_name(plan, words, seat) for seat in range(plan.seats)]
    said = [(name_of_value(words, key, value, values, names), value) for value in values]
    label, about = words.say(f"option-{key}"), words.say(f"option-{key}-help")
    now = plan.value(key)
    return _wish(f"option-{key}", label, about, now, said, lambda value: plan.with_option(key, value))


def _name(plan: Plan, words: Words, seat: int) -> str:
    return plan.names[seat] or words.say("ui-player-name", n=seat + 1)
