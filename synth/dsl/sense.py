"""Combinations that are well formed and yet say nothing: a quantity of a role, a filter that no such thing can pass,
a modifier on something that cannot carry it. Engines rely on none of them reaching a game."""

from collections.abc import Iterable, Iterator

from synth.dsl import ast
from synth.dsl.ast import (
    Duration,
    Event,
    FilterKind,
    MeasureKind,
    MemoryKind,
    ModifierKind,
    Quantifier,
    Role,
    Scope,
    Side,
    Zone,
)
from synth.dsl.context import Carrier
from synth.dsl.layers import circles
from synth.dsl.noun_sense import limited, noun_faults
from synth.dsl.verb_sense import IN_PLAY, Fault, verb_faults
from synth.dsl.walk import blocks, ignores, nodes, nouns, statements
from synth.spec.cards import Energy, Kind

USED = frozenset({Event.PLAY, Event.ONCE, Event.ANYTIME, Event.ONCE_EACH})
"""Programs that a player runs in the main phase; the turn goes on after them."""
_PROVISO = USED | {Event.ATTACK, Event.ON_BENCH, Event.ON_EVOLVE}
ARMABLE = frozenset(
    {
        Event.DAMAGED, Event.RETREATS, Event.ATTACHED_ZONE, Event.TURN_END_MY, Event.TURN_END_OPP, Event.TURN_END_EACH,
        Event.TURN_END_FIRST, Event.TURN_START_MY, Event.CHECKUP, Event.KO_BY_ATTACK, Event.KO_ANY, Event.MY_ATTACK_KOS,
        Event.WOULD_KO, Event.WOULD_DAMAGE, Event.PLAYED, Event.EVOLVES, Event.ON_BENCH, Event.ON_EVOLVE, Event.ON_ACTIVE,
        Event.HEALED, Event.ATTACKS,
    }
)  # fmt: skip
"""What a delayed effect can wait for."""
_COMING = frozenset({Event.ON_BENCH, Event.ON_EVOLVE, Event.ON_ACTIVE})
_OF_OTHERS = _COMING | {Event.RETREATS, Event.MOVES_BACK}
"""What a Pokémon does itself, or others do."""
_REPLACES = {
    Event.WOULD_DAMAGE: (ast.Flip, ast.If, ast.Give, ast.Put),
    Event.WOULD_KO: (ast.Flip, ast.If, ast.SetHp, ast.Put),
}
"""Programs that stand in for something: what they can say about it."""

