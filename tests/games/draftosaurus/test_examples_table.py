"""Two players, ties, match, bounds, information: E42 to E50 (docs/rules/draftosaurus-examples.md)."""

from collections import Counter
from typing import Any

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.records import replay
from dracosaur.games.draftosaurus import rules
from dracosaur.games.draftosaurus.actions import Choose
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import document, pieces, places, zoo
from tests.games.draftosaurus.literal_scorer import whole_zoo
from tests.games.draftosaurus.random_boards import full_bag
from tests.games.draftosaurus.tables import (
    GAME,
    PROTOCOL,
    Option,
    choose,
    counted,
    deals,
    discard,
    do,
    hand,
    new_table,
    open_places,
    play,
    points,
    put,
    roll,
    rollers,
    running,
    sheet,
    totals,
    turns,
    zoo_size,
)


def test_e42_flow_of_a_two_player_game() -> None:
    """E42 (D13): rollers, hand sizes, and what is placed and returned to the box."""
    table = play(new_table(2))
    assert rollers(table) == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]  # A B A | B A B | A B A | B A B
    sizes = [hand(state, 0).total() for state in turns(table)]
    assert sizes == [hand(state, 1).total() for state in turns(table)] == [6, 4, 2] * 4
    second_round = turns(table)[3]
    for seat in (0, 1):
        assert zoo_size(second_round, seat) == 3
        assert sum(second_round.discards[seat]) == 3
        assert zoo_size(table.state, seat) == 12
        assert hand(table.state, seat).total() == 0
    assert sum(map(sum, table.state.discards)) == 24
    assert sum(table.state.bag) == 0
    assert 60 - zoo_size(table.state, 0) - zoo_size(table.state, 1) == 36  # in the box


def two_players_turn(**options: object) -> State:
    """Two players before the first roll of a round."""
    hands = (pieces("TRI DIP DIP SPI PAR TYR"), pieces("STE STE DIP SPI PAR TRI"))
    return GAME.read_position(running("summer", "", "", hands=hands, options=options)).state


def test_e43_two_player_discard_after_placing() -> None:
    """E43 (D13.3): both placements lie open, each discards one of five in secret, four are swapped."""
    state = do(two_players_turn(), roll("woodlands"), (0, choose("TRI")), (1, choose("STE")))
    state = do(state, (0, put("RV")), (1, put("RV")))
    view = GAME.view(state, Seat(1))
    assert [pens["river"] for pens in view.zoos] == [("triceratops",), ("stegosaurus",)]
    assert view.hand_sizes == (5, 5)
    assert set(GAME.legal(state, Seat(0))) == {discard(code) for code in ("TYR", "DIP", "SPI", "PAR")}
    state = do(state, (0, discard("TYR")))
    assert GAME.view(state, Seat(1)).discards == ((), ())  # still secret
    assert GAME.view(state, Seat(1)).dropped == (None, None)
    state = do(state, (1, discard("TRI")))
    assert GAME.view(state, None).discards == (("tyrannosaurus",), ("triceratops",))
    assert hand(state, 0) == Counter(pieces("STE DIP SPI PAR"))
    assert hand(state, 1) == Counter(pieces("DIP DIP SPI PAR"))


def test_e43_discard_with_the_choice() -> None:
    """E43 (D17.9): the piece to place and the piece to discard are fixed, shown together, and then placed."""
    state = do(two_players_turn(two_player_discard_timing="with_choice"), roll("woodlands"))
    state = do(state, (0, choose("TRI")), (0, discard("TYR")), (1, choose("STE")))
    assert GAME.view(state, Seat(1)).chosen == (None, "stegosaurus")
    assert GAME.view(state, Seat(1)).dropped == (None, None)
    state = do(state, (1, discard("TRI")))
    shown = GAME.view(state, None)
    assert shown.chosen == ("triceratops", "stegosaurus")
    assert shown.dropped == ("tyrannosaurus", "triceratops")
    assert all(pens["river"] == () for pens in shown.zoos)  # nothing is placed yet
    assert GAME.legal(state, Seat(0)) == tuple(
        put(code) for code in ("FS", "WT", "KJ", "PR", "MD", "SI", "RV")
    )


