"""Generated: `settle` as 2136 operations in 11 stages. Do not edit."""

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


def _01_knock_outs(pokemon_0_0, t10, words_0_0_0, damage_0_0, pokemon_0_1, words_0_1_0, damage_0_1, pokemon_0_2, words_0_2_0, damage_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, words_1_0_0, damage_1_0, pokemon_1_1, words_1_1_0, damage_1_1, pokemon_1_2, words_1_2_0, damage_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0):
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
    t21 = gt(pokemon_0_1, i16(0))
    t22 = band(t10, t21)
    t23 = band(words_0_1_0, i32(31))
    t24 = to(t23, i8)
    t25 = ge(damage_0_1, t24)
    t26 = band(t22, t25)
    t27 = sar(words_0_1_0, i32(16))
    t28 = band(t27, i32(3))
    t29 = to(t28, i8)
    t30 = select(t26, t29, i8(0))
    t31 = add(t20, t30)
    t32 = gt(pokemon_0_2, i16(0))
    t33 = band(t10, t32)
    t34 = band(words_0_2_0, i32(31))
    t35 = to(t34, i8)
    t36 = ge(damage_0_2, t35)
    t37 = band(t33, t36)
    t38 = sar(words_0_2_0, i32(16))
    t39 = band(t38, i32(3))
    t40 = to(t39, i8)
    t41 = select(t37, t40, i8(0))
    t42 = add(t31, t41)
    t43 = gt(pokemon_0_3, i16(0))
    t44 = band(t10, t43)
    t45 = band(words_0_3_0, i32(31))
    t46 = to(t45, i8)
    t47 = ge(damage_0_3, t46)
    t48 = band(t44, t47)
    t49 = sar(words_0_3_0, i32(16))
    t50 = band(t49, i32(3))
    t51 = to(t50, i8)
    t52 = select(t48, t51, i8(0))
    t53 = add(t42, t52)
    t54 = select(t16, energy_0_0_0, i8(0))
    t55 = select(t26, energy_0_1_0, i8(0))
    t56 = add(t54, t55)
    t57 = select(t37, energy_0_2_0, i8(0))
    t58 = to(t56, i16)
    t59 = to(t57, i16)
    t60 = add(t58, t59)
    t61 = select(t48, energy_0_3_0, i8(0))
    t62 = to(t61, i16)
    t63 = add(t60, t62)
    t64 = to(discarded_0_0, i16)
    t65 = add(t64, t63)
    t66 = to(t65, i8)
    t67 = select(t16, energy_0_0_1, i8(0))
    t68 = select(t26, energy_0_1_1, i8(0))
    t69 = add(t67, t68)
    t70 = select(t37, energy_0_2_1, i8(0))
    t71 = to(t69, i16)
    t72 = to(t70, i16)
    t73 = add(t71, t72)
    t74 = select(t48, energy_0_3_1, i8(0))
    t75 = to(t74, i16)
    t76 = add(t73, t75)
    t77 = to(discarded_0_1, i16)
    t78 = add(t77, t76)
    t79 = to(t78, i8)
    t80 = select(t16, energy_0_0_2, i8(0))
    t81 = select(t26, energy_0_1_2, i8(0))
    t82 = add(t80, t81)
    t83 = select(t37, energy_0_2_2, i8(0))
    t84 = to(t82, i16)
    t85 = to(t83, i16)
    t86 = add(t84, t85)
    t87 = select(t48, energy_0_3_2, i8(0))
    t88 = to(t87, i16)
    t89 = add(t86, t88)
    t90 = to(discarded_0_2, i16)
    t91 = add(t90, t89)
    t92 = to(t91, i8)
    t93 = select(t16, energy_0_0_3, i8(0))
    t94 = select(t26, energy_0_1_3, i8(0))
    t95 = add(t93, t94)
    t96 = select(t37, energy_0_2_3, i8(0))
    t97 = to(t95, i16)
    t98 = to(t96, i16)
    t99 = add(t97, t98)
    t100 = select(t48, energy_0_3_3, i8(0))
    t101 = to(t100, i16)
    t102 = add(t99, t101)
    t103 = to(discarded_0_3, i16)
    t104 = add(t103, t102)
    t105 = to(t104, i8)
    t106 = select(t16, energy_0_0_4, i8(0))
    t107 = select(t26, energy_0_1_4, i8(0))
    t108 = add(t106, t107)
    t109 = select(t37, energy_0_2_4, i8(0))
    t110 = to(t108, i16)
    t111 = to(t109, i16)
    t112 = add(t110, t111)
    t113 = select(t48, energy_0_3_4, i8(0))
    t114 = to(t113, i16)
    t115 = add(t112, t114)
    t116 = to(discarded_0_4, i16)
    t117 = add(t116, t115)
    t118 = to(t117, i8)
    t119 = select(t16, energy_0_0_5, i8(0))
    t120 = select(t26, energy_0_1_5, i8(0))
    t121 = add(t119, t120)
    t122 = select(t37, energy_0_2_5, i8(0))
    t123 = to(t121, i16)
    t124 = to(t122, i16)
    t125 = add(t123, t124)
    t126 = select(t48, energy_0_3_5, i8(0))
    t127 = to(t126, i16)
    t128 = add(t125, t127)
    t129 = to(discarded_0_5, i16)
    t130 = add(t129, t128)
    t131 = to(t130, i8)
    t132 = select(t16, energy_0_0_6, i8(0))
    t133 = select(t26, energy_0_1_6, i8(0))
    t134 = add(t132, t133)
    t135 = select(t37, energy_0_2_6, i8(0))
    t136 = to(t134, i16)
    t137 = to(t135, i16)
    t138 = add(t136, t137)
    t139 = select(t48, energy_0_3_6, i8(0))
    t140 = to(t139, i16)
    t141 = add(t138, t140)
    t142 = to(discarded_0_6, i16)
    t143 = add(t142, t141)
    t144 = to(t143, i8)
    t145 = select(t16, energy_0_0_7, i8(0))
    t146 = select(t26, energy_0_1_7, i8(0))
    t147 = add(t145, t146)
    t148 = select(t37, energy_0_2_7, i8(0))
    t149 = to(t147, i16)
    t150 = to(t148, i16)
    t151 = add(t149, t150)
    t152 = select(t48, energy_0_3_7, i8(0))
    t153 = to(t152, i16)
    t154 = add(t151, t153)
    t155 = to(discarded_0_7, i16)
    t156 = add(t155, t154)
    t157 = to(t156, i8)
    t158 = select(t16, energy_0_0_8, i8(0))
    t159 = select(t26, energy_0_1_8, i8(0))
    t160 = add(t158, t159)
    t161 = select(t37, energy_0_2_8, i8(0))
    t162 = to(t160, i16)
    t163 = to(t161, i16)
    t164 = add(t162, t163)
    t165 = select(t48, energy_0_3_8, i8(0))
    t166 = to(t165, i16)
    t167 = add(t164, t166)
    t168 = to(discarded_0_8, i16)
    t169 = add(t168, t167)
    t170 = to(t169, i8)
    t171 = select(t16, i8(8), i8(0))
    t172 = select(t26, i8(16), i8(0))
    t173 = add(t171, t172)
    t174 = select(t37, i8(32), i8(0))
    t175 = add(t173, t174)
    t176 = select(t48, i8(64), i8(0))
    t177 = add(t175, t176)
    t178 = sar(t177, place_0_0)
    t179 = band(t178, i8(1))
    t180 = eq(t179, i8(1))
    t181 = sar(t177, place_0_1)
    t182 = band(t181, i8(1))
    t183 = eq(t182, i8(1))
    t184 = sar(t177, place_0_2)
    t185 = band(t184, i8(1))
    t186 = eq(t185, i8(1))
    t187 = sar(t177, place_0_3)
    t188 = band(t187, i8(1))
    t189 = eq(t188, i8(1))
    t190 = sar(t177, place_0_4)
    t191 = band(t190, i8(1))
    t192 = eq(t191, i8(1))
    t193 = sar(t177, place_0_5)
    t194 = band(t193, i8(1))
    t195 = eq(t194, i8(1))
    t196 = sar(t177, place_0_6)
    t197 = band(t196, i8(1))
    t198 = eq(t197, i8(1))
    t199 = sar(t177, place_0_7)
    t200 = band(t199, i8(1))
    t201 = eq(t200, i8(1))
    t202 = sar(t177, place_0_8)
    t203 = band(t202, i8(1))
    t204 = eq(t203, i8(1))
    t205 = sar(t177, place_0_9)
    t206 = band(t205, i8(1))
    t207 = eq(t206, i8(1))
    t208 = sar(t177, place_0_10)
    t209 = band(t208, i8(1))
    t210 = eq(t209, i8(1))
    t211 = sar(t177, place_0_11)
    t212 = band(t211, i8(1))
    t213 = eq(t212, i8(1))
    t214 = sar(t177, place_0_12)
    t215 = band(t214, i8(1))
    t216 = eq(t215, i8(1))
    t217 = sar(t177, place_0_13)
    t218 = band(t217, i8(1))
    t219 = eq(t218, i8(1))
    t220 = sar(t177, place_0_14)
    t221 = band(t220, i8(1))
    t222 = eq(t221, i8(1))
    t223 = sar(t177, place_0_15)
    t224 = band(t223, i8(1))
    t225 = eq(t224, i8(1))
    t226 = sar(t177, place_0_16)
    t227 = band(t226, i8(1))
    t228 = eq(t227, i8(1))
    t229 = sar(t177, place_0_17)
    t230 = band(t229, i8(1))
    t231 = eq(t230, i8(1))
    t232 = sar(t177, place_0_18)
    t233 = band(t232, i8(1))
    t234 = eq(t233, i8(1))
    t235 = sar(t177, place_0_19)
    t236 = band(t235, i8(1))
    t237 = eq(t236, i8(1))
    t238 = select(t180, i8(2), place_0_0)
    t239 = select(t183, i8(2), place_0_1)
    t240 = select(t186, i8(2), place_0_2)
    t241 = select(t189, i8(2), place_0_3)
    t242 = select(t192, i8(2), place_0_4)
    t243 = select(t195, i8(2), place_0_5)
    t244 = select(t198, i8(2), place_0_6)
    t245 = select(t201, i8(2), place_0_7)
    t246 = select(t204, i8(2), place_0_8)
    t247 = select(t207, i8(2), place_0_9)
    t248 = select(t210, i8(2), place_0_10)
    t249 = select(t213, i8(2), place_0_11)
    t250 = select(t216, i8(2), place_0_12)
    t251 = select(t219, i8(2), place_0_13)
    t252 = select(t222, i8(2), place_0_14)
    t253 = select(t225, i8(2), place_0_15)
    t254 = select(t228, i8(2), place_0_16)
    t255 = select(t231, i8(2), place_0_17)
    t256 = select(t234, i8(2), place_0_18)
    t257 = select(t237, i8(2), place_0_19)
    t258 = select(t16, i16(0), pokemon_0_0)
    t259 = select(t16, i8(0), damage_0_0)
    t260 = select(t16, i8(0), fresh_0_0)
    t261 = select(t16, i8(0), used_0_0)
    t262 = select(t16, i8(0), energy_0_0_0)
    t263 = select(t16, i8(0), energy_0_0_1)
    t264 = select(t16, i8(0), energy_0_0_2)
    t265 = select(t16, i8(0), energy_0_0_3)
    t266 = select(t16, i8(0), energy_0_0_4)
    t267 = select(t16, i8(0), energy_0_0_5)
    t268 = select(t16, i8(0), energy_0_0_6)
    t269 = select(t16, i8(0), energy_0_0_7)
    t270 = select(t16, i8(0), energy_0_0_8)
    t271 = select(t16, i32(0), words_0_0_0)
    t272 = select(t16, i16(0), words_0_0_1)
    t273 = select(t16, i16(0), words_0_0_2)
    t274 = select(t16, i16(0), words_0_0_3)
    t275 = flip(t16)
    t276 = band(reached_0_0, t275)
    t277 = select(t26, i16(0), pokemon_0_1)
    t278 = select(t26, i8(0), damage_0_1)
    t279 = select(t26, i8(0), fresh_0_1)
    t280 = select(t26, i8(0), used_0_1)
    t281 = select(t26, i8(0), energy_0_1_0)
    t282 = select(t26, i8(0), energy_0_1_1)
    t283 = select(t26, i8(0), energy_0_1_2)
    t284 = select(t26, i8(0), energy_0_1_3)
    t285 = select(t26, i8(0), energy_0_1_4)
    t286 = select(t26, i8(0), energy_0_1_5)
    t287 = select(t26, i8(0), energy_0_1_6)
    t288 = select(t26, i8(0), energy_0_1_7)
    t289 = select(t26, i8(0), energy_0_1_8)
    t290 = select(t26, i32(0), words_0_1_0)
    t291 = select(t26, i16(0), words_0_1_1)
    t292 = select(t26, i16(0), words_0_1_2)
    t293 = select(t26, i16(0), words_0_1_3)
    t294 = flip(t26)
    t295 = band(reached_0_1, t294)
    t296 = select(t37, i16(0), pokemon_0_2)
    t297 = select(t37, i8(0), damage_0_2)
    t298 = select(t37, i8(0), fresh_0_2)
    t299 = select(t37, i8(0), used_0_2)
    t300 = select(t37, i8(0), energy_0_2_0)
    t301 = select(t37, i8(0), energy_0_2_1)
    t302 = select(t37, i8(0), energy_0_2_2)
    t303 = select(t37, i8(0), energy_0_2_3)
    t304 = select(t37, i8(0), energy_0_2_4)
    t305 = select(t37, i8(0), energy_0_2_5)
    t306 = select(t37, i8(0), energy_0_2_6)
    t307 = select(t37, i8(0), energy_0_2_7)
    t308 = select(t37, i8(0), energy_0_2_8)
    t309 = select(t37, i32(0), words_0_2_0)
    t310 = select(t37, i16(0), words_0_2_1)
    t311 = select(t37, i16(0), words_0_2_2)
    t312 = select(t37, i16(0), words_0_2_3)
    t313 = flip(t37)
    t314 = band(reached_0_2, t313)
    t315 = select(t48, i16(0), pokemon_0_3)
    t316 = select(t48, i8(0), damage_0_3)
    t317 = select(t48, i8(0), fresh_0_3)
    t318 = select(t48, i8(0), used_0_3)
    t319 = select(t48, i8(0), energy_0_3_0)
    t320 = select(t48, i8(0), energy_0_3_1)
    t321 = select(t48, i8(0), energy_0_3_2)
    t322 = select(t48, i8(0), energy_0_3_3)
    t323 = select(t48, i8(0), energy_0_3_4)
    t324 = select(t48, i8(0), energy_0_3_5)
    t325 = select(t48, i8(0), energy_0_3_6)
    t326 = select(t48, i8(0), energy_0_3_7)
    t327 = select(t48, i8(0), energy_0_3_8)
    t328 = select(t48, i32(0), words_0_3_0)
    t329 = select(t48, i16(0), words_0_3_1)
    t330 = select(t48, i16(0), words_0_3_2)
    t331 = select(t48, i16(0), words_0_3_3)
    t332 = flip(t48)
    t333 = band(reached_0_3, t332)
    t334 = select(t16, i8(0), poison_0)
    t335 = select(t16, i8(0), daze_0)
    t336 = select(t16, i8(0), takes_0)
    t337 = select(t16, i8(0), prevent_0)
    t338 = select(t16, i8(0), deals_0)
    t339 = select(t16, i8(0), no_attack_0)
    t340 = select(t16, i8(0), no_retreat_0)
    t341 = add(points_1, t53)
    t342 = to(t341, i8)
    t343 = gt(pokemon_1_0, i16(0))
    t344 = band(t10, t343)
    t345 = band(words_1_0_0, i32(31))
    t346 = to(t345, i8)
    t347 = ge(damage_1_0, t346)
    t348 = band(t344, t347)
    t349 = sar(words_1_0_0, i32(16))
    t350 = band(t349, i32(3))
    t351 = to(t350, i8)
    t352 = select(t348, t351, i8(0))
    t353 = gt(pokemon_1_1, i16(0))
    t354 = band(t10, t353)
    t355 = band(words_1_1_0, i32(31))
    t356 = to(t355, i8)
    t357 = ge(damage_1_1, t356)
    t358 = band(t354, t357)
    t359 = sar(words_1_1_0, i32(16))
    t360 = band(t359, i32(3))
    t361 = to(t360, i8)
    t362 = select(t358, t361, i8(0))
    t363 = add(t352, t362)
    t364 = gt(pokemon_1_2, i16(0))
    t365 = band(t10, t364)
    t366 = band(words_1_2_0, i32(31))
    t367 = to(t366, i8)
    t368 = ge(damage_1_2, t367)
    t369 = band(t365, t368)
    t370 = sar(words_1_2_0, i32(16))
    t371 = band(t370, i32(3))
    t372 = to(t371, i8)
    t373 = select(t369, t372, i8(0))
    t374 = add(t363, t373)
    t375 = gt(pokemon_1_3, i16(0))
    t376 = band(t10, t375)
    t377 = band(words_1_3_0, i32(31))
    t378 = to(t377, i8)
    t379 = ge(damage_1_3, t378)
    t380 = band(t376, t379)
    t381 = sar(words_1_3_0, i32(16))
    t382 = band(t381, i32(3))
    t383 = to(t382, i8)
    t384 = select(t380, t383, i8(0))
    t385 = add(t374, t384)
    t386 = select(t348, energy_1_0_0, i8(0))
    t387 = select(t358, energy_1_1_0, i8(0))
    t388 = add(t386, t387)
    t389 = select(t369, energy_1_2_0, i8(0))
    t390 = to(t388, i16)
    t391 = to(t389, i16)
    t392 = add(t390, t391)
    t393 = select(t380, energy_1_3_0, i8(0))
    t394 = to(t393, i16)
    t395 = add(t392, t394)
    t396 = to(discarded_1_0, i16)
    t397 = add(t396, t395)
    t398 = to(t397, i8)
    t399 = select(t348, energy_1_0_1, i8(0))
    t400 = select(t358, energy_1_1_1, i8(0))
    t401 = add(t399, t400)
    t402 = select(t369, energy_1_2_1, i8(0))
    t403 = to(t401, i16)
    t404 = to(t402, i16)
    t405 = add(t403, t404)
    t406 = select(t380, energy_1_3_1, i8(0))
    t407 = to(t406, i16)
    t408 = add(t405, t407)
    t409 = to(discarded_1_1, i16)
    t410 = add(t409, t408)
    t411 = to(t410, i8)
    t412 = select(t348, energy_1_0_2, i8(0))
    t413 = select(t358, energy_1_1_2, i8(0))
    t414 = add(t412, t413)
    t415 = select(t369, energy_1_2_2, i8(0))
    t416 = to(t414, i16)
    t417 = to(t415, i16)
    t418 = add(t416, t417)
    t419 = select(t380, energy_1_3_2, i8(0))
    t420 = to(t419, i16)
    t421 = add(t418, t420)
    t422 = to(discarded_1_2, i16)
    t423 = add(t422, t421)
    t424 = to(t423, i8)
    t425 = select(t348, energy_1_0_3, i8(0))
    t426 = select(t358, energy_1_1_3, i8(0))
    t427 = add(t425, t426)
    t428 = select(t369, energy_1_2_3, i8(0))
    t429 = to(t427, i16)
    t430 = to(t428, i16)
    t431 = add(t429, t430)
    t432 = select(t380, energy_1_3_3, i8(0))
    t433 = to(t432, i16)
    t434 = add(t431, t433)
    t435 = to(discarded_1_3, i16)
    t436 = add(t435, t434)
    t437 = to(t436, i8)
    t438 = select(t348, energy_1_0_4, i8(0))
    t439 = select(t358, energy_1_1_4, i8(0))
    t440 = add(t438, t439)
    t441 = select(t369, energy_1_2_4, i8(0))
    t442 = to(t440, i16)
    t443 = to(t441, i16)
    t444 = add(t442, t443)
    t445 = select(t380, energy_1_3_4, i8(0))
    t446 = to(t445, i16)
    t447 = add(t444, t446)
    t448 = to(discarded_1_4, i16)
    t449 = add(t448, t447)
    t450 = to(t449, i8)
    t451 = select(t348, energy_1_0_5, i8(0))
    t452 = select(t358, energy_1_1_5, i8(0))
    t453 = add(t451, t452)
    t454 = select(t369, energy_1_2_5, i8(0))
    t455 = to(t453, i16)
    t456 = to(t454, i16)
    t457 = add(t455, t456)
    t458 = select(t380, energy_1_3_5, i8(0))
    t459 = to(t458, i16)
    t460 = add(t457, t459)
    t461 = to(discarded_1_5, i16)
    t462 = add(t461, t460)
    t463 = to(t462, i8)
    t464 = select(t348, energy_1_0_6, i8(0))
    t465 = select(t358, energy_1_1_6, i8(0))
    t466 = add(t464, t465)
    t467 = select(t369, energy_1_2_6, i8(0))
    t468 = to(t466, i16)
    t469 = to(t467, i16)
    t470 = add(t468, t469)
    t471 = select(t380, energy_1_3_6, i8(0))
    t472 = to(t471, i16)
    t473 = add(t470, t472)
    t474 = to(discarded_1_6, i16)
    t475 = add(t474, t473)
    t476 = to(t475, i8)
    t477 = select(t348, energy_1_0_7, i8(0))
    t478 = select(t358, energy_1_1_7, i8(0))
    t479 = add(t477, t478)
    t480 = select(t369, energy_1_2_7, i8(0))
    t481 = to(t479, i16)
    t482 = to(t480, i16)
    t483 = add(t481, t482)
    t484 = select(t380, energy_1_3_7, i8(0))
    t485 = to(t484, i16)
    t486 = add(t483, t485)
    t487 = to(discarded_1_7, i16)
    t488 = add(t487, t486)
    t489 = to(t488, i8)
    t490 = select(t348, energy_1_0_8, i8(0))
    t491 = select(t358, energy_1_1_8, i8(0))
    t492 = add(t490, t491)
    t493 = select(t369, energy_1_2_8, i8(0))
    t494 = to(t492, i16)
    t495 = to(t493, i16)
    t496 = add(t494, t495)
    t497 = select(t380, energy_1_3_8, i8(0))
    t498 = to(t497, i16)
    t499 = add(t496, t498)
    t500 = to(discarded_1_8, i16)
    t501 = add(t500, t499)
    t502 = to(t501, i8)
    t503 = select(t348, i8(8), i8(0))
    t504 = select(t358, i8(16), i8(0))
    t505 = add(t503, t504)
    t506 = select(t369, i8(32), i8(0))
    t507 = add(t505, t506)
    t508 = select(t380, i8(64), i8(0))
    t509 = add(t507, t508)
    t510 = sar(t509, place_1_0)
    t511 = band(t510, i8(1))
    t512 = eq(t511, i8(1))
    t513 = sar(t509, place_1_1)
    t514 = band(t513, i8(1))
    t515 = eq(t514, i8(1))
    t516 = sar(t509, place_1_2)
    t517 = band(t516, i8(1))
    t518 = eq(t517, i8(1))
    t519 = sar(t509, place_1_3)
    t520 = band(t519, i8(1))
    t521 = eq(t520, i8(1))
    t522 = sar(t509, place_1_4)
    t523 = band(t522, i8(1))
    t524 = eq(t523, i8(1))
    t525 = sar(t509, place_1_5)
    t526 = band(t525, i8(1))
    t527 = eq(t526, i8(1))
    t528 = sar(t509, place_1_6)
    t529 = band(t528, i8(1))
    t530 = eq(t529, i8(1))
    t531 = sar(t509, place_1_7)
    t532 = band(t531, i8(1))
    t533 = eq(t532, i8(1))
    t534 = sar(t509, place_1_8)
    t535 = band(t534, i8(1))
    t536 = eq(t535, i8(1))
    t537 = sar(t509, place_1_9)
    t538 = band(t537, i8(1))
    t539 = eq(t538, i8(1))
    t540 = sar(t509, place_1_10)
    t541 = band(t540, i8(1))
    t542 = eq(t541, i8(1))
    t543 = sar(t509, place_1_11)
    t544 = band(t543, i8(1))
    t545 = eq(t544, i8(1))
    t546 = sar(t509, place_1_12)
    t547 = band(t546, i8(1))
    t548 = eq(t547, i8(1))
    t549 = sar(t509, place_1_13)
    t550 = band(t549, i8(1))
    t551 = eq(t550, i8(1))
    t552 = sar(t509, place_1_14)
    t553 = band(t552, i8(1))
    t554 = eq(t553, i8(1))
    t555 = sar(t509, place_1_15)
    t556 = band(t555, i8(1))
    t557 = eq(t556, i8(1))
    t558 = sar(t509, place_1_16)
    t559 = band(t558, i8(1))
    t560 = eq(t559, i8(1))
    t561 = sar(t509, place_1_17)
    t562 = band(t561, i8(1))
    t563 = eq(t562, i8(1))
    t564 = sar(t509, place_1_18)
    t565 = band(t564, i8(1))
    t566 = eq(t565, i8(1))
    t567 = sar(t509, place_1_19)
    t568 = band(t567, i8(1))
    t569 = eq(t568, i8(1))
    t570 = select(t512, i8(2), place_1_0)
    t571 = select(t515, i8(2), place_1_1)
    t572 = select(t518, i8(2), place_1_2)
    t573 = select(t521, i8(2), place_1_3)
    t574 = select(t524, i8(2), place_1_4)
    t575 = select(t527, i8(2), place_1_5)
    t576 = select(t530, i8(2), place_1_6)
    t577 = select(t533, i8(2), place_1_7)
    t578 = select(t536, i8(2), place_1_8)
    t579 = select(t539, i8(2), place_1_9)
    t580 = select(t542, i8(2), place_1_10)
    t581 = select(t545, i8(2), place_1_11)
    t582 = select(t548, i8(2), place_1_12)
    t583 = select(t551, i8(2), place_1_13)
    t584 = select(t554, i8(2), place_1_14)
    t585 = select(t557, i8(2), place_1_15)
    t586 = select(t560, i8(2), place_1_16)
    t587 = select(t563, i8(2), place_1_17)
    t588 = select(t566, i8(2), place_1_18)
    t589 = select(t569, i8(2), place_1_19)
    t590 = select(t348, i16(0), pokemon_1_0)
    t591 = select(t348, i8(0), damage_1_0)
    t592 = select(t348, i8(0), fresh_1_0)
    t593 = select(t348, i8(0), used_1_0)
    t594 = select(t348, i8(0), energy_1_0_0)
    t595 = select(t348, i8(0), energy_1_0_1)
    t596 = select(t348, i8(0), energy_1_0_2)
    t597 = select(t348, i8(0), energy_1_0_3)
    t598 = select(t348, i8(0), energy_1_0_4)
    t599 = select(t348, i8(0), energy_1_0_5)
    t600 = select(t348, i8(0), energy_1_0_6)
    t601 = select(t348, i8(0), energy_1_0_7)
    t602 = select(t348, i8(0), energy_1_0_8)
    t603 = select(t348, i32(0), words_1_0_0)
    t604 = select(t348, i16(0), words_1_0_1)
    t605 = select(t348, i16(0), words_1_0_2)
    t606 = select(t348, i16(0), words_1_0_3)
    t607 = flip(t348)
    t608 = band(reached_1_0, t607)
    t609 = select(t358, i16(0), pokemon_1_1)
    t610 = select(t358, i8(0), damage_1_1)
    t611 = select(t358, i8(0), fresh_1_1)
    t612 = select(t358, i8(0), used_1_1)
    t613 = select(t358, i8(0), energy_1_1_0)
    t614 = select(t358, i8(0), energy_1_1_1)
    t615 = select(t358, i8(0), energy_1_1_2)
    t616 = select(t358, i8(0), energy_1_1_3)
    t617 = select(t358, i8(0), energy_1_1_4)
    t618 = select(t358, i8(0), energy_1_1_5)
    t619 = select(t358, i8(0), energy_1_1_6)
    t620 = select(t358, i8(0), energy_1_1_7)
    t621 = select(t358, i8(0), energy_1_1_8)
    t622 = select(t358, i32(0), words_1_1_0)
    t623 = select(t358, i16(0), words_1_1_1)
    t624 = select(t358, i16(0), words_1_1_2)
    t625 = select(t358, i16(0), words_1_1_3)
    t626 = flip(t358)
    t627 = band(reached_1_1, t626)
    t628 = select(t369, i16(0), pokemon_1_2)
    t629 = select(t369, i8(0), damage_1_2)
    t630 = select(t369, i8(0), fresh_1_2)
    t631 = select(t369, i8(0), used_1_2)
    t632 = select(t369, i8(0), energy_1_2_0)
    t633 = select(t369, i8(0), energy_1_2_1)
    t634 = select(t369, i8(0), energy_1_2_2)
    t635 = select(t369, i8(0), energy_1_2_3)
    t636 = select(t369, i8(0), energy_1_2_4)
    t637 = select(t369, i8(0), energy_1_2_5)
    t638 = select(t369, i8(0), energy_1_2_6)
    t639 = select(t369, i8(0), energy_1_2_7)
    t640 = select(t369, i8(0), energy_1_2_8)
    t641 = select(t369, i32(0), words_1_2_0)
    t642 = select(t369, i16(0), words_1_2_1)
    t643 = select(t369, i16(0), words_1_2_2)
    t644 = select(t369, i16(0), words_1_2_3)
    t645 = flip(t369)
    t646 = band(reached_1_2, t645)
    t647 = select(t380, i16(0), pokemon_1_3)
    t648 = select(t380, i8(0), damage_1_3)
    t649 = select(t380, i8(0), fresh_1_3)
    t650 = select(t380, i8(0), used_1_3)
    t651 = select(t380, i8(0), energy_1_3_0)
    t652 = select(t380, i8(0), energy_1_3_1)
    t653 = select(t380, i8(0), energy_1_3_2)
    t654 = select(t380, i8(0), energy_1_3_3)
    t655 = select(t380, i8(0), energy_1_3_4)
    t656 = select(t380, i8(0), energy_1_3_5)
    t657 = select(t380, i8(0), energy_1_3_6)
    t658 = select(t380, i8(0), energy_1_3_7)
    t659 = select(t380, i8(0), energy_1_3_8)
    t660 = select(t380, i32(0), words_1_3_0)
    t661 = select(t380, i16(0), words_1_3_1)
    t662 = select(t380, i16(0), words_1_3_2)
    t663 = select(t380, i16(0), words_1_3_3)
    t664 = flip(t380)
    t665 = band(reached_1_3, t664)
    t666 = select(t348, i8(0), poison_1)
    t667 = select(t348, i8(0), daze_1)
    t668 = select(t348, i8(0), takes_1)
    t669 = select(t348, i8(0), prevent_1)
    t670 = select(t348, i8(0), deals_1)
    t671 = select(t348, i8(0), no_attack_1)
    t672 = select(t348, i8(0), no_retreat_1)
    t673 = add(points_0, t385)
    t674 = to(t673, i8)
    return (t674, t590, t609, t628, t647, t342, t258, t277, t296, t315, t278, t259, t297, t316, t279, t260, t298, t317, t280, t261, t299, t318, t281, t262, t300, t319, t282, t263, t301, t320, t283, t264, t302, t321, t284, t265, t303, t322, t285, t266, t304, t323, t286, t267, t305, t324, t287, t268, t306, t325, t288, t269, t307, t326, t289, t270, t308, t327, t290, t271, t309, t328, t291, t272, t310, t329, t292, t273, t311, t330, t293, t274, t312, t331, t295, t276, t314, t333, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t334, t335, t336, t337, t338, t339, t340, t610, t591, t629, t648, t611, t592, t630, t649, t612, t593, t631, t650, t613, t594, t632, t651, t614, t595, t633, t652, t615, t596, t634, t653, t616, t597, t635, t654, t617, t598, t636, t655, t618, t599, t637, t656, t619, t600, t638, t657, t620, t601, t639, t658, t621, t602, t640, t659, t622, t603, t641, t660, t623, t604, t642, t661, t624, t605, t643, t662, t625, t606, t644, t663, t627, t608, t646, t665, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t582, t583, t584, t585, t586, t587, t588, t589, t666, t667, t668, t669, t670, t671, t672, t398, t66, t411, t79, t424, t92, t437, t105, t450, t118, t463, t131, t476, t144, t489, t157, t502, t170,)


