"""Programs that say the same in another way are one; whatever could play differently is not."""

import pytest

from synth.dsl.canonical import canonical, equivalent
from synth.dsl.check import check_effect
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.store import load_catalogue

SAME = [
    ("attack { more 20*count(my.bench[type=R, damaged]) }", "attack { more 20*count(my.bench[damaged, type=R]) }"),
    ("attack { damage my.bench[type=R|W] 10 }", "attack { damage my.bench[type=W|R] 10 }"),
    ("attack { flip 2; if heads >= 1 { more 10 } }", "attack { flip 2; if heads > 0 { more 10 } }"),
    ("attack { flip 2; if heads >= 1 { more 10 } }", "attack { flip 2; if 1 <= heads { more 10 } }"),
    ("attack { flip 2; if not heads < 1 { more 10 } }", "attack { flip 2; if heads >= 1 { more 10 } }"),
    ("attack { flip 2; if heads in (2) { more 10 } }", "attack { flip 2; if heads == 2 { more 10 } }"),
    (
        "attack { if any my.bench { if any opp.bench { more 10 } } }",
        "attack { if any opp.bench and any my.bench { more 10 } }",
    ),
    ("attack { if not any my.bench { more 10 } else { more 20 } }", "attack { if any my.bench { more 20 } else { more 10 } }"),
    ("attack { afflict defender burned, poisoned }", "attack { afflict defender poisoned, burned }"),
    ("attack { more 1*damage_on(self) }", "attack { more damage_on(self) }"),
]
DIFFERENT = [
    ("attack { more 20 }", "attack { more 30 }"),
    ("attack { damage my.bench 10 }", "attack { damage opp.bench 10 }"),
    ("attack { damage defender 10; heal self 10 }", "attack { heal self 10; damage defender 10 }"),
    ("attack { flip 2; if heads >= 1 { more 10 } }", "attack { flip 2; if heads > 1 { more 10 } }"),
    ("attack { if any my.bench { more 10 } }", "attack { if not any my.bench { more 10 } }"),
    ("attack { afflict defender choose(burned, poisoned) }", "attack { afflict defender choose(poisoned, burned) }"),
    (
        "attack { if any my.bench[damaged] and any opp.active { heal it 10 } }",
        "attack { if any opp.active and any my.bench[damaged] { heal it 10 } }",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_the_same_said_in_another_way(one, other):
    assert equivalent(parse_effect(one), parse_effect(other))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_may_play_differently_is_kept_apart(one, other):
    assert not equivalent(parse_effect(one), parse_effect(other))


def test_a_canonical_form_is_a_program_that_stays_as_it_is():
    for card in load_catalogue().unique:
        carriers = [(card.effect, card.kind), *((attack.effect, "attack") for attack in card.attacks)]
        carriers.append((card.ability and card.ability.effect, "ability"))
        for effect, carrier in carriers:
            if effect:
                form = canonical(parse_effect(effect.program))
                check_effect(form, carrier=carrier)
                assert canonical(form) == form == parse_effect(print_effect(form))
