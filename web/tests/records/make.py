"""Write the records that the tests of the page check: `python web/tests/records/make.py`; always the same."""

from __future__ import annotations

from pathlib import Path

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load

RECORDS = (
    ("draftosaurus", 3, {"board": "match"}, ("Ann", "Žofie")),
    ("gods_love_dinosaurs", 3, {}, ()),
    ("wyrmspan", 2, {}, ("heads",)),
    ("wyrmspan", 1, {"leave_out_neighbors": True}, ()),
)


def main() -> None:
    """Random play from a fixed seed, to the end."""
    for game, seats, options, salts in RECORDS:
        table = Table.open(load(game), seats, options, seed="page", salts=salts)
        rng = Rng("page")
        while not table.is_over:
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.legal(seat)))
        path = Path(__file__).with_name(f"{game}-{seats}.jsonl")
        path.write_text(table.published().dumps(), "utf-8")


if __name__ == "__main__":
    main()
