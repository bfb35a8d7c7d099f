"""The data files against the counts and totals of the rules, and the loader against mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from importlib import resources
from itertools import pairwise

import pytest

from dracosaur.games.wyrmspan.cards import (
    AUTOMA,
    CAVES,
    DRAGONS,
    GUILDS,
    MAT,
    OBJECTIVES,
    TRACK,
    CardDataError,
    codes,
    effects,
    load,
    programs,
)
from dracosaur.games.wyrmspan.cards.components import ByCave, Dragon, PrintedCost
from dracosaur.games.wyrmspan.cards.effects import (
    Dragons,
    Excavate,
    Fact,
    Gain,
    GainCards,
    Hatchling,
    If,
    IfDone,
    LayEggs,
    MatchesLeftNeighbor,
    Opponents,
    Pay,
    Reveal,
    Score,
    ScoreEach,
    walk,
)

HATCHLINGS = range(1, 36)


def dragon(number: int) -> Dragon:
    return DRAGONS[number - 1]


def benefits() -> Iterable[tuple[Fact, ...]]:
    """Every list of effects that is printed somewhere."""
    yield from (card.effects for card in DRAGONS)
    yield from (card.effects for card in CAVES)
    yield from (row for tile in GUILDS.values() for row in tile.rows)
    yield from TRACK.spaces
    yield from (*MAT.path.crimson, *MAT.path.golden, *MAT.path.amethyst, MAT.closing_bonus)


def inner_benefits() -> Iterable[tuple[Fact, ...]]:
    """Every list of effects inside another effect; the options of a choice are not one."""
    for part in all_words():
        match part:
            case Pay(then=then) | IfDone(then=then) | If(then=then) | Reveal(then=then):
                yield then
            case Opponents(you=you, each=each):
                yield from (you, each)
            case Hatchling(each_time=each_time, third=third):
                yield from (each_time, third)


def all_words() -> list[Fact]:
    return [part for benefit in benefits() for part in walk(benefit)]


# Dragons ------------------------------------------------------------------------------------------------


def test_w2_4_dragon_numbers_sizes_and_traits() -> None:
    """W2.4: 183 dragons, 35 hatchlings with the numbers 1–35, and the counts of sizes and traits."""
    assert [card.number for card in DRAGONS] == list(range(1, 184))
    assert Counter(card.size for card in DRAGONS) == {"hatchling": 35, "small": 49, "medium": 49, "large": 50}
    assert Counter(card.trait for card in DRAGONS) == {
        "shy": 46,
        "helpful": 46,
        "aggressive": 46,
        "playful": 45,
    }
    assert [card.number for card in DRAGONS if card.size == "hatchling"] == list(HATCHLINGS)
    assert len({card.name for card in DRAGONS}) == 183


def test_triggers_and_icons() -> None:
    assert Counter(card.when for card in DRAGONS) == {
        "hatchling": 35,
        "when_played": 32,
        "if_activated": 54,
        "once_per_round": 25,
        "end_game": 37,
    }
    # Hatchlings show If Activated, and three of them End Game as well (W12.6).
    assert Counter(icon for card in DRAGONS for icon in card.icons) == {
        "if_activated": 89,
        "when_played": 32,
        "once_per_round": 25,
        "end_game": 40,
    }
    assert [n for n in HATCHLINGS if "end_game" in dragon(n).icons] == [17, 18, 29]


def test_cost_totals() -> None:
    kinds = ("meat", "gold", "crystal", "milk", "coin", "egg")
    totals = {kind: sum(getattr(card.cost, kind) for card in DRAGONS) for kind in kinds}
    assert totals == {"meat": 98, "gold": 112, "crystal": 112, "milk": 72, "coin": 28, "egg": 35}
    assert Counter(card.cost.total for card in DRAGONS) == {0: 2, 1: 23, 2: 71, 3: 56, 4: 31}


def test_dragons_without_a_resource_in_their_cost() -> None:
    """W11.6: tucked for a resource of their cost, these give nothing."""
    bare = [card.number for card in DRAGONS if card.cost.resources == 0]
    assert bare == [46, 51, 94, 98, 102, 106, 122, 175]


def test_w12_1_cost_of_hatchlings() -> None:
    """W12.1: 1 egg plus 1–3 milk, no nest."""
    for number in HATCHLINGS:
        cost = dragon(number).cost
        assert cost == PrintedCost(milk=cost.milk, egg=1)
        assert cost.milk in (1, 2, 3)
        assert dragon(number).nests == 0


def test_points_nests_and_preferred_caves() -> None:
    assert sum(card.vp for card in DRAGONS) == 680
    assert Counter(card.nests for card in DRAGONS) == {0: 35, 1: 48, 2: 55, 3: 32, 4: 10, 5: 3}
    assert Counter("+".join(card.caves) for card in DRAGONS) == {
        "crimson": 41,
        "golden": 43,
        "amethyst": 39,
        "crimson+golden": 11,
        "crimson+amethyst": 13,
        "golden+amethyst": 13,
        "crimson+golden+amethyst": 23,
    }


def test_cards_that_the_worked_examples_quote() -> None:
    """E08–E11 and W2.5."""
    assert dragon(113).name == "Shaly Rockbreaker"
    assert dragon(113).cost == PrintedCost(crystal=2, coin=1)
    assert dragon(113).effects == (Excavate(("hand",)),)
    assert dragon(46).cost == PrintedCost(coin=1)
    assert (dragon(36).cost, dragon(36).caves) == (PrintedCost(gold=2), ("golden",))
    assert dragon(48).caves == ("crimson",)
    assert dragon(130).name == "Smirking Ridgeback"


def test_a_hatchling_in_full() -> None:
    assert dragon(8).effects == (
        Hatchling(
            "dragon_card",
            each_time=(Gain("any"),),
            third=(GainCards("dragon_card"), effects.GuildSteps()),
        ),
    )


def test_the_five_dragons_that_look_at_the_left_neighbor() -> None:
    """A14.3: they stay in solo play; 103 is like its sisters (NOTES: uncertain)."""
    found = {
        card.number: card.when
        for card in DRAGONS
        if any(isinstance(part, MatchesLeftNeighbor) for part in walk(card.effects))
    }
    assert found == dict.fromkeys((47, 103, 114, 168, 170), "if_activated")


# Caves --------------------------------------------------------------------------------------------------


def test_w2_4_cave_numbers_and_twins() -> None:
    """W2.4: 75 cave cards; equal cards have neighbouring numbers."""
    assert [card.number for card in CAVES] == list(range(1, 76))
    changes = sum(left.effects != right.effects for left, right in pairwise(CAVES))
    assert changes + 1 == len({card.effects for card in CAVES}) == 49


def test_cave_cards_that_the_worked_examples_quote() -> None:
    assert CAVES[11].effects == (Gain("coin"),)  # cave 12
    assert CAVES[54].effects == (LayEggs(3),)  # cave 55
    assert CAVES[8].effects == CAVES[7].effects  # cave 9 is the twin of cave 8


# The vocabulary: how often each word is used (reference, "Verbs", "Counts", "Conditions") -----------------


def test_verbs_are_used_as_often_as_on_the_components() -> None:
    used = Counter(type(part).__name__ for part in all_words())
    hatchlings = [part for part in all_words() if isinstance(part, Hatchling)]
    together = [benefit for benefit in (*benefits(), *inner_benefits()) if len(benefit) > 1]
    assert len(together) == 47  # "all": several effects at once
    assert used["Choose"] == 9
    assert used["Pay"] == 62
    assert used["IfDone"] == 7
    assert used["If"] == 22
    assert used["UpTo"] == 14
    assert used["Opponents"] == 20
    assert used["Gain"] + used["GainCards"] == 215
    assert used["GuildSteps"] == 50
    assert used["LayEggs"] == 59
    assert used["Cache"] == 7
    assert used["Tuck"] == 13
    assert used["Reveal"] == 6
    assert used["PlayDragon"] == 11
    assert used["Excavate"] == 22
    assert used["ActivateDragon"] + used["ActivateMat"] == 5
    assert used["SwapDragons"] == 2
    assert used["Score"] + used["ScoreEach"] + sum(1 for part in hatchlings if part.extra_vp) == 47
    assert used["Hatchling"] == len(hatchlings) == 35
    assert used["MayStow"] == 13
    assert used["Split"] == 4


def test_counts_and_conditions_are_used_as_often_as_on_the_components() -> None:
    counted = [part for objective in OBJECTIVES.values() for part in walk(objective)]
    used = Counter(type(part).__name__ for part in (*all_words(), *counted))
    assert used["Dragons"] == 42
    assert used["Eggs"] == 3
    assert used["GuildMarkers"] == 3
    assert used["LowestObjectives"] == 1
    assert used["Sets"] == 2
    assert used["CaveCards"] == 2
    assert used["FullColumns"] == 1
    assert used["CostIcons"] == 1
    assert used["Cached"] == 1
    assert used["Nests"] == 1
    assert used["DragonsAndCaves"] == 3
    assert used["GuildPosition"] == 1
    assert used["AtLeast"] == 12
    assert used["NoneOf"] == 1
    assert used["Every"] == 1
    assert used["ColumnFull"] == 2
    assert used["CaveFull"] == used["CaveExcavated"] == used["BetweenTwo"] == used["LastInCave"] == 1
    assert used["MatchesLeftNeighbor"] == 5


def test_every_word_of_the_vocabulary_is_used() -> None:
    """Nothing for later: a word that no component needs does not exist."""
    defined = {
        name
        for name, value in vars(effects).items()
        if isinstance(value, type) and issubclass(value, effects.Word) and value is not effects.Word
    }
    counted = [part for objective in OBJECTIVES.values() for part in walk(objective)]
    assert {type(part).__name__ for part in (*all_words(), *counted)} >= defined


def test_points_are_only_scored_at_the_end() -> None:
    scoring = {
        card.when
        for card in DRAGONS
        if any(isinstance(part, Score | ScoreEach) for part in walk(card.effects))
    }
    assert scoring == {"end_game"}


# Guild, objectives, mat, Automa -------------------------------------------------------------------------


def test_w14_11_squares_of_the_guild_tiles() -> None:
    """W14.11, R-22: the house values for 3–5 players double the side for 1–2."""
    assert {guild: tile.squares(2) for guild, tile in GUILDS.items()} == {
        "plains": (2, 1, 1, 1),
        "seafarers": (1, 1, 2, 1),
        "highlands": (1, 2, 1, 1),
        "rainforest": (1, 1, 1, 2),
    }
    for tile in GUILDS.values():
        assert tile.squares(1) == tile.few
        for players in (3, 4, 5):
            assert tile.squares(players) == tuple(2 * n for n in tile.few)
        assert tile.printed_vp == (6, 3, 1)


def test_w14_1_guild_track() -> None:
    """W14.1: twelve spaces, brown at the top and at the bottom."""
    assert TRACK.brown == (0, 6)
    assert TRACK.markers == 4
    assert TRACK.spaces == (
        (),
        (LayEggs(),),
        (Gain("meat"),),
        (GainCards("dragon_card"),),
        (GainCards("cave_card"),),
        (Gain("crystal"),),
        (),
        (LayEggs(),),
        (Gain("gold"),),
        (GainCards("dragon_card"),),
        (Gain("coin"),),
        (Gain("milk"),),
    )


def test_w17_5_objective_tiles() -> None:
    """W17.5: ten tiles with two sides, in this order."""
    assert {f"{goal.tile}{goal.side}": goal.id for goal in OBJECTIVES.values()} == {
        "1a": "cave_cards",
        "1b": "amethyst_cards",
        "2a": "crimson_cards",
        "2b": "golden_cards",
        "3a": "nests",
        "3b": "eggs",
        "4a": "cached",
        "4b": "guild_position",
        "5a": "cheap",
        "5b": "dear",
        "6a": "played_or_round",
        "6b": "activated",
        "7a": "hatchlings",
        "7b": "small",
        "8a": "medium",
        "8b": "large",
        "9a": "aggressive",
        "9b": "playful",
        "10a": "shy",
        "10b": "helpful",
    }
    assert OBJECTIVES["cheap"].count == Dragons("mat", cost_at_most=2)
    assert OBJECTIVES["dear"].count == Dragons("mat", cost_at_least=3)


def test_w17_3_points_by_round_and_place() -> None:
    assert load.OBJECTIVE_PLACES == ((4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3))


def test_a10_3_base_values_and_caps() -> None:
    """A10.3; A2.2: the position in the guild is not used in solo play."""
    values = {goal.id: (goal.automa, goal.cap) for goal in OBJECTIVES.values()}
    assert values["cave_cards"] == ((1, 2, 4, 7), 9)
    for cave in ("crimson", "golden", "amethyst"):
        assert values[f"{cave}_cards"] == ((1, 2, 4, 5), 7)
    assert values["nests"] == ((4, 7, 10, 17), None)
    assert values["eggs"] == ((1, 2, 5, 10), None)
    assert values["cached"] == ((0, 1, 3, 5), None)
    assert values["guild_position"] == (None, None)
    assert values["cheap"] == ((1, 2, 3, 4), 12)
    assert values["dear"] == ((0, 1, 2, 3), 12)
    assert values["played_or_round"] == ((0, 0, 1, 2), 12)
    assert values["activated"] == ((1, 1, 3, 5), 12)
    assert values["hatchlings"] == ((0, 0, 1, 2), 12)
    for size in ("small", "medium", "large"):
        assert values[size] == ((0, 1, 2, 3), 12)
    for trait in ("aggressive", "playful", "shy", "helpful"):
        assert values[trait] == ((0, 0, 1, 2), 12)


def test_w8_4_path_of_the_mat() -> None:
    """W8.4: five effects in each cave, P1 and P3 the same everywhere."""
    for path in (MAT.path.crimson, MAT.path.golden, MAT.path.amethyst):
        assert path[0] == path[2]
        assert path[1] == (effects.GuildSteps(),)
        assert path[3] == (LayEggs(),)
    assert MAT.path.crimson[0] == (Gain("any"),)
    assert MAT.path.golden[0] == (GainCards("dragon_card"),)
    assert MAT.path.amethyst[0] == (GainCards("cave_card"),)


def test_numbers_of_the_mat() -> None:
    """W4.4–W4.6, W6.2, W8.1, W15.2, W18.3."""
    assert (MAT.nests, MAT.action_coins) == (2, 1)
    assert MAT.excavate_eggs == MAT.explore_eggs == (0, 1, 2)
    assert (MAT.start.coins, MAT.start.eggs, MAT.start.resources, MAT.start.keep) == (6, 1, 3, 4)
    assert (MAT.start.dragon_cards, MAT.start.cave_cards) == (3, 3)
    assert (MAT.income.coins, MAT.income.eggs) == (6, 1)
    assert (MAT.limits.coins, MAT.limits.cards, MAT.limits.resources) == (9, 9, 9)
    assert (MAT.display.dragon_cards, MAT.display.cave_cards) == (3, 3)
    assert (MAT.exchange.give, MAT.exchange.take) == (2, 1)
    assert (MAT.remaining.coins_per_vp, MAT.remaining.goods_per_vp) == (1, 4)


SHARED_PLACE = {part: pair for pair in ("1/4", "2/5", "3/6", "7", "8") for part in (pair, *pair.split("/"))}


def test_a3_1_levels_use_eight_of_sixteen_cards() -> None:
    """A3.1, A12.1, A12.2."""
    assert len(AUTOMA.cards) == 16
    assert {level: data.vp_per_dragon for level, data in AUTOMA.levels.items()} == {
        "automa_1": 7,
        "automa_2": 7,
        "automa_3": 8,
        "ravel_1": 7,
        "ravel_2": 7,
        "ravel_3": 7,
    }
    for level, data in AUTOMA.levels.items():
        assert len(set(data.deck)) == 8
        assert data.ravel == level.startswith("ravel") == any(label.startswith("R") for label in data.deck)
        # "1/4" takes the place of 1 or of 4: every deck fills the eight places.
        places = Counter(SHARED_PLACE[label.strip("R")] for label in data.deck)
        assert places == {"1/4": 2, "2/5": 2, "3/6": 2, "7": 1, "8": 1}


def test_a4_2_decision_cards() -> None:
    """A4.2."""
    cards = AUTOMA.cards
    assert [label for label, card in cards.items() if card.passes] == [
        "3",
        "4",
        "6",
        "7",
        "8",
        "R2",
        "R8",
        "R2/5",
    ]
    assert [label for label, card in cards.items() if card.refreshes] == ["7", "R8"]
    assert Counter(card.objective for card in cards.values()) == {0: 6, 1: 6, -1: 4}
    assert {label: card.advance for label, card in cards.items()} == {
        "1": (1, 2, 2, 2),
        "2": (1, 1, 2, 3),
        "3": (2, 1, 2, 2),
        "4": (1, 1, 1, 2),
        "5": (2, 1, 2, 1),
        "6": (1, 1, 1, 2),
        "7": (1, 1, 2, 3),
        "8": (1, 1, 2, 3),
        "1/4": (2, 2, 3, 4),
        "2/5": (2, 2, 2, 3),
        "3/6": (2, 1, 4, 3),
        "R1/4": ByCave("most"),
        "R2": ByCave("least"),
        "R3/6": ByCave("most"),
        "R8": ByCave("most"),
        "R2/5": ByCave("most", 1),
    }
    slots = {label: (card.dragon, card.cave) for label, card in cards.items() if card.cave}
    assert slots == {label: (n, n) for label, n in zip(slots, (2, 1, 3, 1, 2, 1, 2, 1, 2), strict=True)}
    assert Counter(card.dragon for card in cards.values()) == {1: 6, 2: 6, 3: 4}
    assert {label: card.guild for label, card in cards.items() if card.guild} == {
        "1": 3,
        "5": 4,
        "7": 2,
        "8": 3,
        "1/4": 3,
        "R1/4": 4,
        "R8": 3,
    }


def test_uncertain_values_are_marked_where_they_stand() -> None:
    """An owner of the box finds them by the word `uncertain` (W24)."""
    marked = {name: data(name).lower().count("uncertain:") for name in FILES}
    assert marked == {
        "dragons.toml": 5,
        "caves.toml": 1,
        "guilds.toml": 9,
        "track.toml": 0,
        "objectives.toml": 2,
        "mat.toml": 1,
        "automa.toml": 2,
    }


# Mistakes -----------------------------------------------------------------------------------------------

FILES = (
    "dragons.toml",
    "caves.toml",
    "guilds.toml",
    "track.toml",
    "objectives.toml",
    "mat.toml",
    "automa.toml",
)


def data(name: str) -> str:
    return (resources.files("dracosaur.games.wyrmspan") / "data" / name).read_text(encoding="utf-8")


def changed(name: str, after: str, old: str, new: str) -> str:
    """The file with the first `old` behind `after` replaced."""
    text = data(name)
    place = text.index(old, text.index(after))
    return text[:place] + new + text[place + len(old) :]


def complaint(read: Callable[[str], object], text: str) -> list[str]:
    with pytest.raises(CardDataError) as caught:
        read(text)
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("number", "old", "new", "told"),
    [
        (130, "vp = 2", 'vp = "2"', "dragon 130, vp: expected int, got str"),
        (130, "vp = 2", "vp = -2", "dragon 130, vp: expected int >= 0"),
        (130, "vp = 2\n", "", "dragon 130: missing field vp"),
        (130, "vp = 2", "vp = 2\nwp = 2", "dragon 130: unknown field wp"),
        (130, '["crimson"]', '["crimsom"]', "dragon 130, caves[0]: unknown value 'crimsom'"),
        (130, '["crimson"]', "[]", "dragon 130: caves: expected one to three different caves"),
        (130, '"playful"', '"kind"', "dragon 130, trait: unknown value 'kind'"),
        (130, "meat = 1", "ruby = 1", "dragon 130, cost: unknown field ruby"),
        (130, '"Tuck"', '"Tuk"', "dragon 130, effects[0].type: unknown word Tuk, did you mean Tuck?"),
        (130, '"Tuck"', '"Zzz"', "dragon 130, effects[0].type: unknown word Zzz"),
        (130, 'type = "Tuck", ', "", "dragon 130, effects[0]: missing field type"),
        (83, '"GuildSteps"', '"GuildSteps", n = "x"', "dragon 83, effects[1].n: expected int, got str"),
        (83, '"GuildSteps"', '"GuildSteps", n = 0', "dragon 83, effects[1].n: expected int >= 1"),
        (60, "n = 2", 'n = "x"', "dragon 60, effects[0].n: expected int or table, got str"),
        (61, "egg = 2", "egg = 0", "dragon 61, effects[0].cost: costs nothing"),
        (130, '"once_per_round"', '"once"', "dragon 130, when: unknown value 'once'"),
        (17, "extra_vp = 1, ", "", "dragon 17, effects[0]: needs either each_time or extra_vp"),
        (1, 'caves = ["golden"]', 'caves = ["golden"]\nnests = 1', "dragon 1: nests: a hatchling has none"),
        (42, '"end_game"', '"when_played"',
         "dragon 42: effects: points are scored by end_game abilities only"),
    ],
)  # fmt: skip
def test_a_mistake_on_a_dragon_is_told_by_card_and_field(number: int, old: str, new: str, told: str) -> None:
    text = changed("dragons.toml", f"number = {number}\n", old, new)
    assert complaint(load.read_dragons, text) == [f"dragons.toml: {told}"]


def test_a_hatchling_must_be_one_in_all_respects() -> None:
    text = changed("dragons.toml", "number = 1\n", 'when = "hatchling"', 'when = "end_game"')
    assert complaint(load.read_dragons, text) == [
        "dragons.toml: dragon 1: a hatchling is one in size, in when and in effects, or in none of them"
    ]


def test_numbers_are_used_once_each() -> None:
    text = changed("dragons.toml", "number = 130", "number = 130", "number = 131")
    assert complaint(load.read_dragons, text) == [
        "dragons.toml: dragon 131: the number is used twice",
        "dragons.toml: dragon 130: the card is missing",
    ]
    text = changed("dragons.toml", "number = 183", "number = 183", "number = 184")
    assert complaint(load.read_dragons, text) == [
        "dragons.toml: dragon 184: the numbers end with 183",
        "dragons.toml: dragon 183: the card is missing",
    ]


def test_a_card_without_a_number_is_told_by_its_place() -> None:
    text = changed("dragons.toml", "number = 130", "number = 130\n", "")
    assert complaint(load.read_dragons, text) == ["dragons.toml: dragon[129]: missing field number"]


def test_all_mistakes_are_told_at_once() -> None:
    text = changed("dragons.toml", "number = 2\n", "vp = 5", "vp = 5.5")
    text = text.replace('trait = "shy"', 'trait = "shi"', 1)
    assert complaint(load.read_dragons, text) == [
        "dragons.toml: dragon 1, trait: unknown value 'shi'",
        "dragons.toml: dragon 2, vp: expected int, got float",
    ]


def test_a_file_that_is_not_toml() -> None:
    assert complaint(load.read_caves, "[[cave]\n") == [
        "caves.toml: not TOML: Expected ']]' at the end of an array declaration (at line 1, column 7)"
    ]
    assert complaint(load.read_caves, "cave = 3\n") == ["caves.toml: expected tables [[cave]]"]


@pytest.mark.parametrize(
    ("read", "name", "after", "old", "new", "told"),
    [
        (load.read_caves, "caves.toml", "[55, 56, 57]", "n = 3", "n = true",
         "cave 55, 56, 57, effects[0].n: expected int, got bool"),
        (load.read_caves, "caves.toml", "[55, 56, 57]", "[55, 56, 57]", "[55, 56]",
         "cave 57: the card is missing"),
        (load.read_guilds, "guilds.toml", "[plains]", "[2, 1, 1, 1]", "[2, 1, 1]",
         "guild plains, few: expected list of length 4, got 3"),
        (load.read_guilds, "guilds.toml", "[plains]", "[plains]", "[planes]", "unknown field planes"),
        (load.read_guilds, "guilds.toml", "[highlands]", "times = 2", "times = 0",
         "guild highlands, rows[0][0].then[0].times: expected int >= 1"),
        (load.read_track, "track.toml", "brown", "[0, 6]", "[0, 12]", "brown: there is no space 12"),
        (load.read_objectives, "objectives.toml", "tile", '"Nests"', '"Nest"',
         "tile[2].a.count.type: unknown word Nest, did you mean Nests?"),
        (load.read_objectives, "objectives.toml", "tile", 'id = "eggs"', 'id = "nests"',
         "objective nests: the id is used twice"),
        (load.read_objectives, "objectives.toml", "places", ", [7, 4, 3]]", "]",
         "places: expected 4 rounds, got 3"),
        (load.read_mat, "mat.toml", "start", "keep = 4", 'keep = "4"', "start.keep: expected int, got str"),
        (load.read_automa, "automa.toml", "[cards]", "dragon = 3", "dragon = 4",
         "decision card 1, dragon: expected int <= 3"),
        (load.read_automa, "automa.toml", "[cards]", ", guild = 3", "",
         "decision card 1: needs either cave or guild"),
        (load.read_automa, "automa.toml", "[levels]", '"1/4"', '"1/5"',
         "level automa_2, deck: there is no card 1/5"),
        (load.read_automa, "automa.toml", "vp_per_cave", "vp_per_cave = 2", "", "missing field vp_per_cave"),
    ],
)  # fmt: skip
def test_a_mistake_elsewhere_is_told_by_place(
    read: Callable[[str], object], name: str, after: str, old: str, new: str, told: str
) -> None:
    assert f"{name}: {told}" in complaint(read, changed(name, after, old, new))


def test_the_compiler_refuses_an_operand_that_an_operation_does_not_have() -> None:
    """Columns are shared, so a wrong name would be read as something else."""
    compiler = programs._Compiler()
    with pytest.raises(TypeError, match="place"):
        compiler.node(codes.LAY, what=codes.MEAT)
    for columns in codes.OPERANDS.values():
        assert len(set(columns.values())) == len(columns), "no two operands of an operation share a column"
