"""Numbers for everything that has a name: terrains, figures, directions, stages, tasks, actions."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import lookup

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

# A hex on the grid is one number, (q + FAR) * SPAN + r + FAR, so that hexes rise by q, then r (G18.10).
# An ecosystem is connected and holds (0, 0), so with all its neighbours it stays within FAR steps of it.
FAR: Final = 100
SPAN: Final = 2 * FAR
HEXES: Final = SPAN * SPAN
ORIGIN: Final = FAR * SPAN + FAR
STEP = lookup((SPAN, SPAN - 1, -1, -SPAN, 1 - SPAN, 1))  # G2.2
NEST: Final = 0  # the index of the nest mountain in every ecosystem

# The neighbours of a cell are one number, LINK bits for each direction: the index + 1, 0 where nothing lies.
LINK: Final = 7
LINK_MASK: Final = 127

# A site is a free hex where hex 0 of a tile may lie: its hex, whether it touches the ecosystem, and one
# bit for each orientation allowed there (G6.3). n connected cells have at most 4n + 14 free hexes within two
# steps.
SITES: Final = 4 * CELLS + 14
SITE_SIZE: Final = 128
TOUCHING: Final = 64
ALL_ORIENTATIONS: Final = 63

MOST_STEPS: Final = 5  # of a dinosaur (G10.5)

# A row of the tile grid.
LETTER: Final = 0
MIN_PLAYERS: Final = 1
TERRAIN_0: Final = 2
ANIMAL_0: Final = 3
TERRAIN_1: Final = 4
ANIMAL_1: Final = 5
ID_0: Final = 6  # the bytes of the tile's id, seven in each number
ID_1: Final = 7
TILE_FIELDS: Final = 8
ID_BYTES: Final = 7

# A row of the start tile.
START_Q: Final = 0
START_R: Final = 1
START_TERRAIN: Final = 2
START_FIGURE: Final = 3
START_FIELDS: Final = 4

# The options as numbers, the tile set among them (G17.1).
OPTION_LIMITED: Final = 0
OPTION_FIRST: Final = 1  # a seat, or RANDOM
OPTION_START: Final = 2  # how many hexes the start tile has
OPTION_TILES: Final = 3  # how many tiles the set has
OPTION_COLUMNS: Final = 4
OPTION_START_ROWS: Final = OPTION_COLUMNS + COLUMNS
OPTION_TILE_ROWS: Final = OPTION_START_ROWS + START * START_FIELDS
OPTIONS: Final = OPTION_TILE_ROWS + TILES * TILE_FIELDS
RANDOM: Final = -1

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

# A path is the number of shorter paths plus its directions read as digits: paths rise as G18.10 wants it.
SHORTER = lookup((0, 0, 6, 42, 258, 1554, 9330))
HUNT_PATHS: Final = 258
ROAM_PATHS: Final = 9330
# With a short stock an eagle that has eaten three says where its one young stands: 1 for the lower hex, 2
# for the higher, 0 where there is nothing to say.
SPREADS: Final = 3

# Actions as numbers: players' first, then those of chance.
ACT_TAKE: Final = 0
ACT_LAY: Final = ACT_TAKE + COLUMNS * ROWS
ACT_BREED: Final = ACT_LAY + HEXES * DIRECTIONS
ACT_DONE: Final = ACT_BREED + HEXES
ACT_CHOOSE: Final = ACT_DONE + 1
ACT_HUNT: Final = ACT_CHOOSE + HEXES
ACT_ROAM: Final = ACT_HUNT + HUNT_PATHS * SPREADS
ACT_STARVE: Final = ACT_ROAM + ROAM_PATHS
ACT_HATCH_NO: Final = ACT_STARVE + 1
ACT_HATCH_YES: Final = ACT_HATCH_NO + 1
PLAYER_ACTIONS: Final = ACT_HATCH_YES + 1
ACT_FIRST: Final = PLAYER_ACTIONS
ACT_FILL: Final = ACT_FIRST + SEATS  # plus the tile
CHANCE: Final = -1

# The buffer of a list of actions: the list itself and, behind it, the search for the ways of a dinosaur: at
# most one node for each path, and two numbers for each cell.
ROAM_NODES: Final = ROAM_PATHS + 1
BUFFER_SETS: Final = ROAM_NODES + 1
BUFFER_WAYS: Final = BUFFER_SETS + ROAM_NODES
BUFFER_NEXT: Final = BUFFER_WAYS + ROAM_NODES
BUFFER_HEAD: Final = BUFFER_NEXT + ROAM_NODES
BUFFER_BITS: Final = BUFFER_HEAD + CELLS
MOST_LEGAL: Final = BUFFER_BITS + CELLS
