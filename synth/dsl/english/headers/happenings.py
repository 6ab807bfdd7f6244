"""Headers of programs that wait for what others do: attach, play, evolve, fall."""

from typing import Any

from synth.dsl.ast import AllOf, Event, Exists, Filter, FilterKind, Not, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.stateful import Entering, Scoped, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.headers import (
    ACTION,
    MOVING_UP,
    THEIR_BODY,
    TIMES,
    USES,
    begins_with_if,
    printed_on,
    under,
)
from synth.dsl.english.headers.hits import BEARER, HITS, ITS_BEARER, STANDING_SOMEWHERE
from synth.dsl.english.nouns.pokemon import MANY, ONE
from synth.dsl.english.nouns.words import A_CARD_KIND, TYPE
from synth.dsl.english.sentences.clauses import OTHERWISE
from synth.dsl.english.sentences.sentences import BODY, Full
from synth.spec.cards import Kind

_ATTACH = "whenever you attach UNIT Energy from your Energy Zone to "
_THEY_ATTACH = "whenever your opponent attaches UNIT Energy from their Energy Zone to 1 of their Pokémon, "
_THEIR_POKEMON = Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)


def _attaching(header: str, side: Side, body: Syntax[Any] = ACTION, **parts: Any) -> Syntax[Any]:
    """Under "whenever … attach", of any Energy or of one type."""
    return Choice(
        under(header.replace("UNIT", "an"), Event.ATTACHED_ZONE, whose=side, body=body, **parts),
        under(header.replace("UNIT", "a {energy}"), Event.ATTACHED_ZONE, whose=side, energy=TYPE, body=body, **parts),
    )


