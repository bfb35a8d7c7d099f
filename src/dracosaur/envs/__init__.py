"""The games where researchers work: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

`make("draftosaurus")` is a PettingZoo environment, `make_parallel` the same with all agents at once,
`gymnasium.make("dracosaur/Draftosaurus-v0")` one agent against bots, `make_vector` many tables in lock step.
"""

from __future__ import annotations

from typing import Final

import gymnasium

from dracosaur.envs.aec import DracosaurAEC
from dracosaur.envs.layout import Layout
from dracosaur.envs.layouts import layout_of
from dracosaur.envs.parallel import DracosaurParallel
from dracosaur.envs.single import DracosaurEnv
from dracosaur.envs.tables import IllegalAction, Tables
from dracosaur.envs.vector import DracosaurVector

make = DracosaurAEC
make_parallel = DracosaurParallel
make_vector = DracosaurVector

# Names for `gymnasium.make`, and the games; `import dracosaur.envs` registers them.
NAMES: Final = {
    "dracosaur/Draftosaurus-v0": "draftosaurus",
    "dracosaur/GodsLoveDinosaurs-v0": "gods_love_dinosaurs",
    "dracosaur/Wyrmspan-v0": "wyrmspan",
}

for _name, _game in NAMES.items():
    gymnasium.register(
        _name,
        "dracosaur.envs.single:DracosaurEnv",
        vector_entry_point="dracosaur.envs.vector:DracosaurVector",
        kwargs={"game": _game},
    )

__all__ = [
    "NAMES",
    "DracosaurAEC",
    "DracosaurEnv",
    "DracosaurParallel",
    "DracosaurVector",
    "IllegalAction",
    "Layout",
    "Tables",
    "layout_of",
    "make",
    "make_parallel",
    "make_vector",
]
