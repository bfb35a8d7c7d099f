"""The panel of Wyrmspan: what its lines say and how its actions are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from textual.content import Content

from dracosaur.core.game import Action, Event
from dracosaur.games.wyrmspan.actions import (
    Decline,
    Draw,
    Entice,
    Excavate,
    Exchange,
    Explore,
    Pass,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickItem,
    PickMat,
    PickResource,
    PickSpace,
    Use,
)
from dracosaur.games.wyrmspan.cards import MAT
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, RESOURCE_KEYS, Cave
from dracosaur.games.wyrmspan.spoken import spoken
from dracosaur.games.wyrmspan.standing import quantities
from dracosaur.games.wyrmspan.view import PlayerView, SpaceView, WyrmspanView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board, Others, Panel
from dracosaur.terminal.panels.wyrmspan import asking, reading, signs
from dracosaur.terminal.panels.wyrmspan.board import PAGE_KEY, WyrmBoard
from dracosaur.terminal.panels.wyrmspan.guild import ROUNDS, goal_line
from dracosaur.terminal.panels.wyrmspan.players import PlayersStrip, eggs_of
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip
from dracosaur.text import Words

NAME_ROOM = 18  # columns of a card's name in the list of choices: three fit side by side in 80
TEXT_ROOM = 70
EXPLORE_ROOM = 20
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

    def rows(self, height: int) -> tuple[int, int]:
        """A card needs more lines than a dinosaur."""
        return (2, 4) if height < 30 else (3, 4) if height < 36 else (3, 5)

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
        return goal_line(scene, number, quantities(view)[number], width)

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

    def prompt(self, scene: Scene) -> str:
        """The question that the viewer has to answer."""
        return asking.question(scene)

    def advice(self, scene: Scene) -> str:
        """What is being resolved."""
        return asking.source(scene)

    def is_news(self, event: Event) -> bool:
        """What lies open on the table need not be told."""
        return event.key not in NO_NEWS

    def tell(self, words: Words, event: Event, names: Sequence[str]) -> str:
        """The event with names of dragons and signed numbers."""
        return words.tell(spoken(event, reading.language(words)), names)

    def line_label(self, scene: Scene, key: str, width: int) -> str:
        """The short name of a line where the full one does not fit."""
        full = super().line_label(scene, key, width)
        return full if len(full) <= width else scene.words.say(f"line-{key}-short")

    # Offers

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """What is legal, and beside it on the board what is not, with the reason."""
        labels = {action: self.label(scene, action) for action in scene.legal}
        return tuple(
            offer if offer.illegal is None else replace(offer, label=self.label(scene, offer.action))
            for offer in asking.offers(scene, labels)
        )

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
            case PickCave(cave):
                return Content(words.name_of("cave", cave))
            case PickCell(row, vp):
                text = f"{signs.POINTS}{vp}" if vp is not None else self._row(scene, row)
                return Content(clip(f"{row}: {text}", NAME_ROOM + 14))
            case PickItem(number):
                return Content(clip(asking.item_text(scene, number), TEXT_ROOM))
            case _:
                return super().label(scene, action)

    def _row(self, scene: Scene, row: int) -> str:
        return "" if scene.view.guild is None else reading.row_text(scene.words, scene.view.guild, row)

    def explain(self, scene: Scene, action: Action) -> str:
        """What there is to know before doing this."""
        words = scene.words
        view: WyrmspanView = scene.view
        me: PlayerView = view.players[view.seat or 0]
        match action:
            case Excavate() | Entice() | Pass():
                tag = str(action.__struct_config__.tag)
                return words.say(f"ui-wyrmspan-about-{tag}")
            case Explore(cave):
                # A cave that was explored as often as it can be is explained, too: it is closed, not unknown.
                n = min(me.explored[CAVE_KEYS.index(cave)], len(MAT.explore_eggs) - 1)
                return words.say(
                    "ui-wyrmspan-about-explore",
                    cave=words.name_of("cave", cave),
                    coins=MAT.action_coins,
                    eggs=MAT.explore_eggs[n],
                )
            case PickDragon(number):
                return reading.about_dragon(words, number)
            case PickCaveCard(number):
                return reading.about_cave(words, number)
            case PickSpace(cave, column):
                return reading.about_space(words, cave, column, _space(me, cave, column))
            case PickCell(row) if view.guild is not None:
                return reading.about_row(words, view.guild, row)
            case PickItem(number):
                return asking.item_text(scene, number)
            case PickCave(cave):
                return _next_space(scene, me, cave)
            case Draw(kind):
                return f"{words.action(action)} ({view.decks[0 if kind == 'dragon' else 1]})"
            case Exchange():
                return words.action(action)
            case Use() | Decline() | PickResource() | PickMat():
                return asking.source(scene) or words.action(action)
        return words.action(action)

    # Help

    def legend(self, words: Words) -> str:
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
        rows = {**resources, **things, **icons, **marks}
        return "\n".join(f"- **{sign}** {text}" for sign, text in rows.items())


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


def _next_space(scene: Scene, player: PlayerView, cave: Cave) -> str:
    """The cave with the space that is next to be excavated or settled."""
    words = scene.words
    is_settling = scene.view.prompt is not None and scene.view.prompt.key == "ask-place"
    for column in range(1, COLUMNS + 1):
        space = _space(player, cave, column)
        if not (space.dragon if is_settling else space.excavated):
            return reading.about_space(words, cave, column, space)
    return words.name_of("cave", cave)