_ANYONE_ATTACHES = "whenever a player attaches UNIT Energy from their Energy Zone to 1 of their Pokémon, "
ANYONES_POKEMON = Selector(side=Side.BOTH, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
TO_ANYONES: Syntax[Any] = Entering(Choice(ACTION, Scoped(Full(OTHERWISE), actor=Side.TURN)), it=ANYONES_POKEMON, happened=True)
AS_LONG = "as long as {condition}, "
_TO_THEIRS: Syntax[Any] = Entering(ACTION, it=_THEIR_POKEMON, rival=True)
TO_SUCH: Syntax[Any] = rule(
    "{what}", Exists, what=rule("{filters}", Selector, role=Role.IT, filters=Scoped(Such(MANY, bool), plural=False))
)


def of_it(kind: FilterKind) -> Exists:
    return Exists(what=Selector(role=Role.IT, filters=(Filter(kind=kind),)))


_TO_ACTIVE, _TO_BENCHED = of_it(FilterKind.ACTIVE), of_it(FilterKind.BENCHED)
_TO_SOME = (
    ("1 of their {condition}", {"condition": TO_SUCH}),
    ("their Active Pokémon", {"condition": _TO_ACTIVE}),
    ("1 of their Benched Pokémon", {"condition": _TO_BENCHED}),
)
_NOT_THEIRS = Filter(kind=FilterKind.THEIRS)


def _of_mine(*kinds: FilterKind) -> Any:
    """That what something happened to is one of one's own, and perhaps where it is."""
    mine = Not(condition=Exists(what=Selector(role=Role.IT, filters=(_NOT_THEIRS,))))
    return AllOf(conditions=(mine, *(of_it(kind) for kind in kinds))) if kinds else mine


def and_so(which: Any) -> Syntax[Any]:
    return rule("{state}", Shape(AllOf, conditions=(Hole("state"), which)), state=STATES)


_MY_POKEMON = Selector(side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
_TO_MINE: Syntax[Any] = Entering(ACTION, it=_MY_POKEMON)
_TO_OWN: tuple[tuple[str, Any], ...] = (
    ("1 of your Pokémon, ", _of_mine()),
    ("your Active Pokémon, ", _of_mine(FilterKind.ACTIVE)),
    ("1 of your Benched Pokémon, ", _of_mine(FilterKind.BENCHED)),
    *(
        (f"{whom} {{condition}}, ", rule("{such}", Shape(AllOf, conditions=(_of_mine(*kinds), Hole("such"))), such=TO_SUCH))
        for whom, kinds in (
            ("1 of your", ()), ("your Active", (FilterKind.ACTIVE,)), ("1 of your Benched", (FilterKind.BENCHED,)),
        )
    ),
)
"""Own Pokémon to which something is attached: any of them, where the header does not say the bearer."""
ATTACHMENTS: Syntax[Any] = Choice(
    *(
        _attaching(_THEY_ATTACH.replace("1 of their Pokémon", whom), Side.OPP, _TO_THEIRS, **condition)
        for whom, condition in _TO_SOME
    ),
    *(
        When(
            printed_on("stadium"),
            _attaching(_ANYONE_ATTACHES.replace("1 of their Pokémon", whom), Side.BOTH, TO_ANYONES, **condition),
        )
        for whom, condition in _TO_SOME
    ),
    _attaching(_ATTACH + "{condition}, ", Side.MY, condition=BEARER),
    _attaching(
        _ATTACH + "{condition}, ",
        Side.MY,
        condition=rule("{_whom}, if {state}", Hole("state"), "then_if", _whom=ITS_BEARER, state=STATES),
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(_attaching(_ATTACH + whom, Side.BOTH, _TO_MINE, condition=which) for whom, which in _TO_OWN),
            *(
                _attaching(AS_LONG + _ATTACH + whom, Side.BOTH, _TO_MINE, condition=and_so(which))
                for whom, which in _TO_OWN[:3]
            ),
        ),
    ),
    _attaching(AS_LONG + _ATTACH + "it, ", Side.MY, condition=STANDING_SOMEWHERE),
    _attaching(_THEY_ATTACH, Side.OPP, _TO_THEIRS),
    _attaching(AS_LONG + _THEY_ATTACH, Side.OPP, _TO_THEIRS, condition=STATES),
    *(
        _attaching(
            AS_LONG + _THEY_ATTACH.replace("1 of their Pokémon", whom),
            Side.OPP,
            _TO_THEIRS,
            condition=rule("{state}", Shape(AllOf, conditions=(Hole("state"), where)), state=STATES),
        )
        for whom, where in (("their Active Pokémon", _TO_ACTIVE), ("1 of their Benched Pokémon", _TO_BENCHED))
    ),
    When(printed_on("stadium"), _attaching(_ANYONE_ATTACHES, Side.BOTH, TO_ANYONES)),
)

def _playing(header: str, side: Side, body: Syntax[Any], name: str) -> Syntax[Any]:
    """Under "whenever … plays a card", always or under a condition."""
    parts: dict[str, Any] = {"whose": side, "card_kind": A_CARD_KIND, "body": body}
    hand = " from their hand, " if "plays" in header else " from your hand, "
    return Choice(
        *(
            form
            for end, wording in ((hand, name or None), (", ", f"{name}_short"))
            for form in (
                under(f"{header} {{card_kind}} card{end}", Event.PLAYED, wording, **parts),
                under(f"{header} {{card_kind}} card{end}if {{condition}}, ", Event.PLAYED, wording, condition=STATES, **parts),
                under(
                    f"{AS_LONG}{header} {{card_kind}} card{end}",
                    Event.PLAYED,
                    f"{wording or 'play'}_as_long",
                    condition=STATES,
                    **parts,
                ),
            )
        )
    )


NOT_ASKING: Syntax[Any] = Such(BODY, lambda block: not begins_with_if(block))
"""A condition at the beginning would be the header's."""

_TOOL_ATTACHED: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(
                f"{lead}{when} {who} a Pokémon Tool{hand} to {whom}, ",
                Event.PLAYED,
                f"tool_{when}_{k}{bool(hand)}{bool(lead)}",
                whose=side,
                card_kind=Kind.TOOL,
                body=body,
                **so,
            )
            for lead, so in (("", {}), (AS_LONG, {"condition": STATES}))
            for when in ("whenever", "when")
            for who, side, theirs, body in (
                ("you attach", Side.MY, "your", NOT_ASKING),
                ("your opponent attaches", Side.OPP, "their", Entering(NOT_ASKING, rival=True, theirs=True)),
            )
            for hand in ("", f" from {theirs} hand")
            for k, whom in enumerate((f"1 of {theirs} Pokémon", "a Pokémon"))
        )
    ),
)
_WHO_PLAYS = (
    *((f"{when} you play", Side.MY, NOT_ASKING, name) for when, name in (("whenever", ""), ("when", "when"))),
    *(
        (f"{when} your opponent plays", Side.OPP, Entering(NOT_ASKING, rival=True, theirs=True), name)
        for when, name in (("whenever", ""), ("when", "when"))
    ),
)
PLAYING: Syntax[Any] = Choice(
    When(printed_on("ability", "tool"), Choice(*(_playing(*row) for row in _WHO_PLAYS))),
    When(
        printed_on("stadium"),
        Choice(
            _playing("whenever a player plays", Side.BOTH, THEIR_BODY, ""),
            _playing("whenever any player plays", Side.BOTH, THEIR_BODY, "any_player"),
        ),
    ),
)


