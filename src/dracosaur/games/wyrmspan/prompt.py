"""What a player is being asked, as a message id: everybody at the table hears the question (W9.15)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.game import Value
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.programs import NODE
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import PUT_BACK_CARDS
from dracosaur.games.wyrmspan.rules.moves import is_legal
from dracosaur.games.wyrmspan.rules.turns import LIMIT_CARDS, LIMIT_RESOURCES

# Questions by operation; where an operation asks several things, by the stage of its frame.
_ASKED: Final = {
    c.ALL: "ask-item",
    c.CHOOSE: "ask-item",
    c.GAIN: "ask-gain",
    c.GAIN_CHOSEN: "ask-gain",
    c.GAIN_ANY: "ask-gain_resource",
    c.GAIN_OF_COST: "ask-gain_resource",
    c.GAIN_CARDS: "ask-gain_card",
    c.STEPS: "ask-step",
    c.LAY: "ask-lay",
    c.LAY_EACH: "ask-lay",
    c.TUCK_EACH: "ask-tuck_where",
    c.REVEAL: "ask-reveal",
    c.FEED: "ask-feed",
    c.ACTIVATE: "ask-activate",
    c.ACTIVATE_MAT: "ask-activate_mat",
    c.SWAP: "ask-swap",
    c.MARK: "ask-cell",
    c.BONUSES: "ask-bonus",
    c.INCOME: "ask-income",
}
_STAGED: Final = {
    c.GAIN_ONE_KIND: ("ask-kind", "ask-gain"),
    c.CACHE: ("", "ask-cache_kind", "ask-cache_where"),
    c.TUCK: ("", "ask-tuck_card", "ask-tuck_where"),
    c.STOW: ("", "ask-gain_resource", "ask-stow_kind", "ask-cache_where"),
    c.SPLIT: ("", "ask-gain_resource", "ask-stow_kind", "ask-cache_where"),
    c.STOW_CARDS: ("", "ask-gain_card", "ask-stow_card", "ask-tuck_where"),
    c.SPLIT_CARDS: ("", "ask-gain_card", "ask-share_card", "ask-tuck_where"),
    c.PLAY: ("ask-dragon", "ask-place", "ask-waive", "ask-exchange", "ask-pay_egg"),
    c.EXCAVATE: ("ask-cave", "", "ask-cave", "ask-cave_card", "ask-pay_egg"),
    c.PAY: (
        "",
        "ask-pay_coin",
        "ask-pay_resource",
        "ask-pay_egg",
        "ask-pay_dragon",
        "ask-pay_cave",
        "ask-pay_card",
        "ask-pay_goods",
    ),
}
# What is asked instead where there is nothing to choose, only yes or no.
_YES_OR_NO: Final = {
    "ask-gain_resource": "ask-gain",
    "ask-gain_card": "ask-gain",
    "ask-cave": "ask-excavate",
    **{key: "ask-pay" for key in _STAGED[c.PAY] if key},
}


class Prompt(Value, frozen=True):
    """A question: its message id, the dragon whose ability asks (0 = none), and how many are left to do."""

    key: str
    card: int = 0
    left: int = 0


def prompt(state: State, viewer: int | None) -> Prompt | None:
    """The question that is open; None where nobody is asked or chance is."""
    if state.phase == constants.KEEPING:
        if viewer is None:
            return None
        picks = state.picks[viewer]
        return Prompt("ask-put_back" if picks < PUT_BACK_CARDS else "ask-start_resource")
    if state.actor < 0:
        return None
    frame = state.stack[(state.depth - 1) * constants.FRAME : state.depth * constants.FRAME]
    op, stage = NODE[frame[constants.NODE_AT]][c.OP], frame[constants.STAGE_AT]
    at = frame[constants.SPACE_AT]
    card = state.dragon[frame[constants.SEAT_AT]][at] if at >= 0 else 0
    key = _key(frame[constants.NODE_AT], op, stage)
    if is_legal(state, state.actor, constants.ACT_USE):
        key = _YES_OR_NO.get(key, key)
    return Prompt(key, card, max(frame[constants.LEFT_AT], 0))


def _key(node: int, op: int, stage: int) -> str:
    if op == c.TURN:
        if stage == LIMIT_RESOURCES:
            return "ask-limit_resources"
        if stage == LIMIT_CARDS:
            return "ask-limit_cards"
        return "ask-action" if stage == 0 else "ask-pay_egg"
    if op == c.ABILITIES:
        return "ask-ability" if NODE[node][c.ICONS] == c.ONCE_PER_ROUND else "ask-end_payment"
    if op == c.TUCK and NODE[node][c.SOURCE] == c.FROM_DECK:  # the place is chosen first (W11.2)
        return "ask-tuck_where"
    if op in _STAGED:
        return _STAGED[op][stage]
    return _ASKED[op]


PROMPT_KEYS: Final = sorted(
    {key for key in (*_ASKED.values(), *(key for keys in _STAGED.values() for key in keys)) if key}
    | set(_YES_OR_NO.values())
    | {
        "ask-put_back",
        "ask-start_resource",
        "ask-limit_resources",
        "ask-limit_cards",
        "ask-action",
        "ask-ability",
        "ask-end_payment",
    }
)
