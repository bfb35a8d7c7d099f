"""A bot that holds a seat through the API: it answers every question by chance. Needs only httpx.

python examples/bot.py http://127.0.0.1:8000 draftosaurus         opens a table against a bot of the server
python examples/bot.py http://127.0.0.1:8000 TABLE                sits down at a table that is waiting
"""

import json
import random
import sys
from typing import Any

import httpx

server, wanted = sys.argv[1:3]
GAMES = ("draftosaurus", "gods_love_dinosaurs", "wyrmspan")

with httpx.Client(base_url=f"{server}/api/v1", timeout=None) as http:

    def ask(path: str, body: object) -> Any:  # JSON
        """What the server answers."""
        return http.post(path, json=body).raise_for_status().json()

    ask("/me", {"name": "Rolling Stone"})
    table = ask("/play", {"wish": {"game": wanted}})["table"] if wanted in GAMES else wanted
    ask(f"/tables/{table}/seats", {})  # who sits there already keeps the seat
    answered = -1
    with http.stream("GET", f"/tables/{table}/stream") as stream:
        for frame in (json.loads(line) for line in stream.iter_lines() if line):
            if frame["type"] == "scene" and frame["is_over"]:
                print(json.dumps(frame["sheet"]))
                break
            question = frame.get("question")
            if question is None or question["number"] == answered:
                continue
            answered = question["number"]
            choice = random.choice([one for one in question["choices"] if "refusal" not in one])
            if "action" not in choice:  # it stands for several ways that point at the same spots
                query = {"type": "ways", "number": answered, "spots": choice["spots"]}
                choice = random.choice(
                    [one for one in ask(f"/tables/{table}/ask", query) if "refusal" not in one]
                )
            act = {"type": "act", "id": f"{answered}", "number": answered, "action": choice["action"]}
            ask(f"/tables/{table}/commands", act)