_01_knock_outs_off = (i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _02_win_check(phase, t10, winner, t674, t590, t609, t628, t647, t342, t258, t277, t296, t315, turn_player):
    t675 = eq(phase, i8(0))
    t676 = flip(t675)
    t677 = band(t10, t676)
    t678 = eq(winner, i8(0))
    t679 = band(t677, t678)
    t680 = ge(t674, i8(3))
    t681 = gt(t590, i16(0))
    t682 = gt(t609, i16(0))
    t683 = bor(t681, t682)
    t684 = gt(t628, i16(0))
    t685 = bor(t683, t684)
    t686 = gt(t647, i16(0))
    t687 = bor(t685, t686)
    t688 = flip(t687)
    t689 = to(t680, i8)
    t690 = to(t688, i8)
    t691 = add(t689, t690)
    t692 = ge(t342, i8(3))
    t693 = gt(t258, i16(0))
    t694 = gt(t277, i16(0))
    t695 = bor(t693, t694)
    t696 = gt(t296, i16(0))
    t697 = bor(t695, t696)
    t698 = gt(t315, i16(0))
    t699 = bor(t697, t698)
    t700 = flip(t699)
    t701 = to(t692, i8)
    t702 = to(t700, i8)
    t703 = add(t701, t702)
    t704 = gt(t691, i8(0))
    t705 = gt(t703, i8(0))
    t706 = bor(t704, t705)
    t707 = band(t679, t706)
    t708 = add(turn_player, i8(1))
    t709 = sub(i8(2), turn_player)
    t710 = gt(t691, t703)
    t711 = gt(t703, t691)
    t712 = select(t711, t709, i8(3))
    t713 = select(t710, t708, t712)
    t714 = select(t707, t713, winner)
    t715 = eq(t714, i8(0))
    t716 = band(t10, t715)
    t717 = band(t716, t676)
    return (t717, t714,)


_02_win_check_off = (b1(0), i8(0),)


def _03_promotions(t258, t717, t590, t277, t296, t315, t609, t628, t647, flow):
    t718 = gt(t258, i16(0))
    t719 = flip(t718)
    t720 = band(t717, t719)
    t721 = gt(t590, i16(0))
    t722 = flip(t721)
    t723 = band(t717, t722)
    t724 = gt(t277, i16(0))
    t725 = gt(t296, i16(0))
    t726 = gt(t315, i16(0))
    t727 = bor(t724, t725)
    t728 = bor(t727, t726)
    t729 = band(t724, t725)
    t730 = band(t727, t726)
    t731 = bor(t729, t730)
    t732 = flip(t731)
    t733 = band(t728, t732)
    t734 = gt(t609, i16(0))
    t735 = gt(t628, i16(0))
    t736 = gt(t647, i16(0))
    t737 = bor(t734, t735)
    t738 = bor(t737, t736)
    t739 = band(t734, t735)
    t740 = band(t737, t736)
    t741 = bor(t739, t740)
    t742 = flip(t741)
    t743 = band(t738, t742)
    t744 = flip(t733)
    t745 = band(t720, t744)
    t746 = flip(t743)
    t747 = band(t723, t746)
    t748 = eq(flow, i8(2))
    t749 = flip(t748)
    t750 = flip(t747)
    t751 = bor(t749, t750)
    t752 = flip(t745)
    t753 = bor(t748, t752)
    t754 = band(t720, t733)
    t755 = band(t754, t751)
    t756 = band(t723, t743)
    t757 = band(t756, t753)
    t758 = band(t755, t724)
    t759 = band(t755, t725)
    t760 = band(t755, t726)
    t761 = band(t757, t734)
    t762 = band(t757, t735)
    t763 = band(t757, t736)
    return (t758, t759, t760, t761, t762, t763, t745, t747, t748,)


_03_promotions_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _04_promoted(t758, t759, t760, t277, t258, t296, t315, t278, t259, t297, t316, t279, t260, t298, t317, t280, t261, t299, t318, t281, t262, t300, t319, t282, t263, t301, t320, t283, t264, t302, t321, t284, t265, t303, t322, t285, t266, t304, t323, t286, t267, t305, t324, t287, t268, t306, t325, t288, t269, t307, t326, t289, t270, t308, t327, t290, t271, t309, t328, t291, t272, t310, t329, t292, t273, t311, t330, t293, t274, t312, t331, t295, t276, t314, t333, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t334, t335, t336, t337, t338, t339, t340, moved_0, t761, t762, t763, t609, t590, t628, t647, t610, t591, t629, t648, t611, t592, t630, t649, t612, t593, t631, t650, t613, t594, t632, t651, t614, t595, t633, t652, t615, t596, t634, t653, t616, t597, t635, t654, t617, t598, t636, t655, t618, t599, t637, t656, t619, t600, t638, t657, t620, t601, t639, t658, t621, t602, t640, t659, t622, t603, t641, t660, t623, t604, t642, t661, t624, t605, t643, t662, t625, t606, t644, t663, t627, t608, t646, t665, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t582, t583, t584, t585, t586, t587, t588, t589, t666, t667, t668, t669, t670, t671, t672, moved_1, t745, t747, t748, phase, decider, t10, t714, flow):
    t764 = bor(t758, t759)
    t765 = bor(t764, t760)
    t766 = select(t758, t277, t258)
    t767 = select(t758, t258, t277)
    t768 = select(t759, t296, t766)
    t769 = select(t759, t258, t296)
    t770 = select(t760, t315, t768)
    t771 = select(t760, t258, t315)
    t772 = select(t758, t278, t259)
    t773 = select(t758, t259, t278)
    t774 = select(t759, t297, t772)
    t775 = select(t759, t259, t297)
    t776 = select(t760, t316, t774)
    t777 = select(t760, t259, t316)
    t778 = select(t758, t279, t260)
    t779 = select(t758, t260, t279)
    t780 = select(t759, t298, t778)
    t781 = select(t759, t260, t298)
    t782 = select(t760, t317, t780)
    t783 = select(t760, t260, t317)
    t784 = select(t758, t280, t261)
    t785 = select(t758, t261, t280)
    t786 = select(t759, t299, t784)
    t787 = select(t759, t261, t299)
    t788 = select(t760, t318, t786)
    t789 = select(t760, t261, t318)
    t790 = select(t758, t281, t262)
    t791 = select(t758, t262, t281)
    t792 = select(t759, t300, t790)
    t793 = select(t759, t262, t300)
    t794 = select(t760, t319, t792)
    t795 = select(t760, t262, t319)
    t796 = select(t758, t282, t263)
    t797 = select(t758, t263, t282)
    t798 = select(t759, t301, t796)
    t799 = select(t759, t263, t301)
    t800 = select(t760, t320, t798)
    t801 = select(t760, t263, t320)
    t802 = select(t758, t283, t264)
    t803 = select(t758, t264, t283)
    t804 = select(t759, t302, t802)
    t805 = select(t759, t264, t302)
    t806 = select(t760, t321, t804)
    t807 = select(t760, t264, t321)
    t808 = select(t758, t284, t265)
    t809 = select(t758, t265, t284)
    t810 = select(t759, t303, t808)
    t811 = select(t759, t265, t303)
    t812 = select(t760, t322, t810)
    t813 = select(t760, t265, t322)
    t814 = select(t758, t285, t266)
    t815 = select(t758, t266, t285)
    t816 = select(t759, t304, t814)
    t817 = select(t759, t266, t304)
    t818 = select(t760, t323, t816)
    t819 = select(t760, t266, t323)
    t820 = select(t758, t286, t267)
    t821 = select(t758, t267, t286)
    t822 = select(t759, t305, t820)
    t823 = select(t759, t267, t305)
    t824 = select(t760, t324, t822)
    t825 = select(t760, t267, t324)
    t826 = select(t758, t287, t268)
    t827 = select(t758, t268, t287)
    t828 = select(t759, t306, t826)
    t829 = select(t759, t268, t306)
    t830 = select(t760, t325, t828)
    t831 = select(t760, t268, t325)
    t832 = select(t758, t288, t269)
    t833 = select(t758, t269, t288)
    t834 = select(t759, t307, t832)
    t835 = select(t759, t269, t307)
    t836 = select(t760, t326, t834)
    t837 = select(t760, t269, t326)
    t838 = select(t758, t289, t270)
    t839 = select(t758, t270, t289)
    t840 = select(t759, t308, t838)
    t841 = select(t759, t270, t308)
    t842 = select(t760, t327, t840)
    t843 = select(t760, t270, t327)
    t844 = select(t758, t290, t271)
    t845 = select(t758, t271, t290)
    t846 = select(t759, t309, t844)
    t847 = select(t759, t271, t309)
    t848 = select(t760, t328, t846)
    t849 = select(t760, t271, t328)
    t850 = select(t758, t291, t272)
    t851 = select(t758, t272, t291)
    t852 = select(t759, t310, t850)
    t853 = select(t759, t272, t310)
    t854 = select(t760, t329, t852)
    t855 = select(t760, t272, t329)
    t856 = select(t758, t292, t273)
    t857 = select(t758, t273, t292)
    t858 = select(t759, t311, t856)
    t859 = select(t759, t273, t311)
    t860 = select(t760, t330, t858)
    t861 = select(t760, t273, t330)
    t862 = select(t758, t293, t274)
    t863 = select(t758, t274, t293)
    t864 = select(t759, t312, t862)
    t865 = select(t759, t274, t312)
    t866 = select(t760, t331, t864)
    t867 = select(t760, t274, t331)
    t868 = select(t758, t295, t276)
    t869 = select(t758, t276, t295)
    t870 = select(t759, t314, t868)
    t871 = select(t759, t276, t314)
    t872 = select(t760, t333, t870)
    t873 = select(t760, t276, t333)
    t874 = select(t758, i8(4), i8(3))
    t875 = select(t759, i8(5), t874)
    t876 = select(t760, i8(6), t875)
    t877 = eq(t238, t876)
    t878 = select(t877, i8(3), t238)
    t879 = eq(t238, i8(3))
    t880 = select(t879, t876, t878)
    t881 = eq(t239, t876)
    t882 = select(t881, i8(3), t239)
    t883 = eq(t239, i8(3))
    t884 = select(t883, t876, t882)
    t885 = eq(t240, t876)
    t886 = select(t885, i8(3), t240)
    t887 = eq(t240, i8(3))
    t888 = select(t887, t876, t886)
    t889 = eq(t241, t876)
    t890 = select(t889, i8(3), t241)
    t891 = eq(t241, i8(3))
    t892 = select(t891, t876, t890)
    t893 = eq(t242, t876)
    t894 = select(t893, i8(3), t242)
    t895 = eq(t242, i8(3))
    t896 = select(t895, t876, t894)
    t897 = eq(t243, t876)
    t898 = select(t897, i8(3), t243)
    t899 = eq(t243, i8(3))
    t900 = select(t899, t876, t898)
    t901 = eq(t244, t876)
    t902 = select(t901, i8(3), t244)
    t903 = eq(t244, i8(3))
    t904 = select(t903, t876, t902)
    t905 = eq(t245, t876)
    t906 = select(t905, i8(3), t245)
    t907 = eq(t245, i8(3))
    t908 = select(t907, t876, t906)
    t909 = eq(t246, t876)
    t910 = select(t909, i8(3), t246)
    t911 = eq(t246, i8(3))
    t912 = select(t911, t876, t910)
    t913 = eq(t247, t876)
    t914 = select(t913, i8(3), t247)
    t915 = eq(t247, i8(3))
    t916 = select(t915, t876, t914)
    t917 = eq(t248, t876)
    t918 = select(t917, i8(3), t248)
    t919 = eq(t248, i8(3))
    t920 = select(t919, t876, t918)
    t921 = eq(t249, t876)
    t922 = select(t921, i8(3), t249)
    t923 = eq(t249, i8(3))
    t924 = select(t923, t876, t922)
    t925 = eq(t250, t876)
    t926 = select(t925, i8(3), t250)
    t927 = eq(t250, i8(3))
    t928 = select(t927, t876, t926)
    t929 = eq(t251, t876)
    t930 = select(t929, i8(3), t251)
    t931 = eq(t251, i8(3))
    t932 = select(t931, t876, t930)
    t933 = eq(t252, t876)
    t934 = select(t933, i8(3), t252)
    t935 = eq(t252, i8(3))
    t936 = select(t935, t876, t934)
    t937 = eq(t253, t876)
    t938 = select(t937, i8(3), t253)
    t939 = eq(t253, i8(3))
    t940 = select(t939, t876, t938)
    t941 = eq(t254, t876)
    t942 = select(t941, i8(3), t254)
    t943 = eq(t254, i8(3))
    t944 = select(t943, t876, t942)
    t945 = eq(t255, t876)
    t946 = select(t945, i8(3), t255)
    t947 = eq(t255, i8(3))
    t948 = select(t947, t876, t946)
    t949 = eq(t256, t876)
    t950 = select(t949, i8(3), t256)
    t951 = eq(t256, i8(3))
    t952 = select(t951, t876, t950)
    t953 = eq(t257, t876)
    t954 = select(t953, i8(3), t257)
    t955 = eq(t257, i8(3))
    t956 = select(t955, t876, t954)
    t957 = select(t765, i8(0), t334)
    t958 = select(t765, i8(0), t335)
    t959 = select(t765, i8(0), t336)
    t960 = select(t765, i8(0), t337)
    t961 = select(t765, i8(0), t338)
    t962 = select(t765, i8(0), t339)
    t963 = select(t765, i8(0), t340)
    t964 = select(t765, i8(0), moved_0)
    t965 = bor(t761, t762)
    t966 = bor(t965, t763)
    t967 = select(t761, t609, t590)
    t968 = select(t761, t590, t609)
    t969 = select(t762, t628, t967)
    t970 = select(t762, t590, t628)
    t971 = select(t763, t647, t969)
    t972 = select(t763, t590, t647)
    t973 = select(t761, t610, t591)
    t974 = select(t761, t591, t610)
    t975 = select(t762, t629, t973)
    t976 = select(t762, t591, t629)
    t977 = select(t763, t648, t975)
    t978 = select(t763, t591, t648)
    t979 = select(t761, t611, t592)
    t980 = select(t761, t592, t611)
    t981 = select(t762, t630, t979)
    t982 = select(t762, t592, t630)
    t983 = select(t763, t649, t981)
    t984 = select(t763, t592, t649)
    t985 = select(t761, t612, t593)
    t986 = select(t761, t593, t612)
    t987 = select(t762, t631, t985)
    t988 = select(t762, t593, t631)
    t989 = select(t763, t650, t987)
    t990 = select(t763, t593, t650)
    t991 = select(t761, t613, t594)
    t992 = select(t761, t594, t613)
    t993 = select(t762, t632, t991)
    t994 = select(t762, t594, t632)
    t995 = select(t763, t651, t993)
    t996 = select(t763, t594, t651)
    t997 = select(t761, t614, t595)
    t998 = select(t761, t595, t614)
    t999 = select(t762, t633, t997)
    t1000 = select(t762, t595, t633)
    t1001 = select(t763, t652, t999)
    t1002 = select(t763, t595, t652)
    t1003 = select(t761, t615, t596)
    t1004 = select(t761, t596, t615)
    t1005 = select(t762, t634, t1003)
    t1006 = select(t762, t596, t634)
    t1007 = select(t763, t653, t1005)
    t1008 = select(t763, t596, t653)
    t1009 = select(t761, t616, t597)
    t1010 = select(t761, t597, t616)
    t1011 = select(t762, t635, t1009)
    t1012 = select(t762, t597, t635)
    t1013 = select(t763, t654, t1011)
    t1014 = select(t763, t597, t654)
    t1015 = select(t761, t617, t598)
    t1016 = select(t761, t598, t617)
    t1017 = select(t762, t636, t1015)
    t1018 = select(t762, t598, t636)
    t1019 = select(t763, t655, t1017)
    t1020 = select(t763, t598, t655)
    t1021 = select(t761, t618, t599)
    t1022 = select(t761, t599, t618)
    t1023 = select(t762, t637, t1021)
    t1024 = select(t762, t599, t637)
    t1025 = select(t763, t656, t1023)
    t1026 = select(t763, t599, t656)
    t1027 = select(t761, t619, t600)
    t1028 = select(t761, t600, t619)
    t1029 = select(t762, t638, t1027)
    t1030 = select(t762, t600, t638)
    t1031 = select(t763, t657, t1029)
    t1032 = select(t763, t600, t657)
    t1033 = select(t761, t620, t601)
    t1034 = select(t761, t601, t620)
    t1035 = select(t762, t639, t1033)
    t1036 = select(t762, t601, t639)
    t1037 = select(t763, t658, t1035)
    t1038 = select(t763, t601, t658)
    t1039 = select(t761, t621, t602)
    t1040 = select(t761, t602, t621)
    t1041 = select(t762, t640, t1039)
    t1042 = select(t762, t602, t640)
    t1043 = select(t763, t659, t1041)
    t1044 = select(t763, t602, t659)
    t1045 = select(t761, t622, t603)
    t1046 = select(t761, t603, t622)
    t1047 = select(t762, t641, t1045)
    t1048 = select(t762, t603, t641)
    t1049 = select(t763, t660, t1047)
    t1050 = select(t763, t603, t660)
    t1051 = select(t761, t623, t604)
    t1052 = select(t761, t604, t623)
    t1053 = select(t762, t642, t1051)
    t1054 = select(t762, t604, t642)
    t1055 = select(t763, t661, t1053)
    t1056 = select(t763, t604, t661)
    t1057 = select(t761, t624, t605)
    t1058 = select(t761, t605, t624)
    t1059 = select(t762, t643, t1057)
    t1060 = select(t762, t605, t643)
    t1061 = select(t763, t662, t1059)
    t1062 = select(t763, t605, t662)
    t1063 = select(t761, t625, t606)
    t1064 = select(t761, t606, t625)
    t1065 = select(t762, t644, t1063)
    t1066 = select(t762, t606, t644)
    t1067 = select(t763, t663, t1065)
    t1068 = select(t763, t606, t663)
    t1069 = select(t761, t627, t608)
    t1070 = select(t761, t608, t627)
    t1071 = select(t762, t646, t1069)
    t1072 = select(t762, t608, t646)
    t1073 = select(t763, t665, t1071)
    t1074 = select(t763, t608, t665)
    t1075 = select(t761, i8(4), i8(3))
    t1076 = select(t762, i8(5), t1075)
    t1077 = select(t763, i8(6), t1076)
    t1078 = eq(t570, t1077)
    t1079 = select(t1078, i8(3), t570)
    t1080 = eq(t570, i8(3))
    t1081 = select(t1080, t1077, t1079)
    t1082 = eq(t571, t1077)
    t1083 = select(t1082, i8(3), t571)
    t1084 = eq(t571, i8(3))
    t1085 = select(t1084, t1077, t1083)
    t1086 = eq(t572, t1077)
    t1087 = select(t1086, i8(3), t572)
    t1088 = eq(t572, i8(3))
    t1089 = select(t1088, t1077, t1087)
    t1090 = eq(t573, t1077)
    t1091 = select(t1090, i8(3), t573)
    t1092 = eq(t573, i8(3))
    t1093 = select(t1092, t1077, t1091)
    t1094 = eq(t574, t1077)
    t1095 = select(t1094, i8(3), t574)
    t1096 = eq(t574, i8(3))
    t1097 = select(t1096, t1077, t1095)
    t1098 = eq(t575, t1077)
    t1099 = select(t1098, i8(3), t575)
    t1100 = eq(t575, i8(3))
    t1101 = select(t1100, t1077, t1099)
    t1102 = eq(t576, t1077)
    t1103 = select(t1102, i8(3), t576)
    t1104 = eq(t576, i8(3))
    t1105 = select(t1104, t1077, t1103)
    t1106 = eq(t577, t1077)
    t1107 = select(t1106, i8(3), t577)
    t1108 = eq(t577, i8(3))
    t1109 = select(t1108, t1077, t1107)
    t1110 = eq(t578, t1077)
    t1111 = select(t1110, i8(3), t578)
    t1112 = eq(t578, i8(3))
    t1113 = select(t1112, t1077, t1111)
    t1114 = eq(t579, t1077)
    t1115 = select(t1114, i8(3), t579)
    t1116 = eq(t579, i8(3))
    t1117 = select(t1116, t1077, t1115)
    t1118 = eq(t580, t1077)
    t1119 = select(t1118, i8(3), t580)
    t1120 = eq(t580, i8(3))
    t1121 = select(t1120, t1077, t1119)
    t1122 = eq(t581, t1077)
    t1123 = select(t1122, i8(3), t581)
    t1124 = eq(t581, i8(3))
    t1125 = select(t1124, t1077, t1123)
    t1126 = eq(t582, t1077)
    t1127 = select(t1126, i8(3), t582)
    t1128 = eq(t582, i8(3))
    t1129 = select(t1128, t1077, t1127)
    t1130 = eq(t583, t1077)
    t1131 = select(t1130, i8(3), t583)
    t1132 = eq(t583, i8(3))
    t1133 = select(t1132, t1077, t1131)
    t1134 = eq(t584, t1077)
    t1135 = select(t1134, i8(3), t584)
    t1136 = eq(t584, i8(3))
    t1137 = select(t1136, t1077, t1135)
    t1138 = eq(t585, t1077)
    t1139 = select(t1138, i8(3), t585)
    t1140 = eq(t585, i8(3))
    t1141 = select(t1140, t1077, t1139)
    t1142 = eq(t586, t1077)
    t1143 = select(t1142, i8(3), t586)
    t1144 = eq(t586, i8(3))
    t1145 = select(t1144, t1077, t1143)
    t1146 = eq(t587, t1077)
    t1147 = select(t1146, i8(3), t587)
    t1148 = eq(t587, i8(3))
    t1149 = select(t1148, t1077, t1147)
    t1150 = eq(t588, t1077)
    t1151 = select(t1150, i8(3), t588)
    t1152 = eq(t588, i8(3))
    t1153 = select(t1152, t1077, t1151)
    t1154 = eq(t589, t1077)
    t1155 = select(t1154, i8(3), t589)
    t1156 = eq(t589, i8(3))
    t1157 = select(t1156, t1077, t1155)
    t1158 = select(t966, i8(0), t666)
    t1159 = select(t966, i8(0), t667)
    t1160 = select(t966, i8(0), t668)
    t1161 = select(t966, i8(0), t669)
    t1162 = select(t966, i8(0), t670)
    t1163 = select(t966, i8(0), t671)
    t1164 = select(t966, i8(0), t672)
    t1165 = select(t966, i8(0), moved_1)
    t1166 = band(t745, t747)
    t1167 = select(t1166, t748, t747)
    t1168 = bor(t745, t747)
    t1169 = select(t1168, i8(2), phase)
    t1170 = to(t1167, i8)
    t1171 = select(t1168, t1170, decider)
    t1172 = flip(t1168)
    t1173 = band(t10, t1172)
    t1174 = eq(t714, i8(0))
    t1175 = band(t1173, t1174)
    t1176 = eq(flow, i8(1))
    t1177 = band(t1175, t1176)
    return (t1177, t961, t962, t963, t1160, t1161, t964, t782, t779, t781, t783, t788, t785, t787, t789, t1165, t983, t980, t982, t984, t989, t986, t988, t990, t958, t957, t776, t1159, t1158, t977, t1175, t959, t960, t1162, t1163, t1164, t971, t770, t995, t794, t1001, t800, t1007, t806, t1013, t812, t1019, t818, t1025, t824, t1031, t830, t1037, t836, t1043, t842, t968, t767, t974, t773, t992, t791, t998, t797, t1004, t803, t1010, t809, t1016, t815, t1022, t821, t1028, t827, t1034, t833, t1040, t839, t970, t769, t976, t775, t994, t793, t1000, t799, t1006, t805, t1012, t811, t1018, t817, t1024, t823, t1030, t829, t1036, t835, t1042, t841, t972, t771, t978, t777, t996, t795, t1002, t801, t1008, t807, t1014, t813, t1020, t819, t1026, t825, t1032, t831, t1038, t837, t1044, t843, t1081, t880, t1085, t884, t1089, t888, t1093, t892, t1097, t896, t1101, t900, t1105, t904, t1109, t908, t1113, t912, t1117, t916, t1121, t920, t1125, t924, t1129, t928, t1133, t932, t1137, t936, t1141, t940, t1145, t944, t1149, t948, t1153, t952, t1157, t956, t1073, t872, t1049, t848, t1055, t854, t1061, t860, t1067, t866, t1070, t869, t1046, t845, t1052, t851, t1058, t857, t1064, t863, t1072, t871, t1048, t847, t1054, t853, t1060, t859, t1066, t865, t1074, t873, t1050, t849, t1056, t855, t1062, t861, t1068, t867, t1169, t1171,)


_04_promoted_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0),)


