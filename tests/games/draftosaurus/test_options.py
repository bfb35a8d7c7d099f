"""The options O1 to O12, the presets and what is refused (D17)."""

import re
from pathlib import Path

import pytest

from dracosaur.core.game import BadOption
from dracosaur.core.options import option_values
from dracosaur.games.draftosaurus.options import DraftosaurusOptions, from_row, to_row
from tests.games.draftosaurus.boards import places
from tests.games.draftosaurus.tables import GAME, Option, legal, new_table, play, rollers

DEFAULTS = {
    "first_roller": "random",
    "board": "summer",
    "five_player_last_turn": False,
    "prairie_capacity": 6,
    "bridge_half_capacity": None,
    "bridge_halves_separate": "always",
    "quarantine_move": "mandatory",
    "placement_commit": "after_reveal",
    "two_player_discard_timing": "after_placement",
    "two_player_discard_visibility": "open",
    "match_second_start": "continue_die",
    "match_tiebreak": "total_trex",
}
ALLOWED: dict[str, list[Option]] = {
    "first_roller": ["random", 0, 1, 2, 3, 4],
    "board": ["summer", "winter", "match"],
    "five_player_last_turn": [False, True],
    "prairie_capacity": [6, None],
    "bridge_half_capacity": [None, *range(1, 13)],
    "bridge_halves_separate": ["always", "trex_bonus_only"],
    "quarantine_move": ["mandatory", "optional"],
    "placement_commit": ["after_reveal", "joint"],
    "two_player_discard_timing": ["after_placement", "with_choice"],
    "two_player_discard_visibility": ["open", "hidden"],
    "match_second_start": ["continue_die", "same_as_first", "random"],
    "match_tiebreak": ["total_trex", "shared"],
}


def test_d17_2_the_twelve_options_and_their_defaults() -> None:
    """D17.2: keys, order and default values of the table."""
    assert option_values(GAME.options({}, 5)) == DEFAULTS
    assert list(DEFAULTS) == list(DraftosaurusOptions.__struct_fields__)


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in ALLOWED for value in ALLOWED[key]])
def test_d17_2_allowed_values(key: str, value: Option) -> None:
    """D17.2: every value of the table is accepted, kept and understood by the rules."""
    options = GAME.options({key: value}, 5)
    assert option_values(options) == {**DEFAULTS, key: value}
    assert from_row(to_row(options)) == options
    assert GAME.options_of(GAME.setup(5, options)) == options


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"dice": 2}, "unknown option 'dice'; the options are first_roller, board, .*, edition"),
        ({"board": "autumn"}, 'option \'board\' is "autumn"; allowed: .*"match".*'),
        ({"prairie_capacity": 7}, "option 'prairie_capacity' is 7; allowed: .*6.*"),
        ({"bridge_half_capacity": 0}, "option 'bridge_half_capacity' is 0; allowed: .*1–12.*"),
        ({"bridge_half_capacity": 13}, "option 'bridge_half_capacity' is 13"),
        ({"five_player_last_turn": "yes"}, "option 'five_player_last_turn' is \"yes\"; allowed: false, true"),
        ({"first_roller": 5}, "option 'first_roller' is 5"),
        ({"first_roller": -1}, "option 'first_roller' is -1"),
        ({"edition": "de"}, 'option \'edition\' is \'?"?de\'?"?; allowed: "uk", "cs", "pl"'),
    ],
)
def test_d17_8_what_is_not_allowed_is_refused(given: dict[str, Option], said: str) -> None:
    """D17.8: the message has the key and the allowed values."""
    with pytest.raises(BadOption, match=said):
        GAME.options(given, 5)


def test_o1_the_first_roller_sits_at_the_table() -> None:
    """O1: a seat 0 … n-1."""
    assert GAME.options({"first_roller": 2}, 3).first_roller == 2
    with pytest.raises(BadOption, match="option 'first_roller' is 3; allowed: \"random\", 0–2"):
        GAME.options({"first_roller": 3}, 3)


