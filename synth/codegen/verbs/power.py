"""more, base, fail, damage: what an attack does to Pokémon. Also damage done by Abilities, and damage in return."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import FALSE, I16, U32, Value, cast, chosen, constant, either, maximum, minimum, stage, total, where
from synth.codegen.machine import effective, statics
from synth.codegen.machine.board import BENCH
from synth.codegen.machine.evaluate import matches
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers.guards import hedge_by_coin, hedge_once, place
from synth.codegen.machine.triggers.programs import needs_hits
from synth.codegen.pool import amount_parts
from synth.codegen.state import DAMAGE_CAP
from synth.dsl.ast import Damage, Give, ModifierKind, Power, Quantifier, Role, Selector, Side, Zone
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

HITS_MOST = 20
"""Of a counted number of random hits: more units of one type than a Pokémon comes to have in a game."""

ATTACKER = (0, 0)
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
        if draft.kind == "trainer":
            draft.set(f"{name}_trainer", 1)
        draft.on(name, to, draft.later)
    elif to.quantifier is Quantifier.RANDOM and to.n == 1:
        name = draft.say("volley")
        draft.tens(name, stmt.amount)
        if stmt.times is not None and stmt.times.node != "const":
            k, measure = amount_parts(stmt.times)
            draft.set(f"{name}_hits_k", k)
            draft.set(f"{name}_hits_of", draft.measure(measure))
            draft.set(f"{name}_times", HITS_MOST)
        else:
            draft.set(f"{name}_times", stmt.times.n if stmt.times else 1)
        draft.set(f"{name}_on", draft.pool.targets.number(to.model_copy(update={"quantifier": Quantifier.ALL})))
    elif to == OPPOSING or to.role is Role.NEW_ACTIVE:
        draft.tens(draft.say("more"), stmt.amount)
    elif to.role is Role.SELF:
        draft.tens(draft.say("recoil"), stmt.amount)
    else:
        name = draft.say("hit")
        draft.tens(name, stmt.amount)
        draft.on(name, to, draft.aiming)


def attack_damage(run: Run, now: Value) -> Value:
    """Places all damage of an attack (rulebook 11.7); returns what the opponent's Active got, in tens (11.18)."""
    board = run.board
    run.power = run.row("printed")
    run.do("base")
    run.do("more")
    stage("hits")
    run.do("hit")
    run.do("volley")
    hits = list(run.hits)
    hits[SLOTS] = hits[SLOTS] + maximum(run.power, 0)
    hits = [minimum(hit, DAMAGE_CAP) for hit in hits]
    stage("damage")
    dealt = constant(0)
    for slot in range(SLOTS):
        tens = _hit(run, slot, hits[SLOTS + slot], now & run.attack)
        dealt = tens if slot == 0 else dealt
    # The own Bench: protection that does not speak of the opponent's Pokémon, nothing else (rulebook 11.13, D28).
    for slot in BENCH:
        here = now & run.attack & (hits[slot] > 0) & board.occupied(0, slot)
        tens = where(here, maximum(_shared(run, slot, hits[slot], here), 0), 0)
        place(board, run.chance, 0, slot, tens, FALSE)
        _reach(run, 0, slot, tens)
    run.recoil = hits[0]
    run.do("recoil")
    recoil = where(now & run.attack, minimum(run.recoil, DAMAGE_CAP), 0)
    place(board, run.chance, 0, 0, recoil, FALSE)
    _reach(run, 0, 0, recoil)
    return dealt


def base(run: Run) -> None:
    """Other damage in the place of the printed one."""
    for name in run.said("base"):
        run.power = where(run.says(name), run.amount(name), run.power)


def more(run: Run) -> None:
    for name in run.said("more"):
        run.power = run.power + where(run.says(name), run.amount(name), 0)


def hit(run: Run) -> None:
    """Damage to Pokémon that the text names."""
    for name in run.said("hit"):
        tens = where(run.says(name), run.amount(name), 0)
        flags = run.targets(name, affected=False)
        run.hits = [hit + where(flag, tens, 0) for hit, flag in zip(run.hits, flags, strict=True)]


def volley(run: Run) -> None:
    """Damage to random Pokémon."""
    for name in run.said("volley"):
        run.hits = [hit + more for hit, more in zip(run.hits, _volley(run, name), strict=True)]


def recoil(run: Run) -> None:
    """Damage to the attacker."""
    for name in run.said("recoil"):
        run.recoil = run.recoil + where(run.says(name), run.amount(name), 0)


