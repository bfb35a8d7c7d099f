"""Without the extra `rl` there are no environments, and nothing here is looked at."""

from __future__ import annotations

import importlib.util

WANTED = ("numpy", "gymnasium", "pettingzoo")
MISSING = [name for name in WANTED if importlib.util.find_spec(name) is None]
collect_ignore_glob = ["*.py"] if MISSING else []
