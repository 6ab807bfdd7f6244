"""Faults that are put in are noticed, an engine without one is not, and equivalent faults are listed with a reason."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from synth.codegen.build import build_for_positions
from synth.codegen.graphs.graph import Block, Function, Jump, Op, Program
from synth.dsl.parser import parse_effect
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.engines.listing_batch import ListingBatch
from synth.verify.engines.shared_code import ROOM
from synth.verify.exchange.indirect import numbered as places
from synth.verify.levels.cards_alone import cards_alone
from synth.verify.levels.games import uniform_games
from synth.verify.levels.guided_games import GuidedGames
from synth.verify.levels.plan import PARTS
from synth.verify.levels.stretch import Ground
from synth.verify.mutation.apart import judged_apart
from synth.verify.mutation.bench import CAMPAIGN, Bench
from synth.verify.mutation.campaign import Run
from synth.verify.mutation.choosing import SHARES, chosen_faults, numbered
from synth.verify.mutation.every_word import every_word, unsaid_words, words_of
from synth.verify.mutation.fault import STAGES, Fault, Refused
from synth.verify.mutation.graph_faults import OtherFunction, graph_faults, stage_of
from synth.verify.mutation.judging import UNREACHED, Verdict
from synth.verify.mutation.listing_faults import OtherInstruction, listing_faults
from synth.verify.mutation.llvm_faults import alike_tables, llvm_faults
from synth.verify.mutation.program_faults import OtherProgram, program_faults
from synth.verify.mutation.reaching import Reaching
from synth.verify.mutation.reference_faults import reference_faults
from synth.verify.mutation.sheet import Sheet, write
from synth.verify.mutation.source_blocks import watched
from synth.verify.mutation.table import equivalent
from synth.verify.mutation.table_faults import OtherNumber
from synth.verify.programs.vocabulary import effects_saying, said, vocabulary
from tests.cli.conftest import Ran, synth  # noqa: F401
from tests.verify.small_pool import ZAPPY_SHOT, cards

SEED = 3
# Children of a process in which other tests have started JAX: they run machine code and NumPy, and never JAX.
pytestmark = pytest.mark.filterwarnings("ignore:os.fork:RuntimeWarning")


@cache
def bench() -> Bench:
    return Bench.of(cards())


@cache
def sheets() -> tuple[Sheet, ...]:
    ground = Ground(cards(), bench().pool, SEED, bench().workbench.engine)
    stretches = (*cards_alone(ground), *itertools.islice(uniform_games(ground), 1))
    with watched() as run:
        return tuple(write(stretch, bench().workbench.engine, bench().pool, run) for stretch in stretches)


@cache
def reaching() -> Reaching:
    return Reaching(bench(), sheets())


def judged(change: object, stage: str = "graphs", small: bool = False) -> Verdict:
    return judged_apart(Fault(stage, "a kind", "here", "said", change), bench(), sheets(), reaching(), small)  # type: ignore[arg-type]


def test_without_a_fault_nothing_is_noticed() -> None:
    function = bench().workbench.program.functions["wounding_heal"]
    verdict = judged(OtherFunction(function))
    assert verdict.level == 0 and verdict.decisions == sum(sheet.decisions for sheet in sheets()) > 500


def altered(name: str, kind: str, new: str) -> Function:
    """All operations of a kind are of another one."""
    function = bench().workbench.program.functions[name]
    blocks = [
        Block([Op(op.target, new if op.kind == kind else op.kind, op.args, op.note) for op in block.ops], block.end)
        for block in function.blocks
    ]
    return Function(name, function.parameters, blocks)


def test_a_wrong_comparison_in_the_machine_is_noticed_and_named() -> None:
    verdict = judged(OtherFunction(altered("deck_sort_lists", "eq", "ne")))
    assert verdict.level >= 1 and verdict.by and verdict.decisions < 2000


def test_a_wrong_number_in_a_table_is_noticed() -> None:
    columns = bench().workbench.built.machine.tables.columns
    number = bench().pool.number_of[ZAPPY_SHOT]
    verdict = judged(OtherNumber("hp", number, columns["hp"][number][0] - 4), "tables")
    assert verdict.level >= 1


def test_another_program_is_noticed_by_a_cell_and_told_in_few_moves() -> None:
    said = next(effect.program for card in cards() if card.id == ZAPPY_SHOT for effect in card.effects)
    verdict = judged(OtherProgram(ZAPPY_SHOT, said, said.replace("20", "30")), "programs", small=True)
    # Damage, or the phase where somebody falls.
    assert verdict.level == 1 and verdict.by.startswith(("cell damage_", "cell phase")), verdict
    assert 1 <= verdict.moves <= 3
    refused = judged(OtherProgram(ZAPPY_SHOT, "attack { draw my 9 }", said), "programs")
    assert refused.level == -1


def test_a_fault_of_the_reference_is_noticed() -> None:
    faults = [fault for fault in reference_faults() if fault.where == "rules/moves.py:retreat"]
    assert faults and any(judged(fault.change, "reference").level > 0 for fault in faults[:4])


def test_a_wrong_reading_of_cards_is_noticed() -> None:
    """The pool of the child is read anew; here it stays as it was."""
    faults = [fault for fault in reference_faults() if fault.stage == "reading"]
    assert {fault.where.partition(":")[0] for fault in faults} == {"cards.py", "queries/continuous.py"}
    read = [fault for fault in faults if fault.where == "cards.py:CardPool._read"]
    verdicts = [judged(fault.change, "reading") for fault in read[:2]]
    assert any(verdict.level == 1 for verdict in verdicts)
    assert judged(OtherFunction(bench().workbench.program.functions["wounding_heal"])).level == 0


def test_the_listing_shows_what_machine_code_does_and_faults_of_it_are_noticed() -> None:
    sound = ListingBatch(bench().workbench.package).code.instructions
    same = OtherInstruction(1, tuple(map(int, sound[1])))
    verdict = judged(same, "listing")
    assert verdict.level == 0 and verdict.decisions == sum(sheet.decisions for sheet in sheets())
    faults = list(listing_faults(bench().workbench, Random(8), looked_at=300))
    assert len({fault.kind for fault in faults}) >= 5
    # Every decision goes through this.
    place = ListingBatch(bench().workbench.package).code.entries["step"][0]
    turned = tuple(map(int, (*sound[place][:6], *sound[place][:5:-1])))
    assert turned[6] != turned[7] and judged(OtherInstruction(place, turned), "listing").level == 1


def test_few_cards_say_every_word() -> None:
    everything = load_catalogue().unique
    few = every_word(everything)
    assert len(few) < len(everything) / 5
    both = [set().union(*map(words_of, some)) for some in (everything, few)]
    assert both[0] == both[1] and len(both[0]) > 400
    names = {card.name for card in few}
    assert all(card.evolves_from in names for card in few if card.evolves_from)


def test_made_up_cards_say_the_words_that_no_card_says() -> None:
    programs = [parse_effect(effect.program) for card in unsaid_words() for effect in card.effects]
    assert {word for word in vocabulary() if not effects_saying(word)} <= set().union(*map(said, programs))


def test_of_a_fault_that_nobody_notices_it_is_said_whether_its_place_is_reached() -> None:
    tables = bench().workbench.built.machine.tables.columns
    unread = judged(OtherNumber("row_damage", 0, 7), "tables")
    assert len(tables["row_damage"]) > 1 and unread.level == 0 and unread.by == UNREACHED
    small = bench().workbench.program.functions["board_is_active"]
    blocks = [Block([*block.ops, Op("again", "copy", (0,))], block.end) for block in small.blocks]
    same = judged(OtherFunction(Function(small.name, small.parameters, blocks)))
    assert same.level == 0 and same.by != UNREACHED, "a change that changes nothing, where the levels come by"


def test_what_never_comes_to_rest_or_crashes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("synth.verify.mutation.apart.LIMIT", 2)
    function = bench().workbench.program.functions["step_step"]
    endless = Function(function.name, function.parameters, [Block([], Jump(0))])
    verdict = judged(OtherFunction(endless))
    assert verdict.level == 1 and "rest" in verdict.by
    assert "crashes" in judged(Crash()).by


@dataclass(frozen=True)
class Crash:
    def apply(self, bench: Bench) -> None:
        import os

        os.abort()


def test_a_fault_that_cannot_be_built_is_refused() -> None:
    assert judged(Impossible()).level == -1


@dataclass(frozen=True)
class Impossible:
    def apply(self, bench: Bench) -> None:
        raise Refused("no such thing")


def test_faults_are_of_every_stage_and_many_kinds_and_the_same_for_a_seed() -> None:
    found = chosen_faults(bench(), 5, 300)
    assert {fault.stage for fault in found} == set(STAGES) == set(SHARES)
    assert len({(fault.stage, fault.kind) for fault in found}) > 50
    assert len({fault.id for fault in found}) == len(found)
    assert [fault.name for fault in chosen_faults(bench(), 5, 300)] == [fault.name for fault in found]


def test_stages_are_those_of_the_modules() -> None:
    stages = {stage_of(name) for name in bench().workbench.program.functions}
    assert stages == {"graphs", "legality", "observation", "chance", "resampling"}


@cache
def every_machine() -> Program:
    """With code for every word that cards say."""
    rules = rules_in_force()
    return build_for_positions(every_word(load_catalogue().unique), rules.deck_size, rules, ROOM).machine.program


def known(stage: str, names: Sequence[str]) -> set[str]:
    """Those of these names that there are, looked for where they would be."""
    if stage in ("reference", "reading"):
        found = reference_faults()
    elif stage == "programs":
        catalogue = load_catalogue()
        found = program_faults([catalogue.get(name.split(" · ")[2]) for name in names])
    else:
        program = every_machine()
        wanted = {name.split(" · ")[2].partition(" ")[0] for name in names}
        part = Program({name: program.functions[name] for name in wanted}, program.cells, program.columns, program.entries)
        found = llvm_faults(part, places(program)) if stage == "llvm" else graph_faults(part)
    return {fault.name for fault in numbered(found)} & set(names)


def test_every_equivalent_fault_is_argued_and_still_possible() -> None:
    listed = equivalent()
    assert listed and all(len(because) > 20 for because in listed.values())
    by_stage: dict[str, list[str]] = {}
    for name in listed:
        by_stage.setdefault(name.partition(" · ")[0], []).append(name)
    assert not {"tables", "listing"} & set(by_stage), "their numbers depend on the cards that are looked at"
    for stage, names in by_stage.items():
        assert known(stage, names) == set(names), "equivalent.yaml is about faults that there are no longer"


def test_a_sign_is_no_fault_where_no_number_has_one() -> None:
    workbench = bench().workbench
    alike = alike_tables(workbench.tables)
    assert alike and all(workbench.tables[name].min() >= 0 for name in alike) and alike < set(workbench.tables)
    some, fewer = (
        [fault for fault in llvm_faults(workbench.program, workbench.places, names) if fault.kind == "IR: another extension"]
        for names in ((), alike)
    )
    assert 0 < len(fewer) < len(some)


def test_guided_games_leave_the_engine_as_it_was() -> None:
    """Both work on one package: what was linked for them must not stay."""
    ground = Ground(cards(), bench().pool, SEED, bench().workbench.engine)
    assert list(GuidedGames(ground).rounds(1))
    assert judged(OtherFunction(bench().workbench.program.functions["wounding_heal"])).level == 0
    assert judged(OtherFunction(altered("deck_sort_lists", "eq", "ne"))).level >= 1


def test_a_run_may_judge_by_some_levels_only(synth: Callable[..., Ran]) -> None:  # noqa: F811
    every, first = Run(1, 1, 1.0), Run(1, 1, 1.0, levels=(1,))
    assert set(first.parts) < set(every.parts) == {part.name for part in PARTS} | {CAMPAIGN}
    assert CAMPAIGN not in first.parts and "cards" in first.parts
    synth("mutate", "--level", 4).refused("no level 4", "1, 2, 3")
