"""Random games of 1 to 5 seats keep the invariants of W21 at every step and end within the bound."""

from __future__ import annotations

import pytest

from dracosaur.core.twin import CHOICES, RNG_SIZE, below, seed_row
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.kinds import KINDS, kind_of
from dracosaur.games.wyrmspan.rules import constants
from tests.games.wyrmspan.invariants import check, check_between_turns

MAX_ENTRIES = 20_000
YES_OR_NO = ("gain", "step", "reveal", "pay", "excavate")


def play(seats: int, level: int, seed: int, avoid: tuple[int, ...] = ()) -> tuple[rules.State, int]:
    """A random game that checks every state on its way; actions to avoid are taken only if nothing else
    is left.
    """
    s = rules.State()
    rng = [0] * RNG_SIZE
    seed_row(rng, 4, seed)
    buffer = [0] * rules.MOST_LEGAL
    rules.setup(s, seats, [-1, -1, -1, -1, -1, level, -1, 0])
    entries = 0
    while s.actor != constants.FINISHED:
        for seat in (constants.CHANCE, *range(seats)):
            if not rules.must_act(s, seat):
                continue
            legal = buffer[: rules.legal(s, seat, buffer)]
            assert legal, "whoever is asked can answer"
            assert legal == sorted(set(legal))
            if seat == constants.CHANCE:
                action = rules.draw(s, rng)
                assert action in legal
            else:
                assert len(legal) > 1, "an empty question is not asked"
                kind = kind_of(s, seat)
                assert kind in KINDS, "every question has words"
                assert (kind in YES_OR_NO) == (constants.ACT_USE in legal), "the answers fit the question"
                is_place = any(constants.ACT_SPACE <= a < constants.ACT_MAT for a in legal)
                assert not (is_place and kind in ("tuck_card", "cave", "gain_card"))
                wanted = [a for a in legal if a not in avoid] or legal
                action = wanted[below(rng, CHOICES, len(wanted))]
                if constants.ACT_PASS in legal:
                    check_between_turns(s)
                    before_turn(s, seat)
            rules.apply(s, seat, action)
            check(s)
            entries += 1
            assert entries < MAX_ENTRIES
            break
    for player in range(max(seats, 2)):
        assert all(0 <= standing <= 3 for standing in s.standing[player])
    return s, entries


def before_turn(s: rules.State, seat: int) -> None:
    """W21.4: whoever has acted in this round and is not above the limits by others' gifts stands within
    them.
    """
    assert s.turn == seat
    assert s.passed[seat] == 0


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_invariants(seats: int, seed: int) -> None:
    """W21."""
    play(seats, 1 + seed % len(programs.LEVEL_NAMES) if seats == 1 else 0, seed)


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("seed", range(6, 10))
def test_busy_games_keep_the_invariants(seats: int, seed: int) -> None:
    """Players who pass and decline only when they must fill mats, decks and hands (W21)."""
    level = 1 + seed % len(programs.LEVEL_NAMES) if seats == 1 else 0
    s, _ = play(seats, level, seed, avoid=(constants.ACT_PASS, constants.ACT_DECLINE))
    assert max(sum(row) for row in s.settled) >= 3
