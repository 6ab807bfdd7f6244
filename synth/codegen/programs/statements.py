"""Statements → operations, one lowering a verb, in their printed order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from synth.codegen.machine.energy import DIFFERENT, PICKED, RANDOM, SAME, UP_TO
from synth.codegen.machine.marks import MY_TURN, OPP_TURN, THIS_TURN, WHILE_ACTIVE
from synth.codegen.machine.words import AIMS, Ask, Do
from synth.codegen.programs.code import Code, Label, Question, Unlowered
from synth.codegen.programs.covering import is_wide, on_itself
from synth.codegen.programs.nouns import SIDES, STATUSES, Nouns, means_cards, status_bits, unit_bits
from synth.codegen.programs.usability import PLACES, Usability, relieves
from synth.dsl import ast
from synth.dsl.ast import Duration, MeasureKind, ModifierKind, Quantifier, Role, Scope, Side, Zone
from synth.dsl.numbering import Lasting
from synth.spec.cards import UNITS

TENS = frozenset(
    {ModifierKind.TAKES, ModifierKind.DEALS, ModifierKind.BONUS, ModifierKind.MAX_HP, ModifierKind.POISON}
)
"""Modifiers whose amount is damage or HP."""
DURATIONS = {
    Duration.THIS_TURN: THIS_TURN, Duration.OPP_TURN: OPP_TURN, Duration.MY_TURN: MY_TURN, Duration.WHILE_ACTIVE: WHILE_ACTIVE,
}  # fmt: skip
IGNORES = {Scope.WEAKNESS: 1, Scope.EFFECTS: 2}
_HOW_UNITS = {"chosen": SAME, "different": DIFFERENT, "random": RANDOM, "upto": UP_TO}
_ASKED = frozenset(
    {
        ModifierKind.TAKES, ModifierKind.DEALS, ModifierKind.PREVENT, ModifierKind.CANNOT, ModifierKind.BONUS,
        ModifierKind.LOCK, ModifierKind.RETREAT_COST, ModifierKind.FREE_RETREAT, ModifierKind.COST, ModifierKind.COST_IS,
        ModifierKind.MAX_HP, ModifierKind.IMMUNE, ModifierKind.NO_WEAKNESS, ModifierKind.WEAKNESS_X2,
        ModifierKind.NO_ABILITY, ModifierKind.COIN_TO_ATTACK, ModifierKind.IGNORE, ModifierKind.TYPES,
        ModifierKind.PRIOR_ATTACKS, ModifierKind.UNIT_VALUE, ModifierKind.TOOL_SLOTS, ModifierKind.POISON,
        ModifierKind.EVOLVE_EARLY,
        ModifierKind.EVOLVES_AS, ModifierKind.AWARD, ModifierKind.FIRST_COIN_HEADS, ModifierKind.TIMES,
    }
)  # fmt: skip
"""Modifiers that the machine asks about."""
PICKED_ATTACK = frozenset({Scope.RANDOM_ATTACK, Scope.CHOSEN_ATTACK})
"""One of a Pokémon's attacks, which its mark remembers."""
_HOW_CONDITIONS = {"all": 0, "choose": 1, "random_new": 2}
_PICKING = frozenset({Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.DOWN_TO, Quantifier.ANY})
_LOOSE = frozenset({Quantifier.ANY, Quantifier.UP_TO})


Lowering = Callable[["Writer", ast.Stmt, ast.Block], None]
"""Writes the operations of a statement, which the others of its block follow."""


