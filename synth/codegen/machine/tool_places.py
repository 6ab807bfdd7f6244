"""The places for Tools on a Pokémon: a Tool stays in its place until it leaves (rulebook 8.19)."""

from synth.codegen.graphs.intrinsics import Game, those


def tools(g: Game, spot: int) -> int:
    """The Tools of a Pokémon, as a set of its owner's cards."""
    return those(g.tool_at[spot, k] - 1 for k in range(g.c.tools) if g.tool_at[spot, k] > 0)


def equip(g: Game, spot: int, at: int) -> None:
    """A Tool goes to the first free place of a Pokémon of side 0."""
    for k in range(g.c.tools):
        if g.tool_at[spot, k] == 0:
            g.tool[spot, k] = g.card[0, at]
            g.tool_at[spot, k] = 1 + at
            return


def lose_tool(g: Game, spot: int, at: int) -> int:
    """Whether the card was a Tool there, which it no longer is; the others stay in their places."""
    for k in range(g.c.tools):
        if g.tool_at[spot, k] == at + 1:
            g.tool_at[spot, k] = 0
            g.tool[spot, k] = 0
            return 1
    return 0
