"""Clauses: everything a sentence can say is done, and by whom."""

from typing import Any

from synth.dsl.ast import (
    Afflict,
    Attach,
    Choose,
    Const,
    Draw,
    Duration,
    EndTurn,
    Flip,
    Give,
    Heal,
    Measure,
    MeasureKind,
    Place,
    Put,
    Quantifier,
    Reflip,
    Role,
    Selector,
    SetHp,
    Shift,
    Show,
    Side,
    Strip,
    Switch,
)
from synth.dsl.english.forms.core import Choice, Literal, Shared, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Listing, Run
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Entering, Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.lasting.delayed import DELAYED
from synth.dsl.english.lasting.durations import TIMED
from synth.dsl.english.lasting.modifiers import BARRED, Kind, mod
from synth.dsl.english.lasting.momentary import MOMENTARY
from synth.dsl.english.lasting.players import ANOTHER_TURN, NOT_GENERATED
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.cards import OWNER, owned
from synth.dsl.english.nouns.moved_so import A_TOOL
from synth.dsl.english.nouns.pokemon import CHOSEN, SUBJECT
from synth.dsl.english.nouns.pronouns import pronoun, spoken
from synth.dsl.english.nouns.tools import PICKED_TOOL, TOOLS_OF_CHOSEN, UP_TO_TOOLS
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1, STATUS
from synth.dsl.english.verbs.board import EVOLVE, SWITCH, THEIR_SWITCH, USE
from synth.dsl.english.verbs.both_moved import BOTH_MOVED
from synth.dsl.english.verbs.called_faces import CALLED_NUMBER
from synth.dsl.english.verbs.card_moves import DRAW, DRAW_NEEDED, PUT, PUT_AS_MANY
from synth.dsl.english.verbs.damage import DAMAGE, HEAL, HP, POWER
from synth.dsl.english.verbs.devolving import DEVOLVE
from synth.dsl.english.verbs.each_player import EACH_THEIR_OWN
from synth.dsl.english.verbs.energy_changes import PRODUCE, RETYPE
from synth.dsl.english.verbs.energy_moves import ATTACH, FREELY, LYING, STRIP, TYPES_TO_ONE
from synth.dsl.english.verbs.energy_shifts import SHIFT
from synth.dsl.english.verbs.equipping import EQUIP
from synth.dsl.english.verbs.evened_hands import EVENED
from synth.dsl.english.verbs.looking import LOOKED_THROUGH, OTHERS_AWAY, SEARCH, SHOW, SHUFFLED_AWAY, TAKE_FOUND, USE_SEEN
from synth.dsl.english.verbs.moved_damage import MOVE_DAMAGE
from synth.dsl.english.verbs.picked_cards import CHOSEN_THERE, EXCHANGE, PICKED, PICKED_AND_MOVED
from synth.dsl.english.verbs.scoring import LOSE_POINTS, SCORED
from synth.dsl.english.verbs.sorting import ARRANGE, LEFT, REST_BACK
from synth.dsl.english.verbs.special import AFFLICT, AFFLICTED, CURE, CURED, HANDED_ON, HEAL_AND_CURE
from synth.dsl.walk import nodes

OTHERS_AWAY.define(Such(PUT, lambda block: block[0].what.role is Role.REST))
_ALL = Measure(kind=MeasureKind.EVERYTHING)
_UNTIL_TAILS = Measure(kind=MeasureKind.UNTIL_TAILS)


def _flipped(state: Discourse, block: Any) -> Discourse:
    return state._replace(coins=block[0].coins if isinstance(block[0], Flip) else _UNTIL_TAILS)


