"""Card effects become programs of integers: tables that the rules interpret, built once at import.

A program is a tree of nodes. A node is a row of `NODE` (its columns are named in `codes.py`); its children
are entries of `CHILD`. Equal subtrees share a node, so the tables grow with what cards can do and not with
the number of cards.

Whether an effect could do anything now (W9.15, W5.9) is asked far more often than effects are carried out.
Each node therefore lists its *leaves*: every single thing that it could lead to, with the conditions and the
cost on the way there. A node can do something exactly if one of its leaves can be reached and done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, get_args

from dracosaur.core.twin import lookup
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards import effects as e
from dracosaur.games.wyrmspan.cards.components import ByCave, Dragon
from dracosaur.games.wyrmspan.cards.load import (
    AUTOMA,
    CAVES,
    DRAGONS,
    GUILDS,
    MAT,
    OBJECTIVE_PLACES,
    OBJECTIVES,
    TRACK,
)

Leaf: TypeAlias = tuple[int, int, int, int, int]

RESOURCE_NAMES: Final = ("meat", "gold", "crystal", "milk")
CAVE_NAMES: Final[tuple[e.Cave, ...]] = get_args(e.Cave)
SIZE_NAMES: Final[tuple[e.Size, ...]] = get_args(e.Size)
TRAIT_NAMES: Final[tuple[e.Trait, ...]] = get_args(e.Trait)
ICON_NAMES: Final[tuple[e.Icon, ...]] = get_args(e.Icon)
GUILD_NAMES: Final = tuple(GUILDS)
OBJECTIVE_NAMES: Final = tuple(OBJECTIVES)
DECISION_NAMES: Final = tuple(AUTOMA.cards)
LEVEL_NAMES: Final = tuple(AUTOMA.levels)

_PLACES: Final = {
    "here": c.HERE,
    "this_cave": c.THIS_CAVE,
    "this_column": c.THIS_COLUMN,
    "adjacent": c.ADJACENT,
    "any": c.ANYWHERE,
    "anywhere": c.ANYWHERE,
    "mat": c.ANYWHERE,
    "crimson": c.IN_CRIMSON,
    "golden": c.IN_GOLDEN,
    "amethyst": c.IN_AMETHYST,
}
_GOODS: Final = {
    "meat": c.MEAT,
    "gold": c.GOLD,
    "crystal": c.CRYSTAL,
    "milk": c.MILK,
    "coin": c.COIN,
    "any": c.ANY_RESOURCE,
    "dragon_card": c.DRAGON_CARD,
    "cave_card": c.CAVE_CARD,
}
_SOURCES: Final = {"hand": c.HAND, "display": c.DISPLAY, "deck": c.DECK}
_TERMS: Final = {"free": c.FREE, "discount": c.DISCOUNT, "no_resources": c.NO_RESOURCES, "on_top": c.ON_TOP}
_SHARES: Final = {"keep": c.KEEP, "discard": c.DISCARD, "stow": c.STOW_SHARE}
_FREE_CHOICES: Final = {
    "any": c.GAIN_ANY,
    "one_kind": c.GAIN_ONE_KIND,
    "chosen_kind": c.GAIN_CHOSEN,
    "cost_of_tucked": c.GAIN_OF_COST,
}


def sizes_mask(sizes: Sequence[e.Size]) -> int:
    """The bits of these sizes."""
    return sum(1 << (c.SIZE_SHIFT + SIZE_NAMES.index(size)) for size in sizes)


def traits_mask(traits: Sequence[e.Trait]) -> int:
    """The bits of these traits."""
    return sum(1 << (c.TRAIT_SHIFT + TRAIT_NAMES.index(trait)) for trait in traits)


def icons_mask(icons: Sequence[e.Icon]) -> int:
    """The bits of these ability icons."""
    return sum(1 << (c.ICON_SHIFT + ICON_NAMES.index(icon)) for icon in icons)


def _cave_mask(caves: Sequence[e.Cave]) -> int:
    return sum(1 << CAVE_NAMES.index(cave) for cave in caves)


class _Compiler:
    """The growing tables; equal rows are entered once."""

    def __init__(self) -> None:
        self.nodes: list[tuple[int, ...]] = []
        self.children: list[int] = []
        self.leaves: list[Leaf] = []
        self.costs: list[tuple[int, ...]] = [(0,) * (c.COST_KINDS + 1)]  # the cost that is none
        self.counts: list[tuple[int, ...]] = []
        self.conditions: list[tuple[int, ...]] = []
        self._known: dict[tuple[int, ...], int] = {}
        self.node(c.NOTHING)

    # Small tables

    def cost(self, price: e.Price) -> int:
        kinds = (
            price.coin,
            price.resource,
            price.egg,
            price.dragon_card,
            price.cave_card,
            price.card,
            price.goods,
        )
        return _enter(self.costs, (*kinds, _PLACES[price.eggs_from]))

    def count(self, count: e.Quantity) -> int:
        return _enter(self.counts, _count_row(count))

    def amount(self, amount: e.Amount) -> tuple[int, int]:
        """The columns N and PER."""
        return (amount, c.NO_COUNT) if isinstance(amount, int) else (0, self.count(amount))

    def condition(self, condition: e.Condition) -> tuple[int, int]:
        """First and number of the rows that must all hold."""
        parts = condition.of if isinstance(condition, e.Every) else (condition,)
        rows = [self._condition_row(part) for part in parts]
        for first in range(len(self.conditions) - len(rows) + 1):
            if self.conditions[first : first + len(rows)] == rows:
                return first, len(rows)
        self.conditions += rows
        return len(self.conditions) - len(rows), len(rows)

    def _condition_row(self, condition: e.Condition) -> tuple[int, ...]:
        match condition:
            case e.AtLeast(n, count):
                return c.AT_LEAST, self.count(count), n
            case e.NoneOf(count):
                return c.NONE_OF, self.count(count), 0
            case e.MatchesLeftNeighbor(cave):
                return c.MATCHES_LEFT, 0, CAVE_NAMES.index(cave)
            case e.ColumnFull():
                return c.COLUMN_FULL, 0, 0
            case e.CaveFull():
                return c.CAVE_FULL, 0, 0
            case e.CaveExcavated():
                return c.CAVE_EXCAVATED, 0, 0
            case e.BetweenTwo():
                return c.BETWEEN_TWO, 0, 0
            case e.LastInCave():
                return c.LAST_IN_CAVE, 0, 0
        raise TypeError(condition)

    # Nodes

    def node(
        self,
        op: int,
        amount: tuple[int, int] = (0, c.NO_COUNT),
        children: Sequence[int] = (),
        leaves: Sequence[Leaf] | None = None,
        **operands: int,
    ) -> int:
        """The number of the node; without a list of leaves it is a leaf itself."""
        columns = c.OPERANDS.get(op, {})
        if operands.keys() != columns.keys():
            raise TypeError(f"operation {op} has the operands {sorted(columns)}, not {sorted(operands)}")
        given = {columns[name]: value for name, value in operands.items()}
        placed = [given.get(column, 0) for column in range(c.FIRST_OPERAND, c.LAST_OPERAND + 1)]
        key = (op, *amount, *placed, -1, *children, -1, *(x for leaf in leaves or () for x in leaf))
        if key in self._known:
            return self._known[key]
        number = len(self.nodes)
        if leaves is None:
            leaves = [(0, 0, 0, c.NO_COST, number)] if op != c.NOTHING else []
        row = (op, *amount, *placed, len(self.children), len(children), len(self.leaves), len(leaves))
        self.children += children
        self.leaves += leaves
        self.nodes.append(row)
        self._known[key] = number
        return number

    def leaves_of(self, node: int) -> list[Leaf]:
        row = self.nodes[node]
        return self.leaves[row[c.LEAF] : row[c.LEAF] + row[c.LEAVES]]

    def benefit(self, effects: Sequence[e.Effect]) -> int:
        """The node of a whole benefit."""
        children = [self.effect(effect) for effect in effects]
        if not children:
            return 0
        if len(children) == 1:
            return children[0]
        plain = all(self.nodes[child][c.OP] == c.GAIN for child in children)
        leaves = [leaf for child in children for leaf in self.leaves_of(child)]
        return self.node(c.IN_ORDER if plain else c.ALL, children=children, leaves=leaves)

    def effect(self, effect: e.Effect) -> int:
        """The node of one effect."""
        match effect:
            case e.Gain(what, n):
                if what in _FREE_CHOICES:
                    return self.node(_FREE_CHOICES[what], self.amount(n))
                return self.node(c.GAIN, self.amount(n), what=_GOODS[what])
            case e.GainCards(what, n, source):
                kind = c.DRAGON_KIND if what == "dragon_card" else c.CAVE_KIND
                return self.node(c.GAIN_CARDS, self.amount(n), kind=kind, source=_deck_only(source))
            case e.MayStow(gain, up_to, on):
                return self.stow(gain, c.STOW, c.STOW_CARDS, place=_PLACES[on], stowed=up_to)
            case e.Split(gain, shares, on):
                order = sum(_SHARES[share] << (c.SHARE_BITS * i) for i, share in enumerate(shares))
                return self.stow(gain, c.SPLIT, c.SPLIT_CARDS, place=_PLACES[on], stowed=order)
            case e.GuildSteps(n):
                return self.node(c.STEPS, amount=(n, c.NO_COUNT))
            case e.LayEggs(n, e.Each() as each):
                return self.each(c.LAY_EACH, (n, c.NO_COUNT), each)
            case e.LayEggs(n, str(on)):
                return self.node(c.LAY, (n, c.NO_COUNT), place=_PLACES[on])
            case e.Cache(on, n, source):
                supply = c.GENERAL_SUPPLY if source == "general" else 0
                return self.node(c.CACHE, (n, c.NO_COUNT), place=_PLACES[on], source=supply)
            case e.Tuck():
                return self.tuck(effect, shown=False)
            case e.Reveal(sizes, otherwise, then):
                discards = int(otherwise == "discard")
                children = [self.benefit(then)]
                return self.node(c.REVEAL, children=children, sizes=sizes_mask(sizes), discards=discards)
            case e.PlayDragon(source, terms):
                sources = sum(_SOURCES[name] for name in source)
                return self.node(c.PLAY, terms=_TERMS[terms], source=sources)
            case e.Excavate(source):
                sources = sum(_SOURCES[name] for name in source)
                return self.node(c.EXCAVATE, source=sources, costs_eggs=0)
            case e.ActivateDragon(icons):
                return self.node(c.ACTIVATE, icons=icons_mask(icons))
            case e.ActivateMat():
                return self.node(c.ACTIVATE_MAT)
            case e.SwapDragons():
                return self.node(c.SWAP)
            case e.Score(vp):
                return self.node(c.SCORE, points=vp)
        return self.compound(effect)

    def compound(self, effect: e.Effect) -> int:
        """The node of an effect that contains others."""
        match effect:
            case e.Pay(cost, then):
                return self.pay(cost, then)
            case e.IfDone(first, then):
                shown = any(isinstance(part, e.Gain) and part.what == "cost_of_tucked" for part in then)
                child = self.tuck(first, shown) if isinstance(first, e.Tuck) else self.effect(first)
                return self.node(
                    c.IF_DONE, children=[child, self.benefit(then)], leaves=self.leaves_of(child)
                )
            case e.If(condition, then):
                child, (start, rows) = self.benefit(then), self.condition(condition)
                leaves = [(who, start, rows, price, node) for who, _, _, price, node in self.leaves_of(child)]
                return self.node(c.IF, children=[child], leaves=leaves, condition=start, condition_rows=rows)
            case e.UpTo(times, inner):
                child = self.effect(inner)
                return self.node(
                    c.UP_TO, amount=(times, c.NO_COUNT), children=[child], leaves=self.leaves_of(child)
                )
            case e.Choose(options, n):
                children = [self.effect(option) for option in options]
                leaves = [leaf for child in children for leaf in self.leaves_of(child)]
                return self.node(c.CHOOSE, amount=(n, c.NO_COUNT), children=children, leaves=leaves)
            case e.Opponents(you, each):
                own, theirs = self.benefit(you), self.benefit(each)
                leaves = [*self.leaves_of(own), *((1, *leaf[1:]) for leaf in self.leaves_of(theirs))]
                return self.node(c.OPPONENTS, children=[own, theirs], leaves=leaves)
        raise TypeError(effect)

    def pay(self, price: e.Price, then: Sequence[e.Effect]) -> int:
        child, cost = self.benefit(then), self.cost(price)
        inner = self.leaves_of(child)
        if any(leaf[c.LEAF_COST] != c.NO_COST or leaf[c.LEAF_OPPONENT] for leaf in inner):
            raise ValueError("a cost inside a cost is more than the rules can foresee")
        ops = {self.nodes[leaf[c.LEAF_NODE]][c.OP] for leaf in inner}
        # What is paid may be what the benefit needs: the card to be played, the resource to be cached.
        careful = bool((price.dragon_card and c.PLAY in ops) or (price.resource and c.ACTIVATE in ops))
        leaves = [(who, first, n, cost, node) for who, first, n, _, node in inner]
        return self.node(c.PAY, children=[child], leaves=leaves, to_pay=cost, careful=int(careful))

    def tuck(self, effect: e.Tuck, shown: bool) -> int:
        """The node of a tuck; a card that gives a resource of its cost is shown to all (W11.11)."""
        if isinstance(effect.on, e.Each):
            return self.each(c.TUCK_EACH, self.amount(effect.n), effect.on)
        where, source = _PLACES[effect.on], _deck_only(effect.source)
        return self.node(c.TUCK, self.amount(effect.n), place=where, source=source, shown=int(shown))

    def each(self, op: int, amount: tuple[int, int], each: e.Each) -> int:
        """The node of something for each dragon of a place."""
        wanted = traits_mask([each.trait] if each.trait else [])
        without = traits_mask([each.without] if each.without else [])
        return self.node(op, amount, place=_PLACES[each.where], trait=wanted, without=without)

    def stow(self, gain: e.Gain | e.GainCards, goods: int, cards: int, place: int, stowed: int) -> int:
        """The node of gained goods or cards of which some are stowed."""
        n = self.amount(gain.n)
        if isinstance(gain, e.Gain):
            return self.node(goods, n, what=_GOODS[gain.what], place=place, stowed=stowed)
        return self.node(cards, n, source=_deck_only(gain.source), place=place, stowed=stowed)


def _enter(rows: list[tuple[int, ...]], row: tuple[int, ...]) -> int:
    if row not in rows:
        rows.append(row)
    return rows.index(row)


def _deck_only(source: str) -> int:
    return c.FROM_DECK if source == "deck" else c.FROM_ANY


def _count_row(count: e.Quantity) -> tuple[int, ...]:
    match count:
        case e.Dragons():
            most = c.NO_LIMIT if count.cost_at_most is None else count.cost_at_most
            masks = (sizes_mask(count.sizes), traits_mask(count.traits), icons_mask(count.icons))
            place = _PLACES[count.where]
            return c.COUNT_DRAGONS, place, *masks, int(count.other), count.cost_at_least, most
        case e.Eggs(every):
            return c.COUNT_EGGS, every, 0, 0, 0, 0, 0, 0
        case e.Sets(of):
            shift = c.SIZE_SHIFT if of == "sizes" else c.TRAIT_SHIFT
            return c.COUNT_SETS, shift, 0, 0, 0, 0, 0, 0
        case e.DragonsAndCaves(where):
            return c.COUNT_BOTH, CAVE_NAMES.index(where), 0, 0, 0, 0, 0, 0
    kinds: dict[type, int] = {
        e.CaveCards: c.COUNT_CAVE_CARDS,
        e.FullColumns: c.COUNT_FULL_COLUMNS,
        e.CostIcons: c.COUNT_COST_ICONS,
        e.GuildMarkers: c.COUNT_MARKERS,
        e.LowestObjectives: c.COUNT_LOWEST,
        e.Cached: c.COUNT_CACHED,
        e.Nests: c.COUNT_NESTS,
        e.GuildPosition: c.COUNT_POSITION,
    }
    return kinds[type(count)], 0, 0, 0, 0, 0, 0, 0


_compiler: Final = _Compiler()


def _pays_at_end(dragon: Dragon) -> bool:
    return dragon.when == "end_game" and any(isinstance(part, e.Pay) for part in e.walk(dragon.effects))


def _hatchling(dragon: Dragon) -> e.Hatchling | None:
    part = dragon.effects[0]
    return part if isinstance(part, e.Hatchling) else None


def _ability(dragon: Dragon) -> int:
    """The program of the dragon's trigger; 0 for one that is only counted at the end."""
    hatchling = _hatchling(dragon)
    if hatchling is not None:
        return _compiler.node(c.FEED, what=_GOODS[hatchling.feed])
    if dragon.when == "end_game" and not _pays_at_end(dragon):
        return 0
    return _compiler.benefit([part for part in dragon.effects if not isinstance(part, e.Hatchling)])


