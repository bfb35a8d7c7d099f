"""A player's mat: three caves with four spaces each, and the effects printed along their paths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from dracosaur.core.game import Action, Seat
from dracosaur.games.wyrmspan.actions import Explore, PickCave, PickItem, PickMat, PickSpace
from dracosaur.games.wyrmspan.cards import MAT
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.cards.words import mat_effects
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, Cave
from dracosaur.games.wyrmspan.view import PlayerView, SpaceView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.wyrmspan import reading, signs
from dracosaur.terminal.panels.wyrmspan.latest import changed_spaces
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip
from dracosaur.terminal.widgets.target import Target

STOPS: Final = COLUMNS + 1
MOST_EXPLORED: Final = len(MAT.explore_eggs)
Offers = Mapping[Action, Offer]


def mark(offer: Offer | None) -> str:
    """The key of what is open, a cross and the rule where it is closed."""
    if offer is None:
        return ""
    return offer.key if offer.refusal is None else f"{signs.NO} {offer.refusal.rule}".strip()


def wrapped(text: str, width: int, most: int) -> list[str]:
    """The text in at most so many lines; dots say that it goes on."""
    lines = wrap(text, max(width, 1), drop_whitespace=True) if most > 0 else []
    return lines if len(lines) <= most else [*lines[: most - 1], clip(" ".join(lines[most - 1 :]), width)]


class CaveSign(Target):
    """The name of a cave, how often it was explored in this round, and what the next time costs."""

    DEFAULT_CSS = """
    CaveSign {
        height: 1; text-wrap: nowrap; text-overflow: ellipsis;
        &.-legal { text-style: bold; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; text-style: bold; }
    }
    """

    def __init__(self, cave: Cave) -> None:
        super().__init__(id=f"cave-{cave}")
        self.cave = cave

    def show(self, scene: Scene, player: PlayerView, offers: Offers) -> None:
        """The cave of this player."""
        words = scene.words
        n = player.explored[CAVE_KEYS.index(self.cave)]
        offer = offers.get(Explore(self.cave)) or offers.get(PickCave(self.cave))
        name = words.name_of("cave", self.cave)
        told = words.say("ui-wyrmspan-explored", n=n, most=MOST_EXPLORED)
        self.put(offer, f"{name}: {told}")
        price = ""
        if n < MOST_EXPLORED:
            price = f"{signs.EXPLORE} {signs.COIN}{signs.EGG * MAT.explore_eggs[n]}"
        sign = mark(offer)
        is_open = offer is not None and offer.refusal is None
        self.update(
            Content.assemble(
                (f"{sign} " if is_open else "", "bold $success"),
                (name, "bold"),
                f"  {signs.DONE * n}{signs.OPEN * (MOST_EXPLORED - n)}  ",
                (price, "$ink-soft"),
                (f"  {sign}" if sign and not is_open else "", "$error"),
            )
        )


class Stop(Target):
    """An effect printed on the path."""

    DEFAULT_CSS = """
    Stop {
        width: 3; height: 1fr; content-align: center middle; text-wrap: nowrap; color: $foreground;
        &.-legal { background: $success 35%; text-style: bold; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; text-style: bold; }
    }
    """

    def __init__(self, index: int) -> None:
        super().__init__(id=f"stop-{index}")
        self.index = index

    def show(self, scene: Scene, offers: Offers) -> None:
        """The effect in signs; its words when pointed at."""
        words = scene.words
        offer = offers.get(PickItem(self.index + 1)) if _asks_for_stop(scene) else None
        self.put(offer, reading.about_effect(words, self.index))
        self.update(signs.effect_sign(mat_effects(MAT)[self.index].effects), layout=False)


def _asks_for_stop(scene: Scene) -> bool:
    return scene.question is not None and scene.question.kind == "activate_mat"


class Space(Target):
    """One space: a dragon with all that lies on it and under it, a cave card, or rock."""

    DEFAULT_CSS = """
    Space {
        width: 1fr; height: 1fr; text-wrap: nowrap; color: $foreground;
        &.dragon { background: $surface; }
        &.free { background: $background 60%; color: $ink-soft; }
        &.rock { color: $ink-soft 60%; }
        &.-legal { background: $success 30%; color: $foreground; }
        &.-refused { text-opacity: 65%; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; text-opacity: 100%; color: $foreground; }
    }
    """

    def __init__(self, cave: Cave, column: int) -> None:
        super().__init__(id=f"space-{cave}-{column}")
        self.cave = cave
        self.column = column
        self.shown: tuple[Scene, SpaceView] | None = None
        self.is_new = False

    def show(self, scene: Scene, space: SpaceView, offers: Offers, is_new: bool) -> None:
        """What lies here, and whether another player has just changed it."""
        self.shown = scene, space
        self.is_new = is_new
        offer = offers.get(PickSpace(self.cave, self.column))
        self.put(offer, reading.about_space(scene.words, self.cave, self.column, space))
        kind = "dragon" if space.dragon else "free" if space.excavated else "rock"
        for name in ("dragon", "free", "rock"):
            self.set_class(name == kind, name)
        self.refresh()

    def render(self) -> Content:
        """As many lines as there are."""
        if self.shown is None:
            return Content("")
        scene, space = self.shown
        width, height = self.size
        lines = (
            _dragon_lines(scene, space, width, height) if space.dragon else self._empty_lines(space, width)
        )
        sign = mark(self.offer).split(" ")[0]  # there is no room for the number of the rule
        if sign and self.offer is not None:
            ink = "bold $success" if self.offer.refusal is None else "$error"
            first = Content.assemble((f"{sign} ", ink), lines[0])
            lines[0] = first.truncate(width)
        elif self.is_new:
            lines[0] = Content.assemble((NEW, "bold $accent"), lines[0]).truncate(width)
        above = max((height - len(lines)) // 2, 0) if not space.dragon else 0
        return Content("\n").join([*[Content("")] * above, *lines][:height])

    def _empty_lines(self, space: SpaceView, width: int) -> list[Content]:
        if space.excavated:
            return [Content(f"{signs.CAVE}{space.cave}" if space.cave else "·").pad_left(width // 2 - 1)]
        price = f"{signs.COIN}{signs.EGG * MAT.excavate_eggs[self.column - 2]}"
        return [Content("░" * width), Content(price.center(width, "░")), Content("░" * width)]


def _dragon_lines(scene: Scene, space: SpaceView, width: int, height: int) -> list[Content]:
    """Name, points and nests, and what is cached, tucked and grown."""
    card = reading.dragon(space.dragon)
    nests = signs.nests(space.eggs, card.nests)
    parts = [Content(nests)] if nests else []
    if any(space.cached):
        parts.append(signs.cached(space.cached))
    if space.tucked:
        parts.append(Content(f"{signs.TUCKED}{space.tucked}"))
    if card.size == "hatchling":
        parts.append(Content(f"{signs.GROWTH}{space.growth}"))
    facts = Content.assemble((f"{signs.POINTS}{card.vp}", "$accent"), signs.abilities(card))
    below = [Content(" ").join((facts, *parts))]
    if below[0].cell_length > width:
        below = [Content(" ").join((facts, *parts[:1])), Content(" ").join(parts[1:])]
    rows = max(height - len(below), 1)
    name = reading.name(scene.words, space.dragon)
    names = wrap(name, width, break_long_words=True) if rows > 1 else [clip(name, width)]
    if len(names) > rows:
        names = [*names[: rows - 1], clip(" ".join(names[rows - 1 :]), width)]
    text = wrapped(reading.described(scene.words, card).text, width, height - len(names) - len(below))
    return [
        *(Content.styled(line, "bold") for line in names),
        *below,
        *(Content.styled(line, "$ink-soft") for line in text),
    ]


class CaveRow(Vertical):
    """One cave with its sign, its path and its spaces."""

    DEFAULT_CSS = """
    CaveRow {
        height: 1fr; min-height: 4;
        &.crimson { background: #b03a48 24%; }
        &.golden { background: #c79a2a 22%; }
        &.amethyst { background: #7f5fc0 24%; }
        & > Horizontal { height: 1fr; }
    }
    """

    def __init__(self, cave: Cave) -> None:
        super().__init__(classes=cave)
        self.cave = cave

    def compose(self) -> ComposeResult:
        """The sign above the path."""
        yield CaveSign(self.cave)
        first = STOPS * CAVE_KEYS.index(self.cave)
        with Horizontal():
            yield Stop(first)
            for column in range(1, STOPS):
                yield Space(self.cave, column)
                yield Stop(first + column)


class MatNests(Target):
    """The nests of the mat outside the caves."""

    DEFAULT_CSS = """
    MatNests {
        width: auto; height: 1; padding: 0 1;
        &.-legal { background: $success 30%; text-style: bold; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; text-style: bold; }
    }
    """

    def show(self, scene: Scene, player: PlayerView, offers: Offers) -> None:
        """The eggs in them."""
        offer = offers.get(PickMat())
        name = scene.words.say("ui-wyrmspan-nests")
        self.put(offer, f"{name}: {player.mat_eggs}/{MAT.nests}")
        sign = mark(offer)
        is_open = offer is not None and offer.refusal is None
        self.update(
            Content.assemble(
                (f"{sign} " if is_open else "", "bold $success"),
                f"{name} {signs.nests(player.mat_eggs, MAT.nests)}",
                (f" {sign}" if sign and not is_open else "", "$error"),
            )
        )


class MatPage(Vertical):
    """The three caves."""

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        for cave in CAVE_KEYS:
            yield CaveRow(cave)

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The mat of the seat."""
        player: PlayerView = scene.view.players[seat]
        by_action = {offer.action: offer for offer in offers}
        for sign in self.query(CaveSign):
            sign.show(scene, player, by_action)
        for stop in self.query(Stop):
            stop.show(scene, by_action)
        changed = changed_spaces(scene, seat)
        for i, space in enumerate(self.query(Space)):
            is_new = (space.cave, space.column) in changed
            space.show(scene, player.spaces[i], by_action, is_new)
