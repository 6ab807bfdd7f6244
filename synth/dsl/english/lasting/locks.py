"""Statements about what players cannot do: cards they cannot play, Energy they cannot attach."""

from typing import Any

from synth.dsl.ast import Give, Role, Scope, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import LASTING, Kind, gives, mod
from synth.dsl.english.nouns.pokemon import MANY_IN_PLAY, ONE, POKEMON
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.referents import whole

_DEFENDING: Syntax[Selector] = Choice(
    Such(POKEMON, lambda whom: whom.role is Role.DEFENDER),
    When(
        lambda state: state.it is not None and state.it.side is Side.OPP and state.chose_pokemon,
        Such(POKEMON, lambda whom: whom.role is Role.IT),
    ),
)
_PLAYER: Syntax[Selector] = Choice(
    When(lambda state: not state.opened, Literal("your opponent can't", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Literal("they can't", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Worded("your_opponent", Literal("your opponent can't", whole(Side.OPP, Zone.PLAYER)))),
    Literal("you can't", whole(Side.MY, Zone.PLAYER)),
    Literal("neither player can", whole(Side.BOTH, Zone.PLAYER)),
    Worded("players", Literal("players can't", whole(Side.BOTH, Zone.PLAYER))),
    Worded("each_player", Literal("each player can't", whole(Side.BOTH, Zone.PLAYER))),
)
"""Who is not allowed to do something."""

_FROM_HAND = {"play": "play any {} cards from {} hand", "use": "use any {} cards from {} hand"}
_LOCKED_CARDS = (
    ("Supporter", Scope.SUPPORTER, "use"),
    ("Item", Scope.ITEM, "play"),
    ("Pokémon Tool", Scope.TOOL, "play"),
    ("Stadium", Scope.STADIUM, "play"),
    ("Trainer", Scope.TRAINER, "play"),
)
"""A kind of card, and the verb that cards usually have for it."""


def _locks(what: str, scope: Scope, wording: str | None = None) -> Syntax[Any]:
    """A lock on a player; `THEIR` is the player's own."""

    def locks(whose: str, side: Side) -> Syntax[Any]:
        player = Such(_PLAYER, lambda who: who.side is side)
        return gives(f"{{what}} {what.replace('THEIR', whose)}", player, mod(Kind.LOCK, scope=scope), wording)

    return Choice(locks("their", Side.OPP), locks("your", Side.MY), locks("their", Side.BOTH))


def _locks_theirs(what: str, scope: Scope, zone: Zone, wording: str | None = None) -> Syntax[Any]:
    """A lock on what may be done with some of the opponent's Pokémon."""
    whom = Mapped(
        Such(_PLAYER, lambda who: who.side is Side.OPP),
        lambda who: who.model_copy(update={"zone": zone}),
        lambda whom: whom.model_copy(update={"zone": Zone.PLAYER}) if whom == whole(Side.OPP, zone) else None,
    )
    return gives(f"{{what}} {what}", whom, mod(Kind.LOCK, scope=scope), wording)


_EVOLVE = "play any Pokémon from THEIR hand to evolve THEIR Pokémon"
_ATTACH = "attach Energy from THEIR Energy Zone to THEIR Pokémon"
LOCKS: Syntax[Any] = Choice(
    *(
        _locks(_FROM_HAND[verb].format(noun, "THEIR"), scope, None if verb == usual else verb)
        for noun, scope, usual in _LOCKED_CARDS
        for verb in (usual, *(_FROM_HAND.keys() - {usual}))
    ),
    *(
        _locks(f"{verb} {any_}{noun} cards{hand}", scope, f"{verb}_{name}")
        for noun, scope, _ in _LOCKED_CARDS
        for verb in _FROM_HAND
        for any_, hand, name in (("", " from THEIR hand", "bare"), ("any ", "", "short"), ("", "", "bare_short"))
    ),
    _locks("put any Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH),
    _locks("play any Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH, "play"),
    _locks("put Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH, "bare"),
    *(
        _locks(f"{verb} {any_}Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH, f"any_{k}{verb}")
        for k, any_ in enumerate(("any ", ""))
        for verb in ("put", "play")
    ),
    _locks(_EVOLVE, Scope.EVOLVE),
    _locks("take any Energy from THEIR Energy Zone to attach to THEIR Pokémon", Scope.ZONE_ENERGY),
    _locks(_ATTACH, Scope.ZONE_ENERGY, "attach"),
    _locks("attach any Energy from THEIR Energy Zone to THEIR Pokémon", Scope.ZONE_ENERGY, "attach_any"),
    _locks("attach any Energy from THEIR Energy Zone", Scope.ZONE_ENERGY, "attach_any_short"),
    _locks("attach Energy from THEIR Energy Zone", Scope.ZONE_ENERGY, "attach_short"),
    *(
        _locks_theirs(what.format(place), scope, zone, wording)
        for place, zone in (("Active", Zone.ACTIVE), ("Benched", Zone.BENCH))
        for what, scope, wording in (
            ("play any Pokémon from their hand to evolve their {} Pokémon", Scope.EVOLVE, None),
            ("take any Energy from their Energy Zone to attach to their {} Pokémon", Scope.ZONE_ENERGY, None),
            ("attach any Energy from their Energy Zone to their {} Pokémon", Scope.ZONE_ENERGY, "attach_any"),
            ("attach Energy from their Energy Zone to their {} Pokémon", Scope.ZONE_ENERGY, "attach"),
        )
    ),
)

_STAYS = mod(Kind.CANNOT, scope=Scope.RETREAT)
_NO_UNITS = mod(Kind.LOCK, scope=Scope.ZONE_ENERGY)
HELD_BACK: Syntax[Any] = Choice(
    *(
        When(holds, gives(f"{who} can't retreat{whom}", whole(Side.OPP, Zone.PLAY), _STAYS, f"{name}_{short}"))
        for who, name, holds in (
            ("they", "they", lambda state: state.opened),
            ("your opponent", "opponent", lambda state: True),
        )
        for whom, short in ((" their Active Pokémon", "active"), (" their Pokémon", "any"), ("", "bare"))
    )
)


def _opened(state: Discourse) -> bool:
    return state.opened


def _anywhere(state: Discourse) -> bool:
    return True


ON_ONE: Syntax[Any] = Choice(
    *(
        When(
            _opened if who == "they" else _anywhere,
            gives(f"{who} can't {attach} {{what}}", _DEFENDING, _NO_UNITS, f"{usual}{name}"),
        )
        for who, usual in (("they", "they"), ("your opponent", "opponent"))
        for attach, name in (
            ("attach any Energy from their Energy Zone to", "_any"),
            ("attach Energy from their Energy Zone to", ""),
            ("take any Energy from their Energy Zone to attach to", "_take"),
        )
    )
)
_SUCH_OF_THEIRS: Syntax[Selector] = Choice(
    *(
        some(f"{whose}{{filters}}", f"such{k}", many=many, side=Side.OPP, zone=Zone.PLAY,
             filters=Such(filters, lambda traits: bool(traits)))
        for k, (whose, many, filters) in enumerate(
            (("their ", True, MANY_IN_PLAY), ("any of their ", True, MANY_IN_PLAY),
             ("", True, MANY_IN_PLAY), ("any ", False, ONE), ("a ", False, ONE))
        )
    )
)
SUCH_ONES: Syntax[Any] = Choice(
    *(
        When(holds, gives(f"{who} can't {attach} Energy from their Energy Zone to {{what}}", _SUCH_OF_THEIRS, _NO_UNITS, who + k))
        for who, holds in (("they", _opened), ("your opponent", _anywhere))
        for attach, k in (("attach any", ""), ("attach", "1"), ("attach an", "2"))
    )
)
"""Those of some kind to which the opponent can't attach Energy."""
_ANY_KIND: Syntax[Any] = words({noun: scope for noun, scope, _ in _LOCKED_CARDS})


def _locks_two(verb: str, their: str, side: Side) -> Syntax[Any]:
    """Two kinds of cards at once: two locks."""
    player = Such(_PLAYER, lambda who: who.side is side)
    locks = (mod(Kind.LOCK, scope=Hole(kind)) for kind in ("a", "b"))
    shapes = tuple(Shape(Give, what=Hole("what"), modifier=lock, duration=Hole("duration")) for lock in locks)
    return rule(
        f"{{duration}}{{what}} {verb} any {{a}} or {{b}} cards from {their} hand",
        shapes,
        f"two_kinds_{verb}",
        duration=LASTING,
        what=player,
        a=_ANY_KIND,
        b=_ANY_KIND,
    )


TWO_KINDS: Syntax[Any] = Choice(
    *(
        _locks_two(verb, their, side)
        for verb in ("play", "use")
        for their, side in (("their", Side.OPP), ("your", Side.MY), ("their", Side.BOTH))
    )
)
