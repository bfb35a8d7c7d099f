"""What is asked, where the question comes from, and what may be answered under which key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.content import Content

from dracosaur.core.game import Action
from dracosaur.games.wyrmspan.actions import (
    Decline,
    Draw,
    Entice,
    Excavate,
    Explore,
    Pass,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickMat,
    PickResource,
    PickSpace,
)
from dracosaur.games.wyrmspan.cards import MAT, TRACK
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.printed import effects_of
from dracosaur.games.wyrmspan.cards.programs import CELL_VP, CHILD, CLOSING, GUILD_BENEFIT, GUILD_ROWS, NODE
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, GUILD_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.plays import EXCAVATED
from dracosaur.games.wyrmspan.view import WyrmspanView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import KEYS
from dracosaur.terminal.panels.wyrmspan import reading
from dracosaur.terminal.scene import Scene

DECLINE_KEY: Final = "0"
MAIN: Final[tuple[Action, ...]] = (
    Excavate(),
    Entice(),
    *(Explore(cave) for cave in CAVE_KEYS),
    Pass(),
)
CELL_ACTIONS: Final = tuple(
    PickCell(cell + 1) if cell < GUILD_ROWS else PickCell(GUILD_ROWS + 1, vp)
    for cell, vp in enumerate(CELL_VP)
)
SPACE_ACTIONS: Final = tuple(
    PickSpace(cave, column) for cave in CAVE_KEYS for column in range(1, c.COLUMNS + 1)
)
_COUNTED: Final = ("ask-gain_resource", "ask-gain_card", "ask-lay", "ask-pay_")  # where `left` counts items
_SHARES: Final = {c.KEEP: "ask-share_keep", c.DISCARD: "ask-share_discard", c.STOW_SHARE: "ask-share_tuck"}


def question(scene: Scene) -> str:
    """What the viewer has to decide, in one line."""
    view: WyrmspanView = scene.view
    asked = view.prompt
    if not scene.is_asked or asked is None:
        return scene.words.say("ask-wait")
    key = asked.key
    if key == "ask-share_card":
        key = _SHARES.get(view.frames[-1][constants.LEFT_AT] & 3, key)
    text = scene.words.say(key)
    if asked.left > 1 and key.startswith(_COUNTED):
        return f"{text} {scene.words.say('ui-wyrmspan-left', n=asked.left)}"
    return text


# Where a question comes from


def source(scene: Scene) -> str:
    """What is being resolved, in words; empty for a plain decision of the turn."""
    view: WyrmspanView = scene.view
    for i in range(len(view.frames) - 1, -1, -1):
        text = _of_frame(scene, view.frames[i], view.frames[i - 1] if i else None)
        if text:
            return text
    return ""


def _of_frame(scene: Scene, frame: tuple[int, ...], below: tuple[int, ...] | None) -> str:
    view: WyrmspanView = scene.view
    words = scene.words
    at, seat = frame[constants.SPACE_AT], frame[constants.SEAT_AT]
    if at >= 0 and view.players[seat].spaces[at].dragon:
        return reading.about_dragon(words, view.players[seat].spaces[at].dragon)
    if below is None:
        return ""
    op = NODE[below[constants.NODE_AT]][c.OP]
    if op == c.STEPS:
        return _of_step(scene, frame[constants.NODE_AT], seat)
    if op == c.WALK and below[constants.LEFT_AT] % 2:
        stop = (below[constants.LEFT_AT] - 1) // 2
        return reading.about_effect(words, 5 * below[constants.MEMO_AT] + stop)
    if op == c.BONUSES and frame[constants.NODE_AT] == CLOSING:
        return reading.effects_text(words, MAT.closing_bonus)
    if op == c.BONUSES or (op == c.EXCAVATE and below[constants.STAGE_AT] == EXCAVATED):
        return reading.about_cave(words, below[constants.MEMO_AT])
    return ""


def _of_step(scene: Scene, node: int, seat: int) -> str:
    """A space of the guild track, or the row of the tile that was marked on a brown one."""
    view: WyrmspanView = scene.view
    space = view.players[seat].steps % len(TRACK.spaces)
    if space not in TRACK.brown or view.guild is None:
        return reading.about_track(scene.words, space)
    rows = list(GUILD_BENEFIT[GUILD_KEYS.index(view.guild)])
    return reading.about_row(scene.words, view.guild, rows.index(node) + 1) if node in rows else ""


def item_text(scene: Scene, number: int) -> str:
    """One of the items of the question, counted from 1."""
    view: WyrmspanView = scene.view
    frame = view.frames[-1]
    node = frame[constants.NODE_AT]
    op = NODE[node][c.OP]
    if op == c.ACTIVATE_MAT:
        return reading.about_effect(scene.words, number - 1)
    if op == c.BONUSES:
        if number == 1:
            return reading.about_cave(scene.words, frame[constants.MEMO_AT])
        return reading.effects_text(scene.words, MAT.closing_bonus)
    return reading.effects_text(scene.words, effects_of(CHILD[NODE[node][c.FIRST] + number - 1]))


# Offers


def offers(scene: Scene, label: dict[Action, Content]) -> tuple[Offer, ...]:
    """Everything legal with its key, and what lies beside it on the table with the reason against it."""
    keys = dict(_keys(scene))
    closed = [action for action in _beside(scene) if action not in scene.legal]
    return (
        *(Offer(action, keys[action], label[action], scene.decision) for action in in_order(scene)),
        *(
            Offer(action, _main_key(scene, action), Content(""), scene.decision, scene.why_not(action))
            for action in closed
        ),
    )


def in_order(scene: Scene) -> list[Action]:
    """The legal actions as they are listed: declining comes last."""
    return sorted(scene.legal, key=lambda action: isinstance(action, Decline))


def _keys(scene: Scene) -> Iterator[tuple[Action, tuple[str, ...]]]:
    """Actions and resources have their own keys always, declining has 0, the rest what is free in order."""
    has_resources = any(isinstance(action, PickResource) for action in scene.legal)
    free = iter(KEYS[len(RESOURCE_KEYS) :] if has_resources else KEYS)
    for action in in_order(scene):
        if action in MAIN:
            yield action, _main_key(scene, action)
        elif isinstance(action, Decline):
            yield action, (DECLINE_KEY,)
        elif isinstance(action, PickResource):
            yield action, (KEYS[RESOURCE_KEYS.index(action.kind)],)
        else:
            key = next(free, "")
            yield action, (key,) if key else ()


def _main_key(scene: Scene, action: Action) -> tuple[str, ...]:
    return (KEYS[MAIN.index(action)],) if action in MAIN else ()


def _beside(scene: Scene) -> Iterator[Action]:
    """What a person might try at this question as well."""
    legal = scene.legal
    view: WyrmspanView = scene.view
    if Pass() in legal:
        yield from MAIN
    if any(isinstance(action, (PickSpace, PickMat)) for action in legal):
        yield from (*SPACE_ACTIONS, PickMat())
    if any(isinstance(action, PickCave) for action in legal):
        yield from (PickCave(cave) for cave in CAVE_KEYS)
    if any(isinstance(action, PickCell) for action in legal):
        yield from CELL_ACTIONS
    me = view.players[view.seat or 0]
    dragons = {action.number for action in legal if isinstance(action, PickDragon)}
    for zone in (me.hand_dragons, view.dragon_slots):
        if dragons & set(zone):
            yield from (PickDragon(number) for number in zone if number)
    caves = {action.number for action in legal if isinstance(action, PickCaveCard)}
    for zone in (me.hand_caves, view.cave_slots):
        if caves & set(zone):
            yield from (PickCaveCard(number) for number in zone if number)


def page_of(scene: Scene) -> str:
    """The page of the board on which the question is answered."""
    if any(isinstance(action, PickCell) for action in scene.legal):
        return "guild"
    cards = (PickDragon, PickCaveCard, Draw)
    if any(isinstance(action, cards) for action in scene.legal):
        return "cards"
    return "mat"
