"""What a page draws once: it is all there, it comes from the card data, and it can be sent."""

from __future__ import annotations

import msgspec
import pytest

from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS, GUILDS, MAT, OBJECTIVES, TRACK
from dracosaur.games.wyrmspan.cards.programs import ROUNDS, STANDING_VP
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.keys import GUILD_KEYS, LEVEL_KEYS
from dracosaur.games.wyrmspan.printed import WyrmspanPrinted

GAME = Wyrmspan()


def test_everything_in_the_box_is_printed() -> None:
    """W2.1."""
    printed = GAME.printed(GAME.options({}, 3))
    assert (len(printed.dragons), len(printed.cave_cards)) == (183, 75)
    assert (printed.dragons, printed.cave_cards, printed.mat, printed.track) == (DRAGONS, CAVES, MAT, TRACK)
    assert [tile.id for tile in printed.guilds] == list(GUILD_KEYS)
    assert printed.objectives == tuple(OBJECTIVES.values())
    assert (printed.caves, printed.columns) == (("crimson", "golden", "amethyst"), 4)
    assert [tuple(STANDING_VP[i][1:]) for i in range(ROUNDS)] == list(printed.objective_vp)


@pytest.mark.parametrize("guild", GUILD_KEYS)
def test_a_chosen_guild_tile_is_the_only_one(guild: str) -> None:
    """W4.1."""
    printed = GAME.printed(GAME.options({"guild": guild}, 3))
    assert printed.guilds == tuple(tile for tile in GUILDS.values() if tile.id == guild)


@pytest.mark.parametrize("level", LEVEL_KEYS)
def test_the_automa_has_the_eight_cards_of_her_level(level: str) -> None:
    """A4.1."""
    automa = GAME.printed(GAME.options({"automa": level}, 1)).automa
    assert [card.label for card in automa.cards] == list(automa.level.deck)
    assert len(automa.cards) == 8
    assert automa.level.ravel == level.startswith("ravel")


def test_it_goes_over_the_wire_and_back() -> None:
    """Effects are data with a type of their own, not sentences."""
    printed = GAME.printed(GAME.options({}, 2))
    text = msgspec.json.encode(printed)
    assert msgspec.json.decode(text, type=WyrmspanPrinted) == printed
    smirking = msgspec.json.decode(text)["dragons"][129]
    assert smirking["name"] == "Smirking Ridgeback"
    assert all("type" in effect for effect in smirking["effects"])
