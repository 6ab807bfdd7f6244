"""Devolving: the uppermost card of a Pokémon that evolved is put elsewhere."""

from typing import Any

from synth.dsl.ast import Choose, Exists, Filter, FilterKind, If, Place, Put, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.pokemon import ACTIVE, CHOSEN, EACH
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.roles import HOST, SELF

_BY_PUTTING = "by putting the highest Stage Evolution card on it into"
_UNCOVERED = Put(what=Selector(role=Role.TOP_CARD), place=Place.HAND)
_PILES = (("hand", Place.HAND), ("deck", Place.DECK), ("discard pile", Place.DISCARD))
_EVOLVED = Filter(kind=FilterKind.EVOLVED)
_IN_PLAY = (Zone.ACTIVE, Zone.BENCH, Zone.PLAY)


def _devolves_it(whose: str, side: Side) -> Syntax[Any]:
    forms = (
        Worded(it, Literal(words, taken)) if it else Literal(words, taken)
        for whom, it in (("it", ""), ("that Pokémon", "that_one"))
        for pile, place in _PILES
        for words in (f"devolve {whom} {_BY_PUTTING} {whose} {pile}",)
        for taken in ((_UNCOVERED.model_copy(update={"place": place}),),)
    )
    return When(lambda state: state.it is not None and state.it.side is side and state.it.zone in _IN_PLAY, Choice(*forms))


DEVOLVE_IT: Syntax[Any] = Choice(
    _devolves_it("your opponent's", Side.OPP), _devolves_it("your", Side.MY), Worded("theirs", _devolves_it("their", Side.OPP))
)


def _devolves(whose: str, side: Side) -> Syntax[Any]:
    """Of Pokémon that are named at once: nothing happens to one that did not evolve."""
    own = When(lambda state: side is Side.MY, Choice(spoken(SELF), spoken(HOST)))
    others = Such(Choice(spoken(ACTIVE), spoken(CHOSEN), spoken(EACH)), lambda whom: whom.side is side and whom.n == 1)
    named = Choice(own, others)

    def said(found: tuple[Selector, Place]) -> Any:
        whom, place = found
        taken = _UNCOVERED.model_copy(update={"place": place})
        if _EVOLVED not in whom.filters:
            whom = whom.model_copy(update={"filters": (*whom.filters, _EVOLVED)})
        if whom.zone is Zone.ACTIVE or whom.role:
            return (If(condition=Exists(what=whom), then=(taken,)),)
        return (Choose(what=whom), taken)

    def whom(block: Any) -> tuple[Selector, Place] | None:
        match block:
            case (Choose(what=what), Put() as put) | (If(condition=Exists(what=what), then=(Put() as put,)),):
                return (what, put.place) if said((what, put.place)) == block else None
        return None

    def plain(block: Any) -> tuple[Selector, Place] | None:
        found = whom(block)
        if found is None:
            return None
        rest = tuple(one for one in found[0].filters if one != _EVOLVED)
        return found[0].model_copy(update={"filters": rest}), found[1]

    where = Choice(*(Literal(f"{whose} {pile}", place) for pile, place in _PILES))
    form: Syntax[Any] = Choice(
        rule(f"devolve {{whom}} {_BY_PUTTING} {{where}}", (Hole("whom"), Hole("where")), whom=named, where=where),
        *(
            rule(
                f"devolve {{whom}} {_BY_PUTTING.replace('it', them)} {{where}}",
                (Hole("whom"), Hole("where")),
                f"on_{k}",
                whom=Such(spoken(EACH), lambda whom: whom.side is side and whom.quantifier is Quantifier.ALL),
                where=where,
            )
            for k, them in enumerate(("each of them", "each of those Pokémon", "each"))
        ),
    )
    return Choice(Worded("devolve", Mapped(form, said, plain)), Worded("devolve_evolved", Mapped(form, said, whom)))


DEVOLVE: Syntax[Any] = Choice(
    _devolves("your", Side.MY), _devolves("your opponent's", Side.OPP), Worded("devolve_theirs", _devolves("their", Side.OPP))
)
