"""What the operands of every operation are: for whoever writes operations, checks them, or prints them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from synth.codegen.machine.words import AIMS, Do


class Kind(StrEnum):
    """What the number in an operand's place stands for."""

    ASK = "ask"  # a calculation; 0 for none
    SELECTOR = "selector"
    LABEL = "label"  # an operation to go on from
    LIST = "list"  # where numbers are listed
    MARK = "mark"  # a statement that lasts
    NUMBER = "number"  # itself


@dataclass(frozen=True)
class Operand:
    name: str
    kind: Kind
    least: int = 0
    most: int = 0
    """Of a number, or of what may stand for no calculation."""

    def __str__(self) -> str:
        return f"{self.name}: {self.least}..{self.most}" if self.kind is Kind.NUMBER else f"{self.name}: {self.kind}"


_RANGES = {
    "copied": (0, 3), "supply": (0, 2),
    "flag": (0, 1), "side": (0, 3), "depth": (0, 1), "units": (0, 511), "statuses": (0, 31), "unit": (-1, 8), "place": (0, 6),
    "how": (0, 3), "picks": (0, 4), "binding": (0, 2),
    "count": (0, 9), "mode": (0, 2), "until": (0, 3), "tens": (0, 99), "decision": (0, 30), "vow": (0, 999),
    "aim": (0, AIMS - 1), "ignored": (1, 7),
}  # fmt: skip
"""Numbers by what they say."""


def _operand(text: str) -> Operand:
    name, _, said = text.partition(":")
    said = said or name
    if said in _RANGES:
        return Operand(name, Kind.NUMBER, *_RANGES[said])
    if said in ("coins", "fits"):
        return Operand(name, Kind.ASK, -1, 0)  # -1: until tails; nobody is shielded
    return Operand(name, Kind(said))


_UNITS = "number:ask units how:picks list zone:supply listed:count"
_MARK = "lasting:mark worth:ask turns:until"
_SPOKEN: dict[Do, str] = {
    Do.END: "", Do.GOTO: "to:label", Do.UNLESS: "condition:ask else:label", Do.DECIDE: "decision condition:ask",
    Do.UNLESS_DECIDED: "decision else:label", Do.BIND: "tested:selector", Do.FLIP: "coins", Do.REFLIP: "coins",
    Do.REPEAT: "times:ask depth", Do.ROUND: "end:label depth", Do.LOOP_BEGIN: "times:ask depth", Do.LOOP: "end:label depth",
    Do.AMOUNT: "amount:ask", Do.TARGET: "target:selector fits none:label binding", Do.RESTORE: "",
    Do.TARGET_ANY: "target:selector fits enough:label", Do.HURT: "", Do.HURT_TIMES: "times:ask target:selector fits",
    Do.HEAL: "", Do.SET_HP: "", Do.MOVE_DAMAGE: "amount:ask swapped:flag",
    Do.AFFLICT: "first:list statuses:count how poison:tens",
    Do.CURE: "statuses random:flag", Do.CLEAR: "always:flag", Do.NOT_DONE: "damage:flag", Do.UNITS: f"{_UNITS} none:label",
    Do.ATTACH: _UNITS, Do.SPREAD: f"{_UNITS} none:label what:selector fits",
    Do.PICK_TYPES: "number:ask what:selector none:label", Do.STRIP: "number:ask units how:picks",
    Do.STRIP_POT: "number:ask units from:selector", Do.KEEP_GIVERS: "", Do.SHIFT: "number:ask units how:picks",
    Do.SHIFT_ONE_EACH: "from:selector units to:selector", Do.SHIFT_SPREAD: "number:ask units from:selector to:selector all:flag",
    Do.RETYPE: "into:unit among:units every:flag", Do.RETYPE_NEXT: "into:unit among:units side",
    Do.DRAW: "number:ask side mode", Do.PUT: "what:selector pokemon:label none:label", Do.PUT_CARDS: "what:selector place",
    Do.PUT_CHOSEN: "what:selector place", Do.PUT_POKEMON: "place with_tools:flag", Do.PUT_TOP: "number:ask place side",
    Do.PUT_TOOL: "what:selector place", Do.PICK_TOOL: "what:selector none:label", Do.EQUIP: "",
    Do.ZONE_DISCARD: "side", Do.ZONE_REFILL: "side exchanged:flag", Do.ZONE_TRADE: "",
    Do.SHOW: "what:selector both:flag",
    Do.LOOK: "number:ask side chosen:flag", Do.ARRANGE: "number:ask side by_opponent:flag", Do.SHUFFLE: "side",
    Do.EVOLVE: "with:selector", Do.SWITCH: "",
    **dict.fromkeys((Do.MARK, Do.MARK_ATTACK, Do.MARK_CHOSEN, Do.MARK_PLAYER), _MARK),
    Do.MARK_SPOT: "lasting:mark else:label turns:until", Do.AWARD: "points:ask", Do.SCORE: "points:ask side",
    Do.VOW: "vow", Do.USE_EFFECT: "of:selector",
    Do.COPY: "of:selector whose:copied none:label knows:flag", Do.BECOME: "rest:label more:flag", Do.END_TURN: "",
    Do.MAY: "could:ask no:label by_opponent:flag",
    Do.MODAL: "first:list options:count none:label by_opponent:flag",
    Do.MORE: "amount:ask", Do.BASE: "amount:ask", Do.FAIL: "end:label",
    Do.AIM: "aim", Do.AIMED: "aim else:label", Do.BASE_SET: "amount:ask each:flag",
    Do.BASE_TIMES: "amount:ask what:selector times:ask", Do.IGNORE: "ignored", Do.STRIKE: "", Do.CHOOSE: "all:flag",
    Do.CHOOSE_CARD: "what:selector", Do.CHOOSE_SPOT: "side", Do.PREVENT: "", Do.CHANGE: "amount:ask", Do.SAVE: "amount:ask",
    Do.USE_UP: "",
}  # fmt: skip
OPERANDS_OF: Mapping[Do, tuple[Operand, ...]] = {do: tuple(map(_operand, text.split())) for do, text in _SPOKEN.items()}
