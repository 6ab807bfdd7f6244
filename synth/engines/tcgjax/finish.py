"""Generated: `finish` as 2049 operations in 5 stages. Do not edit."""

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
    t214 = gt(energy_0_0_0, i8(0))
    t215 = band(t213, t214)
    t216 = gt(energy_0_0_1, i8(0))
    t217 = band(t213, t216)
    t218 = gt(energy_0_0_2, i8(0))
    t219 = band(t213, t218)
    t220 = gt(energy_0_0_3, i8(0))
    t221 = band(t213, t220)
    t222 = gt(energy_0_0_4, i8(0))
    t223 = band(t213, t222)
    t224 = gt(energy_0_0_5, i8(0))
    t225 = band(t213, t224)
    t226 = gt(energy_0_0_6, i8(0))
    t227 = band(t213, t226)
    t228 = gt(energy_0_0_7, i8(0))
    t229 = band(t213, t228)
    t230 = gt(energy_0_0_8, i8(0))
    t231 = band(t213, t230)
    t232 = eq(t15, i8(5))
    t233 = take(ROW_0, t7)
    t234 = sar(t233, i32(20))
    t235 = band(t234, i32(1))
    t236 = band(words_1_0_2, i16(255))
    t237 = to(t236, i16)
    t238 = sar(words_1_0_2, i16(8))
    t239 = band(t238, i16(1))
    t240 = add(t237, t239)
    t241 = sar(words_1_0_2, i16(9))
    t242 = band(t241, i16(3))
    t243 = gt(t242, i16(0))
    t244 = select(t243, t240, i16(0))
    t245 = take(ROW_0, t244)
    t246 = sar(t245, i32(20))
    t247 = band(t246, i32(1))
    t248 = eq(t247, i32(0))
    t249 = band(t243, t248)
    t250 = add(t240, i16(1))
    t251 = gt(t242, i16(1))
    t252 = select(t251, t250, i16(0))
    t253 = take(ROW_0, t252)
    t254 = sar(t253, i32(20))
    t255 = band(t254, i32(1))
    t256 = eq(t255, i32(0))
    t257 = band(t251, t256)
    t258 = band(words_1_1_2, i16(255))
    t259 = to(t258, i16)
    t260 = sar(words_1_1_2, i16(8))
    t261 = band(t260, i16(1))
    t262 = add(t259, t261)
    t263 = sar(words_1_1_2, i16(9))
    t264 = band(t263, i16(3))
    t265 = gt(t264, i16(0))
    t266 = select(t265, t262, i16(0))
    t267 = eq(t235, i32(1))
    t268 = band(t267, t265)
    t269 = take(ROW_0, t266)
    t270 = sar(t269, i32(20))
    t271 = band(t270, i32(1))
    t272 = eq(t271, i32(0))
    t273 = band(t268, t272)
    t274 = add(t262, i16(1))
    t275 = gt(t264, i16(1))
    t276 = select(t275, t274, i16(0))
    t277 = band(t267, t275)
    t278 = take(ROW_0, t276)
    t279 = sar(t278, i32(20))
    t280 = band(t279, i32(1))
    t281 = eq(t280, i32(0))
    t282 = band(t277, t281)
    t283 = band(words_1_2_2, i16(255))
    t284 = to(t283, i16)
    t285 = sar(words_1_2_2, i16(8))
    t286 = band(t285, i16(1))
    t287 = add(t284, t286)
    t288 = sar(words_1_2_2, i16(9))
    t289 = band(t288, i16(3))
    t290 = gt(t289, i16(0))
    t291 = select(t290, t287, i16(0))
    t292 = band(t267, t290)
    t293 = take(ROW_0, t291)
    t294 = sar(t293, i32(20))
    t295 = band(t294, i32(1))
    t296 = eq(t295, i32(0))
    t297 = band(t292, t296)
    t298 = add(t287, i16(1))
    t299 = gt(t289, i16(1))
    t300 = select(t299, t298, i16(0))
    t301 = band(t267, t299)
    t302 = take(ROW_0, t300)
    t303 = sar(t302, i32(20))
    t304 = band(t303, i32(1))
    t305 = eq(t304, i32(0))
    t306 = band(t301, t305)
    t307 = band(words_1_3_2, i16(255))
    t308 = to(t307, i16)
    t309 = sar(words_1_3_2, i16(8))
    t310 = band(t309, i16(1))
    t311 = add(t308, t310)
    t312 = sar(words_1_3_2, i16(9))
    t313 = band(t312, i16(3))
    t314 = gt(t313, i16(0))
    t315 = select(t314, t311, i16(0))
    t316 = band(t267, t314)
    t317 = take(ROW_0, t315)
    t318 = sar(t317, i32(20))
    t319 = band(t318, i32(1))
    t320 = eq(t319, i32(0))
    t321 = band(t316, t320)
    t322 = add(t311, i16(1))
    t323 = gt(t313, i16(1))
    t324 = select(t323, t322, i16(0))
    t325 = band(t267, t323)
    t326 = take(ROW_0, t324)
    t327 = sar(t326, i32(20))
    t328 = band(t327, i32(1))
    t329 = eq(t328, i32(0))
    t330 = band(t325, t329)
    t331 = band(t232, t249)
    t332 = band(t232, t257)
    t333 = band(t232, t273)
    t334 = band(t232, t282)
    t335 = band(t232, t297)
    t336 = band(t232, t306)
    t337 = band(t232, t321)
    t338 = band(t232, t330)
    t339 = eq(t12, i8(1))
    t340 = eq(t15, i8(3))
    t341 = eq(t7, i16(0))
    t342 = band(t340, t341)
    t343 = eq(place_0_0, i8(8))
    t344 = band(t343, t342)
    t345 = take(HAND_0, card_0_0)
    t346 = sar(t345, i32(4))
    t347 = band(t346, i32(255))
    t348 = to(t347, i16)
    t349 = select(t344, t348, i16(0))
    t350 = eq(place_0_1, i8(8))
    t351 = band(t350, t342)
    t352 = take(HAND_0, card_0_1)
    t353 = sar(t352, i32(4))
    t354 = band(t353, i32(255))
    t355 = to(t354, i16)
    t356 = select(t351, t355, t349)
    t357 = eq(place_0_2, i8(8))
    t358 = band(t357, t342)
    t359 = take(HAND_0, card_0_2)
    t360 = sar(t359, i32(4))
    t361 = band(t360, i32(255))
    t362 = to(t361, i16)
    t363 = select(t358, t362, t356)
    t364 = eq(place_0_3, i8(8))
    t365 = band(t364, t342)
    t366 = take(HAND_0, card_0_3)
    t367 = sar(t366, i32(4))
    t368 = band(t367, i32(255))
    t369 = to(t368, i16)
    t370 = select(t365, t369, t363)
    t371 = eq(place_0_4, i8(8))
    t372 = band(t371, t342)
    t373 = take(HAND_0, card_0_4)
    t374 = sar(t373, i32(4))
    t375 = band(t374, i32(255))
    t376 = to(t375, i16)
    t377 = select(t372, t376, t370)
    t378 = eq(place_0_5, i8(8))
    t379 = band(t378, t342)
    t380 = take(HAND_0, card_0_5)
    t381 = sar(t380, i32(4))
    t382 = band(t381, i32(255))
    t383 = to(t382, i16)
    t384 = select(t379, t383, t377)
    t385 = eq(place_0_6, i8(8))
    t386 = band(t385, t342)
    t387 = take(HAND_0, card_0_6)
    t388 = sar(t387, i32(4))
    t389 = band(t388, i32(255))
    t390 = to(t389, i16)
    t391 = select(t386, t390, t384)
    t392 = eq(place_0_7, i8(8))
    t393 = band(t392, t342)
    t394 = take(HAND_0, card_0_7)
    t395 = sar(t394, i32(4))
    t396 = band(t395, i32(255))
    t397 = to(t396, i16)
    t398 = select(t393, t397, t391)
    t399 = eq(place_0_8, i8(8))
    t400 = band(t399, t342)
    t401 = take(HAND_0, card_0_8)
    t402 = sar(t401, i32(4))
    t403 = band(t402, i32(255))
    t404 = to(t403, i16)
    t405 = select(t400, t404, t398)
    t406 = eq(place_0_9, i8(8))
    t407 = band(t406, t342)
    t408 = take(HAND_0, card_0_9)
    t409 = sar(t408, i32(4))
    t410 = band(t409, i32(255))
    t411 = to(t410, i16)
    t412 = select(t407, t411, t405)
    t413 = eq(place_0_10, i8(8))
    t414 = band(t413, t342)
    t415 = take(HAND_0, card_0_10)
    t416 = sar(t415, i32(4))
    t417 = band(t416, i32(255))
    t418 = to(t417, i16)
    t419 = select(t414, t418, t412)
    t420 = eq(place_0_11, i8(8))
    t421 = band(t420, t342)
    t422 = take(HAND_0, card_0_11)
    t423 = sar(t422, i32(4))
    t424 = band(t423, i32(255))
    t425 = to(t424, i16)
    t426 = select(t421, t425, t419)
    t427 = eq(place_0_12, i8(8))
    t428 = band(t427, t342)
    t429 = take(HAND_0, card_0_12)
    t430 = sar(t429, i32(4))
    t431 = band(t430, i32(255))
    t432 = to(t431, i16)
    t433 = select(t428, t432, t426)
    t434 = eq(place_0_13, i8(8))
    t435 = band(t434, t342)
    t436 = take(HAND_0, card_0_13)
    t437 = sar(t436, i32(4))
    t438 = band(t437, i32(255))
    t439 = to(t438, i16)
    t440 = select(t435, t439, t433)
    t441 = eq(place_0_14, i8(8))
    t442 = band(t441, t342)
    t443 = take(HAND_0, card_0_14)
    t444 = sar(t443, i32(4))
    t445 = band(t444, i32(255))
    t446 = to(t445, i16)
    t447 = select(t442, t446, t440)
    t448 = eq(place_0_15, i8(8))
    t449 = band(t448, t342)
    t450 = take(HAND_0, card_0_15)
    t451 = sar(t450, i32(4))
    t452 = band(t451, i32(255))
    t453 = to(t452, i16)
    t454 = select(t449, t453, t447)
    t455 = eq(place_0_16, i8(8))
    t456 = band(t455, t342)
    t457 = take(HAND_0, card_0_16)
    t458 = sar(t457, i32(4))
    t459 = band(t458, i32(255))
    t460 = to(t459, i16)
    t461 = select(t456, t460, t454)
    t462 = eq(place_0_17, i8(8))
    t463 = band(t462, t342)
    t464 = take(HAND_0, card_0_17)
    t465 = sar(t464, i32(4))
    t466 = band(t465, i32(255))
    t467 = to(t466, i16)
    t468 = select(t463, t467, t461)
    t469 = eq(place_0_18, i8(8))
    t470 = band(t469, t342)
    t471 = take(HAND_0, card_0_18)
    t472 = sar(t471, i32(4))
    t473 = band(t472, i32(255))
    t474 = to(t473, i16)
    t475 = select(t470, t474, t468)
    t476 = eq(place_0_19, i8(8))
    t477 = band(t476, t342)
    t478 = take(HAND_0, card_0_19)
    t479 = sar(t478, i32(4))
    t480 = band(t479, i32(255))
    t481 = to(t480, i16)
    t482 = select(t477, t481, t475)
    t483 = band(offer0, t340)
    t484 = gt(t7, i16(0))
    t485 = band(t483, t484)
    t486 = band(offer1, t340)
    t487 = band(t486, t484)
    t488 = band(offer2, t340)
    t489 = band(t488, t484)
    t490 = band(offer3, t340)
    t491 = band(t490, t484)
    t492 = band(offer4, t340)
    t493 = band(t492, t484)
    t494 = band(offer5, t340)
    t495 = band(t494, t484)
    t496 = band(offer6, t340)
    t497 = band(t496, t484)
    t498 = band(offer7, t340)
    t499 = band(t498, t484)
    t500 = gt(t482, i16(0))
    t501 = band(words_0_0_1, i16(255))
    t502 = to(t501, i16)
    t503 = eq(t502, t482)
    t504 = band(t500, t503)
    t505 = eq(fresh_0_0, i8(0))
    t506 = band(t504, t505)
    t507 = band(words_0_1_1, i16(255))
    t508 = to(t507, i16)
    t509 = eq(t508, t482)
    t510 = band(t500, t509)
    t511 = eq(fresh_0_1, i8(0))
    t512 = band(t510, t511)
    t513 = band(words_0_2_1, i16(255))
    t514 = to(t513, i16)
    t515 = eq(t514, t482)
    t516 = band(t500, t515)
    t517 = eq(fresh_0_2, i8(0))
    t518 = band(t516, t517)
    t519 = band(words_0_3_1, i16(255))
    t520 = to(t519, i16)
    t521 = eq(t520, t482)
    t522 = band(t500, t521)
    t523 = eq(fresh_0_3, i8(0))
    t524 = band(t522, t523)
    t525 = eq(t15, i8(2))
    t526 = select(t339, t493, t485)
    t527 = bor(t526, t506)
    t528 = select(t339, t495, t487)
    t529 = bor(t528, t512)
    t530 = gt(pokemon_1_1, i16(0))
    t531 = select(t339, t530, t19)
    t532 = band(t525, t531)
    t533 = bor(t529, t532)
    t534 = select(t339, t497, t489)
    t535 = bor(t534, t518)
    t536 = gt(pokemon_1_2, i16(0))
    t537 = select(t339, t536, t20)
    t538 = band(t525, t537)
    t539 = bor(t535, t538)
    t540 = select(t339, t499, t491)
    t541 = bor(t540, t524)
    t542 = gt(pokemon_1_3, i16(0))
    t543 = select(t339, t542, t21)
    t544 = band(t525, t543)
    t545 = bor(t541, t544)
    t546 = select(t339, t485, t493)
    t547 = select(t339, t487, t495)
    t548 = select(t339, t489, t497)
    t549 = select(t339, t491, t499)
    return (t16, t17, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t197, t202, t207, t212, t527, t533, t539, t545, t546, t547, t548, t549, t215, t217, t219, t221, t223, t225, t227, t229, t231, t331, t332, t333, t334, t335, t336, t337, t338,)


