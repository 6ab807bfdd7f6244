"""What the driver does with a row, in LLVM IR: dealing, keys, copying, telling."""

from collections.abc import Callable, Sequence
from itertools import groupby

from synth.codegen.graphs.graph import Program

LINE = 64
"""Bytes that memory hands over at once."""


def row_functions(program: Program, seen: Sequence[int]) -> str:
    """`seen`: entries of the machine's view that players are shown."""
    at = program.layout.offsets
    cells = {cell.name: cell for cell in program.cells}
    places, masked = cells["card"].shape[1], cells["mask"].size
    record, row, cards = program.layout.record, 2 * (places + 1), 2 * places
    return (
        (_lending(program) if program.layout.lent else "")
        + f"""
declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
@t_cards = external constant [0 x i32]

; An empty game with the decks of both players: rows of {places} card numbers and the declared types.
define internal void @deal(ptr noalias %g, ptr %decks, i64 %decks.count, i32 %first, i32 %second) {{
  call void @llvm.memset.p0.i64(ptr %g, i8 0, i64 {record}, i1 false)
  %most = load i32, ptr @t_cards
  for %p to 2 {{
    %which = select i1 (icmp eq i64 %p, 1), i32 %second, i32 %first
    %deck = call i64 @llvm.umin.i64(i64 (zext i32 %which to i64), i64 (sub i64 %decks.count, 1))
    %row = getelementptr i8, ptr %decks, i64 (mul i64 %deck, {row})
    %cards = getelementptr i8, ptr [%g + {at["card"]}], i64 (mul i64 %p, {cards})
    for %k to {places} {{
      %number = load i16, ptr [%row + i16 %k]
      ; A number that no card has is no card.
      %known = icmp ule i32 (zext i16 %number to i32), %most
      store i16 (select i1 %known, i16 %number, i16 0), ptr [%cards + i16 %k]
    }}
    %types = getelementptr i8, ptr %g, i64 {at["declared"]}
    store i16 (load i16, ptr [%row + i16 {places}]), ptr [%types + i16 %p]
  }}
  ret void
}}

define internal void @set_key(ptr %s, i32 %first, i32 %second) alwaysinline {{
  store i32 %first, ptr [%s + {at["key0"] - record}]
  store i32 %second, ptr [%s + {at["key1"] - record}]
  ret void
}}

; Brings rows nearer while another game is worked on: rows are read here and there, each time after a wait. Of the row after
; the next all that every step reads, of the next one, which is there by now, also what an effect that waits remembers.
define internal void @fetch(ptr %rows, i64 %i, i64 %n) alwaysinline {{
  call void @fetch_part(ptr %rows, i64 (add i64 %i, 2), i64 %n, i64 0, i64 {program.layout.resting})
{_fetch_lent(program) if program.layout.lent else ""}  ret void
}}

; Bytes `%first` to `%end` of row `%which`, if there is one.
define internal void @fetch_part(ptr %rows, i64 %which, i64 %n, i64 %first, i64 %end) alwaysinline {{
  if ult i64 %which, %n {{
    %row = getelementptr i8, ptr %rows, i64 (mul i64 %which, {record})
    for %at from %first to %end by {LINE} {{
      call void @llvm.prefetch.p0(ptr [%row + %at], i32 0, i32 3, i32 1)
    }}
  }}
  ret void
}}

; A game's row where it goes to, with what it was.
define internal void @bring(ptr %to, ptr %from) alwaysinline {{
  if ne ptr %to, %from {{
    call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 {record}, i1 false)
  }}
  ret void
}}

define internal i8 @winner_of(ptr %row) alwaysinline {{
  ret i8 (load i8, ptr [%row + {at["winner"]}])
}}

define internal i32 @player_of(ptr %row) alwaysinline {{
  %player = xor i8 (load i8, ptr [%row + {at["turn_player"]}]), (load i8, ptr [%row + {at["decider"]}])
  ret i32 (zext i8 %player to i32)
}}

; Whose decision it is, who has won, and who had before; and what can be done.
define internal void @tell(ptr %g, i8 %winner, i8 %before, ptr %facts, ptr %mask) alwaysinline {{
  store i8 (trunc i32 (call i32 @player_of(ptr %g)) to i8), ptr %facts
  store i8 %winner, ptr [%facts + 1]
  store i8 %before, ptr [%facts + 2]
  call void @llvm.memcpy.p0.p0.i64(ptr %mask, ptr [%g + {at["mask"]}], i64 {masked}, i1 false)
  ret void
}}

; What players are shown of the view in the room beside a game.
define internal void @copy_view(ptr %to, ptr %s) {{
{_parts_of_view(seen, at["view"] - record)}  ret void
}}
"""
    )


