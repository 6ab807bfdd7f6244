"""Deck lists of the first set."""

FIRE = """Energy: Fire
2 Charmander A1 33
2 Charmeleon A1 34
2 Charizard A1 35
2 Vulpix A1 37
2 Ninetales A1 38
2 Growlithe A1 39
2 Arcanine A1 40
2 Ponyta A1 42
2 Rapidash A1 43
2 Giovanni A1 223
"""

GRASS = """Energy: Grass
2 Bulbasaur A1 1
2 Ivysaur A1 2
2 Venusaur A1 3
2 Caterpie A1 5
2 Metapod A1 6
2 Butterfree A1 7
2 Weedle A1 8
2 Kakuna A1 9
2 Beedrill A1 10
2 Erika A1 219
"""
