"""What a strong player would do in Wyrmspan, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dracosaur.bots.hints import Hint
from dracosaur.bots.method.bot import LearnedBot
from dracosaur.bots.method.mind import Budget, Player, Tried
from dracosaur.bots.wyrmspan.lookups import FITS
from dracosaur.bots.wyrmspan.policy.context import CONTEXT_SIZE, KIND, LACK, NEAREST, context
from dracosaur.bots.wyrmspan.policy.turn import POINT
from dracosaur.bots.wyrmspan.profile import PROFILE
from dracosaur.core.game import Message, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE
from dracosaur.games import load
from dracosaur.games.wyrmspan.cards.codes import (
    GAIN_ANY,
    GAIN_CARDS,
    GAIN_CHOSEN,
    GAIN_OF_COST,
    GAIN_ONE_KIND,
    NOTHING,
    PLAY,
)
from dracosaur.games.wyrmspan.cards.programs import PRICE
from dracosaur.games.wyrmspan.rules import State
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE_CARD,
    ACT_DRAGON,
    ACT_EGG,
    ACT_RESOURCE,
)
from dracosaur.games.wyrmspan.view import WyrmspanView

PLAYOUTS: Final = 1000  # about a tenth of a second for one player
PLAIN_PLAYOUTS: Final = 30  # about half a second
DRAGONS_GAINED: Final = (PLAY, GAIN_CARDS)  # elsewhere a dragon card is given away
RESOURCES_GAINED: Final = (
    NOTHING,
    GAIN_ANY,
    GAIN_ONE_KIND,
    GAIN_CHOSEN,
    GAIN_OF_COST,
)  # first of all in setup
CLOSE: Final = 0.5  # points: less than this is hardly a difference


def best_answer(view: WyrmspanView) -> Hint | None:
    """The best answer that a search finds, with its reasons; None where nobody has learned to play."""
    game = load("wyrmspan")
    bot = LearnedBot(game, Rng("hint"), PROFILE)
    state, seat = game.imagine(view, Rng("hint")), view.seat or 0
    player = bot.player(state)
    if player is None:
        return None
    tried = search(player, state, seat)
    move = tried[0].move
    reasons = (*aims(state, seat, move), *prospects(state, tried))
    return Hint(game.decode(state, Seat(seat), move), reasons)


def search(player: Player, state: State, seat: int) -> Sequence[Tried]:
    """The plausible answers, best first; the same state gets the same ones."""
    playouts = PLAIN_PLAYOUTS if player.mind.is_plain else PLAYOUTS
    return player.search(state, seat, Budget(playouts=playouts), 0)


def aims(state: State, seat: int, move: int) -> Iterator[Message]:
    """What the answer is good for on the table as it is."""
    ctx = [0] * CONTEXT_SIZE
    context(state, seat, ctx)
    if ACT_DRAGON < move < ACT_CAVE_CARD and ctx[KIND] in DRAGONS_GAINED:
        sides = [side - 1 for side in state.objective[state.round :] if side > 0]
        fitting = [FITS[move - ACT_DRAGON] >> side & 1 for side in sides]
        if fitting and fitting[0]:
            yield Message("hint-objective")
        elif any(fitting):
            yield Message("hint-later_objective", {"n": sum(fitting)})
    elif ACT_RESOURCE <= move < ACT_EGG and ctx[KIND] in RESOURCES_GAINED:
        dragon, kind = ctx[NEAREST], move - ACT_RESOURCE
        if dragon and PRICE[dragon][kind] > state.resources[seat][kind]:
            yield Message("hint-lacks" if ctx[LACK] > 1 else "hint-last_lack", {"dragon": dragon})


def prospects(state: State, tried: Sequence[Tried]) -> Iterator[Message]:
    """How the game ends after the answer, on average, and how much worse the next best one is."""
    best = tried[0]
    if best.playouts == 0:
        return  # there is only one plausible answer
    ahead = round(points(best.mean))
    kind = "solo" if state.seats == 1 else "table"
    standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "even"
    yield Message(f"hint-{standing}-{kind}", {"n": abs(ahead)} if ahead else {})
    others = [other.mean for other in tried[1:] if other.playouts > 0]
    if others:
        better = points(best.mean - max(others))
        yield Message("hint-better", {"n": round(better)}) if better >= CLOSE else Message("hint-close")


def points(mean: float) -> float:
    """A mean of the search in points."""
    return mean * ONE / POINT
