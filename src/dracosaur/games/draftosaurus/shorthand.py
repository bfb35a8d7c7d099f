"""Position documents as people write them: species by any of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dracosaur.core.game import Event
from dracosaur.core.positions import Node
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.text.lexicon import key_of

IDS: Final[Mapping[str, str]] = {key: f"species-{key}" for key in SPECIES_KEYS}
HOLDERS: Final = ("pens", "hand", "discarded", "hidden_discards", "chosen", "discard")  # of species


def written_out(root: Node) -> tuple[Node, tuple[Event, ...]]:
    """The document with species by their keys, and what was read as which of them.

    What nobody could mean stays as it is: whoever reads the document complains about it with its place.
    """
    read: dict[str, str] = {}

    def species(value: object) -> object:
        if isinstance(value, Mapping):
            return {key: species(part) for key, part in value.items()}
        if isinstance(value, list | tuple):
            return [species(part) for part in value]
        if not isinstance(value, str) or value in SPECIES_KEYS:
            return value
        key = key_of("draftosaurus", IDS, value)
        if key is None:
            return value
        read[value] = key
        return key

    def player(value: object) -> object:
        if not isinstance(value, Mapping):
            return value
        return {key: species(part) if key in HOLDERS else part for key, part in value.items()}

    players = root.child("players").value
    if not isinstance(root.value, Mapping) or not isinstance(players, list | tuple):
        return root, ()
    written = Node({**root.value, "players": [player(value) for value in players]})
    return written, tuple(Event("assumed-read", {"given": given, "read": key}) for given, key in read.items())
