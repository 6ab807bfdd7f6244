"""Rows for people and for pipes."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text


def counted(number: int, thing: str) -> str:
    """`1 card`, `2,000 cards`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def show_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A table on a terminal, else tab-separated lines, so that output can be cut and sorted."""
    console = Console()
    if not console.is_terminal:
        for row in rows:
            print("\t".join(map(str, row)))
        return
    table = Table(*columns, title=title, title_justify="left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console.print(table)
