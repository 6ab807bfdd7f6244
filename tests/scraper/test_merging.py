"""Which site is believed, and what is said about it."""

from dataclasses import replace

import pytest

from synth.scraper.sites import Site
from synth.scraper.tags import tags
from synth.spec.cards import Tag
from tests.scraper.paper_sites import BOUGHLING, CARDS, TEAPOT, TWIGLING, Z1, PaperAttack, PaperSites, card_json


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


WRONG = {
    # field: a card, what a wrong site says of it, and the value that is right
    "weakness": (TWIGLING, {"weakness": "C"}, "R"),
    "retreat": (TWIGLING, {"retreat": 9}, 1),
    "hp": (TWIGLING, {"hp": 65}, 60),
    "evolves_from": (BOUGHLING, {"evolves_from": ""}, "Twigling"),
    "attacks.0.op": (BOUGHLING, {"attacks": (replace(BOUGHLING.attacks[0], damage="80"),)}, "+"),
    "attacks.1.damage": (TWIGLING, {"attacks": (TWIGLING.attacks[0], replace(TWIGLING.attacks[1], damage="30x"))}, 20),
    "ability.text": (TWIGLING, {"ability": ("Rustle", "Once a day, wave at 1 Grass Pokémon.")}, TWIGLING.ability[1]),
    "text": (TEAPOT, {"text": "Pour tea into . Drink it."}, "Pour tea. Drink it - slowly."),
}


@pytest.mark.parametrize("wrong", ["limitless", "tcgdex"])
@pytest.mark.parametrize("field", WRONG)
def test_a_value_that_breaks_a_check_loses_whichever_site_has_it(sites, tmp_path, field, wrong):
    card, changes, right = WRONG[field]
    if wrong == "limitless":
        sites.reprint(card, **changes)
    else:
        json_says(sites, card, **changes)
    found = conflict(sites.scrape(tmp_path))
    assert found[:3] == (f"Z1-{card.number:03d}", field, right)
    assert found[3].startswith(f"check: {wrong} breaks {field}:")


def test_a_retreat_cost_that_one_site_lacks_is_the_others(sites, tmp_path):
    json_says(sites, TWIGLING, retreat=None)
    assert conflict(sites.scrape(tmp_path))[1:3] == ("retreat", 1)


@pytest.mark.parametrize("with_article", ["limitless", "tcgdex"])
def test_of_texts_that_differ_by_an_article_the_one_with_it_wins(sites, tmp_path, with_article):
    article, numeral = "Take a [G] leaf and 1 twig.", "Take 1 [G] leaf and 1 twig."
    sites.put(tuple(replace(card, ability=("Rustle", article)) if card is TWIGLING else card for card in CARDS))
    said = {"ability": ("Rustle", numeral)}
    if with_article == "limitless":
        json_says(sites, TWIGLING, **said)
    else:
        changed = replace(TWIGLING, ability=("Rustle", article))
        sites.reprint(changed, **said)
    found = conflict(sites.scrape(tmp_path))
    assert found == ("Z1-001", "ability.text", article, "article: the same but for 1, which stands for a")


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


def family(*said: tuple[int | None, int | None]) -> PaperSites:
    """Printings of one card with the HP that each site states; None where the JSON site lacks the printing."""
    sites = PaperSites()
    numbers = range(1, len(said) + 1)
    links = tuple(f"Z1/{number}" for number in numbers)
    printings = [replace(TWIGLING, number=number, versions=links) for number in numbers]
    sites.put(tuple(replace(card, hp=html) for card, (html, _) in zip(printings, said, strict=True)))
    kept = [(card, json) for card, (_, json) in zip(printings, said, strict=True) if json]
    for card, json in kept:
        json_says(sites, card, hp=json)
    listed = [{"id": f"Z1-{card.number:03d}", "localId": f"{card.number:03d}"} for card, _ in kept]
    sites.answers["/tcgdex/v2/en/sets/Z1"] = {"id": "Z1", "cards": listed}
    return sites


