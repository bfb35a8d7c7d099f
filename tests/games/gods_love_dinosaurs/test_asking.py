"""What a seat is asked: all that is legal, grouped where it is much, with reasons and what it brings."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from dracosaur import bots
from dracosaur.bots.hints import hint as think
from dracosaur.core.asking import Choice, Question, Spot
from dracosaur.core.conformance import draw_options
from dracosaur.core.conformance_asking import check_asked_alike, check_question, messages_of
from dracosaur.core.game import CHANCE, Event, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    GodsLoveDinosaursAction,
    Hatch,
    Lay,
    Starve,
    Take,
)
from dracosaur.games.gods_love_dinosaurs.keys import TASK_KEYS
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from tests.games.gods_love_dinosaurs.literal import Coordinates
from tests.games.gods_love_dinosaurs.secrets import CONTRACT, scramble
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START,
    START_CELLS,
    act,
    activate,
    eco,
    fresh,
    hunt,
    keep_one_tile,
    print_face,
    roam,
    table,
    told,
    wake_dinosaurs,
)
from tests.games.gods_love_dinosaurs.test_examples import E11, E17, E20, E21, E26
from tests.games.saying import Speaker
from tests.timing import quickest

ANN, BEN = Seat(0), Seat(1)
MOST_BYTES = 20_000
MOST_SECONDS = 0.005
say = Speaker(GAME)
english = say.english


def states(seats: int, seed: str, bot: str = "random") -> Iterator[tuple[State, Seat, Rng]]:
    """The decisions of a game between bots with options of its own."""
    rng = Rng("asking", seats, seed)
    state = GAME.setup(seats, GAME.options(msgspec.to_builtins(draw_options(CONTRACT, rng, seats)), seats))
    players = [bots.make(bot, GAME, Rng("bot", seed, seat)) for seat in range(seats)]
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.sample_chance(state, rng))
            continue
        yield state, seat, rng
        action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        state = GAME.apply(state, seat, action)  # type: ignore[arg-type]  # any action


def asked(state: State, seat: Seat = ANN) -> Question:
    question = GAME.question(state, seat, 4)
    assert question is not None
    assert question.number == 4
    return question


def cell(at: Coordinates) -> Spot:
    return Spot("cell", at)


def places(choice: Choice) -> list[tuple[str | int, ...]]:
    return [spot.at for spot in choice.spots]


def brought(choice: Choice) -> dict[str, object]:
    """What a choice brings: numbers, and the cells of what is eaten."""
    return {
        event.key.removeprefix("brings-"): event.values["cells" if event.key == "brings-eaten" else "n"]
        for event in choice.brings
        if event.key in ("brings-eaten", "brings-young", "brings-eggs", "brings-eggs_spent")
    }


# Random games


@pytest.mark.parametrize("seats", range(2, 6))
def test_questions_of_whole_games_are_legal_honest_and_secret(seats: int) -> None:
    for i, (state, seat, rng) in enumerate(states(seats, "kit")):
        check_question(GAME, state, seat, say if i % 11 == 0 else None)
        if i % 7 == 0:
            for other in range(seats):
                check_question(GAME, state, Seat(other), None)
            check_asked_alike(GAME, state, scramble(state, seat, rng), seat, rng)


def test_games_ask_everything_that_can_be_asked_and_say_every_way() -> None:
    kinds = set()
    for state, seat, rng in states(3, "kinds", "greedy"):
        question = asked(state, seat)
        kinds.add(question.kind)
        way = rng.choice(GAME.ways(state, seat, ()) or question.choices)
        for message in messages_of(msgspec.structs.replace(question, choices=(way,))):
            say(message)
    assert kinds == set(TASK_KEYS)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_question_is_small_and_quick(bot: str) -> None:
    """Under 20 kB of JSON and 5 ms of plain Python for 95 of 100 questions."""
    sizes, times = [], []
    for state, seat, _ in states(4, "speed", bot):
        seconds, question = quickest(GAME.question, state, seat)
        times.append(seconds)
        sizes.append(len(msgspec.json.encode(question)))
    assert sorted(sizes)[len(sizes) * 95 // 100] < MOST_BYTES
    assert sorted(times)[len(times) * 95 // 100] < MOST_SECONDS


def test_what_hunts_bring_comes_true() -> None:
    seen = set()
    for state, seat, rng in states(2, "brings", "greedy"):
        if asked(state, seat).kind not in ("hunt", "roam"):
            continue
        *hunts, starving = GAME.ways(state, seat, ())
        (lost,) = starving.brings
        starved, *_ = told(state, seat, starving.action)
        assert f"{lost.values['q']},{lost.values['r']}" in starved.values["cells"]  # type: ignore[operator]  # cells
        choice = rng.choice(hunts)
        seen.add(choice.label.key)
        event, *_ = told(state, seat, choice.action)
        after = GAME.apply(state, seat, choice.action)
        bringing = brought(choice)
        assert bringing["eaten"] == event.values["cells"]
        assert [f"{q},{r}" for q, r in places(choice)] == list(event.values["path"])  # type: ignore[arg-type]  # cells
        if choice.label.key == "action-roam":
            assert after.eggs[seat] - state.eggs[seat] == bringing["eggs"]
        else:
            assert event.values["young"] == bringing["young"]
    assert seen == {"action-hunt", "action-roam"}


# Taking


def test_every_slot_is_offered_and_an_empty_one_says_why() -> None:
    """G6.1, G7.1."""
    state = fresh()
    keep_one_tile(state, "tiger")
    print_face(state, keep_one_tile(state, "frog"), "lake:frog", "plains")
    question = asked(state)
    assert question.kind == "take"
    assert len(question.choices) == 10
    assert places(question.choices[0]) == [("frog", 1)]
    empty = question.choice_of(Take("frog", 2))
    assert empty is not None
    assert empty.refusal is not None
    assert (empty.refusal.rule, english(empty.label)) == ("G6.1", "Frogs: empty")
    frog, tiger, eagle = (question.choice_of(Take(key, 1)) for key in ("frog", "tiger", "eagle"))
    assert frog is not None
    assert tiger is not None
    assert eagle is not None
    assert eagle.about is None  # another tile is left
    assert "Activation: tiger." in english(tiger.about)
    assert "Dinosaurs" not in english(tiger.about)
    assert english(frog.about).endswith("Activation: frog. Dinosaurs on the hunt.")  # the marker stands below


# Laying


def test_lays_are_grouped_by_the_cell_of_the_first_hex() -> None:
    """G6.2, G6.3."""
    state = act(fresh(), 0, Take("frog", 1))
    question = asked(state)
    assert question.kind == "lay"
    group = next(choice for choice in question.choices if choice.spots == (cell((2, 0)),))
    ways = GAME.ways(state, ANN, group.spots)
    assert (group.action, group.ways) == (None, len(ways))
    assert {way.action.orientation for way in ways} == {
        "E",
        "NE",
        "NW",
        "SW",
        "SE",
    }  # (1, 0) lies in the west
    east = next(way for way in ways if way.action == Lay(2, 0, "E"))
    assert places(east) == [(2, 0), (3, 0)]
    assert english(east.label) == "Lay the tile: first hex on (2, 0), second hex to the east"
    assert {way.action for way in GAME.ways(state, ANN, ())} == set(GAME.legal(state, ANN))
    refusal = GAME.why_not(state, ANN, Lay(2, 0, "W"))
    assert refusal is not None
    assert refusal.key == "why-G6-3-overlap"


def test_who_is_not_asked_has_no_ways() -> None:
    state = act(fresh(), 0, Take("frog", 1))
    assert GAME.question(state, BEN) is None
    assert GAME.ways(state, BEN, ()) == ()


# Young


def test_young_are_offered_cell_by_cell_with_how_many_may_follow() -> None:
    """G8.1, G18.4."""
    state = activate(table(eco(E11), eco(START_CELLS)), "rabbit")
    question = asked(state)
    assert [choice.action for choice in question.choices] == [
        Breed(-2, 2),
        Breed(0, 1),
        Breed(0, 2),
        Done(),
    ]
    assert question.left == 1
    assert english(question.asked) == "Choose a cell for a young animal. 2 more are possible."
    assert places(question.choices[0]) == [(-2, 2)]
    assert brought(question.choices[0]) == {"young": 1}
    assert question.choices[-1].spots == (Spot("done"),)
    assert asked(act(state, 0, Breed(0, 1))).left == 0


def test_a_short_stock_has_fewer_young() -> None:
    """G13.2."""
    state = activate(table(eco(E11), eco(START_CELLS), figures="limited"), "rabbit")
    state.stock[constants.RABBIT] = 1
    assert asked(state).left == 0


# Hunts


def test_a_waiting_figure_tells_what_it_could_do_before_it_is_chosen() -> None:
    """G18.11."""
    state = activate(table(eco(START), eco(E20)), "eagle")
    question = asked(state, BEN)
    assert question.kind == "choose"
    assert [choice.action for choice in question.choices] == [Choose(-2, 2), Choose(2, 0)]
    assert english(question.choices[0].label) == "eagle on (-2, 2)"
    for choice, n in zip(question.choices, (4, 0), strict=True):
        ways = GAME.ways(state, BEN, choice.spots)
        assert [way.action for way in ways[n:]] == [Starve()]
        after = act(state, 1, choice.action)
        assert ways == GAME.ways(after, BEN, ())
        foreseen = GAME.foresee(GAME.view(state, BEN), BEN, choice.action).then
        assert foreseen == GAME.question(after, BEN)
    assert GAME.ways(state, BEN, ()) == ()


def left(state: State, seat: Seat, action: GodsLoveDinosaursAction) -> list[str]:
    """What is foreseen of the figures of a seat, in words."""
    return [english(event) for event in GAME.foresee(GAME.view(state, seat), seat, action).brings]


def test_a_figure_tells_how_many_hunts_it_would_choose_from() -> None:
    """G18.11."""
    state = activate(table(eco(START), eco(E20)), "eagle")
    assert left(state, BEN, Choose(-2, 2)) == ["eagle on (-2, 2): 4 hunts"]
    assert left(state, BEN, Choose(2, 0)) == ["eagle on (2, 0): no hunt, it starves"]


def test_a_hunt_tells_who_would_starve_by_it() -> None:
    """G9.8: two tigers, one rat between them; whoever hunts it leaves the other without food."""
    row = {(1, -1): "Lt", (2, -1): "Fr", (3, -1): "Pt"}
    lonely = {at: letters[0] for at, letters in START.items()} | {(0, 0): "Md"}
    state = act(activate(table(eco({**lonely, **row}), eco(START_CELLS)), "tiger"), 0, Choose(1, -1))
    assert left(state, ANN, hunt((1, -1), (2, -1))) == ["tiger on (3, -1): no hunt, it starves"]
    fed = act(
        activate(table(eco({**lonely, **row, (4, -1): "Fr"}), eco(START_CELLS)), "tiger"), 0, Choose(1, -1)
    )
    assert left(fed, ANN, hunt((1, -1), (2, -1))) == ["tiger on (3, -1): 1 hunt"]


def test_hatching_tells_how_many_hunts_the_newcomer_has() -> None:
    """G10.3: as many as one that stands there already."""
    state = wake_dinosaurs(table(eco({**E26, (0, 0): "M"}), eco(START_CELLS)))
    assert left(state, ANN, Hatch("yes")) == ["dinosaur on (0, 0): 26 hunts"]
    assert left(state, ANN, Hatch("no")) == []
    assert left(state, BEN, Hatch("yes")) == ["dinosaur on (0, 0): no hunt, it starves"]


def test_hunts_of_a_predator_tell_path_meals_and_young() -> None:
    """G9.4, G9.5."""
    state = activate(table(eco(E21), eco(START_CELLS)), "eagle")
    question = asked(state)
    three = question.choice_of(hunt((1, -3), (1, -2), (1, -1), (1, 0)))
    assert three is not None
    assert places(three) == [(1, -2), (1, -1), (1, 0)]
    assert brought(three) == {"eaten": ("1,-2", "1,-1", "1,0"), "young": 2}
    assert three.brings[1].values["cells"] == ("1,-2", "1,-1")
    assert english(three.label) == "Hunt: eats rat, frog ×2, 2 young animals"
    starving = question.choices[-1]
    assert (starving.action, starving.spots) == (Starve(), (Spot("starve", (1, -3)),))
    assert english(starving.brings[0]) == "Starves: eagle"


def test_hunts_to_one_end_stand_behind_one_choice() -> None:
    """Of a group only what all its hunts bring is certain."""
    state = activate(table(eco(E17), eco(START_CELLS)), "tiger")
    by_end = {choice.spots[-1]: choice for choice in asked(state).choices}
    group = by_end[cell((1, 0))]
    assert (group.action, group.ways, group.brings) == (None, 2, ())
    assert english(group.label) == "End on (1, 0)"
    ways = GAME.ways(state, ANN, group.spots)
    assert [way.action for way in ways] == [hunt((2, -1), (1, 0)), hunt((2, -1), (1, -1), (1, 0))]
    assert [brought(way)["young"] for way in ways] == [0, 1]
    assert by_end[cell((0, -1))].action == hunt((2, -1), (1, -1), (0, -1))


def test_a_dinosaur_tells_its_eggs() -> None:
    """G10.6, G10.8."""
    state = wake_dinosaurs(table(eco(E26), eco(START_CELLS)), constants.STAGE_DINO)
    question = asked(state)
    assert question.kind == "roam"
    assert sum(choice.ways for choice in question.choices) == 26 + 1
    far = {way.action: way for way in GAME.ways(state, ANN, (cell((3, -1)),))}
    both = far[roam((0, 0), (1, -1), (2, -1), (3, -1))]
    assert brought(both) == {"eaten": ("1,-1", "2,-1"), "eggs": 2}
    assert english(both.label) == "Roam to (3, -1): eats eagle, tiger, 2 eggs"


def test_a_walk_back_to_the_own_mountain_is_not_to_starve() -> None:
    """G10.7: it may end where it began, and this spot is not that of starving."""
    state = wake_dinosaurs(table(eco({**START, (1, 0): "Lt"}), eco(START_CELLS)), constants.STAGE_DINO)
    *_, home, starving = asked(state).choices
    assert home.spots[-1] == cell((0, 0))
    assert starving.spots == (Spot("starve", (0, 0)),)
    assert all(way.action != Starve() for way in GAME.ways(state, ANN, (cell((0, 0)),)))


def test_what_every_hunt_to_an_end_brings_is_told_of_the_end() -> None:
    state = wake_dinosaurs(table(eco(START), eco(START_CELLS)), constants.STAGE_DINO)
    group = asked(state).choices[0]
    assert group.ways > 1
    assert group.brings == (Event("brings-eggs", {"n": 0}),)  # there is no predator to eat


def test_hatching_tells_its_price() -> None:
    """G10.2."""
    state = wake_dinosaurs(table(eco(START_CELLS, eggs=1), eco(START_CELLS, eggs=0)))
    no, yes = asked(state).choices
    assert (no.action, no.brings) == (Hatch("no"), ())
    assert (yes.action, yes.spots) == (Hatch("yes"), (Spot("nest"),))
    assert [english(event) for event in yes.brings] == [
        "Costs 1 egg",
        "A dinosaur hatches on the nest mountain",
    ]


# Hints


def test_a_hint_in_an_activation_is_solved_and_says_what_it_brings() -> None:
    state = wake_dinosaurs(table(eco(E26), eco(START_CELLS)), constants.STAGE_DINO)
    found = think(GAME, GAME.view(state, ANN), GAME.legal(state, ANN))
    assert found.action in GAME.legal(state, ANN)
    assert [english(reason) for reason in found.reasons] == ["Best found: 2 eggs, 1 figure survives"]
    for reason in found.reasons:
        say(reason)


def test_a_hint_for_a_tile_takes_one_that_is_there() -> None:
    state = fresh()
    legal = GAME.legal(state, ANN)
    found = think(GAME, GAME.view(state, ANN), legal)
    assert isinstance(found.action, Take)
    assert found.action in legal
