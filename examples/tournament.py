"""A tournament: players of the roster, and one of your own, each against each other.

    python examples/tournament.py
    python examples/tournament.py --games 16 --players evolve

Your own player is a function from what it sees and what is legal to actions, for many games at once: see `first_legal`.
"""

import argparse

import numpy as np

from synth.adapters.gymnasium import TcgPocketVectorEnv


def first_legal(seen, legal, rng):
    """Plays whatever comes first in the table of actions. Write something better here."""
    return legal.argmax(axis=1)


def anything(seen, legal, rng):
    return np.where(legal, rng.random(legal.shape), -1).argmax(axis=1)


MINE = {"first_legal": first_legal, "anything": anything}


def meet(mine, other, decks, games, seed):
    """Points of my player against one of the roster: the first game of every table, so that none is left out for its length."""
    envs = TcgPocketVectorEnv(games, decks, opponent=other)
    rng = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    points, open_ = np.zeros(games), np.ones(games, bool)
    while open_.any():
        seen, rewards, ended, _, _ = envs.step(MINE[mine](seen, envs.action_masks(), rng))
        points = np.where(open_ & ended, (1 + rewards) / 2, points)
        open_ &= ~ended
    return points


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--decks", nargs="+", default=["arcanine-ex-ninetales", "starmie-ex-articuno-ex"])
    options.add_argument("--players", nargs="+", default=["random", "attack", "evolve"], help="of the roster; see synth eval")
    options.add_argument("--games", type=int, default=128)
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args()
    print(f"{'':12} {'':12} {'points':>8}   95%")
    for mine in MINE:
        for other in given.players:
            points = meet(mine, other, given.decks, given.games, given.seed)
            spread = 1.96 * points.std() / len(points) ** 0.5
            print(f"{mine:12} {other:12} {points.mean():8.1%}   ± {spread:.1%}", flush=True)


if __name__ == "__main__":
    main()