_SPENT = ast.Put(what=ast.Selector(role=Role.CARD), place=ast.Place.DISCARD)
"""A Tool that is used up."""
_CARD_ROLES = frozenset({Role.CARD, Role.FOUND, Role.REST, Role.TOP_CARD, Role.MOVED})
_OF_IT = frozenset({FilterKind.EVOLVES_FROM_IT, FilterKind.EVOLVES_VIA_STAGE1, FilterKind.NOT_IT})
_OF_ITSELF = frozenset({MemoryKind.FIRST_ATTACK, MemoryKind.FIRST_DAMAGE, MemoryKind.SELF_USED})
_OF_A_TURN = frozenset({Duration.THIS_TURN, Duration.OPP_TURN, Duration.MY_TURN})
_ON_PLAYERS = frozenset({Scope.SUPPORTER, Scope.ITEM, Scope.TOOL, Scope.STADIUM, Scope.TRAINER, Scope.BENCH, Scope.GENERATE})
_KEPT = _OF_A_TURN | {Duration.WHILE_ACTIVE, Duration.REST_OF_GAME}
_NOT_SUMMED = frozenset(
    {
        *(ModifierKind.UNIT_VALUE, ModifierKind.TOOL_SLOTS, ModifierKind.SLEEP_COINS, ModifierKind.TAKES_AT_MOST),
        *(ModifierKind.COIN_TO_ATTACK, ModifierKind.TIMES),
    }
)
OF_A_PLAYER = frozenset(
    {
        *(ModifierKind.SECOND_SUPPORTER, ModifierKind.SECOND_RETREAT),
        *(ModifierKind.ANOTHER_TURN, ModifierKind.TURN_AFTER_CHECKUP, ModifierKind.BENCH_SIZE, ModifierKind.COINS),
        ModifierKind.SPENT,
    }
)
FOR_PLAYERS = OF_A_PLAYER | {ModifierKind.FIRST_COIN}
_WHILE_SPENT = (Duration.THIS_TURN, Duration.REST_OF_GAME)
_NOT_ONCE = (Duration.STATIC, Duration.WHILE_SELF_ACTIVE, Duration.REST_OF_GAME)
_LENT = (None, Role.IT, Role.MOVED)
_LOOSE = frozenset({Quantifier.ANY, Quantifier.UP_TO})
_PICKED = frozenset({Scope.RANDOM_ATTACK, Scope.CHOSEN_ATTACK})
_AFTER_A_HIT = frozenset(
    {Event.DAMAGED, Event.KO_BY_ATTACK, Event.KO_ANY, Event.ALLY_KO, Event.FALLS, Event.MY_ATTACK_KOS}
)
"""What an attack can set off, which then knows whom that attack hit."""
_DAMAGE = frozenset({Scope.DAMAGE, Scope.DAMAGE_AND_EFFECTS})
_ATTACKED = tuple(ast.Selector(side=Side.OPP, zone=zone) for zone in (Zone.PLAY, Zone.BENCH))
_BESIDE = frozenset({FilterKind.ABOVE, FilterKind.BELOW, FilterKind.MOST, FilterKind.LEAST})
OPTIONS = 6
"""Printed options that an action table has room for."""


def nonsense(program: ast.Program, carrier: Carrier) -> Iterator[Fault]:
    """What is wrong with a program that is otherwise well formed."""
    yield from _header(program, carrier)
    yield from _program(program, program.event, program.body, carrier)
    for node in nodes(program):
        yield from noun_faults(node)


def _header(program: ast.Program, carrier: Carrier) -> Iterator[Fault]:
    if program.event is Event.ATTACK and (program.may or program.condition):
        yield "an attack has no condition in its header", program
    if program.event is Event.STATIC and program.may:
        yield "a static program is not optional", program
    if program.event is Event.AFTER_COINS and (program.body != (ast.Reflip(),) or not program.may):
        yield "after_coins is `after_coins may … { reflip }`", program
    if carrier is Kind.STADIUM and program.whose not in (None, Side.BOTH) and program.event is not Event.ATTACHED_ZONE:
        yield "a Stadium hears of both players", program
    if program.event in _OF_OTHERS and program.whose is None and carrier is Kind.STADIUM:
        yield "a Stadium hears of both players", program
    if program.event in _COMING and program.whose is None and carrier is Kind.TOOL:
        yield "a Tool hears of Pokémon of a player", program
    if program.event in _COMING and program.whose and any(isinstance(one, ast.Require | ast.Pay) for one in program.body):
        yield "what others do is heard of without a price", program
    if program.energy is Energy.DRAGON:
        yield "no Energy is of type Dragon", program
    if program.condition:
        yield from _unknown(nodes(program.condition), program.event, carrier, program.event in _AFTER_A_HIT)
    if program.event is Event.STATIC:
        if _compares(nodes(program)):
            yield "a static program compares no Pokémon", program
        if program.condition:
            yield from _unbound(program.condition)
        for give in circles(program.body, (program.condition,) if program.condition else ()):
            yield "a continuous effect that asks for what it changes", give


def _unbound(condition: ast.Condition) -> Iterator[Fault]:
    for node in nodes(condition):
        if isinstance(node, ast.Selector) and node.role and node.role not in (Role.SELF, Role.HOST):
            yield "a static program speaks of self or host", node


