"""Position documents of Draftosaurus (design: one command, plain documents).

The short form says what stands in each zoo and is taken as a finished game. With `table` and the hands a
document describes a game in progress completely; `write` always writes that long form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dracosaur.core.game import BadOption, Event, rule_name
from dracosaur.core.options import option_values
from dracosaur.core.positions import Node, Position
from dracosaur.games.draftosaurus import options as options_module
from dracosaur.games.draftosaurus.actions import listed, place_at, spot_of
from dracosaur.games.draftosaurus.consistency import check_progress
from dracosaur.games.draftosaurus.keys import BOARD_KEYS, FACE_KEYS, PHASE_KEYS, PLACE_KEYS, SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State, constants, must_act
from dracosaur.games.draftosaurus.rules.course import measure_pens, order_decisions
from dracosaur.games.draftosaurus.rules.leaving import best_leave
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, put, quarantined, why_not_by_pen
from dracosaur.games.draftosaurus.rules.scoring import owned
from dracosaur.games.draftosaurus.shorthand import written_out
from dracosaur.games.draftosaurus.zoo import zoo_of

FINISHED_KEYS: Final = ("name", "pens", "discarded")
PLAYER_KEYS: Final = (*FINISHED_KEYS, "hand", "hidden_discards", "chosen", "spot", "discard", "decisions")
TABLE_KEYS: Final = (
    "phase",
    "second_game",
    "round",
    "turn",
    "first_roller",
    "roller",
    "die",
    "dealt",
    "shown",
)


def read(document: Mapping[str, object]) -> Position[State]:
    """The position of a document; BadPosition names the place of a mistake and the rule behind it."""
    root = Node(document)
    root.keys("game", "options", "players", "table")
    root, read_as = written_out(root)
    if root.has("game"):
        root.child("game").word(("draftosaurus",))
    players = list(root.child("players").items(constants.SEATS))
    if len(players) < (2 if root.has("table") else 1):
        raise root.child("players").wrong(
            "error-players", least=2 if root.has("table") else 1, most=constants.SEATS
        )
    state = State()
    state.seats = len(players)
    wants_best = _read_options(root.child("options"), state)
    _read_table(root.child("table"), state)
    order_decisions(state)
    measure_pens(state)
    for seat, player in enumerate(players):
        keys = PLAYER_KEYS if root.has("table") else FINISHED_KEYS
        player.keys(*keys, *(("summer",) if state.second_game else ()))
        if player.has("pens"):
            _read_pens(player.child("pens"), state, seat)
        _read_player(player, state, seat)
    _fill_bag(root.child("players"), state, has_table=root.has("table"))
    if root.has("table"):
        check_progress(root.child("table"), players, state)
    seat_names = tuple(player.child("name").text(f"Player {seat + 1}") for seat, player in enumerate(players))
    if len(set(seat_names)) < len(seat_names):
        raise root.child("players").wrong("error-same_name")
    settled = _settle_quarantine(players, state, wants_best)
    return Position(state, seat_names, (*read_as, *settled))


def _read_options(node: Node, state: State) -> bool:
    """Read the options of the table; True where the document asks for the best quarantine moves."""
    given = (
        dict(node.keys(*options_module.DraftosaurusOptions.__struct_fields__, "edition", "quarantine"))
        if node.value is not None
        else {}
    )
    wants_best = "quarantine" in given
    if wants_best:
        node.child("quarantine").word(("best",))
        del given["quarantine"]
    try:
        options = options_module.parse(given, max(state.seats, 2))
    except BadOption as error:
        raise node.wrong(error.key, error.rule, **error.values) from None
    state.options = options_module.to_row(options)
    return wants_best


def _read_table(node: Node, state: State) -> None:
    """Read where the game stands; without this part it is over."""
    is_winter = state.options[constants.BOARD] == constants.WINTER
    if node.value is None:
        state.phase = constants.OVER
        state.round = constants.ROUNDS[state.seats]
        state.second_game = int(state.options[constants.BOARD] == constants.MATCH)
    else:
        node.keys(*TABLE_KEYS)
        state.phase = PHASE_KEYS.index(node.child("phase").word(PHASE_KEYS))
        state.second_game = int(node.child("second_game").truth())
        state.round = node.child("round").number(1, constants.ROUNDS[state.seats] + 1) - 1
        state.turn = node.child("turn").number(1, constants.TURNS[state.seats]) - 1
        state.first_roller = node.child("first_roller").number(0, state.seats - 1)
        state.roller = node.child("roller").number(0, state.seats - 1)
        if node.child("die").value is not None:
            state.die = FACE_KEYS.index(node.child("die").word(FACE_KEYS))
        state.dealt = node.child("dealt").number(0, state.seats - 1)
        state.stage = node.child("shown").number(0, 2)
    state.board = constants.WINTER if is_winter or state.second_game else constants.SUMMER


def _read_pens(node: Node, state: State, seat: int) -> None:
    """Put the dinosaurs on the board one by one, so that each pen's own rule is asked about each of them."""
    keys = PLACE_KEYS[state.board]
    if not isinstance(node.value, Mapping):
        raise node.wrong("error-object")
    for place in node.value:
        if place in PLACE_KEYS[1 - state.board] and place not in keys:
            raise node.child(place).wrong("error-D2-1", "D2.1", place=place, board=BOARD_KEYS[state.board])
    node.keys(*keys)
    for place, key in enumerate(keys):
        if node.has(key):
            _read_place(node.child(key), state, seat, place)
    total = sum(state.count[seat])
    if total > constants.ZOO_SIZE:
        raise node.wrong("error-D4-6", "D4.6", n=total)


