"""The language of overlays: what it says gives the same tables as codegen's own Python, what it cannot is refused in a line."""

import pytest

from synth.codegen.machine.words import Do
from synth.codegen.overlay.built_in import built_in_source
from synth.codegen.overlay.checking import OPERATIONS, check
from synth.codegen.overlay.describing import describe
from synth.codegen.overlay.forms import FORMS, QUESTIONS
from synth.codegen.overlay.lowerings import BUILT_IN, VERBS
from synth.codegen.overlay.reading import Refused
from synth.codegen.overlay.store import check_reference, read_overlays, write_overlay
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.operands import OPERANDS_OF, Kind
from synth.codegen.programs.tables import pool_tables
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from tests.agent.overlay_files import VERBS as WRITTEN
from tests.agent.overlay_files import all_cards, cards_saying, overlay

SOME = 60


def columns(cards, lowerings=BUILT_IN):
    return pool_tables(cards, lowerings=lowerings.table).columns


@pytest.fixture(scope="module")
def whole():
    return columns(all_cards())


def test_the_whole_catalogue_gets_the_same_tables_from_overlays(whole):
    assert len(WRITTEN) >= 28
    other = columns(all_cards(), BUILT_IN.with_overlays(*map(overlay, WRITTEN)))
    assert [name for name in whole if whole[name] != other[name]] == []


@pytest.mark.parametrize("verb", WRITTEN)
def test_each_overlay_is_what_lowers_its_verb(verb):
    cards = cards_saying(verb)[:SOME]
    alone = columns(cards, BUILT_IN.with_overlays(overlay(verb)))
    assert alone == columns(cards)
    nothing = overlay(verb, f"lower {verb} {{ }}")
    if verb != "use":  # of attacks: the stages around the damage copy them
        assert columns(cards, BUILT_IN.with_overlays(nothing)) != alone
    with pytest.raises(Unlowered, match=f"no lowering of {verb}"):
        columns(cards, BUILT_IN.without(verb))


