"""Whether the document of a game in progress fits together: what is said to be decided must be decidable."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.core.positions import Node
from dracosaur.games.draftosaurus.rules import State, constants, legal, must_act, why_not
from dracosaur.games.draftosaurus.rules.course import (
    begin_leaving,
    begin_stage,
    free_pieces,
    is_stage_over,
    stage_end,
    step_of,
)
from dracosaur.games.draftosaurus.rules.moves import carry_out


def check_progress(table: Node, players: Sequence[Node], state: State) -> None:
    """Raise BadPosition where the parts of a document contradict one another."""
    if state.second_game and state.options[constants.BOARD] != constants.MATCH:
        raise table.child("second_game").wrong("error-contradiction", "D15.1")
    for seat, player in enumerate(players):
        for n, hidden in zip(state.discards[seat], state.hidden_discards[seat], strict=True):
            if hidden > (n if state.options[constants.DISCARD_HIDDEN] else 0):
                raise player.child("hidden_discards").wrong("error-contradiction", "D17.10")
    if state.phase == constants.TURN:
        _check_turn(table, players, state)
    elif state.phase == constants.LEAVE:
        _check_leaving(table, players, state)
    elif any(map(any, (state.chosen, state.spot, state.dropped))):
        raise table.child("phase").wrong("error-contradiction", "D5.2")
    elif state.phase == constants.DEAL and sum(state.bag) < constants.HAND:
        raise table.child("phase").wrong("error-contradiction", "D3.5")


def _check_turn(table: Node, players: Sequence[Node], state: State) -> None:
    """Take back the decisions of the present stage and make them again by the rules."""
    steps, ends = constants.STEPS[state.plan], constants.STAGE_END[state.plan]
    if state.stage not in (0, *ends[:-1]) or state.stage >= constants.TURN_LENGTH[state.plan]:
        raise table.child("shown").wrong("error-contradiction", "D17.9")
    again = state.copy()
    shown, asked = steps[: state.stage], steps[state.stage : stage_end(state)]
    for seat, player in enumerate(players):
        _check_shown(player, state, seat, shown)
        again.done[seat] = state.stage
        for step, commits in (
            (constants.CHOOSE, again.chosen),
            (constants.PLACE, again.spot),
            (constants.DISCARD, again.dropped),
        ):
            if step in asked:
                commits[seat] = 0
    begin_stage(again)
    for seat, player in enumerate(players):
        while again.done[seat] < state.done[seat]:
            key, action = _next_decision(state, seat, step_of(again, seat))
            _decide_again(player.child(key), again, seat, action, "D5.2")
    if again != state or is_stage_over(state):
        raise table.wrong("error-contradiction", "D5.2")
    out = [0] * constants.MOST_LEGAL
    for seat, player in enumerate(players):
        if must_act(state, seat) and legal(state, seat, out) == 0:
            raise player.child("hand").wrong("error-contradiction", "D5.2")


def _check_shown(player: Node, state: State, seat: int, shown: Sequence[int]) -> None:
    """A piece that was shown and not yet placed or discarded lies before its owner."""
    is_due = constants.CHOOSE in shown and constants.PLACE not in shown
    if is_due and (state.chosen[seat] == 0 or free_pieces(state, seat, state.chosen[seat] - 1) < 0):
        raise player.child("chosen").wrong("error-contradiction", "D5.3")
    if constants.DISCARD in shown and (
        state.dropped[seat] == 0 or free_pieces(state, seat, state.dropped[seat] - 1) < 1
    ):
        raise player.child("discard").wrong("error-contradiction", "D13.3")


def _next_decision(state: State, seat: int, step: int) -> tuple[str, int]:
    """The key in the document, and the action, of what the seat is said to have decided at this step."""
    key, first, commits = {
        constants.CHOOSE: ("chosen", constants.ACT_CHOOSE, state.chosen),
        constants.PLACE: ("spot", constants.ACT_PLACE, state.spot),
        constants.DISCARD: ("discard", constants.ACT_DISCARD, state.dropped),
        constants.NOTHING: ("decisions", constants.ACT_CHOOSE, state.chosen),
    }[step]
    return key, first + commits[seat] - 1 if commits[seat] else constants.PLAYER_ACTIONS


def _decide_again(node: Node, again: State, seat: int, action: int, rule: str) -> None:
    if why_not(again, seat, action) != 0:
        raise node.wrong("error-contradiction", rule)
    carry_out(again, seat, action)


def _check_leaving(table: Node, players: Sequence[Node], state: State) -> None:
    """The moves already made are legal, and somebody still has to move a quarantined dinosaur (D12.1)."""
    again = state.copy()
    again.spot = [0] * constants.SEATS
    begin_leaving(again)
    for seat, player in enumerate(players):
        if state.spot[seat]:
            action = constants.ACT_MOVE + state.spot[seat] - 1
            _decide_again(player.child("spot"), again, seat, action, "D12.1")
    if is_stage_over(again):
        raise table.child("phase").wrong("error-contradiction", "D12.1")
