"""The text of an effect and its AST say the same: each prints as the other."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from synth.dsl import ast
from synth.dsl.forms import FORMS
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.walk import nodes
from synth.spec.errors import InputError
from tests.dsl.strategies import effects

IDENTITY = Path(__file__).with_name("identity.dsl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("text", IDENTITY)
def test_canonical_text_prints_as_itself(text: str) -> None:
    assert print_effect(parse_effect(text)) == text


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(effects())
def test_every_effect_can_be_written_and_read_back(effect: ast.Effect) -> None:
    assert parse_effect(print_effect(effect)) == effect


@pytest.mark.parametrize(
    ("node", "field", "enum"),
    [
        (ast.Filter, "kind", ast.FilterKind),
        (ast.Measure, "kind", ast.MeasureKind),
        (ast.Memory, "kind", ast.MemoryKind),
        (ast.Modifier, "kind", ast.ModifierKind),
        (ast.Selector, "quantifier", ast.Quantifier),
        (ast.Selector, "zone", ast.Zone),
        (ast.Selector, "role", ast.Role),
        (ast.Selector, "side", ast.Side),
        (ast.Give, "duration", set(ast.Duration) - {ast.Duration.THIS_ATTACK}),
        (ast.Put, "place", ast.Place),
    ],
)
def test_identity_file_covers_the_vocabulary(node: type[ast.Node], field: str, enum: set[str]) -> None:
    found = {getattr(n, field) for line in IDENTITY for n in nodes(parse_effect(line)) if isinstance(n, node)}
    assert set(enum) - found == set()


def test_identity_file_covers_verbs_and_events() -> None:
    effects = [parse_effect(line) for line in IDENTITY]
    written = {getattr(node, "verb", None) for effect in effects for node in nodes(effect)}
    waited = {program.event for effect in effects for program in effect}
    armed = {node.event for effect in effects for node in nodes(effect) if isinstance(node, ast.Arm)}
    assert set(FORMS) - written == set()
    assert set(ast.Event) - waited - armed == set()


def test_the_documentation_lists_every_verb() -> None:
    table = (Path(__file__).parents[2] / "docs" / "dsl.md").read_text(encoding="utf-8").split("## The verbs")[1]
    listed = re.findall(r"^\| `(\w+)`", table, flags=re.MULTILINE)
    assert sorted(listed) == sorted(FORMS)


def test_spacing_and_plus_signs_are_free() -> None:
    assert print_effect(parse_effect("attack{heal  self\n+20}")) == "attack { heal self 20 }"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("attack { flip", "line 1, column 14: unexpected end, expected `(` or a number or a word at attack { flip^"),
        ("attack { dmage self 2 }", "column 10: unexpected `dmage`; did you mean damage"),
        ("attack { heal slf 2 }", "column 15: unknown role `slf`; did you mean self? at attack { heal ^slf 2 }"),
        ("attack {\n  heal it $ }", "line 2, column 11: unexpected `$`"),
        ("attack { heal my.bench[dmaged] 2 }", "unknown filter `dmaged`; did you mean damaged"),
        ("attack { heal my.bench[stage] 2 }", "filter `stage` needs a value"),
        ("attack { heal my.bench[ex=2] 2 }", "filter `ex` takes no value"),
        ("attack { heal my.bench[type=2] 2 }", "wrong value of filter `type`, expected Energy letters"),
        ("attack { more heads(2) }", "`heads` takes nothing, 1 given"),
        ("attack { more count(R) }", "wrong argument of `count`, expected a selector"),
        ("attack { draw us 1 }", "unknown side `us`"),
        ("attack { give self takes -20 for ever }", "unknown duration `ever`"),
        ("attack { attach 1[R] from hand to self }", "unknown source `hand`, expected zone or zone_now or discard"),
        ("attack { draw my 1 } }", "unexpected `}`, expected a word"),
        ("", "unexpected end, expected a word"),
    ],
)
def test_errors_say_where_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse_effect(text)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