_01_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _02_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t16, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
    t550 = gt(pokemon_0_0, i16(0))
    t551 = gt(pokemon_0_1, i16(0))
    t552 = gt(pokemon_0_2, i16(0))
    t553 = gt(pokemon_0_3, i16(0))
    t554 = gt(damage_0_0, i8(0))
    t555 = band(t550, t554)
    t556 = gt(damage_0_1, i8(0))
    t557 = band(t551, t556)
    t558 = bor(t555, t557)
    t559 = gt(damage_0_2, i8(0))
    t560 = band(t552, t559)
    t561 = bor(t558, t560)
    t562 = gt(damage_0_3, i8(0))
    t563 = band(t553, t562)
    t564 = bor(t561, t563)
    t565 = gt(pokemon_1_0, i16(0))
    t566 = gt(pokemon_1_1, i16(0))
    t567 = gt(pokemon_1_2, i16(0))
    t568 = gt(pokemon_1_3, i16(0))
    t569 = sar(words_1_1_0, i32(18))
    t570 = band(t569, i32(3))
    t571 = to(t570, i8)
    t572 = eq(t571, i8(0))
    t573 = band(t566, t572)
    t574 = sar(words_1_2_0, i32(18))
    t575 = band(t574, i32(3))
    t576 = to(t575, i8)
    t577 = eq(t576, i8(0))
    t578 = band(t567, t577)
    t579 = sar(words_1_3_0, i32(18))
    t580 = band(t579, i32(3))
    t581 = to(t580, i8)
    t582 = eq(t581, i8(0))
    t583 = band(t568, t582)
    t584 = bor(t573, t578)
    t585 = bor(t584, t583)
    t586 = band(t565, t585)
    t587 = bor(t565, t566)
    t588 = bor(t587, t567)
    t589 = bor(t588, t568)
    t590 = eq(daze_1, i8(1))
    t591 = flip(t590)
    t592 = band(t565, t591)
    t593 = sar(words_0_0_0, i32(5))
    t594 = band(t593, i32(15))
    t595 = to(t594, i8)
    t596 = eq(t595, i8(4))
    t597 = band(t550, t596)
    t598 = sar(words_0_1_0, i32(5))
    t599 = band(t598, i32(15))
    t600 = to(t599, i8)
    t601 = sar(words_0_2_0, i32(5))
    t602 = band(t601, i32(15))
    t603 = to(t602, i8)
    t604 = sar(words_0_3_0, i32(5))
    t605 = band(t604, i32(15))
    t606 = to(t605, i8)
    t607 = eq(poison_1, i8(1))
    t608 = flip(t607)
    t609 = band(t565, t608)
    t610 = bor(t566, t567)
    t611 = bor(t610, t568)
    t612 = band(t565, t611)
    t613 = eq(place_0_0, i8(0))
    t614 = eq(place_0_1, i8(0))
    t615 = bor(t613, t614)
    t616 = eq(place_0_2, i8(0))
    t617 = bor(t615, t616)
    t618 = eq(place_0_3, i8(0))
    t619 = bor(t617, t618)
    t620 = eq(place_0_4, i8(0))
    t621 = bor(t619, t620)
    t622 = eq(place_0_5, i8(0))
    t623 = bor(t621, t622)
    t624 = eq(place_0_6, i8(0))
    t625 = bor(t623, t624)
    t626 = eq(place_0_7, i8(0))
    t627 = bor(t625, t626)
    t628 = eq(place_0_8, i8(0))
    t629 = bor(t627, t628)
    t630 = eq(place_0_9, i8(0))
    t631 = bor(t629, t630)
    t632 = eq(place_0_10, i8(0))
    t633 = bor(t631, t632)
    t634 = eq(place_0_11, i8(0))
    t635 = bor(t633, t634)
    t636 = eq(place_0_12, i8(0))
    t637 = bor(t635, t636)
    t638 = eq(place_0_13, i8(0))
    t639 = bor(t637, t638)
    t640 = eq(place_0_14, i8(0))
    t641 = bor(t639, t640)
    t642 = eq(place_0_15, i8(0))
    t643 = bor(t641, t642)
    t644 = eq(place_0_16, i8(0))
    t645 = bor(t643, t644)
    t646 = eq(place_0_17, i8(0))
    t647 = bor(t645, t646)
    t648 = eq(place_0_18, i8(0))
    t649 = bor(t647, t648)
    t650 = eq(place_0_19, i8(0))
    t651 = bor(t649, t650)
    t652 = eq(t595, i8(0))
    t653 = band(t550, t652)
    t654 = eq(t600, i8(0))
    t655 = band(t551, t654)
    t656 = eq(t603, i8(0))
    t657 = band(t552, t656)
    t658 = eq(t606, i8(0))
    t659 = band(t553, t658)
    t660 = band(t653, t554)
    t661 = band(t655, t556)
    t662 = bor(t660, t661)
    t663 = band(t657, t559)
    t664 = bor(t662, t663)
    t665 = band(t659, t562)
    t666 = bor(t664, t665)
    t667 = eq(t595, i8(2))
    t668 = band(t550, t667)
    t669 = eq(t600, i8(2))
    t670 = band(t551, t669)
    t671 = eq(t603, i8(2))
    t672 = band(t552, t671)
    t673 = eq(t606, i8(2))
    t674 = band(t553, t673)
    t675 = bor(t668, t670)
    t676 = bor(t675, t672)
    t677 = bor(t676, t674)
    t678 = sar(words_0_0_1, i16(11))
    t679 = band(t678, i16(1))
    t680 = eq(t679, i16(1))
    t681 = band(t550, t680)
    t682 = sar(words_0_0_1, i16(12))
    t683 = band(t682, i16(1))
    t684 = eq(t683, i16(1))
    t685 = band(t550, t684)
    t686 = sar(words_0_1_1, i16(12))
    t687 = band(t686, i16(1))
    t688 = eq(t687, i16(1))
    t689 = band(t551, t688)
    t690 = sar(words_0_2_1, i16(12))
    t691 = band(t690, i16(1))
    t692 = eq(t691, i16(1))
    t693 = band(t552, t692)
    t694 = sar(words_0_3_1, i16(12))
    t695 = band(t694, i16(1))
    t696 = eq(t695, i16(1))
    t697 = band(t553, t696)
    t698 = bor(t685, t689)
    t699 = bor(t698, t693)
    t700 = bor(t699, t697)
    t701 = sar(words_0_0_1, i16(13))
    t702 = band(t701, i16(1))
    t703 = eq(t702, i16(1))
    t704 = band(t550, t703)
    t705 = gt(energy_0_1_3, i8(0))
    t706 = band(t551, t705)
    t707 = gt(energy_0_2_3, i8(0))
    t708 = band(t552, t707)
    t709 = bor(t706, t708)
    t710 = gt(energy_0_3_3, i8(0))
    t711 = band(t553, t710)
    t712 = bor(t709, t711)
    t713 = band(t712, t704)
    t714 = eq(place_1_0, i8(1))
    t715 = eq(place_1_1, i8(1))
    t716 = bor(t714, t715)
    t717 = eq(place_1_2, i8(1))
    t718 = bor(t716, t717)
    t719 = eq(place_1_3, i8(1))
    t720 = bor(t718, t719)
    t721 = eq(place_1_4, i8(1))
    t722 = bor(t720, t721)
    t723 = eq(place_1_5, i8(1))
    t724 = bor(t722, t723)
    t725 = eq(place_1_6, i8(1))
    t726 = bor(t724, t725)
    t727 = eq(place_1_7, i8(1))
    t728 = bor(t726, t727)
    t729 = eq(place_1_8, i8(1))
    t730 = bor(t728, t729)
    t731 = eq(place_1_9, i8(1))
    t732 = bor(t730, t731)
    t733 = eq(place_1_10, i8(1))
    t734 = bor(t732, t733)
    t735 = eq(place_1_11, i8(1))
    t736 = bor(t734, t735)
    t737 = eq(place_1_12, i8(1))
    t738 = bor(t736, t737)
    t739 = eq(place_1_13, i8(1))
    t740 = bor(t738, t739)
    t741 = eq(place_1_14, i8(1))
    t742 = bor(t740, t741)
    t743 = eq(place_1_15, i8(1))
    t744 = bor(t742, t743)
    t745 = eq(place_1_16, i8(1))
    t746 = bor(t744, t745)
    t747 = eq(place_1_17, i8(1))
    t748 = bor(t746, t747)
    t749 = eq(place_1_18, i8(1))
    t750 = bor(t748, t749)
    t751 = eq(place_1_19, i8(1))
    t752 = bor(t750, t751)
    t753 = eq(place_1_0, i8(0))
    t754 = eq(place_1_1, i8(0))
    t755 = bor(t753, t754)
    t756 = eq(place_1_2, i8(0))
    t757 = bor(t755, t756)
    t758 = eq(place_1_3, i8(0))
    t759 = bor(t757, t758)
    t760 = eq(place_1_4, i8(0))
    t761 = bor(t759, t760)
    t762 = eq(place_1_5, i8(0))
    t763 = bor(t761, t762)
    t764 = eq(place_1_6, i8(0))
    t765 = bor(t763, t764)
    t766 = eq(place_1_7, i8(0))
    t767 = bor(t765, t766)
    t768 = eq(place_1_8, i8(0))
    t769 = bor(t767, t768)
    t770 = eq(place_1_9, i8(0))
    t771 = bor(t769, t770)
    t772 = eq(place_1_10, i8(0))
    t773 = bor(t771, t772)
    t774 = eq(place_1_11, i8(0))
    t775 = bor(t773, t774)
    t776 = eq(place_1_12, i8(0))
    t777 = bor(t775, t776)
    t778 = eq(place_1_13, i8(0))
    t779 = bor(t777, t778)
    t780 = eq(place_1_14, i8(0))
    t781 = bor(t779, t780)
    t782 = eq(place_1_15, i8(0))
    t783 = bor(t781, t782)
    t784 = eq(place_1_16, i8(0))
    t785 = bor(t783, t784)
    t786 = eq(place_1_17, i8(0))
    t787 = bor(t785, t786)
    t788 = eq(place_1_18, i8(0))
    t789 = bor(t787, t788)
    t790 = eq(place_1_19, i8(0))
    t791 = bor(t789, t790)
    t792 = bor(t752, t791)
    t793 = sar(words_0_0_3, i16(6))
    t794 = band(t793, i16(15))
    t795 = band(words_0_0_3, i16(1))
    t796 = eq(t795, i16(1))
    t797 = eq(used_0_0, i8(0))
    t798 = band(t796, t797)
    t799 = eq(t794, i16(1))
    t800 = band(t799, t564)
    t801 = eq(t794, i16(2))
    t802 = band(t801, t586)
    t803 = bor(t800, t802)
    t804 = eq(t794, i16(3))
    t805 = band(t804, t589)
    t806 = bor(t803, t805)
    t807 = eq(t794, i16(4))
    t808 = bor(t806, t807)
    t809 = eq(t794, i16(5))
    t810 = band(t809, t592)
    t811 = bor(t808, t810)
    t812 = eq(t794, i16(6))
    t813 = band(t812, t597)
    t814 = bor(t811, t813)
    t815 = eq(t794, i16(7))
    t816 = band(t815, t609)
    t817 = bor(t814, t816)
    t818 = eq(t794, i16(8))
    t819 = band(t818, t612)
    t820 = bor(t817, t819)
    t821 = eq(t794, i16(9))
    t822 = band(t821, t651)
    t823 = bor(t820, t822)
    t824 = band(t16, t798)
    t825 = band(t824, t823)
    t826 = sar(words_0_1_3, i16(6))
    t827 = band(t826, i16(15))
    t828 = band(words_0_1_3, i16(1))
    t829 = eq(t828, i16(1))
    t830 = eq(used_0_1, i8(0))
    t831 = band(t829, t830)
    t832 = eq(t827, i16(1))
    t833 = band(t832, t564)
    t834 = eq(t827, i16(3))
    t835 = band(t834, t589)
    t836 = bor(t833, t835)
    t837 = eq(t827, i16(4))
    t838 = bor(t836, t837)
    t839 = eq(t827, i16(5))
    t840 = band(t839, t592)
    t841 = bor(t838, t840)
    t842 = eq(t827, i16(6))
    t843 = band(t842, t597)
    t844 = bor(t841, t843)
    t845 = eq(t827, i16(8))
    t846 = band(t845, t612)
    t847 = bor(t844, t846)
    t848 = eq(t827, i16(9))
    t849 = band(t848, t651)
    t850 = bor(t847, t849)
    t851 = band(t16, t831)
    t852 = band(t851, t850)
    t853 = sar(words_0_2_3, i16(6))
    t854 = band(t853, i16(15))
    t855 = band(words_0_2_3, i16(1))
    t856 = eq(t855, i16(1))
    t857 = eq(used_0_2, i8(0))
    t858 = band(t856, t857)
    t859 = eq(t854, i16(1))
    t860 = band(t859, t564)
    t861 = eq(t854, i16(3))
    t862 = band(t861, t589)
    t863 = bor(t860, t862)
    t864 = eq(t854, i16(4))
    t865 = bor(t863, t864)
    t866 = eq(t854, i16(5))
    t867 = band(t866, t592)
    t868 = bor(t865, t867)
    t869 = eq(t854, i16(6))
    t870 = band(t869, t597)
    t871 = bor(t868, t870)
    t872 = eq(t854, i16(8))
    t873 = band(t872, t612)
    t874 = bor(t871, t873)
    t875 = eq(t854, i16(9))
    t876 = band(t875, t651)
    t877 = bor(t874, t876)
    t878 = band(t16, t858)
    t879 = band(t878, t877)
    t880 = sar(words_0_3_3, i16(6))
    t881 = band(t880, i16(15))
    t882 = band(words_0_3_3, i16(1))
    t883 = eq(t882, i16(1))
    t884 = eq(used_0_3, i8(0))
    t885 = band(t883, t884)
    t886 = eq(t881, i16(1))
    t887 = band(t886, t564)
    t888 = eq(t881, i16(3))
    t889 = band(t888, t589)
    t890 = bor(t887, t889)
    t891 = eq(t881, i16(4))
    t892 = bor(t890, t891)
    t893 = eq(t881, i16(5))
    t894 = band(t893, t592)
    t895 = bor(t892, t894)
    t896 = eq(t881, i16(6))
    t897 = band(t896, t597)
    t898 = bor(t895, t897)
    t899 = eq(t881, i16(8))
    t900 = band(t899, t612)
    t901 = bor(t898, t900)
    t902 = eq(t881, i16(9))
    t903 = band(t902, t651)
    t904 = bor(t901, t903)
    t905 = band(t16, t885)
    t906 = band(t905, t904)
    t907 = to(t564, i32)
    t908 = shl(t907, i32(1))
    t909 = to(t586, i32)
    t910 = shl(t909, i32(2))
    t911 = bor(t908, t910)
    t912 = to(t589, i32)
    t913 = shl(t912, i32(3))
    t914 = bor(t911, t913)
    t915 = bor(t914, i32(16))
    t916 = to(t592, i32)
    t917 = shl(t916, i32(5))
    t918 = bor(t915, t917)
    t919 = to(t597, i32)
    t920 = shl(t919, i32(6))
    t921 = bor(t918, t920)
    t922 = to(t609, i32)
    t923 = shl(t922, i32(7))
    t924 = bor(t921, t923)
    t925 = to(t612, i32)
    t926 = shl(t925, i32(8))
    t927 = bor(t924, t926)
    t928 = to(t651, i32)
    t929 = shl(t928, i32(9))
    t930 = bor(t927, t929)
    t931 = to(t666, i32)
    t932 = shl(t931, i32(10))
    t933 = bor(t930, t932)
    t934 = to(t677, i32)
    t935 = shl(t934, i32(11))
    t936 = bor(t933, t935)
    t937 = bor(t936, i32(4096))
    t938 = to(t681, i32)
    t939 = shl(t938, i32(13))
    t940 = bor(t937, t939)
    t941 = bor(t940, i32(16384))
    t942 = to(t700, i32)
    t943 = shl(t942, i32(15))
    t944 = bor(t941, t943)
    t945 = shl(t925, i32(16))
    t946 = bor(t944, t945)
    t947 = to(t713, i32)
    t948 = shl(t947, i32(17))
    t949 = bor(t946, t948)
    t950 = shl(t928, i32(18))
    t951 = bor(t949, t950)
    t952 = shl(t928, i32(19))
    t953 = bor(t951, t952)
    t954 = shl(t907, i32(20))
    t955 = bor(t953, t954)
    t956 = bor(t955, i32(2097152))
    t957 = to(t752, i32)
    t958 = shl(t957, i32(22))
    t959 = bor(t956, t958)
    t960 = shl(t928, i32(23))
    t961 = bor(t959, t960)
    t962 = to(t792, i32)
    t963 = shl(t962, i32(24))
    t964 = bor(t961, t963)
    return (t964, t825, t852, t879, t906,)


