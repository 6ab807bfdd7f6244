"""The Python an overlay may be written in, checked on its tree. Needs the standard library only: the sandbox loads this file
by itself and checks once more."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

SOURCE_MOST, NODES_MOST, DEPTH_MOST, FUNCTIONS_MOST = 20_000, 4_000, 40, 40
"""Of a source: characters, nodes of its tree, their depth, functions."""

INTEGER_MOST = 1 << 32
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,47}")
STRING = re.compile(r"[A-Za-z0-9_]{0,48}")
DOCSTRING_MOST = 600

CALLERS = frozenset({"each", "fold"})
"""Words that call a function of the overlay: only they are given one."""

BINARY = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "div", ast.Mod: "mod", ast.BitAnd: "and",
    ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "shr",
}  # fmt: skip
UNARY = {ast.Invert: "invert", ast.USub: "neg", ast.Not: "not"}
COMPARE = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge", ast.In: "in",
    ast.NotIn: "not_in", ast.Is: "is", ast.IsNot: "is_not",
}  # fmt: skip


class Refused(Exception):
    """An overlay that is not allowed, or went wrong; the message names the line, if there is one."""


def parse(source: str, entry: str, parameters: tuple[str, ...], words: Collection[str]) -> ast.Module:
    """The tree of a source in which everything is allowed; `words`: what it may call besides its own functions."""
    if len(source) > SOURCE_MOST:
        raise Refused(f"line 1: a source of more than {SOURCE_MOST} characters")
    try:
        tree = ast.parse(source, feature_version=(3, 11))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Refused(f"line {getattr(error, 'lineno', None) or 1}: {getattr(error, 'msg', error)}") from None
    _measure(tree)
    functions: dict[str, ast.FunctionDef] = {}
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef):
            raise _refused(node, "only functions stand outside of functions")
        if node.name in functions or node.name in words:
            raise _refused(node, f"the name {node.name} is taken")
        functions[_name(node, node.name)] = node
    if len(functions) > FUNCTIONS_MOST:
        raise _refused(tree.body[FUNCTIONS_MOST], f"more than {FUNCTIONS_MOST} functions")
    if entry not in functions:
        raise Refused(f"line 1: there is no function {entry}({', '.join(parameters)})")
    used: dict[str, set[str]] = {}
    for function in functions.values():
        checked = _Function(function, functions, words)
        used[function.name] = checked.used
    if tuple(arg.arg for arg in functions[entry].args.args) != parameters:
        raise _refused(functions[entry], f"the parameters of {entry} are ({', '.join(parameters)})")
    _refuse_recursion(functions, used)
    return tree


def _refused(node: ast.AST, what: str) -> Refused:
    return Refused(f"line {getattr(node, 'lineno', 1)}: {what}")


def _name(node: ast.AST, name: str) -> str:
    if not NAME.fullmatch(name) or "__" in name:
        raise _refused(node, f"the name {name[:60]}")
    return name


def _measure(tree: ast.Module) -> None:
    """Without recursion, which a deep tree would exhaust."""
    ahead: list[tuple[ast.AST, int, ast.AST]] = [(tree, 0, tree)]
    count = 0
    while ahead:
        node, depth, near = ahead.pop()
        near = node if hasattr(node, "lineno") else near
        count += 1
        if depth > DEPTH_MOST or count > NODES_MOST:
            raise _refused(near, "too deeply nested" if depth > DEPTH_MOST else f"more than {NODES_MOST} parts")
        ahead += [(child, depth + 1, near) for child in ast.iter_child_nodes(node)]


def _refuse_recursion(functions: dict[str, ast.FunctionDef], used: dict[str, set[str]]) -> None:
    done: set[str] = set()
    while len(done) < len(functions):
        ready = {name for name in functions if name not in done and used[name] <= done}
        if not ready:
            first = next(name for name in functions if name not in done)
            raise _refused(functions[first], f"{first} leads to itself")
        done |= ready


class _Function:
    """One function, checked while it is made; `used`: the other functions it calls or hands on."""

    def __init__(self, function: ast.FunctionDef, functions: Collection[str], words: Collection[str]) -> None:
        self.functions, self.words, self.used = functions, words, set[str]()
        args = function.args
        if args.posonlyargs or args.kwonlyargs or args.vararg or args.kwarg or args.defaults or args.kw_defaults:
            raise _refused(function, "only plain parameters, without defaults")
        if function.decorator_list or function.returns is not None or getattr(function, "type_params", None):
            raise _refused(function, "no decorators and no annotations")
        for arg in args.args:
            if arg.annotation is not None:
                raise _refused(arg, "no annotations")
        self.known = {self._fresh(arg, arg.arg) for arg in args.args}
        body = function.body[1:] if _docstring(function.body[0]) else function.body
        self.known |= {self._fresh(name, name.id) for name in _assigned(body)}
        self._block(body)

    def _fresh(self, node: ast.AST, name: str) -> str:
        """A name for a value in this function; it may hide a word, which then cannot be called there."""
        if name in self.functions:
            raise _refused(node, f"the name {name} is taken")
        return _name(node, name)

    def _block(self, body: list[ast.stmt]) -> None:
        for stmt in body:
            match stmt:
                case ast.Assign(targets=[ast.Name()], value=value) | ast.AugAssign(target=ast.Name(), value=value):
                    self._operator(stmt)
                    self._expression(value)
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=value) if all(isinstance(one, ast.Name) for one in names):
                    self._expression(value)
                case ast.If(test=test, body=then, orelse=other):
                    self._expression(test)
                    self._block(then)
                    self._block(other)
                case ast.Return(value=value):
                    if value is not None:
                        self._expression(value)
                case ast.Expr(value=ast.Call() as call):
                    self._expression(call)
                case ast.Pass():
                    pass
                case _:
                    raise _refused(stmt, f"{_what(stmt)} is not allowed")

    def _operator(self, stmt: ast.stmt) -> None:
        if isinstance(stmt, ast.AugAssign) and type(stmt.op) not in BINARY:
            raise _refused(stmt, f"the operator {_what(stmt.op)} is not allowed")

    def _expression(self, node: ast.expr) -> None:
        match node:
            case ast.Constant(value=value):
                self._constant(node, value)
            case ast.Name(id=name):
                if name not in self.known:
                    raise _refused(node, f"the name {name[:60]} is not known here")
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
                for part in parts:
                    self._expression(part)
            case ast.IfExp(test=test, body=then, orelse=other):
                for part in (test, then, other):
                    self._expression(part)
            case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
                self._expression(operand)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
                self._expression(left)
                self._expression(right)
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
                if isinstance(op, ast.Is | ast.IsNot) and not (isinstance(right, ast.Constant) and right.value is None):
                    raise _refused(node, "`is` with anything but None")
                self._expression(left)
                self._expression(right)
            case ast.Call():
                self._call(node)
            case _:
                raise _refused(node, f"{_what(node)} is not allowed")

    def _constant(self, node: ast.Constant, value: object) -> None:
        if value is None or isinstance(value, bool):
            return
        if isinstance(value, int):
            if value > INTEGER_MOST:
                raise _refused(node, f"a number beyond {INTEGER_MOST}")
        elif not isinstance(value, str) or node.kind is not None:
            raise _refused(node, f"a constant of type {type(value).__name__} is not allowed")
        elif not STRING.fullmatch(value):
            raise _refused(node, "a string that is no name")

    def _call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            raise _refused(node, "only words and own functions are called, by their plain names")
        name = node.func.id
        if node.keywords:
            raise _refused(node, "no keyword arguments")
        if name in self.known:
            raise _refused(node, f"{name} is the name of a value here")
        if name in self.functions:
            self.used.add(name)
        elif name not in self.words:
            raise _refused(node, f"there is no word {name[:60]}")
        for at, arg in enumerate(node.args):
            if name in CALLERS and at == 1:
                if not isinstance(arg, ast.Name) or arg.id not in self.functions:
                    raise _refused(arg, f"the second argument of {name} is an own function")
                self.used.add(arg.id)
            else:
                self._expression(arg)


def _docstring(stmt: ast.stmt) -> bool:
    if not (isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant) and isinstance(stmt.value.value, str)):
        return False
    if len(stmt.value.value) > DOCSTRING_MOST:
        raise _refused(stmt, "a long docstring")
    return True


def _assigned(body: list[ast.stmt]) -> Iterator[ast.Name]:
    for stmt in body:
        if isinstance(stmt, ast.If):
            yield from _assigned(stmt.body)
            yield from _assigned(stmt.orelse)
        targets = stmt.targets if isinstance(stmt, ast.Assign) else [stmt.target] if isinstance(stmt, ast.AugAssign) else []
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Name):
                    yield part


def _what(node: ast.AST) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", type(node).__name__).lower()


def operators_as_calls(tree: ast.Module) -> ast.Module:
    """`a + b` as `_binary("add", a, b)`: what runs an overlay keeps numbers bounded, and asks about what it does not have."""
    made = _Operators().visit(tree)
    assert isinstance(made, ast.Module)
    return ast.fix_missing_locations(made)


class _Operators(ast.NodeTransformer):
    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        return _hidden(node, "_binary", BINARY[type(node.op)], node.left, node.right)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        return _hidden(node, "_binary", COMPARE[type(node.ops[0])], node.left, node.comparators[0])

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node if isinstance(node.op, ast.Not) else _hidden(node, "_unary", UNARY[type(node.op)], node.operand)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        assert isinstance(node.target, ast.Name)
        before = ast.copy_location(ast.Name(node.target.id, ast.Load()), node)
        value = self.visit(ast.copy_location(ast.BinOp(before, node.op, node.value), node))
        return ast.copy_location(ast.Assign([node.target], value), node)


def _hidden(node: ast.expr, function: str, op: str, *args: ast.expr) -> ast.expr:
    return ast.copy_location(ast.Call(ast.Name(function, ast.Load()), [ast.Constant(op), *args], []), node)
