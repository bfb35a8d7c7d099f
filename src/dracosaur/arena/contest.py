"""What a tournament is: who plays whom, in which seats, with which chance.

A *deal* is the chance of a game: all groups play the same deals, and every group plays a deal once from each
seat. So luck falls on everybody alike, and games that differ only in the seats are compared with each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import Any, Final, Literal, NamedTuple, get_args

from dracosaur.arena.entrants import check_entrant
from dracosaur.core.game import AnyGame, Value
from dracosaur.core.options import option_values
from dracosaur.core.rng import Rng

Shape = Literal["round_robin", "gauntlet", "ladder"]
SHAPES: Final[tuple[str, ...]] = get_args(Shape)
FORMAT: Final = 1  # of the results that a contest is kept with
MOVE_SECONDS: Final = 60.0  # nobody waits longer for a bot, where nothing else is said


class Contest(Value, frozen=True, forbid_unknown_fields=True):
    """All that decides the games of a tournament; more of them may be played later."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    entrants: tuple[str, ...]
    shape: Shape
    seed: int | str
    move_seconds: float = MOVE_SECONDS
    format: int = FORMAT


class Task(NamedTuple):
    """One game: the group, the deal, how far the seats are turned, and the entrant on each seat."""

    group: int
    deal: int
    turn: int
    seating: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells the game from all others of the contest."""
        return self.group, self.deal, self.turn


def new_contest(
    game: AnyGame,
    entrants: Sequence[str],
    *,
    seats: int,
    shape: Shape = "round_robin",
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    move_seconds: float = MOVE_SECONDS,
) -> Contest:
    """A contest that can be played; ValueError says what is wrong."""
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise ValueError(f"{game.name} is for {least} to {most} players, not {seats}")
    if len(set(entrants)) != len(entrants):
        raise ValueError("two entrants have the same name")
    if len(entrants) < 2 and (seats > 1 or shape != "round_robin"):
        raise ValueError("a tournament needs two bots at least")
    if seats == 1 and shape != "round_robin":
        raise ValueError("who plays alone has no opponent: only a round robin compares such bots")
    for name in entrants:
        check_entrant(name)
    chosen = option_values(game.options(options or {}, seats))
    return Contest(game.name, game.rules_version, seats, chosen, tuple(entrants), shape, seed, move_seconds)


def groups(contest: Contest) -> tuple[tuple[int, ...], ...]:
    """The tables of a contest as entrants by number; a test is about the first one of each.

    In a round robin all that fit at a table, as evenly as can be where there are more seats than entrants. In
    a gauntlet the first entrant against every other one, who takes all other seats. In a ladder each entrant
    against the one before, in the same way.
    """
    n, seats = len(contest.entrants), contest.seats
    match contest.shape:
        case "gauntlet":
            return tuple((0, *[other] * (seats - 1)) for other in range(1, n))
        case "ladder":
            return tuple((lower + 1, *[lower] * (seats - 1)) for lower in range(n - 1))
    often, more = divmod(seats, n)
    everybody = [entrant for entrant in range(n) for _ in range(often)]
    return tuple(tuple(sorted([*everybody, *some])) for some in combinations(range(n), more))


def seatings(seed: int | str, members: Sequence[int], group: int, deal: int) -> list[tuple[int, ...]]:
    """The different ways to seat a group for a deal: neighbours by chance, then everybody moves on."""
    order = Rng(seed, "order", group, deal).shuffled(members)
    turned = [(*order[k:], *order[:k]) for k in range(len(order))]
    return list(dict.fromkeys(turned))


def tasks(contest: Contest, games: int) -> Iterator[Task]:
    """The games of a contest, at least so many for each group and no deal half; deal by deal."""
    members = groups(contest)
    played = [0] * len(members)
    for deal in count():
        open_groups = [group for group, n in enumerate(played) if n < games]
        if not open_groups:
            return
        for group in open_groups:
            for turn, seating in enumerate(seatings(contest.seed, members[group], group, deal)):
                yield Task(group, deal, turn, seating)
                played[group] += 1
