"""Actions as values: every code has one, and every value leads back to its code."""

from __future__ import annotations

import msgspec
import pytest

from dracosaur.core.game import CHANCE, Illegal, Seat
from dracosaur.core.notation import format_entry, parse_entry
from dracosaur.games.wyrmspan.actions import (
    DealDecision,
    DealGuild,
    Exchange,
    PickCell,
    PickItem,
    PickSpace,
    WyrmspanAction,
    decode,
    encode,
)
from dracosaur.games.wyrmspan.rules import constants

NO_CARD = {
    constants.ACT_DRAGON,
    constants.ACT_CAVE_CARD,
    constants.DEAL_DRAGON,
    constants.DEAL_CAVE,
}  # cards count from 1
FALLING = {
    constants.ACT_EXCHANGE + 16 * a + 4 * b + kind for a in range(4) for b in range(a) for kind in range(4)
}
CODES = [code for code in range(constants.ALL_ACTIONS) if code not in NO_CARD | FALLING]


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_an_action(code: int) -> None:
    action = decode(code)
    assert encode(action) == code
    seat = CHANCE if code >= constants.PLAYER_ACTIONS else Seat(1)
    assert parse_entry(format_entry(seat, action), WyrmspanAction) == (seat, action)
    assert msgspec.json.decode(msgspec.json.encode(action), type=WyrmspanAction) == action


def test_different_codes_are_different_actions() -> None:
    assert len({decode(code) for code in CODES}) == len(CODES)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (PickSpace("golden", 2), "0 space golden 2"),
        (PickCell(5, 6), "0 cell 5 6"),
        (PickCell(3), "0 cell 3"),
        (Exchange("meat", "milk", "gold"), "0 exchange meat milk gold"),
        (PickItem(1), "0 item 1"),
    ],
)
def test_notation_reads_aloud(action: WyrmspanAction, line: str) -> None:
    assert format_entry(Seat(0), action) == line


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Exchange("milk", "meat", "gold"), "W5.10"),
        (PickCell(2, 6), "W14.7"),
        (PickCell(5), "W14.7"),
        (DealGuild("desert"), "W4.11"),
        (DealDecision("9"), "W4.11"),
    ],
)
def test_actions_without_a_code_are_refused(action: WyrmspanAction, rule: str) -> None:
    with pytest.raises(Illegal) as refusal:
        encode(action)
    assert refusal.value.rule == rule
