"""What a seat is asked: what is legal, what is closed and why, what a choice brings (D5, D6, D12, D13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import islice
from typing import Any

import msgspec
import pytest

from dracosaur.core.asking import Question, Spot
from dracosaur.core.conformance_asking import check_asked_alike, check_question
from dracosaur.core.game import CHANCE, Event, Message, Refusal, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.actions import Choose, DraftosaurusAction, Leave, PlaceIt, Stay
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.literal_scorer import score_player
from tests.games.draftosaurus.random_boards import Zoo
from tests.games.draftosaurus.random_boards import put as stand
from tests.games.draftosaurus.secrets import scramble
from tests.games.draftosaurus.tables import (
    GAME,
    PROTOCOL,
    TABLES,
    Option,
    choose,
    discard,
    do,
    leave,
    leaving,
    placing,
    put,
    random_states,
    roll,
    running,
)
from tests.games.saying import Speaker
from tests.timing import quickest

ANN, BEN = Seat(0), Seat(1)
MOST_BYTES = 20_000
MOST_SECONDS = 0.005
say = Speaker(PROTOCOL)
english = say.english


def asked(state: State, seat: Seat = ANN) -> Question:
    question = GAME.question(state, seat)
    assert question is not None
    return question


def brings(state: State, action: DraftosaurusAction, seat: Seat = ANN) -> tuple[Event, ...]:
    choice = asked(state, seat).choice_of(action)
    assert choice is not None
    return choice.brings


def choosing(*hands: str, turn: int = 1, face: str = "woodlands", **options: Option) -> State:
    """The die is rolled by seat 0, and everybody has to choose."""
    held = tuple(pieces(text) for text in hands)
    made = running("summer", *[""] * len(hands), hands=held, turn=turn, options=options)
    return do(GAME.read_position(made).state, roll(face))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_kit_holds_for_every_question_of_a_match(seats: int, options: dict[str, Option]) -> None:
    """D16.4: exactly what is legal, said in five languages, and the same for states that look alike."""
    rng, kinds = Rng("asked"), set()
    for i, state in enumerate(random_states(seats, options)):
        for seat in range(seats):
            question = check_question(PROTOCOL, state, Seat(seat), say)
            if question is not None:
                kinds.add(question.kind)
        if i % 5 == 0 and CHANCE not in GAME.to_act(state):
            seat = Seat(i // 5 % seats)
            check_asked_alike(PROTOCOL, state, scramble(state, seat, rng), seat, rng)
            if GAME.legal(state, seat):
                foreseen = GAME.foresee(GAME.view(state, seat), seat, rng.choice(GAME.legal(state, seat)))
                for event in foreseen.brings:
                    say(event)
    assert {"choose", "place"} <= kinds
    assert ("discard" in kinds) is (seats == 2)


def test_nobody_is_asked_who_owes_nothing() -> None:
    """D5.4: not chance's moment, not after the own decision, not at the end."""
    state = choosing("DIP TRI", "2×STE", "2×PAR", turn=5)
    assert GAME.question(do(state, (0, choose("DIP"))), ANN) is None
    assert GAME.question(GAME.setup(3, GAME.options({}, 3)), ANN) is None
    *_, end = random_states(2, {})
    assert GAME.question(end, ANN) is None


def test_d5_2_one_choice_for_each_species_in_hand() -> None:
    """D5.2: with its number, pointing at the hand; the number of the question is the one that is given."""
    question = GAME.question(choosing("3×DIP TRI", "4×STE", turn=2), ANN, 12)
    assert question is not None
    assert (question.seat, question.number, question.kind) == (0, 12, "choose")
    assert [choice.action for choice in question.choices] == [choose("DIP"), choose("TRI")]
    assert [choice.spots for choice in question.choices] == [
        (Spot("hand", ("diplodocus",)),),
        (Spot("hand", ("triceratops",)),),
    ]
    assert [english(choice.label) for choice in question.choices] == ["Diplodocus ×3", "Triceratops"]
    assert english(question.asked) == "Choose a dinosaur from your hand."


def test_d17_9_a_chosen_piece_is_not_offered_for_the_box() -> None:
    """D17.9: the dinosaur to place and the one to discard are two pieces."""
    state = choosing("DIP 2×TRI PAR", "4×STE", turn=2, two_player_discard_timing="with_choice")
    question = asked(do(state, (0, choose("TRI"))))
    assert question.kind == "discard"
    assert [choice.action for choice in question.choices] == [discard("DIP"), discard("TRI"), discard("PAR")]
    assert [english(choice.label) for choice in question.choices] == [
        *("Diplodocus", "Triceratops", "Parasaurolophus"),
    ]


