"""Position documents as people write them: dragons by name, cards that only count, spaces left empty.

A number in place of the cards of a hand, and `true` in place of a cave card, say how many there are: any
cards that the document does not name will do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dracosaur.core.game import Event
from dracosaur.core.positions import Node
from dracosaur.games.wyrmspan.cards.programs import CAVE_CARDS, DRAGON_CARDS
from dracosaur.games.wyrmspan.keys import CAVE_KEYS
from dracosaur.text.lexicon import folded

CARDS: Final = {"dragon": DRAGON_CARDS, "cave": CAVE_CARDS}  # of each kind
HANDS: Final = {"dragons": "dragon", "caves": "cave"}  # the keys of a hand, and the kind of their cards


def written_out(root: Node) -> tuple[Node, tuple[Event, ...]]:
    """The document with every card by its number, and which dragons were meant by which names."""
    if not isinstance(root.value, Mapping) or not isinstance(root.child("players").value, list | tuple):
        return root, ()
    read: dict[str, str] = {}
    players = [_player(player, read) for player in root.child("players").items()]
    unnamed = {kind: _unnamed(players, kind) for kind in CARDS}
    for player in players:
        _fill(player, unnamed)
    events = tuple(Event("assumed-read", {"given": given, "read": title}) for given, title in read.items())
    return Node({**root.value, "players": players}), events


def _player(node: Node, read: dict[str, str]) -> Any:  # Any: JSON as it comes
    """A copy with dragons by number and without keys that say nothing."""
    if not isinstance(node.value, Mapping):
        return node.value
    player = dict(node.value)
    hand, caves = node.child("hand"), node.child("caves")
    if isinstance(hand.value, Mapping):
        player["hand"] = dict(hand.value)
        dragons = hand.child("dragons")
        if isinstance(dragons.value, list | tuple):
            player["hand"]["dragons"] = [_dragon(card, read) for card in dragons.items()]
    if isinstance(caves.value, Mapping):
        player["caves"] = {key: _cave(caves.child(key), read) for key in caves.value}
    return player


def _cave(node: Node, read: dict[str, str]) -> Any:  # Any: JSON as it comes
    if not isinstance(node.value, list | tuple):
        return node.value
    return [_space(space, read) for space in node.items()]


def _space(node: Node, read: dict[str, str]) -> Any:  # Any: JSON as it comes
    """A copy without a card that is null."""
    if not isinstance(node.value, Mapping):
        return node.value
    space = {key: value for key, value in node.value.items() if value is not None or key not in CARDS}
    if "dragon" in space:
        space["dragon"] = _dragon(node.child("dragon"), read)
    return space


def _dragon(node: Node, read: dict[str, str]) -> object:
    """The number of a dragon that is named; anything else stays as it is."""
    if not isinstance(node.value, str) or node.value.isdecimal():  # a number in quotes is no name
        return node.value
    # Imported where a name is met: the words of the cards are not needed otherwise.
    from dracosaur.games.wyrmspan.cards.catalogue import NotOneDragon, one_dragon

    try:
        dragon = one_dragon(node.value)
    except NotOneDragon as error:
        raise node.wrong(error.key, value=node.value, known=error.known) from None
    if folded(node.value) != folded(dragon.name):
        read[node.value] = f"{dragon.number} {dragon.name}"
    return dragon.number


def _cards(player: Any, kind: str) -> Iterator[tuple[Any, Any]]:  # Any: JSON as it comes
    """The places of a player that hold cards of the kind: a list or an object, and the index in it."""
    if not isinstance(player, dict):
        return
    hand, caves = player.get("hand"), player.get("caves")
    for key, own in HANDS.items():
        if own == kind and isinstance(hand, dict) and isinstance(hand.get(key), list):
            yield from ((hand[key], i) for i in range(len(hand[key])))
    if isinstance(caves, dict):
        for cave in CAVE_KEYS:
            spaces = caves.get(cave)
            for space in spaces if isinstance(spaces, list) else ():
                if isinstance(space, dict) and kind in space:
                    yield space, kind


def _unnamed(players: list[Any], kind: str) -> list[int]:
    """The numbers of the cards that nobody has by name; the lowest is the last, to be taken first."""
    held = [holder[at] for player in players for holder, at in _cards(player, kind)]
    named = [card for card in held if card is not True]  # which is 1 to Python
    return [number for number in range(CARDS[kind], 0, -1) if number not in named]


def _fill(player: Any, unnamed: dict[str, list[int]]) -> None:  # Any: JSON as it comes
    """Give numbers to cards that are only counted; about more than there are the reader complains."""
    for holder, at in _cards(player, "cave"):
        if holder[at] is True and unnamed["cave"]:
            holder[at] = unnamed["cave"].pop()
    hand = player.get("hand") if isinstance(player, dict) else None
    if not isinstance(hand, dict):
        return
    for key, kind in HANDS.items():
        count = hand.get(key)
        if type(count) is int and 0 <= count <= len(unnamed[kind]):
            hand[key] = [unnamed[kind].pop() for _ in range(count)]
