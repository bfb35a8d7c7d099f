"""The five levels that people meet, from gentle to the strongest, the same names in every game.

The lowest levels overlook some of their choices, as people do, and take the best of the others; one that is
undecided takes what it finds plausible, not always the best; one that does not think about all of its
decisions makes the others by habit. A mistake is never sillier than that. Who has learned nothing for a table
yet plays it like greedy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from dracosaur import bots
from dracosaur.bots.base import Bot
from dracosaur.bots.method.bot import ALL, make_learned, make_search
from dracosaur.core.game import Action, AnyGame, Value
from dracosaur.core.rng import Rng


class Level(Value, frozen=True):
    """Which bot plays; what percentage of its choices it notices, or of its decisions `search` thinks about;
    how undecided `learned` is.
    """

    bot: str
    notices: int = ALL
    temperature: float = 0.0
    thinks: int = ALL


# `python -m tests.bots.figures --only 8` measures them (docs/arena.md). The lower two need no compiler: a
# first game on a new machine begins at once.
USUAL: Final[Mapping[str, Level]] = {
    "visitor": Level("greedy", 75),
    "apprentice": Level("greedy", 89),
    "keeper": Level("learned", temperature=3.2),
    "ranger": Level("learned"),
    "professor": Level("search:0.3"),
}
# By game, where there is more to know, and steps that are as even reach further.
OTHERWISE: Final[Mapping[str, Mapping[str, Level]]] = {
    "gods_love_dinosaurs": {
        "visitor": Level("greedy", 45),
        "apprentice": Level("greedy"),
        "keeper": Level("learned", temperature=1.1),
        "ranger": Level("search:0.3", thinks=18),
    },
    "wyrmspan": {
        "visitor": Level("greedy", 82),
        "apprentice": Level("greedy"),
        "keeper": Level("learned", temperature=3.0),
        "ranger": Level("search:0.3", thinks=10),
    },
}
LEVELS: Final = tuple(USUAL)
# Kinds of actions that can be overlooked; the others of this game belong to plans, which would not work out.
OVERLOOKED: Final[Mapping[str, tuple[str, ...]]] = {"gods_love_dinosaurs": ("take", "lay", "breed")}


def level_of(game: str, name: str) -> Level:
    """How a level plays a game."""
    return OTHERWISE.get(game, {}).get(name, USUAL[name])


def make_level(name: str, game: AnyGame, rng: Rng) -> Bot:
    """The bot of a level for one seat."""
    level = level_of(game.name, name)
    if level.temperature:
        return make_learned(game, rng, level.temperature)
    if level.thinks < ALL:
        return make_search(game, rng, **bots.check(level.bot), thinks=level.thinks)
    bot = bots.make(level.bot, game, rng)
    if level.notices == ALL:
        return bot
    return Overlooking(bot, level.notices, rng, OVERLOOKED.get(game.name))


class Overlooking:
    """Takes the best of the choices that it notices, in decisions of these kinds or in all."""

    def __init__(self, bot: Bot, notices: int, rng: Rng, kinds: Sequence[str] | None = None) -> None:
        self.bot = bot
        self.notices = notices
        self.rng = rng
        self.kinds = kinds

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:  # the game's View
        """One of the legal actions."""
        if self.kinds is not None and legal[0].__struct_config__.tag not in self.kinds:
            return self.bot.choose(view, legal)
        noticed = [action for action in legal if self.rng.below(ALL) < self.notices]
        return self.bot.choose(view, noticed or [self.rng.choice(legal)])


visitor: Callable[[AnyGame, Rng], Bot] = partial(make_level, "visitor")
apprentice: Callable[[AnyGame, Rng], Bot] = partial(make_level, "apprentice")
keeper: Callable[[AnyGame, Rng], Bot] = partial(make_level, "keeper")
ranger: Callable[[AnyGame, Rng], Bot] = partial(make_level, "ranger")
professor: Callable[[AnyGame, Rng], Bot] = partial(make_level, "professor")
