"""What a good player would do in Gods Love Dinosaurs, and why.

Hunts and hatching are solved exactly; tiles and young are chosen by the learned player.
"""

from __future__ import annotations

from dracosaur.bots.gods_love_dinosaurs.greedy import LAST_WORTH, WORTH, ends_game
from dracosaur.bots.gods_love_dinosaurs.policy import action_of
from dracosaur.bots.gods_love_dinosaurs.profile import PROFILE
from dracosaur.bots.gods_love_dinosaurs.reasons import reasons, share
from dracosaur.bots.hints import Hint
from dracosaur.bots.method.bot import LearnedBot
from dracosaur.core.game import Message, Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
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
    """The best answer and what speaks for it; None where nobody has learned to play."""
    state, seat = imagine_own(view), view.seat or 0
    if state.task[seat] not in (constants.HATCH, constants.CHOOSE, constants.HUNT, constants.ROAM):
        return learned_choice(view)
    is_last = ends_game(state) and state.stage != constants.STAGE_SPECIES
    plan = solve(state, seat, LAST_WORTH if is_last else WORTH)
    laid, survivors = forecast(state, seat, plan)
    reason = Message("hint-best", {"eggs": laid, "survivors": survivors})
    return Hint(next_answer(state, seat, plan), (reason,))


def learned_choice(view: GodsLoveDinosaursView) -> Hint | None:
    """What the learned player does, what speaks for it and how sure it is; None where it has no weights."""
    game = load("gods_love_dinosaurs")
    bot = LearnedBot(game, Rng("hint"), PROFILE)
    state, seat = game.imagine(view, Rng("hint")), Seat(view.seat or 0)
    player = bot.player(state)
    if player is None:
        return None
    logits = player.logits(state, seat)
    move = max(logits, key=lambda pair: pair[1])[0]
    sure = Message("hint-sure", {"percent": round(100 * share(logits, move))})
    action = game.decode(state, seat, action_of(move))
    return Hint(action, (*reasons(state, seat, move), sure))


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
