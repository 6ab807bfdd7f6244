"""Generated: `observe` as 1597 operations in 1 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code


def _00_viewer(player, turn_player, phase, it, decider, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, daze_1, daze_0, moved_1, moved_0, locked_1, locked_0, takes_1, takes_0, prevent_1, prevent_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8):
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
    t12 = select(t1, place_1_0, place_0_0)
    t13 = select(t1, place_1_1, place_0_1)
    t14 = select(t1, place_1_2, place_0_2)
    t15 = select(t1, place_1_3, place_0_3)
    t16 = select(t1, place_1_4, place_0_4)
    t17 = select(t1, place_1_5, place_0_5)
    t18 = select(t1, place_1_6, place_0_6)
    t19 = select(t1, place_1_7, place_0_7)
    t20 = select(t1, place_1_8, place_0_8)
    t21 = select(t1, place_1_9, place_0_9)
    t22 = select(t1, place_1_10, place_0_10)
    t23 = select(t1, place_1_11, place_0_11)
    t24 = select(t1, place_1_12, place_0_12)
    t25 = select(t1, place_1_13, place_0_13)
    t26 = select(t1, place_1_14, place_0_14)
    t27 = select(t1, place_1_15, place_0_15)
    t28 = select(t1, place_1_16, place_0_16)
    t29 = select(t1, place_1_17, place_0_17)
    t30 = select(t1, place_1_18, place_0_18)
    t31 = select(t1, place_1_19, place_0_19)
    t32 = eq(t12, i8(1))
    t33 = to(t32, i8)
    t34 = eq(t13, i8(1))
    t35 = to(t34, i8)
    t36 = add(t33, t35)
    t37 = eq(t14, i8(1))
    t38 = to(t37, i8)
    t39 = add(t36, t38)
    t40 = eq(t15, i8(1))
    t41 = to(t40, i8)
    t42 = add(t39, t41)
    t43 = eq(t16, i8(1))
    t44 = to(t43, i8)
    t45 = add(t42, t44)
    t46 = eq(t17, i8(1))
    t47 = to(t46, i8)
    t48 = add(t45, t47)
    t49 = eq(t18, i8(1))
    t50 = to(t49, i8)
    t51 = add(t48, t50)
    t52 = eq(t19, i8(1))
    t53 = to(t52, i8)
    t54 = add(t51, t53)
    t55 = eq(t20, i8(1))
    t56 = to(t55, i8)
    t57 = add(t54, t56)
    t58 = eq(t21, i8(1))
    t59 = to(t58, i8)
    t60 = add(t57, t59)
    t61 = eq(t22, i8(1))
    t62 = to(t61, i8)
    t63 = add(t60, t62)
    t64 = eq(t23, i8(1))
    t65 = to(t64, i8)
    t66 = add(t63, t65)
    t67 = eq(t24, i8(1))
    t68 = to(t67, i8)
    t69 = add(t66, t68)
    t70 = eq(t25, i8(1))
    t71 = to(t70, i8)
    t72 = add(t69, t71)
    t73 = eq(t26, i8(1))
    t74 = to(t73, i8)
    t75 = add(t72, t74)
    t76 = eq(t27, i8(1))
    t77 = to(t76, i8)
    t78 = add(t75, t77)
    t79 = eq(t28, i8(1))
    t80 = to(t79, i8)
    t81 = add(t78, t80)
    t82 = eq(t29, i8(1))
    t83 = to(t82, i8)
    t84 = add(t81, t83)
    t85 = eq(t30, i8(1))
    t86 = to(t85, i8)
    t87 = add(t84, t86)
    t88 = eq(t31, i8(1))
    t89 = to(t88, i8)
    t90 = add(t87, t89)
    t91 = eq(t12, i8(0))
    t92 = to(t91, i8)
    t93 = eq(t13, i8(0))
    t94 = to(t93, i8)
    t95 = add(t92, t94)
    t96 = eq(t14, i8(0))
    t97 = to(t96, i8)
    t98 = add(t95, t97)
    t99 = eq(t15, i8(0))
    t100 = to(t99, i8)
    t101 = add(t98, t100)
    t102 = eq(t16, i8(0))
    t103 = to(t102, i8)
    t104 = add(t101, t103)
    t105 = eq(t17, i8(0))
    t106 = to(t105, i8)
    t107 = add(t104, t106)
    t108 = eq(t18, i8(0))
    t109 = to(t108, i8)
    t110 = add(t107, t109)
    t111 = eq(t19, i8(0))
    t112 = to(t111, i8)
    t113 = add(t110, t112)
    t114 = eq(t20, i8(0))
    t115 = to(t114, i8)
    t116 = add(t113, t115)
    t117 = eq(t21, i8(0))
    t118 = to(t117, i8)
    t119 = add(t116, t118)
    t120 = eq(t22, i8(0))
    t121 = to(t120, i8)
    t122 = add(t119, t121)
    t123 = eq(t23, i8(0))
    t124 = to(t123, i8)
    t125 = add(t122, t124)
    t126 = eq(t24, i8(0))
    t127 = to(t126, i8)
    t128 = add(t125, t127)
    t129 = eq(t25, i8(0))
    t130 = to(t129, i8)
    t131 = add(t128, t130)
    t132 = eq(t26, i8(0))
    t133 = to(t132, i8)
    t134 = add(t131, t133)
    t135 = eq(t27, i8(0))
    t136 = to(t135, i8)
    t137 = add(t134, t136)
    t138 = eq(t28, i8(0))
    t139 = to(t138, i8)
    t140 = add(t137, t139)
    t141 = eq(t29, i8(0))
    t142 = to(t141, i8)
    t143 = add(t140, t142)
    t144 = eq(t30, i8(0))
    t145 = to(t144, i8)
    t146 = add(t143, t145)
    t147 = eq(t31, i8(0))
    t148 = to(t147, i8)
    t149 = add(t146, t148)
    t150 = select(t1, place_0_0, place_1_0)
    t151 = select(t1, place_0_1, place_1_1)
    t152 = select(t1, place_0_2, place_1_2)
    t153 = select(t1, place_0_3, place_1_3)
    t154 = select(t1, place_0_4, place_1_4)
    t155 = select(t1, place_0_5, place_1_5)
    t156 = select(t1, place_0_6, place_1_6)
    t157 = select(t1, place_0_7, place_1_7)
    t158 = select(t1, place_0_8, place_1_8)
    t159 = select(t1, place_0_9, place_1_9)
    t160 = select(t1, place_0_10, place_1_10)
    t161 = select(t1, place_0_11, place_1_11)
    t162 = select(t1, place_0_12, place_1_12)
    t163 = select(t1, place_0_13, place_1_13)
    t164 = select(t1, place_0_14, place_1_14)
    t165 = select(t1, place_0_15, place_1_15)
    t166 = select(t1, place_0_16, place_1_16)
    t167 = select(t1, place_0_17, place_1_17)
    t168 = select(t1, place_0_18, place_1_18)
    t169 = select(t1, place_0_19, place_1_19)
    t170 = eq(t150, i8(1))
    t171 = to(t170, i8)
    t172 = eq(t151, i8(1))
    t173 = to(t172, i8)
    t174 = add(t171, t173)
    t175 = eq(t152, i8(1))
    t176 = to(t175, i8)
    t177 = add(t174, t176)
    t178 = eq(t153, i8(1))
    t179 = to(t178, i8)
    t180 = add(t177, t179)
    t181 = eq(t154, i8(1))
    t182 = to(t181, i8)
    t183 = add(t180, t182)
    t184 = eq(t155, i8(1))
    t185 = to(t184, i8)
    t186 = add(t183, t185)
    t187 = eq(t156, i8(1))
    t188 = to(t187, i8)
    t189 = add(t186, t188)
    t190 = eq(t157, i8(1))
    t191 = to(t190, i8)
    t192 = add(t189, t191)
    t193 = eq(t158, i8(1))
    t194 = to(t193, i8)
    t195 = add(t192, t194)
    t196 = eq(t159, i8(1))
    t197 = to(t196, i8)
    t198 = add(t195, t197)
    t199 = eq(t160, i8(1))
    t200 = to(t199, i8)
    t201 = add(t198, t200)
    t202 = eq(t161, i8(1))
    t203 = to(t202, i8)
    t204 = add(t201, t203)
    t205 = eq(t162, i8(1))
    t206 = to(t205, i8)
    t207 = add(t204, t206)
    t208 = eq(t163, i8(1))
    t209 = to(t208, i8)
    t210 = add(t207, t209)
    t211 = eq(t164, i8(1))
    t212 = to(t211, i8)
    t213 = add(t210, t212)
    t214 = eq(t165, i8(1))
    t215 = to(t214, i8)
    t216 = add(t213, t215)
    t217 = eq(t166, i8(1))
    t218 = to(t217, i8)
    t219 = add(t216, t218)
    t220 = eq(t167, i8(1))
    t221 = to(t220, i8)
    t222 = add(t219, t221)
    t223 = eq(t168, i8(1))
    t224 = to(t223, i8)
    t225 = add(t222, t224)
    t226 = eq(t169, i8(1))
    t227 = to(t226, i8)
    t228 = add(t225, t227)
    t229 = ge(t150, i8(3))
    t230 = lt(t150, i8(7))
    t231 = band(t229, t230)
    t232 = to(t231, i8)
    t233 = ge(t151, i8(3))
    t234 = lt(t151, i8(7))
    t235 = band(t233, t234)
    t236 = to(t235, i8)
    t237 = add(t232, t236)
    t238 = ge(t152, i8(3))
    t239 = lt(t152, i8(7))
    t240 = band(t238, t239)
    t241 = to(t240, i8)
    t242 = add(t237, t241)
    t243 = ge(t153, i8(3))
    t244 = lt(t153, i8(7))
    t245 = band(t243, t244)
    t246 = to(t245, i8)
    t247 = add(t242, t246)
    t248 = ge(t154, i8(3))
    t249 = lt(t154, i8(7))
    t250 = band(t248, t249)
    t251 = to(t250, i8)
    t252 = add(t247, t251)
    t253 = ge(t155, i8(3))
    t254 = lt(t155, i8(7))
    t255 = band(t253, t254)
    t256 = to(t255, i8)
    t257 = add(t252, t256)
    t258 = ge(t156, i8(3))
    t259 = lt(t156, i8(7))
    t260 = band(t258, t259)
    t261 = to(t260, i8)
    t262 = add(t257, t261)
    t263 = ge(t157, i8(3))
    t264 = lt(t157, i8(7))
    t265 = band(t263, t264)
    t266 = to(t265, i8)
    t267 = add(t262, t266)
    t268 = ge(t158, i8(3))
    t269 = lt(t158, i8(7))
    t270 = band(t268, t269)
    t271 = to(t270, i8)
    t272 = add(t267, t271)
    t273 = ge(t159, i8(3))
    t274 = lt(t159, i8(7))
    t275 = band(t273, t274)
    t276 = to(t275, i8)
    t277 = add(t272, t276)
    t278 = ge(t160, i8(3))
    t279 = lt(t160, i8(7))
    t280 = band(t278, t279)
    t281 = to(t280, i8)
    t282 = add(t277, t281)
    t283 = ge(t161, i8(3))
    t284 = lt(t161, i8(7))
    t285 = band(t283, t284)
    t286 = to(t285, i8)
    t287 = add(t282, t286)
    t288 = ge(t162, i8(3))
    t289 = lt(t162, i8(7))
    t290 = band(t288, t289)
    t291 = to(t290, i8)
    t292 = add(t287, t291)
    t293 = ge(t163, i8(3))
    t294 = lt(t163, i8(7))
    t295 = band(t293, t294)
    t296 = to(t295, i8)
    t297 = add(t292, t296)
    t298 = ge(t164, i8(3))
    t299 = lt(t164, i8(7))
    t300 = band(t298, t299)
    t301 = to(t300, i8)
    t302 = add(t297, t301)
    t303 = ge(t165, i8(3))
    t304 = lt(t165, i8(7))
    t305 = band(t303, t304)
    t306 = to(t305, i8)
    t307 = add(t302, t306)
    t308 = ge(t166, i8(3))
    t309 = lt(t166, i8(7))
    t310 = band(t308, t309)
    t311 = to(t310, i8)
    t312 = add(t307, t311)
    t313 = ge(t167, i8(3))
    t314 = lt(t167, i8(7))
    t315 = band(t313, t314)
    t316 = to(t315, i8)
    t317 = add(t312, t316)
    t318 = ge(t168, i8(3))
    t319 = lt(t168, i8(7))
    t320 = band(t318, t319)
    t321 = to(t320, i8)
    t322 = add(t317, t321)
    t323 = ge(t169, i8(3))
    t324 = lt(t169, i8(7))
    t325 = band(t323, t324)
    t326 = to(t325, i8)
    t327 = add(t322, t326)
    t328 = select(t2, t327, i8(0))
    t329 = add(t228, t328)
    t330 = eq(t150, i8(0))
    t331 = to(t330, i8)
    t332 = eq(t151, i8(0))
    t333 = to(t332, i8)
    t334 = add(t331, t333)
    t335 = eq(t152, i8(0))
    t336 = to(t335, i8)
    t337 = add(t334, t336)
    t338 = eq(t153, i8(0))
    t339 = to(t338, i8)
    t340 = add(t337, t339)
    t341 = eq(t154, i8(0))
    t342 = to(t341, i8)
    t343 = add(t340, t342)
    t344 = eq(t155, i8(0))
    t345 = to(t344, i8)
    t346 = add(t343, t345)
    t347 = eq(t156, i8(0))
    t348 = to(t347, i8)
    t349 = add(t346, t348)
    t350 = eq(t157, i8(0))
    t351 = to(t350, i8)
    t352 = add(t349, t351)
    t353 = eq(t158, i8(0))
    t354 = to(t353, i8)
    t355 = add(t352, t354)
    t356 = eq(t159, i8(0))
    t357 = to(t356, i8)
    t358 = add(t355, t357)
    t359 = eq(t160, i8(0))
    t360 = to(t359, i8)
    t361 = add(t358, t360)
    t362 = eq(t161, i8(0))
    t363 = to(t362, i8)
    t364 = add(t361, t363)
    t365 = eq(t162, i8(0))
    t366 = to(t365, i8)
    t367 = add(t364, t366)
    t368 = eq(t163, i8(0))
    t369 = to(t368, i8)
    t370 = add(t367, t369)
    t371 = eq(t164, i8(0))
    t372 = to(t371, i8)
    t373 = add(t370, t372)
    t374 = eq(t165, i8(0))
    t375 = to(t374, i8)
    t376 = add(t373, t375)
    t377 = eq(t166, i8(0))
    t378 = to(t377, i8)
    t379 = add(t376, t378)
    t380 = eq(t167, i8(0))
    t381 = to(t380, i8)
    t382 = add(t379, t381)
    t383 = eq(t168, i8(0))
    t384 = to(t383, i8)
    t385 = add(t382, t384)
    t386 = eq(t169, i8(0))
    t387 = to(t386, i8)
    t388 = add(t385, t387)
    t389 = select(t1, seen_1_0, seen_0_0)
    t390 = band(t389, i8(1))
    t391 = eq(t390, i8(1))
    t392 = select(t1, order_1_0, order_0_0)
    t393 = select(t391, t392, i8(0))
    t394 = select(t1, seen_1_1, seen_0_1)
    t395 = band(t394, i8(1))
    t396 = eq(t395, i8(1))
    t397 = select(t1, order_1_1, order_0_1)
    t398 = select(t396, t397, i8(0))
    t399 = select(t1, seen_1_2, seen_0_2)
    t400 = band(t399, i8(1))
    t401 = eq(t400, i8(1))
    t402 = select(t1, order_1_2, order_0_2)
    t403 = select(t401, t402, i8(0))
    t404 = select(t1, seen_1_3, seen_0_3)
    t405 = band(t404, i8(1))
    t406 = eq(t405, i8(1))
    t407 = select(t1, order_1_3, order_0_3)
    t408 = select(t406, t407, i8(0))
    t409 = select(t1, seen_1_4, seen_0_4)
    t410 = band(t409, i8(1))
    t411 = eq(t410, i8(1))
    t412 = select(t1, order_1_4, order_0_4)
    t413 = select(t411, t412, i8(0))
    t414 = select(t1, seen_1_5, seen_0_5)
    t415 = band(t414, i8(1))
    t416 = eq(t415, i8(1))
    t417 = select(t1, order_1_5, order_0_5)
    t418 = select(t416, t417, i8(0))
    t419 = select(t1, seen_1_6, seen_0_6)
    t420 = band(t419, i8(1))
    t421 = eq(t420, i8(1))
    t422 = select(t1, order_1_6, order_0_6)
    t423 = select(t421, t422, i8(0))
    t424 = select(t1, seen_1_7, seen_0_7)
    t425 = band(t424, i8(1))
    t426 = eq(t425, i8(1))
    t427 = select(t1, order_1_7, order_0_7)
    t428 = select(t426, t427, i8(0))
    t429 = select(t1, seen_1_8, seen_0_8)
    t430 = band(t429, i8(1))
    t431 = eq(t430, i8(1))
    t432 = select(t1, order_1_8, order_0_8)
    t433 = select(t431, t432, i8(0))
    t434 = select(t1, seen_1_9, seen_0_9)
    t435 = band(t434, i8(1))
    t436 = eq(t435, i8(1))
    t437 = select(t1, order_1_9, order_0_9)
    t438 = select(t436, t437, i8(0))
    t439 = select(t1, seen_1_10, seen_0_10)
    t440 = band(t439, i8(1))
    t441 = eq(t440, i8(1))
    t442 = select(t1, order_1_10, order_0_10)
    t443 = select(t441, t442, i8(0))
    t444 = select(t1, seen_1_11, seen_0_11)
    t445 = band(t444, i8(1))
    t446 = eq(t445, i8(1))
    t447 = select(t1, order_1_11, order_0_11)
    t448 = select(t446, t447, i8(0))
    t449 = select(t1, seen_1_12, seen_0_12)
    t450 = band(t449, i8(1))
    t451 = eq(t450, i8(1))
    t452 = select(t1, order_1_12, order_0_12)
    t453 = select(t451, t452, i8(0))
    t454 = select(t1, seen_1_13, seen_0_13)
    t455 = band(t454, i8(1))
    t456 = eq(t455, i8(1))
    t457 = select(t1, order_1_13, order_0_13)
    t458 = select(t456, t457, i8(0))
    t459 = select(t1, seen_1_14, seen_0_14)
    t460 = band(t459, i8(1))
    t461 = eq(t460, i8(1))
    t462 = select(t1, order_1_14, order_0_14)
    t463 = select(t461, t462, i8(0))
    t464 = select(t1, seen_1_15, seen_0_15)
    t465 = band(t464, i8(1))
    t466 = eq(t465, i8(1))
    t467 = select(t1, order_1_15, order_0_15)
    t468 = select(t466, t467, i8(0))
    t469 = select(t1, seen_1_16, seen_0_16)
    t470 = band(t469, i8(1))
    t471 = eq(t470, i8(1))
    t472 = select(t1, order_1_16, order_0_16)
    t473 = select(t471, t472, i8(0))
    t474 = select(t1, seen_1_17, seen_0_17)
    t475 = band(t474, i8(1))
    t476 = eq(t475, i8(1))
    t477 = select(t1, order_1_17, order_0_17)
    t478 = select(t476, t477, i8(0))
    t479 = select(t1, seen_1_18, seen_0_18)
    t480 = band(t479, i8(1))
    t481 = eq(t480, i8(1))
    t482 = select(t1, order_1_18, order_0_18)
    t483 = select(t481, t482, i8(0))
    t484 = select(t1, seen_1_19, seen_0_19)
    t485 = band(t484, i8(1))
    t486 = eq(t485, i8(1))
    t487 = select(t1, order_1_19, order_0_19)
    t488 = select(t486, t487, i8(0))
    t489 = eq(t150, i8(2))
    t490 = eq(t150, i8(8))
    t491 = bor(t489, t490)
    t492 = eq(t150, i8(7))
    t493 = bor(t491, t492)
    t494 = select(t1, seen_0_0, seen_1_0)
    t495 = bor(t170, t330)
    t496 = band(t494, i8(2))
    t497 = eq(t496, i8(2))
    t498 = band(t495, t497)
    t499 = bor(t493, t498)
    t500 = flip(t2)
    t501 = band(t231, t500)
    t502 = bor(t499, t501)
    t503 = band(t494, i8(4))
    t504 = eq(t503, i8(4))
    t505 = select(t1, order_0_0, order_1_0)
    t506 = select(t504, t505, i8(0))
    t507 = add(t506, i8(32))
    t508 = select(t1, card_0_0, card_1_0)
    t509 = shl(t508, i16(4))
    t510 = to(t150, i16)
    t511 = add(t509, t510)
    t512 = to(t511, i32)
    t513 = shl(t512, i32(6))
    t514 = to(t507, i32)
    t515 = add(t513, t514)
    t516 = select(t502, t515, i32(0))
    t517 = eq(t151, i8(2))
    t518 = eq(t151, i8(8))
    t519 = bor(t517, t518)
    t520 = eq(t151, i8(7))
    t521 = bor(t519, t520)
    t522 = select(t1, seen_0_1, seen_1_1)
    t523 = bor(t172, t332)
    t524 = band(t522, i8(2))
    t525 = eq(t524, i8(2))
    t526 = band(t523, t525)
    t527 = bor(t521, t526)
    t528 = band(t235, t500)
    t529 = bor(t527, t528)
    t530 = band(t522, i8(4))
    t531 = eq(t530, i8(4))
    t532 = select(t1, order_0_1, order_1_1)
    t533 = select(t531, t532, i8(0))
    t534 = add(t533, i8(32))
    t535 = select(t1, card_0_1, card_1_1)
    t536 = shl(t535, i16(4))
    t537 = to(t151, i16)
    t538 = add(t536, t537)
    t539 = to(t538, i32)
    t540 = shl(t539, i32(6))
    t541 = to(t534, i32)
    t542 = add(t540, t541)
    t543 = select(t529, t542, i32(0))
    t544 = eq(t152, i8(2))
    t545 = eq(t152, i8(8))
    t546 = bor(t544, t545)
    t547 = eq(t152, i8(7))
    t548 = bor(t546, t547)
    t549 = select(t1, seen_0_2, seen_1_2)
    t550 = bor(t175, t335)
    t551 = band(t549, i8(2))
    t552 = eq(t551, i8(2))
    t553 = band(t550, t552)
    t554 = bor(t548, t553)
    t555 = band(t240, t500)
    t556 = bor(t554, t555)
    t557 = band(t549, i8(4))
    t558 = eq(t557, i8(4))
    t559 = select(t1, order_0_2, order_1_2)
    t560 = select(t558, t559, i8(0))
    t561 = add(t560, i8(32))
    t562 = select(t1, card_0_2, card_1_2)
    t563 = shl(t562, i16(4))
    t564 = to(t152, i16)
    t565 = add(t563, t564)
    t566 = to(t565, i32)
    t567 = shl(t566, i32(6))
    t568 = to(t561, i32)
    t569 = add(t567, t568)
    t570 = select(t556, t569, i32(0))
    t571 = eq(t153, i8(2))
    t572 = eq(t153, i8(8))
    t573 = bor(t571, t572)
    t574 = eq(t153, i8(7))
    t575 = bor(t573, t574)
    t576 = select(t1, seen_0_3, seen_1_3)
    t577 = bor(t178, t338)
    t578 = band(t576, i8(2))
    t579 = eq(t578, i8(2))
    t580 = band(t577, t579)
    t581 = bor(t575, t580)
    t582 = band(t245, t500)
    t583 = bor(t581, t582)
    t584 = band(t576, i8(4))
    t585 = eq(t584, i8(4))
    t586 = select(t1, order_0_3, order_1_3)
    t587 = select(t585, t586, i8(0))
    t588 = add(t587, i8(32))
    t589 = select(t1, card_0_3, card_1_3)
    t590 = shl(t589, i16(4))
    t591 = to(t153, i16)
    t592 = add(t590, t591)
    t593 = to(t592, i32)
    t594 = shl(t593, i32(6))
    t595 = to(t588, i32)
    t596 = add(t594, t595)
    t597 = select(t583, t596, i32(0))
    t598 = eq(t154, i8(2))
    t599 = eq(t154, i8(8))
    t600 = bor(t598, t599)
    t601 = eq(t154, i8(7))
    t602 = bor(t600, t601)
    t603 = select(t1, seen_0_4, seen_1_4)
    t604 = bor(t181, t341)
    t605 = band(t603, i8(2))
    t606 = eq(t605, i8(2))
    t607 = band(t604, t606)
    t608 = bor(t602, t607)
    t609 = band(t250, t500)
    t610 = bor(t608, t609)
    t611 = band(t603, i8(4))
    t612 = eq(t611, i8(4))
    t613 = select(t1, order_0_4, order_1_4)
    t614 = select(t612, t613, i8(0))
    t615 = add(t614, i8(32))
    t616 = select(t1, card_0_4, card_1_4)
    t617 = shl(t616, i16(4))
    t618 = to(t154, i16)
    t619 = add(t617, t618)
    t620 = to(t619, i32)
    t621 = shl(t620, i32(6))
    t622 = to(t615, i32)
    t623 = add(t621, t622)
    t624 = select(t610, t623, i32(0))
    t625 = eq(t155, i8(2))
    t626 = eq(t155, i8(8))
    t627 = bor(t625, t626)
    t628 = eq(t155, i8(7))
    t629 = bor(t627, t628)
    t630 = select(t1, seen_0_5, seen_1_5)
    t631 = bor(t184, t344)
    t632 = band(t630, i8(2))
    t633 = eq(t632, i8(2))
    t634 = band(t631, t633)
    t635 = bor(t629, t634)
    t636 = band(t255, t500)
    t637 = bor(t635, t636)
    t638 = band(t630, i8(4))
    t639 = eq(t638, i8(4))
    t640 = select(t1, order_0_5, order_1_5)
    t641 = select(t639, t640, i8(0))
    t642 = add(t641, i8(32))
    t643 = select(t1, card_0_5, card_1_5)
    t644 = shl(t643, i16(4))
    t645 = to(t155, i16)
    t646 = add(t644, t645)
    t647 = to(t646, i32)
    t648 = shl(t647, i32(6))
    t649 = to(t642, i32)
    t650 = add(t648, t649)
    t651 = select(t637, t650, i32(0))
    t652 = eq(t156, i8(2))
    t653 = eq(t156, i8(8))
    t654 = bor(t652, t653)
    t655 = eq(t156, i8(7))
    t656 = bor(t654, t655)
    t657 = select(t1, seen_0_6, seen_1_6)
    t658 = bor(t187, t347)
    t659 = band(t657, i8(2))
    t660 = eq(t659, i8(2))
    t661 = band(t658, t660)
    t662 = bor(t656, t661)
    t663 = band(t260, t500)
    t664 = bor(t662, t663)
    t665 = band(t657, i8(4))
    t666 = eq(t665, i8(4))
    t667 = select(t1, order_0_6, order_1_6)
    t668 = select(t666, t667, i8(0))
    t669 = add(t668, i8(32))
    t670 = select(t1, card_0_6, card_1_6)
    t671 = shl(t670, i16(4))
    t672 = to(t156, i16)
    t673 = add(t671, t672)
    t674 = to(t673, i32)
    t675 = shl(t674, i32(6))
    t676 = to(t669, i32)
    t677 = add(t675, t676)
    t678 = select(t664, t677, i32(0))
    t679 = eq(t157, i8(2))
    t680 = eq(t157, i8(8))
    t681 = bor(t679, t680)
    t682 = eq(t157, i8(7))
    t683 = bor(t681, t682)
    t684 = select(t1, seen_0_7, seen_1_7)
    t685 = bor(t190, t350)
    t686 = band(t684, i8(2))
    t687 = eq(t686, i8(2))
    t688 = band(t685, t687)
    t689 = bor(t683, t688)
    t690 = band(t265, t500)
    t691 = bor(t689, t690)
    t692 = band(t684, i8(4))
    t693 = eq(t692, i8(4))
    t694 = select(t1, order_0_7, order_1_7)
    t695 = select(t693, t694, i8(0))
    t696 = add(t695, i8(32))
    t697 = select(t1, card_0_7, card_1_7)
    t698 = shl(t697, i16(4))
    t699 = to(t157, i16)
    t700 = add(t698, t699)
    t701 = to(t700, i32)
    t702 = shl(t701, i32(6))
    t703 = to(t696, i32)
    t704 = add(t702, t703)
    t705 = select(t691, t704, i32(0))
    t706 = eq(t158, i8(2))
    t707 = eq(t158, i8(8))
    t708 = bor(t706, t707)
    t709 = eq(t158, i8(7))
    t710 = bor(t708, t709)
    t711 = select(t1, seen_0_8, seen_1_8)
    t712 = bor(t193, t353)
    t713 = band(t711, i8(2))
    t714 = eq(t713, i8(2))
    t715 = band(t712, t714)
    t716 = bor(t710, t715)
    t717 = band(t270, t500)
    t718 = bor(t716, t717)
    t719 = band(t711, i8(4))
    t720 = eq(t719, i8(4))
    t721 = select(t1, order_0_8, order_1_8)
    t722 = select(t720, t721, i8(0))
    t723 = add(t722, i8(32))
    t724 = select(t1, card_0_8, card_1_8)
    t725 = shl(t724, i16(4))
    t726 = to(t158, i16)
    t727 = add(t725, t726)
    t728 = to(t727, i32)
    t729 = shl(t728, i32(6))
    t730 = to(t723, i32)
    t731 = add(t729, t730)
    t732 = select(t718, t731, i32(0))
    t733 = eq(t159, i8(2))
    t734 = eq(t159, i8(8))
    t735 = bor(t733, t734)
    t736 = eq(t159, i8(7))
    t737 = bor(t735, t736)
    t738 = select(t1, seen_0_9, seen_1_9)
    t739 = bor(t196, t356)
    t740 = band(t738, i8(2))
    t741 = eq(t740, i8(2))
    t742 = band(t739, t741)
    t743 = bor(t737, t742)
    t744 = band(t275, t500)
    t745 = bor(t743, t744)
    t746 = band(t738, i8(4))
    t747 = eq(t746, i8(4))
    t748 = select(t1, order_0_9, order_1_9)
    t749 = select(t747, t748, i8(0))
    t750 = add(t749, i8(32))
    t751 = select(t1, card_0_9, card_1_9)
    t752 = shl(t751, i16(4))
    t753 = to(t159, i16)
    t754 = add(t752, t753)
    t755 = to(t754, i32)
    t756 = shl(t755, i32(6))
    t757 = to(t750, i32)
    t758 = add(t756, t757)
    t759 = select(t745, t758, i32(0))
    t760 = eq(t160, i8(2))
    t761 = eq(t160, i8(8))
    t762 = bor(t760, t761)
    t763 = eq(t160, i8(7))
    t764 = bor(t762, t763)
    t765 = select(t1, seen_0_10, seen_1_10)
    t766 = bor(t199, t359)
    t767 = band(t765, i8(2))
    t768 = eq(t767, i8(2))
    t769 = band(t766, t768)
    t770 = bor(t764, t769)
    t771 = band(t280, t500)
    t772 = bor(t770, t771)
    t773 = band(t765, i8(4))
    t774 = eq(t773, i8(4))
    t775 = select(t1, order_0_10, order_1_10)
    t776 = select(t774, t775, i8(0))
    t777 = add(t776, i8(32))
    t778 = select(t1, card_0_10, card_1_10)
    t779 = shl(t778, i16(4))
    t780 = to(t160, i16)
    t781 = add(t779, t780)
    t782 = to(t781, i32)
    t783 = shl(t782, i32(6))
    t784 = to(t777, i32)
    t785 = add(t783, t784)
    t786 = select(t772, t785, i32(0))
    t787 = eq(t161, i8(2))
    t788 = eq(t161, i8(8))
    t789 = bor(t787, t788)
    t790 = eq(t161, i8(7))
    t791 = bor(t789, t790)
    t792 = select(t1, seen_0_11, seen_1_11)
    t793 = bor(t202, t362)
    t794 = band(t792, i8(2))
    t795 = eq(t794, i8(2))
    t796 = band(t793, t795)
    t797 = bor(t791, t796)
    t798 = band(t285, t500)
    t799 = bor(t797, t798)
    t800 = band(t792, i8(4))
    t801 = eq(t800, i8(4))
    t802 = select(t1, order_0_11, order_1_11)
    t803 = select(t801, t802, i8(0))
    t804 = add(t803, i8(32))
    t805 = select(t1, card_0_11, card_1_11)
    t806 = shl(t805, i16(4))
    t807 = to(t161, i16)
    t808 = add(t806, t807)
    t809 = to(t808, i32)
    t810 = shl(t809, i32(6))
    t811 = to(t804, i32)
    t812 = add(t810, t811)
    t813 = select(t799, t812, i32(0))
    t814 = eq(t162, i8(2))
    t815 = eq(t162, i8(8))
    t816 = bor(t814, t815)
    t817 = eq(t162, i8(7))
    t818 = bor(t816, t817)
    t819 = select(t1, seen_0_12, seen_1_12)
    t820 = bor(t205, t365)
    t821 = band(t819, i8(2))
    t822 = eq(t821, i8(2))
    t823 = band(t820, t822)
    t824 = bor(t818, t823)
    t825 = band(t290, t500)
    t826 = bor(t824, t825)
    t827 = band(t819, i8(4))
    t828 = eq(t827, i8(4))
    t829 = select(t1, order_0_12, order_1_12)
    t830 = select(t828, t829, i8(0))
    t831 = add(t830, i8(32))
    t832 = select(t1, card_0_12, card_1_12)
    t833 = shl(t832, i16(4))
    t834 = to(t162, i16)
    t835 = add(t833, t834)
    t836 = to(t835, i32)
    t837 = shl(t836, i32(6))
    t838 = to(t831, i32)
    t839 = add(t837, t838)
    t840 = select(t826, t839, i32(0))
    t841 = eq(t163, i8(2))
    t842 = eq(t163, i8(8))
    t843 = bor(t841, t842)
    t844 = eq(t163, i8(7))
    t845 = bor(t843, t844)
    t846 = select(t1, seen_0_13, seen_1_13)
    t847 = bor(t208, t368)
    t848 = band(t846, i8(2))
    t849 = eq(t848, i8(2))
    t850 = band(t847, t849)
    t851 = bor(t845, t850)
    t852 = band(t295, t500)
    t853 = bor(t851, t852)
    t854 = band(t846, i8(4))
    t855 = eq(t854, i8(4))
    t856 = select(t1, order_0_13, order_1_13)
    t857 = select(t855, t856, i8(0))
    t858 = add(t857, i8(32))
    t859 = select(t1, card_0_13, card_1_13)
    t860 = shl(t859, i16(4))
    t861 = to(t163, i16)
    t862 = add(t860, t861)
    t863 = to(t862, i32)
    t864 = shl(t863, i32(6))
    t865 = to(t858, i32)
    t866 = add(t864, t865)
    t867 = select(t853, t866, i32(0))
    t868 = eq(t164, i8(2))
    t869 = eq(t164, i8(8))
    t870 = bor(t868, t869)
    t871 = eq(t164, i8(7))
    t872 = bor(t870, t871)
    t873 = select(t1, seen_0_14, seen_1_14)
    t874 = bor(t211, t371)
    t875 = band(t873, i8(2))
    t876 = eq(t875, i8(2))
    t877 = band(t874, t876)
    t878 = bor(t872, t877)
    t879 = band(t300, t500)
    t880 = bor(t878, t879)
    t881 = band(t873, i8(4))
    t882 = eq(t881, i8(4))
    t883 = select(t1, order_0_14, order_1_14)
    t884 = select(t882, t883, i8(0))
    t885 = add(t884, i8(32))
    t886 = select(t1, card_0_14, card_1_14)
    t887 = shl(t886, i16(4))
    t888 = to(t164, i16)
    t889 = add(t887, t888)
    t890 = to(t889, i32)
    t891 = shl(t890, i32(6))
    t892 = to(t885, i32)
    t893 = add(t891, t892)
    t894 = select(t880, t893, i32(0))
    t895 = eq(t165, i8(2))
    t896 = eq(t165, i8(8))
    t897 = bor(t895, t896)
    t898 = eq(t165, i8(7))
    t899 = bor(t897, t898)
    t900 = select(t1, seen_0_15, seen_1_15)
    t901 = bor(t214, t374)
    t902 = band(t900, i8(2))
    t903 = eq(t902, i8(2))
    t904 = band(t901, t903)
    t905 = bor(t899, t904)
    t906 = band(t305, t500)
    t907 = bor(t905, t906)
    t908 = band(t900, i8(4))
    t909 = eq(t908, i8(4))
    t910 = select(t1, order_0_15, order_1_15)
    t911 = select(t909, t910, i8(0))
    t912 = add(t911, i8(32))
    t913 = select(t1, card_0_15, card_1_15)
    t914 = shl(t913, i16(4))
    t915 = to(t165, i16)
    t916 = add(t914, t915)
    t917 = to(t916, i32)
    t918 = shl(t917, i32(6))
    t919 = to(t912, i32)
    t920 = add(t918, t919)
    t921 = select(t907, t920, i32(0))
    t922 = eq(t166, i8(2))
    t923 = eq(t166, i8(8))
    t924 = bor(t922, t923)
    t925 = eq(t166, i8(7))
    t926 = bor(t924, t925)
    t927 = select(t1, seen_0_16, seen_1_16)
    t928 = bor(t217, t377)
    t929 = band(t927, i8(2))
    t930 = eq(t929, i8(2))
    t931 = band(t928, t930)
    t932 = bor(t926, t931)
    t933 = band(t310, t500)
    t934 = bor(t932, t933)
    t935 = band(t927, i8(4))
    t936 = eq(t935, i8(4))
    t937 = select(t1, order_0_16, order_1_16)
    t938 = select(t936, t937, i8(0))
    t939 = add(t938, i8(32))
    t940 = select(t1, card_0_16, card_1_16)
    t941 = shl(t940, i16(4))
    t942 = to(t166, i16)
    t943 = add(t941, t942)
    t944 = to(t943, i32)
    t945 = shl(t944, i32(6))
    t946 = to(t939, i32)
    t947 = add(t945, t946)
    t948 = select(t934, t947, i32(0))
    t949 = eq(t167, i8(2))
    t950 = eq(t167, i8(8))
    t951 = bor(t949, t950)
    t952 = eq(t167, i8(7))
    t953 = bor(t951, t952)
    t954 = select(t1, seen_0_17, seen_1_17)
    t955 = bor(t220, t380)
    t956 = band(t954, i8(2))
    t957 = eq(t956, i8(2))
    t958 = band(t955, t957)
    t959 = bor(t953, t958)
    t960 = band(t315, t500)
    t961 = bor(t959, t960)
    t962 = band(t954, i8(4))
    t963 = eq(t962, i8(4))
    t964 = select(t1, order_0_17, order_1_17)
    t965 = select(t963, t964, i8(0))
    t966 = add(t965, i8(32))
    t967 = select(t1, card_0_17, card_1_17)
    t968 = shl(t967, i16(4))
    t969 = to(t167, i16)
    t970 = add(t968, t969)
    t971 = to(t970, i32)
    t972 = shl(t971, i32(6))
    t973 = to(t966, i32)
    t974 = add(t972, t973)
    t975 = select(t961, t974, i32(0))
    t976 = eq(t168, i8(2))
    t977 = eq(t168, i8(8))
    t978 = bor(t976, t977)
    t979 = eq(t168, i8(7))
    t980 = bor(t978, t979)
    t981 = select(t1, seen_0_18, seen_1_18)
    t982 = bor(t223, t383)
    t983 = band(t981, i8(2))
    t984 = eq(t983, i8(2))
    t985 = band(t982, t984)
    t986 = bor(t980, t985)
    t987 = band(t320, t500)
    t988 = bor(t986, t987)
    t989 = band(t981, i8(4))
    t990 = eq(t989, i8(4))
    t991 = select(t1, order_0_18, order_1_18)
    t992 = select(t990, t991, i8(0))
    t993 = add(t992, i8(32))
    t994 = select(t1, card_0_18, card_1_18)
    t995 = shl(t994, i16(4))
    t996 = to(t168, i16)
    t997 = add(t995, t996)
    t998 = to(t997, i32)
    t999 = shl(t998, i32(6))
    t1000 = to(t993, i32)
    t1001 = add(t999, t1000)
    t1002 = select(t988, t1001, i32(0))
    t1003 = eq(t169, i8(2))
    t1004 = eq(t169, i8(8))
    t1005 = bor(t1003, t1004)
    t1006 = eq(t169, i8(7))
    t1007 = bor(t1005, t1006)
    t1008 = select(t1, seen_0_19, seen_1_19)
    t1009 = bor(t226, t386)
    t1010 = band(t1008, i8(2))
    t1011 = eq(t1010, i8(2))
    t1012 = band(t1009, t1011)
    t1013 = bor(t1007, t1012)
    t1014 = band(t325, t500)
    t1015 = bor(t1013, t1014)
    t1016 = band(t1008, i8(4))
    t1017 = eq(t1016, i8(4))
    t1018 = select(t1, order_0_19, order_1_19)
    t1019 = select(t1017, t1018, i8(0))
    t1020 = add(t1019, i8(32))
    t1021 = select(t1, card_0_19, card_1_19)
    t1022 = shl(t1021, i16(4))
    t1023 = to(t169, i16)
    t1024 = add(t1022, t1023)
    t1025 = to(t1024, i32)
    t1026 = shl(t1025, i32(6))
    t1027 = to(t1020, i32)
    t1028 = add(t1026, t1027)
    t1029 = select(t1015, t1028, i32(0))
    t1030 = most(t516, t543)
    t1031 = least(t516, t543)
    t1032 = most(t570, t597)
    t1033 = least(t570, t597)
    t1034 = most(t624, t651)
    t1035 = least(t624, t651)
    t1036 = most(t678, t705)
    t1037 = least(t678, t705)
    t1038 = most(t732, t759)
    t1039 = least(t732, t759)
    t1040 = most(t786, t813)
    t1041 = least(t786, t813)
    t1042 = most(t840, t867)
    t1043 = least(t840, t867)
    t1044 = most(t894, t921)
    t1045 = least(t894, t921)
    t1046 = most(t948, t975)
    t1047 = least(t948, t975)
    t1048 = most(t1002, t1029)
    t1049 = least(t1002, t1029)
    t1050 = most(t1030, t1032)
    t1051 = least(t1030, t1032)
    t1052 = most(t1031, t1033)
    t1053 = least(t1031, t1033)
    t1054 = most(t1034, t1036)
    t1055 = least(t1034, t1036)
    t1056 = most(t1035, t1037)
    t1057 = least(t1035, t1037)
    t1058 = most(t1038, t1040)
    t1059 = least(t1038, t1040)
    t1060 = most(t1039, t1041)
    t1061 = least(t1039, t1041)
    t1062 = most(t1042, t1044)
    t1063 = least(t1042, t1044)
    t1064 = most(t1043, t1045)
    t1065 = least(t1043, t1045)
    t1066 = most(t1046, t1048)
    t1067 = least(t1046, t1048)
    t1068 = most(t1047, t1049)
    t1069 = least(t1047, t1049)
    t1070 = most(t1052, t1051)
    t1071 = least(t1052, t1051)
    t1072 = most(t1056, t1055)
    t1073 = least(t1056, t1055)
    t1074 = most(t1060, t1059)
    t1075 = least(t1060, t1059)
    t1076 = most(t1064, t1063)
    t1077 = least(t1064, t1063)
    t1078 = most(t1068, t1067)
    t1079 = least(t1068, t1067)
    t1080 = most(t1050, t1054)
    t1081 = least(t1050, t1054)
    t1082 = most(t1070, t1072)
    t1083 = least(t1070, t1072)
    t1084 = most(t1071, t1073)
    t1085 = least(t1071, t1073)
    t1086 = most(t1053, t1057)
    t1087 = least(t1053, t1057)
    t1088 = most(t1058, t1062)
    t1089 = least(t1058, t1062)
    t1090 = most(t1074, t1076)
    t1091 = least(t1074, t1076)
    t1092 = most(t1075, t1077)
    t1093 = least(t1075, t1077)
    t1094 = most(t1061, t1065)
    t1095 = least(t1061, t1065)
    t1096 = most(t1084, t1081)
    t1097 = least(t1084, t1081)
    t1098 = most(t1086, t1083)
    t1099 = least(t1086, t1083)
    t1100 = most(t1092, t1089)
    t1101 = least(t1092, t1089)
    t1102 = most(t1094, t1091)
    t1103 = least(t1094, t1091)
    t1104 = most(t1082, t1096)
    t1105 = least(t1082, t1096)
    t1106 = most(t1098, t1097)
    t1107 = least(t1098, t1097)
    t1108 = most(t1099, t1085)
    t1109 = least(t1099, t1085)
    t1110 = most(t1090, t1100)
    t1111 = least(t1090, t1100)
    t1112 = most(t1102, t1101)
    t1113 = least(t1102, t1101)
    t1114 = most(t1103, t1093)
    t1115 = least(t1103, t1093)
    t1116 = most(t1078, t1079)
    t1117 = least(t1078, t1079)
    t1118 = most(t1080, t1088)
    t1119 = least(t1080, t1088)
    t1120 = most(t1104, t1110)
    t1121 = least(t1104, t1110)
    t1122 = most(t1105, t1111)
    t1123 = least(t1105, t1111)
    t1124 = most(t1106, t1112)
    t1125 = least(t1106, t1112)
    t1126 = most(t1107, t1113)
    t1127 = least(t1107, t1113)
    t1128 = most(t1108, t1114)
    t1129 = least(t1108, t1114)
    t1130 = most(t1109, t1115)
    t1131 = least(t1109, t1115)
    t1132 = most(t1087, t1095)
    t1133 = least(t1087, t1095)
    t1134 = most(t1126, t1119)
    t1135 = least(t1126, t1119)
    t1136 = most(t1128, t1121)
    t1137 = least(t1128, t1121)
    t1138 = most(t1130, t1123)
    t1139 = least(t1130, t1123)
    t1140 = most(t1132, t1125)
    t1141 = least(t1132, t1125)
    t1142 = most(t1122, t1134)
    t1143 = least(t1122, t1134)
    t1144 = most(t1124, t1136)
    t1145 = least(t1124, t1136)
    t1146 = most(t1138, t1135)
    t1147 = least(t1138, t1135)
    t1148 = most(t1140, t1137)
    t1149 = least(t1140, t1137)
    t1150 = most(t1139, t1127)
    t1151 = least(t1139, t1127)
    t1152 = most(t1141, t1129)
    t1153 = least(t1141, t1129)
    t1154 = most(t1120, t1142)
    t1155 = least(t1120, t1142)
    t1156 = most(t1144, t1143)
    t1157 = least(t1144, t1143)
    t1158 = most(t1145, t1146)
    t1159 = least(t1145, t1146)
    t1160 = most(t1148, t1147)
    t1161 = least(t1148, t1147)
    t1162 = most(t1149, t1150)
    t1163 = least(t1149, t1150)
    t1164 = most(t1152, t1151)
    t1165 = least(t1152, t1151)
    t1166 = most(t1153, t1131)
    t1167 = least(t1153, t1131)
    t1168 = most(t1116, t1117)
    t1169 = least(t1116, t1117)
    t1170 = most(t1118, t1066)
    t1171 = least(t1118, t1066)
    t1172 = most(t1154, t1168)
    t1173 = least(t1154, t1168)
    t1174 = most(t1155, t1169)
    t1175 = least(t1155, t1169)
    t1176 = most(t1156, t1069)
    t1177 = least(t1156, t1069)
    t1178 = most(t1161, t1171)
    t1179 = least(t1161, t1171)
    t1180 = most(t1162, t1173)
    t1181 = least(t1162, t1173)
    t1182 = most(t1163, t1175)
    t1183 = least(t1163, t1175)
    t1184 = most(t1164, t1177)
    t1185 = least(t1164, t1177)
    t1186 = most(t1157, t1178)
    t1187 = least(t1157, t1178)
    t1188 = most(t1158, t1180)
    t1189 = least(t1158, t1180)
    t1190 = most(t1159, t1182)
    t1191 = least(t1159, t1182)
    t1192 = most(t1160, t1184)
    t1193 = least(t1160, t1184)
    t1194 = most(t1165, t1179)
    t1195 = least(t1165, t1179)
    t1196 = most(t1166, t1181)
    t1197 = least(t1166, t1181)
    t1198 = most(t1167, t1183)
    t1199 = least(t1167, t1183)
    t1200 = most(t1133, t1185)
    t1201 = least(t1133, t1185)
    t1202 = most(t1174, t1186)
    t1203 = least(t1174, t1186)
    t1204 = most(t1176, t1188)
    t1205 = least(t1176, t1188)
    t1206 = most(t1190, t1187)
    t1207 = least(t1190, t1187)
    t1208 = most(t1192, t1189)
    t1209 = least(t1192, t1189)
    t1210 = most(t1191, t1194)
    t1211 = least(t1191, t1194)
    t1212 = most(t1193, t1196)
    t1213 = least(t1193, t1196)
    t1214 = most(t1198, t1195)
    t1215 = least(t1198, t1195)
    t1216 = most(t1200, t1197)
    t1217 = least(t1200, t1197)
    t1218 = most(t1172, t1202)
    t1219 = least(t1172, t1202)
    t1220 = most(t1204, t1203)
    t1221 = least(t1204, t1203)
    t1222 = most(t1205, t1206)
    t1223 = least(t1205, t1206)
    t1224 = most(t1208, t1207)
    t1225 = least(t1208, t1207)
    t1226 = most(t1209, t1210)
    t1227 = least(t1209, t1210)
    t1228 = most(t1212, t1211)
    t1229 = least(t1212, t1211)
    t1230 = most(t1213, t1214)
    t1231 = least(t1213, t1214)
    t1232 = most(t1216, t1215)
    t1233 = least(t1216, t1215)
    t1234 = most(t1217, t1199)
    t1235 = least(t1217, t1199)
    t1236 = sar(t1170, i32(10))
    t1237 = sar(t1170, i32(6))
    t1238 = band(t1237, i32(15))
    t1239 = gt(t1170, i32(0))
    t1240 = band(t1170, i32(63))
    t1241 = sub(t1240, i32(32))
    t1242 = select(t1239, t1241, i32(0))
    t1243 = sar(t1218, i32(10))
    t1244 = sar(t1218, i32(6))
    t1245 = band(t1244, i32(15))
    t1246 = gt(t1218, i32(0))
    t1247 = band(t1218, i32(63))
    t1248 = sub(t1247, i32(32))
    t1249 = select(t1246, t1248, i32(0))
    t1250 = sar(t1219, i32(10))
    t1251 = sar(t1219, i32(6))
    t1252 = band(t1251, i32(15))
    t1253 = gt(t1219, i32(0))
    t1254 = band(t1219, i32(63))
    t1255 = sub(t1254, i32(32))
    t1256 = select(t1253, t1255, i32(0))
    t1257 = sar(t1220, i32(10))
    t1258 = sar(t1220, i32(6))
    t1259 = band(t1258, i32(15))
    t1260 = gt(t1220, i32(0))
    t1261 = band(t1220, i32(63))
    t1262 = sub(t1261, i32(32))
    t1263 = select(t1260, t1262, i32(0))
    t1264 = sar(t1221, i32(10))
    t1265 = sar(t1221, i32(6))
    t1266 = band(t1265, i32(15))
    t1267 = gt(t1221, i32(0))
    t1268 = band(t1221, i32(63))
    t1269 = sub(t1268, i32(32))
    t1270 = select(t1267, t1269, i32(0))
    t1271 = sar(t1222, i32(10))
    t1272 = sar(t1222, i32(6))
    t1273 = band(t1272, i32(15))
    t1274 = gt(t1222, i32(0))
    t1275 = band(t1222, i32(63))
    t1276 = sub(t1275, i32(32))
    t1277 = select(t1274, t1276, i32(0))
    t1278 = sar(t1223, i32(10))
    t1279 = sar(t1223, i32(6))
    t1280 = band(t1279, i32(15))
    t1281 = gt(t1223, i32(0))
    t1282 = band(t1223, i32(63))
    t1283 = sub(t1282, i32(32))
    t1284 = select(t1281, t1283, i32(0))
    t1285 = sar(t1224, i32(10))
    t1286 = sar(t1224, i32(6))
    t1287 = band(t1286, i32(15))
    t1288 = gt(t1224, i32(0))
    t1289 = band(t1224, i32(63))
    t1290 = sub(t1289, i32(32))
    t1291 = select(t1288, t1290, i32(0))
    t1292 = sar(t1225, i32(10))
    t1293 = sar(t1225, i32(6))
    t1294 = band(t1293, i32(15))
    t1295 = gt(t1225, i32(0))
    t1296 = band(t1225, i32(63))
    t1297 = sub(t1296, i32(32))
    t1298 = select(t1295, t1297, i32(0))
    t1299 = sar(t1226, i32(10))
    t1300 = sar(t1226, i32(6))
    t1301 = band(t1300, i32(15))
    t1302 = gt(t1226, i32(0))
    t1303 = band(t1226, i32(63))
    t1304 = sub(t1303, i32(32))
    t1305 = select(t1302, t1304, i32(0))
    t1306 = sar(t1227, i32(10))
    t1307 = sar(t1227, i32(6))
    t1308 = band(t1307, i32(15))
    t1309 = gt(t1227, i32(0))
    t1310 = band(t1227, i32(63))
    t1311 = sub(t1310, i32(32))
    t1312 = select(t1309, t1311, i32(0))
    t1313 = sar(t1228, i32(10))
    t1314 = sar(t1228, i32(6))
    t1315 = band(t1314, i32(15))
    t1316 = gt(t1228, i32(0))
    t1317 = band(t1228, i32(63))
    t1318 = sub(t1317, i32(32))
    t1319 = select(t1316, t1318, i32(0))
    t1320 = sar(t1229, i32(10))
    t1321 = sar(t1229, i32(6))
    t1322 = band(t1321, i32(15))
    t1323 = gt(t1229, i32(0))
    t1324 = band(t1229, i32(63))
    t1325 = sub(t1324, i32(32))
    t1326 = select(t1323, t1325, i32(0))
    t1327 = sar(t1230, i32(10))
    t1328 = sar(t1230, i32(6))
    t1329 = band(t1328, i32(15))
    t1330 = gt(t1230, i32(0))
    t1331 = band(t1230, i32(63))
    t1332 = sub(t1331, i32(32))
    t1333 = select(t1330, t1332, i32(0))
    t1334 = sar(t1231, i32(10))
    t1335 = sar(t1231, i32(6))
    t1336 = band(t1335, i32(15))
    t1337 = gt(t1231, i32(0))
    t1338 = band(t1231, i32(63))
    t1339 = sub(t1338, i32(32))
    t1340 = select(t1337, t1339, i32(0))
    t1341 = sar(t1232, i32(10))
    t1342 = sar(t1232, i32(6))
    t1343 = band(t1342, i32(15))
    t1344 = gt(t1232, i32(0))
    t1345 = band(t1232, i32(63))
    t1346 = sub(t1345, i32(32))
    t1347 = select(t1344, t1346, i32(0))
    t1348 = sar(t1233, i32(10))
    t1349 = sar(t1233, i32(6))
    t1350 = band(t1349, i32(15))
    t1351 = gt(t1233, i32(0))
    t1352 = band(t1233, i32(63))
    t1353 = sub(t1352, i32(32))
    t1354 = select(t1351, t1353, i32(0))
    t1355 = sar(t1234, i32(10))
    t1356 = sar(t1234, i32(6))
    t1357 = band(t1356, i32(15))
    t1358 = gt(t1234, i32(0))
    t1359 = band(t1234, i32(63))
    t1360 = sub(t1359, i32(32))
    t1361 = select(t1358, t1360, i32(0))
    t1362 = sar(t1235, i32(10))
    t1363 = sar(t1235, i32(6))
    t1364 = band(t1363, i32(15))
    t1365 = gt(t1235, i32(0))
    t1366 = band(t1235, i32(63))
    t1367 = sub(t1366, i32(32))
    t1368 = select(t1365, t1367, i32(0))
    t1369 = sar(t1201, i32(10))
    t1370 = sar(t1201, i32(6))
    t1371 = band(t1370, i32(15))
    t1372 = gt(t1201, i32(0))
    t1373 = band(t1201, i32(63))
    t1374 = sub(t1373, i32(32))
    t1375 = select(t1372, t1374, i32(0))
    t1376 = to(t0, i8)
    t1377 = to(t11, i8)
    t1378 = select(t1, points_1, points_0)
    t1379 = select(t1, energy_now_1, energy_now_0)
    t1380 = select(t1, energy_next_1, energy_next_0)
    t1381 = select(t1, declared_1, declared_0)
    t1382 = select(t1, poison_1, poison_0)
    t1383 = select(t1, daze_1, daze_0)
    t1384 = select(t1, moved_1, moved_0)
    t1385 = select(t1, locked_1, locked_0)
    t1386 = select(t1, takes_1, takes_0)
    t1387 = select(t1, prevent_1, prevent_0)
    t1388 = select(t1, deals_1, deals_0)
    t1389 = select(t1, no_attack_1, no_attack_0)
    t1390 = select(t1, no_retreat_1, no_retreat_0)
    t1391 = select(t1, discarded_1_0, discarded_0_0)
    t1392 = select(t1, discarded_1_1, discarded_0_1)
    t1393 = select(t1, discarded_1_2, discarded_0_2)
    t1394 = select(t1, discarded_1_3, discarded_0_3)
    t1395 = select(t1, discarded_1_4, discarded_0_4)
    t1396 = select(t1, discarded_1_5, discarded_0_5)
    t1397 = select(t1, discarded_1_6, discarded_0_6)
    t1398 = select(t1, discarded_1_7, discarded_0_7)
    t1399 = select(t1, discarded_1_8, discarded_0_8)
    t1400 = select(t1, pokemon_1_0, pokemon_0_0)
    t1401 = select(t1, damage_1_0, damage_0_0)
    t1402 = select(t1, fresh_1_0, fresh_0_0)
    t1403 = select(t1, used_1_0, used_0_0)
    t1404 = select(t1, energy_1_0_0, energy_0_0_0)
    t1405 = select(t1, energy_1_0_1, energy_0_0_1)
    t1406 = select(t1, energy_1_0_2, energy_0_0_2)
    t1407 = select(t1, energy_1_0_3, energy_0_0_3)
    t1408 = select(t1, energy_1_0_4, energy_0_0_4)
    t1409 = select(t1, energy_1_0_5, energy_0_0_5)
    t1410 = select(t1, energy_1_0_6, energy_0_0_6)
    t1411 = select(t1, energy_1_0_7, energy_0_0_7)
    t1412 = select(t1, energy_1_0_8, energy_0_0_8)
    t1413 = select(t1, pokemon_1_1, pokemon_0_1)
    t1414 = select(t1, damage_1_1, damage_0_1)
    t1415 = select(t1, fresh_1_1, fresh_0_1)
    t1416 = select(t1, used_1_1, used_0_1)
    t1417 = select(t1, energy_1_1_0, energy_0_1_0)
    t1418 = select(t1, energy_1_1_1, energy_0_1_1)
    t1419 = select(t1, energy_1_1_2, energy_0_1_2)
    t1420 = select(t1, energy_1_1_3, energy_0_1_3)
    t1421 = select(t1, energy_1_1_4, energy_0_1_4)
    t1422 = select(t1, energy_1_1_5, energy_0_1_5)
    t1423 = select(t1, energy_1_1_6, energy_0_1_6)
    t1424 = select(t1, energy_1_1_7, energy_0_1_7)
    t1425 = select(t1, energy_1_1_8, energy_0_1_8)
    t1426 = select(t1, pokemon_1_2, pokemon_0_2)
    t1427 = select(t1, damage_1_2, damage_0_2)
    t1428 = select(t1, fresh_1_2, fresh_0_2)
    t1429 = select(t1, used_1_2, used_0_2)
    t1430 = select(t1, energy_1_2_0, energy_0_2_0)
    t1431 = select(t1, energy_1_2_1, energy_0_2_1)
    t1432 = select(t1, energy_1_2_2, energy_0_2_2)
    t1433 = select(t1, energy_1_2_3, energy_0_2_3)
    t1434 = select(t1, energy_1_2_4, energy_0_2_4)
    t1435 = select(t1, energy_1_2_5, energy_0_2_5)
    t1436 = select(t1, energy_1_2_6, energy_0_2_6)
    t1437 = select(t1, energy_1_2_7, energy_0_2_7)
    t1438 = select(t1, energy_1_2_8, energy_0_2_8)
    t1439 = select(t1, pokemon_1_3, pokemon_0_3)
    t1440 = select(t1, damage_1_3, damage_0_3)
    t1441 = select(t1, fresh_1_3, fresh_0_3)
    t1442 = select(t1, used_1_3, used_0_3)
    t1443 = select(t1, energy_1_3_0, energy_0_3_0)
    t1444 = select(t1, energy_1_3_1, energy_0_3_1)
    t1445 = select(t1, energy_1_3_2, energy_0_3_2)
    t1446 = select(t1, energy_1_3_3, energy_0_3_3)
    t1447 = select(t1, energy_1_3_4, energy_0_3_4)
    t1448 = select(t1, energy_1_3_5, energy_0_3_5)
    t1449 = select(t1, energy_1_3_6, energy_0_3_6)
    t1450 = select(t1, energy_1_3_7, energy_0_3_7)
    t1451 = select(t1, energy_1_3_8, energy_0_3_8)
    t1452 = select(t1, points_0, points_1)
    t1453 = select(t1, energy_now_0, energy_now_1)
    t1454 = select(t1, energy_next_0, energy_next_1)
    t1455 = select(t1, poison_0, poison_1)
    t1456 = select(t1, daze_0, daze_1)
    t1457 = select(t1, moved_0, moved_1)
    t1458 = select(t1, locked_0, locked_1)
    t1459 = select(t1, takes_0, takes_1)
    t1460 = select(t1, prevent_0, prevent_1)
    t1461 = select(t1, deals_0, deals_1)
    t1462 = select(t1, no_attack_0, no_attack_1)
    t1463 = select(t1, no_retreat_0, no_retreat_1)
    t1464 = select(t1, discarded_0_0, discarded_1_0)
    t1465 = select(t1, discarded_0_1, discarded_1_1)
    t1466 = select(t1, discarded_0_2, discarded_1_2)
    t1467 = select(t1, discarded_0_3, discarded_1_3)
    t1468 = select(t1, discarded_0_4, discarded_1_4)
    t1469 = select(t1, discarded_0_5, discarded_1_5)
    t1470 = select(t1, discarded_0_6, discarded_1_6)
    t1471 = select(t1, discarded_0_7, discarded_1_7)
    t1472 = select(t1, discarded_0_8, discarded_1_8)
    t1473 = select(t1, pokemon_0_0, pokemon_1_0)
    t1474 = select(t2, i16(0), t1473)
    t1475 = select(t1, damage_0_0, damage_1_0)
    t1476 = select(t2, i8(0), t1475)
    t1477 = select(t1, fresh_0_0, fresh_1_0)
    t1478 = select(t2, i8(0), t1477)
    t1479 = select(t1, used_0_0, used_1_0)
    t1480 = select(t2, i8(0), t1479)
    t1481 = select(t1, energy_0_0_0, energy_1_0_0)
    t1482 = select(t2, i8(0), t1481)
    t1483 = select(t1, energy_0_0_1, energy_1_0_1)
    t1484 = select(t2, i8(0), t1483)
    t1485 = select(t1, energy_0_0_2, energy_1_0_2)
    t1486 = select(t2, i8(0), t1485)
    t1487 = select(t1, energy_0_0_3, energy_1_0_3)
    t1488 = select(t2, i8(0), t1487)
    t1489 = select(t1, energy_0_0_4, energy_1_0_4)
    t1490 = select(t2, i8(0), t1489)
    t1491 = select(t1, energy_0_0_5, energy_1_0_5)
    t1492 = select(t2, i8(0), t1491)
    t1493 = select(t1, energy_0_0_6, energy_1_0_6)
    t1494 = select(t2, i8(0), t1493)
    t1495 = select(t1, energy_0_0_7, energy_1_0_7)
    t1496 = select(t2, i8(0), t1495)
    t1497 = select(t1, energy_0_0_8, energy_1_0_8)
    t1498 = select(t2, i8(0), t1497)
    t1499 = select(t1, pokemon_0_1, pokemon_1_1)
    t1500 = select(t2, i16(0), t1499)
    t1501 = select(t1, damage_0_1, damage_1_1)
    t1502 = select(t2, i8(0), t1501)
    t1503 = select(t1, fresh_0_1, fresh_1_1)
    t1504 = select(t2, i8(0), t1503)
    t1505 = select(t1, used_0_1, used_1_1)
    t1506 = select(t2, i8(0), t1505)
    t1507 = select(t1, energy_0_1_0, energy_1_1_0)
    t1508 = select(t2, i8(0), t1507)
    t1509 = select(t1, energy_0_1_1, energy_1_1_1)
    t1510 = select(t2, i8(0), t1509)
    t1511 = select(t1, energy_0_1_2, energy_1_1_2)
    t1512 = select(t2, i8(0), t1511)
    t1513 = select(t1, energy_0_1_3, energy_1_1_3)
    t1514 = select(t2, i8(0), t1513)
    t1515 = select(t1, energy_0_1_4, energy_1_1_4)
    t1516 = select(t2, i8(0), t1515)
    t1517 = select(t1, energy_0_1_5, energy_1_1_5)
    t1518 = select(t2, i8(0), t1517)
    t1519 = select(t1, energy_0_1_6, energy_1_1_6)
    t1520 = select(t2, i8(0), t1519)
    t1521 = select(t1, energy_0_1_7, energy_1_1_7)
    t1522 = select(t2, i8(0), t1521)
    t1523 = select(t1, energy_0_1_8, energy_1_1_8)
    t1524 = select(t2, i8(0), t1523)
    t1525 = select(t1, pokemon_0_2, pokemon_1_2)
    t1526 = select(t2, i16(0), t1525)
    t1527 = select(t1, damage_0_2, damage_1_2)
    t1528 = select(t2, i8(0), t1527)
    t1529 = select(t1, fresh_0_2, fresh_1_2)
    t1530 = select(t2, i8(0), t1529)
    t1531 = select(t1, used_0_2, used_1_2)
    t1532 = select(t2, i8(0), t1531)
    t1533 = select(t1, energy_0_2_0, energy_1_2_0)
    t1534 = select(t2, i8(0), t1533)
    t1535 = select(t1, energy_0_2_1, energy_1_2_1)
    t1536 = select(t2, i8(0), t1535)
    t1537 = select(t1, energy_0_2_2, energy_1_2_2)
    t1538 = select(t2, i8(0), t1537)
    t1539 = select(t1, energy_0_2_3, energy_1_2_3)
    t1540 = select(t2, i8(0), t1539)
    t1541 = select(t1, energy_0_2_4, energy_1_2_4)
    t1542 = select(t2, i8(0), t1541)
    t1543 = select(t1, energy_0_2_5, energy_1_2_5)
    t1544 = select(t2, i8(0), t1543)
    t1545 = select(t1, energy_0_2_6, energy_1_2_6)
    t1546 = select(t2, i8(0), t1545)
    t1547 = select(t1, energy_0_2_7, energy_1_2_7)
    t1548 = select(t2, i8(0), t1547)
    t1549 = select(t1, energy_0_2_8, energy_1_2_8)
    t1550 = select(t2, i8(0), t1549)
    t1551 = select(t1, pokemon_0_3, pokemon_1_3)
    t1552 = select(t2, i16(0), t1551)
    t1553 = select(t1, damage_0_3, damage_1_3)
    t1554 = select(t2, i8(0), t1553)
    t1555 = select(t1, fresh_0_3, fresh_1_3)
    t1556 = select(t2, i8(0), t1555)
    t1557 = select(t1, used_0_3, used_1_3)
    t1558 = select(t2, i8(0), t1557)
    t1559 = select(t1, energy_0_3_0, energy_1_3_0)
    t1560 = select(t2, i8(0), t1559)
    t1561 = select(t1, energy_0_3_1, energy_1_3_1)
    t1562 = select(t2, i8(0), t1561)
    t1563 = select(t1, energy_0_3_2, energy_1_3_2)
    t1564 = select(t2, i8(0), t1563)
    t1565 = select(t1, energy_0_3_3, energy_1_3_3)
    t1566 = select(t2, i8(0), t1565)
    t1567 = select(t1, energy_0_3_4, energy_1_3_4)
    t1568 = select(t2, i8(0), t1567)
    t1569 = select(t1, energy_0_3_5, energy_1_3_5)
    t1570 = select(t2, i8(0), t1569)
    t1571 = select(t1, energy_0_3_6, energy_1_3_6)
    t1572 = select(t2, i8(0), t1571)
    t1573 = select(t1, energy_0_3_7, energy_1_3_7)
    t1574 = select(t2, i8(0), t1573)
    t1575 = select(t1, energy_0_3_8, energy_1_3_8)
    t1576 = select(t2, i8(0), t1575)
    t1577 = select(t1, card_1_0, card_0_0)
    t1578 = select(t1, card_1_1, card_0_1)
    t1579 = select(t1, card_1_2, card_0_2)
    t1580 = select(t1, card_1_3, card_0_3)
    t1581 = select(t1, card_1_4, card_0_4)
    t1582 = select(t1, card_1_5, card_0_5)
    t1583 = select(t1, card_1_6, card_0_6)
    t1584 = select(t1, card_1_7, card_0_7)
    t1585 = select(t1, card_1_8, card_0_8)
    t1586 = select(t1, card_1_9, card_0_9)
    t1587 = select(t1, card_1_10, card_0_10)
    t1588 = select(t1, card_1_11, card_0_11)
    t1589 = select(t1, card_1_12, card_0_12)
    t1590 = select(t1, card_1_13, card_0_13)
    t1591 = select(t1, card_1_14, card_0_14)
    t1592 = select(t1, card_1_15, card_0_15)
    t1593 = select(t1, card_1_16, card_0_16)
    t1594 = select(t1, card_1_17, card_0_17)
    t1595 = select(t1, card_1_18, card_0_18)
    t1596 = select(t1, card_1_19, card_0_19)
    return (t1376, t1377, t9, t1378, t90, t149, t1379, t1380, t1381, t1382, t1383, t1384, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1393, t1394, t1395, t1396, t1397, t1398, t1399, t1400, t1401, t1402, t1403, t1404, t1405, t1406, t1407, t1408, t1409, t1410, t1411, t1412, t1413, t1414, t1415, t1416, t1417, t1418, t1419, t1420, t1421, t1422, t1423, t1424, t1425, t1426, t1427, t1428, t1429, t1430, t1431, t1432, t1433, t1434, t1435, t1436, t1437, t1438, t1439, t1440, t1441, t1442, t1443, t1444, t1445, t1446, t1447, t1448, t1449, t1450, t1451, t1452, t329, t388, t1453, t1454, t1455, t1456, t1457, t1458, t1459, t1460, t1461, t1462, t1463, t1464, t1465, t1466, t1467, t1468, t1469, t1470, t1471, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1564, t1566, t1568, t1570, t1572, t1574, t1576, t1577, t12, t393, t1578, t13, t398, t1579, t14, t403, t1580, t15, t408, t1581, t16, t413, t1582, t17, t418, t1583, t18, t423, t1584, t19, t428, t1585, t20, t433, t1586, t21, t438, t1587, t22, t443, t1588, t23, t448, t1589, t24, t453, t1590, t25, t458, t1591, t26, t463, t1592, t27, t468, t1593, t28, t473, t1594, t29, t478, t1595, t30, t483, t1596, t31, t488, t1236, t1238, t1242, t1243, t1245, t1249, t1250, t1252, t1256, t1257, t1259, t1263, t1264, t1266, t1270, t1271, t1273, t1277, t1278, t1280, t1284, t1285, t1287, t1291, t1292, t1294, t1298, t1299, t1301, t1305, t1306, t1308, t1312, t1313, t1315, t1319, t1320, t1322, t1326, t1327, t1329, t1333, t1334, t1336, t1340, t1341, t1343, t1347, t1348, t1350, t1354, t1355, t1357, t1361, t1362, t1364, t1368, t1369, t1371, t1375,)


_00_viewer_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0),)


def observe(x):
    turn = x['turn']
    turn_player = x['turn_player']
    phase = x['phase']
    decider = x['decider']
    supporter_played = x['supporter_played']
    retreated = x['retreated']
    row = x['row']
    source = x['source']
    left = x['left']
    it = x['it']
    heads = x['heads']
    dealt = x['dealt']
    retreat_less = x['retreat_less']
    boost0 = x['boost0']
    boost1 = x['boost1']
    points_0 = x['points_0']
    energy_now_0 = x['energy_now_0']
    energy_next_0 = x['energy_next_0']
    declared_0 = x['declared_0']
    poison_0 = x['poison_0']
    daze_0 = x['daze_0']
    moved_0 = x['moved_0']
    locked_0 = x['locked_0']
    takes_0 = x['takes_0']
    prevent_0 = x['prevent_0']
    deals_0 = x['deals_0']
    no_attack_0 = x['no_attack_0']
    no_retreat_0 = x['no_retreat_0']
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
    fresh_0_0 = x['fresh_0_0']
    used_0_0 = x['used_0_0']
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
    fresh_0_1 = x['fresh_0_1']
    used_0_1 = x['used_0_1']
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
    fresh_0_2 = x['fresh_0_2']
    used_0_2 = x['used_0_2']
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
    fresh_0_3 = x['fresh_0_3']
    used_0_3 = x['used_0_3']
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
    daze_1 = x['daze_1']
    moved_1 = x['moved_1']
    locked_1 = x['locked_1']
    takes_1 = x['takes_1']
    prevent_1 = x['prevent_1']
    deals_1 = x['deals_1']
    no_attack_1 = x['no_attack_1']
    no_retreat_1 = x['no_retreat_1']
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
    fresh_1_0 = x['fresh_1_0']
    used_1_0 = x['used_1_0']
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
    fresh_1_1 = x['fresh_1_1']
    used_1_1 = x['used_1_1']
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
    fresh_1_2 = x['fresh_1_2']
    used_1_2 = x['used_1_2']
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
    fresh_1_3 = x['fresh_1_3']
    used_1_3 = x['used_1_3']
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
    (t1376, t1377, t9, t1378, t90, t149, t1379, t1380, t1381, t1382, t1383, t1384, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1393, t1394, t1395, t1396, t1397, t1398, t1399, t1400, t1401, t1402, t1403, t1404, t1405, t1406, t1407, t1408, t1409, t1410, t1411, t1412, t1413, t1414, t1415, t1416, t1417, t1418, t1419, t1420, t1421, t1422, t1423, t1424, t1425, t1426, t1427, t1428, t1429, t1430, t1431, t1432, t1433, t1434, t1435, t1436, t1437, t1438, t1439, t1440, t1441, t1442, t1443, t1444, t1445, t1446, t1447, t1448, t1449, t1450, t1451, t1452, t329, t388, t1453, t1454, t1455, t1456, t1457, t1458, t1459, t1460, t1461, t1462, t1463, t1464, t1465, t1466, t1467, t1468, t1469, t1470, t1471, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1564, t1566, t1568, t1570, t1572, t1574, t1576, t1577, t12, t393, t1578, t13, t398, t1579, t14, t403, t1580, t15, t408, t1581, t16, t413, t1582, t17, t418, t1583, t18, t423, t1584, t19, t428, t1585, t20, t433, t1586, t21, t438, t1587, t22, t443, t1588, t23, t448, t1589, t24, t453, t1590, t25, t458, t1591, t26, t463, t1592, t27, t468, t1593, t28, t473, t1594, t29, t478, t1595, t30, t483, t1596, t31, t488, t1236, t1238, t1242, t1243, t1245, t1249, t1250, t1252, t1256, t1257, t1259, t1263, t1264, t1266, t1270, t1271, t1273, t1277, t1278, t1280, t1284, t1285, t1287, t1291, t1292, t1294, t1298, t1299, t1301, t1305, t1306, t1308, t1312, t1313, t1315, t1319, t1320, t1322, t1326, t1327, t1329, t1333, t1334, t1336, t1340, t1341, t1343, t1347, t1348, t1350, t1354, t1355, t1357, t1361, t1362, t1364, t1368, t1369, t1371, t1375,) = cut(_00_viewer, _00_viewer_off, player, turn_player, phase, it, decider, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, daze_1, daze_0, moved_1, moved_0, locked_1, locked_0, takes_1, takes_0, prevent_1, prevent_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8)
    return {
        'turn': turn,
        'my_turn': t1376,
        'deciding': t1377,
        'phase': phase,
        'stadium': i8(0),
        'stadium_mine': i8(0),
        'supporter_played': supporter_played,
        'stadium_played': i8(0),
        'stadium_used': i8(0),
        'retreated': retreated,
        'row': row,
        'source': source,
        'left': left,
        'it': t9,
        'heads': heads,
        'dealt': dealt,
        'result': i8(0),
        'attack': i8(0),
        'attacker': i8(0),
        'hit': i8(0),
        'again': i8(0),
        'ending': i8(0),
        'first_heads': i8(0),
        'reflipped': i8(0),
        'retreat_less': retreat_less,
        'boost0': boost0,
        'boost1': boost1,
        'my_points': t1378,
        'my_hand': t90,
        'my_deck': t149,
        'my_energy_now': t1379,
        'my_energy_next': t1380,
        'my_declared': t1381,
        'my_poison': t1382,
        'my_burn': i8(0),
        'my_daze': t1383,
        'my_daze_fresh': i8(0),
        'my_moved': t1384,
        'my_fallen': i8(0),
        'my_knockouts': i8(0),
        'my_title': i8(0),
        'my_title_next': i8(0),
        'my_locked': t1385,
        'my_locked_item': i8(0),
        'my_locked_trainer': i8(0),
        'my_locked_evolve': i8(0),
        'my_locked_zone': i8(0),
        'my_takes': t1386,
        'my_takes_ex': i8(0),
        'my_prevent': t1387,
        'my_prevent_small': i8(0),
        'my_no_weakness': i8(0),
        'my_hit_back': i8(0),
        'my_snare': i8(0),
        'my_deals': t1388,
        'my_no_attack': t1389,
        'my_no_retreat': t1390,
        'my_attack_cost': i8(0),
        'my_retreat_more': i8(0),
        'my_smoke': i8(0),
        'my_doom': i8(0),
        'my_doze': i8(0),
        'my_rest': i8(0),
        'my_bonus': i8(0),
        'my_bonus_for': i8(0),
        'my_rest_next': i8(0),
        'my_bonus_next': i8(0),
        'my_bonus_for_next': i8(0),
        'my_exposed_next': i8(0),
        'my_exposed': i8(0),
        'my_frenzy': i8(0),
        'my_frenzy_for': i8(0),
        'my_haze': i8(0),
        'my_silenced': i8(0),
        'my_discarded_0': t1391,
        'my_discarded_1': t1392,
        'my_discarded_2': t1393,
        'my_discarded_3': t1394,
        'my_discarded_4': t1395,
        'my_discarded_5': t1396,
        'my_discarded_6': t1397,
        'my_discarded_7': t1398,
        'my_discarded_8': t1399,
        'my_pokemon_0': t1400,
        'my_damage_0': t1401,
        'my_tool_0': i8(0),
        'my_fresh_0': t1402,
        'my_used_0': t1403,
        'my_grown_0': i8(0),
        'my_fought_0': i8(0),
        'my_spent_0': i8(0),
        'my_struck_0': i8(0),
        'my_trap_0': i8(0),
        'my_energy_0_0': t1404,
        'my_energy_0_1': t1405,
        'my_energy_0_2': t1406,
        'my_energy_0_3': t1407,
        'my_energy_0_4': t1408,
        'my_energy_0_5': t1409,
        'my_energy_0_6': t1410,
        'my_energy_0_7': t1411,
        'my_energy_0_8': t1412,
        'my_pokemon_1': t1413,
        'my_damage_1': t1414,
        'my_tool_1': i8(0),
        'my_fresh_1': t1415,
        'my_used_1': t1416,
        'my_grown_1': i8(0),
        'my_fought_1': i8(0),
        'my_spent_1': i8(0),
        'my_struck_1': i8(0),
        'my_trap_1': i8(0),
        'my_energy_1_0': t1417,
        'my_energy_1_1': t1418,
        'my_energy_1_2': t1419,
        'my_energy_1_3': t1420,
        'my_energy_1_4': t1421,
        'my_energy_1_5': t1422,
        'my_energy_1_6': t1423,
        'my_energy_1_7': t1424,
        'my_energy_1_8': t1425,
        'my_pokemon_2': t1426,
        'my_damage_2': t1427,
        'my_tool_2': i8(0),
        'my_fresh_2': t1428,
        'my_used_2': t1429,
        'my_grown_2': i8(0),
        'my_fought_2': i8(0),
        'my_spent_2': i8(0),
        'my_struck_2': i8(0),
        'my_trap_2': i8(0),
        'my_energy_2_0': t1430,
        'my_energy_2_1': t1431,
        'my_energy_2_2': t1432,
        'my_energy_2_3': t1433,
        'my_energy_2_4': t1434,
        'my_energy_2_5': t1435,
        'my_energy_2_6': t1436,
        'my_energy_2_7': t1437,
        'my_energy_2_8': t1438,
        'my_pokemon_3': t1439,
        'my_damage_3': t1440,
        'my_tool_3': i8(0),
        'my_fresh_3': t1441,
        'my_used_3': t1442,
        'my_grown_3': i8(0),
        'my_fought_3': i8(0),
        'my_spent_3': i8(0),
        'my_struck_3': i8(0),
        'my_trap_3': i8(0),
        'my_energy_3_0': t1443,
        'my_energy_3_1': t1444,
        'my_energy_3_2': t1445,
        'my_energy_3_3': t1446,
        'my_energy_3_4': t1447,
        'my_energy_3_5': t1448,
        'my_energy_3_6': t1449,
        'my_energy_3_7': t1450,
        'my_energy_3_8': t1451,
        'their_points': t1452,
        'their_hand': t329,
        'their_deck': t388,
        'their_energy_now': t1453,
        'their_energy_next': t1454,
        'their_declared': i8(0),
        'their_poison': t1455,
        'their_burn': i8(0),
        'their_daze': t1456,
        'their_daze_fresh': i8(0),
        'their_moved': t1457,
        'their_fallen': i8(0),
        'their_knockouts': i8(0),
        'their_title': i8(0),
        'their_title_next': i8(0),
        'their_locked': t1458,
        'their_locked_item': i8(0),
        'their_locked_trainer': i8(0),
        'their_locked_evolve': i8(0),
        'their_locked_zone': i8(0),
        'their_takes': t1459,
        'their_takes_ex': i8(0),
        'their_prevent': t1460,
        'their_prevent_small': i8(0),
        'their_no_weakness': i8(0),
        'their_hit_back': i8(0),
        'their_snare': i8(0),
        'their_deals': t1461,
        'their_no_attack': t1462,
        'their_no_retreat': t1463,
        'their_attack_cost': i8(0),
        'their_retreat_more': i8(0),
        'their_smoke': i8(0),
        'their_doom': i8(0),
        'their_doze': i8(0),
        'their_rest': i8(0),
        'their_bonus': i8(0),
        'their_bonus_for': i8(0),
        'their_rest_next': i8(0),
        'their_bonus_next': i8(0),
        'their_bonus_for_next': i8(0),
        'their_exposed_next': i8(0),
        'their_exposed': i8(0),
        'their_frenzy': i8(0),
        'their_frenzy_for': i8(0),
        'their_haze': i8(0),
        'their_silenced': i8(0),
        'their_discarded_0': t1464,
        'their_discarded_1': t1465,
        'their_discarded_2': t1466,
        'their_discarded_3': t1467,
        'their_discarded_4': t1468,
        'their_discarded_5': t1469,
        'their_discarded_6': t1470,
        'their_discarded_7': t1471,
        'their_discarded_8': t1472,
        'their_pokemon_0': t1474,
        'their_damage_0': t1476,
        'their_tool_0': i8(0),
        'their_fresh_0': t1478,
        'their_used_0': t1480,
        'their_grown_0': i8(0),
        'their_fought_0': i8(0),
        'their_spent_0': i8(0),
        'their_struck_0': i8(0),
        'their_trap_0': i8(0),
        'their_energy_0_0': t1482,
        'their_energy_0_1': t1484,
        'their_energy_0_2': t1486,
        'their_energy_0_3': t1488,
        'their_energy_0_4': t1490,
        'their_energy_0_5': t1492,
        'their_energy_0_6': t1494,
        'their_energy_0_7': t1496,
        'their_energy_0_8': t1498,
        'their_pokemon_1': t1500,
        'their_damage_1': t1502,
        'their_tool_1': i8(0),
        'their_fresh_1': t1504,
        'their_used_1': t1506,
        'their_grown_1': i8(0),
        'their_fought_1': i8(0),
        'their_spent_1': i8(0),
        'their_struck_1': i8(0),
        'their_trap_1': i8(0),
        'their_energy_1_0': t1508,
        'their_energy_1_1': t1510,
        'their_energy_1_2': t1512,
        'their_energy_1_3': t1514,
        'their_energy_1_4': t1516,
        'their_energy_1_5': t1518,
        'their_energy_1_6': t1520,
        'their_energy_1_7': t1522,
        'their_energy_1_8': t1524,
        'their_pokemon_2': t1526,
        'their_damage_2': t1528,
        'their_tool_2': i8(0),
        'their_fresh_2': t1530,
        'their_used_2': t1532,
        'their_grown_2': i8(0),
        'their_fought_2': i8(0),
        'their_spent_2': i8(0),
        'their_struck_2': i8(0),
        'their_trap_2': i8(0),
        'their_energy_2_0': t1534,
        'their_energy_2_1': t1536,
        'their_energy_2_2': t1538,
        'their_energy_2_3': t1540,
        'their_energy_2_4': t1542,
        'their_energy_2_5': t1544,
        'their_energy_2_6': t1546,
        'their_energy_2_7': t1548,
        'their_energy_2_8': t1550,
        'their_pokemon_3': t1552,
        'their_damage_3': t1554,
        'their_tool_3': i8(0),
        'their_fresh_3': t1556,
        'their_used_3': t1558,
        'their_grown_3': i8(0),
        'their_fought_3': i8(0),
        'their_spent_3': i8(0),
        'their_struck_3': i8(0),
        'their_trap_3': i8(0),
        'their_energy_3_0': t1560,
        'their_energy_3_1': t1562,
        'their_energy_3_2': t1564,
        'their_energy_3_3': t1566,
        'their_energy_3_4': t1568,
        'their_energy_3_5': t1570,
        'their_energy_3_6': t1572,
        'their_energy_3_7': t1574,
        'their_energy_3_8': t1576,
        'my_card_0': t1577,
        'my_place_0': t12,
        'my_order_0': t393,
        'my_card_1': t1578,
        'my_place_1': t13,
        'my_order_1': t398,
        'my_card_2': t1579,
        'my_place_2': t14,
        'my_order_2': t403,
        'my_card_3': t1580,
        'my_place_3': t15,
        'my_order_3': t408,
        'my_card_4': t1581,
        'my_place_4': t16,
        'my_order_4': t413,
        'my_card_5': t1582,
        'my_place_5': t17,
        'my_order_5': t418,
        'my_card_6': t1583,
        'my_place_6': t18,
        'my_order_6': t423,
        'my_card_7': t1584,
        'my_place_7': t19,
        'my_order_7': t428,
        'my_card_8': t1585,
        'my_place_8': t20,
        'my_order_8': t433,
        'my_card_9': t1586,
        'my_place_9': t21,
        'my_order_9': t438,
        'my_card_10': t1587,
        'my_place_10': t22,
        'my_order_10': t443,
        'my_card_11': t1588,
        'my_place_11': t23,
        'my_order_11': t448,
        'my_card_12': t1589,
        'my_place_12': t24,
        'my_order_12': t453,
        'my_card_13': t1590,
        'my_place_13': t25,
        'my_order_13': t458,
        'my_card_14': t1591,
        'my_place_14': t26,
        'my_order_14': t463,
        'my_card_15': t1592,
        'my_place_15': t27,
        'my_order_15': t468,
        'my_card_16': t1593,
        'my_place_16': t28,
        'my_order_16': t473,
        'my_card_17': t1594,
        'my_place_17': t29,
        'my_order_17': t478,
        'my_card_18': t1595,
        'my_place_18': t30,
        'my_order_18': t483,
        'my_card_19': t1596,
        'my_place_19': t31,
        'my_order_19': t488,
        'their_card_0': t1236,
        'their_place_0': t1238,
        'their_order_0': t1242,
        'their_card_1': t1243,
        'their_place_1': t1245,
        'their_order_1': t1249,
        'their_card_2': t1250,
        'their_place_2': t1252,
        'their_order_2': t1256,
        'their_card_3': t1257,
        'their_place_3': t1259,
        'their_order_3': t1263,
        'their_card_4': t1264,
        'their_place_4': t1266,
        'their_order_4': t1270,
        'their_card_5': t1271,
        'their_place_5': t1273,
        'their_order_5': t1277,
        'their_card_6': t1278,
        'their_place_6': t1280,
        'their_order_6': t1284,
        'their_card_7': t1285,
        'their_place_7': t1287,
        'their_order_7': t1291,
        'their_card_8': t1292,
        'their_place_8': t1294,
        'their_order_8': t1298,
        'their_card_9': t1299,
        'their_place_9': t1301,
        'their_order_9': t1305,
        'their_card_10': t1306,
        'their_place_10': t1308,
        'their_order_10': t1312,
        'their_card_11': t1313,
        'their_place_11': t1315,
        'their_order_11': t1319,
        'their_card_12': t1320,
        'their_place_12': t1322,
        'their_order_12': t1326,
        'their_card_13': t1327,
        'their_place_13': t1329,
        'their_order_13': t1333,
        'their_card_14': t1334,
        'their_place_14': t1336,
        'their_order_14': t1340,
        'their_card_15': t1341,
        'their_place_15': t1343,
        'their_order_15': t1347,
        'their_card_16': t1348,
        'their_place_16': t1350,
        'their_order_16': t1354,
        'their_card_17': t1355,
        'their_place_17': t1357,
        'their_order_17': t1361,
        'their_card_18': t1362,
        'their_place_18': t1364,
        'their_order_18': t1368,
        'their_card_19': t1369,
        'their_place_19': t1371,
        'their_order_19': t1375,
    }