def _bonus(dragon: Dragon, third: bool) -> int:
    """What a hatchling gives for being fed; the third time both bonuses, in the order the player likes
    (W12.4).
    """
    hatchling = _hatchling(dragon)
    if hatchling is None:
        return 0
    return _compiler.benefit(hatchling.each_time + hatchling.third if third else hatchling.each_time)


def _scored(effects: Sequence[e.Ability]) -> tuple[int, ...]:
    """What is counted at the end without a question."""
    nothing = (0, c.NO_COUNT, c.NO_LIMIT, 0, 0)
    if len(effects) != 1:
        return nothing
    match effects[0]:
        case e.ScoreEach(vp, per, most):
            return vp, _compiler.count(per), c.NO_LIMIT if most is None else most, 0, 0
        case e.If(condition, (e.Score(vp),)):
            return vp, c.NO_COUNT, c.NO_LIMIT, *_compiler.condition(condition)
    return nothing


def _extra_goods(dragon: Dragon) -> tuple[int, int]:
    """What each thing on a hatchling is worth beyond the usual point, and which things (W12.6)."""
    hatchling = _hatchling(dragon)
    return (hatchling.extra_vp, _GOODS[hatchling.feed]) if hatchling and hatchling.extra_vp else (0, 0)


def _place_masks() -> list[list[int]]:
    """For each place and space the spaces it means; the last entry of a row is for effects not printed on a
    dragon.
    """
    whole = (1 << c.SPACES) - 1
    masks = [[0] * (c.SPACES + 1) for _ in range(c.PLACES)]
    for space in range(c.SPACES):
        cave, column = divmod(space, c.COLUMNS)
        masks[c.HERE][space] = 1 << space
        masks[c.THIS_CAVE][space] = sum(1 << (c.COLUMNS * cave + k) for k in range(c.COLUMNS))
        masks[c.THIS_COLUMN][space] = sum(1 << (c.COLUMNS * k + column) for k in range(c.CAVES))
        near = [(cave, column - 1), (cave, column + 1), (cave - 1, column), (cave + 1, column)]
        inside = [(i, j) for i, j in near if 0 <= i < c.CAVES and 0 <= j < c.COLUMNS]
        masks[c.ADJACENT][space] = sum(1 << (c.COLUMNS * i + j) for i, j in inside)
    for cave in range(c.CAVES):
        masks[c.IN_CRIMSON + cave] = [15 << (c.COLUMNS * cave)] * (c.SPACES + 1)
    masks[c.ANYWHERE] = [whole] * (c.SPACES + 1)
    return masks


