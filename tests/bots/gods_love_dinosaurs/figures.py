"""How strong and how quick the bots are: `python -m tests.bots.gods_love_dinosaurs.figures --help`."""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from dracosaur.arena import play_at_table
from dracosaur.bots.gods_love_dinosaurs.profile import PROFILE
from dracosaur.bots.method.mind import Mind, Player
from dracosaur.core.game import CHANCE
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE
from dracosaur.games import load

GAME = load("gods_love_dinosaurs")


class Played(msgspec.Struct, frozen=True):
    """One game of the bot that is measured: whether it has won, and the processor time of all players."""

    number: int
    is_won: bool
    seconds: float


def play(bot: str, other: str, players: int, number: int, seed: str) -> Played:
    """A game of the bot against the other one in all other seats; it takes each seat in turn."""
    start = time.process_time()
    own = number % players
    names = [bot if seat == own else other for seat in range(players)]
    table = play_at_table(GAME, players, {}, names, seed, number)
    ranks = [GAME.rules.rank(table.state, seat) for seat in range(players)]
    return Played(number, ranks[own] == max(ranks), time.process_time() - start)


def match(bot: str, other: str, players: int, games: int, seed: str, keep: Path | None = None) -> str:
    """How often the bot beats the other one; games that lie in the file are not played again."""
    lines = keep.read_bytes().splitlines() if keep and keep.exists() else []
    played = [msgspec.json.decode(line, type=Played) for line in lines][:games]
    for number in range(len(played), games):
        played.append(play(bot, other, players, number, seed))
        if keep:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(played[-1]) + b"\n")
    won = sum(game.is_won for game in played)
    seconds = sum(game.seconds for game in played)
    low, high = wilson(won, games)
    return (
        f"{bot} against {other}, {players} players: {won} of {games}, {100 * won / games:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}), {seconds:.0f} s of a core, seed {seed}"
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of victories in 95 of 100 cases."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def playouts(players: int, times: int, rounds: int = 5) -> str:
    """How many games the policy plays from the first decision in a second of processor time, at best."""
    mind, state, rng = Mind(PROFILE), GAME.setup(players, GAME.options({}, players)), Rng("playouts")
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.sample_chance(state, rng))
    learned = PROFILE.learned(state)
    assert learned is not None
    player = Player(mind, learned)
    best = min(_seconds(mind, player, state, times) for _ in range(rounds))
    return f"{players} players: {times / best:.0f} playouts by the policy in a core-second"


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
        print(playouts(given.players, given.playouts))
    else:
        print(match(given.bot, given.against, given.players, given.games, given.seed, given.keep))


if __name__ == "__main__":
    main()
