"""Make a golden record: `python -m tests.golden.make GAME NAME --players N [--seed S] [option=value ...]`.

The players decide at random, from a generator of their own, so that the command always makes the same record.
The final scores are noted in `scores.json` beside it. See README.md for when to do this.
"""

import argparse
import json
from pathlib import Path

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load

HERE = Path(__file__).parent


def main() -> None:
    """Play one game and write its record and scores."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description="Make a golden record.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("name", help="name of the record, such as summer-3")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", default="0")
    parser.add_argument("options", nargs="*", metavar="option=value", help="the value as in JSON, or a word")
    given = parser.parse_intermixed_args()
    options = dict(read_option(text) for text in given.options)
    folder = HERE / given.game
    path = folder / f"{given.name}.jsonl"
    if path.exists():
        parser.error(f"{path.name} exists; golden records are kept as they are (see README.md)")
    try:
        table = Table.open(load(given.game), given.players, options, given.seed)
    except ValueError as error:
        parser.error(str(error))
    rng = Rng(given.seed, "golden players")
    while table.to_act:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.legal(seat)))
    folder.mkdir(exist_ok=True)
    table.record.save(path)
    note_scores(folder / "scores.json", given.name, table)
    print(f"{path.name}: {len(table.record.entries)} entries")


def read_option(text: str) -> tuple[str, object]:
    """`board=winter`, `bridge_half_capacity=2` or `prairie_capacity=null` as key and value."""
    key, _, value = text.partition("=")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value


def note_scores(path: Path, name: str, table: Table) -> None:
    """The scores of the record are in the file afterwards, sorted by name."""
    noted = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    sheet = table.score_sheet()
    noted[name] = {"totals": [player.total for player in sheet.players], "winners": list(sheet.winners)}
    lines = [f"  {json.dumps(key)}: {json.dumps(noted[key])}" for key in sorted(noted)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
