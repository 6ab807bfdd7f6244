"""Whether a Trainer card or an Ability can be used (rulebook 8.1).

It is refused only if visible facts show that it would do nothing; what chance or a hidden card decides is taken to fall
well.
"""

from functools import lru_cache

from synth.dsl import ast
from synth.dsl.ast import MeasureKind, ModifierKind, Quantifier, Role, Zone
from synth.dsl.walk import nodes
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.queries import statics
from synth.reference_py.queries.covering import gives_whole_side
from synth.reference_py.queries.energy_supply import attachable
from synth.reference_py.queries.measure import amount, count, holds, points
from synth.reference_py.queries.of_one import units
from synth.reference_py.queries.select import cards, of_cards, players, spots
from synth.reference_py.queries.shielding import held_fast
from synth.reference_py.queries.special_conditions import DAZES
from synth.reference_py.queries.statics import immune
from synth.reference_py.verbs import equipping, evolving
from synth.reference_py.verbs.damage_and_conditions import burn_level, can_recover, gives, poison_strength, relieved_by
from synth.reference_py.verbs.piles import hand_is_full, hand_size
from synth.reference_py.verbs.targets import reachable
from synth.spec.cards import Status
from synth.spec.layout import Place

_LUCK = frozenset({MeasureKind.HEADS, MeasureKind.TAILS, MeasureKind.UNTIL_TAILS})
_SHOWN = frozenset({Role.FOUND, Role.REST})


def usable(game: Game, effect: Effect, program: ast.Program) -> bool:
    if program.condition is not None and not holds(game, effect, program.condition):
        return False
    return _allowed(game, effect, program.body) and acts(game, effect, program.body)


def _allowed(game: Game, effect: Effect, block: ast.Block) -> bool:
    """Conditions hold and costs can be paid in full."""
    for statement in block:
        if isinstance(statement, ast.Require) and not holds(game, effect, statement.condition):
            return False
        if isinstance(statement, ast.Pay) and not affordable(game, effect, statement):
            return False
    return True


def affordable(game: Game, effect: Effect, pay: ast.Pay) -> bool:
    return all(_affordable(game, effect, cost) for cost in pay.body)


def _affordable(game: Game, effect: Effect, cost: ast.Stmt) -> bool:
    match cost:
        case ast.Put():
            return count(game, effect, cost.what) >= cost.what.n
        case ast.Strip():
            needed = 1 if cost.units.how == "upto" else amount(game, effect, cost.units.n)
            return any(units(game.pokemon(s), cost.units.energies) >= needed for s in spots(game, effect, cost.source))
        case ast.Score():
            lost = -amount(game, effect, cost.amount)
            return all(game.players[player].points >= lost for player in players(game, effect, cost.side))
    return acts(game, effect, (cost,))


def acts(game: Game, effect: Effect, block: ast.Block) -> bool:
    """Whether one of the statements can do something; a cost alone does not count.

    The first that can settles it, so that `did` and `result` of a later one are those of nothing done.
    """
    for at, statement in enumerate(block):
        if isinstance(statement, ast.Choose):
            return _acts_on_chosen(game, effect, statement.what, block[at + 1 :])
        if isinstance(statement, ast.Heal):
            if reachable(game, effect, statement.what, relieved_by(block[at + 1 :])):
                return True
        elif not isinstance(statement, ast.Pay) and _does(game, effect, statement):
            return True
    return False


def offers(game: Game, effect: Effect, block: ast.Block) -> bool:
    """The same of a part that is up to a player: there also what changes an attack's damage is worth a question."""
    return any(isinstance(one, ast.Power) for one in block) or acts(game, effect, block)


def _acts_on_chosen(game: Game, effect: Effect, what: ast.Selector, after: ast.Block) -> bool:
    if what.zone is Zone.SPOT:
        return True
    if of_cards(effect, what):
        return bool(cards(game, effect, what)) and acts(game, effect, after)
    return any(acts_on(game, effect, spot, after) for spot in spots(game, effect, what))


def acts_on(game: Game, effect: Effect, it: Spot, block: ast.Block) -> bool:
    """Whether the statements do something with this Pokémon as `it`."""
    looking = effect.copy()
    looking.call(game.pokemon(it).serial)
    return acts(game, looking, block)


