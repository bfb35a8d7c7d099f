"""Effects become sentences, in five languages.

A message of `locales/<lang>.cards.ftl` is a whole phrase with its verb, so that cases and plurals are the
language's own business. Two things vary from outside: the number of things, and the *mood* of a verb, which
says who does it and why ("gain", "gains", "to gain"); the files explain the moods.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from dracosaur.games.wyrmspan.cards.effects import (
    Ability,
    ActivateDragon,
    ActivateMat,
    AtLeast,
    BetweenTwo,
    Cache,
    Cave,
    CaveExcavated,
    CaveFull,
    Choose,
    ColumnFull,
    Condition,
    Count,
    Dragons,
    Each,
    Effect,
    Eggs,
    Every,
    Excavate,
    Gain,
    GainCards,
    GuildMarkers,
    GuildSteps,
    Hatchling,
    If,
    IfDone,
    LastInCave,
    LayEggs,
    MatchesLeftNeighbor,
    MayStow,
    NoneOf,
    Opponents,
    Pay,
    PlayDragon,
    Price,
    Reveal,
    Score,
    ScoreEach,
    Sets,
    Split,
    SwapDragons,
    Tuck,
    UpTo,
)

Language = Literal["en", "uk", "cs", "pl", "ru"]
Mood = Literal["do", "to", "each", "may", "may_to"]

_PURPOSE: Final[dict[Mood, Mood]] = {"do": "to", "may": "may_to"}  # of a payment in that mood
_CAVE: Final = 4  # spaces in a cave (W3.3)


class NoWords(LookupError):
    """The vocabulary allows this effect, but no card has it and no language has words for it."""


class _Clause(Struct, frozen=True):
    """A phrase without capital and stop, and whole sentences that must follow it."""

    head: str
    tail: tuple[str, ...] = ()


@cache
def _bundle(lang: Language) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = resources.files("dracosaur.games.wyrmspan") / "locales"
    for name in (f"{lang}.ftl", f"{lang}.cards.ftl", f"{lang}.names.ftl"):
        file = folder / name
        if file.is_file():  # a language has names only where they differ from the English ones
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _snake(word: object) -> str:
    """`CaveFull()` becomes `cave_full`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(word).__name__).lower()


