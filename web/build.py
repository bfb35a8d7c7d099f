"""Build the page into the package: `make page`, and with `--check` its types and its tests.

Node comes from this machine where it is new enough, else from the wheel that requirements/node.txt pins.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from dracosaur.core.game import rule_name
from dracosaur.core.twin.script import script, types_of_script
from dracosaur.games.draftosaurus import keys, options, score
from dracosaur.games.draftosaurus.rules import State, constants, course, leaving, numbers, placement, scoring
from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS
from dracosaur.server.api.openapi import document

WEB = Path(__file__).resolve().parent
FOLDER = WEB.parent / "src" / "dracosaur" / "server" / "web"
BUILT = FOLDER / "index.html"
BESIDE = WEB / "dist"  # where Vite writes, so that a page which is being read is never half there
INSTALLED = WEB / "node_modules" / ".installed"
DECK = WEB / "deck.json"
RULES = WEB / "src" / "games" / "draftosaurus" / "rules.js"
OLDEST = (20, 19)


def main(arguments: list[str]) -> int:
    """Do what is not yet done; exit status of the first step that fails."""
    environment = with_node()
    schema = json.dumps(document(), indent=1)
    if not INSTALLED.exists() or is_newer(INSTALLED, [WEB / "package-lock.json"]):
        print("Installing the packages of the page (about a minute the first time)", file=sys.stderr)
        npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()
    # The pictures of the cards are drawn from what is printed on them.
    write(DECK, msgspec.json.encode({"dragons": DRAGONS, "caves": CAVES}))
    for suffix, content in scoring_script().items():
        write(RULES.with_suffix(suffix), content.encode())
    if write(WEB / "openapi.json", schema.encode()):
        npm(environment, "run", "--silent", "types")
    if "--check" in arguments:
        npm(environment, "run", "--silent", "check")
        npm(environment, "run", "--silent", "test")
    if is_newer(BUILT, sources()):
        last = names_in(BESIDE)
        npm(environment, "run", "--silent", "build")
        lay(BESIDE, FOLDER, last)
    if "--alone" in arguments:
        drop(FOLDER, names_in(BESIDE))
    return 0


def lay(new: Path, folder: Path, last: set[str]) -> None:
    """The new page takes the place of the old one; the files of the last build stay until the next one.

    Whoever has the old page open still asks for them.
    """
    names = names_in(new)
    drop(folder, names | last)
    # The first file comes last: what it names is there before it is read.
    for name in sorted(names, key=lambda name: name == "index.html"):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        arriving = target.with_name(f".{target.name}")
        shutil.copyfile(new / name, arriving)
        arriving.replace(target)


def drop(folder: Path, kept: set[str]) -> None:
    """The folder holds nothing but these files."""
    for name in names_in(folder) - kept:
        (folder / name).unlink()


def names_in(folder: Path) -> set[str]:
    """The paths of all files below a folder, from there on."""
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def write(file: Path, content: bytes) -> bool:
    """Whether the file had another content; one that is as it should be keeps its time."""
    if file.exists() and file.read_bytes() == content:
        return False
    file.write_bytes(content)
    return True


SCORING = (
    course.measure_pens,
    placement.why_not_by_pen,
    placement.put,
    placement.quarantined,
    placement.leave_quarantine,
    leaving.best_leave,
    scoring.score,
    scoring.score_place,
    scoring.trex_bonus,
    scoring.rank,
    scoring.trexes,
)


TYPES_OF_FACTS = """
export const SPECIES_KEYS: string[];
export const PLACE_KEYS: string[][];
export const LINES: { key: string; rule: string; place: number; places: number[] }[][];
export const BONUS: [string, string];
export const SUMMER_GAME: [string, string];
export const FEWEST_TREXES: [string, [string, string]];
export const OPTION_ROWS: Record<"summer" | "winter" | "match", number[]>;
export const RULE_NAMES: Record<number, string>;
export const FIRST_OF_PYRAMID: number;
export const ZOO: number;
"""


def scoring_script() -> dict[str, str]:
    """What a browser without a line needs to score a table of Draftosaurus: its rules, names and lines."""
    rows = {
        board: options.to_row(options.parse({"board": board}, 2)) for board in ("summer", "winter", "match")
    }
    facts = {
        "SPECIES_KEYS": keys.SPECIES_KEYS,
        "PLACE_KEYS": keys.PLACE_KEYS,
        "LINES": [[line._asdict() for line in lines] for lines in score.LINES],
        "BONUS": score.BONUS,
        "SUMMER_GAME": score.SUMMER_GAME,
        "FEWEST_TREXES": score.FEWEST_TREXES,
        "OPTION_ROWS": rows,
        "RULE_NAMES": {n: rule_name("D", n) for n in vars(numbers).values() if isinstance(n, int)},
        "FIRST_OF_PYRAMID": constants.FIRST_SPACE,
        "ZOO": constants.ZOO_SIZE,
    }
    return {
        ".js": script(State, SCORING)
        + "".join(f"export const {name} = {json.dumps(fact)};\n" for name, fact in facts.items()),
        ".d.ts": types_of_script(State, SCORING) + TYPES_OF_FACTS,
    }


def with_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    if is_new_enough(shutil.which("node")) and shutil.which("npm"):
        return dict(os.environ)
    home = Path(sys.executable).parent
    if not is_new_enough(shutil.which("node", path=str(home))):
        print("Installing Node from a wheel", file=sys.stderr)
        pins = WEB.parent / "requirements" / "node.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(pins)]
        subprocess.run(pip, check=True)
    return {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ.get('PATH', '')}"}


def is_new_enough(node: str | None) -> bool:
    """Whether there is a Node that Vite can use."""
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm(environment: dict[str, str], *arguments: str) -> None:
    """Run npm in the folder of the page."""
    done = subprocess.run(["npm", *arguments], cwd=WEB, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed; the lines above say why")


def sources() -> list[Path]:
    """Everything that the built page is made from."""
    folders = (WEB / name for name in ("src", "art", "tools", "public"))
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    kept = [file for file in files if "public/art" not in file.as_posix()]  # those are made by the build
    return [*kept, WEB / "index.html", WEB / "vite.config.ts", WEB / "svelte.config.js", INSTALLED, DECK]


def is_newer(made: Path, from_these: list[Path]) -> bool:
    """Whether something has changed since the file was made."""
    return not made.exists() or any(file.stat().st_mtime > made.stat().st_mtime for file in from_these)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
