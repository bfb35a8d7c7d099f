"""Recorded games replay to the same bytes and the same scores (tests/golden/README.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from dracosaur.core.game import CHANCE
from dracosaur.core.records import Record, final_state, loads, replay
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
each_record = pytest.mark.parametrize(
    "path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS]
)


def scores(path: Path) -> dict[str, Any]:  # Any: totals and winners by the name of the record
    """The final scores that were noted down with the record."""
    noted: dict[str, Any] = json.loads((path.parent / "scores.json").read_text(encoding="utf-8"))
    return noted


@each_record
def test_a_record_replays_to_the_same_bytes_and_scores(path: Path) -> None:
    """Every entry is legal in its turn, the record is written as it was, and the scores are the old ones."""
    game = load(path.parent.name)
    text = path.read_text(encoding="utf-8")
    record = loads(text, game)
    again = Record(record.header)
    state = game.setup(record.header.seats, game.options(record.header.options, record.header.seats))
    for entry in record.entries:
        state = game.apply(state, entry.seat, entry.action)
        again.append(entry.seat, entry.action)
    assert again.dumps() == text
    assert game.to_act(state) == ()
    assert state == final_state(record, game)
    sheet = game.score_sheet(state)
    assert scores(path)[path.stem] == {
        "totals": [player.total for player in sheet.players],
        "winners": list(sheet.winners),
    }


@each_record
def test_the_seed_gives_the_same_draws(path: Path) -> None:
    """The seed of the header and the players' decisions alone make the record again, draws included."""
    game = load(path.parent.name)
    text = path.read_text(encoding="utf-8")
    record = loads(text, game)
    header = record.header
    if not header.seed:
        pytest.skip("not drawn from a seed")
    if header.format == 1:  # chance was the fast generator, which simulations still draw from
        rng = Rng(header.seed)
        for state, entry in zip(replay(record, game), record.entries, strict=False):
            if entry.seat == CHANCE:
                assert game.sample_chance(state, rng) == entry.action
        return
    table = Table.open(game, header.seats, header.options, header.seed, header.names)
    for entry in record.entries:
        if entry.seat != CHANCE:
            table.act(entry.seat, entry.action)
    assert table.record.dumps() == text


@each_record
def test_notation_reads_back(path: Path) -> None:
    """Every line of the readable notation stands for its entry."""
    game = load(path.parent.name)
    record = loads(path.read_text(encoding="utf-8"), game)
    lines = record.notation(game).splitlines()
    assert [game.parse_action(line) for line in lines] == [
        (entry.seat, entry.action) for entry in record.entries
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_record_has_scores_and_every_score_a_record(name: str) -> None:
    """No file is left over, and every game has records."""
    records = {path.stem for path in (HERE / name).glob("*.jsonl")}
    assert records
    assert set(json.loads((HERE / name / "scores.json").read_text(encoding="utf-8"))) == records
