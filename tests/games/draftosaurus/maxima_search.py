"""The greatest score that one board can reach (D19.8), by a search over what may stand in which place.

The search knows the scores only through a callable that returns the points of seat 0 of a position document,
so that any scorer can be put to the test. It is exhaustive up to these arguments:

1. *Sum.* A score is a sum over places, each with its own T-Rex bonus (D12.2, D11.1). What a place brings,
   alone on the board and with the kindest opponents, is therefore known beforehand, and exact for all but
   three: King of the Jungle and Lookout compare zoos (D9.5, D10.4), Solitary Island looks at the own zoo
   (D9.6). Alone these bring the most they ever can: 7, 2 for every piece of a species but one, and 7. So the
   value alone is an upper bound; complete zoos are scored as a whole, and one above its bound is an error.
2. *Bound.* With m dinosaurs still to place, the places still open bring at most the best division of m among
   them, the bag forgotten. A branch that cannot beat the best zoo found so far is left.
3. *Same dinosaurs.* Other places ask only which dinosaurs stand in a place, not how: of all arrangements of
   the same dinosaurs in one place the best one is enough.
4. *Likes.* All species but the T-Rex are equal in the rules (D1.1), so species that the zoo does not have yet
   are interchangeable: the one used most comes first.
5. *River.* A dinosaur that adds nothing to its pen but perhaps the T-Rex bonus (1 point) can as well stand in
   the river (1 point, D7.4). The zoo keeps the same dinosaurs (D7.5), so nothing else changes. Therefore the
   Prairie and the bridge hold pairs only, and the Woody Trio three dinosaurs or none.
6. *Quarantine.* The zone is empty at the end (D12.1.3), and a dinosaur that moved to its target could have
   been placed there at once, as the last of the zoo (D12.1.1, D12.1.2).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from tests.games.draftosaurus.literal_legality import BRIDGE, legal_places
from tests.games.draftosaurus.literal_scorer import RIVER, SPECIES, T_REX, whole_zoo
from tests.games.draftosaurus.random_boards import (
    PIECES_PER_SPECIES,
    Zoo,
    empty_zoo,
    full_bag,
    in_order,
    put,
)

Document = dict[str, Any]  # Any: a position document, as json.loads would return it
Score = Callable[[Document], int]
Counts = tuple[int, ...]  # pieces of each species, in the order of SPECIES

# The places that depend on others come first: they fix a species that the rest of the search must respect.
BRANCHES: dict[str, tuple[tuple[str, ...], ...]] = {
    "summer": (
        ("solitary_island",),
        ("king_of_the_jungle",),
        ("forest_of_sameness",),
        ("prairie_of_love",),
        ("meadow_of_differences",),
        ("woody_trio",),
    ),
    "winter": (("lookout",), ("well_ordered_wood",), BRIDGE, ("pyramid",)),
}
ASKS_OPPONENTS = {"summer": "king_of_the_jungle", "winter": "lookout"}


@dataclass(frozen=True)
class Filling:
    """What one place may hold, and the points it brings at best."""

    counts: Counts
    size: int
    points: int
    pens: Zoo


@dataclass
class Search:
    """A search for the best zoo of seat 0, with as many dinosaurs as asked, at a table of so many players."""

    score: Score
    board: str
    players: int
    dinosaurs: int = 12
    best: int = field(init=False, default=-1)
    best_document: Document = field(init=False, default_factory=dict)
    fillings: list[list[Filling]] = field(init=False)
    bounds: list[list[int]] = field(init=False)

    def run(self) -> int:
        """The greatest score; `best_document` then shows a table that reaches it."""
        self.fillings = [self.fillings_of(places) for places in BRANCHES[self.board]]
        self.bounds = self.bounds_of_open_places()
        self.branch(0, (0,) * len(SPECIES), self.dinosaurs, 0, {})
        return self.best

    def branch(self, depth: int, used: Counts, left: int, gained: int, pens: Zoo) -> None:
        """Every completion of the zoo that could beat the best one has been scored afterwards."""
        if depth == len(self.fillings):
            self.fill_river(used, left, gained, pens)
            return
        for filling in self.fillings[depth]:
            if filling.size > left:
                continue
            hope = gained + filling.points + self.bounds[depth + 1][left - filling.size]
            if hope <= self.best or not self.may_join(used, filling.counts):
                continue
            now_used = add(used, filling.counts)
            points = gained + filling.points
            self.branch(depth + 1, now_used, left - filling.size, points, {**pens, **filling.pens})

    def fill_river(self, used: Counts, left: int, gained: int, pens: Zoo) -> None:
        """Every choice of dinosaurs for the river has been scored, unless none could beat the best zoo."""
        hope = gained + self.bounds[-1][left]
        for river in combinations_with_replacement(SPECIES, left):
            if hope <= self.best:
                return
            if not self.may_join(used, counts_of(river)):
                continue
            document = self.document({**pens, RIVER: list(river)})
            points = self.score(document)
            if points > hope:
                raise AssertionError(f"the bound {hope} is no upper bound: {points} points for {document}")
            if points > self.best:
                self.best, self.best_document = points, document

    def may_join(self, used: Counts, more: Counts) -> bool:
        """The bag holds that many, and species new to the zoo come in the order of argument 4."""
        limit = PIECES_PER_SPECIES[self.players]
        if any(count + extra > limit for count, extra in zip(used, more, strict=True)):
            return False
        fresh = [
            extra
            for species, count, extra in zip(SPECIES, used, more, strict=True)
            if species != T_REX and count == 0
        ]
        return fresh == sorted(fresh, reverse=True)

    def fillings_of(self, places: tuple[str, ...]) -> list[Filling]:
        """All fillings of a place that the bag allows, the best arrangement of each set of dinosaurs (3)."""
        best: dict[Counts, Filling] = {}
        known: dict[str, int] = {}  # equal up to the names of species: equal points (4)
        for pens in arrangements(self.board, places):
            counts = counts_of(whole_zoo(pens))
            if max(counts) > PIECES_PER_SPECIES[self.players]:
                continue
            likeness = likeness_of(pens)
            if likeness not in known:
                known[likeness] = self.score(self.document(pens))
            if counts not in best or best[counts].points < known[likeness]:
                best[counts] = Filling(counts, sum(counts), known[likeness], pens)
        # The most points first, so that a good zoo is found early and the bound bites.
        return sorted(best.values(), key=lambda filling: -filling.points)

    def bounds_of_open_places(self) -> list[list[int]]:
        """For each depth and number m of dinosaurs left: the most that m can bring from there on (2)."""
        numbers = range(self.dinosaurs + 1)
        supply = list(full_bag(self.players).elements())
        # D7.4: the river pays by number alone, so any m dinosaurs show what it brings.
        bounds = [[self.score(self.document({RIVER: list(supply[:m])})) for m in numbers]]
        for fillings in reversed(self.fillings):
            best_of_size: dict[int, int] = {}
            for filling in fillings:
                best_of_size[filling.size] = max(filling.points, best_of_size.get(filling.size, 0))
            rest = bounds[0]
            bounds.insert(
                0,
                [
                    max(points + rest[m - size] for size, points in best_of_size.items() if size <= m)
                    for m in numbers
                ],
            )
        return bounds

    def document(self, pens: Zoo) -> Document:
        """A table where seat 0 has these pens and the opponents, in their rivers, what is kindest to it."""
        zoos = [pens, *({RIVER: river} for river in self.kindest_opponents(pens))]
        return {
            "game": "draftosaurus",
            "options": {"board": self.board},
            "players": [{"name": f"Seat {seat}", "pens": zoo} for seat, zoo in enumerate(zoos)],
        }

    def kindest_opponents(self, pens: Zoo) -> list[list[str | None]]:
        """What the others own at best for seat 0, from the pieces that it leaves in the bag."""
        (asking,) = pens.get(ASKS_OPPONENTS[self.board]) or [None]
        rest = list((full_bag(self.players) - Counter(whole_zoo(pens))).elements())
        rivers: list[list[str | None]] = [[] for _ in range(self.players - 1)]
        if self.board == "summer":
            # D9.5 wants no opponent to own many: the king's species comes last and is spread evenly.
            rest.sort(key=lambda species: species == asking)
            for i, species in enumerate(rest[: self.dinosaurs * len(rivers)]):
                rivers[i % len(rivers)].append(species)
        else:
            # D10.4 wants the right neighbour, who is the last seat, to own as many as possible.
            rest.sort(key=lambda species: species != asking)
            for i, river in enumerate(reversed(rivers)):
                river.extend(rest[i * self.dinosaurs : (i + 1) * self.dinosaurs])
        return rivers


def add(one: Counts, other: Counts) -> Counts:
    """The sum, species by species."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def counts_of(dinosaurs: Iterable[str]) -> Counts:
    """How many of each species."""
    counted = Counter(dinosaurs)
    return tuple(counted[species] for species in SPECIES)


