"""What is written down of a run: a line an iteration as CSV, and the same numbers for TensorBoard."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from tensorboardX import SummaryWriter

from synth.spec.files import replace_file


class Metrics:
    """Appends to what is there up to an iteration; what came after it is dropped."""

    def __init__(self, path: Path, board: Path, columns: tuple[str, ...], iteration: int) -> None:
        self.columns = columns
        kept = [row for row in read_metrics(path) if int(row["iteration"]) <= iteration]
        self.seconds = float(kept[-1]["seconds"]) if kept else 0.0
        """that the run has taken so far"""
        self._path = path
        self._put(kept)
        self._board = SummaryWriter(str(board), purge_step=iteration + 1)

    def add(self, row: Mapping[str, float]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(",".join(_number(row.get(name)) for name in self.columns) + "\n")
        for name, value in row.items():
            self._board.add_scalar(name, value, int(row["iteration"]))

    def fill(self, row: Mapping[str, float]) -> None:
        """Numbers of an iteration that came later than the others."""
        rows = read_metrics(self._path)
        at = next(line for line in rows if int(line["decisions"]) == row["decisions"])
        at |= {name: _number(value) for name, value in row.items()}
        self._put(rows)
        for name, value in row.items():
            self._board.add_scalar(name, value, int(at["iteration"]))

    def _put(self, rows: Sequence[Mapping[str, str]]) -> None:
        with replace_file(self._path) as file:
            lines = [",".join(self.columns), *(",".join(row[name] for name in self.columns) for row in rows)]
            file.write(("\n".join(lines) + "\n").encode())

    def close(self) -> None:
        self._board.close()


def _number(value: float | None) -> str:
    return "" if value is None else str(value) if isinstance(value, int) else f"{value:.6g}"


def read_metrics(path: Path) -> list[dict[str, str]]:
    """The whole lines of the file; a line cut short by a crash is no line."""
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if None not in row.values() and row.get("iteration", "").isdigit()]
