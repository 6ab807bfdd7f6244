"""What of the effect language this engine plays. A card that needs more is refused at setup, never half played.

The sets below name every word that is played; one that is new to the language is refused until it is added here.
"""

from collections.abc import Iterable, Iterator

from synth.dsl import ast
from synth.dsl.ast import Quantifier, Role, Zone
from synth.dsl.check import check_effect
from synth.dsl.layers import asks_for_its_layer
from synth.dsl.numbering import lasts
from synth.dsl.walk import ignores, nodes, statements
from synth.reference_py.queries.continuous import continuous
from synth.reference_py.queries.copying import copy_text
from synth.reference_py.queries.covering import PICKED_ATTACK, is_wide, speaks_of_itself
from synth.spec.cards import Card
from synth.spec.errors import InputError

PLAYED: dict[type[ast.Node], frozenset[str]] = {
    ast.Modifier: frozenset(
        {
            "takes", "deals", "prevent", "cannot", "bonus", "lock", "retreat_cost", "free_retreat", "cost", "cost_is",
            "max_hp", "immune", "no_weakness", "weakness_x2", "no_ability", "coin_to_attack", "ignore", "types",
            "prior_attacks", "unit_value", "poison", "evolve_early", "evolves_as", "award", "first_coin",
            "times", "tool_slots", "burn", "second_supporter", "borrows", "no_tools", "weakness", "takes_at_most",
            "second_retreat", "another_turn", "turn_after_checkup", "bench_size", "coins", "attacks_while", "retreats_while",
            "sleep_coins", "spent", "also",
        }
    ),
    ast.Filter: frozenset(
        {
            "type", "name", "not_name", "kind", "kinds", "stage", "tag", "status", "any_status", "energy", "evolves_from",
            "has_attack", "tool_named", "ability_not", "retreat", "hp_at_most", "max_hp_at_most", "on_zone", "on", "active",
            "benched", "damaged", "undamaged", "ex", "not_ex", "mega", "not_mega", "evolution", "evolved", "evolved_now",
            "moved_now", "tool", "ability", "other", "old", "evolves_from_it", "evolves_via_stage1", "hit_last_turn",
            "shares_energy", "shares_type", "not_type", "no_tool", "no_energy", "no_ability", "hurt_last_turn", "healed_now",
            "unused", "attacked_now", "attacked_last", "evolved_last", "fed_now",
            "theirs", "energy_at_most", "hp_left_at_most", "hp_left", "retreat_at_most",
            "weak_to", "hit_now", "not_ability", "not_it", "above", "below", "most", "least",
        }
    ),
    ast.Measure: frozenset(
        {
            "heads", "tails", "until_tails", "count", "names", "types_among", "energy", "energy_types", "extra", "hp", "max_hp",
            "damage_on", "taken", "retreat", "points", "points_needed", "knockouts", "times_used", "result", "dealt", "power",
            "until", "half", "everything", "conditions", "tools", "turns", "excess", "age", "done",
        }
    ),
    ast.Memory: frozenset(
        {
            "did", "knocked_out", "fell", "used_attack", "first_attack", "first_damage", "first_turn", "can_pay",
            "ex_knocked_out",
            "supporter_played", "stadium_played", "self_used", "went_first", "in_turn", "spent",
        }
    ),
}  # fmt: skip
"""Kinds of modifiers, filters, measures and memories."""
EVENTS = frozenset(
    {
        "attack", "play", "static", "once", "once_each", "anytime", "on_evolve", "on_bench", "damaged", "would_damage",
        "would_ko", "ko_by_attack", "ko_any", "my_attack_kos", "attached_zone", "turn_start_my", "turn_end_my",
        "turn_end_opp", "turn_end_each", "turn_end_first", "checkup", "after_coins", "retreats",
        "played", "evolves", "ally_ko", "on_attach", "on_active", "turn_start_opp", "turn_start_each", "falls",
        "moves_back", "healed", "attacks", "draws", "discards", "scores",
    }
)  # fmt: skip
SCOPES = frozenset(
    {
        "damage", "effects", "damage_and_effects", "damage_and_abilities", "attack", "this_attack", "retreat", "heal",
        "supporter", "item", "trainer", "tool", "stadium", "bench", "evolve", "zone_energy", "generate", "weakness", "any",
        "poisoned", "burned", "asleep", "paralyzed", "confused", "random_attack", "chosen_attack", "cost", "heads", "tails",
        "switch",
    }
)  # fmt: skip
VERBS = frozenset(
    {
        "flip", "if", "repeat", "choose", "may", "modal", "require", "pay", "before", "more", "base", "fail", "damage",
        "heal", "set_hp", "move_damage", "afflict", "cure", "attach", "strip", "shift", "retype", "draw", "score", "put", "show",
        "order", "evolve", "equip", "switch", "give", "arm", "use", "end_turn", "reflip",
    }
)  # fmt: skip

_PILES = frozenset({Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.HAND_AND_DECK})
_IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY})


def refusal(card: Card, effects: Iterable[ast.Effect]) -> str | None:
    """Why the engine cannot play the card, or None."""
    return next((why for effect in effects for program in effect for why in gaps(program)), None)


