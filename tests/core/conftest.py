"""What the tests of the core share: one game, and one compiled twin of it for the whole run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dracosaur.core.game import AnyGame
from dracosaur.core.twin import Twin, compiled, is_available
from dracosaur.games import load
from tests.core.throwaway import forget_shop

NOT_THERE = "the extra `fast` is not installed"


@pytest.fixture(scope="session")
def game() -> AnyGame:
    return load("draftosaurus")


@pytest.fixture(scope="session")
def twin() -> Twin:
    """The compiled Draftosaurus, from the user's cache, so that only the first run compiles."""
    if not is_available():
        pytest.skip(NOT_THERE)
    return compiled("dracosaur.games.draftosaurus.rules")


@pytest.fixture
def shop_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for throw-away rules packages, with a cache of its own."""
    if not is_available():
        pytest.skip(NOT_THERE)
    monkeypatch.setenv("DRACOSAUR_CACHE", str(tmp_path / "cache"))
    yield tmp_path
    forget_shop()
