"""The names of what `sight/wyrmspan/seeing.py` writes, in the same order."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row
from dracosaur.envs.card_features import card_features
from dracosaur.envs.layout import Layout, Slice, category, count, flag
from dracosaur.envs.sight.wyrmspan.seeing import BYTE, FRAMES, SMALL
from dracosaur.envs.whereabouts import WHEREABOUTS
from dracosaur.games.wyrmspan.cards.codes import CAVES, RESOURCES, SPACES
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    CELLS,
    DECISIONS,
    DRAGON_CARDS,
    NODE,
    OBJECTIVE_SIDES,
    ROUNDS,
    SLOTS,
)
from dracosaur.games.wyrmspan.rules.constants import ACT_DRAGON, DEPTH, OVER, SEATS

_MANY: Final = 255  # what the rules do not bound
_SOLO: Final = "solo"


def _card(name: str, deck: str, meaning: str, *shape: int) -> Slice:
    high = DRAGON_CARDS if deck == "dragons" else CAVE_CARDS
    return Slice(name, shape, "card", high, meaning, deck=deck)


def _bits(name: str, high: int, meaning: str, *shape: int) -> Slice:
    return Slice(name, shape, "bits", high, meaning)


TABLE: Final = (
    category("phase", OVER, "0 setup, 1 keeping, 2 turns, 3 end of round, 4 new display, 5 incomes, 6 end"),
    category("round", ROUNDS, "rounds finished"),
    category("start", SEATS - 1, "who has the start player marker: 0 the seat, 1 the next clockwise"),
    category("turn", SEATS - 1, "whose turn or part of the phase it is, in the same way"),
    count("served", _MANY, "players who have had their part of the phase"),
    category("actor", SEATS, "who is asked: 1 the seat, 2 the next clockwise; 0 several or nobody"),
    count("depth", DEPTH, "effects that are being resolved"),
    flag("did", "whether the effect that ended last has done anything"),
    category("kind", RESOURCES, "the kind of resource that the owner of an effect chose"),
    _card("shown", "dragons", "the card tucked last for a resource of its cost"),
    category("guild", 4, "the guild tile + 1"),
    count("dragon_deck", DRAGON_CARDS, "cards in the dragon deck"),
    count("cave_deck", CAVE_CARDS, "cards in the cave deck"),
    count("dragon_pile", DRAGON_CARDS, "dragon cards discarded"),
    count("cave_pile", CAVE_CARDS, "cave cards discarded"),
    count("picks", 5, "choices that the seat has made in setup"),
    category("objective", OBJECTIVE_SIDES, "the side of the objective of each round + 1", ROUNDS),
    _card("dragon_slot", "dragons", "the dragons of the display", SLOTS),
    _card("cave_slot", "caves", "the caves of the display", SLOTS),
    category(
        "frame_node", len(NODE), "the effect that is resolved: a node of the programs; top first", FRAMES
    ),
    category("frame_seat", SEATS - 1, "for whom: 0 the seat, 1 the next clockwise", FRAMES),
    category("frame_space", SPACES + 1, "printed on the dragon of which space + 1", FRAMES),
    count("frame_left", _MANY, "how often it is still done", FRAMES),
    _bits("frame_set", SMALL, "spaces, items or slots, as the effect uses them", FRAMES),
    category(
        "frame_memo", BYTE, "what has been chosen so far: a card or a space, as the effect uses it", FRAMES
    ),
    count("frame_memo_high", SMALL, "the same, numbers above 255", FRAMES),
    category("frame_stage", 31, "how far it is", FRAMES),
    category("frame_taken", 2, "0 may be declined, 1 asked for, 2 something is done", FRAMES),
    category(
        "dragon_where",
        WHEREABOUTS - 1,
        "where the seat knows each dragon card to be, by number",
        DRAGON_CARDS + 1,
    ),
    category(
        "cave_where", WHEREABOUTS - 1, "where the seat knows each cave card to be, by number", CAVE_CARDS + 1
    ),
)
PLAYER: Final = (
    count("coins", _MANY, "coins"),
    count("dragon_cards", DRAGON_CARDS, "dragon cards in hand"),
    count("cave_cards", CAVE_CARDS, "cave cards in hand"),
    count("mat_eggs", _MANY, "eggs in the nests of the mat"),
    flag("passed", "whether the player has passed in this round"),
    flag("has_chosen", "whether the choices of setup are made"),
    count("steps", _MANY, "steps on the guild track"),
    _bits("fresh", (1 << SPACES) - 1, "spaces whose dragon was played in this turn"),
    _bits("used", (1 << SPACES) - 1, "spaces whose dragon has had its turn in this phase"),
    count("paid_vp", _MANY, "points of End Game abilities with a price"),
    count("tally", _MANY, "what the last objective counted"),
    count("resources", _MANY, "meat, gold, crystal, milk", RESOURCES),
    count("explored", _MANY, "how often each cave was explored in this round", CAVES),
    count("excavated", SPACES // CAVES, "open spaces of each cave", CAVES),
    count("markers", _MANY, "markers on the cells of the guild tile", CELLS),
    category("standing", 3, "place in the objective of each round, 0 others or not yet scored", ROUNDS),
    _card("dragon", "dragons", "the dragon of each space", SPACES),
    _card("cave", "caves", "the cave card of each space", SPACES),
    count("eggs", _MANY, "eggs on each space", SPACES),
    count("tucked", _MANY, "cards tucked under each dragon", SPACES),
    count("growth", 3, "feedings of a hatchling", SPACES),
    count("cached", _MANY, "resources on each dragon by kind", SPACES, RESOURCES),
)
RIVAL: Final = (
    count("automa_steps", _MANY, "the Automa's steps on the guild track", when=_SOLO),
    flag("automa_passed", "whether she has passed", when=_SOLO),
    count("automa_coins", _MANY, "her coins on the objective of the round", when=_SOLO),
    category("automa_decision", DECISIONS, "the card turned over last + 1", when=_SOLO),
    count("automa_markers", _MANY, "her markers on the cells of the guild tile", CELLS, when=_SOLO),
    category("automa_standing", 3, "her place in the objective of each round", ROUNDS, when=_SOLO),
    flag("automa_turned", "decision cards turned over in this round", DECISIONS, when=_SOLO),
)
FEATURES: Final = (
    category("action", ACT_DRAGON + 1, "the code; all dragon cards share one, all cave cards the next"),
    _card("dragon", "dragons", "the dragon card, if it is one"),
    _card("cave", "caves", "the cave card, if it is one"),
    category("node", len(NODE), "the effect that asks"),
    category("stage", 31, "how far it is"),
    category("phase", OVER, "as in the observation"),
)


def layout(seats: int, options: Row) -> Layout:
    """The layout of a table."""
    return Layout(seats, TABLE, PLAYER, RIVAL if seats == 1 else (), decks=card_features())
