"""Generated: `finish` as 2029 operations in 6 stages. Do not edit."""

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


def _01_mask__cards(card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19):
    t16 = take(HAND_0, card_0_0)
    t17 = take(HAND_0, card_0_1)
    t18 = take(HAND_0, card_0_2)
    t19 = take(HAND_0, card_0_3)
    t20 = take(HAND_0, card_0_4)
    t21 = take(HAND_0, card_0_5)
    t22 = take(HAND_0, card_0_6)
    t23 = take(HAND_0, card_0_7)
    t24 = take(HAND_0, card_0_8)
    t25 = take(HAND_0, card_0_9)
    t26 = take(HAND_0, card_0_10)
    t27 = take(HAND_0, card_0_11)
    t28 = take(HAND_0, card_0_12)
    t29 = take(HAND_0, card_0_13)
    t30 = take(HAND_0, card_0_14)
    t31 = take(HAND_0, card_0_15)
    t32 = take(HAND_0, card_0_16)
    t33 = take(HAND_0, card_0_17)
    t34 = take(HAND_0, card_0_18)
    t35 = take(HAND_0, card_0_19)
    return (t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35,)


_01_mask__cards_off = (i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0),)


def _02_mask__board(t15, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t7, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t12, place_0_0, t16, place_0_1, t17, place_0_2, t18, place_0_3, t19, place_0_4, t20, place_0_5, t21, place_0_6, t22, place_0_7, t23, place_0_8, t24, place_0_9, t25, place_0_10, t26, place_0_11, t27, place_0_12, t28, place_0_13, t29, place_0_14, t30, place_0_15, t31, place_0_16, t32, place_0_17, t33, place_0_18, t34, place_0_19, t35, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3):
    t36 = eq(t15, i8(1))
    t37 = eq(t15, i8(0))
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
    t233 = eq(t15, i8(4))
    t234 = gt(energy_0_0_0, i8(0))
    t235 = band(t233, t234)
    t236 = gt(energy_0_0_1, i8(0))
    t237 = band(t233, t236)
    t238 = gt(energy_0_0_2, i8(0))
    t239 = band(t233, t238)
    t240 = gt(energy_0_0_3, i8(0))
    t241 = band(t233, t240)
    t242 = gt(energy_0_0_4, i8(0))
    t243 = band(t233, t242)
    t244 = gt(energy_0_0_5, i8(0))
    t245 = band(t233, t244)
    t246 = gt(energy_0_0_6, i8(0))
    t247 = band(t233, t246)
    t248 = gt(energy_0_0_7, i8(0))
    t249 = band(t233, t248)
    t250 = gt(energy_0_0_8, i8(0))
    t251 = band(t233, t250)
    t252 = eq(t15, i8(5))
    t253 = take(ROW_0, t7)
    t254 = sar(t253, i32(20))
    t255 = band(t254, i32(1))
    t256 = band(words_1_0_2, i16(255))
    t257 = to(t256, i16)
    t258 = sar(words_1_0_2, i16(8))
    t259 = band(t258, i16(1))
    t260 = add(t257, t259)
    t261 = sar(words_1_0_2, i16(9))
    t262 = band(t261, i16(3))
    t263 = gt(t262, i16(0))
    t264 = select(t263, t260, i16(0))
    t265 = take(ROW_0, t264)
    t266 = sar(t265, i32(20))
    t267 = band(t266, i32(1))
    t268 = eq(t267, i32(0))
    t269 = band(t263, t268)
    t270 = add(t260, i16(1))
    t271 = gt(t262, i16(1))
    t272 = select(t271, t270, i16(0))
    t273 = take(ROW_0, t272)
    t274 = sar(t273, i32(20))
    t275 = band(t274, i32(1))
    t276 = eq(t275, i32(0))
    t277 = band(t271, t276)
    t278 = band(words_1_1_2, i16(255))
    t279 = to(t278, i16)
    t280 = sar(words_1_1_2, i16(8))
    t281 = band(t280, i16(1))
    t282 = add(t279, t281)
    t283 = sar(words_1_1_2, i16(9))
    t284 = band(t283, i16(3))
    t285 = gt(t284, i16(0))
    t286 = select(t285, t282, i16(0))
    t287 = eq(t255, i32(1))
    t288 = band(t287, t285)
    t289 = take(ROW_0, t286)
    t290 = sar(t289, i32(20))
    t291 = band(t290, i32(1))
    t292 = eq(t291, i32(0))
    t293 = band(t288, t292)
    t294 = add(t282, i16(1))
    t295 = gt(t284, i16(1))
    t296 = select(t295, t294, i16(0))
    t297 = band(t287, t295)
    t298 = take(ROW_0, t296)
    t299 = sar(t298, i32(20))
    t300 = band(t299, i32(1))
    t301 = eq(t300, i32(0))
    t302 = band(t297, t301)
    t303 = band(words_1_2_2, i16(255))
    t304 = to(t303, i16)
    t305 = sar(words_1_2_2, i16(8))
    t306 = band(t305, i16(1))
    t307 = add(t304, t306)
    t308 = sar(words_1_2_2, i16(9))
    t309 = band(t308, i16(3))
    t310 = gt(t309, i16(0))
    t311 = select(t310, t307, i16(0))
    t312 = band(t287, t310)
    t313 = take(ROW_0, t311)
    t314 = sar(t313, i32(20))
    t315 = band(t314, i32(1))
    t316 = eq(t315, i32(0))
    t317 = band(t312, t316)
    t318 = add(t307, i16(1))
    t319 = gt(t309, i16(1))
    t320 = select(t319, t318, i16(0))
    t321 = band(t287, t319)
    t322 = take(ROW_0, t320)
    t323 = sar(t322, i32(20))
    t324 = band(t323, i32(1))
    t325 = eq(t324, i32(0))
    t326 = band(t321, t325)
    t327 = band(words_1_3_2, i16(255))
    t328 = to(t327, i16)
    t329 = sar(words_1_3_2, i16(8))
    t330 = band(t329, i16(1))
    t331 = add(t328, t330)
    t332 = sar(words_1_3_2, i16(9))
    t333 = band(t332, i16(3))
    t334 = gt(t333, i16(0))
    t335 = select(t334, t331, i16(0))
    t336 = band(t287, t334)
    t337 = take(ROW_0, t335)
    t338 = sar(t337, i32(20))
    t339 = band(t338, i32(1))
    t340 = eq(t339, i32(0))
    t341 = band(t336, t340)
    t342 = add(t331, i16(1))
    t343 = gt(t333, i16(1))
    t344 = select(t343, t342, i16(0))
    t345 = band(t287, t343)
    t346 = take(ROW_0, t344)
    t347 = sar(t346, i32(20))
    t348 = band(t347, i32(1))
    t349 = eq(t348, i32(0))
    t350 = band(t345, t349)
    t351 = band(t252, t269)
    t352 = band(t252, t277)
    t353 = band(t252, t293)
    t354 = band(t252, t302)
    t355 = band(t252, t317)
    t356 = band(t252, t326)
    t357 = band(t252, t341)
    t358 = band(t252, t350)
    t359 = eq(t12, i8(1))
    t360 = eq(t15, i8(3))
    t361 = eq(t7, i16(0))
    t362 = band(t360, t361)
    t363 = eq(place_0_0, i8(8))
    t364 = band(t363, t362)
    t365 = sar(t16, i32(4))
    t366 = band(t365, i32(255))
    t367 = to(t366, i16)
    t368 = select(t364, t367, i16(0))
    t369 = eq(place_0_1, i8(8))
    t370 = band(t369, t362)
    t371 = sar(t17, i32(4))
    t372 = band(t371, i32(255))
    t373 = to(t372, i16)
    t374 = select(t370, t373, t368)
    t375 = eq(place_0_2, i8(8))
    t376 = band(t375, t362)
    t377 = sar(t18, i32(4))
    t378 = band(t377, i32(255))
    t379 = to(t378, i16)
    t380 = select(t376, t379, t374)
    t381 = eq(place_0_3, i8(8))
    t382 = band(t381, t362)
    t383 = sar(t19, i32(4))
    t384 = band(t383, i32(255))
    t385 = to(t384, i16)
    t386 = select(t382, t385, t380)
    t387 = eq(place_0_4, i8(8))
    t388 = band(t387, t362)
    t389 = sar(t20, i32(4))
    t390 = band(t389, i32(255))
    t391 = to(t390, i16)
    t392 = select(t388, t391, t386)
    t393 = eq(place_0_5, i8(8))
    t394 = band(t393, t362)
    t395 = sar(t21, i32(4))
    t396 = band(t395, i32(255))
    t397 = to(t396, i16)
    t398 = select(t394, t397, t392)
    t399 = eq(place_0_6, i8(8))
    t400 = band(t399, t362)
    t401 = sar(t22, i32(4))
    t402 = band(t401, i32(255))
    t403 = to(t402, i16)
    t404 = select(t400, t403, t398)
    t405 = eq(place_0_7, i8(8))
    t406 = band(t405, t362)
    t407 = sar(t23, i32(4))
    t408 = band(t407, i32(255))
    t409 = to(t408, i16)
    t410 = select(t406, t409, t404)
    t411 = eq(place_0_8, i8(8))
    t412 = band(t411, t362)
    t413 = sar(t24, i32(4))
    t414 = band(t413, i32(255))
    t415 = to(t414, i16)
    t416 = select(t412, t415, t410)
    t417 = eq(place_0_9, i8(8))
    t418 = band(t417, t362)
    t419 = sar(t25, i32(4))
    t420 = band(t419, i32(255))
    t421 = to(t420, i16)
    t422 = select(t418, t421, t416)
    t423 = eq(place_0_10, i8(8))
    t424 = band(t423, t362)
    t425 = sar(t26, i32(4))
    t426 = band(t425, i32(255))
    t427 = to(t426, i16)
    t428 = select(t424, t427, t422)
    t429 = eq(place_0_11, i8(8))
    t430 = band(t429, t362)
    t431 = sar(t27, i32(4))
    t432 = band(t431, i32(255))
    t433 = to(t432, i16)
    t434 = select(t430, t433, t428)
    t435 = eq(place_0_12, i8(8))
    t436 = band(t435, t362)
    t437 = sar(t28, i32(4))
    t438 = band(t437, i32(255))
    t439 = to(t438, i16)
    t440 = select(t436, t439, t434)
    t441 = eq(place_0_13, i8(8))
    t442 = band(t441, t362)
    t443 = sar(t29, i32(4))
    t444 = band(t443, i32(255))
    t445 = to(t444, i16)
    t446 = select(t442, t445, t440)
    t447 = eq(place_0_14, i8(8))
    t448 = band(t447, t362)
    t449 = sar(t30, i32(4))
    t450 = band(t449, i32(255))
    t451 = to(t450, i16)
    t452 = select(t448, t451, t446)
    t453 = eq(place_0_15, i8(8))
    t454 = band(t453, t362)
    t455 = sar(t31, i32(4))
    t456 = band(t455, i32(255))
    t457 = to(t456, i16)
    t458 = select(t454, t457, t452)
    t459 = eq(place_0_16, i8(8))
    t460 = band(t459, t362)
    t461 = sar(t32, i32(4))
    t462 = band(t461, i32(255))
    t463 = to(t462, i16)
    t464 = select(t460, t463, t458)
    t465 = eq(place_0_17, i8(8))
    t466 = band(t465, t362)
    t467 = sar(t33, i32(4))
    t468 = band(t467, i32(255))
    t469 = to(t468, i16)
    t470 = select(t466, t469, t464)
    t471 = eq(place_0_18, i8(8))
    t472 = band(t471, t362)
    t473 = sar(t34, i32(4))
    t474 = band(t473, i32(255))
    t475 = to(t474, i16)
    t476 = select(t472, t475, t470)
    t477 = eq(place_0_19, i8(8))
    t478 = band(t477, t362)
    t479 = sar(t35, i32(4))
    t480 = band(t479, i32(255))
    t481 = to(t480, i16)
    t482 = select(t478, t481, t476)
    t483 = band(offer0, t360)
    t484 = gt(t7, i16(0))
    t485 = band(t483, t484)
    t486 = band(offer1, t360)
    t487 = band(t486, t484)
    t488 = band(offer2, t360)
    t489 = band(t488, t484)
    t490 = band(offer3, t360)
    t491 = band(t490, t484)
    t492 = band(offer4, t360)
    t493 = band(t492, t484)
    t494 = band(offer5, t360)
    t495 = band(t494, t484)
    t496 = band(offer6, t360)
    t497 = band(t496, t484)
    t498 = band(offer7, t360)
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
    t526 = select(t359, t493, t485)
    t527 = bor(t526, t506)
    t528 = select(t359, t495, t487)
    t529 = bor(t528, t512)
    t530 = gt(pokemon_1_1, i16(0))
    t531 = select(t359, t530, t39)
    t532 = band(t525, t531)
    t533 = bor(t529, t532)
    t534 = select(t359, t497, t489)
    t535 = bor(t534, t518)
    t536 = gt(pokemon_1_2, i16(0))
    t537 = select(t359, t536, t40)
    t538 = band(t525, t537)
    t539 = bor(t535, t538)
    t540 = select(t359, t499, t491)
    t541 = bor(t540, t524)
    t542 = gt(pokemon_1_3, i16(0))
    t543 = select(t359, t542, t41)
    t544 = band(t525, t543)
    t545 = bor(t541, t544)
    t546 = select(t359, t485, t493)
    t547 = select(t359, t487, t495)
    t548 = select(t359, t489, t497)
    t549 = select(t359, t491, t499)
    return (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t527, t533, t539, t545, t546, t547, t548, t549, t235, t237, t239, t241, t243, t245, t247, t249, t251, t351, t352, t353, t354, t355, t356, t357, t358,)


