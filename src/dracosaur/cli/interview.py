"""A table asked step by step, on a terminal: back, correct, score, save."""

from __future__ import annotations

import importlib
import shlex
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from dracosaur.cli.shell import called
from dracosaur.core.game import AnyGame, Message
from dracosaur.core.positions import BadPosition, Position
from dracosaur.games import GAMES, load
from dracosaur.text import Words, clean
from dracosaur.text.forms import Item, MakeForm, Misread, Name, OneOf
from dracosaur.text.lexicon import folded

BACK: Final = "<"
HELP: Final = "?"


def form_of(name: str) -> Any:  # Any: the module of a game with `form` and `template`
    """The room of a game where its tables are written down."""
    return importlib.import_module(f"dracosaur.games.{name}.form")


class Interview:
    """Asks the items of a form and keeps the answers; what was answered once is offered again."""

    def __init__(self, words: Words, game: AnyGame) -> None:
        self.words = words
        self.game = game
        self.make_form: MakeForm = form_of(game.name).form
        self.answers: list[str] = []
        self._offered: dict[str, str] = {}  # by place: what was answered there before
        self._restored: dict[str, str] = {}  # by place: answers behind a mistake, which still hold
        self._explained: set[type[Item]] = set()

    def ask(self) -> tuple[dict[str, Any], Position[Any]] | None:
        """The document and its position once all is answered; None to go back before the first question."""
        while True:
            items, document = self._replay()
            if document is not None:
                try:
                    return document, self.game.read_position(document)
                except BadPosition as error:
                    _tell(self.words.complaint(error))
                    self._return_to(items, error.place)
                    continue
            item = items[-1]
            if (restored := self._restored.pop(item.place, None)) is not None and _can_read(item, restored):
                self.answers.append(restored)
                continue
            text = self._prompt(item)
            if text == BACK:
                if not self.go_back():
                    return None
            elif text == HELP:
                self._explain(item)
            else:
                self._take(item, text)

    def go_back(self) -> bool:
        """Take back the last answer; says whether there was one."""
        if not self.answers:
            return False
        self.answers.pop()
        self._restored.clear()
        return True

    def _replay(self) -> tuple[list[Item], dict[str, Any] | None]:
        """The items up to the first that is not answered, or all of them and the document."""
        form = self.make_form()
        items = [next(form)]
        try:
            for text in self.answers:
                items.append(form.send(items[-1].read(text)))
        except StopIteration as end:
            return items, end.value
        return items, None

    def _return_to(self, items: list[Item], place: str) -> None:
        """Ask again where the mistake is; the answers behind it are kept for when it is mended."""
        inside = [i for i, item in enumerate(items) if item.place.startswith(place)]
        around = [i for i, item in enumerate(items) if place.startswith(item.place)]
        at = (inside or around or [len(items) - 1])[-1]
        behind = zip(items[at + 1 :], self.answers[at + 1 :], strict=True)
        self._restored = {item.place: text for item, text in behind}
        del self.answers[at:]

    def _prompt(self, item: Item) -> str:
        """What the person types; the usual answer, or the one given before, where that is nothing."""
        click.echo(err=True)
        default = self._offered.get(item.place, self._usual(item))
        if isinstance(item, OneOf):
            _tell(self.words.tell(item.asked))
            for number, id in enumerate(item.ids.values(), start=1):
                _tell(f"  {number:>2}  {self.words.say(id)}")
            question = ""
        else:
            question = self.words.tell(item.asked)
            if type(item) not in self._explained:
                self._explain(item)
        return _typed(question, default)

    def _usual(self, item: Item) -> str:
        """What Enter takes; a player without a name is called by number, in the language of who is asked."""
        if isinstance(item, Name):
            return self.words.tell(Message("ui-player-name", item.asked.values))
        return item.default

    def _explain(self, item: Item) -> None:
        self._explained.add(type(item))
        if item.hint is not None:
            _tell(f"({self.words.tell(item.hint)})")

    def _take(self, item: Item, text: str) -> None:
        try:
            item.read(text)
        except Misread as error:
            _tell(self.words.tell(error.message))
            return
        self._offered[item.place] = text
        self.answers.append(text)


def choose_game(words: Words) -> AnyGame:
    """The game that is asked for first, by its number in the list or by its name."""
    titles = {name: Words(words.lang, name).say("game-title") for name in GAMES}
    _tell(words.say("form-start", back=BACK, help=HELP))
    while True:
        click.echo(err=True)
        _tell(words.say("form-game"))
        for number, title in enumerate(titles.values(), start=1):
            _tell(f"  {number:>2}  {title}")
        wanted = folded(_typed("", "1"))
        for number, (name, title) in enumerate(titles.items(), start=1):
            if wanted and (wanted == str(number) or wanted in folded(name) or wanted in folded(title)):
                return load(name)
        _tell(words.say("error-word", value=clean(wanted), known=", ".join(GAMES)))


def offer_to_save(words: Words, document: dict[str, Any]) -> bool:
    """Keep the document in a file if a name is given; False to go back and correct something."""
    while True:
        click.echo(err=True)
        text = _typed(words.say("form-save", back=BACK), "")
        if text == BACK:
            return False
        if not text:
            return True
        path = Path(text).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n")
        except FileExistsError:
            _tell(words.say("form-exists", file=text))
        except (OSError, ValueError) as error:  # ValueError: a name with a null character
            reason = getattr(error, "strerror", None) or str(error)
            _tell(words.say("cli-error-unwritable", file=text, reason=reason))
        else:
            _tell(words.say("form-saved", file=str(path), command=called(f"score {shlex.quote(str(path))}")))
            return True


def _can_read(item: Item, text: str) -> bool:
    try:
        item.read(text)
    except Misread:
        return False
    return True


def _tell(text: str) -> None:
    """A line to the person; the answer alone goes to standard output."""
    click.echo(clean(text), err=True)


def _typed(question: str, default: str) -> str:
    """The line that was typed, or the default."""
    shown = f"{question} [{default}]".lstrip() if default else question
    typed: str = click.prompt(clean(shown), default=default, show_default=False, prompt_suffix="> ", err=True)
    return typed.strip()
