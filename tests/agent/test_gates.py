"""A program is accepted only if it passes every gate, and a text whose program does not waits with the evidence."""

import pytest

from synth.agent.testing.replies import Reply, call
from synth.agent.translate.decision import Decision, decide
from synth.agent.translate.saying import says_the_same
from synth.agent.translate.specimen import check_program
from synth.agent.translate.trial import run_all
from synth.agent.translate.witness import check_scenarios
from synth.dsl.translate import translate
from synth.spec.cards import Kind, PrintedCard
from synth.spec.errors import InputError
from tests.agent.made_up import (
    DULL,
    GRUMBLET,
    LIKEWISE,
    NO_CONDITION,
    NO_PROGRAM,
    NONSENSE,
    RIGHT,
    SCENARIOS,
    TEXT,
    WRONG_AMOUNT,
    WRONG_TARGET,
    by_kind,
    programs,
    scenarios,
    the_text,
)

SMALL, LARGE = "claude-haiku-5-5", "claude-sonnet-5-5"


@pytest.fixture
def decided(connect):
    def decision(written: list[Reply], tested: list[Reply], models: tuple[str, ...] = (SMALL,)) -> Decision:
        asker, _ = connect(by_kind({"author": written, "witness": tested}))
        text, shelf = the_text()
        return decide(text, shelf, models, asker)

    return decision


def gates(decision: Decision) -> dict[str, bool]:
    return {finding.gate: finding.passed for finding in decision.attempts[-1].findings}


def test_the_grammar_declines_the_made_up_text():
    assert [text.text for text in translate([GRUMBLET]).declined] == [TEXT]


def test_a_right_program_passes_every_gate(decided):
    decision = decided(programs(RIGHT, RIGHT), scenarios(SCENARIOS))
    assert decision.accepted and decision.program == RIGHT
    assert list(gates(decision)) == ["programs", "agreement", "english", "scenarios", "sharpness"]
    assert decision.attempts[-1].english == (
        "If your opponent's Active Pokémon has damage on it, this attack does 70 more damage."
    )


def test_programs_that_differ_in_form_only_agree(decided):
    assert decided(programs(RIGHT, LIKEWISE), scenarios(SCENARIOS)).accepted


@pytest.mark.parametrize("wrong", [NO_PROGRAM, NONSENSE])
def test_what_does_not_parse_or_makes_no_sense_is_written_anew(decided, wrong):
    assert decided(programs(wrong, RIGHT, RIGHT), scenarios(SCENARIOS)).accepted


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("attack { flip 2000000; more 10*heads }", "no card says a number beyond 1000, in `2000000`"),
        ("attack { if " + "not " * 450 + "any self { more 10 } }", "no card says so much"),
        ("attack { if " + "not " * 45_000 + "any self { more 10 } }", "no card says so much"),
    ],
)
def test_a_program_that_would_never_end_is_refused(program, why):
    with pytest.raises(InputError, match=why):
        check_program(the_text()[0], program, the_text()[1])


def test_a_translator_who_gives_up_leaves_the_text_waiting(decided):
    decision = decided([*programs(RIGHT), call("give_up", reason="Grudges cannot be said.")], [])
    assert decision.why == "programs: wrote a program; gave up: Grudges cannot be said."


def test_two_programs_that_mean_different_things_are_refused(decided):
    assert decided(programs(RIGHT, WRONG_AMOUNT), []).why == "agreement: the two programs differ"


@pytest.mark.parametrize(
    ("wrong", "seen"),
    [
        (WRONG_AMOUNT, "text only: 70 (1 times); program only: 80 (1 times)"),
        (WRONG_TARGET, "text only: opponent's"),
        (NO_CONDITION, "text only: active"),
    ],
)
def test_a_program_that_says_something_else_in_english_is_refused(decided, wrong, seen):
    assert decided(programs(wrong, wrong), []).why.startswith(f"english: {seen}")


@pytest.mark.parametrize("wrong", [WRONG_AMOUNT, WRONG_TARGET, NO_CONDITION])
def test_scenarios_refuse_a_wrong_program_by_themselves(decided, monkeypatch, wrong):
    blind = lambda *_: says_the_same(TEXT, RIGHT, "attack", ())  # noqa: E731
    monkeypatch.setattr("synth.agent.translate.decision.says_the_same", blind)
    decision = decided(programs(wrong, wrong), scenarios(SCENARIOS))
    assert decision.why.startswith("scenarios: ") and "expected" in decision.why


