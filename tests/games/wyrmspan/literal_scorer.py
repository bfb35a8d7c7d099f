"""A second opinion on final scores: slow, and as close to the sentences of docs/rules/wyrmspan.md as can be.

It shares nothing with the rules of the engine; it reads a position document and the facts on dragon cards.
"""

from __future__ import annotations

from itertools import product
from typing import TypedDict

from tests.games.wyrmspan.literal_end_game import NO_PAYMENT, PAYMENTS, Payment, points_without_payments
from tests.games.wyrmspan.literal_table import (
    CAVES,
    COLUMNS,
    Document,
    Mat,
    Player,
    Table,
    cave_places,
    column_places,
    facts,
    has_ability,
    read_table,
)

# W17.3: by round, then 1st, 2nd, 3rd; "others" get nothing.
OBJECTIVE_POINTS = ((4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3))
PRINTED_POINTS = (6, 3, 1)  # W14.10, row 5; the last cell holds any number of markers


class PlayerScore(TypedDict):
    """One player's points, line by line in the order of W19.2."""

    name: str
    total: int
    lines: dict[str, int]


class Answer(TypedDict):
    """The scores of a table, in the order of the seats, and who wins."""

    players: list[PlayerScore]
    winners: list[str]


def score(document: Document) -> Answer:
    """W19: everybody's points after the best payments, and the winners.

    A document says nothing of the Automa's cards, so the only player of a solo table is its winner.
    """
    table = read_table(document)
    lines = [score_player(table, seat) for seat in range(len(table.players))]
    totals = [sum(points.values()) for points in lines]
    dragons = [len(player.mat.dragons()) for player in table.players]
    return {
        "players": [
            {"name": player.name, "total": total, "lines": points}
            for player, total, points in zip(table.players, totals, lines, strict=True)
        ],
        "winners": [table.players[seat].name for seat in winning_seats(totals, dragons)],
    }


def winning_seats(totals: list[int], dragons: list[int]) -> list[int]:
    """W19.4: most points; among those most visible dragons; then the victory is shared."""
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    most = max(dragons[seat] for seat in leaders)
    return [seat for seat in leaders if dragons[seat] == most]


def score_player(table: Table, seat: int) -> dict[str, int]:
    """W19.2: the eight categories in their order."""
    player = table.players[seat]
    payments = frugal_payments(player)
    return {
        "guild": score_guild(table, seat),
        "dragons": sum(facts(number).vp for number in player.mat.dragons()),
        "end_game": points_without_payments(table, seat) + sum(payment.points for payment in payments),
        "eggs": player.mat.eggs(),
        "cached": player.mat.cached(),
        "tucked": player.mat.tucked(),
        "objectives": score_objectives(table, seat),
        "remaining": player.coins + sets_of_four(player, payments),
    }


def score_guild(table: Table, seat: int) -> int:
    """W14.13: each marker in rows 4 and 5 scores on its own; rows 1-3 give nothing."""
    printed = printed_points(table)
    points = 0
    for index, (row, _) in enumerate(table.players[seat].markers):
        if row == 4:
            points += guild_formula(table.guild, table.players[seat].mat)
        if row == 5:
            points += printed[seat, index]
    return points


def guild_formula(guild: str, mat: Mat) -> int:
    """W14.10, row 4: what one marker there is worth."""
    if guild == "plains":
        return mat.eggs() // 2
    if guild == "seafarers":
        return 3 * sum(len(mat.dragons(column_places(column))) == 3 for column in COLUMNS)
    if guild == "highlands":
        return mat.all_cave_cards()
    if guild == "rainforest":  # W19.7: the best cave, without a question
        return max(resource_icons(mat, cave) for cave in CAVES)
    raise ValueError(f"W14.10: no guild is called {guild}")


def resource_icons(mat: Mat, cave: str) -> int:
    """W19.7: meat, gold, crystal and milk in the printed costs of the cave's dragons, not eggs, not coins."""
    costs = [facts(number).cost for number in mat.dragons(cave_places(cave))]
    return sum(cost.meat + cost.gold + cost.crystal + cost.milk for cost in costs)