def test_d6_7_the_die_binds_all_but_the_roller() -> None:
    """D6.2, D6.7: each is told how, and discards ignore the die (D13.3)."""
    state = choosing("2×DIP", "2×TRI", "2×STE", turn=5, face="empty_pen")
    assert asked(state, ANN).advice == Message("advice-free")
    assert english(asked(state, BEN).advice) == (
        "You must obey the die: Empty pen. Use a pen with no dinosaur in it, or the river."
    )
    pair = choosing("3×DIP TRI", "4×STE", turn=2, two_player_discard_timing="with_choice")
    assert english(asked(do(pair, (1, choose("STE"))), BEN).advice) == "The die has no say in this."


def test_d14_3_in_the_last_turn_of_five_everybody_obeys() -> None:
    """D14.3: the roller, too."""
    state = placing(
        "summer", "", "DIP", "restrooms", bound=False, seats=5, turn=6, five_player_last_turn=True
    )
    assert asked(state).advice == Message("advice-bound_all", {"face": "restrooms", "meaning": "restrooms"})
    refusal = asked(state).choice_of(put("FS"))
    assert refusal is not None
    assert refusal.refusal == Refusal("why-D14-3", {"face": "restrooms"}, "D14.3")


def test_d5_4_every_place_is_offered_as_it_is_printed() -> None:
    """D5.4, D6.8: open ones with what they bring, closed ones with the rule, all with the rule of the pen."""
    question = asked(placing("winter", "WW: STE · LO: DIP", "STE", "woodlands"))
    assert (question.kind, english(question.asked)) == (
        "place",
        "Choose a place for this dinosaur: Stegosaurus.",
    )
    places = ("well_ordered_wood", "lovers_bridge_left", "lookout", "quarantine", "lovers_bridge_right")
    spaces = [("pyramid", space) for space in range(1, 7)]
    assert [choice.spots[0].at for choice in question.choices] == [
        *((place,) for place in places),
        *spaces,
        ("river",),
    ]
    rules = [choice.refusal.rule if choice.refusal else "" for choice in question.choices]
    assert rules == ["D10.1", "", "D8.2", "D6.2", "D6.2", *["D6.2"] * 6, ""]
    assert all((choice.brings == ()) is (choice.refusal is not None) for choice in question.choices)
    assert question.choices[1].about == Message("pen-rule-lovers_bridge_left")
    assert english(question.choices[6].label) == "Pyramid, space P2"


@pytest.mark.parametrize(
    ("board", "pens", "species", "code", "points"),
    [
        ("summer", "FS: 3×STE", "STE", "FS", 12 - 8),  # D9.1
        ("summer", "WT: DIP TRI", "STE", "WT", 7),  # D9.4
        ("summer", "WT: DIP", "STE", "WT", 0),
        ("summer", "PR: DIP", "DIP", "PR", 5),  # D9.3
        ("summer", "MD: DIP STE", "TRI", "MD", 6 - 3),  # D9.2
        ("summer", "", "TYR", "SI", 7 + 1),  # D9.6, D11.1
        ("summer", "SI: DIP", "DIP", "RV", 1 - 7),  # D9.6: it is not alone any more
        ("winter", "BL: DIP", "DIP", "BR", 6),  # D10.2
        ("winter", "", "DIP", "QZ", 0),  # D12.4
        ("winter", "PY: P1 DIP, P2 STE, P3 DIP", "TRI", "P4", 4),  # D10.3.5
    ],
)
def test_d12_4_a_place_brings_its_points(board: str, pens: str, species: str, code: str, points: int) -> None:
    """D12.4: the difference of the own total as the boards stand."""
    state = placing(board, pens, species, bound=False)
    assert brings(state, put(code)) == (Event("brings-points", {"n": points}),)


def _open_zoo(zoo: Mapping[Any, Sequence[str | None]]) -> Zoo:
    return {place: list(inside) for place, inside in zoo.items()}


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_d12_2_what_a_choice_brings_is_what_the_rulebook_counts(board: str) -> None:
    """D12.2, D12.4: every open place of random games, with the literal scorer before and after."""
    for state in random_states(3, {"board": board}):
        for seat in GAME.to_act(state):
            question = GAME.question(state, seat)
            if question is None or question.kind not in ("place", "leave"):
                continue
            zoos = [_open_zoo(zoo) for zoo in GAME.view(state, None).zoos]
            before = sum(score_player(board, zoos, seat).values())
            if question.kind == "leave":
                zoos[seat]["quarantine"] = []
            species = str(question.asked.values["species"])
            for choice in question.open:
                table = deepcopy(zoos)
                place, space = choice.action.place, choice.action.space
                stand(table[seat], species, (place, space))
                after = sum(score_player(board, table, seat).values())
                assert choice.brings == (Event("brings-points", {"n": after - before}),)


