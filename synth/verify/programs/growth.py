"""Effect programs grown from the grammar of the language, word by word, weighted like the catalogue."""

import random
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

from synth.dsl import ast
from synth.dsl.check import check_effect
from synth.dsl.context import EVENTS, Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.sense import FOR_PLAYERS
from synth.dsl.shape import DOWN_TO, OF_PLAYERS, OR_OF_ITSELF
from synth.dsl.signatures import SCOPES, Word, signature_of
from synth.spec.cards import DECLARABLE, Energy, Kind, Status, Tag
from synth.spec.errors import InputError
from synth.verify.programs.vocabulary import Word as Wanted
from synth.verify.programs.vocabulary import said, verbs_saying
from synth.verify.programs.words import attack_names, card_names, statement_classes, words

T = TypeVar("T")
N = TypeVar("N", bound=ast.Node)
_RARE = 0.1
"""Weight of a word that no shipped program has there."""
_SOUGHT = 1000.0
"""Weight of the word that a program has to say."""
_ATTEMPTS = 200
"""Statements that are grown for one program."""
_DEPTH = 3
_LIKE = {"score": "draw", "equip": "shift"}
"""Verbs that no shipped program says, and those whose fields theirs are like."""


_SORTS: dict[type[StrEnum], str] = {ast.Event: "arm", ast.Duration: "duration", ast.Place: "place"}
"""Enums that are fields of statements."""


def sensible(effect: ast.Effect | None, carrier: Carrier) -> bool:
    """Whether it checks, and its text reads as the same program."""
    if not effect:
        return False
    try:
        check_effect(effect, carrier=carrier)
        return parse_effect(print_effect(effect)) == effect
    except InputError:
        return False


@cache
def _selectors_saying(word: Wanted) -> list[ast.Selector]:
    """Shipped ones; without any, plain ones."""
    shipped = [selector for selector in words().selectors if word in said(selector)]
    plain: dict[str, Any] = {"role": None, "side": ast.Side.MY, "zone": ast.Zone.PLAY} if word.sort != "role" else {}
    if word.value in DOWN_TO:
        plain |= {"zone": ast.Zone.HAND, "n": 2}
    return shipped or [ast.Selector.model_validate(plain | {word.sort: word.value})]


