"""Which actions are possible now, derived from the rules and the effect programs."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Event, Modifier, ModifierKind, Program, Require, Scope
from synth.reference_py.cards import CardAttack
from synth.reference_py.game import AttackOf, Carrier, Done, Effect, Game, Held, Option, Pokemon, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.costs import attack_cost, can_retreat_for, payable
from synth.reference_py.queries.measure import holds
from synth.reference_py.queries.usable import usable
from synth.reference_py.rules.attack import barred_attacks, borrowable_attacks, discarded_attacks, locked_attacks, usable_attacks
from synth.reference_py.verbs.card_choice import rank
from synth.reference_py.verbs.evolving import evolution_targets
from synth.spec.cards import Kind
from synth.spec.layout import Daze, Phase, Place


def legal_mask(game: Game) -> list[bool]:
    """One flag an action of the table; all False once the game is over."""
    table = game.pool.actions(game.cards)
    mask = [False] * table.size
    if game.question:
        for answer in game.question.answers:
            mask[table.index(*answer_action(game, answer))] = True
    elif not game.over:
        at = 0
        groups = _SETUP if game.phase is Phase.SETUP else _MAIN
        for group in table.groups:
            if group.name in groups:
                for offset in groups[group.name](game):
                    mask[at + offset] = True
            at += group.size
    return mask


def offsets(game: Game, group: str) -> Iterator[int]:
    """The possible actions of a group."""
    if game.over:
        return iter(())
    if game.question:
        actions = (answer_action(game, answer) for answer in game.question.answers)
        return (offset for name, offset in actions if name == group)
    groups = _SETUP if game.phase is Phase.SETUP else _MAIN
    return groups[group](game) if group in groups else iter(())


def is_possible(game: Game, group: str, offset: int) -> bool:
    """The same for one action; a card to play is looked at alone."""
    if group == "play" and game.phase is Phase.MAIN:
        held = Held(game.turn_player, offset)
        return held in _hand(game) and _playable(game, held)
    return offset in offsets(game, group)


def answer_action(game: Game, answer: Any) -> tuple[str, int]:
    """The action that gives this answer: group and offset. Slots are counted from the decider's own."""
    match answer:
        case AttackOf():
            return "copy", 2 * answer.spot.slot + answer.number
        case Spot():
            return "slot", answer.slot + (0 if answer.player == game.decider else game.slots)
        case Held() if answer.player == game.decider:
            return "card", answer.at
        case Held():
            return "rank", rank(game, known(game.question).answers, answer)
        case Option():
            return "option", answer.number
        case Done():
            return "end", 0
        case _:
            return "energy", answer


def ability_program(game: Game, slot: int) -> Program | None:
    """The program that using the Ability in this slot runs, if it has such a one."""
    pokemon = game.players[game.turn_player].slots[slot]
    if not pokemon or not (Event.ONCE in pokemon.card.events or Event.ANYTIME in pokemon.card.events):
        return None
    ability = statics.ability(game, Spot(game.turn_player, slot))
    if not ability:
        return None
    once = ability.program(Event.ONCE)
    return (None if pokemon.used else once) if once else ability.program(Event.ANYTIME)


def stadium_program(game: Game) -> Program | None:
    text = game.stadium and game.card(game.stadium).trainer
    return text.program(Event.ONCE_EACH) if text and not game.stadium_used else None


def tool_targets(game: Game) -> list[Spot]:
    """One Tool a Pokémon, or as many as a text allows, whatever the Tool wants (rulebook 8.18, 8.19). A permission that ends
    takes nothing away (8.21, D24)."""
    return [spot for spot in game.own_spots(game.turn_player) if len(game.tools(spot)) < statics.tool_places(game, spot)]


def _end(game: Game) -> Iterator[int]:
    yield 0


def _attach(game: Game) -> Iterator[int]:
    if game.players[game.turn_player].energy_now:
        yield from (spot.slot for spot in game.own_spots(game.turn_player) if statics.may_get_zone_energy(game, spot))