def _decision(label: str) -> tuple[int, ...]:
    card = AUTOMA.cards[label]
    by_cave, plus, advance = 0, 0, (0, 0, 0, 0)
    if isinstance(card.advance, ByCave):
        by_cave = c.MOST_EXCAVATED if card.advance.cave == "most" else c.LEAST_EXCAVATED
        plus = card.advance.plus
    else:
        advance = card.advance
    flags = (
        int(card.passes),
        int(card.refreshes),
        card.objective,
        card.dragon,
        card.cave or 0,
        card.guild or 0,
    )
    return *flags, by_cave, plus, *advance


def node_of(effects: Sequence[e.Effect]) -> int:
    """The node of a benefit that is printed somewhere."""
    return _compiler.benefit(effects)


# Dragons by number; entry 0 stands for no dragon.
DRAGON_CARDS: Final = len(DRAGONS)
CAVE_CARDS: Final = len(CAVES)
_zero4: Final = (0, 0, 0, 0)
PRICE = lookup([_zero4, *((d.cost.meat, d.cost.gold, d.cost.crystal, d.cost.milk) for d in DRAGONS)])
PRICE_COINS = lookup([0, *(d.cost.coin for d in DRAGONS)])
PRICE_EGGS = lookup([0, *(d.cost.egg for d in DRAGONS)])
PRICE_RESOURCES = lookup([0, *(d.cost.resources for d in DRAGONS)])
PRICE_ICONS = lookup([0, *(d.cost.total for d in DRAGONS)])
LIKES = lookup([0, *(_cave_mask(d.caves) for d in DRAGONS)])
VP = lookup([0, *(d.vp for d in DRAGONS)])
NESTS = lookup([0, *(d.nests for d in DRAGONS)])
TRAITS = lookup([0, *(sizes_mask([d.size]) | traits_mask([d.trait]) | icons_mask(d.icons) for d in DRAGONS)])
ABILITY = lookup([0, *(_ability(d) for d in DRAGONS)])
TRIGGER = lookup([0, *(icons_mask(d.icons[:1]) for d in DRAGONS)])
FEEDS_ON = lookup([-1, *(_GOODS[h.feed] if (h := _hatchling(d)) else -1 for d in DRAGONS)])
THANKS = lookup([0, *(_bonus(d, third=False) for d in DRAGONS)])
GROWN_UP = lookup([0, *(_bonus(d, third=True) for d in DRAGONS)])
SCORED = lookup([_scored(()), *(_scored(d.effects) for d in DRAGONS)])
EXTRA = lookup([(0, 0), *(_extra_goods(d) for d in DRAGONS)])
COMPARES_LEFT = lookup(
    [0, *(int(any(isinstance(p, e.MatchesLeftNeighbor) for p in e.walk(d.effects))) for d in DRAGONS)]
)

