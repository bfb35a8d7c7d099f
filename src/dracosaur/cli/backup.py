"""`dracosaur backup` and `dracosaur restore`: the store of a server in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from dracosaur.cli.serve import hidden, read_settings, settings_option, store_option
from dracosaur.cli.shell import bad, language_option, say
from dracosaur.text import Words


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@store_option
@settings_option
@language_option
def backup(path: Path, store: str | None, file: Path | None, lang: str) -> None:
    """Copy everything that a server keeps into FILE, also while it runs.

    The copy is one SQLite file, whichever database it comes from; `restore` puts it into either.

    \b
    Examples:
      dracosaur backup monday.db
      dracosaur backup monday.db --store postgresql://dracosaur@localhost/dracosaur
    """
    words = Words(lang)
    settings = read_settings(words, {"store": store}, file)
    from dracosaur.server.store import BadStore, Unavailable
    from dracosaur.server.store.backup import backup

    try:
        held = asyncio.run(backup(settings.store_url, path))
    except (BadStore, Unavailable) as error:
        raise bad(words, "cli-error-backup", reason=str(error)) from None
    say(words.say("cli-backed_up", file=str(path), tables=held.tables, people=held.people))


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@store_option
@settings_option
@click.option("--yes", is_flag=True, help="Replace what the store holds.")
@language_option
def restore(path: Path, store: str | None, file: Path | None, yes: bool, lang: str) -> None:
    """Put a backup in the place of everything that a server keeps.

    A server that runs goes on with what was restored.

    \b
    Examples:
      dracosaur restore monday.db --yes
      dracosaur restore monday.db --yes --store postgresql://dracosaur@localhost/dracosaur
    """
    words = Words(lang)
    settings = read_settings(words, {"store": store}, file)
    if not yes:
        raise bad(words, "cli-error-restore_sure", store=hidden(settings.store_url))
    from dracosaur.server.store import BadBackup, BadStore, Unavailable
    from dracosaur.server.store.backup import restore

    try:
        held = asyncio.run(restore(settings.store_url, path))
    except (BadBackup, BadStore, Unavailable) as error:
        raise bad(words, "cli-error-restore", reason=str(error)) from None
    say(words.say("cli-restored", tables=held.tables, people=held.people))
