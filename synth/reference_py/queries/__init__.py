"""What the game is asked: which Pokémon and cards, how much, whether, what holds now."""
