"""A fault: one small change at one place of one stage, as data, so that any process can put it in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

T = TypeVar("T")


class Refused(Exception):
    """The fault cannot be played: whoever builds the engine says so, and nobody needs a level to see it."""


class Change(Protocol):
    """What is done to the engines of this process; there is no way back."""

    def apply(self, bench: Bench) -> None: ...


@dataclass(frozen=True)
class Fault:
    stage: str
    kind: str
    where: str
    said: str
    """The part before and after."""
    change: Change

    @property
    def id(self) -> str:
        return hashlib.sha256(self.name.encode()).hexdigest()[:12]

    @property
    def name(self) -> str:
        return f"{self.stage} · {self.kind} · {self.where} · {self.said}"


STAGES = (
    "programs", "tables", "graphs", "legality", "observation", "chance", "resampling", "llvm", "listing", "reference", "reading",
)  # fmt: skip


def spread(faults: Iterable[Fault], count: int, rng: Random, real: Callable[[Fault], bool] = lambda _: True) -> list[Fault]:
    """So many that are real, each kind as often as any other as long as there are some of it left."""
    kinds: dict[str, list[Fault]] = {}
    for fault in faults:
        kinds.setdefault(fault.kind, []).append(fault)
    lists = [shuffled(kinds[kind], rng) for kind in sorted(kinds)]
    found: list[Fault] = []
    while len(found) < count and any(lists):
        for one in lists:
            while one and len(found) < count:
                fault = one.pop()
                if real(fault):
                    found.append(fault)
                    break
    return found


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    return rng.sample(list(items), len(items))
