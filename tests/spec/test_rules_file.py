"""Rules from a file: every field, its range, and one clear line for what is wrong."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from synth.cli.main import app
from synth.spec.decks import check_deck, shipped_decks
from synth.spec.decks.draft import Pool
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import VARIABLE, read_rules_file, rules_in_force
from synth.spec.store import load_catalogue

VARIANT = "bench = 5\ndeck_size = 30\npoints_to_win = 4\n"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_rule_can_be_said(tmp_path: Path) -> None:
    wanted = {name: value - 10 if name in ("burn", "weakness_bonus") else value + (10 if name in ("poison", "fossil_hp") else 1)
              for name, value in RuleSpec().model_dump().items()}
    path = written(tmp_path, "".join(f"{name} = {value}\n" for name, value in wanted.items()))
    assert read_rules_file(path).model_dump() == wanted


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("bnch = 5\n", ", line 1: unknown rule bnch; did you mean bench?"),
        ("# a variant\nbench = 0\n", ", line 2: bench: Input should be greater than or equal to 1 (given 0)"),
        ("bench = 'five'\n", ", line 1: bench: Input should be a valid integer (given 'five')"),
        ("poison = 15\n", ", line 1: poison: Input should be a multiple of 10 (given 15)"),
        ("deck_size = 4\n", "opening_hand 5 cannot be dealt from a deck_size of 4"),
        ("bench = \n", "not TOML"),
    ],
)
def test_what_is_wrong_is_one_line(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        read_rules_file(written(tmp_path, text))
    assert complaint in str(error.value) and "\n" not in str(error.value)


def test_decks_go_by_the_rules_in_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = load_catalogue()
    deck = next(iter(shipped_decks(catalogue).values()))
    check_deck(deck, catalogue)
    monkeypatch.setenv(VARIABLE, str(written(tmp_path, VARIANT)))
    assert rules_in_force() == RuleSpec(bench=5, deck_size=30, points_to_win=4)
    assert Pool.of(catalogue).rules.deck_size == 30
    with pytest.raises(InputError, match="20 cards, a deck has exactly 30"):
        check_deck(deck, catalogue)


def test_the_option_is_refused_before_anything_is_built(tmp_path: Path) -> None:
    out = tmp_path / "engine"
    given = ["build", "tcgjax", "--rules", str(written(tmp_path, "bench = 50\n")), "--out", str(out)]
    done = CliRunner().invoke(app, given)
    assert isinstance(done.exception, InputError) and not out.exists()