class Growth:
    """Programs; with a `wanted` word only such as say it."""

    def __init__(self, rng: random.Random, wanted: Wanted | None = None) -> None:
        self._rng, self._words, self._wanted = rng, words(), wanted

    def effect(self, carrier: Carrier) -> ast.Effect | None:
        allowed = sorted(EVENTS[carrier])
        counts = self._words.events[carrier]
        event = self._weighted("event", allowed, [counts[one] + 2 * _RARE for one in allowed])
        shipped = [program for effect in self._words.effects[carrier] for program in effect if program.event is event]
        header = self._one(shipped) if shipped else ast.Program(event=event, body=())
        update: dict[str, Any] = {"body": ()}
        if event in OF_PLAYERS and header.whose is None:
            update["whose"] = self._one([ast.Side.BOTH] if carrier is Kind.STADIUM else [ast.Side.MY, ast.Side.OPP])
        if event in OR_OF_ITSELF:
            any_side = [None, ast.Side.MY, ast.Side.OPP, ast.Side.BOTH]
            update["whose"] = ast.Side.BOTH if carrier is Kind.STADIUM else self._one(any_side)
        if event is ast.Event.PLAYED and header.card_kind is None:
            update["card_kind"] = self._one([Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM, "trainer"])
        if header.condition and self._rng.random() < 0.5:
            update["condition"] = self._condition(0)
        program = header.model_copy(update=update)
        length = self._rng.choice((1, 1, 2, 2, 3))
        for _ in range(_ATTEMPTS):
            statement = self._statement(0)
            grown = program.model_copy(update={"body": (*program.body, statement)})
            late = self._wanted is not None and len(grown.body) == length and self._wanted not in said(grown)
            if not late and sensible((grown,), carrier):
                program = grown
            if len(program.body) == length:
                return (program,)
        return (program,) if program.body else None

    def _weighted(self, sort: str, options: Sequence[T], weights: Sequence[float]) -> T:
        """One of these words, or the wanted one if it is among them."""
        if self._wanted is not None and self._wanted.sort == sort:
            weights = [_SOUGHT if self._wanted.value == one else weight for one, weight in zip(options, weights, strict=True)]
        (one,) = self._rng.choices(options, weights)
        return one

    def _statement(self, depth: int) -> ast.Stmt:
        classes = {verb: kind for kind in statement_classes() for verb in get_args(kind.model_fields["verb"].annotation)}
        verbs = sorted(classes)
        if depth >= _DEPTH:
            verbs = [verb for verb in verbs if verb not in ("if", "repeat", "may", "modal", "pay", "before", "arm")]
        weights = [self._words.verbs[one] ** 0.75 + _RARE for one in verbs]
        if self._wanted is not None and depth == 0:
            apt = verbs_saying(self._wanted.sort)
            weights = [apt[one] ** 0.75 + _RARE for one in verbs]
        verb = self._weighted("verb", verbs, weights)
        made: ast.Stmt = self._node(classes[verb], verb, depth, {"verb": verb})
        match made:
            case ast.Attach(source="zone_now"):
                return made.model_copy(update={"units": ast.Units(n=ast.Const(n=1)), "spread": ""})
            case ast.Put(place=ast.Place.ZONE_NEXT) if self._rng.random() < 0.5:
                return made.model_copy(update={"what": ast.Selector(side=ast.Side.BOTH, zone=ast.Zone.ZONE_NEXT)})
        return made

    def _tool(self) -> ast.Selector:
        """One that can be attached."""
        if self._rng.random() < 0.2:
            return ast.Selector(role=ast.Role.CARD)
        side, pick = self._one([ast.Side.MY, ast.Side.OPP]), self._one([ast.Quantifier.CHOOSE, ast.Quantifier.RANDOM])
        zone = self._one([ast.Zone.TOOLS, ast.Zone.DISCARD, ast.Zone.DECK])
        filters = () if zone is ast.Zone.TOOLS else (ast.Filter(kind=ast.FilterKind.KIND, card_kind=Kind.TOOL),)
        return ast.Selector(side=side, zone=zone, quantifier=pick, filters=filters)

    def _units(self) -> ast.Units:
        """Shipped ones, now and then picked in another way: no card says every way of each verb."""
        units: ast.Units = self._one(self._words.units)
        ways = get_args(ast.Units.model_fields["how"].annotation)
        how = self._weighted("how", ways, [1.0 for _ in ways])
        return units.model_copy(update={"how": how}) if self._rng.random() < 0.3 else units

    def _block(self, depth: int) -> ast.Block:
        return tuple(self._statement(depth + 1) for _ in range(self._rng.choice((1, 1, 2))))

    def _node(self, kind: type[ast.Node], owner: str, depth: int, known: dict[str, Any] | None = None) -> Any:
        made = dict(known or {})
        for name in kind.model_fields:
            if name not in made and name not in ("node",):
                made[name] = self._field(kind, owner, name, depth)
        try:
            return kind(**made)
        except ValueError:
            return self._node(kind, owner, depth, known)

    def _field(self, kind: type[ast.Node], owner: str, name: str, depth: int) -> Any:
        if name in ("then", "body"):
            return self._block(depth)
        if name == "other":
            return self._block(depth) if self._rng.random() < 0.2 else ()
        if name == "options":
            return (self._block(depth), self._block(depth))
        if name == "once":
            return self._rng.random() < 0.2
        if owner == "score" and name == "amount" and self._rng.random() < 0.5:
            return ast.Const(n=self._rng.choice((-2, -1, 1)))
        if owner == "equip" and name == "what":
            return self._tool()
        if name == "every":
            return self._rng.random() < 0.3
        if (owner, name) == ("attach", "source") and self._rng.random() < 0.2:
            return "zone_now"
        seen = self._words.fields[_LIKE.get(owner, owner), name]
        if not seen:
            return kind.model_fields[name].get_default()
        if get_origin(kind.model_fields[name].annotation) is Literal and self._rng.random() < 0.2:
            return self._one(get_args(kind.model_fields[name].annotation))
        (sample,) = self._rng.choices(list(seen), list(seen.values()))
        match sample:
            case StrEnum() if self._wanted and _SORTS.get(type(sample)) == self._wanted.sort:
                return type(sample)(self._wanted.value)
            case () if name == "among":
                return tuple(sorted(self._rng.sample(DECLARABLE, 2))) if self._rng.random() < 0.3 else ()
            case ast.Selector() if self._rng.random() < 0.6:
                return self._selector(depth)
            case ast.Units() if self._rng.random() < 0.4:
                return self._units()
            case ast.Modifier() if self._rng.random() < 0.7:
                return self._modifier(depth)
            case ast.Const() | ast.Measure() | ast.Scaled() | ast.Either() if self._rng.random() < 0.5:
                return self._amount(depth)
            case ast.Compare() | ast.Exists() | ast.OneOf() | ast.Not() | ast.AllOf() | ast.Memory():
                return self._condition(depth) if self._rng.random() < 0.7 else sample
            case StrEnum() if self._rng.random() < 0.2:
                return self._one(list(type(sample)))
        return sample

    def _condition(self, depth: int) -> ast.Condition:
        if self._rng.random() < 0.4 or depth > _DEPTH:
            return self._one(self._words.conditions)
        match self._rng.randrange(5):
            case 0 | 1:
                return ast.Exists(what=self._selector(depth + 1))
            case 2:
                op = self._rng.choice(("==", "!=", ">=", "<=", ">", "<"))
                return ast.Compare(left=self._amount(depth + 1), op=op, right=ast.Const(n=self._rng.choice((0, 1, 2, 3, 50))))
            case 3:
                return ast.Not(condition=self._condition(depth + 1))
            case _:
                kinds = list(ast.MemoryKind)
                kind = self._weighted("memory", kinds, [self._used(kind) + _RARE for kind in kinds])
                return self._kinded(ast.Memory, kind, depth)

    def _amount(self, depth: int) -> ast.Amount:
        if self._rng.random() < 0.5 or depth > _DEPTH:
            return self._one(self._words.amounts)
        kinds = list(ast.MeasureKind)
        kind = self._weighted("measure", kinds, [self._used(kind) + _RARE for kind in kinds])
        measure = self._kinded(ast.Measure, kind, depth)
        match self._rng.randrange(4):
            case 0 | 1:
                return ast.Scaled(k=self._rng.choice((10, 20, 30)), of=measure)
            case 2:
                return measure
            case _:
                other = ast.Const(n=self._rng.choice((0, 1, 20)))
                return ast.Either(condition=self._condition(depth + 1), then=measure, other=other)

    def _selector(self, depth: int) -> ast.Selector:
        if self._wanted and self._wanted.sort == "modifier" and self._wanted.value in FOR_PLAYERS and self._rng.random() < 0.5:
            return ast.Selector(side=self._one(list(ast.Side)), zone=ast.Zone.PLAYER)
        selector = self._one(self._words.selectors)
        if self._wanted and self._wanted.sort in ast.Selector.model_fields and self._rng.random() < 0.5:
            selector = self._one(_selectors_saying(self._wanted))
        if self._rng.random() < 0.4:
            filters = self._one(self._words.selectors).filters
            selector = selector.model_copy(update={"filters": filters})
        if self._rng.random() < 0.2:
            kinds = list(ast.FilterKind)
            kind = self._weighted("filter", kinds, [self._used(kind) + _RARE for kind in kinds])
            selector = selector.model_copy(update={"filters": (*selector.filters, self._kinded(ast.Filter, kind, depth))})
        if self._rng.random() < 0.15 and selector.side:
            selector = selector.model_copy(update={"side": self._one(list(ast.Side))})
        if self._rng.random() < 0.1:
            selector = selector.model_copy(update={"quantifier": self._one(list(ast.Quantifier))})
        return selector

    def _modifier(self, depth: int) -> ast.Modifier:
        kinds = list(ast.ModifierKind)
        if self._wanted and self._wanted.sort == "scope":
            kinds = [ast.ModifierKind(self._wanted.of)]
        kind = self._weighted("modifier", kinds, [self._used(kind) ** 0.75 + _RARE for kind in kinds])
        return self._kinded(ast.Modifier, kind, depth)

    def _used(self, kind: Word) -> int:
        """How often shipped programs say it."""
        return self._words.fields[kind.value, "kind"][kind]

    def _kinded(self, node: type[N], kind: Word, depth: int) -> N:
        """A filter, measure, memory or modifier of this kind with the arguments it takes."""
        wanted = signature_of(kind)
        made: dict[str, Any] = {"kind": kind}
        for name in wanted.fields:
            if name in wanted.required or self._rng.random() < 0.4:
                made[name] = self._argument(kind, name, depth)
        return node(**made)

    def _argument(self, kind: Word, name: str, depth: int) -> Any:
        if kind is ast.ModifierKind.COIN_TO_ATTACK and name == "amount":
            return ast.Const(n=self._rng.choice((2, 3)))
        if kind is ast.ModifierKind.SLEEP_COINS and name == "amount":
            return ast.Const(n=self._rng.choice((1, 2)))
        if kind is ast.ModifierKind.TAKES_AT_MOST and name == "amount":
            return ast.Const(n=self._rng.choice((10, 20, 30, 60)))
        if name == "scope" and self._wanted and (self._wanted.sort, self._wanted.of) == ("scope", kind):
            return ast.Scope(self._wanted.value)
        seen = self._words.fields[str(kind), name]
        values = [value for value in seen if value not in (None, ())]
        if values and self._rng.random() < 0.6:
            return self._rng.choices(values, [seen[value] for value in values])[0]
        match name:
            case "scope" if isinstance(kind, ast.ModifierKind):
                return self._one(sorted(SCOPES[kind]))
            case "amount" | "arg":
                return self._amount(depth + 1)
            case "vs" | "of":
                return self._selector(depth + 1)
            case "energies":
                return (self._one(sorted(set(Energy) - {Energy.DRAGON})),)
            case "energy":
                return self._one(sorted(set(Energy) - {Energy.DRAGON}))
            case "side":
                return self._one(list(ast.Side))
            case "names":
                return (self._one(card_names()),)
            case "name":
                return self._one(attack_names())
            case "n" | "at_most" | "at_least":
                return self._rng.choice((1, 2, 3, 40, 60))
            case "status":
                return self._one(list(Status))
            case "zone":
                return self._one([ast.Zone.ACTIVE, ast.Zone.BENCH, ast.Zone.PLAY])
            case "card_kind":
                return self._one([*Kind, "trainer"])
            case "kinds":
                return tuple(self._rng.sample([Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM], 2))
            case "role":
                return self._one([ast.Role.SELF, ast.Role.HOST, ast.Role.IT, ast.Role.DEFENDER, ast.Role.ATTACKER])
            case "tag":
                return self._one(list(Tag))
            case "worth":
                return self._one(list(ast.Worth))
            case "deed":
                return self._one(list(ast.Deed))
            case "span":
                return self._one(list(ast.Span))
        raise ValueError(f"no way to make {name} of {kind}")

    def _one(self, options: Sequence[T]) -> T:
        return options[self._rng.randrange(len(options))]
