"""Do the bots agree with the equilibrium in the last two turns of two players?

`python -m tests.bots.draftosaurus.ends --bot search:0.05 --positions 1000`

Positions come from games of the policy against itself, both boards in turn. A choice agrees if it loses less
than a hundredth of a victory against the equilibrium. `--alone` leaves the solver out of the search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from dracosaur.arena.intervals import wilson
from dracosaur.bots.draftosaurus.policy.critic import VICTORY
from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.mind import EVERY_MOVE, Mind, Player
from dracosaur.bots.method.search import MOVE, ROOT, TOTAL
from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import step_of
from tests.bots.draftosaurus.versus import budget_of
from tests.bots.draftosaurus.walks import GAME

BOARDS = ("summer", "winter")
SEATS = 2
TEMPERATURE = 0.5
LEAST = VICTORY // 100
STEPS = {constants.CHOOSE: "dinosaur", constants.PLACE: "spot", constants.DISCARD: "discard"}
ANY = 1 << 40  # pairs of spots that may be looked at


def positions(n: int, player: Player) -> Iterator[tuple[State, Seat]]:
    """So many decisions with a choice in the last two turns."""
    number = 0
    while True:
        board = BOARDS[number % len(BOARDS)]
        rng = Rng("ends", number)
        state = GAME.setup(SEATS, GAME.options({"board": board}, SEATS))
        while waiting := GAME.to_act(state):
            seat = waiting[0]
            if seat == CHANCE:
                GAME.rules.apply(state, seat, GAME.rules.draw(state, rng.row))
                continue
            if is_near_the_end(state) and len(GAME.legal_codes(state, seat)) > 1:
                yield state, seat
                n -= 1
                if n == 0:
                    return
            move = player.choose(state, seat, TEMPERATURE, rng.below(1 << 30))
            GAME.rules.apply(state, seat, player.mind.rules.action_of(move))
        number += 1


def is_near_the_end(state: State) -> bool:
    """Whether this is one of the last two turns."""
    is_last_round = state.round == constants.ROUNDS[SEATS] - 1
    return state.phase == constants.TURN and is_last_round and state.turn >= constants.TURNS[SEATS] - 2


def worths(player: Player, state: State, seat: Seat) -> dict[int, int]:
    """What each action brings against the equilibrium, or where all is open."""
    mind, rules = player.mind, player.mind.rules
    mind.hold(state)
    n = int(rules.list_moves(mind.states[ROOT], seat, *EVERY_MOVE, player.policy, mind.room, mind.known))
    is_known = rules.solve(mind.states, seat, n, mind.room, mind.known)
    assert is_known or rules.meet(mind.states, seat, n, ANY, mind.room, mind.known)
    return {int(rules.action_of(mind.known[MOVE][i])): int(mind.known[TOTAL][i]) for i in range(n)}


class Agreement(NamedTuple):
    """How often a bot agrees with the equilibrium, by the kind of decision."""

    tried: Counter[str]
    agreed: Counter[str]
    seconds: float  # of processor time for all decisions
    longest: float

    def told(self) -> str:
        """In one line."""
        n = self.tried.total()
        share = wilson(self.agreed.total(), n)
        return (
            f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}) of {n} positions, "
            f"{1000 * self.seconds / n:.1f} ms a decision, {1000 * self.longest:.0f} at most"
        )


def agreement(bot: str, n: int, alone: bool = False) -> Agreement:
    """What a bot does in so many positions; alone, a search goes without the solver."""
    learned = PROFILE.learned(GAME.setup(SEATS, GAME.options({}, SEATS)))
    assert learned is not None, "there are no weights for two"
    walker, judge, player = (Player(Mind(PROFILE), learned) for _ in range(3))
    player.mind.can_meet = not alone
    budget = budget_of(bot)
    found = Agreement(Counter(), Counter(), 0.0, 0.0)
    for number, (state, seat) in enumerate(positions(n, walker)):
        imagined: Any = GAME.imagine(GAME.view(state, seat), Rng("seen", number))
        start = time.process_time()
        if budget is None:
            move = player.choose(imagined, seat, 0.0, 0)
        else:
            move = player.search(imagined, seat, budget, number)[0].move
        took = time.process_time() - start
        found = found._replace(seconds=found.seconds + took, longest=max(found.longest, took))
        worth = worths(judge, state, seat)
        is_last = state.turn == constants.TURNS[SEATS] - 1
        kind = f"{'last turn' if is_last else 'turn before'}, {STEPS[step_of(state, seat)]}"
        found.tried[kind] += 1
        found.agreed[kind] += max(worth.values()) - worth[judge.mind.rules.action_of(move)] < LEAST
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Try and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="search:0.05")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--alone", action="store_true", help="search without the solver")
    given = parser.parse_args(arguments)
    found = agreement(given.bot, given.positions, given.alone)
    for kind in sorted(found.tried):
        print(f"{kind}: {found.agreed[kind]} of {found.tried[kind]}")
    print(f"{given.bot}{' alone' if given.alone else ''} agrees in {found.told()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
