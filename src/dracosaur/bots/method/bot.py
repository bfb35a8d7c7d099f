"""Bots that play by the method: `learned` by the policy alone, `search` by playouts on top of it.

Both see a view: they think about a state imagined from it, in which everything hidden is dealt anew for each
playout.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dracosaur.bots.base import Bot
from dracosaur.bots.greedy import make_greedy
from dracosaur.bots.method.mind import Budget, Mind, Player
from dracosaur.bots.method.profile import Profile, profile_of
from dracosaur.core.game import Action, AnyGame
from dracosaur.core.rng import Rng

SECONDS: Final = 0.05  # of processor time for a decision of `search`, unless another budget is named
ALL: Final = 100  # percent
PLAIN_PLAYOUTS: Final = 24  # of a decision of `search` without the extra `fast`


class LearnedBot:
    """Takes the move with the highest logit, or at a temperature above 0 a plausible one.

    A table for which nothing is learned is left to greedy.
    """

    def __init__(
        self, game: AnyGame, rng: Rng, profile: Profile, plain: bool = False, temperature: float = 0.0
    ) -> None:
        self.temperature = temperature
        self.game = game
        self.rng = rng
        self.mind = Mind(profile, plain)
        self.instead = make_greedy(game, rng)
        self._players: dict[int, Player] = {}  # by the identity of their weights, which are kept for good

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, self.rng.copy())
        player = self.player(state)
        if player is None:
            return self.instead.choose(view, legal)
        move = self.move(player, state, view.seat)
        action: Action = self.game.decode(state, view.seat, self.mind.rules.action_of(move))
        return action

    def player(self, state: Any) -> Player | None:  # the game's State
        """The mind with the weights for this table."""
        learned = self.mind.profile.learned(state)
        if learned is None:
            return None
        if id(learned) not in self._players:
            self._players[id(learned)] = Player(self.mind, learned)
        return self._players[id(learned)]

    def move(self, player: Player, state: Any, seat: int) -> int:
        """The move that the bot takes in an imagined state."""
        seed = self.rng.below(1 << 30) if self.temperature else 0
        return player.choose(state, seat, self.temperature, seed)


class SearchBot(LearnedBot):
    """Tries the plausible moves in playouts, as many as its budget allows.

    Who does not think about all of its decisions makes the others by habit, as `learned` does.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        profile: Profile,
        budget: Budget,
        plain: bool = False,
        thinks: int = ALL,
    ) -> None:
        super().__init__(game, rng, profile, plain)
        self.thinks = thinks
        self.budget = Budget(playouts=PLAIN_PLAYOUTS) if self.mind.is_plain and budget.seconds else budget

    def move(self, player: Player, state: Any, seat: int) -> int:
        """The best move that the search has found, or the usual one."""
        if self.thinks < ALL and self.rng.below(ALL) >= self.thinks:
            return super().move(player, state, seat)
        return player.search(state, seat, self.budget, self.rng.below(1 << 30))[0].move


def make_learned(game: AnyGame, rng: Rng, temperature: float = 0.0) -> Bot:
    """The bot that plays by the policy alone."""
    profile = profile_of(game.name)
    if profile is None:
        return make_greedy(game, rng)
    return LearnedBot(game, rng, profile, temperature=temperature)


def make_search(game: AnyGame, rng: Rng, seconds: float = SECONDS, thinks: int = ALL) -> Bot:
    """The bot that searches for so many seconds of processor time, in this percentage of its decisions."""
    profile = profile_of(game.name)
    if profile is None:
        return make_greedy(game, rng)
    return SearchBot(game, rng, profile, Budget(seconds=seconds), thinks=thinks)
