"""A machine → the files of its engine for CPUs: a module of LLVM IR for each graph, and the driver that calls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from string import Template

from synth.codegen.ir import I16, U32, Graph, width
from synth.codegen.native.kernel import LANES, ROW, TILE, WIDTHS, Block, Columns, Place, changes, emit_module, reads
from synth.codegen.specialise import Machine

Types = Mapping[str, str]
Call = tuple[Types, Types]
"""Columns that come in, columns that go out."""
AT_ONCE = 8
"""Games that a loop moves before it looks whether there are more."""


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
    contents["driver.ll"] = _driver(tile, frame, calls, ((machine.effect, "acting"), (machine.settle, "todo")))
    return contents


def _driver(tile: Block, frame: int, calls: Mapping[str, Call], repeated: Sequence[tuple[Graph, str]]) -> str:
    """`repeated`: kernels that run for some games only, as long as a flag is set."""
    most = max(len(columns) for call in calls.values() for columns in call)
    widest = 4 * LANES
    room, pointers = most * widest, most * 8
    state = calls["start"][1]
    numbers = {
        "LANES": LANES,
        "TILE": TILE,
        "LESS": LANES - 1,
        "AT_ONCE": AT_ONCE,
        "BLOCK": tile.size,
        "FRAME": frame,
        "WIDEST": widest,
        "ROOM": room,
        "LIST": pointers,
        "STEP_BYTES": 3 * tile.size + frame + room + pointers + 2 * ROW,
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
    passes = [_transfer(bits, numbers) for bits in sorted(set(WIDTHS.values()))]
    for graph, flag in repeated:
        rows, take, give = _row_lists(graph.name, graph, tile)
        passes += [rows, _filled("passes", numbers, KERNEL=graph.name, FLAG=tile.offsets()[flag], TAKE=take, GIVE=give)]
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


def _row_lists(kernel: str, graph: Graph, tile: Block) -> tuple[str, str, str]:
    """The rows that a kernel reads and those that it changes, and the calls that take and give them."""
    offsets = tile.offsets()
    lists: list[str] = []
    calls: dict[str, list[str]] = {"take": [], "give": []}
    for way, block, names in (("take", "taken", reads(graph)), ("give", "given", changes(graph))):
        for bits in sorted(set(WIDTHS.values())):
            rows = [offsets[name] for name in tile.names if name in names and WIDTHS[tile.dtypes[name]] == bits]
            if rows:
                numbers = ", ".join(f"i32 {row}" for row in rows)
                lists.append(f"@{kernel}_{way}_{bits} = internal constant [{len(rows)} x i32] [{numbers}]")
                lanes = f"ptr %tile, ptr %{block}, ptr %games, i64 %whole"
                calls[way].append(f"  call void @{way}_{bits}({lanes}, ptr @{kernel}_{way}_{bits}, i64 {len(rows)})")
    return "\n".join(lists), "\n".join(calls["take"]), "\n".join(calls["give"])


def _transfer(bits: int, numbers: Mapping[str, int]) -> str:
    """`take` and `give` for rows of a width."""
    take: list[str] = []
    give: list[str] = []
    for k in range(AT_ONCE):
        both = [
            f"%g.{k} = add i64 %g, {k}",
            f"%game.at.{k} = getelementptr i16, ptr %games, i64 %g.{k}",
            f"%game.16.{k} = load i16, ptr %game.at.{k}",
            f"%game.{k} = zext i16 %game.16.{k} to i64",
        ]
        for lines, source, target in ((take, "game", "g"), (give, "g", "game")):
            lines += [
                *both,
                f"%p.{k} = getelementptr i{bits}, ptr %from, i64 %{source}.{k}",
                f"%q.{k} = getelementptr i{bits}, ptr %to, i64 %{target}.{k}",
                f"%cell.{k} = load i{bits}, ptr %p.{k}",
                f"store i{bits} %cell.{k}, ptr %q.{k}",
            ]
    indented = {name: "\n".join(f"  {line}" for line in lines) for name, lines in (("TAKE", take), ("GIVE", give))}
    return _filled("transfer", numbers, BITS=bits, **indented)
