"""A few of the lowerings that `python -m tests.agent.forty` takes out and brings back."""

from __future__ import annotations

import pytest

from synth.agent.lower.outcome import OVERLAYS
from synth.codegen.overlay.grammar import Refused
from synth.codegen.overlay.language import check
from synth.codegen.overlay.store import read_overlays
from synth.codegen.overlay.unit import Joint
from synth.verify.trial import Effort
from synth.verify.unit_trial import unit_named
from tests.agent.forty import restore
from tests.agent.wrong_sources import CHANGES, mutants
from tests.codegen.overlay_pools import overlay, written_overlays

FEW = Effort(positions=48, decisions=3, games=24, moves=12, tries=40)


SAMPLE = ("columns-end_turn", "columns-move_damage", "operations-raze", "operations-set_hp", "trigger-flip")


@pytest.mark.parametrize("name", SAMPLE)
def test_a_lowering_that_is_taken_out_is_restored(name, tmp_path):
    unit = unit_named(name)
    restored = restore(unit, FEW, tmp_path)
    assert not restored.why
    assert restored.refuted.startswith("L") and restored.fault and restored.rounds == 2 and restored.runs > 0
    (written,) = read_overlays(tmp_path / OVERLAYS)
    assert written.unit == unit and written.source == overlay(unit).source and written.provenance.transcript


def test_forty_are_written_over_all_joints():
    units = [one.unit for one in written_overlays()]
    assert len(units) >= 40
    assert all(sum(unit.joint is joint for unit in units) >= 10 for joint in Joint)


@pytest.mark.parametrize("written", written_overlays(), ids=lambda one: str(one.unit))
def test_sources_that_are_wrong_in_one_place(written):
    found = mutants(written.source)
    assert found.keys() == CHANGES.keys()
    sources = [mutant.source for wrong in found.values() for mutant in wrong]
    assert written.source not in sources
    assert any(_is_allowed(source, written) for source in sources)


def _is_allowed(source, written):
    try:
        check(source, written.unit)
    except Refused:
        return False
    return True
