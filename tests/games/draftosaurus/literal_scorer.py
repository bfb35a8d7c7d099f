"""A second opinion on scores: slow, and as close to the sentences of docs/rules/draftosaurus.md as can be.

It shares nothing with the engine. A zoo is read straight from a position document: `pens` names each place
and lists the dinosaurs that stand there; the Pyramid is a list of six, `None` for a free space, P1 first.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

SPECIES = ("tyrannosaurus", "diplodocus", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus")
T_REX = "tyrannosaurus"
RIVER = "river"

SUMMER_PENS = (
    "forest_of_sameness",
    "woody_trio",
    "king_of_the_jungle",
    "prairie_of_love",
    "meadow_of_differences",
    "solitary_island",
)
WINTER_PENS = (
    "well_ordered_wood",
    "lovers_bridge_left",
    "lookout",
    "quarantine",
    "lovers_bridge_right",
    "pyramid",
)
PENS = {"summer": SUMMER_PENS, "winter": WINTER_PENS}

Pens = Mapping[str, Sequence[str | None] | None]
Document = Mapping[str, Any]  # Any: what json.loads returns, checked while it is read
Lines = dict[str, int]


class PlayerScore(TypedDict):
    """One player's points, line by line."""

    name: str
    total: int
    lines: Lines


class Answer(TypedDict):
    """The scores of a table, in the order of the seats, and who wins."""

    players: list[PlayerScore]
    winners: list[str]


def score(document: Document) -> Answer:
    """D12: the final scores and the winners; D12.1.3: the Quarantine Zone is empty by then (unless O7)."""
    if document.get("options", {}).get("quarantine_move", "mandatory") == "mandatory":
        for player in document["players"]:
            if player["pens"].get("quarantine"):
                raise ValueError(f"D12.1.3: {player['name']} has to empty the Quarantine Zone first")
    return interim_score(document)


def interim_score(document: Document) -> Answer:
    """D12.4: the boards as they stand, a dinosaur in the Quarantine Zone included."""
    board = document.get("options", {}).get("board", "summer")
    names: list[str] = [player["name"] for player in document["players"]]
    table: list[Pens] = [player["pens"] for player in document["players"]]
    for pens in table:
        check_zoo(board, pens)
    lines = [score_player(board, table, seat) for seat in range(len(table))]
    totals = [sum(points.values()) for points in lines]
    t_rexes = [whole_zoo(pens).count(T_REX) for pens in table]
    return {
        "players": [
            {"name": name, "total": total, "lines": points}
            for name, total, points in zip(names, totals, lines, strict=True)
        ],
        "winners": [names[seat] for seat in winning_seats(totals, t_rexes)],
    }


def check_zoo(board: str, pens: Pens) -> None:
    """Places are those of D2.3 or D2.4 and species those of D1.1, so that no typing error scores 0."""
    if board not in PENS:
        raise ValueError(f"D2.1: one game has a summer board or a winter board, not {board!r}")
    for place in pens:
        if place not in (*PENS[board], RIVER):
            raise ValueError(f"D2: the {board} board has no place {place!r}")
        for dinosaur in dinosaurs_in(pens, place):
            if dinosaur not in SPECIES:
                raise ValueError(f"D1.1: there is no species {dinosaur!r}")
    if len(spaces_of_pyramid(pens)) != 6:
        raise ValueError("D10.3: the Pyramid has six spaces; write null for a free one")


def dinosaurs_in(pens: Pens, place: str) -> list[str]:
    """The dinosaurs that stand in one place, in order; free spaces of the Pyramid are left out."""
    return [dinosaur for dinosaur in pens.get(place) or () if dinosaur is not None]


def spaces_of_pyramid(pens: Pens) -> list[str | None]:
    """D10.3: what stands on P1, P2, P3, P4, P5 and P6."""
    return list(pens.get("pyramid") or [None] * 6)


def whole_zoo(pens: Pens) -> list[str]:
    """Everything a player has on the board, river included (D7.5)."""
    return [dinosaur for place in pens for dinosaur in dinosaurs_in(pens, place)]


def score_player(board: str, table: Sequence[Pens], seat: int) -> Lines:
    """D12.2: all pens (D9 or D10) + river (D7.4) + T-Rex bonus (D11)."""
    pens = table[seat]
    lines = score_summer_pens(table, seat) if board == "summer" else score_winter_pens(table, seat)
    lines["river"] = score_river(dinosaurs_in(pens, RIVER))
    lines["trex_bonus"] = score_trex_bonus([dinosaurs_in(pens, pen) for pen in PENS[board]])
    return lines


def score_summer_pens(table: Sequence[Pens], seat: int) -> Lines:
    """D9: one line for each pen of the summer board."""
    pens = table[seat]
    zoo = whole_zoo(pens)
    opponents = [whole_zoo(other) for i, other in enumerate(table) if i != seat]
    return {
        "forest_of_sameness": score_forest_of_sameness(dinosaurs_in(pens, "forest_of_sameness")),
        "woody_trio": score_woody_trio(dinosaurs_in(pens, "woody_trio")),
        "king_of_the_jungle": score_king_of_the_jungle(
            dinosaurs_in(pens, "king_of_the_jungle"), zoo, opponents
        ),
        "prairie_of_love": score_prairie_of_love(dinosaurs_in(pens, "prairie_of_love")),
        "meadow_of_differences": score_meadow_of_differences(dinosaurs_in(pens, "meadow_of_differences")),
        "solitary_island": score_solitary_island(dinosaurs_in(pens, "solitary_island"), zoo),
    }


