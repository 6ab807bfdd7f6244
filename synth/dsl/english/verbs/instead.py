"""What is done in another measure to one that turns out to be of some kind."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import (
    Attach,
    Choose,
    Const,
    Damage,
    Draw,
    Exists,
    Give,
    Heal,
    If,
    Modifier,
    ModifierKind,
    Power,
    Put,
    Quantifier,
    Role,
    Scaled,
    Selector,
    Shift,
    Strip,
    Units,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.energy import UNITS
from synth.dsl.english.nouns.pokemon import CHOSEN, POKEMON
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.traits import HAS, IS
from synth.dsl.english.nouns.words import INTEGER, NUMBER, SIGNED
from synth.dsl.english.verbs.damage import attacking
from synth.dsl.walk import nodes


def _asks_about_it(condition: Any) -> bool:
    return any(isinstance(node, Selector) and node.role is Role.IT for node in nodes(condition))


_PICKED_ONE = Such(spoken(CHOSEN), lambda one: one.n == 1)
_THAT_KIND = Shape(Exists, what=Shape(Selector, role=Role.IT, filters=Hole("kind")))
HEALED_MORE: Syntax[Any] = Choice(
    *(
        rule(
            f"heal {{usual}} damage from {{what}}. If {that} {{kind}}, heal {{more}} damage{end} instead",
            (
                Shape(Choose, what=Hole("what")),
                Shape(
                    If,
                    condition=_THAT_KIND,
                    then=(Shape(Heal, what=THAT_ONE, amount=Hole("more")),),
                    other=(Shape(Heal, what=THAT_ONE, amount=Hole("usual")),),
                ),
            ),
            wording,
            usual=NUMBER,
            what=_PICKED_ONE,
            kind=Choice(IS, HAS),
            more=NUMBER,
        )
        for that, end, wording in (
            ("that Pokémon", "", "heal_instead"),
            ("it", "", "heal_it_instead"),
            ("that Pokémon", " from it", "heal_from_it"),
            ("that Pokémon", " from that Pokémon", "heal_from_that"),
        )
    )
)
"""The one that is healed decides how much."""


def _of_attacks(state: Discourse) -> bool:
    return attacking(state)


def _of_others(state: Discourse) -> bool:
    return not attacking(state)


HURT_MORE: Syntax[Any] = Choice(
    *(
        When(
            _of_attacks if own else _of_others,
            rule(
                f"{verb} {{usual}} damage to {{what}}. If {that} {{kind}}, {again} {{more}} damage{end} instead",
                (
                    Shape(Choose, what=Hole("what")),
                    Shape(
                        If,
                        condition=_THAT_KIND,
                        then=(Shape(Damage, to=THAT_ONE, amount=Hole("more")),),
                        other=(Shape(Damage, to=THAT_ONE, amount=Hole("usual")),),
                    ),
                ),
                f"hurt_more_{number}",
                usual=NUMBER,
                what=_PICKED_ONE,
                kind=Choice(IS, HAS),
                more=NUMBER,
            ),
        )
        for own, verb, again in ((False, "do", "do"), (True, "this attack does", "this attack does"))
        for number, (that, end) in enumerate(
            (that, end) for that in ("that Pokémon", "it") for end in ("", " to it", " to that Pokémon")
        )
    )
)
"""The one that is damaged decides how much."""


def _with_more(found: tuple[Any, int, Any, int]) -> Any:
    what, usual, kind, more = found
    then, other = ((Damage(to=THAT_ONE, amount=Const(n=n)),) for n in (usual + more, usual))
    return (Choose(what=what), If(condition=Exists(what=Selector(role=Role.IT, filters=kind)), then=then, other=other))


def _how_much_more(block: Any) -> Any:
    match block:
        case (
            Choose(what=what),
            If(
                condition=Exists(what=Selector(role=Role.IT, filters=kind)),
                then=(Damage(amount=Const(n=most)),),
                other=(Damage(amount=Const(n=usual)),),
            ),
        ):
            found = what, usual, kind, most - usual
            return found if most > usual and _with_more(found) == block else None
    return None


HURT_MORE_STILL: Syntax[Any] = Choice(
    *(
        When(
            holds,
            Worded(
                f"hurt_still_{number}",
                Mapped(
                    rule(
                        f"{verb} {{usual}} damage to {{what}}. If {that} {{kind}}, {verb} {{more}} more damage to {again}",
                        (Hole("what"), Hole("usual"), Hole("kind"), Hole("more")),
                        usual=INTEGER,
                        what=_PICKED_ONE,
                        kind=Choice(IS, HAS),
                        more=INTEGER,
                    ),
                    _with_more,
                    _how_much_more,
                ),
            ),
        )
        for holds, verb in ((_of_others, "do"), (_of_attacks, "this attack does"))
        for number, (that, again) in enumerate((a, b) for a in ("that Pokémon", "it") for b in ("it", "that Pokémon"))
    )
)


def _own_number(template: str, wording: str, does: Any) -> Syntax[Any]:
    """How much depends on the one that is picked, who is therefore picked first."""
    told = rule(template, (Shape(Choose, what=Hole("what")), does), wording, what=_PICKED_ONE, k=INTEGER, of=MEASURE)
    return Such(told, lambda block: _asks_about_it(block[1].amount))


_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))
BY_ITS_OWN: Syntax[Any] = Choice(
    _own_number("heal {k} damage from {what} for each {of}", "own_heal", Shape(Heal, what=THAT_ONE, amount=_PER)),
    When(_of_others, _own_number("do {k} damage to {what} for each {of}", "own_hurt", Shape(Damage, to=THAT_ONE, amount=_PER))),
)
_NAMED_BEFORE = Such(POKEMON, lambda whom: whom.role is not Role.IT)


def _asked_before(block: Any) -> bool:
    """Whether what is asked is not about the one that is chosen only then."""
    return not _asks_about_it(block[0].condition)


def _otherwise(usual: Any, more: Any) -> tuple[Shape]:
    return (Shape(If, condition=Hole("condition"), then=(more,), other=(usual,)),)


def _heals(amount: str) -> Shape:
    return Shape(Heal, what=Hole("what"), amount=Hole(amount))


def _hurts(amount: str) -> Shape:
    return Shape(Damage, to=Hole("what"), amount=Hole(amount))


HEALED_INSTEAD: Syntax[Any] = Choice(
    *(
        Such(
            When(
                holds,
                rule(
                    f"{verb} {{usual}} damage {to} {{what}}. If {{condition}}, {again} {{more}} damage{end} instead",
                    _otherwise(done("usual"), done("more")),
                    f"{verb}_more_{k}",
                    usual=NUMBER,
                    what=_NAMED_BEFORE,
                    condition=STATES,
                    more=NUMBER,
                ),
            ),
            _asked_before,
        )
        for verb, to, again, done, holds in (
            ("heal", "from", "heal", _heals, lambda state: True),
            ("do", "to", "do", _hurts, _of_others),
            ("this attack does", "to", "this attack does", _hurts, _of_attacks),
            ("this attack also does", "to", "this attack does", _hurts, _of_attacks),
        )
        for k, end in enumerate(("", f" {to} it", f" {to} that Pokémon", f" {to} each of them", f" {to} each of those Pokémon"))
    )
)


def _in_measure(statement: Any, much: Any) -> Any:
    """The same with another number, or with other Energy; None where it has none of its own."""
    match statement:
        case Give(modifier=Modifier(amount=Const()) as modifier) if isinstance(much, Const):
            return statement.model_copy(update={"modifier": modifier.model_copy(update={"amount": much})})
        case Draw(amount=Const()) if isinstance(much, int):
            return statement.model_copy(update={"amount": Const(n=much)})
        case Attach(units=units) | Strip(units=units) | Shift(units=units):
            other = much if isinstance(much, Units) else units.model_copy(update={"n": Const(n=much)})
            return statement.model_copy(update={"units": other}) if isinstance(units.n, Const) else None
        case Power(verb="more", amount=Scaled() as amount) if isinstance(much, int):
            return statement.model_copy(update={"amount": amount.model_copy(update={"k": much})})
        case Put(what=Selector(top=Const()) as what) if isinstance(much, int):
            return statement.model_copy(update={"what": what.model_copy(update={"top": Const(n=much)})})
        case Put(what=Selector(quantifier=Quantifier.CHOOSE | Quantifier.RANDOM) as what) if isinstance(much, int):
            return statement.model_copy(update={"what": what.model_copy(update={"n": much})})
    return None


def _measure(statement: Any, of: type) -> Any:
    match statement:
        case Give(modifier=Modifier(amount=amount)) if of is Const:
            return amount
        case Attach(units=units) | Strip(units=units) | Shift(units=units):
            return units if of is Units else getattr(units.n, "n", None)
        case Power(amount=Scaled(k=n)) if of is int:
            return n
        case Draw(amount=Const(n=n)) | Put(what=Selector(top=Const(n=n))) | Put(what=Selector(n=n)) if of is int:
            return n
    return None


def _so_much(found: tuple[Any, Any, Any]) -> Any:
    usual, condition, much = found
    *first, last = usual
    return (*first, If(condition=condition, then=(_in_measure(last, much),), other=(last,)))


def _of_so_much(of: type) -> Callable[[Any], Any]:
    def parts(block: Any) -> Any:
        if not block or not isinstance(block[-1], If) or (len(block[-1].then), len(block[-1].other)) != (1, 1):
            return None
        last = block[-1]
        much = _measure(last.then[0], of)
        found = (*block[:-1], *last.other), last.condition, much
        return found if much and _in_measure(last.other[0], much) == last.then[0] else None

    return parts


_VERB_OF = {ModifierKind.TAKES: "take", ModifierKind.DEALS: "do", ModifierKind.BONUS: "do"}


def _ends_with(kind: type, words: str) -> Callable[[Any], bool]:
    """Whether that can be said of the last thing done: what holds for a while has a verb of its own."""

    def ends(block: Any) -> bool:
        last = block[-1]
        return isinstance(last, kind) and (
            not isinstance(last, Give) or f" {_VERB_OF.get(last.modifier.kind, '?')}" in words
        )

    return ends


def _fits(found: tuple[Any, Any, Any]) -> bool:
    usual, condition, much = found
    unknown = _asks_about_it(condition) and not _asks_about_it(usual[-1])
    return not unknown and _in_measure(usual[-1], much) not in (None, usual[-1])


_SHORT: tuple[tuple[type, type, str], ...] = (
    *((Give, Const, f"{who} {verb} {{much}} damage{end} instead") for who in ("it", "that attack", "they", "this Pokémon")
      for verb in ("does", "takes", "do", "take")
      for end in ("", " from attacks" if verb.startswith("take") else " to your opponent's Active Pokémon")),
    *((kind, of, f"{verb} {{much}}{end} instead") for kind, verb, ends in (
        (Attach, "take", ("", " from your Energy Zone")), (Attach, "attach", ("", " from your discard pile")),
        (Strip, "discard", ("",)), (Shift, "move", ("",)))
      for end in ends for of in (int, Units)),
    *((Put, int, f"{words} instead") for words in (
        "discard {much}", "discard {much} cards", "discard the top {much} cards", "put {much}", "put {much} of them")),
    *((Attach, Units, f"take {{much}}{zone} and attach {them} to {that} instead")
      for zone in ("", " from your Energy Zone") for them in ("them", "it") for that in ("that Pokémon", "it")),
    *((Power, int, f"this attack does {{much}} more damage for each{of} instead")
      for of in ("", " of them", " of those Pokémon", " of those cards", " of those Energy")),
    (Draw, int, "draw {much} instead"),
)  # fmt: skip


def more_instead(clause: Syntax[Any]) -> Syntax[Any]:
    """ "Draw 2 cards. If …, draw 3 instead": only how much is said again."""
    return Choice(
        *(
            Worded(
                f"so_much_instead_{k}",
                Mapped(
                    Such(
                        rule(
                            f"{{usual}}. If {{condition}}, {words}",
                            (Hole("usual"), Hole("condition"), Hole("much")),
                            usual=Such(clause, _ends_with(kind, words)),
                            condition=STATES,
                            much=INTEGER if of is int else SIGNED if of is Const else UNITS,
                        ),
                        _fits,
                    ),
                    _so_much,
                    _of_so_much(of),
                ),
            )
            for k, (kind, of, words) in enumerate(_SHORT)
        )
    )
