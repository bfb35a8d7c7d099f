"""`dracosaur completion`: the script that teaches a shell our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script for a shell.

    \b
    Examples, each to be put where the shell reads its settings:
      eval "$(dracosaur completion bash)"        # in ~/.bashrc
      eval "$(dracosaur completion zsh)"         # in ~/.zshrc, after compinit
      dracosaur completion fish | source         # in ~/.config/fish/config.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None  # click has all three
    script = kind(context.find_root().command, {}, "dracosaur", "_DRACOSAUR_COMPLETE").source()
    click.echo(script)
