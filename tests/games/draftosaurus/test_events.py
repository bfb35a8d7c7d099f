"""What happened: events with their values, their order, and who may see them (D5, D12, D13, D15)."""

import pytest

from dracosaur.core.game import CHANCE, Event, Seat
from dracosaur.games.draftosaurus.actions import Deal, DraftosaurusAction, FirstRoller, Stay
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.tables import (
    GAME,
    Option,
    choose,
    discard,
    do,
    leave,
    leaving,
    new_table,
    play,
    put,
    roll,
    running,
)


def told(state: State, seat: int, action: DraftosaurusAction) -> list[tuple[str, dict[str, object]]]:
    """What everybody is told when the seat does this."""
    return [(event.key, dict(event.values)) for event in happened(state, seat, action) if event.seats is None]


def happened(state: State, seat: int, action: DraftosaurusAction) -> tuple[Event, ...]:
    return GAME.events(state, Seat(seat), action, GAME.apply(state, Seat(seat), action))


def start(*hands: str, turn: int = 1, zoos: tuple[str, ...] = (), **options: Option) -> State:
    """A summer table before the roll of seat 0."""
    held = tuple(pieces(text) for text in hands)
    pens = zoos or ("",) * len(hands)
    return GAME.read_position(running("summer", *pens, hands=held, turn=turn, options=options)).state


def test_the_first_roller_is_named() -> None:
    """D3.4."""
    state = GAME.setup(3, GAME.options({}, 3))
    assert told(state, CHANCE, FirstRoller(2)) == [("event-first_roller", {"player": 2})]


def test_only_the_owner_sees_what_is_dealt() -> None:
    """D4.3, D4.4: the round begins, everybody learns that a seat has drawn, that seat learns what."""
    state = do(GAME.setup(3, GAME.options({}, 3)), (CHANCE, FirstRoller(2)))
    assert happened(state, CHANCE, Deal(SPECIES_KEYS)) == (
        Event("event-round", {"round": 1, "rounds": 2}),
        Event("event-dealt", {"player": 2}, but=2),
        Event("event-dealt-you", {"species": SPECIES_KEYS}, seats=(2,)),
    )


def test_a_turn_of_three_players() -> None:
    """D5.1 to D5.5: roll, decisions without content, reveal, placements, hands and die passed on."""
    state = start("2×DIP", "2×TRI", "2×STE", turn=5)
    assert told(state, *roll("woodlands")) == [("event-rolled", {"player": 0, "face": "woodlands"})]
    state = do(state, roll("woodlands"))
    assert told(state, 1, choose("TRI")) == [("event-decided", {"player": 1})]
    state = do(state, (1, choose("TRI")), (0, choose("DIP")))
    assert told(state, 2, choose("STE")) == [
        ("event-decided", {"player": 2}),
        ("event-revealed", {"player": 0, "species": "diplodocus"}),
        ("event-revealed", {"player": 1, "species": "triceratops"}),
        ("event-revealed", {"player": 2, "species": "stegosaurus"}),
    ]
    state = do(state, (2, choose("STE")), (0, put("SI")), (1, put("RV")))
    assert told(state, 2, put("FS")) == [
        ("event-decided", {"player": 2}),
        ("event-placed", {"player": 0, "species": "diplodocus", "place": "solitary_island"}),
        ("event-placed", {"player": 1, "species": "triceratops", "place": "river"}),
        ("event-placed", {"player": 2, "species": "stegosaurus", "place": "forest_of_sameness"}),
        ("event-hands_passed", {}),
        ("event-passed", {"player": 1}),
    ]


def test_the_last_pieces_are_revealed_by_the_roll() -> None:
    """E10: nobody is asked, so the roll itself shows them."""
    state = start("DIP", "TRI", "STE", turn=6)
    assert [key for key, _ in told(state, *roll("woodlands"))] == ["event-rolled"] + ["event-revealed"] * 3


def test_the_die_is_passed_after_the_last_turn_of_a_round() -> None:
    """D5.5: the die moves as after any other turn; the next deal then begins the round."""
    state = do(start("DIP", "TRI", "STE", turn=6), roll("woodlands"), (0, put("RV")), (1, put("RV")))
    assert told(state, 2, put("RV"))[-1] == ("event-passed", {"player": 1})
    assert ("event-hands_passed", {}) not in told(state, 2, put("RV"))  # nothing is left in them
    state = do(state, (2, put("RV")))
    assert told(state, CHANCE, Deal(SPECIES_KEYS))[0] == ("event-round", {"round": 2, "rounds": 2})