FLIP: Syntax[Any] = Noting(
    Choice(
        act("flip a coin", Flip, coins=Const(n=1)),
        act("flip {coins} coins", Flip, coins=NUMBER_OVER_1),
        act("flip a coin until you get tails", Flip, coins=_UNTIL_TAILS),
        CALLED_NUMBER,
        act("flip a coin for each {coins}", Flip, coins=MEASURE),
        act("for each {coins}, flip a coin", Flip, "each_first", coins=MEASURE),
        Noting(
            Choice(
                act("your opponent flips a coin", Flip, "they_flip", coins=Const(n=1)),
                act("your opponent flips {coins} coins", Flip, "they_flip", coins=NUMBER_OVER_1),
            ),
            changing(rival=True, theirs=True),
        ),
        act("your opponent flips a coin for each {coins}", Flip, "they_flip", coins=Scoped(MEASURE, actor=Side.OPP)),
        act("your opponent flips a coin for each {coins}", Flip, "they_flip_yours", coins=MEASURE),
        act("your opponent flips a coin until they get tails", Flip, "they_flip", coins=_UNTIL_TAILS),
        When(
            lambda state: state.actor is Side.TURN,
            Choice(
                act("flip a coin until they get tails", Flip, "until_they", coins=_UNTIL_TAILS),
                *(
                    form
                    for who, verb in (("that player", "flips"), ("they", "flip"))
                    for form in (
                        act(f"{who} {verb} a coin", Flip, f"{who}_flip", coins=Const(n=1)),
                        act(f"{who} {verb} {{coins}} coins", Flip, f"{who}_flip", coins=NUMBER_OVER_1),
                        act(f"{who} {verb} a coin until they get tails", Flip, f"{who}_flip", coins=_UNTIL_TAILS),
                    )
                ),
            ),
        ),
    ),
    _flipped,
)

def _picked(state: Discourse, block: Any) -> Discourse:
    """After one of the opponent's was chosen, "their" is the opponent's."""
    side = block[0].what.side
    return state._replace(picked=True, rival=state.rival or side is Side.OPP, owner=side or state.owner)


_FORGETTING = changing(done="")
"""What was done before is no longer what "in this way" counts."""

VERB: Syntax[Any] = Shared(Choice(Noting(DRAW, _FORGETTING), PUT, SHOW, HEAL))
"""What either player can be said to do."""

_VERBS: Syntax[Any] = Run(VERB, Literal(" and ", None))
_TWO_VERBS: Syntax[Any] = Run(VERB, Literal(" and ", None), least=2)
_THEN_VERBS: Syntax[Any] = Run(VERB, Literal(", then ", None), least=2)


def _touched(statement: Any) -> Side | str | None:
    """Whose cards a statement is about."""
    match statement:
        case Draw(side=side):
            return side
        case Attach(to=to) | Shift(to=to):
            return to.side
        case Strip(source=source):
            return source.side
        case Switch(out=out):
            return out.side
        case Choose(what=what) | Put(what=what) | Show(what=what) | Heal(what=what) if what.role in (None, Role.IT):
            return what.side
    return "nobody"


def _of_everything(statement: Any) -> bool:
    """Whether it is clear what both players do: "a random card" of both hands would be one card, not one each, and what is
    counted is each player's own."""
    if isinstance(statement, Draw):
        return not any(getattr(node, "side", None) is Side.BOTH for node in nodes(statement.amount))
    return bool(statement.what.quantifier is Quantifier.ALL)


def _about_it(statement: Any) -> bool:
    """What a Stadium hears of is told of one of that player's Pokémon."""
    what = getattr(statement, "what", None)
    return isinstance(what, Selector) and what.role is Role.IT


def _acting(
    template: str, side: Side, verb: Syntax[Any], wording: str | None = None, *, many: bool = False
) -> Syntax[Any]:
    """A verb with its subject, who acts on nothing but what is theirs."""

    def theirs(block: Any) -> bool:
        owners = [_touched(statement) for statement in block]
        if side is Side.TURN and _about_it(block[0]):
            owners[0] = side
        if owners[:1] != [side] or not all(owner in (side, None) for owner in owners):
            return False
        return side is not Side.BOTH or all(map(_of_everything, block))

    return rule(template, Hole("verb"), wording, verb=Scoped(Such(verb, theirs), actor=side, plural=many))


def _is_their_choice(block: Any) -> bool:
    return len(block) == 1 and isinstance(block[0], Put) and block[0].what.by == "opp"


def _is_the_opponents(chosen: Selector) -> bool:
    return chosen.side is Side.OPP and chosen.by == "opp"


THEY_CHOOSE: Syntax[Any] = Noting(
    act(
        "your opponent chooses {what}", Choose, what=owned(spoken(Such(Scoped(CHOSEN, actor=Side.OPP), _is_the_opponents)))
    ),
    changing(picked=True),
)


