"""`synth explain` tells where a card went; `synth build --check` tells whether an engine is up to date."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.cli.deck_lists import FIRE, GRASS

Synth = Callable[..., Ran]
CORPUS = Path(__file__).parents[3] / "shared" / "corpus"


@pytest.fixture
def engine(synth: Synth, tmp_path: Path) -> Path:
    decks = []
    for name, text in (("fire", FIRE), ("grass", GRASS)):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
        decks += ["--decks", tmp_path / f"{name}.txt"]
    assert synth("build", "tcgjax", *decks, "--out", tmp_path / "engine").status == 0
    return tmp_path / "engine"


def test_the_words_that_are_named_stand_where_they_are_said_to(synth: Synth, engine: Path) -> None:
    for card, kinds in (("A1-035", ["attack"]), ("A1-007", ["ability", "attack"]), ("A1-223", ["supporter"])):
        report = json.loads(synth("explain", card, "--engine", engine, "--json").out)
        assert [effect["title"].partition(":")[0].split()[0] for effect in report["effects"]] == kinds
        words = report["facts"] + [word for effect in report["effects"] for word in effect["emitted"]]
        assert words
        for word in words:
            lines = (engine / word["file"]).read_text("utf-8").splitlines()
            assert word["word"] in map(int, re.findall(r"-?\d+", lines[word["line"] - 1]))
            for place in word["read_at"]:
                file, line = place.split(":")
                assert f"take({word['table']}," in (engine / file).read_text("utf-8").splitlines()[int(line) - 1]


def test_every_column_is_said_and_every_reference_is_resolved(synth: Synth, engine: Path) -> None:
    report = json.loads(synth("explain", "A1-007", "--engine", engine, "--json").out)
    ability, attack = report["effects"]
    assert ability["program"] == "once may { heal my.play 20 }"
    assert ability["ir"]["usable"]["means"] == ability["program"]
    assert attack["program"] is None and attack["english"] is None
    assert attack["ir"]["printed"] == 6
    assert all(value for effect in report["effects"] for value in effect["ir"].values())


def test_people_see_program_columns_and_lines(synth: Synth, engine: Path) -> None:
    shown = synth("explain", "A1-7", "--engine", engine).out
    assert "A1-007 Butterfree\n" in shown
    assert "program   once may { heal my.play 20 }\n" in shown
    assert "emitted   tables.py:" in shown and "read at act.py:" in shown
    assert "[written from the program]" in shown


def test_a_card_that_the_engine_does_not_have_is_still_explained(synth: Synth, engine: Path, tmp_path: Path) -> None:
    shown = synth("explain", "A1-096", "--engine", engine).out
    assert "not in the engine" in shown and "base_of 1: count(my.bench[type=L])" in shown
    assert "no engine in" in synth("explain", "A1-096", "--engine", tmp_path / "nowhere").out


def test_a_stale_engine_is_not_explained_wrongly(synth: Synth, engine: Path) -> None:
    layout = engine / "layout.py"
    layout.write_text(layout.read_text("utf-8").replace("'A1-001'", "'A1-012'"), "utf-8")
    synth("explain", "A1-035", "--engine", engine).refused("synth build tcgjax")


@pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus beside the checkout")
def test_the_printed_english_is_that_of_the_source(synth: Synth, engine: Path) -> None:
    arguments = ("explain", "A1-007", "--engine", engine, "--json")
    written = json.loads(synth(*arguments).out)
    printed = json.loads(synth(*arguments, "--source", CORPUS).out)
    assert [effect["english"] for effect in printed["effects"]] == [effect["english"] for effect in written["effects"]]
    assert printed["effects"][0]["english_from"] == str(CORPUS)


def test_check_writes_nothing_and_names_what_is_stale(synth: Synth, engine: Path, tmp_path: Path) -> None:
    build = ("build", "tcgjax", "--decks", tmp_path / "fire.txt", "--decks", tmp_path / "grass.txt", "--out", engine)
    assert synth(*build, "--check").status == 0
    again = synth(*build, "--json")
    assert json.loads(again.out)["changed"] == []
    table = engine / "tables.py"
    table.write_text(table.read_text("utf-8") + "\n", "utf-8")
    changed = table.read_bytes()
    stale = synth(*build, "--check")
    assert stale.status == 1 and "tables.py is not what would be built" in stale.err
    assert table.read_bytes() == changed
    assert json.loads(synth(*build, "--json").out)["changed"] == ["tables.py"]
    assert synth(*build, "--check").status == 0


def test_an_engine_is_built_for_shipped_decks_by_their_names(synth: Synth, tmp_path: Path) -> None:
    names = ("starmie-ex-articuno-ex", "arcanine-ex-ninetales")
    decks = [word for name in names for word in ("--decks", name)]
    ran = synth("build", "tcgjax", *decks, "--out", tmp_path / "engine", "--json")
    assert ran.status == 0, ran
    assert json.loads(ran.out)["cards"] == 16
    other = synth("build", "tcgjax", "--decks", "starmie-articuno", "--out", tmp_path / "other")
    other.refused("did you mean starmie-ex-articuno-ex")
    assert not (tmp_path / "other").exists()
