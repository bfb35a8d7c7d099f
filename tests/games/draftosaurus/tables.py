"""The engine set up for a test: finished zoos to score, a turn in which places are asked, whole games."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from dracosaur.core.game import CHANCE, PlayerScore, ScoreSheet, Seat
from dracosaur.core.records import replay
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.draftosaurus.actions import (
    Choose,
    Deal,
    Discard,
    DraftosaurusAction,
    Leave,
    PlaceIt,
    Roll,
)
from dracosaur.games.draftosaurus.game import Draftosaurus
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import CODES, LINES, document, pieces, place, zoo
from tests.games.draftosaurus.literal_legality import Placement
from tests.games.draftosaurus.literal_scorer import whole_zoo
from tests.games.draftosaurus.random_boards import Zoo, full_bag

GAME = Draftosaurus()
PROTOCOL = load("draftosaurus")  # the same game as shells know it
Option = Any  # Any: a value of an option, written as in JSON
Document = dict[str, Any]  # Any: a position document, as json.loads would return it
# Tables that between them have every phase, every order of decisions (D17.9) and every kind of secret.
TABLES: list[tuple[int, dict[str, Option]]] = [
    *(
        (2, {"placement_commit": commit, "two_player_discard_timing": timing, **seen})
        for commit in ("after_reveal", "joint")
        for timing in ("after_placement", "with_choice")
        for seen in ({}, {"two_player_discard_visibility": "hidden", "board": "match"})
    ),
    (3, {"placement_commit": "joint", "board": "winter", "quarantine_move": "optional"}),
    (4, {"board": "winter", "bridge_half_capacity": 2}),
    (5, {"five_player_last_turn": True, "board": "match", "match_second_start": "random"}),
    (5, {"five_player_last_turn": True, "placement_commit": "joint", "board": "winter"}),
]


# Scoring


def sheet(board: str, *zoos: str | Zoo, **options: Option) -> ScoreSheet:
    """The score sheet of a finished game with these zoos."""
    return GAME.score_sheet(GAME.read_position(document(board, *zoos, **options)).state)


def points(player: PlayerScore) -> dict[str, int]:
    """The lines that are not 0, by the codes of the examples; their sum is the total."""
    lines = {LINES[line.key]: line.points for line in player.lines if line.points}
    assert sum(lines.values()) == player.total
    return lines


def score(board: str, *zoos: str | Zoo, **options: Option) -> dict[str, int]:
    """The lines of seat 0 that are not 0."""
    return points(sheet(board, *zoos, **options).players[0])


def totals(of: ScoreSheet) -> list[int]:
    """The points of each seat."""
    return [player.total for player in of.players]


# A turn that waits for places


def running(board: str, *zoos: str | Zoo, hands: tuple[list[str], ...] = (), **table: object) -> Document:
    """A document of a game in progress; `table` may also hold `options`."""
    options = table.pop("options", {})
    assert isinstance(options, dict)
    made = document(board, *zoos, **options)
    for player, hand in zip(made["players"], hands, strict=bool(hands)):
        player["hand"] = hand
    start = {"phase": "roll", "second_game": False, "round": 1, "turn": 1, "first_roller": 0, "roller": 0}
    made["table"] = {**start, "die": "woodlands", "dealt": 0, "shown": 0, **table}
    return made


def placing(
    board: str,
    pens: str | Zoo,
    species: str,
    face: str = "woodlands",
    *,
    bound: bool = True,
    seats: int = 5,
    turn: int = 1,
    **options: Option,
) -> State:
    """Seat 0 has revealed the species and owes its place; the others have revealed whatever the bag gives."""
    own = zoo(pens) if isinstance(pens, str) else pens
    left = full_bag(seats) - Counter([*whole_zoo(own), CODES[species]])
    revealed = [CODES[species], *list(left.elements())[: seats - 1]]
    made = running(
        board,
        own,
        *[""] * (seats - 1),
        hands=tuple([piece] for piece in revealed),
        phase="turn",
        turn=turn,
        roller=1 if bound else 0,
        die=face,
        shown=1,
        options=options,
    )
    for player, piece in zip(made["players"], revealed, strict=True):
        player |= {"chosen": piece, "decisions": 1}
    return GAME.read_position(made).state


def open_places(state: State, seat: int = 0) -> set[Placement]:
    """Where the seat may put the dinosaur that it has revealed, or move the one in quarantine."""
    actions = GAME.legal(state, Seat(seat))
    return {(action.place, action.space) for action in actions if isinstance(action, (PlaceIt, Leave))}


def legal(
    board: str,
    pens: str | Zoo,
    species: str,
    face: str = "woodlands",
    *,
    bound: bool = True,
    seats: int = 5,
    **options: Option,
) -> set[Placement]:
    """Where seat 0 may put the species."""
    return open_places(placing(board, pens, species, face, bound=bound, seats=seats, **options))


def takes(board: str, pens: str | Zoo, species: str, code: str, *, seats: int = 5, **options: Option) -> bool:
    """Whether the place itself takes the dinosaur: asked for the roller, whom the die does not bind."""
    return place(code) in legal(board, pens, species, bound=False, seats=seats, **options)


def put(code: str) -> PlaceIt:
    """`FS` or `P2` as the action that places the revealed dinosaur there."""
    where, space = place(code)
    return PlaceIt(where, space)  # type: ignore[arg-type]  # one of the places


def leave(code: str) -> Leave:
    """`BR` or `P5` as the action that moves the quarantined dinosaur there."""
    where, space = place(code)
    return Leave(where, space)  # type: ignore[arg-type]  # one of the places


def choose(code: str) -> Choose:
    """`STE` as the choice of a dinosaur."""
    return Choose(CODES[code])  # type: ignore[arg-type]  # one of the species


def discard(code: str) -> Discard:
    """`STE` as the dinosaur that goes back to the box."""
    return Discard(CODES[code])  # type: ignore[arg-type]  # one of the species


def refusal(state: State, action: DraftosaurusAction, seat: int = 0) -> tuple[str, str]:
    """The message and the rule that forbid the action; two empty texts where it is legal."""
    illegal = GAME.why_not(state, Seat(seat), action)
    return ("", "") if illegal is None else (illegal.key, illegal.rule)


def do(state: State, *steps: tuple[int, DraftosaurusAction]) -> State:
    """The state after these actions of seats (-1: chance)."""
    for seat, action in steps:
        state = GAME.apply(state, Seat(seat), action)
    return state


def leaving(*zoos: str | Zoo, die: str = "woodlands", **options: Option) -> State:
    """A winter game after its last turn: the quarantine moves are due."""
    rounds = 4 if len(zoos) == 2 else 2
    made = running("winter", *zoos, phase="leave", round=rounds + 1, die=die, options=options)
    return GAME.read_position(made).state


# Whole games


def new_table(seats: int, seed: int = 0, **options: Option) -> Table:
    """A new match; the first hands are dealt and the die is rolled."""
    return Table.open(PROTOCOL, seats, {"first_roller": 0, **options}, seed)


def random_states(seats: int, options: dict[str, Option], seed: int = 0) -> Iterator[State]:
    """Every state of a random match, by the rules alone."""
    rng = Rng("states", seats, str(options), seed)
    state = GAME.setup(seats, GAME.options(options, seats))
    yield state
    while to_act := GAME.to_act(state):
        seat = rng.choice(to_act)
        action = GAME.sample_chance(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action)
        yield state


def play(table: Table, until: Callable[[State], bool] | None = None, seed: int = 0) -> Table:
    """Everybody decides at random until the condition holds or the match is over."""
    rng = Rng("players", seed)
    while table.to_act and not (until is not None and until(table.state)):
        decide(table, rng)
    return table


def decide(table: Table, rng: Rng) -> None:
    """Somebody who has to decide decides at random."""
    seat = rng.choice(table.to_act)
    table.act(seat, rng.choice(table.legal(seat)))


def play_turn(table: Table, seed: int = 0) -> Table:
    """Everybody decides at random until the next turn begins or the match is over."""
    now = (table.state.second_game, table.state.round, table.state.turn)
    return play(table, lambda state: (state.second_game, state.round, state.turn) != now, seed)


def turns(table: Table) -> list[State]:
    """The state before each turn of the match: the roller is known, the die is still in the hand."""
    before = zip(replay(table.record, PROTOCOL), table.record.entries, strict=False)
    return [state for state, entry in before if isinstance(entry.action, Roll)]


def rollers(table: Table) -> list[int]:
    """Who rolled in each turn."""
    return [state.roller for state in turns(table)]


def deals(table: Table) -> list[Counter[str]]:
    """The hands that were dealt, in the order of the deal."""
    return [Counter(entry.action.hand) for entry in table.record.entries if isinstance(entry.action, Deal)]


def hand(state: State, seat: int) -> Counter[str]:
    """What the seat holds."""
    return counted(state.hand[seat])


def counted(row: list[int]) -> Counter[str]:
    """A row of the state as numbers of species."""
    return Counter(dict(zip(CODES.values(), row, strict=True)))


def zoo_size(state: State, seat: int) -> int:
    """How many dinosaurs the seat has placed."""
    return sum(state.count[seat])


def deal(text: str) -> Deal:
    """`2×TYR 4×DIP` as the hand that the bag gives."""
    return Deal(tuple(pieces(text)))  # type: ignore[arg-type]  # a list of species


def roll(face: str) -> tuple[int, Roll]:
    """The die shows the face."""
    return CHANCE, Roll(face)  # type: ignore[arg-type]  # one of the faces
