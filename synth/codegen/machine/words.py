"""The numbers that the machine's source and the tables of a pool agree on. Both import them, so each is said once."""

from enum import Enum, IntEnum
from typing import Any

from synth.dsl.ast import Deed, Event, ModifierKind, Quantifier, Role, Scope, Side, Zone
from synth.spec.layout import ENERGIES

FRAMES = 6
"""Effects that can be in the middle of each other: one that was interrupted by a text that answers it, and so on."""
PROBE = FRAMES
"""A context for asking whether something could be done."""
EYES = FRAMES + 1
"""Contexts of continuous effects, one for each layer: no layer asks itself."""
BLANK = FRAMES + 6
"""A context in which nothing ever stands."""
CONTEXTS = FRAMES + 7
AGENDA = 40
"""Tasks that can wait at once."""
TASK = 8
"""Numbers of a task: what, and up to seven arguments."""
ANSWERS = 24
"""Texts that one event can set off."""
AIMS = 4
"""Chosen targets of one attack's damage that are kept until it is placed."""
DEPTH = 8
"""Numbers that a calculation holds at once."""
STACK = 5 * DEPTH
"""… and those of the calculations it asks for, level by level."""
LOOPS = 4
"""Choices within each other that a question whether something could be done tries out."""
DRAWN = 8
"""Units picked at random, or one by one, that one statement attaches at most."""
LISTED = 8
"""Kinds of cards that deck lists are sorted by."""
MANY = 99
"""The most rounds, units or cards that one statement goes through, so that a step is finite."""
EVERY = (1 << ENERGIES) - 1
"""All types of units."""
NOTHING = -1
FELL = 1 << 10
"""Beside the types of Pokémon that attacks have beaten: one has fallen in some way."""
EX_FELL = 1 << 14
"""… and one that an attack has beaten was a Pokémon ex."""
EVENT_WORDS = 2
"""Words of bits that say which events something answers; their signs are no events."""
SHARED = 29
"""The bit of `kinds` that the last modifiers share: there are no more."""


class Carrier(IntEnum):
    """What kind of effect is being resolved: rules differ for what attacks do."""

    RULE = 0
    ATTACK = 1
    ABILITY = 2
    TRAINER = 3
    TOOL = 4
    STADIUM = 5
    ARMED = 6  # by an attack: its damage counts like that of an attack


Test = IntEnum("Test", (
    "TRAIT STATE ALWAYS "  # what is printed on its card; what lies on its spot; everything
    "TYPE SHARES_TYPE ABILITY MAX_HP HP_LEFT RETREAT "  # what texts can change
    "STATUS ENERGY SHARES_ENERGY ACTIVE TOOL TOOL_NAMED EVOLVED EVOLVED_NOW MOVED_NOW OTHER NOT_IT THEIRS HIT_NOW "
    "BESIDE FOREMOST "
    "ON_ZONE ON EVOLVES_FROM_IT EVOLVES_VIA_STAGE1"  # of cards
), start=0)  # fmt: skip
"""What a filter asks of a Pokémon in play, or the contrary of it; of a card elsewhere it asks a trait."""

Ask = IntEnum("Ask", (
    "END NUMBER EVERYTHING HEADS TAILS RESULT DEALT COUNT NAMES "
    "ENERGY ENERGY_TYPES HP MAX_HP EXCESS DAMAGE AGE RETREAT CONDITIONS "  # of Pokémon
    "DISCARDED EXTRA POINTS POINTS_NEEDED KNOCKOUTS TURNS TIMES_USED TOP_COUNT ZONE_UNITS "
    "TIMES HALF TENS NOT LT EQ LE GT NE GE BOTH ONE EITHER "  # of numbers that are there; `combined` counts on the order
    "DID CAN_PAY FALLEN USED_ATTACK FIRST_ATTACK FIRST_DAMAGE FIRST_TURN IN_TURN SPENT SUPPORTER_PLAYED "  # what is remembered
    "OR_ELSE AND_THEN "  # jumps if true, or if false, keeping it; else forgets it
    "EACH NEXT GOTO "  # for every Pokémon of the selector as `it`, until one is true: the code up to NEXT
    # Whether a statement could do something (rulebook 8.1): with cards; to one of some Pokémon; to `it`, in the same order.
    "CAN_DRAW CAN_PUT_CARDS PAYS_UNITS "
    "CAN_REACH CAN_HEAL CAN_CURE CAN_CATCH CAN_GIVE CAN_STRIP CAN_ATTACH CAN_SWITCH CAN_EVOLVE CAN_MOVE CAN_EQUIP "
    "IT_IS IT_HEALABLE IT_CURABLE IT_CATCHES IT_GIVES IT_HAS_UNITS IT_ATTACHABLE IT_SWITCHES IT_EVOLVES IT_MOVES IT_EQUIPS "
    "IT_BENCHED IT_HURTABLE IT_TAKES"
), start=0)  # fmt: skip
"""Operations of a calculation: numbers and conditions that an effect reads from the game."""

