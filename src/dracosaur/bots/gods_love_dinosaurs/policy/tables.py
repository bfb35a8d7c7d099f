"""Where the weights of each kind of feature stand: small tables one behind the other.

A feature is the entry of a table at a few small numbers. Every number is cut off at the end of its table, so
that any ecosystem and any tile set has its entry.
"""

from __future__ import annotations

from typing import Final

from dracosaur.games.gods_love_dinosaurs.rules.constants import KINDS

# A hex with what is printed or stands on it: its terrain, then the animal or figure.
HEX: Final = 40
FIGURE: Final = 8
AROUND: Final = 9  # prey around a cell, none, one or more, then predators around it
ACTIVATION: Final = 11  # none, or the species that a turn wakes, then the same with dinosaurs after it
PHASES: Final = 10  # how many rounds are left, by two
FAR: Final = 6  # steps to the nearest mountain
NEAR: Final = 7  # neighbours of a hex
MANY: Final = 10
SOME: Final = 8
LASTS: Final = 4  # whether a tile is the last one of its column, then whether the marker stands there
LEADS: Final = 9
CROWD: Final = 2  # whether there are more than two players

TAKE_TILE: Final = 0
TAKE_WAKE: Final = TAKE_TILE + HEX * HEX * 3
TAKE_LEAVE: Final = TAKE_WAKE + CROWD * LASTS * KINDS * SOME * SOME
TAKE_DINOSAURS: Final = TAKE_LEAVE + CROWD * 3 * 2 * KINDS * SOME * SOME
TAKE_EGGS: Final = TAKE_DINOSAURS + LASTS * SOME * MANY * PHASES
TAKE_ANIMAL: Final = TAKE_EGGS + CROWD * SOME * SOME * 3
TAKE_MOUNTAIN: Final = TAKE_ANIMAL + FIGURE * MANY * SOME
TAKE_HEX: Final = TAKE_MOUNTAIN + 3 * SOME * PHASES
TAKE_END: Final = TAKE_HEX + HEX * SOME
LAY_PAIR: Final = TAKE_END + CROWD * 2 * LEADS * SOME
LAY_AROUND: Final = LAY_PAIR + HEX * HEX * ACTIVATION
LAY_HEX: Final = LAY_AROUND + HEX * HEX * AROUND
LAY_REACH: Final = LAY_HEX + HEX * NEAR * FAR * 3
LAY_EDGES: Final = LAY_REACH + HEX * SOME * ACTIVATION
BREED_CELL: Final = LAY_EDGES + 2 * NEAR * PHASES
BREED_BESIDE: Final = BREED_CELL + 4 * FAR * 2 * 3
BREED_HUNTED: Final = BREED_BESIDE + 4 * HEX * 2
BREED_DONE: Final = BREED_HUNTED + 4 * SOME * SOME
CHOOSE_HUNT: Final = BREED_DONE + 4 * SOME * SOME
CHOOSE_BESIDE: Final = CHOOSE_HUNT + KINDS * SOME * SOME
HUNT_EATEN: Final = CHOOSE_BESIDE + KINDS * KINDS
HUNT_PREY: Final = HUNT_EATEN + 2 * 4 * MANY * 2
HUNT_STAND: Final = HUNT_PREY + 2 * 4 * SOME
HUNT_BESIDE: Final = HUNT_STAND + 2 * FAR * 2 * 3
ROAM_EATEN: Final = HUNT_BESIDE + 2 * KINDS * 2
ROAM_EGGS: Final = ROAM_EATEN + 6 * 6 * 2 * 3
ROAM_PREY: Final = ROAM_EGGS + 6 * MANY * PHASES
ROAM_END: Final = ROAM_PREY + 6 * MANY * PHASES
ROAM_BESIDE: Final = ROAM_END + 2 * 2 * SOME
STARVE: Final = ROAM_BESIDE + KINDS * 3
HATCH_EGGS: Final = STARVE + KINDS * PHASES * 2
HATCH_FOOD: Final = HATCH_EGGS + 2 * MANY * PHASES * 2
HATCH_DINOSAURS: Final = HATCH_FOOD + 2 * SOME * SOME
HATCH_PREY: Final = HATCH_DINOSAURS + 2 * SOME * MANY
POLICY_SIZE: Final = HATCH_PREY + 2 * MANY * PHASES
MOST_ACTIVE: Final = 34  # features of one action: two hexes with six neighbours

# The critic: the same, for the seat itself and again for the others; all of it for each number of players.
VALUE_TURN: Final = 0
VALUE_DINOSAURS: Final = VALUE_TURN + 128 * 5 * 2
VALUE_CHAIN: Final = VALUE_DINOSAURS + 2 * 16 * SOME * MANY
VALUE_MOUNTAINS: Final = VALUE_CHAIN + 2 * 16 * MANY * MANY
VALUE_PREDATORS: Final = VALUE_MOUNTAINS + 2 * 16 * SOME * SOME
VALUE_PREY: Final = VALUE_PREDATORS + 2 * 16 * SOME * SOME
VALUE_RABBITS: Final = VALUE_PREY + 2 * 16 * SOME * SOME
VALUE_EGGS: Final = VALUE_RABBITS + 2 * 16 * SOME
VALUE_PLAYERS: Final = VALUE_EGGS + 2 * 16 * 24
CRITIC_SIZE: Final = 4 * VALUE_PLAYERS
MOST_VALUED: Final = 36