def test_d17_3_the_presets() -> None:
    """D17.3: uk and cs equal the defaults; pl differs in O3 and O7 only."""
    uk, cs, pl = (option_values(GAME.options({"edition": edition}, 5)) for edition in ("uk", "cs", "pl"))
    assert uk == cs == DEFAULTS
    assert pl == {**DEFAULTS, "five_player_last_turn": True, "quarantine_move": "optional"}


@pytest.mark.parametrize("order", [("edition", "quarantine_move"), ("quarantine_move", "edition")])
def test_d17_3_single_options_override_the_preset(order: tuple[str, str]) -> None:
    """D17.3: whatever the order in which they are written."""
    given = {"edition": "pl", "quarantine_move": "mandatory"}
    options = GAME.options({key: given[key] for key in order}, 5)
    assert (options.five_player_last_turn, options.quarantine_move) == (True, "mandatory")


def test_d17_3_a_record_keeps_the_twelve_values_and_the_seat_that_was_drawn() -> None:
    """D17.3: the header has the resulting values, the first entry the first roller."""
    table = new_table(4, edition="pl", first_roller="random")
    assert table.record.header.options == option_values(GAME.options({"edition": "pl"}, 4))
    first = table.record.entries[0]
    assert GAME.format_action(first.seat, first.action) == f"* first {table.view(None).first_roller}"  # type: ignore[arg-type]  # an action of this game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d17_4_the_last_turn_for_five_is_ignored_elsewhere(seats: int) -> None:
    """D17.4: the engine says so and plays on as without it."""
    options = GAME.options({"five_player_last_turn": True}, seats)
    notes = GAME.notes(options, seats)
    assert [note.key for note in notes] == ([] if seats == 5 else ["note-D17-4"])
    table = play(new_table(seats, five_player_last_turn=True))
    straight = rollers(table) == [g % seats for g in range(12)]
    assert straight is (seats != 5)
    assert GAME.notes(GAME.options({}, seats), seats) == ()


def test_d17_8_options_without_effect_change_nothing() -> None:
    """D17.8: winter options on the summer board, two-player options with three players."""
    idle: dict[str, Option] = {
        "bridge_half_capacity": 1,
        "bridge_halves_separate": "trex_bonus_only",
        "quarantine_move": "optional",
        "two_player_discard_timing": "with_choice",
        "two_player_discard_visibility": "hidden",
        "match_second_start": "same_as_first",
        "match_tiebreak": "shared",
    }
    plain, odd = play(new_table(3)), play(new_table(3, **idle))
    assert plain.record.entries == odd.record.entries
    assert plain.score_sheet() == odd.score_sheet()
    assert legal("summer", "WT: DIP", "DIP", "empty_pen", **idle) == places("FS KJ PR MD SI RV")
    assert legal("summer", "WT: DIP", "DIP", "beware_trex", **idle) == places("FS WT KJ PR MD SI RV")
    assert new_table(3, board="winter", prairie_capacity=None).state.capacity[3] == 1  # the Quarantine Zone


# The rows of D17.2: the key of an option, and where it has an effect.
EFFECTIVE = dict(
    re.findall(
        r"^\| O\d+ \| `(\w+)` \|.*\| ([^|]+) \|$",
        (Path(__file__).parents[3] / "docs" / "rules" / "draftosaurus.md").read_text("utf-8"),
        re.MULTILINE,
    )
)


@pytest.mark.parametrize("board", ["summer", "winter", "match"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_options_without_effect_are_named(board: str, seats: int) -> None:
    """D17.2: the last column says on which boards, or with how many players, an option has an effect."""
    here = {"always", f"{seats} players", board}
    idle = {key for key, where in EFFECTIVE.items() if here.isdisjoint(where.split(", "))}
    assert len(EFFECTIVE) == len(DEFAULTS)
    assert set(GAME.idle(GAME.options({"board": board}, seats), seats)) == idle
