"""An option that many commands share, added where they are registered: what it says is in force while they run."""

import functools
import inspect
from collections.abc import Callable
from typing import Any


def with_option(command: Callable[..., Any], name: str, annotation: Any, use: Callable[[Any], None]) -> Callable[..., Any]:
    """The command with one more option; `use` is given its value before the command runs."""
    signature = inspect.signature(command, eval_str=True)
    option = inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
    parameters = [*signature.parameters.values(), option]

    @functools.wraps(command)
    def run(*args: Any, **options: Any) -> Any:
        use(options.pop(name, None))
        return command(*args, **options)

    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run
