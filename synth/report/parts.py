"""The pieces a report is made of: sections, tables, numbers."""

import html
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class TableCell:
    """What a table shows, what it sorts by, and how it looks."""

    text: str
    key: float | str | None = None
    link: str = ""
    tint: float | None = None
    """-1 (bad) to 1 (good): the colour behind it"""
    title: str = ""


@dataclass(frozen=True)
class Section:
    title: str
    body: str


def number(value: float, text: str | None = None) -> TableCell:
    return TableCell(text if text is not None else f"{value:,}", float(value))


def table(columns: Sequence[str], rows: Sequence[Sequence[TableCell | str]], narrow: bool = False) -> str:
    """Columns sort when their heading is chosen; numbers stand to the right."""
    cells = [[cell if isinstance(cell, TableCell) else TableCell(cell) for cell in row] for row in rows]
    numeric = [bool(cells) and all(isinstance(row[at].key, float) for row in cells) for at in range(len(columns))]
    head = "".join(
        f'<th{_right(numeric[at])}><button type="button" data-column="{at}">{html.escape(name) or "&nbsp;"}</button></th>'
        for at, name in enumerate(columns)
    )
    body = "".join(f"<tr>{''.join(_td(cell, numeric[at]) for at, cell in enumerate(row))}</tr>" for row in cells)
    kind = " class='narrow'" if narrow else ""
    return f'<div class="scroll"><table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _right(numeric: bool) -> str:
    return " class='number'" if numeric else ""


def _td(cell: TableCell, numeric: bool) -> str:
    key = f' data-key="{html.escape(str(cell.key))}"' if cell.key is not None else ""
    tint = f' style="--tint: {cell.tint:.2f}" data-tint="{"good" if cell.tint >= 0 else "bad"}"' if cell.tint is not None else ""
    title = f' title="{html.escape(cell.title)}"' if cell.title else ""
    text = html.escape(cell.text)
    inside = f'<a href="{html.escape(cell.link)}">{text}</a>' if cell.link else text
    return f"<td{_right(numeric)}{key}{tint}{title}>{inside}</td>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """A few numbers that matter most, in large."""
    cells = "".join(f"<div><dt>{html.escape(name)}</dt><dd>{html.escape(value)}</dd></div>" for name, value in pairs)
    return f"<dl class='facts'>{cells}</dl>"


def paragraph(text: str) -> str:
    return f"<p>{html.escape(text)}</p>"


def names(title: str, listed: Sequence[str]) -> str:
    """A long list of short names, folded until somebody wants it."""
    lines = "".join(f"<li>{html.escape(name)}</li>" for name in listed)
    return f"<details><summary>{html.escape(title)}: {len(listed):,}</summary><ul class='names'>{lines}</ul></details>"
