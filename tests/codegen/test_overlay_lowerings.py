"""Lowerings that are left out, and overlays in their place."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from synth.codegen.build import build, playable
from synth.codegen.lowerings import BUILT_IN
from synth.codegen.machine.operations import OPERATIONS
from synth.codegen.overlay.language import Refused
from synth.codegen.overlay.running import running
from synth.codegen.overlay.store import Overlay, Provenance, check_reference, read_overlays, write_overlay
from synth.codegen.overlay.unit import Joint, Unit
from synth.codegen.overlay.vocabulary import CONTRACTS, describe
from synth.codegen.plan import Plan
from synth.codegen.pool import Pool, Unlowered
from synth.codegen.specialise import generalise
from synth.dsl.forms import FORMS
from synth.reference_py import CardPool
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from tests.codegen.machine_games import follow
from tests.codegen.overlay_pools import PROVENANCE, cards_with, meaning, overlay, written_overlays

CARDS = 40
"""Of a pool in which a unit is tried, at most."""

HEAL = Unit(Joint.OPERATIONS, "heal")


@cache
def machine(unit: Unit, *overlays: Overlay, cards: int = CARDS) -> dict[str, object]:
    """What is worked out for a pool of cards that need a unit."""
    with running(BUILT_IN.with_overlays(*overlays)) as live:
        return meaning(generalise(Pool(cards_with(unit)[:cards], lowerings=live)))


def test_units() -> None:
    units = BUILT_IN.units()
    assert len(units) == 82 and len(set(units)) == 82
    assert {unit.joint for unit in units} == set(Joint)
    assert all(Unit.parse(str(unit)) == unit for unit in units)
    stated = {OPERATIONS[unit.verb].stated_by if unit.joint is Joint.OPERATIONS else unit.verb for unit in units}
    assert stated <= FORMS.keys(), "each belongs to a verb of the effect language"


@pytest.mark.parametrize("text", ["", "columns", "columns a b", "Columns heal", "heal columns", "columns ../heal"])
def test_what_is_no_unit(text: str) -> None:
    with pytest.raises(ValueError, match="is no unit"):
        Unit.parse(text)


@pytest.mark.parametrize("unit", ["columns heal", "operations heal", "operations more", "trigger damage"])
def test_cards_that_need_what_is_left_out_say_so(unit: str) -> None:
    absent = Unit.parse(unit)
    cards, lowerings = cards_with(absent)[:CARDS], BUILT_IN.without(absent)
    with pytest.raises(Unlowered) as error:
        Plan(Pool(cards, lowerings=lowerings))
    assert error.value.unit == absent
    kept, refused = playable(cards, lowerings)
    assert refused and not set(kept) & {card for card in cards if any(line.startswith(card.id) for line in refused)}
    assert absent not in lowerings.units() and absent in BUILT_IN.units()


def test_other_cards_do_not_miss_it() -> None:
    cards = [card for card in cards_with(Unit.parse("operations afflict")) if card not in cards_with(HEAL)]
    small = generalise(Pool(cards, lowerings=BUILT_IN.without(HEAL)))
    assert meaning(small) == meaning(generalise(Pool(cards, lowerings=BUILT_IN)))


@pytest.mark.parametrize("written", written_overlays(), ids=lambda one: str(one.unit))
def test_a_lowering_written_as_an_overlay_gives_the_same_machine(written: Overlay) -> None:
    assert machine(written.unit, written) == machine(written.unit)


WRONG = {
    "columns heal": ('what = narrowed(what, "damaged")', "pass"),
    "operations heal": ("hurt(side, slot, -mended)", "hurt(side, slot, mended)"),
    "trigger damage": ("fires() & flag", "flag"),
}


@pytest.mark.parametrize("unit", WRONG)
def test_a_wrong_one_does_not(unit: str) -> None:
    right, (old, new) = overlay(unit), WRONG[unit]
    assert old in right.source
    wrong = overlay(unit, right.source.replace(old, new))
    assert machine(wrong.unit, wrong) != machine(wrong.unit)


def test_overlays_work_together() -> None:
    pair = [overlay("columns heal"), overlay("operations heal")]
    cards = cards_with(HEAL)[:8]
    made, plain = build(cards, lowerings=BUILT_IN.with_overlays(*pair)).files, build(cards).files
    assert [name for name in plain if made[name] != plain[name]] == ["__init__.py"], "which names the overlays"


def test_an_overlay_may_lower_a_block_that_leads_to_another() -> None:
    source = (
        'def columns(stmt):\n    option("may", 2, (get(stmt, "body"),))\n    push(0)\n    lower(get(stmt, "body"))\n'
        "    pop()\n    heed()\n"
    )
    unit = Unit.parse("columns may")
    assert machine(unit, overlay(unit, source), overlay("columns heal")) == machine(unit)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("def columns(stmt):\n    lower((stmt,))\n", "it leads to itself without end"),
        ("def columns(stmt):\n    push(0)\n    say('heal')\n", "a push without its pop"),
        ("def columns(stmt):\n    set('static', 1)\n", "line 2: no operation reads a column 'static'"),
        ("def columns(stmt):\n    set('attack', 99999)\n", "line 2: a column holds numbers up to"),
        ("def columns(stmt):\n    get(stmt, 'x')\n", "line 2: heal has verb, what, amount, not 'x'"),
        ("def columns(stmt):\n    changed(stmt, 'amount', 'x')\n", "line 2: changed: amount"),
        ("def columns(stmt):\n    set('heal_says', 1)\n    set('heal_on', 99)\n", "no machine can be written with it"),
    ],
)
def test_columns_that_cannot_be(source: str, says: str) -> None:
    unit = Unit.parse("columns heal")
    with pytest.raises(Refused, match=rf"^overlay columns heal.*{says}"):
        machine(unit, overlay(unit, source), cards=4)


def test_what_an_overlay_does_not_know_is_unlowered() -> None:
    unit = Unit.parse("columns heal")
    with pytest.raises(Unlowered, match="healing of this form"):
        machine(unit, overlay(unit, "def columns(stmt):\n    unlowered('healing_of_this_form')\n"))


def test_a_broken_promise_is_found_by_the_interpreter() -> None:
    """A range that does not hold is no matter of the build; whoever plays with the interpreter sees it."""
    right = overlay(HEAL)
    wrong = overlay(HEAL, right.source.replace("-mended", "-within(mended, 0, 1)"))
    assert wrong.source != right.source
    by_name = {card.name: card for card in cards_with(HEAL)}
    potion = by_name["Potion"]
    others = [card for card in cards_with(HEAL) if card.is_pokemon and card.stage == 0][:9]
    deck = Deck.of("healers", [card.id for card in (potion, *others) for _ in range(2)], ("R",))
    cards = [potion, *others]
    pool, games = CardPool(cards), [(deck, deck)] * 8
    with pytest.raises(OverflowError, match=r"promised 0\.\.1"), np.errstate(all="ignore"):
        follow(build(cards, lowerings=BUILT_IN.with_overlays(wrong)), pool, games, 50)


def test_the_package_names_its_overlays() -> None:
    source = Provenance(model="small-model", transcript="lower/heal.jsonl", prompt="1", reference="2a", scenarios="3")
    made = overlay(HEAL).model_copy(update={"provenance": source})
    header = build(cards_with(HEAL)[:3], lowerings=BUILT_IN.with_overlays(made)).files["__init__.py"]
    assert "\nOverlay operations heal: small-model, lower/heal.jsonl, verified against 2a.\n" in header
    assert "Overlay" not in build(cards_with(HEAL)[:3]).files["__init__.py"]


def test_on_disk(tmp_path: Path) -> None:
    both = (overlay("columns heal"), overlay("operations heal"))
    paths = [write_overlay(one, tmp_path / "some") for one in both]
    assert [path.name for path in paths] == ["columns-heal.json", "operations-heal.json"]
    assert read_overlays(tmp_path / "some") == both


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "Invalid JSON"),
        ("{}", "unit: Field required"),
        ('{"unit": "heal"}', "is no unit"),
        ("x" * 200_000, "more than"),
        (overlay("columns heal").model_dump_json(), "is kept in columns-heal.json"),
    ],
)
def test_a_file_that_is_no_overlay_is_one_line(tmp_path: Path, content: str, says: str) -> None:
    (tmp_path / "operations-heal.json").write_text(content)
    with pytest.raises(InputError, match=says) as error:
        read_overlays(tmp_path)
    assert "\n" not in str(error.value) and "operations-heal.json" in str(error.value)


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is no folder of overlays"):
        read_overlays(tmp_path / "nothing")


@pytest.mark.parametrize("model", ['a"""b', "a\nb", "a\\b", "{header}"])
def test_provenance_cannot_break_out_of_the_header(model: str) -> None:
    with pytest.raises(ValueError, match="model"):
        Provenance(model=model, transcript="", prompt="0", reference="0", scenarios="0")


def test_an_overlay_is_refused_when_the_reference_has_changed() -> None:
    ours = (overlay("columns heal"),)
    check_reference(ours, lambda unit: PROVENANCE.reference)
    with pytest.raises(InputError, match=r"overlay columns heal: .* verify it again"):
        check_reference(ours, lambda unit: "another")


@pytest.mark.parametrize("joint", Joint)
def test_every_word_is_described_in_a_line(joint: Joint) -> None:
    lines = describe(joint).splitlines()
    for name in CONTRACTS[joint].names:
        assert any(line.startswith(f"{name}(") and len(line.split("  ", 1)[-1]) > 3 for line in lines), name


@pytest.mark.parametrize("unit", BUILT_IN.units(), ids=str)
def test_the_source_of_every_unit_can_be_shown(unit: Unit) -> None:
    assert BUILT_IN.source(unit).startswith("def ")
