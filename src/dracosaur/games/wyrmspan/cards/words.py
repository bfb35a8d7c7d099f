"""A card in words: title, facts, and what it says, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, get_args

from msgspec import Struct

from dracosaur.games.wyrmspan.cards.components import (
    ByCave,
    CaveCard,
    DecisionCard,
    Dragon,
    GuildRow,
    GuildTile,
    Mat,
    MatEffect,
    Objective,
)
from dracosaur.games.wyrmspan.cards.compose import Composer, Language, sentence
from dracosaur.games.wyrmspan.cards.effects import Ability, ScoreEach

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
Described: TypeAlias = Dragon | CaveCard | GuildRow | MatEffect | Objective | DecisionCard


class Line(Struct, frozen=True):
    """One fact about a card: a label and its value, both in the reader's language."""

    label: str
    value: str


class CardText(Struct, frozen=True):
    """A card in words: its title, the facts in its corners, when it works (or nothing) and what it says."""

    title: str
    facts: tuple[Line, ...]
    when: str
    text: str


def describe(card: Described, lang: Language) -> CardText:
    """The card in words."""
    return _Describer(lang, of_dragon=isinstance(card, Dragon)).describe(card)


def say(effects: Sequence[Ability], lang: Language) -> str:
    """One to three sentences that tell what the effects do."""
    return Composer(lang).say(effects)


def dragon_name(dragon: Dragon, lang: Language) -> str:
    """The name as the rulebook of that language prints it, or else in English."""
    return _Describer(lang).name(dragon)


def guild_rows(tile: GuildTile) -> tuple[GuildRow, ...]:
    """The five rows of a guild tile, each of which `describe` puts into words."""
    squares = len(tile.printed_vp) - 1  # the last cell of row 5 is the rectangle
    rows = zip((*tile.rows, ()), (*tile.few, squares), (*tile.many, squares), strict=True)
    return tuple(
        GuildRow(tile.id, row, effects, few, many, tile.few_players, () if effects else tile.printed_vp)
        for row, (effects, few, many) in enumerate(rows, start=1)
    )


def mat_effects(mat: Mat) -> tuple[MatEffect, ...]:
    """The fifteen effects printed along the caves."""
    path = mat.path
    return (
        *(MatEffect("crimson", i, effects) for i, effects in enumerate(path.crimson)),
        *(MatEffect("golden", i, effects) for i, effects in enumerate(path.golden)),
        *(MatEffect("amethyst", i, effects) for i, effects in enumerate(path.amethyst)),
    )


class _Describer(Composer):
    """Describes in one language."""

    def describe(self, card: Described) -> CardText:
        match card:
            case Dragon():
                return self.dragon(card)
            case CaveCard():
                title = self.t("card-title-cave", number=card.number)
                return CardText(title, (), self.t("icon-when_played"), self.say(card.effects))
            case GuildRow():
                return self.guild_row(card)
            case MatEffect():
                title = self.t("card-title-mat", cave=self.t(f"cave-{card.cave}"), position=card.position)
                return CardText(title, (), self.t("icon-if_activated"), self.say(card.effects))
            case Objective():
                return self.objective(card)
            case DecisionCard():
                title = self.t("card-title-decision", label=card.label)
                return CardText(title, (), "", self.decision(card))

    def name(self, dragon: Dragon) -> str:
        key = f"dragon-{dragon.number}"
        return self.t(key) if self.bundle.has_message(key) else dragon.name

    def dragon(self, dragon: Dragon) -> CardText:
        printed = [(kind, getattr(dragon.cost, kind)) for kind in dragon.cost.__struct_fields__]
        cost = ", ".join(self.t(f"card-name-{kind}", n=n) for kind, n in printed if n)
        facts = (
            self.fact("cost", cost or self.t("card-cost-none")),
            self.fact("caves", ", ".join(self.t(f"cave-{cave}") for cave in dragon.caves)),
            self.fact("size", self.t(f"size-{dragon.size}")),
            self.fact("trait", self.t(f"trait-{dragon.trait}")),
            self.fact("vp", str(dragon.vp)),
            self.fact("nests", str(dragon.nests)),
        )
        title = self.t("card-title-dragon", number=dragon.number, name=self.name(dragon))
        when = ", ".join(self.t(f"icon-{icon}") for icon in dragon.icons)
        return CardText(title, facts, when, self.say(dragon.effects))

    def guild_row(self, row: GuildRow) -> CardText:
        title = self.t("card-title-guild", guild=self.t(f"guild-{row.guild}"), row=row.row)
        facts = (
            self.fact("squares-few", str(row.few), players=row.few_players),
            self.fact("squares-many", str(row.many)),
        )
        if row.printed_vp:
            values = self.join("or", [str(vp) for vp in row.printed_vp])
            return CardText(title, facts, self.t("icon-end_game"), self.t("card-printed_vp", values=values))
        scores = any(isinstance(effect, ScoreEach) for effect in row.effects)
        when = self.t("icon-end_game" if scores else "icon-now")
        return CardText(title, facts, when, self.say(row.effects))

    def objective(self, objective: Objective) -> CardText:
        title = self.t("card-title-objective", tile=f"{objective.tile}{objective.side}")
        facts: tuple[Line, ...] = ()
        if objective.automa:
            facts = (self.fact("automa", " / ".join(map(str, objective.automa))),)
        return CardText(title, facts, "", sentence(self.t(f"objective-{objective.id}")))

    def decision(self, card: DecisionCard) -> str:
        """In the order in which the card is carried out (A5.2)."""
        parts = []
        if card.passes:
            parts.append(self.t("card-automa-pass"))
        if card.refreshes:
            parts.append(self.t("card-automa-refresh"))
        if card.objective:
            parts.append(self.t(f"card-automa-coin-{'plus' if card.objective > 0 else 'minus'}"))
        if not isinstance(card.advance, ByCave):
            first, second, third, fourth = card.advance
            parts.append(
                self.t("card-automa-advance", first=first, second=second, third=third, fourth=fourth)
            )
        elif card.advance.plus:
            parts.append(self.t(f"card-automa-{card.advance.cave}-plus", n=card.advance.plus))
        else:
            parts.append(self.t(f"card-automa-{card.advance.cave}"))
        if card.cave is not None:
            parts.append(self.t("card-automa-brown-cave", dragon=card.dragon, cave=card.cave))
        if card.guild is not None:
            parts.append(self.t("card-automa-brown-guild", dragon=card.dragon, row=card.guild))
        return " ".join(parts)

    def fact(self, label: str, value: str, **values: int) -> Line:
        return Line(self.t(f"card-label-{label}", **values), value)
