"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from dracosaur.core.twin import Row, rule

Reward = Literal["rank", "score", "difference"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
RANK, SCORE, DIFFERENCE = range(len(REWARDS))  # as the rules count them
ILLEGAL: Final = -1.0  # for who breaks the rules, where that ends the game


@rule
def worth(reward: int, points: Row, ranks: Row, seat: int) -> int:
    """What the points of all who are rated and the ranks of the seats are worth to a seat, in whole numbers.

    Of ranks: how many others are behind, less how many are ahead; who plays alone has won (1) or lost (-1).
    """
    if reward == SCORE:
        return points[seat]
    if reward == DIFFERENCE:
        best = points[1 if seat == 0 else 0]
        for other in range(len(points)):
            if other != seat:
                best = max(best, points[other])
        return points[seat] - best
    if len(ranks) == 1:
        return 1 if ranks[0] >= 0 else -1
    n = 0
    for other in range(len(ranks)):
        if ranks[other] < ranks[seat]:
            n += 1
        elif ranks[other] > ranks[seat]:
            n -= 1
    return n


def unit_of(reward: Reward, seats: int) -> int:
    """What is divided by, so that ranks lie between -1 and 1."""
    return max(seats - 1, 1) if reward == "rank" else 1


def final_rewards(reward: Reward, points: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """The rewards of the seats of a finished game.

    `rank`: from -1 for the last to 1 for the winner, in even steps; equal ones share, and who plays alone
    has won or lost. `score`: the points. `difference`: how many more than the best other, a rival included.
    """
    kind, unit = REWARDS.index(reward), unit_of(reward, len(ranks))
    return [worth(kind, list(points), list(ranks), seat) / unit for seat in range(len(ranks))]
