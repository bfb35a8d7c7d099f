"""Play by a policy: what a bot has learned decides, in whole numbers, so that both twins decide alike.

Logits and temperatures are counted in parts of `ONE`. `exp` of the machine may differ from that of Python, so
the soft-max is made of lookups.
"""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.twin.chance import CHOICES, below
from dracosaur.core.twin.declare import Row, Weights, generic, lookup, rule

State = Any  # of the game

# What a bot gives when it adopts: four rules of the game, and its own choice.
must_act: Any = None
legal: Any = None
apply: Any = None
draw: Any = None
choose: Any = None

ONE: Final = 1024  # a logit or a temperature of 1
_CHANCE: Final = -1
_FINE: Final = 64  # steps of 1 / ONE between two entries of the coarse lookup
_FAR: Final = 14 * ONE  # exp(-14) is below the smallest share, one in a million


def _falling(parts: int, n: int) -> list[int]:
    """2**30 times exp(-i / parts) for i below n, in whole numbers: the same on every machine."""
    scale = 1 << 160
    ratio = term = scale
    for k in range(1, 60):
        term = -term // (parts * k)
        ratio += term
    powers = [scale]
    for _ in range(n - 1):
        powers.append(powers[-1] * ratio // scale)
    return [(power + (1 << 129)) >> 130 for power in powers]


_EXP_COARSE = lookup(_falling(ONE // _FINE, _FAR // _FINE))
_EXP_FINE = lookup(_falling(ONE, _FINE))


@rule
def softmax_share(distance: int) -> int:
    """2**20 times exp(-distance / ONE), for a distance that is not below 0."""
    if distance >= _FAR:
        return 0
    return (_EXP_COARSE[distance // _FINE] * _EXP_FINE[distance % _FINE]) >> 40


@rule
def draw_softmax(logits: Row, n: int, temperature: int, rng: Row) -> int:
    """One of the first n places, drawn by the soft-max of their logits; the first best one at temperature 0.

    For n below 2**13; the logits become the shares by which the place was drawn.
    """
    best = 0
    for i in range(1, n):
        if logits[i] > logits[best]:
            best = i
    if temperature <= 0:
        return best
    most = logits[best]
    total = 0
    sharpness = (ONE << 20) // temperature  # one division here instead of one for each place
    for i in range(n):
        logits[i] = softmax_share(((most - logits[i]) * sharpness) >> 20)
        total += logits[i]
    left = (below(rng, CHOICES, 1 << 30) * total) >> 30
    for i in range(n):
        left -= logits[i]
        if left < 0:
            return i
    return best


@generic
def playout_by(s: State, weights: Weights, temperature: int, rng: Row, buffer: Row, scratch: Row) -> int:
    """Everybody plays by the policy to the end; returns the number of decisions made by players.

    `choose(s, seat, buffer, n, weights, temperature, rng, scratch)` is asked where a seat has a choice: the
    first n entries of the buffer are its legal actions, and it says which of them by its place there.
    """
    decisions = 0
    is_running = True
    while is_running:
        is_running = False
        if must_act(s, _CHANCE):
            apply(s, _CHANCE, draw(s, rng))
            is_running = True
        else:
            for seat in range(s.seats):
                n = legal(s, seat, buffer)
                if n > 0:
                    i = 0
                    if n > 1:
                        i = choose(s, seat, buffer, n, weights, temperature, rng, scratch)
                    apply(s, seat, buffer[i])
                    decisions += 1
                    is_running = True
    return decisions
