"""Headers about Pokémon that are Knocked Out by the damage of an attack: whose, of what kind, and whose attack."""

from typing import Any

from synth.dsl.ast import AllOf, Draw, Event, Exists, Filter, FilterKind, If, Memory, MemoryKind, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, Scoped, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.happenings import NOT_ASKING, TO_SUCH, of_it, one_of
from synth.dsl.english.headers.headers import printed_on, under
from synth.dsl.english.headers.hits import BEARER, ITS_BEARER, STANDING_SOMEWHERE
from synth.dsl.english.headers.moving_and_healing import TO_THAT_ONE
from synth.dsl.english.nouns.pokemon import MANY
from synth.dsl.english.nouns.traits import BEFORE, ONE_HEAD
from synth.dsl.english.verbs.card_moves import DRAW

_HIT = Filter(kind=FilterKind.HIT_NOW)
_IT_WAS_HIT = of_it(FilterKind.HIT_NOW)
_WHEN = (("whenever", ""), ("when", "when"), ("if", "if"))
IN_MY_TURN = Memory(kind=MemoryKind.IN_TURN, side=Side.MY)
_BY_ANY = "is Knocked Out by damage from an attack"
_BY_MINE = tuple(
    f"is Knocked Out by damage from {attack}"
    for attack in (
        "an attack used by your Pokémon", "an attack from your Pokémon", "an attack used by 1 of your Pokémon",
        "your Pokémon's attacks", "an attack used by any of your Pokémon",
    )
)  # fmt: skip
_OF_MINE: Syntax[Any] = rule(
    "is Knocked Out by damage from an attack used by {attacker}",
    Hole("attacker"),
    attacker=Choice(
        *(
            rule(f"{of}{{what}}", Exists, wording, what=rule("{filters}", Selector, role=Role.ATTACKER, filters=_KIND))
            for _KIND in (Scoped(Such(MANY, bool), plural=False),)
            for of, wording in (("1 of your ", None), ("your ", "your"))
        )
    ),
)
_THEIRS: tuple[tuple[str, tuple[Any, ...], str], ...] = (
    ("1 of your opponent's Pokémon", (), ""),
    ("your opponent's Pokémon", (), "bare"),
    ("any of your opponent's Pokémon", (), "any"),
    ("your opponent's Active Pokémon", (of_it(FilterKind.ACTIVE),), ""),
    ("1 of your opponent's Benched Pokémon", (of_it(FilterKind.BENCHED),), ""),
)
_THEIR_KIND: Syntax[Any] = Choice(
    rule("1 of your opponent's {such}", Hole("such"), such=TO_SUCH),
    rule("your opponent's {such}", Hole("such"), "bare_kind", such=TO_SUCH),
)


def _all(*conditions: Any) -> Any:
    return Shape(AllOf, conditions=conditions)


def _headers(template: str, condition: Any, name: str, **holes: Syntax[Any]) -> Syntax[Any]:
    return Choice(
        *(
            under(
                f"{when} {{condition}}, ",
                Event.FALLS,
                f"felled_{name}_{also}",
                whose=Side.OPP,
                body=one_of(Side.OPP),
                condition=rule(template, condition, **holes),
            )
            for when, also in _WHEN
        )
    )


_BY_MY_POKEMON: Syntax[Any] = Choice(
    *(
        _headers(f"{whom} {words}", AllOf(conditions=(*such, _IT_WAS_HIT, IN_MY_TURN)), f"{name}{k}")
        for whom, such, name in _THEIRS
        for k, words in enumerate(_BY_MINE)
    ),
    *(
        _headers(f"{{such}} {words}", _all(Hole("such"), _IT_WAS_HIT, IN_MY_TURN), f"kind{k}", such=_THEIR_KIND)
        for k, words in enumerate(_BY_MINE)
    ),
    *(
        _headers(f"{whom} {{by}}", _all(*such, _IT_WAS_HIT, IN_MY_TURN, Hole("by")), f"by_such{name}", by=_OF_MINE)
        for whom, such, name in _THEIRS
    ),
)
_SUCH_ONES = Shape(
    Exists,
    what=Shape(Selector, side=Side.OPP, zone=Zone.PLAY, filters=Hole("filters")),
)


