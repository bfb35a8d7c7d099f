"""Records become arrays that say what happened, in parts, and what cannot be used is named."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.envs.datasets import export, records_of
from dracosaur.games import load
from tests.cli.running import call as run

pytestmark = pytest.mark.fast


def played(name: str, seats: int, seed: int, decisions: int = 10_000) -> Table:
    """A random game, to its end or for so many decisions."""
    table, rng = Table.open(load(name), seats, seed=seed), Rng(seed)
    while not table.is_over and decisions:
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
        decisions -= 1
    return table


@pytest.mark.parametrize(("name", "seats"), [("draftosaurus", 3), ("wyrmspan", 1)])
def test_what_was_decided(name: str, seats: int, tmp_path: Path) -> None:
    tables = [played(name, seats, seed) for seed in (1, 2)]
    text = "".join(table.record.dumps() for table in tables)
    found = list(records_of(text.splitlines(keepends=True)))
    assert len(found) == 2
    report = export(found, tmp_path / "games.npz", "npz", "score")
    assert (report.records, report.unfinished, report.files) == (2, 0, 1)
    with np.load(tmp_path / "games-00000.npz") as part:
        assert len(part["action"]) == report.decisions
        assert (part["action_mask"][np.arange(report.decisions), part["action"]] == 1).all()
        about = json.loads(str(part["about"]))
        assert (about["game"], about["seats"]) == (name, seats)
        for number, table in enumerate(tables):
            own = part["record"] == number
            totals = [player.total for player in table.score_sheet().players]
            assert part["return"][own].tolist() == [totals[seat] for seat in part["seat"][own]]
            decided = [entry for entry in table.record.entries if entry.seat >= 0]
            assert part["seat"][own].tolist() == [entry.seat for entry in decided]


def test_parts_and_parquet(tmp_path: Path) -> None:
    texts = [played("draftosaurus", 2, seed).record.dumps() for seed in range(3)]
    texts.append(played("draftosaurus", 2, 9, decisions=5).record.dumps())
    report = export(texts, tmp_path / "games.npz", rows=1)
    assert (report.records, report.unfinished, report.files) == (3, 1, 3)
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    export(texts, tmp_path / "games.parquet", "parquet", rows=1)
    file = parquet.ParquetFile(tmp_path / "games.parquet")
    assert file.num_row_groups == 3
    with np.load(tmp_path / "games-00000.npz") as part:
        first = file.read_row_group(0)
        assert first["observation"].to_pylist() == part["observation"].tolist()
        assert first["return"].to_pylist() == part["return"].tolist()


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in (1, 2):
        record = played("draftosaurus", 2, seed).record
        (folder / f"{seed}.jsonl").write_text(record.dumps(), encoding="utf-8")
    out = str(tmp_path / "all.npz")
    done = run("export", str(folder), "--out", out, "--json")
    assert json.loads(done.output)["records"] == 2
    done = run("export", str(folder / "1.jsonl"), "--out", out, "--lang", "cs")
    assert "1 hra" in done.output
    other = folder / "other.jsonl"
    other.write_text(played("draftosaurus", 3, 3).record.dumps(), encoding="utf-8")
    done = run("export", str(folder), "--out", out)
    assert done.exit_code == 2
    assert "Record 1 of" in done.stderr
    assert "draftosaurus with 3 players" in done.stderr
    broken = folder / "broken.jsonl"
    lines = (folder / "1.jsonl").read_text(encoding="utf-8").splitlines()
    broken.write_text("\n".join([lines[0], *lines[2:]]), encoding="utf-8")
    done = run("export", str(broken), "--out", out)
    assert done.exit_code == 2
    assert "line 2" in done.stderr
    broken.write_text(lines[0].replace("draftosaurus", "chess"), encoding="utf-8")
    done = run("export", str(broken), "--out", out)
    assert done.exit_code == 2
    assert "chess" in done.stderr
    done = run("export", str(tmp_path / "none.jsonl"), "--out", out)
    assert done.exit_code == 2
