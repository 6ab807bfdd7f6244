"""What both engines agree on: the action table, the cells of a state, the entries of an observation. Names and sizes only.

Sides are relative in a state: side 0 is the player whose turn it is (during setup, the player who puts Pokémon down), side
1 the other one. Slot 0 is the Active Spot, the others are the Bench from left to right. Damage is counted in tens. Cards in a
state are numbers of the build's card table (0 is no card); a player's cards are numbered by their place in the deck list.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from synth.spec.cards import UNITS

SLOTS = 4
"""Slots of a player by the usual rules: the Active Spot and three places on the Bench."""
WIDE = 8
"""Lasting effects that a player can have in force or waiting at once."""
HELD = 4
"""Lasting effects that can be on a Pokémon at once."""
MOST_TOOLS = 4
"""Tools that a Pokémon can have at once, whatever texts allow."""
TOOL_FACTS = ("tool", *(f"tool{k}" for k in range(2, MOST_TOOLS + 1)))
ENERGIES = len(UNITS)


class Phase(IntEnum):
    """What is to be decided now."""

    SETUP = 0  # first play puts a Basic into the Active Spot, more go to the Bench, `end` confirms
    MAIN = 1
    PROMOTE = 2
    CHOOSE_SLOT = 3
    CHOOSE_ENERGY = 4
    CHOOSE_ATTACK = 5
    CHOOSE_CARD = 6
    CHOOSE_OPTION = 7
    OVER = 8


class Place(IntEnum):
    """Where a card is; IN_PLAY + slot for stacks and Tools."""

    DECK = 0
    HAND = 1
    DISCARD = 2
    STADIUM = 3
    RESOLVING = 4  # a Trainer card whose effect is not finished (rulebook 8.3)
    ABSENT = 5
    IN_PLAY = 6  # the last one: a Bench may have any number of places


class Flow(IntEnum):
    """What follows once nothing is pending."""

    MAIN = 0  # the turn goes on
    END = 1  # end of turn, Checkup, next turn
    NEXT = 2  # the Checkup is over: next turn
    AGAIN = 3  # another turn of the same player


class Daze(IntEnum):
    """The three Special Conditions that exclude each other."""

    NONE = 0
    ASLEEP = 1
    PARALYZED = 2
    CONFUSED = 3


class Winner(IntEnum):
    NONE = 0
    PLAYER_0 = 1
    PLAYER_1 = 2
    TIE = 3


@dataclass(frozen=True)
class ActionGroup:
    name: str
    size: int
    meaning: str


@dataclass(frozen=True)
class Shape:
    """What the cells of a state depend on: cards and slots of a player, titles of attacks that the pool's effects name, and
    places for Tools on a Pokémon."""

    cards: int
    slots: int = SLOTS
    titles: int = 0
    tools: int = 1

    @property
    def tool_facts(self) -> tuple[str, ...]:
        """Cells of a slot for its Tools: a Tool stays in its place until it leaves."""
        return TOOL_FACTS[: self.tools]

    @property
    def slot_facts(self) -> tuple[str, ...]:
        """What an observation shows of a slot besides what lasts there and its Energy."""
        return ("pokemon", "damage", *self.tool_facts, "fresh", "used", "grown", "fought", "spent", "struck")


def action_groups(shape: Shape) -> tuple[ActionGroup, ...]:
    """The whole action table in order; a specialised engine keeps the groups its pool can use."""
    cards, slots = shape.cards, shape.slots
    return (
        ActionGroup("end", 1, "end the turn; in setup: confirm; in a loop of choices: done"),
        ActionGroup("attach", slots, "attach the current Energy to the own slot"),
        ActionGroup("retreat", slots - 1, "retreat for the Pokémon in Bench slot 1 and so on"),
        ActionGroup(
            "attack", 6, "use attack 0 or 1 of the Active Pokémon's top card, then of the cards under it, highest first"
        ),
        ActionGroup("ability", slots, "use the Ability of the Pokémon in the own slot"),
        ActionGroup("discard", slots, "discard the Fossil in the own slot"),
        ActionGroup("play", cards, "play the card at this place of the own deck list from hand"),
        ActionGroup(
            "slot",
            2 * slots,
            "choose a slot: the own ones, then the opponent's; also target of an evolution or a promotion",
        ),
        ActionGroup("energy", ENERGIES, "choose a unit of this type: " + " ".join(UNITS)),
        ActionGroup(
            "copy",
            2 * slots,
            "choose attack 0 or 1 of a slot to copy, the opponent's or own as the effect says: 2 * slot + attack;"
            " in the main phase use one of the own Bench, or in slot 0 of the opponent's Active Pokémon",
        ),
        ActionGroup("stadium", 1, "use the Stadium's once-per-turn effect"),
        ActionGroup("option", 6, "yes, no; or the k-th printed option"),
        ActionGroup(
            "card",
            cards,
            "choose the own card at this place of the deck list; in the main phase use the first attack of a discarded one",
        ),
        ActionGroup(
            "rank",
            cards,
            "choose the k-th of the other player's candidate cards, each card once, by number descending; in the main phase"
            " use the second attack of the own discarded card at this place",
        ),
    )


@dataclass(frozen=True)
class ActionTable:
    groups: tuple[ActionGroup, ...]

    @cached_property
    def size(self) -> int:
        return sum(group.size for group in self.groups)

    @cached_property
    def _firsts(self) -> dict[str, int]:
        sizes = [group.size for group in self.groups]
        return {group.name: sum(sizes[:at]) for at, group in enumerate(self.groups)}

    def first(self, name: str) -> int:
        """The index of a group's first action."""
        return self._firsts[name]

    def has(self, name: str) -> bool:
        return name in self._firsts

    def describe(self, action: int) -> str:
        """`attach 2`, `play 13` …"""
        at = action
        for group in self.groups:
            if at < group.size:
                return group.name if group.size == 1 else f"{group.name} {at}"
            at -= group.size
        raise IndexError(action)

    def index(self, name: str, offset: int = 0) -> int:
        return self.first(name) + offset


