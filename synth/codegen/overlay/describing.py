"""The language of overlays for whoever writes one: every operation, form and question, from the tables that check them."""

from collections.abc import Iterator

from synth.codegen.overlay.checking import OPERATIONS
from synth.codegen.overlay.fields import fields
from synth.codegen.overlay.forms import FORMS, QUESTIONS, Form
from synth.codegen.programs.operands import OPERANDS_OF, Kind

ABOUT = {
    "goto": "goes on there", "unless": "goes there if the condition does not hold",
    "unless_decided": "the same for a condition that was decided before", "bind": "`it` is the single Pokémon that is tested",
    "flip": "flips coins", "repeat": "sets how many rounds there are", "round": "begins a round, or goes there after the last",
    "amount": "a number for the next hurt, heal or set_hp, fixed before the targets are known",
    "hurt": "damages the target by the amount", "hurt_times": "damages one of them at random, so many times",
    "heal": "heals the target by the amount", "set_hp": "the target has the amount left",
    "move_damage": "moves damage from the givers to the target, or swaps it",
    "afflict": "the target gets Special Conditions of a list",
    "cure": "takes Special Conditions from the target",
    "clear": "nothing was done and counted yet; 0 within a cost that counts on",
    "not_done": "nothing was done yet; 1: but within an attack that stays as it is",
    "units": "which units are to be attached; goes there if there are none",
    "attach": "attaches them to the target", "spread": "attaches them one by one, each to any of these",
    "pick_types": "asks for so many different types", "strip": "discards units of the target",
    "strip_pot": "discards units of all of these together",
    "keep_givers": "the target gives what is moved next, or is switched out",
    "shift": "moves units from the givers to the target", "shift_one_each": "moves one unit from each of these",
    "shift_spread": "asks which units of these go to which of those",
    "retype": "changes the type of the target's units", "retype_next": "changes the next unit of the Energy Zone",
    "draw": "draws cards: 0 so many, 1 up to so many in hand, 2 each player as many as the hand had",
    "put": "goes on if it means cards, there if it means Pokémon, or there if it means nothing",
    "put_cards": "puts all of these cards there", "put_chosen": "asks which of these cards go there",
    "put_pokemon": "puts the target there", "put_top": "puts cards from the top of the deck there",
    "put_tool": "asks for a Tool that goes there", "pick_tool": "asks for a Tool, or goes there if there is none",
    "equip": "attaches that Tool to the target", "zone_discard": "discards the unit in the Energy Zone",
    "zone_refill": "takes the next unit into the Energy Zone, or exchanges it with the one there",
    "zone_trade": "the next units of both Energy Zones change places", "show": "shows these cards",
    "look": "looks at cards from the top of the deck", "arrange": "asks for the order of cards on top of the deck",
    "shuffle": "shuffles the deck", "evolve": "the target evolves with one of these cards",
    "switch": "the target takes the place of the Active Pokémon that is switched out",
    "mark": "the target carries this statement from now on", "mark_attack": "… for one of its attacks, picked at random",
    "mark_chosen": "… for one of its attacks, which is asked",
    "mark_player": "… the player carries it",
    "mark_spot": "… the spot of `it` carries it, if that is a spot, and goes there", "award": "changes the points for the target",
    "score": "a player gets points, or loses them",
    "use_effect": "runs the effect of one of these cards", "end_turn": "the turn ends afterwards",
    "may": "asks a player whether to; goes there if not, or if it could do nothing", "more": "adds to the attack's damage",
    "base": "sets the attack's damage", "fail": "the attack does nothing",
    "ignore": "1 Weakness + 2 effects on the Active one + 4 on Benched ones",
    "choose": "`it` is the target; 1 if all targets are meant, not one that was picked",
    "choose_card": "asks for a card, which is `it`", "choose_spot": "asks for a side's spot",
}  # fmt: skip
"""What each operation does."""


def describe() -> str:
    """All that can stand in a lowering."""
    return "\n".join((*_operations(), "", *_forms(), "", *_questions()))


def describe_fields(verb: str) -> str:
    """What a statement of this verb has."""
    return "\n".join(f"{name}: {' or '.join(sorted(kinds))}" for name, kinds in fields(verb).items()) or "no fields"


def _operations() -> Iterator[str]:
    yield "Operations, with their operands:"
    for name, do in OPERATIONS.items():
        operands = ", ".join(map(str, OPERANDS_OF[do]))
        yield f"  {name}{f' ({operands})' if operands else ''}: {ABOUT[name]}"


def _forms() -> Iterator[str]:
    yield "Forms, with what they take and give (a question can stand for an ask, and after `fits`):"
    for name, form in FORMS.items():
        takes = ", ".join(str(one).replace("|", " or ") for one in form.takes)
        yield f"  {name}{f'({takes})' if takes else ''} gives {_given(form)}: {form.about}"


def _given(form: Form) -> str:
    if form.gives is Kind.NUMBER:
        return f"{form.least}..{form.most}"
    return "a question" if form.asks else f"a {form.gives}"


def _questions() -> Iterator[str]:
    yield "Questions of `when` and `flag`, beside `FIELD is WORD, …`:"
    for name, asked in QUESTIONS.items():
        takes = ", ".join(asked.takes).replace("any", "field")
        yield f"  {name}{f'({takes})' if takes else ''}: {asked.about}"


assert ABOUT.keys() == OPERATIONS.keys()