def _program(owner: ast.Node, event: Event, body: ast.Block, carrier: Carrier) -> Iterator[Fault]:
    """A program's body, or that of an armed effect, which is a program of its own."""
    own = list(_own_statements(body))
    flips = [statement for statement in own if isinstance(statement, ast.Flip)]
    if _batches(body) > 1:
        yield "one batch of coins a program", owner
    if not flips and any(getattr(node, "quantifier", None) is Quantifier.BY_COIN for one in own for node in nodes(one)):
        yield "by_coin needs coins", owner
    for statement in own:
        if isinstance(statement, ast.Repeat) and any(isinstance(one, ast.Flip) for one in statements(statement.body)):
            yield "one batch of coins a program: none in a repeat", statement
        if isinstance(statement, ast.Repeat) and any(_grows(one) for one in statements(statement.body)):
            yield "damage is not multiplied again and again", statement
        if isinstance(statement, ast.If) and any(map(_recosts, statements((statement,)))) and _asks_for_cost(statement.condition):
            yield "an attack's cost does not depend on itself", statement
        if isinstance(statement, ast.Give) and _costs_other(statement) and sum(map(_recosts, statements(body))) > 1:
            yield "an attack changes its cost once", statement
        yield from _statement(statement, statement in body, event, carrier)
    if event in _REPLACES:
        for statement in own:
            yield from _replacement(statement, event)
    if event is Event.STATIC:
        for statement in own:
            if isinstance(statement, ast.If):
                yield from _unbound(statement.condition)
            elif isinstance(statement, ast.Arm):
                yield "a static program only gives", statement
    for statement in own:
        if isinstance(statement, ast.Arm):
            yield from _program(statement, statement.event, statement.body, carrier)


def _recosts(statement: ast.Stmt) -> bool:
    return isinstance(statement, ast.Give) and (
        statement.modifier.kind is ModifierKind.COST_IS or _costs_other(statement)
    )


def _costs_other(give: ast.Give) -> bool:
    return give.modifier.kind is ModifierKind.COST and give.what.role is Role.THIS_ATTACK


def _asks_for_cost(condition: ast.Node) -> bool:
    return any(getattr(node, "kind", None) in (MeasureKind.EXTRA, MemoryKind.CAN_PAY) for node in nodes(condition))


def _grows(statement: ast.Stmt) -> bool:
    """Whether it changes this attack's damage by that damage."""
    powers = (isinstance(node, ast.Measure) and node.kind is MeasureKind.POWER for node in nodes(statement))
    return isinstance(statement, ast.Power) and any(powers)


def _batches(block: ast.Block) -> int:
    """Batches of coins that are flipped at most: of a modal's options only one is taken."""
    found = 0
    for statement in block:
        inner = [] if isinstance(statement, ast.Arm) else [_batches(one) for one in blocks(statement)]
        found += isinstance(statement, ast.Flip) + (max(inner) if isinstance(statement, ast.Modal) else sum(inner))
    return found


def _own_statements(block: ast.Block) -> Iterator[ast.Stmt]:
    for statement in block:
        yield statement
        if not isinstance(statement, ast.Arm):
            for inner in blocks(statement):
                yield from _own_statements(inner)


def _replacement(statement: ast.Stmt, event: Event) -> Iterator[Fault]:
    if not isinstance(statement, _REPLACES[event]):
        yield f"{event} only changes what would happen", statement
    match statement:
        case ast.Put() if statement != _SPENT:
            yield f"{event} moves nothing but its own card, to the discard pile", statement
        case ast.SetHp() if statement.what.role not in (Role.SELF, Role.HOST, Role.IT):
            yield f"{event} is about that Pokémon only", statement
        case ast.Give():
            modifier = statement.modifier
            if statement.duration is not Duration.THIS_HIT or statement.what.role not in (Role.SELF, Role.HOST, Role.IT):
                yield f"{event} is about this hit only", statement
            elif modifier.vs or limited(modifier) or (modifier.scope and modifier.scope not in _DAMAGE):
                yield f"{event} is about this damage, whatever it is", statement


