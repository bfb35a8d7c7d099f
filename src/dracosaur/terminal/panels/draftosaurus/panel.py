"""The panel of Draftosaurus: what its lines say and which keys its actions have."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from dracosaur.core.asking import Choice
from dracosaur.core.game import Action, Event
from dracosaur.games.draftosaurus.actions import Choose, Discard, Leave, PlaceIt
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board, Others, Panel
from dracosaur.terminal.panels.draftosaurus.board import ZooBoard
from dracosaur.terminal.panels.draftosaurus.layout import RIVER_SIGN, STAY_KEY, TERRAIN_SIGNS, key_of
from dracosaur.terminal.panels.draftosaurus.pieces import chip, letter
from dracosaur.terminal.panels.draftosaurus.players import (
    BOUND,
    DECIDED,
    DIE,
    FREE,
    HAND,
    THINKING,
    PlayersStrip,
)
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import name_in
from dracosaur.text import Words


class DraftosaurusPanel(Panel):
    """Draftosaurus: choose from the hand, place in the zoo."""

    def board(self) -> Board:
        """The large zoo."""
        return ZooBoard()

    def others(self) -> Others:
        """The zoos of the others."""
        return PlayersStrip()

    def headline(self, scene: Scene) -> str:
        """The side of the board, the round and the turn."""
        view: DraftosaurusView = scene.view
        board = scene.words.name_of("board", view.board)
        turn = scene.words.say(
            "round-turn", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns
        )
        return board if view.phase in ("leave", "over") else f"{board} · {turn}"

    def status(self, scene: Scene, width: int) -> Content:
        """The die, who is free of it and who is bound by it, as fully as the width allows."""
        view: DraftosaurusView = scene.view
        words = scene.words
        if view.die is None or view.phase != "turn":
            return Content(words.name_of("board", view.options.board))
        face = Content.styled(f" {DIE} {words.name_of('face', view.die)} ", "bold $background on $accent")
        line = face
        for name_room, is_worded in ((12, True), (12, False), (6, False), (3, False)):
            line = Content("  ").join((face, *self._bonds(scene, name_room, is_worded)))
            if line.cell_length <= width:
                break
        return line

    def _bonds(self, scene: Scene, name_room: int, is_worded: bool) -> list[Content]:
        """Who is free and who is bound."""
        view: DraftosaurusView = scene.view
        found = []
        for sign, is_bound, id in (
            (FREE, False, "ui-draftosaurus-free"),
            (BOUND, True, "ui-draftosaurus-bound"),
        ):
            seats = [seat for seat in range(view.seats) if view.bound[seat] == is_bound]
            names = ", ".join(name_in(scene, seat, name_room) for seat in seats)
            if names:
                found.append(Content(f"{sign} {scene.words.say(id, players=names) if is_worded else names}"))
        return found

    def is_news(self, event: Event) -> bool:
        """Who has decided is marked beside the names, and the hand is seen to change."""
        return event.key not in ("event-decided", "event-hands_passed")

    def holding(self, scene: Scene) -> Content:
        """The hand, the dinosaur on its way, and what is left in the bag."""
        view: DraftosaurusView = scene.view
        words = scene.words
        bag = Content.styled(words.say("bag-left", n=view.bag_size), "$ink-soft")
        hand = None if view.seat is None else view.hands[view.seat]
        if view.seat is None or hand is None:
            return bag
        left = list(hand)
        parts: list[Content] = [Content.styled(f"{words.say('hand')}: ", "bold")]
        chosen = view.chosen[view.seat]
        if chosen is not None and chosen in left:
            left.remove(chosen)
            parts += [Content("▸"), chip(words, chosen), Content("◂  ")]
        parts.append(Content(" ").join(chip(words, species) for species in left) if left else Content("–"))
        return Content.assemble(*parts, "   ", bag)

    def prompt(self, scene: Scene) -> str:
        """The decision that the viewer owes."""
        question = scene.question
        return scene.words.say("ask-wait") if question is None else scene.voice.say(question.asked)

    def advice(self, scene: Scene) -> str:
        """How the die binds the viewer."""
        question = scene.question
        return "" if question is None or question.advice is None else scene.voice.say(question.advice)

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """The hand, or every place of the zoo with the reason where it is closed."""
        question = scene.question
        if question is None:
            return ()
        return tuple(
            Offer(
                choice.action,
                self._keys(scene, choice, i),
                self.label(scene, choice.action),
                question.number,
                choice.refusal,
            )
            for i, choice in enumerate(question.choices, start=1)
        )

    def _keys(self, scene: Scene, choice: Choice, i: int) -> tuple[str, ...]:
        """Species have their number in the list and their letter, places the digits of the board."""
        match choice.action:
            case Choose(species) | Discard(species):
                return str(i), letter(scene.words, species).lower()
            case PlaceIt(place, space) | Leave(place, space):
                return (key_of(scene.view.board, place, space),)
            case _:
                return (STAY_KEY,)

    def label(self, scene: Scene, action: Action) -> Content:
        """A dinosaur with its letter and number, or the short name of a place."""
        match action:
            case Choose(species) | Discard(species):
                said = scene.voice.say(_choice(scene, action).label)
                return Content.assemble(chip(scene.words, species), f" {said}")
            case PlaceIt(place, space) | Leave(place, space):
                name = scene.words.say(f"place-{place}-short")
                return Content(name if space is None else f"{name} P{space}")
            case _:
                return Content(scene.voice.say(_choice(scene, action).label))

    def explain(self, scene: Scene, action: Action) -> str:
        """Where a dinosaur might go, or what the place wants and what it brings."""
        choice = _choice(scene, action)
        match action:
            case Choose():
                brings = scene.foresee(action).brings
                return " ".join(map(scene.voice.say, brings)) or scene.voice.say(choice.label)
            case PlaceIt() | Leave():
                said = [scene.voice.say(message) for message in (choice.about, *choice.brings) if message]
                return f"{scene.voice.say(choice.label)}: {' '.join(said)}"
            case _:
                return scene.voice.say(choice.label)

    def line_label(self, scene: Scene, key: str, width: int) -> str:
        """The short name of a place where the full one does not fit."""
        full = super().line_label(scene, key, width)
        short = f"place-{key}-short"
        return scene.words.say(short) if len(full) > width and scene.words.has(short) else full

    def legend(self, words: Words) -> Sequence[tuple[str, str]]:
        """Letters, zones and signs beside the names."""
        species = [(letter(words, key), words.name_of("species", key)) for key in SPECIES_KEYS]
        zones = [(sign, words.name_of("zone", zone)) for zone, sign in TERRAIN_SIGNS.items()]
        signs = {
            RIVER_SIGN: words.name_of("place", "river"),
            DIE: words.say("roller"),
            FREE: words.say("ui-draftosaurus-free-sign"),
            BOUND: words.say("ui-draftosaurus-bound-sign"),
            DECIDED: words.say("ui-draftosaurus-decided-sign"),
            THINKING: words.say("ui-draftosaurus-thinking-sign"),
            HAND: words.say("ui-draftosaurus-hand-sign"),
        }
        return (*species, *zones, *signs.items())


def _choice(scene: Scene, action: Action) -> Choice:
    """The choice of the question that has this action."""
    choice = None if scene.question is None else scene.question.choice_of(action)
    assert choice is not None  # every offer is made from one
    return choice