def test_e43_hidden_discards() -> None:
    """E43 (D17.10): the other player sees that one was discarded, but not what."""
    state = do(
        two_players_turn(two_player_discard_visibility="hidden"),
        roll("woodlands"),
        (0, choose("TRI")),
        (1, choose("STE")),
        (0, put("RV")),
        (1, put("RV")),
        (0, discard("TYR")),
        (1, discard("TRI")),
    )
    seen = {seat: GAME.view(state, None if seat is None else Seat(seat)) for seat in (0, 1, None)}
    assert all(view.discard_counts == (1, 1) for view in seen.values())
    assert seen[0].discards == (("tyrannosaurus",), ())
    assert seen[1].discards == ((), ("triceratops",))
    assert seen[None].discards == ((), ())


def test_e44_two_players_only_the_other_obeys() -> None:
    """E44 (D13.2): no pen is empty; B has only the river, A every pen that takes the dinosaur."""
    full = "WW: DIP · BL: SPI · LO: TRI · QZ: PAR · BR: TRI · PY: P1 PAR"
    hands = (pieces("STE STE"), pieces("STE STE"))
    start = GAME.read_position(running("winter", full, full, hands=hands, turn=3)).state
    state = do(start, roll("empty_pen"), (0, choose("STE")), (1, choose("STE")))
    assert open_places(state, 1) == places("RV")
    assert open_places(state, 0) == places("WW BL BR P2 P3 RV")  # Lookout and Quarantine Zone are full


def trexes(text: str) -> int:
    return whole_zoo(zoo(text)).count("tyrannosaurus")


def test_e45_tie_breaker() -> None:
    """E45 (D12.3): of three with 36 points the two with fewer T-Rexes share the victory."""
    zoos = (
        "FS: 4×PAR · WT: 2×TYR TRI · PR: 2×DIP · SI: STE · MD: TYR SPI",
        "FS: 4×STE · WT: TYR 2×DIP · PR: 2×TRI · SI: PAR · MD: TYR SPI",
        "FS: 4×SPI · WT: TYR 2×PAR · PR: 2×DIP · SI: TRI · MD: TYR STE",
        "FS: 4×TRI · PR: 2×STE 2×DIP 2×SPI · MD: TYR · RV: PAR",
    )
    assert sum((Counter(whole_zoo(zoo(text))) for text in zoos), Counter()) == full_bag(4)
    assert [trexes(text) for text in zoos] == [3, 2, 2, 1]
    result = sheet("summer", *zoos)
    assert totals(result) == [36, 36, 36, 30]
    assert result.winners == (1, 2)
    assert result.tie_break is not None
    assert (result.tie_break.rule, result.tie_break.compared) == ("D12.3", {0: 3, 1: 2, 2: 2})


def test_e46_a_trex_in_the_river_counts_for_the_tie_breaker() -> None:
    """E46 (D7.5, D12.3): 33 points each; B wins with one T-Rex against two."""
    a = "FS: 4×STE · KJ: STE · PR: 2×PAR · MD: TYR SPI DIP · RV: TYR DIP"
    b = "FS: 3×DIP · KJ: DIP · SI: STE · PR: 2×TRI · MD: TYR · RV: 2×SPI PAR TRI"
    result = sheet("summer", a, b)
    assert totals(result) == [33, 33]
    assert (trexes(a), trexes(b)) == (2, 1)
    assert result.winners == (1,)


def match_end(summer: tuple[int, int, int], **options: object) -> dict[str, Any]:  # Any: as json.loads gives
    """The end of a match of E47: winter zoos worth 30, 37 and 33, two T-Rexes in each."""
    made = document(
        "match",
        "WW: SPI PAR SPI PAR · BL: TRI TYR · BR: TRI · PY: P1 DIP, P2 STE, P3 DIP · LO: PAR · RV: TYR",
        "WW: STE TRI STE TRI STE · BL: DIP TYR SPI · BR: DIP TYR · LO: SPI · RV: PAR",
        "WW: PAR TYR PAR · BL: SPI STE · BR: STE SPI · PY: P1 DIP, P2 TRI, P3 DIP · LO: TYR · RV: TRI",
        **options,
    )
    for player, score, trex in zip(made["players"], summer, (3, 2, 1), strict=True):
        player["summer"] = {"score": score, "trexes": trex}
    return made