@dataclass(frozen=True)
class StateCell:
    """One number of a state. Names are `fact`, `fact_side`, `fact_side_slot` …: the first bare number is the side."""

    name: str
    bits: int = 8


def across(name: str) -> str | None:
    """The same cell of the other side; None for a cell that has no side."""
    parts = name.split("_")
    at = next((at for at, part in enumerate(parts) if part.isdigit()), None)
    if at is None:
        return None
    parts[at] = str(1 - int(parts[at]))
    return "_".join(parts)


def cells(shape: Shape) -> Iterator[StateCell]:
    """All cells in order."""
    yield StateCell("turn")  # -1 and 0 while the first and the second player put their Pokémon down
    yield StateCell("turn_player")  # player (absolute) who is side 0
    yield StateCell("phase")
    yield StateCell("decider")  # side that decides now
    yield StateCell("flow")
    yield StateCell("winner")
    yield StateCell("stadium", 16)
    yield StateCell("stadium_side")
    yield StateCell("supporter_played")
    yield StateCell("stadium_played")
    yield StateCell("stadium_used")
    yield StateCell("retreated")
    yield StateCell("row", 16)  # effect being resolved, 0 for none
    yield StateCell("source")  # slot of side 0 whose effect it is
    yield StateCell("left")  # units still to choose or place
    yield StateCell("it")  # slot chosen: side 0's, then side 1's; -1 for none
    yield StateCell("heads")
    yield StateCell("dealt")  # tens of damage the attack did to the opponent's Active
    yield StateCell("result", 16)  # "in this way" so far
    yield StateCell("attack", 16)  # row of the attack, while a reaction to it waits
    yield StateCell("attacker")  # 1 + slot of side 0 where the attacker is then, 0 if it has left play
    yield StateCell("hit", 16)  # bit slot + slots * side: Pokémon that the attack's damage reached, until Knock Outs are settled
    yield StateCell("again", 16)  # row of the attack that is used once more after this one's Knock Outs, 0 for none
    yield StateCell("ending")  # next step of the end of the turn, while a Knock Out among them waits for a promotion
    yield StateCell("reflipped")  # a batch of coins was flipped again this turn
    yield StateCell("overflow")  # 1 once a lasting effect found no room: the state is no longer right
    for side in range(2):
        yield StateCell(f"points_{side}")
        yield StateCell(f"energy_now_{side}")  # 0 for none, else 1 + index in UNITS
        yield StateCell(f"energy_next_{side}")
        yield StateCell(f"declared_{side}", 16)  # bit mask over UNITS
        yield StateCell(f"poison_{side}")  # tens a Checkup, 0 for none
        yield StateCell(f"burn_{side}")
        yield StateCell(f"daze_{side}")
        yield StateCell(f"daze_fresh_{side}")  # paralyzed during the owner's own current turn (rulebook 12.3)
        yield StateCell(f"moved_{side}")  # the Active moved up from the Bench this turn
        # types (bits, UNITS then Dragon) of own Pokémon Knocked Out by an attack's damage
        # in the opponent's last turn; cleared at the end of the own turn
        yield StateCell(f"fallen_{side}", 16)
        yield StateCell(f"knockouts_{side}")  # own Pokémon Knocked Out in this game
        yield StateCell(f"title_{side}")  # title of the attack used in the own last turn, 0 for none
        yield StateCell(f"title_next_{side}")  # … in the own current turn
        for k in range(WIDE):
            # what this player has in force or waiting, in the order in which it was set:
            # 0 none, else 1 + number in `lasting`; the amount; ends of turns until it is over, 0 for none
            yield StateCell(f"wide{k}_{side}", 16)
            yield StateCell(f"wide{k}_worth_{side}", 16)
            yield StateCell(f"wide{k}_turns_{side}")
        for k in range(1, shape.titles + 1):
            yield StateCell(f"times{k}_{side}")  # attacks with this title used in this game
        for unit in range(ENERGIES):
            yield StateCell(f"discarded_{side}_{unit}")
        for slot in range(shape.slots):
            yield StateCell(f"pokemon_{side}_{slot}", 16)
            yield StateCell(f"damage_{side}_{slot}")
            for tool in shape.tool_facts:
                yield StateCell(f"{tool}_{side}_{slot}", 16)
            yield StateCell(f"fresh_{side}_{slot}")  # put into play or evolved this turn
            yield StateCell(f"used_{side}_{slot}")  # Ability used this turn
            yield StateCell(f"grown_{side}_{slot}", 16)  # card it evolved from during this turn
            yield StateCell(f"fought_{side}_{slot}")  # has used an attack since it came into play
            # has used up its protection from the first damage since it came into play
            yield StateCell(f"spent_{side}_{slot}")
            yield StateCell(f"struck_{side}_{slot}")  # damaged by an attack in the Active Spot in the opponent's last turn
            for k in range(HELD):
                # what lasts on this Pokémon, in the order in which it was set: 0 none,
                # else 1 + 2 * number in `lasting` + 1 if it is the other player's; amount and turns as above
                yield StateCell(f"mark{k}_{side}_{slot}", 16)
                yield StateCell(f"mark{k}_worth_{side}_{slot}", 16)
                yield StateCell(f"mark{k}_turns_{side}_{slot}")
            for unit in range(ENERGIES):
                yield StateCell(f"energy_{side}_{slot}_{unit}")
        for card in range(shape.cards):
            yield StateCell(f"card_{side}_{card}", 16)
            yield StateCell(f"place_{side}_{card}")
            # 0: not fixed; k: k-th card from the top of the deck; -k: k-th from the bottom
            yield StateCell(f"order_{side}_{card}")
            # bits: the owner knows its place in the deck (1); the opponent knows that it is
            # in the hand or deck (2), and its place in the deck (4)
            yield StateCell(f"seen_{side}_{card}")


