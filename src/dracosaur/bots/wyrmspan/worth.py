"""What the effects of Wyrmspan are worth in points, by how many turns are left to make use of them.

Everything that is not a point yet is a promise: a resource becomes a part of a dragon, a card a dragon, a
guild step the sixth of a marker. The fewer turns are left, the less the promise is worth.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from dracosaur.games.wyrmspan.cards import effects as e
from dracosaur.games.wyrmspan.cards.load import CAVES, DRAGONS, MAT

MOST_TURNS: Final = 30
STOWED: Final = 1.0  # a cached resource, a tucked card
USUAL_COUNT: Final = 2  # of dragons or markers that an effect counts
CONDITION_HOLDS: Final = 0.63  # chance that the condition of an effect is met
NEST_FREE: Final = 0.91  # chance that an egg finds a nest
SPITE: Final = 0.3  # what a gift to each opponent takes away from one's own


class Prices(NamedTuple):
    """What single things are worth."""

    coin: float
    resource: float
    egg: float
    dragon_card: float
    cave_card: float
    step: float
    dragon: float  # played without its cost
    cave: float  # excavated without its cost


# At the end of the game, what the next six turns add, and what fourteen turns add.
AT_THE_END: Final = Prices(
    coin=1, resource=0.25, egg=1, dragon_card=0.25, cave_card=0.25, step=0.63, dragon=6.26, cave=0
)
SOON: Final = Prices(
    coin=1.13, resource=0.56, egg=0.26, dragon_card=0.58, cave_card=0.21, step=0.46, dragon=0, cave=0.67
)
LATER: Final = Prices(
    coin=0, resource=0.4, egg=0, dragon_card=0.31, cave_card=0.56, step=0.43, dragon=1, cave=0.95
)


@cache
def prices(turns: int) -> Prices:
    """The prices with so many turns left."""
    soon, later = min(1.0, turns / 6), min(1.0, turns / 14)
    return Prices(*(end + soon * a + later * b for end, a, b in zip(AT_THE_END, SOON, LATER, strict=True)))


def worth(effects: Iterable[object], turns: int) -> float:
    """What a whole benefit is worth."""
    return sum(worth_of(effect, prices(turns), turns) for effect in effects)


def _cost(cost: e.Price, p: Prices) -> float:
    cheapest = min(p.resource, p.dragon_card, p.cave_card)
    return (
        cost.coin * p.coin
        + cost.resource * p.resource
        + cost.egg * p.egg
        + cost.dragon_card * p.dragon_card
        + cost.cave_card * p.cave_card
        + cost.card * min(p.dragon_card, p.cave_card)
        + cost.goods * cheapest
    )


def _number(amount: object) -> int:
    return amount if isinstance(amount, int) else USUAL_COUNT


def worth_of(effect: object, p: Prices, turns: int) -> float:
    """What one effect is worth to somebody who uses it where it pays."""
    match effect:
        case e.Gain(what, n):
            return _number(n) * (p.coin if what == "coin" else p.resource)
        case e.GainCards(what, n):
            return _number(n) * (p.dragon_card if what == "dragon_card" else p.cave_card)
        case e.MayStow(gain, up_to):
            each = p.resource if isinstance(gain, e.Gain) else p.dragon_card
            stowed = min(up_to, _number(gain.n))
            return _number(gain.n) * each + stowed * max(0.0, STOWED - each)
        case e.Split(gain, shares):
            each = p.resource if isinstance(gain, e.Gain) else 1.3 * p.dragon_card
            return shares.count("keep") * each + shares.count("stow") * STOWED
        case e.GuildSteps(n):
            return n * p.step
        case e.LayEggs(n, e.Each()):
            return 1.5 * n * p.egg * NEST_FREE
        case e.LayEggs(n):
            return n * p.egg * NEST_FREE
        case e.Cache(_, n, source):
            return n * (STOWED if source == "general" else max(0.0, STOWED - p.resource))
        case e.Tuck(on, n, source):
            if isinstance(on, e.Each):
                return USUAL_COUNT * STOWED
            return _number(n) * (STOWED if source == "deck" else max(0.0, STOWED - p.dragon_card))
        case e.Reveal(sizes, otherwise, then):
            hit = len(sizes) / 4
            miss = (p.dragon_card if otherwise == "hand" else 0.0) + sum(worth_of(x, p, turns) for x in then)
            return hit * STOWED + (1 - hit) * miss
        case e.PlayDragon(_, terms):
            saved = {"free": 1.0, "no_resources": 0.9, "discount": 0.45, "on_top": 0.5}
            return saved[terms] * p.dragon
        case e.Excavate():
            return p.cave
        case e.ActivateDragon() | e.ActivateMat():
            return 1.3
        case e.SwapDragons():
            return 0.3
    return _worth_of_compound(effect, p, turns)


def _worth_of_compound(effect: object, p: Prices, turns: int) -> float:
    def all_of(parts: Iterable[object]) -> float:
        return sum(worth_of(part, p, turns) for part in parts)

    match effect:
        case e.Pay(cost, then):
            return max(0.0, all_of(then) - _cost(cost, p))
        case e.IfDone(e.Cache(), then):
            return max(0.0, STOWED - p.resource + all_of(then))
        case e.IfDone(e.Tuck(), then):
            return max(0.0, STOWED - p.dragon_card + all_of(then))
        case e.If(_, then):
            return CONDITION_HOLDS * all_of(then)
        case e.UpTo(times, inner):
            return 0.8 * times * worth_of(inner, p, turns)
        case e.Choose(options, n):
            best = sorted((worth_of(option, p, turns) for option in options), reverse=True)
            return sum(best[:n])
        case e.Opponents(you, each):
            return all_of(you) - SPITE * all_of(each)
        case e.Score(vp):
            return float(vp)
    return 0.0


def _fed(part: e.Hatchling, turns: int) -> float:
    """What feeding a hatchling once is worth; the bonus of the third time is spread over three."""
    p = prices(turns)
    given = p.dragon_card if part.feed == "dragon_card" else 1.1 * p.resource
    thanks = worth(part.each_time, turns) + part.extra_vp + worth(part.third, turns) / 4
    return max(0.0, STOWED - given + thanks)


@cache
def dragon_use(turns: int) -> tuple[float, ...]:
    """What one use of each dragon's ability is worth, by number; End Game abilities have no use."""
    values = [0.0]
    for dragon in DRAGONS:
        part = dragon.effects[0]
        if isinstance(part, e.Hatchling):
            values.append(_fed(part, turns))
        elif dragon.when == "end_game":
            values.append(0.0)
        else:
            values.append(worth(dragon.effects, turns))
    return tuple(values)


@cache
def cave_use(turns: int) -> tuple[float, ...]:
    """What the bonus of each cave card is worth, by number."""
    return (0.0, *(worth(cave.effects, turns) for cave in CAVES))


@cache
def cave_mean(turns: int) -> float:
    """What the bonus of a cave card is worth on average."""
    return sum(cave_use(turns)) / len(CAVES)


@cache
def walk_use(turns: int) -> tuple[tuple[float, ...], ...]:
    """What the printed effects of each cave are worth to the adventurer who meets 0, 1, … 4 dragons."""
    paths = (MAT.path.crimson, MAT.path.golden, MAT.path.amethyst)
    return tuple(
        tuple(sum(worth(stop, turns) for stop in path[: dragons + 1]) for dragons in range(len(path)))
        for path in paths
    )
