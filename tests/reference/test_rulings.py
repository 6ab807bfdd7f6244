"""docs/rulings.md: every disputed point is there, and every place it names exists and carries the number."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import synth

PACKAGE = Path(synth.__file__).parent
PAGE = PACKAGE.parent / "docs/rulings.md"
RULINGS = [" ".join(entry.split()) for entry in re.split(r"\n\n?- |\n\n", PAGE.read_text("utf-8")) if entry.startswith("**")]
_PLACE = re.compile(r"`((?:reference_py|codegen|spec|scraper)(?:\.\w+)+)`")


def numbers(ruling: str) -> list[str]:
    found = re.search(r"\*\* ?(?:.*?)\(((?:D?\d+(?:\.\d+)?(?:, )?)+)\)", ruling)
    return found[1].split(", ") if found else []


@cache
def module(path: Path) -> tuple[list[str], ast.Module]:
    text = path.read_text("utf-8")
    return text.splitlines(), ast.parse(text)


def source(place: str) -> str:
    """The lines of what is named, with the docstring of its module."""
    parts = place.split(".")
    depth = next(k for k in range(len(parts), 0, -1) if (PACKAGE.joinpath(*parts[:k]).with_suffix(".py")).is_file())
    lines, tree = module(PACKAGE.joinpath(*parts[:depth]).with_suffix(".py"))
    node: ast.AST = tree
    for name in parts[depth:]:
        node = next(inner for inner in ast.iter_child_nodes(node) if name in _names(inner))
    return "\n".join([ast.get_docstring(tree) or "", *lines[node.lineno - 1 : node.end_lineno]])


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [node.name] if isinstance(node, ast.FunctionDef | ast.ClassDef) else []


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.split("**")[1])
def test_a_ruling_stands_where_it_says(ruling: str) -> None:
    places = _PLACE.findall(ruling)
    assert places, "no place in the code"
    for place in places:
        text = source(place)
        wanted = numbers(ruling)
        assert not wanted or any(re.search(rf"(?<![\w.]){re.escape(n)}(?![\d.]*\d)", text) for n in wanted), (place, wanted)


def test_every_disputed_point_is_ruled() -> None:
    assert {number for ruling in RULINGS for number in numbers(ruling)} >= {f"D{number}" for number in range(1, 31)}
