"""attached_zone: what a unit from the Energy Zone sets off (rulebook 6.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.codegen.ir import FALSE, TRUE, Value, constant, either, maximum, minimum, stage, where
from synth.codegen.machine import effective
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.triggers.perform import Act, afflict, check, perform_at_once, sheltered, tens
from synth.codegen.machine.triggers.programs import Holder, Text, armed_in, holders, texts
from synth.codegen.machine.triggers.units import Units
from synth.codegen.pool import Pool, Unlowered
from synth.codegen.state import DAMAGE_CAP
from synth.codegen.verbs.evolving import FROM_IT, put_on
from synth.dsl.ast import Attach, Const, Damage, Event, Evolve, Heal, Program, Quantifier, Role, Selector, Side, Zone
from synth.spec.cards import UNITS, Status
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS, Place

DECK_COPIES = 2
OPPOSING = Selector(side=Side.OPP, zone=Zone.ACTIVE)


def heard(board: Board) -> bool:
    """Whether anything in the pool waits for it."""
    return bool(texts(board.pool, Event.ATTACHED_ZONE) or armed_in(board.pool, Event.ATTACHED_ZONE))


def hears(board: Board) -> Value:
    """Whether anything in play may wait for it now."""
    waits = either(board[f"doze_{side}"] > 0 for side in SIDES) if armed_in(board.pool, Event.ATTACHED_ZONE) else FALSE
    numbers = sorted({text.number for text in texts(board.pool, Event.ATTACHED_ZONE)})
    if not numbers:
        return waits
    held = (board.fact(side, slot, "trigger") for side in SIDES for slot in range(SLOTS))
    return waits | either(number == k for number in held for k in numbers)


def check_attached(program: Program, pool: Pool) -> None:
    if len(program.body) != 1:
        raise Unlowered("attached_zone with several statements")
    if not _on_it(program) and program.whose is not Side.MY:
        raise Unlowered("attached_zone of this form")
    check(program.body, pool)


def _on_it(program: Program) -> bool:
    stmt = program.body[0]
    return isinstance(stmt, Damage) and stmt.to == Selector(role=Role.IT) and program.whose is Side.OPP


def attached(board: Board, chance: Chance, side: int, came: Units, most: int = DECK_COPIES) -> None:
    """Units have come to Pokémon of a side: what attacks left on its Active, then Abilities. `most`: how many Pokémon of
    one name they can have come to.

    Several units at once do so one after the other; but for damage and healing of the same Pokémon it comes to the same
    to take one text after the other."""
    if not heard(board) or not came.counts:
        return
    if armed_in(board.pool, Event.ATTACHED_ZONE):
        asleep = (came.on(0, None) > 0) & (board[f"doze_{side}"] > 0)
        afflict(board.seen_from(side), 0, asleep, (Status.ASLEEP,), None, 0 if side == 0 else 1)
    mended, hurt = [constant(0)] * SLOTS, [constant(0)] * SLOTS
    units = [came.on(slot, None) for slot in range(SLOTS)]
    others: list[tuple[Text, Holder, Value]] = []
    for text in texts(board.pool, Event.ATTACHED_ZONE):
        near = text.program.whose is Side.MY
        for slot, holder in enumerate(holders(board, [], side if near else 1 - side)):
            has, stmt = holder.has(text), text.program.body[0]
            if has.is_const and not has.const:
                continue
            if near and isinstance(stmt, Heal) and stmt.what == Selector(role=Role.SELF):
                has = has & effective.can_be_healed(board, side, slot)
                mended[slot] = where(has & (came.on(slot, text.program.energy) > 0), tens(stmt.amount), mended[slot])
            elif near:
                others.append((text, holder, has))
            else:
                assert isinstance(stmt, Damage)
                act = Act(holder, chance, text, has)
                safe = [sheltered(act, 1, slot) for slot in range(SLOTS)]
                hurt = [more + where(has & ~one, tens(stmt.amount), 0) for more, one in zip(hurt, safe, strict=True)]
    for slot in range(SLOTS):
        _wound(board, side, slot, units[slot], mended[slot], hurt[slot])
    for text, holder, has in others:
        slot = next(slot for slot, flag in enumerate(holder.slots) if flag.const)
        if not isinstance(text.program.body[0], Evolve):
            _perform(text, holder, has, chance, came.on(slot, text.program.energy))
    for text in texts(board.pool, Event.ATTACHED_ZONE):
        if isinstance(text.program.body[0], Evolve):
            hears = [holder.has(text) for holder in holders(board, [], side)]
            grows = [has & (came.on(slot, text.program.energy) > 0) for slot, has in enumerate(hears)]
            _evolve_each(board, chance, side, text, grows, most)


def _evolve_each(board: Board, chance: Chance, side: int, text: Text, flags: list[Value], most: int) -> None:
    """One after the other, by slot: a deck has at most two cards of a name. What has evolved hears no further unit."""
    for _ in range(most):
        before, first = FALSE, []
        for flag in flags:
            first.append(flag & ~before)
            before = before | flag
        flags = [flag & ~one for flag, one in zip(flags, first, strict=True)]
        perform_at_once(text.program.body, Act(Holder(board, side, first, []), chance, text, before))


def _wound(board: Board, side: int, slot: int, n: Value, mended: Value, hurt: Value) -> None:
    """Healing and damage of one Pokémon take turns, n units of one type: from the second on there is damage to heal."""
    damage = board.damage(side, slot)
    alone = maximum(damage - mended * n, 0)
    both = maximum(damage - mended, 0) + hurt + (n - 1) * (hurt - mended)
    after = where(hurt > 0, where(mended > 0, both, damage + hurt * n), alone)
    if after is not alone and mended.hi > min((tens(stmt.amount) for stmt in _hurts(board)), default=mended.hi):
        raise Unlowered("a unit that heals more than it hurts")
    if after is not damage:
        board[f"damage_{side}_{slot}"] = minimum(where(n > 0, after, damage), DAMAGE_CAP)


def _hurts(board: Board) -> list[Damage]:
    found = [text.program.body[0] for text in texts(board.pool, Event.ATTACHED_ZONE) if _on_it(text.program)]
    return [stmt for stmt in found if isinstance(stmt, Damage)]


def _perform(text: Text, holder: Holder, has: Value, chance: Chance, n: Value) -> None:
    stmt = text.program.body[0]
    if isinstance(stmt, Damage) and stmt.to == OPPOSING:
        safe = sheltered(Act(holder, chance, text, has), 1, 0)
        by = where(has & holder.view.occupied(1, 0) & ~safe, tens(stmt.amount) * n, 0)
        holder.view.hurt(1, 0, by)
    else:
        perform_at_once(text.program.body, Act(holder, chance, text, has & (n > 0)))


def _attach(stmt: Attach, act: Act) -> None:
    """One unit from the Zone to the Pokémon itself."""
    if stmt.source != "zone" or stmt.to.role is not Role.SELF or stmt.units.n != Const(n=1) or len(stmt.units.energies) != 1:
        raise Unlowered("trigger attach of this form")
    unit, came = UNITS.index(stmt.units.energies[0]), Units()
    for slot, flag in enumerate(act.holder.slots):
        # The Energy Zone may be barred from the Active Pokémon (rulebook 6.8).
        free = act.view["locked_zone_0"] == 0 if slot == 0 else TRUE
        here = act.fires & flag & free
        act.view.add(f"energy_0_{slot}_{unit}", here, 1)
        came.add(slot, unit, here.number_value())
    # What attaches to itself has this text, so none that hears of it.
    attached(act.holder.board, act.chance, act.holder.side, came, most=0)


def _evolve(stmt: Evolve, act: Act) -> None:
    """The Pokémon itself, with a random fitting card of the deck, which is then shuffled (rulebook 7.9)."""
    card, view = stmt.card, act.view
    random_one = (card.zone, card.side, card.quantifier, card.n) == (Zone.DECK, Side.MY, Quantifier.RANDOM, 1)
    if stmt.what.role is not Role.SELF or not random_one or card.filters != (FROM_IT,):
        raise Unlowered("trigger evolve of this form")
    below: Value = constant(0)
    for slot, flag in enumerate(act.holder.slots):
        below = where(flag, view.fact(0, slot, "name"), below)
    fits = [
        view.in_place(0, at, Place.DECK) & (below > 0) & (view.card_fact(0, at, "from") == below)
        for at in range(view.pool.places)
    ]
    picked = act.chance.pick(Bits.of(fits), Purpose.PICK_CARD, act.chance.picks, act.fires)
    found = picked.any()
    stage("trigger: evolution")
    put_on(view, [flag & found for flag in act.holder.slots], picked.flags())
    view.shuffle(0, act.fires)


STATEMENTS: dict[str, Callable[[Any, Act], None]] = {"attach": _attach, "evolve": _evolve}
