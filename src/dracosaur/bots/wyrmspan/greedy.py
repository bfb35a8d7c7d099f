"""A greedy player of Wyrmspan: each decision leads to the position that promises most.

A main action is played to the end of the turn on an imagined table. Every decision inside it goes by the same
measure: each answer is carried out, the rest of the effect is answered off the cuff, the position is valued.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.wyrmspan.value import WEIGHTS, Unseen, Weights, position_value, static_net
from dracosaur.bots.wyrmspan.worth import cave_use
from dracosaur.core.game import Action, AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Row
from dracosaur.games.wyrmspan.actions import encode
from dracosaur.games.wyrmspan.cards.codes import CACHE, FEED, FILL, OP, PAY, TUCK, TURN
from dracosaur.games.wyrmspan.cards.programs import NODE
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.interpreter import apply
from dracosaur.games.wyrmspan.rules.moves import draw, legal
from dracosaur.games.wyrmspan.rules.turns import CHOOSE_ACTION
from dracosaur.games.wyrmspan.view import WyrmspanView

LONGEST: Final = 200  # steps of one imagined turn; no chain comes near it
MIDDLE: Final = 12  # turns left in the middle of a game
GIVING: Final = (PAY, TUCK, CACHE, FEED, TURN)  # operations that take something from the player


class GreedyWyrmspan:
    """Looks one turn ahead."""

    def __init__(self, game: AnyGame, rng: Rng, weights: Weights = WEIGHTS) -> None:
        self.game = game
        self.rng = rng
        self.weights = weights

    def choose(self, view: WyrmspanView, legal: Sequence[Action]) -> Action:
        """The action with the highest value; the first of equal ones."""
        if len(legal) == 1:
            return legal[0]
        state: State = self.game.imagine(view, self.rng)
        codes = [encode(action) for action in legal]  # type: ignore[arg-type]  # actions of this game
        thought = Thought(state, view.seat or 0, self.rng.row, self.weights)
        return legal[codes.index(thought.best(state, codes))]


class Thought:
    """One decision: the seat that decides and what it knows."""

    def __init__(self, state: State, seat: int, rng: Row, weights: Weights) -> None:
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.unseen = Unseen(_deck(state.dragon_at), _deck(state.cave_at))
        self.buffer = [0] * constants.MOST_LEGAL

    def best(self, state: State, codes: Sequence[int]) -> int:
        """The answer that leads to the best position."""
        if state.phase == constants.KEEPING:
            values = [self._after_start(state, code) for code in codes]
        elif is_main(state):
            values = [self._after_turn(state, code) for code in codes]
        else:
            values = [self._after_frame(state, code) for code in codes]
        return codes[values.index(max(values))]

    def value(self, state: State) -> float:
        """What the position promises to the seat."""
        return position_value(state, self.seat, self.unseen, self.weights)

    def _legal(self, state: State, seat: int) -> Row:
        return self.buffer[: legal(state, seat, self.buffer)]

    def _after_start(self, state: State, code: int) -> float:
        after = state.copy()
        apply(after, self.seat, code)
        return self.value(after)

    def _after_turn(self, state: State, code: int) -> float:
        """The value at the end of the turn that begins with the action."""
        after = state.copy()
        apply(after, self.seat, code)
        for _ in range(LONGEST):
            if is_turn_over(after, state):
                break
            if after.actor == constants.CHANCE:
                apply(after, constants.CHANCE, draw(after, self.rng))
            elif after.actor == self.seat:
                apply(after, self.seat, self.best(after, self._legal(after, self.seat)))
            else:
                self._answer_quickly(after)
        return self.value(after)

    def _after_frame(self, state: State, code: int) -> float:
        """The value when the effect that asks is finished, the rest of it answered off the cuff."""
        below = (state.depth - 1) * constants.FRAME
        known = state.stack[:below]
        after = state.copy()
        apply(after, self.seat, code)
        for _ in range(LONGEST):
            if after.depth * constants.FRAME <= below or after.stack[:below] != known:
                break
            if is_turn_over(after, state):
                break
            if after.actor == constants.CHANCE:
                apply(after, constants.CHANCE, draw(after, self.rng))
            else:
                self._answer_quickly(after)
        return self.value(after)

    def _answer_quickly(self, state: State) -> None:
        seat = state.actor
        apply(state, seat, quick_answer(state, seat, self._legal(state, seat)))


def _deck(places: Row) -> frozenset[int]:
    return frozenset(card for card, place in enumerate(places) if card and place == constants.IN_DECK)


def is_main(state: State) -> bool:
    """Whether the question is which action to take."""
    base = (state.depth - 1) * constants.FRAME
    node = state.stack[base + constants.NODE_AT]
    return NODE[node][OP] == TURN and state.stack[base + constants.STAGE_AT] == CHOOSE_ACTION


def is_turn_over(state: State, before: State) -> bool:
    """Whether nothing is left of the turn, or part of a phase, that was going on before."""
    if state.depth == 0 or state.phase != before.phase or state.turn != before.turn:
        return True
    if state.actor == constants.CHANCE:
        return NODE[state.stack[(state.depth - 1) * constants.FRAME + constants.NODE_AT]][OP] == FILL
    return state.actor < 0 or is_main(state)  # the same seat goes on where all others have passed


def quick_answer(state: State, seat: int, codes: Row) -> int:
    """A sensible answer without a look ahead: use what is offered, keep the best cards, give what abounds."""
    takes = [code for code in codes if code != constants.ACT_DECLINE]
    first = takes[0]
    gives = NODE[state.stack[(state.depth - 1) * constants.FRAME + constants.NODE_AT]][OP] in GIVING
    if first >= constants.ACT_DRAGON:
        return (min if gives else max)(takes, key=_card_worth)
    if constants.ACT_RESOURCE <= first < constants.ACT_EGG:
        have = state.resources[seat]
        by_number = [code for code in takes if code < constants.ACT_EGG]
        return (max if gives else min)(by_number, key=lambda code: have[code - constants.ACT_RESOURCE])
    return first


def _card_worth(code: int) -> float:
    if code >= constants.ACT_CAVE_CARD:
        return cave_use(MIDDLE)[code - constants.ACT_CAVE_CARD]
    return static_net(code - constants.ACT_DRAGON, MIDDLE, WEIGHTS)


__all__ = ["GreedyWyrmspan"]
