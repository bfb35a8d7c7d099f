"""The names of what `sight/draftosaurus/seeing.py` writes, in the same order."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row
from dracosaur.envs.layout import Layout, Slice, category, count, flag
from dracosaur.envs.sight.draftosaurus.seeing import QUESTIONS
from dracosaur.games.draftosaurus.rules.constants import (
    BOARD,
    FACES,
    IN_BOX,
    MATCH,
    PIECES,
    PLACES,
    ROUNDS,
    SEATS,
    SPACES,
    SPECIES,
    SPOTS,
    STAY,
    SUMMER,
    TURNS,
)

_TWO: Final = "two players"
_WINTER: Final = "winter and match"
_MATCH: Final = "match"

TABLE: Final = (
    category("question", QUESTIONS - 1, "0 nothing, 1 choose, 2 place, 3 discard, 4 leave the quarantine"),
    category("board", 1, "0 summer, 1 winter"),
    flag("second_game", "whether it is the second game of a match"),
    count("round", max(ROUNDS), "rounds finished"),
    count("turn", max(TURNS), "turns of the round finished"),
    count("turns_left", max(TURNS), "turns of the round left, this one included"),
    category("die", FACES, "the face of the last roll + 1, 0 before the first"),
    category("roller", SEATS, "who has the die: 1 the seat itself, 2 the next clockwise; 0 not yet known"),
    category("first_roller", SEATS, "who had it first, in the same way"),
    count("shown", 3, "decisions of this turn that everybody has made and seen"),
    count("done", 3, "decisions that the seat has made in this turn"),
    count("bag", SPECIES * IN_BOX, "dinosaurs in the bag"),
    category("spot", STAY + 1, "where the own dinosaur will go: spot + 1, 0 not decided"),
    count("hidden_discards", IN_BOX, "own discards that the opponent cannot know", SPECIES, when=_TWO),
)
PLAYER: Final = (
    count("zoo", 12, "dinosaurs by place (six pens, river) and species", PLACES, SPECIES),
    count("hand", 6, "dinosaurs in hand by species, zeros where the seat does not know them", SPECIES),
    flag("hand_known", "whether the seat knows the hand: its own, or one that it held in this round"),
    count("hand_size", 6, "dinosaurs in hand"),
    flag("decided", "whether the player has decided all that is asked now"),
    flag("bound", "whether the player has to obey the die"),
    category("chosen", SPECIES, "the species chosen in this turn + 1, once shown or the own"),
    count("discards", max(PIECES), "discards by species, as far as the seat knows them", SPECIES, when=_TWO),
    count("discard_count", 12, "discards", when=_TWO),
    category("dropped", SPECIES, "the species discarded in this turn + 1, once shown or the own", when=_TWO),
    category("pyramid", SPECIES, "the species on each space of the Pyramid + 1", SPACES, when=_WINTER),
    category("wood_first", SPECIES, "the species at the left end of the Well-Ordered Wood + 1", when=_WINTER),
    count("summer_score", 150, "points of the first game", when=_MATCH),
    count("summer_trexes", 12, "T-Rexes of the first game", when=_MATCH),
)
FEATURES: Final = (
    category("question", QUESTIONS - 1, "as in the observation"),
    category("species", SPECIES, "the species that is chosen, placed, discarded or moved + 1"),
    category("spot", SPOTS + 1, "where it goes: spot + 1, 0 nowhere; the last one is staying"),
    count("there", 12, "dinosaurs that stand in that place"),
    count("alike", 12, "those of them of its species"),
)


def layout(seats: int, options: Row) -> Layout:
    """The layout of a table."""
    has = {"": True, _TWO: seats == 2, _WINTER: options[BOARD] != SUMMER, _MATCH: options[BOARD] == MATCH}

    def kept(parts: tuple[Slice, ...]) -> list[Slice]:
        return [part for part in parts if has[part.when]]

    return Layout(seats, kept(TABLE), kept(PLAYER))
