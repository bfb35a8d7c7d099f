"""Equal views give equal observations, on pairs of states: `python -m tests.envs.pairs --pairs 10000`."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator
from typing import Any

from dracosaur.core.conformance import Contract, draw_options
from dracosaur.core.game import CHANCE, AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.envs.layout import Layout
from dracosaur.envs.layouts import layout_by_row
from dracosaur.envs.tables import sight_of
from dracosaur.games import GAMES
from tests.conformance import CONTRACTS


def contract_of(name: str) -> Contract:
    """What the rulebook says is secret in the game."""
    found: Contract = importlib.import_module(CONTRACTS[name]).CONTRACT
    return found


def observe(game: AnyGame, layout: Layout, state: Any, seat: int) -> list[int]:
    """What the seat sees, by the plain twin."""
    out = [0] * layout.size
    importlib.import_module(sight_of(game)).observe(state, seat, list(layout.shape), out)
    return out


def moments(contract: Contract, seed: str, number: int) -> Iterator[tuple[Any, Layout, int]]:
    """The states of a random game with random options, with a seat to look at each, chance included."""
    game, rng = contract.game, Rng(seed, contract.game.name, number)
    seats = game.seat_counts[number % len(game.seat_counts)]
    options = draw_options(contract, rng, seats)
    layout = layout_by_row(game, seats, game.options_row(options))
    state = game.setup(seats, options)
    while waiting := game.to_act(state):
        yield state, layout, rng.below(seats)
        seat = rng.choice(waiting)
        if seat == CHANCE:
            code = game.rules.draw(state, rng.row)
        else:
            code = rng.choice(game.legal_codes(state, seat))
        state = state.copy()
        game.rules.apply(state, seat, code)
    yield state, layout, rng.below(seats)


def check_pair(contract: Contract, layout: Layout, state: Any, seat: int, rng: Rng) -> bool:
    """What the seat cannot know is not seen, and what it has seen is; returns whether the states differed."""
    game, viewer = contract.game, Seat(seat)
    seen = observe(game, layout, state, seat)
    other = contract.scramble(state, viewer, rng)
    assert game.view(other, viewer) == game.view(state, viewer)
    assert observe(game, layout, other, seat) == seen, "the observation tells what the seat cannot know"
    again = game.imagine(game.view(state, viewer), rng)
    assert observe(game, layout, again, seat) == seen, "the observation is not made of the view"
    changed = contract.disturb(state, viewer, rng)
    if changed is not None:
        assert observe(game, layout, changed, seat) != seen, "the observation hides what the seat has seen"
    return bool(other != state)


def check_pairs(name: str, pairs: int, every: int, seed: str) -> int:
    """Check so many pairs of a game, one of `every` states; returns how many differed in what is secret."""
    contract, rng = contract_of(name), Rng(seed, "scramble")
    done = differed = number = 0
    while done < pairs:
        for i, (state, layout, seat) in enumerate(moments(contract, seed, number)):
            if i % every == number % every and done < pairs:
                differed += check_pair(contract, layout, state, seat, rng)
                done += 1
        number += 1
    return differed


def main() -> None:
    """Check as many pairs of each game as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", default="pairs")
    given = parser.parse_args()
    for name in GAMES:
        differed = check_pairs(name, given.pairs, 3, given.seed)
        print(f"{name}: {given.pairs} pairs, of which {differed} differ in what is secret: all seen alike")


if __name__ == "__main__":
    main()
