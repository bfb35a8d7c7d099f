"""What lies on a mat: dragons, eggs, cached resources, tucked cards (W3, W11 to W13)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANYWHERE,
    COLUMNS,
    DRAGON_CARD,
    LAY_EACH,
    NOWHERE,
    OP,
    PLACE,
    RESOURCES,
    SPACES,
    THIS_CAVE,
    TUCK_EACH,
    WHEN_PLAYED,
)
from dracosaur.games.wyrmspan.cards.programs import (
    ABILITY,
    FEEDS_ON,
    GROWN_UP,
    MAT_NESTS,
    NESTS,
    NODE,
    PLACE_MASK,
    THANKS,
    TRIGGER,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_MAT,
    ACT_SPACE,
    ALL_KNOW,
    ALL_SEE_UNDER,
    FRAME,
    MASK_AT,
    NEW,
    NODE_AT,
    ON_MAT,
    SEAT_AT,
    SPACE_AT,
    UNDER_DRAGON,
)
from dracosaur.games.wyrmspan.rules.stack import allow, push
from dracosaur.games.wyrmspan.rules.state import State


@rule
def occupied(s: State, seat: int) -> int:
    """The spaces with a dragon; in each cave they are the first ones (W7.3)."""
    n = s.settled[seat]
    return ((1 << n[0]) - 1) | ((1 << n[1]) - 1) << COLUMNS | ((1 << n[2]) - 1) << 2 * COLUMNS


@rule
def dragons_in(s: State, seat: int, place: int, space: int) -> int:
    """The spaces of a place, seen from a space, that have a dragon."""
    return PLACE_MASK[place][space] & occupied(s, seat)


@rule
def free_nests(s: State, seat: int, spaces: int) -> int:
    """Those of the spaces whose dragon has a free nest."""
    dragon = s.dragon[seat]
    eggs = s.eggs[seat]
    free = 0
    for space in range(SPACES):
        if (spaces >> space) & 1 and eggs[space] < NESTS[dragon[space]]:
            free |= 1 << space
    return free


@rule
def can_lay(s: State, seat: int, place: int, space: int) -> bool:
    """Whether an egg fits into the place (W11.7)."""
    if place == ANYWHERE:
        return s.egg_count[seat] < s.nest_count[seat]
    return free_nests(s, seat, PLACE_MASK[place][space]) > 0


@rule
def eggs_in(s: State, seat: int, place: int, space: int) -> int:
    """The eggs that a cost may take from the place (W5.11, W5.12)."""
    if place == ANYWHERE:
        return s.egg_count[seat]
    eggs = s.eggs[seat]
    n = 0
    mask = PLACE_MASK[place][space]
    for i in range(SPACES):
        if (mask >> i) & 1:
            n += eggs[i]
    return n


@rule
def allow_spaces(s: State, spaces: int) -> None:
    """Each of the spaces may be named."""
    for space in range(SPACES):
        if (spaces >> space) & 1:
            allow(s, ACT_SPACE + space)


@rule
def allow_nests(s: State, seat: int, place: int, space: int) -> None:
    """Each free nest of the place may be named; the two of the mat are equal."""
    allow_spaces(s, free_nests(s, seat, PLACE_MASK[place][space]))
    if place == ANYWHERE and s.mat_eggs[seat] < MAT_NESTS:
        allow(s, ACT_MAT)


@rule
def lay_egg(s: State, seat: int, action: int) -> None:
    """One more egg lies in the nest that the action names."""
    if action == ACT_MAT:
        s.mat_eggs[seat] += 1
    else:
        s.eggs[seat][action - ACT_SPACE] += 1
    s.egg_count[seat] += 1


@rule
def take_egg(s: State, seat: int, action: int) -> None:
    """The egg is paid from the nest that the action names."""
    if action == ACT_MAT:
        s.mat_eggs[seat] -= 1
    else:
        s.eggs[seat][action - ACT_SPACE] -= 1
    s.egg_count[seat] -= 1


@rule
def take_last_eggs(s: State, seat: int, place: int, space: int, n: int) -> bool:
    """Whether there was no choice which eggs to pay; then all n are paid."""
    eggs = s.eggs[seat]
    mask = PLACE_MASK[place][space]
    total = s.mat_eggs[seat] if place == ANYWHERE else 0
    nests = 1 if total > 0 else 0
    only = ACT_MAT
    for i in range(SPACES):
        if (mask >> i) & 1 and eggs[i] > 0:
            total += eggs[i]
            nests += 1
            only = ACT_SPACE + i
    if nests == 1:
        for _ in range(n):
            take_egg(s, seat, only)
        return True
    if total > n:
        return False
    s.egg_count[seat] -= n
    for i in range(SPACES):
        if (mask >> i) & 1:
            eggs[i] = 0
    if place == ANYWHERE:
        s.mat_eggs[seat] = 0
    return True


@rule
def allow_eggs(s: State, seat: int, place: int, space: int) -> None:
    """Each nest of the place with an egg may be named."""
    eggs = s.eggs[seat]
    mask = PLACE_MASK[place][space]
    for i in range(SPACES):
        if (mask >> i) & 1 and eggs[i] > 0:
            allow(s, ACT_SPACE + i)
    if place == ANYWHERE and s.mat_eggs[seat] > 0:
        allow(s, ACT_MAT)


@rule
def cache_on(s: State, seat: int, space: int, resource: int) -> None:
    """The resource, taken from wherever, lies on the dragon; a hatchling may be thankful."""
    s.cached[seat][space * RESOURCES + resource] += 1
    feed(s, seat, space, resource)


@rule
def tuck_under(s: State, seat: int, space: int, card: int, known: int) -> None:
    """The dragon card, taken from wherever, is under the dragon; a hatchling may be thankful."""
    s.dragon_at[card] = UNDER_DRAGON + seat
    s.dragon_known[card] = known
    s.tucked[seat][space] += 1
    feed(s, seat, space, DRAGON_CARD)


@rule
def feed(s: State, seat: int, space: int, what: int) -> None:
    """A hatchling that got what it feeds on gives its bonus, the third time both (W12.3, W12.4)."""
    dragon = s.dragon[seat][space]
    if FEEDS_ON[dragon] != what:
        return
    if s.growth[seat][space] == 2:
        s.growth[seat][space] = 3
        push(s, GROWN_UP[dragon], seat, space, NEW)
        return
    if s.growth[seat][space] < 2:
        s.growth[seat][space] += 1
    push(s, THANKS[dragon], seat, space, NEW)


@rule
def settle(s: State, seat: int, space: int, dragon: int) -> None:
    """The dragon is visible on a space that was empty, and its When Played ability is offered (W7.4)."""
    s.settled[seat][space // COLUMNS] += 1
    show_dragon(s, seat, space, dragon)


@rule
def show_dragon(s: State, seat: int, space: int, dragon: int) -> None:
    """The dragon is the visible one of its space."""
    s.dragon_at[dragon] = ON_MAT
    s.dragon_known[dragon] = ALL_KNOW
    s.dragon[seat][space] = dragon
    s.nest_count[seat] += NESTS[dragon]
    s.fresh[seat] |= 1 << space
    if TRIGGER[dragon] == WHEN_PLAYED:
        push(s, ABILITY[dragon], seat, space, NEW)


@rule
def cover(s: State, seat: int, space: int, dragon: int) -> None:
    """The dragon lies on top of another, which counts as tucked; surplus eggs are gone (W13.7)."""
    below = s.dragon[seat][space]
    s.dragon_at[below] = UNDER_DRAGON + seat
    s.dragon_known[below] = ALL_SEE_UNDER
    s.tucked[seat][space] += 1
    s.growth[seat][space] = 0
    s.nest_count[seat] -= NESTS[below]
    surplus = s.eggs[seat][space] - NESTS[dragon]
    if surplus > 0:
        s.eggs[seat][space] -= surplus
        s.egg_count[seat] -= surplus
    s.used[seat] &= ~(1 << space)
    leave_space(s, seat, space)
    show_dragon(s, seat, space, dragon)


@rule
def leave_space(s: State, seat: int, space: int) -> None:
    """Effects of the dragon that was covered have no place any more, and it is no target (W9.16, W9.17)."""
    stack = s.stack
    for base in range(0, s.depth * FRAME, FRAME):
        if stack[base + SEAT_AT] == seat:
            if stack[base + SPACE_AT] == space:
                stack[base + SPACE_AT] = NOWHERE
            if is_each(stack[base + NODE_AT]):
                stack[base + MASK_AT] &= ~(1 << space)


@rule
def is_each(node: int) -> bool:
    """Whether the node serves several dragons one after the other."""
    return NODE[node][OP] == LAY_EACH or NODE[node][OP] == TUCK_EACH


@rule
def exchange_bits(mask: int, one: int, other: int) -> int:
    """The set with the two members exchanged."""
    if (mask >> one) & 1 == (mask >> other) & 1:
        return mask
    return mask ^ (1 << one | 1 << other)


@rule
def swap_dragons(s: State, seat: int, one: int, other: int) -> None:
    """Two dragons have changed places with all that is theirs; cave cards stay (W13.9)."""
    for field in (s.dragon[seat], s.eggs[seat], s.tucked[seat], s.growth[seat]):
        held = field[one]
        field[one] = field[other]
        field[other] = held
    cached = s.cached[seat]
    for i in range(RESOURCES):
        held = cached[one * RESOURCES + i]
        cached[one * RESOURCES + i] = cached[other * RESOURCES + i]
        cached[other * RESOURCES + i] = held
    s.fresh[seat] = exchange_bits(s.fresh[seat], one, other)
    s.used[seat] = exchange_bits(s.used[seat], one, other)
    follow_swap(s, seat, one, other)


@rule
def follow_swap(s: State, seat: int, one: int, other: int) -> None:
    """Effects follow their dragon (W9.17); a target that has left the place meant is no target any more
    (W9.16).
    """
    stack = s.stack
    for base in range(0, s.depth * FRAME, FRAME):
        if stack[base + SEAT_AT] == seat:
            space = stack[base + SPACE_AT]
            if space == one:
                stack[base + SPACE_AT] = other
            elif space == other:
                stack[base + SPACE_AT] = one
            node = stack[base + NODE_AT]
            if is_each(node):
                same_cave = one // COLUMNS == other // COLUMNS
                same_column = one % COLUMNS == other % COLUMNS
                if same_cave if NODE[node][PLACE] == THIS_CAVE else same_column:
                    stack[base + MASK_AT] = exchange_bits(stack[base + MASK_AT], one, other)
                else:
                    stack[base + MASK_AT] &= ~(1 << one | 1 << other)
