"""A bare echo server on the same uvicorn: what the machine could do if nothing were kept."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from dracosaur.server.api.serving import bind
from dracosaur.server.api.settings import load_settings


async def echo(scope: Any, receive: Any, send: Any) -> None:  # ASGI
    """Every message comes back."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    """Serve on any free port, and print the address."""
    bound = bind(load_settings({"port": 0}, {}))
    print(f"http://127.0.0.1:{bound.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        echo,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
    )
    uvicorn.Server(config).run([bound])


if __name__ == "__main__":
    main()
