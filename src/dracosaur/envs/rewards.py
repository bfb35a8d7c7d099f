"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from dracosaur.envs.layout import Array

Reward = Literal["rank", "score", "difference"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
ILLEGAL: Final = -1.0  # for who breaks the rules, where that ends the game


def final_rewards(reward: Reward, points: Array, ranks: Array) -> NDArray[np.float32]:
    """The rewards of the seats of finished games, a row for each game.

    `rank`: from -1 for the last to 1 for the winner, in even steps; equal ones share, and who plays alone
    has won or lost. `score`: the points. `difference`: how many more than the best other, a rival included.
    """
    seats = ranks.shape[1]
    own = points[:, :seats]
    if reward == "score":
        return np.asarray(own, np.float32)
    if reward == "difference":
        best = [np.delete(points, seat, axis=1).max(axis=1) for seat in range(seats)]
        return np.asarray(own - np.stack(best, axis=1), np.float32)
    if seats == 1:
        return np.where(ranks >= 0, np.float32(1), np.float32(-1))
    order = np.sign(ranks[:, :, None] - ranks[:, None, :]).sum(axis=2)
    return np.asarray(order / (seats - 1), np.float32)
