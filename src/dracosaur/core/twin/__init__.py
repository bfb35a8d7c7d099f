"""Write the rules once, run them twice.

A rules package declares a `State` of named integers and functions over it in the subset of Python that Numba
compiles. Used as it stands it is ordinary Python on lists: the *plain twin*. `compiled(package)` builds the
*compiled twin* from the same functions: a state is one row of a NumPy record array there, a lookup is an
array, a rule is machine code.
"""

from dracosaur.core.twin.batch import HIGHEST, LOWEST, SQUARES, SUM, batch_rules
from dracosaur.core.twin.chance import CHOICES, DRAWS, RNG_SIZE, ROLLS, below, seed_number, seed_row
from dracosaur.core.twin.compiled import Twin, compiled, is_available
from dracosaur.core.twin.declare import Batch, Grid, Row, lookup, rule
from dracosaur.core.twin.fault import RuleFault, blamed
from dracosaur.core.twin.fields import Fields, cell, grid, row

__all__ = [
    "CHOICES",
    "DRAWS",
    "HIGHEST",
    "LOWEST",
    "RNG_SIZE",
    "ROLLS",
    "SQUARES",
    "SUM",
    "Batch",
    "Fields",
    "Grid",
    "Row",
    "RuleFault",
    "Twin",
    "batch_rules",
    "below",
    "blamed",
    "cell",
    "compiled",
    "grid",
    "is_available",
    "lookup",
    "row",
    "rule",
    "seed_number",
    "seed_row",
]