def test_a_space_of_the_pyramid_is_named() -> None:
    """D8.1."""
    hands = (pieces("2×DIP"), pieces("2×TRI"), pieces("2×STE"))
    state = GAME.read_position(running("winter", "", "", "", hands=hands, turn=5)).state
    state = do(state, roll("restrooms"), (0, choose("DIP")), (1, choose("TRI")), (2, choose("STE")))
    events = told(do(state, (1, put("RV")), (2, put("RV"))), 0, put("P2"))
    placed = {"player": 0, "species": "diplodocus", "place": "pyramid", "space": 2}
    assert ("event-placed-space", placed) in events


def test_a_joint_decision_is_told_when_it_is_complete() -> None:
    """O8: the first half of it is nobody's business; at the end the placement says the species."""
    state = do(start("2×DIP", "2×TRI", "2×STE", turn=5, placement_commit="joint"), roll("woodlands"))
    assert told(state, 0, choose("DIP")) == []
    state = do(state, (0, choose("DIP")))
    assert told(state, 0, put("RV")) == [("event-decided", {"player": 0})]
    state = do(state, (0, put("RV")), (1, choose("TRI")), (1, put("RV")), (2, choose("STE")))
    assert [key for key, _ in told(state, 2, put("RV"))] == [
        "event-decided",
        *["event-placed"] * 3,
        "event-hands_passed",
        "event-passed",
    ]


@pytest.mark.parametrize(
    ("visibility", "expected"),
    [
        ("open", ("event-discarded", {"player": 0, "species": "tyrannosaurus"})),
        ("hidden", ("event-discarded-hidden", {"player": 0})),
    ],
)
def test_discards_are_shown_together_or_hidden(
    visibility: str, expected: tuple[str, dict[str, object]]
) -> None:
    """D13.3, D17.10."""
    state = start("2×DIP STE TYR", "4×TRI", turn=2, two_player_discard_visibility=visibility)
    state = do(
        state, roll("woodlands"), (0, choose("DIP")), (1, choose("TRI")), (0, put("RV")), (1, put("RV"))
    )
    assert told(state, 0, discard("TYR")) == [("event-decided", {"player": 0})]
    events = told(do(state, (0, discard("TYR"))), 1, discard("TRI"))
    assert events[1] == expected
    assert [key for key, _ in events[3:]] == ["event-hands_passed", "event-passed"]


def test_discards_with_the_choice_are_shown_with_it() -> None:
    """R29: reveal and discards at the same arrow."""
    state = start("2×DIP STE TYR", "4×TRI", turn=2, two_player_discard_timing="with_choice")
    state = do(state, roll("woodlands"), (0, choose("DIP")), (0, discard("TYR")), (1, choose("TRI")))
    assert [key for key, _ in told(state, 1, discard("TRI"))] == [
        "event-decided",
        *["event-revealed"] * 2,
        *["event-discarded"] * 2,
    ]


def test_the_forced_discard_is_told() -> None:
    """D13.4: it follows the last placement by itself."""
    state = start("DIP STE", "TRI PAR", turn=3)
    state = do(state, roll("woodlands"), (0, choose("DIP")), (1, choose("TRI")), (0, put("RV")))
    assert [key for key, _ in told(state, 1, put("RV"))] == [
        "event-decided",
        *["event-placed"] * 2,
        *["event-discarded"] * 2,
        "event-passed",
    ]


def test_quarantine_moves_are_told_together() -> None:
    """D12.1.5: the first decision has no content; the last shows all, then the scores follow."""
    state = leaving("QZ: DIP", "QZ: STE", "QZ: TYR", quarantine_move="optional")
    assert told(state, 1, leave("P3")) == [("event-decided", {"player": 1})]
    state = do(state, (1, leave("P3")), (2, Stay()))
    assert told(state, 0, leave("RV")) == [
        ("event-decided", {"player": 0}),
        ("event-moved", {"player": 0, "species": "diplodocus", "place": "river"}),
        ("event-moved-space", {"player": 1, "species": "stegosaurus", "place": "pyramid", "space": 3}),
        ("event-stayed", {"player": 2, "species": "tyrannosaurus"}),
        ("event-scored", {"player": 0, "points": 1}),
        ("event-scored", {"player": 1, "points": 2}),
        ("event-scored", {"player": 2, "points": 1}),
        ("event-won", {"player": 1, "points": 2}),
    ]


