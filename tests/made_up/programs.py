"""Made-up cards that are written as programs: words and orders of statements that no printed card has."""

from synth.spec.cards import Ability, Attack, Card, Effect, Energy, Kind

ATTACKS = {
    "Z7-001": "attack { draw my 2; put my.hand to discard }",
    "Z7-002": "attack { put my.hand to discard; draw my 2 }",
    "Z7-282": "attack { choose 1 of my.discard[kind=pokemon]; use attack of it }",
    "Z7-283": "attack { put my.top(1) to discard; if any it[kind=pokemon] { use attack of it } }",
    "Z7-286": "attack { flip count(opp.bench); damage by_coin of opp.bench 20; damage self 10*tails }",
    "Z7-285": "attack { put random 1 of my.deck[kind=supporter] to discard; use effect of moved }",
    "Z7-284": "attack { choose 1 of opp.bench; use attack of it }",
    "Z7-003": "attack { give self prevent damage vs opp.play[ex] for opp_turn }",
    "Z7-004": "attack { give 1 of my.bench takes -20 for opp_turn }",
    "Z7-005": "attack { arm turn_end_opp on defender { if any opp.active[damaged] { damage 1 of opp.bench 20 } } for opp_turn }",
    "Z7-006": "attack { give self cannot retreat for my_turn }",
    "Z7-007": "attack { switch self with 1 of my.bench; give new_active deals +30 for my_turn }",
    "Z7-064": "attack { switch opp.active with 1 of opp.bench; if did { strip 1[*] from old_active } }",
    "Z7-008": "attack { flip 3; repeat heads { put 1 of my.hand to discard } }",
    "Z7-009": "attack { strip 1[*] from self; if did { switch self with 1 of my.bench } }",
    "Z7-010": "attack { shift 1[*] from my.bench to self }",
    "Z7-011": "attack { give defender cannot chosen_attack for opp_turn }",
    "Z7-012": "attack { strip upto 2[*] from self; damage 1 of opp.bench 20*result }",
    "Z7-013": "attack { shift upto 2[*] from self to 1 of my.bench }",
    "Z7-014": "attack { attach upto 2[R|W] from discard to 1 of my.bench }",
    "Z7-015": "attack { shift 2[*] from my.play to my.play spread }",
    "Z7-016": "attack { put 1 of my.discard to deck_top }",
    "Z7-017": "attack { put 1 of my.hand to deck_top; put 1 of my.hand to deck_top }",
    "Z7-018": "attack { put 1 of my.deck[kind=item] to deck_top; draw my 1 }",
    "Z7-021": "attack { give opp.play cannot random_attack for opp_turn }",
    "Z7-022": "attack { draw my 1; use attack of opp.active }",
    "Z7-023": "attack { use attack of opp.active; if not can_pay { fail }; draw my 1 }",
    "Z7-024": "attack { if any opp.active { fail } }",
    "Z7-026": "attack { flip 1; if tails >= 1 { fail }; use attack of opp.active; draw my 1 }",
    "Z7-025": "attack { put self to deck; use attack of opp.active; draw my 1 }",
    "Z7-020": "attack { shift 1[R|W|W] from 1 of my.bench to self }",
    "Z7-050": "attack { modal by opp { more 40 } or { put random 1 of opp.hand to discard } }",
    "Z7-051": "attack { may by opp { put 1 of opp.hand by opp to discard }; if not did { more 40 } }",
    "Z7-052": "attack { may { more 30 }; if did { damage self 20 } }",
    "Z7-294": "attack { put my.top(2) to discard; repeat count(moved[kind=pokemon]) { draw my 1 } }",
    "Z7-293": "attack { choose 1 of my.bench; move_damage everything from self to it }",
    "Z7-053": "attack { move_damage everything from self to opp.active swapped }",
    "Z7-054": "attack { more 10*turns(my) }",
    "Z7-055": "attack { repeat 4 { damage 1 of opp.bench 10 } }",
    "Z7-056": "attack { choose opp.play[evolved]; put top_card to hand }",
    "Z7-057": "attack { if any self[hurt_last_turn] { more taken(self) } }",
    "Z7-058": "attack { more 60; arm my_attack_kos on self { damage 1 of opp.bench excess(defender) } for this_attack }",
    "Z7-059": "attack { more 20*age(self) }",
    "Z7-060": "attack { if any opp.zone_next[shares_energy] { more 20 } }",
    "Z7-061": "attack { modal { modal { draw my 2 } or { give defender weakness [N] for my_turn } } or { draw my 1 } }",
    "Z7-062": "attack { attach 1[*] from discard to my.bench; strip random 1[*] from self; choose 1 of opp.bench; damage it 10 }",
    "Z7-063": "attack { put self to hand;"
    " if any self[damaged] { arm my_attack_kos on my.play { damage 1 of opp.bench 70 } for my_turn } }",
    "Z7-019": "attack { attach upto 2[R] from zone to my.bench spread }",
    "Z7-211": "attack { give my.player another_turn for this_turn; give defender takes +30 for opp_turn }",
    "Z7-212": "attack { give my.player another_turn for this_turn; give self deals +40 for my_turn }",
    "Z7-213": "attack { if knocked_out { give my.player another_turn for this_turn } else { more 50 } }",
    "Z7-241": "attack { give opp.player coins tails for opp_turn }",
    "Z7-242": "attack { flip 3; more 20*heads; afflict self asleep }",
    "Z7-270": "attack { more 10*done(opp, trainers, last_turn); more 20*done(opp, retreats, last_turn);"
    " more 30*done(my, energy, this_turn) }",
    "Z7-271": "attack { more 10*done(both, attacks, this_game); more 20*done(both, evolutions, this_game);"
    " more 50*done(my, benched, this_turn) }",
    "Z7-292": "attack { modal { give defender weakness [D] for while_active }"
    " or { give defender weakness [W] for while_active } }",
    "Z7-280": "attack { damage opp.bench[shares_type=opp] 20; damage opp.play[hp_left>=60] 10 }",
    "Z7-273": "attack { damage 1 of opp.bench[least=hp] 30; damage 1 of opp.bench[most=retreat] 10 }",
    "Z7-274": "attack { damage opp.bench[above=damage_on] 20; damage opp.bench[below=energy] 30 }",
    "Z7-278": "attack { arm retreats on opp.play { damage new_active 40 } for opp_turn }",
    "Z7-276": "attack { more 20*done(my, points, last_turn); if done(my, points, this_game) >= 1 { more 50 } }",
    "Z7-275": "attack { choose 1 of my.bench; arm on_active on it { heal it 60 } for opp_turn }",
    "Z7-401": "attack { damage 1 of opp.play 40; give this_attack ignore effects vs opp.play for this_hit }",
    "Z7-402": "attack { damage opp.bench 30; give this_attack ignore effects vs opp.bench for this_hit }",
    "Z7-406": "attack { give opp.player lock item for while_self_active }",
    "Z7-407": "attack { give defender cannot retreat for while_self_active }",
    "Z7-410": "attack { arm played on defender { if any it[kind=item] { damage opp.active 20 } } for opp_turn }",
    "Z7-404": "attack { use attack of opp.player }",
    "Z7-405": "attack { use attack of my.player }",
    "Z7-214": "attack { give self max_hp -30 for my_turn; give my.player another_turn for this_turn }",
}
ABILITIES = {
    "Z7-269": "after_coins may { reflip }",
    "Z7-031": "damaged { draw my 1; draw my 1 }",
    "Z7-033": "once may { damage 1 of opp.play 50; if did { set_hp self 0 } }",
    "Z7-034": "anytime may { move_damage 10 from 1 of my.play to 1 of my.play sparing }",
    "Z7-036": "would_damage if dealt >= 40 { give self takes -30 for this_hit }",
    "Z7-035": "static { give self types [N] }",
    "Z7-032": "static { give self tool_slots +1 }",
    "Z7-203": "static { give self borrows vs my.discard[stage=0] }",
    "Z7-038": "once may { pay { put 1 of my.tools[on=self] to discard }; put my.discard[kinds=supporter|tool] to hand }",
    "Z7-243": "static { give my.player coins heads }",
    "Z7-222": "static if any self[active] { give my.player bench_size +1 }",
    "Z7-223": "static if any self[benched] { give my.play max_hp +50 }",
    "Z7-201": "static { give self borrows vs my.bench[type=D] }",
    "Z7-202": "static if any self[active] { give my.play borrows vs opp.active }",
    "Z7-260": "static { give my.active attacks_while asleep; give my.active retreats_while any }",
    "Z7-281": "would_damage { give self takes -1*dealt for this_hit; give self takes half(dealt) for this_hit }",
    "Z7-263": 'once may if not spent("Shell") { give my.player spent "Shell" for this_turn; draw my 1 }',
    "Z7-264": 'turn_end_my { if not spent("Pip") { may { give my.player spent "Pip" for this_turn; damage opp.active 10 } } }',
    "Z7-265": 'static { give opp.play[not_ability="Shell"] no_ability }',
    "Z7-266": "turn_end_my if any my.zone_now[type=R] and not any opp.zone_now { heal self 10 }",
    "Z7-268": "once may { put my.zone_now to zone_next }",
    "Z7-267": 'once may if not spent("Core") { give my.player spent "Core" for rest_of_game; draw my 1 }',
    "Z7-408": "static { give self[active] cannot switch }",
    "Z7-409": "static { give my.bench cannot switch }",
    "Z7-403": "static { give my.play takes -20 vs opp.play }",
    "Z7-262": "static { give opp.play[type=D] no_ability }",
}
TRAINERS = {
    ("Z7-221", Kind.STADIUM): "static { give both.player bench_size +1 }",
    ("Z7-411", Kind.STADIUM): "static { if turns(turn) >= 2 { give both.play evolve_early } }",
    ("Z7-224", Kind.STADIUM): "static { give both.active deals +10 }",
    ("Z7-225", Kind.STADIUM): "static { give both.player bench_size -1 }",
    ("Z7-226", Kind.STADIUM): "falls(both) if any attacker[undamaged] { damage attacker 30 }",
    ("Z7-236", Kind.STADIUM): "static { if done(turn, items, this_turn) >= 1 { give both.player lock item } }",
    ("Z7-299", Kind.STADIUM): "static { give turn.play[stage=0] max_hp -20; give turn.play max_hp -10*count(turn.hand) }",
    ("Z7-261", Kind.STADIUM): "static { give both.active sleep_coins +1 }",
    ("Z7-290", Kind.ITEM): "play { arm my_attack_kos on my.play"
    " { if any defender[active, hp_left_at_most=0] { draw my 3 } } for this_turn }",
    ("Z7-291", Kind.ITEM): "play { modal { modal { retype my.zone_next into G } or { retype my.zone_next into R } } or {"
    " modal { retype my.zone_next into W } or { retype my.zone_next into L } } }",
    ("Z7-277", Kind.ITEM): "play { show my.top(2) to both; put 1 of found by opp to hand; put rest to discard }",
    ("Z7-272", Kind.ITEM): "play { require done(opp, supporters, last_turn) == 0; draw my 1 }",
    ("Z7-215", Kind.ITEM): "play { give my.player second_retreat for this_turn }",
    ("Z7-300", Kind.ITEM): "play { draw my until(4) }",
    ("Z7-301", Kind.ITEM): "play { put 2 of my.hand to discard; if did { draw my 3 } }",
    ("Z7-041", Kind.ITEM): "play { put 1 of both.tools to discard }",
    ("Z7-042", Kind.ITEM): "play { put opp.tools to hand }",
    ("Z7-043", Kind.ITEM): "play { give my.active tool_slots +2 for this_turn }",
    ("Z7-044", Kind.TOOL): "static { give host max_hp +10 }",
    ("Z7-045", Kind.TOOL): "turn_end_my if any host[damaged] { heal host 20; put card to discard }",
    ("Z7-046", Kind.TOOL): "damaged { draw my 1; put card to discard }",
    ("Z7-048", Kind.ITEM): "play { choose 1 of my.bench; put 1 of my.tools[on=it] to discard; if did { heal it 20 } }",
    ("Z7-049", Kind.ITEM): "play { show my.top(3) to my; put any of found[kind=item] to hand; put rest to deck }",
    ("Z7-047", Kind.ITEM): "play { pay { strip upto 2[R] from my.active }; draw my 1 }",
}
_NUTS = Attack(name="Bite", cost="D", damage=20), Attack(name="Bark", cost="D", damage=10)


