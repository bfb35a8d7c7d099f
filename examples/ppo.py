"""Proximal policy optimisation with masks, in one file and NumPy alone, on the vector environment.

Every seat of every table is played by the same network, so it learns against itself:

    python examples/ppo.py --game draftosaurus --seats 2 --minutes 2
    python examples/ppo.py --game wyrmspan --seats 1 --minutes 2

Time is processor time. `examples/from_nothing.py` uses this file to beat a bot.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

# Before NumPy is loaded: the matrices are small, and a second thread waits longer than it helps.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from dracosaur.envs import DracosaurVector, Layout, make_vector

Array = NDArray[np.float32]


@dataclass
class Settings:
    """The numbers that learning depends on."""

    hidden: int = 128
    tables: int = 128
    steps: int = 72  # of a rollout; two games of Draftosaurus with two players
    epochs: int = 3
    minibatch: int = 1024
    rate: float = 1e-3
    lam: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1


class Network:
    """Two hidden layers, then a logit for each action and a value; learns by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        sizes = ((inputs, hidden), (hidden, hidden), (hidden, actions + 1))
        self.weights: list[Array] = []
        for i, (n, m) in enumerate(sizes):
            scale = np.sqrt(2 / n) if i < 2 else 0.01
            self.weights += [rng.normal(0, scale, (n, m)).astype(np.float32), np.zeros(m, np.float32)]
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self._updates = 0

    def forward(self, x: Array) -> tuple[Array, Array, list[Array]]:
        """Logits, values, and what `backward` needs."""
        a, b, c, d, e, f = self.weights
        one = np.maximum(x @ a + b, 0)
        two = np.maximum(one @ c + d, 0)
        out = two @ e + f
        return out[:, :-1], out[:, -1], [x, one, two]

    def backward(self, kept: list[Array], to_logits: Array, to_values: Array, rate: float) -> None:
        """One step of Adam against the gradient at the outputs."""
        x, one, two = kept
        _, _, c, _, e, _ = self.weights
        out = np.concatenate([to_logits, to_values[:, None]], axis=1).astype(np.float32)
        to_two = (out @ e.T) * (two > 0)
        to_one = (to_two @ c.T) * (one > 0)
        gradients: list[Array] = [
            x.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ out, out.sum(0)
        ]  # fmt: skip
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        shrink = min(1.0, 0.5 / (norm + 1e-9))
        self._updates += 1
        fix = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self._moments, strict=True):
            gradient[...] *= shrink
            mean[...] += 0.1 * (gradient - mean)
            square[...] += 0.001 * (gradient * gradient - square)
            weight[...] -= rate * fix * mean / (np.sqrt(square) + 1e-8)


def masked_softmax(logits: Array, masks: NDArray[np.int8]) -> Array:
    """Shares of the legal actions; all zeros where there is none."""
    logits = np.where(masks == 1, logits, -1e9)
    shares: Array = np.exp(logits - logits.max(1, keepdims=True)) * masks
    return shares / np.maximum(shares.sum(1, keepdims=True), 1e-9)


