"""What the driver does with a row, in LLVM IR: dealing, keys, copying, telling."""

from __future__ import annotations

from collections.abc import Sequence

from synth.codegen.graphs.graph import Program

LINE = 64
"""Bytes that memory hands over at once."""


def row_functions(program: Program, seen: Sequence[int]) -> str:
    """`seen`: entries of the machine's view that players are shown."""
    at = program.offsets()
    cells = {cell.name: cell for cell in program.cells}
    places, masked = cells["card"].shape[1], cells["mask"].size
    record, row, cards = program.record, 2 * (places + 1), 2 * places
    return (
        (_lending(program) if program.lent else "")
        + f"""
declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
@t_cards = external constant [0 x i32]

; An empty game with the decks of both players: rows of {places} card numbers and the declared types.
define internal void @deal(ptr noalias %g, ptr %decks, i64 %decks.count, i32 %first, i32 %second) {{
entry:
  call void @llvm.memset.p0.i64(ptr %g, i8 0, i64 {record}, i1 false)
  %last = sub i64 %decks.count, 1
  %most = load i32, ptr @t_cards
  br label %player
player:
  %p = phi i64 [0, %entry], [%p.next, %dealt]
  %is.second = icmp eq i64 %p, 1
  %which.32 = select i1 %is.second, i32 %second, i32 %first
  %which = zext i32 %which.32 to i64
  %deck = call i64 @llvm.umin.i64(i64 %which, i64 %last)
  %row.at = mul i64 %deck, {row}
  %row = getelementptr i8, ptr %decks, i64 %row.at
  %cards.at = mul i64 %p, {cards}
  %cards.base = getelementptr i8, ptr %g, i64 {at["card"]}
  %cards = getelementptr i8, ptr %cards.base, i64 %cards.at
  br label %card
card:
  %k = phi i64 [0, %player], [%k.next, %card]
  %from = getelementptr i16, ptr %row, i64 %k
  %number = load i16, ptr %from
  ; A number that no card has is no card.
  %number.32 = zext i16 %number to i32
  %known = icmp ule i32 %number.32, %most
  %kept = select i1 %known, i16 %number, i16 0
  %to = getelementptr i16, ptr %cards, i64 %k
  store i16 %kept, ptr %to
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, {places}
  br i1 %k.more, label %card, label %dealt
dealt:
  %types.from = getelementptr i16, ptr %row, i64 {places}
  %types = load i16, ptr %types.from
  %types.base = getelementptr i8, ptr %g, i64 {at["declared"]}
  %types.to = getelementptr i16, ptr %types.base, i64 %p
  store i16 %types, ptr %types.to
  %p.next = add i64 %p, 1
  %p.more = icmp ult i64 %p.next, 2
  br i1 %p.more, label %player, label %end
end:
  ret void
}}

define internal void @set_key(ptr %s, i32 %first, i32 %second) alwaysinline {{
  %first.to = getelementptr i8, ptr %s, i64 {at["key0"] - record}
  store i32 %first, ptr %first.to
  %second.to = getelementptr i8, ptr %s, i64 {at["key1"] - record}
  store i32 %second, ptr %second.to
  ret void
}}

; Brings rows nearer while another game is worked on: rows are read here and there, each time after a wait. Of the row after
; the next all that every step reads, of the next one, which is there by now, also what an effect that waits remembers.
define internal void @fetch(ptr %rows, i64 %i, i64 %n) alwaysinline {{
entry:
  %further = add i64 %i, 2
  call void @fetch_part(ptr %rows, i64 %further, i64 %n, i64 0, i64 {program.resting})
{_fetch_lent(program) if program.lent else ""}  ret void
}}

; Bytes `%first` to `%end` of row `%which`, if there is one.
define internal void @fetch_part(ptr %rows, i64 %which, i64 %n, i64 %first, i64 %end) alwaysinline {{
entry:
  %is.one = icmp ult i64 %which, %n
  br i1 %is.one, label %some, label %end.here
some:
  %start = mul i64 %which, {record}
  %row = getelementptr i8, ptr %rows, i64 %start
  br label %line
line:
  %at = phi i64 [%first, %some], [%at.next, %line]
  %there = getelementptr i8, ptr %row, i64 %at
  call void @llvm.prefetch.p0(ptr %there, i32 0, i32 3, i32 1)
  %at.next = add i64 %at, {LINE}
  %more = icmp ult i64 %at.next, %end
  br i1 %more, label %line, label %end.here
end.here:
  ret void
}}

; A game's row where it goes to, with what it was.
define internal void @bring(ptr %to, ptr %from) alwaysinline {{
  %there = icmp eq ptr %to, %from
  br i1 %there, label %end, label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 {record}, i1 false)
  br label %end
end:
  ret void
}}

define internal i8 @winner_of(ptr %row) alwaysinline {{
  %at = getelementptr i8, ptr %row, i64 {at["winner"]}
  %winner = load i8, ptr %at
  ret i8 %winner
}}

define internal i32 @player_of(ptr %row) alwaysinline {{
  %turn.at = getelementptr i8, ptr %row, i64 {at["turn_player"]}
  %turn = load i8, ptr %turn.at
  %decider.at = getelementptr i8, ptr %row, i64 {at["decider"]}
  %decider = load i8, ptr %decider.at
  %player = xor i8 %turn, %decider
  %player.32 = zext i8 %player to i32
  ret i32 %player.32
}}

; Whose decision it is, who has won, and who had before; and what can be done.
define internal void @tell(ptr %g, i8 %winner, i8 %before, ptr %facts, ptr %mask) alwaysinline {{
  %player.32 = call i32 @player_of(ptr %g)
  %player = trunc i32 %player.32 to i8
  store i8 %player, ptr %facts
  %winner.to = getelementptr i8, ptr %facts, i64 1
  store i8 %winner, ptr %winner.to
  %before.to = getelementptr i8, ptr %facts, i64 2
  store i8 %before, ptr %before.to
  %flags = getelementptr i8, ptr %g, i64 {at["mask"]}
  call void @llvm.memcpy.p0.p0.i64(ptr %mask, ptr %flags, i64 {masked}, i1 false)
  ret void
}}

; What players are shown of a view.
define internal void @copy_view(ptr %to, ptr %from) {{
{_parts_of_view(seen)}  ret void
}}

define internal i1 @has_ended(ptr %row) alwaysinline {{
  %at = getelementptr i8, ptr %row, i64 {at["winner"]}
  %winner = load i8, ptr %at
  %ended = icmp ne i8 %winner, 0
  ret i1 %ended
}}
"""
    )