def _05_end_of_turn(t1177, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t961, t962, t963, t1160, t1161, t964, t782, t779, t781, t783, t788, t785, t787, t789, t1165, t983, t980, t982, t984, t989, t986, t988, t990):
    t1178 = select(t1177, i8(0), energy_now_0)
    t1179 = select(t1177, i8(0), supporter_played)
    t1180 = select(t1177, i8(0), retreated)
    t1181 = select(t1177, i8(0), retreat_less)
    t1182 = select(t1177, i8(0), boost0)
    t1183 = select(t1177, i8(0), boost1)
    t1184 = select(t1177, i8(0), locked_0)
    t1185 = select(t1177, i8(0), t961)
    t1186 = select(t1177, i8(0), t962)
    t1187 = select(t1177, i8(0), t963)
    t1188 = select(t1177, i8(0), t1160)
    t1189 = select(t1177, i8(0), t1161)
    t1190 = select(t1177, i8(0), t964)
    t1191 = select(t1177, i8(0), t782)
    t1192 = select(t1177, i8(0), t779)
    t1193 = select(t1177, i8(0), t781)
    t1194 = select(t1177, i8(0), t783)
    t1195 = select(t1177, i8(0), t788)
    t1196 = select(t1177, i8(0), t785)
    t1197 = select(t1177, i8(0), t787)
    t1198 = select(t1177, i8(0), t789)
    t1199 = select(t1177, i8(0), t1165)
    t1200 = select(t1177, i8(0), t983)
    t1201 = select(t1177, i8(0), t980)
    t1202 = select(t1177, i8(0), t982)
    t1203 = select(t1177, i8(0), t984)
    t1204 = select(t1177, i8(0), t989)
    t1205 = select(t1177, i8(0), t986)
    t1206 = select(t1177, i8(0), t988)
    t1207 = select(t1177, i8(0), t990)
    return (t1178, t1199, t1190, t1184, t1188, t1189, t1185, t1186, t1187, t1200, t1191, t1204, t1195, t1201, t1192, t1205, t1196, t1202, t1193, t1206, t1197, t1203, t1194, t1207, t1198, t1179, t1180, t1181, t1182, t1183,)