_LASTING = ("", "_worth", "_turns")


def observation(shape: Shape) -> Iterator[str]:
    """Names of the entries of an observation, in order; `my` is the viewer, `their` the other player.

    Hidden things are 0: the other player's declared types; during setup everything they have put down. Their cards are
    listed without regard to their deck list: those whose place is public or known, by card number and place descending.
    """
    yield from ("turn", "my_turn", "deciding", "phase", "stadium", "stadium_mine", "supporter_played", "stadium_played")
    yield from ("stadium_used", "retreated", "row", "source", "left", "it", "heads", "dealt", "result", "attack")
    yield from ("attacker", "hit", "again", "ending", "reflipped")
    for who in ("my", "their"):
        yield from (f"{who}_{fact}" for fact in ("points", "hand", "deck", "energy_now", "energy_next", "declared"))
        yield from (
            f"{who}_{fact}" for fact in ("poison", "burn", "daze", "daze_fresh", "moved", "fallen", "knockouts")
        )
        yield from (f"{who}_{fact}" for fact in ("title", "title_next"))
        yield from (f"{who}_wide{k}{part}" for k in range(WIDE) for part in _LASTING)
        yield from (f"{who}_times{k}" for k in range(1, shape.titles + 1))
        yield from (f"{who}_discarded_{unit}" for unit in range(ENERGIES))
        for slot in range(shape.slots):
            yield from (f"{who}_{fact}_{slot}" for fact in shape.slot_facts)
            yield from (f"{who}_mark{k}{part}_{slot}" for k in range(HELD) for part in _LASTING)
            yield from (f"{who}_energy_{slot}_{unit}" for unit in range(ENERGIES))
    for card in range(shape.cards):
        yield from (f"my_card_{card}", f"my_place_{card}", f"my_order_{card}")
    for card in range(shape.cards):
        yield from (f"their_card_{card}", f"their_place_{card}", f"their_order_{card}")
