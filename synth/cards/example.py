"""A card played once from a simple position on the reference, and what that changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from synth.dsl.ast import Arm, Event, Filter, Give, Units
from synth.dsl.ast import Effect as Programs
from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes
from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.engine import advance
from synth.reference_py.rules.legal import legal_mask
from synth.spec.cards import DECLARABLE, Ability, Attack, Card, Energy, Kind
from synth.spec.errors import InputError
from synth.spec.layout import Phase
from synth.spec.store import Catalogue
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.chance import OutOfScript, Script, ScriptedChance
from synth.verify.scenarios.facts import fact
from synth.verify.scenarios.moves import Illegal, Moves
from synth.verify.scenarios.position import build
from synth.verify.scenarios.scenario import PlayerPosition, Scenario, Standing, Step

_OWN_BENCH, _OTHER_ACTIVE, _OTHER_BENCH = ("A1-001", "A1-053"), "A1-211", ("A1-202", "A1-033")
"""Plain Pokémon that ship: nothing they say gets in the way of the example."""
_HAND = ("P-A-005", "P-A-002")
_COINS = "HTHHTTHTHHTT" * 8
_USED = frozenset({Event.ONCE, Event.ANYTIME})
_ENTERING = frozenset({Event.ON_BENCH, Event.ON_EVOLVE})
_STURDY = 60
_ANSWERS = 60
"""More choices than any card asks for."""

_SPOTS = ("active", "bench.0", "bench.1", "bench.2")
_OF_POKEMON = ("card", "damage", "max_hp", "energy", "tools", "conditions")
_OF_PLAYER = ("hand_size", "deck_size", "discard", "discard_energy", "points", "zone.current", "zone.next")


@dataclass(frozen=True)
class Example:
    moves: tuple[str, ...]
    changes: tuple[str, ...]
    """What is different afterwards, `A` being the player with the card; for what only waits, different from without it."""


def example(card: Card, carrier: Attack | Ability | Card, catalogue: Catalogue) -> Example:
    """The card's attack, Ability or effect in play; an InputError where the reference cannot play it."""
    try:
        return _played(card, carrier, catalogue)
    except (Unsupported, ValueError, OutOfScript) as error:
        raise InputError(f"the reference cannot play this yet: {' '.join(str(error).split()) or type(error).__name__}") from None


def _played(card: Card, carrier: Attack | Ability | Card, catalogue: Catalogue) -> Example:
    moves = _moves(card, carrier)
    table = _Table(card, carrier, catalogue)
    after, before = table.run(card, moves)
    if _waits(card, carrier):
        plain = [] if card.kind is Kind.TOOL else moves[:1]
        before = table.run(_without(card, carrier), [*plain, *moves[1:]])[0]
    changes = list(_differences(before, after))
    if isinstance(carrier, Attack) and not _waits(card, carrier):
        after_nothing, at_first = table.run(card, ["end"])
        usual = set(_differences(at_first, after_nothing))
        changes = [change for change in changes if change not in usual]
    return Example(tuple(moves), tuple(changes))


def _programs(carrier: Attack | Ability | Card) -> Programs:
    return parse_effect(carrier.effect.program) if carrier.effect else ()


def _waits(card: Card, carrier: Attack | Ability | Card) -> bool:
    """Whether it shows only later: then what happens is set beside what happens without it."""
    if isinstance(carrier, Attack):
        return any(isinstance(node, Give | Arm) for node in nodes(_programs(carrier)))
    if isinstance(carrier, Ability):
        return not {program.event for program in _programs(carrier)} & (_USED | _ENTERING)
    return card.kind is Kind.TOOL


def _without(card: Card, carrier: Attack | Ability | Card) -> Card:
    if isinstance(carrier, Ability):
        return card.model_copy(update={"ability": None})
    attacks = tuple(one.model_copy(update={"effect": None}) if one == carrier else one for one in card.attacks)
    return card.model_copy(update={"attacks": attacks})


def _moves(card: Card, carrier: Attack | Ability | Card) -> list[str]:
    """What the player does to show it; for what waits, the opponent's turn too."""
    if isinstance(carrier, Attack):
        return [f"attack {carrier.name}", *(["attack"] if _waits(card, carrier) else [])]
    if isinstance(carrier, Ability):
        events = {program.event for program in _programs(carrier)}
        if events & _USED:
            return ["ability active"]
        if Event.ON_BENCH in events:
            return [f"play {card.id}"]
        if Event.ON_EVOLVE in events:
            return [f"play {card.id} on active"]
        return ["attach active", "end", "attack"]
    return [f"play {card.id} on active", "end", "attack"] if card.kind is Kind.TOOL else [f"play {card.id}"]