COSTLY = {"Z7-400": "attack { give this_attack cost [C] -2*count(my.bench) }"}


def program_cards() -> list[Card]:
    facts = {"kind": Kind.POKEMON, "hp": 120, "type": Energy.DARKNESS, "weakness": Energy.GRASS, "retreat": 1}
    cards = [
        Card(id=card, play_id=card, name=f"Nutlet {card[-3:]}", attacks=(_attack(program),), **facts)
        for card, program in ATTACKS.items()
    ]
    cards += [
        Card(id=card, play_id=card, name=f"Nutlet {card[-3:]}", attacks=(_attack(program, "DCCC"),), **facts)
        for card, program in COSTLY.items()
    ]
    cards += [
        Card(
            id=card, play_id=card, name=f"Nutlet {card[-3:]}", attacks=_NUTS,
            ability=Ability(name="Shell", effect=_effect(program)), **facts,
        )
        for card, program in ABILITIES.items()
    ]  # fmt: skip
    cards += [
        Card(id=card, play_id=card, name=f"Nut {card[-3:]}", kind=kind, effect=_effect(program))
        for (card, kind), program in TRAINERS.items()
    ]
    return cards


def _attack(program: str, cost: str = "D") -> Attack:
    return Attack(name="Crack", cost=cost, damage=10, effect=_effect(program))


def _effect(program: str) -> Effect:
    return Effect(program=program, text_hash="0" * 10, by="hand")
