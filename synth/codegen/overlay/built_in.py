"""The Python that lowers a verb in codegen, as text, for whoever writes another lowering."""

import ast as python
import inspect
from functools import cache
from textwrap import dedent

from synth.codegen.programs import card_statements, energy_statements, lasting_statements, statements, writing
from synth.dsl.forms import FORMS


@cache
def built_in_source(verb: str) -> str:
    """The cases of `Writer.statement` for its statement, and the methods and functions that they lead to."""
    text = "\n".join(map(inspect.getsource, _MODULES))
    known = _definitions(text)
    cases = [case for case in _cases(known["statement"]) if FORMS[verb].node.__name__ in _names(case.pattern)]
    found, ahead = dict[str, python.AST](), list[python.AST](cases)
    while ahead:
        for name in sorted(_names(ahead.pop(0))):
            if name in known and name not in found and name not in _EVERYWHERE:
                found[name] = known[name]
                ahead.append(known[name])
    return "\n".join(_text(text, part) for part in (*cases, *found.values()))


_MODULES = (writing, energy_statements, card_statements, lasting_statements, statements)
"""Later ones count where names are the same."""
_EVERYWHERE = frozenset({"statement", "block", "targets", "ask", "Writer"})
"""What most lowerings call."""


@cache
def _definitions(text: str) -> dict[str, python.AST]:
    functions = (node for node in python.walk(python.parse(text)) if isinstance(node, python.FunctionDef))
    return {node.name: node for node in functions}


def _cases(function: python.AST) -> list[python.match_case]:
    return [node for node in python.walk(function) if isinstance(node, python.match_case)]


def _names(node: python.AST) -> set[str]:
    inner = list(python.walk(node))
    names = {one.id for one in inner if isinstance(one, python.Name)}
    return names | {one.attr for one in inner if isinstance(one, python.Attribute)}


def _text(text: str, node: python.AST) -> str:
    first = node.pattern if isinstance(node, python.match_case) else node
    last = node.body[-1] if isinstance(node, python.match_case) else node
    lines = text.splitlines()[first.lineno - 1 : last.end_lineno]  # type: ignore[attr-defined]
    return dedent("\n".join(lines))
