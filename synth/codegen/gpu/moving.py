"""Bytes moved by one thread, in LLVM IR for a GPU: rows in words of eight bytes, all else as its address allows."""

from __future__ import annotations

from synth.codegen.graphs.graph import Program
from synth.codegen.native.rows import remembered

LOCAL, GLOBAL = "ptr addrspace(5)", "ptr addrspace(1)"
_INTRINSICS = {"@llvm.memcpy.p0.p0.i64": "@copy_bytes", "@llvm.memset.p0.i64": "@fill_bytes"}
"""LLVM would write a loop of single bytes for these."""


def with_own_loops(text: str) -> str:
    """IR with our functions in place of LLVM's, whose declarations go."""
    for intrinsic, own in _INTRINSICS.items():
        text = text.replace(intrinsic, own)
    return "\n".join(line for line in text.splitlines() if not line.startswith("declare void @copy_bytes(")
                     and not line.startswith("declare void @fill_bytes(")) + "\n"  # fmt: skip


def moving(program: Program) -> str:
    # In a machine without effects that wait nothing lies behind the game: then it does not matter which byte is asked.
    waits = program.layout.offsets.get("waits", 0)
    return f"""
{_words("copy_in", LOCAL, GLOBAL)}
{_words("copy_out", GLOBAL, LOCAL)}
{_loop("copy_halves", 2, "noinline")}
{_loop("copy_singles", 1, "noinline")}

define internal void @copy_bytes(ptr %to, ptr %from, i64 %size, i1 %volatile) alwaysinline {{
entry:
  %to.at = ptrtoint ptr %to to i64
  %from.at = ptrtoint ptr %from to i64
  %both = or i64 %to.at, %from.at
  %all = or i64 %both, %size
  %odd = and i64 %all, 1
  %even = icmp eq i64 %odd, 0
  br i1 %even, label %halves, label %singles
halves:
  call void @copy_halves(ptr %to, ptr %from, i64 %size)
  ret void
singles:
  call void @copy_singles(ptr %to, ptr %from, i64 %size)
  ret void
}}

; Only rows are filled: whole words.
define internal void @fill_bytes(ptr %to, i8 %byte, i64 %size, i1 %volatile) alwaysinline {{
entry:
  for %at to %size by 8 {{
    store i64 0, ptr [%to + %at], align 8
  }}
  ret void
}}

; A game from its row. What an effect that waits remembers lies behind the game in both, and is there only if one waits.
define internal void @take_game({LOCAL} %g, ptr %row) noinline {{
  %from = addrspacecast ptr %row to {GLOBAL}
  call void @copy_in({LOCAL} %g, {GLOBAL} %from, i64 {program.layout.resting})
  %waits = load i8, {LOCAL} [%g + {waits}]
  %any = icmp ne i8 %waits, 0
  br i1 %any, label %some, label %end
some:
{_remembered(program, "bring")}  br label %end
end:
  ret void
}}

; A game to its row, where it still is as it was if it came from `%there`. Where none waits there are zeros behind it;
; where one waits, behind what it remembers.
define internal void @keep_game(ptr %row, {LOCAL} %g, i1 %there) noinline {{
entry:
  %to = addrspacecast ptr %row to {GLOBAL}
  %old = load i8, {GLOBAL} [%to + {waits}]
  %old.none = icmp eq i8 %old, 0
  %clean = and i1 %old.none, %there
  call void @copy_out({GLOBAL} %to, {LOCAL} %g, i64 {program.layout.resting})
  %waits = load i8, {LOCAL} [%g + {waits}]
  %any = icmp ne i8 %waits, 0
  br i1 %any, label %some, label %none
some:
{_remembered(program, "leave")}  br label %end
none:
  br i1 %clean, label %end, label %clear
clear:
  call void @clear_words({GLOBAL} [%to + {program.layout.resting}], i64 {program.layout.lent})
  br label %end
end:
  ret void
}}

define internal void @bring_part({LOCAL} %g, {GLOBAL} %from, i64 %at, i64 %size, i64 %room) {{
  call void @copy_in({LOCAL} [%g + %at], {GLOBAL} [%from + %at], i64 %size)
  ret void
}}

define internal void @leave_part({LOCAL} %g, {GLOBAL} %to, i64 %at, i64 %size, i64 %room) {{
  %there = getelementptr i8, {GLOBAL} %to, i64 %at
  call void @copy_out({GLOBAL} %there, {LOCAL} [%g + %at], i64 %size)
  %left = sub i64 %room, %size
  call void @clear_words({GLOBAL} [%there + %size], i64 %left)
  ret void
}}

define internal void @clear_words({GLOBAL} %to, i64 %size) {{
entry:
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


def _words(name: str, there: str, here: str) -> str:
    """From `here` to `there`, whole words."""
    reads = "".join(f"    %value.{k} = load i64, {here} [%source + {8 * k}], align 8\n" for k in range(AT_ONCE))
    writes = "".join(f"    store i64 %value.{k}, {there} [%target + {8 * k}], align 8\n" for k in range(AT_ONCE))
    return f"""
define internal void @{name}({there} %to, {here} %from, i64 %size) alwaysinline {{
entry:
  %several = and i64 %size, {-8 * AT_ONCE}
  for %at to %several by {8 * AT_ONCE} {{
    %source = getelementptr i8, {here} %from, i64 %at
    %target = getelementptr i8, {there} %to, i64 %at
{reads}{writes}  }}
  for %last from %several to %size by 8 {{
    %value = load i64, {here} [%from + %last], align 8
    store i64 %value, {there} [%to + %last], align 8
  }}
  ret void
}}"""


def _loop(name: str, unit: int, how: str) -> str:
    kind = f"i{8 * unit}"
    return f"""
define internal void @{name}(ptr %to, ptr %from, i64 %size) {how} {{
entry:
  for %at to %size by {unit} {{
    %value = load {kind}, ptr [%from + %at], align {unit}
    store {kind} %value, ptr [%to + %at], align {unit}
  }}
  ret void
}}"""
