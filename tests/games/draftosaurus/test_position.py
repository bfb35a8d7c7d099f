"""Position documents: the short form, the long form, and every mistake with its place and rule."""

from typing import Any

import msgspec
import pytest

from dracosaur.core.game import CHANCE
from dracosaur.core.positions import BadPosition, answer
from dracosaur.core.rng import Rng
from tests.games.draftosaurus.boards import document, pieces
from tests.games.draftosaurus.tables import (
    GAME,
    Document,
    Option,
    decide,
    leaving,
    new_table,
    placing,
    play,
    points,
    running,
    totals,
)


def wrong(made: Document) -> tuple[str, str, str]:
    """Place, message and rule of the complaint about the document."""
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(made)
    return caught.value.place, caught.value.key, caught.value.rule


# The short form


def test_the_document_of_the_design() -> None:
    """The example of the design page: two T-Rexes in the Forest, one diplodocus in the river."""
    made = {
        "game": "draftosaurus",
        "options": {"board": "summer"},
        "players": [
            {
                "name": "Ann",
                "pens": {"forest_of_sameness": ["tyrannosaurus", "tyrannosaurus"], "river": ["diplodocus"]},
            }
        ],
    }
    position = GAME.read_position(made)
    assert position.names == ("Ann",)
    given = answer("draftosaurus", position, GAME.score_sheet(position.state))
    assert given.players[0].total == 4 + 1 + 1
    assert given.winners == ("Ann",)
    assert given.tie_break is None
    lines = {line.key: (line.points, line.rule) for line in given.players[0].lines if line.points}
    assert lines == {"forest_of_sameness": (4, "D9.1"), "river": (1, "D7.4"), "trex_bonus": (1, "D11.1")}


def test_names_and_options_may_be_missing() -> None:
    """Without names players are numbered; without options the defaults of D17.2 hold."""
    position = GAME.read_position({"players": [{"pens": {}}, {"pens": {"river": []}}]})
    assert position.names == ("Player 1", "Player 2")
    assert GAME.options_of(position.state) == GAME.options({}, 2)
    assert GAME.to_act(position.state) == ()  # a short document is a finished game


def test_an_edition_is_read_as_an_option() -> None:
    """D17.3: the Polish edition lets a dinosaur stay in quarantine."""
    made = document("winter", "QZ: TYR", edition="pl")
    assert points(GAME.score_sheet(GAME.read_position(made).state).players[0]) == {"TX": 1}


@pytest.mark.parametrize(
    ("zoo", "expected", "total"),
    [
        ("BL: SPI · QZ: SPI", ("event-moved", "lovers_bridge_right", None), 6),
        ("WW: DIP TRI DIP TRI · QZ: DIP", ("event-moved", "well_ordered_wood", None), 18),
        ("PY: P1 DIP, P2 TRI, P3 DIP, P4 PAR, P5 STE · QZ: SPI", ("event-moved-space", "pyramid", 6), 21),
        ("WW: DIP · QZ: DIP", ("event-moved-space", "pyramid", 1), 4),  # P1, P2 and P3 are worth the same
    ],
)
def test_quarantine_best(zoo: str, expected: tuple[str, str, int | None], total: int) -> None:
    """D12.1: the best legal move is made and named; among equal ones the first place and space."""
    position = GAME.read_position(document("winter", zoo, quarantine="best"))
    (event,) = position.assumed
    assert (event.key, event.values["place"], event.values.get("space")) == expected
    assert totals(GAME.score_sheet(position.state)) == [total]


def test_quarantine_best_is_asked_for_each_player() -> None:
    """D12.1: moves of all players; a move is as good for the mover as its own points."""
    position = GAME.read_position(
        document("winter", "QZ: DIP", "BR: SPI · QZ: SPI", "RV: DIP", quarantine="best")
    )
    assert [event.values["player"] for event in position.assumed] == [0, 1]
    assert totals(GAME.score_sheet(position.state)) == [2, 6, 1]


def test_quarantine_best_is_never_to_stay() -> None:
    """D17.6: the river is as good as staying, so it is named where no pen takes the dinosaur."""
    full = "WW: DIP STE · LO: STE · BL: TYR · BR: TYR · PY: P1 TYR, P3 TYR · QZ: TYR"
    made = document("winter", full, quarantine="best", edition="pl", bridge_half_capacity=1)
    (event,) = GAME.read_position(made).assumed
    assert event.values["place"] == "river"


