"""Numbers for the words of the card data: kinds of goods, places, sizes, and the operations of a program.

The compiler (`programs.py`) writes them and the rules read them; nobody else needs them.
"""

from __future__ import annotations

from typing import Final

# Goods. The first four are resources (W3.1).
RESOURCES: Final = 4
MEAT: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
MILK: Final = 3
COIN: Final = 4
ANY_RESOURCE: Final = 5
DRAGON_CARD: Final = 6
CAVE_CARD: Final = 7

# The two kinds of cards, as indexes of decks and piles.
DRAGON_KIND: Final = 0
CAVE_KIND: Final = 1

# The mat: three caves of four spaces; space = 4 * cave + column.
CAVES: Final = 3
COLUMNS: Final = 4
SPACES: Final = CAVES * COLUMNS
NOWHERE: Final = -1  # an effect that is not printed on a dragon, or whose dragon has been covered (W9.17)

# What a dragon is, one bit each: sizes, traits, ability icons.
SIZE_SHIFT: Final = 0
TRAIT_SHIFT: Final = 4
ICON_SHIFT: Final = 8
HATCHLING: Final = 1 << SIZE_SHIFT
SMALL: Final = 2 << SIZE_SHIFT
MEDIUM: Final = 4 << SIZE_SHIFT
LARGE: Final = 8 << SIZE_SHIFT
AGGRESSIVE: Final = 1 << TRAIT_SHIFT
PLAYFUL: Final = 2 << TRAIT_SHIFT
HELPFUL: Final = 4 << TRAIT_SHIFT
SHY: Final = 8 << TRAIT_SHIFT
WHEN_PLAYED: Final = 1 << ICON_SHIFT
IF_ACTIVATED: Final = 2 << ICON_SHIFT
ONCE_PER_ROUND: Final = 4 << ICON_SHIFT
END_GAME: Final = 8 << ICON_SHIFT

# Places as seen from a dragon (W20). Those after ADJACENT need no dragon.
HERE: Final = 0
THIS_CAVE: Final = 1
THIS_COLUMN: Final = 2
ADJACENT: Final = 3
ANYWHERE: Final = 4  # any of your dragons; for eggs the nests of the mat as well
IN_CRIMSON: Final = 5
IN_GOLDEN: Final = 6
IN_AMETHYST: Final = 7
PLACES: Final = 8

# Operations. A program is a tree of nodes; the flow comes first, then what is done, then what the course of
# a game does.
NOTHING: Final = 0
ALL: Final = 1  # every child, in the order the player likes
IN_ORDER: Final = 2  # every child; used where the order changes nothing
CHOOSE: Final = 3  # up to N different children
UP_TO: Final = 4  # the child up to N times
IF: Final = 5
IF_DONE: Final = 6
PAY: Final = 7
OPPONENTS: Final = 8
GAIN: Final = 9
GAIN_ANY: Final = 10
GAIN_ONE_KIND: Final = 11
GAIN_CHOSEN: Final = 12
GAIN_OF_COST: Final = 13
GAIN_CARDS: Final = 14
STOW: Final = 15
STOW_CARDS: Final = 16
SPLIT: Final = 17
SPLIT_CARDS: Final = 18
STEPS: Final = 19
LAY: Final = 20
LAY_EACH: Final = 21
CACHE: Final = 22
TUCK: Final = 23
TUCK_EACH: Final = 24
REVEAL: Final = 25
FEED: Final = 26
PLAY: Final = 27
EXCAVATE: Final = 28
ACTIVATE: Final = 29
ACTIVATE_MAT: Final = 30
SWAP: Final = 31
SCORE: Final = 32
TURN: Final = 33
WALK: Final = 34
MARK: Final = 35
BONUSES: Final = 36
FILL: Final = 37
ABILITIES: Final = 38
INCOME: Final = 39
AUTOMA_TURN: Final = 40

# Columns of a node. The operands come after N and PER; a name means the same in every operation that has it.
OP: Final = 0
N: Final = 1  # how many; where PER is a count, that count is taken instead
PER: Final = 2
FIRST_OPERAND: Final = 3
WHAT: Final = 3  # a kind of goods
KIND: Final = 3  # of cards
TRAIT: Final = 3  # a mask, 0 = any
SHOWN: Final = 3  # 1: all see the card (W11.11)
SIZES: Final = 3  # a mask
TERMS: Final = 3
COSTS_EGGS: Final = 3  # 1: the eggs of the space are paid (W6.2)
ICONS: Final = 3  # a mask
POINTS: Final = 3
CONDITION: Final = 3  # the first row of CONDITIONS
TO_PAY: Final = 3  # a row of COST
SOURCE: Final = 4  # FROM_ANY or FROM_DECK, GENERAL_SUPPLY, or bits of HAND, DISPLAY and DECK
WITHOUT: Final = 4  # a mask of traits
DISCARDS: Final = 4  # 1: what does not fit is discarded, 0: it is kept
CONDITION_ROWS: Final = 4
CAREFUL: Final = 4  # 1: what is paid may be what the benefit needs (W5.9)
PLACE: Final = 5
STOWED: Final = 6  # how many at most, or the shares in their order, SHARE_BITS each
LAST_OPERAND: Final = 6
FIRST: Final = 7  # the children: COUNT entries of CHILD from FIRST on
COUNT: Final = 8
LEAF: Final = 9  # what could be done by it: LEAVES entries of LEAVES_OF from LEAF on
LEAVES: Final = 10
NODE_SIZE: Final = 11
NO_COUNT: Final = -1

