"""What a seat may know (W1.3 to W1.5), built field by field."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from dracosaur.core.game import Seat, Value
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan.cards.codes import (
    CAVE_KIND,
    DRAGON_KIND,
    SPACES,
)
from dracosaur.games.wyrmspan.cards.programs import START_CAVES, START_DRAGONS
from dracosaur.games.wyrmspan.keys import (
    DECISION_KEYS,
    GUILD_KEYS,
    OBJECTIVE_KEYS,
    PHASE_KEYS,
)
from dracosaur.games.wyrmspan.options import WyrmspanOptions
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import PICKS
from dracosaur.games.wyrmspan.rules.knowledge import hides_card
from dracosaur.games.wyrmspan.rules.moves import legal
from dracosaur.games.wyrmspan.rules.scoring import quantity, score


class SpaceView(Value, frozen=True):
    """One space of a mat; numbers of cards, 0 = none."""

    dragon: int
    cave: int
    eggs: int
    cached: tuple[int, int, int, int]
    tucked: int
    growth: int
    excavated: bool


class PlayerView(Value, frozen=True):
    """What everybody sees of a player, and what the viewer knows of the cards."""

    coins: int
    resources: tuple[int, int, int, int]
    dragon_cards: int
    cave_cards: int
    mat_eggs: int
    spaces: tuple[SpaceView, ...]
    explored: tuple[int, int, int]
    passed: bool
    has_chosen: bool  # in setup
    picks: int  # of the viewer in setup
    steps: int
    markers: tuple[int, ...]  # on the cells of the guild tile
    standing: tuple[int, ...]  # in each objective
    fresh: int  # spaces whose dragon was played in this turn, as bits
    used: int  # spaces whose ability was used in this phase, as bits
    paid_vp: int
    hand_dragons: tuple[int, ...]  # the own hand
    hand_caves: tuple[int, ...]
    seen_dragons: tuple[int, ...]  # in the hand or under a dragon, as everybody knows (W1.5)
    seen_caves: tuple[int, ...]
    seen_tucked: tuple[int, ...]  # under a dragon, as everybody knows
    own_tucked: tuple[int, ...]  # under an own dragon, as only its owner knows
    put_back: tuple[int, ...]  # setup: own cards not kept, dragons as numbers, caves as negative numbers


class AutomaView(Value, frozen=True):
    """What lies open of the Automa (A14.6)."""

    steps: int
    dragons: tuple[int, ...]
    caves: tuple[int, ...]
    markers: tuple[int, ...]
    standing: tuple[int, ...]  # in each objective
    passed: bool
    turned: tuple[str, ...]  # decision cards turned over in this round
    decision: str | None  # the last of them
    objective_coins: int


class WyrmspanView(Value, frozen=True):
    """The table from one seat; `seat` is None for a spectator."""

    seat: int | None
    seats: int
    options: WyrmspanOptions
    phase: str
    round: int  # from 1
    start: int
    turn: int
    served: int
    actor: int  # who has to act: a seat, chance (-1), several (-3), nobody any more (-4)
    wanted: int  # what chance is asked for
    answers: tuple[int, ...]  # the own legal actions, as codes
    frames: tuple[tuple[int, ...], ...]  # what is being resolved; a secret card is 0
    did: int
    kind: int
    shown: int
    guild: str | None
    objectives: tuple[str | None, ...]
    dragon_slots: tuple[int, ...]
    cave_slots: tuple[int, ...]
    decks: tuple[int, int]
    dragon_pile: tuple[int, ...]
    cave_pile: tuple[int, ...]
    left_out: tuple[int, ...]
    on_the_way: tuple[int, ...]  # drawn and not yet assigned, as far as the viewer knows them
    on_the_way_seen: tuple[int, ...]  # those of them that everybody has seen
    on_the_way_count: int
    cave_on_the_way: int
    tally: tuple[int, ...]
    players: tuple[PlayerView, ...]
    automa: AutomaView | None
    scores: tuple[int, ...]
    quantities: tuple[tuple[int, ...], ...]  # by round, what everybody has of its objective now (W17.5)


def view(state: State, seat: Seat | None) -> WyrmspanView:
    """The table as the seat knows it."""
    owner = _owner(state)
    keeping = state.phase == constants.KEEPING
    dragons, caves = _by_place(state.dragon_at), _by_place(state.cave_at)
    way = dragons[constants.ON_THE_WAY]
    known_way = [card for card in way if seat == owner or state.dragon_known[card] >= constants.ALL_KNOW]
    out = [0] * constants.MOST_LEGAL
    answers = tuple(out[: legal(state, seat, out)]) if seat is not None else ()
    players = tuple(_player(state, i, seat, dragons, caves) for i in range(state.seats))
    return WyrmspanView(
        seat=seat,
        seats=state.seats,
        options=options_module.from_row(state.options),
        phase=PHASE_KEYS[state.phase],
        round=state.round + 1,
        start=state.start,
        turn=state.turn,
        served=state.served,
        actor=state.actor,
        wanted=state.wanted,
        answers=answers,
        frames=tuple(_frame(state, i, seat) for i in range(state.depth)),
        did=state.did,
        kind=state.kind,
        shown=state.shown,
        guild=GUILD_KEYS[state.guild] if state.served or state.phase != constants.SETUP else None,
        objectives=tuple(OBJECTIVE_KEYS[side - 1] if side else None for side in state.objective),
        dragon_slots=tuple(state.dragon_slot),
        cave_slots=tuple(state.cave_slot),
        decks=(state.deck[DRAGON_KIND], state.deck[CAVE_KIND]),
        dragon_pile=tuple(dragons[constants.IN_PILE]),
        cave_pile=tuple(caves[constants.IN_PILE]),
        left_out=tuple(dragons[constants.OUT_OF_GAME]),
        on_the_way=tuple(known_way),
        on_the_way_seen=tuple(card for card in way if state.dragon_known[card] >= constants.ALL_KNOW),
        on_the_way_count=len(way),
        cave_on_the_way=next(iter(caves[constants.ON_THE_WAY]), 0),
        tally=tuple(state.tally),
        players=players,
        automa=_automa(state, dragons, caves) if state.seats == 1 else None,
        scores=() if keeping else tuple(_scores(state)),
        quantities=_quantities(state),
    )


def _scores(state: State) -> Iterable[int]:
    """The running scores; they count cards in hand, whose number is public."""
    return (score(state, player) for player in range(max(state.seats, 2 if state.seats == 1 else 0)))


def _quantities(state: State) -> tuple[tuple[int, ...], ...]:
    """What can be counted on the mats; alone, the second player is the Automa (A10.2).

    Her coins lie on the objective of the present round only.
    """
    trial = state.copy()
    players = state.seats if state.seats > 1 else constants.AUTOMA + 1
    found = []
    for number, side in enumerate(state.objective):
        trial.round = number
        trial.objective_coins = state.objective_coins if number == state.round else 0
        found.append(tuple(quantity(trial, player) for player in range(players)) if side else ())
    return tuple(found)


def _by_place(places: list[int]) -> dict[int, list[int]]:
    """The cards in each place, in the order of their numbers."""
    found: dict[int, list[int]] = defaultdict(list)
    for card in range(1, len(places)):
        found[places[card]].append(card)
    return found


def _owner(state: State) -> int | None:
    """Who has drawn the cards that are on their way."""
    return state.stack[(state.depth - 1) * constants.FRAME + constants.SEAT_AT] if state.depth else None


def _frame(state: State, i: int, viewer: int | None) -> tuple[int, ...]:
    """A frame of the stack; the card that its owner has in mind is his secret until it is shown (W1.4)."""
    frame = list(state.stack[i * constants.FRAME : (i + 1) * constants.FRAME])
    is_secret = i == state.depth - 1 and frame[constants.SEAT_AT] != viewer and hides_card(state)
    if is_secret and state.dragon_known[frame[constants.MEMO_AT]] < constants.ALL_KNOW:
        frame[constants.MEMO_AT] = 0
    return tuple(frame)


def _space(state: State, seat: int, space: int) -> SpaceView:
    cave, column = divmod(space, 4)
    a, b, c, d = state.cached[seat][4 * space : 4 * space + 4]
    return SpaceView(
        dragon=state.dragon[seat][space],
        cave=state.cave[seat][space],
        eggs=state.eggs[seat][space],
        cached=(a, b, c, d),
        tucked=state.tucked[seat][space],
        growth=state.growth[seat][space],
        excavated=column < state.excavated[seat][cave],
    )


def _player(
    state: State, seat: int, viewer: int | None, dragons: dict[int, list[int]], caves: dict[int, list[int]]
) -> PlayerView:
    own = seat == viewer
    secret = state.phase == constants.KEEPING and not own  # choices of setup (W4.7)
    hand, cave_hand = dragons[constants.IN_HAND + seat], caves[constants.IN_HAND + seat]
    under = dragons[constants.UNDER_DRAGON + seat]
    known, cave_known = state.dragon_known, state.cave_known
    back = constants.PUT_BACK + seat
    # Cards tucked straight from the deck nobody knows (W11.2).
    secretly = [card for card in under if constants.OWNER_KNOWS <= known[card] <= constants.ALL_KNOW]
    a, b, c, d = [0] * 4 if secret else state.resources[seat]
    x, y, z = state.explored[seat]
    return PlayerView(
        coins=state.coins[seat],
        resources=(a, b, c, d),
        dragon_cards=START_DRAGONS if secret else state.dragon_cards[seat],
        cave_cards=START_CAVES if secret else state.cave_cards[seat],
        mat_eggs=state.mat_eggs[seat],
        spaces=tuple(_space(state, seat, space) for space in range(SPACES)),
        explored=(x, y, z),
        passed=state.passed[seat] == 1,
        has_chosen=state.picks[seat] == PICKS,
        picks=state.picks[seat] if own else 0,
        steps=state.steps[seat],
        markers=tuple(state.markers[seat]),
        standing=tuple(state.standing[seat]),
        fresh=state.fresh[seat],
        used=state.used[seat],
        paid_vp=state.paid_vp[seat],
        hand_dragons=tuple(hand) if own else (),
        hand_caves=tuple(cave_hand) if own else (),
        seen_dragons=tuple(sorted(card for card in (*hand, *under) if known[card] == constants.ALL_KNOW)),
        seen_caves=tuple(card for card in cave_hand if cave_known[card] == constants.ALL_KNOW),
        seen_tucked=tuple(card for card in under if known[card] == constants.ALL_SEE_UNDER),
        own_tucked=tuple(secretly) if own else (),
        put_back=(*dragons[back], *(-card for card in caves[back])) if own else (),
    )


def _automa(state: State, dragons: dict[int, list[int]], caves: dict[int, list[int]]) -> AutomaView:
    me = constants.AUTOMA
    turned = tuple(key for i, key in enumerate(DECISION_KEYS) if state.decisions >> i & 1)
    return AutomaView(
        steps=state.steps[me],
        dragons=tuple(dragons[constants.WITH_AUTOMA]),
        caves=tuple(caves[constants.WITH_AUTOMA]),
        markers=tuple(state.markers[me]),
        standing=tuple(state.standing[me]),
        passed=state.passed[me] == 1,
        turned=turned,
        decision=DECISION_KEYS[state.decision] if turned else None,
        objective_coins=state.objective_coins,
    )