def test_a_match_document_has_the_summer_results() -> None:
    """D15.2: scores and T-Rexes of the summer game stand beside the winter zoo."""
    made = document("match", "BL: TYR · BR: TYR", "RV: DIP")
    made["players"][0]["summer"] = {"score": 30, "trexes": 2}
    made["players"][1]["summer"] = {"score": 37, "trexes": 1}
    result = GAME.score_sheet(GAME.read_position(made).state)
    assert totals(result) == [38, 38]
    assert result.winners == (1,)
    assert result.tie_break is not None
    assert result.tie_break.compared == {0: 4, 1: 1}


def test_the_answer_names_the_players() -> None:
    """Design §6: names instead of seats, also in the tie-break."""
    position = GAME.read_position(document("summer", "RV: TYR", "RV: DIP", "RV: STE"))
    given = answer("draftosaurus", position, GAME.score_sheet(position.state))
    assert given.winners == ("B", "C")
    assert given.tie_break == {
        "key": "tie-fewest_trex",
        "rule": "D12.3",
        "compared": {"A": 1, "B": 0, "C": 0},
    }


# Mistakes in the short form


@pytest.mark.parametrize(
    ("board", "zoo", "place", "rule"),
    [
        ("summer", "FS: DIP DIP STE", "forest_of_sameness[2]", "D9.1"),
        ("summer", "FS: 7×DIP", "forest_of_sameness[6]", "D8.2"),
        ("summer", "MD: DIP STE DIP", "meadow_of_differences[2]", "D9.2"),
        ("summer", "PR: 7×DIP", "prairie_of_love[6]", "D8.2"),
        ("summer", "WT: 4×DIP", "woody_trio[3]", "D8.2"),
        ("summer", "KJ: DIP STE", "king_of_the_jungle[1]", "D8.2"),
        ("summer", "SI: DIP STE", "solitary_island[1]", "D8.2"),
        ("winter", "WW: DIP DIP", "well_ordered_wood[1]", "D10.1"),
        ("winter", "WW: DIP STE DIP TRI", "well_ordered_wood[3]", "D10.1"),
        ("winter", "LO: DIP STE", "lookout[1]", "D8.2"),
        ("winter", "QZ: DIP STE", "quarantine[1]", "D8.2"),
        ("winter", "PY: P1 DIP, P2 DIP", "pyramid[1]", "D10.3.2"),
        ("winter", "PY: P1 DIP, P4 STE", "pyramid[3]", "D10.3.1"),
        ("winter", "PY: P1 DIP, P2 STE, P3 DIP, P6 TRI", "pyramid[5]", "D10.3.1"),
    ],
)
def test_a_pen_against_its_rule(board: str, zoo: str, place: str, rule: str) -> None:
    """D8 to D10: the dinosaur that does not fit is pointed to, with the rule."""
    found = wrong(document(board, "", zoo))
    assert found == (f"players[1].pens.{place}", f"error-{rule.replace('.', '-')}", rule)


def test_a_half_of_the_bridge_beyond_its_limit() -> None:
    """O5: the number of the option is in the message."""
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(document("winter", "BL: 3×DIP", bridge_half_capacity=2))
    assert (caught.value.place, caught.value.rule) == ("players[0].pens.lovers_bridge_left[2]", "D8.2")
    assert caught.value.values == {"place": "lovers_bridge_left", "species": "diplodocus", "max": 2}


def test_more_than_twelve_dinosaurs() -> None:
    """D4.6."""
    assert wrong(document("summer", "RV: 7×DIP 6×STE")) == ("players[0].pens", "error-D4-6", "D4.6")


@pytest.mark.parametrize(("seats", "most"), [(2, 8), (3, 6), (4, 8), (5, 10)])
def test_more_of_a_species_than_the_bag_holds(seats: int, most: int) -> None:
    """D3.2: over all players together; exactly as many are accepted."""
    rest = [""] * (seats - 2)
    most_allowed = GAME.read_position(document("summer", f"RV: {most - 1}×DIP", "RV: DIP", *rest)).state
    assert sum(totals(GAME.score_sheet(most_allowed))) == most
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(document("summer", f"RV: {most}×DIP", "RV: DIP", *rest))
    assert (caught.value.place, caught.value.key, caught.value.rule) == ("players", "error-D3-2", "D3.2")
    assert caught.value.values == {"species": "diplodocus", "n": most + 1, "max": most}


@pytest.mark.parametrize(
    ("board", "place"), [("summer", "lookout"), ("winter", "woody_trio"), ("match", "solitary_island")]
)
def test_a_place_of_the_other_side(board: str, place: str) -> None:
    """D2.1: named as such, not as an unknown key."""
    made = document(board, "")
    made["players"][0]["pens"][place] = ["diplodocus"]
    assert wrong(made) == (f"players[0].pens.{place}", "error-D2-1", "D2.1")


