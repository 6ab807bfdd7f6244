"""The cards of a build as the engine reads them: numbered, in tens, every effect program parsed once."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from synth.dsl import ast
from synth.dsl.numbering import numbers
from synth.dsl.parser import parse_effect
from synth.dsl.walk import statements
from synth.reference_py.early import SWITCHED, switched_first
from synth.reference_py.queries.continuous import Static, continuous
from synth.reference_py.support import refusal
from synth.spec.cards import UNITS, Card, Energy, Kind
from synth.spec.layout import ActionTable, Shape, action_groups
from synth.spec.numbering import card_rows, unique_cards
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue

UNIT = {energy: index for index, energy in enumerate(UNITS)}
"""Index of a unit's type in every nine-wide block."""


class Unsupported(Exception):
    """A card whose effect this engine does not know in full; it cannot be in a deck."""


def recosts(statement: ast.Stmt) -> bool:
    """Whether an attack says so of its own cost."""
    if not isinstance(statement, ast.Give) or statement.what.role is not ast.Role.THIS_ATTACK:
        return False
    return statement.modifier.kind in (ast.ModifierKind.COST_IS, ast.ModifierKind.COST)


@dataclass(frozen=True, slots=True)
class CardAttack:
    row: int
    name: str
    damage: int  # tens
    cost: tuple[int, ...]  # units needed of each type, Colorless last
    body: ast.Block

    copies: bool  # uses another attack as this one
    recosts: bool  # its text may change its cost
    awake: frozenset[ast.Scope]  # under which conditions it can be used all the same


@dataclass(frozen=True, slots=True)
class CardEffect:
    """What a Trainer card or an Ability does, and the number it has in the state."""

    row: int
    programs: ast.Effect

    def program(self, event: ast.Event) -> ast.Program | None:
        return next((program for program in self.programs if program.event is event), None)


@dataclass(frozen=True, slots=True)
class PoolCard:
    number: int
    card: Card = field(repr=False)
    id: str
    name: str
    kind: Kind
    stage: int
    evolves_from: str | None
    hp: int  # tens
    type: Energy | None
    weakness: Energy | None
    retreat: int
    points: int
    ability: CardEffect | None = field(repr=False)
    trainer: CardEffect | None = field(repr=False)
    attacks: tuple[CardAttack, ...] = field(repr=False)
    statics: Mapping[ast.ModifierKind, tuple[Static, ...]] = field(repr=False)
    events: frozenset[ast.Event] = field(repr=False)
    """What the Ability of a Pokémon or the text of a Trainer waits for."""
    refusal: str | None

    @property
    def is_fossil(self) -> bool:
        return self.kind is Kind.FOSSIL

    @property
    def is_basic(self) -> bool:
        return self.kind is Kind.POKEMON and self.stage == 0


