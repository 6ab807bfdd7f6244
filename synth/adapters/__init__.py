"""The environment in the shapes that other people's code expects; one module each, imported by name."""
