"""The invariants W21 as a check of one state."""

from __future__ import annotations

from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.rules import constants


def check(s: rules.State) -> None:
    """Assert what must hold at every moment."""
    check_cards(s)
    for seat in range(s.seats):
        check_mat(s, seat)
        check_supply(s, seat)
    check_guild(s)
    assert 0 <= s.depth < constants.DEPTH // 2, "the stack is far from full"
    assert not any(s.stack[s.depth * constants.FRAME :]), "what is resolved is wiped out"


def check_cards(s: rules.State) -> None:
    """W21.1: every card is in one place, and the counts tell the same as the places."""
    for kind, at, slots in (
        (0, s.dragon_at, s.dragon_slot),
        (1, s.cave_at, s.cave_slot),
    ):
        hands = s.dragon_cards if kind == 0 else s.cave_cards
        assert at.count(constants.IN_DECK) - 1 == s.deck[kind]  # entry 0 is no card
        assert at.count(constants.IN_PILE) == s.pile[kind]
        assert sorted(c for c, w in enumerate(at) if w == constants.ON_DISPLAY) == sorted(
            c for c in slots if c
        )
        for seat in range(s.seats):
            assert at.count(constants.IN_HAND + seat) == hands[seat]
        mats = s.dragon if kind == 0 else s.cave
        visible = sorted(c for mat in mats for c in mat if c)
        assert visible == sorted(c for c, w in enumerate(at) if w == constants.ON_MAT)
        assert at.count(constants.WITH_AUTOMA) == s.automa_cards[kind]
    for seat in range(s.seats):
        assert s.dragon_at.count(constants.UNDER_DRAGON + seat) == sum(s.tucked[seat])


def check_mat(s: rules.State, seat: int) -> None:
    """W21.2, W21.3, W21.13."""
    nests = 2
    for space in range(12):
        cave, column = divmod(space, 4)
        number = s.dragon[seat][space]
        assert (number > 0) == (column < s.settled[seat][cave])
        assert (s.cave[seat][space] > 0) == (0 < column < s.excavated[seat][cave])
        nests += programs.NESTS[number]
        assert 0 <= s.eggs[seat][space] <= programs.NESTS[number]
        cached = s.cached[seat][4 * space : 4 * space + 4]
        if number == 0:
            assert not any(cached)
            assert s.tucked[seat][space] == 0
        feed = programs.FEEDS_ON[number]
        growth = s.growth[seat][space]
        if feed < 0:
            assert growth == 0
        else:
            assert growth <= (s.tucked[seat][space] if feed >= 4 else cached[feed])
    for cave in range(3):
        assert s.settled[seat][cave] <= s.excavated[seat][cave] <= 4
        assert s.excavated[seat][cave] >= 1
        assert 0 <= s.explored[seat][cave] <= 3
    assert 0 <= s.mat_eggs[seat] <= 2
    assert s.egg_count[seat] == s.mat_eggs[seat] + sum(s.eggs[seat])
    assert s.nest_count[seat] == nests


def check_supply(s: rules.State, seat: int) -> None:
    """W21.4: nothing is negative."""
    assert s.coins[seat] >= 0
    assert min(s.resources[seat]) >= 0
    assert s.dragon_cards[seat] >= 0
    assert s.cave_cards[seat] >= 0


def check_guild(s: rules.State) -> None:
    """W21.5, W21.6: markers follow the steps, squares hold one."""
    for seat in range(s.seats):
        due = min(4, s.steps[seat] // 6)
        marking = any(
            s.stack[base] == programs.NODE_MARK and s.stack[base + constants.SEAT_AT] == seat
            for base in range(0, s.depth * constants.FRAME, constants.FRAME)
        )
        assert sum(s.markers[seat]) == s.placed[seat] == due - int(marking)
    if s.seats == 1:
        assert sum(s.markers[constants.AUTOMA]) == s.placed[constants.AUTOMA] <= s.round + 1
    side = 2 * s.guild + (0 if s.seats <= programs.FEW_PLAYERS else 1)
    for cell in range(programs.CELLS):
        assert sum(markers[cell] for markers in s.markers) <= programs.SQUARES[side][cell]


def check_between_turns(s: rules.State) -> None:
    """W21.4, W21.7, W21.11: where a player is about to choose an action."""
    assert s.drawn == 0
    assert constants.ON_THE_WAY not in s.dragon_at
    assert constants.ON_THE_WAY not in s.cave_at
    for kind, slots in ((0, s.dragon_slot), (1, s.cave_slot)):
        assert all(slots) or s.deck[kind] + s.pile[kind] == 0
