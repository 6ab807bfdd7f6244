"""OpenSpiel's information-set MCTS against random play.

    python examples/ismcts.py
    python examples/ismcts.py --games 1 --simulations 5

Needs: pip install 'synth[adapters]'.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import synth.adapters.openspiel  # noqa: F401  registers the game


class Cut(mcts.Evaluator):
    """What a position is worth after some random decisions: who has won by then, or nothing."""

    def __init__(self, decisions, rng):
        self.decisions, self.rng = decisions, rng

    def evaluate(self, state):
        state, left = state.clone(), self.decisions
        while not state.is_terminal() and (left or state.is_chance_node()):
            left -= not state.is_chance_node()
            state.apply_action(self.rng.choice(state.legal_actions()))
        return np.array(state.returns())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game, bot, seat, rng):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != seat:
            action = rng.choice(state.legal_actions())
        else:
            legal = state.legal_actions()
            action = legal[0] if len(legal) == 1 else bot.step(state)
        state.apply_action(int(action))
    return state.returns()[seat]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--decks", default="arcanine-ex-ninetales;starmie-ex-articuno-ex")
    for name, default in (("games", 4), ("simulations", 20), ("rollout", 10), ("seed", 0)):
        options.add_argument(f"--{name}", type=int, default=default)
    given = options.parse_args()
    game = pyspiel.load_game("python_synth_tcg_pocket", {"decks": given.decks})
    rng = np.random.default_rng(given.seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=Cut(given.rollout, rng),
        max_simulations=given.simulations,
        random_state=np.random.RandomState(given.seed),
    )
    results = []
    for number in range(given.games):
        results.append(play(game, bot, number % 2, rng))
        words = {1: "won", 0: "tied", -1: "lost"}
        print(f"game {number + 1}: {words[int(results[-1])]}", flush=True)
    print(f"{sum(r > 0 for r in results)} won, {sum(r < 0 for r in results)} lost of {given.games}")


if __name__ == "__main__":
    main()