def test_a_quarantined_dinosaur_must_have_moved() -> None:
    """D12.1: a finished game has an empty Quarantine Zone, unless it asks for the best move."""
    made = document("winter", "", "QZ: DIP")
    assert wrong(made) == ("players[1].pens.quarantine", "error-D12-1", "D12.1")


def test_a_match_without_summer_results() -> None:
    """D15.2: the sums cannot be made."""
    assert wrong(document("match", "", "")) == ("players[0].summer", "error-summer", "D15.2")


def changed(path: str, value: object) -> Document:
    """A good document of two players with one value changed; `path` as complaints write it."""
    made: Any = document("winter", "BL: DIP", "RV: STE")  # Any: nested JSON
    made["players"][0]["pens"]["pyramid"] = [None] * 6
    inner = made
    keys = path.replace("[", ".").replace("]", "").split(".")
    for key in keys[:-1]:
        inner = inner[int(key)] if key.isdigit() else inner[key]
    inner[int(keys[-1]) if keys[-1].isdigit() else keys[-1]] = value
    return msgspec.convert(made, Document)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("player", [], "error-unknown_key"),
        ("players", {}, "error-list"),
        ("players", "AB", "error-list"),
        ("players", [], "error-players"),
        ("players", [{}] * 6, "error-too_many"),
        ("players[1]", 7, "error-object"),
        ("players[1].pen", {}, "error-unknown_key"),
        ("players[1].pens", [], "error-object"),
        ("players[1].pens.swamp", [], "error-unknown_key"),
        ("players[1].pens.river", "diplodocus", "error-list"),
        ("players[1].pens.river[0]", "dodo", "error-word"),
        ("players[1].pens.river[0]", None, "error-word"),
        ("players[0].pens.pyramid", [None] * 5, "error-pyramid"),
        ("players[0].pens.pyramid", [None] * 7, "error-too_many"),
        ("players[0].pens.pyramid[2]", 3, "error-word"),
        ("players[1].name", 5, "error-text"),
        ("players[1].name", "  ", "error-text"),
        ("options", ["summer"], "error-object"),
        ("options.season", "summer", "error-unknown_key"),
        ("options.quarantine", "worst", "error-word"),
        ("table", 3, "error-object"),
    ],
)
def test_a_mistake_is_reported_with_its_place(path: str, value: object, key: str) -> None:
    """Bad input gets a clear message: where it is, and what was expected."""
    found = wrong(changed(path, value))
    assert found[:2] == (path, key)


def test_other_mistakes_of_the_whole() -> None:
    """Options out of range, equal names, a document that is no object."""
    assert wrong(changed("options.board", "autumn"))[:2] == ("options", "bad-option-value")
    assert wrong(changed("players[1].name", "A"))[:2] == ("players", "error-same_name")
    with pytest.raises(BadPosition) as caught:
        GAME.read_position([])  # type: ignore[arg-type]  # what a person may write
    assert (caught.value.place, caught.value.key) == ("document", "error-object")


def test_messages_say_what_is_known() -> None:
    """An unknown key or word comes with the known ones."""
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(changed("players[1].pens.river[0]", "dodo"))
    assert caught.value.values["value"] == '"dodo"'
    assert str(caught.value.values["known"]).startswith("tyrannosaurus, diplodocus")
    assert "players[1].pens.river[0]" in str(caught.value)


@pytest.mark.parametrize("value", [[], "", 0, False])
def test_empty_options_of_another_kind_are_refused(value: object) -> None:
    """Options are an object; an empty list or text is a mistake, too."""
    assert wrong(changed("options", value))[:2] == ("options", "error-object")


# The long form


