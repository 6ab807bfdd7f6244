"""Generated: `act` as 3893 operations in 8 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code
from .tables import CARD_0, CARD_1, CARD_2, CARD_3, CARD_4, CARD_5, HAND_0, HAND_1


def _00_action(pokemon_0_0, hit, attacker, pokemon_0_1, pokemon_0_2, pokemon_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, winner, action, mask_2, mask_3, mask_1, mask_0, key_0, key_1, phase, row):
    t0 = take(CARD_0, pokemon_0_0)
    t1 = take(CARD_1, pokemon_0_0)
    t2 = take(CARD_2, pokemon_0_0)
    t3 = take(CARD_3, pokemon_0_0)
    t4 = take(CARD_4, pokemon_0_0)
    t5 = take(CARD_5, pokemon_0_0)
    t6 = band(hit, i16(1))
    t7 = eq(t6, i16(1))
    t8 = eq(attacker, i8(1))
    t9 = take(CARD_0, pokemon_0_1)
    t10 = take(CARD_1, pokemon_0_1)
    t11 = take(CARD_2, pokemon_0_1)
    t12 = take(CARD_3, pokemon_0_1)
    t13 = take(CARD_4, pokemon_0_1)
    t14 = take(CARD_5, pokemon_0_1)
    t15 = sar(hit, i16(1))
    t16 = band(t15, i16(1))
    t17 = eq(t16, i16(1))
    t18 = eq(attacker, i8(2))
    t19 = take(CARD_0, pokemon_0_2)
    t20 = take(CARD_1, pokemon_0_2)
    t21 = take(CARD_2, pokemon_0_2)
    t22 = take(CARD_3, pokemon_0_2)
    t23 = take(CARD_4, pokemon_0_2)
    t24 = take(CARD_5, pokemon_0_2)
    t25 = sar(hit, i16(2))
    t26 = band(t25, i16(1))
    t27 = eq(t26, i16(1))
    t28 = eq(attacker, i8(3))
    t29 = take(CARD_0, pokemon_0_3)
    t30 = take(CARD_1, pokemon_0_3)
    t31 = take(CARD_2, pokemon_0_3)
    t32 = take(CARD_3, pokemon_0_3)
    t33 = take(CARD_4, pokemon_0_3)
    t34 = take(CARD_5, pokemon_0_3)
    t35 = sar(hit, i16(3))
    t36 = band(t35, i16(1))
    t37 = eq(t36, i16(1))
    t38 = eq(attacker, i8(4))
    t39 = take(CARD_0, pokemon_1_0)
    t40 = take(CARD_1, pokemon_1_0)
    t41 = take(CARD_2, pokemon_1_0)
    t42 = take(CARD_3, pokemon_1_0)
    t43 = take(CARD_4, pokemon_1_0)
    t44 = take(CARD_5, pokemon_1_0)
    t45 = sar(hit, i16(4))
    t46 = band(t45, i16(1))
    t47 = eq(t46, i16(1))
    t48 = take(CARD_0, pokemon_1_1)
    t49 = take(CARD_1, pokemon_1_1)
    t50 = take(CARD_2, pokemon_1_1)
    t51 = take(CARD_3, pokemon_1_1)
    t52 = take(CARD_4, pokemon_1_1)
    t53 = take(CARD_5, pokemon_1_1)
    t54 = sar(hit, i16(5))
    t55 = band(t54, i16(1))
    t56 = eq(t55, i16(1))
    t57 = take(CARD_0, pokemon_1_2)
    t58 = take(CARD_1, pokemon_1_2)
    t59 = take(CARD_2, pokemon_1_2)
    t60 = take(CARD_3, pokemon_1_2)
    t61 = take(CARD_4, pokemon_1_2)
    t62 = take(CARD_5, pokemon_1_2)
    t63 = sar(hit, i16(6))
    t64 = band(t63, i16(1))
    t65 = eq(t64, i16(1))
    t66 = take(CARD_0, pokemon_1_3)
    t67 = take(CARD_1, pokemon_1_3)
    t68 = take(CARD_2, pokemon_1_3)
    t69 = take(CARD_3, pokemon_1_3)
    t70 = take(CARD_4, pokemon_1_3)
    t71 = take(CARD_5, pokemon_1_3)
    t72 = sar(hit, i16(7))
    t73 = band(t72, i16(1))
    t74 = eq(t73, i16(1))
    t75 = eq(winner, i8(0))
    t76 = flip(t75)
    t77 = to(action, u32)
    t78 = band(t77, u32(31))
    t79 = shr(t77, u32(5))
    t80 = eq(t79, u32(2))
    t81 = select(t80, mask_2, mask_3)
    t82 = eq(t79, u32(1))
    t83 = select(t82, mask_1, t81)
    t84 = eq(t79, u32(0))
    t85 = select(t84, mask_0, t83)
    t86 = shr(t85, t78)
    t87 = band(t86, u32(1))
    t88 = eq(t87, u32(1))
    t89 = band(t88, t75)
    t90 = flip(t89)
    t91 = band(t90, t75)
    t92 = add(key_0, u32(2654435769))
    t93 = shr(t92, u32(16))
    t94 = bxor(t92, t93)
    t95 = mul(t94, u32(2146121005))
    t96 = shr(t95, u32(15))
    t97 = bxor(t95, t96)
    t98 = mul(t97, u32(2221713035))
    t99 = shr(t98, u32(16))
    t100 = bxor(t98, t99)
    t101 = bxor(t100, key_1)
    t102 = eq(phase, i8(0))
    t103 = gt(row, i16(0))
    t104 = eq(action, i8(0))
    t105 = band(t89, t104)
    t106 = flip(t103)
    t107 = band(t105, t106)
    return (t89, t1, t5, t14, t24, t34, t44, t53, t62, t71, t0, t39, t48, t57, t66, t10, t9, t20, t19, t30, t29, t2, t3, t4, t11, t12, t13, t21, t22, t23, t31, t32, t33, t17, t7, t27, t37, t18, t8, t28, t38, t42, t101, t40, t49, t58, t67, t50, t41, t59, t68, t51, t60, t69, t52, t43, t61, t70, t56, t47, t65, t74, t103, t107, t102, t76, t91,)


_00_action_off = (b1(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), i32(0), i16(0), i32(0), i32(0), i16(0), i32(0), i32(0), i16(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i32(0), u32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _01_play(action, t89, phase, row, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, t1, silenced_0, t5, t14, t24, t34, t44, silenced_1, t53, t62, t71, t0, fresh_0_0, turn, t39, t48, t57, t66, t10, t9, fresh_0_1, t20, t19, fresh_0_2, t30, t29, fresh_0_3, tool_0_0, tool_0_1, tool_0_2, tool_0_3, supporter_played, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, stadium, stadium_side, stadium_played, stadium_used):
    t108 = eq(action, i8(22))
    t109 = band(t89, t108)
    t110 = eq(action, i8(23))
    t111 = band(t89, t110)
    t112 = eq(action, i8(24))
    t113 = band(t89, t112)
    t114 = eq(action, i8(25))
    t115 = band(t89, t114)
    t116 = eq(action, i8(26))
    t117 = band(t89, t116)
    t118 = eq(action, i8(27))
    t119 = band(t89, t118)
    t120 = eq(action, i8(28))
    t121 = band(t89, t120)
    t122 = eq(action, i8(29))
    t123 = band(t89, t122)
    t124 = eq(action, i8(30))
    t125 = band(t89, t124)
    t126 = eq(action, i8(31))
    t127 = band(t89, t126)
    t128 = eq(action, i8(32))
    t129 = band(t89, t128)
    t130 = eq(action, i8(33))
    t131 = band(t89, t130)
    t132 = eq(action, i8(34))
    t133 = band(t89, t132)
    t134 = eq(action, i8(35))
    t135 = band(t89, t134)
    t136 = eq(action, i8(36))
    t137 = band(t89, t136)
    t138 = eq(action, i8(37))
    t139 = band(t89, t138)
    t140 = eq(action, i8(38))
    t141 = band(t89, t140)
    t142 = eq(action, i8(39))
    t143 = band(t89, t142)
    t144 = eq(action, i8(40))
    t145 = band(t89, t144)
    t146 = eq(action, i8(41))
    t147 = band(t89, t146)
    t148 = eq(action, i8(42))
    t149 = band(t89, t148)
    t150 = eq(action, i8(43))
    t151 = band(t89, t150)
    t152 = eq(action, i8(44))
    t153 = band(t89, t152)
    t154 = eq(action, i8(45))
    t155 = band(t89, t154)
    t156 = eq(phase, i8(3))
    t157 = band(t149, t156)
    t158 = eq(row, i16(0))
    t159 = band(t157, t158)
    t160 = band(t151, t156)
    t161 = band(t160, t158)
    t162 = band(t153, t156)
    t163 = band(t162, t158)
    t164 = band(t155, t156)
    t165 = band(t164, t158)
    t166 = bor(t159, t161)
    t167 = bor(t166, t163)
    t168 = bor(t167, t165)
    t169 = eq(place_0_0, i8(8))
    t170 = band(t168, t169)
    t171 = bor(t109, t170)
    t172 = eq(place_0_1, i8(8))
    t173 = band(t168, t172)
    t174 = bor(t111, t173)
    t175 = eq(place_0_2, i8(8))
    t176 = band(t168, t175)
    t177 = bor(t113, t176)
    t178 = eq(place_0_3, i8(8))
    t179 = band(t168, t178)
    t180 = bor(t115, t179)
    t181 = eq(place_0_4, i8(8))
    t182 = band(t168, t181)
    t183 = bor(t117, t182)
    t184 = eq(place_0_5, i8(8))
    t185 = band(t168, t184)
    t186 = bor(t119, t185)
    t187 = eq(place_0_6, i8(8))
    t188 = band(t168, t187)
    t189 = bor(t121, t188)
    t190 = eq(place_0_7, i8(8))
    t191 = band(t168, t190)
    t192 = bor(t123, t191)
    t193 = eq(place_0_8, i8(8))
    t194 = band(t168, t193)
    t195 = bor(t125, t194)
    t196 = eq(place_0_9, i8(8))
    t197 = band(t168, t196)
    t198 = bor(t127, t197)
    t199 = eq(place_0_10, i8(8))
    t200 = band(t168, t199)
    t201 = bor(t129, t200)
    t202 = eq(place_0_11, i8(8))
    t203 = band(t168, t202)
    t204 = bor(t131, t203)
    t205 = eq(place_0_12, i8(8))
    t206 = band(t168, t205)
    t207 = bor(t133, t206)
    t208 = eq(place_0_13, i8(8))
    t209 = band(t168, t208)
    t210 = bor(t135, t209)
    t211 = eq(place_0_14, i8(8))
    t212 = band(t168, t211)
    t213 = bor(t137, t212)
    t214 = eq(place_0_15, i8(8))
    t215 = band(t168, t214)
    t216 = bor(t139, t215)
    t217 = eq(place_0_16, i8(8))
    t218 = band(t168, t217)
    t219 = bor(t141, t218)
    t220 = eq(place_0_17, i8(8))
    t221 = band(t168, t220)
    t222 = bor(t143, t221)
    t223 = eq(place_0_18, i8(8))
    t224 = band(t168, t223)
    t225 = bor(t145, t224)
    t226 = eq(place_0_19, i8(8))
    t227 = band(t168, t226)
    t228 = bor(t147, t227)
    t229 = bor(t171, t174)
    t230 = bor(t229, t177)
    t231 = bor(t230, t180)
    t232 = bor(t231, t183)
    t233 = bor(t232, t186)
    t234 = bor(t233, t189)
    t235 = bor(t234, t192)
    t236 = bor(t235, t195)
    t237 = bor(t236, t198)
    t238 = bor(t237, t201)
    t239 = bor(t238, t204)
    t240 = bor(t239, t207)
    t241 = bor(t240, t210)
    t242 = bor(t241, t213)
    t243 = bor(t242, t216)
    t244 = bor(t243, t219)
    t245 = bor(t244, t222)
    t246 = bor(t245, t225)
    t247 = bor(t246, t228)
    t248 = select(t171, card_0_0, i16(0))
    t249 = select(t174, card_0_1, t248)
    t250 = select(t177, card_0_2, t249)
    t251 = select(t180, card_0_3, t250)
    t252 = select(t183, card_0_4, t251)
    t253 = select(t186, card_0_5, t252)
    t254 = select(t189, card_0_6, t253)
    t255 = select(t192, card_0_7, t254)
    t256 = select(t195, card_0_8, t255)
    t257 = select(t198, card_0_9, t256)
    t258 = select(t201, card_0_10, t257)
    t259 = select(t204, card_0_11, t258)
    t260 = select(t207, card_0_12, t259)
    t261 = select(t210, card_0_13, t260)
    t262 = select(t213, card_0_14, t261)
    t263 = select(t216, card_0_15, t262)
    t264 = select(t219, card_0_16, t263)
    t265 = select(t222, card_0_17, t264)
    t266 = select(t225, card_0_18, t265)
    t267 = select(t228, card_0_19, t266)
    t268 = take(HAND_0, t267)
    t269 = take(HAND_1, t267)
    t270 = band(t268, i32(7))
    t271 = to(t270, i8)
    t272 = take(CARD_0, t267)
    t273 = take(CARD_1, t267)
    t274 = take(CARD_2, t267)
    t275 = take(CARD_3, t267)
    t276 = take(CARD_4, t267)
    t277 = take(CARD_5, t267)
    t278 = sar(t268, i32(3))
    t279 = band(t278, i32(1))
    t280 = eq(t279, i32(1))
    t281 = eq(t271, i8(6))
    t282 = bor(t280, t281)
    t283 = band(t247, t282)
    t284 = eq(phase, i8(0))
    t285 = gt(pokemon_0_0, i16(0))
    t286 = flip(t285)
    t287 = band(t284, t286)
    t288 = band(t283, t287)
    t289 = gt(pokemon_0_1, i16(0))
    t290 = flip(t289)
    t291 = gt(pokemon_0_2, i16(0))
    t292 = flip(t291)
    t293 = band(t292, t289)
    t294 = bor(t290, t292)
    t295 = gt(pokemon_0_3, i16(0))
    t296 = flip(t295)
    t297 = flip(t294)
    t298 = band(t296, t297)
    t299 = flip(t287)
    t300 = band(t283, t299)
    t301 = band(t300, t290)
    t302 = band(t300, t293)
    t303 = band(t300, t298)
    t304 = sar(t268, i32(4))
    t305 = band(t304, i32(2047))
    t306 = to(t305, i16)
    t307 = gt(t306, i16(0))
    t308 = band(t247, t307)
    t309 = band(t1, i32(2047))
    t310 = to(t309, i16)
    t311 = eq(t306, t310)
    t312 = eq(t306, i16(46))
    t313 = gt(silenced_0, i8(0))
    t314 = sar(t5, i32(6))
    t315 = band(t314, i32(127))
    t316 = to(t315, i8)
    t317 = eq(t316, i8(49))
    t318 = flip(t313)
    t319 = band(t317, t318)
    t320 = sar(t14, i32(6))
    t321 = band(t320, i32(127))
    t322 = to(t321, i8)
    t323 = eq(t322, i8(49))
    t324 = bor(t319, t323)
    t325 = sar(t24, i32(6))
    t326 = band(t325, i32(127))
    t327 = to(t326, i8)
    t328 = eq(t327, i8(49))
    t329 = bor(t324, t328)
    t330 = sar(t34, i32(6))
    t331 = band(t330, i32(127))
    t332 = to(t331, i8)
    t333 = eq(t332, i8(49))
    t334 = bor(t329, t333)
    t335 = sar(t44, i32(6))
    t336 = band(t335, i32(127))
    t337 = to(t336, i8)
    t338 = eq(t337, i8(49))
    t339 = gt(silenced_1, i8(0))
    t340 = flip(t339)
    t341 = band(t338, t340)
    t342 = sar(t53, i32(6))
    t343 = band(t342, i32(127))
    t344 = to(t343, i8)
    t345 = eq(t344, i8(49))
    t346 = bor(t341, t345)
    t347 = sar(t62, i32(6))
    t348 = band(t347, i32(127))
    t349 = to(t348, i8)
    t350 = eq(t349, i8(49))
    t351 = bor(t346, t350)
    t352 = sar(t71, i32(6))
    t353 = band(t352, i32(127))
    t354 = to(t353, i8)
    t355 = eq(t354, i8(49))
    t356 = bor(t351, t355)
    t357 = bor(t334, t356)
    t358 = sar(t0, i32(18))
    t359 = band(t358, i32(3))
    t360 = to(t359, i8)
    t361 = eq(t360, i8(0))
    t362 = band(t361, t357)
    t363 = bor(t313, t362)
    t364 = select(t363, i8(0), t316)
    t365 = eq(t364, i8(27))
    t366 = band(t312, t365)
    t367 = bor(t311, t366)
    t368 = band(t307, t367)
    t369 = eq(t364, i8(41))
    t370 = eq(fresh_0_0, i8(0))
    t371 = gt(turn, i8(2))
    t372 = band(t370, t371)
    t373 = bor(t372, t369)
    t374 = sar(t39, i32(18))
    t375 = band(t374, i32(3))
    t376 = to(t375, i8)
    t377 = eq(t376, i8(0))
    t378 = band(t377, t357)
    t379 = bor(t339, t378)
    t380 = select(t379, i8(0), t337)
    t381 = eq(t380, i8(4))
    t382 = sar(t48, i32(18))
    t383 = band(t382, i32(3))
    t384 = to(t383, i8)
    t385 = eq(t384, i8(0))
    t386 = band(t385, t357)
    t387 = select(t386, i8(0), t344)
    t388 = eq(t387, i8(4))
    t389 = bor(t381, t388)
    t390 = sar(t57, i32(18))
    t391 = band(t390, i32(3))
    t392 = to(t391, i8)
    t393 = eq(t392, i8(0))
    t394 = band(t393, t357)
    t395 = select(t394, i8(0), t349)
    t396 = eq(t395, i8(4))
    t397 = bor(t389, t396)
    t398 = sar(t66, i32(18))
    t399 = band(t398, i32(3))
    t400 = to(t399, i8)
    t401 = eq(t400, i8(0))
    t402 = band(t401, t357)
    t403 = select(t402, i8(0), t354)
    t404 = eq(t403, i8(4))
    t405 = bor(t397, t404)
    t406 = flip(t405)
    t407 = band(t373, t406)
    t408 = band(t368, t407)
    t409 = band(t10, i32(2047))
    t410 = to(t409, i16)
    t411 = eq(t306, t410)
    t412 = sar(t9, i32(18))
    t413 = band(t412, i32(3))
    t414 = to(t413, i8)
    t415 = eq(t414, i8(0))
    t416 = band(t415, t357)
    t417 = select(t416, i8(0), t322)
    t418 = eq(t417, i8(27))
    t419 = band(t312, t418)
    t420 = bor(t411, t419)
    t421 = band(t307, t420)
    t422 = eq(fresh_0_1, i8(0))
    t423 = band(t422, t371)
    t424 = band(t421, t423)
    t425 = band(t20, i32(2047))
    t426 = to(t425, i16)
    t427 = eq(t306, t426)
    t428 = sar(t19, i32(18))
    t429 = band(t428, i32(3))
    t430 = to(t429, i8)
    t431 = eq(t430, i8(0))
    t432 = band(t431, t357)
    t433 = select(t432, i8(0), t327)
    t434 = eq(t433, i8(27))
    t435 = band(t312, t434)
    t436 = bor(t427, t435)
    t437 = band(t307, t436)
    t438 = eq(fresh_0_2, i8(0))
    t439 = band(t438, t371)
    t440 = band(t437, t439)
    t441 = band(t30, i32(2047))
    t442 = to(t441, i16)
    t443 = eq(t306, t442)
    t444 = sar(t29, i32(18))
    t445 = band(t444, i32(3))
    t446 = to(t445, i8)
    t447 = eq(t446, i8(0))
    t448 = band(t447, t357)
    t449 = select(t448, i8(0), t332)
    t450 = eq(t449, i8(27))
    t451 = band(t312, t450)
    t452 = bor(t443, t451)
    t453 = band(t307, t452)
    t454 = eq(fresh_0_3, i8(0))
    t455 = band(t454, t371)
    t456 = band(t453, t455)
    t457 = bor(t408, t424)
    t458 = bor(t457, t440)
    t459 = bor(t458, t456)
    t460 = band(t408, t424)
    t461 = band(t457, t440)
    t462 = bor(t460, t461)
    t463 = band(t458, t456)
    t464 = bor(t462, t463)
    t465 = flip(t464)
    t466 = band(t459, t465)
    t467 = band(t466, t408)
    t468 = select(t168, t159, t467)
    t469 = band(t308, t468)
    t470 = band(t466, t424)
    t471 = select(t168, t161, t470)
    t472 = band(t308, t471)
    t473 = band(t466, t440)
    t474 = select(t168, t163, t473)
    t475 = band(t308, t474)
    t476 = band(t466, t456)
    t477 = select(t168, t165, t476)
    t478 = band(t308, t477)
    t479 = flip(t168)
    t480 = band(t308, t479)
    t481 = flip(t466)
    t482 = band(t480, t481)
    t483 = eq(t271, i8(4))
    t484 = band(t247, t483)
    t485 = eq(tool_0_0, i16(0))
    t486 = band(t285, t485)
    t487 = eq(tool_0_1, i16(0))
    t488 = band(t289, t487)
    t489 = eq(tool_0_2, i16(0))
    t490 = band(t291, t489)
    t491 = eq(tool_0_3, i16(0))
    t492 = band(t295, t491)
    t493 = bor(t486, t488)
    t494 = bor(t493, t490)
    t495 = bor(t494, t492)
    t496 = band(t486, t488)
    t497 = band(t493, t490)
    t498 = bor(t496, t497)
    t499 = band(t494, t492)
    t500 = bor(t498, t499)
    t501 = flip(t500)
    t502 = band(t495, t501)
    t503 = band(t502, t486)
    t504 = select(t168, t159, t503)
    t505 = band(t484, t504)
    t506 = band(t502, t488)
    t507 = select(t168, t161, t506)
    t508 = band(t484, t507)
    t509 = band(t502, t490)
    t510 = select(t168, t163, t509)
    t511 = band(t484, t510)
    t512 = band(t502, t492)
    t513 = select(t168, t165, t512)
    t514 = band(t484, t513)
    t515 = band(t484, t479)
    t516 = flip(t502)
    t517 = band(t515, t516)
    t518 = bor(t482, t517)
    t519 = eq(t271, i8(2))
    t520 = eq(t271, i8(3))
    t521 = bor(t519, t520)
    t522 = band(t521, t247)
    t523 = band(t247, t520)
    t524 = select(t523, i8(1), supporter_played)
    t525 = bor(t522, t518)
    t526 = select(t525, i8(8), i8(3))
    t527 = eq(t271, i8(5))
    t528 = band(t247, t527)
    t529 = eq(place_0_0, i8(7))
    t530 = band(t528, t529)
    t531 = select(t530, i8(2), place_0_0)
    t532 = eq(place_0_1, i8(7))
    t533 = band(t528, t532)
    t534 = select(t533, i8(2), place_0_1)
    t535 = eq(place_0_2, i8(7))
    t536 = band(t528, t535)
    t537 = select(t536, i8(2), place_0_2)
    t538 = eq(place_0_3, i8(7))
    t539 = band(t528, t538)
    t540 = select(t539, i8(2), place_0_3)
    t541 = eq(place_0_4, i8(7))
    t542 = band(t528, t541)
    t543 = select(t542, i8(2), place_0_4)
    t544 = eq(place_0_5, i8(7))
    t545 = band(t528, t544)
    t546 = select(t545, i8(2), place_0_5)
    t547 = eq(place_0_6, i8(7))
    t548 = band(t528, t547)
    t549 = select(t548, i8(2), place_0_6)
    t550 = eq(place_0_7, i8(7))
    t551 = band(t528, t550)
    t552 = select(t551, i8(2), place_0_7)
    t553 = eq(place_0_8, i8(7))
    t554 = band(t528, t553)
    t555 = select(t554, i8(2), place_0_8)
    t556 = eq(place_0_9, i8(7))
    t557 = band(t528, t556)
    t558 = select(t557, i8(2), place_0_9)
    t559 = eq(place_0_10, i8(7))
    t560 = band(t528, t559)
    t561 = select(t560, i8(2), place_0_10)
    t562 = eq(place_0_11, i8(7))
    t563 = band(t528, t562)
    t564 = select(t563, i8(2), place_0_11)
    t565 = eq(place_0_12, i8(7))
    t566 = band(t528, t565)
    t567 = select(t566, i8(2), place_0_12)
    t568 = eq(place_0_13, i8(7))
    t569 = band(t528, t568)
    t570 = select(t569, i8(2), place_0_13)
    t571 = eq(place_0_14, i8(7))
    t572 = band(t528, t571)
    t573 = select(t572, i8(2), place_0_14)
    t574 = eq(place_0_15, i8(7))
    t575 = band(t528, t574)
    t576 = select(t575, i8(2), place_0_15)
    t577 = eq(place_0_16, i8(7))
    t578 = band(t528, t577)
    t579 = select(t578, i8(2), place_0_16)
    t580 = eq(place_0_17, i8(7))
    t581 = band(t528, t580)
    t582 = select(t581, i8(2), place_0_17)
    t583 = eq(place_0_18, i8(7))
    t584 = band(t528, t583)
    t585 = select(t584, i8(2), place_0_18)
    t586 = eq(place_0_19, i8(7))
    t587 = band(t528, t586)
    t588 = select(t587, i8(2), place_0_19)
    t589 = eq(place_1_0, i8(7))
    t590 = band(t528, t589)
    t591 = select(t590, i8(2), place_1_0)
    t592 = eq(place_1_1, i8(7))
    t593 = band(t528, t592)
    t594 = select(t593, i8(2), place_1_1)
    t595 = eq(place_1_2, i8(7))
    t596 = band(t528, t595)
    t597 = select(t596, i8(2), place_1_2)
    t598 = eq(place_1_3, i8(7))
    t599 = band(t528, t598)
    t600 = select(t599, i8(2), place_1_3)
    t601 = eq(place_1_4, i8(7))
    t602 = band(t528, t601)
    t603 = select(t602, i8(2), place_1_4)
    t604 = eq(place_1_5, i8(7))
    t605 = band(t528, t604)
    t606 = select(t605, i8(2), place_1_5)
    t607 = eq(place_1_6, i8(7))
    t608 = band(t528, t607)
    t609 = select(t608, i8(2), place_1_6)
    t610 = eq(place_1_7, i8(7))
    t611 = band(t528, t610)
    t612 = select(t611, i8(2), place_1_7)
    t613 = eq(place_1_8, i8(7))
    t614 = band(t528, t613)
    t615 = select(t614, i8(2), place_1_8)
    t616 = eq(place_1_9, i8(7))
    t617 = band(t528, t616)
    t618 = select(t617, i8(2), place_1_9)
    t619 = eq(place_1_10, i8(7))
    t620 = band(t528, t619)
    t621 = select(t620, i8(2), place_1_10)
    t622 = eq(place_1_11, i8(7))
    t623 = band(t528, t622)
    t624 = select(t623, i8(2), place_1_11)
    t625 = eq(place_1_12, i8(7))
    t626 = band(t528, t625)
    t627 = select(t626, i8(2), place_1_12)
    t628 = eq(place_1_13, i8(7))
    t629 = band(t528, t628)
    t630 = select(t629, i8(2), place_1_13)
    t631 = eq(place_1_14, i8(7))
    t632 = band(t528, t631)
    t633 = select(t632, i8(2), place_1_14)
    t634 = eq(place_1_15, i8(7))
    t635 = band(t528, t634)
    t636 = select(t635, i8(2), place_1_15)
    t637 = eq(place_1_16, i8(7))
    t638 = band(t528, t637)
    t639 = select(t638, i8(2), place_1_16)
    t640 = eq(place_1_17, i8(7))
    t641 = band(t528, t640)
    t642 = select(t641, i8(2), place_1_17)
    t643 = eq(place_1_18, i8(7))
    t644 = band(t528, t643)
    t645 = select(t644, i8(2), place_1_18)
    t646 = eq(place_1_19, i8(7))
    t647 = band(t528, t646)
    t648 = select(t647, i8(2), place_1_19)
    t649 = select(t528, i16(0), stadium)
    t650 = select(t528, i8(0), stadium_side)
    t651 = select(t528, t267, t649)
    t652 = select(t528, i8(1), stadium_played)
    t653 = select(t528, i8(0), stadium_used)
    t654 = select(t528, i8(7), t526)
    t655 = bor(t288, t469)
    t656 = bor(t655, t505)
    t657 = select(t656, i8(3), t654)
    t658 = bor(t301, t472)
    t659 = bor(t658, t508)
    t660 = select(t659, i8(4), t657)
    t661 = bor(t302, t475)
    t662 = bor(t661, t511)
    t663 = select(t662, i8(5), t660)
    t664 = bor(t303, t478)
    t665 = bor(t664, t514)
    t666 = select(t665, i8(6), t663)
    t667 = band(t269, i16(4095))
    t668 = to(t667, i16)
    t669 = select(t522, t668, i16(0))
    return (t505, t267, t288, t469, t272, t273, t274, t275, t276, t277, t284, t508, t301, t472, t511, t302, t475, t514, t303, t478, t171, t666, t531, t174, t534, t177, t537, t180, t540, t183, t543, t186, t546, t189, t549, t192, t552, t195, t555, t198, t558, t201, t561, t204, t564, t207, t567, t210, t570, t213, t573, t216, t576, t219, t579, t222, t582, t225, t585, t228, t588, t356, t651, t591, t594, t597, t600, t603, t606, t609, t612, t615, t618, t621, t624, t627, t630, t633, t636, t639, t642, t645, t648, t669, t518, t650, t524, t652, t653,)


_01_play_off = (b1(0), i16(0), b1(0), b1(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i8(0), b1(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), b1(0), i8(0), i8(0), i8(0), i8(0),)


def _02_played_card(t505, t267, tool_0_0, t288, t469, pokemon_0_0, t272, t0, t273, t1, t274, t2, t275, t3, t276, t4, t277, t5, t284, fresh_0_0, grown_0_0, used_0_0, t508, tool_0_1, t301, t472, pokemon_0_1, t9, t10, t11, t12, t13, t14, fresh_0_1, grown_0_1, used_0_1, t511, tool_0_2, t302, t475, pokemon_0_2, t19, t20, t21, t22, t23, t24, fresh_0_2, grown_0_2, used_0_2, t514, tool_0_3, t303, t478, pokemon_0_3, t29, t30, t31, t32, t33, t34, fresh_0_3, grown_0_3, used_0_3, t171, t666, t531, seen_0_0, t174, t534, seen_0_1, t177, t537, seen_0_2, t180, t540, seen_0_3, t183, t543, seen_0_4, t186, t546, seen_0_5, t189, t549, seen_0_6, t192, t552, seen_0_7, t195, t555, seen_0_8, t198, t558, seen_0_9, t201, t561, seen_0_10, t204, t564, seen_0_11, t207, t567, seen_0_12, t210, t570, seen_0_13, t213, t573, seen_0_14, t216, t576, seen_0_15, t219, t579, seen_0_16, t222, t582, seen_0_17, t225, t585, seen_0_18, t228, t588, seen_0_19, poison_0, burn_0, daze_0, daze_fresh_0, takes_0, takes_ex_0, prevent_0, prevent_small_0, no_weakness_0, hit_back_0, snare_0, deals_0, no_attack_0, no_retreat_0, attack_cost_0, retreat_more_0, smoke_0, doom_0, doze_0, rest_0, bonus_0, bonus_for_0, rest_next_0, bonus_next_0, bonus_for_next_0, exposed_next_0, exposed_0, frenzy_0, frenzy_for_0, haze_0, silenced_0, moved_0):
    t670 = select(t505, t267, tool_0_0)
    t671 = bor(t288, t469)
    t672 = select(t671, t267, pokemon_0_0)
    t673 = select(t671, t272, t0)
    t674 = select(t671, t273, t1)
    t675 = select(t671, t274, t2)
    t676 = select(t671, t275, t3)
    t677 = select(t671, t276, t4)
    t678 = select(t671, t277, t5)
    t679 = flip(t284)
    t680 = band(t288, t679)
    t681 = bor(t469, t680)
    t682 = select(t681, i8(1), fresh_0_0)
    t683 = select(t469, pokemon_0_0, grown_0_0)
    t684 = select(t469, i8(0), used_0_0)
    t685 = select(t508, t267, tool_0_1)
    t686 = bor(t301, t472)
    t687 = select(t686, t267, pokemon_0_1)
    t688 = select(t686, t272, t9)
    t689 = select(t686, t273, t10)
    t690 = select(t686, t274, t11)
    t691 = select(t686, t275, t12)
    t692 = select(t686, t276, t13)
    t693 = select(t686, t277, t14)
    t694 = band(t301, t679)
    t695 = bor(t472, t694)
    t696 = select(t695, i8(1), fresh_0_1)
    t697 = select(t472, pokemon_0_1, grown_0_1)
    t698 = select(t472, i8(0), used_0_1)
    t699 = select(t511, t267, tool_0_2)
    t700 = bor(t302, t475)
    t701 = select(t700, t267, pokemon_0_2)
    t702 = select(t700, t272, t19)
    t703 = select(t700, t273, t20)
    t704 = select(t700, t274, t21)
    t705 = select(t700, t275, t22)
    t706 = select(t700, t276, t23)
    t707 = select(t700, t277, t24)
    t708 = band(t302, t679)
    t709 = bor(t475, t708)
    t710 = select(t709, i8(1), fresh_0_2)
    t711 = select(t475, pokemon_0_2, grown_0_2)
    t712 = select(t475, i8(0), used_0_2)
    t713 = select(t514, t267, tool_0_3)
    t714 = bor(t303, t478)
    t715 = select(t714, t267, pokemon_0_3)
    t716 = select(t714, t272, t29)
    t717 = select(t714, t273, t30)
    t718 = select(t714, t274, t31)
    t719 = select(t714, t275, t32)
    t720 = select(t714, t276, t33)
    t721 = select(t714, t277, t34)
    t722 = band(t303, t679)
    t723 = bor(t478, t722)
    t724 = select(t723, i8(1), fresh_0_3)
    t725 = select(t478, pokemon_0_3, grown_0_3)
    t726 = select(t478, i8(0), used_0_3)
    t727 = select(t171, t666, t531)
    t728 = select(t171, i8(0), seen_0_0)
    t729 = select(t174, t666, t534)
    t730 = select(t174, i8(0), seen_0_1)
    t731 = select(t177, t666, t537)
    t732 = select(t177, i8(0), seen_0_2)
    t733 = select(t180, t666, t540)
    t734 = select(t180, i8(0), seen_0_3)
    t735 = select(t183, t666, t543)
    t736 = select(t183, i8(0), seen_0_4)
    t737 = select(t186, t666, t546)
    t738 = select(t186, i8(0), seen_0_5)
    t739 = select(t189, t666, t549)
    t740 = select(t189, i8(0), seen_0_6)
    t741 = select(t192, t666, t552)
    t742 = select(t192, i8(0), seen_0_7)
    t743 = select(t195, t666, t555)
    t744 = select(t195, i8(0), seen_0_8)
    t745 = select(t198, t666, t558)
    t746 = select(t198, i8(0), seen_0_9)
    t747 = select(t201, t666, t561)
    t748 = select(t201, i8(0), seen_0_10)
    t749 = select(t204, t666, t564)
    t750 = select(t204, i8(0), seen_0_11)
    t751 = select(t207, t666, t567)
    t752 = select(t207, i8(0), seen_0_12)
    t753 = select(t210, t666, t570)
    t754 = select(t210, i8(0), seen_0_13)
    t755 = select(t213, t666, t573)
    t756 = select(t213, i8(0), seen_0_14)
    t757 = select(t216, t666, t576)
    t758 = select(t216, i8(0), seen_0_15)
    t759 = select(t219, t666, t579)
    t760 = select(t219, i8(0), seen_0_16)
    t761 = select(t222, t666, t582)
    t762 = select(t222, i8(0), seen_0_17)
    t763 = select(t225, t666, t585)
    t764 = select(t225, i8(0), seen_0_18)
    t765 = select(t228, t666, t588)
    t766 = select(t228, i8(0), seen_0_19)
    t767 = select(t469, i8(0), poison_0)
    t768 = select(t469, i8(0), burn_0)
    t769 = select(t469, i8(0), daze_0)
    t770 = select(t469, i8(0), daze_fresh_0)
    t771 = select(t469, i8(0), takes_0)
    t772 = select(t469, i8(0), takes_ex_0)
    t773 = select(t469, i8(0), prevent_0)
    t774 = select(t469, i8(0), prevent_small_0)
    t775 = select(t469, i8(0), no_weakness_0)
    t776 = select(t469, i8(0), hit_back_0)
    t777 = select(t469, i8(0), snare_0)
    t778 = select(t469, i8(0), deals_0)
    t779 = select(t469, i8(0), no_attack_0)
    t780 = select(t469, i8(0), no_retreat_0)
    t781 = select(t469, i8(0), attack_cost_0)
    t782 = select(t469, i8(0), retreat_more_0)
    t783 = select(t469, i8(0), smoke_0)
    t784 = select(t469, i8(0), doom_0)
    t785 = select(t469, i8(0), doze_0)
    t786 = select(t469, i8(0), rest_0)
    t787 = select(t469, i8(0), bonus_0)
    t788 = select(t469, i8(0), bonus_for_0)
    t789 = select(t469, i8(0), rest_next_0)
    t790 = select(t469, i8(0), bonus_next_0)
    t791 = select(t469, i8(0), bonus_for_next_0)
    t792 = select(t469, i8(0), exposed_next_0)
    t793 = select(t469, i8(0), exposed_0)
    t794 = select(t469, i8(0), frenzy_0)
    t795 = select(t469, i8(0), frenzy_for_0)
    t796 = select(t469, i8(0), haze_0)
    t797 = select(t469, i8(0), silenced_0)
    t798 = select(t469, i8(0), moved_0)
    return (t797, t678, t693, t707, t721, t673, t688, t702, t716, t670, t782, t672, t687, t701, t715, t674, t689, t703, t717, t675, t690, t704, t718, t685, t699, t713, t696, t682, t710, t724, t698, t684, t712, t726, t697, t683, t711, t725, t691, t676, t705, t719, t692, t677, t706, t720, t727, t729, t731, t733, t735, t737, t739, t741, t743, t745, t747, t749, t751, t753, t755, t757, t759, t761, t763, t765, t767, t768, t769, t770, t771, t772, t773, t774, t775, t776, t777, t778, t779, t780, t781, t783, t784, t785, t786, t787, t788, t789, t790, t791, t792, t793, t794, t795, t796, t798, t680, t694, t708, t722, t728, t730, t732, t734, t736, t738, t740, t742, t744, t746, t748, t750, t752, t754, t756, t758, t760, t762, t764, t766,)


_02_played_card_off = (i8(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i16(0), i8(0), i16(0), i16(0), i16(0), i16(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i16(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _03_retreat(action, t89, energy_now_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_1_0, energy_0_1_1, energy_0_1_2, energy_0_1_3, energy_0_1_4, energy_0_1_5, energy_0_1_6, energy_0_1_7, energy_0_2_0, energy_0_2_1, energy_0_2_2, energy_0_2_3, energy_0_2_4, energy_0_2_5, energy_0_2_6, energy_0_2_7, energy_0_3_0, energy_0_3_1, energy_0_3_2, energy_0_3_3, energy_0_3_4, energy_0_3_5, energy_0_3_6, energy_0_3_7, row, retreated, discarded_0_0, discarded_0_1, discarded_0_2, discarded_0_3, discarded_0_4, discarded_0_5, discarded_0_6, discarded_0_7, energy_0_0_8, discarded_0_8, t797, t678, t693, t707, t721, t356, t673, t688, t702, t716, t670, silenced_1, t39, t44, t48, t53, t57, t62, t66, t71, t651, t782, retreat_less, t672, t687, t701, t715, t674, t689, t703, t717, turn, t675, t690, t704, t718, left, it):
    t799 = eq(action, i8(1))
    t800 = band(t89, t799)
    t801 = eq(action, i8(2))
    t802 = band(t89, t801)
    t803 = eq(action, i8(3))
    t804 = band(t89, t803)
    t805 = eq(action, i8(4))
    t806 = band(t89, t805)
    t807 = bor(t800, t802)
    t808 = bor(t807, t804)
    t809 = bor(t808, t806)
    t810 = select(t809, energy_now_0, i8(0))
    t811 = eq(energy_now_0, i8(1))
    t812 = band(t800, t811)
    t813 = select(t812, i8(1), i8(0))
    t814 = add(energy_0_0_0, t813)
    t815 = to(t814, i8)
    t816 = eq(energy_now_0, i8(2))
    t817 = band(t800, t816)
    t818 = select(t817, i8(1), i8(0))
    t819 = add(energy_0_0_1, t818)
    t820 = to(t819, i8)
    t821 = eq(energy_now_0, i8(3))
    t822 = band(t800, t821)
    t823 = select(t822, i8(1), i8(0))
    t824 = add(energy_0_0_2, t823)
    t825 = to(t824, i8)
    t826 = eq(energy_now_0, i8(4))
    t827 = band(t800, t826)
    t828 = select(t827, i8(1), i8(0))
    t829 = add(energy_0_0_3, t828)
    t830 = to(t829, i8)
    t831 = eq(energy_now_0, i8(5))
    t832 = band(t800, t831)
    t833 = select(t832, i8(1), i8(0))
    t834 = add(energy_0_0_4, t833)
    t835 = to(t834, i8)
    t836 = eq(energy_now_0, i8(6))
    t837 = band(t800, t836)
    t838 = select(t837, i8(1), i8(0))
    t839 = add(energy_0_0_5, t838)
    t840 = to(t839, i8)
    t841 = eq(energy_now_0, i8(7))
    t842 = band(t800, t841)
    t843 = select(t842, i8(1), i8(0))
    t844 = add(energy_0_0_6, t843)
    t845 = to(t844, i8)
    t846 = eq(energy_now_0, i8(8))
    t847 = band(t800, t846)
    t848 = select(t847, i8(1), i8(0))
    t849 = add(energy_0_0_7, t848)
    t850 = to(t849, i8)
    t851 = band(t802, t811)
    t852 = select(t851, i8(1), i8(0))
    t853 = add(energy_0_1_0, t852)
    t854 = to(t853, i8)
    t855 = band(t802, t816)
    t856 = select(t855, i8(1), i8(0))
    t857 = add(energy_0_1_1, t856)
    t858 = to(t857, i8)
    t859 = band(t802, t821)
    t860 = select(t859, i8(1), i8(0))
    t861 = add(energy_0_1_2, t860)
    t862 = to(t861, i8)
    t863 = band(t802, t826)
    t864 = select(t863, i8(1), i8(0))
    t865 = add(energy_0_1_3, t864)
    t866 = to(t865, i8)
    t867 = band(t802, t831)
    t868 = select(t867, i8(1), i8(0))
    t869 = add(energy_0_1_4, t868)
    t870 = to(t869, i8)
    t871 = band(t802, t836)
    t872 = select(t871, i8(1), i8(0))
    t873 = add(energy_0_1_5, t872)
    t874 = to(t873, i8)
    t875 = band(t802, t841)
    t876 = select(t875, i8(1), i8(0))
    t877 = add(energy_0_1_6, t876)
    t878 = to(t877, i8)
    t879 = band(t802, t846)
    t880 = select(t879, i8(1), i8(0))
    t881 = add(energy_0_1_7, t880)
    t882 = to(t881, i8)
    t883 = band(t804, t811)
    t884 = select(t883, i8(1), i8(0))
    t885 = add(energy_0_2_0, t884)
    t886 = to(t885, i8)
    t887 = band(t804, t816)
    t888 = select(t887, i8(1), i8(0))
    t889 = add(energy_0_2_1, t888)
    t890 = to(t889, i8)
    t891 = band(t804, t821)
    t892 = select(t891, i8(1), i8(0))
    t893 = add(energy_0_2_2, t892)
    t894 = to(t893, i8)
    t895 = band(t804, t826)
    t896 = select(t895, i8(1), i8(0))
    t897 = add(energy_0_2_3, t896)
    t898 = to(t897, i8)
    t899 = band(t804, t831)
    t900 = select(t899, i8(1), i8(0))
    t901 = add(energy_0_2_4, t900)
    t902 = to(t901, i8)
    t903 = band(t804, t836)
    t904 = select(t903, i8(1), i8(0))
    t905 = add(energy_0_2_5, t904)
    t906 = to(t905, i8)
    t907 = band(t804, t841)
    t908 = select(t907, i8(1), i8(0))
    t909 = add(energy_0_2_6, t908)
    t910 = to(t909, i8)
    t911 = band(t804, t846)
    t912 = select(t911, i8(1), i8(0))
    t913 = add(energy_0_2_7, t912)
    t914 = to(t913, i8)
    t915 = band(t806, t811)
    t916 = select(t915, i8(1), i8(0))
    t917 = add(energy_0_3_0, t916)
    t918 = to(t917, i8)
    t919 = band(t806, t816)
    t920 = select(t919, i8(1), i8(0))
    t921 = add(energy_0_3_1, t920)
    t922 = to(t921, i8)
    t923 = band(t806, t821)
    t924 = select(t923, i8(1), i8(0))
    t925 = add(energy_0_3_2, t924)
    t926 = to(t925, i8)
    t927 = band(t806, t826)
    t928 = select(t927, i8(1), i8(0))
    t929 = add(energy_0_3_3, t928)
    t930 = to(t929, i8)
    t931 = band(t806, t831)
    t932 = select(t931, i8(1), i8(0))
    t933 = add(energy_0_3_4, t932)
    t934 = to(t933, i8)
    t935 = band(t806, t836)
    t936 = select(t935, i8(1), i8(0))
    t937 = add(energy_0_3_5, t936)
    t938 = to(t937, i8)
    t939 = band(t806, t841)
    t940 = select(t939, i8(1), i8(0))
    t941 = add(energy_0_3_6, t940)
    t942 = to(t941, i8)
    t943 = band(t806, t846)
    t944 = select(t943, i8(1), i8(0))
    t945 = add(energy_0_3_7, t944)
    t946 = to(t945, i8)
    t947 = select(t809, i8(0), energy_now_0)
    t948 = eq(action, i8(5))
    t949 = band(t89, t948)
    t950 = eq(action, i8(6))
    t951 = band(t89, t950)
    t952 = eq(action, i8(7))
    t953 = band(t89, t952)
    t954 = eq(action, i8(50))
    t955 = band(t89, t954)
    t956 = eq(action, i8(51))
    t957 = band(t89, t956)
    t958 = eq(action, i8(52))
    t959 = band(t89, t958)
    t960 = eq(action, i8(53))
    t961 = band(t89, t960)
    t962 = eq(action, i8(54))
    t963 = band(t89, t962)
    t964 = eq(action, i8(55))
    t965 = band(t89, t964)
    t966 = eq(action, i8(56))
    t967 = band(t89, t966)
    t968 = eq(action, i8(57))
    t969 = band(t89, t968)
    t970 = eq(action, i8(58))
    t971 = band(t89, t970)
    t972 = eq(row, i16(0))
    t973 = band(t955, t972)
    t974 = band(t957, t972)
    t975 = band(t959, t972)
    t976 = band(t961, t972)
    t977 = band(t963, t972)
    t978 = band(t965, t972)
    t979 = band(t967, t972)
    t980 = band(t969, t972)
    t981 = band(t971, t972)
    t982 = bor(t949, t951)
    t983 = bor(t982, t953)
    t984 = bor(t973, t974)
    t985 = bor(t984, t975)
    t986 = bor(t985, t976)
    t987 = bor(t986, t977)
    t988 = bor(t987, t978)
    t989 = bor(t988, t979)
    t990 = bor(t989, t980)
    t991 = bor(t990, t981)
    t992 = select(t983, i8(1), retreated)
    t993 = select(t973, i8(-1), i8(0))
    t994 = add(t815, t993)
    t995 = to(t994, i8)
    t996 = select(t973, i8(1), i8(0))
    t997 = add(discarded_0_0, t996)
    t998 = to(t997, i8)
    t999 = select(t974, i8(-1), i8(0))
    t1000 = add(t820, t999)
    t1001 = to(t1000, i8)
    t1002 = select(t974, i8(1), i8(0))
    t1003 = add(discarded_0_1, t1002)
    t1004 = to(t1003, i8)
    t1005 = select(t975, i8(-1), i8(0))
    t1006 = add(t825, t1005)
    t1007 = to(t1006, i8)
    t1008 = select(t975, i8(1), i8(0))
    t1009 = add(discarded_0_2, t1008)
    t1010 = to(t1009, i8)
    t1011 = select(t976, i8(-1), i8(0))
    t1012 = add(t830, t1011)
    t1013 = to(t1012, i8)
    t1014 = select(t976, i8(1), i8(0))
    t1015 = add(discarded_0_3, t1014)
    t1016 = to(t1015, i8)
    t1017 = select(t977, i8(-1), i8(0))
    t1018 = add(t835, t1017)
    t1019 = to(t1018, i8)
    t1020 = select(t977, i8(1), i8(0))
    t1021 = add(discarded_0_4, t1020)
    t1022 = to(t1021, i8)
    t1023 = select(t978, i8(-1), i8(0))
    t1024 = add(t840, t1023)
    t1025 = to(t1024, i8)
    t1026 = select(t978, i8(1), i8(0))
    t1027 = add(discarded_0_5, t1026)
    t1028 = to(t1027, i8)
    t1029 = select(t979, i8(-1), i8(0))
    t1030 = add(t845, t1029)
    t1031 = to(t1030, i8)
    t1032 = select(t979, i8(1), i8(0))
    t1033 = add(discarded_0_6, t1032)
    t1034 = to(t1033, i8)
    t1035 = select(t980, i8(-1), i8(0))
    t1036 = add(t850, t1035)
    t1037 = to(t1036, i8)
    t1038 = select(t980, i8(1), i8(0))
    t1039 = add(discarded_0_7, t1038)
    t1040 = to(t1039, i8)
    t1041 = select(t981, i8(-1), i8(0))
    t1042 = add(energy_0_0_8, t1041)
    t1043 = to(t1042, i8)
    t1044 = select(t981, i8(1), i8(0))
    t1045 = add(discarded_0_8, t1044)
    t1046 = to(t1045, i8)
    t1047 = gt(t797, i8(0))
    t1048 = sar(t678, i32(6))
    t1049 = band(t1048, i32(127))
    t1050 = to(t1049, i8)
    t1051 = eq(t1050, i8(49))
    t1052 = flip(t1047)
    t1053 = band(t1051, t1052)
    t1054 = sar(t693, i32(6))
    t1055 = band(t1054, i32(127))
    t1056 = to(t1055, i8)
    t1057 = eq(t1056, i8(49))
    t1058 = bor(t1053, t1057)
    t1059 = sar(t707, i32(6))
    t1060 = band(t1059, i32(127))
    t1061 = to(t1060, i8)
    t1062 = eq(t1061, i8(49))
    t1063 = bor(t1058, t1062)
    t1064 = sar(t721, i32(6))
    t1065 = band(t1064, i32(127))
    t1066 = to(t1065, i8)
    t1067 = eq(t1066, i8(49))
    t1068 = bor(t1063, t1067)
    t1069 = bor(t1068, t356)
    t1070 = sar(t673, i32(18))
    t1071 = band(t1070, i32(3))
    t1072 = to(t1071, i8)
    t1073 = eq(t1072, i8(0))
    t1074 = band(t1073, t1069)
    t1075 = bor(t1047, t1074)
    t1076 = select(t1075, i8(0), t1050)
    t1077 = eq(t1076, i8(3))
    t1078 = sar(t688, i32(18))
    t1079 = band(t1078, i32(3))
    t1080 = to(t1079, i8)
    t1081 = eq(t1080, i8(0))
    t1082 = band(t1081, t1069)
    t1083 = select(t1082, i8(0), t1056)
    t1084 = eq(t1083, i8(3))
    t1085 = bor(t1077, t1084)
    t1086 = sar(t702, i32(18))
    t1087 = band(t1086, i32(3))
    t1088 = to(t1087, i8)
    t1089 = eq(t1088, i8(0))
    t1090 = band(t1089, t1069)
    t1091 = select(t1090, i8(0), t1061)
    t1092 = eq(t1091, i8(3))
    t1093 = bor(t1085, t1092)
    t1094 = sar(t716, i32(18))
    t1095 = band(t1094, i32(3))
    t1096 = to(t1095, i8)
    t1097 = eq(t1096, i8(0))
    t1098 = band(t1097, t1069)
    t1099 = select(t1098, i8(0), t1066)
    t1100 = eq(t1099, i8(3))
    t1101 = bor(t1093, t1100)
    t1102 = sar(t673, i32(5))
    t1103 = band(t1102, i32(15))
    t1104 = to(t1103, i8)
    t1105 = eq(t1104, i8(0))
    t1106 = band(t1105, t1101)
    t1107 = select(t1106, i8(2), i8(1))
    t1108 = select(t973, t1107, i8(0))
    t1109 = add(t1108, t1002)
    t1110 = add(t1109, t1008)
    t1111 = add(t1110, t1014)
    t1112 = add(t1111, t1020)
    t1113 = add(t1112, t1026)
    t1114 = add(t1113, t1032)
    t1115 = add(t1114, t1038)
    t1116 = add(t1115, t1044)
    t1117 = sar(t673, i32(13))
    t1118 = band(t1117, i32(7))
    t1119 = to(t1118, i8)
    t1120 = eq(t1083, i8(15))
    t1121 = to(t1120, i8)
    t1122 = eq(t1091, i8(15))
    t1123 = to(t1122, i8)
    t1124 = add(t1121, t1123)
    t1125 = eq(t1099, i8(15))
    t1126 = to(t1125, i8)
    t1127 = add(t1124, t1126)
    t1128 = select(t1073, t1127, i8(0))
    t1129 = mul(t1128, i8(-1))
    t1130 = eq(t670, i16(1115))
    t1131 = eq(t1104, i8(2))
    t1132 = eq(t1076, i8(59))
    t1133 = bor(t1131, t1132)
    t1134 = band(t1133, t1130)
    t1135 = select(t1134, i8(-1), i8(0))
    t1136 = gt(silenced_1, i8(0))
    t1137 = sar(t39, i32(18))
    t1138 = band(t1137, i32(3))
    t1139 = to(t1138, i8)
    t1140 = eq(t1139, i8(0))
    t1141 = band(t1140, t1069)
    t1142 = bor(t1136, t1141)
    t1143 = sar(t44, i32(6))
    t1144 = band(t1143, i32(127))
    t1145 = to(t1144, i8)
    t1146 = select(t1142, i8(0), t1145)
    t1147 = eq(t1146, i8(43))
    t1148 = to(t1147, i8)
    t1149 = sar(t48, i32(18))
    t1150 = band(t1149, i32(3))
    t1151 = to(t1150, i8)
    t1152 = eq(t1151, i8(0))
    t1153 = band(t1152, t1069)
    t1154 = sar(t53, i32(6))
    t1155 = band(t1154, i32(127))
    t1156 = to(t1155, i8)
    t1157 = select(t1153, i8(0), t1156)
    t1158 = eq(t1157, i8(43))
    t1159 = to(t1158, i8)
    t1160 = add(t1148, t1159)
    t1161 = sar(t57, i32(18))
    t1162 = band(t1161, i32(3))
    t1163 = to(t1162, i8)
    t1164 = eq(t1163, i8(0))
    t1165 = band(t1164, t1069)
    t1166 = sar(t62, i32(6))
    t1167 = band(t1166, i32(127))
    t1168 = to(t1167, i8)
    t1169 = select(t1165, i8(0), t1168)
    t1170 = eq(t1169, i8(43))
    t1171 = to(t1170, i8)
    t1172 = add(t1160, t1171)
    t1173 = sar(t66, i32(18))
    t1174 = band(t1173, i32(3))
    t1175 = to(t1174, i8)
    t1176 = eq(t1175, i8(0))
    t1177 = band(t1176, t1069)
    t1178 = sar(t71, i32(6))
    t1179 = band(t1178, i32(127))
    t1180 = to(t1179, i8)
    t1181 = select(t1177, i8(0), t1180)
    t1182 = eq(t1181, i8(43))
    t1183 = to(t1182, i8)
    t1184 = add(t1172, t1183)
    t1185 = eq(t651, i16(1568))
    t1186 = eq(t1104, i8(4))
    t1187 = band(t1186, t1185)
    t1188 = select(t1187, i8(-2), i8(0))
    t1189 = eq(t1083, i8(61))
    t1190 = to(t1189, i8)
    t1191 = eq(t1091, i8(61))
    t1192 = to(t1191, i8)
    t1193 = add(t1190, t1192)
    t1194 = eq(t1099, i8(61))
    t1195 = to(t1194, i8)
    t1196 = add(t1193, t1195)
    t1197 = eq(t1104, i8(6))
    t1198 = eq(t1076, i8(60))
    t1199 = bor(t1197, t1198)
    t1200 = select(t1199, t1196, i8(0))
    t1201 = mul(t1200, i8(-1))
    t1202 = add(t1129, t1135)
    t1203 = add(t1202, t1184)
    t1204 = add(t1203, t1188)
    t1205 = add(t1204, t1201)
    t1206 = add(t1119, t1205)
    t1207 = add(t1206, t782)
    t1208 = sub(t1207, retreat_less)
    t1209 = eq(t1076, i8(8))
    t1210 = add(t995, t1001)
    t1211 = to(t1210, i16)
    t1212 = to(t1007, i16)
    t1213 = add(t1211, t1212)
    t1214 = to(t1013, i16)
    t1215 = add(t1213, t1214)
    t1216 = to(t1019, i16)
    t1217 = add(t1215, t1216)
    t1218 = to(t1025, i16)
    t1219 = add(t1217, t1218)
    t1220 = to(t1031, i16)
    t1221 = add(t1219, t1220)
    t1222 = to(t1037, i16)
    t1223 = add(t1221, t1222)
    t1224 = to(t1043, i16)
    t1225 = add(t1223, t1224)
    t1226 = to(t1225, i8)
    t1227 = ge(t1226, i8(1))
    t1228 = band(t1209, t1227)
    t1229 = eq(t1076, i8(12))
    t1230 = gt(t672, i16(0))
    t1231 = gt(t687, i16(0))
    t1232 = gt(t701, i16(0))
    t1233 = gt(t715, i16(0))
    t1234 = sar(t674, i32(26))
    t1235 = band(t1234, i32(1))
    t1236 = eq(t1235, i32(1))
    t1237 = band(t1230, t1236)
    t1238 = sar(t689, i32(26))
    t1239 = band(t1238, i32(1))
    t1240 = eq(t1239, i32(1))
    t1241 = band(t1231, t1240)
    t1242 = sar(t703, i32(26))
    t1243 = band(t1242, i32(1))
    t1244 = eq(t1243, i32(1))
    t1245 = band(t1232, t1244)
    t1246 = sar(t717, i32(26))
    t1247 = band(t1246, i32(1))
    t1248 = eq(t1247, i32(1))
    t1249 = band(t1233, t1248)
    t1250 = bor(t1237, t1241)
    t1251 = bor(t1250, t1245)
    t1252 = bor(t1251, t1249)
    t1253 = band(t1229, t1252)
    t1254 = bor(t1228, t1253)
    t1255 = eq(t1076, i8(17))
    t1256 = eq(t1083, i8(17))
    t1257 = bor(t1255, t1256)
    t1258 = eq(t1091, i8(17))
    t1259 = bor(t1257, t1258)
    t1260 = eq(t1099, i8(17))
    t1261 = bor(t1259, t1260)
    t1262 = sar(t674, i32(29))
    t1263 = band(t1262, i32(1))
    t1264 = eq(t1263, i32(1))
    t1265 = band(t1264, t1261)
    t1266 = bor(t1254, t1265)
    t1267 = eq(t1076, i8(18))
    t1268 = le(turn, i8(2))
    t1269 = band(t1267, t1268)
    t1270 = bor(t1266, t1269)
    t1271 = eq(t1076, i8(28))
    t1272 = eq(t1083, i8(28))
    t1273 = bor(t1271, t1272)
    t1274 = eq(t1091, i8(28))
    t1275 = bor(t1273, t1274)
    t1276 = eq(t1099, i8(28))
    t1277 = bor(t1275, t1276)
    t1278 = bor(t1270, t1277)
    t1279 = eq(t1076, i8(35))
    t1280 = sar(t675, i32(21))
    t1281 = band(t1280, i32(1))
    t1282 = eq(t1281, i32(1))
    t1283 = band(t1230, t1282)
    t1284 = sar(t690, i32(21))
    t1285 = band(t1284, i32(1))
    t1286 = eq(t1285, i32(1))
    t1287 = band(t1231, t1286)
    t1288 = sar(t704, i32(21))
    t1289 = band(t1288, i32(1))
    t1290 = eq(t1289, i32(1))
    t1291 = band(t1232, t1290)
    t1292 = sar(t718, i32(21))
    t1293 = band(t1292, i32(1))
    t1294 = eq(t1293, i32(1))
    t1295 = band(t1233, t1294)
    t1296 = bor(t1283, t1287)
    t1297 = bor(t1296, t1291)
    t1298 = bor(t1297, t1295)
    t1299 = band(t1279, t1298)
    t1300 = bor(t1278, t1299)
    t1301 = eq(t1076, i8(47))
    t1302 = gt(t651, i16(0))
    t1303 = band(t1301, t1302)
    t1304 = bor(t1300, t1303)
    t1305 = eq(t670, i16(1655))
    t1306 = eq(t1072, i8(2))
    t1307 = band(t1306, t1305)
    t1308 = bor(t1304, t1307)
    t1309 = most(t1208, i8(0))
    t1310 = select(t1308, i8(0), t1309)
    t1311 = sub(left, t1116)
    t1312 = most(t1311, i8(0))
    t1313 = select(t983, t1310, t1312)
    t1314 = gt(t995, i8(0))
    t1315 = gt(t1001, i8(0))
    t1316 = gt(t1007, i8(0))
    t1317 = gt(t1013, i8(0))
    t1318 = gt(t1019, i8(0))
    t1319 = gt(t1025, i8(0))
    t1320 = gt(t1031, i8(0))
    t1321 = gt(t1037, i8(0))
    t1322 = gt(t1043, i8(0))
    t1323 = band(t1314, t1315)
    t1324 = bor(t1314, t1315)
    t1325 = band(t1324, t1316)
    t1326 = bor(t1323, t1325)
    t1327 = bor(t1324, t1316)
    t1328 = band(t1327, t1317)
    t1329 = bor(t1326, t1328)
    t1330 = bor(t1327, t1317)
    t1331 = band(t1330, t1318)
    t1332 = bor(t1329, t1331)
    t1333 = bor(t1330, t1318)
    t1334 = band(t1333, t1319)
    t1335 = bor(t1332, t1334)
    t1336 = bor(t1333, t1319)
    t1337 = band(t1336, t1320)
    t1338 = bor(t1335, t1337)
    t1339 = bor(t1336, t1320)
    t1340 = band(t1339, t1321)
    t1341 = bor(t1338, t1340)
    t1342 = bor(t1339, t1321)
    t1343 = band(t1342, t1322)
    t1344 = bor(t1341, t1343)
    t1345 = flip(t1344)
    t1346 = mul(t995, i8(2))
    t1347 = select(t1106, t1346, i8(0))
    t1348 = most(t995, t1347)
    t1349 = to(t1348, i16)
    t1350 = to(t1001, i16)
    t1351 = add(t1349, t1350)
    t1352 = add(t1351, t1212)
    t1353 = add(t1352, t1214)
    t1354 = add(t1353, t1216)
    t1355 = add(t1354, t1218)
    t1356 = add(t1355, t1220)
    t1357 = add(t1356, t1222)
    t1358 = add(t1357, t1224)
    t1359 = to(t1313, i16)
    t1360 = ge(t1359, t1358)
    t1361 = bor(t1345, t1360)
    t1362 = eq(t1313, i8(0))
    t1363 = bor(t1361, t1362)
    t1364 = bor(t983, t991)
    t1365 = band(t1364, t1363)
    t1366 = eq(t1107, i8(2))
    t1367 = add(t1313, i8(1))
    t1368 = sar(t1367, i8(1))
    t1369 = select(t1366, t1368, t1313)
    t1370 = least(t995, t1369)
    t1371 = select(t1365, t1370, i8(0))
    t1372 = sub(t995, t1371)
    t1373 = to(t1372, i8)
    t1374 = select(t1365, t1371, i8(0))
    t1375 = to(t998, i16)
    t1376 = to(t1374, i16)
    t1377 = add(t1375, t1376)
    t1378 = to(t1377, i8)
    t1379 = mul(t1371, t1107)
    t1380 = sub(t1313, t1379)
    t1381 = most(t1380, i8(0))
    t1382 = least(t1001, t1381)
    t1383 = select(t1365, t1382, i8(0))
    t1384 = sub(t1001, t1383)
    t1385 = to(t1384, i8)
    t1386 = select(t1365, t1383, i8(0))
    t1387 = to(t1004, i16)
    t1388 = to(t1386, i16)
    t1389 = add(t1387, t1388)
    t1390 = to(t1389, i8)
    t1391 = least(t1007, t1381)
    t1392 = select(t1365, t1391, i8(0))
    t1393 = sub(t1007, t1392)
    t1394 = to(t1393, i8)
    t1395 = select(t1365, t1392, i8(0))
    t1396 = to(t1010, i16)
    t1397 = to(t1395, i16)
    t1398 = add(t1396, t1397)
    t1399 = to(t1398, i8)
    t1400 = least(t1013, t1381)
    t1401 = select(t1365, t1400, i8(0))
    t1402 = sub(t1013, t1401)
    t1403 = to(t1402, i8)
    t1404 = select(t1365, t1401, i8(0))
    t1405 = to(t1016, i16)
    t1406 = to(t1404, i16)
    t1407 = add(t1405, t1406)
    t1408 = to(t1407, i8)
    t1409 = least(t1019, t1381)
    t1410 = select(t1365, t1409, i8(0))
    t1411 = sub(t1019, t1410)
    t1412 = to(t1411, i8)
    t1413 = select(t1365, t1410, i8(0))
    t1414 = to(t1022, i16)
    t1415 = to(t1413, i16)
    t1416 = add(t1414, t1415)
    t1417 = to(t1416, i8)
    t1418 = least(t1025, t1381)
    t1419 = select(t1365, t1418, i8(0))
    t1420 = sub(t1025, t1419)
    t1421 = to(t1420, i8)
    t1422 = select(t1365, t1419, i8(0))
    t1423 = to(t1028, i16)
    t1424 = to(t1422, i16)
    t1425 = add(t1423, t1424)
    t1426 = to(t1425, i8)
    t1427 = least(t1031, t1381)
    t1428 = select(t1365, t1427, i8(0))
    t1429 = sub(t1031, t1428)
    t1430 = to(t1429, i8)
    t1431 = select(t1365, t1428, i8(0))
    t1432 = to(t1034, i16)
    t1433 = to(t1431, i16)
    t1434 = add(t1432, t1433)
    t1435 = to(t1434, i8)
    t1436 = least(t1037, t1381)
    t1437 = select(t1365, t1436, i8(0))
    t1438 = sub(t1037, t1437)
    t1439 = to(t1438, i8)
    t1440 = select(t1365, t1437, i8(0))
    t1441 = to(t1040, i16)
    t1442 = to(t1440, i16)
    t1443 = add(t1441, t1442)
    t1444 = to(t1443, i8)
    t1445 = least(t1043, t1381)
    t1446 = select(t1365, t1445, i8(0))
    t1447 = sub(t1043, t1446)
    t1448 = to(t1447, i8)
    t1449 = select(t1365, t1446, i8(0))
    t1450 = to(t1046, i16)
    t1451 = to(t1449, i16)
    t1452 = add(t1450, t1451)
    t1453 = to(t1452, i8)
    t1454 = flip(t1363)
    t1455 = band(t1364, t1454)
    t1456 = band(t983, t949)
    t1457 = eq(it, i8(1))
    t1458 = band(t991, t1457)
    t1459 = bor(t1456, t1458)
    t1460 = band(t983, t951)
    t1461 = eq(it, i8(2))
    t1462 = band(t991, t1461)
    t1463 = bor(t1460, t1462)
    t1464 = band(t983, t953)
    t1465 = eq(it, i8(3))
    t1466 = band(t991, t1465)
    t1467 = bor(t1464, t1466)
    t1468 = select(t1364, i8(0), left)
    t1469 = select(t1455, t1313, t1468)
    t1470 = select(t1459, i8(1), i8(0))
    t1471 = select(t1463, i8(2), i8(0))
    t1472 = add(t1470, t1471)
    t1473 = select(t1467, i8(3), i8(0))
    t1474 = add(t1472, t1473)
    t1475 = to(t1474, i8)
    t1476 = select(t1364, i8(-1), it)
    t1477 = select(t1455, t1475, t1476)
    t1478 = band(t1365, t1459)
    t1479 = band(t1365, t1463)
    t1480 = band(t1365, t1467)
    return (t1478, t1479, t1480, t854, t1373, t886, t918, t858, t1385, t890, t922, t862, t1394, t894, t926, t866, t1403, t898, t930, t870, t1412, t902, t934, t874, t1421, t906, t938, t878, t1430, t910, t942, t882, t1439, t914, t946, t1448, t1365, t1378, t1390, t1399, t1408, t1417, t1426, t1435, t1444, t1453, t810, t1455, t992, t1469, t1477, t947,)


_03_retreat_off = (b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0),)


def _04_retreated(t1478, t1479, t1480, t687, t672, t701, t715, damage_0_1, damage_0_0, damage_0_2, damage_0_3, t685, t670, t699, t713, t696, t682, t710, t724, t698, t684, t712, t726, t697, t683, t711, t725, fought_0_1, fought_0_0, fought_0_2, fought_0_3, spent_0_1, spent_0_0, spent_0_2, spent_0_3, struck_0_1, struck_0_0, struck_0_2, struck_0_3, t854, t1373, t886, t918, t858, t1385, t890, t922, t862, t1394, t894, t926, t866, t1403, t898, t930, t870, t1412, t902, t934, t874, t1421, t906, t938, t878, t1430, t910, t942, t882, t1439, t914, t946, energy_0_1_8, t1448, energy_0_2_8, energy_0_3_8, t688, t673, t702, t716, t689, t674, t703, t717, t690, t675, t704, t718, t691, t676, t705, t719, t692, t677, t706, t720, t693, t678, t707, t721, t17, t7, t27, t37, t18, t8, t28, t38, t727, t729, t731, t733, t735, t737, t739, t741, t743, t745, t747, t749, t751, t753, t755, t757, t759, t761, t763, t765, t767, t768, t769, t770, t771, t772, t773, t774, t775, t776, t777, t778, t779, t780, t781, t782, t783, t784, t785, t786, t787, t788, t789, t790, t791, t792, t793, t794, t795, t796, t797, t798, snare_1, t1365, t651, t42, t39, silenced_1, t356, t44, t48, t57, t66, t53, t62, t71, retreat_less, turn, t101, t40):
    t1481 = bor(t1478, t1479)
    t1482 = bor(t1481, t1480)
    t1483 = select(t1478, t687, t672)
    t1484 = select(t1478, t672, t687)
    t1485 = select(t1479, t701, t1483)
    t1486 = select(t1479, t672, t701)
    t1487 = select(t1480, t715, t1485)
    t1488 = select(t1480, t672, t715)
    t1489 = select(t1478, damage_0_1, damage_0_0)
    t1490 = select(t1478, damage_0_0, damage_0_1)
    t1491 = select(t1479, damage_0_2, t1489)
    t1492 = select(t1479, damage_0_0, damage_0_2)
    t1493 = select(t1480, damage_0_3, t1491)
    t1494 = select(t1480, damage_0_0, damage_0_3)
    t1495 = select(t1478, t685, t670)
    t1496 = select(t1478, t670, t685)
    t1497 = select(t1479, t699, t1495)
    t1498 = select(t1479, t670, t699)
    t1499 = select(t1480, t713, t1497)
    t1500 = select(t1480, t670, t713)
    t1501 = select(t1478, t696, t682)
    t1502 = select(t1478, t682, t696)
    t1503 = select(t1479, t710, t1501)
    t1504 = select(t1479, t682, t710)
    t1505 = select(t1480, t724, t1503)
    t1506 = select(t1480, t682, t724)
    t1507 = select(t1478, t698, t684)
    t1508 = select(t1478, t684, t698)
    t1509 = select(t1479, t712, t1507)
    t1510 = select(t1479, t684, t712)
    t1511 = select(t1480, t726, t1509)
    t1512 = select(t1480, t684, t726)
    t1513 = select(t1478, t697, t683)
    t1514 = select(t1478, t683, t697)
    t1515 = select(t1479, t711, t1513)
    t1516 = select(t1479, t683, t711)
    t1517 = select(t1480, t725, t1515)
    t1518 = select(t1480, t683, t725)
    t1519 = select(t1478, fought_0_1, fought_0_0)
    t1520 = select(t1478, fought_0_0, fought_0_1)
    t1521 = select(t1479, fought_0_2, t1519)
    t1522 = select(t1479, fought_0_0, fought_0_2)
    t1523 = select(t1480, fought_0_3, t1521)
    t1524 = select(t1480, fought_0_0, fought_0_3)
    t1525 = select(t1478, spent_0_1, spent_0_0)
    t1526 = select(t1478, spent_0_0, spent_0_1)
    t1527 = select(t1479, spent_0_2, t1525)
    t1528 = select(t1479, spent_0_0, spent_0_2)
    t1529 = select(t1480, spent_0_3, t1527)
    t1530 = select(t1480, spent_0_0, spent_0_3)
    t1531 = select(t1478, struck_0_1, struck_0_0)
    t1532 = select(t1478, struck_0_0, struck_0_1)
    t1533 = select(t1479, struck_0_2, t1531)
    t1534 = select(t1479, struck_0_0, struck_0_2)
    t1535 = select(t1480, struck_0_3, t1533)
    t1536 = select(t1480, struck_0_0, struck_0_3)
    t1537 = select(t1478, t854, t1373)
    t1538 = select(t1478, t1373, t854)
    t1539 = select(t1479, t886, t1537)
    t1540 = select(t1479, t1373, t886)
    t1541 = select(t1480, t918, t1539)
    t1542 = select(t1480, t1373, t918)
    t1543 = select(t1478, t858, t1385)
    t1544 = select(t1478, t1385, t858)
    t1545 = select(t1479, t890, t1543)
    t1546 = select(t1479, t1385, t890)
    t1547 = select(t1480, t922, t1545)
    t1548 = select(t1480, t1385, t922)
    t1549 = select(t1478, t862, t1394)
    t1550 = select(t1478, t1394, t862)
    t1551 = select(t1479, t894, t1549)
    t1552 = select(t1479, t1394, t894)
    t1553 = select(t1480, t926, t1551)
    t1554 = select(t1480, t1394, t926)
    t1555 = select(t1478, t866, t1403)
    t1556 = select(t1478, t1403, t866)
    t1557 = select(t1479, t898, t1555)
    t1558 = select(t1479, t1403, t898)
    t1559 = select(t1480, t930, t1557)
    t1560 = select(t1480, t1403, t930)
    t1561 = select(t1478, t870, t1412)
    t1562 = select(t1478, t1412, t870)
    t1563 = select(t1479, t902, t1561)
    t1564 = select(t1479, t1412, t902)
    t1565 = select(t1480, t934, t1563)
    t1566 = select(t1480, t1412, t934)
    t1567 = select(t1478, t874, t1421)
    t1568 = select(t1478, t1421, t874)
    t1569 = select(t1479, t906, t1567)
    t1570 = select(t1479, t1421, t906)
    t1571 = select(t1480, t938, t1569)
    t1572 = select(t1480, t1421, t938)
    t1573 = select(t1478, t878, t1430)
    t1574 = select(t1478, t1430, t878)
    t1575 = select(t1479, t910, t1573)
    t1576 = select(t1479, t1430, t910)
    t1577 = select(t1480, t942, t1575)
    t1578 = select(t1480, t1430, t942)
    t1579 = select(t1478, t882, t1439)
    t1580 = select(t1478, t1439, t882)
    t1581 = select(t1479, t914, t1579)
    t1582 = select(t1479, t1439, t914)
    t1583 = select(t1480, t946, t1581)
    t1584 = select(t1480, t1439, t946)
    t1585 = select(t1478, energy_0_1_8, t1448)
    t1586 = select(t1478, t1448, energy_0_1_8)
    t1587 = select(t1479, energy_0_2_8, t1585)
    t1588 = select(t1479, t1448, energy_0_2_8)
    t1589 = select(t1480, energy_0_3_8, t1587)
    t1590 = select(t1480, t1448, energy_0_3_8)
    t1591 = select(t1478, t688, t673)
    t1592 = select(t1478, t673, t688)
    t1593 = select(t1479, t702, t1591)
    t1594 = select(t1479, t673, t702)
    t1595 = select(t1480, t716, t1593)
    t1596 = select(t1480, t673, t716)
    t1597 = select(t1478, t689, t674)
    t1598 = select(t1478, t674, t689)
    t1599 = select(t1479, t703, t1597)
    t1600 = select(t1479, t674, t703)
    t1601 = select(t1480, t717, t1599)
    t1602 = select(t1480, t674, t717)
    t1603 = select(t1478, t690, t675)
    t1604 = select(t1478, t675, t690)
    t1605 = select(t1479, t704, t1603)
    t1606 = select(t1479, t675, t704)
    t1607 = select(t1480, t718, t1605)
    t1608 = select(t1480, t675, t718)
    t1609 = select(t1478, t691, t676)
    t1610 = select(t1478, t676, t691)
    t1611 = select(t1479, t705, t1609)
    t1612 = select(t1479, t676, t705)
    t1613 = select(t1480, t719, t1611)
    t1614 = select(t1480, t676, t719)
    t1615 = select(t1478, t692, t677)
    t1616 = select(t1478, t677, t692)
    t1617 = select(t1479, t706, t1615)
    t1618 = select(t1479, t677, t706)
    t1619 = select(t1480, t720, t1617)
    t1620 = select(t1480, t677, t720)
    t1621 = select(t1478, t693, t678)
    t1622 = select(t1478, t678, t693)
    t1623 = select(t1479, t707, t1621)
    t1624 = select(t1479, t678, t707)
    t1625 = select(t1480, t721, t1623)
    t1626 = select(t1480, t678, t721)
    t1627 = select(t1478, t17, t7)
    t1628 = select(t1478, t7, t17)
    t1629 = select(t1479, t27, t1627)
    t1630 = select(t1479, t7, t27)
    t1631 = select(t1480, t37, t1629)
    t1632 = select(t1480, t7, t37)
    t1633 = select(t1478, t18, t8)
    t1634 = select(t1478, t8, t18)
    t1635 = select(t1479, t28, t1633)
    t1636 = select(t1479, t8, t28)
    t1637 = select(t1480, t38, t1635)
    t1638 = select(t1480, t8, t38)
    t1639 = select(t1478, i8(4), i8(3))
    t1640 = select(t1479, i8(5), t1639)
    t1641 = select(t1480, i8(6), t1640)
    t1642 = eq(t727, t1641)
    t1643 = select(t1642, i8(3), t727)
    t1644 = eq(t727, i8(3))
    t1645 = select(t1644, t1641, t1643)
    t1646 = eq(t729, t1641)
    t1647 = select(t1646, i8(3), t729)
    t1648 = eq(t729, i8(3))
    t1649 = select(t1648, t1641, t1647)
    t1650 = eq(t731, t1641)
    t1651 = select(t1650, i8(3), t731)
    t1652 = eq(t731, i8(3))
    t1653 = select(t1652, t1641, t1651)
    t1654 = eq(t733, t1641)
    t1655 = select(t1654, i8(3), t733)
    t1656 = eq(t733, i8(3))
    t1657 = select(t1656, t1641, t1655)
    t1658 = eq(t735, t1641)
    t1659 = select(t1658, i8(3), t735)
    t1660 = eq(t735, i8(3))
    t1661 = select(t1660, t1641, t1659)
    t1662 = eq(t737, t1641)
    t1663 = select(t1662, i8(3), t737)
    t1664 = eq(t737, i8(3))
    t1665 = select(t1664, t1641, t1663)
    t1666 = eq(t739, t1641)
    t1667 = select(t1666, i8(3), t739)
    t1668 = eq(t739, i8(3))
    t1669 = select(t1668, t1641, t1667)
    t1670 = eq(t741, t1641)
    t1671 = select(t1670, i8(3), t741)
    t1672 = eq(t741, i8(3))
    t1673 = select(t1672, t1641, t1671)
    t1674 = eq(t743, t1641)
    t1675 = select(t1674, i8(3), t743)
    t1676 = eq(t743, i8(3))
    t1677 = select(t1676, t1641, t1675)
    t1678 = eq(t745, t1641)
    t1679 = select(t1678, i8(3), t745)
    t1680 = eq(t745, i8(3))
    t1681 = select(t1680, t1641, t1679)
    t1682 = eq(t747, t1641)
    t1683 = select(t1682, i8(3), t747)
    t1684 = eq(t747, i8(3))
    t1685 = select(t1684, t1641, t1683)
    t1686 = eq(t749, t1641)
    t1687 = select(t1686, i8(3), t749)
    t1688 = eq(t749, i8(3))
    t1689 = select(t1688, t1641, t1687)
    t1690 = eq(t751, t1641)
    t1691 = select(t1690, i8(3), t751)
    t1692 = eq(t751, i8(3))
    t1693 = select(t1692, t1641, t1691)
    t1694 = eq(t753, t1641)
    t1695 = select(t1694, i8(3), t753)
    t1696 = eq(t753, i8(3))
    t1697 = select(t1696, t1641, t1695)
    t1698 = eq(t755, t1641)
    t1699 = select(t1698, i8(3), t755)
    t1700 = eq(t755, i8(3))
    t1701 = select(t1700, t1641, t1699)
    t1702 = eq(t757, t1641)
    t1703 = select(t1702, i8(3), t757)
    t1704 = eq(t757, i8(3))
    t1705 = select(t1704, t1641, t1703)
    t1706 = eq(t759, t1641)
    t1707 = select(t1706, i8(3), t759)
    t1708 = eq(t759, i8(3))
    t1709 = select(t1708, t1641, t1707)
    t1710 = eq(t761, t1641)
    t1711 = select(t1710, i8(3), t761)
    t1712 = eq(t761, i8(3))
    t1713 = select(t1712, t1641, t1711)
    t1714 = eq(t763, t1641)
    t1715 = select(t1714, i8(3), t763)
    t1716 = eq(t763, i8(3))
    t1717 = select(t1716, t1641, t1715)
    t1718 = eq(t765, t1641)
    t1719 = select(t1718, i8(3), t765)
    t1720 = eq(t765, i8(3))
    t1721 = select(t1720, t1641, t1719)
    t1722 = select(t1482, i8(0), t767)
    t1723 = select(t1482, i8(0), t768)
    t1724 = select(t1482, i8(0), t769)
    t1725 = select(t1482, i8(0), t770)
    t1726 = select(t1482, i8(0), t771)
    t1727 = select(t1482, i8(0), t772)
    t1728 = select(t1482, i8(0), t773)
    t1729 = select(t1482, i8(0), t774)
    t1730 = select(t1482, i8(0), t775)
    t1731 = select(t1482, i8(0), t776)
    t1732 = select(t1482, i8(0), t777)
    t1733 = select(t1482, i8(0), t778)
    t1734 = select(t1482, i8(0), t779)
    t1735 = select(t1482, i8(0), t780)
    t1736 = select(t1482, i8(0), t781)
    t1737 = select(t1482, i8(0), t782)
    t1738 = select(t1482, i8(0), t783)
    t1739 = select(t1482, i8(0), t784)
    t1740 = select(t1482, i8(0), t785)
    t1741 = select(t1482, i8(0), t786)
    t1742 = select(t1482, i8(0), t787)
    t1743 = select(t1482, i8(0), t788)
    t1744 = select(t1482, i8(0), t789)
    t1745 = select(t1482, i8(0), t790)
    t1746 = select(t1482, i8(0), t791)
    t1747 = select(t1482, i8(0), t792)
    t1748 = select(t1482, i8(0), t793)
    t1749 = select(t1482, i8(0), t794)
    t1750 = select(t1482, i8(0), t795)
    t1751 = select(t1482, i8(0), t796)
    t1752 = select(t1482, i8(0), t797)
    t1753 = select(t1482, i8(1), t798)
    t1754 = gt(snare_1, i8(0))
    t1755 = band(t1365, t1754)
    t1756 = eq(t651, i16(1883))
    t1757 = sar(t42, i32(17))
    t1758 = band(t1757, i32(1))
    t1759 = eq(t1758, i32(1))
    t1760 = band(t1759, t1756)
    t1761 = select(t1760, snare_1, i8(2))
    t1762 = sar(t1595, i32(9))
    t1763 = band(t1762, i32(15))
    t1764 = to(t1763, i8)
    t1765 = sar(t39, i32(5))
    t1766 = band(t1765, i32(15))
    t1767 = to(t1766, i8)
    t1768 = add(t1767, i8(1))
    t1769 = eq(t1764, t1768)
    t1770 = eq(t1764, i8(3))
    t1771 = eq(t1764, i8(6))
    t1772 = bor(t1770, t1771)
    t1773 = gt(silenced_1, i8(0))
    t1774 = sar(t1625, i32(6))
    t1775 = band(t1774, i32(127))
    t1776 = to(t1775, i8)
    t1777 = eq(t1776, i8(49))
    t1778 = gt(t1752, i8(0))
    t1779 = flip(t1778)
    t1780 = band(t1777, t1779)
    t1781 = sar(t1622, i32(6))
    t1782 = band(t1781, i32(127))
    t1783 = to(t1782, i8)
    t1784 = eq(t1783, i8(49))
    t1785 = bor(t1780, t1784)
    t1786 = sar(t1624, i32(6))
    t1787 = band(t1786, i32(127))
    t1788 = to(t1787, i8)
    t1789 = eq(t1788, i8(49))
    t1790 = bor(t1785, t1789)
    t1791 = sar(t1626, i32(6))
    t1792 = band(t1791, i32(127))
    t1793 = to(t1792, i8)
    t1794 = eq(t1793, i8(49))
    t1795 = bor(t1790, t1794)
    t1796 = bor(t1795, t356)
    t1797 = sar(t39, i32(18))
    t1798 = band(t1797, i32(3))
    t1799 = to(t1798, i8)
    t1800 = eq(t1799, i8(0))
    t1801 = band(t1800, t1796)
    t1802 = bor(t1773, t1801)
    t1803 = sar(t44, i32(6))
    t1804 = band(t1803, i32(127))
    t1805 = to(t1804, i8)
    t1806 = select(t1802, i8(0), t1805)
    t1807 = eq(t1806, i8(59))
    t1808 = band(t1772, t1807)
    t1809 = bor(t1769, t1808)
    t1810 = eq(t1764, i8(7))
    t1811 = bor(t1771, t1810)
    t1812 = eq(t1806, i8(60))
    t1813 = band(t1811, t1812)
    t1814 = bor(t1809, t1813)
    t1815 = select(t1814, t1761, i8(0))
    t1816 = add(snare_1, t1815)
    t1817 = sar(t1595, i32(18))
    t1818 = band(t1817, i32(3))
    t1819 = to(t1818, i8)
    t1820 = eq(t1819, i8(0))
    t1821 = band(t1820, t1796)
    t1822 = bor(t1778, t1821)
    t1823 = select(t1822, i8(0), t1776)
    t1824 = eq(t1823, i8(1))
    t1825 = select(t1824, i8(-1), i8(0))
    t1826 = eq(t1823, i8(2))
    t1827 = select(t1826, i8(-2), i8(0))
    t1828 = eq(t1823, i8(5))
    t1829 = eq(t1767, i8(1))
    t1830 = eq(t1767, i8(2))
    t1831 = bor(t1829, t1830)
    t1832 = bor(t1831, t1807)
    t1833 = band(t1832, t1828)
    t1834 = select(t1833, i8(-2), i8(0))
    t1835 = eq(t1823, i8(6))
    t1836 = band(t1832, t1835)
    t1837 = select(t1836, i8(-3), i8(0))
    t1838 = eq(t1823, i8(14))
    t1839 = gt(t1487, i16(0))
    t1840 = gt(t1484, i16(0))
    t1841 = gt(t1486, i16(0))
    t1842 = gt(t1488, i16(0))
    t1843 = sar(t1601, i32(26))
    t1844 = band(t1843, i32(1))
    t1845 = eq(t1844, i32(1))
    t1846 = band(t1839, t1845)
    t1847 = sar(t1598, i32(26))
    t1848 = band(t1847, i32(1))
    t1849 = eq(t1848, i32(1))
    t1850 = band(t1840, t1849)
    t1851 = sar(t1600, i32(26))
    t1852 = band(t1851, i32(1))
    t1853 = eq(t1852, i32(1))
    t1854 = band(t1841, t1853)
    t1855 = sar(t1602, i32(26))
    t1856 = band(t1855, i32(1))
    t1857 = eq(t1856, i32(1))
    t1858 = band(t1842, t1857)
    t1859 = bor(t1846, t1850)
    t1860 = bor(t1859, t1854)
    t1861 = bor(t1860, t1858)
    t1862 = band(t1838, t1861)
    t1863 = select(t1862, i8(-3), i8(0))
    t1864 = eq(t1823, i8(31))
    t1865 = sar(t1607, i32(15))
    t1866 = band(t1865, i32(1))
    t1867 = eq(t1866, i32(1))
    t1868 = band(t1839, t1867)
    t1869 = sar(t1607, i32(16))
    t1870 = band(t1869, i32(1))
    t1871 = eq(t1870, i32(1))
    t1872 = flip(t1822)
    t1873 = band(t1871, t1872)
    t1874 = band(t1868, t1873)
    t1875 = sar(t1604, i32(15))
    t1876 = band(t1875, i32(1))
    t1877 = eq(t1876, i32(1))
    t1878 = band(t1840, t1877)
    t1879 = sar(t1604, i32(16))
    t1880 = band(t1879, i32(1))
    t1881 = eq(t1880, i32(1))
    t1882 = sar(t1592, i32(18))
    t1883 = band(t1882, i32(3))
    t1884 = to(t1883, i8)
    t1885 = eq(t1884, i8(0))
    t1886 = band(t1885, t1796)
    t1887 = flip(t1886)
    t1888 = band(t1881, t1887)
    t1889 = band(t1878, t1888)
    t1890 = sar(t1606, i32(15))
    t1891 = band(t1890, i32(1))
    t1892 = eq(t1891, i32(1))
    t1893 = band(t1841, t1892)
    t1894 = sar(t1606, i32(16))
    t1895 = band(t1894, i32(1))
    t1896 = eq(t1895, i32(1))
    t1897 = sar(t1594, i32(18))
    t1898 = band(t1897, i32(3))
    t1899 = to(t1898, i8)
    t1900 = eq(t1899, i8(0))
    t1901 = band(t1900, t1796)
    t1902 = flip(t1901)
    t1903 = band(t1896, t1902)
    t1904 = band(t1893, t1903)
    t1905 = sar(t1608, i32(15))
    t1906 = band(t1905, i32(1))
    t1907 = eq(t1906, i32(1))
    t1908 = band(t1842, t1907)
    t1909 = sar(t1608, i32(16))
    t1910 = band(t1909, i32(1))
    t1911 = eq(t1910, i32(1))
    t1912 = sar(t1596, i32(18))
    t1913 = band(t1912, i32(3))
    t1914 = to(t1913, i8)
    t1915 = eq(t1914, i8(0))
    t1916 = band(t1915, t1796)
    t1917 = flip(t1916)
    t1918 = band(t1911, t1917)
    t1919 = band(t1908, t1918)
    t1920 = sar(t48, i32(18))
    t1921 = band(t1920, i32(3))
    t1922 = to(t1921, i8)
    t1923 = eq(t1922, i8(0))
    t1924 = band(t1923, t1796)
    t1925 = sar(t57, i32(18))
    t1926 = band(t1925, i32(3))
    t1927 = to(t1926, i8)
    t1928 = eq(t1927, i8(0))
    t1929 = band(t1928, t1796)
    t1930 = sar(t66, i32(18))
    t1931 = band(t1930, i32(3))
    t1932 = to(t1931, i8)
    t1933 = eq(t1932, i8(0))
    t1934 = band(t1933, t1796)
    t1935 = bor(t1874, t1889)
    t1936 = bor(t1935, t1904)
    t1937 = bor(t1936, t1919)
    t1938 = band(t1864, t1937)
    t1939 = to(t1938, i8)
    t1940 = select(t1886, i8(0), t1783)
    t1941 = eq(t1940, i8(31))
    t1942 = band(t1941, t1937)
    t1943 = to(t1942, i8)
    t1944 = add(t1939, t1943)
    t1945 = select(t1901, i8(0), t1788)
    t1946 = eq(t1945, i8(31))
    t1947 = band(t1946, t1937)
    t1948 = to(t1947, i8)
    t1949 = add(t1944, t1948)
    t1950 = select(t1916, i8(0), t1793)
    t1951 = eq(t1950, i8(31))
    t1952 = band(t1951, t1937)
    t1953 = to(t1952, i8)
    t1954 = add(t1949, t1953)
    t1955 = mul(t1954, i8(-1))
    t1956 = eq(t1499, i16(1040))
    t1957 = sar(t1595, i32(5))
    t1958 = band(t1957, i32(15))
    t1959 = to(t1958, i8)
    t1960 = eq(t1959, i8(7))
    t1961 = band(t1960, t1956)
    t1962 = select(t1961, i8(-1), i8(0))
    t1963 = eq(t1823, i8(39))
    t1964 = eq(t1493, i8(0))
    t1965 = band(t1963, t1964)
    t1966 = select(t1965, i8(-4), i8(0))
    t1967 = eq(t1499, i16(1337))
    t1968 = sar(t1595, i32(13))
    t1969 = band(t1968, i32(7))
    t1970 = to(t1969, i8)
    t1971 = eq(t1940, i8(15))
    t1972 = to(t1971, i8)
    t1973 = eq(t1945, i8(15))
    t1974 = to(t1973, i8)
    t1975 = add(t1972, t1974)
    t1976 = eq(t1950, i8(15))
    t1977 = to(t1976, i8)
    t1978 = add(t1975, t1977)
    t1979 = select(t1820, t1978, i8(0))
    t1980 = mul(t1979, i8(-1))
    t1981 = eq(t1499, i16(1115))
    t1982 = eq(t1959, i8(2))
    t1983 = eq(t1823, i8(59))
    t1984 = bor(t1982, t1983)
    t1985 = band(t1984, t1981)
    t1986 = select(t1985, i8(-1), i8(0))
    t1987 = eq(t1806, i8(43))
    t1988 = to(t1987, i8)
    t1989 = sar(t53, i32(6))
    t1990 = band(t1989, i32(127))
    t1991 = to(t1990, i8)
    t1992 = select(t1924, i8(0), t1991)
    t1993 = eq(t1992, i8(43))
    t1994 = to(t1993, i8)
    t1995 = add(t1988, t1994)
    t1996 = sar(t62, i32(6))
    t1997 = band(t1996, i32(127))
    t1998 = to(t1997, i8)
    t1999 = select(t1929, i8(0), t1998)
    t2000 = eq(t1999, i8(43))
    t2001 = to(t2000, i8)
    t2002 = add(t1995, t2001)
    t2003 = sar(t71, i32(6))
    t2004 = band(t2003, i32(127))
    t2005 = to(t2004, i8)
    t2006 = select(t1934, i8(0), t2005)
    t2007 = eq(t2006, i8(43))
    t2008 = to(t2007, i8)
    t2009 = add(t2002, t2008)
    t2010 = eq(t651, i16(1568))
    t2011 = eq(t1959, i8(4))
    t2012 = band(t2011, t2010)
    t2013 = select(t2012, i8(-2), i8(0))
    t2014 = eq(t1940, i8(61))
    t2015 = to(t2014, i8)
    t2016 = eq(t1945, i8(61))
    t2017 = to(t2016, i8)
    t2018 = add(t2015, t2017)
    t2019 = eq(t1950, i8(61))
    t2020 = to(t2019, i8)
    t2021 = add(t2018, t2020)
    t2022 = eq(t1959, i8(6))
    t2023 = eq(t1823, i8(60))
    t2024 = bor(t2022, t2023)
    t2025 = select(t2024, t2021, i8(0))
    t2026 = mul(t2025, i8(-1))
    t2027 = add(t1980, t1986)
    t2028 = add(t2027, t2009)
    t2029 = add(t2028, t2013)
    t2030 = add(t2029, t2026)
    t2031 = add(t1970, t2030)
    t2032 = add(t2031, t1737)
    t2033 = sub(t2032, retreat_less)
    t2034 = eq(t1823, i8(8))
    t2035 = add(t1541, t1547)
    t2036 = to(t2035, i16)
    t2037 = to(t1553, i16)
    t2038 = add(t2036, t2037)
    t2039 = to(t1559, i16)
    t2040 = add(t2038, t2039)
    t2041 = to(t1565, i16)
    t2042 = add(t2040, t2041)
    t2043 = to(t1571, i16)
    t2044 = add(t2042, t2043)
    t2045 = to(t1577, i16)
    t2046 = add(t2044, t2045)
    t2047 = to(t1583, i16)
    t2048 = add(t2046, t2047)
    t2049 = to(t1589, i16)
    t2050 = add(t2048, t2049)
    t2051 = to(t2050, i8)
    t2052 = ge(t2051, i8(1))
    t2053 = band(t2034, t2052)
    t2054 = eq(t1823, i8(12))
    t2055 = band(t2054, t1861)
    t2056 = bor(t2053, t2055)
    t2057 = eq(t1823, i8(17))
    t2058 = eq(t1940, i8(17))
    t2059 = bor(t2057, t2058)
    t2060 = eq(t1945, i8(17))
    t2061 = bor(t2059, t2060)
    t2062 = eq(t1950, i8(17))
    t2063 = bor(t2061, t2062)
    t2064 = sar(t1601, i32(29))
    t2065 = band(t2064, i32(1))
    t2066 = eq(t2065, i32(1))
    t2067 = band(t2066, t2063)
    t2068 = bor(t2056, t2067)
    t2069 = eq(t1823, i8(18))
    t2070 = le(turn, i8(2))
    t2071 = band(t2069, t2070)
    t2072 = bor(t2068, t2071)
    t2073 = eq(t1823, i8(28))
    t2074 = eq(t1940, i8(28))
    t2075 = bor(t2073, t2074)
    t2076 = eq(t1945, i8(28))
    t2077 = bor(t2075, t2076)
    t2078 = eq(t1950, i8(28))
    t2079 = bor(t2077, t2078)
    t2080 = bor(t2072, t2079)
    t2081 = eq(t1823, i8(35))
    t2082 = sar(t1607, i32(21))
    t2083 = band(t2082, i32(1))
    t2084 = eq(t2083, i32(1))
    t2085 = band(t1839, t2084)
    t2086 = sar(t1604, i32(21))
    t2087 = band(t2086, i32(1))
    t2088 = eq(t2087, i32(1))
    t2089 = band(t1840, t2088)
    t2090 = sar(t1606, i32(21))
    t2091 = band(t2090, i32(1))
    t2092 = eq(t2091, i32(1))
    t2093 = band(t1841, t2092)
    t2094 = sar(t1608, i32(21))
    t2095 = band(t2094, i32(1))
    t2096 = eq(t2095, i32(1))
    t2097 = band(t1842, t2096)
    t2098 = bor(t2085, t2089)
    t2099 = bor(t2098, t2093)
    t2100 = bor(t2099, t2097)
    t2101 = band(t2081, t2100)
    t2102 = bor(t2080, t2101)
    t2103 = eq(t1823, i8(47))
    t2104 = gt(t651, i16(0))
    t2105 = band(t2103, t2104)
    t2106 = bor(t2102, t2105)
    t2107 = eq(t1499, i16(1655))
    t2108 = eq(t1819, i8(2))
    t2109 = band(t2108, t2107)
    t2110 = bor(t2106, t2109)
    t2111 = most(t2033, i8(0))
    t2112 = select(t2110, i8(0), t2111)
    t2113 = ge(t2112, i8(3))
    t2114 = band(t1967, t2113)
    t2115 = select(t2114, i8(-2), i8(0))
    t2116 = eq(t1823, i8(48))
    t2117 = sar(t1610, i32(5))
    t2118 = band(t2117, i32(1))
    t2119 = eq(t2118, i32(1))
    t2120 = band(t1840, t2119)
    t2121 = sar(t1612, i32(5))
    t2122 = band(t2121, i32(1))
    t2123 = eq(t2122, i32(1))
    t2124 = band(t1841, t2123)
    t2125 = sar(t1614, i32(5))
    t2126 = band(t2125, i32(1))
    t2127 = eq(t2126, i32(1))
    t2128 = band(t1842, t2127)
    t2129 = bor(t2120, t2124)
    t2130 = bor(t2129, t2128)
    t2131 = band(t2116, t2130)
    t2132 = select(t2131, i8(-2), i8(0))
    t2133 = eq(t1499, i16(1561))
    t2134 = band(t1960, t2133)
    t2135 = select(t2134, i8(-5), i8(0))
    t2136 = eq(t1823, i8(55))
    t2137 = select(t2136, i8(-3), i8(0))
    t2138 = eq(t1823, i8(68))
    t2139 = eq(t1767, i8(5))
    t2140 = bor(t2139, t1807)
    t2141 = bor(t2140, t1812)
    t2142 = band(t2141, t2138)
    t2143 = select(t2142, i8(-3), i8(0))
    t2144 = add(t1825, t1827)
    t2145 = add(t2144, t1834)
    t2146 = add(t2145, t1837)
    t2147 = add(t2146, t1863)
    t2148 = add(t2147, t1955)
    t2149 = add(t2148, t1962)
    t2150 = add(t2149, t1966)
    t2151 = add(t2150, t2115)
    t2152 = add(t2151, t2132)
    t2153 = add(t2152, t2135)
    t2154 = add(t2153, t2137)
    t2155 = add(t2154, t2143)
    t2156 = add(t1816, t2155)
    t2157 = sar(t1625, i32(13))
    t2158 = band(t2157, i32(63))
    t2159 = to(t2158, i8)
    t2160 = select(t1822, i8(0), t2159)
    t2161 = eq(t2160, i8(3))
    t2162 = eq(t2160, i8(16))
    t2163 = eq(t2160, i8(30))
    t2164 = eq(t1529, i8(0))
    t2165 = band(t2163, t2164)
    t2166 = gt(t2156, i8(0))
    t2167 = band(t2161, t2166)
    t2168 = add(t101, u32(2227600313))
    t2169 = shr(t2168, u32(16))
    t2170 = bxor(t2168, t2169)
    t2171 = mul(t2170, u32(2146121005))
    t2172 = shr(t2171, u32(15))
    t2173 = bxor(t2171, t2172)
    t2174 = mul(t2173, u32(2221713035))
    t2175 = shr(t2174, u32(16))
    t2176 = bxor(t2174, t2175)
    t2177 = shr(t2176, u32(31))
    t2178 = eq(t2177, u32(1))
    t2179 = band(t2167, t2178)
    t2180 = add(t2156, i8(-10))
    t2181 = select(t2179, t2180, t2156)
    t2182 = gt(t2181, i8(0))
    t2183 = band(t2162, t2182)
    t2184 = band(t2183, t2178)
    t2185 = select(t2184, i8(0), t2181)
    t2186 = eq(t1823, i8(19))
    t2187 = sar(t40, i32(18))
    t2188 = band(t2187, i32(1))
    t2189 = eq(t2188, i32(1))
    t2190 = band(t2189, t2186)
    t2191 = select(t2190, i8(0), t2185)
    t2192 = gt(t2191, i8(0))
    t2193 = band(t1755, t2192)
    t2194 = band(t2165, t2192)
    t2195 = select(t2194, i8(0), t2191)
    t2196 = eq(t2195, t2191)
    t2197 = flip(t2196)
    t2198 = band(t2193, t2197)
    t2199 = select(t2198, i8(1), t1529)
    t2200 = most(t2195, i8(0))
    t2201 = select(t1755, t2200, i8(0))
    t2202 = to(t1493, i16)
    t2203 = to(t2201, i16)
    t2204 = add(t2202, t2203)
    t2205 = least(t2204, i16(120))
    return (t1541, t1538, t1540, t1542, t1547, t1544, t1546, t1548, t1553, t1550, t1552, t1554, t1559, t1556, t1558, t1560, t1565, t1562, t1564, t1566, t1571, t1568, t1570, t1572, t1577, t1574, t1576, t1578, t1583, t1580, t1582, t1584, t1589, t1586, t1588, t1590, t1645, t1649, t1653, t1657, t1661, t1665, t1669, t1673, t1677, t1681, t1685, t1689, t1693, t1697, t1701, t1705, t1709, t1713, t1717, t1721, t1487, t2205, t1499, t1505, t1511, t1517, t1523, t2199, t1535, t1595, t1601, t1607, t1613, t1619, t1625, t1631, t1637, t1484, t1490, t1496, t1502, t1508, t1514, t1520, t1526, t1532, t1592, t1598, t1604, t1610, t1616, t1622, t1628, t1634, t1486, t1492, t1498, t1504, t1510, t1516, t1522, t1528, t1534, t1594, t1600, t1606, t1612, t1618, t1624, t1630, t1636, t1488, t1494, t1500, t1506, t1512, t1518, t1524, t1530, t1536, t1596, t1602, t1608, t1614, t1620, t1626, t1632, t1638, t1722, t1723, t1724, t1725, t1726, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, t1753,)


_04_retreated_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), b1(0), b1(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), b1(0), b1(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), b1(0), b1(0), i16(0), i8(0), i16(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i32(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _05_promote(action, t89, t1541, t1538, t1540, t1542, t1378, t1547, t1544, t1546, t1548, t1390, t1553, t1550, t1552, t1554, t1399, t1559, t1556, t1558, t1560, t1408, t1565, t1562, t1564, t1566, t1417, t1571, t1568, t1570, t1572, t1426, t1577, t1574, t1576, t1578, t1435, t1583, t1580, t1582, t1584, t1444, t1589, t1586, t1588, t1590, t1453, t1645, t1649, t1653, t1657, t1661, t1665, t1669, t1673, t1677, t1681, t1685, t1689, t1693, t1697, t1701, t1705, t1709, t1713, t1717, t1721, t1487, t2205, t1499, t1505, t1511, t1517, t1523, t2199, t1535, t1595, t1601, t1607, t1613, t1619, t1625, t1631, t1637, t1484, t1490, t1496, t1502, t1508, t1514, t1520, t1526, t1532, t1592, t1598, t1604, t1610, t1616, t1622, t1628, t1634, t1486, t1492, t1498, t1504, t1510, t1516, t1522, t1528, t1534, t1594, t1600, t1606, t1612, t1618, t1624, t1630, t1636, t1488, t1494, t1500, t1506, t1512, t1518, t1524, t1530, t1536, t1596, t1602, t1608, t1614, t1620, t1626, t1632, t1638, t1722, t1723, t1724, t1725, t1726, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, phase, decider, t1753, pokemon_1_1, pokemon_1_0, pokemon_1_2, pokemon_1_3, damage_1_1, damage_1_0, damage_1_2, damage_1_3, tool_1_1, tool_1_0, tool_1_2, tool_1_3, fresh_1_1, fresh_1_0, fresh_1_2, fresh_1_3, used_1_1, used_1_0, used_1_2, used_1_3, grown_1_1, grown_1_0, grown_1_2, grown_1_3, fought_1_1, fought_1_0, fought_1_2, fought_1_3, spent_1_1, spent_1_0, spent_1_2, spent_1_3, struck_1_1, struck_1_0, struck_1_2, struck_1_3, energy_1_1_0, energy_1_0_0, energy_1_2_0, energy_1_3_0, energy_1_1_1, energy_1_0_1, energy_1_2_1, energy_1_3_1, energy_1_1_2, energy_1_0_2, energy_1_2_2, energy_1_3_2, energy_1_1_3, energy_1_0_3, energy_1_2_3, energy_1_3_3, energy_1_1_4, energy_1_0_4, energy_1_2_4, energy_1_3_4, energy_1_1_5, energy_1_0_5, energy_1_2_5, energy_1_3_5, energy_1_1_6, energy_1_0_6, energy_1_2_6, energy_1_3_6, energy_1_1_7, energy_1_0_7, energy_1_2_7, energy_1_3_7, energy_1_1_8, energy_1_0_8, energy_1_2_8, energy_1_3_8, t48, t39, t57, t66, t49, t40, t58, t67, t50, t41, t59, t68, t51, t42, t60, t69, t52, t43, t61, t70, t53, t44, t62, t71, t56, t47, t65, t74, t591, t594, t597, t600, t603, t606, t609, t612, t615, t618, t621, t624, t627, t630, t633, t636, t639, t642, t645, t648, poison_1, burn_1, daze_1, daze_fresh_1, takes_1, takes_ex_1, prevent_1, prevent_small_1, no_weakness_1, hit_back_1, snare_1, deals_1, no_attack_1, no_retreat_1, attack_cost_1, retreat_more_1, smoke_1, doom_1, doze_1, rest_1, bonus_1, bonus_for_1, rest_next_1, bonus_next_1, bonus_for_next_1, exposed_next_1, exposed_1, frenzy_1, frenzy_for_1, haze_1, silenced_1, moved_1):
    t2206 = eq(action, i8(18))
    t2207 = band(t89, t2206)
    t2208 = eq(action, i8(19))
    t2209 = band(t89, t2208)
    t2210 = eq(action, i8(20))
    t2211 = band(t89, t2210)
    t2212 = eq(action, i8(21))
    t2213 = band(t89, t2212)
    t2214 = select(t2207, t1541, i8(0))
    t2215 = select(t2209, t1538, i8(0))
    t2216 = add(t2214, t2215)
    t2217 = select(t2211, t1540, i8(0))
    t2218 = to(t2216, i16)
    t2219 = to(t2217, i16)
    t2220 = add(t2218, t2219)
    t2221 = select(t2213, t1542, i8(0))
    t2222 = to(t2221, i16)
    t2223 = add(t2220, t2222)
    t2224 = to(t1378, i16)
    t2225 = add(t2224, t2223)
    t2226 = to(t2225, i8)
    t2227 = select(t2207, t1547, i8(0))
    t2228 = select(t2209, t1544, i8(0))
    t2229 = add(t2227, t2228)
    t2230 = select(t2211, t1546, i8(0))
    t2231 = to(t2229, i16)
    t2232 = to(t2230, i16)
    t2233 = add(t2231, t2232)
    t2234 = select(t2213, t1548, i8(0))
    t2235 = to(t2234, i16)
    t2236 = add(t2233, t2235)
    t2237 = to(t1390, i16)
    t2238 = add(t2237, t2236)
    t2239 = to(t2238, i8)
    t2240 = select(t2207, t1553, i8(0))
    t2241 = select(t2209, t1550, i8(0))
    t2242 = add(t2240, t2241)
    t2243 = select(t2211, t1552, i8(0))
    t2244 = to(t2242, i16)
    t2245 = to(t2243, i16)
    t2246 = add(t2244, t2245)
    t2247 = select(t2213, t1554, i8(0))
    t2248 = to(t2247, i16)
    t2249 = add(t2246, t2248)
    t2250 = to(t1399, i16)
    t2251 = add(t2250, t2249)
    t2252 = to(t2251, i8)
    t2253 = select(t2207, t1559, i8(0))
    t2254 = select(t2209, t1556, i8(0))
    t2255 = add(t2253, t2254)
    t2256 = select(t2211, t1558, i8(0))
    t2257 = to(t2255, i16)
    t2258 = to(t2256, i16)
    t2259 = add(t2257, t2258)
    t2260 = select(t2213, t1560, i8(0))
    t2261 = to(t2260, i16)
    t2262 = add(t2259, t2261)
    t2263 = to(t1408, i16)
    t2264 = add(t2263, t2262)
    t2265 = to(t2264, i8)
    t2266 = select(t2207, t1565, i8(0))
    t2267 = select(t2209, t1562, i8(0))
    t2268 = add(t2266, t2267)
    t2269 = select(t2211, t1564, i8(0))
    t2270 = to(t2268, i16)
    t2271 = to(t2269, i16)
    t2272 = add(t2270, t2271)
    t2273 = select(t2213, t1566, i8(0))
    t2274 = to(t2273, i16)
    t2275 = add(t2272, t2274)
    t2276 = to(t1417, i16)
    t2277 = add(t2276, t2275)
    t2278 = to(t2277, i8)
    t2279 = select(t2207, t1571, i8(0))
    t2280 = select(t2209, t1568, i8(0))
    t2281 = add(t2279, t2280)
    t2282 = select(t2211, t1570, i8(0))
    t2283 = to(t2281, i16)
    t2284 = to(t2282, i16)
    t2285 = add(t2283, t2284)
    t2286 = select(t2213, t1572, i8(0))
    t2287 = to(t2286, i16)
    t2288 = add(t2285, t2287)
    t2289 = to(t1426, i16)
    t2290 = add(t2289, t2288)
    t2291 = to(t2290, i8)
    t2292 = select(t2207, t1577, i8(0))
    t2293 = select(t2209, t1574, i8(0))
    t2294 = add(t2292, t2293)
    t2295 = select(t2211, t1576, i8(0))
    t2296 = to(t2294, i16)
    t2297 = to(t2295, i16)
    t2298 = add(t2296, t2297)
    t2299 = select(t2213, t1578, i8(0))
    t2300 = to(t2299, i16)
    t2301 = add(t2298, t2300)
    t2302 = to(t1435, i16)
    t2303 = add(t2302, t2301)
    t2304 = to(t2303, i8)
    t2305 = select(t2207, t1583, i8(0))
    t2306 = select(t2209, t1580, i8(0))
    t2307 = add(t2305, t2306)
    t2308 = select(t2211, t1582, i8(0))
    t2309 = to(t2307, i16)
    t2310 = to(t2308, i16)
    t2311 = add(t2309, t2310)
    t2312 = select(t2213, t1584, i8(0))
    t2313 = to(t2312, i16)
    t2314 = add(t2311, t2313)
    t2315 = to(t1444, i16)
    t2316 = add(t2315, t2314)
    t2317 = to(t2316, i8)
    t2318 = select(t2207, t1589, i8(0))
    t2319 = select(t2209, t1586, i8(0))
    t2320 = add(t2318, t2319)
    t2321 = select(t2211, t1588, i8(0))
    t2322 = to(t2320, i16)
    t2323 = to(t2321, i16)
    t2324 = add(t2322, t2323)
    t2325 = select(t2213, t1590, i8(0))
    t2326 = to(t2325, i16)
    t2327 = add(t2324, t2326)
    t2328 = to(t1453, i16)
    t2329 = add(t2328, t2327)
    t2330 = to(t2329, i8)
    t2331 = select(t2207, i8(8), i8(0))
    t2332 = select(t2209, i8(16), i8(0))
    t2333 = add(t2331, t2332)
    t2334 = select(t2211, i8(32), i8(0))
    t2335 = add(t2333, t2334)
    t2336 = select(t2213, i8(64), i8(0))
    t2337 = add(t2335, t2336)
    t2338 = sar(t2337, t1645)
    t2339 = band(t2338, i8(1))
    t2340 = eq(t2339, i8(1))
    t2341 = sar(t2337, t1649)
    t2342 = band(t2341, i8(1))
    t2343 = eq(t2342, i8(1))
    t2344 = sar(t2337, t1653)
    t2345 = band(t2344, i8(1))
    t2346 = eq(t2345, i8(1))
    t2347 = sar(t2337, t1657)
    t2348 = band(t2347, i8(1))
    t2349 = eq(t2348, i8(1))
    t2350 = sar(t2337, t1661)
    t2351 = band(t2350, i8(1))
    t2352 = eq(t2351, i8(1))
    t2353 = sar(t2337, t1665)
    t2354 = band(t2353, i8(1))
    t2355 = eq(t2354, i8(1))
    t2356 = sar(t2337, t1669)
    t2357 = band(t2356, i8(1))
    t2358 = eq(t2357, i8(1))
    t2359 = sar(t2337, t1673)
    t2360 = band(t2359, i8(1))
    t2361 = eq(t2360, i8(1))
    t2362 = sar(t2337, t1677)
    t2363 = band(t2362, i8(1))
    t2364 = eq(t2363, i8(1))
    t2365 = sar(t2337, t1681)
    t2366 = band(t2365, i8(1))
    t2367 = eq(t2366, i8(1))
    t2368 = sar(t2337, t1685)
    t2369 = band(t2368, i8(1))
    t2370 = eq(t2369, i8(1))
    t2371 = sar(t2337, t1689)
    t2372 = band(t2371, i8(1))
    t2373 = eq(t2372, i8(1))
    t2374 = sar(t2337, t1693)
    t2375 = band(t2374, i8(1))
    t2376 = eq(t2375, i8(1))
    t2377 = sar(t2337, t1697)
    t2378 = band(t2377, i8(1))
    t2379 = eq(t2378, i8(1))
    t2380 = sar(t2337, t1701)
    t2381 = band(t2380, i8(1))
    t2382 = eq(t2381, i8(1))
    t2383 = sar(t2337, t1705)
    t2384 = band(t2383, i8(1))
    t2385 = eq(t2384, i8(1))
    t2386 = sar(t2337, t1709)
    t2387 = band(t2386, i8(1))
    t2388 = eq(t2387, i8(1))
    t2389 = sar(t2337, t1713)
    t2390 = band(t2389, i8(1))
    t2391 = eq(t2390, i8(1))
    t2392 = sar(t2337, t1717)
    t2393 = band(t2392, i8(1))
    t2394 = eq(t2393, i8(1))
    t2395 = sar(t2337, t1721)
    t2396 = band(t2395, i8(1))
    t2397 = eq(t2396, i8(1))
    t2398 = select(t2340, i8(2), t1645)
    t2399 = select(t2343, i8(2), t1649)
    t2400 = select(t2346, i8(2), t1653)
    t2401 = select(t2349, i8(2), t1657)
    t2402 = select(t2352, i8(2), t1661)
    t2403 = select(t2355, i8(2), t1665)
    t2404 = select(t2358, i8(2), t1669)
    t2405 = select(t2361, i8(2), t1673)
    t2406 = select(t2364, i8(2), t1677)
    t2407 = select(t2367, i8(2), t1681)
    t2408 = select(t2370, i8(2), t1685)
    t2409 = select(t2373, i8(2), t1689)
    t2410 = select(t2376, i8(2), t1693)
    t2411 = select(t2379, i8(2), t1697)
    t2412 = select(t2382, i8(2), t1701)
    t2413 = select(t2385, i8(2), t1705)
    t2414 = select(t2388, i8(2), t1709)
    t2415 = select(t2391, i8(2), t1713)
    t2416 = select(t2394, i8(2), t1717)
    t2417 = select(t2397, i8(2), t1721)
    t2418 = select(t2207, i16(0), t1487)
    t2419 = select(t2207, i16(0), t2205)
    t2420 = select(t2207, i16(0), t1499)
    t2421 = select(t2207, i8(0), t1505)
    t2422 = select(t2207, i8(0), t1511)
    t2423 = select(t2207, i16(0), t1517)
    t2424 = select(t2207, i8(0), t1523)
    t2425 = select(t2207, i8(0), t2199)
    t2426 = select(t2207, i8(0), t1535)
    t2427 = select(t2207, i8(0), t1541)
    t2428 = select(t2207, i8(0), t1547)
    t2429 = select(t2207, i8(0), t1553)
    t2430 = select(t2207, i8(0), t1559)
    t2431 = select(t2207, i8(0), t1565)
    t2432 = select(t2207, i8(0), t1571)
    t2433 = select(t2207, i8(0), t1577)
    t2434 = select(t2207, i8(0), t1583)
    t2435 = select(t2207, i8(0), t1589)
    t2436 = select(t2207, i32(0), t1595)
    t2437 = select(t2207, i32(0), t1601)
    t2438 = select(t2207, i32(0), t1607)
    t2439 = select(t2207, i32(0), t1613)
    t2440 = select(t2207, i16(0), t1619)
    t2441 = select(t2207, i32(0), t1625)
    t2442 = flip(t2207)
    t2443 = band(t1631, t2442)
    t2444 = band(t1637, t2442)
    t2445 = select(t2209, i16(0), t1484)
    t2446 = select(t2209, i8(0), t1490)
    t2447 = select(t2209, i16(0), t1496)
    t2448 = select(t2209, i8(0), t1502)
    t2449 = select(t2209, i8(0), t1508)
    t2450 = select(t2209, i16(0), t1514)
    t2451 = select(t2209, i8(0), t1520)
    t2452 = select(t2209, i8(0), t1526)
    t2453 = select(t2209, i8(0), t1532)
    t2454 = select(t2209, i8(0), t1538)
    t2455 = select(t2209, i8(0), t1544)
    t2456 = select(t2209, i8(0), t1550)
    t2457 = select(t2209, i8(0), t1556)
    t2458 = select(t2209, i8(0), t1562)
    t2459 = select(t2209, i8(0), t1568)
    t2460 = select(t2209, i8(0), t1574)
    t2461 = select(t2209, i8(0), t1580)
    t2462 = select(t2209, i8(0), t1586)
    t2463 = select(t2209, i32(0), t1592)
    t2464 = select(t2209, i32(0), t1598)
    t2465 = select(t2209, i32(0), t1604)
    t2466 = select(t2209, i32(0), t1610)
    t2467 = select(t2209, i16(0), t1616)
    t2468 = select(t2209, i32(0), t1622)
    t2469 = flip(t2209)
    t2470 = band(t1628, t2469)
    t2471 = band(t1634, t2469)
    t2472 = select(t2211, i16(0), t1486)
    t2473 = select(t2211, i8(0), t1492)
    t2474 = select(t2211, i16(0), t1498)
    t2475 = select(t2211, i8(0), t1504)
    t2476 = select(t2211, i8(0), t1510)
    t2477 = select(t2211, i16(0), t1516)
    t2478 = select(t2211, i8(0), t1522)
    t2479 = select(t2211, i8(0), t1528)
    t2480 = select(t2211, i8(0), t1534)
    t2481 = select(t2211, i8(0), t1540)
    t2482 = select(t2211, i8(0), t1546)
    t2483 = select(t2211, i8(0), t1552)
    t2484 = select(t2211, i8(0), t1558)
    t2485 = select(t2211, i8(0), t1564)
    t2486 = select(t2211, i8(0), t1570)
    t2487 = select(t2211, i8(0), t1576)
    t2488 = select(t2211, i8(0), t1582)
    t2489 = select(t2211, i8(0), t1588)
    t2490 = select(t2211, i32(0), t1594)
    t2491 = select(t2211, i32(0), t1600)
    t2492 = select(t2211, i32(0), t1606)
    t2493 = select(t2211, i32(0), t1612)
    t2494 = select(t2211, i16(0), t1618)
    t2495 = select(t2211, i32(0), t1624)
    t2496 = flip(t2211)
    t2497 = band(t1630, t2496)
    t2498 = band(t1636, t2496)
    t2499 = select(t2213, i16(0), t1488)
    t2500 = select(t2213, i8(0), t1494)
    t2501 = select(t2213, i16(0), t1500)
    t2502 = select(t2213, i8(0), t1506)
    t2503 = select(t2213, i8(0), t1512)
    t2504 = select(t2213, i16(0), t1518)
    t2505 = select(t2213, i8(0), t1524)
    t2506 = select(t2213, i8(0), t1530)
    t2507 = select(t2213, i8(0), t1536)
    t2508 = select(t2213, i8(0), t1542)
    t2509 = select(t2213, i8(0), t1548)
    t2510 = select(t2213, i8(0), t1554)
    t2511 = select(t2213, i8(0), t1560)
    t2512 = select(t2213, i8(0), t1566)
    t2513 = select(t2213, i8(0), t1572)
    t2514 = select(t2213, i8(0), t1578)
    t2515 = select(t2213, i8(0), t1584)
    t2516 = select(t2213, i8(0), t1590)
    t2517 = select(t2213, i32(0), t1596)
    t2518 = select(t2213, i32(0), t1602)
    t2519 = select(t2213, i32(0), t1608)
    t2520 = select(t2213, i32(0), t1614)
    t2521 = select(t2213, i16(0), t1620)
    t2522 = select(t2213, i32(0), t1626)
    t2523 = flip(t2213)
    t2524 = band(t1632, t2523)
    t2525 = band(t1638, t2523)
    t2526 = select(t2207, i8(0), t1722)
    t2527 = select(t2207, i8(0), t1723)
    t2528 = select(t2207, i8(0), t1724)
    t2529 = select(t2207, i8(0), t1725)
    t2530 = select(t2207, i8(0), t1726)
    t2531 = select(t2207, i8(0), t1727)
    t2532 = select(t2207, i8(0), t1728)
    t2533 = select(t2207, i8(0), t1729)
    t2534 = select(t2207, i8(0), t1730)
    t2535 = select(t2207, i8(0), t1731)
    t2536 = select(t2207, i8(0), t1732)
    t2537 = select(t2207, i8(0), t1733)
    t2538 = select(t2207, i8(0), t1734)
    t2539 = select(t2207, i8(0), t1735)
    t2540 = select(t2207, i8(0), t1736)
    t2541 = select(t2207, i8(0), t1737)
    t2542 = select(t2207, i8(0), t1738)
    t2543 = select(t2207, i8(0), t1739)
    t2544 = select(t2207, i8(0), t1740)
    t2545 = select(t2207, i8(0), t1741)
    t2546 = select(t2207, i8(0), t1742)
    t2547 = select(t2207, i8(0), t1743)
    t2548 = select(t2207, i8(0), t1744)
    t2549 = select(t2207, i8(0), t1745)
    t2550 = select(t2207, i8(0), t1746)
    t2551 = select(t2207, i8(0), t1747)
    t2552 = select(t2207, i8(0), t1748)
    t2553 = select(t2207, i8(0), t1749)
    t2554 = select(t2207, i8(0), t1750)
    t2555 = select(t2207, i8(0), t1751)
    t2556 = select(t2207, i8(0), t1752)
    t2557 = eq(action, i8(42))
    t2558 = band(t89, t2557)
    t2559 = eq(action, i8(43))
    t2560 = band(t89, t2559)
    t2561 = eq(action, i8(44))
    t2562 = band(t89, t2561)
    t2563 = eq(action, i8(45))
    t2564 = band(t89, t2563)
    t2565 = eq(action, i8(46))
    t2566 = band(t89, t2565)
    t2567 = eq(action, i8(47))
    t2568 = band(t89, t2567)
    t2569 = eq(action, i8(48))
    t2570 = band(t89, t2569)
    t2571 = eq(action, i8(49))
    t2572 = band(t89, t2571)
    t2573 = eq(phase, i8(2))
    t2574 = band(t2560, t2573)
    t2575 = band(t2562, t2573)
    t2576 = band(t2564, t2573)
    t2577 = eq(decider, i8(0))
    t2578 = band(t2577, t2574)
    t2579 = band(t2577, t2575)
    t2580 = band(t2577, t2576)
    t2581 = bor(t2578, t2579)
    t2582 = bor(t2581, t2580)
    t2583 = select(t2578, t2445, t2418)
    t2584 = select(t2578, t2418, t2445)
    t2585 = select(t2579, t2472, t2583)
    t2586 = select(t2579, t2418, t2472)
    t2587 = select(t2580, t2499, t2585)
    t2588 = select(t2580, t2418, t2499)
    t2589 = to(t2446, i16)
    t2590 = select(t2578, t2589, t2419)
    t2591 = select(t2578, t2419, t2589)
    t2592 = to(t2473, i16)
    t2593 = select(t2579, t2592, t2590)
    t2594 = select(t2579, t2419, t2592)
    t2595 = to(t2500, i16)
    t2596 = select(t2580, t2595, t2593)
    t2597 = select(t2580, t2419, t2595)
    t2598 = select(t2578, t2447, t2420)
    t2599 = select(t2578, t2420, t2447)
    t2600 = select(t2579, t2474, t2598)
    t2601 = select(t2579, t2420, t2474)
    t2602 = select(t2580, t2501, t2600)
    t2603 = select(t2580, t2420, t2501)
    t2604 = select(t2578, t2448, t2421)
    t2605 = select(t2578, t2421, t2448)
    t2606 = select(t2579, t2475, t2604)
    t2607 = select(t2579, t2421, t2475)
    t2608 = select(t2580, t2502, t2606)
    t2609 = select(t2580, t2421, t2502)
    t2610 = select(t2578, t2449, t2422)
    t2611 = select(t2578, t2422, t2449)
    t2612 = select(t2579, t2476, t2610)
    t2613 = select(t2579, t2422, t2476)
    t2614 = select(t2580, t2503, t2612)
    t2615 = select(t2580, t2422, t2503)
    t2616 = select(t2578, t2450, t2423)
    t2617 = select(t2578, t2423, t2450)
    t2618 = select(t2579, t2477, t2616)
    t2619 = select(t2579, t2423, t2477)
    t2620 = select(t2580, t2504, t2618)
    t2621 = select(t2580, t2423, t2504)
    t2622 = select(t2578, t2451, t2424)
    t2623 = select(t2578, t2424, t2451)
    t2624 = select(t2579, t2478, t2622)
    t2625 = select(t2579, t2424, t2478)
    t2626 = select(t2580, t2505, t2624)
    t2627 = select(t2580, t2424, t2505)
    t2628 = select(t2578, t2452, t2425)
    t2629 = select(t2578, t2425, t2452)
    t2630 = select(t2579, t2479, t2628)
    t2631 = select(t2579, t2425, t2479)
    t2632 = select(t2580, t2506, t2630)
    t2633 = select(t2580, t2425, t2506)
    t2634 = select(t2578, t2453, t2426)
    t2635 = select(t2578, t2426, t2453)
    t2636 = select(t2579, t2480, t2634)
    t2637 = select(t2579, t2426, t2480)
    t2638 = select(t2580, t2507, t2636)
    t2639 = select(t2580, t2426, t2507)
    t2640 = select(t2578, t2454, t2427)
    t2641 = select(t2578, t2427, t2454)
    t2642 = select(t2579, t2481, t2640)
    t2643 = select(t2579, t2427, t2481)
    t2644 = select(t2580, t2508, t2642)
    t2645 = select(t2580, t2427, t2508)
    t2646 = select(t2578, t2455, t2428)
    t2647 = select(t2578, t2428, t2455)
    t2648 = select(t2579, t2482, t2646)
    t2649 = select(t2579, t2428, t2482)
    t2650 = select(t2580, t2509, t2648)
    t2651 = select(t2580, t2428, t2509)
    t2652 = select(t2578, t2456, t2429)
    t2653 = select(t2578, t2429, t2456)
    t2654 = select(t2579, t2483, t2652)
    t2655 = select(t2579, t2429, t2483)
    t2656 = select(t2580, t2510, t2654)
    t2657 = select(t2580, t2429, t2510)
    t2658 = select(t2578, t2457, t2430)
    t2659 = select(t2578, t2430, t2457)
    t2660 = select(t2579, t2484, t2658)
    t2661 = select(t2579, t2430, t2484)
    t2662 = select(t2580, t2511, t2660)
    t2663 = select(t2580, t2430, t2511)
    t2664 = select(t2578, t2458, t2431)
    t2665 = select(t2578, t2431, t2458)
    t2666 = select(t2579, t2485, t2664)
    t2667 = select(t2579, t2431, t2485)
    t2668 = select(t2580, t2512, t2666)
    t2669 = select(t2580, t2431, t2512)
    t2670 = select(t2578, t2459, t2432)
    t2671 = select(t2578, t2432, t2459)
    t2672 = select(t2579, t2486, t2670)
    t2673 = select(t2579, t2432, t2486)
    t2674 = select(t2580, t2513, t2672)
    t2675 = select(t2580, t2432, t2513)
    t2676 = select(t2578, t2460, t2433)
    t2677 = select(t2578, t2433, t2460)
    t2678 = select(t2579, t2487, t2676)
    t2679 = select(t2579, t2433, t2487)
    t2680 = select(t2580, t2514, t2678)
    t2681 = select(t2580, t2433, t2514)
    t2682 = select(t2578, t2461, t2434)
    t2683 = select(t2578, t2434, t2461)
    t2684 = select(t2579, t2488, t2682)
    t2685 = select(t2579, t2434, t2488)
    t2686 = select(t2580, t2515, t2684)
    t2687 = select(t2580, t2434, t2515)
    t2688 = select(t2578, t2462, t2435)
    t2689 = select(t2578, t2435, t2462)
    t2690 = select(t2579, t2489, t2688)
    t2691 = select(t2579, t2435, t2489)
    t2692 = select(t2580, t2516, t2690)
    t2693 = select(t2580, t2435, t2516)
    t2694 = select(t2578, t2463, t2436)
    t2695 = select(t2578, t2436, t2463)
    t2696 = select(t2579, t2490, t2694)
    t2697 = select(t2579, t2436, t2490)
    t2698 = select(t2580, t2517, t2696)
    t2699 = select(t2580, t2436, t2517)
    t2700 = select(t2578, t2464, t2437)
    t2701 = select(t2578, t2437, t2464)
    t2702 = select(t2579, t2491, t2700)
    t2703 = select(t2579, t2437, t2491)
    t2704 = select(t2580, t2518, t2702)
    t2705 = select(t2580, t2437, t2518)
    t2706 = select(t2578, t2465, t2438)
    t2707 = select(t2578, t2438, t2465)
    t2708 = select(t2579, t2492, t2706)
    t2709 = select(t2579, t2438, t2492)
    t2710 = select(t2580, t2519, t2708)
    t2711 = select(t2580, t2438, t2519)
    t2712 = select(t2578, t2466, t2439)
    t2713 = select(t2578, t2439, t2466)
    t2714 = select(t2579, t2493, t2712)
    t2715 = select(t2579, t2439, t2493)
    t2716 = select(t2580, t2520, t2714)
    t2717 = select(t2580, t2439, t2520)
    t2718 = select(t2578, t2467, t2440)
    t2719 = select(t2578, t2440, t2467)
    t2720 = select(t2579, t2494, t2718)
    t2721 = select(t2579, t2440, t2494)
    t2722 = select(t2580, t2521, t2720)
    t2723 = select(t2580, t2440, t2521)
    t2724 = select(t2578, t2468, t2441)
    t2725 = select(t2578, t2441, t2468)
    t2726 = select(t2579, t2495, t2724)
    t2727 = select(t2579, t2441, t2495)
    t2728 = select(t2580, t2522, t2726)
    t2729 = select(t2580, t2441, t2522)
    t2730 = select(t2578, t2470, t2443)
    t2731 = select(t2578, t2443, t2470)
    t2732 = select(t2579, t2497, t2730)
    t2733 = select(t2579, t2443, t2497)
    t2734 = select(t2580, t2524, t2732)
    t2735 = select(t2580, t2443, t2524)
    t2736 = select(t2578, t2471, t2444)
    t2737 = select(t2578, t2444, t2471)
    t2738 = select(t2579, t2498, t2736)
    t2739 = select(t2579, t2444, t2498)
    t2740 = select(t2580, t2525, t2738)
    t2741 = select(t2580, t2444, t2525)
    t2742 = select(t2578, i8(4), i8(3))
    t2743 = select(t2579, i8(5), t2742)
    t2744 = select(t2580, i8(6), t2743)
    t2745 = eq(t2398, t2744)
    t2746 = select(t2745, i8(3), t2398)
    t2747 = eq(t2398, i8(3))
    t2748 = select(t2747, t2744, t2746)
    t2749 = eq(t2399, t2744)
    t2750 = select(t2749, i8(3), t2399)
    t2751 = eq(t2399, i8(3))
    t2752 = select(t2751, t2744, t2750)
    t2753 = eq(t2400, t2744)
    t2754 = select(t2753, i8(3), t2400)
    t2755 = eq(t2400, i8(3))
    t2756 = select(t2755, t2744, t2754)
    t2757 = eq(t2401, t2744)
    t2758 = select(t2757, i8(3), t2401)
    t2759 = eq(t2401, i8(3))
    t2760 = select(t2759, t2744, t2758)
    t2761 = eq(t2402, t2744)
    t2762 = select(t2761, i8(3), t2402)
    t2763 = eq(t2402, i8(3))
    t2764 = select(t2763, t2744, t2762)
    t2765 = eq(t2403, t2744)
    t2766 = select(t2765, i8(3), t2403)
    t2767 = eq(t2403, i8(3))
    t2768 = select(t2767, t2744, t2766)
    t2769 = eq(t2404, t2744)
    t2770 = select(t2769, i8(3), t2404)
    t2771 = eq(t2404, i8(3))
    t2772 = select(t2771, t2744, t2770)
    t2773 = eq(t2405, t2744)
    t2774 = select(t2773, i8(3), t2405)
    t2775 = eq(t2405, i8(3))
    t2776 = select(t2775, t2744, t2774)
    t2777 = eq(t2406, t2744)
    t2778 = select(t2777, i8(3), t2406)
    t2779 = eq(t2406, i8(3))
    t2780 = select(t2779, t2744, t2778)
    t2781 = eq(t2407, t2744)
    t2782 = select(t2781, i8(3), t2407)
    t2783 = eq(t2407, i8(3))
    t2784 = select(t2783, t2744, t2782)
    t2785 = eq(t2408, t2744)
    t2786 = select(t2785, i8(3), t2408)
    t2787 = eq(t2408, i8(3))
    t2788 = select(t2787, t2744, t2786)
    t2789 = eq(t2409, t2744)
    t2790 = select(t2789, i8(3), t2409)
    t2791 = eq(t2409, i8(3))
    t2792 = select(t2791, t2744, t2790)
    t2793 = eq(t2410, t2744)
    t2794 = select(t2793, i8(3), t2410)
    t2795 = eq(t2410, i8(3))
    t2796 = select(t2795, t2744, t2794)
    t2797 = eq(t2411, t2744)
    t2798 = select(t2797, i8(3), t2411)
    t2799 = eq(t2411, i8(3))
    t2800 = select(t2799, t2744, t2798)
    t2801 = eq(t2412, t2744)
    t2802 = select(t2801, i8(3), t2412)
    t2803 = eq(t2412, i8(3))
    t2804 = select(t2803, t2744, t2802)
    t2805 = eq(t2413, t2744)
    t2806 = select(t2805, i8(3), t2413)
    t2807 = eq(t2413, i8(3))
    t2808 = select(t2807, t2744, t2806)
    t2809 = eq(t2414, t2744)
    t2810 = select(t2809, i8(3), t2414)
    t2811 = eq(t2414, i8(3))
    t2812 = select(t2811, t2744, t2810)
    t2813 = eq(t2415, t2744)
    t2814 = select(t2813, i8(3), t2415)
    t2815 = eq(t2415, i8(3))
    t2816 = select(t2815, t2744, t2814)
    t2817 = eq(t2416, t2744)
    t2818 = select(t2817, i8(3), t2416)
    t2819 = eq(t2416, i8(3))
    t2820 = select(t2819, t2744, t2818)
    t2821 = eq(t2417, t2744)
    t2822 = select(t2821, i8(3), t2417)
    t2823 = eq(t2417, i8(3))
    t2824 = select(t2823, t2744, t2822)
    t2825 = select(t2582, i8(0), t2526)
    t2826 = select(t2582, i8(0), t2527)
    t2827 = select(t2582, i8(0), t2528)
    t2828 = select(t2582, i8(0), t2529)
    t2829 = select(t2582, i8(0), t2530)
    t2830 = select(t2582, i8(0), t2531)
    t2831 = select(t2582, i8(0), t2532)
    t2832 = select(t2582, i8(0), t2533)
    t2833 = select(t2582, i8(0), t2534)
    t2834 = select(t2582, i8(0), t2535)
    t2835 = select(t2582, i8(0), t2536)
    t2836 = select(t2582, i8(0), t2537)
    t2837 = select(t2582, i8(0), t2538)
    t2838 = select(t2582, i8(0), t2539)
    t2839 = select(t2582, i8(0), t2540)
    t2840 = select(t2582, i8(0), t2541)
    t2841 = select(t2582, i8(0), t2542)
    t2842 = select(t2582, i8(0), t2543)
    t2843 = select(t2582, i8(0), t2544)
    t2844 = select(t2582, i8(0), t2545)
    t2845 = select(t2582, i8(0), t2546)
    t2846 = select(t2582, i8(0), t2547)
    t2847 = select(t2582, i8(0), t2548)
    t2848 = select(t2582, i8(0), t2549)
    t2849 = select(t2582, i8(0), t2550)
    t2850 = select(t2582, i8(0), t2551)
    t2851 = select(t2582, i8(0), t2552)
    t2852 = select(t2582, i8(0), t2553)
    t2853 = select(t2582, i8(0), t2554)
    t2854 = select(t2582, i8(0), t2555)
    t2855 = select(t2582, i8(0), t2556)
    t2856 = select(t2582, i8(0), t1753)
    t2857 = eq(decider, i8(1))
    t2858 = band(t2857, t2574)
    t2859 = band(t2857, t2575)
    t2860 = band(t2857, t2576)
    t2861 = bor(t2858, t2859)
    t2862 = bor(t2861, t2860)
    t2863 = select(t2858, pokemon_1_1, pokemon_1_0)
    t2864 = select(t2858, pokemon_1_0, pokemon_1_1)
    t2865 = select(t2859, pokemon_1_2, t2863)
    t2866 = select(t2859, pokemon_1_0, pokemon_1_2)
    t2867 = select(t2860, pokemon_1_3, t2865)
    t2868 = select(t2860, pokemon_1_0, pokemon_1_3)
    t2869 = select(t2858, damage_1_1, damage_1_0)
    t2870 = select(t2858, damage_1_0, damage_1_1)
    t2871 = select(t2859, damage_1_2, t2869)
    t2872 = select(t2859, damage_1_0, damage_1_2)
    t2873 = select(t2860, damage_1_3, t2871)
    t2874 = select(t2860, damage_1_0, damage_1_3)
    t2875 = select(t2858, tool_1_1, tool_1_0)
    t2876 = select(t2858, tool_1_0, tool_1_1)
    t2877 = select(t2859, tool_1_2, t2875)
    t2878 = select(t2859, tool_1_0, tool_1_2)
    t2879 = select(t2860, tool_1_3, t2877)
    t2880 = select(t2860, tool_1_0, tool_1_3)
    t2881 = select(t2858, fresh_1_1, fresh_1_0)
    t2882 = select(t2858, fresh_1_0, fresh_1_1)
    t2883 = select(t2859, fresh_1_2, t2881)
    t2884 = select(t2859, fresh_1_0, fresh_1_2)
    t2885 = select(t2860, fresh_1_3, t2883)
    t2886 = select(t2860, fresh_1_0, fresh_1_3)
    t2887 = select(t2858, used_1_1, used_1_0)
    t2888 = select(t2858, used_1_0, used_1_1)
    t2889 = select(t2859, used_1_2, t2887)
    t2890 = select(t2859, used_1_0, used_1_2)
    t2891 = select(t2860, used_1_3, t2889)
    t2892 = select(t2860, used_1_0, used_1_3)
    t2893 = select(t2858, grown_1_1, grown_1_0)
    t2894 = select(t2858, grown_1_0, grown_1_1)
    t2895 = select(t2859, grown_1_2, t2893)
    t2896 = select(t2859, grown_1_0, grown_1_2)
    t2897 = select(t2860, grown_1_3, t2895)
    t2898 = select(t2860, grown_1_0, grown_1_3)
    t2899 = select(t2858, fought_1_1, fought_1_0)
    t2900 = select(t2858, fought_1_0, fought_1_1)
    t2901 = select(t2859, fought_1_2, t2899)
    t2902 = select(t2859, fought_1_0, fought_1_2)
    t2903 = select(t2860, fought_1_3, t2901)
    t2904 = select(t2860, fought_1_0, fought_1_3)
    t2905 = select(t2858, spent_1_1, spent_1_0)
    t2906 = select(t2858, spent_1_0, spent_1_1)
    t2907 = select(t2859, spent_1_2, t2905)
    t2908 = select(t2859, spent_1_0, spent_1_2)
    t2909 = select(t2860, spent_1_3, t2907)
    t2910 = select(t2860, spent_1_0, spent_1_3)
    t2911 = select(t2858, struck_1_1, struck_1_0)
    t2912 = select(t2858, struck_1_0, struck_1_1)
    t2913 = select(t2859, struck_1_2, t2911)
    t2914 = select(t2859, struck_1_0, struck_1_2)
    t2915 = select(t2860, struck_1_3, t2913)
    t2916 = select(t2860, struck_1_0, struck_1_3)
    t2917 = select(t2858, energy_1_1_0, energy_1_0_0)
    t2918 = select(t2858, energy_1_0_0, energy_1_1_0)
    t2919 = select(t2859, energy_1_2_0, t2917)
    t2920 = select(t2859, energy_1_0_0, energy_1_2_0)
    t2921 = select(t2860, energy_1_3_0, t2919)
    t2922 = select(t2860, energy_1_0_0, energy_1_3_0)
    t2923 = select(t2858, energy_1_1_1, energy_1_0_1)
    t2924 = select(t2858, energy_1_0_1, energy_1_1_1)
    t2925 = select(t2859, energy_1_2_1, t2923)
    t2926 = select(t2859, energy_1_0_1, energy_1_2_1)
    t2927 = select(t2860, energy_1_3_1, t2925)
    t2928 = select(t2860, energy_1_0_1, energy_1_3_1)
    t2929 = select(t2858, energy_1_1_2, energy_1_0_2)
    t2930 = select(t2858, energy_1_0_2, energy_1_1_2)
    t2931 = select(t2859, energy_1_2_2, t2929)
    t2932 = select(t2859, energy_1_0_2, energy_1_2_2)
    t2933 = select(t2860, energy_1_3_2, t2931)
    t2934 = select(t2860, energy_1_0_2, energy_1_3_2)
    t2935 = select(t2858, energy_1_1_3, energy_1_0_3)
    t2936 = select(t2858, energy_1_0_3, energy_1_1_3)
    t2937 = select(t2859, energy_1_2_3, t2935)
    t2938 = select(t2859, energy_1_0_3, energy_1_2_3)
    t2939 = select(t2860, energy_1_3_3, t2937)
    t2940 = select(t2860, energy_1_0_3, energy_1_3_3)
    t2941 = select(t2858, energy_1_1_4, energy_1_0_4)
    t2942 = select(t2858, energy_1_0_4, energy_1_1_4)
    t2943 = select(t2859, energy_1_2_4, t2941)
    t2944 = select(t2859, energy_1_0_4, energy_1_2_4)
    t2945 = select(t2860, energy_1_3_4, t2943)
    t2946 = select(t2860, energy_1_0_4, energy_1_3_4)
    t2947 = select(t2858, energy_1_1_5, energy_1_0_5)
    t2948 = select(t2858, energy_1_0_5, energy_1_1_5)
    t2949 = select(t2859, energy_1_2_5, t2947)
    t2950 = select(t2859, energy_1_0_5, energy_1_2_5)
    t2951 = select(t2860, energy_1_3_5, t2949)
    t2952 = select(t2860, energy_1_0_5, energy_1_3_5)
    t2953 = select(t2858, energy_1_1_6, energy_1_0_6)
    t2954 = select(t2858, energy_1_0_6, energy_1_1_6)
    t2955 = select(t2859, energy_1_2_6, t2953)
    t2956 = select(t2859, energy_1_0_6, energy_1_2_6)
    t2957 = select(t2860, energy_1_3_6, t2955)
    t2958 = select(t2860, energy_1_0_6, energy_1_3_6)
    t2959 = select(t2858, energy_1_1_7, energy_1_0_7)
    t2960 = select(t2858, energy_1_0_7, energy_1_1_7)
    t2961 = select(t2859, energy_1_2_7, t2959)
    t2962 = select(t2859, energy_1_0_7, energy_1_2_7)
    t2963 = select(t2860, energy_1_3_7, t2961)
    t2964 = select(t2860, energy_1_0_7, energy_1_3_7)
    t2965 = select(t2858, energy_1_1_8, energy_1_0_8)
    t2966 = select(t2858, energy_1_0_8, energy_1_1_8)
    t2967 = select(t2859, energy_1_2_8, t2965)
    t2968 = select(t2859, energy_1_0_8, energy_1_2_8)
    t2969 = select(t2860, energy_1_3_8, t2967)
    t2970 = select(t2860, energy_1_0_8, energy_1_3_8)
    t2971 = select(t2858, t48, t39)
    t2972 = select(t2858, t39, t48)
    t2973 = select(t2859, t57, t2971)
    t2974 = select(t2859, t39, t57)
    t2975 = select(t2860, t66, t2973)
    t2976 = select(t2860, t39, t66)
    t2977 = select(t2858, t49, t40)
    t2978 = select(t2858, t40, t49)
    t2979 = select(t2859, t58, t2977)
    t2980 = select(t2859, t40, t58)
    t2981 = select(t2860, t67, t2979)
    t2982 = select(t2860, t40, t67)
    t2983 = select(t2858, t50, t41)
    t2984 = select(t2858, t41, t50)
    t2985 = select(t2859, t59, t2983)
    t2986 = select(t2859, t41, t59)
    t2987 = select(t2860, t68, t2985)
    t2988 = select(t2860, t41, t68)
    t2989 = select(t2858, t51, t42)
    t2990 = select(t2858, t42, t51)
    t2991 = select(t2859, t60, t2989)
    t2992 = select(t2859, t42, t60)
    t2993 = select(t2860, t69, t2991)
    t2994 = select(t2860, t42, t69)
    t2995 = select(t2858, t52, t43)
    t2996 = select(t2858, t43, t52)
    t2997 = select(t2859, t61, t2995)
    t2998 = select(t2859, t43, t61)
    t2999 = select(t2860, t70, t2997)
    t3000 = select(t2860, t43, t70)
    t3001 = select(t2858, t53, t44)
    t3002 = select(t2858, t44, t53)
    t3003 = select(t2859, t62, t3001)
    t3004 = select(t2859, t44, t62)
    t3005 = select(t2860, t71, t3003)
    t3006 = select(t2860, t44, t71)
    t3007 = select(t2858, t56, t47)
    t3008 = select(t2858, t47, t56)
    t3009 = select(t2859, t65, t3007)
    t3010 = select(t2859, t47, t65)
    t3011 = select(t2860, t74, t3009)
    t3012 = select(t2860, t47, t74)
    t3013 = select(t2858, i8(4), i8(3))
    t3014 = select(t2859, i8(5), t3013)
    t3015 = select(t2860, i8(6), t3014)
    t3016 = eq(t591, t3015)
    t3017 = select(t3016, i8(3), t591)
    t3018 = eq(t591, i8(3))
    t3019 = select(t3018, t3015, t3017)
    t3020 = eq(t594, t3015)
    t3021 = select(t3020, i8(3), t594)
    t3022 = eq(t594, i8(3))
    t3023 = select(t3022, t3015, t3021)
    t3024 = eq(t597, t3015)
    t3025 = select(t3024, i8(3), t597)
    t3026 = eq(t597, i8(3))
    t3027 = select(t3026, t3015, t3025)
    t3028 = eq(t600, t3015)
    t3029 = select(t3028, i8(3), t600)
    t3030 = eq(t600, i8(3))
    t3031 = select(t3030, t3015, t3029)
    t3032 = eq(t603, t3015)
    t3033 = select(t3032, i8(3), t603)
    t3034 = eq(t603, i8(3))
    t3035 = select(t3034, t3015, t3033)
    t3036 = eq(t606, t3015)
    t3037 = select(t3036, i8(3), t606)
    t3038 = eq(t606, i8(3))
    t3039 = select(t3038, t3015, t3037)
    t3040 = eq(t609, t3015)
    t3041 = select(t3040, i8(3), t609)
    t3042 = eq(t609, i8(3))
    t3043 = select(t3042, t3015, t3041)
    t3044 = eq(t612, t3015)
    t3045 = select(t3044, i8(3), t612)
    t3046 = eq(t612, i8(3))
    t3047 = select(t3046, t3015, t3045)
    t3048 = eq(t615, t3015)
    t3049 = select(t3048, i8(3), t615)
    t3050 = eq(t615, i8(3))
    t3051 = select(t3050, t3015, t3049)
    t3052 = eq(t618, t3015)
    t3053 = select(t3052, i8(3), t618)
    t3054 = eq(t618, i8(3))
    t3055 = select(t3054, t3015, t3053)
    t3056 = eq(t621, t3015)
    t3057 = select(t3056, i8(3), t621)
    t3058 = eq(t621, i8(3))
    t3059 = select(t3058, t3015, t3057)
    t3060 = eq(t624, t3015)
    t3061 = select(t3060, i8(3), t624)
    t3062 = eq(t624, i8(3))
    t3063 = select(t3062, t3015, t3061)
    t3064 = eq(t627, t3015)
    t3065 = select(t3064, i8(3), t627)
    t3066 = eq(t627, i8(3))
    t3067 = select(t3066, t3015, t3065)
    t3068 = eq(t630, t3015)
    t3069 = select(t3068, i8(3), t630)
    t3070 = eq(t630, i8(3))
    t3071 = select(t3070, t3015, t3069)
    t3072 = eq(t633, t3015)
    t3073 = select(t3072, i8(3), t633)
    t3074 = eq(t633, i8(3))
    t3075 = select(t3074, t3015, t3073)
    t3076 = eq(t636, t3015)
    t3077 = select(t3076, i8(3), t636)
    t3078 = eq(t636, i8(3))
    t3079 = select(t3078, t3015, t3077)
    t3080 = eq(t639, t3015)
    t3081 = select(t3080, i8(3), t639)
    t3082 = eq(t639, i8(3))
    t3083 = select(t3082, t3015, t3081)
    t3084 = eq(t642, t3015)
    t3085 = select(t3084, i8(3), t642)
    t3086 = eq(t642, i8(3))
    t3087 = select(t3086, t3015, t3085)
    t3088 = eq(t645, t3015)
    t3089 = select(t3088, i8(3), t645)
    t3090 = eq(t645, i8(3))
    t3091 = select(t3090, t3015, t3089)
    t3092 = eq(t648, t3015)
    t3093 = select(t3092, i8(3), t648)
    t3094 = eq(t648, i8(3))
    t3095 = select(t3094, t3015, t3093)
    t3096 = select(t2862, i8(0), poison_1)
    t3097 = select(t2862, i8(0), burn_1)
    t3098 = select(t2862, i8(0), daze_1)
    t3099 = select(t2862, i8(0), daze_fresh_1)
    t3100 = select(t2862, i8(0), takes_1)
    t3101 = select(t2862, i8(0), takes_ex_1)
    t3102 = select(t2862, i8(0), prevent_1)
    t3103 = select(t2862, i8(0), prevent_small_1)
    t3104 = select(t2862, i8(0), no_weakness_1)
    t3105 = select(t2862, i8(0), hit_back_1)
    t3106 = select(t2862, i8(0), snare_1)
    t3107 = select(t2862, i8(0), deals_1)
    t3108 = select(t2862, i8(0), no_attack_1)
    t3109 = select(t2862, i8(0), no_retreat_1)
    t3110 = select(t2862, i8(0), attack_cost_1)
    t3111 = select(t2862, i8(0), retreat_more_1)
    t3112 = select(t2862, i8(0), smoke_1)
    t3113 = select(t2862, i8(0), doom_1)
    t3114 = select(t2862, i8(0), doze_1)
    t3115 = select(t2862, i8(0), rest_1)
    t3116 = select(t2862, i8(0), bonus_1)
    t3117 = select(t2862, i8(0), bonus_for_1)
    t3118 = select(t2862, i8(0), rest_next_1)
    t3119 = select(t2862, i8(0), bonus_next_1)
    t3120 = select(t2862, i8(0), bonus_for_next_1)
    t3121 = select(t2862, i8(0), exposed_next_1)
    t3122 = select(t2862, i8(0), exposed_1)
    t3123 = select(t2862, i8(0), frenzy_1)
    t3124 = select(t2862, i8(0), frenzy_for_1)
    t3125 = select(t2862, i8(0), haze_1)
    t3126 = select(t2862, i8(0), silenced_1)
    t3127 = select(t2862, i8(0), moved_1)
    t3128 = bor(t2558, t2560)
    t3129 = bor(t3128, t2562)
    t3130 = bor(t3129, t2564)
    t3131 = bor(t3130, t2566)
    t3132 = bor(t3131, t2568)
    t3133 = bor(t3132, t2570)
    t3134 = bor(t3133, t2572)
    t3135 = band(t3134, t2573)
    return (t2843, t3114, t2728, t2725, t2727, t2729, t3005, t3002, t3004, t3006, t3135, t2587, t2698, t2602, t2855, t3126, t2695, t2697, t2699, t2668, t2716, t2596, t2584, t2599, t2665, t2713, t2591, t2586, t2601, t2667, t2715, t2594, t2588, t2603, t2669, t2717, t2597, t2825, t2644, t2650, t2656, t2662, t2674, t2680, t2686, t2692, t2826, t2827, t2867, t2975, t2879, t2972, t2974, t2976, t2945, t2993, t2873, t2864, t2876, t2942, t2990, t2870, t2866, t2878, t2944, t2992, t2872, t2868, t2880, t2946, t2994, t2874, t3096, t2921, t2927, t2933, t2939, t2951, t2957, t2963, t2969, t3097, t3098, t2828, t2856, t2829, t2830, t2831, t2832, t2833, t2834, t2835, t2836, t2837, t2838, t2839, t2840, t2841, t2842, t2844, t2845, t2846, t2847, t2848, t2849, t2850, t2851, t2852, t2853, t2854, t2226, t2239, t2252, t2265, t2278, t2291, t2304, t2317, t2330, t2608, t2614, t2620, t2626, t2632, t2638, t2605, t2611, t2617, t2623, t2629, t2635, t2641, t2647, t2653, t2659, t2671, t2677, t2683, t2689, t2607, t2613, t2619, t2625, t2631, t2637, t2643, t2649, t2655, t2661, t2673, t2679, t2685, t2691, t2609, t2615, t2621, t2627, t2633, t2639, t2645, t2651, t2657, t2663, t2675, t2681, t2687, t2693, t2748, t2752, t2756, t2760, t2764, t2768, t2772, t2776, t2780, t2784, t2788, t2792, t2796, t2800, t2804, t2808, t2812, t2816, t2820, t2824, t3099, t3127, t3100, t3101, t3102, t3103, t3104, t3105, t3106, t3107, t3108, t3109, t3110, t3111, t3112, t3113, t3115, t3116, t3117, t3118, t3119, t3120, t3121, t3122, t3123, t3124, t3125, t2885, t2891, t2897, t2903, t2909, t2915, t2882, t2888, t2894, t2900, t2906, t2912, t2918, t2924, t2930, t2936, t2948, t2954, t2960, t2966, t2884, t2890, t2896, t2902, t2908, t2914, t2920, t2926, t2932, t2938, t2950, t2956, t2962, t2968, t2886, t2892, t2898, t2904, t2910, t2916, t2922, t2928, t2934, t2940, t2952, t2958, t2964, t2970, t3019, t3023, t3027, t3031, t3035, t3039, t3043, t3047, t3051, t3055, t3059, t3063, t3067, t3071, t3075, t3079, t3083, t3087, t3091, t3095, t2740, t2737, t2739, t2741, t2734, t2704, t2710, t2722, t2731, t2701, t2707, t2719, t2733, t2703, t2709, t2721, t2735, t2705, t2711, t2723, t3011, t2981, t2987, t2999, t3008, t2978, t2984, t2996, t3010, t2980, t2986, t2998, t3012, t2982, t2988, t3000,)


_05_promote_off = (i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), i32(0), b1(0), i16(0), i32(0), i16(0), i8(0), i8(0), i32(0), i32(0), i32(0), i8(0), i32(0), i16(0), i16(0), i16(0), i8(0), i32(0), i16(0), i16(0), i16(0), i8(0), i32(0), i16(0), i16(0), i16(0), i8(0), i32(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i32(0), i16(0), i32(0), i32(0), i32(0), i8(0), i32(0), i8(0), i16(0), i16(0), i8(0), i32(0), i8(0), i16(0), i16(0), i8(0), i32(0), i8(0), i16(0), i16(0), i8(0), i32(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), b1(0), b1(0), b1(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0), b1(0), i32(0), i32(0), i16(0),)


def _06_acting(action, t89, t810, t2843, t3114, t2728, t2725, t2727, t2729, t3005, t3002, t3004, t3006, t103, t669, t680, t469, t694, t472, t708, t475, t722, t478, t107, t102, flow, t518, t1455, phase, decider, t3135, t2587, t2698, t2602, t2855, t3126, t2695, t2697, t2699, t2668, t651, t2716, t2596, t2584, t2599, t2665, t2713, t2591, t2586, t2601, t2667, t2715, t2594, t2588, t2603, t2669, t2717, t2597, t2825, t2644, t2650, t2656, t2662, t2674, t2680, t2686, t2692, t2826, t2827, t2867, t2975, t2879, t2972, t2974, t2976, t2945, t2993, t2873, t2864, t2876, t2942, t2990, t2870, t2866, t2878, t2944, t2992, t2872, t2868, t2880, t2946, t2994, t2874, t3096, t2921, t2927, t2933, t2939, t2951, t2957, t2963, t2969, t3097, t3098):
    t3136 = eq(action, i8(8))
    t3137 = band(t89, t3136)
    t3138 = eq(action, i8(9))
    t3139 = band(t89, t3138)
    t3140 = eq(action, i8(10))
    t3141 = band(t89, t3140)
    t3142 = eq(action, i8(11))
    t3143 = band(t89, t3142)
    t3144 = eq(action, i8(12))
    t3145 = band(t89, t3144)
    t3146 = eq(action, i8(13))
    t3147 = band(t89, t3146)
    t3148 = bor(t3137, t3139)
    t3149 = bor(t3148, t3141)
    t3150 = bor(t3149, t3143)
    t3151 = bor(t3150, t3145)
    t3152 = bor(t3151, t3147)
    t3153 = eq(action, i8(14))
    t3154 = band(t89, t3153)
    t3155 = eq(action, i8(15))
    t3156 = band(t89, t3155)
    t3157 = eq(action, i8(16))
    t3158 = band(t89, t3157)
    t3159 = eq(action, i8(17))
    t3160 = band(t89, t3159)
    t3161 = bor(t3152, t3154)
    t3162 = bor(t3161, t3156)
    t3163 = bor(t3162, t3158)
    t3164 = bor(t3163, t3160)
    t3165 = eq(action, i8(67))
    t3166 = band(t89, t3165)
    t3167 = bor(t3164, t3166)
    t3168 = gt(t810, i8(0))
    t3169 = gt(t2843, i8(0))
    t3170 = gt(t3114, i8(0))
    t3171 = bor(t3169, t3170)
    t3172 = sar(t2728, i32(13))
    t3173 = band(t3172, i32(63))
    t3174 = to(t3173, i8)
    t3175 = eq(t3174, i8(2))
    t3176 = eq(t3174, i8(10))
    t3177 = bor(t3175, t3176)
    t3178 = eq(t3174, i8(17))
    t3179 = bor(t3177, t3178)
    t3180 = eq(t3174, i8(24))
    t3181 = bor(t3179, t3180)
    t3182 = eq(t3174, i8(38))
    t3183 = bor(t3181, t3182)
    t3184 = sar(t2725, i32(13))
    t3185 = band(t3184, i32(63))
    t3186 = to(t3185, i8)
    t3187 = eq(t3186, i8(2))
    t3188 = bor(t3183, t3187)
    t3189 = eq(t3186, i8(10))
    t3190 = bor(t3188, t3189)
    t3191 = eq(t3186, i8(17))
    t3192 = bor(t3190, t3191)
    t3193 = eq(t3186, i8(24))
    t3194 = bor(t3192, t3193)
    t3195 = eq(t3186, i8(38))
    t3196 = bor(t3194, t3195)
    t3197 = sar(t2727, i32(13))
    t3198 = band(t3197, i32(63))
    t3199 = to(t3198, i8)
    t3200 = eq(t3199, i8(2))
    t3201 = bor(t3196, t3200)
    t3202 = eq(t3199, i8(10))
    t3203 = bor(t3201, t3202)
    t3204 = eq(t3199, i8(17))
    t3205 = bor(t3203, t3204)
    t3206 = eq(t3199, i8(24))
    t3207 = bor(t3205, t3206)
    t3208 = eq(t3199, i8(38))
    t3209 = bor(t3207, t3208)
    t3210 = sar(t2729, i32(13))
    t3211 = band(t3210, i32(63))
    t3212 = to(t3211, i8)
    t3213 = eq(t3212, i8(2))
    t3214 = bor(t3209, t3213)
    t3215 = eq(t3212, i8(10))
    t3216 = bor(t3214, t3215)
    t3217 = eq(t3212, i8(17))
    t3218 = bor(t3216, t3217)
    t3219 = eq(t3212, i8(24))
    t3220 = bor(t3218, t3219)
    t3221 = eq(t3212, i8(38))
    t3222 = bor(t3220, t3221)
    t3223 = sar(t3005, i32(13))
    t3224 = band(t3223, i32(63))
    t3225 = to(t3224, i8)
    t3226 = eq(t3225, i8(2))
    t3227 = bor(t3222, t3226)
    t3228 = eq(t3225, i8(10))
    t3229 = bor(t3227, t3228)
    t3230 = eq(t3225, i8(17))
    t3231 = bor(t3229, t3230)
    t3232 = eq(t3225, i8(24))
    t3233 = bor(t3231, t3232)
    t3234 = eq(t3225, i8(38))
    t3235 = bor(t3233, t3234)
    t3236 = sar(t3002, i32(13))
    t3237 = band(t3236, i32(63))
    t3238 = to(t3237, i8)
    t3239 = eq(t3238, i8(2))
    t3240 = bor(t3235, t3239)
    t3241 = eq(t3238, i8(10))
    t3242 = bor(t3240, t3241)
    t3243 = eq(t3238, i8(17))
    t3244 = bor(t3242, t3243)
    t3245 = eq(t3238, i8(24))
    t3246 = bor(t3244, t3245)
    t3247 = eq(t3238, i8(38))
    t3248 = bor(t3246, t3247)
    t3249 = sar(t3004, i32(13))
    t3250 = band(t3249, i32(63))
    t3251 = to(t3250, i8)
    t3252 = eq(t3251, i8(2))
    t3253 = bor(t3248, t3252)
    t3254 = eq(t3251, i8(10))
    t3255 = bor(t3253, t3254)
    t3256 = eq(t3251, i8(17))
    t3257 = bor(t3255, t3256)
    t3258 = eq(t3251, i8(24))
    t3259 = bor(t3257, t3258)
    t3260 = eq(t3251, i8(38))
    t3261 = bor(t3259, t3260)
    t3262 = sar(t3006, i32(13))
    t3263 = band(t3262, i32(63))
    t3264 = to(t3263, i8)
    t3265 = eq(t3264, i8(2))
    t3266 = bor(t3261, t3265)
    t3267 = eq(t3264, i8(10))
    t3268 = bor(t3266, t3267)
    t3269 = eq(t3264, i8(17))
    t3270 = bor(t3268, t3269)
    t3271 = eq(t3264, i8(24))
    t3272 = bor(t3270, t3271)
    t3273 = eq(t3264, i8(38))
    t3274 = bor(t3272, t3273)
    t3275 = bor(t3171, t3274)
    t3276 = band(t3168, t3275)
    t3277 = bor(t103, t3167)
    t3278 = gt(t669, i16(0))
    t3279 = bor(t3277, t3278)
    t3280 = bor(t3279, t3276)
    t3281 = bor(t680, t469)
    t3282 = bor(t694, t472)
    t3283 = bor(t708, t475)
    t3284 = bor(t722, t478)
    t3285 = sar(t2728, i32(3))
    t3286 = band(t3285, i32(3))
    t3287 = to(t3286, i8)
    t3288 = gt(t3287, i8(0))
    t3289 = band(t3281, t3288)
    t3290 = sar(t2725, i32(3))
    t3291 = band(t3290, i32(3))
    t3292 = to(t3291, i8)
    t3293 = gt(t3292, i8(0))
    t3294 = band(t3282, t3293)
    t3295 = bor(t3289, t3294)
    t3296 = sar(t2727, i32(3))
    t3297 = band(t3296, i32(3))
    t3298 = to(t3297, i8)
    t3299 = gt(t3298, i8(0))
    t3300 = band(t3283, t3299)
    t3301 = bor(t3295, t3300)
    t3302 = sar(t2729, i32(3))
    t3303 = band(t3302, i32(3))
    t3304 = to(t3303, i8)
    t3305 = gt(t3304, i8(0))
    t3306 = band(t3284, t3305)
    t3307 = bor(t3301, t3306)
    t3308 = bor(t3280, t3307)
    t3309 = band(t89, t3308)
    t3310 = flip(t3309)
    t3311 = band(t89, t3310)
    t3312 = band(t3311, t107)
    t3313 = select(t102, i8(2), i8(1))
    t3314 = select(t3312, t3313, flow)
    t3315 = select(t102, i8(0), i8(1))
    t3316 = select(t518, i8(3), t3315)
    t3317 = select(t1455, i8(4), t3316)
    t3318 = select(t3311, t3317, phase)
    t3319 = select(t3311, i8(0), decider)
    t3320 = bor(t107, t3135)
    t3321 = gt(t2587, i16(0))
    t3322 = flip(t3321)
    t3323 = band(t2698, i32(31))
    t3324 = to(t3323, i8)
    t3325 = eq(t2602, i16(438))
    t3326 = select(t3325, i8(2), i8(0))
    t3327 = eq(t2602, i16(741))
    t3328 = sar(t2698, i32(5))
    t3329 = band(t3328, i32(15))
    t3330 = to(t3329, i8)
    t3331 = eq(t3330, i8(0))
    t3332 = band(t3331, t3327)
    t3333 = select(t3332, i8(3), i8(0))
    t3334 = gt(t2855, i8(0))
    t3335 = sar(t2728, i32(6))
    t3336 = band(t3335, i32(127))
    t3337 = to(t3336, i8)
    t3338 = eq(t3337, i8(49))
    t3339 = flip(t3334)
    t3340 = band(t3338, t3339)
    t3341 = sar(t2725, i32(6))
    t3342 = band(t3341, i32(127))
    t3343 = to(t3342, i8)
    t3344 = eq(t3343, i8(49))
    t3345 = bor(t3340, t3344)
    t3346 = sar(t2727, i32(6))
    t3347 = band(t3346, i32(127))
    t3348 = to(t3347, i8)
    t3349 = eq(t3348, i8(49))
    t3350 = bor(t3345, t3349)
    t3351 = sar(t2729, i32(6))
    t3352 = band(t3351, i32(127))
    t3353 = to(t3352, i8)
    t3354 = eq(t3353, i8(49))
    t3355 = bor(t3350, t3354)
    t3356 = sar(t3005, i32(6))
    t3357 = band(t3356, i32(127))
    t3358 = to(t3357, i8)
    t3359 = eq(t3358, i8(49))
    t3360 = gt(t3126, i8(0))
    t3361 = flip(t3360)
    t3362 = band(t3359, t3361)
    t3363 = sar(t3002, i32(6))
    t3364 = band(t3363, i32(127))
    t3365 = to(t3364, i8)
    t3366 = eq(t3365, i8(49))
    t3367 = bor(t3362, t3366)
    t3368 = sar(t3004, i32(6))
    t3369 = band(t3368, i32(127))
    t3370 = to(t3369, i8)
    t3371 = eq(t3370, i8(49))
    t3372 = bor(t3367, t3371)
    t3373 = sar(t3006, i32(6))
    t3374 = band(t3373, i32(127))
    t3375 = to(t3374, i8)
    t3376 = eq(t3375, i8(49))
    t3377 = bor(t3372, t3376)
    t3378 = bor(t3355, t3377)
    t3379 = sar(t2698, i32(18))
    t3380 = band(t3379, i32(3))
    t3381 = to(t3380, i8)
    t3382 = eq(t3381, i8(0))
    t3383 = band(t3382, t3378)
    t3384 = bor(t3334, t3383)
    t3385 = select(t3384, i8(0), t3337)
    t3386 = eq(t3385, i8(38))
    t3387 = to(t3386, i8)
    t3388 = sar(t2695, i32(18))
    t3389 = band(t3388, i32(3))
    t3390 = to(t3389, i8)
    t3391 = eq(t3390, i8(0))
    t3392 = band(t3391, t3378)
    t3393 = select(t3392, i8(0), t3343)
    t3394 = eq(t3393, i8(38))
    t3395 = to(t3394, i8)
    t3396 = add(t3387, t3395)
    t3397 = sar(t2697, i32(18))
    t3398 = band(t3397, i32(3))
    t3399 = to(t3398, i8)
    t3400 = eq(t3399, i8(0))
    t3401 = band(t3400, t3378)
    t3402 = select(t3401, i8(0), t3348)
    t3403 = eq(t3402, i8(38))
    t3404 = to(t3403, i8)
    t3405 = add(t3396, t3404)
    t3406 = sar(t2699, i32(18))
    t3407 = band(t3406, i32(3))
    t3408 = to(t3407, i8)
    t3409 = eq(t3408, i8(0))
    t3410 = band(t3409, t3378)
    t3411 = select(t3410, i8(0), t3353)
    t3412 = eq(t3411, i8(38))
    t3413 = to(t3412, i8)
    t3414 = add(t3405, t3413)
    t3415 = select(t3331, t3414, i8(0))
    t3416 = mul(t3415, i8(2))
    t3417 = eq(t3385, i8(45))
    t3418 = to(t2668, i16)
    t3419 = mul(t3418, i16(3))
    t3420 = select(t3417, t3419, i16(0))
    t3421 = eq(t651, i16(1567))
    t3422 = band(t3382, t3421)
    t3423 = select(t3422, i8(2), i8(0))
    t3424 = eq(t2602, i16(1952))
    t3425 = sar(t2716, i32(19))
    t3426 = band(t3425, i32(1))
    t3427 = eq(t3426, i32(1))
    t3428 = band(t3427, t3424)
    t3429 = select(t3428, i8(4), i8(0))
    t3430 = add(t3326, t3333)
    t3431 = add(t3430, t3416)
    t3432 = to(t3431, i16)
    t3433 = add(t3432, t3420)
    t3434 = to(t3423, i16)
    t3435 = add(t3433, t3434)
    t3436 = to(t3429, i16)
    t3437 = add(t3435, t3436)
    t3438 = to(t3437, i8)
    t3439 = add(t3324, t3438)
    t3440 = to(t3439, i16)
    t3441 = ge(t2596, t3440)
    t3442 = band(t3321, t3441)
    t3443 = bor(t3322, t3442)
    t3444 = gt(t2584, i16(0))
    t3445 = band(t2695, i32(31))
    t3446 = to(t3445, i8)
    t3447 = eq(t2599, i16(438))
    t3448 = select(t3447, i8(2), i8(0))
    t3449 = eq(t2599, i16(741))
    t3450 = sar(t2695, i32(5))
    t3451 = band(t3450, i32(15))
    t3452 = to(t3451, i8)
    t3453 = eq(t3452, i8(0))
    t3454 = band(t3453, t3449)
    t3455 = select(t3454, i8(3), i8(0))
    t3456 = select(t3453, t3414, i8(0))
    t3457 = mul(t3456, i8(2))
    t3458 = eq(t3393, i8(45))
    t3459 = to(t2665, i16)
    t3460 = mul(t3459, i16(3))
    t3461 = select(t3458, t3460, i16(0))
    t3462 = band(t3391, t3421)
    t3463 = select(t3462, i8(2), i8(0))
    t3464 = eq(t2599, i16(1952))
    t3465 = sar(t2713, i32(19))
    t3466 = band(t3465, i32(1))
    t3467 = eq(t3466, i32(1))
    t3468 = band(t3467, t3464)
    t3469 = select(t3468, i8(4), i8(0))
    t3470 = add(t3448, t3455)
    t3471 = add(t3470, t3457)
    t3472 = to(t3471, i16)
    t3473 = add(t3472, t3461)
    t3474 = to(t3463, i16)
    t3475 = add(t3473, t3474)
    t3476 = to(t3469, i16)
    t3477 = add(t3475, t3476)
    t3478 = to(t3477, i8)
    t3479 = add(t3446, t3478)
    t3480 = to(t3479, i16)
    t3481 = ge(t2591, t3480)
    t3482 = band(t3444, t3481)
    t3483 = bor(t3443, t3482)
    t3484 = gt(t2586, i16(0))
    t3485 = band(t2697, i32(31))
    t3486 = to(t3485, i8)
    t3487 = eq(t2601, i16(438))
    t3488 = select(t3487, i8(2), i8(0))
    t3489 = eq(t2601, i16(741))
    t3490 = sar(t2697, i32(5))
    t3491 = band(t3490, i32(15))
    t3492 = to(t3491, i8)
    t3493 = eq(t3492, i8(0))
    t3494 = band(t3493, t3489)
    t3495 = select(t3494, i8(3), i8(0))
    t3496 = select(t3493, t3414, i8(0))
    t3497 = mul(t3496, i8(2))
    t3498 = eq(t3402, i8(45))
    t3499 = to(t2667, i16)
    t3500 = mul(t3499, i16(3))
    t3501 = select(t3498, t3500, i16(0))
    t3502 = band(t3400, t3421)
    t3503 = select(t3502, i8(2), i8(0))
    t3504 = eq(t2601, i16(1952))
    t3505 = sar(t2715, i32(19))
    t3506 = band(t3505, i32(1))
    t3507 = eq(t3506, i32(1))
    t3508 = band(t3507, t3504)
    t3509 = select(t3508, i8(4), i8(0))
    t3510 = add(t3488, t3495)
    t3511 = add(t3510, t3497)
    t3512 = to(t3511, i16)
    t3513 = add(t3512, t3501)
    t3514 = to(t3503, i16)
    t3515 = add(t3513, t3514)
    t3516 = to(t3509, i16)
    t3517 = add(t3515, t3516)
    t3518 = to(t3517, i8)
    t3519 = add(t3486, t3518)
    t3520 = to(t3519, i16)
    t3521 = ge(t2594, t3520)
    t3522 = band(t3484, t3521)
    t3523 = bor(t3483, t3522)
    t3524 = gt(t2588, i16(0))
    t3525 = band(t2699, i32(31))
    t3526 = to(t3525, i8)
    t3527 = eq(t2603, i16(438))
    t3528 = select(t3527, i8(2), i8(0))
    t3529 = eq(t2603, i16(741))
    t3530 = sar(t2699, i32(5))
    t3531 = band(t3530, i32(15))
    t3532 = to(t3531, i8)
    t3533 = eq(t3532, i8(0))
    t3534 = band(t3533, t3529)
    t3535 = select(t3534, i8(3), i8(0))
    t3536 = select(t3533, t3414, i8(0))
    t3537 = mul(t3536, i8(2))
    t3538 = eq(t3411, i8(45))
    t3539 = to(t2669, i16)
    t3540 = mul(t3539, i16(3))
    t3541 = select(t3538, t3540, i16(0))
    t3542 = band(t3409, t3421)
    t3543 = select(t3542, i8(2), i8(0))
    t3544 = eq(t2603, i16(1952))
    t3545 = sar(t2717, i32(19))
    t3546 = band(t3545, i32(1))
    t3547 = eq(t3546, i32(1))
    t3548 = band(t3547, t3544)
    t3549 = select(t3548, i8(4), i8(0))
    t3550 = add(t3528, t3535)
    t3551 = add(t3550, t3537)
    t3552 = to(t3551, i16)
    t3553 = add(t3552, t3541)
    t3554 = to(t3543, i16)
    t3555 = add(t3553, t3554)
    t3556 = to(t3549, i16)
    t3557 = add(t3555, t3556)
    t3558 = to(t3557, i8)
    t3559 = add(t3526, t3558)
    t3560 = to(t3559, i16)
    t3561 = ge(t2597, t3560)
    t3562 = band(t3524, t3561)
    t3563 = bor(t3523, t3562)
    t3564 = gt(t2825, i8(0))
    t3565 = eq(t3385, i8(16))
    t3566 = eq(t3385, i8(20))
    t3567 = eq(t3393, i8(20))
    t3568 = bor(t3566, t3567)
    t3569 = eq(t3402, i8(20))
    t3570 = bor(t3568, t3569)
    t3571 = eq(t3411, i8(20))
    t3572 = bor(t3570, t3571)
    t3573 = ge(t2668, i8(1))
    t3574 = band(t3573, t3572)
    t3575 = bor(t3565, t3574)
    t3576 = eq(t2602, i16(1040))
    t3577 = eq(t3330, i8(7))
    t3578 = band(t3577, t3576)
    t3579 = bor(t3575, t3578)
    t3580 = eq(t3385, i8(46))
    t3581 = eq(t3393, i8(46))
    t3582 = bor(t3580, t3581)
    t3583 = eq(t3402, i8(46))
    t3584 = bor(t3582, t3583)
    t3585 = eq(t3411, i8(46))
    t3586 = bor(t3584, t3585)
    t3587 = add(t2644, t2650)
    t3588 = to(t3587, i16)
    t3589 = to(t2656, i16)
    t3590 = add(t3588, t3589)
    t3591 = to(t2662, i16)
    t3592 = add(t3590, t3591)
    t3593 = add(t3592, t3418)
    t3594 = to(t2674, i16)
    t3595 = add(t3593, t3594)
    t3596 = to(t2680, i16)
    t3597 = add(t3595, t3596)
    t3598 = to(t2686, i16)
    t3599 = add(t3597, t3598)
    t3600 = to(t2692, i16)
    t3601 = add(t3599, t3600)
    t3602 = to(t3601, i8)
    t3603 = ge(t3602, i8(1))
    t3604 = band(t3603, t3586)
    t3605 = bor(t3579, t3604)
    t3606 = band(t3564, t3605)
    t3607 = bor(t3563, t3606)
    t3608 = gt(t2826, i8(0))
    t3609 = band(t3608, t3605)
    t3610 = bor(t3607, t3609)
    t3611 = eq(t2827, i8(1))
    t3612 = eq(t3385, i8(33))
    t3613 = bor(t3575, t3612)
    t3614 = bor(t3613, t3578)
    t3615 = bor(t3614, t3604)
    t3616 = band(t3611, t3615)
    t3617 = bor(t3610, t3616)
    t3618 = eq(t2827, i8(2))
    t3619 = band(t3618, t3605)
    t3620 = bor(t3617, t3619)
    t3621 = eq(t2827, i8(3))
    t3622 = band(t3621, t3605)
    t3623 = bor(t3620, t3622)
    t3624 = gt(t2867, i16(0))
    t3625 = flip(t3624)
    t3626 = bor(t3623, t3625)
    t3627 = band(t2975, i32(31))
    t3628 = to(t3627, i8)
    t3629 = eq(t2879, i16(438))
    t3630 = select(t3629, i8(2), i8(0))
    t3631 = eq(t2879, i16(741))
    t3632 = sar(t2975, i32(5))
    t3633 = band(t3632, i32(15))
    t3634 = to(t3633, i8)
    t3635 = eq(t3634, i8(0))
    t3636 = band(t3635, t3631)
    t3637 = select(t3636, i8(3), i8(0))
    t3638 = sar(t2975, i32(18))
    t3639 = band(t3638, i32(3))
    t3640 = to(t3639, i8)
    t3641 = eq(t3640, i8(0))
    t3642 = band(t3641, t3378)
    t3643 = bor(t3360, t3642)
    t3644 = select(t3643, i8(0), t3358)
    t3645 = eq(t3644, i8(38))
    t3646 = to(t3645, i8)
    t3647 = sar(t2972, i32(18))
    t3648 = band(t3647, i32(3))
    t3649 = to(t3648, i8)
    t3650 = eq(t3649, i8(0))
    t3651 = band(t3650, t3378)
    t3652 = select(t3651, i8(0), t3365)
    t3653 = eq(t3652, i8(38))
    t3654 = to(t3653, i8)
    t3655 = add(t3646, t3654)
    t3656 = sar(t2974, i32(18))
    t3657 = band(t3656, i32(3))
    t3658 = to(t3657, i8)
    t3659 = eq(t3658, i8(0))
    t3660 = band(t3659, t3378)
    t3661 = select(t3660, i8(0), t3370)
    t3662 = eq(t3661, i8(38))
    t3663 = to(t3662, i8)
    t3664 = add(t3655, t3663)
    t3665 = sar(t2976, i32(18))
    t3666 = band(t3665, i32(3))
    t3667 = to(t3666, i8)
    t3668 = eq(t3667, i8(0))
    t3669 = band(t3668, t3378)
    t3670 = select(t3669, i8(0), t3375)
    t3671 = eq(t3670, i8(38))
    t3672 = to(t3671, i8)
    t3673 = add(t3664, t3672)
    t3674 = select(t3635, t3673, i8(0))
    t3675 = mul(t3674, i8(2))
    t3676 = eq(t3644, i8(45))
    t3677 = to(t2945, i16)
    t3678 = mul(t3677, i16(3))
    t3679 = select(t3676, t3678, i16(0))
    t3680 = band(t3641, t3421)
    t3681 = select(t3680, i8(2), i8(0))
    t3682 = eq(t2879, i16(1952))
    t3683 = sar(t2993, i32(19))
    t3684 = band(t3683, i32(1))
    t3685 = eq(t3684, i32(1))
    t3686 = band(t3685, t3682)
    t3687 = select(t3686, i8(4), i8(0))
    t3688 = add(t3630, t3637)
    t3689 = add(t3688, t3675)
    t3690 = to(t3689, i16)
    t3691 = add(t3690, t3679)
    t3692 = to(t3681, i16)
    t3693 = add(t3691, t3692)
    t3694 = to(t3687, i16)
    t3695 = add(t3693, t3694)
    t3696 = to(t3695, i8)
    t3697 = add(t3628, t3696)
    t3698 = ge(t2873, t3697)
    t3699 = band(t3624, t3698)
    t3700 = bor(t3626, t3699)
    t3701 = gt(t2864, i16(0))
    t3702 = band(t2972, i32(31))
    t3703 = to(t3702, i8)
    t3704 = eq(t2876, i16(438))
    t3705 = select(t3704, i8(2), i8(0))
    t3706 = eq(t2876, i16(741))
    t3707 = sar(t2972, i32(5))
    t3708 = band(t3707, i32(15))
    t3709 = to(t3708, i8)
    t3710 = eq(t3709, i8(0))
    t3711 = band(t3710, t3706)
    t3712 = select(t3711, i8(3), i8(0))
    t3713 = select(t3710, t3673, i8(0))
    t3714 = mul(t3713, i8(2))
    t3715 = eq(t3652, i8(45))
    t3716 = to(t2942, i16)
    t3717 = mul(t3716, i16(3))
    t3718 = select(t3715, t3717, i16(0))
    t3719 = band(t3650, t3421)
    t3720 = select(t3719, i8(2), i8(0))
    t3721 = eq(t2876, i16(1952))
    t3722 = sar(t2990, i32(19))
    t3723 = band(t3722, i32(1))
    t3724 = eq(t3723, i32(1))
    t3725 = band(t3724, t3721)
    t3726 = select(t3725, i8(4), i8(0))
    t3727 = add(t3705, t3712)
    t3728 = add(t3727, t3714)
    t3729 = to(t3728, i16)
    t3730 = add(t3729, t3718)
    t3731 = to(t3720, i16)
    t3732 = add(t3730, t3731)
    t3733 = to(t3726, i16)
    t3734 = add(t3732, t3733)
    t3735 = to(t3734, i8)
    t3736 = add(t3703, t3735)
    t3737 = ge(t2870, t3736)
    t3738 = band(t3701, t3737)
    t3739 = bor(t3700, t3738)
    t3740 = gt(t2866, i16(0))
    t3741 = band(t2974, i32(31))
    t3742 = to(t3741, i8)
    t3743 = eq(t2878, i16(438))
    t3744 = select(t3743, i8(2), i8(0))
    t3745 = eq(t2878, i16(741))
    t3746 = sar(t2974, i32(5))
    t3747 = band(t3746, i32(15))
    t3748 = to(t3747, i8)
    t3749 = eq(t3748, i8(0))
    t3750 = band(t3749, t3745)
    t3751 = select(t3750, i8(3), i8(0))
    t3752 = select(t3749, t3673, i8(0))
    t3753 = mul(t3752, i8(2))
    t3754 = eq(t3661, i8(45))
    t3755 = to(t2944, i16)
    t3756 = mul(t3755, i16(3))
    t3757 = select(t3754, t3756, i16(0))
    t3758 = band(t3659, t3421)
    t3759 = select(t3758, i8(2), i8(0))
    t3760 = eq(t2878, i16(1952))
    t3761 = sar(t2992, i32(19))
    t3762 = band(t3761, i32(1))
    t3763 = eq(t3762, i32(1))
    t3764 = band(t3763, t3760)
    t3765 = select(t3764, i8(4), i8(0))
    t3766 = add(t3744, t3751)
    t3767 = add(t3766, t3753)
    t3768 = to(t3767, i16)
    t3769 = add(t3768, t3757)
    t3770 = to(t3759, i16)
    t3771 = add(t3769, t3770)
    t3772 = to(t3765, i16)
    t3773 = add(t3771, t3772)
    t3774 = to(t3773, i8)
    t3775 = add(t3742, t3774)
    t3776 = ge(t2872, t3775)
    t3777 = band(t3740, t3776)
    t3778 = bor(t3739, t3777)
    t3779 = gt(t2868, i16(0))
    t3780 = band(t2976, i32(31))
    t3781 = to(t3780, i8)
    t3782 = eq(t2880, i16(438))
    t3783 = select(t3782, i8(2), i8(0))
    t3784 = eq(t2880, i16(741))
    t3785 = sar(t2976, i32(5))
    t3786 = band(t3785, i32(15))
    t3787 = to(t3786, i8)
    t3788 = eq(t3787, i8(0))
    t3789 = band(t3788, t3784)
    t3790 = select(t3789, i8(3), i8(0))
    t3791 = select(t3788, t3673, i8(0))
    t3792 = mul(t3791, i8(2))
    t3793 = eq(t3670, i8(45))
    t3794 = to(t2946, i16)
    t3795 = mul(t3794, i16(3))
    t3796 = select(t3793, t3795, i16(0))
    t3797 = band(t3668, t3421)
    t3798 = select(t3797, i8(2), i8(0))
    t3799 = eq(t2880, i16(1952))
    t3800 = sar(t2994, i32(19))
    t3801 = band(t3800, i32(1))
    t3802 = eq(t3801, i32(1))
    t3803 = band(t3802, t3799)
    t3804 = select(t3803, i8(4), i8(0))
    t3805 = add(t3783, t3790)
    t3806 = add(t3805, t3792)
    t3807 = to(t3806, i16)
    t3808 = add(t3807, t3796)
    t3809 = to(t3798, i16)
    t3810 = add(t3808, t3809)
    t3811 = to(t3804, i16)
    t3812 = add(t3810, t3811)
    t3813 = to(t3812, i8)
    t3814 = add(t3781, t3813)
    t3815 = ge(t2874, t3814)
    t3816 = band(t3779, t3815)
    t3817 = bor(t3778, t3816)
    t3818 = gt(t3096, i8(0))
    t3819 = eq(t3644, i8(16))
    t3820 = eq(t3644, i8(20))
    t3821 = eq(t3652, i8(20))
    t3822 = bor(t3820, t3821)
    t3823 = eq(t3661, i8(20))
    t3824 = bor(t3822, t3823)
    t3825 = eq(t3670, i8(20))
    t3826 = bor(t3824, t3825)
    t3827 = ge(t2945, i8(1))
    t3828 = band(t3827, t3826)
    t3829 = bor(t3819, t3828)
    t3830 = eq(t2879, i16(1040))
    t3831 = eq(t3634, i8(7))
    t3832 = band(t3831, t3830)
    t3833 = bor(t3829, t3832)
    t3834 = eq(t3644, i8(46))
    t3835 = eq(t3652, i8(46))
    t3836 = bor(t3834, t3835)
    t3837 = eq(t3661, i8(46))
    t3838 = bor(t3836, t3837)
    t3839 = eq(t3670, i8(46))
    t3840 = bor(t3838, t3839)
    t3841 = add(t2921, t2927)
    t3842 = to(t3841, i16)
    t3843 = to(t2933, i16)
    t3844 = add(t3842, t3843)
    t3845 = to(t2939, i16)
    t3846 = add(t3844, t3845)
    t3847 = add(t3846, t3677)
    t3848 = to(t2951, i16)
    t3849 = add(t3847, t3848)
    t3850 = to(t2957, i16)
    t3851 = add(t3849, t3850)
    t3852 = to(t2963, i16)
    t3853 = add(t3851, t3852)
    t3854 = to(t2969, i16)
    t3855 = add(t3853, t3854)
    t3856 = to(t3855, i8)
    t3857 = ge(t3856, i8(1))
    t3858 = band(t3857, t3840)
    t3859 = bor(t3833, t3858)
    t3860 = band(t3818, t3859)
    t3861 = bor(t3817, t3860)
    t3862 = gt(t3097, i8(0))
    t3863 = band(t3862, t3859)
    t3864 = bor(t3861, t3863)
    t3865 = eq(t3098, i8(1))
    t3866 = eq(t3644, i8(33))
    t3867 = bor(t3829, t3866)
    t3868 = bor(t3867, t3832)
    t3869 = bor(t3868, t3858)
    t3870 = band(t3865, t3869)
    t3871 = bor(t3864, t3870)
    t3872 = eq(t3098, i8(2))
    t3873 = band(t3872, t3859)
    t3874 = bor(t3871, t3873)
    t3875 = eq(t3098, i8(3))
    t3876 = band(t3875, t3859)
    t3877 = bor(t3874, t3876)
    t3878 = eq(t3318, i8(0))
    t3879 = flip(t3878)
    t3880 = band(t3877, t3879)
    t3881 = select(t3880, i8(3), i8(0))
    t3882 = select(t3320, i8(6), t3881)
    t3883 = flip(t518)
    t3884 = band(t3311, t3883)
    t3885 = flip(t1455)
    t3886 = band(t3884, t3885)
    t3887 = select(t3886, t3882, i8(0))
    return (t3318, t3319, t3314, t3887, t3309,)


_06_acting_off = (i8(0), i8(0), i8(0), i8(0), b1(0),)


def _07_carry(t2596, t2591, t2594, t2597, action):
    t3888 = to(t2596, i8)
    t3889 = to(t2591, i8)
    t3890 = to(t2594, i8)
    t3891 = to(t2597, i8)
    t3892 = to(action, i16)
    return (t3888, t3889, t3890, t3891, t3892,)


_07_carry_off = (i8(0), i8(0), i8(0), i8(0), i16(0),)


def act(x):
    turn = x['turn']
    turn_player = x['turn_player']
    phase = x['phase']
    decider = x['decider']
    flow = x['flow']
    winner = x['winner']
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
    mask_0 = x['mask_0']
    mask_1 = x['mask_1']
    mask_2 = x['mask_2']
    mask_3 = x['mask_3']
    action = x['action']
    key_0 = x['key_0']
    key_1 = x['key_1']
    (t89, t1, t5, t14, t24, t34, t44, t53, t62, t71, t0, t39, t48, t57, t66, t10, t9, t20, t19, t30, t29, t2, t3, t4, t11, t12, t13, t21, t22, t23, t31, t32, t33, t17, t7, t27, t37, t18, t8, t28, t38, t42, t101, t40, t49, t58, t67, t50, t41, t59, t68, t51, t60, t69, t52, t43, t61, t70, t56, t47, t65, t74, t103, t107, t102, t76, t91,) = cut(_00_action, _00_action_off, pokemon_0_0, hit, attacker, pokemon_0_1, pokemon_0_2, pokemon_0_3, pokemon_1_0, pokemon_1_1, pokemon_1_2, pokemon_1_3, winner, action, mask_2, mask_3, mask_1, mask_0, key_0, key_1, phase, row)
    (t505, t267, t288, t469, t272, t273, t274, t275, t276, t277, t284, t508, t301, t472, t511, t302, t475, t514, t303, t478, t171, t666, t531, t174, t534, t177, t537, t180, t540, t183, t543, t186, t546, t189, t549, t192, t552, t195, t555, t198, t558, t201, t561, t204, t564, t207, t567, t210, t570, t213, t573, t216, t576, t219, t579, t222, t582, t225, t585, t228, t588, t356, t651, t591, t594, t597, t600, t603, t606, t609, t612, t615, t618, t621, t624, t627, t630, t633, t636, t639, t642, t645, t648, t669, t518, t650, t524, t652, t653,) = cut(_01_play, _01_play_off, action, t89, phase, row, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, card_0_0, card_0_1, card_0_2, card_0_3, card_0_4, card_0_5, card_0_6, card_0_7, card_0_8, card_0_9, card_0_10, card_0_11, card_0_12, card_0_13, card_0_14, card_0_15, card_0_16, card_0_17, card_0_18, card_0_19, pokemon_0_0, pokemon_0_1, pokemon_0_2, pokemon_0_3, t1, silenced_0, t5, t14, t24, t34, t44, silenced_1, t53, t62, t71, t0, fresh_0_0, turn, t39, t48, t57, t66, t10, t9, fresh_0_1, t20, t19, fresh_0_2, t30, t29, fresh_0_3, tool_0_0, tool_0_1, tool_0_2, tool_0_3, supporter_played, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, stadium, stadium_side, stadium_played, stadium_used)
    (t797, t678, t693, t707, t721, t673, t688, t702, t716, t670, t782, t672, t687, t701, t715, t674, t689, t703, t717, t675, t690, t704, t718, t685, t699, t713, t696, t682, t710, t724, t698, t684, t712, t726, t697, t683, t711, t725, t691, t676, t705, t719, t692, t677, t706, t720, t727, t729, t731, t733, t735, t737, t739, t741, t743, t745, t747, t749, t751, t753, t755, t757, t759, t761, t763, t765, t767, t768, t769, t770, t771, t772, t773, t774, t775, t776, t777, t778, t779, t780, t781, t783, t784, t785, t786, t787, t788, t789, t790, t791, t792, t793, t794, t795, t796, t798, t680, t694, t708, t722, t728, t730, t732, t734, t736, t738, t740, t742, t744, t746, t748, t750, t752, t754, t756, t758, t760, t762, t764, t766,) = cut(_02_played_card, _02_played_card_off, t505, t267, tool_0_0, t288, t469, pokemon_0_0, t272, t0, t273, t1, t274, t2, t275, t3, t276, t4, t277, t5, t284, fresh_0_0, grown_0_0, used_0_0, t508, tool_0_1, t301, t472, pokemon_0_1, t9, t10, t11, t12, t13, t14, fresh_0_1, grown_0_1, used_0_1, t511, tool_0_2, t302, t475, pokemon_0_2, t19, t20, t21, t22, t23, t24, fresh_0_2, grown_0_2, used_0_2, t514, tool_0_3, t303, t478, pokemon_0_3, t29, t30, t31, t32, t33, t34, fresh_0_3, grown_0_3, used_0_3, t171, t666, t531, seen_0_0, t174, t534, seen_0_1, t177, t537, seen_0_2, t180, t540, seen_0_3, t183, t543, seen_0_4, t186, t546, seen_0_5, t189, t549, seen_0_6, t192, t552, seen_0_7, t195, t555, seen_0_8, t198, t558, seen_0_9, t201, t561, seen_0_10, t204, t564, seen_0_11, t207, t567, seen_0_12, t210, t570, seen_0_13, t213, t573, seen_0_14, t216, t576, seen_0_15, t219, t579, seen_0_16, t222, t582, seen_0_17, t225, t585, seen_0_18, t228, t588, seen_0_19, poison_0, burn_0, daze_0, daze_fresh_0, takes_0, takes_ex_0, prevent_0, prevent_small_0, no_weakness_0, hit_back_0, snare_0, deals_0, no_attack_0, no_retreat_0, attack_cost_0, retreat_more_0, smoke_0, doom_0, doze_0, rest_0, bonus_0, bonus_for_0, rest_next_0, bonus_next_0, bonus_for_next_0, exposed_next_0, exposed_0, frenzy_0, frenzy_for_0, haze_0, silenced_0, moved_0)
    (t1478, t1479, t1480, t854, t1373, t886, t918, t858, t1385, t890, t922, t862, t1394, t894, t926, t866, t1403, t898, t930, t870, t1412, t902, t934, t874, t1421, t906, t938, t878, t1430, t910, t942, t882, t1439, t914, t946, t1448, t1365, t1378, t1390, t1399, t1408, t1417, t1426, t1435, t1444, t1453, t810, t1455, t992, t1469, t1477, t947,) = cut(_03_retreat, _03_retreat_off, action, t89, energy_now_0, energy_0_0_0, energy_0_0_1, energy_0_0_2, energy_0_0_3, energy_0_0_4, energy_0_0_5, energy_0_0_6, energy_0_0_7, energy_0_1_0, energy_0_1_1, energy_0_1_2, energy_0_1_3, energy_0_1_4, energy_0_1_5, energy_0_1_6, energy_0_1_7, energy_0_2_0, energy_0_2_1, energy_0_2_2, energy_0_2_3, energy_0_2_4, energy_0_2_5, energy_0_2_6, energy_0_2_7, energy_0_3_0, energy_0_3_1, energy_0_3_2, energy_0_3_3, energy_0_3_4, energy_0_3_5, energy_0_3_6, energy_0_3_7, row, retreated, discarded_0_0, discarded_0_1, discarded_0_2, discarded_0_3, discarded_0_4, discarded_0_5, discarded_0_6, discarded_0_7, energy_0_0_8, discarded_0_8, t797, t678, t693, t707, t721, t356, t673, t688, t702, t716, t670, silenced_1, t39, t44, t48, t53, t57, t62, t66, t71, t651, t782, retreat_less, t672, t687, t701, t715, t674, t689, t703, t717, turn, t675, t690, t704, t718, left, it)
    (t1541, t1538, t1540, t1542, t1547, t1544, t1546, t1548, t1553, t1550, t1552, t1554, t1559, t1556, t1558, t1560, t1565, t1562, t1564, t1566, t1571, t1568, t1570, t1572, t1577, t1574, t1576, t1578, t1583, t1580, t1582, t1584, t1589, t1586, t1588, t1590, t1645, t1649, t1653, t1657, t1661, t1665, t1669, t1673, t1677, t1681, t1685, t1689, t1693, t1697, t1701, t1705, t1709, t1713, t1717, t1721, t1487, t2205, t1499, t1505, t1511, t1517, t1523, t2199, t1535, t1595, t1601, t1607, t1613, t1619, t1625, t1631, t1637, t1484, t1490, t1496, t1502, t1508, t1514, t1520, t1526, t1532, t1592, t1598, t1604, t1610, t1616, t1622, t1628, t1634, t1486, t1492, t1498, t1504, t1510, t1516, t1522, t1528, t1534, t1594, t1600, t1606, t1612, t1618, t1624, t1630, t1636, t1488, t1494, t1500, t1506, t1512, t1518, t1524, t1530, t1536, t1596, t1602, t1608, t1614, t1620, t1626, t1632, t1638, t1722, t1723, t1724, t1725, t1726, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, t1753,) = cut(_04_retreated, _04_retreated_off, t1478, t1479, t1480, t687, t672, t701, t715, damage_0_1, damage_0_0, damage_0_2, damage_0_3, t685, t670, t699, t713, t696, t682, t710, t724, t698, t684, t712, t726, t697, t683, t711, t725, fought_0_1, fought_0_0, fought_0_2, fought_0_3, spent_0_1, spent_0_0, spent_0_2, spent_0_3, struck_0_1, struck_0_0, struck_0_2, struck_0_3, t854, t1373, t886, t918, t858, t1385, t890, t922, t862, t1394, t894, t926, t866, t1403, t898, t930, t870, t1412, t902, t934, t874, t1421, t906, t938, t878, t1430, t910, t942, t882, t1439, t914, t946, energy_0_1_8, t1448, energy_0_2_8, energy_0_3_8, t688, t673, t702, t716, t689, t674, t703, t717, t690, t675, t704, t718, t691, t676, t705, t719, t692, t677, t706, t720, t693, t678, t707, t721, t17, t7, t27, t37, t18, t8, t28, t38, t727, t729, t731, t733, t735, t737, t739, t741, t743, t745, t747, t749, t751, t753, t755, t757, t759, t761, t763, t765, t767, t768, t769, t770, t771, t772, t773, t774, t775, t776, t777, t778, t779, t780, t781, t782, t783, t784, t785, t786, t787, t788, t789, t790, t791, t792, t793, t794, t795, t796, t797, t798, snare_1, t1365, t651, t42, t39, silenced_1, t356, t44, t48, t57, t66, t53, t62, t71, retreat_less, turn, t101, t40)
    (t2843, t3114, t2728, t2725, t2727, t2729, t3005, t3002, t3004, t3006, t3135, t2587, t2698, t2602, t2855, t3126, t2695, t2697, t2699, t2668, t2716, t2596, t2584, t2599, t2665, t2713, t2591, t2586, t2601, t2667, t2715, t2594, t2588, t2603, t2669, t2717, t2597, t2825, t2644, t2650, t2656, t2662, t2674, t2680, t2686, t2692, t2826, t2827, t2867, t2975, t2879, t2972, t2974, t2976, t2945, t2993, t2873, t2864, t2876, t2942, t2990, t2870, t2866, t2878, t2944, t2992, t2872, t2868, t2880, t2946, t2994, t2874, t3096, t2921, t2927, t2933, t2939, t2951, t2957, t2963, t2969, t3097, t3098, t2828, t2856, t2829, t2830, t2831, t2832, t2833, t2834, t2835, t2836, t2837, t2838, t2839, t2840, t2841, t2842, t2844, t2845, t2846, t2847, t2848, t2849, t2850, t2851, t2852, t2853, t2854, t2226, t2239, t2252, t2265, t2278, t2291, t2304, t2317, t2330, t2608, t2614, t2620, t2626, t2632, t2638, t2605, t2611, t2617, t2623, t2629, t2635, t2641, t2647, t2653, t2659, t2671, t2677, t2683, t2689, t2607, t2613, t2619, t2625, t2631, t2637, t2643, t2649, t2655, t2661, t2673, t2679, t2685, t2691, t2609, t2615, t2621, t2627, t2633, t2639, t2645, t2651, t2657, t2663, t2675, t2681, t2687, t2693, t2748, t2752, t2756, t2760, t2764, t2768, t2772, t2776, t2780, t2784, t2788, t2792, t2796, t2800, t2804, t2808, t2812, t2816, t2820, t2824, t3099, t3127, t3100, t3101, t3102, t3103, t3104, t3105, t3106, t3107, t3108, t3109, t3110, t3111, t3112, t3113, t3115, t3116, t3117, t3118, t3119, t3120, t3121, t3122, t3123, t3124, t3125, t2885, t2891, t2897, t2903, t2909, t2915, t2882, t2888, t2894, t2900, t2906, t2912, t2918, t2924, t2930, t2936, t2948, t2954, t2960, t2966, t2884, t2890, t2896, t2902, t2908, t2914, t2920, t2926, t2932, t2938, t2950, t2956, t2962, t2968, t2886, t2892, t2898, t2904, t2910, t2916, t2922, t2928, t2934, t2940, t2952, t2958, t2964, t2970, t3019, t3023, t3027, t3031, t3035, t3039, t3043, t3047, t3051, t3055, t3059, t3063, t3067, t3071, t3075, t3079, t3083, t3087, t3091, t3095, t2740, t2737, t2739, t2741, t2734, t2704, t2710, t2722, t2731, t2701, t2707, t2719, t2733, t2703, t2709, t2721, t2735, t2705, t2711, t2723, t3011, t2981, t2987, t2999, t3008, t2978, t2984, t2996, t3010, t2980, t2986, t2998, t3012, t2982, t2988, t3000,) = cut(_05_promote, _05_promote_off, action, t89, t1541, t1538, t1540, t1542, t1378, t1547, t1544, t1546, t1548, t1390, t1553, t1550, t1552, t1554, t1399, t1559, t1556, t1558, t1560, t1408, t1565, t1562, t1564, t1566, t1417, t1571, t1568, t1570, t1572, t1426, t1577, t1574, t1576, t1578, t1435, t1583, t1580, t1582, t1584, t1444, t1589, t1586, t1588, t1590, t1453, t1645, t1649, t1653, t1657, t1661, t1665, t1669, t1673, t1677, t1681, t1685, t1689, t1693, t1697, t1701, t1705, t1709, t1713, t1717, t1721, t1487, t2205, t1499, t1505, t1511, t1517, t1523, t2199, t1535, t1595, t1601, t1607, t1613, t1619, t1625, t1631, t1637, t1484, t1490, t1496, t1502, t1508, t1514, t1520, t1526, t1532, t1592, t1598, t1604, t1610, t1616, t1622, t1628, t1634, t1486, t1492, t1498, t1504, t1510, t1516, t1522, t1528, t1534, t1594, t1600, t1606, t1612, t1618, t1624, t1630, t1636, t1488, t1494, t1500, t1506, t1512, t1518, t1524, t1530, t1536, t1596, t1602, t1608, t1614, t1620, t1626, t1632, t1638, t1722, t1723, t1724, t1725, t1726, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, phase, decider, t1753, pokemon_1_1, pokemon_1_0, pokemon_1_2, pokemon_1_3, damage_1_1, damage_1_0, damage_1_2, damage_1_3, tool_1_1, tool_1_0, tool_1_2, tool_1_3, fresh_1_1, fresh_1_0, fresh_1_2, fresh_1_3, used_1_1, used_1_0, used_1_2, used_1_3, grown_1_1, grown_1_0, grown_1_2, grown_1_3, fought_1_1, fought_1_0, fought_1_2, fought_1_3, spent_1_1, spent_1_0, spent_1_2, spent_1_3, struck_1_1, struck_1_0, struck_1_2, struck_1_3, energy_1_1_0, energy_1_0_0, energy_1_2_0, energy_1_3_0, energy_1_1_1, energy_1_0_1, energy_1_2_1, energy_1_3_1, energy_1_1_2, energy_1_0_2, energy_1_2_2, energy_1_3_2, energy_1_1_3, energy_1_0_3, energy_1_2_3, energy_1_3_3, energy_1_1_4, energy_1_0_4, energy_1_2_4, energy_1_3_4, energy_1_1_5, energy_1_0_5, energy_1_2_5, energy_1_3_5, energy_1_1_6, energy_1_0_6, energy_1_2_6, energy_1_3_6, energy_1_1_7, energy_1_0_7, energy_1_2_7, energy_1_3_7, energy_1_1_8, energy_1_0_8, energy_1_2_8, energy_1_3_8, t48, t39, t57, t66, t49, t40, t58, t67, t50, t41, t59, t68, t51, t42, t60, t69, t52, t43, t61, t70, t53, t44, t62, t71, t56, t47, t65, t74, t591, t594, t597, t600, t603, t606, t609, t612, t615, t618, t621, t624, t627, t630, t633, t636, t639, t642, t645, t648, poison_1, burn_1, daze_1, daze_fresh_1, takes_1, takes_ex_1, prevent_1, prevent_small_1, no_weakness_1, hit_back_1, snare_1, deals_1, no_attack_1, no_retreat_1, attack_cost_1, retreat_more_1, smoke_1, doom_1, doze_1, rest_1, bonus_1, bonus_for_1, rest_next_1, bonus_next_1, bonus_for_next_1, exposed_next_1, exposed_1, frenzy_1, frenzy_for_1, haze_1, silenced_1, moved_1)
    (t3318, t3319, t3314, t3887, t3309,) = cut(_06_acting, _06_acting_off, action, t89, t810, t2843, t3114, t2728, t2725, t2727, t2729, t3005, t3002, t3004, t3006, t103, t669, t680, t469, t694, t472, t708, t475, t722, t478, t107, t102, flow, t518, t1455, phase, decider, t3135, t2587, t2698, t2602, t2855, t3126, t2695, t2697, t2699, t2668, t651, t2716, t2596, t2584, t2599, t2665, t2713, t2591, t2586, t2601, t2667, t2715, t2594, t2588, t2603, t2669, t2717, t2597, t2825, t2644, t2650, t2656, t2662, t2674, t2680, t2686, t2692, t2826, t2827, t2867, t2975, t2879, t2972, t2974, t2976, t2945, t2993, t2873, t2864, t2876, t2942, t2990, t2870, t2866, t2878, t2944, t2992, t2872, t2868, t2880, t2946, t2994, t2874, t3096, t2921, t2927, t2933, t2939, t2951, t2957, t2963, t2969, t3097, t3098)
    (t3888, t3889, t3890, t3891, t3892,) = cut(_07_carry, _07_carry_off, t2596, t2591, t2594, t2597, action)
    return {
        'turn': turn,
        'turn_player': turn_player,
        'phase': t3318,
        'decider': t3319,
        'flow': t3314,
        'winner': winner,
        'stadium': t651,
        'stadium_side': t650,
        'supporter_played': t524,
        'stadium_played': t652,
        'stadium_used': t653,
        'retreated': t992,
        'row': row,
        'source': source,
        'left': t1469,
        'it': t1477,
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
        'points_0': points_0,
        'energy_now_0': t947,
        'energy_next_0': energy_next_0,
        'declared_0': declared_0,
        'poison_0': t2825,
        'burn_0': t2826,
        'daze_0': t2827,
        'daze_fresh_0': t2828,
        'moved_0': t2856,
        'fallen_0': fallen_0,
        'knockouts_0': knockouts_0,
        'title_0': title_0,
        'title_next_0': title_next_0,
        'locked_0': locked_0,
        'locked_item_0': locked_item_0,
        'locked_trainer_0': locked_trainer_0,
        'locked_evolve_0': locked_evolve_0,
        'locked_zone_0': locked_zone_0,
        'takes_0': t2829,
        'takes_ex_0': t2830,
        'prevent_0': t2831,
        'prevent_small_0': t2832,
        'no_weakness_0': t2833,
        'hit_back_0': t2834,
        'snare_0': t2835,
        'deals_0': t2836,
        'no_attack_0': t2837,
        'no_retreat_0': t2838,
        'attack_cost_0': t2839,
        'retreat_more_0': t2840,
        'smoke_0': t2841,
        'doom_0': t2842,
        'doze_0': t2843,
        'rest_0': t2844,
        'bonus_0': t2845,
        'bonus_for_0': t2846,
        'rest_next_0': t2847,
        'bonus_next_0': t2848,
        'bonus_for_next_0': t2849,
        'exposed_next_0': t2850,
        'exposed_0': t2851,
        'frenzy_0': t2852,
        'frenzy_for_0': t2853,
        'haze_0': t2854,
        'silenced_0': t2855,
        'surge0_0': surge0_0,
        'surge0_next_0': surge0_next_0,
        'surge1_0': surge1_0,
        'surge1_next_0': surge1_next_0,
        'guard0_0': guard0_0,
        'guard1_0': guard1_0,
        'guard2_0': guard2_0,
        'guard3_0': guard3_0,
        'guard4_0': guard4_0,
        'armed0_0': armed0_0,
        'armed1_0': armed1_0,
        'times1_0': times1_0,
        'times2_0': times2_0,
        'times3_0': times3_0,
        'times4_0': times4_0,
        'times5_0': times5_0,
        'times6_0': times6_0,
        'times7_0': times7_0,
        'times8_0': times8_0,
        'times9_0': times9_0,
        'times10_0': times10_0,
        'times11_0': times11_0,
        'times12_0': times12_0,
        'times13_0': times13_0,
        'times14_0': times14_0,
        'discarded_0_0': t2226,
        'discarded_0_1': t2239,
        'discarded_0_2': t2252,
        'discarded_0_3': t2265,
        'discarded_0_4': t2278,
        'discarded_0_5': t2291,
        'discarded_0_6': t2304,
        'discarded_0_7': t2317,
        'discarded_0_8': t2330,
        'pokemon_0_0': t2587,
        'damage_0_0': t3888,
        'tool_0_0': t2602,
        'fresh_0_0': t2608,
        'used_0_0': t2614,
        'grown_0_0': t2620,
        'fought_0_0': t2626,
        'spent_0_0': t2632,
        'struck_0_0': t2638,
        'trap_0_0': trap_0_0,
        'energy_0_0_0': t2644,
        'energy_0_0_1': t2650,
        'energy_0_0_2': t2656,
        'energy_0_0_3': t2662,
        'energy_0_0_4': t2668,
        'energy_0_0_5': t2674,
        'energy_0_0_6': t2680,
        'energy_0_0_7': t2686,
        'energy_0_0_8': t2692,
        'pokemon_0_1': t2584,
        'damage_0_1': t3889,
        'tool_0_1': t2599,
        'fresh_0_1': t2605,
        'used_0_1': t2611,
        'grown_0_1': t2617,
        'fought_0_1': t2623,
        'spent_0_1': t2629,
        'struck_0_1': t2635,
        'trap_0_1': trap_0_1,
        'energy_0_1_0': t2641,
        'energy_0_1_1': t2647,
        'energy_0_1_2': t2653,
        'energy_0_1_3': t2659,
        'energy_0_1_4': t2665,
        'energy_0_1_5': t2671,
        'energy_0_1_6': t2677,
        'energy_0_1_7': t2683,
        'energy_0_1_8': t2689,
        'pokemon_0_2': t2586,
        'damage_0_2': t3890,
        'tool_0_2': t2601,
        'fresh_0_2': t2607,
        'used_0_2': t2613,
        'grown_0_2': t2619,
        'fought_0_2': t2625,
        'spent_0_2': t2631,
        'struck_0_2': t2637,
        'trap_0_2': trap_0_2,
        'energy_0_2_0': t2643,
        'energy_0_2_1': t2649,
        'energy_0_2_2': t2655,
        'energy_0_2_3': t2661,
        'energy_0_2_4': t2667,
        'energy_0_2_5': t2673,
        'energy_0_2_6': t2679,
        'energy_0_2_7': t2685,
        'energy_0_2_8': t2691,
        'pokemon_0_3': t2588,
        'damage_0_3': t3891,
        'tool_0_3': t2603,
        'fresh_0_3': t2609,
        'used_0_3': t2615,
        'grown_0_3': t2621,
        'fought_0_3': t2627,
        'spent_0_3': t2633,
        'struck_0_3': t2639,
        'trap_0_3': trap_0_3,
        'energy_0_3_0': t2645,
        'energy_0_3_1': t2651,
        'energy_0_3_2': t2657,
        'energy_0_3_3': t2663,
        'energy_0_3_4': t2669,
        'energy_0_3_5': t2675,
        'energy_0_3_6': t2681,
        'energy_0_3_7': t2687,
        'energy_0_3_8': t2693,
        'card_0_0': card_0_0,
        'place_0_0': t2748,
        'order_0_0': order_0_0,
        'seen_0_0': t728,
        'card_0_1': card_0_1,
        'place_0_1': t2752,
        'order_0_1': order_0_1,
        'seen_0_1': t730,
        'card_0_2': card_0_2,
        'place_0_2': t2756,
        'order_0_2': order_0_2,
        'seen_0_2': t732,
        'card_0_3': card_0_3,
        'place_0_3': t2760,
        'order_0_3': order_0_3,
        'seen_0_3': t734,
        'card_0_4': card_0_4,
        'place_0_4': t2764,
        'order_0_4': order_0_4,
        'seen_0_4': t736,
        'card_0_5': card_0_5,
        'place_0_5': t2768,
        'order_0_5': order_0_5,
        'seen_0_5': t738,
        'card_0_6': card_0_6,
        'place_0_6': t2772,
        'order_0_6': order_0_6,
        'seen_0_6': t740,
        'card_0_7': card_0_7,
        'place_0_7': t2776,
        'order_0_7': order_0_7,
        'seen_0_7': t742,
        'card_0_8': card_0_8,
        'place_0_8': t2780,
        'order_0_8': order_0_8,
        'seen_0_8': t744,
        'card_0_9': card_0_9,
        'place_0_9': t2784,
        'order_0_9': order_0_9,
        'seen_0_9': t746,
        'card_0_10': card_0_10,
        'place_0_10': t2788,
        'order_0_10': order_0_10,
        'seen_0_10': t748,
        'card_0_11': card_0_11,
        'place_0_11': t2792,
        'order_0_11': order_0_11,
        'seen_0_11': t750,
        'card_0_12': card_0_12,
        'place_0_12': t2796,
        'order_0_12': order_0_12,
        'seen_0_12': t752,
        'card_0_13': card_0_13,
        'place_0_13': t2800,
        'order_0_13': order_0_13,
        'seen_0_13': t754,
        'card_0_14': card_0_14,
        'place_0_14': t2804,
        'order_0_14': order_0_14,
        'seen_0_14': t756,
        'card_0_15': card_0_15,
        'place_0_15': t2808,
        'order_0_15': order_0_15,
        'seen_0_15': t758,
        'card_0_16': card_0_16,
        'place_0_16': t2812,
        'order_0_16': order_0_16,
        'seen_0_16': t760,
        'card_0_17': card_0_17,
        'place_0_17': t2816,
        'order_0_17': order_0_17,
        'seen_0_17': t762,
        'card_0_18': card_0_18,
        'place_0_18': t2820,
        'order_0_18': order_0_18,
        'seen_0_18': t764,
        'card_0_19': card_0_19,
        'place_0_19': t2824,
        'order_0_19': order_0_19,
        'seen_0_19': t766,
        'points_1': points_1,
        'energy_now_1': energy_now_1,
        'energy_next_1': energy_next_1,
        'declared_1': declared_1,
        'poison_1': t3096,
        'burn_1': t3097,
        'daze_1': t3098,
        'daze_fresh_1': t3099,
        'moved_1': t3127,
        'fallen_1': fallen_1,
        'knockouts_1': knockouts_1,
        'title_1': title_1,
        'title_next_1': title_next_1,
        'locked_1': locked_1,
        'locked_item_1': locked_item_1,
        'locked_trainer_1': locked_trainer_1,
        'locked_evolve_1': locked_evolve_1,
        'locked_zone_1': locked_zone_1,
        'takes_1': t3100,
        'takes_ex_1': t3101,
        'prevent_1': t3102,
        'prevent_small_1': t3103,
        'no_weakness_1': t3104,
        'hit_back_1': t3105,
        'snare_1': t3106,
        'deals_1': t3107,
        'no_attack_1': t3108,
        'no_retreat_1': t3109,
        'attack_cost_1': t3110,
        'retreat_more_1': t3111,
        'smoke_1': t3112,
        'doom_1': t3113,
        'doze_1': t3114,
        'rest_1': t3115,
        'bonus_1': t3116,
        'bonus_for_1': t3117,
        'rest_next_1': t3118,
        'bonus_next_1': t3119,
        'bonus_for_next_1': t3120,
        'exposed_next_1': t3121,
        'exposed_1': t3122,
        'frenzy_1': t3123,
        'frenzy_for_1': t3124,
        'haze_1': t3125,
        'silenced_1': t3126,
        'surge0_1': surge0_1,
        'surge0_next_1': surge0_next_1,
        'surge1_1': surge1_1,
        'surge1_next_1': surge1_next_1,
        'guard0_1': guard0_1,
        'guard1_1': guard1_1,
        'guard2_1': guard2_1,
        'guard3_1': guard3_1,
        'guard4_1': guard4_1,
        'armed0_1': armed0_1,
        'armed1_1': armed1_1,
        'times1_1': times1_1,
        'times2_1': times2_1,
        'times3_1': times3_1,
        'times4_1': times4_1,
        'times5_1': times5_1,
        'times6_1': times6_1,
        'times7_1': times7_1,
        'times8_1': times8_1,
        'times9_1': times9_1,
        'times10_1': times10_1,
        'times11_1': times11_1,
        'times12_1': times12_1,
        'times13_1': times13_1,
        'times14_1': times14_1,
        'discarded_1_0': discarded_1_0,
        'discarded_1_1': discarded_1_1,
        'discarded_1_2': discarded_1_2,
        'discarded_1_3': discarded_1_3,
        'discarded_1_4': discarded_1_4,
        'discarded_1_5': discarded_1_5,
        'discarded_1_6': discarded_1_6,
        'discarded_1_7': discarded_1_7,
        'discarded_1_8': discarded_1_8,
        'pokemon_1_0': t2867,
        'damage_1_0': t2873,
        'tool_1_0': t2879,
        'fresh_1_0': t2885,
        'used_1_0': t2891,
        'grown_1_0': t2897,
        'fought_1_0': t2903,
        'spent_1_0': t2909,
        'struck_1_0': t2915,
        'trap_1_0': trap_1_0,
        'energy_1_0_0': t2921,
        'energy_1_0_1': t2927,
        'energy_1_0_2': t2933,
        'energy_1_0_3': t2939,
        'energy_1_0_4': t2945,
        'energy_1_0_5': t2951,
        'energy_1_0_6': t2957,
        'energy_1_0_7': t2963,
        'energy_1_0_8': t2969,
        'pokemon_1_1': t2864,
        'damage_1_1': t2870,
        'tool_1_1': t2876,
        'fresh_1_1': t2882,
        'used_1_1': t2888,
        'grown_1_1': t2894,
        'fought_1_1': t2900,
        'spent_1_1': t2906,
        'struck_1_1': t2912,
        'trap_1_1': trap_1_1,
        'energy_1_1_0': t2918,
        'energy_1_1_1': t2924,
        'energy_1_1_2': t2930,
        'energy_1_1_3': t2936,
        'energy_1_1_4': t2942,
        'energy_1_1_5': t2948,
        'energy_1_1_6': t2954,
        'energy_1_1_7': t2960,
        'energy_1_1_8': t2966,
        'pokemon_1_2': t2866,
        'damage_1_2': t2872,
        'tool_1_2': t2878,
        'fresh_1_2': t2884,
        'used_1_2': t2890,
        'grown_1_2': t2896,
        'fought_1_2': t2902,
        'spent_1_2': t2908,
        'struck_1_2': t2914,
        'trap_1_2': trap_1_2,
        'energy_1_2_0': t2920,
        'energy_1_2_1': t2926,
        'energy_1_2_2': t2932,
        'energy_1_2_3': t2938,
        'energy_1_2_4': t2944,
        'energy_1_2_5': t2950,
        'energy_1_2_6': t2956,
        'energy_1_2_7': t2962,
        'energy_1_2_8': t2968,
        'pokemon_1_3': t2868,
        'damage_1_3': t2874,
        'tool_1_3': t2880,
        'fresh_1_3': t2886,
        'used_1_3': t2892,
        'grown_1_3': t2898,
        'fought_1_3': t2904,
        'spent_1_3': t2910,
        'struck_1_3': t2916,
        'trap_1_3': trap_1_3,
        'energy_1_3_0': t2922,
        'energy_1_3_1': t2928,
        'energy_1_3_2': t2934,
        'energy_1_3_3': t2940,
        'energy_1_3_4': t2946,
        'energy_1_3_5': t2952,
        'energy_1_3_6': t2958,
        'energy_1_3_7': t2964,
        'energy_1_3_8': t2970,
        'card_1_0': card_1_0,
        'place_1_0': t3019,
        'order_1_0': order_1_0,
        'seen_1_0': seen_1_0,
        'card_1_1': card_1_1,
        'place_1_1': t3023,
        'order_1_1': order_1_1,
        'seen_1_1': seen_1_1,
        'card_1_2': card_1_2,
        'place_1_2': t3027,
        'order_1_2': order_1_2,
        'seen_1_2': seen_1_2,
        'card_1_3': card_1_3,
        'place_1_3': t3031,
        'order_1_3': order_1_3,
        'seen_1_3': seen_1_3,
        'card_1_4': card_1_4,
        'place_1_4': t3035,
        'order_1_4': order_1_4,
        'seen_1_4': seen_1_4,
        'card_1_5': card_1_5,
        'place_1_5': t3039,
        'order_1_5': order_1_5,
        'seen_1_5': seen_1_5,
        'card_1_6': card_1_6,
        'place_1_6': t3043,
        'order_1_6': order_1_6,
        'seen_1_6': seen_1_6,
        'card_1_7': card_1_7,
        'place_1_7': t3047,
        'order_1_7': order_1_7,
        'seen_1_7': seen_1_7,
        'card_1_8': card_1_8,
        'place_1_8': t3051,
        'order_1_8': order_1_8,
        'seen_1_8': seen_1_8,
        'card_1_9': card_1_9,
        'place_1_9': t3055,
        'order_1_9': order_1_9,
        'seen_1_9': seen_1_9,
        'card_1_10': card_1_10,
        'place_1_10': t3059,
        'order_1_10': order_1_10,
        'seen_1_10': seen_1_10,
        'card_1_11': card_1_11,
        'place_1_11': t3063,
        'order_1_11': order_1_11,
        'seen_1_11': seen_1_11,
        'card_1_12': card_1_12,
        'place_1_12': t3067,
        'order_1_12': order_1_12,
        'seen_1_12': seen_1_12,
        'card_1_13': card_1_13,
        'place_1_13': t3071,
        'order_1_13': order_1_13,
        'seen_1_13': seen_1_13,
        'card_1_14': card_1_14,
        'place_1_14': t3075,
        'order_1_14': order_1_14,
        'seen_1_14': seen_1_14,
        'card_1_15': card_1_15,
        'place_1_15': t3079,
        'order_1_15': order_1_15,
        'seen_1_15': seen_1_15,
        'card_1_16': card_1_16,
        'place_1_16': t3083,
        'order_1_16': order_1_16,
        'seen_1_16': seen_1_16,
        'card_1_17': card_1_17,
        'place_1_17': t3087,
        'order_1_17': order_1_17,
        'seen_1_17': seen_1_17,
        'card_1_18': card_1_18,
        'place_1_18': t3091,
        'order_1_18': order_1_18,
        'seen_1_18': seen_1_18,
        'card_1_19': card_1_19,
        'place_1_19': t3095,
        'order_1_19': order_1_19,
        'seen_1_19': seen_1_19,
        'todo': t3887,
        'ranks': i8(0),
        'over': t76,
        'foul': t91,
        'legal': t89,
        'acting': t3309,
        'struck_now': b1(0),
        'answered': b1(0),
        'second': b1(0),
        'benched0': t680,
        'benched1': t694,
        'benched2': t708,
        'benched3': t722,
        'evolved0': t469,
        'evolved1': t472,
        'evolved2': t475,
        'evolved3': t478,
        'striker_0_0': t2740,
        'striker_0_1': t2737,
        'striker_0_2': t2739,
        'striker_0_3': t2741,
        'striker_1_0': b1(0),
        'striker_1_1': b1(0),
        'striker_1_2': b1(0),
        'striker_1_3': b1(0),
        'known_0_0': b1(0),
        'known_0_1': b1(0),
        'known_0_2': b1(0),
        'known_0_3': b1(0),
        'known_1_0': b1(0),
        'known_1_1': b1(0),
        'known_1_2': b1(0),
        'known_1_3': b1(0),
        'denied_0_0': b1(0),
        'denied_0_1': b1(0),
        'denied_0_2': b1(0),
        'denied_0_3': b1(0),
        'denied_1_0': b1(0),
        'denied_1_1': b1(0),
        'denied_1_2': b1(0),
        'denied_1_3': b1(0),
        'saved_0_0': b1(0),
        'saved_0_1': b1(0),
        'saved_0_2': b1(0),
        'saved_0_3': b1(0),
        'saved_1_0': b1(0),
        'saved_1_1': b1(0),
        'saved_1_2': b1(0),
        'saved_1_3': b1(0),
        'offer0': b1(0),
        'offer1': b1(0),
        'offer2': b1(0),
        'offer3': b1(0),
        'offer4': b1(0),
        'offer5': b1(0),
        'offer6': b1(0),
        'offer7': b1(0),
        'option0': b1(0),
        'option1': b1(0),
        'unit0': b1(0),
        'unit1': b1(0),
        'unit2': b1(0),
        'unit3': b1(0),
        'unit4': b1(0),
        'unit5': b1(0),
        'unit6': b1(0),
        'unit7': b1(0),
        'unit8': b1(0),
        'pick0': b1(0),
        'pick1': b1(0),
        'pick2': b1(0),
        'pick3': b1(0),
        'pick4': b1(0),
        'pick5': b1(0),
        'pick6': b1(0),
        'pick7': b1(0),
        'pick8': b1(0),
        'pick9': b1(0),
        'pick10': b1(0),
        'pick11': b1(0),
        'pick12': b1(0),
        'pick13': b1(0),
        'pick14': b1(0),
        'pick15': b1(0),
        'pick16': b1(0),
        'pick17': b1(0),
        'pick18': b1(0),
        'pick19': b1(0),
        'may_stop': b1(0),
        'taken': t3892,
        'played': t669,
        'unit_came': t810,
        'attacking': i16(0),
        'blow': i8(0),
        'bounty': i8(0),
        'picks': i8(0),
        'drawn0': i8(0),
        'drawn1': i8(0),
        'reached_0_0': t2734,
        'words_0_0_0': t2698,
        'words_0_0_1': t2704,
        'words_0_0_2': t2710,
        'words_0_0_3': t2716,
        'words_0_0_4': t2722,
        'words_0_0_5': t2728,
        'reached_0_1': t2731,
        'words_0_1_0': t2695,
        'words_0_1_1': t2701,
        'words_0_1_2': t2707,
        'words_0_1_3': t2713,
        'words_0_1_4': t2719,
        'words_0_1_5': t2725,
        'reached_0_2': t2733,
        'words_0_2_0': t2697,
        'words_0_2_1': t2703,
        'words_0_2_2': t2709,
        'words_0_2_3': t2715,
        'words_0_2_4': t2721,
        'words_0_2_5': t2727,
        'reached_0_3': t2735,
        'words_0_3_0': t2699,
        'words_0_3_1': t2705,
        'words_0_3_2': t2711,
        'words_0_3_3': t2717,
        'words_0_3_4': t2723,
        'words_0_3_5': t2729,
        'reached_1_0': t3011,
        'words_1_0_0': t2975,
        'words_1_0_1': t2981,
        'words_1_0_2': t2987,
        'words_1_0_3': t2993,
        'words_1_0_4': t2999,
        'words_1_0_5': t3005,
        'reached_1_1': t3008,
        'words_1_1_0': t2972,
        'words_1_1_1': t2978,
        'words_1_1_2': t2984,
        'words_1_1_3': t2990,
        'words_1_1_4': t2996,
        'words_1_1_5': t3002,
        'reached_1_2': t3010,
        'words_1_2_0': t2974,
        'words_1_2_1': t2980,
        'words_1_2_2': t2986,
        'words_1_2_3': t2992,
        'words_1_2_4': t2998,
        'words_1_2_5': t3004,
        'reached_1_3': t3012,
        'words_1_3_0': t2976,
        'words_1_3_1': t2982,
        'words_1_3_2': t2988,
        'words_1_3_3': t2994,
        'words_1_3_4': t3000,
        'words_1_3_5': t3006,
    }
