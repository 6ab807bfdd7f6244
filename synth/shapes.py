"""Shapes and types of the arrays that env, policy, play and train hand to each other: for readers, and for the tests, which
check every call of what is `shaped`.

Elsewhere nothing is checked, and jaxtyping need not be installed: then these names mean anything.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

CHECKED = os.environ.get("SYNTH_SHAPES") == "1"
"""Set by the tests."""

Array = Any
if TYPE_CHECKING or CHECKED:
    from jaxtyping import Bool, Float, Float32, Int8, Int16, Integer, UInt8, UInt32
else:

    class _Anything:
        def __getitem__(self, what: object) -> Any:
            return Any

    Bool = Float = Float32 = Int8 = Int16 = Integer = UInt8 = UInt32 = _Anything()

if CHECKED and not TYPE_CHECKING:  # to type checkers both are anything, as functions of JAX are that work on them
    import jax
    import numpy as np

    Array = jax.Array | np.ndarray

Player = Integer[Array, "*games"]
"""Of one game, or of many with any axes; so are all up to `Cells`."""
Observation = Int16[Array, "*games entries"]
Rewards = Float32[Array, "*games 2"]
Flag = Bool[Array, "*games"]
Mask = Bool[Array, "*games actions"]
Cells = UInt8[Array, "*games record"]

Rows = UInt8[Array, "games record"]
"""Games, see the generated package's `cells.py`."""
Seen = Int16[Array, "games entries"]
Legal = Bool[Array, "games actions"]
Players = Integer[Array, "games"]
"""0 or 1."""
Actions = Integer[Array, "games"]
Scores = Float[Array, "games actions"]
Moves = Integer[Array, "games moves"]
Changes = Int8[Array, "games moves changes"]
"""What moves change, see `policy/changes.py`."""
Values = Float32[Array, "games"]
Words = UInt32[Array, "games"]
Key = tuple[Words, Words]
"""The two random words of a step in every game."""
Over = Float[Array, "times games"]
"""A number for every decision of every lane."""
Seats = Integer[Array, "times games"]

Function = TypeVar("Function", bound=Callable[..., Any])


def shaped(function: Function) -> Function:
    """Checks what is handed over and what comes back against the shapes that are written down, if anything is checked."""
    if not CHECKED:
        return function
    from beartype import beartype
    from jaxtyping import jaxtyped

    return cast(Function, jaxtyped(function, typechecker=beartype))
