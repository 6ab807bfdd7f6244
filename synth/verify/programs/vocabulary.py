"""Every word of the effect language, and which of them a program says."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, get_args

from synth.dsl import ast
from synth.dsl.context import EVENTS, Carrier
from synth.dsl.sense import ARMABLE
from synth.dsl.signatures import SCOPES
from synth.dsl.walk import nodes, nouns
from synth.verify.programs.words import statement_classes, words


class Word(NamedTuple):
    """A member of a closed set, and what it is there."""

    sort: str
    value: str
    of: str = ""
    """The modifier that a scope belongs to."""


@cache
def vocabulary() -> tuple[Word, ...]:
    """All words that a program can say."""
    said = [Word("verb", verb) for kind in statement_classes() for verb in get_args(kind.model_fields["verb"].annotation)]
    said += [Word("event", event) for event in ast.Event if any(event in events for events in EVENTS.values())]
    said += [Word("arm", event) for event in ast.Event if event in ARMABLE]
    said += [Word("scope", scope, kind) for kind, scopes in SCOPES.items() for scope in sorted(scopes)]
    said += [Word("how", how) for how in get_args(ast.Units.model_fields["how"].annotation)]
    said += [Word(sort, member) for sort, members in _ENUMS.items() for member in members if member not in _UNSAYABLE]
    return tuple(said)


@cache
def rare_words() -> tuple[Word, ...]:
    """Those that few shipped programs say, or none."""
    return tuple(word for word in vocabulary() if len(effects_saying(word)) < _FEW)


def effects_saying(word: Word) -> Sequence[tuple[Carrier, ast.Effect]]:
    """Shipped ones, with what they are printed on."""
    return _shipped_by_word()[word]


@cache
def _shipped_by_word() -> dict[Word, list[tuple[Carrier, ast.Effect]]]:
    found = defaultdict(list)
    for carrier, effects in words().effects.items():
        for effect in effects:
            for word in said(effect):
                found[word].append((carrier, effect))
    return found


_FEW = 20
_ENUMS: dict[str, type[StrEnum]] = {
    "modifier": ast.ModifierKind,
    "filter": ast.FilterKind,
    "measure": ast.MeasureKind,
    "memory": ast.MemoryKind,
    "quantifier": ast.Quantifier,
    "side": ast.Side,
    "zone": ast.Zone,
    "role": ast.Role,
    "duration": ast.Duration,
    "place": ast.Place,
}
_UNSAYABLE = frozenset({ast.Duration.THIS_ATTACK})
"""Members that the checker rejects wherever they stand."""


def said(value: Any) -> set[Word]:
    """The words in a program or a part of one."""
    return {word for node in nodes(value) for word in _own(node)}


def _own(node: ast.Node) -> Iterator[Word]:
    match node:
        case ast.Program():
            yield Word("event", node.event)
        case ast.Filter():
            yield Word("filter", node.kind)
        case ast.Measure():
            yield Word("measure", node.kind)
        case ast.Memory():
            yield Word("memory", node.kind)
        case ast.Units():
            yield Word("how", node.how)
        case ast.Modifier():
            yield Word("modifier", node.kind)
            if node.scope:
                yield Word("scope", node.scope, node.kind)
        case ast.Selector():
            yield Word("quantifier", node.quantifier)
            for sort, member in (("zone", node.zone), ("role", node.role), ("side", node.side)):
                if member:
                    yield Word(sort, member)
    if hasattr(node, "verb"):
        yield Word("verb", node.verb)
    if isinstance(node, ast.Arm):
        yield Word("arm", node.event)
    if isinstance(node, ast.Put):
        yield Word("place", node.place)
    if isinstance(node, ast.Give | ast.Arm):
        yield Word("duration", node.duration)


@cache
def verbs_saying(sort: str) -> Counter[str]:
    """Verbs whose shipped statements say words of this sort, their blocks apart, and how often."""
    found: Counter[str] = Counter()
    for statement in words().statements:
        own = {word.sort for node in nouns(statement) for word in _own(node)} | {word.sort for word in _own(statement)}
        found[statement.verb] += sort in own
    return found
