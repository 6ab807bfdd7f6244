"""Players by name: `random`, `greedy`, `policy:RUN` …"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import synth.policy
from synth.engines.engine import Engine
from synth.extras import need
from synth.spec.errors import InputError, suggestion

if TYPE_CHECKING:
    from synth.play.player import Player

SIMPLE = ("random", "attack", "evolve", "greedy", "expert")
LEARNED = ("policy", "argmax", "search")
"""These take a run folder after a colon; without one they play the policy that ships."""

COSTLY = {"greedy": 256, "expert": 128, "search": 64}
"""Players that try many actions for each they take: so many games side by side at most."""


def find_player(name: str, engine: Engine) -> Player:
    check_player(name)
    kind, _, place = name.partition(":")
    if kind in SIMPLE and not place:
        return _simple(kind, engine)
    if kind in LEARNED:
        return _learned(kind, Path(place) if place else None, name, engine)
    return _learned("policy", Path(name), name, engine)


def check_player(name: str) -> None:
    """Raises an InputError where there is no such player, no policy for it, or what it needs is not installed."""
    kind, _, place = name.partition(":")
    if kind == "human":
        raise InputError("a person plays one game at a time: synth simulate A B -n 1 --players human,policy")
    if kind in SIMPLE and not place:
        return
    if kind in LEARNED or Path(name).is_dir():
        need("flax")
        path = policy_file(Path(place) if kind in LEARNED and place else None if kind in LEARNED else Path(name))
        if not path.is_file():
            raise InputError(f"no policy in {path}; synth train --out RUN makes one")
        return
    known = (*SIMPLE, *LEARNED, "human")
    more = suggestion(name, known) or f"; there are {', '.join(known)}, and run folders of synth train"
    raise InputError(f"no player {name}{more}")


def _simple(kind: str, engine: Engine) -> Player:
    # Imported here: who only looks for a name needs no JAX.
    from synth.play import greedy, scripted

    made = {
        **{"random": scripted.RandomPlayer, "attack": scripted.attach_and_attack, "evolve": scripted.evolution_first},
        **{"greedy": greedy.greedy, "expert": greedy.expert},
    }
    return made[kind](engine)


def _learned(kind: str, place: Path | None, name: str, engine: Engine) -> Player:
    # Imported here: the simple players need neither flax nor a policy.
    from synth.play.learned import PolicyPlayer
    from synth.policy.store import load_policy

    function, parameters = load_policy(policy_file(place)).on(engine)
    if kind == "search":
        from synth.play.search import SearchPlayer

        return SearchPlayer(function, parameters, name)
    return PolicyPlayer(function, parameters, name, sampled=kind == "policy")


def policy_file(place: Path | None) -> Path:
    """The file of a policy: in a run folder, given by name, or the one that ships."""
    if place is None:
        return Path(synth.policy.__file__).with_name("shipped.npz")
    return place / "policy.npz" if place.is_dir() else place


def batch_for(names: tuple[str, ...], batch: int) -> int:
    return min(batch, *(COSTLY.get(name.partition(":")[0], batch) for name in names))
