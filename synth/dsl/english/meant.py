"""What a text means beyond its words: as many cards as there are, and one of two things done with a card.

`put n of` some cards is all or nothing, which only a cost, an option, and what goes on with "if you do" mean. Of Energy as
much goes as there is; "if you do" then asks whether that was all."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from synth.dsl import ast
from synth.dsl.ast import Block, Const, Effect, Event, FilterKind, MeasureKind, MemoryKind, Quantifier, Role, Selector, Stmt, Zone
from synth.dsl.walk import blocks, nodes

_Change = Callable[[Block, Block], Block]
"""A block and what comes after it, to what it means."""
_DONE = ast.Memory(kind=MemoryKind.DID)
_NOT_DONE = ast.Not(condition=_DONE)
_IN_PLAY = (Zone.ACTIVE, Zone.BENCH, Zone.PLAY)


def meant(effect: Effect) -> Effect:
    return _through(effect, lambda block, after: _either(_in_full(_as_many(block, after), _DONE)))


def worded(effect: Effect) -> Effect:
    """The same as a text says it."""
    return _through(effect, lambda block, after: _optional(_in_full(tuple(map(_together, block)), None)))


def sure(effect: Effect) -> bool:
    """Not what would be played otherwise than it says.

    Damage of an attack is answered in the Active Spot only; of Energy from the discard pile for each, whoever is left out if it
    is not enough would be for its player to say. A Pokémon that has left play is not asked about; nobody is chosen for nothing.
    """
    inside = [one for program in effect for one in nodes(program)]
    left = any(_asks_who_left(*pair) for body in _bodies(inside) for pair in pairwise(body))
    said = all(map(_sure, inside)) and all(map(_of_the_chosen, effect))
    return said and not left and not any(map(_names_nobody, effect)) and not any(map(_asks_whether_kept, effect))


def _names_nobody(program: ast.Program) -> bool:
    """Whether it speaks of an Attacking Pokémon where nobody has attacked yet."""
    if program.event not in (Event.ATTACK, Event.PLAY):
        return False
    waiting = [node for arm in nodes(program) if isinstance(arm, ast.Arm) for node in nodes(arm)]
    attacker = Selector(role=Role.ATTACKER)
    return list(nodes(program)).count(attacker) > waiting.count(attacker)


def _bodies(inside: list[Any]) -> Iterator[Block]:
    for node in inside:
        yield from (node.body,) if isinstance(node, ast.Program) else blocks(node)


def _asks_who_left(put: Stmt, after: Stmt) -> bool:
    if not isinstance(put, ast.Put) or put.what.zone not in _IN_PLAY:
        return False
    asked = nodes(after.condition) if isinstance(after, ast.If) else nodes(after)
    return any(isinstance(one, ast.Exists | ast.Measure) and Selector(role=Role.IT) in _bare(one) for one in asked)


def _bare(asking: ast.Node) -> list[Selector]:
    return [one.model_copy(update={"filters": ()}) for one in nodes(asking) if isinstance(one, Selector)]


def _of_the_chosen(program: ast.Program) -> bool:
    """Whether something is said of whoever is chosen, if anybody is."""
    said = list(nodes(program))
    if not any(isinstance(one, ast.Choose) for one in said):
        return True
    named = (Role.IT, Role.TOP_CARD)
    return any(getattr(one, "role", None) in named or getattr(one, "kind", None) is FilterKind.NOT_IT for one in said)


def _sure(node: ast.Node) -> bool:
    match node:
        case ast.Program(event=Event.DAMAGED) | ast.Arm(event=Event.DAMAGED):
            return any(map(_fights, nodes(node)))
        case ast.Attach(source="discard", spread="each"):
            return False
        case ast.If():
            of_pokemon = any(isinstance(one, ast.Exists) and one.what.zone in _IN_PLAY for one in nodes(node.condition))
            return not (of_pokemon and any(_puts_what_was_shown(*pair) for pair in pairwise(node.then)))
        case ast.Damage(to=Selector(role=None, zone=Zone.ACTIVE, quantifier=Quantifier.ALL), amount=amount):
            # "That Pokémon" is the Active or one of whom was spoken before.
            return not any(isinstance(one, ast.Measure) and Selector(role=Role.IT) in _bare(one) for one in nodes(amount))
    return True


def _puts_what_was_shown(shown: Stmt, put: Stmt) -> bool:
    """If no card was, "it" would be a Pokémon that was just asked about."""
    cards = isinstance(shown, ast.Show | ast.Put) and shown.what.role is None and shown.what.zone not in _IN_PLAY
    return cards and isinstance(put, ast.Put) and put.what.role is Role.IT


def _asks_whether_kept(program: ast.Program) -> bool:
    """What keeps a Pokémon in play leaves no word on whether it did."""
    return program.event is Event.WOULD_KO and any(
        isinstance(first, ast.SetHp) and isinstance(then, ast.If) and _DONE in nodes(then.condition)
        for body in _bodies(list(nodes(program)))
        for first, then in pairwise(body)
    )


def _fights(node: ast.Node) -> bool:
    if isinstance(node, ast.Arm):
        return node.on.role in (Role.SELF, Role.DEFENDER) or node.on.zone is Zone.ACTIVE
    return isinstance(node, ast.Filter) and node.kind is FilterKind.ACTIVE


def _through(effect: Effect, change: _Change) -> Effect:
    return tuple(program.model_copy(update={"body": _block(program.body, (), change)}) for program in effect)


def _block(block: Block, after: Block, change: _Change) -> Block:
    return change(tuple(_statement(one, (*block[at + 1 :], *after), change) for at, one in enumerate(block)), after)


def _statement(statement: Stmt, after: Block, change: _Change) -> Stmt:
    if not any(blocks(statement)) or isinstance(statement, ast.Pay | ast.May):
        return statement
    if isinstance(statement, ast.Modal):
        return statement.model_copy(update={"options": tuple(_block(one, after, change) for one in statement.options)})
    inner = {name: _block(held, after, change) for name, held in statement if name in ("then", "other", "body")}
    return statement.model_copy(update=inner)


def _as_many(block: Block, after: Block) -> Block:
    return tuple(_one_by_one(one, (*block[at + 1 :], *after)) for at, one in enumerate(block))


def _one_by_one(put: Stmt, after: Block) -> Stmt:
    if not isinstance(put, ast.Put) or put.what.n < 2 or not _picked(put.what) or any(map(_depends, nodes(after))):
        return put
    one = put.model_copy(update={"what": put.what.model_copy(update={"n": 1})})
    return ast.Repeat(times=Const(n=put.what.n), body=(one,))


def _picked(what: Selector) -> bool:
    return what.quantifier is Quantifier.CHOOSE and (what.zone in (Zone.HAND, Zone.DISCARD) or what.role is Role.FOUND)


def _depends(node: ast.Node) -> bool:
    return node == _NOT_DONE.condition or (isinstance(node, Selector) and node.role in (Role.IT, Role.MOVED))


def _together(one: Stmt) -> Stmt:
    match one:
        case ast.Repeat(times=Const(n=n), body=(ast.Put(what=what) as put,)) if n > 1 and what.n == 1 and _picked(what):
            return put.model_copy(update={"what": what.model_copy(update={"n": n})})
    return one


def _in_full(block: Block, said: ast.Memory | None) -> Block:
    """After Energy of a fixed number "if you do" is about all of it; without `said` the other way round."""
    for at, (strip, after) in enumerate(pairwise(block)):
        if (n := _fixed(strip)) and isinstance(after, ast.If):
            all_of_it = ast.Compare(left=ast.Measure(kind=MeasureKind.RESULT), op=">=", right=Const(n=n))
            old, new = (_DONE, all_of_it) if said else (all_of_it, _DONE)
            if after.condition in (old, ast.Not(condition=old)):
                turned = new if after.condition == old else ast.Not(condition=new)
                block = (*block[: at + 1], after.model_copy(update={"condition": turned}), *block[at + 2 :])
    return block


def _fixed(statement: Stmt) -> int:
    """How much Energy one Pokémon is to lose, if more than one."""
    match statement:
        case ast.May(body=(*_, last)):
            return _fixed(last)
        case ast.Strip(units=ast.Units(n=Const(n=n), how="chosen" | "random"), source=source) if n > 1:
            one = source.role or source.zone is Zone.ACTIVE or (source.quantifier, source.n) == (Quantifier.CHOOSE, 1)
            return n if one else 0
    return 0


def _either(block: Block) -> Block:
    """A card that may be put somewhere, and what is done with it if it isn't."""
    for at, pair in enumerate(pairwise(block)):
        match pair:
            case ast.May(by="my", body=body), ast.If(condition=condition, then=then, other=()):
                if condition == _NOT_DONE and _of_it(body) and _of_it(then):
                    return (*block[:at], ast.Modal(options=(body, then)), *block[at + 2 :])
    return block


def _optional(block: Block) -> Block:
    for at, one in enumerate(block):
        match one:
            case ast.Modal(by="my", options=(body, then)) if _of_it(body) and _of_it(then):
                return (*block[:at], ast.May(body=body), ast.If(condition=_NOT_DONE, then=then), *block[at + 1 :])
    return block


def _of_it(block: Block) -> bool:
    return isinstance(block[0], ast.Put) and block[0].what == Selector(role=Role.IT)
