"""How strong and how quick the bots are: `python -m tests.bots.gods_love_dinosaurs.figures --help`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from dracosaur.bots.gods_love_dinosaurs.profile import PROFILE
from dracosaur.bots.method.mind import Mind, Player
from dracosaur.core.game import CHANCE
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE
from dracosaur.games import load
from tests.bots.matches import Match, play_match, told

GAME = load("gods_love_dinosaurs")


def match_of(bot: str, other: str, players: int, seed: str) -> Match:
    """The bot against the other one in all other seats."""
    return Match("gods_love_dinosaurs", (bot, *[other] * (players - 1)), {}, seed)


def playouts(players: int, times: int, rounds: int = 5) -> float:
    """How many games the policy plays from the first decision in a second of processor time, at best."""
    mind, state, rng = Mind(PROFILE), GAME.setup(players, GAME.options({}, players)), Rng("playouts")
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.sample_chance(state, rng))
    learned = PROFILE.learned(state)
    assert learned is not None
    player = Player(mind, learned)
    best = min(_seconds(mind, player, state, times) for _ in range(rounds))
    return times / best


def _seconds(mind: Mind, player: Player, state: Any, times: int) -> float:  # of the game
    seat = GAME.to_act(state)[0]
    mind.hold(state)
    n = mind.rules.list_moves(mind.states[0], seat, 1, 0, player.policy, mind.room, mind.known)
    room = (mind.rng, mind.room, mind.known)
    start = time.process_time()
    mind.rules.try_moves(mind.states, seat, n, 0, times, 0, player.policy, player.critic, ONE // 2, 1, *room)
    return time.process_time() - start


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--playouts", type=int, metavar="N", help="measure this many playouts, five times")
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--keep", type=Path, help="a file of finished games; those in it are not played again"
    )
    given = parser.parse_args()
    if given.playouts:
        rate = playouts(given.players, given.playouts)
        print(f"{given.players} players: {rate:,.0f} playouts of the policy per core-second")
    else:
        match = match_of(given.bot, given.against, given.players, given.seed)
        print(told(play_match(match, given.games, given.keep)))


if __name__ == "__main__":
    main()
