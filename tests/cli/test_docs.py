"""docs/cli.md tells the truth."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dracosaur.arena import Report
from dracosaur.cli import COMMANDS
from tests.cli.running import call

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, flags=re.DOTALL)


def printed(command: str) -> list[str]:
    """The lines that the page shows below a command."""
    (block,) = [text for _, text in BLOCKS if text.startswith(f"$ {command}\n")]
    return [line.rstrip() for line in block.splitlines()[1:]]


def test_every_command_has_a_section() -> None:
    assert re.findall(r"^## (\w+)$", PAGE, flags=re.MULTILINE) == [command.name for command in COMMANDS]


def test_the_introduction_is_the_real_one() -> None:
    assert printed("dracosaur") == call().stdout.splitlines()[: len(printed("dracosaur"))]


def test_the_example_table_scores_as_printed() -> None:
    document = next(text for kind, text in BLOCKS if kind == "json")
    said = call("score", "-", stdin=document).stdout
    assert [line.rstrip() for line in said.splitlines()] == printed("dracosaur score table.json")
    answer = json.loads(call("score", "-", "--json", stdin=document).stdout)
    shown = json.loads([text for kind, text in BLOCKS if kind == "json"][1])
    assert set(shown) == set(answer)
    assert shown["players"][0]["lines"][0] == answer["players"][0]["lines"][0]


def test_the_rule_is_printed_so() -> None:
    said = call("rules", "draftosaurus", "D10.2", "--lang", "uk").stdout
    assert said.splitlines() == printed("dracosaur rules draftosaurus D10.2 --lang uk")


def test_the_search_for_rules_finds_so() -> None:
    said = call("rules", "draftosaurus", "bottom", "row").stdout
    assert said.splitlines() == printed("dracosaur rules draftosaurus bottom row")


def test_the_games_are_listed_so() -> None:
    said = call("games").stdout.splitlines()
    assert [line for line in printed("dracosaur games") if line != "…" and line not in said] == []


def test_every_key_of_a_simulation_is_explained() -> None:
    section = PAGE.split("## simulate")[1].split("\n## ")[0]
    assert [key for key in Report.__struct_fields__ if f"`{key}`" not in section] == []


def test_every_option_is_explained() -> None:
    flags = {
        flag for command in COMMANDS for option in command.params for flag in option.opts if "--" in flag
    }
    assert sorted(flag for flag in flags if f"`{flag}" not in PAGE) == []


@pytest.mark.parametrize(("number", "totals"), [(2, [13, 3]), (3, [20, 12])])
def test_the_tables_of_the_other_games_score(number: int, totals: list[int]) -> None:
    document = [text for kind, text in BLOCKS if kind == "json"][number]
    answer = json.loads(call("score", "-", "--json", stdin=document).stdout)
    assert [player["total"] for player in answer["players"]] == totals
