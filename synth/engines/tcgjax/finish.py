"""Generated: `finish` as 2030 operations in 6 stages. Do not edit."""

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


def _02_mask__board(t35, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t27, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t32, place_0_0, t0, place_0_1, t1, place_0_2, t2, place_0_3, t3, place_0_4, t4, place_0_5, t5, place_0_6, t6, place_0_7, t7, place_0_8, t8, place_0_9, t9, place_0_10, t10, place_0_11, t11, place_0_12, t12, place_0_13, t13, place_0_14, t14, place_0_15, t15, place_0_16, t16, place_0_17, t17, place_0_18, t18, place_0_19, t19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3):
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
    t256 = sar(t255, i32(20))
    t257 = band(t256, i32(1))
    t258 = band(words_1_0_2, i16(255))
    t259 = to(t258, i16)
    t260 = sar(words_1_0_2, i16(8))
    t261 = band(t260, i16(1))
    t262 = add(t259, t261)
    t263 = sar(words_1_0_2, i16(9))
    t264 = band(t263, i16(3))
    t265 = gt(t264, i16(0))
    t266 = select(t265, t262, i16(0))
    t267 = take(ROW_0, t266)
    t268 = sar(t267, i32(20))
    t269 = band(t268, i32(1))
    t270 = eq(t269, i32(0))
    t271 = band(t265, t270)
    t272 = add(t262, i16(1))
    t273 = gt(t264, i16(1))
    t274 = select(t273, t272, i16(0))
    t275 = take(ROW_0, t274)
    t276 = sar(t275, i32(20))
    t277 = band(t276, i32(1))
    t278 = eq(t277, i32(0))
    t279 = band(t273, t278)
    t280 = band(words_1_1_2, i16(255))
    t281 = to(t280, i16)
    t282 = sar(words_1_1_2, i16(8))
    t283 = band(t282, i16(1))
    t284 = add(t281, t283)
    t285 = sar(words_1_1_2, i16(9))
    t286 = band(t285, i16(3))
    t287 = gt(t286, i16(0))
    t288 = select(t287, t284, i16(0))
    t289 = eq(t257, i32(1))
    t290 = band(t289, t287)
    t291 = take(ROW_0, t288)
    t292 = sar(t291, i32(20))
    t293 = band(t292, i32(1))
    t294 = eq(t293, i32(0))
    t295 = band(t290, t294)
    t296 = add(t284, i16(1))
    t297 = gt(t286, i16(1))
    t298 = select(t297, t296, i16(0))
    t299 = band(t289, t297)
    t300 = take(ROW_0, t298)
    t301 = sar(t300, i32(20))
    t302 = band(t301, i32(1))
    t303 = eq(t302, i32(0))
    t304 = band(t299, t303)
    t305 = band(words_1_2_2, i16(255))
    t306 = to(t305, i16)
    t307 = sar(words_1_2_2, i16(8))
    t308 = band(t307, i16(1))
    t309 = add(t306, t308)
    t310 = sar(words_1_2_2, i16(9))
    t311 = band(t310, i16(3))
    t312 = gt(t311, i16(0))
    t313 = select(t312, t309, i16(0))
    t314 = band(t289, t312)
    t315 = take(ROW_0, t313)
    t316 = sar(t315, i32(20))
    t317 = band(t316, i32(1))
    t318 = eq(t317, i32(0))
    t319 = band(t314, t318)
    t320 = add(t309, i16(1))
    t321 = gt(t311, i16(1))
    t322 = select(t321, t320, i16(0))
    t323 = band(t289, t321)
    t324 = take(ROW_0, t322)
    t325 = sar(t324, i32(20))
    t326 = band(t325, i32(1))
    t327 = eq(t326, i32(0))
    t328 = band(t323, t327)
    t329 = band(words_1_3_2, i16(255))
    t330 = to(t329, i16)
    t331 = sar(words_1_3_2, i16(8))
    t332 = band(t331, i16(1))
    t333 = add(t330, t332)
    t334 = sar(words_1_3_2, i16(9))
    t335 = band(t334, i16(3))
    t336 = gt(t335, i16(0))
    t337 = select(t336, t333, i16(0))
    t338 = band(t289, t336)
    t339 = take(ROW_0, t337)
    t340 = sar(t339, i32(20))
    t341 = band(t340, i32(1))
    t342 = eq(t341, i32(0))
    t343 = band(t338, t342)
    t344 = add(t333, i16(1))
    t345 = gt(t335, i16(1))
    t346 = select(t345, t344, i16(0))
    t347 = band(t289, t345)
    t348 = take(ROW_0, t346)
    t349 = sar(t348, i32(20))
    t350 = band(t349, i32(1))
    t351 = eq(t350, i32(0))
    t352 = band(t347, t351)
    t353 = band(t254, t271)
    t354 = band(t254, t279)
    t355 = band(t254, t295)
    t356 = band(t254, t304)
    t357 = band(t254, t319)
    t358 = band(t254, t328)
    t359 = band(t254, t343)
    t360 = band(t254, t352)
    t361 = eq(t32, i8(1))
    t362 = eq(t35, i8(3))
    t363 = band(t362, t234)
    t364 = eq(place_0_0, i8(8))
    t365 = band(t364, t363)
    t366 = sar(t0, i32(4))
    t367 = band(t366, i32(255))
    t368 = to(t367, i16)
    t369 = select(t365, t368, i16(0))
    t370 = eq(place_0_1, i8(8))
    t371 = band(t370, t363)
    t372 = sar(t1, i32(4))
    t373 = band(t372, i32(255))
    t374 = to(t373, i16)
    t375 = select(t371, t374, t369)
    t376 = eq(place_0_2, i8(8))
    t377 = band(t376, t363)
    t378 = sar(t2, i32(4))
    t379 = band(t378, i32(255))
    t380 = to(t379, i16)
    t381 = select(t377, t380, t375)
    t382 = eq(place_0_3, i8(8))
    t383 = band(t382, t363)
    t384 = sar(t3, i32(4))
    t385 = band(t384, i32(255))
    t386 = to(t385, i16)
    t387 = select(t383, t386, t381)
    t388 = eq(place_0_4, i8(8))
    t389 = band(t388, t363)
    t390 = sar(t4, i32(4))
    t391 = band(t390, i32(255))
    t392 = to(t391, i16)
    t393 = select(t389, t392, t387)
    t394 = eq(place_0_5, i8(8))
    t395 = band(t394, t363)
    t396 = sar(t5, i32(4))
    t397 = band(t396, i32(255))
    t398 = to(t397, i16)
    t399 = select(t395, t398, t393)
    t400 = eq(place_0_6, i8(8))
    t401 = band(t400, t363)
    t402 = sar(t6, i32(4))
    t403 = band(t402, i32(255))
    t404 = to(t403, i16)
    t405 = select(t401, t404, t399)
    t406 = eq(place_0_7, i8(8))
    t407 = band(t406, t363)
    t408 = sar(t7, i32(4))
    t409 = band(t408, i32(255))
    t410 = to(t409, i16)
    t411 = select(t407, t410, t405)
    t412 = eq(place_0_8, i8(8))
    t413 = band(t412, t363)
    t414 = sar(t8, i32(4))
    t415 = band(t414, i32(255))
    t416 = to(t415, i16)
    t417 = select(t413, t416, t411)
    t418 = eq(place_0_9, i8(8))
    t419 = band(t418, t363)
    t420 = sar(t9, i32(4))
    t421 = band(t420, i32(255))
    t422 = to(t421, i16)
    t423 = select(t419, t422, t417)
    t424 = eq(place_0_10, i8(8))
    t425 = band(t424, t363)
    t426 = sar(t10, i32(4))
    t427 = band(t426, i32(255))
    t428 = to(t427, i16)
    t429 = select(t425, t428, t423)
    t430 = eq(place_0_11, i8(8))
    t431 = band(t430, t363)
    t432 = sar(t11, i32(4))
    t433 = band(t432, i32(255))
    t434 = to(t433, i16)
    t435 = select(t431, t434, t429)
    t436 = eq(place_0_12, i8(8))
    t437 = band(t436, t363)
    t438 = sar(t12, i32(4))
    t439 = band(t438, i32(255))
    t440 = to(t439, i16)
    t441 = select(t437, t440, t435)
    t442 = eq(place_0_13, i8(8))
    t443 = band(t442, t363)
    t444 = sar(t13, i32(4))
    t445 = band(t444, i32(255))
    t446 = to(t445, i16)
    t447 = select(t443, t446, t441)
    t448 = eq(place_0_14, i8(8))
    t449 = band(t448, t363)
    t450 = sar(t14, i32(4))
    t451 = band(t450, i32(255))
    t452 = to(t451, i16)
    t453 = select(t449, t452, t447)
    t454 = eq(place_0_15, i8(8))
    t455 = band(t454, t363)
    t456 = sar(t15, i32(4))
    t457 = band(t456, i32(255))
    t458 = to(t457, i16)
    t459 = select(t455, t458, t453)
    t460 = eq(place_0_16, i8(8))
    t461 = band(t460, t363)
    t462 = sar(t16, i32(4))
    t463 = band(t462, i32(255))
    t464 = to(t463, i16)
    t465 = select(t461, t464, t459)
    t466 = eq(place_0_17, i8(8))
    t467 = band(t466, t363)
    t468 = sar(t17, i32(4))
    t469 = band(t468, i32(255))
    t470 = to(t469, i16)
    t471 = select(t467, t470, t465)
    t472 = eq(place_0_18, i8(8))
    t473 = band(t472, t363)
    t474 = sar(t18, i32(4))
    t475 = band(t474, i32(255))
    t476 = to(t475, i16)
    t477 = select(t473, t476, t471)
    t478 = eq(place_0_19, i8(8))
    t479 = band(t478, t363)
    t480 = sar(t19, i32(4))
    t481 = band(t480, i32(255))
    t482 = to(t481, i16)
    t483 = select(t479, t482, t477)
    t484 = band(offer0, t362)
    t485 = gt(t27, i16(0))
    t486 = band(t484, t485)
    t487 = band(offer1, t362)
    t488 = band(t487, t485)
    t489 = band(offer2, t362)
    t490 = band(t489, t485)
    t491 = band(offer3, t362)
    t492 = band(t491, t485)
    t493 = band(offer4, t362)
    t494 = band(t493, t485)
    t495 = band(offer5, t362)
    t496 = band(t495, t485)
    t497 = band(offer6, t362)
    t498 = band(t497, t485)
    t499 = band(offer7, t362)
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
    t526 = eq(t35, i8(2))
    t527 = select(t361, t494, t486)
    t528 = bor(t527, t507)
    t529 = select(t361, t496, t488)
    t530 = bor(t529, t513)
    t531 = gt(pokemon_1_1, i16(0))
    t532 = select(t361, t531, t39)
    t533 = band(t526, t532)
    t534 = bor(t530, t533)
    t535 = select(t361, t498, t490)
    t536 = bor(t535, t519)
    t537 = gt(pokemon_1_2, i16(0))
    t538 = select(t361, t537, t40)
    t539 = band(t526, t538)
    t540 = bor(t536, t539)
    t541 = select(t361, t500, t492)
    t542 = bor(t541, t525)
    t543 = gt(pokemon_1_3, i16(0))
    t544 = select(t361, t543, t41)
    t545 = band(t526, t544)
    t546 = bor(t542, t545)
    t547 = select(t361, t486, t494)
    t548 = select(t361, t488, t496)
    t549 = select(t361, t490, t498)
    t550 = select(t361, t492, t500)
    return (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t528, t534, t540, t546, t547, t548, t549, t550, t237, t239, t241, t243, t245, t247, t249, t251, t253, t353, t354, t355, t356, t357, t358, t359, t360,)


