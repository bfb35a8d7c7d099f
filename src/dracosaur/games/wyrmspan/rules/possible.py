"""Whether something could be done now: what is offered, and what a cost may be paid for (W5.9, W5.16,
W9.15).
"""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ACTIVATE,
    ACTIVATE_MAT,
    ANYWHERE,
    CACHE,
    CAVE_KIND,
    CAVES,
    COLUMNS,
    COST_CARD,
    COST_CAVE,
    COST_COIN,
    COST_DRAGON,
    COST_EGG,
    COST_GOODS,
    COST_PLACE,
    COST_RESOURCE,
    DECK,
    DISCOUNT,
    DISPLAY,
    DRAGON_CARD,
    DRAGON_KIND,
    EXCAVATE,
    FEED,
    FREE,
    FROM_ANY,
    FROM_DECK,
    FULL_PRICE,
    GAIN_CARDS,
    GENERAL_SUPPLY,
    HAND,
    ICONS,
    KIND,
    LAY,
    LAY_EACH,
    LEAF,
    LEAF_CONDITION,
    LEAF_CONDITIONS,
    LEAF_COST,
    LEAF_NODE,
    LEAF_OPPONENT,
    LEAVES,
    NO_COST,
    NO_RESOURCES,
    NOWHERE,
    ON_TOP,
    OP,
    PLACE,
    PLAY,
    RESOURCES,
    REVEAL,
    SCORE,
    SOURCE,
    SPACES,
    SPLIT_CARDS,
    STOW_CARDS,
    SWAP,
    TERMS,
    TRAIT,
    TUCK,
    TUCK_EACH,
    WHAT,
    WITHOUT,
)
from dracosaur.games.wyrmspan.cards.programs import (
    ABILITY,
    COST,
    DRAGON_CARDS,
    EXCAVATE_EGGS,
    LEAVES_OF,
    LIKES,
    NODE,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
    SLOTS,
    TRAITS,
    TRIGGER,
)
from dracosaur.games.wyrmspan.rules.constants import IN_HAND
from dracosaur.games.wyrmspan.rules.counts import amount, holds
from dracosaur.games.wyrmspan.rules.hands import can_draw, is_on_display
from dracosaur.games.wyrmspan.rules.mats import can_lay, dragons_in, eggs_in, free_nests
from dracosaur.games.wyrmspan.rules.state import State


@rule
def resource_count(s: State, seat: int) -> int:
    """All resources in the supply of the seat."""
    have = s.resources[seat]
    return have[0] + have[1] + have[2] + have[3]


@rule
def can_do(s: State, seat: int, node: int, space: int) -> bool:
    """Whether the node could do anything now, for the seat or for an opponent whom it serves as well."""
    if can_do_itself(s, seat, node, space, 0):
        return True
    first = NODE[node][LEAF]
    for i in range(first, first + NODE[node][LEAVES]):
        leaf = LEAVES_OF[i]
        if NODE[leaf[LEAF_NODE]][OP] == ACTIVATE and can_pay(s, seat, space, leaf[LEAF_COST], 0):
            spent = COST[leaf[LEAF_COST]][COST_RESOURCE]
            if can_activate(s, seat, NODE[leaf[LEAF_NODE]][ICONS], space, spent):
                return True
    return False


@rule
def can_do_itself(s: State, seat: int, node: int, space: int, spent: int) -> bool:
    """Whether the node could do anything but activate another dragon, with so many resources spent before."""
    first = NODE[node][LEAF]
    for i in range(first, first + NODE[node][LEAVES]):
        leaf = LEAVES_OF[i]
        if leaf[LEAF_OPPONENT] == 0:
            if is_open(s, seat, space, i, spent):
                return True
        else:
            for k in range(1, s.seats):
                if is_open(s, (seat + k) % s.seats, NOWHERE, i, 0):
                    return True
    return False


@rule
def can_activate(s: State, seat: int, icons: int, space: int, spent: int) -> bool:
    """Whether another dragon with one of the icons could do anything (W13.10, W13.14).

    A dragon so activated may activate further ones: its icons are looked at next.
    """
    seen = 0
    while icons != 0:
        further = 0
        for other in range(SPACES):
            dragon = s.dragon[seat][other]
            if other != space and TRIGGER[dragon] & icons != 0:
                if can_do_itself(s, seat, ABILITY[dragon], other, spent):
                    return True
                leaf = LEAVES_OF[NODE[ABILITY[dragon]][LEAF]]
                if NODE[leaf[LEAF_NODE]][OP] == ACTIVATE:
                    further |= NODE[leaf[LEAF_NODE]][ICONS]
        seen |= icons
        icons = further & ~seen
    return False


@rule
def can_be_activated(s: State, seat: int, icons: int, space: int) -> bool:
    """Whether the dragon of the space bears one of the icons and could do anything."""
    dragon = s.dragon[seat][space]
    return TRIGGER[dragon] & icons != 0 and can_do(s, seat, ABILITY[dragon], space)


