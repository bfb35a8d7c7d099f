"""The Automa, who has no mat: what she has taken, and what she has turned over."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from dracosaur.games.wyrmspan.cards import AUTOMA
from dracosaur.games.wyrmspan.view import WyrmspanView
from dracosaur.terminal.panels.wyrmspan import reading, signs
from dracosaur.terminal.scene import Scene


class RivalPage(VerticalScroll, can_focus=False):
    """Everything that lies open of her (A14.6)."""

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="rival")

    def show(self, scene: Scene) -> None:
        """How she stands."""
        self.query_one("#rival", Static).update(Content("\n").join(_lines(scene)))


def summary(scene: Scene) -> Content:
    """Her piles and steps in one line."""
    hers = scene.view.automa
    return Content(
        f"{signs.DRAGON}{len(hers.dragons)} {signs.CAVE}{len(hers.caves)} {signs.STEP}{hers.steps}"
        f" {signs.COIN}{hers.objective_coins}"
    )


def _lines(scene: Scene) -> Iterator[Content]:
    view: WyrmspanView = scene.view
    words, hers = scene.words, view.automa
    assert hers is not None
    passed = f" · {words.say('ui-wyrmspan-passed')}" if hers.passed else ""
    yield Content.styled(f"{words.name_of('level', view.options.automa)}{passed}", "bold $accent")
    yield Content(words.say("ui-wyrmspan-automa-steps", n=hers.steps, markers=sum(hers.markers)))
    yield Content(words.say("ui-wyrmspan-automa-coins", n=hers.objective_coins))
    turned = ", ".join(hers.turned) or "–"
    yield Content(words.say("ui-wyrmspan-automa-turned", cards=turned))
    if hers.decision is not None:
        card = reading.described(words, AUTOMA.cards[hers.decision])
        yield Content(f"{card.title}: {card.text}")
    dragons = ", ".join(reading.name(words, number) for number in hers.dragons) or "–"
    yield Content(words.say("ui-wyrmspan-automa-dragons", n=len(hers.dragons), cards=dragons))
    caves = ", ".join(str(number) for number in hers.caves) or "–"
    yield Content(words.say("ui-wyrmspan-automa-caves", n=len(hers.caves), cards=caves))
