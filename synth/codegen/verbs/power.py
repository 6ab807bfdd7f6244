"""more, base, fail, damage: what an attack does to Pokémon. Also damage done by Abilities, and reactions to damage."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import FALSE, Value, constant, maximum, minimum, stage, total, where
from synth.codegen.machine.board import BENCH, DAMAGE_CAP
from synth.codegen.machine.evaluate import matches
from synth.codegen.machine.run import Run
from synth.codegen.machine.statics import armor, support
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Damage, Give, Power, Quantifier, Role, Selector, Side, Zone
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

OPPOSING = Selector(side=Side.OPP, zone=Zone.ACTIVE)


def lower_power(stmt: Power, draft: Draft) -> None:
    if stmt.verb == "fail":
        draft.set("fail_if", draft.guard())
    else:
        name = draft.say(stmt.verb)
        draft.tens(name, stmt.amount)


def lower_damage(stmt: Damage, draft: Draft) -> None:
    to = stmt.to
    if not draft.attack:
        name = draft.say("harm")
        draft.tens(name, stmt.amount)
        draft.on(name, to, draft.later)
    elif to.quantifier is Quantifier.RANDOM and to.n == 1:
        name = draft.say("volley")
        draft.tens(name, stmt.amount)
        if stmt.times is not None and stmt.times.node != "const":
            raise Unlowered("a counted number of random hits")
        draft.set(f"{name}_times", stmt.times.n if stmt.times else 1)
        draft.set(f"{name}_on", draft.pool.targets.number(to.model_copy(update={"quantifier": Quantifier.ALL})))
    elif to == OPPOSING:
        draft.tens(draft.say("more"), stmt.amount)
    elif to.role is Role.SELF:
        draft.tens(draft.say("recoil"), stmt.amount)
    else:
        name = draft.say("hit")
        draft.tens(name, stmt.amount)
        draft.on(name, to, draft.aiming)


def lower_reaction(stmt: Damage, draft: Draft) -> None:
    """`damaged if any self[active] { damage attacker n }`."""
    if stmt.to != Selector(role=Role.ATTACKER) or stmt.amount.node != "const":
        raise Unlowered(f"reaction on {stmt.to.role or stmt.to.zone}")
    draft.set("counter", stmt.amount.n // 10)


def attack_damage(run: Run, now: Value) -> Value:
    """Places all damage of an attack (rulebook 11.7); returns what the opponent's Active got, in tens."""
    board = run.board
    base = run.row("printed")
    for name in run.said("base"):
        base = where(run.says(name), run.amount(name), base)
    for name in run.said("more"):
        base = base + where(run.says(name), run.amount(name), 0)
    stage("hits")
    hits: list[Value] = [constant(0)] * (2 * SLOTS)
    for name in run.said("hit"):
        tens = where(run.says(name), run.amount(name), 0)
        flags = run.targets(name, affected=False)
        hits = [hit + where(flag, tens, 0) for hit, flag in zip(hits, flags, strict=True)]
    for name in run.said("volley"):
        hits = [hit + more for hit, more in zip(hits, _volley(run, name), strict=True)]
    hits[SLOTS] = hits[SLOTS] + maximum(base, 0)
    hits = [minimum(hit, DAMAGE_CAP) for hit in hits]
    stage("damage")
    dealt = constant(0)
    for slot in range(SLOTS):
        tens = where(now & run.attack & board.occupied(1, slot), _final(run, slot, hits[SLOTS + slot]), 0)
        board.hurt(1, slot, tens)
        if slot == 0:
            dealt = tens
    for slot in BENCH:
        tens = maximum(hits[slot] - armor(run, 0, slot, same_side=True), 0)
        board.hurt(0, slot, where(now & run.attack & (hits[slot] > 0) & board.occupied(0, slot), tens, 0))
    recoil = hits[0]
    for name in run.said("recoil"):
        recoil = recoil + where(run.says(name), run.amount(name), 0)
    board.hurt(0, 0, where(now & run.attack, minimum(recoil, DAMAGE_CAP), 0))
    return dealt


def _final(run: Run, slot: int, raw: Value) -> Value:
    """From the base to what an opposing Pokémon takes: bonuses, Weakness, reductions, prevention."""
    board = run.board
    tens = raw + board["deals_0"] + _bonus(run, slot) + support(run, slot)
    weakness = _weakness(run) if slot == 0 else 0
    tens = where((raw > 0) & (tens > 0), tens + weakness, constant(-DAMAGE_CAP))
    tens = tens - armor(run, 1, slot)
    if slot == 0:
        tens = where(board["prevent_1"] > 0, 0, tens + board["takes_1"])
    return minimum(maximum(tens, 0), DAMAGE_CAP)


def _volley(run: Run, name: str) -> list[Value]:
    """Random hits, summed for each Pokémon (rulebook 11.15, 17.11)."""
    says, times, tens = run.says(name), run.row(f"{name}_times"), run.amount(name)
    targets = run.targets(name, affected=False)
    counts: list[Value] = [constant(0)] * len(targets)
    for k in range(times.hi):
        picked = run.chance.pick(targets, Purpose.PICK_POKEMON, k)
        counts = [count + (flag & (times > k)) for count, flag in zip(counts, picked, strict=True)]
    return [where(says, count * tens, 0) for count in counts]


def _weakness(run: Run) -> Value:
    board = run.board
    weak = board.fact(1, 0, "weakness") == board.fact(0, 0, "type") + 1
    return where(weak, run.board.pool.rules.weakness_bonus // 10, 0)


def _bonus(run: Run, slot: int) -> Value:
    """Turn-long bonuses whose words fit the attacker and the target."""
    board = run.board
    parts: list[Value] = []
    for give, k in board.pool.numbers.boosts.items():
        assert isinstance(give, Give)
        against = give.modifier.vs
        if against is None or against.side is not Side.OPP or (against.zone is Zone.ACTIVE and slot):
            continue
        fits = board.occupied(0, 0) if give.what.zone is Zone.PLAY else FALSE
        for one in give.what.filters:
            fits = fits & matches(one, run.scene, 0, 0)
        for one in against.filters:
            fits = fits & matches(one, run.scene, 1, slot)
        assert give.modifier.amount is not None and give.modifier.amount.node == "const"
        parts.append(where(fits, board[f"boost{k}"] * (give.modifier.amount.n // 10), 0))
    return total(parts).within(0, 100) if parts else constant(0)


def harm(run: Run) -> None:
    """Damage by an Ability or Trainer: flat (rulebook 10.8)."""
    for name in run.said("harm"):
        tens = where(run.go & run.says(name), run.amount(name), 0)
        for at, flag in enumerate(run.targets(name)):
            run.board.hurt(*divmod(at, SLOTS), where(flag, tens, 0))


def react(run: Run, done: Value) -> None:
    """The opponent's Active answers an attack that damaged it, unless it left the Active Spot (rulebook 11.4, D15, D16)."""
    board = run.board
    if "counter" not in board.facts.table.fields:
        return
    pushed = (run.row("switch") == 2) & run.chosen
    left = (run.row("switch") == 1) & run.chosen
    tens = where(done & (run.scene.dealt > 0) & ~pushed, board.fact(1, 0, "counter"), 0)
    for slot in range(SLOTS):
        here = left & run.on_it(0, slot) if slot else ~left
        board.hurt(0, slot, where(here, tens, 0))
