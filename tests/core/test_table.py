"""Tables: open, act, refuse, undo, tell, resume."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from dracosaur.core.game import CHANCE, AnyGame, BadOption, Event, Illegal, Seat
from dracosaur.core.records import BadRecord, Record, loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Stale, Table
from dracosaur.games import GAMES, load
from tests.core.nim import Nim, Take
from tests.core.play import play
from tests.core.processes import run

JOINT = {"placement_commit": "joint", "first_roller": 0}


def test_an_open_table_waits_for_players(game: AnyGame) -> None:
    table = Table.open(game, 4, {"board": "winter"}, seed=5, names=("Ann", "Ben", "Cyd", "Dan"))
    assert table.seats == 4
    assert table.to_act == (0, 1, 2, 3)
    assert not table.is_over
    assert table.record.header.names == ("Ann", "Ben", "Cyd", "Dan")
    assert table.record.header.seed == "5"
    assert {entry.seat for entry in table.record.entries} == {CHANCE}
    assert table.legal(CHANCE) == ()
    assert table.legal(Seat(2)) == tuple(game.legal(table.state, Seat(2)))
    assert table.view(Seat(2)) == game.view(table.state, Seat(2)) != table.view(None)
    assert [player.total for player in table.score_sheet().players] == [0, 0, 0, 0]


def test_the_same_seed_and_decisions_give_the_same_match(game: AnyGame) -> None:
    one, two = (play(Table.open(game, 3, seed="x"), Rng(1)) for _ in range(2))
    assert one.record == two.record
    assert one.state == two.state
    assert play(Table.open(game, 3, seed="y"), Rng(1)).record != one.record


@pytest.mark.parametrize("seed", [0, 17, -3, "17", "Ann"])
def test_the_header_tells_the_seed_that_opens_the_match_again(game: AnyGame, seed: int | str) -> None:
    table = play(Table.open(game, 2, seed=seed), Rng(1))
    assert play(Table.open(game, 2, seed=table.record.header.seed), Rng(1)).record == table.record


def test_what_players_choose_does_not_change_what_chance_gives(game: AnyGame) -> None:
    """D16.5: the same hands are dealt and the same faces rolled whoever plays, in both games of a match."""
    one, two = (play(Table.open(game, 3, {"board": "match"}, seed=1), Rng(seed)) for seed in (1, 2))
    chance = [[entry for entry in table.record.entries if entry.seat == CHANCE] for table in (one, two)]
    assert chance[0] == chance[1]
    assert one.record != two.record


@pytest.mark.parametrize(
    ("seats", "options", "names", "error", "message"),
    [
        (6, {}, (), ValueError, "^draftosaurus is for 2 to 5 players, not 6$"),
        (1, {}, (), ValueError, "^draftosaurus is for 2 to 5 players, not 1$"),
        (2, {"board": "x"}, (), BadOption, "option 'board' is \"x\""),
        (2, {}, ("Ann",), ValueError, "1 names for 2 seats"),
    ],
)
def test_an_impossible_table_is_not_opened(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    names: tuple[str, ...],
    error: type[ValueError],
    message: str,
) -> None:
    with pytest.raises(error, match=message):
        Table.open(game, seats, options, names=names)


def test_a_match_runs_to_its_end(game: AnyGame) -> None:
    table = play(Table.open(game, 2, {"board": "match"}, seed=3), Rng(3))
    assert table.is_over
    assert table.to_act == ()
    assert len(table.record.entries) <= game.max_entries
    assert table.score_sheet().winners


def test_an_illegal_action_changes_nothing(game: AnyGame) -> None:
    table = play(Table.open(game, 3, seed=2), Rng(2), 7)
    seat = table.to_act[0]
    action = table.legal(seat)[0]
    before = (table.state.to_bytes(), table.record.dumps(), table.history(None))
    for who, what in [(CHANCE, action), (Seat(3), action), (seat, game.parse_action("0 stay")[1])]:
        with pytest.raises(Illegal) as caught:
            table.act(who, what)
        assert caught.value.rule.startswith("D")
        assert (table.state.to_bytes(), table.record.dumps(), table.history(None)) == before


def test_what_is_no_action_of_the_game_is_refused_in_a_sentence(game: AnyGame) -> None:
    table = play(Table.open(game, 3, seed=2), Rng(2), 7)
    before = (table.state.to_bytes(), table.record.dumps(), table.revision)
    for junk in ("choose", None, object(), Take(1), game.parse_action("0 choose diplodocus")[1].__class__(7)):
        with pytest.raises(Illegal, match="is not an action of this game") as caught:
            table.act(table.to_act[0], junk)  # type: ignore[arg-type]
        assert caught.value.key == "why-no_action"
        assert (table.state.to_bytes(), table.record.dumps(), table.revision) == before


def test_a_refusal_is_a_sentence(game: AnyGame) -> None:
    table = Table.open(game, 3, seed=2)
    with pytest.raises(Illegal, match=r"^[A-Z][a-z ,]+.*\. \(D5\.4\)$"):
        table.act(Seat(0), game.parse_action("0 stay")[1])
    assert str(Illegal("why-x", "D1.1")) == "why-x (D1.1)"


def test_undo_goes_back_to_the_state_before(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=8)
    before = (table.state.copy(), table.record.dumps(), table.history(Seat(1)))
    assert not table.can_undo(Seat(1))
    assert table.undo(Seat(1)) is False
    for _ in range(2):
        table.act(Seat(1), table.legal(Seat(1))[0])
    assert table.number(Seat(1)) == 2
    assert table.can_undo(Seat(1))
    assert not table.can_undo(Seat(0))
    assert table.undo(Seat(0)) is False
    assert table.undo(Seat(1)) is True
    assert table.undo(Seat(1)) is True
    assert table.undo(Seat(1)) is False
    assert (table.state, table.record.dumps(), table.history(Seat(1))) == before
    assert table.number(Seat(1)) == 0
    table.act(Seat(1), table.legal(Seat(1))[-1])
    assert table.record.entries[-1].action == game.legal(before[0], Seat(1))[-1]


def test_undo_never_takes_back_what_another_seat_did(game: AnyGame) -> None:
    """Who sees that another has decided is too late."""
    table = Table.open(game, 3, {"first_roller": 0}, seed=11)
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert table.can_undo(Seat(1))
    table.act(Seat(0), table.legal(Seat(0))[0])
    assert not table.can_undo(Seat(1))
    assert not table.undo(Seat(1))
    assert table.undo(Seat(0))
    assert table.undo(Seat(1))


def test_undo_tells_nothing_about_what_others_do_in_secret(game: AnyGame) -> None:
    """D16.2: under `joint` nobody knows that another seat is halfway, and its step stays."""
    table = Table.open(game, 3, JOINT, seed=11)
    first = len(table.record.entries)
    table.act(Seat(1), table.legal(Seat(1))[0])
    table.act(Seat(0), table.legal(Seat(0))[1])
    table.act(Seat(2), table.legal(Seat(2))[0])
    entries, revision = list(table.record.entries), table.revision
    assert [table.can_undo(Seat(seat)) for seat in range(3)] == [True] * 3
    assert table.undo(Seat(1))
    assert table.record.entries[first:] == entries[first + 1 :]
    assert [table.number(Seat(seat)) for seat in range(3)] == [1, 0, 1]
    assert table.revision > revision
    assert table.can_undo(Seat(0))
    assert not table.can_undo(Seat(1))
    again = Table.resume(game, Record(table.record.header, tuple(table.record.entries)))
    assert again.state == table.state


def test_undo_never_takes_back_chance(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=11)
    assert table.record.entries[-1].seat == CHANCE
    assert not table.can_undo(CHANCE)
    assert not table.undo(CHANCE)
    toy = Table.open(Nim(), 2, seed=1)
    toy.act(Seat(0), Take(1))
    assert not toy.can_undo(Seat(1))
    assert toy.undo(Seat(0))
    assert [entry.seat for entry in toy.record.entries] == [CHANCE]
    assert not toy.can_undo(Seat(0))
    assert not toy.can_undo(CHANCE)


def test_undo_never_goes_past_a_reveal(game: AnyGame) -> None:
    """The last seat's choice shows the others', although no chance follows it."""
    table = Table.open(game, 3, {"first_roller": 0}, seed=11)
    for seat in (0, 1):
        table.act(Seat(seat), table.legal(Seat(seat))[0])
        assert table.can_undo(Seat(seat))
    table.act(Seat(2), table.legal(Seat(2))[0])
    assert table.record.entries[-1].seat == 2
    assert not table.can_undo(Seat(2))


@pytest.mark.parametrize("name", GAMES)
def test_undo_agrees_with_a_replay_at_every_decision(name: str) -> None:
    """What the table remembers is what its record, played again, would say."""
    game, rng = load(name), Rng("undone")
    table = Table.open(game, 2, seed="undone")
    while not table.is_over:
        seat = rng.choice(table.to_act)
        before, told = table.state, table.history(None)
        n = len(table.record.entries)
        table.act(seat, rng.choice(table.legal(seat)))
        is_last = len(table.record.entries) == n + 1
        assert table.can_undo(seat) == (is_last and not game.reveals(before, table.state))
        if table.can_undo(seat) and rng.below(3) == 0:
            assert table.undo(seat)
            assert (table.state, table.history(None)) == (before, told)
            assert len(table.record.entries) == n
    again = Table.resume(game, loads(table.record.dumps(), game))
    assert again.state == table.state
    for viewer in (Seat(0), Seat(1), None):
        assert again.history(viewer) == table.history(viewer)
    assert [again.number(Seat(seat)) for seat in (0, 1)] == [table.number(Seat(seat)) for seat in (0, 1)]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_goes_back_to_its_last_decision_past_everything(name: str) -> None:
    """The table is as it was then, and the same decisions bring the same chance again."""
    game, rng = load(name), Rng("back")
    table = Table.open(game, 2, seed="back")
    assert not table.take_back(Seat(0))
    while table.number(Seat(0)) < 6:
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
    while Seat(0) not in table.to_act:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    entries, told, revision = list(table.record.entries), table.told(None), table.revision
    assert table.take_back(Seat(0))
    kept = len(table.record.entries)
    assert entries[kept].seat == 0
    assert all(entry.seat != 0 for entry in entries[kept + 1 :])
    assert table.record.entries == entries[:kept]
    fresh = Table.resume(game, Record(table.record.header, tuple(entries[:kept])))
    assert (table.state, table.told(None)) == (fresh.state, fresh.told(None))
    assert table.number(Seat(0)) == 5
    assert table.revision > revision
    assert table.kept(revision) == kept
    for entry in entries[kept:]:
        if entry.seat != CHANCE:
            table.act(entry.seat, entry.action)
    assert (table.record.entries, table.told(None)) == (entries, told)


def test_undo_takes_back_what_was_told(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=8)
    table.act(Seat(1), table.legal(Seat(1))[0])
    first, n = table.history(Seat(1)), len(table.record.entries)
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert table.history(Seat(1)) == first + table.told(Seat(1), n)
    assert table.told(Seat(1), n)
    table.undo(Seat(1))
    assert table.history(Seat(1)) == first
    assert table.told(Seat(1), n) == []


def test_a_revision_counts_entries_and_undos_and_tells_what_still_stands(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=8)
    dealt = len(table.record.entries)
    assert table.revision == dealt
    revisions = [table.revision]
    for _ in range(2):
        table.act(Seat(1), table.legal(Seat(1))[0])
        revisions.append(table.revision)
    table.undo(Seat(1))
    revisions.append(table.revision)
    table.act(Seat(1), table.legal(Seat(1))[-1])
    revisions.append(table.revision)
    assert revisions == [dealt, dealt + 1, dealt + 2, dealt + 3, dealt + 4]
    # Two entries had been made, one of them is void; after the undo nothing is.
    assert [table.kept(revision) - dealt for revision in revisions] == [0, 1, 1, 1, 2]
    table.undo(Seat(1))
    table.undo(Seat(1))
    assert [table.kept(revision) - dealt for revision in [*revisions, table.revision]] == [0] * 6
    assert table.kept(table.revision + 1) == 0  # of a table that this one knows nothing of


def test_a_late_answer_is_stale(game: AnyGame) -> None:
    table = Table.open(game, 3, {"first_roller": 0}, seed=8)
    action = table.legal(Seat(1))[0]
    table.act(Seat(0), table.legal(Seat(0))[0], 0)
    table.act(Seat(1), action, 0)  # others have moved, which makes nobody stale
    before = (table.record.dumps(), table.revision)
    with pytest.raises(Stale, match="seat 1 answers its decision 0, but decision 1 is asked") as caught:
        table.act(Seat(1), action, 0)
    stale = caught.value
    assert (stale.key, stale.seat, stale.number, stale.now) == ("why-stale", 1, 0, 1)
    assert isinstance(stale, Illegal)
    assert (table.record.dumps(), table.revision) == before
    table.undo(Seat(1))
    table.act(Seat(1), action, 0)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), None])
def test_history_is_all_that_was_told(game: AnyGame, viewer: Seat | None) -> None:
    table, rng = Table.open(game, 3, {"board": "winter"}, seed=6), Rng(6)
    told: list[Event] = table.told(viewer)
    while not table.is_over:
        n = len(table.record.entries)
        play(table, rng, 1)
        told += table.told(viewer, n)
        assert table.told(viewer, len(table.record.entries)) == []
    assert told == table.history(viewer)
    assert loads(table.record.dumps(), game) == table.record


def test_without_its_key_a_match_does_not_go_on(game: AnyGame) -> None:
    """The draws would not be those that were committed to; a finished match may be looked at."""
    table = play(Table.open(game, 3, seed=5), Rng(5), 20)
    with pytest.raises(BadRecord, match="line 1: without its key the match cannot go on") as caught:
        Table.resume(game, table.record.public())
    assert caught.value.key == "record-keyless"
    finished = play(table, Rng(5))
    assert Table.resume(game, finished.record.public()).history(None) == finished.history(None)


def test_a_match_of_before_there_were_keys_goes_on_by_its_seed(game: AnyGame) -> None:
    header = msgspec.structs.replace(
        Table.open(game, 3, seed=5).record.header, commitment="", key="", format=1
    )
    one, two = (play(Table.resume(game, Record(header)), Rng(5)) for _ in range(2))
    assert one.record == two.record
    assert play(Table.open(game, 3, seed=5), Rng(5)).record.entries == one.record.entries


def test_only_a_finished_match_publishes_its_key_and_entries(game: AnyGame) -> None:
    table = play(Table.open(game, 3, seed=5), Rng(5), 20)
    running = table.published()
    assert (running.header.key, running.header.seed, running.entries) == ("", "", [])
    assert running.header.commitment == table.record.header.commitment
    assert play(table, Rng(5)).published() == table.record


def test_what_is_secret_reaches_their_seat_alone(game: AnyGame) -> None:
    table = Table.open(game, 3, seed=6)
    table.act(Seat(0), table.legal(Seat(0))[0])
    mine, others = table.history(Seat(0)), table.history(Seat(1))
    assert [event for event in mine if event.seats == (0,)]
    assert not [event for event in others if event.seats is not None and 1 not in event.seats]
    assert mine != others


RESUME = """
import sys
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load