_05_end_of_turn_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _06_checkup(t958, t1177, t957, t776, t9, t1159, t1158, t977, flow, t1175):
    t1208 = eq(t958, i8(1))
    t1209 = select(t1177, t957, i8(0))
    t1210 = add(t776, t1209)
    t1211 = least(t1210, i8(120))
    t1212 = band(t1177, t1208)
    t1213 = add(t9, u32(7498937))
    t1214 = shr(t1213, u32(16))
    t1215 = bxor(t1213, t1214)
    t1216 = mul(t1215, u32(2146121005))
    t1217 = shr(t1216, u32(15))
    t1218 = bxor(t1216, t1217)
    t1219 = mul(t1218, u32(2221713035))
    t1220 = shr(t1219, u32(16))
    t1221 = bxor(t1219, t1220)
    t1222 = shr(t1221, u32(31))
    t1223 = eq(t1222, u32(1))
    t1224 = band(t1212, t1223)
    t1225 = select(t1224, i8(0), t958)
    t1226 = eq(t1159, i8(1))
    t1227 = select(t1177, t1158, i8(0))
    t1228 = add(t977, t1227)
    t1229 = least(t1228, i8(120))
    t1230 = band(t1177, t1226)
    t1231 = add(t9, u32(2661934706))
    t1232 = shr(t1231, u32(16))
    t1233 = bxor(t1231, t1232)
    t1234 = mul(t1233, u32(2146121005))
    t1235 = shr(t1234, u32(15))
    t1236 = bxor(t1234, t1235)
    t1237 = mul(t1236, u32(2221713035))
    t1238 = shr(t1237, u32(16))
    t1239 = bxor(t1237, t1238)
    t1240 = shr(t1239, u32(31))
    t1241 = eq(t1240, u32(1))
    t1242 = band(t1230, t1241)
    t1243 = select(t1242, i8(0), t1159)
    t1244 = eq(t1225, i8(2))
    t1245 = band(t1177, t1244)
    t1246 = select(t1245, i8(0), t1225)
    t1247 = select(t1177, i8(2), flow)
    t1248 = eq(flow, i8(2))
    t1249 = band(t1175, t1248)
    return (t1249, t1243, t1246, t1229, t1211, t1247,)