def _read_place(node: Node, state: State, seat: int, place: int) -> None:
    is_pyramid = state.board == constants.WINTER and place == constants.PYRAMID
    entries = list(node.items(constants.SPACES if is_pyramid else None))
    if is_pyramid and len(entries) != constants.SPACES:
        raise node.wrong("error-pyramid", "D10.3", n=len(entries))
    for i, entry in enumerate(entries):
        if is_pyramid and entry.value is None:
            continue
        species = SPECIES_KEYS.index(entry.word(SPECIES_KEYS))
        spot = constants.FIRST_SPACE + i if is_pyramid else place
        number = why_not_by_pen(state, seat, species, spot)
        if number:
            rule = rule_name("D", number)
            raise entry.wrong(
                f"error-{rule.replace('.', '-')}",
                rule,
                place=PLACE_KEYS[state.board][place],
                species=SPECIES_KEYS[species],
                max=state.capacity[place],
            )
        put(state, seat, species, spot)


def _read_player(node: Node, state: State, seat: int) -> None:
    """Read hand, discards, decisions not yet carried out, and the result of the summer game."""
    for key, counts in (
        ("hand", state.hand),
        ("discarded", state.discards),
        ("hidden_discards", state.hidden_discards),
    ):
        if node.has(key):
            for entry in node.child(key).items():
                counts[seat][SPECIES_KEYS.index(entry.word(SPECIES_KEYS))] += 1
    for key, commits in (("chosen", state.chosen), ("discard", state.dropped)):
        if node.has(key):
            commits[seat] = SPECIES_KEYS.index(node.child(key).word(SPECIES_KEYS)) + 1
    if node.has("spot"):
        state.spot[seat] = _read_spot(node.child("spot"), state) + 1
    if state.phase == constants.TURN:
        state.done[seat] = node.child("decisions").number(state.stage, 3)
    state.waiting += must_act(state, seat)
    if node.has("summer"):
        summer = node.child("summer")
        summer.keys("score", "trexes")
        state.summer_score[seat] = summer.child("score").number(0, 99)
        state.summer_trex[seat] = summer.child("trexes").number(0, constants.IN_BOX)
    elif state.second_game:
        raise node.child("summer").wrong("error-summer", "D15.2")


