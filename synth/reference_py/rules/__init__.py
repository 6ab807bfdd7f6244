"""The course of the game: setup, turns, moves, attacks, Knock Outs, the Checkup."""