_06_checkup_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _07_next_turn(turn, t1249, t714, t342, t674, energy_now_1, t1178, energy_next_1, energy_next_0, declared_1, declared_0, t1158, t957, t1243, t1246, t1199, t1190, locked_1, t1184, t1188, t959, t1189, t960, t1162, t1185, t1163, t1186, t1164, t1187, t398, t66, t411, t79, t424, t92, t437, t105, t450, t118, t463, t131, t476, t144, t489, t157, t502, t170, t971, t770, t1229, t1211, t1200, t1191, t1204, t1195, t995, t794, t1001, t800, t1007, t806, t1013, t812, t1019, t818, t1025, t824, t1031, t830, t1037, t836, t1043, t842, t968, t767, t974, t773, t1201, t1192, t1205, t1196, t992, t791, t998, t797, t1004, t803, t1010, t809, t1016, t815, t1022, t821, t1028, t827, t1034, t833, t1040, t839, t970, t769, t976, t775, t1202, t1193, t1206, t1197, t994, t793, t1000, t799, t1006, t805, t1012, t811, t1018, t817, t1024, t823, t1030, t829, t1036, t835, t1042, t841, t972, t771, t978, t777, t1203, t1194, t1207, t1198, t996, t795, t1002, t801, t1008, t807, t1014, t813, t1020, t819, t1026, t825, t1032, t831, t1038, t837, t1044, t843, card_1_0, card_0_0, t1081, t880, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1085, t884, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1089, t888, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1093, t892, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1097, t896, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1101, t900, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1105, t904, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1109, t908, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1113, t912, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1117, t916, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1121, t920, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1125, t924, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1129, t928, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1133, t932, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1137, t936, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1141, t940, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1145, t944, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1149, t948, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1153, t952, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1157, t956, order_1_19, order_0_19, seen_1_19, seen_0_19, t1073, t872, t1049, t848, t1055, t854, t1061, t860, t1067, t866, t1070, t869, t1046, t845, t1052, t851, t1058, t857, t1064, t863, t1072, t871, t1048, t847, t1054, t853, t1060, t859, t1066, t865, t1074, t873, t1050, t849, t1056, t855, t1062, t861, t1068, t867, turn_player, t1169, t1247, t1171):
    t1250 = ge(turn, i8(30))
    t1251 = band(t1249, t1250)
    t1252 = select(t1251, i8(3), t714)
    t1253 = flip(t1251)
    t1254 = band(t1249, t1253)
    t1255 = select(t1254, t342, t674)
    t1256 = select(t1254, t674, t342)
    t1257 = select(t1254, energy_now_1, t1178)
    t1258 = select(t1254, t1178, energy_now_1)
    t1259 = select(t1254, energy_next_1, energy_next_0)
    t1260 = select(t1254, energy_next_0, energy_next_1)
    t1261 = select(t1254, declared_1, declared_0)
    t1262 = select(t1254, declared_0, declared_1)
    t1263 = select(t1254, t1158, t957)
    t1264 = select(t1254, t957, t1158)
    t1265 = select(t1254, t1243, t1246)
    t1266 = select(t1254, t1246, t1243)
    t1267 = select(t1254, t1199, t1190)
    t1268 = select(t1254, t1190, t1199)
    t1269 = select(t1254, locked_1, t1184)
    t1270 = select(t1254, t1184, locked_1)
    t1271 = select(t1254, t1188, t959)
    t1272 = select(t1254, t959, t1188)
    t1273 = select(t1254, t1189, t960)
    t1274 = select(t1254, t960, t1189)
    t1275 = select(t1254, t1162, t1185)
    t1276 = select(t1254, t1185, t1162)
    t1277 = select(t1254, t1163, t1186)
    t1278 = select(t1254, t1186, t1163)
    t1279 = select(t1254, t1164, t1187)
    t1280 = select(t1254, t1187, t1164)
    t1281 = select(t1254, t398, t66)
    t1282 = select(t1254, t66, t398)
    t1283 = select(t1254, t411, t79)
    t1284 = select(t1254, t79, t411)
    t1285 = select(t1254, t424, t92)
    t1286 = select(t1254, t92, t424)
    t1287 = select(t1254, t437, t105)
    t1288 = select(t1254, t105, t437)
    t1289 = select(t1254, t450, t118)
    t1290 = select(t1254, t118, t450)
    t1291 = select(t1254, t463, t131)
    t1292 = select(t1254, t131, t463)
    t1293 = select(t1254, t476, t144)
    t1294 = select(t1254, t144, t476)
    t1295 = select(t1254, t489, t157)
    t1296 = select(t1254, t157, t489)
    t1297 = select(t1254, t502, t170)
    t1298 = select(t1254, t170, t502)
    t1299 = select(t1254, t971, t770)
    t1300 = select(t1254, t770, t971)
    t1301 = select(t1254, t1229, t1211)
    t1302 = select(t1254, t1211, t1229)
    t1303 = select(t1254, t1200, t1191)
    t1304 = select(t1254, t1191, t1200)
    t1305 = select(t1254, t1204, t1195)
    t1306 = select(t1254, t1195, t1204)
    t1307 = select(t1254, t995, t794)
    t1308 = select(t1254, t794, t995)
    t1309 = select(t1254, t1001, t800)
    t1310 = select(t1254, t800, t1001)
    t1311 = select(t1254, t1007, t806)
    t1312 = select(t1254, t806, t1007)
    t1313 = select(t1254, t1013, t812)
    t1314 = select(t1254, t812, t1013)
    t1315 = select(t1254, t1019, t818)
    t1316 = select(t1254, t818, t1019)
    t1317 = select(t1254, t1025, t824)
    t1318 = select(t1254, t824, t1025)
    t1319 = select(t1254, t1031, t830)
    t1320 = select(t1254, t830, t1031)
    t1321 = select(t1254, t1037, t836)
    t1322 = select(t1254, t836, t1037)
    t1323 = select(t1254, t1043, t842)
    t1324 = select(t1254, t842, t1043)
    t1325 = select(t1254, t968, t767)
    t1326 = select(t1254, t767, t968)
    t1327 = select(t1254, t974, t773)
    t1328 = select(t1254, t773, t974)
    t1329 = select(t1254, t1201, t1192)
    t1330 = select(t1254, t1192, t1201)
    t1331 = select(t1254, t1205, t1196)
    t1332 = select(t1254, t1196, t1205)
    t1333 = select(t1254, t992, t791)
    t1334 = select(t1254, t791, t992)
    t1335 = select(t1254, t998, t797)
    t1336 = select(t1254, t797, t998)
    t1337 = select(t1254, t1004, t803)
    t1338 = select(t1254, t803, t1004)
    t1339 = select(t1254, t1010, t809)
    t1340 = select(t1254, t809, t1010)
    t1341 = select(t1254, t1016, t815)
    t1342 = select(t1254, t815, t1016)
    t1343 = select(t1254, t1022, t821)
    t1344 = select(t1254, t821, t1022)
    t1345 = select(t1254, t1028, t827)
    t1346 = select(t1254, t827, t1028)
    t1347 = select(t1254, t1034, t833)
    t1348 = select(t1254, t833, t1034)
    t1349 = select(t1254, t1040, t839)
    t1350 = select(t1254, t839, t1040)
    t1351 = select(t1254, t970, t769)
    t1352 = select(t1254, t769, t970)
    t1353 = select(t1254, t976, t775)
    t1354 = select(t1254, t775, t976)
    t1355 = select(t1254, t1202, t1193)
    t1356 = select(t1254, t1193, t1202)
    t1357 = select(t1254, t1206, t1197)
    t1358 = select(t1254, t1197, t1206)
    t1359 = select(t1254, t994, t793)
    t1360 = select(t1254, t793, t994)
    t1361 = select(t1254, t1000, t799)
    t1362 = select(t1254, t799, t1000)
    t1363 = select(t1254, t1006, t805)
    t1364 = select(t1254, t805, t1006)
    t1365 = select(t1254, t1012, t811)
    t1366 = select(t1254, t811, t1012)
    t1367 = select(t1254, t1018, t817)
    t1368 = select(t1254, t817, t1018)
    t1369 = select(t1254, t1024, t823)
    t1370 = select(t1254, t823, t1024)
    t1371 = select(t1254, t1030, t829)
    t1372 = select(t1254, t829, t1030)
    t1373 = select(t1254, t1036, t835)
    t1374 = select(t1254, t835, t1036)
    t1375 = select(t1254, t1042, t841)
    t1376 = select(t1254, t841, t1042)
    t1377 = select(t1254, t972, t771)
    t1378 = select(t1254, t771, t972)
    t1379 = select(t1254, t978, t777)
    t1380 = select(t1254, t777, t978)
    t1381 = select(t1254, t1203, t1194)
    t1382 = select(t1254, t1194, t1203)
    t1383 = select(t1254, t1207, t1198)
    t1384 = select(t1254, t1198, t1207)
    t1385 = select(t1254, t996, t795)
    t1386 = select(t1254, t795, t996)
    t1387 = select(t1254, t1002, t801)
    t1388 = select(t1254, t801, t1002)
    t1389 = select(t1254, t1008, t807)
    t1390 = select(t1254, t807, t1008)
    t1391 = select(t1254, t1014, t813)
    t1392 = select(t1254, t813, t1014)
    t1393 = select(t1254, t1020, t819)
    t1394 = select(t1254, t819, t1020)
    t1395 = select(t1254, t1026, t825)
    t1396 = select(t1254, t825, t1026)
    t1397 = select(t1254, t1032, t831)
    t1398 = select(t1254, t831, t1032)
    t1399 = select(t1254, t1038, t837)
    t1400 = select(t1254, t837, t1038)
    t1401 = select(t1254, t1044, t843)
    t1402 = select(t1254, t843, t1044)
    t1403 = select(t1254, card_1_0, card_0_0)
    t1404 = select(t1254, card_0_0, card_1_0)
    t1405 = select(t1254, t1081, t880)
    t1406 = select(t1254, t880, t1081)
    t1407 = select(t1254, order_1_0, order_0_0)
    t1408 = select(t1254, order_0_0, order_1_0)
    t1409 = select(t1254, seen_1_0, seen_0_0)
    t1410 = select(t1254, seen_0_0, seen_1_0)
    t1411 = select(t1254, card_1_1, card_0_1)
    t1412 = select(t1254, card_0_1, card_1_1)
    t1413 = select(t1254, t1085, t884)
    t1414 = select(t1254, t884, t1085)
    t1415 = select(t1254, order_1_1, order_0_1)
    t1416 = select(t1254, order_0_1, order_1_1)
    t1417 = select(t1254, seen_1_1, seen_0_1)
    t1418 = select(t1254, seen_0_1, seen_1_1)
    t1419 = select(t1254, card_1_2, card_0_2)
    t1420 = select(t1254, card_0_2, card_1_2)
    t1421 = select(t1254, t1089, t888)
    t1422 = select(t1254, t888, t1089)
    t1423 = select(t1254, order_1_2, order_0_2)
    t1424 = select(t1254, order_0_2, order_1_2)
    t1425 = select(t1254, seen_1_2, seen_0_2)
    t1426 = select(t1254, seen_0_2, seen_1_2)
    t1427 = select(t1254, card_1_3, card_0_3)
    t1428 = select(t1254, card_0_3, card_1_3)
    t1429 = select(t1254, t1093, t892)
    t1430 = select(t1254, t892, t1093)
    t1431 = select(t1254, order_1_3, order_0_3)
    t1432 = select(t1254, order_0_3, order_1_3)
    t1433 = select(t1254, seen_1_3, seen_0_3)
    t1434 = select(t1254, seen_0_3, seen_1_3)
    t1435 = select(t1254, card_1_4, card_0_4)
    t1436 = select(t1254, card_0_4, card_1_4)
    t1437 = select(t1254, t1097, t896)
    t1438 = select(t1254, t896, t1097)
    t1439 = select(t1254, order_1_4, order_0_4)
    t1440 = select(t1254, order_0_4, order_1_4)
    t1441 = select(t1254, seen_1_4, seen_0_4)
    t1442 = select(t1254, seen_0_4, seen_1_4)
    t1443 = select(t1254, card_1_5, card_0_5)
    t1444 = select(t1254, card_0_5, card_1_5)
    t1445 = select(t1254, t1101, t900)
    t1446 = select(t1254, t900, t1101)
    t1447 = select(t1254, order_1_5, order_0_5)
    t1448 = select(t1254, order_0_5, order_1_5)
    t1449 = select(t1254, seen_1_5, seen_0_5)
    t1450 = select(t1254, seen_0_5, seen_1_5)
    t1451 = select(t1254, card_1_6, card_0_6)
    t1452 = select(t1254, card_0_6, card_1_6)
    t1453 = select(t1254, t1105, t904)
    t1454 = select(t1254, t904, t1105)
    t1455 = select(t1254, order_1_6, order_0_6)
    t1456 = select(t1254, order_0_6, order_1_6)
    t1457 = select(t1254, seen_1_6, seen_0_6)
    t1458 = select(t1254, seen_0_6, seen_1_6)
    t1459 = select(t1254, card_1_7, card_0_7)
    t1460 = select(t1254, card_0_7, card_1_7)
    t1461 = select(t1254, t1109, t908)
    t1462 = select(t1254, t908, t1109)
    t1463 = select(t1254, order_1_7, order_0_7)
    t1464 = select(t1254, order_0_7, order_1_7)
    t1465 = select(t1254, seen_1_7, seen_0_7)
    t1466 = select(t1254, seen_0_7, seen_1_7)
    t1467 = select(t1254, card_1_8, card_0_8)
    t1468 = select(t1254, card_0_8, card_1_8)
    t1469 = select(t1254, t1113, t912)
    t1470 = select(t1254, t912, t1113)
    t1471 = select(t1254, order_1_8, order_0_8)
    t1472 = select(t1254, order_0_8, order_1_8)
    t1473 = select(t1254, seen_1_8, seen_0_8)
    t1474 = select(t1254, seen_0_8, seen_1_8)
    t1475 = select(t1254, card_1_9, card_0_9)
    t1476 = select(t1254, card_0_9, card_1_9)
    t1477 = select(t1254, t1117, t916)
    t1478 = select(t1254, t916, t1117)
    t1479 = select(t1254, order_1_9, order_0_9)
    t1480 = select(t1254, order_0_9, order_1_9)
    t1481 = select(t1254, seen_1_9, seen_0_9)
    t1482 = select(t1254, seen_0_9, seen_1_9)
    t1483 = select(t1254, card_1_10, card_0_10)
    t1484 = select(t1254, card_0_10, card_1_10)
    t1485 = select(t1254, t1121, t920)
    t1486 = select(t1254, t920, t1121)
    t1487 = select(t1254, order_1_10, order_0_10)
    t1488 = select(t1254, order_0_10, order_1_10)
    t1489 = select(t1254, seen_1_10, seen_0_10)
    t1490 = select(t1254, seen_0_10, seen_1_10)
    t1491 = select(t1254, card_1_11, card_0_11)
    t1492 = select(t1254, card_0_11, card_1_11)
    t1493 = select(t1254, t1125, t924)
    t1494 = select(t1254, t924, t1125)
    t1495 = select(t1254, order_1_11, order_0_11)
    t1496 = select(t1254, order_0_11, order_1_11)
    t1497 = select(t1254, seen_1_11, seen_0_11)
    t1498 = select(t1254, seen_0_11, seen_1_11)
    t1499 = select(t1254, card_1_12, card_0_12)
    t1500 = select(t1254, card_0_12, card_1_12)
    t1501 = select(t1254, t1129, t928)
    t1502 = select(t1254, t928, t1129)
    t1503 = select(t1254, order_1_12, order_0_12)
    t1504 = select(t1254, order_0_12, order_1_12)
    t1505 = select(t1254, seen_1_12, seen_0_12)
    t1506 = select(t1254, seen_0_12, seen_1_12)
    t1507 = select(t1254, card_1_13, card_0_13)
    t1508 = select(t1254, card_0_13, card_1_13)
    t1509 = select(t1254, t1133, t932)
    t1510 = select(t1254, t932, t1133)
    t1511 = select(t1254, order_1_13, order_0_13)
    t1512 = select(t1254, order_0_13, order_1_13)
    t1513 = select(t1254, seen_1_13, seen_0_13)
    t1514 = select(t1254, seen_0_13, seen_1_13)
    t1515 = select(t1254, card_1_14, card_0_14)
    t1516 = select(t1254, card_0_14, card_1_14)
    t1517 = select(t1254, t1137, t936)
    t1518 = select(t1254, t936, t1137)
    t1519 = select(t1254, order_1_14, order_0_14)
    t1520 = select(t1254, order_0_14, order_1_14)
    t1521 = select(t1254, seen_1_14, seen_0_14)
    t1522 = select(t1254, seen_0_14, seen_1_14)
    t1523 = select(t1254, card_1_15, card_0_15)
    t1524 = select(t1254, card_0_15, card_1_15)
    t1525 = select(t1254, t1141, t940)
    t1526 = select(t1254, t940, t1141)
    t1527 = select(t1254, order_1_15, order_0_15)
    t1528 = select(t1254, order_0_15, order_1_15)
    t1529 = select(t1254, seen_1_15, seen_0_15)
    t1530 = select(t1254, seen_0_15, seen_1_15)
    t1531 = select(t1254, card_1_16, card_0_16)
    t1532 = select(t1254, card_0_16, card_1_16)
    t1533 = select(t1254, t1145, t944)
    t1534 = select(t1254, t944, t1145)
    t1535 = select(t1254, order_1_16, order_0_16)
    t1536 = select(t1254, order_0_16, order_1_16)
    t1537 = select(t1254, seen_1_16, seen_0_16)
    t1538 = select(t1254, seen_0_16, seen_1_16)
    t1539 = select(t1254, card_1_17, card_0_17)
    t1540 = select(t1254, card_0_17, card_1_17)
    t1541 = select(t1254, t1149, t948)
    t1542 = select(t1254, t948, t1149)
    t1543 = select(t1254, order_1_17, order_0_17)
    t1544 = select(t1254, order_0_17, order_1_17)
    t1545 = select(t1254, seen_1_17, seen_0_17)
    t1546 = select(t1254, seen_0_17, seen_1_17)
    t1547 = select(t1254, card_1_18, card_0_18)
    t1548 = select(t1254, card_0_18, card_1_18)
    t1549 = select(t1254, t1153, t952)
    t1550 = select(t1254, t952, t1153)
    t1551 = select(t1254, order_1_18, order_0_18)
    t1552 = select(t1254, order_0_18, order_1_18)
    t1553 = select(t1254, seen_1_18, seen_0_18)
    t1554 = select(t1254, seen_0_18, seen_1_18)
    t1555 = select(t1254, card_1_19, card_0_19)
    t1556 = select(t1254, card_0_19, card_1_19)
    t1557 = select(t1254, t1157, t956)
    t1558 = select(t1254, t956, t1157)
    t1559 = select(t1254, order_1_19, order_0_19)
    t1560 = select(t1254, order_0_19, order_1_19)
    t1561 = select(t1254, seen_1_19, seen_0_19)
    t1562 = select(t1254, seen_0_19, seen_1_19)
    t1563 = select(t1254, t1073, t872)
    t1564 = select(t1254, t872, t1073)
    t1565 = select(t1254, t1049, t848)
    t1566 = select(t1254, t848, t1049)
    t1567 = select(t1254, t1055, t854)
    t1568 = select(t1254, t854, t1055)
    t1569 = select(t1254, t1061, t860)
    t1570 = select(t1254, t860, t1061)
    t1571 = select(t1254, t1067, t866)
    t1572 = select(t1254, t866, t1067)
    t1573 = select(t1254, t1070, t869)
    t1574 = select(t1254, t869, t1070)
    t1575 = select(t1254, t1046, t845)
    t1576 = select(t1254, t845, t1046)
    t1577 = select(t1254, t1052, t851)
    t1578 = select(t1254, t851, t1052)
    t1579 = select(t1254, t1058, t857)
    t1580 = select(t1254, t857, t1058)
    t1581 = select(t1254, t1064, t863)
    t1582 = select(t1254, t863, t1064)
    t1583 = select(t1254, t1072, t871)
    t1584 = select(t1254, t871, t1072)
    t1585 = select(t1254, t1048, t847)
    t1586 = select(t1254, t847, t1048)
    t1587 = select(t1254, t1054, t853)
    t1588 = select(t1254, t853, t1054)
    t1589 = select(t1254, t1060, t859)
    t1590 = select(t1254, t859, t1060)
    t1591 = select(t1254, t1066, t865)
    t1592 = select(t1254, t865, t1066)
    t1593 = select(t1254, t1074, t873)
    t1594 = select(t1254, t873, t1074)
    t1595 = select(t1254, t1050, t849)
    t1596 = select(t1254, t849, t1050)
    t1597 = select(t1254, t1056, t855)
    t1598 = select(t1254, t855, t1056)
    t1599 = select(t1254, t1062, t861)
    t1600 = select(t1254, t861, t1062)
    t1601 = select(t1254, t1068, t867)
    t1602 = select(t1254, t867, t1068)
    t1603 = sub(i8(1), turn_player)
    t1604 = select(t1254, t1603, turn_player)
    t1605 = add(turn, i8(1))
    t1606 = select(t1254, t1605, turn)
    t1607 = to(t1606, i8)
    t1608 = gt(t1607, i8(0))
    t1609 = band(t1254, t1608)
    t1610 = select(t1609, i8(1), i8(0))
    t1611 = select(t1254, t1610, t1169)
    t1612 = select(t1254, i8(0), t1247)
    t1613 = select(t1254, i8(0), t1171)
    return (t1609, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1541, t1549, t1557, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1535, t1543, t1551, t1559, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1537, t1545, t1553, t1561, t1607, t1259, t1257, t1261, t1604, t1611, t1613, t1612, t1252, t1255, t1263, t1265, t1267, t1269, t1271, t1273, t1275, t1277, t1279, t1281, t1283, t1285, t1287, t1289, t1291, t1293, t1295, t1297, t1299, t1301, t1303, t1305, t1307, t1309, t1311, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1377, t1379, t1381, t1383, t1385, t1387, t1389, t1391, t1393, t1395, t1397, t1399, t1401, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t1539, t1547, t1555, t1256, t1258, t1260, t1262, t1264, t1266, t1268, t1270, t1272, t1274, t1276, t1278, t1280, t1282, t1284, t1286, t1288, t1290, t1292, t1294, t1296, t1298, t1300, t1302, t1304, t1306, t1308, t1310, t1312, t1314, t1316, t1318, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1563, t1565, t1567, t1569, t1571, t1573, t1575, t1577, t1579, t1581, t1583, t1585, t1587, t1589, t1591, t1593, t1595, t1597, t1599, t1601, t1564, t1566, t1568, t1570, t1572, t1574, t1576, t1578, t1580, t1582, t1584, t1586, t1588, t1590, t1592, t1594, t1596, t1598, t1600, t1602,)