def test_operands_are_what_their_table_says(whole):
    """Every operation of the catalogue has its operands, and no others, in their range."""
    places = [[row[0] for row in whole[f"op_{letter}"]] for letter in "abcdefghi"]
    for at, (op,) in enumerate(whole["op"]):
        operands = OPERANDS_OF[Do(op)]
        values = [column[at] for column in places]
        assert not any(values[len(operands) :]), Do(op)
        most = {Kind.ASK: len(whole["ask"]), Kind.SELECTOR: len(whole["sel_side"]), Kind.LABEL: len(whole["op"])}
        for operand, value in zip(operands, values, strict=False):
            if operand.kind is Kind.NUMBER:
                assert operand.least <= value <= operand.most, (Do(op), operand, value)
            elif operand.kind in most:
                assert operand.least <= value < most[operand.kind], (Do(op), operand, value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import os", "line 1: unexpected `import`"),
        ("lower heal {", "the lowering ends too early"),
        ("lower draw { }", "line 1: this is a lowering of draw, not of heal"),
        ("lower heal {\n  haal;\n}", "line 2: no operation haal; did you mean heal"),
        ("lower heal { strike; }", "no operation strike"),
        ("lower heal { clear; }", "clear takes always: 0..1; 0 given"),
        ("lower heal { clear 2; }", "clear takes always: 0..1, not a number 2..2"),
        ("lower heal { clear selector(what); }", "clear takes always: 0..1, not a selector"),
        ("lower heal { amount 5; }", "amount takes amount: ask, not a number 5..5"),
        ("lower heal { amount tens(what); }", "what is no amount"),
        ("lower heal { amount tens(sum); }", "heal has no field sum"),
        ("lower heal { amount tens(what.__class__); }", "line 1: something that no lowering has"),
        ("lower heal { amount eval(what); }", "no form eval"),
        ("lower heal { amount it_has_units(amount); }", "no form amount"),
        ("lower heal { target amount { heal; } }", "amount is no selector"),
        ("lower heal { target what fits selector(what) { heal; } }", "selector is no question"),
        ("lower heal { when what.zone is moon { heal; } }", "what.zone is never moon"),
        ("lower heal { when happy { heal; } }", "no question happy"),
        ("lower heal { when reckoning(what) { heal; } }", "reckoning is about no field"),
        ("lower heal { goto @end; }", "@end is nowhere put down"),
        ("lower heal { @end: @end: }", "@end is put down already"),
        ("lower heal { let n = tens(amount); let n = tens(amount); }", "n means something already"),
        ("lower heal { block after; block after; block after; block after; block after; }", "at most 4 blocks"),
        ("lower heal {" + "heal;" * 121 + "}", "at most 120 steps"),
        ("lower heal {" + "when reckoning {" * 13 + "}" * 14, "at most 12 braces"),
        ("lower heal { when " + "not " * 61 + "reckoning { } }", "at most 60 times"),
        ("lower heal { }" + " " * 6000, "at most 6000 characters"),
    ],
)
def test_what_is_no_lowering_is_refused(source, why):
    with pytest.raises(Refused) as refused:
        check(source, "heal")
    assert why in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("verb", "source", "why"),
    [
        ("heal", "lower heal { when what.quantifier is all { goto @end; } else { @end: } }", "@end is not put down on this way"),
        ("heal", 'lower heal { refuse "not today"; }', "not today"),
        ("heal", "lower heal { fail @failed; }", "outside of an attack"),
        ("afflict", "lower afflict { let first = listed(statuses); afflict first, 9, 0, 1; }", "afflict: 9 of a list of"),
        ("if", "lower if { unless_decided decision, @end; @end: }", "was not decided before"),
        ("if", "lower if { bind selector(condition.what); }", "if without condition.what"),
        ("afflict", "lower afflict { heal; target what { clear case how (choose 1); } }", "afflict: how all"),
    ],
)
def test_what_fits_no_statement_is_refused_when_it_is_followed(verb, source, why):
    lowerings = BUILT_IN.with_overlays(overlay(verb, source))
    with pytest.raises(Unlowered, match=why):
        columns(cards_saying(verb), lowerings)


def test_a_block_that_is_written_again_and_again_ends():
    source = "lower if { block then; block then; block then; block then; goto @end; @end: }"
    deep = "flip 1; " + "if heads == 1 { " * 12 + "draw my 1; end_turn" + " }" * 12
    card = next(card for card in load_catalogue().unique if card.kind == "item" and card.effect)
    effect = card.effect.model_copy(update={"program": f"play {{ {deep} }}"})
    lowerings = BUILT_IN.with_overlays(overlay("if", source))
    with pytest.raises(Unlowered, match="more than 32000 operations"):
        columns([card.model_copy(update={"effect": effect})], lowerings)


def test_all_words_are_described():
    text = describe()
    for name in (*OPERATIONS, *FORMS, *QUESTIONS):
        assert f"  {name}" in text


@pytest.mark.parametrize("verb", VERBS)
def test_codegens_own_lowering_can_be_shown(verb):
    assert built_in_source(verb).startswith("case ast.")


def test_overlays_are_kept_as_they_are(tmp_path):
    both = (overlay("draw"), overlay("heal"))
    for one in both:
        write_overlay(one, tmp_path)
    assert read_overlays(tmp_path) == both
    check_reference(both, lambda verb: "0")
    with pytest.raises(InputError, match="overlay draw: the reference's source of it has changed"):
        check_reference(both, lambda verb: "1")
    (tmp_path / "heal.json").rename(tmp_path / "cure.json")
    with pytest.raises(InputError, match=r"an overlay of heal is kept in heal\.json"):
        read_overlays(tmp_path)
    (tmp_path / "cure.json").write_text('{"verb": "../heal"}')
    with pytest.raises(InputError, match=r"cure\.json: verb"):
        read_overlays(tmp_path)
    with pytest.raises(InputError, match="is no folder of overlays"):
        read_overlays(tmp_path / "nothing")
