"""Parts of synth that need packages of their own, and the one line that says which extra brings them."""

import importlib.util
from collections.abc import Mapping
from types import MappingProxyType

from synth.spec.errors import InputError

EXTRAS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "scrape": ("bs4", "httpx", "protego"),
        "agent": ("anthropic", "httpx2"),
        "train": ("flax", "matplotlib", "mctx", "optax", "orbax", "scipy", "tensorboardX", "tomli_w"),
        "adapters": ("gymnasium", "pettingzoo", "pgx", "pyspiel"),
        "play": ("PIL", "starlette", "uvicorn", "websockets"),
        "ray": ("ray",),
        "sb3": ("sb3_contrib", "stable_baselines3"),
    }
)
"""Modules that each extra of the package brings."""


class MissingExtra(InputError, ImportError):
    """Something optional is not installed."""


def missing(module: str) -> MissingExtra | None:
    """What to say when this module cannot be imported; None if no extra brings it."""
    root = module.partition(".")[0]
    for extra, modules in EXTRAS.items():
        if root in modules:
            return MissingExtra(f"{root} is not installed; this needs: pip install 'synth[{extra}]'")
    return None


def need(*modules: str) -> None:
    """Raises if one of these is not installed: said before any work is done."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise missing(module) or MissingExtra(f"{module} is not installed")
