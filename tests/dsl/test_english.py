"""Card English as a whole: its contract, names, and generated effects that come back as they were."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from synth.dsl import english
from synth.dsl.ast import (
    Afflict,
    Attach,
    Const,
    Damage,
    Draw,
    Effect,
    Event,
    Heal,
    Power,
    Program,
    Quantifier,
    Role,
    Selector,
    Side,
    Stmt,
    Strip,
    Units,
    Zone,
)
from synth.dsl.english import Ambiguous, Carrier, Declined, read, write
from synth.dsl.english.forms.core import Choice, Literal
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Energy, Status


def programs(text: str, carrier: Carrier) -> str:
    return print_effect(read(text, carrier).effect)


def test_two_meanings_of_one_text_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = parse_effect("attack { draw my 1 }"), parse_effect("attack { draw my 2 }")
    monkeypatch.setattr(english, "EFFECT", Choice(Literal("draw some.", one), Literal("draw some.", other)))
    with pytest.raises(Ambiguous) as ambiguous:
        read("Draw some.", "attack")
    assert [reading.effect for reading in ambiguous.value.readings] == [one, other]


def test_a_reading_that_does_not_print_back_is_no_reading() -> None:
    # An imperative is capitalised: the words are known, the text is not card English.
    with pytest.raises(Declined):
        read("draw a card.", "attack")


def test_a_fossil_text_is_a_rule_without_a_program() -> None:
    text = write((), "fossil")
    assert "40-HP" in text
    assert read(text, "fossil") == english.Reading(())
    with pytest.raises(Declined):
        read(text, "item")


def test_what_has_no_english_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no English"):
        write(parse_effect("attack { switch self with self }"), "attack")


NAMES = (
    "Zorb", "Zorb ex", "Mr. Zorb", "Lt. Zorb's Glim", "Type: Zorb", "Zo-Rb", "Zorb♂", "Glimfetch'd", "Zorb Jr.",
    "Mega Zorb X ex", "Zorbé of the Glim", "Zorb2", "Galarian Zorb",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_need_no_table(name: str) -> None:
    assert programs(f"If you have {name} in play, this attack does 10 more damage.", "attack") == (
        f'attack {{ if any my.play[name="{name}"] {{ more 10 }} }}'
    )


def test_lists_of_names_take_the_longest_names() -> None:
    names = "Zorb, Zorb ex, or Mr. Glim"
    text = f"During this turn, attacks used by your {names} do +70 damage to your opponent's Active Pokémon."
    assert programs(text, "supporter") == (
        'play { give my.play[name="Zorb"|"Zorb ex"|"Mr. Glim"] deals +70 vs opp.active for this_turn }'
    )


def test_words_of_the_game_are_no_names() -> None:
    with pytest.raises(Declined):
        read("If you have Energy in play, this attack does 10 more damage.", "attack")


NUMBERS = st.integers(1, 30).map(lambda tens: Const(n=10 * tens))
SELECTORS = st.sampled_from(
    [
        Selector(role=Role.SELF),
        Selector(side=Side.OPP, zone=Zone.ACTIVE),
        Selector(side=Side.MY, zone=Zone.ACTIVE),
        Selector(side=Side.MY, zone=Zone.BENCH),
        Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE),
        Selector(side=Side.MY, zone=Zone.BENCH, quantifier=Quantifier.CHOOSE, n=2),
    ]
)
FILTERED = st.sampled_from(
    [
        "1 of my.bench[stage=0, type=W]",
        "opp.play[damaged]",
        "my.play[tag=ultra_beast]",
        '1 of my.play[name="Zorb"|"Glim"]',
    ]
).map(lambda text: parse_effect(f"attack {{ heal {text} 10 }}")[0].body[0].what)
TARGETS = st.one_of(SELECTORS, FILTERED)
UNITS = st.builds(
    Units,
    n=st.integers(1, 4).map(lambda n: Const(n=n)),
    energies=st.sampled_from([(), (Energy.FIRE,), (Energy.METAL,)]),
    how=st.sampled_from(["chosen", "random"]),
)
STATEMENTS: st.SearchStrategy[Stmt] = st.one_of(
    st.builds(Heal, what=TARGETS, amount=NUMBERS),
    st.builds(Damage, to=TARGETS, amount=NUMBERS),
    st.builds(Afflict, what=TARGETS, statuses=st.lists(st.sampled_from(Status), min_size=1, max_size=3, unique=True)),
    st.builds(Strip, units=UNITS, source=TARGETS),
    st.builds(Draw, side=st.sampled_from([Side.MY, Side.OPP]), amount=st.integers(1, 9).map(lambda n: Const(n=n))),
    st.builds(Power, verb=st.just("more"), amount=NUMBERS),
)
CONDITIONS = [
    "any self[damaged]", "any opp.active[status=burned]", "any opp.active[stage=1, type=G|R]",
    'any my.bench[name="Zorb"]', "any both.stadium", "hp(self) <= 70", "extra(R) >= 3", "count(my.hand) in (2, 9)",
    "points(opp) >= 2", "knocked_out(W)", "count(my.deck) == 0", "any self[energy(L)>=2]", "any opp.play[ex]",
    "not any opp.active[stage=0]", "any self[active] and any both.stadium", "energy_types(self) >= 3",
    'used_attack("Zorb Beam")', "supporter_played",
]  # fmt: skip


@settings(max_examples=80, deadline=None)
@given(st.lists(STATEMENTS, min_size=1, max_size=3), st.sampled_from(CONDITIONS))
def test_any_condition_goes_with_any_clauses(statements: list[Stmt], text: str) -> None:
    branch = (
        parse_effect(f"attack {{ if {text} {{ fail }} }}")[0].body[0].model_copy(update={"then": tuple(statements)})
    )
    effect: Effect = (Program(event=Event.ATTACK, body=(branch,)),)
    assert read(write(effect, "attack"), "attack").effect == effect


@settings(max_examples=80, deadline=None)
@given(st.lists(STATEMENTS, min_size=1, max_size=4))
def test_any_clauses_follow_each_other(statements: list[Stmt]) -> None:
    effect: Effect = (Program(event=Event.ATTACK, body=tuple(statements)),)
    assert read(write(effect, "attack"), "attack").effect == effect


HEADERS = [
    "once may", "anytime may", "on_evolve may", "on_bench may", "turn_end_my", "turn_start_my", "checkup", "ko_any",
    "damaged if any self[active]", "attached_zone(my, R)", "attached_zone(opp)", "my_attack_kos",
]  # fmt: skip
TAKEN = st.builds(
    Attach, units=UNITS, source=st.sampled_from(["zone", "discard"]), to=SELECTORS.filter(lambda to: to.role)
).filter(lambda one: one.source == "zone" or one.units.energies or one.units.how == "random" or one.units.n == Const(n=1))
"""Several units of any type are picked one by one, which is another statement."""


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(HEADERS),
    st.one_of(STATEMENTS.filter(lambda statement: not isinstance(statement, Power)), TAKEN),
    st.one_of(st.none(), st.sampled_from(["any self[active]", "any self[benched]"])),
)
def test_any_header_goes_with_any_clause(header: str, statement: Stmt, place: str | None) -> None:
    conditional = header in ("once may", "anytime may", "turn_end_my", "turn_start_my", "checkup")
    start = f"{header} if {place}" if place and conditional else header
    program = parse_effect(f"{start} {{ draw my 1 }}")[0].model_copy(update={"body": (statement,)})
    assert read(write((program,), "ability"), "ability").effect == (program,)
