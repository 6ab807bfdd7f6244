"""The text being read: where sentences start, how far any form got."""

import re
from typing import Any

from synth.dsl.english.forms.state import Discourse

_SENTENCE_START = re.compile(r"(?:^|(?<!Mr)(?<!Jr)(?<!Lt)(?<!Dr)(?<!St)(?<!Ms)(?<!Mrs)\.\)? \(?|: )(?=\w)")


class Source:
    """The text being read, and how far any form got into it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.furthest = 0
        self.memory: dict[tuple[object, int, Discourse], list[tuple[Any, int, Discourse]]] = {}
        self.possible: dict[tuple[object, int], list[Any]] = {}
        """Of a choice at a place: the forms that can be read there in some state."""
        self._starts = sentence_starts(text)

    def after(self, literal: str, at: int) -> int | None:
        """Where the text goes on after `literal`, which takes a capital at the start of a sentence."""
        wanted = capitalised(literal) if at in self._starts else literal
        if self.text.startswith(wanted, at):
            self.reach(at + len(wanted))
            return at + len(wanted)
        shared = 0
        while at + shared < len(self.text) and self.text[at + shared] == wanted[shared]:
            shared += 1
        self.reach(at + shared)
        return None

    def reach(self, at: int) -> None:
        self.furthest = max(self.furthest, at)


def sentence_starts(text: str) -> frozenset[int]:
    """Where sentences begin; abbreviations in names end none."""
    return frozenset(found.end() for found in _SENTENCE_START.finditer(text))


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence_case(text: str) -> str:
    """The text with a capital at the start of each sentence."""
    starts = sentence_starts(text)
    return "".join(letter.upper() if at in starts else letter for at, letter in enumerate(text))