@rule
def is_open(s: State, seat: int, space: int, leaf: int, spent: int) -> bool:
    """Whether the conditions of the leaf hold, its cost can be paid, and the thing could then be done."""
    row = LEAVES_OF[leaf]
    if row[LEAF_CONDITIONS] > 0 and not holds(s, seat, space, row[LEAF_CONDITION], row[LEAF_CONDITIONS]):
        return False
    cost = row[LEAF_COST]
    if cost != NO_COST and not can_pay(s, seat, space, cost, spent):
        return False
    return is_possible(s, seat, space, row[LEAF_NODE], cost, spent)


@rule
def can_pay(s: State, seat: int, space: int, cost: int, spent: int) -> bool:
    """Whether the seat has all that the cost takes (W5.8)."""
    row = COST[cost]
    resources = resource_count(s, seat) - spent
    dragons = s.dragon_cards[seat]
    caves = s.cave_cards[seat]
    if row[COST_COIN] > s.coins[seat] or row[COST_RESOURCE] > resources:
        return False
    if row[COST_DRAGON] > dragons or row[COST_CAVE] > caves or row[COST_CARD] > dragons + caves:
        return False
    if row[COST_GOODS] > resources + dragons + caves:
        return False
    return row[COST_EGG] == 0 or row[COST_EGG] <= eggs_in(s, seat, row[COST_PLACE], space)


@rule
def is_possible(s: State, seat: int, space: int, node: int, cost: int, spent: int) -> bool:
    """Whether the single thing could be done once the cost is paid."""
    row = NODE[node]
    op = row[OP]
    if op == LAY:
        frees = COST[cost][COST_EGG] > 0 and row[PLACE] == ANYWHERE  # the egg paid leaves a nest
        return frees or can_lay(s, seat, row[PLACE], space)
    if op == GAIN_CARDS:
        return can_get(s, row[KIND], row[SOURCE], cost) and amount(s, seat, node, space) > 0
    if op == PLAY:
        return can_play_any(s, seat, row[TERMS], row[SOURCE], COST[cost][COST_DRAGON])
    if op == EXCAVATE:
        return can_excavate(s, seat, row[SOURCE], cost)
    if op == CACHE:
        left = resource_count(s, seat) - spent - COST[cost][COST_RESOURCE]
        return (row[SOURCE] == GENERAL_SUPPLY or left > 0) and dragons_in(s, seat, row[PLACE], space) != 0
    if op == TUCK:
        if dragons_in(s, seat, row[PLACE], space) == 0 or amount(s, seat, node, space) == 0:
            return False
        if row[SOURCE] == FROM_DECK:
            return can_draw(s, DRAGON_KIND)
        return s.dragon_cards[seat] > COST[cost][COST_DRAGON]
    if op == FEED:
        return can_feed(s, seat, row[WHAT], spent)
    if op == STOW_CARDS or op == SPLIT_CARDS:
        return can_get(s, DRAGON_KIND, row[SOURCE], cost) and amount(s, seat, node, space) > 0
    if op == LAY_EACH:
        return free_nests(s, seat, targets(s, seat, node, space)) != 0
    if op == TUCK_EACH:
        return targets(s, seat, node, space) != 0 and can_draw(s, DRAGON_KIND)
    if op == REVEAL:
        return space >= 0 and can_draw(s, DRAGON_KIND)
    if op == SWAP:
        return s.settled[seat][0] + s.settled[seat][1] + s.settled[seat][2] > 1
    if op == ACTIVATE:
        return False  # can_do looks further
    if op == ACTIVATE_MAT or op == SCORE:
        return True
    return amount(s, seat, node, space) > 0


@rule
def targets(s: State, seat: int, node: int, space: int) -> int:
    """The dragons that an "each" means: all of the place with the trait, or without it (W9.16)."""
    spaces = dragons_in(s, seat, NODE[node][PLACE], space)
    for i in range(SPACES):
        if (spaces >> i) & 1:
            traits = TRAITS[s.dragon[seat][i]]
            if (NODE[node][TRAIT] != 0 and traits & NODE[node][TRAIT] == 0) or traits & NODE[node][
                WITHOUT
            ] != 0:
                spaces &= ~(1 << i)
    return spaces


@rule
def can_get(s: State, kind: int, source: int, cost: int) -> bool:
    """Whether a card of the kind can be had; cards paid for it lie on the pile by then (W10.12, W10.13)."""
    if can_draw(s, kind) or COST[cost][COST_DRAGON if kind == DRAGON_KIND else COST_CAVE] > 0:
        return True
    return source == FROM_ANY and is_on_display(s, kind)


@rule
def can_feed(s: State, seat: int, what: int, spent: int) -> bool:
    """Whether a hatchling can be fed, by an exchange if need be (W5.17)."""
    if what == DRAGON_CARD:
        return s.dragon_cards[seat] > 0
    left = resource_count(s, seat) - spent
    return left >= 1 if s.resources[seat][what] > 0 else left >= 2


