"""Shorthand for LLVM IR: what is worked out once is said where it is used; loops, conditions and variables have a word.

`i64 (add i64 %i, 2)` is that sum. `load i16, ptr [%row + i16 %k]` is the k-th number of 16 bits from `%row` on, `[%row + 8]` is
eight bytes further. What stands between `for %k to 20 {` and `}` is done for every k below 20; `from 4` is where it begins,
`by 2` how much is added. What stands between `if ne i8 %winner, 0 {` or `if %ended {` and `}` is done if that holds, after
`while` as long as it does. `var i32 %now = 0` is a number in memory, which can be stored to.
"""

import re

_ADDRESS = re.compile(r"(ptr(?: addrspace\(\d\))?) \[([%@][\w.]+) \+ (?:(i\d+|ptr) )?(%[\w.]+|-?\d+)\]")
_WORKED_OUT = re.compile(r"(?<=[ \[])\(((?:[^()]|(?<=\w)\((?:[^()]|\(\d\))*\))*)\)")
_LOOP = re.compile(r" +for %(\w+)(?: from (\S+))? to (\S+)(?: by (\S+))? \{")
_IF = re.compile(r" +(if|while) (.+) \{")
_VARIABLE = re.compile(r" +var (\w+) (%[\w.]+) = (\S+)")


def spelled_out(text: str) -> str:
    """As LLVM reads it."""
    lines: list[str] = []
    opened: list[tuple[str, list[str]]] = []
    """Loops and conditions: the name, and the lines at the end of what is done."""
    entry = count = 0
    for number, line in enumerate(text.splitlines()):
        if line.lstrip().startswith(";"):
            continue
        if line.lstrip().startswith("while "):
            lines += [f"  br label %if{number}.test", f"if{number}.test:"]
        while said := _ADDRESS.search(line) or _WORKED_OUT.search(line):
            name, count, worked_out, space = f"%a{count}", count + 1, said[1], ""
            if said.re is _ADDRESS:
                space, base, kind, further = said.groups()
                worked_out, space = f"getelementptr {kind or 'i8'}, {space} {base}, i64 {further}", f"{space} "
            lines.append(f"  {name} = {worked_out}")
            line = f"{line[: said.start()]}{space}{name}{line[said.end() :]}"
        if variable := _VARIABLE.match(line):
            kind, name, first = variable.groups()
            lines.insert(entry, f"  {name} = alloca {kind}")
            lines.append(f"  store {kind} {first}, ptr {name}")
        elif loop := _LOOP.match(line):
            k, first, end, step = loop.groups()
            lines.insert(entry, f"  %{k}.now = alloca i64")
            lines += [f"  store i64 {first or 0}, ptr %{k}.now", f"  br label %{k}.test", f"{k}.test:"]
            lines += [f"  %{k} = load i64, ptr %{k}.now", f"  %{k}.more = icmp slt i64 %{k}, {end}"]
            lines += [f"  br i1 %{k}.more, label %{k}.each, label %{k}.end", f"{k}.each:"]
            further = [f"  %{k}.next = add i64 %{k}, {step or 1}", f"  store i64 %{k}.next, ptr %{k}.now"]
            opened.append((k, [*further, f"  br label %{k}.test"]))
        elif condition := _IF.match(line):
            name, (word, holds) = f"if{number}", condition.groups()
            opened.append((name, [f"  br label %{name}.{'test' if word == 'while' else 'end'}"]))
            if not holds.startswith("%"):
                lines.append(f"  %{name} = icmp {holds}")
                holds = f"%{name}"
            lines += [f"  br i1 {holds}, label %{name}.so, label %{name}.end", f"{name}.so:"]
        elif line.startswith(" ") and line.strip() == "}":
            name, last = opened.pop()
            if not lines[-1].lstrip().startswith(("ret ", "br ")):
                lines += last
            lines.append(f"{name}.end:")
        else:
            lines.append(line)
            entry = len(lines) if line.endswith("{") else entry
    return "\n".join(lines) + "\n"
