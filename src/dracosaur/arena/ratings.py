"""Ratings by openskill (Plackett-Luce): one scale for tables of two to five."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from dracosaur.arena.playing import Result
from dracosaur.core.game import Value

STEADY: Final = 0.0  # bots do not change from game to game


class Rating(Value, frozen=True):
    """Strength, and how uncertain it is: two standard deviations to both sides hold it."""

    mu: float
    sigma: float


def rate(entrants: int, results: Iterable[Result]) -> tuple[Rating, ...]:
    """The ratings of all entrants by number; games are taken in the order of their deals.

    Who sits on several seats of a table is rated on each, and gets the mean.
    """
    model = PlackettLuce(tau=STEADY)
    ratings = [model.rating() for _ in range(entrants)]
    for result in sorted(results, key=lambda result: (result.deal, result.turn, result.group)):
        if len(set(result.seating)) == 1:
            continue  # nobody is better than oneself
        teams = [[_copy(model, ratings[entrant])] for entrant in result.seating]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        sides: defaultdict[int, list[PlackettLuceRating]] = defaultdict(list)
        for entrant, (side,) in zip(result.seating, rated, strict=True):
            sides[entrant].append(side)
        for entrant, own in sides.items():
            mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
            ratings[entrant] = model.rating(mu=mu, sigma=sigma)
    return tuple(Rating(rating.mu, rating.sigma) for rating in ratings)


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)
