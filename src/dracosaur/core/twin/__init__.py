"""Write the rules once, run them twice.

A rules package declares a `State` of named integers and functions over it in the subset of Python that Numba
compiles. Used as it stands it is ordinary Python on lists: the *plain twin*. `compiled(package)` builds the
*compiled twin* from the same functions: a state is one row of a NumPy record array there, a lookup is an
array, a rule is machine code.
"""

from dracosaur.core.twin.adopt import adopt
from dracosaur.core.twin.batch import (
    HIGHEST,
    LOWEST,
    SQUARES,
    SUM,
    BatchRules,
    batch_rules,
    hash_rows,
    hash_state,
)
from dracosaur.core.twin.chance import CHOICES, DRAWS, RNG_SIZE, ROLLS, below, seed_number, seed_row
from dracosaur.core.twin.compiled import Twin, compiled, is_available
from dracosaur.core.twin.declare import (
    Batch,
    Grid,
    Mask,
    Observation,
    Observations,
    Row,
    Weights,
    generic,
    lookup,
    rule,
)
from dracosaur.core.twin.fault import RuleFault, blamed
from dracosaur.core.twin.fields import Fields, cell, grid, row
from dracosaur.core.twin.native import (
    copy_bits,
    copy_numbers,
    copy_state,
    look_up_pairs,
    numbers_of,
    spread_bits,
    wipe,
)
from dracosaur.core.twin.policy import ONE, draw_softmax, playout_by

__all__ = [
    "CHOICES",
    "DRAWS",
    "HIGHEST",
    "LOWEST",
    "ONE",
    "RNG_SIZE",
    "ROLLS",
    "SQUARES",
    "SUM",
    "Batch",
    "BatchRules",
    "Fields",
    "Grid",
    "Mask",
    "Observation",
    "Observations",
    "Row",
    "RuleFault",
    "Twin",
    "Weights",
    "adopt",
    "batch_rules",
    "below",
    "blamed",
    "cell",
    "compiled",
    "copy_bits",
    "copy_numbers",
    "copy_state",
    "draw_softmax",
    "generic",
    "grid",
    "hash_rows",
    "hash_state",
    "is_available",
    "look_up_pairs",
    "lookup",
    "numbers_of",
    "playout_by",
    "row",
    "rule",
    "seed_number",
    "seed_row",
    "spread_bits",
    "wipe",
]
