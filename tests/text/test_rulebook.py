"""The full text of a rule is found by its number, in all three ways of writing rules."""

from __future__ import annotations

import pytest

from dracosaur.text.rulebook import Rulebook, UnknownRule
from tests.text.locales import PACKAGE, messages

DRAFTOSAURUS = Rulebook("draftosaurus")
GODS = Rulebook("gods_love_dinosaurs")
WYRMSPAN = Rulebook("wyrmspan")


@pytest.mark.parametrize(
    ("book", "number", "begins", "ends"),
    [
        (DRAFTOSAURUS, "D9.1", "- **D9.1 Forest of Sameness.** Accepts one", "12, 18, 24."),
        (DRAFTOSAURUS, "D3.2", "- **D3.2** Fill the bag:", "| 5 | 10 | 60 | 0 |"),
        (DRAFTOSAURUS, "D10.3.2", "- **D10.3.2** Two dinosaurs", "adjacent spaces."),
        (DRAFTOSAURUS, "D17.2", "### D17.2 Options", "."),
        (DRAFTOSAURUS, "D18.R1", "- **R1** May a player skip", "per zoo."),
        (GODS, "G6.3", "G6.3 A placement is legal", "A legal placement always exists."),
        (GODS, "G2.2", "G2.2 The six directions", "are opposite."),
        (GODS, "G15.R2", "| No. | Question |", "medium |"),
        (WYRMSPAN, "W6.3", "* **W6.3** Play one cave card", "[RB]"),
        (WYRMSPAN, "W1.4", "* **W1.4 Who sees what.**", "until all have chosen |"),
        (WYRMSPAN, "W23.R-01", "| No. | Question |", "needed for computer play. |"),
        (WYRMSPAN, "A1.4", "* **A1.4** Whoever has more VP", "[SOLO]"),
    ],
)
def test_a_rule_is_found_whole(book: Rulebook, number: str, begins: str, ends: str) -> None:
    known, text = book.find(number)
    assert known == number
    assert text.startswith(begins)
    assert text.endswith(ends)


def test_a_rule_holds_its_parts_and_nothing_of_the_next() -> None:
    _, pyramid = DRAFTOSAURUS.find("D10.3")
    assert [f"**D10.3.{n}**" in pyramid for n in range(1, 7)] == [True] * 5 + [False]
    assert "Lookout" not in pyramid


def test_a_section_ends_where_the_next_begins() -> None:
    _, section = DRAFTOSAURUS.find("D9")
    assert section.startswith("## D9 Summer pens")
    assert "**D9.6" in section
    assert "D10" not in section


def test_letters_may_be_small_and_a_ruling_may_stand_alone() -> None:
    assert DRAFTOSAURUS.find("d6.2") == DRAFTOSAURUS.find("D6.2")
    assert DRAFTOSAURUS.find("r8")[0] == "D18.R8"
    assert WYRMSPAN.find("ar-02")[0] == "A14.AR-02"


def test_a_number_may_be_written_with_spaces_and_a_ruling_with_or_without_its_hyphen() -> None:
    assert DRAFTOSAURUS.find(" D 10.2 ")[0] == "D10.2"
    assert DRAFTOSAURUS.find("R-08")[0] == DRAFTOSAURUS.find("D18.R8")[0] == "D18.R8"
    assert WYRMSPAN.find("R8")[0] == WYRMSPAN.find("R-8")[0] == WYRMSPAN.find("W23.R8")[0] == "W23.R-08"
    assert WYRMSPAN.find("AR2")[0] == "A14.AR-02"
    assert WYRMSPAN.find("R10")[0] == "W23.R-10"


@pytest.mark.parametrize("number", ["", "D", "D0.1", "9.1", "R", "R99", "D9.1.1", "**"])
def test_any_other_number_is_unknown(number: str) -> None:
    with pytest.raises(UnknownRule, match="draftosaurus has no rule"):
        DRAFTOSAURUS.find(number)


def test_a_game_without_rules_says_so() -> None:
    with pytest.raises(FileNotFoundError, match="was not found"):
        Rulebook("checkers").find("C1")


def test_every_rule_of_the_text_has_a_short_form_and_the_other_way_round() -> None:
    short = messages(PACKAGE / "games" / "draftosaurus" / "locales" / "en.rules.ftl")
    assert {f"rule-{number.replace('.', '-')}" for number in DRAFTOSAURUS.rules} == set(short)
