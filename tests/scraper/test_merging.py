"""Which site is believed, and what is said about it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from paper_sites import BOUGHLING, CARDS, TWIGLING, PaperAttack, PaperSites, card_json

from synth.scraper.tags import tags
from synth.spec.cards import Tag


def json_says(sites, card, **changes):
    """The JSON site says something else of a card."""
    sites.answers[f"/tcgdex/v2/en/cards/Z1-{card.number:03d}"] = card_json(replace(card, **changes))


def conflict(scrape):
    ((card, found),) = scrape.report.disagreements
    return card, found.field, found.chosen, found.why


def test_sites_that_agree_leave_no_conflict(sites, tmp_path):
    report = sites.scrape(tmp_path).report
    assert (report.disagreements, report.suspicions) == ((), ())


def test_the_html_site_wins_a_text(sites, tmp_path):
    json_says(sites, TWIGLING, ability=("Rustle", "Once a day, nod at 1 [G] Pokémon."))
    scrape = sites.scrape(tmp_path)
    chosen = "Once a day, wave at 1 [G] Pokémon."
    assert conflict(scrape) == ("Z1-001", "ability.text", chosen, "preference: limitless for text")
    record = scrape.records["Z1"][0]
    assert record.card.ability.text == chosen
    assert record.to_json()["conflicts"] == [
        {
            "field": "ability.text",
            "chosen": chosen,
            "values": {chosen: ("limitless",), "Once a day, nod at 1 [G] Pokémon.": ("tcgdex",)},
        }
    ]


def test_the_json_site_wins_hp(sites, tmp_path):
    json_says(sites, TWIGLING, hp=50)
    scrape = sites.scrape(tmp_path)
    assert conflict(scrape)[1:3] == ("hp", 50)
    assert scrape.records["Z1"][0].card.hp == 50


@pytest.mark.parametrize(
    ("card", "changes", "field", "right"),
    [
        (TWIGLING, {"weakness": "C"}, "weakness", "R"),
        (TWIGLING, {"retreat": None}, "retreat", 1),
        (BOUGHLING, {"evolves_from": ""}, "evolves_from", "Twigling"),
        (BOUGHLING, {"attacks": (replace(BOUGHLING.attacks[0], damage="80"),)}, "attacks.0.op", "+"),
    ],
)
def test_a_value_that_breaks_a_check_loses(sites, tmp_path, card, changes, field, right):
    json_says(sites, card, **changes)
    found = conflict(sites.scrape(tmp_path))
    assert found[:3] == (f"Z1-{card.number:03d}", field, right)
    assert found[3].startswith(f"check: tcgdex breaks {field}:")


def test_a_check_can_also_speak_against_the_preferred_site(sites, tmp_path):
    sites.reprint(BOUGHLING, attacks=(replace(BOUGHLING.attacks[0], damage="80"),))
    scrape = sites.scrape(tmp_path)
    assert conflict(scrape)[1:3] == ("attacks.0.op", "+")
    assert scrape.records["Z1"][1].card.attacks[0].op == "+"


def test_a_site_that_has_a_card_for_another_kind_is_a_conflict_and_no_crash(sites, tmp_path):
    sites.answers["/tcgdex/v2/en/cards/Z1-001"] = card_json(replace(TWIGLING, trainer="Tool", text="Nod."))
    sites.answers["/tcgdex/v2/en/cards/Z1-003"] = card_json(replace(TWIGLING, number=3, name="Tea Pot"))
    scrape = sites.scrape(tmp_path)
    assert [record.card.kind for record in scrape.records["Z1"]] == ["pokemon", "pokemon", "supporter", "fossil"]
    assert [(card, found.field) for card, found in scrape.report.disagreements] == [
        ("Z1-001", "kind"),
        ("Z1-003", "kind"),
    ]


def test_attacks_one_site_lacks_are_a_conflict(sites, tmp_path):
    json_says(sites, BOUGHLING, attacks=(*BOUGHLING.attacks, PaperAttack("G", "Nod")))
    assert conflict(sites.scrape(tmp_path))[:3] == ("Z1-002", "attacks", 1)


def test_other_printings_of_the_card_decide(tmp_path):
    sites = PaperSites()
    reprint = replace(TWIGLING, number=5, versions=("Z1/1",))
    sites.put((replace(TWIGLING, versions=("Z1/5",)), reprint))
    json_says(sites, TWIGLING, hp=50)
    found = conflict(sites.scrape(tmp_path))
    assert found == ("Z1-001", "hp", 60, "votes: 1.5 to 0.5 by the printings of the card")


@pytest.mark.parametrize(
    ("attack", "check"),
    [
        (PaperAttack("G", "Wave", "30", "If it rains, 20 more damage."), "attacks.0.op"),
        (PaperAttack("G", "Wave", "30", "Toss 2 leaves. 30 damage for each leaf."), "attacks.0.op"),
        (PaperAttack("G", "Wave", "30+", "Nod."), "attacks.0.op"),
        (PaperAttack("G", "Wave", "30x", "Toss 2 leaves. 20 damage for each leaf."), "attacks.0.damage"),
        (PaperAttack("C", "Wave", "30", "Discard 2 [G] Energy from this Pokémon and nod."), "attacks.0.text"),
        (PaperAttack("G", "Wave", "30", "This attack does 30 damage to 1 of the paper cups."), "attacks.0.damage"),
    ],
)
def test_a_wrong_attack_is_suspected_even_when_both_sites_agree(tmp_path, attack, check):
    sites = PaperSites()
    sites.put((replace(TWIGLING, attacks=(attack,)),))
    ((card, suspicion),) = sites.scrape(tmp_path).report.suspicions
    assert card == "Z1-001"
    assert suspicion.startswith(f"{check}:")


def test_printings_share_the_id_of_the_first_even_of_a_set_not_scraped(tmp_path):
    sites = PaperSites()
    twin = replace(TWIGLING, number=7)
    sites.put((replace(TWIGLING, versions=("A1/9", "P-A/2")), twin, BOUGHLING))
    ids = {record.card.id: record.play_id for record in sites.scrape(tmp_path).records["Z1"]}
    assert ids == {"Z1-001": "A1-009", "Z1-007": "Z1-001", "Z1-002": "Z1-002"}


def test_printings_the_site_calls_the_same_but_that_differ_stay_apart(tmp_path):
    sites = PaperSites()
    sites.put((TWIGLING, replace(TWIGLING, number=7, hp=90, versions=("Z1/1",))))
    scrape = sites.scrape(tmp_path)
    assert [record.play_id for record in scrape.records["Z1"]] == ["Z1-001", "Z1-007"]
    assert scrape.report.suspicions == (("Z1-007", "play_id: Z1-001 is called the same card but differs"),)


def test_a_set_only_one_site_has_is_scraped_from_it(sites, tmp_path):
    sites.answers["/tcgdex/v2/en/series/tcgp"] = {"sets": []}
    scrape = sites.scrape(tmp_path)
    assert scrape.report.sets["Z1"].sources == {"limitless": len(CARDS)}
    assert len(scrape.records["Z1"]) == len(CARDS)


def test_shiny_cards_are_told_by_the_json_site_and_packs_by_either(sites, tmp_path):
    sites.answers["/tcgdex/v2/en/cards/Z1-002"] |= {"rarity": "Two Shiny", "boosters": [{"name": "Rosy"}]}
    cards = [record.card for record in sites.scrape(tmp_path).records["Z1"]]
    assert (cards[1].rarity, cards[1].pack) == ("**", "rosypack")
    assert [card.pack for card in cards] == ["rosypack", "rosypack", "shop", "everypack"]


def test_tags_follow_the_species_and_paradox_tags_the_set():
    assert tags("Buzzwole ex", "A3a") == tags("Buzzwole", "B2") == (Tag.ULTRA_BEAST,)
    assert tags("Necrozma", "A3") == ()
    assert tags("Koraidon ex", "B3a") == tags("Koraidon", "B3b") == (Tag.ANCIENT,)
    assert tags("Koraidon", "B2a") == ()
    assert tags("Miraidon ex", "B3a") == (Tag.FUTURE,)
