"""The page of `synth play`: a local server, and plain modules of JavaScript and CSS in `static/`."""

from importlib.util import find_spec

from synth.spec.errors import InputError

for _package in ("starlette", "uvicorn", "websockets"):
    if find_spec(_package) is None:
        raise InputError(f"the page needs {_package}: pip install 'synth[play]'")
