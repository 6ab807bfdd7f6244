"""A few of the lowerings that `python -m tests.agent.forty` takes out and brings back."""

import pytest

from synth.agent.lower.outcome import OVERLAYS
from synth.codegen.overlay.checking import check
from synth.codegen.overlay.reading import Refused
from synth.codegen.overlay.store import read_overlays
from synth.verify.trials.trial import Effort
from tests.agent.forty import restore
from tests.agent.overlay_files import VERBS, overlay
from tests.agent.wrong_sources import CHANGES, mutants

FEW = Effort(positions=24, around=8, decisions=4, made_up=0, games=8, moves=16, tries=30)
SAMPLE = ("end_turn", "move_damage", "order", "set_hp")


@pytest.mark.parametrize("verb", SAMPLE)
def test_a_lowering_that_is_taken_out_is_restored(verb, tmp_path):
    restored = restore(verb, FEW, tmp_path)
    assert not restored.why
    assert restored.refuted.startswith("L") and restored.fault and restored.rounds == 2 and restored.runs > 0
    (written,) = read_overlays(tmp_path / OVERLAYS)
    assert written.verb == verb and written.source == overlay(verb).source and written.provenance.transcript


@pytest.mark.parametrize("verb", VERBS)
def test_sources_that_are_wrong_in_one_place(verb):
    found = mutants(overlay(verb).source)
    assert found.keys() == CHANGES.keys()
    sources = [mutant.source for wrong in found.values() for mutant in wrong]
    assert overlay(verb).source not in sources
    assert verb == "pay" or any(_is_allowed(source, verb) for source in sources)


def _is_allowed(source, verb):
    try:
        check(source, verb)
    except Refused:
        return False
    return True
