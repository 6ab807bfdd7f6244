"""YAML and TOML files as plain data, with the line every value stands on; bounded, and without YAML's references."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from synth.spec.errors import InputError

ENDINGS = (".yaml", ".yml", ".toml")
LARGEST = 1_000_000
"""Bytes of a file: no set of cards has more."""

Way = tuple[str | int, ...]
"""Keys and places in lists that lead to a value."""


@dataclass(frozen=True)
class Document:
    path: Path
    data: Any
    lines: Mapping[Way, int]

    def where(self, way: Way) -> str:
        """File and line of a value, or of the nearest thing around it."""
        for size in range(len(way), -1, -1):
            if way[:size] in self.lines:
                return f"{self.path}, line {self.lines[way[:size]]}"
        return str(self.path)


def read_document(path: Path) -> Document:
    try:
        content = path.read_bytes()
        if len(content) > LARGEST:
            raise InputError(f"{path}: has {len(content)} bytes, {LARGEST} are the most; split it")
        text = content.decode("utf-8-sig")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is not UTF-8 text ({error.reason} at byte {error.start})") from None
    return _toml(path, text) if path.suffix == ".toml" else _yaml(path, text)


def _yaml(path: Path, text: str) -> Document:
    try:
        for token in yaml.scan(text):
            if isinstance(token, yaml.AliasToken | yaml.AnchorToken | yaml.TagToken):
                line = token.start_mark.line + 1
                raise InputError(f"{path}, line {line}: write it out; anchors, aliases and tags are not read")
        root = yaml.compose(text, Loader=yaml.SafeLoader)
        data = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise InputError(f"{path}{line}: not YAML: {' '.join(str(error.problem).split())}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise InputError(f"{path}: not YAML: {' '.join(str(error).split())[:120]}") from None
    return Document(path, data, dict(_places(path, root, ())) if root else {})


def _places(path: Path, node: yaml.Node, way: Way) -> Iterator[tuple[Way, int]]:
    yield way, node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if key.value in seen:
                raise InputError(f"{path}, line {key.start_mark.line + 1}: {key.value}: stands twice")
            seen.add(key.value)
            yield from _places(path, value, (*way, key.value))
            yield (*way, key.value), key.start_mark.line + 1
    elif isinstance(node, yaml.SequenceNode):
        for at, value in enumerate(node.value):
            yield from _places(path, value, (*way, at))


_TABLE = re.compile(r"\[(?P<many>\[)?\s*(?P<name>[\w.-]+)\s*\]?\]\s*(#.*)?$")
_KEY = re.compile(r"(?P<key>[\w-]+)\s*=")


def _toml(path: Path, text: str) -> Document:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{path}: not TOML: {' '.join(str(error).split())}") from None
    return Document(path, data, dict(_toml_lines(text)))


def _toml_lines(text: str) -> Iterator[tuple[Way, int]]:
    """Tables and keys at the start of a line; what stands deeper is found by what is around it."""
    counts: dict[Way, int] = {}
    way: Way = ()
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if table := _TABLE.match(stripped):
            way = ()
            *outer, last = table["name"].split(".")
            for part in outer:
                way = (*way, part)
                way = (*way, counts[way] - 1) if way in counts else way
            way = (*way, last)
            if table["many"]:
                counts[way] = counts.get(way, 0) + 1
                counts = {known: count for known, count in counts.items() if known == way or known[: len(way)] != way}
                way = (*way, counts[way] - 1)
            yield way, number
        elif key := _KEY.match(stripped):
            yield (*way, key["key"]), number
