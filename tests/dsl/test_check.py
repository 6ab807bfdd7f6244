"""The checker accepts what engines can run and names what they cannot."""

from pathlib import Path

import pytest

from synth.dsl import ast
from synth.dsl.check import check_effect
from synth.dsl.context import EVENTS, Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.targets import TARGETS
from synth.spec.cards import Kind
from synth.spec.errors import InputError

IDENTITY = Path(__file__).with_name("identity.dsl").read_text(encoding="utf-8").splitlines()


def carriers(text: str) -> list[Carrier]:
    """Where a program could be printed."""
    effect = parse_effect(text)
    return [carrier for carrier, events in EVENTS.items() if all(program.event in events for program in effect)]


@pytest.mark.parametrize("text", IDENTITY)
def test_the_identity_file_makes_sense_somewhere(text: str) -> None:
    refused = []
    for carrier in carriers(text):
        try:
            return check_effect(parse_effect(text), carrier=carrier)
        except InputError as error:
            refused.append(str(error))
    pytest.fail(" | ".join(refused) or "no carrier has these events")


@pytest.mark.parametrize(
    ("carrier", "text", "message"),
    [
        ("attack", "attack { damage opp.bench 10*energy(it) }", "how much is known before anybody is picked"),
        ("supporter", "play { heal 1 of my.play 10*energy(it) }", "how much is known before anybody is picked"),
        ("attack", "attack { more 20*heads }", "nothing sets heads before, in `heads`"),
        ("attack", "attack { if tails == 1 { fail } }", "nothing sets tails before"),
        ("attack", "attack { more result }", "nothing sets result before"),
        ("attack", "attack { if did { more 10 } }", "nothing was done before"),
        ("attack", "attack { flip 1; if did { more 10 } }", "nothing was done before"),
        ("attack", "attack { heal it 20 }", "nothing here is it"),
        ("attack", "attack { put rest to deck }", "nothing here is rest"),
        ("attack", "attack { if heads == 1 { flip 1 } }", "nothing sets heads"),
        ("attack", "attack { if any my.bench { show my.top(1) to my }; put rest to deck }", "nothing here is rest"),
        ("attack", "attack { damage attacker 20 }", "nothing here is attacker"),
        ("attack", "attack { heal host 20 }", "nothing here is host"),
        (Kind.ITEM, "play { heal self 20 }", "nothing here is self"),
        (Kind.ITEM, "play { damage defender 20 }", "nothing here is defender"),
        (Kind.ITEM, "play { heal my.hand 20 }", "heal acts on Pokémon in play, in `heal my.hand 20`"),
        (Kind.ITEM, "play { show my.bench to my }", "show acts on cards outside play"),
        (Kind.ITEM, "play { switch my.active with my.deck }", "switch acts on Pokémon in play"),
        (Kind.ITEM, "play { more 20 }", "more belongs into an attack"),
        (Kind.ITEM, "play { reflip }", "reflip belongs into after_coins"),
        (Kind.ITEM, "play { put my.active to discard with_tools }", "with_tools belongs to a Pokémon that goes to hand or deck"),
        (Kind.ITEM, "play { put my.hand to deck with_tools }", "with_tools belongs to a Pokémon"),
        (Kind.ITEM, "play { heal my.active extra(R) }", "only an attack knows extra"),
        ("ability", "static if not can_pay { give self free_retreat }", "only an attack itself knows can_pay"),
        (Kind.ITEM, "play { heal my.active until(5) }", "until is a number of cards to draw"),
        (Kind.ITEM, "play { heal my.active until_tails }", "until_tails is a number of coins to flip"),
        (Kind.ITEM, "play { give my.play takes -20 }", "give needs a duration"),
        (Kind.ITEM, "play { give my.play cannot weakness for this_turn }", "cannot has no scope weakness"),
        (Kind.ITEM, "once { heal my.active 20 }", "item has no event once"),
        (Kind.ITEM, "play { }", "a block has at least one statement"),
        (Kind.ITEM, "play { modal { heal my.active 20 } }", "modal needs at least two options"),
        ("ability", "static { give self takes -20 for opp_turn }", "give says no duration here"),
        ("ability", "static { heal self 20 }", "a static program only gives, heal is an action"),
        ("ability", "attached_zone { heal self 20 }", "exactly attached_zone, attacks, discards, draws"),
        ("ability", "once(my) { heal self 20 }", "exactly attached_zone, attacks, discards, draws"),
        ("attack", "attack { heal self power }", "power is damage that more or base changes"),
        ("attack", "attack { repeat 3 { more power } }", "damage is not multiplied again and again"),
        ("ability", "checkup { heal self dealt }", "who is damaged by it, knows dealt"),
        ("attack", "attack { arm played on opp.play { damage it 20 } for opp_turn }", "is only asked what it is"),
        ("attack", "attack { arm played on opp.play { draw my 1 } for this_turn }", "armed for a turn to come"),
        ("attack", "attack { give self cost [N] -1 for my_turn }", "no Energy is of type Dragon"),
        ("ability", "static { give self types [M|M] }", "each type is said once"),
        ("attack", "attack { if extra(W) >= 1 { give this_attack cost_is [W] } }", "does not depend on itself"),
        (Kind.FOSSIL, "play { heal my.active 20 }", "fossil has no event play"),
        ("ability", "static { give my.play[type=R] types [W] }", "asks for what it changes"),
        ("ability", "static if hp(self) <= 50 { give self max_hp +20 }", "asks for what it changes"),
        ("ability", "static { give opp.active cannot chosen_attack }", "an attack is picked once"),
        (Kind.ITEM, "play { give opp.spot cannot random_attack for opp_turn }", "an attack is picked once"),
    ],
)
def test_nonsense_is_refused(carrier: Carrier, text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        check_effect(parse_effect(text), carrier=carrier)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("node", "message"),
    [
        (ast.Selector(), "a role, or a side and a zone"),
        (ast.Selector(role=ast.Role.SELF, side=ast.Side.MY, zone=ast.Zone.BENCH), "a role, or a side and a zone"),
        (ast.Selector(side=ast.Side.MY, zone=ast.Zone.TOP), "exactly the zone top says how many"),
        (ast.Selector(side=ast.Side.MY, zone=ast.Zone.PLAY, n=2), "all takes no number"),
        (ast.Selector(side=ast.Side.MY, zone=ast.Zone.PLAY, by="opp"), "only a choice has someone who picks"),
    ],
)
def test_selectors_name_one_place(node: ast.Selector, message: str) -> None:
    effect = (ast.Program(event=ast.Event.PLAY, body=(ast.Heal(what=node, amount=ast.Const(n=20)),)),)
    with pytest.raises(InputError, match=message):
        check_effect(effect, carrier=Kind.ITEM)


