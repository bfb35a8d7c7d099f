"""What a seat is asked: all that is legal, what is closed and why, who asks, and what a choice brings."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from dracosaur.core.asking import Choice, Question, Spot
from dracosaur.core.conformance import draw_options
from dracosaur.core.conformance_asking import check_asked_alike, check_question
from dracosaur.core.game import CHANCE, Event, Message, Refusal, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan.actions import (
    Decline,
    Draw,
    Entice,
    Excavate,
    Exchange,
    Explore,
    Pass,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickItem,
    PickMat,
    PickResource,
    PickSpace,
    Use,
    WyrmspanAction,
)
from dracosaur.games.wyrmspan.cards import DRAGONS
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.keys import CAVE_KEYS
from dracosaur.games.wyrmspan.kinds import KINDS
from dracosaur.games.wyrmspan.prospects import follows
from dracosaur.games.wyrmspan.rules import State
from dracosaur.play import Voice
from dracosaur.text import LANGUAGES, Words
from tests.games.saying import Speaker
from tests.games.wyrmspan.secrets import CONTRACT, scramble
from tests.games.wyrmspan.table import (
    DECLINE,
    ENTICE,
    EXCAVATE,
    USE,
    Table,
    cave,
    cave_card,
    dragon,
    explore,
    option,
    resource,
)
from tests.timing import quickest

GAME = Wyrmspan()
ANN, BEN = Seat(0), Seat(1)
MOST_BYTES = 20_000
MOST_SECONDS = 0.005
say = Speaker(GAME)
english = say.english


def states(seats: int, seed: str, eager: bool = False) -> Iterator[tuple[State, Seat, Rng]]:
    """The decisions of a random game with options of its own; an eager player takes what is offered."""
    rng = Rng("asking", seats, seed)
    state = GAME.setup(seats, GAME.options(msgspec.to_builtins(draw_options(CONTRACT, rng, seats)), seats))
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.sample_chance(state, rng))
            continue
        yield state, seat, rng
        legal = GAME.legal(state, seat)
        willing = [action for action in legal if not isinstance(action, Pass | Decline)]
        state = GAME.apply(state, seat, rng.choice(willing if eager and willing else legal))


def asked(table: Table, seat: Seat = ANN) -> Question:
    question = GAME.question(table.deal().s, seat)
    assert question is not None
    return question


def choice(table: Table, action: WyrmspanAction) -> Choice:
    found = asked(table).choice_of(action)
    assert found is not None
    return found


def brought(table: Table, action: WyrmspanAction) -> dict[str, int]:
    """The numbers of what the choice brings, by key and kind."""
    events = [event for event in choice(table, action).brings if "n" in event.values]
    return {_name(event): int(str(event.values["n"])) for event in events}


def _name(event: Event) -> str:
    return " ".join([event.key.removeprefix("brings-"), str(event.values.get("kind", ""))]).strip()


# Random games


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("eager", [False, True])
def test_questions_of_whole_games_are_legal_honest_and_secret(seats: int, eager: bool) -> None:
    for i, (state, seat, rng) in enumerate(states(seats, "kit", eager)):
        for other in range(seats):
            check_question(GAME, state, Seat(other), say if i % 5 == 0 else None)
        if i % 6 == 0:
            check_asked_alike(GAME, state, scramble(state, seat, rng), seat, rng)


def test_games_ask_nearly_everything_that_can_be_asked() -> None:
    games = [state for seats in (2, 3) for i in range(3) for state in states(seats, f"kinds {i}", eager=True)]
    kinds = {question.kind for state, seat, _ in games if (question := GAME.question(state, seat))}
    assert kinds <= set(KINDS)
    assert len(kinds) > len(KINDS) - 10


def test_a_question_is_small_and_quick() -> None:
    """Under 20 kB of JSON and 5 ms of plain Python for 95 of 100 questions."""
    sizes, times = [], []
    for state, seat, _ in states(4, "speed", eager=True):
        seconds, question = quickest(GAME.question, state, seat)
        times.append(seconds)
        sizes.append(len(msgspec.json.encode(question)))
    assert sorted(sizes)[len(sizes) * 95 // 100] < MOST_BYTES
    assert sorted(times)[len(times) * 95 // 100] < MOST_SECONDS


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_foreseen_is_what_happens(seats: int) -> None:
    """Worked out on an imagined table, where other hands are dealt anew."""
    for i, (state, seat, rng) in enumerate(states(seats, "foreseen", eager=True)):
        if i % 4 == 0:
            action = rng.choice(GAME.legal(state, seat))
            foreseen = GAME.foresee(GAME.view(state, seat), seat, action)
            assert foreseen.brings == follows(state, GAME.apply(state, seat, action), seat)


# What is closed


def test_the_actions_of_a_turn_are_all_there_with_the_reason_against_them() -> None:
    """W5.2, W6.9, W7.1: with no card in hand one can only explore and pass."""
    question = asked(Table().begin())
    assert question.kind == "action"
    assert [c.action for c in question.open] == [*(Explore(cave) for cave in CAVE_KEYS), Pass()]
    closed = {c.action: c.refusal for c in question.choices if not c.is_open}
    assert closed == {
        Excavate(): Refusal("why-W6-9", rule="W6.9"),
        Entice(): Refusal("why-W7-1", rule="W7.1"),
    }


def test_dragons_of_the_hand_that_cannot_be_played_say_why() -> None:
    """W5.16, W7.3: 48 and 98 can come, 88 is too dear, 32 has no free space in its only cave."""
    table = Table().hand(32, 48, 88, 98).supply(meat=3).put("amethyst", 122).begin().act(ENTICE)
    question = asked(table)
    assert question.kind == "dragon"
    assert [c.action for c in question.open] == [PickDragon(48), PickDragon(98)]
    rules = {c.action: c.refusal.rule for c in question.choices if c.refusal is not None}
    assert rules == {PickDragon(32): "W7.3", PickDragon(88): "W5.16"}


def test_every_space_is_there_when_one_is_asked_for() -> None:
    """W18.3 and others: an egg goes into a nest, and the other spaces say that they have none."""
    table = Table().hand(caves=(47, 48)).put("crimson", 108).begin()
    question = asked(table.act(EXCAVATE, cave("golden"), cave_card(47), option(1)))
    assert question.kind == "lay"
    assert {c.action for c in question.open} == {PickSpace("crimson", 1), PickMat()}
    assert {c.refusal.rule for c in question.choices if c.refusal is not None} == {"W11.7"}
    assert len(question.choices) == 12 + 1


def test_every_cell_is_there_when_a_marker_is_placed() -> None:
    """W14.7: a taken cell of the guild tile stays closed."""
    table = Table().steps(5).steps(6, seat=1, markers=(5,)).put("golden", 108).begin()
    question = asked(table.act(explore("golden"), DECLINE, USE))
    assert question.kind == "cell"
    closed = [c for c in question.choices if not c.is_open]
    assert [(c.action, c.refusal and c.refusal.rule) for c in closed] == [(PickCell(5, 6), "W14.7")]
    assert len(question.choices) == 7


def test_a_resource_that_one_does_not_have_is_closed() -> None:
    """W5.9: paying with a resource, all four kinds are there."""
    table = Table().hand(caves=(59, 5)).supply(meat=2, gold=1).display(caves=(7,)).begin()
    question = asked(table.act(EXCAVATE, cave("golden"), cave_card(59)))
    assert (question.kind, question.left) == ("pay_resource", 1)
    open_ones = [c.action for c in question.open]
    assert open_ones == [PickResource("meat"), PickResource("gold"), Decline()]
    assert {c.action for c in question.choices} >= {PickResource("crystal"), PickResource("milk")}


# Who asks


def test_the_dragon_whose_ability_asks_is_named_with_its_space() -> None:
    """W9.15: everybody can see which dragon it is; 90 asks for a coin."""
    table = Table().put("crimson", 90).begin().act(explore("crimson"), resource("gold"))
    question = asked(table)
    assert question.kind == "pay"
    assert question.source == Message(
        "source-dragon", {"dragon": 90, "player": ANN, "cave": "crimson", "column": 1}
    )
    said = english(question.source)
    assert (
        said == "90 · Protective Amphiptere – If Activated: Pay 1 coin to gain 1 gold, 1 crystal and 1 meat."
    )


def test_a_printed_effect_and_a_cave_card_ask() -> None:
    """W8.4, W6.4."""
    table = Table().begin().act(explore("crimson"))
    assert asked(table).source == Message("source-stop", {"cave": "crimson", "stop": 0})
    assert asked(Table().begin()).source is None
    digging = Table().hand(caves=(5, 6)).begin().act(EXCAVATE, cave("golden"), cave_card(5))
    assert asked(digging).source == Message("source-cave_card", {"cave_card": 5})


def test_the_card_that_is_being_played_asks_where_it_goes_and_what_pays_for_it() -> None:
    """W5.15, W7.3, W6.2."""
    table = Table().hand(129, 98).supply(gold=2, crystal=1).begin().act(ENTICE, dragon(129))
    assert asked(table).kind == "place"
    assert asked(table).source == Message("source-play", {"dragon": 129})
    digging = Table().hand(caves=(5, 6)).excavated("golden", 2).put("crimson", 90, eggs=1)
    digging.eggs(1).begin().act(EXCAVATE, cave("golden"), cave_card(5))
    assert asked(digging).kind == "pay_egg"
    assert asked(digging).source == Message(
        "source-excavate", {"cave_card": 5, "cave": "golden", "column": 3}
    )


def test_what_was_settled_is_told_with_what_is_still_asked() -> None:
    """W5.15: the place of a dragon with its exchange, the space with its cave card, the cave with its egg."""
    short = Table().hand(129, 98).supply(gold=4, meat=2).begin().act(ENTICE, dragon(129), cave("golden"))
    assert asked(short).kind == "exchange"
    assert asked(short).source == Message("source-play", {"dragon": 129, "cave": "golden", "column": 1})
    digging = Table().hand(caves=(5, 6)).excavated("golden", 2).eggs(2).begin().act(EXCAVATE, cave("golden"))
    assert asked(digging).kind == "cave_card"
    assert asked(digging).source == Message("source-space", {"cave": "golden", "column": 3})
    walking = Table().put("crimson", 90, eggs=1).eggs(1)
    walking.s.explored[ANN][0] = 1
    walking.begin().act(explore("crimson"))
    assert asked(walking).kind == "pay_egg"
    assert asked(walking).source == Message("source-explore", {"cave": "crimson"})
    assert english(asked(walking).source) == "Explore: Crimson Cavern"


def test_the_left_neighbor_hears_whose_card_serves_him() -> None:
    """W9.10: an effect for all opponents names its owner."""
    table = Table().hand(caves=(75, 5)).eggs(1, seat=1).begin().act(EXCAVATE, cave("golden"), cave_card(75))
    question = asked(table, BEN)
    assert question.seat == BEN
    assert question.source == Message("source-cave_card", {"cave_card": 75})


# What a choice brings


def test_a_dragon_that_is_offered_tells_whether_it_could_be_enticed() -> None:
    """W7.1 to W7.3, W5.16: the only space of the Golden Grotto, where 7 would live, is taken."""
    table = Table().display((129, 7, 32)).supply(gold=2, crystal=1).put("golden", 98)
    offered = asked(table.begin().act(explore("golden"))).open
    told = {choice.action: choice.brings for choice in offered}
    assert Event("brings-could_entice") in told[PickDragon(129)]
    assert Event("brings-no_room") in told[PickDragon(7)]
    assert Event("brings-lacks", {"kind": "milk", "n": 3}) in told[PickDragon(32)]


def test_a_dragon_tells_its_price_and_what_is_missing() -> None:
    """W5.8, W5.10: 32 costs three milk and an egg; an exchange can bring what is missing."""
    table = Table().hand(32, 98).supply(milk=1, meat=4).eggs(1).begin().act(ENTICE)
    assert brought(table, PickDragon(32)) == {"pays milk": 3, "pays egg": 1, "lacks milk": 2}
    assert brought(table, PickDragon(98)) == {}


def test_the_price_of_a_dragon_is_what_is_paid_for_it() -> None:
    """W5.8: resources and coins go when the place is chosen; the last egg goes by itself."""
    dear = 129  # 2 gold, 1 crystal, 1 coin
    table = Table().hand(dear, 98).supply(gold=2, crystal=1).begin().act(ENTICE)
    pays = brought(table, PickDragon(dear))
    before = list(table.s.resources[0]), table.s.coins[0]
    table.act(dragon(dear), cave("golden"))
    paid = [old - new for old, new in zip(before[0], table.s.resources[0], strict=True)]
    assert pays == {"pays gold": paid[1], "pays crystal": paid[2], "pays coin": before[1] - table.s.coins[0]}


def test_a_free_dragon_costs_nothing_and_a_discount_is_told() -> None:
    """W13.2, W13.3."""
    free = Table().hand(65, 88, caves=(1, 2)).supply(gold=9, crystal=9, meat=9, milk=9).eggs(2)
    table = free.begin().act(ENTICE, dragon(65))
    while asked(table).kind != "dragon":
        table.act(table.legal()[0])
    assert choice(table, PickDragon(88)).brings == ()
    cheaper = Table().hand(48, 88, caves=(52, 5)).supply(meat=2, gold=2).begin()
    cheaper.act(EXCAVATE, cave("amethyst"), cave_card(52))
    assert [event.key for event in choice(cheaper, PickDragon(48)).brings] == ["brings-pays", "brings-waives"]


def test_exploring_tells_coins_eggs_and_every_stop() -> None:
    """W8.1, W8.3, W8.4: the second time costs an egg; the walk ends behind the last dragon."""
    table = Table().put("crimson", 90).put("crimson", 48).eggs(2).begin()
    table.s.explored[0][0] = 1
    told = choice(table, Explore("crimson")).brings
    assert told == (
        Event("brings-coins", {"n": -1}),
        Event("brings-points", {"n": -1}),
        Event("brings-pays", {"kind": "egg", "n": 1}),
        Event("brings-stop", {"cave": "crimson", "stop": 0}),
        Event("brings-ability", {"dragon": 90, "cave": "crimson", "column": 1}),
        Event("brings-stop", {"cave": "crimson", "stop": 1}),
        Event("brings-stop", {"cave": "crimson", "stop": 2}),  # 48 works when played only
    )


def test_a_cave_tells_its_space_and_its_eggs() -> None:
    """W6.2: the third column costs an egg by the action."""
    table = Table().hand(caves=(5, 6)).excavated("golden", 2).eggs(1).begin().act(EXCAVATE)
    digging = choice(table, PickCave("golden"))
    assert digging.spots == (Spot("cave", ("golden",)), Spot("space", ("golden", 3)))
    assert brought(table, PickCave("golden")) == {"pays egg": 1}
    assert brought(table, PickCave("crimson")) == {}


@pytest.mark.parametrize(
    ("table", "played", "action"),
    [
        (
            Table().hand(caves=(47, 5)).put("crimson", 108).begin(),
            (EXCAVATE, cave("golden"), cave_card(47), option(1)),
            PickMat(),
        ),
        (Table().steps(5).put("golden", 108).begin(), (explore("golden"), DECLINE, USE), PickCell(5, 6)),
        (Table().begin(), (explore("crimson"),), PickResource("milk")),
        (Table().put("crimson", 90).begin(), (explore("crimson"), DECLINE), Use()),
        (Table().begin(), (), Explore("golden")),
    ],
)
def test_points_are_those_of_the_score_sheet(
    table: Table, played: tuple[int, ...], action: WyrmspanAction
) -> None:
    """W19.2: what the own score is at once; what may follow is another question."""
    state = table.act(*played).deal().s
    before, after = GAME.score_sheet(state), GAME.score_sheet(GAME.apply(state, ANN, action))
    points = brought(table, action).get("points", 0)
    assert points == after.players[0].total - before.players[0].total


def test_nothing_is_shown_while_the_others_still_choose() -> None:
    """W4.7: in setup a choice brings only what the own hand and supply show."""
    state = next(state for state, _, _ in states(3, "setup"))
    question = GAME.question(state, ANN)
    assert question is not None
    assert (question.kind, question.left) == ("put_back", 1)
    assert {event.key for c in question.choices for event in c.brings} == {
        "brings-dragon_card",
        "brings-cave_card",
    }


# Spots, labels, looking ahead


def test_a_card_points_to_where_it_lies() -> None:
    """W10.2: face-up cards and the deck; W6.3: the own hand."""
    table = Table().hand(caves=(5, 6)).display(caves=(7, 13)).begin()
    digging = choice(table.act(EXCAVATE, cave("golden")), PickCaveCard(5))
    assert digging.spots == (Spot("cave_card", (5, "hand")),)
    taking = Table().display(caves=(7, 13)).begin().act(explore("amethyst"))
    assert choice(taking, PickCaveCard(7)).spots == (Spot("cave_card", (7, "display")),)
    assert choice(taking, Draw("cave")).spots == (Spot("deck", ("cave",)),)
    assert choice(taking, Draw("cave")).about == Message("about-deck", {"kind": "cave", "left": 73})


def test_the_parts_of_a_benefit_are_told_in_words() -> None:
    """W9.6: 47 brings a meat and an egg, in the order one likes."""
    table = Table().hand(caves=(47, 5)).begin().act(EXCAVATE, cave("golden"), cave_card(47))
    assert asked(table).kind == "item"
    assert english(choice(table, PickItem(1)).label) == "Gain 1 meat."
    assert english(choice(table, PickItem(2)).label) == "Lay 1 egg."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exchange_names_three_resources(lang: str) -> None:
    """W5.10."""
    table = Table().hand(48, 98).supply(gold=2, milk=2).begin().act(ENTICE, dragon(48))
    label = choice(table, Exchange("gold", "milk", "meat")).label
    words = Words(lang, GAME.name, strict=True)
    gold, milk, meat = (words.name_of("resource", kind) for kind in ("gold", "milk", "meat"))
    assert Voice(GAME, words).say(label) == f"{gold} + {milk} → {meat}"


def test_enticing_foresees_which_dragons_could_come() -> None:
    """W7.1: before the coin is paid one sees what the next question would be."""
    table = Table().hand(48, 88, 98).supply(meat=2).begin()
    foreseen = GAME.foresee(GAME.view(table.s, ANN), ANN, Entice())
    assert foreseen.brings == (Event("brings-coins", {"n": -1}), Event("brings-points", {"n": -1}))
    assert foreseen.then is not None
    assert foreseen.then.kind == "dragon"
    assert {c.action for c in foreseen.then.open} == {PickDragon(48), PickDragon(98)}
    assert foreseen.then == asked(table.act(ENTICE))


def test_names_of_dragons_stand_in_labels() -> None:
    table = Table().hand(48, 98).supply(meat=2).begin().act(ENTICE)
    assert english(choice(table, PickDragon(48)).label) == DRAGONS[47].name
    there = Message("choice-space", {"dragon": 48, "cave": "golden", "column": 2})
    assert english(there) == f"{DRAGONS[47].name} (Golden Grotto, 2)"
