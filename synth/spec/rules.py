"""The numbers of the game: what a how-to-play page states, with the rulebook's values where it is silent."""

from __future__ import annotations

from pydantic import Field, model_validator

from synth.spec.cards import Frozen


class RuleSpec(Frozen):
    """Rules that are numbers; everything else about the game is in the engines (rulebook sections in brackets).

    The ranges are what cells and tables of the engines can hold, not what makes a good game.
    """

    deck_size: int = Field(default=20, ge=1, le=30, description="cards in a deck [2.1]")
    copies: int = Field(default=2, ge=1, le=30, description="cards of one name in a deck [2.2]")
    energy_types_max: int = Field(default=3, ge=1, le=8, description="types of Energy a deck may declare [2.4]")
    opening_hand: int = Field(default=5, ge=1, le=8, description="cards dealt to each player [3.1]")
    bench: int = Field(default=3, ge=1, le=6, description="places on a player's Bench [3.1]")
    hand_limit: int = Field(default=10, ge=1, le=60, description="cards in hand with which drawing stops [4.3]")
    points_to_win: int = Field(default=3, ge=1, le=20, description="points that win the game [15.1]")
    points_plain: int = Field(default=1, ge=0, le=20, description="points for a Pokémon that is not an ex [14.5]")
    points_ex: int = Field(default=2, ge=0, le=20, description="points for a Pokémon ex [14.5]")
    points_mega: int = Field(default=3, ge=0, le=20, description="points for a Mega Evolution Pokémon ex [14.5]")
    turn_limit: int = Field(default=30, ge=1, le=100, description="turns of both players together; then a tie [4.8]")
    weakness_bonus: int = Field(default=20, ge=0, le=200, multiple_of=10, description="damage that Weakness adds [11C]")
    poison: int = Field(default=10, ge=0, le=200, multiple_of=10, description="damage of Poison at each Checkup [12]")
    burn: int = Field(default=20, ge=0, le=200, multiple_of=10, description="damage of Burn at each Checkup [12]")
    fossil_hp: int = Field(default=40, ge=10, le=300, multiple_of=10, description="HP of a Fossil in play [8E]")
    until_tails_cap: int = Field(
        default=16, ge=1, le=31, description="most coins flipped for 'until you get tails', so that a step is finite [17.1]"
    )

    @model_validator(mode="after")
    def _can_be_dealt(self) -> RuleSpec:
        if self.opening_hand > self.deck_size:
            raise ValueError(f"opening_hand {self.opening_hand} cannot be dealt from a deck_size of {self.deck_size}")
        if self.opening_hand > self.hand_limit:
            raise ValueError(f"opening_hand {self.opening_hand} is more than the hand_limit of {self.hand_limit}")
        return self