_02_mask__board_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _03_mask__usable(pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3):
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
    t825 = band(t36, t799)
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
    t852 = band(t36, t832)
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
    t879 = band(t36, t859)
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
    t906 = band(t36, t886)
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


_03_mask__usable_off = (i32(0), b1(0), b1(0), b1(0), b1(0),)


def _04_mask__hand(pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t0, t965, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19):
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
    t986 = band(t36, t985)
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
    t1004 = band(t0, i32(7))
    t1005 = to(t1004, i8)
    t1006 = sar(t0, i32(4))
    t1007 = band(t1006, i32(255))
    t1008 = to(t1007, i16)
    t1009 = sar(t0, i32(3))
    t1010 = band(t1009, i32(1))
    t1011 = eq(t1010, i32(1))
    t1012 = eq(t1005, i8(6))
    t1013 = band(t1012, t36)
    t1014 = bor(t1011, t1013)
    t1015 = gt(t1008, i16(0))
    t1016 = eq(t1008, t990)
    t1017 = eq(t1008, t994)
    t1018 = bor(t1016, t1017)
    t1019 = eq(t1008, t998)
    t1020 = bor(t1018, t1019)
    t1021 = eq(t1008, t1002)
    t1022 = bor(t1020, t1021)
    t1023 = band(t1015, t1022)
    t1024 = sar(t0, i32(12))
    t1025 = band(t1024, i32(31))
    t1026 = sar(t965, t1025)
    t1027 = band(t1026, i32(1))
    t1028 = eq(t1027, i32(1))
    t1029 = eq(t1005, i8(2))
    t1030 = eq(t1005, i8(3))
    t1031 = flip(t984)
    t1032 = band(t1030, t1031)
    t1033 = bor(t1029, t1032)
    t1034 = band(t1028, t1033)
    t1035 = bor(t36, t37)
    t1036 = band(t1014, t1035)
    t1037 = gt(pokemon_0_0, i16(0))
    t1038 = flip(t1037)
    t1039 = band(t37, t1038)
    t1040 = bor(t977, t1039)
    t1041 = band(t1036, t1040)
    t1042 = band(t986, t1023)
    t1043 = bor(t1041, t1042)
    t1044 = band(t36, t1034)
    t1045 = bor(t1043, t1044)
    t1046 = band(t1003, t1045)
    t1047 = eq(place_0_1, i8(1))
    t1048 = band(t1, i32(7))
    t1049 = to(t1048, i8)
    t1050 = sar(t1, i32(4))
    t1051 = band(t1050, i32(255))
    t1052 = to(t1051, i16)
    t1053 = sar(t1, i32(3))
    t1054 = band(t1053, i32(1))
    t1055 = eq(t1054, i32(1))
    t1056 = eq(t1049, i8(6))
    t1057 = band(t1056, t36)
    t1058 = bor(t1055, t1057)
    t1059 = gt(t1052, i16(0))
    t1060 = eq(t1052, t990)
    t1061 = eq(t1052, t994)
    t1062 = bor(t1060, t1061)
    t1063 = eq(t1052, t998)
    t1064 = bor(t1062, t1063)
    t1065 = eq(t1052, t1002)
    t1066 = bor(t1064, t1065)
    t1067 = band(t1059, t1066)
    t1068 = sar(t1, i32(12))
    t1069 = band(t1068, i32(31))
    t1070 = sar(t965, t1069)
    t1071 = band(t1070, i32(1))
    t1072 = eq(t1071, i32(1))
    t1073 = eq(t1049, i8(2))
    t1074 = eq(t1049, i8(3))
    t1075 = band(t1074, t1031)
    t1076 = bor(t1073, t1075)
    t1077 = band(t1072, t1076)
    t1078 = band(t1058, t1035)
    t1079 = band(t1078, t1040)
    t1080 = band(t986, t1067)
    t1081 = bor(t1079, t1080)
    t1082 = band(t36, t1077)
    t1083 = bor(t1081, t1082)
    t1084 = eq(card_0_0, card_0_1)
    t1085 = band(t1003, t1084)
    t1086 = band(t1047, t1083)
    t1087 = flip(t1085)
    t1088 = band(t1086, t1087)
    t1089 = eq(place_0_2, i8(1))
    t1090 = band(t2, i32(7))
    t1091 = to(t1090, i8)
    t1092 = sar(t2, i32(4))
    t1093 = band(t1092, i32(255))
    t1094 = to(t1093, i16)
    t1095 = sar(t2, i32(3))
    t1096 = band(t1095, i32(1))
    t1097 = eq(t1096, i32(1))
    t1098 = eq(t1091, i8(6))
    t1099 = band(t1098, t36)
    t1100 = bor(t1097, t1099)
    t1101 = gt(t1094, i16(0))
    t1102 = eq(t1094, t990)
    t1103 = eq(t1094, t994)
    t1104 = bor(t1102, t1103)
    t1105 = eq(t1094, t998)
    t1106 = bor(t1104, t1105)
    t1107 = eq(t1094, t1002)
    t1108 = bor(t1106, t1107)
    t1109 = band(t1101, t1108)
    t1110 = sar(t2, i32(12))
    t1111 = band(t1110, i32(31))
    t1112 = sar(t965, t1111)
    t1113 = band(t1112, i32(1))
    t1114 = eq(t1113, i32(1))
    t1115 = eq(t1091, i8(2))
    t1116 = eq(t1091, i8(3))
    t1117 = band(t1116, t1031)
    t1118 = bor(t1115, t1117)
    t1119 = band(t1114, t1118)
    t1120 = band(t1100, t1035)
    t1121 = band(t1120, t1040)
    t1122 = band(t986, t1109)
    t1123 = bor(t1121, t1122)
    t1124 = band(t36, t1119)
    t1125 = bor(t1123, t1124)
    t1126 = eq(card_0_1, card_0_2)
    t1127 = band(t1047, t1126)
    t1128 = band(t1089, t1125)
    t1129 = flip(t1127)
    t1130 = band(t1128, t1129)
    t1131 = eq(place_0_3, i8(1))
    t1132 = band(t3, i32(7))
    t1133 = to(t1132, i8)
    t1134 = sar(t3, i32(4))
    t1135 = band(t1134, i32(255))
    t1136 = to(t1135, i16)
    t1137 = sar(t3, i32(3))
    t1138 = band(t1137, i32(1))
    t1139 = eq(t1138, i32(1))
    t1140 = eq(t1133, i8(6))
    t1141 = band(t1140, t36)
    t1142 = bor(t1139, t1141)
    t1143 = gt(t1136, i16(0))
    t1144 = eq(t1136, t990)
    t1145 = eq(t1136, t994)
    t1146 = bor(t1144, t1145)
    t1147 = eq(t1136, t998)
    t1148 = bor(t1146, t1147)
    t1149 = eq(t1136, t1002)
    t1150 = bor(t1148, t1149)
    t1151 = band(t1143, t1150)
    t1152 = sar(t3, i32(12))
    t1153 = band(t1152, i32(31))
    t1154 = sar(t965, t1153)
    t1155 = band(t1154, i32(1))
    t1156 = eq(t1155, i32(1))
    t1157 = eq(t1133, i8(2))
    t1158 = eq(t1133, i8(3))
    t1159 = band(t1158, t1031)
    t1160 = bor(t1157, t1159)
    t1161 = band(t1156, t1160)
    t1162 = band(t1142, t1035)
    t1163 = band(t1162, t1040)
    t1164 = band(t986, t1151)
    t1165 = bor(t1163, t1164)
    t1166 = band(t36, t1161)
    t1167 = bor(t1165, t1166)
    t1168 = eq(card_0_2, card_0_3)
    t1169 = band(t1089, t1168)
    t1170 = band(t1131, t1167)
    t1171 = flip(t1169)
    t1172 = band(t1170, t1171)
    t1173 = eq(place_0_4, i8(1))
    t1174 = band(t4, i32(7))
    t1175 = to(t1174, i8)
    t1176 = sar(t4, i32(4))
    t1177 = band(t1176, i32(255))
    t1178 = to(t1177, i16)
    t1179 = sar(t4, i32(3))
    t1180 = band(t1179, i32(1))
    t1181 = eq(t1180, i32(1))
    t1182 = eq(t1175, i8(6))
    t1183 = band(t1182, t36)
    t1184 = bor(t1181, t1183)
    t1185 = gt(t1178, i16(0))
    t1186 = eq(t1178, t990)
    t1187 = eq(t1178, t994)
    t1188 = bor(t1186, t1187)
    t1189 = eq(t1178, t998)
    t1190 = bor(t1188, t1189)
    t1191 = eq(t1178, t1002)
    t1192 = bor(t1190, t1191)
    t1193 = band(t1185, t1192)
    t1194 = sar(t4, i32(12))
    t1195 = band(t1194, i32(31))
    t1196 = sar(t965, t1195)
    t1197 = band(t1196, i32(1))
    t1198 = eq(t1197, i32(1))
    t1199 = eq(t1175, i8(2))
    t1200 = eq(t1175, i8(3))
    t1201 = band(t1200, t1031)
    t1202 = bor(t1199, t1201)
    t1203 = band(t1198, t1202)
    t1204 = band(t1184, t1035)
    t1205 = band(t1204, t1040)
    t1206 = band(t986, t1193)
    t1207 = bor(t1205, t1206)
    t1208 = band(t36, t1203)
    t1209 = bor(t1207, t1208)
    t1210 = eq(card_0_3, card_0_4)
    t1211 = band(t1131, t1210)
    t1212 = band(t1173, t1209)
    t1213 = flip(t1211)
    t1214 = band(t1212, t1213)
    t1215 = eq(place_0_5, i8(1))
    t1216 = band(t5, i32(7))
    t1217 = to(t1216, i8)
    t1218 = sar(t5, i32(4))
    t1219 = band(t1218, i32(255))
    t1220 = to(t1219, i16)
    t1221 = sar(t5, i32(3))
    t1222 = band(t1221, i32(1))
    t1223 = eq(t1222, i32(1))
    t1224 = eq(t1217, i8(6))
    t1225 = band(t1224, t36)
    t1226 = bor(t1223, t1225)
    t1227 = gt(t1220, i16(0))
    t1228 = eq(t1220, t990)
    t1229 = eq(t1220, t994)
    t1230 = bor(t1228, t1229)
    t1231 = eq(t1220, t998)
    t1232 = bor(t1230, t1231)
    t1233 = eq(t1220, t1002)
    t1234 = bor(t1232, t1233)
    t1235 = band(t1227, t1234)
    t1236 = sar(t5, i32(12))
    t1237 = band(t1236, i32(31))
    t1238 = sar(t965, t1237)
    t1239 = band(t1238, i32(1))
    t1240 = eq(t1239, i32(1))
    t1241 = eq(t1217, i8(2))
    t1242 = eq(t1217, i8(3))
    t1243 = band(t1242, t1031)
    t1244 = bor(t1241, t1243)
    t1245 = band(t1240, t1244)
    t1246 = band(t1226, t1035)
    t1247 = band(t1246, t1040)
    t1248 = band(t986, t1235)
    t1249 = bor(t1247, t1248)
    t1250 = band(t36, t1245)
    t1251 = bor(t1249, t1250)
    t1252 = eq(card_0_4, card_0_5)
    t1253 = band(t1173, t1252)
    t1254 = band(t1215, t1251)
    t1255 = flip(t1253)
    t1256 = band(t1254, t1255)
    t1257 = eq(place_0_6, i8(1))
    t1258 = band(t6, i32(7))
    t1259 = to(t1258, i8)
    t1260 = sar(t6, i32(4))
    t1261 = band(t1260, i32(255))
    t1262 = to(t1261, i16)
    t1263 = sar(t6, i32(3))
    t1264 = band(t1263, i32(1))
    t1265 = eq(t1264, i32(1))
    t1266 = eq(t1259, i8(6))
    t1267 = band(t1266, t36)
    t1268 = bor(t1265, t1267)
    t1269 = gt(t1262, i16(0))
    t1270 = eq(t1262, t990)
    t1271 = eq(t1262, t994)
    t1272 = bor(t1270, t1271)
    t1273 = eq(t1262, t998)
    t1274 = bor(t1272, t1273)
    t1275 = eq(t1262, t1002)
    t1276 = bor(t1274, t1275)
    t1277 = band(t1269, t1276)
    t1278 = sar(t6, i32(12))
    t1279 = band(t1278, i32(31))
    t1280 = sar(t965, t1279)
    t1281 = band(t1280, i32(1))
    t1282 = eq(t1281, i32(1))
    t1283 = eq(t1259, i8(2))
    t1284 = eq(t1259, i8(3))
    t1285 = band(t1284, t1031)
    t1286 = bor(t1283, t1285)
    t1287 = band(t1282, t1286)
    t1288 = band(t1268, t1035)
    t1289 = band(t1288, t1040)
    t1290 = band(t986, t1277)
    t1291 = bor(t1289, t1290)
    t1292 = band(t36, t1287)
    t1293 = bor(t1291, t1292)
    t1294 = eq(card_0_5, card_0_6)
    t1295 = band(t1215, t1294)
    t1296 = band(t1257, t1293)
    t1297 = flip(t1295)
    t1298 = band(t1296, t1297)
    t1299 = eq(place_0_7, i8(1))
    t1300 = band(t7, i32(7))
    t1301 = to(t1300, i8)
    t1302 = sar(t7, i32(4))
    t1303 = band(t1302, i32(255))
    t1304 = to(t1303, i16)
    t1305 = sar(t7, i32(3))
    t1306 = band(t1305, i32(1))
    t1307 = eq(t1306, i32(1))
    t1308 = eq(t1301, i8(6))
    t1309 = band(t1308, t36)
    t1310 = bor(t1307, t1309)
    t1311 = gt(t1304, i16(0))
    t1312 = eq(t1304, t990)
    t1313 = eq(t1304, t994)
    t1314 = bor(t1312, t1313)
    t1315 = eq(t1304, t998)
    t1316 = bor(t1314, t1315)
    t1317 = eq(t1304, t1002)
    t1318 = bor(t1316, t1317)
    t1319 = band(t1311, t1318)
    t1320 = sar(t7, i32(12))
    t1321 = band(t1320, i32(31))
    t1322 = sar(t965, t1321)
    t1323 = band(t1322, i32(1))
    t1324 = eq(t1323, i32(1))
    t1325 = eq(t1301, i8(2))
    t1326 = eq(t1301, i8(3))
    t1327 = band(t1326, t1031)
    t1328 = bor(t1325, t1327)
    t1329 = band(t1324, t1328)
    t1330 = band(t1310, t1035)
    t1331 = band(t1330, t1040)
    t1332 = band(t986, t1319)
    t1333 = bor(t1331, t1332)
    t1334 = band(t36, t1329)
    t1335 = bor(t1333, t1334)
    t1336 = eq(card_0_6, card_0_7)
    t1337 = band(t1257, t1336)
    t1338 = band(t1299, t1335)
    t1339 = flip(t1337)
    t1340 = band(t1338, t1339)
    t1341 = eq(place_0_8, i8(1))
    t1342 = band(t8, i32(7))
    t1343 = to(t1342, i8)
    t1344 = sar(t8, i32(4))
    t1345 = band(t1344, i32(255))
    t1346 = to(t1345, i16)
    t1347 = sar(t8, i32(3))
    t1348 = band(t1347, i32(1))
    t1349 = eq(t1348, i32(1))
    t1350 = eq(t1343, i8(6))
    t1351 = band(t1350, t36)
    t1352 = bor(t1349, t1351)
    t1353 = gt(t1346, i16(0))
    t1354 = eq(t1346, t990)
    t1355 = eq(t1346, t994)
    t1356 = bor(t1354, t1355)
    t1357 = eq(t1346, t998)
    t1358 = bor(t1356, t1357)
    t1359 = eq(t1346, t1002)
    t1360 = bor(t1358, t1359)
    t1361 = band(t1353, t1360)
    t1362 = sar(t8, i32(12))
    t1363 = band(t1362, i32(31))
    t1364 = sar(t965, t1363)
    t1365 = band(t1364, i32(1))
    t1366 = eq(t1365, i32(1))
    t1367 = eq(t1343, i8(2))
    t1368 = eq(t1343, i8(3))
    t1369 = band(t1368, t1031)
    t1370 = bor(t1367, t1369)
    t1371 = band(t1366, t1370)
    t1372 = band(t1352, t1035)
    t1373 = band(t1372, t1040)
    t1374 = band(t986, t1361)
    t1375 = bor(t1373, t1374)
    t1376 = band(t36, t1371)
    t1377 = bor(t1375, t1376)
    t1378 = eq(card_0_7, card_0_8)
    t1379 = band(t1299, t1378)
    t1380 = band(t1341, t1377)
    t1381 = flip(t1379)
    t1382 = band(t1380, t1381)
    t1383 = eq(place_0_9, i8(1))
    t1384 = band(t9, i32(7))
    t1385 = to(t1384, i8)
    t1386 = sar(t9, i32(4))
    t1387 = band(t1386, i32(255))
    t1388 = to(t1387, i16)
    t1389 = sar(t9, i32(3))
    t1390 = band(t1389, i32(1))
    t1391 = eq(t1390, i32(1))
    t1392 = eq(t1385, i8(6))
    t1393 = band(t1392, t36)
    t1394 = bor(t1391, t1393)
    t1395 = gt(t1388, i16(0))
    t1396 = eq(t1388, t990)
    t1397 = eq(t1388, t994)
    t1398 = bor(t1396, t1397)
    t1399 = eq(t1388, t998)
    t1400 = bor(t1398, t1399)
    t1401 = eq(t1388, t1002)
    t1402 = bor(t1400, t1401)
    t1403 = band(t1395, t1402)
    t1404 = sar(t9, i32(12))
    t1405 = band(t1404, i32(31))
    t1406 = sar(t965, t1405)
    t1407 = band(t1406, i32(1))
    t1408 = eq(t1407, i32(1))
    t1409 = eq(t1385, i8(2))
    t1410 = eq(t1385, i8(3))
    t1411 = band(t1410, t1031)
    t1412 = bor(t1409, t1411)
    t1413 = band(t1408, t1412)
    t1414 = band(t1394, t1035)
    t1415 = band(t1414, t1040)
    t1416 = band(t986, t1403)
    t1417 = bor(t1415, t1416)
    t1418 = band(t36, t1413)
    t1419 = bor(t1417, t1418)
    t1420 = eq(card_0_8, card_0_9)
    t1421 = band(t1341, t1420)
    t1422 = band(t1383, t1419)
    t1423 = flip(t1421)
    t1424 = band(t1422, t1423)
    t1425 = eq(place_0_10, i8(1))
    t1426 = band(t10, i32(7))
    t1427 = to(t1426, i8)
    t1428 = sar(t10, i32(4))
    t1429 = band(t1428, i32(255))
    t1430 = to(t1429, i16)
    t1431 = sar(t10, i32(3))
    t1432 = band(t1431, i32(1))
    t1433 = eq(t1432, i32(1))
    t1434 = eq(t1427, i8(6))
    t1435 = band(t1434, t36)
    t1436 = bor(t1433, t1435)
    t1437 = gt(t1430, i16(0))
    t1438 = eq(t1430, t990)
    t1439 = eq(t1430, t994)
    t1440 = bor(t1438, t1439)
    t1441 = eq(t1430, t998)
    t1442 = bor(t1440, t1441)
    t1443 = eq(t1430, t1002)
    t1444 = bor(t1442, t1443)
    t1445 = band(t1437, t1444)
    t1446 = sar(t10, i32(12))
    t1447 = band(t1446, i32(31))
    t1448 = sar(t965, t1447)
    t1449 = band(t1448, i32(1))
    t1450 = eq(t1449, i32(1))
    t1451 = eq(t1427, i8(2))
    t1452 = eq(t1427, i8(3))
    t1453 = band(t1452, t1031)
    t1454 = bor(t1451, t1453)
    t1455 = band(t1450, t1454)
    t1456 = band(t1436, t1035)
    t1457 = band(t1456, t1040)
    t1458 = band(t986, t1445)
    t1459 = bor(t1457, t1458)
    t1460 = band(t36, t1455)
    t1461 = bor(t1459, t1460)
    t1462 = eq(card_0_9, card_0_10)
    t1463 = band(t1383, t1462)
    t1464 = band(t1425, t1461)
    t1465 = flip(t1463)
    t1466 = band(t1464, t1465)
    t1467 = eq(place_0_11, i8(1))
    t1468 = band(t11, i32(7))
    t1469 = to(t1468, i8)
    t1470 = sar(t11, i32(4))
    t1471 = band(t1470, i32(255))
    t1472 = to(t1471, i16)
    t1473 = sar(t11, i32(3))
    t1474 = band(t1473, i32(1))
    t1475 = eq(t1474, i32(1))
    t1476 = eq(t1469, i8(6))
    t1477 = band(t1476, t36)
    t1478 = bor(t1475, t1477)
    t1479 = gt(t1472, i16(0))
    t1480 = eq(t1472, t990)
    t1481 = eq(t1472, t994)
    t1482 = bor(t1480, t1481)
    t1483 = eq(t1472, t998)
    t1484 = bor(t1482, t1483)
    t1485 = eq(t1472, t1002)
    t1486 = bor(t1484, t1485)
    t1487 = band(t1479, t1486)
    t1488 = sar(t11, i32(12))
    t1489 = band(t1488, i32(31))
    t1490 = sar(t965, t1489)
    t1491 = band(t1490, i32(1))
    t1492 = eq(t1491, i32(1))
    t1493 = eq(t1469, i8(2))
    t1494 = eq(t1469, i8(3))
    t1495 = band(t1494, t1031)
    t1496 = bor(t1493, t1495)
    t1497 = band(t1492, t1496)
    t1498 = band(t1478, t1035)
    t1499 = band(t1498, t1040)
    t1500 = band(t986, t1487)
    t1501 = bor(t1499, t1500)
    t1502 = band(t36, t1497)
    t1503 = bor(t1501, t1502)
    t1504 = eq(card_0_10, card_0_11)
    t1505 = band(t1425, t1504)
    t1506 = band(t1467, t1503)
    t1507 = flip(t1505)
    t1508 = band(t1506, t1507)
    t1509 = eq(place_0_12, i8(1))
    t1510 = band(t12, i32(7))
    t1511 = to(t1510, i8)
    t1512 = sar(t12, i32(4))
    t1513 = band(t1512, i32(255))
    t1514 = to(t1513, i16)
    t1515 = sar(t12, i32(3))
    t1516 = band(t1515, i32(1))
    t1517 = eq(t1516, i32(1))
    t1518 = eq(t1511, i8(6))
    t1519 = band(t1518, t36)
    t1520 = bor(t1517, t1519)
    t1521 = gt(t1514, i16(0))
    t1522 = eq(t1514, t990)
    t1523 = eq(t1514, t994)
    t1524 = bor(t1522, t1523)
    t1525 = eq(t1514, t998)
    t1526 = bor(t1524, t1525)
    t1527 = eq(t1514, t1002)
    t1528 = bor(t1526, t1527)
    t1529 = band(t1521, t1528)
    t1530 = sar(t12, i32(12))
    t1531 = band(t1530, i32(31))
    t1532 = sar(t965, t1531)
    t1533 = band(t1532, i32(1))
    t1534 = eq(t1533, i32(1))
    t1535 = eq(t1511, i8(2))
    t1536 = eq(t1511, i8(3))
    t1537 = band(t1536, t1031)
    t1538 = bor(t1535, t1537)
    t1539 = band(t1534, t1538)
    t1540 = band(t1520, t1035)
    t1541 = band(t1540, t1040)
    t1542 = band(t986, t1529)
    t1543 = bor(t1541, t1542)
    t1544 = band(t36, t1539)
    t1545 = bor(t1543, t1544)
    t1546 = eq(card_0_11, card_0_12)
    t1547 = band(t1467, t1546)
    t1548 = band(t1509, t1545)
    t1549 = flip(t1547)
    t1550 = band(t1548, t1549)
    t1551 = eq(place_0_13, i8(1))
    t1552 = band(t13, i32(7))
    t1553 = to(t1552, i8)
    t1554 = sar(t13, i32(4))
    t1555 = band(t1554, i32(255))
    t1556 = to(t1555, i16)
    t1557 = sar(t13, i32(3))
    t1558 = band(t1557, i32(1))
    t1559 = eq(t1558, i32(1))
    t1560 = eq(t1553, i8(6))
    t1561 = band(t1560, t36)
    t1562 = bor(t1559, t1561)
    t1563 = gt(t1556, i16(0))
    t1564 = eq(t1556, t990)
    t1565 = eq(t1556, t994)
    t1566 = bor(t1564, t1565)
    t1567 = eq(t1556, t998)
    t1568 = bor(t1566, t1567)
    t1569 = eq(t1556, t1002)
    t1570 = bor(t1568, t1569)
    t1571 = band(t1563, t1570)
    t1572 = sar(t13, i32(12))
    t1573 = band(t1572, i32(31))
    t1574 = sar(t965, t1573)
    t1575 = band(t1574, i32(1))
    t1576 = eq(t1575, i32(1))
    t1577 = eq(t1553, i8(2))
    t1578 = eq(t1553, i8(3))
    t1579 = band(t1578, t1031)
    t1580 = bor(t1577, t1579)
    t1581 = band(t1576, t1580)
    t1582 = band(t1562, t1035)
    t1583 = band(t1582, t1040)
    t1584 = band(t986, t1571)
    t1585 = bor(t1583, t1584)
    t1586 = band(t36, t1581)
    t1587 = bor(t1585, t1586)
    t1588 = eq(card_0_12, card_0_13)
    t1589 = band(t1509, t1588)
    t1590 = band(t1551, t1587)
    t1591 = flip(t1589)
    t1592 = band(t1590, t1591)
    t1593 = eq(place_0_14, i8(1))
    t1594 = band(t14, i32(7))
    t1595 = to(t1594, i8)
    t1596 = sar(t14, i32(4))
    t1597 = band(t1596, i32(255))
    t1598 = to(t1597, i16)
    t1599 = sar(t14, i32(3))
    t1600 = band(t1599, i32(1))
    t1601 = eq(t1600, i32(1))
    t1602 = eq(t1595, i8(6))
    t1603 = band(t1602, t36)
    t1604 = bor(t1601, t1603)
    t1605 = gt(t1598, i16(0))
    t1606 = eq(t1598, t990)
    t1607 = eq(t1598, t994)
    t1608 = bor(t1606, t1607)
    t1609 = eq(t1598, t998)
    t1610 = bor(t1608, t1609)
    t1611 = eq(t1598, t1002)
    t1612 = bor(t1610, t1611)
    t1613 = band(t1605, t1612)
    t1614 = sar(t14, i32(12))
    t1615 = band(t1614, i32(31))
    t1616 = sar(t965, t1615)
    t1617 = band(t1616, i32(1))
    t1618 = eq(t1617, i32(1))
    t1619 = eq(t1595, i8(2))
    t1620 = eq(t1595, i8(3))
    t1621 = band(t1620, t1031)
    t1622 = bor(t1619, t1621)
    t1623 = band(t1618, t1622)
    t1624 = band(t1604, t1035)
    t1625 = band(t1624, t1040)
    t1626 = band(t986, t1613)
    t1627 = bor(t1625, t1626)
    t1628 = band(t36, t1623)
    t1629 = bor(t1627, t1628)
    t1630 = eq(card_0_13, card_0_14)
    t1631 = band(t1551, t1630)
    t1632 = band(t1593, t1629)
    t1633 = flip(t1631)
    t1634 = band(t1632, t1633)
    t1635 = eq(place_0_15, i8(1))
    t1636 = band(t15, i32(7))
    t1637 = to(t1636, i8)
    t1638 = sar(t15, i32(4))
    t1639 = band(t1638, i32(255))
    t1640 = to(t1639, i16)
    t1641 = sar(t15, i32(3))
    t1642 = band(t1641, i32(1))
    t1643 = eq(t1642, i32(1))
    t1644 = eq(t1637, i8(6))
    t1645 = band(t1644, t36)
    t1646 = bor(t1643, t1645)
    t1647 = gt(t1640, i16(0))
    t1648 = eq(t1640, t990)
    t1649 = eq(t1640, t994)
    t1650 = bor(t1648, t1649)
    t1651 = eq(t1640, t998)
    t1652 = bor(t1650, t1651)
    t1653 = eq(t1640, t1002)
    t1654 = bor(t1652, t1653)
    t1655 = band(t1647, t1654)
    t1656 = sar(t15, i32(12))
    t1657 = band(t1656, i32(31))
    t1658 = sar(t965, t1657)
    t1659 = band(t1658, i32(1))
    t1660 = eq(t1659, i32(1))
    t1661 = eq(t1637, i8(2))
    t1662 = eq(t1637, i8(3))
    t1663 = band(t1662, t1031)
    t1664 = bor(t1661, t1663)
    t1665 = band(t1660, t1664)
    t1666 = band(t1646, t1035)
    t1667 = band(t1666, t1040)
    t1668 = band(t986, t1655)
    t1669 = bor(t1667, t1668)
    t1670 = band(t36, t1665)
    t1671 = bor(t1669, t1670)
    t1672 = eq(card_0_14, card_0_15)
    t1673 = band(t1593, t1672)
    t1674 = band(t1635, t1671)
    t1675 = flip(t1673)
    t1676 = band(t1674, t1675)
    t1677 = eq(place_0_16, i8(1))
    t1678 = band(t16, i32(7))
    t1679 = to(t1678, i8)
    t1680 = sar(t16, i32(4))
    t1681 = band(t1680, i32(255))
    t1682 = to(t1681, i16)
    t1683 = sar(t16, i32(3))
    t1684 = band(t1683, i32(1))
    t1685 = eq(t1684, i32(1))
    t1686 = eq(t1679, i8(6))
    t1687 = band(t1686, t36)
    t1688 = bor(t1685, t1687)
    t1689 = gt(t1682, i16(0))
    t1690 = eq(t1682, t990)
    t1691 = eq(t1682, t994)
    t1692 = bor(t1690, t1691)
    t1693 = eq(t1682, t998)
    t1694 = bor(t1692, t1693)
    t1695 = eq(t1682, t1002)
    t1696 = bor(t1694, t1695)
    t1697 = band(t1689, t1696)
    t1698 = sar(t16, i32(12))
    t1699 = band(t1698, i32(31))
    t1700 = sar(t965, t1699)
    t1701 = band(t1700, i32(1))
    t1702 = eq(t1701, i32(1))
    t1703 = eq(t1679, i8(2))
    t1704 = eq(t1679, i8(3))
    t1705 = band(t1704, t1031)
    t1706 = bor(t1703, t1705)
    t1707 = band(t1702, t1706)
    t1708 = band(t1688, t1035)
    t1709 = band(t1708, t1040)
    t1710 = band(t986, t1697)
    t1711 = bor(t1709, t1710)
    t1712 = band(t36, t1707)
    t1713 = bor(t1711, t1712)
    t1714 = eq(card_0_15, card_0_16)
    t1715 = band(t1635, t1714)
    t1716 = band(t1677, t1713)
    t1717 = flip(t1715)
    t1718 = band(t1716, t1717)
    t1719 = eq(place_0_17, i8(1))
    t1720 = band(t17, i32(7))
    t1721 = to(t1720, i8)
    t1722 = sar(t17, i32(4))
    t1723 = band(t1722, i32(255))
    t1724 = to(t1723, i16)
    t1725 = sar(t17, i32(3))
    t1726 = band(t1725, i32(1))
    t1727 = eq(t1726, i32(1))
    t1728 = eq(t1721, i8(6))
    t1729 = band(t1728, t36)
    t1730 = bor(t1727, t1729)
    t1731 = gt(t1724, i16(0))
    t1732 = eq(t1724, t990)
    t1733 = eq(t1724, t994)
    t1734 = bor(t1732, t1733)
    t1735 = eq(t1724, t998)
    t1736 = bor(t1734, t1735)
    t1737 = eq(t1724, t1002)
    t1738 = bor(t1736, t1737)
    t1739 = band(t1731, t1738)
    t1740 = sar(t17, i32(12))
    t1741 = band(t1740, i32(31))
    t1742 = sar(t965, t1741)
    t1743 = band(t1742, i32(1))
    t1744 = eq(t1743, i32(1))
    t1745 = eq(t1721, i8(2))
    t1746 = eq(t1721, i8(3))
    t1747 = band(t1746, t1031)
    t1748 = bor(t1745, t1747)
    t1749 = band(t1744, t1748)
    t1750 = band(t1730, t1035)
    t1751 = band(t1750, t1040)
    t1752 = band(t986, t1739)
    t1753 = bor(t1751, t1752)
    t1754 = band(t36, t1749)
    t1755 = bor(t1753, t1754)
    t1756 = eq(card_0_16, card_0_17)
    t1757 = band(t1677, t1756)
    t1758 = band(t1719, t1755)
    t1759 = flip(t1757)
    t1760 = band(t1758, t1759)
    t1761 = eq(place_0_18, i8(1))
    t1762 = band(t18, i32(7))
    t1763 = to(t1762, i8)
    t1764 = sar(t18, i32(4))
    t1765 = band(t1764, i32(255))
    t1766 = to(t1765, i16)
    t1767 = sar(t18, i32(3))
    t1768 = band(t1767, i32(1))
    t1769 = eq(t1768, i32(1))
    t1770 = eq(t1763, i8(6))
    t1771 = band(t1770, t36)
    t1772 = bor(t1769, t1771)
    t1773 = gt(t1766, i16(0))
    t1774 = eq(t1766, t990)
    t1775 = eq(t1766, t994)
    t1776 = bor(t1774, t1775)
    t1777 = eq(t1766, t998)
    t1778 = bor(t1776, t1777)
    t1779 = eq(t1766, t1002)
    t1780 = bor(t1778, t1779)
    t1781 = band(t1773, t1780)
    t1782 = sar(t18, i32(12))
    t1783 = band(t1782, i32(31))
    t1784 = sar(t965, t1783)
    t1785 = band(t1784, i32(1))
    t1786 = eq(t1785, i32(1))
    t1787 = eq(t1763, i8(2))
    t1788 = eq(t1763, i8(3))
    t1789 = band(t1788, t1031)
    t1790 = bor(t1787, t1789)
    t1791 = band(t1786, t1790)
    t1792 = band(t1772, t1035)
    t1793 = band(t1792, t1040)
    t1794 = band(t986, t1781)
    t1795 = bor(t1793, t1794)
    t1796 = band(t36, t1791)
    t1797 = bor(t1795, t1796)
    t1798 = eq(card_0_17, card_0_18)
    t1799 = band(t1719, t1798)
    t1800 = band(t1761, t1797)
    t1801 = flip(t1799)
    t1802 = band(t1800, t1801)
    t1803 = eq(place_0_19, i8(1))
    t1804 = band(t19, i32(7))
    t1805 = to(t1804, i8)
    t1806 = sar(t19, i32(4))
    t1807 = band(t1806, i32(255))
    t1808 = to(t1807, i16)
    t1809 = sar(t19, i32(3))
    t1810 = band(t1809, i32(1))
    t1811 = eq(t1810, i32(1))
    t1812 = eq(t1805, i8(6))
    t1813 = band(t1812, t36)
    t1814 = bor(t1811, t1813)
    t1815 = gt(t1808, i16(0))
    t1816 = eq(t1808, t990)
    t1817 = eq(t1808, t994)
    t1818 = bor(t1816, t1817)
    t1819 = eq(t1808, t998)
    t1820 = bor(t1818, t1819)
    t1821 = eq(t1808, t1002)
    t1822 = bor(t1820, t1821)
    t1823 = band(t1815, t1822)
    t1824 = sar(t19, i32(12))
    t1825 = band(t1824, i32(31))
    t1826 = sar(t965, t1825)
    t1827 = band(t1826, i32(1))
    t1828 = eq(t1827, i32(1))
    t1829 = eq(t1805, i8(2))
    t1830 = eq(t1805, i8(3))
    t1831 = band(t1830, t1031)
    t1832 = bor(t1829, t1831)
    t1833 = band(t1828, t1832)
    t1834 = band(t1814, t1035)
    t1835 = band(t1834, t1040)
    t1836 = band(t986, t1823)
    t1837 = bor(t1835, t1836)
    t1838 = band(t36, t1833)
    t1839 = bor(t1837, t1838)
    t1840 = eq(card_0_18, card_0_19)
    t1841 = band(t1761, t1840)
    t1842 = band(t1803, t1839)
    t1843 = flip(t1841)
    t1844 = band(t1842, t1843)
    return (t1046, t1088, t1130, t1172, t1214, t1256, t1298, t1340, t1382, t1424, t1466, t1508, t1550, t1592, t1634, t1676, t1718, t1760, t1802, t1844,)


