"""The bots of examples/ hold seats through the API for a whole game."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.server.api.running import Json, served, settings_for

EXAMPLES = Path(__file__).parents[3] / "examples"


async def run(*command: str) -> Json:
    """What the program prints in the end."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), 120)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, err.decode()
    return json.loads(out)


async def test_two_programs_in_two_languages_play_each_other(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed here")
    async with served(settings_for(tmp_path, person_rate=1000)) as server:
        host = await server.guest("Host")
        wish = {"game": "draftosaurus", "seats": 3, "open": True}
        table = (await host.ask("POST", "/tables", {"wish": wish}, status=201))["table"]

        async def go_when_it_has_begun() -> None:
            while (await host.ask("GET", f"/tables/{table}"))[0]["phase"] == "gathering":
                await asyncio.sleep(0.2)
            await host.ask("DELETE", f"/tables/{table}/seats", status=204)  # a bot of the server plays on

        *sheets, _ = await asyncio.gather(
            run(sys.executable, str(EXAMPLES / "bot.py"), server.url, table),
            run(node, str(EXAMPLES / "bot.mjs"), server.url, table),
            go_when_it_has_begun(),
        )
        assert sheets[0] == sheets[1]
        assert len(sheets[0]["players"]) == 3


@pytest.mark.parametrize("game", ["gods_love_dinosaurs", "wyrmspan"])
async def test_a_program_plays_the_other_games_to_the_end(tmp_path: Path, game: str) -> None:
    async with served(settings_for(tmp_path, person_rate=1000)) as server:
        sheet = await run(sys.executable, str(EXAMPLES / "bot.py"), server.url, game)
        assert len(sheet["players"]) == 2
