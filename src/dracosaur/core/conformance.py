"""The conformance kit: any game of the protocol can be put through it, and every game of Dracosaur is.

`check_game` plays one game with choices that a chooser draws (a generator for long runs, Hypothesis for runs
that shrink) and asserts at every state what the protocol promises. What only the rulebook knows, which things
are secret and which components there are, comes from a `Contract` that is written beside the game's tests,
without a look at its views.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from msgspec import inspect

from dracosaur.core.conformance_asking import Say, check_asked_alike, check_question
from dracosaur.core.game import CHANCE, Action, AnyGame, BadOption, Illegal, Options, Seat
from dracosaur.core.options import option_values
from dracosaur.core.records import Header, Record, final_state, loads, replay
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Twin, compiled, is_available


class Chooser(Protocol):
    """Draws numbers from 0 to n - 1; `Rng` is one."""

    def below(self, n: int) -> int: ...


@dataclass(frozen=True)
class Contract:
    """What the rulebook says beyond the protocol; each function is written from the rules text alone."""

    game: AnyGame
    # A state that differs from the given one in what the viewer (None: a spectator) cannot know, if anything.
    scramble: Callable[[Any, Seat | None, Rng], Any]
    # A state that differs in something that a careful viewer has seen; None where there is nothing to change.
    disturb: Callable[[Any, Seat | None, Rng], Any | None]
    # Asserts that no component is lost or made: the sums of the rulebook.
    conserve: Callable[[Any], None]
    # Options to try; by default every documented value of every option.
    draw_options: Callable[[Chooser, int], dict[str, Any]] | None = None
    # A position document of a table with so many seats, from where set-up seldom or never leads.
    draw_position: Callable[[Chooser, int], Mapping[str, object]] | None = None
    # Says a message in every language, and raises where one lacks it.
    say: Say | None = None
    # How many of the legal actions of a long list are tried at each state.
    most_tried: int = 12
    # Long games with large states: the costly assertions are made this many times less often.
    pace: int = 1


@dataclass
class Report:
    """What a run went through."""

    games: int = 0
    states: int = 0
    decisions: int = 0
    longest: int = 0
    by_seats: dict[int, int] = field(default_factory=dict)

    def add(self, record: Record) -> None:
        """One more game was played, with these entries."""
        self.games += 1
        self.states += len(record.entries) + 1
        self.decisions += sum(entry.seat != CHANCE for entry in record.entries)
        self.longest = max(self.longest, len(record.entries))
        self.by_seats[record.header.seats] = self.by_seats.get(record.header.seats, 0) + 1


def documented_values(kind: type[Options]) -> dict[str, list[Any]]:
    """Every option with the values that its type documents."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {option.encode_name: list(_values(option.type)) for option in info.fields}


def _values(declared: inspect.Type) -> Iterable[Any]:
    if isinstance(declared, inspect.UnionType):
        for part in declared.types:
            yield from _values(part)
    elif isinstance(declared, inspect.LiteralType):
        yield from declared.values
    elif isinstance(declared, inspect.IntType) and declared.ge is not None and declared.le is not None:
        yield from range(declared.ge, declared.le + 1)
    elif isinstance(declared, inspect.BoolType):
        yield from (False, True)
    elif isinstance(declared, inspect.NoneType):
        yield None


def draw_options(contract: Contract, chooser: Chooser, seats: int) -> Options:
    """Options of a table, each option drawn from its documented values."""
    if contract.draw_options is not None:
        given = contract.draw_options(chooser, seats)
    else:
        values = documented_values(contract.game.option_type)
        given = {key: known[chooser.below(len(known))] for key, known in values.items() if known}
    while True:
        try:
            options: Options = contract.game.options(given, seats)
            return options
        except BadOption:  # a seat that this table does not have
            given = dict(list(given.items())[1:])


def check_game(
    contract: Contract, chooser: Chooser, seats: int, *, every: int = 1, report: Report | None = None
) -> Record:
    """Play one game and assert everything, what is costly at every `every`-th state; returns its record."""
    game = contract.game
    options = draw_options(contract, chooser, seats)
    header = Header(game.name, game.rules_version, seats, option_values(options), "conformance")
    record = Record(header)
    shadow = _Shadow(game, seats, options) if is_available() else None
    state = _check_course(contract, chooser, game.setup(seats, options), record, shadow, every)
    check_record(game, record, state)
    if report is not None:
        report.add(record)
    return record


