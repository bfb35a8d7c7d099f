"""How Numba is led: each rule becomes a part, and only a rule that is asked for becomes machine code.

Left to itself, Numba optimises and emits every function together with all functions below it, so that the
deepest rule is compiled once for each rule on the way up. A part stops before that: it is linked into what is
asked for, and the whole is optimised and emitted once.

This leans on the insides of Numba, so pyproject.toml names the one minor version that the tests have seen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any, cast

import numba
import numpy as np
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering
from numba.np import numpy_support

from dracosaur.core.twin.blocks import NATIVE
from dracosaur.core.twin.declare import is_lookup, is_native, is_rule
from dracosaur.core.twin.fields import Fields
from dracosaur.core.twin.kept import Kept
from dracosaur.core.twin.reach import called_once, globals_used

Dispatcher = Any  # of Numba, which has no types for it

# No rule keeps an array, so none needs counted references, which cost two locks for each call with a row;
# and nothing but Python and other rules calls a rule.
LEAN = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True}


class Part(JITCodeLibrary):
    """The code of one rule, lent to those who call it and never finished on its own."""

    def _ensure_finalized(self) -> None:
        """It is linked as it is."""


@register_pass(mutates_CFG=False, analysis_only=False)
class Lend(LoweringPass):
    """Callers of the rule are given its part and those of all rules below it."""

    _name = "lend_part"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """A stand-in takes the place of the function that Python could call: Numba finds the rule by it."""
        stand_in = [].append  # type: ignore[var-annotated]  # any builtin that is like no other
        parts = dict.fromkeys((state.library, *state.library._linking_libraries))
        state.targetctx.insert_user_function(stand_in, state["cr"].fndesc, list(parts))
        state["cr"] = state["cr"]._replace(cfunc=stand_in)
        return True


class PartCompiler(CompilerBase):
    """Numba's own pipeline up to the code of the rule itself."""

    def define_pipelines(self) -> list[Any]:
        """The one pipeline there is."""
        state = self.state
        state.flags.no_compile = True
        codegen = state.targetctx.codegen()
        state.library = cast(Any, Part)(codegen, state.func_id.func_qualname)
        passes = DefaultPassBuilder.define_nopython_pipeline(state)
        passes.add_pass_after(Lend, NativeLowering)
        passes.finalize()
        return [passes]


class Workshop:
    """Makes the compiled rules of one twin.

    `elsewhere` gives the compiled form of a rule of another twin. A rule called in one place of what is
    asked for becomes part of it, as C compilers do with static functions.
    """

    def __init__(
        self,
        functions: list[FunctionType],
        state: type[Fields],
        mark: str,
        has_bounds_check: bool,
        elsewhere: Callable[[FunctionType], Dispatcher],
    ) -> None:
        self._functions = functions
        self._record = numpy_support.from_dtype(state.dtype())
        self._mark = mark
        self._jit = partial(numba.njit, boundscheck=has_bounds_check, **LEAN)
        self._elsewhere = elsewhere
        # Of a module, or of an adopted rule.
        self._spaces = {id(function.__globals__): dict(function.__globals__) for function in functions}
        self._parts: dict[FunctionType, Dispatcher] = {}

    def whole(self, function: FunctionType, kept: Kept) -> Dispatcher:
        """The rule for calls from Python and from other twins, read from its file or made of its parts."""
        if not kept.is_sound():
            self._give_callees(function)
        dispatcher: Dispatcher = self._jit()(self._twin(function))
        dispatcher._cache = kept
        return self._finish(function, dispatcher)

    def part(self, function: FunctionType) -> None:
        """The rule can be called by others; those that it calls itself have been made before."""
        self._give_callees(function)
        if not self._parts[function].signatures:
            self._finish(function, self._parts[function])

    def _finish(self, function: FunctionType, dispatcher: Dispatcher) -> Dispatcher:
        """The rule has its one compiled form, that of its annotations, and no other can be made."""
        dispatcher.compile(self._signature(function))
        dispatcher.disable_compile()
        return dispatcher

    def _give_callees(self, function: FunctionType) -> None:
        """The rule calls compiled rules only, be they of this twin or of another one."""
        if not self._parts:
            self._furnish()
        space = self._spaces[id(function.__globals__)]
        for name, value in globals_used(function):
            if is_rule(value) and value not in self._parts and space[name] is value:
                space[name] = self._elsewhere(value)

    def _furnish(self) -> None:
        """In the globals rules become parts, lookups arrays, and what the twin can do itself machine code."""
        once = called_once(self._functions)
        jit = partial(self._jit, pipeline_class=PartCompiler, no_cpython_wrapper=True)
        for function in self._functions:
            self._parts[function] = jit(forceinline=function in once)(self._twin(function))
        arrays: dict[int, Any] = {}
        for space in self._spaces.values():
            for name, value in space.items():
                if is_lookup(value):
                    space[name] = arrays.setdefault(id(value), np.array(value, np.int64))
                elif is_native(value):
                    space[name] = NATIVE[value.__name__]
                elif is_rule(value):
                    space[name] = self._parts.get(value, value)

    def _twin(self, function: FunctionType) -> FunctionType:
        """The same code over globals of its own; the mark makes its symbol unlike that of any other twin."""
        twin = FunctionType(function.__code__, self._spaces[id(function.__globals__)], function.__name__)
        twin.__qualname__ = f"{function.__qualname__}_{self._mark}"
        twin.__module__ = function.__module__
        return twin

    def _signature(self, function: FunctionType) -> tuple[Any, ...]:
        """The Numba types of a rule's parameters, read from its annotations."""
        kinds = {
            "State": self._record,
            "int": numba.int64,
            "Row": numba.int64[::1],
            "Grid": numba.int64[:, ::1],
            "Weights": numba.int32[::1],
            "Mask": numba.int8[:, ::1],
            "Observation": numba.int16[::1],
            "Observations": numba.int16[:, ::1],
            "Batch[State]": types.Array(self._record, 1, "C"),
        }
        return tuple(kinds[note] for name, note in function.__annotations__.items() if name != "return")
