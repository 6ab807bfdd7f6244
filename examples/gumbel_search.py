"""mctx's Gumbel search on the environment, against random play: no learning, a value that counts points and damage.

    python examples/gumbel_search.py
    python examples/gumbel_search.py --games 4 --simulations 4 --decisions 4    # only to see it run

Needs: pip install 'synth[train]'. The search never looks at hidden cards: each decision is searched in a game in which all
that the player cannot know is dealt again.
"""

import argparse
import importlib

import jax
import jax.numpy as jnp
import mctx
import numpy as np

import synth


def value_of(env):
    """Who is ahead, from what the player in turn sees, in (-1, 1)."""
    layout = importlib.import_module(f"{type(env).__module__.rpartition('.')[0]}.layout")
    weights = np.zeros(len(layout.OBSERVATION), np.float32)
    for at, name in enumerate(layout.OBSERVATION):
        side = {"my": 1.0, "their": -1.0}.get(name.partition("_")[0], 0.0)
        if name.endswith("_points"):
            weights[at] = side
        elif "_damage_" in name:
            weights[at] = -0.02 * side
        elif "_energy_" in name and name.count("_") == 3:
            weights[at] = 0.05 * side
    return lambda seen: jnp.tanh(0.5 * (seen.astype(jnp.float32) @ weights))


def searcher(env, simulations):
    value = value_of(env)

    def recurrent(params, key, action, state):
        games = action.shape[0]
        after = jax.vmap(env.step)(state, action, jax.random.split(key, games))
        same = after.current_player == state.current_player
        output = mctx.RecurrentFnOutput(
            reward=after.rewards[jnp.arange(games), state.current_player],
            discount=jnp.where(after.terminated, 0.0, jnp.where(same, 1.0, -1.0)),
            prior_logits=jnp.where(after.legal_action_mask, 0.0, -1e9),
            value=value(after.observation),
        )
        return output, after

    def search(state, key):
        hide, look = jax.random.split(key)
        games = state.current_player.shape[0]
        imagined = jax.vmap(env.resample_hidden)(state, state.current_player, jax.random.split(hide, games))
        root = mctx.RootFnOutput(
            prior_logits=jnp.where(state.legal_action_mask, 0.0, -1e9), value=value(state.observation), embedding=imagined
        )
        illegal = ~state.legal_action_mask
        return mctx.gumbel_muzero_policy(None, look, root, recurrent, simulations, invalid_actions=illegal).action

    return search


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--decks", nargs="+", default=["arcanine-ex-ninetales", "starmie-ex-articuno-ex"])
    for name, default in (("games", 64), ("simulations", 32), ("decisions", 400), ("seed", 0)):
        options.add_argument(f"--{name}", type=int, default=default)
    given = options.parse_args()
    env = synth.make(decks=given.decks)
    search = searcher(env, given.simulations)

    @jax.jit
    def play(state, key):
        think, draw, go = jax.random.split(key, 3)
        any_legal = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        action = jnp.where(state.current_player == 0, search(state, think), any_legal)
        return jax.vmap(env.step)(state, action, jax.random.split(go, given.games))

    first, *keys = jax.random.split(jax.random.key(given.seed), given.decisions + 1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(first, given.games))
    score = np.zeros(given.games)
    for key in keys:
        state = play(state, key)
        score += np.asarray(state.rewards[:, 0])  # zero again in the steps after the end
        if bool(state.terminated.all()):
            break
    ended = int(state.terminated.sum())
    print(f"{ended} of {given.games} games ended: {int((score > 0).sum())} won, {int((score < 0).sum())} lost")


if __name__ == "__main__":
    main()
