"""What a seat cannot know is dealt anew, and nothing else (W1.3 to W1.5, W4.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import State, constants, knowledge
from dracosaur.games.wyrmspan.rules.constants import SPECTATOR
from tests.games.wyrmspan.busy import busy_course
from tests.games.wyrmspan.secrets import conserve
from tests.games.wyrmspan.table import ENTICE, Table, dragon, index
from tests.games.wyrmspan.taking import offered

GAME = Wyrmspan()
# What may differ: where cards are and who knows them, what others could answer, which card they have in mind,
# and in setup what they have chosen.
DEALT = {"dragon_at", "dragon_known", "cave_at", "cave_known", "open", "answers", "last_answer", "stack"}
CHOSEN = {"picks", "resources", "dragon_cards", "cave_cards"}


def dealt(s: State, seat: int, rng: Rng) -> State:
    other = s.copy()
    rules.redeal(other, seat, rng.row)
    return other


def check(s: State, seat: int, rng: Rng) -> None:
    """The seat sees what it saw before, whoever is asked has a choice, and only secrets have changed."""
    viewer = None if seat == SPECTATOR else Seat(seat)
    other = dealt(s, seat, rng)
    conserve(other)
    assert GAME.view(other, viewer) == GAME.view(s, viewer)
    before, after = s.to_json(), other.to_json()
    changed = {field for field in before if before[field] != after[field]}
    assert changed <= DEALT | (CHOSEN if s.phase == constants.KEEPING else set())
    buffer = [0] * rules.MOST_LEGAL
    for who in range(s.seats):
        if rules.must_act(s, who):
            assert rules.legal(other, who, buffer) > 1
            assert who != seat or GAME.legal(other, Seat(who)) == GAME.legal(s, Seat(who))


@pytest.mark.parametrize("seats", range(1, 6))
def test_only_secrets_change_in_any_phase(seats: int) -> None:
    """W1.3, W1.4, W4.7."""
    rng = Rng("redeal", seats)
    phases = set()
    for number, s in enumerate(busy_course(seats, 3)):
        if number % 13 == 0 or s.phase == constants.KEEPING:
            phases.add(s.phase)
            for seat in range(SPECTATOR, seats):
                check(s, seat, rng)
    assert {constants.SETUP, constants.KEEPING, constants.TURNS} <= phases


def test_every_unseen_card_may_be_in_every_unseen_place() -> None:
    """W1.4: decks, other hands and cards that nobody has seen are alike to the seat."""
    table = Table(3).hand(1, 2, 3).hand(11, 12, 13, 14, seat=1).hand(21, seat=2, caves=(5, 6))
    table.put("crimson", 48, tucked=3).put("golden", 50, tucked=2, seat=1).begin().deal()
    for card in range(1, 184):
        if table.s.dragon_at[card] >= constants.UNDER_DRAGON:
            table.s.dragon_known[card] = constants.NOBODY_KNOWS
    at, rng, times = table.s.dragon_at, Rng("anywhere"), 4000
    hidden = [
        card
        for card in range(1, 184)
        if at[card] not in (constants.ON_MAT, constants.ON_DISPLAY, constants.IN_HAND)
    ]
    sizes = Counter(at[card] for card in hidden)
    found: Counter[tuple[int, int]] = Counter()
    caves: Counter[int] = Counter()
    for _ in range(times):
        other = dealt(table.s, 0, rng)
        found.update((card, other.dragon_at[card]) for card in hidden)
        caves.update(card for card in range(1, 76) if other.cave_at[card] == constants.IN_HAND + 2)
    for card in hidden:
        for place, size in sizes.items():
            share = size / len(hidden)
            spread = (times * share * (1 - share)) ** 0.5
            assert abs(found[card, place] - times * share) < 6 * spread, (card, place)
    unseen = [card for card in range(1, 76) if table.s.cave_at[card] != constants.ON_DISPLAY]
    assert set(caves) == {card for card in unseen if table.s.cave_at[card] != constants.ON_MAT}


def test_a_seen_card_may_be_in_the_hand_or_tucked() -> None:
    """W1.5: everybody saw 11 and 12 coming to the player, who has tucked one card of his hand."""
    table = Table().hand(11, 12, 13, seat=1).put("crimson", 48, tucked=1, seat=1)
    tucked = table.s.dragon_at.index(constants.UNDER_DRAGON + 1)
    for card in (11, 12):
        table.s.dragon_known[card] = constants.ALL_KNOW
    table.s.dragon_known[tucked] = constants.OWNER_KNOWS
    table.begin().deal()
    rng, times = Rng("seen"), 600
    under = Counter(
        card
        for _ in range(times)
        for other in (dealt(table.s, 0, rng),)
        for card in (11, 12)
        if other.dragon_at[card] == constants.UNDER_DRAGON + 1
    )
    assert all(100 < under[card] < 200 for card in (11, 12)), "one of four cards is tucked"
    own = [dealt(table.s, 1, rng).dragon_at for _ in range(20)]
    assert all(places[11] == constants.IN_HAND + 1 for places in own), "he knows himself"


def test_the_card_in_mind_stays_in_hand_and_is_any_unseen_one() -> None:
    """W1.4: dragon 171 tucks a card of the hand, and its owner is asked where."""
    table = Table().put("golden", 171).put("crimson", 6).hand(180, 181, 182)
    table = offered(table, programs.ABILITY[171], index("golden", 1)).act(dragon(180))
    rng, memo = Rng("mind"), (table.s.depth - 1) * constants.FRAME + constants.MEMO_AT
    picked = set()
    for _ in range(300):
        other = dealt(table.s, 1, rng)
        assert other.dragon_at[other.stack[memo]] == constants.IN_HAND
        picked.add(other.stack[memo])
    assert len(picked) > 100
    assert dealt(table.s, 0, rng).stack[memo] == 180
    table.s.dragon_known[180] = constants.ALL_KNOW
    assert all(dealt(table.s, 1, rng).stack[memo] == 180 for _ in range(50))


def test_a_hand_without_a_choice_is_not_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """W9.15: who is asked which dragon he entices has two of them that he can pay."""
    table = Table().hand(48, 60).supply(meat=2, gold=1).begin().act(ENTICE)
    assert table.legal() == [dragon(48), dragon(60)]
    rng, buffer = Rng("choice"), [0] * rules.MOST_LEGAL
    hands = set()
    for _ in range(20):
        other = dealt(table.s, 1, rng)
        assert rules.legal(other, 0, buffer) == 2
        hands.add(tuple(buffer[:2]))
    assert len(hands) > 15
    monkeypatch.setattr(knowledge, "TRIES", 1)
    kept = 0
    for _ in range(20):
        other = dealt(table.s, 1, rng)
        assert rules.legal(other, 0, buffer) == 2
        kept += buffer[:2] == table.legal()
    assert kept > 10, "where one deal does not do, the hand is left as it is"


def test_choices_of_setup_are_made_anew() -> None:
    """W4.7: of the others only who has finished is known."""
    s = next(s for s in busy_course(3, 5) if s.phase == constants.KEEPING)
    buffer = [0] * rules.MOST_LEGAL
    for seat in (0, 1, 1, 1, 1, 1, 2, 2, 2):
        rules.legal(s, seat, buffer)
        rules.apply(s, seat, buffer[0])
    rng, times = Rng("start"), 500
    picks: Counter[int] = Counter()
    put_back: Counter[int] = Counter()
    resources: Counter[int] = Counter()
    for _ in range(times):
        other = dealt(s, 0, rng)
        assert (other.picks[0], other.picks[1]) == (s.picks[0], 5)
        assert other.resources[0] == s.resources[0]
        assert sum(other.resources[1]) == 3
        assert other.dragon_cards[1] + other.cave_cards[1] == 4
        assert other.dragon_cards[2] + other.cave_cards[2] == 6 - min(other.picks[2], 2)
        assert sum(other.resources[2]) == max(other.picks[2] - 2, 0)
        picks[other.picks[2]] += 1
        put_back[other.dragon_at.count(constants.PUT_BACK + 1)] += 1
        resources.update(kind for kind in range(4) if other.resources[1][kind])
    assert set(picks) == {0, 1, 2, 3, 4}
    assert min(picks.values()) > times / 5 * 0.6
    # Two of three dragons and three caves: 3, 9 and 3 of 15 ways hold none, one or two dragons.
    assert [round(put_back[n] / times * 5) for n in range(3)] == [1, 3, 1]
    assert len(resources) == 4
