"""One game of a tournament, with bots that behave and bots that do not."""

from __future__ import annotations

import pytest

from dracosaur.arena.contest import Task, new_contest
from dracosaur.arena.entrants import BadEntrant, check_entrant
from dracosaur.arena.playing import Played, play_task
from dracosaur.games import load

GAME = load("draftosaurus")


def bad(name: str) -> str:
    return f"tests.arena.bad_bots:{name}"


def played(*names: str, turn: int = 0, deal: int = 0, seconds: float = 60.0) -> Played:
    contest = new_contest(GAME, names, seats=len(names), seed=5, move_seconds=seconds)
    seats = tuple(range(len(names)))
    return play_task(contest, Task(0, deal, turn, (*seats[turn:], *seats[:turn])))


def test_the_same_task_gives_the_same_game() -> None:
    one, two = played("greedy", "random").result, played("greedy", "random").result
    assert (one.points, one.places, one.decisions) == (two.points, two.places, two.decisions)


def test_the_winner_is_first() -> None:
    result = played("greedy", "random").result
    assert result.points[0] > result.points[1]
    assert (result.places, result.shares) == ((1, 2), (1.0, 0.0))
    assert result.decisions[0] == result.decisions[1] > 20
    assert min(result.seconds) > 0
    assert all(most <= spent for most, spent in zip(result.slowest, result.seconds, strict=True))


def test_chance_does_not_depend_on_bots_nor_on_their_seats() -> None:
    """The first hands of a deal are the same, whoever plays: bots and chance have numbers of their own."""
    from dracosaur.arena.playing import _Round

    hands = set()
    for names, turn in ((("greedy", "random"), 0), (("greedy", "random"), 1), (("random", "keeper"), 0)):
        contest = new_contest(GAME, names, seats=2, seed=5)
        seating = (1, 0) if turn else (0, 1)
        table = _Round(GAME, contest, Task(0, 3, turn, seating)).table
        hands.add(tuple(str(entry) for entry in table.record.entries))
    assert len(hands) == 1


@pytest.mark.parametrize(
    ("name", "kind", "decision", "said"),
    [
        ("Crashing", "crash", 3, "KeyError: 'a mistake of its author'"),
        ("Leaving", "crash", 0, "SystemExit: 0"),
        ("Illegal", "illegal", 0, "answered None"),
        ("Unmade", "crash", 0, "it cannot even begin"),
    ],
)
def test_who_fails_loses_and_the_others_go_on(name: str, kind: str, decision: int, said: str) -> None:
    """Even against random play: the place is the last one, whatever the points."""
    done = played(bad(name), "random", "apprentice")
    (fault,) = done.result.faults
    assert (fault.seat, fault.kind, fault.decision) == (0, kind, decision)
    assert said in fault.text
    assert done.result.places[0] == 3
    assert done.result.shares[0] == 0.0
    assert sum(done.result.shares) == 1.0
    assert bool(done.traces) == (kind == "crash")


def test_the_trace_names_the_line_of_the_author() -> None:
    (trace,) = played(bad("Crashing"), "random").traces
    assert "bad_bots.py" in trace
    assert "raise KeyError" in trace


def test_who_thinks_for_ever_is_stopped() -> None:
    (fault,) = played(bad("Endless"), "random", seconds=0.2).result.faults
    assert (fault.kind, fault.decision) == ("slow", 0)
    assert "within 0.2 s" in fault.text


def test_all_may_fail_and_nobody_wins() -> None:
    result = played(bad("Illegal"), bad("Leaving")).result
    assert result.shares == (0.0, 0.0)
    assert result.places[0] in (1, 2)
    assert len(result.faults) == 2


def test_a_bot_may_print(capsys: pytest.CaptureFixture[str]) -> None:
    assert played(bad("Fine"), "random").result.faults == ()
    out, err = capsys.readouterr()
    assert out == ""
    assert "thinking" in err


def test_our_bots_are_warm_before_their_time_runs() -> None:
    """Once in a process; nobody knows how long a foreign one would take."""
    from dracosaur.arena import playing

    played("keeper", bad("Fine"))
    assert ("draftosaurus", "keeper", 2) in playing._warm
    assert not any("bad_bots" in name for _, name, _ in playing._warm)


def test_a_bot_with_a_budget_is_one_of_ours() -> None:
    check_entrant("search:0.2")


def test_alone_the_automa_can_win() -> None:
    contest = new_contest(load("wyrmspan"), ["random"], seats=1, options={"automa": "automa_3"})
    result = play_task(contest, Task(0, 0, 0, (0,))).result
    assert (result.shares, result.places) == ((0.0,), (1,))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "bot-unknown"),
        ("greedy:3", "bot-unknown"),
        ("search:long", "bot-unknown"),
        ("no.such.module:Bot", "bot-no_module"),
        ("tests.arena.bad_bots:Nobody", "bot-no_name"),
        ("tests.arena.bad_bots:NUMBER", "bot-no_name"),
        ("tests.arena.bad_bots:", "bot-no_name"),
        (":", "bot-no_module"),
    ],
)
def test_who_cannot_be_made_is_refused_with_the_reason(name: str, key: str) -> None:
    with pytest.raises(BadEntrant) as caught:
        check_entrant(name)
    assert caught.value.key == key
