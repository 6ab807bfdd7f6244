"""Generated: `finish` as 2036 operations in 6 stages. Do not edit."""

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
    t56 = add(energy_0_0_0, energy_0_0_1)
    t57 = to(t56, i16)
    t58 = to(energy_0_0_2, i16)
    t59 = add(t57, t58)
    t60 = to(energy_0_0_3, i16)
    t61 = add(t59, t60)
    t62 = to(energy_0_0_4, i16)
    t63 = add(t61, t62)
    t64 = to(energy_0_0_5, i16)
    t65 = add(t63, t64)
    t66 = to(energy_0_0_6, i16)
    t67 = add(t65, t66)
    t68 = to(energy_0_0_7, i16)
    t69 = add(t67, t68)
    t70 = to(energy_0_0_8, i16)
    t71 = add(t69, t70)
    t72 = flip(t55)
    t73 = band(t36, t72)
    t74 = sar(words_0_0_0, i32(13))
    t75 = band(t74, i32(7))
    t76 = to(t75, i8)
    t77 = sub(t76, retreat_less)
    t78 = most(t77, i8(0))
    t79 = to(t78, i16)
    t80 = ge(t71, t79)
    t81 = band(t73, t80)
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
    t104 = gt(t102, i16(1))
    t105 = add(t100, i16(1))
    t106 = select(t103, t100, i16(0))
    t107 = take(ROW_1, t106)
    t108 = band(t107, i32(3))
    t109 = to(t108, i8)
    t110 = sar(t107, i32(2))
    t111 = band(t110, i32(3))
    t112 = to(t111, i8)
    t113 = sar(t107, i32(4))
    t114 = band(t113, i32(7))
    t115 = to(t114, i8)
    t116 = sar(t107, i32(7))
    t117 = band(t116, i32(3))
    t118 = sar(t107, i32(9))
    t119 = band(t118, i32(3))
    t120 = sar(t107, i32(11))
    t121 = band(t120, i32(3))
    t122 = sar(t107, i32(13))
    t123 = band(t122, i32(3))
    t124 = to(t123, i8)
    t125 = sar(t107, i32(15))
    t126 = band(t125, i32(3))
    t127 = sar(t107, i32(17))
    t128 = band(t127, i32(7))
    t129 = band(t95, t103)
    t130 = add(t109, t112)
    t131 = add(t130, t115)
    t132 = to(t131, i32)
    t133 = add(t132, t117)
    t134 = add(t133, t119)
    t135 = add(t134, t121)
    t136 = to(t124, i32)
    t137 = add(t135, t136)
    t138 = add(t137, t126)
    t139 = add(t138, t128)
    t140 = to(t71, i32)
    t141 = ge(t140, t139)
    t142 = ge(energy_0_0_0, t109)
    t143 = band(t141, t142)
    t144 = ge(energy_0_0_1, t112)
    t145 = band(t143, t144)
    t146 = ge(energy_0_0_2, t115)
    t147 = band(t145, t146)
    t148 = to(energy_0_0_3, i32)
    t149 = ge(t148, t117)
    t150 = band(t147, t149)
    t151 = to(energy_0_0_4, i32)
    t152 = ge(t151, t119)
    t153 = band(t150, t152)
    t154 = to(energy_0_0_5, i32)
    t155 = ge(t154, t121)
    t156 = band(t153, t155)
    t157 = ge(energy_0_0_6, t124)
    t158 = band(t156, t157)
    t159 = to(energy_0_0_7, i32)
    t160 = ge(t159, t126)
    t161 = band(t158, t160)
    t162 = band(t129, t161)
    t163 = select(t104, t105, i16(0))
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
    t186 = band(t95, t104)
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
    t197 = ge(t140, t196)
    t198 = ge(energy_0_0_0, t166)
    t199 = band(t197, t198)
    t200 = ge(energy_0_0_1, t169)
    t201 = band(t199, t200)
    t202 = ge(energy_0_0_2, t172)
    t203 = band(t201, t202)
    t204 = ge(t148, t174)
    t205 = band(t203, t204)
    t206 = ge(t151, t176)
    t207 = band(t205, t206)
    t208 = ge(t154, t178)
    t209 = band(t207, t208)
    t210 = ge(energy_0_0_6, t181)
    t211 = band(t209, t210)
    t212 = ge(t159, t183)
    t213 = band(t211, t212)
    t214 = band(t186, t213)
    t215 = band(t36, t38)
    t216 = band(t215, t54)
    t217 = band(t36, t39)
    t218 = sar(words_0_1_0, i32(20))
    t219 = band(t218, i32(1))
    t220 = eq(t219, i32(1))
    t221 = band(t217, t220)
    t222 = band(t36, t40)
    t223 = sar(words_0_2_0, i32(20))
    t224 = band(t223, i32(1))
    t225 = eq(t224, i32(1))
    t226 = band(t222, t225)
    t227 = band(t36, t41)
    t228 = sar(words_0_3_0, i32(20))
    t229 = band(t228, i32(1))
    t230 = eq(t229, i32(1))
    t231 = band(t227, t230)
    t232 = eq(t35, i8(4))
    t233 = eq(t27, i16(0))
    t234 = band(t232, t233)
    t235 = gt(energy_0_0_0, i8(0))
    t236 = band(t234, t235)
    t237 = gt(energy_0_0_1, i8(0))
    t238 = band(t234, t237)
    t239 = gt(energy_0_0_2, i8(0))
    t240 = band(t234, t239)
    t241 = gt(energy_0_0_3, i8(0))
    t242 = band(t234, t241)
    t243 = gt(energy_0_0_4, i8(0))
    t244 = band(t234, t243)
    t245 = gt(energy_0_0_5, i8(0))
    t246 = band(t234, t245)
    t247 = gt(energy_0_0_6, i8(0))
    t248 = band(t234, t247)
    t249 = gt(energy_0_0_7, i8(0))
    t250 = band(t234, t249)
    t251 = gt(energy_0_0_8, i8(0))
    t252 = band(t234, t251)
    t253 = eq(t35, i8(5))
    t254 = take(ROW_0, t27)
    t255 = sar(t254, i32(22))
    t256 = band(t255, i32(7))
    t257 = gt(pokemon_1_0, i16(0))
    t258 = gt(pokemon_1_1, i16(0))
    t259 = gt(pokemon_1_2, i16(0))
    t260 = gt(pokemon_1_3, i16(0))
    t261 = eq(t256, i32(7))
    t262 = band(t261, t257)
    t263 = band(t261, t258)
    t264 = band(t261, t259)
    t265 = band(t261, t260)
    t266 = band(words_1_0_2, i16(255))
    t267 = to(t266, i16)
    t268 = sar(words_1_0_2, i16(8))
    t269 = band(t268, i16(1))
    t270 = sar(words_1_0_2, i16(9))
    t271 = band(t270, i16(3))
    t272 = gt(t271, i16(0))
    t273 = band(t262, t272)
    t274 = add(t267, t269)
    t275 = select(t273, t274, i16(0))
    t276 = take(ROW_0, t275)
    t277 = sar(t276, i32(21))
    t278 = band(t277, i32(1))
    t279 = eq(t278, i32(0))
    t280 = band(t273, t279)
    t281 = gt(t271, i16(1))
    t282 = band(t262, t281)
    t283 = add(t274, i16(1))
    t284 = select(t282, t283, i16(0))
    t285 = take(ROW_0, t284)
    t286 = sar(t285, i32(21))
    t287 = band(t286, i32(1))
    t288 = eq(t287, i32(0))
    t289 = band(t282, t288)
    t290 = band(words_1_1_2, i16(255))
    t291 = to(t290, i16)
    t292 = sar(words_1_1_2, i16(8))
    t293 = band(t292, i16(1))
    t294 = sar(words_1_1_2, i16(9))
    t295 = band(t294, i16(3))
    t296 = gt(t295, i16(0))
    t297 = band(t263, t296)
    t298 = add(t291, t293)
    t299 = select(t297, t298, i16(0))
    t300 = take(ROW_0, t299)
    t301 = sar(t300, i32(21))
    t302 = band(t301, i32(1))
    t303 = eq(t302, i32(0))
    t304 = band(t297, t303)
    t305 = gt(t295, i16(1))
    t306 = band(t263, t305)
    t307 = add(t298, i16(1))
    t308 = select(t306, t307, i16(0))
    t309 = take(ROW_0, t308)
    t310 = sar(t309, i32(21))
    t311 = band(t310, i32(1))
    t312 = eq(t311, i32(0))
    t313 = band(t306, t312)
    t314 = band(words_1_2_2, i16(255))
    t315 = to(t314, i16)
    t316 = sar(words_1_2_2, i16(8))
    t317 = band(t316, i16(1))
    t318 = sar(words_1_2_2, i16(9))
    t319 = band(t318, i16(3))
    t320 = gt(t319, i16(0))
    t321 = band(t264, t320)
    t322 = add(t315, t317)
    t323 = select(t321, t322, i16(0))
    t324 = take(ROW_0, t323)
    t325 = sar(t324, i32(21))
    t326 = band(t325, i32(1))
    t327 = eq(t326, i32(0))
    t328 = band(t321, t327)
    t329 = gt(t319, i16(1))
    t330 = band(t264, t329)
    t331 = add(t322, i16(1))
    t332 = select(t330, t331, i16(0))
    t333 = take(ROW_0, t332)
    t334 = sar(t333, i32(21))
    t335 = band(t334, i32(1))
    t336 = eq(t335, i32(0))
    t337 = band(t330, t336)
    t338 = band(words_1_3_2, i16(255))
    t339 = to(t338, i16)
    t340 = sar(words_1_3_2, i16(8))
    t341 = band(t340, i16(1))
    t342 = sar(words_1_3_2, i16(9))
    t343 = band(t342, i16(3))
    t344 = gt(t343, i16(0))
    t345 = band(t265, t344)
    t346 = add(t339, t341)
    t347 = select(t345, t346, i16(0))
    t348 = take(ROW_0, t347)
    t349 = sar(t348, i32(21))
    t350 = band(t349, i32(1))
    t351 = eq(t350, i32(0))
    t352 = band(t345, t351)
    t353 = gt(t343, i16(1))
    t354 = band(t265, t353)
    t355 = add(t346, i16(1))
    t356 = select(t354, t355, i16(0))
    t357 = take(ROW_0, t356)
    t358 = sar(t357, i32(21))
    t359 = band(t358, i32(1))
    t360 = eq(t359, i32(0))
    t361 = band(t354, t360)
    t362 = band(t253, t280)
    t363 = band(t253, t289)
    t364 = band(t253, t304)
    t365 = band(t253, t313)
    t366 = band(t253, t328)
    t367 = band(t253, t337)
    t368 = band(t253, t352)
    t369 = band(t253, t361)
    t370 = eq(t32, i8(1))
    t371 = eq(t35, i8(3))
    t372 = band(t371, t233)
    t373 = eq(place_0_0, i8(8))
    t374 = band(t373, t372)
    t375 = sar(t0, i32(4))
    t376 = band(t375, i32(255))
    t377 = to(t376, i16)
    t378 = select(t374, t377, i16(0))
    t379 = eq(place_0_1, i8(8))
    t380 = band(t379, t372)
    t381 = sar(t1, i32(4))
    t382 = band(t381, i32(255))
    t383 = to(t382, i16)
    t384 = select(t380, t383, t378)
    t385 = eq(place_0_2, i8(8))
    t386 = band(t385, t372)
    t387 = sar(t2, i32(4))
    t388 = band(t387, i32(255))
    t389 = to(t388, i16)
    t390 = select(t386, t389, t384)
    t391 = eq(place_0_3, i8(8))
    t392 = band(t391, t372)
    t393 = sar(t3, i32(4))
    t394 = band(t393, i32(255))
    t395 = to(t394, i16)
    t396 = select(t392, t395, t390)
    t397 = eq(place_0_4, i8(8))
    t398 = band(t397, t372)
    t399 = sar(t4, i32(4))
    t400 = band(t399, i32(255))
    t401 = to(t400, i16)
    t402 = select(t398, t401, t396)
    t403 = eq(place_0_5, i8(8))
    t404 = band(t403, t372)
    t405 = sar(t5, i32(4))
    t406 = band(t405, i32(255))
    t407 = to(t406, i16)
    t408 = select(t404, t407, t402)
    t409 = eq(place_0_6, i8(8))
    t410 = band(t409, t372)
    t411 = sar(t6, i32(4))
    t412 = band(t411, i32(255))
    t413 = to(t412, i16)
    t414 = select(t410, t413, t408)
    t415 = eq(place_0_7, i8(8))
    t416 = band(t415, t372)
    t417 = sar(t7, i32(4))
    t418 = band(t417, i32(255))
    t419 = to(t418, i16)
    t420 = select(t416, t419, t414)
    t421 = eq(place_0_8, i8(8))
    t422 = band(t421, t372)
    t423 = sar(t8, i32(4))
    t424 = band(t423, i32(255))
    t425 = to(t424, i16)
    t426 = select(t422, t425, t420)
    t427 = eq(place_0_9, i8(8))
    t428 = band(t427, t372)
    t429 = sar(t9, i32(4))
    t430 = band(t429, i32(255))
    t431 = to(t430, i16)
    t432 = select(t428, t431, t426)
    t433 = eq(place_0_10, i8(8))
    t434 = band(t433, t372)
    t435 = sar(t10, i32(4))
    t436 = band(t435, i32(255))
    t437 = to(t436, i16)
    t438 = select(t434, t437, t432)
    t439 = eq(place_0_11, i8(8))
    t440 = band(t439, t372)
    t441 = sar(t11, i32(4))
    t442 = band(t441, i32(255))
    t443 = to(t442, i16)
    t444 = select(t440, t443, t438)
    t445 = eq(place_0_12, i8(8))
    t446 = band(t445, t372)
    t447 = sar(t12, i32(4))
    t448 = band(t447, i32(255))
    t449 = to(t448, i16)
    t450 = select(t446, t449, t444)
    t451 = eq(place_0_13, i8(8))
    t452 = band(t451, t372)
    t453 = sar(t13, i32(4))
    t454 = band(t453, i32(255))
    t455 = to(t454, i16)
    t456 = select(t452, t455, t450)
    t457 = eq(place_0_14, i8(8))
    t458 = band(t457, t372)
    t459 = sar(t14, i32(4))
    t460 = band(t459, i32(255))
    t461 = to(t460, i16)
    t462 = select(t458, t461, t456)
    t463 = eq(place_0_15, i8(8))
    t464 = band(t463, t372)
    t465 = sar(t15, i32(4))
    t466 = band(t465, i32(255))
    t467 = to(t466, i16)
    t468 = select(t464, t467, t462)
    t469 = eq(place_0_16, i8(8))
    t470 = band(t469, t372)
    t471 = sar(t16, i32(4))
    t472 = band(t471, i32(255))
    t473 = to(t472, i16)
    t474 = select(t470, t473, t468)
    t475 = eq(place_0_17, i8(8))
    t476 = band(t475, t372)
    t477 = sar(t17, i32(4))
    t478 = band(t477, i32(255))
    t479 = to(t478, i16)
    t480 = select(t476, t479, t474)
    t481 = eq(place_0_18, i8(8))
    t482 = band(t481, t372)
    t483 = sar(t18, i32(4))
    t484 = band(t483, i32(255))
    t485 = to(t484, i16)
    t486 = select(t482, t485, t480)
    t487 = eq(place_0_19, i8(8))
    t488 = band(t487, t372)
    t489 = sar(t19, i32(4))
    t490 = band(t489, i32(255))
    t491 = to(t490, i16)
    t492 = select(t488, t491, t486)
    t493 = band(offer0, t371)
    t494 = gt(t27, i16(0))
    t495 = band(t493, t494)
    t496 = band(offer1, t371)
    t497 = band(t496, t494)
    t498 = band(offer2, t371)
    t499 = band(t498, t494)
    t500 = band(offer3, t371)
    t501 = band(t500, t494)
    t502 = band(offer4, t371)
    t503 = band(t502, t494)
    t504 = band(offer5, t371)
    t505 = band(t504, t494)
    t506 = band(offer6, t371)
    t507 = band(t506, t494)
    t508 = band(offer7, t371)
    t509 = band(t508, t494)
    t510 = gt(t492, i16(0))
    t511 = band(words_0_0_1, i16(255))
    t512 = to(t511, i16)
    t513 = eq(t492, t512)
    t514 = band(t510, t513)
    t515 = eq(fresh_0_0, i8(0))
    t516 = band(t514, t515)
    t517 = band(words_0_1_1, i16(255))
    t518 = to(t517, i16)
    t519 = eq(t492, t518)
    t520 = band(t510, t519)
    t521 = eq(fresh_0_1, i8(0))
    t522 = band(t520, t521)
    t523 = band(words_0_2_1, i16(255))
    t524 = to(t523, i16)
    t525 = eq(t492, t524)
    t526 = band(t510, t525)
    t527 = eq(fresh_0_2, i8(0))
    t528 = band(t526, t527)
    t529 = band(words_0_3_1, i16(255))
    t530 = to(t529, i16)
    t531 = eq(t492, t530)
    t532 = band(t510, t531)
    t533 = eq(fresh_0_3, i8(0))
    t534 = band(t532, t533)
    t535 = eq(t35, i8(2))
    t536 = select(t370, t503, t495)
    t537 = bor(t536, t516)
    t538 = select(t370, t505, t497)
    t539 = bor(t538, t522)
    t540 = select(t370, t258, t39)
    t541 = band(t535, t540)
    t542 = bor(t539, t541)
    t543 = select(t370, t507, t499)
    t544 = bor(t543, t528)
    t545 = select(t370, t259, t40)
    t546 = band(t535, t545)
    t547 = bor(t544, t546)
    t548 = select(t370, t509, t501)
    t549 = bor(t548, t534)
    t550 = select(t370, t260, t41)
    t551 = band(t535, t550)
    t552 = bor(t549, t551)
    t553 = select(t370, t495, t503)
    t554 = select(t370, t497, t505)
    t555 = select(t370, t499, t507)
    t556 = select(t370, t501, t509)
    return (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t162, t214, t216, t221, t226, t231, t537, t542, t547, t552, t553, t554, t555, t556, t236, t238, t240, t242, t244, t246, t248, t250, t252, t362, t363, t364, t365, t366, t367, t368, t369,)


