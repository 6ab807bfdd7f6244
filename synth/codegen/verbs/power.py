"""more, base, fail, damage: what an attack does to Pokémon. Also damage done by Abilities, and reactions to damage."""

from __future__ import annotations

from synth.codegen.draft import PRE, Draft
from synth.codegen.ir import FALSE, Value, constant, maximum, minimum, stage, total, where
from synth.codegen.machine.board import BENCH, DAMAGE_CAP
from synth.codegen.machine.evaluate import matches
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Damage, Give, Power, Quantifier, Role, Selector, Side, Zone
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

def lower_power(stmt: Power, draft: Draft) -> None:
    if stmt.verb == "fail":
        draft.set("fail_if", draft.guard())
    elif stmt.verb == "base":
        draft.set_tens("base", stmt.amount)
        draft.set("base_is", 1)
    else:
        draft.set_tens("more", stmt.amount)
        draft.set("more_if", draft.guard())


def lower_damage(stmt: Damage, draft: Draft) -> None:
    to = stmt.to
    if stmt.times is not None:
        if to != Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.RANDOM):
            raise Unlowered(f"random hits on {to}")
        draft.set_tens("volley", stmt.amount)
        draft.set("volley_times", _constant(stmt.times.n if stmt.times.node == "const" else None))
    elif to.role is Role.SELF and draft.attack:
        draft.set_tens("recoil", stmt.amount)
        draft.set("recoil_if", draft.guard())
    elif to.quantifier is Quantifier.CHOOSE or to.role is Role.IT:
        draft.ask(to, PRE)
        draft.set_tens("hit", stmt.amount)
    elif to == Selector(side=Side.OPP, zone=Zone.BENCH):
        draft.set_tens("sweep", stmt.amount)
    else:
        raise Unlowered(f"damage to {to}")


def _constant(n: int | None) -> int:
    if n is None:
        raise Unlowered("a counted number of random hits")
    return n


def lower_reaction(stmt: Damage, draft: Draft) -> None:
    """`damaged if any self[active] { damage attacker n }`."""
    if stmt.to != Selector(role=Role.ATTACKER):
        raise Unlowered(f"reaction on {stmt.to}")
    if stmt.amount.node != "const":
        raise Unlowered("a counted reaction")
    draft.set("counter", stmt.amount.n // 10)


def attack_damage(run: Run, now: Value) -> Value:
    """Places all damage of an attack (rulebook 11.7); returns what the opponent's Active got, in tens."""
    board = run.board
    printed = run.row("printed")
    base = where(run.row("base_is") == 1, run.amount("base"), printed)
    base = base + where(run.when("more_if"), run.amount("more"), 0)
    stage("hits")
    base = minimum(base, DAMAGE_CAP)
    hits = [_aimed(run, side, slot) for side in range(2) for slot in range(SLOTS)]
    picks = _volley(run)
    opposing = [hits[SLOTS + slot] + picks[slot] for slot in range(SLOTS)]
    opposing[0] = opposing[0] + base
    for slot in BENCH:
        opposing[slot] = opposing[slot] + run.amount("sweep")
    stage("damage")
    bonus = _bonus(run)
    dealt = constant(0)
    for slot in range(SLOTS):
        target = board.occupied(1, slot)
        raw = minimum(opposing[slot], DAMAGE_CAP)
        tens = raw + board["deals_0"] + (bonus if slot == 0 else 0)
        tens = where((raw > 0) & (tens > 0), tens + (_weakness(run) if slot == 0 else 0), constant(-DAMAGE_CAP))
        tens = tens - board.fact(1, slot, "armor") if "armor" in board.facts.table.fields else tens
        if slot == 0:
            tens = where(board["prevent_1"] > 0, 0, tens + board["takes_1"])
        tens = where(now & run.attack & target, minimum(maximum(tens, 0), DAMAGE_CAP), 0)
        board.hurt(1, slot, tens)
        if slot == 0:
            dealt = tens
    for slot in BENCH:
        armor = board.fact(0, slot, "armor") if "armor" in board.facts.table.fields else constant(0)
        tens = where(now & run.attack & board.occupied(0, slot), maximum(hits[slot] - armor, 0), 0)
        board.hurt(0, slot, tens)
    recoil = where(now & run.attack & run.when("recoil_if"), run.amount("recoil"), 0)
    board.hurt(0, 0, recoil)
    return dealt


def _aimed(run: Run, side: int, slot: int) -> Value:
    """Damage to the chosen Pokémon."""
    return where(run.on_it(side, slot), run.amount("hit"), 0)


def _volley(run: Run) -> list[Value]:
    """Random hits, summed for each Pokémon (rulebook 11.15, 17.11)."""
    times, tens = run.row("volley_times"), run.amount("volley")
    counts: list[Value] = [constant(0)] * SLOTS
    targets = [run.board.occupied(1, slot) for slot in range(SLOTS)]
    for k in range(times.hi):
        picked = run.chance.pick(targets, Purpose.PICK_POKEMON, k)
        counts = [count + (flag & (times > k)) for count, flag in zip(counts, picked, strict=True)]
    return [where(times > 0, count * tens, 0) for count in counts]


def _weakness(run: Run) -> Value:
    board = run.board
    weak = board.fact(1, 0, "weakness") == board.fact(0, 0, "type") + 1
    return where(weak, run.board.pool.rules.weakness_bonus // 10, 0)


def _bonus(run: Run) -> Value:
    """Turn-long bonuses whose words fit the attacker, against the opponent's Active."""
    board = run.board
    parts = []
    for give, k in board.pool.numbers.boosts.items():
        assert isinstance(give, Give)
        fits = FALSE if give.what.zone is not Zone.PLAY else board.occupied(0, 0)
        for one in give.what.filters:
            fits = fits & matches(one, run.scene, 0, 0)
        assert give.modifier.amount is not None and give.modifier.amount.node == "const"
        parts.append(where(fits, board[f"boost{k}"] * (give.modifier.amount.n // 10), 0))
    return total(parts).within(0, 60) if parts else constant(0)


def effect_damage(run: Run) -> None:
    """Damage by an Ability: flat (rulebook 10.8)."""
    board = run.board
    for side in range(2):
        for slot in range(SLOTS):
            board.hurt(side, slot, where(run.go & ~run.attack, _aimed(run, side, slot), 0))


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