# The operands of each operation, which the compiler must name; operations not listed have none.
OPERANDS: Final[dict[int, dict[str, int]]] = {
    IF: {"condition": CONDITION, "condition_rows": CONDITION_ROWS},
    PAY: {"to_pay": TO_PAY, "careful": CAREFUL},
    GAIN: {"what": WHAT},
    GAIN_CARDS: {"kind": KIND, "source": SOURCE},
    STOW: {"what": WHAT, "place": PLACE, "stowed": STOWED},
    STOW_CARDS: {"source": SOURCE, "place": PLACE, "stowed": STOWED},
    SPLIT: {"what": WHAT, "place": PLACE, "stowed": STOWED},
    SPLIT_CARDS: {"source": SOURCE, "place": PLACE, "stowed": STOWED},
    LAY: {"place": PLACE},
    LAY_EACH: {"place": PLACE, "trait": TRAIT, "without": WITHOUT},
    CACHE: {"place": PLACE, "source": SOURCE},
    TUCK: {"place": PLACE, "source": SOURCE, "shown": SHOWN},
    TUCK_EACH: {"place": PLACE, "trait": TRAIT, "without": WITHOUT},
    REVEAL: {"sizes": SIZES, "discards": DISCARDS},
    FEED: {"what": WHAT},
    PLAY: {"terms": TERMS, "source": SOURCE},
    EXCAVATE: {"source": SOURCE, "costs_eggs": COSTS_EGGS},
    ACTIVATE: {"icons": ICONS},
    SCORE: {"points": POINTS},
    ABILITIES: {"icons": ICONS},
}

# Sources of cards and of cached resources.
FROM_ANY: Final = 0  # display or deck; a tuck takes the hand
FROM_DECK: Final = 1
GENERAL_SUPPLY: Final = 1  # instead of one's own
HAND: Final = 1  # bits
DISPLAY: Final = 2
DECK: Final = 4

# Terms on which a dragon is played.
FULL_PRICE: Final = 0
FREE: Final = 1
DISCOUNT: Final = 2
NO_RESOURCES: Final = 3
ON_TOP: Final = 4

# Shares of a split, and where stowed things go.
KEEP: Final = 1
DISCARD: Final = 2
STOW_SHARE: Final = 3
SHARE_BITS: Final = 2

# Columns of a cost, in the order of paying.
COST_COIN: Final = 0
COST_RESOURCE: Final = 1
COST_EGG: Final = 2
COST_DRAGON: Final = 3
COST_CAVE: Final = 4
COST_CARD: Final = 5
COST_GOODS: Final = 6
COST_KINDS: Final = 7
COST_PLACE: Final = 7  # where the eggs come from

# Columns of a leaf: who could do it, under which conditions, for which cost, and the node that would be done.
LEAF_OPPONENT: Final = 0
LEAF_CONDITION: Final = 1
LEAF_CONDITIONS: Final = 2
LEAF_COST: Final = 3
LEAF_NODE: Final = 4
NO_COST: Final = 0

# Kinds of counts and the columns of a count.
COUNT_DRAGONS: Final = 0
COUNT_EGGS: Final = 1
COUNT_SETS: Final = 2
COUNT_CAVE_CARDS: Final = 3
COUNT_FULL_COLUMNS: Final = 4
COUNT_COST_ICONS: Final = 5
COUNT_MARKERS: Final = 6
COUNT_LOWEST: Final = 7
COUNT_BOTH: Final = 8  # dragons and caves
COUNT_CACHED: Final = 9
COUNT_NESTS: Final = 10
COUNT_POSITION: Final = 11
COUNT_KIND: Final = 0
COUNT_PLACE: Final = 1  # in COUNT_EGGS the divisor, in COUNT_SETS the shift of the first bit
COUNT_SIZES: Final = 2
COUNT_TRAITS: Final = 3
COUNT_ICONS: Final = 4
COUNT_OTHER: Final = 5
COUNT_COST_MIN: Final = 6
COUNT_COST_MAX: Final = 7
NO_LIMIT: Final = 99

# Kinds of conditions and their columns: kind, count, number or cave.
AT_LEAST: Final = 0
NONE_OF: Final = 1
COLUMN_FULL: Final = 2
CAVE_FULL: Final = 3
CAVE_EXCAVATED: Final = 4
BETWEEN_TWO: Final = 5
LAST_IN_CAVE: Final = 6
MATCHES_LEFT: Final = 7
CONDITION_KIND: Final = 0
CONDITION_COUNT: Final = 1
CONDITION_N: Final = 2

# Columns of what is scored at the end: points, for each of a count or once, at most, under conditions.
SCORE_VP: Final = 0
SCORE_PER: Final = 1
SCORE_MAX: Final = 2
SCORE_CONDITION: Final = 3
SCORE_CONDITIONS: Final = 4

# The Automa's cards: columns.
DECISION_PASSES: Final = 0
DECISION_REFRESHES: Final = 1
DECISION_OBJECTIVE: Final = 2
DECISION_DRAGON: Final = 3
DECISION_CAVE: Final = 4  # 0 = none
DECISION_GUILD: Final = 5  # 0 = none
DECISION_BY_CAVE: Final = 6  # 0, MOST_EXCAVATED or LEAST_EXCAVATED
DECISION_PLUS: Final = 7
DECISION_ADVANCE: Final = 8  # and the next three: rounds 1 to 4
MOST_EXCAVATED: Final = 1
LEAST_EXCAVATED: Final = 2
