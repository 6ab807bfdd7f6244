"""The generated package: the same bytes every time, nothing but jax and numpy, and at home anywhere."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from synth.codegen.build import Built, build, differences, write
from synth.spec.cards import Card
from synth.spec.decks import Deck
from synth.verify.engines.interpreted import Interpreted

ALLOWED = {"jax", "llvmlite", "numpy"}


@pytest.fixture(scope="module")
def built(deck_cards: list[Card]) -> Built:
    return build(deck_cards)


def test_building_twice_gives_the_same_bytes(built: Built, deck_cards: list[Card]) -> None:
    assert build(deck_cards).files == built.files
    assert build(deck_cards[::-1]).files == built.files


def test_another_process_with_other_hashes_builds_the_same_bytes(
    built: Built, deck_cards: list[Card], tmp_path: Path
) -> None:
    ids = [card.id for card in deck_cards]
    script = (
        "import json, sys; from synth.codegen.build import build; from synth.spec.store import load_catalogue\n"
        "cards = load_catalogue().cards; print(json.dumps(build([cards[one] for one in json.load(sys.stdin)]).files))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(ids),
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(done.stdout) == built.files


def test_writing_replaces_the_folder_and_differences_name_what_changed(built: Built, tmp_path: Path) -> None:
    out = tmp_path / "engine"
    assert differences(built.files, out) == sorted(built.files)
    write(built.files, out)
    assert differences(built.files, out) == []
    (out / "tables.txt").write_text("# nothing\n", encoding="utf-8")
    (out / "left_over.py").write_text("", encoding="utf-8")
    assert differences(built.files, out) == ["left_over.py", "tables.txt"]
    write(built.files, out)
    assert sorted(path.name for path in out.iterdir()) == sorted(built.files)
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]


def test_it_imports_nothing_but_jax_numpy_and_llvmlite(built: Built) -> None:
    for name, text in ((name, text) for name, text in built.files.items() if name.endswith(".py")):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level in (0, 1), name
                modules = [] if node.level else [node.module or ""]
            else:
                continue
            roots = {module.partition(".")[0] for module in modules}
            assert roots <= ALLOWED | set(sys.stdlib_module_names), f"{name} imports {modules}"


def test_every_line_of_the_layout_names_what_it_numbers(built: Built) -> None:
    layout: dict[str, object] = {}
    exec(built.files["layout.py"], layout)
    actions, size = layout["ACTIONS"], layout["NUM_ACTIONS"]
    assert isinstance(actions, dict)
    assert sum(count for _, count, _ in actions.values()) == size
    assert all(meaning for _, _, meaning in actions.values())
    assert len(set(layout["OBSERVATION"])) == len(layout["OBSERVATION"])  # type: ignore[arg-type]
    assert layout["CARD_NAMES"] == ["", *(card.name for card in built.machine.tables.cards)]
    columns = [line.partition(" ")[0] for line in built.files["tables.txt"].splitlines()[1:]]
    assert sorted(columns) == sorted(built.machine.tables.columns)


ELSEWHERE = """
import json, sys
class NoSynth:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "synth":
            raise ImportError("the engine asks for synth")
sys.meta_path.insert(0, NoSynth())
sys.path.insert(0, sys.argv[1])
import numpy as np, moved
from moved import host
assert "jax" not in sys.modules
decks, steps = json.load(sys.stdin), []
rows = np.array([[moved.deck_row(*deck) for deck in decks]], np.int16)
key = np.array([[5, 6]], np.uint32)
games = host.start(rows, key)
for _ in range(3):
    steps.append([host.cell(games, name).ravel().tolist() for name in ("card", "place", "seen", "phase", "energy", "mask")])
    games = host.step(games, host.legal_mask(games).argmax(axis=1), key)
print(json.dumps(steps))
"""


def test_it_runs_when_copied_elsewhere(built: Built, decks: list[Deck], tmp_path: Path) -> None:
    write(built.files, tmp_path / "here")
    shutil.copytree(tmp_path / "here", tmp_path / "far" / "away" / "moved")
    deck = decks[0]
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", "-c", ELSEWHERE, str(tmp_path / "far" / "away")],
        input=json.dumps([[deck.cards, deck.energy]] * 2),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # The same three states by the machine as Python: what the compiled code does is what the source says.
    engine, key = Interpreted(built.machine), np.array([[5, 6]], np.uint32)
    row = engine.deck_row(deck.cards, deck.energy)
    games = engine.start(np.array([[row, row]]), key)
    for state in json.loads(done.stdout):
        values = vars(games[0])
        found = [values[name].values for name in ("card", "place", "seen")] + [[values["phase"]]]
        assert [*found, values["energy"].values, values["mask"].values] == state
        games = engine.step(games, engine.masks(games).argmax(axis=1), key)
