"""Damage that is divided: so much in all, 10 at a time, to any of a group."""

from typing import Any

from synth.dsl.ast import Const, Damage, Quantifier, Repeat, Selector, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Noting, Scoped, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, POKEMON
from synth.dsl.english.nouns.words import INTEGER, NUMBER


def _parts(found: tuple[int, int, Selector]) -> Any:
    """So much in all, a part at a time, each to one of them."""
    total, at_once, to = found
    one = to.model_copy(update={"quantifier": Quantifier.CHOOSE})
    return (Repeat(times=Const(n=total // at_once), body=(Damage(to=one, amount=Const(n=at_once)),)),)


def _total(block: Any) -> tuple[int, int, Selector] | None:
    match block:
        case (Repeat(times=Const(n=times), body=(Damage(to=to, amount=Const(n=at_once), times=None),)),):
            found = times * at_once, at_once, to.model_copy(update={"quantifier": Quantifier.ALL})
            return found if at_once and _parts(found) == block else None
    return None


_DEALT = {
    "total": INTEGER,
    "at_once": Choice(
        Literal(", 10 damage at a time,", 10),
        Worded("divided", Literal(", divided", 10)),
        Worded("divided_ten", Literal(", divided in amounts of 10", 10)),
        Worded("unsaid", Literal("", 10)),
        Worded("at_a_time", Literal(", 10 at a time,", 10)),
    ),
    "to": Such(ALL_ALIKE, lambda whom: whom.zone in (Zone.BENCH, Zone.PLAY)),
}


_DIVIDED = (
    "{verb} {{total}} damage to {{to}}{{at_once}}, divided among them in any way you like{end}",
    "{verb} {{total}} damage{{at_once}} divided in any way you like{end} among {{to}}",
    "{verb} {{total}} damage divided among {{to}}{{at_once}} in any way you like{end}",
    "{verb} {{total}} damage to {{to}}{{at_once}} in any way you like{end}",
    "{verb} {{total}} damage to {{to}}{{at_once}}, divided in any way you like{end}",
    "{verb} a total of {{total}} damage to {{to}}{{at_once}}, divided in any way you like{end}",
    "{verb} a total of {{total}} damage to {{to}}{{at_once}}, divided among them in any way you like{end}",
)
_WHOM_AND_TOTAL = {"total": _DEALT["total"], "to": _DEALT["to"]}
_IN_TENS = (
    "You do this damage in multiples of 10.", "You must do this damage in multiples of 10.", "You do this damage 10 at a time.",
    "Do this damage in multiples of 10.", "Divide the damage in multiples of 10.", "Divide this damage in multiples of 10.",
    "You must divide the damage in multiples of 10.", "Damage must be divided in multiples of 10.",
    "Damage is done in multiples of 10.", "This damage is done in multiples of 10.",
)  # fmt: skip


def dealt_out(verb: str, number: int) -> Syntax[Any]:
    parts = (Hole("total"), Hole("at_once"), Hole("to"))
    form: Syntax[Any] = Choice(
        *(
            rule(f"{verb} {many}{{total}} damage to {{to}}{{at_once}} in any way you like", parts, wording, **_DEALT)
            for many, wording in (("a total of ", None), ("", "no_total"))
        ),
        *(
            rule(f"{divide} among {{to}}{{at_once}} in any way you like", parts, f"among_{k}", **_DEALT)
            for k, divide in enumerate((f"{verb} {{total}} damage divided", *("divide {total} damage",) * (verb == "do")))
        ),
        *(
            rule(words.format(verb=verb, end=end), parts, f"divided_{k}{n}", at_once=Literal("", 10), **_WHOM_AND_TOTAL)
            for k, words in enumerate(_DIVIDED)
            for n, end in enumerate(("", " in multiples of 10", ", in multiples of 10", " in amounts of 10"))
            if end or ", divided in" not in words
        ),
    )
    told = Mapped(Such(form, lambda found: found[0] % found[1] == 0), _parts, _total)
    in_tens = (Worded(f"in_tens_{k}", Noting(told, changing(reminder=words))) for k, words in enumerate(_IN_TENS))
    return Worded(f"dealt_out_{number}", Choice(told, *in_tens))


_TWICE = {"first": POKEMON, "second": Choice(POKEMON, Scoped(POKEMON, rival=True))}
_BOTH = tuple(Shape(Damage, to=Hole(one), amount=Hole("amount")) for one in ("first", "second"))
TWO_BLOWS: Syntax[Any] = Choice(
    *(
        rule(
            f"this attack {does} {{one}} damage to {{first}} and {{other}} damage to {{second}}",
            (Shape(Damage, to=Hole("first"), amount=Hole("one")), Shape(Damage, to=Hole("second"), amount=Hole("other"))),
            "to_two" if does == "also does" else "just_to_two",
            one=NUMBER,
            other=NUMBER,
            **_TWICE,
        )
        for does in ("also does", "does")
    ),
    *(
        rule(
            f"this attack {does} {{amount}} damage to {{first}} and {{second}}",
            _BOTH,
            f"same_to_two_{k}",
            amount=NUMBER,
            **_TWICE,
        )
        for k, does in enumerate(("also does", "does"))
    ),
)
"""Damage to one and to another, as much or not."""
