"""The noun phrase for Tools that are attached in play: all of them or some, of which Pokémon."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import (
    Choose,
    Filter,
    FilterKind,
    May,
    Measure,
    MeasureKind,
    Place,
    Put,
    Quantifier,
    Repeat,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import CHOSEN
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.roles import was_hit
from synth.dsl.english.nouns.words import NUMBER_OVER_1, WHOSE

ON_ACTIVE = Filter(kind=FilterKind.ON_ZONE, zone=Zone.ACTIVE)
_ACTIVE = {Side.OPP: "your opponent's Active Pokémon", Side.MY: "your Active Pokémon", Side.BOTH: "both Active Pokémon"}


def _attacks(state: Discourse) -> bool:
    """Whether "this Pokémon" is the Active one."""
    return state.carrier == "attack" and not state.delayed


_ON_BENCH = Filter(kind=FilterKind.ON_ZONE, zone=Zone.BENCH)
_BOTHS = " (both yours and your opponent's)"


_A_TOOL: dict[str, Any] = {"quantifier": Quantifier.CHOOSE}
_RANDOM_TOOL: dict[str, Any] = {"quantifier": Quantifier.RANDOM}


def _all_tools(noun: str, joint: str, wording: str | None, of_side: str | None) -> Syntax[Selector]:
    """Every Tool of a Pokémon, of a Bench, of a side: the words for it differ by card."""

    def tools(phrase: str, again: str | None = wording, /, **parts: Any) -> Syntax[Selector]:
        return rule(f"all {noun} {joint} {phrase}", Selector, again, zone=Zone.TOOLS, **parts)

    return Choice(
        *(tools(phrase, side=side, filters=(ON_ACTIVE,)) for side, phrase in _ACTIVE.items()),
        When(_attacks, tools("this Pokémon", f"{wording or 'tools'}_of_self", side=Side.MY, filters=(ON_ACTIVE,))),
        tools("each of {side} Pokémon", of_side, side=WHOSE),
        tools("all of {side} Pokémon", f"{of_side or 'tools'}_all", side=WHOSE),
        tools("{side} Pokémon", f"{of_side or 'tools'}_bare", side=Such(WHOSE, lambda side: side in (Side.BOTH, Side.TURN))),
        tools("each of {side} Benched Pokémon", of_side, side=WHOSE, filters=(_ON_BENCH,)),
        tools(f"each Pokémon{_BOTHS}", of_side, side=Side.BOTH),
        tools(f"all Pokémon{_BOTHS}", f"{of_side or 'tools'}_all", side=Side.BOTH),
    )


def _tools(many: str, count: Any, noun: str, joint: str, wording: str | None, **parts: Any) -> Syntax[Selector]:
    """Some Tools, chosen or picked by chance, wherever they are on a side."""

    def tools(phrase: str, more: str = "", /, **fields: Any) -> Syntax[Selector]:
        again = "_".join(filter(None, (wording, more))) or None
        return rule(f"{many} {noun} {joint} {phrase}", Selector, again, zone=Zone.TOOLS, **count, **parts, **fields)

    return Choice(
        *(tools(phrase, side=side, filters=(ON_ACTIVE,)) for side, phrase in _ACTIVE.items()),
        When(_attacks, tools("this Pokémon", "of_self", side=Side.MY, filters=(ON_ACTIVE,))),
        *(
            form
            for _ in range(count is _A_TOOL)  # whose Tool it is would be chosen, not drawn
            for form in (
                tools("1 of {side} Pokémon", side=WHOSE),
                tools("{side} Pokémon", "bare_plural", side=WHOSE),
                tools("1 of {side} Benched Pokémon", side=WHOSE, filters=(_ON_BENCH,)),
                tools("a Pokémon (yours or your opponent's)", side=Side.BOTH),
            )
        ),
    )


_ONE_ASKED = {Side.OPP: Selector(side=Side.OPP, zone=Zone.ACTIVE), Side.MY: Selector(side=Side.MY, zone=Zone.ACTIVE)}


def _whose(state: Discourse) -> Any:
    """The Tools of the Pokémon that was chosen before."""
    side = state.it.side if state.it is not None and state.it.side is not None else Side.BOTH
    return _of(Role.IT, side)


def _of(role: Role, side: Side, quantifier: Quantifier = Quantifier.ALL) -> Selector:
    return Selector(side=side, zone=Zone.TOOLS, quantifier=quantifier, filters=(Filter(kind=FilterKind.ON, role=role),))


def _asked(side: Side) -> Callable[[Discourse], bool]:
    """Whether the Active Pokémon of that side was spoken of last."""
    return lambda state: state.it == _ONE_ASKED[side]


def _on_active(side: Side, quantifier: Quantifier) -> Selector:
    return Selector(side=side, zone=Zone.TOOLS, quantifier=quantifier, filters=(ON_ACTIVE,))


def _of_role(words: str, wording: str | None, quantifier: Quantifier) -> Syntax[Selector]:
    """The Tools of one Pokémon that the text speaks of without searching for it."""

    def tools(whom: str, role: Role, side: Side, more: str = "") -> Syntax[Selector]:
        form: Syntax[Selector] = Literal(f"{words} {whom}", _of(role, side, quantifier))
        name = "_".join(filter(None, (wording, more)))
        return Worded(name, form) if name else form

    def again(whom: str, more: str) -> Syntax[Selector]:
        those: Syntax[Any] = Known(lambda state: _whose(state).model_copy(update={"quantifier": quantifier}))
        said = rule(f"{words} {whom}{{of}}", Hole("of"), of=those)
        return When(lambda state: state.chose_pokemon, Worded("_".join(filter(None, (wording, more))), said) if more else said)

    return Choice(
        again("that Pokémon", wording or ""),
        again("it", f"{wording or 'tools'}_of_it"),
        *(
            When(
                _asked(side),
                Worded(f"{wording}_{whom}", Literal(f"{words} {whom}", _on_active(side, quantifier))),
            )
            for side in (Side.OPP, Side.MY)
            for whom in ("it", "that Pokémon")
        ),
        When(lambda state: state.carrier == "ability", tools("this Pokémon", Role.SELF, Side.MY)),
        When(
            lambda state: state.carrier == "ability" and state.it == Selector(role=Role.SELF),
            tools("it", Role.SELF, Side.MY, "it"),
        ),
        When(lambda state: state.carrier == "tool", tools("the Pokémon this card is attached to", Role.HOST, Side.MY)),
        When(lambda state: state.carrier == "attack", tools("the Defending Pokémon", Role.DEFENDER, Side.OPP)),
        When(was_hit, tools("the Attacking Pokémon", Role.ATTACKER, Side.OPP)),
    )




def _asked_of(side: Side) -> Syntax[Selector]:
    """ "it": the Tool that an Active Pokémon was just asked for."""
    itself = Selector(role=Role.SELF)
    tools = Selector(side=side, zone=Zone.TOOLS, filters=(ON_ACTIVE,))
    form = Choice(Worded("the_tool", Literal("it", tools)), Worded("the_tools", Literal("all of them", tools)))
    return When(
        lambda state: state.tooled
        and (state.it == _ONE_ASKED[side] or (side is Side.MY and _attacks(state) and state.it == itself)),
        form,
    )


TOOLS: Syntax[Selector] = Choice(
    _asked_of(Side.OPP),
    _asked_of(Side.MY),
    _all_tools("Pokémon Tools", "from", None, "tools_from"),
    _all_tools("Pokémon Tool cards", "attached to", "tool_cards", None),
    _all_tools("Pokémon Tools", "attached to", "tools_on", "tools_on"),
    _tools("a", _A_TOOL, "Pokémon Tool card", "from", None),
    _tools("a", _A_TOOL, "Pokémon Tool", "from", "bare_tool"),
    _tools("a", _A_TOOL, "Pokémon Tool card", "attached to", "tool_on"),
    _tools("a", _A_TOOL, "Pokémon Tool", "attached to", "bare_tool_on"),
    _tools("a random", _RANDOM_TOOL, "Pokémon Tool card", "from", None),
    _tools("a random", _RANDOM_TOOL, "Pokémon Tool", "from", "bare_tool"),
    _tools("a random", _RANDOM_TOOL, "Pokémon Tool card", "attached to", "tool_on"),
    _tools("a random", _RANDOM_TOOL, "Pokémon Tool", "attached to", "bare_tool_on"),
    *(
        _of_role(f"{many} {joint}", wording, quantifier)
        for many, wording, quantifier in (
            ("all Pokémon Tools", "", Quantifier.ALL),
            ("all Pokémon Tool cards", "tool_cards", Quantifier.ALL),
            ("a Pokémon Tool", "", Quantifier.CHOOSE),
            ("a Pokémon Tool card", "a_tool_card", Quantifier.CHOOSE),
            ("a random Pokémon Tool", "", Quantifier.RANDOM),
        )
        for joint, wording in (("from", wording), ("attached to", f"{wording}_attached"))
    ),
)
_TOOLED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{side} Pokémon", {"side": WHOSE}),
    ("all Pokémon (both yours and your opponent's)", {"side": Side.BOTH}),
    ("Pokémon (yours or your opponent's)", {"side": Side.BOTH}),
    ("your opponent's Active Pokémon", {"side": Side.OPP, "filters": (ON_ACTIVE,)}),
)
_MANY_TOOLS: Syntax[Selector] = Choice(
    *(
        rule(f"{noun} {joint} {whom}", Selector, f"{name}_{k}", zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE, **parts)
        for name, (noun, joint) in enumerate(
            (noun, joint) for noun in ("Pokémon Tools", "Pokémon Tool cards") for joint in ("from", "attached to")
        )
        for k, (whom, parts) in enumerate(_TOOLED)
    ),
    rule("of {side} Pokémon Tools in play", Selector, "in_play", side=WHOSE, zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE),
)
_ONE_OF_THEIRS = Shape(Selector, side=Hole("side"), zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE)
_ANY_TOOLS: Syntax[Any] = Choice(
    *(
        rule(
            f"discard any number of {noun} {joint} {many}{{side}} Pokémon",
            (
                Shape(
                    Repeat,
                    times=Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=Hole("side"), zone=Zone.TOOLS)),
                    body=(Shape(May, body=(Shape(Put, what=_ONE_OF_THEIRS, place=Place.DISCARD),)),),
                ),
            ),
            f"any_tools_{a}{b}{c}",
            side=WHOSE,
        )
        for a, noun in enumerate(("Pokémon Tools", "Pokémon Tool cards"))
        for b, joint in enumerate(("from", "attached to"))
        for c, many in enumerate(("", "all of ", "any of "))
    )
)
UP_TO_TOOLS: Syntax[Any] = Choice(
    _ANY_TOOLS,
    *(
        rule(
            words,
            (Shape(Repeat, times=Hole("n"), body=(Shape(May, body=(Shape(Put, what=Hole("what"), place=Place.DISCARD),)),)),),
            name,
            n=NUMBER_OVER_1,
            what=_MANY_TOOLS,
        )
        for words, name in (("discard up to {n} {what}", "up_to"), ("choose up to {n} {what} and discard them", "choose"))
    )
)
"""Up to so many Tools: one by one, each only if it is wanted."""


def _of_chosen(side: Side, their: str) -> Syntax[Any]:
    """The Tools of a Pokémon that is chosen at once; only a Tool of any Pokémon is chosen as a card."""
    one = Such(spoken(CHOSEN), lambda whom: whom.side is side and whom.n == 1)
    such = Such(one, lambda whom: bool(whom.filters))
    return Choice(
        *(
            rule(
                f"{verb.format(f'{many} {joint} {{whom}}')}",
                (Shape(Choose, what=Hole("whom")), Put(what=_of(Role.IT, side, quantifier), place=place)),
                f"{many}_{joint}_{place}" + "_return" * verb.startswith("return"),
                whom=whom,
            )
            for many, quantifier, whom in (
                ("all Pokémon Tools", Quantifier.ALL, one),
                ("all Pokémon Tool cards", Quantifier.ALL, one),
                ("a Pokémon Tool", Quantifier.CHOOSE, such),
            )
            for joint in ("from", "attached to")
            for verb, place in (
                ("discard {}", Place.DISCARD),
                (f"put {{}} into {their} hand", Place.HAND),
                (f"return {{}} to {their} hand", Place.HAND),
                (f"shuffle {{}} into {their} deck", Place.DECK),
            )
        )
    )


_HAS_TOOL = (Filter(kind=FilterKind.TOOL),)


def _of_one(side: Side, their: str) -> Syntax[Any]:
    """A Tool of any one Pokémon, which is spoken of again."""
    one: Syntax[Selector] = Mapped(
        Such(CHOSEN, lambda whom: whom.side is side and whom.n == 1),
        lambda whom: whom.model_copy(update={"filters": (*whom.filters, *_HAS_TOOL)}),
        lambda whom: whom.model_copy(update={"filters": whom.filters[:-1]}) if whom.filters[-1:] == _HAS_TOOL else None,
    )
    return Choice(
        *(
            rule(
                verb.format(f"a Pokémon Tool{card} {joint} {{whom}}"),
                (Shape(Choose, what=Hole("whom")), Put(what=_of(Role.IT, side, Quantifier.CHOOSE), place=place)),
                f"bearer_{verb[:6]}{card}_{joint}",
                whom=spoken(one),
            )
            for card in ("", " card")
            for joint in ("from", "attached to")
            for verb, place in (
                ("discard {}", Place.DISCARD),
                (f"put {{}} into {their} hand", Place.HAND),
                (f"return {{}} to {their} hand", Place.HAND),
                (f"shuffle {{}} into {their} deck", Place.DECK),
                ("choose {} and discard it", Place.DISCARD),
                (f"choose {{}} and put it into {their} hand", Place.HAND),
                (f"choose {{}} and shuffle it into {their} deck", Place.DECK),
            )
        )
    )


TOOL_OF_ONE: Syntax[Any] = Choice(_of_one(Side.MY, "your"), _of_one(Side.OPP, "their"))
TOOLS_OF_CHOSEN: Syntax[Any] = Choice(_of_chosen(Side.MY, "your"), _of_chosen(Side.OPP, "their"))


def _picked_tool(whose: str, side: Side, their: str) -> Syntax[Any]:
    """A Tool that is chosen as a card and moved."""
    tool = Selector(side=side, zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE)
    return Choice(
        *(
            rule(f"choose a Pokémon Tool {words} and {verb}", (Put(what=tool, place=place),), f"picked_tool_{place}_{k}")
            for k, words in enumerate((f"attached to 1 of {whose} Pokémon", f"attached to {whose} Pokémon"))
            for verb, place in (
                ("discard it", Place.DISCARD),
                (f"put it into {their} hand", Place.HAND),
                (f"shuffle it into {their} deck", Place.DECK),
            )
        )
    )


PICKED_TOOL: Syntax[Any] = Choice(
    _picked_tool("your", Side.MY, "your"), _picked_tool("your opponent's", Side.OPP, "their")
)