_07_next_turn_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0),)


def _08_draw(t1609, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1541, t1549, t1557, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1535, t1543, t1551, t1559, t9):
    t1614 = to(t1609, i8)
    t1615 = eq(t1405, i8(1))
    t1616 = to(t1615, i8)
    t1617 = eq(t1413, i8(1))
    t1618 = to(t1617, i8)
    t1619 = add(t1616, t1618)
    t1620 = eq(t1421, i8(1))
    t1621 = to(t1620, i8)
    t1622 = add(t1619, t1621)
    t1623 = eq(t1429, i8(1))
    t1624 = to(t1623, i8)
    t1625 = add(t1622, t1624)
    t1626 = eq(t1437, i8(1))
    t1627 = to(t1626, i8)
    t1628 = add(t1625, t1627)
    t1629 = eq(t1445, i8(1))
    t1630 = to(t1629, i8)
    t1631 = add(t1628, t1630)
    t1632 = eq(t1453, i8(1))
    t1633 = to(t1632, i8)
    t1634 = add(t1631, t1633)
    t1635 = eq(t1461, i8(1))
    t1636 = to(t1635, i8)
    t1637 = add(t1634, t1636)
    t1638 = eq(t1469, i8(1))
    t1639 = to(t1638, i8)
    t1640 = add(t1637, t1639)
    t1641 = eq(t1477, i8(1))
    t1642 = to(t1641, i8)
    t1643 = add(t1640, t1642)
    t1644 = eq(t1485, i8(1))
    t1645 = to(t1644, i8)
    t1646 = add(t1643, t1645)
    t1647 = eq(t1493, i8(1))
    t1648 = to(t1647, i8)
    t1649 = add(t1646, t1648)
    t1650 = eq(t1501, i8(1))
    t1651 = to(t1650, i8)
    t1652 = add(t1649, t1651)
    t1653 = eq(t1509, i8(1))
    t1654 = to(t1653, i8)
    t1655 = add(t1652, t1654)
    t1656 = eq(t1517, i8(1))
    t1657 = to(t1656, i8)
    t1658 = add(t1655, t1657)
    t1659 = eq(t1525, i8(1))
    t1660 = to(t1659, i8)
    t1661 = add(t1658, t1660)
    t1662 = eq(t1533, i8(1))
    t1663 = to(t1662, i8)
    t1664 = add(t1661, t1663)
    t1665 = eq(t1541, i8(1))
    t1666 = to(t1665, i8)
    t1667 = add(t1664, t1666)
    t1668 = eq(t1549, i8(1))
    t1669 = to(t1668, i8)
    t1670 = add(t1667, t1669)
    t1671 = eq(t1557, i8(1))
    t1672 = to(t1671, i8)
    t1673 = add(t1670, t1672)
    t1674 = sub(i8(10), t1673)
    t1675 = most(t1674, i8(0))
    t1676 = least(t1614, t1675)
    t1677 = eq(t1405, i8(0))
    t1678 = eq(t1407, i8(0))
    t1679 = band(t1677, t1678)
    t1680 = eq(t1413, i8(0))
    t1681 = eq(t1415, i8(0))
    t1682 = band(t1680, t1681)
    t1683 = eq(t1421, i8(0))
    t1684 = eq(t1423, i8(0))
    t1685 = band(t1683, t1684)
    t1686 = eq(t1429, i8(0))
    t1687 = eq(t1431, i8(0))
    t1688 = band(t1686, t1687)
    t1689 = eq(t1437, i8(0))
    t1690 = eq(t1439, i8(0))
    t1691 = band(t1689, t1690)
    t1692 = eq(t1445, i8(0))
    t1693 = eq(t1447, i8(0))
    t1694 = band(t1692, t1693)
    t1695 = eq(t1453, i8(0))
    t1696 = eq(t1455, i8(0))
    t1697 = band(t1695, t1696)
    t1698 = eq(t1461, i8(0))
    t1699 = eq(t1463, i8(0))
    t1700 = band(t1698, t1699)
    t1701 = eq(t1469, i8(0))
    t1702 = eq(t1471, i8(0))
    t1703 = band(t1701, t1702)
    t1704 = eq(t1477, i8(0))
    t1705 = eq(t1479, i8(0))
    t1706 = band(t1704, t1705)
    t1707 = eq(t1485, i8(0))
    t1708 = eq(t1487, i8(0))
    t1709 = band(t1707, t1708)
    t1710 = eq(t1493, i8(0))
    t1711 = eq(t1495, i8(0))
    t1712 = band(t1710, t1711)
    t1713 = eq(t1501, i8(0))
    t1714 = eq(t1503, i8(0))
    t1715 = band(t1713, t1714)
    t1716 = eq(t1509, i8(0))
    t1717 = eq(t1511, i8(0))
    t1718 = band(t1716, t1717)
    t1719 = eq(t1517, i8(0))
    t1720 = eq(t1519, i8(0))
    t1721 = band(t1719, t1720)
    t1722 = eq(t1525, i8(0))
    t1723 = eq(t1527, i8(0))
    t1724 = band(t1722, t1723)
    t1725 = eq(t1533, i8(0))
    t1726 = eq(t1535, i8(0))
    t1727 = band(t1725, t1726)
    t1728 = eq(t1541, i8(0))
    t1729 = eq(t1543, i8(0))
    t1730 = band(t1728, t1729)
    t1731 = eq(t1549, i8(0))
    t1732 = eq(t1551, i8(0))
    t1733 = band(t1731, t1732)
    t1734 = eq(t1557, i8(0))
    t1735 = eq(t1559, i8(0))
    t1736 = band(t1734, t1735)
    t1737 = select(t1679, u32(1), u32(0))
    t1738 = select(t1682, u32(2), u32(0))
    t1739 = bor(t1737, t1738)
    t1740 = select(t1685, u32(4), u32(0))
    t1741 = bor(t1739, t1740)
    t1742 = select(t1688, u32(8), u32(0))
    t1743 = bor(t1741, t1742)
    t1744 = select(t1691, u32(16), u32(0))
    t1745 = bor(t1743, t1744)
    t1746 = select(t1694, u32(32), u32(0))
    t1747 = bor(t1745, t1746)
    t1748 = select(t1697, u32(64), u32(0))
    t1749 = bor(t1747, t1748)
    t1750 = select(t1700, u32(128), u32(0))
    t1751 = bor(t1749, t1750)
    t1752 = select(t1703, u32(256), u32(0))
    t1753 = bor(t1751, t1752)
    t1754 = select(t1706, u32(512), u32(0))
    t1755 = bor(t1753, t1754)
    t1756 = select(t1709, u32(1024), u32(0))
    t1757 = bor(t1755, t1756)
    t1758 = select(t1712, u32(2048), u32(0))
    t1759 = bor(t1757, t1758)
    t1760 = select(t1715, u32(4096), u32(0))
    t1761 = bor(t1759, t1760)
    t1762 = select(t1718, u32(8192), u32(0))
    t1763 = bor(t1761, t1762)
    t1764 = select(t1721, u32(16384), u32(0))
    t1765 = bor(t1763, t1764)
    t1766 = select(t1724, u32(32768), u32(0))
    t1767 = bor(t1765, t1766)
    t1768 = select(t1727, u32(65536), u32(0))
    t1769 = bor(t1767, t1768)
    t1770 = select(t1730, u32(131072), u32(0))
    t1771 = bor(t1769, t1770)
    t1772 = select(t1733, u32(262144), u32(0))
    t1773 = bor(t1771, t1772)
    t1774 = select(t1736, u32(524288), u32(0))
    t1775 = bor(t1773, t1774)
    t1776 = most(t1407, t1415)
    t1777 = most(t1776, t1423)
    t1778 = most(t1777, t1431)
    t1779 = most(t1778, t1439)
    t1780 = most(t1779, t1447)
    t1781 = most(t1780, t1455)
    t1782 = most(t1781, t1463)
    t1783 = most(t1782, t1471)
    t1784 = most(t1783, t1479)
    t1785 = most(t1784, t1487)
    t1786 = most(t1785, t1495)
    t1787 = most(t1786, t1503)
    t1788 = most(t1787, t1511)
    t1789 = most(t1788, t1519)
    t1790 = most(t1789, t1527)
    t1791 = most(t1790, t1535)
    t1792 = most(t1791, t1543)
    t1793 = most(t1792, t1551)
    t1794 = most(t1793, t1559)
    t1795 = gt(t1676, i8(0))
    t1796 = le(t1794, i8(0))
    t1797 = band(t1795, t1796)
    t1798 = to(popcount(t1775), i8)
    t1799 = add(t9, u32(3013088953))
    t1800 = shr(t1799, u32(16))
    t1801 = bxor(t1799, t1800)
    t1802 = mul(t1801, u32(2146121005))
    t1803 = shr(t1802, u32(15))
    t1804 = bxor(t1802, t1803)
    t1805 = mul(t1804, u32(2221713035))
    t1806 = shr(t1805, u32(16))
    t1807 = bxor(t1805, t1806)
    t1808 = to(t1798, u32)
    t1809 = shr(t1807, u32(16))
    t1810 = mul(t1809, t1808)
    t1811 = band(t1807, u32(65535))
    t1812 = mul(t1811, t1808)
    t1813 = shr(t1812, u32(16))
    t1814 = add(t1810, t1813)
    t1815 = shr(t1814, u32(16))
    t1816 = to(t1815, i8)
    t1817 = lt(t1816, t1798)
    t1818 = band(t1797, t1817)
    t1819 = band(t1775, u32(65535))
    t1820 = to(popcount(t1819), i8)
    t1821 = ge(t1816, t1820)
    t1822 = select(t1821, u32(65536), u32(1))
    t1823 = shr(t1775, u32(16))
    t1824 = select(t1821, t1823, t1775)
    t1825 = sub(t1816, t1820)
    t1826 = select(t1821, t1825, t1816)
    t1827 = band(t1824, u32(255))
    t1828 = to(popcount(t1827), i8)
    t1829 = ge(t1826, t1828)
    t1830 = shl(t1822, u32(8))
    t1831 = select(t1829, t1830, t1822)
    t1832 = shr(t1824, u32(8))
    t1833 = select(t1829, t1832, t1824)
    t1834 = sub(t1826, t1828)
    t1835 = select(t1829, t1834, t1826)
    t1836 = band(t1833, u32(15))
    t1837 = to(popcount(t1836), i8)
    t1838 = ge(t1835, t1837)
    t1839 = shl(t1831, u32(4))
    t1840 = select(t1838, t1839, t1831)
    t1841 = shr(t1833, u32(4))
    t1842 = select(t1838, t1841, t1833)
    t1843 = sub(t1835, t1837)
    t1844 = select(t1838, t1843, t1835)
    t1845 = band(t1842, u32(3))
    t1846 = to(popcount(t1845), i8)
    t1847 = ge(t1844, t1846)
    t1848 = shl(t1840, u32(2))
    t1849 = select(t1847, t1848, t1840)
    t1850 = shr(t1842, u32(2))
    t1851 = select(t1847, t1850, t1842)
    t1852 = sub(t1844, t1846)
    t1853 = select(t1847, t1852, t1844)
    t1854 = band(t1851, u32(1))
    t1855 = to(popcount(t1854), i8)
    t1856 = ge(t1853, t1855)
    t1857 = shl(t1849, u32(1))
    t1858 = select(t1856, t1857, t1849)
    t1859 = select(t1818, t1858, u32(0))
    t1860 = bxor(t1775, t1859)
    t1861 = bxor(t1775, t1860)
    return (t1861, t1676,)


_08_draw_off = (u32(0), i8(0),)