def check_position(
    contract: Contract, chooser: Chooser, seats: int, *, every: int = 1, report: Report | None = None
) -> None:
    """The same for a game that goes on from a position of the contract; there is no record to replay."""
    game = contract.game
    assert contract.draw_position is not None
    state = game.read_position(contract.draw_position(chooser, seats)).state
    options = game.options_of(state)
    record = Record(Header(game.name, game.rules_version, seats, option_values(options), "conformance"))
    shadow = _Shadow(game, seats, options) if is_available() else None
    if shadow is not None:
        state.write_row(shadow.rows[0])
    _check_course(contract, chooser, state, record, shadow, every)
    if report is not None:
        report.add(record)


def _check_course(
    contract: Contract, chooser: Chooser, state: Any, record: Record, shadow: _Shadow | None, every: int
) -> Any:  # the game's State
    """Play on to the end, assert what holds at each state, and add the entries to the record."""
    game, seats = contract.game, record.header.seats
    rng = Rng(chooser.below(1 << 30))
    seen: list[Action] = []
    while to_act := game.to_act(state):
        assert to_act == (CHANCE,) or CHANCE not in to_act, "chance acts alone"
        assert all(0 <= seat < seats for seat in to_act if seat != CHANCE)
        assert len(record.entries) < game.max_entries, "the game does not end"
        contract.conserve(state)
        seat = to_act[chooser.below(len(to_act))]
        is_costly = len(record.entries) % (every * contract.pace) == 0
        legal = check_legal(contract, state, seat, rng)
        if is_costly:
            check_writing(game, state)
            check_fallback(game, state, to_act, rng)  # what is foreseen leans on it
            check_knowledge(contract, state, rng, seen)
            check_refusals(game, state, seat, seen, rng)
            check_commuting(game, state, to_act, rng)
            for asked in to_act:
                if asked != CHANCE:
                    check_question(game, state, asked, contract.say)
        action = game.sample_chance(state, rng) if seat == CHANCE else legal[chooser.below(len(legal))]
        assert action in legal, "chance gives only what it may"
        assert seat != CHANCE or game.draw_lot(state, rng.below) in legal, "a lot is what chance may give"
        after = check_step(contract, state, seat, action, rng if is_costly else None)
        if shadow is not None:
            shadow.step(state, seat, action, after)
        seen.append(action)
        record.append(seat, action)
        state = after
    contract.conserve(state)
    check_writing(game, state)
    check_knowledge(contract, state, rng)
    check_over(game, state, seats, seen)
    return state


def check_legal(contract: Contract, state: Any, seat: Seat, rng: Rng) -> Sequence[Action]:  # the game's State
    """The list of legal actions is non-empty, unique and stable, and each one applies."""
    game = contract.game
    before = state.copy()
    legal = game.legal(state, seat)
    assert legal, f"seat {seat} has to act and may do nothing"
    assert len(set(legal)) == len(legal), "an action is listed twice"
    assert list(legal) == list(game.legal(state.copy(), seat)), "the list changes from call to call"
    few = len(legal) <= contract.most_tried
    tried = legal if few else [rng.choice(legal) for _ in range(contract.most_tried)]
    for action in tried:
        assert game.why_not(state, seat, action) is None
        game.apply(state, seat, action)
    assert state == before, "looking changed the state"
    return legal


def check_refusals(game: AnyGame, state: Any, seat: Seat, seen: Sequence[Action], rng: Rng) -> None:
    """What is not listed is refused with a reason, as is everything out of turn, and nothing changes."""
    before = state.copy()
    legal = set(game.legal(state, seat))
    drawn = [rng.choice(seen) for _ in range(min(len(seen), 6))]
    refused = [(seat, action) for action in drawn if action not in legal]
    for other in range(CHANCE, game.seats_of(state) + 1):  # one seat more than there are
        if other not in game.to_act(state):
            assert not game.legal(state, Seat(other))
            refused += [(Seat(other), action) for action in list(legal)[:2]]
    for who, action in refused:
        illegal = game.why_not(state, who, action)
        assert illegal is not None, f"{action} is not listed but not refused"
        raised = _raised_by(game, state, who, action)
        assert raised is not None, f"{action} is refused by why_not and accepted by apply"
        assert (raised.key, raised.rule) == (illegal.key, illegal.rule)
    assert state == before, "a refused action changed the state"


