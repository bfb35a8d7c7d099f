"""D19.8: the greatest scores of one board, proved by search."""

from collections import Counter

import pytest

from dracosaur.games.draftosaurus import rules
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.zoo import fill_zoo
from tests.games.draftosaurus.literal_legality import legal_places
from tests.games.draftosaurus.literal_scorer import SPECIES, score, whole_zoo
from tests.games.draftosaurus.maxima_search import Document, Score, Search, in_any_order
from tests.games.draftosaurus.random_boards import Zoo, empty_zoo, full_bag, in_order, put


def literal_points(document: Document) -> int:
    """The points of seat 0 by the literal scorer."""
    return score(document)["players"][0]["total"]


def engine_points(document: Document) -> int:
    """The points of seat 0 by the engine's rules."""
    state = State()
    state.seats = len(document["players"])
    state.board = ("summer", "winter").index(document["options"]["board"])
    for seat, player in enumerate(document["players"]):
        fill_zoo(state, seat, player["pens"])
    return rules.score(state, 0)


SCORES: dict[str, Score] = {"literal": literal_points, "engine": engine_points}
MAXIMA = [
    ("summer", 2, 51),
    ("summer", 3, 50),
    ("summer", 4, 51),
    ("summer", 5, 51),
    ("winter", 2, 56),
    ("winter", 3, 52),
    ("winter", 4, 56),
    ("winter", 5, 60),
]


@pytest.mark.parametrize("scorer", SCORES)
@pytest.mark.parametrize(("board", "players", "maximum"), MAXIMA)
def test_the_greatest_score_of_one_board(scorer: str, board: str, players: int, maximum: int) -> None:
    """D19.8: twelve dinosaurs, no die, the pieces of the bag and the best possible neighbour."""
    search = Search(SCORES[scorer], board, players)
    assert search.run() == maximum
    zoos = [Counter(whole_zoo(player["pens"])) for player in search.best_document["players"]]
    assert [zoo.total() for zoo in zoos] == [12] * players
    assert sum(zoos, Counter()) <= full_bag(players)


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize(
    ("players", "dinosaurs"), [(3, 1), (5, 2), (3, 3), pytest.param(3, 4, marks=pytest.mark.slow)]
)
def test_the_search_misses_no_small_zoo(board: str, players: int, dinosaurs: int) -> None:
    """The bounds and arguments of the search cut off nothing that scoring every single zoo would find."""
    search = Search(literal_points, board, players, dinosaurs)
    greatest = max(search.score(search.document(zoo)) for zoo in every_zoo(board, dinosaurs))
    assert search.run() == greatest


def every_zoo(board: str, dinosaurs: int) -> list[Zoo]:
    """All zoos of so many dinosaurs that a free player can build, the Quarantine Zone empty at the end."""
    zoos = [empty_zoo(board)]
    for _ in range(dinosaurs):
        grown = {str(after): after for zoo in zoos for after in one_more(board, zoo)}
        zoos = list(grown.values())
    return zoos


def one_more(board: str, zoo: Zoo) -> list[Zoo]:
    """The zoo with one more dinosaur, in every way; the Quarantine Zone only delays a choice (D12.1)."""
    grown = []
    for species in SPECIES:
        for placement in in_order(legal_places(board, zoo, species, None, False, {})):
            if placement[0] == "quarantine":
                continue
            after = {place: list(inside) for place, inside in zoo.items()}
            put(after, species, placement)
            grown.append({place: in_any_order(place, inside) for place, inside in after.items()})
    return grown
