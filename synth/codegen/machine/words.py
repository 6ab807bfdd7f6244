"""The numbers that the machine's source and the tables of a pool agree on. Both import them, so each is said once."""

from __future__ import annotations

from enum import Enum, IntEnum

from synth.dsl.ast import Event, ModifierKind, Scope

FRAMES = 6
"""Effects that can be in the middle of each other: one that was interrupted by a text that answers it, and so on."""
PROBE = FRAMES
"""A context for asking whether something could be done."""
EYES = FRAMES + 1
"""Contexts of continuous effects, one for each layer: no layer asks itself."""
CONTEXTS = FRAMES + 6
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
NOTHING = -1


class Carrier(IntEnum):
    """What kind of effect is being resolved: rules differ for what attacks do."""

    RULE = 0
    ATTACK = 1
    ABILITY = 2
    TRAINER = 3
    TOOL = 4
    STADIUM = 5
    ARMED = 6  # by an attack: its damage counts like that of an attack


class SideOf(IntEnum):
    MY = 0
    OPP = 1
    BOTH = 2
    TURN = 3


class ZoneOf(IntEnum):
    NONE = 0
    ACTIVE = 1
    BENCH = 2
    PLAY = 3
    SPOT = 4
    HAND = 5
    DECK = 6
    TOP = 7
    DISCARD = 8
    HAND_AND_DECK = 9
    PLAY_AND_HAND = 10
    STADIUM = 11
    TOOLS = 12
    PLAYER = 13
    ZONE_NEXT = 14
    ZONE_NOW = 15


class RoleOf(IntEnum):
    NONE = 0
    SELF = 1
    IT = 2
    DEFENDER = 3
    ATTACKER = 4
    NEW_ACTIVE = 5
    CARD = 6
    FOUND = 7
    REST = 8
    TOP_CARD = 9
    THIS_ATTACK = 10
    MOVED = 11


class Quantity(IntEnum):
    ALL = 0
    CHOOSE = 1
    RANDOM = 2
    ANY = 3
    UP_TO = 4
    DOWN_TO = 5


class Test(IntEnum):
    """What a filter asks of a Pokémon in play; of a card elsewhere it asks a trait."""

    TRAIT = 0  # printed on its card
    TYPE = 1
    STATUS = 2
    ANY_STATUS = 3
    ENERGY = 4
    ACTIVE = 5
    BENCHED = 6
    DAMAGED = 7
    UNDAMAGED = 8
    EVOLVED = 9
    EVOLVED_NOW = 10
    MOVED_NOW = 11
    STRUCK = 12
    OTHER = 13
    OLD = 14
    TOOL = 15
    TOOL_NAMED = 16
    ABILITY = 17
    ABILITY_NOT = 18
    RETREAT = 19
    MAX_HP = 20
    ON_ZONE = 21
    EVOLVES_FROM_IT = 22
    EVOLVES_VIA_STAGE1 = 23
    ALWAYS = 24
    NEVER = 25
    SHARES_ENERGY = 26
    SHARES_TYPE = 27
    NO_TOOL = 28
    NO_ENERGY = 29
    NO_ABILITY = 30
    NOT_TYPE = 31
    HURT = 32
    HEALED = 33
    UNUSED = 34
    THEIRS = 35
    FEW_UNITS = 36
    HP_LEFT = 37
    RETREAT_MOST = 38


class Ask(IntEnum):
    """Operations of a calculation: numbers and conditions that an effect reads from the game."""

    END = 0
    NUMBER = 1
    EVERYTHING = 2
    HEADS = 3
    TAILS = 4
    RESULT = 5
    DEALT = 6
    COUNT = 7
    NAMES = 8
    ENERGY = 9
    ENERGY_TYPES = 10
    HP = 11
    MAX_HP = 12
    DAMAGE = 13
    RETREAT = 14
    CONDITIONS = 15
    DISCARDED = 16
    EXTRA = 17
    POINTS = 18
    POINTS_NEEDED = 19
    KNOCKOUTS = 20
    TIMES_USED = 21
    TOP_COUNT = 22
    NEXT_UNITS = 23
    TIMES = 24
    HALF = 25
    EITHER = 26
    TENS = 27
    EQ = 28
    NE = 29
    GE = 30
    LE = 31
    GT = 32
    LT = 33
    BOTH = 34
    ONE = 35
    NOT = 36
    DID = 37
    CAN_PAY = 38
    FALLEN = 39
    USED_ATTACK = 40
    FIRST_ATTACK = 41
    FIRST_DAMAGE = 42
    FIRST_TURN = 43
    SUPPORTER_PLAYED = 44
    OR_ELSE = 45  # jumps if true, keeping it; else forgets it
    AND_THEN = 46  # jumps if false, keeping it; else forgets it
    EACH = 47  # for every Pokémon of the selector as `it`, until one is true: the code up to NEXT
    NEXT = 48
    GOTO = 49
    # Whether a statement could do something (rulebook 8.1): with Pokémon, with cards, to `it`.
    CAN_REACH = 50
    CAN_HURT = 51
    CAN_HEAL = 52
    CAN_CURE = 53
    CAN_CATCH = 54
    CAN_MOVE_DAMAGE = 55
    CAN_STRIP = 56
    CAN_SHIFT = 57
    CAN_ATTACH = 58
    CAN_SWITCH = 59
    CAN_EVOLVE = 60
    CAN_RETYPE = 61
    CAN_DRAW = 62
    CAN_PUT_CARDS = 63
    CAN_SHOW = 64
    CAN_ORDER = 65
    ZONE_HOLDS = 66
    HAS_CARDS = 67
    PAYS_CARDS = 68
    PAYS_UNITS = 69
    IT_IS_CARD = 70
    IT_HEALABLE = 71
    IT_CURABLE = 72
    IT_HAS_UNITS = 73
    IT_ATTACHABLE = 74
    IT_BENCHED = 75
    IT_EVOLVES = 76
    IT_HURTABLE = 77
    IT_HAS_TOOL = 78
    IT_DAMAGED = 79
    IT_TAKES = 80
    IT_GIVES = 81


