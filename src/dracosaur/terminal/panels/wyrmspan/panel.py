"""The panel of Wyrmspan: what its lines say and how its actions are called."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from dracosaur.core.game import Action, Event
from dracosaur.games.wyrmspan.actions import (
    Exchange,
    Explore,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickMat,
    PickResource,
    PickSpace,
    Use,
)
from dracosaur.games.wyrmspan.cards import MAT
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, RESOURCE_KEYS, Cave
from dracosaur.games.wyrmspan.view import PlayerView, SpaceView, WyrmspanView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board, Others, Panel, choice_of
from dracosaur.terminal.panels.wyrmspan import keys, reading, signs
from dracosaur.terminal.panels.wyrmspan.board import PAGE_KEY, WyrmBoard
from dracosaur.terminal.panels.wyrmspan.guild import ROUNDS, goal_line
from dracosaur.terminal.panels.wyrmspan.players import PlayersStrip, eggs_of
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip
from dracosaur.text import Words

NAME_ROOM = 18  # columns of a card's name in the list of choices: three fit side by side in 80
TEXT_ROOM = 70
WIDE = 110  # columns in which every card is told in three lines
VAST = 150  # columns in which two lines hold as many choices as three elsewhere
EXPLORE_ROOM = 20
COSTS = ("brings-pays", "brings-lacks")
# The board shows these anyway.
NO_NEWS = ("event-displayed", "event-put_back", "event-coins")


class WyrmspanPanel(Panel):
    """Wyrmspan: excavate, entice, explore."""

    bots_hurry = True

    def board(self) -> Board:
        """Mat, cards and guild."""
        return WyrmBoard()

    def others(self) -> Others:
        """All players in little."""
        return PlayersStrip()

    def rows(self, width: int, height: int) -> tuple[int, int]:
        """A card needs more lines than a dinosaur, and fewer where they are long."""
        return 2 if height < 30 or width >= VAST else 3, 4 if width < WIDE else 3

    # Lines

    def headline(self, scene: Scene) -> str:
        """The round, and whose turn it is or what the table does."""
        view: WyrmspanView = scene.view
        words = scene.words
        where = words.say("ui-wyrmspan-round", round=view.round, rounds=ROUNDS)
        if view.phase == "turns" and 0 <= view.turn < len(scene.names):
            return f"{where} · {words.say('ui-wyrmspan-turn', player=scene.names[view.turn])}"
        return f"{where} · {words.say(f'ui-wyrmspan-phase-{view.phase}')}"

    def status(self, scene: Scene, width: int) -> Content:
        """The objective of the round and how everybody stands in it."""
        view: WyrmspanView = scene.view
        number = min(view.round, ROUNDS) - 1
        return goal_line(scene, number, view.quantities[number], width)

    def holding(self, scene: Scene) -> Content:
        """The viewer's supply and the size of the hand."""
        view: WyrmspanView = scene.view
        if view.seat is None:
            return Content("")
        player: PlayerView = view.players[view.seat]
        nests = MAT.nests + sum(reading.dragon(space.dragon).nests for space in player.spaces if space.dragon)
        return Content.assemble(
            (f"{signs.COIN}{player.coins}", "bold"),
            "   ",
            signs.supply(player.resources),
            f"   {signs.EGG}{eggs_of(player)}/{nests}",
            f"   {signs.HAND} {signs.DRAGON}{player.dragon_cards} {signs.CAVE}{player.cave_cards}",
            f"   {signs.STEP}{player.steps}",
        )

    def is_news(self, event: Event) -> bool:
        """What lies open on the table need not be told."""
        return event.key not in NO_NEWS

    def line_label(self, scene: Scene, key: str, width: int) -> str:
        """The short name of a line where the full one does not fit."""
        full = super().line_label(scene, key, width)
        return full if len(full) <= width else scene.words.say(f"line-{key}-short")

    # Offers

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """What is legal, and beside it on the board what is not, with the reason."""
        if scene.question is None:
            return ()
        return keys.offers(scene.question, lambda choice: self.label(scene, choice.action))

    def label(self, scene: Scene, action: Action) -> Content:
        """The action in a few words and signs."""
        words = scene.words
        view: WyrmspanView = scene.view
        me: PlayerView = view.players[view.seat or 0]
        match action:
            case Explore(cave):
                return _explore(scene, cave)
            case PickDragon(number):
                return Content(f"{signs.DRAGON} {clip(reading.name(words, number), NAME_ROOM)}")
            case PickCaveCard(number):
                return Content(
                    clip(f"{signs.CAVE}{number} {reading.cave_text(words, number)}", NAME_ROOM + 2)
                )
            case PickResource(kind):
                have = me.resources[RESOURCE_KEYS.index(kind)]
                return Content.assemble(signs.resource(kind), f" {words.name_of('resource', kind)} ({have})")
            case Exchange(one, other, taken):
                return Content.assemble(
                    signs.resource(one), signs.resource(other), " → ", signs.resource(taken)
                )
            case PickSpace(cave, column):
                return Content(clip(_place(scene, me, cave, column), NAME_ROOM + 2))
            case PickCell(row, vp):
                text = f"{signs.POINTS}{vp}" if vp is not None else self._row(scene, row)
                return Content(clip(f"{row}: {text}", NAME_ROOM + 14))
        return Content(clip(self.in_words(scene, action), TEXT_ROOM))

    def in_words(self, scene: Scene, action: Action) -> str:
        """The action without signs."""
        return scene.voice.say(choice_of(scene, action).label)

    def _row(self, scene: Scene, row: int) -> str:
        return "" if scene.view.guild is None else reading.row_text(scene.words, scene.view.guild, row)

    def explain(self, scene: Scene, action: Action) -> str:
        """What there is to know before doing this; what the picture shows in signs is told in signs."""
        view: WyrmspanView = scene.view
        match action:
            case PickDragon(number):
                text = reading.about_dragon(scene.words, number)
            case PickSpace(cave, column):
                space = _space(view.players[view.seat or 0], cave, column)
                text = reading.about_space(scene.words, cave, column, space)
            case Use() | PickMat():
                text = self.advice(scene) or self.in_words(scene, action)
            case _:
                text = super().explain(scene, action)
        told = COSTS if isinstance(action, PickCave) else COSTS[1:]  # others name their price themselves
        events = (event for event in choice_of(scene, action).brings if event.key in told)
        return " · ".join((text, *map(scene.voice.say, events)))

    # Help

    def legend(self, words: Words) -> Sequence[tuple[str, str]]:
        """The signs of the board."""
        resources = {signs.RESOURCES[kind][0]: words.name_of("resource", kind) for kind in RESOURCE_KEYS}
        things = {
            signs.COIN: words.say("thing-coin"),
            f"{signs.EGG} {signs.NEST}": f"{words.say('thing-egg')}, {words.say('thing-nest')}",
            signs.DRAGON: words.say("thing-dragon_card"),
            signs.CAVE: words.say("thing-cave_card"),
            signs.STEP: words.say("thing-step"),
            signs.POINTS: words.say("vp"),
            signs.BROWN: words.say("guild-brown"),
            "▣": words.say("line-cached"),
            signs.TUCKED: words.say("line-tucked"),
            signs.GROWTH: words.say("ui-wyrmspan-growth"),
        }
        icons = {sign: words.name_of("icon", icon) for icon, sign in signs.WHEN.items()}
        marks = {
            f"{signs.DONE}{signs.OPEN}": words.say("ui-wyrmspan-sign-explored"),
            signs.EXPLORE: words.say("action-explore"),
            signs.TURN: words.say("ui-wyrmspan-sign-turn"),
            signs.START: words.say("ui-wyrmspan-sign-start"),
            signs.PASSED: words.say("ui-wyrmspan-passed"),
            PAGE_KEY: words.say("ui-wyrmspan-sign-page"),
        }
        return tuple({**resources, **things, **icons, **marks}.items())


