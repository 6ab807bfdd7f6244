"""Constructions that span sentences: a later sentence changes what an earlier one said."""

from typing import Any

from synth.dsl.ast import (
    Afflict,
    Choose,
    Either,
    Evolve,
    Exists,
    Filter,
    FilterKind,
    Flip,
    If,
    Memory,
    MemoryKind,
    Modal,
    Not,
    Pay,
    Place,
    Power,
    Put,
    Quantifier,
    Require,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.conditions.lately import PAID_BACK
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Run
from synth.dsl.english.forms.stateful import Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.card_kinds import ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import HELD, HELD_SEVERAL
from synth.dsl.english.nouns.pokemon import CHOSEN, SUBJECT
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.traits import AFTER, BEFORE, IN_PLAY, MANY_HEAD, Filters, trait
from synth.dsl.english.nouns.words import INTEGER, NUMBER_OVER_1, STATUS
from synth.dsl.english.sentences.clauses import CLAUSE
from synth.dsl.english.sentences.contrary import IF_LESS, IF_NOT, OTHERWISE
from synth.dsl.english.sentences.each_of import OF_EACH
from synth.dsl.english.sentences.replacing import REPLACED
from synth.dsl.english.sentences.taken_down import TAKEN_DOWN
from synth.dsl.english.verbs.board import EVOLVE
from synth.dsl.english.verbs.capped import CAPPED
from synth.dsl.english.verbs.damage import POWER
from synth.dsl.english.verbs.instead import BY_ITS_OWN, HEALED_INSTEAD, HEALED_MORE, HURT_MORE, HURT_MORE_STILL
from synth.spec.cards import Status


def _sole(block: Syntax[Any]) -> Syntax[Any]:
    """The one statement of a block."""
    return Mapped(block, lambda found: found[0], lambda statement: (statement,))


_FAILS = If(condition=Not(condition=Memory(kind=MemoryKind.DID)), then=(Power(verb="fail"),))
_HELD: Syntax[Selector] = Choice(HELD, HELD_SEVERAL)


def _paid(found: tuple[Any, Any]) -> Any:
    cost, then = found
    return (Pay(body=cost), *then)


def _cost_and_then(block: Any) -> tuple[Any, Any] | None:
    return (block[0].body, block[1:]) if len(block) > 1 and isinstance(block[0], Pay) else None


def _priced(cost: str, again: str, place: Place) -> Syntax[Any]:
    """Cards of the hand as the price of a Trainer card, which its last sentence says."""
    parts = Choice(
        *(
            rule(
                said.format(cost=cost, held=again),
                ((Shape(Put, what=Hole("held"), place=place),), Hole("then")),
                name,
                held=_HELD,
                then=Run(CLAUSE, Literal(". ", None)),
            )
            for said, name in (
                ("{cost}. {{then}}. If you can't {held}, you can't use this card", None),
                ("{cost}. If you do, {{then}}. If you can't {held}, you can't use this card", "if_you_do"),
                ("{cost}. If you can't {held}, you can't use this card. {{then}}", "cant_first"),
                ("{cost}. If you can't, you can't use this card. {{then}}", "cant"),
                ("{cost}. If you can't do so, you can't use this card. {{then}}", "cant_so"),
            )
        )
    )
    return When(lambda state: state.carrier in ("item", "supporter"), Mapped(parts, _paid, _cost_and_then))


_OR_NOTHING = "discard {held} from your hand. If you can't discard {held}, this attack does nothing"
_DISCARDED_OR_NOTHING = (Shape(Put, what=Hole("held"), place=Place.DISCARD), _FAILS)
_COSTLY: Syntax[Any] = Choice(
    rule(_OR_NOTHING, _DISCARDED_OR_NOTHING, held=HELD_SEVERAL),
    rule(_OR_NOTHING, _DISCARDED_OR_NOTHING, "said_again", held=HELD),
    _priced("shuffle {held} from your hand into your deck", "shuffle in {held}", Place.DECK),
    _priced("discard {held} from your hand", "discard {held}", Place.DISCARD),
    *(
        Worded(
            f"price_{k}",
            _priced(
                f"put {{held}} from your hand {where} of your deck{order}", f"put {{held}} {where} of your deck", place
            ),
        )
        for k, (where, place, order) in enumerate(
            (where, place, order)
            for where, place in (("on the bottom", Place.DECK_BOTTOM), ("on top", Place.DECK_TOP))
            for order in ("", " in any order")
        )
    ),
)
_COINS_INSTEAD: Syntax[Any] = rule(
    "flip {usual} coins. {power}. If {condition}, flip {more} coins instead",
    (
        Shape(Flip, coins=Shape(Either, condition=Hole("condition"), then=Hole("more"), other=Hole("usual"))),
        Hole("power"),
    ),
    usual=NUMBER_OVER_1,
    power=_sole(POWER),
    condition=STATES,
    more=NUMBER_OVER_1,
)


_WHAT_IT_IS: Filters = WithArticle(ONE_CARD)


def _or_else(role: Role) -> Syntax[Any]:
    """What is done if the card spoken of is of a kind, and what else."""
    is_such = Shape(Exists, what=Shape(Selector, role=role, filters=Hole("kind")))
    shape = (Shape(If, condition=is_such, then=Hole("then"), other=Hole("other")),)
    those = ("that card is", "it is", "it's", *(["that Pokémon is"] if role is Role.MOVED else []))
    nots = ("it is not", "it isn't", "it's not", "that card isn't", "that card is not")
    said = [(f"if {that}", f"If {isnt} {{kind}}") for that in those for isnt in nots]
    ends = ("If it isn't", "If it's not", "If not", "Otherwise", "If it is not")
    said += [(f"if {that}", end) for that in those for end in ends]
    return Choice(
        *(
            rule(
                f"{start} {{kind}}, {{then}}. {end}, {{other}}",
                shape,
                f"or_else_{k}" if k else None,
                kind=_WHAT_IT_IS,
                then=CLAUSE,
                other=OTHERWISE,
            )
            for k, (start, end) in enumerate(said)
        )
    )


_SUFFERS = Shape(Exists, what=Shape(Selector, side=Side.OPP, zone=Zone.ACTIVE, filters=Hole("suffers")))


_DAZES = frozenset({Status.ASLEEP, Status.PARALYZED, Status.CONFUSED})


def _in_either_order(block: Any) -> bool:
    """Whether it makes no difference that the new Special Condition comes last: one daze takes the place of another."""
    asked, new = block
    caught = [one for one in asked.then if isinstance(one, Afflict)]
    dazed = any(_DAZES & {*one.statuses} for one in caught) and bool(_DAZES & {*new.statuses})
    return not dazed and not any(isinstance(one, Flip) for one in asked.then)


_ALREADY: Syntax[Any] = Choice(
    *(
        Such(rule(
            f"{{what}} is now {{status}}. If {it} {was} already {{suffers}}, {{power}}",
            (
                Shape(If, condition=_SUFFERS, then=Hole("power")),
                Shape(Afflict, what=Hole("what"), statuses=(Hole("status"),)),
            ),
            wording,
            what=Such(SUBJECT, lambda whom: whom == Selector(side=Side.OPP, zone=Zone.ACTIVE)),
            status=STATUS,
            suffers=Choice(
                trait("{status}", FilterKind.STATUS, status=STATUS),
                trait("affected by a Special Condition", FilterKind.ANY_STATUS),
            ),
            power=Choice(POWER, CLAUSE),
        ), _in_either_order)
        for it, wording in (("it", "was_already"), ("that Pokémon", "that_was_already"))
        for was, wording in (("was", wording), ("is", f"{wording}_is"))
    )
)
"""What it suffered from before."""

_MODES = (Shape(Modal, options=(Hole("first"), Hole("second"))),)
_MODAL: Syntax[Any] = Choice(
    rule("{first}, or {second}", _MODES, first=CLAUSE, second=CLAUSE),
)

_OLD = (Filter(kind=FilterKind.OLD),)
_BASIC = (Filter(kind=FilterKind.STAGE, n=0),)
_VIA_STAGE_1 = (Filter(kind=FilterKind.STAGE, n=2), Filter(kind=FilterKind.EVOLVES_VIA_STAGE1))
_NOT_FIRST_TURN = Require(condition=Not(condition=Memory(kind=MemoryKind.FIRST_TURN)))


def _own(filters: Any) -> Shape:
    return Shape(Selector, side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE, filters=filters)


def _not_new(filters: Filters) -> Filters:
    return Mapped(filters, lambda found: found + _OLD, lambda found: found[:-1] if found[-1:] == _OLD else None)


_NOT_NEW = _not_new(Concat(BEFORE, MANY_HEAD))
_TOO_NEW = "You can't use this card during your first turn or on a {}Pokémon that was put into play this turn"
_MAY_BE_NEW = "You can use this card during your first turn or on a Pokémon that was put into play this turn"


def _some_grown(filters: Filters) -> Syntax[Selector]:
    return Choice(
        *(
            spoken(
                rule(
                    f"{{n}} of your {words}",
                    Shape(
                        Selector, side=Side.MY, zone=zone, quantifier=Quantifier.CHOOSE, n=Hole("n"), filters=Hole("filters")
                    ),
                    f"some_grown_{k}",
                    n=INTEGER,
                    filters=filters,
                )
            )
            for k, (words, zone) in enumerate((("Benched {filters}", Zone.BENCH), ("{filters}", Zone.PLAY)))
        )
    )


_SOME_GROWN: Syntax[Selector] = _some_grown(_NOT_NEW)
_TOO_YOUNG = tuple(
    f"You can't use this card on a {pokemon} that {first} this turn or that {second} this turn"
    for pokemon in ("Pokémon", "Basic Pokémon")
    for first, second in (("evolved", "was put into play"), ("was put into play", "evolved"))
)
_GROWTH: Syntax[Any] = Choice(
    *(
        rule(
            f"choose {{grown}}. {{evolve}}. {said}",
            (Shape(Choose, what=Hole("grown")), Hole("evolve")),
            f"too_young_{k}",
            grown=_some_grown(_not_new(Scoped(Concat(BEFORE, MANY_HEAD, IN_PLAY, AFTER), plural=False))),
            evolve=_sole(Choice(EVOLVE, OF_EACH)),
        )
        for k, said in enumerate(_TOO_YOUNG)
    ),
    rule(
        "choose {grown}. {evolve}. " + _TOO_NEW.format(""),
        (_NOT_FIRST_TURN, Shape(Choose, what=Hole("grown")), Hole("evolve")),
        grown=_SOME_GROWN,
        evolve=_sole(Choice(EVOLVE, OF_EACH)),
    ),
    *(
        rule(
            f"choose {{grown}}. {{evolve}}. {said}",
            (Shape(Choose, what=Hole("grown")), Hole("evolve")),
            f"may_be_new_{k}",
            grown=spoken(CHOSEN),
            evolve=_sole(Choice(EVOLVE, OF_EACH)),
        )
        for k, said in enumerate((_MAY_BE_NEW, _MAY_BE_NEW.replace("can use", "can play"), _MAY_BE_NEW.replace(" or", ", or")))
    ),
    rule(
        "choose {grown}. {evolve}. " + _TOO_NEW.format(""),
        (_NOT_FIRST_TURN, Shape(Choose, what=Hole("grown")), Hole("evolve")),
        grown=spoken(rule("1 of your {filters} in play", _own(Hole("filters")), filters=_NOT_NEW)),
        evolve=_sole(EVOLVE),
    ),
    rule(
        "choose 1 of your Basic Pokémon in play."
        " If you have a Stage 2 card in your hand that evolves from that Pokémon,"
        " put that card onto the Basic Pokémon to evolve it, skipping the Stage 1. " + _TOO_NEW.format("Basic "),
        (
            _NOT_FIRST_TURN,
            Shape(Choose, what=_own(_BASIC + _OLD)),
            Evolve(
                what=THAT_ONE,
                card=Selector(side=Side.MY, zone=Zone.HAND, quantifier=Quantifier.CHOOSE, filters=_VIA_STAGE_1),
            ),
        ),
    ),
)

RARE: Syntax[Any] = Choice(
    PAID_BACK,
    CAPPED,
    _COSTLY,
    _COINS_INSTEAD,
    REPLACED,
    _ALREADY,
    IF_NOT,
    IF_LESS,
    When(lambda state: state.chose_card, _or_else(Role.IT)),
    When(lambda state: state.moved and state.it is None, _or_else(Role.MOVED)),
    _MODAL,
    _GROWTH,
    TAKEN_DOWN,
    HEALED_MORE,
    HURT_MORE,
    HEALED_INSTEAD,
    HURT_MORE_STILL,
    BY_ITS_OWN,
)