def _statement(statement: ast.Stmt, at_top: bool, event: Event, carrier: Carrier) -> Iterator[Fault]:
    match statement:
        case ast.Require() if not at_top or event not in _PROVISO:
            yield "require stands by itself in what is played or used", statement
        case ast.Before() if not at_top:
            yield "before stands by itself in an attack", statement
        case ast.EndTurn() if event not in USED:
            yield "end_turn belongs into what is used in the main phase", statement
        case ast.Modal() if len(statement.options) > OPTIONS:
            yield f"modal has at most {OPTIONS} options", statement
        case ast.Use():
            yield from _use(statement, at_top, event)
        case ast.Give(what=what, modifier=modifier) if (
            not at_top and what.role is Role.THIS_ATTACK and modifier.kind is ModifierKind.ATTACKS_WHILE
        ):
            yield "when an attack can be used it says at the top", statement
        case ast.Give() | ast.Arm() if _compares(nouns(statement)):
            yield "who has more is found now: choose first", statement
        case ast.Arm():
            yield from _arm(statement, event, carrier)
        case ast.Give():
            yield from _give(statement, event)
            if (statement.modifier.kind, event) == (ModifierKind.NO_TOOLS, Event.STATIC) and carrier is not Kind.STADIUM:
                yield "a continuous no_tools is a Stadium's", statement
        case _:
            yield from verb_faults(statement)
    told = event in _AFTER_A_HIT and not isinstance(statement, ast.Give | ast.Arm)
    if any(_is_each(node) for node in nouns(statement)) and not _counts_each(statement, event):
        yield "each is who is damaged by an attack, where it is said how much", statement
    yield from _unknown(nouns(statement), event, carrier, told)
    for node in nouns(statement):
        match node:
            case ast.Selector(quantifier=Quantifier.RANDOM_DOWN_TO) if not isinstance(statement, ast.Put):
                yield "random_downto is for put", node
            case ast.Selector(quantifier=Quantifier.BY_COIN) if not isinstance(statement, ast.Damage) or statement.times:
                yield "by_coin is for damage", node
            case ast.Selector(role=Role.THIS_ATTACK) if not isinstance(statement, ast.Give | ast.Use):
                yield "this_attack is no Pokémon", node


def _unknown(said: Iterable[ast.Node], event: Event, carrier: Carrier, told: bool) -> Iterator[Fault]:
    """What cannot be known there; `told` is whether an attack has just set this off."""
    for node in said:
        match node:
            case ast.Filter(kind=FilterKind.HIT_NOW) if not told:
                yield "only what an attack sets off knows hit_now, at that moment", node
            case ast.Measure(kind=MeasureKind.EXTRA) | ast.Memory(kind=MemoryKind.CAN_PAY) if event is not Event.ATTACK:
                yield f"only an attack itself knows {node.kind}", node
            case ast.Memory(kind=kind) if kind in _OF_ITSELF and carrier not in ("attack", "ability"):
                yield f"only a Pokémon knows {node.kind}", node


def _compares(nodes: Iterable[ast.Node]) -> bool:
    return any(isinstance(node, ast.Filter) and node.kind in _BESIDE for node in nodes)


def _is_each(node: ast.Node) -> bool:
    return isinstance(node, ast.Selector) and node.role is Role.EACH


def _counts_each(statement: ast.Stmt, event: Event) -> bool:
    """Whether the damage of an attack is counted for each target; one that was picked before is not counted as well."""
    if not isinstance(statement, ast.Damage) or event is not Event.ATTACK or statement.times or statement.to.quantifier in _LOOSE:
        return False
    roles = {node.role for node in nodes(statement.amount) if isinstance(node, ast.Selector)}
    return Role.IT not in roles and not any(_is_each(node) for node in nodes(statement.to))


def _use(use: ast.Use, at_top: bool, event: Event) -> Iterator[Fault]:
    match use.what:
        case "attack" | "again" if event is not Event.ATTACK:
            yield "only an attack uses an attack", use
        case "again" if not at_top or use.base is None or use.of != ast.Selector(role=Role.THIS_ATTACK):
            yield "use again of this_attack base n stands by itself", use
        case "attack" if (
            use.of is None or use.of.side is Side.BOTH or use.of.role not in _LENT or (use.of.role and use.of.filters) or use.base
        ):
            yield "use attack of some Pokémon or cards of one player", use
        case "effect" if use.of is None or use.of.role not in _LENT[1:] or use.base is not None:
            yield "use effect of it or moved: of a card shown or moved before", use


