"""Hypothesis strategies for effects that are whole in themselves: every node has the arguments of its kind."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, get_args

from hypothesis import strategies as st

from synth.dsl import ast
from synth.dsl.ast import Quantifier
from synth.dsl.forms import FORMS
from synth.dsl.signatures import FILTERS, MEASURES, MEMORIES, MODIFIERS, SCOPES, Signature
from synth.spec import cards
from synth.spec.cards import UNITS, Energy, Kind, Status, Tag

Draw = Callable[[st.SearchStrategy[Any]], Any]

NUMBERS = st.integers(-300, 300)
NAMES = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=8)
ENERGIES = st.lists(st.sampled_from(Energy), min_size=1, max_size=3, unique=True).map(tuple)
STATUSES = st.lists(st.sampled_from(Status), min_size=1, max_size=3, unique=True).map(tuple)


def some(draw: Draw, strategy: st.SearchStrategy[Any], least: int, most: int) -> tuple[Any, ...]:
    return tuple(draw(strategy) for _ in range(draw(st.integers(least, most))))


def arguments(draw: Draw, signature: Signature, fields: dict[str, st.SearchStrategy[Any]]) -> dict[str, Any]:
    """All required fields and any of the optional ones."""
    chosen = [*signature.required, *(field for field in signature.optional if draw(st.booleans()))]
    return {field: draw(fields[field]) for field in chosen}


@st.composite
def filters(draw: Draw) -> ast.Filter:
    kind = draw(st.sampled_from(ast.FilterKind))
    fields = {
        "energies": ENERGIES,
        "names": st.lists(NAMES, min_size=1, max_size=3).map(tuple),
        "n": st.integers(0, 300),
        "card_kind": st.sampled_from([*Kind, "trainer"]),
        "kinds": st.lists(st.sampled_from(Kind), min_size=2, max_size=3).map(tuple),
        "role": st.sampled_from(ast.Role),
        "side": st.sampled_from(ast.Side),
        "tag": st.sampled_from(Tag),
        "status": st.sampled_from(Status),
        "zone": st.sampled_from(ast.Zone),
        "worth": st.sampled_from(ast.Worth),
    }
    return ast.Filter(kind=kind, **arguments(draw, FILTERS[kind], fields))


@st.composite
def selectors(draw: Draw, depth: int = 1) -> ast.Selector:
    fields: dict[str, Any] = {"filters": some(draw, filters(), 0, 2)}
    if draw(st.booleans()):
        fields["role"] = draw(st.sampled_from(ast.Role))
    else:
        fields |= {"side": draw(st.sampled_from(ast.Side)), "zone": draw(st.sampled_from(ast.Zone))}
        if fields["zone"] is ast.Zone.TOP:
            fields["top"] = draw(amounts(depth - 1))
    fields["quantifier"] = draw(st.sampled_from(Quantifier))
    if fields["quantifier"] not in (Quantifier.ALL, Quantifier.ANY, Quantifier.BY_COIN):
        fields["n"] = draw(st.integers(1, 9))
    if fields["quantifier"] not in (Quantifier.ALL, Quantifier.RANDOM, Quantifier.RANDOM_DOWN_TO):
        fields["by"] = draw(st.sampled_from(["my", "opp"]))
    return ast.Selector(**fields)


@st.composite
def measures(draw: Draw, depth: int = 1) -> ast.Measure:
    plain = [kind for kind, signature in MEASURES.items() if not {"of", "arg"} & set(signature.required)]
    kind = draw(st.sampled_from(ast.MeasureKind if depth > 0 else plain))
    fields = {
        "of": selectors(depth - 1),
        "side": st.sampled_from(ast.Side),
        "energy": st.sampled_from(Energy),
        "name": NAMES,
        "arg": amounts(depth - 1),
        "deed": st.sampled_from(ast.Deed),
        "span": st.sampled_from(ast.Span),
    }
    return ast.Measure(kind=kind, **arguments(draw, MEASURES[kind], fields))


@st.composite
def amounts(draw: Draw, depth: int = 1) -> Any:
    form = draw(st.integers(0, 3 if depth > 0 else 2))
    if form == 0:
        return ast.Const(n=draw(NUMBERS))
    if form == 1:
        return draw(measures(depth))
    if form == 2:
        return ast.Scaled(k=draw(NUMBERS), of=draw(measures(depth)))
    inner = amounts(depth - 1)
    return ast.Either(condition=draw(conditions(depth - 1)), then=draw(inner), other=draw(inner))


@st.composite
def conditions(draw: Draw, depth: int = 1) -> Any:
    match draw(st.integers(0, 5 if depth > 0 else 3)):
        case 0:
            kind = draw(st.sampled_from(ast.MemoryKind))
            fields = {"energy": st.sampled_from(Energy), "name": NAMES, "side": st.sampled_from(ast.Side)}
            return ast.Memory(kind=kind, **arguments(draw, MEMORIES[kind], fields))
        case 1:
            return ast.Exists(what=draw(selectors(depth)))
        case 2:
            op = draw(st.sampled_from(get_args(ast.Compare.model_fields["op"].annotation)))
            return ast.Compare(left=draw(amounts(depth)), op=op, right=draw(amounts(depth)))
        case 3:
            return ast.OneOf(what=draw(amounts(depth)), values=some(draw, NUMBERS, 1, 3))
        case 4:
            return ast.Not(condition=draw(conditions(depth - 1)))
    return ast.AllOf(conditions=some(draw, conditions(depth - 1), 2, 3))


@st.composite
def units(draw: Draw) -> ast.Units:
    how = draw(st.sampled_from(["chosen", "random", "different", "upto"]))
    return ast.Units(n=draw(amounts()), energies=some(draw, st.sampled_from(UNITS), 0, 2), how=how)


@st.composite
def modifiers(draw: Draw) -> ast.Modifier:
    kind = draw(st.sampled_from(ast.ModifierKind))
    fields = {
        "scope": st.sampled_from(sorted(SCOPES.get(kind, ast.Scope))),
        "amount": amounts(),
        "energies": ENERGIES,
        "name": NAMES,
        "vs": selectors(),
        "at_most": st.integers(0, 200),
        "at_least": st.integers(0, 200),
    }
    return ast.Modifier(kind=kind, **arguments(draw, MODIFIERS[kind], fields))


@st.composite
def statements(draw: Draw, depth: int) -> ast.Node:
    verb = draw(st.sampled_from(sorted(FORMS)))
    node = FORMS[verb].node
    fields: dict[str, Any] = {"verb": verb}
    for part in FORMS[verb].parts:
        if not part.optional or draw(st.booleans()):
            fields[part.field] = draw(_field(node, part.field, depth))
    if "statuses" in fields and draw(st.booleans()):
        fields["how"] = draw(_literals(node, "how"))
    return node(**fields)


def _field(node: type[ast.Node], field: str, depth: int) -> st.SearchStrategy[Any]:
    by_annotation = {
        "Amount": amounts(),
        "Condition": conditions(),
        "Selector": selectors(),
        "Units": units(),
        "Modifier": modifiers(),
        "Block": blocks(depth - 1),
        "tuple[Block, ...]": st.lists(blocks(depth - 1), min_size=2, max_size=3).map(tuple),
        "tuple[Status, ...]": STATUSES,
        "tuple[Energy, ...]": ENERGIES,
        "bool": st.just(True),
        "int": st.integers(0, 200),
    }
    written = node.__annotations__[field].removesuffix(" | None")
    if written in by_annotation:
        return by_annotation[written]
    enum = getattr(ast, written, None) or getattr(cards, written, None)
    return st.sampled_from(enum) if isinstance(enum, type) and issubclass(enum, StrEnum) else _literals(node, field)


def _literals(node: type[ast.Node], field: str) -> st.SearchStrategy[str]:
    return st.sampled_from(get_args(node.model_fields[field].annotation))


@st.composite
def blocks(draw: Draw, depth: int = 2) -> ast.Block:
    return some(draw, statements(depth), 0, 2) if depth > 0 else ()


@st.composite
def programs(draw: Draw) -> ast.Program:
    event = draw(st.sampled_from(ast.Event))
    whose = {}
    if event is ast.Event.ATTACHED_ZONE:
        whose = {"whose": draw(st.sampled_from(ast.Side)), "energy": draw(st.none() | st.sampled_from(Energy))}
    condition = draw(st.none() | conditions())
    return ast.Program(event=event, may=draw(st.booleans()), condition=condition, body=draw(blocks()), **whose)


def effects() -> st.SearchStrategy[ast.Effect]:
    return st.lists(programs(), min_size=1, max_size=2).map(tuple)
