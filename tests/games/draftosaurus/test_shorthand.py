"""Species in documents by any of their names."""

from __future__ import annotations

import pytest

from dracosaur.core.positions import BadPosition
from dracosaur.games import load
from dracosaur.text import LANGUAGES, Words

GAME = load("draftosaurus")


@pytest.mark.parametrize("name", ["T-Rex", "trex", "TYR", *(f"lang:{lang}" for lang in LANGUAGES)])
def test_a_species_is_understood_and_the_reading_is_named(name: str) -> None:
    if name.startswith("lang:"):
        name = Words(name.removeprefix("lang:"), "draftosaurus").name_of("species", "tyrannosaurus")
    players = [{"name": name, "pens": {"woody_trio": [name, name, "diplodocus"]}, "discarded": [name]}]
    position = GAME.read_position({"game": "draftosaurus", "players": players})
    plain = [{"pens": {"woody_trio": ["tyrannosaurus"] * 2 + ["diplodocus"]}, "discarded": ["tyrannosaurus"]}]
    assert position.state == GAME.read_position({"players": plain}).state
    assert position.names == (name,)
    (event,) = position.assumed
    assert event.values == {"given": name, "read": "tyrannosaurus"}
    assert "tyrannosaurus" in Words("uk", "draftosaurus", strict=True).tell(event)


def test_a_key_needs_no_reading() -> None:
    assert GAME.read_position({"players": [{"pens": {"river": ["diplodocus"]}}]}).assumed == ()


@pytest.mark.parametrize("name", ["saurus", "dragon", "", "xx"])
def test_what_is_not_clear_is_refused_at_its_place(name: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read_position({"players": [{"pens": {"river": ["diplodocus", name]}}]})
    assert (error.value.place, error.value.key) == ("players[0].pens.river[1]", "error-word")