def draw(shares: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its share."""
    marks = shares.cumsum(1)
    return (marks < rng.random((len(shares), 1)) * marks[:, -1:]).sum(1).clip(0, shares.shape[1] - 1)


def network_inputs(layout: Layout, observations: NDArray[np.int16]) -> Array:
    """The float form, and beside each small count whether it is at least 1, 2 and 3: points go by steps."""
    small = [
        at + stride * k + i
        for part, at, stride in layout.places.values()
        if part.kind == "count" and part.size > 6
        for k in range(layout.seats if stride else 1)
        for i in range(part.size)
    ]
    counts = observations[:, small]
    steps = [(counts >= n).astype(np.float32) for n in (1, 2, 3)]
    return np.concatenate([layout.floats(observations), *steps], axis=1)


class Learner:
    """A network and the tables it plays at."""

    def __init__(self, envs: DracosaurVector, settings: Settings, scale: float) -> None:
        self.envs, self.settings, self.scale = envs, settings, scale
        self.rng = np.random.default_rng(settings.seed)
        seen, _ = envs.reset(seed=settings.seed)
        inputs = self.inputs(seen["observation"][:1]).shape[1]
        self.net = Network(inputs, seen["action_mask"].shape[1], settings.hidden, self.rng)
        self.decisions = 0
        self.points: list[float] = []  # of the games finished in the last rollout

    def inputs(self, observations: NDArray[np.int16]) -> Array:
        """What the network is given."""
        return network_inputs(self.envs.layout, observations)

    def rollout(self) -> dict[str, NDArray[Any]]:
        """What happened in so many steps, for each row; `asked` says where a seat decided."""
        envs, settings, rows = self.envs, self.settings, self.envs.num_envs
        kept: dict[str, list[NDArray[Any]]] = {
            name: [] for name in ("x", "mask", "action", "share", "value", "reward", "over", "asked")
        }
        self.points.clear()
        for _ in range(settings.steps):
            x = self.inputs(envs.tables.observations)
            mask = envs.tables.masks.copy()
            logits, values, _ = self.net.forward(x)
            shares = masked_softmax(logits, mask)
            actions = draw(shares, self.rng)
            asked = mask.any(1)
            _, rewards, over, _, info = envs.step(actions)
            if "points" in info:
                ended = over.reshape(-1, rows // envs.tables.n)[:, 0]
                self.points += info["points"][ended, : envs.tables.seats].mean(1).tolist()
            now = (
                x,
                mask,
                actions,
                shares[np.arange(rows), actions],
                values,
                rewards / self.scale,
                over,
                asked,
            )
            for name, value in zip(kept, now, strict=True):
                kept[name].append(value.copy())
            self.decisions += int(asked.sum())
        return {name: np.stack(values) for name, values in kept.items()}

    def advantages(self, seen: dict[str, NDArray[Any]]) -> tuple[Array, Array]:
        """Generalised advantages and returns; a game's end is the end of what counts."""
        x = self.inputs(self.envs.tables.observations)
        after = self.net.forward(x)[1] * (self.envs.tables.masks.any(1))
        running = np.zeros_like(after)
        found = np.zeros_like(seen["value"])
        for t in range(len(found) - 1, -1, -1):
            goes_on = ~seen["over"][t]
            error = seen["reward"][t] + after * goes_on - seen["value"][t]
            running = np.where(
                seen["asked"][t], error + self.settings.lam * running * goes_on, running * goes_on
            )
            found[t] = running
            # Where a seat is not asked, its next decision is what it looks forward to.
            after = np.where(seen["asked"][t], seen["value"][t], after * goes_on + seen["reward"][t])
        return found, found + seen["value"]

    def learn(self, rate: float) -> float:
        """One rollout and its updates; returns the mean points of the games that ended in it."""
        seen = self.rollout()
        advantages, returns = self.advantages(seen)
        pick = seen["asked"].reshape(-1)
        data = {
            name: seen[name].reshape(-1, *seen[name].shape[2:])[pick]
            for name in ("x", "mask", "action", "share")
        }
        gain, goal = advantages.reshape(-1)[pick], returns.reshape(-1)[pick]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(self.settings.epochs):
            for part in self._minibatches(len(gain)):
                self._update(data, gain, goal, part, rate)
        return float(np.mean(self.points)) if self.points else float("nan")

    def _minibatches(self, n: int) -> Iterator[NDArray[np.int64]]:
        order = self.rng.permutation(n)
        for first in range(0, n, self.settings.minibatch):
            yield order[first : first + self.settings.minibatch]

    def _update(
        self, data: dict[str, NDArray[Any]], gain: Array, goal: Array, part: NDArray[np.int64], rate: float
    ) -> None:
        x, mask, action, before = (data[name][part] for name in ("x", "mask", "action", "share"))
        logits, values, kept = self.net.forward(x)
        shares = masked_softmax(logits, mask)
        rows = np.arange(len(part))
        ratio = shares[rows, action] / np.maximum(before, 1e-9)
        own = gain[part]
        is_free = np.where(own > 0, ratio < 1 + self.settings.clip, ratio > 1 - self.settings.clip)
        push = (own * ratio * is_free)[:, None]
        chosen = np.zeros_like(shares)
        chosen[rows, action] = 1
        logs = np.log(np.maximum(shares, 1e-9))
        spread = -(shares * logs).sum(1, keepdims=True)
        to_entropy = -shares * (logs + spread)
        to_logits = -(push * (chosen - shares)) - self.settings.entropy * to_entropy
        to_values = values - goal[part]
        self.net.backward(kept, to_logits / len(part), to_values / len(part), rate)


def train(
    learner: Learner,
    told: Callable[[int, float, float], None],
    *,
    updates: int | None = None,
    seconds: float = 60.0,
) -> None:
    """Learn so many times, or for so much processor time, in steps that grow smaller.

    A number of updates gives the same network wherever the seed is the same, whatever the machine.
    """
    start, spent, update = time.process_time(), 0.0, 0
    while (part := update / updates if updates else spent / seconds) < 1:
        points = learner.learn(learner.settings.rate * max(0.1, 1 - part))
        spent, update = time.process_time() - start, update + 1
        told(update, spent, points)


def main() -> None:
    """Train on the game that is asked for, and tell how the points grow."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="draftosaurus")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2, help="of processor time")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    settings = Settings(tables=given.tables, seed=given.seed)
    envs = make_vector(
        given.game, given.tables * given.seats, given.seats, form="seats", reward="difference", dense=True
    )
    learner = Learner(envs, settings, scale=20)

    def told(update: int, spent: float, points: float) -> None:
        if update % 10 == 1 or spent >= 60 * given.minutes:
            print(
                f"{spent:7.1f} s {learner.decisions:10,} decisions, {points:6.2f} points a game", flush=True
            )

    train(learner, told, seconds=60 * given.minutes)


if __name__ == "__main__":
    main()
