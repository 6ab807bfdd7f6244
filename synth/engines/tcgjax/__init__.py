"""The engine for every card of the catalogue. It is not kept here: the first import builds it into the user's cache
(`synth/engines/cache.py`), and this module becomes that package. `lock.json` says which engine it must be."""

from pathlib import Path as _Path

from synth.engines.cache import whole_engine as _whole_engine

_folder = _whole_engine()
__path__ = [str(_folder)]
__file__ = str(_folder / "__init__.py")
# The text of the generated package, run under this name: its modules are found in its own folder.
exec(compile(_Path(__file__).read_text("utf-8"), __file__, "exec"))
