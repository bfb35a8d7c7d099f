"""The players in little: supply, cards, mat and guild of each in a few lines."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from dracosaur.core.game import Seat
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.keys import CAVE_KEYS
from dracosaur.games.wyrmspan.view import PlayerView, WyrmspanView
from dracosaur.terminal.panels.base import NEW, LookAt, Others
from dracosaur.terminal.panels.wyrmspan import signs
from dracosaur.terminal.panels.wyrmspan.latest import changed_spaces
from dracosaur.terminal.panels.wyrmspan.rival import summary
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import name_in


def eggs_of(player: PlayerView) -> int:
    """All eggs in nests."""
    return player.mat_eggs + sum(space.eggs for space in player.spaces)


def marks(view: WyrmspanView, seat: int) -> str:
    """Whose turn it is, who begins, who has passed or chosen."""
    if view.phase == "keeping":
        return signs.YES if view.players[seat].has_chosen else "…"
    acts = view.actor == seat or (view.phase == "turns" and view.actor < 0 and view.turn == seat)
    passed = view.players[seat].passed and view.phase == "turns"
    return "".join(
        (
            signs.TURN if acts else "",
            signs.START if view.start == seat and view.seats > 1 else "",
            signs.PASSED if passed else "",
        )
    )


class MiniMat(Widget):
    """One player; a click shows the mat large. Its height follows from the room while that is shared out."""

    DEFAULT_CSS = """
    MiniMat { height: auto; text-wrap: nowrap; &:hover { background: $primary 20%; } }
    """

    shown: Scene | None = None
    seat = Seat(0)

    def on_click(self, event: events.Click) -> None:
        """Ask for the large picture."""
        event.stop()
        self.post_message(LookAt(self.seat))

    def show(self, scene: Scene, seat: Seat) -> None:
        """This player."""
        self.shown, self.seat = scene, seat
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """So many rows as the player needs, or as many of them as everybody can have."""
        if self.shown is None:
            return 0
        return len(self.lines(self.shown, container.height // len(self.shown.names), width))

    def render(self) -> Content:
        """The lines that there is room for."""
        width, height = self.size
        lines = [] if self.shown is None else self.lines(self.shown, height, width)
        return Content("\n").join(lines)

    def lines(self, scene: Scene, rows: int, width: int) -> list[Content]:
        """What there is to know, in so many rows where that is possible."""
        view: WyrmspanView = scene.view
        if self.seat >= view.seats:
            passed = view.automa is not None and view.automa.passed
            lines = [_title(scene, self.seat, signs.PASSED if passed else "", width), summary(scene)]
        else:
            player = view.players[self.seat]
            goods, cards = _goods(player), _cards(player)
            both = Content.assemble(goods, "  ", cards)
            facts = [both] if both.cell_length <= width else [goods, cards]
            lines = [_title(scene, self.seat, marks(view, self.seat), width), *facts]
            if rows > len(lines):
                lines.append(_dragons(scene, player, self.seat))
        if rows > len(lines):
            lines.append(Content(""))
        return lines


def _title(scene: Scene, seat: int, signs_of: str, width: int) -> Content:
    points = f"{signs.POINTS}{scene.sheet.players[seat].total}"
    sign = signs.seat_sign(seat, scene.view.seats)
    name = name_in(scene, seat, max(width - len(signs_of) - len(points) - 4, 4))
    start = Content.assemble((f"{sign} ", "bold $accent"), (name, "bold"), (f" {signs_of}", "$accent"))
    return Content.assemble(start, " " * max(width - start.cell_length - len(points), 1), (points, "bold"))


def _goods(player: PlayerView) -> Content:
    return Content.assemble(
        f"{signs.COIN}{player.coins} ", signs.supply(player.resources), f" {signs.EGG}{eggs_of(player)}"
    )


def _cards(player: PlayerView) -> Content:
    return Content(
        f"{signs.DRAGON}{player.dragon_cards} {signs.CAVE}{player.cave_cards} {signs.STEP}{player.steps}"
        f" {signs.TUCKED}{sum(space.tucked for space in player.spaces)}"
        f" ▣{sum(sum(space.cached) for space in player.spaces)}"
    )


def _dragons(scene: Scene, player: PlayerView, seat: int) -> Content:
    """Dragons and excavated spaces of the three caves; what has just changed has its sign before it."""
    changed = changed_spaces(scene, seat)
    parts: list[tuple[str, str]] = []
    for i, space in enumerate(player.spaces):
        cave, column = divmod(i, COLUMNS)
        if cave and not column:
            parts.append(("  ", ""))
        if (CAVE_KEYS[cave], column + 1) in changed:
            parts.append((NEW, "bold $accent"))
        parts.append(("■" if space.dragon else "□" if space.excavated else "·", "$ink-soft"))
    return Content.assemble(*parts)


class PlayersStrip(Others):
    """All players, the one whose mat is large first."""

    DEFAULT_CSS = """
    PlayersStrip > VerticalScroll { scrollbar-gutter: stable; }
    """

    def picture(self) -> MiniMat:
        """One player."""
        return MiniMat()

    def draw(self, scene: Scene, large: Seat, width: int) -> None:
        """Each shows as much as there is room for."""
        count = len(scene.names)
        for i, mat in enumerate(self.query(MiniMat)):
            mat.display = i < count
            if mat.display:
                mat.show(scene, Seat((large + i) % count))
