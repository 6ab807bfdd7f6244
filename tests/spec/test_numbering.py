"""Numbers of cards, effects and what lasts."""

from synth.dsl.numbering import numbers
from synth.dsl.parser import parse_effect
from synth.spec.cards import Attack, Card, Effect
from synth.spec.numbering import card_numbers, rows


def _card(card: str, play_id: str | None = None, **facts) -> Card:
    return Card(id=card, play_id=play_id or card, name=card, **facts)


def _effect(program: str) -> Effect:
    return Effect(program=program, text_hash="0" * 10)


def test_printings_that_play_alike_share_a_number_and_promos_come_last():
    item = {"kind": "item", "effect": _effect("play { draw my 1 }")}
    cards = [
        _card("P-A-001", **item),
        _card("A2-003", **item),
        _card("A1-007", **item),
        _card("A2-001", "A1-007", **item),
    ]
    assert card_numbers(cards) == {"A1-007": 1, "A2-003": 2, "P-A-001": 3}


def test_every_attack_has_a_row_a_fossil_has_none():
    pokemon = _card("A1-001", kind="pokemon", hp=60, type="G", attacks=(Attack(name="One"), Attack(name="Two")))
    fossil = _card("A1-002", kind="fossil", hp=40)
    trainer = _card("A1-003", kind="item", effect=_effect("play { draw my 1 }"))
    found = rows([trainer, fossil, pokemon])
    assert [(row.card.id, row.kind, row.index) for row in found] == [
        ("A1-001", "attack", 0),
        ("A1-001", "attack", 1),
        ("A1-003", "trainer", 0),
    ]


def test_equal_lasting_effects_share_a_number():
    ten = "play { give my.play deals +10 vs opp.active for this_turn }"
    twenty = "play { flip 1; if heads >= 1 { give my.play deals +20 vs opp.active for this_turn } }"
    found = numbers([parse_effect(text) for text in (ten, twenty, ten, "attack { more 10 }")])
    assert list(found.lasting.values()) == [0, 1]
    assert found.rows == (1, 2)


def test_what_lasts_in_nested_blocks_and_armed_effects_is_numbered_in_the_order_of_the_text():
    text = (
        "attack { flip 1; if heads >= 1 { give self takes -20 for opp_turn };"
        " arm damaged on self { give attacker cannot retreat for my_turn } for opp_turn;"
        " give self cannot attack for while_active }"
    )
    found = numbers([parse_effect(text)])
    assert [one.verb for one in found.lasting] == ["give", "arm", "give", "give"]


def test_what_is_over_with_the_attack_has_no_number():
    found = numbers([parse_effect("attack { arm my_attack_kos on self { damage self 50 } for this_attack }")])
    assert not found.lasting
