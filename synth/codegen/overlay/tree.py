"""A lowering as data: steps, values, tests. The text syntax is in syntax.lark."""

from __future__ import annotations

from dataclasses import dataclass

Path = tuple[str, ...]
"""Fields, from the statement on: `units.n`."""


@dataclass(frozen=True)
class Number:
    n: int
    line: int


@dataclass(frozen=True)
class LabelName:
    name: str
    line: int


@dataclass(frozen=True)
class FormCall:
    """A form with its arguments; without any, perhaps a name that was given to a value before."""

    name: str
    arguments: tuple[Path | FormCall, ...]
    line: int


@dataclass(frozen=True)
class Cases:
    """A number for each word that a field may be."""

    path: Path
    numbers: tuple[tuple[str, int], ...]
    line: int


@dataclass(frozen=True)
class IsOne:
    path: Path
    words: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class Holds:
    """A question about a field, or, without one, about the statement and where it stands."""

    name: str
    path: Path | None
    line: int


@dataclass(frozen=True)
class Negated:
    test: Test
    line: int


@dataclass(frozen=True)
class Every:
    tests: tuple[Test, ...]
    line: int


@dataclass(frozen=True)
class Flag:
    test: Test
    line: int


Test = IsOne | Holds | Negated | Every
Value = Number | LabelName | FormCall | Cases | Flag


@dataclass(frozen=True)
class Let:
    name: str
    value: Value
    line: int


@dataclass(frozen=True)
class Operation:
    name: str
    values: tuple[Value, ...]
    line: int


@dataclass(frozen=True)
class PlaceLabel:
    name: str
    line: int


@dataclass(frozen=True)
class When:
    test: Test
    then: Steps
    other: Steps
    line: int


@dataclass(frozen=True)
class Target:
    """Steps that act on the Pokémon of a selector; without any, whatever follows does, also where there is none."""

    path: Path
    fits: FormCall | None
    steps: Steps | None
    line: int


@dataclass(frozen=True)
class Inner:
    """The statements of a block within the statement."""

    path: Path
    deeper: bool
    line: int


@dataclass(frozen=True)
class Refuse:
    why: str
    line: int


Step = Let | Operation | PlaceLabel | When | Target | Inner | Refuse
Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Lowering:
    verb: str
    steps: Steps
    line: int
