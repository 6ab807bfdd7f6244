"""Faults that provably change nothing are not put in; their near neighbours are."""

import ast
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from synth.codegen.graphs.graph import Arg, Block, Branch, Cell, Column, Function, Jump, Op, Program, Return
from synth.codegen.graphs.specialise import Analysis
from synth.codegen.machine.words import Do, Task
from synth.codegen.runtime.instructions import NAMES, read_code
from synth.spec.layout import Phase
from synth.verify.engines.listing_batch import ListingBatch
from synth.verify.engines.listing_code import run
from synth.verify.levels.asked import Asked
from synth.verify.mutation.asking import AGAIN, asking, with_asking
from synth.verify.mutation.commuting import commute
from synth.verify.mutation.fault import Fault, spread
from synth.verify.mutation.graph_faults import OtherFunction, graph_faults
from synth.verify.mutation.listing_effects import HOW, ROW, B, Effects, Line, pieces_of
from synth.verify.mutation.listing_faults import OtherInstruction, _others
from synth.verify.mutation.llvm_faults import llvm_faults
from synth.verify.mutation.low_cells import LOW
from synth.verify.mutation.numbers import worked_out
from synth.verify.mutation.reference_faults import NOTED, reference_faults
from synth.verify.mutation.replaying import moments
from synth.verify.mutation.same_machine import SameMachine
from synth.verify.mutation.source_functions import ROOT
from synth.verify.mutation.table_faults import OtherNumber, table_faults
from synth.verify.mutation.table_reads import IN_PLAY, MARKS, TableReads
from tests.verify.test_mutation import bench, judged, sheets

pytestmark = pytest.mark.filterwarnings("ignore:os.fork:RuntimeWarning")
LISTING = """room 16
lent 8 0
rows 12
table t
entry step 1
cell a u8 1 0 2
cell b u8 4 1 3
code
first i32 0 n0 n0 >0 # end
gt i32 8 r2 n0 >2/4 # step_step:0
add i32 9 r2 n1 # step_step:1
first u8 2 r9 n0 >4
and i32 9 r2 n15 # step_step:2
first u8 3 r9 n0
popcount i32 9 r3 n0
lt u8 4 r9 n9
ge i32 10 r2 n0 >9/1
first i32 1 n0 r7 >back # step_step:3
"""


def effects() -> Effects:
    return Effects(read_code(LISTING, {"t": np.array([1, 2])}), pieces_of(LISTING))


def with_(line: Line, **columns: int) -> Line:
    names = {"how": HOW, "row": ROW, "b": B}
    found = list(line)
    for name, number in columns.items():
        found[names[name]] = number
    return tuple(found)


def test_another_row_is_no_fault_where_nobody_reads_either() -> None:
    e = effects()
    assert e.same(1, with_(e.lines[1], row=9)), "only the way is chosen by it, and row 9 is set before it is read"
    assert not e.same(1, with_(e.lines[1], row=2)), "a cell is read by whoever called"
    assert not e.same(2, with_(e.lines[2], row=10)), "row 9 is read next"


def test_another_width_is_no_fault_where_every_number_fits() -> None:
    e = effects()
    wide = {place: with_(e.lines[place], how=e.lines[place][HOW] & ~(15 << 8)) for place in (3, 5, 7)}
    assert e.same(5, wide[5]), "four bits"
    assert e.same(7, wide[7]), "a comparison"
    assert not e.same(3, wide[3]), "255 + 1 does not fit"


def test_another_width_that_is_put_in_is_a_narrower_one() -> None:
    line = effects().lines[3]
    as_word, as_half = (with_(line, how=line[HOW] & ~(15 << 8) | number << 8) for number in (0, 3))
    found = [[after[HOW] for kind, after in _others(one) if kind == "another width"] for one in (line, as_word, as_half)]
    assert found == [[], [], [line[HOW]]] and line[HOW] >> 8 & 15 == 1


def test_another_constant_is_no_fault_where_it_is_not_read_or_comes_to_the_same() -> None:
    e = effects()
    assert e.same(6, with_(e.lines[6], b=1)), "an operation of one number"
    assert e.same(7, with_(e.lines[7], b=5)) and not e.same(7, with_(e.lines[7], b=4)), "four bits may be set"
    assert e.same(8, with_(e.lines[8], b=-1)), "no such cell is below 0"
    assert not e.same(8, with_(e.lines[8], b=1))


def test_ways_that_no_number_goes_may_lead_anywhere() -> None:
    e = effects()
    assert e.same(8, (*e.lines[8][:6], 9, 9))
    assert not e.same(1, (*e.lines[1][:6], 2, 2))


