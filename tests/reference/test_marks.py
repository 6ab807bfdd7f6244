"""Lasting effects as marks: on whom they are, against whom, for how long, and what ends them."""

from typing import Any

import pytest

from synth.dsl.check import check_effect
from synth.dsl.parser import parse_effect
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import export
from synth.reference_py.play import random_game
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.cards import Attack, Card, Effect, Kind
from synth.spec.layout import cells
from synth.spec.rules import RuleSpec
from synth.verify.programs.cards import decks_of, made_up_cards, pool_with
from synth.verify.programs.games import refusal
from synth.verify.programs.random_programs import random_programs
from synth.verify.scenarios.position import build
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import Scenario


def effect(program: str) -> Effect:
    return Effect(program=program, text_hash="0" * 10, by="hand")


def pokemon(number: int, name: str, *programs: str, damage: int = 30, retreat: int = 0, **facts: Any) -> Card:
    attacks = tuple(Attack(name=f"Move {at}", damage=damage, effect=effect(one)) for at, one in enumerate(programs))
    attacks = attacks or (Attack(name="Move 0", damage=damage),)
    card = f"Z7-{number:03d}"
    return Card(id=card, play_id=card, name=name, kind=Kind.POKEMON, hp=150, type="G", attacks=attacks, retreat=retreat, **facts)


def trainer(program: str) -> Card:
    return Card(id="Z7-900", play_id="Z7-900", name="Helper", kind=Kind.ITEM, effect=effect(program))


PLAIN, BRAWNY, SLEEPY = pokemon(1, "Plain"), pokemon(2, "Brawny ex", damage=40), pokemon(3, "Sleepy", damage=10)
STAND_INS = {"Plain": PLAIN, "Brawny ex": BRAWNY, "Sleepy": SLEEPY}


def holds(hero: Card, a: dict[str, Any], b: dict[str, Any], steps: list[dict[str, Any]], **more: Any) -> None:
    """The steps come out as they say; `hero` is card Z7-100."""
    cards = [hero, *STAND_INS.values(), *more.pop("cards", ())]
    for card in cards:
        for printed in card.effects:
            carrier = "attack" if card.is_pokemon else card.kind
            check_effect(parse_effect(printed.program), carrier=carrier)
    deck = {"deck": [PLAIN.id] * 6}
    scenario = Scenario.model_validate({"name": "test", "A": {**deck, **a}, "B": {**deck, **b}, "steps": steps, **more})
    assert run(scenario, CardPool(cards)).failure is None


def hero(*programs: str, **facts: Any) -> Card:
    return pokemon(100, "Hero", *programs, **facts)


def test_protection_from_ex_is_from_ex_only() -> None:
    """It once stopped a Basic and let an ex through."""
    shielded = hero("attack { give self prevent damage vs opp.play[ex] for opp_turn }")
    for attacker, damage in ((BRAWNY, 0), (PLAIN, 30)):
        steps = [{"do": "attack Move 0"}, {"do": "attack Move 0"}, {"expect": {"A.active.damage": damage}}]
        holds(shielded, {"active": {"card": "Z7-100"}}, {"active": {"card": attacker.id}}, steps)


def test_a_benched_pokemon_gets_its_mark_and_keeps_it_when_it_moves_up() -> None:
    keeper = hero("attack { give 1 of my.bench takes -20 for opp_turn; switch self with 1 of my.bench }")
    bench = [{"card": PLAIN.id}]
    steps = [{"do": "attack Move 0"}, {"do": "attack Move 0"}, {"expect": {"A.active.card": PLAIN.id, "A.active.damage": 10}}]
    holds(keeper, {"active": {"card": "Z7-100"}, "bench": bench}, {"active": {"card": PLAIN.id}}, steps)


def test_a_mark_ends_when_its_pokemon_goes_to_the_bench() -> None:
    rooted = hero("attack { give self takes -20 for while_active }")
    bench = [{"card": PLAIN.id}]
    steps = [
        {"do": "attack Move 0"},
        {"do": "attack Move 0"},
        {"expect": {"A.active.damage": 10}},
        {"do": "retreat bench.0"},
        {"do": "end"},
        {"do": "end"},
        {"do": "retreat bench.0"},
        {"do": "end"},
        {"do": "attack Move 0"},
        {"expect": {"A.active.damage": 40}},
    ]
    holds(rooted, {"active": {"card": "Z7-100"}, "bench": bench}, {"active": {"card": PLAIN.id}}, steps)


def test_during_your_next_turn_it_cannot_retreat() -> None:
    heavy = hero("attack { give self cannot retreat for my_turn }")
    steps = [
        {"do": "attack Move 0"},
        {"do": "end"},
        {"illegal": ["retreat bench.0"]},
        {"do": "end"},
        {"do": "end"},
        {"legal": ["retreat bench.0"]},
    ]
    holds(heavy, {"active": {"card": "Z7-100"}, "bench": [{"card": PLAIN.id}]}, {"active": {"card": PLAIN.id}}, steps)


def test_ignoring_effects_under_a_condition() -> None:
    piercing = hero("attack { if any opp.active[ex] { give this_attack ignore effects for this_hit } }")
    guarded = pokemon(4, "Guarded ex", "attack { give self takes -20 for opp_turn }")
    steps = [{"do": "end"}, {"do": "attack Move 0"}, {"do": "attack Move 0"}, {"expect": {"B.active.damage": 30}}]
    holds(piercing, {"active": {"card": "Z7-100"}}, {"active": {"card": guarded.id}}, steps, cards=[guarded])


