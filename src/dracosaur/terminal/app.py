"""The program: one match on the screen, the language, the theme, saving and leaving."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from dracosaur.games import GAMES
from dracosaur.play import Seats
from dracosaur.play.plan import Plan
from dracosaur.terminal import saves
from dracosaur.terminal.panels import load_panel
from dracosaur.terminal.screens.ask import Answers, AskScreen
from dracosaur.terminal.screens.base import Speaking
from dracosaur.terminal.screens.pages import HelpScreen, RuleScreen
from dracosaur.terminal.screens.start import StartScreen
from dracosaur.terminal.screens.table import TableScreen
from dracosaur.terminal.screens.write import WriteScreen
from dracosaur.terminal.sitting import Sitting
from dracosaur.terminal.theme import DARK, LIGHT
from dracosaur.text import LANGUAGES, Words

PACE = 0.7  # seconds
HANG_UP_CHECK = 1.0  # seconds


class DracosaurApp(App[Path]):
    """Plays one match after another; what it gives at the end is the file of the record, if there is one.

    Without a match the start screen comes first.
    """

    TITLE = "Dracosaur"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("f2", "choose_language", show=False),
        Binding("f3", "switch_theme", show=False),
        Binding("f10", "open_menu", show=False),
        Binding("ctrl+q,ctrl+c", "ask_to_leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting | None, words: Words, pace: float = PACE) -> None:
        super().__init__()
        self._sitting = sitting
        self.words = words
        self.pace = pace
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name

    def on_mount(self) -> None:
        """Sit down at the table, or ask for one."""
        if self._sitting is None:
            self.action_start()
        else:
            self.push_screen(self.table_screen(self._sitting))
        if not self.is_headless:
            self.set_interval(HANG_UP_CHECK, self.notice_hang_up)
            if sys.platform != "win32":
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.hang_up)

    def notice_hang_up(self) -> None:
        """A closed window does not always send a signal; the input of Textual would then spin for ever."""
        if not os.isatty(0):
            self.hang_up()

    def hang_up(self) -> None:
        """Nobody can be asked any more: a running match is kept, and the program ends."""
        if self.is_running:
            self.save_now()
        self.exit()

    # The match

    @property
    def sitting(self) -> Sitting:
        """The match on the screen; there is one whenever a table is."""
        assert self._sitting is not None
        return self._sitting

    @property
    def is_running(self) -> bool:
        """Whether a match has begun and is not over."""
        return self._sitting is not None and not self._sitting.is_over

    def table_screen(self, sitting: Sitting) -> TableScreen:
        """The table of a match, in the words of its game."""
        game_name = sitting.match.game.name
        self._sitting = sitting
        self.words = Words(self.words.lang, game_name, strict=self.words.strict)
        self.panel = load_panel(game_name)
        return TableScreen(sitting, self.panel, self.pace)

    def opened(self, plan: Plan) -> Sitting:
        """A new match by this plan."""
        if self._sitting is None:
            return Sitting(plan.open(), Seats.of(plan.players), None)
        return self._sitting.then(plan)

    def begin_again(self) -> None:
        """A new match with the same people, bots and options."""
        self.switch_screen(self.table_screen(self.opened(self.sitting.plan)))

    def action_start(self) -> None:
        """Ask for a match, beginning with one like the one that is played."""
        is_first = self._sitting is None
        plan = Plan.usual(next(iter(GAMES))) if is_first else self.sitting.plan

        def after(sitting: Sitting | None) -> None:
            if sitting is not None and is_first:
                self.push_screen(self.table_screen(sitting))
            elif sitting is not None:
                self.switch_screen(self.table_screen(sitting))
            elif is_first:
                self.exit()

        self.push_screen(StartScreen(plan), after)

    def keep(self) -> None:
        """Save the record if it has a file; trouble with the disk never stops the game."""
        if self.sitting.record_path is not None:
            self.save_now()

    def save_now(self) -> Path | None:
        """Save the record; None, and a message, where that fails."""
        try:
            return self.sitting.save()
        except OSError as error:
            self.notify(self.words.say("ui-not-saved", reason=_reason(error)), severity="error")
            return None

    def action_save(self) -> None:
        """Save now, and from now on after every move."""
        self.save_somewhere(
            lambda: self.notify(self.words.say("ui-saved", path=str(self.sitting.record_path)))
        )

    def save_somewhere(self, then: Callable[[], object]) -> None:
        """Save, if need be in a place that the person names, and go on."""
        try:
            self.sitting.save()
        except OSError as error:
            self.ask_where_to_save(_reason(error), then)
        else:
            then()

    def ask_where_to_save(self, reason: str, then: Callable[[], object]) -> None:
        """The file will not do: ask for another until the record is in it."""
        failed = self.sitting.record_path or saves.default_path(self.sitting.match.game.name)

        def wording(words: Words) -> tuple[str, str]:
            return words.say("ui-save-title"), words.say("ui-save-where", path=str(failed), reason=reason)

        def check(line: str) -> str:
            path = Path(line.strip()).expanduser()
            try:
                if path.exists() and path != failed:
                    return self.words.say("ui-save-exists", path=str(path))
                self.sitting.save(path)
            except OSError as error:
                return self.words.say("ui-save-where", path=str(path), reason=_reason(error))
            return ""

        def after(line: str | None) -> None:
            if line is not None:
                then()

        self.push_screen(WriteScreen(wording, str(Path.cwd() / failed.name), check), after)

    def leave(self) -> None:
        """Out of the program; whoever has a file with the whole record is told so by the caller."""
        self.exit(self.sitting.record_path if self.sitting.is_kept else None)

    # The menu

    def action_open_menu(self) -> None:
        """Everything that can be done besides playing."""
        if isinstance(self.screen, AskScreen | StartScreen):
            return

        def wording(words: Words) -> tuple[str, str, Answers]:
            ids = ("continue", "new", "save", "help", "rule", "language", "theme", "quit")
            return words.say("ui-menu-title"), "", [(id, words.say(f"ui-menu-{id}")) for id in ids]

        self.push_screen(AskScreen(wording), self.after_menu)

    def after_menu(self, answer: str | None) -> None:
        """Do what was chosen."""
        match answer:
            case "new":
                self.action_start()
            case "save":
                self.action_save()
            case "help":
                self.action_help()
            case "rule":
                self.push_screen(RuleScreen())
            case "language":
                self.action_choose_language()
            case "theme":
                self.action_switch_theme()
            case "quit":
                self.action_ask_to_leave()

    def confirm_new(self, then: Callable[[], object]) -> None:
        """Go on; but a running match is not thrown away without a question."""
        if not self.is_running:
            then()
            return

        def wording(words: Words) -> tuple[str, str, Answers]:
            answers = [("new", words.say("ui-new-yes")), ("stay", words.say("ui-stay"))]
            return words.say("ui-menu-new"), words.say("ui-new-question"), answers

        def after(answer: str | None) -> None:
            if answer == "new":
                then()

        self.push_screen(AskScreen(wording), after)

    def action_ask_to_leave(self) -> None:
        """Leave at once when nothing is lost, else ask."""
        if self._sitting is None:
            self.exit()
            return
        path, is_kept = self.sitting.record_path, self.sitting.is_kept
        if self.sitting.is_over and (path is None or is_kept):
            self.leave()
            return
        if isinstance(self.screen, AskScreen | WriteScreen):
            self.screen.action_leave()

        def wording(words: Words) -> tuple[str, str, Answers]:
            if is_kept:
                text = words.say("ui-quit-saved", path=str(path))
                answers = [("quit", words.say("ui-quit-yes")), ("stay", words.say("ui-stay"))]
            else:
                is_behind = path is not None
                text = words.say("ui-quit-behind" if is_behind else "ui-quit-unsaved", path=str(path))
                answers = [
                    ("save", words.say("ui-quit-save")),
                    ("quit", words.say("ui-quit-lose")),
                    ("stay", words.say("ui-stay")),
                ]
            return words.say("ui-menu-quit"), text, answers

        def after(answer: str | None) -> None:
            if answer == "quit":
                self.leave()
            elif answer == "save":
                self.save_somewhere(self.leave)

        self.push_screen(AskScreen(wording), after)

    # Reading

    def action_help(self) -> None:
        """Keys, signs and the guide of the game."""
        if not isinstance(self.screen, HelpScreen | StartScreen):
            self.push_screen(HelpScreen())

    def action_choose_language(self) -> None:
        """Ask for a language."""
        if isinstance(self.screen, AskScreen):
            return

        def wording(words: Words) -> tuple[str, str, Answers]:
            names = [(lang, Words(lang).say("ui-language-name")) for lang in LANGUAGES]
            return words.say("ui-menu-language"), "", names

        self.push_screen(AskScreen(wording), self.speak)

    def speak(self, lang: str | None) -> None:
        """Go on in this language."""
        if lang:
            self.words = Words(lang, self.words.game_name, strict=self.words.strict)
            for screen in self.screen_stack:
                if isinstance(screen, Speaking):
                    screen.speak()

    def action_switch_theme(self) -> None:
        """From dark to light and back."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
