"""Every word of the language, on every carrier: the checker rejects it, the engine names why it does not play it, or it plays."""

from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import islice

import pytest

from synth.dsl import ast
from synth.dsl.check import check_effect
from synth.dsl.context import EVENTS, Carrier
from synth.dsl.parser import parse_effect
from synth.reference_py import support
from synth.reference_py.cards import CardPool
from synth.reference_py.play import random_game
from synth.reference_py.verbs.marks import NoRoom
from synth.reference_py.verbs.performing import VERBS
from synth.spec.cards import Kind
from synth.spec.errors import InputError
from synth.verify.programs.cards import decks_of, made_up_cards, pool_with
from synth.verify.programs.random_programs import CARRIERS, RandomProgram

ARGUMENTS = {
    "type": "type=R", "name": 'name="Pikachu"', "not_name": 'not_name="Pikachu"', "kind": "kind=pokemon", "stage": "stage=0",
    "tag": "tag=ancient", "status": "status=asleep", "energy": "energy(*)>=1", "evolves_from": 'evolves_from="Pikachu"',
    "has_attack": 'has_attack="Gnaw"', "tool_named": 'tool_named="Giant Cape"', "ability_not": 'ability_not="GUARD"',
    "retreat": "retreat>=1", "hp_at_most": "hp_at_most=90", "max_hp_at_most": "max_hp_at_most=90", "on_zone": "on_zone=active",
    "energy_at_most": "energy_at_most=1", "hp_left_at_most": "hp_left_at_most=50", "retreat_at_most": "retreat_at_most=1",
    "weak_to": "weak_to=R", "kinds": "kinds=item|tool", "on": "on=self", "hp_left": "hp_left>=50",
    "above": "above=hp", "below": "below=energy", "most": "most=retreat", "least": "least=damage_on",
    "not_ability": 'not_ability="Shell"',
}  # fmt: skip
MEASURES = {
    "count": "count(my.play)", "names": "names(my.play)", "energy": "energy(my.play)", "energy_types": "energy_types(my.play)",
    "extra": "extra(R)", "hp": "hp(my.active)", "max_hp": "max_hp(my.active)", "damage_on": "damage_on(my.active)",
    "retreat": "retreat(my.active)", "points": "points(my)", "points_needed": "points_needed(opp)", "knockouts": "knockouts(my)",
    "times_used": 'times_used("Gnaw")', "done": "done(my, energy, this_turn)", "until": "until(5)", "half": "half(points(my))",
    "conditions": "conditions(opp.active)", "tools": "tools(my.active)",
}  # fmt: skip
MODIFIERS = {
    "takes": "takes -20", "deals": "deals +20", "prevent": "prevent damage", "cannot": "cannot retreat", "bonus": "bonus +10",
    "lock": "lock evolve", "retreat_cost": "retreat_cost +1", "cost": "cost [C] +1", "cost_is": "cost_is [R]",
    "max_hp": "max_hp +20", "immune": "immune any", "ignore": "ignore weakness", "types": "types [R|W]",
    "unit_value": "unit_value [R] +2", "poison": "poison +10", "evolves_as": 'evolves_as "Eevee"', "award": "award +1",
    "tool_slots": "tool_slots +1", "spent": 'spent "Gnaw"',
    "times": 'times "Gnaw" +1', "burn": "burn +10", "coins": "coins heads",
    "sleep_coins": "sleep_coins +1", "attacks_while": "attacks_while asleep", "retreats_while": "retreats_while any",
}  # fmt: skip
SCOPED = {"supporter": "lock", "item": "lock", "trainer": "lock", "tool": "lock", "stadium": "lock", "bench": "lock"}
SCOPED |= dict.fromkeys(("evolve", "zone_energy", "generate"), "lock") | {"weakness": "ignore"}
SCOPED |= dict.fromkeys(("heads", "tails"), "coins")
SCOPED |= dict.fromkeys(("damage", "effects", "damage_and_effects", "damage_and_abilities"), "prevent")
SCOPED |= dict.fromkeys(("attack", "this_attack", "retreat", "heal", "random_attack", "chosen_attack", "cost"), "cannot")
SCOPED["switch"] = "cannot"
SCOPED |= dict.fromkeys(("any", "poisoned", "burned", "asleep", "paralyzed", "confused"), "immune")


