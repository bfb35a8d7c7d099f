"""The start screen: which game, who plays, by which options, or which saved game goes on."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from dracosaur.core.records import BadRecord, Header
from dracosaur.play.plan import Plan
from dracosaur.terminal import saves
from dracosaur.terminal.screens.ask import Answers, AskScreen
from dracosaur.terminal.screens.base import Speaking
from dracosaur.terminal.screens.story import StoryScreen
from dracosaur.terminal.screens.write import WriteScreen
from dracosaur.terminal.sitting import Sitting
from dracosaur.terminal.widgets.keybar import KeyBar
from dracosaur.terminal.widgets.scores import clip
from dracosaur.terminal.wishes import Wish, wishes
from dracosaur.text import Words, clean_name

BEGIN, SAVED, LANGUAGE, NAME, OTHER = "begin", "saved", "language", "name", "other"
MOST_SAVED: Final = 50
LABEL_WIDTH: Final = 36
KEYS: Final = (
    ("Enter", "choose", "ui-key-choose"),
    ("← →", "change", "ui-key-change"),
    ("F5", "begin", "ui-key-begin"),
    ("F2", "app.choose_language", "ui-key-language"),
    ("Esc", "leave", "ui-key-leave"),
)


class StartScreen(Speaking[Sitting]):
    """Gives the match that begins or goes on, or None when nothing does."""

    DEFAULT_CSS = """
    StartScreen {
        & > #title { height: 1; background: $panel; padding: 0 1; text-style: bold; color: $accent; }
        & > OptionList { height: 1fr; border: none; &:focus { border: none; } }
        & > #explain { height: 4; padding: 0 1; color: $ink-soft; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("f5", "begin", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.wishes: dict[str, Wish] = {}
        self.found: Sitting | None = None  # the match of a file that was asked for

    @property
    def words(self) -> Words:
        """The words of the game that is planned."""
        told = self.client.words
        return Words(told.lang, self.plan.game_name, strict=told.strict)

    def compose(self) -> ComposeResult:
        """The lines, and below them what the one in hand means."""
        yield Static(Content(self.words.say("ui-start-title")), id="title")
        yield OptionList()
        yield Static(id="explain")
        yield KeyBar([(key, action, self.words.say(id)) for key, action, id in KEYS])

    def on_mount(self) -> None:
        """Begin is the first line."""
        self.draw()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        """Say everything anew."""
        self.query_one("#title", Static).update(Content(self.words.say("ui-start-title")))
        self.query_one(KeyBar).tell([self.words.say(id) for _, _, id in KEYS])
        self.draw()

    def draw(self) -> None:
        """The lines as they are planned now; the one in hand stays in hand."""
        words, lines = self.words, self.query_one(OptionList)
        at = self.at
        self.wishes = {wish.id: wish for wish in wishes(self.plan, words)}
        lines.set_options(
            [
                Option(Content.styled(f"▶ {words.say('ui-start-begin')}", "bold $accent"), BEGIN),
                Option(Content(f"… {words.say('ui-start-saved')}"), SAVED),
                Option(_line(words.say("ui-menu-language"), words.say("ui-language-name")), LANGUAGE),
                *(Option(_line(wish.label, wish.said), wish.id) for wish in self.wishes.values()),
            ]
        )
        ids = [option.id for option in lines.options]
        lines.highlighted = ids.index(at) if at in ids else 0
        self.explain()

    @property
    def at(self) -> str:
        """The line in hand."""
        option = self.query_one(OptionList).highlighted_option
        return BEGIN if option is None or option.id is None else option.id

    def explain(self) -> None:
        """What the line in hand means, and what should be known before the match begins."""
        words = self.words
        if self.at in self.wishes:
            text = self.wishes[self.at].about
        elif self.at == BEGIN:
            names = [wish.label for wish in self.wishes.values() if wish.seat is not None]
            notes = [words.tell(note, names) for note in self.plan.notes()]
            text = " ".join([words.say("ui-start-begin-help"), *notes])
        else:
            text = words.say("ui-start-saved-help") if self.at == SAVED else ""
        self.query_one("#explain", Static).update(Content(text))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another line is in hand."""
        self.explain()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a line."""
        self.action_choose()

    # What people do

    def action_choose(self) -> None:
        """Do what the line says, or show all that it may be."""
        if self.at == BEGIN:
            self.action_begin()
        elif self.at == SAVED:
            self.ask_for_saved()
        elif self.at == LANGUAGE:
            self.client.action_choose_language()
        else:
            self.ask_for(self.wishes[self.at])

    def action_change(self, step: int = 1) -> None:
        """The next value of the line in hand, or the one before."""
        wish = self.wishes.get(self.at)
        if wish is not None:
            self.plan = wish.values[(wish.now + step) % len(wish.values)][1]
            self.draw()
        elif self.at == LANGUAGE:
            self.client.action_choose_language()

    def action_begin(self) -> None:
        """Open the table."""
        self.client.confirm_new(lambda: self.dismiss(self.client.opened(self.plan)))

    def action_leave(self) -> None:
        """Back to the running match, or out."""
        self.dismiss(None)

    def ask_for(self, wish: Wish) -> None:
        """All values of one line; a player can be named, too."""

        def wording(words: Words) -> tuple[str, str, Answers]:
            answers = [(str(i), said) for i, (said, _) in enumerate(wish.values)]
            if wish.seat is not None:
                answers.append((NAME, words.say("ui-start-name")))
            return wish.label, "", answers

        def after(answer: str | None) -> None:
            if answer == NAME:
                self.ask_for_name(wish)
            elif answer:
                self.plan = wish.values[int(answer)][1]
                self.draw()

        self.app.push_screen(AskScreen(wording), after)

    def ask_for_name(self, wish: Wish) -> None:
        """Type the name of a player; an empty one goes back to the number."""
        assert wish.seat is not None
        seat, names = wish.seat, self.plan.names

        def check(line: str) -> str:
            is_taken = clean_name(line) in [name for i, name in enumerate(names) if name and i != seat]
            return self.words.say("ui-start-same-name") if is_taken else ""

        def after(line: str | None) -> None:
            if line is not None:
                self.plan = self.plan.with_name(seat, clean_name(line))
                self.draw()

        dialog = WriteScreen(lambda words: (words.say("ui-start-name"), ""), names[seat], check)
        self.app.push_screen(dialog, after)

    # Saved games

    def ask_for_saved(self) -> None:
        """The records of the data folder, and the name of any other file."""
        found = list(islice(saves.kept(), MOST_SAVED))

        def wording(words: Words) -> tuple[str, str, Answers]:
            answers = [
                (str(i), f"{time:%Y-%m-%d %H:%M} · {_described(header, words)}")
                for i, (_, time, header) in enumerate(found)
            ]
            return words.say("ui-start-saved"), "", [*answers, (OTHER, words.say("ui-start-file"))]

        def after(answer: str | None) -> None:
            if answer == OTHER:
                self.ask_for_file("")
            elif answer:
                self.ask_for_file(str(found[int(answer)][0]))

        self.app.push_screen(AskScreen(wording), after)

    def ask_for_file(self, line: str) -> None:
        """Open the file, or ask for another one until it is a record."""
        wrong = self.open_file(line) if line else ""
        if line and not wrong:
            self.ask_what_to_do()
            return

        def after(line: str | None) -> None:
            if line is not None:
                self.ask_what_to_do()

        dialog = WriteScreen(lambda words: (words.say("ui-start-file"), wrong), line, self.open_file)
        self.app.push_screen(dialog, after)

    def open_file(self, line: str) -> str:
        """What is wrong with the file; where nothing is, its match is at hand."""
        try:
            self.found = Sitting.resumed(Path(line.strip()).expanduser())
        except (OSError, ValueError) as error:
            reason = _reason(error, self.words)
            return self.words.say("ui-start-bad-file", path=line.strip(), reason=reason)
        return ""

    def ask_what_to_do(self) -> None:
        """Go on with the match of the file, or look at it; what is over can only be looked at."""
        found = self.found
        assert found is not None
        if found.is_over:
            self.app.push_screen(StoryScreen(found))
            return

        def wording(words: Words) -> tuple[str, str, Answers]:
            header = found.match.record.header
            answers = [("resume", words.say("ui-start-resume")), ("look", words.say("ui-start-look"))]
            return _described(header, words), "", answers

        def after(answer: str | None) -> None:
            if answer == "resume":
                self.client.confirm_new(lambda: self.dismiss(found))
            elif answer == "look":
                self.app.push_screen(StoryScreen(found))

        self.app.push_screen(AskScreen(wording), after)


def _line(label: str, value: str) -> Content:
    """A line with its value; a long label is shortened, so that the values stand below each other."""
    return Content.assemble(clip(label, LABEL_WIDTH).ljust(LABEL_WIDTH + 1), (f"‹ {value} ›", "$accent"))


def _described(header: Header, words: Words) -> str:
    """The game and the people of a record."""
    title = Words(words.lang, header.game, strict=words.strict).say("game-title")
    names = ", ".join(name for name in header.names if name)
    return f"{title} · {names or words.say('ui-start-players', n=header.seats)}"


def _reason(error: OSError | ValueError, words: Words) -> str:
    """What is wrong with a file."""
    if isinstance(error, BadRecord) and error.__cause__ is None:
        return words.say(error.key, **error.values)
    return getattr(error, "strerror", None) or str(error)
