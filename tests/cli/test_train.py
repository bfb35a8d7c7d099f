"""`dracosaur train`: a course from the command line, gone on with, refused where it cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dracosaur.core.twin import is_available
from tests.cli.running import call

needs_fast = pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")


@needs_fast
def test_a_short_course_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    short = ("train", "draftosaurus", "--set", "2", "--games", "200", "--folder", str(tmp_path))
    done = json.loads(call(*short, "--json").stdout)
    assert [one["name"] for one in done] == ["2"]
    assert done[0]["path"] == str(tmp_path / "2.npz")
    assert done[0]["curve"][-1]["games"] == 200
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"2.npz", "2.checkpoint.npz", "2.curve.json", "2.curve.svg"}
    again = call(*short, "--duels", "20", "--lang", "cs")
    assert "pokračování, odehráno her: 200" in again.stderr
    assert "zůstávají staré váhy" in again.stdout  # the same weights are no better than they are


@needs_fast
def test_what_cannot_be_taught_is_refused_with_what_can(tmp_path: Path) -> None:
    refused = call("train", "draftosaurus", "--set", "9", "--folder", str(tmp_path))
    assert (refused.exit_code, "2, 3, 4, 5" in refused.stderr) == (2, True)
    (tmp_path / "2.checkpoint.npz").write_bytes(b"cut")
    refused = call("train", "draftosaurus", "--set", "2", "--folder", str(tmp_path))
    assert (refused.exit_code, "delete it" in refused.stderr) == (2, True)
