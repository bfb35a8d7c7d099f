"""Rules for measuring Draftosaurus, in the twin: a player who knows the future, and one who studies another.

None of them is a bot: they know what no seat may know, or play against one opponent only.
"""

from dracosaur.core.twin import seed_row
from dracosaur.games.draftosaurus.rules import State
from tests.bots.draftosaurus.lab.foresight import foresee
from tests.bots.draftosaurus.lab.response import learn_response, play_response

__all__ = ["State", "foresee", "learn_response", "play_response", "seed_row"]
