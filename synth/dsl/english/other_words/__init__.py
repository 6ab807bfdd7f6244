"""Other words for the same."""