def second_hit(run: Run, base: Value, now: Value) -> Value:
    """The attack once more, without text, on the opponent's Active (rulebook 11.16)."""
    stage("second hit")
    return _hit(run, 0, base, now)


def _hit(run: Run, slot: int, base: Value, now: Value) -> Value:
    """Damage to an opposing Pokémon; returns what it got."""
    board = run.board
    now = now & board.occupied(1, slot)
    tens = where(now, _final(run, slot, base, now), 0)
    place(board, run.chance, 1, slot, tens, run.second)
    _reach(run, 1, slot, tens)
    if slot == 0 and "struck" not in board.pool.numbers.forgotten:
        board.put("struck_1_0", tens > 0, 1)
    return tens


def _reach(run: Run, side: int, slot: int, tens: Value) -> None:
    if needs_hits(run.board.pool):
        run.board.cells[f"reached_{side}_{slot}"] = run.board.reached(side, slot) | (tens > 0)


def _final(run: Run, slot: int, raw: Value, now: Value) -> Value:
    """From the base to what an opposing Pokémon takes: bonuses, Weakness if anything is left (rulebook 11.9), what defends."""
    board = run.board
    support = statics.sum_of(board, ModifierKind.DEALS, ATTACKER, (1, slot))
    tens = raw + board["deals_0"] + _player_bonus(run, slot) + support + _own_bonus(run)
    weak = _weakened(run, tens) if slot == 0 else tens
    tens = where((raw > 0) & (tens > 0), weak, constant(-DAMAGE_CAP))
    ignored = run.row("ignores_effects") == 1 if slot == 0 else FALSE
    return minimum(maximum(where(ignored, tens, _defended(run, slot, tens, now & ~ignored)), 0), DAMAGE_CAP)


def _shared(run: Run, slot: int, tens: Value, now: Value) -> Value:
    """What an own Benched Pokémon takes: only continuous effects that cover the own attacker, and its own text."""
    flat = tens + statics.sum_of(run.board, ModifierKind.TAKES, (0, slot), ATTACKER)
    flat = hedge_by_coin(run.board, run.chance, 0, slot, flat, FALSE)
    flat = where(effective.prevents(run.board, effective.DAMAGE, (0, slot), ATTACKER), 0, flat)
    return hedge_once(run.board, 0, slot, flat, now & (flat > 0))


def _defended(run: Run, slot: int, tens: Value, now: Value) -> Value:
    """Flat changes, coins, the threshold, prevention, then what works only once (rulebook 11.10, 11.24)."""
    board = run.board
    flat = tens + statics.sum_of(board, ModifierKind.TAKES, (1, slot), ATTACKER) + _guards(run, slot)
    shelter = effective.prevents(board, effective.DAMAGE, (1, slot), ATTACKER)
    if slot:
        flat = hedge_by_coin(board, run.chance, 1, slot, flat, run.second)
        flat = where(shelter, 0, flat)
        return hedge_once(board, 1, slot, flat, now & (flat > 0))
    ex = board.fact(0, 0, "points") > 1
    flat = flat + board["takes_1"] + board["exposed_1"] + where(ex, board["takes_ex_1"], 0)
    flat = hedge_by_coin(board, run.chance, 1, 0, flat, run.second)
    small = (board["prevent_small_1"] > 0) & (flat <= board["prevent_small_1"])
    prevent = board["prevent_1"]
    basic = board.fact(0, 0, "stage") == 0
    flat = where(shelter | small | (prevent == 1) | (prevent == 2) | ((prevent == 3) & basic), 0, flat)
    return hedge_once(board, 1, 0, flat, now & (flat > 0))


def _own_bonus(run: Run) -> Value:
    """What this Pokémon's attack of that title has gained (rulebook 16.8)."""
    board = run.board
    extra: Value = constant(0)
    for amount, title in (("bonus_0", "bonus_for_0"), ("frenzy_0", "frenzy_for_0")):
        named = either((run.titles[k] > 0) & (board[title] == run.titles[k]) for k in range(len(run.titles)))
        extra = extra + where(named, board[amount], 0)
    return extra


