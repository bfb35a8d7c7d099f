"""Words for people: message ids and values of the engine become sentences in five languages."""

from dracosaur.text.calling import command
from dracosaur.text.cleaning import can_be_seen, clean, clean_name, with_clean_names
from dracosaur.text.languages import LANGUAGES, pick_language
from dracosaur.text.rulebook import UnknownRule
from dracosaur.text.words import MissingMessage, Words

__all__ = [
    "LANGUAGES",
    "MissingMessage",
    "UnknownRule",
    "Words",
    "can_be_seen",
    "clean",
    "clean_name",
    "command",
    "pick_language",
    "with_clean_names",
]
