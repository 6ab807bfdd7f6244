"""Other rules, with the cards of the example set among others, are the same game on both engines."""

from pathlib import Path

import pytest

from synth.engines.pool import playable
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.rollouts.verifier import Verifier

EXAMPLES = Path(__file__).parents[2] / "examples"
# Set B2b has a Stadium for the end of a turn: a large Bench has more steps there than a word has bits.
RULES = [("large.toml", ("TW", "A1")), ("large.toml", ("B2b",)), ("harsh.toml", ("A1", "A2"))]


@pytest.mark.parametrize(("rules", "sets"), RULES)
def test_games_agree(rules: str, sets: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_RULES", str(EXAMPLES / rules))
    monkeypatch.setenv("SYNTH_CARDS", str(EXAMPLES / "tidewood.yaml"))
    cards, refused = playable(load_catalogue(sets).unique)
    assert refused == []
    verifier = Verifier(engine_for_pool(cards), cards, 4)
    assert verifier.pool.rules == rules_in_force()
    report = verifier.run(decisions=800, seed=4)
    assert [str(difference) for difference in (*report.differences, *report.no_room)] == []
    assert report.games >= 2
