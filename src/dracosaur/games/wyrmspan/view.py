"""What a seat may know (W1.3 to W1.5), built field by field, and full states that fit it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from dracosaur.core.game import Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan.cards.codes import (
    CAVE_KIND,
    DRAGON_KIND,
    OP,
    SPACES,
    SPLIT_CARDS,
    STOW_CARDS,
    TUCK,
)
from dracosaur.games.wyrmspan.cards.programs import NESTS, NODE, START_CAVES, START_DRAGONS
from dracosaur.games.wyrmspan.keys import (
    DECISION_KEYS,
    GUILD_KEYS,
    OBJECTIVE_KEYS,
    PHASE_KEYS,
    RESOURCE_KEYS,
)
from dracosaur.games.wyrmspan.options import WyrmspanOptions
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import PICKS
from dracosaur.games.wyrmspan.rules.interpreter import step
from dracosaur.games.wyrmspan.rules.moves import legal
from dracosaur.games.wyrmspan.rules.scoring import score
from dracosaur.games.wyrmspan.rules.stack import close_question

TRIES: Final = 200  # hands imagined for a player whose question tells something about them


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
    places: tuple[int, ...]
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
    places: tuple[int, ...]
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
    )


def _scores(state: State) -> Iterable[int]:
    """The running scores; they count cards in hand, whose number is public."""
    return (score(state, player) for player in range(max(state.seats, 2 if state.seats == 1 else 0)))


def _by_place(places: list[int]) -> dict[int, list[int]]:
    """The cards in each place, in the order of their numbers."""
    found: dict[int, list[int]] = defaultdict(list)
    for card in range(1, len(places)):
        found[places[card]].append(card)
    return found


def _cards(places: list[int], where: int) -> tuple[int, ...]:
    return tuple(card for card, place in enumerate(places) if card and place == where)


def _owner(state: State) -> int | None:
    """Who has drawn the cards that are on their way."""
    return state.stack[(state.depth - 1) * constants.FRAME + constants.SEAT_AT] if state.depth else None


def _frame(state: State, i: int, viewer: int | None) -> tuple[int, ...]:
    """A frame of the stack; the card that its owner has in mind is his secret until it is shown (W1.4)."""
    frame = list(state.stack[i * constants.FRAME : (i + 1) * constants.FRAME])
    if frame[constants.SEAT_AT] != viewer and _keeps_card(frame):
        card = frame[constants.MEMO_AT]
        if state.dragon_known[card] < constants.ALL_KNOW:
            frame[constants.MEMO_AT] = 0
    return tuple(frame)


def _keeps_card(frame: list[int]) -> bool:
    """Whether MEMO is a dragon card that its owner has picked and others have not seen."""
    op = NODE[frame[constants.NODE_AT]][OP]
    stage = frame[constants.STAGE_AT]
    return (op == TUCK and stage == 2) or (op in (STOW_CARDS, SPLIT_CARDS) and stage == 3)


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
        places=tuple(state.place[seat]),
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
        places=tuple(state.place[me]),
        passed=state.passed[me] == 1,
        turned=turned,
        decision=DECISION_KEYS[state.decision] if turned else None,
        objective_coins=state.objective_coins,
    )


# Imagining


def imagine(view: WyrmspanView, rng: Rng) -> State:
    """A full state that fits the view: hidden cards are dealt anew, and the question is asked again."""
    last = None
    for _ in range(TRIES):
        last = _dealt(view, rng)
        if _asks_again(view, last):
            return last
    assert last is not None
    return last


def _asks_again(view: WyrmspanView, state: State) -> bool:
    """Put the question of the view; False where these hands would not have led to it (W9.15)."""
    actor = view.actor
    if actor == view.seat and view.phase != "keeping":
        for code in view.answers:
            state.open[constants.WORD_OF[code]] |= constants.FLAG_OF[code]
        state.answers, state.last_answer = len(view.answers), _last_answer(state, view)
        state.actor = actor
        return True
    state.actor = actor
    if actor < 0:
        return True
    trial = state.copy()
    trial.actor = constants.NOBODY
    step(trial)
    asked = trial.depth == state.depth and trial.actor == actor and trial.answers > 1
    if asked:
        state.become(trial)
    else:
        close_question(state)
        state.actor = actor
    return asked


def _last_answer(state: State, view: WyrmspanView) -> int:
    """The answer that was added last: what the same question leaves when it is put again."""
    trial = state.copy()
    close_question(trial)
    step(trial)
    return trial.last_answer


def _dealt(view: WyrmspanView, rng: Rng) -> State:
    """Everything that the view tells, and the rest at random."""
    state = open_table(view)
    _place_known(state, view)
    _deal_unknown(state, view, rng)
    return state


def open_table(view: WyrmspanView) -> State:
    """What lies open on the table, without any card in a place that only some can see."""
    state = State()
    state.seats = view.seats
    state.options = options_module.to_row(view.options)
    state.phase = PHASE_KEYS.index(view.phase)
    state.round, state.start, state.turn = view.round - 1, view.start, view.turn
    state.served, state.wanted = view.served, view.wanted
    state.did, state.kind, state.shown = view.did, view.kind, view.shown
    state.guild = GUILD_KEYS.index(view.guild) if view.guild else 0
    state.objective = [OBJECTIVE_KEYS.index(name) + 1 if name else 0 for name in view.objectives]
    state.dragon_slot, state.cave_slot = list(view.dragon_slots), list(view.cave_slots)
    state.deck = list(view.decks)
    state.pile = [len(view.dragon_pile), len(view.cave_pile)]
    state.tally = list(view.tally)
    state.depth = len(view.frames)
    for i, frame in enumerate(view.frames):
        state.stack[i * constants.FRAME : (i + 1) * constants.FRAME] = frame
    for seat, player in enumerate(view.players):
        _fill_player(state, seat, player)
    if view.automa is not None:
        _fill_automa(state, view.automa)
    return state


def _fill_player(state: State, seat: int, player: PlayerView) -> None:
    state.coins[seat] = player.coins
    state.resources[seat] = list(player.resources)
    state.dragon_cards[seat], state.cave_cards[seat] = player.dragon_cards, player.cave_cards
    state.mat_eggs[seat] = player.mat_eggs
    state.nest_count[seat] = 2
    state.egg_count[seat] = player.mat_eggs
    state.explored[seat] = list(player.explored)
    state.passed[seat] = int(player.passed)
    state.picks[seat] = player.picks or (PICKS if player.has_chosen else 0)
    state.steps[seat] = player.steps
    state.markers[seat] = list(player.markers)
    state.placed[seat] = sum(player.markers)
    state.place[seat] = list(player.places)
    state.fresh[seat], state.used[seat], state.paid_vp[seat] = player.fresh, player.used, player.paid_vp
    for i, space in enumerate(player.spaces):
        state.dragon[seat][i], state.cave[seat][i] = space.dragon, space.cave
        state.eggs[seat][i], state.tucked[seat][i] = space.eggs, space.tucked
        state.growth[seat][i] = space.growth
        state.cached[seat][4 * i : 4 * i + 4] = space.cached
        state.egg_count[seat] += space.eggs
        state.nest_count[seat] += NESTS[space.dragon]
        state.settled[seat][i // 4] += space.dragon > 0
        state.excavated[seat][i // 4] += space.excavated


def _fill_automa(state: State, automa: AutomaView) -> None:
    me = constants.AUTOMA
    state.steps[me] = automa.steps
    state.markers[me] = list(automa.markers)
    state.placed[me] = sum(automa.markers)
    state.place[me] = list(automa.places)
    state.passed[me] = int(automa.passed)
    state.decisions = sum(1 << DECISION_KEYS.index(key) for key in automa.turned)
    state.turned = len(automa.turned)
    state.decision = DECISION_KEYS.index(automa.decision) if automa.decision else 0
    state.automa_cards = [len(automa.dragons), len(automa.caves)]
    state.objective_coins = automa.objective_coins


def _place_known(state: State, view: WyrmspanView) -> None:
    """Every card whose place the viewer knows is there."""

    def put(places: list[int], known: list[int], cards: Iterable[int], where: int, level: int) -> None:
        for card in cards:
            if card:
                places[card], known[card] = where, level

    dragons, caves = (state.dragon_at, state.dragon_known), (state.cave_at, state.cave_known)
    put(*dragons, view.dragon_slots, constants.ON_DISPLAY, constants.ALL_KNOW)
    put(*caves, view.cave_slots, constants.ON_DISPLAY, constants.ALL_KNOW)
    put(*dragons, view.dragon_pile, constants.IN_PILE, constants.ALL_KNOW)
    put(*caves, view.cave_pile, constants.IN_PILE, constants.ALL_KNOW)
    put(*dragons, view.left_out, constants.OUT_OF_GAME, constants.NOBODY_KNOWS)
    put(*dragons, view.on_the_way, constants.ON_THE_WAY, constants.OWNER_KNOWS)
    put(*dragons, view.on_the_way_seen, constants.ON_THE_WAY, constants.ALL_KNOW)
    put(*caves, (view.cave_on_the_way,), constants.ON_THE_WAY, constants.ALL_KNOW)
    if view.automa is not None:
        put(*dragons, view.automa.dragons, constants.WITH_AUTOMA, constants.ALL_KNOW)
        put(*caves, view.automa.caves, constants.WITH_AUTOMA, constants.ALL_KNOW)
    for seat, player in enumerate(view.players):
        hand, under = constants.IN_HAND + seat, constants.UNDER_DRAGON + seat
        put(*dragons, (space.dragon for space in player.spaces), constants.ON_MAT, constants.ALL_KNOW)
        put(*caves, (space.cave for space in player.spaces), constants.ON_MAT, constants.ALL_KNOW)
        put(*dragons, player.seen_tucked, under, constants.ALL_SEE_UNDER)
        put(*dragons, player.hand_dragons, hand, constants.OWNER_KNOWS)
        put(*caves, player.hand_caves, hand, constants.OWNER_KNOWS)
        put(*dragons, player.own_tucked, under, constants.OWNER_KNOWS)
        for card in player.seen_dragons:
            if seat == view.seat:
                state.dragon_known[card] = constants.ALL_KNOW
        put(*caves, player.seen_caves, hand, constants.ALL_KNOW)
        back = constants.PUT_BACK + seat
        put(*dragons, (card for card in player.put_back if card > 0), back, constants.OWNER_KNOWS)
        put(*caves, (-card for card in player.put_back if card < 0), back, constants.OWNER_KNOWS)


def _deal_unknown(state: State, view: WyrmspanView, rng: Rng) -> None:
    """Seen cards of others go to hand or under dragons, unseen ones come from what is left."""
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            _deal_seen(state, view, seat, player, rng)
    dragons = _unknown(state.dragon_at, view, DRAGON_KIND, rng)
    caves = _unknown(state.cave_at, view, CAVE_KIND, rng)
    for _ in range(view.on_the_way_count - len(view.on_the_way)):
        card = dragons.pop()
        state.dragon_at[card], state.dragon_known[card] = constants.ON_THE_WAY, constants.OWNER_KNOWS
    for seat, player in enumerate(view.players):
        hand, under = constants.IN_HAND + seat, constants.UNDER_DRAGON + seat
        level = constants.OWNER_KNOWS
        for _ in range(player.dragon_cards - state.dragon_at.count(hand)):
            card = dragons.pop()
            state.dragon_at[card], state.dragon_known[card] = hand, level
        for _ in range(player.cave_cards - state.cave_at.count(hand)):
            card = caves.pop()
            state.cave_at[card], state.cave_known[card] = hand, level
        hidden = sum(space.tucked for space in player.spaces) - state.dragon_at.count(under)
        for _ in range(hidden):
            card = dragons.pop()
            state.dragon_at[card], state.dragon_known[card] = under, constants.NOBODY_KNOWS
        if view.phase == "keeping" and seat != view.seat and player.has_chosen:
            _imagine_start(state, seat, rng)
    _name_secret_cards(state, view, rng)


def _deal_seen(state: State, view: WyrmspanView, seat: int, player: PlayerView, rng: Rng) -> None:
    """Cards that everybody saw coming to the player are in his hand or under one of his dragons (W1.5)."""
    frames = [list(frame) for frame in view.frames if frame[constants.SEAT_AT] == seat]
    in_mind = {
        frame[constants.MEMO_AT] for frame in frames
    }  # a card being played or tucked is still in his hand
    secret = any(
        NODE[frame[constants.NODE_AT]][OP] == TUCK and _keeps_card(frame) and frame[constants.MEMO_AT] == 0
        for frame in frames
    )
    free_hand = player.dragon_cards - int(secret)
    free_under = sum(space.tucked for space in player.spaces) - len(player.seen_tucked)
    for card in sorted(rng.shuffled(sorted(player.seen_dragons)), key=lambda card: card not in in_mind):
        in_hand = card in in_mind or free_under == 0 or rng.below(2) == 0
        if in_hand and free_hand > 0:
            state.dragon_at[card] = constants.IN_HAND + seat
            free_hand -= 1
        else:
            state.dragon_at[card] = constants.UNDER_DRAGON + seat
            free_under -= 1
        state.dragon_known[card] = constants.ALL_KNOW


def _unknown(places: list[int], view: WyrmspanView, kind: int, rng: Rng) -> list[int]:
    """The cards that could be anywhere unseen, in random order."""
    taken = {card for player in view.players for card in (player.hand_dragons, player.hand_caves)[kind]}
    return rng.shuffled(
        [
            card
            for card, place in enumerate(places)
            if card and place == constants.IN_DECK and card not in taken
        ]
    )


def _imagine_start(state: State, seat: int, rng: Rng) -> None:
    """A player who has chosen in setup has put back two cards and taken three resources."""
    hand = constants.IN_HAND + seat
    cards = [*_cards(state.dragon_at, hand), *(-card for card in _cards(state.cave_at, hand))]
    for card in rng.shuffled(cards)[:2]:
        if card > 0:
            state.dragon_at[card] = constants.PUT_BACK + seat
            state.dragon_cards[seat] -= 1
        else:
            state.cave_at[-card] = constants.PUT_BACK + seat
            state.cave_cards[seat] -= 1
    for _ in range(3):
        state.resources[seat][rng.below(len(RESOURCE_KEYS))] += 1


def _name_secret_cards(state: State, view: WyrmspanView, rng: Rng) -> None:
    """A card that another player has in mind is one of his hand, or of those on their way."""
    for i, frame in enumerate(view.frames):
        numbers = list(frame)
        if _keeps_card(numbers) and numbers[constants.MEMO_AT] == 0:
            op = NODE[numbers[constants.NODE_AT]][OP]
            where = constants.IN_HAND + numbers[constants.SEAT_AT] if op == TUCK else constants.ON_THE_WAY
            hidden = [
                card
                for card in _cards(state.dragon_at, where)
                if state.dragon_known[card] < constants.ALL_KNOW
            ]
            state.stack[i * constants.FRAME + constants.MEMO_AT] = rng.choice(hidden)