GAMES: list[tuple[int, dict[str, Option]]] = [
    (2, {"board": "match", "two_player_discard_visibility": "hidden"}),
    (2, {"board": "winter", "two_player_discard_timing": "with_choice", "first_roller": "random"}),
    (2, {"placement_commit": "joint", "two_player_discard_timing": "with_choice"}),
    (3, {"board": "winter", "placement_commit": "joint", "quarantine_move": "optional"}),
    (4, {"board": "match", "match_second_start": "random"}),
    (5, {"board": "winter", "edition": "pl", "bridge_half_capacity": 2}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_state_is_written_and_read_back(seats: int, options: dict[str, Option]) -> None:
    """A written document says all that the state knows; it survives JSON."""
    table = new_table(seats, **options)
    rng = Rng("positions", seats)
    while True:
        made = msgspec.json.decode(msgspec.json.encode(GAME.write_position(table.state)))
        position = GAME.read_position(made)
        assert position.state == table.state
        assert position.assumed == ()
        if not table.to_act:
            return
        decide(table, rng)


def test_chance_states_are_written_and_read_back() -> None:
    """Before the first roller is named, and between the deals."""
    state = GAME.setup(3, GAME.options({}, 3))
    for _ in range(5):
        assert GAME.read_position(GAME.write_position(state)).state == state
        (chance,) = GAME.to_act(state)
        state = GAME.apply(state, chance, GAME.sample_chance(state, Rng("chance")))


def test_a_quarantine_move_not_yet_shown_is_written() -> None:
    """D12.1.5: the decision of seat 0, with the space, and of a dinosaur that will stay."""
    made = GAME.write_position(leaving("QZ: DIP", "QZ: STE", "QZ: TRI", quarantine_move="optional"))
    made["players"][0]["spot"] = {"place": "pyramid", "space": 2}
    made["players"][1]["spot"] = {"place": "stay"}
    state = GAME.read_position(made).state
    assert GAME.to_act(state) == (2,)
    assert GAME.write_position(state) == made


def test_the_bag_holds_what_is_nowhere_else() -> None:
    """D19.1: the rest of the pieces."""
    hands = (pieces("6×DIP"), pieces("2×STE"))
    state = GAME.read_position(running("summer", "RV: DIP", "", hands=hands)).state
    assert state.bag == [8, 1, 8, 8, 6, 8]


def test_the_die_may_be_left_open() -> None:
    """Before the first roll a document need not name a face."""
    made = running("summer", "", "", hands=(pieces("6×DIP"), pieces("6×STE")), die=None)
    assert GAME.to_act(GAME.read_position(made).state) == (CHANCE,)


def table_changed(key: str, value: object) -> Document:
    made = GAME.write_position(placing("winter", "", "DIP", seats=3))
    made["table"][key] = value
    return made


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("clock", 1, "error-unknown_key"),
        ("phase", "lunch", "error-word"),
        ("round", 0, "error-number"),
        ("round", 4, "error-number"),
        ("turn", 7, "error-number"),
        ("turn", True, "error-number"),
        ("first_roller", 3, "error-number"),
        ("roller", -1, "error-number"),
        ("die", "blank", "error-word"),
        ("dealt", 3, "error-number"),
        ("shown", 3, "error-number"),
    ],
)
def test_mistakes_in_the_table(key: str, value: object, message: str) -> None:
    """The part that says where the game stands is checked like the rest."""
    assert wrong(table_changed(key, value))[:2] == (f"table.{key}", message)


def player_changed(key: str, value: object) -> Document:
    made = GAME.write_position(placing("winter", "", "DIP", seats=3))
    made["players"][1][key] = value
    return made


@pytest.mark.parametrize(
    ("key", "value", "place", "message"),
    [
        ("hand", "DIP", "hand", "error-list"),
        ("hand", ["dodo"], "hand[0]", "error-word"),
        ("discarded", [1], "discarded[0]", "error-word"),
        ("hidden_discards", {}, "hidden_discards", "error-list"),
        ("chosen", "dodo", "chosen", "error-word"),
        ("discard", None, "discard", "error-word"),
        ("spot", "river", "spot", "error-object"),
        ("spot", {"place": "woody_trio"}, "spot.place", "error-word"),
        ("spot", {"place": "pyramid"}, "spot.space", "error-number"),
        ("spot", {"place": "pyramid", "space": 7}, "spot.space", "error-number"),
        ("spot", {"where": "river"}, "spot.where", "error-unknown_key"),
        ("decisions", 0, "decisions", "error-number"),  # one is shown already
        ("decisions", 4, "decisions", "error-number"),
    ],
)
def test_mistakes_of_a_player(key: str, value: object, place: str, message: str) -> None:
    """Hands and decisions are checked, too."""
    assert wrong(player_changed(key, value))[:2] == (f"players[1].{place}", message)


@pytest.mark.parametrize(
    ("value", "place", "message"),
    [
        (30, "summer", "error-object"),
        ({"score": -1, "trexes": 0}, "summer.score", "error-number"),
        ({"score": 1, "trexes": 11}, "summer.trexes", "error-number"),
        ({"score": 1, "trex": 1}, "summer.trex", "error-unknown_key"),
    ],
)
def test_mistakes_of_a_summer_result(value: object, place: str, message: str) -> None:
    """D15.2: what the winter game of a match adds up."""
    made = document("match", "", "")
    made["players"][0]["summer"] = value
    assert wrong(made)[:2] == (f"players[0].{place}", message)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("summer", {"score": 5, "trexes": 1}),
        ("hand", ["diplodocus"]),
        ("chosen", "diplodocus"),
        ("spot", {"place": "river"}),
        ("discard", "diplodocus"),
        ("decisions", 1),
        ("hidden_discards", ["diplodocus"]),
    ],
)
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_a_finished_game_has_no_hands_and_a_single_game_no_summer_result(
    board: str, key: str, value: object
) -> None:
    """D4.5, D15.6: they would change the total without a line, or nothing at all."""
    made = document(board, "RV: DIP", "")
    made["players"][0][key] = value
    assert wrong(made)[:2] == (f"players[0].{key}", "error-unknown_key")


