"""For all tests: time limits that a slow machine cannot break."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("synth", deadline=None)
settings.load_profile("synth")
