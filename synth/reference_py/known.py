"""Values that the checker or the moment guarantees, for the type checker and for whoever reads."""

from typing import TypeVar

T = TypeVar("T")


def known(value: T | None) -> T:
    """The value, which is there: its kind of node always has it, or the rules put it there."""
    if value is None:
        raise AssertionError("nothing where something must be")
    return value
