"""Bots that fail, each in its own way; tests enter them by their module."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from typing import Any

from dracosaur.core.game import Action, AnyGame
from dracosaur.core.rng import Rng


class Fine:
    """Takes the first action, and prints, which must not harm a document on standard output."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self.asked += 1
        print("thinking")
        return legal[0]


class Crashing(Fine):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if self.asked == 3:
            raise KeyError("a mistake of its author")
        return super().choose(view, legal)


class Leaving(Fine):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        sys.exit(0)


class Illegal(Fine):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return None  # type: ignore[return-value]  # that is what it does wrong


class Endless(Fine):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Unmade(Fine):
    def __init__(self, game: AnyGame, rng: Rng) -> None:
        raise RuntimeError("it cannot even begin")


class Deadly(Fine):
    """Takes its process with it."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        os._exit(3)


NUMBER = 7
