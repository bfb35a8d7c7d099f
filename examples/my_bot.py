"""A bot of one's own in twenty lines: it takes the action after which it has the most points now.

dracosaur arena draftosaurus --bots greedy,random --bot my_bot:Eager      (in this folder)
"""

from dracosaur.core.game import CHANCE


class Eager:
    """Made once for each seat of each game, with the game and a generator of its own."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng

    def choose(self, view, legal):
        """One of the legal actions, by what the view tells; the table holds the state."""
        state = self.game.imagine(view, self.rng)  # what the seat cannot know is guessed
        return max(self.rng.shuffled(legal), key=lambda action: self.points(state, view.seat, action))

    def points(self, state, seat, action):
        after = self.game.apply(state, seat, action)
        if self.game.to_act(after) == (CHANCE,):
            after = self.game.apply(after, CHANCE, self.game.sample_chance(after, self.rng))
        return self.game.score_sheet(after).players[seat].total