def _does(game: Game, effect: Effect, statement: ast.Stmt) -> bool:
    match statement:
        case ast.If() if _by_chance(statement.condition):
            return acts(game, effect, statement.then) or acts(game, effect, statement.other)
        case ast.If():
            taken = statement.then if holds(game, effect, statement.condition) else statement.other
            return acts(game, effect, taken)
        case ast.Repeat():
            lucky = _by_chance(statement.times) or amount(game, effect, statement.times) > 0
            return lucky and acts(game, effect, statement.body)
        case ast.Damage():
            return bool(reachable(game, effect, statement.to))
        case ast.SetHp():
            return bool(reachable(game, effect, statement.what))
        case ast.MoveDamage():
            takers, by = reachable(game, effect, statement.to), points(game, effect, statement.amount)
            return any(gives(game, one, takers, statement.how, by) for one in reachable(game, effect, statement.source))
        case ast.May():
            return offers(game, effect, statement.body)
        case ast.Modal():
            return any(offers(game, effect, option) for option in statement.options)
        case ast.Evolve():
            return _can_evolve(game, effect, statement)
        case ast.Afflict():
            return any(_can_catch(game, spot, statement) for spot in reachable(game, effect, statement.what))
        case ast.Cure():
            return any(can_recover(game, spot, statement) for spot in reachable(game, effect, statement.what))
        case ast.Attach():
            return _can_attach(game, effect, statement)
        case ast.Strip():
            wanted = statement.units.energies
            return bool(reachable(game, effect, statement.source, lambda game, spot: units(game.pokemon(spot), wanted) > 0))
        case ast.Shift():
            return _can_shift(game, effect, statement)
        case ast.Draw(amount=ast.Measure(kind=MeasureKind.UNTIL, arg=most)) if most and not _by_chance(most):
            drawing, n = players(game, effect, statement.side), amount(game, effect, most)
            return any(_can_draw(game, player) and hand_size(game, player) < n for player in drawing)
        case ast.Draw():
            some = _by_chance(statement.amount) or amount(game, effect, statement.amount) > 0
            return some and any(_can_draw(game, player) for player in players(game, effect, statement.side))
        case ast.Score():
            change = 1 if _by_chance(statement.amount) else amount(game, effect, statement.amount)
            scored = any(game.players[player].points for player in players(game, effect, statement.side))
            return change > 0 or (change < 0 and scored)
        case ast.Put():
            return _can_put(game, effect, statement)
        case ast.Equip():
            return _can_equip(game, effect, statement)
        case ast.Show():
            return _can_show(game, effect, statement)
        case ast.Order():
            n = 1 if statement.how == "random" else amount(game, effect, statement.what.top)
            return n > 0 and any(_deck(game, player) for player in players(game, effect, statement.what.side))
        case ast.Switch():
            out = (spot for spot in reachable(game, effect, statement.out) if spot.slot == 0)
            owners = {spot.player for spot in out if not held_fast(game, effect, spot)}
            coming = (spot for spot in reachable(game, effect, statement.into) if spot.slot > 0 and spot.player in owners)
            return any(not held_fast(game, effect, spot) for spot in coming)
        case ast.Give(modifier=ast.Modifier(kind=ModifierKind.SPENT)):
            return False
        case ast.Give():
            return gives_whole_side(statement) or bool(reachable(game, effect, statement.what))
        case ast.Retype(what=what) if what.zone is not Zone.ZONE_NEXT:
            return bool(reachable(game, effect, what, lambda game, spot: units(game.pokemon(spot), ()) > 0))
        case ast.Arm() | ast.Retype():
            return True
    return False


def _deck(game: Game, player: int) -> list[int]:
    return game.players[player].cards_in(Place.DECK)


def _can_evolve(game: Game, effect: Effect, statement: ast.Evolve) -> bool:
    if statement.card.zone is Zone.DECK and not _deck(game, effect.controller):
        return False
    return any(
        statement.card.zone is Zone.DECK
        or (
            not (statement.card.zone is Zone.HAND and evolving.evolve_locked(game, spot))
            and evolving.candidates(game, effect, spot, statement)
        )
        for spot in reachable(game, effect, statement.what)
    )


def _can_attach(game: Game, effect: Effect, statement: ast.Attach) -> bool:
    some = _by_chance(statement.units.n) or attachable(game, effect, statement) > 0
    fits = None if statement.source == "discard" else statics.may_get_zone_energy
    return some and bool(reachable(game, effect, statement.to, fits))