_02_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
    t557 = gt(pokemon_0_0, i16(0))
    t558 = gt(pokemon_0_1, i16(0))
    t559 = gt(pokemon_0_2, i16(0))
    t560 = gt(pokemon_0_3, i16(0))
    t561 = gt(damage_0_0, i8(0))
    t562 = band(t557, t561)
    t563 = gt(damage_0_1, i8(0))
    t564 = band(t558, t563)
    t565 = bor(t562, t564)
    t566 = gt(damage_0_2, i8(0))
    t567 = band(t559, t566)
    t568 = bor(t565, t567)
    t569 = gt(damage_0_3, i8(0))
    t570 = band(t560, t569)
    t571 = bor(t568, t570)
    t572 = gt(pokemon_1_0, i16(0))
    t573 = gt(pokemon_1_1, i16(0))
    t574 = gt(pokemon_1_2, i16(0))
    t575 = gt(pokemon_1_3, i16(0))
    t576 = sar(words_1_1_0, i32(18))
    t577 = band(t576, i32(3))
    t578 = to(t577, i8)
    t579 = eq(t578, i8(0))
    t580 = band(t573, t579)
    t581 = sar(words_1_2_0, i32(18))
    t582 = band(t581, i32(3))
    t583 = to(t582, i8)
    t584 = eq(t583, i8(0))
    t585 = band(t574, t584)
    t586 = sar(words_1_3_0, i32(18))
    t587 = band(t586, i32(3))
    t588 = to(t587, i8)
    t589 = eq(t588, i8(0))
    t590 = band(t575, t589)
    t591 = bor(t580, t585)
    t592 = bor(t591, t590)
    t593 = band(t572, t592)
    t594 = bor(t572, t573)
    t595 = bor(t594, t574)
    t596 = bor(t595, t575)
    t597 = eq(daze_1, i8(1))
    t598 = flip(t597)
    t599 = band(t572, t598)
    t600 = sar(words_0_0_0, i32(5))
    t601 = band(t600, i32(15))
    t602 = to(t601, i8)
    t603 = eq(t602, i8(4))
    t604 = band(t557, t603)
    t605 = sar(words_0_1_0, i32(5))
    t606 = band(t605, i32(15))
    t607 = to(t606, i8)
    t608 = sar(words_0_2_0, i32(5))
    t609 = band(t608, i32(15))
    t610 = to(t609, i8)
    t611 = sar(words_0_3_0, i32(5))
    t612 = band(t611, i32(15))
    t613 = to(t612, i8)
    t614 = eq(poison_1, i8(1))
    t615 = flip(t614)
    t616 = band(t572, t615)
    t617 = bor(t573, t574)
    t618 = bor(t617, t575)
    t619 = band(t572, t618)
    t620 = eq(place_0_0, i8(0))
    t621 = eq(place_0_1, i8(0))
    t622 = bor(t620, t621)
    t623 = eq(place_0_2, i8(0))
    t624 = bor(t622, t623)
    t625 = eq(place_0_3, i8(0))
    t626 = bor(t624, t625)
    t627 = eq(place_0_4, i8(0))
    t628 = bor(t626, t627)
    t629 = eq(place_0_5, i8(0))
    t630 = bor(t628, t629)
    t631 = eq(place_0_6, i8(0))
    t632 = bor(t630, t631)
    t633 = eq(place_0_7, i8(0))
    t634 = bor(t632, t633)
    t635 = eq(place_0_8, i8(0))
    t636 = bor(t634, t635)
    t637 = eq(place_0_9, i8(0))
    t638 = bor(t636, t637)
    t639 = eq(place_0_10, i8(0))
    t640 = bor(t638, t639)
    t641 = eq(place_0_11, i8(0))
    t642 = bor(t640, t641)
    t643 = eq(place_0_12, i8(0))
    t644 = bor(t642, t643)
    t645 = eq(place_0_13, i8(0))
    t646 = bor(t644, t645)
    t647 = eq(place_0_14, i8(0))
    t648 = bor(t646, t647)
    t649 = eq(place_0_15, i8(0))
    t650 = bor(t648, t649)
    t651 = eq(place_0_16, i8(0))
    t652 = bor(t650, t651)
    t653 = eq(place_0_17, i8(0))
    t654 = bor(t652, t653)
    t655 = eq(place_0_18, i8(0))
    t656 = bor(t654, t655)
    t657 = eq(place_0_19, i8(0))
    t658 = bor(t656, t657)
    t659 = eq(t602, i8(0))
    t660 = band(t557, t659)
    t661 = eq(t607, i8(0))
    t662 = band(t558, t661)
    t663 = eq(t610, i8(0))
    t664 = band(t559, t663)
    t665 = eq(t613, i8(0))
    t666 = band(t560, t665)
    t667 = band(t660, t561)
    t668 = band(t662, t563)
    t669 = bor(t667, t668)
    t670 = band(t664, t566)
    t671 = bor(t669, t670)
    t672 = band(t666, t569)
    t673 = bor(t671, t672)
    t674 = eq(t602, i8(2))
    t675 = band(t557, t674)
    t676 = eq(t607, i8(2))
    t677 = band(t558, t676)
    t678 = eq(t610, i8(2))
    t679 = band(t559, t678)
    t680 = eq(t613, i8(2))
    t681 = band(t560, t680)
    t682 = bor(t675, t677)
    t683 = bor(t682, t679)
    t684 = bor(t683, t681)
    t685 = sar(words_0_0_1, i16(11))
    t686 = band(t685, i16(1))
    t687 = eq(t686, i16(1))
    t688 = band(t557, t687)
    t689 = sar(words_0_0_1, i16(12))
    t690 = band(t689, i16(1))
    t691 = eq(t690, i16(1))
    t692 = band(t557, t691)
    t693 = sar(words_0_1_1, i16(12))
    t694 = band(t693, i16(1))
    t695 = eq(t694, i16(1))
    t696 = band(t558, t695)
    t697 = sar(words_0_2_1, i16(12))
    t698 = band(t697, i16(1))
    t699 = eq(t698, i16(1))
    t700 = band(t559, t699)
    t701 = sar(words_0_3_1, i16(12))
    t702 = band(t701, i16(1))
    t703 = eq(t702, i16(1))
    t704 = band(t560, t703)
    t705 = bor(t692, t696)
    t706 = bor(t705, t700)
    t707 = bor(t706, t704)
    t708 = sar(words_0_0_1, i16(13))
    t709 = band(t708, i16(1))
    t710 = eq(t709, i16(1))
    t711 = band(t557, t710)
    t712 = gt(energy_0_1_3, i8(0))
    t713 = band(t558, t712)
    t714 = gt(energy_0_2_3, i8(0))
    t715 = band(t559, t714)
    t716 = bor(t713, t715)
    t717 = gt(energy_0_3_3, i8(0))
    t718 = band(t560, t717)
    t719 = bor(t716, t718)
    t720 = band(t719, t711)
    t721 = eq(place_1_0, i8(1))
    t722 = eq(place_1_1, i8(1))
    t723 = bor(t721, t722)
    t724 = eq(place_1_2, i8(1))
    t725 = bor(t723, t724)
    t726 = eq(place_1_3, i8(1))
    t727 = bor(t725, t726)
    t728 = eq(place_1_4, i8(1))
    t729 = bor(t727, t728)
    t730 = eq(place_1_5, i8(1))
    t731 = bor(t729, t730)
    t732 = eq(place_1_6, i8(1))
    t733 = bor(t731, t732)
    t734 = eq(place_1_7, i8(1))
    t735 = bor(t733, t734)
    t736 = eq(place_1_8, i8(1))
    t737 = bor(t735, t736)
    t738 = eq(place_1_9, i8(1))
    t739 = bor(t737, t738)
    t740 = eq(place_1_10, i8(1))
    t741 = bor(t739, t740)
    t742 = eq(place_1_11, i8(1))
    t743 = bor(t741, t742)
    t744 = eq(place_1_12, i8(1))
    t745 = bor(t743, t744)
    t746 = eq(place_1_13, i8(1))
    t747 = bor(t745, t746)
    t748 = eq(place_1_14, i8(1))
    t749 = bor(t747, t748)
    t750 = eq(place_1_15, i8(1))
    t751 = bor(t749, t750)
    t752 = eq(place_1_16, i8(1))
    t753 = bor(t751, t752)
    t754 = eq(place_1_17, i8(1))
    t755 = bor(t753, t754)
    t756 = eq(place_1_18, i8(1))
    t757 = bor(t755, t756)
    t758 = eq(place_1_19, i8(1))
    t759 = bor(t757, t758)
    t760 = eq(place_1_0, i8(0))
    t761 = eq(place_1_1, i8(0))
    t762 = bor(t760, t761)
    t763 = eq(place_1_2, i8(0))
    t764 = bor(t762, t763)
    t765 = eq(place_1_3, i8(0))
    t766 = bor(t764, t765)
    t767 = eq(place_1_4, i8(0))
    t768 = bor(t766, t767)
    t769 = eq(place_1_5, i8(0))
    t770 = bor(t768, t769)
    t771 = eq(place_1_6, i8(0))
    t772 = bor(t770, t771)
    t773 = eq(place_1_7, i8(0))
    t774 = bor(t772, t773)
    t775 = eq(place_1_8, i8(0))
    t776 = bor(t774, t775)
    t777 = eq(place_1_9, i8(0))
    t778 = bor(t776, t777)
    t779 = eq(place_1_10, i8(0))
    t780 = bor(t778, t779)
    t781 = eq(place_1_11, i8(0))
    t782 = bor(t780, t781)
    t783 = eq(place_1_12, i8(0))
    t784 = bor(t782, t783)
    t785 = eq(place_1_13, i8(0))
    t786 = bor(t784, t785)
    t787 = eq(place_1_14, i8(0))
    t788 = bor(t786, t787)
    t789 = eq(place_1_15, i8(0))
    t790 = bor(t788, t789)
    t791 = eq(place_1_16, i8(0))
    t792 = bor(t790, t791)
    t793 = eq(place_1_17, i8(0))
    t794 = bor(t792, t793)
    t795 = eq(place_1_18, i8(0))
    t796 = bor(t794, t795)
    t797 = eq(place_1_19, i8(0))
    t798 = bor(t796, t797)
    t799 = bor(t759, t798)
    t800 = sar(words_0_0_3, i16(5))
    t801 = band(t800, i16(15))
    t802 = band(words_0_0_3, i16(1))
    t803 = eq(t802, i16(1))
    t804 = eq(used_0_0, i8(0))
    t805 = band(t803, t804)
    t806 = eq(t801, i16(1))
    t807 = band(t806, t571)
    t808 = eq(t801, i16(2))
    t809 = band(t808, t593)
    t810 = bor(t807, t809)
    t811 = eq(t801, i16(3))
    t812 = band(t811, t596)
    t813 = bor(t810, t812)
    t814 = eq(t801, i16(4))
    t815 = bor(t813, t814)
    t816 = eq(t801, i16(5))
    t817 = band(t816, t599)
    t818 = bor(t815, t817)
    t819 = eq(t801, i16(6))
    t820 = band(t819, t604)
    t821 = bor(t818, t820)
    t822 = eq(t801, i16(7))
    t823 = band(t822, t616)
    t824 = bor(t821, t823)
    t825 = eq(t801, i16(8))
    t826 = band(t825, t619)
    t827 = bor(t824, t826)
    t828 = eq(t801, i16(9))
    t829 = band(t828, t658)
    t830 = bor(t827, t829)
    t831 = band(t36, t805)
    t832 = band(t831, t830)
    t833 = sar(words_0_1_3, i16(5))
    t834 = band(t833, i16(15))
    t835 = band(words_0_1_3, i16(1))
    t836 = eq(t835, i16(1))
    t837 = eq(used_0_1, i8(0))
    t838 = band(t836, t837)
    t839 = eq(t834, i16(1))
    t840 = band(t839, t571)
    t841 = eq(t834, i16(3))
    t842 = band(t841, t596)
    t843 = bor(t840, t842)
    t844 = eq(t834, i16(4))
    t845 = bor(t843, t844)
    t846 = eq(t834, i16(5))
    t847 = band(t846, t599)
    t848 = bor(t845, t847)
    t849 = eq(t834, i16(6))
    t850 = band(t849, t604)
    t851 = bor(t848, t850)
    t852 = eq(t834, i16(8))
    t853 = band(t852, t619)
    t854 = bor(t851, t853)
    t855 = eq(t834, i16(9))
    t856 = band(t855, t658)
    t857 = bor(t854, t856)
    t858 = band(t36, t838)
    t859 = band(t858, t857)
    t860 = sar(words_0_2_3, i16(5))
    t861 = band(t860, i16(15))
    t862 = band(words_0_2_3, i16(1))
    t863 = eq(t862, i16(1))
    t864 = eq(used_0_2, i8(0))
    t865 = band(t863, t864)
    t866 = eq(t861, i16(1))
    t867 = band(t866, t571)
    t868 = eq(t861, i16(3))
    t869 = band(t868, t596)
    t870 = bor(t867, t869)
    t871 = eq(t861, i16(4))
    t872 = bor(t870, t871)
    t873 = eq(t861, i16(5))
    t874 = band(t873, t599)
    t875 = bor(t872, t874)
    t876 = eq(t861, i16(6))
    t877 = band(t876, t604)
    t878 = bor(t875, t877)
    t879 = eq(t861, i16(8))
    t880 = band(t879, t619)
    t881 = bor(t878, t880)
    t882 = eq(t861, i16(9))
    t883 = band(t882, t658)
    t884 = bor(t881, t883)
    t885 = band(t36, t865)
    t886 = band(t885, t884)
    t887 = sar(words_0_3_3, i16(5))
    t888 = band(t887, i16(15))
    t889 = band(words_0_3_3, i16(1))
    t890 = eq(t889, i16(1))
    t891 = eq(used_0_3, i8(0))
    t892 = band(t890, t891)
    t893 = eq(t888, i16(1))
    t894 = band(t893, t571)
    t895 = eq(t888, i16(3))
    t896 = band(t895, t596)
    t897 = bor(t894, t896)
    t898 = eq(t888, i16(4))
    t899 = bor(t897, t898)
    t900 = eq(t888, i16(5))
    t901 = band(t900, t599)
    t902 = bor(t899, t901)
    t903 = eq(t888, i16(6))
    t904 = band(t903, t604)
    t905 = bor(t902, t904)
    t906 = eq(t888, i16(8))
    t907 = band(t906, t619)
    t908 = bor(t905, t907)
    t909 = eq(t888, i16(9))
    t910 = band(t909, t658)
    t911 = bor(t908, t910)
    t912 = band(t36, t892)
    t913 = band(t912, t911)
    t914 = to(t571, i32)
    t915 = shl(t914, i32(1))
    t916 = to(t593, i32)
    t917 = shl(t916, i32(2))
    t918 = bor(t915, t917)
    t919 = to(t596, i32)
    t920 = shl(t919, i32(3))
    t921 = bor(t918, t920)
    t922 = bor(t921, i32(16))
    t923 = to(t599, i32)
    t924 = shl(t923, i32(5))
    t925 = bor(t922, t924)
    t926 = to(t604, i32)
    t927 = shl(t926, i32(6))
    t928 = bor(t925, t927)
    t929 = to(t616, i32)
    t930 = shl(t929, i32(7))
    t931 = bor(t928, t930)
    t932 = to(t619, i32)
    t933 = shl(t932, i32(8))
    t934 = bor(t931, t933)
    t935 = to(t658, i32)
    t936 = shl(t935, i32(9))
    t937 = bor(t934, t936)
    t938 = to(t673, i32)
    t939 = shl(t938, i32(10))
    t940 = bor(t937, t939)
    t941 = to(t684, i32)
    t942 = shl(t941, i32(11))
    t943 = bor(t940, t942)
    t944 = bor(t943, i32(4096))
    t945 = to(t688, i32)
    t946 = shl(t945, i32(13))
    t947 = bor(t944, t946)
    t948 = bor(t947, i32(16384))
    t949 = to(t707, i32)
    t950 = shl(t949, i32(15))
    t951 = bor(t948, t950)
    t952 = shl(t932, i32(16))
    t953 = bor(t951, t952)
    t954 = to(t720, i32)
    t955 = shl(t954, i32(17))
    t956 = bor(t953, t955)
    t957 = shl(t935, i32(18))
    t958 = bor(t956, t957)
    t959 = shl(t935, i32(19))
    t960 = bor(t958, t959)
    t961 = shl(t914, i32(20))
    t962 = bor(t960, t961)
    t963 = bor(t962, i32(2097152))
    t964 = to(t759, i32)
    t965 = shl(t964, i32(22))
    t966 = bor(t963, t965)
    t967 = shl(t935, i32(23))
    t968 = bor(t966, t967)
    t969 = to(t799, i32)
    t970 = shl(t969, i32(24))
    t971 = bor(t968, t970)
    return (t971, t832, t859, t886, t913,)


