"""The command is printed as it can be typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dracosaur.text import command


@pytest.fixture
def bin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the command in .venv/bin; the person stands in the checkout."""
    folder = tmp_path / "my games" / ".venv" / "bin"
    folder.mkdir(parents=True)
    for name in ("dracosaur", "python"):
        (folder / name).write_text("#!/bin/sh\n", "utf-8")
        (folder / name).chmod(0o755)
    monkeypatch.chdir(tmp_path / "my games")
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setattr(sys, "argv", [str(folder / "dracosaur")])
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    return folder


def test_from_the_checkout_it_is_the_path_of_the_script(bin_folder: Path) -> None:
    assert command() == ".venv/bin/dracosaur"


def test_on_the_path_it_is_its_name(bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(bin_folder))
    assert command() == "dracosaur"


def test_another_one_on_the_path_is_not_meant(
    bin_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "dracosaur").write_text("#!/bin/sh\n", "utf-8")
    (other / "dracosaur").chmod(0o755)
    monkeypatch.setenv("PATH", str(other))
    assert command() == ".venv/bin/dracosaur"


def test_elsewhere_it_is_the_whole_path_and_quoted(
    bin_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert command() == f"'{bin_folder / 'dracosaur'}'"


def test_beside_the_script_a_dot_leads_to_it(bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bin_folder)
    assert command() == "./dracosaur"


def test_run_as_a_module_it_is_the_script_beside_python(
    bin_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["src/dracosaur/__main__.py"])
    assert command() == ".venv/bin/dracosaur"


def test_without_a_script_it_is_a_module(bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bin_folder / "dracosaur").unlink()
    assert command() == ".venv/bin/python -m dracosaur"
