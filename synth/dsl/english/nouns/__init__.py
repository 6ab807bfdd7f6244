"""Noun phrases: Pokémon, cards, Tools, Energy, and numbers of them."""
