"""XLA's side of a call: the layout of XLA_FFI_CallFrame and XLA_FFI_Buffer, version 0.3 of the interface, 64 bits."""

from __future__ import annotations

from typing import Protocol


class Called(Protocol):
    """What a handler has to know of a call, see `driver.Call`."""

    @property
    def name(self) -> str: ...
    @property
    def taken(self) -> tuple[str, ...]: ...
    @property
    def given(self) -> tuple[str, ...]: ...
    @property
    def counts(self) -> int: ...
    @property
    def shared(self) -> tuple[str, ...]: ...


FRAME = """
define internal i1 @asked_for_metadata(ptr %call) {
entry:
  %extension.at = getelementptr i8, ptr %call, i64 8
  %extension = load ptr, ptr %extension.at
  %none = icmp eq ptr %extension, null
  br i1 %none, label %no, label %some
some:
  %type.at = getelementptr i8, ptr %extension, i64 8
  %type = load i32, ptr %type.at
  %is = icmp eq i32 %type, 1
  br i1 %is, label %yes, label %no
yes:
  %metadata.at = getelementptr i8, ptr %extension, i64 24
  %metadata = load ptr, ptr %metadata.at
  %major = getelementptr i8, ptr %metadata, i64 24
  store i32 0, ptr %major
  %minor = getelementptr i8, ptr %metadata, i64 28
  store i32 3, ptr %minor
  %traits = getelementptr i8, ptr %metadata, i64 32
  store i32 0, ptr %traits
  ret i1 true
no:
  ret i1 false
}

; The k-th of the buffers that a frame lists at this byte.
define internal ptr @buffer(ptr %call, i64 %list, i64 %k) alwaysinline {
  %list.at = getelementptr i8, ptr %call, i64 %list
  %buffers = load ptr, ptr %list.at
  %buffer.at = getelementptr ptr, ptr %buffers, i64 %k
  %buffer = load ptr, ptr %buffer.at
  ret ptr %buffer
}

define internal ptr @data(ptr %call, i64 %list, i64 %k) alwaysinline {
  %buffer = call ptr @buffer(ptr %call, i64 %list, i64 %k)
  %data.at = getelementptr i8, ptr %buffer, i64 24
  %data = load ptr, ptr %data.at
  ret ptr %data
}

; The first dimension of the k-th argument.
define internal i64 @rows_of(ptr %call, i64 %k) alwaysinline {
  %buffer = call ptr @buffer(ptr %call, i64 72, i64 %k)
  %dims.at = getelementptr i8, ptr %buffer, i64 40
  %dims = load ptr, ptr %dims.at
  %rows = load i64, ptr %dims
  ret i64 %rows
}
"""
_TAKEN, _GIVEN = 72, 112
"""Where a frame has the lists of its arguments and of its results."""


def arguments(call: Called) -> tuple[str, list[str]]:
    """Lines that name what a frame holds (`%n`, the buffers, `%decks.count`), and these as the values of a call."""
    lines = [f"  %n = call i64 @rows_of(ptr %call, i64 {call.counts})"]
    values = ["i64 %n"]
    for at, names in ((_TAKEN, call.taken), (_GIVEN, call.given)):
        for k, name in enumerate(names):
            lines.append(f"  %{name} = call ptr @data(ptr %call, i64 {at}, i64 {k})")
            values.append(f"ptr %{name}")
    if "decks" in call.shared:
        lines.append(f"  %decks.count = call i64 @rows_of(ptr %call, i64 {call.taken.index('decks')})")
        values.append("i64 %decks.count")
    return "\n".join(lines), values


def handler(call: Called) -> str:
    body, values = arguments(call)
    return f"""
define ptr @{call.name}_handler(ptr %call) {{
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
{body}
  call void @{call.name}_games({", ".join(values)})
  br label %end
end:
  ret ptr null
}}"""
