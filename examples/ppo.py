"""PPO by self-play in one file, games and learning in one compiled program (in the manner of PureJaxRL).

    python examples/ppo.py     # some minutes on two cores; --updates 2 --games 16 --steps 16 only to see it run
Needs: pip install 'synth[train]'. Prints, every few updates, how many games against random play are won.
"""

import argparse

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax

import synth


class Network(nn.Module):
    """Every entry of an observation is a small number or a card: look it up, then a few plain layers."""

    actions: int

    @nn.compact
    def __call__(self, seen, legal):
        rows = (jnp.clip(seen, 0, 255) + 257 * jnp.arange(seen.shape[-1])) % 4096
        x = nn.Embed(4096, 8)(rows).reshape(*seen.shape[:-1], -1)
        x = nn.relu(nn.Dense(256)(nn.relu(nn.Dense(256)(x))))
        logits = nn.Dense(self.actions, kernel_init=nn.initializers.zeros)(x)
        return jnp.where(legal, logits, -1e9), nn.tanh(nn.Dense(1)(x))[..., 0]


def program(env, games, steps, rate):
    network, optimizer = Network(env.num_actions), optax.adam(rate, eps=1e-5)

    def advance(state, action, key):
        """A game after a decision, or a new one where it has ended; the rewards and the end are those of the decision."""
        now, anew = jax.random.split(key)
        after = env.step(state, action, now)
        state = jax.tree.map(lambda fresh, old: jnp.where(after.terminated, fresh, old), env.init(anew), after)
        return state, after.rewards, after.terminated

    def play(params, state, key, blind):
        """One decision in every game; the players in `blind` decide at random."""
        draw, go = jax.random.split(key)
        player, legal = state.current_player, state.legal_action_mask
        logits, value = network.apply(params, state.observation, legal)
        logits = jnp.where((player == blind)[:, None], jnp.where(legal, 0.0, -1e9), logits)
        action = jax.random.categorical(draw, logits)
        log = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        after, rewards, ended = jax.vmap(advance)(state, action, jax.random.split(go, games))
        # What follows is worth the opposite if the other player decides next, and nothing if the game is over.
        sign = jnp.where(ended, 0.0, jnp.where(after.current_player == player, 1.0, -1.0))
        seen = {"seen": state.observation, "legal": legal, "action": action, "log": log, "value": value, "sign": sign}
        return after, seen | {"reward": rewards[jnp.arange(games), player], "score": rewards[:, 0]}

    def back(carry, t):
        """Generalised advantages, from the last decision to the first."""
        gain, following = carry
        gain = t["reward"] + t["sign"] * (following + 0.95 * gain) - t["value"]
        return (gain, t["value"]), gain

    def loss(params, batch):
        logits, value = network.apply(params, batch["seen"], batch["legal"])
        logs = jax.nn.log_softmax(logits)
        ratio = jnp.exp(jnp.take_along_axis(logs, batch["action"][:, None], 1)[:, 0] - batch["log"])
        gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
        policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 0.8, 1.2) * gain).mean()
        entropy = -(jnp.exp(logs) * jnp.where(batch["legal"], logs, 0.0)).sum(-1).mean()
        return policy + 0.5 * jnp.square(value - batch["target"]).mean() - 0.01 * entropy

    @jax.jit
    def update(params, memory, state, key):
        rolls, shuffle = jax.random.split(key)
        state, told = jax.lax.scan(lambda now, key: play(params, now, key, -1), state, jax.random.split(rolls, steps))
        last = network.apply(params, state.observation, state.legal_action_mask)[1]
        gain = jax.lax.scan(back, (jnp.zeros(games), last), told, reverse=True)[1]
        batch = told | {"gain": gain, "target": gain + told["value"]}
        batch = jax.tree.map(lambda x: x.reshape(games * steps, *x.shape[2:]), batch)

        def learn(carry, rows):
            params, memory = carry
            change, memory = optimizer.update(jax.grad(loss)(params, jax.tree.map(lambda x: x[rows], batch)), memory)
            return (optax.apply_updates(params, change), memory), None

        orders = jax.vmap(lambda key: jax.random.permutation(key, games * steps))(jax.random.split(shuffle, 4))
        params, memory = jax.lax.scan(learn, (params, memory), orders.reshape(16, -1))[0]
        return params, memory, state

    @jax.jit
    def against_random(params, key):
        """Games won and lost by the policy as player 0 in 256 decisions of each game."""
        first, rest = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(first, games))
        told = jax.lax.scan(lambda now, key: play(params, now, key, 1), state, jax.random.split(rest, 256))[1]
        return (told["score"] > 0).sum(), (told["score"] < 0).sum()

    return network, optimizer, update, against_random


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--decks", nargs="+", default=["arcanine-ex-ninetales", "starmie-ex-articuno-ex"])
    for name, default in (("updates", 120), ("games", 256), ("steps", 64), ("every", 10), ("seed", 0)):
        options.add_argument(f"--{name}", type=int, default=default)
    given = options.parse_args()
    env = synth.make(decks=given.decks)
    network, optimizer, update, against_random = program(env, given.games, given.steps, 5e-4)
    start, init, rest = jax.random.split(jax.random.key(given.seed), 3)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(start, given.games))
    params = network.init(init, state.observation, state.legal_action_mask)
    memory = optimizer.init(params)
    for done, key in enumerate(jax.random.split(rest, given.updates + 1)):
        if done % given.every == 0 or done == given.updates:
            won, lost = against_random(params, jax.random.fold_in(init, done))
            print(f"{done * given.games * given.steps:10,} decisions: {won:5,} won, {lost:5,} lost", flush=True)
        params, memory, state = update(params, memory, state, key)


if __name__ == "__main__":
    main()