def _09_top_cards(t1861, t1407, t1676, t1405, t1409, t1415, t1413, t1417, t1423, t1421, t1425, t1431, t1429, t1433, t1439, t1437, t1441, t1447, t1445, t1449, t1455, t1453, t1457, t1463, t1461, t1465, t1471, t1469, t1473, t1479, t1477, t1481, t1487, t1485, t1489, t1495, t1493, t1497, t1503, t1501, t1505, t1511, t1509, t1513, t1519, t1517, t1521, t1527, t1525, t1529, t1535, t1533, t1537, t1543, t1541, t1545, t1551, t1549, t1553, t1559, t1557, t1561):
    t1862 = band(t1861, u32(1))
    t1863 = gt(t1862, u32(0))
    t1864 = band(t1861, u32(2))
    t1865 = gt(t1864, u32(0))
    t1866 = band(t1861, u32(4))
    t1867 = gt(t1866, u32(0))
    t1868 = band(t1861, u32(8))
    t1869 = gt(t1868, u32(0))
    t1870 = band(t1861, u32(16))
    t1871 = gt(t1870, u32(0))
    t1872 = band(t1861, u32(32))
    t1873 = gt(t1872, u32(0))
    t1874 = band(t1861, u32(64))
    t1875 = gt(t1874, u32(0))
    t1876 = band(t1861, u32(128))
    t1877 = gt(t1876, u32(0))
    t1878 = band(t1861, u32(256))
    t1879 = gt(t1878, u32(0))
    t1880 = band(t1861, u32(512))
    t1881 = gt(t1880, u32(0))
    t1882 = band(t1861, u32(1024))
    t1883 = gt(t1882, u32(0))
    t1884 = band(t1861, u32(2048))
    t1885 = gt(t1884, u32(0))
    t1886 = band(t1861, u32(4096))
    t1887 = gt(t1886, u32(0))
    t1888 = band(t1861, u32(8192))
    t1889 = gt(t1888, u32(0))
    t1890 = band(t1861, u32(16384))
    t1891 = gt(t1890, u32(0))
    t1892 = band(t1861, u32(32768))
    t1893 = gt(t1892, u32(0))
    t1894 = band(t1861, u32(65536))
    t1895 = gt(t1894, u32(0))
    t1896 = band(t1861, u32(131072))
    t1897 = gt(t1896, u32(0))
    t1898 = band(t1861, u32(262144))
    t1899 = gt(t1898, u32(0))
    t1900 = band(t1861, u32(524288))
    t1901 = gt(t1900, u32(0))
    t1902 = gt(t1407, i8(0))
    t1903 = le(t1407, t1676)
    t1904 = band(t1902, t1903)
    t1905 = bor(t1863, t1904)
    t1906 = select(t1905, i8(1), t1405)
    t1907 = select(t1905, i8(0), t1409)
    t1908 = sub(t1407, t1676)
    t1909 = most(t1908, i8(0))
    t1910 = gt(t1415, i8(0))
    t1911 = le(t1415, t1676)
    t1912 = band(t1910, t1911)
    t1913 = bor(t1865, t1912)
    t1914 = select(t1913, i8(1), t1413)
    t1915 = select(t1913, i8(0), t1417)
    t1916 = sub(t1415, t1676)
    t1917 = most(t1916, i8(0))
    t1918 = gt(t1423, i8(0))
    t1919 = le(t1423, t1676)
    t1920 = band(t1918, t1919)
    t1921 = bor(t1867, t1920)
    t1922 = select(t1921, i8(1), t1421)
    t1923 = select(t1921, i8(0), t1425)
    t1924 = sub(t1423, t1676)
    t1925 = most(t1924, i8(0))
    t1926 = gt(t1431, i8(0))
    t1927 = le(t1431, t1676)
    t1928 = band(t1926, t1927)
    t1929 = bor(t1869, t1928)
    t1930 = select(t1929, i8(1), t1429)
    t1931 = select(t1929, i8(0), t1433)
    t1932 = sub(t1431, t1676)
    t1933 = most(t1932, i8(0))
    t1934 = gt(t1439, i8(0))
    t1935 = le(t1439, t1676)
    t1936 = band(t1934, t1935)
    t1937 = bor(t1871, t1936)
    t1938 = select(t1937, i8(1), t1437)
    t1939 = select(t1937, i8(0), t1441)
    t1940 = sub(t1439, t1676)
    t1941 = most(t1940, i8(0))
    t1942 = gt(t1447, i8(0))
    t1943 = le(t1447, t1676)
    t1944 = band(t1942, t1943)
    t1945 = bor(t1873, t1944)
    t1946 = select(t1945, i8(1), t1445)
    t1947 = select(t1945, i8(0), t1449)
    t1948 = sub(t1447, t1676)
    t1949 = most(t1948, i8(0))
    t1950 = gt(t1455, i8(0))
    t1951 = le(t1455, t1676)
    t1952 = band(t1950, t1951)
    t1953 = bor(t1875, t1952)
    t1954 = select(t1953, i8(1), t1453)
    t1955 = select(t1953, i8(0), t1457)
    t1956 = sub(t1455, t1676)
    t1957 = most(t1956, i8(0))
    t1958 = gt(t1463, i8(0))
    t1959 = le(t1463, t1676)
    t1960 = band(t1958, t1959)
    t1961 = bor(t1877, t1960)
    t1962 = select(t1961, i8(1), t1461)
    t1963 = select(t1961, i8(0), t1465)
    t1964 = sub(t1463, t1676)
    t1965 = most(t1964, i8(0))
    t1966 = gt(t1471, i8(0))
    t1967 = le(t1471, t1676)
    t1968 = band(t1966, t1967)
    t1969 = bor(t1879, t1968)
    t1970 = select(t1969, i8(1), t1469)
    t1971 = select(t1969, i8(0), t1473)
    t1972 = sub(t1471, t1676)
    t1973 = most(t1972, i8(0))
    t1974 = gt(t1479, i8(0))
    t1975 = le(t1479, t1676)
    t1976 = band(t1974, t1975)
    t1977 = bor(t1881, t1976)
    t1978 = select(t1977, i8(1), t1477)
    t1979 = select(t1977, i8(0), t1481)
    t1980 = sub(t1479, t1676)
    t1981 = most(t1980, i8(0))
    t1982 = gt(t1487, i8(0))
    t1983 = le(t1487, t1676)
    t1984 = band(t1982, t1983)
    t1985 = bor(t1883, t1984)
    t1986 = select(t1985, i8(1), t1485)
    t1987 = select(t1985, i8(0), t1489)
    t1988 = sub(t1487, t1676)
    t1989 = most(t1988, i8(0))
    t1990 = gt(t1495, i8(0))
    t1991 = le(t1495, t1676)
    t1992 = band(t1990, t1991)
    t1993 = bor(t1885, t1992)
    t1994 = select(t1993, i8(1), t1493)
    t1995 = select(t1993, i8(0), t1497)
    t1996 = sub(t1495, t1676)
    t1997 = most(t1996, i8(0))
    t1998 = gt(t1503, i8(0))
    t1999 = le(t1503, t1676)
    t2000 = band(t1998, t1999)
    t2001 = bor(t1887, t2000)
    t2002 = select(t2001, i8(1), t1501)
    t2003 = select(t2001, i8(0), t1505)
    t2004 = sub(t1503, t1676)
    t2005 = most(t2004, i8(0))
    t2006 = gt(t1511, i8(0))
    t2007 = le(t1511, t1676)
    t2008 = band(t2006, t2007)
    t2009 = bor(t1889, t2008)
    t2010 = select(t2009, i8(1), t1509)
    t2011 = select(t2009, i8(0), t1513)
    t2012 = sub(t1511, t1676)
    t2013 = most(t2012, i8(0))
    t2014 = gt(t1519, i8(0))
    t2015 = le(t1519, t1676)
    t2016 = band(t2014, t2015)
    t2017 = bor(t1891, t2016)
    t2018 = select(t2017, i8(1), t1517)
    t2019 = select(t2017, i8(0), t1521)
    t2020 = sub(t1519, t1676)
    t2021 = most(t2020, i8(0))
    t2022 = gt(t1527, i8(0))
    t2023 = le(t1527, t1676)
    t2024 = band(t2022, t2023)
    t2025 = bor(t1893, t2024)
    t2026 = select(t2025, i8(1), t1525)
    t2027 = select(t2025, i8(0), t1529)
    t2028 = sub(t1527, t1676)
    t2029 = most(t2028, i8(0))
    t2030 = gt(t1535, i8(0))
    t2031 = le(t1535, t1676)
    t2032 = band(t2030, t2031)
    t2033 = bor(t1895, t2032)
    t2034 = select(t2033, i8(1), t1533)
    t2035 = select(t2033, i8(0), t1537)
    t2036 = sub(t1535, t1676)
    t2037 = most(t2036, i8(0))
    t2038 = gt(t1543, i8(0))
    t2039 = le(t1543, t1676)
    t2040 = band(t2038, t2039)
    t2041 = bor(t1897, t2040)
    t2042 = select(t2041, i8(1), t1541)
    t2043 = select(t2041, i8(0), t1545)
    t2044 = sub(t1543, t1676)
    t2045 = most(t2044, i8(0))
    t2046 = gt(t1551, i8(0))
    t2047 = le(t1551, t1676)
    t2048 = band(t2046, t2047)
    t2049 = bor(t1899, t2048)
    t2050 = select(t2049, i8(1), t1549)
    t2051 = select(t2049, i8(0), t1553)
    t2052 = sub(t1551, t1676)
    t2053 = most(t2052, i8(0))
    t2054 = gt(t1559, i8(0))
    t2055 = le(t1559, t1676)
    t2056 = band(t2054, t2055)
    t2057 = bor(t1901, t2056)
    t2058 = select(t2057, i8(1), t1557)
    t2059 = select(t2057, i8(0), t1561)
    t2060 = sub(t1559, t1676)
    t2061 = most(t2060, i8(0))
    return (t1906, t1909, t1907, t1914, t1917, t1915, t1922, t1925, t1923, t1930, t1933, t1931, t1938, t1941, t1939, t1946, t1949, t1947, t1954, t1957, t1955, t1962, t1965, t1963, t1970, t1973, t1971, t1978, t1981, t1979, t1986, t1989, t1987, t1994, t1997, t1995, t2002, t2005, t2003, t2010, t2013, t2011, t2018, t2021, t2019, t2026, t2029, t2027, t2034, t2037, t2035, t2042, t2045, t2043, t2050, t2053, t2051, t2058, t2061, t2059,)


_09_top_cards_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _10_energy_zone(t1607, t1609, t1259, t1257, t1261, t9, t1177):
    t2062 = gt(t1607, i8(1))
    t2063 = band(t1609, t2062)
    t2064 = select(t2063, t1259, t1257)
    t2065 = to(t1261, u32)
    t2066 = band(t2065, u32(255))
    t2067 = to(popcount(t2066), i8)
    t2068 = add(t9, u32(2082364857))
    t2069 = shr(t2068, u32(16))
    t2070 = bxor(t2068, t2069)
    t2071 = mul(t2070, u32(2146121005))
    t2072 = shr(t2071, u32(15))
    t2073 = bxor(t2071, t2072)
    t2074 = mul(t2073, u32(2221713035))
    t2075 = shr(t2074, u32(16))
    t2076 = bxor(t2074, t2075)
    t2077 = to(t2067, u32)
    t2078 = shr(t2076, u32(16))
    t2079 = mul(t2078, t2077)
    t2080 = band(t2076, u32(65535))
    t2081 = mul(t2080, t2077)
    t2082 = shr(t2081, u32(16))
    t2083 = add(t2079, t2082)
    t2084 = shr(t2083, u32(16))
    t2085 = to(t2084, i8)
    t2086 = lt(t2085, t2067)
    t2087 = band(t2066, u32(15))
    t2088 = to(popcount(t2087), i8)
    t2089 = ge(t2085, t2088)
    t2090 = select(t2089, u32(16), u32(1))
    t2091 = shr(t2066, u32(4))
    t2092 = select(t2089, t2091, t2066)
    t2093 = sub(t2085, t2088)
    t2094 = select(t2089, t2093, t2085)
    t2095 = band(t2092, u32(3))
    t2096 = to(popcount(t2095), i8)
    t2097 = ge(t2094, t2096)
    t2098 = shl(t2090, u32(2))
    t2099 = select(t2097, t2098, t2090)
    t2100 = shr(t2092, u32(2))
    t2101 = select(t2097, t2100, t2092)
    t2102 = sub(t2094, t2096)
    t2103 = select(t2097, t2102, t2094)
    t2104 = band(t2101, u32(1))
    t2105 = to(popcount(t2104), i8)
    t2106 = ge(t2103, t2105)
    t2107 = shl(t2099, u32(1))
    t2108 = select(t2106, t2107, t2099)
    t2109 = select(t2086, t2108, u32(0))
    t2110 = band(t2109, u32(1))
    t2111 = gt(t2110, u32(0))
    t2112 = band(t2109, u32(2))
    t2113 = gt(t2112, u32(0))
    t2114 = band(t2109, u32(4))
    t2115 = gt(t2114, u32(0))
    t2116 = band(t2109, u32(8))
    t2117 = gt(t2116, u32(0))
    t2118 = band(t2109, u32(16))
    t2119 = gt(t2118, u32(0))
    t2120 = band(t2109, u32(32))
    t2121 = gt(t2120, u32(0))
    t2122 = band(t2109, u32(64))
    t2123 = gt(t2122, u32(0))
    t2124 = band(t2109, u32(128))
    t2125 = gt(t2124, u32(0))
    t2126 = select(t2111, i8(1), i8(0))
    t2127 = select(t2113, i8(2), t2126)
    t2128 = select(t2115, i8(3), t2127)
    t2129 = select(t2117, i8(4), t2128)
    t2130 = select(t2119, i8(5), t2129)
    t2131 = select(t2121, i8(6), t2130)
    t2132 = select(t2123, i8(7), t2131)
    t2133 = select(t2125, i8(8), t2132)
    t2134 = select(t2063, t2133, t1259)
    t2135 = select(t1177, i8(1), i8(0))
    return (t2064, t2134, t2135,)


