"""What is asked, in a word: which decision the frame on top of the stack waits for (W9.15)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.programs import MOST_CARDS, MOST_RESOURCES, NODE
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import PICKS, PUT_BACK_CARDS
from dracosaur.games.wyrmspan.rules.moves import is_legal
from dracosaur.games.wyrmspan.rules.possible import resource_count
from dracosaur.games.wyrmspan.rules.turns import LIMIT_CARDS, LIMIT_RESOURCES

# Kinds of questions by operation; where an operation asks several things, by the stage of its frame.
_ASKED: Final = {
    c.ALL: "item",
    c.CHOOSE: "item",
    c.GAIN: "gain",
    c.GAIN_CHOSEN: "gain",
    c.GAIN_ANY: "gain_resource",
    c.GAIN_OF_COST: "gain_resource",
    c.GAIN_CARDS: "gain_card",
    c.STEPS: "step",
    c.LAY: "lay",
    c.LAY_EACH: "lay",
    c.TUCK_EACH: "tuck_where",
    c.REVEAL: "reveal",
    c.FEED: "feed",
    c.ACTIVATE: "activate",
    c.ACTIVATE_MAT: "activate_mat",
    c.SWAP: "swap",
    c.MARK: "cell",
    c.BONUSES: "bonus",
    c.INCOME: "income",
}
_STAGED: Final = {
    c.GAIN_ONE_KIND: ("kind", "gain"),
    c.CACHE: ("", "cache_kind", "cache_where"),
    c.TUCK: ("", "tuck_card", "tuck_where"),
    c.STOW: ("", "gain_resource", "stow_kind", "cache_where"),
    c.SPLIT: ("", "gain_resource", "stow_kind", "cache_where"),
    c.STOW_CARDS: ("", "gain_card", "stow_card", "tuck_where"),
    c.SPLIT_CARDS: ("", "gain_card", "share_card", "tuck_where"),
    c.PLAY: ("dragon", "place", "waive", "exchange", "pay_egg"),
    c.EXCAVATE: ("cave", "", "cave", "cave_card", "pay_egg"),
    c.PAY: (
        "",
        "pay_coin",
        "pay_resource",
        "pay_egg",
        "pay_dragon",
        "pay_cave",
        "pay_card",
        "pay_goods",
    ),
}
# What is asked instead where there is nothing to choose, only yes or no.
_YES_OR_NO: Final = {
    "gain_resource": "gain",
    "gain_card": "gain",
    "cave": "excavate",
    **{kind: "pay" for kind in _STAGED[c.PAY] if kind},
}
_SHARES: Final = {c.KEEP: "share_keep", c.DISCARD: "share_discard", c.STOW_SHARE: "share_tuck"}
_COUNTED: Final = ("gain_resource", "gain_card", "lay", "pay_")  # where LEFT counts the items still to come


def top_frame(state: State) -> Row:
    """What is being resolved now."""
    return state.stack[(state.depth - 1) * constants.FRAME : state.depth * constants.FRAME]


def kind_of(state: State, seat: int) -> str:
    """The kind of the question that the seat is asked."""
    if state.phase == constants.KEEPING:
        return "put_back" if state.picks[seat] < PUT_BACK_CARDS else "start_resource"
    frame = top_frame(state)
    kind = _of_frame(frame)
    return _YES_OR_NO.get(kind, kind) if is_legal(state, seat, constants.ACT_USE) else kind


def _of_frame(frame: Row) -> str:
    node, stage = NODE[frame[constants.NODE_AT]], frame[constants.STAGE_AT]
    op = node[c.OP]
    if op == c.TURN:
        if stage == LIMIT_RESOURCES:
            return "limit_resources"
        if stage == LIMIT_CARDS:
            return "limit_cards"
        return "action" if stage == 0 else "pay_egg"
    if op == c.ABILITIES:
        return "ability" if node[c.ICONS] == c.ONCE_PER_ROUND else "end_payment"
    if op == c.TUCK and node[c.SOURCE] == c.FROM_DECK:  # the place is chosen first (W11.2)
        return "tuck_where"
    if op in _STAGED:
        kind = _STAGED[op][stage]
        share = frame[constants.LEFT_AT] & ((1 << c.SHARE_BITS) - 1)
        return _SHARES[share] if kind == "share_card" else kind
    return _ASKED[op]


def left_after(state: State, seat: int, kind: str) -> int:
    """How many more decisions of this kind may follow, where that is known."""
    if kind == "put_back":
        return PUT_BACK_CARDS - state.picks[seat] - 1
    if kind == "start_resource":
        return PICKS - state.picks[seat] - 1
    if kind == "limit_resources":
        return resource_count(state, seat) - MOST_RESOURCES - 1
    if kind == "limit_cards":
        return state.dragon_cards[seat] + state.cave_cards[seat] - MOST_CARDS - 1
    left = top_frame(state)[constants.LEFT_AT]
    return left - 1 if kind.startswith(_COUNTED) and left > 0 else 0


KINDS: Final = sorted(
    {kind for kind in (*_ASKED.values(), *(kind for kinds in _STAGED.values() for kind in kinds)) if kind}
    - {"share_card"}
    | {*_YES_OR_NO.values(), *_SHARES.values()}
    | {"put_back", "start_resource", "limit_resources", "limit_cards", "action", "ability", "end_payment"}
)
