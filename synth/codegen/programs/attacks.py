"""Programs of attacks: the stages around the damage (rulebook 11.4), in the order in which they happen."""

from collections.abc import Iterator
from functools import partial
from typing import TypeGuard

from synth.codegen.machine.words import AIMS, Do
from synth.codegen.programs import lasting_statements
from synth.codegen.programs.code import Label, Unlowered
from synth.codegen.programs.early import changes_damage, early_part, is_damage, own_statements, waits
from synth.codegen.programs.statements import Writer
from synth.dsl import ast
from synth.dsl.ast import Quantifier
from synth.dsl.walk import ignores

DECISIONS = 31


def copies(body: ast.Block) -> bool:
    """Whether it uses another attack as this one."""
    return any(isinstance(one, ast.Use) and one.what == "attack" for one in _every(body))


def _every(block: ast.Block) -> Iterator[ast.Stmt]:
    for statement in block:
        yield from own_statements(statement)


class AttackWriter:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.code = writer, writer.code

    def write(self, body: ast.Block) -> None:
        """The program of an attack, but for its end."""
        end = self.writer.failed = Label()
        if copies(body):
            self._copy(body, end)
        else:
            self._stages(body)
        self.code.put(end)

    def _toss(self, body: ast.Block) -> None:
        """The batch of coins that an attack flips first, which may be flipped again."""
        batch = next((one for one in body if isinstance(one, ast.Flip)), None)
        self.writer.tossed = batch is not None and not waits(batch)
        if batch and self.writer.tossed:
            coins = self.writer.coins(batch.coins)
            self.code.op(Do.FLIP, coins)
            self.code.op(Do.REFLIP, coins)

    def _copy(self, body: ast.Block, end: Label) -> None:
        """Its own text before, the copied attack, its own text after: in this order, with no damage but the copied one's."""
        at = next((at for at, statement in enumerate(body) if copies((statement,))), 0)
        statement, later, skip = body[at], body[at + 1 :], Label()
        self._toss(body)
        self.writer.reckoning = True
        self._beside(body[:at], fails=True)
        self.writer.reckoning = False
        knows = any(not isinstance(one, ast.Flip) for one in body[:at])
        if isinstance(statement, ast.If) and isinstance(statement.then[0], ast.Use) and not statement.other:
            self.code.op(Do.UNLESS, self.writer.ask(self.writer.nouns.condition(statement.condition)), skip)
            self._become(statement.then[0], statement.then[1:], knows, bool(later), end)
        elif isinstance(statement, ast.Use):
            self._become(statement, later, knows, False, end)
            later = ()
        else:
            raise Unlowered("use attack within another statement")
        self.code.put(skip)
        self._beside(later)

    def _beside(self, block: ast.Block, fails: bool = False) -> None:
        """The copier's own statements; before the copied attack they may say that it does nothing."""
        for one in _every(block):
            if (is_damage(one) or isinstance(one, ast.Before | ast.Use)) and not (fails and one == ast.Power(verb="fail")):
                raise Unlowered("use attack beside damage of its own, or beside another use of an attack")
        self.writer.block(block)

    def _become(self, use: ast.Use, after: ast.Block, knows: bool, more: bool, end: Label) -> None:
        """The copier's own conditions are tested with the copied attack's cost in view, before anything of it is asked."""
        assert use.of is not None
        hidden = 2 if use.of.role else int(use.of.zone not in (ast.Zone.ACTIVE, ast.Zone.BENCH, ast.Zone.PLAY))
        hidden = 3 if use.of.zone is ast.Zone.PLAYER else hidden
        over, provisos = Label(), 0
        self.code.op(Do.COPY, self.writer.nouns.selector(use.of), hidden, over, int(knows))
        for proviso in after:
            if not isinstance(proviso, ast.If) or proviso.then != (ast.Power(verb="fail"),) or proviso.other:
                break
            skip = Label()
            self.code.op(Do.UNLESS, self.writer.ask(self.writer.nouns.condition(proviso.condition)), skip)
            self.code.op(Do.FAIL, end)
            self.code.put(skip)
            provisos += 1
        self.code.op(Do.BECOME, over, int(more or provisos < len(after)))
        self.code.put(over)
        self._beside(after[provisos:])

    def _stages(self, body: ast.Block) -> None:
        writer, early = self.writer, early_part(body)
        writer.reckoning = True
        for statement in body:
            if isinstance(statement, ast.Before):
                writer.block(statement.body)
        writer.reckoning = False
        self._aim(body)
        self._toss(body)
        writer.reckoning = True
        writer.block(body[:early])
        for statement in body[early:]:
            if isinstance(statement, ast.If) and any(map(_chooses, own_statements(statement))):
                # Targets under a condition are chosen once it is known to hold.
                self.code.either(Do.UNLESS_DECIDED, self._decide(statement), self._aim, statement.then, statement.other)
        self._reckon(body[early:])
        writer.reckoning = False
        self.code.op(Do.STRIKE)
        writer.block(body[early:])

    def _aim(self, block: ast.Block) -> None:
        """Targets that are chosen before any damage."""
        for damage in filter(_chooses, block):
            number = len(self.writer.aims)
            if number >= AIMS - 1:
                raise Unlowered("an attack that chooses more targets of its damage")
            self.writer.aims[id(damage)] = number
            aimed = Label()
            self.code.op(Do.TARGET, self.writer.nouns.selector(damage.to), -1, aimed, 0)
            self.code.put(aimed)
            self.code.op(Do.AIM, number)

    def _decide(self, statement: ast.If) -> int:
        """A condition that changed the damage stays decided, whatever that damage changes."""
        decided = self.writer.decided
        number = decided.setdefault(id(statement), len(decided))
        if number >= DECISIONS:
            raise Unlowered("an attack with more conditions")
        self.code.op(Do.DECIDE, number, self.writer.ask(self.writer.nouns.condition(statement.condition)))
        return number

    def _reckon(self, block: ast.Block) -> None:
        """Adds up the base damage of every target."""
        for statement in block:
            match statement:
                case ast.If() if changes_damage(statement):
                    self.code.either(Do.UNLESS_DECIDED, self._decide(statement), self._reckon, statement.then, statement.other)
                case ast.Repeat(times=times, body=body) if any(changes_damage(one) for one in body):
                    self.writer.rounds(Do.LOOP_BEGIN, Do.LOOP, times, partial(self._reckon, body))
                case ast.Give() if ignores(statement):
                    lasting_statements.ignore(self.writer, statement)
                case ast.Power():
                    self.writer.statement(statement, ())
                case ast.Damage():
                    self.writer.base_damage(statement, asks=False)


def _chooses(statement: ast.Stmt) -> TypeGuard[ast.Damage]:
    """Whether it damages a Pokémon that is chosen."""
    return isinstance(statement, ast.Damage) and statement.to.quantifier is Quantifier.CHOOSE
