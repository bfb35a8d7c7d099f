"""The places of the large zoo: pens, the bricks of the Pyramid, the river."""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from dracosaur.core.game import Refusal
from dracosaur.games.draftosaurus.keys import Place, Species
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.draftosaurus.layout import PYRAMID_ROWS, RIVER_SIGN, printed_place
from dracosaur.terminal.panels.draftosaurus.pieces import CHIP, brick, chip, letter, slots
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.target import Target

YES, NO = "✓", "✗"


@dataclass(frozen=True)
class Residents:
    """What a place shows: who lives there, what it scores, and what may be tried there."""

    scene: Scene
    place: Place
    pieces: tuple[Species | None, ...]
    points: int | None
    offers: dict[int | None, Offer]  # by space of the Pyramid, None elsewhere
    new: frozenset[int]  # which of the pieces have just come

    @property
    def name(self) -> str:
        """The full name."""
        return self.scene.words.name_of("place", self.place)

    @property
    def about(self) -> str:
        """The name and the rule of the place."""
        return f"{self.name}: {self.scene.voice.say(printed_place(self.scene, self.place).about)}"

    def title(self, key: str, width: int) -> str:
        """The name after its key, short where there is little room."""
        full = f"{key} {self.name}".strip()
        return (
            full
            if len(full) <= width
            else f"{key} {self.scene.words.say(f'place-{self.place}-short')}".strip()
        )

    def score(self) -> str:
        """The points in words; nothing for the half of the bridge that scores with the other."""
        return "" if self.points is None else self.scene.words.say("points", n=self.points)


class Spot(Target):
    """A place that takes a dinosaur; `foreseen` marks it while a dinosaur is only considered."""

    here: Residents | None = None
    mark = ""

    @property
    def where(self) -> tuple[Place, int | None]:
        """The place, and for the Pyramid the space."""
        return self.here.place if self.here is not None else "river", None

    def judge(self, offer: Offer | None) -> None:
        """Say by sign and rule number whether the offer is open."""
        self.mark = "" if offer is None else _mark(offer.refusal)
        self.set_class(False, "-possible", "-impossible")

    def foresee(self, illegal: Refusal | None) -> None:
        """Mark the place for a dinosaur that is not chosen yet."""
        self.mark = _mark(illegal)
        self.set_class(illegal is None, "-possible")
        self.set_class(illegal is not None, "-impossible")
        self.refresh()

    def forget(self) -> None:
        """End of what was foreseen."""
        if self.has_class("-possible") or self.has_class("-impossible"):
            self.judge(self.offer)
            self.refresh()


def _mark(illegal: Refusal | None) -> str:
    return YES if illegal is None else f"{NO} {illegal.rule}".strip()


class Pen(Spot):
    """A pen with its slots, its score and, where a dinosaur is refused, the number of the rule."""

    DEFAULT_CSS = """
    Pen {
        width: 1fr; height: 1fr; min-height: 3; content-align: center middle;
        border: round $ink-soft; border-title-color: $foreground; border-subtitle-color: $ink-soft;
        &.-possible { border: dashed $success; border-subtitle-color: $success; }
        &.-impossible { border-subtitle-color: $error; }
        &.-legal { border: heavy $success; border-title-style: bold; border-subtitle-color: $success; }
        &.-refused {
            border: round $ink-soft 60%; border-title-color: $ink-soft; border-subtitle-color: $error;
        }
        &:hover { background: $primary 15%; }
        &:focus { border: double $accent; border-title-color: $accent; border-title-style: bold; }
    }
    """

    def live(self, here: Residents) -> None:
        """Who lives here now."""
        self.here = here
        offer = here.offers.get(None)
        self.put(offer, here.about)
        self.judge(offer)
        self.write()

    def foresee(self, illegal: Refusal | None) -> None:
        """As for any spot, written into the border."""
        super().foresee(illegal)
        self.write()

    def forget(self) -> None:
        """As for any spot, written into the border."""
        super().forget()
        self.write()

    def on_resize(self) -> None:
        """A wider pen has room for its full name."""
        self.write()

    def write(self) -> None:
        """Bring the border up to date."""
        if self.here is not None:
            key = self.offer.key if self.offer is not None else ""
            self.border_title = Content(self.here.title(key, self.size.width - 4))
            self.border_subtitle = Content(
                " · ".join(part for part in (self.mark, self.here.score()) if part)
            )
            self.refresh()

    def render(self) -> Content:
        """The slots."""
        here = self.here
        if here is None:
            return Content("")
        printed = printed_place(here.scene, here.place)
        return slots(
            here.scene.words,
            here.pieces,
            printed.capacity,
            (self.size.width, self.size.height),
            printed.points,
            by_pairs=here.place == "prairie_of_love",
            new=here.new,
        )


