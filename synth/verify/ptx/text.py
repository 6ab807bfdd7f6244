"""PTX text → functions of blocks. Only the part of the language that a module of whole numbers has."""

import re
from dataclasses import dataclass, field


class Unknown(ValueError):
    """Something that is not understood."""


@dataclass(frozen=True)
class Instruction:
    name: tuple[str, ...]
    """`ld.local.b8` in parts."""
    operands: tuple[str, ...]
    """As written; braces and brackets stay together."""


@dataclass
class Block:
    """Instructions without a branch between them, and how it goes on: `jump` (one target), `branch` (condition, then, else),
    `switch` (register, targets), `call` (function, arguments, next block), `ret`."""

    code: list[Instruction] = field(default_factory=list)
    end: tuple[str, ...] = ("ret",)


@dataclass
class Function:
    name: str
    parameters: tuple[str, ...]
    local: tuple[str, int] | None
    """Name and bytes of its local memory."""
    blocks: dict[str, Block]
    """The first is where it begins."""


@dataclass(frozen=True)
class Module:
    functions: dict[str, Function]
    constants: dict[str, bytes]


_FUNCTION = re.compile(
    r"^(?:\.visible )?\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w$]+)\(([^)]*)\)\s*(?:\.[^\n{]*\s*)*\{\n(.*?)^\}", re.S | re.M
)
_CONSTANT = re.compile(
    r"^(?:\.visible )?\.global (?:\.align \d+ )?\.b(\d+) ([\w$]+)(?:\[(\d+)\])?(?: = (?:\{([^}]*)\}|(\S+)))?;", re.M
)


def parse(text: str) -> Module:
    text = re.sub(r"//[^\n]*", "", text)
    constants = {}
    for bits, name, count, values, single in _CONSTANT.findall(text):
        size, numbers = int(bits) // 8, [int(number, 0) for number in (values or single or "").split(",") if number.strip()]
        data = b"".join((number & ((1 << 8 * size) - 1)).to_bytes(size, "little") for number in numbers)
        constants[name] = data.ljust(int(count or 1) * size, b"\0")
    functions = {}
    for name, parameters, body in _FUNCTION.findall(text):
        local = re.search(r"\.local \.align \d+ \.b8\s+([\w$]+)\[(\d+)\]", body)
        found = (local[1], int(local[2])) if local else None
        names = tuple(part.split()[-1].partition("[")[0] for part in parameters.split(",") if part.strip())
        functions[name] = Function(name, names, found, _blocks(body))
    if not functions:
        raise Unknown("no function was found")
    return Module(functions, constants)


def _blocks(body: str) -> dict[str, Block]:
    targets = {
        name: tuple(label.strip() for label in labels.split(","))
        for name, labels in re.findall(r"(\$\w+):\s*\.branchtargets\s+([^;]*);", body)
    }
    body = re.sub(r"\$\w+:\s*\.branchtargets\s+[^;]*;", "", body)
    blocks, label, fresh = {"": Block()}, "", 0
    now: Block | None = blocks[""]
    for line in body.splitlines():
        line = line.strip()
        if not line or line.startswith((".", "{", "}")):
            continue
        if line.endswith(":"):
            if now is not None:
                now.end = ("jump", line[:-1])
            now = blocks[line[:-1]] = Block()
            continue
        match = re.match(r"(?:@(!?)(%\w+)\s+)?([\w.]+)\s*(.*?);$", line)
        if match is None:
            raise Unknown(f"a line that is not understood: {line[:80]}")
        negated, condition, name, rest = match.groups()
        if now is None:
            fresh += 1
            now = blocks[f"unreached {fresh}"] = Block()
        if name in ("bra", "bra.uni", "brx.idx", "call", "call.uni"):
            fresh += 1
            label = f"after {fresh}"
            if name == "brx.idx":
                index, _, which = rest.partition(",")
                now.end, now = ("switch", index.strip(), *targets[which.strip()]), None
            elif name.startswith("call"):
                called = re.match(r"(?:\((\w+)\),\s*)?([\w$]+)(?:,\s*\(([^)]*)\))?$", rest)
                if called is None:
                    raise Unknown(f"a call that is not understood: {rest[:80]}")
                now.end = ("call", called[2], called[3] or "", label)
                now = blocks[label] = Block()
            elif condition:
                now.end = ("branch", condition, label if negated else rest, rest if negated else label)
                now = blocks[label] = Block()
            else:
                now.end, now = ("jump", rest), None
        elif name == "ret":
            if condition:
                raise Unknown("a return with a condition")
            now.end, now = ("ret",), None
        elif condition:
            raise Unknown(f"{name} with a condition")
        else:
            now.code.append(Instruction(tuple(name.split(".")), _operands(rest)))
    return blocks


def _operands(text: str) -> tuple[str, ...]:
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += (letter in "{[") - (letter in "}]")
        if letter == "," and not depth:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    return tuple([*parts, part.strip()] if part.strip() else parts)
