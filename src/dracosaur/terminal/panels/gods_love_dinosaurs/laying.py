"""Laying a tile: a cursor for its first hex, turned by a key (G6.2)."""

from __future__ import annotations

from functools import cached_property

from dracosaur.core.game import Action, Message, Seat
from dracosaur.core.values import Values
from dracosaur.games.gods_love_dinosaurs.actions import Lay
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.tiles import Tile
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place, place_of
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import (
    BAD,
    CURSOR,
    SECOND,
    SPOT,
    TURNED_SPOT,
    Mark,
)
from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Pose, Stance
from dracosaur.terminal.scene import Scene

HALF = len(DIRECTION_KEYS) // 2


class Laying(Stance):
    """Where the tile in hand lies, and how it is turned."""

    reach = 3
    can_turn = True

    def __init__(self, scene: Scene, seat: Seat, pose: Pose) -> None:
        super().__init__(scene, seat, pose)
        assert self.view.board.hand is not None  # else nobody is asked to lay
        self.tile: Tile = self.view.faces[self.view.board.hand]

    @property
    def second(self) -> Place:
        """Where the second hex lies."""
        return grid.beside(self.pose.cursor, self.pose.turn)

    @cached_property
    def fitting(self) -> dict[int, list[Place]]:
        """For each orientation the places of the first hex, from the top."""
        ways = self.scene.ways(())
        legal = {way.action for way in ways}
        # Equal hexes are listed once, but may be laid from either end.
        anchors = sorted({place_of(spot) for way in ways for spot in way.spots}, key=grid.reading_order)
        return {
            turn: [anchor for anchor in anchors if self.action(anchor, turn) in legal]
            for turn in range(len(DIRECTION_KEYS))
        }

    def action(self, anchor: Place, turn: int) -> Lay:
        """The answer that stands for this placement; equal hexes have one for both ends (G18.3)."""
        if self.tile.hexes[0] == self.tile.hexes[1] and turn >= HALF:
            anchor, turn = grid.beside(anchor, turn), turn - HALF
        return Lay(*anchor, DIRECTION_KEYS[turn])

    def open(self) -> None:
        """The nearest place to the one before where the tile fits."""
        if not self.fitting[self.pose.turn]:
            self.pose.turn = next(turn for turn, places in self.fitting.items() if places)
        places = self.fitting[self.pose.turn]
        self.pose.cursor = min(places, key=lambda place: grid.distance(place, self.pose.cursor))

    def step(self, n: int) -> None:
        """From place to place where the tile fits as it is turned now."""
        places = self.fitting[self.pose.turn]
        if places:
            here = places.index(self.pose.cursor) if self.pose.cursor in places else -1
            self.pose.cursor = places[(here + n) % len(places)]

    def turn(self, n: int) -> None:
        """Turn the second hex around the first."""
        self.pose.turn = (self.pose.turn + n) % len(DIRECTION_KEYS)

    def point_to(self, action: Action) -> bool:
        """A placement."""
        if not isinstance(action, Lay):
            return False
        self.pose.turn = DIRECTION_KEYS.index(action.orientation)
        return self.point_at((action.q, action.r))

    def offer(self) -> Offer | None:
        """Lay it so."""
        return self.try_it(self.action(self.pose.cursor, self.pose.turn))

    def about(self) -> str:
        """The placement in words."""
        q, r = self.pose.cursor
        values: Values = {"q": q, "r": r, "orientation": DIRECTION_KEYS[self.pose.turn]}
        return self.scene.voice.say(Message("action-lay", values))

    def tally(self) -> str:
        """Which of the places for this orientation."""
        places = self.fitting[self.pose.turn]
        here = places.index(self.pose.cursor) + 1 if self.pose.cursor in places else "–"
        return f"{here}/{len(places)}"

    def places(self) -> set[Place]:
        """The ecosystem and a rim around it."""
        return {*self.cells, *(grid.beside(place, k) for place in self.cells for k in range(2 * HALF))}

    def marks(self, has_focus: bool) -> dict[Place, Mark]:
        """Every place where the tile fits, and the tile itself where it would lie."""
        found = {place: Mark(spot=TURNED_SPOT) for places in self.fitting.values() for place in places}
        found |= {place: Mark(spot=SPOT) for place in self.fitting[self.pose.turn]}
        is_open = self.pose.cursor in self.fitting[self.pose.turn]
        for place, hex_, sides in (
            (self.second, self.tile.hexes[1], SECOND),
            (self.pose.cursor, self.tile.hexes[0], CURSOR),
        ):
            style = {} if is_open else {"sign": "✗", "sign_style": BAD, "side_style": "bold $error"}
            ghost = None if place in self.cells else hex_
            found[place] = Mark(sides=sides, ghost=ghost, **style)
        return found
