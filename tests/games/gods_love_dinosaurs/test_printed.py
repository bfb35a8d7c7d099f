"""What a page draws once: it is all there, it comes from the set in play, and it can be sent."""

from __future__ import annotations

import msgspec

from dracosaur.games.gods_love_dinosaurs.printed import GodsLoveDinosaursPrinted
from dracosaur.games.gods_love_dinosaurs.tiles import standard
from tests.games.gods_love_dinosaurs.literal import STEPS
from tests.games.gods_love_dinosaurs.secrets import PIECES, odd_set
from tests.games.gods_love_dinosaurs.tables import GAME


def test_the_standard_set_is_printed() -> None:
    """G1 to G4."""
    printed = GAME.printed(GAME.options({}, 3))
    assert (printed.tiles, printed.start_tile) == (standard().tiles, standard().start_tile)
    assert printed.columns == ("frog", "rabbit", "rat", "tiger", "eagle")
    assert printed.rows == {2: 2, 3: 2, 4: 3, 5: 3}
    assert [(step.q, step.r) for step in printed.directions] == list(STEPS)
    assert (printed.eggs, printed.golden) == (3, 5)


def test_habitats_are_those_of_young_prey() -> None:
    """G8.1: predators have young by hunting."""
    habitats = {it.animal: it.habitats for it in GAME.printed(GAME.options({}, 2)).animals}
    assert habitats == {
        "frog": ("lake", "wild"),
        "rat": ("forest", "wild"),
        "rabbit": ("plains", "wild"),
        "tiger": (),
        "eagle": (),
    }


def test_figures_are_counted_only_where_they_can_run_out() -> None:
    """G13.1."""
    assert GAME.printed(GAME.options({}, 2)).figures is None
    limited = GAME.printed(GAME.options({"figures": "limited"}, 2)).figures
    assert limited is not None
    assert list(limited.values()) == list(PIECES.values())


def test_a_set_of_ones_own_is_printed_and_goes_over_the_wire() -> None:
    """G17.3."""
    printed = GAME.printed(GAME.options({"tiles": odd_set()}, 2))
    assert printed.columns == ("frog", "rabbit", "tiger", "rat", "eagle")
    assert len(printed.tiles) == 41
    text = msgspec.json.encode(printed)
    assert msgspec.json.decode(text, type=GodsLoveDinosaursPrinted) == printed