class _Table:
    """Where an example is played: the position is the same with the card's text and without it."""

    def __init__(self, card: Card, carrier: Attack | Ability | Card, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._position = _position(card, carrier, _moves(card, carrier), catalogue)

    def run(self, card: Card, moves: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Facts after the moves and before them."""
        known = {**self._catalogue.cards, card.id: card}
        pool = CardPool(cards_of(list(known.values()), [self._position]))
        table = Moves(build(pool, self._position), Script.of(pool, self._position))
        before = _facts(table)
        for move in moves:
            _make(table, move)
            _answer(table)
        return _facts(table), before


def _make(table: Moves, move: str) -> None:
    try:
        table.make(_first_attack(table) if move == "attack" else move)
    except Illegal as error:
        raise ValueError(f"`{move}`: {error}") from None


def _first_attack(table: Moves) -> str:
    """The first attack that the Active Pokémon of whoever is on turn can use now."""
    active = fact(table.game, f"{'AB'[table.game.turn_player]}.active.card")
    card = next((one.card for one in table.game.pool.cards if one and one.id == active), None)
    usable = [attack.name for attack in card.attacks if table.possible(f"attack {attack.name}")] if card else []
    return f"attack {usable[0]}" if usable else "end"


def _answer(table: Moves) -> None:
    """Whatever is asked, the first answer."""
    for _ in range(_ANSWERS):
        game = table.game
        if game.phase is Phase.MAIN or True not in (mask := legal_mask(game)):
            return
        table.game = advance(game, mask.index(True), ScriptedChance(table.script, game.turn_player))


def _position(card: Card, carrier: Attack | Ability | Card, moves: list[str], catalogue: Catalogue) -> Scenario:
    own = _type_spoken_of(card, carrier)
    plain = _plain_basics(own, catalogue)
    in_hand = moves[0].startswith("play")
    active = plain[0]
    if card.is_pokemon:
        on_it = _evolves_from(card, catalogue) if in_hand else card.id
        active = on_it if on_it and (not in_hand or "on active" in moves[0]) else plain[0]
    cost = max((attack.cost for attack in card.attacks), key=len, default="") if card.is_pokemon else ""
    energy = cost.replace("C", str(own)) or f"{own}{own}"
    first = Standing(card=active, energy=energy, damage=20)
    rest = tuple(Standing(card=one, energy=str(own), damage=10) for one in plain[: 2 if active == card.id else 1])
    deck = (*_line(card, catalogue), *plain, *_HAND * 3)
    return Scenario(
        name=card.id,
        A=PlayerPosition(
            active=first,
            bench=rest,
            hand=(*((card.id,) if in_hand else ()), *_HAND),
            deck=deck,
            discard=("A1-001", "P-A-007"),
            discard_energy=str(own),
            energy_types=str(own),
        ),
        B=PlayerPosition(
            active=Standing(card=_OTHER_ACTIVE, energy="GGGG", damage=10),
            bench=tuple(Standing(card=one, energy="R", damage=10) for one in _OTHER_BENCH),
            hand=("P-A-005", "P-A-007", "A1-219"),
            energy_types="G",
        ),
        coins=_COINS,
        steps=(Step(do="end"),),
    )


def _type_spoken_of(card: Card, carrier: Attack | Ability | Card) -> Energy:
    """The type that the text asks for, else the card's own, else any."""
    spoken = [kind for node in nodes(_programs(carrier)) if isinstance(node, Filter | Units) for kind in node.energies]
    return next((one for one in (*spoken, card.type) if one in DECLARABLE), Energy.GRASS)


def _plain_basics(of: Energy, catalogue: Catalogue) -> tuple[str, ...]:
    """Two Basic Pokémon of a type that say nothing."""
    plain = (
        card.id
        for card in catalogue.unique
        if card.is_basic and card.type is of and not card.effects and not card.ex and card.hp >= _STURDY
    )
    found = tuple(islice(plain, 2))
    return found if len(found) == 2 else _OWN_BENCH


def _evolves_from(card: Card, catalogue: Catalogue) -> str | None:
    return next((one.id for one in catalogue.cards.values() if one.name == card.evolves_from), None)


def _line(card: Card, catalogue: Catalogue) -> tuple[str, ...]:
    """A card that evolves from this one, so that there is something to find."""
    return tuple([one.id for one in catalogue.cards.values() if one.evolves_from == card.name][:1])


def _facts(table: Moves) -> dict[str, Any]:
    game = table.game
    found: dict[str, Any] = {name: fact(game, name) for name in ("winner", "stadium")}
    for seat in "AB":
        found |= {f"{seat}.{name}": fact(game, f"{seat}.{name}") for name in _OF_PLAYER}
        for spot in _SPOTS:
            there = fact(game, f"{seat}.{spot}")
            found |= {f"{seat}.{spot}.{name}": fact(game, f"{seat}.{spot}.{name}") for name in _OF_POKEMON if there != "none"}
    return found


def _differences(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for name in sorted({**before, **after}):
        was, now = before.get(name, "none"), after.get(name, "none")
        if was != now:
            yield f"{name}: {_shown(was)} → {_shown(now)}"


def _shown(value: Any) -> str:
    return (" ".join(map(str, value)) if isinstance(value, list) else str(value)) or "nothing"
