"""`synth card`: cards of one's own, text by text: what was understood, or where reading died."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from synth.cards.example import example
from synth.cards.own import OwnCards, read_own
from synth.cards.places import CardPlace, lay_over
from synth.cards.wording import nearest_wordings
from synth.cli.options.cards import with_cards
from synth.cli.options.shared import AsJson
from synth.dsl.context import Carrier
from synth.dsl.render import write_english
from synth.dsl.translate import texts, translate
from synth.spec.cards import Ability, Attack, Card
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue

app = typer.Typer(no_args_is_help=True, help="Cards of one's own.")


@app.callback()
def cards() -> None:
    """Cards of one's own."""


@dataclass(frozen=True)
class Verdict:
    """One text of a card."""

    card: str
    name: str
    carrier: str
    where: str
    text: str
    understood: bool
    program: str = ""
    says: str = ""
    reason: str = ""
    nearest: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    unplayed: str = ""


@app.command()
@with_cards
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards in YAML or TOML; docs/cards.md has the format.")],
    play: Annotated[bool, typer.Option(help="Play an example of every text on the reference.")] = True,
    as_json: AsJson = False,
) -> None:
    """Say for every text of a card file what was understood, with an example, or where reading died and what can be said."""
    own = read_own(file)
    shipped = load_catalogue()
    verdicts = list(_verdicts(own, shipped, play))
    failed = sum(not verdict.understood for verdict in verdicts)
    for verdict in verdicts:
        print(json.dumps(asdict(verdict), ensure_ascii=False) if as_json else "\n".join(_lines(verdict)))
    if not as_json:
        print(f"{len(own.printed)} cards, {len(verdicts)} texts: {len(verdicts) - failed} understood, {failed} not")
    raise typer.Exit(2 if failed else 0)


def _verdicts(own: OwnCards, shipped: Catalogue, play: bool) -> Iterator[Verdict]:
    """In the order of the file; the texts that are understood are played beside those that ship."""
    names = shipped.names | {card.name for card in own.printed}
    read = translate(own.printed, names, own.written)
    declined = {(text.text, text.carrier): text.reason for text in read.declined}
    whole = lay_over(shipped, [CardPlace(own.document.path, own=() if declined else (own,))]).catalogue
    by_id = {card.id: card for card in read.cards}
    for printed in own.printed:
        for text, carrier in texts(printed):
            facts = (printed.id, printed.name, str(carrier), own.where(printed.id, text, carrier), text)
            if (text, carrier) in declined:
                near = nearest_wordings(text, carrier, shipped.unique)
                yield Verdict(*facts, understood=False, reason=declined[text, carrier], nearest=tuple(near))
            elif printed.id in by_id:
                yield _understood(facts, by_id[printed.id], text, carrier, whole if play and not declined else None)
            else:
                yield Verdict(*facts, understood=True, unplayed="another text of the card cannot be read")


def _understood(
    facts: tuple[str, str, str, str, str], card: Card, text: str, carrier: Carrier, catalogue: Catalogue | None
) -> Verdict:
    part = _part(card, text, carrier)
    if part.effect is None:  # a Fossil's text is a rule of the game
        return Verdict(*facts, understood=True, says=text)
    said = _said(part, carrier)
    verdict = Verdict(*facts, understood=True, program=part.effect.program, says=said)
    if catalogue is None:
        return verdict
    try:
        shown = example(card, part, catalogue)
    except InputError as error:
        return Verdict(*facts, understood=True, program=part.effect.program, says=said, unplayed=str(error))
    return Verdict(
        *facts, understood=True, program=part.effect.program, says=said, moves=shown.moves, changes=shown.changes
    )


def _said(part: Attack | Ability | Card, carrier: Carrier) -> str:
    """The English of the program in its plainest form, so that a misreading shows."""
    plain = part.effect and part.effect.model_copy(update={"wording": ()})
    try:
        return write_english(plain, carrier)
    except ValueError:
        return "(the program has no English)"


def _part(card: Card, text: str, carrier: Carrier) -> Attack | Ability | Card:
    from synth.dsl.translate import text_hash

    if carrier == "ability" and card.ability:
        return card.ability
    if carrier == "attack":
        return next(one for one in card.attacks if one.effect and one.effect.text_hash == text_hash(text))
    return card


def _lines(verdict: Verdict) -> Iterator[str]:
    yield f"{verdict.card} {verdict.name}, {verdict.carrier} ({verdict.where})"
    yield f"  text      {verdict.text}"
    if not verdict.understood:
        yield f"  not read  {verdict.reason}"
        yield from (f"  can say   {near}" for near in verdict.nearest)
        return
    if verdict.program:
        yield f"  program   {verdict.program}"
        yield f"  says      {verdict.says}"
    if verdict.moves:
        yield f"  example   {', '.join(verdict.moves)}"
        yield from (f"            {change}" for change in verdict.changes or ("nothing changes in the simple position",))
    if verdict.unplayed:
        yield f"  example   none: {verdict.unplayed}"