def test_numbers_are_worked_out_as_instructions_do() -> None:
    rng = np.random.default_rng(4)
    numbers = np.unique(np.concatenate([rng.integers(-(1 << 31), 1 << 31, 6), [-(1 << 31), -40, -1, 1, 2, 31, 32, 33, 255]]))
    for name in NAMES:
        code = read_code(
            f"room 8\nlent 8 0\nrows 8\nentry x 1\ncell a i32 1 0 2\ncode\nfirst i32 0 n0 n0 >0\n{name} i32 5 r3 r4 >0\n", {}
        )
        divided = name in ("floordiv", "mod")
        pairs = np.array([(a, b) for a in numbers for b in numbers if b > 0 or not divided])
        state = np.zeros((len(pairs), 8), np.int32)
        state[:, 3:5] = pairs
        run(code, state, 1)
        mine = [int(worked_out(name, np.array([a]), np.array([b]))[0]) for a, b in pairs]
        assert state[:, 5].tolist() == mine, name


def test_what_is_left_out_of_listings_is_not_noticed_and_what_is_kept_is_much_more() -> None:
    batch = ListingBatch(bench().workbench.package)
    e, rng = Effects(batch.code, pieces_of(batch.text)), Random(2)
    places = rng.sample(range(1, len(e.lines)), 900)
    pairs = [(place, after) for place in places for _, after in _others(e.lines[place])]
    out = [(place, after) for place, after in pairs if e.same(place, after)]
    assert 0 < len(out) < len(pairs) / 3
    everywhere = [one for one in out if e.pieces[one[0]].startswith(("step_", "legal_", "board_"))]
    for place, after in everywhere[:2]:
        assert judged(OtherInstruction(place, after), "listing").level == 0


def machine() -> SameMachine:
    return SameMachine(bench().workbench)


def test_what_becomes_the_same_machine_code_is_no_fault() -> None:
    """Every game goes through this function, and one block of it is another one."""
    function = bench().workbench.program.functions["deck_sort_lists"]
    at = next(at for at, block in enumerate(function.blocks) if any(op.kind == "eq" for op in block.ops))
    block = function.blocks[at]
    unread = Block([*block.ops, Op("unread", "copy", (3,))], block.end)
    turned = Block([Op(op.target, "ne" if op.kind == "eq" else op.kind, op.args, op.note) for op in block.ops], block.end)
    for other, same in ((unread, True), (turned, False)):
        blocks = [*function.blocks[:at], other, *function.blocks[at + 1 :]]
        assert machine().same(OtherFunction(replace(function, blocks=blocks))) is same


def test_numbers_of_tables_that_nobody_reads_are_no_faults() -> None:
    """None of those that are left out is noticed; of a filter, a cost or an HP that somebody reads nothing is left out."""
    columns = bench().workbench.built.machine.tables.columns
    faults = list(table_faults(columns, Random(8), 1))
    out = [fault for fault in faults if machine().same(fault.change)]
    assert 0.02 < len(out) / len(faults) < 0.5
    for fault in Random(9).sample(out, 1):
        assert judged(fault.change, "tables").level == 0, fault.name
    card = next(at for at, (points,) in enumerate(columns["hp"]) if points)
    assert not machine().same(OtherNumber("hp", card, columns["hp"][card][0] + 1))
    trainer = next(at for at, (points,) in enumerate(columns["hp"]) if at and not points)
    assert machine().same(OtherNumber("points", trainer, columns["points"][trainer][0] + 1))


def test_one_number_instead_of_another_is_felt_where_it_decides_something() -> None:
    """A comparison that finds the same of both is not felt, what is stored or given back is."""

    def felt(*ops: Op, end: Return | Branch) -> bool:
        read = Op("%1", "table", ("row",), "t")
        function = Function("f", ("row",), [Block([read, *ops], end), Block([], Return(0)), Block([], Return(0))])
        program = Program({"f": function}, (Cell("kept", "i32"),), (Column("t", "i16"),), ("f",))
        return not TableReads(Analysis(program, {"t": [[0], [4], [7]]}, frozenset())).same("t", 1, 5)

    over, is_four = Op("%2", "gt", ("%1", 3)), Op("%2", "eq", ("%1", 4))
    assert not felt(over, end=Branch("%2", 1, 2)) and felt(is_four, end=Branch("%2", 1, 2))
    assert not felt(end=Return(0)) and felt(end=Return("%1"))
    assert felt(Op(None, "store", (0, "%1"), "kept"), end=Return(0))
    assert not felt(over, Op(None, "store", (0, "%2"), "kept"), end=Return(0))
    # Of a number that nobody knows nothing is worked out, however often.
    with_cell = (Op("%2", "load", (0,), "kept"), Op("%3", "add", ("%1", "%2")))
    assert felt(*with_cell, Op("%4", "gt", ("%3", 5)), Op(None, "store", (0, "%4"), "kept"), end=Return(0))
    assert felt(*with_cell, Op("%4", "gt", ("%3", 5)), end=Branch("%4", 1, 2))