def _arm(arm: ast.Arm, event: Event, carrier: Carrier) -> Iterator[Fault]:
    if arm.event not in ARMABLE:
        yield f"nothing can be armed for {arm.event}", arm
    if arm.on.zone is Zone.SPOT and arm.on.quantifier is not Quantifier.ALL:
        yield "choose a spot first", arm
    if arm.on.zone is Zone.PLAYER or (arm.on.zone and arm.on.zone not in IN_PLAY) or arm.on.role in _CARD_ROLES:
        yield "arm acts on Pokémon in play or a spot", arm
    if arm.duration in (Duration.STATIC, Duration.WHILE_SELF_ACTIVE, Duration.THIS_HIT, Duration.THIS_KNOCKOUT):
        yield f"nothing is armed for {arm.duration}", arm
    if arm.duration is Duration.THIS_ATTACK and (event, arm.event) != (Event.ATTACK, Event.MY_ATTACK_KOS):
        yield "for this attack only a Knock Out by it is armed", arm
    if any(isinstance(node, ast.Selector) and node.role is Role.CARD for node in nodes(arm.body)):
        yield "the card is gone by then", arm
    speaks = any(isinstance(node, ast.Selector) and node.role in (Role.SELF, Role.HOST) for node in nodes(arm.body))
    if arm.duration is Duration.REST_OF_GAME and (speaks or not _of_whole_sides(arm.on)):
        yield "a Pokémon does not stay for the rest of the game", arm
    if arm.event is Event.PLAYED:
        yield from _hears_of_a_card(arm)


def _of_others(give: ast.Give) -> bool:
    what = give.what
    return give.modifier.scope not in _PICKED and (what.role is Role.DEFENDER or _of_whole_sides(what))


def _of_whole_sides(what: ast.Selector) -> bool:
    """Whether it is whoever is there whenever it matters."""
    return what.quantifier is Quantifier.ALL and what.zone in (Zone.PLAY, Zone.BENCH, Zone.PLAYER)


def _hears_of_a_card(arm: ast.Arm) -> Iterator[Fault]:
    """There `it` is the card that was played: what it is can be asked, and that is all."""
    if arm.duration not in (Duration.OPP_TURN, Duration.MY_TURN):
        yield "played is armed for a turn to come", arm
    asked = [node.what for node in nodes(arm.body) if isinstance(node, ast.Exists)]
    for node in nodes(arm.body):
        of_it = isinstance(node, ast.Selector) and node.role in (Role.IT, Role.TOP_CARD, Role.DEFENDER)
        if (of_it and not any(node is one for one in asked)) or (isinstance(node, ast.Filter) and node.kind in _OF_IT):
            yield "a card that was played is only asked what it is", arm