def likeness_of(pens: Zoo) -> str:
    """The same text for pens that differ only in the names of species other than the T-Rex (4)."""
    names: dict[str | None, str] = {None: "-", T_REX: "T"}
    words = []
    for place, inside in pens.items():
        letters = [names.setdefault(dinosaur, chr(ord("a") + len(names))) for dinosaur in inside]
        words.append(f"{place}:{''.join(letters)}")
    return " ".join(words)


@cache
def arrangements(board: str, places: tuple[str, ...]) -> list[Zoo]:
    """Everything that dinosaurs placed one after another may form in a place, if it is worth a pen (5)."""
    found: dict[str, Zoo] = {}
    frontier: list[Zoo] = [{place: empty_zoo(board)[place] for place in places}]
    while frontier:
        pens = frontier.pop()
        key = str(pens)
        if key in found:
            continue
        found[key] = pens
        frontier.extend(steps(board, places, pens))
    return [pens for pens in found.values() if is_worth_a_pen(pens)]


def steps(board: str, places: tuple[str, ...], pens: Zoo) -> Iterator[Zoo]:
    """The pens after one more dinosaur, or one more pair on the bridge (5)."""
    for species in SPECIES:
        legal = legal_places(board, pens, species, None, False, {})
        if places == BRIDGE:
            # No more than six pairs: twelve dinosaurs.
            if len(pens[BRIDGE[0]]) < 6 and {(half, None) for half in BRIDGE} <= legal:
                yield {half: in_any_order(half, [*pens[half], species]) for half in BRIDGE}
            continue
        (place,) = places
        for placement in in_order(legal):
            if placement[0] == place:
                after: Zoo = {place: list(pens[place])}
                put(after, species, placement)
                yield {place: in_any_order(place, after[place])}


def in_any_order(place: str, inside: list[str | None]) -> list[str | None]:
    """Sorted, where the order inside has no meaning for rule or score."""
    if place in ("well_ordered_wood", "pyramid"):
        return inside
    return sorted(inside, key=str)


def is_worth_a_pen(pens: Zoo) -> bool:
    """Whether no dinosaur here would do as well in the river (5)."""
    if "prairie_of_love" in pens:
        return all(number % 2 == 0 for number in Counter(pens["prairie_of_love"]).values())
    if "woody_trio" in pens:
        return len(pens["woody_trio"]) in (0, 3)
    return True
