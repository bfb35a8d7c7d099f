"""What the README shows works as shown."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_example_runs() -> None:
    example, _ = blocks("python")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\(\d.*\) \[\d+(, \d+){3}\]", done.stdout.splitlines()[0])


@pytest.mark.fast
def test_the_environment_of_the_readme_runs() -> None:
    pytest.importorskip("pettingzoo")
    _, example = blocks("python")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert done.stdout.count("player_") == 4


def test_the_document_of_the_readme_is_scored() -> None:
    (document,) = re.findall(r"\$ cat table.json\n(\{.*?\]\})\n", README, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-m", "dracosaur", "score", "-", "--json"],
        input=document,
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(done.stdout)
    assert [(player["name"], player["total"]) for player in answer["players"]] == [("Ann", 5), ("Ben", 6)]


def test_links_lead_to_files() -> None:
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", README)
    root = Path(__file__).parents[1]
    assert targets
    assert [target for target in targets if "://" not in target and not (root / target).exists()] == []
