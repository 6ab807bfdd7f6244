"""LLVM IR with addresses said where they are used: `load i16, ptr [%row + i16 %k]` is the k-th number of 16 bits from `%row` on,
`[%row + 8]` is eight bytes further."""

from __future__ import annotations

import re

_ADDRESS = re.compile(r"(ptr(?: addrspace\(\d\))?) \[([%@][\w.]+) \+ (?:(i\d+|ptr) )?(%[\w.]+|-?\d+)\]")


def spelled_out(text: str) -> str:
    """As LLVM reads it: every address is worked out before its line."""
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        while said := _ADDRESS.search(line):
            space, base, kind, further = said.groups()
            name = f"%a{number}.{said.start()}"
            lines.append(f"  {name} = getelementptr {kind or 'i8'}, {space} {base}, i64 {further}")
            line = f"{line[: said.start()]}{space} {name}{line[said.end() :]}"
        lines.append(line)
    return "\n".join(lines) + "\n"
