"""AST of an effect → its canonical text, one line: `parse_effect(print_effect(e)) == e`."""

import json
from collections.abc import Sequence
from typing import Any

from synth.dsl import ast
from synth.dsl.forms import FORMS
from synth.dsl.signatures import AT_LEAST, FILTERS, MEASURES, MEMORIES
from synth.spec.cards import Energy, Kind


def print_effect(effect: ast.Effect) -> str:
    return " ".join(map(_program, effect))


def print_node(node: ast.Node) -> str:
    """Any part of an effect as it stands in the text; error messages quote it."""
    return _program(node) if isinstance(node, ast.Program) else _text(node)


def _program(program: ast.Program) -> str:
    subject = ", ".join(value for value in (program.whose, program.energy, program.card_kind) if value)
    parts = [
        f"{program.event}({subject})" if subject else program.event,
        "may" if program.may else "",
        f"if {_text(program.condition)}" if program.condition else "",
        _block(program.body),
    ]
    return " ".join(filter(None, parts))


def _block(block: ast.Block) -> str:
    return f"{{ {'; '.join(map(_statement, block))} }}" if block else "{ }"


def _statement(statement: ast.Stmt) -> str:
    words: list[str] = [statement.verb]
    for part in FORMS[statement.verb].parts:
        value = getattr(statement, part.field)
        if part.field == "statuses":
            text = _statuses(statement)
        elif part.optional and value == type(statement).model_fields[part.field].default:
            continue
        else:
            text = _field(part.field, value)
        words.append(f"{part.before} {text}".strip())
    return " ".join(filter(None, words))


def _field(name: str, value: Any) -> str:
    match value:
        case True:
            return name
        case int() | str():
            return str(value)
        case tuple() if name == "among":
            return _energies(value)
        case tuple() if name == "options":
            return " or ".join(map(_block, value))
        case tuple():
            return _block(value)
    return _text(value)


def _statuses(statement: Any) -> str:
    listed = ", ".join(statement.statuses)
    if statement.how == "all":
        return listed
    return f"{statement.how}({listed})" if listed else str(statement.how)


def _text(node: ast.Node) -> str:
    match node:
        case ast.Selector():
            return _selector(node)
        case ast.Filter():
            return _filter(node)
        case ast.Const():
            return str(node.n)
        case ast.Scaled():
            return f"{node.k}*{_text(node.of)}"
        case ast.Measure():
            return _call(node.kind, [getattr(node, field) for field in MEASURES[node.kind].fields])
        case ast.Either():
            return f"({_text(node.then)} if {_text(node.condition)} else {_text(node.other)})"
        case ast.Memory():
            return _call(node.kind, [getattr(node, field) for field in MEMORIES[node.kind].fields])
        case ast.Exists():
            return f"any {_selector(node.what)}"
        case ast.Compare():
            return f"{_text(node.left)} {node.op} {_text(node.right)}"
        case ast.OneOf():
            return f"{_text(node.what)} in ({', '.join(map(str, node.values))})"
        case ast.Not():
            return f"not {_grouped(node.condition)}"
        case ast.AllOf():
            return " and ".join(map(_grouped, node.conditions))
        case ast.Units():
            how = "" if node.how == "chosen" else f"{node.how} "
            return f"{how}{_text(node.n)}[{_energies(node.energies)}]"
        case ast.Modifier():
            return _modifier(node)
    return _statement(node)  # type: ignore[arg-type]


def _grouped(condition: ast.Condition) -> str:
    return f"({_text(condition)})" if isinstance(condition, ast.AllOf) else _text(condition)


def _call(word: str, arguments: Sequence[Any]) -> str:
    given = [_argument(argument) for argument in arguments if argument is not None]
    return f"{word}({', '.join(given)})" if given else word


def _argument(value: Any) -> str:
    match value:
        case ast.Side() | ast.Deed() | ast.Span() | Energy():
            return value.value
        case str():
            return _quoted(value)
    return _text(value)


def _selector(selector: ast.Selector) -> str:
    if selector.role:
        head: str = selector.role
    elif selector.top is not None:
        head = f"{selector.side}.{selector.zone}({_text(selector.top)})"
    else:
        head = f"{selector.side}.{selector.zone}"
    filters = f"[{', '.join(map(_filter, selector.filters))}]" if selector.filters else ""
    by = f" by {selector.by}" if selector.by != "my" else ""
    return f"{_quantity(selector)}{head}{filters}{by}"


def _quantity(selector: ast.Selector) -> str:
    match selector.quantifier:
        case ast.Quantifier.ALL:
            return ""
        case ast.Quantifier.ANY | ast.Quantifier.BY_COIN:
            return f"{selector.quantifier} of "
        case ast.Quantifier.CHOOSE:
            return f"{selector.n} of "
    return f"{selector.quantifier} {selector.n} of "


def _filter(filter: ast.Filter) -> str:
    if filter.kind is ast.FilterKind.ENERGY:
        return f"{filter.kind}({_energies(filter.energies)})>={filter.n}"
    values = [getattr(filter, field) for field in FILTERS[filter.kind].fields]
    if not values or values[0] in ((), None):
        return filter.kind
    sign = ">=" if filter.kind in AT_LEAST else "="
    return f"{filter.kind}{sign}{_filter_value(values[0])}"


def _filter_value(value: Any) -> str:
    if not isinstance(value, tuple):
        return str(value)
    if isinstance(value[0], Energy):
        return _energies(value)
    return "|".join(value if isinstance(value[0], Kind) else map(_quoted, value))


def _modifier(modifier: ast.Modifier) -> str:
    parts = [
        modifier.kind,
        modifier.scope or "",
        _quoted(modifier.name) if modifier.name is not None else "",
        f"[{_energies(modifier.energies)}]" if modifier.energies else "",
        _signed(_text(modifier.amount)) if modifier.amount else "",
        f"vs {_selector(modifier.vs)}" if modifier.vs else "",
        f"at_most {modifier.at_most}" if modifier.at_most is not None else "",
        f"at_least {modifier.at_least}" if modifier.at_least is not None else "",
    ]
    return " ".join(filter(None, parts))


def _signed(amount: str) -> str:
    """Modifiers add: `+20`. A plain 0 stays bare, as adding nothing is never meant (`award 0`: no points at all)."""
    return f"+{amount}" if amount[0].isdigit() and amount != "0" else amount


def _energies(energies: Sequence[Energy]) -> str:
    return "|".join(energies) or "*"


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)