def one_of(whose: Side) -> Syntax[Any]:
    """A body that can speak of the one Pokémon that something happened to."""
    one = Selector(side=whose, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
    return Entering(Scoped(NOT_ASKING, actor=Side.MY), it=one, happened=True, rival=whose is Side.OPP, theirs=whose is Side.OPP)


_GROWING = (
    ("1 of your Pokémon evolves", Side.MY, None, ""),
    ("you evolve 1 of your Pokémon", Side.MY, None, "you_evolve"),
    ("your Active Pokémon evolves", Side.MY, FilterKind.ACTIVE, ""),
    ("1 of your Benched Pokémon evolves", Side.MY, FilterKind.BENCHED, ""),
    ("1 of your other Pokémon evolves", Side.MY, FilterKind.OTHER, ""),
    ("1 of your opponent's Pokémon evolves", Side.OPP, None, ""),
    ("your opponent evolves 1 of their Pokémon", Side.OPP, None, "they_evolve"),
    ("your opponent's Active Pokémon evolves", Side.OPP, FilterKind.ACTIVE, ""),
)
ITSELF = Not(condition=of_it(FilterKind.OTHER))
EVOLVING: Syntax[Any] = Choice(
    When(
        printed_on("tool"),
        Entering(
            Choice(
                *(
                    under(
                        f"{when} the Pokémon this card is attached to evolves, ",
                        Event.EVOLVES,
                        wording,
                        whose=Side.MY,
                        condition=ITSELF,
                        body=NOT_ASKING,
                    )
                    for when, wording in (("when", None), ("if", "if"), ("whenever", "whenever"))
                )
            ),
            it=Selector(role=Role.HOST),
        ),
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(
                    f"{when}{what}, ",
                    Event.EVOLVES,
                    "_".join(filter(None, (name, also))) or None,
                    whose=side,
                    body=one_of(side),
                    **({"condition": of_it(kind)} if kind else {}),
                )
                for what, side, kind, name in _GROWING
                for when, also in (("whenever ", ""), ("when ", "when"))
            )
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            under("whenever a Pokémon evolves, ", Event.EVOLVES, whose=Side.BOTH, body=TO_ANYONES),
            under(
                "whenever a player evolves 1 of their Pokémon, ",
                Event.EVOLVES,
                "a_player",
                whose=Side.BOTH,
                body=Entering(THEIR_BODY, it=ANYONES_POKEMON, happened=True),
            ),
        ),
    ),
)