def test_e47_summer_and_winter_match() -> None:
    """E47 (D15): the sums decide; then the T-Rexes of both games, or with the option nobody."""
    result = GAME.score_sheet(GAME.read_position(match_end((41, 35, 38))).state)
    assert [sum(points(player).values()) - points(player)["SUMMER"] for player in result.players] == [
        30,
        37,
        33,
    ]
    assert totals(result) == [71, 72, 71]
    assert result.winners == (1,)
    tied_state = GAME.read_position(match_end((41, 34, 38))).state
    tied = GAME.score_sheet(tied_state)
    assert totals(tied) == [71, 71, 71]
    assert tied.winners == (2,)
    assert tied.tie_break is not None
    assert (tied.tie_break.rule, tied.tie_break.compared) == ("D15.3", {0: 5, 1: 4, 2: 3})
    shared_state = GAME.read_position(match_end((41, 34, 38), match_tiebreak="shared")).state
    assert GAME.score_sheet(shared_state).winners == (0, 1, 2)
    assert len({rules.rank(shared_state, seat) for seat in range(3)}) == 1
    assert max(range(3), key=lambda seat: rules.rank(tied_state, seat)) == 2


@pytest.mark.parametrize(
    ("seats", "options", "roller"),
    [
        (5, {}, 2),
        (2, {}, 0),
        (3, {}, 0),
        (4, {}, 0),
        (5, {"five_player_last_turn": True}, 0),
        (5, {"match_second_start": "same_as_first"}, 0),
        (4, {"match_second_start": "same_as_first"}, 0),
        (3, {"match_second_start": "same_as_first"}, 0),
        (2, {"match_second_start": "same_as_first"}, 0),
    ],
)
def test_e48_who_starts_the_winter_game_of_a_match(
    seats: int, options: dict[str, Option], roller: int
) -> None:
    """E48 (D15.1, D15.4, O11): the die goes on, or back to the first; the bag is filled anew."""
    table = new_table(seats, board="match", **options)
    play(table, until=lambda state: state.second_game == 1)
    assert table.state.roller == roller
    assert table.state.first_roller == roller
    turned = next(state for state in replay(table.record, PROTOCOL) if state.second_game == 1)
    assert counted(turned.bag) == full_bag(seats)
    assert sum(turned.bag) == {5: 60, 4: 48, 3: 36, 2: 48}[seats]


def test_e49_best_possible_summer_board_in_the_largest_bag() -> None:
    """E49 (D19.8): 24 + 7 + 7 + 10 + 3 = 51."""
    own = "FS: 6×TYR · KJ: TYR · SI: STE · PR: 2×TYR 2×DIP"
    result = sheet("summer", own, "RV: TYR", "", "", "")
    assert points(result.players[0]) == {"FS": 24, "KJ": 7, "SI": 7, "PR": 10, "TX": 3}
    assert totals(result)[0] == 51


def test_e50_hidden_information() -> None:
    """E50 (D16): in turn 3 seat 2 knows its own hand and those of seats 3 and 0, which it held before."""
    table = play(new_table(4), until=lambda state: state.turn == 2)
    left = deals(table)  # of H0 … H3 after two turns
    for i, entry in enumerate(e for e in table.record.entries if isinstance(e.action, Choose)):
        assert isinstance(entry.action, Choose)
        left[(entry.seat - i // 4) % 4][entry.action.species] -= 1
    view = table.view(Seat(2))
    assert len(view.zoos) == 4
    assert all(sum(len(pens) for pens in zoo_.values()) == 2 for zoo_ in view.zoos)
    assert view.die == table.view(None).die is not None
    assert view.roller == 2  # the die holder of turn 3
    assert view.hand_sizes == (4, 4, 4, 4)
    assert Counter(view.hands[2]) == +left[0]
    assert Counter(view.hands[3]) == +left[1]
    assert Counter(view.hands[0]) == +left[2]
    assert view.hands[1] is None
    assert view.bag_size == 24
    table.act(Seat(1), table.legal(Seat(1))[0])  # a decision not yet revealed
    assert table.view(Seat(2)).chosen == (None, None, None, None)
    assert table.view(Seat(2)).decided == (False, True, False, False)
    assert table.view(None).hands == (None, None, None, None)