def printed_points(table: Table) -> dict[tuple[int, int], int]:
    """Row 5: the points of each marker there, by seat and index in the list of the player's markers.

    Cells named in the document are taken first; the plain ones get 6, 3, 1 in reading order, as far as free.
    """
    in_row = {
        (seat, index): points
        for seat, player in enumerate(table.players)
        for index, (row, points) in enumerate(player.markers)
        if row == 5
    }
    taken = {points for points in in_row.values() if points is not None}
    answer = {}
    for marker, points in in_row.items():
        cell = points if points is not None else next(p for p in PRINTED_POINTS if p == 1 or p not in taken)
        taken.add(cell)
        answer[marker] = cell
    return answer


def score_objectives(table: Table, seat: int) -> int:
    """W17.3: the sum of the places, round by round."""
    points = 0
    for values, places in zip(OBJECTIVE_POINTS, table.objectives, strict=False):
        if places[seat] != 0:
            points += values[places[seat] - 1]
    return points


def frugal_payments(player: Player) -> tuple[Payment, ...]:
    """Of the best payments those that give away the fewest things."""
    return min(best_payments(player), key=lambda payments: sum(payment.things for payment in payments))


def best_payments(player: Player) -> list[tuple[Payment, ...]]:
    """W19.1, W19.6: every choice of payments with the most points, counting what they leave over.

    All choices are tried: for each of dragons 86, 87, 144, 149 on the mat no payment or one of its own.
    """
    offers = [
        [NO_PAYMENT, *PAYMENTS[number]] for number in sorted(player.mat.dragons()) if number in PAYMENTS
    ]
    possible = [payments for payments in product(*offers) if can_pay(player, payments)]
    worth = [sum(each.points for each in payments) + sets_of_four(player, payments) for payments in possible]
    return [payments for payments, points in zip(possible, worth, strict=True) if points == max(worth)]


def can_pay(player: Player, payments: tuple[Payment, ...]) -> bool:
    """W5.6: cards from the hand, resources from the supply, for all of them together."""
    return (
        sum(payment.dragon_cards for payment in payments) <= player.dragon_cards
        and sum(payment.cave_cards for payment in payments) <= player.cave_cards
        and sum(payment.resources for payment in payments) <= player.resources
    )


def sets_of_four(player: Player, payments: tuple[Payment, ...]) -> int:
    """W19.2 category 8: 1 for every four resources and cards that are left, in any mix."""
    things = player.resources + player.dragon_cards + player.cave_cards
    return (things - sum(payment.things for payment in payments)) // 4


def objective_quantity(objective: str, player: Player) -> int:
    """W17.5: what is compared at the end of a round, counted on the mat as it is now."""
    mat = player.mat
    dragons = [facts(number) for number in mat.dragons()]
    if objective == "cave_cards":
        return mat.all_cave_cards()
    if objective in ("amethyst_cards", "crimson_cards", "golden_cards"):
        cave = objective.removesuffix("_cards")
        return len(mat.dragons(cave_places(cave))) + mat.cave_cards(cave)
    if objective == "nests":
        return sum(dragon.nests for dragon in dragons)
    if objective == "eggs":
        return mat.eggs()
    if objective == "cached":
        return mat.cached()
    if objective == "guild_position":
        return player.guild_steps  # W17.7
    if objective in ("cheap", "dear"):
        icons = [
            cost.meat + cost.gold + cost.crystal + cost.milk + cost.coin + cost.egg
            for cost in (dragon.cost for dragon in dragons)
        ]
        return sum((printed <= 2) == (objective == "cheap") for printed in icons)
    if objective == "played_or_round":
        kinds = ("when_played", "once_per_round")
        return sum(any(has_ability(dragon.number, kind) for kind in kinds) for dragon in dragons)
    if objective == "activated":
        return sum(has_ability(dragon.number, "if_activated") for dragon in dragons)
    if objective == "hatchlings":
        return sum(dragon.size == "hatchling" for dragon in dragons)
    if objective in ("small", "medium", "large"):
        return sum(dragon.size == objective for dragon in dragons)
    if objective in ("aggressive", "playful", "shy", "helpful"):
        return sum(dragon.trait == objective for dragon in dragons)
    raise ValueError(f"W17.5: no objective is called {objective}")


def rank(quantities: list[int]) -> list[int]:
    """W17.2: 1, 2, 3 for the three highest different positive quantities, 0 for "others"."""
    different = sorted({quantity for quantity in quantities if quantity > 0}, reverse=True)
    rows = {quantity: row for row, quantity in enumerate(different, start=1) if row <= 3}
    return [rows.get(quantity, 0) for quantity in quantities]