# Cave cards by number, mat, track, guild tiles.
CAVE_BONUS = lookup([0, *(_compiler.benefit(cave.effects) for cave in CAVES)])
_paths: Final = (MAT.path.crimson, MAT.path.golden, MAT.path.amethyst)
PATH_STOPS: Final = 5
PATH = lookup([_compiler.benefit(stop) for path in _paths for stop in path])
TRACK_SPACES: Final = len(TRACK.spaces)
TRACK_EFFECT = lookup([_compiler.benefit(space) for space in TRACK.spaces])
BROWN = lookup([int(i in TRACK.brown) for i in range(TRACK_SPACES)])
MARKERS: Final = TRACK.markers
CLOSING: Final = _compiler.benefit(MAT.closing_bonus)

# The cells of a guild tile: rows 1 to 4, then one cell for each printed value of row 5; the last holds any
# number (W14.7).
GUILD_ROWS: Final = 4
NOW_ROWS: Final = 3
_values: Final = GUILDS["plains"].printed_vp
CELLS: Final = GUILD_ROWS + len(_values)
CELL_VP = lookup([*_zero4, *_values])
FEW_PLAYERS: Final = GUILDS["plains"].few_players
_cells_of_row_5: Final = (*(1 for _ in _values[:-1]), c.NO_LIMIT)
SQUARES = lookup([(*side, *_cells_of_row_5) for tile in GUILDS.values() for side in (tile.few, tile.many)])
GUILD_BENEFIT = lookup(
    [[_compiler.benefit(row) for row in tile.rows[:NOW_ROWS]] for tile in GUILDS.values()],
)
GUILD_SCORED = lookup([_scored(tile.rows[NOW_ROWS]) for tile in GUILDS.values()])