_02_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
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
    t824 = band(t36, t798)
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
    t851 = band(t36, t831)
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
    t878 = band(t36, t858)
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
    t905 = band(t36, t885)
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


_03_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t16, t964, t37, pokemon_0_0, place_0_1, t17, card_0_0, card_0_1, place_0_2, t18, card_0_2, place_0_3, t19, card_0_3, place_0_4, t20, card_0_4, place_0_5, t21, card_0_5, place_0_6, t22, card_0_6, place_0_7, t23, card_0_7, place_0_8, t24, card_0_8, place_0_9, t25, card_0_9, place_0_10, t26, card_0_10, place_0_11, t27, card_0_11, place_0_12, t28, card_0_12, place_0_13, t29, card_0_13, place_0_14, t30, card_0_14, place_0_15, t31, card_0_15, place_0_16, t32, card_0_16, place_0_17, t33, card_0_17, place_0_18, t34, card_0_18, place_0_19, t35, card_0_19):
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
    t985 = band(t36, t984)
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
    t1003 = band(t16, i32(7))
    t1004 = to(t1003, i8)
    t1005 = sar(t16, i32(4))
    t1006 = band(t1005, i32(255))
    t1007 = to(t1006, i16)
    t1008 = sar(t16, i32(3))
    t1009 = band(t1008, i32(1))
    t1010 = eq(t1009, i32(1))
    t1011 = eq(t1004, i8(6))
    t1012 = band(t1011, t36)
    t1013 = bor(t1010, t1012)
    t1014 = gt(t1007, i16(0))
    t1015 = eq(t1007, t989)
    t1016 = eq(t1007, t993)
    t1017 = bor(t1015, t1016)
    t1018 = eq(t1007, t997)
    t1019 = bor(t1017, t1018)
    t1020 = eq(t1007, t1001)
    t1021 = bor(t1019, t1020)
    t1022 = band(t1014, t1021)
    t1023 = sar(t16, i32(12))
    t1024 = band(t1023, i32(31))
    t1025 = sar(t964, t1024)
    t1026 = band(t1025, i32(1))
    t1027 = eq(t1026, i32(1))
    t1028 = eq(t1004, i8(2))
    t1029 = eq(t1004, i8(3))
    t1030 = flip(t983)
    t1031 = band(t1029, t1030)
    t1032 = bor(t1028, t1031)
    t1033 = band(t1027, t1032)
    t1034 = bor(t36, t37)
    t1035 = band(t1013, t1034)
    t1036 = gt(pokemon_0_0, i16(0))
    t1037 = flip(t1036)
    t1038 = band(t37, t1037)
    t1039 = bor(t976, t1038)
    t1040 = band(t1035, t1039)
    t1041 = band(t985, t1022)
    t1042 = bor(t1040, t1041)
    t1043 = band(t36, t1033)
    t1044 = bor(t1042, t1043)
    t1045 = band(t1002, t1044)
    t1046 = eq(place_0_1, i8(1))
    t1047 = band(t17, i32(7))
    t1048 = to(t1047, i8)
    t1049 = sar(t17, i32(4))
    t1050 = band(t1049, i32(255))
    t1051 = to(t1050, i16)
    t1052 = sar(t17, i32(3))
    t1053 = band(t1052, i32(1))
    t1054 = eq(t1053, i32(1))
    t1055 = eq(t1048, i8(6))
    t1056 = band(t1055, t36)
    t1057 = bor(t1054, t1056)
    t1058 = gt(t1051, i16(0))
    t1059 = eq(t1051, t989)
    t1060 = eq(t1051, t993)
    t1061 = bor(t1059, t1060)
    t1062 = eq(t1051, t997)
    t1063 = bor(t1061, t1062)
    t1064 = eq(t1051, t1001)
    t1065 = bor(t1063, t1064)
    t1066 = band(t1058, t1065)
    t1067 = sar(t17, i32(12))
    t1068 = band(t1067, i32(31))
    t1069 = sar(t964, t1068)
    t1070 = band(t1069, i32(1))
    t1071 = eq(t1070, i32(1))
    t1072 = eq(t1048, i8(2))
    t1073 = eq(t1048, i8(3))
    t1074 = band(t1073, t1030)
    t1075 = bor(t1072, t1074)
    t1076 = band(t1071, t1075)
    t1077 = band(t1057, t1034)
    t1078 = band(t1077, t1039)
    t1079 = band(t985, t1066)
    t1080 = bor(t1078, t1079)
    t1081 = band(t36, t1076)
    t1082 = bor(t1080, t1081)
    t1083 = eq(card_0_0, card_0_1)
    t1084 = band(t1002, t1083)
    t1085 = band(t1046, t1082)
    t1086 = flip(t1084)
    t1087 = band(t1085, t1086)
    t1088 = eq(place_0_2, i8(1))
    t1089 = band(t18, i32(7))
    t1090 = to(t1089, i8)
    t1091 = sar(t18, i32(4))
    t1092 = band(t1091, i32(255))
    t1093 = to(t1092, i16)
    t1094 = sar(t18, i32(3))
    t1095 = band(t1094, i32(1))
    t1096 = eq(t1095, i32(1))
    t1097 = eq(t1090, i8(6))
    t1098 = band(t1097, t36)
    t1099 = bor(t1096, t1098)
    t1100 = gt(t1093, i16(0))
    t1101 = eq(t1093, t989)
    t1102 = eq(t1093, t993)
    t1103 = bor(t1101, t1102)
    t1104 = eq(t1093, t997)
    t1105 = bor(t1103, t1104)
    t1106 = eq(t1093, t1001)
    t1107 = bor(t1105, t1106)
    t1108 = band(t1100, t1107)
    t1109 = sar(t18, i32(12))
    t1110 = band(t1109, i32(31))
    t1111 = sar(t964, t1110)
    t1112 = band(t1111, i32(1))
    t1113 = eq(t1112, i32(1))
    t1114 = eq(t1090, i8(2))
    t1115 = eq(t1090, i8(3))
    t1116 = band(t1115, t1030)
    t1117 = bor(t1114, t1116)
    t1118 = band(t1113, t1117)
    t1119 = band(t1099, t1034)
    t1120 = band(t1119, t1039)
    t1121 = band(t985, t1108)
    t1122 = bor(t1120, t1121)
    t1123 = band(t36, t1118)
    t1124 = bor(t1122, t1123)
    t1125 = eq(card_0_1, card_0_2)
    t1126 = band(t1046, t1125)
    t1127 = band(t1088, t1124)
    t1128 = flip(t1126)
    t1129 = band(t1127, t1128)
    t1130 = eq(place_0_3, i8(1))
    t1131 = band(t19, i32(7))
    t1132 = to(t1131, i8)
    t1133 = sar(t19, i32(4))
    t1134 = band(t1133, i32(255))
    t1135 = to(t1134, i16)
    t1136 = sar(t19, i32(3))
    t1137 = band(t1136, i32(1))
    t1138 = eq(t1137, i32(1))
    t1139 = eq(t1132, i8(6))
    t1140 = band(t1139, t36)
    t1141 = bor(t1138, t1140)
    t1142 = gt(t1135, i16(0))
    t1143 = eq(t1135, t989)
    t1144 = eq(t1135, t993)
    t1145 = bor(t1143, t1144)
    t1146 = eq(t1135, t997)
    t1147 = bor(t1145, t1146)
    t1148 = eq(t1135, t1001)
    t1149 = bor(t1147, t1148)
    t1150 = band(t1142, t1149)
    t1151 = sar(t19, i32(12))
    t1152 = band(t1151, i32(31))
    t1153 = sar(t964, t1152)
    t1154 = band(t1153, i32(1))
    t1155 = eq(t1154, i32(1))
    t1156 = eq(t1132, i8(2))
    t1157 = eq(t1132, i8(3))
    t1158 = band(t1157, t1030)
    t1159 = bor(t1156, t1158)
    t1160 = band(t1155, t1159)
    t1161 = band(t1141, t1034)
    t1162 = band(t1161, t1039)
    t1163 = band(t985, t1150)
    t1164 = bor(t1162, t1163)
    t1165 = band(t36, t1160)
    t1166 = bor(t1164, t1165)
    t1167 = eq(card_0_2, card_0_3)
    t1168 = band(t1088, t1167)
    t1169 = band(t1130, t1166)
    t1170 = flip(t1168)
    t1171 = band(t1169, t1170)
    t1172 = eq(place_0_4, i8(1))
    t1173 = band(t20, i32(7))
    t1174 = to(t1173, i8)
    t1175 = sar(t20, i32(4))
    t1176 = band(t1175, i32(255))
    t1177 = to(t1176, i16)
    t1178 = sar(t20, i32(3))
    t1179 = band(t1178, i32(1))
    t1180 = eq(t1179, i32(1))
    t1181 = eq(t1174, i8(6))
    t1182 = band(t1181, t36)
    t1183 = bor(t1180, t1182)
    t1184 = gt(t1177, i16(0))
    t1185 = eq(t1177, t989)
    t1186 = eq(t1177, t993)
    t1187 = bor(t1185, t1186)
    t1188 = eq(t1177, t997)
    t1189 = bor(t1187, t1188)
    t1190 = eq(t1177, t1001)
    t1191 = bor(t1189, t1190)
    t1192 = band(t1184, t1191)
    t1193 = sar(t20, i32(12))
    t1194 = band(t1193, i32(31))
    t1195 = sar(t964, t1194)
    t1196 = band(t1195, i32(1))
    t1197 = eq(t1196, i32(1))
    t1198 = eq(t1174, i8(2))
    t1199 = eq(t1174, i8(3))
    t1200 = band(t1199, t1030)
    t1201 = bor(t1198, t1200)
    t1202 = band(t1197, t1201)
    t1203 = band(t1183, t1034)
    t1204 = band(t1203, t1039)
    t1205 = band(t985, t1192)
    t1206 = bor(t1204, t1205)
    t1207 = band(t36, t1202)
    t1208 = bor(t1206, t1207)
    t1209 = eq(card_0_3, card_0_4)
    t1210 = band(t1130, t1209)
    t1211 = band(t1172, t1208)
    t1212 = flip(t1210)
    t1213 = band(t1211, t1212)
    t1214 = eq(place_0_5, i8(1))
    t1215 = band(t21, i32(7))
    t1216 = to(t1215, i8)
    t1217 = sar(t21, i32(4))
    t1218 = band(t1217, i32(255))
    t1219 = to(t1218, i16)
    t1220 = sar(t21, i32(3))
    t1221 = band(t1220, i32(1))
    t1222 = eq(t1221, i32(1))
    t1223 = eq(t1216, i8(6))
    t1224 = band(t1223, t36)
    t1225 = bor(t1222, t1224)
    t1226 = gt(t1219, i16(0))
    t1227 = eq(t1219, t989)
    t1228 = eq(t1219, t993)
    t1229 = bor(t1227, t1228)
    t1230 = eq(t1219, t997)
    t1231 = bor(t1229, t1230)
    t1232 = eq(t1219, t1001)
    t1233 = bor(t1231, t1232)
    t1234 = band(t1226, t1233)
    t1235 = sar(t21, i32(12))
    t1236 = band(t1235, i32(31))
    t1237 = sar(t964, t1236)
    t1238 = band(t1237, i32(1))
    t1239 = eq(t1238, i32(1))
    t1240 = eq(t1216, i8(2))
    t1241 = eq(t1216, i8(3))
    t1242 = band(t1241, t1030)
    t1243 = bor(t1240, t1242)
    t1244 = band(t1239, t1243)
    t1245 = band(t1225, t1034)
    t1246 = band(t1245, t1039)
    t1247 = band(t985, t1234)
    t1248 = bor(t1246, t1247)
    t1249 = band(t36, t1244)
    t1250 = bor(t1248, t1249)
    t1251 = eq(card_0_4, card_0_5)
    t1252 = band(t1172, t1251)
    t1253 = band(t1214, t1250)
    t1254 = flip(t1252)
    t1255 = band(t1253, t1254)
    t1256 = eq(place_0_6, i8(1))
    t1257 = band(t22, i32(7))
    t1258 = to(t1257, i8)
    t1259 = sar(t22, i32(4))
    t1260 = band(t1259, i32(255))
    t1261 = to(t1260, i16)
    t1262 = sar(t22, i32(3))
    t1263 = band(t1262, i32(1))
    t1264 = eq(t1263, i32(1))
    t1265 = eq(t1258, i8(6))
    t1266 = band(t1265, t36)
    t1267 = bor(t1264, t1266)
    t1268 = gt(t1261, i16(0))
    t1269 = eq(t1261, t989)
    t1270 = eq(t1261, t993)
    t1271 = bor(t1269, t1270)
    t1272 = eq(t1261, t997)
    t1273 = bor(t1271, t1272)
    t1274 = eq(t1261, t1001)
    t1275 = bor(t1273, t1274)
    t1276 = band(t1268, t1275)
    t1277 = sar(t22, i32(12))
    t1278 = band(t1277, i32(31))
    t1279 = sar(t964, t1278)
    t1280 = band(t1279, i32(1))
    t1281 = eq(t1280, i32(1))
    t1282 = eq(t1258, i8(2))
    t1283 = eq(t1258, i8(3))
    t1284 = band(t1283, t1030)
    t1285 = bor(t1282, t1284)
    t1286 = band(t1281, t1285)
    t1287 = band(t1267, t1034)
    t1288 = band(t1287, t1039)
    t1289 = band(t985, t1276)
    t1290 = bor(t1288, t1289)
    t1291 = band(t36, t1286)
    t1292 = bor(t1290, t1291)
    t1293 = eq(card_0_5, card_0_6)
    t1294 = band(t1214, t1293)
    t1295 = band(t1256, t1292)
    t1296 = flip(t1294)
    t1297 = band(t1295, t1296)
    t1298 = eq(place_0_7, i8(1))
    t1299 = band(t23, i32(7))
    t1300 = to(t1299, i8)
    t1301 = sar(t23, i32(4))
    t1302 = band(t1301, i32(255))
    t1303 = to(t1302, i16)
    t1304 = sar(t23, i32(3))
    t1305 = band(t1304, i32(1))
    t1306 = eq(t1305, i32(1))
    t1307 = eq(t1300, i8(6))
    t1308 = band(t1307, t36)
    t1309 = bor(t1306, t1308)
    t1310 = gt(t1303, i16(0))
    t1311 = eq(t1303, t989)
    t1312 = eq(t1303, t993)
    t1313 = bor(t1311, t1312)
    t1314 = eq(t1303, t997)
    t1315 = bor(t1313, t1314)
    t1316 = eq(t1303, t1001)
    t1317 = bor(t1315, t1316)
    t1318 = band(t1310, t1317)
    t1319 = sar(t23, i32(12))
    t1320 = band(t1319, i32(31))
    t1321 = sar(t964, t1320)
    t1322 = band(t1321, i32(1))
    t1323 = eq(t1322, i32(1))
    t1324 = eq(t1300, i8(2))
    t1325 = eq(t1300, i8(3))
    t1326 = band(t1325, t1030)
    t1327 = bor(t1324, t1326)
    t1328 = band(t1323, t1327)
    t1329 = band(t1309, t1034)
    t1330 = band(t1329, t1039)
    t1331 = band(t985, t1318)
    t1332 = bor(t1330, t1331)
    t1333 = band(t36, t1328)
    t1334 = bor(t1332, t1333)
    t1335 = eq(card_0_6, card_0_7)
    t1336 = band(t1256, t1335)
    t1337 = band(t1298, t1334)
    t1338 = flip(t1336)
    t1339 = band(t1337, t1338)
    t1340 = eq(place_0_8, i8(1))
    t1341 = band(t24, i32(7))
    t1342 = to(t1341, i8)
    t1343 = sar(t24, i32(4))
    t1344 = band(t1343, i32(255))
    t1345 = to(t1344, i16)
    t1346 = sar(t24, i32(3))
    t1347 = band(t1346, i32(1))
    t1348 = eq(t1347, i32(1))
    t1349 = eq(t1342, i8(6))
    t1350 = band(t1349, t36)
    t1351 = bor(t1348, t1350)
    t1352 = gt(t1345, i16(0))
    t1353 = eq(t1345, t989)
    t1354 = eq(t1345, t993)
    t1355 = bor(t1353, t1354)
    t1356 = eq(t1345, t997)
    t1357 = bor(t1355, t1356)
    t1358 = eq(t1345, t1001)
    t1359 = bor(t1357, t1358)
    t1360 = band(t1352, t1359)
    t1361 = sar(t24, i32(12))
    t1362 = band(t1361, i32(31))
    t1363 = sar(t964, t1362)
    t1364 = band(t1363, i32(1))
    t1365 = eq(t1364, i32(1))
    t1366 = eq(t1342, i8(2))
    t1367 = eq(t1342, i8(3))
    t1368 = band(t1367, t1030)
    t1369 = bor(t1366, t1368)
    t1370 = band(t1365, t1369)
    t1371 = band(t1351, t1034)
    t1372 = band(t1371, t1039)
    t1373 = band(t985, t1360)
    t1374 = bor(t1372, t1373)
    t1375 = band(t36, t1370)
    t1376 = bor(t1374, t1375)
    t1377 = eq(card_0_7, card_0_8)
    t1378 = band(t1298, t1377)
    t1379 = band(t1340, t1376)
    t1380 = flip(t1378)
    t1381 = band(t1379, t1380)
    t1382 = eq(place_0_9, i8(1))
    t1383 = band(t25, i32(7))
    t1384 = to(t1383, i8)
    t1385 = sar(t25, i32(4))
    t1386 = band(t1385, i32(255))
    t1387 = to(t1386, i16)
    t1388 = sar(t25, i32(3))
    t1389 = band(t1388, i32(1))
    t1390 = eq(t1389, i32(1))
    t1391 = eq(t1384, i8(6))
    t1392 = band(t1391, t36)
    t1393 = bor(t1390, t1392)
    t1394 = gt(t1387, i16(0))
    t1395 = eq(t1387, t989)
    t1396 = eq(t1387, t993)
    t1397 = bor(t1395, t1396)
    t1398 = eq(t1387, t997)
    t1399 = bor(t1397, t1398)
    t1400 = eq(t1387, t1001)
    t1401 = bor(t1399, t1400)
    t1402 = band(t1394, t1401)
    t1403 = sar(t25, i32(12))
    t1404 = band(t1403, i32(31))
    t1405 = sar(t964, t1404)
    t1406 = band(t1405, i32(1))
    t1407 = eq(t1406, i32(1))
    t1408 = eq(t1384, i8(2))
    t1409 = eq(t1384, i8(3))
    t1410 = band(t1409, t1030)
    t1411 = bor(t1408, t1410)
    t1412 = band(t1407, t1411)
    t1413 = band(t1393, t1034)
    t1414 = band(t1413, t1039)
    t1415 = band(t985, t1402)
    t1416 = bor(t1414, t1415)
    t1417 = band(t36, t1412)
    t1418 = bor(t1416, t1417)
    t1419 = eq(card_0_8, card_0_9)
    t1420 = band(t1340, t1419)
    t1421 = band(t1382, t1418)
    t1422 = flip(t1420)
    t1423 = band(t1421, t1422)
    t1424 = eq(place_0_10, i8(1))
    t1425 = band(t26, i32(7))
    t1426 = to(t1425, i8)
    t1427 = sar(t26, i32(4))
    t1428 = band(t1427, i32(255))
    t1429 = to(t1428, i16)
    t1430 = sar(t26, i32(3))
    t1431 = band(t1430, i32(1))
    t1432 = eq(t1431, i32(1))
    t1433 = eq(t1426, i8(6))
    t1434 = band(t1433, t36)
    t1435 = bor(t1432, t1434)
    t1436 = gt(t1429, i16(0))
    t1437 = eq(t1429, t989)
    t1438 = eq(t1429, t993)
    t1439 = bor(t1437, t1438)
    t1440 = eq(t1429, t997)
    t1441 = bor(t1439, t1440)
    t1442 = eq(t1429, t1001)
    t1443 = bor(t1441, t1442)
    t1444 = band(t1436, t1443)
    t1445 = sar(t26, i32(12))
    t1446 = band(t1445, i32(31))
    t1447 = sar(t964, t1446)
    t1448 = band(t1447, i32(1))
    t1449 = eq(t1448, i32(1))
    t1450 = eq(t1426, i8(2))
    t1451 = eq(t1426, i8(3))
    t1452 = band(t1451, t1030)
    t1453 = bor(t1450, t1452)
    t1454 = band(t1449, t1453)
    t1455 = band(t1435, t1034)
    t1456 = band(t1455, t1039)
    t1457 = band(t985, t1444)
    t1458 = bor(t1456, t1457)
    t1459 = band(t36, t1454)
    t1460 = bor(t1458, t1459)
    t1461 = eq(card_0_9, card_0_10)
    t1462 = band(t1382, t1461)
    t1463 = band(t1424, t1460)
    t1464 = flip(t1462)
    t1465 = band(t1463, t1464)
    t1466 = eq(place_0_11, i8(1))
    t1467 = band(t27, i32(7))
    t1468 = to(t1467, i8)
    t1469 = sar(t27, i32(4))
    t1470 = band(t1469, i32(255))
    t1471 = to(t1470, i16)
    t1472 = sar(t27, i32(3))
    t1473 = band(t1472, i32(1))
    t1474 = eq(t1473, i32(1))
    t1475 = eq(t1468, i8(6))
    t1476 = band(t1475, t36)
    t1477 = bor(t1474, t1476)
    t1478 = gt(t1471, i16(0))
    t1479 = eq(t1471, t989)
    t1480 = eq(t1471, t993)
    t1481 = bor(t1479, t1480)
    t1482 = eq(t1471, t997)
    t1483 = bor(t1481, t1482)
    t1484 = eq(t1471, t1001)
    t1485 = bor(t1483, t1484)
    t1486 = band(t1478, t1485)
    t1487 = sar(t27, i32(12))
    t1488 = band(t1487, i32(31))
    t1489 = sar(t964, t1488)
    t1490 = band(t1489, i32(1))
    t1491 = eq(t1490, i32(1))
    t1492 = eq(t1468, i8(2))
    t1493 = eq(t1468, i8(3))
    t1494 = band(t1493, t1030)
    t1495 = bor(t1492, t1494)
    t1496 = band(t1491, t1495)
    t1497 = band(t1477, t1034)
    t1498 = band(t1497, t1039)
    t1499 = band(t985, t1486)
    t1500 = bor(t1498, t1499)
    t1501 = band(t36, t1496)
    t1502 = bor(t1500, t1501)
    t1503 = eq(card_0_10, card_0_11)
    t1504 = band(t1424, t1503)
    t1505 = band(t1466, t1502)
    t1506 = flip(t1504)
    t1507 = band(t1505, t1506)
    t1508 = eq(place_0_12, i8(1))
    t1509 = band(t28, i32(7))
    t1510 = to(t1509, i8)
    t1511 = sar(t28, i32(4))
    t1512 = band(t1511, i32(255))
    t1513 = to(t1512, i16)
    t1514 = sar(t28, i32(3))
    t1515 = band(t1514, i32(1))
    t1516 = eq(t1515, i32(1))
    t1517 = eq(t1510, i8(6))
    t1518 = band(t1517, t36)
    t1519 = bor(t1516, t1518)
    t1520 = gt(t1513, i16(0))
    t1521 = eq(t1513, t989)
    t1522 = eq(t1513, t993)
    t1523 = bor(t1521, t1522)
    t1524 = eq(t1513, t997)
    t1525 = bor(t1523, t1524)
    t1526 = eq(t1513, t1001)
    t1527 = bor(t1525, t1526)
    t1528 = band(t1520, t1527)
    t1529 = sar(t28, i32(12))
    t1530 = band(t1529, i32(31))
    t1531 = sar(t964, t1530)
    t1532 = band(t1531, i32(1))
    t1533 = eq(t1532, i32(1))
    t1534 = eq(t1510, i8(2))
    t1535 = eq(t1510, i8(3))
    t1536 = band(t1535, t1030)
    t1537 = bor(t1534, t1536)
    t1538 = band(t1533, t1537)
    t1539 = band(t1519, t1034)
    t1540 = band(t1539, t1039)
    t1541 = band(t985, t1528)
    t1542 = bor(t1540, t1541)
    t1543 = band(t36, t1538)
    t1544 = bor(t1542, t1543)
    t1545 = eq(card_0_11, card_0_12)
    t1546 = band(t1466, t1545)
    t1547 = band(t1508, t1544)
    t1548 = flip(t1546)
    t1549 = band(t1547, t1548)
    t1550 = eq(place_0_13, i8(1))
    t1551 = band(t29, i32(7))
    t1552 = to(t1551, i8)
    t1553 = sar(t29, i32(4))
    t1554 = band(t1553, i32(255))
    t1555 = to(t1554, i16)
    t1556 = sar(t29, i32(3))
    t1557 = band(t1556, i32(1))
    t1558 = eq(t1557, i32(1))
    t1559 = eq(t1552, i8(6))
    t1560 = band(t1559, t36)
    t1561 = bor(t1558, t1560)
    t1562 = gt(t1555, i16(0))
    t1563 = eq(t1555, t989)
    t1564 = eq(t1555, t993)
    t1565 = bor(t1563, t1564)
    t1566 = eq(t1555, t997)
    t1567 = bor(t1565, t1566)
    t1568 = eq(t1555, t1001)
    t1569 = bor(t1567, t1568)
    t1570 = band(t1562, t1569)
    t1571 = sar(t29, i32(12))
    t1572 = band(t1571, i32(31))
    t1573 = sar(t964, t1572)
    t1574 = band(t1573, i32(1))
    t1575 = eq(t1574, i32(1))
    t1576 = eq(t1552, i8(2))
    t1577 = eq(t1552, i8(3))
    t1578 = band(t1577, t1030)
    t1579 = bor(t1576, t1578)
    t1580 = band(t1575, t1579)
    t1581 = band(t1561, t1034)
    t1582 = band(t1581, t1039)
    t1583 = band(t985, t1570)
    t1584 = bor(t1582, t1583)
    t1585 = band(t36, t1580)
    t1586 = bor(t1584, t1585)
    t1587 = eq(card_0_12, card_0_13)
    t1588 = band(t1508, t1587)
    t1589 = band(t1550, t1586)
    t1590 = flip(t1588)
    t1591 = band(t1589, t1590)
    t1592 = eq(place_0_14, i8(1))
    t1593 = band(t30, i32(7))
    t1594 = to(t1593, i8)
    t1595 = sar(t30, i32(4))
    t1596 = band(t1595, i32(255))
    t1597 = to(t1596, i16)
    t1598 = sar(t30, i32(3))
    t1599 = band(t1598, i32(1))
    t1600 = eq(t1599, i32(1))
    t1601 = eq(t1594, i8(6))
    t1602 = band(t1601, t36)
    t1603 = bor(t1600, t1602)
    t1604 = gt(t1597, i16(0))
    t1605 = eq(t1597, t989)
    t1606 = eq(t1597, t993)
    t1607 = bor(t1605, t1606)
    t1608 = eq(t1597, t997)
    t1609 = bor(t1607, t1608)
    t1610 = eq(t1597, t1001)
    t1611 = bor(t1609, t1610)
    t1612 = band(t1604, t1611)
    t1613 = sar(t30, i32(12))
    t1614 = band(t1613, i32(31))
    t1615 = sar(t964, t1614)
    t1616 = band(t1615, i32(1))
    t1617 = eq(t1616, i32(1))
    t1618 = eq(t1594, i8(2))
    t1619 = eq(t1594, i8(3))
    t1620 = band(t1619, t1030)
    t1621 = bor(t1618, t1620)
    t1622 = band(t1617, t1621)
    t1623 = band(t1603, t1034)
    t1624 = band(t1623, t1039)
    t1625 = band(t985, t1612)
    t1626 = bor(t1624, t1625)
    t1627 = band(t36, t1622)
    t1628 = bor(t1626, t1627)
    t1629 = eq(card_0_13, card_0_14)
    t1630 = band(t1550, t1629)
    t1631 = band(t1592, t1628)
    t1632 = flip(t1630)
    t1633 = band(t1631, t1632)
    t1634 = eq(place_0_15, i8(1))
    t1635 = band(t31, i32(7))
    t1636 = to(t1635, i8)
    t1637 = sar(t31, i32(4))
    t1638 = band(t1637, i32(255))
    t1639 = to(t1638, i16)
    t1640 = sar(t31, i32(3))
    t1641 = band(t1640, i32(1))
    t1642 = eq(t1641, i32(1))
    t1643 = eq(t1636, i8(6))
    t1644 = band(t1643, t36)
    t1645 = bor(t1642, t1644)
    t1646 = gt(t1639, i16(0))
    t1647 = eq(t1639, t989)
    t1648 = eq(t1639, t993)
    t1649 = bor(t1647, t1648)
    t1650 = eq(t1639, t997)
    t1651 = bor(t1649, t1650)
    t1652 = eq(t1639, t1001)
    t1653 = bor(t1651, t1652)
    t1654 = band(t1646, t1653)
    t1655 = sar(t31, i32(12))
    t1656 = band(t1655, i32(31))
    t1657 = sar(t964, t1656)
    t1658 = band(t1657, i32(1))
    t1659 = eq(t1658, i32(1))
    t1660 = eq(t1636, i8(2))
    t1661 = eq(t1636, i8(3))
    t1662 = band(t1661, t1030)
    t1663 = bor(t1660, t1662)
    t1664 = band(t1659, t1663)
    t1665 = band(t1645, t1034)
    t1666 = band(t1665, t1039)
    t1667 = band(t985, t1654)
    t1668 = bor(t1666, t1667)
    t1669 = band(t36, t1664)
    t1670 = bor(t1668, t1669)
    t1671 = eq(card_0_14, card_0_15)
    t1672 = band(t1592, t1671)
    t1673 = band(t1634, t1670)
    t1674 = flip(t1672)
    t1675 = band(t1673, t1674)
    t1676 = eq(place_0_16, i8(1))
    t1677 = band(t32, i32(7))
    t1678 = to(t1677, i8)
    t1679 = sar(t32, i32(4))
    t1680 = band(t1679, i32(255))
    t1681 = to(t1680, i16)
    t1682 = sar(t32, i32(3))
    t1683 = band(t1682, i32(1))
    t1684 = eq(t1683, i32(1))
    t1685 = eq(t1678, i8(6))
    t1686 = band(t1685, t36)
    t1687 = bor(t1684, t1686)
    t1688 = gt(t1681, i16(0))
    t1689 = eq(t1681, t989)
    t1690 = eq(t1681, t993)
    t1691 = bor(t1689, t1690)
    t1692 = eq(t1681, t997)
    t1693 = bor(t1691, t1692)
    t1694 = eq(t1681, t1001)
    t1695 = bor(t1693, t1694)
    t1696 = band(t1688, t1695)
    t1697 = sar(t32, i32(12))
    t1698 = band(t1697, i32(31))
    t1699 = sar(t964, t1698)
    t1700 = band(t1699, i32(1))
    t1701 = eq(t1700, i32(1))
    t1702 = eq(t1678, i8(2))
    t1703 = eq(t1678, i8(3))
    t1704 = band(t1703, t1030)
    t1705 = bor(t1702, t1704)
    t1706 = band(t1701, t1705)
    t1707 = band(t1687, t1034)
    t1708 = band(t1707, t1039)
    t1709 = band(t985, t1696)
    t1710 = bor(t1708, t1709)
    t1711 = band(t36, t1706)
    t1712 = bor(t1710, t1711)
    t1713 = eq(card_0_15, card_0_16)
    t1714 = band(t1634, t1713)
    t1715 = band(t1676, t1712)
    t1716 = flip(t1714)
    t1717 = band(t1715, t1716)
    t1718 = eq(place_0_17, i8(1))
    t1719 = band(t33, i32(7))
    t1720 = to(t1719, i8)
    t1721 = sar(t33, i32(4))
    t1722 = band(t1721, i32(255))
    t1723 = to(t1722, i16)
    t1724 = sar(t33, i32(3))
    t1725 = band(t1724, i32(1))
    t1726 = eq(t1725, i32(1))
    t1727 = eq(t1720, i8(6))
    t1728 = band(t1727, t36)
    t1729 = bor(t1726, t1728)
    t1730 = gt(t1723, i16(0))
    t1731 = eq(t1723, t989)
    t1732 = eq(t1723, t993)
    t1733 = bor(t1731, t1732)
    t1734 = eq(t1723, t997)
    t1735 = bor(t1733, t1734)
    t1736 = eq(t1723, t1001)
    t1737 = bor(t1735, t1736)
    t1738 = band(t1730, t1737)
    t1739 = sar(t33, i32(12))
    t1740 = band(t1739, i32(31))
    t1741 = sar(t964, t1740)
    t1742 = band(t1741, i32(1))
    t1743 = eq(t1742, i32(1))
    t1744 = eq(t1720, i8(2))
    t1745 = eq(t1720, i8(3))
    t1746 = band(t1745, t1030)
    t1747 = bor(t1744, t1746)
    t1748 = band(t1743, t1747)
    t1749 = band(t1729, t1034)
    t1750 = band(t1749, t1039)
    t1751 = band(t985, t1738)
    t1752 = bor(t1750, t1751)
    t1753 = band(t36, t1748)
    t1754 = bor(t1752, t1753)
    t1755 = eq(card_0_16, card_0_17)
    t1756 = band(t1676, t1755)
    t1757 = band(t1718, t1754)
    t1758 = flip(t1756)
    t1759 = band(t1757, t1758)
    t1760 = eq(place_0_18, i8(1))
    t1761 = band(t34, i32(7))
    t1762 = to(t1761, i8)
    t1763 = sar(t34, i32(4))
    t1764 = band(t1763, i32(255))
    t1765 = to(t1764, i16)
    t1766 = sar(t34, i32(3))
    t1767 = band(t1766, i32(1))
    t1768 = eq(t1767, i32(1))
    t1769 = eq(t1762, i8(6))
    t1770 = band(t1769, t36)
    t1771 = bor(t1768, t1770)
    t1772 = gt(t1765, i16(0))
    t1773 = eq(t1765, t989)
    t1774 = eq(t1765, t993)
    t1775 = bor(t1773, t1774)
    t1776 = eq(t1765, t997)
    t1777 = bor(t1775, t1776)
    t1778 = eq(t1765, t1001)
    t1779 = bor(t1777, t1778)
    t1780 = band(t1772, t1779)
    t1781 = sar(t34, i32(12))
    t1782 = band(t1781, i32(31))
    t1783 = sar(t964, t1782)
    t1784 = band(t1783, i32(1))
    t1785 = eq(t1784, i32(1))
    t1786 = eq(t1762, i8(2))
    t1787 = eq(t1762, i8(3))
    t1788 = band(t1787, t1030)
    t1789 = bor(t1786, t1788)
    t1790 = band(t1785, t1789)
    t1791 = band(t1771, t1034)
    t1792 = band(t1791, t1039)
    t1793 = band(t985, t1780)
    t1794 = bor(t1792, t1793)
    t1795 = band(t36, t1790)
    t1796 = bor(t1794, t1795)
    t1797 = eq(card_0_17, card_0_18)
    t1798 = band(t1718, t1797)
    t1799 = band(t1760, t1796)
    t1800 = flip(t1798)
    t1801 = band(t1799, t1800)
    t1802 = eq(place_0_19, i8(1))
    t1803 = band(t35, i32(7))
    t1804 = to(t1803, i8)
    t1805 = sar(t35, i32(4))
    t1806 = band(t1805, i32(255))
    t1807 = to(t1806, i16)
    t1808 = sar(t35, i32(3))
    t1809 = band(t1808, i32(1))
    t1810 = eq(t1809, i32(1))
    t1811 = eq(t1804, i8(6))
    t1812 = band(t1811, t36)
    t1813 = bor(t1810, t1812)
    t1814 = gt(t1807, i16(0))
    t1815 = eq(t1807, t989)
    t1816 = eq(t1807, t993)
    t1817 = bor(t1815, t1816)
    t1818 = eq(t1807, t997)
    t1819 = bor(t1817, t1818)
    t1820 = eq(t1807, t1001)
    t1821 = bor(t1819, t1820)
    t1822 = band(t1814, t1821)
    t1823 = sar(t35, i32(12))
    t1824 = band(t1823, i32(31))
    t1825 = sar(t964, t1824)
    t1826 = band(t1825, i32(1))
    t1827 = eq(t1826, i32(1))
    t1828 = eq(t1804, i8(2))
    t1829 = eq(t1804, i8(3))
    t1830 = band(t1829, t1030)
    t1831 = bor(t1828, t1830)
    t1832 = band(t1827, t1831)
    t1833 = band(t1813, t1034)
    t1834 = band(t1833, t1039)
    t1835 = band(t985, t1822)
    t1836 = bor(t1834, t1835)
    t1837 = band(t36, t1832)
    t1838 = bor(t1836, t1837)
    t1839 = eq(card_0_18, card_0_19)
    t1840 = band(t1760, t1839)
    t1841 = band(t1802, t1838)
    t1842 = flip(t1840)
    t1843 = band(t1841, t1842)
    return (t1045, t1087, t1129, t1171, t1213, t1255, t1297, t1339, t1381, t1423, t1465, t1507, t1549, t1591, t1633, t1675, t1717, t1759, t1801, t1843,)


