"""The conformance kit itself: a game that keeps its promises passes, one that breaks any is caught."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from dracosaur.core.conformance import Chooser, Report, check_game, check_position, check_processes
from dracosaur.core.game import CHANCE, Event, Refusal, ScoreSheet, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus import Draftosaurus
from tests.games.draftosaurus.secrets import CONTRACT

SEATS = 3
Broken = type[Draftosaurus]


class ListsTwice(Draftosaurus):
    """listed twice"""

    def legal(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        return (*super().legal(state, seat), *super().legal(state, seat)[:1])


class ListsNothing(Draftosaurus):
    """may do nothing"""

    def legal(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        return super().legal(state, seat) if seat == CHANCE else ()


class ListsInAnyOrder(Draftosaurus):
    """changes from call to call"""

    calls = 0

    def legal(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        self.calls += 1
        return tuple(super().legal(state, seat))[:: -1 if self.calls % 2 else 1]


class ChangesWhatItIsGiven(Draftosaurus):
    """looking changed the state"""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        after = super().apply(state, seat, action)
        if seat != CHANCE:
            state.die += 1
        return after


class AllowsEverything(Draftosaurus):
    """not refused"""

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        return None


class Shows(Draftosaurus):
    """tells a secret"""

    def view(self, state: Any, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        hands = sum((k + 2) ** n for hand in state.hand for k, n in enumerate(hand))
        return msgspec.structs.replace(view, bag_size=view.bag_size + hands)


class ScoresWhatIsHidden(Draftosaurus):
    """the score sheet tells"""

    def score_sheet(self, state: Any) -> ScoreSheet:
        sheet = super().score_sheet(state)
        first = msgspec.structs.replace(sheet.players[0], total=hash(str(state.bag)))
        return msgspec.structs.replace(sheet, players=(first, *sheet.players[1:]))


class AsksByWhatIsHidden(Draftosaurus):
    """who has to act tells"""

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        seats = super().to_act(state)
        return seats[:1] if sum(k * n for hand in state.hand[1:] for k, n in enumerate(hand)) % 2 else seats


class AllowsByWhatIsHidden(Draftosaurus):
    """may do tells a secret"""

    def legal(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        listed = super().legal(state, seat)
        odd = sum(k * n for k, n in enumerate(state.bag)) % 2
        return listed[::-1] if odd and seat != CHANCE else listed


class RefusesByWhatIsHidden(Draftosaurus):
    """the refusal of"""

    def refusal(self, state: Any, seat: Seat, action: Any, number: int) -> Refusal:
        why = super().refusal(state, seat, action, number)
        return msgspec.structs.replace(why, values={"bag": str(state.bag)})


class Forgets(Draftosaurus):
    """forgets what was seen"""

    def view(self, state: Any, seat: Seat | None) -> Any:
        return msgspec.structs.replace(super().view(state, seat), hands=(None,) * SEATS)


class ImaginesAnything(Draftosaurus):
    """does not fit the view"""

    def imagine(self, view_: Any, rng: Rng) -> Any:
        state = super().imagine(view_, rng)
        state.roller = (state.roller + 1) % SEATS
        return state


class Gossips(Draftosaurus):
    """the events for"""

    def events(self, before: Any, seat: Seat, action: Any, after: Any) -> tuple[Event, ...]:
        told = super().events(before, seat, action, after)
        return (*told, Event("event-secret", {"bag": str(before.bag)}))


class Depends(Draftosaurus):
    """do not commute"""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        after = super().apply(state, seat, action)
        if seat != CHANCE:
            after.first_roller = seat
        return after


class PartsFromItsTwin(Draftosaurus):
    """the twins part ways"""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        after = super().apply(state, seat, action)
        if seat != CHANCE:
            after.summer_trex[0] += 1
        return after


class NeverEnds(Draftosaurus):
    """does not end"""

    max_entries = 30


class LosesADinosaur(Draftosaurus):
    """species 0"""

    def setup(self, seats: int, options: Any) -> Any:
        state = super().setup(seats, options)
        state.bag[0] -= 1
        return state


class WritesSomethingElse(Draftosaurus):
    """tells another state"""

    def write_position(self, state: Any) -> dict[str, Any]:
        other = state.copy()
        other.roller = (other.roller + 1) % SEATS
        return super().write_position(other)


class Blocks(Draftosaurus):
    """fallback"""

    def fallback(self, state: Any, seat: Seat, rng: Rng) -> Any:
        return self.sample_chance(self.setup(SEATS, self.options({}, SEATS)), rng)


class Miscounts(Draftosaurus):
    """total"""

    def score_sheet(self, state: Any) -> ScoreSheet:
        sheet = super().score_sheet(state)
        first = msgspec.structs.replace(sheet.players[0], total=sheet.players[0].total + 1)
        return msgspec.structs.replace(sheet, players=(first, *sheet.players[1:]))


class Misspells(Draftosaurus):
    """parse_action"""

    def format_action(self, seat: Seat, action: Any) -> str:
        return super().format_action(seat, action).replace("choose", "place")


BROKEN: list[Any] = [  # of Broken, with a mark or without
    ListsTwice,
    ListsNothing,
    ListsInAnyOrder,
    ChangesWhatItIsGiven,
    AllowsEverything,
    Shows,
    ScoresWhatIsHidden,
    AsksByWhatIsHidden,
    AllowsByWhatIsHidden,
    RefusesByWhatIsHidden,
    Forgets,
    ImaginesAnything,
    Gossips,
    Depends,
    pytest.param(PartsFromItsTwin, marks=pytest.mark.fast, id="PartsFromItsTwin"),
    NeverEnds,
    LosesADinosaur,
    WritesSomethingElse,
    Blocks,
    Miscounts,
]


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_promise_is_caught(kind: Broken) -> None:
    """The docstring of each game is what the kit complains of."""
    with pytest.raises(AssertionError) as error:
        check_game(replace(CONTRACT, game=kind()), Rng("broken"), SEATS)
    told = f"{error.value} {error.traceback[-1].statement}"
    assert kind.__doc__ is not None
    assert kind.__doc__ in told


def test_a_notation_that_does_not_read_back_is_caught() -> None:
    with pytest.raises((AssertionError, ValueError)):
        check_game(replace(CONTRACT, game=Misspells()), Rng("broken"), SEATS)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_that_keeps_its_promises_passes(seats: int) -> None:
    report = Report()
    record = check_game(CONTRACT, Rng("kept", seats), seats, every=9, report=report)
    check_processes(CONTRACT.game, [record])
    assert (report.games, report.by_seats, report.states) == (1, {seats: 1}, len(record.entries) + 1)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_that_goes_on_from_a_position_is_counted_as_well(seats: int) -> None:
    report = Report()
    check_position(replace(CONTRACT, draw_position=_beginning), Rng("kept"), seats, every=50, report=report)
    assert (report.games, report.by_seats) == (1, {seats: 1})
    assert report.decisions > 5 * seats


def test_a_broken_promise_is_caught_from_a_position() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        check_position(
            replace(CONTRACT, game=NeverEnds(), draw_position=_beginning), Rng("broken"), SEATS, every=50
        )


def _beginning(chooser: Chooser, seats: int) -> Mapping[str, object]:
    game = CONTRACT.game
    return game.write_position(game.setup(seats, game.options({}, seats)))


def test_without_the_compiled_twin_the_rest_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dracosaur.core.conformance.is_available", lambda: False)
    check_game(replace(CONTRACT, draw_options=_plain), Rng("plain"), SEATS, every=9)


def _plain(chooser: Chooser, seats: int) -> dict[str, Any]:
    return {"board": "summer"}
