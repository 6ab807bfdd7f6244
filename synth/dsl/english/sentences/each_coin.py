"""A coin for each of several: those whose coin is heads are damaged."""

from typing import Any

from synth.dsl.ast import Damage, Flip, Measure, MeasureKind, Quantifier, Scaled, Selector, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.pokemon import MANY_IN_PLAY
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.words import INTEGER, NUMBER, WHOSE
from synth.dsl.english.verbs.damage import attacking

_Found = tuple[Selector, Any, int]


def _tossed(found: _Found) -> Any:
    group, amount, back = found
    coins = Flip(coins=Measure(kind=MeasureKind.COUNT, of=group))
    hurt = Damage(to=group.model_copy(update={"quantifier": Quantifier.BY_COIN}), amount=amount)
    itself = Damage(to=THIS_POKEMON, amount=Scaled(k=back, of=Measure(kind=MeasureKind.TAILS)))
    return (coins, hurt, itself) if back else (coins, hurt)


def _told(block: Any) -> _Found | None:
    match block:
        case (Flip(coins=Measure(of=Selector() as group)), Damage(amount=amount), *rest):
            back = rest[0].amount.k if rest and isinstance(getattr(rest[0], "amount", None), Scaled) else 0
            found = group, amount, back
            return found if _tossed(found) == block else None
    return None


_GROUP: Syntax[Selector] = Choice(
    rule("of {side} Benched {filters}", Selector, side=WHOSE, zone=Zone.BENCH, filters=MANY_IN_PLAY),
    rule("of {side} {filters}", Selector, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
)
_DOES = ("this attack also does", "this attack does", "do")
_BACK = ("", ". If tails, this Pokémon also does {back} damage to itself")


def _form(lead: str, does: str, back: str) -> Syntax[Any]:
    words = f"{lead}. If heads, {does} {{amount}} damage to that Pokémon{back}"
    whole = (Hole("group"), Hole("amount"), Hole("back") if back else 0)
    return rule(words, whole, group=_GROUP, amount=NUMBER, **({"back": INTEGER} if back else {}))


def _forms(does: tuple[str, ...], backs: tuple[str, ...]) -> Syntax[Any]:
    return Choice(
        *(
            Worded(f"each_coin_{a}{b}{c}", Mapped(_form(lead, doing, back), _tossed, _told))
            for a, lead in enumerate(("for each {group}, flip a coin", "flip a coin for each {group}"))
            for b, doing in enumerate(does)
            for c, back in enumerate(backs)
        )
    )


EACH_COIN: Syntax[Any] = Choice(
    When(attacking, _forms(_DOES, _BACK)), When(lambda state: not attacking(state), _forms(_DOES[2:], _BACK[:1]))
)
