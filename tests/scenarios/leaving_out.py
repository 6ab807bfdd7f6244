"""Cards with one kind of statement left out of their texts: a scenario shows a statement if it fails without it."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, NamedTuple

from synth.dsl import ast
from synth.dsl.ast import Event
from synth.dsl.parser import parse_effect
from synth.dsl.walk import blocks
from synth.reference_py import support
from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.queries import usable
from synth.reference_py.verbs.performing import VERBS

_BY_CHOICE = {Event.PLAY, Event.ONCE, Event.ONCE_EACH, Event.ANYTIME, Event.ON_EVOLVE, Event.ON_BENCH}
"""Effects that a player may only use if they can do something."""


class Blank(ast.Node):
    """Stands where a statement was left out."""

    verb: str = "blank"
    instead_of: Any


class Said(NamedTuple):
    """A verb under the event that it waits for; of `give` also what is given, and for how long."""

    event: str
    verb: str
    given: str = ""

    def __str__(self) -> str:
        return f"{self.event} {self.verb} {self.given}".strip()


def said_by(card: PoolCard) -> set[Said]:
    """All that the texts of a card say."""
    found = {said for attack in card.attacks for said in _said(Event.ATTACK, attack.body)}
    for effect in (card.ability, card.trainer):
        for program in effect.programs if effect else ():
            found.update(_said(program.event, program.body))
    return found


def _said(event: Event, block: ast.Block) -> Iterator[Said]:
    for statement in block:
        yield _name(event, statement)
        for inner in blocks(statement):
            yield from _said(_event_inside(event, statement), inner)


def _name(event: Event, statement: ast.Stmt) -> Said:
    if isinstance(statement, ast.Give):
        what = " ".join(filter(None, (statement.modifier.kind, statement.modifier.scope)))
        return Said(event.value, "give", f"{what} for {statement.duration.value}")
    return Said(event.value, statement.verb)


def _event_inside(event: Event, statement: ast.Stmt) -> Event:
    """What an armed effect does belongs to the event that it waits for."""
    return statement.event if isinstance(statement, ast.Arm) else event


def pool_without(pool: CardPool, number: int, said: Said) -> CardPool:
    """The same cards, rows and numbers, but one card no longer says this."""
    old = pool[number]
    texts = [text for text in (old.trainer, old.ability, *old.attacks) if text]
    above = dict.fromkeys(range(1, min(text.row for text in texts)), ())
    new = pool._read(number, old.card, lambda text: _effect_without(parse_effect(text), said), above)
    twin = copy(pool)
    twin.cards = [*pool.cards[:number], new, *pool.cards[number + 1 :]]
    twin.attacks = pool.attacks | {attack.row: attack for attack in new.attacks}
    return twin


def _effect_without(effect: ast.Effect, said: Said) -> ast.Effect:
    rest = (program.model_copy(update={"body": _without(program.event, program.body, said)}) for program in effect)
    return tuple(program for program in rest if program.body)


def _without(event: Event, block: ast.Block, said: Said) -> ast.Block:
    left = (_thinned(event, statement, said) for statement in block)
    if event in _BY_CHOICE:
        return tuple(thin or Blank(instead_of=statement) for statement, thin in zip(block, left, strict=True))
    return tuple(thin for thin in left if thin)


def _thinned(event: Event, statement: ast.Stmt, said: Said) -> ast.Stmt | None:
    """The statement without what its blocks said; None if nothing is left of it."""
    if _name(event, statement) == said:
        return None
    inner = _event_inside(event, statement)
    match statement:
        case ast.If():
            change = {"then": _without(inner, statement.then, said), "other": _without(inner, statement.other, said)}
        case ast.Modal():
            change = {"options": tuple(_without(inner, option, said) for option in statement.options)}
        case ast.Repeat() | ast.May() | ast.Pay() | ast.Before() | ast.Arm():
            change = {"body": _without(inner, statement.body, said)}
        case _:
            return statement
    return statement.model_copy(update=change) if any(change.values()) else None


@contextmanager
def blanks_count_as_useful() -> Iterator[None]:
    """Blanks do nothing, but the card can be used wherever it could be: that a card is refused shows nothing of it."""
    does, played = usable._does, support.VERBS
    VERBS[Blank] = lambda game, chance, statement: None
    support.VERBS = played | {"blank"}  # else a card with a blank would be refused
    usable._does = lambda game, effect, one: (
        usable.acts(game, effect, (one.instead_of,)) if isinstance(one, Blank) else does(game, effect, one)
    )
    yield
    usable._does = does
    support.VERBS = played
    del VERBS[Blank]
