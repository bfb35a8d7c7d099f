"""The learned player and the search of Wyrmspan play from views, at every table, alike in both twins."""

from __future__ import annotations

import pytest

from dracosaur import bots
from dracosaur.bots.method.bot import LearnedBot, SearchBot
from dracosaur.bots.method.mind import Budget
from dracosaur.bots.method.proof import is_current
from dracosaur.bots.method.weights import load as load_weights
from dracosaur.bots.wyrmspan.hints import aims, best_answer
from dracosaur.bots.wyrmspan.profile import PROFILE, sets
from dracosaur.core.game import Message, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games.wyrmspan.rules import score
from dracosaur.games.wyrmspan.rules.constants import ACT_DRAGON, ACT_RESOURCE, IN_HAND
from dracosaur.text import LANGUAGES, Words
from tests.bots.wyrmspan.pairs import check_pairs
from tests.bots.wyrmspan.walks import GAME, decisions

SHIPPED = sorted(path.stem for path in PROFILE.folder.glob("*.npz"))


def play(seats: int, options: dict[str, object], names: list[str], seed: str) -> Table:
    table = Table.open(GAME, seats, options, seed)
    players = [bots.make(name, GAME, Rng(seed, seat)) for seat, name in enumerate(names)]
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        action = players[seat].choose(table.view(seat), legal)
        assert action in legal
        table.act(seat, action)
    return table


@pytest.mark.parametrize("name", SHIPPED)
def test_weights_fit_the_features_and_rules_of_today(name: str) -> None:
    learned = load_weights(PROFILE.folder / f"{name}.npz")
    assert is_current(GAME, PROFILE, PROFILE.courses[name], learned.header)
    assert learned.header.command.startswith(f"dracosaur train wyrmspan --set {name}")


def test_weights_ship_for_one_player_and_for_several() -> None:
    assert {"automa", "together"} <= set(SHIPPED) <= set(PROFILE.courses)


@pytest.mark.parametrize(
    ("seats", "level"), [(1, "automa_3"), (1, "ravel_1"), (2, "automa_1"), (5, "automa_1")]
)
def test_every_table_has_its_set_first(seats: int, level: str) -> None:
    state = GAME.setup(seats, GAME.options({"automa": level}, seats))
    first, *others = sets(state)
    assert first == ("together" if seats > 1 else level.partition("_")[0])
    assert {first, *others} == set(PROFILE.courses)


@pytest.mark.fast
@pytest.mark.parametrize(
    "options", [{"automa": "automa_2"}, {"automa": "ravel_3", "leave_out_neighbors": True}]
)
def test_the_learned_player_plays_alone_to_the_end(options: dict[str, object]) -> None:
    assert score(play(1, options, ["learned"], "alone").state, 0) > 50


@pytest.mark.fast
@pytest.mark.parametrize("seats", [2, 5])
def test_the_learned_player_plays_in_company_to_the_end(seats: int) -> None:
    table = play(seats, {}, ["learned"] * seats, "company")
    assert min(score(table.state, seat) for seat in range(seats)) > 40


@pytest.mark.fast
def test_both_twins_choose_and_search_alike() -> None:
    table = Table.open(GAME, 2, {}, "alike")
    for step in range(60):
        seat = table.to_act[0]
        view, legal = table.view(seat), table.legal(seat)
        learned = [LearnedBot(GAME, Rng(step), PROFILE, plain).choose(view, legal) for plain in (True, False)]
        assert learned[0] == learned[1]
        if step in (20, 55):
            budget = Budget(playouts=2)
            found = [
                SearchBot(GAME, Rng(step), PROFILE, budget, plain).choose(view, legal)
                for plain in (True, False)
            ]
            assert found[0] == found[1]
        table.act(seat, learned[0])


@pytest.mark.fast
def test_no_bot_sees_more_than_a_person() -> None:
    assert check_pairs(45, 8) > 20


@pytest.mark.fast
def test_a_hint_says_what_an_answer_is_good_for_in_every_language() -> None:
    table = Table.open(GAME, 1, {"automa": "automa_1"}, "hint")
    told: dict[str, Message] = {}
    for state, seat, actions in decisions(1, 9):
        told |= {reason.key: reason for action in actions for reason in aims(state, seat, action)}
    assert told.keys() == {"hint-objective", "hint-later_objective", "hint-lacks", "hint-last_lack"}
    for step in range(60):
        asked = Seat(table.to_act[0])
        hint = best_answer(table.view(asked))
        assert hint is not None
        assert hint.action in table.legal(asked)
        if step == 0:
            assert best_answer(table.view(asked)) == hint
        told |= {reason.key: reason for reason in hint.reasons}
        table.act(asked, hint.action)
    assert {"hint-better", "hint-close"} <= told.keys()
    for lang in LANGUAGES:
        words = Words(lang, "wyrmspan")
        for reason in told.values():
            spoken = GAME.spoken(reason, lang)
            values = {name: value for name, value in spoken.values.items() if not isinstance(value, tuple)}
            assert "hint-" not in words.say(spoken.key, **values)


def test_a_hint_calls_nothing_good_for_an_objective_that_is_given_away() -> None:
    """The dragons of the setup are put back (W4.5); of the resources one may be what a dragon lacks."""
    table = Table.open(GAME, 1, {"automa": "automa_1"}, "kept")
    state = table.state
    dragons = [card for card, at in enumerate(state.dragon_at) if at == IN_HAND]
    assert not [reason for card in dragons for reason in aims(state, 0, ACT_DRAGON + card)]
    told = [reason.key for kind in range(4) for reason in aims(state, 0, ACT_RESOURCE + kind)]
    assert told
    assert set(told) <= {"hint-lacks", "hint-last_lack"}
