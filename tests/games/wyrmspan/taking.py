"""A player who takes everything that is offered, and what that has changed: for one test per card."""

from __future__ import annotations

from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.stack import close_question, push
from dracosaur.games.wyrmspan.rules.state import State
from tests.games.wyrmspan.table import CAVES, KINDS, Table, deal_cave, deal_dragon

SIDES = ("", "B.", "C.", "D.", "E.")
PLACES = [f"{name}{column}" for name in CAVES for column in range(1, 5)]


def offered(table: Table, node: int, at: int) -> Table:
    """The effect is offered to the first player, inside his turn."""
    table.begin()
    close_question(table.s)
    push(table.s, node, 0, at, constants.NEW)
    return table.begin()


def take_all(
    table: Table, prefer: tuple[int, ...] = (), dragons: tuple[int, ...] = (), caves: tuple[int, ...] = ()
) -> Table:
    """Everything is taken until somebody has to choose an action; `prefer` is looked at first.

    Otherwise nests of the mat, gold and the top of the deck come first, then the lowest number; the decks
    give the cards named.
    """
    s, liking = (
        table.s,
        (*prefer, constants.ACT_MAT, constants.ACT_RESOURCE + 1, constants.ACT_DRAW, constants.ACT_DRAW + 1),
    )
    decks = [list(dragons), list(caves)]
    while s.depth > 1 or not rules.is_legal(s, s.actor, constants.ACT_PASS):
        legal = table.legal()
        if s.actor == constants.CHANCE:
            deck = decks[s.wanted]
            named = (deal_dragon if s.wanted == 0 else deal_cave)(deck.pop(0)) if deck else legal[0]
            rules.apply(s, constants.CHANCE, named)
            continue
        taking = [action for action in legal if action != constants.ACT_DECLINE]
        liked = [action for action in liking if action in taking]
        rules.apply(s, s.actor, (liked or taking)[0])
    return table


def snapshot(s: State) -> dict[str, int]:
    """The numbers that a card can change, by name."""
    found: dict[str, int] = {}
    for seat in range(s.seats):
        side = SIDES[seat]
        found[f"{side}coins"] = s.coins[seat]
        found[f"{side}dragons"] = s.dragon_cards[seat]
        found[f"{side}caves"] = s.cave_cards[seat]
        found[f"{side}mat"] = s.mat_eggs[seat]
        found[f"{side}steps"] = s.steps[seat]
        found[f"{side}vp"] = s.paid_vp[seat]
        for i, kind in enumerate(KINDS):
            found[f"{side}{kind}"] = s.resources[seat][i]
        for i, place in enumerate(PLACES):
            found[f"{side}{place}.egg"] = s.eggs[seat][i]
            found[f"{side}{place}.tuck"] = s.tucked[seat][i]
            found[f"{side}{place}.dragon"] = s.dragon[seat][i]
            found[f"{side}{place}.cave"] = s.cave[seat][i]
            for k, kind in enumerate(KINDS):
                found[f"{side}{place}.{kind}"] = s.cached[seat][4 * i + k]
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less; a card that has been placed is named by its number."""
    return {
        name: value if name.endswith((".dragon", ".cave")) else value - before[name]
        for name, value in after.items()
        if value != before[name]
    }


def home(number: int) -> str:
    """The first cave that a dragon likes."""
    return next(name for name, row in CAVES.items() if (programs.LIKES[number] >> row) & 1)
