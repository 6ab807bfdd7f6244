"""The questions of an effect, each a gate: what reaches it goes on by itself, or waits; an answer lets it go on."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.draft import EARLY, POST
from synth.codegen.ir import FALSE, TRUE, Value, constant, either, total, where
from synth.codegen.machine import effective
from synth.codegen.machine.answers import Answers
from synth.codegen.machine.board import Board
from synth.codegen.machine.evaluate import NO_OPTION, Scene, attachable, can_leap, condition, has_status, pokemon
from synth.codegen.machine.offers import OPTIONS, Offers
from synth.codegen.machine.run import Run
from synth.codegen.machine.usable import some
from synth.codegen.pool import OptionAsk, Unlowered
from synth.codegen.verbs import healing
from synth.codegen.verbs.switching import THEIRS
from synth.dsl.ast import Filter, FilterKind
from synth.spec.cards import Status
from synth.spec.layout import SLOTS, Phase, Place

LEAP = (Filter(kind=FilterKind.STAGE, n=2), Filter(kind=FilterKind.EVOLVES_VIA_STAGE1))


@dataclass(eq=False)
class Gates:
    """The questions of the effect being run. Collects what the pending cells and the mask have to say of an open one."""

    run: Run
    answers: Answers
    offers: Offers = field(default_factory=Offers)
    waits: Value = FALSE
    phase: Value = field(default_factory=lambda: constant(int(Phase.MAIN)))
    decider: Value = field(default_factory=lambda: constant(0))
    left: Value = field(default_factory=lambda: constant(0))
    it: Value = field(default_factory=lambda: constant(-1))
    result: Value = field(default_factory=lambda: constant(0))

    def open(self, asks: Value, phase: Phase, decider: Value | int = 0, left: Value | int = 0, it: Value | int = -1) -> None:
        """A question is open where `asks`."""
        self.waits = self.waits | asks
        self.phase = where(asks, int(phase), self.phase)
        self.decider = where(asks, decider, self.decider)
        self.left = where(asks, left, self.left)
        self.it = where(asks, it, self.it)

    # Options

    def option(self, when: int, reach: Value) -> Value:
        """Returns where the effect goes on; `run.option` is known there."""
        run, answers = self.run, self.answers
        rows = [row for row in run.table.rows if row.get("option") and row.get("option_when") == when]
        if not rows:
            return reach
        number = run.row("option")
        here = (number > 0) & (run.row("option_when") == when)
        flags: list[Value] = [FALSE] * OPTIONS
        otherwise = constant(NO_OPTION)
        for k in sorted({row["option"] for row in rows}):
            asked = run.board.pool.options.things[k - 1]
            found = _options(run, asked)
            flags = [flag | ((number == k) & one) for flag, one in zip(flags, found, strict=True)]
        flags = [flag & run.when("option_if") for flag in flags]
        several = total(flags) > 1
        for at, flag in enumerate(flags):
            otherwise = where(flag, at, otherwise)
        wanted = reach & here
        asks = wanted & several
        answered = answers.any_option & here
        run.option = where(answered, answers.option, where(wanted, otherwise, run.option))
        self.offers.add_options([flag & asks for flag in flags])
        # Where the answer is for one Pokémon, that is `it` by then.
        for_active = [k for k, asked in enumerate(run.board.pool.options.things, start=1) if asked.kind == "condition"]
        it = where(either(number == k for k in for_active), SLOTS, -1) if for_active else -1
        self.open(asks, Phase.CHOOSE_OPTION, it=it)
        return (reach & ~asks) | answered

    # Slots

    def slots(self, when: int, reach: Value) -> Value:
        """One Pokémon, or two, chosen; `scene.it` are they where the effect goes on."""
        run, board = self.run, self.run.board
        if not any(row.get("ask_when") == when for row in run.table.rows):
            return reach
        here = run.row("ask_when") == when
        flags = candidates(run, when)
        two = run.row("ask_two") == 1
        wanted = reach & here
        count = total(flags)
        asks = wanted & (count > where(two, 2, 1))
        answered = self.answers.slot & here
        answer = [answered & flag for flag in self.answers.slots]
        second = answered & two & (board["left"] == 2)
        first = [answered & two & (board["left"] == 1) & (board["it"] == at) for at in range(2 * SLOTS)]
        chosen = [one | before for one, before in zip(answer, first, strict=True)]
        alone = [wanted & ~asks & flag for flag in flags]
        fixed = [where(answered, a, where(wanted, b, it)) for a, b, it in zip(chosen, alone, run.scene.it, strict=True)]
        run.scene.it = fixed
        by = (run.row("ask_by") == 1).number_value()
        self.offers.add_slots([flag & (asks | (second & ~one)) for flag, one in zip(flags, answer, strict=True)])
        self.open(asks, Phase.CHOOSE_SLOT, by, where(two, 2, 0))
        self.open(second, Phase.CHOOSE_SLOT, by, 1, slot_number(answer))
        return (reach & ~asks) | (answered & ~second)

    def any_slots(self, reach: Value) -> tuple[Value, Value]:
        """Pokémon chosen one after the other, before damage. Returns where one has just been chosen (`scene.it`) and where
        somebody may go on to choose; what was chosen takes effect between this and `more_slots`."""
        run = self.run
        if not run.used("ask_any"):
            return FALSE, FALSE
        here = (run.row("ask_any") == 1) & (run.row("ask_when") == EARLY)
        answered = self.answers.slot & here
        run.scene.it = [where(answered, flag, it) for flag, it in zip(self.answers.slots, run.scene.it, strict=True)]
        return answered, answered | (reach & here)

    def more_slots(self, reach: Value, going: Value) -> Value:
        """Asks for the next one; returns where the effect goes on."""
        run = self.run
        if not run.used("ask_any"):
            return reach
        here = (run.row("ask_any") == 1) & (run.row("ask_when") == EARLY)
        flags = [flag & going for flag in candidates(run, EARLY)]
        asks = either(flags)
        self.offers.add_slots(flags)
        self.offers.may_stop = self.offers.may_stop | asks
        self.open(asks, Phase.CHOOSE_SLOT, (run.row("ask_by") == 1).number_value())
        self.result = where(asks, run.scene.result, self.result)
        done = self.answers.done_slots & here
        return ((reach | going) & ~asks) | done


def slot_number(flags: list[Value]) -> Value:
    """The number of the one flagged slot, -1 if there is none."""
    return (total(where(flag, at + 1, 0) for at, flag in enumerate(flags)) - 1).within(-1, 2 * SLOTS - 1)


def candidates(run: Run, when: int) -> list[Value]:
    """Slots that the row's choice can be answered with."""
    number = run.row("ask")
    flags: list[Value] = [FALSE] * (2 * SLOTS)
    for k in sorted({row["ask"] for row in run.table.rows if row.get("ask_when") == when}):
        options = pokemon(run.board.pool.asks.things[k - 1], run.scene)
        flags = [flag | ((number == k) & option) for flag, option in zip(flags, options, strict=True)]
    shield = run.shielded & (run.row("switch") == THEIRS)
    if run.used("ask_evolves"):
        flags = _that_can_leap(run, flags)
    if run.used("ask_zone"):
        zone = run.row("ask_zone") == 1
        flags = [where(zone, one, flag) for flag, one in zip(flags, attachable(flags, run.board), strict=True)]
    flags = [flag & ~_barred(run, when, *divmod(at, SLOTS)) for at, flag in enumerate(flags)]
    if run.used("ask_cures"):
        flags = [flag & _relieved(run, *divmod(at, SLOTS)) for at, flag in enumerate(flags)]
    return [flag & run.when("ask_if") & ~shield for flag in flags]


