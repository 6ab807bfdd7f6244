"""One PTX instruction → a line of Python on arrays: a number a thread, unsigned, as wide as its register."""

import re

from synth.verify.ptx.text import Instruction, Unknown

_COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_UNSIGNED = {"lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
_ARITHMETIC = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^"}


def register(name: str) -> str:
    return name[1:].replace(".", "_")


def width(name: str) -> int:
    """Bits of a register, by its name as LLVM writes it; 1 is a predicate."""
    if name.startswith("%SP"):
        return 64
    kind = re.match(r"%([a-z]+)\d+$", name)
    bits = {"p": 1, "rs": 16, "r": 32, "rd": 64}.get(kind[1] if kind else "", 0)
    if not bits:
        raise Unknown(f"register {name}")
    return bits


def registers(operand: str) -> list[str]:
    return [name for name in re.findall(r"%\w+(?:\.x)?", operand) if not name.endswith(".x")]


def value(operand: str, bits: int) -> str:
    """As an unsigned number of this width."""
    if operand in ("%tid.x", "%ctaid.x", "%ntid.x"):
        return f"t.{operand[1:-2]}(ix)"
    if operand.startswith("%"):
        have = width(operand)
        return register(operand) if have in (1, bits) else f"{register(operand)}.astype(u{bits})"
    if re.fullmatch(r"-?(0[xX][0-9a-fA-F]+|\d+)U?", operand):
        number = int(operand.rstrip("U"), 0)
        return repr(bool(number)) if bits == 1 else f"u{bits}({number & ((1 << bits) - 1)})"
    if re.fullmatch(r"[A-Za-z_$][\w$]*", operand):
        return f"t.symbol({operand!r}, ix)"
    raise Unknown(f"operand {operand}")


def signed(operand: str, bits: int) -> str:
    if not operand.startswith("%"):
        number = int(operand.rstrip("U"), 0) & ((1 << bits) - 1)
        return f"i{bits}({number - (1 << bits) if number >> (bits - 1) else number})"
    return f"{value(operand, bits)}.view(i{bits})"


def address(operand: str) -> str:
    match = re.fullmatch(r"\[([%\w$]+)(?:\+(-?\d+))?\]", operand)
    if match is None:
        raise Unknown(f"address {operand}")
    offset = int(match[2] or 0)
    base = value(match[1], 64)
    return f"{base} + u64({offset & ((1 << 64) - 1)})" if offset else base


def line(instruction: Instruction) -> list[str]:
    """Lines of Python; `ix` are the threads, `t` is the machine."""
    name, operands = instruction.name, instruction.operands
    kind = name[-1]
    if name[0] in ("ld", "st"):
        return _moved(name, operands)
    if name[0] == "mov" and "{" in "".join(operands):
        return _packed(operands, _bits(kind))
    target, *rest = operands
    return [f"{register(target)} = {_value_of(name, kind, target, rest)}"]


def _bits(kind: str) -> int:
    return 1 if kind == "pred" else int(kind[1:])


def _value_of(name: tuple[str, ...], kind: str, target: str, rest: list[str]) -> str:
    op, bits = name[0], _bits(kind)
    sign = kind.startswith("s")
    number = signed if sign else value
    if op == "mov":
        return f"t.each({value(rest[0], bits)}, ix)"
    if op == "cvta":
        return value(rest[0], 64)
    if op == "cvt":
        return _converted(name[-2], kind, target, rest[0])
    if op == "setp":
        return _compared(name[1], rest, kind)
    if op == "selp":
        return f"where({value(rest[2], 1)}, {value(rest[0], bits)}, {value(rest[1], bits)})"
    if op in _ARITHMETIC and len(rest) == 2:
        return f"{value(rest[0], bits)} {_ARITHMETIC[op]} {value(rest[1], bits)}"
    if op == "not":
        return f"~{value(rest[0], bits)}"
    if op == "neg":
        return f"u{bits}(0) - {value(rest[0], bits)}"
    if op == "abs":
        return f"absolute({signed(rest[0], bits)}).view(u{bits})"
    if op in ("min", "max"):
        least = f"{op}imum({number(rest[0], bits)}, {number(rest[1], bits)})"
        return f"{least}.view(u{bits})" if sign else least
    if op in ("mul", "mad"):
        return _product(op, name[1], rest, bits, sign)
    if op in ("shl", "shr"):
        return f"t.{op}{'_signed' if sign else ''}({value(rest[0], bits)}, {value(rest[1], 32)}, {bits})"
    if op in ("div", "rem"):
        return f"t.{op}({number(rest[0], bits)}, {number(rest[1], bits)}).view(u{bits})"
    if op == "popc":
        return f"bitwise_count({value(rest[0], bits)}).astype(u32)"
    if op in ("brev", "clz"):
        return f"t.{op}({value(rest[0], bits)}, {bits})"
    if op in ("bfe", "bfi"):
        how = "_signed" if sign else ""
        numbers = [value(one, bits) for one in rest[:-2]] + [value(one, 32) for one in rest[-2:]]
        return f"t.{op}{how}({', '.join(numbers)}, {bits})"
    if op == "prmt":
        return f"t.prmt({value(rest[0], 32)}, {value(rest[1], 32)}, {value(rest[2], 32)})"
    if op == "shf" and name[2] in ("wrap", "clamp"):
        return f"t.shf_{name[1]}({', '.join(value(one, 32) for one in rest)}, {name[2] == 'clamp'})"
    raise Unknown(".".join(name))


def _product(op: str, which: str, rest: list[str], bits: int, sign: bool) -> str:
    x, y = ((signed if sign else value)(one, bits) for one in rest[:2])
    wide = f"{'i' if sign else 'u'}{2 * bits}"
    if which == "lo":
        text = f"({value(rest[0], bits)} * {value(rest[1], bits)})"
        return f"{text} + {value(rest[2], bits)}" if op == "mad" else text
    if bits == 64:
        raise Unknown(f"{op}.{which} of 64 bits")
    text = f"({x}.astype({wide}) * {wide}({y}))"
    if which == "wide":
        text = f"{text}.view(u{2 * bits})"
        return f"{text} + {value(rest[2], 2 * bits)}" if op == "mad" else text
    if which == "hi" and op == "mul":
        return f"({text} >> {wide}({bits})).astype(u{bits})"
    raise Unknown(f"{op}.{which}")


def _compared(how: str, rest: list[str], kind: str) -> str:
    bits = _bits(kind)
    if how in _UNSIGNED:
        return f"{value(rest[0], bits)} {_UNSIGNED[how]} {value(rest[1], bits)}"
    number = signed if kind.startswith("s") else value
    if kind.startswith("b") and how not in ("eq", "ne"):
        raise Unknown(f"setp.{how}.{kind}")
    return f"{number(rest[0], bits)} {_COMPARE[how]} {number(rest[1], bits)}"


def _converted(to: str, source: str, target: str, operand: str) -> str:
    """The low bits of the source, extended by its sign, cut to the target, and extended again to the register."""
    text = f"{value(operand, width(operand))}.astype(u{_bits(source)})"
    if source.startswith("s"):
        text += f".view(i{_bits(source)})"
    text += f".astype(u{_bits(to)})"
    if to.startswith("s") and _bits(to) < width(target):
        text += f".view(i{_bits(to)})"
    return f"{text}.astype(u{width(target)})"


def _moved(name: tuple[str, ...], operands: tuple[str, ...]) -> list[str]:
    bits, sign = _bits(name[-1]), name[-1].startswith("s")
    if name[1] == "param":
        slot = operands[1 if name[0] == "ld" else 0].strip("[]")
        slot, _, offset = slot.partition("+")
        if offset not in ("", "0"):
            raise Unknown(f"parameter {slot} in parts")
        if name[0] == "st":
            return [f"given[{slot!r}] = t.each({value(operands[1], bits)}, ix)"]
        return [f"{register(operands[0])} = t.parameter(here, {slot!r}, ix).astype(u{width(operands[0])})"]
    space = name[1] if name[1] in ("local", "global") else "any"
    place, parts = (operands[1], operands[0]) if name[0] == "ld" else (operands[0], operands[1])
    lines = [f"at = t.place({address(place)}, {bits // 8 * len(_parts(parts))}, {space!r})"]
    for k, part in enumerate(_parts(parts)):
        at = f"m{bits}[(at >> {(bits // 8).bit_length() - 1}){f' + {k}' if k else ''}]"
        if name[0] == "st":
            lines.append(f"{at} = {value(part, max(bits, 16))}")
        elif part != "_":
            wide = width(part)
            extended = f"{at}.view(i{bits})" if sign else at
            lines.append(f"{register(part)} = {extended}.astype(u{wide})")
    return lines


def _packed(operands: tuple[str, ...], bits: int) -> list[str]:
    """Several registers as one, or one as several; the first is the lowest part."""
    target, source = operands
    if source.startswith("{"):
        parts = _parts(source)
        each = bits // len(parts)
        terms = [f"({value(part, each)}.astype(u{bits}) << u{bits}({k * each}))" for k, part in enumerate(parts)]
        return [f"{register(target)} = {' | '.join(terms)}"]
    parts = _parts(target)
    each = bits // len(parts)
    whole = value(source, bits)
    return [
        f"{register(part)} = ({whole} >> u{bits}({k * each})).astype(u{each})" for k, part in enumerate(parts) if part != "_"
    ]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.strip("{}").split(",")]
