"""What the reference does for a verb, as source: found from the table of verbs, along the functions it leads to."""

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from synth import reference_py
from synth.dsl.forms import FORMS
from synth.reference_py.verbs import resolve
from synth.reference_py.verbs.performing import VERBS

STEPS = 1
"""How often the way may lead into another module: further off, everything leads to everything."""

resolve.learn_verbs()


def reference_source(*verbs: str) -> str:
    """The function that runs each verb, those of its module that it calls, and what these call elsewhere, each once."""
    functions = dict(function for verb in verbs for function in _functions(verb))
    return "\n\n".join(f"# {name}\n{text}" for name, text in functions.items())


def reference_hash(verb: str) -> str:
    """Changes with anything in that source."""
    return hashlib.sha256(reference_source(verb).encode()).hexdigest()[:32]


@cache
def _functions(verb: str) -> tuple[tuple[str, str], ...]:
    first = VERBS[FORMS[verb].node]
    reached: dict[FunctionType, int] = {}
    delegates = first.__module__ == resolve.__name__
    ahead = [(first, STEPS + delegates)]
    while ahead:
        function, steps = ahead.pop(0)
        if not isinstance(function, FunctionType) or reached.get(function, -1) >= steps:
            continue
        reached[function] = steps
        for called in _called(function):
            further = steps - (called.__module__ != function.__module__)
            if further >= 0:
                ahead.append((called, further))
    return tuple((f"{one.__module__}.{one.__name__}", inspect.getsource(one)) for one in reached)


def _called(function: FunctionType) -> Iterator[FunctionType]:
    """Functions of the reference that are mentioned in it, by name or through their module."""
    module = sys.modules[function.__module__]
    for found in _mentioned(function.__code__, module):
        if isinstance(found, FunctionType) and found.__module__.startswith(reference_py.__name__):
            yield found


def _mentioned(code: Any, module: ModuleType) -> Iterator[Callable[..., Any]]:
    things = [getattr(module, name, None) for name in code.co_names]
    modules = [thing for thing in things if isinstance(thing, ModuleType)]
    yield from filter(callable, things)
    for other in modules:
        yield from filter(callable, (vars(other).get(name) for name in code.co_names))
    for constant in code.co_consts:
        if inspect.iscode(constant):
            yield from _mentioned(constant, module)
