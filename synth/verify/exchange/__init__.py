"""Engines in which a function of the machine can be exchanged while they run."""
