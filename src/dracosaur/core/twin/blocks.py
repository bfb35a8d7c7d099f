"""The machine code of what rules can do with a whole state or row at once; `native.py` says what each does.

Rows become those of observations in blocks: a vector of numbers is read, cut to the width of an observation
and written, which takes a few instructions for eight of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

BLOCKS = (8, 4, 1)  # how many numbers are copied at once, as long as so many are left


@intrinsic
def _copy_state(typing_context: Any, to: Any, of: Any) -> Any:
    """All memory of a state is that of another one."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, to.size)
        target, source = arguments
        cgutils.raw_memmove(builder, target, source, size, 1, align=8)
        return context.get_dummy_value()

    return types.none(to, of), generate


@intrinsic
def _numbers_of(typing_context: Any, state: Any) -> Any:
    """The memory of a state as a row; nothing is copied."""
    row = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(row)(context, builder)
        number = context.get_data_type(types.int64)
        populate_array(
            array,
            data=builder.bitcast(arguments[0], number.as_pointer()),
            shape=[cgutils.intp_t(state.size // 8)],
            strides=[cgutils.intp_t(8)],
            itemsize=cgutils.intp_t(8),
            meminfo=None,
        )
        return array._getvalue()

    return row(state), generate


def _row(context: Any, builder: Any, kind: Any, value: Any) -> tuple[Any, Any]:
    """The first number of a row and how many there are."""
    array = make_array(kind)(context, builder, value)
    return array.data, cgutils.unpack_tuple(builder, array.shape)[0]


def _in_blocks(builder: Any, n: Any, make: Callable[[Any, int], None]) -> None:
    """`make(first, lanes)` for blocks that cover n places: of eight, then of four, then one by one.

    The loads of a block stand before its store, so that it is one of vectors whatever else may lie there.
    """
    first = cgutils.intp_t(0)
    for lanes in BLOCKS:
        blocks = builder.udiv(builder.sub(n, first), cgutils.intp_t(lanes))
        with cgutils.for_range(builder, blocks) as loop:
            make(builder.add(first, builder.mul(loop.index, cgutils.intp_t(lanes))), lanes)
        first = builder.add(first, builder.mul(blocks, cgutils.intp_t(lanes)))


def _block(builder: Any, row: Any, first: Any, lanes: int) -> Any:
    """Where so many numbers of a row from a place on lie, as one vector."""
    kind = ir.VectorType(row.type.pointee, lanes).as_pointer()
    return builder.bitcast(builder.gep(row, [first]), kind)


def _load_block(builder: Any, row: Any, first: Any, lanes: int) -> Any:
    return builder.load(_block(builder, row, first, lanes), align=row.type.pointee.width // 8)


def _store_block(builder: Any, values: Any, row: Any, first: Any) -> None:
    """The numbers stand in the row from a place on, cut to its width."""
    width = row.type.pointee
    lanes = values.type.count
    cut = builder.trunc(values, ir.VectorType(width, lanes))
    builder.store(cut, _block(builder, row, first, lanes), align=width.width // 8)


def _in_each(builder: Any, number: Any, lanes: int) -> Any:
    """A vector of equal numbers."""
    kind = ir.VectorType(number.type, lanes)
    empty = ir.Constant(kind, ir.Undefined)
    first = builder.insert_element(empty, number, ir.IntType(32)(0))
    return builder.shuffle_vector(first, empty, ir.Constant(ir.VectorType(ir.IntType(32), lanes), None))


@intrinsic
def _wipe(typing_context: Any, row: Any) -> Any:
    """All numbers of the row are 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, n = _row(context, builder, row, arguments[0])
        cgutils.memset(builder, data, builder.mul(n, cgutils.intp_t(row.dtype.bitwidth // 8)), 0)
        return context.get_dummy_value()

    return types.none(row), generate


@intrinsic
def _copy_numbers(typing_context: Any, to: Any, at: Any, of: Any) -> Any:
    """The numbers of a row stand in an observation, cut to its width."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, _ = _row(context, builder, to, arguments[0])
        source, n = _row(context, builder, of, arguments[2])
        target = builder.gep(data, [arguments[1]])

        def copy(first: Any, lanes: int) -> None:
            _store_block(builder, _load_block(builder, source, first, lanes), target, first)

        _in_blocks(builder, n, copy)
        return context.get_dummy_value()

    return types.none(to, at, of), generate


@intrinsic
def _copy_bits(
    typing_context: Any, to: Any, at: Any, of: Any, n: Any, shift: Any, mask: Any, plus: Any
) -> Any:
    """Some bits of each number of a row stand in an observation, as a number and cut to its width."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, _ = _row(context, builder, to, arguments[0])
        source, _ = _row(context, builder, of, arguments[2])
        target = builder.gep(data, [arguments[1]])

        def copy(first: Any, lanes: int) -> None:
            numbers = _load_block(builder, source, first, lanes)
            moved, kept, more = (_in_each(builder, number, lanes) for number in arguments[4:])
            bits = builder.and_(builder.ashr(numbers, moved), kept)
            _store_block(builder, builder.add(bits, more), target, first)

        _in_blocks(builder, arguments[3], copy)
        return context.get_dummy_value()

    return types.none(to, at, of, n, shift, mask, plus), generate


@intrinsic
def _spread_bits(
    typing_context: Any, to: Any, at: Any, of: Any, n: Any, each: Any, width: Any, shift: Any, mask: Any
) -> Any:
    """Small numbers that lie in those of a row, `each` of so many bits, stand in an observation."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, _ = _row(context, builder, to, arguments[0])
        source, _ = _row(context, builder, of, arguments[2])
        n, each, width, shift, mask = arguments[3:]
        target = builder.gep(data, [arguments[1]])
        words = builder.udiv(builder.sub(builder.add(n, each), cgutils.intp_t(1)), each)
        with cgutils.for_range(builder, words) as outer:
            word = builder.load(builder.gep(source, [outer.index]))
            first = builder.mul(outer.index, each)
            rest = builder.sub(n, first)
            inside = builder.select(builder.icmp_signed("<", rest, each), rest, each)
            with cgutils.for_range(builder, inside) as loop:
                moved = builder.ashr(word, builder.add(builder.mul(loop.index, width), shift))
                cut = builder.trunc(builder.and_(moved, mask), context.get_data_type(to.dtype))
                builder.store(cut, builder.gep(target, [builder.add(first, loop.index)]))
        return context.get_dummy_value()

    return types.none(to, at, of, n, each, width, shift, mask), generate


@intrinsic
def _look_up_pairs(typing_context: Any, to: Any, at: Any, table: Any, high: Any, low: Any, base: Any) -> Any:
    """Entries of a table stand in an observation, cut to its width."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, _ = _row(context, builder, to, arguments[0])
        entries, _ = _row(context, builder, table, arguments[2])
        highs, n = _row(context, builder, high, arguments[3])
        lows, _ = _row(context, builder, low, arguments[4])
        target = builder.gep(data, [arguments[1]])

        def number(first: Any, lanes: int) -> None:
            one, other = (_load_block(builder, row, first, lanes) for row in (highs, lows))
            entry = builder.add(builder.mul(one, _in_each(builder, arguments[5], lanes)), other)
            _store_block(builder, entry, target, first)

        # First where in the table they stand, by vectors and into their own places, then the entries.
        _in_blocks(builder, n, number)
        with cgutils.for_range(builder, n) as loop:
            place = builder.gep(target, [loop.index])
            entry = builder.gep(entries, [builder.zext(builder.load(place), cgutils.intp_t)])
            builder.store(builder.trunc(builder.load(entry), context.get_data_type(to.dtype)), place)
        return context.get_dummy_value()

    return types.none(to, at, table, high, low, base), generate


NATIVE = {
    "copy_bits": _copy_bits,
    "copy_numbers": _copy_numbers,
    "copy_state": _copy_state,
    "look_up_pairs": _look_up_pairs,
    "numbers_of": _numbers_of,
    "spread_bits": _spread_bits,
    "wipe": _wipe,
}