def _read_spot(node: Node, state: State) -> int:
    node.keys("place", "space")
    place = node.child("place").word((*PLACE_KEYS[state.board], "stay"))
    if place == "stay":
        return constants.STAY
    space = node.child("space").number(1, constants.SPACES) if place == "pyramid" else None
    return spot_of(state, place, space)  # type: ignore[arg-type]  # one of the places


def _fill_bag(node: Node, state: State, *, has_table: bool) -> None:
    """No species is more numerous than its pieces; in a running game the rest is in the bag (D3.2, D19.1)."""
    most = constants.PIECES[state.seats] if state.seats > 1 else constants.IN_BOX
    for species in range(constants.SPECIES):
        n = sum(
            owned(state, seat, species) + state.hand[seat][species] + state.discards[seat][species]
            for seat in range(state.seats)
        )
        if n > most:
            raise node.wrong("error-D3-2", "D3.2", species=SPECIES_KEYS[species], n=n, max=most)
        if has_table:
            state.bag[species] = most - n


def _settle_quarantine(players: list[Node], state: State, wants_best: bool) -> tuple[Event, ...]:
    """The Quarantine Zone of a finished game is empty, or its best move is made and named (D12.1)."""
    assumed = []
    for seat, player in enumerate(players):
        species = quarantined(state, seat) - 1
        if state.phase != constants.OVER or species < 0:
            continue
        if wants_best:
            assumed.append(_move_best(state, seat, species))
        elif not state.options[constants.QUARANTINE_OPTIONAL]:
            raise player.child("pens").child("quarantine").wrong("error-D12-1", "D12.1")
    return tuple(assumed)


def _move_best(state: State, seat: int, species: int) -> Event:
    """Make the move that scores most, and name it."""
    spot = best_leave(state, seat)
    leave_quarantine(state, seat, spot)
    place, space = place_at(state.board, spot)
    values: dict[str, str | int | tuple[str, ...]] = {
        "player": seat,
        "species": SPECIES_KEYS[species],
        "place": place,
    }
    return (
        Event("event-moved", values)
        if space is None
        else Event("event-moved-space", {**values, "space": space})
    )


def write(state: State) -> dict[str, Any]:
    """The document of a state; `read` gives the same state back."""
    return {
        "game": "draftosaurus",
        "options": option_values(options_module.from_row(state.options)),
        "table": {
            "phase": PHASE_KEYS[state.phase],
            "second_game": state.second_game == 1,
            "round": state.round + 1,
            "turn": state.turn + 1,
            "first_roller": state.first_roller,
            "roller": state.roller,
            "die": FACE_KEYS[state.die],
            "dealt": state.dealt,
            "shown": state.stage,
        },
        "players": [_write_player(state, seat) for seat in range(state.seats)],
    }


def _write_player(state: State, seat: int) -> dict[str, Any]:
    pens = {
        place: list(pieces)
        for place, pieces in zoo_of(state, seat).items()
        if any(piece is not None for piece in pieces)
    }
    player: dict[str, Any] = {"pens": pens}
    for key, counts in (
        ("hand", state.hand),
        ("discarded", state.discards),
        ("hidden_discards", state.hidden_discards),
    ):
        if any(counts[seat]):
            player[key] = list(listed(counts[seat]))
    for key, commits in (("chosen", state.chosen), ("discard", state.dropped)):
        if commits[seat]:
            player[key] = SPECIES_KEYS[commits[seat] - 1]
    if state.spot[seat]:
        spot = state.spot[seat] - 1
        place, space = ("stay", None) if spot == constants.STAY else place_at(state.board, spot)
        player["spot"] = {"place": place} if space is None else {"place": place, "space": space}
    if state.phase == constants.TURN:
        player["decisions"] = state.done[seat]
    if state.second_game:
        player["summer"] = {"score": state.summer_score[seat], "trexes": state.summer_trex[seat]}
    return player
