"""A group of commands whose modules are imported when they are run: help and bad words cost no imports."""

import importlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command


class Command(NamedTuple):
    """Where a command is, and its line in the help of the group."""

    module: str
    """Below `synth.cli`."""
    function: str
    help: str
    cards: bool = False
    """It takes `--cards`."""
    rules: bool = False
    """It takes `--rules`."""


def lazy_group(commands: Mapping[str, Command]) -> type[TyperGroup]:
    """The class of a group with these commands: names without code until one is called."""

    class LazyGroup(TyperGroup):
        def __init__(self, **attributes: Any) -> None:
            super().__init__(**attributes)
            self.commands = {name: TyperCommand(name, help=command.help) for name, command in commands.items()}

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args and args[0] in commands:
                self.commands[args[0]] = _load(args[0], commands[args[0]])
            return super().resolve_command(ctx, args)

    return LazyGroup


def _load(name: str, command: Command) -> Any:
    found = getattr(importlib.import_module(f"synth.cli.{command.module}"), command.function)
    if command.rules:
        from synth.cli.options.rules import with_rules

        found = with_rules(found)
    if command.cards:
        from synth.cli.options.cards import with_cards

        found = with_cards(found)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name)(found)
        found = alone
    found._add_completion = False
    loaded = get_command(found)
    loaded.name = name
    return loaded
