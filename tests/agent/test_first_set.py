"""With the grammar as it would be for the first set, the second set is translated by the scripted service.

The texts are those of real cards and no part of the repository. The programs that count as right are the catalogue's; the
scenarios in `witnessed/` were written from the texts.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from synth.agent.testing.replies import call
from synth.agent.translate.mutants import mutants
from synth.agent.translate.saying import says_the_same
from synth.agent.translate.specimen import check_program, specimen
from synth.agent.translate.text import Shelf, Text, declined_texts
from synth.agent.translate.trial import refuted
from synth.agent.translate.witness import check_scenarios
from synth.dsl.audit import effects
from synth.dsl.parser import parse_effect
from synth.dsl.translate import texts
from synth.scraper.records import read_printed
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from tests.agent import real_service
from tests.agent.restricted import productions, restricted

CORPUS = Path(__file__).parents[2].parent / "shared" / "corpus"
FIRST, SECOND = CORPUS / "A1.json", CORPUS / "A1a.json"
WITNESSED = Path(__file__).with_name("witnessed")
CATALOGUE = load_catalogue()
RIGHT = {f"{one.text_hash}-{carrier}": one.program for card in CATALOGUE.unique for one, carrier in effects(card)}

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason=f"no corpus in {CORPUS}")


@pytest.fixture(scope="module")
def first_grammar() -> Iterator[None]:
    with restricted(productions(dict.fromkeys(key for card in read_printed(FIRST) for key in texts(card)))):
        yield


@pytest.fixture(scope="module")
def declined(first_grammar) -> tuple[list[Text], Shelf]:
    printed = read_printed(SECOND)
    names = frozenset(card.name for card in (*read_printed(FIRST), *printed))
    return declined_texts(printed, names, CATALOGUE, {})


def asked_about(body, found: list[Text]) -> Text:
    task = body["messages"][0]["content"][0]["text"]
    return next(text for text in found if f"\n{json.dumps(text.text, ensure_ascii=False)}\n" in task)


def witnessed(text: Text) -> str:
    return (WITNESSED / f"{text.card.id}.yaml").read_text(encoding="utf-8")


def playable_mutant(text: Text, shelf: Shelf) -> str:
    """The first wrong program that gets past the translators' own checks."""
    for mutant in mutants(parse_effect(RIGHT[text.key]), text.carrier):
        with suppress(InputError):
            return check_program(text, mutant.program, shelf)
    raise AssertionError(f"no wrong program for {text.key}")


def scripted(found: list[Text], program):
    """`program` says what the translators write."""

    def script(body):
        text = asked_about(body, found)
        if any(tool["name"] == "write_program" for tool in body["tools"]):
            return call("write_program", program=program(text))
        return call("write_scenarios", scenarios=witnessed(text))

    return script


def test_exactly_the_declined_texts_are_queued(synth, served, declined, tmp_path):
    found, _ = declined
    assert len(found) == 14
    served(lambda _: call("give_up", reason="not today"))
    synth("translate", SECOND, "--out", tmp_path / "run")
    waiting = json.loads(synth("review", tmp_path / "run", "--json").out)
    assert {row["text"] for row in waiting} == {text.key for text in found}
    assert {tuple(row["cards"]) for row in waiting} == {text.printings for text in found}
    blocked = {card for text in found for card in text.printings}
    built = json.loads(synth("spec", "build", SECOND, "--out", tmp_path / "catalogue", "--json").out)
    assert built["cards"] == built["printings"] - len(blocked)


def test_right_translations_are_accepted_and_give_the_cards_of_the_catalogue(synth, served, declined, tmp_path):
    found, _ = declined
    served(scripted(found, lambda text: RIGHT[text.key]))
    ran = json.loads(synth("translate", SECOND, "--out", tmp_path / "run", "--json").out)
    assert [row["why"] for row in ran["decisions"]] == ["accepted"] * len(found)
    built = tmp_path / "catalogue"
    synth("spec", "build", SECOND, "--out", built, "--programs", tmp_path / "run")
    for card in load_catalogue(["A1a"], built).cards.values():
        shipped = CATALOGUE.cards[card.id]
        assert [effect.program for effect in card.effects] == [effect.program for effect in shipped.effects]


def test_wrong_translations_are_refused_and_the_english_shows_why(synth, served, declined, tmp_path):
    """Both translators make the same mistake; only what says the same in English gets as far as the scenarios."""
    found, shelf = declined
    wrong = {text.key: playable_mutant(text, shelf) for text in found}
    served(scripted(found, lambda text: wrong[text.key]))
    ran = json.loads(synth("translate", SECOND, "--out", tmp_path / "run", "--json").out)
    assert ran["accepted"] == 0
    for text, row in zip(found, ran["decisions"], strict=True):
        said = says_the_same(text.text, wrong[text.key], text.carrier, shelf.names)
        assert row["why"].split(":")[0] == ("english" if said.differs else "scenarios"), row


def test_the_scenarios_alone_refuse_nine_of_ten_wrong_programs_that_type_check(declined):
    found, shelf = declined
    missed, tried, faults = [], 0, set()
    for text in found:
        scenarios = check_scenarios(witnessed(text), text, shelf)
        assert refuted(specimen(text, RIGHT[text.key], shelf), scenarios, shelf) is None
        for mutant in mutants(parse_effect(RIGHT[text.key]), text.carrier):
            tried += 1
            faults.add(mutant.fault)
            if refuted(specimen(text, mutant.program, shelf), scenarios, shelf) is None:
                missed.append(mutant.program)
    assert tried >= 50 and {"amount", "target", "condition"} <= faults
    assert len(missed) <= tried / 10, missed


def test_the_command_for_the_real_service_does_the_same(served, declined, tmp_path, capsys):
    found, _ = declined
    served(scripted(found, lambda text: RIGHT[text.key]))
    real_service.main([str(FIRST), str(SECOND), "--out", str(tmp_path / "run")])
    stated, *rows, cost = capsys.readouterr().out.splitlines()
    assert stated.startswith("14 declined texts, $")
    assert [row.split("\t")[1:] for row in rows] == [["right", "accepted"]] * len(found)
    assert cost.startswith("$0.0")