def test_a_tie_and_who_wins_it() -> None:
    """D12.3: equal points, and fewer T-Rexes."""
    state = leaving("QZ: DIP · RV: TYR", "RV: 2×STE")
    assert told(state, 0, leave("RV"))[-2:] == [
        ("event-tie_break", {}),
        ("event-won", {"player": 1, "points": 2}),
    ]


def test_a_shared_victory() -> None:
    """D12.3: still tied."""
    events = told(leaving("QZ: DIP", "RV: STE", ""), 0, leave("RV"))
    assert events[-1] == ("event-shared", {"players": ("0", "1"), "points": 1})


def match_before_the_last_move(**options: Option) -> State:
    """The end of a match: seat 0 moves its last dinosaur; both have 10 points then, with 3 and 1 T-Rexes."""
    made = running("match", "QZ: TYR", "RV: STE", second_game=True, phase="leave", round=5, options=options)
    for player, trexes in zip(made["players"], (2, 1), strict=True):
        player["summer"] = {"score": 9, "trexes": trexes}
    return GAME.read_position(made).state


def test_the_end_of_a_match_tells_the_sums() -> None:
    """D15.2, D15.3: sums and the tie-break over both games."""
    assert told(match_before_the_last_move(), 0, leave("RV"))[2:] == [
        ("event-scored", {"player": 0, "points": 10}),
        ("event-scored", {"player": 1, "points": 10}),
        ("event-tie_break", {}),
        ("event-won", {"player": 1, "points": 10}),
    ]


def test_no_trexes_are_compared_where_equal_sums_share() -> None:
    """D17.11, O12 = shared: nobody is told that the fewest T-Rexes decide."""
    events = told(match_before_the_last_move(match_tiebreak="shared"), 0, leave("RV"))
    assert [key for key, _ in events[2:]] == ["event-scored", "event-scored", "event-shared"]


def test_the_boards_are_turned_over_with_the_summer_scores() -> None:
    """D15.6: scores of the summer game, the turning of the boards, the first round of winter."""
    table = new_table(3, board="match")
    play(table, until=lambda state: state.second_game == 1)
    news = table.told(None)
    turned = next(i for i, event in enumerate(news) if event.key == "event-board_turned")
    scores = [event.values for event in news[turned - 3 : turned]]
    assert scores == [{"player": i, "points": table.view(None).summer_scores[i]} for i in range(3)]
    assert news[turned + 1] == Event("event-passed", {"player": 0})


@pytest.mark.parametrize("board", ["summer", "winter", "match"])
@pytest.mark.parametrize("seats", [2, 5])
def test_events_tell_the_whole_game(board: str, seats: int) -> None:
    """Every dinosaur that stands in a zoo at the end was told to have gone there."""
    table = play(new_table(seats, board=board, edition="pl"))
    places: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    for event in table.history(None):
        if event.key == "event-board_turned":
            places = [{} for _ in range(seats)]
        if event.key.startswith(("event-placed", "event-moved")):
            values = event.values
            if event.key.startswith("event-moved"):
                del places[int(str(values["player"]))]["quarantine"]
            places[int(str(values["player"]))].setdefault(str(values["place"]), []).append(
                str(values["species"])
            )
    for seat, pens in enumerate(table.view(None).zoos):
        inside = {place: sorted(filter(None, species)) for place, species in pens.items() if any(species)}
        assert {place: sorted(species) for place, species in places[seat].items()} == inside


def test_the_first_round_is_announced_with_a_fixed_first_roller() -> None:
    """D4.1: the log of a game begins alike, however the first roller was found."""
    assert Event("event-round", {"round": 1, "rounds": 2}) in new_table(3, first_roller=1).history(None)


def test_the_die_that_stays_is_not_told_to_go() -> None:
    """D14.2: after turn 5 of the Polish variant the die stays with the roller."""
    state = start(*("2×DIP", "2×TRI", "2×STE", "2×PAR", "2×SPI"), turn=5, five_player_last_turn=True)
    state = do(state, roll("woodlands"))
    for seat, code in enumerate(("DIP", "TRI", "STE", "PAR", "SPI")):
        state = do(state, (seat, choose(code)))
    state = do(state, *((seat, put("RV")) for seat in range(4)))
    assert "event-passed" not in [key for key, _ in told(state, 4, put("RV"))]
