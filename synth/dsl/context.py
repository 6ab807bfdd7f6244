"""What a program can wait for and refer to, by where it is printed, its event, and what it has done so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from synth.dsl.ast import Event, MeasureKind, Role
from synth.spec.cards import Kind

Carrier = Kind | Literal["ability", "attack"]

_REACTIONS = frozenset(Event) - {Event.ATTACK, Event.PLAY, Event.ONCE_EACH, Event.ON_ATTACH}
_UNASKED = (_REACTIONS | {Event.ON_ATTACH}) - {Event.ONCE, Event.ANYTIME, Event.ON_BENCH, Event.ON_ACTIVE}

EVENTS: Mapping[Carrier, frozenset[Event]] = {
    "attack": frozenset({Event.ATTACK}),
    "ability": _REACTIONS,
    Kind.ITEM: frozenset({Event.PLAY}),
    Kind.SUPPORTER: frozenset({Event.PLAY}),
    Kind.TOOL: (_UNASKED - {Event.AFTER_COINS}) | {Event.ON_BENCH, Event.ON_ACTIVE},
    Kind.STADIUM: frozenset(
        {
            *(Event.STATIC, Event.ONCE_EACH, Event.TURN_START_EACH, Event.TURN_END_EACH, Event.CHECKUP),
            *(Event.ATTACHED_ZONE, Event.PLAYED, Event.EVOLVES, Event.FALLS, Event.RETREATS, Event.ON_BENCH),
            *(Event.ON_EVOLVE, Event.ON_ACTIVE, Event.MOVES_BACK, Event.HEALED, Event.ATTACKS),
            *(Event.DRAWS, Event.DISCARDS, Event.SCORES),
        }
    ),
}
"""What a program of each carrier can wait for; Pokémon and Fossil cards have no effect of their own."""

CARRIERS: Mapping[Role, frozenset[Carrier]] = {
    Role.SELF: frozenset({"attack", "ability"}),
    Role.HOST: frozenset({Kind.TOOL}),
    Role.CARD: frozenset({Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM}),
    Role.THIS_ATTACK: frozenset({"attack"}),
}
"""Where the roles that stand for the printed card itself mean something."""

STRUCK = frozenset(
    {Event.DAMAGED, Event.WOULD_DAMAGE, Event.WOULD_KO, Event.KO_BY_ATTACK, Event.KO_ANY, Event.ALLY_KO, Event.FALLS}
)
"""Events that have an attacker."""


class Register(StrEnum):
    """What a program remembers while it runs."""

    IT = "it"
    HEADS = "heads"
    RESULT = "result"
    DID = "did"
    FOUND = "found"
    NEW_ACTIVE = "new_active"
    MOVED = "moved"
    BENCHED = "benched"
    ROUNDS = "rounds"
    OLD_ACTIVE = "old_active"


COUNTS = frozenset({Register.HEADS, Register.RESULT})
"""Registers that are 0 until something counts: a coin that was not flipped shows no heads."""

ROLE_REGISTERS: Mapping[Role, Register] = {
    Role.IT: Register.IT,
    Role.TOP_CARD: Register.IT,
    Role.FOUND: Register.FOUND,
    Role.REST: Register.FOUND,
    Role.NEW_ACTIVE: Register.NEW_ACTIVE,
    Role.OLD_ACTIVE: Register.OLD_ACTIVE,
    Role.MOVED: Register.MOVED,
}
MEASURE_REGISTERS: Mapping[MeasureKind, Register] = {
    MeasureKind.HEADS: Register.HEADS,
    MeasureKind.TAILS: Register.HEADS,
    MeasureKind.RESULT: Register.RESULT,
}
BOUND_BY_EVENT: Mapping[Event, frozenset[Register]] = {
    Event.AFTER_COINS: frozenset({Register.HEADS}),
    Event.RETREATS: frozenset({Register.IT, Register.NEW_ACTIVE}),
    Event.ATTACHED_ZONE: frozenset({Register.IT}),
    Event.WOULD_KO: frozenset({Register.IT}),
    Event.EVOLVES: frozenset({Register.IT}),
    Event.ALLY_KO: frozenset({Register.IT}),
    Event.FALLS: frozenset({Register.IT}),
    Event.HEALED: frozenset({Register.IT}),
    Event.ATTACKS: frozenset({Register.IT}),
    Event.DRAWS: frozenset(),
    Event.DISCARDS: frozenset(),
    Event.SCORES: frozenset(),
}
_BOUND_BY_VERB: dict[str, frozenset[Register]] = {
    "flip": frozenset({Register.HEADS}),
    "order": frozenset({Register.FOUND}),
    "show": frozenset({Register.FOUND, Register.RESULT, Register.DID}),
    "switch": frozenset({Register.NEW_ACTIVE, Register.OLD_ACTIVE, Register.DID}),
    "may": frozenset({Register.DID, Register.RESULT}),
    "put": frozenset({Register.RESULT, Register.DID, Register.MOVED}),
} | dict.fromkeys(("heal", "strip"), frozenset({Register.RESULT, Register.DID}))
_BOUND_BY_VERB |= dict.fromkeys(
    ("set_hp", "move_damage", "attach", "shift", "draw", "cure", "evolve", "score", "equip"), frozenset({Register.DID})
)
"""Verbs that say what they did: `did` and `result` are those of the last of them."""


def bound_by_verb(verb: str) -> frozenset[Register]:
    return _BOUND_BY_VERB.get(verb, frozenset())


@dataclass(frozen=True)
class Standpoint:
    """Where in a program the checker stands."""

    carrier: Carrier
    event: Event
    bound: frozenset[Register] = frozenset()

    def binding(self, registers: frozenset[Register]) -> Standpoint:
        return replace(self, bound=self.bound | registers)

    def has(self, role: Role) -> bool:
        """Does this role mean something here?"""
        if role in CARRIERS:
            return self.carrier in CARRIERS[role]
        if role is Role.EACH:
            return self.event is Event.ATTACK
        if role is Role.ATTACKER:
            return self.event in STRUCK
        if role is Role.DEFENDER:
            return self.carrier == "attack" or self.event is Event.MY_ATTACK_KOS
        return ROLE_REGISTERS[role] in self.bound
