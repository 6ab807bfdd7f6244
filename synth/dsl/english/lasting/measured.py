"""What holds in another measure: "it takes -40 damage instead", said of what was just said to hold."""

from typing import Any

from synth.dsl.ast import Duration, Give, ModifierKind, Selector
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.lasting.standing import STATED
from synth.dsl.english.nouns.pokemon import SUBJECT
from synth.dsl.english.nouns.words import NUMBER, SIGNED

_SHORT: tuple[tuple[str, ModifierKind, Any, dict[str, Any]], ...] = (
    ("{what} <takes|take> {amount} damage", ModifierKind.TAKES, SIGNED, {"what": SUBJECT}),
    ("those attacks do {amount} damage", ModifierKind.DEALS, SIGNED, {}),
    ("they do {amount} damage", ModifierKind.DEALS, SIGNED, {}),
    ("they cost {amount} more", ModifierKind.COST, NUMBER, {}),
)
"""How much, where the rest need not be said again."""
_SAME_MATTER = {ModifierKind.FREE_RETREAT: ModifierKind.RETREAT_COST}


def _matter(one: Give) -> ModifierKind:
    return _SAME_MATTER.get(one.modifier.kind, one.modifier.kind)


def in_place(usual: Any, other: Any) -> bool:
    """Whether the one is said instead of the other: of the same Pokémon, in the same matter."""
    return (
        isinstance(usual, Give)
        and isinstance(other, Give)
        and usual != other
        and usual.what == other.what
        and _matter(usual) == _matter(other)
        and (usual.modifier.scope, usual.modifier.name) == (other.modifier.scope, other.modifier.name)
    )


def _with(usual: Give, amount: Any) -> Give:
    return usual.model_copy(update={"modifier": usual.modifier.model_copy(update={"amount": amount})})


def measured(template: str, wording: str, again: Selector | None = None, **parts: Any) -> Syntax[tuple[Any, Any, Give]]:
    """The parts of a template with {usual}, {condition} and {then}: a block or program, a condition, and what then holds instead
    of the first thing said; `again` is who it is told of, if that is not simply said again."""
    found = Hole("usual"), Hole("condition"), Hole("then")
    full = rule(template, found, then=Such(STATED, lambda block: len(block) == 1 and isinstance(block[0], Give)), **parts)

    def told(read: Any) -> Any:
        usual, condition, (then,) = read
        first = _first(usual)
        whom = first.what if again in (None, then.what) else then.what
        return usual, condition, then.model_copy(update={"duration": first.duration, "what": whom})

    def untold(value: Any) -> Any:
        usual, condition, then = value
        return usual, condition, (then.model_copy(update={"duration": Duration.STATIC, "what": again or then.what}),)

    def fits(read: Any) -> bool:
        first = _first(read[0])
        return isinstance(first, Give) and (again or first.what) == read[2][0].what and in_place(first, told(read)[2])

    forms: list[Syntax[Any]] = [Mapped(Such(full, fits), told, untold)]
    for k, short in enumerate(_SHORT):
        forms.append(Worded(f"{wording}_{k}", _shortly(template, short, again, parts)))
    return Choice(*forms)


def _first(usual: Any) -> Any:
    """Of a program or a block."""
    return getattr(usual, "body", usual)[0]


def _shortly(template: str, short: tuple[str, ModifierKind, Any, Any], again: Selector | None, parts: Any) -> Syntax[Any]:
    words, kind, amount, holes = short
    then = (Hole("amount"), *map(Hole, holes))
    form = rule(template.replace("{then}", words), (Hole("usual"), Hole("condition"), then), amount=amount, **holes, **parts)

    def told(read: Any) -> Any:
        return read[0], read[1], _with(_first(read[0]), read[2][0])

    def untold(value: Any) -> Any:
        usual, condition, then = value
        first = _first(usual)
        if not isinstance(first, Give) or first.modifier.kind is not kind or _with(first, then.modifier.amount) != then:
            return None
        return usual, condition, (then.modifier.amount, *([again or first.what] if holes else []))

    def fits(read: Any) -> bool:
        first, (amount, *whom) = _first(read[0]), read[2]
        same = isinstance(first, Give) and first.modifier.kind is kind and amount != first.modifier.amount
        return same and whom in ([], [again or first.what])

    return Mapped(Such(form, fits), told, untold)
