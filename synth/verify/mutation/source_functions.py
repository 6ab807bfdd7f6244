"""The functions of the reference, as their sources say them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType

import synth.reference_py

ROOT = Path(synth.reference_py.__file__).parent
NO_PLAY = frozenset({"support.py", "play.py", "known.py", "__init__.py"})
"""What plays no game: refusals, a loop for demonstrations."""


@cache
def modules() -> tuple[str, ...]:
    """Those that play."""
    names = (path.relative_to(ROOT).as_posix() for path in sorted(ROOT.rglob("*.py")))
    return tuple(name for name in names if name not in NO_PLAY)


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse((ROOT / module).read_text("utf-8"))


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Of the module, and of its classes; those inside of functions are part of these."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")


def function_of(tree: ast.AST, wanted: str) -> ast.FunctionDef:
    return next(node for name, node in functions(tree) if name == wanted)


def code_of(code: CodeType, wanted: str) -> CodeType:
    """Of a function, in that of its module."""
    for part in wanted.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code
