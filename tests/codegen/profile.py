"""Where the instructions of a decision go: python -m tests.codegen.profile [--sets A1 | --decks NAME …]

Links the machine code of a pool, with no function inside another, into a program that plays at random, and lets valgrind count.
Needs gcc and valgrind. Instructions are the same on a busy machine; time is not, and instructions take different time."""

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

from synth.codegen.build import build
from synth.codegen.runtime import compile as compiling
from synth.codegen.runtime.tables import read_tables
from synth.codegen.write import write
from synth.engines import load_engine
from synth.engines.pool import cards_of_decks, cards_of_sets
from synth.spec.decks import Pool, random_deck, shipped_decks
from synth.spec.store import load_catalogue
from synth.verify.speed import pool_of

GAMES, STEPS, DECKS = 256, 200, 256
_C = {1: "char", 2: "short", 4: "int"}
_MAIN = """
#include <stdint.h>
#include <stdlib.h>
void start_games(int64_t, void *, void *, void *, void *, int64_t);
void rollout_games(int64_t, void *, void *, void *, void *, void *, void *, void *, void *, void *, int64_t);
int main(void) {
  int64_t n = GAMES;
  uint32_t steps = STEPS, *keys = malloc(8 * n), *seeds = malloc(4 * n), *counts = malloc(4 * n);
  int32_t *which = malloc(8 * n), *games = calloc(n, 4);
  uint8_t *rows = calloc(n, RECORD);
  for (int k = 0; k < n; k++) {
    which[2 * k] = 37 * k % DECKS; which[2 * k + 1] = (91 * k + 5) % DECKS;
    keys[2 * k] = 2654435761u * k; keys[2 * k + 1] = k; seeds[k] = 2654435761u * k; counts[k] = 1;
  }
  start_games(n, decks, which, keys, rows, DECKS);
  rollout_games(n, rows, counts, games, seeds, decks, &steps, rows, counts, games, DECKS);
  return 0;
}
"""


def program(package: Path, folder: Path) -> Path:
    """Plays random games between random decks, for a processor that valgrind knows."""
    engine, cards = load_engine(package), pool_of(package)
    pool, rng = Pool.of(cards), np.random.default_rng(0)
    drawn = [random_deck(pool, rng) for _ in range(DECKS)]
    decks = np.array([engine.deck_row(deck.cards, deck.energy) for deck in drawn], np.int16)
    layout = sys.modules[f"{engine.__name__}.layout"]
    tables = {f"t_{name}": table for name, table in read_tables(package / "tables.txt").items()}
    tables |= {"t_cards": np.array([len(layout.CARD_NAMES) - 1], np.int32), "decks": decks}
    text = "".join(
        f"const {_C[table.itemsize]} {name}[] = {{{', '.join(map(str, table.ravel())) or '0'}}};\n"
        for name, table in tables.items()
    )
    (folder / "main.c").write_text(text + _MAIN)
    apart = re.sub(r"(?m)^(define internal i32 @.*\)) \{$", r"\1 noinline {", (package / "machine.ll").read_text("utf-8"))
    llvm.get_host_cpu_name, compiling._features = (lambda: "haswell"), (lambda: "")
    (folder / "machine.o").write_bytes(compiling.compiled(apart))
    facts = [f"-DGAMES={GAMES}", f"-DSTEPS={STEPS}", f"-DDECKS={DECKS}", f"-DRECORD={layout.RECORD}"]
    subprocess.run(["gcc", "-O1", "-w", *facts, "main.c", "machine.o", "-o", "play"], cwd=folder, check=True)
    return folder / "play"


def counted(play: Path) -> Counter[str]:
    """Instructions by function, without those of what it calls."""
    notes = play.with_suffix(".cg")
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={notes}", str(play)], check=True, capture_output=True
    )
    said = subprocess.run(["callgrind_annotate", "--threshold=100", str(notes)], check=True, capture_output=True, text=True)
    found: Counter[str] = Counter()
    for line in said.stdout.splitlines():
        if match := re.match(r"\s*([\d,]+) \(.*\)\s+\S*:(\w+)", line):
            found[match[2]] += int(match[1].replace(",", ""))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sets", action="append")
    parser.add_argument("--decks", action="append")
    args = parser.parse_args()
    catalogue = load_catalogue()
    cards = list(catalogue.cards.values())
    if args.decks:
        shipped = shipped_decks(catalogue)
        cards = cards_of_decks([shipped[name] for name in args.decks], catalogue)
    elif args.sets:
        cards = cards_of_sets(args.sets, catalogue)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(build(cards).files, folder / "engine")
        found = counted(program(folder / "engine", folder))
    decisions, all_of = GAMES * STEPS, sum(found.values())
    print(f"{all_of / decisions:,.0f} instructions a decision")
    modules: Counter[str] = Counter()
    for function, count in found.items():
        modules[function.partition("_")[0]] += count
    for what, counts in (("module", modules), ("function", found)):
        print(f"\nby {what}")
        for one, count in counts.most_common(25):
            print(f"{count / decisions:8,.0f}  {100 * count / all_of:5.1f}%  {one}")


if __name__ == "__main__":
    main()