def header(carrier: Carrier) -> str:
    return {"attack": "attack", "ability": "once", Kind.TOOL: "turn_end_my", Kind.STADIUM: "once_each"}.get(carrier, "play")


def texts(carrier: Carrier) -> Iterator[tuple[StrEnum, str]]:
    """For every word some programs that have it; most carriers reject some of them."""
    use = header(carrier)
    for kind in ast.FilterKind:
        word = ARGUMENTS.get(kind.value, kind.value)
        yield kind, f"{use} {{ damage 1 of opp.play[{word}] 10; heal my.play[{word}] 20; put 1 of my.hand[{word}] to deck }}"
        yield kind, f"{use} {{ if any opp.play[{word}] {{ draw my 1 }} }}"
        yield kind, f"{use} {{ put both.tools[{word}] to discard }}"
        yield kind, f"{use} {{ put random 1 of my.deck[{word}] to hand }}"
    for kind in ast.MeasureKind:
        word = MEASURES.get(kind.value, kind.value)
        yield kind, f"{use} {{ flip 2; heal 1 of my.play 20; draw my {word} }}"
        yield kind, f"{use} {{ flip {word} }}"
        yield kind, f"{use} {{ damage opp.active 10*{word} }}"
    for kind in ast.MemoryKind:
        word = f'{kind.value}("Gnaw")' if kind.value in ("used_attack", "self_used", "spent") else kind.value
        yield kind, f"{use} {{ heal 1 of my.play 10; if {word} {{ draw my 1 }} else {{ damage opp.active 10 }} }}"
    for kind in ast.ModifierKind:
        word = MODIFIERS.get(kind.value, kind.value)
        for duration in ast.Duration:
            span = "" if duration is ast.Duration.STATIC else f" for {duration.value}"
            for what in ("my.active", "opp.play", "my.player", "this_attack"):
                yield kind, f"{use} {{ give {what} {word}{span} }}"
            yield kind, f"would_damage {{ give self {word}{span} }}"
        yield kind, f"static {{ give both.play {word} }}"
    for scope in ast.Scope:
        kind = SCOPED[scope.value]
        name = {ast.Scope.THIS_ATTACK: ' "Gnaw"', ast.Scope.COST: " at_most 2"}.get(scope, "")
        for what in ("opp.active", "opp.player", "this_attack"):
            yield scope, f"{use} {{ give {what} {kind} {scope.value}{name} for opp_turn }}"
            yield scope, f"{use} {{ give {what} {kind} {scope.value}{name} for this_hit }}"
    for zone in ast.Zone:
        word = "top(2)" if zone is ast.Zone.TOP else zone.value
        for side in ast.Side:
            yield zone, f"{use} {{ put {side.value}.{word} to discard }}"
            yield zone, f"{use} {{ choose 1 of {side.value}.{word}; draw my 1 }}"
            yield zone, f"{use} {{ show {side.value}.{word} to both; draw my count({side.value}.{word}) }}"
            yield zone, f"{use} {{ retype {side.value}.{word} }}"
            yield side, f"{use} {{ draw {side.value} 1 }}"
    for quantifier in ast.Quantifier:
        word = {"all": "", "choose": "2 of ", "any": "any of "}.get(quantifier.value, f"{quantifier.value} 2 of ")
        yield quantifier, f"{use} {{ heal {word}my.play 20 }}"
        yield quantifier, f"{use} {{ damage {word}opp.play 20 }}"
        yield quantifier, f"{use} {{ put {word}my.hand to discard }}"
        yield quantifier, f"{use} {{ show {word}opp.hand to my }}"
    for event in ast.Event:
        where = {ast.Event.ATTACHED_ZONE: "(opp)", ast.Event.PLAYED: "(both, item)", ast.Event.EVOLVES: "(both)"}.get(event, "")
        yield event, f"{event.value}{where} may {{ draw my 1; damage opp.active 10 }}"
        yield event, f"{event.value}{where} {{ flip 1; if heads >= 1 {{ heal my.active 10 }} }}"
        yield event, f"{use} {{ arm {event.value} on opp.play {{ damage it 10; draw my 1 }} for opp_turn }}"
        yield event, f"{use} {{ arm {event.value} on my.active {{ set_hp it 10 }} for opp_turn }}"
    for place in ast.Place:
        yield place, f"{use} {{ put 1 of my.hand[stage=0] to {place.value} }}"
        yield place, f"{use} {{ put random 1 of opp.discard[stage=0] to {place.value} }}"
        yield place, f"{use} {{ put 1 of my.bench to {place.value} }}"
    for role in ast.Role:
        yield role, f"{use} {{ show my.top(2) to my; switch opp.active with 1 of opp.bench; heal {role.value} 10 }}"
        yield role, f"{use} {{ show my.top(2) to my; choose 1 of my.play; put {role.value} to hand }}"
        yield role, f"damaged {{ damage {role.value} 10 }}"


