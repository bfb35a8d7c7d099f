"""Actions: codes, notation, JSON, and every refusal with its message and rule number."""

import re
from pathlib import Path

import msgspec
import pytest

import dracosaur.games.draftosaurus
from dracosaur.core.game import CHANCE, Illegal, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus import rules
from dracosaur.games.draftosaurus.actions import (
    Choose,
    Deal,
    Discard,
    DraftosaurusAction,
    FirstRoller,
    Leave,
    PlaceIt,
    Roll,
    Stay,
    decode,
    encode,
)
from dracosaur.games.draftosaurus.rules import State, constants
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.tables import (
    GAME,
    Option,
    choose,
    deal,
    decide,
    discard,
    do,
    leave,
    leaving,
    new_table,
    placing,
    put,
    refusal,
    roll,
    running,
)

LOCALES = sorted((Path(dracosaur.games.draftosaurus.__file__).parent / "locales").glob("??.ftl"))
TWO_EACH = (pieces("2×DIP"), pieces("2×TRI"), pieces("2×STE"))


def choosing() -> State:
    return do(
        GAME.read_position(running("summer", "", "", "", hands=TWO_EACH, turn=5)).state, roll("woodlands")
    )


def discarding() -> State:
    hands = (pieces("DIP STE TYR"), pieces("3×TRI"))
    state = do(GAME.read_position(running("summer", "", "", hands=hands, turn=2)).state, roll("woodlands"))
    return do(state, (0, choose("DIP")), (1, choose("TRI")), (0, put("RV")), (1, put("RV")))


def start() -> State:
    return GAME.setup(3, GAME.options({}, 3))


def dealing() -> State:
    return GAME.setup(3, GAME.options({"first_roller": 0}, 3))


def rolling() -> State:
    return GAME.read_position(running("summer", "", "", "", hands=TWO_EACH, turn=5)).state


def over() -> State:
    return do(leaving("QZ: DIP", ""), (0, leave("RV")))


# Codes, notation and JSON


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_every_code_of_a_player_is_one_action(board: str) -> None:
    """Each code is an action, and that action has the code, unless the board has no such place."""
    state = placing(board, "", "DIP")
    for code in range(constants.PLAYER_ACTIONS):
        action = decode(state, code)
        if board == "summer" and isinstance(action, (PlaceIt, Leave)) and action.place == "pyramid":
            with pytest.raises(Illegal, match=r"why-D2-1 \(D2\.1\)"):
                encode(state, action)
        elif action in (PlaceIt("pyramid"), Leave("pyramid")):
            with pytest.raises(Illegal, match=r"why-D8-1 \(D8\.1\)"):
                encode(state, action)
        else:
            assert encode(state, action) == code


@pytest.mark.parametrize(
    "action",
    [
        FirstRoller(2),
        Roll("woodlands"),
        Roll("beware_trex"),
        deal("6×TYR"),
        deal("TYR DIP TRI SPI STE PAR"),
        deal("3×DIP 3×PAR"),
    ],
)
def test_every_code_of_chance_is_one_action(action: DraftosaurusAction) -> None:
    """First roller, deal and roll keep their values through their codes."""
    state = start()
    assert decode(state, encode(state, action)) == action


@pytest.mark.parametrize(
    ("seat", "action", "line"),
    [
        (2, Choose("stegosaurus"), "2 choose stegosaurus"),
        (0, PlaceIt("river"), "0 place river"),
        (1, PlaceIt("pyramid", 3), "1 place pyramid 3"),
        (1, Discard("tyrannosaurus"), "1 discard tyrannosaurus"),
        (4, Leave("lovers_bridge_left"), "4 leave lovers_bridge_left"),
        (4, Leave("pyramid", 6), "4 leave pyramid 6"),
        (3, Stay(), "3 stay"),
        (CHANCE, FirstRoller(4), "* first 4"),
        (CHANCE, Roll("empty_pen"), "* roll empty_pen"),
        (
            CHANCE,
            Deal(
                ("tyrannosaurus", "diplodocus", "diplodocus", "spinosaurus", "spinosaurus", "parasaurolophus")
            ),
            "* deal tyrannosaurus,diplodocus,diplodocus,spinosaurus,spinosaurus,parasaurolophus",
        ),
    ],
)
def test_notation_and_json(seat: int, action: DraftosaurusAction, line: str) -> None:
    """One line for each entry, readable aloud, and back; the same through JSON."""
    assert GAME.format_action(Seat(seat), action) == line
    assert GAME.parse_action(line) == (seat, action)
    assert msgspec.json.decode(msgspec.json.encode(action), type=DraftosaurusAction) == action


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0 choose dodo", "dodo"),
        ("0 place pyramid 7", "<= 6"),
        ("0 fly", "unknown action 'fly'; known: choose, deal, discard, first, leave, place, roll, stay"),
        ("choose", "a seat .* and an action are expected"),
        ("x stay", "'x' is no seat"),
        ("0 stay home", "stay takes at most 0 values"),
        ("* roll sunshine", "sunshine"),
    ],
)
def test_lines_that_are_no_notation(line: str, said: str) -> None:
    """A wrong line is refused with what was read or expected."""
    with pytest.raises(ValueError, match=said):
        GAME.parse_action(line)


