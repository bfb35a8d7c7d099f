"""The twelve options of D17.2 and the presets of the three editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from dracosaur.core.game import Event, Options
from dracosaur.core.options import bad_seat, read_options
from dracosaur.core.twin import Row
from dracosaur.games.draftosaurus.keys import BOARD_KEYS
from dracosaur.games.draftosaurus.rules import constants


class DraftosaurusOptions(Options, frozen=True):
    """How this table plays; the defaults equal the edition `uk`."""

    first_roller: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"  # O1
    board: Literal["summer", "winter", "match"] = "summer"  # O2
    five_player_last_turn: bool = False  # O3
    prairie_capacity: Literal[6] | None = 6  # O4
    bridge_half_capacity: Annotated[int, Meta(ge=1, le=12)] | None = None  # O5
    bridge_halves_separate: Literal["always", "trex_bonus_only"] = "always"  # O6
    quarantine_move: Literal["mandatory", "optional"] = "mandatory"  # O7
    placement_commit: Literal["after_reveal", "joint"] = "after_reveal"  # O8
    two_player_discard_timing: Literal["after_placement", "with_choice"] = "after_placement"  # O9
    two_player_discard_visibility: Literal["open", "hidden"] = "open"  # O10
    match_second_start: Literal["continue_die", "same_as_first", "random"] = "continue_die"  # O11
    match_tiebreak: Literal["total_trex", "shared"] = "total_trex"  # O12


_UK: Final[dict[str, Any]] = {
    key: DraftosaurusOptions.__struct_defaults__[i]
    for i, key in enumerate(DraftosaurusOptions.__struct_fields__)
    if key not in ("first_roller", "board")
}
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "uk": _UK,
    "cs": _UK,
    "pl": {**_UK, "five_player_last_turn": True, "quarantine_move": "optional"},
}

# The values of the named options in the order of their numbers in the rules.
_NAMED: Final = {
    "board": BOARD_KEYS,
    "bridge_halves_separate": ("always", "trex_bonus_only"),
    "quarantine_move": ("mandatory", "optional"),
    "placement_commit": ("after_reveal", "joint"),
    "two_player_discard_timing": ("after_placement", "with_choice"),
    "two_player_discard_visibility": ("open", "hidden"),
    "match_second_start": ("continue_die", "same_as_first", "random"),
    "match_tiebreak": ("total_trex", "shared"),
}


def parse(given: Mapping[str, object], seats: int) -> DraftosaurusOptions:
    """The options of a table with this many seats; BadOption says what is allowed."""
    options = read_options(DraftosaurusOptions, given, PRESETS)
    if isinstance(options.first_roller, int) and options.first_roller >= seats:
        raise bad_seat("first_roller", options.first_roller, seats)
    return options


def notes(options: DraftosaurusOptions, seats: int) -> tuple[Event, ...]:
    """The Polish last turn exists for five players only; other tables are told so, not refused (D17.4)."""
    if options.five_player_last_turn and seats != constants.SEATS:
        return (Event("note-D17-4", {"seats": seats}),)
    return ()


def idle(options: DraftosaurusOptions, seats: int) -> tuple[str, ...]:
    """The options without effect on this board with so many players: the last column of D17.2."""
    keys: list[str] = []
    if seats != constants.SEATS:
        keys += ["five_player_last_turn"]
    if options.board == "winter":
        keys += ["prairie_capacity"]
    if options.board == "summer":
        keys += ["bridge_half_capacity", "bridge_halves_separate", "quarantine_move"]
    if seats != 2:
        keys += ["two_player_discard_timing", "two_player_discard_visibility"]
    if options.board != "match":
        keys += ["match_second_start", "match_tiebreak"]
    return tuple(keys)


def to_row(options: DraftosaurusOptions) -> Row:
    """The options as the numbers that the rules read."""
    numbers: Row = []
    for key in options.__struct_fields__:
        value = getattr(options, key)
        if key in _NAMED:
            numbers.append(_NAMED[key].index(value))
        elif value is None:
            numbers.append(constants.NO_LIMIT)
        else:
            numbers.append(constants.RANDOM if value == "random" else int(value))
    return numbers


def from_row(numbers: Row) -> DraftosaurusOptions:
    """The options that the numbers stand for."""
    values: dict[str, Any] = {}
    for key, number in zip(DraftosaurusOptions.__struct_fields__, numbers, strict=True):
        if key in _NAMED:
            values[key] = _NAMED[key][number]
        elif key == "five_player_last_turn":
            values[key] = bool(number)
        elif key == "first_roller":
            values[key] = "random" if number == constants.RANDOM else number
        else:
            values[key] = None if number == constants.NO_LIMIT else number
    return DraftosaurusOptions(**values)
