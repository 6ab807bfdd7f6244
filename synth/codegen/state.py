"""Ranges of the cells of a state: they decide how wide each is, and the interpreter holds the machine to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum

from synth.codegen.facts import CardFactsTable
from synth.codegen.ir import BOOL, I8, width
from synth.codegen.pool import Pool
from synth.spec.layout import ENERGIES, LOCKS, MARKS, SLOTS, Daze, Flow, Phase, Place, Winner, cells

DAMAGE_CAP = 120
"""Tens of damage that are counted on one Pokémon."""


STEPS_A_SIDE = 3 * SLOTS + 2
"""Steps of the end of a turn: Abilities and Tools of the slots, doom, traps of the slots, the Stadium."""

UNWRITTEN = (0, 0)
"""Cells that no lowering writes: they stay 0 and are left out of every engine."""


def ranges(pool: Pool) -> dict[str, tuple[int, int]]:
    """Lowest and highest value of each cell, in the order of the layout."""
    cards, rows, titles = len(pool.cards), len(pool.rows), pool.numbers.counts.titles
    by_fact: dict[str, tuple[int, int]] = {
        "turn": (-1, pool.rules.turn_limit),
        "turn_player": (0, 1),
        "phase": (0, int(Phase.OVER)),
        "decider": (0, 1),
        "flow": (0, int(Flow.NEXT)),
        "winner": (0, int(Winner.TIE)),
        "stadium": (0, cards),
        "stadium_side": (0, 1),
        "supporter_played": (0, 1),
        "retreated": (0, 1),
        "row": (0, rows),
        "source": (0, SLOTS - 1),
        "left": (0, 32),
        "it": (-1, 2 * SLOTS - 1),
        "heads": (0, 32),
        "dealt": (0, DAMAGE_CAP),
        "hit": (0, 255),
        "attack": (0, rows),
        "attacker": (0, SLOTS),
        "again": (0, rows),
        "ending": (0, 2 * STEPS_A_SIDE),
        "retreat_less": (0, 40),
        "first_heads": (0, 1),
        "boost": (0, 20),
        "discount": (0, 20),
        "points": (0, 20),
        "energy_now": (0, ENERGIES - 1),
        "energy_next": (0, ENERGIES - 1),
        "declared": (0, (1 << ENERGIES) - 1),
        "poison": (0, 4),
        "burn": (0, 1),
        "daze": (0, int(Daze.CONFUSED)),
        "daze_fresh": (0, 1),
        "moved": (0, 1),
        **dict.fromkeys(MARKS, (0, 1)),
        **dict.fromkeys(LOCKS, (0, 1)),
        "takes": (-20, 20),
        "takes_ex": (-20, 20),
        "prevent": (0, 3),
        "prevent_small": (0, 20),
        "hit_back": (0, 20),
        "snare": (0, 20),
        "deals": (-20, 20),
        "attack_cost": (0, 5),
        "retreat_more": (0, 5),
        "doom": (0, 20),
        "rest": (0, 1 + titles),
        "rest_next": (0, 1 + titles),
        "bonus": (0, 20),
        "bonus_next": (0, 20),
        "bonus_for": (0, titles),
        "bonus_for_next": (0, titles),
        "exposed": (0, 20),
        "exposed_next": (0, 20),
        "frenzy": (0, 60),
        "frenzy_for": (0, titles),
        "surge": (0, 20),
        "surge_next": (0, 20),
        "guard": (0, 20),
        "armed": (0, 1),
        "times": (0, 60),
        "fallen": (0, (1 << 10) - 1),
        "knockouts": (0, 60),
        "title": (0, titles),
        "title_next": (0, titles),
        "result": (0, (1 << ENERGIES) - 1),
        "reflipped": (0, 1),
        "stadium_played": (0, 1),
        "stadium_used": (0, 1),
        "grown": (0, cards),
        "fought": (0, 1),
        "spent": (0, 1),
        "struck": (0, 1),
        "trap": (0, 20),
        "discarded": (0, 120),
        "pokemon": (0, cards),
        "damage": (0, DAMAGE_CAP),
        "tool": (0, cards),
        "fresh": (0, 1),
        "used": (0, 1),
        "energy": (0, 60),  # no limit (rulebook 6.16): more than play comes near
        "card": (0, cards),
        "place": (0, int(Place.ABSENT)),
        "order": (-pool.places if pool.bottoms else 0, pool.places),
        "seen": (0, 7),
    }
    found = {}
    for cell in cells(pool.places, pool.numbers.counts):
        fact = re.sub(r"(_\d+)*$", "", cell.name)
        fact = re.sub(r"^(boost|discount|surge|guard|armed|times)\d+", r"\1", fact)
        found[cell.name] = by_fact.get(fact, UNWRITTEN)
    return found


class Todo(IntEnum):
    """What a step still has to do by itself, before the next decision. A pass begins there and goes on from it."""

    NOTHING = 0
    REACT = 1  # the Ability of the Pokémon that was hit
    REACT_TOOL = 2  # its Tool, and what it has armed
    FALL = 3  # what falling Pokémon set off, beginning with the Ability of side 1's Active
    FALL_TOOL = 4  # … with its Tool
    KNOCK_OUTS = 5
    GO_ON = 6  # promotions, and whatever `flow` says


FLAGS = (
    *("over", "foul", "legal", "acting", "struck_now", "answered", "second"),
    *(f"{flag}{slot}" for flag in ("benched", "evolved") for slot in range(SLOTS)),
    *(f"{flag}_{side}_{slot}" for flag in ("striker", "known", "denied", "saved") for side in range(2) for slot in range(SLOTS)),
)
"""Known during a step only: the game was over before; the action was illegal, or not; it starts or resumes an effect; an attack
has just been resolved; the offered slots are the answer to a trigger's question; it is the second hit of an attack; own slots
that a Pokémon has just come to. Of Pokémon: it is the attacker; it is known to fall; it brings no points; its cards go to
hand."""

NUMBERS = {
    **{"taken": 1 << 10, "played": 1 << 12, "unit_came": ENERGIES, "attacking": 1 << 12, "blow": DAMAGE_CAP, "bounty": 20},
    **{"picks": 63, "drawn0": 63, "drawn1": 63},
}
"""Known during a step only, with the highest value: the action, the row of a Trainer just played, 1 + the type of a unit just
attached, the row of the attack, what it dealt, points more for the opponent's Active, random cards picked, cards that effects
have drawn for each side. Of Pokémon, `levy`: points more or fewer for them."""


def carried(facts: CardFactsTable, offers: Sequence[str], places: int) -> dict[str, tuple[int, int, str]]:
    """Lowest and highest value and type of what the functions of a step hand on besides the cells; `offers`: flags of what
    a pending effect lets its decider choose from."""
    known = {"todo": (0, int(max(Todo)), I8), "ranks": (0, places, I8)} | dict.fromkeys((*FLAGS, *offers), (0, 1, BOOL))
    known |= {name: (0, most, width(0, most)) for name, most in NUMBERS.items()}
    for side in range(2):
        for slot in range(SLOTS):
            known[f"levy_{side}_{slot}"] = (-20, 20, I8)
            known[f"reached_{side}_{slot}"] = (0, 1, BOOL)
            for k, words in enumerate(facts.table.words):
                lo, hi = min(words), max(words)
                known[f"words_{side}_{slot}_{k}"] = (lo, hi, width(lo, hi))
    return known