# Refusals: each reason is reached


REFUSALS: list[tuple[str, State, int, DraftosaurusAction]] = [
    ("D2.1", placing("summer", "", "DIP", bound=False), 0, PlaceIt("quarantine")),
    ("D2.1", leaving("QZ: DIP", ""), 0, Leave("woody_trio")),
    ("D5.2", choosing(), 0, choose("TYR")),
    ("D5.4", choosing(), 0, put("RV")),
    ("D5.4", choosing(), 0, discard("DIP")),
    ("D5.4", choosing(), 0, leave_ := Leave("river")),
    ("D5.4", choosing(), CHANCE, Roll("woodlands")),
    ("D5.4", choosing(), 3, choose("DIP")),  # no such seat
    ("D5.4", do(choosing(), (0, choose("DIP"))), 0, choose("DIP")),  # decided already
    ("D5.4", placing("summer", "", "DIP"), 0, choose("DIP")),
    ("D5.4", rolling(), 0, choose("DIP")),  # the die first
    ("D5.4", leaving("QZ: DIP", ""), 1, leave_),  # nothing in quarantine
    ("D6.2", placing("summer", "", "DIP", "woodlands"), 0, put("PR")),
    ("D8.1", placing("winter", "", "DIP", bound=False), 0, PlaceIt("pyramid")),
    ("D8.1", leaving("QZ: DIP", ""), 0, Leave("river", 2)),
    ("D8.2", placing("summer", "KJ: DIP", "DIP"), 0, put("KJ")),
    ("D8.2", leaving("LO: DIP · QZ: DIP", ""), 0, leave("LO")),
    ("D9.1", placing("summer", "FS: STE", "DIP"), 0, put("FS")),
    ("D9.2", placing("summer", "MD: DIP", "DIP", "grasslands"), 0, put("MD")),
    ("D10.1", placing("winter", "WW: DIP", "DIP"), 0, put("WW")),
    ("D10.3.1", placing("winter", "", "DIP", "restrooms"), 0, put("P4")),
    ("D10.3.1", placing("winter", "PY: P1 STE", "DIP", "restrooms"), 0, put("P1")),  # occupied
    ("D10.3.2", placing("winter", "PY: P1 DIP", "DIP", "restrooms"), 0, put("P2")),
    ("D12.1", leaving("QZ: DIP", ""), 0, leave("QZ")),
    ("D12.1", leaving("QZ: DIP", ""), 0, put("RV")),
    ("D12.1", leaving("QZ: DIP", ""), 0, choose("DIP")),
    ("D12.1.3", leaving("QZ: DIP", ""), 0, Stay()),
    ("D13.3", discarding(), 0, discard("PAR")),
    ("D14.3", placing("summer", "", "DIP", "woodlands", bound=False, turn=6, edition="pl"), 0, put("PR")),
    ("D16.5", start(), CHANCE, FirstRoller(3)),
    ("D16.5", start(), CHANCE, Roll("woodlands")),
    ("D16.5", start(), CHANCE, deal("6×DIP")),  # in the bag, but nobody deals yet
    ("D16.5", dealing(), CHANCE, deal("5×DIP")),  # five only
    ("D16.5", dealing(), CHANCE, deal("5×DIP TYR")),  # not in order
    (
        "D16.5",
        do(dealing(), (CHANCE, deal("6×DIP"))),
        CHANCE,
        deal("TYR 5×DIP"),
    ),  # all are gone
    ("D16.5", rolling(), CHANCE, deal("6×DIP")),
    ("D16.5", rolling(), CHANCE, choose("DIP")),
]


