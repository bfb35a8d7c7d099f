"""What a table of Wyrmspan promises a player: its points, and what the turns left will make of the rest."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from dracosaur.bots.wyrmspan.worth import MOST_TURNS, cave_mean, cave_use, dragon_use, prices, walk_use
from dracosaur.games.wyrmspan.cards import effects as e
from dracosaur.games.wyrmspan.cards.codes import (
    CAVES,
    COLUMNS,
    END_GAME,
    IF_ACTIVATED,
    NOWHERE,
    ONCE_PER_ROUND,
    RESOURCES,
    SCORE_PER,
    SCORE_VP,
    WHEN_PLAYED,
)
from dracosaur.games.wyrmspan.cards.load import DRAGONS
from dracosaur.games.wyrmspan.cards.programs import (
    CELL_VP,
    CELLS,
    COINS_PER_VP,
    EXTRA,
    GOODS_PER_VP,
    GUILD_ROWS,
    GUILD_SCORED,
    INCOME_COINS,
    IS_RAVEL,
    LIKES,
    MARKERS,
    MOST_COINS,
    NESTS,
    OBJECTIVE_BASE,
    OBJECTIVE_CAP,
    OBJECTIVE_COUNT,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
    PRICE_RESOURCES,
    RAVEL_COINS,
    ROUNDS,
    STANDING_VP,
    TRIGGER,
    VP,
)
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.counts import count, scored_rounds
from dracosaur.games.wyrmspan.rules.scoring import end_game_points, objective_points, score


class Weights(NamedTuple):
    """How much is expected of the turns left. A row of things loses worth from each to the next."""

    explore: float = 0.39  # share of the turns that are explorations
    best_cave: float = 0.41  # share of these in the best cave; the worst has half of it
    hand: float = 0.48  # share of what the best dragon of the hand promises
    hand_next: float = 0.84
    action: float = 0.43  # share of the coin that playing it costs
    missing: float = 0.52  # share of the price of a resource that is missing for it
    no_room: float = 1.32  # points that it loses where no cave has room for it
    room: float = 1.82  # points for the first free space
    room_next: float = 0.57
    nest: float = 0.29  # points for a free nest
    cave: float = 0.41  # share of what the best cave card of the hand promises
    cave_next: float = 0.79
    cave_room: float = 0.95  # points that its space is worth
    round_use: float = 1.0  # share of the rounds in which a Once Per Round ability is used
    growth: float = 0.5  # share of what End Game abilities may still gain
    later: float = 0.52  # share of the points of an objective for each round until then
    marker: float = 2.5  # points for the next marker
    kept_coin: float = 0.3  # points that a coin loses which is kept for the next round
    spare: float = 0.54  # share of the price of a resource beyond the first six


class Unseen(NamedTuple):
    """The cards of the decks: who draws one on an imagined table does not know it yet."""

    dragons: frozenset[int]
    caves: frozenset[int]


WEIGHTS: Final = Weights()
TYPICAL_ROW_4: Final = (4.5, 5.0, 6.5, 8.0)  # points of row 4 of each guild tile at the end
OBJECTIVE_COINS: Final = 0.5  # that the Automa will have put on an objective


@cache
def typical_end_game(dragon: int) -> float:
    """What the End Game ability of a dragon usually brings."""
    part = DRAGONS[dragon - 1].effects[0]
    match part:
        case e.If(_, (e.Score(vp),)):
            return 0.5 * vp
        case e.ScoreEach(vp, e.Dragons(where="mat")):
            return 2.5 * vp
        case e.ScoreEach(vp, e.GuildMarkers()):
            return 2.5 * vp
        case e.ScoreEach(vp, e.Eggs()):
            return 4.0 * vp
        case e.ScoreEach(vp):
            return 1.2 * vp
        case e.Choose() | e.Pay():
            return 1.5
    return 0.0


def turns_left(s: State, seat: int) -> int:
    """About how many actions the seat can still take."""
    rounds = ROUNDS - 1 - s.round
    if s.phase >= constants.PAYMENTS or (rounds == 0 and is_done(s, seat)):
        return 0
    return min(MOST_TURNS, usable_coins(s, seat) + INCOME_COINS * rounds)


def is_done(s: State, seat: int) -> bool:
    """Whether the seat takes no more turns in this round."""
    return s.passed[seat] == 1 or s.phase == constants.ROUND_END


def usable_coins(s: State, seat: int) -> int:
    """The coins of the seat without those that it could not keep after its next turn (W15.2, A13.2)."""
    coins = s.coins[seat]
    if s.round == ROUNDS - 1 or not is_done(s, seat):
        return coins
    kept = (
        RAVEL_COINS
        if s.seats == 1 and IS_RAVEL[s.options[constants.LEVEL]]
        else MOST_COINS - INCOME_COINS + 1
    )
    return min(coins, kept)


def position_value(s: State, seat: int, unseen: Unseen, w: Weights = WEIGHTS) -> float:
    """The points that the seat may hope for; `unseen` cards are worth as much as any."""
    if s.phase == constants.OVER:
        return float(score(s, seat))
    turns = turns_left(s, seat)
    return (
        _mat_value(s, seat, turns, w)
        + _supply_value(s, seat, turns, w)
        + _hand_value(s, seat, turns, unseen, w)
        + _guild_value(s, seat, turns, w)
        + _objective_value(s, seat, w)
    )


def _rounds_to_come(s: State) -> float:
    """How often Once Per Round abilities will still be used."""
    rounds = ROUNDS - s.round
    return rounds - 1 if s.phase >= constants.ROUND_END else rounds


def _mat_value(s: State, seat: int, turns: int, w: Weights) -> float:
    """Points of the dragons and what lies with them, and what their abilities will bring."""
    use, walk = dragon_use(turns), walk_use(turns)
    rounds = w.round_use * _rounds_to_come(s)
    late = min(1.0, turns / 14)
    dragons, settled, tucked = s.dragon[seat], s.settled[seat], s.tucked[seat]
    value = float(sum(s.cached[seat]) + s.egg_count[seat] + s.paid_vp[seat])
    walks = []
    for cave in range(CAVES):
        n = settled[cave]
        on_the_way = walk[cave][n]
        for space in range(COLUMNS * cave, COLUMNS * cave + n):
            dragon = dragons[space]
            trigger = TRIGGER[dragon]
            value += VP[dragon] + tucked[space]
            if trigger == IF_ACTIVATED:
                on_the_way += use[dragon]
                if EXTRA[dragon][0]:
                    value += end_game_points(s, seat, space)
            elif trigger == ONCE_PER_ROUND:
                value += rounds * use[dragon]
            elif trigger == END_GAME:
                now = end_game_points(s, seat, space)
                value += now + w.growth * late * max(0.0, typical_end_game(dragon) - now)
        walks.append(on_the_way)
    walks.sort()
    worst, second, best = walks
    explored = w.best_cave * (best + worst / 2) + (1 - 1.5 * w.best_cave) * second
    return value + w.explore * turns * explored


def _supply_value(s: State, seat: int, turns: int, w: Weights) -> float:
    """Coins, resources, eggs to pay with, free nests, room for dragons."""
    coins, resources = usable_coins(s, seat), sum(s.resources[seat])
    if turns == 0:
        goods = resources + s.dragon_cards[seat] + s.cave_cards[seat]
        return coins / COINS_PER_VP + goods / GOODS_PER_VP
    p = prices(turns)
    value = coins * (p.coin - w.kept_coin * is_done(s, seat))
    value += p.resource * (min(resources, 6) + w.spare * max(0, resources - 6))
    eggs = s.egg_count[seat]
    late = min(1.0, turns / 10)
    value += (p.egg - 1) * min(eggs, 4)
    value += w.nest * late * min(s.nest_count[seat] - eggs, 4)
    free = sum(s.excavated[seat]) - sum(s.settled[seat])
    return value + late * w.room * _row(w.room_next, free)


def _hand_value(s: State, seat: int, turns: int, unseen: Unseen, w: Weights) -> float:
    """What the cards of the hand may become."""
    if turns == 0:
        return 0.0  # counted with the supply
    p = prices(turns)
    mine = constants.IN_HAND + seat
    value = 0.0
    if s.dragon_cards[seat]:
        nets = []
        for card, place in enumerate(s.dragon_at):
            if place == mine:
                if card in unseen.dragons:
                    value += p.dragon_card
                else:
                    nets.append((_dragon_net(s, seat, card, turns, w), card))
        value += 0.25 * len(nets)
        nets.sort(reverse=True)
        have = s.resources[seat][:]
        share = w.hand
        for net, card in nets[: turns // 2 + 1]:
            short = 0
            for kind in range(RESOURCES):
                rest = have[kind] - PRICE[card][kind]
                have[kind] = max(0, rest)
                short -= min(0, rest)
            value += share * max(0.0, net - w.missing * p.resource * short)
            share *= w.hand_next
    if s.cave_cards[seat]:
        use = cave_use(turns)
        usual = cave_mean(turns)
        cards = (card for card, place in enumerate(s.cave_at) if place == mine)
        worths = sorted((usual if card in unseen.caves else use[card] for card in cards), reverse=True)
        left = CAVES * COLUMNS - sum(s.excavated[seat])
        value += 0.25 * len(worths)
        share = w.cave * min(1.0, turns / 10)
        for worth in worths[:left]:
            value += share * (w.cave_room + worth)
            share *= w.cave_next
    return value


def _row(share: float, n: int) -> float:
    """1 + share + share² + … of n things."""
    return (1 - share**n) / (1 - share)


@cache
def static_net(dragon: int, turns: int, w: Weights) -> float:
    """What playing a dragon of the hand brings beyond what it costs, the resources aside."""
    p = prices(turns)
    use = dragon_use(turns)[dragon]
    trigger = TRIGGER[dragon]
    late = min(1.0, turns / 14)
    net = VP[dragon] + w.nest * NESTS[dragon] * late
    if trigger == IF_ACTIVATED:
        net += w.explore * turns * use / CAVES
    elif trigger == WHEN_PLAYED:
        net += use
    elif trigger == ONCE_PER_ROUND:
        net += w.round_use * (turns / 7 + 0.5) * use
    else:
        net += typical_end_game(dragon)
    net -= p.resource * PRICE_RESOURCES[dragon] + p.egg * PRICE_EGGS[dragon] + p.coin * PRICE_COINS[dragon]
    return net - w.action * p.coin


def _dragon_net(s: State, seat: int, dragon: int, turns: int, w: Weights) -> float:
    net = static_net(dragon, turns, w)
    for cave in range(CAVES):
        if LIKES[dragon] >> cave & 1 and s.settled[seat][cave] < s.excavated[seat][cave]:
            return net
    return net - w.no_room


def _guild_value(s: State, seat: int, turns: int, w: Weights) -> float:
    """Markers on the tile, and the way to the next one."""
    value = 0.0
    markers = s.markers[seat]
    late = min(1.0, turns / 20)
    if markers[GUILD_ROWS - 1]:
        row = GUILD_SCORED[s.guild]
        now = row[SCORE_VP] * count(s, seat, NOWHERE, row[SCORE_PER])
        hope = now + late * max(0.0, TYPICAL_ROW_4[s.guild] - now)
        value += markers[GUILD_ROWS - 1] * hope
    for cell in range(GUILD_ROWS, CELLS):
        value += markers[cell] * CELL_VP[cell]
    if s.placed[seat] < MARKERS:
        value += (s.steps[seat] % 6) / 6 * w.marker * min(1.0, turns / 8)
    return value


def _objective_value(s: State, seat: int, w: Weights) -> float:
    """Places on the objectives, those to come by how the seat stands now."""
    value = float(objective_points(s, seat))
    for i in range(scored_rounds(s), ROUNDS):
        side = s.objective[i] - 1
        have = count(s, seat, NOWHERE, OBJECTIVE_COUNT[side])
        rival = _rival(s, seat, side, i)
        first, second = STANDING_VP[i][1], STANDING_VP[i][2]
        if i == s.round and (is_done(s, seat) or s.coins[seat] == 0):
            value += 0 if have == 0 else first if have >= rival else second
            continue
        near = min(1.0, have / max(rival, 1)) ** 2  # the first of a kind is far from the last one needed
        value += w.later ** (i - s.round) * (second * min(1, have) + (first - second) * near)
    return value


def _rival(s: State, seat: int, side: int, i: int) -> float:
    """What the best opponent will have in that round."""
    if s.seats == 1:
        coins = s.objective_coins if i == s.round else OBJECTIVE_COINS
        return min(OBJECTIVE_BASE[side][i] + coins, OBJECTIVE_CAP[side])
    most = max(count(s, other, NOWHERE, OBJECTIVE_COUNT[side]) for other in range(s.seats) if other != seat)
    return most + 0.5 + (i - s.round)