class Do(IntEnum):
    """Operations of a program."""

    END = 0
    GOTO = 1
    UNLESS = 2  # a condition, b where to
    DECIDE = 3  # tests a condition once and remembers the answer by its number
    UNLESS_DECIDED = 4
    BIND = 5  # `it` is the single Pokémon that a condition tests
    FLIP = 6
    REFLIP = 7
    REPEAT = 8
    ROUND = 9
    LOOP_BEGIN = 10  # rounds that only add up damage
    LOOP = 11
    AMOUNT = 12  # a number that is fixed before the targets are known
    TARGET = 13  # finds or asks for the Pokémon the next operation acts on
    RESTORE = 14  # what `it` was before a statement about all of its Pokémon
    TARGET_ANY = 15
    HURT = 16
    HURT_TIMES = 17
    HEAL = 18
    SET_HP = 19
    MOVE_DAMAGE = 20
    AFFLICT = 21
    CURE = 22
    CLEAR = 23  # `did` and `result` before a statement that counts
    NOT_DONE = 24  # `did` before a statement
    UNITS = 25
    ATTACH = 26
    SPREAD = 27
    PICK_TYPES = 28
    STRIP = 29
    STRIP_POT = 30
    GIVERS = 31
    KEEP_GIVERS = 32
    TAKERS = 33
    SHIFT = 34
    SHIFT_ONE_EACH = 35
    SHIFT_SPREAD = 36
    RETYPE = 37
    RETYPE_NEXT = 38
    DRAW = 39
    PUT = 40
    PUT_CARDS = 41
    PUT_CHOSEN = 42
    PUT_POKEMON = 43
    PUT_TOP = 44
    PUT_TOOL = 45
    ZONE_DISCARD = 46
    ZONE_REFILL = 47
    SHOW = 48
    LOOK = 49
    ARRANGE = 50
    SHUFFLE = 51
    EVOLVE = 52
    SWITCH_OUT = 53
    SWITCH = 54
    MARK = 55
    MARK_ATTACK = 56  # … one of its attacks, picked at random
    MARK_SELF = 57
    MARK_PLAYER = 58
    MARK_SPOT = 59
    AWARD = 60
    VOW = 61
    USE_EFFECT = 62
    COPY = 63
    BECOME = 64
    END_TURN = 65
    MAY = 66
    MODAL = 67
    MORE = 68
    BASE = 69
    FAIL = 70
    AIM = 71
    AIMED = 72
    BASE_SET = 73
    BASE_DAMAGE = 74
    IGNORE = 75
    STRIKE = 76
    CHOOSE = 77
    CHOOSE_CARD = 78
    CHOOSE_SPOT = 79
    MARK_CHOSEN = 83  # … one of its attacks, which the player chooses
    PREVENT = 80  # PREVENT, CHANGE and SAVE: what stands in for damage or a Knock Out
    CHANGE = 81
    SAVE = 82
    USE_UP = 84  # … and the Tool that did it is discarded


class Task(IntEnum):
    """What is still to be done when the effect at hand is over or has been interrupted, the next one last."""

    NONE = 0
    RUN = 1
    LEAVE = 2
    FINISH_EFFECT = 3
    ATTACHED = 4
    REMEMBER = 5
    REACT = 6
    REACT_TEXT = 7
    REACT_ARMED = 8
    CONCLUDE = 9
    ONCE_MORE = 10
    END_OF_TURN = 11
    END_STEP = 12
    SETTLE = 13
    TOPPLE = 14
    FINISH_SETTLING = 15
    PROMOTE = 16
    CHECKUP_TEXTS = 17
    NEXT_TURN = 18
    LAST_WORDS = 19
    TRIUMPH = 20
    KNOCKED_OUT = 21
    ENTERED = 22
    PAY_RETREAT = 23
    EVOLVE_TARGET = 24
    TOOL_TARGET = 25
    ANSWER = 26
    AFTER_COPY = 27
    PLAYED = 28
    GROWN = 29
    MOVED_UP = 30


class Kept(IntEnum):
    """Memories that only some pools keep: bits of the table `kept`."""

    HURT = 0
    HEALED = 1
    ITEM_PLAYED = 2
    SELF_USED = 3


class Level(IntEnum):
    """Who asks: what continuous effects change is known to those above them only."""

    PLAIN = 0  # loss of Abilities, types: they see what is printed
    HP = 1  # changes of HP: they see Abilities and types
    RETREATS = 2  # changes of Retreat Costs: they see HP too
    STATICS = 3  # all other continuous effects
    EFFECTS = 4  # effects that are being resolved


class Numbers:
    """The members of an enum of the language by number, in their order: `KindOf.TAKES`; `of` has them all."""

    def __init__(self, members: type[Enum]) -> None:
        self.of = {member: number for number, member in enumerate(members)}
        self.__dict__.update({member.name: number for member, number in self.of.items()})

    def __getattr__(self, name: str) -> int:
        raise AttributeError(f"no member {name}")


KindOf, EventOf, ScopeOf = Numbers(ModifierKind), Numbers(Event), Numbers(Scope)
"""Modifiers, events, and the words that say what a modifier is about."""