def _raised_by(game: AnyGame, state: Any, seat: Seat, action: Action) -> Illegal | None:
    try:
        game.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None


def check_commuting(game: AnyGame, state: Any, to_act: tuple[Seat, ...], rng: Rng) -> None:
    """Two seats that owe a decision at the same time answer in either order with the same result."""
    if len(to_act) < 2:
        return
    first, second = rng.shuffled(to_act)[:2]
    a, b = rng.choice(game.legal(state, first)), rng.choice(game.legal(state, second))
    one = game.apply(game.apply(state, first, a), second, b)
    other = game.apply(game.apply(state, second, b), first, a)
    assert one == other, f"{a} of seat {first} and {b} of seat {second} do not commute"


def check_fallback(game: AnyGame, state: Any, to_act: tuple[Seat, ...], rng: Rng) -> None:
    """At every decision there is an answer for somebody who gives none, so that nobody can block a table."""
    for seat in to_act:
        if seat != CHANCE:
            assert game.fallback(state, seat, rng) in game.legal(state, seat)


def check_writing(game: AnyGame, state: Any) -> None:
    """The state survives being written down as JSON and as a position document, and keeps its digest."""
    text = msgspec.json.encode(state.to_json())
    again = type(state).from_json(msgspec.json.decode(text))
    assert again == state
    assert (again.digest(), again.to_bytes()) == (state.digest(), state.to_bytes())
    document = msgspec.json.decode(msgspec.json.encode(game.write_position(state)))
    assert game.read_position(document).state == state, "the position document tells another state"
    assert game.options_row(game.options_of(state)) == game.options_row(
        game.options(option_values(game.options_of(state)), game.seats_of(state))
    )


def check_knowledge(contract: Contract, state: Any, rng: Rng, seen: Sequence[Action] = ()) -> None:
    """No view tells a secret, every view tells what its seat has seen, and imagined states fit the view."""
    game = contract.game
    tried = [rng.choice(seen) for _ in range(min(len(seen), 6))]
    for viewer in (*map(Seat, range(game.seats_of(state))), None):
        view = game.view(state, viewer)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=game.view_type) == view
        other = contract.scramble(state, viewer, rng)
        contract.conserve(other)
        assert game.view(other, viewer) == view, f"the view of {viewer} tells a secret"
        check_answers(game, state, other, viewer, tried)
        if viewer is not None:
            check_asked_alike(game, state, other, viewer, rng)
        changed = contract.disturb(state, viewer, rng)
        if changed is not None:
            assert game.view(changed, viewer) != view, f"the view of {viewer} forgets what was seen"
        imagined = game.imagine(view, rng)
        contract.conserve(imagined)
        assert game.view(imagined, viewer) == view, f"what {viewer} imagines does not fit the view"


def check_answers(
    game: AnyGame, state: Any, other: Any, viewer: Seat | None, tried: Sequence[Action]
) -> None:
    """Who has to act, the scores and what the viewer may do are the same in states he cannot tell apart."""
    assert game.to_act(other) == game.to_act(state), f"who has to act tells {viewer} a secret"
    assert game.score_sheet(other) == game.score_sheet(state), f"the score sheet tells {viewer} a secret"
    if viewer is not None:
        legal = game.legal(state, viewer)
        assert game.legal(other, viewer) == legal, f"what {viewer} may do tells a secret"
        for action in (*legal[:2], *tried):
            told, also_told = game.why_not(state, viewer, action), game.why_not(other, viewer, action)
            assert told == also_told, f"the refusal of {action} tells {viewer} a secret"


