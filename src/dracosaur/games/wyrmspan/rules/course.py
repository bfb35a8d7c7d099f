"""The course of a game: setup, rounds, renewal, the end (W4, W16, W18, W19, A2, A11)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, CAVES, DRAGON_KIND, NOWHERE
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    COMPARES_LEFT,
    DRAGON_CARDS,
    INCOME_COINS,
    IS_RAVEL,
    MAT_NESTS,
    NODE_ABILITIES,
    NODE_AUTOMA,
    NODE_FILL,
    NODE_INCOME,
    NODE_PAYMENTS,
    NODE_TURN,
    RAVEL_COINS,
    ROUNDS,
    SLOTS,
    START_CAVES,
    START_COINS,
    START_DRAGONS,
    START_EGGS,
    START_KEEP,
    START_RESOURCES,
)
from dracosaur.games.wyrmspan.rules.constants import (
    A_GUILD,
    A_START_PLAYER,
    ACT_CAVE_CARD,
    ACT_DRAGON,
    ACT_RESOURCE,
    AN_OBJECTIVE,
    AUTOMA,
    CHANCE,
    DEAL_CAVE,
    DEAL_DECISION,
    DEAL_DRAGON,
    DEAL_GUILD,
    DEAL_OBJECTIVE,
    DEAL_START,
    FINISHED,
    GUILD,
    INCOMES,
    KEEPING,
    LEAVE_OUT_NEIGHBORS,
    LEVEL,
    NEW,
    NOBODY,
    OBJECTIVES,
    ON_THE_WAY,
    OPTIONS,
    OUT_OF_GAME,
    OVER,
    OWNER_KNOWS,
    PAYMENTS,
    PUT_BACK,
    RANDOM,
    RENEWAL,
    ROUND_END,
    SETUP,
    SEVERAL,
    START_PLAYER,
    TURNS,
)
from dracosaur.games.wyrmspan.rules.hands import clear_display, put_on_display, to_hand, to_pile, want_card
from dracosaur.games.wyrmspan.rules.scoring import score_objective
from dracosaur.games.wyrmspan.rules.stack import push
from dracosaur.games.wyrmspan.rules.state import State

# What is laid out in setup, in this order (W4.11): the guild tile, the display, the objectives, then hands.
DISPLAY_FROM = 1
OBJECTIVES_FROM = DISPLAY_FROM + 2 * SLOTS
HANDS_FROM = OBJECTIVES_FROM + ROUNDS
PUT_BACK_CARDS = START_DRAGONS + START_CAVES - START_KEEP
PICKS = PUT_BACK_CARDS + START_RESOURCES


@rule
def setup(s: State, seats: int, options: Row) -> None:
    """An empty state becomes the beginning of a game: chance is asked for the first tile or card (W4)."""
    begin_game(s, seats, options)
    while s.actor == NOBODY:
        lay_out(s)


@rule
def begin_game(s: State, seats: int, options: Row) -> None:
    """An empty state is a table on which nothing lies yet but what each player starts with (W4.4)."""
    s.seats = seats
    for i in range(OPTIONS):
        s.options[i] = options[i]
    s.deck[DRAGON_KIND] = DRAGON_CARDS
    s.deck[CAVE_KIND] = CAVE_CARDS
    if seats == 1 and options[LEAVE_OUT_NEIGHBORS] == 1:
        for card in range(1, DRAGON_CARDS + 1):
            if COMPARES_LEFT[card] == 1:
                s.dragon_at[card] = OUT_OF_GAME
                s.deck[DRAGON_KIND] -= 1
    for seat in range(seats):
        s.coins[seat] = START_COINS
        s.mat_eggs[seat] = START_EGGS
        s.egg_count[seat] = START_EGGS
        s.nest_count[seat] = MAT_NESTS
        for cave in range(CAVES):
            s.excavated[seat][cave] = 1
    s.actor = NOBODY


@rule
def advance(s: State) -> None:
    """With nothing left to resolve, the next part of the game begins."""
    if s.phase == TURNS:
        next_turn(s)
    elif s.phase == SETUP:
        lay_out(s)
    elif s.phase == ROUND_END:
        next_abilities(s)
    elif s.phase == RENEWAL:
        s.phase = INCOMES
        s.served = 0
    elif s.phase == INCOMES:
        next_income(s)
    elif s.phase == PAYMENTS:
        next_payments(s)
    else:
        s.actor = FINISHED


@rule
def lay_out(s: State) -> None:
    """Chance is asked for the next card or tile of the setup; what the options fix is not asked (W4.11)."""
    i = s.served
    hands = s.seats * START_DRAGONS
    if i == 0 and s.options[GUILD] != RANDOM:
        s.guild = s.options[GUILD]
        s.served = 1
    elif i == 0:
        s.wanted = A_GUILD
        s.actor = CHANCE
    elif i < OBJECTIVES_FROM:
        want_card(s, DRAGON_KIND if i < DISPLAY_FROM + SLOTS else CAVE_KIND)
    elif i < HANDS_FROM:
        fixed = s.options[OBJECTIVES + i - OBJECTIVES_FROM]
        if fixed != RANDOM:
            s.objective[i - OBJECTIVES_FROM] = fixed + 1
            s.served = i + 1
        else:
            s.wanted = AN_OBJECTIVE
            s.actor = CHANCE
    elif i < HANDS_FROM + hands:
        want_card(s, DRAGON_KIND)
    elif i < HANDS_FROM + hands + s.seats * START_CAVES:
        want_card(s, CAVE_KIND)
    elif s.picks[0] == 0:
        s.phase = KEEPING
        s.actor = SEVERAL
    elif s.seats > 1 and s.options[START_PLAYER] == RANDOM:
        s.wanted = A_START_PLAYER
        s.actor = CHANCE
    else:
        begin_play(s, s.options[START_PLAYER] if s.seats > 1 else 0)


@rule
def begin_play(s: State, start: int) -> None:
    """The start player has the marker and round 1 begins (W4.9, W4.10)."""
    s.start = start
    s.served = 0
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Nobody has passed, and the start player is next."""
    players = max(s.seats, AUTOMA + 1)
    for player in range(players):
        s.passed[player] = 0
    s.turn = (s.start + players - 1) % players
    s.decisions = 0
    s.turned = 0
    s.decision = 0
    s.phase = TURNS


