"""The facade: refusals, events, fallback, undo, and both twins."""

from __future__ import annotations

from collections import Counter

import pytest

from dracosaur.bots import make
from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.core.twin import RNG_SIZE, compiled
from dracosaur.games.gods_love_dinosaurs import rules
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    Fill,
    FirstPlayer,
    Hatch,
    Hunt,
    Lay,
    Roam,
    Starve,
    Take,
)
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS
from dracosaur.games.gods_love_dinosaurs.options import tile_number
from dracosaur.games.gods_love_dinosaurs.rules import constants
from dracosaur.games.gods_love_dinosaurs.score import ranking
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START,
    START_CELLS,
    act,
    activate,
    column,
    eco,
    empty_column,
    fresh,
    hexes,
    hunt,
    keep_one_tile,
    listed,
    roam,
    table,
    told,
    wake_dinosaurs,
    why,
)
from tests.games.gods_love_dinosaurs.test_examples import E11, E17, E20, E28


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (1, Take("frog", 1), "G5.2"),
        (0, Lay(2, 0, "E"), "G5.1"),
        (0, Take("frog", 3), "G6.1"),
        (0, Fill("A01"), "G5.1"),
        (-1, Fill("A01"), "G14.7"),
        (-1, Fill("nothing"), "G14.7"),
        (0, FirstPlayer(7), "G4.9"),
        (5, Done(), "G5.2"),
    ],
)
def test_refusals_at_the_beginning_of_a_turn(seat: int, action: Take, rule: str) -> None:
    assert why(fresh(), seat, action) == rule


def test_refusals_in_a_breeding() -> None:
    state = activate(table(eco(E11), eco(START_CELLS)), "rabbit")
    assert why(state, 1, Done()) == "G5.1"
    assert why(state, 0, Breed(9, 9)) == "G8.1"
    assert why(state, 0, Breed(1, -1)) == "G8.1"  # a lake
    assert why(state, 0, Breed(-1, 1)) == "G8.1"  # not empty
    assert why(state, 0, Starve()) == "G5.1"
    far = activate(table(eco({**E11, (3, 1): "P", (2, 1): "F"}), eco(START_CELLS)), "rabbit")
    assert why(far, 0, Breed(3, 1)) == "G8.1"
    one = activate(table(eco({**START, (-2, 2): "P", (0, 1): "P", (-1, 2): "P"}), eco(START)), "rabbit")
    assert why(one, 0, Breed(-2, 2)) == ""
    two = act(activate(table(eco(E11), eco(START_CELLS)), "rabbit"), 0, Breed(-2, 2))
    crowded = activate(
        table(eco({**START, (-2, 2): "P", (-2, 1): "Pb", (-3, 2): "P", (-3, 1): "P"}), eco(START_CELLS)),
        "rabbit",
    )
    crowded = act(crowded, 0, Breed(-3, 1))
    assert why(crowded, 0, Breed(-3, 2)) == "G8.5"
    assert why(two, 0, Breed(0, 1)) == ""


def test_refusals_with_an_empty_stock() -> None:
    state = table(eco(START), eco(START), figures="limited", marker="eagle")
    state = activate(state, "frog")
    state.stock[constants.FROG] = 0
    assert why(state, 0, Breed(1, -1)) == "G13.2"


def test_refusals_of_hunts() -> None:
    state = activate(table(eco(E17), eco(START_CELLS)), "tiger")
    assert why(state, 0, Hunt(("W", "W", "W"))) == "G9.2"
    assert why(state, 0, Hunt(("SE",))) == "G9.3"  # nothing lies there
    assert why(state, 0, Hunt(("W", "SW"))) == "G9.3"  # the dinosaur
    assert why(state, 0, Hunt(("E",))) == "G9.4"
    assert why(state, 0, Hunt(("W", "E"))) == "G9.4"  # back to the start
    assert why(state, 0, Hunt(("W",), 1)) == "G18.6"
    eagles = activate(table(eco(START), eco(E20)), "eagle")
    assert why(eagles, 1, Choose(0, 0)) == "G18.5"
    assert why(eagles, 1, Choose(9, 9)) == "G18.5"
    chosen = act(eagles, 1, Choose(-2, 2))
    assert why(chosen, 1, Hunt(("E", "NE"))) == "G9.2"
    assert why(chosen, 1, Roam(("E",))) == "G5.1"


def test_refusals_of_roams() -> None:
    state = wake_dinosaurs(table(eco(E28), eco(START_CELLS, eggs=0), marker="rabbit"))
    assert why(state, 0, Starve()) == "G5.1"
    state = act(state, 0, Hatch("yes"), Choose(0, 0))
    assert why(state, 0, Roam(("E", "E"))) == "G10.5"  # no mountain at the end
    assert why(state, 0, Roam(("NE", "SW"))) == "G10.5"  # nothing eaten
    assert why(state, 0, Roam(("SE", "SE"))) == "G10.5"  # nothing lies there
    assert why(state, 0, Roam(("SW", "W"))) == "G10.5"  # the other dinosaur


