"""What an Ability answers only the first time in each turn: a header with "whenever", told in other words."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import AllOf, Condition, Event, Exists, Filter, FilterKind, May, Program, Role, Selector
from synth.dsl.english.forms.core import Syntax
from synth.dsl.english.forms.source import Source, capitalised
from synth.dsl.english.forms.state import Discourse

_UNUSED = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.UNUSED),)))
_USUAL = "whenever "
_WAYS = (
    ("the first time each turn ", ", "),
    ("the first time each turn that ", ", "),
    ("the first time ", " each turn, "),
    ("the first time ", " during each turn, "),
    ("once each turn, whenever ", ", "),
    ("once each turn, when ", ", "),
    ("once during each turn, whenever ", ", "),
    ("once during each turn, when ", ", "),
    ("once per turn, whenever ", ", "),
    ("once per turn, when ", ", "),
    ("the first time during each turn ", ", "),
    ("the first time during each turn that ", ", "),
    ("the first time in each turn that ", ", "),
)
"""How the header begins and ends."""
HEARD = frozenset(
    {
        *(Event.ATTACHED_ZONE, Event.PLAYED, Event.EVOLVES, Event.HEALED, Event.ATTACKS, Event.FALLS, Event.ALLY_KO),
        *(Event.ON_BENCH, Event.ON_EVOLVE, Event.ON_ACTIVE, Event.MOVES_BACK, Event.RETREATS, Event.DAMAGED),
        *(Event.DRAWS, Event.DISCARDS, Event.SCORES),
    }
)


class FirstTime(Syntax[Any]):
    """A program of a form, under "whenever", as one for the first time in a turn."""

    def __init__(self, form: Syntax[Any]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for way, (begins, ends) in enumerate(_WAYS):
            if state.carrier != "ability" or at or not source.text.startswith(capitalised(begins)):
                continue
            header, end, body = source.text[len(begins) :].partition(ends)
            text = f"{capitalised(_USUAL)}{header}, {body}"
            if not end or header.startswith("that "):
                continue
            usual = Source(text)
            for program, there, after in self.form.read(usual, 0, _worded(state, way)):
                # Once a turn and declined, it could still be done later in the turn: that is not the first time alone.
                asks = program.may or (begins.startswith("once") and isinstance(program.body[0], May))
                if program.event in HEARD and not asks:
                    yield _first(program), there + len(source.text) - len(text), after
            source.reach(usual.furthest + len(source.text) - len(text))

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        way = next((way for way in range(1, len(_WAYS)) if state.wording[:1] == (f"first_{way}",)), 0)
        begins, ends = _WAYS[way]
        program = _any_time(value) if isinstance(value, Program) else None
        said = state._replace(wording=state.wording[1:]) if way else state
        for text, after in self.form.write(program, said) if program else ():
            header, joint, body = text.partition(", ")
            if header.startswith(_USUAL) and joint:
                yield begins + header.removeprefix(_USUAL) + ends + body, after

    def possible(self, source: Source, at: int) -> bool:
        return at == 0


def _worded(state: Discourse, way: int) -> Discourse:
    return state._replace(wording=(*state.wording, f"first_{way}")) if way else state


def _first(program: Program) -> Program:
    condition: Condition = _UNUSED
    if isinstance(program.condition, AllOf):
        condition = AllOf(conditions=(*program.condition.conditions, _UNUSED))
    elif program.condition:
        condition = AllOf(conditions=(program.condition, _UNUSED))
    return program.model_copy(update={"condition": condition})


def _any_time(program: Program) -> Program | None:
    """The same program without what makes it one for the first time."""
    match program.condition:
        case AllOf(conditions=(*others, last)) if last == _UNUSED:
            rest = others[0] if len(others) == 1 else AllOf(conditions=tuple(others))
            return program.model_copy(update={"condition": rest})
        case condition if condition == _UNUSED:
            return program.model_copy(update={"condition": None})
    return None