@pytest.mark.parametrize("carrier", CARRIERS, ids=str)
def test_every_word_is_rejected_refused_or_played(carrier: Carrier) -> None:
    played: list[RandomProgram] = []
    for word, text in texts(carrier):
        try:
            effect = parse_effect(text)
            check_effect(effect, carrier=carrier)
        except InputError:
            continue
        why = [gap for program in effect for gap in support.gaps(program)]
        assert why or word in _known(word), f"{text}: neither played nor refused"
        if not why:
            played.append(RandomProgram(carrier, "word", effect))
    assert len(played) > 20
    for first in range(0, len(played), 40):
        cards = pool_with(first, made_up_cards(first, played[first : first + 40]))
        pool = CardPool(cards)
        for number, decks in enumerate(decks_of(first, cards, 2)):
            with suppress(NoRoom):
                assert sum(1 for _ in islice(random_game(pool, decks, number), 300)) > 0


def _known(word: StrEnum) -> frozenset[str]:
    """The words of that kind that the engine says it plays."""
    match word:
        case ast.FilterKind() | ast.MeasureKind() | ast.MemoryKind() | ast.ModifierKind():
            node = {ast.FilterKind: ast.Filter, ast.MeasureKind: ast.Measure, ast.MemoryKind: ast.Memory}
            return support.PLAYED[node.get(type(word), ast.Modifier)]
        case ast.Event():
            return support.EVENTS
        case ast.Scope():
            return support.SCOPES
    return frozenset(str(one) for one in type(word))


def test_a_word_that_is_not_listed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    program = parse_effect("attack { heal my.play[damaged] 20 }")[0]
    assert not list(support.gaps(program))
    monkeypatch.setitem(support.PLAYED, ast.Filter, support.PLAYED[ast.Filter] - {"damaged"})
    assert list(support.gaps(program)) == ["filter damaged"]


def test_every_verb_has_its_function() -> None:
    """But for `reflip`, which is asked about between the coins and what reads them."""
    named = {verb for kind in VERBS for verb in _verbs(kind)}
    assert named | {"reflip"} == support.VERBS


def _verbs(kind: type[ast.Node]) -> tuple[str, ...]:
    from typing import get_args

    return get_args(kind.model_fields["verb"].annotation)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("static { give my.play[type=R] types [W] }", "a continuous effect that asks for what it changes"),
        ("static if hp(self) <= 50 { give self max_hp +20 }", "a continuous effect that asks for what it changes"),
        ("static { give opp.active cannot chosen_attack }", "a continuous effect that picks an attack"),
        ("attack { may { use attack of opp.active } }", "use attack within another statement"),
        (
            "attack { give this_attack ignore weakness for this_hit; use attack of opp.active }",
            "use attack beside damage of its own, or beside another use of an attack",
        ),
        (
            "attack { choose 1 of my.bench; use attack of opp.active; heal it 20 }",
            "use attack before a statement about what was found out earlier",
        ),
        (
            "attack { arm turn_end_opp on defender { heal self 10 } for opp_turn }",
            "a delayed effect about its own Pokémon and another one that was picked",
        ),
    ],
)
def test_a_refusal_says_why(text: str, why: str) -> None:
    assert why in list(support.gaps(parse_effect(text)[0]))


def test_the_events_of_every_carrier_are_played() -> None:
    """But for one that no shipped card waits for; it is refused."""
    unplayed = {event for events in EVENTS.values() for event in events if event not in support.EVENTS}
    assert unplayed == set()
