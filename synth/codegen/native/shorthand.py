"""Shorthand for LLVM IR: addresses are said where they are used, and loops have a word.

`load i16, ptr [%row + i16 %k]` is the k-th number of 16 bits from `%row` on, `[%row + 8]` is eight bytes further. What stands
between `for %k to 20 {` and `}` is done for every k below 20; `from 4` is where it begins, `by 2` how much is added. Blocks
before it and in it have names.
"""

from __future__ import annotations

import re

_ADDRESS = re.compile(r"(ptr(?: addrspace\(\d\))?) \[([%@][\w.]+) \+ (?:(i\d+|ptr) )?(%[\w.]+|-?\d+)\]")
_LOOP = re.compile(r" +for %(\w+)(?: from (\S+))? to (\S+)(?: by (\S+))? \{")


def spelled_out(text: str) -> str:
    """As LLVM reads it."""
    lines: list[str] = []
    loops: list[tuple[str, str, int]] = []
    block = ""
    for number, line in enumerate(text.splitlines()):
        while said := _ADDRESS.search(line):
            space, base, kind, further = said.groups()
            name = f"%a{number}.{said.start()}"
            lines.append(f"  {name} = getelementptr {kind or 'i8'}, {space} {base}, i64 {further}")
            line = f"{line[: said.start()]}{space} {name}{line[said.end() :]}"
        if loop := _LOOP.match(line):
            k, first, end, step = loop.groups()
            begun = f"  %{k} = phi i64 [{first or 0}, %{block}], [%{k}.next, %"
            loops.append((k, step or "1", len(lines) + 2))
            lines += [f"  br label %{k}.test", f"{k}.test:", begun, f"  %{k}.more = icmp slt i64 %{k}, {end}"]
            lines += [f"  br i1 %{k}.more, label %{k}.each, label %{k}.end", f"{k}.each:"]
            block = f"{k}.each"
        elif line.startswith(" ") and line.strip() == "}":
            k, step, at = loops.pop()
            lines[at] += f"{block}]"
            lines += [f"  %{k}.next = add i64 %{k}, {step}", f"  br label %{k}.test", f"{k}.end:"]
            block = f"{k}.end"
        else:
            lines.append(line)
            block = line[:-1] if re.match(r"[\w.]+:$", line) else block
    return "\n".join(lines) + "\n"
