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
    t503 = select(t1, card_0_0, card_1_0)
    t504 = shl(t503, i16(4))
    t505 = to(t150, i16)
    t506 = add(t504, t505)
    t507 = to(t506, i32)
    t508 = shl(t507, i32(6))
    t509 = add(t508, i32(32))
    t510 = select(t502, t509, i32(0))
    t511 = eq(t151, i8(2))
    t512 = eq(t151, i8(8))
    t513 = bor(t511, t512)
    t514 = eq(t151, i8(7))
    t515 = bor(t513, t514)
    t516 = select(t1, seen_0_1, seen_1_1)
    t517 = bor(t172, t332)
    t518 = band(t516, i8(2))
    t519 = eq(t518, i8(2))
    t520 = band(t517, t519)
    t521 = bor(t515, t520)
    t522 = band(t235, t500)
    t523 = bor(t521, t522)
    t524 = select(t1, card_0_1, card_1_1)
    t525 = shl(t524, i16(4))
    t526 = to(t151, i16)
    t527 = add(t525, t526)
    t528 = to(t527, i32)
    t529 = shl(t528, i32(6))
    t530 = add(t529, i32(32))
    t531 = select(t523, t530, i32(0))
    t532 = eq(t152, i8(2))
    t533 = eq(t152, i8(8))
    t534 = bor(t532, t533)
    t535 = eq(t152, i8(7))
    t536 = bor(t534, t535)
    t537 = select(t1, seen_0_2, seen_1_2)
    t538 = bor(t175, t335)
    t539 = band(t537, i8(2))
    t540 = eq(t539, i8(2))
    t541 = band(t538, t540)
    t542 = bor(t536, t541)
    t543 = band(t240, t500)
    t544 = bor(t542, t543)
    t545 = select(t1, card_0_2, card_1_2)
    t546 = shl(t545, i16(4))
    t547 = to(t152, i16)
    t548 = add(t546, t547)
    t549 = to(t548, i32)
    t550 = shl(t549, i32(6))
    t551 = add(t550, i32(32))
    t552 = select(t544, t551, i32(0))
    t553 = eq(t153, i8(2))
    t554 = eq(t153, i8(8))
    t555 = bor(t553, t554)
    t556 = eq(t153, i8(7))
    t557 = bor(t555, t556)
    t558 = select(t1, seen_0_3, seen_1_3)
    t559 = bor(t178, t338)
    t560 = band(t558, i8(2))
    t561 = eq(t560, i8(2))
    t562 = band(t559, t561)
    t563 = bor(t557, t562)
    t564 = band(t245, t500)
    t565 = bor(t563, t564)
    t566 = select(t1, card_0_3, card_1_3)
    t567 = shl(t566, i16(4))
    t568 = to(t153, i16)
    t569 = add(t567, t568)
    t570 = to(t569, i32)
    t571 = shl(t570, i32(6))
    t572 = add(t571, i32(32))
    t573 = select(t565, t572, i32(0))
    t574 = eq(t154, i8(2))
    t575 = eq(t154, i8(8))
    t576 = bor(t574, t575)
    t577 = eq(t154, i8(7))
    t578 = bor(t576, t577)
    t579 = select(t1, seen_0_4, seen_1_4)
    t580 = bor(t181, t341)
    t581 = band(t579, i8(2))
    t582 = eq(t581, i8(2))
    t583 = band(t580, t582)
    t584 = bor(t578, t583)
    t585 = band(t250, t500)
    t586 = bor(t584, t585)
    t587 = select(t1, card_0_4, card_1_4)
    t588 = shl(t587, i16(4))
    t589 = to(t154, i16)
    t590 = add(t588, t589)
    t591 = to(t590, i32)
    t592 = shl(t591, i32(6))
    t593 = add(t592, i32(32))
    t594 = select(t586, t593, i32(0))
    t595 = eq(t155, i8(2))
    t596 = eq(t155, i8(8))
    t597 = bor(t595, t596)
    t598 = eq(t155, i8(7))
    t599 = bor(t597, t598)
    t600 = select(t1, seen_0_5, seen_1_5)
    t601 = bor(t184, t344)
    t602 = band(t600, i8(2))
    t603 = eq(t602, i8(2))
    t604 = band(t601, t603)
    t605 = bor(t599, t604)
    t606 = band(t255, t500)
    t607 = bor(t605, t606)
    t608 = select(t1, card_0_5, card_1_5)
    t609 = shl(t608, i16(4))
    t610 = to(t155, i16)
    t611 = add(t609, t610)
    t612 = to(t611, i32)
    t613 = shl(t612, i32(6))
    t614 = add(t613, i32(32))
    t615 = select(t607, t614, i32(0))
    t616 = eq(t156, i8(2))
    t617 = eq(t156, i8(8))
    t618 = bor(t616, t617)
    t619 = eq(t156, i8(7))
    t620 = bor(t618, t619)
    t621 = select(t1, seen_0_6, seen_1_6)
    t622 = bor(t187, t347)
    t623 = band(t621, i8(2))
    t624 = eq(t623, i8(2))
    t625 = band(t622, t624)
    t626 = bor(t620, t625)
    t627 = band(t260, t500)
    t628 = bor(t626, t627)
    t629 = select(t1, card_0_6, card_1_6)
    t630 = shl(t629, i16(4))
    t631 = to(t156, i16)
    t632 = add(t630, t631)
    t633 = to(t632, i32)
    t634 = shl(t633, i32(6))
    t635 = add(t634, i32(32))
    t636 = select(t628, t635, i32(0))
    t637 = eq(t157, i8(2))
    t638 = eq(t157, i8(8))
    t639 = bor(t637, t638)
    t640 = eq(t157, i8(7))
    t641 = bor(t639, t640)
    t642 = select(t1, seen_0_7, seen_1_7)
    t643 = bor(t190, t350)
    t644 = band(t642, i8(2))
    t645 = eq(t644, i8(2))
    t646 = band(t643, t645)
    t647 = bor(t641, t646)
    t648 = band(t265, t500)
    t649 = bor(t647, t648)
    t650 = select(t1, card_0_7, card_1_7)
    t651 = shl(t650, i16(4))
    t652 = to(t157, i16)
    t653 = add(t651, t652)
    t654 = to(t653, i32)
    t655 = shl(t654, i32(6))
    t656 = add(t655, i32(32))
    t657 = select(t649, t656, i32(0))
    t658 = eq(t158, i8(2))
    t659 = eq(t158, i8(8))
    t660 = bor(t658, t659)
    t661 = eq(t158, i8(7))
    t662 = bor(t660, t661)
    t663 = select(t1, seen_0_8, seen_1_8)
    t664 = bor(t193, t353)
    t665 = band(t663, i8(2))
    t666 = eq(t665, i8(2))
    t667 = band(t664, t666)
    t668 = bor(t662, t667)
    t669 = band(t270, t500)
    t670 = bor(t668, t669)
    t671 = select(t1, card_0_8, card_1_8)
    t672 = shl(t671, i16(4))
    t673 = to(t158, i16)
    t674 = add(t672, t673)
    t675 = to(t674, i32)
    t676 = shl(t675, i32(6))
    t677 = add(t676, i32(32))
    t678 = select(t670, t677, i32(0))
    t679 = eq(t159, i8(2))
    t680 = eq(t159, i8(8))
    t681 = bor(t679, t680)
    t682 = eq(t159, i8(7))
    t683 = bor(t681, t682)
    t684 = select(t1, seen_0_9, seen_1_9)
    t685 = bor(t196, t356)
    t686 = band(t684, i8(2))
    t687 = eq(t686, i8(2))
    t688 = band(t685, t687)
    t689 = bor(t683, t688)
    t690 = band(t275, t500)
    t691 = bor(t689, t690)
    t692 = select(t1, card_0_9, card_1_9)
    t693 = shl(t692, i16(4))
    t694 = to(t159, i16)
    t695 = add(t693, t694)
    t696 = to(t695, i32)
    t697 = shl(t696, i32(6))
    t698 = add(t697, i32(32))
    t699 = select(t691, t698, i32(0))
    t700 = eq(t160, i8(2))
    t701 = eq(t160, i8(8))
    t702 = bor(t700, t701)
    t703 = eq(t160, i8(7))
    t704 = bor(t702, t703)
    t705 = select(t1, seen_0_10, seen_1_10)
    t706 = bor(t199, t359)
    t707 = band(t705, i8(2))
    t708 = eq(t707, i8(2))
    t709 = band(t706, t708)
    t710 = bor(t704, t709)
    t711 = band(t280, t500)
    t712 = bor(t710, t711)
    t713 = select(t1, card_0_10, card_1_10)
    t714 = shl(t713, i16(4))
    t715 = to(t160, i16)
    t716 = add(t714, t715)
    t717 = to(t716, i32)
    t718 = shl(t717, i32(6))
    t719 = add(t718, i32(32))
    t720 = select(t712, t719, i32(0))
    t721 = eq(t161, i8(2))
    t722 = eq(t161, i8(8))
    t723 = bor(t721, t722)
    t724 = eq(t161, i8(7))
    t725 = bor(t723, t724)
    t726 = select(t1, seen_0_11, seen_1_11)
    t727 = bor(t202, t362)
    t728 = band(t726, i8(2))
    t729 = eq(t728, i8(2))
    t730 = band(t727, t729)
    t731 = bor(t725, t730)
    t732 = band(t285, t500)
    t733 = bor(t731, t732)
    t734 = select(t1, card_0_11, card_1_11)
    t735 = shl(t734, i16(4))
    t736 = to(t161, i16)
    t737 = add(t735, t736)
    t738 = to(t737, i32)
    t739 = shl(t738, i32(6))
    t740 = add(t739, i32(32))
    t741 = select(t733, t740, i32(0))
    t742 = eq(t162, i8(2))
    t743 = eq(t162, i8(8))
    t744 = bor(t742, t743)
    t745 = eq(t162, i8(7))
    t746 = bor(t744, t745)
    t747 = select(t1, seen_0_12, seen_1_12)
    t748 = bor(t205, t365)
    t749 = band(t747, i8(2))
    t750 = eq(t749, i8(2))
    t751 = band(t748, t750)
    t752 = bor(t746, t751)
    t753 = band(t290, t500)
    t754 = bor(t752, t753)
    t755 = select(t1, card_0_12, card_1_12)
    t756 = shl(t755, i16(4))
    t757 = to(t162, i16)
    t758 = add(t756, t757)
    t759 = to(t758, i32)
    t760 = shl(t759, i32(6))
    t761 = add(t760, i32(32))
    t762 = select(t754, t761, i32(0))
    t763 = eq(t163, i8(2))
    t764 = eq(t163, i8(8))
    t765 = bor(t763, t764)
    t766 = eq(t163, i8(7))
    t767 = bor(t765, t766)
    t768 = select(t1, seen_0_13, seen_1_13)
    t769 = bor(t208, t368)
    t770 = band(t768, i8(2))
    t771 = eq(t770, i8(2))
    t772 = band(t769, t771)
    t773 = bor(t767, t772)
    t774 = band(t295, t500)
    t775 = bor(t773, t774)
    t776 = select(t1, card_0_13, card_1_13)
    t777 = shl(t776, i16(4))
    t778 = to(t163, i16)
    t779 = add(t777, t778)
    t780 = to(t779, i32)
    t781 = shl(t780, i32(6))
    t782 = add(t781, i32(32))
    t783 = select(t775, t782, i32(0))
    t784 = eq(t164, i8(2))
    t785 = eq(t164, i8(8))
    t786 = bor(t784, t785)
    t787 = eq(t164, i8(7))
    t788 = bor(t786, t787)
    t789 = select(t1, seen_0_14, seen_1_14)
    t790 = bor(t211, t371)
    t791 = band(t789, i8(2))
    t792 = eq(t791, i8(2))
    t793 = band(t790, t792)
    t794 = bor(t788, t793)
    t795 = band(t300, t500)
    t796 = bor(t794, t795)
    t797 = select(t1, card_0_14, card_1_14)
    t798 = shl(t797, i16(4))
    t799 = to(t164, i16)
    t800 = add(t798, t799)
    t801 = to(t800, i32)
    t802 = shl(t801, i32(6))
    t803 = add(t802, i32(32))
    t804 = select(t796, t803, i32(0))
    t805 = eq(t165, i8(2))
    t806 = eq(t165, i8(8))
    t807 = bor(t805, t806)
    t808 = eq(t165, i8(7))
    t809 = bor(t807, t808)
    t810 = select(t1, seen_0_15, seen_1_15)
    t811 = bor(t214, t374)
    t812 = band(t810, i8(2))
    t813 = eq(t812, i8(2))
    t814 = band(t811, t813)
    t815 = bor(t809, t814)
    t816 = band(t305, t500)
    t817 = bor(t815, t816)
    t818 = select(t1, card_0_15, card_1_15)
    t819 = shl(t818, i16(4))
    t820 = to(t165, i16)
    t821 = add(t819, t820)
    t822 = to(t821, i32)
    t823 = shl(t822, i32(6))
    t824 = add(t823, i32(32))
    t825 = select(t817, t824, i32(0))
    t826 = eq(t166, i8(2))
    t827 = eq(t166, i8(8))
    t828 = bor(t826, t827)
    t829 = eq(t166, i8(7))
    t830 = bor(t828, t829)
    t831 = select(t1, seen_0_16, seen_1_16)
    t832 = bor(t217, t377)
    t833 = band(t831, i8(2))
    t834 = eq(t833, i8(2))
    t835 = band(t832, t834)
    t836 = bor(t830, t835)
    t837 = band(t310, t500)
    t838 = bor(t836, t837)
    t839 = select(t1, card_0_16, card_1_16)
    t840 = shl(t839, i16(4))
    t841 = to(t166, i16)
    t842 = add(t840, t841)
    t843 = to(t842, i32)
    t844 = shl(t843, i32(6))
    t845 = add(t844, i32(32))
    t846 = select(t838, t845, i32(0))
    t847 = eq(t167, i8(2))
    t848 = eq(t167, i8(8))
    t849 = bor(t847, t848)
    t850 = eq(t167, i8(7))
    t851 = bor(t849, t850)
    t852 = select(t1, seen_0_17, seen_1_17)
    t853 = bor(t220, t380)
    t854 = band(t852, i8(2))
    t855 = eq(t854, i8(2))
    t856 = band(t853, t855)
    t857 = bor(t851, t856)
    t858 = band(t315, t500)
    t859 = bor(t857, t858)
    t860 = select(t1, card_0_17, card_1_17)
    t861 = shl(t860, i16(4))
    t862 = to(t167, i16)
    t863 = add(t861, t862)
    t864 = to(t863, i32)
    t865 = shl(t864, i32(6))
    t866 = add(t865, i32(32))
    t867 = select(t859, t866, i32(0))
    t868 = eq(t168, i8(2))
    t869 = eq(t168, i8(8))
    t870 = bor(t868, t869)
    t871 = eq(t168, i8(7))
    t872 = bor(t870, t871)
    t873 = select(t1, seen_0_18, seen_1_18)
    t874 = bor(t223, t383)
    t875 = band(t873, i8(2))
    t876 = eq(t875, i8(2))
    t877 = band(t874, t876)
    t878 = bor(t872, t877)
    t879 = band(t320, t500)
    t880 = bor(t878, t879)
    t881 = select(t1, card_0_18, card_1_18)
    t882 = shl(t881, i16(4))
    t883 = to(t168, i16)
    t884 = add(t882, t883)
    t885 = to(t884, i32)
    t886 = shl(t885, i32(6))
    t887 = add(t886, i32(32))
    t888 = select(t880, t887, i32(0))
    t889 = eq(t169, i8(2))
    t890 = eq(t169, i8(8))
    t891 = bor(t889, t890)
    t892 = eq(t169, i8(7))
    t893 = bor(t891, t892)
    t894 = select(t1, seen_0_19, seen_1_19)
    t895 = bor(t226, t386)
    t896 = band(t894, i8(2))
    t897 = eq(t896, i8(2))
    t898 = band(t895, t897)
    t899 = bor(t893, t898)
    t900 = band(t325, t500)
    t901 = bor(t899, t900)
    t902 = select(t1, card_0_19, card_1_19)
    t903 = shl(t902, i16(4))
    t904 = to(t169, i16)
    t905 = add(t903, t904)
    t906 = to(t905, i32)
    t907 = shl(t906, i32(6))
    t908 = add(t907, i32(32))
    t909 = select(t901, t908, i32(0))
    t910 = most(t510, t531)
    t911 = least(t510, t531)
    t912 = most(t552, t573)
    t913 = least(t552, t573)
    t914 = most(t594, t615)
    t915 = least(t594, t615)
    t916 = most(t636, t657)
    t917 = least(t636, t657)
    t918 = most(t678, t699)
    t919 = least(t678, t699)
    t920 = most(t720, t741)
    t921 = least(t720, t741)
    t922 = most(t762, t783)
    t923 = least(t762, t783)
    t924 = most(t804, t825)
    t925 = least(t804, t825)
    t926 = most(t846, t867)
    t927 = least(t846, t867)
    t928 = most(t888, t909)
    t929 = least(t888, t909)
    t930 = most(t910, t912)
    t931 = least(t910, t912)
    t932 = most(t911, t913)
    t933 = least(t911, t913)
    t934 = most(t914, t916)
    t935 = least(t914, t916)
    t936 = most(t915, t917)
    t937 = least(t915, t917)
    t938 = most(t918, t920)
    t939 = least(t918, t920)
    t940 = most(t919, t921)
    t941 = least(t919, t921)
    t942 = most(t922, t924)
    t943 = least(t922, t924)
    t944 = most(t923, t925)
    t945 = least(t923, t925)
    t946 = most(t926, t928)
    t947 = least(t926, t928)
    t948 = most(t927, t929)
    t949 = least(t927, t929)
    t950 = most(t932, t931)
    t951 = least(t932, t931)
    t952 = most(t936, t935)
    t953 = least(t936, t935)
    t954 = most(t940, t939)
    t955 = least(t940, t939)
    t956 = most(t944, t943)
    t957 = least(t944, t943)
    t958 = most(t948, t947)
    t959 = least(t948, t947)
    t960 = most(t930, t934)
    t961 = least(t930, t934)
    t962 = most(t950, t952)
    t963 = least(t950, t952)
    t964 = most(t951, t953)
    t965 = least(t951, t953)
    t966 = most(t933, t937)
    t967 = least(t933, t937)
    t968 = most(t938, t942)
    t969 = least(t938, t942)
    t970 = most(t954, t956)
    t971 = least(t954, t956)
    t972 = most(t955, t957)
    t973 = least(t955, t957)
    t974 = most(t941, t945)
    t975 = least(t941, t945)
    t976 = most(t964, t961)
    t977 = least(t964, t961)
    t978 = most(t966, t963)
    t979 = least(t966, t963)
    t980 = most(t972, t969)
    t981 = least(t972, t969)
    t982 = most(t974, t971)
    t983 = least(t974, t971)
    t984 = most(t962, t976)
    t985 = least(t962, t976)
    t986 = most(t978, t977)
    t987 = least(t978, t977)
    t988 = most(t979, t965)
    t989 = least(t979, t965)
    t990 = most(t970, t980)
    t991 = least(t970, t980)
    t992 = most(t982, t981)
    t993 = least(t982, t981)
    t994 = most(t983, t973)
    t995 = least(t983, t973)
    t996 = most(t958, t959)
    t997 = least(t958, t959)
    t998 = most(t960, t968)
    t999 = least(t960, t968)
    t1000 = most(t984, t990)
    t1001 = least(t984, t990)
    t1002 = most(t985, t991)
    t1003 = least(t985, t991)
    t1004 = most(t986, t992)
    t1005 = least(t986, t992)
    t1006 = most(t987, t993)
    t1007 = least(t987, t993)
    t1008 = most(t988, t994)
    t1009 = least(t988, t994)
    t1010 = most(t989, t995)
    t1011 = least(t989, t995)
    t1012 = most(t967, t975)
    t1013 = least(t967, t975)
    t1014 = most(t1006, t999)
    t1015 = least(t1006, t999)
    t1016 = most(t1008, t1001)
    t1017 = least(t1008, t1001)
    t1018 = most(t1010, t1003)
    t1019 = least(t1010, t1003)
    t1020 = most(t1012, t1005)
    t1021 = least(t1012, t1005)
    t1022 = most(t1002, t1014)
    t1023 = least(t1002, t1014)
    t1024 = most(t1004, t1016)
    t1025 = least(t1004, t1016)
    t1026 = most(t1018, t1015)
    t1027 = least(t1018, t1015)
    t1028 = most(t1020, t1017)
    t1029 = least(t1020, t1017)
    t1030 = most(t1019, t1007)
    t1031 = least(t1019, t1007)
    t1032 = most(t1021, t1009)
    t1033 = least(t1021, t1009)
    t1034 = most(t1000, t1022)
    t1035 = least(t1000, t1022)
    t1036 = most(t1024, t1023)
    t1037 = least(t1024, t1023)
    t1038 = most(t1025, t1026)
    t1039 = least(t1025, t1026)
    t1040 = most(t1028, t1027)
    t1041 = least(t1028, t1027)
    t1042 = most(t1029, t1030)
    t1043 = least(t1029, t1030)
    t1044 = most(t1032, t1031)
    t1045 = least(t1032, t1031)
    t1046 = most(t1033, t1011)
    t1047 = least(t1033, t1011)
    t1048 = most(t996, t997)
    t1049 = least(t996, t997)
    t1050 = most(t998, t946)
    t1051 = least(t998, t946)
    t1052 = most(t1034, t1048)
    t1053 = least(t1034, t1048)
    t1054 = most(t1035, t1049)
    t1055 = least(t1035, t1049)
    t1056 = most(t1036, t949)
    t1057 = least(t1036, t949)
    t1058 = most(t1041, t1051)
    t1059 = least(t1041, t1051)
    t1060 = most(t1042, t1053)
    t1061 = least(t1042, t1053)
    t1062 = most(t1043, t1055)
    t1063 = least(t1043, t1055)
    t1064 = most(t1044, t1057)
    t1065 = least(t1044, t1057)
    t1066 = most(t1037, t1058)
    t1067 = least(t1037, t1058)
    t1068 = most(t1038, t1060)
    t1069 = least(t1038, t1060)
    t1070 = most(t1039, t1062)
    t1071 = least(t1039, t1062)
    t1072 = most(t1040, t1064)
    t1073 = least(t1040, t1064)
    t1074 = most(t1045, t1059)
    t1075 = least(t1045, t1059)
    t1076 = most(t1046, t1061)
    t1077 = least(t1046, t1061)
    t1078 = most(t1047, t1063)
    t1079 = least(t1047, t1063)
    t1080 = most(t1013, t1065)
    t1081 = least(t1013, t1065)
    t1082 = most(t1054, t1066)
    t1083 = least(t1054, t1066)
    t1084 = most(t1056, t1068)
    t1085 = least(t1056, t1068)
    t1086 = most(t1070, t1067)
    t1087 = least(t1070, t1067)
    t1088 = most(t1072, t1069)
    t1089 = least(t1072, t1069)
    t1090 = most(t1071, t1074)
    t1091 = least(t1071, t1074)
    t1092 = most(t1073, t1076)
    t1093 = least(t1073, t1076)
    t1094 = most(t1078, t1075)
    t1095 = least(t1078, t1075)
    t1096 = most(t1080, t1077)
    t1097 = least(t1080, t1077)
    t1098 = most(t1052, t1082)
    t1099 = least(t1052, t1082)
    t1100 = most(t1084, t1083)
    t1101 = least(t1084, t1083)
    t1102 = most(t1085, t1086)
    t1103 = least(t1085, t1086)
    t1104 = most(t1088, t1087)
    t1105 = least(t1088, t1087)
    t1106 = most(t1089, t1090)
    t1107 = least(t1089, t1090)
    t1108 = most(t1092, t1091)
    t1109 = least(t1092, t1091)
    t1110 = most(t1093, t1094)
    t1111 = least(t1093, t1094)
    t1112 = most(t1096, t1095)
    t1113 = least(t1096, t1095)
    t1114 = most(t1097, t1079)
    t1115 = least(t1097, t1079)
    t1116 = sar(t1050, i32(10))
    t1117 = sar(t1050, i32(6))
    t1118 = band(t1117, i32(15))
    t1119 = gt(t1050, i32(0))
    t1120 = band(t1050, i32(63))
    t1121 = sub(t1120, i32(32))
    t1122 = select(t1119, t1121, i32(0))
    t1123 = sar(t1098, i32(10))
    t1124 = sar(t1098, i32(6))
    t1125 = band(t1124, i32(15))
    t1126 = gt(t1098, i32(0))
    t1127 = band(t1098, i32(63))
    t1128 = sub(t1127, i32(32))
    t1129 = select(t1126, t1128, i32(0))
    t1130 = sar(t1099, i32(10))
    t1131 = sar(t1099, i32(6))
    t1132 = band(t1131, i32(15))
    t1133 = gt(t1099, i32(0))
    t1134 = band(t1099, i32(63))
    t1135 = sub(t1134, i32(32))
    t1136 = select(t1133, t1135, i32(0))
    t1137 = sar(t1100, i32(10))
    t1138 = sar(t1100, i32(6))
    t1139 = band(t1138, i32(15))
    t1140 = gt(t1100, i32(0))
    t1141 = band(t1100, i32(63))
    t1142 = sub(t1141, i32(32))
    t1143 = select(t1140, t1142, i32(0))
    t1144 = sar(t1101, i32(10))
    t1145 = sar(t1101, i32(6))
    t1146 = band(t1145, i32(15))
    t1147 = gt(t1101, i32(0))
    t1148 = band(t1101, i32(63))
    t1149 = sub(t1148, i32(32))
    t1150 = select(t1147, t1149, i32(0))
    t1151 = sar(t1102, i32(10))
    t1152 = sar(t1102, i32(6))
    t1153 = band(t1152, i32(15))
    t1154 = gt(t1102, i32(0))
    t1155 = band(t1102, i32(63))
    t1156 = sub(t1155, i32(32))
    t1157 = select(t1154, t1156, i32(0))
    t1158 = sar(t1103, i32(10))
    t1159 = sar(t1103, i32(6))
    t1160 = band(t1159, i32(15))
    t1161 = gt(t1103, i32(0))
    t1162 = band(t1103, i32(63))
    t1163 = sub(t1162, i32(32))
    t1164 = select(t1161, t1163, i32(0))
    t1165 = sar(t1104, i32(10))
    t1166 = sar(t1104, i32(6))
    t1167 = band(t1166, i32(15))
    t1168 = gt(t1104, i32(0))
    t1169 = band(t1104, i32(63))
    t1170 = sub(t1169, i32(32))
    t1171 = select(t1168, t1170, i32(0))
    t1172 = sar(t1105, i32(10))
    t1173 = sar(t1105, i32(6))
    t1174 = band(t1173, i32(15))
    t1175 = gt(t1105, i32(0))
    t1176 = band(t1105, i32(63))
    t1177 = sub(t1176, i32(32))
    t1178 = select(t1175, t1177, i32(0))
    t1179 = sar(t1106, i32(10))
    t1180 = sar(t1106, i32(6))
    t1181 = band(t1180, i32(15))
    t1182 = gt(t1106, i32(0))
    t1183 = band(t1106, i32(63))
    t1184 = sub(t1183, i32(32))
    t1185 = select(t1182, t1184, i32(0))
    t1186 = sar(t1107, i32(10))
    t1187 = sar(t1107, i32(6))
    t1188 = band(t1187, i32(15))
    t1189 = gt(t1107, i32(0))
    t1190 = band(t1107, i32(63))
    t1191 = sub(t1190, i32(32))
    t1192 = select(t1189, t1191, i32(0))
    t1193 = sar(t1108, i32(10))
    t1194 = sar(t1108, i32(6))
    t1195 = band(t1194, i32(15))
    t1196 = gt(t1108, i32(0))
    t1197 = band(t1108, i32(63))
    t1198 = sub(t1197, i32(32))
    t1199 = select(t1196, t1198, i32(0))
    t1200 = sar(t1109, i32(10))
    t1201 = sar(t1109, i32(6))
    t1202 = band(t1201, i32(15))
    t1203 = gt(t1109, i32(0))
    t1204 = band(t1109, i32(63))
    t1205 = sub(t1204, i32(32))
    t1206 = select(t1203, t1205, i32(0))
    t1207 = sar(t1110, i32(10))
    t1208 = sar(t1110, i32(6))
    t1209 = band(t1208, i32(15))
    t1210 = gt(t1110, i32(0))
    t1211 = band(t1110, i32(63))
    t1212 = sub(t1211, i32(32))
    t1213 = select(t1210, t1212, i32(0))
    t1214 = sar(t1111, i32(10))
    t1215 = sar(t1111, i32(6))
    t1216 = band(t1215, i32(15))
    t1217 = gt(t1111, i32(0))
    t1218 = band(t1111, i32(63))
    t1219 = sub(t1218, i32(32))
    t1220 = select(t1217, t1219, i32(0))
    t1221 = sar(t1112, i32(10))
    t1222 = sar(t1112, i32(6))
    t1223 = band(t1222, i32(15))
    t1224 = gt(t1112, i32(0))
    t1225 = band(t1112, i32(63))
    t1226 = sub(t1225, i32(32))
    t1227 = select(t1224, t1226, i32(0))
    t1228 = sar(t1113, i32(10))
    t1229 = sar(t1113, i32(6))
    t1230 = band(t1229, i32(15))
    t1231 = gt(t1113, i32(0))
    t1232 = band(t1113, i32(63))
    t1233 = sub(t1232, i32(32))
    t1234 = select(t1231, t1233, i32(0))
    t1235 = sar(t1114, i32(10))
    t1236 = sar(t1114, i32(6))
    t1237 = band(t1236, i32(15))
    t1238 = gt(t1114, i32(0))
    t1239 = band(t1114, i32(63))
    t1240 = sub(t1239, i32(32))
    t1241 = select(t1238, t1240, i32(0))
    t1242 = sar(t1115, i32(10))
    t1243 = sar(t1115, i32(6))
    t1244 = band(t1243, i32(15))
    t1245 = gt(t1115, i32(0))
    t1246 = band(t1115, i32(63))
    t1247 = sub(t1246, i32(32))
    t1248 = select(t1245, t1247, i32(0))
    t1249 = sar(t1081, i32(10))
    t1250 = sar(t1081, i32(6))
    t1251 = band(t1250, i32(15))
    t1252 = gt(t1081, i32(0))
    t1253 = band(t1081, i32(63))
    t1254 = sub(t1253, i32(32))
    t1255 = select(t1252, t1254, i32(0))
    t1256 = to(t0, i8)
    t1257 = to(t11, i8)
    t1258 = select(t1, points_1, points_0)
    t1259 = select(t1, energy_now_1, energy_now_0)
    t1260 = select(t1, energy_next_1, energy_next_0)
    t1261 = select(t1, declared_1, declared_0)
    t1262 = select(t1, poison_1, poison_0)
    t1263 = select(t1, daze_1, daze_0)
    t1264 = select(t1, moved_1, moved_0)
    t1265 = select(t1, locked_1, locked_0)
    t1266 = select(t1, takes_1, takes_0)
    t1267 = select(t1, prevent_1, prevent_0)
    t1268 = select(t1, deals_1, deals_0)
    t1269 = select(t1, no_attack_1, no_attack_0)
    t1270 = select(t1, no_retreat_1, no_retreat_0)
    t1271 = select(t1, discarded_1_0, discarded_0_0)
    t1272 = select(t1, discarded_1_1, discarded_0_1)
    t1273 = select(t1, discarded_1_2, discarded_0_2)
    t1274 = select(t1, discarded_1_3, discarded_0_3)
    t1275 = select(t1, discarded_1_4, discarded_0_4)
    t1276 = select(t1, discarded_1_5, discarded_0_5)
    t1277 = select(t1, discarded_1_6, discarded_0_6)
    t1278 = select(t1, discarded_1_7, discarded_0_7)
    t1279 = select(t1, discarded_1_8, discarded_0_8)
    t1280 = select(t1, pokemon_1_0, pokemon_0_0)
    t1281 = select(t1, damage_1_0, damage_0_0)
    t1282 = select(t1, fresh_1_0, fresh_0_0)
    t1283 = select(t1, used_1_0, used_0_0)
    t1284 = select(t1, energy_1_0_0, energy_0_0_0)
    t1285 = select(t1, energy_1_0_1, energy_0_0_1)
    t1286 = select(t1, energy_1_0_2, energy_0_0_2)
    t1287 = select(t1, energy_1_0_3, energy_0_0_3)
    t1288 = select(t1, energy_1_0_4, energy_0_0_4)
    t1289 = select(t1, energy_1_0_5, energy_0_0_5)
    t1290 = select(t1, energy_1_0_6, energy_0_0_6)
    t1291 = select(t1, energy_1_0_7, energy_0_0_7)
    t1292 = select(t1, energy_1_0_8, energy_0_0_8)
    t1293 = select(t1, pokemon_1_1, pokemon_0_1)
    t1294 = select(t1, damage_1_1, damage_0_1)
    t1295 = select(t1, fresh_1_1, fresh_0_1)
    t1296 = select(t1, used_1_1, used_0_1)
    t1297 = select(t1, energy_1_1_0, energy_0_1_0)
    t1298 = select(t1, energy_1_1_1, energy_0_1_1)
    t1299 = select(t1, energy_1_1_2, energy_0_1_2)
    t1300 = select(t1, energy_1_1_3, energy_0_1_3)
    t1301 = select(t1, energy_1_1_4, energy_0_1_4)
    t1302 = select(t1, energy_1_1_5, energy_0_1_5)
    t1303 = select(t1, energy_1_1_6, energy_0_1_6)
    t1304 = select(t1, energy_1_1_7, energy_0_1_7)
    t1305 = select(t1, energy_1_1_8, energy_0_1_8)
    t1306 = select(t1, pokemon_1_2, pokemon_0_2)
    t1307 = select(t1, damage_1_2, damage_0_2)
    t1308 = select(t1, fresh_1_2, fresh_0_2)
    t1309 = select(t1, used_1_2, used_0_2)
    t1310 = select(t1, energy_1_2_0, energy_0_2_0)
    t1311 = select(t1, energy_1_2_1, energy_0_2_1)
    t1312 = select(t1, energy_1_2_2, energy_0_2_2)
    t1313 = select(t1, energy_1_2_3, energy_0_2_3)
    t1314 = select(t1, energy_1_2_4, energy_0_2_4)
    t1315 = select(t1, energy_1_2_5, energy_0_2_5)
    t1316 = select(t1, energy_1_2_6, energy_0_2_6)
    t1317 = select(t1, energy_1_2_7, energy_0_2_7)
    t1318 = select(t1, energy_1_2_8, energy_0_2_8)
    t1319 = select(t1, pokemon_1_3, pokemon_0_3)
    t1320 = select(t1, damage_1_3, damage_0_3)
    t1321 = select(t1, fresh_1_3, fresh_0_3)
    t1322 = select(t1, used_1_3, used_0_3)
    t1323 = select(t1, energy_1_3_0, energy_0_3_0)
    t1324 = select(t1, energy_1_3_1, energy_0_3_1)
    t1325 = select(t1, energy_1_3_2, energy_0_3_2)
    t1326 = select(t1, energy_1_3_3, energy_0_3_3)
    t1327 = select(t1, energy_1_3_4, energy_0_3_4)
    t1328 = select(t1, energy_1_3_5, energy_0_3_5)
    t1329 = select(t1, energy_1_3_6, energy_0_3_6)
    t1330 = select(t1, energy_1_3_7, energy_0_3_7)
    t1331 = select(t1, energy_1_3_8, energy_0_3_8)
    t1332 = select(t1, points_0, points_1)
    t1333 = select(t1, energy_now_0, energy_now_1)
    t1334 = select(t1, energy_next_0, energy_next_1)
    t1335 = select(t1, poison_0, poison_1)
    t1336 = select(t1, daze_0, daze_1)
    t1337 = select(t1, moved_0, moved_1)
    t1338 = select(t1, locked_0, locked_1)
    t1339 = select(t1, takes_0, takes_1)
    t1340 = select(t1, prevent_0, prevent_1)
    t1341 = select(t1, deals_0, deals_1)
    t1342 = select(t1, no_attack_0, no_attack_1)
    t1343 = select(t1, no_retreat_0, no_retreat_1)
    t1344 = select(t1, discarded_0_0, discarded_1_0)
    t1345 = select(t1, discarded_0_1, discarded_1_1)
    t1346 = select(t1, discarded_0_2, discarded_1_2)
    t1347 = select(t1, discarded_0_3, discarded_1_3)
    t1348 = select(t1, discarded_0_4, discarded_1_4)
    t1349 = select(t1, discarded_0_5, discarded_1_5)
    t1350 = select(t1, discarded_0_6, discarded_1_6)
    t1351 = select(t1, discarded_0_7, discarded_1_7)
    t1352 = select(t1, discarded_0_8, discarded_1_8)
    t1353 = select(t1, pokemon_0_0, pokemon_1_0)
    t1354 = select(t2, i16(0), t1353)
    t1355 = select(t1, damage_0_0, damage_1_0)
    t1356 = select(t2, i8(0), t1355)
    t1357 = select(t1, fresh_0_0, fresh_1_0)
    t1358 = select(t2, i8(0), t1357)
    t1359 = select(t1, used_0_0, used_1_0)
    t1360 = select(t2, i8(0), t1359)
    t1361 = select(t1, energy_0_0_0, energy_1_0_0)
    t1362 = select(t2, i8(0), t1361)
    t1363 = select(t1, energy_0_0_1, energy_1_0_1)
    t1364 = select(t2, i8(0), t1363)
    t1365 = select(t1, energy_0_0_2, energy_1_0_2)
    t1366 = select(t2, i8(0), t1365)
    t1367 = select(t1, energy_0_0_3, energy_1_0_3)
    t1368 = select(t2, i8(0), t1367)
    t1369 = select(t1, energy_0_0_4, energy_1_0_4)
    t1370 = select(t2, i8(0), t1369)
    t1371 = select(t1, energy_0_0_5, energy_1_0_5)
    t1372 = select(t2, i8(0), t1371)
    t1373 = select(t1, energy_0_0_6, energy_1_0_6)
    t1374 = select(t2, i8(0), t1373)
    t1375 = select(t1, energy_0_0_7, energy_1_0_7)
    t1376 = select(t2, i8(0), t1375)
    t1377 = select(t1, energy_0_0_8, energy_1_0_8)
    t1378 = select(t2, i8(0), t1377)
    t1379 = select(t1, pokemon_0_1, pokemon_1_1)
    t1380 = select(t2, i16(0), t1379)
    t1381 = select(t1, damage_0_1, damage_1_1)
    t1382 = select(t2, i8(0), t1381)
    t1383 = select(t1, fresh_0_1, fresh_1_1)
    t1384 = select(t2, i8(0), t1383)
    t1385 = select(t1, used_0_1, used_1_1)
    t1386 = select(t2, i8(0), t1385)
    t1387 = select(t1, energy_0_1_0, energy_1_1_0)
    t1388 = select(t2, i8(0), t1387)
    t1389 = select(t1, energy_0_1_1, energy_1_1_1)
    t1390 = select(t2, i8(0), t1389)
    t1391 = select(t1, energy_0_1_2, energy_1_1_2)
    t1392 = select(t2, i8(0), t1391)
    t1393 = select(t1, energy_0_1_3, energy_1_1_3)
    t1394 = select(t2, i8(0), t1393)
    t1395 = select(t1, energy_0_1_4, energy_1_1_4)
    t1396 = select(t2, i8(0), t1395)
    t1397 = select(t1, energy_0_1_5, energy_1_1_5)
    t1398 = select(t2, i8(0), t1397)
    t1399 = select(t1, energy_0_1_6, energy_1_1_6)
    t1400 = select(t2, i8(0), t1399)
    t1401 = select(t1, energy_0_1_7, energy_1_1_7)
    t1402 = select(t2, i8(0), t1401)
    t1403 = select(t1, energy_0_1_8, energy_1_1_8)
    t1404 = select(t2, i8(0), t1403)
    t1405 = select(t1, pokemon_0_2, pokemon_1_2)
    t1406 = select(t2, i16(0), t1405)
    t1407 = select(t1, damage_0_2, damage_1_2)
    t1408 = select(t2, i8(0), t1407)
    t1409 = select(t1, fresh_0_2, fresh_1_2)
    t1410 = select(t2, i8(0), t1409)
    t1411 = select(t1, used_0_2, used_1_2)
    t1412 = select(t2, i8(0), t1411)
    t1413 = select(t1, energy_0_2_0, energy_1_2_0)
    t1414 = select(t2, i8(0), t1413)
    t1415 = select(t1, energy_0_2_1, energy_1_2_1)
    t1416 = select(t2, i8(0), t1415)
    t1417 = select(t1, energy_0_2_2, energy_1_2_2)
    t1418 = select(t2, i8(0), t1417)
    t1419 = select(t1, energy_0_2_3, energy_1_2_3)
    t1420 = select(t2, i8(0), t1419)
    t1421 = select(t1, energy_0_2_4, energy_1_2_4)
    t1422 = select(t2, i8(0), t1421)
    t1423 = select(t1, energy_0_2_5, energy_1_2_5)
    t1424 = select(t2, i8(0), t1423)
    t1425 = select(t1, energy_0_2_6, energy_1_2_6)
    t1426 = select(t2, i8(0), t1425)
    t1427 = select(t1, energy_0_2_7, energy_1_2_7)
    t1428 = select(t2, i8(0), t1427)
    t1429 = select(t1, energy_0_2_8, energy_1_2_8)
    t1430 = select(t2, i8(0), t1429)
    t1431 = select(t1, pokemon_0_3, pokemon_1_3)
    t1432 = select(t2, i16(0), t1431)
    t1433 = select(t1, damage_0_3, damage_1_3)
    t1434 = select(t2, i8(0), t1433)
    t1435 = select(t1, fresh_0_3, fresh_1_3)
    t1436 = select(t2, i8(0), t1435)
    t1437 = select(t1, used_0_3, used_1_3)
    t1438 = select(t2, i8(0), t1437)
    t1439 = select(t1, energy_0_3_0, energy_1_3_0)
    t1440 = select(t2, i8(0), t1439)
    t1441 = select(t1, energy_0_3_1, energy_1_3_1)
    t1442 = select(t2, i8(0), t1441)
    t1443 = select(t1, energy_0_3_2, energy_1_3_2)
    t1444 = select(t2, i8(0), t1443)
    t1445 = select(t1, energy_0_3_3, energy_1_3_3)
    t1446 = select(t2, i8(0), t1445)
    t1447 = select(t1, energy_0_3_4, energy_1_3_4)
    t1448 = select(t2, i8(0), t1447)
    t1449 = select(t1, energy_0_3_5, energy_1_3_5)
    t1450 = select(t2, i8(0), t1449)
    t1451 = select(t1, energy_0_3_6, energy_1_3_6)
    t1452 = select(t2, i8(0), t1451)
    t1453 = select(t1, energy_0_3_7, energy_1_3_7)
    t1454 = select(t2, i8(0), t1453)
    t1455 = select(t1, energy_0_3_8, energy_1_3_8)
    t1456 = select(t2, i8(0), t1455)
    t1457 = select(t1, card_1_0, card_0_0)
    t1458 = select(t1, card_1_1, card_0_1)
    t1459 = select(t1, card_1_2, card_0_2)
    t1460 = select(t1, card_1_3, card_0_3)
    t1461 = select(t1, card_1_4, card_0_4)
    t1462 = select(t1, card_1_5, card_0_5)
    t1463 = select(t1, card_1_6, card_0_6)
    t1464 = select(t1, card_1_7, card_0_7)
    t1465 = select(t1, card_1_8, card_0_8)
    t1466 = select(t1, card_1_9, card_0_9)
    t1467 = select(t1, card_1_10, card_0_10)
    t1468 = select(t1, card_1_11, card_0_11)
    t1469 = select(t1, card_1_12, card_0_12)
    t1470 = select(t1, card_1_13, card_0_13)
    t1471 = select(t1, card_1_14, card_0_14)
    t1472 = select(t1, card_1_15, card_0_15)
    t1473 = select(t1, card_1_16, card_0_16)
    t1474 = select(t1, card_1_17, card_0_17)
    t1475 = select(t1, card_1_18, card_0_18)
    t1476 = select(t1, card_1_19, card_0_19)
    return (t1256, t1257, t9, t1258, t90, t149, t1259, t1260, t1261, t1262, t1263, t1264, t1265, t1266, t1267, t1268, t1269, t1270, t1271, t1272, t1273, t1274, t1275, t1276, t1277, t1278, t1279, t1280, t1281, t1282, t1283, t1284, t1285, t1286, t1287, t1288, t1289, t1290, t1291, t1292, t1293, t1294, t1295, t1296, t1297, t1298, t1299, t1300, t1301, t1302, t1303, t1304, t1305, t1306, t1307, t1308, t1309, t1310, t1311, t1312, t1313, t1314, t1315, t1316, t1317, t1318, t1319, t1320, t1321, t1322, t1323, t1324, t1325, t1326, t1327, t1328, t1329, t1330, t1331, t1332, t329, t388, t1333, t1334, t1335, t1336, t1337, t1338, t1339, t1340, t1341, t1342, t1343, t1344, t1345, t1346, t1347, t1348, t1349, t1350, t1351, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1457, t12, t393, t1458, t13, t398, t1459, t14, t403, t1460, t15, t408, t1461, t16, t413, t1462, t17, t418, t1463, t18, t423, t1464, t19, t428, t1465, t20, t433, t1466, t21, t438, t1467, t22, t443, t1468, t23, t448, t1469, t24, t453, t1470, t25, t458, t1471, t26, t463, t1472, t27, t468, t1473, t28, t473, t1474, t29, t478, t1475, t30, t483, t1476, t31, t488, t1116, t1118, t1122, t1123, t1125, t1129, t1130, t1132, t1136, t1137, t1139, t1143, t1144, t1146, t1150, t1151, t1153, t1157, t1158, t1160, t1164, t1165, t1167, t1171, t1172, t1174, t1178, t1179, t1181, t1185, t1186, t1188, t1192, t1193, t1195, t1199, t1200, t1202, t1206, t1207, t1209, t1213, t1214, t1216, t1220, t1221, t1223, t1227, t1228, t1230, t1234, t1235, t1237, t1241, t1242, t1244, t1248, t1249, t1251, t1255,)


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
    (t1256, t1257, t9, t1258, t90, t149, t1259, t1260, t1261, t1262, t1263, t1264, t1265, t1266, t1267, t1268, t1269, t1270, t1271, t1272, t1273, t1274, t1275, t1276, t1277, t1278, t1279, t1280, t1281, t1282, t1283, t1284, t1285, t1286, t1287, t1288, t1289, t1290, t1291, t1292, t1293, t1294, t1295, t1296, t1297, t1298, t1299, t1300, t1301, t1302, t1303, t1304, t1305, t1306, t1307, t1308, t1309, t1310, t1311, t1312, t1313, t1314, t1315, t1316, t1317, t1318, t1319, t1320, t1321, t1322, t1323, t1324, t1325, t1326, t1327, t1328, t1329, t1330, t1331, t1332, t329, t388, t1333, t1334, t1335, t1336, t1337, t1338, t1339, t1340, t1341, t1342, t1343, t1344, t1345, t1346, t1347, t1348, t1349, t1350, t1351, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1457, t12, t393, t1458, t13, t398, t1459, t14, t403, t1460, t15, t408, t1461, t16, t413, t1462, t17, t418, t1463, t18, t423, t1464, t19, t428, t1465, t20, t433, t1466, t21, t438, t1467, t22, t443, t1468, t23, t448, t1469, t24, t453, t1470, t25, t458, t1471, t26, t463, t1472, t27, t468, t1473, t28, t473, t1474, t29, t478, t1475, t30, t483, t1476, t31, t488, t1116, t1118, t1122, t1123, t1125, t1129, t1130, t1132, t1136, t1137, t1139, t1143, t1144, t1146, t1150, t1151, t1153, t1157, t1158, t1160, t1164, t1165, t1167, t1171, t1172, t1174, t1178, t1179, t1181, t1185, t1186, t1188, t1192, t1193, t1195, t1199, t1200, t1202, t1206, t1207, t1209, t1213, t1214, t1216, t1220, t1221, t1223, t1227, t1228, t1230, t1234, t1235, t1237, t1241, t1242, t1244, t1248, t1249, t1251, t1255,) = cut(_00_viewer, _00_viewer_off, player, turn_player, phase, it, decider, place_1_0, place_0_0, place_1_1, place_0_1, place_1_2, place_0_2, place_1_3, place_0_3, place_1_4, place_0_4, place_1_5, place_0_5, place_1_6, place_0_6, place_1_7, place_0_7, place_1_8, place_0_8, place_1_9, place_0_9, place_1_10, place_0_10, place_1_11, place_0_11, place_1_12, place_0_12, place_1_13, place_0_13, place_1_14, place_0_14, place_1_15, place_0_15, place_1_16, place_0_16, place_1_17, place_0_17, place_1_18, place_0_18, place_1_19, place_0_19, seen_1_0, seen_0_0, order_1_0, order_0_0, seen_1_1, seen_0_1, order_1_1, order_0_1, seen_1_2, seen_0_2, order_1_2, order_0_2, seen_1_3, seen_0_3, order_1_3, order_0_3, seen_1_4, seen_0_4, order_1_4, order_0_4, seen_1_5, seen_0_5, order_1_5, order_0_5, seen_1_6, seen_0_6, order_1_6, order_0_6, seen_1_7, seen_0_7, order_1_7, order_0_7, seen_1_8, seen_0_8, order_1_8, order_0_8, seen_1_9, seen_0_9, order_1_9, order_0_9, seen_1_10, seen_0_10, order_1_10, order_0_10, seen_1_11, seen_0_11, order_1_11, order_0_11, seen_1_12, seen_0_12, order_1_12, order_0_12, seen_1_13, seen_0_13, order_1_13, order_0_13, seen_1_14, seen_0_14, order_1_14, order_0_14, seen_1_15, seen_0_15, order_1_15, order_0_15, seen_1_16, seen_0_16, order_1_16, order_0_16, seen_1_17, seen_0_17, order_1_17, order_0_17, seen_1_18, seen_0_18, order_1_18, order_0_18, seen_1_19, seen_0_19, order_1_19, order_0_19, card_0_0, card_1_0, card_0_1, card_1_1, card_0_2, card_1_2, card_0_3, card_1_3, card_0_4, card_1_4, card_0_5, card_1_5, card_0_6, card_1_6, card_0_7, card_1_7, card_0_8, card_1_8, card_0_9, card_1_9, card_0_10, card_1_10, card_0_11, card_1_11, card_0_12, card_1_12, card_0_13, card_1_13, card_0_14, card_1_14, card_0_15, card_1_15, card_0_16, card_1_16, card_0_17, card_1_17, card_0_18, card_1_18, card_0_19, card_1_19, points_1, points_0, energy_now_1, energy_now_0, energy_next_1, energy_next_0, declared_1, declared_0, poison_1, poison_0, daze_1, daze_0, moved_1, moved_0, locked_1, locked_0, takes_1, takes_0, prevent_1, prevent_0, deals_1, deals_0, no_attack_1, no_attack_0, no_retreat_1, no_retreat_0, discarded_1_0, discarded_0_0, discarded_1_1, discarded_0_1, discarded_1_2, discarded_0_2, discarded_1_3, discarded_0_3, discarded_1_4, discarded_0_4, discarded_1_5, discarded_0_5, discarded_1_6, discarded_0_6, discarded_1_7, discarded_0_7, discarded_1_8, discarded_0_8, pokemon_1_0, pokemon_0_0, damage_1_0, damage_0_0, fresh_1_0, fresh_0_0, used_1_0, used_0_0, energy_1_0_0, energy_0_0_0, energy_1_0_1, energy_0_0_1, energy_1_0_2, energy_0_0_2, energy_1_0_3, energy_0_0_3, energy_1_0_4, energy_0_0_4, energy_1_0_5, energy_0_0_5, energy_1_0_6, energy_0_0_6, energy_1_0_7, energy_0_0_7, energy_1_0_8, energy_0_0_8, pokemon_1_1, pokemon_0_1, damage_1_1, damage_0_1, fresh_1_1, fresh_0_1, used_1_1, used_0_1, energy_1_1_0, energy_0_1_0, energy_1_1_1, energy_0_1_1, energy_1_1_2, energy_0_1_2, energy_1_1_3, energy_0_1_3, energy_1_1_4, energy_0_1_4, energy_1_1_5, energy_0_1_5, energy_1_1_6, energy_0_1_6, energy_1_1_7, energy_0_1_7, energy_1_1_8, energy_0_1_8, pokemon_1_2, pokemon_0_2, damage_1_2, damage_0_2, fresh_1_2, fresh_0_2, used_1_2, used_0_2, energy_1_2_0, energy_0_2_0, energy_1_2_1, energy_0_2_1, energy_1_2_2, energy_0_2_2, energy_1_2_3, energy_0_2_3, energy_1_2_4, energy_0_2_4, energy_1_2_5, energy_0_2_5, energy_1_2_6, energy_0_2_6, energy_1_2_7, energy_0_2_7, energy_1_2_8, energy_0_2_8, pokemon_1_3, pokemon_0_3, damage_1_3, damage_0_3, fresh_1_3, fresh_0_3, used_1_3, used_0_3, energy_1_3_0, energy_0_3_0, energy_1_3_1, energy_0_3_1, energy_1_3_2, energy_0_3_2, energy_1_3_3, energy_0_3_3, energy_1_3_4, energy_0_3_4, energy_1_3_5, energy_0_3_5, energy_1_3_6, energy_0_3_6, energy_1_3_7, energy_0_3_7, energy_1_3_8, energy_0_3_8)
    return {
        'turn': turn,
        'my_turn': t1256,
        'deciding': t1257,
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
        'my_points': t1258,
        'my_hand': t90,
        'my_deck': t149,
        'my_energy_now': t1259,
        'my_energy_next': t1260,
        'my_declared': t1261,
        'my_poison': t1262,
        'my_burn': i8(0),
        'my_daze': t1263,
        'my_daze_fresh': i8(0),
        'my_moved': t1264,
        'my_fallen': i8(0),
        'my_knockouts': i8(0),
        'my_title': i8(0),
        'my_title_next': i8(0),
        'my_locked': t1265,
        'my_locked_item': i8(0),
        'my_locked_trainer': i8(0),
        'my_locked_evolve': i8(0),
        'my_locked_zone': i8(0),
        'my_takes': t1266,
        'my_takes_ex': i8(0),
        'my_prevent': t1267,
        'my_prevent_small': i8(0),
        'my_no_weakness': i8(0),
        'my_hit_back': i8(0),
        'my_snare': i8(0),
        'my_deals': t1268,
        'my_no_attack': t1269,
        'my_no_retreat': t1270,
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
        'my_discarded_0': t1271,
        'my_discarded_1': t1272,
        'my_discarded_2': t1273,
        'my_discarded_3': t1274,
        'my_discarded_4': t1275,
        'my_discarded_5': t1276,
        'my_discarded_6': t1277,
        'my_discarded_7': t1278,
        'my_discarded_8': t1279,
        'my_pokemon_0': t1280,
        'my_damage_0': t1281,
        'my_tool_0': i8(0),
        'my_fresh_0': t1282,
        'my_used_0': t1283,
        'my_grown_0': i8(0),
        'my_fought_0': i8(0),
        'my_spent_0': i8(0),
        'my_struck_0': i8(0),
        'my_trap_0': i8(0),
        'my_energy_0_0': t1284,
        'my_energy_0_1': t1285,
        'my_energy_0_2': t1286,
        'my_energy_0_3': t1287,
        'my_energy_0_4': t1288,
        'my_energy_0_5': t1289,
        'my_energy_0_6': t1290,
        'my_energy_0_7': t1291,
        'my_energy_0_8': t1292,
        'my_pokemon_1': t1293,
        'my_damage_1': t1294,
        'my_tool_1': i8(0),
        'my_fresh_1': t1295,
        'my_used_1': t1296,
        'my_grown_1': i8(0),
        'my_fought_1': i8(0),
        'my_spent_1': i8(0),
        'my_struck_1': i8(0),
        'my_trap_1': i8(0),
        'my_energy_1_0': t1297,
        'my_energy_1_1': t1298,
        'my_energy_1_2': t1299,
        'my_energy_1_3': t1300,
        'my_energy_1_4': t1301,
        'my_energy_1_5': t1302,
        'my_energy_1_6': t1303,
        'my_energy_1_7': t1304,
        'my_energy_1_8': t1305,
        'my_pokemon_2': t1306,
        'my_damage_2': t1307,
        'my_tool_2': i8(0),
        'my_fresh_2': t1308,
        'my_used_2': t1309,
        'my_grown_2': i8(0),
        'my_fought_2': i8(0),
        'my_spent_2': i8(0),
        'my_struck_2': i8(0),
        'my_trap_2': i8(0),
        'my_energy_2_0': t1310,
        'my_energy_2_1': t1311,
        'my_energy_2_2': t1312,
        'my_energy_2_3': t1313,
        'my_energy_2_4': t1314,
        'my_energy_2_5': t1315,
        'my_energy_2_6': t1316,
        'my_energy_2_7': t1317,
        'my_energy_2_8': t1318,
        'my_pokemon_3': t1319,
        'my_damage_3': t1320,
        'my_tool_3': i8(0),
        'my_fresh_3': t1321,
        'my_used_3': t1322,
        'my_grown_3': i8(0),
        'my_fought_3': i8(0),
        'my_spent_3': i8(0),
        'my_struck_3': i8(0),
        'my_trap_3': i8(0),
        'my_energy_3_0': t1323,
        'my_energy_3_1': t1324,
        'my_energy_3_2': t1325,
        'my_energy_3_3': t1326,
        'my_energy_3_4': t1327,
        'my_energy_3_5': t1328,
        'my_energy_3_6': t1329,
        'my_energy_3_7': t1330,
        'my_energy_3_8': t1331,
        'their_points': t1332,
        'their_hand': t329,
        'their_deck': t388,
        'their_energy_now': t1333,
        'their_energy_next': t1334,
        'their_declared': i8(0),
        'their_poison': t1335,
        'their_burn': i8(0),
        'their_daze': t1336,
        'their_daze_fresh': i8(0),
        'their_moved': t1337,
        'their_fallen': i8(0),
        'their_knockouts': i8(0),
        'their_title': i8(0),
        'their_title_next': i8(0),
        'their_locked': t1338,
        'their_locked_item': i8(0),
        'their_locked_trainer': i8(0),
        'their_locked_evolve': i8(0),
        'their_locked_zone': i8(0),
        'their_takes': t1339,
        'their_takes_ex': i8(0),
        'their_prevent': t1340,
        'their_prevent_small': i8(0),
        'their_no_weakness': i8(0),
        'their_hit_back': i8(0),
        'their_snare': i8(0),
        'their_deals': t1341,
        'their_no_attack': t1342,
        'their_no_retreat': t1343,
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
        'their_discarded_0': t1344,
        'their_discarded_1': t1345,
        'their_discarded_2': t1346,
        'their_discarded_3': t1347,
        'their_discarded_4': t1348,
        'their_discarded_5': t1349,
        'their_discarded_6': t1350,
        'their_discarded_7': t1351,
        'their_discarded_8': t1352,
        'their_pokemon_0': t1354,
        'their_damage_0': t1356,
        'their_tool_0': i8(0),
        'their_fresh_0': t1358,
        'their_used_0': t1360,
        'their_grown_0': i8(0),
        'their_fought_0': i8(0),
        'their_spent_0': i8(0),
        'their_struck_0': i8(0),
        'their_trap_0': i8(0),
        'their_energy_0_0': t1362,
        'their_energy_0_1': t1364,
        'their_energy_0_2': t1366,
        'their_energy_0_3': t1368,
        'their_energy_0_4': t1370,
        'their_energy_0_5': t1372,
        'their_energy_0_6': t1374,
        'their_energy_0_7': t1376,
        'their_energy_0_8': t1378,
        'their_pokemon_1': t1380,
        'their_damage_1': t1382,
        'their_tool_1': i8(0),
        'their_fresh_1': t1384,
        'their_used_1': t1386,
        'their_grown_1': i8(0),
        'their_fought_1': i8(0),
        'their_spent_1': i8(0),
        'their_struck_1': i8(0),
        'their_trap_1': i8(0),
        'their_energy_1_0': t1388,
        'their_energy_1_1': t1390,
        'their_energy_1_2': t1392,
        'their_energy_1_3': t1394,
        'their_energy_1_4': t1396,
        'their_energy_1_5': t1398,
        'their_energy_1_6': t1400,
        'their_energy_1_7': t1402,
        'their_energy_1_8': t1404,
        'their_pokemon_2': t1406,
        'their_damage_2': t1408,
        'their_tool_2': i8(0),
        'their_fresh_2': t1410,
        'their_used_2': t1412,
        'their_grown_2': i8(0),
        'their_fought_2': i8(0),
        'their_spent_2': i8(0),
        'their_struck_2': i8(0),
        'their_trap_2': i8(0),
        'their_energy_2_0': t1414,
        'their_energy_2_1': t1416,
        'their_energy_2_2': t1418,
        'their_energy_2_3': t1420,
        'their_energy_2_4': t1422,
        'their_energy_2_5': t1424,
        'their_energy_2_6': t1426,
        'their_energy_2_7': t1428,
        'their_energy_2_8': t1430,
        'their_pokemon_3': t1432,
        'their_damage_3': t1434,
        'their_tool_3': i8(0),
        'their_fresh_3': t1436,
        'their_used_3': t1438,
        'their_grown_3': i8(0),
        'their_fought_3': i8(0),
        'their_spent_3': i8(0),
        'their_struck_3': i8(0),
        'their_trap_3': i8(0),
        'their_energy_3_0': t1440,
        'their_energy_3_1': t1442,
        'their_energy_3_2': t1444,
        'their_energy_3_3': t1446,
        'their_energy_3_4': t1448,
        'their_energy_3_5': t1450,
        'their_energy_3_6': t1452,
        'their_energy_3_7': t1454,
        'their_energy_3_8': t1456,
        'my_card_0': t1457,
        'my_place_0': t12,
        'my_order_0': t393,
        'my_card_1': t1458,
        'my_place_1': t13,
        'my_order_1': t398,
        'my_card_2': t1459,
        'my_place_2': t14,
        'my_order_2': t403,
        'my_card_3': t1460,
        'my_place_3': t15,
        'my_order_3': t408,
        'my_card_4': t1461,
        'my_place_4': t16,
        'my_order_4': t413,
        'my_card_5': t1462,
        'my_place_5': t17,
        'my_order_5': t418,
        'my_card_6': t1463,
        'my_place_6': t18,
        'my_order_6': t423,
        'my_card_7': t1464,
        'my_place_7': t19,
        'my_order_7': t428,
        'my_card_8': t1465,
        'my_place_8': t20,
        'my_order_8': t433,
        'my_card_9': t1466,
        'my_place_9': t21,
        'my_order_9': t438,
        'my_card_10': t1467,
        'my_place_10': t22,
        'my_order_10': t443,
        'my_card_11': t1468,
        'my_place_11': t23,
        'my_order_11': t448,
        'my_card_12': t1469,
        'my_place_12': t24,
        'my_order_12': t453,
        'my_card_13': t1470,
        'my_place_13': t25,
        'my_order_13': t458,
        'my_card_14': t1471,
        'my_place_14': t26,
        'my_order_14': t463,
        'my_card_15': t1472,
        'my_place_15': t27,
        'my_order_15': t468,
        'my_card_16': t1473,
        'my_place_16': t28,
        'my_order_16': t473,
        'my_card_17': t1474,
        'my_place_17': t29,
        'my_order_17': t478,
        'my_card_18': t1475,
        'my_place_18': t30,
        'my_order_18': t483,
        'my_card_19': t1476,
        'my_place_19': t31,
        'my_order_19': t488,
        'their_card_0': t1116,
        'their_place_0': t1118,
        'their_order_0': t1122,
        'their_card_1': t1123,
        'their_place_1': t1125,
        'their_order_1': t1129,
        'their_card_2': t1130,
        'their_place_2': t1132,
        'their_order_2': t1136,
        'their_card_3': t1137,
        'their_place_3': t1139,
        'their_order_3': t1143,
        'their_card_4': t1144,
        'their_place_4': t1146,
        'their_order_4': t1150,
        'their_card_5': t1151,
        'their_place_5': t1153,
        'their_order_5': t1157,
        'their_card_6': t1158,
        'their_place_6': t1160,
        'their_order_6': t1164,
        'their_card_7': t1165,
        'their_place_7': t1167,
        'their_order_7': t1171,
        'their_card_8': t1172,
        'their_place_8': t1174,
        'their_order_8': t1178,
        'their_card_9': t1179,
        'their_place_9': t1181,
        'their_order_9': t1185,
        'their_card_10': t1186,
        'their_place_10': t1188,
        'their_order_10': t1192,
        'their_card_11': t1193,
        'their_place_11': t1195,
        'their_order_11': t1199,
        'their_card_12': t1200,
        'their_place_12': t1202,
        'their_order_12': t1206,
        'their_card_13': t1207,
        'their_place_13': t1209,
        'their_order_13': t1213,
        'their_card_14': t1214,
        'their_place_14': t1216,
        'their_order_14': t1220,
        'their_card_15': t1221,
        'their_place_15': t1223,
        'their_order_15': t1227,
        'their_card_16': t1228,
        'their_place_16': t1230,
        'their_order_16': t1234,
        'their_card_17': t1235,
        'their_place_17': t1237,
        'their_order_17': t1241,
        'their_card_18': t1242,
        'their_place_18': t1244,
        'their_order_18': t1248,
        'their_card_19': t1249,
        'their_place_19': t1251,
        'their_order_19': t1255,
    }