@dataclass(eq=False)
class Writer:
    """Writes the operations of blocks. What differs between programs: whether statements change the damage to come, which
    conditions were decided before, which targets were chosen before."""

    code: Code
    nouns: Nouns
    lasting: dict[Lasting, int]
    vows: list[tuple[int, int]] = field(default_factory=lambda: [(0, 0)])
    """What attacks arm for themselves: selector and place of the program."""
    attack: bool = False
    """Whether it is an attack itself: its damage is placed all at once."""
    reckoning: bool = False
    decided: dict[int, int] = field(default_factory=dict)
    aims: dict[int, int] = field(default_factory=dict)
    failed: Label | None = None
    depth: int = 0
    within: bool = False
    """Whether the targets are found for all Pokémon of a selector: what `it` was before is remembered, and comes back then."""
    late: list[Callable[[], None]] = field(default_factory=list)
    """Programs that are written after the present one: what is armed."""
    lowerings: Mapping[str, Lowering] = field(default_factory=dict)
    """What is written for some verbs in the place of what is written here."""

    def __post_init__(self) -> None:
        self.usability = Usability(self.nouns)

    def ask(self, question: Question) -> int:
        return self.code.ask(question)

    def number(self, node: ast.Amount) -> int:
        return self.ask(self.nouns.amount(node))

    def tens(self, node: ast.Amount) -> int:
        return self.ask(self.nouns.tens(node))

    def block(self, block: ast.Block) -> None:
        end = Label()
        for at, statement in enumerate(block):
            if isinstance(statement, ast.Pay):
                # A cost that cannot be paid in full: the rest of the block is not done.
                self.code.op(Do.UNLESS, self.ask(self.usability.affordable(statement)), end)
            self.statement(statement, block[at + 1 :])
        self.code.put(end)

    def targets(self, selector: ast.Selector, fits: Question | None, act: Callable[[], object], shield: bool = True) -> None:
        """The operations for the Pokémon that a selector means, once it is known which."""
        end, sel = Label(), self.nouns.selector(selector)
        wanted = (self.ask(fits) if fits else 0) if shield else -1
        if selector.quantifier in _LOOSE:
            top = self.code.op(Do.TARGET_ANY, sel, wanted, end)
            act()
            self.code.op(Do.GOTO, top)
            self.code.put(end)
            return
        whole = selector.quantifier not in (Quantifier.CHOOSE, Quantifier.RANDOM)
        outer = self.within
        self.code.op(Do.TARGET, sel, wanted, end, int(whole and outer))
        self.within = outer or whole
        act()
        self.within = outer
        self.code.put(end)
        if whole and not outer:
            self.code.op(Do.RESTORE)

    def statement(self, statement: ast.Stmt, after: ast.Block) -> None:
        other = self.lowerings.get(statement.verb)
        # The damage of attacks is placed all at once, whatever a statement about damage becomes elsewhere.
        if other and not (self.attack and isinstance(statement, ast.Damage)):
            other(self, statement, after)
            return
        op, sel = self.code.op, self.nouns.selector
        match statement:
            case ast.Flip(coins=coins):
                op(Do.FLIP, self.coins(coins))
            case ast.If():
                self._if(statement)
            case ast.Repeat():
                self._repeat(statement)
            case ast.Choose(what=what):
                self._choose(what, after)
            case ast.May(body=body):
                end = Label()
                op(Do.MAY, self.ask(self.usability.acts(body)), end)
                self.block(body)
                self.code.put(end)
            case ast.Modal(options=options):
                self._modal(options)
            case ast.Pay(body=body):
                self.block(body)
            case ast.Require() | ast.Before() | ast.Reflip():
                pass
            case ast.Power():
                self.power(statement)
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
                poison = (statement.strength or self.nouns.rules.poison) // 10
                how = _HOW_CONDITIONS[statement.how]
                self.targets(what, None, lambda: op(Do.AFFLICT, first, len(statement.statuses), how, poison))
            case ast.Cure(what=what):
                op(Do.NOT_DONE)
                random = int(statement.how == "random")
                self.targets(what, None, lambda: op(Do.CURE, status_bits(statement.statuses), random))
            case ast.Attach():
                self._attach(statement)
            case ast.Strip(units=units, source=source):
                op(Do.CLEAR, 0)
                number, types = self.number(units.n), unit_bits(units.energies)
                if statement.pooled:
                    op(Do.STRIP_POT, number, types, sel(source))
                else:
                    having = ((Ask.IT_HAS_UNITS, types, 0, 0),)
                    self.targets(source, having, lambda: op(Do.STRIP, number, types, how_units(units)))
            case ast.Shift():
                self._shift(statement)
            case ast.Retype(what=what):
                into = UNITS.index(statement.energy) if statement.energy else -1
                if what.zone is Zone.ZONE_NEXT:
                    op(Do.RETYPE_NEXT, into, int(SIDES[what.side]))
                else:
                    self.targets(what, None, lambda: op(Do.RETYPE, into))
            case ast.Draw():
                op(Do.DRAW, self.number(statement.amount), int(SIDES[statement.side]), _draw_mode(statement))
            case ast.Put():
                self._put(statement)
            case ast.Show(what=what) if what.zone is Zone.TOP:
                assert what.top is not None
                chosen = int(what.quantifier is Quantifier.CHOOSE)
                op(Do.LOOK, self.number(what.top), int(SIDES[what.side]), chosen)
            case ast.Show(what=what):
                op(Do.SHOW, sel(what), int(statement.to is Side.BOTH))
            case ast.Order(what=what) if statement.how == "random":
                op(Do.SHUFFLE, int(SIDES[what.side]))
            case ast.Order(what=what):
                assert what.top is not None
                op(Do.ARRANGE, self.number(what.top), int(SIDES[what.side]), int(what.by == "opp"))
            case ast.Evolve(what=what, card=card):
                op(Do.NOT_DONE)
                fits = ((Ask.IT_EVOLVES, sel(card), 0, 0),) if card.zone is Zone.HAND else None
                self.targets(what, fits, lambda: op(Do.EVOLVE, sel(card)))
            case ast.Switch(out=out, into=into):
                end = Label()
                op(Do.SWITCH_OUT, sel(out), end)
                self.targets(into, ((Ask.IT_BENCHED, 0, 0, 0),), lambda: op(Do.SWITCH))
                self.code.put(end)
            case ast.Give():
                self._give(statement)
            case ast.Arm():
                self._arm(statement)
            case ast.Use(what="effect", of=of):
                assert of is not None
                op(Do.USE_EFFECT, sel(of))
            case ast.Use():
                pass
            case ast.EndTurn():
                op(Do.END_TURN)

    def coins(self, coins: ast.Amount) -> int:
        until_tails = isinstance(coins, ast.Measure) and coins.kind is MeasureKind.UNTIL_TAILS
        return -1 if until_tails else self.number(coins)

    # Blocks within blocks

    def _if(self, statement: ast.If) -> None:
        condition, other, end = statement.condition, Label(), Label()
        number = self.decided.get(id(statement))
        if number is not None:
            self.code.op(Do.UNLESS_DECIDED, number, other)
        else:
            if isinstance(condition, ast.Exists) and is_single(condition):
                self.code.op(Do.BIND, self.nouns.selector(condition.what))
            self.code.op(Do.UNLESS, self.ask(self.nouns.condition(condition)), other)
        self.block(statement.then)
        if statement.other:
            self.code.op(Do.GOTO, end)
        self.code.put(other)
        self.block(statement.other)
        self.code.put(end)

    def _repeat(self, statement: ast.Repeat) -> None:
        if self.depth > 1:
            raise Unlowered("a repeat within a repeat within a repeat")
        end, depth = Label(), self.depth
        self.code.op(Do.REPEAT, self.number(statement.times), depth)
        top = self.code.op(Do.ROUND, end, depth)
        self.depth += 1
        self.block(statement.body)
        self.depth -= 1
        self.code.op(Do.GOTO, top)
        self.code.put(end)

    def _choose(self, what: ast.Selector, after: ast.Block) -> None:
        if what.zone is Zone.SPOT:
            self.code.op(Do.CHOOSE_SPOT, int(SIDES[what.side]))
        elif means_cards(what):
            self.code.op(Do.CHOOSE_CARD, self.nouns.selector(what))
        else:
            self.targets(what, self.usability.acts(after), lambda: self.code.op(Do.CHOOSE))

    def _modal(self, options: tuple[ast.Block, ...]) -> None:
        places, end = [Label() for _ in options], Label()
        asked = [self.ask(self.usability.acts(option)) for option in options]
        first = self.code.listing(part for pair in zip(asked, places, strict=True) for part in pair)
        self.code.op(Do.MODAL, first, len(options), end)
        for place, option in zip(places, options, strict=True):
            self.code.put(place)
            self.block(option)
            self.code.op(Do.GOTO, end)
        self.code.put(end)

    # Damage

    def power(self, statement: ast.Power) -> None:
        """What an attack's text makes of its damage, while it is being reckoned."""
        if not self.reckoning:
            return
        match statement.verb:
            case "more":
                self.code.op(Do.MORE, self.tens(statement.amount))
            case "base":
                self.code.op(Do.BASE, self.tens(statement.amount))
            case "fail":
                assert self.failed is not None
                self.code.op(Do.FAIL, self.failed)

    def _damage(self, statement: ast.Damage) -> None:
        if self.reckoning:
            self._early_damage(statement)
            return
        if self.attack:
            return
        self.code.op(Do.AMOUNT, self.tens(statement.amount))
        fits: Question = ((Ask.IT_HURTABLE, 0, 0, 0),)
        if statement.times is not None:
            times = self.number(statement.times)
            self.code.op(Do.HURT_TIMES, times, self.nouns.selector(statement.to), self.ask(fits))
        else:
            self.targets(statement.to, fits, lambda: self.code.op(Do.HURT))

    def _early_damage(self, statement: ast.Damage) -> None:
        """Before the damage is placed: a target that was not chosen before is chosen now."""
        to, add = statement.to, self.tens(statement.amount)
        if to.quantifier is not Quantifier.CHOOSE and to.quantifier not in _LOOSE:
            self.base_damage(statement)
            return
        end, ask = Label(), Label()
        aim = self.aims.get(id(statement))
        if aim is not None:
            self.code.op(Do.AIMED, aim, ask)
            self.code.op(Do.BASE_SET, add)
            self.code.op(Do.GOTO, end)
        self.code.put(ask)
        self.targets(to, None, lambda: self.code.op(Do.BASE_SET, add), shield=False)
        self.code.put(end)

    def base_damage(self, statement: ast.Damage) -> None:
        times = 0 if statement.times is None else self.number(statement.times)
        aim = 0
        if statement.to.quantifier is Quantifier.CHOOSE:
            aim = 1 + self.aims.get(id(statement), AIMS - 1)
        self.code.op(Do.BASE_DAMAGE, self.tens(statement.amount), self.nouns.selector(statement.to), aim, times)

    def _move_damage(self, statement: ast.MoveDamage) -> None:
        op, amount = self.code.op, self.tens(statement.amount)
        op(Do.NOT_DONE)
        gives = ((Ask.IT_GIVES, self.nouns.selector(statement.to), 0, 0),)

        def give() -> None:
            op(Do.KEEP_GIVERS)
            self.targets(statement.to, ((Ask.IT_TAKES, 0, 0, 0),), lambda: op(Do.MOVE_DAMAGE, amount))

        self.targets(statement.source, gives, give)

    # Energy

    def _attach(self, statement: ast.Attach) -> None:
        op, units, to = self.code.op, statement.units, statement.to
        zone = int(statement.source == "zone")
        fits: Question | None = ((Ask.IT_ATTACHABLE, 0, 0, 0),) if zone else None
        number, types = self.number(units.n), unit_bits(units.energies)
        listed = self.code.listing(UNITS.index(energy) for energy in units.energies)
        how, sel, wanted = how_units(units), self.nouns.selector(to), self.ask(fits) if fits else 0
        end = Label()
        op(Do.NOT_DONE)
        if units.how in ("chosen", "different") and not units.energies:
            op(Do.PICK_TYPES, number, sel, end)
            op(Do.SPREAD, number, types, PICKED, listed, zone, 0, end, sel, wanted)
        elif units.how == "random" and zone:
            self.targets(to, fits, lambda: op(Do.ATTACH, number, types, how, listed, zone, len(units.energies)))
        else:
            operands = (number, types, how, listed, zone, len(units.energies))
            op(Do.UNITS, *operands, end)
            if statement.spread == "spread":
                op(Do.SPREAD, *operands, end, sel, wanted)
            else:
                self.targets(to, fits, lambda: op(Do.ATTACH, *operands))
        self.code.put(end)

    def _shift(self, statement: ast.Shift) -> None:
        op, sel, units = self.code.op, self.nouns.selector, statement.units
        source, to, types = statement.source, statement.to, unit_bits(units.energies)
        number = self.number(units.n)
        if statement.spread:
            op(Do.NOT_DONE)
            op(Do.SHIFT_SPREAD, number, types, sel(source), sel(to), int(units.how != "upto"))
            return
        how = how_units(units)
        op(Do.NOT_DONE)
        if statement.one_each:
            op(Do.SHIFT_ONE_EACH, sel(source), types, sel(to))
            return
        takes: Question = ((Ask.IT_TAKES, 0, 0, 0),)
        end = Label()

        def move() -> None:
            op(Do.SHIFT, number, types, how)

        def give() -> None:
            op(Do.KEEP_GIVERS)
            if to.quantifier is Quantifier.ALL:
                op(Do.TAKERS, sel(to), end)
                move()
            else:
                self.targets(to, takes, move)

        if source.quantifier is not Quantifier.ALL:
            self.targets(source, ((Ask.IT_GIVES, sel(to), types, 0),), give)
            self.code.put(end)
        else:
            op(Do.GIVERS, sel(source), types, end)
            self.targets(to, takes, move)
            self.code.put(end)

    # Cards

    def _put(self, statement: ast.Put) -> None:
        if statement.what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
            self._put_energy(statement)
            return
        if statement.place not in PLACES:
            raise Unlowered(f"put to {statement.place.value}")
        op, what, place = self.code.op, statement.what, PLACES[statement.place]
        pokemon, end = Label(), Label()
        sel = self.nouns.selector(what)
        op(Do.PUT, sel, pokemon, end)
        if what.zone is Zone.DECK and statement.place in (ast.Place.DECK_TOP, ast.Place.DECK_BOTTOM):
            # The deck is shuffled before cards of it go onto it or under it.
            op(Do.SHUFFLE, int(SIDES[what.side]))
        if what.zone is Zone.TOP:
            assert what.top is not None
            op(Do.PUT_TOP, self.number(what.top), place, int(SIDES[what.side]))
        elif means_cards(what) or what.role is Role.IT:
            if what.zone is Zone.TOOLS and what.quantifier is Quantifier.CHOOSE:
                op(Do.PUT_TOOL, sel, place)
            elif what.quantifier in _PICKING:
                op(Do.PUT_CHOSEN, sel, place)
            else:
                op(Do.PUT_CARDS, sel, place)
        if what.role is Role.IT:
            op(Do.GOTO, end)
        self.code.put(pokemon)
        if not means_cards(what) and place <= PLACES[ast.Place.DISCARD]:
            self.targets(what, None, lambda: op(Do.PUT_POKEMON, place, int(statement.with_tools)))
        self.code.put(end)

    def _put_energy(self, statement: ast.Put) -> None:
        """The Energy of an Energy Zone: away, or the next one now."""
        zone, place, side = statement.what.zone, statement.place, int(SIDES[statement.what.side])
        self.code.op(Do.CLEAR, 0)
        if zone is Zone.ZONE_NOW and place is ast.Place.DISCARD:
            self.code.op(Do.ZONE_DISCARD, side)
        elif zone is Zone.ZONE_NEXT and place is ast.Place.ZONE:
            self.code.op(Do.ZONE_REFILL, side)
        else:
            raise Unlowered(f"put {zone.value if zone else ''} to {place.value}")

    # What lasts

    def _give(self, statement: ast.Give) -> None:
        op, modifier, what = self.code.op, statement.modifier, statement.what
        if modifier.kind is ModifierKind.IGNORE:
            if self.reckoning:
                self.ignore(statement)
            return
        if modifier.kind is ModifierKind.AWARD:
            assert modifier.amount is not None
            change = self.number(modifier.amount)
            self.targets(what, None, lambda: op(Do.AWARD, change))
            return
        if what.role is Role.THIS_ATTACK or statement not in self.lasting:
            return
        check_asked(modifier)
        if modifier.scope in PICKED_ATTACK:
            if is_wide(what, statement.duration):
                raise Unlowered(f"cannot {modifier.scope} of whoever it may be")
            do = Do.MARK_ATTACK if modifier.scope is Scope.RANDOM_ATTACK else Do.MARK_CHOSEN
            self.targets(what, None, lambda: op(do, self.lasting[statement], 0, DURATIONS[statement.duration]))
            return
        worth = 0
        if modifier.amount is not None:
            worth = (self.tens if modifier.kind in TENS else self.number)(modifier.amount)
        operands = (self.lasting[statement], worth, DURATIONS[statement.duration])
        if is_wide(what, statement.duration, modifier.kind is ModifierKind.LOCK):
            op(Do.MARK_PLAYER, *operands)
        else:
            self.targets(what, None, lambda: op(Do.MARK, *operands))

    def ignore(self, statement: ast.Give) -> None:
        assert statement.modifier.scope is not None
        self.code.op(Do.IGNORE, IGNORES[statement.modifier.scope])

    def _arm(self, arm: ast.Arm) -> None:
        op, on = self.code.op, arm.on
        if arm.duration is Duration.THIS_ATTACK:
            vow = len(self.vows)
            self.vows.append((self.nouns.selector(on), -1))
            op(Do.VOW, vow)
            self.late.append(lambda: self._vowed(vow, arm.body))
            return
        operands = (self.lasting[arm], 0, DURATIONS[arm.duration])
        if on_itself(arm):
            op(Do.MARK_SELF, *operands)
            return
        end = Label()
        if on.role is Role.IT:
            op(Do.MARK_SPOT, operands[0], end, operands[2])
        if is_wide(on, arm.duration):
            op(Do.MARK_PLAYER, *operands)
        else:
            self.targets(on, None, lambda: op(Do.MARK, *operands))
        self.code.put(end)

    def _vowed(self, vow: int, body: ast.Block) -> None:
        self.vows[vow] = (self.vows[vow][0], self.apart(body))

    def apart(self, body: ast.Block) -> int:
        """A program of its own, which begins here."""
        twin = Writer(self.code, self.nouns, self.lasting, self.vows, late=self.late, lowerings=self.lowerings)
        first = self.code.here
        twin.block(body)
        self.code.op(Do.END)
        return first

    def finish(self) -> None:
        """Writes what was put off."""
        while self.late:
            self.late.pop(0)()