_03_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, fresh_0_1, fresh_0_2, fresh_0_3, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, place_0_0, t0, t971, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19):
    t972 = gt(pokemon_0_1, i16(0))
    t973 = flip(t972)
    t974 = gt(pokemon_0_2, i16(0))
    t975 = flip(t974)
    t976 = band(t975, t972)
    t977 = bor(t973, t975)
    t978 = gt(pokemon_0_3, i16(0))
    t979 = flip(t978)
    t980 = flip(t977)
    t981 = band(t979, t980)
    t982 = bor(t973, t976)
    t983 = bor(t982, t981)
    t984 = gt(locked_0, i8(0))
    t985 = gt(supporter_played, i8(0))
    t986 = bor(t984, t985)
    t987 = sar(words_1_0_3, i16(1))
    t988 = band(t987, i16(1))
    t989 = eq(t988, i16(1))
    t990 = bor(t986, t989)
    t991 = gt(turn, i8(2))
    t992 = band(t36, t991)
    t993 = eq(fresh_0_0, i8(0))
    t994 = eq(fresh_0_1, i8(0))
    t995 = eq(fresh_0_2, i8(0))
    t996 = eq(fresh_0_3, i8(0))
    t997 = band(words_0_0_1, i16(255))
    t998 = to(t997, i16)
    t999 = select(t993, t998, i16(0))
    t1000 = band(words_0_1_1, i16(255))
    t1001 = to(t1000, i16)
    t1002 = select(t994, t1001, i16(0))
    t1003 = band(words_0_2_1, i16(255))
    t1004 = to(t1003, i16)
    t1005 = select(t995, t1004, i16(0))
    t1006 = band(words_0_3_1, i16(255))
    t1007 = to(t1006, i16)
    t1008 = select(t996, t1007, i16(0))
    t1009 = eq(place_0_0, i8(1))
    t1010 = band(t0, i32(7))
    t1011 = to(t1010, i8)
    t1012 = sar(t0, i32(4))
    t1013 = band(t1012, i32(255))
    t1014 = to(t1013, i16)
    t1015 = sar(t0, i32(3))
    t1016 = band(t1015, i32(1))
    t1017 = eq(t1016, i32(1))
    t1018 = eq(t1011, i8(6))
    t1019 = band(t1018, t36)
    t1020 = bor(t1017, t1019)
    t1021 = gt(t1014, i16(0))
    t1022 = eq(t1014, t999)
    t1023 = eq(t1014, t1002)
    t1024 = bor(t1022, t1023)
    t1025 = eq(t1014, t1005)
    t1026 = bor(t1024, t1025)
    t1027 = eq(t1014, t1008)
    t1028 = bor(t1026, t1027)
    t1029 = band(t1021, t1028)
    t1030 = sar(t0, i32(12))
    t1031 = band(t1030, i32(31))
    t1032 = sar(t971, t1031)
    t1033 = band(t1032, i32(1))
    t1034 = eq(t1033, i32(1))
    t1035 = eq(t1011, i8(2))
    t1036 = eq(t1011, i8(3))
    t1037 = flip(t990)
    t1038 = band(t1036, t1037)
    t1039 = bor(t1035, t1038)
    t1040 = band(t1034, t1039)
    t1041 = bor(t36, t37)
    t1042 = band(t1020, t1041)
    t1043 = gt(pokemon_0_0, i16(0))
    t1044 = flip(t1043)
    t1045 = band(t37, t1044)
    t1046 = bor(t983, t1045)
    t1047 = band(t1042, t1046)
    t1048 = band(t992, t1029)
    t1049 = bor(t1047, t1048)
    t1050 = band(t36, t1040)
    t1051 = bor(t1049, t1050)
    t1052 = band(t1009, t1051)
    t1053 = eq(place_0_1, i8(1))
    t1054 = band(t1, i32(7))
    t1055 = to(t1054, i8)
    t1056 = sar(t1, i32(4))
    t1057 = band(t1056, i32(255))
    t1058 = to(t1057, i16)
    t1059 = sar(t1, i32(3))
    t1060 = band(t1059, i32(1))
    t1061 = eq(t1060, i32(1))
    t1062 = eq(t1055, i8(6))
    t1063 = band(t1062, t36)
    t1064 = bor(t1061, t1063)
    t1065 = gt(t1058, i16(0))
    t1066 = eq(t1058, t999)
    t1067 = eq(t1058, t1002)
    t1068 = bor(t1066, t1067)
    t1069 = eq(t1058, t1005)
    t1070 = bor(t1068, t1069)
    t1071 = eq(t1058, t1008)
    t1072 = bor(t1070, t1071)
    t1073 = band(t1065, t1072)
    t1074 = sar(t1, i32(12))
    t1075 = band(t1074, i32(31))
    t1076 = sar(t971, t1075)
    t1077 = band(t1076, i32(1))
    t1078 = eq(t1077, i32(1))
    t1079 = eq(t1055, i8(2))
    t1080 = eq(t1055, i8(3))
    t1081 = band(t1080, t1037)
    t1082 = bor(t1079, t1081)
    t1083 = band(t1078, t1082)
    t1084 = band(t1064, t1041)
    t1085 = band(t1084, t1046)
    t1086 = band(t992, t1073)
    t1087 = bor(t1085, t1086)
    t1088 = band(t36, t1083)
    t1089 = bor(t1087, t1088)
    t1090 = eq(card_0_0, card_0_1)
    t1091 = band(t1009, t1090)
    t1092 = band(t1053, t1089)
    t1093 = flip(t1091)
    t1094 = band(t1092, t1093)
    t1095 = eq(place_0_2, i8(1))
    t1096 = band(t2, i32(7))
    t1097 = to(t1096, i8)
    t1098 = sar(t2, i32(4))
    t1099 = band(t1098, i32(255))
    t1100 = to(t1099, i16)
    t1101 = sar(t2, i32(3))
    t1102 = band(t1101, i32(1))
    t1103 = eq(t1102, i32(1))
    t1104 = eq(t1097, i8(6))
    t1105 = band(t1104, t36)
    t1106 = bor(t1103, t1105)
    t1107 = gt(t1100, i16(0))
    t1108 = eq(t1100, t999)
    t1109 = eq(t1100, t1002)
    t1110 = bor(t1108, t1109)
    t1111 = eq(t1100, t1005)
    t1112 = bor(t1110, t1111)
    t1113 = eq(t1100, t1008)
    t1114 = bor(t1112, t1113)
    t1115 = band(t1107, t1114)
    t1116 = sar(t2, i32(12))
    t1117 = band(t1116, i32(31))
    t1118 = sar(t971, t1117)
    t1119 = band(t1118, i32(1))
    t1120 = eq(t1119, i32(1))
    t1121 = eq(t1097, i8(2))
    t1122 = eq(t1097, i8(3))
    t1123 = band(t1122, t1037)
    t1124 = bor(t1121, t1123)
    t1125 = band(t1120, t1124)
    t1126 = band(t1106, t1041)
    t1127 = band(t1126, t1046)
    t1128 = band(t992, t1115)
    t1129 = bor(t1127, t1128)
    t1130 = band(t36, t1125)
    t1131 = bor(t1129, t1130)
    t1132 = eq(card_0_1, card_0_2)
    t1133 = band(t1053, t1132)
    t1134 = band(t1095, t1131)
    t1135 = flip(t1133)
    t1136 = band(t1134, t1135)
    t1137 = eq(place_0_3, i8(1))
    t1138 = band(t3, i32(7))
    t1139 = to(t1138, i8)
    t1140 = sar(t3, i32(4))
    t1141 = band(t1140, i32(255))
    t1142 = to(t1141, i16)
    t1143 = sar(t3, i32(3))
    t1144 = band(t1143, i32(1))
    t1145 = eq(t1144, i32(1))
    t1146 = eq(t1139, i8(6))
    t1147 = band(t1146, t36)
    t1148 = bor(t1145, t1147)
    t1149 = gt(t1142, i16(0))
    t1150 = eq(t1142, t999)
    t1151 = eq(t1142, t1002)
    t1152 = bor(t1150, t1151)
    t1153 = eq(t1142, t1005)
    t1154 = bor(t1152, t1153)
    t1155 = eq(t1142, t1008)
    t1156 = bor(t1154, t1155)
    t1157 = band(t1149, t1156)
    t1158 = sar(t3, i32(12))
    t1159 = band(t1158, i32(31))
    t1160 = sar(t971, t1159)
    t1161 = band(t1160, i32(1))
    t1162 = eq(t1161, i32(1))
    t1163 = eq(t1139, i8(2))
    t1164 = eq(t1139, i8(3))
    t1165 = band(t1164, t1037)
    t1166 = bor(t1163, t1165)
    t1167 = band(t1162, t1166)
    t1168 = band(t1148, t1041)
    t1169 = band(t1168, t1046)
    t1170 = band(t992, t1157)
    t1171 = bor(t1169, t1170)
    t1172 = band(t36, t1167)
    t1173 = bor(t1171, t1172)
    t1174 = eq(card_0_2, card_0_3)
    t1175 = band(t1095, t1174)
    t1176 = band(t1137, t1173)
    t1177 = flip(t1175)
    t1178 = band(t1176, t1177)
    t1179 = eq(place_0_4, i8(1))
    t1180 = band(t4, i32(7))
    t1181 = to(t1180, i8)
    t1182 = sar(t4, i32(4))
    t1183 = band(t1182, i32(255))
    t1184 = to(t1183, i16)
    t1185 = sar(t4, i32(3))
    t1186 = band(t1185, i32(1))
    t1187 = eq(t1186, i32(1))
    t1188 = eq(t1181, i8(6))
    t1189 = band(t1188, t36)
    t1190 = bor(t1187, t1189)
    t1191 = gt(t1184, i16(0))
    t1192 = eq(t1184, t999)
    t1193 = eq(t1184, t1002)
    t1194 = bor(t1192, t1193)
    t1195 = eq(t1184, t1005)
    t1196 = bor(t1194, t1195)
    t1197 = eq(t1184, t1008)
    t1198 = bor(t1196, t1197)
    t1199 = band(t1191, t1198)
    t1200 = sar(t4, i32(12))
    t1201 = band(t1200, i32(31))
    t1202 = sar(t971, t1201)
    t1203 = band(t1202, i32(1))
    t1204 = eq(t1203, i32(1))
    t1205 = eq(t1181, i8(2))
    t1206 = eq(t1181, i8(3))
    t1207 = band(t1206, t1037)
    t1208 = bor(t1205, t1207)
    t1209 = band(t1204, t1208)
    t1210 = band(t1190, t1041)
    t1211 = band(t1210, t1046)
    t1212 = band(t992, t1199)
    t1213 = bor(t1211, t1212)
    t1214 = band(t36, t1209)
    t1215 = bor(t1213, t1214)
    t1216 = eq(card_0_3, card_0_4)
    t1217 = band(t1137, t1216)
    t1218 = band(t1179, t1215)
    t1219 = flip(t1217)
    t1220 = band(t1218, t1219)
    t1221 = eq(place_0_5, i8(1))
    t1222 = band(t5, i32(7))
    t1223 = to(t1222, i8)
    t1224 = sar(t5, i32(4))
    t1225 = band(t1224, i32(255))
    t1226 = to(t1225, i16)
    t1227 = sar(t5, i32(3))
    t1228 = band(t1227, i32(1))
    t1229 = eq(t1228, i32(1))
    t1230 = eq(t1223, i8(6))
    t1231 = band(t1230, t36)
    t1232 = bor(t1229, t1231)
    t1233 = gt(t1226, i16(0))
    t1234 = eq(t1226, t999)
    t1235 = eq(t1226, t1002)
    t1236 = bor(t1234, t1235)
    t1237 = eq(t1226, t1005)
    t1238 = bor(t1236, t1237)
    t1239 = eq(t1226, t1008)
    t1240 = bor(t1238, t1239)
    t1241 = band(t1233, t1240)
    t1242 = sar(t5, i32(12))
    t1243 = band(t1242, i32(31))
    t1244 = sar(t971, t1243)
    t1245 = band(t1244, i32(1))
    t1246 = eq(t1245, i32(1))
    t1247 = eq(t1223, i8(2))
    t1248 = eq(t1223, i8(3))
    t1249 = band(t1248, t1037)
    t1250 = bor(t1247, t1249)
    t1251 = band(t1246, t1250)
    t1252 = band(t1232, t1041)
    t1253 = band(t1252, t1046)
    t1254 = band(t992, t1241)
    t1255 = bor(t1253, t1254)
    t1256 = band(t36, t1251)
    t1257 = bor(t1255, t1256)
    t1258 = eq(card_0_4, card_0_5)
    t1259 = band(t1179, t1258)
    t1260 = band(t1221, t1257)
    t1261 = flip(t1259)
    t1262 = band(t1260, t1261)
    t1263 = eq(place_0_6, i8(1))
    t1264 = band(t6, i32(7))
    t1265 = to(t1264, i8)
    t1266 = sar(t6, i32(4))
    t1267 = band(t1266, i32(255))
    t1268 = to(t1267, i16)
    t1269 = sar(t6, i32(3))
    t1270 = band(t1269, i32(1))
    t1271 = eq(t1270, i32(1))
    t1272 = eq(t1265, i8(6))
    t1273 = band(t1272, t36)
    t1274 = bor(t1271, t1273)
    t1275 = gt(t1268, i16(0))
    t1276 = eq(t1268, t999)
    t1277 = eq(t1268, t1002)
    t1278 = bor(t1276, t1277)
    t1279 = eq(t1268, t1005)
    t1280 = bor(t1278, t1279)
    t1281 = eq(t1268, t1008)
    t1282 = bor(t1280, t1281)
    t1283 = band(t1275, t1282)
    t1284 = sar(t6, i32(12))
    t1285 = band(t1284, i32(31))
    t1286 = sar(t971, t1285)
    t1287 = band(t1286, i32(1))
    t1288 = eq(t1287, i32(1))
    t1289 = eq(t1265, i8(2))
    t1290 = eq(t1265, i8(3))
    t1291 = band(t1290, t1037)
    t1292 = bor(t1289, t1291)
    t1293 = band(t1288, t1292)
    t1294 = band(t1274, t1041)
    t1295 = band(t1294, t1046)
    t1296 = band(t992, t1283)
    t1297 = bor(t1295, t1296)
    t1298 = band(t36, t1293)
    t1299 = bor(t1297, t1298)
    t1300 = eq(card_0_5, card_0_6)
    t1301 = band(t1221, t1300)
    t1302 = band(t1263, t1299)
    t1303 = flip(t1301)
    t1304 = band(t1302, t1303)
    t1305 = eq(place_0_7, i8(1))
    t1306 = band(t7, i32(7))
    t1307 = to(t1306, i8)
    t1308 = sar(t7, i32(4))
    t1309 = band(t1308, i32(255))
    t1310 = to(t1309, i16)
    t1311 = sar(t7, i32(3))
    t1312 = band(t1311, i32(1))
    t1313 = eq(t1312, i32(1))
    t1314 = eq(t1307, i8(6))
    t1315 = band(t1314, t36)
    t1316 = bor(t1313, t1315)
    t1317 = gt(t1310, i16(0))
    t1318 = eq(t1310, t999)
    t1319 = eq(t1310, t1002)
    t1320 = bor(t1318, t1319)
    t1321 = eq(t1310, t1005)
    t1322 = bor(t1320, t1321)
    t1323 = eq(t1310, t1008)
    t1324 = bor(t1322, t1323)
    t1325 = band(t1317, t1324)
    t1326 = sar(t7, i32(12))
    t1327 = band(t1326, i32(31))
    t1328 = sar(t971, t1327)
    t1329 = band(t1328, i32(1))
    t1330 = eq(t1329, i32(1))
    t1331 = eq(t1307, i8(2))
    t1332 = eq(t1307, i8(3))
    t1333 = band(t1332, t1037)
    t1334 = bor(t1331, t1333)
    t1335 = band(t1330, t1334)
    t1336 = band(t1316, t1041)
    t1337 = band(t1336, t1046)
    t1338 = band(t992, t1325)
    t1339 = bor(t1337, t1338)
    t1340 = band(t36, t1335)
    t1341 = bor(t1339, t1340)
    t1342 = eq(card_0_6, card_0_7)
    t1343 = band(t1263, t1342)
    t1344 = band(t1305, t1341)
    t1345 = flip(t1343)
    t1346 = band(t1344, t1345)
    t1347 = eq(place_0_8, i8(1))
    t1348 = band(t8, i32(7))
    t1349 = to(t1348, i8)
    t1350 = sar(t8, i32(4))
    t1351 = band(t1350, i32(255))
    t1352 = to(t1351, i16)
    t1353 = sar(t8, i32(3))
    t1354 = band(t1353, i32(1))
    t1355 = eq(t1354, i32(1))
    t1356 = eq(t1349, i8(6))
    t1357 = band(t1356, t36)
    t1358 = bor(t1355, t1357)
    t1359 = gt(t1352, i16(0))
    t1360 = eq(t1352, t999)
    t1361 = eq(t1352, t1002)
    t1362 = bor(t1360, t1361)
    t1363 = eq(t1352, t1005)
    t1364 = bor(t1362, t1363)
    t1365 = eq(t1352, t1008)
    t1366 = bor(t1364, t1365)
    t1367 = band(t1359, t1366)
    t1368 = sar(t8, i32(12))
    t1369 = band(t1368, i32(31))
    t1370 = sar(t971, t1369)
    t1371 = band(t1370, i32(1))
    t1372 = eq(t1371, i32(1))
    t1373 = eq(t1349, i8(2))
    t1374 = eq(t1349, i8(3))
    t1375 = band(t1374, t1037)
    t1376 = bor(t1373, t1375)
    t1377 = band(t1372, t1376)
    t1378 = band(t1358, t1041)
    t1379 = band(t1378, t1046)
    t1380 = band(t992, t1367)
    t1381 = bor(t1379, t1380)
    t1382 = band(t36, t1377)
    t1383 = bor(t1381, t1382)
    t1384 = eq(card_0_7, card_0_8)
    t1385 = band(t1305, t1384)
    t1386 = band(t1347, t1383)
    t1387 = flip(t1385)
    t1388 = band(t1386, t1387)
    t1389 = eq(place_0_9, i8(1))
    t1390 = band(t9, i32(7))
    t1391 = to(t1390, i8)
    t1392 = sar(t9, i32(4))
    t1393 = band(t1392, i32(255))
    t1394 = to(t1393, i16)
    t1395 = sar(t9, i32(3))
    t1396 = band(t1395, i32(1))
    t1397 = eq(t1396, i32(1))
    t1398 = eq(t1391, i8(6))
    t1399 = band(t1398, t36)
    t1400 = bor(t1397, t1399)
    t1401 = gt(t1394, i16(0))
    t1402 = eq(t1394, t999)
    t1403 = eq(t1394, t1002)
    t1404 = bor(t1402, t1403)
    t1405 = eq(t1394, t1005)
    t1406 = bor(t1404, t1405)
    t1407 = eq(t1394, t1008)
    t1408 = bor(t1406, t1407)
    t1409 = band(t1401, t1408)
    t1410 = sar(t9, i32(12))
    t1411 = band(t1410, i32(31))
    t1412 = sar(t971, t1411)
    t1413 = band(t1412, i32(1))
    t1414 = eq(t1413, i32(1))
    t1415 = eq(t1391, i8(2))
    t1416 = eq(t1391, i8(3))
    t1417 = band(t1416, t1037)
    t1418 = bor(t1415, t1417)
    t1419 = band(t1414, t1418)
    t1420 = band(t1400, t1041)
    t1421 = band(t1420, t1046)
    t1422 = band(t992, t1409)
    t1423 = bor(t1421, t1422)
    t1424 = band(t36, t1419)
    t1425 = bor(t1423, t1424)
    t1426 = eq(card_0_8, card_0_9)
    t1427 = band(t1347, t1426)
    t1428 = band(t1389, t1425)
    t1429 = flip(t1427)
    t1430 = band(t1428, t1429)
    t1431 = eq(place_0_10, i8(1))
    t1432 = band(t10, i32(7))
    t1433 = to(t1432, i8)
    t1434 = sar(t10, i32(4))
    t1435 = band(t1434, i32(255))
    t1436 = to(t1435, i16)
    t1437 = sar(t10, i32(3))
    t1438 = band(t1437, i32(1))
    t1439 = eq(t1438, i32(1))
    t1440 = eq(t1433, i8(6))
    t1441 = band(t1440, t36)
    t1442 = bor(t1439, t1441)
    t1443 = gt(t1436, i16(0))
    t1444 = eq(t1436, t999)
    t1445 = eq(t1436, t1002)
    t1446 = bor(t1444, t1445)
    t1447 = eq(t1436, t1005)
    t1448 = bor(t1446, t1447)
    t1449 = eq(t1436, t1008)
    t1450 = bor(t1448, t1449)
    t1451 = band(t1443, t1450)
    t1452 = sar(t10, i32(12))
    t1453 = band(t1452, i32(31))
    t1454 = sar(t971, t1453)
    t1455 = band(t1454, i32(1))
    t1456 = eq(t1455, i32(1))
    t1457 = eq(t1433, i8(2))
    t1458 = eq(t1433, i8(3))
    t1459 = band(t1458, t1037)
    t1460 = bor(t1457, t1459)
    t1461 = band(t1456, t1460)
    t1462 = band(t1442, t1041)
    t1463 = band(t1462, t1046)
    t1464 = band(t992, t1451)
    t1465 = bor(t1463, t1464)
    t1466 = band(t36, t1461)
    t1467 = bor(t1465, t1466)
    t1468 = eq(card_0_9, card_0_10)
    t1469 = band(t1389, t1468)
    t1470 = band(t1431, t1467)
    t1471 = flip(t1469)
    t1472 = band(t1470, t1471)
    t1473 = eq(place_0_11, i8(1))
    t1474 = band(t11, i32(7))
    t1475 = to(t1474, i8)
    t1476 = sar(t11, i32(4))
    t1477 = band(t1476, i32(255))
    t1478 = to(t1477, i16)
    t1479 = sar(t11, i32(3))
    t1480 = band(t1479, i32(1))
    t1481 = eq(t1480, i32(1))
    t1482 = eq(t1475, i8(6))
    t1483 = band(t1482, t36)
    t1484 = bor(t1481, t1483)
    t1485 = gt(t1478, i16(0))
    t1486 = eq(t1478, t999)
    t1487 = eq(t1478, t1002)
    t1488 = bor(t1486, t1487)
    t1489 = eq(t1478, t1005)
    t1490 = bor(t1488, t1489)
    t1491 = eq(t1478, t1008)
    t1492 = bor(t1490, t1491)
    t1493 = band(t1485, t1492)
    t1494 = sar(t11, i32(12))
    t1495 = band(t1494, i32(31))
    t1496 = sar(t971, t1495)
    t1497 = band(t1496, i32(1))
    t1498 = eq(t1497, i32(1))
    t1499 = eq(t1475, i8(2))
    t1500 = eq(t1475, i8(3))
    t1501 = band(t1500, t1037)
    t1502 = bor(t1499, t1501)
    t1503 = band(t1498, t1502)
    t1504 = band(t1484, t1041)
    t1505 = band(t1504, t1046)
    t1506 = band(t992, t1493)
    t1507 = bor(t1505, t1506)
    t1508 = band(t36, t1503)
    t1509 = bor(t1507, t1508)
    t1510 = eq(card_0_10, card_0_11)
    t1511 = band(t1431, t1510)
    t1512 = band(t1473, t1509)
    t1513 = flip(t1511)
    t1514 = band(t1512, t1513)
    t1515 = eq(place_0_12, i8(1))
    t1516 = band(t12, i32(7))
    t1517 = to(t1516, i8)
    t1518 = sar(t12, i32(4))
    t1519 = band(t1518, i32(255))
    t1520 = to(t1519, i16)
    t1521 = sar(t12, i32(3))
    t1522 = band(t1521, i32(1))
    t1523 = eq(t1522, i32(1))
    t1524 = eq(t1517, i8(6))
    t1525 = band(t1524, t36)
    t1526 = bor(t1523, t1525)
    t1527 = gt(t1520, i16(0))
    t1528 = eq(t1520, t999)
    t1529 = eq(t1520, t1002)
    t1530 = bor(t1528, t1529)
    t1531 = eq(t1520, t1005)
    t1532 = bor(t1530, t1531)
    t1533 = eq(t1520, t1008)
    t1534 = bor(t1532, t1533)
    t1535 = band(t1527, t1534)
    t1536 = sar(t12, i32(12))
    t1537 = band(t1536, i32(31))
    t1538 = sar(t971, t1537)
    t1539 = band(t1538, i32(1))
    t1540 = eq(t1539, i32(1))
    t1541 = eq(t1517, i8(2))
    t1542 = eq(t1517, i8(3))
    t1543 = band(t1542, t1037)
    t1544 = bor(t1541, t1543)
    t1545 = band(t1540, t1544)
    t1546 = band(t1526, t1041)
    t1547 = band(t1546, t1046)
    t1548 = band(t992, t1535)
    t1549 = bor(t1547, t1548)
    t1550 = band(t36, t1545)
    t1551 = bor(t1549, t1550)
    t1552 = eq(card_0_11, card_0_12)
    t1553 = band(t1473, t1552)
    t1554 = band(t1515, t1551)
    t1555 = flip(t1553)
    t1556 = band(t1554, t1555)
    t1557 = eq(place_0_13, i8(1))
    t1558 = band(t13, i32(7))
    t1559 = to(t1558, i8)
    t1560 = sar(t13, i32(4))
    t1561 = band(t1560, i32(255))
    t1562 = to(t1561, i16)
    t1563 = sar(t13, i32(3))
    t1564 = band(t1563, i32(1))
    t1565 = eq(t1564, i32(1))
    t1566 = eq(t1559, i8(6))
    t1567 = band(t1566, t36)
    t1568 = bor(t1565, t1567)
    t1569 = gt(t1562, i16(0))
    t1570 = eq(t1562, t999)
    t1571 = eq(t1562, t1002)
    t1572 = bor(t1570, t1571)
    t1573 = eq(t1562, t1005)
    t1574 = bor(t1572, t1573)
    t1575 = eq(t1562, t1008)
    t1576 = bor(t1574, t1575)
    t1577 = band(t1569, t1576)
    t1578 = sar(t13, i32(12))
    t1579 = band(t1578, i32(31))
    t1580 = sar(t971, t1579)
    t1581 = band(t1580, i32(1))
    t1582 = eq(t1581, i32(1))
    t1583 = eq(t1559, i8(2))
    t1584 = eq(t1559, i8(3))
    t1585 = band(t1584, t1037)
    t1586 = bor(t1583, t1585)
    t1587 = band(t1582, t1586)
    t1588 = band(t1568, t1041)
    t1589 = band(t1588, t1046)
    t1590 = band(t992, t1577)
    t1591 = bor(t1589, t1590)
    t1592 = band(t36, t1587)
    t1593 = bor(t1591, t1592)
    t1594 = eq(card_0_12, card_0_13)
    t1595 = band(t1515, t1594)
    t1596 = band(t1557, t1593)
    t1597 = flip(t1595)
    t1598 = band(t1596, t1597)
    t1599 = eq(place_0_14, i8(1))
    t1600 = band(t14, i32(7))
    t1601 = to(t1600, i8)
    t1602 = sar(t14, i32(4))
    t1603 = band(t1602, i32(255))
    t1604 = to(t1603, i16)
    t1605 = sar(t14, i32(3))
    t1606 = band(t1605, i32(1))
    t1607 = eq(t1606, i32(1))
    t1608 = eq(t1601, i8(6))
    t1609 = band(t1608, t36)
    t1610 = bor(t1607, t1609)
    t1611 = gt(t1604, i16(0))
    t1612 = eq(t1604, t999)
    t1613 = eq(t1604, t1002)
    t1614 = bor(t1612, t1613)
    t1615 = eq(t1604, t1005)
    t1616 = bor(t1614, t1615)
    t1617 = eq(t1604, t1008)
    t1618 = bor(t1616, t1617)
    t1619 = band(t1611, t1618)
    t1620 = sar(t14, i32(12))
    t1621 = band(t1620, i32(31))
    t1622 = sar(t971, t1621)
    t1623 = band(t1622, i32(1))
    t1624 = eq(t1623, i32(1))
    t1625 = eq(t1601, i8(2))
    t1626 = eq(t1601, i8(3))
    t1627 = band(t1626, t1037)
    t1628 = bor(t1625, t1627)
    t1629 = band(t1624, t1628)
    t1630 = band(t1610, t1041)
    t1631 = band(t1630, t1046)
    t1632 = band(t992, t1619)
    t1633 = bor(t1631, t1632)
    t1634 = band(t36, t1629)
    t1635 = bor(t1633, t1634)
    t1636 = eq(card_0_13, card_0_14)
    t1637 = band(t1557, t1636)
    t1638 = band(t1599, t1635)
    t1639 = flip(t1637)
    t1640 = band(t1638, t1639)
    t1641 = eq(place_0_15, i8(1))
    t1642 = band(t15, i32(7))
    t1643 = to(t1642, i8)
    t1644 = sar(t15, i32(4))
    t1645 = band(t1644, i32(255))
    t1646 = to(t1645, i16)
    t1647 = sar(t15, i32(3))
    t1648 = band(t1647, i32(1))
    t1649 = eq(t1648, i32(1))
    t1650 = eq(t1643, i8(6))
    t1651 = band(t1650, t36)
    t1652 = bor(t1649, t1651)
    t1653 = gt(t1646, i16(0))
    t1654 = eq(t1646, t999)
    t1655 = eq(t1646, t1002)
    t1656 = bor(t1654, t1655)
    t1657 = eq(t1646, t1005)
    t1658 = bor(t1656, t1657)
    t1659 = eq(t1646, t1008)
    t1660 = bor(t1658, t1659)
    t1661 = band(t1653, t1660)
    t1662 = sar(t15, i32(12))
    t1663 = band(t1662, i32(31))
    t1664 = sar(t971, t1663)
    t1665 = band(t1664, i32(1))
    t1666 = eq(t1665, i32(1))
    t1667 = eq(t1643, i8(2))
    t1668 = eq(t1643, i8(3))
    t1669 = band(t1668, t1037)
    t1670 = bor(t1667, t1669)
    t1671 = band(t1666, t1670)
    t1672 = band(t1652, t1041)
    t1673 = band(t1672, t1046)
    t1674 = band(t992, t1661)
    t1675 = bor(t1673, t1674)
    t1676 = band(t36, t1671)
    t1677 = bor(t1675, t1676)
    t1678 = eq(card_0_14, card_0_15)
    t1679 = band(t1599, t1678)
    t1680 = band(t1641, t1677)
    t1681 = flip(t1679)
    t1682 = band(t1680, t1681)
    t1683 = eq(place_0_16, i8(1))
    t1684 = band(t16, i32(7))
    t1685 = to(t1684, i8)
    t1686 = sar(t16, i32(4))
    t1687 = band(t1686, i32(255))
    t1688 = to(t1687, i16)
    t1689 = sar(t16, i32(3))
    t1690 = band(t1689, i32(1))
    t1691 = eq(t1690, i32(1))
    t1692 = eq(t1685, i8(6))
    t1693 = band(t1692, t36)
    t1694 = bor(t1691, t1693)
    t1695 = gt(t1688, i16(0))
    t1696 = eq(t1688, t999)
    t1697 = eq(t1688, t1002)
    t1698 = bor(t1696, t1697)
    t1699 = eq(t1688, t1005)
    t1700 = bor(t1698, t1699)
    t1701 = eq(t1688, t1008)
    t1702 = bor(t1700, t1701)
    t1703 = band(t1695, t1702)
    t1704 = sar(t16, i32(12))
    t1705 = band(t1704, i32(31))
    t1706 = sar(t971, t1705)
    t1707 = band(t1706, i32(1))
    t1708 = eq(t1707, i32(1))
    t1709 = eq(t1685, i8(2))
    t1710 = eq(t1685, i8(3))
    t1711 = band(t1710, t1037)
    t1712 = bor(t1709, t1711)
    t1713 = band(t1708, t1712)
    t1714 = band(t1694, t1041)
    t1715 = band(t1714, t1046)
    t1716 = band(t992, t1703)
    t1717 = bor(t1715, t1716)
    t1718 = band(t36, t1713)
    t1719 = bor(t1717, t1718)
    t1720 = eq(card_0_15, card_0_16)
    t1721 = band(t1641, t1720)
    t1722 = band(t1683, t1719)
    t1723 = flip(t1721)
    t1724 = band(t1722, t1723)
    t1725 = eq(place_0_17, i8(1))
    t1726 = band(t17, i32(7))
    t1727 = to(t1726, i8)
    t1728 = sar(t17, i32(4))
    t1729 = band(t1728, i32(255))
    t1730 = to(t1729, i16)
    t1731 = sar(t17, i32(3))
    t1732 = band(t1731, i32(1))
    t1733 = eq(t1732, i32(1))
    t1734 = eq(t1727, i8(6))
    t1735 = band(t1734, t36)
    t1736 = bor(t1733, t1735)
    t1737 = gt(t1730, i16(0))
    t1738 = eq(t1730, t999)
    t1739 = eq(t1730, t1002)
    t1740 = bor(t1738, t1739)
    t1741 = eq(t1730, t1005)
    t1742 = bor(t1740, t1741)
    t1743 = eq(t1730, t1008)
    t1744 = bor(t1742, t1743)
    t1745 = band(t1737, t1744)
    t1746 = sar(t17, i32(12))
    t1747 = band(t1746, i32(31))
    t1748 = sar(t971, t1747)
    t1749 = band(t1748, i32(1))
    t1750 = eq(t1749, i32(1))
    t1751 = eq(t1727, i8(2))
    t1752 = eq(t1727, i8(3))
    t1753 = band(t1752, t1037)
    t1754 = bor(t1751, t1753)
    t1755 = band(t1750, t1754)
    t1756 = band(t1736, t1041)
    t1757 = band(t1756, t1046)
    t1758 = band(t992, t1745)
    t1759 = bor(t1757, t1758)
    t1760 = band(t36, t1755)
    t1761 = bor(t1759, t1760)
    t1762 = eq(card_0_16, card_0_17)
    t1763 = band(t1683, t1762)
    t1764 = band(t1725, t1761)
    t1765 = flip(t1763)
    t1766 = band(t1764, t1765)
    t1767 = eq(place_0_18, i8(1))
    t1768 = band(t18, i32(7))
    t1769 = to(t1768, i8)
    t1770 = sar(t18, i32(4))
    t1771 = band(t1770, i32(255))
    t1772 = to(t1771, i16)
    t1773 = sar(t18, i32(3))
    t1774 = band(t1773, i32(1))
    t1775 = eq(t1774, i32(1))
    t1776 = eq(t1769, i8(6))
    t1777 = band(t1776, t36)
    t1778 = bor(t1775, t1777)
    t1779 = gt(t1772, i16(0))
    t1780 = eq(t1772, t999)
    t1781 = eq(t1772, t1002)
    t1782 = bor(t1780, t1781)
    t1783 = eq(t1772, t1005)
    t1784 = bor(t1782, t1783)
    t1785 = eq(t1772, t1008)
    t1786 = bor(t1784, t1785)
    t1787 = band(t1779, t1786)
    t1788 = sar(t18, i32(12))
    t1789 = band(t1788, i32(31))
    t1790 = sar(t971, t1789)
    t1791 = band(t1790, i32(1))
    t1792 = eq(t1791, i32(1))
    t1793 = eq(t1769, i8(2))
    t1794 = eq(t1769, i8(3))
    t1795 = band(t1794, t1037)
    t1796 = bor(t1793, t1795)
    t1797 = band(t1792, t1796)
    t1798 = band(t1778, t1041)
    t1799 = band(t1798, t1046)
    t1800 = band(t992, t1787)
    t1801 = bor(t1799, t1800)
    t1802 = band(t36, t1797)
    t1803 = bor(t1801, t1802)
    t1804 = eq(card_0_17, card_0_18)
    t1805 = band(t1725, t1804)
    t1806 = band(t1767, t1803)
    t1807 = flip(t1805)
    t1808 = band(t1806, t1807)
    t1809 = eq(place_0_19, i8(1))
    t1810 = band(t19, i32(7))
    t1811 = to(t1810, i8)
    t1812 = sar(t19, i32(4))
    t1813 = band(t1812, i32(255))
    t1814 = to(t1813, i16)
    t1815 = sar(t19, i32(3))
    t1816 = band(t1815, i32(1))
    t1817 = eq(t1816, i32(1))
    t1818 = eq(t1811, i8(6))
    t1819 = band(t1818, t36)
    t1820 = bor(t1817, t1819)
    t1821 = gt(t1814, i16(0))
    t1822 = eq(t1814, t999)
    t1823 = eq(t1814, t1002)
    t1824 = bor(t1822, t1823)
    t1825 = eq(t1814, t1005)
    t1826 = bor(t1824, t1825)
    t1827 = eq(t1814, t1008)
    t1828 = bor(t1826, t1827)
    t1829 = band(t1821, t1828)
    t1830 = sar(t19, i32(12))
    t1831 = band(t1830, i32(31))
    t1832 = sar(t971, t1831)
    t1833 = band(t1832, i32(1))
    t1834 = eq(t1833, i32(1))
    t1835 = eq(t1811, i8(2))
    t1836 = eq(t1811, i8(3))
    t1837 = band(t1836, t1037)
    t1838 = bor(t1835, t1837)
    t1839 = band(t1834, t1838)
    t1840 = band(t1820, t1041)
    t1841 = band(t1840, t1046)
    t1842 = band(t992, t1829)
    t1843 = bor(t1841, t1842)
    t1844 = band(t36, t1839)
    t1845 = bor(t1843, t1844)
    t1846 = eq(card_0_18, card_0_19)
    t1847 = band(t1767, t1846)
    t1848 = band(t1809, t1845)
    t1849 = flip(t1847)
    t1850 = band(t1848, t1849)
    return (t1052, t1094, t1136, t1178, t1220, t1262, t1304, t1346, t1388, t1430, t1472, t1514, t1556, t1598, t1640, t1682, t1724, t1766, t1808, t1850,)