def test_d12_1_the_quarantined_dinosaur_gets_a_place() -> None:
    """D12.1: every other place by its own rule; where it stands it may only stay, if O7 allows it."""
    question = asked(leaving("QZ: DIP · WW: STE", "", "", quarantine_move="mandatory"))
    assert (question.kind, question.advice) == ("leave", Message("advice-no_die"))
    assert english(question.asked) == "Find a new home for the dinosaur in quarantine: Diplodocus."
    at_home = next(choice for choice in question.choices if choice.spots[0].at == ("quarantine",))
    assert at_home.action == Stay()
    assert at_home.refusal == Refusal("why-D12-1-3", {}, "D12.1.3")
    assert [choice.action for choice in question.choices if choice.spots[0].at == ("river",)] == [leave("RV")]
    assert brings(leaving("QZ: DIP · WW: STE", "", ""), leave("WW")) == (Event("brings-points", {"n": 2}),)


def test_d17_6_it_may_stay() -> None:
    """D17.6: that brings nothing; a T-Rex keeps its point where it is (D12.4)."""
    state = leaving("QZ: TYR", "", "", quarantine_move="optional")
    assert brings(state, Stay()) == (Event("brings-points", {"n": 0}),)
    assert brings(state, leave("RV")) == (Event("brings-points", {"n": 1 - 1}),)
    assert brings(state, leave("LO")) == (Event("brings-points", {"n": 0}),)


def test_a_choice_is_foreseen_with_its_places() -> None:
    """D6.8: what the seat would be asked next, from the view alone; others decide in between."""
    state = choosing("DIP TRI", "2×STE", "2×PAR", turn=5)
    foreseen = GAME.foresee(GAME.view(state, BEN), BEN, choose("STE"))
    assert foreseen.then is not None
    assert foreseen.then.kind == "place"
    assert foreseen.brings == (
        Event(
            "brings-places",
            {
                "species": "stegosaurus",
                "place": ("forest_of_sameness", "woody_trio", "king_of_the_jungle", "river"),
            },
        ),
    )
    assert english(foreseen.brings[0]) == (
        "Stegosaurus can go here: Forest of Sameness, Woody Trio, King of the Jungle, River."
    )
    closed = foreseen.then.choice_of(put("SI"))
    assert closed is not None
    assert closed.refusal == Refusal("why-D6-2", {"face": "woodlands"}, "D6.2")


def test_where_a_discard_comes_first_no_place_is_foreseen() -> None:
    """D17.9: dinosaur and discard are decided before the place."""
    state = choosing("DIP 2×TRI PAR", "4×STE", turn=2, two_player_discard_timing="with_choice")
    foreseen = GAME.foresee(GAME.view(state, ANN), ANN, choose("TRI"))
    assert foreseen.brings == ()
    assert foreseen.then is not None
    assert foreseen.then.kind == "discard"


def test_a_placement_is_foreseen_with_its_points() -> None:
    """D5.5: after it chance rolls, so that nothing more can be said."""
    state = placing("summer", "FS: 3×STE", "STE")
    foreseen = GAME.foresee(GAME.view(state, ANN), ANN, put("FS"))
    assert foreseen.brings == (Event("brings-points", {"n": 4}),)
    assert foreseen.then is None


def test_questions_are_small_and_quick() -> None:
    """At the 95th percentile; the figures of a quiet machine are far below."""
    seconds, sizes = [], []
    for state in islice(random_states(4, {"board": "match"}), 0, None, 2):
        for seat in GAME.to_act(state):
            if seat != CHANCE:
                taken, question = quickest(GAME.question, state, seat)
                seconds.append(taken)
                sizes.append(len(msgspec.json.encode(question)))
    assert sorted(sizes)[len(sizes) * 95 // 100] < MOST_BYTES
    assert sorted(seconds)[len(seconds) * 95 // 100] < MOST_SECONDS


def test_every_action_of_a_question_can_be_written() -> None:
    """A page sends back what it was given."""
    for action in (choose("DIP"), put("P2"), leave("BR"), Stay(), discard("STE")):
        text = msgspec.json.encode(action)
        assert msgspec.json.decode(text, type=GAME.action_type) == action
    assert isinstance(put("P2"), PlaceIt)
    assert isinstance(leave("BR"), Leave)
    assert isinstance(choose("DIP"), Choose)
