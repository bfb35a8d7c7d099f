"""How a server is set up: by options, else by the environment, else by one TOML file, else as usual."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

PREFIX: Final = "DRACOSAUR_"  # of the variables in the environment
SHORTEST_SECRET: Final = 16
_ORIGIN: Final = re.compile(r"https?://[^/\sA-Z]+")  # as browsers write them
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]


class BadSetting(ValueError):
    """A setting that does not exist or does not take this value; `key` with `values` says it to people."""

    def __init__(self, text: str, key: str, /, **values: str) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a host can choose; docs/hosting.md explains each field."""

    host: str = "127.0.0.1"
    port: Port = 8000
    store: str = ""  # empty: one SQLite file in the data folder of the user
    prefix: str = ""  # "/games" when a proxy serves us below that path
    processes: Annotated[int, Meta(ge=1, le=64)] = 1  # more than one needs PostgreSQL
    origins: tuple[str, ...] = ()  # pages of other hosts that may speak to us
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word about the address of a client is believed
    secret: str = ""  # signs cookies; empty: made once and kept in the store
    secure_cookies: bool = False  # cookies only over TLS, also where the proxy does not say that it has it
    web: str = ""  # folder of a built page; empty: the one in the package
    log_level: str = "info"
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0  # 0: one for each core
    bot_seconds: Rate = 10.0  # for one decision of a bot, the start of its process included
    message_bytes: Annotated[int, Meta(ge=1024, le=1 << 24)] = 16 * 1024
    body_bytes: Annotated[int, Meta(ge=1024, le=1 << 24)] = 128 * 1024
    socket_rate: Rate = 20.0  # messages a second on one socket, with a burst of five seconds
    person_rate: Rate = 40.0  # requests and messages a second of one person
    address_rate: Rate = 200.0  # requests and connections a second of one address
    entry_rate: Rate = 0.5  # new people and sign-ins a second of one address, with a burst of a minute
    chat_rate: Rate = 1.0  # lines of chat a second of one person, with a burst of ten seconds
    sockets_a_person: Count = 8
    send_queue: Count = 256  # frames that may wait for a slow reader
    stop_seconds: Rate = 5.0  # that a graceful stop may take

    @property
    def store_url(self) -> str:
        """Where the games are kept."""
        return self.store or f"sqlite:///{user_data_path('dracosaur', appauthor=False) / 'server.db'}"


NAMES: Final = Settings.__struct_fields__


def load_settings(
    options: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings; an option wins over the environment, that over the file. Raises BadSetting."""
    named = environment.get(f"{PREFIX}SETTINGS", "")
    chosen = file or (Path(named) if named else None)
    given: dict[str, Any] = {} if chosen is None else _of_file(chosen)
    for name in NAMES:
        text = environment.get(f"{PREFIX}{name.upper()}")
        if text is not None:
            given[name] = _of_text(name, text)
    given |= {name: value for name, value in options.items() if value is not None}
    for name, value in given.items():
        _check(name, value)
    return _sound(msgspec.convert(given, Settings))


def _of_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"{path}: {error}", "setting-file", file=str(path), reason=str(error)) from None


def _of_text(name: str, text: str) -> object:
    """The value of a variable: a list is separated by commas, the rest as msgspec reads words."""
    default = Settings.__struct_defaults__[NAMES.index(name)]
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, bool):
        return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            return text
    return text


def _check(name: str, value: object) -> None:
    if name not in NAMES:
        known = ", ".join(NAMES)
        text = f"unknown setting {name!r}; the settings are {known}"
        raise BadSetting(text, "setting-unknown", setting=name, known=known)
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError as error:
        raise _unfit(name, str(error)) from None


def _unfit(name: str, reason: str) -> BadSetting:
    return BadSetting(f"setting {name!r}: {reason}", "setting-value", setting=name, reason=reason)


def _is_network(text: str) -> bool:
    """Whether it names an address or a network, or all of them."""
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


def _sound(settings: Settings) -> Settings:
    """The settings, where they fit together."""
    prefix = settings.prefix.rstrip("/")
    if prefix and not prefix.startswith("/"):
        raise BadSetting(f"prefix {prefix!r} begins without '/'", "setting-prefix", prefix=settings.prefix)
    if settings.processes > 1 and not settings.store_url.startswith("postgresql"):
        text = "several processes need PostgreSQL: name one with store = 'postgresql://…'"
        raise BadSetting(text, "setting-processes")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise _unfit("log_level", "debug, info, warning, error")
    for origin in settings.origins:
        if not _ORIGIN.fullmatch(origin):  # a browser never sends it so: nobody would be let in by it
            raise _unfit("origins", f"{origin!r}: write https://club.example")
    for proxy in settings.proxies:
        if not _is_network(proxy):
            raise _unfit("proxies", f"{proxy!r}: write 10.0.0.1, 10.0.0.0/8 or *")
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:  # who guesses it is everybody
        raise _unfit("secret", f"< {SHORTEST_SECRET}: openssl rand -hex 32")
    return msgspec.structs.replace(settings, prefix=prefix)
