"""Generated: `start` as 2038 operations in 7 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code
from .tables import HAND_0


def _00_coin(key_0, key_1):
    t0 = add(key_0, u32(2654435769))
    t1 = shr(t0, u32(16))
    t2 = bxor(t0, t1)
    t3 = mul(t2, u32(2146121005))
    t4 = shr(t3, u32(15))
    t5 = bxor(t3, t4)
    t6 = mul(t5, u32(2221713035))
    t7 = shr(t6, u32(16))
    t8 = bxor(t6, t7)
    t9 = bxor(t8, key_1)
    t10 = add(t9, u32(2654435769))
    t11 = shr(t10, u32(16))
    t12 = bxor(t10, t11)
    t13 = mul(t12, u32(2146121005))
    t14 = shr(t13, u32(15))
    t15 = bxor(t13, t14)
    t16 = mul(t15, u32(2221713035))
    t17 = shr(t16, u32(16))
    t18 = bxor(t16, t17)
    t19 = shr(t18, u32(31))
    t20 = eq(t19, u32(1))
    t21 = flip(t20)
    t22 = to(t21, i8)
    return (t9, t20, t21, t22,)


_00_coin_off = (u32(0), b1(0), b1(0), i8(0),)


def _01_deal_0(deck_0_0, deck_0_1, deck_0_2, deck_0_3, deck_0_4, deck_0_5, deck_0_6, deck_0_7, deck_0_8, deck_0_9, deck_0_10, deck_0_11, deck_0_12, deck_0_13, deck_0_14, deck_0_15, deck_0_16, deck_0_17, deck_0_18, deck_0_19, t9):
    t23 = gt(deck_0_0, i16(0))
    t24 = gt(deck_0_1, i16(0))
    t25 = gt(deck_0_2, i16(0))
    t26 = gt(deck_0_3, i16(0))
    t27 = gt(deck_0_4, i16(0))
    t28 = gt(deck_0_5, i16(0))
    t29 = gt(deck_0_6, i16(0))
    t30 = gt(deck_0_7, i16(0))
    t31 = gt(deck_0_8, i16(0))
    t32 = gt(deck_0_9, i16(0))
    t33 = gt(deck_0_10, i16(0))
    t34 = gt(deck_0_11, i16(0))
    t35 = gt(deck_0_12, i16(0))
    t36 = gt(deck_0_13, i16(0))
    t37 = gt(deck_0_14, i16(0))
    t38 = gt(deck_0_15, i16(0))
    t39 = gt(deck_0_16, i16(0))
    t40 = gt(deck_0_17, i16(0))
    t41 = gt(deck_0_18, i16(0))
    t42 = gt(deck_0_19, i16(0))
    t43 = select(t23, u32(1), u32(0))
    t44 = select(t24, u32(2), u32(0))
    t45 = bor(t43, t44)
    t46 = select(t25, u32(4), u32(0))
    t47 = bor(t45, t46)
    t48 = select(t26, u32(8), u32(0))
    t49 = bor(t47, t48)
    t50 = select(t27, u32(16), u32(0))
    t51 = bor(t49, t50)
    t52 = select(t28, u32(32), u32(0))
    t53 = bor(t51, t52)
    t54 = select(t29, u32(64), u32(0))
    t55 = bor(t53, t54)
    t56 = select(t30, u32(128), u32(0))
    t57 = bor(t55, t56)
    t58 = select(t31, u32(256), u32(0))
    t59 = bor(t57, t58)
    t60 = select(t32, u32(512), u32(0))
    t61 = bor(t59, t60)
    t62 = select(t33, u32(1024), u32(0))
    t63 = bor(t61, t62)
    t64 = select(t34, u32(2048), u32(0))
    t65 = bor(t63, t64)
    t66 = select(t35, u32(4096), u32(0))
    t67 = bor(t65, t66)
    t68 = select(t36, u32(8192), u32(0))
    t69 = bor(t67, t68)
    t70 = select(t37, u32(16384), u32(0))
    t71 = bor(t69, t70)
    t72 = select(t38, u32(32768), u32(0))
    t73 = bor(t71, t72)
    t74 = select(t39, u32(65536), u32(0))
    t75 = bor(t73, t74)
    t76 = select(t40, u32(131072), u32(0))
    t77 = bor(t75, t76)
    t78 = select(t41, u32(262144), u32(0))
    t79 = bor(t77, t78)
    t80 = select(t42, u32(524288), u32(0))
    t81 = bor(t79, t80)
    t82 = take(HAND_0, deck_0_0)
    t83 = sar(t82, i32(3))
    t84 = band(t83, i32(1))
    t85 = eq(t84, i32(1))
    t86 = take(HAND_0, deck_0_1)
    t87 = sar(t86, i32(3))
    t88 = band(t87, i32(1))
    t89 = eq(t88, i32(1))
    t90 = take(HAND_0, deck_0_2)
    t91 = sar(t90, i32(3))
    t92 = band(t91, i32(1))
    t93 = eq(t92, i32(1))
    t94 = take(HAND_0, deck_0_3)
    t95 = sar(t94, i32(3))
    t96 = band(t95, i32(1))
    t97 = eq(t96, i32(1))
    t98 = take(HAND_0, deck_0_4)
    t99 = sar(t98, i32(3))
    t100 = band(t99, i32(1))
    t101 = eq(t100, i32(1))
    t102 = take(HAND_0, deck_0_5)
    t103 = sar(t102, i32(3))
    t104 = band(t103, i32(1))
    t105 = eq(t104, i32(1))
    t106 = take(HAND_0, deck_0_6)
    t107 = sar(t106, i32(3))
    t108 = band(t107, i32(1))
    t109 = eq(t108, i32(1))
    t110 = take(HAND_0, deck_0_7)
    t111 = sar(t110, i32(3))
    t112 = band(t111, i32(1))
    t113 = eq(t112, i32(1))
    t114 = take(HAND_0, deck_0_8)
    t115 = sar(t114, i32(3))
    t116 = band(t115, i32(1))
    t117 = eq(t116, i32(1))
    t118 = take(HAND_0, deck_0_9)
    t119 = sar(t118, i32(3))
    t120 = band(t119, i32(1))
    t121 = eq(t120, i32(1))
    t122 = take(HAND_0, deck_0_10)
    t123 = sar(t122, i32(3))
    t124 = band(t123, i32(1))
    t125 = eq(t124, i32(1))
    t126 = take(HAND_0, deck_0_11)
    t127 = sar(t126, i32(3))
    t128 = band(t127, i32(1))
    t129 = eq(t128, i32(1))
    t130 = take(HAND_0, deck_0_12)
    t131 = sar(t130, i32(3))
    t132 = band(t131, i32(1))
    t133 = eq(t132, i32(1))
    t134 = take(HAND_0, deck_0_13)
    t135 = sar(t134, i32(3))
    t136 = band(t135, i32(1))
    t137 = eq(t136, i32(1))
    t138 = take(HAND_0, deck_0_14)
    t139 = sar(t138, i32(3))
    t140 = band(t139, i32(1))
    t141 = eq(t140, i32(1))
    t142 = take(HAND_0, deck_0_15)
    t143 = sar(t142, i32(3))
    t144 = band(t143, i32(1))
    t145 = eq(t144, i32(1))
    t146 = take(HAND_0, deck_0_16)
    t147 = sar(t146, i32(3))
    t148 = band(t147, i32(1))
    t149 = eq(t148, i32(1))
    t150 = take(HAND_0, deck_0_17)
    t151 = sar(t150, i32(3))
    t152 = band(t151, i32(1))
    t153 = eq(t152, i32(1))
    t154 = take(HAND_0, deck_0_18)
    t155 = sar(t154, i32(3))
    t156 = band(t155, i32(1))
    t157 = eq(t156, i32(1))
    t158 = take(HAND_0, deck_0_19)
    t159 = sar(t158, i32(3))
    t160 = band(t159, i32(1))
    t161 = eq(t160, i32(1))
    t162 = select(t85, u32(1), u32(0))
    t163 = select(t89, u32(2), u32(0))
    t164 = bor(t162, t163)
    t165 = select(t93, u32(4), u32(0))
    t166 = bor(t164, t165)
    t167 = select(t97, u32(8), u32(0))
    t168 = bor(t166, t167)
    t169 = select(t101, u32(16), u32(0))
    t170 = bor(t168, t169)
    t171 = select(t105, u32(32), u32(0))
    t172 = bor(t170, t171)
    t173 = select(t109, u32(64), u32(0))
    t174 = bor(t172, t173)
    t175 = select(t113, u32(128), u32(0))
    t176 = bor(t174, t175)
    t177 = select(t117, u32(256), u32(0))
    t178 = bor(t176, t177)
    t179 = select(t121, u32(512), u32(0))
    t180 = bor(t178, t179)
    t181 = select(t125, u32(1024), u32(0))
    t182 = bor(t180, t181)
    t183 = select(t129, u32(2048), u32(0))
    t184 = bor(t182, t183)
    t185 = select(t133, u32(4096), u32(0))
    t186 = bor(t184, t185)
    t187 = select(t137, u32(8192), u32(0))
    t188 = bor(t186, t187)
    t189 = select(t141, u32(16384), u32(0))
    t190 = bor(t188, t189)
    t191 = select(t145, u32(32768), u32(0))
    t192 = bor(t190, t191)
    t193 = select(t149, u32(65536), u32(0))
    t194 = bor(t192, t193)
    t195 = select(t153, u32(131072), u32(0))
    t196 = bor(t194, t195)
    t197 = select(t157, u32(262144), u32(0))
    t198 = bor(t196, t197)
    t199 = select(t161, u32(524288), u32(0))
    t200 = bor(t198, t199)
    t201 = to(popcount(t81), i8)
    t202 = add(t9, u32(3585159865))
    t203 = shr(t202, u32(16))
    t204 = bxor(t202, t203)
    t205 = mul(t204, u32(2146121005))
    t206 = shr(t205, u32(15))
    t207 = bxor(t205, t206)
    t208 = mul(t207, u32(2221713035))
    t209 = shr(t208, u32(16))
    t210 = bxor(t208, t209)
    t211 = to(t201, u32)
    t212 = shr(t210, u32(16))
    t213 = mul(t212, t211)
    t214 = band(t210, u32(65535))
    t215 = mul(t214, t211)
    t216 = shr(t215, u32(16))
    t217 = add(t213, t216)
    t218 = shr(t217, u32(16))
    t219 = to(t218, i8)
    t220 = lt(t219, t201)
    t221 = band(t81, u32(65535))
    t222 = to(popcount(t221), i8)
    t223 = ge(t219, t222)
    t224 = select(t223, u32(65536), u32(1))
    t225 = shr(t81, u32(16))
    t226 = select(t223, t225, t81)
    t227 = sub(t219, t222)
    t228 = select(t223, t227, t219)
    t229 = band(t226, u32(255))
    t230 = to(popcount(t229), i8)
    t231 = ge(t228, t230)
    t232 = shl(t224, u32(8))
    t233 = select(t231, t232, t224)
    t234 = shr(t226, u32(8))
    t235 = select(t231, t234, t226)
    t236 = sub(t228, t230)
    t237 = select(t231, t236, t228)
    t238 = band(t235, u32(15))
    t239 = to(popcount(t238), i8)
    t240 = ge(t237, t239)
    t241 = shl(t233, u32(4))
    t242 = select(t240, t241, t233)
    t243 = shr(t235, u32(4))
    t244 = select(t240, t243, t235)
    t245 = sub(t237, t239)
    t246 = select(t240, t245, t237)
    t247 = band(t244, u32(3))
    t248 = to(popcount(t247), i8)
    t249 = ge(t246, t248)
    t250 = shl(t242, u32(2))
    t251 = select(t249, t250, t242)
    t252 = shr(t244, u32(2))
    t253 = select(t249, t252, t244)
    t254 = sub(t246, t248)
    t255 = select(t249, t254, t246)
    t256 = band(t253, u32(1))
    t257 = to(popcount(t256), i8)
    t258 = ge(t255, t257)
    t259 = shl(t251, u32(1))
    t260 = select(t258, t259, t251)
    t261 = select(t220, t260, u32(0))
    t262 = bxor(t81, t261)
    t263 = to(popcount(t262), i8)
    t264 = add(t9, u32(1944628338))
    t265 = shr(t264, u32(16))
    t266 = bxor(t264, t265)
    t267 = mul(t266, u32(2146121005))
    t268 = shr(t267, u32(15))
    t269 = bxor(t267, t268)
    t270 = mul(t269, u32(2221713035))
    t271 = shr(t270, u32(16))
    t272 = bxor(t270, t271)
    t273 = to(t263, u32)
    t274 = shr(t272, u32(16))
    t275 = mul(t274, t273)
    t276 = band(t272, u32(65535))
    t277 = mul(t276, t273)
    t278 = shr(t277, u32(16))
    t279 = add(t275, t278)
    t280 = shr(t279, u32(16))
    t281 = to(t280, i8)
    t282 = lt(t281, t263)
    t283 = band(t262, u32(65535))
    t284 = to(popcount(t283), i8)
    t285 = ge(t281, t284)
    t286 = select(t285, u32(65536), u32(1))
    t287 = shr(t262, u32(16))
    t288 = select(t285, t287, t262)
    t289 = sub(t281, t284)
    t290 = select(t285, t289, t281)
    t291 = band(t288, u32(255))
    t292 = to(popcount(t291), i8)
    t293 = ge(t290, t292)
    t294 = shl(t286, u32(8))
    t295 = select(t293, t294, t286)
    t296 = shr(t288, u32(8))
    t297 = select(t293, t296, t288)
    t298 = sub(t290, t292)
    t299 = select(t293, t298, t290)
    t300 = band(t297, u32(15))
    t301 = to(popcount(t300), i8)
    t302 = ge(t299, t301)
    t303 = shl(t295, u32(4))
    t304 = select(t302, t303, t295)
    t305 = shr(t297, u32(4))
    t306 = select(t302, t305, t297)
    t307 = sub(t299, t301)
    t308 = select(t302, t307, t299)
    t309 = band(t306, u32(3))
    t310 = to(popcount(t309), i8)
    t311 = ge(t308, t310)
    t312 = shl(t304, u32(2))
    t313 = select(t311, t312, t304)
    t314 = shr(t306, u32(2))
    t315 = select(t311, t314, t306)
    t316 = sub(t308, t310)
    t317 = select(t311, t316, t308)
    t318 = band(t315, u32(1))
    t319 = to(popcount(t318), i8)
    t320 = ge(t317, t319)
    t321 = shl(t313, u32(1))
    t322 = select(t320, t321, t313)
    t323 = select(t282, t322, u32(0))
    t324 = bxor(t262, t323)
    t325 = to(popcount(t324), i8)
    t326 = add(t9, u32(304096811))
    t327 = shr(t326, u32(16))
    t328 = bxor(t326, t327)
    t329 = mul(t328, u32(2146121005))
    t330 = shr(t329, u32(15))
    t331 = bxor(t329, t330)
    t332 = mul(t331, u32(2221713035))
    t333 = shr(t332, u32(16))
    t334 = bxor(t332, t333)
    t335 = to(t325, u32)
    t336 = shr(t334, u32(16))
    t337 = mul(t336, t335)
    t338 = band(t334, u32(65535))
    t339 = mul(t338, t335)
    t340 = shr(t339, u32(16))
    t341 = add(t337, t340)
    t342 = shr(t341, u32(16))
    t343 = to(t342, i8)
    t344 = lt(t343, t325)
    t345 = band(t324, u32(65535))
    t346 = to(popcount(t345), i8)
    t347 = ge(t343, t346)
    t348 = select(t347, u32(65536), u32(1))
    t349 = shr(t324, u32(16))
    t350 = select(t347, t349, t324)
    t351 = sub(t343, t346)
    t352 = select(t347, t351, t343)
    t353 = band(t350, u32(255))
    t354 = to(popcount(t353), i8)
    t355 = ge(t352, t354)
    t356 = shl(t348, u32(8))
    t357 = select(t355, t356, t348)
    t358 = shr(t350, u32(8))
    t359 = select(t355, t358, t350)
    t360 = sub(t352, t354)
    t361 = select(t355, t360, t352)
    t362 = band(t359, u32(15))
    t363 = to(popcount(t362), i8)
    t364 = ge(t361, t363)
    t365 = shl(t357, u32(4))
    t366 = select(t364, t365, t357)
    t367 = shr(t359, u32(4))
    t368 = select(t364, t367, t359)
    t369 = sub(t361, t363)
    t370 = select(t364, t369, t361)
    t371 = band(t368, u32(3))
    t372 = to(popcount(t371), i8)
    t373 = ge(t370, t372)
    t374 = shl(t366, u32(2))
    t375 = select(t373, t374, t366)
    t376 = shr(t368, u32(2))
    t377 = select(t373, t376, t368)
    t378 = sub(t370, t372)
    t379 = select(t373, t378, t370)
    t380 = band(t377, u32(1))
    t381 = to(popcount(t380), i8)
    t382 = ge(t379, t381)
    t383 = shl(t375, u32(1))
    t384 = select(t382, t383, t375)
    t385 = select(t344, t384, u32(0))
    t386 = bxor(t324, t385)
    t387 = to(popcount(t386), i8)
    t388 = add(t9, u32(2958532580))
    t389 = shr(t388, u32(16))
    t390 = bxor(t388, t389)
    t391 = mul(t390, u32(2146121005))
    t392 = shr(t391, u32(15))
    t393 = bxor(t391, t392)
    t394 = mul(t393, u32(2221713035))
    t395 = shr(t394, u32(16))
    t396 = bxor(t394, t395)
    t397 = to(t387, u32)
    t398 = shr(t396, u32(16))
    t399 = mul(t398, t397)
    t400 = band(t396, u32(65535))
    t401 = mul(t400, t397)
    t402 = shr(t401, u32(16))
    t403 = add(t399, t402)
    t404 = shr(t403, u32(16))
    t405 = to(t404, i8)
    t406 = lt(t405, t387)
    t407 = band(t386, u32(65535))
    t408 = to(popcount(t407), i8)
    t409 = ge(t405, t408)
    t410 = select(t409, u32(65536), u32(1))
    t411 = shr(t386, u32(16))
    t412 = select(t409, t411, t386)
    t413 = sub(t405, t408)
    t414 = select(t409, t413, t405)
    t415 = band(t412, u32(255))
    t416 = to(popcount(t415), i8)
    t417 = ge(t414, t416)
    t418 = shl(t410, u32(8))
    t419 = select(t417, t418, t410)
    t420 = shr(t412, u32(8))
    t421 = select(t417, t420, t412)
    t422 = sub(t414, t416)
    t423 = select(t417, t422, t414)
    t424 = band(t421, u32(15))
    t425 = to(popcount(t424), i8)
    t426 = ge(t423, t425)
    t427 = shl(t419, u32(4))
    t428 = select(t426, t427, t419)
    t429 = shr(t421, u32(4))
    t430 = select(t426, t429, t421)
    t431 = sub(t423, t425)
    t432 = select(t426, t431, t423)
    t433 = band(t430, u32(3))
    t434 = to(popcount(t433), i8)
    t435 = ge(t432, t434)
    t436 = shl(t428, u32(2))
    t437 = select(t435, t436, t428)
    t438 = shr(t430, u32(2))
    t439 = select(t435, t438, t430)
    t440 = sub(t432, t434)
    t441 = select(t435, t440, t432)
    t442 = band(t439, u32(1))
    t443 = to(popcount(t442), i8)
    t444 = ge(t441, t443)
    t445 = shl(t437, u32(1))
    t446 = select(t444, t445, t437)
    t447 = select(t406, t446, u32(0))
    t448 = bxor(t386, t447)
    t449 = to(popcount(t448), i8)
    t450 = add(t9, u32(1318001053))
    t451 = shr(t450, u32(16))
    t452 = bxor(t450, t451)
    t453 = mul(t452, u32(2146121005))
    t454 = shr(t453, u32(15))
    t455 = bxor(t453, t454)
    t456 = mul(t455, u32(2221713035))
    t457 = shr(t456, u32(16))
    t458 = bxor(t456, t457)
    t459 = to(t449, u32)
    t460 = shr(t458, u32(16))
    t461 = mul(t460, t459)
    t462 = band(t458, u32(65535))
    t463 = mul(t462, t459)
    t464 = shr(t463, u32(16))
    t465 = add(t461, t464)
    t466 = shr(t465, u32(16))
    t467 = to(t466, i8)
    t468 = lt(t467, t449)
    t469 = band(t448, u32(65535))
    t470 = to(popcount(t469), i8)
    t471 = ge(t467, t470)
    t472 = select(t471, u32(65536), u32(1))
    t473 = shr(t448, u32(16))
    t474 = select(t471, t473, t448)
    t475 = sub(t467, t470)
    t476 = select(t471, t475, t467)
    t477 = band(t474, u32(255))
    t478 = to(popcount(t477), i8)
    t479 = ge(t476, t478)
    t480 = shl(t472, u32(8))
    t481 = select(t479, t480, t472)
    t482 = shr(t474, u32(8))
    t483 = select(t479, t482, t474)
    t484 = sub(t476, t478)
    t485 = select(t479, t484, t476)
    t486 = band(t483, u32(15))
    t487 = to(popcount(t486), i8)
    t488 = ge(t485, t487)
    t489 = shl(t481, u32(4))
    t490 = select(t488, t489, t481)
    t491 = shr(t483, u32(4))
    t492 = select(t488, t491, t483)
    t493 = sub(t485, t487)
    t494 = select(t488, t493, t485)
    t495 = band(t492, u32(3))
    t496 = to(popcount(t495), i8)
    t497 = ge(t494, t496)
    t498 = shl(t490, u32(2))
    t499 = select(t497, t498, t490)
    t500 = shr(t492, u32(2))
    t501 = select(t497, t500, t492)
    t502 = sub(t494, t496)
    t503 = select(t497, t502, t494)
    t504 = band(t501, u32(1))
    t505 = to(popcount(t504), i8)
    t506 = ge(t503, t505)
    t507 = shl(t499, u32(1))
    t508 = select(t506, t507, t499)
    t509 = select(t468, t508, u32(0))
    t510 = bxor(t448, t509)
    t511 = bxor(t81, t510)
    return (t200, t511, t510,)


_01_deal_0_off = (u32(0), u32(0), u32(0),)


def _02_deal_0__a_Basic(t200, t511, t9, t510, declared_0, t20, deck_0_0, deck_0_1, deck_0_2, deck_0_3, deck_0_4, deck_0_5, deck_0_6, deck_0_7, deck_0_8, deck_0_9, deck_0_10, deck_0_11, deck_0_12, deck_0_13, deck_0_14, deck_0_15, deck_0_16, deck_0_17, deck_0_18, deck_0_19, t21):
    t512 = band(t200, t511)
    t513 = gt(t512, u32(0))
    t514 = flip(t513)
    t515 = to(popcount(t511), i8)
    t516 = add(t9, u32(220916665))
    t517 = shr(t516, u32(16))
    t518 = bxor(t516, t517)
    t519 = mul(t518, u32(2146121005))
    t520 = shr(t519, u32(15))
    t521 = bxor(t519, t520)
    t522 = mul(t521, u32(2221713035))
    t523 = shr(t522, u32(16))
    t524 = bxor(t522, t523)
    t525 = to(t515, u32)
    t526 = shr(t524, u32(16))
    t527 = mul(t526, t525)
    t528 = band(t524, u32(65535))
    t529 = mul(t528, t525)
    t530 = shr(t529, u32(16))
    t531 = add(t527, t530)
    t532 = shr(t531, u32(16))
    t533 = to(t532, i8)
    t534 = lt(t533, t515)
    t535 = band(t514, t534)
    t536 = band(t511, u32(65535))
    t537 = to(popcount(t536), i8)
    t538 = ge(t533, t537)
    t539 = select(t538, u32(65536), u32(1))
    t540 = shr(t511, u32(16))
    t541 = select(t538, t540, t511)
    t542 = sub(t533, t537)
    t543 = select(t538, t542, t533)
    t544 = band(t541, u32(255))
    t545 = to(popcount(t544), i8)
    t546 = ge(t543, t545)
    t547 = shl(t539, u32(8))
    t548 = select(t546, t547, t539)
    t549 = shr(t541, u32(8))
    t550 = select(t546, t549, t541)
    t551 = sub(t543, t545)
    t552 = select(t546, t551, t543)
    t553 = band(t550, u32(15))
    t554 = to(popcount(t553), i8)
    t555 = ge(t552, t554)
    t556 = shl(t548, u32(4))
    t557 = select(t555, t556, t548)
    t558 = shr(t550, u32(4))
    t559 = select(t555, t558, t550)
    t560 = sub(t552, t554)
    t561 = select(t555, t560, t552)
    t562 = band(t559, u32(3))
    t563 = to(popcount(t562), i8)
    t564 = ge(t561, t563)
    t565 = shl(t557, u32(2))
    t566 = select(t564, t565, t557)
    t567 = shr(t559, u32(2))
    t568 = select(t564, t567, t559)
    t569 = sub(t561, t563)
    t570 = select(t564, t569, t561)
    t571 = band(t568, u32(1))
    t572 = to(popcount(t571), i8)
    t573 = ge(t570, t572)
    t574 = shl(t566, u32(1))
    t575 = select(t573, t574, t566)
    t576 = select(t535, t575, u32(0))
    t577 = band(t200, t510)
    t578 = to(popcount(t577), i8)
    t579 = add(t9, u32(1151640761))
    t580 = shr(t579, u32(16))
    t581 = bxor(t579, t580)
    t582 = mul(t581, u32(2146121005))
    t583 = shr(t582, u32(15))
    t584 = bxor(t582, t583)
    t585 = mul(t584, u32(2221713035))
    t586 = shr(t585, u32(16))
    t587 = bxor(t585, t586)
    t588 = to(t578, u32)
    t589 = shr(t587, u32(16))
    t590 = mul(t589, t588)
    t591 = band(t587, u32(65535))
    t592 = mul(t591, t588)
    t593 = shr(t592, u32(16))
    t594 = add(t590, t593)
    t595 = shr(t594, u32(16))
    t596 = to(t595, i8)
    t597 = lt(t596, t578)
    t598 = band(t514, t597)
    t599 = band(t577, u32(65535))
    t600 = to(popcount(t599), i8)
    t601 = ge(t596, t600)
    t602 = select(t601, u32(65536), u32(1))
    t603 = shr(t577, u32(16))
    t604 = select(t601, t603, t577)
    t605 = sub(t596, t600)
    t606 = select(t601, t605, t596)
    t607 = band(t604, u32(255))
    t608 = to(popcount(t607), i8)
    t609 = ge(t606, t608)
    t610 = shl(t602, u32(8))
    t611 = select(t609, t610, t602)
    t612 = shr(t604, u32(8))
    t613 = select(t609, t612, t604)
    t614 = sub(t606, t608)
    t615 = select(t609, t614, t606)
    t616 = band(t613, u32(15))
    t617 = to(popcount(t616), i8)
    t618 = ge(t615, t617)
    t619 = shl(t611, u32(4))
    t620 = select(t618, t619, t611)
    t621 = shr(t613, u32(4))
    t622 = select(t618, t621, t613)
    t623 = sub(t615, t617)
    t624 = select(t618, t623, t615)
    t625 = band(t622, u32(3))
    t626 = to(popcount(t625), i8)
    t627 = ge(t624, t626)
    t628 = shl(t620, u32(2))
    t629 = select(t627, t628, t620)
    t630 = shr(t622, u32(2))
    t631 = select(t627, t630, t622)
    t632 = sub(t624, t626)
    t633 = select(t627, t632, t624)
    t634 = band(t631, u32(1))
    t635 = to(popcount(t634), i8)
    t636 = ge(t633, t635)
    t637 = shl(t629, u32(1))
    t638 = select(t636, t637, t629)
    t639 = select(t598, t638, u32(0))
    t640 = bxor(t511, t576)
    t641 = bor(t640, t639)
    t642 = band(t641, u32(1))
    t643 = gt(t642, u32(0))
    t644 = band(t641, u32(2))
    t645 = gt(t644, u32(0))
    t646 = band(t641, u32(4))
    t647 = gt(t646, u32(0))
    t648 = band(t641, u32(8))
    t649 = gt(t648, u32(0))
    t650 = band(t641, u32(16))
    t651 = gt(t650, u32(0))
    t652 = band(t641, u32(32))
    t653 = gt(t652, u32(0))
    t654 = band(t641, u32(64))
    t655 = gt(t654, u32(0))
    t656 = band(t641, u32(128))
    t657 = gt(t656, u32(0))
    t658 = band(t641, u32(256))
    t659 = gt(t658, u32(0))
    t660 = band(t641, u32(512))
    t661 = gt(t660, u32(0))
    t662 = band(t641, u32(1024))
    t663 = gt(t662, u32(0))
    t664 = band(t641, u32(2048))
    t665 = gt(t664, u32(0))
    t666 = band(t641, u32(4096))
    t667 = gt(t666, u32(0))
    t668 = band(t641, u32(8192))
    t669 = gt(t668, u32(0))
    t670 = band(t641, u32(16384))
    t671 = gt(t670, u32(0))
    t672 = band(t641, u32(32768))
    t673 = gt(t672, u32(0))
    t674 = band(t641, u32(65536))
    t675 = gt(t674, u32(0))
    t676 = band(t641, u32(131072))
    t677 = gt(t676, u32(0))
    t678 = band(t641, u32(262144))
    t679 = gt(t678, u32(0))
    t680 = band(t641, u32(524288))
    t681 = gt(t680, u32(0))
    t682 = to(declared_0, u32)
    t683 = band(t682, u32(255))
    t684 = to(popcount(t683), i8)
    t685 = add(t9, u32(2082364857))
    t686 = shr(t685, u32(16))
    t687 = bxor(t685, t686)
    t688 = mul(t687, u32(2146121005))
    t689 = shr(t688, u32(15))
    t690 = bxor(t688, t689)
    t691 = mul(t690, u32(2221713035))
    t692 = shr(t691, u32(16))
    t693 = bxor(t691, t692)
    t694 = to(t684, u32)
    t695 = shr(t693, u32(16))
    t696 = mul(t695, t694)
    t697 = band(t693, u32(65535))
    t698 = mul(t697, t694)
    t699 = shr(t698, u32(16))
    t700 = add(t696, t699)
    t701 = shr(t700, u32(16))
    t702 = to(t701, i8)
    t703 = lt(t702, t684)
    t704 = band(t683, u32(15))
    t705 = to(popcount(t704), i8)
    t706 = ge(t702, t705)
    t707 = select(t706, u32(16), u32(1))
    t708 = shr(t683, u32(4))
    t709 = select(t706, t708, t683)
    t710 = sub(t702, t705)
    t711 = select(t706, t710, t702)
    t712 = band(t709, u32(3))
    t713 = to(popcount(t712), i8)
    t714 = ge(t711, t713)
    t715 = shl(t707, u32(2))
    t716 = select(t714, t715, t707)
    t717 = shr(t709, u32(2))
    t718 = select(t714, t717, t709)
    t719 = sub(t711, t713)
    t720 = select(t714, t719, t711)
    t721 = band(t718, u32(1))
    t722 = to(popcount(t721), i8)
    t723 = ge(t720, t722)
    t724 = shl(t716, u32(1))
    t725 = select(t723, t724, t716)
    t726 = select(t703, t725, u32(0))
    t727 = band(t726, u32(1))
    t728 = gt(t727, u32(0))
    t729 = band(t726, u32(2))
    t730 = gt(t729, u32(0))
    t731 = band(t726, u32(4))
    t732 = gt(t731, u32(0))
    t733 = band(t726, u32(8))
    t734 = gt(t733, u32(0))
    t735 = band(t726, u32(16))
    t736 = gt(t735, u32(0))
    t737 = band(t726, u32(32))
    t738 = gt(t737, u32(0))
    t739 = band(t726, u32(64))
    t740 = gt(t739, u32(0))
    t741 = band(t726, u32(128))
    t742 = gt(t741, u32(0))
    t743 = select(t728, i8(1), i8(0))
    t744 = select(t730, i8(2), t743)
    t745 = select(t732, i8(3), t744)
    t746 = select(t734, i8(4), t745)
    t747 = select(t736, i8(5), t746)
    t748 = select(t738, i8(6), t747)
    t749 = select(t740, i8(7), t748)
    t750 = select(t742, i8(8), t749)
    t751 = select(t20, declared_0, i16(0))
    t752 = select(t20, t750, i8(0))
    t753 = gt(deck_0_0, i16(0))
    t754 = select(t753, i8(0), i8(9))
    t755 = select(t643, i8(1), t754)
    t756 = select(t20, deck_0_0, i16(0))
    t757 = select(t20, t755, i8(0))
    t758 = gt(deck_0_1, i16(0))
    t759 = select(t758, i8(0), i8(9))
    t760 = select(t645, i8(1), t759)
    t761 = select(t20, deck_0_1, i16(0))
    t762 = select(t20, t760, i8(0))
    t763 = gt(deck_0_2, i16(0))
    t764 = select(t763, i8(0), i8(9))
    t765 = select(t647, i8(1), t764)
    t766 = select(t20, deck_0_2, i16(0))
    t767 = select(t20, t765, i8(0))
    t768 = gt(deck_0_3, i16(0))
    t769 = select(t768, i8(0), i8(9))
    t770 = select(t649, i8(1), t769)
    t771 = select(t20, deck_0_3, i16(0))
    t772 = select(t20, t770, i8(0))
    t773 = gt(deck_0_4, i16(0))
    t774 = select(t773, i8(0), i8(9))
    t775 = select(t651, i8(1), t774)
    t776 = select(t20, deck_0_4, i16(0))
    t777 = select(t20, t775, i8(0))
    t778 = gt(deck_0_5, i16(0))
    t779 = select(t778, i8(0), i8(9))
    t780 = select(t653, i8(1), t779)
    t781 = select(t20, deck_0_5, i16(0))
    t782 = select(t20, t780, i8(0))
    t783 = gt(deck_0_6, i16(0))
    t784 = select(t783, i8(0), i8(9))
    t785 = select(t655, i8(1), t784)
    t786 = select(t20, deck_0_6, i16(0))
    t787 = select(t20, t785, i8(0))
    t788 = gt(deck_0_7, i16(0))
    t789 = select(t788, i8(0), i8(9))
    t790 = select(t657, i8(1), t789)
    t791 = select(t20, deck_0_7, i16(0))
    t792 = select(t20, t790, i8(0))
    t793 = gt(deck_0_8, i16(0))
    t794 = select(t793, i8(0), i8(9))
    t795 = select(t659, i8(1), t794)
    t796 = select(t20, deck_0_8, i16(0))
    t797 = select(t20, t795, i8(0))
    t798 = gt(deck_0_9, i16(0))
    t799 = select(t798, i8(0), i8(9))
    t800 = select(t661, i8(1), t799)
    t801 = select(t20, deck_0_9, i16(0))
    t802 = select(t20, t800, i8(0))
    t803 = gt(deck_0_10, i16(0))
    t804 = select(t803, i8(0), i8(9))
    t805 = select(t663, i8(1), t804)
    t806 = select(t20, deck_0_10, i16(0))
    t807 = select(t20, t805, i8(0))
    t808 = gt(deck_0_11, i16(0))
    t809 = select(t808, i8(0), i8(9))
    t810 = select(t665, i8(1), t809)
    t811 = select(t20, deck_0_11, i16(0))
    t812 = select(t20, t810, i8(0))
    t813 = gt(deck_0_12, i16(0))
    t814 = select(t813, i8(0), i8(9))
    t815 = select(t667, i8(1), t814)
    t816 = select(t20, deck_0_12, i16(0))
    t817 = select(t20, t815, i8(0))
    t818 = gt(deck_0_13, i16(0))
    t819 = select(t818, i8(0), i8(9))
    t820 = select(t669, i8(1), t819)
    t821 = select(t20, deck_0_13, i16(0))
    t822 = select(t20, t820, i8(0))
    t823 = gt(deck_0_14, i16(0))
    t824 = select(t823, i8(0), i8(9))
    t825 = select(t671, i8(1), t824)
    t826 = select(t20, deck_0_14, i16(0))
    t827 = select(t20, t825, i8(0))
    t828 = gt(deck_0_15, i16(0))
    t829 = select(t828, i8(0), i8(9))
    t830 = select(t673, i8(1), t829)
    t831 = select(t20, deck_0_15, i16(0))
    t832 = select(t20, t830, i8(0))
    t833 = gt(deck_0_16, i16(0))
    t834 = select(t833, i8(0), i8(9))
    t835 = select(t675, i8(1), t834)
    t836 = select(t20, deck_0_16, i16(0))
    t837 = select(t20, t835, i8(0))
    t838 = gt(deck_0_17, i16(0))
    t839 = select(t838, i8(0), i8(9))
    t840 = select(t677, i8(1), t839)
    t841 = select(t20, deck_0_17, i16(0))
    t842 = select(t20, t840, i8(0))
    t843 = gt(deck_0_18, i16(0))
    t844 = select(t843, i8(0), i8(9))
    t845 = select(t679, i8(1), t844)
    t846 = select(t20, deck_0_18, i16(0))
    t847 = select(t20, t845, i8(0))
    t848 = gt(deck_0_19, i16(0))
    t849 = select(t848, i8(0), i8(9))
    t850 = select(t681, i8(1), t849)
    t851 = select(t20, deck_0_19, i16(0))
    t852 = select(t20, t850, i8(0))
    t853 = select(t21, declared_0, i16(0))
    t854 = select(t21, t750, i8(0))
    t855 = select(t21, deck_0_0, i16(0))
    t856 = select(t21, t755, i8(0))
    t857 = select(t21, deck_0_1, i16(0))
    t858 = select(t21, t760, i8(0))
    t859 = select(t21, deck_0_2, i16(0))
    t860 = select(t21, t765, i8(0))
    t861 = select(t21, deck_0_3, i16(0))
    t862 = select(t21, t770, i8(0))
    t863 = select(t21, deck_0_4, i16(0))
    t864 = select(t21, t775, i8(0))
    t865 = select(t21, deck_0_5, i16(0))
    t866 = select(t21, t780, i8(0))
    t867 = select(t21, deck_0_6, i16(0))
    t868 = select(t21, t785, i8(0))
    t869 = select(t21, deck_0_7, i16(0))
    t870 = select(t21, t790, i8(0))
    t871 = select(t21, deck_0_8, i16(0))
    t872 = select(t21, t795, i8(0))
    t873 = select(t21, deck_0_9, i16(0))
    t874 = select(t21, t800, i8(0))
    t875 = select(t21, deck_0_10, i16(0))
    t876 = select(t21, t805, i8(0))
    t877 = select(t21, deck_0_11, i16(0))
    t878 = select(t21, t810, i8(0))
    t879 = select(t21, deck_0_12, i16(0))
    t880 = select(t21, t815, i8(0))
    t881 = select(t21, deck_0_13, i16(0))
    t882 = select(t21, t820, i8(0))
    t883 = select(t21, deck_0_14, i16(0))
    t884 = select(t21, t825, i8(0))
    t885 = select(t21, deck_0_15, i16(0))
    t886 = select(t21, t830, i8(0))
    t887 = select(t21, deck_0_16, i16(0))
    t888 = select(t21, t835, i8(0))
    t889 = select(t21, deck_0_17, i16(0))
    t890 = select(t21, t840, i8(0))
    t891 = select(t21, deck_0_18, i16(0))
    t892 = select(t21, t845, i8(0))
    t893 = select(t21, deck_0_19, i16(0))
    t894 = select(t21, t850, i8(0))
    return (t751, t752, t756, t757, t761, t762, t766, t767, t771, t772, t776, t777, t781, t782, t786, t787, t791, t792, t796, t797, t801, t802, t806, t807, t811, t812, t816, t817, t821, t822, t826, t827, t831, t832, t836, t837, t841, t842, t846, t847, t851, t852, t853, t854, t855, t856, t857, t858, t859, t860, t861, t862, t863, t864, t865, t866, t867, t868, t869, t870, t871, t872, t873, t874, t875, t876, t877, t878, t879, t880, t881, t882, t883, t884, t885, t886, t887, t888, t889, t890, t891, t892, t893, t894,)


_02_deal_0__a_Basic_off = (i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0),)


def _03_deal_1(deck_1_0, deck_1_1, deck_1_2, deck_1_3, deck_1_4, deck_1_5, deck_1_6, deck_1_7, deck_1_8, deck_1_9, deck_1_10, deck_1_11, deck_1_12, deck_1_13, deck_1_14, deck_1_15, deck_1_16, deck_1_17, deck_1_18, deck_1_19, t9):
    t895 = gt(deck_1_0, i16(0))
    t896 = gt(deck_1_1, i16(0))
    t897 = gt(deck_1_2, i16(0))
    t898 = gt(deck_1_3, i16(0))
    t899 = gt(deck_1_4, i16(0))
    t900 = gt(deck_1_5, i16(0))
    t901 = gt(deck_1_6, i16(0))
    t902 = gt(deck_1_7, i16(0))
    t903 = gt(deck_1_8, i16(0))
    t904 = gt(deck_1_9, i16(0))
    t905 = gt(deck_1_10, i16(0))
    t906 = gt(deck_1_11, i16(0))
    t907 = gt(deck_1_12, i16(0))
    t908 = gt(deck_1_13, i16(0))
    t909 = gt(deck_1_14, i16(0))
    t910 = gt(deck_1_15, i16(0))
    t911 = gt(deck_1_16, i16(0))
    t912 = gt(deck_1_17, i16(0))
    t913 = gt(deck_1_18, i16(0))
    t914 = gt(deck_1_19, i16(0))
    t915 = select(t895, u32(1), u32(0))
    t916 = select(t896, u32(2), u32(0))
    t917 = bor(t915, t916)
    t918 = select(t897, u32(4), u32(0))
    t919 = bor(t917, t918)
    t920 = select(t898, u32(8), u32(0))
    t921 = bor(t919, t920)
    t922 = select(t899, u32(16), u32(0))
    t923 = bor(t921, t922)
    t924 = select(t900, u32(32), u32(0))
    t925 = bor(t923, t924)
    t926 = select(t901, u32(64), u32(0))
    t927 = bor(t925, t926)
    t928 = select(t902, u32(128), u32(0))
    t929 = bor(t927, t928)
    t930 = select(t903, u32(256), u32(0))
    t931 = bor(t929, t930)
    t932 = select(t904, u32(512), u32(0))
    t933 = bor(t931, t932)
    t934 = select(t905, u32(1024), u32(0))
    t935 = bor(t933, t934)
    t936 = select(t906, u32(2048), u32(0))
    t937 = bor(t935, t936)
    t938 = select(t907, u32(4096), u32(0))
    t939 = bor(t937, t938)
    t940 = select(t908, u32(8192), u32(0))
    t941 = bor(t939, t940)
    t942 = select(t909, u32(16384), u32(0))
    t943 = bor(t941, t942)
    t944 = select(t910, u32(32768), u32(0))
    t945 = bor(t943, t944)
    t946 = select(t911, u32(65536), u32(0))
    t947 = bor(t945, t946)
    t948 = select(t912, u32(131072), u32(0))
    t949 = bor(t947, t948)
    t950 = select(t913, u32(262144), u32(0))
    t951 = bor(t949, t950)
    t952 = select(t914, u32(524288), u32(0))
    t953 = bor(t951, t952)
    t954 = take(HAND_0, deck_1_0)
    t955 = sar(t954, i32(3))
    t956 = band(t955, i32(1))
    t957 = eq(t956, i32(1))
    t958 = take(HAND_0, deck_1_1)
    t959 = sar(t958, i32(3))
    t960 = band(t959, i32(1))
    t961 = eq(t960, i32(1))
    t962 = take(HAND_0, deck_1_2)
    t963 = sar(t962, i32(3))
    t964 = band(t963, i32(1))
    t965 = eq(t964, i32(1))
    t966 = take(HAND_0, deck_1_3)
    t967 = sar(t966, i32(3))
    t968 = band(t967, i32(1))
    t969 = eq(t968, i32(1))
    t970 = take(HAND_0, deck_1_4)
    t971 = sar(t970, i32(3))
    t972 = band(t971, i32(1))
    t973 = eq(t972, i32(1))
    t974 = take(HAND_0, deck_1_5)
    t975 = sar(t974, i32(3))
    t976 = band(t975, i32(1))
    t977 = eq(t976, i32(1))
    t978 = take(HAND_0, deck_1_6)
    t979 = sar(t978, i32(3))
    t980 = band(t979, i32(1))
    t981 = eq(t980, i32(1))
    t982 = take(HAND_0, deck_1_7)
    t983 = sar(t982, i32(3))
    t984 = band(t983, i32(1))
    t985 = eq(t984, i32(1))
    t986 = take(HAND_0, deck_1_8)
    t987 = sar(t986, i32(3))
    t988 = band(t987, i32(1))
    t989 = eq(t988, i32(1))
    t990 = take(HAND_0, deck_1_9)
    t991 = sar(t990, i32(3))
    t992 = band(t991, i32(1))
    t993 = eq(t992, i32(1))
    t994 = take(HAND_0, deck_1_10)
    t995 = sar(t994, i32(3))
    t996 = band(t995, i32(1))
    t997 = eq(t996, i32(1))
    t998 = take(HAND_0, deck_1_11)
    t999 = sar(t998, i32(3))
    t1000 = band(t999, i32(1))
    t1001 = eq(t1000, i32(1))
    t1002 = take(HAND_0, deck_1_12)
    t1003 = sar(t1002, i32(3))
    t1004 = band(t1003, i32(1))
    t1005 = eq(t1004, i32(1))
    t1006 = take(HAND_0, deck_1_13)
    t1007 = sar(t1006, i32(3))
    t1008 = band(t1007, i32(1))
    t1009 = eq(t1008, i32(1))
    t1010 = take(HAND_0, deck_1_14)
    t1011 = sar(t1010, i32(3))
    t1012 = band(t1011, i32(1))
    t1013 = eq(t1012, i32(1))
    t1014 = take(HAND_0, deck_1_15)
    t1015 = sar(t1014, i32(3))
    t1016 = band(t1015, i32(1))
    t1017 = eq(t1016, i32(1))
    t1018 = take(HAND_0, deck_1_16)
    t1019 = sar(t1018, i32(3))
    t1020 = band(t1019, i32(1))
    t1021 = eq(t1020, i32(1))
    t1022 = take(HAND_0, deck_1_17)
    t1023 = sar(t1022, i32(3))
    t1024 = band(t1023, i32(1))
    t1025 = eq(t1024, i32(1))
    t1026 = take(HAND_0, deck_1_18)
    t1027 = sar(t1026, i32(3))
    t1028 = band(t1027, i32(1))
    t1029 = eq(t1028, i32(1))
    t1030 = take(HAND_0, deck_1_19)
    t1031 = sar(t1030, i32(3))
    t1032 = band(t1031, i32(1))
    t1033 = eq(t1032, i32(1))
    t1034 = select(t957, u32(1), u32(0))
    t1035 = select(t961, u32(2), u32(0))
    t1036 = bor(t1034, t1035)
    t1037 = select(t965, u32(4), u32(0))
    t1038 = bor(t1036, t1037)
    t1039 = select(t969, u32(8), u32(0))
    t1040 = bor(t1038, t1039)
    t1041 = select(t973, u32(16), u32(0))
    t1042 = bor(t1040, t1041)
    t1043 = select(t977, u32(32), u32(0))
    t1044 = bor(t1042, t1043)
    t1045 = select(t981, u32(64), u32(0))
    t1046 = bor(t1044, t1045)
    t1047 = select(t985, u32(128), u32(0))
    t1048 = bor(t1046, t1047)
    t1049 = select(t989, u32(256), u32(0))
    t1050 = bor(t1048, t1049)
    t1051 = select(t993, u32(512), u32(0))
    t1052 = bor(t1050, t1051)
    t1053 = select(t997, u32(1024), u32(0))
    t1054 = bor(t1052, t1053)
    t1055 = select(t1001, u32(2048), u32(0))
    t1056 = bor(t1054, t1055)
    t1057 = select(t1005, u32(4096), u32(0))
    t1058 = bor(t1056, t1057)
    t1059 = select(t1009, u32(8192), u32(0))
    t1060 = bor(t1058, t1059)
    t1061 = select(t1013, u32(16384), u32(0))
    t1062 = bor(t1060, t1061)
    t1063 = select(t1017, u32(32768), u32(0))
    t1064 = bor(t1062, t1063)
    t1065 = select(t1021, u32(65536), u32(0))
    t1066 = bor(t1064, t1065)
    t1067 = select(t1025, u32(131072), u32(0))
    t1068 = bor(t1066, t1067)
    t1069 = select(t1029, u32(262144), u32(0))
    t1070 = bor(t1068, t1069)
    t1071 = select(t1033, u32(524288), u32(0))
    t1072 = bor(t1070, t1071)
    t1073 = to(popcount(t953), i8)
    t1074 = add(t9, u32(3345809537))
    t1075 = shr(t1074, u32(16))
    t1076 = bxor(t1074, t1075)
    t1077 = mul(t1076, u32(2146121005))
    t1078 = shr(t1077, u32(15))
    t1079 = bxor(t1077, t1078)
    t1080 = mul(t1079, u32(2221713035))
    t1081 = shr(t1080, u32(16))
    t1082 = bxor(t1080, t1081)
    t1083 = to(t1073, u32)
    t1084 = shr(t1082, u32(16))
    t1085 = mul(t1084, t1083)
    t1086 = band(t1082, u32(65535))
    t1087 = mul(t1086, t1083)
    t1088 = shr(t1087, u32(16))
    t1089 = add(t1085, t1088)
    t1090 = shr(t1089, u32(16))
    t1091 = to(t1090, i8)
    t1092 = lt(t1091, t1073)
    t1093 = band(t953, u32(65535))
    t1094 = to(popcount(t1093), i8)
    t1095 = ge(t1091, t1094)
    t1096 = select(t1095, u32(65536), u32(1))
    t1097 = shr(t953, u32(16))
    t1098 = select(t1095, t1097, t953)
    t1099 = sub(t1091, t1094)
    t1100 = select(t1095, t1099, t1091)
    t1101 = band(t1098, u32(255))
    t1102 = to(popcount(t1101), i8)
    t1103 = ge(t1100, t1102)
    t1104 = shl(t1096, u32(8))
    t1105 = select(t1103, t1104, t1096)
    t1106 = shr(t1098, u32(8))
    t1107 = select(t1103, t1106, t1098)
    t1108 = sub(t1100, t1102)
    t1109 = select(t1103, t1108, t1100)
    t1110 = band(t1107, u32(15))
    t1111 = to(popcount(t1110), i8)
    t1112 = ge(t1109, t1111)
    t1113 = shl(t1105, u32(4))
    t1114 = select(t1112, t1113, t1105)
    t1115 = shr(t1107, u32(4))
    t1116 = select(t1112, t1115, t1107)
    t1117 = sub(t1109, t1111)
    t1118 = select(t1112, t1117, t1109)
    t1119 = band(t1116, u32(3))
    t1120 = to(popcount(t1119), i8)
    t1121 = ge(t1118, t1120)
    t1122 = shl(t1114, u32(2))
    t1123 = select(t1121, t1122, t1114)
    t1124 = shr(t1116, u32(2))
    t1125 = select(t1121, t1124, t1116)
    t1126 = sub(t1118, t1120)
    t1127 = select(t1121, t1126, t1118)
    t1128 = band(t1125, u32(1))
    t1129 = to(popcount(t1128), i8)
    t1130 = ge(t1127, t1129)
    t1131 = shl(t1123, u32(1))
    t1132 = select(t1130, t1131, t1123)
    t1133 = select(t1092, t1132, u32(0))
    t1134 = bxor(t953, t1133)
    t1135 = to(popcount(t1134), i8)
    t1136 = add(t9, u32(1705278010))
    t1137 = shr(t1136, u32(16))
    t1138 = bxor(t1136, t1137)
    t1139 = mul(t1138, u32(2146121005))
    t1140 = shr(t1139, u32(15))
    t1141 = bxor(t1139, t1140)
    t1142 = mul(t1141, u32(2221713035))
    t1143 = shr(t1142, u32(16))
    t1144 = bxor(t1142, t1143)
    t1145 = to(t1135, u32)
    t1146 = shr(t1144, u32(16))
    t1147 = mul(t1146, t1145)
    t1148 = band(t1144, u32(65535))
    t1149 = mul(t1148, t1145)
    t1150 = shr(t1149, u32(16))
    t1151 = add(t1147, t1150)
    t1152 = shr(t1151, u32(16))
    t1153 = to(t1152, i8)
    t1154 = lt(t1153, t1135)
    t1155 = band(t1134, u32(65535))
    t1156 = to(popcount(t1155), i8)
    t1157 = ge(t1153, t1156)
    t1158 = select(t1157, u32(65536), u32(1))
    t1159 = shr(t1134, u32(16))
    t1160 = select(t1157, t1159, t1134)
    t1161 = sub(t1153, t1156)
    t1162 = select(t1157, t1161, t1153)
    t1163 = band(t1160, u32(255))
    t1164 = to(popcount(t1163), i8)
    t1165 = ge(t1162, t1164)
    t1166 = shl(t1158, u32(8))
    t1167 = select(t1165, t1166, t1158)
    t1168 = shr(t1160, u32(8))
    t1169 = select(t1165, t1168, t1160)
    t1170 = sub(t1162, t1164)
    t1171 = select(t1165, t1170, t1162)
    t1172 = band(t1169, u32(15))
    t1173 = to(popcount(t1172), i8)
    t1174 = ge(t1171, t1173)
    t1175 = shl(t1167, u32(4))
    t1176 = select(t1174, t1175, t1167)
    t1177 = shr(t1169, u32(4))
    t1178 = select(t1174, t1177, t1169)
    t1179 = sub(t1171, t1173)
    t1180 = select(t1174, t1179, t1171)
    t1181 = band(t1178, u32(3))
    t1182 = to(popcount(t1181), i8)
    t1183 = ge(t1180, t1182)
    t1184 = shl(t1176, u32(2))
    t1185 = select(t1183, t1184, t1176)
    t1186 = shr(t1178, u32(2))
    t1187 = select(t1183, t1186, t1178)
    t1188 = sub(t1180, t1182)
    t1189 = select(t1183, t1188, t1180)
    t1190 = band(t1187, u32(1))
    t1191 = to(popcount(t1190), i8)
    t1192 = ge(t1189, t1191)
    t1193 = shl(t1185, u32(1))
    t1194 = select(t1192, t1193, t1185)
    t1195 = select(t1154, t1194, u32(0))
    t1196 = bxor(t1134, t1195)
    t1197 = to(popcount(t1196), i8)
    t1198 = add(t9, u32(64746483))
    t1199 = shr(t1198, u32(16))
    t1200 = bxor(t1198, t1199)
    t1201 = mul(t1200, u32(2146121005))
    t1202 = shr(t1201, u32(15))
    t1203 = bxor(t1201, t1202)
    t1204 = mul(t1203, u32(2221713035))
    t1205 = shr(t1204, u32(16))
    t1206 = bxor(t1204, t1205)
    t1207 = to(t1197, u32)
    t1208 = shr(t1206, u32(16))
    t1209 = mul(t1208, t1207)
    t1210 = band(t1206, u32(65535))
    t1211 = mul(t1210, t1207)
    t1212 = shr(t1211, u32(16))
    t1213 = add(t1209, t1212)
    t1214 = shr(t1213, u32(16))
    t1215 = to(t1214, i8)
    t1216 = lt(t1215, t1197)
    t1217 = band(t1196, u32(65535))
    t1218 = to(popcount(t1217), i8)
    t1219 = ge(t1215, t1218)
    t1220 = select(t1219, u32(65536), u32(1))
    t1221 = shr(t1196, u32(16))
    t1222 = select(t1219, t1221, t1196)
    t1223 = sub(t1215, t1218)
    t1224 = select(t1219, t1223, t1215)
    t1225 = band(t1222, u32(255))
    t1226 = to(popcount(t1225), i8)
    t1227 = ge(t1224, t1226)
    t1228 = shl(t1220, u32(8))
    t1229 = select(t1227, t1228, t1220)
    t1230 = shr(t1222, u32(8))
    t1231 = select(t1227, t1230, t1222)
    t1232 = sub(t1224, t1226)
    t1233 = select(t1227, t1232, t1224)
    t1234 = band(t1231, u32(15))
    t1235 = to(popcount(t1234), i8)
    t1236 = ge(t1233, t1235)
    t1237 = shl(t1229, u32(4))
    t1238 = select(t1236, t1237, t1229)
    t1239 = shr(t1231, u32(4))
    t1240 = select(t1236, t1239, t1231)
    t1241 = sub(t1233, t1235)
    t1242 = select(t1236, t1241, t1233)
    t1243 = band(t1240, u32(3))
    t1244 = to(popcount(t1243), i8)
    t1245 = ge(t1242, t1244)
    t1246 = shl(t1238, u32(2))
    t1247 = select(t1245, t1246, t1238)
    t1248 = shr(t1240, u32(2))
    t1249 = select(t1245, t1248, t1240)
    t1250 = sub(t1242, t1244)
    t1251 = select(t1245, t1250, t1242)
    t1252 = band(t1249, u32(1))
    t1253 = to(popcount(t1252), i8)
    t1254 = ge(t1251, t1253)
    t1255 = shl(t1247, u32(1))
    t1256 = select(t1254, t1255, t1247)
    t1257 = select(t1216, t1256, u32(0))
    t1258 = bxor(t1196, t1257)
    t1259 = to(popcount(t1258), i8)
    t1260 = add(t9, u32(2719182252))
    t1261 = shr(t1260, u32(16))
    t1262 = bxor(t1260, t1261)
    t1263 = mul(t1262, u32(2146121005))
    t1264 = shr(t1263, u32(15))
    t1265 = bxor(t1263, t1264)
    t1266 = mul(t1265, u32(2221713035))
    t1267 = shr(t1266, u32(16))
    t1268 = bxor(t1266, t1267)
    t1269 = to(t1259, u32)
    t1270 = shr(t1268, u32(16))
    t1271 = mul(t1270, t1269)
    t1272 = band(t1268, u32(65535))
    t1273 = mul(t1272, t1269)
    t1274 = shr(t1273, u32(16))
    t1275 = add(t1271, t1274)
    t1276 = shr(t1275, u32(16))
    t1277 = to(t1276, i8)
    t1278 = lt(t1277, t1259)
    t1279 = band(t1258, u32(65535))
    t1280 = to(popcount(t1279), i8)
    t1281 = ge(t1277, t1280)
    t1282 = select(t1281, u32(65536), u32(1))
    t1283 = shr(t1258, u32(16))
    t1284 = select(t1281, t1283, t1258)
    t1285 = sub(t1277, t1280)
    t1286 = select(t1281, t1285, t1277)
    t1287 = band(t1284, u32(255))
    t1288 = to(popcount(t1287), i8)
    t1289 = ge(t1286, t1288)
    t1290 = shl(t1282, u32(8))
    t1291 = select(t1289, t1290, t1282)
    t1292 = shr(t1284, u32(8))
    t1293 = select(t1289, t1292, t1284)
    t1294 = sub(t1286, t1288)
    t1295 = select(t1289, t1294, t1286)
    t1296 = band(t1293, u32(15))
    t1297 = to(popcount(t1296), i8)
    t1298 = ge(t1295, t1297)
    t1299 = shl(t1291, u32(4))
    t1300 = select(t1298, t1299, t1291)
    t1301 = shr(t1293, u32(4))
    t1302 = select(t1298, t1301, t1293)
    t1303 = sub(t1295, t1297)
    t1304 = select(t1298, t1303, t1295)
    t1305 = band(t1302, u32(3))
    t1306 = to(popcount(t1305), i8)
    t1307 = ge(t1304, t1306)
    t1308 = shl(t1300, u32(2))
    t1309 = select(t1307, t1308, t1300)
    t1310 = shr(t1302, u32(2))
    t1311 = select(t1307, t1310, t1302)
    t1312 = sub(t1304, t1306)
    t1313 = select(t1307, t1312, t1304)
    t1314 = band(t1311, u32(1))
    t1315 = to(popcount(t1314), i8)
    t1316 = ge(t1313, t1315)
    t1317 = shl(t1309, u32(1))
    t1318 = select(t1316, t1317, t1309)
    t1319 = select(t1278, t1318, u32(0))
    t1320 = bxor(t1258, t1319)
    t1321 = to(popcount(t1320), i8)
    t1322 = add(t9, u32(1078650725))
    t1323 = shr(t1322, u32(16))
    t1324 = bxor(t1322, t1323)
    t1325 = mul(t1324, u32(2146121005))
    t1326 = shr(t1325, u32(15))
    t1327 = bxor(t1325, t1326)
    t1328 = mul(t1327, u32(2221713035))
    t1329 = shr(t1328, u32(16))
    t1330 = bxor(t1328, t1329)
    t1331 = to(t1321, u32)
    t1332 = shr(t1330, u32(16))
    t1333 = mul(t1332, t1331)
    t1334 = band(t1330, u32(65535))
    t1335 = mul(t1334, t1331)
    t1336 = shr(t1335, u32(16))
    t1337 = add(t1333, t1336)
    t1338 = shr(t1337, u32(16))
    t1339 = to(t1338, i8)
    t1340 = lt(t1339, t1321)
    t1341 = band(t1320, u32(65535))
    t1342 = to(popcount(t1341), i8)
    t1343 = ge(t1339, t1342)
    t1344 = select(t1343, u32(65536), u32(1))
    t1345 = shr(t1320, u32(16))
    t1346 = select(t1343, t1345, t1320)
    t1347 = sub(t1339, t1342)
    t1348 = select(t1343, t1347, t1339)
    t1349 = band(t1346, u32(255))
    t1350 = to(popcount(t1349), i8)
    t1351 = ge(t1348, t1350)
    t1352 = shl(t1344, u32(8))
    t1353 = select(t1351, t1352, t1344)
    t1354 = shr(t1346, u32(8))
    t1355 = select(t1351, t1354, t1346)
    t1356 = sub(t1348, t1350)
    t1357 = select(t1351, t1356, t1348)
    t1358 = band(t1355, u32(15))
    t1359 = to(popcount(t1358), i8)
    t1360 = ge(t1357, t1359)
    t1361 = shl(t1353, u32(4))
    t1362 = select(t1360, t1361, t1353)
    t1363 = shr(t1355, u32(4))
    t1364 = select(t1360, t1363, t1355)
    t1365 = sub(t1357, t1359)
    t1366 = select(t1360, t1365, t1357)
    t1367 = band(t1364, u32(3))
    t1368 = to(popcount(t1367), i8)
    t1369 = ge(t1366, t1368)
    t1370 = shl(t1362, u32(2))
    t1371 = select(t1369, t1370, t1362)
    t1372 = shr(t1364, u32(2))
    t1373 = select(t1369, t1372, t1364)
    t1374 = sub(t1366, t1368)
    t1375 = select(t1369, t1374, t1366)
    t1376 = band(t1373, u32(1))
    t1377 = to(popcount(t1376), i8)
    t1378 = ge(t1375, t1377)
    t1379 = shl(t1371, u32(1))
    t1380 = select(t1378, t1379, t1371)
    t1381 = select(t1340, t1380, u32(0))
    t1382 = bxor(t1320, t1381)
    t1383 = bxor(t953, t1382)
    return (t1072, t1383, t1382,)


_03_deal_1_off = (u32(0), u32(0), u32(0),)


def _04_deal_1__a_Basic(t1072, t1383, t9, t1382, declared_1, t21, t751, t752, deck_1_0, t756, t757, deck_1_1, t761, t762, deck_1_2, t766, t767, deck_1_3, t771, t772, deck_1_4, t776, t777, deck_1_5, t781, t782, deck_1_6, t786, t787, deck_1_7, t791, t792, deck_1_8, t796, t797, deck_1_9, t801, t802, deck_1_10, t806, t807, deck_1_11, t811, t812, deck_1_12, t816, t817, deck_1_13, t821, t822, deck_1_14, t826, t827, deck_1_15, t831, t832, deck_1_16, t836, t837, deck_1_17, t841, t842, deck_1_18, t846, t847, deck_1_19, t851, t852, t20, t853, t854, t855, t856, t857, t858, t859, t860, t861, t862, t863, t864, t865, t866, t867, t868, t869, t870, t871, t872, t873, t874, t875, t876, t877, t878, t879, t880, t881, t882, t883, t884, t885, t886, t887, t888, t889, t890, t891, t892, t893, t894):
    t1384 = band(t1072, t1383)
    t1385 = gt(t1384, u32(0))
    t1386 = flip(t1385)
    t1387 = to(popcount(t1383), i8)
    t1388 = add(t9, u32(2875352434))
    t1389 = shr(t1388, u32(16))
    t1390 = bxor(t1388, t1389)
    t1391 = mul(t1390, u32(2146121005))
    t1392 = shr(t1391, u32(15))
    t1393 = bxor(t1391, t1392)
    t1394 = mul(t1393, u32(2221713035))
    t1395 = shr(t1394, u32(16))
    t1396 = bxor(t1394, t1395)
    t1397 = to(t1387, u32)
    t1398 = shr(t1396, u32(16))
    t1399 = mul(t1398, t1397)
    t1400 = band(t1396, u32(65535))
    t1401 = mul(t1400, t1397)
    t1402 = shr(t1401, u32(16))
    t1403 = add(t1399, t1402)
    t1404 = shr(t1403, u32(16))
    t1405 = to(t1404, i8)
    t1406 = lt(t1405, t1387)
    t1407 = band(t1386, t1406)
    t1408 = band(t1383, u32(65535))
    t1409 = to(popcount(t1408), i8)
    t1410 = ge(t1405, t1409)
    t1411 = select(t1410, u32(65536), u32(1))
    t1412 = shr(t1383, u32(16))
    t1413 = select(t1410, t1412, t1383)
    t1414 = sub(t1405, t1409)
    t1415 = select(t1410, t1414, t1405)
    t1416 = band(t1413, u32(255))
    t1417 = to(popcount(t1416), i8)
    t1418 = ge(t1415, t1417)
    t1419 = shl(t1411, u32(8))
    t1420 = select(t1418, t1419, t1411)
    t1421 = shr(t1413, u32(8))
    t1422 = select(t1418, t1421, t1413)
    t1423 = sub(t1415, t1417)
    t1424 = select(t1418, t1423, t1415)
    t1425 = band(t1422, u32(15))
    t1426 = to(popcount(t1425), i8)
    t1427 = ge(t1424, t1426)
    t1428 = shl(t1420, u32(4))
    t1429 = select(t1427, t1428, t1420)
    t1430 = shr(t1422, u32(4))
    t1431 = select(t1427, t1430, t1422)
    t1432 = sub(t1424, t1426)
    t1433 = select(t1427, t1432, t1424)
    t1434 = band(t1431, u32(3))
    t1435 = to(popcount(t1434), i8)
    t1436 = ge(t1433, t1435)
    t1437 = shl(t1429, u32(2))
    t1438 = select(t1436, t1437, t1429)
    t1439 = shr(t1431, u32(2))
    t1440 = select(t1436, t1439, t1431)
    t1441 = sub(t1433, t1435)
    t1442 = select(t1436, t1441, t1433)
    t1443 = band(t1440, u32(1))
    t1444 = to(popcount(t1443), i8)
    t1445 = ge(t1442, t1444)
    t1446 = shl(t1438, u32(1))
    t1447 = select(t1445, t1446, t1438)
    t1448 = select(t1407, t1447, u32(0))
    t1449 = band(t1072, t1382)
    t1450 = to(popcount(t1449), i8)
    t1451 = add(t9, u32(3806076530))
    t1452 = shr(t1451, u32(16))
    t1453 = bxor(t1451, t1452)
    t1454 = mul(t1453, u32(2146121005))
    t1455 = shr(t1454, u32(15))
    t1456 = bxor(t1454, t1455)
    t1457 = mul(t1456, u32(2221713035))
    t1458 = shr(t1457, u32(16))
    t1459 = bxor(t1457, t1458)
    t1460 = to(t1450, u32)
    t1461 = shr(t1459, u32(16))
    t1462 = mul(t1461, t1460)
    t1463 = band(t1459, u32(65535))
    t1464 = mul(t1463, t1460)
    t1465 = shr(t1464, u32(16))
    t1466 = add(t1462, t1465)
    t1467 = shr(t1466, u32(16))
    t1468 = to(t1467, i8)
    t1469 = lt(t1468, t1450)
    t1470 = band(t1386, t1469)
    t1471 = band(t1449, u32(65535))
    t1472 = to(popcount(t1471), i8)
    t1473 = ge(t1468, t1472)
    t1474 = select(t1473, u32(65536), u32(1))
    t1475 = shr(t1449, u32(16))
    t1476 = select(t1473, t1475, t1449)
    t1477 = sub(t1468, t1472)
    t1478 = select(t1473, t1477, t1468)
    t1479 = band(t1476, u32(255))
    t1480 = to(popcount(t1479), i8)
    t1481 = ge(t1478, t1480)
    t1482 = shl(t1474, u32(8))
    t1483 = select(t1481, t1482, t1474)
    t1484 = shr(t1476, u32(8))
    t1485 = select(t1481, t1484, t1476)
    t1486 = sub(t1478, t1480)
    t1487 = select(t1481, t1486, t1478)
    t1488 = band(t1485, u32(15))
    t1489 = to(popcount(t1488), i8)
    t1490 = ge(t1487, t1489)
    t1491 = shl(t1483, u32(4))
    t1492 = select(t1490, t1491, t1483)
    t1493 = shr(t1485, u32(4))
    t1494 = select(t1490, t1493, t1485)
    t1495 = sub(t1487, t1489)
    t1496 = select(t1490, t1495, t1487)
    t1497 = band(t1494, u32(3))
    t1498 = to(popcount(t1497), i8)
    t1499 = ge(t1496, t1498)
    t1500 = shl(t1492, u32(2))
    t1501 = select(t1499, t1500, t1492)
    t1502 = shr(t1494, u32(2))
    t1503 = select(t1499, t1502, t1494)
    t1504 = sub(t1496, t1498)
    t1505 = select(t1499, t1504, t1496)
    t1506 = band(t1503, u32(1))
    t1507 = to(popcount(t1506), i8)
    t1508 = ge(t1505, t1507)
    t1509 = shl(t1501, u32(1))
    t1510 = select(t1508, t1509, t1501)
    t1511 = select(t1470, t1510, u32(0))
    t1512 = bxor(t1383, t1448)
    t1513 = bor(t1512, t1511)
    t1514 = band(t1513, u32(1))
    t1515 = gt(t1514, u32(0))
    t1516 = band(t1513, u32(2))
    t1517 = gt(t1516, u32(0))
    t1518 = band(t1513, u32(4))
    t1519 = gt(t1518, u32(0))
    t1520 = band(t1513, u32(8))
    t1521 = gt(t1520, u32(0))
    t1522 = band(t1513, u32(16))
    t1523 = gt(t1522, u32(0))
    t1524 = band(t1513, u32(32))
    t1525 = gt(t1524, u32(0))
    t1526 = band(t1513, u32(64))
    t1527 = gt(t1526, u32(0))
    t1528 = band(t1513, u32(128))
    t1529 = gt(t1528, u32(0))
    t1530 = band(t1513, u32(256))
    t1531 = gt(t1530, u32(0))
    t1532 = band(t1513, u32(512))
    t1533 = gt(t1532, u32(0))
    t1534 = band(t1513, u32(1024))
    t1535 = gt(t1534, u32(0))
    t1536 = band(t1513, u32(2048))
    t1537 = gt(t1536, u32(0))
    t1538 = band(t1513, u32(4096))
    t1539 = gt(t1538, u32(0))
    t1540 = band(t1513, u32(8192))
    t1541 = gt(t1540, u32(0))
    t1542 = band(t1513, u32(16384))
    t1543 = gt(t1542, u32(0))
    t1544 = band(t1513, u32(32768))
    t1545 = gt(t1544, u32(0))
    t1546 = band(t1513, u32(65536))
    t1547 = gt(t1546, u32(0))
    t1548 = band(t1513, u32(131072))
    t1549 = gt(t1548, u32(0))
    t1550 = band(t1513, u32(262144))
    t1551 = gt(t1550, u32(0))
    t1552 = band(t1513, u32(524288))
    t1553 = gt(t1552, u32(0))
    t1554 = to(declared_1, u32)
    t1555 = band(t1554, u32(255))
    t1556 = to(popcount(t1555), i8)
    t1557 = add(t9, u32(441833330))
    t1558 = shr(t1557, u32(16))
    t1559 = bxor(t1557, t1558)
    t1560 = mul(t1559, u32(2146121005))
    t1561 = shr(t1560, u32(15))
    t1562 = bxor(t1560, t1561)
    t1563 = mul(t1562, u32(2221713035))
    t1564 = shr(t1563, u32(16))
    t1565 = bxor(t1563, t1564)
    t1566 = to(t1556, u32)
    t1567 = shr(t1565, u32(16))
    t1568 = mul(t1567, t1566)
    t1569 = band(t1565, u32(65535))
    t1570 = mul(t1569, t1566)
    t1571 = shr(t1570, u32(16))
    t1572 = add(t1568, t1571)
    t1573 = shr(t1572, u32(16))
    t1574 = to(t1573, i8)
    t1575 = lt(t1574, t1556)
    t1576 = band(t1555, u32(15))
    t1577 = to(popcount(t1576), i8)
    t1578 = ge(t1574, t1577)
    t1579 = select(t1578, u32(16), u32(1))
    t1580 = shr(t1555, u32(4))
    t1581 = select(t1578, t1580, t1555)
    t1582 = sub(t1574, t1577)
    t1583 = select(t1578, t1582, t1574)
    t1584 = band(t1581, u32(3))
    t1585 = to(popcount(t1584), i8)
    t1586 = ge(t1583, t1585)
    t1587 = shl(t1579, u32(2))
    t1588 = select(t1586, t1587, t1579)
    t1589 = shr(t1581, u32(2))
    t1590 = select(t1586, t1589, t1581)
    t1591 = sub(t1583, t1585)
    t1592 = select(t1586, t1591, t1583)
    t1593 = band(t1590, u32(1))
    t1594 = to(popcount(t1593), i8)
    t1595 = ge(t1592, t1594)
    t1596 = shl(t1588, u32(1))
    t1597 = select(t1595, t1596, t1588)
    t1598 = select(t1575, t1597, u32(0))
    t1599 = band(t1598, u32(1))
    t1600 = gt(t1599, u32(0))
    t1601 = band(t1598, u32(2))
    t1602 = gt(t1601, u32(0))
    t1603 = band(t1598, u32(4))
    t1604 = gt(t1603, u32(0))
    t1605 = band(t1598, u32(8))
    t1606 = gt(t1605, u32(0))
    t1607 = band(t1598, u32(16))
    t1608 = gt(t1607, u32(0))
    t1609 = band(t1598, u32(32))
    t1610 = gt(t1609, u32(0))
    t1611 = band(t1598, u32(64))
    t1612 = gt(t1611, u32(0))
    t1613 = band(t1598, u32(128))
    t1614 = gt(t1613, u32(0))
    t1615 = select(t1600, i8(1), i8(0))
    t1616 = select(t1602, i8(2), t1615)
    t1617 = select(t1604, i8(3), t1616)
    t1618 = select(t1606, i8(4), t1617)
    t1619 = select(t1608, i8(5), t1618)
    t1620 = select(t1610, i8(6), t1619)
    t1621 = select(t1612, i8(7), t1620)
    t1622 = select(t1614, i8(8), t1621)
    t1623 = select(t21, declared_1, t751)
    t1624 = select(t21, t1622, t752)
    t1625 = gt(deck_1_0, i16(0))
    t1626 = select(t1625, i8(0), i8(9))
    t1627 = select(t1515, i8(1), t1626)
    t1628 = select(t21, deck_1_0, t756)
    t1629 = select(t21, t1627, t757)
    t1630 = gt(deck_1_1, i16(0))
    t1631 = select(t1630, i8(0), i8(9))
    t1632 = select(t1517, i8(1), t1631)
    t1633 = select(t21, deck_1_1, t761)
    t1634 = select(t21, t1632, t762)
    t1635 = gt(deck_1_2, i16(0))
    t1636 = select(t1635, i8(0), i8(9))
    t1637 = select(t1519, i8(1), t1636)
    t1638 = select(t21, deck_1_2, t766)
    t1639 = select(t21, t1637, t767)
    t1640 = gt(deck_1_3, i16(0))
    t1641 = select(t1640, i8(0), i8(9))
    t1642 = select(t1521, i8(1), t1641)
    t1643 = select(t21, deck_1_3, t771)
    t1644 = select(t21, t1642, t772)
    t1645 = gt(deck_1_4, i16(0))
    t1646 = select(t1645, i8(0), i8(9))
    t1647 = select(t1523, i8(1), t1646)
    t1648 = select(t21, deck_1_4, t776)
    t1649 = select(t21, t1647, t777)
    t1650 = gt(deck_1_5, i16(0))
    t1651 = select(t1650, i8(0), i8(9))
    t1652 = select(t1525, i8(1), t1651)
    t1653 = select(t21, deck_1_5, t781)
    t1654 = select(t21, t1652, t782)
    t1655 = gt(deck_1_6, i16(0))
    t1656 = select(t1655, i8(0), i8(9))
    t1657 = select(t1527, i8(1), t1656)
    t1658 = select(t21, deck_1_6, t786)
    t1659 = select(t21, t1657, t787)
    t1660 = gt(deck_1_7, i16(0))
    t1661 = select(t1660, i8(0), i8(9))
    t1662 = select(t1529, i8(1), t1661)
    t1663 = select(t21, deck_1_7, t791)
    t1664 = select(t21, t1662, t792)
    t1665 = gt(deck_1_8, i16(0))
    t1666 = select(t1665, i8(0), i8(9))
    t1667 = select(t1531, i8(1), t1666)
    t1668 = select(t21, deck_1_8, t796)
    t1669 = select(t21, t1667, t797)
    t1670 = gt(deck_1_9, i16(0))
    t1671 = select(t1670, i8(0), i8(9))
    t1672 = select(t1533, i8(1), t1671)
    t1673 = select(t21, deck_1_9, t801)
    t1674 = select(t21, t1672, t802)
    t1675 = gt(deck_1_10, i16(0))
    t1676 = select(t1675, i8(0), i8(9))
    t1677 = select(t1535, i8(1), t1676)
    t1678 = select(t21, deck_1_10, t806)
    t1679 = select(t21, t1677, t807)
    t1680 = gt(deck_1_11, i16(0))
    t1681 = select(t1680, i8(0), i8(9))
    t1682 = select(t1537, i8(1), t1681)
    t1683 = select(t21, deck_1_11, t811)
    t1684 = select(t21, t1682, t812)
    t1685 = gt(deck_1_12, i16(0))
    t1686 = select(t1685, i8(0), i8(9))
    t1687 = select(t1539, i8(1), t1686)
    t1688 = select(t21, deck_1_12, t816)
    t1689 = select(t21, t1687, t817)
    t1690 = gt(deck_1_13, i16(0))
    t1691 = select(t1690, i8(0), i8(9))
    t1692 = select(t1541, i8(1), t1691)
    t1693 = select(t21, deck_1_13, t821)
    t1694 = select(t21, t1692, t822)
    t1695 = gt(deck_1_14, i16(0))
    t1696 = select(t1695, i8(0), i8(9))
    t1697 = select(t1543, i8(1), t1696)
    t1698 = select(t21, deck_1_14, t826)
    t1699 = select(t21, t1697, t827)
    t1700 = gt(deck_1_15, i16(0))
    t1701 = select(t1700, i8(0), i8(9))
    t1702 = select(t1545, i8(1), t1701)
    t1703 = select(t21, deck_1_15, t831)
    t1704 = select(t21, t1702, t832)
    t1705 = gt(deck_1_16, i16(0))
    t1706 = select(t1705, i8(0), i8(9))
    t1707 = select(t1547, i8(1), t1706)
    t1708 = select(t21, deck_1_16, t836)
    t1709 = select(t21, t1707, t837)
    t1710 = gt(deck_1_17, i16(0))
    t1711 = select(t1710, i8(0), i8(9))
    t1712 = select(t1549, i8(1), t1711)
    t1713 = select(t21, deck_1_17, t841)
    t1714 = select(t21, t1712, t842)
    t1715 = gt(deck_1_18, i16(0))
    t1716 = select(t1715, i8(0), i8(9))
    t1717 = select(t1551, i8(1), t1716)
    t1718 = select(t21, deck_1_18, t846)
    t1719 = select(t21, t1717, t847)
    t1720 = gt(deck_1_19, i16(0))
    t1721 = select(t1720, i8(0), i8(9))
    t1722 = select(t1553, i8(1), t1721)
    t1723 = select(t21, deck_1_19, t851)
    t1724 = select(t21, t1722, t852)
    t1725 = select(t20, declared_1, t853)
    t1726 = select(t20, t1622, t854)
    t1727 = select(t20, deck_1_0, t855)
    t1728 = select(t20, t1627, t856)
    t1729 = select(t20, deck_1_1, t857)
    t1730 = select(t20, t1632, t858)
    t1731 = select(t20, deck_1_2, t859)
    t1732 = select(t20, t1637, t860)
    t1733 = select(t20, deck_1_3, t861)
    t1734 = select(t20, t1642, t862)
    t1735 = select(t20, deck_1_4, t863)
    t1736 = select(t20, t1647, t864)
    t1737 = select(t20, deck_1_5, t865)
    t1738 = select(t20, t1652, t866)
    t1739 = select(t20, deck_1_6, t867)
    t1740 = select(t20, t1657, t868)
    t1741 = select(t20, deck_1_7, t869)
    t1742 = select(t20, t1662, t870)
    t1743 = select(t20, deck_1_8, t871)
    t1744 = select(t20, t1667, t872)
    t1745 = select(t20, deck_1_9, t873)
    t1746 = select(t20, t1672, t874)
    t1747 = select(t20, deck_1_10, t875)
    t1748 = select(t20, t1677, t876)
    t1749 = select(t20, deck_1_11, t877)
    t1750 = select(t20, t1682, t878)
    t1751 = select(t20, deck_1_12, t879)
    t1752 = select(t20, t1687, t880)
    t1753 = select(t20, deck_1_13, t881)
    t1754 = select(t20, t1692, t882)
    t1755 = select(t20, deck_1_14, t883)
    t1756 = select(t20, t1697, t884)
    t1757 = select(t20, deck_1_15, t885)
    t1758 = select(t20, t1702, t886)
    t1759 = select(t20, deck_1_16, t887)
    t1760 = select(t20, t1707, t888)
    t1761 = select(t20, deck_1_17, t889)
    t1762 = select(t20, t1712, t890)
    t1763 = select(t20, deck_1_18, t891)
    t1764 = select(t20, t1717, t892)
    t1765 = select(t20, deck_1_19, t893)
    t1766 = select(t20, t1722, t894)
    t1767 = take(HAND_0, t1628)
    t1768 = take(HAND_0, t1633)
    t1769 = take(HAND_0, t1638)
    t1770 = take(HAND_0, t1643)
    t1771 = take(HAND_0, t1648)
    t1772 = take(HAND_0, t1653)
    t1773 = take(HAND_0, t1658)
    t1774 = take(HAND_0, t1663)
    t1775 = take(HAND_0, t1668)
    t1776 = take(HAND_0, t1673)
    t1777 = take(HAND_0, t1678)
    t1778 = take(HAND_0, t1683)
    t1779 = take(HAND_0, t1688)
    t1780 = take(HAND_0, t1693)
    t1781 = take(HAND_0, t1698)
    t1782 = take(HAND_0, t1703)
    t1783 = take(HAND_0, t1708)
    t1784 = take(HAND_0, t1713)
    t1785 = take(HAND_0, t1718)
    t1786 = take(HAND_0, t1723)
    return (t1629, t1767, t1634, t1768, t1628, t1633, t1639, t1769, t1638, t1644, t1770, t1643, t1649, t1771, t1648, t1654, t1772, t1653, t1659, t1773, t1658, t1664, t1774, t1663, t1669, t1775, t1668, t1674, t1776, t1673, t1679, t1777, t1678, t1684, t1778, t1683, t1689, t1779, t1688, t1694, t1780, t1693, t1699, t1781, t1698, t1704, t1782, t1703, t1709, t1783, t1708, t1714, t1784, t1713, t1719, t1785, t1718, t1724, t1786, t1723, t1624, t1623, t1726, t1725, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, t1753, t1754, t1755, t1756, t1757, t1758, t1759, t1760, t1761, t1762, t1763, t1764, t1765, t1766,)


_04_deal_1__a_Basic_off = (i8(0), i32(0), i8(0), i32(0), i16(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i32(0), i16(0), i8(0), i16(0), i8(0), i16(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0), i16(0), i8(0),)


def _05_mask__hand(t1629, t1767, t1634, t1768, t1628, t1633, t1639, t1769, t1638, t1644, t1770, t1643, t1649, t1771, t1648, t1654, t1772, t1653, t1659, t1773, t1658, t1664, t1774, t1663, t1669, t1775, t1668, t1674, t1776, t1673, t1679, t1777, t1678, t1684, t1778, t1683, t1689, t1779, t1688, t1694, t1780, t1693, t1699, t1781, t1698, t1704, t1782, t1703, t1709, t1783, t1708, t1714, t1784, t1713, t1719, t1785, t1718, t1724, t1786, t1723):
    t1787 = eq(t1629, i8(1))
    t1788 = sar(t1767, i32(3))
    t1789 = band(t1788, i32(1))
    t1790 = eq(t1789, i32(1))
    t1791 = band(t1787, t1790)
    t1792 = eq(t1634, i8(1))
    t1793 = sar(t1768, i32(3))
    t1794 = band(t1793, i32(1))
    t1795 = eq(t1794, i32(1))
    t1796 = eq(t1628, t1633)
    t1797 = band(t1787, t1796)
    t1798 = band(t1792, t1795)
    t1799 = flip(t1797)
    t1800 = band(t1798, t1799)
    t1801 = bor(t1792, t1797)
    t1802 = eq(t1639, i8(1))
    t1803 = sar(t1769, i32(3))
    t1804 = band(t1803, i32(1))
    t1805 = eq(t1804, i32(1))
    t1806 = eq(t1633, t1638)
    t1807 = band(t1801, t1806)
    t1808 = band(t1802, t1805)
    t1809 = flip(t1807)
    t1810 = band(t1808, t1809)
    t1811 = bor(t1802, t1807)
    t1812 = eq(t1644, i8(1))
    t1813 = sar(t1770, i32(3))
    t1814 = band(t1813, i32(1))
    t1815 = eq(t1814, i32(1))
    t1816 = eq(t1638, t1643)
    t1817 = band(t1811, t1816)
    t1818 = band(t1812, t1815)
    t1819 = flip(t1817)
    t1820 = band(t1818, t1819)
    t1821 = bor(t1812, t1817)
    t1822 = eq(t1649, i8(1))
    t1823 = sar(t1771, i32(3))
    t1824 = band(t1823, i32(1))
    t1825 = eq(t1824, i32(1))
    t1826 = eq(t1643, t1648)
    t1827 = band(t1821, t1826)
    t1828 = band(t1822, t1825)
    t1829 = flip(t1827)
    t1830 = band(t1828, t1829)
    t1831 = bor(t1822, t1827)
    t1832 = eq(t1654, i8(1))
    t1833 = sar(t1772, i32(3))
    t1834 = band(t1833, i32(1))
    t1835 = eq(t1834, i32(1))
    t1836 = eq(t1648, t1653)
    t1837 = band(t1831, t1836)
    t1838 = band(t1832, t1835)
    t1839 = flip(t1837)
    t1840 = band(t1838, t1839)
    t1841 = bor(t1832, t1837)
    t1842 = eq(t1659, i8(1))
    t1843 = sar(t1773, i32(3))
    t1844 = band(t1843, i32(1))
    t1845 = eq(t1844, i32(1))
    t1846 = eq(t1653, t1658)
    t1847 = band(t1841, t1846)
    t1848 = band(t1842, t1845)
    t1849 = flip(t1847)
    t1850 = band(t1848, t1849)
    t1851 = bor(t1842, t1847)
    t1852 = eq(t1664, i8(1))
    t1853 = sar(t1774, i32(3))
    t1854 = band(t1853, i32(1))
    t1855 = eq(t1854, i32(1))
    t1856 = eq(t1658, t1663)
    t1857 = band(t1851, t1856)
    t1858 = band(t1852, t1855)
    t1859 = flip(t1857)
    t1860 = band(t1858, t1859)
    t1861 = bor(t1852, t1857)
    t1862 = eq(t1669, i8(1))
    t1863 = sar(t1775, i32(3))
    t1864 = band(t1863, i32(1))
    t1865 = eq(t1864, i32(1))
    t1866 = eq(t1663, t1668)
    t1867 = band(t1861, t1866)
    t1868 = band(t1862, t1865)
    t1869 = flip(t1867)
    t1870 = band(t1868, t1869)
    t1871 = bor(t1862, t1867)
    t1872 = eq(t1674, i8(1))
    t1873 = sar(t1776, i32(3))
    t1874 = band(t1873, i32(1))
    t1875 = eq(t1874, i32(1))
    t1876 = eq(t1668, t1673)
    t1877 = band(t1871, t1876)
    t1878 = band(t1872, t1875)
    t1879 = flip(t1877)
    t1880 = band(t1878, t1879)
    t1881 = bor(t1872, t1877)
    t1882 = eq(t1679, i8(1))
    t1883 = sar(t1777, i32(3))
    t1884 = band(t1883, i32(1))
    t1885 = eq(t1884, i32(1))
    t1886 = eq(t1673, t1678)
    t1887 = band(t1881, t1886)
    t1888 = band(t1882, t1885)
    t1889 = flip(t1887)
    t1890 = band(t1888, t1889)
    t1891 = bor(t1882, t1887)
    t1892 = eq(t1684, i8(1))
    t1893 = sar(t1778, i32(3))
    t1894 = band(t1893, i32(1))
    t1895 = eq(t1894, i32(1))
    t1896 = eq(t1678, t1683)
    t1897 = band(t1891, t1896)
    t1898 = band(t1892, t1895)
    t1899 = flip(t1897)
    t1900 = band(t1898, t1899)
    t1901 = bor(t1892, t1897)
    t1902 = eq(t1689, i8(1))
    t1903 = sar(t1779, i32(3))
    t1904 = band(t1903, i32(1))
    t1905 = eq(t1904, i32(1))
    t1906 = eq(t1683, t1688)
    t1907 = band(t1901, t1906)
    t1908 = band(t1902, t1905)
    t1909 = flip(t1907)
    t1910 = band(t1908, t1909)
    t1911 = bor(t1902, t1907)
    t1912 = eq(t1694, i8(1))
    t1913 = sar(t1780, i32(3))
    t1914 = band(t1913, i32(1))
    t1915 = eq(t1914, i32(1))
    t1916 = eq(t1688, t1693)
    t1917 = band(t1911, t1916)
    t1918 = band(t1912, t1915)
    t1919 = flip(t1917)
    t1920 = band(t1918, t1919)
    t1921 = bor(t1912, t1917)
    t1922 = eq(t1699, i8(1))
    t1923 = sar(t1781, i32(3))
    t1924 = band(t1923, i32(1))
    t1925 = eq(t1924, i32(1))
    t1926 = eq(t1693, t1698)
    t1927 = band(t1921, t1926)
    t1928 = band(t1922, t1925)
    t1929 = flip(t1927)
    t1930 = band(t1928, t1929)
    t1931 = bor(t1922, t1927)
    t1932 = eq(t1704, i8(1))
    t1933 = sar(t1782, i32(3))
    t1934 = band(t1933, i32(1))
    t1935 = eq(t1934, i32(1))
    t1936 = eq(t1698, t1703)
    t1937 = band(t1931, t1936)
    t1938 = band(t1932, t1935)
    t1939 = flip(t1937)
    t1940 = band(t1938, t1939)
    t1941 = bor(t1932, t1937)
    t1942 = eq(t1709, i8(1))
    t1943 = sar(t1783, i32(3))
    t1944 = band(t1943, i32(1))
    t1945 = eq(t1944, i32(1))
    t1946 = eq(t1703, t1708)
    t1947 = band(t1941, t1946)
    t1948 = band(t1942, t1945)
    t1949 = flip(t1947)
    t1950 = band(t1948, t1949)
    t1951 = bor(t1942, t1947)
    t1952 = eq(t1714, i8(1))
    t1953 = sar(t1784, i32(3))
    t1954 = band(t1953, i32(1))
    t1955 = eq(t1954, i32(1))
    t1956 = eq(t1708, t1713)
    t1957 = band(t1951, t1956)
    t1958 = band(t1952, t1955)
    t1959 = flip(t1957)
    t1960 = band(t1958, t1959)
    t1961 = bor(t1952, t1957)
    t1962 = eq(t1719, i8(1))
    t1963 = sar(t1785, i32(3))
    t1964 = band(t1963, i32(1))
    t1965 = eq(t1964, i32(1))
    t1966 = eq(t1713, t1718)
    t1967 = band(t1961, t1966)
    t1968 = band(t1962, t1965)
    t1969 = flip(t1967)
    t1970 = band(t1968, t1969)
    t1971 = bor(t1962, t1967)
    t1972 = eq(t1724, i8(1))
    t1973 = sar(t1786, i32(3))
    t1974 = band(t1973, i32(1))
    t1975 = eq(t1974, i32(1))
    t1976 = eq(t1718, t1723)
    t1977 = band(t1971, t1976)
    t1978 = band(t1972, t1975)
    t1979 = flip(t1977)
    t1980 = band(t1978, t1979)
    return (t1791, t1800, t1810, t1820, t1830, t1840, t1850, t1860, t1870, t1880, t1890, t1900, t1910, t1920, t1930, t1940, t1950, t1960, t1970, t1980,)


_05_mask__hand_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _06_mask__words(t1791, t1800, t1810, t1820, t1830, t1840, t1850, t1860, t1870, t1880, t1890, t1900, t1910, t1920, t1930, t1940, t1950, t1960, t1970, t1980):
    t1981 = to(t1791, u32)
    t1982 = shl(t1981, u32(22))
    t1983 = to(t1800, u32)
    t1984 = shl(t1983, u32(23))
    t1985 = bor(t1982, t1984)
    t1986 = to(t1810, u32)
    t1987 = shl(t1986, u32(24))
    t1988 = bor(t1985, t1987)
    t1989 = to(t1820, u32)
    t1990 = shl(t1989, u32(25))
    t1991 = bor(t1988, t1990)
    t1992 = to(t1830, u32)
    t1993 = shl(t1992, u32(26))
    t1994 = bor(t1991, t1993)
    t1995 = to(t1840, u32)
    t1996 = shl(t1995, u32(27))
    t1997 = bor(t1994, t1996)
    t1998 = to(t1850, u32)
    t1999 = shl(t1998, u32(28))
    t2000 = bor(t1997, t1999)
    t2001 = to(t1860, u32)
    t2002 = shl(t2001, u32(29))
    t2003 = bor(t2000, t2002)
    t2004 = to(t1870, u32)
    t2005 = shl(t2004, u32(30))
    t2006 = bor(t2003, t2005)
    t2007 = to(t1880, u32)
    t2008 = shl(t2007, u32(31))
    t2009 = bor(t2006, t2008)
    t2010 = to(t1890, u32)
    t2011 = to(t1900, u32)
    t2012 = shl(t2011, u32(1))
    t2013 = bor(t2010, t2012)
    t2014 = to(t1910, u32)
    t2015 = shl(t2014, u32(2))
    t2016 = bor(t2013, t2015)
    t2017 = to(t1920, u32)
    t2018 = shl(t2017, u32(3))
    t2019 = bor(t2016, t2018)
    t2020 = to(t1930, u32)
    t2021 = shl(t2020, u32(4))
    t2022 = bor(t2019, t2021)
    t2023 = to(t1940, u32)
    t2024 = shl(t2023, u32(5))
    t2025 = bor(t2022, t2024)
    t2026 = to(t1950, u32)
    t2027 = shl(t2026, u32(6))
    t2028 = bor(t2025, t2027)
    t2029 = to(t1960, u32)
    t2030 = shl(t2029, u32(7))
    t2031 = bor(t2028, t2030)
    t2032 = to(t1970, u32)
    t2033 = shl(t2032, u32(8))
    t2034 = bor(t2031, t2033)
    t2035 = to(t1980, u32)
    t2036 = shl(t2035, u32(9))
    t2037 = bor(t2034, t2036)
    return (t2009, t2037,)


_06_mask__words_off = (u32(0), u32(0),)


def start(x):
    key_0 = x['key_0']
    key_1 = x['key_1']
    deck_0_0 = x['deck_0_0']
    deck_0_1 = x['deck_0_1']
    deck_0_2 = x['deck_0_2']
    deck_0_3 = x['deck_0_3']
    deck_0_4 = x['deck_0_4']
    deck_0_5 = x['deck_0_5']
    deck_0_6 = x['deck_0_6']
    deck_0_7 = x['deck_0_7']
    deck_0_8 = x['deck_0_8']
    deck_0_9 = x['deck_0_9']
    deck_0_10 = x['deck_0_10']
    deck_0_11 = x['deck_0_11']
    deck_0_12 = x['deck_0_12']
    deck_0_13 = x['deck_0_13']
    deck_0_14 = x['deck_0_14']
    deck_0_15 = x['deck_0_15']
    deck_0_16 = x['deck_0_16']
    deck_0_17 = x['deck_0_17']
    deck_0_18 = x['deck_0_18']
    deck_0_19 = x['deck_0_19']
    deck_1_0 = x['deck_1_0']
    deck_1_1 = x['deck_1_1']
    deck_1_2 = x['deck_1_2']
    deck_1_3 = x['deck_1_3']
    deck_1_4 = x['deck_1_4']
    deck_1_5 = x['deck_1_5']
    deck_1_6 = x['deck_1_6']
    deck_1_7 = x['deck_1_7']
    deck_1_8 = x['deck_1_8']
    deck_1_9 = x['deck_1_9']
    deck_1_10 = x['deck_1_10']
    deck_1_11 = x['deck_1_11']
    deck_1_12 = x['deck_1_12']
    deck_1_13 = x['deck_1_13']
    deck_1_14 = x['deck_1_14']
    deck_1_15 = x['deck_1_15']
    deck_1_16 = x['deck_1_16']
    deck_1_17 = x['deck_1_17']
    deck_1_18 = x['deck_1_18']
    deck_1_19 = x['deck_1_19']
    declared_0 = x['declared_0']
    declared_1 = x['declared_1']
    (t9, t20, t21, t22,) = cut(_00_coin, _00_coin_off, key_0, key_1)
    (t200, t511, t510,) = cut(_01_deal_0, _01_deal_0_off, deck_0_0, deck_0_1, deck_0_2, deck_0_3, deck_0_4, deck_0_5, deck_0_6, deck_0_7, deck_0_8, deck_0_9, deck_0_10, deck_0_11, deck_0_12, deck_0_13, deck_0_14, deck_0_15, deck_0_16, deck_0_17, deck_0_18, deck_0_19, t9)
    (t751, t752, t756, t757, t761, t762, t766, t767, t771, t772, t776, t777, t781, t782, t786, t787, t791, t792, t796, t797, t801, t802, t806, t807, t811, t812, t816, t817, t821, t822, t826, t827, t831, t832, t836, t837, t841, t842, t846, t847, t851, t852, t853, t854, t855, t856, t857, t858, t859, t860, t861, t862, t863, t864, t865, t866, t867, t868, t869, t870, t871, t872, t873, t874, t875, t876, t877, t878, t879, t880, t881, t882, t883, t884, t885, t886, t887, t888, t889, t890, t891, t892, t893, t894,) = cut(_02_deal_0__a_Basic, _02_deal_0__a_Basic_off, t200, t511, t9, t510, declared_0, t20, deck_0_0, deck_0_1, deck_0_2, deck_0_3, deck_0_4, deck_0_5, deck_0_6, deck_0_7, deck_0_8, deck_0_9, deck_0_10, deck_0_11, deck_0_12, deck_0_13, deck_0_14, deck_0_15, deck_0_16, deck_0_17, deck_0_18, deck_0_19, t21)
    (t1072, t1383, t1382,) = cut(_03_deal_1, _03_deal_1_off, deck_1_0, deck_1_1, deck_1_2, deck_1_3, deck_1_4, deck_1_5, deck_1_6, deck_1_7, deck_1_8, deck_1_9, deck_1_10, deck_1_11, deck_1_12, deck_1_13, deck_1_14, deck_1_15, deck_1_16, deck_1_17, deck_1_18, deck_1_19, t9)
    (t1629, t1767, t1634, t1768, t1628, t1633, t1639, t1769, t1638, t1644, t1770, t1643, t1649, t1771, t1648, t1654, t1772, t1653, t1659, t1773, t1658, t1664, t1774, t1663, t1669, t1775, t1668, t1674, t1776, t1673, t1679, t1777, t1678, t1684, t1778, t1683, t1689, t1779, t1688, t1694, t1780, t1693, t1699, t1781, t1698, t1704, t1782, t1703, t1709, t1783, t1708, t1714, t1784, t1713, t1719, t1785, t1718, t1724, t1786, t1723, t1624, t1623, t1726, t1725, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739, t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, t1753, t1754, t1755, t1756, t1757, t1758, t1759, t1760, t1761, t1762, t1763, t1764, t1765, t1766,) = cut(_04_deal_1__a_Basic, _04_deal_1__a_Basic_off, t1072, t1383, t9, t1382, declared_1, t21, t751, t752, deck_1_0, t756, t757, deck_1_1, t761, t762, deck_1_2, t766, t767, deck_1_3, t771, t772, deck_1_4, t776, t777, deck_1_5, t781, t782, deck_1_6, t786, t787, deck_1_7, t791, t792, deck_1_8, t796, t797, deck_1_9, t801, t802, deck_1_10, t806, t807, deck_1_11, t811, t812, deck_1_12, t816, t817, deck_1_13, t821, t822, deck_1_14, t826, t827, deck_1_15, t831, t832, deck_1_16, t836, t837, deck_1_17, t841, t842, deck_1_18, t846, t847, deck_1_19, t851, t852, t20, t853, t854, t855, t856, t857, t858, t859, t860, t861, t862, t863, t864, t865, t866, t867, t868, t869, t870, t871, t872, t873, t874, t875, t876, t877, t878, t879, t880, t881, t882, t883, t884, t885, t886, t887, t888, t889, t890, t891, t892, t893, t894)
    (t1791, t1800, t1810, t1820, t1830, t1840, t1850, t1860, t1870, t1880, t1890, t1900, t1910, t1920, t1930, t1940, t1950, t1960, t1970, t1980,) = cut(_05_mask__hand, _05_mask__hand_off, t1629, t1767, t1634, t1768, t1628, t1633, t1639, t1769, t1638, t1644, t1770, t1643, t1649, t1771, t1648, t1654, t1772, t1653, t1659, t1773, t1658, t1664, t1774, t1663, t1669, t1775, t1668, t1674, t1776, t1673, t1679, t1777, t1678, t1684, t1778, t1683, t1689, t1779, t1688, t1694, t1780, t1693, t1699, t1781, t1698, t1704, t1782, t1703, t1709, t1783, t1708, t1714, t1784, t1713, t1719, t1785, t1718, t1724, t1786, t1723)
    (t2009, t2037,) = cut(_06_mask__words, _06_mask__words_off, t1791, t1800, t1810, t1820, t1830, t1840, t1850, t1860, t1870, t1880, t1890, t1900, t1910, t1920, t1930, t1940, t1950, t1960, t1970, t1980)
    return {
        'turn': i8(-1),
        'turn_player': t22,
        'phase': i8(0),
        'decider': i8(0),
        'flow': i8(0),
        'winner': i8(0),
        'stadium': i16(0),
        'stadium_side': i8(0),
        'supporter_played': i8(0),
        'stadium_played': i8(0),
        'stadium_used': i8(0),
        'retreated': i8(0),
        'row': i16(0),
        'source': i8(0),
        'left': i8(0),
        'it': i8(-1),
        'heads': i8(0),
        'dealt': i8(0),
        'result': i16(0),
        'attack': i16(0),
        'attacker': i8(0),
        'hit': i16(0),
        'again': i16(0),
        'ending': i8(0),
        'first_heads': i8(0),
        'reflipped': i8(0),
        'retreat_less': i8(0),
        'boost0': i8(0),
        'boost1': i8(0),
        'boost2': i8(0),
        'boost3': i8(0),
        'boost4': i8(0),
        'boost5': i8(0),
        'boost6': i8(0),
        'boost7': i8(0),
        'boost8': i8(0),
        'boost9': i8(0),
        'boost10': i8(0),
        'discount0': i8(0),
        'points_0': i8(0),
        'energy_now_0': i8(0),
        'energy_next_0': t1624,
        'declared_0': t1623,
        'poison_0': i8(0),
        'burn_0': i8(0),
        'daze_0': i8(0),
        'daze_fresh_0': i8(0),
        'moved_0': i8(0),
        'fallen_0': i16(0),
        'knockouts_0': i8(0),
        'title_0': i8(0),
        'title_next_0': i8(0),
        'locked_0': i8(0),
        'locked_item_0': i8(0),
        'locked_trainer_0': i8(0),
        'locked_evolve_0': i8(0),
        'locked_zone_0': i8(0),
        'takes_0': i8(0),
        'takes_ex_0': i8(0),
        'prevent_0': i8(0),
        'prevent_small_0': i8(0),
        'no_weakness_0': i8(0),
        'hit_back_0': i8(0),
        'snare_0': i8(0),
        'deals_0': i8(0),
        'no_attack_0': i8(0),
        'no_retreat_0': i8(0),
        'attack_cost_0': i8(0),
        'retreat_more_0': i8(0),
        'smoke_0': i8(0),
        'doom_0': i8(0),
        'doze_0': i8(0),
        'rest_0': i8(0),
        'bonus_0': i8(0),
        'bonus_for_0': i8(0),
        'rest_next_0': i8(0),
        'bonus_next_0': i8(0),
        'bonus_for_next_0': i8(0),
        'exposed_next_0': i8(0),
        'exposed_0': i8(0),
        'frenzy_0': i8(0),
        'frenzy_for_0': i8(0),
        'haze_0': i8(0),
        'silenced_0': i8(0),
        'surge0_0': i8(0),
        'surge0_next_0': i8(0),
        'surge1_0': i8(0),
        'surge1_next_0': i8(0),
        'guard0_0': i8(0),
        'guard1_0': i8(0),
        'guard2_0': i8(0),
        'guard3_0': i8(0),
        'guard4_0': i8(0),
        'armed0_0': i8(0),
        'armed1_0': i8(0),
        'times1_0': i8(0),
        'times2_0': i8(0),
        'times3_0': i8(0),
        'times4_0': i8(0),
        'times5_0': i8(0),
        'times6_0': i8(0),
        'times7_0': i8(0),
        'times8_0': i8(0),
        'times9_0': i8(0),
        'times10_0': i8(0),
        'times11_0': i8(0),
        'times12_0': i8(0),
        'times13_0': i8(0),
        'times14_0': i8(0),
        'discarded_0_0': i8(0),
        'discarded_0_1': i8(0),
        'discarded_0_2': i8(0),
        'discarded_0_3': i8(0),
        'discarded_0_4': i8(0),
        'discarded_0_5': i8(0),
        'discarded_0_6': i8(0),
        'discarded_0_7': i8(0),
        'discarded_0_8': i8(0),
        'pokemon_0_0': i16(0),
        'damage_0_0': i8(0),
        'tool_0_0': i16(0),
        'fresh_0_0': i8(0),
        'used_0_0': i8(0),
        'grown_0_0': i16(0),
        'fought_0_0': i8(0),
        'spent_0_0': i8(0),
        'struck_0_0': i8(0),
        'trap_0_0': i8(0),
        'energy_0_0_0': i8(0),
        'energy_0_0_1': i8(0),
        'energy_0_0_2': i8(0),
        'energy_0_0_3': i8(0),
        'energy_0_0_4': i8(0),
        'energy_0_0_5': i8(0),
        'energy_0_0_6': i8(0),
        'energy_0_0_7': i8(0),
        'energy_0_0_8': i8(0),
        'pokemon_0_1': i16(0),
        'damage_0_1': i8(0),
        'tool_0_1': i16(0),
        'fresh_0_1': i8(0),
        'used_0_1': i8(0),
        'grown_0_1': i16(0),
        'fought_0_1': i8(0),
        'spent_0_1': i8(0),
        'struck_0_1': i8(0),
        'trap_0_1': i8(0),
        'energy_0_1_0': i8(0),
        'energy_0_1_1': i8(0),
        'energy_0_1_2': i8(0),
        'energy_0_1_3': i8(0),
        'energy_0_1_4': i8(0),
        'energy_0_1_5': i8(0),
        'energy_0_1_6': i8(0),
        'energy_0_1_7': i8(0),
        'energy_0_1_8': i8(0),
        'pokemon_0_2': i16(0),
        'damage_0_2': i8(0),
        'tool_0_2': i16(0),
        'fresh_0_2': i8(0),
        'used_0_2': i8(0),
        'grown_0_2': i16(0),
        'fought_0_2': i8(0),
        'spent_0_2': i8(0),
        'struck_0_2': i8(0),
        'trap_0_2': i8(0),
        'energy_0_2_0': i8(0),
        'energy_0_2_1': i8(0),
        'energy_0_2_2': i8(0),
        'energy_0_2_3': i8(0),
        'energy_0_2_4': i8(0),
        'energy_0_2_5': i8(0),
        'energy_0_2_6': i8(0),
        'energy_0_2_7': i8(0),
        'energy_0_2_8': i8(0),
        'pokemon_0_3': i16(0),
        'damage_0_3': i8(0),
        'tool_0_3': i16(0),
        'fresh_0_3': i8(0),
        'used_0_3': i8(0),
        'grown_0_3': i16(0),
        'fought_0_3': i8(0),
        'spent_0_3': i8(0),
        'struck_0_3': i8(0),
        'trap_0_3': i8(0),
        'energy_0_3_0': i8(0),
        'energy_0_3_1': i8(0),
        'energy_0_3_2': i8(0),
        'energy_0_3_3': i8(0),
        'energy_0_3_4': i8(0),
        'energy_0_3_5': i8(0),
        'energy_0_3_6': i8(0),
        'energy_0_3_7': i8(0),
        'energy_0_3_8': i8(0),
        'card_0_0': t1628,
        'place_0_0': t1629,
        'order_0_0': i8(0),
        'seen_0_0': i8(0),
        'card_0_1': t1633,
        'place_0_1': t1634,
        'order_0_1': i8(0),
        'seen_0_1': i8(0),
        'card_0_2': t1638,
        'place_0_2': t1639,
        'order_0_2': i8(0),
        'seen_0_2': i8(0),
        'card_0_3': t1643,
        'place_0_3': t1644,
        'order_0_3': i8(0),
        'seen_0_3': i8(0),
        'card_0_4': t1648,
        'place_0_4': t1649,
        'order_0_4': i8(0),
        'seen_0_4': i8(0),
        'card_0_5': t1653,
        'place_0_5': t1654,
        'order_0_5': i8(0),
        'seen_0_5': i8(0),
        'card_0_6': t1658,
        'place_0_6': t1659,
        'order_0_6': i8(0),
        'seen_0_6': i8(0),
        'card_0_7': t1663,
        'place_0_7': t1664,
        'order_0_7': i8(0),
        'seen_0_7': i8(0),
        'card_0_8': t1668,
        'place_0_8': t1669,
        'order_0_8': i8(0),
        'seen_0_8': i8(0),
        'card_0_9': t1673,
        'place_0_9': t1674,
        'order_0_9': i8(0),
        'seen_0_9': i8(0),
        'card_0_10': t1678,
        'place_0_10': t1679,
        'order_0_10': i8(0),
        'seen_0_10': i8(0),
        'card_0_11': t1683,
        'place_0_11': t1684,
        'order_0_11': i8(0),
        'seen_0_11': i8(0),
        'card_0_12': t1688,
        'place_0_12': t1689,
        'order_0_12': i8(0),
        'seen_0_12': i8(0),
        'card_0_13': t1693,
        'place_0_13': t1694,
        'order_0_13': i8(0),
        'seen_0_13': i8(0),
        'card_0_14': t1698,
        'place_0_14': t1699,
        'order_0_14': i8(0),
        'seen_0_14': i8(0),
        'card_0_15': t1703,
        'place_0_15': t1704,
        'order_0_15': i8(0),
        'seen_0_15': i8(0),
        'card_0_16': t1708,
        'place_0_16': t1709,
        'order_0_16': i8(0),
        'seen_0_16': i8(0),
        'card_0_17': t1713,
        'place_0_17': t1714,
        'order_0_17': i8(0),
        'seen_0_17': i8(0),
        'card_0_18': t1718,
        'place_0_18': t1719,
        'order_0_18': i8(0),
        'seen_0_18': i8(0),
        'card_0_19': t1723,
        'place_0_19': t1724,
        'order_0_19': i8(0),
        'seen_0_19': i8(0),
        'points_1': i8(0),
        'energy_now_1': i8(0),
        'energy_next_1': t1726,
        'declared_1': t1725,
        'poison_1': i8(0),
        'burn_1': i8(0),
        'daze_1': i8(0),
        'daze_fresh_1': i8(0),
        'moved_1': i8(0),
        'fallen_1': i16(0),
        'knockouts_1': i8(0),
        'title_1': i8(0),
        'title_next_1': i8(0),
        'locked_1': i8(0),
        'locked_item_1': i8(0),
        'locked_trainer_1': i8(0),
        'locked_evolve_1': i8(0),
        'locked_zone_1': i8(0),
        'takes_1': i8(0),
        'takes_ex_1': i8(0),
        'prevent_1': i8(0),
        'prevent_small_1': i8(0),
        'no_weakness_1': i8(0),
        'hit_back_1': i8(0),
        'snare_1': i8(0),
        'deals_1': i8(0),
        'no_attack_1': i8(0),
        'no_retreat_1': i8(0),
        'attack_cost_1': i8(0),
        'retreat_more_1': i8(0),
        'smoke_1': i8(0),
        'doom_1': i8(0),
        'doze_1': i8(0),
        'rest_1': i8(0),
        'bonus_1': i8(0),
        'bonus_for_1': i8(0),
        'rest_next_1': i8(0),
        'bonus_next_1': i8(0),
        'bonus_for_next_1': i8(0),
        'exposed_next_1': i8(0),
        'exposed_1': i8(0),
        'frenzy_1': i8(0),
        'frenzy_for_1': i8(0),
        'haze_1': i8(0),
        'silenced_1': i8(0),
        'surge0_1': i8(0),
        'surge0_next_1': i8(0),
        'surge1_1': i8(0),
        'surge1_next_1': i8(0),
        'guard0_1': i8(0),
        'guard1_1': i8(0),
        'guard2_1': i8(0),
        'guard3_1': i8(0),
        'guard4_1': i8(0),
        'armed0_1': i8(0),
        'armed1_1': i8(0),
        'times1_1': i8(0),
        'times2_1': i8(0),
        'times3_1': i8(0),
        'times4_1': i8(0),
        'times5_1': i8(0),
        'times6_1': i8(0),
        'times7_1': i8(0),
        'times8_1': i8(0),
        'times9_1': i8(0),
        'times10_1': i8(0),
        'times11_1': i8(0),
        'times12_1': i8(0),
        'times13_1': i8(0),
        'times14_1': i8(0),
        'discarded_1_0': i8(0),
        'discarded_1_1': i8(0),
        'discarded_1_2': i8(0),
        'discarded_1_3': i8(0),
        'discarded_1_4': i8(0),
        'discarded_1_5': i8(0),
        'discarded_1_6': i8(0),
        'discarded_1_7': i8(0),
        'discarded_1_8': i8(0),
        'pokemon_1_0': i16(0),
        'damage_1_0': i8(0),
        'tool_1_0': i16(0),
        'fresh_1_0': i8(0),
        'used_1_0': i8(0),
        'grown_1_0': i16(0),
        'fought_1_0': i8(0),
        'spent_1_0': i8(0),
        'struck_1_0': i8(0),
        'trap_1_0': i8(0),
        'energy_1_0_0': i8(0),
        'energy_1_0_1': i8(0),
        'energy_1_0_2': i8(0),
        'energy_1_0_3': i8(0),
        'energy_1_0_4': i8(0),
        'energy_1_0_5': i8(0),
        'energy_1_0_6': i8(0),
        'energy_1_0_7': i8(0),
        'energy_1_0_8': i8(0),
        'pokemon_1_1': i16(0),
        'damage_1_1': i8(0),
        'tool_1_1': i16(0),
        'fresh_1_1': i8(0),
        'used_1_1': i8(0),
        'grown_1_1': i16(0),
        'fought_1_1': i8(0),
        'spent_1_1': i8(0),
        'struck_1_1': i8(0),
        'trap_1_1': i8(0),
        'energy_1_1_0': i8(0),
        'energy_1_1_1': i8(0),
        'energy_1_1_2': i8(0),
        'energy_1_1_3': i8(0),
        'energy_1_1_4': i8(0),
        'energy_1_1_5': i8(0),
        'energy_1_1_6': i8(0),
        'energy_1_1_7': i8(0),
        'energy_1_1_8': i8(0),
        'pokemon_1_2': i16(0),
        'damage_1_2': i8(0),
        'tool_1_2': i16(0),
        'fresh_1_2': i8(0),
        'used_1_2': i8(0),
        'grown_1_2': i16(0),
        'fought_1_2': i8(0),
        'spent_1_2': i8(0),
        'struck_1_2': i8(0),
        'trap_1_2': i8(0),
        'energy_1_2_0': i8(0),
        'energy_1_2_1': i8(0),
        'energy_1_2_2': i8(0),
        'energy_1_2_3': i8(0),
        'energy_1_2_4': i8(0),
        'energy_1_2_5': i8(0),
        'energy_1_2_6': i8(0),
        'energy_1_2_7': i8(0),
        'energy_1_2_8': i8(0),
        'pokemon_1_3': i16(0),
        'damage_1_3': i8(0),
        'tool_1_3': i16(0),
        'fresh_1_3': i8(0),
        'used_1_3': i8(0),
        'grown_1_3': i16(0),
        'fought_1_3': i8(0),
        'spent_1_3': i8(0),
        'struck_1_3': i8(0),
        'trap_1_3': i8(0),
        'energy_1_3_0': i8(0),
        'energy_1_3_1': i8(0),
        'energy_1_3_2': i8(0),
        'energy_1_3_3': i8(0),
        'energy_1_3_4': i8(0),
        'energy_1_3_5': i8(0),
        'energy_1_3_6': i8(0),
        'energy_1_3_7': i8(0),
        'energy_1_3_8': i8(0),
        'card_1_0': t1727,
        'place_1_0': t1728,
        'order_1_0': i8(0),
        'seen_1_0': i8(0),
        'card_1_1': t1729,
        'place_1_1': t1730,
        'order_1_1': i8(0),
        'seen_1_1': i8(0),
        'card_1_2': t1731,
        'place_1_2': t1732,
        'order_1_2': i8(0),
        'seen_1_2': i8(0),
        'card_1_3': t1733,
        'place_1_3': t1734,
        'order_1_3': i8(0),
        'seen_1_3': i8(0),
        'card_1_4': t1735,
        'place_1_4': t1736,
        'order_1_4': i8(0),
        'seen_1_4': i8(0),
        'card_1_5': t1737,
        'place_1_5': t1738,
        'order_1_5': i8(0),
        'seen_1_5': i8(0),
        'card_1_6': t1739,
        'place_1_6': t1740,
        'order_1_6': i8(0),
        'seen_1_6': i8(0),
        'card_1_7': t1741,
        'place_1_7': t1742,
        'order_1_7': i8(0),
        'seen_1_7': i8(0),
        'card_1_8': t1743,
        'place_1_8': t1744,
        'order_1_8': i8(0),
        'seen_1_8': i8(0),
        'card_1_9': t1745,
        'place_1_9': t1746,
        'order_1_9': i8(0),
        'seen_1_9': i8(0),
        'card_1_10': t1747,
        'place_1_10': t1748,
        'order_1_10': i8(0),
        'seen_1_10': i8(0),
        'card_1_11': t1749,
        'place_1_11': t1750,
        'order_1_11': i8(0),
        'seen_1_11': i8(0),
        'card_1_12': t1751,
        'place_1_12': t1752,
        'order_1_12': i8(0),
        'seen_1_12': i8(0),
        'card_1_13': t1753,
        'place_1_13': t1754,
        'order_1_13': i8(0),
        'seen_1_13': i8(0),
        'card_1_14': t1755,
        'place_1_14': t1756,
        'order_1_14': i8(0),
        'seen_1_14': i8(0),
        'card_1_15': t1757,
        'place_1_15': t1758,
        'order_1_15': i8(0),
        'seen_1_15': i8(0),
        'card_1_16': t1759,
        'place_1_16': t1760,
        'order_1_16': i8(0),
        'seen_1_16': i8(0),
        'card_1_17': t1761,
        'place_1_17': t1762,
        'order_1_17': i8(0),
        'seen_1_17': i8(0),
        'card_1_18': t1763,
        'place_1_18': t1764,
        'order_1_18': i8(0),
        'seen_1_18': i8(0),
        'card_1_19': t1765,
        'place_1_19': t1766,
        'order_1_19': i8(0),
        'seen_1_19': i8(0),
        'mask_0': t2009,
        'mask_1': t2037,
        'mask_2': u32(0),
        'mask_3': u32(0),
    }