def _retreat(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    spot = Spot(game.turn_player, 0)
    # Once a turn (rulebook 9.1), or twice.
    allowed = 1 + statics.of_player(game, ModifierKind.SECOND_RETREAT, game.turn_player)
    stuck = game.retreated >= allowed or game.pokemon(spot).card.is_fossil or _dazed(game, ModifierKind.RETREATS_WHILE)
    stuck = stuck or statics.has(game, ModifierKind.CANNOT, spot, Scope.RETREAT)
    if not stuck and me.bench() and can_retreat_for(game, spot):
        yield from (slot - 1 for slot in me.bench())


def _attack(game: Game) -> Iterator[int]:
    spot = Spot(game.turn_player, 0)
    locked = locked_attacks(game, spot)
    prior = statics.has(game, ModifierKind.PRIOR_ATTACKS, spot)
    for index in _affordable(game, usable_attacks(game, spot, prior)):
        if index not in locked:
            yield index


def _borrowed(game: Game) -> Iterator[int]:
    return _affordable(game, borrowable_attacks(game))


def _first_discarded(game: Game) -> Iterator[int]:
    return _affordable(game, discarded_attacks(game, 0))


def _second_discarded(game: Game) -> Iterator[int]:
    return _affordable(game, discarded_attacks(game, 1))


def _affordable(game: Game, attacks: list[tuple[int, CardAttack]]) -> Iterator[int]:
    """Those of them that the Active Pokémon can use now."""
    spot = Spot(game.turn_player, 0)
    if statics.has(game, ModifierKind.CANNOT, spot, Scope.ATTACK):
        return
    dazed = _dazed(game, ModifierKind.ATTACKS_WHILE)
    barred = barred_attacks(game, spot)
    dear = [one.modifier for one in statics.given(game, ModifierKind.CANNOT, spot) if one.modifier.scope is Scope.COST]
    for index, attack in attacks:
        if attack.name not in barred and not (dazed and attack.awake.isdisjoint(_conditions(game))):
            cost = attack_cost(game, spot, attack)
            if any(_within(one, sum(cost)) for one in dear):
                continue
            if payable(game, spot, cost) and _permitted(game, game.pokemon(spot), attack, cost):
                yield index


def _within(limit: Modifier, cost: int) -> bool:
    """Whether attacks of that cost are those it speaks of."""
    return (limit.at_most is None or cost <= limit.at_most) and (limit.at_least is None or cost >= limit.at_least)


def _permitted(game: Game, active: Pokemon, attack: CardAttack, cost: tuple[int, ...]) -> bool:
    required = [statement for statement in attack.body if isinstance(statement, Require)]
    if not required:
        return True
    effect = Effect(Carrier.ATTACK, game.turn_player, source=active.serial, attacker=active.serial, cost=cost)
    return all(holds(game, effect, statement.condition) for statement in required)


def _dazed(game: Game, but: ModifierKind) -> bool:
    """Asleep or Paralyzed, unless a text lets it do this all the same."""
    daze = game.players[game.turn_player].daze
    if daze not in (Daze.ASLEEP, Daze.PARALYZED):
        return False
    return all(one.modifier.scope not in _conditions(game) for one in statics.given(game, but, Spot(game.turn_player, 0)))


def _conditions(game: Game) -> tuple[Scope, Scope]:
    """What a text can say that lets the Active Pokémon do something though it is Asleep, or Paralyzed."""
    daze = game.players[game.turn_player].daze
    return Scope.ANY, Scope.ASLEEP if daze is Daze.ASLEEP else Scope.PARALYZED


def _ability(game: Game) -> Iterator[int]:
    for slot in range(game.slots):
        program = ability_program(game, slot)
        if program:
            source = game.pokemon(Spot(game.turn_player, slot)).serial
            if usable(game, Effect(Carrier.ABILITY, game.turn_player, source=source), program):
                yield slot


def _discard(game: Game) -> Iterator[int]:
    slots = game.players[game.turn_player].slots
    return (slot for slot, own in enumerate(slots) if own and own.card.is_fossil)


def _hand(game: Game) -> Iterator[Held]:
    """Cards in hand; of equal ones only the first."""
    me = game.players[game.turn_player]
    first: set[int] = set()
    for at in me.cards_in(Place.HAND):
        if me.cards[at] not in first:
            first.add(me.cards[at])
            yield Held(game.turn_player, at)


def _play(game: Game) -> Iterator[int]:
    return (card.at for card in _hand(game) if _playable(game, card))


def _playable(game: Game, held: Held) -> bool:
    card, me = game.card(held), game.players[held.player]
    if card.kind is not Kind.POKEMON and _barred(game, held.player, card.kind):
        return False
    match card.kind:
        case Kind.POKEMON if card.stage > 0:
            return bool(evolution_targets(game, held))
        case Kind.POKEMON if statics.locked(game, held.player, Scope.BENCH):
            return False
        case Kind.POKEMON | Kind.FOSSIL:
            return statics.free_bench_slot(game, held.player) is not None
        case Kind.TOOL:
            return bool(tool_targets(game))
        case Kind.STADIUM:
            # A Stadium of the same name as the one in play cannot be played (rulebook 8.25).
            return not game.stadium_played and not (game.stadium and game.card(game.stadium).name == card.name)
    program = known(known(card.trainer).program(Event.PLAY))
    me.place[held.at] = Place.RESOLVING  # it has left the hand when its effect looks at it (rulebook 8.3)
    possible = usable(game, Effect(Carrier.TRAINER, held.player, card=held), program)
    me.place[held.at] = Place.HAND
    return possible


def _barred(game: Game, player: int, kind: Kind) -> bool:
    """Locks and limits on playing such a Trainer card from hand (rulebook 8.5, 8.6)."""
    if statics.locked(game, player, Scope.TRAINER):
        return True
    match kind:
        case Kind.SUPPORTER:
            allowed = 1 + statics.of_player(game, ModifierKind.SECOND_SUPPORTER, player)
            return game.supporter_played >= allowed or statics.locked(game, player, Scope.SUPPORTER)
        case Kind.ITEM | Kind.FOSSIL:
            return statics.locked(game, player, Scope.ITEM)
        case Kind.TOOL:
            return statics.locked(game, player, Scope.TOOL)
        case Kind.STADIUM:
            return statics.locked(game, player, Scope.STADIUM)
    return False


def _stadium(game: Game) -> Iterator[int]:
    program = stadium_program(game)
    effect = Effect(Carrier.STADIUM, game.turn_player, card=game.stadium)
    if program and usable(game, effect, program):
        yield 0


def _setup_play(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    room = me.slots[0] is None or len(me.bench()) < game.pool.rules.bench
    return (card.at for card in _hand(game) if room and game.card(card).is_basic)


def _setup_end(game: Game) -> Iterator[int]:
    return iter((0,) if game.players[game.turn_player].slots[0] else ())


_MAIN = {
    "end": _end,
    "attach": _attach,
    "retreat": _retreat,
    "attack": _attack,
    "copy": _borrowed,
    "card": _first_discarded,
    "rank": _second_discarded,
    "ability": _ability,
    "discard": _discard,
    "play": _play,
    "stadium": _stadium,
}
_SETUP = {"end": _setup_end, "play": _setup_play}
