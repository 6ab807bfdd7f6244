"""Generated: `observe` as 1789 operations in 1 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code


def _00_viewer(player, turn_player, phase, it, decider, stadium, stadium_side, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, burn_1, burn_0, daze_1, daze_0, daze_fresh_1, daze_fresh_0, moved_1, moved_0, fallen_1, fallen_0, knockouts_1, knockouts_0, title_1, title_0, title_next_1, title_next_0, locked_1, locked_0, locked_item_1, locked_item_0, locked_trainer_1, locked_trainer_0, locked_evolve_1, locked_evolve_0, locked_zone_1, locked_zone_0, takes_1, takes_0, takes_ex_1, takes_ex_0, prevent_1, prevent_0, prevent_small_1, prevent_small_0, no_weakness_1, no_weakness_0, hit_back_1, hit_back_0, snare_1, snare_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, attack_cost_1, attack_cost_0, retreat_more_1, retreat_more_0, smoke_1, smoke_0, doom_1, doom_0, doze_1, doze_0, rest_1, rest_0, bonus_1, bonus_0, bonus_for_1, bonus_for_0, rest_next_1, rest_next_0, bonus_next_1, bonus_next_0, bonus_for_next_1, bonus_for_next_0, exposed_next_1, exposed_next_0, exposed_1, exposed_0, frenzy_1, frenzy_0, frenzy_for_1, frenzy_for_0, haze_1, haze_0, silenced_1, silenced_0, surge0_1, surge0_0, surge0_next_1, surge0_next_0, surge1_1, surge1_0, surge1_next_1, surge1_next_0, guard0_1, guard0_0, guard1_1, guard1_0, guard2_1, guard2_0, guard3_1, guard3_0, guard4_1, guard4_0, armed0_1, armed0_0, armed1_1, armed1_0, times1_1, times1_0, times2_1, times2_0, times3_1, times3_0, times4_1, times4_0, times5_1, times5_0, times6_1, times6_0, times7_1, times7_0, times8_1, times8_0, times9_1, times9_0, times10_1, times10_0, times11_1, times11_0, times12_1, times12_0, times13_1, times13_0, times14_1, times14_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, tool_1_0, tool_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, grown_1_0, grown_0_0, fought_1_0, fought_0_0, spent_1_0, spent_0_0, struck_1_0, struck_0_0, trap_1_0, trap_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, tool_1_1, tool_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, grown_1_1, grown_0_1, fought_1_1, fought_0_1, spent_1_1, spent_0_1, struck_1_1, struck_0_1, trap_1_1, trap_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, tool_1_2, tool_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, grown_1_2, grown_0_2, fought_1_2, fought_0_2, spent_1_2, spent_0_2, struck_1_2, struck_0_2, trap_1_2, trap_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, tool_1_3, tool_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, grown_1_3, grown_0_3, fought_1_3, fought_0_3, spent_1_3, spent_0_3, struck_1_3, struck_0_3, trap_1_3, trap_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8):
    t0 = eq(player, turn_player)
    t1 = flip(t0)
    t2 = eq(phase, i8(0))
    t3 = lt(it, i8(0))
    t4 = bxor(it, i8(4))
    t5 = to(t4, i8)
    t6 = select(t1, t5, it)
    t7 = add(t6, i8(1))
    t8 = select(t3, i8(0), t7)
    t9 = to(t8, i8)
    t10 = bxor(turn_player, decider)
    t11 = eq(player, t10)
    t12 = gt(stadium, i16(0))
    t13 = eq(stadium_side, i8(1))
    t14 = bxor(t1, t13)
    t15 = flip(t14)
    t16 = band(t12, t15)
    t17 = select(t1, place_1_0, place_0_0)
    t18 = select(t1, place_1_1, place_0_1)
    t19 = select(t1, place_1_2, place_0_2)
    t20 = select(t1, place_1_3, place_0_3)
    t21 = select(t1, place_1_4, place_0_4)
    t22 = select(t1, place_1_5, place_0_5)
    t23 = select(t1, place_1_6, place_0_6)
    t24 = select(t1, place_1_7, place_0_7)
    t25 = select(t1, place_1_8, place_0_8)
    t26 = select(t1, place_1_9, place_0_9)
    t27 = select(t1, place_1_10, place_0_10)
    t28 = select(t1, place_1_11, place_0_11)
    t29 = select(t1, place_1_12, place_0_12)
    t30 = select(t1, place_1_13, place_0_13)
    t31 = select(t1, place_1_14, place_0_14)
    t32 = select(t1, place_1_15, place_0_15)
    t33 = select(t1, place_1_16, place_0_16)
    t34 = select(t1, place_1_17, place_0_17)
    t35 = select(t1, place_1_18, place_0_18)
    t36 = select(t1, place_1_19, place_0_19)
    t37 = eq(t17, i8(1))
    t38 = to(t37, i8)
    t39 = eq(t18, i8(1))
    t40 = to(t39, i8)
    t41 = add(t38, t40)
    t42 = eq(t19, i8(1))
    t43 = to(t42, i8)
    t44 = add(t41, t43)
    t45 = eq(t20, i8(1))
    t46 = to(t45, i8)
    t47 = add(t44, t46)
    t48 = eq(t21, i8(1))
    t49 = to(t48, i8)
    t50 = add(t47, t49)
    t51 = eq(t22, i8(1))
    t52 = to(t51, i8)
    t53 = add(t50, t52)
    t54 = eq(t23, i8(1))
    t55 = to(t54, i8)
    t56 = add(t53, t55)
    t57 = eq(t24, i8(1))
    t58 = to(t57, i8)
    t59 = add(t56, t58)
    t60 = eq(t25, i8(1))
    t61 = to(t60, i8)
    t62 = add(t59, t61)
    t63 = eq(t26, i8(1))
    t64 = to(t63, i8)
    t65 = add(t62, t64)
    t66 = eq(t27, i8(1))
    t67 = to(t66, i8)
    t68 = add(t65, t67)
    t69 = eq(t28, i8(1))
    t70 = to(t69, i8)
    t71 = add(t68, t70)
    t72 = eq(t29, i8(1))
    t73 = to(t72, i8)
    t74 = add(t71, t73)
    t75 = eq(t30, i8(1))
    t76 = to(t75, i8)
    t77 = add(t74, t76)
    t78 = eq(t31, i8(1))
    t79 = to(t78, i8)
    t80 = add(t77, t79)
    t81 = eq(t32, i8(1))
    t82 = to(t81, i8)
    t83 = add(t80, t82)
    t84 = eq(t33, i8(1))
    t85 = to(t84, i8)
    t86 = add(t83, t85)
    t87 = eq(t34, i8(1))
    t88 = to(t87, i8)
    t89 = add(t86, t88)
    t90 = eq(t35, i8(1))
    t91 = to(t90, i8)
    t92 = add(t89, t91)
    t93 = eq(t36, i8(1))
    t94 = to(t93, i8)
    t95 = add(t92, t94)
    t96 = eq(t17, i8(0))
    t97 = to(t96, i8)
    t98 = eq(t18, i8(0))
    t99 = to(t98, i8)
    t100 = add(t97, t99)
    t101 = eq(t19, i8(0))
    t102 = to(t101, i8)
    t103 = add(t100, t102)
    t104 = eq(t20, i8(0))
    t105 = to(t104, i8)
    t106 = add(t103, t105)
    t107 = eq(t21, i8(0))
    t108 = to(t107, i8)
    t109 = add(t106, t108)
    t110 = eq(t22, i8(0))
    t111 = to(t110, i8)
    t112 = add(t109, t111)
    t113 = eq(t23, i8(0))
    t114 = to(t113, i8)
    t115 = add(t112, t114)
    t116 = eq(t24, i8(0))
    t117 = to(t116, i8)
    t118 = add(t115, t117)
    t119 = eq(t25, i8(0))
    t120 = to(t119, i8)
    t121 = add(t118, t120)
    t122 = eq(t26, i8(0))
    t123 = to(t122, i8)
    t124 = add(t121, t123)
    t125 = eq(t27, i8(0))
    t126 = to(t125, i8)
    t127 = add(t124, t126)
    t128 = eq(t28, i8(0))
    t129 = to(t128, i8)
    t130 = add(t127, t129)
    t131 = eq(t29, i8(0))
    t132 = to(t131, i8)
    t133 = add(t130, t132)
    t134 = eq(t30, i8(0))
    t135 = to(t134, i8)
    t136 = add(t133, t135)
    t137 = eq(t31, i8(0))
    t138 = to(t137, i8)
    t139 = add(t136, t138)
    t140 = eq(t32, i8(0))
    t141 = to(t140, i8)
    t142 = add(t139, t141)
    t143 = eq(t33, i8(0))
    t144 = to(t143, i8)
    t145 = add(t142, t144)
    t146 = eq(t34, i8(0))
    t147 = to(t146, i8)
    t148 = add(t145, t147)
    t149 = eq(t35, i8(0))
    t150 = to(t149, i8)
    t151 = add(t148, t150)
    t152 = eq(t36, i8(0))
    t153 = to(t152, i8)
    t154 = add(t151, t153)
    t155 = select(t1, place_0_0, place_1_0)
    t156 = select(t1, place_0_1, place_1_1)
    t157 = select(t1, place_0_2, place_1_2)
    t158 = select(t1, place_0_3, place_1_3)
    t159 = select(t1, place_0_4, place_1_4)
    t160 = select(t1, place_0_5, place_1_5)
    t161 = select(t1, place_0_6, place_1_6)
    t162 = select(t1, place_0_7, place_1_7)
    t163 = select(t1, place_0_8, place_1_8)
    t164 = select(t1, place_0_9, place_1_9)
    t165 = select(t1, place_0_10, place_1_10)
    t166 = select(t1, place_0_11, place_1_11)
    t167 = select(t1, place_0_12, place_1_12)
    t168 = select(t1, place_0_13, place_1_13)
    t169 = select(t1, place_0_14, place_1_14)
    t170 = select(t1, place_0_15, place_1_15)
    t171 = select(t1, place_0_16, place_1_16)
    t172 = select(t1, place_0_17, place_1_17)
    t173 = select(t1, place_0_18, place_1_18)
    t174 = select(t1, place_0_19, place_1_19)
    t175 = eq(t155, i8(1))
    t176 = to(t175, i8)
    t177 = eq(t156, i8(1))
    t178 = to(t177, i8)
    t179 = add(t176, t178)
    t180 = eq(t157, i8(1))
    t181 = to(t180, i8)
    t182 = add(t179, t181)
    t183 = eq(t158, i8(1))
    t184 = to(t183, i8)
    t185 = add(t182, t184)
    t186 = eq(t159, i8(1))
    t187 = to(t186, i8)
    t188 = add(t185, t187)
    t189 = eq(t160, i8(1))
    t190 = to(t189, i8)
    t191 = add(t188, t190)
    t192 = eq(t161, i8(1))
    t193 = to(t192, i8)
    t194 = add(t191, t193)
    t195 = eq(t162, i8(1))
    t196 = to(t195, i8)
    t197 = add(t194, t196)
    t198 = eq(t163, i8(1))
    t199 = to(t198, i8)
    t200 = add(t197, t199)
    t201 = eq(t164, i8(1))
    t202 = to(t201, i8)
    t203 = add(t200, t202)
    t204 = eq(t165, i8(1))
    t205 = to(t204, i8)
    t206 = add(t203, t205)
    t207 = eq(t166, i8(1))
    t208 = to(t207, i8)
    t209 = add(t206, t208)
    t210 = eq(t167, i8(1))
    t211 = to(t210, i8)
    t212 = add(t209, t211)
    t213 = eq(t168, i8(1))
    t214 = to(t213, i8)
    t215 = add(t212, t214)
    t216 = eq(t169, i8(1))
    t217 = to(t216, i8)
    t218 = add(t215, t217)
    t219 = eq(t170, i8(1))
    t220 = to(t219, i8)
    t221 = add(t218, t220)
    t222 = eq(t171, i8(1))
    t223 = to(t222, i8)
    t224 = add(t221, t223)
    t225 = eq(t172, i8(1))
    t226 = to(t225, i8)
    t227 = add(t224, t226)
    t228 = eq(t173, i8(1))
    t229 = to(t228, i8)
    t230 = add(t227, t229)
    t231 = eq(t174, i8(1))
    t232 = to(t231, i8)
    t233 = add(t230, t232)
    t234 = ge(t155, i8(3))
    t235 = lt(t155, i8(7))
    t236 = band(t234, t235)
    t237 = to(t236, i8)
    t238 = ge(t156, i8(3))
    t239 = lt(t156, i8(7))
    t240 = band(t238, t239)
    t241 = to(t240, i8)
    t242 = add(t237, t241)
    t243 = ge(t157, i8(3))
    t244 = lt(t157, i8(7))
    t245 = band(t243, t244)
    t246 = to(t245, i8)
    t247 = add(t242, t246)
    t248 = ge(t158, i8(3))
    t249 = lt(t158, i8(7))
    t250 = band(t248, t249)
    t251 = to(t250, i8)
    t252 = add(t247, t251)
    t253 = ge(t159, i8(3))
    t254 = lt(t159, i8(7))
    t255 = band(t253, t254)
    t256 = to(t255, i8)
    t257 = add(t252, t256)
    t258 = ge(t160, i8(3))
    t259 = lt(t160, i8(7))
    t260 = band(t258, t259)
    t261 = to(t260, i8)
    t262 = add(t257, t261)
    t263 = ge(t161, i8(3))
    t264 = lt(t161, i8(7))
    t265 = band(t263, t264)
    t266 = to(t265, i8)
    t267 = add(t262, t266)
    t268 = ge(t162, i8(3))
    t269 = lt(t162, i8(7))
    t270 = band(t268, t269)
    t271 = to(t270, i8)
    t272 = add(t267, t271)
    t273 = ge(t163, i8(3))
    t274 = lt(t163, i8(7))
    t275 = band(t273, t274)
    t276 = to(t275, i8)
    t277 = add(t272, t276)
    t278 = ge(t164, i8(3))
    t279 = lt(t164, i8(7))
    t280 = band(t278, t279)
    t281 = to(t280, i8)
    t282 = add(t277, t281)
    t283 = ge(t165, i8(3))
    t284 = lt(t165, i8(7))
    t285 = band(t283, t284)
    t286 = to(t285, i8)
    t287 = add(t282, t286)
    t288 = ge(t166, i8(3))
    t289 = lt(t166, i8(7))
    t290 = band(t288, t289)
    t291 = to(t290, i8)
    t292 = add(t287, t291)
    t293 = ge(t167, i8(3))
    t294 = lt(t167, i8(7))
    t295 = band(t293, t294)
    t296 = to(t295, i8)
    t297 = add(t292, t296)
    t298 = ge(t168, i8(3))
    t299 = lt(t168, i8(7))
    t300 = band(t298, t299)
    t301 = to(t300, i8)
    t302 = add(t297, t301)
    t303 = ge(t169, i8(3))
    t304 = lt(t169, i8(7))
    t305 = band(t303, t304)
    t306 = to(t305, i8)
    t307 = add(t302, t306)
    t308 = ge(t170, i8(3))
    t309 = lt(t170, i8(7))
    t310 = band(t308, t309)
    t311 = to(t310, i8)
    t312 = add(t307, t311)
    t313 = ge(t171, i8(3))
    t314 = lt(t171, i8(7))
    t315 = band(t313, t314)
    t316 = to(t315, i8)
    t317 = add(t312, t316)
    t318 = ge(t172, i8(3))
    t319 = lt(t172, i8(7))
    t320 = band(t318, t319)
    t321 = to(t320, i8)
    t322 = add(t317, t321)
    t323 = ge(t173, i8(3))
    t324 = lt(t173, i8(7))
    t325 = band(t323, t324)
    t326 = to(t325, i8)
    t327 = add(t322, t326)
    t328 = ge(t174, i8(3))
    t329 = lt(t174, i8(7))
    t330 = band(t328, t329)
    t331 = to(t330, i8)
    t332 = add(t327, t331)
    t333 = select(t2, t332, i8(0))
    t334 = add(t233, t333)
    t335 = eq(t155, i8(0))
    t336 = to(t335, i8)
    t337 = eq(t156, i8(0))
    t338 = to(t337, i8)
    t339 = add(t336, t338)
    t340 = eq(t157, i8(0))
    t341 = to(t340, i8)
    t342 = add(t339, t341)
    t343 = eq(t158, i8(0))
    t344 = to(t343, i8)
    t345 = add(t342, t344)
    t346 = eq(t159, i8(0))
    t347 = to(t346, i8)
    t348 = add(t345, t347)
    t349 = eq(t160, i8(0))
    t350 = to(t349, i8)
    t351 = add(t348, t350)
    t352 = eq(t161, i8(0))
    t353 = to(t352, i8)
    t354 = add(t351, t353)
    t355 = eq(t162, i8(0))
    t356 = to(t355, i8)
    t357 = add(t354, t356)
    t358 = eq(t163, i8(0))
    t359 = to(t358, i8)
    t360 = add(t357, t359)
    t361 = eq(t164, i8(0))
    t362 = to(t361, i8)
    t363 = add(t360, t362)
    t364 = eq(t165, i8(0))
    t365 = to(t364, i8)
    t366 = add(t363, t365)
    t367 = eq(t166, i8(0))
    t368 = to(t367, i8)
    t369 = add(t366, t368)
    t370 = eq(t167, i8(0))
    t371 = to(t370, i8)
    t372 = add(t369, t371)
    t373 = eq(t168, i8(0))
    t374 = to(t373, i8)
    t375 = add(t372, t374)
    t376 = eq(t169, i8(0))
    t377 = to(t376, i8)
    t378 = add(t375, t377)
    t379 = eq(t170, i8(0))
    t380 = to(t379, i8)
    t381 = add(t378, t380)
    t382 = eq(t171, i8(0))
    t383 = to(t382, i8)
    t384 = add(t381, t383)
    t385 = eq(t172, i8(0))
    t386 = to(t385, i8)
    t387 = add(t384, t386)
    t388 = eq(t173, i8(0))
    t389 = to(t388, i8)
    t390 = add(t387, t389)
    t391 = eq(t174, i8(0))
    t392 = to(t391, i8)
    t393 = add(t390, t392)
    t394 = select(t1, seen_1_0, seen_0_0)
    t395 = band(t394, i8(1))
    t396 = eq(t395, i8(1))
    t397 = select(t1, order_1_0, order_0_0)
    t398 = select(t396, t397, i8(0))
    t399 = select(t1, seen_1_1, seen_0_1)
    t400 = band(t399, i8(1))
    t401 = eq(t400, i8(1))
    t402 = select(t1, order_1_1, order_0_1)
    t403 = select(t401, t402, i8(0))
    t404 = select(t1, seen_1_2, seen_0_2)
    t405 = band(t404, i8(1))
    t406 = eq(t405, i8(1))
    t407 = select(t1, order_1_2, order_0_2)
    t408 = select(t406, t407, i8(0))
    t409 = select(t1, seen_1_3, seen_0_3)
    t410 = band(t409, i8(1))
    t411 = eq(t410, i8(1))
    t412 = select(t1, order_1_3, order_0_3)
    t413 = select(t411, t412, i8(0))
    t414 = select(t1, seen_1_4, seen_0_4)
    t415 = band(t414, i8(1))
    t416 = eq(t415, i8(1))
    t417 = select(t1, order_1_4, order_0_4)
    t418 = select(t416, t417, i8(0))
    t419 = select(t1, seen_1_5, seen_0_5)
    t420 = band(t419, i8(1))
    t421 = eq(t420, i8(1))
    t422 = select(t1, order_1_5, order_0_5)
    t423 = select(t421, t422, i8(0))
    t424 = select(t1, seen_1_6, seen_0_6)
    t425 = band(t424, i8(1))
    t426 = eq(t425, i8(1))
    t427 = select(t1, order_1_6, order_0_6)
    t428 = select(t426, t427, i8(0))
    t429 = select(t1, seen_1_7, seen_0_7)
    t430 = band(t429, i8(1))
    t431 = eq(t430, i8(1))
    t432 = select(t1, order_1_7, order_0_7)
    t433 = select(t431, t432, i8(0))
    t434 = select(t1, seen_1_8, seen_0_8)
    t435 = band(t434, i8(1))
    t436 = eq(t435, i8(1))
    t437 = select(t1, order_1_8, order_0_8)
    t438 = select(t436, t437, i8(0))
    t439 = select(t1, seen_1_9, seen_0_9)
    t440 = band(t439, i8(1))
    t441 = eq(t440, i8(1))
    t442 = select(t1, order_1_9, order_0_9)
    t443 = select(t441, t442, i8(0))
    t444 = select(t1, seen_1_10, seen_0_10)
    t445 = band(t444, i8(1))
    t446 = eq(t445, i8(1))
    t447 = select(t1, order_1_10, order_0_10)
    t448 = select(t446, t447, i8(0))
    t449 = select(t1, seen_1_11, seen_0_11)
    t450 = band(t449, i8(1))
    t451 = eq(t450, i8(1))
    t452 = select(t1, order_1_11, order_0_11)
    t453 = select(t451, t452, i8(0))
    t454 = select(t1, seen_1_12, seen_0_12)
    t455 = band(t454, i8(1))
    t456 = eq(t455, i8(1))
    t457 = select(t1, order_1_12, order_0_12)
    t458 = select(t456, t457, i8(0))
    t459 = select(t1, seen_1_13, seen_0_13)
    t460 = band(t459, i8(1))
    t461 = eq(t460, i8(1))
    t462 = select(t1, order_1_13, order_0_13)
    t463 = select(t461, t462, i8(0))
    t464 = select(t1, seen_1_14, seen_0_14)
    t465 = band(t464, i8(1))
    t466 = eq(t465, i8(1))
    t467 = select(t1, order_1_14, order_0_14)
    t468 = select(t466, t467, i8(0))
    t469 = select(t1, seen_1_15, seen_0_15)
    t470 = band(t469, i8(1))
    t471 = eq(t470, i8(1))
    t472 = select(t1, order_1_15, order_0_15)
    t473 = select(t471, t472, i8(0))
    t474 = select(t1, seen_1_16, seen_0_16)
    t475 = band(t474, i8(1))
    t476 = eq(t475, i8(1))
    t477 = select(t1, order_1_16, order_0_16)
    t478 = select(t476, t477, i8(0))
    t479 = select(t1, seen_1_17, seen_0_17)
    t480 = band(t479, i8(1))
    t481 = eq(t480, i8(1))
    t482 = select(t1, order_1_17, order_0_17)
    t483 = select(t481, t482, i8(0))
    t484 = select(t1, seen_1_18, seen_0_18)
    t485 = band(t484, i8(1))
    t486 = eq(t485, i8(1))
    t487 = select(t1, order_1_18, order_0_18)
    t488 = select(t486, t487, i8(0))
    t489 = select(t1, seen_1_19, seen_0_19)
    t490 = band(t489, i8(1))
    t491 = eq(t490, i8(1))
    t492 = select(t1, order_1_19, order_0_19)
    t493 = select(t491, t492, i8(0))
    t494 = eq(t155, i8(2))
    t495 = eq(t155, i8(8))
    t496 = bor(t494, t495)
    t497 = eq(t155, i8(7))
    t498 = bor(t496, t497)
    t499 = select(t1, seen_0_0, seen_1_0)
    t500 = bor(t175, t335)
    t501 = band(t499, i8(2))
    t502 = eq(t501, i8(2))
    t503 = band(t500, t502)
    t504 = bor(t498, t503)
    t505 = flip(t2)
    t506 = band(t236, t505)
    t507 = bor(t504, t506)
    t508 = band(t499, i8(4))
    t509 = eq(t508, i8(4))
    t510 = select(t1, order_0_0, order_1_0)
    t511 = select(t509, t510, i8(0))
    t512 = add(t511, i8(32))
    t513 = select(t1, card_0_0, card_1_0)
    t514 = shl(t513, i16(4))
    t515 = to(t155, i16)
    t516 = add(t514, t515)
    t517 = to(t516, i32)
    t518 = shl(t517, i32(6))
    t519 = to(t512, i32)
    t520 = add(t518, t519)
    t521 = select(t507, t520, i32(0))
    t522 = eq(t156, i8(2))
    t523 = eq(t156, i8(8))
    t524 = bor(t522, t523)
    t525 = eq(t156, i8(7))
    t526 = bor(t524, t525)
    t527 = select(t1, seen_0_1, seen_1_1)
    t528 = bor(t177, t337)
    t529 = band(t527, i8(2))
    t530 = eq(t529, i8(2))
    t531 = band(t528, t530)
    t532 = bor(t526, t531)
    t533 = band(t240, t505)
    t534 = bor(t532, t533)
    t535 = band(t527, i8(4))
    t536 = eq(t535, i8(4))
    t537 = select(t1, order_0_1, order_1_1)
    t538 = select(t536, t537, i8(0))
    t539 = add(t538, i8(32))
    t540 = select(t1, card_0_1, card_1_1)
    t541 = shl(t540, i16(4))
    t542 = to(t156, i16)
    t543 = add(t541, t542)
    t544 = to(t543, i32)
    t545 = shl(t544, i32(6))
    t546 = to(t539, i32)
    t547 = add(t545, t546)
    t548 = select(t534, t547, i32(0))
    t549 = eq(t157, i8(2))
    t550 = eq(t157, i8(8))
    t551 = bor(t549, t550)
    t552 = eq(t157, i8(7))
    t553 = bor(t551, t552)
    t554 = select(t1, seen_0_2, seen_1_2)
    t555 = bor(t180, t340)
    t556 = band(t554, i8(2))
    t557 = eq(t556, i8(2))
    t558 = band(t555, t557)
    t559 = bor(t553, t558)
    t560 = band(t245, t505)
    t561 = bor(t559, t560)
    t562 = band(t554, i8(4))
    t563 = eq(t562, i8(4))
    t564 = select(t1, order_0_2, order_1_2)
    t565 = select(t563, t564, i8(0))
    t566 = add(t565, i8(32))
    t567 = select(t1, card_0_2, card_1_2)
    t568 = shl(t567, i16(4))
    t569 = to(t157, i16)
    t570 = add(t568, t569)
    t571 = to(t570, i32)
    t572 = shl(t571, i32(6))
    t573 = to(t566, i32)
    t574 = add(t572, t573)
    t575 = select(t561, t574, i32(0))
    t576 = eq(t158, i8(2))
    t577 = eq(t158, i8(8))
    t578 = bor(t576, t577)
    t579 = eq(t158, i8(7))
    t580 = bor(t578, t579)
    t581 = select(t1, seen_0_3, seen_1_3)
    t582 = bor(t183, t343)
    t583 = band(t581, i8(2))
    t584 = eq(t583, i8(2))
    t585 = band(t582, t584)
    t586 = bor(t580, t585)
    t587 = band(t250, t505)
    t588 = bor(t586, t587)
    t589 = band(t581, i8(4))
    t590 = eq(t589, i8(4))
    t591 = select(t1, order_0_3, order_1_3)
    t592 = select(t590, t591, i8(0))
    t593 = add(t592, i8(32))
    t594 = select(t1, card_0_3, card_1_3)
    t595 = shl(t594, i16(4))
    t596 = to(t158, i16)
    t597 = add(t595, t596)
    t598 = to(t597, i32)
    t599 = shl(t598, i32(6))
    t600 = to(t593, i32)
    t601 = add(t599, t600)
    t602 = select(t588, t601, i32(0))
    t603 = eq(t159, i8(2))
    t604 = eq(t159, i8(8))
    t605 = bor(t603, t604)
    t606 = eq(t159, i8(7))
    t607 = bor(t605, t606)
    t608 = select(t1, seen_0_4, seen_1_4)
    t609 = bor(t186, t346)
    t610 = band(t608, i8(2))
    t611 = eq(t610, i8(2))
    t612 = band(t609, t611)
    t613 = bor(t607, t612)
    t614 = band(t255, t505)
    t615 = bor(t613, t614)
    t616 = band(t608, i8(4))
    t617 = eq(t616, i8(4))
    t618 = select(t1, order_0_4, order_1_4)
    t619 = select(t617, t618, i8(0))
    t620 = add(t619, i8(32))
    t621 = select(t1, card_0_4, card_1_4)
    t622 = shl(t621, i16(4))
    t623 = to(t159, i16)
    t624 = add(t622, t623)
    t625 = to(t624, i32)
    t626 = shl(t625, i32(6))
    t627 = to(t620, i32)
    t628 = add(t626, t627)
    t629 = select(t615, t628, i32(0))
    t630 = eq(t160, i8(2))
    t631 = eq(t160, i8(8))
    t632 = bor(t630, t631)
    t633 = eq(t160, i8(7))
    t634 = bor(t632, t633)
    t635 = select(t1, seen_0_5, seen_1_5)
    t636 = bor(t189, t349)
    t637 = band(t635, i8(2))
    t638 = eq(t637, i8(2))
    t639 = band(t636, t638)
    t640 = bor(t634, t639)
    t641 = band(t260, t505)
    t642 = bor(t640, t641)
    t643 = band(t635, i8(4))
    t644 = eq(t643, i8(4))
    t645 = select(t1, order_0_5, order_1_5)
    t646 = select(t644, t645, i8(0))
    t647 = add(t646, i8(32))
    t648 = select(t1, card_0_5, card_1_5)
    t649 = shl(t648, i16(4))
    t650 = to(t160, i16)
    t651 = add(t649, t650)
    t652 = to(t651, i32)
    t653 = shl(t652, i32(6))
    t654 = to(t647, i32)
    t655 = add(t653, t654)
    t656 = select(t642, t655, i32(0))
    t657 = eq(t161, i8(2))
    t658 = eq(t161, i8(8))
    t659 = bor(t657, t658)
    t660 = eq(t161, i8(7))
    t661 = bor(t659, t660)
    t662 = select(t1, seen_0_6, seen_1_6)
    t663 = bor(t192, t352)
    t664 = band(t662, i8(2))
    t665 = eq(t664, i8(2))
    t666 = band(t663, t665)
    t667 = bor(t661, t666)
    t668 = band(t265, t505)
    t669 = bor(t667, t668)
    t670 = band(t662, i8(4))
    t671 = eq(t670, i8(4))
    t672 = select(t1, order_0_6, order_1_6)
    t673 = select(t671, t672, i8(0))
    t674 = add(t673, i8(32))
    t675 = select(t1, card_0_6, card_1_6)
    t676 = shl(t675, i16(4))
    t677 = to(t161, i16)
    t678 = add(t676, t677)
    t679 = to(t678, i32)
    t680 = shl(t679, i32(6))
    t681 = to(t674, i32)
    t682 = add(t680, t681)
    t683 = select(t669, t682, i32(0))
    t684 = eq(t162, i8(2))
    t685 = eq(t162, i8(8))
    t686 = bor(t684, t685)
    t687 = eq(t162, i8(7))
    t688 = bor(t686, t687)
    t689 = select(t1, seen_0_7, seen_1_7)
    t690 = bor(t195, t355)
    t691 = band(t689, i8(2))
    t692 = eq(t691, i8(2))
    t693 = band(t690, t692)
    t694 = bor(t688, t693)
    t695 = band(t270, t505)
    t696 = bor(t694, t695)
    t697 = band(t689, i8(4))
    t698 = eq(t697, i8(4))
    t699 = select(t1, order_0_7, order_1_7)
    t700 = select(t698, t699, i8(0))
    t701 = add(t700, i8(32))
    t702 = select(t1, card_0_7, card_1_7)
    t703 = shl(t702, i16(4))
    t704 = to(t162, i16)
    t705 = add(t703, t704)
    t706 = to(t705, i32)
    t707 = shl(t706, i32(6))
    t708 = to(t701, i32)
    t709 = add(t707, t708)
    t710 = select(t696, t709, i32(0))
    t711 = eq(t163, i8(2))
    t712 = eq(t163, i8(8))
    t713 = bor(t711, t712)
    t714 = eq(t163, i8(7))
    t715 = bor(t713, t714)
    t716 = select(t1, seen_0_8, seen_1_8)
    t717 = bor(t198, t358)
    t718 = band(t716, i8(2))
    t719 = eq(t718, i8(2))
    t720 = band(t717, t719)
    t721 = bor(t715, t720)
    t722 = band(t275, t505)
    t723 = bor(t721, t722)
    t724 = band(t716, i8(4))
    t725 = eq(t724, i8(4))
    t726 = select(t1, order_0_8, order_1_8)
    t727 = select(t725, t726, i8(0))
    t728 = add(t727, i8(32))
    t729 = select(t1, card_0_8, card_1_8)
    t730 = shl(t729, i16(4))
    t731 = to(t163, i16)
    t732 = add(t730, t731)
    t733 = to(t732, i32)
    t734 = shl(t733, i32(6))
    t735 = to(t728, i32)
    t736 = add(t734, t735)
    t737 = select(t723, t736, i32(0))
    t738 = eq(t164, i8(2))
    t739 = eq(t164, i8(8))
    t740 = bor(t738, t739)
    t741 = eq(t164, i8(7))
    t742 = bor(t740, t741)
    t743 = select(t1, seen_0_9, seen_1_9)
    t744 = bor(t201, t361)
    t745 = band(t743, i8(2))
    t746 = eq(t745, i8(2))
    t747 = band(t744, t746)
    t748 = bor(t742, t747)
    t749 = band(t280, t505)
    t750 = bor(t748, t749)
    t751 = band(t743, i8(4))
    t752 = eq(t751, i8(4))
    t753 = select(t1, order_0_9, order_1_9)
    t754 = select(t752, t753, i8(0))
    t755 = add(t754, i8(32))
    t756 = select(t1, card_0_9, card_1_9)
    t757 = shl(t756, i16(4))
    t758 = to(t164, i16)
    t759 = add(t757, t758)
    t760 = to(t759, i32)
    t761 = shl(t760, i32(6))
    t762 = to(t755, i32)
    t763 = add(t761, t762)
    t764 = select(t750, t763, i32(0))
    t765 = eq(t165, i8(2))
    t766 = eq(t165, i8(8))
    t767 = bor(t765, t766)
    t768 = eq(t165, i8(7))
    t769 = bor(t767, t768)
    t770 = select(t1, seen_0_10, seen_1_10)
    t771 = bor(t204, t364)
    t772 = band(t770, i8(2))
    t773 = eq(t772, i8(2))
    t774 = band(t771, t773)
    t775 = bor(t769, t774)
    t776 = band(t285, t505)
    t777 = bor(t775, t776)
    t778 = band(t770, i8(4))
    t779 = eq(t778, i8(4))
    t780 = select(t1, order_0_10, order_1_10)
    t781 = select(t779, t780, i8(0))
    t782 = add(t781, i8(32))
    t783 = select(t1, card_0_10, card_1_10)
    t784 = shl(t783, i16(4))
    t785 = to(t165, i16)
    t786 = add(t784, t785)
    t787 = to(t786, i32)
    t788 = shl(t787, i32(6))
    t789 = to(t782, i32)
    t790 = add(t788, t789)
    t791 = select(t777, t790, i32(0))
    t792 = eq(t166, i8(2))
    t793 = eq(t166, i8(8))
    t794 = bor(t792, t793)
    t795 = eq(t166, i8(7))
    t796 = bor(t794, t795)
    t797 = select(t1, seen_0_11, seen_1_11)
    t798 = bor(t207, t367)
    t799 = band(t797, i8(2))
    t800 = eq(t799, i8(2))
    t801 = band(t798, t800)
    t802 = bor(t796, t801)
    t803 = band(t290, t505)
    t804 = bor(t802, t803)
    t805 = band(t797, i8(4))
    t806 = eq(t805, i8(4))
    t807 = select(t1, order_0_11, order_1_11)
    t808 = select(t806, t807, i8(0))
    t809 = add(t808, i8(32))
    t810 = select(t1, card_0_11, card_1_11)
    t811 = shl(t810, i16(4))
    t812 = to(t166, i16)
    t813 = add(t811, t812)
    t814 = to(t813, i32)
    t815 = shl(t814, i32(6))
    t816 = to(t809, i32)
    t817 = add(t815, t816)
    t818 = select(t804, t817, i32(0))
    t819 = eq(t167, i8(2))
    t820 = eq(t167, i8(8))
    t821 = bor(t819, t820)
    t822 = eq(t167, i8(7))
    t823 = bor(t821, t822)
    t824 = select(t1, seen_0_12, seen_1_12)
    t825 = bor(t210, t370)
    t826 = band(t824, i8(2))
    t827 = eq(t826, i8(2))
    t828 = band(t825, t827)
    t829 = bor(t823, t828)
    t830 = band(t295, t505)
    t831 = bor(t829, t830)
    t832 = band(t824, i8(4))
    t833 = eq(t832, i8(4))
    t834 = select(t1, order_0_12, order_1_12)
    t835 = select(t833, t834, i8(0))
    t836 = add(t835, i8(32))
    t837 = select(t1, card_0_12, card_1_12)
    t838 = shl(t837, i16(4))
    t839 = to(t167, i16)
    t840 = add(t838, t839)
    t841 = to(t840, i32)
    t842 = shl(t841, i32(6))
    t843 = to(t836, i32)
    t844 = add(t842, t843)
    t845 = select(t831, t844, i32(0))
    t846 = eq(t168, i8(2))
    t847 = eq(t168, i8(8))
    t848 = bor(t846, t847)
    t849 = eq(t168, i8(7))
    t850 = bor(t848, t849)
    t851 = select(t1, seen_0_13, seen_1_13)
    t852 = bor(t213, t373)
    t853 = band(t851, i8(2))
    t854 = eq(t853, i8(2))
    t855 = band(t852, t854)
    t856 = bor(t850, t855)
    t857 = band(t300, t505)
    t858 = bor(t856, t857)
    t859 = band(t851, i8(4))
    t860 = eq(t859, i8(4))
    t861 = select(t1, order_0_13, order_1_13)
    t862 = select(t860, t861, i8(0))
    t863 = add(t862, i8(32))
    t864 = select(t1, card_0_13, card_1_13)
    t865 = shl(t864, i16(4))
    t866 = to(t168, i16)
    t867 = add(t865, t866)
    t868 = to(t867, i32)
    t869 = shl(t868, i32(6))
    t870 = to(t863, i32)
    t871 = add(t869, t870)
    t872 = select(t858, t871, i32(0))
    t873 = eq(t169, i8(2))
    t874 = eq(t169, i8(8))
    t875 = bor(t873, t874)
    t876 = eq(t169, i8(7))
    t877 = bor(t875, t876)
    t878 = select(t1, seen_0_14, seen_1_14)
    t879 = bor(t216, t376)
    t880 = band(t878, i8(2))
    t881 = eq(t880, i8(2))
    t882 = band(t879, t881)
    t883 = bor(t877, t882)
    t884 = band(t305, t505)
    t885 = bor(t883, t884)
    t886 = band(t878, i8(4))
    t887 = eq(t886, i8(4))
    t888 = select(t1, order_0_14, order_1_14)
    t889 = select(t887, t888, i8(0))
    t890 = add(t889, i8(32))
    t891 = select(t1, card_0_14, card_1_14)
    t892 = shl(t891, i16(4))
    t893 = to(t169, i16)
    t894 = add(t892, t893)
    t895 = to(t894, i32)
    t896 = shl(t895, i32(6))
    t897 = to(t890, i32)
    t898 = add(t896, t897)
    t899 = select(t885, t898, i32(0))
    t900 = eq(t170, i8(2))
    t901 = eq(t170, i8(8))
    t902 = bor(t900, t901)
    t903 = eq(t170, i8(7))
    t904 = bor(t902, t903)
    t905 = select(t1, seen_0_15, seen_1_15)
    t906 = bor(t219, t379)
    t907 = band(t905, i8(2))
    t908 = eq(t907, i8(2))
    t909 = band(t906, t908)
    t910 = bor(t904, t909)
    t911 = band(t310, t505)
    t912 = bor(t910, t911)
    t913 = band(t905, i8(4))
    t914 = eq(t913, i8(4))
    t915 = select(t1, order_0_15, order_1_15)
    t916 = select(t914, t915, i8(0))
    t917 = add(t916, i8(32))
    t918 = select(t1, card_0_15, card_1_15)
    t919 = shl(t918, i16(4))
    t920 = to(t170, i16)
    t921 = add(t919, t920)
    t922 = to(t921, i32)
    t923 = shl(t922, i32(6))
    t924 = to(t917, i32)
    t925 = add(t923, t924)
    t926 = select(t912, t925, i32(0))
    t927 = eq(t171, i8(2))
    t928 = eq(t171, i8(8))
    t929 = bor(t927, t928)
    t930 = eq(t171, i8(7))
    t931 = bor(t929, t930)
    t932 = select(t1, seen_0_16, seen_1_16)
    t933 = bor(t222, t382)
    t934 = band(t932, i8(2))
    t935 = eq(t934, i8(2))
    t936 = band(t933, t935)
    t937 = bor(t931, t936)
    t938 = band(t315, t505)
    t939 = bor(t937, t938)
    t940 = band(t932, i8(4))
    t941 = eq(t940, i8(4))
    t942 = select(t1, order_0_16, order_1_16)
    t943 = select(t941, t942, i8(0))
    t944 = add(t943, i8(32))
    t945 = select(t1, card_0_16, card_1_16)
    t946 = shl(t945, i16(4))
    t947 = to(t171, i16)
    t948 = add(t946, t947)
    t949 = to(t948, i32)
    t950 = shl(t949, i32(6))
    t951 = to(t944, i32)
    t952 = add(t950, t951)
    t953 = select(t939, t952, i32(0))
    t954 = eq(t172, i8(2))
    t955 = eq(t172, i8(8))
    t956 = bor(t954, t955)
    t957 = eq(t172, i8(7))
    t958 = bor(t956, t957)
    t959 = select(t1, seen_0_17, seen_1_17)
    t960 = bor(t225, t385)
    t961 = band(t959, i8(2))
    t962 = eq(t961, i8(2))
    t963 = band(t960, t962)
    t964 = bor(t958, t963)
    t965 = band(t320, t505)
    t966 = bor(t964, t965)
    t967 = band(t959, i8(4))
    t968 = eq(t967, i8(4))
    t969 = select(t1, order_0_17, order_1_17)
    t970 = select(t968, t969, i8(0))
    t971 = add(t970, i8(32))
    t972 = select(t1, card_0_17, card_1_17)
    t973 = shl(t972, i16(4))
    t974 = to(t172, i16)
    t975 = add(t973, t974)
    t976 = to(t975, i32)
    t977 = shl(t976, i32(6))
    t978 = to(t971, i32)
    t979 = add(t977, t978)
    t980 = select(t966, t979, i32(0))
    t981 = eq(t173, i8(2))
    t982 = eq(t173, i8(8))
    t983 = bor(t981, t982)
    t984 = eq(t173, i8(7))
    t985 = bor(t983, t984)
    t986 = select(t1, seen_0_18, seen_1_18)
    t987 = bor(t228, t388)
    t988 = band(t986, i8(2))
    t989 = eq(t988, i8(2))
    t990 = band(t987, t989)
    t991 = bor(t985, t990)
    t992 = band(t325, t505)
    t993 = bor(t991, t992)
    t994 = band(t986, i8(4))
    t995 = eq(t994, i8(4))
    t996 = select(t1, order_0_18, order_1_18)
    t997 = select(t995, t996, i8(0))
    t998 = add(t997, i8(32))
    t999 = select(t1, card_0_18, card_1_18)
    t1000 = shl(t999, i16(4))
    t1001 = to(t173, i16)
    t1002 = add(t1000, t1001)
    t1003 = to(t1002, i32)
    t1004 = shl(t1003, i32(6))
    t1005 = to(t998, i32)
    t1006 = add(t1004, t1005)
    t1007 = select(t993, t1006, i32(0))
    t1008 = eq(t174, i8(2))
    t1009 = eq(t174, i8(8))
    t1010 = bor(t1008, t1009)
    t1011 = eq(t174, i8(7))
    t1012 = bor(t1010, t1011)
    t1013 = select(t1, seen_0_19, seen_1_19)
    t1014 = bor(t231, t391)
    t1015 = band(t1013, i8(2))
    t1016 = eq(t1015, i8(2))
    t1017 = band(t1014, t1016)
    t1018 = bor(t1012, t1017)
    t1019 = band(t330, t505)
    t1020 = bor(t1018, t1019)
    t1021 = band(t1013, i8(4))
    t1022 = eq(t1021, i8(4))
    t1023 = select(t1, order_0_19, order_1_19)
    t1024 = select(t1022, t1023, i8(0))
    t1025 = add(t1024, i8(32))
    t1026 = select(t1, card_0_19, card_1_19)
    t1027 = shl(t1026, i16(4))
    t1028 = to(t174, i16)
    t1029 = add(t1027, t1028)
    t1030 = to(t1029, i32)
    t1031 = shl(t1030, i32(6))
    t1032 = to(t1025, i32)
    t1033 = add(t1031, t1032)
    t1034 = select(t1020, t1033, i32(0))
    t1035 = most(t521, t548)
    t1036 = least(t521, t548)
    t1037 = most(t575, t602)
    t1038 = least(t575, t602)
    t1039 = most(t629, t656)
    t1040 = least(t629, t656)
    t1041 = most(t683, t710)
    t1042 = least(t683, t710)
    t1043 = most(t737, t764)
    t1044 = least(t737, t764)
    t1045 = most(t791, t818)
    t1046 = least(t791, t818)
    t1047 = most(t845, t872)
    t1048 = least(t845, t872)
    t1049 = most(t899, t926)
    t1050 = least(t899, t926)
    t1051 = most(t953, t980)
    t1052 = least(t953, t980)
    t1053 = most(t1007, t1034)
    t1054 = least(t1007, t1034)
    t1055 = most(t1035, t1037)
    t1056 = least(t1035, t1037)
    t1057 = most(t1036, t1038)
    t1058 = least(t1036, t1038)
    t1059 = most(t1039, t1041)
    t1060 = least(t1039, t1041)
    t1061 = most(t1040, t1042)
    t1062 = least(t1040, t1042)
    t1063 = most(t1043, t1045)
    t1064 = least(t1043, t1045)
    t1065 = most(t1044, t1046)
    t1066 = least(t1044, t1046)
    t1067 = most(t1047, t1049)
    t1068 = least(t1047, t1049)
    t1069 = most(t1048, t1050)
    t1070 = least(t1048, t1050)
    t1071 = most(t1051, t1053)
    t1072 = least(t1051, t1053)
    t1073 = most(t1052, t1054)
    t1074 = least(t1052, t1054)
    t1075 = most(t1057, t1056)
    t1076 = least(t1057, t1056)
    t1077 = most(t1061, t1060)
    t1078 = least(t1061, t1060)
    t1079 = most(t1065, t1064)
    t1080 = least(t1065, t1064)
    t1081 = most(t1069, t1068)
    t1082 = least(t1069, t1068)
    t1083 = most(t1073, t1072)
    t1084 = least(t1073, t1072)
    t1085 = most(t1055, t1059)
    t1086 = least(t1055, t1059)
    t1087 = most(t1075, t1077)
    t1088 = least(t1075, t1077)
    t1089 = most(t1076, t1078)
    t1090 = least(t1076, t1078)
    t1091 = most(t1058, t1062)
    t1092 = least(t1058, t1062)
    t1093 = most(t1063, t1067)
    t1094 = least(t1063, t1067)
    t1095 = most(t1079, t1081)
    t1096 = least(t1079, t1081)
    t1097 = most(t1080, t1082)
    t1098 = least(t1080, t1082)
    t1099 = most(t1066, t1070)
    t1100 = least(t1066, t1070)
    t1101 = most(t1089, t1086)
    t1102 = least(t1089, t1086)
    t1103 = most(t1091, t1088)
    t1104 = least(t1091, t1088)
    t1105 = most(t1097, t1094)
    t1106 = least(t1097, t1094)
    t1107 = most(t1099, t1096)
    t1108 = least(t1099, t1096)
    t1109 = most(t1087, t1101)
    t1110 = least(t1087, t1101)
    t1111 = most(t1103, t1102)
    t1112 = least(t1103, t1102)
    t1113 = most(t1104, t1090)
    t1114 = least(t1104, t1090)
    t1115 = most(t1095, t1105)
    t1116 = least(t1095, t1105)
    t1117 = most(t1107, t1106)
    t1118 = least(t1107, t1106)
    t1119 = most(t1108, t1098)
    t1120 = least(t1108, t1098)
    t1121 = most(t1083, t1084)
    t1122 = least(t1083, t1084)
    t1123 = most(t1085, t1093)
    t1124 = least(t1085, t1093)
    t1125 = most(t1109, t1115)
    t1126 = least(t1109, t1115)
    t1127 = most(t1110, t1116)
    t1128 = least(t1110, t1116)
    t1129 = most(t1111, t1117)
    t1130 = least(t1111, t1117)
    t1131 = most(t1112, t1118)
    t1132 = least(t1112, t1118)
    t1133 = most(t1113, t1119)
    t1134 = least(t1113, t1119)
    t1135 = most(t1114, t1120)
    t1136 = least(t1114, t1120)
    t1137 = most(t1092, t1100)
    t1138 = least(t1092, t1100)
    t1139 = most(t1131, t1124)
    t1140 = least(t1131, t1124)
    t1141 = most(t1133, t1126)
    t1142 = least(t1133, t1126)
    t1143 = most(t1135, t1128)
    t1144 = least(t1135, t1128)
    t1145 = most(t1137, t1130)
    t1146 = least(t1137, t1130)
    t1147 = most(t1127, t1139)
    t1148 = least(t1127, t1139)
    t1149 = most(t1129, t1141)
    t1150 = least(t1129, t1141)
    t1151 = most(t1143, t1140)
    t1152 = least(t1143, t1140)
    t1153 = most(t1145, t1142)
    t1154 = least(t1145, t1142)
    t1155 = most(t1144, t1132)
    t1156 = least(t1144, t1132)
    t1157 = most(t1146, t1134)
    t1158 = least(t1146, t1134)
    t1159 = most(t1125, t1147)
    t1160 = least(t1125, t1147)
    t1161 = most(t1149, t1148)
    t1162 = least(t1149, t1148)
    t1163 = most(t1150, t1151)
    t1164 = least(t1150, t1151)
    t1165 = most(t1153, t1152)
    t1166 = least(t1153, t1152)
    t1167 = most(t1154, t1155)
    t1168 = least(t1154, t1155)
    t1169 = most(t1157, t1156)
    t1170 = least(t1157, t1156)
    t1171 = most(t1158, t1136)
    t1172 = least(t1158, t1136)
    t1173 = most(t1121, t1122)
    t1174 = least(t1121, t1122)
    t1175 = most(t1123, t1071)
    t1176 = least(t1123, t1071)
    t1177 = most(t1159, t1173)
    t1178 = least(t1159, t1173)
    t1179 = most(t1160, t1174)
    t1180 = least(t1160, t1174)
    t1181 = most(t1161, t1074)
    t1182 = least(t1161, t1074)
    t1183 = most(t1166, t1176)
    t1184 = least(t1166, t1176)
    t1185 = most(t1167, t1178)
    t1186 = least(t1167, t1178)
    t1187 = most(t1168, t1180)
    t1188 = least(t1168, t1180)
    t1189 = most(t1169, t1182)
    t1190 = least(t1169, t1182)
    t1191 = most(t1162, t1183)
    t1192 = least(t1162, t1183)
    t1193 = most(t1163, t1185)
    t1194 = least(t1163, t1185)
    t1195 = most(t1164, t1187)
    t1196 = least(t1164, t1187)
    t1197 = most(t1165, t1189)
    t1198 = least(t1165, t1189)
    t1199 = most(t1170, t1184)
    t1200 = least(t1170, t1184)
    t1201 = most(t1171, t1186)
    t1202 = least(t1171, t1186)
    t1203 = most(t1172, t1188)
    t1204 = least(t1172, t1188)
    t1205 = most(t1138, t1190)
    t1206 = least(t1138, t1190)
    t1207 = most(t1179, t1191)
    t1208 = least(t1179, t1191)
    t1209 = most(t1181, t1193)
    t1210 = least(t1181, t1193)
    t1211 = most(t1195, t1192)
    t1212 = least(t1195, t1192)
    t1213 = most(t1197, t1194)
    t1214 = least(t1197, t1194)
    t1215 = most(t1196, t1199)
    t1216 = least(t1196, t1199)
    t1217 = most(t1198, t1201)
    t1218 = least(t1198, t1201)
    t1219 = most(t1203, t1200)
    t1220 = least(t1203, t1200)
    t1221 = most(t1205, t1202)
    t1222 = least(t1205, t1202)
    t1223 = most(t1177, t1207)
    t1224 = least(t1177, t1207)
    t1225 = most(t1209, t1208)
    t1226 = least(t1209, t1208)
    t1227 = most(t1210, t1211)
    t1228 = least(t1210, t1211)
    t1229 = most(t1213, t1212)
    t1230 = least(t1213, t1212)
    t1231 = most(t1214, t1215)
    t1232 = least(t1214, t1215)
    t1233 = most(t1217, t1216)
    t1234 = least(t1217, t1216)
    t1235 = most(t1218, t1219)
    t1236 = least(t1218, t1219)
    t1237 = most(t1221, t1220)
    t1238 = least(t1221, t1220)
    t1239 = most(t1222, t1204)
    t1240 = least(t1222, t1204)
    t1241 = sar(t1175, i32(10))
    t1242 = sar(t1175, i32(6))
    t1243 = band(t1242, i32(15))
    t1244 = gt(t1175, i32(0))
    t1245 = band(t1175, i32(63))
    t1246 = sub(t1245, i32(32))
    t1247 = select(t1244, t1246, i32(0))
    t1248 = sar(t1223, i32(10))
    t1249 = sar(t1223, i32(6))
    t1250 = band(t1249, i32(15))
    t1251 = gt(t1223, i32(0))
    t1252 = band(t1223, i32(63))
    t1253 = sub(t1252, i32(32))
    t1254 = select(t1251, t1253, i32(0))
    t1255 = sar(t1224, i32(10))
    t1256 = sar(t1224, i32(6))
    t1257 = band(t1256, i32(15))
    t1258 = gt(t1224, i32(0))
    t1259 = band(t1224, i32(63))
    t1260 = sub(t1259, i32(32))
    t1261 = select(t1258, t1260, i32(0))
    t1262 = sar(t1225, i32(10))
    t1263 = sar(t1225, i32(6))
    t1264 = band(t1263, i32(15))
    t1265 = gt(t1225, i32(0))
    t1266 = band(t1225, i32(63))
    t1267 = sub(t1266, i32(32))
    t1268 = select(t1265, t1267, i32(0))
    t1269 = sar(t1226, i32(10))
    t1270 = sar(t1226, i32(6))
    t1271 = band(t1270, i32(15))
    t1272 = gt(t1226, i32(0))
    t1273 = band(t1226, i32(63))
    t1274 = sub(t1273, i32(32))
    t1275 = select(t1272, t1274, i32(0))
    t1276 = sar(t1227, i32(10))
    t1277 = sar(t1227, i32(6))
    t1278 = band(t1277, i32(15))
    t1279 = gt(t1227, i32(0))
    t1280 = band(t1227, i32(63))
    t1281 = sub(t1280, i32(32))
    t1282 = select(t1279, t1281, i32(0))
    t1283 = sar(t1228, i32(10))
    t1284 = sar(t1228, i32(6))
    t1285 = band(t1284, i32(15))
    t1286 = gt(t1228, i32(0))
    t1287 = band(t1228, i32(63))
    t1288 = sub(t1287, i32(32))
    t1289 = select(t1286, t1288, i32(0))
    t1290 = sar(t1229, i32(10))
    t1291 = sar(t1229, i32(6))
    t1292 = band(t1291, i32(15))
    t1293 = gt(t1229, i32(0))
    t1294 = band(t1229, i32(63))
    t1295 = sub(t1294, i32(32))
    t1296 = select(t1293, t1295, i32(0))
    t1297 = sar(t1230, i32(10))
    t1298 = sar(t1230, i32(6))
    t1299 = band(t1298, i32(15))
    t1300 = gt(t1230, i32(0))
    t1301 = band(t1230, i32(63))
    t1302 = sub(t1301, i32(32))
    t1303 = select(t1300, t1302, i32(0))
    t1304 = sar(t1231, i32(10))
    t1305 = sar(t1231, i32(6))
    t1306 = band(t1305, i32(15))
    t1307 = gt(t1231, i32(0))
    t1308 = band(t1231, i32(63))
    t1309 = sub(t1308, i32(32))
    t1310 = select(t1307, t1309, i32(0))
    t1311 = sar(t1232, i32(10))
    t1312 = sar(t1232, i32(6))
    t1313 = band(t1312, i32(15))
    t1314 = gt(t1232, i32(0))
    t1315 = band(t1232, i32(63))
    t1316 = sub(t1315, i32(32))
    t1317 = select(t1314, t1316, i32(0))
    t1318 = sar(t1233, i32(10))
    t1319 = sar(t1233, i32(6))
    t1320 = band(t1319, i32(15))
    t1321 = gt(t1233, i32(0))
    t1322 = band(t1233, i32(63))
    t1323 = sub(t1322, i32(32))
    t1324 = select(t1321, t1323, i32(0))
    t1325 = sar(t1234, i32(10))
    t1326 = sar(t1234, i32(6))
    t1327 = band(t1326, i32(15))
    t1328 = gt(t1234, i32(0))
    t1329 = band(t1234, i32(63))
    t1330 = sub(t1329, i32(32))
    t1331 = select(t1328, t1330, i32(0))
    t1332 = sar(t1235, i32(10))
    t1333 = sar(t1235, i32(6))
    t1334 = band(t1333, i32(15))
    t1335 = gt(t1235, i32(0))
    t1336 = band(t1235, i32(63))
    t1337 = sub(t1336, i32(32))
    t1338 = select(t1335, t1337, i32(0))
    t1339 = sar(t1236, i32(10))
    t1340 = sar(t1236, i32(6))
    t1341 = band(t1340, i32(15))
    t1342 = gt(t1236, i32(0))
    t1343 = band(t1236, i32(63))
    t1344 = sub(t1343, i32(32))
    t1345 = select(t1342, t1344, i32(0))
    t1346 = sar(t1237, i32(10))
    t1347 = sar(t1237, i32(6))
    t1348 = band(t1347, i32(15))
    t1349 = gt(t1237, i32(0))
    t1350 = band(t1237, i32(63))
    t1351 = sub(t1350, i32(32))
    t1352 = select(t1349, t1351, i32(0))
    t1353 = sar(t1238, i32(10))
    t1354 = sar(t1238, i32(6))
    t1355 = band(t1354, i32(15))
    t1356 = gt(t1238, i32(0))
    t1357 = band(t1238, i32(63))
    t1358 = sub(t1357, i32(32))
    t1359 = select(t1356, t1358, i32(0))
    t1360 = sar(t1239, i32(10))
    t1361 = sar(t1239, i32(6))
    t1362 = band(t1361, i32(15))
    t1363 = gt(t1239, i32(0))
    t1364 = band(t1239, i32(63))
    t1365 = sub(t1364, i32(32))
    t1366 = select(t1363, t1365, i32(0))
    t1367 = sar(t1240, i32(10))
    t1368 = sar(t1240, i32(6))
    t1369 = band(t1368, i32(15))
    t1370 = gt(t1240, i32(0))
    t1371 = band(t1240, i32(63))
    t1372 = sub(t1371, i32(32))
    t1373 = select(t1370, t1372, i32(0))
    t1374 = sar(t1206, i32(10))
    t1375 = sar(t1206, i32(6))
    t1376 = band(t1375, i32(15))
    t1377 = gt(t1206, i32(0))
    t1378 = band(t1206, i32(63))
    t1379 = sub(t1378, i32(32))
    t1380 = select(t1377, t1379, i32(0))
    t1381 = to(t0, i8)
    t1382 = to(t11, i8)
    t1383 = to(t16, i8)
    t1384 = select(t1, points_1, points_0)
    t1385 = select(t1, energy_now_1, energy_now_0)
    t1386 = select(t1, energy_next_1, energy_next_0)
    t1387 = select(t1, declared_1, declared_0)
    t1388 = select(t1, poison_1, poison_0)
    t1389 = select(t1, burn_1, burn_0)
    t1390 = select(t1, daze_1, daze_0)
    t1391 = select(t1, daze_fresh_1, daze_fresh_0)
    t1392 = select(t1, moved_1, moved_0)
    t1393 = select(t1, fallen_1, fallen_0)
    t1394 = select(t1, knockouts_1, knockouts_0)
    t1395 = select(t1, title_1, title_0)
    t1396 = select(t1, title_next_1, title_next_0)
    t1397 = select(t1, locked_1, locked_0)
    t1398 = select(t1, locked_item_1, locked_item_0)
    t1399 = select(t1, locked_trainer_1, locked_trainer_0)
    t1400 = select(t1, locked_evolve_1, locked_evolve_0)
    t1401 = select(t1, locked_zone_1, locked_zone_0)
    t1402 = select(t1, takes_1, takes_0)
    t1403 = select(t1, takes_ex_1, takes_ex_0)
    t1404 = select(t1, prevent_1, prevent_0)
    t1405 = select(t1, prevent_small_1, prevent_small_0)
    t1406 = select(t1, no_weakness_1, no_weakness_0)
    t1407 = select(t1, hit_back_1, hit_back_0)
    t1408 = select(t1, snare_1, snare_0)
    t1409 = select(t1, deals_1, deals_0)
    t1410 = select(t1, no_attack_1, no_attack_0)
    t1411 = select(t1, no_retreat_1, no_retreat_0)
    t1412 = select(t1, attack_cost_1, attack_cost_0)
    t1413 = select(t1, retreat_more_1, retreat_more_0)
    t1414 = select(t1, smoke_1, smoke_0)
    t1415 = select(t1, doom_1, doom_0)
    t1416 = select(t1, doze_1, doze_0)
    t1417 = select(t1, rest_1, rest_0)
    t1418 = select(t1, bonus_1, bonus_0)
    t1419 = select(t1, bonus_for_1, bonus_for_0)
    t1420 = select(t1, rest_next_1, rest_next_0)
    t1421 = select(t1, bonus_next_1, bonus_next_0)
    t1422 = select(t1, bonus_for_next_1, bonus_for_next_0)
    t1423 = select(t1, exposed_next_1, exposed_next_0)
    t1424 = select(t1, exposed_1, exposed_0)
    t1425 = select(t1, frenzy_1, frenzy_0)
    t1426 = select(t1, frenzy_for_1, frenzy_for_0)
    t1427 = select(t1, haze_1, haze_0)
    t1428 = select(t1, silenced_1, silenced_0)
    t1429 = select(t1, surge0_1, surge0_0)
    t1430 = select(t1, surge0_next_1, surge0_next_0)
    t1431 = select(t1, surge1_1, surge1_0)
    t1432 = select(t1, surge1_next_1, surge1_next_0)
    t1433 = select(t1, guard0_1, guard0_0)
    t1434 = select(t1, guard1_1, guard1_0)
    t1435 = select(t1, guard2_1, guard2_0)
    t1436 = select(t1, guard3_1, guard3_0)
    t1437 = select(t1, guard4_1, guard4_0)
    t1438 = select(t1, armed0_1, armed0_0)
    t1439 = select(t1, armed1_1, armed1_0)
    t1440 = select(t1, times1_1, times1_0)
    t1441 = select(t1, times2_1, times2_0)
    t1442 = select(t1, times3_1, times3_0)
    t1443 = select(t1, times4_1, times4_0)
    t1444 = select(t1, times5_1, times5_0)
    t1445 = select(t1, times6_1, times6_0)
    t1446 = select(t1, times7_1, times7_0)
    t1447 = select(t1, times8_1, times8_0)
    t1448 = select(t1, times9_1, times9_0)
    t1449 = select(t1, times10_1, times10_0)
    t1450 = select(t1, times11_1, times11_0)
    t1451 = select(t1, times12_1, times12_0)
    t1452 = select(t1, times13_1, times13_0)
    t1453 = select(t1, times14_1, times14_0)
    t1454 = select(t1, discarded_1_0, discarded_0_0)
    t1455 = select(t1, discarded_1_1, discarded_0_1)
    t1456 = select(t1, discarded_1_2, discarded_0_2)
    t1457 = select(t1, discarded_1_3, discarded_0_3)
    t1458 = select(t1, discarded_1_4, discarded_0_4)
    t1459 = select(t1, discarded_1_5, discarded_0_5)
    t1460 = select(t1, discarded_1_6, discarded_0_6)
    t1461 = select(t1, discarded_1_7, discarded_0_7)
    t1462 = select(t1, discarded_1_8, discarded_0_8)
    t1463 = select(t1, pokemon_1_0, pokemon_0_0)
    t1464 = select(t1, damage_1_0, damage_0_0)
    t1465 = select(t1, tool_1_0, tool_0_0)
    t1466 = select(t1, fresh_1_0, fresh_0_0)
    t1467 = select(t1, used_1_0, used_0_0)
    t1468 = select(t1, grown_1_0, grown_0_0)
    t1469 = select(t1, fought_1_0, fought_0_0)
    t1470 = select(t1, spent_1_0, spent_0_0)
    t1471 = select(t1, struck_1_0, struck_0_0)
    t1472 = select(t1, trap_1_0, trap_0_0)
    t1473 = select(t1, energy_1_0_0, energy_0_0_0)
    t1474 = select(t1, energy_1_0_1, energy_0_0_1)
    t1475 = select(t1, energy_1_0_2, energy_0_0_2)
    t1476 = select(t1, energy_1_0_3, energy_0_0_3)
    t1477 = select(t1, energy_1_0_4, energy_0_0_4)
    t1478 = select(t1, energy_1_0_5, energy_0_0_5)
    t1479 = select(t1, energy_1_0_6, energy_0_0_6)
    t1480 = select(t1, energy_1_0_7, energy_0_0_7)
    t1481 = select(t1, energy_1_0_8, energy_0_0_8)
    t1482 = select(t1, pokemon_1_1, pokemon_0_1)
    t1483 = select(t1, damage_1_1, damage_0_1)
    t1484 = select(t1, tool_1_1, tool_0_1)
    t1485 = select(t1, fresh_1_1, fresh_0_1)
    t1486 = select(t1, used_1_1, used_0_1)
    t1487 = select(t1, grown_1_1, grown_0_1)
    t1488 = select(t1, fought_1_1, fought_0_1)
    t1489 = select(t1, spent_1_1, spent_0_1)
    t1490 = select(t1, struck_1_1, struck_0_1)
    t1491 = select(t1, trap_1_1, trap_0_1)
    t1492 = select(t1, energy_1_1_0, energy_0_1_0)
    t1493 = select(t1, energy_1_1_1, energy_0_1_1)
    t1494 = select(t1, energy_1_1_2, energy_0_1_2)
    t1495 = select(t1, energy_1_1_3, energy_0_1_3)
    t1496 = select(t1, energy_1_1_4, energy_0_1_4)
    t1497 = select(t1, energy_1_1_5, energy_0_1_5)
    t1498 = select(t1, energy_1_1_6, energy_0_1_6)
    t1499 = select(t1, energy_1_1_7, energy_0_1_7)
    t1500 = select(t1, energy_1_1_8, energy_0_1_8)
    t1501 = select(t1, pokemon_1_2, pokemon_0_2)
    t1502 = select(t1, damage_1_2, damage_0_2)
    t1503 = select(t1, tool_1_2, tool_0_2)
    t1504 = select(t1, fresh_1_2, fresh_0_2)
    t1505 = select(t1, used_1_2, used_0_2)
    t1506 = select(t1, grown_1_2, grown_0_2)
    t1507 = select(t1, fought_1_2, fought_0_2)
    t1508 = select(t1, spent_1_2, spent_0_2)
    t1509 = select(t1, struck_1_2, struck_0_2)
    t1510 = select(t1, trap_1_2, trap_0_2)
    t1511 = select(t1, energy_1_2_0, energy_0_2_0)
    t1512 = select(t1, energy_1_2_1, energy_0_2_1)
    t1513 = select(t1, energy_1_2_2, energy_0_2_2)
    t1514 = select(t1, energy_1_2_3, energy_0_2_3)
    t1515 = select(t1, energy_1_2_4, energy_0_2_4)
    t1516 = select(t1, energy_1_2_5, energy_0_2_5)
    t1517 = select(t1, energy_1_2_6, energy_0_2_6)
    t1518 = select(t1, energy_1_2_7, energy_0_2_7)
    t1519 = select(t1, energy_1_2_8, energy_0_2_8)
    t1520 = select(t1, pokemon_1_3, pokemon_0_3)
    t1521 = select(t1, damage_1_3, damage_0_3)
    t1522 = select(t1, tool_1_3, tool_0_3)
    t1523 = select(t1, fresh_1_3, fresh_0_3)
    t1524 = select(t1, used_1_3, used_0_3)
    t1525 = select(t1, grown_1_3, grown_0_3)
    t1526 = select(t1, fought_1_3, fought_0_3)
    t1527 = select(t1, spent_1_3, spent_0_3)
    t1528 = select(t1, struck_1_3, struck_0_3)
    t1529 = select(t1, trap_1_3, trap_0_3)
    t1530 = select(t1, energy_1_3_0, energy_0_3_0)
    t1531 = select(t1, energy_1_3_1, energy_0_3_1)
    t1532 = select(t1, energy_1_3_2, energy_0_3_2)
    t1533 = select(t1, energy_1_3_3, energy_0_3_3)
    t1534 = select(t1, energy_1_3_4, energy_0_3_4)
    t1535 = select(t1, energy_1_3_5, energy_0_3_5)
    t1536 = select(t1, energy_1_3_6, energy_0_3_6)
    t1537 = select(t1, energy_1_3_7, energy_0_3_7)
    t1538 = select(t1, energy_1_3_8, energy_0_3_8)
    t1539 = select(t1, points_0, points_1)
    t1540 = select(t1, energy_now_0, energy_now_1)
    t1541 = select(t1, energy_next_0, energy_next_1)
    t1542 = select(t1, poison_0, poison_1)
    t1543 = select(t1, burn_0, burn_1)
    t1544 = select(t1, daze_0, daze_1)
    t1545 = select(t1, daze_fresh_0, daze_fresh_1)
    t1546 = select(t1, moved_0, moved_1)
    t1547 = select(t1, fallen_0, fallen_1)
    t1548 = select(t1, knockouts_0, knockouts_1)
    t1549 = select(t1, title_0, title_1)
    t1550 = select(t1, title_next_0, title_next_1)
    t1551 = select(t1, locked_0, locked_1)
    t1552 = select(t1, locked_item_0, locked_item_1)
    t1553 = select(t1, locked_trainer_0, locked_trainer_1)
    t1554 = select(t1, locked_evolve_0, locked_evolve_1)
    t1555 = select(t1, locked_zone_0, locked_zone_1)
    t1556 = select(t1, takes_0, takes_1)
    t1557 = select(t1, takes_ex_0, takes_ex_1)
    t1558 = select(t1, prevent_0, prevent_1)
    t1559 = select(t1, prevent_small_0, prevent_small_1)
    t1560 = select(t1, no_weakness_0, no_weakness_1)
    t1561 = select(t1, hit_back_0, hit_back_1)
    t1562 = select(t1, snare_0, snare_1)
    t1563 = select(t1, deals_0, deals_1)
    t1564 = select(t1, no_attack_0, no_attack_1)
    t1565 = select(t1, no_retreat_0, no_retreat_1)
    t1566 = select(t1, attack_cost_0, attack_cost_1)
    t1567 = select(t1, retreat_more_0, retreat_more_1)
    t1568 = select(t1, smoke_0, smoke_1)
    t1569 = select(t1, doom_0, doom_1)
    t1570 = select(t1, doze_0, doze_1)
    t1571 = select(t1, rest_0, rest_1)
    t1572 = select(t1, bonus_0, bonus_1)
    t1573 = select(t1, bonus_for_0, bonus_for_1)
    t1574 = select(t1, rest_next_0, rest_next_1)
    t1575 = select(t1, bonus_next_0, bonus_next_1)
    t1576 = select(t1, bonus_for_next_0, bonus_for_next_1)
    t1577 = select(t1, exposed_next_0, exposed_next_1)
    t1578 = select(t1, exposed_0, exposed_1)
    t1579 = select(t1, frenzy_0, frenzy_1)
    t1580 = select(t1, frenzy_for_0, frenzy_for_1)
    t1581 = select(t1, haze_0, haze_1)
    t1582 = select(t1, silenced_0, silenced_1)
    t1583 = select(t1, surge0_0, surge0_1)
    t1584 = select(t1, surge0_next_0, surge0_next_1)
    t1585 = select(t1, surge1_0, surge1_1)
    t1586 = select(t1, surge1_next_0, surge1_next_1)
    t1587 = select(t1, guard0_0, guard0_1)
    t1588 = select(t1, guard1_0, guard1_1)
    t1589 = select(t1, guard2_0, guard2_1)
    t1590 = select(t1, guard3_0, guard3_1)
    t1591 = select(t1, guard4_0, guard4_1)
    t1592 = select(t1, armed0_0, armed0_1)
    t1593 = select(t1, armed1_0, armed1_1)
    t1594 = select(t1, times1_0, times1_1)
    t1595 = select(t1, times2_0, times2_1)
    t1596 = select(t1, times3_0, times3_1)
    t1597 = select(t1, times4_0, times4_1)
    t1598 = select(t1, times5_0, times5_1)
    t1599 = select(t1, times6_0, times6_1)
    t1600 = select(t1, times7_0, times7_1)
    t1601 = select(t1, times8_0, times8_1)
    t1602 = select(t1, times9_0, times9_1)
    t1603 = select(t1, times10_0, times10_1)
    t1604 = select(t1, times11_0, times11_1)
    t1605 = select(t1, times12_0, times12_1)
    t1606 = select(t1, times13_0, times13_1)
    t1607 = select(t1, times14_0, times14_1)
    t1608 = select(t1, discarded_0_0, discarded_1_0)
    t1609 = select(t1, discarded_0_1, discarded_1_1)
    t1610 = select(t1, discarded_0_2, discarded_1_2)
    t1611 = select(t1, discarded_0_3, discarded_1_3)
    t1612 = select(t1, discarded_0_4, discarded_1_4)
    t1613 = select(t1, discarded_0_5, discarded_1_5)
    t1614 = select(t1, discarded_0_6, discarded_1_6)
    t1615 = select(t1, discarded_0_7, discarded_1_7)
    t1616 = select(t1, discarded_0_8, discarded_1_8)
    t1617 = select(t1, pokemon_0_0, pokemon_1_0)
    t1618 = select(t2, i16(0), t1617)
    t1619 = select(t1, damage_0_0, damage_1_0)
    t1620 = select(t2, i8(0), t1619)
    t1621 = select(t1, tool_0_0, tool_1_0)
    t1622 = select(t2, i16(0), t1621)
    t1623 = select(t1, fresh_0_0, fresh_1_0)
    t1624 = select(t2, i8(0), t1623)
    t1625 = select(t1, used_0_0, used_1_0)
    t1626 = select(t2, i8(0), t1625)
    t1627 = select(t1, grown_0_0, grown_1_0)
    t1628 = select(t2, i16(0), t1627)
    t1629 = select(t1, fought_0_0, fought_1_0)
    t1630 = select(t2, i8(0), t1629)
    t1631 = select(t1, spent_0_0, spent_1_0)
    t1632 = select(t2, i8(0), t1631)
    t1633 = select(t1, struck_0_0, struck_1_0)
    t1634 = select(t2, i8(0), t1633)
    t1635 = select(t1, trap_0_0, trap_1_0)
    t1636 = select(t2, i8(0), t1635)
    t1637 = select(t1, energy_0_0_0, energy_1_0_0)
    t1638 = select(t2, i8(0), t1637)
    t1639 = select(t1, energy_0_0_1, energy_1_0_1)
    t1640 = select(t2, i8(0), t1639)
    t1641 = select(t1, energy_0_0_2, energy_1_0_2)
    t1642 = select(t2, i8(0), t1641)
    t1643 = select(t1, energy_0_0_3, energy_1_0_3)
    t1644 = select(t2, i8(0), t1643)
    t1645 = select(t1, energy_0_0_4, energy_1_0_4)
    t1646 = select(t2, i8(0), t1645)
    t1647 = select(t1, energy_0_0_5, energy_1_0_5)
    t1648 = select(t2, i8(0), t1647)
    t1649 = select(t1, energy_0_0_6, energy_1_0_6)
    t1650 = select(t2, i8(0), t1649)
    t1651 = select(t1, energy_0_0_7, energy_1_0_7)
    t1652 = select(t2, i8(0), t1651)
    t1653 = select(t1, energy_0_0_8, energy_1_0_8)
    t1654 = select(t2, i8(0), t1653)
    t1655 = select(t1, pokemon_0_1, pokemon_1_1)
    t1656 = select(t2, i16(0), t1655)
    t1657 = select(t1, damage_0_1, damage_1_1)
    t1658 = select(t2, i8(0), t1657)
    t1659 = select(t1, tool_0_1, tool_1_1)
    t1660 = select(t2, i16(0), t1659)
    t1661 = select(t1, fresh_0_1, fresh_1_1)
    t1662 = select(t2, i8(0), t1661)
    t1663 = select(t1, used_0_1, used_1_1)
    t1664 = select(t2, i8(0), t1663)
    t1665 = select(t1, grown_0_1, grown_1_1)
    t1666 = select(t2, i16(0), t1665)
    t1667 = select(t1, fought_0_1, fought_1_1)
    t1668 = select(t2, i8(0), t1667)
    t1669 = select(t1, spent_0_1, spent_1_1)
    t1670 = select(t2, i8(0), t1669)
    t1671 = select(t1, struck_0_1, struck_1_1)
    t1672 = select(t2, i8(0), t1671)
    t1673 = select(t1, trap_0_1, trap_1_1)
    t1674 = select(t2, i8(0), t1673)
    t1675 = select(t1, energy_0_1_0, energy_1_1_0)
    t1676 = select(t2, i8(0), t1675)
    t1677 = select(t1, energy_0_1_1, energy_1_1_1)
    t1678 = select(t2, i8(0), t1677)
    t1679 = select(t1, energy_0_1_2, energy_1_1_2)
    t1680 = select(t2, i8(0), t1679)
    t1681 = select(t1, energy_0_1_3, energy_1_1_3)
    t1682 = select(t2, i8(0), t1681)
    t1683 = select(t1, energy_0_1_4, energy_1_1_4)
    t1684 = select(t2, i8(0), t1683)
    t1685 = select(t1, energy_0_1_5, energy_1_1_5)
    t1686 = select(t2, i8(0), t1685)
    t1687 = select(t1, energy_0_1_6, energy_1_1_6)
    t1688 = select(t2, i8(0), t1687)
    t1689 = select(t1, energy_0_1_7, energy_1_1_7)
    t1690 = select(t2, i8(0), t1689)
    t1691 = select(t1, energy_0_1_8, energy_1_1_8)
    t1692 = select(t2, i8(0), t1691)
    t1693 = select(t1, pokemon_0_2, pokemon_1_2)
    t1694 = select(t2, i16(0), t1693)
    t1695 = select(t1, damage_0_2, damage_1_2)
    t1696 = select(t2, i8(0), t1695)
    t1697 = select(t1, tool_0_2, tool_1_2)
    t1698 = select(t2, i16(0), t1697)
    t1699 = select(t1, fresh_0_2, fresh_1_2)
    t1700 = select(t2, i8(0), t1699)
    t1701 = select(t1, used_0_2, used_1_2)
    t1702 = select(t2, i8(0), t1701)
    t1703 = select(t1, grown_0_2, grown_1_2)
    t1704 = select(t2, i16(0), t1703)
    t1705 = select(t1, fought_0_2, fought_1_2)
    t1706 = select(t2, i8(0), t1705)
    t1707 = select(t1, spent_0_2, spent_1_2)
    t1708 = select(t2, i8(0), t1707)
    t1709 = select(t1, struck_0_2, struck_1_2)
    t1710 = select(t2, i8(0), t1709)
    t1711 = select(t1, trap_0_2, trap_1_2)
    t1712 = select(t2, i8(0), t1711)
    t1713 = select(t1, energy_0_2_0, energy_1_2_0)
    t1714 = select(t2, i8(0), t1713)
    t1715 = select(t1, energy_0_2_1, energy_1_2_1)
    t1716 = select(t2, i8(0), t1715)
    t1717 = select(t1, energy_0_2_2, energy_1_2_2)
    t1718 = select(t2, i8(0), t1717)
    t1719 = select(t1, energy_0_2_3, energy_1_2_3)
    t1720 = select(t2, i8(0), t1719)
    t1721 = select(t1, energy_0_2_4, energy_1_2_4)
    t1722 = select(t2, i8(0), t1721)
    t1723 = select(t1, energy_0_2_5, energy_1_2_5)
    t1724 = select(t2, i8(0), t1723)
    t1725 = select(t1, energy_0_2_6, energy_1_2_6)
    t1726 = select(t2, i8(0), t1725)
    t1727 = select(t1, energy_0_2_7, energy_1_2_7)
    t1728 = select(t2, i8(0), t1727)
    t1729 = select(t1, energy_0_2_8, energy_1_2_8)
    t1730 = select(t2, i8(0), t1729)
    t1731 = select(t1, pokemon_0_3, pokemon_1_3)
    t1732 = select(t2, i16(0), t1731)
    t1733 = select(t1, damage_0_3, damage_1_3)
    t1734 = select(t2, i8(0), t1733)
    t1735 = select(t1, tool_0_3, tool_1_3)
    t1736 = select(t2, i16(0), t1735)
    t1737 = select(t1, fresh_0_3, fresh_1_3)
    t1738 = select(t2, i8(0), t1737)
    t1739 = select(t1, used_0_3, used_1_3)
    t1740 = select(t2, i8(0), t1739)
    t1741 = select(t1, grown_0_3, grown_1_3)
    t1742 = select(t2, i16(0), t1741)
    t1743 = select(t1, fought_0_3, fought_1_3)
    t1744 = select(t2, i8(0), t1743)
    t1745 = select(t1, spent_0_3, spent_1_3)
    t1746 = select(t2, i8(0), t1745)
    t1747 = select(t1, struck_0_3, struck_1_3)
    t1748 = select(t2, i8(0), t1747)
    t1749 = select(t1, trap_0_3, trap_1_3)
    t1750 = select(t2, i8(0), t1749)
    t1751 = select(t1, energy_0_3_0, energy_1_3_0)
    t1752 = select(t2, i8(0), t1751)
    t1753 = select(t1, energy_0_3_1, energy_1_3_1)
    t1754 = select(t2, i8(0), t1753)
    t1755 = select(t1, energy_0_3_2, energy_1_3_2)
    t1756 = select(t2, i8(0), t1755)
    t1757 = select(t1, energy_0_3_3, energy_1_3_3)
    t1758 = select(t2, i8(0), t1757)
    t1759 = select(t1, energy_0_3_4, energy_1_3_4)
    t1760 = select(t2, i8(0), t1759)
    t1761 = select(t1, energy_0_3_5, energy_1_3_5)
    t1762 = select(t2, i8(0), t1761)
    t1763 = select(t1, energy_0_3_6, energy_1_3_6)
    t1764 = select(t2, i8(0), t1763)
    t1765 = select(t1, energy_0_3_7, energy_1_3_7)
    t1766 = select(t2, i8(0), t1765)
    t1767 = select(t1, energy_0_3_8, energy_1_3_8)
    t1768 = select(t2, i8(0), t1767)
    t1769 = select(t1, card_1_0, card_0_0)
    t1770 = select(t1, card_1_1, card_0_1)
    t1771 = select(t1, card_1_2, card_0_2)
    t1772 = select(t1, card_1_3, card_0_3)
    t1773 = select(t1, card_1_4, card_0_4)
    t1774 = select(t1, card_1_5, card_0_5)
    t1775 = select(t1, card_1_6, card_0_6)
    t1776 = select(t1, card_1_7, card_0_7)
    t1777 = select(t1, card_1_8, card_0_8)
    t1778 = select(t1, card_1_9, card_0_9)
    t1779 = select(t1, card_1_10, card_0_10)
    t1780 = select(t1, card_1_11, card_0_11)
    t1781 = select(t1, card_1_12, card_0_12)
    t1782 = select(t1, card_1_13, card_0_13)
    t1783 = select(t1, card_1_14, card_0_14)
    t1784 = select(t1, card_1_15, card_0_15)
    t1785 = select(t1, card_1_16, card_0_16)
    t1786 = select(t1, card_1_17, card_0_17)
    t1787 = select(t1, card_1_18, card_0_18)
    t1788 = select(t1, card_1_19, card_0_19)
    return (t1381, t1382, t1383, t9, t1384, t95, t154, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1393, t1394, t1395, t1396, t1397, t1398, t1399, t1400, t1401, t1402, t1403, t1404, t1405, t1406, t1407, t1408, t1409, t1410, t1411, t1412, t1413, t1414, t1415, t1416, t1417, t1418, t1419, t1420, t1421, t1422, t1423, t1424, t1425, t1426, t1427, t1428, t1429, t1430, t1431, t1432, t1433, t1434, t1435, t1436, t1437, t1438, t1439, t1440, t1441, t1442, t1443, t1444, t1445, t1446, t1447, t1448, t1449, t1450, t1451, t1452, t1453, t1454, t1455, t1456, t1457, t1458, t1459, t1460, t1461, t1462, t1463, t1464, t1465, t1466, t1467, t1468, t1469, t1470, t1471, t1472, t1473, t1474, t1475, t1476, t1477, t1478, t1479, t1480, t1481, t1482, t1483, t1484, t1485, t1486, t1487, t1488, t1489, t1490, t1491, t1492, t1493, t1494, t1495, t1496, t1497, t1498, t1499, t1500, t1501, t1502, t1503, t1504, t1505, t1506, t1507, t1508, t1509, t1510, t1511, t1512, t1513, t1514, t1515, t1516, t1517, t1518, t1519, t1520, t1521, t1522, t1523, t1524, t1525, t1526, t1527, t1528, t1529, t1530, t1531, t1532, t1533, t1534, t1535, t1536, t1537, t1538, t1539, t334, t393, t1540, t1541, t1542, t1543, t1544, t1545, t1546, t1547, t1548, t1549, t1550, t1551, t1552, t1553, t1554, t1555, t1556, t1557, t1558, t1559, t1560, t1561, t1562, t1563, t1564, t1565, t1566, t1567, t1568, t1569, t1570, t1571, t1572, t1573, t1574, t1575, t1576, t1577, t1578, t1579, t1580, t1581, t1582, t1583, t1584, t1585, t1586, t1587, t1588, t1589, t1590, t1591, t1592, t1593, t1594, t1595, t1596, t1597, t1598, t1599, t1600, t1601, t1602, t1603, t1604, t1605, t1606, t1607, t1608, t1609, t1610, t1611, t1612, t1613, t1614, t1615, t1616, t1618, t1620, t1622, t1624, t1626, t1628, t1630, t1632, t1634, t1636, t1638, t1640, t1642, t1644, t1646, t1648, t1650, t1652, t1654, t1656, t1658, t1660, t1662, t1664, t1666, t1668, t1670, t1672, t1674, t1676, t1678, t1680, t1682, t1684, t1686, t1688, t1690, t1692, t1694, t1696, t1698, t1700, t1702, t1704, t1706, t1708, t1710, t1712, t1714, t1716, t1718, t1720, t1722, t1724, t1726, t1728, t1730, t1732, t1734, t1736, t1738, t1740, t1742, t1744, t1746, t1748, t1750, t1752, t1754, t1756, t1758, t1760, t1762, t1764, t1766, t1768, t1769, t17, t398, t1770, t18, t403, t1771, t19, t408, t1772, t20, t413, t1773, t21, t418, t1774, t22, t423, t1775, t23, t428, t1776, t24, t433, t1777, t25, t438, t1778, t26, t443, t1779, t27, t448, t1780, t28, t453, t1781, t29, t458, t1782, t30, t463, t1783, t31, t468, t1784, t32, t473, t1785, t33, t478, t1786, t34, t483, t1787, t35, t488, t1788, t36, t493, t1241, t1243, t1247, t1248, t1250, t1254, t1255, t1257, t1261, t1262, t1264, t1268, t1269, t1271, t1275, t1276, t1278, t1282, t1283, t1285, t1289, t1290, t1292, t1296, t1297, t1299, t1303, t1304, t1306, t1310, t1311, t1313, t1317, t1318, t1320, t1324, t1325, t1327, t1331, t1332, t1334, t1338, t1339, t1341, t1345, t1346, t1348, t1352, t1353, t1355, t1359, t1360, t1362, t1366, t1367, t1369, t1373, t1374, t1376, t1380,)


_00_viewer_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0),)


def observe(x):
    turn = x['turn']
    turn_player = x['turn_player']
    phase = x['phase']
    decider = x['decider']
    stadium = x['stadium']
    stadium_side = x['stadium_side']
    supporter_played = x['supporter_played']
    stadium_played = x['stadium_played']
    stadium_used = x['stadium_used']
    retreated = x['retreated']
    row = x['row']
    source = x['source']
    left = x['left']
    it = x['it']
    heads = x['heads']
    dealt = x['dealt']
    result = x['result']
    attack = x['attack']
    attacker = x['attacker']
    hit = x['hit']
    again = x['again']
    ending = x['ending']
    first_heads = x['first_heads']
    reflipped = x['reflipped']
    retreat_less = x['retreat_less']
    boost0 = x['boost0']
    boost1 = x['boost1']
    boost2 = x['boost2']
    boost3 = x['boost3']
    boost4 = x['boost4']
    boost5 = x['boost5']
    boost6 = x['boost6']
    boost7 = x['boost7']
    boost8 = x['boost8']
    boost9 = x['boost9']
    boost10 = x['boost10']
    discount0 = x['discount0']
    points_0 = x['points_0']
    energy_now_0 = x['energy_now_0']
    energy_next_0 = x['energy_next_0']
    declared_0 = x['declared_0']
    poison_0 = x['poison_0']
    burn_0 = x['burn_0']
    daze_0 = x['daze_0']
    daze_fresh_0 = x['daze_fresh_0']
    moved_0 = x['moved_0']
    fallen_0 = x['fallen_0']
    knockouts_0 = x['knockouts_0']
    title_0 = x['title_0']
    title_next_0 = x['title_next_0']
    locked_0 = x['locked_0']
    locked_item_0 = x['locked_item_0']
    locked_trainer_0 = x['locked_trainer_0']
    locked_evolve_0 = x['locked_evolve_0']
    locked_zone_0 = x['locked_zone_0']
    takes_0 = x['takes_0']
    takes_ex_0 = x['takes_ex_0']
    prevent_0 = x['prevent_0']
    prevent_small_0 = x['prevent_small_0']
    no_weakness_0 = x['no_weakness_0']
    hit_back_0 = x['hit_back_0']
    snare_0 = x['snare_0']
    deals_0 = x['deals_0']
    no_attack_0 = x['no_attack_0']
    no_retreat_0 = x['no_retreat_0']
    attack_cost_0 = x['attack_cost_0']
    retreat_more_0 = x['retreat_more_0']
    smoke_0 = x['smoke_0']
    doom_0 = x['doom_0']
    doze_0 = x['doze_0']
    rest_0 = x['rest_0']
    bonus_0 = x['bonus_0']
    bonus_for_0 = x['bonus_for_0']
    rest_next_0 = x['rest_next_0']
    bonus_next_0 = x['bonus_next_0']
    bonus_for_next_0 = x['bonus_for_next_0']
    exposed_next_0 = x['exposed_next_0']
    exposed_0 = x['exposed_0']
    frenzy_0 = x['frenzy_0']
    frenzy_for_0 = x['frenzy_for_0']
    haze_0 = x['haze_0']
    silenced_0 = x['silenced_0']
    surge0_0 = x['surge0_0']
    surge0_next_0 = x['surge0_next_0']
    surge1_0 = x['surge1_0']
    surge1_next_0 = x['surge1_next_0']
    guard0_0 = x['guard0_0']
    guard1_0 = x['guard1_0']
    guard2_0 = x['guard2_0']
    guard3_0 = x['guard3_0']
    guard4_0 = x['guard4_0']
    armed0_0 = x['armed0_0']
    armed1_0 = x['armed1_0']
    times1_0 = x['times1_0']
    times2_0 = x['times2_0']
    times3_0 = x['times3_0']
    times4_0 = x['times4_0']
    times5_0 = x['times5_0']
    times6_0 = x['times6_0']
    times7_0 = x['times7_0']
    times8_0 = x['times8_0']
    times9_0 = x['times9_0']
    times10_0 = x['times10_0']
    times11_0 = x['times11_0']
    times12_0 = x['times12_0']
    times13_0 = x['times13_0']
    times14_0 = x['times14_0']
    discarded_0_0 = x['discarded_0_0']
    discarded_0_1 = x['discarded_0_1']
    discarded_0_2 = x['discarded_0_2']
    discarded_0_3 = x['discarded_0_3']
    discarded_0_4 = x['discarded_0_4']
    discarded_0_5 = x['discarded_0_5']
    discarded_0_6 = x['discarded_0_6']
    discarded_0_7 = x['discarded_0_7']
    discarded_0_8 = x['discarded_0_8']
    pokemon_0_0 = x['pokemon_0_0']
    damage_0_0 = x['damage_0_0']
    tool_0_0 = x['tool_0_0']
    fresh_0_0 = x['fresh_0_0']
    used_0_0 = x['used_0_0']
    grown_0_0 = x['grown_0_0']
    fought_0_0 = x['fought_0_0']
    spent_0_0 = x['spent_0_0']
    struck_0_0 = x['struck_0_0']
    trap_0_0 = x['trap_0_0']
    energy_0_0_0 = x['energy_0_0_0']
    energy_0_0_1 = x['energy_0_0_1']
    energy_0_0_2 = x['energy_0_0_2']
    energy_0_0_3 = x['energy_0_0_3']
    energy_0_0_4 = x['energy_0_0_4']
    energy_0_0_5 = x['energy_0_0_5']
    energy_0_0_6 = x['energy_0_0_6']
    energy_0_0_7 = x['energy_0_0_7']
    energy_0_0_8 = x['energy_0_0_8']
    pokemon_0_1 = x['pokemon_0_1']
    damage_0_1 = x['damage_0_1']
    tool_0_1 = x['tool_0_1']
    fresh_0_1 = x['fresh_0_1']
    used_0_1 = x['used_0_1']
    grown_0_1 = x['grown_0_1']
    fought_0_1 = x['fought_0_1']
    spent_0_1 = x['spent_0_1']
    struck_0_1 = x['struck_0_1']
    trap_0_1 = x['trap_0_1']
    energy_0_1_0 = x['energy_0_1_0']
    energy_0_1_1 = x['energy_0_1_1']
    energy_0_1_2 = x['energy_0_1_2']
    energy_0_1_3 = x['energy_0_1_3']
    energy_0_1_4 = x['energy_0_1_4']
    energy_0_1_5 = x['energy_0_1_5']
    energy_0_1_6 = x['energy_0_1_6']
    energy_0_1_7 = x['energy_0_1_7']
    energy_0_1_8 = x['energy_0_1_8']
    pokemon_0_2 = x['pokemon_0_2']
    damage_0_2 = x['damage_0_2']
    tool_0_2 = x['tool_0_2']
    fresh_0_2 = x['fresh_0_2']
    used_0_2 = x['used_0_2']
    grown_0_2 = x['grown_0_2']
    fought_0_2 = x['fought_0_2']
    spent_0_2 = x['spent_0_2']
    struck_0_2 = x['struck_0_2']
    trap_0_2 = x['trap_0_2']
    energy_0_2_0 = x['energy_0_2_0']
    energy_0_2_1 = x['energy_0_2_1']
    energy_0_2_2 = x['energy_0_2_2']
    energy_0_2_3 = x['energy_0_2_3']
    energy_0_2_4 = x['energy_0_2_4']
    energy_0_2_5 = x['energy_0_2_5']
    energy_0_2_6 = x['energy_0_2_6']
    energy_0_2_7 = x['energy_0_2_7']
    energy_0_2_8 = x['energy_0_2_8']
    pokemon_0_3 = x['pokemon_0_3']
    damage_0_3 = x['damage_0_3']
    tool_0_3 = x['tool_0_3']
    fresh_0_3 = x['fresh_0_3']
    used_0_3 = x['used_0_3']
    grown_0_3 = x['grown_0_3']
    fought_0_3 = x['fought_0_3']
    spent_0_3 = x['spent_0_3']
    struck_0_3 = x['struck_0_3']
    trap_0_3 = x['trap_0_3']
    energy_0_3_0 = x['energy_0_3_0']
    energy_0_3_1 = x['energy_0_3_1']
    energy_0_3_2 = x['energy_0_3_2']
    energy_0_3_3 = x['energy_0_3_3']
    energy_0_3_4 = x['energy_0_3_4']
    energy_0_3_5 = x['energy_0_3_5']
    energy_0_3_6 = x['energy_0_3_6']
    energy_0_3_7 = x['energy_0_3_7']
    energy_0_3_8 = x['energy_0_3_8']
    card_0_0 = x['card_0_0']
    place_0_0 = x['place_0_0']
    order_0_0 = x['order_0_0']
    seen_0_0 = x['seen_0_0']
    card_0_1 = x['card_0_1']
    place_0_1 = x['place_0_1']
    order_0_1 = x['order_0_1']
    seen_0_1 = x['seen_0_1']
    card_0_2 = x['card_0_2']
    place_0_2 = x['place_0_2']
    order_0_2 = x['order_0_2']
    seen_0_2 = x['seen_0_2']
    card_0_3 = x['card_0_3']
    place_0_3 = x['place_0_3']
    order_0_3 = x['order_0_3']
    seen_0_3 = x['seen_0_3']
    card_0_4 = x['card_0_4']
    place_0_4 = x['place_0_4']
    order_0_4 = x['order_0_4']
    seen_0_4 = x['seen_0_4']
    card_0_5 = x['card_0_5']
    place_0_5 = x['place_0_5']
    order_0_5 = x['order_0_5']
    seen_0_5 = x['seen_0_5']
    card_0_6 = x['card_0_6']
    place_0_6 = x['place_0_6']
    order_0_6 = x['order_0_6']
    seen_0_6 = x['seen_0_6']
    card_0_7 = x['card_0_7']
    place_0_7 = x['place_0_7']
    order_0_7 = x['order_0_7']
    seen_0_7 = x['seen_0_7']
    card_0_8 = x['card_0_8']
    place_0_8 = x['place_0_8']
    order_0_8 = x['order_0_8']
    seen_0_8 = x['seen_0_8']
    card_0_9 = x['card_0_9']
    place_0_9 = x['place_0_9']
    order_0_9 = x['order_0_9']
    seen_0_9 = x['seen_0_9']
    card_0_10 = x['card_0_10']
    place_0_10 = x['place_0_10']
    order_0_10 = x['order_0_10']
    seen_0_10 = x['seen_0_10']
    card_0_11 = x['card_0_11']
    place_0_11 = x['place_0_11']
    order_0_11 = x['order_0_11']
    seen_0_11 = x['seen_0_11']
    card_0_12 = x['card_0_12']
    place_0_12 = x['place_0_12']
    order_0_12 = x['order_0_12']
    seen_0_12 = x['seen_0_12']
    card_0_13 = x['card_0_13']
    place_0_13 = x['place_0_13']
    order_0_13 = x['order_0_13']
    seen_0_13 = x['seen_0_13']
    card_0_14 = x['card_0_14']
    place_0_14 = x['place_0_14']
    order_0_14 = x['order_0_14']
    seen_0_14 = x['seen_0_14']
    card_0_15 = x['card_0_15']
    place_0_15 = x['place_0_15']
    order_0_15 = x['order_0_15']
    seen_0_15 = x['seen_0_15']
    card_0_16 = x['card_0_16']
    place_0_16 = x['place_0_16']
    order_0_16 = x['order_0_16']
    seen_0_16 = x['seen_0_16']
    card_0_17 = x['card_0_17']
    place_0_17 = x['place_0_17']
    order_0_17 = x['order_0_17']
    seen_0_17 = x['seen_0_17']
    card_0_18 = x['card_0_18']
    place_0_18 = x['place_0_18']
    order_0_18 = x['order_0_18']
    seen_0_18 = x['seen_0_18']
    card_0_19 = x['card_0_19']
    place_0_19 = x['place_0_19']
    order_0_19 = x['order_0_19']
    seen_0_19 = x['seen_0_19']
    points_1 = x['points_1']
    energy_now_1 = x['energy_now_1']
    energy_next_1 = x['energy_next_1']
    declared_1 = x['declared_1']
    poison_1 = x['poison_1']
    burn_1 = x['burn_1']
    daze_1 = x['daze_1']
    daze_fresh_1 = x['daze_fresh_1']
    moved_1 = x['moved_1']
    fallen_1 = x['fallen_1']
    knockouts_1 = x['knockouts_1']
    title_1 = x['title_1']
    title_next_1 = x['title_next_1']
    locked_1 = x['locked_1']
    locked_item_1 = x['locked_item_1']
    locked_trainer_1 = x['locked_trainer_1']
    locked_evolve_1 = x['locked_evolve_1']
    locked_zone_1 = x['locked_zone_1']
    takes_1 = x['takes_1']
    takes_ex_1 = x['takes_ex_1']
    prevent_1 = x['prevent_1']
    prevent_small_1 = x['prevent_small_1']
    no_weakness_1 = x['no_weakness_1']
    hit_back_1 = x['hit_back_1']
    snare_1 = x['snare_1']
    deals_1 = x['deals_1']
    no_attack_1 = x['no_attack_1']
    no_retreat_1 = x['no_retreat_1']
    attack_cost_1 = x['attack_cost_1']
    retreat_more_1 = x['retreat_more_1']
    smoke_1 = x['smoke_1']
    doom_1 = x['doom_1']
    doze_1 = x['doze_1']
    rest_1 = x['rest_1']
    bonus_1 = x['bonus_1']
    bonus_for_1 = x['bonus_for_1']
    rest_next_1 = x['rest_next_1']
    bonus_next_1 = x['bonus_next_1']
    bonus_for_next_1 = x['bonus_for_next_1']
    exposed_next_1 = x['exposed_next_1']
    exposed_1 = x['exposed_1']
    frenzy_1 = x['frenzy_1']
    frenzy_for_1 = x['frenzy_for_1']
    haze_1 = x['haze_1']
    silenced_1 = x['silenced_1']
    surge0_1 = x['surge0_1']
    surge0_next_1 = x['surge0_next_1']
    surge1_1 = x['surge1_1']
    surge1_next_1 = x['surge1_next_1']
    guard0_1 = x['guard0_1']
    guard1_1 = x['guard1_1']
    guard2_1 = x['guard2_1']
    guard3_1 = x['guard3_1']
    guard4_1 = x['guard4_1']
    armed0_1 = x['armed0_1']
    armed1_1 = x['armed1_1']
    times1_1 = x['times1_1']
    times2_1 = x['times2_1']
    times3_1 = x['times3_1']
    times4_1 = x['times4_1']
    times5_1 = x['times5_1']
    times6_1 = x['times6_1']
    times7_1 = x['times7_1']
    times8_1 = x['times8_1']
    times9_1 = x['times9_1']
    times10_1 = x['times10_1']
    times11_1 = x['times11_1']
    times12_1 = x['times12_1']
    times13_1 = x['times13_1']
    times14_1 = x['times14_1']
    discarded_1_0 = x['discarded_1_0']
    discarded_1_1 = x['discarded_1_1']
    discarded_1_2 = x['discarded_1_2']
    discarded_1_3 = x['discarded_1_3']
    discarded_1_4 = x['discarded_1_4']
    discarded_1_5 = x['discarded_1_5']
    discarded_1_6 = x['discarded_1_6']
    discarded_1_7 = x['discarded_1_7']
    discarded_1_8 = x['discarded_1_8']
    pokemon_1_0 = x['pokemon_1_0']
    damage_1_0 = x['damage_1_0']
    tool_1_0 = x['tool_1_0']
    fresh_1_0 = x['fresh_1_0']
    used_1_0 = x['used_1_0']
    grown_1_0 = x['grown_1_0']
    fought_1_0 = x['fought_1_0']
    spent_1_0 = x['spent_1_0']
    struck_1_0 = x['struck_1_0']
    trap_1_0 = x['trap_1_0']
    energy_1_0_0 = x['energy_1_0_0']
    energy_1_0_1 = x['energy_1_0_1']
    energy_1_0_2 = x['energy_1_0_2']
    energy_1_0_3 = x['energy_1_0_3']
    energy_1_0_4 = x['energy_1_0_4']
    energy_1_0_5 = x['energy_1_0_5']
    energy_1_0_6 = x['energy_1_0_6']
    energy_1_0_7 = x['energy_1_0_7']
    energy_1_0_8 = x['energy_1_0_8']
    pokemon_1_1 = x['pokemon_1_1']
    damage_1_1 = x['damage_1_1']
    tool_1_1 = x['tool_1_1']
    fresh_1_1 = x['fresh_1_1']
    used_1_1 = x['used_1_1']
    grown_1_1 = x['grown_1_1']
    fought_1_1 = x['fought_1_1']
    spent_1_1 = x['spent_1_1']
    struck_1_1 = x['struck_1_1']
    trap_1_1 = x['trap_1_1']
    energy_1_1_0 = x['energy_1_1_0']
    energy_1_1_1 = x['energy_1_1_1']
    energy_1_1_2 = x['energy_1_1_2']
    energy_1_1_3 = x['energy_1_1_3']
    energy_1_1_4 = x['energy_1_1_4']
    energy_1_1_5 = x['energy_1_1_5']
    energy_1_1_6 = x['energy_1_1_6']
    energy_1_1_7 = x['energy_1_1_7']
    energy_1_1_8 = x['energy_1_1_8']
    pokemon_1_2 = x['pokemon_1_2']
    damage_1_2 = x['damage_1_2']
    tool_1_2 = x['tool_1_2']
    fresh_1_2 = x['fresh_1_2']
    used_1_2 = x['used_1_2']
    grown_1_2 = x['grown_1_2']
    fought_1_2 = x['fought_1_2']
    spent_1_2 = x['spent_1_2']
    struck_1_2 = x['struck_1_2']
    trap_1_2 = x['trap_1_2']
    energy_1_2_0 = x['energy_1_2_0']
    energy_1_2_1 = x['energy_1_2_1']
    energy_1_2_2 = x['energy_1_2_2']
    energy_1_2_3 = x['energy_1_2_3']
    energy_1_2_4 = x['energy_1_2_4']
    energy_1_2_5 = x['energy_1_2_5']
    energy_1_2_6 = x['energy_1_2_6']
    energy_1_2_7 = x['energy_1_2_7']
    energy_1_2_8 = x['energy_1_2_8']
    pokemon_1_3 = x['pokemon_1_3']
    damage_1_3 = x['damage_1_3']
    tool_1_3 = x['tool_1_3']
    fresh_1_3 = x['fresh_1_3']
    used_1_3 = x['used_1_3']
    grown_1_3 = x['grown_1_3']
    fought_1_3 = x['fought_1_3']
    spent_1_3 = x['spent_1_3']
    struck_1_3 = x['struck_1_3']
    trap_1_3 = x['trap_1_3']
    energy_1_3_0 = x['energy_1_3_0']
    energy_1_3_1 = x['energy_1_3_1']
    energy_1_3_2 = x['energy_1_3_2']
    energy_1_3_3 = x['energy_1_3_3']
    energy_1_3_4 = x['energy_1_3_4']
    energy_1_3_5 = x['energy_1_3_5']
    energy_1_3_6 = x['energy_1_3_6']
    energy_1_3_7 = x['energy_1_3_7']
    energy_1_3_8 = x['energy_1_3_8']
    card_1_0 = x['card_1_0']
    place_1_0 = x['place_1_0']
    order_1_0 = x['order_1_0']
    seen_1_0 = x['seen_1_0']
    card_1_1 = x['card_1_1']
    place_1_1 = x['place_1_1']
    order_1_1 = x['order_1_1']
    seen_1_1 = x['seen_1_1']
    card_1_2 = x['card_1_2']
    place_1_2 = x['place_1_2']
    order_1_2 = x['order_1_2']
    seen_1_2 = x['seen_1_2']
    card_1_3 = x['card_1_3']
    place_1_3 = x['place_1_3']
    order_1_3 = x['order_1_3']
    seen_1_3 = x['seen_1_3']
    card_1_4 = x['card_1_4']
    place_1_4 = x['place_1_4']
    order_1_4 = x['order_1_4']
    seen_1_4 = x['seen_1_4']
    card_1_5 = x['card_1_5']
    place_1_5 = x['place_1_5']
    order_1_5 = x['order_1_5']
    seen_1_5 = x['seen_1_5']
    card_1_6 = x['card_1_6']
    place_1_6 = x['place_1_6']
    order_1_6 = x['order_1_6']
    seen_1_6 = x['seen_1_6']
    card_1_7 = x['card_1_7']
    place_1_7 = x['place_1_7']
    order_1_7 = x['order_1_7']
    seen_1_7 = x['seen_1_7']
    card_1_8 = x['card_1_8']
    place_1_8 = x['place_1_8']
    order_1_8 = x['order_1_8']
    seen_1_8 = x['seen_1_8']
    card_1_9 = x['card_1_9']
    place_1_9 = x['place_1_9']
    order_1_9 = x['order_1_9']
    seen_1_9 = x['seen_1_9']
    card_1_10 = x['card_1_10']
    place_1_10 = x['place_1_10']
    order_1_10 = x['order_1_10']
    seen_1_10 = x['seen_1_10']
    card_1_11 = x['card_1_11']
    place_1_11 = x['place_1_11']
    order_1_11 = x['order_1_11']
    seen_1_11 = x['seen_1_11']
    card_1_12 = x['card_1_12']
    place_1_12 = x['place_1_12']
    order_1_12 = x['order_1_12']
    seen_1_12 = x['seen_1_12']
    card_1_13 = x['card_1_13']
    place_1_13 = x['place_1_13']
    order_1_13 = x['order_1_13']
    seen_1_13 = x['seen_1_13']
    card_1_14 = x['card_1_14']
    place_1_14 = x['place_1_14']
    order_1_14 = x['order_1_14']
    seen_1_14 = x['seen_1_14']
    card_1_15 = x['card_1_15']
    place_1_15 = x['place_1_15']
    order_1_15 = x['order_1_15']
    seen_1_15 = x['seen_1_15']
    card_1_16 = x['card_1_16']
    place_1_16 = x['place_1_16']
    order_1_16 = x['order_1_16']
    seen_1_16 = x['seen_1_16']
    card_1_17 = x['card_1_17']
    place_1_17 = x['place_1_17']
    order_1_17 = x['order_1_17']
    seen_1_17 = x['seen_1_17']
    card_1_18 = x['card_1_18']
    place_1_18 = x['place_1_18']
    order_1_18 = x['order_1_18']
    seen_1_18 = x['seen_1_18']
    card_1_19 = x['card_1_19']
    place_1_19 = x['place_1_19']
    order_1_19 = x['order_1_19']
    seen_1_19 = x['seen_1_19']
    player = x['player']
    (t1381, t1382, t1383, t9, t1384, t95, t154, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1393, t1394, t1395, t1396, t1397, t1398, t1399, t1400, t1401, t1402, t1403, t1404, t1405, t1406, t1407, t1408, t1409, t1410, t1411, t1412, t1413, t1414, t1415, t1416, t1417, t1418, t1419, t1420, t1421, t1422, t1423, t1424, t1425, t1426, t1427, t1428, t1429, t1430, t1431, t1432, t1433, t1434, t1435, t1436, t1437, t1438, t1439, t1440, t1441, t1442, t1443, t1444, t1445, t1446, t1447, t1448, t1449, t1450, t1451, t1452, t1453, t1454, t1455, t1456, t1457, t1458, t1459, t1460, t1461, t1462, t1463, t1464, t1465, t1466, t1467, t1468, t1469, t1470, t1471, t1472, t1473, t1474, t1475, t1476, t1477, t1478, t1479, t1480, t1481, t1482, t1483, t1484, t1485, t1486, t1487, t1488, t1489, t1490, t1491, t1492, t1493, t1494, t1495, t1496, t1497, t1498, t1499, t1500, t1501, t1502, t1503, t1504, t1505, t1506, t1507, t1508, t1509, t1510, t1511, t1512, t1513, t1514, t1515, t1516, t1517, t1518, t1519, t1520, t1521, t1522, t1523, t1524, t1525, t1526, t1527, t1528, t1529, t1530, t1531, t1532, t1533, t1534, t1535, t1536, t1537, t1538, t1539, t334, t393, t1540, t1541, t1542, t1543, t1544, t1545, t1546, t1547, t1548, t1549, t1550, t1551, t1552, t1553, t1554, t1555, t1556, t1557, t1558, t1559, t1560, t1561, t1562, t1563, t1564, t1565, t1566, t1567, t1568, t1569, t1570, t1571, t1572, t1573, t1574, t1575, t1576, t1577, t1578, t1579, t1580, t1581, t1582, t1583, t1584, t1585, t1586, t1587, t1588, t1589, t1590, t1591, t1592, t1593, t1594, t1595, t1596, t1597, t1598, t1599, t1600, t1601, t1602, t1603, t1604, t1605, t1606, t1607, t1608, t1609, t1610, t1611, t1612, t1613, t1614, t1615, t1616, t1618, t1620, t1622, t1624, t1626, t1628, t1630, t1632, t1634, t1636, t1638, t1640, t1642, t1644, t1646, t1648, t1650, t1652, t1654, t1656, t1658, t1660, t1662, t1664, t1666, t1668, t1670, t1672, t1674, t1676, t1678, t1680, t1682, t1684, t1686, t1688, t1690, t1692, t1694, t1696, t1698, t1700, t1702, t1704, t1706, t1708, t1710, t1712, t1714, t1716, t1718, t1720, t1722, t1724, t1726, t1728, t1730, t1732, t1734, t1736, t1738, t1740, t1742, t1744, t1746, t1748, t1750, t1752, t1754, t1756, t1758, t1760, t1762, t1764, t1766, t1768, t1769, t17, t398, t1770, t18, t403, t1771, t19, t408, t1772, t20, t413, t1773, t21, t418, t1774, t22, t423, t1775, t23, t428, t1776, t24, t433, t1777, t25, t438, t1778, t26, t443, t1779, t27, t448, t1780, t28, t453, t1781, t29, t458, t1782, t30, t463, t1783, t31, t468, t1784, t32, t473, t1785, t33, t478, t1786, t34, t483, t1787, t35, t488, t1788, t36, t493, t1241, t1243, t1247, t1248, t1250, t1254, t1255, t1257, t1261, t1262, t1264, t1268, t1269, t1271, t1275, t1276, t1278, t1282, t1283, t1285, t1289, t1290, t1292, t1296, t1297, t1299, t1303, t1304, t1306, t1310, t1311, t1313, t1317, t1318, t1320, t1324, t1325, t1327, t1331, t1332, t1334, t1338, t1339, t1341, t1345, t1346, t1348, t1352, t1353, t1355, t1359, t1360, t1362, t1366, t1367, t1369, t1373, t1374, t1376, t1380,) = cut(_00_viewer, _00_viewer_off, player, turn_player, phase, it, decider, stadium, stadium_side, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, burn_1, burn_0, daze_1, daze_0, daze_fresh_1, daze_fresh_0, moved_1, moved_0, fallen_1, fallen_0, knockouts_1, knockouts_0, title_1, title_0, title_next_1, title_next_0, locked_1, locked_0, locked_item_1, locked_item_0, locked_trainer_1, locked_trainer_0, locked_evolve_1, locked_evolve_0, locked_zone_1, locked_zone_0, takes_1, takes_0, takes_ex_1, takes_ex_0, prevent_1, prevent_0, prevent_small_1, prevent_small_0, no_weakness_1, no_weakness_0, hit_back_1, hit_back_0, snare_1, snare_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, attack_cost_1, attack_cost_0, retreat_more_1, retreat_more_0, smoke_1, smoke_0, doom_1, doom_0, doze_1, doze_0, rest_1, rest_0, bonus_1, bonus_0, bonus_for_1, bonus_for_0, rest_next_1, rest_next_0, bonus_next_1, bonus_next_0, bonus_for_next_1, bonus_for_next_0, exposed_next_1, exposed_next_0, exposed_1, exposed_0, frenzy_1, frenzy_0, frenzy_for_1, frenzy_for_0, haze_1, haze_0, silenced_1, silenced_0, surge0_1, surge0_0, surge0_next_1, surge0_next_0, surge1_1, surge1_0, surge1_next_1, surge1_next_0, guard0_1, guard0_0, guard1_1, guard1_0, guard2_1, guard2_0, guard3_1, guard3_0, guard4_1, guard4_0, armed0_1, armed0_0, armed1_1, armed1_0, times1_1, times1_0, times2_1, times2_0, times3_1, times3_0, times4_1, times4_0, times5_1, times5_0, times6_1, times6_0, times7_1, times7_0, times8_1, times8_0, times9_1, times9_0, times10_1, times10_0, times11_1, times11_0, times12_1, times12_0, times13_1, times13_0, times14_1, times14_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, tool_1_0, tool_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, grown_1_0, grown_0_0, fought_1_0, fought_0_0, spent_1_0, spent_0_0, struck_1_0, struck_0_0, trap_1_0, trap_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, tool_1_1, tool_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, grown_1_1, grown_0_1, fought_1_1, fought_0_1, spent_1_1, spent_0_1, struck_1_1, struck_0_1, trap_1_1, trap_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, tool_1_2, tool_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, grown_1_2, grown_0_2, fought_1_2, fought_0_2, spent_1_2, spent_0_2, struck_1_2, struck_0_2, trap_1_2, trap_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, tool_1_3, tool_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, grown_1_3, grown_0_3, fought_1_3, fought_0_3, spent_1_3, spent_0_3, struck_1_3, struck_0_3, trap_1_3, trap_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8)
    return {
        'turn': turn,
        'my_turn': t1381,
        'deciding': t1382,
        'phase': phase,
        'stadium': stadium,
        'stadium_mine': t1383,
        'supporter_played': supporter_played,
        'stadium_played': stadium_played,
        'stadium_used': stadium_used,
        'retreated': retreated,
        'row': row,
        'source': source,
        'left': left,
        'it': t9,
        'heads': heads,
        'dealt': dealt,
        'result': result,
        'attack': attack,
        'attacker': attacker,
        'hit': hit,
        'again': again,
        'ending': ending,
        'first_heads': first_heads,
        'reflipped': reflipped,
        'retreat_less': retreat_less,
        'boost0': boost0,
        'boost1': boost1,
        'boost2': boost2,
        'boost3': boost3,
        'boost4': boost4,
        'boost5': boost5,
        'boost6': boost6,
        'boost7': boost7,
        'boost8': boost8,
        'boost9': boost9,
        'boost10': boost10,
        'discount0': discount0,
        'my_points': t1384,
        'my_hand': t95,
        'my_deck': t154,
        'my_energy_now': t1385,
        'my_energy_next': t1386,
        'my_declared': t1387,
        'my_poison': t1388,
        'my_burn': t1389,
        'my_daze': t1390,
        'my_daze_fresh': t1391,
        'my_moved': t1392,
        'my_fallen': t1393,
        'my_knockouts': t1394,
        'my_title': t1395,
        'my_title_next': t1396,
        'my_locked': t1397,
        'my_locked_item': t1398,
        'my_locked_trainer': t1399,
        'my_locked_evolve': t1400,
        'my_locked_zone': t1401,
        'my_takes': t1402,
        'my_takes_ex': t1403,
        'my_prevent': t1404,
        'my_prevent_small': t1405,
        'my_no_weakness': t1406,
        'my_hit_back': t1407,
        'my_snare': t1408,
        'my_deals': t1409,
        'my_no_attack': t1410,
        'my_no_retreat': t1411,
        'my_attack_cost': t1412,
        'my_retreat_more': t1413,
        'my_smoke': t1414,
        'my_doom': t1415,
        'my_doze': t1416,
        'my_rest': t1417,
        'my_bonus': t1418,
        'my_bonus_for': t1419,
        'my_rest_next': t1420,
        'my_bonus_next': t1421,
        'my_bonus_for_next': t1422,
        'my_exposed_next': t1423,
        'my_exposed': t1424,
        'my_frenzy': t1425,
        'my_frenzy_for': t1426,
        'my_haze': t1427,
        'my_silenced': t1428,
        'my_surge0': t1429,
        'my_surge0_next': t1430,
        'my_surge1': t1431,
        'my_surge1_next': t1432,
        'my_guard0': t1433,
        'my_guard1': t1434,
        'my_guard2': t1435,
        'my_guard3': t1436,
        'my_guard4': t1437,
        'my_armed0': t1438,
        'my_armed1': t1439,
        'my_times1': t1440,
        'my_times2': t1441,
        'my_times3': t1442,
        'my_times4': t1443,
        'my_times5': t1444,
        'my_times6': t1445,
        'my_times7': t1446,
        'my_times8': t1447,
        'my_times9': t1448,
        'my_times10': t1449,
        'my_times11': t1450,
        'my_times12': t1451,
        'my_times13': t1452,
        'my_times14': t1453,
        'my_discarded_0': t1454,
        'my_discarded_1': t1455,
        'my_discarded_2': t1456,
        'my_discarded_3': t1457,
        'my_discarded_4': t1458,
        'my_discarded_5': t1459,
        'my_discarded_6': t1460,
        'my_discarded_7': t1461,
        'my_discarded_8': t1462,
        'my_pokemon_0': t1463,
        'my_damage_0': t1464,
        'my_tool_0': t1465,
        'my_fresh_0': t1466,
        'my_used_0': t1467,
        'my_grown_0': t1468,
        'my_fought_0': t1469,
        'my_spent_0': t1470,
        'my_struck_0': t1471,
        'my_trap_0': t1472,
        'my_energy_0_0': t1473,
        'my_energy_0_1': t1474,
        'my_energy_0_2': t1475,
        'my_energy_0_3': t1476,
        'my_energy_0_4': t1477,
        'my_energy_0_5': t1478,
        'my_energy_0_6': t1479,
        'my_energy_0_7': t1480,
        'my_energy_0_8': t1481,
        'my_pokemon_1': t1482,
        'my_damage_1': t1483,
        'my_tool_1': t1484,
        'my_fresh_1': t1485,
        'my_used_1': t1486,
        'my_grown_1': t1487,
        'my_fought_1': t1488,
        'my_spent_1': t1489,
        'my_struck_1': t1490,
        'my_trap_1': t1491,
        'my_energy_1_0': t1492,
        'my_energy_1_1': t1493,
        'my_energy_1_2': t1494,
        'my_energy_1_3': t1495,
        'my_energy_1_4': t1496,
        'my_energy_1_5': t1497,
        'my_energy_1_6': t1498,
        'my_energy_1_7': t1499,
        'my_energy_1_8': t1500,
        'my_pokemon_2': t1501,
        'my_damage_2': t1502,
        'my_tool_2': t1503,
        'my_fresh_2': t1504,
        'my_used_2': t1505,
        'my_grown_2': t1506,
        'my_fought_2': t1507,
        'my_spent_2': t1508,
        'my_struck_2': t1509,
        'my_trap_2': t1510,
        'my_energy_2_0': t1511,
        'my_energy_2_1': t1512,
        'my_energy_2_2': t1513,
        'my_energy_2_3': t1514,
        'my_energy_2_4': t1515,
        'my_energy_2_5': t1516,
        'my_energy_2_6': t1517,
        'my_energy_2_7': t1518,
        'my_energy_2_8': t1519,
        'my_pokemon_3': t1520,
        'my_damage_3': t1521,
        'my_tool_3': t1522,
        'my_fresh_3': t1523,
        'my_used_3': t1524,
        'my_grown_3': t1525,
        'my_fought_3': t1526,
        'my_spent_3': t1527,
        'my_struck_3': t1528,
        'my_trap_3': t1529,
        'my_energy_3_0': t1530,
        'my_energy_3_1': t1531,
        'my_energy_3_2': t1532,
        'my_energy_3_3': t1533,
        'my_energy_3_4': t1534,
        'my_energy_3_5': t1535,
        'my_energy_3_6': t1536,
        'my_energy_3_7': t1537,
        'my_energy_3_8': t1538,
        'their_points': t1539,
        'their_hand': t334,
        'their_deck': t393,
        'their_energy_now': t1540,
        'their_energy_next': t1541,
        'their_declared': i8(0),
        'their_poison': t1542,
        'their_burn': t1543,
        'their_daze': t1544,
        'their_daze_fresh': t1545,
        'their_moved': t1546,
        'their_fallen': t1547,
        'their_knockouts': t1548,
        'their_title': t1549,
        'their_title_next': t1550,
        'their_locked': t1551,
        'their_locked_item': t1552,
        'their_locked_trainer': t1553,
        'their_locked_evolve': t1554,
        'their_locked_zone': t1555,
        'their_takes': t1556,
        'their_takes_ex': t1557,
        'their_prevent': t1558,
        'their_prevent_small': t1559,
        'their_no_weakness': t1560,
        'their_hit_back': t1561,
        'their_snare': t1562,
        'their_deals': t1563,
        'their_no_attack': t1564,
        'their_no_retreat': t1565,
        'their_attack_cost': t1566,
        'their_retreat_more': t1567,
        'their_smoke': t1568,
        'their_doom': t1569,
        'their_doze': t1570,
        'their_rest': t1571,
        'their_bonus': t1572,
        'their_bonus_for': t1573,
        'their_rest_next': t1574,
        'their_bonus_next': t1575,
        'their_bonus_for_next': t1576,
        'their_exposed_next': t1577,
        'their_exposed': t1578,
        'their_frenzy': t1579,
        'their_frenzy_for': t1580,
        'their_haze': t1581,
        'their_silenced': t1582,
        'their_surge0': t1583,
        'their_surge0_next': t1584,
        'their_surge1': t1585,
        'their_surge1_next': t1586,
        'their_guard0': t1587,
        'their_guard1': t1588,
        'their_guard2': t1589,
        'their_guard3': t1590,
        'their_guard4': t1591,
        'their_armed0': t1592,
        'their_armed1': t1593,
        'their_times1': t1594,
        'their_times2': t1595,
        'their_times3': t1596,
        'their_times4': t1597,
        'their_times5': t1598,
        'their_times6': t1599,
        'their_times7': t1600,
        'their_times8': t1601,
        'their_times9': t1602,
        'their_times10': t1603,
        'their_times11': t1604,
        'their_times12': t1605,
        'their_times13': t1606,
        'their_times14': t1607,
        'their_discarded_0': t1608,
        'their_discarded_1': t1609,
        'their_discarded_2': t1610,
        'their_discarded_3': t1611,
        'their_discarded_4': t1612,
        'their_discarded_5': t1613,
        'their_discarded_6': t1614,
        'their_discarded_7': t1615,
        'their_discarded_8': t1616,
        'their_pokemon_0': t1618,
        'their_damage_0': t1620,
        'their_tool_0': t1622,
        'their_fresh_0': t1624,
        'their_used_0': t1626,
        'their_grown_0': t1628,
        'their_fought_0': t1630,
        'their_spent_0': t1632,
        'their_struck_0': t1634,
        'their_trap_0': t1636,
        'their_energy_0_0': t1638,
        'their_energy_0_1': t1640,
        'their_energy_0_2': t1642,
        'their_energy_0_3': t1644,
        'their_energy_0_4': t1646,
        'their_energy_0_5': t1648,
        'their_energy_0_6': t1650,
        'their_energy_0_7': t1652,
        'their_energy_0_8': t1654,
        'their_pokemon_1': t1656,
        'their_damage_1': t1658,
        'their_tool_1': t1660,
        'their_fresh_1': t1662,
        'their_used_1': t1664,
        'their_grown_1': t1666,
        'their_fought_1': t1668,
        'their_spent_1': t1670,
        'their_struck_1': t1672,
        'their_trap_1': t1674,
        'their_energy_1_0': t1676,
        'their_energy_1_1': t1678,
        'their_energy_1_2': t1680,
        'their_energy_1_3': t1682,
        'their_energy_1_4': t1684,
        'their_energy_1_5': t1686,
        'their_energy_1_6': t1688,
        'their_energy_1_7': t1690,
        'their_energy_1_8': t1692,
        'their_pokemon_2': t1694,
        'their_damage_2': t1696,
        'their_tool_2': t1698,
        'their_fresh_2': t1700,
        'their_used_2': t1702,
        'their_grown_2': t1704,
        'their_fought_2': t1706,
        'their_spent_2': t1708,
        'their_struck_2': t1710,
        'their_trap_2': t1712,
        'their_energy_2_0': t1714,
        'their_energy_2_1': t1716,
        'their_energy_2_2': t1718,
        'their_energy_2_3': t1720,
        'their_energy_2_4': t1722,
        'their_energy_2_5': t1724,
        'their_energy_2_6': t1726,
        'their_energy_2_7': t1728,
        'their_energy_2_8': t1730,
        'their_pokemon_3': t1732,
        'their_damage_3': t1734,
        'their_tool_3': t1736,
        'their_fresh_3': t1738,
        'their_used_3': t1740,
        'their_grown_3': t1742,
        'their_fought_3': t1744,
        'their_spent_3': t1746,
        'their_struck_3': t1748,
        'their_trap_3': t1750,
        'their_energy_3_0': t1752,
        'their_energy_3_1': t1754,
        'their_energy_3_2': t1756,
        'their_energy_3_3': t1758,
        'their_energy_3_4': t1760,
        'their_energy_3_5': t1762,
        'their_energy_3_6': t1764,
        'their_energy_3_7': t1766,
        'their_energy_3_8': t1768,
        'my_card_0': t1769,
        'my_place_0': t17,
        'my_order_0': t398,
        'my_card_1': t1770,
        'my_place_1': t18,
        'my_order_1': t403,
        'my_card_2': t1771,
        'my_place_2': t19,
        'my_order_2': t408,
        'my_card_3': t1772,
        'my_place_3': t20,
        'my_order_3': t413,
        'my_card_4': t1773,
        'my_place_4': t21,
        'my_order_4': t418,
        'my_card_5': t1774,
        'my_place_5': t22,
        'my_order_5': t423,
        'my_card_6': t1775,
        'my_place_6': t23,
        'my_order_6': t428,
        'my_card_7': t1776,
        'my_place_7': t24,
        'my_order_7': t433,
        'my_card_8': t1777,
        'my_place_8': t25,
        'my_order_8': t438,
        'my_card_9': t1778,
        'my_place_9': t26,
        'my_order_9': t443,
        'my_card_10': t1779,
        'my_place_10': t27,
        'my_order_10': t448,
        'my_card_11': t1780,
        'my_place_11': t28,
        'my_order_11': t453,
        'my_card_12': t1781,
        'my_place_12': t29,
        'my_order_12': t458,
        'my_card_13': t1782,
        'my_place_13': t30,
        'my_order_13': t463,
        'my_card_14': t1783,
        'my_place_14': t31,
        'my_order_14': t468,
        'my_card_15': t1784,
        'my_place_15': t32,
        'my_order_15': t473,
        'my_card_16': t1785,
        'my_place_16': t33,
        'my_order_16': t478,
        'my_card_17': t1786,
        'my_place_17': t34,
        'my_order_17': t483,
        'my_card_18': t1787,
        'my_place_18': t35,
        'my_order_18': t488,
        'my_card_19': t1788,
        'my_place_19': t36,
        'my_order_19': t493,
        'their_card_0': t1241,
        'their_place_0': t1243,
        'their_order_0': t1247,
        'their_card_1': t1248,
        'their_place_1': t1250,
        'their_order_1': t1254,
        'their_card_2': t1255,
        'their_place_2': t1257,
        'their_order_2': t1261,
        'their_card_3': t1262,
        'their_place_3': t1264,
        'their_order_3': t1268,
        'their_card_4': t1269,
        'their_place_4': t1271,
        'their_order_4': t1275,
        'their_card_5': t1276,
        'their_place_5': t1278,
        'their_order_5': t1282,
        'their_card_6': t1283,
        'their_place_6': t1285,
        'their_order_6': t1289,
        'their_card_7': t1290,
        'their_place_7': t1292,
        'their_order_7': t1296,
        'their_card_8': t1297,
        'their_place_8': t1299,
        'their_order_8': t1303,
        'their_card_9': t1304,
        'their_place_9': t1306,
        'their_order_9': t1310,
        'their_card_10': t1311,
        'their_place_10': t1313,
        'their_order_10': t1317,
        'their_card_11': t1318,
        'their_place_11': t1320,
        'their_order_11': t1324,
        'their_card_12': t1325,
        'their_place_12': t1327,
        'their_order_12': t1331,
        'their_card_13': t1332,
        'their_place_13': t1334,
        'their_order_13': t1338,
        'their_card_14': t1339,
        'their_place_14': t1341,
        'their_order_14': t1345,
        'their_card_15': t1346,
        'their_place_15': t1348,
        'their_order_15': t1352,
        'their_card_16': t1353,
        'their_place_16': t1355,
        'their_order_16': t1359,
        'their_card_17': t1360,
        'their_place_17': t1362,
        'their_order_17': t1366,
        'their_card_18': t1367,
        'their_place_18': t1369,
        'their_order_18': t1373,
        'their_card_19': t1374,
        'their_place_19': t1376,
        'their_order_19': t1380,
    }