_02_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t16, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, card_0_0, t964, t17, pokemon_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19):
    t965 = gt(pokemon_0_1, i16(0))
    t966 = flip(t965)
    t967 = gt(pokemon_0_2, i16(0))
    t968 = flip(t967)
    t969 = band(t968, t965)
    t970 = bor(t966, t968)
    t971 = gt(pokemon_0_3, i16(0))
    t972 = flip(t971)
    t973 = flip(t970)
    t974 = band(t972, t973)
    t975 = bor(t966, t969)
    t976 = bor(t975, t974)
    t977 = gt(locked_0, i8(0))
    t978 = gt(supporter_played, i8(0))
    t979 = bor(t977, t978)
    t980 = sar(words_1_0_3, i16(1))
    t981 = band(t980, i16(1))
    t982 = eq(t981, i16(1))
    t983 = bor(t979, t982)
    t984 = gt(turn, i8(2))
    t985 = band(t16, t984)
    t986 = eq(fresh_0_0, i8(0))
    t987 = band(words_0_0_1, i16(255))
    t988 = to(t987, i16)
    t989 = select(t986, t988, i16(0))
    t990 = eq(fresh_0_1, i8(0))
    t991 = band(words_0_1_1, i16(255))
    t992 = to(t991, i16)
    t993 = select(t990, t992, i16(0))
    t994 = eq(fresh_0_2, i8(0))
    t995 = band(words_0_2_1, i16(255))
    t996 = to(t995, i16)
    t997 = select(t994, t996, i16(0))
    t998 = eq(fresh_0_3, i8(0))
    t999 = band(words_0_3_1, i16(255))
    t1000 = to(t999, i16)
    t1001 = select(t998, t1000, i16(0))
    t1002 = eq(place_0_0, i8(1))
    t1003 = take(HAND_0, card_0_0)
    t1004 = band(t1003, i32(7))
    t1005 = to(t1004, i8)
    t1006 = sar(t1003, i32(4))
    t1007 = band(t1006, i32(255))
    t1008 = to(t1007, i16)
    t1009 = sar(t1003, i32(3))
    t1010 = band(t1009, i32(1))
    t1011 = eq(t1010, i32(1))
    t1012 = eq(t1005, i8(6))
    t1013 = band(t1012, t16)
    t1014 = bor(t1011, t1013)
    t1015 = gt(t1008, i16(0))
    t1016 = eq(t1008, t989)
    t1017 = eq(t1008, t993)
    t1018 = bor(t1016, t1017)
    t1019 = eq(t1008, t997)
    t1020 = bor(t1018, t1019)
    t1021 = eq(t1008, t1001)
    t1022 = bor(t1020, t1021)
    t1023 = band(t1015, t1022)
    t1024 = sar(t1003, i32(12))
    t1025 = band(t1024, i32(31))
    t1026 = sar(t964, t1025)
    t1027 = band(t1026, i32(1))
    t1028 = eq(t1027, i32(1))
    t1029 = eq(t1005, i8(2))
    t1030 = eq(t1005, i8(3))
    t1031 = flip(t983)
    t1032 = band(t1030, t1031)
    t1033 = bor(t1029, t1032)
    t1034 = band(t1028, t1033)
    t1035 = bor(t16, t17)
    t1036 = band(t1014, t1035)
    t1037 = gt(pokemon_0_0, i16(0))
    t1038 = flip(t1037)
    t1039 = band(t17, t1038)
    t1040 = bor(t976, t1039)
    t1041 = band(t1036, t1040)
    t1042 = band(t985, t1023)
    t1043 = bor(t1041, t1042)
    t1044 = band(t16, t1034)
    t1045 = bor(t1043, t1044)
    t1046 = band(t1002, t1045)
    t1047 = eq(place_0_1, i8(1))
    t1048 = take(HAND_0, card_0_1)
    t1049 = band(t1048, i32(7))
    t1050 = to(t1049, i8)
    t1051 = sar(t1048, i32(4))
    t1052 = band(t1051, i32(255))
    t1053 = to(t1052, i16)
    t1054 = sar(t1048, i32(3))
    t1055 = band(t1054, i32(1))
    t1056 = eq(t1055, i32(1))
    t1057 = eq(t1050, i8(6))
    t1058 = band(t1057, t16)
    t1059 = bor(t1056, t1058)
    t1060 = gt(t1053, i16(0))
    t1061 = eq(t1053, t989)
    t1062 = eq(t1053, t993)
    t1063 = bor(t1061, t1062)
    t1064 = eq(t1053, t997)
    t1065 = bor(t1063, t1064)
    t1066 = eq(t1053, t1001)
    t1067 = bor(t1065, t1066)
    t1068 = band(t1060, t1067)
    t1069 = sar(t1048, i32(12))
    t1070 = band(t1069, i32(31))
    t1071 = sar(t964, t1070)
    t1072 = band(t1071, i32(1))
    t1073 = eq(t1072, i32(1))
    t1074 = eq(t1050, i8(2))
    t1075 = eq(t1050, i8(3))
    t1076 = band(t1075, t1031)
    t1077 = bor(t1074, t1076)
    t1078 = band(t1073, t1077)
    t1079 = band(t1059, t1035)
    t1080 = band(t1079, t1040)
    t1081 = band(t985, t1068)
    t1082 = bor(t1080, t1081)
    t1083 = band(t16, t1078)
    t1084 = bor(t1082, t1083)
    t1085 = eq(card_0_0, card_0_1)
    t1086 = band(t1002, t1085)
    t1087 = band(t1047, t1084)
    t1088 = flip(t1086)
    t1089 = band(t1087, t1088)
    t1090 = eq(place_0_2, i8(1))
    t1091 = take(HAND_0, card_0_2)
    t1092 = band(t1091, i32(7))
    t1093 = to(t1092, i8)
    t1094 = sar(t1091, i32(4))
    t1095 = band(t1094, i32(255))
    t1096 = to(t1095, i16)
    t1097 = sar(t1091, i32(3))
    t1098 = band(t1097, i32(1))
    t1099 = eq(t1098, i32(1))
    t1100 = eq(t1093, i8(6))
    t1101 = band(t1100, t16)
    t1102 = bor(t1099, t1101)
    t1103 = gt(t1096, i16(0))
    t1104 = eq(t1096, t989)
    t1105 = eq(t1096, t993)
    t1106 = bor(t1104, t1105)
    t1107 = eq(t1096, t997)
    t1108 = bor(t1106, t1107)
    t1109 = eq(t1096, t1001)
    t1110 = bor(t1108, t1109)
    t1111 = band(t1103, t1110)
    t1112 = sar(t1091, i32(12))
    t1113 = band(t1112, i32(31))
    t1114 = sar(t964, t1113)
    t1115 = band(t1114, i32(1))
    t1116 = eq(t1115, i32(1))
    t1117 = eq(t1093, i8(2))
    t1118 = eq(t1093, i8(3))
    t1119 = band(t1118, t1031)
    t1120 = bor(t1117, t1119)
    t1121 = band(t1116, t1120)
    t1122 = band(t1102, t1035)
    t1123 = band(t1122, t1040)
    t1124 = band(t985, t1111)
    t1125 = bor(t1123, t1124)
    t1126 = band(t16, t1121)
    t1127 = bor(t1125, t1126)
    t1128 = eq(card_0_1, card_0_2)
    t1129 = band(t1047, t1128)
    t1130 = band(t1090, t1127)
    t1131 = flip(t1129)
    t1132 = band(t1130, t1131)
    t1133 = eq(place_0_3, i8(1))
    t1134 = take(HAND_0, card_0_3)
    t1135 = band(t1134, i32(7))
    t1136 = to(t1135, i8)
    t1137 = sar(t1134, i32(4))
    t1138 = band(t1137, i32(255))
    t1139 = to(t1138, i16)
    t1140 = sar(t1134, i32(3))
    t1141 = band(t1140, i32(1))
    t1142 = eq(t1141, i32(1))
    t1143 = eq(t1136, i8(6))
    t1144 = band(t1143, t16)
    t1145 = bor(t1142, t1144)
    t1146 = gt(t1139, i16(0))
    t1147 = eq(t1139, t989)
    t1148 = eq(t1139, t993)
    t1149 = bor(t1147, t1148)
    t1150 = eq(t1139, t997)
    t1151 = bor(t1149, t1150)
    t1152 = eq(t1139, t1001)
    t1153 = bor(t1151, t1152)
    t1154 = band(t1146, t1153)
    t1155 = sar(t1134, i32(12))
    t1156 = band(t1155, i32(31))
    t1157 = sar(t964, t1156)
    t1158 = band(t1157, i32(1))
    t1159 = eq(t1158, i32(1))
    t1160 = eq(t1136, i8(2))
    t1161 = eq(t1136, i8(3))
    t1162 = band(t1161, t1031)
    t1163 = bor(t1160, t1162)
    t1164 = band(t1159, t1163)
    t1165 = band(t1145, t1035)
    t1166 = band(t1165, t1040)
    t1167 = band(t985, t1154)
    t1168 = bor(t1166, t1167)
    t1169 = band(t16, t1164)
    t1170 = bor(t1168, t1169)
    t1171 = eq(card_0_2, card_0_3)
    t1172 = band(t1090, t1171)
    t1173 = band(t1133, t1170)
    t1174 = flip(t1172)
    t1175 = band(t1173, t1174)
    t1176 = eq(place_0_4, i8(1))
    t1177 = take(HAND_0, card_0_4)
    t1178 = band(t1177, i32(7))
    t1179 = to(t1178, i8)
    t1180 = sar(t1177, i32(4))
    t1181 = band(t1180, i32(255))
    t1182 = to(t1181, i16)
    t1183 = sar(t1177, i32(3))
    t1184 = band(t1183, i32(1))
    t1185 = eq(t1184, i32(1))
    t1186 = eq(t1179, i8(6))
    t1187 = band(t1186, t16)
    t1188 = bor(t1185, t1187)
    t1189 = gt(t1182, i16(0))
    t1190 = eq(t1182, t989)
    t1191 = eq(t1182, t993)
    t1192 = bor(t1190, t1191)
    t1193 = eq(t1182, t997)
    t1194 = bor(t1192, t1193)
    t1195 = eq(t1182, t1001)
    t1196 = bor(t1194, t1195)
    t1197 = band(t1189, t1196)
    t1198 = sar(t1177, i32(12))
    t1199 = band(t1198, i32(31))
    t1200 = sar(t964, t1199)
    t1201 = band(t1200, i32(1))
    t1202 = eq(t1201, i32(1))
    t1203 = eq(t1179, i8(2))
    t1204 = eq(t1179, i8(3))
    t1205 = band(t1204, t1031)
    t1206 = bor(t1203, t1205)
    t1207 = band(t1202, t1206)
    t1208 = band(t1188, t1035)
    t1209 = band(t1208, t1040)
    t1210 = band(t985, t1197)
    t1211 = bor(t1209, t1210)
    t1212 = band(t16, t1207)
    t1213 = bor(t1211, t1212)
    t1214 = eq(card_0_3, card_0_4)
    t1215 = band(t1133, t1214)
    t1216 = band(t1176, t1213)
    t1217 = flip(t1215)
    t1218 = band(t1216, t1217)
    t1219 = eq(place_0_5, i8(1))
    t1220 = take(HAND_0, card_0_5)
    t1221 = band(t1220, i32(7))
    t1222 = to(t1221, i8)
    t1223 = sar(t1220, i32(4))
    t1224 = band(t1223, i32(255))
    t1225 = to(t1224, i16)
    t1226 = sar(t1220, i32(3))
    t1227 = band(t1226, i32(1))
    t1228 = eq(t1227, i32(1))
    t1229 = eq(t1222, i8(6))
    t1230 = band(t1229, t16)
    t1231 = bor(t1228, t1230)
    t1232 = gt(t1225, i16(0))
    t1233 = eq(t1225, t989)
    t1234 = eq(t1225, t993)
    t1235 = bor(t1233, t1234)
    t1236 = eq(t1225, t997)
    t1237 = bor(t1235, t1236)
    t1238 = eq(t1225, t1001)
    t1239 = bor(t1237, t1238)
    t1240 = band(t1232, t1239)
    t1241 = sar(t1220, i32(12))
    t1242 = band(t1241, i32(31))
    t1243 = sar(t964, t1242)
    t1244 = band(t1243, i32(1))
    t1245 = eq(t1244, i32(1))
    t1246 = eq(t1222, i8(2))
    t1247 = eq(t1222, i8(3))
    t1248 = band(t1247, t1031)
    t1249 = bor(t1246, t1248)
    t1250 = band(t1245, t1249)
    t1251 = band(t1231, t1035)
    t1252 = band(t1251, t1040)
    t1253 = band(t985, t1240)
    t1254 = bor(t1252, t1253)
    t1255 = band(t16, t1250)
    t1256 = bor(t1254, t1255)
    t1257 = eq(card_0_4, card_0_5)
    t1258 = band(t1176, t1257)
    t1259 = band(t1219, t1256)
    t1260 = flip(t1258)
    t1261 = band(t1259, t1260)
    t1262 = eq(place_0_6, i8(1))
    t1263 = take(HAND_0, card_0_6)
    t1264 = band(t1263, i32(7))
    t1265 = to(t1264, i8)
    t1266 = sar(t1263, i32(4))
    t1267 = band(t1266, i32(255))
    t1268 = to(t1267, i16)
    t1269 = sar(t1263, i32(3))
    t1270 = band(t1269, i32(1))
    t1271 = eq(t1270, i32(1))
    t1272 = eq(t1265, i8(6))
    t1273 = band(t1272, t16)
    t1274 = bor(t1271, t1273)
    t1275 = gt(t1268, i16(0))
    t1276 = eq(t1268, t989)
    t1277 = eq(t1268, t993)
    t1278 = bor(t1276, t1277)
    t1279 = eq(t1268, t997)
    t1280 = bor(t1278, t1279)
    t1281 = eq(t1268, t1001)
    t1282 = bor(t1280, t1281)
    t1283 = band(t1275, t1282)
    t1284 = sar(t1263, i32(12))
    t1285 = band(t1284, i32(31))
    t1286 = sar(t964, t1285)
    t1287 = band(t1286, i32(1))
    t1288 = eq(t1287, i32(1))
    t1289 = eq(t1265, i8(2))
    t1290 = eq(t1265, i8(3))
    t1291 = band(t1290, t1031)
    t1292 = bor(t1289, t1291)
    t1293 = band(t1288, t1292)
    t1294 = band(t1274, t1035)
    t1295 = band(t1294, t1040)
    t1296 = band(t985, t1283)
    t1297 = bor(t1295, t1296)
    t1298 = band(t16, t1293)
    t1299 = bor(t1297, t1298)
    t1300 = eq(card_0_5, card_0_6)
    t1301 = band(t1219, t1300)
    t1302 = band(t1262, t1299)
    t1303 = flip(t1301)
    t1304 = band(t1302, t1303)
    t1305 = eq(place_0_7, i8(1))
    t1306 = take(HAND_0, card_0_7)
    t1307 = band(t1306, i32(7))
    t1308 = to(t1307, i8)
    t1309 = sar(t1306, i32(4))
    t1310 = band(t1309, i32(255))
    t1311 = to(t1310, i16)
    t1312 = sar(t1306, i32(3))
    t1313 = band(t1312, i32(1))
    t1314 = eq(t1313, i32(1))
    t1315 = eq(t1308, i8(6))
    t1316 = band(t1315, t16)
    t1317 = bor(t1314, t1316)
    t1318 = gt(t1311, i16(0))
    t1319 = eq(t1311, t989)
    t1320 = eq(t1311, t993)
    t1321 = bor(t1319, t1320)
    t1322 = eq(t1311, t997)
    t1323 = bor(t1321, t1322)
    t1324 = eq(t1311, t1001)
    t1325 = bor(t1323, t1324)
    t1326 = band(t1318, t1325)
    t1327 = sar(t1306, i32(12))
    t1328 = band(t1327, i32(31))
    t1329 = sar(t964, t1328)
    t1330 = band(t1329, i32(1))
    t1331 = eq(t1330, i32(1))
    t1332 = eq(t1308, i8(2))
    t1333 = eq(t1308, i8(3))
    t1334 = band(t1333, t1031)
    t1335 = bor(t1332, t1334)
    t1336 = band(t1331, t1335)
    t1337 = band(t1317, t1035)
    t1338 = band(t1337, t1040)
    t1339 = band(t985, t1326)
    t1340 = bor(t1338, t1339)
    t1341 = band(t16, t1336)
    t1342 = bor(t1340, t1341)
    t1343 = eq(card_0_6, card_0_7)
    t1344 = band(t1262, t1343)
    t1345 = band(t1305, t1342)
    t1346 = flip(t1344)
    t1347 = band(t1345, t1346)
    t1348 = eq(place_0_8, i8(1))
    t1349 = take(HAND_0, card_0_8)
    t1350 = band(t1349, i32(7))
    t1351 = to(t1350, i8)
    t1352 = sar(t1349, i32(4))
    t1353 = band(t1352, i32(255))
    t1354 = to(t1353, i16)
    t1355 = sar(t1349, i32(3))
    t1356 = band(t1355, i32(1))
    t1357 = eq(t1356, i32(1))
    t1358 = eq(t1351, i8(6))
    t1359 = band(t1358, t16)
    t1360 = bor(t1357, t1359)
    t1361 = gt(t1354, i16(0))
    t1362 = eq(t1354, t989)
    t1363 = eq(t1354, t993)
    t1364 = bor(t1362, t1363)
    t1365 = eq(t1354, t997)
    t1366 = bor(t1364, t1365)
    t1367 = eq(t1354, t1001)
    t1368 = bor(t1366, t1367)
    t1369 = band(t1361, t1368)
    t1370 = sar(t1349, i32(12))
    t1371 = band(t1370, i32(31))
    t1372 = sar(t964, t1371)
    t1373 = band(t1372, i32(1))
    t1374 = eq(t1373, i32(1))
    t1375 = eq(t1351, i8(2))
    t1376 = eq(t1351, i8(3))
    t1377 = band(t1376, t1031)
    t1378 = bor(t1375, t1377)
    t1379 = band(t1374, t1378)
    t1380 = band(t1360, t1035)
    t1381 = band(t1380, t1040)
    t1382 = band(t985, t1369)
    t1383 = bor(t1381, t1382)
    t1384 = band(t16, t1379)
    t1385 = bor(t1383, t1384)
    t1386 = eq(card_0_7, card_0_8)
    t1387 = band(t1305, t1386)
    t1388 = band(t1348, t1385)
    t1389 = flip(t1387)
    t1390 = band(t1388, t1389)
    t1391 = eq(place_0_9, i8(1))
    t1392 = take(HAND_0, card_0_9)
    t1393 = band(t1392, i32(7))
    t1394 = to(t1393, i8)
    t1395 = sar(t1392, i32(4))
    t1396 = band(t1395, i32(255))
    t1397 = to(t1396, i16)
    t1398 = sar(t1392, i32(3))
    t1399 = band(t1398, i32(1))
    t1400 = eq(t1399, i32(1))
    t1401 = eq(t1394, i8(6))
    t1402 = band(t1401, t16)
    t1403 = bor(t1400, t1402)
    t1404 = gt(t1397, i16(0))
    t1405 = eq(t1397, t989)
    t1406 = eq(t1397, t993)
    t1407 = bor(t1405, t1406)
    t1408 = eq(t1397, t997)
    t1409 = bor(t1407, t1408)
    t1410 = eq(t1397, t1001)
    t1411 = bor(t1409, t1410)
    t1412 = band(t1404, t1411)
    t1413 = sar(t1392, i32(12))
    t1414 = band(t1413, i32(31))
    t1415 = sar(t964, t1414)
    t1416 = band(t1415, i32(1))
    t1417 = eq(t1416, i32(1))
    t1418 = eq(t1394, i8(2))
    t1419 = eq(t1394, i8(3))
    t1420 = band(t1419, t1031)
    t1421 = bor(t1418, t1420)
    t1422 = band(t1417, t1421)
    t1423 = band(t1403, t1035)
    t1424 = band(t1423, t1040)
    t1425 = band(t985, t1412)
    t1426 = bor(t1424, t1425)
    t1427 = band(t16, t1422)
    t1428 = bor(t1426, t1427)
    t1429 = eq(card_0_8, card_0_9)
    t1430 = band(t1348, t1429)
    t1431 = band(t1391, t1428)
    t1432 = flip(t1430)
    t1433 = band(t1431, t1432)
    t1434 = eq(place_0_10, i8(1))
    t1435 = take(HAND_0, card_0_10)
    t1436 = band(t1435, i32(7))
    t1437 = to(t1436, i8)
    t1438 = sar(t1435, i32(4))
    t1439 = band(t1438, i32(255))
    t1440 = to(t1439, i16)
    t1441 = sar(t1435, i32(3))
    t1442 = band(t1441, i32(1))
    t1443 = eq(t1442, i32(1))
    t1444 = eq(t1437, i8(6))
    t1445 = band(t1444, t16)
    t1446 = bor(t1443, t1445)
    t1447 = gt(t1440, i16(0))
    t1448 = eq(t1440, t989)
    t1449 = eq(t1440, t993)
    t1450 = bor(t1448, t1449)
    t1451 = eq(t1440, t997)
    t1452 = bor(t1450, t1451)
    t1453 = eq(t1440, t1001)
    t1454 = bor(t1452, t1453)
    t1455 = band(t1447, t1454)
    t1456 = sar(t1435, i32(12))
    t1457 = band(t1456, i32(31))
    t1458 = sar(t964, t1457)
    t1459 = band(t1458, i32(1))
    t1460 = eq(t1459, i32(1))
    t1461 = eq(t1437, i8(2))
    t1462 = eq(t1437, i8(3))
    t1463 = band(t1462, t1031)
    t1464 = bor(t1461, t1463)
    t1465 = band(t1460, t1464)
    t1466 = band(t1446, t1035)
    t1467 = band(t1466, t1040)
    t1468 = band(t985, t1455)
    t1469 = bor(t1467, t1468)
    t1470 = band(t16, t1465)
    t1471 = bor(t1469, t1470)
    t1472 = eq(card_0_9, card_0_10)
    t1473 = band(t1391, t1472)
    t1474 = band(t1434, t1471)
    t1475 = flip(t1473)
    t1476 = band(t1474, t1475)
    t1477 = eq(place_0_11, i8(1))
    t1478 = take(HAND_0, card_0_11)
    t1479 = band(t1478, i32(7))
    t1480 = to(t1479, i8)
    t1481 = sar(t1478, i32(4))
    t1482 = band(t1481, i32(255))
    t1483 = to(t1482, i16)
    t1484 = sar(t1478, i32(3))
    t1485 = band(t1484, i32(1))
    t1486 = eq(t1485, i32(1))
    t1487 = eq(t1480, i8(6))
    t1488 = band(t1487, t16)
    t1489 = bor(t1486, t1488)
    t1490 = gt(t1483, i16(0))
    t1491 = eq(t1483, t989)
    t1492 = eq(t1483, t993)
    t1493 = bor(t1491, t1492)
    t1494 = eq(t1483, t997)
    t1495 = bor(t1493, t1494)
    t1496 = eq(t1483, t1001)
    t1497 = bor(t1495, t1496)
    t1498 = band(t1490, t1497)
    t1499 = sar(t1478, i32(12))
    t1500 = band(t1499, i32(31))
    t1501 = sar(t964, t1500)
    t1502 = band(t1501, i32(1))
    t1503 = eq(t1502, i32(1))
    t1504 = eq(t1480, i8(2))
    t1505 = eq(t1480, i8(3))
    t1506 = band(t1505, t1031)
    t1507 = bor(t1504, t1506)
    t1508 = band(t1503, t1507)
    t1509 = band(t1489, t1035)
    t1510 = band(t1509, t1040)
    t1511 = band(t985, t1498)
    t1512 = bor(t1510, t1511)
    t1513 = band(t16, t1508)
    t1514 = bor(t1512, t1513)
    t1515 = eq(card_0_10, card_0_11)
    t1516 = band(t1434, t1515)
    t1517 = band(t1477, t1514)
    t1518 = flip(t1516)
    t1519 = band(t1517, t1518)
    t1520 = eq(place_0_12, i8(1))
    t1521 = take(HAND_0, card_0_12)
    t1522 = band(t1521, i32(7))
    t1523 = to(t1522, i8)
    t1524 = sar(t1521, i32(4))
    t1525 = band(t1524, i32(255))
    t1526 = to(t1525, i16)
    t1527 = sar(t1521, i32(3))
    t1528 = band(t1527, i32(1))
    t1529 = eq(t1528, i32(1))
    t1530 = eq(t1523, i8(6))
    t1531 = band(t1530, t16)
    t1532 = bor(t1529, t1531)
    t1533 = gt(t1526, i16(0))
    t1534 = eq(t1526, t989)
    t1535 = eq(t1526, t993)
    t1536 = bor(t1534, t1535)
    t1537 = eq(t1526, t997)
    t1538 = bor(t1536, t1537)
    t1539 = eq(t1526, t1001)
    t1540 = bor(t1538, t1539)
    t1541 = band(t1533, t1540)
    t1542 = sar(t1521, i32(12))
    t1543 = band(t1542, i32(31))
    t1544 = sar(t964, t1543)
    t1545 = band(t1544, i32(1))
    t1546 = eq(t1545, i32(1))
    t1547 = eq(t1523, i8(2))
    t1548 = eq(t1523, i8(3))
    t1549 = band(t1548, t1031)
    t1550 = bor(t1547, t1549)
    t1551 = band(t1546, t1550)
    t1552 = band(t1532, t1035)
    t1553 = band(t1552, t1040)
    t1554 = band(t985, t1541)
    t1555 = bor(t1553, t1554)
    t1556 = band(t16, t1551)
    t1557 = bor(t1555, t1556)
    t1558 = eq(card_0_11, card_0_12)
    t1559 = band(t1477, t1558)
    t1560 = band(t1520, t1557)
    t1561 = flip(t1559)
    t1562 = band(t1560, t1561)
    t1563 = eq(place_0_13, i8(1))
    t1564 = take(HAND_0, card_0_13)
    t1565 = band(t1564, i32(7))
    t1566 = to(t1565, i8)
    t1567 = sar(t1564, i32(4))
    t1568 = band(t1567, i32(255))
    t1569 = to(t1568, i16)
    t1570 = sar(t1564, i32(3))
    t1571 = band(t1570, i32(1))
    t1572 = eq(t1571, i32(1))
    t1573 = eq(t1566, i8(6))
    t1574 = band(t1573, t16)
    t1575 = bor(t1572, t1574)
    t1576 = gt(t1569, i16(0))
    t1577 = eq(t1569, t989)
    t1578 = eq(t1569, t993)
    t1579 = bor(t1577, t1578)
    t1580 = eq(t1569, t997)
    t1581 = bor(t1579, t1580)
    t1582 = eq(t1569, t1001)
    t1583 = bor(t1581, t1582)
    t1584 = band(t1576, t1583)
    t1585 = sar(t1564, i32(12))
    t1586 = band(t1585, i32(31))
    t1587 = sar(t964, t1586)
    t1588 = band(t1587, i32(1))
    t1589 = eq(t1588, i32(1))
    t1590 = eq(t1566, i8(2))
    t1591 = eq(t1566, i8(3))
    t1592 = band(t1591, t1031)
    t1593 = bor(t1590, t1592)
    t1594 = band(t1589, t1593)
    t1595 = band(t1575, t1035)
    t1596 = band(t1595, t1040)
    t1597 = band(t985, t1584)
    t1598 = bor(t1596, t1597)
    t1599 = band(t16, t1594)
    t1600 = bor(t1598, t1599)
    t1601 = eq(card_0_12, card_0_13)
    t1602 = band(t1520, t1601)
    t1603 = band(t1563, t1600)
    t1604 = flip(t1602)
    t1605 = band(t1603, t1604)
    t1606 = eq(place_0_14, i8(1))
    t1607 = take(HAND_0, card_0_14)
    t1608 = band(t1607, i32(7))
    t1609 = to(t1608, i8)
    t1610 = sar(t1607, i32(4))
    t1611 = band(t1610, i32(255))
    t1612 = to(t1611, i16)
    t1613 = sar(t1607, i32(3))
    t1614 = band(t1613, i32(1))
    t1615 = eq(t1614, i32(1))
    t1616 = eq(t1609, i8(6))
    t1617 = band(t1616, t16)
    t1618 = bor(t1615, t1617)
    t1619 = gt(t1612, i16(0))
    t1620 = eq(t1612, t989)
    t1621 = eq(t1612, t993)
    t1622 = bor(t1620, t1621)
    t1623 = eq(t1612, t997)
    t1624 = bor(t1622, t1623)
    t1625 = eq(t1612, t1001)
    t1626 = bor(t1624, t1625)
    t1627 = band(t1619, t1626)
    t1628 = sar(t1607, i32(12))
    t1629 = band(t1628, i32(31))
    t1630 = sar(t964, t1629)
    t1631 = band(t1630, i32(1))
    t1632 = eq(t1631, i32(1))
    t1633 = eq(t1609, i8(2))
    t1634 = eq(t1609, i8(3))
    t1635 = band(t1634, t1031)
    t1636 = bor(t1633, t1635)
    t1637 = band(t1632, t1636)
    t1638 = band(t1618, t1035)
    t1639 = band(t1638, t1040)
    t1640 = band(t985, t1627)
    t1641 = bor(t1639, t1640)
    t1642 = band(t16, t1637)
    t1643 = bor(t1641, t1642)
    t1644 = eq(card_0_13, card_0_14)
    t1645 = band(t1563, t1644)
    t1646 = band(t1606, t1643)
    t1647 = flip(t1645)
    t1648 = band(t1646, t1647)
    t1649 = eq(place_0_15, i8(1))
    t1650 = take(HAND_0, card_0_15)
    t1651 = band(t1650, i32(7))
    t1652 = to(t1651, i8)
    t1653 = sar(t1650, i32(4))
    t1654 = band(t1653, i32(255))
    t1655 = to(t1654, i16)
    t1656 = sar(t1650, i32(3))
    t1657 = band(t1656, i32(1))
    t1658 = eq(t1657, i32(1))
    t1659 = eq(t1652, i8(6))
    t1660 = band(t1659, t16)
    t1661 = bor(t1658, t1660)
    t1662 = gt(t1655, i16(0))
    t1663 = eq(t1655, t989)
    t1664 = eq(t1655, t993)
    t1665 = bor(t1663, t1664)
    t1666 = eq(t1655, t997)
    t1667 = bor(t1665, t1666)
    t1668 = eq(t1655, t1001)
    t1669 = bor(t1667, t1668)
    t1670 = band(t1662, t1669)
    t1671 = sar(t1650, i32(12))
    t1672 = band(t1671, i32(31))
    t1673 = sar(t964, t1672)
    t1674 = band(t1673, i32(1))
    t1675 = eq(t1674, i32(1))
    t1676 = eq(t1652, i8(2))
    t1677 = eq(t1652, i8(3))
    t1678 = band(t1677, t1031)
    t1679 = bor(t1676, t1678)
    t1680 = band(t1675, t1679)
    t1681 = band(t1661, t1035)
    t1682 = band(t1681, t1040)
    t1683 = band(t985, t1670)
    t1684 = bor(t1682, t1683)
    t1685 = band(t16, t1680)
    t1686 = bor(t1684, t1685)
    t1687 = eq(card_0_14, card_0_15)
    t1688 = band(t1606, t1687)
    t1689 = band(t1649, t1686)
    t1690 = flip(t1688)
    t1691 = band(t1689, t1690)
    t1692 = eq(place_0_16, i8(1))
    t1693 = take(HAND_0, card_0_16)
    t1694 = band(t1693, i32(7))
    t1695 = to(t1694, i8)
    t1696 = sar(t1693, i32(4))
    t1697 = band(t1696, i32(255))
    t1698 = to(t1697, i16)
    t1699 = sar(t1693, i32(3))
    t1700 = band(t1699, i32(1))
    t1701 = eq(t1700, i32(1))
    t1702 = eq(t1695, i8(6))
    t1703 = band(t1702, t16)
    t1704 = bor(t1701, t1703)
    t1705 = gt(t1698, i16(0))
    t1706 = eq(t1698, t989)
    t1707 = eq(t1698, t993)
    t1708 = bor(t1706, t1707)
    t1709 = eq(t1698, t997)
    t1710 = bor(t1708, t1709)
    t1711 = eq(t1698, t1001)
    t1712 = bor(t1710, t1711)
    t1713 = band(t1705, t1712)
    t1714 = sar(t1693, i32(12))
    t1715 = band(t1714, i32(31))
    t1716 = sar(t964, t1715)
    t1717 = band(t1716, i32(1))
    t1718 = eq(t1717, i32(1))
    t1719 = eq(t1695, i8(2))
    t1720 = eq(t1695, i8(3))
    t1721 = band(t1720, t1031)
    t1722 = bor(t1719, t1721)
    t1723 = band(t1718, t1722)
    t1724 = band(t1704, t1035)
    t1725 = band(t1724, t1040)
    t1726 = band(t985, t1713)
    t1727 = bor(t1725, t1726)
    t1728 = band(t16, t1723)
    t1729 = bor(t1727, t1728)
    t1730 = eq(card_0_15, card_0_16)
    t1731 = band(t1649, t1730)
    t1732 = band(t1692, t1729)
    t1733 = flip(t1731)
    t1734 = band(t1732, t1733)
    t1735 = eq(place_0_17, i8(1))
    t1736 = take(HAND_0, card_0_17)
    t1737 = band(t1736, i32(7))
    t1738 = to(t1737, i8)
    t1739 = sar(t1736, i32(4))
    t1740 = band(t1739, i32(255))
    t1741 = to(t1740, i16)
    t1742 = sar(t1736, i32(3))
    t1743 = band(t1742, i32(1))
    t1744 = eq(t1743, i32(1))
    t1745 = eq(t1738, i8(6))
    t1746 = band(t1745, t16)
    t1747 = bor(t1744, t1746)
    t1748 = gt(t1741, i16(0))
    t1749 = eq(t1741, t989)
    t1750 = eq(t1741, t993)
    t1751 = bor(t1749, t1750)
    t1752 = eq(t1741, t997)
    t1753 = bor(t1751, t1752)
    t1754 = eq(t1741, t1001)
    t1755 = bor(t1753, t1754)
    t1756 = band(t1748, t1755)
    t1757 = sar(t1736, i32(12))
    t1758 = band(t1757, i32(31))
    t1759 = sar(t964, t1758)
    t1760 = band(t1759, i32(1))
    t1761 = eq(t1760, i32(1))
    t1762 = eq(t1738, i8(2))
    t1763 = eq(t1738, i8(3))
    t1764 = band(t1763, t1031)
    t1765 = bor(t1762, t1764)
    t1766 = band(t1761, t1765)
    t1767 = band(t1747, t1035)
    t1768 = band(t1767, t1040)
    t1769 = band(t985, t1756)
    t1770 = bor(t1768, t1769)
    t1771 = band(t16, t1766)
    t1772 = bor(t1770, t1771)
    t1773 = eq(card_0_16, card_0_17)
    t1774 = band(t1692, t1773)
    t1775 = band(t1735, t1772)
    t1776 = flip(t1774)
    t1777 = band(t1775, t1776)
    t1778 = eq(place_0_18, i8(1))
    t1779 = take(HAND_0, card_0_18)
    t1780 = band(t1779, i32(7))
    t1781 = to(t1780, i8)
    t1782 = sar(t1779, i32(4))
    t1783 = band(t1782, i32(255))
    t1784 = to(t1783, i16)
    t1785 = sar(t1779, i32(3))
    t1786 = band(t1785, i32(1))
    t1787 = eq(t1786, i32(1))
    t1788 = eq(t1781, i8(6))
    t1789 = band(t1788, t16)
    t1790 = bor(t1787, t1789)
    t1791 = gt(t1784, i16(0))
    t1792 = eq(t1784, t989)
    t1793 = eq(t1784, t993)
    t1794 = bor(t1792, t1793)
    t1795 = eq(t1784, t997)
    t1796 = bor(t1794, t1795)
    t1797 = eq(t1784, t1001)
    t1798 = bor(t1796, t1797)
    t1799 = band(t1791, t1798)
    t1800 = sar(t1779, i32(12))
    t1801 = band(t1800, i32(31))
    t1802 = sar(t964, t1801)
    t1803 = band(t1802, i32(1))
    t1804 = eq(t1803, i32(1))
    t1805 = eq(t1781, i8(2))
    t1806 = eq(t1781, i8(3))
    t1807 = band(t1806, t1031)
    t1808 = bor(t1805, t1807)
    t1809 = band(t1804, t1808)
    t1810 = band(t1790, t1035)
    t1811 = band(t1810, t1040)
    t1812 = band(t985, t1799)
    t1813 = bor(t1811, t1812)
    t1814 = band(t16, t1809)
    t1815 = bor(t1813, t1814)
    t1816 = eq(card_0_17, card_0_18)
    t1817 = band(t1735, t1816)
    t1818 = band(t1778, t1815)
    t1819 = flip(t1817)
    t1820 = band(t1818, t1819)
    t1821 = eq(place_0_19, i8(1))
    t1822 = take(HAND_0, card_0_19)
    t1823 = band(t1822, i32(7))
    t1824 = to(t1823, i8)
    t1825 = sar(t1822, i32(4))
    t1826 = band(t1825, i32(255))
    t1827 = to(t1826, i16)
    t1828 = sar(t1822, i32(3))
    t1829 = band(t1828, i32(1))
    t1830 = eq(t1829, i32(1))
    t1831 = eq(t1824, i8(6))
    t1832 = band(t1831, t16)
    t1833 = bor(t1830, t1832)
    t1834 = gt(t1827, i16(0))
    t1835 = eq(t1827, t989)
    t1836 = eq(t1827, t993)
    t1837 = bor(t1835, t1836)
    t1838 = eq(t1827, t997)
    t1839 = bor(t1837, t1838)
    t1840 = eq(t1827, t1001)
    t1841 = bor(t1839, t1840)
    t1842 = band(t1834, t1841)
    t1843 = sar(t1822, i32(12))
    t1844 = band(t1843, i32(31))
    t1845 = sar(t964, t1844)
    t1846 = band(t1845, i32(1))
    t1847 = eq(t1846, i32(1))
    t1848 = eq(t1824, i8(2))
    t1849 = eq(t1824, i8(3))
    t1850 = band(t1849, t1031)
    t1851 = bor(t1848, t1850)
    t1852 = band(t1847, t1851)
    t1853 = band(t1833, t1035)
    t1854 = band(t1853, t1040)
    t1855 = band(t985, t1842)
    t1856 = bor(t1854, t1855)
    t1857 = band(t16, t1852)
    t1858 = bor(t1856, t1857)
    t1859 = eq(card_0_18, card_0_19)
    t1860 = band(t1778, t1859)
    t1861 = band(t1821, t1858)
    t1862 = flip(t1860)
    t1863 = band(t1861, t1862)
    return (t1046, t1089, t1132, t1175, t1218, t1261, t1304, t1347, t1390, t1433, t1476, t1519, t1562, t1605, t1648, t1691, t1734, t1777, t1820, t1863,)


