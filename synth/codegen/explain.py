"""From a card to the words it became: each effect's row, column by column, and where the emitted tables hold it."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from synth.codegen.lower import lower_row
from synth.codegen.lowerings import BUILT_IN
from synth.codegen.plan import Plan
from synth.codegen.pool import Listing, Pool, Unlowered
from synth.codegen.tables import PackedTable
from synth.dsl.ast import Node
from synth.dsl.printer import print_node
from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.spec.numbering import Row, card_rows

TABLES, LAYOUT, STEP = "tables.py", "layout.py", ("act.py", "effect.py", "settle.py", "finish.py")
"""Files of an engine."""

T = TypeVar("T")


class Reference(int):
    """A column's number that stands for a thing of the pool, such as a condition; `text` is that thing in the DSL."""

    text: str

    def __new__(cls, number: int, text: str) -> Reference:
        made = super().__new__(cls, number)
        made.text = text
        return made


class _NamedListing(Listing[T]):
    """Numbers things like any listing, and remembers in each number what it stands for."""

    def number(self, thing: T) -> int:
        return Reference(super().number(thing), _text(thing))


def _text(thing: object) -> str:
    if isinstance(thing, Node):
        return print_node(thing)
    return ", ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)


@dataclass(frozen=True)
class EmittedWord:
    """One number of a table in a generated file, and the columns that are packed into it."""

    file: str
    line: int
    table: str
    index: int
    word: int
    columns: Mapping[str, int]
    read_at: tuple[str, ...] = ()
    """Places in the generated step that look the table up, file:line."""


@dataclass(frozen=True)
class ExplainedRow:
    row: Row
    number: int | None
    """In the engine; None where the engine does not have the card."""
    columns: Mapping[str, int]
    """Non-zero columns; a `Reference` knows what it stands for."""
    refusal: str | None
    """Why the effect cannot be lowered."""
    emitted: tuple[EmittedWord, ...]


@dataclass(frozen=True)
class ExplainedCard:
    card: Card
    number: int | None
    emitted: tuple[EmittedWord, ...]
    """Facts of the card."""
    rows: tuple[ExplainedRow, ...]


def explain_card(card: Card, cards: Mapping[str, Card], engine: Path) -> ExplainedCard:
    """`cards` is the catalogue; `engine` a folder with a generated package, or one that is not there yet."""
    built = _Built.read(engine, cards) if (engine / LAYOUT).is_file() else None
    if built is None or card.play_id not in built.numbers:
        rows = tuple(ExplainedRow(row, None, *_lowered(row), ()) for row in card_rows(card))
        return ExplainedCard(card, None, (), rows)
    number = built.numbers[card.play_id]
    facts = built.plan.facts
    words = built.words(facts.table, number) + built.words(facts.hand, number)
    found = [(at, row) for at, row in enumerate(built.plan.pool.rows, start=1) if row.card.play_id == card.play_id]
    rows = tuple(
        ExplainedRow(row, at, _present(built.plan.rows.rows[at]), None, built.words(built.plan.rows, at))
        for at, row in found
    )
    return ExplainedCard(card, number, words, rows)


def _lowered(row: Row) -> tuple[Mapping[str, int], str | None]:
    try:
        return _present(lower_row(row, _naming_pool([row.card]))), None
    except Unlowered as error:
        return {}, str(error)


def _present(columns: Mapping[str, int]) -> dict[str, int]:
    return {name: value for name, value in columns.items() if value}


def _naming_pool(cards: Sequence[Card]) -> Pool:
    """A pool whose rows hold references."""
    listings: dict[str, Any] = {one.name: _NamedListing() for one in fields(Pool) if one.default_factory is Listing}
    return Pool(cards, lowerings=BUILT_IN, **listings)


@dataclass(frozen=True)
class _Built:
    """An engine on disk beside the plan it was built from."""

    plan: Plan
    numbers: Mapping[str, int]
    places: Mapping[str, tuple[tuple[int, int], ...]]
    """(line, word) of every entry of each table in the file."""
    reads: Mapping[str, tuple[str, ...]]

    @classmethod
    def read(cls, engine: Path, cards: Mapping[str, Card]) -> _Built:
        ids = _assigned(engine / LAYOUT)["CARDS"]
        printings = [cards[one] for one in ast.literal_eval(ids) if one in cards]
        plan = Plan(_naming_pool(printings))
        numbers = {card.play_id: number for number, card in enumerate(plan.pool.cards, start=1)}
        places = {name: _entries(value) for name, value in _assigned(engine / TABLES).items()}
        built = cls(plan, numbers, {name: found for name, found in places.items() if found}, _reads(engine))
        built._check(engine)
        return built

    def _check(self, engine: Path) -> None:
        for table in (self.plan.rows, self.plan.facts.table, self.plan.facts.hand):
            for at, words in enumerate(table.words):
                there = self.places.get(f"{table.name}_{at}".upper())
                if there is not None and [word for _, word in there] != list(words):
                    raise InputError(f"{engine} was built from another catalogue; run synth build tcgjax again")

    def words(self, table: PackedTable, index: int) -> tuple[EmittedWord, ...]:
        """The words of one row in the file that say something; a table no step reads is not in the file."""
        row = _present(table.rows[index])
        found = []
        for at in range(len(table.words)):
            name = f"{table.name}_{at}".upper()
            here = {column for column, place in table.fields.items() if place.word == at}
            columns = {column: value for column, value in row.items() if column in here}
            if columns and name in self.places:
                line, word = self.places[name][index]
                found.append(EmittedWord(TABLES, line, name, index, word, columns, self.reads.get(name, ())))
        return tuple(found)


def _assigned(path: Path) -> dict[str, ast.expr]:
    """Right-hand sides of a module's assignments by name."""
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read as generated code ({error})") from None
    return {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _entries(value: ast.expr) -> tuple[tuple[int, int], ...]:
    """(line, number) of each element of `np.array([…], …)`."""
    if not isinstance(value, ast.Call) or not value.args or not isinstance(value.args[0], ast.List):
        return ()
    return tuple((element.lineno, ast.literal_eval(element)) for element in value.args[0].elts)


def _reads(engine: Path) -> dict[str, tuple[str, ...]]:
    """Places that look up each table."""
    found: dict[str, list[str]] = {}
    for file in STEP:
        for number, line in enumerate((engine / file).read_text("utf-8").splitlines(), start=1):
            for name in re.findall(r"\btake\((\w+),", line):
                found.setdefault(name, []).append(f"{file}:{number}")
    return {name: tuple(places) for name, places in found.items()}
