"""A machine → the files of its engine for CPUs: a module of LLVM IR for each graph, and the driver that calls them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from string import Template

from synth.codegen.ir import I16, U32, Graph, width
from synth.codegen.native.kernel import LANES, ROW, TILE, WIDTHS, Block, Columns, Place, emit_module
from synth.codegen.specialise import Machine

Types = Mapping[str, str]
Call = tuple[Types, Types]
"""Columns that come in, columns that go out."""


def native_files(machine: Machine) -> dict[str, str]:
    """File contents by name."""
    plan = machine.plan
    cells = {name: width(lo, hi) for name, (lo, hi) in plan.ranges.items() if name not in plan.constants}
    masks = {f"mask_{k}": U32 for k in range(plan.mask_size)}
    keys = {"key_0": U32, "key_1": U32}
    state = cells | masks
    action = {"action": machine.act.inputs["action"].dtype}
    dealt = {name: value.dtype for name, value in machine.start.inputs.items()}
    viewed = cells | {"player": machine.observe.inputs["player"].dtype}
    calls: dict[str, Call] = {
        "step": (state | action | keys, state),
        "start": (dealt, state),
        "restart": (state | {f"new_{name}": dtype for name, dtype in dealt.items()}, state),
        "observe": (viewed, dict.fromkeys(machine.observe.outputs, I16)),
        "legal": (cells, masks),
    }
    tile = Block({name: dtype for name, (_, _, dtype) in plan.carried.items() if name not in plan.constants} | keys)
    kernels: list[tuple[Graph, Place, Place]] = [
        (machine.act, Columns(calls["step"][0]), tile),
        (machine.effect, tile, tile),
        (machine.settle, tile, tile),
        (machine.finish, tile, Columns(state)),
    ]
    for graph in (machine.start, machine.observe, machine.legal):
        taken, given = calls[graph.name]
        kernels.append((graph, Columns(taken), Columns(given)))
    contents: dict[str, str] = {}
    frame = 0
    for graph, source, target in kernels:
        contents[f"{graph.name}.ll"], needed = emit_module(graph, source, target)
        frame = max(frame, needed)
    contents["driver.ll"] = _driver(tile, frame, calls)
    return contents


def _driver(tile: Block, frame: int, calls: Mapping[str, Call]) -> str:
    most = max(len(columns) for call in calls.values() for columns in call)
    widest = 4 * LANES
    room, pointers = most * widest, most * 8
    state = calls["start"][1]
    numbers = {
        "LANES": LANES,
        "TILE": TILE,
        "CHUNKS": TILE // LANES,
        "BLOCK": tile.size,
        "FRAME": frame,
        "WIDEST": widest,
        "ROOM": room,
        "LIST": pointers,
        "STEP_BYTES": 3 * tile.size + frame + room + pointers,
        "MAP_BYTES": frame + 2 * (room + pointers),
        "STEP_IN": len(calls["step"][0]),
        "STEP_OUT": len(state),
        "STATE": len(state),
        "DEALT": len(calls["start"][0]),
        "WINNER": list(state).index("winner"),
    }
    sizes = [
        _sizes(f"{name}_{way}", columns)
        for name, call in calls.items()
        for way, columns in zip(("in", "out"), call, strict=True)
    ]
    offsets = tile.offsets()
    passes = [
        _filled("passes", numbers, KERNEL=kernel, FLAG=offsets[flag])
        for kernel, flag in (("effect", "acting"), ("settle", "todo"))
    ]
    maps = [
        _filled(kind, numbers, NAME=name, IN=len(calls[name][0]), OUT=len(calls[name][1]))
        for name, kind in (("start", "map"), ("legal", "map"), ("observe", "rows"))
    ]
    handlers = [
        _filled("handler", numbers, CALL=name, IN=len(taken), OUT=1 if name == "observe" else len(given))
        for name, (taken, given) in calls.items()
    ]
    return _filled(
        "driver",
        numbers,
        SIZES="\n".join(sizes),
        TRANSFERS=_transfers(tile, numbers),
        PASSES="\n".join(passes),
        MAPS="\n".join([*maps, _filled("restart", numbers)]),
        HANDLERS="\n".join(handlers),
    )


def _filled(name: str, numbers: Mapping[str, int], **more: str | int) -> str:
    text = files("synth.codegen.native").joinpath(f"{name}.ll").read_text("utf-8")
    return Template(text).substitute(numbers, **more)


def _sizes(name: str, columns: Types) -> str:
    sizes = ", ".join(f"i8 {WIDTHS[dtype] // 8}" for dtype in columns.values())
    return f"@{name} = internal constant [{len(columns)} x i8] [{sizes}]"


def _transfers(tile: Block, numbers: Mapping[str, int]) -> str:
    """`take`, `give` and `copy`: all rows of each width, one after the other."""
    texts, first = [], 0
    calls: dict[str, list[str]] = {"take": [], "give": [], "copy": []}
    for bits in (32, 16, 8):
        rows = sum(WIDTHS[dtype] == bits for dtype in tile.dtypes.values())
        if not rows:
            continue
        stride = bits // 8 * ROW
        pieces = range(LANES * bits // REGISTER)
        texts.append(
            _filled(
                "transfer",
                numbers,
                **{"BITS": bits, "FIRST": first, "STRIDE": stride, "END": first + rows * stride},
                PIECES="\n".join(_piece(bits, k) for k in pieces),
                TAKE="\n".join(_take(bits, k) for k in pieces),
                GIVE="\n".join(_give(bits, k) for k in pieces),
            )
        )
        for name, lines in calls.items():
            lines.append(f"  call void @{name}_{bits}(ptr %tile, i64 %at, ptr %taken, i64 %pos, i{LANES} %bits)")
        first += rows * stride
    for name, lines in calls.items():
        body = "\n".join(lines)
        texts.append(
            f"define internal void @{name}(ptr %tile, i64 %at, ptr %taken, i64 %pos, i{LANES} %bits) {{\n{body}\n  ret void\n}}"
        )
    return "\n".join(texts)


REGISTER = 256
"""Bits that are pressed together at a time: LLVM 22 goes wrong on more than fit a register."""


def _piece(bits: int, k: int) -> str:
    """Where the k-th piece of a chunk comes from and goes to."""
    size = REGISTER // bits
    lines = [
        f"%at.{k} = add i64 %at, {k * size}",
        f"%from.{k} = getelementptr i{bits}, ptr %tile, i64 %at.{k}",
        f"%to.{k} = getelementptr i{bits}, ptr %taken, i64 %pos{f'.{k}' if k else ''}",
        f"%high.{k} = lshr i{LANES} %bits, {k * size}",
        f"%own.{k} = {'trunc' if size < LANES else 'bitcast'} i{LANES} %high.{k} to i{size}",
        f"%mask.{k} = bitcast i{size} %own.{k} to <{size} x i1>",
        f"%wide.{k} = zext i{size} %own.{k} to i64",
        f"%found.{k} = call i64 @llvm.ctpop.i64(i64 %wide.{k})",
        f"%pos.{k + 1} = add i64 %pos{f'.{k}' if k else ''}, %found.{k}",
    ]
    return "\n".join(f"  {line}" for line in lines)


def _take(bits: int, k: int) -> str:
    kind, mask = f"<{REGISTER // bits} x i{bits}>", f"<{REGISTER // bits} x i1> %mask.{k}"
    press = f"@llvm.experimental.vector.compress.v{REGISTER // bits}i{bits}"
    lines = [
        f"%p.{k} = getelementptr i8, ptr %from.{k}, i64 %offset",
        f"%q.{k} = getelementptr i8, ptr %to.{k}, i64 %offset",
        f"%games.{k} = load {kind}, ptr %p.{k}, align 1",
        f"%pressed.{k} = call {kind} {press}({kind} %games.{k}, {mask}, {kind} %games.{k})",
        f"store {kind} %pressed.{k}, ptr %q.{k}, align 1",
    ]
    return "\n".join(f"  {line}" for line in lines)


def _give(bits: int, k: int) -> str:
    kind, mask = f"<{REGISTER // bits} x i{bits}>", f"<{REGISTER // bits} x i1> %mask.{k}"
    spread = f"@llvm.masked.expandload.v{REGISTER // bits}i{bits}"
    lines = [
        f"%p.{k} = getelementptr i8, ptr %from.{k}, i64 %offset",
        f"%q.{k} = getelementptr i8, ptr %to.{k}, i64 %offset",
        f"%before.{k} = load {kind}, ptr %p.{k}, align 1",
        f"%games.{k} = call {kind} {spread}(ptr align 1 %q.{k}, {mask}, {kind} %before.{k})",
        f"store {kind} %games.{k}, ptr %p.{k}, align 1",
    ]
    return "\n".join(f"  {line}" for line in lines)
