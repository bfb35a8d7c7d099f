"""The engine against the literal scorer and the literal legality, which share nothing with it."""

import random

import pytest

from dracosaur.core.game import ScoreSheet, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games.draftosaurus import rules
from dracosaur.games.draftosaurus.actions import Leave, PlaceIt, Stay
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus import literal_scorer
from tests.games.draftosaurus.boards import CODES
from tests.games.draftosaurus.literal_legality import FACES, Placement, legal_places, quarantine_targets
from tests.games.draftosaurus.random_boards import Zoo, full_bag, random_document, random_zoo
from tests.games.draftosaurus.tables import GAME, Document, Option, decide, leaving, legal, new_table, running

WAYS: list[dict[str, Option]] = [
    {},
    {"prairie_capacity": None, "bridge_half_capacity": 2},
    {"bridge_halves_separate": "trex_bonus_only", "quarantine_move": "optional"},
]
MANY = pytest.param(400, marks=pytest.mark.slow)


def assert_same_scores(state: State, result: ScoreSheet, literal: literal_scorer.Answer) -> None:
    """Every line, every total and the winners are those of the literal scorer."""
    for player, other in zip(result.players, literal["players"], strict=True):
        assert {line.key: line.points for line in player.lines} == other["lines"]
        assert player.total == other["total"]
    names = [player["name"] for player in literal["players"]]
    assert [names[seat] for seat in result.winners] == literal["winners"]
    ranks = [rules.rank(state, seat) for seat in range(state.seats)]
    assert [seat for seat, rank in enumerate(ranks) if rank == max(ranks)] == list(result.winners)


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tables", [15, MANY])
def test_scores_of_finished_games(tables: int, players: int, board: str) -> None:
    """D12: twelve dinosaurs each, the quarantine moves made, under several options."""
    rng = random.Random(f"{board} {players} {tables}")
    for i in range(tables):
        made = random_document(rng, players, board, options=WAYS[i % len(WAYS)])
        position = GAME.read_position(made)
        assert_same_scores(position.state, GAME.score_sheet(position.state), literal_scorer.score(made))


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("tables", [40, MANY])
def test_interim_scores(tables: int, board: str) -> None:
    """D12.4: the boards as they stand after any number of turns, a dinosaur in quarantine included."""
    rng = random.Random(f"interim {board} {tables}")
    for i in range(tables):
        made = random_document(rng, 2 + i % 4, board, n=i % 12)
        state = GAME.read_position({**made, "table": running(board, "")["table"]}).state
        assert_same_scores(state, GAME.score_sheet(state), literal_scorer.interim_score(made))


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("zoos", [40, MANY])
def test_legal_places(zoos: int, board: str) -> None:
    """D6 to D10: on random boards every face, a random species, bound and free."""
    rng = random.Random(f"legal {board} {zoos}")
    for i in range(zoos):
        options = {"board": board, **WAYS[i % len(WAYS)]}
        pens = random_zoo(board, rng, i % 12, full_bag(5), options)
        left = [code for code, species in CODES.items() if literal_scorer.whole_zoo(pens).count(species) < 10]
        code = rng.choice(left)
        for face in FACES:
            for bound in (True, False):
                found = legal(board, pens, code, face, bound=bound, **WAYS[i % len(WAYS)])
                assert found == legal_places(board, pens, CODES[code], face, bound, options)


@pytest.mark.parametrize("zoos", [80, MANY])
def test_quarantine_targets(zoos: int) -> None:
    """D12.1: on random boards with a dinosaur in quarantine."""
    rng = random.Random(f"quarantine {zoos}")
    for i in range(zoos):
        options = WAYS[i % len(WAYS)]
        pens = random_zoo("winter", rng, 12, full_bag(2), options)
        if not pens["quarantine"]:
            continue
        state = leaving(pens, "", **options)
        assert targets(state, 0) == quarantine_targets(pens, options)


def targets(state: State, seat: int) -> set[Placement]:
    """Where the seat may place or move a dinosaur; staying is a move to the Quarantine Zone."""
    found: set[Placement] = set()
    for action in GAME.legal(state, Seat(seat)):
        if isinstance(action, Stay):
            found.add(("quarantine", None))
        elif isinstance(action, (PlaceIt, Leave)):
            found.add((action.place, action.space))
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"board": "summer", "placement_commit": "joint"}),
        (2, {"board": "winter", "two_player_discard_timing": "with_choice"}),
        (3, {"board": "winter", "quarantine_move": "optional"}),
        (4, {"board": "summer"}),
        (4, {"board": "winter", "bridge_halves_separate": "trex_bonus_only"}),
        (5, {"board": "summer", "five_player_last_turn": True}),
        (5, {"board": "winter", "five_player_last_turn": True, "bridge_half_capacity": 1}),
    ],
)
@pytest.mark.parametrize("games", [1, pytest.param(20, marks=pytest.mark.slow)])
def test_whole_games(games: int, seats: int, options: dict[str, Option]) -> None:
    """Every place that is asked for in random games, and their final scores."""
    for seed in range(games):
        table = new_table(seats, seed, **options)
        rng = Rng("games", seed)
        while table.to_act:
            assert_same_places(table, options)
            decide(table, rng)
        final = literal_scorer.score(zoos_of(table, options))
        assert_same_scores(table.state, table.score_sheet(), final)


def assert_same_places(table: Table, options: dict[str, Option]) -> None:
    """Each seat that owes a place may use exactly what the literal legality says."""
    view = table.view(None)
    for seat in table.to_act:
        found = targets(table.state, seat)
        if not found:
            continue
        pens: Zoo = {place: list(inside) for place, inside in view.zoos[seat].items()}
        if view.phase == "leave":
            assert found == quarantine_targets(pens, options)
            continue
        # D14.3: in the sixth turn of the variant the roller obeys, too.
        is_bound = seat != view.roller or (has_variant(view.seats, options) and view.turn == 6)
        species = table.view(seat).chosen[seat]
        assert found == legal_places(view.board, pens, species, view.die, is_bound, options)


def has_variant(seats: int, options: dict[str, Option]) -> bool:
    """D14.1: the variant is for five players."""
    return seats == 5 and bool(options.get("five_player_last_turn"))


def zoos_of(table: Table, options: dict[str, Option]) -> Document:
    """The zoos of a table as the literal scorer reads them."""
    players = [
        {"name": f"Seat {seat}", "pens": {place: list(inside) for place, inside in pens.items()}}
        for seat, pens in enumerate(table.view(None).zoos)
    ]
    return {"game": "draftosaurus", "options": options, "players": players}