def test_a_finished_game_refuses_everything() -> None:
    state = fresh()
    state.phase, state.task = constants.OVER, [0] * 5
    illegal = GAME.why_not(state, Seat(0), Take("frog", 1))
    assert illegal is not None
    assert illegal.key == "why-over"


def test_the_first_player_is_drawn() -> None:
    options = GAME.options({}, 3)
    state = GAME.setup(3, options)
    assert listed(state, CHANCE) == [FirstPlayer(0), FirstPlayer(1), FirstPlayer(2)]
    assert why(state, CHANCE, Fill("A01")) == "G14.7"
    drawn = Counter(GAME.sample_chance(state, Rng("first", i)) for i in range(60))
    assert len(drawn) == 3
    state = GAME.apply(state, CHANCE, FirstPlayer(2))
    assert (state.first_player, state.active, state.phase) == (2, 2, constants.FILL)
    assert len(listed(state, CHANCE)) == 16


def keys(state: rules.State, seat: int, action: Take) -> list[str]:
    return [event.key for event in told(state, seat, action)]


def test_events_of_chance_and_of_a_tile() -> None:
    state = GAME.setup(2, GAME.options({}, 2))
    assert [e.values for e in told(state, -1, FirstPlayer(1))] == [{"player": 1}]
    state = GAME.apply(state, CHANCE, FirstPlayer(0))
    (filled,) = told(state, -1, Fill("A01"))
    assert (filled.key, filled.values) == ("event-filled", {"column": "frog", "row": 1, "tile": "A01"})
    state = fresh()
    (took,) = told(state, 0, Take("rat", 2))
    assert took.key == "event-took"
    assert (took.values["column"], took.values["row"]) == ("rat", 2)
    state = act(state, 0, Take("rat", 2))
    tiger = tile_number(state, "A07")
    assert tiger is not None
    state.hand = tiger + 1
    laid, animal = told(state, 0, Lay(2, 0, "E"))[:2]
    assert (laid.key, laid.values["orientation"]) == ("event-laid", "E")
    assert (animal.key, animal.values["animal"]) == ("event-animal", "tiger")
    assert (animal.values["q"], animal.values["r"]) in ((2, 0), (3, 0))


def test_events_of_activations() -> None:
    state = activate(table(eco(START), eco(E20)), "eagle")
    state = act(state, 1, Choose(-2, 2))
    hunted, starved = told(state, 1, hunt((-2, 2), (-1, 2), (0, 2)))
    assert hunted.key == "event-hunted"
    assert hunted.values == {
        "player": 1,
        "animal": "eagle",
        "from": "-2,2",
        "path": ("-1,2", "0,2"),
        "n": 2,
        "eaten": ("rabbit", "rabbit"),
        "cells": ("-1,2", "0,2"),
        "young": 1,
        "born": ("-1,2",),
    }
    assert starved.key == "event-starved"
    assert starved.values == {"player": 1, "n": 1, "animal": "eagle", "cells": ("2,0",)}
    breeding = activate(table(eco(E11), eco(START_CELLS)), "rabbit")
    assert [e.values["n"] for e in told(breeding, 0, Done())] == [0]
    first = act(breeding, 0, Breed(0, 1))
    assert [e.key for e in told(breeding, 0, Breed(0, 1))] == ["event-bred"]
    assert told(first, 0, Done()) == []


def test_events_of_a_whole_activation() -> None:
    state = table(eco(START), eco({**START_CELLS, (1, 0): "Lt"}, eggs=0))
    keep_one_tile(state, "frog")
    state = act(state, 0, Take("frog", 1))
    placement = listed(state, 0)[0]
    assert "event-activated" in [e.key for e in told(state, 0, placement)]
    state = GAME.apply(state, Seat(0), placement)
    state = act(state, 0, Done()) if state.task[0] == constants.BREED else state
    assert state.stage == constants.STAGE_DINO
    told_keys = [e.key for e in told(state, 0, roam((0, 0), (1, 0), (0, 0)))]
    assert told_keys == ["event-roamed", "event-marker", "event-refill"]
    last = state.copy()
    last.left, last.in_stack = [0] * 4, [0] * constants.STACK_WORDS
    told_keys = [e.key for e in told(last, 0, Starve())]
    assert told_keys == ["event-starved", "event-marker", "event-over", "event-won"]
    last.eggs = [1, 1, 0, 0, 0]
    assert "event-tie_break" in [e.key for e in told(last, 0, Starve())]


