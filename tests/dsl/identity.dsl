attack { flip 3; attach heads[R] from zone to my.bench[type=R] spread }
attack { if any opp.active[damaged] { more 40 } else { more 10 } }
damaged if any self[active] { damage attacker 20 }
once may if any self[active] { heal 1 of my.play 20 }
play { choose 1 of my.play[type=W]; flip until_tails; repeat heads { attach 1[W] from zone to it } }
static { give self takes -20 }
attack { give opp.player lock supporter for opp_turn }
play { give my.play[name="Aa"|"Bb (C)"] deals +30 vs opp.active for this_turn }
attack { give self prevent damage_and_effects for opp_turn }
attack { arm damaged on self { damage attacker 40 } for opp_turn }
attack { damage random 1 of opp.play 30 times 4 }
attached_zone(my, R) { heal self 10 } static { give self types [W|F] }