_CHOOSING: Syntax[Any] = Such(PUT, _is_their_choice)


def _without_choice(block: Any) -> bool:
    """Whether nobody picks which Energy it is."""
    return all(one.units.how == "random" or one.units.n == _ALL for one in block if isinstance(one, Strip))


def _their_own(block: Any) -> bool:
    return all(_touched(one) in (Side.OPP, None) for one in block)


_CHOOSE_AND_DO: Syntax[Any] = Worded(
    "choose_and_do",
    Concat(
        THEY_CHOOSE, Literal(" and ", ()), Such(Scoped(Choice(PUT, HEAL), actor=Side.OPP, plural=False), _their_own)
    ),
)
OTHERS: Syntax[Any] = Choice(
    _CHOOSE_AND_DO,
    EACH_THEIR_OWN,
    _acting("your opponent {verb}", Side.OPP, Such(STRIP, _without_choice), "they_strip"),
    _acting("your opponent {verb}", Side.OPP, Choice(SHOW, DRAW, _TWO_VERBS, _CHOOSING)),
    _acting("your opponent {verb}", Side.OPP, _THEN_VERBS, "they_then"),
    _acting("each player {verb}", Side.BOTH, Choice(DRAW, _TWO_VERBS)),
    _acting("each player {verb}", Side.BOTH, SHOW, "both_show"),
    _acting("each player {verb}", Side.BOTH, _THEN_VERBS, "then"),
)
"""What is by default told of another player as the one who does it."""