def test_the_only_tile_is_taken_without_a_question() -> None:
    state = table(eco(START), eco(START), marker="frog")
    for species in ("rabbit", "rat", "tiger", "eagle"):
        empty_column(state, species)
    number = column(state, "frog")
    state.slot[number] = [0, state.slot[number][1], state.slot[number][0]]
    state.rows = 3
    state = act(state, 0, Take("frog", 3))
    placement = listed(state, 0)[0]
    assert [e.key for e in told(state, 0, placement)][-1] == "event-took"
    after = GAME.apply(state, Seat(0), placement)
    assert GAME.to_act(after) == (1,)
    assert after.task[1] == constants.LAY


def test_fallback_does_the_least_harm() -> None:
    """R36."""
    rng = Rng("fallback")
    eagles = activate(table(eco(START), eco(E20)), "eagle")
    assert {GAME.fallback(eagles, Seat(1), rng) for _ in range(10)} == {Choose(-2, 2)}
    chosen = act(eagles, 1, Choose(-2, 2))
    assert Starve() not in {GAME.fallback(chosen, Seat(1), rng) for _ in range(30)}
    helpless = act(eagles, 1, Choose(2, 0))
    assert GAME.fallback(helpless, Seat(1), rng) == Starve()
    hatching = wake_dinosaurs(table(eco(E28), eco(START_CELLS, eggs=0), marker="rabbit"))
    assert {GAME.fallback(hatching, Seat(0), rng) for _ in range(10)} == {Hatch("no")}
    breeding = activate(table(eco(E11), eco(START_CELLS)), "rabbit")
    assert Done() not in {GAME.fallback(breeding, Seat(0), rng) for _ in range(20)}


def test_turns_are_counted_and_go_round() -> None:
    """G5.2: the player to the left becomes active."""
    state = fresh(3)
    for turn, column_ in enumerate(ANIMAL_KEYS):
        assert (state.turn, GAME.to_act(state)) == (turn + 1, (turn % 3,))
        state = act(state, state.active, Take(column_, 1))
        state = act(state, state.active, listed(state, state.active)[0])


def test_answers_can_be_taken_back_within_a_stage() -> None:
    """G14.9, and G18.3 between taking and laying."""
    match = Table.open(GAME, 2, {"first_player": 0}, seed=0)
    match.act(Seat(0), Take("frog", 1))
    assert match.can_undo(Seat(0))
    match.act(Seat(0), match.legal(Seat(0))[0])
    assert not match.can_undo(Seat(0))


def test_places_below_the_first() -> None:
    """G12.6."""
    bare = {(0, 0): "M"}
    state = table(*[eco(bare, eggs=n) for n in (2, 5, 2, 1)])
    assert ranking(state) == (1, 2, 0, 3)


@pytest.mark.fast
@pytest.mark.parametrize("figures", ["unlimited", "limited"])
@pytest.mark.parametrize("seats", [2, 4])
def test_both_twins_play_the_same_games(seats: int, figures: str) -> None:
    import numpy as np

    n = 12
    row = GAME.options_row(GAME.options({"figures": figures}, seats))
    plain = [rules.State() for _ in range(n)]
    decisions = [0] * n
    rules.play_batch(plain, seats, row, 11, 0, [0] * RNG_SIZE, [0] * rules.MOST_LEGAL, decisions)
    twin = compiled("dracosaur.games.gods_love_dinosaurs.rules")
    fast = rules.State.batch(n)
    counted = np.zeros(n, np.int64)
    rng, buffer = np.zeros(RNG_SIZE, np.int64), np.zeros(rules.MOST_LEGAL, np.int64)
    twin.play_batch(fast, seats, np.array(row, np.int64), 11, 0, rng, buffer, counted)
    assert [state.to_bytes() for state in plain] == [row.tobytes() for row in fast]
    assert counted.tolist() == decisions
    assert all(state.phase == constants.OVER for state in plain)


def test_greedy_beats_random() -> None:
    wins = 0
    for i in range(6):
        order = ("greedy", "random") if i % 2 else ("random", "greedy")
        match = Table.open(GAME, 2, {"figures": ("unlimited", "limited")[i // 3]}, seed=f"greedy {i}")
        bots = [make(name, GAME, Rng("bot", i, name)) for name in order]
        while not match.is_over:
            seat = match.to_act[0]
            match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        wins += order[match.score_sheet().winners[0]] == "greedy"
    assert wins == 6


def test_tigers_stand_where_two_were_eaten() -> None:
    state = activate(table(eco(E17), eco(START_CELLS)), "tiger")
    after = act(state, 0, hunt((2, -1), (1, -1), (0, -1)))
    assert hexes(after, 0, "tiger") == {(1, -1), (0, -1)}