def test_a_zoo_may_be_left_out() -> None:
    made = {"game": "draftosaurus", "players": [{"name": "Ann"}, {"pens": {"river": ["diplodocus"]}}]}
    assert totals(GAME.score_sheet(GAME.read_position(made).state)) == [0, 1]


def test_a_game_in_progress_needs_two_players() -> None:
    """D3.1: someone alone may score a zoo, not play."""
    made = running("summer", "RV: DIP")
    assert wrong(made)[:2] == ("players", "error-players")


def test_play_goes_on_from_a_document() -> None:
    """A document of a game in progress can be played to its end."""
    table = play(new_table(3, board="winter"), until=lambda state: state.round == 1 and state.turn == 2)
    state = GAME.read_position(GAME.write_position(table.state)).state
    rng = Rng("on")
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        acting = GAME.sample_chance(state, rng) if seat < 0 else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, acting)
    assert [sum(row) for row in state.count[:3]] == [12, 12, 12]


def turn_document(**players: object) -> Document:
    """Three players with two pieces each have to choose; `players` changes what is written of all."""
    hands = (pieces("2×DIP"), pieces("2×TRI"), pieces("2×STE"))
    made = running("winter", "", "", "", hands=hands, phase="turn", turn=5)
    for player in made["players"]:
        player |= {"decisions": 0, **players}
    return made


def with_table(made: Document, **table: object) -> Document:
    return {**made, "table": {**made["table"], **table}}


CONTRADICTIONS: dict[str, Document] = {
    "more decisions than the stage has": turn_document(decisions=2, chosen="diplodocus"),
    "everybody has decided": turn_document(decisions=1, chosen="diplodocus"),
    "decided without a dinosaur": {
        **turn_document(),
        "players": [
            {**player, "decisions": int(i == 0)} for i, player in enumerate(turn_document()["players"])
        ],
    },
    "chosen without having it in hand": {
        **turn_document(),
        "players": [
            {**player, **({"decisions": 1, "chosen": "tyrannosaurus"} if i == 0 else {})}
            for i, player in enumerate(turn_document()["players"])
        ],
    },
    "more stages shown than a turn of three has": with_table(turn_document(decisions=2), shown=2),
    "no hands in the middle of a turn": turn_document(hand=[]),
    "a second game without a match": with_table(
        turn_document(summer={"score": 1, "trexes": 1}), second_game=True
    ),
    "nobody has to leave the Quarantine Zone": with_table(turn_document(), phase="leave"),
    "more hidden discards than discards": turn_document(hidden_discards=["diplodocus"]),
    "a place that does not take the dinosaur": {
        **(made := GAME.write_position(leaving("LO: STE · QZ: DIP", "QZ: TRI"))),
        "players": [{**made["players"][0], "spot": {"place": "lookout"}}, made["players"][1]],
    },
    "another game": {**turn_document(), "game": "wyrmspan"},
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_document_that_contradicts_itself_is_refused(name: str) -> None:
    """Bad input gets a clear message: what is accepted can be played to its end, and nobody is stuck."""
    with pytest.raises(BadPosition):
        GAME.read_position(CONTRADICTIONS[name])


def test_d13_4_the_last_discard_of_a_round_is_never_left_open() -> None:
    """D13.4: it is forced, so a document in which nothing else is left to decide is refused."""
    options = {"placement_commit": "joint", "two_player_discard_timing": "with_choice"}
    hands = (pieces("DIP TRI"), pieces("STE PAR"))
    made = running("winter", "", "", hands=hands, phase="turn", turn=3, options=options)
    decided = {"chosen": "diplodocus", "spot": {"place": "river"}, "discard": "triceratops", "decisions": 3}
    made["players"][0] |= decided
    made["players"][1] |= {"decisions": 0}
    assert GAME.to_act(GAME.read_position(made).state) == (1,)
    del made["players"][0]["discard"]
    made["players"][0]["decisions"] = 2
    with pytest.raises(BadPosition):
        GAME.read_position(made)
