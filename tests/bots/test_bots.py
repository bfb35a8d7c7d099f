"""Bots play whole games from views alone, and the greedy one plays better than chance."""

from __future__ import annotations

import pytest

from dracosaur import bots
from dracosaur.arena import play_at_table, simulate
from dracosaur.bots import BOTS, UnknownBot
from dracosaur.bots.levels import LEVELS
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load


@pytest.mark.parametrize(
    "name", ["search:0.001" if name == "search" else name for name in BOTS if name not in LEVELS]
)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("board", ["summer", "winter", "match"])
def test_every_bot_plays_to_the_end(name: str, seats: int, board: str) -> None:
    options = {"board": board, "quarantine_move": "optional", "placement_commit": "joint"}
    table = play_at_table(load("draftosaurus"), seats, options, [name] * seats, "bots", 1)
    assert table.is_over


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_greedy_beats_random(board: str) -> None:
    report = simulate(load("draftosaurus"), 2, 30, options={"board": board}, bots=("greedy", "random"))
    assert report.wins[0] >= 28
    assert report.mean_scores[0] > 30


def test_greedy_discards_what_helps_the_opponent_most() -> None:
    """Two players: a third stegosaurus is worth more to the opponent's forest than a lone parasaurolophus."""
    game = load("draftosaurus")
    document = {
        "game": "draftosaurus",
        "table": {
            "phase": "turn",
            "round": 1,
            "turn": 2,
            "first_roller": 0,
            "roller": 1,
            "die": "woodlands",
            "dealt": 0,
            "shown": 2,
        },
        "players": [
            {
                "pens": {"woody_trio": ["triceratops", "diplodocus"], "king_of_the_jungle": ["diplodocus"]},
                "hand": ["stegosaurus", "parasaurolophus", "parasaurolophus"],
                "discarded": ["triceratops"],
                "decisions": 2,
            },
            {
                "pens": {"forest_of_sameness": ["stegosaurus", "stegosaurus"]},
                "hand": ["tyrannosaurus", "spinosaurus", "spinosaurus"],
                "discarded": ["triceratops"],
                "decisions": 2,
            },
        ],
    }
    state = game.read_position(document).state
    chosen = bots.make("greedy", game, Rng(1)).choose(game.view(state, Seat(0)), game.legal(state, Seat(0)))
    assert game.format_action(Seat(0), chosen) == "0 discard stegosaurus"


def test_the_same_seed_gives_the_same_decisions() -> None:
    def record() -> str:
        return play_at_table(load("draftosaurus"), 3, {}, ["greedy"] * 3, "again", 7).record.dumps()

    assert record() == record()


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        bots.make("alphazero", load("draftosaurus"), Rng(1))


def test_a_bot_sees_a_view_and_never_a_state() -> None:
    """A greedy bot decides alike in two states that its seat cannot tell apart."""
    from tests.games.draftosaurus.secrets import scramble

    game = load("draftosaurus")
    table = Table.open(game, 4, seed=3)
    for _ in range(30):
        seat = table.to_act[0]
        other = scramble(table.state, seat, Rng("other"))
        legal = table.legal(seat)
        choices = {
            bots.make("greedy", game, Rng(5)).choose(game.view(state, seat), legal)
            for state in (table.state, other)
        }
        assert len(choices) == 1
        table.act(seat, choices.pop())
