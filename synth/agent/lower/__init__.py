"""Lowerings that codegen does not have, written by a model as overlays, and tried until they are the reference's.

The way up: compiler (codegen as the loop sees it), briefing (what is told about a lowering), author (the conversation),
outcome (what comes of one lowering, as files), run (all of them).
"""
