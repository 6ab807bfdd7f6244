"""A copy of the package that does not know a set, and a new set the same evening: from the stand-in for the sites to training.

`python -m tests.cards.hidden_set FOLDER` takes B4 alone out of the catalogue and does every step of `synth update`.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import synth
from synth.spec.store import CATALOGUE

ROOT = Path(synth.__file__).parent
DECK = """Energy: Fire
2 Ponyta B4 20
2 Rapidash B4 21
2 Moltres B4 23
2 Cyndaquil B4 24
2 Quilava B4 25
2 Typhlosion ex B4 26
2 Houndour B4 27
2 Houndoom B4 28
2 Heatmor B4 29
2 Skyla B4 152
"""


def package_with(sets: Sequence[str], folder: Path) -> Path:
    """The package with these sets only: a folder to run `python -m synth` in."""
    shutil.copytree(ROOT, folder / "synth", ignore=shutil.ignore_patterns("__pycache__", "catalogue"))
    shelf = folder / "synth" / CATALOGUE.relative_to(ROOT)
    shelf.mkdir()
    for code in sets:
        shutil.copy(CATALOGUE / f"{code}.json", shelf)
    return folder


def run(package: Path, *arguments: object, urls: Mapping[str, str] | None = None) -> list[Any]:
    """`synth …` of that package; the JSON it prints."""
    command = [sys.executable, "-m", "synth", *map(str, arguments)]
    quiet = {"SYNTH_CARDS": "", "SYNTH_RULES": ""}
    around = os.environ | quiet | (urls or {})
    done = subprocess.run(command, cwd=package, env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def same_evening(package: Path, folder: Path, urls: Mapping[str, str], scenarios: Path, *more: object) -> dict[str, Any]:
    """Update, then a game and a few steps of training with a deck of the new set; what the update printed."""
    (folder / "fire.txt").write_text(DECK, encoding="utf-8")
    new, given = folder / "new", ("--sets", "B4", "--scenarios", scenarios, *more)
    (told,) = run(package, "update", "--out", new, *given, "--json", urls=urls)
    (again,) = run(package, "update", "--out", new, *given, "--offline", "--json")
    assert again == told
    cards = ("--cards", new / "catalogue")
    ways = (folder / "fire.txt", folder / "fire.txt", "-n", 2, "--engine", new / "engine")
    (games,) = run(package, "simulate", *ways, *cards, "--json")
    assert len(games["games"]) == 2 and all(game["turns"] > 0 for game in games["games"])
    sizes = ("lanes=8", "horizon=4", "minibatches=1", "epochs=1", "width=8", "depth=1", "token=4", "eval_games=1")
    few = ("--set", 'eval_players=["random"]')
    settings = [word for size in sizes for word in ("--set", size)]
    ways = ("--out", folder / "run", "--decks", folder / "fire.txt", "--steps", 64, "--devices", 1)
    run(package, "train", *ways, *cards, *settings, *few)
    assert (folder / "run" / "policy.npz").is_file()
    return dict(told)


SCENARIO = """name: A card of the new set takes Energy from the Zone
A: {active: {card: B4-020, energy: R}, deck: [B4-020, B4-021]}
B: {active: {card: A1-001}, deck: [A1-001, A1-002]}
steps:
  - do: attack Stoke
  - expect: {A.active.energy: RR}
"""


def main() -> None:
    """Everything but B4 is known; all steps, with as many decisions as an update compares by itself."""
    from tests.scraper.test_mirror import mirror

    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    (folder / "scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    package = package_with([path.stem for path in CATALOGUE.glob("*.json") if path.stem != "B4"], folder / "package")
    with mirror("--new") as urls:
        told = same_evening(package, folder, urls, folder / "scenario.yaml")
    print(json.dumps({name: told[name] for name in ("built", "checked")} | {"new": len(told["read"]["new"])}))


if __name__ == "__main__":
    main()
