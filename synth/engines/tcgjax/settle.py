"""Generated: `settle` as 3089 operations in 9 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code


def _00_todo(key_0, key_1, todo):
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
    t10 = eq(todo, i8(1))
    return (t10, t9,)


_00_todo_off = (b1(0), u32(0),)


def _01_knock_outs(pokemon_0_0, t10, words_0_0_0, damage_0_0, energy_0_0_0, discarded_0_0, energy_0_0_1, discarded_0_1, energy_0_0_2, discarded_0_2, energy_0_0_3, discarded_0_3, energy_0_0_4, discarded_0_4, energy_0_0_5, discarded_0_5, energy_0_0_6, discarded_0_6, energy_0_0_7, discarded_0_7, energy_0_0_8, discarded_0_8, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, pokemon_0_1, words_0_1_0, damage_0_1, energy_0_1_0, energy_0_1_1, energy_0_1_2, energy_0_1_3, energy_0_1_4, energy_0_1_5, energy_0_1_6, energy_0_1_7, energy_0_1_8, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, pokemon_0_2, words_0_2_0, damage_0_2, energy_0_2_0, energy_0_2_1, energy_0_2_2, energy_0_2_3, energy_0_2_4, energy_0_2_5, energy_0_2_6, energy_0_2_7, energy_0_2_8, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_3_0, energy_0_3_1, energy_0_3_2, energy_0_3_3, energy_0_3_4, energy_0_3_5, energy_0_3_6, energy_0_3_7, energy_0_3_8, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, points_1, pokemon_1_0, words_1_0_0, damage_1_0, energy_1_0_0, discarded_1_0, energy_1_0_1, discarded_1_1, energy_1_0_2, discarded_1_2, energy_1_0_3, discarded_1_3, energy_1_0_4, discarded_1_4, energy_1_0_5, discarded_1_5, energy_1_0_6, discarded_1_6, energy_1_0_7, discarded_1_7, energy_1_0_8, discarded_1_8, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, pokemon_1_1, words_1_1_0, damage_1_1, energy_1_1_0, energy_1_1_1, energy_1_1_2, energy_1_1_3, energy_1_1_4, energy_1_1_5, energy_1_1_6, energy_1_1_7, energy_1_1_8, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, pokemon_1_2, words_1_2_0, damage_1_2, energy_1_2_0, energy_1_2_1, energy_1_2_2, energy_1_2_3, energy_1_2_4, energy_1_2_5, energy_1_2_6, energy_1_2_7, energy_1_2_8, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_3_0, energy_1_3_1, energy_1_3_2, energy_1_3_3, energy_1_3_4, energy_1_3_5, energy_1_3_6, energy_1_3_7, energy_1_3_8, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, points_0):
    t11 = gt(pokemon_0_0, i16(0))
    t12 = band(t10, t11)
    t13 = band(words_0_0_0, i32(31))
    t14 = to(t13, i8)
    t15 = ge(damage_0_0, t14)
    t16 = band(t12, t15)
    t17 = sar(words_0_0_0, i32(16))
    t18 = band(t17, i32(3))
    t19 = to(t18, i8)
    t20 = select(t16, t19, i8(0))
    t21 = select(t16, energy_0_0_0, i8(0))
    t22 = to(discarded_0_0, i16)
    t23 = to(t21, i16)
    t24 = add(t22, t23)
    t25 = to(t24, i8)
    t26 = select(t16, energy_0_0_1, i8(0))
    t27 = to(discarded_0_1, i16)
    t28 = to(t26, i16)
    t29 = add(t27, t28)
    t30 = to(t29, i8)
    t31 = select(t16, energy_0_0_2, i8(0))
    t32 = to(discarded_0_2, i16)
    t33 = to(t31, i16)
    t34 = add(t32, t33)
    t35 = to(t34, i8)
    t36 = select(t16, energy_0_0_3, i8(0))
    t37 = to(discarded_0_3, i16)
    t38 = to(t36, i16)
    t39 = add(t37, t38)
    t40 = to(t39, i8)
    t41 = select(t16, energy_0_0_4, i8(0))
    t42 = to(discarded_0_4, i16)
    t43 = to(t41, i16)
    t44 = add(t42, t43)
    t45 = to(t44, i8)
    t46 = select(t16, energy_0_0_5, i8(0))
    t47 = to(discarded_0_5, i16)
    t48 = to(t46, i16)
    t49 = add(t47, t48)
    t50 = to(t49, i8)
    t51 = select(t16, energy_0_0_6, i8(0))
    t52 = to(discarded_0_6, i16)
    t53 = to(t51, i16)
    t54 = add(t52, t53)
    t55 = to(t54, i8)
    t56 = select(t16, energy_0_0_7, i8(0))
    t57 = to(discarded_0_7, i16)
    t58 = to(t56, i16)
    t59 = add(t57, t58)
    t60 = to(t59, i8)
    t61 = select(t16, energy_0_0_8, i8(0))
    t62 = to(discarded_0_8, i16)
    t63 = to(t61, i16)
    t64 = add(t62, t63)
    t65 = to(t64, i8)
    t66 = select(t16, i16(0), pokemon_0_0)
    t67 = select(t16, i8(0), damage_0_0)
    t68 = select(t16, i8(0), fresh_0_0)
    t69 = select(t16, i8(0), used_0_0)
    t70 = select(t16, i8(0), energy_0_0_0)
    t71 = select(t16, i8(0), energy_0_0_1)
    t72 = select(t16, i8(0), energy_0_0_2)
    t73 = select(t16, i8(0), energy_0_0_3)
    t74 = select(t16, i8(0), energy_0_0_4)
    t75 = select(t16, i8(0), energy_0_0_5)
    t76 = select(t16, i8(0), energy_0_0_6)
    t77 = select(t16, i8(0), energy_0_0_7)
    t78 = select(t16, i8(0), energy_0_0_8)
    t79 = select(t16, i32(0), words_0_0_0)
    t80 = select(t16, i16(0), words_0_0_1)
    t81 = select(t16, i16(0), words_0_0_2)
    t82 = select(t16, i16(0), words_0_0_3)
    t83 = flip(t16)
    t84 = band(reached_0_0, t83)
    t85 = eq(place_0_0, i8(3))
    t86 = band(t16, t85)
    t87 = select(t86, i8(2), place_0_0)
    t88 = eq(place_0_1, i8(3))
    t89 = band(t16, t88)
    t90 = select(t89, i8(2), place_0_1)
    t91 = eq(place_0_2, i8(3))
    t92 = band(t16, t91)
    t93 = select(t92, i8(2), place_0_2)
    t94 = eq(place_0_3, i8(3))
    t95 = band(t16, t94)
    t96 = select(t95, i8(2), place_0_3)
    t97 = eq(place_0_4, i8(3))
    t98 = band(t16, t97)
    t99 = select(t98, i8(2), place_0_4)
    t100 = eq(place_0_5, i8(3))
    t101 = band(t16, t100)
    t102 = select(t101, i8(2), place_0_5)
    t103 = eq(place_0_6, i8(3))
    t104 = band(t16, t103)
    t105 = select(t104, i8(2), place_0_6)
    t106 = eq(place_0_7, i8(3))
    t107 = band(t16, t106)
    t108 = select(t107, i8(2), place_0_7)
    t109 = eq(place_0_8, i8(3))
    t110 = band(t16, t109)
    t111 = select(t110, i8(2), place_0_8)
    t112 = eq(place_0_9, i8(3))
    t113 = band(t16, t112)
    t114 = select(t113, i8(2), place_0_9)
    t115 = eq(place_0_10, i8(3))
    t116 = band(t16, t115)
    t117 = select(t116, i8(2), place_0_10)
    t118 = eq(place_0_11, i8(3))
    t119 = band(t16, t118)
    t120 = select(t119, i8(2), place_0_11)
    t121 = eq(place_0_12, i8(3))
    t122 = band(t16, t121)
    t123 = select(t122, i8(2), place_0_12)
    t124 = eq(place_0_13, i8(3))
    t125 = band(t16, t124)
    t126 = select(t125, i8(2), place_0_13)
    t127 = eq(place_0_14, i8(3))
    t128 = band(t16, t127)
    t129 = select(t128, i8(2), place_0_14)
    t130 = eq(place_0_15, i8(3))
    t131 = band(t16, t130)
    t132 = select(t131, i8(2), place_0_15)
    t133 = eq(place_0_16, i8(3))
    t134 = band(t16, t133)
    t135 = select(t134, i8(2), place_0_16)
    t136 = eq(place_0_17, i8(3))
    t137 = band(t16, t136)
    t138 = select(t137, i8(2), place_0_17)
    t139 = eq(place_0_18, i8(3))
    t140 = band(t16, t139)
    t141 = select(t140, i8(2), place_0_18)
    t142 = eq(place_0_19, i8(3))
    t143 = band(t16, t142)
    t144 = select(t143, i8(2), place_0_19)
    t145 = select(t16, i8(0), poison_0)
    t146 = select(t16, i8(0), daze_0)
    t147 = select(t16, i8(0), takes_0)
    t148 = select(t16, i8(0), prevent_0)
    t149 = select(t16, i8(0), deals_0)
    t150 = select(t16, i8(0), no_attack_0)
    t151 = select(t16, i8(0), no_retreat_0)
    t152 = gt(pokemon_0_1, i16(0))
    t153 = band(t10, t152)
    t154 = band(words_0_1_0, i32(31))
    t155 = to(t154, i8)
    t156 = ge(damage_0_1, t155)
    t157 = band(t153, t156)
    t158 = sar(words_0_1_0, i32(16))
    t159 = band(t158, i32(3))
    t160 = to(t159, i8)
    t161 = select(t157, t160, i8(0))
    t162 = add(t20, t161)
    t163 = select(t157, energy_0_1_0, i8(0))
    t164 = to(t25, i16)
    t165 = to(t163, i16)
    t166 = add(t164, t165)
    t167 = to(t166, i8)
    t168 = select(t157, energy_0_1_1, i8(0))
    t169 = to(t30, i16)
    t170 = to(t168, i16)
    t171 = add(t169, t170)
    t172 = to(t171, i8)
    t173 = select(t157, energy_0_1_2, i8(0))
    t174 = to(t35, i16)
    t175 = to(t173, i16)
    t176 = add(t174, t175)
    t177 = to(t176, i8)
    t178 = select(t157, energy_0_1_3, i8(0))
    t179 = to(t40, i16)
    t180 = to(t178, i16)
    t181 = add(t179, t180)
    t182 = to(t181, i8)
    t183 = select(t157, energy_0_1_4, i8(0))
    t184 = to(t45, i16)
    t185 = to(t183, i16)
    t186 = add(t184, t185)
    t187 = to(t186, i8)
    t188 = select(t157, energy_0_1_5, i8(0))
    t189 = to(t50, i16)
    t190 = to(t188, i16)
    t191 = add(t189, t190)
    t192 = to(t191, i8)
    t193 = select(t157, energy_0_1_6, i8(0))
    t194 = to(t55, i16)
    t195 = to(t193, i16)
    t196 = add(t194, t195)
    t197 = to(t196, i8)
    t198 = select(t157, energy_0_1_7, i8(0))
    t199 = to(t60, i16)
    t200 = to(t198, i16)
    t201 = add(t199, t200)
    t202 = to(t201, i8)
    t203 = select(t157, energy_0_1_8, i8(0))
    t204 = to(t65, i16)
    t205 = to(t203, i16)
    t206 = add(t204, t205)
    t207 = to(t206, i8)
    t208 = select(t157, i16(0), pokemon_0_1)
    t209 = select(t157, i8(0), damage_0_1)
    t210 = select(t157, i8(0), fresh_0_1)
    t211 = select(t157, i8(0), used_0_1)
    t212 = select(t157, i8(0), energy_0_1_0)
    t213 = select(t157, i8(0), energy_0_1_1)
    t214 = select(t157, i8(0), energy_0_1_2)
    t215 = select(t157, i8(0), energy_0_1_3)
    t216 = select(t157, i8(0), energy_0_1_4)
    t217 = select(t157, i8(0), energy_0_1_5)
    t218 = select(t157, i8(0), energy_0_1_6)
    t219 = select(t157, i8(0), energy_0_1_7)
    t220 = select(t157, i8(0), energy_0_1_8)
    t221 = select(t157, i32(0), words_0_1_0)
    t222 = select(t157, i16(0), words_0_1_1)
    t223 = select(t157, i16(0), words_0_1_2)
    t224 = select(t157, i16(0), words_0_1_3)
    t225 = flip(t157)
    t226 = band(reached_0_1, t225)
    t227 = eq(t87, i8(4))
    t228 = band(t157, t227)
    t229 = select(t228, i8(2), t87)
    t230 = eq(t90, i8(4))
    t231 = band(t157, t230)
    t232 = select(t231, i8(2), t90)
    t233 = eq(t93, i8(4))
    t234 = band(t157, t233)
    t235 = select(t234, i8(2), t93)
    t236 = eq(t96, i8(4))
    t237 = band(t157, t236)
    t238 = select(t237, i8(2), t96)
    t239 = eq(t99, i8(4))
    t240 = band(t157, t239)
    t241 = select(t240, i8(2), t99)
    t242 = eq(t102, i8(4))
    t243 = band(t157, t242)
    t244 = select(t243, i8(2), t102)
    t245 = eq(t105, i8(4))
    t246 = band(t157, t245)
    t247 = select(t246, i8(2), t105)
    t248 = eq(t108, i8(4))
    t249 = band(t157, t248)
    t250 = select(t249, i8(2), t108)
    t251 = eq(t111, i8(4))
    t252 = band(t157, t251)
    t253 = select(t252, i8(2), t111)
    t254 = eq(t114, i8(4))
    t255 = band(t157, t254)
    t256 = select(t255, i8(2), t114)
    t257 = eq(t117, i8(4))
    t258 = band(t157, t257)
    t259 = select(t258, i8(2), t117)
    t260 = eq(t120, i8(4))
    t261 = band(t157, t260)
    t262 = select(t261, i8(2), t120)
    t263 = eq(t123, i8(4))
    t264 = band(t157, t263)
    t265 = select(t264, i8(2), t123)
    t266 = eq(t126, i8(4))
    t267 = band(t157, t266)
    t268 = select(t267, i8(2), t126)
    t269 = eq(t129, i8(4))
    t270 = band(t157, t269)
    t271 = select(t270, i8(2), t129)
    t272 = eq(t132, i8(4))
    t273 = band(t157, t272)
    t274 = select(t273, i8(2), t132)
    t275 = eq(t135, i8(4))
    t276 = band(t157, t275)
    t277 = select(t276, i8(2), t135)
    t278 = eq(t138, i8(4))
    t279 = band(t157, t278)
    t280 = select(t279, i8(2), t138)
    t281 = eq(t141, i8(4))
    t282 = band(t157, t281)
    t283 = select(t282, i8(2), t141)
    t284 = eq(t144, i8(4))
    t285 = band(t157, t284)
    t286 = select(t285, i8(2), t144)
    t287 = gt(pokemon_0_2, i16(0))
    t288 = band(t10, t287)
    t289 = band(words_0_2_0, i32(31))
    t290 = to(t289, i8)
    t291 = ge(damage_0_2, t290)
    t292 = band(t288, t291)
    t293 = sar(words_0_2_0, i32(16))
    t294 = band(t293, i32(3))
    t295 = to(t294, i8)
    t296 = select(t292, t295, i8(0))
    t297 = add(t162, t296)
    t298 = select(t292, energy_0_2_0, i8(0))
    t299 = to(t167, i16)
    t300 = to(t298, i16)
    t301 = add(t299, t300)
    t302 = to(t301, i8)
    t303 = select(t292, energy_0_2_1, i8(0))
    t304 = to(t172, i16)
    t305 = to(t303, i16)
    t306 = add(t304, t305)
    t307 = to(t306, i8)
    t308 = select(t292, energy_0_2_2, i8(0))
    t309 = to(t177, i16)
    t310 = to(t308, i16)
    t311 = add(t309, t310)
    t312 = to(t311, i8)
    t313 = select(t292, energy_0_2_3, i8(0))
    t314 = to(t182, i16)
    t315 = to(t313, i16)
    t316 = add(t314, t315)
    t317 = to(t316, i8)
    t318 = select(t292, energy_0_2_4, i8(0))
    t319 = to(t187, i16)
    t320 = to(t318, i16)
    t321 = add(t319, t320)
    t322 = to(t321, i8)
    t323 = select(t292, energy_0_2_5, i8(0))
    t324 = to(t192, i16)
    t325 = to(t323, i16)
    t326 = add(t324, t325)
    t327 = to(t326, i8)
    t328 = select(t292, energy_0_2_6, i8(0))
    t329 = to(t197, i16)
    t330 = to(t328, i16)
    t331 = add(t329, t330)
    t332 = to(t331, i8)
    t333 = select(t292, energy_0_2_7, i8(0))
    t334 = to(t202, i16)
    t335 = to(t333, i16)
    t336 = add(t334, t335)
    t337 = to(t336, i8)
    t338 = select(t292, energy_0_2_8, i8(0))
    t339 = to(t207, i16)
    t340 = to(t338, i16)
    t341 = add(t339, t340)
    t342 = to(t341, i8)
    t343 = select(t292, i16(0), pokemon_0_2)
    t344 = select(t292, i8(0), damage_0_2)
    t345 = select(t292, i8(0), fresh_0_2)
    t346 = select(t292, i8(0), used_0_2)
    t347 = select(t292, i8(0), energy_0_2_0)
    t348 = select(t292, i8(0), energy_0_2_1)
    t349 = select(t292, i8(0), energy_0_2_2)
    t350 = select(t292, i8(0), energy_0_2_3)
    t351 = select(t292, i8(0), energy_0_2_4)
    t352 = select(t292, i8(0), energy_0_2_5)
    t353 = select(t292, i8(0), energy_0_2_6)
    t354 = select(t292, i8(0), energy_0_2_7)
    t355 = select(t292, i8(0), energy_0_2_8)
    t356 = select(t292, i32(0), words_0_2_0)
    t357 = select(t292, i16(0), words_0_2_1)
    t358 = select(t292, i16(0), words_0_2_2)
    t359 = select(t292, i16(0), words_0_2_3)
    t360 = flip(t292)
    t361 = band(reached_0_2, t360)
    t362 = eq(t229, i8(5))
    t363 = band(t292, t362)
    t364 = select(t363, i8(2), t229)
    t365 = eq(t232, i8(5))
    t366 = band(t292, t365)
    t367 = select(t366, i8(2), t232)
    t368 = eq(t235, i8(5))
    t369 = band(t292, t368)
    t370 = select(t369, i8(2), t235)
    t371 = eq(t238, i8(5))
    t372 = band(t292, t371)
    t373 = select(t372, i8(2), t238)
    t374 = eq(t241, i8(5))
    t375 = band(t292, t374)
    t376 = select(t375, i8(2), t241)
    t377 = eq(t244, i8(5))
    t378 = band(t292, t377)
    t379 = select(t378, i8(2), t244)
    t380 = eq(t247, i8(5))
    t381 = band(t292, t380)
    t382 = select(t381, i8(2), t247)
    t383 = eq(t250, i8(5))
    t384 = band(t292, t383)
    t385 = select(t384, i8(2), t250)
    t386 = eq(t253, i8(5))
    t387 = band(t292, t386)
    t388 = select(t387, i8(2), t253)
    t389 = eq(t256, i8(5))
    t390 = band(t292, t389)
    t391 = select(t390, i8(2), t256)
    t392 = eq(t259, i8(5))
    t393 = band(t292, t392)
    t394 = select(t393, i8(2), t259)
    t395 = eq(t262, i8(5))
    t396 = band(t292, t395)
    t397 = select(t396, i8(2), t262)
    t398 = eq(t265, i8(5))
    t399 = band(t292, t398)
    t400 = select(t399, i8(2), t265)
    t401 = eq(t268, i8(5))
    t402 = band(t292, t401)
    t403 = select(t402, i8(2), t268)
    t404 = eq(t271, i8(5))
    t405 = band(t292, t404)
    t406 = select(t405, i8(2), t271)
    t407 = eq(t274, i8(5))
    t408 = band(t292, t407)
    t409 = select(t408, i8(2), t274)
    t410 = eq(t277, i8(5))
    t411 = band(t292, t410)
    t412 = select(t411, i8(2), t277)
    t413 = eq(t280, i8(5))
    t414 = band(t292, t413)
    t415 = select(t414, i8(2), t280)
    t416 = eq(t283, i8(5))
    t417 = band(t292, t416)
    t418 = select(t417, i8(2), t283)
    t419 = eq(t286, i8(5))
    t420 = band(t292, t419)
    t421 = select(t420, i8(2), t286)
    t422 = gt(pokemon_0_3, i16(0))
    t423 = band(t10, t422)
    t424 = band(words_0_3_0, i32(31))
    t425 = to(t424, i8)
    t426 = ge(damage_0_3, t425)
    t427 = band(t423, t426)
    t428 = sar(words_0_3_0, i32(16))
    t429 = band(t428, i32(3))
    t430 = to(t429, i8)
    t431 = select(t427, t430, i8(0))
    t432 = add(t297, t431)
    t433 = select(t427, energy_0_3_0, i8(0))
    t434 = to(t302, i16)
    t435 = to(t433, i16)
    t436 = add(t434, t435)
    t437 = to(t436, i8)
    t438 = select(t427, energy_0_3_1, i8(0))
    t439 = to(t307, i16)
    t440 = to(t438, i16)
    t441 = add(t439, t440)
    t442 = to(t441, i8)
    t443 = select(t427, energy_0_3_2, i8(0))
    t444 = to(t312, i16)
    t445 = to(t443, i16)
    t446 = add(t444, t445)
    t447 = to(t446, i8)
    t448 = select(t427, energy_0_3_3, i8(0))
    t449 = to(t317, i16)
    t450 = to(t448, i16)
    t451 = add(t449, t450)
    t452 = to(t451, i8)
    t453 = select(t427, energy_0_3_4, i8(0))
    t454 = to(t322, i16)
    t455 = to(t453, i16)
    t456 = add(t454, t455)
    t457 = to(t456, i8)
    t458 = select(t427, energy_0_3_5, i8(0))
    t459 = to(t327, i16)
    t460 = to(t458, i16)
    t461 = add(t459, t460)
    t462 = to(t461, i8)
    t463 = select(t427, energy_0_3_6, i8(0))
    t464 = to(t332, i16)
    t465 = to(t463, i16)
    t466 = add(t464, t465)
    t467 = to(t466, i8)
    t468 = select(t427, energy_0_3_7, i8(0))
    t469 = to(t337, i16)
    t470 = to(t468, i16)
    t471 = add(t469, t470)
    t472 = to(t471, i8)
    t473 = select(t427, energy_0_3_8, i8(0))
    t474 = to(t342, i16)
    t475 = to(t473, i16)
    t476 = add(t474, t475)
    t477 = to(t476, i8)
    t478 = select(t427, i16(0), pokemon_0_3)
    t479 = select(t427, i8(0), damage_0_3)
    t480 = select(t427, i8(0), fresh_0_3)
    t481 = select(t427, i8(0), used_0_3)
    t482 = select(t427, i8(0), energy_0_3_0)
    t483 = select(t427, i8(0), energy_0_3_1)
    t484 = select(t427, i8(0), energy_0_3_2)
    t485 = select(t427, i8(0), energy_0_3_3)
    t486 = select(t427, i8(0), energy_0_3_4)
    t487 = select(t427, i8(0), energy_0_3_5)
    t488 = select(t427, i8(0), energy_0_3_6)
    t489 = select(t427, i8(0), energy_0_3_7)
    t490 = select(t427, i8(0), energy_0_3_8)
    t491 = select(t427, i32(0), words_0_3_0)
    t492 = select(t427, i16(0), words_0_3_1)
    t493 = select(t427, i16(0), words_0_3_2)
    t494 = select(t427, i16(0), words_0_3_3)
    t495 = flip(t427)
    t496 = band(reached_0_3, t495)
    t497 = eq(t364, i8(6))
    t498 = band(t427, t497)
    t499 = select(t498, i8(2), t364)
    t500 = eq(t367, i8(6))
    t501 = band(t427, t500)
    t502 = select(t501, i8(2), t367)
    t503 = eq(t370, i8(6))
    t504 = band(t427, t503)
    t505 = select(t504, i8(2), t370)
    t506 = eq(t373, i8(6))
    t507 = band(t427, t506)
    t508 = select(t507, i8(2), t373)
    t509 = eq(t376, i8(6))
    t510 = band(t427, t509)
    t511 = select(t510, i8(2), t376)
    t512 = eq(t379, i8(6))
    t513 = band(t427, t512)
    t514 = select(t513, i8(2), t379)
    t515 = eq(t382, i8(6))
    t516 = band(t427, t515)
    t517 = select(t516, i8(2), t382)
    t518 = eq(t385, i8(6))
    t519 = band(t427, t518)
    t520 = select(t519, i8(2), t385)
    t521 = eq(t388, i8(6))
    t522 = band(t427, t521)
    t523 = select(t522, i8(2), t388)
    t524 = eq(t391, i8(6))
    t525 = band(t427, t524)
    t526 = select(t525, i8(2), t391)
    t527 = eq(t394, i8(6))
    t528 = band(t427, t527)
    t529 = select(t528, i8(2), t394)
    t530 = eq(t397, i8(6))
    t531 = band(t427, t530)
    t532 = select(t531, i8(2), t397)
    t533 = eq(t400, i8(6))
    t534 = band(t427, t533)
    t535 = select(t534, i8(2), t400)
    t536 = eq(t403, i8(6))
    t537 = band(t427, t536)
    t538 = select(t537, i8(2), t403)
    t539 = eq(t406, i8(6))
    t540 = band(t427, t539)
    t541 = select(t540, i8(2), t406)
    t542 = eq(t409, i8(6))
    t543 = band(t427, t542)
    t544 = select(t543, i8(2), t409)
    t545 = eq(t412, i8(6))
    t546 = band(t427, t545)
    t547 = select(t546, i8(2), t412)
    t548 = eq(t415, i8(6))
    t549 = band(t427, t548)
    t550 = select(t549, i8(2), t415)
    t551 = eq(t418, i8(6))
    t552 = band(t427, t551)
    t553 = select(t552, i8(2), t418)
    t554 = eq(t421, i8(6))
    t555 = band(t427, t554)
    t556 = select(t555, i8(2), t421)
    t557 = add(points_1, t432)
    t558 = to(t557, i8)
    t559 = gt(pokemon_1_0, i16(0))
    t560 = band(t10, t559)
    t561 = band(words_1_0_0, i32(31))
    t562 = to(t561, i8)
    t563 = ge(damage_1_0, t562)
    t564 = band(t560, t563)
    t565 = sar(words_1_0_0, i32(16))
    t566 = band(t565, i32(3))
    t567 = to(t566, i8)
    t568 = select(t564, t567, i8(0))
    t569 = select(t564, energy_1_0_0, i8(0))
    t570 = to(discarded_1_0, i16)
    t571 = to(t569, i16)
    t572 = add(t570, t571)
    t573 = to(t572, i8)
    t574 = select(t564, energy_1_0_1, i8(0))
    t575 = to(discarded_1_1, i16)
    t576 = to(t574, i16)
    t577 = add(t575, t576)
    t578 = to(t577, i8)
    t579 = select(t564, energy_1_0_2, i8(0))
    t580 = to(discarded_1_2, i16)
    t581 = to(t579, i16)
    t582 = add(t580, t581)
    t583 = to(t582, i8)
    t584 = select(t564, energy_1_0_3, i8(0))
    t585 = to(discarded_1_3, i16)
    t586 = to(t584, i16)
    t587 = add(t585, t586)
    t588 = to(t587, i8)
    t589 = select(t564, energy_1_0_4, i8(0))
    t590 = to(discarded_1_4, i16)
    t591 = to(t589, i16)
    t592 = add(t590, t591)
    t593 = to(t592, i8)
    t594 = select(t564, energy_1_0_5, i8(0))
    t595 = to(discarded_1_5, i16)
    t596 = to(t594, i16)
    t597 = add(t595, t596)
    t598 = to(t597, i8)
    t599 = select(t564, energy_1_0_6, i8(0))
    t600 = to(discarded_1_6, i16)
    t601 = to(t599, i16)
    t602 = add(t600, t601)
    t603 = to(t602, i8)
    t604 = select(t564, energy_1_0_7, i8(0))
    t605 = to(discarded_1_7, i16)
    t606 = to(t604, i16)
    t607 = add(t605, t606)
    t608 = to(t607, i8)
    t609 = select(t564, energy_1_0_8, i8(0))
    t610 = to(discarded_1_8, i16)
    t611 = to(t609, i16)
    t612 = add(t610, t611)
    t613 = to(t612, i8)
    t614 = select(t564, i16(0), pokemon_1_0)
    t615 = select(t564, i8(0), damage_1_0)
    t616 = select(t564, i8(0), fresh_1_0)
    t617 = select(t564, i8(0), used_1_0)
    t618 = select(t564, i8(0), energy_1_0_0)
    t619 = select(t564, i8(0), energy_1_0_1)
    t620 = select(t564, i8(0), energy_1_0_2)
    t621 = select(t564, i8(0), energy_1_0_3)
    t622 = select(t564, i8(0), energy_1_0_4)
    t623 = select(t564, i8(0), energy_1_0_5)
    t624 = select(t564, i8(0), energy_1_0_6)
    t625 = select(t564, i8(0), energy_1_0_7)
    t626 = select(t564, i8(0), energy_1_0_8)
    t627 = select(t564, i32(0), words_1_0_0)
    t628 = select(t564, i16(0), words_1_0_1)
    t629 = select(t564, i16(0), words_1_0_2)
    t630 = select(t564, i16(0), words_1_0_3)
    t631 = flip(t564)
    t632 = band(reached_1_0, t631)
    t633 = eq(place_1_0, i8(3))
    t634 = band(t564, t633)
    t635 = select(t634, i8(2), place_1_0)
    t636 = eq(place_1_1, i8(3))
    t637 = band(t564, t636)
    t638 = select(t637, i8(2), place_1_1)
    t639 = eq(place_1_2, i8(3))
    t640 = band(t564, t639)
    t641 = select(t640, i8(2), place_1_2)
    t642 = eq(place_1_3, i8(3))
    t643 = band(t564, t642)
    t644 = select(t643, i8(2), place_1_3)
    t645 = eq(place_1_4, i8(3))
    t646 = band(t564, t645)
    t647 = select(t646, i8(2), place_1_4)
    t648 = eq(place_1_5, i8(3))
    t649 = band(t564, t648)
    t650 = select(t649, i8(2), place_1_5)
    t651 = eq(place_1_6, i8(3))
    t652 = band(t564, t651)
    t653 = select(t652, i8(2), place_1_6)
    t654 = eq(place_1_7, i8(3))
    t655 = band(t564, t654)
    t656 = select(t655, i8(2), place_1_7)
    t657 = eq(place_1_8, i8(3))
    t658 = band(t564, t657)
    t659 = select(t658, i8(2), place_1_8)
    t660 = eq(place_1_9, i8(3))
    t661 = band(t564, t660)
    t662 = select(t661, i8(2), place_1_9)
    t663 = eq(place_1_10, i8(3))
    t664 = band(t564, t663)
    t665 = select(t664, i8(2), place_1_10)
    t666 = eq(place_1_11, i8(3))
    t667 = band(t564, t666)
    t668 = select(t667, i8(2), place_1_11)
    t669 = eq(place_1_12, i8(3))
    t670 = band(t564, t669)
    t671 = select(t670, i8(2), place_1_12)
    t672 = eq(place_1_13, i8(3))
    t673 = band(t564, t672)
    t674 = select(t673, i8(2), place_1_13)
    t675 = eq(place_1_14, i8(3))
    t676 = band(t564, t675)
    t677 = select(t676, i8(2), place_1_14)
    t678 = eq(place_1_15, i8(3))
    t679 = band(t564, t678)
    t680 = select(t679, i8(2), place_1_15)
    t681 = eq(place_1_16, i8(3))
    t682 = band(t564, t681)
    t683 = select(t682, i8(2), place_1_16)
    t684 = eq(place_1_17, i8(3))
    t685 = band(t564, t684)
    t686 = select(t685, i8(2), place_1_17)
    t687 = eq(place_1_18, i8(3))
    t688 = band(t564, t687)
    t689 = select(t688, i8(2), place_1_18)
    t690 = eq(place_1_19, i8(3))
    t691 = band(t564, t690)
    t692 = select(t691, i8(2), place_1_19)
    t693 = select(t564, i8(0), poison_1)
    t694 = select(t564, i8(0), daze_1)
    t695 = select(t564, i8(0), takes_1)
    t696 = select(t564, i8(0), prevent_1)
    t697 = select(t564, i8(0), deals_1)
    t698 = select(t564, i8(0), no_attack_1)
    t699 = select(t564, i8(0), no_retreat_1)
    t700 = gt(pokemon_1_1, i16(0))
    t701 = band(t10, t700)
    t702 = band(words_1_1_0, i32(31))
    t703 = to(t702, i8)
    t704 = ge(damage_1_1, t703)
    t705 = band(t701, t704)
    t706 = sar(words_1_1_0, i32(16))
    t707 = band(t706, i32(3))
    t708 = to(t707, i8)
    t709 = select(t705, t708, i8(0))
    t710 = add(t568, t709)
    t711 = select(t705, energy_1_1_0, i8(0))
    t712 = to(t573, i16)
    t713 = to(t711, i16)
    t714 = add(t712, t713)
    t715 = to(t714, i8)
    t716 = select(t705, energy_1_1_1, i8(0))
    t717 = to(t578, i16)
    t718 = to(t716, i16)
    t719 = add(t717, t718)
    t720 = to(t719, i8)
    t721 = select(t705, energy_1_1_2, i8(0))
    t722 = to(t583, i16)
    t723 = to(t721, i16)
    t724 = add(t722, t723)
    t725 = to(t724, i8)
    t726 = select(t705, energy_1_1_3, i8(0))
    t727 = to(t588, i16)
    t728 = to(t726, i16)
    t729 = add(t727, t728)
    t730 = to(t729, i8)
    t731 = select(t705, energy_1_1_4, i8(0))
    t732 = to(t593, i16)
    t733 = to(t731, i16)
    t734 = add(t732, t733)
    t735 = to(t734, i8)
    t736 = select(t705, energy_1_1_5, i8(0))
    t737 = to(t598, i16)
    t738 = to(t736, i16)
    t739 = add(t737, t738)
    t740 = to(t739, i8)
    t741 = select(t705, energy_1_1_6, i8(0))
    t742 = to(t603, i16)
    t743 = to(t741, i16)
    t744 = add(t742, t743)
    t745 = to(t744, i8)
    t746 = select(t705, energy_1_1_7, i8(0))
    t747 = to(t608, i16)
    t748 = to(t746, i16)
    t749 = add(t747, t748)
    t750 = to(t749, i8)
    t751 = select(t705, energy_1_1_8, i8(0))
    t752 = to(t613, i16)
    t753 = to(t751, i16)
    t754 = add(t752, t753)
    t755 = to(t754, i8)
    t756 = select(t705, i16(0), pokemon_1_1)
    t757 = select(t705, i8(0), damage_1_1)
    t758 = select(t705, i8(0), fresh_1_1)
    t759 = select(t705, i8(0), used_1_1)
    t760 = select(t705, i8(0), energy_1_1_0)
    t761 = select(t705, i8(0), energy_1_1_1)
    t762 = select(t705, i8(0), energy_1_1_2)
    t763 = select(t705, i8(0), energy_1_1_3)
    t764 = select(t705, i8(0), energy_1_1_4)
    t765 = select(t705, i8(0), energy_1_1_5)
    t766 = select(t705, i8(0), energy_1_1_6)
    t767 = select(t705, i8(0), energy_1_1_7)
    t768 = select(t705, i8(0), energy_1_1_8)
    t769 = select(t705, i32(0), words_1_1_0)
    t770 = select(t705, i16(0), words_1_1_1)
    t771 = select(t705, i16(0), words_1_1_2)
    t772 = select(t705, i16(0), words_1_1_3)
    t773 = flip(t705)
    t774 = band(reached_1_1, t773)
    t775 = eq(t635, i8(4))
    t776 = band(t705, t775)
    t777 = select(t776, i8(2), t635)
    t778 = eq(t638, i8(4))
    t779 = band(t705, t778)
    t780 = select(t779, i8(2), t638)
    t781 = eq(t641, i8(4))
    t782 = band(t705, t781)
    t783 = select(t782, i8(2), t641)
    t784 = eq(t644, i8(4))
    t785 = band(t705, t784)
    t786 = select(t785, i8(2), t644)
    t787 = eq(t647, i8(4))
    t788 = band(t705, t787)
    t789 = select(t788, i8(2), t647)
    t790 = eq(t650, i8(4))
    t791 = band(t705, t790)
    t792 = select(t791, i8(2), t650)
    t793 = eq(t653, i8(4))
    t794 = band(t705, t793)
    t795 = select(t794, i8(2), t653)
    t796 = eq(t656, i8(4))
    t797 = band(t705, t796)
    t798 = select(t797, i8(2), t656)
    t799 = eq(t659, i8(4))
    t800 = band(t705, t799)
    t801 = select(t800, i8(2), t659)
    t802 = eq(t662, i8(4))
    t803 = band(t705, t802)
    t804 = select(t803, i8(2), t662)
    t805 = eq(t665, i8(4))
    t806 = band(t705, t805)
    t807 = select(t806, i8(2), t665)
    t808 = eq(t668, i8(4))
    t809 = band(t705, t808)
    t810 = select(t809, i8(2), t668)
    t811 = eq(t671, i8(4))
    t812 = band(t705, t811)
    t813 = select(t812, i8(2), t671)
    t814 = eq(t674, i8(4))
    t815 = band(t705, t814)
    t816 = select(t815, i8(2), t674)
    t817 = eq(t677, i8(4))
    t818 = band(t705, t817)
    t819 = select(t818, i8(2), t677)
    t820 = eq(t680, i8(4))
    t821 = band(t705, t820)
    t822 = select(t821, i8(2), t680)
    t823 = eq(t683, i8(4))
    t824 = band(t705, t823)
    t825 = select(t824, i8(2), t683)
    t826 = eq(t686, i8(4))
    t827 = band(t705, t826)
    t828 = select(t827, i8(2), t686)
    t829 = eq(t689, i8(4))
    t830 = band(t705, t829)
    t831 = select(t830, i8(2), t689)
    t832 = eq(t692, i8(4))
    t833 = band(t705, t832)
    t834 = select(t833, i8(2), t692)
    t835 = gt(pokemon_1_2, i16(0))
    t836 = band(t10, t835)
    t837 = band(words_1_2_0, i32(31))
    t838 = to(t837, i8)
    t839 = ge(damage_1_2, t838)
    t840 = band(t836, t839)
    t841 = sar(words_1_2_0, i32(16))
    t842 = band(t841, i32(3))
    t843 = to(t842, i8)
    t844 = select(t840, t843, i8(0))
    t845 = add(t710, t844)
    t846 = select(t840, energy_1_2_0, i8(0))
    t847 = to(t715, i16)
    t848 = to(t846, i16)
    t849 = add(t847, t848)
    t850 = to(t849, i8)
    t851 = select(t840, energy_1_2_1, i8(0))
    t852 = to(t720, i16)
    t853 = to(t851, i16)
    t854 = add(t852, t853)
    t855 = to(t854, i8)
    t856 = select(t840, energy_1_2_2, i8(0))
    t857 = to(t725, i16)
    t858 = to(t856, i16)
    t859 = add(t857, t858)
    t860 = to(t859, i8)
    t861 = select(t840, energy_1_2_3, i8(0))
    t862 = to(t730, i16)
    t863 = to(t861, i16)
    t864 = add(t862, t863)
    t865 = to(t864, i8)
    t866 = select(t840, energy_1_2_4, i8(0))
    t867 = to(t735, i16)
    t868 = to(t866, i16)
    t869 = add(t867, t868)
    t870 = to(t869, i8)
    t871 = select(t840, energy_1_2_5, i8(0))
    t872 = to(t740, i16)
    t873 = to(t871, i16)
    t874 = add(t872, t873)
    t875 = to(t874, i8)
    t876 = select(t840, energy_1_2_6, i8(0))
    t877 = to(t745, i16)
    t878 = to(t876, i16)
    t879 = add(t877, t878)
    t880 = to(t879, i8)
    t881 = select(t840, energy_1_2_7, i8(0))
    t882 = to(t750, i16)
    t883 = to(t881, i16)
    t884 = add(t882, t883)
    t885 = to(t884, i8)
    t886 = select(t840, energy_1_2_8, i8(0))
    t887 = to(t755, i16)
    t888 = to(t886, i16)
    t889 = add(t887, t888)
    t890 = to(t889, i8)
    t891 = select(t840, i16(0), pokemon_1_2)
    t892 = select(t840, i8(0), damage_1_2)
    t893 = select(t840, i8(0), fresh_1_2)
    t894 = select(t840, i8(0), used_1_2)
    t895 = select(t840, i8(0), energy_1_2_0)
    t896 = select(t840, i8(0), energy_1_2_1)
    t897 = select(t840, i8(0), energy_1_2_2)
    t898 = select(t840, i8(0), energy_1_2_3)
    t899 = select(t840, i8(0), energy_1_2_4)
    t900 = select(t840, i8(0), energy_1_2_5)
    t901 = select(t840, i8(0), energy_1_2_6)
    t902 = select(t840, i8(0), energy_1_2_7)
    t903 = select(t840, i8(0), energy_1_2_8)
    t904 = select(t840, i32(0), words_1_2_0)
    t905 = select(t840, i16(0), words_1_2_1)
    t906 = select(t840, i16(0), words_1_2_2)
    t907 = select(t840, i16(0), words_1_2_3)
    t908 = flip(t840)
    t909 = band(reached_1_2, t908)
    t910 = eq(t777, i8(5))
    t911 = band(t840, t910)
    t912 = select(t911, i8(2), t777)
    t913 = eq(t780, i8(5))
    t914 = band(t840, t913)
    t915 = select(t914, i8(2), t780)
    t916 = eq(t783, i8(5))
    t917 = band(t840, t916)
    t918 = select(t917, i8(2), t783)
    t919 = eq(t786, i8(5))
    t920 = band(t840, t919)
    t921 = select(t920, i8(2), t786)
    t922 = eq(t789, i8(5))
    t923 = band(t840, t922)
    t924 = select(t923, i8(2), t789)
    t925 = eq(t792, i8(5))
    t926 = band(t840, t925)
    t927 = select(t926, i8(2), t792)
    t928 = eq(t795, i8(5))
    t929 = band(t840, t928)
    t930 = select(t929, i8(2), t795)
    t931 = eq(t798, i8(5))
    t932 = band(t840, t931)
    t933 = select(t932, i8(2), t798)
    t934 = eq(t801, i8(5))
    t935 = band(t840, t934)
    t936 = select(t935, i8(2), t801)
    t937 = eq(t804, i8(5))
    t938 = band(t840, t937)
    t939 = select(t938, i8(2), t804)
    t940 = eq(t807, i8(5))
    t941 = band(t840, t940)
    t942 = select(t941, i8(2), t807)
    t943 = eq(t810, i8(5))
    t944 = band(t840, t943)
    t945 = select(t944, i8(2), t810)
    t946 = eq(t813, i8(5))
    t947 = band(t840, t946)
    t948 = select(t947, i8(2), t813)
    t949 = eq(t816, i8(5))
    t950 = band(t840, t949)
    t951 = select(t950, i8(2), t816)
    t952 = eq(t819, i8(5))
    t953 = band(t840, t952)
    t954 = select(t953, i8(2), t819)
    t955 = eq(t822, i8(5))
    t956 = band(t840, t955)
    t957 = select(t956, i8(2), t822)
    t958 = eq(t825, i8(5))
    t959 = band(t840, t958)
    t960 = select(t959, i8(2), t825)
    t961 = eq(t828, i8(5))
    t962 = band(t840, t961)
    t963 = select(t962, i8(2), t828)
    t964 = eq(t831, i8(5))
    t965 = band(t840, t964)
    t966 = select(t965, i8(2), t831)
    t967 = eq(t834, i8(5))
    t968 = band(t840, t967)
    t969 = select(t968, i8(2), t834)
    t970 = gt(pokemon_1_3, i16(0))
    t971 = band(t10, t970)
    t972 = band(words_1_3_0, i32(31))
    t973 = to(t972, i8)
    t974 = ge(damage_1_3, t973)
    t975 = band(t971, t974)
    t976 = sar(words_1_3_0, i32(16))
    t977 = band(t976, i32(3))
    t978 = to(t977, i8)
    t979 = select(t975, t978, i8(0))
    t980 = add(t845, t979)
    t981 = select(t975, energy_1_3_0, i8(0))
    t982 = to(t850, i16)
    t983 = to(t981, i16)
    t984 = add(t982, t983)
    t985 = to(t984, i8)
    t986 = select(t975, energy_1_3_1, i8(0))
    t987 = to(t855, i16)
    t988 = to(t986, i16)
    t989 = add(t987, t988)
    t990 = to(t989, i8)
    t991 = select(t975, energy_1_3_2, i8(0))
    t992 = to(t860, i16)
    t993 = to(t991, i16)
    t994 = add(t992, t993)
    t995 = to(t994, i8)
    t996 = select(t975, energy_1_3_3, i8(0))
    t997 = to(t865, i16)
    t998 = to(t996, i16)
    t999 = add(t997, t998)
    t1000 = to(t999, i8)
    t1001 = select(t975, energy_1_3_4, i8(0))
    t1002 = to(t870, i16)
    t1003 = to(t1001, i16)
    t1004 = add(t1002, t1003)
    t1005 = to(t1004, i8)
    t1006 = select(t975, energy_1_3_5, i8(0))
    t1007 = to(t875, i16)
    t1008 = to(t1006, i16)
    t1009 = add(t1007, t1008)
    t1010 = to(t1009, i8)
    t1011 = select(t975, energy_1_3_6, i8(0))
    t1012 = to(t880, i16)
    t1013 = to(t1011, i16)
    t1014 = add(t1012, t1013)
    t1015 = to(t1014, i8)
    t1016 = select(t975, energy_1_3_7, i8(0))
    t1017 = to(t885, i16)
    t1018 = to(t1016, i16)
    t1019 = add(t1017, t1018)
    t1020 = to(t1019, i8)
    t1021 = select(t975, energy_1_3_8, i8(0))
    t1022 = to(t890, i16)
    t1023 = to(t1021, i16)
    t1024 = add(t1022, t1023)
    t1025 = to(t1024, i8)
    t1026 = select(t975, i16(0), pokemon_1_3)
    t1027 = select(t975, i8(0), damage_1_3)
    t1028 = select(t975, i8(0), fresh_1_3)
    t1029 = select(t975, i8(0), used_1_3)
    t1030 = select(t975, i8(0), energy_1_3_0)
    t1031 = select(t975, i8(0), energy_1_3_1)
    t1032 = select(t975, i8(0), energy_1_3_2)
    t1033 = select(t975, i8(0), energy_1_3_3)
    t1034 = select(t975, i8(0), energy_1_3_4)
    t1035 = select(t975, i8(0), energy_1_3_5)
    t1036 = select(t975, i8(0), energy_1_3_6)
    t1037 = select(t975, i8(0), energy_1_3_7)
    t1038 = select(t975, i8(0), energy_1_3_8)
    t1039 = select(t975, i32(0), words_1_3_0)
    t1040 = select(t975, i16(0), words_1_3_1)
    t1041 = select(t975, i16(0), words_1_3_2)
    t1042 = select(t975, i16(0), words_1_3_3)
    t1043 = flip(t975)
    t1044 = band(reached_1_3, t1043)
    t1045 = eq(t912, i8(6))
    t1046 = band(t975, t1045)
    t1047 = select(t1046, i8(2), t912)
    t1048 = eq(t915, i8(6))
    t1049 = band(t975, t1048)
    t1050 = select(t1049, i8(2), t915)
    t1051 = eq(t918, i8(6))
    t1052 = band(t975, t1051)
    t1053 = select(t1052, i8(2), t918)
    t1054 = eq(t921, i8(6))
    t1055 = band(t975, t1054)
    t1056 = select(t1055, i8(2), t921)
    t1057 = eq(t924, i8(6))
    t1058 = band(t975, t1057)
    t1059 = select(t1058, i8(2), t924)
    t1060 = eq(t927, i8(6))
    t1061 = band(t975, t1060)
    t1062 = select(t1061, i8(2), t927)
    t1063 = eq(t930, i8(6))
    t1064 = band(t975, t1063)
    t1065 = select(t1064, i8(2), t930)
    t1066 = eq(t933, i8(6))
    t1067 = band(t975, t1066)
    t1068 = select(t1067, i8(2), t933)
    t1069 = eq(t936, i8(6))
    t1070 = band(t975, t1069)
    t1071 = select(t1070, i8(2), t936)
    t1072 = eq(t939, i8(6))
    t1073 = band(t975, t1072)
    t1074 = select(t1073, i8(2), t939)
    t1075 = eq(t942, i8(6))
    t1076 = band(t975, t1075)
    t1077 = select(t1076, i8(2), t942)
    t1078 = eq(t945, i8(6))
    t1079 = band(t975, t1078)
    t1080 = select(t1079, i8(2), t945)
    t1081 = eq(t948, i8(6))
    t1082 = band(t975, t1081)
    t1083 = select(t1082, i8(2), t948)
    t1084 = eq(t951, i8(6))
    t1085 = band(t975, t1084)
    t1086 = select(t1085, i8(2), t951)
    t1087 = eq(t954, i8(6))
    t1088 = band(t975, t1087)
    t1089 = select(t1088, i8(2), t954)
    t1090 = eq(t957, i8(6))
    t1091 = band(t975, t1090)
    t1092 = select(t1091, i8(2), t957)
    t1093 = eq(t960, i8(6))
    t1094 = band(t975, t1093)
    t1095 = select(t1094, i8(2), t960)
    t1096 = eq(t963, i8(6))
    t1097 = band(t975, t1096)
    t1098 = select(t1097, i8(2), t963)
    t1099 = eq(t966, i8(6))
    t1100 = band(t975, t1099)
    t1101 = select(t1100, i8(2), t966)
    t1102 = eq(t969, i8(6))
    t1103 = band(t975, t1102)
    t1104 = select(t1103, i8(2), t969)
    t1105 = add(points_0, t980)
    t1106 = to(t1105, i8)
    return (t1106, t614, t756, t891, t1026, t558, t66, t208, t343, t478, t209, t67, t344, t479, t210, t68, t345, t480, t211, t69, t346, t481, t212, t70, t347, t482, t213, t71, t348, t483, t214, t72, t349, t484, t215, t73, t350, t485, t216, t74, t351, t486, t217, t75, t352, t487, t218, t76, t353, t488, t219, t77, t354, t489, t220, t78, t355, t490, t221, t79, t356, t491, t222, t80, t357, t492, t223, t81, t358, t493, t224, t82, t359, t494, t226, t84, t361, t496, t499, t502, t505, t508, t511, t514, t517, t520, t523, t526, t529, t532, t535, t538, t541, t544, t547, t550, t553, t556, t145, t146, t147, t148, t149, t150, t151, t757, t615, t892, t1027, t758, t616, t893, t1028, t759, t617, t894, t1029, t760, t618, t895, t1030, t761, t619, t896, t1031, t762, t620, t897, t1032, t763, t621, t898, t1033, t764, t622, t899, t1034, t765, t623, t900, t1035, t766, t624, t901, t1036, t767, t625, t902, t1037, t768, t626, t903, t1038, t769, t627, t904, t1039, t770, t628, t905, t1040, t771, t629, t906, t1041, t772, t630, t907, t1042, t774, t632, t909, t1044, t1047, t1050, t1053, t1056, t1059, t1062, t1065, t1068, t1071, t1074, t1077, t1080, t1083, t1086, t1089, t1092, t1095, t1098, t1101, t1104, t693, t694, t695, t696, t697, t698, t699, t985, t437, t990, t442, t995, t447, t1000, t452, t1005, t457, t1010, t462, t1015, t467, t1020, t472, t1025, t477,)


_01_knock_outs_off = (i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _02_win_check(phase, t10, winner, t1106, t614, t756, t891, t1026, t558, t66, t208, t343, t478, turn_player):
    t1107 = eq(phase, i8(0))
    t1108 = flip(t1107)
    t1109 = band(t10, t1108)
    t1110 = eq(winner, i8(0))
    t1111 = band(t1109, t1110)
    t1112 = ge(t1106, i8(3))
    t1113 = gt(t614, i16(0))
    t1114 = gt(t756, i16(0))
    t1115 = bor(t1113, t1114)
    t1116 = gt(t891, i16(0))
    t1117 = bor(t1115, t1116)
    t1118 = gt(t1026, i16(0))
    t1119 = bor(t1117, t1118)
    t1120 = flip(t1119)
    t1121 = to(t1112, i8)
    t1122 = to(t1120, i8)
    t1123 = add(t1121, t1122)
    t1124 = ge(t558, i8(3))
    t1125 = gt(t66, i16(0))
    t1126 = gt(t208, i16(0))
    t1127 = bor(t1125, t1126)
    t1128 = gt(t343, i16(0))
    t1129 = bor(t1127, t1128)
    t1130 = gt(t478, i16(0))
    t1131 = bor(t1129, t1130)
    t1132 = flip(t1131)
    t1133 = to(t1124, i8)
    t1134 = to(t1132, i8)
    t1135 = add(t1133, t1134)
    t1136 = gt(t1123, i8(0))
    t1137 = gt(t1135, i8(0))
    t1138 = bor(t1136, t1137)
    t1139 = band(t1111, t1138)
    t1140 = add(turn_player, i8(1))
    t1141 = sub(i8(2), turn_player)
    t1142 = gt(t1123, t1135)
    t1143 = gt(t1135, t1123)
    t1144 = select(t1143, t1141, i8(3))
    t1145 = select(t1142, t1140, t1144)
    t1146 = select(t1139, t1145, winner)
    t1147 = eq(t1146, i8(0))
    t1148 = band(t10, t1147)
    t1149 = band(t1148, t1108)
    return (t1149, t1146,)


_02_win_check_off = (b1(0), i8(0),)


def _03_promotions(t66, t1149, t614, t208, t343, t478, t756, t891, t1026, flow, t209, t67, t344, t479, t210, t68, t345, t480, t211, t69, t346, t481, t212, t70, t347, t482, t213, t71, t348, t483, t214, t72, t349, t484, t215, t73, t350, t485, t216, t74, t351, t486, t217, t75, t352, t487, t218, t76, t353, t488, t219, t77, t354, t489, t220, t78, t355, t490, t221, t79, t356, t491, t222, t80, t357, t492, t223, t81, t358, t493, t224, t82, t359, t494, t226, t84, t361, t496, t499, t502, t505, t508, t511, t514, t517, t520, t523, t526, t529, t532, t535, t538, t541, t544, t547, t550, t553, t556, t145, t146, t147, t148, t149, t150, t151, moved_0, t757, t615, t892, t1027, t758, t616, t893, t1028, t759, t617, t894, t1029, t760, t618, t895, t1030, t761, t619, t896, t1031, t762, t620, t897, t1032, t763, t621, t898, t1033, t764, t622, t899, t1034, t765, t623, t900, t1035, t766, t624, t901, t1036, t767, t625, t902, t1037, t768, t626, t903, t1038, t769, t627, t904, t1039, t770, t628, t905, t1040, t771, t629, t906, t1041, t772, t630, t907, t1042, t774, t632, t909, t1044, t1047, t1050, t1053, t1056, t1059, t1062, t1065, t1068, t1071, t1074, t1077, t1080, t1083, t1086, t1089, t1092, t1095, t1098, t1101, t1104, t693, t694, t695, t696, t697, t698, t699, moved_1, phase, decider, t10, t1146):
    t1150 = gt(t66, i16(0))
    t1151 = flip(t1150)
    t1152 = band(t1149, t1151)
    t1153 = gt(t614, i16(0))
    t1154 = flip(t1153)
    t1155 = band(t1149, t1154)
    t1156 = gt(t208, i16(0))
    t1157 = gt(t343, i16(0))
    t1158 = gt(t478, i16(0))
    t1159 = bor(t1156, t1157)
    t1160 = bor(t1159, t1158)
    t1161 = band(t1156, t1157)
    t1162 = band(t1159, t1158)
    t1163 = bor(t1161, t1162)
    t1164 = flip(t1163)
    t1165 = band(t1160, t1164)
    t1166 = gt(t756, i16(0))
    t1167 = gt(t891, i16(0))
    t1168 = gt(t1026, i16(0))
    t1169 = bor(t1166, t1167)
    t1170 = bor(t1169, t1168)
    t1171 = band(t1166, t1167)
    t1172 = band(t1169, t1168)
    t1173 = bor(t1171, t1172)
    t1174 = flip(t1173)
    t1175 = band(t1170, t1174)
    t1176 = flip(t1165)
    t1177 = band(t1152, t1176)
    t1178 = flip(t1175)
    t1179 = band(t1155, t1178)
    t1180 = eq(flow, i8(2))
    t1181 = flip(t1180)
    t1182 = flip(t1179)
    t1183 = bor(t1181, t1182)
    t1184 = flip(t1177)
    t1185 = bor(t1180, t1184)
    t1186 = band(t1152, t1165)
    t1187 = band(t1186, t1183)
    t1188 = band(t1187, t1156)
    t1189 = band(t1187, t1157)
    t1190 = band(t1187, t1158)
    t1191 = bor(t1188, t1189)
    t1192 = bor(t1191, t1190)
    t1193 = select(t1188, t208, t66)
    t1194 = select(t1188, t66, t208)
    t1195 = select(t1189, t343, t1193)
    t1196 = select(t1189, t66, t343)
    t1197 = select(t1190, t478, t1195)
    t1198 = select(t1190, t66, t478)
    t1199 = select(t1188, t209, t67)
    t1200 = select(t1188, t67, t209)
    t1201 = select(t1189, t344, t1199)
    t1202 = select(t1189, t67, t344)
    t1203 = select(t1190, t479, t1201)
    t1204 = select(t1190, t67, t479)
    t1205 = select(t1188, t210, t68)
    t1206 = select(t1188, t68, t210)
    t1207 = select(t1189, t345, t1205)
    t1208 = select(t1189, t68, t345)
    t1209 = select(t1190, t480, t1207)
    t1210 = select(t1190, t68, t480)
    t1211 = select(t1188, t211, t69)
    t1212 = select(t1188, t69, t211)
    t1213 = select(t1189, t346, t1211)
    t1214 = select(t1189, t69, t346)
    t1215 = select(t1190, t481, t1213)
    t1216 = select(t1190, t69, t481)
    t1217 = select(t1188, t212, t70)
    t1218 = select(t1188, t70, t212)
    t1219 = select(t1189, t347, t1217)
    t1220 = select(t1189, t70, t347)
    t1221 = select(t1190, t482, t1219)
    t1222 = select(t1190, t70, t482)
    t1223 = select(t1188, t213, t71)
    t1224 = select(t1188, t71, t213)
    t1225 = select(t1189, t348, t1223)
    t1226 = select(t1189, t71, t348)
    t1227 = select(t1190, t483, t1225)
    t1228 = select(t1190, t71, t483)
    t1229 = select(t1188, t214, t72)
    t1230 = select(t1188, t72, t214)
    t1231 = select(t1189, t349, t1229)
    t1232 = select(t1189, t72, t349)
    t1233 = select(t1190, t484, t1231)
    t1234 = select(t1190, t72, t484)
    t1235 = select(t1188, t215, t73)
    t1236 = select(t1188, t73, t215)
    t1237 = select(t1189, t350, t1235)
    t1238 = select(t1189, t73, t350)
    t1239 = select(t1190, t485, t1237)
    t1240 = select(t1190, t73, t485)
    t1241 = select(t1188, t216, t74)
    t1242 = select(t1188, t74, t216)
    t1243 = select(t1189, t351, t1241)
    t1244 = select(t1189, t74, t351)
    t1245 = select(t1190, t486, t1243)
    t1246 = select(t1190, t74, t486)
    t1247 = select(t1188, t217, t75)
    t1248 = select(t1188, t75, t217)
    t1249 = select(t1189, t352, t1247)
    t1250 = select(t1189, t75, t352)
    t1251 = select(t1190, t487, t1249)
    t1252 = select(t1190, t75, t487)
    t1253 = select(t1188, t218, t76)
    t1254 = select(t1188, t76, t218)
    t1255 = select(t1189, t353, t1253)
    t1256 = select(t1189, t76, t353)
    t1257 = select(t1190, t488, t1255)
    t1258 = select(t1190, t76, t488)
    t1259 = select(t1188, t219, t77)
    t1260 = select(t1188, t77, t219)
    t1261 = select(t1189, t354, t1259)
    t1262 = select(t1189, t77, t354)
    t1263 = select(t1190, t489, t1261)
    t1264 = select(t1190, t77, t489)
    t1265 = select(t1188, t220, t78)
    t1266 = select(t1188, t78, t220)
    t1267 = select(t1189, t355, t1265)
    t1268 = select(t1189, t78, t355)
    t1269 = select(t1190, t490, t1267)
    t1270 = select(t1190, t78, t490)
    t1271 = select(t1188, t221, t79)
    t1272 = select(t1188, t79, t221)
    t1273 = select(t1189, t356, t1271)
    t1274 = select(t1189, t79, t356)
    t1275 = select(t1190, t491, t1273)
    t1276 = select(t1190, t79, t491)
    t1277 = select(t1188, t222, t80)
    t1278 = select(t1188, t80, t222)
    t1279 = select(t1189, t357, t1277)
    t1280 = select(t1189, t80, t357)
    t1281 = select(t1190, t492, t1279)
    t1282 = select(t1190, t80, t492)
    t1283 = select(t1188, t223, t81)
    t1284 = select(t1188, t81, t223)
    t1285 = select(t1189, t358, t1283)
    t1286 = select(t1189, t81, t358)
    t1287 = select(t1190, t493, t1285)
    t1288 = select(t1190, t81, t493)
    t1289 = select(t1188, t224, t82)
    t1290 = select(t1188, t82, t224)
    t1291 = select(t1189, t359, t1289)
    t1292 = select(t1189, t82, t359)
    t1293 = select(t1190, t494, t1291)
    t1294 = select(t1190, t82, t494)
    t1295 = select(t1188, t226, t84)
    t1296 = select(t1188, t84, t226)
    t1297 = select(t1189, t361, t1295)
    t1298 = select(t1189, t84, t361)
    t1299 = select(t1190, t496, t1297)
    t1300 = select(t1190, t84, t496)
    t1301 = eq(t499, i8(4))
    t1302 = band(t1188, t1301)
    t1303 = select(t1302, i8(3), t499)
    t1304 = eq(t499, i8(3))
    t1305 = band(t1188, t1304)
    t1306 = select(t1305, i8(4), t1303)
    t1307 = eq(t499, i8(5))
    t1308 = band(t1189, t1307)
    t1309 = select(t1308, i8(3), t1306)
    t1310 = band(t1189, t1304)
    t1311 = select(t1310, i8(5), t1309)
    t1312 = eq(t499, i8(6))
    t1313 = band(t1190, t1312)
    t1314 = select(t1313, i8(3), t1311)
    t1315 = band(t1190, t1304)
    t1316 = select(t1315, i8(6), t1314)
    t1317 = eq(t502, i8(4))
    t1318 = band(t1188, t1317)
    t1319 = select(t1318, i8(3), t502)
    t1320 = eq(t502, i8(3))
    t1321 = band(t1188, t1320)
    t1322 = select(t1321, i8(4), t1319)
    t1323 = eq(t502, i8(5))
    t1324 = band(t1189, t1323)
    t1325 = select(t1324, i8(3), t1322)
    t1326 = band(t1189, t1320)
    t1327 = select(t1326, i8(5), t1325)
    t1328 = eq(t502, i8(6))
    t1329 = band(t1190, t1328)
    t1330 = select(t1329, i8(3), t1327)
    t1331 = band(t1190, t1320)
    t1332 = select(t1331, i8(6), t1330)
    t1333 = eq(t505, i8(4))
    t1334 = band(t1188, t1333)
    t1335 = select(t1334, i8(3), t505)
    t1336 = eq(t505, i8(3))
    t1337 = band(t1188, t1336)
    t1338 = select(t1337, i8(4), t1335)
    t1339 = eq(t505, i8(5))
    t1340 = band(t1189, t1339)
    t1341 = select(t1340, i8(3), t1338)
    t1342 = band(t1189, t1336)
    t1343 = select(t1342, i8(5), t1341)
    t1344 = eq(t505, i8(6))
    t1345 = band(t1190, t1344)
    t1346 = select(t1345, i8(3), t1343)
    t1347 = band(t1190, t1336)
    t1348 = select(t1347, i8(6), t1346)
    t1349 = eq(t508, i8(4))
    t1350 = band(t1188, t1349)
    t1351 = select(t1350, i8(3), t508)
    t1352 = eq(t508, i8(3))
    t1353 = band(t1188, t1352)
    t1354 = select(t1353, i8(4), t1351)
    t1355 = eq(t508, i8(5))
    t1356 = band(t1189, t1355)
    t1357 = select(t1356, i8(3), t1354)
    t1358 = band(t1189, t1352)
    t1359 = select(t1358, i8(5), t1357)
    t1360 = eq(t508, i8(6))
    t1361 = band(t1190, t1360)
    t1362 = select(t1361, i8(3), t1359)
    t1363 = band(t1190, t1352)
    t1364 = select(t1363, i8(6), t1362)
    t1365 = eq(t511, i8(4))
    t1366 = band(t1188, t1365)
    t1367 = select(t1366, i8(3), t511)
    t1368 = eq(t511, i8(3))
    t1369 = band(t1188, t1368)
    t1370 = select(t1369, i8(4), t1367)
    t1371 = eq(t511, i8(5))
    t1372 = band(t1189, t1371)
    t1373 = select(t1372, i8(3), t1370)
    t1374 = band(t1189, t1368)
    t1375 = select(t1374, i8(5), t1373)
    t1376 = eq(t511, i8(6))
    t1377 = band(t1190, t1376)
    t1378 = select(t1377, i8(3), t1375)
    t1379 = band(t1190, t1368)
    t1380 = select(t1379, i8(6), t1378)
    t1381 = eq(t514, i8(4))
    t1382 = band(t1188, t1381)
    t1383 = select(t1382, i8(3), t514)
    t1384 = eq(t514, i8(3))
    t1385 = band(t1188, t1384)
    t1386 = select(t1385, i8(4), t1383)
    t1387 = eq(t514, i8(5))
    t1388 = band(t1189, t1387)
    t1389 = select(t1388, i8(3), t1386)
    t1390 = band(t1189, t1384)
    t1391 = select(t1390, i8(5), t1389)
    t1392 = eq(t514, i8(6))
    t1393 = band(t1190, t1392)
    t1394 = select(t1393, i8(3), t1391)
    t1395 = band(t1190, t1384)
    t1396 = select(t1395, i8(6), t1394)
    t1397 = eq(t517, i8(4))
    t1398 = band(t1188, t1397)
    t1399 = select(t1398, i8(3), t517)
    t1400 = eq(t517, i8(3))
    t1401 = band(t1188, t1400)
    t1402 = select(t1401, i8(4), t1399)
    t1403 = eq(t517, i8(5))
    t1404 = band(t1189, t1403)
    t1405 = select(t1404, i8(3), t1402)
    t1406 = band(t1189, t1400)
    t1407 = select(t1406, i8(5), t1405)
    t1408 = eq(t517, i8(6))
    t1409 = band(t1190, t1408)
    t1410 = select(t1409, i8(3), t1407)
    t1411 = band(t1190, t1400)
    t1412 = select(t1411, i8(6), t1410)
    t1413 = eq(t520, i8(4))
    t1414 = band(t1188, t1413)
    t1415 = select(t1414, i8(3), t520)
    t1416 = eq(t520, i8(3))
    t1417 = band(t1188, t1416)
    t1418 = select(t1417, i8(4), t1415)
    t1419 = eq(t520, i8(5))
    t1420 = band(t1189, t1419)
    t1421 = select(t1420, i8(3), t1418)
    t1422 = band(t1189, t1416)
    t1423 = select(t1422, i8(5), t1421)
    t1424 = eq(t520, i8(6))
    t1425 = band(t1190, t1424)
    t1426 = select(t1425, i8(3), t1423)
    t1427 = band(t1190, t1416)
    t1428 = select(t1427, i8(6), t1426)
    t1429 = eq(t523, i8(4))
    t1430 = band(t1188, t1429)
    t1431 = select(t1430, i8(3), t523)
    t1432 = eq(t523, i8(3))
    t1433 = band(t1188, t1432)
    t1434 = select(t1433, i8(4), t1431)
    t1435 = eq(t523, i8(5))
    t1436 = band(t1189, t1435)
    t1437 = select(t1436, i8(3), t1434)
    t1438 = band(t1189, t1432)
    t1439 = select(t1438, i8(5), t1437)
    t1440 = eq(t523, i8(6))
    t1441 = band(t1190, t1440)
    t1442 = select(t1441, i8(3), t1439)
    t1443 = band(t1190, t1432)
    t1444 = select(t1443, i8(6), t1442)
    t1445 = eq(t526, i8(4))
    t1446 = band(t1188, t1445)
    t1447 = select(t1446, i8(3), t526)
    t1448 = eq(t526, i8(3))
    t1449 = band(t1188, t1448)
    t1450 = select(t1449, i8(4), t1447)
    t1451 = eq(t526, i8(5))
    t1452 = band(t1189, t1451)
    t1453 = select(t1452, i8(3), t1450)
    t1454 = band(t1189, t1448)
    t1455 = select(t1454, i8(5), t1453)
    t1456 = eq(t526, i8(6))
    t1457 = band(t1190, t1456)
    t1458 = select(t1457, i8(3), t1455)
    t1459 = band(t1190, t1448)
    t1460 = select(t1459, i8(6), t1458)
    t1461 = eq(t529, i8(4))
    t1462 = band(t1188, t1461)
    t1463 = select(t1462, i8(3), t529)
    t1464 = eq(t529, i8(3))
    t1465 = band(t1188, t1464)
    t1466 = select(t1465, i8(4), t1463)
    t1467 = eq(t529, i8(5))
    t1468 = band(t1189, t1467)
    t1469 = select(t1468, i8(3), t1466)
    t1470 = band(t1189, t1464)
    t1471 = select(t1470, i8(5), t1469)
    t1472 = eq(t529, i8(6))
    t1473 = band(t1190, t1472)
    t1474 = select(t1473, i8(3), t1471)
    t1475 = band(t1190, t1464)
    t1476 = select(t1475, i8(6), t1474)
    t1477 = eq(t532, i8(4))
    t1478 = band(t1188, t1477)
    t1479 = select(t1478, i8(3), t532)
    t1480 = eq(t532, i8(3))
    t1481 = band(t1188, t1480)
    t1482 = select(t1481, i8(4), t1479)
    t1483 = eq(t532, i8(5))
    t1484 = band(t1189, t1483)
    t1485 = select(t1484, i8(3), t1482)
    t1486 = band(t1189, t1480)
    t1487 = select(t1486, i8(5), t1485)
    t1488 = eq(t532, i8(6))
    t1489 = band(t1190, t1488)
    t1490 = select(t1489, i8(3), t1487)
    t1491 = band(t1190, t1480)
    t1492 = select(t1491, i8(6), t1490)
    t1493 = eq(t535, i8(4))
    t1494 = band(t1188, t1493)
    t1495 = select(t1494, i8(3), t535)
    t1496 = eq(t535, i8(3))
    t1497 = band(t1188, t1496)
    t1498 = select(t1497, i8(4), t1495)
    t1499 = eq(t535, i8(5))
    t1500 = band(t1189, t1499)
    t1501 = select(t1500, i8(3), t1498)
    t1502 = band(t1189, t1496)
    t1503 = select(t1502, i8(5), t1501)
    t1504 = eq(t535, i8(6))
    t1505 = band(t1190, t1504)
    t1506 = select(t1505, i8(3), t1503)
    t1507 = band(t1190, t1496)
    t1508 = select(t1507, i8(6), t1506)
    t1509 = eq(t538, i8(4))
    t1510 = band(t1188, t1509)
    t1511 = select(t1510, i8(3), t538)
    t1512 = eq(t538, i8(3))
    t1513 = band(t1188, t1512)
    t1514 = select(t1513, i8(4), t1511)
    t1515 = eq(t538, i8(5))
    t1516 = band(t1189, t1515)
    t1517 = select(t1516, i8(3), t1514)
    t1518 = band(t1189, t1512)
    t1519 = select(t1518, i8(5), t1517)
    t1520 = eq(t538, i8(6))
    t1521 = band(t1190, t1520)
    t1522 = select(t1521, i8(3), t1519)
    t1523 = band(t1190, t1512)
    t1524 = select(t1523, i8(6), t1522)
    t1525 = eq(t541, i8(4))
    t1526 = band(t1188, t1525)
    t1527 = select(t1526, i8(3), t541)
    t1528 = eq(t541, i8(3))
    t1529 = band(t1188, t1528)
    t1530 = select(t1529, i8(4), t1527)
    t1531 = eq(t541, i8(5))
    t1532 = band(t1189, t1531)
    t1533 = select(t1532, i8(3), t1530)
    t1534 = band(t1189, t1528)
    t1535 = select(t1534, i8(5), t1533)
    t1536 = eq(t541, i8(6))
    t1537 = band(t1190, t1536)
    t1538 = select(t1537, i8(3), t1535)
    t1539 = band(t1190, t1528)
    t1540 = select(t1539, i8(6), t1538)
    t1541 = eq(t544, i8(4))
    t1542 = band(t1188, t1541)
    t1543 = select(t1542, i8(3), t544)
    t1544 = eq(t544, i8(3))
    t1545 = band(t1188, t1544)
    t1546 = select(t1545, i8(4), t1543)
    t1547 = eq(t544, i8(5))
    t1548 = band(t1189, t1547)
    t1549 = select(t1548, i8(3), t1546)
    t1550 = band(t1189, t1544)
    t1551 = select(t1550, i8(5), t1549)
    t1552 = eq(t544, i8(6))
    t1553 = band(t1190, t1552)
    t1554 = select(t1553, i8(3), t1551)
    t1555 = band(t1190, t1544)
    t1556 = select(t1555, i8(6), t1554)
    t1557 = eq(t547, i8(4))
    t1558 = band(t1188, t1557)
    t1559 = select(t1558, i8(3), t547)
    t1560 = eq(t547, i8(3))
    t1561 = band(t1188, t1560)
    t1562 = select(t1561, i8(4), t1559)
    t1563 = eq(t547, i8(5))
    t1564 = band(t1189, t1563)
    t1565 = select(t1564, i8(3), t1562)
    t1566 = band(t1189, t1560)
    t1567 = select(t1566, i8(5), t1565)
    t1568 = eq(t547, i8(6))
    t1569 = band(t1190, t1568)
    t1570 = select(t1569, i8(3), t1567)
    t1571 = band(t1190, t1560)
    t1572 = select(t1571, i8(6), t1570)
    t1573 = eq(t550, i8(4))
    t1574 = band(t1188, t1573)
    t1575 = select(t1574, i8(3), t550)
    t1576 = eq(t550, i8(3))
    t1577 = band(t1188, t1576)
    t1578 = select(t1577, i8(4), t1575)
    t1579 = eq(t550, i8(5))
    t1580 = band(t1189, t1579)
    t1581 = select(t1580, i8(3), t1578)
    t1582 = band(t1189, t1576)
    t1583 = select(t1582, i8(5), t1581)
    t1584 = eq(t550, i8(6))
    t1585 = band(t1190, t1584)
    t1586 = select(t1585, i8(3), t1583)
    t1587 = band(t1190, t1576)
    t1588 = select(t1587, i8(6), t1586)
    t1589 = eq(t553, i8(4))
    t1590 = band(t1188, t1589)
    t1591 = select(t1590, i8(3), t553)
    t1592 = eq(t553, i8(3))
    t1593 = band(t1188, t1592)
    t1594 = select(t1593, i8(4), t1591)
    t1595 = eq(t553, i8(5))
    t1596 = band(t1189, t1595)
    t1597 = select(t1596, i8(3), t1594)
    t1598 = band(t1189, t1592)
    t1599 = select(t1598, i8(5), t1597)
    t1600 = eq(t553, i8(6))
    t1601 = band(t1190, t1600)
    t1602 = select(t1601, i8(3), t1599)
    t1603 = band(t1190, t1592)
    t1604 = select(t1603, i8(6), t1602)
    t1605 = eq(t556, i8(4))
    t1606 = band(t1188, t1605)
    t1607 = select(t1606, i8(3), t556)
    t1608 = eq(t556, i8(3))
    t1609 = band(t1188, t1608)
    t1610 = select(t1609, i8(4), t1607)
    t1611 = eq(t556, i8(5))
    t1612 = band(t1189, t1611)
    t1613 = select(t1612, i8(3), t1610)
    t1614 = band(t1189, t1608)
    t1615 = select(t1614, i8(5), t1613)
    t1616 = eq(t556, i8(6))
    t1617 = band(t1190, t1616)
    t1618 = select(t1617, i8(3), t1615)
    t1619 = band(t1190, t1608)
    t1620 = select(t1619, i8(6), t1618)
    t1621 = select(t1192, i8(0), t145)
    t1622 = select(t1192, i8(0), t146)
    t1623 = select(t1192, i8(0), t147)
    t1624 = select(t1192, i8(0), t148)
    t1625 = select(t1192, i8(0), t149)
    t1626 = select(t1192, i8(0), t150)
    t1627 = select(t1192, i8(0), t151)
    t1628 = select(t1192, i8(0), moved_0)
    t1629 = band(t1155, t1175)
    t1630 = band(t1629, t1185)
    t1631 = band(t1630, t1166)
    t1632 = band(t1630, t1167)
    t1633 = band(t1630, t1168)
    t1634 = bor(t1631, t1632)
    t1635 = bor(t1634, t1633)
    t1636 = select(t1631, t756, t614)
    t1637 = select(t1631, t614, t756)
    t1638 = select(t1632, t891, t1636)
    t1639 = select(t1632, t614, t891)
    t1640 = select(t1633, t1026, t1638)
    t1641 = select(t1633, t614, t1026)
    t1642 = select(t1631, t757, t615)
    t1643 = select(t1631, t615, t757)
    t1644 = select(t1632, t892, t1642)
    t1645 = select(t1632, t615, t892)
    t1646 = select(t1633, t1027, t1644)
    t1647 = select(t1633, t615, t1027)
    t1648 = select(t1631, t758, t616)
    t1649 = select(t1631, t616, t758)
    t1650 = select(t1632, t893, t1648)
    t1651 = select(t1632, t616, t893)
    t1652 = select(t1633, t1028, t1650)
    t1653 = select(t1633, t616, t1028)
    t1654 = select(t1631, t759, t617)
    t1655 = select(t1631, t617, t759)
    t1656 = select(t1632, t894, t1654)
    t1657 = select(t1632, t617, t894)
    t1658 = select(t1633, t1029, t1656)
    t1659 = select(t1633, t617, t1029)
    t1660 = select(t1631, t760, t618)
    t1661 = select(t1631, t618, t760)
    t1662 = select(t1632, t895, t1660)
    t1663 = select(t1632, t618, t895)
    t1664 = select(t1633, t1030, t1662)
    t1665 = select(t1633, t618, t1030)
    t1666 = select(t1631, t761, t619)
    t1667 = select(t1631, t619, t761)
    t1668 = select(t1632, t896, t1666)
    t1669 = select(t1632, t619, t896)
    t1670 = select(t1633, t1031, t1668)
    t1671 = select(t1633, t619, t1031)
    t1672 = select(t1631, t762, t620)
    t1673 = select(t1631, t620, t762)
    t1674 = select(t1632, t897, t1672)
    t1675 = select(t1632, t620, t897)
    t1676 = select(t1633, t1032, t1674)
    t1677 = select(t1633, t620, t1032)
    t1678 = select(t1631, t763, t621)
    t1679 = select(t1631, t621, t763)
    t1680 = select(t1632, t898, t1678)
    t1681 = select(t1632, t621, t898)
    t1682 = select(t1633, t1033, t1680)
    t1683 = select(t1633, t621, t1033)
    t1684 = select(t1631, t764, t622)
    t1685 = select(t1631, t622, t764)
    t1686 = select(t1632, t899, t1684)
    t1687 = select(t1632, t622, t899)
    t1688 = select(t1633, t1034, t1686)
    t1689 = select(t1633, t622, t1034)
    t1690 = select(t1631, t765, t623)
    t1691 = select(t1631, t623, t765)
    t1692 = select(t1632, t900, t1690)
    t1693 = select(t1632, t623, t900)
    t1694 = select(t1633, t1035, t1692)
    t1695 = select(t1633, t623, t1035)
    t1696 = select(t1631, t766, t624)
    t1697 = select(t1631, t624, t766)
    t1698 = select(t1632, t901, t1696)
    t1699 = select(t1632, t624, t901)
    t1700 = select(t1633, t1036, t1698)
    t1701 = select(t1633, t624, t1036)
    t1702 = select(t1631, t767, t625)
    t1703 = select(t1631, t625, t767)
    t1704 = select(t1632, t902, t1702)
    t1705 = select(t1632, t625, t902)
    t1706 = select(t1633, t1037, t1704)
    t1707 = select(t1633, t625, t1037)
    t1708 = select(t1631, t768, t626)
    t1709 = select(t1631, t626, t768)
    t1710 = select(t1632, t903, t1708)
    t1711 = select(t1632, t626, t903)
    t1712 = select(t1633, t1038, t1710)
    t1713 = select(t1633, t626, t1038)
    t1714 = select(t1631, t769, t627)
    t1715 = select(t1631, t627, t769)
    t1716 = select(t1632, t904, t1714)
    t1717 = select(t1632, t627, t904)
    t1718 = select(t1633, t1039, t1716)
    t1719 = select(t1633, t627, t1039)
    t1720 = select(t1631, t770, t628)
    t1721 = select(t1631, t628, t770)
    t1722 = select(t1632, t905, t1720)
    t1723 = select(t1632, t628, t905)
    t1724 = select(t1633, t1040, t1722)
    t1725 = select(t1633, t628, t1040)
    t1726 = select(t1631, t771, t629)
    t1727 = select(t1631, t629, t771)
    t1728 = select(t1632, t906, t1726)
    t1729 = select(t1632, t629, t906)
    t1730 = select(t1633, t1041, t1728)
    t1731 = select(t1633, t629, t1041)
    t1732 = select(t1631, t772, t630)
    t1733 = select(t1631, t630, t772)
    t1734 = select(t1632, t907, t1732)
    t1735 = select(t1632, t630, t907)
    t1736 = select(t1633, t1042, t1734)
    t1737 = select(t1633, t630, t1042)
    t1738 = select(t1631, t774, t632)
    t1739 = select(t1631, t632, t774)
    t1740 = select(t1632, t909, t1738)
    t1741 = select(t1632, t632, t909)
    t1742 = select(t1633, t1044, t1740)
    t1743 = select(t1633, t632, t1044)
    t1744 = eq(t1047, i8(4))
    t1745 = band(t1631, t1744)
    t1746 = select(t1745, i8(3), t1047)
    t1747 = eq(t1047, i8(3))
    t1748 = band(t1631, t1747)
    t1749 = select(t1748, i8(4), t1746)
    t1750 = eq(t1047, i8(5))
    t1751 = band(t1632, t1750)
    t1752 = select(t1751, i8(3), t1749)
    t1753 = band(t1632, t1747)
    t1754 = select(t1753, i8(5), t1752)
    t1755 = eq(t1047, i8(6))
    t1756 = band(t1633, t1755)
    t1757 = select(t1756, i8(3), t1754)
    t1758 = band(t1633, t1747)
    t1759 = select(t1758, i8(6), t1757)
    t1760 = eq(t1050, i8(4))
    t1761 = band(t1631, t1760)
    t1762 = select(t1761, i8(3), t1050)
    t1763 = eq(t1050, i8(3))
    t1764 = band(t1631, t1763)
    t1765 = select(t1764, i8(4), t1762)
    t1766 = eq(t1050, i8(5))
    t1767 = band(t1632, t1766)
    t1768 = select(t1767, i8(3), t1765)
    t1769 = band(t1632, t1763)
    t1770 = select(t1769, i8(5), t1768)
    t1771 = eq(t1050, i8(6))
    t1772 = band(t1633, t1771)
    t1773 = select(t1772, i8(3), t1770)
    t1774 = band(t1633, t1763)
    t1775 = select(t1774, i8(6), t1773)
    t1776 = eq(t1053, i8(4))
    t1777 = band(t1631, t1776)
    t1778 = select(t1777, i8(3), t1053)
    t1779 = eq(t1053, i8(3))
    t1780 = band(t1631, t1779)
    t1781 = select(t1780, i8(4), t1778)
    t1782 = eq(t1053, i8(5))
    t1783 = band(t1632, t1782)
    t1784 = select(t1783, i8(3), t1781)
    t1785 = band(t1632, t1779)
    t1786 = select(t1785, i8(5), t1784)
    t1787 = eq(t1053, i8(6))
    t1788 = band(t1633, t1787)
    t1789 = select(t1788, i8(3), t1786)
    t1790 = band(t1633, t1779)
    t1791 = select(t1790, i8(6), t1789)
    t1792 = eq(t1056, i8(4))
    t1793 = band(t1631, t1792)
    t1794 = select(t1793, i8(3), t1056)
    t1795 = eq(t1056, i8(3))
    t1796 = band(t1631, t1795)
    t1797 = select(t1796, i8(4), t1794)
    t1798 = eq(t1056, i8(5))
    t1799 = band(t1632, t1798)
    t1800 = select(t1799, i8(3), t1797)
    t1801 = band(t1632, t1795)
    t1802 = select(t1801, i8(5), t1800)
    t1803 = eq(t1056, i8(6))
    t1804 = band(t1633, t1803)
    t1805 = select(t1804, i8(3), t1802)
    t1806 = band(t1633, t1795)
    t1807 = select(t1806, i8(6), t1805)
    t1808 = eq(t1059, i8(4))
    t1809 = band(t1631, t1808)
    t1810 = select(t1809, i8(3), t1059)
    t1811 = eq(t1059, i8(3))
    t1812 = band(t1631, t1811)
    t1813 = select(t1812, i8(4), t1810)
    t1814 = eq(t1059, i8(5))
    t1815 = band(t1632, t1814)
    t1816 = select(t1815, i8(3), t1813)
    t1817 = band(t1632, t1811)
    t1818 = select(t1817, i8(5), t1816)
    t1819 = eq(t1059, i8(6))
    t1820 = band(t1633, t1819)
    t1821 = select(t1820, i8(3), t1818)
    t1822 = band(t1633, t1811)
    t1823 = select(t1822, i8(6), t1821)
    t1824 = eq(t1062, i8(4))
    t1825 = band(t1631, t1824)
    t1826 = select(t1825, i8(3), t1062)
    t1827 = eq(t1062, i8(3))
    t1828 = band(t1631, t1827)
    t1829 = select(t1828, i8(4), t1826)
    t1830 = eq(t1062, i8(5))
    t1831 = band(t1632, t1830)
    t1832 = select(t1831, i8(3), t1829)
    t1833 = band(t1632, t1827)
    t1834 = select(t1833, i8(5), t1832)
    t1835 = eq(t1062, i8(6))
    t1836 = band(t1633, t1835)
    t1837 = select(t1836, i8(3), t1834)
    t1838 = band(t1633, t1827)
    t1839 = select(t1838, i8(6), t1837)
    t1840 = eq(t1065, i8(4))
    t1841 = band(t1631, t1840)
    t1842 = select(t1841, i8(3), t1065)
    t1843 = eq(t1065, i8(3))
    t1844 = band(t1631, t1843)
    t1845 = select(t1844, i8(4), t1842)
    t1846 = eq(t1065, i8(5))
    t1847 = band(t1632, t1846)
    t1848 = select(t1847, i8(3), t1845)
    t1849 = band(t1632, t1843)
    t1850 = select(t1849, i8(5), t1848)
    t1851 = eq(t1065, i8(6))
    t1852 = band(t1633, t1851)
    t1853 = select(t1852, i8(3), t1850)
    t1854 = band(t1633, t1843)
    t1855 = select(t1854, i8(6), t1853)
    t1856 = eq(t1068, i8(4))
    t1857 = band(t1631, t1856)
    t1858 = select(t1857, i8(3), t1068)
    t1859 = eq(t1068, i8(3))
    t1860 = band(t1631, t1859)
    t1861 = select(t1860, i8(4), t1858)
    t1862 = eq(t1068, i8(5))
    t1863 = band(t1632, t1862)
    t1864 = select(t1863, i8(3), t1861)
    t1865 = band(t1632, t1859)
    t1866 = select(t1865, i8(5), t1864)
    t1867 = eq(t1068, i8(6))
    t1868 = band(t1633, t1867)
    t1869 = select(t1868, i8(3), t1866)
    t1870 = band(t1633, t1859)
    t1871 = select(t1870, i8(6), t1869)
    t1872 = eq(t1071, i8(4))
    t1873 = band(t1631, t1872)
    t1874 = select(t1873, i8(3), t1071)
    t1875 = eq(t1071, i8(3))
    t1876 = band(t1631, t1875)
    t1877 = select(t1876, i8(4), t1874)
    t1878 = eq(t1071, i8(5))
    t1879 = band(t1632, t1878)
    t1880 = select(t1879, i8(3), t1877)
    t1881 = band(t1632, t1875)
    t1882 = select(t1881, i8(5), t1880)
    t1883 = eq(t1071, i8(6))
    t1884 = band(t1633, t1883)
    t1885 = select(t1884, i8(3), t1882)
    t1886 = band(t1633, t1875)
    t1887 = select(t1886, i8(6), t1885)
    t1888 = eq(t1074, i8(4))
    t1889 = band(t1631, t1888)
    t1890 = select(t1889, i8(3), t1074)
    t1891 = eq(t1074, i8(3))
    t1892 = band(t1631, t1891)
    t1893 = select(t1892, i8(4), t1890)
    t1894 = eq(t1074, i8(5))
    t1895 = band(t1632, t1894)
    t1896 = select(t1895, i8(3), t1893)
    t1897 = band(t1632, t1891)
    t1898 = select(t1897, i8(5), t1896)
    t1899 = eq(t1074, i8(6))
    t1900 = band(t1633, t1899)
    t1901 = select(t1900, i8(3), t1898)
    t1902 = band(t1633, t1891)
    t1903 = select(t1902, i8(6), t1901)
    t1904 = eq(t1077, i8(4))
    t1905 = band(t1631, t1904)
    t1906 = select(t1905, i8(3), t1077)
    t1907 = eq(t1077, i8(3))
    t1908 = band(t1631, t1907)
    t1909 = select(t1908, i8(4), t1906)
    t1910 = eq(t1077, i8(5))
    t1911 = band(t1632, t1910)
    t1912 = select(t1911, i8(3), t1909)
    t1913 = band(t1632, t1907)
    t1914 = select(t1913, i8(5), t1912)
    t1915 = eq(t1077, i8(6))
    t1916 = band(t1633, t1915)
    t1917 = select(t1916, i8(3), t1914)
    t1918 = band(t1633, t1907)
    t1919 = select(t1918, i8(6), t1917)
    t1920 = eq(t1080, i8(4))
    t1921 = band(t1631, t1920)
    t1922 = select(t1921, i8(3), t1080)
    t1923 = eq(t1080, i8(3))
    t1924 = band(t1631, t1923)
    t1925 = select(t1924, i8(4), t1922)
    t1926 = eq(t1080, i8(5))
    t1927 = band(t1632, t1926)
    t1928 = select(t1927, i8(3), t1925)
    t1929 = band(t1632, t1923)
    t1930 = select(t1929, i8(5), t1928)
    t1931 = eq(t1080, i8(6))
    t1932 = band(t1633, t1931)
    t1933 = select(t1932, i8(3), t1930)
    t1934 = band(t1633, t1923)
    t1935 = select(t1934, i8(6), t1933)
    t1936 = eq(t1083, i8(4))
    t1937 = band(t1631, t1936)
    t1938 = select(t1937, i8(3), t1083)
    t1939 = eq(t1083, i8(3))
    t1940 = band(t1631, t1939)
    t1941 = select(t1940, i8(4), t1938)
    t1942 = eq(t1083, i8(5))
    t1943 = band(t1632, t1942)
    t1944 = select(t1943, i8(3), t1941)
    t1945 = band(t1632, t1939)
    t1946 = select(t1945, i8(5), t1944)
    t1947 = eq(t1083, i8(6))
    t1948 = band(t1633, t1947)
    t1949 = select(t1948, i8(3), t1946)
    t1950 = band(t1633, t1939)
    t1951 = select(t1950, i8(6), t1949)
    t1952 = eq(t1086, i8(4))
    t1953 = band(t1631, t1952)
    t1954 = select(t1953, i8(3), t1086)
    t1955 = eq(t1086, i8(3))
    t1956 = band(t1631, t1955)
    t1957 = select(t1956, i8(4), t1954)
    t1958 = eq(t1086, i8(5))
    t1959 = band(t1632, t1958)
    t1960 = select(t1959, i8(3), t1957)
    t1961 = band(t1632, t1955)
    t1962 = select(t1961, i8(5), t1960)
    t1963 = eq(t1086, i8(6))
    t1964 = band(t1633, t1963)
    t1965 = select(t1964, i8(3), t1962)
    t1966 = band(t1633, t1955)
    t1967 = select(t1966, i8(6), t1965)
    t1968 = eq(t1089, i8(4))
    t1969 = band(t1631, t1968)
    t1970 = select(t1969, i8(3), t1089)
    t1971 = eq(t1089, i8(3))
    t1972 = band(t1631, t1971)
    t1973 = select(t1972, i8(4), t1970)
    t1974 = eq(t1089, i8(5))
    t1975 = band(t1632, t1974)
    t1976 = select(t1975, i8(3), t1973)
    t1977 = band(t1632, t1971)
    t1978 = select(t1977, i8(5), t1976)
    t1979 = eq(t1089, i8(6))
    t1980 = band(t1633, t1979)
    t1981 = select(t1980, i8(3), t1978)
    t1982 = band(t1633, t1971)
    t1983 = select(t1982, i8(6), t1981)
    t1984 = eq(t1092, i8(4))
    t1985 = band(t1631, t1984)
    t1986 = select(t1985, i8(3), t1092)
    t1987 = eq(t1092, i8(3))
    t1988 = band(t1631, t1987)
    t1989 = select(t1988, i8(4), t1986)
    t1990 = eq(t1092, i8(5))
    t1991 = band(t1632, t1990)
    t1992 = select(t1991, i8(3), t1989)
    t1993 = band(t1632, t1987)
    t1994 = select(t1993, i8(5), t1992)
    t1995 = eq(t1092, i8(6))
    t1996 = band(t1633, t1995)
    t1997 = select(t1996, i8(3), t1994)
    t1998 = band(t1633, t1987)
    t1999 = select(t1998, i8(6), t1997)
    t2000 = eq(t1095, i8(4))
    t2001 = band(t1631, t2000)
    t2002 = select(t2001, i8(3), t1095)
    t2003 = eq(t1095, i8(3))
    t2004 = band(t1631, t2003)
    t2005 = select(t2004, i8(4), t2002)
    t2006 = eq(t1095, i8(5))
    t2007 = band(t1632, t2006)
    t2008 = select(t2007, i8(3), t2005)
    t2009 = band(t1632, t2003)
    t2010 = select(t2009, i8(5), t2008)
    t2011 = eq(t1095, i8(6))
    t2012 = band(t1633, t2011)
    t2013 = select(t2012, i8(3), t2010)
    t2014 = band(t1633, t2003)
    t2015 = select(t2014, i8(6), t2013)
    t2016 = eq(t1098, i8(4))
    t2017 = band(t1631, t2016)
    t2018 = select(t2017, i8(3), t1098)
    t2019 = eq(t1098, i8(3))
    t2020 = band(t1631, t2019)
    t2021 = select(t2020, i8(4), t2018)
    t2022 = eq(t1098, i8(5))
    t2023 = band(t1632, t2022)
    t2024 = select(t2023, i8(3), t2021)
    t2025 = band(t1632, t2019)
    t2026 = select(t2025, i8(5), t2024)
    t2027 = eq(t1098, i8(6))
    t2028 = band(t1633, t2027)
    t2029 = select(t2028, i8(3), t2026)
    t2030 = band(t1633, t2019)
    t2031 = select(t2030, i8(6), t2029)
    t2032 = eq(t1101, i8(4))
    t2033 = band(t1631, t2032)
    t2034 = select(t2033, i8(3), t1101)
    t2035 = eq(t1101, i8(3))
    t2036 = band(t1631, t2035)
    t2037 = select(t2036, i8(4), t2034)
    t2038 = eq(t1101, i8(5))
    t2039 = band(t1632, t2038)
    t2040 = select(t2039, i8(3), t2037)
    t2041 = band(t1632, t2035)
    t2042 = select(t2041, i8(5), t2040)
    t2043 = eq(t1101, i8(6))
    t2044 = band(t1633, t2043)
    t2045 = select(t2044, i8(3), t2042)
    t2046 = band(t1633, t2035)
    t2047 = select(t2046, i8(6), t2045)
    t2048 = eq(t1104, i8(4))
    t2049 = band(t1631, t2048)
    t2050 = select(t2049, i8(3), t1104)
    t2051 = eq(t1104, i8(3))
    t2052 = band(t1631, t2051)
    t2053 = select(t2052, i8(4), t2050)
    t2054 = eq(t1104, i8(5))
    t2055 = band(t1632, t2054)
    t2056 = select(t2055, i8(3), t2053)
    t2057 = band(t1632, t2051)
    t2058 = select(t2057, i8(5), t2056)
    t2059 = eq(t1104, i8(6))
    t2060 = band(t1633, t2059)
    t2061 = select(t2060, i8(3), t2058)
    t2062 = band(t1633, t2051)
    t2063 = select(t2062, i8(6), t2061)
    t2064 = select(t1635, i8(0), t693)
    t2065 = select(t1635, i8(0), t694)
    t2066 = select(t1635, i8(0), t695)
    t2067 = select(t1635, i8(0), t696)
    t2068 = select(t1635, i8(0), t697)
    t2069 = select(t1635, i8(0), t698)
    t2070 = select(t1635, i8(0), t699)
    t2071 = select(t1635, i8(0), moved_1)
    t2072 = band(t1177, t1179)
    t2073 = select(t2072, t1180, t1179)
    t2074 = bor(t1177, t1179)
    t2075 = select(t2074, i8(2), phase)
    t2076 = to(t2073, i8)
    t2077 = select(t2074, t2076, decider)
    t2078 = flip(t2074)
    t2079 = band(t10, t2078)
    t2080 = eq(t1146, i8(0))
    t2081 = band(t2079, t2080)
    t2082 = eq(flow, i8(1))
    t2083 = band(t2081, t2082)
    return (t2083, t1625, t1626, t1627, t2066, t2067, t1628, t1209, t1206, t1208, t1210, t1215, t1212, t1214, t1216, t2071, t1652, t1649, t1651, t1653, t1658, t1655, t1657, t1659, t1622, t1621, t1203, t2065, t2064, t1646, t2081, t1623, t1624, t2068, t2069, t2070, t1640, t1197, t1664, t1221, t1670, t1227, t1676, t1233, t1682, t1239, t1688, t1245, t1694, t1251, t1700, t1257, t1706, t1263, t1712, t1269, t1637, t1194, t1643, t1200, t1661, t1218, t1667, t1224, t1673, t1230, t1679, t1236, t1685, t1242, t1691, t1248, t1697, t1254, t1703, t1260, t1709, t1266, t1639, t1196, t1645, t1202, t1663, t1220, t1669, t1226, t1675, t1232, t1681, t1238, t1687, t1244, t1693, t1250, t1699, t1256, t1705, t1262, t1711, t1268, t1641, t1198, t1647, t1204, t1665, t1222, t1671, t1228, t1677, t1234, t1683, t1240, t1689, t1246, t1695, t1252, t1701, t1258, t1707, t1264, t1713, t1270, t1759, t1316, t1775, t1332, t1791, t1348, t1807, t1364, t1823, t1380, t1839, t1396, t1855, t1412, t1871, t1428, t1887, t1444, t1903, t1460, t1919, t1476, t1935, t1492, t1951, t1508, t1967, t1524, t1983, t1540, t1999, t1556, t2015, t1572, t2031, t1588, t2047, t1604, t2063, t1620, t1742, t1299, t1718, t1275, t1724, t1281, t1730, t1287, t1736, t1293, t1739, t1296, t1715, t1272, t1721, t1278, t1727, t1284, t1733, t1290, t1741, t1298, t1717, t1274, t1723, t1280, t1729, t1286, t1735, t1292, t1743, t1300, t1719, t1276, t1725, t1282, t1731, t1288, t1737, t1294, t2075, t2077,)


_03_promotions_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0),)


def _04_end_of_turn(t2083, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t1625, t1626, t1627, t2066, t2067, t1628, t1209, t1206, t1208, t1210, t1215, t1212, t1214, t1216, t2071, t1652, t1649, t1651, t1653, t1658, t1655, t1657, t1659):
    t2084 = select(t2083, i8(0), energy_now_0)
    t2085 = select(t2083, i8(0), supporter_played)
    t2086 = select(t2083, i8(0), retreated)
    t2087 = select(t2083, i8(0), retreat_less)
    t2088 = select(t2083, i8(0), boost0)
    t2089 = select(t2083, i8(0), boost1)
    t2090 = select(t2083, i8(0), locked_0)
    t2091 = select(t2083, i8(0), t1625)
    t2092 = select(t2083, i8(0), t1626)
    t2093 = select(t2083, i8(0), t1627)
    t2094 = select(t2083, i8(0), t2066)
    t2095 = select(t2083, i8(0), t2067)
    t2096 = select(t2083, i8(0), t1628)
    t2097 = select(t2083, i8(0), t1209)
    t2098 = select(t2083, i8(0), t1206)
    t2099 = select(t2083, i8(0), t1208)
    t2100 = select(t2083, i8(0), t1210)
    t2101 = select(t2083, i8(0), t1215)
    t2102 = select(t2083, i8(0), t1212)
    t2103 = select(t2083, i8(0), t1214)
    t2104 = select(t2083, i8(0), t1216)
    t2105 = select(t2083, i8(0), t2071)
    t2106 = select(t2083, i8(0), t1652)
    t2107 = select(t2083, i8(0), t1649)
    t2108 = select(t2083, i8(0), t1651)
    t2109 = select(t2083, i8(0), t1653)
    t2110 = select(t2083, i8(0), t1658)
    t2111 = select(t2083, i8(0), t1655)
    t2112 = select(t2083, i8(0), t1657)
    t2113 = select(t2083, i8(0), t1659)
    return (t2084, t2105, t2096, t2090, t2094, t2095, t2091, t2092, t2093, t2106, t2097, t2110, t2101, t2107, t2098, t2111, t2102, t2108, t2099, t2112, t2103, t2109, t2100, t2113, t2104, t2085, t2086, t2087, t2088, t2089,)


_04_end_of_turn_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _05_checkup(t1622, t2083, t1621, t1203, t9, t2065, t2064, t1646, flow, t2081):
    t2114 = eq(t1622, i8(1))
    t2115 = select(t2083, t1621, i8(0))
    t2116 = add(t1203, t2115)
    t2117 = least(t2116, i8(120))
    t2118 = band(t2083, t2114)
    t2119 = add(t9, u32(7498937))
    t2120 = shr(t2119, u32(16))
    t2121 = bxor(t2119, t2120)
    t2122 = mul(t2121, u32(2146121005))
    t2123 = shr(t2122, u32(15))
    t2124 = bxor(t2122, t2123)
    t2125 = mul(t2124, u32(2221713035))
    t2126 = shr(t2125, u32(16))
    t2127 = bxor(t2125, t2126)
    t2128 = shr(t2127, u32(31))
    t2129 = eq(t2128, u32(1))
    t2130 = band(t2118, t2129)
    t2131 = select(t2130, i8(0), t1622)
    t2132 = eq(t2065, i8(1))
    t2133 = select(t2083, t2064, i8(0))
    t2134 = add(t1646, t2133)
    t2135 = least(t2134, i8(120))
    t2136 = band(t2083, t2132)
    t2137 = add(t9, u32(2661934706))
    t2138 = shr(t2137, u32(16))
    t2139 = bxor(t2137, t2138)
    t2140 = mul(t2139, u32(2146121005))
    t2141 = shr(t2140, u32(15))
    t2142 = bxor(t2140, t2141)
    t2143 = mul(t2142, u32(2221713035))
    t2144 = shr(t2143, u32(16))
    t2145 = bxor(t2143, t2144)
    t2146 = shr(t2145, u32(31))
    t2147 = eq(t2146, u32(1))
    t2148 = band(t2136, t2147)
    t2149 = select(t2148, i8(0), t2065)
    t2150 = eq(t2131, i8(2))
    t2151 = band(t2083, t2150)
    t2152 = select(t2151, i8(0), t2131)
    t2153 = select(t2083, i8(2), flow)
    t2154 = eq(flow, i8(2))
    t2155 = band(t2081, t2154)
    return (t2155, t2149, t2152, t2135, t2117, t2153,)


_05_checkup_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _06_next_turn(turn, t2155, t1146, t558, t1106, energy_now_1, t2084, energy_next_1, energy_next_0, declared_1, declared_0, t2064, t1621, t2149, t2152, t2105, t2096, locked_1, t2090, t2094, t1623, t2095, t1624, t2068, t2091, t2069, t2092, t2070, t2093, t985, t437, t990, t442, t995, t447, t1000, t452, t1005, t457, t1010, t462, t1015, t467, t1020, t472, t1025, t477, t1640, t1197, t2135, t2117, t2106, t2097, t2110, t2101, t1664, t1221, t1670, t1227, t1676, t1233, t1682, t1239, t1688, t1245, t1694, t1251, t1700, t1257, t1706, t1263, t1712, t1269, t1637, t1194, t1643, t1200, t2107, t2098, t2111, t2102, t1661, t1218, t1667, t1224, t1673, t1230, t1679, t1236, t1685, t1242, t1691, t1248, t1697, t1254, t1703, t1260, t1709, t1266, t1639, t1196, t1645, t1202, t2108, t2099, t2112, t2103, t1663, t1220, t1669, t1226, t1675, t1232, t1681, t1238, t1687, t1244, t1693, t1250, t1699, t1256, t1705, t1262, t1711, t1268, t1641, t1198, t1647, t1204, t2109, t2100, t2113, t2104, t1665, t1222, t1671, t1228, t1677, t1234, t1683, t1240, t1689, t1246, t1695, t1252, t1701, t1258, t1707, t1264, t1713, t1270, card_1_0, card_0_0, t1759, t1316, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1775, t1332, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1791, t1348, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1807, t1364, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1823, t1380, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1839, t1396, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1855, t1412, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1871, t1428, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1887, t1444, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1903, t1460, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1919, t1476, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1935, t1492, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1951, t1508, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1967, t1524, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1983, t1540, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1999, t1556, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t2015, t1572, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t2031, t1588, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t2047, t1604, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t2063, t1620, order_1_19, order_0_19, seen_1_19, seen_0_19, t1742, t1299, t1718, t1275, t1724, t1281, t1730, t1287, t1736, t1293, t1739, t1296, t1715, t1272, t1721, t1278, t1727, t1284, t1733, t1290, t1741, t1298, t1717, t1274, t1723, t1280, t1729, t1286, t1735, t1292, t1743, t1300, t1719, t1276, t1725, t1282, t1731, t1288, t1737, t1294, turn_player, t2075, t2153, t2077):
    t2156 = ge(turn, i8(30))
    t2157 = band(t2155, t2156)
    t2158 = select(t2157, i8(3), t1146)
    t2159 = flip(t2157)
    t2160 = band(t2155, t2159)
    t2161 = select(t2160, t558, t1106)
    t2162 = select(t2160, t1106, t558)
    t2163 = select(t2160, energy_now_1, t2084)
    t2164 = select(t2160, t2084, energy_now_1)
    t2165 = select(t2160, energy_next_1, energy_next_0)
    t2166 = select(t2160, energy_next_0, energy_next_1)
    t2167 = select(t2160, declared_1, declared_0)
    t2168 = select(t2160, declared_0, declared_1)
    t2169 = select(t2160, t2064, t1621)
    t2170 = select(t2160, t1621, t2064)
    t2171 = select(t2160, t2149, t2152)
    t2172 = select(t2160, t2152, t2149)
    t2173 = select(t2160, t2105, t2096)
    t2174 = select(t2160, t2096, t2105)
    t2175 = select(t2160, locked_1, t2090)
    t2176 = select(t2160, t2090, locked_1)
    t2177 = select(t2160, t2094, t1623)
    t2178 = select(t2160, t1623, t2094)
    t2179 = select(t2160, t2095, t1624)
    t2180 = select(t2160, t1624, t2095)
    t2181 = select(t2160, t2068, t2091)
    t2182 = select(t2160, t2091, t2068)
    t2183 = select(t2160, t2069, t2092)
    t2184 = select(t2160, t2092, t2069)
    t2185 = select(t2160, t2070, t2093)
    t2186 = select(t2160, t2093, t2070)
    t2187 = select(t2160, t985, t437)
    t2188 = select(t2160, t437, t985)
    t2189 = select(t2160, t990, t442)
    t2190 = select(t2160, t442, t990)
    t2191 = select(t2160, t995, t447)
    t2192 = select(t2160, t447, t995)
    t2193 = select(t2160, t1000, t452)
    t2194 = select(t2160, t452, t1000)
    t2195 = select(t2160, t1005, t457)
    t2196 = select(t2160, t457, t1005)
    t2197 = select(t2160, t1010, t462)
    t2198 = select(t2160, t462, t1010)
    t2199 = select(t2160, t1015, t467)
    t2200 = select(t2160, t467, t1015)
    t2201 = select(t2160, t1020, t472)
    t2202 = select(t2160, t472, t1020)
    t2203 = select(t2160, t1025, t477)
    t2204 = select(t2160, t477, t1025)
    t2205 = select(t2160, t1640, t1197)
    t2206 = select(t2160, t1197, t1640)
    t2207 = select(t2160, t2135, t2117)
    t2208 = select(t2160, t2117, t2135)
    t2209 = select(t2160, t2106, t2097)
    t2210 = select(t2160, t2097, t2106)
    t2211 = select(t2160, t2110, t2101)
    t2212 = select(t2160, t2101, t2110)
    t2213 = select(t2160, t1664, t1221)
    t2214 = select(t2160, t1221, t1664)
    t2215 = select(t2160, t1670, t1227)
    t2216 = select(t2160, t1227, t1670)
    t2217 = select(t2160, t1676, t1233)
    t2218 = select(t2160, t1233, t1676)
    t2219 = select(t2160, t1682, t1239)
    t2220 = select(t2160, t1239, t1682)
    t2221 = select(t2160, t1688, t1245)
    t2222 = select(t2160, t1245, t1688)
    t2223 = select(t2160, t1694, t1251)
    t2224 = select(t2160, t1251, t1694)
    t2225 = select(t2160, t1700, t1257)
    t2226 = select(t2160, t1257, t1700)
    t2227 = select(t2160, t1706, t1263)
    t2228 = select(t2160, t1263, t1706)
    t2229 = select(t2160, t1712, t1269)
    t2230 = select(t2160, t1269, t1712)
    t2231 = select(t2160, t1637, t1194)
    t2232 = select(t2160, t1194, t1637)
    t2233 = select(t2160, t1643, t1200)
    t2234 = select(t2160, t1200, t1643)
    t2235 = select(t2160, t2107, t2098)
    t2236 = select(t2160, t2098, t2107)
    t2237 = select(t2160, t2111, t2102)
    t2238 = select(t2160, t2102, t2111)
    t2239 = select(t2160, t1661, t1218)
    t2240 = select(t2160, t1218, t1661)
    t2241 = select(t2160, t1667, t1224)
    t2242 = select(t2160, t1224, t1667)
    t2243 = select(t2160, t1673, t1230)
    t2244 = select(t2160, t1230, t1673)
    t2245 = select(t2160, t1679, t1236)
    t2246 = select(t2160, t1236, t1679)
    t2247 = select(t2160, t1685, t1242)
    t2248 = select(t2160, t1242, t1685)
    t2249 = select(t2160, t1691, t1248)
    t2250 = select(t2160, t1248, t1691)
    t2251 = select(t2160, t1697, t1254)
    t2252 = select(t2160, t1254, t1697)
    t2253 = select(t2160, t1703, t1260)
    t2254 = select(t2160, t1260, t1703)
    t2255 = select(t2160, t1709, t1266)
    t2256 = select(t2160, t1266, t1709)
    t2257 = select(t2160, t1639, t1196)
    t2258 = select(t2160, t1196, t1639)
    t2259 = select(t2160, t1645, t1202)
    t2260 = select(t2160, t1202, t1645)
    t2261 = select(t2160, t2108, t2099)
    t2262 = select(t2160, t2099, t2108)
    t2263 = select(t2160, t2112, t2103)
    t2264 = select(t2160, t2103, t2112)
    t2265 = select(t2160, t1663, t1220)
    t2266 = select(t2160, t1220, t1663)
    t2267 = select(t2160, t1669, t1226)
    t2268 = select(t2160, t1226, t1669)
    t2269 = select(t2160, t1675, t1232)
    t2270 = select(t2160, t1232, t1675)
    t2271 = select(t2160, t1681, t1238)
    t2272 = select(t2160, t1238, t1681)
    t2273 = select(t2160, t1687, t1244)
    t2274 = select(t2160, t1244, t1687)
    t2275 = select(t2160, t1693, t1250)
    t2276 = select(t2160, t1250, t1693)
    t2277 = select(t2160, t1699, t1256)
    t2278 = select(t2160, t1256, t1699)
    t2279 = select(t2160, t1705, t1262)
    t2280 = select(t2160, t1262, t1705)
    t2281 = select(t2160, t1711, t1268)
    t2282 = select(t2160, t1268, t1711)
    t2283 = select(t2160, t1641, t1198)
    t2284 = select(t2160, t1198, t1641)
    t2285 = select(t2160, t1647, t1204)
    t2286 = select(t2160, t1204, t1647)
    t2287 = select(t2160, t2109, t2100)
    t2288 = select(t2160, t2100, t2109)
    t2289 = select(t2160, t2113, t2104)
    t2290 = select(t2160, t2104, t2113)
    t2291 = select(t2160, t1665, t1222)
    t2292 = select(t2160, t1222, t1665)
    t2293 = select(t2160, t1671, t1228)
    t2294 = select(t2160, t1228, t1671)
    t2295 = select(t2160, t1677, t1234)
    t2296 = select(t2160, t1234, t1677)
    t2297 = select(t2160, t1683, t1240)
    t2298 = select(t2160, t1240, t1683)
    t2299 = select(t2160, t1689, t1246)
    t2300 = select(t2160, t1246, t1689)
    t2301 = select(t2160, t1695, t1252)
    t2302 = select(t2160, t1252, t1695)
    t2303 = select(t2160, t1701, t1258)
    t2304 = select(t2160, t1258, t1701)
    t2305 = select(t2160, t1707, t1264)
    t2306 = select(t2160, t1264, t1707)
    t2307 = select(t2160, t1713, t1270)
    t2308 = select(t2160, t1270, t1713)
    t2309 = select(t2160, card_1_0, card_0_0)
    t2310 = select(t2160, card_0_0, card_1_0)
    t2311 = select(t2160, t1759, t1316)
    t2312 = select(t2160, t1316, t1759)
    t2313 = select(t2160, order_1_0, order_0_0)
    t2314 = select(t2160, order_0_0, order_1_0)
    t2315 = select(t2160, seen_1_0, seen_0_0)
    t2316 = select(t2160, seen_0_0, seen_1_0)
    t2317 = select(t2160, card_1_1, card_0_1)
    t2318 = select(t2160, card_0_1, card_1_1)
    t2319 = select(t2160, t1775, t1332)
    t2320 = select(t2160, t1332, t1775)
    t2321 = select(t2160, order_1_1, order_0_1)
    t2322 = select(t2160, order_0_1, order_1_1)
    t2323 = select(t2160, seen_1_1, seen_0_1)
    t2324 = select(t2160, seen_0_1, seen_1_1)
    t2325 = select(t2160, card_1_2, card_0_2)
    t2326 = select(t2160, card_0_2, card_1_2)
    t2327 = select(t2160, t1791, t1348)
    t2328 = select(t2160, t1348, t1791)
    t2329 = select(t2160, order_1_2, order_0_2)
    t2330 = select(t2160, order_0_2, order_1_2)
    t2331 = select(t2160, seen_1_2, seen_0_2)
    t2332 = select(t2160, seen_0_2, seen_1_2)
    t2333 = select(t2160, card_1_3, card_0_3)
    t2334 = select(t2160, card_0_3, card_1_3)
    t2335 = select(t2160, t1807, t1364)
    t2336 = select(t2160, t1364, t1807)
    t2337 = select(t2160, order_1_3, order_0_3)
    t2338 = select(t2160, order_0_3, order_1_3)
    t2339 = select(t2160, seen_1_3, seen_0_3)
    t2340 = select(t2160, seen_0_3, seen_1_3)
    t2341 = select(t2160, card_1_4, card_0_4)
    t2342 = select(t2160, card_0_4, card_1_4)
    t2343 = select(t2160, t1823, t1380)
    t2344 = select(t2160, t1380, t1823)
    t2345 = select(t2160, order_1_4, order_0_4)
    t2346 = select(t2160, order_0_4, order_1_4)
    t2347 = select(t2160, seen_1_4, seen_0_4)
    t2348 = select(t2160, seen_0_4, seen_1_4)
    t2349 = select(t2160, card_1_5, card_0_5)
    t2350 = select(t2160, card_0_5, card_1_5)
    t2351 = select(t2160, t1839, t1396)
    t2352 = select(t2160, t1396, t1839)
    t2353 = select(t2160, order_1_5, order_0_5)
    t2354 = select(t2160, order_0_5, order_1_5)
    t2355 = select(t2160, seen_1_5, seen_0_5)
    t2356 = select(t2160, seen_0_5, seen_1_5)
    t2357 = select(t2160, card_1_6, card_0_6)
    t2358 = select(t2160, card_0_6, card_1_6)
    t2359 = select(t2160, t1855, t1412)
    t2360 = select(t2160, t1412, t1855)
    t2361 = select(t2160, order_1_6, order_0_6)
    t2362 = select(t2160, order_0_6, order_1_6)
    t2363 = select(t2160, seen_1_6, seen_0_6)
    t2364 = select(t2160, seen_0_6, seen_1_6)
    t2365 = select(t2160, card_1_7, card_0_7)
    t2366 = select(t2160, card_0_7, card_1_7)
    t2367 = select(t2160, t1871, t1428)
    t2368 = select(t2160, t1428, t1871)
    t2369 = select(t2160, order_1_7, order_0_7)
    t2370 = select(t2160, order_0_7, order_1_7)
    t2371 = select(t2160, seen_1_7, seen_0_7)
    t2372 = select(t2160, seen_0_7, seen_1_7)
    t2373 = select(t2160, card_1_8, card_0_8)
    t2374 = select(t2160, card_0_8, card_1_8)
    t2375 = select(t2160, t1887, t1444)
    t2376 = select(t2160, t1444, t1887)
    t2377 = select(t2160, order_1_8, order_0_8)
    t2378 = select(t2160, order_0_8, order_1_8)
    t2379 = select(t2160, seen_1_8, seen_0_8)
    t2380 = select(t2160, seen_0_8, seen_1_8)
    t2381 = select(t2160, card_1_9, card_0_9)
    t2382 = select(t2160, card_0_9, card_1_9)
    t2383 = select(t2160, t1903, t1460)
    t2384 = select(t2160, t1460, t1903)
    t2385 = select(t2160, order_1_9, order_0_9)
    t2386 = select(t2160, order_0_9, order_1_9)
    t2387 = select(t2160, seen_1_9, seen_0_9)
    t2388 = select(t2160, seen_0_9, seen_1_9)
    t2389 = select(t2160, card_1_10, card_0_10)
    t2390 = select(t2160, card_0_10, card_1_10)
    t2391 = select(t2160, t1919, t1476)
    t2392 = select(t2160, t1476, t1919)
    t2393 = select(t2160, order_1_10, order_0_10)
    t2394 = select(t2160, order_0_10, order_1_10)
    t2395 = select(t2160, seen_1_10, seen_0_10)
    t2396 = select(t2160, seen_0_10, seen_1_10)
    t2397 = select(t2160, card_1_11, card_0_11)
    t2398 = select(t2160, card_0_11, card_1_11)
    t2399 = select(t2160, t1935, t1492)
    t2400 = select(t2160, t1492, t1935)
    t2401 = select(t2160, order_1_11, order_0_11)
    t2402 = select(t2160, order_0_11, order_1_11)
    t2403 = select(t2160, seen_1_11, seen_0_11)
    t2404 = select(t2160, seen_0_11, seen_1_11)
    t2405 = select(t2160, card_1_12, card_0_12)
    t2406 = select(t2160, card_0_12, card_1_12)
    t2407 = select(t2160, t1951, t1508)
    t2408 = select(t2160, t1508, t1951)
    t2409 = select(t2160, order_1_12, order_0_12)
    t2410 = select(t2160, order_0_12, order_1_12)
    t2411 = select(t2160, seen_1_12, seen_0_12)
    t2412 = select(t2160, seen_0_12, seen_1_12)
    t2413 = select(t2160, card_1_13, card_0_13)
    t2414 = select(t2160, card_0_13, card_1_13)
    t2415 = select(t2160, t1967, t1524)
    t2416 = select(t2160, t1524, t1967)
    t2417 = select(t2160, order_1_13, order_0_13)
    t2418 = select(t2160, order_0_13, order_1_13)
    t2419 = select(t2160, seen_1_13, seen_0_13)
    t2420 = select(t2160, seen_0_13, seen_1_13)
    t2421 = select(t2160, card_1_14, card_0_14)
    t2422 = select(t2160, card_0_14, card_1_14)
    t2423 = select(t2160, t1983, t1540)
    t2424 = select(t2160, t1540, t1983)
    t2425 = select(t2160, order_1_14, order_0_14)
    t2426 = select(t2160, order_0_14, order_1_14)
    t2427 = select(t2160, seen_1_14, seen_0_14)
    t2428 = select(t2160, seen_0_14, seen_1_14)
    t2429 = select(t2160, card_1_15, card_0_15)
    t2430 = select(t2160, card_0_15, card_1_15)
    t2431 = select(t2160, t1999, t1556)
    t2432 = select(t2160, t1556, t1999)
    t2433 = select(t2160, order_1_15, order_0_15)
    t2434 = select(t2160, order_0_15, order_1_15)
    t2435 = select(t2160, seen_1_15, seen_0_15)
    t2436 = select(t2160, seen_0_15, seen_1_15)
    t2437 = select(t2160, card_1_16, card_0_16)
    t2438 = select(t2160, card_0_16, card_1_16)
    t2439 = select(t2160, t2015, t1572)
    t2440 = select(t2160, t1572, t2015)
    t2441 = select(t2160, order_1_16, order_0_16)
    t2442 = select(t2160, order_0_16, order_1_16)
    t2443 = select(t2160, seen_1_16, seen_0_16)
    t2444 = select(t2160, seen_0_16, seen_1_16)
    t2445 = select(t2160, card_1_17, card_0_17)
    t2446 = select(t2160, card_0_17, card_1_17)
    t2447 = select(t2160, t2031, t1588)
    t2448 = select(t2160, t1588, t2031)
    t2449 = select(t2160, order_1_17, order_0_17)
    t2450 = select(t2160, order_0_17, order_1_17)
    t2451 = select(t2160, seen_1_17, seen_0_17)
    t2452 = select(t2160, seen_0_17, seen_1_17)
    t2453 = select(t2160, card_1_18, card_0_18)
    t2454 = select(t2160, card_0_18, card_1_18)
    t2455 = select(t2160, t2047, t1604)
    t2456 = select(t2160, t1604, t2047)
    t2457 = select(t2160, order_1_18, order_0_18)
    t2458 = select(t2160, order_0_18, order_1_18)
    t2459 = select(t2160, seen_1_18, seen_0_18)
    t2460 = select(t2160, seen_0_18, seen_1_18)
    t2461 = select(t2160, card_1_19, card_0_19)
    t2462 = select(t2160, card_0_19, card_1_19)
    t2463 = select(t2160, t2063, t1620)
    t2464 = select(t2160, t1620, t2063)
    t2465 = select(t2160, order_1_19, order_0_19)
    t2466 = select(t2160, order_0_19, order_1_19)
    t2467 = select(t2160, seen_1_19, seen_0_19)
    t2468 = select(t2160, seen_0_19, seen_1_19)
    t2469 = select(t2160, t1742, t1299)
    t2470 = select(t2160, t1299, t1742)
    t2471 = select(t2160, t1718, t1275)
    t2472 = select(t2160, t1275, t1718)
    t2473 = select(t2160, t1724, t1281)
    t2474 = select(t2160, t1281, t1724)
    t2475 = select(t2160, t1730, t1287)
    t2476 = select(t2160, t1287, t1730)
    t2477 = select(t2160, t1736, t1293)
    t2478 = select(t2160, t1293, t1736)
    t2479 = select(t2160, t1739, t1296)
    t2480 = select(t2160, t1296, t1739)
    t2481 = select(t2160, t1715, t1272)
    t2482 = select(t2160, t1272, t1715)
    t2483 = select(t2160, t1721, t1278)
    t2484 = select(t2160, t1278, t1721)
    t2485 = select(t2160, t1727, t1284)
    t2486 = select(t2160, t1284, t1727)
    t2487 = select(t2160, t1733, t1290)
    t2488 = select(t2160, t1290, t1733)
    t2489 = select(t2160, t1741, t1298)
    t2490 = select(t2160, t1298, t1741)
    t2491 = select(t2160, t1717, t1274)
    t2492 = select(t2160, t1274, t1717)
    t2493 = select(t2160, t1723, t1280)
    t2494 = select(t2160, t1280, t1723)
    t2495 = select(t2160, t1729, t1286)
    t2496 = select(t2160, t1286, t1729)
    t2497 = select(t2160, t1735, t1292)
    t2498 = select(t2160, t1292, t1735)
    t2499 = select(t2160, t1743, t1300)
    t2500 = select(t2160, t1300, t1743)
    t2501 = select(t2160, t1719, t1276)
    t2502 = select(t2160, t1276, t1719)
    t2503 = select(t2160, t1725, t1282)
    t2504 = select(t2160, t1282, t1725)
    t2505 = select(t2160, t1731, t1288)
    t2506 = select(t2160, t1288, t1731)
    t2507 = select(t2160, t1737, t1294)
    t2508 = select(t2160, t1294, t1737)
    t2509 = sub(i8(1), turn_player)
    t2510 = select(t2160, t2509, turn_player)
    t2511 = add(turn, i8(1))
    t2512 = select(t2160, t2511, turn)
    t2513 = to(t2512, i8)
    t2514 = gt(t2513, i8(0))
    t2515 = band(t2160, t2514)
    t2516 = select(t2515, i8(1), i8(0))
    t2517 = select(t2160, t2516, t2075)
    t2518 = select(t2160, i8(0), t2153)
    t2519 = select(t2160, i8(0), t2077)
    return (t2515, t2311, t2319, t2327, t2335, t2343, t2351, t2359, t2367, t2375, t2383, t2391, t2399, t2407, t2415, t2423, t2431, t2439, t2447, t2455, t2463, t2313, t2321, t2329, t2337, t2345, t2353, t2361, t2369, t2377, t2385, t2393, t2401, t2409, t2417, t2425, t2433, t2441, t2449, t2457, t2465, t2315, t2323, t2331, t2339, t2347, t2355, t2363, t2371, t2379, t2387, t2395, t2403, t2411, t2419, t2427, t2435, t2443, t2451, t2459, t2467, t2513, t2165, t2163, t2167, t2510, t2517, t2519, t2518, t2158, t2161, t2169, t2171, t2173, t2175, t2177, t2179, t2181, t2183, t2185, t2187, t2189, t2191, t2193, t2195, t2197, t2199, t2201, t2203, t2205, t2207, t2209, t2211, t2213, t2215, t2217, t2219, t2221, t2223, t2225, t2227, t2229, t2231, t2233, t2235, t2237, t2239, t2241, t2243, t2245, t2247, t2249, t2251, t2253, t2255, t2257, t2259, t2261, t2263, t2265, t2267, t2269, t2271, t2273, t2275, t2277, t2279, t2281, t2283, t2285, t2287, t2289, t2291, t2293, t2295, t2297, t2299, t2301, t2303, t2305, t2307, t2309, t2317, t2325, t2333, t2341, t2349, t2357, t2365, t2373, t2381, t2389, t2397, t2405, t2413, t2421, t2429, t2437, t2445, t2453, t2461, t2162, t2164, t2166, t2168, t2170, t2172, t2174, t2176, t2178, t2180, t2182, t2184, t2186, t2188, t2190, t2192, t2194, t2196, t2198, t2200, t2202, t2204, t2206, t2208, t2210, t2212, t2214, t2216, t2218, t2220, t2222, t2224, t2226, t2228, t2230, t2232, t2234, t2236, t2238, t2240, t2242, t2244, t2246, t2248, t2250, t2252, t2254, t2256, t2258, t2260, t2262, t2264, t2266, t2268, t2270, t2272, t2274, t2276, t2278, t2280, t2282, t2284, t2286, t2288, t2290, t2292, t2294, t2296, t2298, t2300, t2302, t2304, t2306, t2308, t2310, t2312, t2314, t2316, t2318, t2320, t2322, t2324, t2326, t2328, t2330, t2332, t2334, t2336, t2338, t2340, t2342, t2344, t2346, t2348, t2350, t2352, t2354, t2356, t2358, t2360, t2362, t2364, t2366, t2368, t2370, t2372, t2374, t2376, t2378, t2380, t2382, t2384, t2386, t2388, t2390, t2392, t2394, t2396, t2398, t2400, t2402, t2404, t2406, t2408, t2410, t2412, t2414, t2416, t2418, t2420, t2422, t2424, t2426, t2428, t2430, t2432, t2434, t2436, t2438, t2440, t2442, t2444, t2446, t2448, t2450, t2452, t2454, t2456, t2458, t2460, t2462, t2464, t2466, t2468, t2469, t2471, t2473, t2475, t2477, t2479, t2481, t2483, t2485, t2487, t2489, t2491, t2493, t2495, t2497, t2499, t2501, t2503, t2505, t2507, t2470, t2472, t2474, t2476, t2478, t2480, t2482, t2484, t2486, t2488, t2490, t2492, t2494, t2496, t2498, t2500, t2502, t2504, t2506, t2508,)


_06_next_turn_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0),)


def _07_draw(t2515, t2311, t2319, t2327, t2335, t2343, t2351, t2359, t2367, t2375, t2383, t2391, t2399, t2407, t2415, t2423, t2431, t2439, t2447, t2455, t2463, t2313, t2321, t2329, t2337, t2345, t2353, t2361, t2369, t2377, t2385, t2393, t2401, t2409, t2417, t2425, t2433, t2441, t2449, t2457, t2465, t9, t2315, t2323, t2331, t2339, t2347, t2355, t2363, t2371, t2379, t2387, t2395, t2403, t2411, t2419, t2427, t2435, t2443, t2451, t2459, t2467):
    t2520 = to(t2515, i8)
    t2521 = eq(t2311, i8(1))
    t2522 = to(t2521, i8)
    t2523 = eq(t2319, i8(1))
    t2524 = to(t2523, i8)
    t2525 = add(t2522, t2524)
    t2526 = eq(t2327, i8(1))
    t2527 = to(t2526, i8)
    t2528 = add(t2525, t2527)
    t2529 = eq(t2335, i8(1))
    t2530 = to(t2529, i8)
    t2531 = add(t2528, t2530)
    t2532 = eq(t2343, i8(1))
    t2533 = to(t2532, i8)
    t2534 = add(t2531, t2533)
    t2535 = eq(t2351, i8(1))
    t2536 = to(t2535, i8)
    t2537 = add(t2534, t2536)
    t2538 = eq(t2359, i8(1))
    t2539 = to(t2538, i8)
    t2540 = add(t2537, t2539)
    t2541 = eq(t2367, i8(1))
    t2542 = to(t2541, i8)
    t2543 = add(t2540, t2542)
    t2544 = eq(t2375, i8(1))
    t2545 = to(t2544, i8)
    t2546 = add(t2543, t2545)
    t2547 = eq(t2383, i8(1))
    t2548 = to(t2547, i8)
    t2549 = add(t2546, t2548)
    t2550 = eq(t2391, i8(1))
    t2551 = to(t2550, i8)
    t2552 = add(t2549, t2551)
    t2553 = eq(t2399, i8(1))
    t2554 = to(t2553, i8)
    t2555 = add(t2552, t2554)
    t2556 = eq(t2407, i8(1))
    t2557 = to(t2556, i8)
    t2558 = add(t2555, t2557)
    t2559 = eq(t2415, i8(1))
    t2560 = to(t2559, i8)
    t2561 = add(t2558, t2560)
    t2562 = eq(t2423, i8(1))
    t2563 = to(t2562, i8)
    t2564 = add(t2561, t2563)
    t2565 = eq(t2431, i8(1))
    t2566 = to(t2565, i8)
    t2567 = add(t2564, t2566)
    t2568 = eq(t2439, i8(1))
    t2569 = to(t2568, i8)
    t2570 = add(t2567, t2569)
    t2571 = eq(t2447, i8(1))
    t2572 = to(t2571, i8)
    t2573 = add(t2570, t2572)
    t2574 = eq(t2455, i8(1))
    t2575 = to(t2574, i8)
    t2576 = add(t2573, t2575)
    t2577 = eq(t2463, i8(1))
    t2578 = to(t2577, i8)
    t2579 = add(t2576, t2578)
    t2580 = sub(i8(10), t2579)
    t2581 = most(t2580, i8(0))
    t2582 = least(t2520, t2581)
    t2583 = eq(t2311, i8(0))
    t2584 = eq(t2319, i8(0))
    t2585 = eq(t2327, i8(0))
    t2586 = eq(t2335, i8(0))
    t2587 = eq(t2343, i8(0))
    t2588 = eq(t2351, i8(0))
    t2589 = eq(t2359, i8(0))
    t2590 = eq(t2367, i8(0))
    t2591 = eq(t2375, i8(0))
    t2592 = eq(t2383, i8(0))
    t2593 = eq(t2391, i8(0))
    t2594 = eq(t2399, i8(0))
    t2595 = eq(t2407, i8(0))
    t2596 = eq(t2415, i8(0))
    t2597 = eq(t2423, i8(0))
    t2598 = eq(t2431, i8(0))
    t2599 = eq(t2439, i8(0))
    t2600 = eq(t2447, i8(0))
    t2601 = eq(t2455, i8(0))
    t2602 = eq(t2463, i8(0))
    t2603 = gt(t2313, i8(0))
    t2604 = band(t2583, t2603)
    t2605 = le(t2313, t2582)
    t2606 = band(t2604, t2605)
    t2607 = gt(t2321, i8(0))
    t2608 = band(t2584, t2607)
    t2609 = le(t2321, t2582)
    t2610 = band(t2608, t2609)
    t2611 = gt(t2329, i8(0))
    t2612 = band(t2585, t2611)
    t2613 = le(t2329, t2582)
    t2614 = band(t2612, t2613)
    t2615 = gt(t2337, i8(0))
    t2616 = band(t2586, t2615)
    t2617 = le(t2337, t2582)
    t2618 = band(t2616, t2617)
    t2619 = gt(t2345, i8(0))
    t2620 = band(t2587, t2619)
    t2621 = le(t2345, t2582)
    t2622 = band(t2620, t2621)
    t2623 = gt(t2353, i8(0))
    t2624 = band(t2588, t2623)
    t2625 = le(t2353, t2582)
    t2626 = band(t2624, t2625)
    t2627 = gt(t2361, i8(0))
    t2628 = band(t2589, t2627)
    t2629 = le(t2361, t2582)
    t2630 = band(t2628, t2629)
    t2631 = gt(t2369, i8(0))
    t2632 = band(t2590, t2631)
    t2633 = le(t2369, t2582)
    t2634 = band(t2632, t2633)
    t2635 = gt(t2377, i8(0))
    t2636 = band(t2591, t2635)
    t2637 = le(t2377, t2582)
    t2638 = band(t2636, t2637)
    t2639 = gt(t2385, i8(0))
    t2640 = band(t2592, t2639)
    t2641 = le(t2385, t2582)
    t2642 = band(t2640, t2641)
    t2643 = gt(t2393, i8(0))
    t2644 = band(t2593, t2643)
    t2645 = le(t2393, t2582)
    t2646 = band(t2644, t2645)
    t2647 = gt(t2401, i8(0))
    t2648 = band(t2594, t2647)
    t2649 = le(t2401, t2582)
    t2650 = band(t2648, t2649)
    t2651 = gt(t2409, i8(0))
    t2652 = band(t2595, t2651)
    t2653 = le(t2409, t2582)
    t2654 = band(t2652, t2653)
    t2655 = gt(t2417, i8(0))
    t2656 = band(t2596, t2655)
    t2657 = le(t2417, t2582)
    t2658 = band(t2656, t2657)
    t2659 = gt(t2425, i8(0))
    t2660 = band(t2597, t2659)
    t2661 = le(t2425, t2582)
    t2662 = band(t2660, t2661)
    t2663 = gt(t2433, i8(0))
    t2664 = band(t2598, t2663)
    t2665 = le(t2433, t2582)
    t2666 = band(t2664, t2665)
    t2667 = gt(t2441, i8(0))
    t2668 = band(t2599, t2667)
    t2669 = le(t2441, t2582)
    t2670 = band(t2668, t2669)
    t2671 = gt(t2449, i8(0))
    t2672 = band(t2600, t2671)
    t2673 = le(t2449, t2582)
    t2674 = band(t2672, t2673)
    t2675 = gt(t2457, i8(0))
    t2676 = band(t2601, t2675)
    t2677 = le(t2457, t2582)
    t2678 = band(t2676, t2677)
    t2679 = gt(t2465, i8(0))
    t2680 = band(t2602, t2679)
    t2681 = le(t2465, t2582)
    t2682 = band(t2680, t2681)
    t2683 = to(t2604, i8)
    t2684 = to(t2608, i8)
    t2685 = add(t2683, t2684)
    t2686 = to(t2612, i8)
    t2687 = add(t2685, t2686)
    t2688 = to(t2616, i8)
    t2689 = add(t2687, t2688)
    t2690 = to(t2620, i8)
    t2691 = add(t2689, t2690)
    t2692 = to(t2624, i8)
    t2693 = add(t2691, t2692)
    t2694 = to(t2628, i8)
    t2695 = add(t2693, t2694)
    t2696 = to(t2632, i8)
    t2697 = add(t2695, t2696)
    t2698 = to(t2636, i8)
    t2699 = add(t2697, t2698)
    t2700 = to(t2640, i8)
    t2701 = add(t2699, t2700)
    t2702 = to(t2644, i8)
    t2703 = add(t2701, t2702)
    t2704 = to(t2648, i8)
    t2705 = add(t2703, t2704)
    t2706 = to(t2652, i8)
    t2707 = add(t2705, t2706)
    t2708 = to(t2656, i8)
    t2709 = add(t2707, t2708)
    t2710 = to(t2660, i8)
    t2711 = add(t2709, t2710)
    t2712 = to(t2664, i8)
    t2713 = add(t2711, t2712)
    t2714 = to(t2668, i8)
    t2715 = add(t2713, t2714)
    t2716 = to(t2672, i8)
    t2717 = add(t2715, t2716)
    t2718 = to(t2676, i8)
    t2719 = add(t2717, t2718)
    t2720 = to(t2680, i8)
    t2721 = add(t2719, t2720)
    t2722 = eq(t2313, i8(0))
    t2723 = band(t2583, t2722)
    t2724 = eq(t2321, i8(0))
    t2725 = band(t2584, t2724)
    t2726 = eq(t2329, i8(0))
    t2727 = band(t2585, t2726)
    t2728 = eq(t2337, i8(0))
    t2729 = band(t2586, t2728)
    t2730 = eq(t2345, i8(0))
    t2731 = band(t2587, t2730)
    t2732 = eq(t2353, i8(0))
    t2733 = band(t2588, t2732)
    t2734 = eq(t2361, i8(0))
    t2735 = band(t2589, t2734)
    t2736 = eq(t2369, i8(0))
    t2737 = band(t2590, t2736)
    t2738 = eq(t2377, i8(0))
    t2739 = band(t2591, t2738)
    t2740 = eq(t2385, i8(0))
    t2741 = band(t2592, t2740)
    t2742 = eq(t2393, i8(0))
    t2743 = band(t2593, t2742)
    t2744 = eq(t2401, i8(0))
    t2745 = band(t2594, t2744)
    t2746 = eq(t2409, i8(0))
    t2747 = band(t2595, t2746)
    t2748 = eq(t2417, i8(0))
    t2749 = band(t2596, t2748)
    t2750 = eq(t2425, i8(0))
    t2751 = band(t2597, t2750)
    t2752 = eq(t2433, i8(0))
    t2753 = band(t2598, t2752)
    t2754 = eq(t2441, i8(0))
    t2755 = band(t2599, t2754)
    t2756 = eq(t2449, i8(0))
    t2757 = band(t2600, t2756)
    t2758 = eq(t2457, i8(0))
    t2759 = band(t2601, t2758)
    t2760 = eq(t2465, i8(0))
    t2761 = band(t2602, t2760)
    t2762 = gt(t2582, i8(0))
    t2763 = le(t2721, i8(0))
    t2764 = band(t2762, t2763)
    t2765 = to(t2723, i8)
    t2766 = to(t2725, i8)
    t2767 = add(t2765, t2766)
    t2768 = to(t2727, i8)
    t2769 = add(t2767, t2768)
    t2770 = to(t2729, i8)
    t2771 = add(t2769, t2770)
    t2772 = to(t2731, i8)
    t2773 = add(t2771, t2772)
    t2774 = to(t2733, i8)
    t2775 = add(t2773, t2774)
    t2776 = to(t2735, i8)
    t2777 = add(t2775, t2776)
    t2778 = to(t2737, i8)
    t2779 = add(t2777, t2778)
    t2780 = to(t2739, i8)
    t2781 = add(t2779, t2780)
    t2782 = to(t2741, i8)
    t2783 = add(t2781, t2782)
    t2784 = to(t2743, i8)
    t2785 = add(t2783, t2784)
    t2786 = to(t2745, i8)
    t2787 = add(t2785, t2786)
    t2788 = to(t2747, i8)
    t2789 = add(t2787, t2788)
    t2790 = to(t2749, i8)
    t2791 = add(t2789, t2790)
    t2792 = to(t2751, i8)
    t2793 = add(t2791, t2792)
    t2794 = to(t2753, i8)
    t2795 = add(t2793, t2794)
    t2796 = to(t2755, i8)
    t2797 = add(t2795, t2796)
    t2798 = to(t2757, i8)
    t2799 = add(t2797, t2798)
    t2800 = to(t2759, i8)
    t2801 = add(t2799, t2800)
    t2802 = to(t2761, i8)
    t2803 = add(t2801, t2802)
    t2804 = add(t9, u32(3013088953))
    t2805 = shr(t2804, u32(16))
    t2806 = bxor(t2804, t2805)
    t2807 = mul(t2806, u32(2146121005))
    t2808 = shr(t2807, u32(15))
    t2809 = bxor(t2807, t2808)
    t2810 = mul(t2809, u32(2221713035))
    t2811 = shr(t2810, u32(16))
    t2812 = bxor(t2810, t2811)
    t2813 = to(t2803, u32)
    t2814 = shr(t2812, u32(16))
    t2815 = mul(t2814, t2813)
    t2816 = band(t2812, u32(65535))
    t2817 = mul(t2816, t2813)
    t2818 = shr(t2817, u32(16))
    t2819 = add(t2815, t2818)
    t2820 = shr(t2819, u32(16))
    t2821 = to(t2820, i8)
    t2822 = add(t2821, i8(1))
    t2823 = eq(t2765, t2822)
    t2824 = band(t2723, t2823)
    t2825 = eq(t2767, t2822)
    t2826 = band(t2725, t2825)
    t2827 = eq(t2769, t2822)
    t2828 = band(t2727, t2827)
    t2829 = eq(t2771, t2822)
    t2830 = band(t2729, t2829)
    t2831 = eq(t2773, t2822)
    t2832 = band(t2731, t2831)
    t2833 = eq(t2775, t2822)
    t2834 = band(t2733, t2833)
    t2835 = eq(t2777, t2822)
    t2836 = band(t2735, t2835)
    t2837 = eq(t2779, t2822)
    t2838 = band(t2737, t2837)
    t2839 = eq(t2781, t2822)
    t2840 = band(t2739, t2839)
    t2841 = eq(t2783, t2822)
    t2842 = band(t2741, t2841)
    t2843 = eq(t2785, t2822)
    t2844 = band(t2743, t2843)
    t2845 = eq(t2787, t2822)
    t2846 = band(t2745, t2845)
    t2847 = eq(t2789, t2822)
    t2848 = band(t2747, t2847)
    t2849 = eq(t2791, t2822)
    t2850 = band(t2749, t2849)
    t2851 = eq(t2793, t2822)
    t2852 = band(t2751, t2851)
    t2853 = eq(t2795, t2822)
    t2854 = band(t2753, t2853)
    t2855 = eq(t2797, t2822)
    t2856 = band(t2755, t2855)
    t2857 = eq(t2799, t2822)
    t2858 = band(t2757, t2857)
    t2859 = eq(t2801, t2822)
    t2860 = band(t2759, t2859)
    t2861 = eq(t2803, t2822)
    t2862 = band(t2761, t2861)
    t2863 = band(t2764, t2824)
    t2864 = band(t2764, t2826)
    t2865 = band(t2764, t2828)
    t2866 = band(t2764, t2830)
    t2867 = band(t2764, t2832)
    t2868 = band(t2764, t2834)
    t2869 = band(t2764, t2836)
    t2870 = band(t2764, t2838)
    t2871 = band(t2764, t2840)
    t2872 = band(t2764, t2842)
    t2873 = band(t2764, t2844)
    t2874 = band(t2764, t2846)
    t2875 = band(t2764, t2848)
    t2876 = band(t2764, t2850)
    t2877 = band(t2764, t2852)
    t2878 = band(t2764, t2854)
    t2879 = band(t2764, t2856)
    t2880 = band(t2764, t2858)
    t2881 = band(t2764, t2860)
    t2882 = band(t2764, t2862)
    t2883 = bor(t2606, t2863)
    t2884 = bor(t2610, t2864)
    t2885 = bor(t2614, t2865)
    t2886 = bor(t2618, t2866)
    t2887 = bor(t2622, t2867)
    t2888 = bor(t2626, t2868)
    t2889 = bor(t2630, t2869)
    t2890 = bor(t2634, t2870)
    t2891 = bor(t2638, t2871)
    t2892 = bor(t2642, t2872)
    t2893 = bor(t2646, t2873)
    t2894 = bor(t2650, t2874)
    t2895 = bor(t2654, t2875)
    t2896 = bor(t2658, t2876)
    t2897 = bor(t2662, t2877)
    t2898 = bor(t2666, t2878)
    t2899 = bor(t2670, t2879)
    t2900 = bor(t2674, t2880)
    t2901 = bor(t2678, t2881)
    t2902 = bor(t2682, t2882)
    t2903 = sub(t2313, t2582)
    t2904 = most(t2903, i8(0))
    t2905 = sub(t2321, t2582)
    t2906 = most(t2905, i8(0))
    t2907 = sub(t2329, t2582)
    t2908 = most(t2907, i8(0))
    t2909 = sub(t2337, t2582)
    t2910 = most(t2909, i8(0))
    t2911 = sub(t2345, t2582)
    t2912 = most(t2911, i8(0))
    t2913 = sub(t2353, t2582)
    t2914 = most(t2913, i8(0))
    t2915 = sub(t2361, t2582)
    t2916 = most(t2915, i8(0))
    t2917 = sub(t2369, t2582)
    t2918 = most(t2917, i8(0))
    t2919 = sub(t2377, t2582)
    t2920 = most(t2919, i8(0))
    t2921 = sub(t2385, t2582)
    t2922 = most(t2921, i8(0))
    t2923 = sub(t2393, t2582)
    t2924 = most(t2923, i8(0))
    t2925 = sub(t2401, t2582)
    t2926 = most(t2925, i8(0))
    t2927 = sub(t2409, t2582)
    t2928 = most(t2927, i8(0))
    t2929 = sub(t2417, t2582)
    t2930 = most(t2929, i8(0))
    t2931 = sub(t2425, t2582)
    t2932 = most(t2931, i8(0))
    t2933 = sub(t2433, t2582)
    t2934 = most(t2933, i8(0))
    t2935 = sub(t2441, t2582)
    t2936 = most(t2935, i8(0))
    t2937 = sub(t2449, t2582)
    t2938 = most(t2937, i8(0))
    t2939 = sub(t2457, t2582)
    t2940 = most(t2939, i8(0))
    t2941 = sub(t2465, t2582)
    t2942 = most(t2941, i8(0))
    t2943 = select(t2883, i8(1), t2311)
    t2944 = select(t2883, i8(0), t2904)
    t2945 = select(t2883, i8(0), t2315)
    t2946 = select(t2884, i8(1), t2319)
    t2947 = select(t2884, i8(0), t2906)
    t2948 = select(t2884, i8(0), t2323)
    t2949 = select(t2885, i8(1), t2327)
    t2950 = select(t2885, i8(0), t2908)
    t2951 = select(t2885, i8(0), t2331)
    t2952 = select(t2886, i8(1), t2335)
    t2953 = select(t2886, i8(0), t2910)
    t2954 = select(t2886, i8(0), t2339)
    t2955 = select(t2887, i8(1), t2343)
    t2956 = select(t2887, i8(0), t2912)
    t2957 = select(t2887, i8(0), t2347)
    t2958 = select(t2888, i8(1), t2351)
    t2959 = select(t2888, i8(0), t2914)
    t2960 = select(t2888, i8(0), t2355)
    t2961 = select(t2889, i8(1), t2359)
    t2962 = select(t2889, i8(0), t2916)
    t2963 = select(t2889, i8(0), t2363)
    t2964 = select(t2890, i8(1), t2367)
    t2965 = select(t2890, i8(0), t2918)
    t2966 = select(t2890, i8(0), t2371)
    t2967 = select(t2891, i8(1), t2375)
    t2968 = select(t2891, i8(0), t2920)
    t2969 = select(t2891, i8(0), t2379)
    t2970 = select(t2892, i8(1), t2383)
    t2971 = select(t2892, i8(0), t2922)
    t2972 = select(t2892, i8(0), t2387)
    t2973 = select(t2893, i8(1), t2391)
    t2974 = select(t2893, i8(0), t2924)
    t2975 = select(t2893, i8(0), t2395)
    t2976 = select(t2894, i8(1), t2399)
    t2977 = select(t2894, i8(0), t2926)
    t2978 = select(t2894, i8(0), t2403)
    t2979 = select(t2895, i8(1), t2407)
    t2980 = select(t2895, i8(0), t2928)
    t2981 = select(t2895, i8(0), t2411)
    t2982 = select(t2896, i8(1), t2415)
    t2983 = select(t2896, i8(0), t2930)
    t2984 = select(t2896, i8(0), t2419)
    t2985 = select(t2897, i8(1), t2423)
    t2986 = select(t2897, i8(0), t2932)
    t2987 = select(t2897, i8(0), t2427)
    t2988 = select(t2898, i8(1), t2431)
    t2989 = select(t2898, i8(0), t2934)
    t2990 = select(t2898, i8(0), t2435)
    t2991 = select(t2899, i8(1), t2439)
    t2992 = select(t2899, i8(0), t2936)
    t2993 = select(t2899, i8(0), t2443)
    t2994 = select(t2900, i8(1), t2447)
    t2995 = select(t2900, i8(0), t2938)
    t2996 = select(t2900, i8(0), t2451)
    t2997 = select(t2901, i8(1), t2455)
    t2998 = select(t2901, i8(0), t2940)
    t2999 = select(t2901, i8(0), t2459)
    t3000 = select(t2902, i8(1), t2463)
    t3001 = select(t2902, i8(0), t2942)
    t3002 = select(t2902, i8(0), t2467)
    return (t2943, t2944, t2945, t2946, t2947, t2948, t2949, t2950, t2951, t2952, t2953, t2954, t2955, t2956, t2957, t2958, t2959, t2960, t2961, t2962, t2963, t2964, t2965, t2966, t2967, t2968, t2969, t2970, t2971, t2972, t2973, t2974, t2975, t2976, t2977, t2978, t2979, t2980, t2981, t2982, t2983, t2984, t2985, t2986, t2987, t2988, t2989, t2990, t2991, t2992, t2993, t2994, t2995, t2996, t2997, t2998, t2999, t3000, t3001, t3002,)


_07_draw_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _08_energy_zone(t2513, t2515, t2165, t2163, t2167, t9, t2083):
    t3003 = gt(t2513, i8(1))
    t3004 = band(t2515, t3003)
    t3005 = select(t3004, t2165, t2163)
    t3006 = band(t2167, i16(1))
    t3007 = eq(t3006, i16(1))
    t3008 = sar(t2167, i16(1))
    t3009 = band(t3008, i16(1))
    t3010 = eq(t3009, i16(1))
    t3011 = sar(t2167, i16(2))
    t3012 = band(t3011, i16(1))
    t3013 = eq(t3012, i16(1))
    t3014 = sar(t2167, i16(3))
    t3015 = band(t3014, i16(1))
    t3016 = eq(t3015, i16(1))
    t3017 = sar(t2167, i16(4))
    t3018 = band(t3017, i16(1))
    t3019 = eq(t3018, i16(1))
    t3020 = sar(t2167, i16(5))
    t3021 = band(t3020, i16(1))
    t3022 = eq(t3021, i16(1))
    t3023 = sar(t2167, i16(6))
    t3024 = band(t3023, i16(1))
    t3025 = eq(t3024, i16(1))
    t3026 = sar(t2167, i16(7))
    t3027 = band(t3026, i16(1))
    t3028 = eq(t3027, i16(1))
    t3029 = to(t3007, i8)
    t3030 = to(t3010, i8)
    t3031 = add(t3029, t3030)
    t3032 = to(t3013, i8)
    t3033 = add(t3031, t3032)
    t3034 = to(t3016, i8)
    t3035 = add(t3033, t3034)
    t3036 = to(t3019, i8)
    t3037 = add(t3035, t3036)
    t3038 = to(t3022, i8)
    t3039 = add(t3037, t3038)
    t3040 = to(t3025, i8)
    t3041 = add(t3039, t3040)
    t3042 = to(t3028, i8)
    t3043 = add(t3041, t3042)
    t3044 = add(t9, u32(2082364857))
    t3045 = shr(t3044, u32(16))
    t3046 = bxor(t3044, t3045)
    t3047 = mul(t3046, u32(2146121005))
    t3048 = shr(t3047, u32(15))
    t3049 = bxor(t3047, t3048)
    t3050 = mul(t3049, u32(2221713035))
    t3051 = shr(t3050, u32(16))
    t3052 = bxor(t3050, t3051)
    t3053 = to(t3043, u32)
    t3054 = shr(t3052, u32(16))
    t3055 = mul(t3054, t3053)
    t3056 = band(t3052, u32(65535))
    t3057 = mul(t3056, t3053)
    t3058 = shr(t3057, u32(16))
    t3059 = add(t3055, t3058)
    t3060 = shr(t3059, u32(16))
    t3061 = to(t3060, i8)
    t3062 = add(t3061, i8(1))
    t3063 = eq(t3029, t3062)
    t3064 = band(t3007, t3063)
    t3065 = eq(t3031, t3062)
    t3066 = band(t3010, t3065)
    t3067 = eq(t3033, t3062)
    t3068 = band(t3013, t3067)
    t3069 = eq(t3035, t3062)
    t3070 = band(t3016, t3069)
    t3071 = eq(t3037, t3062)
    t3072 = band(t3019, t3071)
    t3073 = eq(t3039, t3062)
    t3074 = band(t3022, t3073)
    t3075 = eq(t3041, t3062)
    t3076 = band(t3025, t3075)
    t3077 = eq(t3043, t3062)
    t3078 = band(t3028, t3077)
    t3079 = select(t3064, i8(1), i8(0))
    t3080 = select(t3066, i8(2), t3079)
    t3081 = select(t3068, i8(3), t3080)
    t3082 = select(t3070, i8(4), t3081)
    t3083 = select(t3072, i8(5), t3082)
    t3084 = select(t3074, i8(6), t3083)
    t3085 = select(t3076, i8(7), t3084)
    t3086 = select(t3078, i8(8), t3085)
    t3087 = select(t3004, t3086, t2165)
    t3088 = select(t2083, i8(1), i8(0))
    return (t3005, t3087, t3088,)


_08_energy_zone_off = (i8(0), i8(0), i8(0),)


def settle(x):
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
    todo = x['todo']
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
    reached_0_0 = x['reached_0_0']
    words_0_0_0 = x['words_0_0_0']
    words_0_0_1 = x['words_0_0_1']
    words_0_0_2 = x['words_0_0_2']
    words_0_0_3 = x['words_0_0_3']
    reached_0_1 = x['reached_0_1']
    words_0_1_0 = x['words_0_1_0']
    words_0_1_1 = x['words_0_1_1']
    words_0_1_2 = x['words_0_1_2']
    words_0_1_3 = x['words_0_1_3']
    reached_0_2 = x['reached_0_2']
    words_0_2_0 = x['words_0_2_0']
    words_0_2_1 = x['words_0_2_1']
    words_0_2_2 = x['words_0_2_2']
    words_0_2_3 = x['words_0_2_3']
    reached_0_3 = x['reached_0_3']
    words_0_3_0 = x['words_0_3_0']
    words_0_3_1 = x['words_0_3_1']
    words_0_3_2 = x['words_0_3_2']
    words_0_3_3 = x['words_0_3_3']
    reached_1_0 = x['reached_1_0']
    words_1_0_0 = x['words_1_0_0']
    words_1_0_1 = x['words_1_0_1']
    words_1_0_2 = x['words_1_0_2']
    words_1_0_3 = x['words_1_0_3']
    reached_1_1 = x['reached_1_1']
    words_1_1_0 = x['words_1_1_0']
    words_1_1_1 = x['words_1_1_1']
    words_1_1_2 = x['words_1_1_2']
    words_1_1_3 = x['words_1_1_3']
    reached_1_2 = x['reached_1_2']
    words_1_2_0 = x['words_1_2_0']
    words_1_2_1 = x['words_1_2_1']
    words_1_2_2 = x['words_1_2_2']
    words_1_2_3 = x['words_1_2_3']
    reached_1_3 = x['reached_1_3']
    words_1_3_0 = x['words_1_3_0']
    words_1_3_1 = x['words_1_3_1']
    words_1_3_2 = x['words_1_3_2']
    words_1_3_3 = x['words_1_3_3']
    key_0 = x['key_0']
    key_1 = x['key_1']
    (t10, t9,) = cut(_00_todo, _00_todo_off, key_0, key_1, todo)
    (t1106, t614, t756, t891, t1026, t558, t66, t208, t343, t478, t209, t67, t344, t479, t210, t68, t345, t480, t211, t69, t346, t481, t212, t70, t347, t482, t213, t71, t348, t483, t214, t72, t349, t484, t215, t73, t350, t485, t216, t74, t351, t486, t217, t75, t352, t487, t218, t76, t353, t488, t219, t77, t354, t489, t220, t78, t355, t490, t221, t79, t356, t491, t222, t80, t357, t492, t223, t81, t358, t493, t224, t82, t359, t494, t226, t84, t361, t496, t499, t502, t505, t508, t511, t514, t517, t520, t523, t526, t529, t532, t535, t538, t541, t544, t547, t550, t553, t556, t145, t146, t147, t148, t149, t150, t151, t757, t615, t892, t1027, t758, t616, t893, t1028, t759, t617, t894, t1029, t760, t618, t895, t1030, t761, t619, t896, t1031, t762, t620, t897, t1032, t763, t621, t898, t1033, t764, t622, t899, t1034, t765, t623, t900, t1035, t766, t624, t901, t1036, t767, t625, t902, t1037, t768, t626, t903, t1038, t769, t627, t904, t1039, t770, t628, t905, t1040, t771, t629, t906, t1041, t772, t630, t907, t1042, t774, t632, t909, t1044, t1047, t1050, t1053, t1056, t1059, t1062, t1065, t1068, t1071, t1074, t1077, t1080, t1083, t1086, t1089, t1092, t1095, t1098, t1101, t1104, t693, t694, t695, t696, t697, t698, t699, t985, t437, t990, t442, t995, t447, t1000, t452, t1005, t457, t1010, t462, t1015, t467, t1020, t472, t1025, t477,) = cut(_01_knock_outs, _01_knock_outs_off, pokemon_0_0, t10, words_0_0_0, damage_0_0, energy_0_0_0, discarded_0_0, energy_0_0_1, discarded_0_1, energy_0_0_2, discarded_0_2, energy_0_0_3, discarded_0_3, energy_0_0_4, discarded_0_4, energy_0_0_5, discarded_0_5, energy_0_0_6, discarded_0_6, energy_0_0_7, discarded_0_7, energy_0_0_8, discarded_0_8, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, pokemon_0_1, words_0_1_0, damage_0_1, energy_0_1_0, energy_0_1_1, energy_0_1_2, energy_0_1_3, energy_0_1_4, energy_0_1_5, energy_0_1_6, energy_0_1_7, energy_0_1_8, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, pokemon_0_2, words_0_2_0, damage_0_2, energy_0_2_0, energy_0_2_1, energy_0_2_2, energy_0_2_3, energy_0_2_4, energy_0_2_5, energy_0_2_6, energy_0_2_7, energy_0_2_8, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_3_0, energy_0_3_1, energy_0_3_2, energy_0_3_3, energy_0_3_4, energy_0_3_5, energy_0_3_6, energy_0_3_7, energy_0_3_8, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, points_1, pokemon_1_0, words_1_0_0, damage_1_0, energy_1_0_0, discarded_1_0, energy_1_0_1, discarded_1_1, energy_1_0_2, discarded_1_2, energy_1_0_3, discarded_1_3, energy_1_0_4, discarded_1_4, energy_1_0_5, discarded_1_5, energy_1_0_6, discarded_1_6, energy_1_0_7, discarded_1_7, energy_1_0_8, discarded_1_8, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, pokemon_1_1, words_1_1_0, damage_1_1, energy_1_1_0, energy_1_1_1, energy_1_1_2, energy_1_1_3, energy_1_1_4, energy_1_1_5, energy_1_1_6, energy_1_1_7, energy_1_1_8, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, pokemon_1_2, words_1_2_0, damage_1_2, energy_1_2_0, energy_1_2_1, energy_1_2_2, energy_1_2_3, energy_1_2_4, energy_1_2_5, energy_1_2_6, energy_1_2_7, energy_1_2_8, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_3_0, energy_1_3_1, energy_1_3_2, energy_1_3_3, energy_1_3_4, energy_1_3_5, energy_1_3_6, energy_1_3_7, energy_1_3_8, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, points_0)
    (t1149, t1146,) = cut(_02_win_check, _02_win_check_off, phase, t10, winner, t1106, t614, t756, t891, t1026, t558, t66, t208, t343, t478, turn_player)
    (t2083, t1625, t1626, t1627, t2066, t2067, t1628, t1209, t1206, t1208, t1210, t1215, t1212, t1214, t1216, t2071, t1652, t1649, t1651, t1653, t1658, t1655, t1657, t1659, t1622, t1621, t1203, t2065, t2064, t1646, t2081, t1623, t1624, t2068, t2069, t2070, t1640, t1197, t1664, t1221, t1670, t1227, t1676, t1233, t1682, t1239, t1688, t1245, t1694, t1251, t1700, t1257, t1706, t1263, t1712, t1269, t1637, t1194, t1643, t1200, t1661, t1218, t1667, t1224, t1673, t1230, t1679, t1236, t1685, t1242, t1691, t1248, t1697, t1254, t1703, t1260, t1709, t1266, t1639, t1196, t1645, t1202, t1663, t1220, t1669, t1226, t1675, t1232, t1681, t1238, t1687, t1244, t1693, t1250, t1699, t1256, t1705, t1262, t1711, t1268, t1641, t1198, t1647, t1204, t1665, t1222, t1671, t1228, t1677, t1234, t1683, t1240, t1689, t1246, t1695, t1252, t1701, t1258, t1707, t1264, t1713, t1270, t1759, t1316, t1775, t1332, t1791, t1348, t1807, t1364, t1823, t1380, t1839, t1396, t1855, t1412, t1871, t1428, t1887, t1444, t1903, t1460, t1919, t1476, t1935, t1492, t1951, t1508, t1967, t1524, t1983, t1540, t1999, t1556, t2015, t1572, t2031, t1588, t2047, t1604, t2063, t1620, t1742, t1299, t1718, t1275, t1724, t1281, t1730, t1287, t1736, t1293, t1739, t1296, t1715, t1272, t1721, t1278, t1727, t1284, t1733, t1290, t1741, t1298, t1717, t1274, t1723, t1280, t1729, t1286, t1735, t1292, t1743, t1300, t1719, t1276, t1725, t1282, t1731, t1288, t1737, t1294, t2075, t2077,) = cut(_03_promotions, _03_promotions_off, t66, t1149, t614, t208, t343, t478, t756, t891, t1026, flow, t209, t67, t344, t479, t210, t68, t345, t480, t211, t69, t346, t481, t212, t70, t347, t482, t213, t71, t348, t483, t214, t72, t349, t484, t215, t73, t350, t485, t216, t74, t351, t486, t217, t75, t352, t487, t218, t76, t353, t488, t219, t77, t354, t489, t220, t78, t355, t490, t221, t79, t356, t491, t222, t80, t357, t492, t223, t81, t358, t493, t224, t82, t359, t494, t226, t84, t361, t496, t499, t502, t505, t508, t511, t514, t517, t520, t523, t526, t529, t532, t535, t538, t541, t544, t547, t550, t553, t556, t145, t146, t147, t148, t149, t150, t151, moved_0, t757, t615, t892, t1027, t758, t616, t893, t1028, t759, t617, t894, t1029, t760, t618, t895, t1030, t761, t619, t896, t1031, t762, t620, t897, t1032, t763, t621, t898, t1033, t764, t622, t899, t1034, t765, t623, t900, t1035, t766, t624, t901, t1036, t767, t625, t902, t1037, t768, t626, t903, t1038, t769, t627, t904, t1039, t770, t628, t905, t1040, t771, t629, t906, t1041, t772, t630, t907, t1042, t774, t632, t909, t1044, t1047, t1050, t1053, t1056, t1059, t1062, t1065, t1068, t1071, t1074, t1077, t1080, t1083, t1086, t1089, t1092, t1095, t1098, t1101, t1104, t693, t694, t695, t696, t697, t698, t699, moved_1, phase, decider, t10, t1146)
    (t2084, t2105, t2096, t2090, t2094, t2095, t2091, t2092, t2093, t2106, t2097, t2110, t2101, t2107, t2098, t2111, t2102, t2108, t2099, t2112, t2103, t2109, t2100, t2113, t2104, t2085, t2086, t2087, t2088, t2089,) = cut(_04_end_of_turn, _04_end_of_turn_off, t2083, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t1625, t1626, t1627, t2066, t2067, t1628, t1209, t1206, t1208, t1210, t1215, t1212, t1214, t1216, t2071, t1652, t1649, t1651, t1653, t1658, t1655, t1657, t1659)
    (t2155, t2149, t2152, t2135, t2117, t2153,) = cut(_05_checkup, _05_checkup_off, t1622, t2083, t1621, t1203, t9, t2065, t2064, t1646, flow, t2081)
    (t2515, t2311, t2319, t2327, t2335, t2343, t2351, t2359, t2367, t2375, t2383, t2391, t2399, t2407, t2415, t2423, t2431, t2439, t2447, t2455, t2463, t2313, t2321, t2329, t2337, t2345, t2353, t2361, t2369, t2377, t2385, t2393, t2401, t2409, t2417, t2425, t2433, t2441, t2449, t2457, t2465, t2315, t2323, t2331, t2339, t2347, t2355, t2363, t2371, t2379, t2387, t2395, t2403, t2411, t2419, t2427, t2435, t2443, t2451, t2459, t2467, t2513, t2165, t2163, t2167, t2510, t2517, t2519, t2518, t2158, t2161, t2169, t2171, t2173, t2175, t2177, t2179, t2181, t2183, t2185, t2187, t2189, t2191, t2193, t2195, t2197, t2199, t2201, t2203, t2205, t2207, t2209, t2211, t2213, t2215, t2217, t2219, t2221, t2223, t2225, t2227, t2229, t2231, t2233, t2235, t2237, t2239, t2241, t2243, t2245, t2247, t2249, t2251, t2253, t2255, t2257, t2259, t2261, t2263, t2265, t2267, t2269, t2271, t2273, t2275, t2277, t2279, t2281, t2283, t2285, t2287, t2289, t2291, t2293, t2295, t2297, t2299, t2301, t2303, t2305, t2307, t2309, t2317, t2325, t2333, t2341, t2349, t2357, t2365, t2373, t2381, t2389, t2397, t2405, t2413, t2421, t2429, t2437, t2445, t2453, t2461, t2162, t2164, t2166, t2168, t2170, t2172, t2174, t2176, t2178, t2180, t2182, t2184, t2186, t2188, t2190, t2192, t2194, t2196, t2198, t2200, t2202, t2204, t2206, t2208, t2210, t2212, t2214, t2216, t2218, t2220, t2222, t2224, t2226, t2228, t2230, t2232, t2234, t2236, t2238, t2240, t2242, t2244, t2246, t2248, t2250, t2252, t2254, t2256, t2258, t2260, t2262, t2264, t2266, t2268, t2270, t2272, t2274, t2276, t2278, t2280, t2282, t2284, t2286, t2288, t2290, t2292, t2294, t2296, t2298, t2300, t2302, t2304, t2306, t2308, t2310, t2312, t2314, t2316, t2318, t2320, t2322, t2324, t2326, t2328, t2330, t2332, t2334, t2336, t2338, t2340, t2342, t2344, t2346, t2348, t2350, t2352, t2354, t2356, t2358, t2360, t2362, t2364, t2366, t2368, t2370, t2372, t2374, t2376, t2378, t2380, t2382, t2384, t2386, t2388, t2390, t2392, t2394, t2396, t2398, t2400, t2402, t2404, t2406, t2408, t2410, t2412, t2414, t2416, t2418, t2420, t2422, t2424, t2426, t2428, t2430, t2432, t2434, t2436, t2438, t2440, t2442, t2444, t2446, t2448, t2450, t2452, t2454, t2456, t2458, t2460, t2462, t2464, t2466, t2468, t2469, t2471, t2473, t2475, t2477, t2479, t2481, t2483, t2485, t2487, t2489, t2491, t2493, t2495, t2497, t2499, t2501, t2503, t2505, t2507, t2470, t2472, t2474, t2476, t2478, t2480, t2482, t2484, t2486, t2488, t2490, t2492, t2494, t2496, t2498, t2500, t2502, t2504, t2506, t2508,) = cut(_06_next_turn, _06_next_turn_off, turn, t2155, t1146, t558, t1106, energy_now_1, t2084, energy_next_1, energy_next_0, declared_1, declared_0, t2064, t1621, t2149, t2152, t2105, t2096, locked_1, t2090, t2094, t1623, t2095, t1624, t2068, t2091, t2069, t2092, t2070, t2093, t985, t437, t990, t442, t995, t447, t1000, t452, t1005, t457, t1010, t462, t1015, t467, t1020, t472, t1025, t477, t1640, t1197, t2135, t2117, t2106, t2097, t2110, t2101, t1664, t1221, t1670, t1227, t1676, t1233, t1682, t1239, t1688, t1245, t1694, t1251, t1700, t1257, t1706, t1263, t1712, t1269, t1637, t1194, t1643, t1200, t2107, t2098, t2111, t2102, t1661, t1218, t1667, t1224, t1673, t1230, t1679, t1236, t1685, t1242, t1691, t1248, t1697, t1254, t1703, t1260, t1709, t1266, t1639, t1196, t1645, t1202, t2108, t2099, t2112, t2103, t1663, t1220, t1669, t1226, t1675, t1232, t1681, t1238, t1687, t1244, t1693, t1250, t1699, t1256, t1705, t1262, t1711, t1268, t1641, t1198, t1647, t1204, t2109, t2100, t2113, t2104, t1665, t1222, t1671, t1228, t1677, t1234, t1683, t1240, t1689, t1246, t1695, t1252, t1701, t1258, t1707, t1264, t1713, t1270, card_1_0, card_0_0, t1759, t1316, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1775, t1332, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1791, t1348, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1807, t1364, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1823, t1380, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1839, t1396, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1855, t1412, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1871, t1428, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1887, t1444, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1903, t1460, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1919, t1476, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1935, t1492, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1951, t1508, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1967, t1524, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1983, t1540, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1999, t1556, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t2015, t1572, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t2031, t1588, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t2047, t1604, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t2063, t1620, order_1_19, order_0_19, seen_1_19, seen_0_19, t1742, t1299, t1718, t1275, t1724, t1281, t1730, t1287, t1736, t1293, t1739, t1296, t1715, t1272, t1721, t1278, t1727, t1284, t1733, t1290, t1741, t1298, t1717, t1274, t1723, t1280, t1729, t1286, t1735, t1292, t1743, t1300, t1719, t1276, t1725, t1282, t1731, t1288, t1737, t1294, turn_player, t2075, t2153, t2077)
    (t2943, t2944, t2945, t2946, t2947, t2948, t2949, t2950, t2951, t2952, t2953, t2954, t2955, t2956, t2957, t2958, t2959, t2960, t2961, t2962, t2963, t2964, t2965, t2966, t2967, t2968, t2969, t2970, t2971, t2972, t2973, t2974, t2975, t2976, t2977, t2978, t2979, t2980, t2981, t2982, t2983, t2984, t2985, t2986, t2987, t2988, t2989, t2990, t2991, t2992, t2993, t2994, t2995, t2996, t2997, t2998, t2999, t3000, t3001, t3002,) = cut(_07_draw, _07_draw_off, t2515, t2311, t2319, t2327, t2335, t2343, t2351, t2359, t2367, t2375, t2383, t2391, t2399, t2407, t2415, t2423, t2431, t2439, t2447, t2455, t2463, t2313, t2321, t2329, t2337, t2345, t2353, t2361, t2369, t2377, t2385, t2393, t2401, t2409, t2417, t2425, t2433, t2441, t2449, t2457, t2465, t9, t2315, t2323, t2331, t2339, t2347, t2355, t2363, t2371, t2379, t2387, t2395, t2403, t2411, t2419, t2427, t2435, t2443, t2451, t2459, t2467)
    (t3005, t3087, t3088,) = cut(_08_energy_zone, _08_energy_zone_off, t2513, t2515, t2165, t2163, t2167, t9, t2083)
    return {
        'turn': t2513,
        'turn_player': t2510,
        'phase': t2517,
        'decider': t2519,
        'flow': t2518,
        'winner': t2158,
        'supporter_played': t2085,
        'retreated': t2086,
        'row': row,
        'source': source,
        'left': left,
        'it': it,
        'heads': heads,
        'dealt': dealt,
        'retreat_less': t2087,
        'boost0': t2088,
        'boost1': t2089,
        'points_0': t2161,
        'energy_now_0': t3005,
        'energy_next_0': t3087,
        'declared_0': t2167,
        'poison_0': t2169,
        'daze_0': t2171,
        'moved_0': t2173,
        'locked_0': t2175,
        'takes_0': t2177,
        'prevent_0': t2179,
        'deals_0': t2181,
        'no_attack_0': t2183,
        'no_retreat_0': t2185,
        'discarded_0_0': t2187,
        'discarded_0_1': t2189,
        'discarded_0_2': t2191,
        'discarded_0_3': t2193,
        'discarded_0_4': t2195,
        'discarded_0_5': t2197,
        'discarded_0_6': t2199,
        'discarded_0_7': t2201,
        'discarded_0_8': t2203,
        'pokemon_0_0': t2205,
        'damage_0_0': t2207,
        'fresh_0_0': t2209,
        'used_0_0': t2211,
        'energy_0_0_0': t2213,
        'energy_0_0_1': t2215,
        'energy_0_0_2': t2217,
        'energy_0_0_3': t2219,
        'energy_0_0_4': t2221,
        'energy_0_0_5': t2223,
        'energy_0_0_6': t2225,
        'energy_0_0_7': t2227,
        'energy_0_0_8': t2229,
        'pokemon_0_1': t2231,
        'damage_0_1': t2233,
        'fresh_0_1': t2235,
        'used_0_1': t2237,
        'energy_0_1_0': t2239,
        'energy_0_1_1': t2241,
        'energy_0_1_2': t2243,
        'energy_0_1_3': t2245,
        'energy_0_1_4': t2247,
        'energy_0_1_5': t2249,
        'energy_0_1_6': t2251,
        'energy_0_1_7': t2253,
        'energy_0_1_8': t2255,
        'pokemon_0_2': t2257,
        'damage_0_2': t2259,
        'fresh_0_2': t2261,
        'used_0_2': t2263,
        'energy_0_2_0': t2265,
        'energy_0_2_1': t2267,
        'energy_0_2_2': t2269,
        'energy_0_2_3': t2271,
        'energy_0_2_4': t2273,
        'energy_0_2_5': t2275,
        'energy_0_2_6': t2277,
        'energy_0_2_7': t2279,
        'energy_0_2_8': t2281,
        'pokemon_0_3': t2283,
        'damage_0_3': t2285,
        'fresh_0_3': t2287,
        'used_0_3': t2289,
        'energy_0_3_0': t2291,
        'energy_0_3_1': t2293,
        'energy_0_3_2': t2295,
        'energy_0_3_3': t2297,
        'energy_0_3_4': t2299,
        'energy_0_3_5': t2301,
        'energy_0_3_6': t2303,
        'energy_0_3_7': t2305,
        'energy_0_3_8': t2307,
        'card_0_0': t2309,
        'place_0_0': t2943,
        'order_0_0': t2944,
        'seen_0_0': t2945,
        'card_0_1': t2317,
        'place_0_1': t2946,
        'order_0_1': t2947,
        'seen_0_1': t2948,
        'card_0_2': t2325,
        'place_0_2': t2949,
        'order_0_2': t2950,
        'seen_0_2': t2951,
        'card_0_3': t2333,
        'place_0_3': t2952,
        'order_0_3': t2953,
        'seen_0_3': t2954,
        'card_0_4': t2341,
        'place_0_4': t2955,
        'order_0_4': t2956,
        'seen_0_4': t2957,
        'card_0_5': t2349,
        'place_0_5': t2958,
        'order_0_5': t2959,
        'seen_0_5': t2960,
        'card_0_6': t2357,
        'place_0_6': t2961,
        'order_0_6': t2962,
        'seen_0_6': t2963,
        'card_0_7': t2365,
        'place_0_7': t2964,
        'order_0_7': t2965,
        'seen_0_7': t2966,
        'card_0_8': t2373,
        'place_0_8': t2967,
        'order_0_8': t2968,
        'seen_0_8': t2969,
        'card_0_9': t2381,
        'place_0_9': t2970,
        'order_0_9': t2971,
        'seen_0_9': t2972,
        'card_0_10': t2389,
        'place_0_10': t2973,
        'order_0_10': t2974,
        'seen_0_10': t2975,
        'card_0_11': t2397,
        'place_0_11': t2976,
        'order_0_11': t2977,
        'seen_0_11': t2978,
        'card_0_12': t2405,
        'place_0_12': t2979,
        'order_0_12': t2980,
        'seen_0_12': t2981,
        'card_0_13': t2413,
        'place_0_13': t2982,
        'order_0_13': t2983,
        'seen_0_13': t2984,
        'card_0_14': t2421,
        'place_0_14': t2985,
        'order_0_14': t2986,
        'seen_0_14': t2987,
        'card_0_15': t2429,
        'place_0_15': t2988,
        'order_0_15': t2989,
        'seen_0_15': t2990,
        'card_0_16': t2437,
        'place_0_16': t2991,
        'order_0_16': t2992,
        'seen_0_16': t2993,
        'card_0_17': t2445,
        'place_0_17': t2994,
        'order_0_17': t2995,
        'seen_0_17': t2996,
        'card_0_18': t2453,
        'place_0_18': t2997,
        'order_0_18': t2998,
        'seen_0_18': t2999,
        'card_0_19': t2461,
        'place_0_19': t3000,
        'order_0_19': t3001,
        'seen_0_19': t3002,
        'points_1': t2162,
        'energy_now_1': t2164,
        'energy_next_1': t2166,
        'declared_1': t2168,
        'poison_1': t2170,
        'daze_1': t2172,
        'moved_1': t2174,
        'locked_1': t2176,
        'takes_1': t2178,
        'prevent_1': t2180,
        'deals_1': t2182,
        'no_attack_1': t2184,
        'no_retreat_1': t2186,
        'discarded_1_0': t2188,
        'discarded_1_1': t2190,
        'discarded_1_2': t2192,
        'discarded_1_3': t2194,
        'discarded_1_4': t2196,
        'discarded_1_5': t2198,
        'discarded_1_6': t2200,
        'discarded_1_7': t2202,
        'discarded_1_8': t2204,
        'pokemon_1_0': t2206,
        'damage_1_0': t2208,
        'fresh_1_0': t2210,
        'used_1_0': t2212,
        'energy_1_0_0': t2214,
        'energy_1_0_1': t2216,
        'energy_1_0_2': t2218,
        'energy_1_0_3': t2220,
        'energy_1_0_4': t2222,
        'energy_1_0_5': t2224,
        'energy_1_0_6': t2226,
        'energy_1_0_7': t2228,
        'energy_1_0_8': t2230,
        'pokemon_1_1': t2232,
        'damage_1_1': t2234,
        'fresh_1_1': t2236,
        'used_1_1': t2238,
        'energy_1_1_0': t2240,
        'energy_1_1_1': t2242,
        'energy_1_1_2': t2244,
        'energy_1_1_3': t2246,
        'energy_1_1_4': t2248,
        'energy_1_1_5': t2250,
        'energy_1_1_6': t2252,
        'energy_1_1_7': t2254,
        'energy_1_1_8': t2256,
        'pokemon_1_2': t2258,
        'damage_1_2': t2260,
        'fresh_1_2': t2262,
        'used_1_2': t2264,
        'energy_1_2_0': t2266,
        'energy_1_2_1': t2268,
        'energy_1_2_2': t2270,
        'energy_1_2_3': t2272,
        'energy_1_2_4': t2274,
        'energy_1_2_5': t2276,
        'energy_1_2_6': t2278,
        'energy_1_2_7': t2280,
        'energy_1_2_8': t2282,
        'pokemon_1_3': t2284,
        'damage_1_3': t2286,
        'fresh_1_3': t2288,
        'used_1_3': t2290,
        'energy_1_3_0': t2292,
        'energy_1_3_1': t2294,
        'energy_1_3_2': t2296,
        'energy_1_3_3': t2298,
        'energy_1_3_4': t2300,
        'energy_1_3_5': t2302,
        'energy_1_3_6': t2304,
        'energy_1_3_7': t2306,
        'energy_1_3_8': t2308,
        'card_1_0': t2310,
        'place_1_0': t2312,
        'order_1_0': t2314,
        'seen_1_0': t2316,
        'card_1_1': t2318,
        'place_1_1': t2320,
        'order_1_1': t2322,
        'seen_1_1': t2324,
        'card_1_2': t2326,
        'place_1_2': t2328,
        'order_1_2': t2330,
        'seen_1_2': t2332,
        'card_1_3': t2334,
        'place_1_3': t2336,
        'order_1_3': t2338,
        'seen_1_3': t2340,
        'card_1_4': t2342,
        'place_1_4': t2344,
        'order_1_4': t2346,
        'seen_1_4': t2348,
        'card_1_5': t2350,
        'place_1_5': t2352,
        'order_1_5': t2354,
        'seen_1_5': t2356,
        'card_1_6': t2358,
        'place_1_6': t2360,
        'order_1_6': t2362,
        'seen_1_6': t2364,
        'card_1_7': t2366,
        'place_1_7': t2368,
        'order_1_7': t2370,
        'seen_1_7': t2372,
        'card_1_8': t2374,
        'place_1_8': t2376,
        'order_1_8': t2378,
        'seen_1_8': t2380,
        'card_1_9': t2382,
        'place_1_9': t2384,
        'order_1_9': t2386,
        'seen_1_9': t2388,
        'card_1_10': t2390,
        'place_1_10': t2392,
        'order_1_10': t2394,
        'seen_1_10': t2396,
        'card_1_11': t2398,
        'place_1_11': t2400,
        'order_1_11': t2402,
        'seen_1_11': t2404,
        'card_1_12': t2406,
        'place_1_12': t2408,
        'order_1_12': t2410,
        'seen_1_12': t2412,
        'card_1_13': t2414,
        'place_1_13': t2416,
        'order_1_13': t2418,
        'seen_1_13': t2420,
        'card_1_14': t2422,
        'place_1_14': t2424,
        'order_1_14': t2426,
        'seen_1_14': t2428,
        'card_1_15': t2430,
        'place_1_15': t2432,
        'order_1_15': t2434,
        'seen_1_15': t2436,
        'card_1_16': t2438,
        'place_1_16': t2440,
        'order_1_16': t2442,
        'seen_1_16': t2444,
        'card_1_17': t2446,
        'place_1_17': t2448,
        'order_1_17': t2450,
        'seen_1_17': t2452,
        'card_1_18': t2454,
        'place_1_18': t2456,
        'order_1_18': t2458,
        'seen_1_18': t2460,
        'card_1_19': t2462,
        'place_1_19': t2464,
        'order_1_19': t2466,
        'seen_1_19': t2468,
        'todo': t3088,
        'over': over,
        'foul': foul,
        'struck_now': b1(0),
        'offer0': offer0,
        'offer1': offer1,
        'offer2': offer2,
        'offer3': offer3,
        'offer4': offer4,
        'offer5': offer5,
        'offer6': offer6,
        'offer7': offer7,
        'reached_0_0': t2469,
        'words_0_0_0': t2471,
        'words_0_0_1': t2473,
        'words_0_0_2': t2475,
        'words_0_0_3': t2477,
        'reached_0_1': t2479,
        'words_0_1_0': t2481,
        'words_0_1_1': t2483,
        'words_0_1_2': t2485,
        'words_0_1_3': t2487,
        'reached_0_2': t2489,
        'words_0_2_0': t2491,
        'words_0_2_1': t2493,
        'words_0_2_2': t2495,
        'words_0_2_3': t2497,
        'reached_0_3': t2499,
        'words_0_3_0': t2501,
        'words_0_3_1': t2503,
        'words_0_3_2': t2505,
        'words_0_3_3': t2507,
        'reached_1_0': t2470,
        'words_1_0_0': t2472,
        'words_1_0_1': t2474,
        'words_1_0_2': t2476,
        'words_1_0_3': t2478,
        'reached_1_1': t2480,
        'words_1_1_0': t2482,
        'words_1_1_1': t2484,
        'words_1_1_2': t2486,
        'words_1_1_3': t2488,
        'reached_1_2': t2490,
        'words_1_2_0': t2492,
        'words_1_2_1': t2494,
        'words_1_2_2': t2496,
        'words_1_2_3': t2498,
        'reached_1_3': t2500,
        'words_1_3_0': t2502,
        'words_1_3_1': t2504,
        'words_1_3_2': t2506,
        'words_1_3_3': t2508,
    }
