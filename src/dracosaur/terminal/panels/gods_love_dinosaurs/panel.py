"""The panel of Gods Love Dinosaurs: what its lines say and which keys its answers have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.content import Content

from dracosaur.core.asking import Choice
from dracosaur.core.game import Event
from dracosaur.games.gods_love_dinosaurs.actions import Take
from dracosaur.games.gods_love_dinosaurs.keys import FIGURE_KEYS, LETTER_KEYS, TERRAIN_KEYS
from dracosaur.games.gods_love_dinosaurs.spoken import face_in_words
from dracosaur.games.gods_love_dinosaurs.tiles import hexes_of
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board, Others, Panel
from dracosaur.terminal.panels.gods_love_dinosaurs import picture, players
from dracosaur.terminal.panels.gods_love_dinosaurs.animals import LAST_SIGN
from dracosaur.terminal.panels.gods_love_dinosaurs.board import EcosystemBoard
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import (
    EGG,
    GOLDEN_EGG,
    NEST_SIGN,
    eggs,
    face,
    figure_chip,
    figure_letter,
    ground_sign,
)
from dracosaur.terminal.scene import Scene
from dracosaur.text import Words

# Keys that are letters work in both alphabets.
DONE_KEYS = ("d", "в")
SLOT_KEYS = tuple((digit,) for digit in "123456789") + tuple(zip("abcdef", "фисвуа", strict=True))
BOARD_KEYS = (
    ("N · P", "key-step"),
    ("R · Shift+R", "key-turn"),
    ("Shift+← ↑ ↓ → · H J K L", "key-pan"),
    ("Home", "key-home"),
    ("Z", "key-zoom"),
)


class GodsLoveDinosaursPanel(Panel):
    """Gods Love Dinosaurs: take a tile, lay it, and feed whoever wakes."""

    folds_choices: ClassVar = True

    def board(self) -> Board:
        """The animal board and an ecosystem."""
        return EcosystemBoard()

    def others(self) -> Others:
        """All players."""
        return players.PlayersStrip()

    def headline(self, scene: Scene) -> str:
        """The turn, and what happens in it."""
        view: GodsLoveDinosaursView = scene.view
        return f"{scene.words.say('round-turn', turn=view.board.turn)} · {self._stage(scene)}"

    def _stage(self, scene: Scene) -> str:
        view: GodsLoveDinosaursView = scene.view
        words = scene.words
        if scene.is_over:
            return words.say("stage-over")
        match view.board.stage:
            case "species":
                species = view.columns[view.board.taken_from]
                return words.say("stage-species", animal=words.name_of("animal", species))
            case "take" if view.board.hand is not None:
                return words.say("stage-lay")
            case stage:
                return words.say(f"stage-{stage}")

    def status(self, scene: Scene, width: int) -> Content:
        """Whose turn it is, the stacks, and with a limited stock the figures that are left."""
        view: GodsLoveDinosaursView = scene.view
        words = scene.words
        stacks = " ".join(
            f"{letter}{len(stack)}" for letter, stack in zip(LETTER_KEYS, view.board.stacks, strict=True)
        )
        left = words.say("tiles-left", n=sum(len(stack) for stack in view.board.stacks))
        parts = [
            Content.styled(f"{players.ACTIVE} {scene.names[view.board.active]}", "bold $accent"),
            Content.assemble((stacks, "bold"), f" ({left})"),
            Content.assemble(
                figure_chip(words, "dinosaur"),
                f" {words.say('marker')}: {words.name_of('column', view.columns[view.board.marker])}",
            ),
        ]
        if view.stock is not None:
            stock = Content(" ").join(
                Content.assemble(figure_chip(words, kind), str(n)) for kind, n in view.stock.items()
            )
            parts.insert(2, Content.assemble(f"{words.say('stock')} ", stock))
        return Content("   ").join(parts)

    def holding(self, scene: Scene) -> Content:
        """The tile in hand, and what the viewer has scored so far."""
        view: GodsLoveDinosaursView = scene.view
        words = scene.words
        parts = []
        if view.board.hand is not None:
            tile = view.faces[view.board.hand]
            who = "" if view.board.active == scene.seat else f"{scene.names[view.board.active]}: "
            name = face_in_words(words, hexes_of(tile))
            parts.append(Content.assemble(f"{who}▸ ", face(words, tile), f" {name}"))
        if scene.seat is not None:
            own = view.ecosystems[scene.seat]
            dinosaurs = sum(cell.figure == "dinosaur" for cell in own.cells)
            parts += [
                Content.assemble(eggs(own.eggs), f"  {words.say('eggs', n=own.eggs)}"),
                Content(words.say("dinosaurs-count", n=dinosaurs)),
                Content.styled(words.say("points", n=view.scores[scene.seat]), "bold"),
            ]
        return Content("   ").join(parts)

    def prompt(self, scene: Scene) -> str:
        """What the viewer is asked; the question itself says how many young are possible."""
        return super().prompt(scene) if scene.question is None else scene.voice.say(scene.question.asked)

    def is_news(self, event: Event) -> bool:
        """New tiles are seen on the animal board."""
        return event.key != "event-filled"

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """What has a key of its own: the slots, the end of breeding, hatching. The rest lies on the board."""
        question = scene.question
        if question is None:
            return ()
        keyed: Iterable[tuple[Choice, tuple[str, ...]]] = ()
        match question.kind:
            case "hatch":
                return super().offers(scene)
            case "take":
                keyed = zip(question.choices, SLOT_KEYS, strict=False)
            case "breed":
                keyed = ((question.choices[-1], DONE_KEYS),)
        return tuple(
            Offer(choice.action, keys, self.label(scene, choice.action), question.number, choice.refusal)
            for choice, keys in keyed
        )

    def lists(self, offer: Offer) -> bool:
        """Tiles are taken from the animal board itself."""
        return not isinstance(offer.action, Take)

    def legend(self, words: Words) -> Sequence[tuple[str, str]]:
        """The keys of the board, terrains, figures and signs beside their names."""
        keys = [(key, words.say(id)) for key, id in BOARD_KEYS]
        grounds = [
            (ground_sign(words, terrain), words.name_of("terrain", terrain)) for terrain in TERRAIN_KEYS
        ]
        figures = [(figure_letter(words, kind), words.name_of("animal", kind)) for kind in FIGURE_KEYS]
        signs = {
            NEST_SIGN: words.say("nest"),
            f"{figure_letter(words, 'dinosaur')} …": words.say("marker"),
            f"{LAST_SIGN} …": words.say("last-tile"),
            GOLDEN_EGG: words.say("golden-egg"),
            EGG: words.say("egg"),
            picture.WAITING: words.say("sign-waiting"),
            picture.BORN: words.say("sign-born"),
            picture.ADDED: words.say("sign-added"),
            f"{picture.SPOT} {picture.TURNED_SPOT}": words.say("sign-spot"),
            "1 2 3 4 5": words.say("sign-path"),
            picture.EATEN: words.say("sign-eaten"),
            picture.END: words.say("sign-end"),
            players.ACTIVE: words.say("sign-active"),
            players.FIRST: words.say("sign-first"),
            players.THINKING.strip(): words.say("sign-thinking"),
        }
        return (*keys, *grounds, *figures, *signs.items())
