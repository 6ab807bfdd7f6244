"""From printed cards to the catalogue and back: every text is read, or its cards are left out and named."""

from synth.dsl.audit import audit
from synth.dsl.render import render
from synth.dsl.translate import text_hash, translate
from synth.spec.cards import Card, Effect, Energy, Kind, PrintedAbility, PrintedAttack, PrintedCard
from tests.spec.made_up import CATALOGUE, EMBERLING, catalogue

MEND = "Heal 170 damage from this Pokémon."
NONSENSE = "Heal 170 damage from the nearest lamp post."


def printed(card: str, text: str | None, **facts: object) -> PrintedCard:
    attack = PrintedAttack(name="Mend", cost="R", damage=10, text=text)
    fields = {"name": "Emberling", "hp": 60, "type": Energy.FIRE, "attacks": (attack,)} | facts
    return PrintedCard(id=card, kind=Kind.POKEMON, **fields)


def test_texts_become_programs_that_keep_the_hash_of_the_text() -> None:
    (card,) = translate([printed("Z1-001", MEND)]).cards
    assert card.attacks[0].effect == Effect(program="attack { heal self 170 }", text_hash=text_hash(MEND))


def test_hashes_do_not_mind_spacing() -> None:
    assert text_hash("Draw  9 cards.") == text_hash("Draw 9 cards.")
    assert len(text_hash(MEND)) == 10


def test_the_first_printing_lends_its_id() -> None:
    translation = translate(
        [printed("P-Z-001", MEND, rarity="☆"), printed("Z1-009", MEND), printed("Z1-003", MEND, hp=70)]
    )
    assert {card.id: card.play_id for card in translation.cards} == {
        "Z1-003": "Z1-003",
        "Z1-009": "Z1-009",
        "P-Z-001": "Z1-009",
    }


def test_a_card_with_an_unread_text_is_left_out() -> None:
    translation = translate([printed("Z1-001", MEND), printed("Z1-002", NONSENSE), printed("Z1-003", NONSENSE, hp=80)])
    assert [card.id for card in translation.cards] == ["Z1-001"]
    (declined,) = translation.declined
    assert (declined.text, declined.carrier, declined.printings) == (NONSENSE, "attack", ("Z1-002", "Z1-003"))
    assert declined.token in NONSENSE.split()


def test_texts_that_block_most_cards_come_first() -> None:
    rare = printed("Z1-001", "Bark at the moon.")
    translation = translate([rare, printed("Z1-002", NONSENSE), printed("Z1-003", NONSENSE)])
    assert [declined.text for declined in translation.declined] == [NONSENSE, "Bark at the moon."]


def test_a_name_no_card_has_declines_the_text() -> None:
    trainer = PrintedCard(
        id="Z1-004",
        name="Coach",
        kind=Kind.ITEM,
        text="Take a [W] Energy from your Energy Zone and attach it to Nobody Known.",
    )
    assert not translate([trainer]).cards


def test_rendering_gives_the_printed_card_back() -> None:
    card = printed(
        "Z1-001", MEND, ability=PrintedAbility(name="Coat", text="This Pokémon takes -170 damage from attacks.")
    )
    (translated,) = translate([card]).cards
    assert render(translated) == card


def test_a_sound_catalogue_has_no_problems() -> None:
    assert list(audit(catalogue(*translate([printed("Z1-001", MEND)]).cards))) == []


def test_an_audit_names_what_is_wrong() -> None:
    def problems(program: str, by: str = "hand") -> list[str]:
        effect = Effect(program=program, text_hash="0" * 10, by=by)
        attack = EMBERLING.attacks[0].model_copy(update={"effect": effect})
        return [problem.what for problem in audit(catalogue(EMBERLING.model_copy(update={"attacks": (attack,)})))]

    assert problems("attack { heal self 170 }") == []
    assert "is not canonical" in problems("attack { heal self +170 }")[0]
    assert "unexpected" in problems("attack { heel self 170 }")[0]
    assert "nothing sets heads" in problems("attack { more heads }")[0]
    assert "no longer says" in problems("attack { heal self 170 }", by="grammar")[0]


def test_an_audit_looks_at_facts() -> None:
    orphan: Card = CATALOGUE.get("Z1-002")
    (problem,) = audit(catalogue(orphan))
    assert problem.what == "evolves from Emberling, which no card is named"
    assert not problem.serious
