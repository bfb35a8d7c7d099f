"""A greedy player of Draftosaurus: every dinosaur goes where the zoo promises most."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.bots.draftosaurus.policy.promise import choose_greedily
from dracosaur.core.game import Action, AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.view import DraftosaurusView


class GreedyDraftosaurus:
    """Looks one placement ahead at the own zoo; a discard also looks at what it is worth to the opponent."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self._room = State()

    def choose(self, view: DraftosaurusView, legal: Sequence[Action]) -> Action:
        """The action that promises most; equal ones by chance."""
        if len(legal) == 1:
            return legal[0]
        state: State = self.game.imagine(view, self.rng)
        seat = Seat(view.seat or 0)
        codes = [self.game.encode(state, seat, action) for action in legal]
        return legal[choose_greedily([state, self._room], seat, codes, len(codes), self.rng.row)]