_04_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _05_mask__words(t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t825, t852, t879, t906, t217, t222, t227, t232, t1045, t1087, t1129, t1171, t1213, t1255, t1297, t1339, t1381, t1423, t1465, t1507, t1549, t1591, t1633, t1675, t1717, t1759, t1801, t1843, t527, t533, t539, t545, t546, t547, t548, t549, t235, t237, t239, t241, t243, t245, t247, t249, t251, t351, t352, t353, t354, t355, t356, t357, t358):
    t1844 = to(t83, u32)
    t1845 = to(t86, u32)
    t1846 = shl(t1845, u32(1))
    t1847 = bor(t1844, t1846)
    t1848 = to(t87, u32)
    t1849 = shl(t1848, u32(2))
    t1850 = bor(t1847, t1849)
    t1851 = to(t88, u32)
    t1852 = shl(t1851, u32(3))
    t1853 = bor(t1850, t1852)
    t1854 = to(t89, u32)
    t1855 = shl(t1854, u32(4))
    t1856 = bor(t1853, t1855)
    t1857 = to(t90, u32)
    t1858 = shl(t1857, u32(5))
    t1859 = bor(t1856, t1858)
    t1860 = to(t91, u32)
    t1861 = shl(t1860, u32(6))
    t1862 = bor(t1859, t1861)
    t1863 = to(t92, u32)
    t1864 = shl(t1863, u32(7))
    t1865 = bor(t1862, t1864)
    t1866 = to(t160, u32)
    t1867 = shl(t1866, u32(8))
    t1868 = bor(t1865, t1867)
    t1869 = to(t215, u32)
    t1870 = shl(t1869, u32(9))
    t1871 = bor(t1868, t1870)
    t1872 = to(t825, u32)
    t1873 = shl(t1872, u32(10))
    t1874 = bor(t1871, t1873)
    t1875 = to(t852, u32)
    t1876 = shl(t1875, u32(11))
    t1877 = bor(t1874, t1876)
    t1878 = to(t879, u32)
    t1879 = shl(t1878, u32(12))
    t1880 = bor(t1877, t1879)
    t1881 = to(t906, u32)
    t1882 = shl(t1881, u32(13))
    t1883 = bor(t1880, t1882)
    t1884 = to(t217, u32)
    t1885 = shl(t1884, u32(14))
    t1886 = bor(t1883, t1885)
    t1887 = to(t222, u32)
    t1888 = shl(t1887, u32(15))
    t1889 = bor(t1886, t1888)
    t1890 = to(t227, u32)
    t1891 = shl(t1890, u32(16))
    t1892 = bor(t1889, t1891)
    t1893 = to(t232, u32)
    t1894 = shl(t1893, u32(17))
    t1895 = bor(t1892, t1894)
    t1896 = to(t1045, u32)
    t1897 = shl(t1896, u32(18))
    t1898 = bor(t1895, t1897)
    t1899 = to(t1087, u32)
    t1900 = shl(t1899, u32(19))
    t1901 = bor(t1898, t1900)
    t1902 = to(t1129, u32)
    t1903 = shl(t1902, u32(20))
    t1904 = bor(t1901, t1903)
    t1905 = to(t1171, u32)
    t1906 = shl(t1905, u32(21))
    t1907 = bor(t1904, t1906)
    t1908 = to(t1213, u32)
    t1909 = shl(t1908, u32(22))
    t1910 = bor(t1907, t1909)
    t1911 = to(t1255, u32)
    t1912 = shl(t1911, u32(23))
    t1913 = bor(t1910, t1912)
    t1914 = to(t1297, u32)
    t1915 = shl(t1914, u32(24))
    t1916 = bor(t1913, t1915)
    t1917 = to(t1339, u32)
    t1918 = shl(t1917, u32(25))
    t1919 = bor(t1916, t1918)
    t1920 = to(t1381, u32)
    t1921 = shl(t1920, u32(26))
    t1922 = bor(t1919, t1921)
    t1923 = to(t1423, u32)
    t1924 = shl(t1923, u32(27))
    t1925 = bor(t1922, t1924)
    t1926 = to(t1465, u32)
    t1927 = shl(t1926, u32(28))
    t1928 = bor(t1925, t1927)
    t1929 = to(t1507, u32)
    t1930 = shl(t1929, u32(29))
    t1931 = bor(t1928, t1930)
    t1932 = to(t1549, u32)
    t1933 = shl(t1932, u32(30))
    t1934 = bor(t1931, t1933)
    t1935 = to(t1591, u32)
    t1936 = shl(t1935, u32(31))
    t1937 = bor(t1934, t1936)
    t1938 = to(t1633, u32)
    t1939 = to(t1675, u32)
    t1940 = shl(t1939, u32(1))
    t1941 = bor(t1938, t1940)
    t1942 = to(t1717, u32)
    t1943 = shl(t1942, u32(2))
    t1944 = bor(t1941, t1943)
    t1945 = to(t1759, u32)
    t1946 = shl(t1945, u32(3))
    t1947 = bor(t1944, t1946)
    t1948 = to(t1801, u32)
    t1949 = shl(t1948, u32(4))
    t1950 = bor(t1947, t1949)
    t1951 = to(t1843, u32)
    t1952 = shl(t1951, u32(5))
    t1953 = bor(t1950, t1952)
    t1954 = to(t527, u32)
    t1955 = shl(t1954, u32(6))
    t1956 = bor(t1953, t1955)
    t1957 = to(t533, u32)
    t1958 = shl(t1957, u32(7))
    t1959 = bor(t1956, t1958)
    t1960 = to(t539, u32)
    t1961 = shl(t1960, u32(8))
    t1962 = bor(t1959, t1961)
    t1963 = to(t545, u32)
    t1964 = shl(t1963, u32(9))
    t1965 = bor(t1962, t1964)
    t1966 = to(t546, u32)
    t1967 = shl(t1966, u32(10))
    t1968 = bor(t1965, t1967)
    t1969 = to(t547, u32)
    t1970 = shl(t1969, u32(11))
    t1971 = bor(t1968, t1970)
    t1972 = to(t548, u32)
    t1973 = shl(t1972, u32(12))
    t1974 = bor(t1971, t1973)
    t1975 = to(t549, u32)
    t1976 = shl(t1975, u32(13))
    t1977 = bor(t1974, t1976)
    t1978 = to(t235, u32)
    t1979 = shl(t1978, u32(14))
    t1980 = bor(t1977, t1979)
    t1981 = to(t237, u32)
    t1982 = shl(t1981, u32(15))
    t1983 = bor(t1980, t1982)
    t1984 = to(t239, u32)
    t1985 = shl(t1984, u32(16))
    t1986 = bor(t1983, t1985)
    t1987 = to(t241, u32)
    t1988 = shl(t1987, u32(17))
    t1989 = bor(t1986, t1988)
    t1990 = to(t243, u32)
    t1991 = shl(t1990, u32(18))
    t1992 = bor(t1989, t1991)
    t1993 = to(t245, u32)
    t1994 = shl(t1993, u32(19))
    t1995 = bor(t1992, t1994)
    t1996 = to(t247, u32)
    t1997 = shl(t1996, u32(20))
    t1998 = bor(t1995, t1997)
    t1999 = to(t249, u32)
    t2000 = shl(t1999, u32(21))
    t2001 = bor(t1998, t2000)
    t2002 = to(t251, u32)
    t2003 = shl(t2002, u32(22))
    t2004 = bor(t2001, t2003)
    t2005 = to(t351, u32)
    t2006 = shl(t2005, u32(23))
    t2007 = bor(t2004, t2006)
    t2008 = to(t352, u32)
    t2009 = shl(t2008, u32(24))
    t2010 = bor(t2007, t2009)
    t2011 = to(t353, u32)
    t2012 = shl(t2011, u32(25))
    t2013 = bor(t2010, t2012)
    t2014 = to(t354, u32)
    t2015 = shl(t2014, u32(26))
    t2016 = bor(t2013, t2015)
    t2017 = to(t355, u32)
    t2018 = shl(t2017, u32(27))
    t2019 = bor(t2016, t2018)
    t2020 = to(t356, u32)
    t2021 = shl(t2020, u32(28))
    t2022 = bor(t2019, t2021)
    t2023 = to(t357, u32)
    t2024 = shl(t2023, u32(29))
    t2025 = bor(t2022, t2024)
    t2026 = to(t358, u32)
    t2027 = shl(t2026, u32(30))
    t2028 = bor(t2025, t2027)
    return (t1937, t2028,)


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
    (t15, t7, t12, t13, t2, t8, t9, t14, t10, t11,) = cut(_00_end_of_game, _00_end_of_game_off, turn_player, decider, foul, winner, over, row, source, left, heads, dealt, flow, it, phase)
    (t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35,) = cut(_01_mask__cards, _01_mask__cards_off, card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19)
    (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t527, t533, t539, t545, t546, t547, t548, t549, t235, t237, t239, t241, t243, t245, t247, t249, t251, t351, t352, t353, t354, t355, t356, t357, t358,) = cut(_02_mask__board, _02_mask__board_off, t15, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t7, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t12, place_0_0, t16, place_0_1, t17, place_0_2, t18, place_0_3, t19, place_0_4, t20, place_0_5, t21, place_0_6, t22, place_0_7, t23, place_0_8, t24, place_0_9, t25, place_0_10, t26, place_0_11, t27, place_0_12, t28, place_0_13, t29, place_0_14, t30, place_0_15, t31, place_0_16, t32, place_0_17, t33, place_0_18, t34, place_0_19, t35, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3)
    (t964, t825, t852, t879, t906,) = cut(_03_mask__usable, _03_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1045, t1087, t1129, t1171, t1213, t1255, t1297, t1339, t1381, t1423, t1465, t1507, t1549, t1591, t1633, t1675, t1717, t1759, t1801, t1843,) = cut(_04_mask__hand, _04_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t16, t964, t37, pokemon_0_0, place_0_1, t17, card_0_0, card_0_1, place_0_2, t18, card_0_2, place_0_3, t19, card_0_3, place_0_4, t20, card_0_4, place_0_5, t21, card_0_5, place_0_6, t22, card_0_6, place_0_7, t23, card_0_7, place_0_8, t24, card_0_8, place_0_9, t25, card_0_9, place_0_10, t26, card_0_10, place_0_11, t27, card_0_11, place_0_12, t28, card_0_12, place_0_13, t29, card_0_13, place_0_14, t30, card_0_14, place_0_15, t31, card_0_15, place_0_16, t32, card_0_16, place_0_17, t33, card_0_17, place_0_18, t34, card_0_18, place_0_19, t35, card_0_19)
    (t1937, t2028,) = cut(_05_mask__words, _05_mask__words_off, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t825, t852, t879, t906, t217, t222, t227, t232, t1045, t1087, t1129, t1171, t1213, t1255, t1297, t1339, t1381, t1423, t1465, t1507, t1549, t1591, t1633, t1675, t1717, t1759, t1801, t1843, t527, t533, t539, t545, t546, t547, t548, t549, t235, t237, t239, t241, t243, t245, t247, t249, t251, t351, t352, t353, t354, t355, t356, t357, t358)
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
        'mask_0': t1937,
        'mask_1': t2028,
    }