class CardPool:
    """All cards of a build by number; `parse` reads their effect programs."""

    def __init__(
        self,
        cards: Iterable[Card],
        parse: Callable[[str], ast.Effect] = parse_effect,
        rules: RuleSpec | None = None,
    ) -> None:
        self.rules = rules or RuleSpec()
        given = list(cards)
        parsed: dict[int, ast.Effect] = {}
        self.cards: list[PoolCard | None] = [None]
        for number, card in enumerate(unique_cards(given), start=1):
            self.cards.append(self._read(number, card, parse, parsed))
        by_play = {card.card.play_id: card.number for card in self.cards if card}
        self.number_of = {card.id: by_play[card.play_id] for card in given}
        self.numbers = numbers(parsed.values())
        self.attacks = {attack.row: attack for card in self.cards if card for attack in card.attacks}
        self.carriers = {attack.row: card for card in self.cards if card for attack in card.attacks}
        self.trainers = frozenset(card.trainer.row for card in self.cards if card and card.trainer)
        self._tables: dict[int, ActionTable] = {}

    def __getitem__(self, number: int) -> PoolCard:
        card = self.cards[number]
        if card is None:
            raise KeyError("0 is no card")
        return card

    def actions(self, cards: int) -> ActionTable:
        """The action table of games with so many cards a player."""
        if cards not in self._tables:
            self._tables[cards] = ActionTable(action_groups(self.shape(cards)))
        return self._tables[cards]

    def shape(self, cards: int) -> Shape:
        """What the cells of a state depend on, with so many cards a player."""
        return Shape(cards, self.slots, len(self.numbers.titles), self.numbers.tools)

    @property
    def slots(self) -> int:
        return 1 + self.rules.bench + self.numbers.bench[1]

    def title(self, attack: str) -> int:
        """The number of an attack's name if some effect refers to it, else 0."""
        return self.numbers.titles.get(attack, 0)

    @cached_property
    def basics(self) -> Mapping[str, frozenset[str]]:
        """For the name of each Stage 1, what it evolves from: among all known cards, as a build may leave it out."""
        found: dict[str, set[str]] = {}
        for card in (*load_catalogue().unique, *(card.card for card in self.cards if card)):
            if card.stage == 1:
                found.setdefault(card.name, set()).add(card.evolves_from or "")
        return {name: frozenset(below) for name, below in found.items()}

    def check(self, number: int) -> None:
        """Refuses a card that the engine would not play as printed."""
        card = self[number]
        if card.refusal:
            raise Unsupported(f"{card.id} {card.name}: {card.refusal}")

    def _read(self, number: int, card: Card, parse: Callable[[str], ast.Effect], parsed: dict[int, ast.Effect]) -> PoolCard:
        trainer = ability = None
        attacks = []
        for row in card_rows(card):
            at = len(parsed) + 1
            if row.kind == "trainer" and card.effect:
                trainer = CardEffect(at, parse(card.effect.program))
                parsed[at] = trainer.programs
            elif row.kind == "ability" and card.ability:
                ability = CardEffect(at, parse(card.ability.effect.program))
                parsed[at] = ability.programs
            else:
                attack = card.attacks[row.index]
                parsed[at] = parse(attack.effect.program) if attack.effect else ()
                body = tuple(statement for program in parsed[at] for statement in program.body)
                cost = tuple(attack.cost.count(unit) for unit in UNITS)
                inner = list(statements(body))
                copies = any(isinstance(one, ast.Use) and one.what == "attack" for one in inner)
                awake = frozenset(
                    one.modifier.scope
                    for one in body
                    if isinstance(one, ast.Give) and one.what.role is ast.Role.THIS_ATTACK and one.modifier.scope
                    if one.modifier.kind is ast.ModifierKind.ATTACKS_WHILE
                )
                own = any(map(recosts, inner))
                attacks.append(CardAttack(at, attack.name, attack.damage // 10, cost, body, copies, own, awake))
        return PoolCard(
            number=number,
            card=card,
            id=card.id,
            name=card.name,
            kind=card.kind,
            stage=card.stage,
            evolves_from=card.evolves_from,
            hp=(self.rules.fossil_hp if card.kind is Kind.FOSSIL else card.hp) // 10,
            type=Energy.COLORLESS if card.kind is Kind.FOSSIL else card.type,
            weakness=card.weakness,
            retreat=card.retreat,
            points=_points(card, self.rules),
            ability=ability,
            trainer=trainer,
            attacks=tuple(attacks),
            statics=_statics(ability or trainer),
            events=frozenset(program.event for text in (ability, trainer) if text for program in text.programs),
            refusal=refusal(card, [parsed[at] for at in range(len(parsed) - len(card_rows(card)) + 1, len(parsed) + 1)])
            or next((SWITCHED for one in attacks if one.damage and switched_first(one.body)), None),
        )


def _statics(effect: CardEffect | None) -> dict[ast.ModifierKind, tuple[Static, ...]]:
    found: dict[ast.ModifierKind, list[Static]] = {}
    for program in effect.programs if effect else ():
        if program.event is ast.Event.STATIC:
            for static in continuous(program.body, (program.condition,) if program.condition else ()):
                found.setdefault(static.give.modifier.kind, []).append(static)
    return {kind: tuple(statics) for kind, statics in found.items()}


def _points(card: Card, rules: RuleSpec) -> int:
    return rules.points_mega if card.mega else rules.points_ex if card.ex else rules.points_plain
