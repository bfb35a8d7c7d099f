"""A thing is meant by its key, by its name in any language, or by a clear part."""

from __future__ import annotations

import pytest

from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.text.lexicon import folded, key_of

SPECIES: dict[str, str] = {key: f"species-{key}" for key in SPECIES_KEYS}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("tyrannosaurus", "tyrannosaurus"),
        ("T-Rex", "tyrannosaurus"),
        ("trex", "tyrannosaurus"),
        ("t. rex", "tyrannosaurus"),
        ("Тиранозавр", "tyrannosaurus"),
        ("СПІНОЗАВР", "spinosaurus"),
        ("Parazaurolof", "parasaurolophus"),
        ("DIP", "diplodocus"),
        ("saurus", None),  # several
        ("di", None),  # too short
        ("", None),
        ("dragon", None),
    ],
)
def test_what_is_meant(given: str, key: str | None) -> None:
    assert key_of("draftosaurus", SPECIES, given) == key


def test_letters_and_digits_alone_count() -> None:
    assert folded("Žluťoučký  kůň–2!") == "zlutoucky kun2".replace(" ", "")
