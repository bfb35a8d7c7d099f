"""What a good player would do in Draftosaurus, and why: what it brings, what it prevents, how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from dracosaur.bots.draftosaurus.policy import CONTEXT_SIZE, action_of
from dracosaur.bots.draftosaurus.policy.features import PEN_OF, WANTED, WANTED_SIZE, context
from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_CODES
from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.hints import Hint
from dracosaur.bots.method.bot import LearnedBot
from dracosaur.core.game import Message, Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.draftosaurus.keys import PLACE_KEYS
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, put
from dracosaur.games.draftosaurus.rules.scoring import score_board
from dracosaur.games.draftosaurus.view import DraftosaurusView


def best_answer(view: DraftosaurusView) -> Hint | None:
    """What the learned player does and what speaks for it; None where it has no weights.

    The plain twin answers in milliseconds, so nobody waits for a compiler.
    """
    game = load("draftosaurus")
    bot = LearnedBot(game, Rng("hint"), PROFILE, plain=True)
    state, seat = game.imagine(view, Rng("hint")), Seat(view.seat or 0)
    player = bot.player(state)
    if player is None:
        return None
    logits = player.logits(state, seat)
    move = max(logits, key=lambda pair: pair[1])[0]
    action = action_of(move)
    best = max(logit for _, logit in logits)
    shares = {other: exp(logit - best) for other, logit in logits}
    chosen = sum(share for other, share in shares.items() if action_of(other) == action)
    sure = Message("hint-sure", {"percent": round(100 * chosen / sum(shares.values()))})
    return Hint(game.decode(state, seat, action), (*reasons(state, seat, move), sure))


def reasons(state: State, seat: int, move: int) -> Iterator[Message]:
    """What can be seen of a move on the boards."""
    code = move - ALONE
    if move < ALONE:
        species, spot = divmod(move, SPOT_CODES)
        yield Message("hint-spot", {"place": PLACE_KEYS[state.board][PEN_OF[spot]]})
        yield from _gain(state, seat, species, spot)
    elif code < constants.ACT_DISCARD:
        species = state.chosen[seat] - 1
        yield from _gain(state, seat, species, code - constants.ACT_PLACE)
        return  # it is taken already
    elif code < constants.ACT_MOVE:
        species = code - constants.ACT_DISCARD
    else:
        if code != constants.ACT_STAY:
            after = state.copy()
            leave_quarantine(after, seat, code - constants.ACT_MOVE)
            yield Message("hint-gain", {"points": score_board(after, seat) - score_board(state, seat)})
        return
    yield from _prevents(state, seat, species)


def _gain(state: State, seat: int, species: int, spot: int) -> Iterator[Message]:
    """What the dinosaur brings as the boards stand, and how many stand there then."""
    after = state.copy()
    put(after, seat, species, spot)
    yield Message("hint-gain", {"points": score_board(after, seat) - score_board(state, seat)})
    place = PEN_OF[spot]
    if after.count[seat][place] > 1:
        yield Message("hint-count", {"n": after.count[seat][place]})


def _prevents(state: State, seat: int, species: int) -> Iterator[Message]:
    """What the next player would have liked."""
    ctx = [0] * CONTEXT_SIZE
    context(state, seat, ctx)
    if ctx[WANTED] == species:
        place = PLACE_KEYS[state.board][constants.FOREST_OF_SAMENESS]
        yield Message("hint-prevents", {"place": place, "n": ctx[WANTED_SIZE]})