def check_step(contract: Contract, state: Any, seat: Seat, action: Action, rng: Rng | None) -> Any:
    """The action survives being written; others are told the same in all states they cannot tell apart."""
    game = contract.game
    assert game.parse_action(game.format_action(seat, action)) == (seat, action)
    text = msgspec.json.encode(action)
    assert msgspec.json.decode(text, type=game.action_type) == action
    after = game.apply(state, seat, action)
    events = game.events(state, seat, action, after)
    if rng is not None:
        for viewer in (*map(Seat, range(game.seats_of(state))), None):
            _check_events(contract, state, seat, action, (after, events), viewer, rng)
    return after


def _check_events(
    contract: Contract,
    state: Any,
    seat: Seat,
    action: Action,
    done: tuple[Any, Any],
    viewer: Seat | None,
    rng: Rng,
) -> None:
    game = contract.game
    after, events = done
    if game.reveals(state, after):
        return  # then the events may tell what was secret until now
    other = contract.scramble(state, viewer, rng)
    if game.why_not(other, seat, action) is not None:
        return
    other_after = game.apply(other, seat, action)
    if game.view(other_after, viewer) != game.view(after, viewer):
        return  # the step itself showed the difference
    told = [event for event in events if event.is_for(viewer)]
    other_events = game.events(other, seat, action, other_after)
    also_told = [event for event in other_events if event.is_for(viewer)]
    assert told == also_told, f"the events for {viewer} tell a secret: {told} and {also_told}"


def check_over(game: AnyGame, state: Any, seats: int, seen: Sequence[Action]) -> None:
    """When the game is over nobody may act, the score sheet adds up, and somebody has won."""
    for seat in range(CHANCE, seats):
        assert not game.legal(state, Seat(seat))
    illegal = game.why_not(state, Seat(0), seen[-1])
    assert illegal is not None
    assert illegal.key == "why-over"
    sheet = game.score_sheet(state)
    assert sheet.winners
    for player in sheet.players:
        assert player.total == sum(line.points for line in player.lines)
        assert all(line.rule and line.key for line in player.lines)


def check_record(game: AnyGame, record: Record, state: Any) -> None:
    """Replay of the written record gives identical bytes, in the record and in every state."""
    text = record.dumps()
    again = loads(text, game)
    assert again == record
    assert again.dumps() == text
    assert final_state(again, game).to_bytes() == state.to_bytes()
    read = [game.parse_action(line) for line in record.notation(game).splitlines()]
    assert read == [(entry.seat, entry.action) for entry in record.entries]


class _Shadow:
    """The same game in the compiled twin, step by step."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        import numpy as np

        self.game = game
        self.twin: Twin = compiled(game.rules.__name__)
        self.rows = self.twin.State.batch(1)
        self.buffer = np.zeros(game.rules.MOST_LEGAL, np.int64)
        self.twin.setup(self.rows[0], seats, np.array(game.options_row(options), np.int64))

    def step(self, state: Any, seat: Seat, action: Action, after: Any) -> None:
        """Take the same step and compare legal lists, a refusal, and the state, byte for byte."""
        row, rules = self.rows[0], self.game.rules
        plain = [0] * rules.MOST_LEGAL
        n = rules.legal(state, seat, plain)
        assert self.buffer[: self.twin.legal(row, seat, self.buffer)].tolist() == plain[:n]
        code = self.game.encode(state, seat, action)
        assert self.twin.why_not(row, seat, code + 1) == rules.why_not(state, seat, code + 1)
        self.twin.apply(row, seat, code)
        assert row.tobytes() == after.to_bytes(), "the twins part ways"


def check_processes(game: AnyGame, records: Sequence[Record]) -> None:
    """Equal states have the same digest in processes with different hash seeds."""
    digests = [state.digest() for record in records for state in replay(record, game)]
    program = (
        "import sys; from dracosaur.core.records import loads, replay; "
        "module, kind = sys.argv[1], sys.argv[2]; "
        "game = getattr(__import__(module, fromlist=[kind]), kind)(); "
        "texts = sys.stdin.read().split('\\f'); "
        "print(*[state.digest() for text in texts for state in replay(loads(text, game), game)])"
    )
    kind = type(game)
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program, kind.__module__, kind.__name__],
            input="\f".join(record.dumps() for record in records),
            env={**_environment(), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == digests


def _environment() -> Mapping[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
