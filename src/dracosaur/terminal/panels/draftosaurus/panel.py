"""The panel of Draftosaurus: what its lines say and which keys its actions have."""

from __future__ import annotations

from collections import Counter

from textual.content import Content

from dracosaur.core.game import Action, Event
from dracosaur.games.draftosaurus.actions import Choose, Discard, Leave, PlaceIt, Stay
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS, Species
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board, Others, Panel
from dracosaur.terminal.panels.draftosaurus.board import ZooBoard, placements
from dracosaur.terminal.panels.draftosaurus.layout import RIVER_SIGN, TERRAIN_SIGNS, key_of, spots
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
from dracosaur.terminal.widgets.scores import clip
from dracosaur.text import Words

STAY_KEY = "9"


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
            names = ", ".join(clip(scene.names[seat], name_room) for seat in seats)
            if names:
                found.append(Content(f"{sign} {scene.words.say(id, players=names) if is_worded else names}"))
        return found

    def is_news(self, event: Event) -> bool:
        """Who has decided is marked beside the names."""
        return event.key != "event-decided"

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
        """The step that the viewer owes."""
        view: DraftosaurusView = scene.view
        words = scene.words
        match scene.legal[0] if scene.legal else None:
            case Choose():
                return words.say("step-choose")
            case Discard():
                return words.say("step-discard")
            case PlaceIt():
                return words.say("step-place", species=self._species(scene, view.chosen[view.seat or 0]))
            case Leave() | Stay():
                guest = view.zoos[view.seat or 0]["quarantine"][0]
                return words.say("step-move", species=self._species(scene, guest))
            case _:
                return words.say("step-wait")

    def _species(self, scene: Scene, species: Species | None) -> str:
        return "" if species is None else scene.words.name_of("species", species)

    def advice(self, scene: Scene) -> str:
        """How the die binds the viewer."""
        view: DraftosaurusView = scene.view
        if view.phase != "turn" or view.die is None or view.seat is None:
            return ""
        words = scene.words
        if not view.bound[view.seat]:
            return words.say("free")
        whom = (
            words.say("bound-all")
            if all(view.bound)
            else words.say("bound", face=words.name_of("face", view.die))
        )
        return f"{whom} {words.say(f'face-{view.die}-meaning')}"

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """The hand, or every place of the zoo with the reason where it is closed."""
        if scene.legal and isinstance(scene.legal[0], (Choose, Discard)):
            return tuple(self._of_hand(scene))
        if scene.legal:
            return tuple(self._of_places(scene))
        return ()

    def _of_hand(self, scene: Scene) -> list[Offer]:
        found = []
        for i, action in enumerate(scene.legal, start=1):
            assert isinstance(action, (Choose, Discard))
            keys = (str(i), letter(scene.words, action.species).lower())
            found.append(Offer(action, keys, self.label(scene, action), scene.decision))
        return found

    def _of_places(self, scene: Scene) -> list[Offer]:
        board = scene.view.board
        kind = PlaceIt if isinstance(scene.legal[0], PlaceIt) else Leave
        found = []
        for place, space in spots(board):
            action = kind(place, space)
            illegal = None if action in scene.legal else scene.why_not(action)
            keys = (key_of(board, place, space),)
            found.append(Offer(action, keys, self.label(scene, action), scene.decision, illegal))
        if Stay() in scene.legal:
            found.append(Offer(Stay(), (STAY_KEY,), self.label(scene, Stay()), scene.decision))
        return found

    def label(self, scene: Scene, action: Action) -> Content:
        """A dinosaur with its letter and number, or the short name of a place."""
        words = scene.words
        match action:
            case Choose(species) | Discard(species):
                return self._of_species(scene, species)
            case PlaceIt(place, space) | Leave(place, space):
                name = words.say(f"place-{place}-short")
                return Content(name if space is None else f"{name} P{space}")
            case _:
                return super().label(scene, action)

    def _of_species(self, scene: Scene, species: Species) -> Content:
        view: DraftosaurusView = scene.view
        hand = Counter((view.hands[view.seat] if view.seat is not None else None) or ())
        if view.seat is not None and view.chosen[view.seat] is not None:
            hand[view.chosen[view.seat]] -= 1  # type: ignore[index]  # not None, said one line above
        times = f" ×{hand[species]}" if hand[species] > 1 else ""
        return Content.assemble(
            chip(scene.words, species), f" {scene.words.name_of('species', species)}{times}"
        )

    def explain(self, scene: Scene, action: Action) -> str:
        """Where a dinosaur might go, or what the place wants."""
        words = scene.words
        match action:
            case Choose(species):
                answers = scene.refusals_after(action, placements(scene.view.board))
                fitting = [place for place, illegal in answers.items() if illegal is None]
                names = dict.fromkeys(words.name_of("place", place.place) for place in fitting)  # type: ignore[attr-defined]  # placements
                name = words.name_of("species", species)
                if not names:
                    return name
                return words.say("ui-draftosaurus-open", species=name, places=", ".join(names))
            case PlaceIt(place) | Leave(place):
                return f"{words.name_of('place', place)}: {words.name_of('pen-rule', place)}"
            case _:
                return words.action(action)

    def line_label(self, scene: Scene, key: str, width: int) -> str:
        """The short name of a place where the full one does not fit."""
        full = super().line_label(scene, key, width)
        short = f"place-{key}-short"
        return scene.words.say(short) if len(full) > width and scene.words.has(short) else full

    def legend(self, words: Words) -> str:
        """Letters, zones and signs beside the names."""
        species = [f"- **{letter(words, key)}** {words.name_of('species', key)}" for key in SPECIES_KEYS]
        zones = [f"- **{sign}** {words.name_of('zone', zone)}" for zone, sign in TERRAIN_SIGNS.items()]
        signs = {
            RIVER_SIGN: words.name_of("place", "river"),
            DIE: words.say("roller"),
            FREE: words.say("ui-draftosaurus-free-sign"),
            BOUND: words.say("ui-draftosaurus-bound-sign"),
            DECIDED: words.say("ui-draftosaurus-decided-sign"),
            THINKING: words.say("ui-draftosaurus-thinking-sign"),
            HAND: words.say("ui-draftosaurus-hand-sign"),
        }
        return "\n".join((*species, *zones, *(f"- **{sign}** {text}" for sign, text in signs.items())))
