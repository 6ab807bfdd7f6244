"""The generated package: the same bytes every time, nothing but jax and numpy, and at home anywhere."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np

from synth.codegen.build import Built, build, differences, write
from synth.codegen.interpret import run_step
from synth.spec.cards import Card
from synth.spec.decks import Deck
from tests.codegen.machine_games import Interpreted

ALLOWED = {"jax", "llvmlite", "numpy"}


def test_building_twice_gives_the_same_bytes(two_deck_build: Built, two_deck_cards: list[Card]) -> None:
    assert build(two_deck_cards).files == two_deck_build.files
    assert build(two_deck_cards[::-1]).files == two_deck_build.files


def test_another_process_with_other_hashes_builds_the_same_bytes(
    two_deck_build: Built, two_deck_cards: list[Card], tmp_path: Path
) -> None:
    ids = [card.id for card in two_deck_cards]
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
        assert json.loads(done.stdout) == two_deck_build.files


def test_writing_replaces_the_folder_and_differences_name_what_changed(two_deck_build: Built, tmp_path: Path) -> None:
    out = tmp_path / "engine"
    assert differences(two_deck_build.files, out) == sorted(two_deck_build.files)
    write(two_deck_build.files, out)
    assert differences(two_deck_build.files, out) == []
    (out / "tables.py").write_text("# nothing\n", encoding="utf-8")
    (out / "left_over.py").write_text("", encoding="utf-8")
    assert differences(two_deck_build.files, out) == ["left_over.py", "tables.py"]
    write(two_deck_build.files, out)
    assert sorted(path.name for path in out.iterdir()) == sorted(two_deck_build.files)
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]


def test_it_imports_nothing_but_jax_numpy_and_llvmlite(two_deck_build: Built) -> None:
    for name, text in ((name, text) for name, text in two_deck_build.files.items() if name.endswith(".py")):
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


def test_every_line_of_the_layout_names_what_it_numbers(two_deck_build: Built) -> None:
    layout: dict[str, object] = {}
    exec(two_deck_build.files["layout.py"], layout)
    actions, size = layout["ACTIONS"], layout["NUM_ACTIONS"]
    assert isinstance(actions, dict)
    assert sum(count for _, count, _ in actions.values()) == size
    assert all(meaning for _, _, meaning in actions.values())
    assert len(set(layout["OBSERVATION"])) == len(layout["OBSERVATION"])  # type: ignore[arg-type]
    for row in two_deck_build.machine.plan.pool.rows:
        assert f"{row.card.id} {row.card.name}" in two_deck_build.files["tables.py"]


ELSEWHERE = """
import json, sys
class NoSynth:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "synth":
            raise ImportError("the engine asks for synth")
sys.meta_path.insert(0, NoSynth())
sys.path.insert(0, sys.argv[1])
import jax, moved
decks, steps = json.load(sys.stdin), []
env = moved.TcgJax([moved.deck_row(*deck) for deck in decks])
key = jax.numpy.array([5, 6], jax.numpy.uint32)
with jax.disable_jit():
    state = env.init(key)
    for _ in range(3):
        steps.append({name: int(value) for name, value in state.cells.items()})
        state = env.step(state, int(state.legal_action_mask.argmax()), key)
print(json.dumps(steps))
"""


def test_it_runs_when_copied_elsewhere(two_deck_build: Built, two_decks: tuple[Deck, Deck], tmp_path: Path) -> None:
    write(two_deck_build.files, tmp_path / "here")
    shutil.copytree(tmp_path / "here", tmp_path / "far" / "away" / "moved")
    # One deck twice, so that it does not matter which of them the environment picks.
    deck = two_decks[0]
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", "-c", ELSEWHERE, str(tmp_path / "far" / "away")],
        input=json.dumps([[deck.cards, deck.energy]] * 2),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # The same three states by the interpreter: what XLA's operations compute is what the graph means.
    engine, key = Interpreted(two_deck_build), np.array([[5, 6]], np.uint32)
    cells = engine.start([(deck, deck)], key)
    for state in json.loads(done.stdout):
        assert {name: int(cells[name][0]) for name in state} == state
        own = engine.own[engine.mask(cells)[0]].min()
        cells = run_step(engine.machine, cells | {"key_0": key[:, 0], "key_1": key[:, 1], "action": np.array([own])})
