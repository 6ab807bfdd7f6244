"""Expressions of the machine's source → operations in the blocks of a function's graph."""

import ast
from collections.abc import Callable, Sequence
from functools import partial, reduce
from types import FunctionType
from typing import Any

from synth.codegen.graphs.graph import COMPARED, OPEN, WORKED, Arg, AtOnce, Block, Branch, Cell, End, Function, Jump, Op
from synth.codegen.graphs.intrinsics import AT_ONCE, CALLS, by_number, case, clear, exchange, spread
from synth.codegen.graphs.sources import Fixed, NotInSubset, Sources, fixed_parameters, parsed

BINARY = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl",
    ast.RShift: "shr", ast.FloorDiv: "floordiv", ast.Mod: "mod",
}  # fmt: skip
_COMPARE = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}
_FOLDED = {**WORKED, **COMPARED}


class ExpressionReader:
    """The blocks of one function, and what computes a value or decides a branch."""

    def __init__(self, reader: Sources, name: str, function: Callable[..., Any], known: tuple[Fixed, ...]) -> None:
        self.reader, self.function = reader, function
        self.tree = parsed(function)
        names = [arg.arg for arg in self.tree.args.args]
        if function not in AT_ONCE and names[:1] != ["g"]:
            raise self.error(self.tree, "the first parameter is g")
        names = [name for name in names if name != "g"]
        fixed = dict(zip(names, known, strict=False))
        self.known = {name: value for name, value in fixed.items() if isinstance(value, int)}
        self.grids = {name: value for name, value in fixed.items() if isinstance(value, str)}
        """Names that stand for cells."""
        self.graph = Function(name, tuple(n for n in names if fixed.get(n) is None), at_once=self._at_once())
        self.names = {*function.__code__.co_varnames, *function.__code__.co_cellvars}
        self.count = 0
        self.block = self._new()

    def _at_once(self) -> AtOnce | None:
        if self.function not in AT_ONCE:
            return None
        (cell,), (n,) = self.grids.values(), self.known.values()
        most = self._cell(self.tree, cell).size if self.function is exchange else 32
        if not 1 <= n <= most or (self.function is spread and self.reader.cells[cell].dtype != "u8"):
            raise self.error(self.tree, "at most 32 bits, and they are spread over bytes")
        return AtOnce(self.function.__name__, cell, n)

    # Blocks

    def _new(self) -> int:
        self.graph.blocks.append(Block())
        return len(self.graph.blocks) - 1

    def _enter(self, block: int) -> None:
        self.block = block

    def _go_on(self, block: int) -> None:
        self._end(Jump(block))
        self._enter(block)

    def _fresh(self, name: str) -> str:
        """A name that nobody else has."""
        self.count += 1
        return f"{name}{self.count}"

    def _end(self, end: End) -> None:
        """What comes after a jump in the same block is never reached."""
        block = self.graph.blocks[self.block]
        if block.end is OPEN:
            block.end = end

    def _emit(self, kind: str, args: tuple[Arg, ...], note: str = "", target: str | None = "") -> Arg:
        if self.graph.blocks[self.block].end is not OPEN:
            return 0
        if target == "":
            target = self._fresh("%")
        self.graph.blocks[self.block].ops.append(Op(target, kind, args, note))
        return target or 0

    def error(self, node: ast.AST, what: str) -> NotInSubset:
        line = getattr(node, "lineno", 1) + self.function.__code__.co_firstlineno - 1
        return NotInSubset(f"{self.function.__code__.co_filename}:{line}: {what}")

    # Conditions

    def fork(self, test: ast.expr, then: int, other: int) -> bool | None:
        """Ends the block by a branch on the test, or tells how it is decided already."""
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                folded = self.fork(inner, other, then)
                return None if folded is None else not folded
            case ast.BoolOp(op=op, values=[first, *rest]):
                stops, more = isinstance(op, ast.Or), self._new()
                decided = self.fork(first, then if stops else more, more if stops else other)
                if decided is stops:
                    return stops
                if decided is None:
                    self._enter(more)
                folded = self.fork(rest[0] if len(rest) == 1 else ast.BoolOp(op, rest), then, other)
                if decided is None and folded is not None:
                    self._end(Jump(then if folded else other))
                    return None
                return folded
        decides = self.value(test)
        if isinstance(decides, int):
            return bool(decides)
        self._end(Branch(decides, then, other))
        return None

    # Expressions

    def value(self, node: ast.expr) -> Arg:
        match node:
            case ast.Constant(value=bool() | int() as number):
                return int(number)
            case ast.Name(id=name):
                return self.name(node, name)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.BinOp():
                return self.binary(BINARY.get(type(node.op), ""), self.value(node.left), self.value(node.right), node)
            case ast.UnaryOp(op=ast.USub()):
                return self.binary("sub", 0, self.value(node.operand), node)
            case ast.UnaryOp(op=ast.Invert()):
                return self.binary("xor", self.value(node.operand), -1, node)
            case ast.UnaryOp(op=ast.Not()):
                return self.binary("eq", self.value(node.operand), 0, node)
            case ast.Compare():
                return self.compare(node)
            case ast.BoolOp() | ast.IfExp():
                return self.chosen(node)
            case ast.Call():
                return self.call(node)
        raise self.error(node, f"no {type(node).__name__} in the machine's source")

    def name(self, node: ast.expr, name: str) -> Arg:
        if name in self.known:
            return self.known[name]
        if name in self.grids:
            raise self.error(node, f"{name} needs an index")
        if name in self.names:
            # A copy: a later assignment does not change what was read before.
            return self._emit("copy", (name,))
        value = self._outside(node)
        if isinstance(value, int):
            return int(value)
        raise self.error(node, f"{name} is no number")

    def _outside(self, node: ast.expr) -> Any:
        """A name of the module around the function."""
        match node:
            case ast.Name(id=name):
                if name in self.function.__globals__:
                    return self.function.__globals__[name]
                builtin = {"min": min, "max": max, "sum": sum, "any": any, "all": all}
                if name in builtin:
                    return builtin[name]
                raise self.error(node, f"unknown name {name}")
            case ast.Attribute(value=value, attr=attr):
                return getattr(self._outside(value), attr)
        raise self.error(node, "no constant")

    def grid(self, node: ast.expr) -> str | None:
        """The cell that `g.damage`, or a name for it, stands for."""
        match node:
            case ast.Attribute(value=ast.Name(id="g"), attr=name) if name not in ("c", "t"):
                return name
            case ast.Name(id=name):
                return self.grids.get(name)
        return None

    def _cell(self, node: ast.AST, name: str) -> Cell:
        if name not in self.reader.cells:
            raise self.error(node, f"no cell {name}")
        return self.reader.cells[name]

    def attribute(self, node: ast.Attribute) -> Arg:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr="width") if name in self.grids:
                return self._cell(node, self.grids[name]).width
            case ast.Attribute(value=ast.Name(id="g"), attr=name):
                if self._cell(node, name).shape:
                    raise self.error(node, f"{name} needs an index")
                return self._emit("load", (0,), name)
            case ast.Attribute(value=ast.Attribute(value=ast.Name(id="g"), attr="c"), attr=name):
                if name not in self.reader.constants:
                    raise self.error(node, f"no constant {name}")
                return int(self.reader.constants[name])
        value = self._outside(node)
        if isinstance(value, int):
            return int(value)
        raise self.error(node, "no number")

    def subscript(self, node: ast.Subscript) -> Arg:
        if (name := self.grid(node.value)) is not None:
            return self._emit("load", (self.index(node.slice, self._cell(node, name).shape, node),), name)
        match node.value:
            case ast.Attribute(value=ast.Attribute(value=ast.Name(id="g"), attr="t"), attr=name):
                if name not in self.reader.columns:
                    raise self.error(node, f"no table {name}")
                column = self.reader.columns[name]
                # A table may be read by row and place even if a pool's rows have one place only.
                shape = (1 << 30, column.width) if column.width > 1 or isinstance(node.slice, ast.Tuple) else (1 << 30,)
                return self._emit("table", (self.index(node.slice, shape, node),), name)
        raise self.error(node, "only cells and tables have an index")

    def index(self, node: ast.expr, shape: tuple[int, ...], where: ast.AST) -> Arg:
        parts = node.elts if isinstance(node, ast.Tuple) else [node]
        if len(parts) != len(shape):
            raise self.error(where, f"{len(shape)} indices, not {len(parts)}")
        at: Arg = 0
        for part, size in zip(parts, shape, strict=True):
            at = self.binary("add", self.binary("mul", at, size, where), self.value(part), where)
        return at

    def binary(self, kind: str, a: Arg, b: Arg, node: ast.AST) -> Arg:
        if not kind:
            raise self.error(node, "unknown operator")
        if isinstance(a, int) and isinstance(b, int) and kind in _FOLDED:
            return int(_FOLDED[kind](a, b))
        if b == 0 and kind in ("add", "sub", "or", "xor", "shl", "shr", "ushr"):
            return a
        if a == 0 and kind in ("add", "or", "xor"):
            return b
        if (a == 0 or b == 0) and kind in ("mul", "and"):
            return 0
        if b == 1 and kind in ("mul", "floordiv"):
            return a
        if a == 1 and kind == "mul":
            return b
        return self._emit(kind, (a, b))

    def compare(self, node: ast.Compare) -> Arg:
        if len(node.ops) > 1:
            middle = [part for one in node.comparators[:-1] for part in ast.walk(one)]
            if any(isinstance(part, ast.Call) and self._outside(part.func) not in (*CALLS, *AT_ONCE) for part in middle):
                raise self.error(node, "a call between two comparisons would be made twice; give it a name first")
            parts, left = [], node.left
            for op, right in zip(node.ops, node.comparators, strict=True):
                parts.append(ast.Compare(left, [op], [right]))
                left = right
            return self.value(ast.copy_location(ast.BoolOp(ast.And(), list(parts)), node))
        kind = _COMPARE.get(type(node.ops[0]))
        if kind is None:
            raise self.error(node, "unknown comparison")
        return self.binary(kind, self.value(node.left), self.value(node.comparators[0]), node)

    def chosen(self, node: ast.BoolOp | ast.IfExp) -> Arg:
        """A value that depends on the way that was taken. `a or b` is `a if a else b`, with `a` worked out once."""
        result, after = self._fresh("either."), self._new()
        if isinstance(node, ast.BoolOp):
            first, more = self.value(node.values[0]), node.values[1:]
            further = more[0] if len(more) == 1 else ast.BoolOp(node.op, more)
            if isinstance(first, int):
                return first if bool(first) == isinstance(node.op, ast.Or) else self.value(further)
            self._emit("copy", (first,), target=result)
            self.names.add(result)
            found = ast.Name(result)
            node = ast.IfExp(found, found, further) if isinstance(node.op, ast.Or) else ast.IfExp(found, further, found)
        then, other = self._new(), self._new()
        folded = self.fork(node.test, then, other)
        if folded is not None:
            return self.value(node.body if folded else node.orelse)
        for block, value in ((then, node.body), (other, node.orelse)):
            self._enter(block)
            self._emit("copy", (self.value(value),), target=result)
            self._end(Jump(after))
        self._enter(after)
        return self._emit("copy", (result,))

    def clear(self, node: ast.Call) -> Arg:
        """`clear(g.energy, spot)`, `clear(g.task, at, what)`: a store for each number of the row, of what is given, then of 0."""
        name = self.grid(node.args[0])
        if name is None:
            raise self.error(node, "a cell and a row")
        width = self._cell(node, name).width
        first, *given = (self.value(arg) for arg in node.args[1:])
        first = self.binary("mul", first, width, node)
        for k, value in enumerate((*given, *[0] * (width - len(given)))):
            self._emit("store", (self.binary("add", first, k, node), value), name, None)
        return 0

    def choice(self, node: ast.Call) -> Arg:
        """`by_number(OPERATIONS, op, g, ctx, pc, op)`: where the number itself is handed on, it is known there."""
        number, asked = self.value(node.args[1]), ast.dump(node.args[1])
        given = [None if ast.dump(arg) == asked else self.value(arg) for arg in node.args[3:]]

        def played(number: int, function: Callable[..., Any]) -> Arg:
            handed = [number if value is None else value for value in given[: len(fixed_parameters(function))]]
            return self._called(node, function, handed)

        return self.cases(number, [(int(k), partial(played, int(k), f)) for k, f in sorted(self._outside(node.args[0]).items())])

    def case(self, node: ast.Call) -> Arg:
        """`case(role, {RoleOf.SELF: lambda: …})`."""
        match node.args:
            case [asked, ast.Dict(keys=keys, values=values)]:
                said = [(key, one.body) for key, one in zip(keys, values, strict=True) if key and isinstance(one, ast.Lambda)]
                if len(said) == len(keys):
                    return self.cases(self.value(asked), [(self.value(key), partial(self.value, body)) for key, body in said])
        raise self.error(node, "a number, and for each of some lambda: …")

    def cases(self, number: Arg, said: Sequence[tuple[Arg, Callable[[], Arg]]]) -> Arg:
        """What is said for a number, else 0: one number after the other, which machine code makes a table of."""
        if isinstance(number, int):
            return next((value() for known, value in said if known == number), 0)
        result, after = self._fresh("said."), self._new()
        self._emit("copy", (0,), target=result)
        for known, value in said:
            then, other = self._new(), self._new()
            self._end(Branch(self._emit("eq", (number, known)), then, other))
            self._enter(then)
            self._emit("copy", (value(),), target=result)
            self._end(Jump(after))
            self._enter(other)
        self._go_on(after)
        return self._emit("copy", (result,))

    def call(self, node: ast.Call) -> Arg:
        match node.func:
            case ast.Attribute(value=ast.Name(id=name), attr="flat" | "put_flat" as how) if name in self.grids:
                handed = tuple(self.value(arg) for arg in node.args)
                kind, target = ("load", "") if how == "flat" else ("store", None)
                return self._emit(kind, handed, self.grids[name], target)
        function = self._outside(node.func)
        if function in CALLS:
            values = [self.value(arg) for arg in node.args]
            if all(isinstance(value, int) for value in values):
                return int(function(*values))
            if len(values) == 1:
                return self._emit(CALLS[function], (values[0],))
            return reduce(lambda first, second: self.binary(CALLS[function], first, second, node), values)
        own = {clear: self.clear, by_number: self.choice, case: self.case}
        if function in own:
            return own[function](node)
        if not isinstance(function, FunctionType):
            raise self.error(node, f"{getattr(function, '__name__', function)} is not part of the machine")
        fixed, usual, args = fixed_parameters(function), function.__defaults__ or (), node.args
        if function not in AT_ONCE:
            if not args or not (isinstance(args[0], ast.Name) and args[0].id == "g") or node.keywords:
                raise self.error(node, "g is handed on first, without keywords")
            args = args[1:]
        missing = len(fixed) - len(args)
        if not 0 <= missing <= len(usual):
            raise self.error(node, f"{len(fixed)} arguments, not {len(args)}")
        given = [self.grid(arg) if kind is str else self.value(arg) for arg, kind in zip(args, fixed, strict=False)]
        return self._called(node, function, [*given, *usual[len(usual) - missing :]])

    def _called(self, node: ast.Call, function: Any, given: Sequence[Arg | None]) -> Arg:
        known: list[Fixed] = []
        values: list[Arg] = []
        for value, kind in zip(given, fixed_parameters(function), strict=True):
            if value is None or (kind is int and not isinstance(value, int)):
                raise self.error(node, "must be a constant, or a cell, here")
            known.append(value if kind else None)
            if kind is None:
                values.append(value)
        return self._emit("call", tuple(values), self.reader.need(function, tuple(known)))
