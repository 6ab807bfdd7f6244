"""Shorthand for LLVM IR: addresses are said where they are used, loops and conditions have a word.

`load i16, ptr [%row + i16 %k]` is the k-th number of 16 bits from `%row` on, `[%row + 8]` is eight bytes further. What stands
between `for %k to 20 {` and `}` is done for every k below 20; `from 4` is where it begins, `by 2` how much is added. What stands
between `if ne i8 %winner, 0 {` or `if %ended {` and `}` is done if that holds. Blocks before a loop have names.
"""

from __future__ import annotations

import re

_ADDRESS = re.compile(r"(ptr(?: addrspace\(\d\))?) \[([%@][\w.]+) \+ (?:(i\d+|ptr) )?(%[\w.]+|-?\d+)\]")
_LOOP = re.compile(r" +for %(\w+)(?: from (\S+))? to (\S+)(?: by (\S+))? \{")
_IF = re.compile(r" +if (.+) \{")


def spelled_out(text: str) -> str:
    """As LLVM reads it."""
    lines: list[str] = []
    opened: list[tuple[str, str, int]] = []
    """Loops and conditions: the name, what is added, and the line that names the end of a loop."""
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
            opened.append((k, step or "1", len(lines) + 2))
            lines += [f"  br label %{k}.test", f"{k}.test:", begun, f"  %{k}.more = icmp slt i64 %{k}, {end}"]
            lines += [f"  br i1 %{k}.more, label %{k}.each, label %{k}.end", f"{k}.each:"]
            block = f"{k}.each"
        elif condition := _IF.match(line):
            name, holds = f"if{number}", condition[1]
            opened.append((name, "", 0))
            if not holds.startswith("%"):
                lines.append(f"  %{name} = icmp {holds}")
                holds = f"%{name}"
            block = f"{name}.so"
            lines += [f"  br i1 {holds}, label %{block}, label %{name}.end", f"{block}:"]
        elif line.startswith(" ") and line.strip() == "}":
            name, step, at = opened.pop()
            if step:
                lines[at] += f"{block}]"
                lines += [f"  %{name}.next = add i64 %{name}, {step}", f"  br label %{name}.test"]
            elif not lines[-1].lstrip().startswith(("ret ", "br ")):
                lines.append(f"  br label %{name}.end")
            lines.append(f"{name}.end:")
            block = f"{name}.end"
        else:
            lines.append(line)
            block = line[:-1] if re.match(r"[\w.]+:$", line) else block
    return "\n".join(lines) + "\n"
