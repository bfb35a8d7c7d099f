"""Draftosaurus scored without a server: the rules in the browser say what the rules in Python say.

`python -m tests.web.test_alone` writes what web/tests/alone.test.ts reads anew.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.leaving import best_leave
from dracosaur.games.draftosaurus.rules.placement import put, quarantined, why_not_by_pen
from dracosaur.games.draftosaurus.rules.scoring import rank, score, score_place
from dracosaur.server.api.games import score_of
from tests.core.play import play
from web.build import RULES, WEB, with_node

GAME = load("draftosaurus")
KEPT = WEB / "tests" / "scored.json"
ASK = """
import { readFileSync } from "node:fs";
const rules = await import(process.argv[1]);
const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(asked.map(([name, state, ...given]) => Number(rules[name](state, ...given)))));
"""


def states() -> list[State]:
    """Zoos in the middle and at the end of random games, of every seat count and board."""
    found = []
    for number in range(24):
        rng = Rng("alone", number)
        seats = GAME.seat_counts[number % len(GAME.seat_counts)]
        board = ("summer", "winter", "match")[number % 3]
        table = Table.open(GAME, seats, {"board": board}, seed=number)
        for decisions in (20, 45, 10_000):
            found.append(play(table, rng, decisions).state)
    return found


def asked_of(state: State) -> list[tuple[int, list[Any]]]:
    """Questions to the rules about a state, with the answers of the plain twin."""
    numbers = state.to_json()
    found = []
    for seat in range(state.seats):
        found.append((score(state, seat), ["score", numbers, seat]))
        found.append((rank(state, seat), ["rank", numbers, seat]))
        for place in range(constants.PLACES):
            found.append((score_place(state, seat, place), ["score_place", numbers, seat, place]))
        if quarantined(state, seat):
            found.append((best_leave(state, seat), ["best_leave", numbers, seat]))
    for species in range(constants.SPECIES):
        for spot in range(constants.SPOTS if state.board == constants.WINTER else constants.PLACES):
            said = why_not_by_pen(state, 0, species, spot)
            found.append((said, ["why_not_by_pen", numbers, 0, species, spot]))
    return found


def quarantines() -> list[State]:
    """Winter zoos with a dinosaur of each species in quarantine, whatever else stands there."""
    found = []
    for state in states():
        for species in range(constants.SPECIES if state.board == constants.WINTER else 0):
            if why_not_by_pen(state, 0, species, constants.QUARANTINE) == 0:
                found.append(state.copy())
                put(found[-1], 0, species, constants.QUARANTINE)
    return found


async def test_the_browser_scores_by_the_same_rules(tmp_path: Path) -> None:
    assert RULES.exists(), "the page is not built: run `make page`"
    script = tmp_path / "rules.mjs"  # Node reads a module by its suffix
    shutil.copy(RULES, script)
    moved = quarantines()
    asked = [pair for state in (*states(), *moved) for pair in asked_of(state)]
    environment = with_node()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    done = subprocess.run(
        [node, "--input-type=module", "-e", ASK, script.as_uri()],
        input=json.dumps([question for _, question in asked]),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [answer for answer, _ in asked]
    assert len({answer for answer, _ in asked}) > 40
    assert len({best_leave(state, 0) for state in moved}) > 4  # into many places


def table(board: str, *zoos: dict[str, list[str | None]], **more: object) -> dict[str, Any]:
    """A position document of these zoos, as the page writes one."""
    players = [{"name": f"P{n}", "pens": pens, **more} for n, pens in enumerate(zoos, start=1)]
    return {"game": "draftosaurus", "options": {"board": board, "quarantine": "best"}, "players": players}


DIP, TRI, SPI, TYR = "diplodocus", "triceratops", "spinosaurus", "tyrannosaurus"
TABLES: list[dict[str, Any]] = [
    table("summer", {"forest_of_sameness": [DIP] * 4}, {"king_of_the_jungle": [TYR], "river": [SPI]}),
    table("summer", {"river": [DIP]}, {"woody_trio": [TYR]}),  # fewest T-Rexes
    table("summer", {"river": [DIP]}, {"river": [TRI]}, {}),  # the victory is shared
    table("winter", {"well_ordered_wood": [DIP], "quarantine": [DIP]}),  # equal spaces of the Pyramid
    table("winter", {"lovers_bridge_left": [SPI], "quarantine": [SPI]}),
    # The neighbour who is watched stands behind the watcher in the list.
    table("winter", {"quarantine": [DIP]}, {"quarantine": [TRI]}, {"river": [DIP, DIP, DIP]}),
    table("match", {"quarantine": [TYR]}, {"river": [TYR]}, summer={"score": 30, "trexes": 2}),
]


def scored(document: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to a document, but for words."""
    answer = msgspec.json.decode(msgspec.json.encode(score_of(GAME, document, "en")))
    for line in (line for player in answer["players"] for line in player["lines"]):
        del line["name"]
    for said in answer["assumed"]:
        del said["text"]
    return {"document": document, "scored": answer}


async def test_the_kept_score_sheets_are_those_of_the_server() -> None:
    assert json.loads(KEPT.read_text("utf-8")) == [scored(document) for document in TABLES]


if __name__ == "__main__":
    KEPT.write_text(json.dumps([scored(document) for document in TABLES], indent=1) + "\n", "utf-8")
