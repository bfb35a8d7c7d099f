"""Where a question comes from: the card, the printed effect or the tile that is being resolved."""

from __future__ import annotations

from dracosaur.core.game import Message
from dracosaur.core.twin import Row
from dracosaur.core.values import Values
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.programs import (
    BROWN,
    CHILD,
    CLOSING,
    GUILD_BENEFIT,
    NODE,
    PATH_STOPS,
    TRACK_SPACES,
)
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, GUILD_KEYS
from dracosaur.games.wyrmspan.kinds import top_frame
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.plays import (
    EXCAVATED,
    PAY_CAVE_EGGS,
    PICK_CARD,
    PICK_CAVE_CARD,
    PICK_PLACE,
    PLAYED,
)
from dracosaur.games.wyrmspan.rules.turns import PAY_EXPLORATION


def source_of(state: State) -> Message | None:
    """What asks, the innermost thing first; None for a plain decision of the turn."""
    below: Row | None = None
    found: Message | None = None
    for i in range(state.depth):
        frame = state.stack[i * constants.FRAME : (i + 1) * constants.FRAME]
        of_course = None if below is None else _of_course(state, frame, below)
        found = _of_dragon(state, frame) or of_course or found
        below = frame
    if state.depth == 0:
        return None
    frame = top_frame(state)
    return _of_card(state, frame) or found or _of_action(state, frame)


def _of_card(state: State, frame: Row) -> Message | None:
    """The card that is being played: where it goes and what it costs is asked after it was chosen (W5.15)."""
    op, stage, card = _op(frame), frame[constants.STAGE_AT], frame[constants.MEMO_AT]
    if op == c.PLAY and PICK_CARD < stage < PLAYED:
        place = _place(*divmod(frame[constants.MASK_AT], c.COLUMNS)) if stage > PICK_PLACE else {}
        return Message("source-play", {"dragon": card, **place})
    if op == c.EXCAVATE and stage <= PAY_CAVE_EGGS and card:
        place = _excavation(state, frame) if stage == PAY_CAVE_EGGS else {}
        return Message("source-excavate", {"cave_card": card, **place})
    return None


def _of_action(state: State, frame: Row) -> Message | None:
    """What an action has settled before any card: the cave that is explored, the space that is excavated."""
    op, stage = _op(frame), frame[constants.STAGE_AT]
    if op == c.TURN and stage == PAY_EXPLORATION:
        return Message("source-explore", {"cave": CAVE_KEYS[frame[constants.MEMO_AT]]})
    if op == c.EXCAVATE and stage == PICK_CAVE_CARD:
        return Message("source-space", _excavation(state, frame))
    return None


def _op(frame: Row) -> int:
    return NODE[frame[constants.NODE_AT]][c.OP]


def _excavation(state: State, frame: Row) -> Values:
    """The next space of the cave that is being excavated."""
    cave = frame[constants.MASK_AT]
    return _place(cave, state.excavated[frame[constants.SEAT_AT]][cave])


def _place(cave: int, column: int) -> Values:
    return {"cave": CAVE_KEYS[cave], "column": column + 1}


def _of_dragon(state: State, frame: Row) -> Message | None:
    at, seat = frame[constants.SPACE_AT], frame[constants.SEAT_AT]
    dragon = state.dragon[seat][at] if at >= 0 else 0
    if dragon == 0:
        return None
    cave, column = divmod(at, c.COLUMNS)
    return Message("source-dragon", {"dragon": dragon, "player": seat, **_place(cave, column)})


def _of_course(state: State, frame: Row, below: Row) -> Message | None:
    """What the course of the game put on top of the frame below."""
    op = _op(below)
    if op == c.STEPS:
        return _of_step(state, frame)
    if op == c.WALK and below[constants.LEFT_AT] % 2:
        stop = (below[constants.LEFT_AT] - 1) // 2
        return Message("source-stop", {"cave": CAVE_KEYS[below[constants.MEMO_AT]], "stop": stop})
    if op == c.BONUSES and frame[constants.NODE_AT] == CLOSING:
        return Message("source-closing")
    if op == c.BONUSES or (op == c.EXCAVATE and below[constants.STAGE_AT] == EXCAVATED):
        return Message("source-cave_card", {"cave_card": below[constants.MEMO_AT]})
    return None


def _of_step(state: State, frame: Row) -> Message | None:
    """A space of the guild track, or the row of the tile that was marked on a brown one."""
    space = state.steps[frame[constants.SEAT_AT]] % TRACK_SPACES
    if not BROWN[space]:
        return Message("source-track", {"space": space})
    rows = list(GUILD_BENEFIT[state.guild])
    if frame[constants.NODE_AT] not in rows:
        return None
    row = rows.index(frame[constants.NODE_AT]) + 1
    return Message("source-row", {"guild": GUILD_KEYS[state.guild], "row": row})


def item_of(state: State, number: int) -> Message:
    """One of the items that the question offers, counted from 1."""
    frame = top_frame(state)
    node = NODE[frame[constants.NODE_AT]]
    if node[c.OP] == c.ACTIVATE_MAT:
        cave, stop = divmod(number - 1, PATH_STOPS)
        return Message("about-stop", {"cave": CAVE_KEYS[cave], "stop": stop})
    if node[c.OP] == c.BONUSES:
        if number == 1:
            return Message("about-cave_card", {"cave_card": frame[constants.MEMO_AT]})
        return Message("about-closing")
    return Message("about-item", {"node": CHILD[node[c.FIRST] + number - 1]})