_04_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _05_mask__words(t83, t86, t87, t88, t89, t90, t91, t92, t162, t214, t832, t859, t886, t913, t216, t221, t226, t231, t1052, t1094, t1136, t1178, t1220, t1262, t1304, t1346, t1388, t1430, t1472, t1514, t1556, t1598, t1640, t1682, t1724, t1766, t1808, t1850, t537, t542, t547, t552, t553, t554, t555, t556, t236, t238, t240, t242, t244, t246, t248, t250, t252, t362, t363, t364, t365, t366, t367, t368, t369):
    t1851 = to(t83, u32)
    t1852 = to(t86, u32)
    t1853 = shl(t1852, u32(1))
    t1854 = bor(t1851, t1853)
    t1855 = to(t87, u32)
    t1856 = shl(t1855, u32(2))
    t1857 = bor(t1854, t1856)
    t1858 = to(t88, u32)
    t1859 = shl(t1858, u32(3))
    t1860 = bor(t1857, t1859)
    t1861 = to(t89, u32)
    t1862 = shl(t1861, u32(4))
    t1863 = bor(t1860, t1862)
    t1864 = to(t90, u32)
    t1865 = shl(t1864, u32(5))
    t1866 = bor(t1863, t1865)
    t1867 = to(t91, u32)
    t1868 = shl(t1867, u32(6))
    t1869 = bor(t1866, t1868)
    t1870 = to(t92, u32)
    t1871 = shl(t1870, u32(7))
    t1872 = bor(t1869, t1871)
    t1873 = to(t162, u32)
    t1874 = shl(t1873, u32(8))
    t1875 = bor(t1872, t1874)
    t1876 = to(t214, u32)
    t1877 = shl(t1876, u32(9))
    t1878 = bor(t1875, t1877)
    t1879 = to(t832, u32)
    t1880 = shl(t1879, u32(10))
    t1881 = bor(t1878, t1880)
    t1882 = to(t859, u32)
    t1883 = shl(t1882, u32(11))
    t1884 = bor(t1881, t1883)
    t1885 = to(t886, u32)
    t1886 = shl(t1885, u32(12))
    t1887 = bor(t1884, t1886)
    t1888 = to(t913, u32)
    t1889 = shl(t1888, u32(13))
    t1890 = bor(t1887, t1889)
    t1891 = to(t216, u32)
    t1892 = shl(t1891, u32(14))
    t1893 = bor(t1890, t1892)
    t1894 = to(t221, u32)
    t1895 = shl(t1894, u32(15))
    t1896 = bor(t1893, t1895)
    t1897 = to(t226, u32)
    t1898 = shl(t1897, u32(16))
    t1899 = bor(t1896, t1898)
    t1900 = to(t231, u32)
    t1901 = shl(t1900, u32(17))
    t1902 = bor(t1899, t1901)
    t1903 = to(t1052, u32)
    t1904 = shl(t1903, u32(18))
    t1905 = bor(t1902, t1904)
    t1906 = to(t1094, u32)
    t1907 = shl(t1906, u32(19))
    t1908 = bor(t1905, t1907)
    t1909 = to(t1136, u32)
    t1910 = shl(t1909, u32(20))
    t1911 = bor(t1908, t1910)
    t1912 = to(t1178, u32)
    t1913 = shl(t1912, u32(21))
    t1914 = bor(t1911, t1913)
    t1915 = to(t1220, u32)
    t1916 = shl(t1915, u32(22))
    t1917 = bor(t1914, t1916)
    t1918 = to(t1262, u32)
    t1919 = shl(t1918, u32(23))
    t1920 = bor(t1917, t1919)
    t1921 = to(t1304, u32)
    t1922 = shl(t1921, u32(24))
    t1923 = bor(t1920, t1922)
    t1924 = to(t1346, u32)
    t1925 = shl(t1924, u32(25))
    t1926 = bor(t1923, t1925)
    t1927 = to(t1388, u32)
    t1928 = shl(t1927, u32(26))
    t1929 = bor(t1926, t1928)
    t1930 = to(t1430, u32)
    t1931 = shl(t1930, u32(27))
    t1932 = bor(t1929, t1931)
    t1933 = to(t1472, u32)
    t1934 = shl(t1933, u32(28))
    t1935 = bor(t1932, t1934)
    t1936 = to(t1514, u32)
    t1937 = shl(t1936, u32(29))
    t1938 = bor(t1935, t1937)
    t1939 = to(t1556, u32)
    t1940 = shl(t1939, u32(30))
    t1941 = bor(t1938, t1940)
    t1942 = to(t1598, u32)
    t1943 = shl(t1942, u32(31))
    t1944 = bor(t1941, t1943)
    t1945 = to(t1640, u32)
    t1946 = to(t1682, u32)
    t1947 = shl(t1946, u32(1))
    t1948 = bor(t1945, t1947)
    t1949 = to(t1724, u32)
    t1950 = shl(t1949, u32(2))
    t1951 = bor(t1948, t1950)
    t1952 = to(t1766, u32)
    t1953 = shl(t1952, u32(3))
    t1954 = bor(t1951, t1953)
    t1955 = to(t1808, u32)
    t1956 = shl(t1955, u32(4))
    t1957 = bor(t1954, t1956)
    t1958 = to(t1850, u32)
    t1959 = shl(t1958, u32(5))
    t1960 = bor(t1957, t1959)
    t1961 = to(t537, u32)
    t1962 = shl(t1961, u32(6))
    t1963 = bor(t1960, t1962)
    t1964 = to(t542, u32)
    t1965 = shl(t1964, u32(7))
    t1966 = bor(t1963, t1965)
    t1967 = to(t547, u32)
    t1968 = shl(t1967, u32(8))
    t1969 = bor(t1966, t1968)
    t1970 = to(t552, u32)
    t1971 = shl(t1970, u32(9))
    t1972 = bor(t1969, t1971)
    t1973 = to(t553, u32)
    t1974 = shl(t1973, u32(10))
    t1975 = bor(t1972, t1974)
    t1976 = to(t554, u32)
    t1977 = shl(t1976, u32(11))
    t1978 = bor(t1975, t1977)
    t1979 = to(t555, u32)
    t1980 = shl(t1979, u32(12))
    t1981 = bor(t1978, t1980)
    t1982 = to(t556, u32)
    t1983 = shl(t1982, u32(13))
    t1984 = bor(t1981, t1983)
    t1985 = to(t236, u32)
    t1986 = shl(t1985, u32(14))
    t1987 = bor(t1984, t1986)
    t1988 = to(t238, u32)
    t1989 = shl(t1988, u32(15))
    t1990 = bor(t1987, t1989)
    t1991 = to(t240, u32)
    t1992 = shl(t1991, u32(16))
    t1993 = bor(t1990, t1992)
    t1994 = to(t242, u32)
    t1995 = shl(t1994, u32(17))
    t1996 = bor(t1993, t1995)
    t1997 = to(t244, u32)
    t1998 = shl(t1997, u32(18))
    t1999 = bor(t1996, t1998)
    t2000 = to(t246, u32)
    t2001 = shl(t2000, u32(19))
    t2002 = bor(t1999, t2001)
    t2003 = to(t248, u32)
    t2004 = shl(t2003, u32(20))
    t2005 = bor(t2002, t2004)
    t2006 = to(t250, u32)
    t2007 = shl(t2006, u32(21))
    t2008 = bor(t2005, t2007)
    t2009 = to(t252, u32)
    t2010 = shl(t2009, u32(22))
    t2011 = bor(t2008, t2010)
    t2012 = to(t362, u32)
    t2013 = shl(t2012, u32(23))
    t2014 = bor(t2011, t2013)
    t2015 = to(t363, u32)
    t2016 = shl(t2015, u32(24))
    t2017 = bor(t2014, t2016)
    t2018 = to(t364, u32)
    t2019 = shl(t2018, u32(25))
    t2020 = bor(t2017, t2019)
    t2021 = to(t365, u32)
    t2022 = shl(t2021, u32(26))
    t2023 = bor(t2020, t2022)
    t2024 = to(t366, u32)
    t2025 = shl(t2024, u32(27))
    t2026 = bor(t2023, t2025)
    t2027 = to(t367, u32)
    t2028 = shl(t2027, u32(28))
    t2029 = bor(t2026, t2028)
    t2030 = to(t368, u32)
    t2031 = shl(t2030, u32(29))
    t2032 = bor(t2029, t2031)
    t2033 = to(t369, u32)
    t2034 = shl(t2033, u32(30))
    t2035 = bor(t2032, t2034)
    return (t1944, t2035,)


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
    (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t162, t214, t216, t221, t226, t231, t537, t542, t547, t552, t553, t554, t555, t556, t236, t238, t240, t242, t244, t246, t248, t250, t252, t362, t363, t364, t365, t366, t367, t368, t369,) = cut(_02_mask__board, _02_mask__board_off, t35, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t27, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t32, place_0_0, t0, place_0_1, t1, place_0_2, t2, place_0_3, t3, place_0_4, t4, place_0_5, t5, place_0_6, t6, place_0_7, t7, place_0_8, t8, place_0_9, t9, place_0_10, t10, place_0_11, t11, place_0_12, t12, place_0_13, t13, place_0_14, t14, place_0_15, t15, place_0_16, t16, place_0_17, t17, place_0_18, t18, place_0_19, t19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3)
    (t971, t832, t859, t886, t913,) = cut(_03_mask__usable, _03_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1052, t1094, t1136, t1178, t1220, t1262, t1304, t1346, t1388, t1430, t1472, t1514, t1556, t1598, t1640, t1682, t1724, t1766, t1808, t1850,) = cut(_04_mask__hand, _04_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, fresh_0_1, fresh_0_2, fresh_0_3, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, place_0_0, t0, t971, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19)
    (t1944, t2035,) = cut(_05_mask__words, _05_mask__words_off, t83, t86, t87, t88, t89, t90, t91, t92, t162, t214, t832, t859, t886, t913, t216, t221, t226, t231, t1052, t1094, t1136, t1178, t1220, t1262, t1304, t1346, t1388, t1430, t1472, t1514, t1556, t1598, t1640, t1682, t1724, t1766, t1808, t1850, t537, t542, t547, t552, t553, t554, t555, t556, t236, t238, t240, t242, t244, t246, t248, t250, t252, t362, t363, t364, t365, t366, t367, t368, t369)
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
        'mask_0': t1944,
        'mask_1': t2035,
    }
