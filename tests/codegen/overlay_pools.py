"""Overlays to test, and small pools in which they matter."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from synth.codegen.ir import Value
from synth.codegen.lower import lower_row
from synth.codegen.lowerings import BUILT_IN
from synth.codegen.machine.operations import OPERATIONS
from synth.codegen.overlay.store import Overlay, Provenance
from synth.codegen.overlay.unit import Joint, Unit
from synth.codegen.pool import Pool, parsed
from synth.codegen.specialise import Machine
from synth.dsl.ast import Event
from synth.dsl.walk import statements
from synth.spec.cards import Card
from synth.spec.store import load_catalogue

FOLDER = Path(__file__).with_name("overlays")
PROVENANCE = Provenance(model="none", transcript="by hand", prompt="0", reference="0", scenarios="0")
RUN_AT_ONCE = (Event.ATTACK, Event.PLAY, Event.ONCE, Event.ONCE_EACH, Event.ANYTIME, Event.ON_BENCH, Event.ON_EVOLVE)


def overlay(unit: Unit | str, source: str | None = None) -> Overlay:
    """A source as an overlay; without one, that of the folder."""
    unit = unit if isinstance(unit, Unit) else Unit.parse(unit)
    text = (FOLDER / f"{unit.joint}-{unit.verb}.txt").read_text("utf-8") if source is None else source
    return Overlay(unit=unit, source=text, provenance=PROVENANCE)


def written_overlays() -> list[Overlay]:
    return [overlay(Unit.parse(path.stem.replace("-", " ", 1))) for path in sorted(FOLDER.glob("*.txt"))]


@cache
def cards_with(unit: Unit) -> tuple[Card, ...]:
    """One card for each text of the catalogue that needs a unit, with what they evolve from."""
    known = load_catalogue().cards.values()
    found = {_texts(card): card for card in known if _needs(card, unit)}
    names = {card.evolves_from for card in found.values()}
    below = {card.name: card for card in known if card.name in names and not _texts(card)}
    return tuple({card.play_id: card for card in (*found.values(), *below.values())}.values())


def _texts(card: Card) -> tuple[str, ...]:
    effects = (card.effect, card.ability and card.ability.effect, *(attack.effect for attack in card.attacks))
    return tuple(effect.program for effect in effects if effect)


def _needs(card: Card, unit: Unit) -> bool:
    if unit.joint is Joint.OPERATIONS:
        return _says(card, OPERATIONS[unit.verb].stated_by) and _wants(card, unit.verb)
    return _says(card, unit.verb, unit.joint is Joint.COLUMNS)


def _says(card: Card, verb: str, at_once: bool = True) -> bool:
    """Whether a program says a verb that is run at once, or one that waits for an event."""
    programs = (program for text in _texts(card) for program in parsed(text))
    found = (program for program in programs if (program.event in RUN_AT_ONCE) is at_once and program.event is not Event.STATIC)
    return any(stmt.verb == verb for program in found for stmt in statements(program.body))


def _wants(card: Card, verb: str) -> bool:
    pool = Pool([card], lowerings=BUILT_IN)
    return any(OPERATIONS[verb].wanted(lower_row(row, pool)) for row in pool.rows)


def meaning(machine: Machine) -> dict[str, object]:
    """What a machine works out, whatever the order of its operations: rows, and each output as the hash of its expression."""
    known: dict[int, str] = {}
    outputs = {
        f"{graph.name}.{name}": _hash(value, known) for graph in machine.graphs for name, value in graph.outputs.items()
    }
    return {"rows": [dict(row) for row in machine.plan.rows.rows], **outputs}


def _hash(value: Value, known: dict[int, str]) -> str:
    ahead = [value]
    while ahead:
        one = ahead[-1]
        if id(one) in known:
            ahead.pop()
            continue
        missing = [arg for arg in one.args if id(arg) not in known]
        if missing:
            ahead += missing
            continue
        ahead.pop()
        parts = (one.op, one.dtype, one.lo, one.hi, one.note, *(known[id(arg)] for arg in one.args))
        known[id(one)] = hashlib.sha256(repr(parts).encode()).hexdigest()
    return known[id(value)]
