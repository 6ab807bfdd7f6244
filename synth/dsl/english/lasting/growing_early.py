"""Who evolves in the turn it came into play, but in no player's first turn."""

from typing import Any

from synth.dsl.ast import Compare, Const, Duration, Give, If, Measure, MeasureKind, Modifier, ModifierKind, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.stateful import Noting, When, Worded, changing
from synth.dsl.english.nouns.referents import whole


def _early(side: Side, turn: Side, whose: tuple[str, ...], first: tuple[str, ...]) -> Syntax[Any]:
    second = Compare(left=Measure(kind=MeasureKind.TURNS, side=turn), op=">=", right=Const(n=2))
    given = Give(what=whole(side, Zone.PLAY), modifier=Modifier(kind=ModifierKind.EVOLVE_EARLY), duration=Duration.STATIC)
    block = (If(condition=second, then=(given,)),)
    said = [
        f"{who} can evolve during the turn {it} {put} into play"
        for who in whose
        for it, puts in (("they", ("are put", "were put", "come")), ("it", ("was put", "is put", "comes")))
        for put in puts
    ]
    forms: list[Syntax[Any]] = [
        Literal(f"{words}{but} during {when} first turn", block)
        for words in said
        for but in (", except", ", but not")
        for when in first
    ]
    forms += [
        Noting(Literal(words, block), changing(reminder=f"{they} still can't evolve during {when} first turn."))
        for words in said
        for they in ("Pokémon", "They")
        for when in first
    ]
    return Choice(*(Worded(f"early_{side}{k}", form) for k, form in enumerate(forms)))


_BOTH = "Pokémon in play (both yours and your opponent's)"
EVOLVES_EARLY: Syntax[Any] = Choice(
    When(
        lambda state: state.carrier == "stadium",
        _early(Side.BOTH, Side.TURN, ("each player's Pokémon", f"each {_BOTH}", _BOTH), ("that player's", "a player's", "their")),
    ),
    When(lambda state: state.carrier == "ability", _early(Side.MY, Side.MY, ("your Pokémon",), ("your",))),
)