@pytest.mark.parametrize(
    ("said", "chosen", "rule"),
    [
        # Many printings on one site are one voice, not many.
        ([(60, 50), (60, 50), (60, None), (60, None)], [50, 50, 50, 50], "preference"),
        # A site that contradicts itself speaks with half a voice.
        ([(60, 60), (60, 50)], [60, 60], "votes"),
        ([(60, 60), (50, 60)], [60, 60], "votes"),
        # A printing that one site has alone follows the others.
        ([(60, 60), (60, 60), (90, None)], [60, 60, 60], "votes"),
        # Where both sites say the same of a printing, it stands.
        ([(60, 60), (60, 60), (90, 90)], [60, 60, 90], None),
        # Two against two on one site alone: each keeps its own.
        ([(60, None), (90, None)], [60, 90], None),
    ],
)
def test_printings_of_a_card_vote(tmp_path, said, chosen, rule):
    scrape = family(*said).scrape(tmp_path)
    assert [record.card.hp for record in scrape.records["Z1"]] == chosen
    assert {found.why.partition(":")[0] for _, found in scrape.report.disagreements} == ({rule} if rule else set())


def test_a_printing_overruled_by_the_others_keeps_what_was_said_of_it(tmp_path):
    (card, found), = family((60, 60), (60, 60), (90, None)).scrape(tmp_path).report.disagreements
    assert (card, found.field, found.chosen, found.values) == ("Z1-003", "hp", 60, {"90": ("limitless",)})


def test_a_wrong_link_between_different_cards_does_not_vote(tmp_path):
    sites = PaperSites()
    stranger = replace(BOUGHLING, versions=("Z1/1", "Z1/5", "Z1/6"))
    sites.put((TWIGLING, stranger, replace(TWIGLING, number=5), replace(TWIGLING, number=6)))
    scrape = sites.scrape(tmp_path)
    assert scrape.report.disagreements == ()
    assert scrape.records["Z1"][1].card.hp == BOUGHLING.hp


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("attacks.0.cost", {"attacks": (replace(BOUGHLING.attacks[0], cost="GGG"),)}),
        ("attacks.0.damage", {"attacks": (replace(BOUGHLING.attacks[0], damage="90+"),)}),
        ("attacks.0.name", {"attacks": (replace(BOUGHLING.attacks[0], name="Y-Slam"),)}),
        ("retreat", {"retreat": 3}),
        ("weakness", {"weakness": "W"}),
        ("type", {"type": "W"}),
        ("evolves_from", {"evolves_from": "Sprigling"}),
    ],
)
def test_where_nothing_else_decides_the_html_site_does(sites, tmp_path, field, changes):
    json_says(sites, BOUGHLING, **changes)
    scrape = sites.scrape(tmp_path)
    assert conflict(scrape)[1::2] == (field, f"preference: limitless for {field.rsplit('.', 1)[-1]}")
    json_says(sites, BOUGHLING)
    assert scrape.records["Z1"][1].card == sites.scrape(tmp_path).records["Z1"][1].card


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


def test_a_set_the_html_site_lacks_is_taken_from_the_other_and_told_of(sites, tmp_path):
    sites.answers["/limitless/cards"] = str(sites.answers["/limitless/cards"]).replace("Z1", "Y1")
    scrape = sites.scrape(tmp_path)
    assert [record.card.name for record in scrape.records["Z1"]] == ["Twigling", "Boughling ex", "Tea Pot", "Clay Fossil"]
    assert "limitless:Z1: sets: the set is not listed, though another site has it" in map(str, scrape.report.errors)


def test_a_card_the_html_site_does_not_list_is_told_of(sites, tmp_path):
    sites.answers["/tcgdex/v2/en/sets/Z1"]["cards"].append({"id": "Z1-009", "localId": "009"})
    sites.answers["/tcgdex/v2/en/cards/Z1-009"] = card_json(replace(TWIGLING, number=9))
    scrape = sites.scrape(tmp_path)
    assert len(scrape.records["Z1"]) == len(CARDS)
    assert any(error.block == "Z1-009" and "is not listed by limitless" in error.problem for error in scrape.report.errors)


@pytest.mark.parametrize("source", [Site.LIMITLESS, Site.TCGDEX])
def test_either_card_site_will_do_alone(sites, tmp_path, source):
    both = [record.card for record in sites.scrape(tmp_path / "both").records["Z1"]]
    scrape = sites.scrape(tmp_path / "one", Z1.model_copy(update={"sources": (source,)}))
    assert scrape.report.sets["Z1"].sources == {source: len(CARDS)}
    prints = {"rarity": "", "pack": ""}
    assert [record.card.model_copy(update=prints) for record in scrape.records["Z1"]] == [
        card.model_copy(update=prints) for card in both
    ]


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
