"""Generated: `finish` as 2037 operations in 6 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code
from .tables import HAND_0, ROW_0, ROW_1


def _00_cards(card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19):
    t0 = take(HAND_0, card_0_0)
    t1 = take(HAND_0, card_0_1)
    t2 = take(HAND_0, card_0_2)
    t3 = take(HAND_0, card_0_3)
    t4 = take(HAND_0, card_0_4)
    t5 = take(HAND_0, card_0_5)
    t6 = take(HAND_0, card_0_6)
    t7 = take(HAND_0, card_0_7)
    t8 = take(HAND_0, card_0_8)
    t9 = take(HAND_0, card_0_9)
    t10 = take(HAND_0, card_0_10)
    t11 = take(HAND_0, card_0_11)
    t12 = take(HAND_0, card_0_12)
    t13 = take(HAND_0, card_0_13)
    t14 = take(HAND_0, card_0_14)
    t15 = take(HAND_0, card_0_15)
    t16 = take(HAND_0, card_0_16)
    t17 = take(HAND_0, card_0_17)
    t18 = take(HAND_0, card_0_18)
    t19 = take(HAND_0, card_0_19)
    return (t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19,)


_00_cards_off = (i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0),)


def _01_end_of_game(turn_player, decider, foul, winner, over, row, source, left, heads, dealt, flow, it, phase):
    t20 = bxor(turn_player, decider)
    t21 = sub(i8(2), t20)
    t22 = select(foul, t21, winner)
    t23 = eq(t22, i8(0))
    t24 = flip(t23)
    t25 = flip(over)
    t26 = band(t24, t25)
    t27 = select(t26, i16(0), row)
    t28 = select(t26, i8(0), source)
    t29 = select(t26, i8(0), left)
    t30 = select(t26, i8(0), heads)
    t31 = select(t26, i8(0), dealt)
    t32 = select(t26, i8(0), decider)
    t33 = select(t26, i8(0), flow)
    t34 = select(t26, i8(-1), it)
    t35 = select(t26, i8(8), phase)
    return (t35, t27, t32, t33, t22, t28, t29, t34, t30, t31,)


_01_end_of_game_off = (i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _02_mask__board(t35, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t27, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t32, place_0_0, t0, place_0_1, t1, place_0_2, t2, place_0_3, t3, place_0_4, t4, place_0_5, t5, place_0_6, t6, place_0_7, t7, place_0_8, t8, place_0_9, t9, place_0_10, t10, place_0_11, t11, place_0_12, t12, place_0_13, t13, place_0_14, t14, place_0_15, t15, place_0_16, t16, place_0_17, t17, place_0_18, t18, place_0_19, t19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3):
    t36 = eq(t35, i8(1))
    t37 = eq(t35, i8(0))
    t38 = gt(pokemon_0_0, i16(0))
    t39 = gt(pokemon_0_1, i16(0))
    t40 = gt(pokemon_0_2, i16(0))
    t41 = gt(pokemon_0_3, i16(0))
    t42 = eq(daze_0, i8(1))
    t43 = flip(t42)
    t44 = eq(daze_0, i8(2))
    t45 = flip(t44)
    t46 = band(t43, t45)
    t47 = flip(t46)
    t48 = gt(no_retreat_0, i8(0))
    t49 = bor(t47, t48)
    t50 = gt(retreated, i8(0))
    t51 = bor(t49, t50)
    t52 = sar(words_0_0_0, i32(20))
    t53 = band(t52, i32(1))
    t54 = eq(t53, i32(1))
    t55 = bor(t51, t54)
    t56 = flip(t55)
    t57 = band(t36, t56)
    t58 = add(energy_0_0_0, energy_0_0_1)
    t59 = to(t58, i16)
    t60 = to(energy_0_0_2, i16)
    t61 = add(t59, t60)
    t62 = to(energy_0_0_3, i16)
    t63 = add(t61, t62)
    t64 = to(energy_0_0_4, i16)
    t65 = add(t63, t64)
    t66 = to(energy_0_0_5, i16)
    t67 = add(t65, t66)
    t68 = to(energy_0_0_6, i16)
    t69 = add(t67, t68)
    t70 = to(energy_0_0_7, i16)
    t71 = add(t69, t70)
    t72 = to(energy_0_0_8, i16)
    t73 = add(t71, t72)
    t74 = to(t73, i8)
    t75 = sar(words_0_0_0, i32(13))
    t76 = band(t75, i32(7))
    t77 = to(t76, i8)
    t78 = sub(t77, retreat_less)
    t79 = most(t78, i8(0))
    t80 = ge(t74, t79)
    t81 = band(t57, t80)
    t82 = band(t37, t38)
    t83 = bor(t36, t82)
    t84 = gt(energy_now_0, i8(0))
    t85 = band(t36, t84)
    t86 = band(t85, t38)
    t87 = band(t85, t39)
    t88 = band(t85, t40)
    t89 = band(t85, t41)
    t90 = band(t81, t39)
    t91 = band(t81, t40)
    t92 = band(t81, t41)
    t93 = band(t36, t46)
    t94 = eq(no_attack_0, i8(0))
    t95 = band(t93, t94)
    t96 = band(words_0_0_2, i16(255))
    t97 = to(t96, i16)
    t98 = sar(words_0_0_2, i16(8))
    t99 = band(t98, i16(1))
    t100 = add(t97, t99)
    t101 = sar(words_0_0_2, i16(9))
    t102 = band(t101, i16(3))
    t103 = gt(t102, i16(0))
    t104 = select(t103, t100, i16(0))
    t105 = take(ROW_1, t104)
    t106 = band(t105, i32(3))
    t107 = to(t106, i8)
    t108 = sar(t105, i32(2))
    t109 = band(t108, i32(3))
    t110 = to(t109, i8)
    t111 = sar(t105, i32(4))
    t112 = band(t111, i32(7))
    t113 = to(t112, i8)
    t114 = sar(t105, i32(7))
    t115 = band(t114, i32(3))
    t116 = sar(t105, i32(9))
    t117 = band(t116, i32(3))
    t118 = sar(t105, i32(11))
    t119 = band(t118, i32(3))
    t120 = sar(t105, i32(13))
    t121 = band(t120, i32(3))
    t122 = to(t121, i8)
    t123 = sar(t105, i32(15))
    t124 = band(t123, i32(3))
    t125 = sar(t105, i32(17))
    t126 = band(t125, i32(7))
    t127 = band(t95, t103)
    t128 = add(t107, t110)
    t129 = add(t128, t113)
    t130 = to(t129, i32)
    t131 = add(t130, t115)
    t132 = add(t131, t117)
    t133 = add(t132, t119)
    t134 = to(t122, i32)
    t135 = add(t133, t134)
    t136 = add(t135, t124)
    t137 = add(t136, t126)
    t138 = to(t137, i8)
    t139 = ge(t74, t138)
    t140 = ge(energy_0_0_0, t107)
    t141 = band(t139, t140)
    t142 = ge(energy_0_0_1, t110)
    t143 = band(t141, t142)
    t144 = ge(energy_0_0_2, t113)
    t145 = band(t143, t144)
    t146 = to(energy_0_0_3, i32)
    t147 = ge(t146, t115)
    t148 = band(t145, t147)
    t149 = to(energy_0_0_4, i32)
    t150 = ge(t149, t117)
    t151 = band(t148, t150)
    t152 = to(energy_0_0_5, i32)
    t153 = ge(t152, t119)
    t154 = band(t151, t153)
    t155 = ge(energy_0_0_6, t122)
    t156 = band(t154, t155)
    t157 = to(energy_0_0_7, i32)
    t158 = ge(t157, t124)
    t159 = band(t156, t158)
    t160 = band(t127, t159)
    t161 = gt(t102, i16(1))
    t162 = add(t100, i16(1))
    t163 = select(t161, t162, i16(0))
    t164 = take(ROW_1, t163)
    t165 = band(t164, i32(3))
    t166 = to(t165, i8)
    t167 = sar(t164, i32(2))
    t168 = band(t167, i32(3))
    t169 = to(t168, i8)
    t170 = sar(t164, i32(4))
    t171 = band(t170, i32(7))
    t172 = to(t171, i8)
    t173 = sar(t164, i32(7))
    t174 = band(t173, i32(3))
    t175 = sar(t164, i32(9))
    t176 = band(t175, i32(3))
    t177 = sar(t164, i32(11))
    t178 = band(t177, i32(3))
    t179 = sar(t164, i32(13))
    t180 = band(t179, i32(3))
    t181 = to(t180, i8)
    t182 = sar(t164, i32(15))
    t183 = band(t182, i32(3))
    t184 = sar(t164, i32(17))
    t185 = band(t184, i32(7))
    t186 = band(t95, t161)
    t187 = add(t166, t169)
    t188 = add(t187, t172)
    t189 = to(t188, i32)
    t190 = add(t189, t174)
    t191 = add(t190, t176)
    t192 = add(t191, t178)
    t193 = to(t181, i32)
    t194 = add(t192, t193)
    t195 = add(t194, t183)
    t196 = add(t195, t185)
    t197 = to(t196, i8)
    t198 = ge(t74, t197)
    t199 = ge(energy_0_0_0, t166)
    t200 = band(t198, t199)
    t201 = ge(energy_0_0_1, t169)
    t202 = band(t200, t201)
    t203 = ge(energy_0_0_2, t172)
    t204 = band(t202, t203)
    t205 = ge(t146, t174)
    t206 = band(t204, t205)
    t207 = ge(t149, t176)
    t208 = band(t206, t207)
    t209 = ge(t152, t178)
    t210 = band(t208, t209)
    t211 = ge(energy_0_0_6, t181)
    t212 = band(t210, t211)
    t213 = ge(t157, t183)
    t214 = band(t212, t213)
    t215 = band(t186, t214)
    t216 = band(t36, t38)
    t217 = band(t216, t54)
    t218 = band(t36, t39)
    t219 = sar(words_0_1_0, i32(20))
    t220 = band(t219, i32(1))
    t221 = eq(t220, i32(1))
    t222 = band(t218, t221)
    t223 = band(t36, t40)
    t224 = sar(words_0_2_0, i32(20))
    t225 = band(t224, i32(1))
    t226 = eq(t225, i32(1))
    t227 = band(t223, t226)
    t228 = band(t36, t41)
    t229 = sar(words_0_3_0, i32(20))
    t230 = band(t229, i32(1))
    t231 = eq(t230, i32(1))
    t232 = band(t228, t231)
    t233 = eq(t35, i8(4))
    t234 = eq(t27, i16(0))
    t235 = band(t233, t234)
    t236 = gt(energy_0_0_0, i8(0))
    t237 = band(t235, t236)
    t238 = gt(energy_0_0_1, i8(0))
    t239 = band(t235, t238)
    t240 = gt(energy_0_0_2, i8(0))
    t241 = band(t235, t240)
    t242 = gt(energy_0_0_3, i8(0))
    t243 = band(t235, t242)
    t244 = gt(energy_0_0_4, i8(0))
    t245 = band(t235, t244)
    t246 = gt(energy_0_0_5, i8(0))
    t247 = band(t235, t246)
    t248 = gt(energy_0_0_6, i8(0))
    t249 = band(t235, t248)
    t250 = gt(energy_0_0_7, i8(0))
    t251 = band(t235, t250)
    t252 = gt(energy_0_0_8, i8(0))
    t253 = band(t235, t252)
    t254 = eq(t35, i8(5))
    t255 = take(ROW_0, t27)
    t256 = sar(t255, i32(21))
    t257 = band(t256, i32(7))
    t258 = gt(pokemon_1_0, i16(0))
    t259 = gt(pokemon_1_1, i16(0))
    t260 = gt(pokemon_1_2, i16(0))
    t261 = gt(pokemon_1_3, i16(0))
    t262 = eq(t257, i32(7))
    t263 = band(t262, t258)
    t264 = band(t262, t259)
    t265 = band(t262, t260)
    t266 = band(t262, t261)
    t267 = band(words_1_0_2, i16(255))
    t268 = to(t267, i16)
    t269 = sar(words_1_0_2, i16(8))
    t270 = band(t269, i16(1))
    t271 = sar(words_1_0_2, i16(9))
    t272 = band(t271, i16(3))
    t273 = gt(t272, i16(0))
    t274 = band(t263, t273)
    t275 = add(t268, t270)
    t276 = select(t274, t275, i16(0))
    t277 = take(ROW_0, t276)
    t278 = sar(t277, i32(20))
    t279 = band(t278, i32(1))
    t280 = eq(t279, i32(0))
    t281 = band(t274, t280)
    t282 = gt(t272, i16(1))
    t283 = band(t263, t282)
    t284 = add(t275, i16(1))
    t285 = select(t283, t284, i16(0))
    t286 = take(ROW_0, t285)
    t287 = sar(t286, i32(20))
    t288 = band(t287, i32(1))
    t289 = eq(t288, i32(0))
    t290 = band(t283, t289)
    t291 = band(words_1_1_2, i16(255))
    t292 = to(t291, i16)
    t293 = sar(words_1_1_2, i16(8))
    t294 = band(t293, i16(1))
    t295 = sar(words_1_1_2, i16(9))
    t296 = band(t295, i16(3))
    t297 = gt(t296, i16(0))
    t298 = band(t264, t297)
    t299 = add(t292, t294)
    t300 = select(t298, t299, i16(0))
    t301 = take(ROW_0, t300)
    t302 = sar(t301, i32(20))
    t303 = band(t302, i32(1))
    t304 = eq(t303, i32(0))
    t305 = band(t298, t304)
    t306 = gt(t296, i16(1))
    t307 = band(t264, t306)
    t308 = add(t299, i16(1))
    t309 = select(t307, t308, i16(0))
    t310 = take(ROW_0, t309)
    t311 = sar(t310, i32(20))
    t312 = band(t311, i32(1))
    t313 = eq(t312, i32(0))
    t314 = band(t307, t313)
    t315 = band(words_1_2_2, i16(255))
    t316 = to(t315, i16)
    t317 = sar(words_1_2_2, i16(8))
    t318 = band(t317, i16(1))
    t319 = sar(words_1_2_2, i16(9))
    t320 = band(t319, i16(3))
    t321 = gt(t320, i16(0))
    t322 = band(t265, t321)
    t323 = add(t316, t318)
    t324 = select(t322, t323, i16(0))
    t325 = take(ROW_0, t324)
    t326 = sar(t325, i32(20))
    t327 = band(t326, i32(1))
    t328 = eq(t327, i32(0))
    t329 = band(t322, t328)
    t330 = gt(t320, i16(1))
    t331 = band(t265, t330)
    t332 = add(t323, i16(1))
    t333 = select(t331, t332, i16(0))
    t334 = take(ROW_0, t333)
    t335 = sar(t334, i32(20))
    t336 = band(t335, i32(1))
    t337 = eq(t336, i32(0))
    t338 = band(t331, t337)
    t339 = band(words_1_3_2, i16(255))
    t340 = to(t339, i16)
    t341 = sar(words_1_3_2, i16(8))
    t342 = band(t341, i16(1))
    t343 = sar(words_1_3_2, i16(9))
    t344 = band(t343, i16(3))
    t345 = gt(t344, i16(0))
    t346 = band(t266, t345)
    t347 = add(t340, t342)
    t348 = select(t346, t347, i16(0))
    t349 = take(ROW_0, t348)
    t350 = sar(t349, i32(20))
    t351 = band(t350, i32(1))
    t352 = eq(t351, i32(0))
    t353 = band(t346, t352)
    t354 = gt(t344, i16(1))
    t355 = band(t266, t354)
    t356 = add(t347, i16(1))
    t357 = select(t355, t356, i16(0))
    t358 = take(ROW_0, t357)
    t359 = sar(t358, i32(20))
    t360 = band(t359, i32(1))
    t361 = eq(t360, i32(0))
    t362 = band(t355, t361)
    t363 = band(t254, t281)
    t364 = band(t254, t290)
    t365 = band(t254, t305)
    t366 = band(t254, t314)
    t367 = band(t254, t329)
    t368 = band(t254, t338)
    t369 = band(t254, t353)
    t370 = band(t254, t362)
    t371 = eq(t32, i8(1))
    t372 = eq(t35, i8(3))
    t373 = band(t372, t234)
    t374 = eq(place_0_0, i8(8))
    t375 = band(t374, t373)
    t376 = sar(t0, i32(4))
    t377 = band(t376, i32(255))
    t378 = to(t377, i16)
    t379 = select(t375, t378, i16(0))
    t380 = eq(place_0_1, i8(8))
    t381 = band(t380, t373)
    t382 = sar(t1, i32(4))
    t383 = band(t382, i32(255))
    t384 = to(t383, i16)
    t385 = select(t381, t384, t379)
    t386 = eq(place_0_2, i8(8))
    t387 = band(t386, t373)
    t388 = sar(t2, i32(4))
    t389 = band(t388, i32(255))
    t390 = to(t389, i16)
    t391 = select(t387, t390, t385)
    t392 = eq(place_0_3, i8(8))
    t393 = band(t392, t373)
    t394 = sar(t3, i32(4))
    t395 = band(t394, i32(255))
    t396 = to(t395, i16)
    t397 = select(t393, t396, t391)
    t398 = eq(place_0_4, i8(8))
    t399 = band(t398, t373)
    t400 = sar(t4, i32(4))
    t401 = band(t400, i32(255))
    t402 = to(t401, i16)
    t403 = select(t399, t402, t397)
    t404 = eq(place_0_5, i8(8))
    t405 = band(t404, t373)
    t406 = sar(t5, i32(4))
    t407 = band(t406, i32(255))
    t408 = to(t407, i16)
    t409 = select(t405, t408, t403)
    t410 = eq(place_0_6, i8(8))
    t411 = band(t410, t373)
    t412 = sar(t6, i32(4))
    t413 = band(t412, i32(255))
    t414 = to(t413, i16)
    t415 = select(t411, t414, t409)
    t416 = eq(place_0_7, i8(8))
    t417 = band(t416, t373)
    t418 = sar(t7, i32(4))
    t419 = band(t418, i32(255))
    t420 = to(t419, i16)
    t421 = select(t417, t420, t415)
    t422 = eq(place_0_8, i8(8))
    t423 = band(t422, t373)
    t424 = sar(t8, i32(4))
    t425 = band(t424, i32(255))
    t426 = to(t425, i16)
    t427 = select(t423, t426, t421)
    t428 = eq(place_0_9, i8(8))
    t429 = band(t428, t373)
    t430 = sar(t9, i32(4))
    t431 = band(t430, i32(255))
    t432 = to(t431, i16)
    t433 = select(t429, t432, t427)
    t434 = eq(place_0_10, i8(8))
    t435 = band(t434, t373)
    t436 = sar(t10, i32(4))
    t437 = band(t436, i32(255))
    t438 = to(t437, i16)
    t439 = select(t435, t438, t433)
    t440 = eq(place_0_11, i8(8))
    t441 = band(t440, t373)
    t442 = sar(t11, i32(4))
    t443 = band(t442, i32(255))
    t444 = to(t443, i16)
    t445 = select(t441, t444, t439)
    t446 = eq(place_0_12, i8(8))
    t447 = band(t446, t373)
    t448 = sar(t12, i32(4))
    t449 = band(t448, i32(255))
    t450 = to(t449, i16)
    t451 = select(t447, t450, t445)
    t452 = eq(place_0_13, i8(8))
    t453 = band(t452, t373)
    t454 = sar(t13, i32(4))
    t455 = band(t454, i32(255))
    t456 = to(t455, i16)
    t457 = select(t453, t456, t451)
    t458 = eq(place_0_14, i8(8))
    t459 = band(t458, t373)
    t460 = sar(t14, i32(4))
    t461 = band(t460, i32(255))
    t462 = to(t461, i16)
    t463 = select(t459, t462, t457)
    t464 = eq(place_0_15, i8(8))
    t465 = band(t464, t373)
    t466 = sar(t15, i32(4))
    t467 = band(t466, i32(255))
    t468 = to(t467, i16)
    t469 = select(t465, t468, t463)
    t470 = eq(place_0_16, i8(8))
    t471 = band(t470, t373)
    t472 = sar(t16, i32(4))
    t473 = band(t472, i32(255))
    t474 = to(t473, i16)
    t475 = select(t471, t474, t469)
    t476 = eq(place_0_17, i8(8))
    t477 = band(t476, t373)
    t478 = sar(t17, i32(4))
    t479 = band(t478, i32(255))
    t480 = to(t479, i16)
    t481 = select(t477, t480, t475)
    t482 = eq(place_0_18, i8(8))
    t483 = band(t482, t373)
    t484 = sar(t18, i32(4))
    t485 = band(t484, i32(255))
    t486 = to(t485, i16)
    t487 = select(t483, t486, t481)
    t488 = eq(place_0_19, i8(8))
    t489 = band(t488, t373)
    t490 = sar(t19, i32(4))
    t491 = band(t490, i32(255))
    t492 = to(t491, i16)
    t493 = select(t489, t492, t487)
    t494 = band(offer0, t372)
    t495 = gt(t27, i16(0))
    t496 = band(t494, t495)
    t497 = band(offer1, t372)
    t498 = band(t497, t495)
    t499 = band(offer2, t372)
    t500 = band(t499, t495)
    t501 = band(offer3, t372)
    t502 = band(t501, t495)
    t503 = band(offer4, t372)
    t504 = band(t503, t495)
    t505 = band(offer5, t372)
    t506 = band(t505, t495)
    t507 = band(offer6, t372)
    t508 = band(t507, t495)
    t509 = band(offer7, t372)
    t510 = band(t509, t495)
    t511 = gt(t493, i16(0))
    t512 = band(words_0_0_1, i16(255))
    t513 = to(t512, i16)
    t514 = eq(t513, t493)
    t515 = band(t511, t514)
    t516 = eq(fresh_0_0, i8(0))
    t517 = band(t515, t516)
    t518 = band(words_0_1_1, i16(255))
    t519 = to(t518, i16)
    t520 = eq(t519, t493)
    t521 = band(t511, t520)
    t522 = eq(fresh_0_1, i8(0))
    t523 = band(t521, t522)
    t524 = band(words_0_2_1, i16(255))
    t525 = to(t524, i16)
    t526 = eq(t525, t493)
    t527 = band(t511, t526)
    t528 = eq(fresh_0_2, i8(0))
    t529 = band(t527, t528)
    t530 = band(words_0_3_1, i16(255))
    t531 = to(t530, i16)
    t532 = eq(t531, t493)
    t533 = band(t511, t532)
    t534 = eq(fresh_0_3, i8(0))
    t535 = band(t533, t534)
    t536 = eq(t35, i8(2))
    t537 = select(t371, t504, t496)
    t538 = bor(t537, t517)
    t539 = select(t371, t506, t498)
    t540 = bor(t539, t523)
    t541 = select(t371, t259, t39)
    t542 = band(t536, t541)
    t543 = bor(t540, t542)
    t544 = select(t371, t508, t500)
    t545 = bor(t544, t529)
    t546 = select(t371, t260, t40)
    t547 = band(t536, t546)
    t548 = bor(t545, t547)
    t549 = select(t371, t510, t502)
    t550 = bor(t549, t535)
    t551 = select(t371, t261, t41)
    t552 = band(t536, t551)
    t553 = bor(t550, t552)
    t554 = select(t371, t496, t504)
    t555 = select(t371, t498, t506)
    t556 = select(t371, t500, t508)
    t557 = select(t371, t502, t510)
    return (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t538, t543, t548, t553, t554, t555, t556, t557, t237, t239, t241, t243, t245, t247, t249, t251, t253, t363, t364, t365, t366, t367, t368, t369, t370,)


_02_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
    t558 = gt(pokemon_0_0, i16(0))
    t559 = gt(pokemon_0_1, i16(0))
    t560 = gt(pokemon_0_2, i16(0))
    t561 = gt(pokemon_0_3, i16(0))
    t562 = gt(damage_0_0, i8(0))
    t563 = band(t558, t562)
    t564 = gt(damage_0_1, i8(0))
    t565 = band(t559, t564)
    t566 = bor(t563, t565)
    t567 = gt(damage_0_2, i8(0))
    t568 = band(t560, t567)
    t569 = bor(t566, t568)
    t570 = gt(damage_0_3, i8(0))
    t571 = band(t561, t570)
    t572 = bor(t569, t571)
    t573 = gt(pokemon_1_0, i16(0))
    t574 = gt(pokemon_1_1, i16(0))
    t575 = gt(pokemon_1_2, i16(0))
    t576 = gt(pokemon_1_3, i16(0))
    t577 = sar(words_1_1_0, i32(18))
    t578 = band(t577, i32(3))
    t579 = to(t578, i8)
    t580 = eq(t579, i8(0))
    t581 = band(t574, t580)
    t582 = sar(words_1_2_0, i32(18))
    t583 = band(t582, i32(3))
    t584 = to(t583, i8)
    t585 = eq(t584, i8(0))
    t586 = band(t575, t585)
    t587 = sar(words_1_3_0, i32(18))
    t588 = band(t587, i32(3))
    t589 = to(t588, i8)
    t590 = eq(t589, i8(0))
    t591 = band(t576, t590)
    t592 = bor(t581, t586)
    t593 = bor(t592, t591)
    t594 = band(t573, t593)
    t595 = bor(t573, t574)
    t596 = bor(t595, t575)
    t597 = bor(t596, t576)
    t598 = eq(daze_1, i8(1))
    t599 = flip(t598)
    t600 = band(t573, t599)
    t601 = sar(words_0_0_0, i32(5))
    t602 = band(t601, i32(15))
    t603 = to(t602, i8)
    t604 = eq(t603, i8(4))
    t605 = band(t558, t604)
    t606 = sar(words_0_1_0, i32(5))
    t607 = band(t606, i32(15))
    t608 = to(t607, i8)
    t609 = sar(words_0_2_0, i32(5))
    t610 = band(t609, i32(15))
    t611 = to(t610, i8)
    t612 = sar(words_0_3_0, i32(5))
    t613 = band(t612, i32(15))
    t614 = to(t613, i8)
    t615 = eq(poison_1, i8(1))
    t616 = flip(t615)
    t617 = band(t573, t616)
    t618 = bor(t574, t575)
    t619 = bor(t618, t576)
    t620 = band(t573, t619)
    t621 = eq(place_0_0, i8(0))
    t622 = eq(place_0_1, i8(0))
    t623 = bor(t621, t622)
    t624 = eq(place_0_2, i8(0))
    t625 = bor(t623, t624)
    t626 = eq(place_0_3, i8(0))
    t627 = bor(t625, t626)
    t628 = eq(place_0_4, i8(0))
    t629 = bor(t627, t628)
    t630 = eq(place_0_5, i8(0))
    t631 = bor(t629, t630)
    t632 = eq(place_0_6, i8(0))
    t633 = bor(t631, t632)
    t634 = eq(place_0_7, i8(0))
    t635 = bor(t633, t634)
    t636 = eq(place_0_8, i8(0))
    t637 = bor(t635, t636)
    t638 = eq(place_0_9, i8(0))
    t639 = bor(t637, t638)
    t640 = eq(place_0_10, i8(0))
    t641 = bor(t639, t640)
    t642 = eq(place_0_11, i8(0))
    t643 = bor(t641, t642)
    t644 = eq(place_0_12, i8(0))
    t645 = bor(t643, t644)
    t646 = eq(place_0_13, i8(0))
    t647 = bor(t645, t646)
    t648 = eq(place_0_14, i8(0))
    t649 = bor(t647, t648)
    t650 = eq(place_0_15, i8(0))
    t651 = bor(t649, t650)
    t652 = eq(place_0_16, i8(0))
    t653 = bor(t651, t652)
    t654 = eq(place_0_17, i8(0))
    t655 = bor(t653, t654)
    t656 = eq(place_0_18, i8(0))
    t657 = bor(t655, t656)
    t658 = eq(place_0_19, i8(0))
    t659 = bor(t657, t658)
    t660 = eq(t603, i8(0))
    t661 = band(t558, t660)
    t662 = eq(t608, i8(0))
    t663 = band(t559, t662)
    t664 = eq(t611, i8(0))
    t665 = band(t560, t664)
    t666 = eq(t614, i8(0))
    t667 = band(t561, t666)
    t668 = band(t661, t562)
    t669 = band(t663, t564)
    t670 = bor(t668, t669)
    t671 = band(t665, t567)
    t672 = bor(t670, t671)
    t673 = band(t667, t570)
    t674 = bor(t672, t673)
    t675 = eq(t603, i8(2))
    t676 = band(t558, t675)
    t677 = eq(t608, i8(2))
    t678 = band(t559, t677)
    t679 = eq(t611, i8(2))
    t680 = band(t560, t679)
    t681 = eq(t614, i8(2))
    t682 = band(t561, t681)
    t683 = bor(t676, t678)
    t684 = bor(t683, t680)
    t685 = bor(t684, t682)
    t686 = sar(words_0_0_1, i16(11))
    t687 = band(t686, i16(1))
    t688 = eq(t687, i16(1))
    t689 = band(t558, t688)
    t690 = sar(words_0_0_1, i16(12))
    t691 = band(t690, i16(1))
    t692 = eq(t691, i16(1))
    t693 = band(t558, t692)
    t694 = sar(words_0_1_1, i16(12))
    t695 = band(t694, i16(1))
    t696 = eq(t695, i16(1))
    t697 = band(t559, t696)
    t698 = sar(words_0_2_1, i16(12))
    t699 = band(t698, i16(1))
    t700 = eq(t699, i16(1))
    t701 = band(t560, t700)
    t702 = sar(words_0_3_1, i16(12))
    t703 = band(t702, i16(1))
    t704 = eq(t703, i16(1))
    t705 = band(t561, t704)
    t706 = bor(t693, t697)
    t707 = bor(t706, t701)
    t708 = bor(t707, t705)
    t709 = sar(words_0_0_1, i16(13))
    t710 = band(t709, i16(1))
    t711 = eq(t710, i16(1))
    t712 = band(t558, t711)
    t713 = gt(energy_0_1_3, i8(0))
    t714 = band(t559, t713)
    t715 = gt(energy_0_2_3, i8(0))
    t716 = band(t560, t715)
    t717 = bor(t714, t716)
    t718 = gt(energy_0_3_3, i8(0))
    t719 = band(t561, t718)
    t720 = bor(t717, t719)
    t721 = band(t720, t712)
    t722 = eq(place_1_0, i8(1))
    t723 = eq(place_1_1, i8(1))
    t724 = bor(t722, t723)
    t725 = eq(place_1_2, i8(1))
    t726 = bor(t724, t725)
    t727 = eq(place_1_3, i8(1))
    t728 = bor(t726, t727)
    t729 = eq(place_1_4, i8(1))
    t730 = bor(t728, t729)
    t731 = eq(place_1_5, i8(1))
    t732 = bor(t730, t731)
    t733 = eq(place_1_6, i8(1))
    t734 = bor(t732, t733)
    t735 = eq(place_1_7, i8(1))
    t736 = bor(t734, t735)
    t737 = eq(place_1_8, i8(1))
    t738 = bor(t736, t737)
    t739 = eq(place_1_9, i8(1))
    t740 = bor(t738, t739)
    t741 = eq(place_1_10, i8(1))
    t742 = bor(t740, t741)
    t743 = eq(place_1_11, i8(1))
    t744 = bor(t742, t743)
    t745 = eq(place_1_12, i8(1))
    t746 = bor(t744, t745)
    t747 = eq(place_1_13, i8(1))
    t748 = bor(t746, t747)
    t749 = eq(place_1_14, i8(1))
    t750 = bor(t748, t749)
    t751 = eq(place_1_15, i8(1))
    t752 = bor(t750, t751)
    t753 = eq(place_1_16, i8(1))
    t754 = bor(t752, t753)
    t755 = eq(place_1_17, i8(1))
    t756 = bor(t754, t755)
    t757 = eq(place_1_18, i8(1))
    t758 = bor(t756, t757)
    t759 = eq(place_1_19, i8(1))
    t760 = bor(t758, t759)
    t761 = eq(place_1_0, i8(0))
    t762 = eq(place_1_1, i8(0))
    t763 = bor(t761, t762)
    t764 = eq(place_1_2, i8(0))
    t765 = bor(t763, t764)
    t766 = eq(place_1_3, i8(0))
    t767 = bor(t765, t766)
    t768 = eq(place_1_4, i8(0))
    t769 = bor(t767, t768)
    t770 = eq(place_1_5, i8(0))
    t771 = bor(t769, t770)
    t772 = eq(place_1_6, i8(0))
    t773 = bor(t771, t772)
    t774 = eq(place_1_7, i8(0))
    t775 = bor(t773, t774)
    t776 = eq(place_1_8, i8(0))
    t777 = bor(t775, t776)
    t778 = eq(place_1_9, i8(0))
    t779 = bor(t777, t778)
    t780 = eq(place_1_10, i8(0))
    t781 = bor(t779, t780)
    t782 = eq(place_1_11, i8(0))
    t783 = bor(t781, t782)
    t784 = eq(place_1_12, i8(0))
    t785 = bor(t783, t784)
    t786 = eq(place_1_13, i8(0))
    t787 = bor(t785, t786)
    t788 = eq(place_1_14, i8(0))
    t789 = bor(t787, t788)
    t790 = eq(place_1_15, i8(0))
    t791 = bor(t789, t790)
    t792 = eq(place_1_16, i8(0))
    t793 = bor(t791, t792)
    t794 = eq(place_1_17, i8(0))
    t795 = bor(t793, t794)
    t796 = eq(place_1_18, i8(0))
    t797 = bor(t795, t796)
    t798 = eq(place_1_19, i8(0))
    t799 = bor(t797, t798)
    t800 = bor(t760, t799)
    t801 = sar(words_0_0_3, i16(6))
    t802 = band(t801, i16(15))
    t803 = band(words_0_0_3, i16(1))
    t804 = eq(t803, i16(1))
    t805 = eq(used_0_0, i8(0))
    t806 = band(t804, t805)
    t807 = eq(t802, i16(1))
    t808 = band(t807, t572)
    t809 = eq(t802, i16(2))
    t810 = band(t809, t594)
    t811 = bor(t808, t810)
    t812 = eq(t802, i16(3))
    t813 = band(t812, t597)
    t814 = bor(t811, t813)
    t815 = eq(t802, i16(4))
    t816 = bor(t814, t815)
    t817 = eq(t802, i16(5))
    t818 = band(t817, t600)
    t819 = bor(t816, t818)
    t820 = eq(t802, i16(6))
    t821 = band(t820, t605)
    t822 = bor(t819, t821)
    t823 = eq(t802, i16(7))
    t824 = band(t823, t617)
    t825 = bor(t822, t824)
    t826 = eq(t802, i16(8))
    t827 = band(t826, t620)
    t828 = bor(t825, t827)
    t829 = eq(t802, i16(9))
    t830 = band(t829, t659)
    t831 = bor(t828, t830)
    t832 = band(t36, t806)
    t833 = band(t832, t831)
    t834 = sar(words_0_1_3, i16(6))
    t835 = band(t834, i16(15))
    t836 = band(words_0_1_3, i16(1))
    t837 = eq(t836, i16(1))
    t838 = eq(used_0_1, i8(0))
    t839 = band(t837, t838)
    t840 = eq(t835, i16(1))
    t841 = band(t840, t572)
    t842 = eq(t835, i16(3))
    t843 = band(t842, t597)
    t844 = bor(t841, t843)
    t845 = eq(t835, i16(4))
    t846 = bor(t844, t845)
    t847 = eq(t835, i16(5))
    t848 = band(t847, t600)
    t849 = bor(t846, t848)
    t850 = eq(t835, i16(6))
    t851 = band(t850, t605)
    t852 = bor(t849, t851)
    t853 = eq(t835, i16(8))
    t854 = band(t853, t620)
    t855 = bor(t852, t854)
    t856 = eq(t835, i16(9))
    t857 = band(t856, t659)
    t858 = bor(t855, t857)
    t859 = band(t36, t839)
    t860 = band(t859, t858)
    t861 = sar(words_0_2_3, i16(6))
    t862 = band(t861, i16(15))
    t863 = band(words_0_2_3, i16(1))
    t864 = eq(t863, i16(1))
    t865 = eq(used_0_2, i8(0))
    t866 = band(t864, t865)
    t867 = eq(t862, i16(1))
    t868 = band(t867, t572)
    t869 = eq(t862, i16(3))
    t870 = band(t869, t597)
    t871 = bor(t868, t870)
    t872 = eq(t862, i16(4))
    t873 = bor(t871, t872)
    t874 = eq(t862, i16(5))
    t875 = band(t874, t600)
    t876 = bor(t873, t875)
    t877 = eq(t862, i16(6))
    t878 = band(t877, t605)
    t879 = bor(t876, t878)
    t880 = eq(t862, i16(8))
    t881 = band(t880, t620)
    t882 = bor(t879, t881)
    t883 = eq(t862, i16(9))
    t884 = band(t883, t659)
    t885 = bor(t882, t884)
    t886 = band(t36, t866)
    t887 = band(t886, t885)
    t888 = sar(words_0_3_3, i16(6))
    t889 = band(t888, i16(15))
    t890 = band(words_0_3_3, i16(1))
    t891 = eq(t890, i16(1))
    t892 = eq(used_0_3, i8(0))
    t893 = band(t891, t892)
    t894 = eq(t889, i16(1))
    t895 = band(t894, t572)
    t896 = eq(t889, i16(3))
    t897 = band(t896, t597)
    t898 = bor(t895, t897)
    t899 = eq(t889, i16(4))
    t900 = bor(t898, t899)
    t901 = eq(t889, i16(5))
    t902 = band(t901, t600)
    t903 = bor(t900, t902)
    t904 = eq(t889, i16(6))
    t905 = band(t904, t605)
    t906 = bor(t903, t905)
    t907 = eq(t889, i16(8))
    t908 = band(t907, t620)
    t909 = bor(t906, t908)
    t910 = eq(t889, i16(9))
    t911 = band(t910, t659)
    t912 = bor(t909, t911)
    t913 = band(t36, t893)
    t914 = band(t913, t912)
    t915 = to(t572, i32)
    t916 = shl(t915, i32(1))
    t917 = to(t594, i32)
    t918 = shl(t917, i32(2))
    t919 = bor(t916, t918)
    t920 = to(t597, i32)
    t921 = shl(t920, i32(3))
    t922 = bor(t919, t921)
    t923 = bor(t922, i32(16))
    t924 = to(t600, i32)
    t925 = shl(t924, i32(5))
    t926 = bor(t923, t925)
    t927 = to(t605, i32)
    t928 = shl(t927, i32(6))
    t929 = bor(t926, t928)
    t930 = to(t617, i32)
    t931 = shl(t930, i32(7))
    t932 = bor(t929, t931)
    t933 = to(t620, i32)
    t934 = shl(t933, i32(8))
    t935 = bor(t932, t934)
    t936 = to(t659, i32)
    t937 = shl(t936, i32(9))
    t938 = bor(t935, t937)
    t939 = to(t674, i32)
    t940 = shl(t939, i32(10))
    t941 = bor(t938, t940)
    t942 = to(t685, i32)
    t943 = shl(t942, i32(11))
    t944 = bor(t941, t943)
    t945 = bor(t944, i32(4096))
    t946 = to(t689, i32)
    t947 = shl(t946, i32(13))
    t948 = bor(t945, t947)
    t949 = bor(t948, i32(16384))
    t950 = to(t708, i32)
    t951 = shl(t950, i32(15))
    t952 = bor(t949, t951)
    t953 = shl(t933, i32(16))
    t954 = bor(t952, t953)
    t955 = to(t721, i32)
    t956 = shl(t955, i32(17))
    t957 = bor(t954, t956)
    t958 = shl(t936, i32(18))
    t959 = bor(t957, t958)
    t960 = shl(t936, i32(19))
    t961 = bor(t959, t960)
    t962 = shl(t915, i32(20))
    t963 = bor(t961, t962)
    t964 = bor(t963, i32(2097152))
    t965 = to(t760, i32)
    t966 = shl(t965, i32(22))
    t967 = bor(t964, t966)
    t968 = shl(t936, i32(23))
    t969 = bor(t967, t968)
    t970 = to(t800, i32)
    t971 = shl(t970, i32(24))
    t972 = bor(t969, t971)
    return (t972, t833, t860, t887, t914,)


_03_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t0, t972, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19):
    t973 = gt(pokemon_0_1, i16(0))
    t974 = flip(t973)
    t975 = gt(pokemon_0_2, i16(0))
    t976 = flip(t975)
    t977 = band(t976, t973)
    t978 = bor(t974, t976)
    t979 = gt(pokemon_0_3, i16(0))
    t980 = flip(t979)
    t981 = flip(t978)
    t982 = band(t980, t981)
    t983 = bor(t974, t977)
    t984 = bor(t983, t982)
    t985 = gt(locked_0, i8(0))
    t986 = gt(supporter_played, i8(0))
    t987 = bor(t985, t986)
    t988 = sar(words_1_0_3, i16(1))
    t989 = band(t988, i16(1))
    t990 = eq(t989, i16(1))
    t991 = bor(t987, t990)
    t992 = gt(turn, i8(2))
    t993 = band(t36, t992)
    t994 = eq(fresh_0_0, i8(0))
    t995 = band(words_0_0_1, i16(255))
    t996 = to(t995, i16)
    t997 = select(t994, t996, i16(0))
    t998 = eq(fresh_0_1, i8(0))
    t999 = band(words_0_1_1, i16(255))
    t1000 = to(t999, i16)
    t1001 = select(t998, t1000, i16(0))
    t1002 = eq(fresh_0_2, i8(0))
    t1003 = band(words_0_2_1, i16(255))
    t1004 = to(t1003, i16)
    t1005 = select(t1002, t1004, i16(0))
    t1006 = eq(fresh_0_3, i8(0))
    t1007 = band(words_0_3_1, i16(255))
    t1008 = to(t1007, i16)
    t1009 = select(t1006, t1008, i16(0))
    t1010 = eq(place_0_0, i8(1))
    t1011 = band(t0, i32(7))
    t1012 = to(t1011, i8)
    t1013 = sar(t0, i32(4))
    t1014 = band(t1013, i32(255))
    t1015 = to(t1014, i16)
    t1016 = sar(t0, i32(3))
    t1017 = band(t1016, i32(1))
    t1018 = eq(t1017, i32(1))
    t1019 = eq(t1012, i8(6))
    t1020 = band(t1019, t36)
    t1021 = bor(t1018, t1020)
    t1022 = gt(t1015, i16(0))
    t1023 = eq(t1015, t997)
    t1024 = eq(t1015, t1001)
    t1025 = bor(t1023, t1024)
    t1026 = eq(t1015, t1005)
    t1027 = bor(t1025, t1026)
    t1028 = eq(t1015, t1009)
    t1029 = bor(t1027, t1028)
    t1030 = band(t1022, t1029)
    t1031 = sar(t0, i32(12))
    t1032 = band(t1031, i32(31))
    t1033 = sar(t972, t1032)
    t1034 = band(t1033, i32(1))
    t1035 = eq(t1034, i32(1))
    t1036 = eq(t1012, i8(2))
    t1037 = eq(t1012, i8(3))
    t1038 = flip(t991)
    t1039 = band(t1037, t1038)
    t1040 = bor(t1036, t1039)
    t1041 = band(t1035, t1040)
    t1042 = bor(t36, t37)
    t1043 = band(t1021, t1042)
    t1044 = gt(pokemon_0_0, i16(0))
    t1045 = flip(t1044)
    t1046 = band(t37, t1045)
    t1047 = bor(t984, t1046)
    t1048 = band(t1043, t1047)
    t1049 = band(t993, t1030)
    t1050 = bor(t1048, t1049)
    t1051 = band(t36, t1041)
    t1052 = bor(t1050, t1051)
    t1053 = band(t1010, t1052)
    t1054 = eq(place_0_1, i8(1))
    t1055 = band(t1, i32(7))
    t1056 = to(t1055, i8)
    t1057 = sar(t1, i32(4))
    t1058 = band(t1057, i32(255))
    t1059 = to(t1058, i16)
    t1060 = sar(t1, i32(3))
    t1061 = band(t1060, i32(1))
    t1062 = eq(t1061, i32(1))
    t1063 = eq(t1056, i8(6))
    t1064 = band(t1063, t36)
    t1065 = bor(t1062, t1064)
    t1066 = gt(t1059, i16(0))
    t1067 = eq(t1059, t997)
    t1068 = eq(t1059, t1001)
    t1069 = bor(t1067, t1068)
    t1070 = eq(t1059, t1005)
    t1071 = bor(t1069, t1070)
    t1072 = eq(t1059, t1009)
    t1073 = bor(t1071, t1072)
    t1074 = band(t1066, t1073)
    t1075 = sar(t1, i32(12))
    t1076 = band(t1075, i32(31))
    t1077 = sar(t972, t1076)
    t1078 = band(t1077, i32(1))
    t1079 = eq(t1078, i32(1))
    t1080 = eq(t1056, i8(2))
    t1081 = eq(t1056, i8(3))
    t1082 = band(t1081, t1038)
    t1083 = bor(t1080, t1082)
    t1084 = band(t1079, t1083)
    t1085 = band(t1065, t1042)
    t1086 = band(t1085, t1047)
    t1087 = band(t993, t1074)
    t1088 = bor(t1086, t1087)
    t1089 = band(t36, t1084)
    t1090 = bor(t1088, t1089)
    t1091 = eq(card_0_0, card_0_1)
    t1092 = band(t1010, t1091)
    t1093 = band(t1054, t1090)
    t1094 = flip(t1092)
    t1095 = band(t1093, t1094)
    t1096 = eq(place_0_2, i8(1))
    t1097 = band(t2, i32(7))
    t1098 = to(t1097, i8)
    t1099 = sar(t2, i32(4))
    t1100 = band(t1099, i32(255))
    t1101 = to(t1100, i16)
    t1102 = sar(t2, i32(3))
    t1103 = band(t1102, i32(1))
    t1104 = eq(t1103, i32(1))
    t1105 = eq(t1098, i8(6))
    t1106 = band(t1105, t36)
    t1107 = bor(t1104, t1106)
    t1108 = gt(t1101, i16(0))
    t1109 = eq(t1101, t997)
    t1110 = eq(t1101, t1001)
    t1111 = bor(t1109, t1110)
    t1112 = eq(t1101, t1005)
    t1113 = bor(t1111, t1112)
    t1114 = eq(t1101, t1009)
    t1115 = bor(t1113, t1114)
    t1116 = band(t1108, t1115)
    t1117 = sar(t2, i32(12))
    t1118 = band(t1117, i32(31))
    t1119 = sar(t972, t1118)
    t1120 = band(t1119, i32(1))
    t1121 = eq(t1120, i32(1))
    t1122 = eq(t1098, i8(2))
    t1123 = eq(t1098, i8(3))
    t1124 = band(t1123, t1038)
    t1125 = bor(t1122, t1124)
    t1126 = band(t1121, t1125)
    t1127 = band(t1107, t1042)
    t1128 = band(t1127, t1047)
    t1129 = band(t993, t1116)
    t1130 = bor(t1128, t1129)
    t1131 = band(t36, t1126)
    t1132 = bor(t1130, t1131)
    t1133 = eq(card_0_1, card_0_2)
    t1134 = band(t1054, t1133)
    t1135 = band(t1096, t1132)
    t1136 = flip(t1134)
    t1137 = band(t1135, t1136)
    t1138 = eq(place_0_3, i8(1))
    t1139 = band(t3, i32(7))
    t1140 = to(t1139, i8)
    t1141 = sar(t3, i32(4))
    t1142 = band(t1141, i32(255))
    t1143 = to(t1142, i16)
    t1144 = sar(t3, i32(3))
    t1145 = band(t1144, i32(1))
    t1146 = eq(t1145, i32(1))
    t1147 = eq(t1140, i8(6))
    t1148 = band(t1147, t36)
    t1149 = bor(t1146, t1148)
    t1150 = gt(t1143, i16(0))
    t1151 = eq(t1143, t997)
    t1152 = eq(t1143, t1001)
    t1153 = bor(t1151, t1152)
    t1154 = eq(t1143, t1005)
    t1155 = bor(t1153, t1154)
    t1156 = eq(t1143, t1009)
    t1157 = bor(t1155, t1156)
    t1158 = band(t1150, t1157)
    t1159 = sar(t3, i32(12))
    t1160 = band(t1159, i32(31))
    t1161 = sar(t972, t1160)
    t1162 = band(t1161, i32(1))
    t1163 = eq(t1162, i32(1))
    t1164 = eq(t1140, i8(2))
    t1165 = eq(t1140, i8(3))
    t1166 = band(t1165, t1038)
    t1167 = bor(t1164, t1166)
    t1168 = band(t1163, t1167)
    t1169 = band(t1149, t1042)
    t1170 = band(t1169, t1047)
    t1171 = band(t993, t1158)
    t1172 = bor(t1170, t1171)
    t1173 = band(t36, t1168)
    t1174 = bor(t1172, t1173)
    t1175 = eq(card_0_2, card_0_3)
    t1176 = band(t1096, t1175)
    t1177 = band(t1138, t1174)
    t1178 = flip(t1176)
    t1179 = band(t1177, t1178)
    t1180 = eq(place_0_4, i8(1))
    t1181 = band(t4, i32(7))
    t1182 = to(t1181, i8)
    t1183 = sar(t4, i32(4))
    t1184 = band(t1183, i32(255))
    t1185 = to(t1184, i16)
    t1186 = sar(t4, i32(3))
    t1187 = band(t1186, i32(1))
    t1188 = eq(t1187, i32(1))
    t1189 = eq(t1182, i8(6))
    t1190 = band(t1189, t36)
    t1191 = bor(t1188, t1190)
    t1192 = gt(t1185, i16(0))
    t1193 = eq(t1185, t997)
    t1194 = eq(t1185, t1001)
    t1195 = bor(t1193, t1194)
    t1196 = eq(t1185, t1005)
    t1197 = bor(t1195, t1196)
    t1198 = eq(t1185, t1009)
    t1199 = bor(t1197, t1198)
    t1200 = band(t1192, t1199)
    t1201 = sar(t4, i32(12))
    t1202 = band(t1201, i32(31))
    t1203 = sar(t972, t1202)
    t1204 = band(t1203, i32(1))
    t1205 = eq(t1204, i32(1))
    t1206 = eq(t1182, i8(2))
    t1207 = eq(t1182, i8(3))
    t1208 = band(t1207, t1038)
    t1209 = bor(t1206, t1208)
    t1210 = band(t1205, t1209)
    t1211 = band(t1191, t1042)
    t1212 = band(t1211, t1047)
    t1213 = band(t993, t1200)
    t1214 = bor(t1212, t1213)
    t1215 = band(t36, t1210)
    t1216 = bor(t1214, t1215)
    t1217 = eq(card_0_3, card_0_4)
    t1218 = band(t1138, t1217)
    t1219 = band(t1180, t1216)
    t1220 = flip(t1218)
    t1221 = band(t1219, t1220)
    t1222 = eq(place_0_5, i8(1))
    t1223 = band(t5, i32(7))
    t1224 = to(t1223, i8)
    t1225 = sar(t5, i32(4))
    t1226 = band(t1225, i32(255))
    t1227 = to(t1226, i16)
    t1228 = sar(t5, i32(3))
    t1229 = band(t1228, i32(1))
    t1230 = eq(t1229, i32(1))
    t1231 = eq(t1224, i8(6))
    t1232 = band(t1231, t36)
    t1233 = bor(t1230, t1232)
    t1234 = gt(t1227, i16(0))
    t1235 = eq(t1227, t997)
    t1236 = eq(t1227, t1001)
    t1237 = bor(t1235, t1236)
    t1238 = eq(t1227, t1005)
    t1239 = bor(t1237, t1238)
    t1240 = eq(t1227, t1009)
    t1241 = bor(t1239, t1240)
    t1242 = band(t1234, t1241)
    t1243 = sar(t5, i32(12))
    t1244 = band(t1243, i32(31))
    t1245 = sar(t972, t1244)
    t1246 = band(t1245, i32(1))
    t1247 = eq(t1246, i32(1))
    t1248 = eq(t1224, i8(2))
    t1249 = eq(t1224, i8(3))
    t1250 = band(t1249, t1038)
    t1251 = bor(t1248, t1250)
    t1252 = band(t1247, t1251)
    t1253 = band(t1233, t1042)
    t1254 = band(t1253, t1047)
    t1255 = band(t993, t1242)
    t1256 = bor(t1254, t1255)
    t1257 = band(t36, t1252)
    t1258 = bor(t1256, t1257)
    t1259 = eq(card_0_4, card_0_5)
    t1260 = band(t1180, t1259)
    t1261 = band(t1222, t1258)
    t1262 = flip(t1260)
    t1263 = band(t1261, t1262)
    t1264 = eq(place_0_6, i8(1))
    t1265 = band(t6, i32(7))
    t1266 = to(t1265, i8)
    t1267 = sar(t6, i32(4))
    t1268 = band(t1267, i32(255))
    t1269 = to(t1268, i16)
    t1270 = sar(t6, i32(3))
    t1271 = band(t1270, i32(1))
    t1272 = eq(t1271, i32(1))
    t1273 = eq(t1266, i8(6))
    t1274 = band(t1273, t36)
    t1275 = bor(t1272, t1274)
    t1276 = gt(t1269, i16(0))
    t1277 = eq(t1269, t997)
    t1278 = eq(t1269, t1001)
    t1279 = bor(t1277, t1278)
    t1280 = eq(t1269, t1005)
    t1281 = bor(t1279, t1280)
    t1282 = eq(t1269, t1009)
    t1283 = bor(t1281, t1282)
    t1284 = band(t1276, t1283)
    t1285 = sar(t6, i32(12))
    t1286 = band(t1285, i32(31))
    t1287 = sar(t972, t1286)
    t1288 = band(t1287, i32(1))
    t1289 = eq(t1288, i32(1))
    t1290 = eq(t1266, i8(2))
    t1291 = eq(t1266, i8(3))
    t1292 = band(t1291, t1038)
    t1293 = bor(t1290, t1292)
    t1294 = band(t1289, t1293)
    t1295 = band(t1275, t1042)
    t1296 = band(t1295, t1047)
    t1297 = band(t993, t1284)
    t1298 = bor(t1296, t1297)
    t1299 = band(t36, t1294)
    t1300 = bor(t1298, t1299)
    t1301 = eq(card_0_5, card_0_6)
    t1302 = band(t1222, t1301)
    t1303 = band(t1264, t1300)
    t1304 = flip(t1302)
    t1305 = band(t1303, t1304)
    t1306 = eq(place_0_7, i8(1))
    t1307 = band(t7, i32(7))
    t1308 = to(t1307, i8)
    t1309 = sar(t7, i32(4))
    t1310 = band(t1309, i32(255))
    t1311 = to(t1310, i16)
    t1312 = sar(t7, i32(3))
    t1313 = band(t1312, i32(1))
    t1314 = eq(t1313, i32(1))
    t1315 = eq(t1308, i8(6))
    t1316 = band(t1315, t36)
    t1317 = bor(t1314, t1316)
    t1318 = gt(t1311, i16(0))
    t1319 = eq(t1311, t997)
    t1320 = eq(t1311, t1001)
    t1321 = bor(t1319, t1320)
    t1322 = eq(t1311, t1005)
    t1323 = bor(t1321, t1322)
    t1324 = eq(t1311, t1009)
    t1325 = bor(t1323, t1324)
    t1326 = band(t1318, t1325)
    t1327 = sar(t7, i32(12))
    t1328 = band(t1327, i32(31))
    t1329 = sar(t972, t1328)
    t1330 = band(t1329, i32(1))
    t1331 = eq(t1330, i32(1))
    t1332 = eq(t1308, i8(2))
    t1333 = eq(t1308, i8(3))
    t1334 = band(t1333, t1038)
    t1335 = bor(t1332, t1334)
    t1336 = band(t1331, t1335)
    t1337 = band(t1317, t1042)
    t1338 = band(t1337, t1047)
    t1339 = band(t993, t1326)
    t1340 = bor(t1338, t1339)
    t1341 = band(t36, t1336)
    t1342 = bor(t1340, t1341)
    t1343 = eq(card_0_6, card_0_7)
    t1344 = band(t1264, t1343)
    t1345 = band(t1306, t1342)
    t1346 = flip(t1344)
    t1347 = band(t1345, t1346)
    t1348 = eq(place_0_8, i8(1))
    t1349 = band(t8, i32(7))
    t1350 = to(t1349, i8)
    t1351 = sar(t8, i32(4))
    t1352 = band(t1351, i32(255))
    t1353 = to(t1352, i16)
    t1354 = sar(t8, i32(3))
    t1355 = band(t1354, i32(1))
    t1356 = eq(t1355, i32(1))
    t1357 = eq(t1350, i8(6))
    t1358 = band(t1357, t36)
    t1359 = bor(t1356, t1358)
    t1360 = gt(t1353, i16(0))
    t1361 = eq(t1353, t997)
    t1362 = eq(t1353, t1001)
    t1363 = bor(t1361, t1362)
    t1364 = eq(t1353, t1005)
    t1365 = bor(t1363, t1364)
    t1366 = eq(t1353, t1009)
    t1367 = bor(t1365, t1366)
    t1368 = band(t1360, t1367)
    t1369 = sar(t8, i32(12))
    t1370 = band(t1369, i32(31))
    t1371 = sar(t972, t1370)
    t1372 = band(t1371, i32(1))
    t1373 = eq(t1372, i32(1))
    t1374 = eq(t1350, i8(2))
    t1375 = eq(t1350, i8(3))
    t1376 = band(t1375, t1038)
    t1377 = bor(t1374, t1376)
    t1378 = band(t1373, t1377)
    t1379 = band(t1359, t1042)
    t1380 = band(t1379, t1047)
    t1381 = band(t993, t1368)
    t1382 = bor(t1380, t1381)
    t1383 = band(t36, t1378)
    t1384 = bor(t1382, t1383)
    t1385 = eq(card_0_7, card_0_8)
    t1386 = band(t1306, t1385)
    t1387 = band(t1348, t1384)
    t1388 = flip(t1386)
    t1389 = band(t1387, t1388)
    t1390 = eq(place_0_9, i8(1))
    t1391 = band(t9, i32(7))
    t1392 = to(t1391, i8)
    t1393 = sar(t9, i32(4))
    t1394 = band(t1393, i32(255))
    t1395 = to(t1394, i16)
    t1396 = sar(t9, i32(3))
    t1397 = band(t1396, i32(1))
    t1398 = eq(t1397, i32(1))
    t1399 = eq(t1392, i8(6))
    t1400 = band(t1399, t36)
    t1401 = bor(t1398, t1400)
    t1402 = gt(t1395, i16(0))
    t1403 = eq(t1395, t997)
    t1404 = eq(t1395, t1001)
    t1405 = bor(t1403, t1404)
    t1406 = eq(t1395, t1005)
    t1407 = bor(t1405, t1406)
    t1408 = eq(t1395, t1009)
    t1409 = bor(t1407, t1408)
    t1410 = band(t1402, t1409)
    t1411 = sar(t9, i32(12))
    t1412 = band(t1411, i32(31))
    t1413 = sar(t972, t1412)
    t1414 = band(t1413, i32(1))
    t1415 = eq(t1414, i32(1))
    t1416 = eq(t1392, i8(2))
    t1417 = eq(t1392, i8(3))
    t1418 = band(t1417, t1038)
    t1419 = bor(t1416, t1418)
    t1420 = band(t1415, t1419)
    t1421 = band(t1401, t1042)
    t1422 = band(t1421, t1047)
    t1423 = band(t993, t1410)
    t1424 = bor(t1422, t1423)
    t1425 = band(t36, t1420)
    t1426 = bor(t1424, t1425)
    t1427 = eq(card_0_8, card_0_9)
    t1428 = band(t1348, t1427)
    t1429 = band(t1390, t1426)
    t1430 = flip(t1428)
    t1431 = band(t1429, t1430)
    t1432 = eq(place_0_10, i8(1))
    t1433 = band(t10, i32(7))
    t1434 = to(t1433, i8)
    t1435 = sar(t10, i32(4))
    t1436 = band(t1435, i32(255))
    t1437 = to(t1436, i16)
    t1438 = sar(t10, i32(3))
    t1439 = band(t1438, i32(1))
    t1440 = eq(t1439, i32(1))
    t1441 = eq(t1434, i8(6))
    t1442 = band(t1441, t36)
    t1443 = bor(t1440, t1442)
    t1444 = gt(t1437, i16(0))
    t1445 = eq(t1437, t997)
    t1446 = eq(t1437, t1001)
    t1447 = bor(t1445, t1446)
    t1448 = eq(t1437, t1005)
    t1449 = bor(t1447, t1448)
    t1450 = eq(t1437, t1009)
    t1451 = bor(t1449, t1450)
    t1452 = band(t1444, t1451)
    t1453 = sar(t10, i32(12))
    t1454 = band(t1453, i32(31))
    t1455 = sar(t972, t1454)
    t1456 = band(t1455, i32(1))
    t1457 = eq(t1456, i32(1))
    t1458 = eq(t1434, i8(2))
    t1459 = eq(t1434, i8(3))
    t1460 = band(t1459, t1038)
    t1461 = bor(t1458, t1460)
    t1462 = band(t1457, t1461)
    t1463 = band(t1443, t1042)
    t1464 = band(t1463, t1047)
    t1465 = band(t993, t1452)
    t1466 = bor(t1464, t1465)
    t1467 = band(t36, t1462)
    t1468 = bor(t1466, t1467)
    t1469 = eq(card_0_9, card_0_10)
    t1470 = band(t1390, t1469)
    t1471 = band(t1432, t1468)
    t1472 = flip(t1470)
    t1473 = band(t1471, t1472)
    t1474 = eq(place_0_11, i8(1))
    t1475 = band(t11, i32(7))
    t1476 = to(t1475, i8)
    t1477 = sar(t11, i32(4))
    t1478 = band(t1477, i32(255))
    t1479 = to(t1478, i16)
    t1480 = sar(t11, i32(3))
    t1481 = band(t1480, i32(1))
    t1482 = eq(t1481, i32(1))
    t1483 = eq(t1476, i8(6))
    t1484 = band(t1483, t36)
    t1485 = bor(t1482, t1484)
    t1486 = gt(t1479, i16(0))
    t1487 = eq(t1479, t997)
    t1488 = eq(t1479, t1001)
    t1489 = bor(t1487, t1488)
    t1490 = eq(t1479, t1005)
    t1491 = bor(t1489, t1490)
    t1492 = eq(t1479, t1009)
    t1493 = bor(t1491, t1492)
    t1494 = band(t1486, t1493)
    t1495 = sar(t11, i32(12))
    t1496 = band(t1495, i32(31))
    t1497 = sar(t972, t1496)
    t1498 = band(t1497, i32(1))
    t1499 = eq(t1498, i32(1))
    t1500 = eq(t1476, i8(2))
    t1501 = eq(t1476, i8(3))
    t1502 = band(t1501, t1038)
    t1503 = bor(t1500, t1502)
    t1504 = band(t1499, t1503)
    t1505 = band(t1485, t1042)
    t1506 = band(t1505, t1047)
    t1507 = band(t993, t1494)
    t1508 = bor(t1506, t1507)
    t1509 = band(t36, t1504)
    t1510 = bor(t1508, t1509)
    t1511 = eq(card_0_10, card_0_11)
    t1512 = band(t1432, t1511)
    t1513 = band(t1474, t1510)
    t1514 = flip(t1512)
    t1515 = band(t1513, t1514)
    t1516 = eq(place_0_12, i8(1))
    t1517 = band(t12, i32(7))
    t1518 = to(t1517, i8)
    t1519 = sar(t12, i32(4))
    t1520 = band(t1519, i32(255))
    t1521 = to(t1520, i16)
    t1522 = sar(t12, i32(3))
    t1523 = band(t1522, i32(1))
    t1524 = eq(t1523, i32(1))
    t1525 = eq(t1518, i8(6))
    t1526 = band(t1525, t36)
    t1527 = bor(t1524, t1526)
    t1528 = gt(t1521, i16(0))
    t1529 = eq(t1521, t997)
    t1530 = eq(t1521, t1001)
    t1531 = bor(t1529, t1530)
    t1532 = eq(t1521, t1005)
    t1533 = bor(t1531, t1532)
    t1534 = eq(t1521, t1009)
    t1535 = bor(t1533, t1534)
    t1536 = band(t1528, t1535)
    t1537 = sar(t12, i32(12))
    t1538 = band(t1537, i32(31))
    t1539 = sar(t972, t1538)
    t1540 = band(t1539, i32(1))
    t1541 = eq(t1540, i32(1))
    t1542 = eq(t1518, i8(2))
    t1543 = eq(t1518, i8(3))
    t1544 = band(t1543, t1038)
    t1545 = bor(t1542, t1544)
    t1546 = band(t1541, t1545)
    t1547 = band(t1527, t1042)
    t1548 = band(t1547, t1047)
    t1549 = band(t993, t1536)
    t1550 = bor(t1548, t1549)
    t1551 = band(t36, t1546)
    t1552 = bor(t1550, t1551)
    t1553 = eq(card_0_11, card_0_12)
    t1554 = band(t1474, t1553)
    t1555 = band(t1516, t1552)
    t1556 = flip(t1554)
    t1557 = band(t1555, t1556)
    t1558 = eq(place_0_13, i8(1))
    t1559 = band(t13, i32(7))
    t1560 = to(t1559, i8)
    t1561 = sar(t13, i32(4))
    t1562 = band(t1561, i32(255))
    t1563 = to(t1562, i16)
    t1564 = sar(t13, i32(3))
    t1565 = band(t1564, i32(1))
    t1566 = eq(t1565, i32(1))
    t1567 = eq(t1560, i8(6))
    t1568 = band(t1567, t36)
    t1569 = bor(t1566, t1568)
    t1570 = gt(t1563, i16(0))
    t1571 = eq(t1563, t997)
    t1572 = eq(t1563, t1001)
    t1573 = bor(t1571, t1572)
    t1574 = eq(t1563, t1005)
    t1575 = bor(t1573, t1574)
    t1576 = eq(t1563, t1009)
    t1577 = bor(t1575, t1576)
    t1578 = band(t1570, t1577)
    t1579 = sar(t13, i32(12))
    t1580 = band(t1579, i32(31))
    t1581 = sar(t972, t1580)
    t1582 = band(t1581, i32(1))
    t1583 = eq(t1582, i32(1))
    t1584 = eq(t1560, i8(2))
    t1585 = eq(t1560, i8(3))
    t1586 = band(t1585, t1038)
    t1587 = bor(t1584, t1586)
    t1588 = band(t1583, t1587)
    t1589 = band(t1569, t1042)
    t1590 = band(t1589, t1047)
    t1591 = band(t993, t1578)
    t1592 = bor(t1590, t1591)
    t1593 = band(t36, t1588)
    t1594 = bor(t1592, t1593)
    t1595 = eq(card_0_12, card_0_13)
    t1596 = band(t1516, t1595)
    t1597 = band(t1558, t1594)
    t1598 = flip(t1596)
    t1599 = band(t1597, t1598)
    t1600 = eq(place_0_14, i8(1))
    t1601 = band(t14, i32(7))
    t1602 = to(t1601, i8)
    t1603 = sar(t14, i32(4))
    t1604 = band(t1603, i32(255))
    t1605 = to(t1604, i16)
    t1606 = sar(t14, i32(3))
    t1607 = band(t1606, i32(1))
    t1608 = eq(t1607, i32(1))
    t1609 = eq(t1602, i8(6))
    t1610 = band(t1609, t36)
    t1611 = bor(t1608, t1610)
    t1612 = gt(t1605, i16(0))
    t1613 = eq(t1605, t997)
    t1614 = eq(t1605, t1001)
    t1615 = bor(t1613, t1614)
    t1616 = eq(t1605, t1005)
    t1617 = bor(t1615, t1616)
    t1618 = eq(t1605, t1009)
    t1619 = bor(t1617, t1618)
    t1620 = band(t1612, t1619)
    t1621 = sar(t14, i32(12))
    t1622 = band(t1621, i32(31))
    t1623 = sar(t972, t1622)
    t1624 = band(t1623, i32(1))
    t1625 = eq(t1624, i32(1))
    t1626 = eq(t1602, i8(2))
    t1627 = eq(t1602, i8(3))
    t1628 = band(t1627, t1038)
    t1629 = bor(t1626, t1628)
    t1630 = band(t1625, t1629)
    t1631 = band(t1611, t1042)
    t1632 = band(t1631, t1047)
    t1633 = band(t993, t1620)
    t1634 = bor(t1632, t1633)
    t1635 = band(t36, t1630)
    t1636 = bor(t1634, t1635)
    t1637 = eq(card_0_13, card_0_14)
    t1638 = band(t1558, t1637)
    t1639 = band(t1600, t1636)
    t1640 = flip(t1638)
    t1641 = band(t1639, t1640)
    t1642 = eq(place_0_15, i8(1))
    t1643 = band(t15, i32(7))
    t1644 = to(t1643, i8)
    t1645 = sar(t15, i32(4))
    t1646 = band(t1645, i32(255))
    t1647 = to(t1646, i16)
    t1648 = sar(t15, i32(3))
    t1649 = band(t1648, i32(1))
    t1650 = eq(t1649, i32(1))
    t1651 = eq(t1644, i8(6))
    t1652 = band(t1651, t36)
    t1653 = bor(t1650, t1652)
    t1654 = gt(t1647, i16(0))
    t1655 = eq(t1647, t997)
    t1656 = eq(t1647, t1001)
    t1657 = bor(t1655, t1656)
    t1658 = eq(t1647, t1005)
    t1659 = bor(t1657, t1658)
    t1660 = eq(t1647, t1009)
    t1661 = bor(t1659, t1660)
    t1662 = band(t1654, t1661)
    t1663 = sar(t15, i32(12))
    t1664 = band(t1663, i32(31))
    t1665 = sar(t972, t1664)
    t1666 = band(t1665, i32(1))
    t1667 = eq(t1666, i32(1))
    t1668 = eq(t1644, i8(2))
    t1669 = eq(t1644, i8(3))
    t1670 = band(t1669, t1038)
    t1671 = bor(t1668, t1670)
    t1672 = band(t1667, t1671)
    t1673 = band(t1653, t1042)
    t1674 = band(t1673, t1047)
    t1675 = band(t993, t1662)
    t1676 = bor(t1674, t1675)
    t1677 = band(t36, t1672)
    t1678 = bor(t1676, t1677)
    t1679 = eq(card_0_14, card_0_15)
    t1680 = band(t1600, t1679)
    t1681 = band(t1642, t1678)
    t1682 = flip(t1680)
    t1683 = band(t1681, t1682)
    t1684 = eq(place_0_16, i8(1))
    t1685 = band(t16, i32(7))
    t1686 = to(t1685, i8)
    t1687 = sar(t16, i32(4))
    t1688 = band(t1687, i32(255))
    t1689 = to(t1688, i16)
    t1690 = sar(t16, i32(3))
    t1691 = band(t1690, i32(1))
    t1692 = eq(t1691, i32(1))
    t1693 = eq(t1686, i8(6))
    t1694 = band(t1693, t36)
    t1695 = bor(t1692, t1694)
    t1696 = gt(t1689, i16(0))
    t1697 = eq(t1689, t997)
    t1698 = eq(t1689, t1001)
    t1699 = bor(t1697, t1698)
    t1700 = eq(t1689, t1005)
    t1701 = bor(t1699, t1700)
    t1702 = eq(t1689, t1009)
    t1703 = bor(t1701, t1702)
    t1704 = band(t1696, t1703)
    t1705 = sar(t16, i32(12))
    t1706 = band(t1705, i32(31))
    t1707 = sar(t972, t1706)
    t1708 = band(t1707, i32(1))
    t1709 = eq(t1708, i32(1))
    t1710 = eq(t1686, i8(2))
    t1711 = eq(t1686, i8(3))
    t1712 = band(t1711, t1038)
    t1713 = bor(t1710, t1712)
    t1714 = band(t1709, t1713)
    t1715 = band(t1695, t1042)
    t1716 = band(t1715, t1047)
    t1717 = band(t993, t1704)
    t1718 = bor(t1716, t1717)
    t1719 = band(t36, t1714)
    t1720 = bor(t1718, t1719)
    t1721 = eq(card_0_15, card_0_16)
    t1722 = band(t1642, t1721)
    t1723 = band(t1684, t1720)
    t1724 = flip(t1722)
    t1725 = band(t1723, t1724)
    t1726 = eq(place_0_17, i8(1))
    t1727 = band(t17, i32(7))
    t1728 = to(t1727, i8)
    t1729 = sar(t17, i32(4))
    t1730 = band(t1729, i32(255))
    t1731 = to(t1730, i16)
    t1732 = sar(t17, i32(3))
    t1733 = band(t1732, i32(1))
    t1734 = eq(t1733, i32(1))
    t1735 = eq(t1728, i8(6))
    t1736 = band(t1735, t36)
    t1737 = bor(t1734, t1736)
    t1738 = gt(t1731, i16(0))
    t1739 = eq(t1731, t997)
    t1740 = eq(t1731, t1001)
    t1741 = bor(t1739, t1740)
    t1742 = eq(t1731, t1005)
    t1743 = bor(t1741, t1742)
    t1744 = eq(t1731, t1009)
    t1745 = bor(t1743, t1744)
    t1746 = band(t1738, t1745)
    t1747 = sar(t17, i32(12))
    t1748 = band(t1747, i32(31))
    t1749 = sar(t972, t1748)
    t1750 = band(t1749, i32(1))
    t1751 = eq(t1750, i32(1))
    t1752 = eq(t1728, i8(2))
    t1753 = eq(t1728, i8(3))
    t1754 = band(t1753, t1038)
    t1755 = bor(t1752, t1754)
    t1756 = band(t1751, t1755)
    t1757 = band(t1737, t1042)
    t1758 = band(t1757, t1047)
    t1759 = band(t993, t1746)
    t1760 = bor(t1758, t1759)
    t1761 = band(t36, t1756)
    t1762 = bor(t1760, t1761)
    t1763 = eq(card_0_16, card_0_17)
    t1764 = band(t1684, t1763)
    t1765 = band(t1726, t1762)
    t1766 = flip(t1764)
    t1767 = band(t1765, t1766)
    t1768 = eq(place_0_18, i8(1))
    t1769 = band(t18, i32(7))
    t1770 = to(t1769, i8)
    t1771 = sar(t18, i32(4))
    t1772 = band(t1771, i32(255))
    t1773 = to(t1772, i16)
    t1774 = sar(t18, i32(3))
    t1775 = band(t1774, i32(1))
    t1776 = eq(t1775, i32(1))
    t1777 = eq(t1770, i8(6))
    t1778 = band(t1777, t36)
    t1779 = bor(t1776, t1778)
    t1780 = gt(t1773, i16(0))
    t1781 = eq(t1773, t997)
    t1782 = eq(t1773, t1001)
    t1783 = bor(t1781, t1782)
    t1784 = eq(t1773, t1005)
    t1785 = bor(t1783, t1784)
    t1786 = eq(t1773, t1009)
    t1787 = bor(t1785, t1786)
    t1788 = band(t1780, t1787)
    t1789 = sar(t18, i32(12))
    t1790 = band(t1789, i32(31))
    t1791 = sar(t972, t1790)
    t1792 = band(t1791, i32(1))
    t1793 = eq(t1792, i32(1))
    t1794 = eq(t1770, i8(2))
    t1795 = eq(t1770, i8(3))
    t1796 = band(t1795, t1038)
    t1797 = bor(t1794, t1796)
    t1798 = band(t1793, t1797)
    t1799 = band(t1779, t1042)
    t1800 = band(t1799, t1047)
    t1801 = band(t993, t1788)
    t1802 = bor(t1800, t1801)
    t1803 = band(t36, t1798)
    t1804 = bor(t1802, t1803)
    t1805 = eq(card_0_17, card_0_18)
    t1806 = band(t1726, t1805)
    t1807 = band(t1768, t1804)
    t1808 = flip(t1806)
    t1809 = band(t1807, t1808)
    t1810 = eq(place_0_19, i8(1))
    t1811 = band(t19, i32(7))
    t1812 = to(t1811, i8)
    t1813 = sar(t19, i32(4))
    t1814 = band(t1813, i32(255))
    t1815 = to(t1814, i16)
    t1816 = sar(t19, i32(3))
    t1817 = band(t1816, i32(1))
    t1818 = eq(t1817, i32(1))
    t1819 = eq(t1812, i8(6))
    t1820 = band(t1819, t36)
    t1821 = bor(t1818, t1820)
    t1822 = gt(t1815, i16(0))
    t1823 = eq(t1815, t997)
    t1824 = eq(t1815, t1001)
    t1825 = bor(t1823, t1824)
    t1826 = eq(t1815, t1005)
    t1827 = bor(t1825, t1826)
    t1828 = eq(t1815, t1009)
    t1829 = bor(t1827, t1828)
    t1830 = band(t1822, t1829)
    t1831 = sar(t19, i32(12))
    t1832 = band(t1831, i32(31))
    t1833 = sar(t972, t1832)
    t1834 = band(t1833, i32(1))
    t1835 = eq(t1834, i32(1))
    t1836 = eq(t1812, i8(2))
    t1837 = eq(t1812, i8(3))
    t1838 = band(t1837, t1038)
    t1839 = bor(t1836, t1838)
    t1840 = band(t1835, t1839)
    t1841 = band(t1821, t1042)
    t1842 = band(t1841, t1047)
    t1843 = band(t993, t1830)
    t1844 = bor(t1842, t1843)
    t1845 = band(t36, t1840)
    t1846 = bor(t1844, t1845)
    t1847 = eq(card_0_18, card_0_19)
    t1848 = band(t1768, t1847)
    t1849 = band(t1810, t1846)
    t1850 = flip(t1848)
    t1851 = band(t1849, t1850)
    return (t1053, t1095, t1137, t1179, t1221, t1263, t1305, t1347, t1389, t1431, t1473, t1515, t1557, t1599, t1641, t1683, t1725, t1767, t1809, t1851,)


_04_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _05_mask__words(t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t833, t860, t887, t914, t217, t222, t227, t232, t1053, t1095, t1137, t1179, t1221, t1263, t1305, t1347, t1389, t1431, t1473, t1515, t1557, t1599, t1641, t1683, t1725, t1767, t1809, t1851, t538, t543, t548, t553, t554, t555, t556, t557, t237, t239, t241, t243, t245, t247, t249, t251, t253, t363, t364, t365, t366, t367, t368, t369, t370):
    t1852 = to(t83, u32)
    t1853 = to(t86, u32)
    t1854 = shl(t1853, u32(1))
    t1855 = bor(t1852, t1854)
    t1856 = to(t87, u32)
    t1857 = shl(t1856, u32(2))
    t1858 = bor(t1855, t1857)
    t1859 = to(t88, u32)
    t1860 = shl(t1859, u32(3))
    t1861 = bor(t1858, t1860)
    t1862 = to(t89, u32)
    t1863 = shl(t1862, u32(4))
    t1864 = bor(t1861, t1863)
    t1865 = to(t90, u32)
    t1866 = shl(t1865, u32(5))
    t1867 = bor(t1864, t1866)
    t1868 = to(t91, u32)
    t1869 = shl(t1868, u32(6))
    t1870 = bor(t1867, t1869)
    t1871 = to(t92, u32)
    t1872 = shl(t1871, u32(7))
    t1873 = bor(t1870, t1872)
    t1874 = to(t160, u32)
    t1875 = shl(t1874, u32(8))
    t1876 = bor(t1873, t1875)
    t1877 = to(t215, u32)
    t1878 = shl(t1877, u32(9))
    t1879 = bor(t1876, t1878)
    t1880 = to(t833, u32)
    t1881 = shl(t1880, u32(10))
    t1882 = bor(t1879, t1881)
    t1883 = to(t860, u32)
    t1884 = shl(t1883, u32(11))
    t1885 = bor(t1882, t1884)
    t1886 = to(t887, u32)
    t1887 = shl(t1886, u32(12))
    t1888 = bor(t1885, t1887)
    t1889 = to(t914, u32)
    t1890 = shl(t1889, u32(13))
    t1891 = bor(t1888, t1890)
    t1892 = to(t217, u32)
    t1893 = shl(t1892, u32(14))
    t1894 = bor(t1891, t1893)
    t1895 = to(t222, u32)
    t1896 = shl(t1895, u32(15))
    t1897 = bor(t1894, t1896)
    t1898 = to(t227, u32)
    t1899 = shl(t1898, u32(16))
    t1900 = bor(t1897, t1899)
    t1901 = to(t232, u32)
    t1902 = shl(t1901, u32(17))
    t1903 = bor(t1900, t1902)
    t1904 = to(t1053, u32)
    t1905 = shl(t1904, u32(18))
    t1906 = bor(t1903, t1905)
    t1907 = to(t1095, u32)
    t1908 = shl(t1907, u32(19))
    t1909 = bor(t1906, t1908)
    t1910 = to(t1137, u32)
    t1911 = shl(t1910, u32(20))
    t1912 = bor(t1909, t1911)
    t1913 = to(t1179, u32)
    t1914 = shl(t1913, u32(21))
    t1915 = bor(t1912, t1914)
    t1916 = to(t1221, u32)
    t1917 = shl(t1916, u32(22))
    t1918 = bor(t1915, t1917)
    t1919 = to(t1263, u32)
    t1920 = shl(t1919, u32(23))
    t1921 = bor(t1918, t1920)
    t1922 = to(t1305, u32)
    t1923 = shl(t1922, u32(24))
    t1924 = bor(t1921, t1923)
    t1925 = to(t1347, u32)
    t1926 = shl(t1925, u32(25))
    t1927 = bor(t1924, t1926)
    t1928 = to(t1389, u32)
    t1929 = shl(t1928, u32(26))
    t1930 = bor(t1927, t1929)
    t1931 = to(t1431, u32)
    t1932 = shl(t1931, u32(27))
    t1933 = bor(t1930, t1932)
    t1934 = to(t1473, u32)
    t1935 = shl(t1934, u32(28))
    t1936 = bor(t1933, t1935)
    t1937 = to(t1515, u32)
    t1938 = shl(t1937, u32(29))
    t1939 = bor(t1936, t1938)
    t1940 = to(t1557, u32)
    t1941 = shl(t1940, u32(30))
    t1942 = bor(t1939, t1941)
    t1943 = to(t1599, u32)
    t1944 = shl(t1943, u32(31))
    t1945 = bor(t1942, t1944)
    t1946 = to(t1641, u32)
    t1947 = to(t1683, u32)
    t1948 = shl(t1947, u32(1))
    t1949 = bor(t1946, t1948)
    t1950 = to(t1725, u32)
    t1951 = shl(t1950, u32(2))
    t1952 = bor(t1949, t1951)
    t1953 = to(t1767, u32)
    t1954 = shl(t1953, u32(3))
    t1955 = bor(t1952, t1954)
    t1956 = to(t1809, u32)
    t1957 = shl(t1956, u32(4))
    t1958 = bor(t1955, t1957)
    t1959 = to(t1851, u32)
    t1960 = shl(t1959, u32(5))
    t1961 = bor(t1958, t1960)
    t1962 = to(t538, u32)
    t1963 = shl(t1962, u32(6))
    t1964 = bor(t1961, t1963)
    t1965 = to(t543, u32)
    t1966 = shl(t1965, u32(7))
    t1967 = bor(t1964, t1966)
    t1968 = to(t548, u32)
    t1969 = shl(t1968, u32(8))
    t1970 = bor(t1967, t1969)
    t1971 = to(t553, u32)
    t1972 = shl(t1971, u32(9))
    t1973 = bor(t1970, t1972)
    t1974 = to(t554, u32)
    t1975 = shl(t1974, u32(10))
    t1976 = bor(t1973, t1975)
    t1977 = to(t555, u32)
    t1978 = shl(t1977, u32(11))
    t1979 = bor(t1976, t1978)
    t1980 = to(t556, u32)
    t1981 = shl(t1980, u32(12))
    t1982 = bor(t1979, t1981)
    t1983 = to(t557, u32)
    t1984 = shl(t1983, u32(13))
    t1985 = bor(t1982, t1984)
    t1986 = to(t237, u32)
    t1987 = shl(t1986, u32(14))
    t1988 = bor(t1985, t1987)
    t1989 = to(t239, u32)
    t1990 = shl(t1989, u32(15))
    t1991 = bor(t1988, t1990)
    t1992 = to(t241, u32)
    t1993 = shl(t1992, u32(16))
    t1994 = bor(t1991, t1993)
    t1995 = to(t243, u32)
    t1996 = shl(t1995, u32(17))
    t1997 = bor(t1994, t1996)
    t1998 = to(t245, u32)
    t1999 = shl(t1998, u32(18))
    t2000 = bor(t1997, t1999)
    t2001 = to(t247, u32)
    t2002 = shl(t2001, u32(19))
    t2003 = bor(t2000, t2002)
    t2004 = to(t249, u32)
    t2005 = shl(t2004, u32(20))
    t2006 = bor(t2003, t2005)
    t2007 = to(t251, u32)
    t2008 = shl(t2007, u32(21))
    t2009 = bor(t2006, t2008)
    t2010 = to(t253, u32)
    t2011 = shl(t2010, u32(22))
    t2012 = bor(t2009, t2011)
    t2013 = to(t363, u32)
    t2014 = shl(t2013, u32(23))
    t2015 = bor(t2012, t2014)
    t2016 = to(t364, u32)
    t2017 = shl(t2016, u32(24))
    t2018 = bor(t2015, t2017)
    t2019 = to(t365, u32)
    t2020 = shl(t2019, u32(25))
    t2021 = bor(t2018, t2020)
    t2022 = to(t366, u32)
    t2023 = shl(t2022, u32(26))
    t2024 = bor(t2021, t2023)
    t2025 = to(t367, u32)
    t2026 = shl(t2025, u32(27))
    t2027 = bor(t2024, t2026)
    t2028 = to(t368, u32)
    t2029 = shl(t2028, u32(28))
    t2030 = bor(t2027, t2029)
    t2031 = to(t369, u32)
    t2032 = shl(t2031, u32(29))
    t2033 = bor(t2030, t2032)
    t2034 = to(t370, u32)
    t2035 = shl(t2034, u32(30))
    t2036 = bor(t2033, t2035)
    return (t1945, t2036,)


_05_mask__words_off = (u32(0), u32(0),)


def finish(x):
    turn = x['turn']
    turn_player = x['turn_player']
    phase = x['phase']
    decider = x['decider']
    flow = x['flow']
    winner = x['winner']
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
    over = x['over']
    foul = x['foul']
    offer0 = x['offer0']
    offer1 = x['offer1']
    offer2 = x['offer2']
    offer3 = x['offer3']
    offer4 = x['offer4']
    offer5 = x['offer5']
    offer6 = x['offer6']
    offer7 = x['offer7']
    words_0_0_0 = x['words_0_0_0']
    words_0_0_1 = x['words_0_0_1']
    words_0_0_2 = x['words_0_0_2']
    words_0_0_3 = x['words_0_0_3']
    words_0_1_0 = x['words_0_1_0']
    words_0_1_1 = x['words_0_1_1']
    words_0_1_3 = x['words_0_1_3']
    words_0_2_0 = x['words_0_2_0']
    words_0_2_1 = x['words_0_2_1']
    words_0_2_3 = x['words_0_2_3']
    words_0_3_0 = x['words_0_3_0']
    words_0_3_1 = x['words_0_3_1']
    words_0_3_3 = x['words_0_3_3']
    words_1_0_2 = x['words_1_0_2']
    words_1_0_3 = x['words_1_0_3']
    words_1_1_0 = x['words_1_1_0']
    words_1_1_2 = x['words_1_1_2']
    words_1_2_0 = x['words_1_2_0']
    words_1_2_2 = x['words_1_2_2']
    words_1_3_0 = x['words_1_3_0']
    words_1_3_2 = x['words_1_3_2']
    (t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19,) = cut(_00_cards, _00_cards_off, card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19)
    (t35, t27, t32, t33, t22, t28, t29, t34, t30, t31,) = cut(_01_end_of_game, _01_end_of_game_off, turn_player, decider, foul, winner, over, row, source, left, heads, dealt, flow, it, phase)
    (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t538, t543, t548, t553, t554, t555, t556, t557, t237, t239, t241, t243, t245, t247, t249, t251, t253, t363, t364, t365, t366, t367, t368, t369, t370,) = cut(_02_mask__board, _02_mask__board_off, t35, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t27, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t32, place_0_0, t0, place_0_1, t1, place_0_2, t2, place_0_3, t3, place_0_4, t4, place_0_5, t5, place_0_6, t6, place_0_7, t7, place_0_8, t8, place_0_9, t9, place_0_10, t10, place_0_11, t11, place_0_12, t12, place_0_13, t13, place_0_14, t14, place_0_15, t15, place_0_16, t16, place_0_17, t17, place_0_18, t18, place_0_19, t19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3)
    (t972, t833, t860, t887, t914,) = cut(_03_mask__usable, _03_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1053, t1095, t1137, t1179, t1221, t1263, t1305, t1347, t1389, t1431, t1473, t1515, t1557, t1599, t1641, t1683, t1725, t1767, t1809, t1851,) = cut(_04_mask__hand, _04_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t0, t972, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19)
    (t1945, t2036,) = cut(_05_mask__words, _05_mask__words_off, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t833, t860, t887, t914, t217, t222, t227, t232, t1053, t1095, t1137, t1179, t1221, t1263, t1305, t1347, t1389, t1431, t1473, t1515, t1557, t1599, t1641, t1683, t1725, t1767, t1809, t1851, t538, t543, t548, t553, t554, t555, t556, t557, t237, t239, t241, t243, t245, t247, t249, t251, t253, t363, t364, t365, t366, t367, t368, t369, t370)
    return {
        'turn': turn,
        'turn_player': turn_player,
        'phase': t35,
        'decider': t32,
        'flow': t33,
        'winner': t22,
        'supporter_played': supporter_played,
        'retreated': retreated,
        'row': t27,
        'source': t28,
        'left': t29,
        'it': t34,
        'heads': t30,
        'dealt': t31,
        'retreat_less': retreat_less,
        'boost0': boost0,
        'boost1': boost1,
        'points_0': points_0,
        'energy_now_0': energy_now_0,
        'energy_next_0': energy_next_0,
        'declared_0': declared_0,
        'poison_0': poison_0,
        'daze_0': daze_0,
        'moved_0': moved_0,
        'locked_0': locked_0,
        'takes_0': takes_0,
        'prevent_0': prevent_0,
        'deals_0': deals_0,
        'no_attack_0': no_attack_0,
        'no_retreat_0': no_retreat_0,
        'discarded_0_0': discarded_0_0,
        'discarded_0_1': discarded_0_1,
        'discarded_0_2': discarded_0_2,
        'discarded_0_3': discarded_0_3,
        'discarded_0_4': discarded_0_4,
        'discarded_0_5': discarded_0_5,
        'discarded_0_6': discarded_0_6,
        'discarded_0_7': discarded_0_7,
        'discarded_0_8': discarded_0_8,
        'pokemon_0_0': pokemon_0_0,
        'damage_0_0': damage_0_0,
        'fresh_0_0': fresh_0_0,
        'used_0_0': used_0_0,
        'energy_0_0_0': energy_0_0_0,
        'energy_0_0_1': energy_0_0_1,
        'energy_0_0_2': energy_0_0_2,
        'energy_0_0_3': energy_0_0_3,
        'energy_0_0_4': energy_0_0_4,
        'energy_0_0_5': energy_0_0_5,
        'energy_0_0_6': energy_0_0_6,
        'energy_0_0_7': energy_0_0_7,
        'energy_0_0_8': energy_0_0_8,
        'pokemon_0_1': pokemon_0_1,
        'damage_0_1': damage_0_1,
        'fresh_0_1': fresh_0_1,
        'used_0_1': used_0_1,
        'energy_0_1_0': energy_0_1_0,
        'energy_0_1_1': energy_0_1_1,
        'energy_0_1_2': energy_0_1_2,
        'energy_0_1_3': energy_0_1_3,
        'energy_0_1_4': energy_0_1_4,
        'energy_0_1_5': energy_0_1_5,
        'energy_0_1_6': energy_0_1_6,
        'energy_0_1_7': energy_0_1_7,
        'energy_0_1_8': energy_0_1_8,
        'pokemon_0_2': pokemon_0_2,
        'damage_0_2': damage_0_2,
        'fresh_0_2': fresh_0_2,
        'used_0_2': used_0_2,
        'energy_0_2_0': energy_0_2_0,
        'energy_0_2_1': energy_0_2_1,
        'energy_0_2_2': energy_0_2_2,
        'energy_0_2_3': energy_0_2_3,
        'energy_0_2_4': energy_0_2_4,
        'energy_0_2_5': energy_0_2_5,
        'energy_0_2_6': energy_0_2_6,
        'energy_0_2_7': energy_0_2_7,
        'energy_0_2_8': energy_0_2_8,
        'pokemon_0_3': pokemon_0_3,
        'damage_0_3': damage_0_3,
        'fresh_0_3': fresh_0_3,
        'used_0_3': used_0_3,
        'energy_0_3_0': energy_0_3_0,
        'energy_0_3_1': energy_0_3_1,
        'energy_0_3_2': energy_0_3_2,
        'energy_0_3_3': energy_0_3_3,
        'energy_0_3_4': energy_0_3_4,
        'energy_0_3_5': energy_0_3_5,
        'energy_0_3_6': energy_0_3_6,
        'energy_0_3_7': energy_0_3_7,
        'energy_0_3_8': energy_0_3_8,
        'card_0_0': card_0_0,
        'place_0_0': place_0_0,
        'order_0_0': order_0_0,
        'seen_0_0': seen_0_0,
        'card_0_1': card_0_1,
        'place_0_1': place_0_1,
        'order_0_1': order_0_1,
        'seen_0_1': seen_0_1,
        'card_0_2': card_0_2,
        'place_0_2': place_0_2,
        'order_0_2': order_0_2,
        'seen_0_2': seen_0_2,
        'card_0_3': card_0_3,
        'place_0_3': place_0_3,
        'order_0_3': order_0_3,
        'seen_0_3': seen_0_3,
        'card_0_4': card_0_4,
        'place_0_4': place_0_4,
        'order_0_4': order_0_4,
        'seen_0_4': seen_0_4,
        'card_0_5': card_0_5,
        'place_0_5': place_0_5,
        'order_0_5': order_0_5,
        'seen_0_5': seen_0_5,
        'card_0_6': card_0_6,
        'place_0_6': place_0_6,
        'order_0_6': order_0_6,
        'seen_0_6': seen_0_6,
        'card_0_7': card_0_7,
        'place_0_7': place_0_7,
        'order_0_7': order_0_7,
        'seen_0_7': seen_0_7,
        'card_0_8': card_0_8,
        'place_0_8': place_0_8,
        'order_0_8': order_0_8,
        'seen_0_8': seen_0_8,
        'card_0_9': card_0_9,
        'place_0_9': place_0_9,
        'order_0_9': order_0_9,
        'seen_0_9': seen_0_9,
        'card_0_10': card_0_10,
        'place_0_10': place_0_10,
        'order_0_10': order_0_10,
        'seen_0_10': seen_0_10,
        'card_0_11': card_0_11,
        'place_0_11': place_0_11,
        'order_0_11': order_0_11,
        'seen_0_11': seen_0_11,
        'card_0_12': card_0_12,
        'place_0_12': place_0_12,
        'order_0_12': order_0_12,
        'seen_0_12': seen_0_12,
        'card_0_13': card_0_13,
        'place_0_13': place_0_13,
        'order_0_13': order_0_13,
        'seen_0_13': seen_0_13,
        'card_0_14': card_0_14,
        'place_0_14': place_0_14,
        'order_0_14': order_0_14,
        'seen_0_14': seen_0_14,
        'card_0_15': card_0_15,
        'place_0_15': place_0_15,
        'order_0_15': order_0_15,
        'seen_0_15': seen_0_15,
        'card_0_16': card_0_16,
        'place_0_16': place_0_16,
        'order_0_16': order_0_16,
        'seen_0_16': seen_0_16,
        'card_0_17': card_0_17,
        'place_0_17': place_0_17,
        'order_0_17': order_0_17,
        'seen_0_17': seen_0_17,
        'card_0_18': card_0_18,
        'place_0_18': place_0_18,
        'order_0_18': order_0_18,
        'seen_0_18': seen_0_18,
        'card_0_19': card_0_19,
        'place_0_19': place_0_19,
        'order_0_19': order_0_19,
        'seen_0_19': seen_0_19,
        'points_1': points_1,
        'energy_now_1': energy_now_1,
        'energy_next_1': energy_next_1,
        'declared_1': declared_1,
        'poison_1': poison_1,
        'daze_1': daze_1,
        'moved_1': moved_1,
        'locked_1': locked_1,
        'takes_1': takes_1,
        'prevent_1': prevent_1,
        'deals_1': deals_1,
        'no_attack_1': no_attack_1,
        'no_retreat_1': no_retreat_1,
        'discarded_1_0': discarded_1_0,
        'discarded_1_1': discarded_1_1,
        'discarded_1_2': discarded_1_2,
        'discarded_1_3': discarded_1_3,
        'discarded_1_4': discarded_1_4,
        'discarded_1_5': discarded_1_5,
        'discarded_1_6': discarded_1_6,
        'discarded_1_7': discarded_1_7,
        'discarded_1_8': discarded_1_8,
        'pokemon_1_0': pokemon_1_0,
        'damage_1_0': damage_1_0,
        'fresh_1_0': fresh_1_0,
        'used_1_0': used_1_0,
        'energy_1_0_0': energy_1_0_0,
        'energy_1_0_1': energy_1_0_1,
        'energy_1_0_2': energy_1_0_2,
        'energy_1_0_3': energy_1_0_3,
        'energy_1_0_4': energy_1_0_4,
        'energy_1_0_5': energy_1_0_5,
        'energy_1_0_6': energy_1_0_6,
        'energy_1_0_7': energy_1_0_7,
        'energy_1_0_8': energy_1_0_8,
        'pokemon_1_1': pokemon_1_1,
        'damage_1_1': damage_1_1,
        'fresh_1_1': fresh_1_1,
        'used_1_1': used_1_1,
        'energy_1_1_0': energy_1_1_0,
        'energy_1_1_1': energy_1_1_1,
        'energy_1_1_2': energy_1_1_2,
        'energy_1_1_3': energy_1_1_3,
        'energy_1_1_4': energy_1_1_4,
        'energy_1_1_5': energy_1_1_5,
        'energy_1_1_6': energy_1_1_6,
        'energy_1_1_7': energy_1_1_7,
        'energy_1_1_8': energy_1_1_8,
        'pokemon_1_2': pokemon_1_2,
        'damage_1_2': damage_1_2,
        'fresh_1_2': fresh_1_2,
        'used_1_2': used_1_2,
        'energy_1_2_0': energy_1_2_0,
        'energy_1_2_1': energy_1_2_1,
        'energy_1_2_2': energy_1_2_2,
        'energy_1_2_3': energy_1_2_3,
        'energy_1_2_4': energy_1_2_4,
        'energy_1_2_5': energy_1_2_5,
        'energy_1_2_6': energy_1_2_6,
        'energy_1_2_7': energy_1_2_7,
        'energy_1_2_8': energy_1_2_8,
        'pokemon_1_3': pokemon_1_3,
        'damage_1_3': damage_1_3,
        'fresh_1_3': fresh_1_3,
        'used_1_3': used_1_3,
        'energy_1_3_0': energy_1_3_0,
        'energy_1_3_1': energy_1_3_1,
        'energy_1_3_2': energy_1_3_2,
        'energy_1_3_3': energy_1_3_3,
        'energy_1_3_4': energy_1_3_4,
        'energy_1_3_5': energy_1_3_5,
        'energy_1_3_6': energy_1_3_6,
        'energy_1_3_7': energy_1_3_7,
        'energy_1_3_8': energy_1_3_8,
        'card_1_0': card_1_0,
        'place_1_0': place_1_0,
        'order_1_0': order_1_0,
        'seen_1_0': seen_1_0,
        'card_1_1': card_1_1,
        'place_1_1': place_1_1,
        'order_1_1': order_1_1,
        'seen_1_1': seen_1_1,
        'card_1_2': card_1_2,
        'place_1_2': place_1_2,
        'order_1_2': order_1_2,
        'seen_1_2': seen_1_2,
        'card_1_3': card_1_3,
        'place_1_3': place_1_3,
        'order_1_3': order_1_3,
        'seen_1_3': seen_1_3,
        'card_1_4': card_1_4,
        'place_1_4': place_1_4,
        'order_1_4': order_1_4,
        'seen_1_4': seen_1_4,
        'card_1_5': card_1_5,
        'place_1_5': place_1_5,
        'order_1_5': order_1_5,
        'seen_1_5': seen_1_5,
        'card_1_6': card_1_6,
        'place_1_6': place_1_6,
        'order_1_6': order_1_6,
        'seen_1_6': seen_1_6,
        'card_1_7': card_1_7,
        'place_1_7': place_1_7,
        'order_1_7': order_1_7,
        'seen_1_7': seen_1_7,
        'card_1_8': card_1_8,
        'place_1_8': place_1_8,
        'order_1_8': order_1_8,
        'seen_1_8': seen_1_8,
        'card_1_9': card_1_9,
        'place_1_9': place_1_9,
        'order_1_9': order_1_9,
        'seen_1_9': seen_1_9,
        'card_1_10': card_1_10,
        'place_1_10': place_1_10,
        'order_1_10': order_1_10,
        'seen_1_10': seen_1_10,
        'card_1_11': card_1_11,
        'place_1_11': place_1_11,
        'order_1_11': order_1_11,
        'seen_1_11': seen_1_11,
        'card_1_12': card_1_12,
        'place_1_12': place_1_12,
        'order_1_12': order_1_12,
        'seen_1_12': seen_1_12,
        'card_1_13': card_1_13,
        'place_1_13': place_1_13,
        'order_1_13': order_1_13,
        'seen_1_13': seen_1_13,
        'card_1_14': card_1_14,
        'place_1_14': place_1_14,
        'order_1_14': order_1_14,
        'seen_1_14': seen_1_14,
        'card_1_15': card_1_15,
        'place_1_15': place_1_15,
        'order_1_15': order_1_15,
        'seen_1_15': seen_1_15,
        'card_1_16': card_1_16,
        'place_1_16': place_1_16,
        'order_1_16': order_1_16,
        'seen_1_16': seen_1_16,
        'card_1_17': card_1_17,
        'place_1_17': place_1_17,
        'order_1_17': order_1_17,
        'seen_1_17': seen_1_17,
        'card_1_18': card_1_18,
        'place_1_18': place_1_18,
        'order_1_18': order_1_18,
        'seen_1_18': seen_1_18,
        'card_1_19': card_1_19,
        'place_1_19': place_1_19,
        'order_1_19': order_1_19,
        'seen_1_19': seen_1_19,
        'mask_0': t1945,
        'mask_1': t2036,
    }
