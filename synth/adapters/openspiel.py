"""OpenSpiel: the game as a tree of decisions and chance.

    import pyspiel, synth.adapters.openspiel

    game = pyspiel.load_game("python_synth_tcg_pocket", {"decks": "charizard-ex-moltres;pikachu-ex-zapdos"})

Chance is explicit: the deal is four draws of a byte, and a decision that needs chance is followed by one, from which all chance
of that step follows together with the deal. `python_synth_tcg_pocket_sampled` draws instead, without saying which outcomes there
are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np

from synth.extras import need

need("pyspiel")

import pyspiel  # noqa: E402

from synth.adapters.stepping import Seen, stepper_for  # noqa: E402
from synth.front import choose  # noqa: E402
from synth.spec.decks import EIGHT  # noqa: E402

OUTCOMES = 256
"""of a chance node"""
DEAL = 4
"""chance nodes before the first decision"""
_PLAYERS = 2
_PAST = 128
"""Bits that tell apart what a player has seen and done before."""


def _type(short_name: str, chance: Any) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name="TCG Pocket by synth (unofficial)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_PLAYERS,
        min_num_players=_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"decks": ";".join(EIGHT), "pool": "", "seed": 0},
    )


_EXPLICIT = _type("python_synth_tcg_pocket", pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)
_SAMPLED = _type("python_synth_tcg_pocket_sampled", pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC)


class TcgPocketGame(pyspiel.Game):
    """`decks`: names or files, with semicolons (a comma ends a parameter); `pool`: of the engine, if it is to have more cards;
    `seed` fixes what the sampled game draws."""

    kind, outcomes = _EXPLICIT, OUTCOMES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        named = str(params.get("decks") or ";".join(EIGHT)).split(";")
        folder, lists = choose([name.strip() for name in named if name.strip()], str(params.get("pool") or "") or None, None)
        self.stepper = stepper_for(folder, lists)
        self.rng = np.random.default_rng(int(params.get("seed") or 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.stepper.actions,
            max_chance_outcomes=self.outcomes,
            num_players=_PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.stepper.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TcgPocketState:
        return TcgPocketState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.stepper.longest + DEAL

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"an observation has no parameters; got {params}")
        return _Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SampledTcgPocketGame(TcgPocketGame):
    kind, outcomes = _SAMPLED, 1


class _Held:
    """A position. Never changed, so that a copy of a state shares it."""

    def __init__(self, state: Any, seen: Seen) -> None:
        self.state, self.seen = state, seen

    def __deepcopy__(self, memo: Any) -> _Held:
        return self


class TcgPocketState(pyspiel.State):
    def __init__(self, game: TcgPocketGame) -> None:
        super().__init__(game)
        self._held: _Held | None = None
        self._drawn = b""
        """bytes of the deal"""
        self._pending: int | None = None
        """a decision whose chance is still to be drawn"""
        self._count = 1
        self._pasts = [game.stepper.engine.package.History() for _ in range(_PLAYERS)]
        """of each player, all it has seen and done"""

    def current_player(self) -> int:
        if self._held is None or self._pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._held.seen.player[0])

    def is_terminal(self) -> bool:
        """A game that is broken off is a tie."""
        if self._held is None or self._pending is not None:
            return False
        return bool(self._held.seen.ended[0]) or self._count > self.get_game().stepper.longest

    def returns(self) -> list[float]:
        return [float(reward) for reward in self._held.seen.rewards[0]] if self._held and self.is_terminal() else [0.0, 0.0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._held is not None
        return [int(action) for action in np.flatnonzero(self._held.seen.legal[0])]

    def _apply_action(self, action: int) -> None:
        if self._held is not None and self._pending is None:
            actor = int(self._held.seen.player[0])
            self._pasts[actor] = self._pasts[actor].did(action)
            self._decide(int(action))
            return
        game: TcgPocketGame = self.get_game()
        drawn = int(action) if game.outcomes > 1 else int(game.rng.integers(OUTCOMES))
        if self._held is None:
            self._drawn += bytes([drawn])
            if len(self._drawn) == DEAL:
                self._hold(game.stepper.start(self._seed(b"")))
            return
        assert self._pending is not None
        self._go_on(self._after(self._pending, drawn))

    def _decide(self, action: int) -> None:
        """Where no chance has a part, the game goes on at once; else there is a chance node."""
        after = self._after(action, 0)
        if self.get_game().stepper.drew_chance(after)[0]:
            self._pending = action
        else:
            self._go_on(after)

    def _after(self, action: int, drawn: int) -> np.ndarray:
        assert self._held is not None
        seed = self._seed(bytes([drawn]))
        after: np.ndarray = self.get_game().stepper.step(self._held.state, np.array([action]), seed, np.array([self._count]))
        return after

    def _go_on(self, state: np.ndarray) -> None:
        self._count += 1
        self._pending = None
        self._hold(state)

    def _seed(self, drawn: bytes) -> np.ndarray:
        return np.frombuffer(hashlib.sha256(self._drawn + drawn).digest()[:4], np.uint32)

    def _hold(self, state: Any) -> None:
        stepper = self.get_game().stepper
        self._held = _Held(state, stepper.look(state))
        for player in range(_PLAYERS):
            self._pasts[player] = self._pasts[player].saw(self._seen_by(player))

    def _seen_by(self, player: int) -> np.ndarray:
        """[entries] int16; nothing before the deal."""
        stepper = self.get_game().stepper
        if self._held is None:
            return np.zeros(stepper.entries, np.int16)
        if player == int(self._held.seen.player[0]):
            return np.asarray(self._held.seen.observation[0])
        return np.asarray(stepper.observe(self._held.state, np.array([player]))[0])

    def past(self, player: int) -> str:
        """Equal for two states exactly when the player cannot tell them apart, with perfect memory."""
        history = self._pasts[player]
        return f"{history.length} {history.digest.hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TcgPocketState:
        """The same game as far as the player knows, with all that is hidden from it dealt again."""
        other: TcgPocketState = self.clone()
        if other._held is not None:
            words = np.array([int(sampler() * 2**32)], np.uint32)
            state = self.get_game().stepper.deal(other._held.state, np.array([player]), words)
            other._held = _Held(state, self.get_game().stepper.look(state))
            # What the other player has seen is imagined too: a past that no true game has.
            other._pasts[1 - player] = self.get_game().stepper.engine.package.History().did(int(words[0]))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._held is None:
            return f"chance {action}"
        return f"{action}: {self.get_game().stepper.engine.package.action_name(self._seen_by(player), action)}"

    def __str__(self) -> str:
        if self._held is None:
            return f"deal {self._drawn.hex()}"
        told = self.get_game().stepper.engine.package.public_text(self._held.seen.observation[0])
        doing = "" if self._pending is None else f"\ndoing {self._pending}"
        return f"{told}\nafter {self.past(0)}, {self.past(1)}{doing}"


class _Observer:
    """What OpenSpiel asks for observations: numbers, and a line that is equal for equal ones. With perfect recall, the numbers
    are those of the observation and a digest of everything before it: equal exactly where a player knows the same."""

    def __init__(self, game: TcgPocketGame, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        entries = game.stepper.entries
        self.tensor = np.zeros(entries + _PAST * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:entries]} | ({"past": self.tensor[entries:]} if perfect_recall else {})

    def set_from(self, state: TcgPocketState, player: int) -> None:
        self.dict["observation"][:] = state._seen_by(player)
        if self._recalls:
            digest = np.frombuffer(state._pasts[player].digest, np.uint8)
            self.dict["past"][:] = np.unpackbits(digest)

    def string_from(self, state: TcgPocketState, player: int) -> str:
        if self._recalls:
            return f"player {player}: {state.past(player)}"
        return f"player {player}: {' '.join(map(str, state._seen_by(player)))}"


for _kind, _game in ((_EXPLICIT, TcgPocketGame), (_SAMPLED, SampledTcgPocketGame)):
    if _kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind, _game)