def _guards(run: Run, slot: int) -> Value:
    """Reductions of the defending player's Pokémon for this turn."""
    board = run.board
    parts: list[Value] = []
    for give, k in board.pool.numbers.guards.items():
        assert isinstance(give, Give)
        assert give.modifier.amount is not None and give.modifier.amount.node == "const"
        fits = board.occupied(1, slot)
        for one in give.what.filters:
            fits = fits & matches(one, run.scene, 1, slot)
        for one in give.modifier.vs.filters if give.modifier.vs else ():
            fits = fits & matches(one, run.scene, 0, 0)
        parts.append(where(fits, board[f"guard{k}_1"] * (give.modifier.amount.n // 10), 0))
    return total(parts).within(-120, 0) if parts else constant(0)


def _volley(run: Run, name: str) -> list[Value]:
    """Random hits, summed for each Pokémon (rulebook 11.15, 17.11). Counts of four Pokémon share a word."""
    says, tens = run.says(name), run.amount(name)
    times, most = run.row(f"{name}_times"), run.row(f"{name}_times").hi
    if run.used(f"{name}_hits_k"):
        counted = minimum(run.amount(f"{name}_hits"), HITS_MOST)
        times = where(run.row(f"{name}_hits_k") > 0, counted, times)
    targets = run.targets(name, affected=False)
    among = total(targets)
    words = [constant(0, U32)] * max(-(-among.hi // 4), 1)
    for k in range(most):
        aim = cast(run.chance.below(among, Purpose.PICK_POKEMON, k), U32)
        hit = where(times > k, constant(1, U32) << ((aim & 3) << 3), constant(0, U32))
        words = [word + where((aim >> 2) == at, hit, constant(0, U32)) for at, word in enumerate(words)]
    harm, before = [], constant(0)
    for target in targets:
        word = chosen(before >> 2, words)
        count = cast((word >> ((cast(before, U32) & 3) << 3)) & 255, I16).within(0, most)
        harm.append(where(says & target, count * tens, 0))
        before = before + target
    return harm


def answer_attack(run: Run, base: Value, now: Value) -> None:
    """Damage of side 1's Active to that of side 0 which an attack has armed: Weakness and what defends count (11.20)."""
    board = run.board
    doubled = statics.applies(board, ModifierKind.WEAKNESS_X2, (1, 0))
    more = where(doubled, base, board.pool.rules.weakness_bonus // 10)
    weak = effective.is_weak(board, ATTACKER, (1, 0)) & ~statics.applies(board, ModifierKind.NO_WEAKNESS, ATTACKER)
    tens = base + where(weak, more, 0)
    tens = tens + statics.sum_of(board, ModifierKind.TAKES, ATTACKER, (1, 0))
    tens = hedge_by_coin(board, run.chance, 0, 0, tens, run.second)
    tens = where(effective.prevents(board, effective.DAMAGE, ATTACKER, (1, 0)), 0, tens)
    tens = hedge_once(board, 0, 0, tens, now & (tens > 0))
    board.hurt(0, 0, where(now, minimum(maximum(tens, 0), DAMAGE_CAP), 0))


def _weakened(run: Run, tens: Value) -> Value:
    board = run.board
    weak = effective.is_weak(board, (1, 0), ATTACKER)
    spared = (board["no_weakness_1"] > 0) | statics.applies(board, ModifierKind.NO_WEAKNESS, (1, 0))
    spared = spared & (run.row("ignores_effects") == 0)
    weak = weak & ~spared & (run.row("ignores_weakness") == 0)
    doubled = statics.applies(board, ModifierKind.WEAKNESS_X2, ATTACKER)
    more = where(doubled, tens, board.pool.rules.weakness_bonus // 10)
    return tens + where(weak, more, 0)


def _player_bonus(run: Run, slot: int) -> Value:
    """Bonuses of the attacking player for this turn whose words fit the attacker and the target (rulebook 11.11)."""
    board = run.board
    cells = [(give, f"boost{k}") for give, k in board.pool.numbers.boosts.items()]
    cells += [(give, f"surge{k}_0") for give, k in board.pool.numbers.surges.items()]
    parts: list[Value] = []
    for give, cell in cells:
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
        parts.append(where(fits, board[cell] * (give.modifier.amount.n // 10), 0))
    return total(parts).within(0, 100) if parts else constant(0)


def harm(run: Run) -> None:
    """Damage by an Ability or Trainer: flat (rulebook 10.8)."""
    for name in run.said("harm"):
        tens = where(run.does(name), run.amount(name), 0)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            run.board.hurt(side, slot, where(flag & ~run.sheltered(name, side, slot), tens, 0))
