"""Generated: `observe` as 1477 operations in 1 stages. Do not edit."""

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
    t505 = select(t1, card_0_0, card_1_0)
    t506 = shl(t505, i16(4))
    t507 = to(t150, i16)
    t508 = add(t506, t507)
    t509 = to(t508, i32)
    t510 = shl(t509, i32(6))
    t511 = add(t510, i32(32))
    t512 = select(t502, t511, i32(0))
    t513 = eq(t151, i8(2))
    t514 = eq(t151, i8(8))
    t515 = bor(t513, t514)
    t516 = eq(t151, i8(7))
    t517 = bor(t515, t516)
    t518 = select(t1, seen_0_1, seen_1_1)
    t519 = bor(t172, t332)
    t520 = band(t518, i8(2))
    t521 = eq(t520, i8(2))
    t522 = band(t519, t521)
    t523 = bor(t517, t522)
    t524 = band(t235, t500)
    t525 = bor(t523, t524)
    t528 = select(t1, card_0_1, card_1_1)
    t529 = shl(t528, i16(4))
    t530 = to(t151, i16)
    t531 = add(t529, t530)
    t532 = to(t531, i32)
    t533 = shl(t532, i32(6))
    t534 = add(t533, i32(32))
    t535 = select(t525, t534, i32(0))
    t536 = eq(t152, i8(2))
    t537 = eq(t152, i8(8))
    t538 = bor(t536, t537)
    t539 = eq(t152, i8(7))
    t540 = bor(t538, t539)
    t541 = select(t1, seen_0_2, seen_1_2)
    t542 = bor(t175, t335)
    t543 = band(t541, i8(2))
    t544 = eq(t543, i8(2))
    t545 = band(t542, t544)
    t546 = bor(t540, t545)
    t547 = band(t240, t500)
    t548 = bor(t546, t547)
    t551 = select(t1, card_0_2, card_1_2)
    t552 = shl(t551, i16(4))
    t553 = to(t152, i16)
    t554 = add(t552, t553)
    t555 = to(t554, i32)
    t556 = shl(t555, i32(6))
    t557 = add(t556, i32(32))
    t558 = select(t548, t557, i32(0))
    t559 = eq(t153, i8(2))
    t560 = eq(t153, i8(8))
    t561 = bor(t559, t560)
    t562 = eq(t153, i8(7))
    t563 = bor(t561, t562)
    t564 = select(t1, seen_0_3, seen_1_3)
    t565 = bor(t178, t338)
    t566 = band(t564, i8(2))
    t567 = eq(t566, i8(2))
    t568 = band(t565, t567)
    t569 = bor(t563, t568)
    t570 = band(t245, t500)
    t571 = bor(t569, t570)
    t574 = select(t1, card_0_3, card_1_3)
    t575 = shl(t574, i16(4))
    t576 = to(t153, i16)
    t577 = add(t575, t576)
    t578 = to(t577, i32)
    t579 = shl(t578, i32(6))
    t580 = add(t579, i32(32))
    t581 = select(t571, t580, i32(0))
    t582 = eq(t154, i8(2))
    t583 = eq(t154, i8(8))
    t584 = bor(t582, t583)
    t585 = eq(t154, i8(7))
    t586 = bor(t584, t585)
    t587 = select(t1, seen_0_4, seen_1_4)
    t588 = bor(t181, t341)
    t589 = band(t587, i8(2))
    t590 = eq(t589, i8(2))
    t591 = band(t588, t590)
    t592 = bor(t586, t591)
    t593 = band(t250, t500)
    t594 = bor(t592, t593)
    t597 = select(t1, card_0_4, card_1_4)
    t598 = shl(t597, i16(4))
    t599 = to(t154, i16)
    t600 = add(t598, t599)
    t601 = to(t600, i32)
    t602 = shl(t601, i32(6))
    t603 = add(t602, i32(32))
    t604 = select(t594, t603, i32(0))
    t605 = eq(t155, i8(2))
    t606 = eq(t155, i8(8))
    t607 = bor(t605, t606)
    t608 = eq(t155, i8(7))
    t609 = bor(t607, t608)
    t610 = select(t1, seen_0_5, seen_1_5)
    t611 = bor(t184, t344)
    t612 = band(t610, i8(2))
    t613 = eq(t612, i8(2))
    t614 = band(t611, t613)
    t615 = bor(t609, t614)
    t616 = band(t255, t500)
    t617 = bor(t615, t616)
    t620 = select(t1, card_0_5, card_1_5)
    t621 = shl(t620, i16(4))
    t622 = to(t155, i16)
    t623 = add(t621, t622)
    t624 = to(t623, i32)
    t625 = shl(t624, i32(6))
    t626 = add(t625, i32(32))
    t627 = select(t617, t626, i32(0))
    t628 = eq(t156, i8(2))
    t629 = eq(t156, i8(8))
    t630 = bor(t628, t629)
    t631 = eq(t156, i8(7))
    t632 = bor(t630, t631)
    t633 = select(t1, seen_0_6, seen_1_6)
    t634 = bor(t187, t347)
    t635 = band(t633, i8(2))
    t636 = eq(t635, i8(2))
    t637 = band(t634, t636)
    t638 = bor(t632, t637)
    t639 = band(t260, t500)
    t640 = bor(t638, t639)
    t643 = select(t1, card_0_6, card_1_6)
    t644 = shl(t643, i16(4))
    t645 = to(t156, i16)
    t646 = add(t644, t645)
    t647 = to(t646, i32)
    t648 = shl(t647, i32(6))
    t649 = add(t648, i32(32))
    t650 = select(t640, t649, i32(0))
    t651 = eq(t157, i8(2))
    t652 = eq(t157, i8(8))
    t653 = bor(t651, t652)
    t654 = eq(t157, i8(7))
    t655 = bor(t653, t654)
    t656 = select(t1, seen_0_7, seen_1_7)
    t657 = bor(t190, t350)
    t658 = band(t656, i8(2))
    t659 = eq(t658, i8(2))
    t660 = band(t657, t659)
    t661 = bor(t655, t660)
    t662 = band(t265, t500)
    t663 = bor(t661, t662)
    t666 = select(t1, card_0_7, card_1_7)
    t667 = shl(t666, i16(4))
    t668 = to(t157, i16)
    t669 = add(t667, t668)
    t670 = to(t669, i32)
    t671 = shl(t670, i32(6))
    t672 = add(t671, i32(32))
    t673 = select(t663, t672, i32(0))
    t674 = eq(t158, i8(2))
    t675 = eq(t158, i8(8))
    t676 = bor(t674, t675)
    t677 = eq(t158, i8(7))
    t678 = bor(t676, t677)
    t679 = select(t1, seen_0_8, seen_1_8)
    t680 = bor(t193, t353)
    t681 = band(t679, i8(2))
    t682 = eq(t681, i8(2))
    t683 = band(t680, t682)
    t684 = bor(t678, t683)
    t685 = band(t270, t500)
    t686 = bor(t684, t685)
    t689 = select(t1, card_0_8, card_1_8)
    t690 = shl(t689, i16(4))
    t691 = to(t158, i16)
    t692 = add(t690, t691)
    t693 = to(t692, i32)
    t694 = shl(t693, i32(6))
    t695 = add(t694, i32(32))
    t696 = select(t686, t695, i32(0))
    t697 = eq(t159, i8(2))
    t698 = eq(t159, i8(8))
    t699 = bor(t697, t698)
    t700 = eq(t159, i8(7))
    t701 = bor(t699, t700)
    t702 = select(t1, seen_0_9, seen_1_9)
    t703 = bor(t196, t356)
    t704 = band(t702, i8(2))
    t705 = eq(t704, i8(2))
    t706 = band(t703, t705)
    t707 = bor(t701, t706)
    t708 = band(t275, t500)
    t709 = bor(t707, t708)
    t712 = select(t1, card_0_9, card_1_9)
    t713 = shl(t712, i16(4))
    t714 = to(t159, i16)
    t715 = add(t713, t714)
    t716 = to(t715, i32)
    t717 = shl(t716, i32(6))
    t718 = add(t717, i32(32))
    t719 = select(t709, t718, i32(0))
    t720 = eq(t160, i8(2))
    t721 = eq(t160, i8(8))
    t722 = bor(t720, t721)
    t723 = eq(t160, i8(7))
    t724 = bor(t722, t723)
    t725 = select(t1, seen_0_10, seen_1_10)
    t726 = bor(t199, t359)
    t727 = band(t725, i8(2))
    t728 = eq(t727, i8(2))
    t729 = band(t726, t728)
    t730 = bor(t724, t729)
    t731 = band(t280, t500)
    t732 = bor(t730, t731)
    t735 = select(t1, card_0_10, card_1_10)
    t736 = shl(t735, i16(4))
    t737 = to(t160, i16)
    t738 = add(t736, t737)
    t739 = to(t738, i32)
    t740 = shl(t739, i32(6))
    t741 = add(t740, i32(32))
    t742 = select(t732, t741, i32(0))
    t743 = eq(t161, i8(2))
    t744 = eq(t161, i8(8))
    t745 = bor(t743, t744)
    t746 = eq(t161, i8(7))
    t747 = bor(t745, t746)
    t748 = select(t1, seen_0_11, seen_1_11)
    t749 = bor(t202, t362)
    t750 = band(t748, i8(2))
    t751 = eq(t750, i8(2))
    t752 = band(t749, t751)
    t753 = bor(t747, t752)
    t754 = band(t285, t500)
    t755 = bor(t753, t754)
    t758 = select(t1, card_0_11, card_1_11)
    t759 = shl(t758, i16(4))
    t760 = to(t161, i16)
    t761 = add(t759, t760)
    t762 = to(t761, i32)
    t763 = shl(t762, i32(6))
    t764 = add(t763, i32(32))
    t765 = select(t755, t764, i32(0))
    t766 = eq(t162, i8(2))
    t767 = eq(t162, i8(8))
    t768 = bor(t766, t767)
    t769 = eq(t162, i8(7))
    t770 = bor(t768, t769)
    t771 = select(t1, seen_0_12, seen_1_12)
    t772 = bor(t205, t365)
    t773 = band(t771, i8(2))
    t774 = eq(t773, i8(2))
    t775 = band(t772, t774)
    t776 = bor(t770, t775)
    t777 = band(t290, t500)
    t778 = bor(t776, t777)
    t781 = select(t1, card_0_12, card_1_12)
    t782 = shl(t781, i16(4))
    t783 = to(t162, i16)
    t784 = add(t782, t783)
    t785 = to(t784, i32)
    t786 = shl(t785, i32(6))
    t787 = add(t786, i32(32))
    t788 = select(t778, t787, i32(0))
    t789 = eq(t163, i8(2))
    t790 = eq(t163, i8(8))
    t791 = bor(t789, t790)
    t792 = eq(t163, i8(7))
    t793 = bor(t791, t792)
    t794 = select(t1, seen_0_13, seen_1_13)
    t795 = bor(t208, t368)
    t796 = band(t794, i8(2))
    t797 = eq(t796, i8(2))
    t798 = band(t795, t797)
    t799 = bor(t793, t798)
    t800 = band(t295, t500)
    t801 = bor(t799, t800)
    t804 = select(t1, card_0_13, card_1_13)
    t805 = shl(t804, i16(4))
    t806 = to(t163, i16)
    t807 = add(t805, t806)
    t808 = to(t807, i32)
    t809 = shl(t808, i32(6))
    t810 = add(t809, i32(32))
    t811 = select(t801, t810, i32(0))
    t812 = eq(t164, i8(2))
    t813 = eq(t164, i8(8))
    t814 = bor(t812, t813)
    t815 = eq(t164, i8(7))
    t816 = bor(t814, t815)
    t817 = select(t1, seen_0_14, seen_1_14)
    t818 = bor(t211, t371)
    t819 = band(t817, i8(2))
    t820 = eq(t819, i8(2))
    t821 = band(t818, t820)
    t822 = bor(t816, t821)
    t823 = band(t300, t500)
    t824 = bor(t822, t823)
    t827 = select(t1, card_0_14, card_1_14)
    t828 = shl(t827, i16(4))
    t829 = to(t164, i16)
    t830 = add(t828, t829)
    t831 = to(t830, i32)
    t832 = shl(t831, i32(6))
    t833 = add(t832, i32(32))
    t834 = select(t824, t833, i32(0))
    t835 = eq(t165, i8(2))
    t836 = eq(t165, i8(8))
    t837 = bor(t835, t836)
    t838 = eq(t165, i8(7))
    t839 = bor(t837, t838)
    t840 = select(t1, seen_0_15, seen_1_15)
    t841 = bor(t214, t374)
    t842 = band(t840, i8(2))
    t843 = eq(t842, i8(2))
    t844 = band(t841, t843)
    t845 = bor(t839, t844)
    t846 = band(t305, t500)
    t847 = bor(t845, t846)
    t850 = select(t1, card_0_15, card_1_15)
    t851 = shl(t850, i16(4))
    t852 = to(t165, i16)
    t853 = add(t851, t852)
    t854 = to(t853, i32)
    t855 = shl(t854, i32(6))
    t856 = add(t855, i32(32))
    t857 = select(t847, t856, i32(0))
    t858 = eq(t166, i8(2))
    t859 = eq(t166, i8(8))
    t860 = bor(t858, t859)
    t861 = eq(t166, i8(7))
    t862 = bor(t860, t861)
    t863 = select(t1, seen_0_16, seen_1_16)
    t864 = bor(t217, t377)
    t865 = band(t863, i8(2))
    t866 = eq(t865, i8(2))
    t867 = band(t864, t866)
    t868 = bor(t862, t867)
    t869 = band(t310, t500)
    t870 = bor(t868, t869)
    t873 = select(t1, card_0_16, card_1_16)
    t874 = shl(t873, i16(4))
    t875 = to(t166, i16)
    t876 = add(t874, t875)
    t877 = to(t876, i32)
    t878 = shl(t877, i32(6))
    t879 = add(t878, i32(32))
    t880 = select(t870, t879, i32(0))
    t881 = eq(t167, i8(2))
    t882 = eq(t167, i8(8))
    t883 = bor(t881, t882)
    t884 = eq(t167, i8(7))
    t885 = bor(t883, t884)
    t886 = select(t1, seen_0_17, seen_1_17)
    t887 = bor(t220, t380)
    t888 = band(t886, i8(2))
    t889 = eq(t888, i8(2))
    t890 = band(t887, t889)
    t891 = bor(t885, t890)
    t892 = band(t315, t500)
    t893 = bor(t891, t892)
    t896 = select(t1, card_0_17, card_1_17)
    t897 = shl(t896, i16(4))
    t898 = to(t167, i16)
    t899 = add(t897, t898)
    t900 = to(t899, i32)
    t901 = shl(t900, i32(6))
    t902 = add(t901, i32(32))
    t903 = select(t893, t902, i32(0))
    t904 = eq(t168, i8(2))
    t905 = eq(t168, i8(8))
    t906 = bor(t904, t905)
    t907 = eq(t168, i8(7))
    t908 = bor(t906, t907)
    t909 = select(t1, seen_0_18, seen_1_18)
    t910 = bor(t223, t383)
    t911 = band(t909, i8(2))
    t912 = eq(t911, i8(2))
    t913 = band(t910, t912)
    t914 = bor(t908, t913)
    t915 = band(t320, t500)
    t916 = bor(t914, t915)
    t919 = select(t1, card_0_18, card_1_18)
    t920 = shl(t919, i16(4))
    t921 = to(t168, i16)
    t922 = add(t920, t921)
    t923 = to(t922, i32)
    t924 = shl(t923, i32(6))
    t925 = add(t924, i32(32))
    t926 = select(t916, t925, i32(0))
    t927 = eq(t169, i8(2))
    t928 = eq(t169, i8(8))
    t929 = bor(t927, t928)
    t930 = eq(t169, i8(7))
    t931 = bor(t929, t930)
    t932 = select(t1, seen_0_19, seen_1_19)
    t933 = bor(t226, t386)
    t934 = band(t932, i8(2))
    t935 = eq(t934, i8(2))
    t936 = band(t933, t935)
    t937 = bor(t931, t936)
    t938 = band(t325, t500)
    t939 = bor(t937, t938)
    t942 = select(t1, card_0_19, card_1_19)
    t943 = shl(t942, i16(4))
    t944 = to(t169, i16)
    t945 = add(t943, t944)
    t946 = to(t945, i32)
    t947 = shl(t946, i32(6))
    t948 = add(t947, i32(32))
    t949 = select(t939, t948, i32(0))
    t950 = most(t512, t535)
    t951 = least(t512, t535)
    t952 = most(t558, t581)
    t953 = least(t558, t581)
    t954 = most(t604, t627)
    t955 = least(t604, t627)
    t956 = most(t650, t673)
    t957 = least(t650, t673)
    t958 = most(t696, t719)
    t959 = least(t696, t719)
    t960 = most(t742, t765)
    t961 = least(t742, t765)
    t962 = most(t788, t811)
    t963 = least(t788, t811)
    t964 = most(t834, t857)
    t965 = least(t834, t857)
    t966 = most(t880, t903)
    t967 = least(t880, t903)
    t968 = most(t926, t949)
    t969 = least(t926, t949)
    t970 = most(t950, t952)
    t971 = least(t950, t952)
    t972 = most(t951, t953)
    t973 = least(t951, t953)
    t974 = most(t954, t956)
    t975 = least(t954, t956)
    t976 = most(t955, t957)
    t977 = least(t955, t957)
    t978 = most(t958, t960)
    t979 = least(t958, t960)
    t980 = most(t959, t961)
    t981 = least(t959, t961)
    t982 = most(t962, t964)
    t983 = least(t962, t964)
    t984 = most(t963, t965)
    t985 = least(t963, t965)
    t986 = most(t966, t968)
    t987 = least(t966, t968)
    t988 = most(t967, t969)
    t989 = least(t967, t969)
    t990 = most(t972, t971)
    t991 = least(t972, t971)
    t992 = most(t976, t975)
    t993 = least(t976, t975)
    t994 = most(t980, t979)
    t995 = least(t980, t979)
    t996 = most(t984, t983)
    t997 = least(t984, t983)
    t998 = most(t988, t987)
    t999 = least(t988, t987)
    t1000 = most(t970, t974)
    t1001 = least(t970, t974)
    t1002 = most(t990, t992)
    t1003 = least(t990, t992)
    t1004 = most(t991, t993)
    t1005 = least(t991, t993)
    t1006 = most(t973, t977)
    t1007 = least(t973, t977)
    t1008 = most(t978, t982)
    t1009 = least(t978, t982)
    t1010 = most(t994, t996)
    t1011 = least(t994, t996)
    t1012 = most(t995, t997)
    t1013 = least(t995, t997)
    t1014 = most(t981, t985)
    t1015 = least(t981, t985)
    t1016 = most(t1004, t1001)
    t1017 = least(t1004, t1001)
    t1018 = most(t1006, t1003)
    t1019 = least(t1006, t1003)
    t1020 = most(t1012, t1009)
    t1021 = least(t1012, t1009)
    t1022 = most(t1014, t1011)
    t1023 = least(t1014, t1011)
    t1024 = most(t1002, t1016)
    t1025 = least(t1002, t1016)
    t1026 = most(t1018, t1017)
    t1027 = least(t1018, t1017)
    t1028 = most(t1019, t1005)
    t1029 = least(t1019, t1005)
    t1030 = most(t1010, t1020)
    t1031 = least(t1010, t1020)
    t1032 = most(t1022, t1021)
    t1033 = least(t1022, t1021)
    t1034 = most(t1023, t1013)
    t1035 = least(t1023, t1013)
    t1036 = most(t998, t999)
    t1037 = least(t998, t999)
    t1038 = most(t1000, t1008)
    t1039 = least(t1000, t1008)
    t1040 = most(t1024, t1030)
    t1041 = least(t1024, t1030)
    t1042 = most(t1025, t1031)
    t1043 = least(t1025, t1031)
    t1044 = most(t1026, t1032)
    t1045 = least(t1026, t1032)
    t1046 = most(t1027, t1033)
    t1047 = least(t1027, t1033)
    t1048 = most(t1028, t1034)
    t1049 = least(t1028, t1034)
    t1050 = most(t1029, t1035)
    t1051 = least(t1029, t1035)
    t1052 = most(t1007, t1015)
    t1053 = least(t1007, t1015)
    t1054 = most(t1046, t1039)
    t1055 = least(t1046, t1039)
    t1056 = most(t1048, t1041)
    t1057 = least(t1048, t1041)
    t1058 = most(t1050, t1043)
    t1059 = least(t1050, t1043)
    t1060 = most(t1052, t1045)
    t1061 = least(t1052, t1045)
    t1062 = most(t1042, t1054)
    t1063 = least(t1042, t1054)
    t1064 = most(t1044, t1056)
    t1065 = least(t1044, t1056)
    t1066 = most(t1058, t1055)
    t1067 = least(t1058, t1055)
    t1068 = most(t1060, t1057)
    t1069 = least(t1060, t1057)
    t1070 = most(t1059, t1047)
    t1071 = least(t1059, t1047)
    t1072 = most(t1061, t1049)
    t1073 = least(t1061, t1049)
    t1074 = most(t1040, t1062)
    t1075 = least(t1040, t1062)
    t1076 = most(t1064, t1063)
    t1077 = least(t1064, t1063)
    t1078 = most(t1065, t1066)
    t1079 = least(t1065, t1066)
    t1080 = most(t1068, t1067)
    t1081 = least(t1068, t1067)
    t1082 = most(t1069, t1070)
    t1083 = least(t1069, t1070)
    t1084 = most(t1072, t1071)
    t1085 = least(t1072, t1071)
    t1086 = most(t1073, t1051)
    t1087 = least(t1073, t1051)
    t1088 = most(t1036, t1037)
    t1089 = least(t1036, t1037)
    t1090 = most(t1038, t986)
    t1091 = least(t1038, t986)
    t1092 = most(t1074, t1088)
    t1093 = least(t1074, t1088)
    t1094 = most(t1075, t1089)
    t1095 = least(t1075, t1089)
    t1096 = most(t1076, t989)
    t1097 = least(t1076, t989)
    t1098 = most(t1081, t1091)
    t1099 = least(t1081, t1091)
    t1100 = most(t1082, t1093)
    t1101 = least(t1082, t1093)
    t1102 = most(t1083, t1095)
    t1103 = least(t1083, t1095)
    t1104 = most(t1084, t1097)
    t1105 = least(t1084, t1097)
    t1106 = most(t1077, t1098)
    t1107 = least(t1077, t1098)
    t1108 = most(t1078, t1100)
    t1109 = least(t1078, t1100)
    t1110 = most(t1079, t1102)
    t1111 = least(t1079, t1102)
    t1112 = most(t1080, t1104)
    t1113 = least(t1080, t1104)
    t1114 = most(t1085, t1099)
    t1115 = least(t1085, t1099)
    t1116 = most(t1086, t1101)
    t1117 = least(t1086, t1101)
    t1118 = most(t1087, t1103)
    t1119 = least(t1087, t1103)
    t1120 = most(t1053, t1105)
    t1121 = least(t1053, t1105)
    t1122 = most(t1094, t1106)
    t1123 = least(t1094, t1106)
    t1124 = most(t1096, t1108)
    t1125 = least(t1096, t1108)
    t1126 = most(t1110, t1107)
    t1127 = least(t1110, t1107)
    t1128 = most(t1112, t1109)
    t1129 = least(t1112, t1109)
    t1130 = most(t1111, t1114)
    t1131 = least(t1111, t1114)
    t1132 = most(t1113, t1116)
    t1133 = least(t1113, t1116)
    t1134 = most(t1118, t1115)
    t1135 = least(t1118, t1115)
    t1136 = most(t1120, t1117)
    t1137 = least(t1120, t1117)
    t1138 = most(t1092, t1122)
    t1139 = least(t1092, t1122)
    t1140 = most(t1124, t1123)
    t1141 = least(t1124, t1123)
    t1142 = most(t1125, t1126)
    t1143 = least(t1125, t1126)
    t1144 = most(t1128, t1127)
    t1145 = least(t1128, t1127)
    t1146 = most(t1129, t1130)
    t1147 = least(t1129, t1130)
    t1148 = most(t1132, t1131)
    t1149 = least(t1132, t1131)
    t1150 = most(t1133, t1134)
    t1151 = least(t1133, t1134)
    t1152 = most(t1136, t1135)
    t1153 = least(t1136, t1135)
    t1154 = most(t1137, t1119)
    t1155 = least(t1137, t1119)
    t1156 = sar(t1090, i32(10))
    t1157 = sar(t1090, i32(6))
    t1158 = band(t1157, i32(15))
    t1159 = gt(t1090, i32(0))
    t1160 = band(t1090, i32(63))
    t1161 = sub(t1160, i32(32))
    t1162 = select(t1159, t1161, i32(0))
    t1163 = sar(t1138, i32(10))
    t1164 = sar(t1138, i32(6))
    t1165 = band(t1164, i32(15))
    t1166 = gt(t1138, i32(0))
    t1167 = band(t1138, i32(63))
    t1168 = sub(t1167, i32(32))
    t1169 = select(t1166, t1168, i32(0))
    t1170 = sar(t1139, i32(10))
    t1171 = sar(t1139, i32(6))
    t1172 = band(t1171, i32(15))
    t1173 = gt(t1139, i32(0))
    t1174 = band(t1139, i32(63))
    t1175 = sub(t1174, i32(32))
    t1176 = select(t1173, t1175, i32(0))
    t1177 = sar(t1140, i32(10))
    t1178 = sar(t1140, i32(6))
    t1179 = band(t1178, i32(15))
    t1180 = gt(t1140, i32(0))
    t1181 = band(t1140, i32(63))
    t1182 = sub(t1181, i32(32))
    t1183 = select(t1180, t1182, i32(0))
    t1184 = sar(t1141, i32(10))
    t1185 = sar(t1141, i32(6))
    t1186 = band(t1185, i32(15))
    t1187 = gt(t1141, i32(0))
    t1188 = band(t1141, i32(63))
    t1189 = sub(t1188, i32(32))
    t1190 = select(t1187, t1189, i32(0))
    t1191 = sar(t1142, i32(10))
    t1192 = sar(t1142, i32(6))
    t1193 = band(t1192, i32(15))
    t1194 = gt(t1142, i32(0))
    t1195 = band(t1142, i32(63))
    t1196 = sub(t1195, i32(32))
    t1197 = select(t1194, t1196, i32(0))
    t1198 = sar(t1143, i32(10))
    t1199 = sar(t1143, i32(6))
    t1200 = band(t1199, i32(15))
    t1201 = gt(t1143, i32(0))
    t1202 = band(t1143, i32(63))
    t1203 = sub(t1202, i32(32))
    t1204 = select(t1201, t1203, i32(0))
    t1205 = sar(t1144, i32(10))
    t1206 = sar(t1144, i32(6))
    t1207 = band(t1206, i32(15))
    t1208 = gt(t1144, i32(0))
    t1209 = band(t1144, i32(63))
    t1210 = sub(t1209, i32(32))
    t1211 = select(t1208, t1210, i32(0))
    t1212 = sar(t1145, i32(10))
    t1213 = sar(t1145, i32(6))
    t1214 = band(t1213, i32(15))
    t1215 = gt(t1145, i32(0))
    t1216 = band(t1145, i32(63))
    t1217 = sub(t1216, i32(32))
    t1218 = select(t1215, t1217, i32(0))
    t1219 = sar(t1146, i32(10))
    t1220 = sar(t1146, i32(6))
    t1221 = band(t1220, i32(15))
    t1222 = gt(t1146, i32(0))
    t1223 = band(t1146, i32(63))
    t1224 = sub(t1223, i32(32))
    t1225 = select(t1222, t1224, i32(0))
    t1226 = sar(t1147, i32(10))
    t1227 = sar(t1147, i32(6))
    t1228 = band(t1227, i32(15))
    t1229 = gt(t1147, i32(0))
    t1230 = band(t1147, i32(63))
    t1231 = sub(t1230, i32(32))
    t1232 = select(t1229, t1231, i32(0))
    t1233 = sar(t1148, i32(10))
    t1234 = sar(t1148, i32(6))
    t1235 = band(t1234, i32(15))
    t1236 = gt(t1148, i32(0))
    t1237 = band(t1148, i32(63))
    t1238 = sub(t1237, i32(32))
    t1239 = select(t1236, t1238, i32(0))
    t1240 = sar(t1149, i32(10))
    t1241 = sar(t1149, i32(6))
    t1242 = band(t1241, i32(15))
    t1243 = gt(t1149, i32(0))
    t1244 = band(t1149, i32(63))
    t1245 = sub(t1244, i32(32))
    t1246 = select(t1243, t1245, i32(0))
    t1247 = sar(t1150, i32(10))
    t1248 = sar(t1150, i32(6))
    t1249 = band(t1248, i32(15))
    t1250 = gt(t1150, i32(0))
    t1251 = band(t1150, i32(63))
    t1252 = sub(t1251, i32(32))
    t1253 = select(t1250, t1252, i32(0))
    t1254 = sar(t1151, i32(10))
    t1255 = sar(t1151, i32(6))
    t1256 = band(t1255, i32(15))
    t1257 = gt(t1151, i32(0))
    t1258 = band(t1151, i32(63))
    t1259 = sub(t1258, i32(32))
    t1260 = select(t1257, t1259, i32(0))
    t1261 = sar(t1152, i32(10))
    t1262 = sar(t1152, i32(6))
    t1263 = band(t1262, i32(15))
    t1264 = gt(t1152, i32(0))
    t1265 = band(t1152, i32(63))
    t1266 = sub(t1265, i32(32))
    t1267 = select(t1264, t1266, i32(0))
    t1268 = sar(t1153, i32(10))
    t1269 = sar(t1153, i32(6))
    t1270 = band(t1269, i32(15))
    t1271 = gt(t1153, i32(0))
    t1272 = band(t1153, i32(63))
    t1273 = sub(t1272, i32(32))
    t1274 = select(t1271, t1273, i32(0))
    t1275 = sar(t1154, i32(10))
    t1276 = sar(t1154, i32(6))
    t1277 = band(t1276, i32(15))
    t1278 = gt(t1154, i32(0))
    t1279 = band(t1154, i32(63))
    t1280 = sub(t1279, i32(32))
    t1281 = select(t1278, t1280, i32(0))
    t1282 = sar(t1155, i32(10))
    t1283 = sar(t1155, i32(6))
    t1284 = band(t1283, i32(15))
    t1285 = gt(t1155, i32(0))
    t1286 = band(t1155, i32(63))
    t1287 = sub(t1286, i32(32))
    t1288 = select(t1285, t1287, i32(0))
    t1289 = sar(t1121, i32(10))
    t1290 = sar(t1121, i32(6))
    t1291 = band(t1290, i32(15))
    t1292 = gt(t1121, i32(0))
    t1293 = band(t1121, i32(63))
    t1294 = sub(t1293, i32(32))
    t1295 = select(t1292, t1294, i32(0))
    t1296 = to(t0, i8)
    t1297 = to(t11, i8)
    t1298 = select(t1, points_1, points_0)
    t1299 = select(t1, energy_now_1, energy_now_0)
    t1300 = select(t1, energy_next_1, energy_next_0)
    t1301 = select(t1, declared_1, declared_0)
    t1302 = select(t1, poison_1, poison_0)
    t1303 = select(t1, daze_1, daze_0)
    t1304 = select(t1, moved_1, moved_0)
    t1305 = select(t1, locked_1, locked_0)
    t1306 = select(t1, takes_1, takes_0)
    t1307 = select(t1, prevent_1, prevent_0)
    t1308 = select(t1, deals_1, deals_0)
    t1309 = select(t1, no_attack_1, no_attack_0)
    t1310 = select(t1, no_retreat_1, no_retreat_0)
    t1311 = select(t1, discarded_1_0, discarded_0_0)
    t1312 = select(t1, discarded_1_1, discarded_0_1)
    t1313 = select(t1, discarded_1_2, discarded_0_2)
    t1314 = select(t1, discarded_1_3, discarded_0_3)
    t1315 = select(t1, discarded_1_4, discarded_0_4)
    t1316 = select(t1, discarded_1_5, discarded_0_5)
    t1317 = select(t1, discarded_1_6, discarded_0_6)
    t1318 = select(t1, discarded_1_7, discarded_0_7)
    t1319 = select(t1, discarded_1_8, discarded_0_8)
    t1320 = select(t1, pokemon_1_0, pokemon_0_0)
    t1321 = select(t1, damage_1_0, damage_0_0)
    t1322 = select(t1, fresh_1_0, fresh_0_0)
    t1323 = select(t1, used_1_0, used_0_0)
    t1324 = select(t1, energy_1_0_0, energy_0_0_0)
    t1325 = select(t1, energy_1_0_1, energy_0_0_1)
    t1326 = select(t1, energy_1_0_2, energy_0_0_2)
    t1327 = select(t1, energy_1_0_3, energy_0_0_3)
    t1328 = select(t1, energy_1_0_4, energy_0_0_4)
    t1329 = select(t1, energy_1_0_5, energy_0_0_5)
    t1330 = select(t1, energy_1_0_6, energy_0_0_6)
    t1331 = select(t1, energy_1_0_7, energy_0_0_7)
    t1332 = select(t1, energy_1_0_8, energy_0_0_8)
    t1333 = select(t1, pokemon_1_1, pokemon_0_1)
    t1334 = select(t1, damage_1_1, damage_0_1)
    t1335 = select(t1, fresh_1_1, fresh_0_1)
    t1336 = select(t1, used_1_1, used_0_1)
    t1337 = select(t1, energy_1_1_0, energy_0_1_0)
    t1338 = select(t1, energy_1_1_1, energy_0_1_1)
    t1339 = select(t1, energy_1_1_2, energy_0_1_2)
    t1340 = select(t1, energy_1_1_3, energy_0_1_3)
    t1341 = select(t1, energy_1_1_4, energy_0_1_4)
    t1342 = select(t1, energy_1_1_5, energy_0_1_5)
    t1343 = select(t1, energy_1_1_6, energy_0_1_6)
    t1344 = select(t1, energy_1_1_7, energy_0_1_7)
    t1345 = select(t1, energy_1_1_8, energy_0_1_8)
    t1346 = select(t1, pokemon_1_2, pokemon_0_2)
    t1347 = select(t1, damage_1_2, damage_0_2)
    t1348 = select(t1, fresh_1_2, fresh_0_2)
    t1349 = select(t1, used_1_2, used_0_2)
    t1350 = select(t1, energy_1_2_0, energy_0_2_0)
    t1351 = select(t1, energy_1_2_1, energy_0_2_1)
    t1352 = select(t1, energy_1_2_2, energy_0_2_2)
    t1353 = select(t1, energy_1_2_3, energy_0_2_3)
    t1354 = select(t1, energy_1_2_4, energy_0_2_4)
    t1355 = select(t1, energy_1_2_5, energy_0_2_5)
    t1356 = select(t1, energy_1_2_6, energy_0_2_6)
    t1357 = select(t1, energy_1_2_7, energy_0_2_7)
    t1358 = select(t1, energy_1_2_8, energy_0_2_8)
    t1359 = select(t1, pokemon_1_3, pokemon_0_3)
    t1360 = select(t1, damage_1_3, damage_0_3)
    t1361 = select(t1, fresh_1_3, fresh_0_3)
    t1362 = select(t1, used_1_3, used_0_3)
    t1363 = select(t1, energy_1_3_0, energy_0_3_0)
    t1364 = select(t1, energy_1_3_1, energy_0_3_1)
    t1365 = select(t1, energy_1_3_2, energy_0_3_2)
    t1366 = select(t1, energy_1_3_3, energy_0_3_3)
    t1367 = select(t1, energy_1_3_4, energy_0_3_4)
    t1368 = select(t1, energy_1_3_5, energy_0_3_5)
    t1369 = select(t1, energy_1_3_6, energy_0_3_6)
    t1370 = select(t1, energy_1_3_7, energy_0_3_7)
    t1371 = select(t1, energy_1_3_8, energy_0_3_8)
    t1372 = select(t1, points_0, points_1)
    t1373 = select(t1, energy_now_0, energy_now_1)
    t1374 = select(t1, energy_next_0, energy_next_1)
    t1375 = select(t1, poison_0, poison_1)
    t1376 = select(t1, daze_0, daze_1)
    t1377 = select(t1, moved_0, moved_1)
    t1378 = select(t1, locked_0, locked_1)
    t1379 = select(t1, takes_0, takes_1)
    t1380 = select(t1, prevent_0, prevent_1)
    t1381 = select(t1, deals_0, deals_1)
    t1382 = select(t1, no_attack_0, no_attack_1)
    t1383 = select(t1, no_retreat_0, no_retreat_1)
    t1384 = select(t1, discarded_0_0, discarded_1_0)
    t1385 = select(t1, discarded_0_1, discarded_1_1)
    t1386 = select(t1, discarded_0_2, discarded_1_2)
    t1387 = select(t1, discarded_0_3, discarded_1_3)
    t1388 = select(t1, discarded_0_4, discarded_1_4)
    t1389 = select(t1, discarded_0_5, discarded_1_5)
    t1390 = select(t1, discarded_0_6, discarded_1_6)
    t1391 = select(t1, discarded_0_7, discarded_1_7)
    t1392 = select(t1, discarded_0_8, discarded_1_8)
    t1393 = select(t1, pokemon_0_0, pokemon_1_0)
    t1394 = select(t2, i16(0), t1393)
    t1395 = select(t1, damage_0_0, damage_1_0)
    t1396 = select(t2, i8(0), t1395)
    t1397 = select(t1, fresh_0_0, fresh_1_0)
    t1398 = select(t2, i8(0), t1397)
    t1399 = select(t1, used_0_0, used_1_0)
    t1400 = select(t2, i8(0), t1399)
    t1401 = select(t1, energy_0_0_0, energy_1_0_0)
    t1402 = select(t2, i8(0), t1401)
    t1403 = select(t1, energy_0_0_1, energy_1_0_1)
    t1404 = select(t2, i8(0), t1403)
    t1405 = select(t1, energy_0_0_2, energy_1_0_2)
    t1406 = select(t2, i8(0), t1405)
    t1407 = select(t1, energy_0_0_3, energy_1_0_3)
    t1408 = select(t2, i8(0), t1407)
    t1409 = select(t1, energy_0_0_4, energy_1_0_4)
    t1410 = select(t2, i8(0), t1409)
    t1411 = select(t1, energy_0_0_5, energy_1_0_5)
    t1412 = select(t2, i8(0), t1411)
    t1413 = select(t1, energy_0_0_6, energy_1_0_6)
    t1414 = select(t2, i8(0), t1413)
    t1415 = select(t1, energy_0_0_7, energy_1_0_7)
    t1416 = select(t2, i8(0), t1415)
    t1417 = select(t1, energy_0_0_8, energy_1_0_8)
    t1418 = select(t2, i8(0), t1417)
    t1419 = select(t1, pokemon_0_1, pokemon_1_1)
    t1420 = select(t2, i16(0), t1419)
    t1421 = select(t1, damage_0_1, damage_1_1)
    t1422 = select(t2, i8(0), t1421)
    t1423 = select(t1, fresh_0_1, fresh_1_1)
    t1424 = select(t2, i8(0), t1423)
    t1425 = select(t1, used_0_1, used_1_1)
    t1426 = select(t2, i8(0), t1425)
    t1427 = select(t1, energy_0_1_0, energy_1_1_0)
    t1428 = select(t2, i8(0), t1427)
    t1429 = select(t1, energy_0_1_1, energy_1_1_1)
    t1430 = select(t2, i8(0), t1429)
    t1431 = select(t1, energy_0_1_2, energy_1_1_2)
    t1432 = select(t2, i8(0), t1431)
    t1433 = select(t1, energy_0_1_3, energy_1_1_3)
    t1434 = select(t2, i8(0), t1433)
    t1435 = select(t1, energy_0_1_4, energy_1_1_4)
    t1436 = select(t2, i8(0), t1435)
    t1437 = select(t1, energy_0_1_5, energy_1_1_5)
    t1438 = select(t2, i8(0), t1437)
    t1439 = select(t1, energy_0_1_6, energy_1_1_6)
    t1440 = select(t2, i8(0), t1439)
    t1441 = select(t1, energy_0_1_7, energy_1_1_7)
    t1442 = select(t2, i8(0), t1441)
    t1443 = select(t1, energy_0_1_8, energy_1_1_8)
    t1444 = select(t2, i8(0), t1443)
    t1445 = select(t1, pokemon_0_2, pokemon_1_2)
    t1446 = select(t2, i16(0), t1445)
    t1447 = select(t1, damage_0_2, damage_1_2)
    t1448 = select(t2, i8(0), t1447)
    t1449 = select(t1, fresh_0_2, fresh_1_2)
    t1450 = select(t2, i8(0), t1449)
    t1451 = select(t1, used_0_2, used_1_2)
    t1452 = select(t2, i8(0), t1451)
    t1453 = select(t1, energy_0_2_0, energy_1_2_0)
    t1454 = select(t2, i8(0), t1453)
    t1455 = select(t1, energy_0_2_1, energy_1_2_1)
    t1456 = select(t2, i8(0), t1455)
    t1457 = select(t1, energy_0_2_2, energy_1_2_2)
    t1458 = select(t2, i8(0), t1457)
    t1459 = select(t1, energy_0_2_3, energy_1_2_3)
    t1460 = select(t2, i8(0), t1459)
    t1461 = select(t1, energy_0_2_4, energy_1_2_4)
    t1462 = select(t2, i8(0), t1461)
    t1463 = select(t1, energy_0_2_5, energy_1_2_5)
    t1464 = select(t2, i8(0), t1463)
    t1465 = select(t1, energy_0_2_6, energy_1_2_6)
    t1466 = select(t2, i8(0), t1465)
    t1467 = select(t1, energy_0_2_7, energy_1_2_7)
    t1468 = select(t2, i8(0), t1467)
    t1469 = select(t1, energy_0_2_8, energy_1_2_8)
    t1470 = select(t2, i8(0), t1469)
    t1471 = select(t1, pokemon_0_3, pokemon_1_3)
    t1472 = select(t2, i16(0), t1471)
    t1473 = select(t1, damage_0_3, damage_1_3)
    t1474 = select(t2, i8(0), t1473)
    t1475 = select(t1, fresh_0_3, fresh_1_3)
    t1476 = select(t2, i8(0), t1475)
    t1477 = select(t1, used_0_3, used_1_3)
    t1478 = select(t2, i8(0), t1477)
    t1479 = select(t1, energy_0_3_0, energy_1_3_0)
    t1480 = select(t2, i8(0), t1479)
    t1481 = select(t1, energy_0_3_1, energy_1_3_1)
    t1482 = select(t2, i8(0), t1481)
    t1483 = select(t1, energy_0_3_2, energy_1_3_2)
    t1484 = select(t2, i8(0), t1483)
    t1485 = select(t1, energy_0_3_3, energy_1_3_3)
    t1486 = select(t2, i8(0), t1485)
    t1487 = select(t1, energy_0_3_4, energy_1_3_4)
    t1488 = select(t2, i8(0), t1487)
    t1489 = select(t1, energy_0_3_5, energy_1_3_5)
    t1490 = select(t2, i8(0), t1489)
    t1491 = select(t1, energy_0_3_6, energy_1_3_6)
    t1492 = select(t2, i8(0), t1491)
    t1493 = select(t1, energy_0_3_7, energy_1_3_7)
    t1494 = select(t2, i8(0), t1493)
    t1495 = select(t1, energy_0_3_8, energy_1_3_8)
    t1496 = select(t2, i8(0), t1495)
    t1497 = select(t1, card_1_0, card_0_0)
    t1498 = select(t1, card_1_1, card_0_1)
    t1499 = select(t1, card_1_2, card_0_2)
    t1500 = select(t1, card_1_3, card_0_3)
    t1501 = select(t1, card_1_4, card_0_4)
    t1502 = select(t1, card_1_5, card_0_5)
    t1503 = select(t1, card_1_6, card_0_6)
    t1504 = select(t1, card_1_7, card_0_7)
    t1505 = select(t1, card_1_8, card_0_8)
    t1506 = select(t1, card_1_9, card_0_9)
    t1507 = select(t1, card_1_10, card_0_10)
    t1508 = select(t1, card_1_11, card_0_11)
    t1509 = select(t1, card_1_12, card_0_12)
    t1510 = select(t1, card_1_13, card_0_13)
    t1511 = select(t1, card_1_14, card_0_14)
    t1512 = select(t1, card_1_15, card_0_15)
    t1513 = select(t1, card_1_16, card_0_16)
    t1514 = select(t1, card_1_17, card_0_17)
    t1515 = select(t1, card_1_18, card_0_18)
    t1516 = select(t1, card_1_19, card_0_19)
    return (t1296, t1297, t9, t1298, t90, t149, t1299, t1300, t1301, t1302, t1303, t1304, t1305, t1306, t1307, t1308, t1309, t1310, t1311, t1312, t1313, t1314, t1315, t1316, t1317, t1318, t1319, t1320, t1321, t1322, t1323, t1324, t1325, t1326, t1327, t1328, t1329, t1330, t1331, t1332, t1333, t1334, t1335, t1336, t1337, t1338, t1339, t1340, t1341, t1342, t1343, t1344, t1345, t1346, t1347, t1348, t1349, t1350, t1351, t1352, t1353, t1354, t1355, t1356, t1357, t1358, t1359, t1360, t1361, t1362, t1363, t1364, t1365, t1366, t1367, t1368, t1369, t1370, t1371, t1372, t329, t388, t1373, t1374, t1375, t1376, t1377, t1378, t1379, t1380, t1381, t1382, t1383, t1384, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1497, t12, t393, t1498, t13, t398, t1499, t14, t403, t1500, t15, t408, t1501, t16, t413, t1502, t17, t418, t1503, t18, t423, t1504, t19, t428, t1505, t20, t433, t1506, t21, t438, t1507, t22, t443, t1508, t23, t448, t1509, t24, t453, t1510, t25, t458, t1511, t26, t463, t1512, t27, t468, t1513, t28, t473, t1514, t29, t478, t1515, t30, t483, t1516, t31, t488, t1156, t1158, t1162, t1163, t1165, t1169, t1170, t1172, t1176, t1177, t1179, t1183, t1184, t1186, t1190, t1191, t1193, t1197, t1198, t1200, t1204, t1205, t1207, t1211, t1212, t1214, t1218, t1219, t1221, t1225, t1226, t1228, t1232, t1233, t1235, t1239, t1240, t1242, t1246, t1247, t1249, t1253, t1254, t1256, t1260, t1261, t1263, t1267, t1268, t1270, t1274, t1275, t1277, t1281, t1282, t1284, t1288, t1289, t1291, t1295,)


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
    (t1296, t1297, t9, t1298, t90, t149, t1299, t1300, t1301, t1302, t1303, t1304, t1305, t1306, t1307, t1308, t1309, t1310, t1311, t1312, t1313, t1314, t1315, t1316, t1317, t1318, t1319, t1320, t1321, t1322, t1323, t1324, t1325, t1326, t1327, t1328, t1329, t1330, t1331, t1332, t1333, t1334, t1335, t1336, t1337, t1338, t1339, t1340, t1341, t1342, t1343, t1344, t1345, t1346, t1347, t1348, t1349, t1350, t1351, t1352, t1353, t1354, t1355, t1356, t1357, t1358, t1359, t1360, t1361, t1362, t1363, t1364, t1365, t1366, t1367, t1368, t1369, t1370, t1371, t1372, t329, t388, t1373, t1374, t1375, t1376, t1377, t1378, t1379, t1380, t1381, t1382, t1383, t1384, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1497, t12, t393, t1498, t13, t398, t1499, t14, t403, t1500, t15, t408, t1501, t16, t413, t1502, t17, t418, t1503, t18, t423, t1504, t19, t428, t1505, t20, t433, t1506, t21, t438, t1507, t22, t443, t1508, t23, t448, t1509, t24, t453, t1510, t25, t458, t1511, t26, t463, t1512, t27, t468, t1513, t28, t473, t1514, t29, t478, t1515, t30, t483, t1516, t31, t488, t1156, t1158, t1162, t1163, t1165, t1169, t1170, t1172, t1176, t1177, t1179, t1183, t1184, t1186, t1190, t1191, t1193, t1197, t1198, t1200, t1204, t1205, t1207, t1211, t1212, t1214, t1218, t1219, t1221, t1225, t1226, t1228, t1232, t1233, t1235, t1239, t1240, t1242, t1246, t1247, t1249, t1253, t1254, t1256, t1260, t1261, t1263, t1267, t1268, t1270, t1274, t1275, t1277, t1281, t1282, t1284, t1288, t1289, t1291, t1295,) = cut(_00_viewer, _00_viewer_off, player, turn_player, phase, it, decider, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, daze_1, daze_0, moved_1, moved_0, locked_1, locked_0, takes_1, takes_0, prevent_1, prevent_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8)
    return {
        'turn': turn,
        'my_turn': t1296,
        'deciding': t1297,
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
        'my_points': t1298,
        'my_hand': t90,
        'my_deck': t149,
        'my_energy_now': t1299,
        'my_energy_next': t1300,
        'my_declared': t1301,
        'my_poison': t1302,
        'my_burn': i8(0),
        'my_daze': t1303,
        'my_daze_fresh': i8(0),
        'my_moved': t1304,
        'my_fallen': i8(0),
        'my_knockouts': i8(0),
        'my_title': i8(0),
        'my_title_next': i8(0),
        'my_locked': t1305,
        'my_locked_item': i8(0),
        'my_locked_trainer': i8(0),
        'my_locked_evolve': i8(0),
        'my_locked_zone': i8(0),
        'my_takes': t1306,
        'my_takes_ex': i8(0),
        'my_prevent': t1307,
        'my_prevent_small': i8(0),
        'my_no_weakness': i8(0),
        'my_hit_back': i8(0),
        'my_snare': i8(0),
        'my_deals': t1308,
        'my_no_attack': t1309,
        'my_no_retreat': t1310,
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
        'my_discarded_0': t1311,
        'my_discarded_1': t1312,
        'my_discarded_2': t1313,
        'my_discarded_3': t1314,
        'my_discarded_4': t1315,
        'my_discarded_5': t1316,
        'my_discarded_6': t1317,
        'my_discarded_7': t1318,
        'my_discarded_8': t1319,
        'my_pokemon_0': t1320,
        'my_damage_0': t1321,
        'my_tool_0': i8(0),
        'my_fresh_0': t1322,
        'my_used_0': t1323,
        'my_grown_0': i8(0),
        'my_fought_0': i8(0),
        'my_spent_0': i8(0),
        'my_struck_0': i8(0),
        'my_trap_0': i8(0),
        'my_energy_0_0': t1324,
        'my_energy_0_1': t1325,
        'my_energy_0_2': t1326,
        'my_energy_0_3': t1327,
        'my_energy_0_4': t1328,
        'my_energy_0_5': t1329,
        'my_energy_0_6': t1330,
        'my_energy_0_7': t1331,
        'my_energy_0_8': t1332,
        'my_pokemon_1': t1333,
        'my_damage_1': t1334,
        'my_tool_1': i8(0),
        'my_fresh_1': t1335,
        'my_used_1': t1336,
        'my_grown_1': i8(0),
        'my_fought_1': i8(0),
        'my_spent_1': i8(0),
        'my_struck_1': i8(0),
        'my_trap_1': i8(0),
        'my_energy_1_0': t1337,
        'my_energy_1_1': t1338,
        'my_energy_1_2': t1339,
        'my_energy_1_3': t1340,
        'my_energy_1_4': t1341,
        'my_energy_1_5': t1342,
        'my_energy_1_6': t1343,
        'my_energy_1_7': t1344,
        'my_energy_1_8': t1345,
        'my_pokemon_2': t1346,
        'my_damage_2': t1347,
        'my_tool_2': i8(0),
        'my_fresh_2': t1348,
        'my_used_2': t1349,
        'my_grown_2': i8(0),
        'my_fought_2': i8(0),
        'my_spent_2': i8(0),
        'my_struck_2': i8(0),
        'my_trap_2': i8(0),
        'my_energy_2_0': t1350,
        'my_energy_2_1': t1351,
        'my_energy_2_2': t1352,
        'my_energy_2_3': t1353,
        'my_energy_2_4': t1354,
        'my_energy_2_5': t1355,
        'my_energy_2_6': t1356,
        'my_energy_2_7': t1357,
        'my_energy_2_8': t1358,
        'my_pokemon_3': t1359,
        'my_damage_3': t1360,
        'my_tool_3': i8(0),
        'my_fresh_3': t1361,
        'my_used_3': t1362,
        'my_grown_3': i8(0),
        'my_fought_3': i8(0),
        'my_spent_3': i8(0),
        'my_struck_3': i8(0),
        'my_trap_3': i8(0),
        'my_energy_3_0': t1363,
        'my_energy_3_1': t1364,
        'my_energy_3_2': t1365,
        'my_energy_3_3': t1366,
        'my_energy_3_4': t1367,
        'my_energy_3_5': t1368,
        'my_energy_3_6': t1369,
        'my_energy_3_7': t1370,
        'my_energy_3_8': t1371,
        'their_points': t1372,
        'their_hand': t329,
        'their_deck': t388,
        'their_energy_now': t1373,
        'their_energy_next': t1374,
        'their_declared': i8(0),
        'their_poison': t1375,
        'their_burn': i8(0),
        'their_daze': t1376,
        'their_daze_fresh': i8(0),
        'their_moved': t1377,
        'their_fallen': i8(0),
        'their_knockouts': i8(0),
        'their_title': i8(0),
        'their_title_next': i8(0),
        'their_locked': t1378,
        'their_locked_item': i8(0),
        'their_locked_trainer': i8(0),
        'their_locked_evolve': i8(0),
        'their_locked_zone': i8(0),
        'their_takes': t1379,
        'their_takes_ex': i8(0),
        'their_prevent': t1380,
        'their_prevent_small': i8(0),
        'their_no_weakness': i8(0),
        'their_hit_back': i8(0),
        'their_snare': i8(0),
        'their_deals': t1381,
        'their_no_attack': t1382,
        'their_no_retreat': t1383,
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
        'their_discarded_0': t1384,
        'their_discarded_1': t1385,
        'their_discarded_2': t1386,
        'their_discarded_3': t1387,
        'their_discarded_4': t1388,
        'their_discarded_5': t1389,
        'their_discarded_6': t1390,
        'their_discarded_7': t1391,
        'their_discarded_8': t1392,
        'their_pokemon_0': t1394,
        'their_damage_0': t1396,
        'their_tool_0': i8(0),
        'their_fresh_0': t1398,
        'their_used_0': t1400,
        'their_grown_0': i8(0),
        'their_fought_0': i8(0),
        'their_spent_0': i8(0),
        'their_struck_0': i8(0),
        'their_trap_0': i8(0),
        'their_energy_0_0': t1402,
        'their_energy_0_1': t1404,
        'their_energy_0_2': t1406,
        'their_energy_0_3': t1408,
        'their_energy_0_4': t1410,
        'their_energy_0_5': t1412,
        'their_energy_0_6': t1414,
        'their_energy_0_7': t1416,
        'their_energy_0_8': t1418,
        'their_pokemon_1': t1420,
        'their_damage_1': t1422,
        'their_tool_1': i8(0),
        'their_fresh_1': t1424,
        'their_used_1': t1426,
        'their_grown_1': i8(0),
        'their_fought_1': i8(0),
        'their_spent_1': i8(0),
        'their_struck_1': i8(0),
        'their_trap_1': i8(0),
        'their_energy_1_0': t1428,
        'their_energy_1_1': t1430,
        'their_energy_1_2': t1432,
        'their_energy_1_3': t1434,
        'their_energy_1_4': t1436,
        'their_energy_1_5': t1438,
        'their_energy_1_6': t1440,
        'their_energy_1_7': t1442,
        'their_energy_1_8': t1444,
        'their_pokemon_2': t1446,
        'their_damage_2': t1448,
        'their_tool_2': i8(0),
        'their_fresh_2': t1450,
        'their_used_2': t1452,
        'their_grown_2': i8(0),
        'their_fought_2': i8(0),
        'their_spent_2': i8(0),
        'their_struck_2': i8(0),
        'their_trap_2': i8(0),
        'their_energy_2_0': t1454,
        'their_energy_2_1': t1456,
        'their_energy_2_2': t1458,
        'their_energy_2_3': t1460,
        'their_energy_2_4': t1462,
        'their_energy_2_5': t1464,
        'their_energy_2_6': t1466,
        'their_energy_2_7': t1468,
        'their_energy_2_8': t1470,
        'their_pokemon_3': t1472,
        'their_damage_3': t1474,
        'their_tool_3': i8(0),
        'their_fresh_3': t1476,
        'their_used_3': t1478,
        'their_grown_3': i8(0),
        'their_fought_3': i8(0),
        'their_spent_3': i8(0),
        'their_struck_3': i8(0),
        'their_trap_3': i8(0),
        'their_energy_3_0': t1480,
        'their_energy_3_1': t1482,
        'their_energy_3_2': t1484,
        'their_energy_3_3': t1486,
        'their_energy_3_4': t1488,
        'their_energy_3_5': t1490,
        'their_energy_3_6': t1492,
        'their_energy_3_7': t1494,
        'their_energy_3_8': t1496,
        'my_card_0': t1497,
        'my_place_0': t12,
        'my_order_0': t393,
        'my_card_1': t1498,
        'my_place_1': t13,
        'my_order_1': t398,
        'my_card_2': t1499,
        'my_place_2': t14,
        'my_order_2': t403,
        'my_card_3': t1500,
        'my_place_3': t15,
        'my_order_3': t408,
        'my_card_4': t1501,
        'my_place_4': t16,
        'my_order_4': t413,
        'my_card_5': t1502,
        'my_place_5': t17,
        'my_order_5': t418,
        'my_card_6': t1503,
        'my_place_6': t18,
        'my_order_6': t423,
        'my_card_7': t1504,
        'my_place_7': t19,
        'my_order_7': t428,
        'my_card_8': t1505,
        'my_place_8': t20,
        'my_order_8': t433,
        'my_card_9': t1506,
        'my_place_9': t21,
        'my_order_9': t438,
        'my_card_10': t1507,
        'my_place_10': t22,
        'my_order_10': t443,
        'my_card_11': t1508,
        'my_place_11': t23,
        'my_order_11': t448,
        'my_card_12': t1509,
        'my_place_12': t24,
        'my_order_12': t453,
        'my_card_13': t1510,
        'my_place_13': t25,
        'my_order_13': t458,
        'my_card_14': t1511,
        'my_place_14': t26,
        'my_order_14': t463,
        'my_card_15': t1512,
        'my_place_15': t27,
        'my_order_15': t468,
        'my_card_16': t1513,
        'my_place_16': t28,
        'my_order_16': t473,
        'my_card_17': t1514,
        'my_place_17': t29,
        'my_order_17': t478,
        'my_card_18': t1515,
        'my_place_18': t30,
        'my_order_18': t483,
        'my_card_19': t1516,
        'my_place_19': t31,
        'my_order_19': t488,
        'their_card_0': t1156,
        'their_place_0': t1158,
        'their_order_0': t1162,
        'their_card_1': t1163,
        'their_place_1': t1165,
        'their_order_1': t1169,
        'their_card_2': t1170,
        'their_place_2': t1172,
        'their_order_2': t1176,
        'their_card_3': t1177,
        'their_place_3': t1179,
        'their_order_3': t1183,
        'their_card_4': t1184,
        'their_place_4': t1186,
        'their_order_4': t1190,
        'their_card_5': t1191,
        'their_place_5': t1193,
        'their_order_5': t1197,
        'their_card_6': t1198,
        'their_place_6': t1200,
        'their_order_6': t1204,
        'their_card_7': t1205,
        'their_place_7': t1207,
        'their_order_7': t1211,
        'their_card_8': t1212,
        'their_place_8': t1214,
        'their_order_8': t1218,
        'their_card_9': t1219,
        'their_place_9': t1221,
        'their_order_9': t1225,
        'their_card_10': t1226,
        'their_place_10': t1228,
        'their_order_10': t1232,
        'their_card_11': t1233,
        'their_place_11': t1235,
        'their_order_11': t1239,
        'their_card_12': t1240,
        'their_place_12': t1242,
        'their_order_12': t1246,
        'their_card_13': t1247,
        'their_place_13': t1249,
        'their_order_13': t1253,
        'their_card_14': t1254,
        'their_place_14': t1256,
        'their_order_14': t1260,
        'their_card_15': t1261,
        'their_place_15': t1263,
        'their_order_15': t1267,
        'their_card_16': t1268,
        'their_place_16': t1270,
        'their_order_16': t1274,
        'their_card_17': t1275,
        'their_place_17': t1277,
        'their_order_17': t1281,
        'their_card_18': t1282,
        'their_place_18': t1284,
        'their_order_18': t1288,
        'their_card_19': t1289,
        'their_place_19': t1291,
        'their_order_19': t1295,
    }