@rule
def take_from_chance(s: State, action: int) -> None:
    """What chance gave is on the table, or at hand for the frame that asked for it."""
    s.actor = NOBODY
    s.wanted = 0
    if action >= DEAL_DECISION:
        s.drawn = action - DEAL_DECISION + 1
    elif action >= DEAL_START:
        begin_play(s, action - DEAL_START)
    elif action >= DEAL_OBJECTIVE:
        s.objective[s.served - OBJECTIVES_FROM] = action - DEAL_OBJECTIVE + 1
        s.served += 1
    elif action >= DEAL_GUILD:
        s.guild = action - DEAL_GUILD
        s.served += 1
    else:
        kind = DRAGON_KIND if action < DEAL_CAVE else CAVE_KIND
        card = action - (DEAL_DRAGON if action < DEAL_CAVE else DEAL_CAVE)
        s.deck[kind] -= 1
        if s.phase == SETUP:
            deal(s, kind, card)
        else:
            s.drawn = card
            if kind == DRAGON_KIND:
                s.dragon_at[card] = ON_THE_WAY
            else:
                s.cave_at[card] = ON_THE_WAY


@rule
def deal(s: State, kind: int, card: int) -> None:
    """A card of the setup is on the display or in its hand."""
    i = s.served
    s.served += 1
    if i < HANDS_FROM:
        put_on_display(s, kind, (i - DISPLAY_FROM) % SLOTS, card)
        return
    i -= HANDS_FROM
    if kind == DRAGON_KIND:
        to_hand(s, kind, i // START_DRAGONS, card, OWNER_KNOWS)
    else:
        to_hand(s, kind, (i - s.seats * START_DRAGONS) // START_CAVES, card, OWNER_KNOWS)


@rule
def is_choosing(s: State, seat: int) -> bool:
    """Whether the seat still has to choose its cards and resources (W4.5, W4.6)."""
    return 0 <= seat < s.seats and s.picks[seat] < PICKS


@rule
def choose_start(s: State, seat: int, action: int) -> None:
    """A card is put back or a resource taken; when all have chosen, all is shown (W4.7)."""
    s.picks[seat] += 1
    if action >= ACT_CAVE_CARD:
        s.cave_at[action - ACT_CAVE_CARD] = PUT_BACK + seat
        s.cave_cards[seat] -= 1
    elif action >= ACT_DRAGON:
        s.dragon_at[action - ACT_DRAGON] = PUT_BACK + seat
        s.dragon_cards[seat] -= 1
    else:
        s.resources[seat][action - ACT_RESOURCE] += 1
    for other in range(s.seats):
        if is_choosing(s, other):
            return
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] >= PUT_BACK:
            to_pile(s, DRAGON_KIND, card)
    for card in range(1, CAVE_CARDS + 1):
        if s.cave_at[card] >= PUT_BACK:
            to_pile(s, CAVE_KIND, card)
    s.phase = SETUP
    s.actor = NOBODY


@rule
def next_turn(s: State) -> None:
    """The next player clockwise who has not passed begins his turn; if there is none, the round ends
    (W15.7).
    """
    players = max(s.seats, AUTOMA + 1)
    for k in range(1, players + 1):
        player = (s.turn + k) % players
        if s.passed[player] == 0:
            s.turn = player
            push(s, NODE_TURN if player < s.seats else NODE_AUTOMA, player, NOWHERE, NEW)
            return
    for seat in range(s.seats):
        for cave in range(CAVES):
            s.explored[seat][cave] = 0
    begin_phase(s, ROUND_END)


@rule
def begin_phase(s: State, phase: int) -> None:
    """Every player will have his part of the phase, beginning with the start player."""
    s.phase = phase
    s.served = 0
    for seat in range(s.seats):
        s.used[seat] = 0


@rule
def next_player(s: State) -> int:
    """The seat whose part of the phase comes next, in turn order from the start player; -1 after the last
    one.
    """
    if s.served == s.seats:
        return -1
    s.turn = (s.start + s.served) % s.seats
    s.served += 1
    return s.turn


@rule
def next_abilities(s: State) -> None:
    """The next player uses Once Per Round abilities; after the last one the objective is scored (W16.1)."""
    seat = next_player(s)
    if seat >= 0:
        push(s, NODE_ABILITIES, seat, NOWHERE, NEW)
        return
    for other in range(s.seats):
        s.used[other] = 0
        s.fresh[other] = 0
    score_objective(s)
    s.objective_coins = 0
    if s.round == ROUNDS - 1:
        begin_phase(s, PAYMENTS)
        return
    if s.seats == 1 and IS_RAVEL[s.options[LEVEL]] == 1:
        s.coins[0] = min(s.coins[0], RAVEL_COINS)  # A13.2
    s.round += 1
    s.phase = RENEWAL
    clear_display(s)
    push(s, NODE_FILL, s.start, NOWHERE, NEW)


@rule
def next_income(s: State) -> None:
    """The next player gets coins and an egg; after the last one the start player marker moves on (W18.3,
    W18.4).
    """
    seat = next_player(s)
    if seat >= 0:
        s.coins[seat] += INCOME_COINS
        push(s, NODE_INCOME, seat, NOWHERE, NEW)
    else:
        s.served = 0
        s.start = (s.start + 1) % s.seats
        begin_round(s)


@rule
def next_payments(s: State) -> None:
    """The next player may pay for End Game abilities; after the last one the game is over (W19.1)."""
    seat = next_player(s)
    if seat >= 0:
        push(s, NODE_PAYMENTS, seat, NOWHERE, NEW)
    else:
        s.phase = OVER
