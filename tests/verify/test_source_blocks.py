"""Which statements of the reference a game runs."""

import ast

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.rules import moves
from synth.spec.chance import step_key
from synth.verify.mutation.reference_faults import OtherSource, reference_faults
from synth.verify.mutation.source_blocks import stretches, watched
from tests.verify.small_pool import cards, deck


def blocks_of(where: str) -> set[int]:
    changes = [fault.change for fault in reference_faults() if fault.where == where]
    return {change.block for change in changes if isinstance(change, OtherSource)}


def test_what_a_game_runs_is_noted_and_nothing_else() -> None:
    pool, code = CardPool(cards()), moves.retreat.__code__
    with watched() as run:
        assert moves.retreat.__code__ is not code
        game = new_game(pool, (deck(), deck()), step_key(1, 0))
        dealt = run.taken()
        mask = legal_mask(game)
        run.taken()
        step(game, mask.index(True), step_key(1, 1))
        moved = run.taken()
    assert moves.retreat.__code__ is code
    retreat = blocks_of("rules/moves.py:retreat")
    assert retreat and not dealt[list(retreat)].any() and not moved[list(retreat)].any()
    assert dealt.any() and moved.any() and (dealt != moved).any()


def test_statements_are_told_apart_where_a_function_may_go_another_way() -> None:
    text = "def f(a):\n a += 1\n if a:\n  b = 1\n  return b\n for x in a:\n  b = x\n else:\n  c = 1\n d = 1\n return d\n"
    function = ast.parse(text).body[0]
    said = [[ast.unparse(one).partition("\n")[0] for one in inner[first:last]] for inner, first, last in stretches(function)]
    assert said == [["a += 1", "if a:"], ["b = 1", "return b"], ["for x in a:"], ["b = x"], ["c = 1"], ["d = 1", "return d"]]