game = load("draftosaurus")
table = Table.resume(game, loads(open(sys.argv[1], encoding="utf-8").read(), game))
print(table.state.digest(), *table.to_act)
rng = Rng("goes on")
while not table.is_over:
    seat = rng.choice(table.to_act)
    table.act(seat, rng.choice(table.legal(seat)))
print(table.state.digest())
"""


def test_a_match_is_resumed_in_another_process(game: AnyGame, tmp_path: Path) -> None:
    table = play(Table.open(game, 3, {"board": "match"}, seed="long"), Rng(1), 40)
    table.record.save(tmp_path / "match.jsonl")
    seen = [run(RESUME, str(tmp_path / "match.jsonl"), env={"PYTHONHASHSEED": seed}) for seed in ("3", "4")]
    now, end = seen[0].splitlines()
    assert now.split() == [table.state.digest(), *map(str, table.to_act)]
    assert seen[0] == seen[1]
    here = play(Table.resume(game, loads(table.record.dumps(), game)), Rng("goes on"))
    assert here.state.digest() == end


def test_a_record_that_stops_before_chance_is_resumed_with_it(game: AnyGame) -> None:
    table = Table.open(game, 2, seed=1)
    record = loads(table.record.dumps(), game)
    del record.entries[1:]
    resumed = Table.resume(game, record)
    assert resumed.to_act == (0, 1)
    assert resumed.record == table.record


def test_a_table_follows_the_log_of_another(game: AnyGame) -> None:
    one = play(Table.open(game, 3, seed="x"), Rng(1))
    two = Table(game, Record(one.record.header))
    two.enter(one.record.entries[len(two.record.entries) :])
    assert (two.record, two.state, two.history(None)) == (one.record, one.state, one.history(None))


def test_a_log_that_breaks_a_rule_is_not_followed(game: AnyGame) -> None:
    one = play(Table.open(game, 3, seed="x"), Rng(1))
    two = Table(game, Record(one.record.header))
    with pytest.raises(Illegal):
        two.enter(one.record.entries[len(two.record.entries) + 3 :])


@pytest.mark.parametrize("name", GAMES)
def test_a_take_back_leads_to_the_table_of_the_shorter_record(name: str) -> None:
    """However it is found again: by states kept on the way, or from the beginning."""
    rng = Rng(7)
    game = load(name)
    table = Table.open(game, 2, seed=7)
    for _ in range(60):
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.legal(seat)))
    for _ in range(12):
        assert table.take_back(Seat(0))
        again = Table.resume(game, Record(table.record.header, tuple(table.record.entries)))
        assert (again.state, again.history(None)) == (table.state, table.history(None))
        assert again.number(Seat(1)) == table.number(Seat(1))
