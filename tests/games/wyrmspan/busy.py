"""Games whose players are rich and take what they can, so that mats, hands and decks are used to the full."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.twin import CHOICES, RNG_SIZE, below, seed_row
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.rules import State, constants


def busy_course(seats: int, seed: int) -> Iterator[State]:
    """Every state of such a game, the same object each time; the last one is the end."""
    s, rng, buffer = State(), [0] * RNG_SIZE, [0] * rules.MOST_LEGAL
    seed_row(rng, seed, seats)
    rules.setup(s, seats, [-1, -1, -1, -1, -1, 1, -1, 0])
    while s.actor != constants.FINISHED:
        yield s
        for other in range(seats if s.phase == constants.TURNS else 0):
            s.coins[other] = max(s.coins[other], 4)
            s.resources[other] = [max(n, 1) for n in s.resources[other]]
        choosing = [seat for seat in range(constants.CHANCE, seats) if rules.must_act(s, seat)]
        seat = choosing[below(rng, CHOICES, len(choosing))]
        legal = buffer[: rules.legal(s, seat, buffer)]
        taking = [a for a in legal if a not in (constants.ACT_PASS, constants.ACT_DECLINE)] or legal
        chance = seat == constants.CHANCE
        rules.apply(s, seat, rules.draw(s, rng) if chance else taking[below(rng, CHOICES, len(taking))])
    yield s
