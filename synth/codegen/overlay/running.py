from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from synth.codegen.lowerings import Lowerings


@contextmanager
def running(lowerings: Lowerings) -> Iterator[Lowerings]:
    yield lowerings
