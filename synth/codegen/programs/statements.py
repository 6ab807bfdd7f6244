"""Statements → operations, one lowering a verb, in their printed order."""

from collections.abc import Callable
from functools import partial

from synth.codegen.machine.words import Ask, Do
from synth.codegen.programs import card_statements, energy_statements, lasting_statements
from synth.codegen.programs.code import Label, Question, Unlowered
from synth.codegen.programs.early import weighs
from synth.codegen.programs.nouns import SIDES, STATUSES, means_cards, status_bits, unit_bits
from synth.codegen.programs.usability import YES, moving, relieves
from synth.codegen.programs.writing import LOOSE, Writing
from synth.dsl import ast
from synth.dsl.ast import Quantifier, Role, Side, Zone
from synth.dsl.numbering import sleep_coins
from synth.dsl.walk import nodes
from synth.spec.cards import UNITS, Status

_HOW_CONDITIONS = {"all": 0, "choose": 1, "random_new": 2, "random": 3}


class Writer(Writing):
    """One lowering a verb."""

    def statement(self, statement: ast.Stmt, after: ast.Block) -> None:
        other = self.lowerings.get(statement.verb)
        # The damage of attacks is placed all at once, whatever a statement about damage becomes elsewhere.
        if other and not (self.attack and isinstance(statement, ast.Damage)):
            other(self, statement, after)
            return
        op, sel = self.code.op, self.nouns.selector
        match statement:
            case ast.Flip(coins=coins):
                op(Do.FLIP, number := self.coins(coins))
                if self.attack and not self.tossed:
                    op(Do.REFLIP, number)
            case ast.If():
                self._if(statement)
            case ast.Repeat(times=times, body=body):
                self.rounds(Do.REPEAT, Do.ROUND, times, partial(self.block, body))
            case ast.Choose(what=what):
                self._choose(what, after)
            case ast.May(body=body):
                end = Label()
                op(Do.MAY, self.ask(self.usability.offers(body)), end, int(statement.by == "opp"))
                self.block(body)
                self.code.put(end)
            case ast.Modal():
                self._modal(statement)
            case ast.Pay(body=body):
                self.block(body)
            case ast.Require() | ast.Before() | ast.Reflip():
                pass
            case ast.Power():
                # What an attack's text makes of its damage, while it is being reckoned.
                if self.reckoning and statement.verb == "fail":
                    assert self.failed is not None
                    op(Do.FAIL, self.failed)
                elif self.reckoning:
                    op(Do.MORE if statement.verb == "more" else Do.BASE, self.tens(statement.amount))
            case ast.Damage():
                self._damage(statement)
            case ast.Heal(what=what):
                op(Do.CLEAR, 1)
                op(Do.AMOUNT, self.tens(statement.amount))
                self.targets(what, relievable(after), lambda: op(Do.HEAL))
            case ast.SetHp(what=what):
                op(Do.NOT_DONE)
                op(Do.AMOUNT, self.tens(statement.amount))
                self.targets(what, None, lambda: op(Do.SET_HP))
            case ast.MoveDamage():
                self._move_damage(statement)
            case ast.Afflict(what=what):
                first = self.code.listing(STATUSES.index(status) for status in statement.statuses)
                strong = strength(statement, self.nouns.rules.poison)
                how = _HOW_CONDITIONS[statement.how]
                self.targets(what, None, lambda: op(Do.AFFLICT, first, len(statement.statuses), how, strong))
            case ast.Cure(what=what):
                op(Do.NOT_DONE)
                random = int(statement.how == "random")
                self.targets(what, None, lambda: op(Do.CURE, status_bits(statement.statuses), random))
            case ast.Attach():
                energy_statements.attach(self, statement)
            case ast.Strip():
                energy_statements.strip(self, statement)
            case ast.Shift():
                energy_statements.shift(self, statement)
            case ast.Retype(what=what):
                into = UNITS.index(statement.energy) if statement.energy else -1
                among = unit_bits(statement.among) if statement.among else 0
                if what.zone is Zone.ZONE_NEXT:
                    op(Do.RETYPE_NEXT, into, among, SIDES[what.side])
                else:
                    self.targets(what, None, lambda: op(Do.RETYPE, into, among, int(statement.every)))
            case ast.Draw():
                card_statements.draw(self, statement)
            case ast.Score():
                op(Do.SCORE, self.ask(self.nouns.amount(statement.amount)), SIDES[statement.side])
            case ast.Put():
                card_statements.put(self, statement)
            case ast.Equip():
                card_statements.equip(self, statement)
            case ast.Show(what=what) if what.zone is Zone.TOP:
                assert what.top is not None
                chosen = int(what.quantifier is Quantifier.CHOOSE)
                op(Do.LOOK, self.number(what.top), SIDES[what.side], chosen)
            case ast.Show(what=what):
                op(Do.SHOW, sel(what), int(statement.to is Side.BOTH))
            case ast.Order(what=what) if statement.how == "random":
                op(Do.SHUFFLE, SIDES[what.side])
            case ast.Order(what=what):
                assert what.top is not None
                op(Do.ARRANGE, self.number(what.top), SIDES[what.side], int(what.by == "opp"))
            case ast.Evolve(what=what, card=card):
                op(Do.NOT_DONE)
                fits = ((Ask.IT_EVOLVES, sel(card), 0, 0),) if card.zone is not Zone.DECK else None
                self.targets(what, fits, lambda: op(Do.EVOLVE, sel(card)))
            case ast.Switch(out=out, into=into):
                op(Do.NOT_DONE)
                self.find(out)
                op(Do.KEEP_GIVERS)
                self.targets(into, ((Ask.IT_BENCHED, 0, 0, 0),), lambda: op(Do.SWITCH))
            case ast.Give():
                lasting_statements.give(self, statement)
            case ast.Arm():
                lasting_statements.arm(self, statement)
            case ast.Use(what="effect", of=of):
                assert of is not None
                op(Do.USE_EFFECT, sel(of))
            case ast.Use():
                pass
            case ast.EndTurn():
                op(Do.END_TURN)

    # Blocks within blocks

    def _if(self, statement: ast.If) -> None:
        condition, do, tested = statement.condition, Do.UNLESS_DECIDED, self.decided.get(id(statement))
        if tested is None:
            if isinstance(condition, ast.Exists) and is_single(condition):
                self.code.op(Do.BIND, self.nouns.selector(condition.what))
            do, tested = Do.UNLESS, self.ask(self.nouns.condition(condition))
        self.code.either(do, tested, self.block, statement.then, statement.other)

    def rounds(self, begin: Do, top: Do, times: ast.Amount, body: Callable[[], None]) -> None:
        """What is done so often."""
        if self.depth > 1:
            raise Unlowered("a repeat within a repeat within a repeat")
        end, depth = Label(), self.depth
        self.code.op(begin, self.number(times), depth)
        again = self.code.op(top, end, depth)
        self.depth += 1
        body()
        self.depth -= 1
        self.code.op(Do.GOTO, again)
        self.code.put(end)

    def _choose(self, what: ast.Selector, after: ast.Block) -> None:
        if what.zone is Zone.SPOT:
            self.code.op(Do.CHOOSE_SPOT, SIDES[what.side])
        elif means_cards(what):
            self.code.op(Do.CHOOSE_CARD, self.nouns.selector(what))
        elif what.quantifier is Quantifier.ALL:
            self.find(what, self.usability.acts(after))
            self.code.op(Do.CHOOSE, 1)
        else:
            # With nothing after it: its attack is to be used.
            anyone = not after or weighs(after)
            self.targets(what, YES if anyone else self.usability.acts(after), lambda: self.code.op(Do.CHOOSE))

    def _modal(self, statement: ast.Modal) -> None:
        options = statement.options
        places, end = [Label() for _ in options], Label()
        asked = [self.ask(self.usability.option(one)) for one in options]
        first = self.code.listing(part for pair in zip(asked, places, strict=True) for part in pair)
        self.code.op(Do.MODAL, first, len(options), end, int(statement.by == "opp"))
        for place, option in zip(places, options, strict=True):
            self.code.put(place)
            self.block(option)
            self.code.op(Do.GOTO, end)
        self.code.put(end)

    # Damage

    def _damage(self, statement: ast.Damage) -> None:
        if self.reckoning:
            self.base_damage(statement, asks=True)
            return
        if self.attack:
            return
        self.code.op(Do.NOT_DONE, 1)
        self.code.op(Do.AMOUNT, self.tens(statement.amount))
        fits: Question = ((Ask.IT_HURTABLE, 0, 0, 0),)
        if statement.times is not None:
            times = self.number(statement.times)
            self.code.op(Do.HURT_TIMES, times, self.nouns.selector(statement.to), self.ask(fits))
        else:
            self.targets(statement.to, fits, lambda: self.code.op(Do.HURT))

    def base_damage(self, statement: ast.Damage, asks: bool) -> None:
        """Before the damage is placed: a target that was not chosen before is chosen now, if somebody still `asks`."""
        op, to, sel, add = self.code.op, statement.to, self.nouns.selector(statement.to), self.tens(statement.amount)
        end, ask = Label(), Label()
        each = int(any(isinstance(node, ast.Selector) and node.role is Role.EACH for node in nodes(statement.amount)))
        if to.quantifier is Quantifier.RANDOM and statement.times is not None:
            op(Do.BASE_TIMES, add, sel, self.number(statement.times))
        elif to.quantifier is not Quantifier.CHOOSE and to.quantifier not in LOOSE:
            op(Do.TARGET, sel, -1, end, 2)
            op(Do.BASE_SET, add, each)
        else:
            if (aim := self.aims.get(id(statement))) is not None:
                op(Do.AIMED, aim, ask)
                op(Do.BASE_SET, add, each)
                op(Do.GOTO, end)
            self.code.put(ask)
            if asks:
                self.targets(to, None, lambda: op(Do.BASE_SET, add, each), shield=False)
        self.code.put(end)

    def _move_damage(self, statement: ast.MoveDamage) -> None:
        op, amount, how = self.code.op, self.tens(statement.amount), moving(statement)
        op(Do.NOT_DONE)
        gives = ((Ask.IT_GIVES, self.nouns.selector(statement.to), 0, 0),)
        takes = ((Ask.IT_TAKES, 0, 0, 0),)
        if how:
            gives, takes = ((Ask.IT_MOVES, self.nouns.selector(statement.to), how, 0),), ((Ask.IT_MOVES, 0, how, 0),)

        def give() -> None:
            op(Do.KEEP_GIVERS)
            self.targets(statement.to, takes, lambda: op(Do.MOVE_DAMAGE, amount, int(how < 0)))

        if statement.source.quantifier is not Quantifier.ALL:
            self.targets(statement.source, gives, give)
        else:
            self.find(statement.source, None if how else self.nouns.condition(IT_IS_DAMAGED))
            give()


IT_IS_DAMAGED = ast.Exists(what=ast.Selector(role=Role.IT, filters=(ast.Filter(kind=ast.FilterKind.DAMAGED),)))


def strength(statement: ast.Afflict, poison: int) -> int:
    """Coins that wake the Pokémon if it only falls asleep, the level of a burn alone, else poison damage in tens."""
    match statement.statuses:
        case (Status.ASLEEP,):
            return sleep_coins(statement)
        case (Status.BURNED,):
            return 1 + (statement.strength or 0) // 10
    return (statement.strength or poison) // 10


def relievable(after: ast.Block) -> Question:
    """Whether `it` can be healed, or cured by what follows."""
    return ((Ask.IT_HEALABLE, relieves(after), 0, 0),)


def is_single(condition: ast.Condition) -> bool:
    """Whether a condition may name a single Pokémon, which is `it` then."""
    if not isinstance(condition, ast.Exists):
        return False
    tested = condition.what
    return (tested.role is not None or tested.zone is Zone.ACTIVE) and not means_cards(tested)