def test_arguments_of_another_kind_are_refused() -> None:
    measure = ast.Measure(kind=ast.MeasureKind.COUNT, energy="R")
    effect = (ast.Program(event=ast.Event.PLAY, body=(ast.Draw(side=ast.Side.MY, amount=measure),)),)
    with pytest.raises(InputError, match="count needs of"):
        check_effect(effect, carrier=Kind.ITEM)


def test_names_must_be_known_when_the_catalogue_is_given() -> None:
    effect = parse_effect('play { heal my.play[name="Pebblit"|"Pebblot"] 20 }')
    check_effect(effect, carrier=Kind.ITEM)
    check_effect(effect, carrier=Kind.ITEM, names=frozenset({"Pebblit", "Pebblot"}))
    with pytest.raises(InputError, match='no card is named "Pebblot"; did you mean Pebblit'):
        check_effect(effect, carrier=Kind.ITEM, names=frozenset({"Pebblit"}))


def test_every_selector_of_a_statement_has_its_targets() -> None:
    statements = [
        node for node in vars(ast).values() if isinstance(node, type) and "verb" in getattr(node, "model_fields", {})
    ]
    selectors = {
        (statement.model_fields["verb"].default, field)
        for statement in statements
        for field, annotation in statement.__annotations__.items()
        if annotation.startswith("Selector")
    }
    assert selectors == set(TARGETS)
