"""Message ids and values become sentences."""

from __future__ import annotations

import re

import pytest

from dracosaur.core.game import Event, Refusal, Seat
from dracosaur.core.positions import BadPosition
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from dracosaur.games.draftosaurus.actions import Choose, Discard, Leave, PlaceIt, Stay
from dracosaur.text import LANGUAGES, MissingMessage, UnknownRule, Words

NAMES = ("Ann", "Ben")
EN = Words("en", "draftosaurus")
UK = Words("uk", "draftosaurus")


def test_a_message_takes_its_values() -> None:
    assert EN.say("points", n=1) == "1 point"
    assert UK.say("points", n=3) == "3 бали"
    assert UK.say("points", n=11) == "11 балів"


def test_no_value_is_too_large_or_too_long_to_be_said() -> None:
    words = Words("en", "draftosaurus", strict=True)
    assert words.say("points", n=10**30) == f"{10**30} points"
    assert words.say("cli-error", message="x" * 9999) == f"Error: {'x' * 1999}…"
    said = words.complaint(BadPosition("k" * 9999, "error-unknown_key", key="k" * 9999, known="game"))
    assert said.endswith("k…” is unknown here. Known keys: game.")
    assert len(said) < 1200


def test_a_missing_message_shows_its_id_and_strict_words_refuse_it() -> None:
    assert UK.say("no-such") == "«no-such»"
    assert not UK.has("no-such")
    with pytest.raises(MissingMessage, match="no-such"):
        Words("uk", "draftosaurus", strict=True).say("no-such")


def test_strict_words_refuse_a_missing_value() -> None:
    with pytest.raises(MissingMessage, match="points"):
        Words("cs", "draftosaurus", strict=True).say("points")


def test_words_of_no_game_know_none() -> None:
    assert not Words("en").has("species-diplodocus")
    with pytest.raises(ValueError, match="no game"):
        Words("en").guide()


def test_names_come_from_the_keys_of_the_data() -> None:
    assert UK.name_of("species", "diplodocus") == "Диплодок"


def test_an_event_names_players_and_things() -> None:
    placed = Event("event-placed", {"player": 1, "species": "diplodocus", "place": "river"})
    assert EN.tell(placed, NAMES) == "Ben places a dinosaur: Diplodocus – River."
    assert UK.tell(placed, NAMES) == "Ben розміщує динозавра: Диплодок — Річка."


def test_an_event_joins_lists_of_species_and_of_players() -> None:
    dealt = Event("event-dealt-you", {"species": ("tyrannosaurus", "diplodocus")})
    assert EN.tell(dealt, NAMES) == "You draw from the bag: T-Rex, Diplodocus."
    shared = Event("event-shared", {"players": ("0", "1"), "points": 30})
    assert EN.tell(shared, NAMES) == "Shared victory: Ann, Ben – 30 points each!"


def test_a_player_without_a_name_has_a_number() -> None:
    assert EN.tell(Event("event-decided", {"player": 1}), ()) == "2 has decided."


def test_a_refusal_cites_the_rule() -> None:
    illegal = Refusal("why-D6-2", {"face": "woodlands"}, "D6.2")
    assert EN.refusal(illegal).startswith("The die shows “Woodlands”")
    assert EN.refusal(illegal).endswith(" (D6.2)")
    assert EN.refusal(Refusal("why-over")).endswith("decide.")


def test_a_complaint_names_the_place_and_cites_the_rule() -> None:
    wrong = BadPosition("players[0].pens", "error-D8-2", "D8.2", place="lookout", max=1)
    expected = "players[0].pens: Lookout takes at most 1 dinosaur: move the rest elsewhere. (D8.2)"
    assert EN.complaint(wrong) == expected


def test_actions_have_labels() -> None:
    assert EN.action(Choose("diplodocus")) == "Choose: Diplodocus"
    assert EN.action(PlaceIt("river")) == "Place: River"
    assert EN.action(PlaceIt("pyramid", 3)) == "Place: Pyramid, space P3"
    assert EN.action(Leave("river")) == "Place: River"
    assert EN.action(Leave("pyramid", 1)) == "Place: Pyramid, space P1"
    assert EN.action(Discard("diplodocus")) == "Return to the box: Diplodocus"
    assert EN.action(Stay()) == "Stay in quarantine"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{"board": "match"}, {"two_player_discard_visibility": "hidden"}])
def test_a_whole_game_can_be_told(lang: str, options: dict[str, str]) -> None:
    """Every event and every label of a game has its words, and no marks of direction get into them."""
    words = Words(lang, "draftosaurus", strict=True)
    game = load("draftosaurus")
    table = Table.open(game, 2, options, lang, NAMES)
    said = []
    while not table.is_over:
        for seat in table.to_act:
            legal = table.legal(seat)
            said += [words.action(action) for action in legal]
            table.act(seat, legal[len(table.record.entries) % len(legal)])
    said += [words.tell(event, NAMES) for seat in (0, 1) for event in table.history(Seat(seat))]
    assert len(said) > 100
    assert not [text for text in said if set(text) & {"\u2068", "\u2069", "{", "}"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_is_in_the_language(lang: str) -> None:
    guide = Words(lang, "draftosaurus").guide()
    assert guide.startswith("# ")
    assert lang == "en" or guide != EN.guide()


def test_a_rule_has_a_short_form_in_the_language_and_the_full_text() -> None:
    short, full = UK.rule("D9.4")
    assert "Лісове тріо" in short
    assert full.startswith("- **D9.4 Woody Trio.**")


def test_the_full_text_for_people_names_what_data_calls_by_a_key() -> None:
    assert EN.in_words(EN.rule("D6.5")[1]).startswith("- **D6.5** *Watch out for T-Rex* does not forbid")
    assert "*After the reveal* | *Together with the choice*" in UK.in_words(UK.rule("D17.9")[1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_no_keys_in_rules_and_guides(lang: str, game: str) -> None:
    words = Words(lang, game)
    numbers = [number for number, _ in words.search_rules("")]
    texts = {number: words.in_words("\n".join(words.rule(number))) for number in numbers}
    texts |= {f"short {number}": short for number, short in words.search_rules("")}
    texts["guide"] = words.guide()
    raw = re.compile(r"(?<![\w/.])[a-z]+(?:_[a-z]+)+(?![\w/])")
    assert [(name, raw.findall(text)) for name, text in texts.items() if raw.search(text)] == []


def test_an_unknown_rule_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'D99'; its sections are D1–D20"):
        EN.rule("D99")
