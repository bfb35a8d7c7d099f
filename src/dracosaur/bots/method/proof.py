"""Do weights still mean what they meant? A digest of what features and rules say in fixed positions."""

from __future__ import annotations

from array import array
from typing import Any

from dracosaur.bots.method.mind import Mind, Player
from dracosaur.bots.method.profile import Course, Profile
from dracosaur.bots.method.weights import Header, Learned
from dracosaur.core.game import CHANCE, AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import seed_number
from dracosaur.core.twin.chance import mix_word

POSITIONS = 60  # for each table of a course


def digest(game: AnyGame, profile: Profile, course: Course) -> int:
    """A number that changes when a feature, a move or a rule below them does; without the compiled twin."""
    learned = Learned(
        Header(game=game.name, rules_version=0, features=0, command="", seed=0, games=0, cases=()),
        array("i", [mix_word(i + 1) & 1023 for i in range(course.policy_size)]),
        array("i", [mix_word(~i & 0xFFFFFFFF) & 1023 for i in range(course.critic_size)]),
    )
    player = Player(Mind(profile, plain=True), learned)
    said: list[Any] = [game.rules_version]
    for number, lesson in enumerate(course.lessons):
        rng = Rng("proof", number)
        state = game.setup(lesson.seats, game.options(lesson.options, lesson.seats))
        for _ in range(POSITIONS):
            seats = game.to_act(state)
            if not seats:
                break
            if seats[0] == CHANCE:
                game.rules.apply(state, CHANCE, game.rules.draw(state, rng.row))
                continue
            seat = rng.choice(seats)
            said += [player.logits(state, seat), player.value(state, seat)]
            _act(game, state, seat, rng)
    return seed_number("/".join(map(str, said)))


def _act(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> None:
    """The seat does anything."""
    game.rules.apply(state, seat, rng.choice(game.legal_codes(state, seat)))


def is_current(game: AnyGame, profile: Profile, course: Course, header: Header) -> bool:
    """Whether weights of this header were taught with the features and rules of today."""
    return header.rules_version == game.rules_version and header.features == digest(game, profile, course)
