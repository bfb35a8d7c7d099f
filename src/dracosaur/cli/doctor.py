"""`dracosaur doctor`: is a server set up well, and what is to be done?"""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import click

from dracosaur.cli.serve import hidden, read_settings, settings_option, store_option
from dracosaur.cli.shell import json_option, language_option, print_json, say
from dracosaur.games import GAMES, load
from dracosaur.text import Words

if TYPE_CHECKING:
    from dracosaur.server.api.settings import Settings

ENOUGH_FILES: Final = 4096
Verdict = Literal["fine", "warning", "broken"]


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and what there is to say."""

    about: str
    verdict: Verdict
    text: str


@click.command()
@store_option
@settings_option
@json_option
@language_option
def doctor(store: str | None, file: Path | None, as_json: bool, lang: str) -> None:
    """Check settings, store, address, page, games and bots of a server; status 1 where one is broken.

    \b
    Examples:
      dracosaur doctor
      dracosaur doctor --settings /etc/dracosaur.toml --json
    """
    words = Words(lang)
    settings = read_settings(words, {"store": store}, file)
    findings = list(look(settings, words))
    if as_json:
        print_json({"findings": [vars(finding) for finding in findings]})
    else:
        for finding in findings:
            verdict = words.say(f"cli-doctor-{finding.verdict}")
            say(f"{words.say(f'cli-doctor-{finding.about}')}: {verdict} ({finding.text})")
    if any(finding.verdict == "broken" for finding in findings):
        click.get_current_context().exit(1)


def look(settings: Settings, words: Words) -> Iterator[Finding]:
    """Everything that can be known without a running server."""
    yield Finding("settings", "fine", f"prefix {settings.prefix or '/'}, processes {settings.processes}")
    looks: tuple[Callable[[Settings, Words], Finding], ...] = (_store, _address, _page, _files, _games, _bots)
    for one in looks:
        yield one(settings, words)


def _store(settings: Settings, words: Words) -> Finding:
    from dracosaur.server.store import BadStore, Store, StoreInUse, Unavailable
    from dracosaur.server.store.database import is_postgres

    shown = hidden(settings.store_url)

    async def ping() -> None:
        async with await Store.open(settings.store_url) as store:
            await store.ping()

    try:
        asyncio.run(ping())
    except StoreInUse as error:
        return Finding("store", "warning", f"{shown}: {error}")
    except Unavailable as error:
        advice = words.say(
            "cli-doctor-store-postgres" if is_postgres(settings.store_url) else "cli-doctor-store-file"
        )
        return Finding("store", "broken", f"{shown}: {error}. {advice}")
    except BadStore as error:
        return Finding("store", "broken", f"{shown}: {error}")
    return Finding("store", "fine", shown)


def _address(settings: Settings, words: Words) -> Finding:
    from dracosaur.server.api.serving import bind

    address = f"{settings.host}:{settings.port}"
    try:
        bind(settings).close()
    except OSError as error:
        reason = error.strerror or str(error)
        text = words.say("cli-doctor-address-taken", address=address, reason=reason)
        return Finding("address", "warning", text)
    return Finding("address", "fine", address)


def _page(settings: Settings, words: Words) -> Finding:
    from dracosaur.server.api.web import page_folder

    folder = page_folder(settings)
    if folder is None:
        return Finding("page", "warning", words.say("cli-doctor-page-none"))
    return Finding("page", "fine", str(folder))


def _files(settings: Settings, words: Words) -> Finding:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return Finding("files", "fine", "-")
    n = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if 0 <= n < ENOUGH_FILES:
        return Finding("files", "warning", words.say("cli-doctor-files-few", n=n))
    return Finding("files", "fine", str(n))


def _games(settings: Settings, words: Words) -> Finding:
    try:
        versions = [f"{name} {load(name).rules_version}" for name in GAMES]
    except Exception as error:  # whatever is wrong with the installation
        return Finding("games", "broken", str(error))
    return Finding("games", "fine", ", ".join(versions))


def _bots(settings: Settings, words: Words) -> Finding:
    if importlib.util.find_spec("numba") is None:
        command: Any = 'pip install "dracosaur[fast]"'
        return Finding("bots", "warning", words.say("cli-doctor-bots-plain", command=command))
    return Finding("bots", "fine", "fast")
