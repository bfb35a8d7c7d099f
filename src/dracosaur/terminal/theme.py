"""The look of the terminal client: a warm paper by day, a lamp-lit table by night."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

# Besides Textual's own colours: three grounds that the boards of all games are painted on.
LIGHT: Final = Theme(
    name="dracosaur-light",
    primary="#9c5a2b",
    secondary="#4f7a62",
    accent="#a8641f",
    success="#4d7328",
    warning="#96680f",
    error="#a83c29",
    foreground="#33291e",
    background="#f7f1e5",
    surface="#efe6d5",
    panel="#e4d7c0",
    dark=False,
    variables={
        "leaf": "#dbe6c8",
        "sand": "#f0e4bd",
        "water": "#c6dfe8",
        "ink-soft": "#6f6252",
        "footer-key-foreground": "#9c5a2b",
    },
)
DARK: Final = Theme(
    name="dracosaur-dark",
    primary="#d09a5c",
    secondary="#86a890",
    accent="#e6bc76",
    success="#a3c46e",
    warning="#dcae4f",
    error="#e0806a",
    foreground="#ece2d0",
    background="#1e1a16",
    surface="#28221c",
    panel="#362e25",
    dark=True,
    variables={
        "leaf": "#222e1d",
        "sand": "#37301b",
        "water": "#1c3541",
        "ink-soft": "#a89a86",
        "footer-key-foreground": "#e6bc76",
    },
)
