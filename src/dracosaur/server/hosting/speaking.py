"""Questions and messages of a match put into words, with their keys and values beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from dracosaur.bots.hints import Hint
from dracosaur.core.asking import Choice, Foresight, Question
from dracosaur.core.values import Message, Refusal, Seat
from dracosaur.play import Voice
from dracosaur.play.naming import all_names
from dracosaur.server.hosting.commands import Advice
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.frames import Said, SaidChoice, SaidForesight, SaidQuestion, SaidRefusal
from dracosaur.text import Words

MOST_KEPT: Final = 100_000  # sentences: the same ones are said at every table, again and again
_kept: dict[Any, str] = {}


class Speaker:
    """Says what a table asks and tells in one language, with the names of its players."""

    def __init__(self, fold: Fold, lang: str) -> None:
        words = Words(lang, fold.opened.game)
        given = [chair.name for chair in fold.chairs]
        bots = _bots(fold)
        rival = _rival(fold)
        self._people = given, bots, rival
        names = all_names(len(given), given, bots, words)
        full = tuple(name[0] for name in names)
        self.names = full if rival is None else (*full, words.say(rival))
        self.short_names = tuple(name[min(1, len(name) - 1)] for name in names)
        self._voice = Voice(fold.game, words, self.names)
        self._whose = (lang, fold.opened.game)

    def knows(self, fold: Fold) -> bool:
        """Whether the players have the names that are said here."""
        return self._people == ([chair.name for chair in fold.chairs], _bots(fold), _rival(fold))

    def say(self, message: Message) -> Said:
        """The message in words."""
        return Said(message.key, message.values, self._text(message))

    def _text(self, message: Message) -> str:
        values = message.values
        names = self.names if "player" in values or "players" in values else ()
        rule = message.rule if isinstance(message, Refusal) else None
        kind = (*self._whose, names, message.key, rule, *values.items())
        text = _kept.get(kind)
        if text is None:
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            text = _kept[kind] = self._voice.say(message)
        return text

    def maybe_say(self, message: Message | None) -> Said | None:
        """The message in words, where there is one."""
        return None if message is None else self.say(message)

    def all(self, messages: Iterable[Message]) -> tuple[Said, ...]:
        """The messages in words."""
        return tuple(map(self.say, messages))

    def refuse(self, refusal: Refusal) -> SaidRefusal:
        """Why not, in words that cite the rule."""
        return SaidRefusal(refusal.key, refusal.values, self._text(refusal), refusal.rule)

    def choice(self, choice: Choice) -> SaidChoice:
        """One way to answer."""
        return SaidChoice(
            self.say(choice.label),
            choice.action,
            choice.spots,
            None if choice.refusal is None else self.refuse(choice.refusal),
            self.all(choice.brings),
            self.maybe_say(choice.about),
            choice.ways,
        )

    def question(self, question: Question) -> SaidQuestion:
        """What is asked, with every choice."""
        return SaidQuestion(
            question.seat,
            question.number,
            question.kind,
            self.say(question.asked),
            tuple(map(self.choice, question.choices)),
            self.maybe_say(question.source),
            self.maybe_say(question.advice),
            question.left,
        )

    def foresight(self, foresight: Foresight) -> SaidForesight:
        """What would follow."""
        then = None if foresight.then is None else self.question(foresight.then)
        return SaidForesight(self.all(foresight.brings), then)

    def hint(self, hint: Hint) -> Advice:
        """A good answer."""
        return Advice(hint.action, self.all(hint.reasons))


def _rival(fold: Fold) -> str | None:
    """Who plays without a seat: the message that names her, once the match has begun."""
    return None if fold.match is None else fold.match.rival


def _bots(fold: Fold) -> dict[Seat, str]:
    """The bots that have a seat of their own."""
    return {Seat(n): chair.bot for n, chair in enumerate(fold.chairs) if chair.bot and not chair.person}
