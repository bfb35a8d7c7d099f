"""`dracosaur train`: weights for the bots of a game, learned from nothing."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from dracosaur.bots.method.profile import PROFILES, Profile, profile_of
from dracosaur.bots.method.training import BadCheckpoint, Point, Trained, Training
from dracosaur.cli.parameters import game_argument
from dracosaur.cli.shell import BadInput, bad, console, json_option, language_option, print_json, say
from dracosaur.core.twin import is_available
from dracosaur.games import load
from dracosaur.text import Words

SEED: Final = 7  # of the weights that ship


@click.command()
@game_argument
@click.option(
    "--set", "sets", multiple=True, metavar="NAME", help="A set of weights; default: all of the game."
)
@click.option(
    "--games", type=click.IntRange(1, 10**9), metavar="G", help="Games of self-play; default: a full course."
)
@click.option("--seed", type=click.IntRange(0, 2**62), default=SEED, show_default=True, metavar="SEED")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("training"),
    show_default=True,
    help="Where checkpoints, curves and weights go. A course that was stopped goes on from there.",
)
@click.option("--ship", is_flag=True, help="Put the weights where the bots read them.")
@click.option(
    "--duels",
    type=click.IntRange(2, 10**6),
    default=2000,
    show_default=True,
    help="Deals on which new weights must beat those that are there.",
)
@json_option
@language_option
def train(
    name: str,
    sets: tuple[str, ...],
    games: int | None,
    seed: int,
    folder: Path,
    ship: bool,
    duels: int,
    as_json: bool,
    lang: str,
) -> None:
    """Teach the bots of a game by self-play.

    The same seed and number of games teach the same weights on every machine. A course can be stopped at any
    time and goes on from its last checkpoint. New weights take the place of old ones only if they beat them.

    \b
    Examples:
      dracosaur train draftosaurus
      dracosaur train draftosaurus --set 2 --games 20000 --folder /tmp/lab
      dracosaur train draftosaurus --ship
    """
    words = Words(lang, name)
    profile = profile_of(name)
    if profile is None:
        raise bad(words, "cli-error-train_game", games=", ".join(PROFILES))
    if not is_available():
        raise bad(words, "cli-error-train_fast", command="pip install 'dracosaur[fast]'")
    for wanted in sets:
        if wanted not in profile.courses:
            raise bad(words, "cli-error-train_set", set=wanted, sets=", ".join(profile.courses))
    trained = []
    for one in sets or tuple(profile.courses):
        target = (profile.folder if ship else folder) / f"{one}.npz"
        trained.append(_train(words, profile, one, games or 0, seed, folder, target, duels, as_json))
    if as_json:
        print_json(trained)


def _train(
    words: Words,
    profile: Profile,
    one: str,
    games: int,
    seed: int,
    folder: Path,
    target: Path,
    duels: int,
    as_json: bool,
) -> Trained:
    """One course to its end; what became of it is told."""
    training = Training(load(profile.game), profile, one, seed=seed, folder=folder, games=games)
    try:
        is_resumed = training.resume()
    except BadCheckpoint as error:
        raise BadInput(words, str(error)) from None
    key = "cli-train-resumed" if is_resumed else "cli-train-begin"
    begun = training.school.done if is_resumed else training.course.games
    click.echo(words.say(key, set=one, games=begun), err=True)
    with _progress(training) as told:
        training.run(told)
    trained = training.finish(target, _command(profile, one, games, seed), duels)
    if not as_json:
        _tell(words, trained)
    return trained


def _command(profile: Profile, one: str, games: int, seed: int) -> str:
    """The command that teaches these weights again."""
    given = ["dracosaur", "train", profile.game, "--set", one, "--seed", str(seed)]
    return shlex.join([*given, "--games", str(games)] if games else given)


@contextmanager
def _progress(training: Training) -> Iterator[Callable[[Point, int], None]]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda point, games: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console(err=True), transient=True) as bar:
        task = bar.add_task(training.name, total=training.course.games, completed=training.school.done)

        def told(point: Point, games: int) -> None:
            bar.update(task, completed=point.games, description=f"{training.name}: {point.points:.1f}")

        yield told


def _tell(words: Words, trained: Trained) -> None:
    verdict = trained.verdict
    if verdict is not None:
        key = "cli-train-better" if verdict.is_better else "cli-train-kept"
        gain, interval = f"{verdict.mean:.3f}", f"{verdict.interval:.3f}"
        say(words.say(key, set=trained.name, gain=gain, interval=interval))
    if trained.path is not None:
        seconds = f"{trained.seconds:.0f}"
        told: dict[str, str | int] = {"games": trained.games, "seconds": seconds, "path": trained.path}
        say(words.say("cli-train-shipped", set=trained.name, **told))
