"""What a good player would do in an activation of Gods Love Dinosaurs, which is solved exactly."""

from __future__ import annotations

from dracosaur.bots.gods_love_dinosaurs.greedy import LAST_WORTH, WORTH, ends_game
from dracosaur.bots.hints import Hint
from dracosaur.core.game import Message
from dracosaur.games.gods_love_dinosaurs.actions import encode
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, put, remove, role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at, nest
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt
from dracosaur.games.gods_love_dinosaurs.rules.roaming import roam
from dracosaur.games.gods_love_dinosaurs.solver import Plan, next_answer, solve
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView, imagine_own


def best_play(view: GodsLoveDinosaursView) -> Hint | None:
    """The best answer in an activation and what it brings; None where there is no activation to solve."""
    state, seat = imagine_own(view), view.seat or 0
    if state.task[seat] not in (constants.HATCH, constants.CHOOSE, constants.HUNT, constants.ROAM):
        return None
    is_last = ends_game(state) and state.stage != constants.STAGE_SPECIES
    plan = solve(state, seat, LAST_WORTH if is_last else WORTH)
    laid, survivors = forecast(state, seat, plan)
    reason = Message("hint-best", {"eggs": laid, "survivors": survivors})
    return Hint(next_answer(state, seat, plan), (reason,))


def forecast(state: State, seat: int, plan: Plan) -> tuple[int, int]:
    """The eggs that the plan brings, and how many figures of the kind are alive after it."""
    trial = state.copy()
    if plan.hatch:
        trial.eggs[seat] -= 1
        put(trial, seat, nest(trial, seat), constants.DINOSAUR, constants.IDLE)
    before = trial.eggs[seat]
    kind = constants.DINOSAUR if state.stage == constants.STAGE_HATCH else active_kind(state)
    waiting = {
        here
        for here in range(trial.cells[seat])
        if figure_on(trial, seat, here) == kind
        and (state.stage == constants.STAGE_HATCH or role_on(trial, seat, here) == constants.WAITING)
    }
    for step in plan.steps:
        here = find_cell(trial, seat, hex_at(step.q, step.r))
        waiting.discard(here)
        code = encode(trial, seat, step.action)
        if code == constants.ACT_STARVE:
            remove(trial, seat, here)
        elif code >= constants.ACT_ROAM:
            roam(trial, seat, here, code - constants.ACT_ROAM)
        else:
            hunt(trial, seat, here, code - constants.ACT_HUNT)
    # Figures without a step find nothing to hunt and starve (G9.8, G10.10).
    return trial.eggs[seat] - before, trial.figures[seat][kind] - len(waiting)