def _parts_of_view(seen: Sequence[int], first: int) -> str:
    """Entries that stand side by side are copied together."""
    lines = ""
    for further, part in groupby(enumerate(seen), lambda one: one[1] - one[0]):
        to, *more = (to for to, _ in part)
        here, there = f"ptr [%to + {2 * to}]", f"ptr [%s + {first + 2 * (to + further)}]"
        lines += f"  call void @llvm.memcpy.p0.p0.i64({here}, {there}, i64 {2 + 2 * len(more)}, i1 false)\n"
    return lines


def _fetch_lent(program: Program) -> str:
    return f"""  %next = add i64 %i, 1
  if ult i64 %next, %n {{
    %waits = getelementptr i8, ptr %rows, i64 (mul i64 %next, {program.layout.record})
    if ne i8 (load i8, ptr [%waits + {program.layout.offsets["waits"]}]), 0 {{
      call void @fetch_part(ptr %rows, i64 %next, i64 %n, i64 {program.layout.resting}, i64 {program.layout.record})
    }}
  }}
"""


def _lending(program: Program) -> str:
    def parts(how: str) -> str:
        def part(first: int, size: str, _: int) -> str:
            return f"  call void @{how}_part(ptr [%g + {first}], ptr [%s + {first - program.layout.resting}], i64 {size})\n"

        return remembered(program, "ptr", part)

    return f"""
; What an effect that waits has to remember lies beside the game while it is worked on. What is not in use is nothing.
define internal void @lend(ptr %g, ptr %s) alwaysinline {{
{parts("take")}  ret void
}}

define internal void @give_back(ptr %g, ptr %s) alwaysinline {{
{parts("keep")}  ret void
}}

define internal void @take_part(ptr %row, ptr %to, i64 %size) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %row, i64 %size, i1 false)
  call void @llvm.memset.p0.i64(ptr %row, i8 0, i64 %size, i1 false)
  ret void
}}

define internal void @keep_part(ptr %row, ptr %from, i64 %size) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %row, ptr %from, i64 %size, i1 false)
  ret void
}}
"""


def remembered(program: Program, game: str, part: Callable[[int, str, int], str]) -> str:
    """What an effect that waits in the game `%g`, if one does, remembers: the cells that are no fields, then the records in use.
    `part` writes what is done with one: from which byte on, how many, in how much room."""
    layout, cells = program.layout, {cell.name: cell for cell in program.cells}
    # In a machine without effects that wait nothing lies behind the game: then it does not matter which byte is asked.
    at, first = layout.offsets, layout.resting + layout.unsorted
    lines = f"  %waits = load i8, {game} [%g + {at.get('waits', 0)}]\n  if ne i8 %waits, 0 {{\n"
    lines += part(layout.resting, str(layout.unsorted), layout.unsorted) if layout.unsorted else ""
    for k, records in enumerate(layout.records):
        stride, wide = layout.strides[records], "sext" if cells[records.used].dtype == "i8" else "zext"
        lines += (
            f"  %used.{k} = {wide} i8 (load i8, {game} [%g + {at[records.used]}]) to i64\n"
            f"  %size.{k} = mul i64 (add i64 %used.{k}, {records.more}), {stride}\n"
        )
        lines += part(first, f"%size.{k}", records.kept * stride)
        first += records.kept * stride
    return lines + "  }\n"
