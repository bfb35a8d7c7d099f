"""The trial of an installed wheel, as somebody without Node meets it: `python -m tests.wheel ENVIRONMENT`.

The page and a file of it come, and a guest plays a decision by requests alone.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.web.serving import address_in


def main(environment: Path) -> None:
    """Serve, look, play, and say what was seen."""
    program = environment.resolve() / "bin" / "dracosaur"
    # Nothing of this checkout and no Node can be found.
    kept = {name: os.environ[name] for name in ("HOME", "LANG") if name in os.environ}
    with tempfile.TemporaryDirectory() as folder:
        serving = subprocess.Popen(
            [program, "serve", "--port", "0", "--store", f"sqlite:///{folder}/site.db"],
            env={**kept, "PATH": str(program.parent), "LC_ALL": "C.UTF-8", "DRACOSAUR_LOG_LEVEL": "error"},
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert serving.stdout is not None
            with httpx.Client(base_url=address_in(serving.stdout), timeout=60) as client:
                look(client)
                play(client)
        finally:
            serving.terminate()
            serving.wait(30)


def look(client: httpx.Client) -> None:
    """The page is there, and the script that it names."""
    page = client.get("/").raise_for_status().text
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    assert script is not None, "the page names no script"
    found = client.get(f"/{script[1]}").raise_for_status()
    print(f"page: {len(page)} bytes, {script[1]}: {len(found.content)} bytes")


def play(client: httpx.Client) -> None:
    """A guest sits down with bots and decides once."""
    client.post("/api/v1/me", json={"name": "Ada"}).raise_for_status()
    wish = {"wish": {"game": "draftosaurus", "seats": 2, "seat": 0}}
    table = client.post("/api/v1/play", json=wish).raise_for_status().json()["table"]
    frames = client.get(f"/api/v1/tables/{table}").raise_for_status().json()
    question = next(frame for frame in frames if frame["type"] == "scene")["question"]
    choice = next(one for one in question["choices"] if "refusal" not in one)
    command = {"type": "act", "id": "1", "number": question["number"], "action": choice["action"]}
    answer = client.post(f"/api/v1/tables/{table}/commands", json=command).raise_for_status().json()
    assert answer["type"] == "applied", answer
    print(f"played: {choice['label']['text']}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
