"""For all tests: XLA's options before JAX starts, and time limits that a slow machine cannot break."""

from __future__ import annotations

import os

from hypothesis import settings

from synth.engines import FUSION

if FUSION not in os.environ.get("XLA_FLAGS", ""):
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {FUSION}".strip()

settings.register_profile("synth", deadline=None)
settings.load_profile("synth")
