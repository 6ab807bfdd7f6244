"""Bad input gets one line that says where and what and exit status 2, and leaves earlier output as it was."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.spec.store import write_catalogue
from tests.cli.conftest import Ran
from tests.cli.deck_lists import FIRE, GRASS
from tests.spec.made_up import CARDS

Synth = Callable[..., Ran]


@pytest.fixture
def fire(tmp_path: Path) -> Path:
    path = tmp_path / "fire.txt"
    path.write_text(FIRE, encoding="utf-8")
    return path


@pytest.fixture
def earlier(synth: Synth, fire: Path, tmp_path: Path) -> Path:
    """A folder with an engine that must survive what follows."""
    out = tmp_path / "engine"
    assert synth("build", "tcgjax", "--decks", fire, "--out", out).status == 0
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


DECKS = [
    pytest.param(FIRE.replace("2 Giovanni", "1 Giovanni"), ("19 cards", "exactly 20"), id="19 cards"),
    pytest.param(
        FIRE.replace("2 Giovanni A1 223", "2 Charmander A1 230"),
        ("4 cards named Charmander", "at most 2"),
        id="four of a name",
    ),
    pytest.param(
        FIRE.replace("2 Vulpix", "3 Vulpix").replace("2 Ponyta", "1 Ponyta"),
        ("3 cards named Vulpix",),
        id="three of a name",
    ),
    pytest.param(FIRE.replace("A1 223", "A1 999"), ("line 11", "unknown card A1-999"), id="unknown card"),
    pytest.param(FIRE.replace("A1 223", "Z9 223"), ("line 11", "unknown card Z9-223"), id="unknown set"),
    pytest.param(FIRE.replace("2 Ponyta A1 42", "two ponies"), ("line 9", "two ponies"), id="no card line"),
    pytest.param(FIRE.replace("Energy: Fire", "Energy: Lava"), ("line 1", "Lava"), id="unknown Energy"),
]


@pytest.mark.parametrize(("text", "words"), DECKS)
def test_a_wrong_deck_is_refused_by_the_check(synth: Synth, tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    (tmp_path / "wrong.txt").write_text(text, encoding="utf-8")
    synth("deck", "check", tmp_path / "wrong.txt").refused("wrong", *words)


@pytest.mark.parametrize(("text", "words"), DECKS)
def test_no_engine_is_built_for_a_wrong_deck(
    synth: Synth, earlier: Path, fire: Path, tmp_path: Path, text: str, words: tuple[str, ...]
) -> None:
    before = contents(earlier)
    (tmp_path / "wrong.txt").write_text(text, encoding="utf-8")
    synth("build", "tcgjax", "--decks", fire, "--decks", tmp_path / "wrong.txt", "--out", earlier).refused(
        "wrong", *words
    )
    assert contents(earlier) == before


def test_what_cannot_be_a_pool_is_refused(synth: Synth, earlier: Path, tmp_path: Path) -> None:
    before = contents(earlier)
    (tmp_path / "ids.txt").write_text("A1-001 A1-999\n", encoding="utf-8")
    out = ("--out", earlier)
    synth("build", "tcgjax", "--sets", "A1,Z9", *out).refused("no set Z9")
    synth("build", "tcgjax", "--pool", tmp_path / "ids.txt", *out).refused("unknown card A1-999")
    synth("build", "tcgjax", "--pool", "everything", *out).refused("everything", "no such file")
    synth("build", "tcgjax", "--sets", "A1", "--pool", "all", *out).refused("one of --sets, --pool, --decks")
    synth("build", "tcgjax", "--decks", tmp_path / "absent.txt", *out).refused("absent.txt")
    assert contents(earlier) == before


def test_an_engine_is_not_written_over_something_else(synth: Synth, fire: Path, tmp_path: Path) -> None:
    thesis = tmp_path / "documents" / "thesis.txt"
    thesis.parent.mkdir()
    thesis.write_text("years of work", encoding="utf-8")
    synth("build", "tcgjax", "--decks", fire, "--out", thesis.parent).refused("documents", "something else")
    synth("build", "tcgjax", "--decks", fire, "--out", thesis).refused("thesis.txt", "is a file")
    assert contents(tmp_path / "documents") == {"thesis.txt": b"years of work"}


@pytest.mark.parametrize("command", ["verify", "bench"])
def test_an_engine_that_is_not_there_is_missed(synth: Synth, tmp_path: Path, command: str) -> None:
    synth(command, "--engine", tmp_path / "nowhere").refused("nowhere", "synth build tcgjax")


def test_unknown_cards_and_sets_are_named_with_what_comes_close(synth: Synth) -> None:
    synth("explain", "A1-999").refused("unknown card A1-999")
    synth("explain", "charizarb").refused("charizarb")
    synth("spec", "show", "A1-999").refused("unknown card A1-999")
    synth("spec", "show", "Bulbasour").refused("did you mean Bulbasaur")
    synth("spec", "list", "--sets", "Z9").refused("no set Z9")


def test_a_syntax_error_in_a_program_is_pointed_at(synth: Synth, tmp_path: Path) -> None:
    shelf, out = tmp_path / "catalogue", tmp_path / "exported"
    write_catalogue(CARDS, shelf)
    assert synth("spec", "export", out, "--catalogue", shelf).status == 0
    before = contents(out)
    file = shelf / "Z1.json"
    file.write_text(file.read_text("utf-8").replace("takes -20 }", "takes -20 ]"), "utf-8")
    synth("spec", "show", "Z1-004", "--catalogue", shelf).refused("line 1, column 30", "unexpected `]`")
    synth("spec", "export", out, "--catalogue", shelf).refused("Z1-004", "line 1, column 30", "unexpected `]`")
    assert contents(out) == before


def test_a_broken_catalogue_names_file_card_and_field(synth: Synth, tmp_path: Path) -> None:
    shelf = tmp_path / "catalogue"
    write_catalogue(CARDS, shelf)
    file = shelf / "Z1.json"
    whole = file.read_text("utf-8")
    file.write_text(whole.replace('"hp":60', '"hp":65', 1), "utf-8")
    synth("spec", "check", shelf).refused("Z1.json", "Z1-001", "hp")
    file.write_text(whole[: len(whole) // 2], "utf-8")
    synth("spec", "check", shelf).refused("Z1.json", "JSON")


def test_a_source_without_the_card_is_refused(synth: Synth, tmp_path: Path) -> None:
    synth("explain", "A1-036", "--source", tmp_path).refused(str(tmp_path), "no card records")
    synth("coverage", tmp_path / "nowhere").refused("nowhere")


def test_a_broken_scenario_names_its_file(synth: Synth, tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").write_text("[unclosed", encoding="utf-8")
    synth("scenario", tmp_path / "odd.yaml").refused("odd.yaml")


def test_the_installed_command_prints_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "short.txt").write_text(GRASS.replace("2 Erika", "1 Erika"), encoding="utf-8")
    command = [sys.executable, "-c", "from synth.cli.main import main; main()", "deck", "check", "short.txt"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "synth: deck short: 19 cards, a deck has exactly 20\n"
