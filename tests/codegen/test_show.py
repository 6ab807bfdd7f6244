"""Operations are shown with names for all that they have, for every card; each is played by a function of the machine."""

import re
from importlib.resources import files

import pytest

from synth.codegen.build import build, playable, write
from synth.codegen.explain import emitted_lines, explain_card, players
from synth.codegen.machine.words import Do
from synth.codegen.programs.columns import Tables
from synth.codegen.programs.operands import OPERANDS_OF
from synth.codegen.programs.show import Shown
from synth.codegen.programs.tables import pool_tables
from synth.dsl.ast import ModifierKind
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue


@pytest.fixture(scope="module")
def tables() -> Tables:
    return pool_tables(playable(load_catalogue().unique)[0])


def test_every_operand_that_is_used_has_a_name(tables: Tables) -> None:
    for at, (op,) in enumerate(tables.columns["op"]):
        named = len(OPERANDS_OF[Do(op)])
        used = [k for k in range(9) if tables.columns[f"op_{'abcdefghi'[k]}"][at][0]]
        assert not used or max(used) < named, f"{Do(op).name} has {max(used) + 1} operands"


def test_every_program_can_be_shown(tables: Tables) -> None:
    shown = Shown(tables)
    for (pc,) in (*tables.columns["row_pc"], *tables.columns["prog_pc"][1:-1], *tables.columns["mod_pc"]):
        operations = shown.program(pc)
        assert operations[-1].do is Do.END or operations[0].at == pc


@pytest.mark.parametrize("kind", ModifierKind)
def test_every_modifier_is_asked_about(kind: ModifierKind) -> None:
    """What nobody asks about would be half played: the machine asks, or its program is written another way."""
    machine, programs = (
        "".join(path.read_text("utf-8") for path in files(f"synth.codegen.{part}").iterdir() if path.name.endswith(".py"))
        for part in ("machine", "programs")
    )
    assert re.search(rf"\bKindOf\.{kind.name}\b", machine) or re.search(rf"kind is ModifierKind\.{kind.name}\b", programs)


def test_a_card_is_shown_as_its_text_says() -> None:
    research = load_catalogue().cards["P-A-007"]
    (effect,) = explain_card(research, RuleSpec())
    (program,) = effect.programs
    assert program.event == "play"
    assert [one.text for one in program.operations] == ["draw number (number 2) side 0 mode 0", "end"]
    assert effect.functions[0] == "piles_draw"


def test_each_operation_of_a_pool_is_played_by_a_function_that_is_emitted_and_no_other(deck_cards, tmp_path) -> None:
    built = build(deck_cards)
    write(built.files, tmp_path / "engine")
    used = {Do(number) for (number,) in built.machine.tables.columns["op"]}
    assert set(players()) == set(Do) and set() < used < set(Do)
    lines = emitted_lines(tmp_path / "engine")
    emitted = set(players().values()) & set(lines)
    assert {players()[one] for one in used} <= emitted < set(players().values())
    assert all(found.count > 2 for found in lines.values())