def test_a_bonus_for_the_one_that_came_in() -> None:
    helper = trainer("play { switch my.active with 1 of my.bench; give new_active deals +30 for this_turn }")
    steps = [{"do": "play Z7-900"}, {"do": "attack Move 0"}, {"expect": {"B.active.damage": 60}}]
    position = {"active": {"card": SLEEPY.id}, "bench": [{"card": PLAIN.id}], "hand": ["Z7-900"]}
    holds(hero(), position, {"active": {"card": PLAIN.id}}, steps, cards=[helper])


def test_an_armed_effect_has_its_own_targets_and_amounts() -> None:
    thorny = hero("attack { arm damaged on self { damage opp.bench 10; damage attacker 20*count(opp.bench) } for opp_turn }")
    bench = [{"card": SLEEPY.id}, {"card": SLEEPY.id}]
    steps = [
        {"do": "attack Move 0"},
        {"do": "attack Move 0"},
        {"expect": {"B.bench.0.damage": 10, "B.bench.1.damage": 10, "B.active.damage": 70}},
        {"do": "end"},
        {"do": "attack Move 0"},
        {"expect": {"B.bench.0.damage": 10, "B.active.damage": 70}},
    ]
    holds(thorny, {"active": {"card": "Z7-100"}}, {"active": {"card": PLAIN.id}, "bench": bench}, steps)


def test_a_trap_is_at_the_spot_whoever_stands_there() -> None:
    trapper = hero("attack { choose 1 of opp.spot; arm turn_end_opp on it { damage it 50 } for opp_turn }")
    steps = [
        {"do": "attack Move 0"},
        {"do": "choose B.active"},
        {"do": "retreat bench.0"},
        {"do": "end"},
        {"expect": {"B.active.damage": 50, "B.active.card": SLEEPY.id, "B.bench.0.damage": 30}},
    ]
    b = {"active": {"card": PLAIN.id}, "bench": [{"card": SLEEPY.id}]}
    holds(trapper, {"active": {"card": "Z7-100"}}, b, steps)


def test_a_lock_on_the_active_spot_outlasts_a_switch() -> None:
    locker = hero("attack { give opp.active lock zone_energy for opp_turn }")
    steps = [
        {"do": "attack Move 0"},
        {"illegal": ["attach active"]},
        {"legal": ["attach bench.0"]},
        {"do": "retreat bench.0"},
        {"illegal": ["attach active"]},
        {"legal": ["attach bench.0"]},
    ]
    b = {"active": {"card": PLAIN.id}, "bench": [{"card": SLEEPY.id}], "zone": {"current": "G", "next": "G"}}
    holds(locker, {"active": {"card": "Z7-100"}}, b, steps)


def test_equal_marks_add_up_and_cells_show_them() -> None:
    """Two copies of a bonus for the turn are one mark; both are gone with the turn."""
    helper = trainer("play { give my.play deals +10 vs opp.active for this_turn }")
    pool = CardPool([helper, PLAIN])
    a = {"active": {"card": PLAIN.id}, "hand": ["Z7-900", "Z7-900"], "deck": [PLAIN.id]}
    b = {"active": {"card": PLAIN.id}, "deck": [PLAIN.id]}
    game = build(pool, Scenario.model_validate({"name": "test", "A": a, "B": b, "steps": [{"do": "end"}]}))
    for number in range(2):
        plays = pool.actions(game.cards).first("play")
        game = step(game, next(at for at, legal in enumerate(legal_mask(game)) if legal and at >= plays), (0, number))
        state = export(game)
        assert [state[f"wide0{part}_0"] for part in ("", "_worth", "_turns")] == [1, 1 + number, 1]
        assert not state["wide1_0"]
    ended = export(step(game, 0, (0, 2)))
    assert not any(value for name, value in ended.items() if name.startswith("wide"))


def test_more_than_fits_is_an_error() -> None:
    many = "; ".join(f"give self takes -{10 * k} for opp_turn" for k in range(1, 6))
    crowded = hero(f"attack {{ {many} }}")
    with pytest.raises(NoRoom):
        holds(crowded, {"active": {"card": "Z7-100"}}, {"active": {"card": PLAIN.id}}, [{"do": "attack Move 0"}])


@pytest.mark.parametrize(
    "rules",
    [
        RuleSpec(bench=5),
        RuleSpec(bench=1),
        RuleSpec(points_to_win=2, turn_limit=9, weakness_bonus=30, poison=20, burn=10, fossil_hp=60, until_tails_cap=3),
        RuleSpec(deck_size=24, opening_hand=6, hand_limit=7, copies=3, energy_types_max=2, points_ex=1),
    ],
    ids=("wide", "narrow", "short", "other decks"),
)
def test_every_number_of_the_rules_counts(rules: RuleSpec) -> None:
    cards = pool_with(7, made_up_cards(7, [program for program in random_programs(7, 24) if refusal(program) is None]))
    pool = CardPool(cards, rules=rules)
    filled = 0
    for number, decks in enumerate(decks_of(7, cards, 3, rules)):
        for state in (export(game) for game, _ in random_game(pool, decks, number)):
            assert list(state) == [cell.name for cell in cells(pool.shape(rules.deck_size))]
            assert state["turn"] <= rules.turn_limit
            for side in (0, 1):
                filled = max(filled, sum(state[f"pokemon_{side}_{slot}"] > 0 for slot in range(rules.bench + 1)))
    assert filled <= rules.bench + 1
    assert rules.bench != 5 or filled > 4
