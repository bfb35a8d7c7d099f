"""The cards that can be taken or played: the display, and what the viewer knows of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Grid, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Action, Refusal, Seat
from dracosaur.games.wyrmspan.actions import Entice, Excavate, PickCaveCard, PickDragon
from dracosaur.games.wyrmspan.view import WyrmspanView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.wyrmspan import reading, signs
from dracosaur.terminal.panels.wyrmspan.latest import new_on_display
from dracosaur.terminal.panels.wyrmspan.mat import Offers, mark, wrapped
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip
from dracosaur.terminal.widgets.target import Target

SLOTS: Final = 3
IN_A_ROW: Final = 3
TITLES: Final = 2  # rows
LEAST_LINES, MOST_LINES = 2, 6  # of a card
# A hand may grow beyond the limit within a turn; the widgets stay and are filled anew.
MOST_SHOWN: Final = 18


class Card(Target):
    """A dragon or cave card in as many lines as there is room for: name, facts, and what it does."""

    DEFAULT_CSS = """
    Card {
        height: 100%; width: 1fr; background: $surface; text-wrap: nowrap;
        &.-legal { background: $success 30%; }
        &.-refused { color: $ink-soft; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; }
    }
    """

    shown: tuple[Scene, Action] | None = None
    foreseen = ""
    is_new = False

    def show(self, scene: Scene, card: Action | None, offers: Offers, is_new: bool = False) -> None:
        """This card, or an empty slot; a new one was turned up since the viewer decided last."""
        self.is_new = is_new
        self.shown = None if card is None else (scene, card)
        self.foreseen = ""
        offer = None if card is None else offers.get(card)
        about = ""
        if isinstance(card, PickDragon):
            about = reading.about_dragon(scene.words, card.number)
        elif isinstance(card, PickCaveCard):
            about = reading.about_cave(scene.words, card.number)
        self.put(offer, about)
        self.refresh()

    def foresee(self, refusals: Mapping[Action, Refusal | None]) -> None:
        """Mark whether the card could be played, while that is only considered."""
        card = None if self.shown is None else self.shown[1]
        told = ""
        if card is not None and card in refusals:
            refusal = refusals[card]
            told = signs.YES if refusal is None else f"{signs.NO} {refusal.rule}"
        if told != self.foreseen:
            self.foreseen = told
            self.refresh()

    def render(self) -> Content:
        """What one must know at a glance."""
        if self.shown is None:
            return Content.styled("–", "$ink-soft")
        scene, card = self.shown
        width, height = self.size
        sign = mark(self.offer) or self.foreseen
        is_open = self.foreseen == signs.YES or (self.offer is not None and self.offer.refusal is None)
        hand = signs.HAND if height < 2 and self.has_class("held") else ""
        head = Content.assemble(
            (f"{sign} " if sign else "", "bold $success" if is_open else "$error"),
            hand,
            (NEW if self.is_new else "", "bold $accent"),
        )
        if isinstance(card, PickDragon):
            lines = _dragon(scene, card.number, width - head.cell_length, width, height)
        else:
            assert isinstance(card, PickCaveCard)
            lines = _cave(scene, card.number, width - head.cell_length, width, height)
        return Content("\n").join([Content.assemble(head, lines[0]), *lines[1:]][:height])


def _dragon(scene: Scene, number: int, room: int, width: int, height: int) -> list[Content]:
    card = reading.dragon(number)
    price = signs.cost(card.cost)
    points = f"{signs.POINTS}{card.vp}"
    name = reading.name(scene.words, number)
    if height < 2:
        short = clip(name, room - 4 - len(points) - price.cell_length)
        return [Content.assemble(f"{signs.DRAGON} {short} ", (points, "$accent"), " ", price)]
    caves = "".join(clip(scene.words.say(f"cave-{cave}-short"), 3).rstrip("…") + " " for cave in card.caves)
    facts = Content.assemble(
        (points, "$accent"), f"{signs.abilities(card)} ", price, f" {caves}{signs.nests(0, card.nests)}"
    )
    title = Content.styled(clip(f"{signs.DRAGON} {name}", room), "bold")
    text = wrapped(reading.described(scene.words, card).text, width, height - 2)
    return [title, facts.truncate(width), *(Content.styled(line, "$ink-soft") for line in text)]


def _cave(scene: Scene, number: int, room: int, width: int, height: int) -> list[Content]:
    """A cave card says its words as far as they go; the key stands before the first line."""
    whole = f"{signs.CAVE}{number} {reading.cave_text(scene.words, number)}"
    lines = wrapped(f"{' ' * (width - room)}{whole}", width, height)
    return [Content(lines[0][width - room :]), *map(Content, lines[1:])]


class CardsPage(VerticalScroll, can_focus=False):
    """The display above, the hand below."""

    DEFAULT_CSS = """
    CardsPage {
        scrollbar-size-vertical: 1;
        & > .title { height: 1; color: $accent; text-wrap: nowrap; text-overflow: ellipsis; }
        & > Grid { grid-size: 3; grid-gutter: 0 1; grid-rows: 2; height: auto; }
        &.-slim > .title { display: none; }
        &.-slim #hand Card { background: $panel; &.-legal { background: $success 30%; } }
    }
    """

    lines = 0  # of each card

    def compose(self) -> ComposeResult:
        """Two titles and two grids."""
        yield Static(id="display-title", classes="title")
        with Grid(id="display"):
            for _ in range(2 * SLOTS):
                yield Card()
        yield Static(id="hand-title", classes="title")
        with Grid(id="hand"):
            for _ in range(MOST_SHOWN):
                yield Card(classes="held")

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The display, and the hand of the seat as far as it is known."""
        view: WyrmspanView = scene.view
        words = scene.words
        by_action = {offer.action: offer for offer in offers}
        decks = f"{signs.DRAGON}{view.decks[0]} {signs.CAVE}{view.decks[1]}"
        self.query_one("#display-title", Static).update(
            Content(words.say("ui-wyrmspan-display", decks=decks))
        )
        slots: list[Action | None] = [
            *(PickDragon(card) if card else None for card in view.dragon_slots),
            *(PickCaveCard(card) if card else None for card in view.cave_slots),
        ]
        new = new_on_display(scene)
        numbers = (
            *(("dragon", card) for card in view.dragon_slots),
            *(("cave", card) for card in view.cave_slots),
        )
        shown = zip(self.query("#display Card").results(Card), slots, numbers, strict=True)
        for widget, card, number in shown:
            widget.show(scene, card, by_action, number in new)
        known = known_cards(view, seat)
        self.query_one("#hand-title", Static).update(Content(self._hand_title(scene, seat)))
        for i, widget in enumerate(self.query("#hand Card").results(Card)):
            widget.display = i < len(known)
            if widget.display:
                widget.show(scene, known[i], by_action)

        self.share_rows()

    def make_slim(self, is_slim: bool) -> None:
        """One line for each card, or as many as there are."""
        self.set_class(is_slim, "-slim")
        self.share_rows()

    def on_resize(self) -> None:
        """More room tells more of each card."""
        self.share_rows()

    def share_rows(self) -> None:
        """Give every card as many lines as all can have, and not fewer than name and facts need."""
        hand = sum(card.display for card in self.query("#hand Card"))
        rows = 2 * SLOTS // IN_A_ROW + -(-hand // IN_A_ROW)
        lines = min(max((self.size.height - TITLES) // rows, LEAST_LINES), MOST_LINES)
        if self.has_class("-slim"):
            lines = 1
        if lines != self.lines:  # Textual would lay everything out again
            self.lines = lines
            for grid in self.query(Grid):
                grid.styles.grid_rows = str(lines)

    def _hand_title(self, scene: Scene, seat: Seat) -> str:
        player = scene.view.players[seat]
        sizes = f"{signs.DRAGON}{player.dragon_cards} {signs.CAVE}{player.cave_cards}"
        if seat == scene.seat:
            return "  ".join((scene.words.say("ui-wyrmspan-hand", cards=sizes), *_closed(scene)))
        return scene.words.say("ui-wyrmspan-hand-known", player=scene.names[seat], cards=sizes)


def _closed(scene: Scene) -> Iterator[str]:
    """Why no card of the hand can be played by an action now."""
    for choice in () if scene.question is None else scene.question.choices:
        if choice.action in (Excavate(), Entice()) and choice.refusal is not None:
            yield f"{scene.voice.say(choice.label)} {signs.NO} {choice.refusal.rule}"


def known_cards(view: WyrmspanView, seat: int) -> list[Action]:
    """The viewer's own hand with cards on their way, or what everybody saw another one take (W1.5)."""
    player = view.players[seat]
    if seat == view.seat:
        dragons = (*view.on_the_way, *player.hand_dragons)
        caves = (*((view.cave_on_the_way,) if view.cave_on_the_way else ()), *player.hand_caves)
    else:
        dragons, caves = player.seen_dragons, player.seen_caves
    found: list[Action] = [PickDragon(card) for card in dragons]
    found += [PickCaveCard(card) for card in caves]
    return found[:MOST_SHOWN]