@rule
def can_excavate(s: State, seat: int, source: int, cost: int) -> bool:
    """Whether a space is left to excavate for free and a cave card can be had for it."""
    open_spaces = s.excavated[seat]
    if open_spaces[0] + open_spaces[1] + open_spaces[2] == CAVES * COLUMNS:
        return False
    if source & HAND and s.cave_cards[seat] > COST[cost][COST_CAVE]:
        return True
    if source & DISPLAY and is_on_display(s, CAVE_KIND):
        return True
    return source & DECK != 0 and (can_draw(s, CAVE_KIND) or COST[cost][COST_CAVE] > 0)


@rule
def can_excavate_now(s: State, seat: int) -> bool:
    """Whether the action Excavate has a target that can be paid, the coin aside (W6.2, W6.9)."""
    if s.cave_cards[seat] == 0:
        return False
    for cave in range(CAVES):
        n = s.excavated[seat][cave]
        if n < COLUMNS and EXCAVATE_EGGS[n] <= s.egg_count[seat]:
            return True
    return False


@rule
def room(s: State, seat: int) -> int:
    """The caves with an excavated space that has no dragon (W7.3)."""
    caves = 0
    for cave in range(CAVES):
        if s.settled[seat][cave] < s.excavated[seat][cave]:
            caves |= 1 << cave
    return caves


@rule
def inhabited(s: State, seat: int) -> int:
    """The caves with a dragon, where another may go on top (W13.7)."""
    caves = 0
    for cave in range(CAVES):
        if s.settled[seat][cave] > 0:
            caves |= 1 << cave
    return caves


@rule
def caves_for_play(s: State, seat: int, terms: int) -> int:
    """The caves that could take one more dragon on these terms."""
    return inhabited(s, seat) if terms == ON_TOP else room(s, seat)


@rule
def can_afford(s: State, seat: int, dragon: int, terms: int, coins: int) -> bool:
    """Whether the dragon's printed cost can be paid on these terms with so many coins (W5.16, W13.2,
    W13.3).
    """
    if terms == FREE or terms == ON_TOP:
        return True
    missing_eggs = PRICE_EGGS[dragon] - s.egg_count[seat]
    if PRICE_COINS[dragon] > coins or missing_eggs > 1:
        return False
    if terms == NO_RESOURCES:
        return missing_eggs <= 0
    have = s.resources[seat]
    short = 0
    spare = 0
    for i in range(RESOURCES):
        rest = have[i] - PRICE[dragon][i]
        if rest < 0:
            short -= rest
        else:
            spare += rest
    if missing_eggs > 0:
        return terms == DISCOUNT and spare >= 2 * short
    if terms == DISCOUNT and short > 0:
        short -= 1
    return spare >= 2 * short


@rule
def can_play(s: State, seat: int, dragon: int, terms: int, caves: int) -> bool:
    """Whether the dragon likes one of the caves and can be paid."""
    return LIKES[dragon] & caves != 0 and can_afford(s, seat, dragon, terms, s.coins[seat])


@rule
def playable_cards(s: State, seat: int, terms: int, caves: int, most: int) -> int:
    """How many dragons of the hand can be played on these terms, counted up to `most`."""
    at = s.dragon_at
    mine = IN_HAND + seat
    n = 0
    for card in range(1, DRAGON_CARDS + 1):
        if at[card] == mine and can_play(s, seat, card, terms, caves):
            n += 1
            if n == most:
                return n
    return n


@rule
def can_play_any(s: State, seat: int, terms: int, source: int, cards_paid: int) -> bool:
    """Whether some dragon can be played on these terms after so many dragon cards of the hand are paid
    (W5.14).
    """
    caves = caves_for_play(s, seat, terms)
    if caves == 0:
        return False
    if source & HAND and s.dragon_cards[seat] > cards_paid and playable_cards(s, seat, terms, caves, 1) > 0:
        return True
    if source & DISPLAY:
        for slot in range(SLOTS):
            dragon = s.dragon_slot[slot]
            if dragon > 0 and can_play(s, seat, dragon, terms, caves):
                return True
    return False


@rule
def can_entice(s: State, seat: int, coins: int) -> bool:
    """Whether the action Entice has a card that can be paid with what the action leaves (W7.1 to W7.3)."""
    if s.dragon_cards[seat] == 0:
        return False
    caves = room(s, seat)
    if caves == 0:
        return False
    at = s.dragon_at
    mine = IN_HAND + seat
    for card in range(1, DRAGON_CARDS + 1):
        if at[card] == mine and LIKES[card] & caves != 0 and can_afford(s, seat, card, FULL_PRICE, coins):
            return True
    return False


@rule
def bears(s: State, seat: int, space: int, icon: int) -> bool:
    """Whether a visible dragon with a program for the trigger lies on the space."""
    dragon = s.dragon[seat][space]
    return TRIGGER[dragon] == icon and ABILITY[dragon] != 0