_FALLS = "is Knocked Out by damage from an attack from your opponent's Pokémon, "
_FALLEN = (
    ("1 of your Pokémon", None, ""),
    ("any of your Pokémon", None, "any"),
    ("your Active Pokémon", of_it(FilterKind.ACTIVE), ""),
    ("1 of your Benched Pokémon", of_it(FilterKind.BENCHED), ""),
    ("1 of your other Pokémon", of_it(FilterKind.OTHER), ""),
    ("1 of your {condition}", TO_SUCH, "such"),
)
MOURNING: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(
                f"{when}{whom} {_FALLS}",
                Event.ALLY_KO,
                "_".join(filter(None, (name, also))) or None,
                body=one_of(Side.MY),
                **({"condition": condition} if condition else {}),
            )
            for whom, condition, name in _FALLEN
            for when, also in (("if ", ""), ("when ", "when"), ("whenever ", "whenever"))
        ),
        *(
            under(
                f"{lead}{{condition}}{joint}{whom} {_FALLS}",
                Event.ALLY_KO,
                f"{name}_{k}",
                body=one_of(Side.MY),
                condition=rule("{state}", Shape(AllOf, conditions=(Hole("state"), fallen)), state=STANDING_SOMEWHERE),
            )
            for whom, fallen, name in _FALLEN
            if isinstance(fallen, Exists)
            for k, (lead, joint) in enumerate(
                (("if ", " and "), ("as long as ", ", if "), ("as long as ", ", whenever "), ("if ", " when "))
            )
        ),
    ),
)
_ANY_FALL = (
    *((whom, Side.MY, condition, name) for whom, condition, name in _FALLEN),
    ("1 of your opponent's Pokémon", Side.OPP, None, ""),
    ("your opponent's Pokémon", Side.OPP, None, "bare"),
    ("your opponent's Active Pokémon", Side.OPP, of_it(FilterKind.ACTIVE), ""),
    ("1 of your opponent's Benched Pokémon", Side.OPP, of_it(FilterKind.BENCHED), ""),
)
FALLING: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(
                f"{when}{whom} is Knocked Out, ",
                Event.FALLS,
                "_".join(filter(None, (name, also))) or None,
                whose=side,
                body=one_of(side),
                **({"condition": condition} if condition else {}),
            )
            for whom, side, condition, name in _ANY_FALL
            for when, also in (("whenever ", ""), ("when ", "when"), ("if ", "if"))
        ),
        *(
            under(
                f"{lead}{{condition}}{joint}{whom} is Knocked Out, ",
                Event.FALLS,
                f"so_long_{name}{k}",
                whose=side,
                body=one_of(side),
                condition=and_so(condition) if condition else STATES,
            )
            for whom, side, condition, name in _ANY_FALL
            if condition is None or isinstance(condition, Exists)
            for k, (lead, joint) in enumerate(
                (
                    *(("as long as ", f", {when} ") for when in ("whenever", "when", "if")),
                    *((f"{when} ", " and ") for when in ("if", "when")),
                )
            )
        ),
    ),
)
ATTACHING_IT: Syntax[Any] = When(
    printed_on("tool"),
    Entering(
        Choice(
            *(
                under(f"when you attach this card {words}, ", Event.ON_ATTACH, wording, body=NOT_ASKING)
                for words, wording in (
                    ("from your hand to 1 of your Pokémon", None),
                    ("from your hand to a Pokémon", "a_pokemon"),
                    ("to 1 of your Pokémon", "short"),
                    ("to a Pokémon", "short_a"),
                    ("from your hand", "hand_only"),
                )
            ),
            *(
                under(f"when you attach this card {hand}to {{condition}}, ", Event.ON_ATTACH, f"such_{hand}{k}", body=NOT_ASKING,
                      condition=rule("{what}", Exists, what=rule(f"{one} {{filters}}", Selector, role=Role.HOST,
                                                                 filters=Such(Scoped(such, plural=False), bool))))
                for hand in ("from your hand ", "")
                for k, (one, such) in enumerate((("a", ONE), ("1 of your", MANY)))
            ),
        ),
        it=Selector(role=Role.HOST),
    ),
)

HAPPENINGS: Syntax[Any] = Choice(
    USES, MOVING_UP, TIMES, HITS, ATTACHMENTS, PLAYING, _TOOL_ATTACHED, EVOLVING, MOURNING, FALLING, ATTACHING_IT
)