_03_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__words(t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t825, t852, t879, t906, t197, t202, t207, t212, t1046, t1089, t1132, t1175, t1218, t1261, t1304, t1347, t1390, t1433, t1476, t1519, t1562, t1605, t1648, t1691, t1734, t1777, t1820, t1863, t527, t533, t539, t545, t546, t547, t548, t549, t215, t217, t219, t221, t223, t225, t227, t229, t231, t331, t332, t333, t334, t335, t336, t337, t338):
    t1864 = to(t63, u32)
    t1865 = to(t66, u32)
    t1866 = shl(t1865, u32(1))
    t1867 = bor(t1864, t1866)
    t1868 = to(t67, u32)
    t1869 = shl(t1868, u32(2))
    t1870 = bor(t1867, t1869)
    t1871 = to(t68, u32)
    t1872 = shl(t1871, u32(3))
    t1873 = bor(t1870, t1872)
    t1874 = to(t69, u32)
    t1875 = shl(t1874, u32(4))
    t1876 = bor(t1873, t1875)
    t1877 = to(t70, u32)
    t1878 = shl(t1877, u32(5))
    t1879 = bor(t1876, t1878)
    t1880 = to(t71, u32)
    t1881 = shl(t1880, u32(6))
    t1882 = bor(t1879, t1881)
    t1883 = to(t72, u32)
    t1884 = shl(t1883, u32(7))
    t1885 = bor(t1882, t1884)
    t1886 = to(t140, u32)
    t1887 = shl(t1886, u32(8))
    t1888 = bor(t1885, t1887)
    t1889 = to(t195, u32)
    t1890 = shl(t1889, u32(9))
    t1891 = bor(t1888, t1890)
    t1892 = to(t825, u32)
    t1893 = shl(t1892, u32(10))
    t1894 = bor(t1891, t1893)
    t1895 = to(t852, u32)
    t1896 = shl(t1895, u32(11))
    t1897 = bor(t1894, t1896)
    t1898 = to(t879, u32)
    t1899 = shl(t1898, u32(12))
    t1900 = bor(t1897, t1899)
    t1901 = to(t906, u32)
    t1902 = shl(t1901, u32(13))
    t1903 = bor(t1900, t1902)
    t1904 = to(t197, u32)
    t1905 = shl(t1904, u32(14))
    t1906 = bor(t1903, t1905)
    t1907 = to(t202, u32)
    t1908 = shl(t1907, u32(15))
    t1909 = bor(t1906, t1908)
    t1910 = to(t207, u32)
    t1911 = shl(t1910, u32(16))
    t1912 = bor(t1909, t1911)
    t1913 = to(t212, u32)
    t1914 = shl(t1913, u32(17))
    t1915 = bor(t1912, t1914)
    t1916 = to(t1046, u32)
    t1917 = shl(t1916, u32(18))
    t1918 = bor(t1915, t1917)
    t1919 = to(t1089, u32)
    t1920 = shl(t1919, u32(19))
    t1921 = bor(t1918, t1920)
    t1922 = to(t1132, u32)
    t1923 = shl(t1922, u32(20))
    t1924 = bor(t1921, t1923)
    t1925 = to(t1175, u32)
    t1926 = shl(t1925, u32(21))
    t1927 = bor(t1924, t1926)
    t1928 = to(t1218, u32)
    t1929 = shl(t1928, u32(22))
    t1930 = bor(t1927, t1929)
    t1931 = to(t1261, u32)
    t1932 = shl(t1931, u32(23))
    t1933 = bor(t1930, t1932)
    t1934 = to(t1304, u32)
    t1935 = shl(t1934, u32(24))
    t1936 = bor(t1933, t1935)
    t1937 = to(t1347, u32)
    t1938 = shl(t1937, u32(25))
    t1939 = bor(t1936, t1938)
    t1940 = to(t1390, u32)
    t1941 = shl(t1940, u32(26))
    t1942 = bor(t1939, t1941)
    t1943 = to(t1433, u32)
    t1944 = shl(t1943, u32(27))
    t1945 = bor(t1942, t1944)
    t1946 = to(t1476, u32)
    t1947 = shl(t1946, u32(28))
    t1948 = bor(t1945, t1947)
    t1949 = to(t1519, u32)
    t1950 = shl(t1949, u32(29))
    t1951 = bor(t1948, t1950)
    t1952 = to(t1562, u32)
    t1953 = shl(t1952, u32(30))
    t1954 = bor(t1951, t1953)
    t1955 = to(t1605, u32)
    t1956 = shl(t1955, u32(31))
    t1957 = bor(t1954, t1956)
    t1958 = to(t1648, u32)
    t1959 = to(t1691, u32)
    t1960 = shl(t1959, u32(1))
    t1961 = bor(t1958, t1960)
    t1962 = to(t1734, u32)
    t1963 = shl(t1962, u32(2))
    t1964 = bor(t1961, t1963)
    t1965 = to(t1777, u32)
    t1966 = shl(t1965, u32(3))
    t1967 = bor(t1964, t1966)
    t1968 = to(t1820, u32)
    t1969 = shl(t1968, u32(4))
    t1970 = bor(t1967, t1969)
    t1971 = to(t1863, u32)
    t1972 = shl(t1971, u32(5))
    t1973 = bor(t1970, t1972)
    t1974 = to(t527, u32)
    t1975 = shl(t1974, u32(6))
    t1976 = bor(t1973, t1975)
    t1977 = to(t533, u32)
    t1978 = shl(t1977, u32(7))
    t1979 = bor(t1976, t1978)
    t1980 = to(t539, u32)
    t1981 = shl(t1980, u32(8))
    t1982 = bor(t1979, t1981)
    t1983 = to(t545, u32)
    t1984 = shl(t1983, u32(9))
    t1985 = bor(t1982, t1984)
    t1986 = to(t546, u32)
    t1987 = shl(t1986, u32(10))
    t1988 = bor(t1985, t1987)
    t1989 = to(t547, u32)
    t1990 = shl(t1989, u32(11))
    t1991 = bor(t1988, t1990)
    t1992 = to(t548, u32)
    t1993 = shl(t1992, u32(12))
    t1994 = bor(t1991, t1993)
    t1995 = to(t549, u32)
    t1996 = shl(t1995, u32(13))
    t1997 = bor(t1994, t1996)
    t1998 = to(t215, u32)
    t1999 = shl(t1998, u32(14))
    t2000 = bor(t1997, t1999)
    t2001 = to(t217, u32)
    t2002 = shl(t2001, u32(15))
    t2003 = bor(t2000, t2002)
    t2004 = to(t219, u32)
    t2005 = shl(t2004, u32(16))
    t2006 = bor(t2003, t2005)
    t2007 = to(t221, u32)
    t2008 = shl(t2007, u32(17))
    t2009 = bor(t2006, t2008)
    t2010 = to(t223, u32)
    t2011 = shl(t2010, u32(18))
    t2012 = bor(t2009, t2011)
    t2013 = to(t225, u32)
    t2014 = shl(t2013, u32(19))
    t2015 = bor(t2012, t2014)
    t2016 = to(t227, u32)
    t2017 = shl(t2016, u32(20))
    t2018 = bor(t2015, t2017)
    t2019 = to(t229, u32)
    t2020 = shl(t2019, u32(21))
    t2021 = bor(t2018, t2020)
    t2022 = to(t231, u32)
    t2023 = shl(t2022, u32(22))
    t2024 = bor(t2021, t2023)
    t2025 = to(t331, u32)
    t2026 = shl(t2025, u32(23))
    t2027 = bor(t2024, t2026)
    t2028 = to(t332, u32)
    t2029 = shl(t2028, u32(24))
    t2030 = bor(t2027, t2029)
    t2031 = to(t333, u32)
    t2032 = shl(t2031, u32(25))
    t2033 = bor(t2030, t2032)
    t2034 = to(t334, u32)
    t2035 = shl(t2034, u32(26))
    t2036 = bor(t2033, t2035)
    t2037 = to(t335, u32)
    t2038 = shl(t2037, u32(27))
    t2039 = bor(t2036, t2038)
    t2040 = to(t336, u32)
    t2041 = shl(t2040, u32(28))
    t2042 = bor(t2039, t2041)
    t2043 = to(t337, u32)
    t2044 = shl(t2043, u32(29))
    t2045 = bor(t2042, t2044)
    t2046 = to(t338, u32)
    t2047 = shl(t2046, u32(30))
    t2048 = bor(t2045, t2047)
    return (t1957, t2048,)


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
    (t16, t17, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t197, t202, t207, t212, t527, t533, t539, t545, t546, t547, t548, t549, t215, t217, t219, t221, t223, t225, t227, t229, t231, t331, t332, t333, t334, t335, t336, t337, t338,) = cut(_01_mask__board, _01_mask__board_off, t15, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t7, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t12, place_0_0, card_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3)
    (t964, t825, t852, t879, t906,) = cut(_02_mask__usable, _02_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t16, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1046, t1089, t1132, t1175, t1218, t1261, t1304, t1347, t1390, t1433, t1476, t1519, t1562, t1605, t1648, t1691, t1734, t1777, t1820, t1863,) = cut(_03_mask__hand, _03_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t16, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, card_0_0, t964, t17, pokemon_0_0, place_0_1, card_0_1, place_0_2, card_0_2, place_0_3, card_0_3, place_0_4, card_0_4, place_0_5, card_0_5, place_0_6, card_0_6, place_0_7, card_0_7, place_0_8, card_0_8, place_0_9, card_0_9, place_0_10, card_0_10, place_0_11, card_0_11, place_0_12, card_0_12, place_0_13, card_0_13, place_0_14, card_0_14, place_0_15, card_0_15, place_0_16, card_0_16, place_0_17, card_0_17, place_0_18, card_0_18, place_0_19, card_0_19)
    (t1957, t2048,) = cut(_04_mask__words, _04_mask__words_off, t63, t66, t67, t68, t69, t70, t71, t72, t140, t195, t825, t852, t879, t906, t197, t202, t207, t212, t1046, t1089, t1132, t1175, t1218, t1261, t1304, t1347, t1390, t1433, t1476, t1519, t1562, t1605, t1648, t1691, t1734, t1777, t1820, t1863, t527, t533, t539, t545, t546, t547, t548, t549, t215, t217, t219, t221, t223, t225, t227, t229, t231, t331, t332, t333, t334, t335, t336, t337, t338)
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
        'mask_0': t1957,
        'mask_1': t2048,
    }