class Composer:
    """The words of one language, and what effects say in it."""

    def __init__(self, lang: Language, *, of_dragon: bool = False) -> None:
        self.bundle = _bundle(lang)
        self.of_dragon = of_dragon

    def t(self, key: str, **values: str | int) -> str:
        """The message, or an error that names what it lacks."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise NoWords(key)
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise NoWords(f"{key}: {errors[0]}")
        return str(text)

    def join(self, conjunction: Literal["and", "or", "both"], items: Sequence[str]) -> str:
        """Items of one grammatical kind as a list: a, b and c."""
        if len(items) == 1:
            return items[0]
        return self.t(f"card-{conjunction}", first=", ".join(items[:-1]), last=items[-1])

    def say(self, effects: Sequence[Ability]) -> str:
        """One to three sentences that tell what the effects do."""
        first = effects[0]
        if isinstance(first, Hatchling):
            return self.hatchling(first)
        clause = self.benefit([effect for effect in effects if not isinstance(effect, Hatchling)], "do")
        return " ".join((sentence(clause.head), *clause.tail))

    def hatchling(self, hatchling: Hatchling) -> str:
        feed = hatchling.feed
        third = self.benefit(hatchling.third, "do").head
        sentences = [self.t(f"card-hatchling-feed-{feed}")]
        if hatchling.each_time:
            each_time = self.benefit(hatchling.each_time, "do").head
            sentences.append(self.t(f"card-hatchling-each-{feed}", then=each_time))
            sentences.append(self.t("card-hatchling-third", then=third))
        else:
            sentences.append(self.t(f"card-hatchling-extra-{feed}", n=hatchling.extra_vp))
            sentences.append(self.t(f"card-hatchling-third-{feed}", then=third))
        return " ".join(sentences)

    def benefit(self, effects: Sequence[Effect], mood: Mood) -> _Clause:
        """All the effects as one clause; things that are simply gained share their verb."""
        goods = [effect for effect in effects if _is_plain_gain(effect)]
        clauses: list[_Clause] = []
        for effect in effects:
            if not _is_plain_gain(effect):
                clauses.append(self.clause(effect, mood))
            elif effect is goods[0]:
                clauses.append(self.gain_goods(goods, "and", mood))
        head = self.join("both", [clause.head for clause in clauses])
        return _Clause(head, tuple(sentence for clause in clauses for sentence in clause.tail))

    def gain_goods(self, goods: Sequence[Effect], conjunction: Literal["and", "or"], mood: Mood) -> _Clause:
        what = self.join(conjunction, [self.thing("good", effect) for effect in goods])
        return _Clause(self.t("card-gain", what=what, mood=mood))

    def thing(self, form: Literal["good", "name"], effect: Effect) -> str:
        """What is gained: after a verb (`good`) or on its own (`name`)."""
        match effect:
            case Gain(what=what, n=int(n)) | GainCards(what=what, n=int(n)):
                return self.t(f"card-{form}-{what}", n=n)
            case GuildSteps(n=n):
                return self.t(f"card-{form}-step", n=n)
            case _:
                raise NoWords(f"as a thing: {effect}")

    def clause(self, effect: Effect, mood: Mood) -> _Clause:
        """One effect as a clause."""
        match effect:
            case Gain() | GainCards():
                return _Clause(self.gain(effect, mood))
            case MayStow():
                clause = self.clause(effect.gain, mood)
                verb = "cache" if isinstance(effect.gain, Gain) else "tuck"
                number = _how_many(effect)
                stow = self.t(f"card-stow-{verb}-{number}-{effect.on}", n=effect.up_to)
                return _Clause(clause.head, (*clause.tail, stow))
            case Split():
                clause = self.clause(effect.gain, mood)
                verb = "cache" if isinstance(effect.gain, Gain) else "tuck"
                shares = "_".join(verb if share == "stow" else share for share in effect.shares)
                return _Clause(clause.head, (*clause.tail, self.t(f"card-split-{shares}-{effect.on}")))
            case GuildSteps():
                return _Clause(self.t("card-steps", n=effect.n, mood=mood))
            case LayEggs():
                return _Clause(self.t(f"card-lay-{_target(effect.on)}", n=effect.n, mood=mood))
            case Cache():
                return _Clause(self.t(f"card-cache-{effect.source}-{effect.on}", n=effect.n, mood=mood))
            case Tuck():
                return _Clause(self.tuck(effect, mood))
            case Reveal():
                return self.reveal(effect, mood)
            case PlayDragon():
                return _Clause(self.t(f"card-play-{'_or_'.join(effect.source)}-{effect.terms}", mood=mood))
            case Excavate():
                return _Clause(self.t(f"card-excavate-{'_or_'.join(effect.source)}", mood=mood))
            case ActivateDragon():
                whose = self.t(f"card-whose-{'other' if self.of_dragon else 'any'}")  # W13.10
                return _Clause(self.t(f"card-use-{'_or_'.join(effect.icons)}", whose=whose, mood=mood))
            case ActivateMat():
                return _Clause(self.t("card-use-mat", mood=mood))
            case SwapDragons():
                return _Clause(self.t("card-swap", mood=mood))
            case Pay():
                then = self.benefit(effect.then, _PURPOSE.get(mood, "to"))
                head = self.t("card-pay", cost=self.price(effect.cost), then=then.head, mood=mood)
                return _Clause(head, then.tail)
            case IfDone():
                return self.if_done(effect, "card-if_done", mood)
            case If():
                then = self.benefit(effect.then, "do")
                head = self.t("card-if", condition=self.condition(effect.condition), then=then.head)
                return _Clause(head, then.tail)
            case UpTo():
                return self.up_to(effect, mood)
            case Choose():
                return self.choose(effect, mood)
            case Opponents():
                return self.opponents(effect)
            case Score():
                return _Clause(self.t("card-score", n=effect.vp, mood=mood))
            case ScoreEach():
                return _Clause(self.score_each(effect, mood))

    def gain(self, effect: Gain | GainCards, mood: Mood) -> str:
        n = effect.n if isinstance(effect.n, int) else 1
        if effect.what in ("one_kind", "chosen_kind", "cost_of_tucked"):
            return self.t(f"card-gain-{effect.what}", n=n, mood=mood)
        verb = "draw" if isinstance(effect, GainCards) and effect.source == "deck" else "gain"
        what = self.t(f"card-good-{effect.what}", n=n)
        if isinstance(effect.n, int):
            return self.t(f"card-{verb}", what=what, mood=mood)
        return self.t(f"card-{verb}-per", what=what, per=self.per(effect.n), mood=mood)

    def tuck(self, effect: Tuck, mood: Mood) -> str:
        key = f"card-tuck-{effect.source}-{effect.on if isinstance(effect.on, str) else 'each'}"
        if not isinstance(effect.n, int):
            return self.t(f"{key}-per", n=1, per=self.per(effect.n), mood=mood)
        if isinstance(effect.on, str):
            return self.t(key, n=effect.n, mood=mood)
        if effect.on.without:
            raise NoWords(f"tuck: {effect.on}")
        each = self.t(f"card-each-{effect.on.trait or 'any'}", other="no")
        return self.t(key, n=effect.n, each=each, where=self.t(f"card-where-{effect.on.where}"), mood=mood)

    def reveal(self, effect: Reveal, mood: Mood) -> _Clause:
        what = self.t(f"card-match-{'_or_'.join(effect.sizes)}")
        values = {"then": self.benefit(effect.then, "do").head} if effect.then else {}
        sequel = self.t(f"card-reveal-{effect.otherwise}", what=what, **values)
        return _Clause(self.t("card-reveal", mood=mood), (sequel,))

    def if_done(self, effect: IfDone, key: str, mood: Mood) -> _Clause:
        first = self.clause(effect.first, mood)
        then = self.benefit(effect.then, "do")
        return _Clause(first.head, (*first.tail, self.t(key, then=then.head), *then.tail))

    def up_to(self, effect: UpTo, mood: Mood) -> _Clause:
        match effect.effect:
            case Excavate(source=source):
                return _Clause(
                    self.t(f"card-excavate-{'_or_'.join(source)}-up_to", n=effect.times, mood=mood)
                )
            case IfDone() as inner:
                clause = self.if_done(inner, "card-each_done", mood)
            case inner:
                clause = self.clause(inner, mood)
        return _Clause(self.t("card-up_to", n=effect.times, what=clause.head), clause.tail)

    def choose(self, effect: Choose, mood: Mood) -> _Clause:
        options = effect.options
        if effect.n == 1 and all(map(_is_plain_gain, options)):
            return self.gain_goods(options, "or", mood)
        if effect.n == 1 and len(options) == len(("this", "that")):
            this, that = (self.clause(option, mood).head for option in options)
            return _Clause(self.t("card-either", first=this, last=that))
        names = self.join("or", [self.thing("name", option) for option in options])
        return _Clause(self.t("card-choose", n=effect.n, options=names, mood=mood))

    def opponents(self, effect: Opponents) -> _Clause:
        yours = self.benefit(effect.you, "do")
        return _Clause(yours.head, (*yours.tail, self.theirs(effect)))

    def theirs(self, effect: Opponents) -> str:
        """The sentence about each opponent, which refers to your part where it can."""
        match effect.you, effect.each:
            case (UpTo(effect=yours),), (theirs,) if yours == theirs:
                return self.t("card-opponents-once")
            case (Choose(options=yours),), (Choose(options=theirs, n=n),) if yours == theirs:
                return self.t("card-opponents-choose", n=n)
            case _, (Pay() as offer,):
                return self.t("card-opponents-may", what=self.clause(offer, "may").head)
            case _:
                return self.t("card-opponents", what=self.benefit(effect.each, "each").head)

    def score_each(self, effect: ScoreEach, mood: Mood) -> str:
        per = self.per(effect.per)
        if effect.vp < 0:
            return self.t("card-lose-each", n=-effect.vp, per=per, mood=mood)
        if effect.at_most is None:
            return self.t("card-score-each", n=effect.vp, per=per, mood=mood)
        return self.t("card-score-each-max", n=effect.vp, per=per, max=effect.at_most, mood=mood)

    # Costs, counts, conditions ----------------------------------------------------------------------------

    def price(self, cost: Price) -> str:
        kinds = {
            "any": cost.resource,
            "coin": cost.coin,
            "egg" if cost.eggs_from == "anywhere" else f"egg-{cost.eggs_from}": cost.egg,
            "cave_card": cost.cave_card,
            "dragon_card": cost.dragon_card,
            "card": cost.card,
            "goods": cost.goods,
        }
        return self.join("and", [self.t(f"card-good-{kind}", n=n) for kind, n in kinds.items() if n])

    def per(self, count: Count) -> str:
        """For each …"""
        match count:
            case Dragons():
                where = self.t(f"card-where-{count.where}")
                return self.t("card-per-dragons", each=self.each(count), where=where)
            case Eggs():
                return self.t("card-per-eggs", n=count.every)
            case Sets():
                return self.t(f"card-per-sets-{count.of}")
            case _:
                return self.t(f"card-per-{_snake(count)}")

    def each(self, dragons: Dragons) -> str:
        """Each dragon of that kind."""
        other = "yes" if dragons.other else "no"
        if dragons.cost_at_least or dragons.cost_at_most is not None:
            raise NoWords(f"each: {dragons}")
        match dragons.sizes + dragons.traits, dragons.icons:
            case (), ():
                return self.t("card-each-any", other=other)
            case (kind,), ():
                return self.t(f"card-each-{kind}", other=other)
            case (), (icon,):
                return self.t("card-each-icon", icon=self.t(f"icon-{icon}"), other=other)
            case _:
                raise NoWords(f"each: {dragons}")

    def condition(self, condition: Condition) -> str:
        """If …"""
        match condition:
            case AtLeast(n=n, count=GuildMarkers()):
                return self.t("card-if-guild_markers", n=n)
            case AtLeast(n=n, count=Dragons(where=where) as dragons) if dragons == Dragons(where):
                is_all = n == _CAVE and where in ("this_cave", *get_args(Cave))  # no need of "at least"
                key = "card-if-dragons-all" if is_all else "card-if-dragons"
                return self.t(key, n=n, where=self.t(f"card-where-{where}"))
            case AtLeast(n=1, count=Dragons(where=where, traits=(trait,), other=True) as dragons) if (
                dragons == Dragons(where, traits=(trait,), other=True)
            ):
                return self.t(
                    "card-if-another", trait=self.t(f"trait-{trait}"), where=self.t(f"card-where-{where}")
                )
            case NoneOf(count=Dragons(where=where, traits=(trait,)) as dragons) if dragons == Dragons(
                where, traits=(trait,)
            ):
                return self.t(f"card-if-no-{trait}", where=self.t(f"card-where-{where}"))
            case Every():
                return self.every(condition)
            case MatchesLeftNeighbor():
                return self.t("card-if-neighbor", where=self.t(f"card-where-{condition.cave}"))
            case ColumnFull() | CaveFull() | CaveExcavated() | BetweenTwo() | LastInCave():
                return self.t(f"card-if-{_snake(condition)}")
            case _:
                raise NoWords(f"if: {condition}")

    def every(self, condition: Every) -> str:
        """One dragon of each of several sizes in one place."""
        places, sizes = set(), []
        for part in condition.of:
            match part:
                case AtLeast(n=1, count=Dragons(where=where, sizes=(size,)) as dragons) if dragons == Dragons(
                    where, sizes=(size,)
                ):
                    places.add(where)
                    sizes.append(self.t(f"card-has-{size}"))
                case _:
                    raise NoWords(f"if: {condition}")
        if len(places) != 1:
            raise NoWords(f"if: {condition}")
        return self.t(
            "card-if-every", what=self.join("and", sizes), where=self.t(f"card-where-{places.pop()}")
        )


def sentence(phrase: str) -> str:
    """The phrase with a capital and a stop."""
    return phrase[:1].upper() + phrase[1:] + "."


def _is_plain_gain(effect: Effect) -> bool:
    """Whether it only takes a fixed number of things, so that several such effects can share a verb."""
    match effect:
        case Gain(what="one_kind" | "chosen_kind" | "cost_of_tucked"):
            return False
        case Gain(n=int()) | GainCards(n=int(), source="any"):
            return True
        case _:
            return False


def _how_many(stow: MayStow) -> Literal["one", "both", "some"]:
    """How many of the gained things may be stowed, as a person would say it."""
    if stow.gain.n == 1:
        return "one"
    return "both" if stow.gain.n == stow.up_to == 2 else "some"


def _target(on: str | Each) -> str:
    if isinstance(on, str):
        return on
    if on.trait:
        raise NoWords(f"lay: {on}")
    return f"each-{on.where}-not-{on.without}" if on.without else f"each-{on.where}"
