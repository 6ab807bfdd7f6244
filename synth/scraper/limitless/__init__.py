"""The HTML card site: `index` finds sets and cards, `card` reads a card."""
