"""Every game through the conformance kit with every number of seats; more by `make conformance`."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dracosaur.core.conformance import check_game, check_position, check_processes
from dracosaur.core.rng import Rng
from tests.conformance import CONTRACTS, contract_of

GAMES = int(os.environ.get("CONFORMANCE_GAMES", "3"))  # of each table; `make quick` is content with one
TABLES = [(name, seats) for name in CONTRACTS for seats in contract_of(name).game.seat_counts]


class Drawn:
    """A chooser whose choices Hypothesis draws, so that a failing game shrinks to a short one."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, n: int) -> int:
        return self.data.draw(st.integers(0, n - 1))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(data=st.data())
@settings(max_examples=min(GAMES, 2), deadline=None, suppress_health_check=list(HealthCheck))
def test_drawn_games(name: str, seats: int, data: st.DataObject) -> None:
    check_game(contract_of(name), Drawn(data), seats, every=3)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seeded_games(name: str, seats: int) -> None:
    contract = contract_of(name)
    records = [check_game(contract, Rng("sample", name, seats, i), seats, every=5) for i in range(GAMES)]
    check_processes(contract.game, records[:1])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_from_positions(name: str, seats: int) -> None:
    contract = contract_of(name)
    if contract.draw_position is None:
        pytest.skip("the contract draws no positions")
    for i in range(GAMES):
        check_position(contract, Rng("position", name, seats, i), seats, every=7)


def test_positions_lead_where_set_up_does_not() -> None:
    """Wyrmspan (W10.7): decks without cards, mats without room, supplies without goods are among them."""
    contract = contract_of("wyrmspan")
    assert contract.draw_position is not None
    seen = set()
    for i in range(20):
        state = contract.game.read_position(contract.draw_position(Rng("where", i), 2)).state
        seen |= {f"no deck of kind {kind}" for kind in (0, 1) if state.deck[kind] + state.pile[kind] == 0}
        seen |= {"a full mat" for seat in (0, 1) if all(state.dragon[seat])}
        seen |= {"an empty supply" for seat in (0, 1) if not any(state.resources[seat])}
    assert len(seen) == 4, seen