# Objectives: side 2t and 2t + 1 are the two sides of tile t.
OBJECTIVE_SIDES: Final = len(OBJECTIVES)
ROUNDS: Final = len(OBJECTIVE_PLACES)
OBJECTIVE_COUNT = lookup([_compiler.count(o.count) for o in OBJECTIVES.values()])
OBJECTIVE_SOLO = lookup([int(o.automa is not None) for o in OBJECTIVES.values()])
OBJECTIVE_BASE = lookup([o.automa or _zero4 for o in OBJECTIVES.values()])
OBJECTIVE_CAP = lookup([o.cap or c.NO_LIMIT for o in OBJECTIVES.values()])
STANDING_VP = lookup([(0, *places) for places in OBJECTIVE_PLACES])  # standing 0 is "others"

# The Automa. Levels are numbered from 1; entry 0 stands for a game without her.
DECISIONS: Final = len(AUTOMA.cards)
DECISION = lookup([_decision(label) for label in AUTOMA.cards])
DECISION_DECK = lookup(
    [0, *(sum(1 << DECISION_NAMES.index(label) for label in level.deck) for level in AUTOMA.levels.values())]
)
DECK_SIZE: Final = len(AUTOMA.levels["automa_1"].deck)
IS_RAVEL = lookup([0, *(int(level.ravel) for level in AUTOMA.levels.values())])
AUTOMA_DRAGON_VP = lookup([0, *(level.vp_per_dragon for level in AUTOMA.levels.values())])
AUTOMA_CAVE_VP: Final = AUTOMA.vp_per_cave
AUTOMA_STEP_VP: Final = AUTOMA.vp_per_step
RAVEL_COINS: Final = AUTOMA.ravel_coins_kept

