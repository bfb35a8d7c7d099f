"""Whether the document of a game in progress fits together: what is said to be decided must be decidable."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.core.positions import Node
from dracosaur.games.draftosaurus.rules import State, constants, legal, must_act, why_not
from dracosaur.games.draftosaurus.rules.course import (
    begin_stage,
    commit_piece,
    commit_spot,
    free_pieces,
    stage_end,
)
from dracosaur.games.draftosaurus.rules.placement import quarantined


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
        for step in steps[again.done[seat] : state.done[seat]]:
            _decide_again(player, state, again, seat, step)
    if again != state or state.waiting == 0:
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


def _decide_again(player: Node, state: State, again: State, seat: int, step: int) -> None:
    key, first, commits = {
        constants.CHOOSE: ("chosen", constants.ACT_CHOOSE, state.chosen),
        constants.PLACE: ("spot", constants.ACT_PLACE, state.spot),
        constants.DISCARD: ("discard", constants.ACT_DISCARD, state.dropped),
        constants.NOTHING: ("decisions", 0, state.chosen),
    }[step]
    value = commits[seat] - 1
    if value < 0 or why_not(again, seat, first + value) != 0:
        raise player.child(key).wrong("error-contradiction", "D5.2")
    if step == constants.PLACE:
        commit_spot(again, seat, value)
    else:
        commit_piece(again, seat, step, value)


def _check_leaving(table: Node, players: Sequence[Node], state: State) -> None:
    """Somebody still has to move a quarantined dinosaur, and the moves already made are legal (D12.1)."""
    if not any(must_act(state, seat) for seat in range(state.seats)):
        raise table.child("phase").wrong("error-contradiction", "D12.1")
    again = state.copy()
    for seat, player in enumerate(players):
        again.spot[seat] = 0
        if state.spot[seat] and (
            quarantined(state, seat) == 0
            or why_not(again, seat, constants.ACT_MOVE + state.spot[seat] - 1) != 0
        ):
            raise player.child("spot").wrong("error-contradiction", "D12.1")