class Brick(Spot):
    """One space of the Pyramid."""

    DEFAULT_CSS = """
    Brick {
        width: 4; height: 1fr; content-align: center middle;
        &.-legal { color: $success; text-style: bold; }
        &:hover { background: $primary 25%; }
        &:focus { background: $accent; color: $background; text-style: bold; }
    }
    """

    def __init__(self, space: int) -> None:
        super().__init__(id=f"space-{space}")
        self.space = space

    @property
    def where(self) -> tuple[Place, int | None]:
        """A space of the Pyramid."""
        return "pyramid", self.space

    def live(self, here: Residents) -> None:
        """Who stands on this space."""
        self.here = here
        offer = here.offers.get(self.space)
        self.put(offer, f"P{self.space} · {here.about}")
        self.judge(offer)
        self.refresh()

    def render(self) -> Content:
        """The dinosaur; else the key where one may come, a cross where not, a point while nobody asks."""
        if self.here is None:
            return Content("")
        piece = self.here.pieces[self.space - 1]
        if piece is not None:
            sign = NEW if self.space - 1 in self.here.new else ""
            return brick(f"{sign}{letter(self.here.scene.words, piece)}", piece, self.size.height)
        if self.offer is not None and self.offer.refusal is None:
            return brick(f"[{self.offer.key}]", None, self.size.height, "bold $success")
        return brick({"": "·", YES: YES}.get(self.mark, NO), None, self.size.height)


class Pyramid(Vertical):
    """Six bricks in three rows, shifted by half a brick (D10.3.3)."""

    DEFAULT_CSS = """
    Pyramid {
        width: 1fr; height: 2fr; min-height: 5; align: center middle; border: round $ink-soft;
        border-title-color: $foreground; border-subtitle-color: $ink-soft;
        &.-possible { border: dashed $success; }
        &.-legal { border: heavy $success; border-title-style: bold; border-subtitle-color: $success; }
        &.-refused {
            border: round $ink-soft 60%; border-title-color: $ink-soft; border-subtitle-color: $error;
        }
        & > Horizontal { width: 1fr; height: 1fr; max-height: 3; align: center middle; }
        &.-roomy Brick { width: 8; }
    }
    """

    here: Residents | None = None

    def compose(self) -> ComposeResult:
        """The rows from the top."""
        for row in PYRAMID_ROWS:
            with Horizontal(id=f"worth-{row[0].points}"):
                for printed in row:
                    yield Brick(printed.space)

    def live(self, here: Residents) -> None:
        """Who stands where."""
        self.here = here
        open_spaces = [space for space, offer in here.offers.items() if offer.refusal is None]
        self.set_class(bool(open_spaces), "-legal")
        self.set_class(bool(here.offers) and not open_spaces, "-refused")
        for space in self.query(Brick):
            space.live(here)
        self.write()

    def sum_up(self) -> None:
        """The pen as a whole is open to a considered dinosaur when one of its spaces is."""
        self.set_class(any(space.has_class("-possible") for space in self.query(Brick)), "-possible")

    def on_resize(self) -> None:
        """A wider pen has room for its full name, a higher one for higher bricks."""
        self.set_class(self.size.width >= 24 and self.size.height >= 9, "-roomy")
        self.write()

    def write(self) -> None:
        """Bring the border up to date."""
        here = self.here
        if here is None:
            return
        offers = list(here.offers.values())
        open_keys = [offer.key for offer in offers if offer.refusal is None]
        rules = sorted({offer.refusal.rule for offer in offers if offer.refusal is not None})
        mark = YES if open_keys else " ".join((NO, *rules)) if offers else ""
        self.border_title = Content(
            here.title("-".join(sorted({*open_keys[:1], *open_keys[-1:]})), self.size.width - 4)
        )
        self.border_subtitle = Content(" · ".join(part for part in (mark, here.score()) if part))


class River(Spot):
    """The river between the banks; it takes everybody (D7)."""

    DEFAULT_CSS = """
    River {
        width: 6; height: 1fr; background: $water; color: $foreground;
        &.-legal { text-style: bold; }
        &:hover { background: $water 70%; }
        &:focus { background: $accent 60%; text-style: bold; }
    }
    """

    def live(self, here: Residents) -> None:
        """Who swims here now."""
        self.here = here
        offer = here.offers.get(None)
        self.put(offer, here.about)
        self.judge(offer)
        self.refresh()

    def render(self) -> Content:
        """Name, key, dinosaurs two by two between the waves, points."""
        here = self.here
        if here is None:
            return Content("")
        words, width = here.scene.words, self.size.width
        side_by_side = max(width // CHIP, 1)
        key = self.offer.key if self.offer is not None else ""
        head = [
            Content.styled(here.name.center(width), "bold"),
            Content(f"{key} {self.mark}".strip().center(width)),
        ]
        chips = [chip(words, piece, i in here.new) for i, piece in enumerate(here.pieces)]
        rows = [chips[i : i + side_by_side] for i in range(0, len(chips), side_by_side)]
        swimming = [Content("").join(row) for row in rows]
        foot = [Content.styled(f"= {here.points}".center(width), "bold")]
        free = self.size.height - len(head) - len(swimming) - len(foot)
        waves = [_wave(i, width) for i in range(max(free, 0))]
        lines = [*head, *waves[: free // 2], *swimming, *waves[max(free // 2, 0) :], *foot]
        return Content("\n").join(lines)


def _wave(i: int, width: int) -> Content:
    calm = f"{RIVER_SIGN}   " if i % 2 else f"  {RIVER_SIGN} "
    return Content.styled((calm * width)[:width], "$ink-soft")