def check_asked(modifier: ast.Modifier) -> None:
    """What nobody asks about would be half played."""
    if modifier.kind not in _ASKED:
        word = f" {modifier.scope.value}" if modifier.scope else ""
        raise Unlowered(f"give {modifier.kind.value}{word}")


def relievable(after: ast.Block) -> Question:
    """Whether `it` can be healed, or cured by what follows."""
    cured = relieves(after)
    if not cured:
        return ((Ask.IT_HEALABLE, 0, 0, 0),)
    return ((Ask.IT_HEALABLE, 0, 0, 0), (Ask.OR_ELSE, 3, 0, 0), (Ask.IT_CURABLE, cured, 0, 0))


def how_units(units: ast.Units) -> int:
    return _HOW_UNITS[units.how]


def is_single(condition: ast.Condition) -> bool:
    """Whether a condition may name a single Pokémon, which is `it` then."""
    if not isinstance(condition, ast.Exists):
        return False
    tested = condition.what
    return (tested.role is not None or tested.zone is Zone.ACTIVE) and not means_cards(tested)


def _draw_mode(statement: ast.Draw) -> int:
    """1: up to so many in hand; 2: each player as many as the own hand had."""
    kind = statement.amount.kind if isinstance(statement.amount, ast.Measure) else None
    if kind is MeasureKind.UNTIL:
        return 1
    return 2 if kind is MeasureKind.RESULT and statement.side is Side.BOTH else 0
