"""The trial of one lowering: which cards need it, and the pools on which it is tried."""

from collections.abc import Iterable, Sequence
from functools import cache

from synth.codegen.overlay.lowerings import BUILT_IN, VERBS, Lowerings
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.tables import pool_tables
from synth.dsl.forms import FORMS
from synth.dsl.parser import parse_effect
from synth.dsl.walk import statements
from synth.spec.cards import Card
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue
from synth.verify.trials.made_up_uses import made_up_pool
from synth.verify.trials.pool import trial_pools, uses
from synth.verify.trials.reference_source import reference_hash
from synth.verify.trials.trial import Effort, Trial


def verb_named(text: str) -> str:
    """An InputError for what is no verb."""
    verb = text.strip()
    if verb not in VERBS:
        why = "nothing is written for this verb" if verb in FORMS else f"no verb of the effect language{suggestion(verb, VERBS)}"
        raise InputError(f"{verb}: {why}")
    return verb


def verb_hash(verb: str) -> str:
    """Of the reference's source of the verb: another source needs another verification."""
    return reference_hash(verb)


def lacking(cards: Sequence[Card], lowerings: Lowerings) -> Unlowered | None:
    """Why these cards cannot be lowered."""
    # What a card evolves from is no matter here, and would be looked for in the whole catalogue, card by card.
    alone = [card.model_copy(update={"stage": 0, "evolves_from": None}) for card in cards]
    try:
        pool_tables(alone, lowerings=lowerings.table)
    except Unlowered as error:
        return error
    return None


def said(card: Card) -> set[str]:
    """The verbs of its programs."""
    return {verb for effect in card.effects for verb in _verbs(effect.program)}


@cache
def _verbs(text: str) -> frozenset[str]:
    return frozenset(statement.verb for program in parse_effect(text) for statement in statements(program.body))


def missing_verbs(cards: Iterable[Card], lowerings: Lowerings) -> dict[str, list[Card]]:
    """Verbs that were left out, with the cards that lack them and nothing else."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        for verb in sorted(said(card) & lowerings.absent):
            if lacking([card], BUILT_IN.without(verb)) and not lacking([card], BUILT_IN):
                found.setdefault(verb, []).append(card)
    return dict(sorted(found.items()))


def cards_needing(verb: str, catalogue: Catalogue, lowerings: Lowerings) -> list[Card]:
    """Those that can be played with the verb and not without it; what lacks something else as well is no test of it."""
    others = lowerings.absent - {verb}
    saying = [card for card in catalogue.unique if verb in said(card) and not said(card) & others]
    return missing_verbs(saying, lowerings.without(verb)).get(verb, [])


def trial_of(verb: str, catalogue: Catalogue, lowerings: Lowerings, effort: Effort) -> Trial:
    """An InputError if no card would show a difference."""
    needing = cards_needing(verb, catalogue, lowerings)
    if not needing:
        raise InputError(f"{verb}: no card of the catalogue needs it, so it cannot be tried")
    rest = lowerings.without(verb)
    pools = [*trial_pools(uses(verb, needing), catalogue, lambda card: not lacking([card], rest))]
    made_up = made_up_pool(verb, rest.absent - {verb}, effort.made_up)
    if made_up:
        pools.append(made_up)
        needing += made_up.focus
    return Trial(verb, tuple(pools), tuple(catalogue.cards.values()), tuple(needing), effort)
