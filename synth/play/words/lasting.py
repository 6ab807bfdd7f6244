"""Effects that last, in words: what attacks left behind, what is given or forbidden for a turn, what waits to happen.

An observation has their numbers; what a number stands for is a statement of some card's program. A kind of change that has no
phrase here is shown by its name, so that nothing in force goes unmentioned.
"""

from collections.abc import Iterator, Mapping

from synth.dsl import ast
from synth.dsl.ast import ModifierKind as Kind
from synth.play.live.pool import Library
from synth.play.words.texts import row_title
from synth.spec.layout import HELD, WIDE

_TENS = {
    Kind.TAKES: "takes {:+} damage from attacks",
    Kind.DEALS: "attacks do {:+} damage",
    Kind.BONUS: "{:+} damage for one attack",
    Kind.MAX_HP: "{:+} HP",
    Kind.POISON: "poison does {:+} damage",
}
_UNITS = {
    Kind.RETREAT_COST: "Retreat Cost {:+}",
    Kind.COST: "attacks cost {:+} Energy",
    Kind.AWARD: "{:+} points for a Knock Out",
    Kind.SLEEP_COINS: "{:+} coins to wake up",
}
_PLAIN = {
    Kind.FREE_RETREAT: "retreats for nothing",
    Kind.NO_WEAKNESS: "has no Weakness",
    Kind.WEAKNESS_X2: "takes double damage by Weakness",
    Kind.WEAKNESS: "has another Weakness",
    Kind.NO_ABILITY: "has no Ability",
    Kind.COIN_TO_ATTACK: "attacks need heads",
    Kind.SPENT: "an Ability of which one may be used has been used",
    Kind.EVOLVE_EARLY: "may evolve at once",
}
_SCOPED = {
    Kind.PREVENT: "protected from {}",
    Kind.CANNOT: "cannot {}",
    Kind.LOCK: "cannot play {}",
    Kind.IGNORE: "attacks ignore {}",
    Kind.IMMUNE: "cannot be {}",
    Kind.COINS: "all coins are {}",
    Kind.FIRST_COIN: "the next coins start with {}",
    Kind.ATTACKS_WHILE: "attacks although {}",
    Kind.RETREATS_WHILE: "retreats although {}",
}
_SCOPES = {
    "damage": "damage of attacks",
    "effects": "effects of attacks",
    "damage_and_effects": "damage and effects of attacks",
    "damage_and_abilities": "damage of attacks and Abilities",
    "this_attack": "use an attack again",
    "random_attack": "use one of its attacks",
    "chosen_attack": "use one of its attacks",
    "cost": "use attacks of some costs",
    "heal": "be healed",
    "switch": "be switched by the opponent",
    "supporter": "Supporters",
    "item": "Items",
    "trainer": "Trainer cards",
    "tool": "Tools",
    "stadium": "Stadiums",
    "bench": "Basic Pokémon from hand",
    "zone_energy": "attach Energy from the Energy Zone",
    "any": "affected by Special Conditions",
}
_WHEN = {1: " this turn", 2: " until the next turn is over"}


def lasting(library: Library, seen: Mapping[str, int], who: str) -> list[str]:
    """What lasts on the side `my` or `their`, a phrase each."""
    return [*_of_player(library, seen, who), *_of_slots(library, seen, who)]


def _of_player(library: Library, seen: Mapping[str, int], who: str) -> Iterator[str]:
    for k in range(WIDE):
        number = seen[f"{who}_wide{k}"]
        if number:
            worth, turns = (seen[f"{who}_wide{k}_{part}"] for part in ("worth", "turns"))
            yield _phrase(library, number - 1, worth) + _WHEN.get(turns, "")


def _of_slots(library: Library, seen: Mapping[str, int], who: str) -> Iterator[str]:
    for slot in range(library.pool.slots):
        for k in range(HELD):
            number = seen[f"{who}_mark{k}_{slot}"]
            if number:
                worth, turns = (seen[f"{who}_mark{k}_{part}_{slot}"] for part in ("worth", "turns"))
                where = "Active" if slot == 0 else f"Bench {slot}"
                yield f"{where}: {_phrase(library, (number - 1) // 2, worth)}{_WHEN.get(turns, '')}"


def _phrase(library: Library, number: int, worth: int) -> str:
    numbers = library.pool.numbers
    statement = numbers.statements[number]
    if isinstance(statement, ast.Arm):
        row = library.rows[numbers.rows[number]]
        return f"an effect of {row_title(row)} waits" if row else "an effect waits"
    kind, scope = statement.modifier.kind, statement.modifier.scope
    if kind in _TENS:
        return _TENS[kind].format(10 * worth)
    if kind in _UNITS:
        return _UNITS[kind].format(worth)
    if kind in _SCOPED:
        word = scope.value if scope else "damage"
        return _SCOPED[kind].format(_SCOPES.get(word, word.replace("_", " ")))
    return _PLAIN.get(kind, kind.value.replace("_", " "))
