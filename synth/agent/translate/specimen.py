"""A card with a program on trial: all that can be played of it, so that the program can be tried."""

from synth.agent.translate.text import Shelf, Text
from synth.dsl.check import check_effect
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect, print_node
from synth.dsl.translate import WrittenProgram, translate
from synth.dsl.walk import nodes
from synth.reference_py.cards import CardPool, Unsupported
from synth.spec.cards import Card, Kind
from synth.spec.errors import InputError

LARGEST, LONGEST = 1_000, 100
"""A program on trial is run: it may not ask for a million coins, nor be nested until the stack ends."""

_HARMLESS = {
    Kind.ITEM: "play { draw my 1 }",
    Kind.SUPPORTER: "play { draw my 1 }",
    Kind.TOOL: "static { give host takes -10 }",
    Kind.STADIUM: "static { give both.play takes -10 }",
}
"""A Trainer card has an effect; this one stands in where any will do."""


def specimen(text: Text, program: str, shelf: Shelf) -> Card:
    """The card with this program for its text, without other texts that nobody can read."""
    return _made(text, text.beside, program, shelf)


def blank(text: Text, shelf: Shelf) -> Card:
    """The card without the text; a Trainer card does something harmless instead."""
    if text.carrier in _HARMLESS:
        return specimen(text, _HARMLESS[Kind(text.carrier)], shelf)
    return _made(text, text.beside | {text.text}, "", shelf)


def check_program(text: Text, program: str, shelf: Shelf) -> str:
    """The program in canonical print; an InputError if it makes no sense or the reference engine cannot play it."""
    try:
        effect = parse_effect(program)
        check_effect(effect, carrier=text.carrier, names=shelf.names)
        canonical = print_effect(effect)
        parts = list(nodes(effect))
    except RecursionError:
        parts = []
    if not 0 < len(parts) <= LONGEST:
        raise InputError(f"effect program: no card says so much, {LONGEST} parts are the most")
    for node in parts:
        if any(isinstance(value, int) and abs(value) > LARGEST for _, value in node):
            raise InputError(f"effect program: no card says a number beyond {LARGEST}, in `{print_node(node)}`")
    try:
        CardPool([specimen(text, canonical, shelf)]).check(1)
    except Unsupported as error:
        raise InputError(f"the reference engine cannot play this: {error}") from None
    return canonical


def _made(text: Text, without: frozenset[str], program: str, shelf: Shelf) -> Card:
    card = text.card
    if card.ability and card.ability.text in without:
        card = card.model_copy(update={"ability": None})
    attacks = tuple(one.model_copy(update={"text": None}) if one.text in without else one for one in card.attacks)
    card = card.model_copy(update={"attacks": attacks})
    written = {(text.hash, text.carrier): WrittenProgram(program, "candidate")}
    translation = translate([card], shelf.names, written)
    if translation.declined:
        raise InputError(f"{card.id}: {translation.declined[0].reason}")
    return translation.cards[0]