def test_a_number_that_is_handed_on_is_felt_where_it_is_used() -> None:
    """What is said beside it in the same row tells which way a function goes."""

    def felt(kind: int, used: Arg, depth: int = 1) -> bool:
        ops = [Op("kind", "table", ("row",), "kinds"), Op("%1", "table", ("row",), "t"), Op("%2", "call", ("kind", "%1"), "g0")]
        functions = {"f": Function("f", ("row",), [Block(ops, Return("%2"))])}
        for at in range(depth):
            further = Block([Op("%1", "call", ("kind", "number"), f"g{at + 1}")], Return("%1"))
            asks = Block([Op("%0", "eq", ("kind", 1))], Branch("%0", 1, 2))
            blocks = [asks, Block([], Return(used)), Block([], Return(3))]
            functions[f"g{at}"] = Function(f"g{at}", ("kind", "number"), blocks if at == depth - 1 else [further])
        columns = (Column("t", "i16"), Column("kinds", "i16"))
        tables = {"t": [[0], [4], [7]], "kinds": [[0], [kind], [1]]}
        return not TableReads(Analysis(Program(functions, (), columns, ("f",)), tables, frozenset())).same("t", 1, 5)

    assert felt(1, "number") and not felt(2, "number"), "only the first kind reads it"
    assert not felt(1, 8), "nobody reads it"
    assert felt(1, "number", 3) and not felt(2, "number", 3)
    assert felt(2, "number", 9), "too deep to tell"


def test_what_stands_in_play_has_hp() -> None:
    columns, engine = bench().workbench.built.machine.tables.columns, bench().workbench.engine
    hp = np.array([points for (points,) in columns["hp"]])
    standing = Asked(engine, moments(bench(), sheets())).cell(IN_PLAY)
    assert standing.any() and (hp[standing[standing > 0]] > 0).all()


def test_what_lasts_is_what_operations_leave_behind() -> None:
    asked, analysis = Asked(bench().workbench.engine, moments(bench(), sheets())), machine()._analysis
    lasting = TableReads(analysis)._lasting
    for cell, bits in MARKS.items():
        marks = asked.cell(cell)
        assert set(((marks[marks > 0] - 1) >> bits).tolist()) <= lasting
    assert lasting and asked.cell("mark").any()


def test_a_number_of_a_statement_that_never_lasts_is_not_read_of_what_lasts() -> None:
    number = [Op("%0", "load", (0,), "mark"), Op("%1", "sub", ("%0", 1)), Op("%2", "shr", ("%1", 1))]
    read = [Op("%3", "table", ("%2",), "mod"), Op(None, "store", (0, "%3"), "kept")]
    function = Function("f", (), [Block([*number, *read], Return(0))])
    program = Program({"f": function}, (Cell("mark", "u16"), Cell("kept", "i32")), (Column("mod", "i16"),), ("f",))
    marks = {"op": [[0], [int(Do.MARK)]], "op_a": [[0], [1]], "op_b": [[0], [0]], "op_c": [[0], [0]]}
    reads = TableReads(Analysis(program, {"mod": [[3], [4], [5]], **marks}, frozenset()))
    assert [reads.same("mod", row, 9) for row in range(3)] == [True, False, True]


def test_low_cells_never_have_their_highest_bit() -> None:
    known = {cell.name: cell for cell in bench().workbench.program.cells}
    asked = Asked(bench().workbench.engine, moments(bench(), sheets()))
    for name in LOW:
        assert known[name].dtype in ("u8", "u16"), name
        assert (asked.cell(name) >= 0).all() and (asked.cell(name) < (128 if known[name].dtype == "u8" else 1 << 15)).all(), name


def test_a_sign_of_a_low_cell_is_no_fault() -> None:
    loads = [Op(f"%{at}", "load", (0,), name) for at, name in enumerate(("phase", "damage"))]
    function = Function("f", (), [Block([*loads, Op("%2", "add", ("%0", "%1"))], Return("%2"))])
    program = Program({"f": function}, (Cell("damage", "u8"), Cell("phase", "u8")), (), ("f",))
    found = [fault.said for fault in llvm_faults(program, {"f": 0}) if fault.kind == "IR: another extension"]
    assert "damage" not in LOW and len(found) == 1 and found[0].startswith("%t1 = zext i8")


