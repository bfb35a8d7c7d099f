"""Position documents of Wyrmspan (design: one command, plain documents).

The short form shows a table before the payments of the end of the game, as a person can type it; the best
payments are made and named. The long form, which `write` writes, is a whole state in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final, NamedTuple

from dracosaur.core.game import Event
from dracosaur.core.options import option_values, shown
from dracosaur.core.positions import Node, Position
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan.cards import DRAGONS
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, COLUMNS, DRAGON_KIND
from dracosaur.games.wyrmspan.cards.effects import Pay, Score, walk
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    CELL_VP,
    CELLS,
    DRAGON_CARDS,
    GOODS_PER_VP,
    GUILD_ROWS,
    LIKES,
    MARKERS,
    MAT_NESTS,
    NESTS,
    OBJECTIVE_SOLO,
    ROUNDS,
)
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, GUILD_KEYS, LEVEL_KEYS, OBJECTIVE_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.course import PICKS
from dracosaur.games.wyrmspan.rules.hands import to_hand, to_pile
from dracosaur.games.wyrmspan.rules.marking import is_free
from dracosaur.games.wyrmspan.score import score_sheet
from dracosaur.games.wyrmspan.shorthand import written_out

TABLE_KEYS: Final = ("game", "guild", "objectives", "players", "automa")
PLAYER_KEYS: Final = (
    "name",
    "coins",
    "resources",
    "hand",
    "mat_eggs",
    "guild_rows",
    "guild_steps",
    "caves",
)
SPACE_KEYS: Final = ("dragon", "cave", "eggs", "cached", "tucked", "swapped")
MOST: Final = 999  # of anything that a document counts


def read(document: Mapping[str, object]) -> Position[State]:
    """The position of a document; BadPosition names the place of a mistake and the rule behind it."""
    root = Node(document)
    if root.child("game").value != "wyrmspan":
        raise root.child("game").wrong("error-game", game="wyrmspan")
    return _read_long(root) if root.has("state") else _read_short(root)


def write(state: State) -> dict[str, Any]:
    """The document of a state; `read` gives the same state back."""
    return {
        "game": "wyrmspan",
        "options": option_values(options_module.from_row(state.options)),
        "players": [{} for _ in range(state.seats)],
        "state": state.to_json(),
    }


def _read_long(root: Node) -> Position[State]:
    root.keys("game", "options", "players", "state")
    node = root.child("state")
    if not isinstance(node.value, Mapping):
        raise node.wrong("error-object")
    try:
        state = State.from_json(node.value)
        score_sheet(state)
    except ValueError as error:
        raise node.wrong("error-state", message=str(error)) from None
    except IndexError:  # a card, a seat or a row that does not exist
        raise node.wrong("error-state", message="a number is out of range") from None
    players = root.child("players")
    if len(list(players.items(constants.SEATS))) != state.seats:
        raise players.wrong("error-players", least=state.seats, most=state.seats)
    return Position(state, _names(players))


def _names(players: Node) -> tuple[str, ...]:
    """The names by seat; two players of one name could not be told apart in the answer."""
    seat_names = tuple(
        player.child("name").text(f"Player {seat + 1}") for seat, player in enumerate(players.items())
    )
    if len(set(seat_names)) < len(seat_names):
        raise players.wrong("error-same_name")
    return seat_names


def _breaks(node: Node, rule: str, **values: str | int) -> Exception:
    """The complaint that a rule forbids what stands in this place."""
    return node.wrong(f"error-{rule.replace('.', '-')}", rule, **values)


def _read_short(root: Node) -> Position[State]:
    root.keys(*TABLE_KEYS)
    root, read_as = written_out(root)
    players = list(root.child("players").items())
    if not 1 <= len(players) <= constants.SEATS:
        raise _breaks(root.child("players"), "W1.1", n=len(players))
    state = State()
    state.seats = len(players)
    state.options = options_module.to_row(options_module.WyrmspanOptions())
    state.options[constants.LEVEL] = 0  # the document says nothing of the Automa's cards
    state.phase, state.actor, state.round = constants.OVER, constants.FINISHED, ROUNDS - 1
    state.deck = [DRAGON_CARDS, CAVE_CARDS]
    guild = root.child("guild")
    if guild.value is None:
        raise guild.wrong("error-missing", "W4.1", known=", ".join(GUILD_KEYS))
    if guild.value not in GUILD_KEYS:
        raise _breaks(guild, "W4.1", known=", ".join(GUILD_KEYS))
    state.guild = GUILD_KEYS.index(str(guild.value))
    _check_automa(root, len(players))
    _read_objectives(root, state)
    for seat, player in enumerate(players):
        player.keys(*PLAYER_KEYS)
        _read_player(player, state, seat)
    _read_markers(players, state)
    _tuck_unknown(root.child("players"), state)
    seat_names = _names(root.child("players"))
    paid = (event for seat in range(state.seats) for event in _pay_best(state, seat))
    return Position(state, seat_names, (*read_as, *paid))


def _check_automa(root: Node, players: int) -> None:
    if root.has("automa"):
        if root.child("automa").value not in LEVEL_KEYS:
            raise _breaks(root.child("automa"), "A3.1", known=", ".join(LEVEL_KEYS))
        if players > 1:
            raise _breaks(root.child("automa"), "A1.1")


def _read_objectives(root: Node, state: State) -> None:
    if not root.has("objectives"):
        return
    tiles: set[object] = set()
    for number, node in enumerate(root.child("objectives").items()):
        node.keys("id", "places")
        name = node.child("id")
        if name.value not in OBJECTIVE_KEYS:
            raise _breaks(name, "W17.5", known=", ".join(OBJECTIVE_KEYS))
        side = OBJECTIVE_KEYS.index(str(name.value))
        if name.value in tiles:
            raise _breaks(name, "W4.3")
        if state.seats == 1 and not OBJECTIVE_SOLO[side]:
            raise _breaks(name, "A2.2")
        if number >= ROUNDS:
            raise _breaks(node, "W4.3")
        tiles.add(name.value)
        state.objective[number] = side + 1
        _read_places(node.child("places"), state, number)


def _read_places(node: Node, state: State, number: int) -> None:
    """One row for each player; alone yours, or yours and hers (W17.2, W17.9)."""
    entries = list(node.items())
    for entry in entries:
        if not isinstance(entry.value, int) or isinstance(entry.value, bool):
            raise entry.wrong("error-number", value=shown(entry.value), least=0, most=3)
    if len(entries) not in ((1, 2) if state.seats == 1 else (state.seats,)):
        raise _breaks(node, "W17.9", n=len(entries))
    rows = [entry.value for entry in entries]
    for seat, entry in enumerate(entries):
        row = entry.value
        if row not in (0, 1, 2, 3):
            raise _breaks(entry, "W17.8")
        if row == 3 and state.seats == 1:
            raise _breaks(entry, "A10.8")
        if row > 1 and row - 1 not in rows and not (state.seats == 1 and len(rows) == 1):
            raise _breaks(entry, "W17.2")
        state.standing[seat][number] = row
    if len(rows) == 1:  # her standing is not told: she is where you are not
        state.standing[constants.AUTOMA][number] = 2 if rows == [1] else 1


def _number(node: Node) -> int:
    """A count; a missing key means none (W21.4)."""
    if node.value is None:
        return 0
    if isinstance(node.value, int) and not isinstance(node.value, bool) and node.value < 0:
        raise _breaks(node, "W21.4")
    return node.number(0, MOST)


def _resources(node: Node) -> list[int]:
    """Counts of the four resources, and of nothing else (W3.1)."""
    if node.value is None:
        return [0] * len(RESOURCE_KEYS)
    if not isinstance(node.value, Mapping):
        raise node.wrong("error-object")
    for kind in node.value:
        if kind not in RESOURCE_KEYS:
            raise _breaks(node.child(str(kind)), "W3.1")
    return [_number(node.child(kind)) for kind in RESOURCE_KEYS]


def _read_player(node: Node, state: State, seat: int) -> None:
    state.picks[seat] = PICKS
    state.coins[seat] = _number(node.child("coins"))
    state.resources[seat] = _resources(node.child("resources"))
    state.mat_eggs[seat] = _number(node.child("mat_eggs"))
    state.steps[seat] = _number(node.child("guild_steps"))
    if state.mat_eggs[seat] > MAT_NESTS:
        raise _breaks(node.child("mat_eggs"), "W3.7")
    state.nest_count[seat] = MAT_NESTS
    state.egg_count[seat] = state.mat_eggs[seat]
    hand = node.child("hand")
    if hand.value is not None:
        hand.keys("dragons", "caves")
        for key, kind in (("dragons", DRAGON_KIND), ("caves", CAVE_KIND)):
            if hand.has(key):
                for card in hand.child(key).items():
                    to_hand(state, kind, seat, _card(card, state, kind), constants.OWNER_KNOWS)
    caves = node.child("caves")
    state.excavated[seat] = [1, 1, 1]
    if caves.value is not None:
        caves.keys(*CAVE_KEYS)
        for cave, key in enumerate(CAVE_KEYS):
            if caves.has(key):
                _read_cave(caves.child(key), state, seat, cave)


def _card(node: Node, state: State, kind: int) -> int:
    """The number of a card that has not been named before (W2.4)."""
    places = state.dragon_at if kind == DRAGON_KIND else state.cave_at
    number = node.value
    if not isinstance(number, int) or isinstance(number, bool):
        raise node.wrong("error-number", value=shown(number), least=1, most=len(places) - 1)
    if not 1 <= number < len(places) or places[number] != constants.IN_DECK:
        raise _breaks(node, "W2.4", number=str(number))
    state.deck[kind] -= 1
    return number


def _read_cave(node: Node, state: State, seat: int, cave: int) -> None:
    spaces = list(node.items())
    for space in spaces:
        if not isinstance(space.value, Mapping):
            raise space.wrong("error-object")
    if len(spaces) > COLUMNS:
        raise _breaks(node, "W3.2")
    for column, space in enumerate(spaces):
        space.keys(*SPACE_KEYS)
        _check_order(space, spaces, column)
        at = COLUMNS * cave + column
        if space.has("cave"):
            card = _card(space.child("cave"), state, CAVE_KIND)
            state.cave_at[card], state.cave_known[card] = constants.ON_MAT, constants.ALL_KNOW
            state.cave[seat][at] = card
            state.excavated[seat][cave] += 1
        _read_space(space, state, seat, at)


def _check_order(space: Node, spaces: list[Node], column: int) -> None:
    """Cave cards and dragons lie without a gap from the left (W3.3, W6.1, W7.3)."""
    if column == 0:
        if space.has("cave"):
            raise _breaks(space.child("cave"), "W3.3")
        return
    left = spaces[column - 1]
    if space.has("dragon") and not space.has("cave"):
        raise _breaks(space, "W3.3")
    if space.has("cave") and column > 1 and not left.has("cave"):
        raise _breaks(space, "W6.1")
    if space.has("dragon") and not left.has("dragon"):
        raise _breaks(space, "W7.3")


def _read_space(space: Node, state: State, seat: int, at: int) -> None:
    eggs, tucked = _number(space.child("eggs")), _number(space.child("tucked"))
    cached = _resources(space.child("cached"))
    swapped = space.child("swapped")
    is_swapped = swapped.truth()
    if not space.has("dragon"):
        for key, found, rule in (
            ("eggs", eggs, "W3.7"),
            ("tucked", tucked, "W3.8"),
            ("cached", sum(cached), "W3.8"),
        ):
            if found:
                raise _breaks(space.child(key), rule)
        if is_swapped:
            raise _breaks(swapped, "W13.9")
        return
    number = _card(space.child("dragon"), state, DRAGON_KIND)
    if eggs > NESTS[number]:
        raise _breaks(space.child("eggs"), "W3.7", n=NESTS[number])
    if not LIKES[number] >> (at // COLUMNS) & 1 and not is_swapped:
        raise _breaks(space.child("dragon"), "W7.3")
    state.dragon_at[number], state.dragon_known[number] = constants.ON_MAT, constants.ALL_KNOW
    state.dragon[seat][at] = number
    state.settled[seat][at // COLUMNS] += 1
    state.eggs[seat][at], state.tucked[seat][at] = eggs, tucked
    state.egg_count[seat] += eggs
    state.nest_count[seat] += NESTS[number]
    state.cached[seat][4 * at : 4 * at + 4] = cached


def _read_markers(players: list[Node], state: State) -> None:
    """Markers with a named cell first; a plain 5 takes the best value left, in reading order."""
    plain: list[tuple[Node, int]] = []
    for seat, player in enumerate(players):
        rows = player.child("guild_rows")
        entries = list(rows.items()) if rows.value is not None else []
        for entry in entries:
            row, vp = _marker(entry)
            if row == GUILD_ROWS + 1 and vp == 0:
                plain.append((entry, seat))
            else:
                _mark(entry, state, seat, row - 1 if row <= GUILD_ROWS else list(CELL_VP).index(vp))
        if len(entries) > MARKERS:
            raise _breaks(rows, "W14.8", n=len(entries))
        if player.has("guild_steps") and len(entries) != min(MARKERS, state.steps[seat] // 6):
            raise _breaks(player.child("guild_steps"), "W14.14")
    for entry, seat in plain:
        _mark(entry, state, seat, next(cell for cell in range(GUILD_ROWS, CELLS) if is_free(state, cell)))


def _marker(entry: Node) -> tuple[int, int]:
    """Row and named points of a marker, 0 where none are named."""
    if isinstance(entry.value, Mapping):
        entry.keys("row", "vp")
        row, vp = entry.child("row").value, entry.child("vp").value if entry.has("vp") else 0
    else:
        row, vp = entry.value, 0
    allowed = (0, *CELL_VP[GUILD_ROWS:]) if row == GUILD_ROWS + 1 else (0,)
    numbers = all(isinstance(n, int) and not isinstance(n, bool) for n in (row, vp))
    if not numbers or row not in range(1, GUILD_ROWS + 2) or vp not in allowed:
        raise _breaks(entry, "W14.10")
    if isinstance(entry.value, Mapping) and entry.has("vp") and vp == 0:
        raise _breaks(entry, "W14.10")
    assert isinstance(row, int)
    assert isinstance(vp, int)
    return row, vp


def _mark(entry: Node, state: State, seat: int, cell: int) -> None:
    if not is_free(state, cell):
        raise _breaks(entry, "W14.7")
    state.markers[seat][cell] += 1
    state.placed[seat] += 1


def _tuck_unknown(node: Node, state: State) -> None:
    """The document only counts tucked cards; any that nobody else has will do (W21.1)."""
    free = [card for card in range(DRAGON_CARDS, 0, -1) if state.dragon_at[card] == constants.IN_DECK]
    for seat in range(state.seats):
        for _ in range(sum(state.tucked[seat])):
            if not free:
                raise _breaks(node, "W21.1", n=DRAGON_CARDS)
            state.dragon_at[free.pop(0)] = constants.UNDER_DRAGON + seat
            state.deck[DRAGON_KIND] -= 1


# Payments at the end


class _Payment(NamedTuple):
    """What an End Game ability asks for, and its points (W19.6)."""

    dragon: int = 0
    points: int = 0
    resources: int = 0
    dragon_cards: int = 0
    cave_cards: int = 0

    @property
    def things(self) -> int:
        return self.resources + self.dragon_cards + self.cave_cards


def _offers(state: State, seat: int) -> Iterator[list[_Payment]]:
    """For each dragon with a price at the end: nothing, or one of its payments."""
    for number in sorted(filter(None, state.dragon[seat])):
        card = DRAGONS[number - 1]
        prices = [part for part in walk(card.effects) if isinstance(part, Pay)]
        if card.when == "end_game" and prices:
            yield [_Payment(), *(_payment(number, price) for price in prices)]


def _payment(number: int, price: Pay) -> _Payment:
    points = sum(part.vp for part in price.then if isinstance(part, Score))
    cost = price.cost
    return _Payment(number, points, cost.resource, cost.dragon_card, cost.cave_card)


def _pay_best(state: State, seat: int) -> Iterator[Event]:
    """The payments with the most points are made, of equal ones those that give away least (W19.1, W19.6)."""
    goods = (sum(state.resources[seat]), state.dragon_cards[seat], state.cave_cards[seat])

    def can_pay(chosen: tuple[_Payment, ...]) -> bool:
        return all(sum(payment[2 + i] for payment in chosen) <= goods[i] for i in range(3))

    def worth(chosen: tuple[_Payment, ...]) -> tuple[int, int]:
        given = sum(payment.things for payment in chosen)
        points = sum(payment.points for payment in chosen) + (sum(goods) - given) // GOODS_PER_VP
        return points, -given

    best = max(filter(can_pay, product(*_offers(state, seat))), key=worth)
    for payment in best:
        if payment.points:
            _pay(state, seat, payment)
            values: dict[str, str | int | tuple[str, ...]] = {
                "player": seat,
                "card": payment.dragon,
                "things": payment.things,
                "points": payment.points,
            }
            yield Event("assumed-payment", values)


def _pay(state: State, seat: int, payment: _Payment) -> None:
    """Which things are given does not matter for the points."""
    state.paid_vp[seat] += payment.points
    left = payment.resources
    for kind in range(len(RESOURCE_KEYS)):
        n = min(left, state.resources[seat][kind])
        state.resources[seat][kind] -= n
        left -= n
    for kind, n, places in (
        (DRAGON_KIND, payment.dragon_cards, state.dragon_at),
        (CAVE_KIND, payment.cave_cards, state.cave_at),
    ):
        held = [card for card, place in enumerate(places) if card and place == constants.IN_HAND + seat]
        for card in held[:n]:
            to_pile(state, kind, card)
    state.dragon_cards[seat] -= payment.dragon_cards
    state.cave_cards[seat] -= payment.cave_cards