# Numbers of the mat.
MAT_NESTS: Final = MAT.nests
ACTION_COINS: Final = MAT.action_coins
EXCAVATE_EGGS = lookup([0, *MAT.excavate_eggs])  # by the number of spaces that are excavated already
EXPLORE_EGGS = lookup(MAT.explore_eggs)
MOST_EXPLORED: Final = len(MAT.explore_eggs)
START_COINS: Final = MAT.start.coins
START_EGGS: Final = MAT.start.eggs
START_RESOURCES: Final = MAT.start.resources
START_DRAGONS: Final = MAT.start.dragon_cards
START_CAVES: Final = MAT.start.cave_cards
START_KEEP: Final = MAT.start.keep
INCOME_COINS: Final = MAT.income.coins
INCOME_EGGS: Final = MAT.income.eggs
MOST_COINS: Final = MAT.limits.coins
MOST_CARDS: Final = MAT.limits.cards
MOST_RESOURCES: Final = MAT.limits.resources
SLOTS: Final = MAT.display.dragon_cards
COINS_PER_VP: Final = MAT.remaining.coins_per_vp
GOODS_PER_VP: Final = MAT.remaining.goods_per_vp

# Nodes that the course of the game puts on the stack itself.
NODE_ENTICE: Final = _compiler.node(c.PLAY, terms=c.FULL_PRICE, source=c.HAND)
NODE_EXCAVATE: Final = _compiler.node(c.EXCAVATE, source=c.HAND, costs_eggs=1)
NODE_TURN: Final = _compiler.node(c.TURN)
NODE_WALK: Final = _compiler.node(c.WALK)
NODE_MARK: Final = _compiler.node(c.MARK)
NODE_BONUSES: Final = _compiler.node(c.BONUSES)
NODE_FILL: Final = _compiler.node(c.FILL)
NODE_ABILITIES: Final = _compiler.node(c.ABILITIES, icons=icons_mask(["once_per_round"]))
NODE_PAYMENTS: Final = _compiler.node(c.ABILITIES, icons=icons_mask(["end_game"]))
NODE_INCOME: Final = _compiler.node(c.INCOME)
NODE_AUTOMA: Final = _compiler.node(c.AUTOMA_TURN)

# The programs themselves; nothing may be compiled below this line.
NODE = lookup(_compiler.nodes)
CHILD = lookup(_compiler.children)
LEAVES_OF = lookup(_compiler.leaves)
COST = lookup(_compiler.costs)
COUNTS = lookup(_compiler.counts)
CONDITIONS = lookup(_compiler.conditions)
PLACE_MASK = lookup(_place_masks())