Do = IntEnum("Do", (
    "END GOTO UNLESS DECIDE UNLESS_DECIDED BIND FLIP REFLIP REPEAT ROUND LOOP_BEGIN LOOP MAY MODAL USE_EFFECT "  # the way
    "AMOUNT TARGET RESTORE TARGET_ANY CHOOSE CHOOSE_CARD CHOOSE_SPOT CLEAR NOT_DONE "  # what the next one is about
    "HURT HURT_TIMES HEAL SET_HP MOVE_DAMAGE AFFLICT CURE SWITCH EVOLVE AWARD SCORE END_TURN "
    "UNITS ATTACH SPREAD PICK_TYPES STRIP STRIP_POT KEEP_GIVERS SHIFT SHIFT_ONE_EACH SHIFT_SPREAD RETYPE "
    "RETYPE_NEXT ZONE_DISCARD ZONE_REFILL ZONE_TRADE "
    "DRAW PUT PUT_CARDS PUT_CHOSEN PUT_POKEMON PUT_TOP PUT_TOOL PICK_TOOL EQUIP SHOW LOOK ARRANGE SHUFFLE "
    "MARK MARK_ATTACK MARK_CHOSEN MARK_PLAYER MARK_SPOT VOW "  # what lasts
    "MORE BASE FAIL AIM AIMED BASE_SET BASE_TIMES IGNORE STRIKE COPY BECOME "  # of attacks
    "PREVENT CHANGE SAVE USE_UP"  # what stands in for damage or a Knock Out; … and the Tool that did it is discarded
), start=0)  # fmt: skip
"""Operations of a program; `programs/operands.py` has what each is handed."""

Task = IntEnum("Task", (
    "NONE RUN LEAVE FINISH_EFFECT ANSWER AFTER_COPY PLAYED ATTACHED CAME ACTED MOVED_UP PAY_RETREAT EVOLVE_TARGET TOOL_TARGET "
    "REMEMBER REACT REACT_TEXT ONCE_MORE END_OF_TURN END_STEP SETTLE TOPPLE FINISH_SETTLING LAST_WORDS "
    "TRIUMPH KNOCKED_OUT PROMOTE MAKE_ROOM CHECKUP_TEXTS NEXT_TURN"
), start=0)  # fmt: skip
"""What is still to be done when the effect at hand is over or has been interrupted, the next one last."""


Kept = IntEnum("Kept", "HURT HEALED SELF_USED FELL TAKEN AGE GREW FED TIED", start=0)
"""Memories that only some pools keep: bits of the table `kept`."""


class Level(IntEnum):
    """Who asks: what continuous effects change is known to those above them only."""

    PLAIN = 0  # loss of Abilities, types: they see what is printed
    HP = 1  # changes of HP: they see Abilities and types
    RETREATS = 2  # changes of Retreat Costs: they see HP too
    STATICS = 3  # all other continuous effects
    EFFECTS = 4  # effects that are being resolved


class Numbers:
    """The members of an enum of the language by number, in their order: `KindOf.TAKES`; `of` has them all. After each `word` of
    them a number is left out."""

    def __init__(self, members: type[Enum], first: int = 0, word: int = 1 << 16) -> None:
        self.of: dict[Any, int] = {member: number + number // word for number, member in enumerate(members, first)}
        self.__dict__.update({member.name: number for member, number in self.of.items()})

    def word(self, number: int) -> str:
        return next(str(member.value) for member, at in self.of.items() if at == number)

    def __getattr__(self, name: str) -> int:
        raise AttributeError(f"no member {name}")


KindOf, EventOf, ScopeOf, DeedOf = Numbers(ModifierKind), Numbers(Event, word=31), Numbers(Scope), Numbers(Deed)
"""Modifiers, events, the words that say what a modifier is about, and what players do."""
ROW_UNITS = len(DeedOf.of)
"""Beside what players do, with the next number: the row of the last attack."""
SideOf, Quantity, ZoneOf, RoleOf = Numbers(Side), Numbers(Quantifier), Numbers(Zone, 1), Numbers(Role, 1)
"""The parts of a selector; 0 for no zone, or no role."""
