"""A condition told beside what a program waits for: "whenever … while …", "if … when …"."""

import re
from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import AllOf, Event, Program, Role
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Syntax
from synth.dsl.english.forms.source import Source, capitalised
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.headers.first_time import HEARD

_WHILES = tuple((when, joint) for when in ("whenever", "when", "if") for joint in (" while ", " as long as "))
_WAYS: tuple[tuple[str, str, bool], ...] = (
    *(("as long as ", f", {when} ", True) for when in ("whenever", "when", "if")),
    *(("if ", f" {when} ", True) for when in ("when", "whenever")),
    ("if ", ", whenever ", True),
    *((f"{when} ", joint, False) for when, joint in _WHILES),
    *((f"{when} ", ", if ", False) for when in ("whenever", "when")),
)
"""How the header begins, what stands between its two parts, and whether the condition is the first."""
_PRONOUN = re.compile(r"\b(it|its|that Pokémon)\b")
_ITSELF = frozenset({Role.SELF, Role.HOST})
_NOT_SO = frozenset({Event.DAMAGED})
"""A hit has changed by then what could be asked."""


class SoLong(Syntax[Any]):
    """A program of a form, under "whenever", as one under a condition more."""

    def __init__(self, form: Syntax[Any]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for way, (begins, joint, first) in enumerate(_WAYS):
            if at or not source.text.startswith(capitalised(begins)):
                continue
            for found in re.finditer(re.escape(joint), source.text):
                head, another = source.text[len(begins) : found.start()], False
                if first:
                    condition, when, rest = head, joint.strip(" ,"), source.text[found.end() :]
                else:
                    condition, comma, rest = source.text[found.end() :].partition(", ")
                    when, rest = begins.strip(), f"{head}, {rest}"
                    if not comma:
                        continue
                    said = source.text[found.end() + len(condition) + 1 :]
                    another = "Pokémon" in head and _PRONOUN.search(said) is not None
                yield from self._both(source, state, way, condition, f"{capitalised(when)} {rest}", another)

    def _both(
        self, source: Source, state: Discourse, way: int, condition: str, text: str, another: bool
    ) -> Iterator[tuple[Any, int, Discourse]]:
        told, usual = Source(f"if {condition}"), Source(text)
        for asked, end, after in STATES.read(told, 3, state.worded((*state.wording, f"so_long_{way}"))):
            if another and after.it is not None and after.it.role not in _ITSELF:
                continue  # of two Pokémon that were told of nobody is "it"
            if end == len(told.text):
                for program, there, final in self.form.read(usual, 0, after):
                    if program.event in HEARD - _NOT_SO and not program.may:
                        yield _under(asked, program), there + len(source.text) - len(text), final
                source.reach(usual.furthest + len(source.text) - len(text))

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        way = next((way for way in range(len(_WAYS)) if state.wording[:1] == (f"so_long_{way}",)), None)
        if way is None or not isinstance(value, Program):
            return
        begins, joint, first = _WAYS[way]
        when = joint.strip(" ,") if first else begins.strip()
        for asked, program in _apart(value):
            for condition, after in STATES.write(asked, state.worded(state.wording[1:])):
                for text, final in self.form.write(program, after):
                    header, comma, body = text.partition(", ")
                    if comma and header.startswith(f"{when} "):
                        told = header.removeprefix(f"{when} ")
                        both = (condition, told) if first else (told, condition)
                        yield f"{begins}{both[0]}{joint}{both[1]}, {body}", final

    def possible(self, source: Source, at: int) -> bool:
        return at == 0


def _under(condition: Any, program: Program) -> Program:
    both = AllOf(conditions=(condition, program.condition)) if program.condition else condition
    return program.model_copy(update={"condition": both})


def _apart(program: Program) -> Iterator[tuple[Any, Program]]:
    if program.condition:
        yield program.condition, program.model_copy(update={"condition": None})
    match program.condition:
        case AllOf(conditions=(first, second)):
            yield first, program.model_copy(update={"condition": second})
