"""Productions without a free word: the sentence is the one on the cards, so only the program stands here. It must be spoken,
and what is spoken must be understood as the same program."""

import pytest

from synth.dsl.check import check_effect
from synth.dsl.english import Carrier, Reading, read, write
from synth.dsl.parser import parse_effect
from synth.spec.cards import Kind

SPOKEN: list[tuple[Carrier, str]] = [
    ("attack", "attack { more damage_on(self); afflict self asleep }"),
    ("attack", "attack { more -1*damage_on(self); draw my 2 }"),
    ("attack", "attack { damage opp.active damage_on(self); draw my 3 }"),
    ("attack", "attack { heal self dealt; draw my 1 }"),
    ("attack", "attack { afflict opp.active poisoned strength 45 }"),
    ("attack", "attack { retype opp.active; draw my 1 }"),
    ("attack", "attack { retype opp.zone_next; draw my 1 }"),
    ("attack", "attack { draw my until(count(opp.hand)); afflict self asleep }"),
    ("attack", "attack { if any opp.active[evolved] { put top_card to hand }; draw my 1 }"),
    ("attack", "attack { evolve self with random 1 of my.deck[evolves_from_it]; draw my 1 }"),
    ("attack", "attack { use attack of opp.active; draw my 1 }"),
    ("attack", "attack { use attack of random 1 of opp.hand_deck[kind=pokemon]; draw my 1 }"),
    ("attack", "attack { give opp.active lock zone_energy for opp_turn; draw my 1 }"),
    ("attack", "attack { give defender coin_to_attack for opp_turn; draw my 1 }"),
    ("attack", "attack { give this_attack ignore weakness for this_hit; draw my 1 }"),
    ("attack", "attack { give this_attack ignore effects for this_hit; draw my 1 }"),
    (
        "attack",
        "attack { give this_attack ignore weakness for this_hit; give this_attack ignore effects for this_hit; draw my 1 }",
    ),
    ("ability", "once may { show 1 of both.top(1) to my; draw my 1 }"),
    ("supporter", "play { put opp.hand to deck; draw opp points_needed(opp); draw my 1 }"),
    ("supporter", "play { give my.player first_coin heads for this_turn; draw my 1 }"),
]


@pytest.mark.parametrize(("carrier", "program"), SPOKEN)
def test_what_is_spoken_is_understood(carrier: Carrier, program: str) -> None:
    effect = parse_effect(program)
    text = write(effect, carrier)
    assert len(text.split()) > 5
    assert read(text, carrier) == Reading(effect)
    check_effect(effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
