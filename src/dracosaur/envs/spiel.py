"""The games in OpenSpiel: `import dracosaur.envs.spiel` registers them.

`python_dracosaur_<game>` asks one player after another: choices made at once are hidden until all are made,
so nobody can tell the difference. `python_dracosaur_<game>_at_once` has simultaneous nodes wherever several
players are asked. Chance is explicit in both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import comb
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from dracosaur.core.game import CHANCE, AnyGame, Seat
from dracosaur.envs.layout import Array
from dracosaur.envs.rendering import as_text
from dracosaur.envs.rewards import final_rewards
from dracosaur.envs.tables import Tables
from dracosaur.games import GAMES, load

PREFIX: Final = "python_dracosaur_"
AT_ONCE: Final = "_at_once"
WAIT: Final = 0  # the one action of a player who is not asked while others are
_SET_UP: Final[Mapping[str, Any]] = {"players": 2, "options": ""}  # options as JSON


def _type_of(game: AnyGame, at_once: bool) -> Any:  # pyspiel.GameType
    kinds = pyspiel.GameType
    has_solo = game.seat_counts[0] == 1
    return kinds(
        short_name=f"{PREFIX}{game.name}{AT_ONCE if at_once else ''}",
        long_name=game.name.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if has_solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_SET_UP),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Dracosaur with the parameters `players` and `options` (JSON); the utility is the rank."""

    def __init__(self, kind: Any, game: AnyGame, at_once: bool, params: Mapping[str, Any] | None) -> None:
        given = {**_SET_UP, **(params or {})}
        self.rules, self.at_once, self.seats = game, at_once, int(given["players"])
        self.options = json.loads(given["options"]) if given["options"] else {}
        self.table = Tables(game, self.seats, self.options)  # for looking
        zero = {"utility_sum": 0.0} if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.PLAYER_ACTIONS,
            max_chance_outcomes=game.rules.MOST_LEGAL,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.max_entries,
            **zero,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """The beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What players see; with perfect recall also all that they have seen before and done."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game, on the plain rules."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game.rules
        self._at_once = game.at_once
        self.seats = game.seats
        self.state = self._game.setup(game.seats, self._game.options(game.options, game.seats))
        # What each player saw when it decided, and what it did.
        self.memory: list[list[tuple[str, int]]] = [[] for _ in range(game.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        copy = SpielState.__new__(SpielState)
        pyspiel.State.__init__(copy, self.get_game())
        copy._game, copy._at_once, copy.seats = self._game, self._at_once, self.seats
        copy.state = self.state.copy()
        copy.memory = [list(own) for own in self.memory]
        return copy

    def current_player(self) -> int:
        """Who has to decide."""
        waiting = self._game.to_act(self.state)
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if waiting[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._at_once and len(waiting) > 1 else int(waiting[0])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._game.to_act(self.state)

    def _legal_actions(self, player: int) -> list[int]:
        codes = self._game.legal_codes(self.state, Seat(player))
        return codes or ([] if self.is_terminal() else [WAIT])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may give, by its number among what it may give, and how likely it is."""
        codes = self._game.legal_codes(self.state, CHANCE)
        weights = [self._weight(code) for code in codes]
        total = sum(weights)
        return [(i, weight / total) for i, weight in enumerate(weights)]

    def _weight(self, code: int) -> int:
        """In how many equally likely ways chance gives this: one, but for a hand drawn from a bag."""
        drawn = getattr(self._game.decode(self.state, CHANCE, code), "hand", None)
        if drawn is None:
            return 1
        ways = 1
        from dracosaur.games.draftosaurus.keys import SPECIES_KEYS

        for species, lying in zip(SPECIES_KEYS, self.state.bag, strict=True):
            ways *= comb(lying, drawn.count(species))
        return ways

    def _apply_action(self, action: int) -> None:
        seat = self.current_player()
        if seat == pyspiel.PlayerId.CHANCE:
            self._carry_out(CHANCE, self._game.legal_codes(self.state, CHANCE)[action])
        else:
            self._remember(seat, action)
            self._carry_out(seat, action)

    def _apply_actions(self, actions: list[int]) -> None:
        asked = self._game.to_act(self.state)
        for seat in asked:
            self._remember(seat, actions[seat])
        for seat in asked:
            self._carry_out(seat, actions[seat])

    def _remember(self, seat: int, action: int) -> None:
        self.memory[seat].append((self.seen(seat), action))

    def _carry_out(self, seat: int, code: int) -> None:
        self.state = self.state.copy()
        self._game.rules.apply(self.state, seat, code)

    def seen(self, player: int) -> str:
        """What the player may know, as a line."""
        return msgspec.json.encode(self._game.view(self.state, Seat(player))).decode()

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else Seat(player)
        codes = self._game.legal_codes(self.state, seat)
        code = codes[action] if seat == CHANCE else action
        if code not in codes:
            return f"{player}: wait" if action == WAIT else f"{player}: {action}"
        return self._game.format_action(seat, self._game.decode(self.state, seat, code))

    def returns(self) -> list[float]:
        """The final ranks, between -1 and 1."""
        if not self.is_terminal():
            return [0.0] * self.seats
        rules = self._game.rules
        ranks = [rules.rank(self.state, seat) for seat in range(self.seats)]
        return final_rewards("rank", ranks, ranks)

    def __str__(self) -> str:
        return as_text(self._game.view(self.state, None))


class SpielObserver:
    """The observation of a player, flat and by name."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self._table, self._recalls = game.table, recalls
        self.tensor = np.zeros(game.table.layout.size, np.float32)
        self.dict: dict[str, Array] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """The tensor is what the player sees."""
        self._table.place(0, state.state)
        self.tensor[:] = self._table.look([player])[0][0]

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player may know; with perfect recall after all that it has seen and done."""
        now = state.seen(player)
        if not self._recalls:
            return now
        return "\n".join([*(f"{seen} {action}" for seen, action in state.memory[player]), now])


def _register(name: str, at_once: bool) -> None:
    game = load(name)
    kind = _type_of(game, at_once)

    class Registered(SpielGame):
        """The game as OpenSpiel makes it."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, at_once, params)

    pyspiel.register_game(kind, Registered)


for _name in GAMES:
    _register(_name, at_once=False)
    _register(_name, at_once=True)