def _can_equip(game: Game, effect: Effect, statement: ast.Equip) -> bool:
    """Any card of a deck may be a Tool."""
    what = statement.what
    if what.zone is Zone.DECK:
        there = any(_deck(game, player) for player in players(game, effect, what.side))
    else:
        there = bool(what.role or cards(game, effect, what))
    return there and bool(reachable(game, effect, statement.to, equipping.has_room))


def _can_show(game: Game, effect: Effect, statement: ast.Show) -> bool:
    """A hand or deck with any card will do: what it holds is hidden."""
    what = statement.what
    if what.zone in (Zone.HAND, Zone.DECK):
        place = Place.HAND if what.zone is Zone.HAND else Place.DECK
        return any(game.players[player].cards_in(place) for player in players(game, effect, what.side))
    return count(game, effect, what) > 0


@lru_cache(maxsize=4096)
def _by_chance(node: ast.Node) -> bool:
    """Whether it depends on what is not known before: coins, hidden cards."""
    for inner in nodes(node):
        match inner:
            case ast.Measure() if inner.kind in _LUCK:
                return True
            case ast.Exists() if inner.what.role is Role.IT:
                return True
    return False


def _can_catch(game: Game, spot: Spot, statement: ast.Afflict) -> bool:
    """A target that already has exactly these conditions, or cannot have them, would not change."""
    patient = game.players[spot.player]
    strength = poison_strength(game, statement.strength)
    has = {
        Status.POISONED: patient.poison == strength,
        # Of several, that one is there; alone, the newest burn counts.
        Status.BURNED: patient.burn == burn_level(statement) if statement.statuses == (Status.BURNED,) else patient.burn > 0,
        **{status: patient.daze is daze for status, daze in DAZES.items()},
    }
    return spot.slot == 0 and not all(has[status] or immune(game, spot, status) for status in statement.statuses)


def _can_shift(game: Game, effect: Effect, statement: ast.Shift) -> bool:
    wanted = statement.units.energies
    givers = reachable(game, effect, statement.source, lambda game, spot: units(game.pokemon(spot), wanted) > 0)
    takers = reachable(game, effect, statement.to)
    return any(giver != taker for giver in givers for taker in takers)


def _can_draw(game: Game, player: int) -> bool:
    return bool(game.players[player].cards_in(Place.DECK)) and not hand_is_full(game, player)


def _can_put(game: Game, effect: Effect, statement: ast.Put) -> bool:
    """What a deck or the opponent's hand holds is hidden: any card there may be the one.

    The only Pokémon in play may be put away, which loses the game (rulebook 8.16, D11).
    """
    what = statement.what
    if what.role in _SHOWN:
        return count(game, effect, ast.Selector(role=what.role)) > 0
    if what.zone is Zone.TOP:
        return count(game, effect, what) > 0
    if what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
        owners = [game.players[player] for player in players(game, effect, what.side)]
        if statement.place is ast.Place.ZONE_NEXT and what.zone is Zone.ZONE_NEXT:
            return all(owner.energy_next for owner in owners)
        return any(owner.energy_now if what.zone is Zone.ZONE_NOW else owner.energy_next for owner in owners)
    if not of_cards(effect, what):
        return bool(reachable(game, effect, what))
    if what.quantifier in (Quantifier.DOWN_TO, Quantifier.RANDOM_DOWN_TO):
        return count(game, effect, what) > what.n
    owners = [game.players[player] for player in players(game, effect, what.side)]
    if statement.place is ast.Place.BENCH and not any(statics.free_bench_slot(game, p) for p in players(game, effect, what.side)):
        return False
    if statement.place is ast.Place.HAND and all(hand_is_full(game, p) for p in players(game, effect, what.side)):
        return False
    if what.zone is Zone.DECK:
        return any(owner.cards_in(Place.DECK) for owner in owners)
    if what.zone is Zone.HAND and what.side is ast.Side.OPP:
        return any(owner.cards_in(Place.HAND) for owner in owners)
    if what.quantifier is Quantifier.CHOOSE and what.n > 1:  # all of them or none
        return count(game, effect, what) >= what.n
    return bool(cards(game, effect, what))
