"""What there is to read: games, rules, cards, words, scores, finished games, challenges."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from dracosaur.core.records import check_fair, loads
from dracosaur.games import GAMES, load
from dracosaur.text import LANGUAGES
from tests.server.api.running import Person, Served, served, settings_for


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(settings_for(tmp_path, person_rate=10_000)) as running:
        yield running


async def test_games_explain_their_options(server: Served) -> None:
    listed = await server.stranger().ask("GET", "/games", lang="uk")
    assert [game["name"] for game in listed] == list(GAMES)
    draftosaurus = listed[0]
    board = next(option for option in draftosaurus["options"] if option["key"] == "board")
    assert [value["value"] for value in board["values"]] == ["summer", "match", "winter"]
    assert all(value["name"] for value in board["values"])
    assert [preset["key"] for preset in draftosaurus["presets"]] == ["uk", "cs", "pl"]
    assert not [text for text in json.dumps(listed, ensure_ascii=False).split('"') if text.startswith("«")]


async def test_options_are_checked_and_printed_things_told(server: Served) -> None:
    stranger = server.stranger()
    read = await stranger.ask(
        "POST", "/games/draftosaurus/options", {"seats": 2, "options": {"edition": "pl"}}
    )
    assert read["options"]["board"] == "summer"
    assert "match_tiebreak" in read["idle"]
    wrong = await stranger.ask(
        "POST", "/games/draftosaurus/options", {"options": {"bord": 1}}, status=400, lang="cs"
    )
    assert (wrong["code"], "board" in wrong["text"]) == ("bad_option", True)
    for game in GAMES:
        assert await stranger.ask("POST", f"/games/{game}/printed", {})
    many = await stranger.ask("POST", "/games/draftosaurus/options", {"seats": 1}, status=400)
    assert many["code"] == "bad_option"


async def test_a_table_at_home_is_scored(server: Served) -> None:
    stranger = server.stranger()
    document = {
        "game": "draftosaurus",
        "players": [
            {"name": "Ann\u202e", "pens": {"forest_of_sameness": ["tyrannosaurus", "tyrannosaurus"]}},
            {"name": "Ben"},
        ],
    }
    scored = await stranger.ask("POST", "/score", document, lang="pl")
    assert scored["players"][0]["name"] == "Ann\ufffd"
    assert scored["players"][0]["total"] == 5
    assert scored["players"][0]["lines"][0]["name"]
    document["players"][1]["pens"] = {"moon": []}  # type: ignore[index]
    wrong = await stranger.ask("POST", "/score", document, status=400)
    assert wrong["code"] == "bad_position"
    assert "players[1].pens.moon" in wrong["text"]
    nothing = await stranger.ask("POST", "/score", {"game": "chess"}, status=400)
    assert "draftosaurus" in nothing["text"]


async def test_several_documents_are_scored_at_once_and_bad_ones_say_why(server: Served) -> None:
    stranger = server.stranger()

    def with_pens(**pens: list[str]) -> dict[str, object]:
        return {"game": "draftosaurus", "options": {"board": "summer"}, "players": [{"pens": pens}]}

    mixed = with_pens(forest_of_sameness=["diplodocus", "stegosaurus"])
    river, forest = await stranger.ask(
        "POST", "/score/each", {"documents": [with_pens(river=["diplodocus"]), mixed]}
    )
    assert river["scored"]["players"][0]["total"] == 1
    assert forest["refusal"]["rule"] == "D9.1"
    await stranger.ask("POST", "/score/each", {"documents": [{}] * 41}, status=400)


async def test_rules_are_found_by_number_and_by_word(server: Served) -> None:
    stranger = server.stranger()
    rule = await stranger.ask("GET", "/games/draftosaurus/rules/D10.2", lang="uk")
    assert rule["short"]
    assert rule["text"]
    found = await stranger.ask("GET", "/games/draftosaurus/rules", word="bottom row")
    every = await stranger.ask("GET", "/games/draftosaurus/rules")
    assert 0 < len(found) < len(every)
    await stranger.ask("GET", "/games/draftosaurus/rules/D99", status=404)
    assert (await stranger.ask("GET", "/games/wyrmspan/guide", lang="ru"))["lang"] == "ru"


async def test_cards_are_listed_by_what_is_printed(server: Served) -> None:
    stranger = server.stranger()
    found = await stranger.ask("GET", "/cards", cave="crimson", size="small", trait="playful", lang="cs")
    assert found
    assert {card["printed"]["size"] for card in found} == {"small"}
    card = await stranger.ask("GET", "/cards/dragon/130")
    assert card["title"]
    assert (card["name"], card["icons"]) == ("Smirking Ridgeback", ["once_per_round"])
    await stranger.ask("GET", "/cards/dragon/999", status=404)
    await stranger.ask("GET", "/cards/unicorn/1", status=404)
    await stranger.ask("GET", "/cards", size="huge", status=400)
    refused = await stranger.http.get("/cards", params=[("size", "small"), ("size", "large")])
    assert refused.status_code == 400
    assert "'size' is given more than once" in refused.json()["text"]


async def test_words_come_as_fluent_files(server: Served) -> None:
    stranger = server.stranger()
    for lang in LANGUAGES:
        for path in (f"/words/{lang}", f"/words/{lang}/wyrmspan"):
            text = (await stranger.http.get(path)).text
            body = parse(text).body
            assert sum(isinstance(entry, ast.Message) for entry in body) > 50
            assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    await stranger.ask("GET", "/words/xx", status=404)


async def finish(person: Person, table: str) -> None:
    """Play to the end, always the first answer."""
    while True:
        frames = await person.ask("GET", f"/tables/{table}", told="100000")
        scene = next(frame for frame in frames if frame["type"] == "scene")
        if scene["is_over"]:
            return
        if question := scene.get("question"):
            action = next(one["action"] for one in question["choices"] if "refusal" not in one)
            number = question["number"]
            act = {"type": "act", "id": f"{number}", "number": number, "action": action}
            await person.ask("POST", f"/tables/{table}/commands", act)


async def test_a_finished_game_is_kept_replayed_and_played_on(server: Served) -> None:
    ann = await server.guest()
    wish = {"game": "draftosaurus", "seats": 2, "bots": {"1": "random"}}
    table = (await ann.ask("POST", "/play", {"wish": wish}, status=201))["table"]
    early = await ann.ask("GET", f"/tables/{table}/steps/0", status=409)
    assert early["code"] == "conflict"
    assert "key" not in json.loads((await ann.http.get(f"/tables/{table}/record")).text.splitlines()[0])
    await finish(ann, table)
    download = await server.stranger().http.get(f"/tables/{table}/record")
    assert "attachment" in download.headers["content-disposition"]
    check_fair(loads(download.text, load("draftosaurus")), load("draftosaurus"))
    step = await ann.ask("GET", f"/tables/{table}/steps/10", seat="1", lang="uk")
    assert (step["step"], step["seat"]) == (10, 1)
    position = await ann.ask("GET", f"/tables/{table}/steps/10/position")
    assert (await ann.ask("POST", "/score", position))["game"] == "draftosaurus"
    again = {"wish": {"game": "draftosaurus", "seats": 2, "bots": {"1": "random"}}}
    on = await ann.ask("POST", f"/tables/{table}/steps/10/table", again, status=201)
    assert on["table"] != table
    await ann.ask("GET", f"/tables/{table}/steps/99999", status=404)
    me = await ann.ask("GET", "/me")
    profile = await server.stranger().ask("GET", f"/people/{me['person']}")
    assert profile["statistics"][0]["games"] == 1
    (result,) = await ann.ask("GET", "/me/results")
    assert (result["table"], result["points"]) == (table, profile["statistics"][0]["best_points"])
    await server.stranger().ask("GET", "/me/results", status=401)
    assert await ann.ask("GET", "/games/draftosaurus/rankings/2") == []
    made = await ann.ask("POST", f"/tables/{table}/challenge", status=201)
    board = await ann.ask("GET", f"/challenges/{made['challenge']}/leaderboard")
    assert board[0]["name"] == "Ann"
    ben = await server.guest("Ben")
    tried = await ben.ask("POST", f"/challenges/{made['challenge']}/tables", {}, status=201)
    assert (await ben.ask("GET", f"/tables/{tried['table']}"))[0]["challenge"] == made["challenge"]


async def test_a_riddle_is_answered_by_requests_alone(server: Served) -> None:
    stranger, ann = server.stranger(), await server.guest("Ann")
    listed = await stranger.ask("GET", "/riddles", lang="cs")
    assert [card["game"] for card in listed["riddles"]] == list(GAMES)
    riddle = f"/riddles/{listed['riddles'][0]['riddle']}"
    await stranger.ask("POST", f"{riddle}/attempt", status=401)
    shown = await ann.ask("POST", f"{riddle}/attempt")
    assert [frame["type"] for frame in shown["frames"]] == ["table", "scene"]
    question = shown["frames"][1]["question"]
    assert "solution" not in shown
    early = await ann.ask(
        "POST", f"{riddle}/ask", {"type": "hint", "number": question["number"]}, status=409, lang="uk"
    )
    assert (early["code"], early["key"]) == ("conflict", "host-no_hint")
    offered = [choice["action"] for choice in question["choices"] if "refusal" not in choice]
    judged = [await ann.ask("POST", f"{riddle}/answers", {"action": action}) for action in offered]
    assert sum(one["is_best"] for one in judged) == 1
    assert all(one["said"]["text"] for one in judged)
    (leader,) = await stranger.ask("GET", f"{riddle}/leaderboard")
    assert (leader["name"], leader["place"]) == ("Ann", 1)
    assert leader["tries"] == 1 + [one["is_best"] for one in judged].index(True)
    ben = await server.guest("Ben")
    given_up = await ben.ask("POST", f"{riddle}/surrender")
    assert given_up["solution"]["choice"]["action"] in offered
    assert (await ben.ask("GET", riddle))["progress"] == "given_up"
    await stranger.ask("GET", "/riddles/2026-11-17-chess", status=404)


async def test_every_day_has_a_challenge_for_every_game(server: Served) -> None:
    found = await server.stranger().ask("GET", "/challenges")
    assert [challenge["game"] for challenge in found] == list(GAMES)
    await server.stranger().ask("GET", "/challenges/nothing", status=404)
