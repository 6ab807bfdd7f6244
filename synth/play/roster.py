"""Players by name: `random`, `greedy`, `policy:RUN` …"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from synth.engines.engine import Engine
from synth.play.greedy import GreedyPlayer
from synth.play.player import Player
from synth.play.scripted import RandomPlayer, attach_and_attack, evolution_first
from synth.spec.errors import InputError, suggestion

SIMPLE: dict[str, Callable[[Engine], Player]] = {
    "random": RandomPlayer,
    "attack": attach_and_attack,
    "evolve": evolution_first,
    "greedy": GreedyPlayer,
}
LEARNED = ("policy", "argmax", "search")
"""These take a run folder after a colon; without one they play the policy that ships."""

COSTLY = {"greedy": 256, "search": 64}
"""Players that try many actions for each they take: so many games side by side at most."""


def find_player(name: str, engine: Engine) -> Player:
    kind, _, place = name.partition(":")
    if kind == "human":
        raise InputError("a person plays one game at a time: synth simulate A B -n 1 --players human,policy")
    if kind in SIMPLE and not place:
        return SIMPLE[kind](engine)
    if kind in LEARNED:
        return _learned(kind, Path(place) if place else None, name, engine)
    if Path(name).is_dir():
        return _learned("policy", Path(name), name, engine)
    known = (*SIMPLE, *LEARNED, "human")
    more = suggestion(name, known) or f"; there are {', '.join(known)}, and run folders of synth train"
    raise InputError(f"no player {name}{more}")


def _learned(kind: str, place: Path | None, name: str, engine: Engine) -> Player:
    # Imported here: the simple players need neither flax nor a policy.
    from synth.play.learned import PolicyPlayer
    from synth.policy.store import SHIPPED, load_policy

    path = SHIPPED if place is None else place / "policy.npz" if place.is_dir() else place
    function, parameters = load_policy(path).on(engine)
    if kind == "search":
        from synth.play.search import SearchPlayer

        return SearchPlayer(function, parameters, name)
    return PolicyPlayer(function, parameters, name, sampled=kind == "policy")


def batch_for(names: tuple[str, ...], batch: int) -> int:
    return min(batch, *(COSTLY.get(name.partition(":")[0], batch) for name in names))