def _give(give: ast.Give, event: Event) -> Iterator[Fault]:
    modifier, what = give.modifier, give.what
    if any(isinstance(node, ast.Filter) and node.kind is FilterKind.NOT_IT for node in nodes(give)):
        yield "not_it is asked at once: what lasts does not know who was chosen", give
    kind = modifier.kind
    if kind is ModifierKind.ATTACKS_WHILE and what.role is Role.THIS_ATTACK:
        if event is not Event.ATTACK or give.duration is not Duration.STATIC:
            yield "attacks_while is what an attack says of itself at all times", give
    elif kind is ModifierKind.COST and what.role is Role.THIS_ATTACK:
        fewer = isinstance(modifier.amount, ast.Scaled) and modifier.amount.k < 0 and not _asks_for_cost(modifier.amount)
        if event is not Event.ATTACK or not (isinstance(modifier.amount, ast.Const) or fewer) or not modifier.energies:
            yield "an attack's own cost changes by a number of one type, or is less for each of something", give
    elif kind is not ModifierKind.IGNORE and (what.role is Role.THIS_ATTACK) != (kind is ModifierKind.COST_IS):
        yield f"{kind} is {'for' if what.role is not Role.THIS_ATTACK else 'not for'} this_attack", give
    if kind is ModifierKind.IGNORE and (what.role is Role.THIS_ATTACK) != (give.duration is Duration.THIS_HIT):
        yield "ignore is for this hit of this_attack, or for Pokémon and all that they attack with", give
    if ignores(give) and modifier.vs and (modifier.scope is not Scope.EFFECTS or modifier.vs not in _ATTACKED):
        yield "ignore effects vs opp.play or opp.bench: on whoever of them is attacked", give
    if kind is ModifierKind.COST_IS and event is not Event.ATTACK:
        yield "cost_is is what an attack says of itself", give
    if (kind is ModifierKind.AWARD) != (give.duration is Duration.THIS_KNOCKOUT):
        yield "award, and nothing else, is for this_knockout", give
    if give.duration is Duration.THIS_HIT and kind not in (ModifierKind.IGNORE, ModifierKind.PREVENT, ModifierKind.TAKES):
        yield f"{kind} is not for one hit", give
    if give.duration is Duration.THIS_HIT and event is not (Event.ATTACK if ignores(give) else Event.WOULD_DAMAGE):
        yield "what holds for one hit belongs into would_damage, ignore into an attack", give
    if give.duration is Duration.THIS_ATTACK:
        yield "say for this_hit", give
    if give.once and (give.duration not in _KEPT or modifier.amount is None or kind in _NOT_SUMMED):
        yield "once is for amounts that would add up", give
    if kind is ModifierKind.SPENT and (what.side is not Side.MY or give.duration not in _WHILE_SPENT):
        yield "spent is for this_turn or rest_of_game, on the own player", give
    again = kind in (ModifierKind.ANOTHER_TURN, ModifierKind.TURN_AFTER_CHECKUP)
    if again and give.duration in _NOT_ONCE:
        yield f"{kind} is given once", give
    if give.duration is Duration.WHILE_SELF_ACTIVE and (event is not Event.ATTACK or not _of_others(give)):
        yield "while_self_active is what an attack gives to players, to sides, or to the Pokémon it is used against", give
    if give.duration is Duration.REST_OF_GAME and (not _of_whole_sides(what) or modifier.scope in _PICKED):
        yield "a Pokémon does not stay for the rest of the game", give
    if kind in (ModifierKind.POISON, ModifierKind.BURN) and give.duration in _OF_A_TURN:
        yield f"{kind} is of the Checkup, which is in nobody's turn", give
    if modifier.scope in _PICKED and (event is Event.STATIC or what.zone is Zone.SPOT):
        yield "an attack is picked once, of a Pokémon that is there", give
    if what.zone is Zone.PLAYER and give.duration is Duration.WHILE_ACTIVE:
        yield "a player is not Active", give
    on_player = what.zone is Zone.PLAYER
    if kind is ModifierKind.LOCK:
        if modifier.scope in _ON_PLAYERS and not on_player:
            yield f"lock {modifier.scope} is on a player", give
    elif kind in OF_A_PLAYER:
        if not on_player:
            yield f"{kind} is on a player", give
    elif on_player and kind not in FOR_PLAYERS:
        yield f"{kind} is on Pokémon", give
    if what.zone in (Zone.HAND, Zone.PLAY_AND_HAND) or what.role is Role.CARD:
        yield "give acts on Pokémon in play or a player", give
    if what.zone in (Zone.SPOT, Zone.PLAYER) and what.quantifier is not Quantifier.ALL:
        yield "a spot or player is not picked here", give
    if event is Event.STATIC:
        if what.quantifier is not Quantifier.ALL:
            yield "a static program picks nobody", give
        for node in nodes(give):
            if isinstance(node, ast.Selector) and node.role and node.role not in (Role.SELF, Role.HOST):
                yield "a static program speaks of self or host", node
