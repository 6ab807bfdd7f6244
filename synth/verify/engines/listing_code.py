"""A listing of instructions run by a few lines of machine code: what `runtime/instructions.py` does in JAX, one game at a time.

Nothing of it is shared with that loop but what an instruction means, so it is a voice of its own; and it is fast enough to judge
many listings.
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.instructions import NAMES, Code
from synth.verify.exchange.linking import link

PATIENCE = 4_000_000
"""Instructions of one call after which a game never comes to rest."""
_BITS = {"eq": "eq", "ne": "ne", "lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge"}
_PLAIN = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor"}
_SHIFTS = {"shl": ("shl", "%left", "%right"), "under": ("shl", "%right", "%left"), "shr": ("ashr", "%left", "%right"),
           "ushr": ("lshr", "%left", "%right")}  # fmt: skip
_CHOSEN = {"min": "smin", "max": "smax"}
_HEAD = """
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
define i32 @listing(ptr %memory, ptr %table, ptr %code, i32 %first, i32 %patience) {
entry:
  br label %loop
loop:
  %place = phi i32 [ %first, %entry ], [ %next, %go ]
  %done = phi i32 [ 0, %entry ], [ %more, %go ]
  %ended = icmp eq i32 %place, 0
  br i1 %ended, label %end, label %fetch
end:
  ret i32 1
never:
  ret i32 0
fetch:
  %more = add i32 %done, 1
  %wide = sext i32 %place to i64
  %line = getelementptr [8 x i32], ptr %code, i64 %wide
"""
_FIELDS = ("how", "row", "at", "b", "from", "size", "then", "other")
_BODY = """
  %last = sub i32 %size, 1
  %shifted = lshr i32 %how, 12
  %source = and i32 %shifted, 3
  switch i32 %source, label %number [ i32 0, label %plain i32 1, label %grid i32 2, label %column ]
number:
  br label %have
plain:
  %p_at = sext i32 %at to i64
  %p_to = getelementptr i32, ptr %memory, i64 %p_at
  %p_left = load i32, ptr %p_to
  br label %have
grid:
  %g_at = sext i32 %at to i64
  %g_to = getelementptr i32, ptr %memory, i64 %g_at
  %g_index = load i32, ptr %g_to
  %g_low = call i32 @llvm.smax.i32(i32 %g_index, i32 0)
  %g_in = call i32 @llvm.smin.i32(i32 %g_low, i32 %last)
  %g_sum = add i32 %g_in, %from
  %g_wide = sext i32 %g_sum to i64
  %g_from = getelementptr i32, ptr %memory, i64 %g_wide
  %g_left = load i32, ptr %g_from
  br label %have
column:
  %c_at = sext i32 %at to i64
  %c_to = getelementptr i32, ptr %memory, i64 %c_at
  %c_index = load i32, ptr %c_to
  %c_low = call i32 @llvm.smax.i32(i32 %c_index, i32 0)
  %c_in = call i32 @llvm.smin.i32(i32 %c_low, i32 %last)
  %c_sum = add i32 %c_in, %from
  %c_wide = sext i32 %c_sum to i64
  %c_from = getelementptr i32, ptr %table, i64 %c_wide
  %c_left = load i32, ptr %c_from
  br label %have
have:
  %left = phi i32 [ %at, %number ], [ %p_left, %plain ], [ %g_left, %grid ], [ %c_left, %column ]
  %told_bit = and i32 %how, 16384
  %told = icmp ne i32 %told_bit, 0
  br i1 %told, label %both, label %look
look:
  %b_wide = sext i32 %b to i64
  %b_from = getelementptr i32, ptr %memory, i64 %b_wide
  %b_value = load i32, ptr %b_from
  br label %both
both:
  %right = phi i32 [ %b, %have ], [ %b_value, %look ]
  %operation = and i32 %how, 255
"""
_TAIL = """
  %width_up = lshr i32 %how, 8
  %width = and i32 %width_up, 15
  switch i32 %width, label %keep [ i32 1, label %u8 i32 2, label %i8 i32 3, label %u16 i32 4, label %i16 ]
u8:
  %v_u8 = and i32 %found, 255
  br label %keep
i8:
  %n_i8 = trunc i32 %found to i8
  %v_i8 = sext i8 %n_i8 to i32
  br label %keep
u16:
  %v_u16 = and i32 %found, 65535
  br label %keep
i16:
  %n_i16 = trunc i32 %found to i16
  %v_i16 = sext i16 %n_i16 to i32
  br label %keep
keep:
  %value = phi i32 [ %found, %worked ], [ %v_u8, %u8 ], [ %v_i8, %i8 ], [ %v_u16, %u16 ], [ %v_i16, %i16 ]
  %stores_bit = and i32 %how, 32768
  %stores = icmp ne i32 %stores_bit, 0
  %s_low = call i32 @llvm.smax.i32(i32 %right, i32 0)
  %s_in = call i32 @llvm.smin.i32(i32 %s_low, i32 %last)
  %index = select i1 %stores, i32 %s_in, i32 0
  %goal = add i32 %row, %index
  %goal_wide = sext i32 %goal to i64
  %goal_to = getelementptr i32, ptr %memory, i64 %goal_wide
  store i32 %value, ptr %goal_to
  %back_bit = and i32 %how, 65536
  %back = icmp ne i32 %back_bit, 0
  %some = icmp ne i32 %value, 0
  %way = select i1 %some, i32 %then, i32 %other
  %next = select i1 %back, i32 %right, i32 %way
  %tired = icmp sgt i32 %more, %patience
  br i1 %tired, label %never, label %go
go:
  br label %loop
}
"""


def _operations() -> str:
    """A block for each operation, and where their results meet."""
    cases = " ".join(f"i32 {number}, label %do_{name}" for number, name in enumerate(NAMES))
    lines = [f"  switch i32 %operation, label %do_first [ {cases} ]"]
    for name in NAMES:
        lines += [f"do_{name}:", *_operation(name), "  br label %worked"]
    results = ", ".join(f"[ {'%left' if name == 'first' else f'%r_{name}'}, %do_{name} ]" for name in NAMES)
    return "\n".join([*lines, "worked:", f"  %found = phi i32 {results}"])


def _operation(name: str) -> list[str]:
    to = f"  %r_{name} ="
    if name in _PLAIN:
        return [f"{to} {_PLAIN[name]} i32 %left, %right"]
    if name in _BITS:
        return [f"  %c_{name} = icmp {_BITS[name]} i32 %left, %right", f"{to} zext i1 %c_{name} to i32"]
    if name in _CHOSEN:
        return [f"{to} call i32 @llvm.{_CHOSEN[name]}.i32(i32 %left, i32 %right)"]
    if name in _SHIFTS:
        how, a, b = _SHIFTS[name]
        # As in XLA, shifting by the width or more leaves nothing, or only the sign.
        most = [f"  %f_{name} = icmp ugt i32 {b}, 31", f"  %m_{name} = select i1 %f_{name}, i32 31, i32 {b}"]
        most.append(f"  %s_{name} = {how} i32 {a}, %m_{name}")
        far = f"%s_{name}" if how == "ashr" else "0"
        return [*most, f"{to} select i1 %f_{name}, i32 {far}, i32 %s_{name}"]
    match name:
        case "first":
            return []
        case "back":
            return [f"{to} sub i32 %right, %left"]
        case "floordiv" | "mod":
            return _divided(name)
        case "mulhi":
            return [
                "  %h_a = zext i32 %left to i64", "  %h_b = zext i32 %right to i64", "  %h_p = mul i64 %h_a, %h_b",
                "  %h_s = lshr i64 %h_p, 32", f"{to} trunc i64 %h_s to i32",
            ]  # fmt: skip
        case "popcount":
            return [f"{to} call i32 @llvm.ctpop.i32(i32 %left)"]
    assert name == "lowest", name
    return [
        "  %l_n = sub i32 0, %left", "  %l_b = and i32 %left, %l_n", "  %l_m = sub i32 %l_b, 1",
        f"{to} call i32 @llvm.ctpop.i32(i32 %l_m)",
    ]  # fmt: skip


def _divided(name: str) -> list[str]:
    """Rounded down; by nothing as XLA does it, so that no fault stops the process."""
    p = name[0]
    lines = [
        f"  %{p}_none = icmp eq i32 %right, 0", f"  %{p}_by = select i1 %{p}_none, i32 1, i32 %right",
        f"  %{p}_least = icmp eq i32 %{p}_by, -1", f"  %{p}_safe = select i1 %{p}_least, i32 1, i32 %{p}_by",
        f"  %{p}_q0 = sdiv i32 %left, %{p}_safe", f"  %{p}_neg = sub i32 0, %left",
        f"  %{p}_q1 = select i1 %{p}_least, i32 %{p}_neg, i32 %{p}_q0",
        f"  %{p}_whole = select i1 %{p}_none, i32 -1, i32 %{p}_q1",
        f"  %{p}_back = mul i32 %{p}_whole, %right", f"  %{p}_rest = sub i32 %left, %{p}_back",
        f"  %{p}_low = icmp slt i32 %{p}_rest, 0",
    ]  # fmt: skip
    if name == "floordiv":
        return [*lines, f"  %{p}_one = zext i1 %{p}_low to i32", f"  %r_floordiv = sub i32 %{p}_whole, %{p}_one"]
    return [*lines, f"  %{p}_up = add i32 %{p}_rest, %right", f"  %r_mod = select i1 %{p}_low, i32 %{p}_up, i32 %{p}_rest"]


@cache
def _function() -> Any:
    fields = []
    for number, name in enumerate(_FIELDS):
        fields.append(f"  %to_{name} = getelementptr i32, ptr %line, i64 {number}")
        fields.append(f"  %{name} = load i32, ptr %to_{name}")
    text = _HEAD + "\n".join(fields) + _BODY + _operations() + _TAIL
    address = link(compiled(text), {}, ["listing"])["listing"]
    kind = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 3, *[ctypes.c_int32] * 2)
    return kind(address)


class NeverRests(Exception):
    """A game goes on and on."""


def run(code: Code, state: np.ndarray, place: int) -> None:
    """[games, rows] int32: every game from this place to its end."""
    function = _function()
    instructions, table = np.ascontiguousarray(code.instructions, np.int32), np.ascontiguousarray(code.table, np.int32)
    for row in state:
        if not function(row.ctypes.data, table.ctypes.data, instructions.ctypes.data, place, PATIENCE):
            raise NeverRests
