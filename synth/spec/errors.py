"""The one error a user causes and can mend: commands print it as a single line and exit with code 2."""

import difflib
from collections.abc import Iterable


class InputError(Exception):
    """One clear line: what is wrong, where, and how to fix it."""


def suggestion(given: str, known: Iterable[str]) -> str:
    """`; did you mean …?` for a mistyped word, or nothing when no known word comes close."""
    close = difflib.get_close_matches(given, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""
