"""The examples run, in short form."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
pytestmark = pytest.mark.fast

RUN = """
import sys, nbclient, nbformat
book = nbformat.read(sys.argv[1], as_version=4)
nbclient.NotebookClient(book, timeout=200, kernel_name="python3").execute()
nbformat.write(book, sys.argv[2])
"""


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, command)],
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **environment},
    )


def test_ppo_learns() -> None:
    done = run(EXAMPLES / "ppo.py", "--minutes", "0.1", "--tables", "64")
    assert done.returncode == 0, done.stderr
    points = [float(line.split()[-4]) for line in done.stdout.splitlines()]
    assert points[-1] > points[0] + 2  # from nothing it learns fast


def test_from_nothing_says_whether_it_won() -> None:
    done = run(EXAMPLES / "from_nothing.py", "--updates", "2", "--games", "4", "--bot", "random")
    assert done.returncode in (0, 1), done.stderr
    says = "mark reached: " if done.returncode == 0 else "mark missed: "
    assert done.stdout.splitlines()[-1].startswith(says)
    assert "against random" in done.stdout


def test_notebook(tmp_path: Path) -> None:
    for needed in ("nbclient", "ipykernel", "matplotlib"):
        pytest.importorskip(needed)
    made = tmp_path / "made.ipynb"
    done = run("-c", RUN, EXAMPLES / "draftosaurus.ipynb", made, GAMES="60")
    assert done.returncode == 0, done.stderr
    cells = json.loads(made.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    assert sum("image/png" in output.get("data", {}) for output in outputs) == 3


def test_benchmark() -> None:
    done = run(ROOT / "benchmarks" / "environments.py", "--runs", "2", "--only", "AEC, Draftosaurus")
    assert done.returncode == 0, done.stderr
    assert "PettingZoo AEC, Draftosaurus" in done.stdout
