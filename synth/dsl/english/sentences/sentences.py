"""Sentences: clauses, what they hang on (conditions, counts, choice), and how they follow each other."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import (
    Arm,
    Before,
    Choose,
    Compare,
    Const,
    Damage,
    Duration,
    Flip,
    Give,
    If,
    May,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    ModifierKind,
    Power,
    Quantifier,
    Repeat,
    Role,
    Selector,
    Show,
    Side,
    Zone,
)
from synth.dsl.english.conditions.coin_conditions import COINS
from synth.dsl.english.conditions.conditions import CONDITION, STATES
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Run
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse, alike, is_definite
from synth.dsl.english.forms.stateful import Enclosed, Entering, Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, act, rule
from synth.dsl.english.lasting.modifiers import before_if
from synth.dsl.english.lasting.momentary import FEWER_FOR_IT
from synth.dsl.english.lasting.standing import STATED
from synth.dsl.english.lasting.waiting import THEN
from synth.dsl.english.nouns.amounts import MEASURE, InThisWay
from synth.dsl.english.nouns.beside import IF_SEVERAL, is_foremost
from synth.dsl.english.nouns.pokemon import POKEMON
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.tools import TOOL_OF_ONE
from synth.dsl.english.nouns.words import NUMBER
from synth.dsl.english.sentences.at_random import PICKED_BY_CHANCE, RANDOM_VICTIM
from synth.dsl.english.sentences.carried_on import FOR_AS_LONG, STILL_STANDS, fell_or_not
from synth.dsl.english.sentences.clauses import CLAUSE, FLIP, HAVE_THEM, IMPERATIVE, OTHERWISE
from synth.dsl.english.sentences.contrary import OTHERWISE as ELSE
from synth.dsl.english.sentences.decisions import EITHER_PLAYER, THEY_MAY, WHOEVER_HAS, guesses, one_of, they_choose, unless_they
from synth.dsl.english.sentences.each_coin import EACH_COIN
from synth.dsl.english.sentences.each_of import OF_EACH, SOME_OF_THEM, refers_back
from synth.dsl.english.sentences.gates import GATES
from synth.dsl.english.sentences.rare import RARE
from synth.dsl.english.sentences.together import CLAUSES, STRIKE, TOGETHER, told_in_one
from synth.dsl.english.verbs.announced import announced
from synth.dsl.english.verbs.called_faces import called_faces
from synth.dsl.english.verbs.card_moves import PUT
from synth.dsl.english.verbs.chosen_kinds import chosen_kinds
from synth.dsl.english.verbs.chosen_types import chosen_types
from synth.dsl.english.verbs.damage import attacking
from synth.dsl.english.verbs.energy_moves import ATTACH, STRIP
from synth.dsl.english.verbs.looking import SHOW, USE_SEEN
from synth.dsl.english.verbs.measured_damage import STRUCK_BACK
from synth.dsl.walk import nodes, statements

_IF_COINS: Syntax[Any] = act("if {condition}, {then}", If, condition=COINS, then=CLAUSES)
def _counts_coins(block: Any) -> bool:
    coins = (MeasureKind.HEADS, MeasureKind.TAILS)
    return any(isinstance(node, Measure) and node.kind in coins for statement in block for node in nodes(statement))


_EACH_COIN: Syntax[Any] = Such(MEASURE, lambda times: _counts_coins((times,)))
_BY_COINS: Syntax[Any] = Choice(
    Such(CLAUSE, _counts_coins), act("for each {times}, {body}", Repeat, times=_EACH_COIN, body=CLAUSES)
)
_TOSS: Syntax[Any] = Concat(
    FLIP, Literal(". ", ()), Choice(Run(_IF_COINS, Literal(". ", None)), Worded("toss_counted", _BY_COINS))
)
"""A coin flipped only under a condition takes the sentences about it along."""

_SETTLED: Syntax[Any] = Such(CLAUSES, lambda block: not any(isinstance(statement, Flip) for statement in block))


def _introduces(block: Any) -> bool:
    return bool(block) and isinstance(block[0], Choose | Show)


_OF_SEEN: Syntax[Any] = Such(CLAUSE, lambda block: refers_back(block, Role.FOUND, Role.REST))
_LOOK: Syntax[Any] = Such(Choice(SHOW, TOGETHER), lambda block: isinstance(block[0], Show))
_WITH_SEQUEL: Syntax[Any] = Choice(
    Concat(Such(CLAUSE, _introduces), Literal(". ", ()), Such(CLAUSE, refers_back)),
    Worded("looked", Concat(_LOOK, Literal(". ", ()), Run(_OF_SEEN, Literal(". ", None)))),
)
"""A second sentence about what the first one chose hangs on the same condition."""

_STRONGER: Syntax[Any] = When(
    attacking,
    Choice(
        act("do {amount} more damage", Power, "do_more", verb="more", amount=NUMBER),
        act("have this attack do {amount} more damage", Power, "have_do_more", verb="more", amount=NUMBER),
        act("have this Pokémon also do {amount} damage to itself", Damage, "have_itself", to=THIS_POKEMON, amount=NUMBER),
        act("have this Pokémon do {amount} damage to itself", Damage, "have_do_itself", to=THIS_POKEMON, amount=NUMBER),
        act("do {amount} damage to this Pokémon", Damage, "do_to_itself", to=THIS_POKEMON, amount=NUMBER),
        *(
            act(f"have this attack {do} {{amount}} damage to {{to}}", Damage, f"have_{do}", to=POKEMON, amount=NUMBER)
            for do in ("also do", "do")
        ),
    ),
)
_MAY: Syntax[Any] = act(
    "you may {body}", May, body=Choice(IMPERATIVE, TOGETHER, _STRONGER, STRIKE, HAVE_THEM, USE_SEEN, FEWER_FOR_IT)
)
_IF_DONE: Syntax[Any] = act("if you do, {then}", If, condition=Memory(kind=MemoryKind.DID), then=CLAUSES)
_AND_THEN: Syntax[Any] = Concat(Choice(_SETTLED, _MAY), Literal(". ", ()), _IF_DONE)
"""What hangs on a condition, and what hangs on its having been done."""


def _gives_no_points(block: Any) -> bool:
    last = block[-1]
    return isinstance(last, Give) and last.modifier.kind is ModifierKind.AWARD and last.modifier.amount == Const(n=0)


_NO_POINTS_BUT: Syntax[Any] = Worded(
    "no_points_but", Concat(Such(CLAUSE, _gives_no_points), Literal(". Instead, ", ()), CLAUSES)
)
THEN.define(
    Choice(
        Such(CLAUSES, lambda block: not isinstance(block[-1], Flip)),
        Worded("and_if_so", _AND_THEN),
        Worded("may_then", _MAY),
        _NO_POINTS_BUT,
        Worded("then_toss", _TOSS),
    )
)
ELSE.define(
    Choice(
        CLAUSE,
        TOGETHER,
        Worded("else_may", _MAY),
        act("if {condition}, {then}", If, "else_if", condition=STATES, then=Choice(CLAUSE, TOGETHER)),
    )
)


def _sure(state: Discourse, block: Any) -> Discourse:
    """What comes later takes "if you do" along."""
    return state._replace(unsure=True) if any(isinstance(one, Arm) for one in block) else state



_OF_ITS_BEARER: Syntax[Any] = Choice(
    *(
        Concat(may, Literal(". ", ()), Such(Choice(CLAUSE, _IF_DONE), refers_back))
        for may in (TOOL_OF_ONE, act("you may {body}", May, "may_bearer", body=TOOL_OF_ONE))
    )
)
"""A Tool goes, and the Pokémon that had it is spoken of."""

_JOINED: Syntax[Any] = Worded("joined", Such(Run(CLAUSE, Literal(", and ", None), least=2), told_in_one))
_OPTION: Syntax[Any] = Choice(CLAUSE, TOGETHER, _JOINED, Worded("option_then", _AND_THEN))


def _after_damage(block: Any) -> bool:
    """Whether it waits until the damage is done: more damage would come too early to know."""
    return not any(isinstance(one, Power | Damage) for one in statements(block))


_DID_DAMAGE = Compare(left=Measure(kind=MeasureKind.DEALT), op=">", right=Const(n=0))
_AFTER_HIT: Syntax[Any] = Scoped(Such(Choice(CLAUSES, _MAY), _after_damage), it=Selector(side=Side.OPP, zone=Zone.ACTIVE))
_LATER_TURNS = (Duration.OPP_TURN, Duration.MY_TURN)


def _asks_first(block: Any) -> bool:
    """Whether a condition said last can be asked first: it is not about one that is chosen only then, nor about a later turn."""
    if any(isinstance(one, Give | Arm) and one.duration in _LATER_TURNS for one in block[0].then):
        return False
    return not refers_back((block[0].condition,)) or refers_back(block[0].then)


_CONDITIONAL: Syntax[Any] = Choice(
    act("if {condition}, {then}", If, condition=CONDITION, then=_SETTLED),
    act("if {condition}, {then}", If, condition=CONDITION, then=_MAY),
    act("if {condition}, {then}", If, "if_done", condition=CONDITION, then=_AND_THEN),
    act("if {condition}, {then}", If, "sequel", condition=CONDITION, then=_WITH_SEQUEL),
    act("if {condition}, {then}", If, condition=STATES, then=_TOSS),
    Such(act("{then} if {condition}", If, "if_last", condition=STATES, then=before_if(_SETTLED)), _asks_first),
    *(
        act(
            f"if your opponent's Active Pokémon {words} Knocked Out by damage from this attack, {{then}}",
            If,
            wording,
            condition=STILL_STANDS,
            then=Scoped(Such(CLAUSES, _after_damage), it=Selector(side=Side.OPP, zone=Zone.ACTIVE)),
        )
        for words, wording in (("is not", "not_fallen"), ("isn't", "isnt_fallen"))
    ),
    When(
        attacking,
        Choice(
            *(
                act(f"if this attack {does} to {whom}, {{then}}", If, f"dealt_{a}{b}", condition=_DID_DAMAGE, then=_AFTER_HIT)
                for a, does in enumerate(("does any damage", "did any damage", "does damage", "did damage"))
                for b, whom in enumerate(("your opponent's Active Pokémon", "the Defending Pokémon"))
            )
        ),
    ),
    act("if {condition}, {then}", If, "of_type", condition=STATES, then=chosen_types(Choice(CLAUSE, TOGETHER))),
    act("if {condition}, {then}", If, "they_decide", condition=CONDITION, then=they_choose(_OPTION)),
    act("if {condition}, {then}", If, "you_decide", condition=CONDITION, then=one_of("choose 1: ", "my", _OPTION)),
)
_AFTERWARDS: Syntax[Any] = When(
    attacking,
    rule(
        "after doing damage, {then}",
        Hole("then"),
        "after_damage",
        then=Such(Choice(CLAUSES, _CONDITIONAL, _MAY), _after_damage),
    ),
)
"""All that an attack does beside damage comes after it."""
_IF_BEFORE: Syntax[Any] = Choice(
    act("if {condition}, {then}", If, condition=STATES, then=_SETTLED),
    act("if {condition}, {then}", If, condition=STATES, then=_MAY),
)
_NOT_ITS_OWN: Syntax[Any] = Choice(
    Such(MEASURE, lambda measure: measure.kind is not MeasureKind.RESULT), InThisWay(earlier=True)
)
"""What decides how often a thing is done is not what it does itself."""

_NOT_NEEDED: Syntax[Any] = Such(MEASURE, lambda measure: measure.kind is not MeasureKind.POINTS_NEEDED)
"""Cards drawn for each point that is needed are one draw."""

_TO_THE_SAME: Syntax[Any] = Such(ATTACH, lambda block: is_definite(block[0].to) or block[0].to.role is Role.IT)
_EACH_TIME: Syntax[Any] = Choice(Entering(Choice(STRIP, PUT, _TO_THE_SAME), plural=True), OTHERWISE)
_HANGING: Syntax[Any] = Choice(
    Noting(_CONDITIONAL, changing(unsure=True)),
    Noting(
        Choice(
            act("for each {times}, {body}", Repeat, times=_NOT_NEEDED, body=_SETTLED),
            act("{body} for each {times}", Repeat, "each_last", times=_NOT_ITS_OWN, body=_EACH_TIME),
        ),
        changing(unsure=True, rounds=True),
    ),
    act("before doing damage, {body}", Before, body=Choice(CLAUSES, _MAY, _IF_BEFORE)),
    act("{body} before doing damage", Before, "before_last", body=CLAUSES),
    act("{body} before doing damage", Before, "if_before_last", body=_IF_BEFORE),
    act("{body} before doing damage", Before, "may_before_last", body=_MAY),
    Entering(_MAY, unsure=False),
    THEY_MAY,
    unless_they(CLAUSES),
    STRUCK_BACK,
    _AFTERWARDS,
)
_AND_IF: Syntax[Any] = Worded(
    "and_if",
    Concat(CLAUSE, Literal(", and ", ()), act("if {condition}, {then}", If, condition=CONDITION, then=_SETTLED)),
)
HANGING: Syntax[Any] = Enclosed(_HANGING)
_DECIDED: Syntax[Any] = Choice(
    Noting(one_of("choose 1: ", "my", _OPTION, "choose_1"), changing(listed=True)),
    they_choose(_OPTION),
    EITHER_PLAYER,
    guesses(CLAUSES),
    WHOEVER_HAS,
    announced(Choice(_TOSS, _CONDITIONAL)),
    chosen_types(Choice(CLAUSE, TOGETHER, HANGING)),
    called_faces(Choice(CLAUSE, TOGETHER, HANGING, _CONDITIONAL)),
    chosen_kinds(Choice(CLAUSE, TOGETHER, HANGING, _JOINED)),
)
def _picks_foremost(block: Any) -> bool:
    said = (node for one in block for node in nodes(one))
    return any(isinstance(one, Selector) and one.quantifier is Quantifier.CHOOSE and is_foremost(one.filters) for one in said)


_OF_FOREMOST: Syntax[Any] = Such(Choice(CLAUSE, HANGING), _picks_foremost)
_FOREMOST: Syntax[Any] = rule("{told}{_tie}", Hole("told"), told=_OF_FOREMOST, _tie=IF_SEVERAL)
SENTENCE: Syntax[Any] = Choice(
    EACH_COIN,
    _FOREMOST,
    RARE,
    Noting(_DECIDED, changing(unsure=True)),
    SOME_OF_THEM,
    Noting(Entering(CLAUSE, unsure=False, rounds=False), _sure),
    HANGING,
    GATES,
    PICKED_BY_CHANCE,
    RANDOM_VICTIM,
    _OF_ITS_BEARER,
    TOGETHER,
    OF_EACH,
    _AND_IF,
    _JOINED,
    FOR_AS_LONG,
    fell_or_not(Such(CLAUSES, _after_damage)),
)


class Full(Syntax[Any]):
    """A sentence with its full stop and the reminder it calls for."""

    def __init__(self, sentence: Syntax[Any]) -> None:
        self.sentence = sentence

    @staticmethod
    def _close(state: Discourse) -> tuple[str, Discourse]:
        closed = state._replace(reminder="", group=state.group and alike(state.group))
        return f". ({state.reminder})" if state.reminder else ".", closed

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for value, end, after in self.sentence.read(source, at, state):
            stop, final = self._close(after)
            last = source.after(stop, end)
            if last is not None:
                yield value, last, final

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for text, after in self.sentence.write(value, state):
            stop, final = self._close(after)
            yield text + stop, final


_NEXT: Syntax[None] = Choice(
    Literal(" ", None),
    Worded("apart", Literal(" ", None)),
    *(
        Worded(name, rule("{_gap}{_then}", None, _gap=Literal(" ", None), _then=Literal(f"{name}, ", None)))
        for name in ("then", "also")
    ),
)
"""Between sentences; "apart" where one sentence would by default say it all."""

BODY: Syntax[Any] = Run(Full(SENTENCE), When(lambda state: not state.listed, _NEXT))
_AND_ALSO: Syntax[None] = Choice(
    Literal(", and ", None), Worded("but", Literal(", but ", None)), Worded("and_so", Literal(" and ", None))
)
STANDING: Syntax[Any] = Run(Full(Run(STATED, _AND_ALSO)), _NEXT)
"""What simply holds: the body of a program that waits for nothing."""

STATED_TOGETHER: Syntax[Any] = Run(STATED, _AND_ALSO)
STANDING_SENTENCE: Syntax[Any] = Full(STATED_TOGETHER)
