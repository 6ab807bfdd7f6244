"""For how long: sentences that set a duration around what holds."""

from typing import Any

from synth.dsl.ast import Arm, Duration, Event, Give, ModifierKind, Quantifier, Role, Scope, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Shared, Such, Syntax
from synth.dsl.english.forms.lists import Run
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Entering, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.lasting.knock_outs import KILLING
from synth.dsl.english.lasting.standing import STATED
from synth.dsl.english.lasting.waiting import WAITING
from synth.dsl.english.nouns.referents import THIS_ATTACK, THIS_POKEMON

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


_UNTIL_IT_LEAVES = "until the Defending Pokémon leaves the Active Spot"
_UNTIL_GONE = f". This effect lasts {_UNTIL_IT_LEAVES}"

_MORE = ". This effect stacks"


def _stacking(form: Syntax[Any]) -> Syntax[Any]:
    return _only_on(_DEFENDER, Such(form, lambda block: any(map(_stacks, block))))


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
        "until_self_once",
        _only_on(
            THIS_POKEMON,
            _unstacked(
                Entering(
                    _lasts(
                        "until this Pokémon leaves the Active Spot, {holds}. This effect doesn't stack", Duration.WHILE_ACTIVE
                    ),
                    it=THIS_POKEMON,
                )
            ),
        ),
    ),
    Worded(
        "until_defender",
        _only_on(
            _DEFENDER,
            Entering(_lasts(f"{_UNTIL_IT_LEAVES}, {{holds}}", Duration.WHILE_ACTIVE), it=_DEFENDER),
        ),
    ),
    Worded(
        "until_defender_stacks",
        _stacking(Entering(_lasts(f"{_UNTIL_IT_LEAVES}, {{holds}}{_MORE}", Duration.WHILE_ACTIVE), it=_DEFENDER)),
    ),
    Worded("until_gone_stacks", _stacking(_told_last(Literal(_UNTIL_GONE + _MORE, Duration.WHILE_ACTIVE)))),
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