def score_winter_pens(table: Sequence[Pens], seat: int) -> Lines:
    """D10: one line for each pen of the winter board, the two halves of the bridge together."""
    pens = table[seat]
    left, right = dinosaurs_in(pens, "lovers_bridge_left"), dinosaurs_in(pens, "lovers_bridge_right")
    return {
        "well_ordered_wood": score_well_ordered_wood(dinosaurs_in(pens, "well_ordered_wood")),
        "lovers_bridge": score_lovers_bridge(left, right),
        "lookout": score_lookout(dinosaurs_in(pens, "lookout"), zoo_of_right_neighbour(table, seat)),
        "quarantine": score_quarantine(),
        "pyramid": score_pyramid(spaces_of_pyramid(pens)),
    }


def zoo_of_right_neighbour(table: Sequence[Pens], seat: int) -> list[str]:
    """The right neighbour of seat i is (i-1) mod n; someone alone at the table has no neighbour."""
    if len(table) == 1:
        return []
    return whole_zoo(table[(seat - 1) % len(table)])


def score_forest_of_sameness(forest: list[str]) -> int:
    """D9.1: score for 0…6 dinosaurs: 0, 2, 4, 8, 12, 18, 24."""
    return [0, 2, 4, 8, 12, 18, 24][len(forest)]


def score_meadow_of_differences(meadow: list[str]) -> int:
    """D9.2: score for 0…6 dinosaurs: 0, 1, 3, 6, 10, 15, 21."""
    return [0, 1, 3, 6, 10, 15, 21][len(meadow)]


def score_prairie_of_love(prairie: list[str]) -> int:
    """D9.3: 5 points per pair of the same species; several pairs of one species count; singles do not."""
    pairs = 0
    for species in SPECIES:
        pairs += prairie.count(species) // 2
    return 5 * pairs


def score_woody_trio(trio: list[str]) -> int:
    """D9.4: 7 with exactly 3 dinosaurs, otherwise 0."""
    return 7 if len(trio) == 3 else 0


def score_king_of_the_jungle(throne: list[str], zoo: list[str], opponents: list[list[str]]) -> int:
    """D9.5: 7 if the own zoo has at least as many of that species as each opponent's zoo. Empty: 0."""
    if throne == []:
        return 0
    (king,) = throne
    for opponent in opponents:
        if opponent.count(king) > zoo.count(king):
            return 0
    return 7


def score_solitary_island(island: list[str], zoo: list[str]) -> int:
    """D9.6: 7 if it is the only one of its species in the whole own zoo, river included; otherwise 0."""
    if island == []:
        return 0
    (hermit,) = island
    return 7 if zoo.count(hermit) == 1 else 0


def score_well_ordered_wood(wood: list[str]) -> int:
    """D10.1: score for 0…6 dinosaurs: 0, 2, 4, 8, 12, 18, 24."""
    return [0, 2, 4, 8, 12, 18, 24][len(wood)]


def score_lovers_bridge(left: list[str], right: list[str]) -> int:
    """D10.2: 6 points per pair of one species with one member in each half. Others score nothing."""
    points = 0
    for species in SPECIES:
        points += 6 * min(left.count(species), right.count(species))
    return points


def score_pyramid(spaces: list[str | None]) -> int:
    """D10.3.5: the sum of the values of the occupied spaces: bottom row 2 each, middle row 4 each, top 7."""
    points = 0
    for dinosaur, value in zip(spaces, [2, 2, 2, 4, 4, 7], strict=True):
        if dinosaur is not None:
            points += value
    return points


def score_lookout(lookout: list[str], right_neighbour: list[str]) -> int:
    """D10.4: 2 points for each dinosaur of its species in the zoo of the right neighbour. Empty: 0."""
    if lookout == []:
        return 0
    (watcher,) = lookout
    return 2 * right_neighbour.count(watcher)


def score_quarantine() -> int:
    """D10.5: the Quarantine Zone scores nothing itself."""
    return 0


def score_river(river: list[str]) -> int:
    """D7.4: 1 point per dinosaur in the river."""
    return len(river)


def score_trex_bonus(contents_of_pens: list[list[str]]) -> int:
    """D11: 1 point for each pen with a T-Rex; each half of the bridge is a pen, not the river."""
    bonus = 0
    for contents in contents_of_pens:
        if T_REX in contents:
            bonus += 1
    return bonus


def winning_seats(totals: list[int], t_rexes: list[int]) -> list[int]:
    """D12.3: most points; among the tied the fewest T-Rexes in the zoo; still tied, they share."""
    most = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == most]
    fewest = min(t_rexes[seat] for seat in tied)
    return [seat for seat in tied if t_rexes[seat] == fewest]
