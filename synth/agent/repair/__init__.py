"""Differences that `synth verify` found, mended by overlays: one conversation a cluster, judged like any lowering.

The way up: cluster (what a report says), involved (which lowerings may be at fault), author (the conversation), run.
"""