def _beaten(filters: Any) -> Any:
    return (*filters, _HIT, Filter(kind=FilterKind.HP_LEFT_AT_MOST, n=0))


def _of_what_kind(filters: Any) -> Any:
    found = filters[:-2]
    return found if found and _beaten(found) == filters else None


_BY_ITSELF: Syntax[Any] = Choice(
    *(
        under(
            f"{when} your opponent's {{condition}}, ",
            Event.MY_ATTACK_KOS,
            f"kind_by_bearer_{k}{also}",
            condition=Choice(
                rule(f"{{fell}} is Knocked Out by damage from {attack}{{_whom}}", Hole("fell"), fell=_FELL, _whom=ITS_BEARER),
                rule(
                    f"{{fell}} is Knocked Out by damage from {attack}{{bearer}}",
                    _all(Hole("fell"), Hole("bearer")),
                    fell=_FELL,
                    bearer=Such(BEARER, bool),
                ),
            ),
        )
        for _FELL in (
            rule(
                "{filters}",
                _SUCH_ONES,
                filters=Mapped(Such(Concat(BEFORE, ONE_HEAD), bool), _beaten, _of_what_kind),
            ),
        )
        for when, also in _WHEN
        for k, attack in enumerate(("an attack used by ", "an attack of "))
    )
)
_SELF_HIT = Exists(what=Selector(role=Role.SELF, filters=(_HIT,)))
_HOST_HIT = Exists(what=Selector(role=Role.HOST, filters=(_HIT,)))
_BY_ANYBODY: Syntax[Any] = Choice(
    *(
        When(
            printed_on(carrier),
            Entering(
                Choice(
                    *(
                        under(
                            f"{when} {{condition}}, ",
                            Event.KO_ANY,
                            f"by_any_{also}",
                            body=NOT_ASKING,
                            condition=Choice(
                                rule(f"{{_whom}} {_BY_ANY}", hit, _whom=ITS_BEARER),
                                rule(f"{{bearer}} and {_BY_ANY}", _all(Hole("bearer"), hit), bearer=STANDING_SOMEWHERE),
                            ),
                        )
                        for when, also in _WHEN
                    )
                ),
                it=hit.what,
            ),
        )
        for carrier, hit in (("ability", _SELF_HIT), ("tool", _HOST_HIT))
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(
                    f"{when} {whom} {_BY_ANY}, ",
                    Event.FALLS,
                    f"any_attack_{k}{also}",
                    whose=side,
                    body=one_of(side),
                    condition=AllOf(conditions=(*such, _IT_WAS_HIT)) if such else _IT_WAS_HIT,
                )
                for when, also in _WHEN
                for k, (whom, side, such) in enumerate(
                    (
                        *((whom, Side.OPP, such) for whom, such, _ in _THEIRS),
                        ("1 of your Pokémon", Side.MY, ()),
                        ("any of your Pokémon", Side.MY, ()),
                        ("your Active Pokémon", Side.MY, (of_it(FilterKind.ACTIVE),)),
                        ("1 of your Benched Pokémon", Side.MY, (of_it(FilterKind.BENCHED),)),
                    )
                )
            )
        ),
    ),
)


def _owner_draws(drawn: Any) -> Any:
    """What the one whose Pokémon it was does; a Stadium speaks for the player whose turn it is."""
    theirs, mine = (tuple(one.model_copy(update={"side": side}) for one in drawn) for side in (Side.OPP, Side.MY))
    return (If(condition=of_it(FilterKind.THEIRS), then=theirs, other=mine),)