def test_only_questions_about_cards_and_options_are_put_again() -> None:
    def function(name: str, *ops: Op) -> Function:
        return Function(name, (), [Block(list(ops), Return(0))])

    def asks(name: str, phase: Phase) -> Function:
        return function(name, Op(None, "store", (0, int(phase)), "phase"), Op(None, "store", (0, 1), "waits"))

    names = ("heal", "choose_card", "choose_slot", "passes_on")
    blocks = [Block([Op("%0", "load", (0,), "pc"), Op("%op", "table", ("%0",), "op")], Jump(1))]
    for number, name in enumerate(names):
        way = Branch(f"%{number + 1}", 2 * number + 2, 2 * number + 3)
        blocks.append(Block([Op(f"%{number + 1}", "eq", ("%op", number))], way))
        blocks.append(Block([Op(None, "call", (), name)], Return(1)))
    blocks.append(Block([], Return(0)))
    functions = (
        Function(AGAIN, (), blocks), function("heal", Op(None, "store", (0, 0), "waits")), asks("choose_card", Phase.CHOOSE_CARD),
        asks("choose_slot", Phase.CHOOSE_SLOT), function("passes_on", Op(None, "call", (), "choose_card")),
    )  # fmt: skip
    cells = tuple(Cell(name, "u8") for name in ("pc", "phase", "waits"))
    program = Program({one.name: one for one in functions}, cells, (Column("op", "u8"),), (AGAIN,))
    assert list(asking(program, functions[0])) == [1, 3]
    reached = Analysis(*with_asking(program, {"op": [[0], [1], [2]]}), frozenset()).blocks[AGAIN]
    assert {at for at in (2, 4, 6, 8) if at in reached} == {4}


def some(faults: Iterable[Fault], count: int) -> list[Fault]:
    found = list(faults)
    return Random(6).sample(found, min(count, len(found)))


def test_faults_of_the_machine_that_are_left_out_are_not_noticed() -> None:
    workbench, asked = bench().workbench, machine()
    graphs = [one for one in some(graph_faults(workbench.program), 2500) if asked.alike(one.change)]
    lines = [one for one in some(llvm_faults(workbench.program, workbench.places), 60) if asked.same(one.change)]
    assert graphs and lines and len(graphs) < 1500 and len(lines) < 45
    assert any(one.change.block(workbench) not in asked._analysis.blocks.get(one.change.function, ()) for one in lines)
    for fault in (*some(graphs, 2), *lines[:1]):
        assert judged(fault.change).level == 0, fault.name


def test_arguments_that_a_task_does_not_take_are_no_faults() -> None:
    program = bench().workbench.program
    said = [fault.said for fault in graph_faults(program) if fault.kind == "a wrong argument"]
    next_turn, settle = (f"call frames_push {task:d} 0 0" for task in (Task.NEXT_TURN, Task.SETTLE))
    other = f"call frames_push {Task.NEXT_TURN + 1} 0 0"
    assert not [one for one in said if one.startswith(next_turn) and not one.endswith(other)]
    assert any(one == f"{settle} → call frames_push {Task.SETTLE:d} 1 0" for one in said)
    loads = {name: [op.note for op in one.ops if op.kind == "load"] for name, one in program.functions.items()}
    reading = {name for name, cells in loads.items() if "task" in cells}
    assert reading <= {"run_run_task", "events_answer", "resample_asks_about_cards"}, "nobody else knows what is kept with a task"


def test_only_real_faults_are_chosen() -> None:
    faults = [Fault("graphs", kind, "here", str(number), None) for kind in "ab" for number in range(9)]  # type: ignore[arg-type]
    found = spread(faults, 6, Random(1), lambda fault: int(fault.said) % 3 == 0)
    assert sorted((fault.kind, fault.said) for fault in found) == [(kind, said) for kind in "ab" for said in "036"]


def test_what_is_noted_for_scenarios_is_no_part_of_the_game() -> None:
    said = [fault.said for fault in reference_faults() if fault.kind == "reference: call left out"]
    assert said and not [one for one in said if f".{NOTED}.append(" in one]
    lines = [line.strip() for path in ROOT.rglob("*.py") for line in path.read_text("utf-8").splitlines() if f".{NOTED}" in line]
    written = (f".{NOTED}.append(", f".{NOTED} += ", f".{NOTED}: list")
    assert len(lines) > 5 and all(any(one in line for one in written) for line in lines), "nobody here reads it"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("a.left = 0; b.did = False", True),
        ("a.left = 0; b.left = 1", False),
        ("a.left = n; n = 2", False),
        ("a.left = 0; b.did = a.left > 1", False),
        ("a.left += 1; b.did = c", True),
        ("a.left = f(); b.did = c", False),
        ("a.left = 0; b[0] = c", False),
        ("a.left = game.running; b.did = c", False),
        ("a.left = 0; b.title, b.title_next = b.title_next, 0", True),
    ],
)
def test_statements_change_places_unless_one_knows_of_the_other(text: str, same: bool) -> None:
    first, second = ast.parse(text).body
    assert commute(first, second) is same
    assert commute(second, first) is same
