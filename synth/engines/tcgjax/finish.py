"""Generated: `finish` as 2050 operations in 5 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code
from .tables import HAND_0, ROW_0, ROW_1


def _00_end_of_game(turn_player, decider, foul, winner, over, row, source, left, heads, dealt, flow, it, phase):
    t0 = bxor(turn_player, decider)
    t1 = sub(i8(2), t0)
    t2 = select(foul, t1, winner)
    t3 = eq(t2, i8(0))
    t4 = flip(t3)
    t5 = flip(over)
    t6 = band(t4, t5)
    t7 = select(t6, i16(0), row)
    t8 = select(t6, i8(0), source)
    t9 = select(t6, i8(0), left)
    t10 = select(t6, i8(0), heads)
    t11 = select(t6, i8(0), dealt)
    t12 = select(t6, i8(0), decider)
    t13 = select(t6, i8(0), flow)
    t14 = select(t6, i8(-1), it)
    t15 = select(t6, i8(8), phase)
    return (t15, t7, t12, t13, t2, t8, t9, t14, t10, t11,)


_00_end_of_game_off = (i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _01_mask__board(t15, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t7, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t12, place_0_0, card_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3):
    t16 = eq(t15, i8(1))
    t17 = eq(t15, i8(0))
    t18 = gt(pokemon_0_0, i16(0))
    t19 = gt(pokemon_0_1, i16(0))
    t20 = gt(pokemon_0_2, i16(0))
    t21 = gt(pokemon_0_3, i16(0))
    t22 = eq(daze_0, i8(1))
    t23 = flip(t22)
    t24 = eq(daze_0, i8(2))
    t25 = flip(t24)
    t26 = band(t23, t25)
    t27 = flip(t26)
    t28 = gt(no_retreat_0, i8(0))
    t29 = bor(t27, t28)
    t30 = gt(retreated, i8(0))
    t31 = bor(t29, t30)
    t32 = sar(words_0_0_0, i32(20))
    t33 = band(t32, i32(1))
    t34 = eq(t33, i32(1))
    t35 = bor(t31, t34)
    t36 = flip(t35)
    t37 = band(t16, t36)
    t38 = add(energy_0_0_0, energy_0_0_1)
    t39 = to(t38, i16)
    t40 = to(energy_0_0_2, i16)
    t41 = add(t39, t40)
    t42 = to(energy_0_0_3, i16)
    t43 = add(t41, t42)
    t44 = to(energy_0_0_4, i16)
    t45 = add(t43, t44)
    t46 = to(energy_0_0_5, i16)
    t47 = add(t45, t46)
    t48 = to(energy_0_0_6, i16)
    t49 = add(t47, t48)
    t50 = to(energy_0_0_7, i16)
    t51 = add(t49, t50)
    t52 = to(energy_0_0_8, i16)
    t53 = add(t51, t52)
    t54 = to(t53, i8)
    t55 = sar(words_0_0_0, i32(13))
    t56 = band(t55, i32(7))
    t57 = to(t56, i8)
    t58 = sub(t57, retreat_less)
    t59 = most(t58, i8(0))
    t60 = ge(t54, t59)
    t61 = band(t37, t60)
    t62 = band(t17, t18)
    t63 = bor(t16, t62)
    t64 = gt(energy_now_0, i8(0))
    t65 = band(t16, t64)
    t66 = band(t65, t18)
    t67 = band(t65, t19)
    t68 = band(t65, t20)
    t69 = band(t65, t21)
    t70 = band(t61, t19)
    t71 = band(t61, t20)
    t72 = band(t61, t21)
    t73 = band(t16, t26)
    t74 = eq(no_attack_0, i8(0))
    t75 = band(t73, t74)
    t76 = band(words_0_0_2, i16(255))
    t77 = to(t76, i16)
    t78 = sar(words_0_0_2, i16(8))
    t79 = band(t78, i16(1))
    t80 = add(t77, t79)
    t81 = sar(words_0_0_2, i16(9))
    t82 = band(t81, i16(3))
    t83 = gt(t82, i16(0))
    t84 = select(t83, t80, i16(0))
    t85 = take(ROW_1, t84)
    t86 = band(t85, i32(3))
    t87 = to(t86, i8)
    t88 = sar(t85, i32(2))
    t89 = band(t88, i32(3))
    t90 = to(t89, i8)
    t91 = sar(t85, i32(4))
    t92 = band(t91, i32(7))
    t93 = to(t92, i8)
    t94 = sar(t85, i32(7))
    t95 = band(t94, i32(3))
    t96 = sar(t85, i32(9))
    t97 = band(t96, i32(3))
    t98 = sar(t85, i32(11))
    t99 = band(t98, i32(3))
    t100 = sar(t85, i32(13))
    t101 = band(t100, i32(3))
    t102 = to(t101, i8)
    t103 = sar(t85, i32(15))
    t104 = band(t103, i32(3))
    t105 = sar(t85, i32(17))
    t106 = band(t105, i32(7))
    t107 = band(t75, t83)
    t108 = add(t87, t90)
    t109 = add(t108, t93)
    t110 = to(t109, i32)
    t111 = add(t110, t95)
    t112 = add(t111, t97)
    t113 = add(t112, t99)
    t114 = to(t102, i32)
    t115 = add(t113, t114)
    t116 = add(t115, t104)
    t117 = add(t116, t106)
    t118 = to(t117, i8)
    t119 = ge(t54, t118)
    t120 = ge(energy_0_0_0, t87)
    t121 = band(t119, t120)
    t122 = ge(energy_0_0_1, t90)
    t123 = band(t121, t122)
    t124 = ge(energy_0_0_2, t93)
    t125 = band(t123, t124)
    t126 = to(energy_0_0_3, i32)
    t127 = ge(t126, t95)
    t128 = band(t125, t127)
    t129 = to(energy_0_0_4, i32)
    t130 = ge(t129, t97)
    t131 = band(t128, t130)
    t132 = to(energy_0_0_5, i32)
    t133 = ge(t132, t99)
    t134 = band(t131, t133)
    t135 = ge(energy_0_0_6, t102)
    t136 = band(t134, t135)
    t137 = to(energy_0_0_7, i32)
    t138 = ge(t137, t104)
    t139 = band(t136, t138)
    t140 = band(t107, t139)
    t141 = gt(t82, i16(1))
    t142 = add(t80, i16(1))
    t143 = select(t141, t142, i16(0))
    t144 = take(ROW_1, t143)
    t145 = band(t144, i32(3))
    t146 = to(t145, i8)
    t147 = sar(t144, i32(2))
    t148 = band(t147, i32(3))
    t149 = to(t148, i8)
    t150 = sar(t144, i32(4))
    t151 = band(t150, i32(7))
    t152 = to(t151, i8)
    t153 = sar(t144, i32(7))
    t154 = band(t153, i32(3))
    t155 = sar(t144, i32(9))
    t156 = band(t155, i32(3))
    t157 = sar(t144, i32(11))
    t158 = band(t157, i32(3))
    t159 = sar(t144, i32(13))
    t160 = band(t159, i32(3))
    t161 = to(t160, i8)
    t162 = sar(t144, i32(15))
    t163 = band(t162, i32(3))
    t164 = sar(t144, i32(17))
    t165 = band(t164, i32(7))
    t166 = band(t75, t141)
    t167 = add(t146, t149)
    t168 = add(t167, t152)
    t169 = to(t168, i32)
    t170 = add(t169, t154)
    t171 = add(t170, t156)
    t172 = add(t171, t158)
    t173 = to(t161, i32)
    t174 = add(t172, t173)
    t175 = add(t174, t163)
    t176 = add(t175, t165)
    t177 = to(t176, i8)
    t178 = ge(t54, t177)
    t179 = ge(energy_0_0_0, t146)
    t180 = band(t178, t179)
    t181 = ge(energy_0_0_1, t149)
    t182 = band(t180, t181)
    t183 = ge(energy_0_0_2, t152)
    t184 = band(t182, t183)
    t185 = ge(t126, t154)
    t186 = band(t184, t185)
    t187 = ge(t129, t156)
    t188 = band(t186, t187)
    t189 = ge(t132, t158)
    t190 = band(t188, t189)
    t191 = ge(energy_0_0_6, t161)
    t192 = band(t190, t191)
    t193 = ge(t137, t163)
    t194 = band(t192, t193)
    t195 = band(t166, t194)
    t196 = band(t16, t18)
    t197 = band(t196, t34)
    t198 = band(t16, t19)
    t199 = sar(words_0_1_0, i32(20))
    t200 = band(t199, i32(1))
    t201 = eq(t200, i32(1))
    t202 = band(t198, t201)
    t203 = band(t16, t20)
    t204 = sar(words_0_2_0, i32(20))
    t205 = band(t204, i32(1))
    t206 = eq(t205, i32(1))
    t207 = band(t203, t206)
    t208 = band(t16, t21)
    t209 = sar(words_0_3_0, i32(20))
    t210 = band(t209, i32(1))
    t211 = eq(t210, i32(1))
    t212 = band(t208, t211)
    t213 = eq(t15, i8(4))
    t214 = eq(t7, i16(0))
    t215 = band(t213, t214)
    t216 = gt(energy_0_0_0, i8(0))
    t217 = band(t215, t216)
    t218 = gt(energy_0_0_1, i8(0))
    t219 = band(t215, t218)
    t220 = gt(energy_0_0_2, i8(0))
    t221 = band(t215, t220)
    t222 = gt(energy_0_0_3, i8(0))
    t223 = band(t215, t222)
    t224 = gt(energy_0_0_4, i8(0))
    t225 = band(t215, t224)
    t226 = gt(energy_0_0_5, i8(0))
    t227 = band(t215, t226)
    t228 = gt(energy_0_0_6, i8(0))
    t229 = band(t215, t228)
    t230 = gt(energy_0_0_7, i8(0))
    t231 = band(t215, t230)
    t232 = gt(energy_0_0_8, i8(0))
    t233 = band(t215, t232)
    t234 = eq(t15, i8(5))
    t235 = take(ROW_0, t7)
    t236 = sar(t235, i32(20))
    t237 = band(t236, i32(1))
    t238 = band(words_1_0_2, i16(255))
    t239 = to(t238, i16)
    t240 = sar(words_1_0_2, i16(8))
    t241 = band(t240, i16(1))
    t242 = add(t239, t241)
    t243 = sar(words_1_0_2, i16(9))
    t244 = band(t243, i16(3))
    t245 = gt(t244, i16(0))
    t246 = select(t245, t242, i16(0))
    t247 = take(ROW_0, t246)
    t248 = sar(t247, i32(20))
    t249 = band(t248, i32(1))
    t250 = eq(t249, i32(0))
    t251 = band(t245, t250)
    t252 = add(t242, i16(1))
    t253 = gt(t244, i16(1))
    t254 = select(t253, t252, i16(0))
    t255 = take(ROW_0, t254)
    t256 = sar(t255, i32(20))
    t257 = band(t256, i32(1))
    t258 = eq(t257, i32(0))
    t259 = band(t253, t258)
    t260 = band(words_1_1_2, i16(255))
    t261 = to(t260, i16)
    t262 = sar(words_1_1_2, i16(8))
    t263 = band(t262, i16(1))
    t264 = add(t261, t263)
    t265 = sar(words_1_1_2, i16(9))
    t266 = band(t265, i16(3))
    t267 = gt(t266, i16(0))
    t268 = select(t267, t264, i16(0))
    t269 = eq(t237, i32(1))
    t270 = band(t269, t267)
    t271 = take(ROW_0, t268)
    t272 = sar(t271, i32(20))
    t273 = band(t272, i32(1))
    t274 = eq(t273, i32(0))
    t275 = band(t270, t274)
    t276 = add(t264, i16(1))
    t277 = gt(t266, i16(1))
    t278 = select(t277, t276, i16(0))
    t279 = band(t269, t277)
    t280 = take(ROW_0, t278)
    t281 = sar(t280, i32(20))
    t282 = band(t281, i32(1))
    t283 = eq(t282, i32(0))
    t284 = band(t279, t283)
    t285 = band(words_1_2_2, i16(255))
    t286 = to(t285, i16)
    t287 = sar(words_1_2_2, i16(8))
    t288 = band(t287, i16(1))
    t289 = add(t286, t288)
    t290 = sar(words_1_2_2, i16(9))
    t291 = band(t290, i16(3))
    t292 = gt(t291, i16(0))
    t293 = select(t292, t289, i16(0))
    t294 = band(t269, t292)
    t295 = take(ROW_0, t293)
    t296 = sar(t295, i32(20))
    t297 = band(t296, i32(1))
    t298 = eq(t297, i32(0))
    t299 = band(t294, t298)
    t300 = add(t289, i16(1))
    t301 = gt(t291, i16(1))
    t302 = select(t301, t300, i16(0))
    t303 = band(t269, t301)
    t304 = take(ROW_0, t302)
    t305 = sar(t304, i32(20))
    t306 = band(t305, i32(1))
    t307 = eq(t306, i32(0))
    t308 = band(t303, t307)
    t309 = band(words_1_3_2, i16(255))
    t310 = to(t309, i16)
    t311 = sar(words_1_3_2, i16(8))
    t312 = band(t311, i16(1))
    t313 = add(t310, t312)
    t314 = sar(words_1_3_2, i16(9))
    t315 = band(t314, i16(3))
    t316 = gt(t315, i16(0))
    t317 = select(t316, t313, i16(0))
    t318 = band(t269, t316)
    t319 = take(ROW_0, t317)
    t320 = sar(t319, i32(20))
    t321 = band(t320, i32(1))
    t322 = eq(t321, i32(0))
    t323 = band(t318, t322)
    t324 = add(t313, i16(1))
    t325 = gt(t315, i16(1))
    t326 = select(t325, t324, i16(0))
    t327 = band(t269, t325)
    t328 = take(ROW_0, t326)
    t329 = sar(t328, i32(20))
    t330 = band(t329, i32(1))
    t331 = eq(t330, i32(0))
    t332 = band(t327, t331)
    t333 = band(t234, t251)
    t334 = band(t234, t259)
    t335 = band(t234, t275)
    t336 = band(t234, t284)
    t337 = band(t234, t299)
    t338 = band(t234, t308)
    t339 = band(t234, t323)
    t340 = band(t234, t332)
    t341 = eq(t12, i8(1))
    t342 = eq(t15, i8(3))
    t343 = band(t342, t214)
    t344 = eq(place_0_0, i8(8))
    t345 = band(t344, t343)
    t346 = take(HAND_0, card_0_0)
    t347 = sar(t346, i32(4))
    t348 = band(t347, i32(255))
    t349 = to(t348, i16)
    t350 = select(t345, t349, i16(0))
    t351 = eq(place_0_1, i8(8))
    t352 = band(t351, t343)
    t353 = take(HAND_0, card_0_1)
    t354 = sar(t353, i32(4))
    t355 = band(t354, i32(255))
    t356 = to(t355, i16)
    t357 = select(t352, t356, t350)
    t358 = eq(place_0_2, i8(8))
    t359 = band(t358, t343)
    t360 = take(HAND_0, card_0_2)
    t361 = sar(t360, i32(4))
    t362 = band(t361, i32(255))
    t363 = to(t362, i16)
    t364 = select(t359, t363, t357)
    t365 = eq(place_0_3, i8(8))
    t366 = band(t365, t343)
    t367 = take(HAND_0, card_0_3)
    t368 = sar(t367, i32(4))
    t369 = band(t368, i32(255))
    t370 = to(t369, i16)
    t371 = select(t366, t370, t364)
    t372 = eq(place_0_4, i8(8))
    t373 = band(t372, t343)
    t374 = take(HAND_0, card_0_4)
    t375 = sar(t374, i32(4))
    t376 = band(t375, i32(255))
    t377 = to(t376, i16)
    t378 = select(t373, t377, t371)
    t379 = eq(place_0_5, i8(8))
    t380 = band(t379, t343)
    t381 = take(HAND_0, card_0_5)
    t382 = sar(t381, i32(4))
    t383 = band(t382, i32(255))
    t384 = to(t383, i16)
    t385 = select(t380, t384, t378)
    t386 = eq(place_0_6, i8(8))
    t387 = band(t386, t343)
    t388 = take(HAND_0, card_0_6)
    t389 = sar(t388, i32(4))
    t390 = band(t389, i32(255))
    t391 = to(t390, i16)
    t392 = select(t387, t391, t385)
    t393 = eq(place_0_7, i8(8))
    t394 = band(t393, t343)
    t395 = take(HAND_0, card_0_7)
    t396 = sar(t395, i32(4))
    t397 = band(t396, i32(255))
    t398 = to(t397, i16)
    t399 = select(t394, t398, t392)
    t400 = eq(place_0_8, i8(8))
    t401 = band(t400, t343)
    t402 = take(HAND_0, card_0_8)
    t403 = sar(t402, i32(4))
    t404 = band(t403, i32(255))
    t405 = to(t404, i16)
    t406 = select(t401, t405, t399)
    t407 = eq(place_0_9, i8(8))
    t408 = band(t407, t343)
    t409 = take(HAND_0, card_0_9)
    t410 = sar(t409, i32(4))
    t411 = band(t410, i32(255))
    t412 = to(t411, i16)
    t413 = select(t408, t412, t406)
    t414 = eq(place_0_10, i8(8))
    t415 = band(t414, t343)
    t416 = take(HAND_0, card_0_10)
    t417 = sar(t416, i32(4))
    t418 = band(t417, i32(255))
    t419 = to(t418, i16)
    t420 = select(t415, t419, t413)
    t421 = eq(place_0_11, i8(8))
    t422 = band(t421, t343)
    t423 = take(HAND_0, card_0_11)
    t424 = sar(t423, i32(4))
    t425 = band(t424, i32(255))
    t426 = to(t425, i16)
    t427 = select(t422, t426, t420)
    t428 = eq(place_0_12, i8(8))
    t429 = band(t428, t343)
    t430 = take(HAND_0, card_0_12)
    t431 = sar(t430, i32(4))
    t432 = band(t431, i32(255))
    t433 = to(t432, i16)
    t434 = select(t429, t433, t427)
    t435 = eq(place_0_13, i8(8))
    t436 = band(t435, t343)
    t437 = take(HAND_0, card_0_13)
    t438 = sar(t437, i32(4))
    t439 = band(t438, i32(255))
    t440 = to(t439, i16)
    t441 = select(t436, t440, t434)
    t442 = eq(place_0_14, i8(8))
    t443 = band(t442, t343)
    t444 = take(HAND_0, card_0_14)
    t445 = sar(t444, i32(4))
    t446 = band(t445, i32(255))
    t447 = to(t446, i16)
    t448 = select(t443, t447, t441)
    t449 = eq(place_0_15, i8(8))
    t450 = band(t449, t343)
    t451 = take(HAND_0, card_0_15)
    t452 = sar(t451, i32(4))
    t453 = band(t452, i32(255))
    t454 = to(t453, i16)
    t455 = select(t450, t454, t448)
    t456 = eq(place_0_16, i8(8))
    t457 = band(t456, t343)
    t458 = take(HAND_0, card_0_16)
    t459 = sar(t458, i32(4))
    t460 = band(t459, i32(255))
    t461 = to(t460, i16)
    t462 = select(t457, t461, t455)
    t463 = eq(place_0_17, i8(8))
    t464 = band(t463, t343)
    t465 = take(HAND_0, card_0_17)
    t466 = sar(t465, i32(4))
    t467 = band(t466, i32(255))
    t468 = to(t467, i16)
    t469 = select(t464, t468, t462)
    t470 = eq(place_0_18, i8(8))
    t471 = band(t470, t343)
    t472 = take(HAND_0, card_0_18)
    t473 = sar(t472, i32(4))
    t474 = band(t473, i32(255))
    t475 = to(t474, i16)
    t476 = select(t471, t475, t469)
    t477 = eq(place_0_19, i8(8))
    t478 = band(t477, t343)
    t479 = take(HAND_0, card_0_19)
    t480 = sar(t479, i32(4))
    t481 = band(t480, i32(255))
    t482 = to(t481, i16)
    t483 = select(t478, t482, t476)
    t484 = band(offer0, t342)
    t485 = gt(t7, i16(0))
    t486 = band(t484, t485)
    t487 = band(offer1, t342)
    t488 = band(t487, t485)
    t489 = band(offer2, t342)
    t490 = band(t489, t485)
    t491 = band(offer3, t342)
    t492 = band(t491, t485)
    t493 = band(offer4, t342)
    t494 = band(t493, t485)
    t495 = band(offer5, t342)
    t496 = band(t495, t485)
    t497 = band(offer6, t342)
    t498 = band(t497, t485)
    t499 = band(offer7, t342)
    t500 = band(t499, t485)
    t501 = gt(t483, i16(0))
    t502 = band(words_0_0_1, i16(255))
    t503 = to(t502, i16)
    t504 = eq(t503, t483)
    t505 = band(t501, t504)
    t506 = eq(fresh_0_0, i8(0))
    t507 = band(t505, t506)
    t508 = band(words_0_1_1, i16(255))
    t509 = to(t508, i16)
    t510 = eq(t509, t483)
    t511 = band(t501, t510)
    t512 = eq(fresh_0_1, i8(0))
    t513 = band(t511, t512)
    t514 = band(words_0_2_1, i16(255))
    t515 = to(t514, i16)
    t516 = eq(t515, t483)
    t517 = band(t501, t516)
    t518 = eq(fresh_0_2, i8(0))
    t519 = band(t517, t518)
    t520 = band(words_0_3_1, i16(255))
    t521 = to(t520, i16)
    t522 = eq(t521, t483)
    t523 = band(t501, t522)
    t524 = eq(fresh_0_3, i8(0))
    t525 = band(t523, t524)
    t526 = eq(t15, i8(2))
    t527 = select(t341, t494, t486)
    t528 = bor(t527, t507)
    t529 = select(t341, t496, t488)
    t530 = bor(t529, t513)
    t531 = gt(pokemon_1_1, i16(0))
    t532 = select(t341, t531, t19)
    t533 = band(t526, t532)
    t534 = bor(t530, t533)
    t535 = select(t341, t498, t490)
    t536 = bor(t535, t519)
    t537 = gt(pokemon_1_2, i16(0))
    t538 = select(t341, t537, t20)
    t539 = band(t526, t538)
    t540 = bor(t536, t539)
    t541 = select(t341, t500, t492)
    t542 = bor(t541, t525)
    t543 = gt(pokemon_1_3, i16(0))
    t544 = select(t341, t543, t21)
    t545 = band(t526, t544)
    t546 = bor(t542, t545)
    t547 = select(t341, t486, t494)
    t548 = select(t341, t488, t496)
    t549 = select(t341, t490, t498)
    t550 = select(t341, t492, t500)
    return (t16, t17, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t197, t202, t207, t212, t528, t534, t540, t546, t547, t548, t549, t550, t217, t219, t221, t223, t225, t227, t229, t231, t233, t333, t334, t335, t336, t337, t338, t339, t340,)


_01_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _02_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t16, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
    t551 = gt(pokemon_0_0, i16(0))
    t552 = gt(pokemon_0_1, i16(0))
    t553 = gt(pokemon_0_2, i16(0))
    t554 = gt(pokemon_0_3, i16(0))
    t555 = gt(damage_0_0, i8(0))
    t556 = band(t551, t555)
    t557 = gt(damage_0_1, i8(0))
    t558 = band(t552, t557)
    t559 = bor(t556, t558)
    t560 = gt(damage_0_2, i8(0))
    t561 = band(t553, t560)
    t562 = bor(t559, t561)
    t563 = gt(damage_0_3, i8(0))
    t564 = band(t554, t563)
    t565 = bor(t562, t564)
    t566 = gt(pokemon_1_0, i16(0))
    t567 = gt(pokemon_1_1, i16(0))
    t568 = gt(pokemon_1_2, i16(0))
    t569 = gt(pokemon_1_3, i16(0))
    t570 = sar(words_1_1_0, i32(18))
    t571 = band(t570, i32(3))
    t572 = to(t571, i8)
    t573 = eq(t572, i8(0))
    t574 = band(t567, t573)
    t575 = sar(words_1_2_0, i32(18))
    t576 = band(t575, i32(3))
    t577 = to(t576, i8)
    t578 = eq(t577, i8(0))
    t579 = band(t568, t578)
    t580 = sar(words_1_3_0, i32(18))
    t581 = band(t580, i32(3))
    t582 = to(t581, i8)
    t583 = eq(t582, i8(0))
    t584 = band(t569, t583)
    t585 = bor(t574, t579)
    t586 = bor(t585, t584)
    t587 = band(t566, t586)
    t588 = bor(t566, t567)
    t589 = bor(t588, t568)
    t590 = bor(t589, t569)
    t591 = eq(daze_1, i8(1))
    t592 = flip(t591)
    t593 = band(t566, t592)
    t594 = sar(words_0_0_0, i32(5))
    t595 = band(t594, i32(15))
    t596 = to(t595, i8)
    t597 = eq(t596, i8(4))
    t598 = band(t551, t597)
    t599 = sar(words_0_1_0, i32(5))
    t600 = band(t599, i32(15))
    t601 = to(t600, i8)
    t602 = sar(words_0_2_0, i32(5))
    t603 = band(t602, i32(15))
    t604 = to(t603, i8)
    t605 = sar(words_0_3_0, i32(5))
    t606 = band(t605, i32(15))
    t607 = to(t606, i8)
    t608 = eq(poison_1, i8(1))
    t609 = flip(t608)
    t610 = band(t566, t609)
    t611 = bor(t567, t568)
    t612 = bor(t611, t569)
    t613 = band(t566, t612)
    t614 = eq(place_0_0, i8(0))
    t615 = eq(place_0_1, i8(0))
    t616 = bor(t614, t615)
    t617 = eq(place_0_2, i8(0))
    t618 = bor(t616, t617)
    t619 = eq(place_0_3, i8(0))
    t620 = bor(t618, t619)
    t621 = eq(place_0_4, i8(0))
    t622 = bor(t620, t621)
    t623 = eq(place_0_5, i8(0))
    t624 = bor(t622, t623)
    t625 = eq(place_0_6, i8(0))
    t626 = bor(t624, t625)
    t627 = eq(place_0_7, i8(0))
    t628 = bor(t626, t627)
    t629 = eq(place_0_8, i8(0))
    t630 = bor(t628, t629)
    t631 = eq(place_0_9, i8(0))
    t632 = bor(t630, t631)
    t633 = eq(place_0_10, i8(0))
    t634 = bor(t632, t633)
    t635 = eq(place_0_11, i8(0))
    t636 = bor(t634, t635)
    t637 = eq(place_0_12, i8(0))
    t638 = bor(t636, t637)
    t639 = eq(place_0_13, i8(0))
    t640 = bor(t638, t639)
    t641 = eq(place_0_14, i8(0))
    t642 = bor(t640, t641)
    t643 = eq(place_0_15, i8(0))
    t644 = bor(t642, t643)
    t645 = eq(place_0_16, i8(0))
    t646 = bor(t644, t645)
    t647 = eq(place_0_17, i8(0))
    t648 = bor(t646, t647)
    t649 = eq(place_0_18, i8(0))
    t650 = bor(t648, t649)
    t651 = eq(place_0_19, i8(0))
    t652 = bor(t650, t651)
    t653 = eq(t596, i8(0))
    t654 = band(t551, t653)
    t655 = eq(t601, i8(0))
    t656 = band(t552, t655)
    t657 = eq(t604, i8(0))
    t658 = band(t553, t657)
    t659 = eq(t607, i8(0))
    t660 = band(t554, t659)
    t661 = band(t654, t555)
    t662 = band(t656, t557)
    t663 = bor(t661, t662)
    t664 = band(t658, t560)
    t665 = bor(t663, t664)
    t666 = band(t660, t563)
    t667 = bor(t665, t666)
    t668 = eq(t596, i8(2))
    t669 = band(t551, t668)
    t670 = eq(t601, i8(2))
    t671 = band(t552, t670)
    t672 = eq(t604, i8(2))
    t673 = band(t553, t672)
    t674 = eq(t607, i8(2))
    t675 = band(t554, t674)
    t676 = bor(t669, t671)
    t677 = bor(t676, t673)
    t678 = bor(t677, t675)
    t679 = sar(words_0_0_1, i16(11))
    t680 = band(t679, i16(1))
    t681 = eq(t680, i16(1))
    t682 = band(t551, t681)
    t683 = sar(words_0_0_1, i16(12))
    t684 = band(t683, i16(1))
    t685 = eq(t684, i16(1))
    t686 = band(t551, t685)
    t687 = sar(words_0_1_1, i16(12))
    t688 = band(t687, i16(1))
    t689 = eq(t688, i16(1))
    t690 = band(t552, t689)
    t691 = sar(words_0_2_1, i16(12))
    t692 = band(t691, i16(1))
    t693 = eq(t692, i16(1))
    t694 = band(t553, t693)
    t695 = sar(words_0_3_1, i16(12))
    t696 = band(t695, i16(1))
    t697 = eq(t696, i16(1))
    t698 = band(t554, t697)
    t699 = bor(t686, t690)
    t700 = bor(t699, t694)
    t701 = bor(t700, t698)
    t702 = sar(words_0_0_1, i16(13))
    t703 = band(t702, i16(1))
    t704 = eq(t703, i16(1))
    t705 = band(t551, t704)
    t706 = gt(energy_0_1_3, i8(0))
    t707 = band(t552, t706)
    t708 = gt(energy_0_2_3, i8(0))
    t709 = band(t553, t708)
    t710 = bor(t707, t709)
    t711 = gt(energy_0_3_3, i8(0))
    t712 = band(t554, t711)
    t713 = bor(t710, t712)
    t714 = band(t713, t705)
    t715 = eq(place_1_0, i8(1))
    t716 = eq(place_1_1, i8(1))
    t717 = bor(t715, t716)
    t718 = eq(place_1_2, i8(1))
    t719 = bor(t717, t718)
    t720 = eq(place_1_3, i8(1))
    t721 = bor(t719, t720)
    t722 = eq(place_1_4, i8(1))
    t723 = bor(t721, t722)
    t724 = eq(place_1_5, i8(1))
    t725 = bor(t723, t724)
    t726 = eq(place_1_6, i8(1))
    t727 = bor(t725, t726)
    t728 = eq(place_1_7, i8(1))
    t729 = bor(t727, t728)
    t730 = eq(place_1_8, i8(1))
    t731 = bor(t729, t730)
    t732 = eq(place_1_9, i8(1))
    t733 = bor(t731, t732)
    t734 = eq(place_1_10, i8(1))
    t735 = bor(t733, t734)
    t736 = eq(place_1_11, i8(1))
    t737 = bor(t735, t736)
    t738 = eq(place_1_12, i8(1))
    t739 = bor(t737, t738)
    t740 = eq(place_1_13, i8(1))
    t741 = bor(t739, t740)
    t742 = eq(place_1_14, i8(1))
    t743 = bor(t741, t742)
    t744 = eq(place_1_15, i8(1))
    t745 = bor(t743, t744)
    t746 = eq(place_1_16, i8(1))
    t747 = bor(t745, t746)
    t748 = eq(place_1_17, i8(1))
    t749 = bor(t747, t748)
    t750 = eq(place_1_18, i8(1))
    t751 = bor(t749, t750)
    t752 = eq(place_1_19, i8(1))
    t753 = bor(t751, t752)
    t754 = eq(place_1_0, i8(0))
    t755 = eq(place_1_1, i8(0))
    t756 = bor(t754, t755)
    t757 = eq(place_1_2, i8(0))
    t758 = bor(t756, t757)
    t759 = eq(place_1_3, i8(0))
    t760 = bor(t758, t759)
    t761 = eq(place_1_4, i8(0))
    t762 = bor(t760, t761)
    t763 = eq(place_1_5, i8(0))
    t764 = bor(t762, t763)
    t765 = eq(place_1_6, i8(0))
    t766 = bor(t764, t765)
    t767 = eq(place_1_7, i8(0))
    t768 = bor(t766, t767)
    t769 = eq(place_1_8, i8(0))
    t770 = bor(t768, t769)
    t771 = eq(place_1_9, i8(0))
    t772 = bor(t770, t771)
    t773 = eq(place_1_10, i8(0))
    t774 = bor(t772, t773)
    t775 = eq(place_1_11, i8(0))
    t776 = bor(t774, t775)
    t777 = eq(place_1_12, i8(0))
    t778 = bor(t776, t777)
    t779 = eq(place_1_13, i8(0))
    t780 = bor(t778, t779)
    t781 = eq(place_1_14, i8(0))
    t782 = bor(t780, t781)
    t783 = eq(place_1_15, i8(0))
    t784 = bor(t782, t783)
    t785 = eq(place_1_16, i8(0))
    t786 = bor(t784, t785)
    t787 = eq(place_1_17, i8(0))
    t788 = bor(t786, t787)
    t789 = eq(place_1_18, i8(0))
    t790 = bor(t788, t789)
    t791 = eq(place_1_19, i8(0))
    t792 = bor(t790, t791)
    t793 = bor(t753, t792)
    t794 = sar(words_0_0_3, i16(6))
    t795 = band(t794, i16(15))
    t796 = band(words_0_0_3, i16(1))
    t797 = eq(t796, i16(1))
    t798 = eq(used_0_0, i8(0))
    t799 = band(t797, t798)
    t800 = eq(t795, i16(1))
    t801 = band(t800, t565)
    t802 = eq(t795, i16(2))
    t803 = band(t802, t587)
    t804 = bor(t801, t803)
    t805 = eq(t795, i16(3))
    t806 = band(t805, t590)
    t807 = bor(t804, t806)
    t808 = eq(t795, i16(4))
    t809 = bor(t807, t808)
    t810 = eq(t795, i16(5))
    t811 = band(t810, t593)
    t812 = bor(t809, t811)
    t813 = eq(t795, i16(6))
    t814 = band(t813, t598)
    t815 = bor(t812, t814)
    t816 = eq(t795, i16(7))
    t817 = band(t816, t610)
    t818 = bor(t815, t817)
    t819 = eq(t795, i16(8))
    t820 = band(t819, t613)
    t821 = bor(t818, t820)
    t822 = eq(t795, i16(9))
    t823 = band(t822, t652)
    t824 = bor(t821, t823)
    t825 = band(t16, t799)
    t826 = band(t825, t824)
    t827 = sar(words_0_1_3, i16(6))
    t828 = band(t827, i16(15))
    t829 = band(words_0_1_3, i16(1))
    t830 = eq(t829, i16(1))
    t831 = eq(used_0_1, i8(0))
    t832 = band(t830, t831)
    t833 = eq(t828, i16(1))
    t834 = band(t833, t565)
    t835 = eq(t828, i16(3))
    t836 = band(t835, t590)
    t837 = bor(t834, t836)
    t838 = eq(t828, i16(4))
    t839 = bor(t837, t838)
    t840 = eq(t828, i16(5))
    t841 = band(t840, t593)
    t842 = bor(t839, t841)
    t843 = eq(t828, i16(6))
    t844 = band(t843, t598)
    t845 = bor(t842, t844)
    t846 = eq(t828, i16(8))
    t847 = band(t846, t613)
    t848 = bor(t845, t847)
    t849 = eq(t828, i16(9))
    t850 = band(t849, t652)
    t851 = bor(t848, t850)
    t852 = band(t16, t832)
    t853 = band(t852, t851)
    t854 = sar(words_0_2_3, i16(6))
    t855 = band(t854, i16(15))
    t856 = band(words_0_2_3, i16(1))
    t857 = eq(t856, i16(1))
    t858 = eq(used_0_2, i8(0))
    t859 = band(t857, t858)
    t860 = eq(t855, i16(1))
    t861 = band(t860, t565)
    t862 = eq(t855, i16(3))
    t863 = band(t862, t590)
    t864 = bor(t861, t863)
    t865 = eq(t855, i16(4))
    t866 = bor(t864, t865)
    t867 = eq(t855, i16(5))
    t868 = band(t867, t593)
    t869 = bor(t866, t868)
    t870 = eq(t855, i16(6))
    t871 = band(t870, t598)
    t872 = bor(t869, t871)
    t873 = eq(t855, i16(8))
    t874 = band(t873, t613)
    t875 = bor(t872, t874)
    t876 = eq(t855, i16(9))
    t877 = band(t876, t652)
    t878 = bor(t875, t877)
    t879 = band(t16, t859)
    t880 = band(t879, t878)
    t881 = sar(words_0_3_3, i16(6))
    t882 = band(t881, i16(15))
    t883 = band(words_0_3_3, i16(1))
    t884 = eq(t883, i16(1))
    t885 = eq(used_0_3, i8(0))
    t886 = band(t884, t885)
    t887 = eq(t882, i16(1))
    t888 = band(t887, t565)
    t889 = eq(t882, i16(3))
    t890 = band(t889, t590)
    t891 = bor(t888, t890)
    t892 = eq(t882, i16(4))
    t893 = bor(t891, t892)
    t894 = eq(t882, i16(5))
    t895 = band(t894, t593)
    t896 = bor(t893, t895)
    t897 = eq(t882, i16(6))
    t898 = band(t897, t598)
    t899 = bor(t896, t898)
    t900 = eq(t882, i16(8))
    t901 = band(t900, t613)
    t902 = bor(t899, t901)
    t903 = eq(t882, i16(9))
    t904 = band(t903, t652)
    t905 = bor(t902, t904)
    t906 = band(t16, t886)
    t907 = band(t906, t905)
    t908 = to(t565, i32)
    t909 = shl(t908, i32(1))
    t910 = to(t587, i32)
    t911 = shl(t910, i32(2))
    t912 = bor(t909, t911)
    t913 = to(t590, i32)
    t914 = shl(t913, i32(3))
    t915 = bor(t912, t914)
    t916 = bor(t915, i32(16))
    t917 = to(t593, i32)
    t918 = shl(t917, i32(5))
    t919 = bor(t916, t918)
    t920 = to(t598, i32)
    t921 = shl(t920, i32(6))
    t922 = bor(t919, t921)
    t923 = to(t610, i32)
    t924 = shl(t923, i32(7))
    t925 = bor(t922, t924)
    t926 = to(t613, i32)
    t927 = shl(t926, i32(8))
    t928 = bor(t925, t927)
    t929 = to(t652, i32)
    t930 = shl(t929, i32(9))
    t931 = bor(t928, t930)
    t932 = to(t667, i32)
    t933 = shl(t932, i32(10))
    t934 = bor(t931, t933)
    t935 = to(t678, i32)
    t936 = shl(t935, i32(11))
    t937 = bor(t934, t936)
    t938 = bor(t937, i32(4096))
    t939 = to(t682, i32)
    t940 = shl(t939, i32(13))
    t941 = bor(t938, t940)
    t942 = bor(t941, i32(16384))
    t943 = to(t701, i32)
    t944 = shl(t943, i32(15))
    t945 = bor(t942, t944)
    t946 = shl(t926, i32(16))
    t947 = bor(t945, t946)
    t948 = to(t714, i32)
    t949 = shl(t948, i32(17))
    t950 = bor(t947, t949)
    t951 = shl(t929, i32(18))
    t952 = bor(t950, t951)
    t953 = shl(t929, i32(19))
    t954 = bor(t952, t953)
    t955 = shl(t908, i32(20))
    t956 = bor(t954, t955)
    t957 = bor(t956, i32(2097152))
    t958 = to(t753, i32)
    t959 = shl(t958, i32(22))
    t960 = bor(t957, t959)
    t961 = shl(t929, i32(23))
    t962 = bor(t960, t961)
    t963 = to(t793, i32)
    t964 = shl(t963, i32(24))
    t965 = bor(t962, t964)
    return (t965, t826, t853, t880, t907,)


_02_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t16, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, card_0_0, t965, t17, pokemon_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19):
    t966 = gt(pokemon_0_1, i16(0))
    t967 = flip(t966)
    t968 = gt(pokemon_0_2, i16(0))
    t969 = flip(t968)
    t970 = band(t969, t966)
    t971 = bor(t967, t969)
    t972 = gt(pokemon_0_3, i16(0))
    t973 = flip(t972)
    t974 = flip(t971)
    t975 = band(t973, t974)
    t976 = bor(t967, t970)
    t977 = bor(t976, t975)
    t978 = gt(locked_0, i8(0))
    t979 = gt(supporter_played, i8(0))
    t980 = bor(t978, t979)
    t981 = sar(words_1_0_3, i16(1))
    t982 = band(t981, i16(1))
    t983 = eq(t982, i16(1))
    t984 = bor(t980, t983)
    t985 = gt(turn, i8(2))
    t986 = band(t16, t985)
    t987 = eq(fresh_0_0, i8(0))
    t988 = band(words_0_0_1, i16(255))
    t989 = to(t988, i16)
    t990 = select(t987, t989, i16(0))
    t991 = eq(fresh_0_1, i8(0))
    t992 = band(words_0_1_1, i16(255))
    t993 = to(t992, i16)
    t994 = select(t991, t993, i16(0))
    t995 = eq(fresh_0_2, i8(0))
    t996 = band(words_0_2_1, i16(255))
    t997 = to(t996, i16)
    t998 = select(t995, t997, i16(0))
    t999 = eq(fresh_0_3, i8(0))
    t1000 = band(words_0_3_1, i16(255))
    t1001 = to(t1000, i16)
    t1002 = select(t999, t1001, i16(0))
    t1003 = eq(place_0_0, i8(1))
    t1004 = take(HAND_0, card_0_0)
    t1005 = band(t1004, i32(7))
    t1006 = to(t1005, i8)
    t1007 = sar(t1004, i32(4))
    t1008 = band(t1007, i32(255))
    t1009 = to(t1008, i16)
    t1010 = sar(t1004, i32(3))
    t1011 = band(t1010, i32(1))
    t1012 = eq(t1011, i32(1))
    t1013 = eq(t1006, i8(6))
    t1014 = band(t1013, t16)
    t1015 = bor(t1012, t1014)
    t1016 = gt(t1009, i16(0))
    t1017 = eq(t1009, t990)
    t1018 = eq(t1009, t994)
    t1019 = bor(t1017, t1018)
    t1020 = eq(t1009, t998)
    t1021 = bor(t1019, t1020)
    t1022 = eq(t1009, t1002)
    t1023 = bor(t1021, t1022)
    t1024 = band(t1016, t1023)
    t1025 = sar(t1004, i32(12))
    t1026 = band(t1025, i32(31))
    t1027 = sar(t965, t1026)
    t1028 = band(t1027, i32(1))
    t1029 = eq(t1028, i32(1))
    t1030 = eq(t1006, i8(2))
    t1031 = eq(t1006, i8(3))
    t1032 = flip(t984)
    t1033 = band(t1031, t1032)
    t1034 = bor(t1030, t1033)
    t1035 = band(t1029, t1034)
    t1036 = bor(t16, t17)
    t1037 = band(t1015, t1036)
    t1038 = gt(pokemon_0_0, i16(0))
    t1039 = flip(t1038)
    t1040 = band(t17, t1039)
    t1041 = bor(t977, t1040)
    t1042 = band(t1037, t1041)
    t1043 = band(t986, t1024)
    t1044 = bor(t1042, t1043)
    t1045 = band(t16, t1035)
    t1046 = bor(t1044, t1045)
    t1047 = band(t1003, t1046)
    t1048 = eq(place_0_1, i8(1))
    t1049 = take(HAND_0, card_0_1)
    t1050 = band(t1049, i32(7))
    t1051 = to(t1050, i8)
    t1052 = sar(t1049, i32(4))
    t1053 = band(t1052, i32(255))
    t1054 = to(t1053, i16)
    t1055 = sar(t1049, i32(3))
    t1056 = band(t1055, i32(1))
    t1057 = eq(t1056, i32(1))
    t1058 = eq(t1051, i8(6))
    t1059 = band(t1058, t16)
    t1060 = bor(t1057, t1059)
    t1061 = gt(t1054, i16(0))
    t1062 = eq(t1054, t990)
    t1063 = eq(t1054, t994)
    t1064 = bor(t1062, t1063)
    t1065 = eq(t1054, t998)
    t1066 = bor(t1064, t1065)
    t1067 = eq(t1054, t1002)
    t1068 = bor(t1066, t1067)
    t1069 = band(t1061, t1068)
    t1070 = sar(t1049, i32(12))
    t1071 = band(t1070, i32(31))
    t1072 = sar(t965, t1071)
    t1073 = band(t1072, i32(1))
    t1074 = eq(t1073, i32(1))
    t1075 = eq(t1051, i8(2))
    t1076 = eq(t1051, i8(3))
    t1077 = band(t1076, t1032)
    t1078 = bor(t1075, t1077)
    t1079 = band(t1074, t1078)
    t1080 = band(t1060, t1036)
    t1081 = band(t1080, t1041)
    t1082 = band(t986, t1069)
    t1083 = bor(t1081, t1082)
    t1084 = band(t16, t1079)
    t1085 = bor(t1083, t1084)
    t1086 = eq(card_0_0, card_0_1)
    t1087 = band(t1003, t1086)
    t1088 = band(t1048, t1085)
    t1089 = flip(t1087)
    t1090 = band(t1088, t1089)
    t1091 = eq(place_0_2, i8(1))
    t1092 = take(HAND_0, card_0_2)
    t1093 = band(t1092, i32(7))
    t1094 = to(t1093, i8)
    t1095 = sar(t1092, i32(4))
    t1096 = band(t1095, i32(255))
    t1097 = to(t1096, i16)
    t1098 = sar(t1092, i32(3))
    t1099 = band(t1098, i32(1))
    t1100 = eq(t1099, i32(1))
    t1101 = eq(t1094, i8(6))
    t1102 = band(t1101, t16)
    t1103 = bor(t1100, t1102)
    t1104 = gt(t1097, i16(0))
    t1105 = eq(t1097, t990)
    t1106 = eq(t1097, t994)
    t1107 = bor(t1105, t1106)
    t1108 = eq(t1097, t998)
    t1109 = bor(t1107, t1108)
    t1110 = eq(t1097, t1002)
    t1111 = bor(t1109, t1110)
    t1112 = band(t1104, t1111)
    t1113 = sar(t1092, i32(12))
    t1114 = band(t1113, i32(31))
    t1115 = sar(t965, t1114)
    t1116 = band(t1115, i32(1))
    t1117 = eq(t1116, i32(1))
    t1118 = eq(t1094, i8(2))
    t1119 = eq(t1094, i8(3))
    t1120 = band(t1119, t1032)
    t1121 = bor(t1118, t1120)
    t1122 = band(t1117, t1121)
    t1123 = band(t1103, t1036)
    t1124 = band(t1123, t1041)
    t1125 = band(t986, t1112)
    t1126 = bor(t1124, t1125)
    t1127 = band(t16, t1122)
    t1128 = bor(t1126, t1127)
    t1129 = eq(card_0_1, card_0_2)
    t1130 = band(t1048, t1129)
    t1131 = band(t1091, t1128)
    t1132 = flip(t1130)
    t1133 = band(t1131, t1132)
    t1134 = eq(place_0_3, i8(1))
    t1135 = take(HAND_0, card_0_3)
    t1136 = band(t1135, i32(7))
    t1137 = to(t1136, i8)
    t1138 = sar(t1135, i32(4))
    t1139 = band(t1138, i32(255))
    t1140 = to(t1139, i16)
    t1141 = sar(t1135, i32(3))
    t1142 = band(t1141, i32(1))
    t1143 = eq(t1142, i32(1))
    t1144 = eq(t1137, i8(6))
    t1145 = band(t1144, t16)
    t1146 = bor(t1143, t1145)
    t1147 = gt(t1140, i16(0))
    t1148 = eq(t1140, t990)
    t1149 = eq(t1140, t994)
    t1150 = bor(t1148, t1149)
    t1151 = eq(t1140, t998)
    t1152 = bor(t1150, t1151)
    t1153 = eq(t1140, t1002)
    t1154 = bor(t1152, t1153)
    t1155 = band(t1147, t1154)
    t1156 = sar(t1135, i32(12))
    t1157 = band(t1156, i32(31))
    t1158 = sar(t965, t1157)
    t1159 = band(t1158, i32(1))
    t1160 = eq(t1159, i32(1))
    t1161 = eq(t1137, i8(2))
    t1162 = eq(t1137, i8(3))
    t1163 = band(t1162, t1032)
    t1164 = bor(t1161, t1163)
    t1165 = band(t1160, t1164)
    t1166 = band(t1146, t1036)
    t1167 = band(t1166, t1041)
    t1168 = band(t986, t1155)
    t1169 = bor(t1167, t1168)
    t1170 = band(t16, t1165)
    t1171 = bor(t1169, t1170)
    t1172 = eq(card_0_2, card_0_3)
    t1173 = band(t1091, t1172)
    t1174 = band(t1134, t1171)
    t1175 = flip(t1173)
    t1176 = band(t1174, t1175)
    t1177 = eq(place_0_4, i8(1))
    t1178 = take(HAND_0, card_0_4)
    t1179 = band(t1178, i32(7))
    t1180 = to(t1179, i8)
    t1181 = sar(t1178, i32(4))
    t1182 = band(t1181, i32(255))
    t1183 = to(t1182, i16)
    t1184 = sar(t1178, i32(3))
    t1185 = band(t1184, i32(1))
    t1186 = eq(t1185, i32(1))
    t1187 = eq(t1180, i8(6))
    t1188 = band(t1187, t16)
    t1189 = bor(t1186, t1188)
    t1190 = gt(t1183, i16(0))
    t1191 = eq(t1183, t990)
    t1192 = eq(t1183, t994)
    t1193 = bor(t1191, t1192)
    t1194 = eq(t1183, t998)
    t1195 = bor(t1193, t1194)
    t1196 = eq(t1183, t1002)
    t1197 = bor(t1195, t1196)
    t1198 = band(t1190, t1197)
    t1199 = sar(t1178, i32(12))
    t1200 = band(t1199, i32(31))
    t1201 = sar(t965, t1200)
    t1202 = band(t1201, i32(1))
    t1203 = eq(t1202, i32(1))
    t1204 = eq(t1180, i8(2))
    t1205 = eq(t1180, i8(3))
    t1206 = band(t1205, t1032)
    t1207 = bor(t1204, t1206)
    t1208 = band(t1203, t1207)
    t1209 = band(t1189, t1036)
    t1210 = band(t1209, t1041)
    t1211 = band(t986, t1198)
    t1212 = bor(t1210, t1211)
    t1213 = band(t16, t1208)
    t1214 = bor(t1212, t1213)
    t1215 = eq(card_0_3, card_0_4)
    t1216 = band(t1134, t1215)
    t1217 = band(t1177, t1214)
    t1218 = flip(t1216)
    t1219 = band(t1217, t1218)
    t1220 = eq(place_0_5, i8(1))
    t1221 = take(HAND_0, card_0_5)
    t1222 = band(t1221, i32(7))
    t1223 = to(t1222, i8)
    t1224 = sar(t1221, i32(4))
    t1225 = band(t1224, i32(255))
    t1226 = to(t1225, i16)
    t1227 = sar(t1221, i32(3))
    t1228 = band(t1227, i32(1))
    t1229 = eq(t1228, i32(1))
    t1230 = eq(t1223, i8(6))
    t1231 = band(t1230, t16)
    t1232 = bor(t1229, t1231)
    t1233 = gt(t1226, i16(0))
    t1234 = eq(t1226, t990)
    t1235 = eq(t1226, t994)
    t1236 = bor(t1234, t1235)
    t1237 = eq(t1226, t998)
    t1238 = bor(t1236, t1237)
    t1239 = eq(t1226, t1002)
    t1240 = bor(t1238, t1239)
    t1241 = band(t1233, t1240)
    t1242 = sar(t1221, i32(12))
    t1243 = band(t1242, i32(31))
    t1244 = sar(t965, t1243)
    t1245 = band(t1244, i32(1))
    t1246 = eq(t1245, i32(1))
    t1247 = eq(t1223, i8(2))
    t1248 = eq(t1223, i8(3))
    t1249 = band(t1248, t1032)
    t1250 = bor(t1247, t1249)
    t1251 = band(t1246, t1250)
    t1252 = band(t1232, t1036)
    t1253 = band(t1252, t1041)
    t1254 = band(t986, t1241)
    t1255 = bor(t1253, t1254)
    t1256 = band(t16, t1251)
    t1257 = bor(t1255, t1256)
    t1258 = eq(card_0_4, card_0_5)
    t1259 = band(t1177, t1258)
    t1260 = band(t1220, t1257)
    t1261 = flip(t1259)
    t1262 = band(t1260, t1261)
    t1263 = eq(place_0_6, i8(1))
    t1264 = take(HAND_0, card_0_6)
    t1265 = band(t1264, i32(7))
    t1266 = to(t1265, i8)
    t1267 = sar(t1264, i32(4))
    t1268 = band(t1267, i32(255))
    t1269 = to(t1268, i16)
    t1270 = sar(t1264, i32(3))
    t1271 = band(t1270, i32(1))
    t1272 = eq(t1271, i32(1))
    t1273 = eq(t1266, i8(6))
    t1274 = band(t1273, t16)
    t1275 = bor(t1272, t1274)
    t1276 = gt(t1269, i16(0))
    t1277 = eq(t1269, t990)
    t1278 = eq(t1269, t994)
    t1279 = bor(t1277, t1278)
    t1280 = eq(t1269, t998)
    t1281 = bor(t1279, t1280)
    t1282 = eq(t1269, t1002)
    t1283 = bor(t1281, t1282)
    t1284 = band(t1276, t1283)
    t1285 = sar(t1264, i32(12))
    t1286 = band(t1285, i32(31))
    t1287 = sar(t965, t1286)
    t1288 = band(t1287, i32(1))
    t1289 = eq(t1288, i32(1))
    t1290 = eq(t1266, i8(2))
    t1291 = eq(t1266, i8(3))
    t1292 = band(t1291, t1032)
    t1293 = bor(t1290, t1292)
    t1294 = band(t1289, t1293)
    t1295 = band(t1275, t1036)
    t1296 = band(t1295, t1041)
    t1297 = band(t986, t1284)
    t1298 = bor(t1296, t1297)
    t1299 = band(t16, t1294)
    t1300 = bor(t1298, t1299)
    t1301 = eq(card_0_5, card_0_6)
    t1302 = band(t1220, t1301)
    t1303 = band(t1263, t1300)
    t1304 = flip(t1302)
    t1305 = band(t1303, t1304)
    t1306 = eq(place_0_7, i8(1))
    t1307 = take(HAND_0, card_0_7)
    t1308 = band(t1307, i32(7))
    t1309 = to(t1308, i8)
    t1310 = sar(t1307, i32(4))
    t1311 = band(t1310, i32(255))
    t1312 = to(t1311, i16)
    t1313 = sar(t1307, i32(3))
    t1314 = band(t1313, i32(1))
    t1315 = eq(t1314, i32(1))
    t1316 = eq(t1309, i8(6))
    t1317 = band(t1316, t16)
    t1318 = bor(t1315, t1317)
    t1319 = gt(t1312, i16(0))
    t1320 = eq(t1312, t990)
    t1321 = eq(t1312, t994)
    t1322 = bor(t1320, t1321)
    t1323 = eq(t1312, t998)
    t1324 = bor(t1322, t1323)
    t1325 = eq(t1312, t1002)
    t1326 = bor(t1324, t1325)
    t1327 = band(t1319, t1326)
    t1328 = sar(t1307, i32(12))
    t1329 = band(t1328, i32(31))
    t1330 = sar(t965, t1329)
    t1331 = band(t1330, i32(1))
    t1332 = eq(t1331, i32(1))
    t1333 = eq(t1309, i8(2))
    t1334 = eq(t1309, i8(3))
    t1335 = band(t1334, t1032)
    t1336 = bor(t1333, t1335)
    t1337 = band(t1332, t1336)
    t1338 = band(t1318, t1036)
    t1339 = band(t1338, t1041)
    t1340 = band(t986, t1327)
    t1341 = bor(t1339, t1340)
    t1342 = band(t16, t1337)
    t1343 = bor(t1341, t1342)
    t1344 = eq(card_0_6, card_0_7)
    t1345 = band(t1263, t1344)
    t1346 = band(t1306, t1343)
    t1347 = flip(t1345)
    t1348 = band(t1346, t1347)
    t1349 = eq(place_0_8, i8(1))
    t1350 = take(HAND_0, card_0_8)
    t1351 = band(t1350, i32(7))
    t1352 = to(t1351, i8)
    t1353 = sar(t1350, i32(4))
    t1354 = band(t1353, i32(255))
    t1355 = to(t1354, i16)
    t1356 = sar(t1350, i32(3))
    t1357 = band(t1356, i32(1))
    t1358 = eq(t1357, i32(1))
    t1359 = eq(t1352, i8(6))
    t1360 = band(t1359, t16)
    t1361 = bor(t1358, t1360)
    t1362 = gt(t1355, i16(0))
    t1363 = eq(t1355, t990)
    t1364 = eq(t1355, t994)
    t1365 = bor(t1363, t1364)
    t1366 = eq(t1355, t998)
    t1367 = bor(t1365, t1366)
    t1368 = eq(t1355, t1002)
    t1369 = bor(t1367, t1368)
    t1370 = band(t1362, t1369)
    t1371 = sar(t1350, i32(12))
    t1372 = band(t1371, i32(31))
    t1373 = sar(t965, t1372)
    t1374 = band(t1373, i32(1))
    t1375 = eq(t1374, i32(1))
    t1376 = eq(t1352, i8(2))
    t1377 = eq(t1352, i8(3))
    t1378 = band(t1377, t1032)
    t1379 = bor(t1376, t1378)
    t1380 = band(t1375, t1379)
    t1381 = band(t1361, t1036)
    t1382 = band(t1381, t1041)
    t1383 = band(t986, t1370)
    t1384 = bor(t1382, t1383)
    t1385 = band(t16, t1380)
    t1386 = bor(t1384, t1385)
    t1387 = eq(card_0_7, card_0_8)
    t1388 = band(t1306, t1387)
    t1389 = band(t1349, t1386)
    t1390 = flip(t1388)
    t1391 = band(t1389, t1390)
    t1392 = eq(place_0_9, i8(1))
    t1393 = take(HAND_0, card_0_9)
    t1394 = band(t1393, i32(7))
    t1395 = to(t1394, i8)
    t1396 = sar(t1393, i32(4))
    t1397 = band(t1396, i32(255))
    t1398 = to(t1397, i16)
    t1399 = sar(t1393, i32(3))
    t1400 = band(t1399, i32(1))
    t1401 = eq(t1400, i32(1))
    t1402 = eq(t1395, i8(6))
    t1403 = band(t1402, t16)
    t1404 = bor(t1401, t1403)
    t1405 = gt(t1398, i16(0))
    t1406 = eq(t1398, t990)
    t1407 = eq(t1398, t994)
    t1408 = bor(t1406, t1407)
    t1409 = eq(t1398, t998)
    t1410 = bor(t1408, t1409)
    t1411 = eq(t1398, t1002)
    t1412 = bor(t1410, t1411)
    t1413 = band(t1405, t1412)
    t1414 = sar(t1393, i32(12))
    t1415 = band(t1414, i32(31))
    t1416 = sar(t965, t1415)
    t1417 = band(t1416, i32(1))
    t1418 = eq(t1417, i32(1))
    t1419 = eq(t1395, i8(2))
    t1420 = eq(t1395, i8(3))
    t1421 = band(t1420, t1032)
    t1422 = bor(t1419, t1421)
    t1423 = band(t1418, t1422)
    t1424 = band(t1404, t1036)
    t1425 = band(t1424, t1041)
    t1426 = band(t986, t1413)
    t1427 = bor(t1425, t1426)
    t1428 = band(t16, t1423)
    t1429 = bor(t1427, t1428)
    t1430 = eq(card_0_8, card_0_9)
    t1431 = band(t1349, t1430)
    t1432 = band(t1392, t1429)
    t1433 = flip(t1431)
    t1434 = band(t1432, t1433)
    t1435 = eq(place_0_10, i8(1))
    t1436 = take(HAND_0, card_0_10)
    t1437 = band(t1436, i32(7))
    t1438 = to(t1437, i8)
    t1439 = sar(t1436, i32(4))
    t1440 = band(t1439, i32(255))
    t1441 = to(t1440, i16)
    t1442 = sar(t1436, i32(3))
    t1443 = band(t1442, i32(1))
    t1444 = eq(t1443, i32(1))
    t1445 = eq(t1438, i8(6))
    t1446 = band(t1445, t16)
    t1447 = bor(t1444, t1446)
    t1448 = gt(t1441, i16(0))
    t1449 = eq(t1441, t990)
    t1450 = eq(t1441, t994)
    t1451 = bor(t1449, t1450)
    t1452 = eq(t1441, t998)
    t1453 = bor(t1451, t1452)
    t1454 = eq(t1441, t1002)
    t1455 = bor(t1453, t1454)
    t1456 = band(t1448, t1455)
    t1457 = sar(t1436, i32(12))
    t1458 = band(t1457, i32(31))
    t1459 = sar(t965, t1458)
    t1460 = band(t1459, i32(1))
    t1461 = eq(t1460, i32(1))
    t1462 = eq(t1438, i8(2))
    t1463 = eq(t1438, i8(3))
    t1464 = band(t1463, t1032)
    t1465 = bor(t1462, t1464)
    t1466 = band(t1461, t1465)
    t1467 = band(t1447, t1036)
    t1468 = band(t1467, t1041)
    t1469 = band(t986, t1456)
    t1470 = bor(t1468, t1469)
    t1471 = band(t16, t1466)
    t1472 = bor(t1470, t1471)
    t1473 = eq(card_0_9, card_0_10)
    t1474 = band(t1392, t1473)
    t1475 = band(t1435, t1472)
    t1476 = flip(t1474)
    t1477 = band(t1475, t1476)
    t1478 = eq(place_0_11, i8(1))
    t1479 = take(HAND_0, card_0_11)
    t1480 = band(t1479, i32(7))
    t1481 = to(t1480, i8)
    t1482 = sar(t1479, i32(4))
    t1483 = band(t1482, i32(255))
    t1484 = to(t1483, i16)
    t1485 = sar(t1479, i32(3))
    t1486 = band(t1485, i32(1))
    t1487 = eq(t1486, i32(1))
    t1488 = eq(t1481, i8(6))
    t1489 = band(t1488, t16)
    t1490 = bor(t1487, t1489)
    t1491 = gt(t1484, i16(0))
    t1492 = eq(t1484, t990)
    t1493 = eq(t1484, t994)
    t1494 = bor(t1492, t1493)
    t1495 = eq(t1484, t998)
    t1496 = bor(t1494, t1495)
    t1497 = eq(t1484, t1002)
    t1498 = bor(t1496, t1497)
    t1499 = band(t1491, t1498)
    t1500 = sar(t1479, i32(12))
    t1501 = band(t1500, i32(31))
    t1502 = sar(t965, t1501)
    t1503 = band(t1502, i32(1))
    t1504 = eq(t1503, i32(1))
    t1505 = eq(t1481, i8(2))
    t1506 = eq(t1481, i8(3))
    t1507 = band(t1506, t1032)
    t1508 = bor(t1505, t1507)
    t1509 = band(t1504, t1508)
    t1510 = band(t1490, t1036)
    t1511 = band(t1510, t1041)
    t1512 = band(t986, t1499)
    t1513 = bor(t1511, t1512)
    t1514 = band(t16, t1509)
    t1515 = bor(t1513, t1514)
    t1516 = eq(card_0_10, card_0_11)
    t1517 = band(t1435, t1516)
    t1518 = band(t1478, t1515)
    t1519 = flip(t1517)
    t1520 = band(t1518, t1519)
    t1521 = eq(place_0_12, i8(1))
    t1522 = take(HAND_0, card_0_12)
    t1523 = band(t1522, i32(7))
    t1524 = to(t1523, i8)
    t1525 = sar(t1522, i32(4))
    t1526 = band(t1525, i32(255))
    t1527 = to(t1526, i16)
    t1528 = sar(t1522, i32(3))
    t1529 = band(t1528, i32(1))
    t1530 = eq(t1529, i32(1))
    t1531 = eq(t1524, i8(6))
    t1532 = band(t1531, t16)
    t1533 = bor(t1530, t1532)
    t1534 = gt(t1527, i16(0))
    t1535 = eq(t1527, t990)
    t1536 = eq(t1527, t994)
    t1537 = bor(t1535, t1536)
    t1538 = eq(t1527, t998)
    t1539 = bor(t1537, t1538)
    t1540 = eq(t1527, t1002)
    t1541 = bor(t1539, t1540)
    t1542 = band(t1534, t1541)
    t1543 = sar(t1522, i32(12))
    t1544 = band(t1543, i32(31))
    t1545 = sar(t965, t1544)
    t1546 = band(t1545, i32(1))
    t1547 = eq(t1546, i32(1))
    t1548 = eq(t1524, i8(2))
    t1549 = eq(t1524, i8(3))
    t1550 = band(t1549, t1032)
    t1551 = bor(t1548, t1550)
    t1552 = band(t1547, t1551)
    t1553 = band(t1533, t1036)
    t1554 = band(t1553, t1041)
    t1555 = band(t986, t1542)
    t1556 = bor(t1554, t1555)
    t1557 = band(t16, t1552)
    t1558 = bor(t1556, t1557)
    t1559 = eq(card_0_11, card_0_12)
    t1560 = band(t1478, t1559)
    t1561 = band(t1521, t1558)
    t1562 = flip(t1560)
    t1563 = band(t1561, t1562)
    t1564 = eq(place_0_13, i8(1))
    t1565 = take(HAND_0, card_0_13)
    t1566 = band(t1565, i32(7))
    t1567 = to(t1566, i8)
    t1568 = sar(t1565, i32(4))
    t1569 = band(t1568, i32(255))
    t1570 = to(t1569, i16)
    t1571 = sar(t1565, i32(3))
    t1572 = band(t1571, i32(1))
    t1573 = eq(t1572, i32(1))
    t1574 = eq(t1567, i8(6))
    t1575 = band(t1574, t16)
    t1576 = bor(t1573, t1575)
    t1577 = gt(t1570, i16(0))
    t1578 = eq(t1570, t990)
    t1579 = eq(t1570, t994)
    t1580 = bor(t1578, t1579)
    t1581 = eq(t1570, t998)
    t1582 = bor(t1580, t1581)
    t1583 = eq(t1570, t1002)
    t1584 = bor(t1582, t1583)
    t1585 = band(t1577, t1584)
    t1586 = sar(t1565, i32(12))
    t1587 = band(t1586, i32(31))
    t1588 = sar(t965, t1587)
    t1589 = band(t1588, i32(1))
    t1590 = eq(t1589, i32(1))
    t1591 = eq(t1567, i8(2))
    t1592 = eq(t1567, i8(3))
    t1593 = band(t1592, t1032)
    t1594 = bor(t1591, t1593)
    t1595 = band(t1590, t1594)
    t1596 = band(t1576, t1036)
    t1597 = band(t1596, t1041)
    t1598 = band(t986, t1585)
    t1599 = bor(t1597, t1598)
    t1600 = band(t16, t1595)
    t1601 = bor(t1599, t1600)
    t1602 = eq(card_0_12, card_0_13)
    t1603 = band(t1521, t1602)
    t1604 = band(t1564, t1601)
    t1605 = flip(t1603)
    t1606 = band(t1604, t1605)
    t1607 = eq(place_0_14, i8(1))
    t1608 = take(HAND_0, card_0_14)
    t1609 = band(t1608, i32(7))
    t1610 = to(t1609, i8)
    t1611 = sar(t1608, i32(4))
    t1612 = band(t1611, i32(255))
    t1613 = to(t1612, i16)
    t1614 = sar(t1608, i32(3))
    t1615 = band(t1614, i32(1))
    t1616 = eq(t1615, i32(1))
    t1617 = eq(t1610, i8(6))
    t1618 = band(t1617, t16)
    t1619 = bor(t1616, t1618)
    t1620 = gt(t1613, i16(0))
    t1621 = eq(t1613, t990)
    t1622 = eq(t1613, t994)
    t1623 = bor(t1621, t1622)
    t1624 = eq(t1613, t998)
    t1625 = bor(t1623, t1624)
    t1626 = eq(t1613, t1002)
    t1627 = bor(t1625, t1626)
    t1628 = band(t1620, t1627)
    t1629 = sar(t1608, i32(12))
    t1630 = band(t1629, i32(31))
    t1631 = sar(t965, t1630)
    t1632 = band(t1631, i32(1))
    t1633 = eq(t1632, i32(1))
    t1634 = eq(t1610, i8(2))
    t1635 = eq(t1610, i8(3))
    t1636 = band(t1635, t1032)
    t1637 = bor(t1634, t1636)
    t1638 = band(t1633, t1637)
    t1639 = band(t1619, t1036)
    t1640 = band(t1639, t1041)
    t1641 = band(t986, t1628)
    t1642 = bor(t1640, t1641)
    t1643 = band(t16, t1638)
    t1644 = bor(t1642, t1643)
    t1645 = eq(card_0_13, card_0_14)
    t1646 = band(t1564, t1645)
    t1647 = band(t1607, t1644)
    t1648 = flip(t1646)
    t1649 = band(t1647, t1648)
    t1650 = eq(place_0_15, i8(1))
    t1651 = take(HAND_0, card_0_15)
    t1652 = band(t1651, i32(7))
    t1653 = to(t1652, i8)
    t1654 = sar(t1651, i32(4))
    t1655 = band(t1654, i32(255))
    t1656 = to(t1655, i16)
    t1657 = sar(t1651, i32(3))
    t1658 = band(t1657, i32(1))
    t1659 = eq(t1658, i32(1))
    t1660 = eq(t1653, i8(6))
    t1661 = band(t1660, t16)
    t1662 = bor(t1659, t1661)
    t1663 = gt(t1656, i16(0))
    t1664 = eq(t1656, t990)
    t1665 = eq(t1656, t994)
    t1666 = bor(t1664, t1665)
    t1667 = eq(t1656, t998)
    t1668 = bor(t1666, t1667)
    t1669 = eq(t1656, t1002)
    t1670 = bor(t1668, t1669)
    t1671 = band(t1663, t1670)
    t1672 = sar(t1651, i32(12))
    t1673 = band(t1672, i32(31))
    t1674 = sar(t965, t1673)
    t1675 = band(t1674, i32(1))
    t1676 = eq(t1675, i32(1))
    t1677 = eq(t1653, i8(2))
    t1678 = eq(t1653, i8(3))
    t1679 = band(t1678, t1032)
    t1680 = bor(t1677, t1679)
    t1681 = band(t1676, t1680)
    t1682 = band(t1662, t1036)
    t1683 = band(t1682, t1041)
    t1684 = band(t986, t1671)
    t1685 = bor(t1683, t1684)
    t1686 = band(t16, t1681)
    t1687 = bor(t1685, t1686)
    t1688 = eq(card_0_14, card_0_15)
    t1689 = band(t1607, t1688)
    t1690 = band(t1650, t1687)
    t1691 = flip(t1689)
    t1692 = band(t1690, t1691)
    t1693 = eq(place_0_16, i8(1))
    t1694 = take(HAND_0, card_0_16)
    t1695 = band(t1694, i32(7))
    t1696 = to(t1695, i8)
    t1697 = sar(t1694, i32(4))
    t1698 = band(t1697, i32(255))
    t1699 = to(t1698, i16)
    t1700 = sar(t1694, i32(3))
    t1701 = band(t1700, i32(1))
    t1702 = eq(t1701, i32(1))
    t1703 = eq(t1696, i8(6))
    t1704 = band(t1703, t16)
    t1705 = bor(t1702, t1704)
    t1706 = gt(t1699, i16(0))
    t1707 = eq(t1699, t990)
    t1708 = eq(t1699, t994)
    t1709 = bor(t1707, t1708)
    t1710 = eq(t1699, t998)
    t1711 = bor(t1709, t1710)
    t1712 = eq(t1699, t1002)
    t1713 = bor(t1711, t1712)
    t1714 = band(t1706, t1713)
    t1715 = sar(t1694, i32(12))
    t1716 = band(t1715, i32(31))
    t1717 = sar(t965, t1716)
    t1718 = band(t1717, i32(1))
    t1719 = eq(t1718, i32(1))
    t1720 = eq(t1696, i8(2))
    t1721 = eq(t1696, i8(3))
    t1722 = band(t1721, t1032)
    t1723 = bor(t1720, t1722)
    t1724 = band(t1719, t1723)
    t1725 = band(t1705, t1036)
    t1726 = band(t1725, t1041)
    t1727 = band(t986, t1714)
    t1728 = bor(t1726, t1727)
    t1729 = band(t16, t1724)
    t1730 = bor(t1728, t1729)
    t1731 = eq(card_0_15, card_0_16)
    t1732 = band(t1650, t1731)
    t1733 = band(t1693, t1730)
    t1734 = flip(t1732)
    t1735 = band(t1733, t1734)
    t1736 = eq(place_0_17, i8(1))
    t1737 = take(HAND_0, card_0_17)
    t1738 = band(t1737, i32(7))
    t1739 = to(t1738, i8)
    t1740 = sar(t1737, i32(4))
    t1741 = band(t1740, i32(255))
    t1742 = to(t1741, i16)
    t1743 = sar(t1737, i32(3))
    t1744 = band(t1743, i32(1))
    t1745 = eq(t1744, i32(1))
    t1746 = eq(t1739, i8(6))
    t1747 = band(t1746, t16)
    t1748 = bor(t1745, t1747)
    t1749 = gt(t1742, i16(0))
    t1750 = eq(t1742, t990)
    t1751 = eq(t1742, t994)
    t1752 = bor(t1750, t1751)
    t1753 = eq(t1742, t998)
    t1754 = bor(t1752, t1753)
    t1755 = eq(t1742, t1002)
    t1756 = bor(t1754, t1755)
    t1757 = band(t1749, t1756)
    t1758 = sar(t1737, i32(12))
    t1759 = band(t1758, i32(31))
    t1760 = sar(t965, t1759)
    t1761 = band(t1760, i32(1))
    t1762 = eq(t1761, i32(1))
    t1763 = eq(t1739, i8(2))
    t1764 = eq(t1739, i8(3))
    t1765 = band(t1764, t1032)
    t1766 = bor(t1763, t1765)
    t1767 = band(t1762, t1766)
    t1768 = band(t1748, t1036)
    t1769 = band(t1768, t1041)
    t1770 = band(t986, t1757)
    t1771 = bor(t1769, t1770)
    t1772 = band(t16, t1767)
    t1773 = bor(t1771, t1772)
    t1774 = eq(card_0_16, card_0_17)
    t1775 = band(t1693, t1774)
    t1776 = band(t1736, t1773)
    t1777 = flip(t1775)
    t1778 = band(t1776, t1777)
    t1779 = eq(place_0_18, i8(1))
    t1780 = take(HAND_0, card_0_18)
    t1781 = band(t1780, i32(7))
    t1782 = to(t1781, i8)
    t1783 = sar(t1780, i32(4))
    t1784 = band(t1783, i32(255))
    t1785 = to(t1784, i16)
    t1786 = sar(t1780, i32(3))
    t1787 = band(t1786, i32(1))
    t1788 = eq(t1787, i32(1))
    t1789 = eq(t1782, i8(6))
    t1790 = band(t1789, t16)
    t1791 = bor(t1788, t1790)
    t1792 = gt(t1785, i16(0))
    t1793 = eq(t1785, t990)
    t1794 = eq(t1785, t994)
    t1795 = bor(t1793, t1794)
    t1796 = eq(t1785, t998)
    t1797 = bor(t1795, t1796)
    t1798 = eq(t1785, t1002)
    t1799 = bor(t1797, t1798)
    t1800 = band(t1792, t1799)
    t1801 = sar(t1780, i32(12))
    t1802 = band(t1801, i32(31))
    t1803 = sar(t965, t1802)
    t1804 = band(t1803, i32(1))
    t1805 = eq(t1804, i32(1))
    t1806 = eq(t1782, i8(2))
    t1807 = eq(t1782, i8(3))
    t1808 = band(t1807, t1032)
    t1809 = bor(t1806, t1808)
    t1810 = band(t1805, t1809)
    t1811 = band(t1791, t1036)
    t1812 = band(t1811, t1041)
    t1813 = band(t986, t1800)
    t1814 = bor(t1812, t1813)
    t1815 = band(t16, t1810)
    t1816 = bor(t1814, t1815)
    t1817 = eq(card_0_17, card_0_18)
    t1818 = band(t1736, t1817)
    t1819 = band(t1779, t1816)
    t1820 = flip(t1818)
    t1821 = band(t1819, t1820)
    t1822 = eq(place_0_19, i8(1))
    t1823 = take(HAND_0, card_0_19)
    t1824 = band(t1823, i32(7))
    t1825 = to(t1824, i8)
    t1826 = sar(t1823, i32(4))
    t1827 = band(t1826, i32(255))
    t1828 = to(t1827, i16)
    t1829 = sar(t1823, i32(3))
    t1830 = band(t1829, i32(1))
    t1831 = eq(t1830, i32(1))
    t1832 = eq(t1825, i8(6))
    t1833 = band(t1832, t16)
    t1834 = bor(t1831, t1833)
    t1835 = gt(t1828, i16(0))
    t1836 = eq(t1828, t990)
    t1837 = eq(t1828, t994)
    t1838 = bor(t1836, t1837)
    t1839 = eq(t1828, t998)
    t1840 = bor(t1838, t1839)
    t1841 = eq(t1828, t1002)
    t1842 = bor(t1840, t1841)
    t1843 = band(t1835, t1842)
    t1844 = sar(t1823, i32(12))
    t1845 = band(t1844, i32(31))
    t1846 = sar(t965, t1845)
    t1847 = band(t1846, i32(1))
    t1848 = eq(t1847, i32(1))
    t1849 = eq(t1825, i8(2))
    t1850 = eq(t1825, i8(3))
    t1851 = band(t1850, t1032)
    t1852 = bor(t1849, t1851)
    t1853 = band(t1848, t1852)
    t1854 = band(t1834, t1036)
    t1855 = band(t1854, t1041)
    t1856 = band(t986, t1843)
    t1857 = bor(t1855, t1856)
    t1858 = band(t16, t1853)
    t1859 = bor(t1857, t1858)
    t1860 = eq(card_0_18, card_0_19)
    t1861 = band(t1779, t1860)
    t1862 = band(t1822, t1859)
    t1863 = flip(t1861)
    t1864 = band(t1862, t1863)
    return (t1047, t1090, t1133, t1176, t1219, t1262, t1305, t1348, t1391, t1434, t1477, t1520, t1563, t1606, t1649, t1692, t1735, t1778, t1821, t1864,)


_03_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__words(t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t826, t853, t880, t907, t197, t202, t207, t212, t1047, t1090, t1133, t1176, t1219, t1262, t1305, t1348, t1391, t1434, t1477, t1520, t1563, t1606, t1649, t1692, t1735, t1778, t1821, t1864, t528, t534, t540, t546, t547, t548, t549, t550, t217, t219, t221, t223, t225, t227, t229, t231, t233, t333, t334, t335, t336, t337, t338, t339, t340):
    t1865 = to(t63, u32)
    t1866 = to(t66, u32)
    t1867 = shl(t1866, u32(1))
    t1868 = bor(t1865, t1867)
    t1869 = to(t67, u32)
    t1870 = shl(t1869, u32(2))
    t1871 = bor(t1868, t1870)
    t1872 = to(t68, u32)
    t1873 = shl(t1872, u32(3))
    t1874 = bor(t1871, t1873)
    t1875 = to(t69, u32)
    t1876 = shl(t1875, u32(4))
    t1877 = bor(t1874, t1876)
    t1878 = to(t70, u32)
    t1879 = shl(t1878, u32(5))
    t1880 = bor(t1877, t1879)
    t1881 = to(t71, u32)
    t1882 = shl(t1881, u32(6))
    t1883 = bor(t1880, t1882)
    t1884 = to(t72, u32)
    t1885 = shl(t1884, u32(7))
    t1886 = bor(t1883, t1885)
    t1887 = to(t140, u32)
    t1888 = shl(t1887, u32(8))
    t1889 = bor(t1886, t1888)
    t1890 = to(t195, u32)
    t1891 = shl(t1890, u32(9))
    t1892 = bor(t1889, t1891)
    t1893 = to(t826, u32)
    t1894 = shl(t1893, u32(10))
    t1895 = bor(t1892, t1894)
    t1896 = to(t853, u32)
    t1897 = shl(t1896, u32(11))
    t1898 = bor(t1895, t1897)
    t1899 = to(t880, u32)
    t1900 = shl(t1899, u32(12))
    t1901 = bor(t1898, t1900)
    t1902 = to(t907, u32)
    t1903 = shl(t1902, u32(13))
    t1904 = bor(t1901, t1903)
    t1905 = to(t197, u32)
    t1906 = shl(t1905, u32(14))
    t1907 = bor(t1904, t1906)
    t1908 = to(t202, u32)
    t1909 = shl(t1908, u32(15))
    t1910 = bor(t1907, t1909)
    t1911 = to(t207, u32)
    t1912 = shl(t1911, u32(16))
    t1913 = bor(t1910, t1912)
    t1914 = to(t212, u32)
    t1915 = shl(t1914, u32(17))
    t1916 = bor(t1913, t1915)
    t1917 = to(t1047, u32)
    t1918 = shl(t1917, u32(18))
    t1919 = bor(t1916, t1918)
    t1920 = to(t1090, u32)
    t1921 = shl(t1920, u32(19))
    t1922 = bor(t1919, t1921)
    t1923 = to(t1133, u32)
    t1924 = shl(t1923, u32(20))
    t1925 = bor(t1922, t1924)
    t1926 = to(t1176, u32)
    t1927 = shl(t1926, u32(21))
    t1928 = bor(t1925, t1927)
    t1929 = to(t1219, u32)
    t1930 = shl(t1929, u32(22))
    t1931 = bor(t1928, t1930)
    t1932 = to(t1262, u32)
    t1933 = shl(t1932, u32(23))
    t1934 = bor(t1931, t1933)
    t1935 = to(t1305, u32)
    t1936 = shl(t1935, u32(24))
    t1937 = bor(t1934, t1936)
    t1938 = to(t1348, u32)
    t1939 = shl(t1938, u32(25))
    t1940 = bor(t1937, t1939)
    t1941 = to(t1391, u32)
    t1942 = shl(t1941, u32(26))
    t1943 = bor(t1940, t1942)
    t1944 = to(t1434, u32)
    t1945 = shl(t1944, u32(27))
    t1946 = bor(t1943, t1945)
    t1947 = to(t1477, u32)
    t1948 = shl(t1947, u32(28))
    t1949 = bor(t1946, t1948)
    t1950 = to(t1520, u32)
    t1951 = shl(t1950, u32(29))
    t1952 = bor(t1949, t1951)
    t1953 = to(t1563, u32)
    t1954 = shl(t1953, u32(30))
    t1955 = bor(t1952, t1954)
    t1956 = to(t1606, u32)
    t1957 = shl(t1956, u32(31))
    t1958 = bor(t1955, t1957)
    t1959 = to(t1649, u32)
    t1960 = to(t1692, u32)
    t1961 = shl(t1960, u32(1))
    t1962 = bor(t1959, t1961)
    t1963 = to(t1735, u32)
    t1964 = shl(t1963, u32(2))
    t1965 = bor(t1962, t1964)
    t1966 = to(t1778, u32)
    t1967 = shl(t1966, u32(3))
    t1968 = bor(t1965, t1967)
    t1969 = to(t1821, u32)
    t1970 = shl(t1969, u32(4))
    t1971 = bor(t1968, t1970)
    t1972 = to(t1864, u32)
    t1973 = shl(t1972, u32(5))
    t1974 = bor(t1971, t1973)
    t1975 = to(t528, u32)
    t1976 = shl(t1975, u32(6))
    t1977 = bor(t1974, t1976)
    t1978 = to(t534, u32)
    t1979 = shl(t1978, u32(7))
    t1980 = bor(t1977, t1979)
    t1981 = to(t540, u32)
    t1982 = shl(t1981, u32(8))
    t1983 = bor(t1980, t1982)
    t1984 = to(t546, u32)
    t1985 = shl(t1984, u32(9))
    t1986 = bor(t1983, t1985)
    t1987 = to(t547, u32)
    t1988 = shl(t1987, u32(10))
    t1989 = bor(t1986, t1988)
    t1990 = to(t548, u32)
    t1991 = shl(t1990, u32(11))
    t1992 = bor(t1989, t1991)
    t1993 = to(t549, u32)
    t1994 = shl(t1993, u32(12))
    t1995 = bor(t1992, t1994)
    t1996 = to(t550, u32)
    t1997 = shl(t1996, u32(13))
    t1998 = bor(t1995, t1997)
    t1999 = to(t217, u32)
    t2000 = shl(t1999, u32(14))
    t2001 = bor(t1998, t2000)
    t2002 = to(t219, u32)
    t2003 = shl(t2002, u32(15))
    t2004 = bor(t2001, t2003)
    t2005 = to(t221, u32)
    t2006 = shl(t2005, u32(16))
    t2007 = bor(t2004, t2006)
    t2008 = to(t223, u32)
    t2009 = shl(t2008, u32(17))
    t2010 = bor(t2007, t2009)
    t2011 = to(t225, u32)
    t2012 = shl(t2011, u32(18))
    t2013 = bor(t2010, t2012)
    t2014 = to(t227, u32)
    t2015 = shl(t2014, u32(19))
    t2016 = bor(t2013, t2015)
    t2017 = to(t229, u32)
    t2018 = shl(t2017, u32(20))
    t2019 = bor(t2016, t2018)
    t2020 = to(t231, u32)
    t2021 = shl(t2020, u32(21))
    t2022 = bor(t2019, t2021)
    t2023 = to(t233, u32)
    t2024 = shl(t2023, u32(22))
    t2025 = bor(t2022, t2024)
    t2026 = to(t333, u32)
    t2027 = shl(t2026, u32(23))
    t2028 = bor(t2025, t2027)
    t2029 = to(t334, u32)
    t2030 = shl(t2029, u32(24))
    t2031 = bor(t2028, t2030)
    t2032 = to(t335, u32)
    t2033 = shl(t2032, u32(25))
    t2034 = bor(t2031, t2033)
    t2035 = to(t336, u32)
    t2036 = shl(t2035, u32(26))
    t2037 = bor(t2034, t2036)
    t2038 = to(t337, u32)
    t2039 = shl(t2038, u32(27))
    t2040 = bor(t2037, t2039)
    t2041 = to(t338, u32)
    t2042 = shl(t2041, u32(28))
    t2043 = bor(t2040, t2042)
    t2044 = to(t339, u32)
    t2045 = shl(t2044, u32(29))
    t2046 = bor(t2043, t2045)
    t2047 = to(t340, u32)
    t2048 = shl(t2047, u32(30))
    t2049 = bor(t2046, t2048)
    return (t1958, t2049,)


_04_mask__words_off = (u32(0), u32(0),)


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
    (t15, t7, t12, t13, t2, t8, t9, t14, t10, t11,) = cut(_00_end_of_game, _00_end_of_game_off, turn_player, decider, foul, winner, over, row, source, left, heads, dealt, flow, it, phase)
    (t16, t17, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t197, t202, t207, t212, t528, t534, t540, t546, t547, t548, t549, t550, t217, t219, t221, t223, t225, t227, t229, t231, t233, t333, t334, t335, t336, t337, t338, t339, t340,) = cut(_01_mask__board, _01_mask__board_off, t15, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t7, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t12, place_0_0, card_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3)
    (t965, t826, t853, t880, t907,) = cut(_02_mask__usable, _02_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t16, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1047, t1090, t1133, t1176, t1219, t1262, t1305, t1348, t1391, t1434, t1477, t1520, t1563, t1606, t1649, t1692, t1735, t1778, t1821, t1864,) = cut(_03_mask__hand, _03_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t16, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, card_0_0, t965, t17, pokemon_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19)
    (t1958, t2049,) = cut(_04_mask__words, _04_mask__words_off, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t826, t853, t880, t907, t197, t202, t207, t212, t1047, t1090, t1133, t1176, t1219, t1262, t1305, t1348, t1391, t1434, t1477, t1520, t1563, t1606, t1649, t1692, t1735, t1778, t1821, t1864, t528, t534, t540, t546, t547, t548, t549, t550, t217, t219, t221, t223, t225, t227, t229, t231, t233, t333, t334, t335, t336, t337, t338, t339, t340)
    return {
        'turn': turn,
        'turn_player': turn_player,
        'phase': t15,
        'decider': t12,
        'flow': t13,
        'winner': t2,
        'supporter_played': supporter_played,
        'retreated': retreated,
        'row': t7,
        'source': t8,
        'left': t9,
        'it': t14,
        'heads': t10,
        'dealt': t11,
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
        'mask_0': t1958,
        'mask_1': t2049,
    }
