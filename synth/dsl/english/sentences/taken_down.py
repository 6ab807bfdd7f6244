"""A Tool or the Stadium: either of them goes, or the Tool of a Pokémon that is chosen for it."""

from typing import Any

from synth.dsl.ast import Modal, Place, Put, Quantifier, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.tools import TOOLS

_A_TOOL = Selector(side=Side.BOTH, zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE)
_TOOL_OR_STADIUM = (
    Modal(
        options=(
            (Put(what=_A_TOOL, place=Place.DISCARD),),
            (Put(what=Selector(side=Side.BOTH, zone=Zone.STADIUM), place=Place.DISCARD),),
        )
    ),
)
_TAKEN_DOWN: Syntax[Any] = Choice(
    Literal("discard a Pokémon Tool or a Stadium in play", _TOOL_OR_STADIUM),
    Worded("choose_either", Literal("choose a Pokémon Tool or Stadium in play and discard it", _TOOL_OR_STADIUM)),
    Worded("chosen_either", Literal("choose a Pokémon Tool or a Stadium in play and discard it", _TOOL_OR_STADIUM)),
    Worded("stadium_first", Literal("discard a Stadium or Pokémon Tool in play", _TOOL_OR_STADIUM)),
)
_STADIUM = Put(what=Selector(side=Side.BOTH, zone=Zone.STADIUM), place=Place.DISCARD)
_STADIUM_OR_SUCH: Syntax[Any] = Choice(
    *(
        rule(
            f"discard {words}",
            (Shape(Modal, options=((_STADIUM,), (Shape(Put, what=Hole("tool"), place=Place.DISCARD),))),),
            f"stadium_or_{k}",
            tool=Such(TOOLS, lambda tool: tool.quantifier is Quantifier.CHOOSE),
        )
        for k, words in enumerate(("a Stadium in play or {tool}", "{tool} or a Stadium in play"))
    )
)


_THAT_TOOL = ("that Pokémon Tool", "that Tool", "a Pokémon Tool from that Pokémon", "a Pokémon Tool from it")


def _its_tool(whose: str, side: Side, their: str) -> Syntax[Any]:
    """The Tool of one Pokémon that has one: a Tool of that side."""
    one = f"choose 1 of {whose} Pokémon that has a Pokémon Tool attached"
    tool = Selector(side=side, zone=Zone.TOOLS, quantifier=Quantifier.CHOOSE)
    return Choice(
        *(
            Worded(
                f"its_tool_{number}_{joint}{gap[:1]}",
                Literal(f"{one}{gap}{words if gap == '. ' else words[0].lower() + words[1:]}", (Put(what=tool, place=place),)),
            )
            for gap in (". ", " and ")
            for joint, that in enumerate(_THAT_TOOL)
            for number, (words, place) in enumerate(
                (
                    (f"Put {that} into {their} hand", Place.HAND),
                    (f"Return {that} to {their} hand", Place.HAND),
                    (f"Discard {that}", Place.DISCARD),
                    (f"Shuffle {that} into {their} deck", Place.DECK),
                )
            )
        )
    )


_ITS_TOOL: Syntax[Any] = Choice(_its_tool("your", Side.MY, "your"), _its_tool("your opponent's", Side.OPP, "their"))
TAKEN_DOWN: Syntax[Any] = Choice(_TAKEN_DOWN, _STADIUM_OR_SUCH, _ITS_TOOL)
