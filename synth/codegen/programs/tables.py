"""A pool of cards → the tables that the machine reads: facts of cards, rows, programs, modifiers, calculations."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import Any

from synth.codegen.machine.words import EVENT_WORDS, EX_FELL, SHARED, Ask, DeedOf, Do, EventOf, Kept, KindOf, ScopeOf
from synth.codegen.programs.attacks import AttackWriter, copies
from synth.codegen.programs.code import Code, Question, Unlowered
from synth.codegen.programs.columns import ARMS, FILTER, MOD, PROGRAM, ROW, SELECTOR, Rows, Tables
from synth.codegen.programs.costs import own_costs, symbols
from synth.codegen.programs.covering import PICKED_ATTACK, on_itself
from synth.codegen.programs.early import switched_first
from synth.codegen.programs.nouns import Nouns, joined, type_bits, unit_bits
from synth.codegen.programs.statements import Writer
from synth.codegen.programs.usability import YES
from synth.codegen.programs.writing import Lowering
from synth.dsl import ast
from synth.dsl.ast import Duration, Event, ModifierKind, Role, Scope, Span
from synth.dsl.numbering import LAST_ROW, counted, numbers, remembered
from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes, statements
from synth.spec.cards import UNITS, Attack, Card, Energy, Kind
from synth.spec.layout import Daze
from synth.spec.numbering import card_rows, unique_cards
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue

KIND_NUMBERS = {Kind.POKEMON: 0, Kind.FOSSIL: 1, Kind.ITEM: 2, Kind.SUPPORTER: 3, Kind.TOOL: 4, Kind.STADIUM: 5}
_BLOWS = frozenset({Event.DAMAGED, Event.RETREATS})
_USED = frozenset({Event.ONCE, Event.ANYTIME, Event.ONCE_EACH, Event.PLAY})
_REPLACES = frozenset({Event.WOULD_DAMAGE, Event.WOULD_KO})
_KEPT = {
    "hurt_last_turn": Kept.HURT, "healed_now": Kept.HEALED, "self_used": Kept.SELF_USED,
    "evolved_last": Kept.GREW, "fed_now": Kept.FED, "fell": Kept.FELL, "attacked_now": Kept.SELF_USED, "taken": Kept.TAKEN,
    "while_self_active": Kept.TIED, "age": Kept.AGE, "attacked_last": Kept.SELF_USED,
}  # fmt: skip
_COUNTED = {"deed_now": Span.THIS_TURN, "deed_last": Span.LAST_TURN, "deed_ever": Span.THIS_GAME}


def pool_tables(cards: Sequence[Card], rules: RuleSpec | None = None, lowerings: Mapping[str, Lowering] | None = None) -> Tables:
    """`lowerings`: what is written for some verbs in the place of what `Writer` writes."""
    return _PoolWriter(unique_cards(cards), rules or RuleSpec(), lowerings or {}).write()


class _PoolWriter:
    def __init__(self, cards: Sequence[Card], rules: RuleSpec, lowerings: Mapping[str, Lowering]) -> None:
        self.cards, self.rules = cards, rules
        self.rows = [row for card in cards for row in card_rows(card)]
        self.effects = [_parsed(row.effect.program) if row.effect else () for row in self.rows]
        self.numbers = numbers(self.effects)
        self.code = Code()
        self.nouns = Nouns(self.code, rules, self.numbers.titles)
        self.writer = Writer(self.code, self.nouns, dict(self.numbers.lasting), lowerings=lowerings)
        named = [name for card in cards for name in (card.name, card.evolves_from) if name]
        said = (one for effect in self.effects for program in effect for one in statements(program.body))
        given = [one.modifier for one in said if isinstance(one, ast.Give)]
        evolves_as = [one.name for one in given if one.kind is ModifierKind.EVOLVES_AS and one.name]
        self.names = {name: k for k, name in enumerate(dict.fromkeys([*named, *evolves_as]), start=1)}
        self.mods: list[Row] = []
        self.programs = [_NO_PROGRAM]
        self.recosts: list[tuple[int, list[int]]] = [(0, [0] * len(UNITS))]
        self.hp_falls = False

    def write(self) -> Tables:
        strike = self.code.op(Do.STRIKE)
        self.code.op(Do.END)
        one_coin = self.code.ask(YES)
        for statement, row in zip(self.numbers.statements, self.numbers.rows, strict=True):
            self.mods.append(self._lasting(statement, row))
        cards, rows = list[Row](), [_NO_ROW]
        for card in self.cards:
            facts, attacks = self._facts(card), [0, 0]
            first, programs = len(self.mods), len(self.programs)
            for one in card_rows(card):
                effect = self.effects[len(rows) - 1]
                try:
                    if one.kind == "attack":
                        attacks[one.index] = len(rows)
                        rows.append(self._attack(card.attacks[one.index], effect))
                    else:
                        self._statics(effect)
                        self._programs(effect, len(rows))
                        rows.append(_NO_ROW | {"row_trainer": int(one.kind == "trainer")})
                except Unlowered as error:
                    raise Unlowered(f"{card.id} {card.name}: {error}") from None
            events = [program["prog_event"] for program in self.programs[programs:]]
            played = EventOf.of[Event.PLAY]
            cards.append(facts | {
                "card_first": first,
                "card_count": len(self.mods) - first,
                "card_programs": programs,
                "card_play": programs + events.index(played) if played in events else 0,
                "card_kinds": reduce(or_, (mod["mod_bit"] for mod in self.mods[first:]), 0),
                "card_events": event_words(events),
                "attack_row": attacks,
            })  # fmt: skip
        self.writer.finish()
        nothing = {name: [0] * len(one) if isinstance(one, list) else 0 for name, one in cards[0].items()}
        found = _named([nothing, *cards]) | _named(rows) | _named([*self.programs, _NO_PROGRAM]) | _named([*self.mods, _NO_MOD])
        found["traits"] = self.code.trait_words(self.cards)
        found |= {name: [[row[k]] for row in self.nouns.selectors] for k, name in enumerate(SELECTOR)}
        found |= {name: [[row[k]] for row in self.nouns.filters] for k, name in enumerate(FILTER)}
        found |= self.code.columns()
        found["recost_if"] = [[condition] for condition, _ in self.recosts]
        found["kept"] = [[sum({1 << _KEPT[one] for one in self.numbers.asked if one in _KEPT})]]
        for column, span in _COUNTED.items():
            noted = (*(counted(deed, span) for deed in DeedOf.of), *(remembered(part, span) for part in LAST_ROW))
            found[column] = [[self.numbers.titles.get(title, 0)] for title in noted]
        found["bench_least"] = [[self.numbers.bench[0]]]
        found["recost"] = [cost for _, cost in self.recosts]
        found["vow_on"] = [[on] for on, _ in self.writer.vows]
        found["vow_pc"] = [[pc] for _, pc in self.writer.vows]
        tables = Tables(tuple(self.cards), self.rules, self.numbers, found, strike, one_coin, self.hp_falls)
        tables.check_ranges()
        return tables

    # Cards

    def _facts(self, card: Card) -> Row:
        fossil = card.kind is Kind.FOSSIL
        rules = self.rules
        points = rules.points_mega if card.mega else rules.points_ex if card.ex else rules.points_plain
        shown = Energy.COLORLESS if fossil else card.type
        return {
            "kind": KIND_NUMBERS[card.kind],
            "stage": card.stage,
            "hp": (rules.fossil_hp if fossil else card.hp) // 10,
            "type_bits": type_bits((shown,)) if shown else 0,
            "weakness": type_bits((card.weakness,)) if card.weakness else 0,
            "retreat": card.retreat,
            "points": points,
            "beaten": EX_FELL if card.ex and "ex_knocked_out" in self.numbers.asked else 0,
            "name": self.names[card.name],
            "from_name": self.names[card.evolves_from] if card.evolves_from else 0,
            "via": self._via(card),
        }

    def _via(self, card: Card) -> int:
        """1 + the trait of Basics that come to this card over a Stage 1 (Rare Candy); 0 for none."""
        below = card.evolves_from
        if card.stage != 2 or not below:
            return 0
        basics = self._basics.get(below, set())
        return 1 + self.code.trait(("basics", below), lambda one: one.name in basics)

    @cached_property
    def _basics(self) -> Mapping[str, set[str]]:
        """For the name of each Stage 1, what it evolves from: among all known cards, as a build may leave it out."""
        found: dict[str, set[str]] = {}
        for name, below in (*_shipped(os.environ.get("SYNTH_CARDS")), *_stage_ones(self.cards)):
            found.setdefault(name, set()).add(below)
        return found

    def _attack(self, attack: Attack, effect: ast.Effect) -> Row:
        body = tuple(statement for program in effect for statement in program.body)
        if attack.damage and switched_first(body):
            raise Unlowered("damage printed on an attack that switches the opponent's Active Pokémon before it")
        required = [self.nouns.condition(one.condition) for one in body if isinstance(one, ast.Require)]
        first = len(self.recosts)
        for statement, under in self._under(body, ()):
            for enough, cost in own_costs(statement, symbols(attack.cost)):
                asked = (*under, self.nouns.condition(enough)) if enough else under
                self.recosts.append((self.code.ask(joined(asked, Ask.BOTH) if asked else YES), cost))
        again = next((one for one in body if isinstance(one, ast.Use) and one.what == "again"), None)
        return _NO_ROW | {
            "row_pc": self.code.program(AttackWriter(self.writer.twin(attack=True)).write, body),
            "row_cost": symbols(attack.cost),
            "row_damage": attack.damage // 10,
            "row_title": self.numbers.titles.get(attack.name, 0),
            "row_copies": int(copies(body)),
            "row_again": (again.base or 0) // 10 if again else 0,
            "row_require": self.code.ask(joined(required, Ask.BOTH)) if required else 0,
            "row_recost": first if len(self.recosts) > first else 0,
            "row_recosts": len(self.recosts) - first,
            # Units without which it cannot be paid as printed; where its text may change the cost, that is not known.
            "row_awake": reduce(or_, map(_awake, body), 0),
            "row_needs": 0 if len(self.recosts) > first else len(attack.cost),
        }

    def _under(self, block: ast.Block, under: tuple[Question, ...]) -> Iterator[tuple[ast.Stmt, tuple[Question, ...]]]:
        """Statements with the conditions that they stand under."""
        for statement in block:
            if isinstance(statement, ast.If):
                yield from self._under(statement.then, (*under, self.nouns.condition(statement.condition)))
                negated = ast.Not(condition=statement.condition)
                yield from self._under(statement.other, (*under, self.nouns.condition(negated)))
            else:
                yield statement, under

    # Programs

    def _programs(self, effect: ast.Effect, row: int) -> None:
        for program in effect:
            if program.event is Event.STATIC:
                continue
            body = program.body
            if program.may and program.event not in _USED:
                body = (ast.May(body=body),)
            question = self.writer.usability.usable(program.body)
            usable = 0 if program.event in _REPLACES or question == YES else self.code.ask(question)
            itself = 3 if program.event is not Event.ALLY_KO else 2
            whose = {None: itself, ast.Side.MY: 0, ast.Side.OPP: 1}.get(program.whose, 2)
            unit = UNITS.index(program.energy) if program.energy else -1
            if program.card_kind is not None and program.card_kind != "trainer":
                unit = KIND_NUMBERS[Kind(program.card_kind)]
            self.programs.append(
                {
                    "prog_event": EventOf.of[program.event],
                    "prog_condition": self.code.ask(self.nouns.condition(program.condition)) if program.condition else 0,
                    "prog_pc": self._program(program.event, body),
                    "prog_row": row,
                    "prog_whose": whose,
                    "prog_unit": unit,
                    "prog_usable": usable,
                    "prog_spends": int(program.condition is not None and _is_first(program.condition)),
                    "prog_flips": _says(program.body, ast.Flip),
                    "prog_damages": _says(program.body, ast.Damage),
                    "prog_uses": _says(program.body, ast.Use),
                }
            )

    def _program(self, event: Event, body: ast.Block) -> int:
        """The place of a program."""
        return self.code.program(self._replace, body) if event in _REPLACES else self.writer.apart(body)

    def _replace(self, block: ast.Block) -> None:
        """What stands in for damage or a Knock Out: coins, conditions, and what it comes to."""
        op = self.code.op
        for statement in block:
            match statement:
                case ast.Flip(coins=coins):
                    op(Do.FLIP, self.writer.coins(coins))
                case ast.If():
                    held = self.code.ask(self.nouns.condition(statement.condition))
                    self.code.either(Do.UNLESS, held, self._replace, statement.then, statement.other)
                case ast.Give() if statement.modifier.kind is ModifierKind.PREVENT:
                    op(Do.PREVENT)
                case ast.Give() if statement.modifier.amount is not None:
                    op(Do.CHANGE, self.writer.tens(statement.modifier.amount))
                case ast.Put():
                    op(Do.USE_UP)
                case ast.SetHp():
                    op(Do.SAVE, self.writer.tens(statement.amount))

    # Modifiers

    def _statics(self, effect: ast.Effect) -> None:
        for program in effect:
            if program.event is Event.STATIC:
                under = (self.nouns.condition(program.condition),) if program.condition else ()
                self.mods += [
                    self._given(one, held) for one, held in self._under(program.body, under) if isinstance(one, ast.Give)
                ]

    def _given(self, statement: ast.Give, under: tuple[Question, ...]) -> Row:
        mod = self._modifier(statement)
        mod["mod_condition"] = self.code.ask(joined(under, Ask.BOTH)) if under else 0
        mod["mod_amount"] = self.writer.worth(statement.modifier)
        return mod

    def _modifier(self, give: ast.Give) -> Row:
        modifier = give.modifier
        self.hp_falls |= modifier.kind is ModifierKind.MAX_HP and _may_be_negative(modifier.amount)
        named = self.names if modifier.kind is ModifierKind.EVOLVES_AS else self.numbers.titles
        scopes = 1 << ScopeOf.of[modifier.scope] if modifier.scope else 0
        if modifier.kind is ModifierKind.COST:
            if len(set(modifier.energies)) < len(modifier.energies):
                raise Unlowered("a change of cost that names a type twice")
            scopes = unit_bits(modifier.energies or (Energy.COLORLESS,))
        types = 0
        if modifier.kind in (ModifierKind.TYPES, ModifierKind.ALSO, ModifierKind.WEAKNESS):
            types = type_bits(modifier.energies)
        elif modifier.kind is ModifierKind.UNIT_VALUE:
            types = unit_bits(modifier.energies)
        elif modifier.kind in (ModifierKind.TOOL_SLOTS, ModifierKind.SLEEP_COINS):
            types = 1  # where its amount is collected
        return _NO_MOD | {
            "mod_kind": KindOf.of[modifier.kind],
            "mod_bit": 1 << min(KindOf.of[modifier.kind], SHARED),
            "mod_scopes": scopes,
            "mod_what": self.nouns.selector(give.what),
            "mod_title": named.get(modifier.name, 0) if modifier.name else 0,
            "mod_vs": self.nouns.selector(modifier.vs) if modifier.vs else 0,
            "mod_most": _limit(modifier),
            "mod_types": types,
            "mod_event": -1,
            "mod_sums": int(modifier.amount is not None and modifier.kind is not ModifierKind.TAKES_AT_MOST and not give.once),
            "mod_apart": int(modifier.scope in PICKED_ATTACK),
            "mod_tied": int(give.duration is Duration.WHILE_SELF_ACTIVE),
        }

    def _lasting(self, statement: ast.Give | ast.Arm, row: int) -> Row:
        if isinstance(statement, ast.Give):
            return self._modifier(statement)
        return _NO_MOD | {
            "mod_kind": -1,
            "mod_bit": 1 << ARMS,
            "mod_hears": event_words((EventOf.of[statement.event],)),
            "mod_what": self.nouns.selector(statement.on),
            "mod_most": -1,
            "mod_event": EventOf.of[statement.event],
            "mod_pc": self._program(statement.event, statement.body),
            "mod_row": row,
            "mod_own": int(on_itself(statement)),
            "mod_at_spot": int(statement.on.role is Role.IT and statement.duration is not Duration.THIS_ATTACK),
            "mod_blow": int(self.rows[row - 1].kind == "attack" and statement.event in _BLOWS),
            "mod_flips": _says(statement.body, ast.Flip),
            "mod_damages": _says(statement.body, ast.Damage),
        }


def _is_first(condition: ast.Condition) -> bool:
    """Whether it answers the first time in a turn only: as long as its Ability has not been used."""
    unused = ast.Filter(kind=ast.FilterKind.UNUSED)
    return any(isinstance(one, ast.Selector) and one.role is Role.SELF and unused in one.filters for one in nodes(condition))


def _limit(modifier: ast.Modifier) -> int:
    """Tens of damage, or units of a cost, that it is about at most; below 0: -1 - n, at least n."""
    if modifier.scope is Scope.COST:
        return modifier.at_most if modifier.at_most is not None else -1 - (modifier.at_least or 0)
    return modifier.at_most // 10 if modifier.at_most is not None else -1 + -(modifier.at_least or 0) // 10


def _may_be_negative(amount: ast.Amount | None) -> bool:
    """Measures count, all but that of Energy beyond a cost."""
    match amount:
        case ast.Const(n=n):
            return n < 0
        case ast.Scaled(k=k, of=of):
            return k < 0 or _may_be_negative(of)
        case ast.Measure(kind=kind):
            return kind is ast.MeasureKind.EXTRA
        case ast.Either(then=then, other=other):
            return _may_be_negative(then) or _may_be_negative(other)
    return False


def event_words(events: Iterable[int]) -> list[int]:
    """The numbers of these events as bits."""
    words = [0] * EVENT_WORDS
    for event in events:
        words[event >> 5] |= 1 << (event & 31)
    return words


_AWAKE = {
    Scope.ASLEEP: 1 << Daze.ASLEEP, Scope.PARALYZED: 1 << Daze.PARALYZED, Scope.ANY: 1 << Daze.ASLEEP | 1 << Daze.PARALYZED,
}  # fmt: skip


def _awake(statement: ast.Stmt) -> int:
    """The conditions, as bits, under which an attack says that it can be used."""
    if not isinstance(statement, ast.Give) or statement.what.role is not Role.THIS_ATTACK:
        return 0
    scope = statement.modifier.scope
    return _AWAKE[scope] if scope and statement.modifier.kind is ModifierKind.ATTACKS_WHILE else 0


def _says(block: ast.Block, kind: type[ast.Node]) -> int:
    return int(any(isinstance(one, kind) for one in statements(block)))


def _stage_ones(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """With what they evolve from."""
    return [(card.name, card.evolves_from) for card in cards if card.stage == 1 and card.evolves_from]


@lru_cache(maxsize=2)
def _shipped(more_cards: str | None) -> list[tuple[str, str]]:
    """Read once, however many pools are written; other places of cards are another catalogue."""
    return _stage_ones(load_catalogue().unique)


_parsed = lru_cache(maxsize=4096)(parse_effect)
"""Pools are written again and again while lowerings are tried, with the same texts."""


Row = dict[str, Any]
"""Of a table, by the names of its columns: a number, or a list of some."""
_NO_ROW: Row = dict.fromkeys(ROW, 0) | {"row_cost": symbols(())}
_NO_PROGRAM: Row = dict.fromkeys(PROGRAM, -1)
_NO_MOD: Row = dict.fromkeys(MOD, 0) | {"mod_hears": event_words(())}


def _named(rows: Sequence[Row]) -> dict[str, Rows]:
    return {name: [row[name] if isinstance(row[name], list) else [row[name]] for row in rows] for name in rows[0]}