def _parts_of_view(seen: Sequence[int]) -> str:
    """Entries that stand side by side are copied together."""
    parts: list[list[int]] = []
    for at in seen:
        if parts and parts[-1][-1] == at - 1:
            parts[-1].append(at)
        else:
            parts.append([at])
    lines, to = [], 0
    for k, part in enumerate(parts):
        lines.append(
            f"  %to.{k} = getelementptr i16, ptr %to, i64 {to}\n"
            f"  %from.{k} = getelementptr i16, ptr %from, i64 {part[0]}\n"
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %to.{k}, ptr %from.{k}, i64 {2 * len(part)}, i1 false)\n"
        )
        to += len(part)
    return "".join(lines)


def _fetch_lent(program: Program) -> str:
    return f"""  %next = add i64 %i, 1
  %is.one = icmp ult i64 %next, %n
  br i1 %is.one, label %look, label %end
look:
  %start = mul i64 %next, {program.record}
  %waits.at = add i64 %start, {program.offsets()["waits"]}
  %waits.to = getelementptr i8, ptr %rows, i64 %waits.at
  %waits = load i8, ptr %waits.to
  %any = icmp ne i8 %waits, 0
  br i1 %any, label %lent, label %end
lent:
  call void @fetch_part(ptr %rows, i64 %next, i64 %n, i64 {program.resting}, i64 {program.record})
  br label %end
end:
"""


def _lending(program: Program) -> str:
    at = program.offsets()
    waits = f"""  %at = getelementptr i8, ptr %g, i64 {at["waits"]}
  %waits = load i8, ptr %at
  %any = icmp ne i8 %waits, 0
  br i1 %any, label %copy, label %end
copy:
"""
    return f"""
; What an effect that waits has to remember lies beside the game while it is worked on. What is not in use is nothing.
define internal void @lend(ptr %g, ptr %s) alwaysinline {{
{waits}{_parts(program, "take")}  br label %end
end:
  ret void
}}

define internal void @give_back(ptr %g, ptr %s) alwaysinline {{
{waits}{_parts(program, "keep")}  br label %end
end:
  ret void
}}

define internal void @take_part(ptr %g, ptr %s, i64 %at, i64 %size) {{
  %row.at = add i64 %at, {program.resting}
  %row = getelementptr i8, ptr %g, i64 %row.at
  %to = getelementptr i8, ptr %s, i64 %at
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %row, i64 %size, i1 false)
  call void @llvm.memset.p0.i64(ptr %row, i8 0, i64 %size, i1 false)
  ret void
}}

define internal void @keep_part(ptr %g, ptr %s, i64 %at, i64 %size) {{
  %row.at = add i64 %at, {program.resting}
  %row = getelementptr i8, ptr %g, i64 %row.at
  %from = getelementptr i8, ptr %s, i64 %at
  call void @llvm.memcpy.p0.p0.i64(ptr %row, ptr %from, i64 %size, i1 false)
  ret void
}}
"""


def _parts(program: Program, how: str) -> str:
    """Takes or keeps the cells that are no fields, then the records in use."""
    at = program.offsets()
    cells = {cell.name: cell for cell in program.cells}
    lines = f"  call void @{how}_part(ptr %g, ptr %s, i64 0, i64 {program.unsorted})\n" if program.unsorted else ""
    first = program.unsorted
    for k, records in enumerate(program.records):
        dtype = cells[records.used].dtype
        lines += (
            f"  %used.{k}.at = getelementptr i8, ptr %g, i64 {at[records.used]}\n"
            f"  %used.{k}.8 = load i8, ptr %used.{k}.at\n"
            f"  %used.{k} = {'sext' if dtype == 'i8' else 'zext'} i8 %used.{k}.8 to i64\n"
            f"  %rows.{k} = add i64 %used.{k}, {records.more}\n"
            f"  %size.{k} = mul i64 %rows.{k}, {program.stride(records)}\n"
            f"  call void @{how}_part(ptr %g, ptr %s, i64 {first}, i64 %size.{k})\n"
        )
        first += records.kept * program.stride(records)
    return lines