def _barred(run: Run, when: int, side: int, slot: int) -> Value:
    """Pokémon that the choice does not offer, because nothing could be done to them (rulebook 8.1)."""
    barred = healing.heals_it(run) & ~effective.can_be_healed(run.board, side, slot) & (run.row("ask_cures") == 0)
    if side == 1:
        # What an attack damages is asked before; a choice after damage is about other effects.
        barred = barred | run.shields[slot] if when == POST else barred
        for name in run.said("harm"):
            barred = barred | ((run.row(f"{name}_says") == 1) & run.sheltered(name, side, slot))
    return barred


def _relieved(run: Run, side: int, slot: int) -> Value:
    """Of healing that also cures: damage it can heal, or a condition that it ends."""
    board, cures = run.board, run.row("ask_cures")
    hurt = (board.damage(side, slot) > 0) & effective.can_be_healed(board, side, slot)
    ill = either((((cures >> k) & 1) == 1) & has_status(board, side, status) for k, status in enumerate(Status))
    return (cures == 0) | hurt | (ill if slot == 0 else FALSE)


def _that_can_leap(run: Run, flags: list[Value]) -> list[Value]:
    """Only a Pokémon that the hand holds a card for may be chosen (rulebook 8.1)."""
    wanted = run.row("ask_evolves") == 1
    leaps = [can_leap(run.board, LEAP, slot) for slot in range(SLOTS)]
    return [flag & (~wanted | leaps[at]) if at < SLOTS else flag for at, flag in enumerate(flags)]


def _options(run: Run, asked: OptionAsk) -> list[Value]:
    """Which answers there are."""
    scene, board = run.scene, run.board
    flags: list[Value] = [FALSE] * OPTIONS
    if asked.kind == "may":
        # One that could do nothing is not asked: the answer is no.
        flags[:2] = [some(asked.blocks[0], scene), TRUE]
    elif asked.kind == "modal":
        for at, block in enumerate(asked.blocks):
            flags[at] = some(block, scene)
    elif asked.kind == "condition":
        reached = board.occupied(1, 0) & ~run.shielded
        flags[: asked.size] = [reached] * asked.size
    elif asked.kind == "deck":
        for side in range(2):
            flags[side] = either(board.in_place(side, card, Place.DECK) for card in range(board.pool.places))
    elif asked.kind != "enter":
        raise Unlowered(f"option {asked.kind}")
    return flags


def can_flip_again(board: Board) -> Value:
    """Whether an own Pokémon lets the coins of an attack be flipped again, once a turn."""
    if "reflips" not in board.facts.table.fields or board.facts.table.fields["reflips"].hi == 0:
        return FALSE
    able = FALSE
    for slot in range(SLOTS):
        scene = Scene(board, [TRUE if k == slot else FALSE for k in range(SLOTS)])
        for number, program in enumerate(board.pool.reflips.things, start=1):
            holds = TRUE if program.condition is None else condition(program.condition, scene)
            able = able | ((board.fact(0, slot, "reflips") == number) & holds)
    return able & (board["reflipped"] == 0)
