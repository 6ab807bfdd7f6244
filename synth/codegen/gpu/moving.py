"""Bytes moved by one thread, in LLVM IR for a GPU: rows in words of eight bytes, all else as its address allows."""

import re

from synth.codegen.graphs.graph import Program
from synth.codegen.native.rows import remembered

LOCAL, GLOBAL = "ptr addrspace(5)", "ptr addrspace(1)"


def with_own_loops(text: str) -> str:
    """IR with our functions in place of LLVM's, whose declarations go: LLVM would write a loop of single bytes for these."""
    text = re.sub(r"^declare void @llvm\.mem.*\n", "", text, flags=re.MULTILINE)
    return text.replace("@llvm.memcpy.p0.p0.i64", "@copy_bytes").replace("@llvm.memset.p0.i64", "@fill_bytes")


def moving(program: Program) -> str:
    return f"""
{_copying("copy_in", LOCAL, GLOBAL, 8, AT_ONCE, "alwaysinline")}
{_copying("copy_out", GLOBAL, LOCAL, 8, AT_ONCE, "alwaysinline")}
{_copying("copy_halves", "ptr", "ptr", 2, 1, "noinline")}
{_copying("copy_singles", "ptr", "ptr", 1, 1, "noinline")}

define internal void @copy_bytes(ptr %to, ptr %from, i64 %size, i1 %volatile) alwaysinline {{
  %both = or i64 (ptrtoint ptr %to to i64), (ptrtoint ptr %from to i64)
  if eq i64 (and i64 (or i64 %both, %size), 1), 0 {{
    call void @copy_halves(ptr %to, ptr %from, i64 %size)
    ret void
  }}
  call void @copy_singles(ptr %to, ptr %from, i64 %size)
  ret void
}}

; Only rows are filled: whole words.
define internal void @fill_bytes(ptr %to, i8 %byte, i64 %size, i1 %volatile) alwaysinline {{
  for %at to %size by 8 {{
    store i64 0, ptr [%to + %at], align 8
  }}
  ret void
}}

; A game from its row. What an effect that waits remembers lies behind the game in both, and is there only if one waits.
define internal void @take_game({LOCAL} %g, ptr %row) noinline {{
  %from = addrspacecast ptr %row to {GLOBAL}
  call void @copy_in({LOCAL} %g, {GLOBAL} %from, i64 {program.layout.resting})
{_remembered(program, "bring")}  ret void
}}

; A game to its row, where it still is as it was if it came from `%there`. Where none waits there are zeros behind it;
; where one waits, behind what it remembers.
define internal void @keep_game(ptr %row, {LOCAL} %g, i1 %there) noinline {{
  %to = addrspacecast ptr %row to {GLOBAL}
  %old = load i8, {GLOBAL} [%to + {program.layout.offsets.get("waits", 0)}]
  call void @copy_out({GLOBAL} %to, {LOCAL} %g, i64 {program.layout.resting})
{_remembered(program, "leave")}  if eq i8 %waits, 0 {{
    if ne i1 (and i1 (icmp eq i8 %old, 0), %there), true {{
      call void @clear_words({GLOBAL} [%to + {program.layout.resting}], i64 {program.layout.lent})
    }}
  }}
  ret void
}}

define internal void @bring_part({LOCAL} %g, {GLOBAL} %from, i64 %at, i64 %size, i64 %room) {{
  call void @copy_in({LOCAL} [%g + %at], {GLOBAL} [%from + %at], i64 %size)
  ret void
}}

define internal void @leave_part({LOCAL} %g, {GLOBAL} %to, i64 %at, i64 %size, i64 %room) {{
  %there = getelementptr i8, {GLOBAL} %to, i64 %at
  call void @copy_out({GLOBAL} %there, {LOCAL} [%g + %at], i64 %size)
  call void @clear_words({GLOBAL} [%there + %size], i64 (sub i64 %room, %size))
  ret void
}}

define internal void @clear_words({GLOBAL} %to, i64 %size) {{
  for %at to %size by 8 {{
    store i64 0, {GLOBAL} [%to + %at], align 8
  }}
  ret void
}}
"""


def _remembered(program: Program, how: str) -> str:
    row = f"{GLOBAL} %{'from' if how == 'bring' else 'to'}"
    part = f"  call void @{how}_part({LOCAL} %g, {row}, i64 {{}}, i64 {{}}, i64 {{}})\n"
    return remembered(program, LOCAL, part.format)


AT_ONCE = 4
"""Words that are read before the first of them is written: a thread then waits once for all."""


def _copying(name: str, there: str, here: str, size: int, several: int, how: str) -> str:
    """From `here` to `there` in units of so many bytes, several at once."""
    kind, places = f"i{8 * size}", [size * k for k in range(several)]
    reads = "".join(f"    %value.{at} = load {kind}, {here} [%source + {at}], align {size}\n" for at in places)
    writes = "".join(f"    store {kind} %value.{at}, {there} [%target + {at}], align {size}\n" for at in places)
    return f"""
define internal void @{name}({there} %to, {here} %from, i64 %size) {how} {{
  %most = and i64 %size, {-size * several}
  for %at to %most by {size * several} {{
    %source = getelementptr i8, {here} %from, i64 %at
    %target = getelementptr i8, {there} %to, i64 %at
{reads}{writes}  }}
  for %last from %most to %size by {size} {{
    store {kind} (load {kind}, {here} [%from + %last], align {size}), {there} [%to + %last], align {size}
  }}
  ret void
}}"""
