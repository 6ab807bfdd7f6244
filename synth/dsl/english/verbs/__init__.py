"""What effects do, a verb or a few a module."""
