"""What a choice is certain to bring, worked out by the rules themselves on a copy of the table.

Only the answer itself is carried out, never what follows from it: what comes then may hang on cards that the
seat does not know. What an answer commits to later (a price, a walk) is told ahead where it is fixed.
"""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event
from dracosaur.games.wyrmspan.actions import Explore, PickDragon, WyrmspanAction, encode
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.programs import (
    ACTION_COINS,
    LIKES,
    NODE,
    NODE_WALK,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
)
from dracosaur.games.wyrmspan.events import changes
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.kinds import top_frame
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import choose_start
from dracosaur.games.wyrmspan.rules.interpreter import answer
from dracosaur.games.wyrmspan.rules.plays import PAY_CAVE_EGGS, PICK_CAVE_CARD
from dracosaur.games.wyrmspan.rules.possible import can_afford, room
from dracosaur.games.wyrmspan.rules.scoring import score
from dracosaur.games.wyrmspan.rules.stack import close_question, pop, push
from dracosaur.games.wyrmspan.rules.turns import PAY_EXPLORATION, step_walk

Due = tuple[str, int, int]  # what is to be paid, how many, and how many there are


def brings(state: State, seat: int, action: WyrmspanAction, points: int) -> Iterator[Event]:
    """What the seat gets and gives by a legal action; `points` are what it scores before."""
    trial = answered(state, seat, action)
    yield from _differences(state, trial, seat, points)
    if _eggs_due(trial):
        yield Event("brings-pays", {"kind": "egg", "n": _eggs_due(trial)})
    if isinstance(action, Explore):
        yield from walk(state, seat, CAVE_KEYS.index(action.cave))


def _differences(before: State, after: State, seat: int, points: int) -> Iterator[Event]:
    """What is different for the seat; who it is goes without saying."""
    for event in changes(before, after, seat):
        values = {name: value for name, value in event.values.items() if name != "player"}
        yield Event(event.key.replace("event-", "brings-"), values)
    for kind, old, new in (
        ("dragon", before.dragon_cards[seat], after.dragon_cards[seat]),
        ("cave", before.cave_cards[seat], after.cave_cards[seat]),
    ):
        if new != old:
            yield Event(f"brings-{kind}_card", {"n": new - old})
    gained = score(after, seat) - points
    if gained:
        yield Event("brings-points", {"n": gained})


def follows(before: State, after: State, seat: int) -> tuple[Event, ...]:
    """What an action has brought the seat together with all that followed from it."""
    return tuple(_differences(before, after, seat, score(before, seat)))


def answered(state: State, seat: int, action: WyrmspanAction) -> State:
    """The table when the seat has answered and nothing has followed yet."""
    trial, code = state.copy(), encode(action)
    if state.phase == constants.KEEPING:
        trial.picks = [0] * constants.SEATS  # as long as somebody chooses, nothing is shown (W4.7)
        choose_start(trial, seat, code)
    else:
        close_question(trial)
        answer(trial, code)
    return trial


def _eggs_due(trial: State) -> int:
    """The eggs that an exploration or excavation will cost."""
    if trial.depth == 0:
        return 0
    frame = top_frame(trial)
    op, stage = NODE[frame[constants.NODE_AT]][c.OP], frame[constants.STAGE_AT]
    is_due = (op == c.TURN and stage == PAY_EXPLORATION) or (
        op == c.EXCAVATE and stage in (PICK_CAVE_CARD, PAY_CAVE_EGGS)
    )
    return frame[constants.LEFT_AT] if is_due else 0


def walk(state: State, seat: int, cave: int) -> Iterator[Event]:
    """The stops of the adventurer in a cave as it is now: printed effects and dragons that work (W8.3)."""
    trial = state.copy()
    depth, base = trial.depth + 1, trial.depth * constants.FRAME
    push(trial, NODE_WALK, seat, c.NOWHERE, constants.NEW)
    trial.stack[base + constants.MEMO_AT] = cave
    while trial.depth == depth:
        column, is_space = divmod(trial.stack[base + constants.LEFT_AT], 2)
        step_walk(trial, base)
        if trial.depth > depth:
            pop(trial, 0)
            where = {"cave": CAVE_KEYS[cave]}
            if is_space:
                dragon = state.dragon[seat][c.COLUMNS * cave + column]
                yield Event("brings-ability", {"dragon": dragon, **where, "column": column + 1})
            else:
                yield Event("brings-stop", {**where, "stop": column})


def price(state: State, seat: int, action: WyrmspanAction) -> Iterator[Event]:
    """What a dragon costs on the terms of the play, and how much of it is missing (W5.16)."""
    terms = NODE[top_frame(state)[constants.NODE_AT]][c.TERMS]
    if not isinstance(action, PickDragon) or terms in (c.FREE, c.ON_TOP):
        return
    icons = _icons(state, seat, action.number, terms)
    yield from (Event("brings-pays", {"kind": key, "n": n}) for key, n, _ in icons if n)
    yield from _lacks(icons)
    if terms == c.DISCOUNT:
        yield Event("brings-waives")  # one icon of it, which the seat names later (W13.3)


def outlook(state: State, seat: int, action: WyrmspanAction) -> Iterator[Event]:
    """Whether a dragon that is offered could be enticed next, as the table is now (W7.1 to W7.3, W5.16)."""
    if not isinstance(action, PickDragon):
        return
    dragon, coins = action.number, state.coins[seat] - ACTION_COINS
    if not LIKES[dragon] & room(state, seat):
        yield Event("brings-no_room")
    elif coins >= 0 and can_afford(state, seat, dragon, c.FULL_PRICE, coins):
        yield Event("brings-could_entice")
    else:
        yield from _lacks(_icons(state, seat, dragon, c.FULL_PRICE, ACTION_COINS))


def _icons(state: State, seat: int, dragon: int, terms: int, coins: int = 0) -> tuple[Due, ...]:
    """The printed cost on these terms, and so many coins besides."""
    resources = zip(RESOURCE_KEYS, PRICE[dragon], state.resources[seat], strict=True)
    return (
        *(resources if terms != c.NO_RESOURCES else ()),
        ("coin", PRICE_COINS[dragon] + coins, state.coins[seat]),
        ("egg", PRICE_EGGS[dragon], state.egg_count[seat]),
    )


def _lacks(icons: tuple[Due, ...]) -> Iterator[Event]:
    return (Event("brings-lacks", {"kind": key, "n": n - have}) for key, n, have in icons if n > have)