def _drawn(block: Any) -> Any:
    match block:
        case (If(other=(Draw(side=Side.MY) as mine,)),):
            told = (mine.model_copy(update={"side": Side.TURN}),)
            return told if _owner_draws(told) == block else None
    return None


_ITS_OWNER, _THAT_PLAYER = (
    Choice(*(
        Mapped(
            rule(
                f"{who} {{drawn}}.",
                Hole("drawn"),
                f"owner_{k}",
                drawn=Scoped(
                    Such(DRAW, lambda block: len(block) == 1 and isinstance(block[0], Draw) and block[0].side is Side.TURN),
                    actor=Side.TURN,
                    plural=False,
                ),
            ),
            _owner_draws,
            _drawn,
        )
        for k, who in enumerate(owner)
    ))
    for owner in (("the player whose Pokémon was Knocked Out", "that Pokémon's owner", "its owner"), ("that player",))
)
_BY_HIT, _OF_OTHER = " by damage from an attack", of_it(FilterKind.THEIRS)
"""Only the player whose turn it is attacks."""
_BLOWS: tuple[tuple[str, dict[str, Any]], ...] = (
    (_BY_HIT, {"condition": _IT_WAS_HIT}),
    ("", {}),
    (f"{_BY_HIT} from the opponent's Pokémon", {"condition": AllOf(conditions=(_IT_WAS_HIT, _OF_OTHER))}),
)
_EVERYWHERE: Syntax[Any] = When(
    printed_on("stadium"),
    Choice(
        *(
            under(
                f"{when} {who} is Knocked Out{by}, ",
                Event.FALLS,
                f"everywhere_{a}{b}{c}{k}",
                whose=Side.BOTH,
                body=body,
                **so,
            )
            for a, (when, _) in enumerate(_WHEN)
            for b, who in enumerate(("a Pokémon", "any Pokémon", "a player's Pokémon"))
            for c, (by, so) in enumerate(_BLOWS)
            for k, body in enumerate((TO_THAT_ONE, _ITS_OWNER, _THAT_PLAYER))
            if (by or k) and (k < 2 or b == 2)
        )
    ),
)
_BY_THEM = Exists(what=Selector(role=Role.ATTACKER, filters=(Filter(kind=FilterKind.THEIRS),)))


def _of_theirs(kind: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return (*_BY_THEM.what.filters, *kind)


def _without_theirs(filters: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    return filters[1:] if filters[:1] == _BY_THEM.what.filters else None


def _hit_by_them(said: str, attack: str) -> Syntax[Any]:
    """Attacks from the opponent's Pokémon, or from those of a kind only."""
    such = Shape(Exists, what=Shape(Selector, role=Role.ATTACKER, filters=Hole("such")))
    return Choice(
        rule(f"{said} {attack} from your opponent's Pokémon", _BY_THEM, _whom=ITS_BEARER),
        rule(
            f"{said} {attack} from your opponent's {{such}}",
            such,
            _whom=ITS_BEARER,
            such=Mapped(Scoped(Such(MANY, bool), plural=True), _of_theirs, _without_theirs),
        ),
    )


_WOULD_BE_HIT = (
    _hit_by_them("any damage is done to {_whom} by", "attacks"),
    _hit_by_them("any damage is done to {_whom} by", "an attack"),
    _hit_by_them("{_whom} would be damaged by", "an attack"),
)
_FENDED: Syntax[Any] = Choice(
    *(
        under("if {condition}, ", Event.WOULD_DAMAGE, f"would_be_by_{k}", condition=conditions)
        for k, conditions in enumerate(_WOULD_BE_HIT)
    )
)
"""Damage that is not done yet, by whose attack it would be."""
FELLED: Syntax[Any] = Choice(
    When(printed_on("ability", "tool"), Choice(_BY_MY_POKEMON, _BY_ITSELF, _FENDED)), _BY_ANYBODY, _EVERYWHERE
)
