"""`synth verify` finds what is wrong with a package, and makes a scenario of it; a sound one passes."""

import json
import re
from pathlib import Path

import pytest

from synth.codegen.build import build_for_positions, write
from synth.engines.cache import cache_folder
from synth.reference_py.engine import play_on
from synth.reference_py.verbs.marks import NoRoom
from synth.verify.engines.shared_code import ROOM
from synth.verify.rollouts.verifier import Verifier
from synth.verify.scenarios.scenario import read_file
from tests.cli.conftest import synth  # noqa: F401
from tests.verify.faulty import sound_engine
from tests.verify.small_pool import cards


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """For the small pool, with the machine code that all pools share."""
    monkeypatch.setenv("TCGJAX_CACHE", str(cache_folder() / "code"))
    write(build_for_positions(cards(), 20, None, ROOM).files, tmp_path / "engine")
    return tmp_path / "engine"


def tamper(package: Path, table: str, old: int, new: int) -> None:
    """One number of a table is another one, wherever it stands there."""
    path = package / "tables.txt"
    lines = path.read_text("utf-8").splitlines()
    (at,) = [k for k, line in enumerate(lines) if line.startswith(f"{table} ")]
    changed = re.sub(rf"(?<= ){old}(?= |$)", str(new), lines[at])
    assert changed != lines[at], f"no {old} in {table}"
    lines[at] = changed
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_sound_package_passes_with_every_card_and_verb_played(synth, package):  # noqa: F811
    ran = synth("verify", "--engine", package, "--decisions", 2000, "--workers", 1, "--json")
    report = json.loads(ran.out)
    assert ran.status == 0 and report["differences"] == report["no_room"] == 0 and report["decisions"] >= 2000
    assert report["never_played"] == [] and report["cards_played"] == 10


def test_a_number_changed_in_a_table_is_found_and_made_small(synth, package, tmp_path):  # noqa: F811
    tamper(package, "row_damage", 1, 4)
    out = tmp_path / "report"
    ran = synth("verify", "--engine", package, "--decisions", 3000, "--workers", 1, "--report", out, "--json")
    report = json.loads(ran.out)
    assert ran.status == 1 and report["differences"] > 0 and report["scenarios"]
    (scenario,) = read_file(Path(report["scenarios"][0]))
    moves = [step.do for step in scenario.steps if step.do]
    assert len(moves) == 1 and moves[0].startswith("attack "), moves
    assert len([card for _, card in scenario.cards()]) <= 4
    assert synth("scenario", report["scenarios"][0], "--engine", "reference").status == 0


def test_no_room_for_what_lasts_is_a_failure_counted_apart(monkeypatch):
    calls = []

    def sometimes_full(*args):
        calls.append(args)
        if len(calls) == 30:
            raise NoRoom("more than 4 lasting effects at once")
        play_on(*args)

    monkeypatch.setattr("synth.verify.rollouts.verifier.play_on", sometimes_full)
    report = Verifier(sound_engine(), cards(), 8).run(80, 1)
    assert report.differences == [] and report.decisions >= 80
    (full,) = report.no_room
    assert (full.what, full.reference, full.engine) == ("cell overflow", 1, 0)


@pytest.mark.parametrize("level", [3, 4])
def test_an_engine_without_portable_code_says_so(synth, package, level):  # noqa: F811
    (package / "portable.py").unlink()
    ran = synth("verify", "--level", level, "--engine", package, "--portable")
    assert ran.status == 2 and "no portable code" in ran.err


def test_the_jax_form_of_a_package_agrees_with_the_reference(synth, package, monkeypatch):  # noqa: F811
    monkeypatch.setenv("TCGJAX_PORTABLE", "")  # put back after the command has set it
    ran = synth("verify", "--engine", package, "--decisions", 200, "--batch", 20, "--workers", 1, "--portable", "--json")
    report = json.loads(ran.out)
    assert ran.status == 0 and report["differences"] == report["no_room"] == 0 and report["decisions"] >= 200
