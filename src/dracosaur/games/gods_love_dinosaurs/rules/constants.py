"""Numbers for everything that has a name: terrains, figures, directions, stages, tasks, actions."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from dracosaur.core.twin import lookup
from dracosaur.games.gods_love_dinosaurs.data import BEARINGS, MOST_NEAR, MOST_STEPS, WAYS

SEATS: Final = 5
COLUMNS: Final = 5
ROWS: Final = 3
LETTERS: Final = 4
DIRECTIONS: Final = 6

# Limits of a table: room for 44 tiles per player around a start tile of seven hexes. A larger set is refused.
CELLS: Final = 96  # of one ecosystem
TILES: Final = 220
START: Final = 61  # hexes of a start tile: four rings around the nest

LAKE: Final = 0
FOREST: Final = 1
PLAINS: Final = 2
MOUNTAIN: Final = 3
WILD: Final = 4
TERRAINS: Final = 5

NONE: Final = 0
FROG: Final = 1
RAT: Final = 2
RABBIT: Final = 3
TIGER: Final = 4
EAGLE: Final = 5
DINOSAUR: Final = 6
KINDS: Final = 7  # of figures, NONE included

# G1.3: where the young of each prey may stand.
SUITS = lookup(((0,) * 5, (1, 0, 0, 0, 1), (0, 1, 0, 0, 1), (0, 0, 1, 0, 1), (0,) * 5, (0,) * 5, (0,) * 5))
# G1.1: figures in the box; one of the twenty dinosaurs is the marker (R22).
IN_BOX = lookup((0, 25, 35, 30, 25, 25, 19))

# A hex of the grid is one number, (q + FAR) * SPAN + r + FAR, so that hexes rise by q, then r (G18.10).
# An ecosystem is connected and holds (0, 0), so with all its neighbours it stays within FAR steps of it.
FAR: Final = 128
SPAN: Final = 2 * FAR
ORIGIN: Final = FAR * SPAN + FAR  # of the nest mountain
STEP = lookup((SPAN, SPAN - 1, -1, -SPAN, 1 - SPAN, 1))  # G2.2
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5

# A number of `ground` is a cell as it was laid: LINK bits for each direction, the neighbour's index + 1 or 0
# where nothing lies; then its terrain; then its hex on top, so that the numbers rise as the hexes do.
LINK: Final = 7
LINK_MASK: Final = (1 << LINK) - 1
LINKS: Final = (1 << LINK * DIRECTIONS) - 1
EVERY_OTHER_LINK: Final = LINK_MASK * (1 + (1 << 2 * LINK) + (1 << 4 * LINK))
ONE_IN_EACH: Final = EVERY_OTHER_LINK // LINK_MASK
ONE_IN_THE_OTHERS: Final = ONE_IN_EACH << LINK
TERRAIN_AT: Final = LINK * DIRECTIONS
HEX_AT: Final = TERRAIN_AT + 3

# A number of `standing` is what stands on eight cells, STAND bits for each: the figure, then its role.
STAND: Final = 5
STANDS: Final = 8
STAND_WORDS: Final = CELLS // STANDS
ALL_STANDS: Final = (1 << STAND * STANDS) - 1
FIGURE_MASK: Final = 7
ROLE_AT: Final = 3
ROLE_MASK: Final = 3
ROLE_IN_EACH: Final = (1 << ROLE_AT) * (ALL_STANDS // ((1 << STAND) - 1))  # a role is one bit
FIGURES_ALONE: Final = FIGURE_MASK * (ALL_STANDS // ((1 << STAND) - 1))

# A number of `face` is what is printed on five tiles: terrain and animal of hex 0, then of hex 1.
FACE: Final = 12
FACES: Final = 5
FACE_MASK: Final = (1 << FACE) - 1
HALF_FACE: Final = FACE // 2
HALF_MASK: Final = (1 << HALF_FACE) - 1
ANIMAL_AT: Final = 3
TERRAIN_MASK: Final = 7
FACE_WORDS: Final = TILES // FACES
# A number of `in_stack` has one bit for each of 55 tiles.
STACK: Final = 55
STACK_WORDS: Final = TILES // STACK

# The options as numbers, the tile set among them (G17.1). Its tiles are ordered by their letter.
OPTION_LIMITED: Final = 0
OPTION_FIRST: Final = 1  # a seat, or RANDOM
OPTION_SET: Final = 2  # the number by which the facade knows the set
OPTION_START: Final = 3  # how many hexes the start tile has
OPTION_TILES: Final = 4  # how many tiles the set has
OPTION_COLUMNS: Final = 5
OPTION_START_HEXES: Final = OPTION_COLUMNS + COLUMNS
OPTION_TILE_ROWS: Final = (
    OPTION_START_HEXES + 2 * START
)  # two numbers for each hex: where it lies, its half face
OPTIONS: Final = OPTION_TILE_ROWS + TILES
RANDOM: Final = -1
# A number of the tile rows: the face, then the letter, then the smallest number of players.
LETTER_AT: Final = FACE
LETTER_MASK: Final = 3
PLAYERS_AT: Final = FACE + 2

# What the game waits for.
DRAW_FIRST: Final = 0  # chance names the first player
FILL: Final = 1  # chance fills a slot
PLAY: Final = 2
OVER: Final = 3

# The stages of a turn in which somebody decides (G14.3).
STAGE_TAKE: Final = 0
STAGE_SPECIES: Final = 1
STAGE_HATCH: Final = 2
STAGE_DINO: Final = 3

# What a seat owes (G18.1).
NOTHING: Final = 0
TAKE: Final = 1
LAY: Final = 2
BREED: Final = 3
CHOOSE: Final = 4
HUNT: Final = 5
ROAM: Final = 6
HATCH: Final = 7

# What a figure still does in the stage.
IDLE: Final = 0
WAITING: Final = 1  # a prey that may breed, a predator or dinosaur to be activated
BORN: Final = 2  # a young of this activation, as long as others can follow

# Eggs and slots (G4.4, G4.8).
FIRST_EGGS: Final = 3
ROWS_IN_USE = lookup((0, 0, 2, 2, 3, 3))

# A tile can be laid around one cell in 48 ways; every further cell adds at most twelve.
LAYS: Final = 12 * CELLS + 36

# The hunts of predators in the order of G18.10: one step, two steps, and the straight lines of an eagle,
# three numbers each. With a short stock an eagle that has eaten three says where its one young stands: 1
# for the lower hex, 2 for the higher, 0 where there is nothing to say.
TWO_STEPS: Final = DIRECTIONS
LINES: Final = TWO_STEPS + DIRECTIONS * DIRECTIONS
SPREADS: Final = 3
HUNTS: Final = LINES + DIRECTIONS * SPREADS

# The ways of a dinosaur (see `data`): for each its steps as octal digits, the first one lowest, each
# direction + 1; and grouped by their end, in the same order, their numbers and the hexes that they enter.
_BY_END = sorted(range(len(WAYS)), key=lambda number: (WAYS[number].end, number))
_ENDS = [WAYS[number].end for number in _BY_END]
ROAMS: Final = len(WAYS)
WAY_STEPS = lookup(sum((k + 1) << 3 * i for i, k in enumerate(way.steps)) for way in WAYS)
WAY_END = lookup(way.end for way in WAYS)
WAYS_FROM = lookup(bisect_left(_ENDS, end) for end in range(len(BEARINGS) + 1))
WAY_NUMBER = lookup(_BY_END)
WAY_ENTERS = lookup(WAYS[number].entered for number in _BY_END)
MOST_WAYS: Final = max(WAYS_FROM[end + 1] - WAYS_FROM[end] for end in range(len(BEARINGS)))  # to one end
REACH: Final = MOST_STEPS
AROUND: Final = REACH * SPAN + REACH  # the highest hex within reach less that of the dinosaur
BEARING = lookup(BEARINGS.get((i // SPAN - REACH, i % SPAN - REACH), -1) for i in range(2 * AROUND + 1))
NEAR_BEARINGS: Final = MOST_NEAR

# Actions as numbers: players' first, then those of chance.
ACT_TAKE: Final = 0
ACT_LAY: Final = ACT_TAKE + COLUMNS * ROWS  # plus the number of the lay in its list
ACT_BREED: Final = ACT_LAY + LAYS  # plus the cell
ACT_DONE: Final = ACT_BREED + CELLS
ACT_CHOOSE: Final = ACT_DONE + 1  # plus the cell
ACT_HUNT: Final = ACT_CHOOSE + CELLS
ACT_ROAM: Final = ACT_HUNT + HUNTS  # plus the number of the way
ACT_STARVE: Final = ACT_ROAM + ROAMS
ACT_HATCH_NO: Final = ACT_STARVE + 1
ACT_HATCH_YES: Final = ACT_HATCH_NO + 1
PLAYER_ACTIONS: Final = ACT_HATCH_YES + 1
ACT_FIRST: Final = PLAYER_ACTIONS
ACT_FILL: Final = ACT_FIRST + SEATS  # plus the tile
CHANCE: Final = -1

# The buffer of a list of actions: the list itself and, behind it, room for the ways to one end: their numbers
# and what they eat.
BUFFER_WAYS: Final = ROAMS + 1
BUFFER_SETS: Final = BUFFER_WAYS + MOST_WAYS
MOST_LEGAL: Final = BUFFER_SETS + MOST_WAYS
