"""The attack that a player used in the last turn, used once more."""

from typing import Any

from synth.dsl.ast import Exists, Filter, FilterKind, If, Side, Use, Zone
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.nouns.referents import whole

_THEIRS, _MINE = (Use(what="attack", of=whole(side, Zone.PLAYER)) for side in (Side.OPP, Side.MY))
_ACTIVE = whole(Side.OPP, Zone.ACTIVE).model_copy(update={"filters": (Filter(kind=FilterKind.ATTACKED_LAST),)})
_BY_ACTIVE = If(condition=Exists(what=_ACTIVE), then=(_THEIRS,))
_TURNS = ("their last turn", "your opponent's last turn")
_WHOM = ("your opponent's Pokémon", "1 of your opponent's Pokémon", "your opponent")
_USERS = (
    *((whom, turn, _THEIRS) for whom in _WHOM for turn in _TURNS),
    *((whom, "your last turn", _MINE) for whom in ("1 of your Pokémon", "your Pokémon", "you")),
)
_END = ("", ". If it didn't, this attack does nothing", ". If they didn't, this attack does nothing")
_SAID = (
    *((f"use the attack {whom} used during {turn} as this attack", use) for whom, turn, use in _USERS),
    *((f"use the attack that {whom} used during {turn} as this attack", use) for whom, turn, use in _USERS),
    *(
        (f"if {whom} used an attack during {turn}, use {it} as this attack{end}", use)
        for whom, turn, use in (*_USERS, *(("your opponent's Active Pokémon", turn, _BY_ACTIVE) for turn in _TURNS))
        for it in ("that attack", "it")
        for end in _END
    ),
)
USE_LAST: Syntax[Any] = Choice(
    *(Worded(f"last_{k}", Literal(words, (use,))) if k else Literal(words, (use,)) for k, (words, use) in enumerate(_SAID))
)
