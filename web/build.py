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

from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS
from dracosaur.server.api.openapi import document

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "dracosaur" / "server" / "web" / "index.html"
INSTALLED = WEB / "node_modules" / ".installed"
DECK = WEB / "deck.json"
OLDEST = (20, 19)


def main(arguments: list[str]) -> int:
    """Do what is not yet done; exit status of the first step that fails."""
    environment = with_node()
    schema = json.dumps(document(), indent=1)
    if not INSTALLED.exists() or is_newer(INSTALLED, [WEB / "package-lock.json"]):
        print("Installing the packages of the page (about a minute the first time)", file=sys.stderr)
        npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()
    deck = msgspec.json.encode({"dragons": DRAGONS, "caves": CAVES})
    if not DECK.exists() or DECK.read_bytes() != deck:
        DECK.write_bytes(deck)  # the pictures of the cards are drawn from what is printed on them
    described = WEB / "openapi.json"
    if not described.exists() or described.read_text("utf-8") != schema:
        described.write_text(schema, "utf-8")
        npm(environment, "run", "--silent", "types")
    if "--check" in arguments:
        npm(environment, "run", "--silent", "check")
        npm(environment, "run", "--silent", "test")
    if is_newer(BUILT, sources()):
        npm(environment, "run", "--silent", "build")
    return 0


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