_BY_ANYONE: Syntax[Any] = Choice(_VERBS, ATTACH, STRIP, SHIFT, SWITCH)
HAVE_THEM: Syntax[Any] = Choice(
    Noting(_acting("have your opponent {verb}", Side.OPP, _VERBS, "have", many=True), changing(theirs=True)),
    _acting("have each player {verb}", Side.BOTH, _VERBS, "have_each", many=True),
)
OTHERWISE: Syntax[Any] = Choice(
    HAVE_THEM,
    _acting("your opponent {verb}", Side.OPP, Choice(PUT, HEAL), "they_do"),
    When(lambda state: state.actor is Side.MY, _acting("you {verb}", Side.MY, _VERBS, "you_do", many=True)),
    _acting("each player {verb}", Side.BOTH, Choice(PUT, HEAL), "they_do"),
    When(
        lambda state: state.actor is Side.MY,
        rule("you {verb}", Hole("verb"), "you_act", verb=Scoped(Choice(SWITCH, ATTACH, STRIP), plural=True)),
    ),
    When(lambda state: state.actor is Side.TURN, _acting("that player {verb}", Side.TURN, _BY_ANYONE, "that_player")),
    When(lambda state: state.actor is Side.TURN, _acting("the other player {verb}", Side.OPP, _BY_ANYONE, "the_other")),
    When(lambda state: state.actor is Side.MY and state.theirs, _acting("they {verb}", Side.OPP, _VERBS, "they_opp", many=True)),
    When(
        lambda state: state.actor is Side.TURN,
        _acting("they {verb}", Side.TURN, _BY_ANYONE, "they", many=True),
    ),
)
THAT_PLAYERS: Syntax[Any] = _acting("{verb}", Side.TURN, _BY_ANYONE)
"""What is told of a player who is known only by then."""
THEIRS_TO_DO: Syntax[Any] = Choice(
    _acting("{verb}", Side.OPP, _VERBS, many=True),
    _acting("{verb}", Side.OPP, Such(STRIP, _without_choice), many=True),
    THEIR_SWITCH,
)
"""What the opponent may do, after "may"."""
THEY_DO: Syntax[Any] = _acting("{verb}", Side.OPP, _VERBS)
"""The same told of what the opponent does."""
_IT_BENCHED: Syntax[Any] = When(
    lambda state: state.chose_card,
    act("put {what} onto {_owner} Bench", Put, "it_benched", what=pronoun("it", "that Pokémon"), place=Place.BENCH, _owner=OWNER),
)
IMPERATIVE: Syntax[Any] = Shared(
    Entering(
        Choice(
            VERB,
            TAKE_FOUND,
            HEAL_AND_CURE,
            CURE,
            STRIP,
            Noting(Choice(ATTACH, LYING, TYPES_TO_ONE, FREELY, SHIFT), _FORGETTING),
            RETYPE,
            PRODUCE,
            EQUIP,
            SWITCH,
            EVOLVE,
            MOVE_DAMAGE,
            AFFLICT,
            EXCHANGE,
            BOTH_MOVED,
            SEARCH,
            CHOSEN_THERE,
            DEVOLVE,
            LOSE_POINTS,
            _IT_BENCHED,
            PICKED_AND_MOVED,
            Noting(PUT_AS_MANY, _FORGETTING),
            Noting(UP_TO_TOOLS, changing(done=A_TOOL, unsure=True, rounds=True)),
            Noting(Choice(TOOLS_OF_CHOSEN, PICKED_TOOL), _FORGETTING),
            Noting(act("choose {what}", Choose, what=spoken(CHOSEN)), _picked),
        ),
        plural=True,
    )
)
ENDS: Syntax[Any] = Choice(
    act("your turn ends", EndTurn),
    act("if you use this Ability, your turn ends", EndTurn, "using_ends"),
    When(
        lambda state: state.carrier == "ability",
        rule(
            "if you use this Ability, {what}",
            Hole("what"),
            "using",
            what=Choice(HP, AFFLICTED, Noting(DAMAGE, _FORGETTING), Entering(IMPERATIVE, plural=True)),
        ),
    ),
    When(lambda state: state.actor is Side.TURN, act("their turn ends", EndTurn, "their_turn_ends")),
    When(lambda state: state.actor is Side.TURN, act("that player's turn ends", EndTurn, "that_turn_ends")),
    act(
        "ignore all results of those coin flips and begin flipping those coins again."
        " You can't use more than 1 Victory Star Ability each turn",
        Reflip,
    ),
)
_AFFLICTED_AND_BARRED: Syntax[Any] = rule(
    "{what} <is|are> now {statuses} and can't {scope} during your opponent's next turn",
    (
        Shape(Afflict, what=Hole("what"), statuses=Hole("statuses")),
        Shape(Give, what=Hole("what"), modifier=mod(Kind.CANNOT, "scope"), duration=Duration.OPP_TURN),
    ),
    "afflicted_and_barred",
    what=Such(SUBJECT, is_definite),
    statuses=Listing(STATUS, "and"),
    scope=BARRED,
)
_SAVED_BY_CARD: Syntax[Any] = When(
    lambda state: state.carrier == "tool",
    rule(
        "{what} is not Knocked Out, its remaining HP becomes {amount}, and discard this card",
        (
            Shape(SetHp, what=Hole("what"), amount=Hole("amount")),
            Put(what=Selector(role=Role.CARD), place=Place.DISCARD),
        ),
        "saved_by_card",
        what=SUBJECT,
        amount=NUMBER,
    ),
)


def _who_acted(state: Discourse, block: Any) -> Discourse:
    """ "They" are the opponent, unless both players act."""
    return state._replace(theirs=not {Side.MY, Side.BOTH} & {_touched(one) for one in block})


OTHERS_ACT: Syntax[Any] = Noting(OTHERS, _who_acted)
CLAUSE: Syntax[Any] = Shared(
    Choice(
        LOOKED_THROUGH,
        SHUFFLED_AWAY,
        FLIP,
        POWER,
        DAMAGE,
        AFFLICTED,
        _AFFLICTED_AND_BARRED,
        HANDED_ON,
        CURED,
        HP,
        _SAVED_BY_CARD,
        OTHERS_ACT,
        THEY_CHOOSE,
        Noting(SCORED, _FORGETTING),
        Entering(IMPERATIVE, theirs=False),
        Noting(OTHERWISE, _who_acted),
        DRAW_NEEDED,
        EVENED,
        PICKED,
        ARRANGE,
        LEFT,
        REST_BACK,
        USE_SEEN,
        USE,
        DELAYED,
        ANOTHER_TURN,
        NOT_GENERATED,
        MOMENTARY,
        TIMED,
        ENDS,
    )
)
"""In the order in which they are tried for the default surface form."""
