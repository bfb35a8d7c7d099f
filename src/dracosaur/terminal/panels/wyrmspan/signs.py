"""The signs of the screen: one column wide each, told apart by shape first and by colour second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.content import Content

from dracosaur.games.wyrmspan.cards.components import Benefit, Dragon, PrintedCost
from dracosaur.games.wyrmspan.cards.effects import Cache, Gain, GainCards, GuildSteps, LayEggs, Tuck, UpTo
from dracosaur.games.wyrmspan.keys import RESOURCE_KEYS

COIN, EGG, NEST, DRAGON, CAVE, STEP, POINTS = "¢", "●", "○", "♞", "∩", "»", "★"
TUCKED, GROWTH, BROWN, FREE_SQUARE = "≡", "↑", "◎", "□"
TURN, PASSED, START = "▶", "‖", "◆"
DONE, OPEN = "▪", "▫"  # explorations of this round, and those left
YES, NO = "✓", "✗"
HAND = "☟"
EXPLORE = "↦"

# Sign and ink of each resource; readable on both themes.
RESOURCES: Final[Mapping[str, tuple[str, str]]] = {
    "meat": ("♣", "$error"),
    "gold": ("■", "$warning"),
    "crystal": ("♦", "#8f74cc"),
    "milk": ("▼", "$secondary"),
}
WHEN: Final[Mapping[str, str]] = {
    "when_played": "!",
    "if_activated": "▸",
    "once_per_round": "↻",
    "end_game": "⚑",
}
_SEATS: Final = "①②③④⑤"
_RIVAL: Final = "A"


def seat_sign(seat: int, seats: int) -> str:
    """The sign of a player; behind the seats comes the opponent of the solo game."""
    return _SEATS[seat] if seat < seats else _RIVAL


def resource(kind: str, n: int | None = None) -> Content:
    """A resource, or so many of them."""
    sign, ink = RESOURCES[kind]
    return Content.assemble((sign, ink), "" if n is None else str(n))


def supply(counts: Sequence[int]) -> Content:
    """How many of each resource."""
    return Content(" ").join(resource(kind, n) for kind, n in zip(RESOURCE_KEYS, counts, strict=True))


def cached(counts: Sequence[int]) -> Content:
    """The resources that are there, closely written."""
    return Content("").join(
        resource(kind, n if n > 1 else None) for kind, n in zip(RESOURCE_KEYS, counts, strict=True) if n
    )


def nests(eggs: int, room: int) -> str:
    """Eggs in their nests."""
    return f"{EGG * eggs}{NEST * (room - eggs)}"


def cost(price: PrintedCost) -> Content:
    """The icons of a printed cost; a dash for nothing."""
    parts = [resource(kind) for kind in RESOURCE_KEYS for _ in range(getattr(price, kind))]
    parts += [Content(COIN)] * price.coin + [Content(EGG)] * price.egg
    return Content("").join(parts) if parts else Content("–")


def abilities(dragon: Dragon) -> str:
    """When the ability works."""
    return "".join(WHEN[icon] for icon in dragon.icons)


def effect_sign(effects: Benefit) -> Content:
    """A printed effect of the mat or the guild track in at most three columns."""
    if not effects:
        return Content(BROWN)
    match effects[0]:
        case Gain(what) if what in RESOURCES:
            return Content.assemble("+", resource(what))
        case Gain(what):
            return Content(f"+{COIN}" if what == "coin" else "+?")
        case GainCards(what):
            return Content(f"+{DRAGON if what == 'dragon_card' else CAVE}")
        case GuildSteps():
            return Content(f"+{STEP}")
        case LayEggs():
            return Content(f"+{EGG}")
        case UpTo(times, Cache()):
            return Content(f"{times}×▣")
        case UpTo(times, Tuck()):
            return Content(f"{times}×{TUCKED}")
        case UpTo(times):
            return Content(f"{times}×{EGG}")
    return Content("…")
