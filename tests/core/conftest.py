"""What the tests of the core share: one game, and one compiled twin of it for the whole run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dracosaur.core.game import AnyGame
from dracosaur.core.twin import Twin, compiled
from dracosaur.games import load
from tests.core.throwaway import forget_shop


@pytest.fixture(scope="session")
def game() -> AnyGame:
    return load("draftosaurus")


@pytest.fixture(scope="session")
def twin() -> Twin:
    """The compiled Draftosaurus, from the user's cache, so that only the first run compiles."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    return compiled("dracosaur.games.draftosaurus.rules")


@pytest.fixture
def shop_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for throw-away rules packages, with a cache of its own."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    monkeypatch.setenv("DRACOSAUR_CACHE", str(tmp_path / "cache"))
    yield tmp_path
    forget_shop()
