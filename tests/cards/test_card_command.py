"""`synth card check` and `--cards` as a user sees them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from synth.cards.places import VARIABLE
from synth.cli.main import app
from synth.spec.errors import InputError

EXAMPLES = Path(__file__).parents[2] / "examples"
UNREADABLE = """set: ZZ
cards:
  - name: Zorbling
    type: R
    hp: 60
    attacks:
      - {name: Puff, cost: R, damage: 20, text: "Flip a coin. If heads, this attack does 20 more bananas."}
"""


@pytest.fixture(autouse=True)
def _nothing_laid_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


def test_every_text_of_the_example_set_is_understood_and_played() -> None:
    done = CliRunner().invoke(app, ["card", "check", str(EXAMPLES / "tidewood.yaml"), "--json"])
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 0
    assert [one["card"] for one in verdicts if not one["understood"] or one["unplayed"]] == []
    surge = next(one for one in verdicts if one["name"] == "Surgefin")
    assert surge["program"] == "attack { more 20*energy(self, W) }"
    assert surge["changes"] == ["B.active.damage: 10 → 80"]


def test_where_reading_died_and_what_can_be_said(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(UNREADABLE, encoding="utf-8")
    done = CliRunner().invoke(app, ["card", "check", str(path), "--json"])
    (verdict,) = (json.loads(line) for line in done.stdout.splitlines())
    assert done.exit_code == 2
    assert verdict["reason"] == "died at `bananas.`"
    assert verdict["nearest"][0].startswith("Flip a coin. If heads, this attack does ")


@pytest.mark.parametrize("deck", ["shore", "grove"])
def test_decks_of_own_cards_are_legal(deck: str) -> None:
    given = ["deck", "check", str(EXAMPLES / f"{deck}.txt"), "--cards", str(EXAMPLES / "tidewood.yaml")]
    assert f"# {deck}: legal" in CliRunner().invoke(app, given).stdout


def test_bad_places_are_refused_before_anything_is_done(tmp_path: Path) -> None:
    out = tmp_path / "engine"
    done = CliRunner().invoke(app, ["build", "tcgjax", "--cards", str(tmp_path / "nowhere"), "--out", str(out)])
    assert isinstance(done.exception, InputError) and not out.exists()
