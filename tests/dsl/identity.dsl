attack { flip 3; attach heads[R] from zone to my.bench[type=R] spread }
attack { if any opp.active[damaged] { more 40 } else { more 10 } }
damaged { flip 2; draw my heads } checkup { flip until_tails; heal self 30 }
attack { flip 1; if tails == 1 { fail } }
attack { flip 2; more (80 if heads == 2 else 10*heads) }
attack { flip 3; if heads != 0 and not (heads > 2 and any self[undamaged]) { more 10 } }
attack { damage 1 of opp.play 30 }
attack { damage random 1 of opp.play 30 times 4 }
attack { damage opp.bench 10; damage self half(hp(defender)) }
attack { heal self dealt }
attack { more 20*energy(opp.active); more 10*energy(self, W); more 30*energy_types(self) }
attack { if extra(R) >= 2 { more 60 } }
attack { more max_hp(self); more damage_on(self); more 50*retreat(opp.active) }
attack { more 40*points(opp); more 10*points_needed(my); more 20*knockouts(my) }
attack { more 20*times_used("Aa Bb") }
attack { if count(my.hand) < 4 { more 10 }; if count(opp.hand) <= 2 { more 10 } }
attack { if count(my.hand) in (1, 3, 5) { more 30 } }
attack { give defender weakness [R] for my_turn; arm played on opp.play { if any it[kind=item] { draw my 1 } } for opp_turn }
falls(opp) if any it[active] { draw my 1 }
retreats(opp) { damage new_active 30 }
on_bench(opp) { damage it 20 }
turn_end_my if not any self[attacked_now] { heal self 20 }
attack { if fell { more power }; base half(power) }
attack { if knocked_out { more 50 }; if knocked_out(F) { more 50 } }
attack { if used_attack("Aa") { more 60 }; if first_attack { more 10 }; if supporter_played { more 30 } }
attack { set_hp opp.active half(hp(opp.active)) }
attack { afflict opp.active poisoned, burned; give it cannot retreat for opp_turn }
attack { afflict opp.active poisoned strength 20 }
attack { afflict opp.active random_new(asleep, burned, confused, paralyzed, poisoned) }
attack { afflict defender choose(asleep, confused) }
attack { strip random 1[*] from opp.active }
attack { strip everything[P] from self; damage 1 of opp.bench[damaged] 80 }
attack { strip random 2[R|W] from my.play pooled }
attack { shift everything[*] from self to 1 of my.bench }
attack { retype opp.zone_next }
once may { retype my.zone_next into D }
attack { before { put opp.tools[on_zone=active] to discard } }
play { choose 1 of opp.play; put opp.tools[on=it] to discard; put my.discard[kinds=item|tool] to hand }
attack { may { put any of my.bench[type=W] to discard }; more 40*result }
attack { show my.top(3) to both; base 60*count(found[retreat>=3]); put rest to deck }
attack { if any opp.active[evolved] { put top_card to hand } }
attack { flip 1; if heads >= 1 { show opp.hand to my; put 1 of opp.hand[kind=supporter] to discard } }
attack { put random 2 of my.deck[kind=pokemon, stage=0, type=G|N] to bench }
attack { may { put self to deck with_tools } }
attack { put upto 2 of my.discard[kind=trainer] to deck_bottom }
attack { put my.hand to deck_under; choose 1 of my.bench; put my.bench[not_it] to discard }
attack { put 1 of my.discard to hand; show moved to both }
attack { choose 1 of my.play; evolve it with 1 of my.discard[evolves_from_it] }
attack { use attack of opp.play; if not can_pay { fail } }
attack { use again of this_attack base 40 }
attack { use attack of random 1 of opp.hand_deck[kind=pokemon] }
attack { switch self with 1 of my.bench; damage new_active 10 }
attack { switch opp.active with 1 of opp.bench; damage old_active 10 }
attack { switch opp.active with 1 of opp.bench by opp }
attack { choose 1 of opp.spot; arm turn_end_opp on it { damage it 70 } for opp_turn }
attack { arm damaged on self { damage attacker 40 } for opp_turn }
attack { arm my_attack_kos on self { damage self 50 } for this_attack }
attack { arm retreats on opp.active { damage new_active 40 } for opp_turn }
attack { arm attached_zone on defender { afflict it asleep } for opp_turn }
attack { if any self[damaged] { give this_attack cost_is [L] } }
attack { give this_attack ignore weakness for this_hit; give this_attack ignore effects for this_hit }
attack { give self bonus +60 for my_turn; give self bonus "Aa" +20 vs opp.play for while_active }
attack { give self cannot attack for my_turn; give self cannot this_attack "Aa" for my_turn }
attack { give self prevent damage_and_effects for opp_turn; give self prevent damage at_most 40 for opp_turn }
attack { give self prevent damage vs opp.play[stage=0] for opp_turn; give self no_weakness for opp_turn }
attack { give defender cost [C] +1 for opp_turn; give it retreat_cost +1 for opp_turn }
attack { give defender coin_to_attack for while_active; give it no_ability for while_active }
attack { give opp.player lock supporter for opp_turn; give opp.player lock item for opp_turn }
attack { give opp.player lock trainer for opp_turn; give opp.active lock zone_energy for opp_turn }
play { choose 1 of my.play[type=W]; flip until_tails; repeat heads { attach 1[W] from zone to it } }
play { give my.play[name="Aa"|"Bb (C)"] deals +30 vs opp.active for this_turn }
play { require not first_turn; choose 1 of my.play[stage=0, old]; evolve it with 1 of my.hand[stage=2, evolves_via_stage1] }
play { modal { put 1 of both.tools to discard } or { put both.stadium to discard } }
play { put downto 4 of opp.hand by opp to discard }
play { choose random 1 of opp.deck[kind=supporter, not_name="Aa"]; show it to my; use effect of it }
play { put both.hand to deck; draw both result; draw my until(count(opp.hand)) }
play { attach different 3[*] from discard to my.play[tag=ancient] spread; attach 1[G] from zone to my.play[tag=future] each }
play { order my.top(count(my.play[type=F])) chosen; order opp.deck random }
play { heal my.active 20; if result > 0 { flip 1 }; if heads >= 1 { put card to hand } }
play { heal my.play[energy(P)>=1] everything; cure my.active; cure it random; cure it asleep, burned }
play { move_damage 30 from 1 of my.play[ex] to opp.active }
play { give my.player first_coin heads for this_turn }
static { give opp.play first_coin tails; give my.player first_coin heads }
attack { modal { flip 2 } or { flip 3 }; more 20*heads }
play { put my.play[hp_at_most=60, evolves_from="Aa"] to hand; heal my.play[max_hp_at_most=90, has_attack="Bb"] 10 }
play { arm would_ko on my.play[name="Aa"] { set_hp it 10 } for opp_turn }
play { arm ko_by_attack on my.play[not_ex] { give it award +1 for this_knockout } for this_turn }
play { heal 1 of my.play[energy(*)>=2, evolution, tool] 50; put my.play[tool_named="Aa"] to deck; draw my names(my.play_hand[evolution]) }
static { give self takes -20 }
static { give self max_hp +30*energy(self, P); give self free_retreat }
static { give my.play[energy(G|R)>=1] immune any; give my.play[status=burned] immune asleep }
static { give my.play[type=G] unit_value [G] +2; give self types [W|F] }
static { give self borrows vs my.bench[type=N]; give my.play borrows vs opp.active }
static { give self evolve_early; give self evolves_as "Aa"; give my.play[evolved] prior_attacks }
static { give both.play[not_mega] weakness_x2; give both.play[mega] no_weakness }
static { give opp.active poison +10; give self tool_slots +1; give opp.play[evolved] no_ability; give my.play[ability] takes -20 }
static { give self prevent effects; give self prevent damage_and_abilities vs opp.play[ability_not="Aa"] }
static { give self immune paralyzed; give my.play immune poisoned; give self retreat_cost -1*energy(self, W) }
static { give opp.player lock tool; give opp.player lock stadium; give opp.player lock bench }
attack { if any my.zone_next[type=R] { more 10*energy(my.discard, R) }; more 20*names(my.discard[kind=supporter]) }
static { give opp.player lock evolve; give opp.active cannot heal; give both.play cannot evolve }
static if any self[evolved_now, moved_now] { give my.active[other] retreat_cost -1 }
static if any self[evolved_now="Aa"|"Bb", hit_last_turn] { give self deals +20 }
once may if any self[active] { heal 1 of my.play 20 }
once_each may { put random 1 of turn.deck[kind=pokemon, stage=0] to hand }
anytime may { choose 1 of my.play[damaged]; move_damage everything from it to self }
on_evolve may { put opp.hand to deck; draw opp points_needed(opp) }
on_bench may { switch my.active with self; if did { shift 2[W] from self to 2 of my.bench one_each } }
damaged if any self[active] { damage attacker 20 }
would_damage if first_damage { give self prevent damage for this_hit }
would_ko { flip 1; if heads >= 1 { set_hp self 10 } }
ko_by_attack if any host[benched, type=L] { shift 2[L] from it to 2 of my.bench one_each }
ko_any { flip 1; if heads >= 1 { give self award 0 for this_knockout } }
my_attack_kos { draw my 1 }
attached_zone(my, R) { heal self 10 }
attached_zone(opp) { evolve self with random 1 of my.deck[evolves_from_it] }
turn_start_my { put random 1 of my.deck to hand }
turn_end_my { draw my 1 }
turn_end_opp { heal self 10 }
turn_end_each if any host[any_status] { cure it; put card to discard }
turn_end_first { attach 1[L] from zone to self }
checkup { heal my.play 10 }
after_coins may { reflip }
once may { pay { strip 1[R] from self }; attach 1[P] from zone to self; end_turn }
static { give host takes -50 vs opp.play[tag=ultra_beast] } turn_end_opp { put card to discard }
attack { if any opp.active[shares_energy] { more 40 }; more 20*conditions(opp.active) }
attack { if any opp.active[shares_type, no_tool] { more 40 }; attach 1[G] from zone to 1 of my.bench[no_energy, no_ability] }
attack { put 2 of my.hand to discard; if any moved[kind=supporter] { more 40 } }
attack { more 20*count(opp.bench[no_energy=R, not_type=G|W]) }
attack { give opp.active cannot random_attack for opp_turn; give opp.active cannot chosen_attack for opp_turn }
attack { may { shift upto everything[*] from my.play to my.play spread }; strip upto 2[R|L] from self; more 30*result }
attack { put random 1 of my.discard to deck_top; put my.top(3) to discard; base 20*count(it[kind=pokemon]) }
play { give my.play times "Aa Bb" +1 for this_turn }
once_each may { put turn.zone_now to discard; if did { put turn.zone_next to zone } }
on_active may { draw my 1 }
on_active(opp) { damage it 20 }
on_evolve(my) if any it[benched] { heal it 20 }
moves_back(both) { draw turn 1 }
healed(my) if done(turn, attacks, this_turn) == 0 { damage it 10 }
attack { if went_first and done(opp, trainers, last_turn) >= 2 and done(my, energy, this_game) > 1 { more 10 } }
attack { if any self[attacked_last] { more 10 }; put random_downto 4 of opp.hand to discard }
static { give self prevent damage vs opp.play at_least 100 }
play { give my.play deals +10 vs opp.active for rest_of_game; arm healed on my.play { draw my 1 } for rest_of_game }
draws(opp) if any self[active] { damage opp.active 10 } discards(my) if any self[unused] { draw my 1 }
attacks(my) if any it[other] { heal it 10 }
attack { arm attacks on defender { damage it 20 } for opp_turn }
attack { more taken(self); afflict opp.active asleep strength 2 }
played(my, supporter) if any self[unused] { draw my 1 } evolves(opp) { damage it 10 }
ally_ko if any attacker[theirs] { shift 1[*] from it to self } turn_start_opp { heal my.play[hp_left_at_most=50, hp_left>=20, shares_type=opp] 10 }
on_attach { draw my 1 } turn_start_each { heal host 10 }
attack { if any self[hurt_last_turn, healed_now] { more 20 }; damage opp.play[energy_at_most=1, retreat_at_most=2] 10 }
attack { if stadium_played and supporter_played and self_used("Aa Bb") { more 30 }; give opp.player lock generate for opp_turn }
play { give my.player second_supporter for this_turn; give my.player second_retreat for my_turn; give both.player bench_size -1 for opp_turn; give opp.player another_turn for opp_turn; give my.player turn_after_checkup for this_turn; give opp.play no_tools for opp_turn; give opp.active burn +10 for while_active }
once may if not spent("Aa") and any my.zone_now[type=R] { give my.player spent "Aa" for rest_of_game; put my.zone_now to zone_next; damage opp.play[not_ability="Aa"] 10 }
attack { more 20*tools(self) }
attack { if any opp.active[weak_to=P|D] { more 30 } }
attack { more 10*turns(my) }
attack { modal by opp { more 40 } or { may by opp { draw opp 1 } } }
anytime may { move_damage 10 from 1 of my.play to 1 of my.play sparing }
attack { choose opp.play[evolved]; move_damage everything from self to opp.active swapped }
attack { base taken(self); arm my_attack_kos on self { damage 1 of opp.bench excess(defender) } for this_attack }
attack { more 20*age(self) }
static { give self takes_at_most +80 vs opp.play[ex] }
attack { more 20*types_among(my.discard[kind=pokemon]); if types_among(my.play) >= 3 { draw my 1 } }
scores(both) { draw opp 2 }
play { pay { score my -1 }; draw my 3 }
attack { score opp 1*count(my.bench); if did { score both -1 } }
attack { if any opp.zone_next[shares_energy] { more 20 } }
attack { give opp.player coins tails for opp_turn; give my.player coins heads for this_turn }
static if in_turn(opp) { give self prevent supporter; give my.bench prevent item; give self prevent trainer }
falls(opp) if any it[hit_now] and in_turn(my) and any attacker[other] { draw my 1 }
attack { if ex_knocked_out { damage opp.play 20*energy(each, W) }; give defender coin_to_attack +2 for opp_turn }
attack { afflict both.active random(asleep, burned); afflict opp.active burned strength 40; retype opp.zone_next among G|W }
attack { flip 3; damage by_coin of opp.bench 10; if any opp.active[evolved_last] { more 20 }; if any self[fed_now] { more 10 }; give defender cannot cost at_most 2 for opp_turn }
static { give opp.active cannot cost at_least 3 }
static { give self attacks_while asleep; give self retreats_while any; give both.active sleep_coins +1 }
attack { give this_attack attacks_while paralyzed; give defender max_hp -30 for while_active once; give my.play deals +10 for rest_of_game once }
play { put 1 of opp.discard[kind=pokemon] to bench; if did { damage moved 20; switch opp.active with moved } }
attack { damage 1 of opp.bench[damaged, most=damage_on] 20; heal my.bench[above=max_hp, below=energy, least=retreat] 10 }
attack { give opp.player lock tool for while_self_active; give defender cannot switch for while_self_active; use attack of opp.player }
attack { damage 1 of opp.play 40; give this_attack ignore effects vs opp.play for this_hit }
attack { put both.zone_next to zone_next; attach 1[*] from zone_now to 1 of my.bench; retype opp.active every into C; retype self every among R|W }
attack { equip 1 of my.tools to 1 of my.bench[no_tool]; show my.top(4) to my; equip 1 of found[kind=tool] to self; choose 1 of my.bench; equip random 1 of my.deck[kind=tool] to it }
retreats may { equip card to new_active }
static { if any my.zone_next[type=G] { give self types [G] }; if any self[energy(R)>=1] { give self also [R] } }