def test_scenarios_that_would_hold_for_any_program_are_no_evidence(decided):
    decision = decided(programs(RIGHT, RIGHT), scenarios(DULL))
    assert decision.why.startswith("sharpness: ") and "hold without the text as well" in decision.why


def test_a_witness_that_is_wrong_blocks_a_right_program(decided):
    decision = decided(programs(RIGHT, RIGHT), scenarios(SCENARIOS.replace("damage: 100", "damage: 90")))
    assert "90 against a damaged Pokémon: step 2: B.active.damage: expected 90, actual 100" in decision.why
    assert decision.attempts[-1].scenarios is not None


def test_a_larger_model_is_asked_when_the_small_one_fails(decided):
    decision = decided(programs(RIGHT, WRONG_AMOUNT, RIGHT, RIGHT), scenarios(SCENARIOS), (SMALL, LARGE))
    assert decision.accepted
    assert [attempt.model for attempt in decision.attempts] == [SMALL, LARGE]


def test_a_larger_model_is_not_asked_without_need(decided):
    decision = decided(programs(RIGHT, RIGHT), scenarios(SCENARIOS), (SMALL, LARGE))
    assert [attempt.model for attempt in decision.attempts] == [SMALL]


def test_the_translators_know_nothing_of_each_other_and_the_witness_of_no_program(connect):
    asker, server = connect(by_kind({"author": programs(NO_PROGRAM, RIGHT, RIGHT), "witness": scenarios(SCENARIOS)}))
    text, shelf = the_text()
    decide(text, shelf, (SMALL,), asker)
    first, again, second, witness = server.asked
    assert len(again["messages"]) == 3 and second == first
    assert RIGHT not in str(witness) and "opp.active[" not in str(witness)
    assert "write_program" not in str(witness)


WRONG_SCENARIOS = {
    "no YAML": ("steps: [", "while parsing"),
    "too few": (SCENARIOS.split("---")[0], "1 scenarios; write 3 to 20"),
    "an unknown key": (SCENARIOS.replace("energy: D", "power: D"), "unknown key"),
    "an unknown card": (SCENARIOS.replace("A1-211", "A1-999"), "there is no card A1-999"),
    "another card": (SCENARIOS.replace("Z9-001", "A1-001"), "Z9-001 does not occur"),
    "an unknown fact": (SCENARIOS.replace("A.active.damage", "A.active.wounds"), "unknown fact A.active.wounds"),
    "an impossible move": (SCENARIOS.replace("energy: D", "energy: R"), "`attack Grudge` is not possible"),
    "no statement": (SCENARIOS.replace("expect: {B.active.damage: 20, to_act: B}", "do: end"), "says nothing"),
    "a bomb": ("name: &a [x, x]\nsteps: [*a, *a]", "anchors and aliases"),
    "code": ("!!python/object/apply:os.system ['true']", "could not determine a constructor"),
}


@pytest.mark.parametrize("name", WRONG_SCENARIOS)
def test_scenarios_that_cannot_be_run_are_refused_with_the_place(name):
    source, why = WRONG_SCENARIOS[name]
    with pytest.raises(InputError) as caught:
        check_scenarios(source, *the_text())
    assert why in str(caught.value)


@pytest.mark.parametrize("kind", ["item", "supporter", "tool", "stadium"])
def test_the_card_can_be_set_up_without_its_text(kind):
    """Scenarios are checked on such a card: they must not depend on a program."""
    odd = PrintedCard(id="Z9-003", name="Oddity", kind=Kind(kind), text="Something odd comes about.")
    text, shelf = the_text(odd)
    one = SCENARIOS.replace("Z9-001", "A1-008").replace("energy: D", "energy: G").replace("Grudge", "Sting")
    source = one.replace("B: {", "B: {hand: [Z9-003], ")
    assert len(check_scenarios(source, text, shelf)) == 3


def test_refused_scenarios_are_written_anew_without_a_word_on_whether_they_hold(decided):
    wrong = SCENARIOS.replace("A.active.damage", "A.active.wounds")
    assert decided(programs(RIGHT, RIGHT), scenarios(wrong, SCENARIOS)).accepted


def test_the_example_in_the_prompt_holds():
    from synth.agent.game import pocket
    from synth.spec.store import load_catalogue
    from synth.verify.scenarios.scenario import read_text

    _, shelf = the_text()
    examples = list(read_text(pocket().example, "example"))
    bystander = load_catalogue().cards["A1-001"]
    assert [outcome.failure for outcome in run_all(bystander, examples, shelf)] == [None, None]
