"""For how long: sentences that set a duration around what holds, and what holds for a moment only."""

from typing import Any

from synth.dsl.ast import Arm, Const, Duration, Event, Give, Modifier, ModifierKind, Quantifier, Role, Scope, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Shared, Such, Syntax
from synth.dsl.english.forms.lists import Run
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Entering, Known, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.first_coins import NEXT_COINS
from synth.dsl.english.lasting.halved import BEARING, HALVED
from synth.dsl.english.lasting.modifiers import mod
from synth.dsl.english.lasting.standing import STATED
from synth.dsl.english.lasting.unaffected import UNAFFECTED
from synth.dsl.english.lasting.waiting import KILLING, WAITING
from synth.dsl.english.nouns.pokemon import OWNERS, POKEMON, USERS
from synth.dsl.english.nouns.referents import THIS_ATTACK, THIS_POKEMON, whole
from synth.dsl.english.nouns.words import ATTACK_NAME, NEGATED, NUMBER_OVER_1, ONE_TYPE, SIGNED

_AND_SO: Syntax[None] = Choice(
    Literal(", and ", None), Worded("but", Literal(", but ", None)), Worded("and_so", Literal(" and ", None))
)
_HOLDS: Syntax[Any] = Run(
    Shared(Choice(STATED, WAITING, KILLING)), _AND_SO)
_OWN = {"during your next turn": Duration.MY_TURN, "during this turn": Duration.THIS_TURN}
_THEIRS = "during your opponent's next turn"


def _lasts(template: str, duration: Duration, *, opened: bool = False) -> Syntax[Any]:
    return rule(template, Hole("holds"), holds=Scoped(_HOLDS, duration=duration, opened=opened, rival=opened))


def _only_on(whom: Selector, form: Syntax[Any]) -> Syntax[Any]:
    """What lasts until a Pokémon leaves the Active Spot is on that very Pokémon."""
    return Such(form, lambda block: all(isinstance(given, Give) and given.what == whom for given in block))


def _timed(found: tuple[Any, Duration]) -> Any:
    holds, duration = found
    return tuple(statement.model_copy(update={"duration": duration}) for statement in holds)


def _untimed(block: Any) -> tuple[Any, Duration] | None:
    durations = {statement.duration for statement in block if isinstance(statement, Give | Arm)}
    if len(durations) != 1 or not all(isinstance(statement, Give | Arm) for statement in block):
        return None
    return _timed((block, Duration.STATIC)), durations.pop()


def _unstacked(form: Syntax[Any]) -> Syntax[Any]:
    """The same, which does not add up: amounts say so, what has none never does."""

    def once(block: Any) -> Any:
        return tuple(one.model_copy(update={"once": _stacks(one)}) for one in block)

    def often(block: Any) -> Any:
        if not all(isinstance(one, Give) and one.once == _stacks(one) for one in block):
            return None
        return tuple(one.model_copy(update={"once": False}) for one in block)

    return Such(Mapped(form, once, often), lambda block: all(one.once for one in block))


def _told_last(durations: Syntax[Duration]) -> Syntax[Any]:
    """Where the duration is said at the end, what holds is read before it is known for how long."""
    parts = rule("{holds}{duration}", (Hole("holds"), Hole("duration")), holds=_HOLDS, duration=durations)
    return Mapped(parts, _timed, _untimed)


_UNTIL_THEIRS = "until the end of your opponent's next turn"
_SPANS = {
    "until the end of your next turn": (Duration.THIS_TURN, Duration.OPP_TURN, Duration.MY_TURN),
    _UNTIL_THEIRS: (Duration.THIS_TURN, Duration.OPP_TURN),
    "during this turn and your opponent's next turn": (Duration.THIS_TURN, Duration.OPP_TURN),
    "during your opponent's next turn and your next turn": (Duration.OPP_TURN, Duration.MY_TURN),
}
"""Several turns on end: the same is given for each of them."""


def _attacks(state: Discourse) -> bool:
    """An attack ends the turn: what follows it is the opponent's."""
    return state.carrier == "attack"


