"""XLA's side of a call: the layout of XLA_FFI_CallFrame and XLA_FFI_Buffer, version 0.3 of the interface, 64 bits."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Call:
    """One kind of call. Buffers have a row a game, except those that all games share; the first that is not decks says how many
    games there are. The body works on game `%i` of `%n` with the scratch `%s`; `%next` is where it ends."""

    name: str
    taken: tuple[str, ...]
    given: tuple[str, ...]
    body: str

    @property
    def deals(self) -> bool:
        return "decks" in self.taken


FRAME = """
define internal i1 @asked_for_metadata(ptr %call) {
  %extension = load ptr, ptr [%call + 8]
  if ne ptr %extension, null {
    if eq i32 (load i32, ptr [%extension + 8]), 1 {
      %metadata = load ptr, ptr [%extension + 24]
      store i32 0, ptr [%metadata + 24]
      store i32 3, ptr [%metadata + 28]
      store i32 0, ptr [%metadata + 32]
      ret i1 true
    }
  }
  ret i1 false
}

; The k-th of the buffers that a frame lists at this byte.
define internal ptr @buffer(ptr %call, i64 %list, i64 %k) alwaysinline {
  %buffers = load ptr, ptr [%call + %list]
  ret ptr (load ptr, ptr [%buffers + ptr %k])
}

define internal ptr @data(ptr %call, i64 %list, i64 %k) alwaysinline {
  %buffer = call ptr @buffer(ptr %call, i64 %list, i64 %k)
  ret ptr (load ptr, ptr [%buffer + 24])
}

; The first dimension of the k-th argument.
define internal i64 @rows_of(ptr %call, i64 %k) alwaysinline {
  %buffer = call ptr @buffer(ptr %call, i64 72, i64 %k)
  ret i64 (load i64, ptr (load ptr, ptr [%buffer + 40]))
}
"""
_TAKEN, _GIVEN = 72, 112
"""Where a frame has the lists of its arguments and of its results."""


def arguments(call: Call) -> tuple[str, list[str]]:
    """Lines that name what a frame holds (`%n`, the buffers, `%decks.count`), and these as the values of a call."""
    lines = [f"  %n = call i64 @rows_of(ptr %call, i64 {int(call.taken[0] == 'decks')})"]
    values = ["i64 %n"]
    for at, names in ((_TAKEN, call.taken), (_GIVEN, call.given)):
        for k, name in enumerate(names):
            lines.append(f"  %{name} = call ptr @data(ptr %call, i64 {at}, i64 {k})")
            values.append(f"ptr %{name}")
    if call.deals:
        lines.append(f"  %decks.count = call i64 @rows_of(ptr %call, i64 {call.taken.index('decks')})")
        values.append("i64 %decks.count")
    return "\n".join(lines), values


def handler(call: Call) -> str:
    body, values = arguments(call)
    return asked(f"{call.name}_handler", f"{body}\n  call void @{call.name}_games({', '.join(values)})\n  ret ptr null")


def asked(name: str, run: str) -> str:
    """A handler that runs this, unless it is only asked what it is."""
    return f"""
define ptr @{name}(ptr %call) {{
  %metadata = call i1 @asked_for_metadata(ptr %call)
  if %metadata {{
    ret ptr null
  }}
{run}
}}"""