def _explore(scene: Scene, cave: Cave) -> Content:
    """Exploring with the eggs that it costs, in words where they are short enough."""
    me: PlayerView = scene.view.players[scene.view.seat or 0]
    n = min(me.explored[CAVE_KEYS.index(cave)], len(MAT.explore_eggs) - 1)
    short = scene.words.say(f"cave-{cave}-short")
    verb = f"{scene.words.say('action-explore')}:"
    longest = max(len(scene.words.say(f"cave-{key}-short")) for key in CAVE_KEYS)  # all three alike
    text = f"{verb if len(verb) + 1 + longest <= EXPLORE_ROOM else signs.EXPLORE} {short}"
    return Content(f"{text} {signs.EGG * MAT.explore_eggs[n]}".rstrip())


def _space(player: PlayerView, cave: Cave, column: int) -> SpaceView:
    return player.spaces[COLUMNS * CAVE_KEYS.index(cave) + column - 1]


def _place(scene: Scene, player: PlayerView, cave: Cave, column: int) -> str:
    """A space by its dragon, else by its place."""
    space = _space(player, cave, column)
    if not space.dragon:
        return f"{scene.words.say(f'cave-{cave}-short')} {column}"
    eggs = signs.nests(space.eggs, reading.dragon(space.dragon).nests)
    name = reading.name(scene.words, space.dragon)
    return f"{clip(name, NAME_ROOM + 1 - len(eggs))} {eggs}".rstrip()