def gaps(program: ast.Program) -> Iterator[str]:
    """What of a program is not played."""
    if program.event not in EVENTS:
        yield f"event {program.event}"
    for node in nodes(program):
        kind = getattr(node, "kind", None)
        if type(node) in PLAYED and kind not in PLAYED[type(node)]:
            yield f"{type(node).__name__.lower()} {kind}"
        if isinstance(node, ast.Modifier) and node.scope is not None and node.scope not in SCOPES:
            yield f"{node.kind} {node.scope}"
    said = [one.what for one in (*statements(program.body), *nodes(program)) if isinstance(one, ast.Put | ast.Exists)]
    for node in nodes(program):
        if isinstance(node, ast.Selector) and node.zone is Zone.ZONE_NOW and node not in said:
            yield "zone_now, but to put it away or to ask for it"
    for statement in statements(program.body):
        if statement.verb not in VERBS:
            yield f"verb {statement.verb}"
        elif isinstance(statement, ast.Arm):
            yield from _arm(statement)
        elif isinstance(statement, ast.Use):
            yield from _use(statement, program.body)
        elif isinstance(statement, ast.Put):
            yield from _put(statement)
    yield from _circles(program)


def _put(put: ast.Put) -> Iterator[str]:
    played = (
        *((Zone.ZONE_NOW, place) for place in (ast.Place.DISCARD, ast.Place.ZONE_NEXT)),
        *((Zone.ZONE_NEXT, place) for place in (ast.Place.ZONE, ast.Place.ZONE_NEXT)),
    )
    of_zone = put.what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT) or put.place in (ast.Place.ZONE, ast.Place.ZONE_NEXT)
    if of_zone and (put.what.zone, put.place) not in played:
        yield f"put {put.what.zone} to {put.place}"


def _arm(arm: ast.Arm) -> Iterator[str]:
    """A mark is on one Pokémon: what it does to itself when something happens to another one, chosen before, is too much."""
    own = arm.on.role in (Role.SELF, Role.HOST) or (arm.on.role is None and arm.on.quantifier is Quantifier.ALL)
    if speaks_of_itself(arm) and not own:
        yield "a delayed effect about its own Pokémon and another one that was picked"


def _use(use: ast.Use, body: ast.Block) -> Iterator[str]:
    """An attack that becomes another one: its own text has no damage, and what comes after knows nothing from before."""
    if use.what != "attack" or use.of is None:
        return
    text = copy_text(body)
    if text is None or text.use is not use:
        yield "use attack within another statement"
    elif any(map(_changes_attack, _without_fail(text.before) + list(statements((*text.inner, *text.rest))))):
        yield "use attack beside damage of its own, or beside another use of an attack"
    elif not _knows_nothing((*text.inner, *text.rest)):
        yield "use attack before a statement about what was found out earlier"
    if use.of.role or use.of.zone is Zone.PLAYER:
        return
    if use.of.zone in _IN_PLAY:
        if use.of.quantifier is not Quantifier.ALL:
            yield "use attack of one picked before"
    elif use.of.zone not in _PILES or (use.of.quantifier, use.of.n) != (Quantifier.RANDOM, 1):
        yield "use attack of cards other than a random one"


def _without_fail(block: ast.Block) -> list[ast.Stmt]:
    """Before an attack is used, the text may still say that it does nothing."""
    return [one for one in statements(block) if not (isinstance(one, ast.Power) and one.verb == "fail")]


def _changes_attack(statement: ast.Stmt) -> bool:
    return ignores(statement) or isinstance(statement, ast.Power | ast.Damage | ast.Before | ast.Use)


_EARLIER = frozenset({"heads", "tails", "result"})


def _knows_nothing(block: ast.Block) -> bool:
    """Whether it makes sense as a text of its own, without coins and counts."""
    counts = any(isinstance(node, ast.Measure) and node.kind in _EARLIER for node in nodes(block))
    if not block or counts or any(isinstance(one, ast.Flip) for one in statements(block)):
        return not block
    try:
        check_effect((ast.Program(event=ast.Event.ATTACK, body=block),), carrier="attack")
    except InputError:
        return False
    return True


def _circles(program: ast.Program) -> Iterator[str]:
    """Continuous and lasting effects that ask for what they change, or for a pick that nobody makes."""
    if program.event is ast.Event.STATIC:
        for static in continuous(program.body, (program.condition,) if program.condition else ()):
            if asks_for_its_layer(static.give, static.conditions):
                yield "a continuous effect that asks for what it changes"
            if static.give.modifier.scope in PICKED_ATTACK:
                yield "a continuous effect that picks an attack"
    for statement in statements(program.body):
        if isinstance(statement, ast.Give) and lasts(statement) and is_wide(statement.what, statement.duration):
            fixed = statement.modifier.model_copy(update={"amount": None})  # it was read when the effect was set
            if asks_for_its_layer(ast.Give(what=statement.what, modifier=fixed)):
                yield "a continuous effect that asks for what it changes"
