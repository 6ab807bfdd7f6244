"""sb3-contrib's MaskablePPO against a player of the roster, on many games side by side.

    python examples/maskable_ppo.py                                        # some minutes on two cores
    python examples/maskable_ppo.py --decisions 2000 --games 16            # only to see it run

Needs: pip install 'synth[adapters,sb3]'.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.preprocessing import get_flattened_obs_dim
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import arange, nn, remainder

from synth.adapters.sb3 import TcgPocketVecEnv


class Lookup(BaseFeaturesExtractor):
    """Every entry of an observation is a small number or a card: a row of a table each."""

    def __init__(self, space):
        super().__init__(space, 8 * get_flattened_obs_dim(space))
        self.register_buffer("places", 257 * arange(get_flattened_obs_dim(space)))
        self.table = nn.Embedding(4096, 8)

    def forward(self, seen):
        return self.table(remainder(seen.clamp(0, 255) + self.places, 4096).long()).flatten(1)


def score(model, decks, opponent, games, seed):
    """Games won and lost until every table has finished one."""
    envs = TcgPocketVecEnv(games, decks=decks, opponent=opponent)
    envs.seed(seed)
    seen, open_, won, lost = envs.reset(), np.ones(games, bool), 0, 0
    while open_.any():
        masks = np.stack(envs.env_method("action_masks"))
        actions = model.predict(seen, action_masks=masks)[0]
        seen, rewards, ended, _ = envs.step(actions)
        won, lost = won + int((open_ & (rewards > 0)).sum()), lost + int((open_ & (rewards < 0)).sum())
        open_ &= ~ended
    return won, lost


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--decks", nargs="+", default=["arcanine-ex-ninetales", "starmie-ex-articuno-ex"])
    options.add_argument("--opponent", default="random", help="who is learned against; see synth eval")
    for name, default in (("decisions", 400_000), ("games", 64), ("rounds", 8), ("seed", 0)):
        options.add_argument(f"--{name}", type=int, default=default)
    given = options.parse_args()
    envs = TcgPocketVecEnv(given.games, decks=given.decks, opponent=given.opponent)
    steps = max(8, min(128, given.decisions // given.rounds // given.games))
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=steps,
        batch_size=steps * given.games // 4,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        seed=given.seed,
        policy_kwargs={"features_extractor_class": Lookup, "normalize_images": False},
    )
    for done in range(given.rounds + 1):
        won, lost = score(model, given.decks, given.opponent, given.games, given.seed + done)
        print(f"{model.num_timesteps:9,} decisions: {won:4} won, {lost:4} lost of {given.games}", flush=True)
        if done < given.rounds:
            model.learn(given.decisions // given.rounds, reset_num_timesteps=False)


if __name__ == "__main__":
    main()
