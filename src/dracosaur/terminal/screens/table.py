"""The table: board, other players, choices and explanations for the person at the keyboard."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Refusal, Seat
from dracosaur.terminal.bot_turns import BotTurns
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels import Panel
from dracosaur.terminal.panels.base import Board, LookAt
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.screens.ask import Answers, AskScreen
from dracosaur.terminal.screens.base import Speaking
from dracosaur.terminal.screens.curtain import CurtainScreen
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.pages import RuleScreen
from dracosaur.terminal.sitting import Sitting
from dracosaur.terminal.widgets.asking import Asking
from dracosaur.terminal.widgets.choices import Choices
from dracosaur.terminal.widgets.keybar import KeyBar, KeyHint
from dracosaur.terminal.widgets.room import RoomNote, is_too_small
from dracosaur.terminal.widgets.side import Side
from dracosaur.terminal.widgets.spatial import nearest
from dracosaur.terminal.widgets.target import Picked, Pointed, Pointing, Target
from dracosaur.text import Words

KEYS = (
    ("F1", "app.help", "ui-key-help"),
    ("F2", "app.choose_language", "ui-key-language"),
    ("F4", "rule", "ui-key-rule"),
    ("F5", "next_pane", "ui-key-pane"),
    ("F6", "next_board", "ui-key-look"),
    ("F7", "hint", "ui-key-hint"),
    ("F8", "undo", "ui-key-undo"),
    ("F10", "app.open_menu", "ui-key-menu"),
)
SINGLE_ROWS = 5  # headline, status, what is held, prompt, keys


class TableScreen(Speaking[None]):
    """One match. The view on the screen is that of the match's viewer; between two people hangs a curtain."""

    DEFAULT_CSS = """
    TableScreen {
        & > #headline { height: 1; background: $panel; padding: 0 1; }
        & > #headline > .where { width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }
        & > #headline > .who { width: auto; text-style: bold; color: $accent; }
        & > #status { height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
        & > #middle { height: 1fr; }
        & > #holding { height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
        &.-wide Side { width: 34; }
        &.-vast Side { width: 40; }
        &.-tall Side {
            & > .tabs { display: none; }
            & > .pane { display: block; }
            & > #players { height: 3fr; }
            & > #log { height: 2fr; }
            & > #score { height: auto; margin-bottom: 1; }
            & .title { display: block; }
        }
        &.-small > * { display: none; }
        &.-small > RoomNote { display: block; }
    }
    """
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide"), (120, "-vast")]  # noqa: RUF012  # as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high"), (36, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4,slash", "rule", show=False),
        Binding("f5", "next_pane", show=False),
        Binding("f6", "next_board", show=False),
        Binding("f7", "hint", show=False),
        Binding("f8,ctrl+z,backspace", "undo", show=False),
        Binding("f9,ctrl+s", "app.save", show=False),
        Binding("escape", "back", show=False),
        Binding("up", "move(0,-1)", show=False),
        Binding("down", "move(0,1)", show=False),
        Binding("left", "move(-1,0)", show=False),
        Binding("right", "move(1,0)", show=False),
        Binding("shift+up,k,л", "pan(0,-1)", show=False),
        Binding("shift+down,j,о", "pan(0,1)", show=False),
        Binding("shift+left,h,р", "pan(-1,0)", show=False),
        Binding("shift+right,l,д", "pan(1,0)", show=False),
        Binding("home", "pan_home", show=False),
        Binding("f12", "turn_page", show=False),
        Binding("pageup", "scroll_pane(-1)", show=False),
        Binding("pagedown", "scroll_pane(1)", show=False),
    ]

    def __init__(self, sitting: Sitting, panel: Panel, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.panel = panel
        self.bots = BotTurns(sitting, pace, panel.bots_hurry, self.advance)
        self.scene: Scene | None = None
        self.offers: tuple[Offer, ...] = ()
        self.looked_at: Seat | None = None
        self.refused: Refusal | None = None  # what was explained last, for the rule lookup
        self.is_curtain_down = False

    def compose(self) -> ComposeResult:
        """From top to bottom: where we are, the board and its side, what to do, why, keys."""
        with Horizontal(id="headline"):
            yield Static(classes="where")
            yield Static(classes="who")
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield self.panel.board()
            yield Side(self.panel)
        yield Static(id="holding")
        yield Asking()
        yield KeyBar([(key, action, "") for key, action, _ in KEYS])
        yield RoomNote()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.advance()
        self.run_worker(self.bots.play(), group="bots", exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        """What a game has to say takes more or less room; it is drawn once, when every part has its place."""
        self.app.delay_update()
        was_small = self.has_class("-small")
        self.set_class(is_too_small(event.size), "-small")
        if was_small and not is_too_small(event.size):
            self.call_after_refresh(self.focus_first)  # what cannot be seen has lost the keyboard
        rows = self.panel.rows(*event.size)
        self.query_one(Asking).give_rows(*rows, folds=self.panel.folds_choices)
        self.query_one(Board).make_room(event.size.height - sum(rows) - SINGLE_ROWS)
        if self.scene is not None:
            self.draw_status(self.scene)

    # The course of the match

    def advance(self) -> None:
        """Something was decided, taken back or begun: keep it, and go on with whoever comes next."""
        self.bots.moved.set()
        self.client.keep()
        person = self.sitting.person_to_act()
        if self.sitting.is_over:
            self.show()
            self.app.push_screen(EndScreen(), self.after_end)
        elif person is None or person == self.sitting.viewer:
            self.show()
        elif not self.is_curtain_down:
            self.scene, self.offers = None, ()  # nothing behind the curtain answers any more
            self.let_curtain_fall(person)

    def let_curtain_fall(self, person: Seat, *, is_undoing: bool = False) -> None:
        """Nothing is shown until the person says to be there, whether to decide or to take back."""
        self.is_curtain_down = True
        undo_by = self.sitting.viewer if self.sitting.can_undo and not is_undoing else None
        news = [event for event in self.sitting.public_log() if self.panel.is_news(event)]
        curtain = CurtainScreen(person, self.sitting.voice, news, undo_by, is_undoing=is_undoing)
        self.app.push_screen(curtain, lambda answer: self.after_curtain(person, answer, is_undoing))

    def after_curtain(self, person: Seat, answer: str | None, is_undoing: bool) -> None:
        """The next person sits down, or the one before does, and decides again."""
        self.is_curtain_down = False
        if answer == "undo" and self.sitting.viewer is not None:
            self.let_curtain_fall(self.sitting.viewer, is_undoing=True)
        elif is_undoing:
            if answer == "ready" and self.sitting.undo():
                self.bots.forget()
            self.advance()
        else:
            self.sitting.viewer = person
            self.show()

    def after_end(self, answer: str | None) -> None:
        """A new match, the boards, or out."""
        if answer == "again":
            self.client.begin_again()
        elif answer == "quit":
            self.client.action_ask_to_leave()

    # Drawing

    def speak(self) -> None:
        """Draw everything in the new language."""
        if self.scene is not None:
            self.show(keep_focus=True)

    def show(self, keep_focus: bool = False) -> None:
        """Draw the table as the viewer knows it."""
        with self.app.batch_update():
            self.draw(keep_focus)

    def draw(self, keep_focus: bool) -> None:
        """Bring every part up to date."""
        scene = self.scene = self.sitting.scene(self.words)
        self.offers = self.panel.offers(scene)
        if not keep_focus:
            self.looked_at = None
            self.set_focus(None)  # a choice that disappears would hand the keyboard to some pen
        title = f"{scene.words.say('game-title')} · {self.panel.headline(scene)}"
        self.query_one(".where", Static).update(Content(title))
        self.draw_status(scene)
        self.query_one("#holding", Static).update(self.panel.holding(scene))
        self.query_one(Asking).ask(self.prompt(scene))
        listed = [offer for offer in self.offers if self.panel.lists(offer)]
        self.query_one(Choices).offer_all(listed)
        self.query_one(Choices).display = bool(listed) or not self.panel.folds_choices
        self.query_one(KeyBar).tell([scene.words.say(id) for _, _, id in KEYS])
        self.query_one("#key-undo", KeyHint).set_class(
            not (scene.can_undo or self.sitting.can_take_back), "-off"
        )
        self.draw_boards()
        self.explain(None, "")
        if not keep_focus:
            self.call_after_refresh(self.focus_first)

    def draw_status(self, scene: Scene) -> None:
        """The line below the headline, as wide as the window is; where no board fits, what stands instead."""
        if self.has_class("-small"):
            self.query_one(RoomNote).tell(scene.words, self.size)
        self.query_one("#status", Static).update(self.panel.status(scene, self.size.width - 2), layout=False)

    def prompt(self, scene: Scene) -> str:
        """What to do now; waiting people hear what they can still do."""
        if scene.is_over:
            return scene.words.say("ui-over")
        told = self.panel.prompt(scene)
        return f"{told} {scene.words.say('ui-can-undo')}" if scene.can_undo else told

    def draw_boards(self) -> None:
        """The large board and the small ones."""
        assert self.scene is not None
        scene = self.scene
        large = self.looked_at if self.looked_at is not None else scene.seat or Seat(0)
        who = scene.names[scene.seat] if scene.seat is not None else scene.words.say("ui-watching")
        is_own = large == scene.seat
        self.query_one(".who", Static).update(Content(who if is_own else f"{who} ▸ {scene.names[large]}"))
        self.query_one(Board).show(self.scene, large, self.offers)
        self.query_one(Side).show(self.scene, large)

    def focus_first(self) -> None:
        """The first choice, on the board or in the list, has the keyboard; without choices nothing has."""
        first = self.query_one(Board).start() or self.query_one(Choices).first()
        if first is not None:
            first.focus()
        else:
            self.set_focus(None)

    def explain(self, offer: Offer | None, about: str, is_pressed: bool = False) -> None:
        """Say what something is, or by which rule it is closed."""
        assert self.scene is not None
        self.refused = offer.refusal if offer is not None else None
        if self.refused is not None:
            text = f"✗ {self.scene.voice.say(self.refused)}"
        elif offer is not None:
            text = self.panel.explain(self.scene, offer.action)
        else:
            text = about or self.panel.advice(self.scene)
        asking = self.query_one(Asking)
        asking.explain(text, is_refused=self.refused is not None, is_pressed=is_pressed)

    # What people do

    def on_pointed(self, event: Pointed) -> None:
        """Explain it, and let the board show where it would lead."""
        if self.scene is None or (event.offer is not None and not self.answers_now(event.offer)):
            return
        self.explain(event.offer, event.about)
        if self.scene.is_asked and self.looked_at is None:
            with self.app.batch_update():
                self.query_one(Board).consider(self.scene, event.offer)

    def on_picked(self, event: Picked) -> None:
        """Enter or a click on something."""
        self.pick(event.offer)

    def on_key(self, event: events.Key) -> None:
        """Digits and letters pick what they stand for; a closed place says why."""
        if event.character is None or event.character == " ":
            return
        meant = [offer for offer in self.offers if event.character.lower() in offer.keys]
        meant.sort(key=lambda offer: offer.refusal is not None)
        if meant:
            event.stop()
            self.pick(meant[0])

    def pick(self, offer: Offer) -> None:
        """Do it, or say which rule forbids it; an answer to an earlier question is dropped."""
        if not self.answers_now(offer):
            return
        if offer.refusal is not None:
            self.explain(offer, "", is_pressed=True)
            return
        self.sitting.decide(offer.action)
        self.advance()

    def answers_now(self, offer: Offer) -> bool:
        """Whether the offer belongs to the question that can be read, not to one already answered."""
        question = None if self.scene is None or self.has_class("-small") else self.scene.question
        return question is not None and offer.number == question.number

    def action_undo(self) -> None:
        """Take back the last decision, after a question past the answers of bots, or say why not."""
        if self.sitting.undo():
            self.bots.forget()
            self.advance()
        elif self.sitting.can_take_back:
            self.ask_to_take_back()
        elif self.bots.are_due():
            self.notify(self.words.say("ui-undo-late"))  # a line of the table would be drawn over at once
        elif self.scene is not None:
            self.explain(None, self.words.say("ui-no-undo"), is_pressed=True)

    def ask_to_take_back(self) -> None:
        """Against bots alone a person may go back past what they answered and chance gave."""

        def wording(words: Words) -> tuple[str, str, Answers]:
            answers = [("back", words.say("ui-back-yes")), ("stay", words.say("ui-stay"))]
            return words.say("ui-back-title"), words.say("ui-back-question"), answers

        def after(answer: str | None) -> None:
            self.bots.is_held = False
            if answer == "back" and self.sitting.take_back():
                self.bots.forget()
                self.advance()
            self.bots.moved.set()

        self.bots.is_held = True
        self.app.push_screen(AskScreen(wording), after)

    def action_rule(self) -> None:
        """Look up a rule; the one that was just cited stands there already."""
        self.app.push_screen(RuleScreen(self.refused.rule if self.refused is not None else ""))

    def action_next_pane(self) -> None:
        """The next pane of the side."""
        self.query_one(Side).open_next()

    def action_turn_page(self) -> None:
        """The next page of the board, where it has several."""
        self.query_one(Board).turn_page()

    def action_scroll_pane(self, pages: int) -> None:
        """Scroll the side."""
        self.query_one(Side).scroll_pane(pages)

    def action_next_board(self) -> None:
        """Another player's board large, and after the last one the own again."""
        if self.scene is not None:
            own = self.scene.seat or Seat(0)
            now = self.looked_at if self.looked_at is not None else own
            self.look_at(Seat((now + 1) % len(self.scene.names)))

    def on_look_at(self, event: LookAt) -> None:
        """A small board was clicked."""
        self.look_at(event.seat)

    def look_at(self, seat: Seat) -> None:
        """Show the board of the seat large."""
        if self.scene is not None:
            own = self.scene.seat or Seat(0)
            self.looked_at = None if seat == own else seat
            self.draw_boards()
            name = self.scene.names[seat]
            self.explain(None, "" if seat == own else self.words.say("ui-looking", player=name))
            if seat == own and isinstance(self.focused, Pointing):
                self.focused.point()  # what it would lead to is marked again

    async def action_back(self) -> None:
        """From another's board back to the own one, from there to the menu."""
        if self.looked_at is not None and self.scene is not None:
            self.look_at(self.scene.seat or Seat(0))
        else:
            await self.run_action("app.open_menu")

    def action_pan(self, dx: int, dy: int) -> None:
        """Look further to a side of the board."""
        self.query_one(Board).pan(dx, dy)

    def action_pan_home(self) -> None:
        """Look at the middle of the board."""
        self.query_one(Board).pan_home()

    def action_hint(self) -> None:
        """Ask for a good answer."""
        if self.scene is not None and self.scene.is_asked:
            self.run_worker(self.give_hint(self.scene), group="hint", exclusive=True)

    async def give_hint(self, scene: Scene) -> None:
        """Show a good answer, unless the question has changed while it was looked for."""
        hint = await asyncio.to_thread(self.panel.hint, scene)
        if hint is None or self.scene is not scene:
            return
        if self.looked_at is not None:
            self.look_at(scene.seat or Seat(0))
        self.query_one(Asking).ask(f"★ {hint.text}")
        self.query_one(Board).point_to(hint.action)
        for target in self.query(Target):
            if target.focusable and target.offer is not None and target.offer.action == hint.action:
                target.focus()
                return

    def action_move(self, dx: int, dy: int) -> None:
        """The focus goes to what lies next in that direction."""
        if self.focused is None:
            self.focus_first()
            return
        target = nearest(self.focused, self.focus_chain, dx, dy)
        if target is not None:
            target.focus()