_04_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _05_mask__words(t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t826, t853, t880, t907, t217, t222, t227, t232, t1046, t1088, t1130, t1172, t1214, t1256, t1298, t1340, t1382, t1424, t1466, t1508, t1550, t1592, t1634, t1676, t1718, t1760, t1802, t1844, t528, t534, t540, t546, t547, t548, t549, t550, t237, t239, t241, t243, t245, t247, t249, t251, t253, t353, t354, t355, t356, t357, t358, t359, t360):
    t1845 = to(t83, u32)
    t1846 = to(t86, u32)
    t1847 = shl(t1846, u32(1))
    t1848 = bor(t1845, t1847)
    t1849 = to(t87, u32)
    t1850 = shl(t1849, u32(2))
    t1851 = bor(t1848, t1850)
    t1852 = to(t88, u32)
    t1853 = shl(t1852, u32(3))
    t1854 = bor(t1851, t1853)
    t1855 = to(t89, u32)
    t1856 = shl(t1855, u32(4))
    t1857 = bor(t1854, t1856)
    t1858 = to(t90, u32)
    t1859 = shl(t1858, u32(5))
    t1860 = bor(t1857, t1859)
    t1861 = to(t91, u32)
    t1862 = shl(t1861, u32(6))
    t1863 = bor(t1860, t1862)
    t1864 = to(t92, u32)
    t1865 = shl(t1864, u32(7))
    t1866 = bor(t1863, t1865)
    t1867 = to(t160, u32)
    t1868 = shl(t1867, u32(8))
    t1869 = bor(t1866, t1868)
    t1870 = to(t215, u32)
    t1871 = shl(t1870, u32(9))
    t1872 = bor(t1869, t1871)
    t1873 = to(t826, u32)
    t1874 = shl(t1873, u32(10))
    t1875 = bor(t1872, t1874)
    t1876 = to(t853, u32)
    t1877 = shl(t1876, u32(11))
    t1878 = bor(t1875, t1877)
    t1879 = to(t880, u32)
    t1880 = shl(t1879, u32(12))
    t1881 = bor(t1878, t1880)
    t1882 = to(t907, u32)
    t1883 = shl(t1882, u32(13))
    t1884 = bor(t1881, t1883)
    t1885 = to(t217, u32)
    t1886 = shl(t1885, u32(14))
    t1887 = bor(t1884, t1886)
    t1888 = to(t222, u32)
    t1889 = shl(t1888, u32(15))
    t1890 = bor(t1887, t1889)
    t1891 = to(t227, u32)
    t1892 = shl(t1891, u32(16))
    t1893 = bor(t1890, t1892)
    t1894 = to(t232, u32)
    t1895 = shl(t1894, u32(17))
    t1896 = bor(t1893, t1895)
    t1897 = to(t1046, u32)
    t1898 = shl(t1897, u32(18))
    t1899 = bor(t1896, t1898)
    t1900 = to(t1088, u32)
    t1901 = shl(t1900, u32(19))
    t1902 = bor(t1899, t1901)
    t1903 = to(t1130, u32)
    t1904 = shl(t1903, u32(20))
    t1905 = bor(t1902, t1904)
    t1906 = to(t1172, u32)
    t1907 = shl(t1906, u32(21))
    t1908 = bor(t1905, t1907)
    t1909 = to(t1214, u32)
    t1910 = shl(t1909, u32(22))
    t1911 = bor(t1908, t1910)
    t1912 = to(t1256, u32)
    t1913 = shl(t1912, u32(23))
    t1914 = bor(t1911, t1913)
    t1915 = to(t1298, u32)
    t1916 = shl(t1915, u32(24))
    t1917 = bor(t1914, t1916)
    t1918 = to(t1340, u32)
    t1919 = shl(t1918, u32(25))
    t1920 = bor(t1917, t1919)
    t1921 = to(t1382, u32)
    t1922 = shl(t1921, u32(26))
    t1923 = bor(t1920, t1922)
    t1924 = to(t1424, u32)
    t1925 = shl(t1924, u32(27))
    t1926 = bor(t1923, t1925)
    t1927 = to(t1466, u32)
    t1928 = shl(t1927, u32(28))
    t1929 = bor(t1926, t1928)
    t1930 = to(t1508, u32)
    t1931 = shl(t1930, u32(29))
    t1932 = bor(t1929, t1931)
    t1933 = to(t1550, u32)
    t1934 = shl(t1933, u32(30))
    t1935 = bor(t1932, t1934)
    t1936 = to(t1592, u32)
    t1937 = shl(t1936, u32(31))
    t1938 = bor(t1935, t1937)
    t1939 = to(t1634, u32)
    t1940 = to(t1676, u32)
    t1941 = shl(t1940, u32(1))
    t1942 = bor(t1939, t1941)
    t1943 = to(t1718, u32)
    t1944 = shl(t1943, u32(2))
    t1945 = bor(t1942, t1944)
    t1946 = to(t1760, u32)
    t1947 = shl(t1946, u32(3))
    t1948 = bor(t1945, t1947)
    t1949 = to(t1802, u32)
    t1950 = shl(t1949, u32(4))
    t1951 = bor(t1948, t1950)
    t1952 = to(t1844, u32)
    t1953 = shl(t1952, u32(5))
    t1954 = bor(t1951, t1953)
    t1955 = to(t528, u32)
    t1956 = shl(t1955, u32(6))
    t1957 = bor(t1954, t1956)
    t1958 = to(t534, u32)
    t1959 = shl(t1958, u32(7))
    t1960 = bor(t1957, t1959)
    t1961 = to(t540, u32)
    t1962 = shl(t1961, u32(8))
    t1963 = bor(t1960, t1962)
    t1964 = to(t546, u32)
    t1965 = shl(t1964, u32(9))
    t1966 = bor(t1963, t1965)
    t1967 = to(t547, u32)
    t1968 = shl(t1967, u32(10))
    t1969 = bor(t1966, t1968)
    t1970 = to(t548, u32)
    t1971 = shl(t1970, u32(11))
    t1972 = bor(t1969, t1971)
    t1973 = to(t549, u32)
    t1974 = shl(t1973, u32(12))
    t1975 = bor(t1972, t1974)
    t1976 = to(t550, u32)
    t1977 = shl(t1976, u32(13))
    t1978 = bor(t1975, t1977)
    t1979 = to(t237, u32)
    t1980 = shl(t1979, u32(14))
    t1981 = bor(t1978, t1980)
    t1982 = to(t239, u32)
    t1983 = shl(t1982, u32(15))
    t1984 = bor(t1981, t1983)
    t1985 = to(t241, u32)
    t1986 = shl(t1985, u32(16))
    t1987 = bor(t1984, t1986)
    t1988 = to(t243, u32)
    t1989 = shl(t1988, u32(17))
    t1990 = bor(t1987, t1989)
    t1991 = to(t245, u32)
    t1992 = shl(t1991, u32(18))
    t1993 = bor(t1990, t1992)
    t1994 = to(t247, u32)
    t1995 = shl(t1994, u32(19))
    t1996 = bor(t1993, t1995)
    t1997 = to(t249, u32)
    t1998 = shl(t1997, u32(20))
    t1999 = bor(t1996, t1998)
    t2000 = to(t251, u32)
    t2001 = shl(t2000, u32(21))
    t2002 = bor(t1999, t2001)
    t2003 = to(t253, u32)
    t2004 = shl(t2003, u32(22))
    t2005 = bor(t2002, t2004)
    t2006 = to(t353, u32)
    t2007 = shl(t2006, u32(23))
    t2008 = bor(t2005, t2007)
    t2009 = to(t354, u32)
    t2010 = shl(t2009, u32(24))
    t2011 = bor(t2008, t2010)
    t2012 = to(t355, u32)
    t2013 = shl(t2012, u32(25))
    t2014 = bor(t2011, t2013)
    t2015 = to(t356, u32)
    t2016 = shl(t2015, u32(26))
    t2017 = bor(t2014, t2016)
    t2018 = to(t357, u32)
    t2019 = shl(t2018, u32(27))
    t2020 = bor(t2017, t2019)
    t2021 = to(t358, u32)
    t2022 = shl(t2021, u32(28))
    t2023 = bor(t2020, t2022)
    t2024 = to(t359, u32)
    t2025 = shl(t2024, u32(29))
    t2026 = bor(t2023, t2025)
    t2027 = to(t360, u32)
    t2028 = shl(t2027, u32(30))
    t2029 = bor(t2026, t2028)
    return (t1938, t2029,)


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
    (t36, t37, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t217, t222, t227, t232, t528, t534, t540, t546, t547, t548, t549, t550, t237, t239, t241, t243, t245, t247, t249, t251, t253, t353, t354, t355, t356, t357, t358, t359, t360,) = cut(_02_mask__board, _02_mask__board_off, t35, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, daze_0, no_retreat_0, retreated, words_0_0_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_0_8, retreat_less, energy_now_0, no_attack_0, words_0_0_2, words_0_1_0, words_0_2_0, words_0_3_0, t27, words_1_0_2, words_1_1_2, words_1_2_2, words_1_3_2, t32, place_0_0, t0, place_0_1, t1, place_0_2, t2, place_0_3, t3, place_0_4, t4, place_0_5, t5, place_0_6, t6, place_0_7, t7, place_0_8, t8, place_0_9, t9, place_0_10, t10, place_0_11, t11, place_0_12, t12, place_0_13, t13, place_0_14, t14, place_0_15, t15, place_0_16, t16, place_0_17, t17, place_0_18, t18, place_0_19, t19, offer0, offer1, offer2, offer3, offer4, offer5, offer6, offer7, words_0_0_1, fresh_0_0, words_0_1_1, fresh_0_1, words_0_2_1, fresh_0_2, words_0_3_1, fresh_0_3, pokemon_1_1, pokemon_1_2, pokemon_1_3)
    (t965, t826, t853, t880, t907,) = cut(_03_mask__usable, _03_mask__usable_off, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, damage_0_0, damage_0_1, damage_0_2, damage_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, words_1_1_0, words_1_2_0, words_1_3_0, daze_1, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, poison_1, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, words_0_0_1, words_0_1_1, words_0_2_1, words_0_3_1, energy_0_1_3, energy_0_2_3, energy_0_3_3, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, words_0_0_3, used_0_0, t36, words_0_1_3, used_0_1, words_0_2_3, used_0_2, words_0_3_3, used_0_3)
    (t1046, t1088, t1130, t1172, t1214, t1256, t1298, t1340, t1382, t1424, t1466, t1508, t1550, t1592, t1634, t1676, t1718, t1760, t1802, t1844,) = cut(_04_mask__hand, _04_mask__hand_off, pokemon_0_1, pokemon_0_2, pokemon_0_3, locked_0, supporter_played, words_1_0_3, turn, t36, fresh_0_0, words_0_0_1, fresh_0_1, words_0_1_1, fresh_0_2, words_0_2_1, fresh_0_3, words_0_3_1, place_0_0, t0, t965, t37, pokemon_0_0, place_0_1, t1, card_0_0, card_0_1, place_0_2, t2, card_0_2, place_0_3, t3, card_0_3, place_0_4, t4, card_0_4, place_0_5, t5, card_0_5, place_0_6, t6, card_0_6, place_0_7, t7, card_0_7, place_0_8, t8, card_0_8, place_0_9, t9, card_0_9, place_0_10, t10, card_0_10, place_0_11, t11, card_0_11, place_0_12, t12, card_0_12, place_0_13, t13, card_0_13, place_0_14, t14, card_0_14, place_0_15, t15, card_0_15, place_0_16, t16, card_0_16, place_0_17, t17, card_0_17, place_0_18, t18, card_0_18, place_0_19, t19, card_0_19)
    (t1938, t2029,) = cut(_05_mask__words, _05_mask__words_off, t83, t86, t87, t88, t89, t90, t91, t92, t160, t215, t826, t853, t880, t907, t217, t222, t227, t232, t1046, t1088, t1130, t1172, t1214, t1256, t1298, t1340, t1382, t1424, t1466, t1508, t1550, t1592, t1634, t1676, t1718, t1760, t1802, t1844, t528, t534, t540, t546, t547, t548, t549, t550, t237, t239, t241, t243, t245, t247, t249, t251, t253, t353, t354, t355, t356, t357, t358, t359, t360)
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
        'mask_0': t1938,
        'mask_1': t2029,
    }