@pytest.mark.parametrize(
    ("rule", "state", "seat", "action"), REFUSALS, ids=[f"{i}-{case[0]}" for i, case in enumerate(REFUSALS)]
)
def test_a_refusal_names_its_rule(rule: str, state: State, seat: int, action: DraftosaurusAction) -> None:
    """`why_not` says message and rule; `apply` raises the same and changes nothing."""
    assert refusal(state, action, seat) == (f"why-{rule.replace('.', '-')}", rule)
    before = state.copy()
    with pytest.raises(Illegal, match=re.escape(f"({rule})")):
        GAME.apply(state, Seat(seat), action)
    assert state == before


def test_nothing_is_legal_when_the_game_is_over() -> None:
    """D16.7: the refusal speaks of the end, not of a rule of the turn."""
    state = over()
    assert GAME.to_act(state) == ()
    assert refusal(state, choose("DIP")) == ("why-over", "")
    assert GAME.legal(state, Seat(0)) == ()


def test_the_list_of_refusals_is_complete() -> None:
    """Every rule that can forbid an action is reached above."""
    numbers = {name for name in vars(rules.numbers) if re.fullmatch(r"D\d+(_\d+)+", name)}
    assert {rule.replace(".", "_") for rule, *_ in REFUSALS} == numbers


@pytest.mark.parametrize("locale", LOCALES, ids=lambda path: path.stem)
def test_every_refusal_has_words(locale: Path) -> None:
    """Five languages have a message for each reason."""
    assert len(LOCALES) == 5
    said = set(re.findall(r"^(why-[\w-]+) =", locale.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert said >= {f"why-{rule.replace('.', '-')}" for rule, *_ in REFUSALS} | {"why-over"}


# Codes as search and learning use them


@pytest.mark.parametrize(
    ("state", "code", "rule"),
    [
        (placing("summer", "", "DIP", bound=False), constants.ACT_PLACE + constants.FIRST_SPACE, 2_01_00),
        (placing("winter", "", "DIP", bound=False), constants.ACT_PLACE + constants.PYRAMID, 8_01_00),
        (leaving("QZ: DIP", ""), constants.ACT_MOVE + constants.PYRAMID, 8_01_00),
        (choosing(), constants.ACT_STAY, 5_04_00),
        (choosing(), 10_000, 5_04_00),
        (leaving("QZ: DIP", ""), 10_000, 12_01_00),
    ],
)
def test_codes_without_an_action_are_refused(state: State, code: int, rule: int) -> None:
    """A code that no action of the facade has is refused by the rules themselves."""
    assert rules.why_not(state, 0, code) == rule


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"board": "winter", "placement_commit": "joint", "two_player_discard_timing": "with_choice"}),
        (3, {"board": "winter", "quarantine_move": "optional", "bridge_halves_separate": "trex_bonus_only"}),
        (5, {"board": "summer", "five_player_last_turn": True, "prairie_capacity": None}),
    ],
)
def test_what_is_listed_is_exactly_what_is_not_refused(seats: int, options: dict[str, Option]) -> None:
    """`legal` and `why_not` agree on every code at every decision of a game, in rising order."""
    table = new_table(seats, **options)
    rng = Rng("codes")
    while table.to_act:
        for seat in range(seats):
            listed = GAME.legal_codes(table.state, Seat(seat))
            allowed = [
                code
                for code in range(constants.PLAYER_ACTIONS)
                if rules.why_not(table.state, seat, code) == 0
            ]
            assert listed == allowed
        decide(table, rng)


def test_random_games_inside_the_rules() -> None:
    """A batch of games is played to the end; the same seed gives the same games."""

    def batch() -> tuple[list[State], list[int]]:
        states, decisions = [State() for _ in range(4)], [0] * 4
        row = GAME.options_row(GAME.options({"board": "winter", "edition": "pl"}, 3))
        rules.play_batch(states, 3, row, 5, 0, [0, 0, 0], [0] * rules.MOST_LEGAL, decisions)
        return states, decisions

    states, decisions = batch()
    assert (states, decisions) == batch()
    assert all(GAME.to_act(state) == () for state in states)
    assert all(12 * 3 + 10 * 3 <= n <= 12 * 3 + 12 * 3 + 3 for n in decisions)
    assert len({state.digest() for state in states}) == 4
