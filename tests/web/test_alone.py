"""Draftosaurus scored without a server: the rules in the browser say what the rules in Python say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.placement import why_not_by_pen
from dracosaur.games.draftosaurus.rules.scoring import rank, score, score_place
from tests.core.play import play
from web.build import RULES, with_node

GAME = load("draftosaurus")
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
    for species in range(constants.SPECIES):
        for spot in range(constants.SPOTS if state.board == constants.WINTER else constants.PLACES):
            said = why_not_by_pen(state, 0, species, spot)
            found.append((said, ["why_not_by_pen", numbers, 0, species, spot]))
    return found


async def test_the_browser_scores_by_the_same_rules(tmp_path: Path) -> None:
    assert RULES.exists(), "the page is not built: run `make page`"
    script = tmp_path / "rules.mjs"  # Node reads a module by its suffix
    shutil.copy(RULES, script)
    asked = [pair for state in states() for pair in asked_of(state)]
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