def _not_attacks(state: Discourse) -> bool:
    return not _attacks(state)


def _of_their_attacks(block: Any) -> bool:
    """Whether it concerns attacks of the opponent only: there are none in the own turn."""
    return all(isinstance(one, Give) and one.modifier.vs is not None and one.modifier.vs.side is Side.OPP
               and one.modifier.kind in (ModifierKind.PREVENT, ModifierKind.TAKES) for one in block)  # fmt: skip


def _not_of_theirs(block: Any) -> bool:
    return not _of_their_attacks(block)


def _lasts_on(durations: tuple[Duration, ...], words: str, end: bool) -> Syntax[Any]:
    first = durations[0]

    def each(block: Any) -> Any:
        return tuple(one.model_copy(update={"duration": duration}) for duration in durations for one in block)

    def once(block: Any) -> Any:
        said = block[: len(block) // len(durations)]
        return said if each(said) == block else None

    said = Such(Scoped(_HOLDS, duration=first), lambda block: all(isinstance(one, Give) and _stays(one.what) for one in block))
    return Mapped(rule(f"{{holds}} {words}" if end else f"{words}, {{holds}}", Hole("holds"), holds=said), each, once)


def _stays(whom: Selector) -> bool:
    """Whether nobody would have to be chosen again."""
    return whom.quantifier is Quantifier.ALL


_ON_END: Syntax[Any] = Choice(
    *(
        Worded(f"span_{number}_{end:d}", _lasts_on(durations, words, end))
        if words != _UNTIL_THEIRS
        else When(_not_attacks, Worded(f"span_{number}_{end:d}", Such(_lasts_on(durations, words, end), _not_of_theirs)))
        for number, (words, durations) in enumerate(_SPANS.items())
        for end in (False, True)
    )
)
_IN_OWN_TURN = frozenset({Event.ONCE, Event.ANYTIME, Event.ON_EVOLVE, Event.ON_BENCH, Event.PLAY, Event.TURN_START_MY})
_FOREVER = ("for the rest of this game", "for the rest of the game", "until the end of the game")


def _stacks(given: Give) -> bool:
    """Whether the same effect twice is more than once."""
    return given.modifier.amount is not None


_DEFENDER = Selector(role=Role.DEFENDER)
_WHILE_THERE = (
    ("until", "leaves"), ("as long as", "is in"), ("as long as", "remains in"), ("as long as", "stays in"), ("while", "is in"),
)  # fmt: skip


def _on_others(form: Syntax[Any]) -> Syntax[Any]:
    """What this Pokémon's attack lays on players, on sides, or on the Defending Pokémon, and is not more if it is used again."""
    said = Such(form, lambda block: all(isinstance(one, Give) and one.what not in (THIS_POKEMON, THIS_ATTACK)
                                        and not _stacks(one) and _laid_on(one.what) for one in block))  # fmt: skip
    return When(_attacks, said)


def _laid_on(whom: Selector) -> bool:
    whole_side = whom.role is None and whom.quantifier is Quantifier.ALL and whom.zone in (Zone.PLAY, Zone.BENCH, Zone.PLAYER)
    return whom == _DEFENDER or whole_side


_UNTIL_GONE = ". This effect lasts until the Defending Pokémon leaves the Active Spot"

TIMED: Syntax[Any] = Choice(
    _lasts(f"{_THEIRS}, {{holds}}", Duration.OPP_TURN, opened=True),
    When(
        lambda state: state.theirs or state.rival,
        Worded("theirs_first", _lasts("during their next turn, {holds}", Duration.OPP_TURN, opened=True)),
    ),
    Worded(
        "at_beginning",
        Such(
            _lasts("at the beginning of your opponent's next turn, {holds}", Duration.OPP_TURN, opened=True),
            lambda block: all(isinstance(one, Give) and one.modifier.scope is Scope.GENERATE for one in block),
        ),
    ),
    *(
        form
        for until, told in (
            (_lasts(f"{_UNTIL_THEIRS}, {{holds}}", Duration.OPP_TURN), "until"),
            (_told_last(Literal(f" {_UNTIL_THEIRS}", Duration.OPP_TURN)), "until_end"),
        )
        for form in (When(_attacks, Worded(told, until)), When(_not_attacks, Worded(told, Such(until, _of_their_attacks))))
    ),
    _ON_END,
    *(_lasts(f"{when}, {{holds}}", duration) for when, duration in _OWN.items()),
    When(
        lambda state: state.event in _IN_OWN_TURN,
        Worded("until_own_end", _lasts("until the end of your turn, {holds}", Duration.THIS_TURN)),
    ),
    *(
        Worded(f"forever_{k}", form) if k else form
        for k, form in enumerate(_lasts(f"{when}, {{holds}}", Duration.REST_OF_GAME) for when in _FOREVER)
    ),
    _only_on(
        THIS_POKEMON,
        Entering(
            _lasts("until this Pokémon leaves the Active Spot, {holds}. This effect stacks", Duration.WHILE_ACTIVE),
            it=THIS_POKEMON,
        ),
    ),
    Worded(
        "until_self",
        _only_on(
            THIS_POKEMON,
            Such(
                Entering(_lasts("until this Pokémon leaves the Active Spot, {holds}", Duration.WHILE_ACTIVE), it=THIS_POKEMON),
                lambda block: not any(map(_stacks, block)),
            ),
        ),
    ),
    *(
        Worded(
            f"until_self_{k}",
            _on_others(_lasts(f"{until} this Pokémon {leaves} the Active Spot, {{holds}}", Duration.WHILE_SELF_ACTIVE)),
        )
        for k, (until, leaves) in enumerate(_WHILE_THERE)
    ),
    *(
        Worded(
            f"until_self_last_{k}",
            _on_others(_told_last(Literal(f" {until} this Pokémon {leaves} the Active Spot", Duration.WHILE_SELF_ACTIVE))),
        )
        for k, (until, leaves) in enumerate(_WHILE_THERE)
    ),
    Worded(
        "until_defender",
        _only_on(
            _DEFENDER,
            Entering(_lasts("until the Defending Pokémon leaves the Active Spot, {holds}", Duration.WHILE_ACTIVE), it=_DEFENDER),
        ),
    ),
    _only_on(_DEFENDER, _told_last(Literal(_UNTIL_GONE, Duration.WHILE_ACTIVE))),
    *(
        _only_on(
            whom,
            Such(
                _told_last(Worded("until_gone", Literal(" until it leaves the Active Spot", Duration.WHILE_ACTIVE))),
                lambda block: not any(map(_stacks, block)),
            ),
        )
        for whom in (THIS_POKEMON, _DEFENDER)
    ),
    _only_on(
        _DEFENDER,
        Such(
            _told_last(Worded("unstacked", Literal(_UNTIL_GONE + ", and it doesn't stack", Duration.WHILE_ACTIVE))),
            lambda block: not any(map(_stacks, block)),
        ),
    ),
    *(
        Worded(
            f"unstacked_{k}", _only_on(_DEFENDER, _unstacked(_told_last(Literal(f"{_UNTIL_GONE}{joint}", Duration.WHILE_ACTIVE))))
        )
        for k, joint in enumerate((", and it doesn't stack", ". This effect doesn't stack"))
    ),
    *(
        Worded(f"forever_once_{k}{n}", _unstacked(_lasts(f"{when}, {{holds}}. {once}", Duration.REST_OF_GAME)))
        for k, when in enumerate(_FOREVER)
        for n, once in enumerate(("This effect doesn't stack", "This effect does not stack"))
    ),
    _told_last(
        Choice(
            *(
                Worded("duration_last", Literal(f" {when}", duration))
                for when, duration in {**_OWN, _THEIRS: Duration.OPP_TURN}.items()
            ),
            *(Worded(f"rest_{k}", Literal(f" {when}", Duration.REST_OF_GAME)) for k, when in enumerate(_FOREVER)),
            Worded("this_turn", Literal(" this turn", Duration.THIS_TURN)),
            Worded("their_turn", Literal(" during their next turn", Duration.OPP_TURN)),
        )
    ),
)

def _once(text: str, what: Selector, duration: Duration, kind: ModifierKind, **fields: Any) -> Syntax[Any]:
    """Fixed words for one passing modifier."""
    return Literal(text, (Give(what=what, modifier=Modifier(kind=kind, **fields), duration=duration),))


_ATTACKING: Syntax[Any] = Choice(
    UNAFFECTED,
    *(
        rule(
            f"this attack can be used even if this Pokémon is {dazed}",
            (Give(what=THIS_ATTACK, modifier=Modifier(kind=ModifierKind.ATTACKS_WHILE, scope=scope)),),
            f"usable_{scope}_{k}",
        )
        for scope, said in (
            (Scope.ASLEEP, ("Asleep",)), (Scope.PARALYZED, ("Paralyzed",)),
            (Scope.ANY, ("Asleep or Paralyzed", "Paralyzed or Asleep")),
        )
        for k, dazed in enumerate(said)
    ),
    rule(
        "this attack can be used for 1 {energies} Energy",
        (Shape(Give, what=THIS_ATTACK, modifier=mod(ModifierKind.COST_IS, "energies")),),
        energies=ONE_TYPE,
    ),
)
_HIT: Syntax[Any] = Choice(
    HALVED,
    rule(
        "prevent that damage{what}",
        (
            Shape(
                Give,
                what=Hole("what"),
                modifier=Modifier(kind=ModifierKind.PREVENT, scope=Scope.DAMAGE),
                duration=Duration.THIS_HIT,
            ),
        ),
        what=BEARING,
    ),
    rule(
        "{what} takes {amount} damage from that attack",
        (Shape(Give, what=Hole("what"), modifier=mod(ModifierKind.TAKES, "amount"), duration=Duration.THIS_HIT),),
        what=POKEMON,
        amount=SIGNED,
    ),
)
_MORE_FOR_IT: Syntax[Any] = rule(
    "you get {points}",
    (
        Shape(
            Give,
            what=Selector(role=Role.DEFENDER),
            modifier=Shape(Modifier, kind=ModifierKind.AWARD, amount=Hole("points")),
            duration=Duration.THIS_KNOCKOUT,
        ),
    ),
    points=Choice(
        Literal("1 more point", Const(n=1)),
        rule("{n} more points", Hole("n"), n=NUMBER_OVER_1),
        *(
            Worded(f"points_{k}", Literal(words, Const(n=n)))
            for k, (words, n) in enumerate(
                (f"1 {much} point{for_it}", n)
                for much, n in (("more", 1), ("fewer", -1), ("less", -1))
                for for_it in ("", " for it", " for that Pokémon")
                if (much, for_it) != ("more", "")
            )
        ),
    ),
)
FEWER_FOR_IT: Syntax[Any] = When(
    lambda state: state.scored,
    Literal(
        "get 1 fewer point for it",
        (
            Give(
                what=Selector(role=Role.DEFENDER),
                modifier=Modifier(kind=ModifierKind.AWARD, amount=Const(n=-1)),
                duration=Duration.THIS_KNOCKOUT,
            ),
        ),
    ),
)
"""After "you may"."""
_NONE_FOR_IT: Syntax[Any] = Choice(
    *(
        Worded(
            f"none_for_it_{k}",
            Literal(
                words,
                (
                    Give(
                        what=Selector(role=Role.DEFENDER),
                        modifier=Modifier(kind=ModifierKind.AWARD, amount=Const(n=0)),
                        duration=Duration.THIS_KNOCKOUT,
                    ),
                ),
            ),
        )
        for k, words in enumerate(f"you {get} points for it" for get in ("can't get any", "don't get any", "get no"))
    )
)
_BEARER: Syntax[Selector] = Known(
    lambda state: Selector(role=Role.IT if state.delayed else Role.HOST if state.carrier == "tool" else Role.SELF)
)
_WORTH = Shape(
    Give,
    what=Hole("what"),
    modifier=Shape(Modifier, kind=ModifierKind.AWARD, amount=Hole("points")),
    duration=Duration.THIS_KNOCKOUT,
)
_NO_POINTS: Syntax[Any] = rule(
    "{what}your opponent can't get any points for it",
    (
        Shape(
            Give,
            what=Hole("what"),
            modifier=Modifier(kind=ModifierKind.AWARD, amount=Const(n=0)),
            duration=Duration.THIS_KNOCKOUT,
        ),
    ),
    what=_BEARER,
)
_POINTS: Syntax[Any] = Choice(
    Literal("1 more point", Const(n=1)),
    Literal("1 less point", Const(n=-1)),
    rule("{points} more points", Hole("points"), points=NUMBER_OVER_1),
    rule("{points} fewer points", Hole("points"), points=NEGATED),
)
_OTHER_POINTS: Syntax[Any] = rule("{what}your opponent gets {points}", (_WORTH,), what=_BEARER, points=_POINTS)
_CHARMED: Syntax[Any] = _once(
    "the next time you flip any number of coins for the effect of an attack, Ability, or Trainer card"
    " after using this card on this turn, the first coin flip will definitely be heads",
    whole(Side.MY, Zone.PLAYER),
    Duration.THIS_TURN,
    ModifierKind.FIRST_COIN,
    scope=Scope.HEADS,
)
_MORE_PICKS: Syntax[Any] = rule(
    "during this turn, 1 of your opponent's Pokémon is chosen {times} for the {name} attack used by {what}",
    (
        Shape(
            Give,
            what=Hole("what"),
            modifier=mod(ModifierKind.TIMES, "name", amount=Hole("times")),
            duration=Duration.THIS_TURN,
        ),
    ),
    times=Choice(Literal("1 more time", Const(n=1)), rule("{n} more times", Hole("n"), n=NUMBER_OVER_1)),
    name=ATTACK_NAME,
    what=USERS,
)


def _locked(template: str, scope: Scope) -> Syntax[Any]:
    return rule(
        template,
        (
            Shape(
                Give,
                what=Hole("what"),
                modifier=Modifier(kind=ModifierKind.CANNOT, scope=scope),
                duration=Duration.OPP_TURN,
            ),
        ),
        what=Such(OWNERS, is_definite),
    )


_NEXT_TURN_LOCKED = "During your opponent's next turn, that Pokémon can't use "
_ATTACK_LOCKED: Syntax[Any] = Choice(
    _locked(f"1 of {{what}} attacks is chosen at random. {_NEXT_TURN_LOCKED}the chosen attack", Scope.RANDOM_ATTACK),
    _locked(f"choose 1 of {{what}} attacks. {_NEXT_TURN_LOCKED}that attack", Scope.CHOSEN_ATTACK),
    *(
        Worded(
            f"lock_last_{number}",
            _locked(
                f"choose 1 of {{what}} attacks. {who} can't use {attack} during your opponent's next turn", Scope.CHOSEN_ATTACK
            ),
        )
        for number, (who, attack) in enumerate(
            (who, attack)
            for who in ("That Pokémon", "It", "The Defending Pokémon")
            for attack in ("that attack", "the chosen attack")
        )
    ),
    Worded("the_chosen", _locked(f"choose 1 of {{what}} attacks. {_NEXT_TURN_LOCKED}the chosen attack", Scope.CHOSEN_ATTACK)),
)


def _during(form: Syntax[Any], *events: Event) -> Syntax[Any]:
    """What can be said only while that is happening."""
    return When(lambda state: state.event in events, form)


MOMENTARY: Syntax[Any] = Choice(
    _during(_ATTACKING, Event.ATTACK),
    _during(_HIT, Event.WOULD_DAMAGE),
    _during(_NO_POINTS, Event.KO_ANY, Event.KO_BY_ATTACK),
    _during(_OTHER_POINTS, Event.KO_ANY, Event.KO_BY_ATTACK),
    _during(_CHARMED, Event.PLAY),
    NEXT_COINS,
    When(lambda state: state.scored, Choice(_MORE_FOR_IT, _NONE_FOR_IT)),
    _MORE_PICKS,
    _ATTACK_LOCKED,
)
