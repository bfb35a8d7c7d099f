"""How bots are called at a table."""

from __future__ import annotations

from dracosaur.core.game import Seat
from dracosaur.play.naming import all_names
from dracosaur.text import Words


def names(*bots: str, lang: str = "en") -> list[tuple[str, ...]]:
    """The names of these bots, beside Ann."""
    seated = {Seat(seat): bot for seat, bot in enumerate(bots, start=1)}
    return all_names(len(bots) + 1, ["Ann"], seated, Words(lang))[1:]


def test_a_level_is_called_by_its_name() -> None:
    assert names("apprentice", "visitor") == [
        ("Apprentice", "Apprentice", "B2"),
        ("Visitor", "Visitor", "B3"),
    ]
    assert names("visitor", lang="uk")[0][0] == "Відвідувач"


def test_two_of_a_level_are_told_apart() -> None:
    assert [name[0] for name in names("keeper", "visitor", "keeper")] == ["Keeper 2", "Visitor", "Keeper 4"]


def test_another_bot_is_called_by_number_and_kind() -> None:
    assert names("greedy", "oracle") == [
        ("Bot 2 (greedy)", "Bot 2", "B2"),
        ("Bot 3 (oracle)", "Bot 3", "B3"),
    ]
