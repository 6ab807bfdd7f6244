"""`synth explain` tells where a card went; `synth build --check` tells whether an engine is up to date."""

import json
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


def test_the_functions_that_are_named_stand_where_they_are_said_to(synth: Synth, engine: Path) -> None:
    for card, kinds in (("A1-035", ["attack"]), ("A1-007", ["ability", "attack"]), ("A1-223", ["supporter"])):
        report = json.loads(synth("explain", card, "--engine", engine, "--json").out)
        assert [effect["title"].partition(":")[0].split()[0] for effect in report["effects"]] == kinds
        functions = [function for effect in report["effects"] for function in effect["played_by"]]
        assert functions
        for function in functions:
            lines = (engine / function["file"]).read_text("utf-8").splitlines()
            assert f"@{function['function']}(" in lines[function["line"] - 1]


def test_every_operation_of_a_program_is_said(synth: Synth, engine: Path) -> None:
    report = json.loads(synth("explain", "A1-007", "--engine", engine, "--json").out)
    ability, attack = report["effects"]
    assert ability["program"] == "once may { heal my.play 20 }"
    (said,) = ability["operations"]
    assert said["event"] == "once"
    assert [one["operation"].split()[0] for one in said["operations"]] == ["clear", "amount", "target", "heal", "restore", "end"]
    assert attack["program"] is None and attack["english"] is None
    assert [one["operation"] for one in attack["operations"][0]["operations"]] == ["strike", "end"]


def test_people_see_program_operations_and_functions(synth: Synth, engine: Path) -> None:
    shown = synth("explain", "A1-7", "--engine", engine).out
    assert "A1-007 Butterfree\n" in shown
    assert "once may { heal my.play 20 }\n" in shown
    assert "wounding_heal" in shown
    assert "[written from the program]" in shown


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
    table = engine / "tables.txt"
    table.write_text(table.read_text("utf-8") + "\n", "utf-8")
    changed = table.read_bytes()
    stale = synth(*build, "--check")
    assert stale.status == 1 and "tables.txt is not what would be built" in stale.err
    assert table.read_bytes() == changed
    assert json.loads(synth(*build, "--json").out)["changed"] == ["tables.txt"]
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