_10_energy_zone_off = (i8(0), i8(0), i8(0),)


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
    (t674, t590, t609, t628, t647, t342, t258, t277, t296, t315, t278, t259, t297, t316, t279, t260, t298, t317, t280, t261, t299, t318, t281, t262, t300, t319, t282, t263, t301, t320, t283, t264, t302, t321, t284, t265, t303, t322, t285, t266, t304, t323, t286, t267, t305, t324, t287, t268, t306, t325, t288, t269, t307, t326, t289, t270, t308, t327, t290, t271, t309, t328, t291, t272, t310, t329, t292, t273, t311, t330, t293, t274, t312, t331, t295, t276, t314, t333, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t334, t335, t336, t337, t338, t339, t340, t610, t591, t629, t648, t611, t592, t630, t649, t612, t593, t631, t650, t613, t594, t632, t651, t614, t595, t633, t652, t615, t596, t634, t653, t616, t597, t635, t654, t617, t598, t636, t655, t618, t599, t637, t656, t619, t600, t638, t657, t620, t601, t639, t658, t621, t602, t640, t659, t622, t603, t641, t660, t623, t604, t642, t661, t624, t605, t643, t662, t625, t606, t644, t663, t627, t608, t646, t665, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t582, t583, t584, t585, t586, t587, t588, t589, t666, t667, t668, t669, t670, t671, t672, t398, t66, t411, t79, t424, t92, t437, t105, t450, t118, t463, t131, t476, t144, t489, t157, t502, t170,) = cut(_01_knock_outs, _01_knock_outs_off, pokemon_0_0, t10, words_0_0_0, damage_0_0, pokemon_0_1, words_0_1_0, damage_0_1, pokemon_0_2, words_0_2_0, damage_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, words_1_0_0, damage_1_0, pokemon_1_1, words_1_1_0, damage_1_1, pokemon_1_2, words_1_2_0, damage_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0)
    (t717, t714,) = cut(_02_win_check, _02_win_check_off, phase, t10, winner, t674, t590, t609, t628, t647, t342, t258, t277, t296, t315, turn_player)
    (t758, t759, t760, t761, t762, t763, t745, t747, t748,) = cut(_03_promotions, _03_promotions_off, t258, t717, t590, t277, t296, t315, t609, t628, t647, flow)
    (t1177, t961, t962, t963, t1160, t1161, t964, t782, t779, t781, t783, t788, t785, t787, t789, t1165, t983, t980, t982, t984, t989, t986, t988, t990, t958, t957, t776, t1159, t1158, t977, t1175, t959, t960, t1162, t1163, t1164, t971, t770, t995, t794, t1001, t800, t1007, t806, t1013, t812, t1019, t818, t1025, t824, t1031, t830, t1037, t836, t1043, t842, t968, t767, t974, t773, t992, t791, t998, t797, t1004, t803, t1010, t809, t1016, t815, t1022, t821, t1028, t827, t1034, t833, t1040, t839, t970, t769, t976, t775, t994, t793, t1000, t799, t1006, t805, t1012, t811, t1018, t817, t1024, t823, t1030, t829, t1036, t835, t1042, t841, t972, t771, t978, t777, t996, t795, t1002, t801, t1008, t807, t1014, t813, t1020, t819, t1026, t825, t1032, t831, t1038, t837, t1044, t843, t1081, t880, t1085, t884, t1089, t888, t1093, t892, t1097, t896, t1101, t900, t1105, t904, t1109, t908, t1113, t912, t1117, t916, t1121, t920, t1125, t924, t1129, t928, t1133, t932, t1137, t936, t1141, t940, t1145, t944, t1149, t948, t1153, t952, t1157, t956, t1073, t872, t1049, t848, t1055, t854, t1061, t860, t1067, t866, t1070, t869, t1046, t845, t1052, t851, t1058, t857, t1064, t863, t1072, t871, t1048, t847, t1054, t853, t1060, t859, t1066, t865, t1074, t873, t1050, t849, t1056, t855, t1062, t861, t1068, t867, t1169, t1171,) = cut(_04_promoted, _04_promoted_off, t758, t759, t760, t277, t258, t296, t315, t278, t259, t297, t316, t279, t260, t298, t317, t280, t261, t299, t318, t281, t262, t300, t319, t282, t263, t301, t320, t283, t264, t302, t321, t284, t265, t303, t322, t285, t266, t304, t323, t286, t267, t305, t324, t287, t268, t306, t325, t288, t269, t307, t326, t289, t270, t308, t327, t290, t271, t309, t328, t291, t272, t310, t329, t292, t273, t311, t330, t293, t274, t312, t331, t295, t276, t314, t333, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t334, t335, t336, t337, t338, t339, t340, moved_0, t761, t762, t763, t609, t590, t628, t647, t610, t591, t629, t648, t611, t592, t630, t649, t612, t593, t631, t650, t613, t594, t632, t651, t614, t595, t633, t652, t615, t596, t634, t653, t616, t597, t635, t654, t617, t598, t636, t655, t618, t599, t637, t656, t619, t600, t638, t657, t620, t601, t639, t658, t621, t602, t640, t659, t622, t603, t641, t660, t623, t604, t642, t661, t624, t605, t643, t662, t625, t606, t644, t663, t627, t608, t646, t665, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t582, t583, t584, t585, t586, t587, t588, t589, t666, t667, t668, t669, t670, t671, t672, moved_1, t745, t747, t748, phase, decider, t10, t714, flow)
    (t1178, t1199, t1190, t1184, t1188, t1189, t1185, t1186, t1187, t1200, t1191, t1204, t1195, t1201, t1192, t1205, t1196, t1202, t1193, t1206, t1197, t1203, t1194, t1207, t1198, t1179, t1180, t1181, t1182, t1183,) = cut(_05_end_of_turn, _05_end_of_turn_off, t1177, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t961, t962, t963, t1160, t1161, t964, t782, t779, t781, t783, t788, t785, t787, t789, t1165, t983, t980, t982, t984, t989, t986, t988, t990)
    (t1249, t1243, t1246, t1229, t1211, t1247,) = cut(_06_checkup, _06_checkup_off, t958, t1177, t957, t776, t9, t1159, t1158, t977, flow, t1175)
    (t1609, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1541, t1549, t1557, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1535, t1543, t1551, t1559, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1537, t1545, t1553, t1561, t1607, t1259, t1257, t1261, t1604, t1611, t1613, t1612, t1252, t1255, t1263, t1265, t1267, t1269, t1271, t1273, t1275, t1277, t1279, t1281, t1283, t1285, t1287, t1289, t1291, t1293, t1295, t1297, t1299, t1301, t1303, t1305, t1307, t1309, t1311, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1377, t1379, t1381, t1383, t1385, t1387, t1389, t1391, t1393, t1395, t1397, t1399, t1401, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t1539, t1547, t1555, t1256, t1258, t1260, t1262, t1264, t1266, t1268, t1270, t1272, t1274, t1276, t1278, t1280, t1282, t1284, t1286, t1288, t1290, t1292, t1294, t1296, t1298, t1300, t1302, t1304, t1306, t1308, t1310, t1312, t1314, t1316, t1318, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1563, t1565, t1567, t1569, t1571, t1573, t1575, t1577, t1579, t1581, t1583, t1585, t1587, t1589, t1591, t1593, t1595, t1597, t1599, t1601, t1564, t1566, t1568, t1570, t1572, t1574, t1576, t1578, t1580, t1582, t1584, t1586, t1588, t1590, t1592, t1594, t1596, t1598, t1600, t1602,) = cut(_07_next_turn, _07_next_turn_off, turn, t1249, t714, t342, t674, energy_now_1, t1178, energy_next_1, energy_next_0, declared_1, declared_0, t1158, t957, t1243, t1246, t1199, t1190, locked_1, t1184, t1188, t959, t1189, t960, t1162, t1185, t1163, t1186, t1164, t1187, t398, t66, t411, t79, t424, t92, t437, t105, t450, t118, t463, t131, t476, t144, t489, t157, t502, t170, t971, t770, t1229, t1211, t1200, t1191, t1204, t1195, t995, t794, t1001, t800, t1007, t806, t1013, t812, t1019, t818, t1025, t824, t1031, t830, t1037, t836, t1043, t842, t968, t767, t974, t773, t1201, t1192, t1205, t1196, t992, t791, t998, t797, t1004, t803, t1010, t809, t1016, t815, t1022, t821, t1028, t827, t1034, t833, t1040, t839, t970, t769, t976, t775, t1202, t1193, t1206, t1197, t994, t793, t1000, t799, t1006, t805, t1012, t811, t1018, t817, t1024, t823, t1030, t829, t1036, t835, t1042, t841, t972, t771, t978, t777, t1203, t1194, t1207, t1198, t996, t795, t1002, t801, t1008, t807, t1014, t813, t1020, t819, t1026, t825, t1032, t831, t1038, t837, t1044, t843, card_1_0, card_0_0, t1081, t880, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1085, t884, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1089, t888, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1093, t892, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1097, t896, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1101, t900, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1105, t904, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1109, t908, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1113, t912, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1117, t916, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1121, t920, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1125, t924, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1129, t928, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1133, t932, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1137, t936, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1141, t940, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1145, t944, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1149, t948, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1153, t952, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1157, t956, order_1_19, order_0_19, seen_1_19, seen_0_19, t1073, t872, t1049, t848, t1055, t854, t1061, t860, t1067, t866, t1070, t869, t1046, t845, t1052, t851, t1058, t857, t1064, t863, t1072, t871, t1048, t847, t1054, t853, t1060, t859, t1066, t865, t1074, t873, t1050, t849, t1056, t855, t1062, t861, t1068, t867, turn_player, t1169, t1247, t1171)
    (t1861, t1676,) = cut(_08_draw, _08_draw_off, t1609, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1541, t1549, t1557, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1535, t1543, t1551, t1559, t9)
    (t1906, t1909, t1907, t1914, t1917, t1915, t1922, t1925, t1923, t1930, t1933, t1931, t1938, t1941, t1939, t1946, t1949, t1947, t1954, t1957, t1955, t1962, t1965, t1963, t1970, t1973, t1971, t1978, t1981, t1979, t1986, t1989, t1987, t1994, t1997, t1995, t2002, t2005, t2003, t2010, t2013, t2011, t2018, t2021, t2019, t2026, t2029, t2027, t2034, t2037, t2035, t2042, t2045, t2043, t2050, t2053, t2051, t2058, t2061, t2059,) = cut(_09_top_cards, _09_top_cards_off, t1861, t1407, t1676, t1405, t1409, t1415, t1413, t1417, t1423, t1421, t1425, t1431, t1429, t1433, t1439, t1437, t1441, t1447, t1445, t1449, t1455, t1453, t1457, t1463, t1461, t1465, t1471, t1469, t1473, t1479, t1477, t1481, t1487, t1485, t1489, t1495, t1493, t1497, t1503, t1501, t1505, t1511, t1509, t1513, t1519, t1517, t1521, t1527, t1525, t1529, t1535, t1533, t1537, t1543, t1541, t1545, t1551, t1549, t1553, t1559, t1557, t1561)
    (t2064, t2134, t2135,) = cut(_10_energy_zone, _10_energy_zone_off, t1607, t1609, t1259, t1257, t1261, t9, t1177)
    return {
        'turn': t1607,
        'turn_player': t1604,
        'phase': t1611,
        'decider': t1613,
        'flow': t1612,
        'winner': t1252,
        'supporter_played': t1179,
        'retreated': t1180,
        'row': row,
        'source': source,
        'left': left,
        'it': it,
        'heads': heads,
        'dealt': dealt,
        'retreat_less': t1181,
        'boost0': t1182,
        'boost1': t1183,
        'points_0': t1255,
        'energy_now_0': t2064,
        'energy_next_0': t2134,
        'declared_0': t1261,
        'poison_0': t1263,
        'daze_0': t1265,
        'moved_0': t1267,
        'locked_0': t1269,
        'takes_0': t1271,
        'prevent_0': t1273,
        'deals_0': t1275,
        'no_attack_0': t1277,
        'no_retreat_0': t1279,
        'discarded_0_0': t1281,
        'discarded_0_1': t1283,
        'discarded_0_2': t1285,
        'discarded_0_3': t1287,
        'discarded_0_4': t1289,
        'discarded_0_5': t1291,
        'discarded_0_6': t1293,
        'discarded_0_7': t1295,
        'discarded_0_8': t1297,
        'pokemon_0_0': t1299,
        'damage_0_0': t1301,
        'fresh_0_0': t1303,
        'used_0_0': t1305,
        'energy_0_0_0': t1307,
        'energy_0_0_1': t1309,
        'energy_0_0_2': t1311,
        'energy_0_0_3': t1313,
        'energy_0_0_4': t1315,
        'energy_0_0_5': t1317,
        'energy_0_0_6': t1319,
        'energy_0_0_7': t1321,
        'energy_0_0_8': t1323,
        'pokemon_0_1': t1325,
        'damage_0_1': t1327,
        'fresh_0_1': t1329,
        'used_0_1': t1331,
        'energy_0_1_0': t1333,
        'energy_0_1_1': t1335,
        'energy_0_1_2': t1337,
        'energy_0_1_3': t1339,
        'energy_0_1_4': t1341,
        'energy_0_1_5': t1343,
        'energy_0_1_6': t1345,
        'energy_0_1_7': t1347,
        'energy_0_1_8': t1349,
        'pokemon_0_2': t1351,
        'damage_0_2': t1353,
        'fresh_0_2': t1355,
        'used_0_2': t1357,
        'energy_0_2_0': t1359,
        'energy_0_2_1': t1361,
        'energy_0_2_2': t1363,
        'energy_0_2_3': t1365,
        'energy_0_2_4': t1367,
        'energy_0_2_5': t1369,
        'energy_0_2_6': t1371,
        'energy_0_2_7': t1373,
        'energy_0_2_8': t1375,
        'pokemon_0_3': t1377,
        'damage_0_3': t1379,
        'fresh_0_3': t1381,
        'used_0_3': t1383,
        'energy_0_3_0': t1385,
        'energy_0_3_1': t1387,
        'energy_0_3_2': t1389,
        'energy_0_3_3': t1391,
        'energy_0_3_4': t1393,
        'energy_0_3_5': t1395,
        'energy_0_3_6': t1397,
        'energy_0_3_7': t1399,
        'energy_0_3_8': t1401,
        'card_0_0': t1403,
        'place_0_0': t1906,
        'order_0_0': t1909,
        'seen_0_0': t1907,
        'card_0_1': t1411,
        'place_0_1': t1914,
        'order_0_1': t1917,
        'seen_0_1': t1915,
        'card_0_2': t1419,
        'place_0_2': t1922,
        'order_0_2': t1925,
        'seen_0_2': t1923,
        'card_0_3': t1427,
        'place_0_3': t1930,
        'order_0_3': t1933,
        'seen_0_3': t1931,
        'card_0_4': t1435,
        'place_0_4': t1938,
        'order_0_4': t1941,
        'seen_0_4': t1939,
        'card_0_5': t1443,
        'place_0_5': t1946,
        'order_0_5': t1949,
        'seen_0_5': t1947,
        'card_0_6': t1451,
        'place_0_6': t1954,
        'order_0_6': t1957,
        'seen_0_6': t1955,
        'card_0_7': t1459,
        'place_0_7': t1962,
        'order_0_7': t1965,
        'seen_0_7': t1963,
        'card_0_8': t1467,
        'place_0_8': t1970,
        'order_0_8': t1973,
        'seen_0_8': t1971,
        'card_0_9': t1475,
        'place_0_9': t1978,
        'order_0_9': t1981,
        'seen_0_9': t1979,
        'card_0_10': t1483,
        'place_0_10': t1986,
        'order_0_10': t1989,
        'seen_0_10': t1987,
        'card_0_11': t1491,
        'place_0_11': t1994,
        'order_0_11': t1997,
        'seen_0_11': t1995,
        'card_0_12': t1499,
        'place_0_12': t2002,
        'order_0_12': t2005,
        'seen_0_12': t2003,
        'card_0_13': t1507,
        'place_0_13': t2010,
        'order_0_13': t2013,
        'seen_0_13': t2011,
        'card_0_14': t1515,
        'place_0_14': t2018,
        'order_0_14': t2021,
        'seen_0_14': t2019,
        'card_0_15': t1523,
        'place_0_15': t2026,
        'order_0_15': t2029,
        'seen_0_15': t2027,
        'card_0_16': t1531,
        'place_0_16': t2034,
        'order_0_16': t2037,
        'seen_0_16': t2035,
        'card_0_17': t1539,
        'place_0_17': t2042,
        'order_0_17': t2045,
        'seen_0_17': t2043,
        'card_0_18': t1547,
        'place_0_18': t2050,
        'order_0_18': t2053,
        'seen_0_18': t2051,
        'card_0_19': t1555,
        'place_0_19': t2058,
        'order_0_19': t2061,
        'seen_0_19': t2059,
        'points_1': t1256,
        'energy_now_1': t1258,
        'energy_next_1': t1260,
        'declared_1': t1262,
        'poison_1': t1264,
        'daze_1': t1266,
        'moved_1': t1268,
        'locked_1': t1270,
        'takes_1': t1272,
        'prevent_1': t1274,
        'deals_1': t1276,
        'no_attack_1': t1278,
        'no_retreat_1': t1280,
        'discarded_1_0': t1282,
        'discarded_1_1': t1284,
        'discarded_1_2': t1286,
        'discarded_1_3': t1288,
        'discarded_1_4': t1290,
        'discarded_1_5': t1292,
        'discarded_1_6': t1294,
        'discarded_1_7': t1296,
        'discarded_1_8': t1298,
        'pokemon_1_0': t1300,
        'damage_1_0': t1302,
        'fresh_1_0': t1304,
        'used_1_0': t1306,
        'energy_1_0_0': t1308,
        'energy_1_0_1': t1310,
        'energy_1_0_2': t1312,
        'energy_1_0_3': t1314,
        'energy_1_0_4': t1316,
        'energy_1_0_5': t1318,
        'energy_1_0_6': t1320,
        'energy_1_0_7': t1322,
        'energy_1_0_8': t1324,
        'pokemon_1_1': t1326,
        'damage_1_1': t1328,
        'fresh_1_1': t1330,
        'used_1_1': t1332,
        'energy_1_1_0': t1334,
        'energy_1_1_1': t1336,
        'energy_1_1_2': t1338,
        'energy_1_1_3': t1340,
        'energy_1_1_4': t1342,
        'energy_1_1_5': t1344,
        'energy_1_1_6': t1346,
        'energy_1_1_7': t1348,
        'energy_1_1_8': t1350,
        'pokemon_1_2': t1352,
        'damage_1_2': t1354,
        'fresh_1_2': t1356,
        'used_1_2': t1358,
        'energy_1_2_0': t1360,
        'energy_1_2_1': t1362,
        'energy_1_2_2': t1364,
        'energy_1_2_3': t1366,
        'energy_1_2_4': t1368,
        'energy_1_2_5': t1370,
        'energy_1_2_6': t1372,
        'energy_1_2_7': t1374,
        'energy_1_2_8': t1376,
        'pokemon_1_3': t1378,
        'damage_1_3': t1380,
        'fresh_1_3': t1382,
        'used_1_3': t1384,
        'energy_1_3_0': t1386,
        'energy_1_3_1': t1388,
        'energy_1_3_2': t1390,
        'energy_1_3_3': t1392,
        'energy_1_3_4': t1394,
        'energy_1_3_5': t1396,
        'energy_1_3_6': t1398,
        'energy_1_3_7': t1400,
        'energy_1_3_8': t1402,
        'card_1_0': t1404,
        'place_1_0': t1406,
        'order_1_0': t1408,
        'seen_1_0': t1410,
        'card_1_1': t1412,
        'place_1_1': t1414,
        'order_1_1': t1416,
        'seen_1_1': t1418,
        'card_1_2': t1420,
        'place_1_2': t1422,
        'order_1_2': t1424,
        'seen_1_2': t1426,
        'card_1_3': t1428,
        'place_1_3': t1430,
        'order_1_3': t1432,
        'seen_1_3': t1434,
        'card_1_4': t1436,
        'place_1_4': t1438,
        'order_1_4': t1440,
        'seen_1_4': t1442,
        'card_1_5': t1444,
        'place_1_5': t1446,
        'order_1_5': t1448,
        'seen_1_5': t1450,
        'card_1_6': t1452,
        'place_1_6': t1454,
        'order_1_6': t1456,
        'seen_1_6': t1458,
        'card_1_7': t1460,
        'place_1_7': t1462,
        'order_1_7': t1464,
        'seen_1_7': t1466,
        'card_1_8': t1468,
        'place_1_8': t1470,
        'order_1_8': t1472,
        'seen_1_8': t1474,
        'card_1_9': t1476,
        'place_1_9': t1478,
        'order_1_9': t1480,
        'seen_1_9': t1482,
        'card_1_10': t1484,
        'place_1_10': t1486,
        'order_1_10': t1488,
        'seen_1_10': t1490,
        'card_1_11': t1492,
        'place_1_11': t1494,
        'order_1_11': t1496,
        'seen_1_11': t1498,
        'card_1_12': t1500,
        'place_1_12': t1502,
        'order_1_12': t1504,
        'seen_1_12': t1506,
        'card_1_13': t1508,
        'place_1_13': t1510,
        'order_1_13': t1512,
        'seen_1_13': t1514,
        'card_1_14': t1516,
        'place_1_14': t1518,
        'order_1_14': t1520,
        'seen_1_14': t1522,
        'card_1_15': t1524,
        'place_1_15': t1526,
        'order_1_15': t1528,
        'seen_1_15': t1530,
        'card_1_16': t1532,
        'place_1_16': t1534,
        'order_1_16': t1536,
        'seen_1_16': t1538,
        'card_1_17': t1540,
        'place_1_17': t1542,
        'order_1_17': t1544,
        'seen_1_17': t1546,
        'card_1_18': t1548,
        'place_1_18': t1550,
        'order_1_18': t1552,
        'seen_1_18': t1554,
        'card_1_19': t1556,
        'place_1_19': t1558,
        'order_1_19': t1560,
        'seen_1_19': t1562,
        'todo': t2135,
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
        'reached_0_0': t1563,
        'words_0_0_0': t1565,
        'words_0_0_1': t1567,
        'words_0_0_2': t1569,
        'words_0_0_3': t1571,
        'reached_0_1': t1573,
        'words_0_1_0': t1575,
        'words_0_1_1': t1577,
        'words_0_1_2': t1579,
        'words_0_1_3': t1581,
        'reached_0_2': t1583,
        'words_0_2_0': t1585,
        'words_0_2_1': t1587,
        'words_0_2_2': t1589,
        'words_0_2_3': t1591,
        'reached_0_3': t1593,
        'words_0_3_0': t1595,
        'words_0_3_1': t1597,
        'words_0_3_2': t1599,
        'words_0_3_3': t1601,
        'reached_1_0': t1564,
        'words_1_0_0': t1566,
        'words_1_0_1': t1568,
        'words_1_0_2': t1570,
        'words_1_0_3': t1572,
        'reached_1_1': t1574,
        'words_1_1_0': t1576,
        'words_1_1_1': t1578,
        'words_1_1_2': t1580,
        'words_1_1_3': t1582,
        'reached_1_2': t1584,
        'words_1_2_0': t1586,
        'words_1_2_1': t1588,
        'words_1_2_2': t1590,
        'words_1_2_3': t1592,
        'reached_1_3': t1594,
        'words_1_3_0': t1596,
        'words_1_3_1': t1598,
        'words_1_3_2': t1600,
        'words_1_3_3': t1602,
    }
