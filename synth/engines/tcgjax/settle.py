"""Generated: `settle` as 2100 operations in 11 stages. Do not edit."""

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


def _01_knock_outs(pokemon_0_0, t10, words_0_0_0, damage_0_0, pokemon_0_1, words_0_1_0, damage_0_1, pokemon_0_2, words_0_2_0, damage_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, words_1_0_0, damage_1_0, pokemon_1_1, words_1_1_0, damage_1_1, pokemon_1_2, words_1_2_0, damage_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0):
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
    t275 = select(t26, i16(0), pokemon_0_1)
    t276 = select(t26, i8(0), damage_0_1)
    t277 = select(t26, i8(0), fresh_0_1)
    t278 = select(t26, i8(0), used_0_1)
    t279 = select(t26, i8(0), energy_0_1_0)
    t280 = select(t26, i8(0), energy_0_1_1)
    t281 = select(t26, i8(0), energy_0_1_2)
    t282 = select(t26, i8(0), energy_0_1_3)
    t283 = select(t26, i8(0), energy_0_1_4)
    t284 = select(t26, i8(0), energy_0_1_5)
    t285 = select(t26, i8(0), energy_0_1_6)
    t286 = select(t26, i8(0), energy_0_1_7)
    t287 = select(t26, i8(0), energy_0_1_8)
    t288 = select(t26, i32(0), words_0_1_0)
    t289 = select(t26, i16(0), words_0_1_1)
    t290 = select(t26, i16(0), words_0_1_2)
    t291 = select(t26, i16(0), words_0_1_3)
    t292 = select(t37, i16(0), pokemon_0_2)
    t293 = select(t37, i8(0), damage_0_2)
    t294 = select(t37, i8(0), fresh_0_2)
    t295 = select(t37, i8(0), used_0_2)
    t296 = select(t37, i8(0), energy_0_2_0)
    t297 = select(t37, i8(0), energy_0_2_1)
    t298 = select(t37, i8(0), energy_0_2_2)
    t299 = select(t37, i8(0), energy_0_2_3)
    t300 = select(t37, i8(0), energy_0_2_4)
    t301 = select(t37, i8(0), energy_0_2_5)
    t302 = select(t37, i8(0), energy_0_2_6)
    t303 = select(t37, i8(0), energy_0_2_7)
    t304 = select(t37, i8(0), energy_0_2_8)
    t305 = select(t37, i32(0), words_0_2_0)
    t306 = select(t37, i16(0), words_0_2_1)
    t307 = select(t37, i16(0), words_0_2_2)
    t308 = select(t37, i16(0), words_0_2_3)
    t309 = select(t48, i16(0), pokemon_0_3)
    t310 = select(t48, i8(0), damage_0_3)
    t311 = select(t48, i8(0), fresh_0_3)
    t312 = select(t48, i8(0), used_0_3)
    t313 = select(t48, i8(0), energy_0_3_0)
    t314 = select(t48, i8(0), energy_0_3_1)
    t315 = select(t48, i8(0), energy_0_3_2)
    t316 = select(t48, i8(0), energy_0_3_3)
    t317 = select(t48, i8(0), energy_0_3_4)
    t318 = select(t48, i8(0), energy_0_3_5)
    t319 = select(t48, i8(0), energy_0_3_6)
    t320 = select(t48, i8(0), energy_0_3_7)
    t321 = select(t48, i8(0), energy_0_3_8)
    t322 = select(t48, i32(0), words_0_3_0)
    t323 = select(t48, i16(0), words_0_3_1)
    t324 = select(t48, i16(0), words_0_3_2)
    t325 = select(t48, i16(0), words_0_3_3)
    t326 = select(t16, i8(0), poison_0)
    t327 = select(t16, i8(0), daze_0)
    t328 = select(t16, i8(0), takes_0)
    t329 = select(t16, i8(0), prevent_0)
    t330 = select(t16, i8(0), deals_0)
    t331 = select(t16, i8(0), no_attack_0)
    t332 = select(t16, i8(0), no_retreat_0)
    t333 = add(points_1, t53)
    t334 = to(t333, i8)
    t335 = gt(pokemon_1_0, i16(0))
    t336 = band(t10, t335)
    t337 = band(words_1_0_0, i32(31))
    t338 = to(t337, i8)
    t339 = ge(damage_1_0, t338)
    t340 = band(t336, t339)
    t341 = sar(words_1_0_0, i32(16))
    t342 = band(t341, i32(3))
    t343 = to(t342, i8)
    t344 = select(t340, t343, i8(0))
    t345 = gt(pokemon_1_1, i16(0))
    t346 = band(t10, t345)
    t347 = band(words_1_1_0, i32(31))
    t348 = to(t347, i8)
    t349 = ge(damage_1_1, t348)
    t350 = band(t346, t349)
    t351 = sar(words_1_1_0, i32(16))
    t352 = band(t351, i32(3))
    t353 = to(t352, i8)
    t354 = select(t350, t353, i8(0))
    t355 = add(t344, t354)
    t356 = gt(pokemon_1_2, i16(0))
    t357 = band(t10, t356)
    t358 = band(words_1_2_0, i32(31))
    t359 = to(t358, i8)
    t360 = ge(damage_1_2, t359)
    t361 = band(t357, t360)
    t362 = sar(words_1_2_0, i32(16))
    t363 = band(t362, i32(3))
    t364 = to(t363, i8)
    t365 = select(t361, t364, i8(0))
    t366 = add(t355, t365)
    t367 = gt(pokemon_1_3, i16(0))
    t368 = band(t10, t367)
    t369 = band(words_1_3_0, i32(31))
    t370 = to(t369, i8)
    t371 = ge(damage_1_3, t370)
    t372 = band(t368, t371)
    t373 = sar(words_1_3_0, i32(16))
    t374 = band(t373, i32(3))
    t375 = to(t374, i8)
    t376 = select(t372, t375, i8(0))
    t377 = add(t366, t376)
    t378 = select(t340, energy_1_0_0, i8(0))
    t379 = select(t350, energy_1_1_0, i8(0))
    t380 = add(t378, t379)
    t381 = select(t361, energy_1_2_0, i8(0))
    t382 = to(t380, i16)
    t383 = to(t381, i16)
    t384 = add(t382, t383)
    t385 = select(t372, energy_1_3_0, i8(0))
    t386 = to(t385, i16)
    t387 = add(t384, t386)
    t388 = to(discarded_1_0, i16)
    t389 = add(t388, t387)
    t390 = to(t389, i8)
    t391 = select(t340, energy_1_0_1, i8(0))
    t392 = select(t350, energy_1_1_1, i8(0))
    t393 = add(t391, t392)
    t394 = select(t361, energy_1_2_1, i8(0))
    t395 = to(t393, i16)
    t396 = to(t394, i16)
    t397 = add(t395, t396)
    t398 = select(t372, energy_1_3_1, i8(0))
    t399 = to(t398, i16)
    t400 = add(t397, t399)
    t401 = to(discarded_1_1, i16)
    t402 = add(t401, t400)
    t403 = to(t402, i8)
    t404 = select(t340, energy_1_0_2, i8(0))
    t405 = select(t350, energy_1_1_2, i8(0))
    t406 = add(t404, t405)
    t407 = select(t361, energy_1_2_2, i8(0))
    t408 = to(t406, i16)
    t409 = to(t407, i16)
    t410 = add(t408, t409)
    t411 = select(t372, energy_1_3_2, i8(0))
    t412 = to(t411, i16)
    t413 = add(t410, t412)
    t414 = to(discarded_1_2, i16)
    t415 = add(t414, t413)
    t416 = to(t415, i8)
    t417 = select(t340, energy_1_0_3, i8(0))
    t418 = select(t350, energy_1_1_3, i8(0))
    t419 = add(t417, t418)
    t420 = select(t361, energy_1_2_3, i8(0))
    t421 = to(t419, i16)
    t422 = to(t420, i16)
    t423 = add(t421, t422)
    t424 = select(t372, energy_1_3_3, i8(0))
    t425 = to(t424, i16)
    t426 = add(t423, t425)
    t427 = to(discarded_1_3, i16)
    t428 = add(t427, t426)
    t429 = to(t428, i8)
    t430 = select(t340, energy_1_0_4, i8(0))
    t431 = select(t350, energy_1_1_4, i8(0))
    t432 = add(t430, t431)
    t433 = select(t361, energy_1_2_4, i8(0))
    t434 = to(t432, i16)
    t435 = to(t433, i16)
    t436 = add(t434, t435)
    t437 = select(t372, energy_1_3_4, i8(0))
    t438 = to(t437, i16)
    t439 = add(t436, t438)
    t440 = to(discarded_1_4, i16)
    t441 = add(t440, t439)
    t442 = to(t441, i8)
    t443 = select(t340, energy_1_0_5, i8(0))
    t444 = select(t350, energy_1_1_5, i8(0))
    t445 = add(t443, t444)
    t446 = select(t361, energy_1_2_5, i8(0))
    t447 = to(t445, i16)
    t448 = to(t446, i16)
    t449 = add(t447, t448)
    t450 = select(t372, energy_1_3_5, i8(0))
    t451 = to(t450, i16)
    t452 = add(t449, t451)
    t453 = to(discarded_1_5, i16)
    t454 = add(t453, t452)
    t455 = to(t454, i8)
    t456 = select(t340, energy_1_0_6, i8(0))
    t457 = select(t350, energy_1_1_6, i8(0))
    t458 = add(t456, t457)
    t459 = select(t361, energy_1_2_6, i8(0))
    t460 = to(t458, i16)
    t461 = to(t459, i16)
    t462 = add(t460, t461)
    t463 = select(t372, energy_1_3_6, i8(0))
    t464 = to(t463, i16)
    t465 = add(t462, t464)
    t466 = to(discarded_1_6, i16)
    t467 = add(t466, t465)
    t468 = to(t467, i8)
    t469 = select(t340, energy_1_0_7, i8(0))
    t470 = select(t350, energy_1_1_7, i8(0))
    t471 = add(t469, t470)
    t472 = select(t361, energy_1_2_7, i8(0))
    t473 = to(t471, i16)
    t474 = to(t472, i16)
    t475 = add(t473, t474)
    t476 = select(t372, energy_1_3_7, i8(0))
    t477 = to(t476, i16)
    t478 = add(t475, t477)
    t479 = to(discarded_1_7, i16)
    t480 = add(t479, t478)
    t481 = to(t480, i8)
    t482 = select(t340, energy_1_0_8, i8(0))
    t483 = select(t350, energy_1_1_8, i8(0))
    t484 = add(t482, t483)
    t485 = select(t361, energy_1_2_8, i8(0))
    t486 = to(t484, i16)
    t487 = to(t485, i16)
    t488 = add(t486, t487)
    t489 = select(t372, energy_1_3_8, i8(0))
    t490 = to(t489, i16)
    t491 = add(t488, t490)
    t492 = to(discarded_1_8, i16)
    t493 = add(t492, t491)
    t494 = to(t493, i8)
    t495 = select(t340, i8(8), i8(0))
    t496 = select(t350, i8(16), i8(0))
    t497 = add(t495, t496)
    t498 = select(t361, i8(32), i8(0))
    t499 = add(t497, t498)
    t500 = select(t372, i8(64), i8(0))
    t501 = add(t499, t500)
    t502 = sar(t501, place_1_0)
    t503 = band(t502, i8(1))
    t504 = eq(t503, i8(1))
    t505 = sar(t501, place_1_1)
    t506 = band(t505, i8(1))
    t507 = eq(t506, i8(1))
    t508 = sar(t501, place_1_2)
    t509 = band(t508, i8(1))
    t510 = eq(t509, i8(1))
    t511 = sar(t501, place_1_3)
    t512 = band(t511, i8(1))
    t513 = eq(t512, i8(1))
    t514 = sar(t501, place_1_4)
    t515 = band(t514, i8(1))
    t516 = eq(t515, i8(1))
    t517 = sar(t501, place_1_5)
    t518 = band(t517, i8(1))
    t519 = eq(t518, i8(1))
    t520 = sar(t501, place_1_6)
    t521 = band(t520, i8(1))
    t522 = eq(t521, i8(1))
    t523 = sar(t501, place_1_7)
    t524 = band(t523, i8(1))
    t525 = eq(t524, i8(1))
    t526 = sar(t501, place_1_8)
    t527 = band(t526, i8(1))
    t528 = eq(t527, i8(1))
    t529 = sar(t501, place_1_9)
    t530 = band(t529, i8(1))
    t531 = eq(t530, i8(1))
    t532 = sar(t501, place_1_10)
    t533 = band(t532, i8(1))
    t534 = eq(t533, i8(1))
    t535 = sar(t501, place_1_11)
    t536 = band(t535, i8(1))
    t537 = eq(t536, i8(1))
    t538 = sar(t501, place_1_12)
    t539 = band(t538, i8(1))
    t540 = eq(t539, i8(1))
    t541 = sar(t501, place_1_13)
    t542 = band(t541, i8(1))
    t543 = eq(t542, i8(1))
    t544 = sar(t501, place_1_14)
    t545 = band(t544, i8(1))
    t546 = eq(t545, i8(1))
    t547 = sar(t501, place_1_15)
    t548 = band(t547, i8(1))
    t549 = eq(t548, i8(1))
    t550 = sar(t501, place_1_16)
    t551 = band(t550, i8(1))
    t552 = eq(t551, i8(1))
    t553 = sar(t501, place_1_17)
    t554 = band(t553, i8(1))
    t555 = eq(t554, i8(1))
    t556 = sar(t501, place_1_18)
    t557 = band(t556, i8(1))
    t558 = eq(t557, i8(1))
    t559 = sar(t501, place_1_19)
    t560 = band(t559, i8(1))
    t561 = eq(t560, i8(1))
    t562 = select(t504, i8(2), place_1_0)
    t563 = select(t507, i8(2), place_1_1)
    t564 = select(t510, i8(2), place_1_2)
    t565 = select(t513, i8(2), place_1_3)
    t566 = select(t516, i8(2), place_1_4)
    t567 = select(t519, i8(2), place_1_5)
    t568 = select(t522, i8(2), place_1_6)
    t569 = select(t525, i8(2), place_1_7)
    t570 = select(t528, i8(2), place_1_8)
    t571 = select(t531, i8(2), place_1_9)
    t572 = select(t534, i8(2), place_1_10)
    t573 = select(t537, i8(2), place_1_11)
    t574 = select(t540, i8(2), place_1_12)
    t575 = select(t543, i8(2), place_1_13)
    t576 = select(t546, i8(2), place_1_14)
    t577 = select(t549, i8(2), place_1_15)
    t578 = select(t552, i8(2), place_1_16)
    t579 = select(t555, i8(2), place_1_17)
    t580 = select(t558, i8(2), place_1_18)
    t581 = select(t561, i8(2), place_1_19)
    t582 = select(t340, i16(0), pokemon_1_0)
    t583 = select(t340, i8(0), damage_1_0)
    t584 = select(t340, i8(0), fresh_1_0)
    t585 = select(t340, i8(0), used_1_0)
    t586 = select(t340, i8(0), energy_1_0_0)
    t587 = select(t340, i8(0), energy_1_0_1)
    t588 = select(t340, i8(0), energy_1_0_2)
    t589 = select(t340, i8(0), energy_1_0_3)
    t590 = select(t340, i8(0), energy_1_0_4)
    t591 = select(t340, i8(0), energy_1_0_5)
    t592 = select(t340, i8(0), energy_1_0_6)
    t593 = select(t340, i8(0), energy_1_0_7)
    t594 = select(t340, i8(0), energy_1_0_8)
    t595 = select(t340, i32(0), words_1_0_0)
    t596 = select(t340, i16(0), words_1_0_1)
    t597 = select(t340, i16(0), words_1_0_2)
    t598 = select(t340, i16(0), words_1_0_3)
    t599 = select(t350, i16(0), pokemon_1_1)
    t600 = select(t350, i8(0), damage_1_1)
    t601 = select(t350, i8(0), fresh_1_1)
    t602 = select(t350, i8(0), used_1_1)
    t603 = select(t350, i8(0), energy_1_1_0)
    t604 = select(t350, i8(0), energy_1_1_1)
    t605 = select(t350, i8(0), energy_1_1_2)
    t606 = select(t350, i8(0), energy_1_1_3)
    t607 = select(t350, i8(0), energy_1_1_4)
    t608 = select(t350, i8(0), energy_1_1_5)
    t609 = select(t350, i8(0), energy_1_1_6)
    t610 = select(t350, i8(0), energy_1_1_7)
    t611 = select(t350, i8(0), energy_1_1_8)
    t612 = select(t350, i32(0), words_1_1_0)
    t613 = select(t350, i16(0), words_1_1_1)
    t614 = select(t350, i16(0), words_1_1_2)
    t615 = select(t350, i16(0), words_1_1_3)
    t616 = select(t361, i16(0), pokemon_1_2)
    t617 = select(t361, i8(0), damage_1_2)
    t618 = select(t361, i8(0), fresh_1_2)
    t619 = select(t361, i8(0), used_1_2)
    t620 = select(t361, i8(0), energy_1_2_0)
    t621 = select(t361, i8(0), energy_1_2_1)
    t622 = select(t361, i8(0), energy_1_2_2)
    t623 = select(t361, i8(0), energy_1_2_3)
    t624 = select(t361, i8(0), energy_1_2_4)
    t625 = select(t361, i8(0), energy_1_2_5)
    t626 = select(t361, i8(0), energy_1_2_6)
    t627 = select(t361, i8(0), energy_1_2_7)
    t628 = select(t361, i8(0), energy_1_2_8)
    t629 = select(t361, i32(0), words_1_2_0)
    t630 = select(t361, i16(0), words_1_2_1)
    t631 = select(t361, i16(0), words_1_2_2)
    t632 = select(t361, i16(0), words_1_2_3)
    t633 = select(t372, i16(0), pokemon_1_3)
    t634 = select(t372, i8(0), damage_1_3)
    t635 = select(t372, i8(0), fresh_1_3)
    t636 = select(t372, i8(0), used_1_3)
    t637 = select(t372, i8(0), energy_1_3_0)
    t638 = select(t372, i8(0), energy_1_3_1)
    t639 = select(t372, i8(0), energy_1_3_2)
    t640 = select(t372, i8(0), energy_1_3_3)
    t641 = select(t372, i8(0), energy_1_3_4)
    t642 = select(t372, i8(0), energy_1_3_5)
    t643 = select(t372, i8(0), energy_1_3_6)
    t644 = select(t372, i8(0), energy_1_3_7)
    t645 = select(t372, i8(0), energy_1_3_8)
    t646 = select(t372, i32(0), words_1_3_0)
    t647 = select(t372, i16(0), words_1_3_1)
    t648 = select(t372, i16(0), words_1_3_2)
    t649 = select(t372, i16(0), words_1_3_3)
    t650 = select(t340, i8(0), poison_1)
    t651 = select(t340, i8(0), daze_1)
    t652 = select(t340, i8(0), takes_1)
    t653 = select(t340, i8(0), prevent_1)
    t654 = select(t340, i8(0), deals_1)
    t655 = select(t340, i8(0), no_attack_1)
    t656 = select(t340, i8(0), no_retreat_1)
    t657 = add(points_0, t377)
    t658 = to(t657, i8)
    return (t658, t582, t599, t616, t633, t334, t258, t275, t292, t309, t276, t259, t293, t310, t277, t260, t294, t311, t278, t261, t295, t312, t279, t262, t296, t313, t280, t263, t297, t314, t281, t264, t298, t315, t282, t265, t299, t316, t283, t266, t300, t317, t284, t267, t301, t318, t285, t268, t302, t319, t286, t269, t303, t320, t287, t270, t304, t321, t288, t271, t305, t322, t289, t272, t306, t323, t290, t273, t307, t324, t291, t274, t308, t325, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t326, t327, t328, t329, t330, t331, t332, t600, t583, t617, t634, t601, t584, t618, t635, t602, t585, t619, t636, t603, t586, t620, t637, t604, t587, t621, t638, t605, t588, t622, t639, t606, t589, t623, t640, t607, t590, t624, t641, t608, t591, t625, t642, t609, t592, t626, t643, t610, t593, t627, t644, t611, t594, t628, t645, t612, t595, t629, t646, t613, t596, t630, t647, t614, t597, t631, t648, t615, t598, t632, t649, t562, t563, t564, t565, t566, t567, t568, t569, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t650, t651, t652, t653, t654, t655, t656, t390, t66, t403, t79, t416, t92, t429, t105, t442, t118, t455, t131, t468, t144, t481, t157, t494, t170,)


_01_knock_outs_off = (i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _02_win_check(phase, t10, winner, t658, t582, t599, t616, t633, t334, t258, t275, t292, t309, turn_player):
    t659 = eq(phase, i8(0))
    t660 = flip(t659)
    t661 = band(t10, t660)
    t662 = eq(winner, i8(0))
    t663 = band(t661, t662)
    t664 = ge(t658, i8(3))
    t665 = gt(t582, i16(0))
    t666 = gt(t599, i16(0))
    t667 = bor(t665, t666)
    t668 = gt(t616, i16(0))
    t669 = bor(t667, t668)
    t670 = gt(t633, i16(0))
    t671 = bor(t669, t670)
    t672 = flip(t671)
    t673 = to(t664, i8)
    t674 = to(t672, i8)
    t675 = add(t673, t674)
    t676 = ge(t334, i8(3))
    t677 = gt(t258, i16(0))
    t678 = gt(t275, i16(0))
    t679 = bor(t677, t678)
    t680 = gt(t292, i16(0))
    t681 = bor(t679, t680)
    t682 = gt(t309, i16(0))
    t683 = bor(t681, t682)
    t684 = flip(t683)
    t685 = to(t676, i8)
    t686 = to(t684, i8)
    t687 = add(t685, t686)
    t688 = gt(t675, i8(0))
    t689 = gt(t687, i8(0))
    t690 = bor(t688, t689)
    t691 = band(t663, t690)
    t692 = add(turn_player, i8(1))
    t693 = sub(i8(2), turn_player)
    t694 = gt(t675, t687)
    t695 = gt(t687, t675)
    t696 = select(t695, t693, i8(3))
    t697 = select(t694, t692, t696)
    t698 = select(t691, t697, winner)
    t699 = eq(t698, i8(0))
    t700 = band(t10, t699)
    t701 = band(t700, t660)
    return (t701, t698,)


_02_win_check_off = (b1(0), i8(0),)


def _03_promotions(t258, t701, t582, t275, t292, t309, t599, t616, t633, flow):
    t702 = gt(t258, i16(0))
    t703 = flip(t702)
    t704 = band(t701, t703)
    t705 = gt(t582, i16(0))
    t706 = flip(t705)
    t707 = band(t701, t706)
    t708 = gt(t275, i16(0))
    t709 = gt(t292, i16(0))
    t710 = gt(t309, i16(0))
    t711 = bor(t708, t709)
    t712 = bor(t711, t710)
    t713 = band(t708, t709)
    t714 = band(t711, t710)
    t715 = bor(t713, t714)
    t716 = flip(t715)
    t717 = band(t712, t716)
    t718 = gt(t599, i16(0))
    t719 = gt(t616, i16(0))
    t720 = gt(t633, i16(0))
    t721 = bor(t718, t719)
    t722 = bor(t721, t720)
    t723 = band(t718, t719)
    t724 = band(t721, t720)
    t725 = bor(t723, t724)
    t726 = flip(t725)
    t727 = band(t722, t726)
    t728 = flip(t717)
    t729 = band(t704, t728)
    t730 = flip(t727)
    t731 = band(t707, t730)
    t732 = eq(flow, i8(2))
    t733 = flip(t732)
    t734 = flip(t731)
    t735 = bor(t733, t734)
    t736 = flip(t729)
    t737 = bor(t732, t736)
    t738 = band(t704, t717)
    t739 = band(t738, t735)
    t740 = band(t707, t727)
    t741 = band(t740, t737)
    t742 = band(t739, t708)
    t743 = band(t739, t709)
    t744 = band(t739, t710)
    t745 = band(t741, t718)
    t746 = band(t741, t719)
    t747 = band(t741, t720)
    return (t742, t743, t744, t745, t746, t747, t729, t731, t732,)


_03_promotions_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _04_promoted(t742, t743, t744, t275, t258, t292, t309, t276, t259, t293, t310, t277, t260, t294, t311, t278, t261, t295, t312, t279, t262, t296, t313, t280, t263, t297, t314, t281, t264, t298, t315, t282, t265, t299, t316, t283, t266, t300, t317, t284, t267, t301, t318, t285, t268, t302, t319, t286, t269, t303, t320, t287, t270, t304, t321, t288, t271, t305, t322, t289, t272, t306, t323, t290, t273, t307, t324, t291, t274, t308, t325, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t326, t327, t328, t329, t330, t331, t332, moved_0, t745, t746, t747, t599, t582, t616, t633, t600, t583, t617, t634, t601, t584, t618, t635, t602, t585, t619, t636, t603, t586, t620, t637, t604, t587, t621, t638, t605, t588, t622, t639, t606, t589, t623, t640, t607, t590, t624, t641, t608, t591, t625, t642, t609, t592, t626, t643, t610, t593, t627, t644, t611, t594, t628, t645, t612, t595, t629, t646, t613, t596, t630, t647, t614, t597, t631, t648, t615, t598, t632, t649, t562, t563, t564, t565, t566, t567, t568, t569, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t650, t651, t652, t653, t654, t655, t656, moved_1, t729, t731, t732, phase, decider, t10, t698, flow):
    t748 = bor(t742, t743)
    t749 = bor(t748, t744)
    t750 = select(t742, t275, t258)
    t751 = select(t742, t258, t275)
    t752 = select(t743, t292, t750)
    t753 = select(t743, t258, t292)
    t754 = select(t744, t309, t752)
    t755 = select(t744, t258, t309)
    t756 = select(t742, t276, t259)
    t757 = select(t742, t259, t276)
    t758 = select(t743, t293, t756)
    t759 = select(t743, t259, t293)
    t760 = select(t744, t310, t758)
    t761 = select(t744, t259, t310)
    t762 = select(t742, t277, t260)
    t763 = select(t742, t260, t277)
    t764 = select(t743, t294, t762)
    t765 = select(t743, t260, t294)
    t766 = select(t744, t311, t764)
    t767 = select(t744, t260, t311)
    t768 = select(t742, t278, t261)
    t769 = select(t742, t261, t278)
    t770 = select(t743, t295, t768)
    t771 = select(t743, t261, t295)
    t772 = select(t744, t312, t770)
    t773 = select(t744, t261, t312)
    t774 = select(t742, t279, t262)
    t775 = select(t742, t262, t279)
    t776 = select(t743, t296, t774)
    t777 = select(t743, t262, t296)
    t778 = select(t744, t313, t776)
    t779 = select(t744, t262, t313)
    t780 = select(t742, t280, t263)
    t781 = select(t742, t263, t280)
    t782 = select(t743, t297, t780)
    t783 = select(t743, t263, t297)
    t784 = select(t744, t314, t782)
    t785 = select(t744, t263, t314)
    t786 = select(t742, t281, t264)
    t787 = select(t742, t264, t281)
    t788 = select(t743, t298, t786)
    t789 = select(t743, t264, t298)
    t790 = select(t744, t315, t788)
    t791 = select(t744, t264, t315)
    t792 = select(t742, t282, t265)
    t793 = select(t742, t265, t282)
    t794 = select(t743, t299, t792)
    t795 = select(t743, t265, t299)
    t796 = select(t744, t316, t794)
    t797 = select(t744, t265, t316)
    t798 = select(t742, t283, t266)
    t799 = select(t742, t266, t283)
    t800 = select(t743, t300, t798)
    t801 = select(t743, t266, t300)
    t802 = select(t744, t317, t800)
    t803 = select(t744, t266, t317)
    t804 = select(t742, t284, t267)
    t805 = select(t742, t267, t284)
    t806 = select(t743, t301, t804)
    t807 = select(t743, t267, t301)
    t808 = select(t744, t318, t806)
    t809 = select(t744, t267, t318)
    t810 = select(t742, t285, t268)
    t811 = select(t742, t268, t285)
    t812 = select(t743, t302, t810)
    t813 = select(t743, t268, t302)
    t814 = select(t744, t319, t812)
    t815 = select(t744, t268, t319)
    t816 = select(t742, t286, t269)
    t817 = select(t742, t269, t286)
    t818 = select(t743, t303, t816)
    t819 = select(t743, t269, t303)
    t820 = select(t744, t320, t818)
    t821 = select(t744, t269, t320)
    t822 = select(t742, t287, t270)
    t823 = select(t742, t270, t287)
    t824 = select(t743, t304, t822)
    t825 = select(t743, t270, t304)
    t826 = select(t744, t321, t824)
    t827 = select(t744, t270, t321)
    t828 = select(t742, t288, t271)
    t829 = select(t742, t271, t288)
    t830 = select(t743, t305, t828)
    t831 = select(t743, t271, t305)
    t832 = select(t744, t322, t830)
    t833 = select(t744, t271, t322)
    t834 = select(t742, t289, t272)
    t835 = select(t742, t272, t289)
    t836 = select(t743, t306, t834)
    t837 = select(t743, t272, t306)
    t838 = select(t744, t323, t836)
    t839 = select(t744, t272, t323)
    t840 = select(t742, t290, t273)
    t841 = select(t742, t273, t290)
    t842 = select(t743, t307, t840)
    t843 = select(t743, t273, t307)
    t844 = select(t744, t324, t842)
    t845 = select(t744, t273, t324)
    t846 = select(t742, t291, t274)
    t847 = select(t742, t274, t291)
    t848 = select(t743, t308, t846)
    t849 = select(t743, t274, t308)
    t850 = select(t744, t325, t848)
    t851 = select(t744, t274, t325)
    t852 = select(t742, i8(4), i8(3))
    t853 = select(t743, i8(5), t852)
    t854 = select(t744, i8(6), t853)
    t855 = eq(t238, t854)
    t856 = select(t855, i8(3), t238)
    t857 = eq(t238, i8(3))
    t858 = select(t857, t854, t856)
    t859 = eq(t239, t854)
    t860 = select(t859, i8(3), t239)
    t861 = eq(t239, i8(3))
    t862 = select(t861, t854, t860)
    t863 = eq(t240, t854)
    t864 = select(t863, i8(3), t240)
    t865 = eq(t240, i8(3))
    t866 = select(t865, t854, t864)
    t867 = eq(t241, t854)
    t868 = select(t867, i8(3), t241)
    t869 = eq(t241, i8(3))
    t870 = select(t869, t854, t868)
    t871 = eq(t242, t854)
    t872 = select(t871, i8(3), t242)
    t873 = eq(t242, i8(3))
    t874 = select(t873, t854, t872)
    t875 = eq(t243, t854)
    t876 = select(t875, i8(3), t243)
    t877 = eq(t243, i8(3))
    t878 = select(t877, t854, t876)
    t879 = eq(t244, t854)
    t880 = select(t879, i8(3), t244)
    t881 = eq(t244, i8(3))
    t882 = select(t881, t854, t880)
    t883 = eq(t245, t854)
    t884 = select(t883, i8(3), t245)
    t885 = eq(t245, i8(3))
    t886 = select(t885, t854, t884)
    t887 = eq(t246, t854)
    t888 = select(t887, i8(3), t246)
    t889 = eq(t246, i8(3))
    t890 = select(t889, t854, t888)
    t891 = eq(t247, t854)
    t892 = select(t891, i8(3), t247)
    t893 = eq(t247, i8(3))
    t894 = select(t893, t854, t892)
    t895 = eq(t248, t854)
    t896 = select(t895, i8(3), t248)
    t897 = eq(t248, i8(3))
    t898 = select(t897, t854, t896)
    t899 = eq(t249, t854)
    t900 = select(t899, i8(3), t249)
    t901 = eq(t249, i8(3))
    t902 = select(t901, t854, t900)
    t903 = eq(t250, t854)
    t904 = select(t903, i8(3), t250)
    t905 = eq(t250, i8(3))
    t906 = select(t905, t854, t904)
    t907 = eq(t251, t854)
    t908 = select(t907, i8(3), t251)
    t909 = eq(t251, i8(3))
    t910 = select(t909, t854, t908)
    t911 = eq(t252, t854)
    t912 = select(t911, i8(3), t252)
    t913 = eq(t252, i8(3))
    t914 = select(t913, t854, t912)
    t915 = eq(t253, t854)
    t916 = select(t915, i8(3), t253)
    t917 = eq(t253, i8(3))
    t918 = select(t917, t854, t916)
    t919 = eq(t254, t854)
    t920 = select(t919, i8(3), t254)
    t921 = eq(t254, i8(3))
    t922 = select(t921, t854, t920)
    t923 = eq(t255, t854)
    t924 = select(t923, i8(3), t255)
    t925 = eq(t255, i8(3))
    t926 = select(t925, t854, t924)
    t927 = eq(t256, t854)
    t928 = select(t927, i8(3), t256)
    t929 = eq(t256, i8(3))
    t930 = select(t929, t854, t928)
    t931 = eq(t257, t854)
    t932 = select(t931, i8(3), t257)
    t933 = eq(t257, i8(3))
    t934 = select(t933, t854, t932)
    t935 = select(t749, i8(0), t326)
    t936 = select(t749, i8(0), t327)
    t937 = select(t749, i8(0), t328)
    t938 = select(t749, i8(0), t329)
    t939 = select(t749, i8(0), t330)
    t940 = select(t749, i8(0), t331)
    t941 = select(t749, i8(0), t332)
    t942 = select(t749, i8(0), moved_0)
    t943 = bor(t745, t746)
    t944 = bor(t943, t747)
    t945 = select(t745, t599, t582)
    t946 = select(t745, t582, t599)
    t947 = select(t746, t616, t945)
    t948 = select(t746, t582, t616)
    t949 = select(t747, t633, t947)
    t950 = select(t747, t582, t633)
    t951 = select(t745, t600, t583)
    t952 = select(t745, t583, t600)
    t953 = select(t746, t617, t951)
    t954 = select(t746, t583, t617)
    t955 = select(t747, t634, t953)
    t956 = select(t747, t583, t634)
    t957 = select(t745, t601, t584)
    t958 = select(t745, t584, t601)
    t959 = select(t746, t618, t957)
    t960 = select(t746, t584, t618)
    t961 = select(t747, t635, t959)
    t962 = select(t747, t584, t635)
    t963 = select(t745, t602, t585)
    t964 = select(t745, t585, t602)
    t965 = select(t746, t619, t963)
    t966 = select(t746, t585, t619)
    t967 = select(t747, t636, t965)
    t968 = select(t747, t585, t636)
    t969 = select(t745, t603, t586)
    t970 = select(t745, t586, t603)
    t971 = select(t746, t620, t969)
    t972 = select(t746, t586, t620)
    t973 = select(t747, t637, t971)
    t974 = select(t747, t586, t637)
    t975 = select(t745, t604, t587)
    t976 = select(t745, t587, t604)
    t977 = select(t746, t621, t975)
    t978 = select(t746, t587, t621)
    t979 = select(t747, t638, t977)
    t980 = select(t747, t587, t638)
    t981 = select(t745, t605, t588)
    t982 = select(t745, t588, t605)
    t983 = select(t746, t622, t981)
    t984 = select(t746, t588, t622)
    t985 = select(t747, t639, t983)
    t986 = select(t747, t588, t639)
    t987 = select(t745, t606, t589)
    t988 = select(t745, t589, t606)
    t989 = select(t746, t623, t987)
    t990 = select(t746, t589, t623)
    t991 = select(t747, t640, t989)
    t992 = select(t747, t589, t640)
    t993 = select(t745, t607, t590)
    t994 = select(t745, t590, t607)
    t995 = select(t746, t624, t993)
    t996 = select(t746, t590, t624)
    t997 = select(t747, t641, t995)
    t998 = select(t747, t590, t641)
    t999 = select(t745, t608, t591)
    t1000 = select(t745, t591, t608)
    t1001 = select(t746, t625, t999)
    t1002 = select(t746, t591, t625)
    t1003 = select(t747, t642, t1001)
    t1004 = select(t747, t591, t642)
    t1005 = select(t745, t609, t592)
    t1006 = select(t745, t592, t609)
    t1007 = select(t746, t626, t1005)
    t1008 = select(t746, t592, t626)
    t1009 = select(t747, t643, t1007)
    t1010 = select(t747, t592, t643)
    t1011 = select(t745, t610, t593)
    t1012 = select(t745, t593, t610)
    t1013 = select(t746, t627, t1011)
    t1014 = select(t746, t593, t627)
    t1015 = select(t747, t644, t1013)
    t1016 = select(t747, t593, t644)
    t1017 = select(t745, t611, t594)
    t1018 = select(t745, t594, t611)
    t1019 = select(t746, t628, t1017)
    t1020 = select(t746, t594, t628)
    t1021 = select(t747, t645, t1019)
    t1022 = select(t747, t594, t645)
    t1023 = select(t745, t612, t595)
    t1024 = select(t745, t595, t612)
    t1025 = select(t746, t629, t1023)
    t1026 = select(t746, t595, t629)
    t1027 = select(t747, t646, t1025)
    t1028 = select(t747, t595, t646)
    t1029 = select(t745, t613, t596)
    t1030 = select(t745, t596, t613)
    t1031 = select(t746, t630, t1029)
    t1032 = select(t746, t596, t630)
    t1033 = select(t747, t647, t1031)
    t1034 = select(t747, t596, t647)
    t1035 = select(t745, t614, t597)
    t1036 = select(t745, t597, t614)
    t1037 = select(t746, t631, t1035)
    t1038 = select(t746, t597, t631)
    t1039 = select(t747, t648, t1037)
    t1040 = select(t747, t597, t648)
    t1041 = select(t745, t615, t598)
    t1042 = select(t745, t598, t615)
    t1043 = select(t746, t632, t1041)
    t1044 = select(t746, t598, t632)
    t1045 = select(t747, t649, t1043)
    t1046 = select(t747, t598, t649)
    t1047 = select(t745, i8(4), i8(3))
    t1048 = select(t746, i8(5), t1047)
    t1049 = select(t747, i8(6), t1048)
    t1050 = eq(t562, t1049)
    t1051 = select(t1050, i8(3), t562)
    t1052 = eq(t562, i8(3))
    t1053 = select(t1052, t1049, t1051)
    t1054 = eq(t563, t1049)
    t1055 = select(t1054, i8(3), t563)
    t1056 = eq(t563, i8(3))
    t1057 = select(t1056, t1049, t1055)
    t1058 = eq(t564, t1049)
    t1059 = select(t1058, i8(3), t564)
    t1060 = eq(t564, i8(3))
    t1061 = select(t1060, t1049, t1059)
    t1062 = eq(t565, t1049)
    t1063 = select(t1062, i8(3), t565)
    t1064 = eq(t565, i8(3))
    t1065 = select(t1064, t1049, t1063)
    t1066 = eq(t566, t1049)
    t1067 = select(t1066, i8(3), t566)
    t1068 = eq(t566, i8(3))
    t1069 = select(t1068, t1049, t1067)
    t1070 = eq(t567, t1049)
    t1071 = select(t1070, i8(3), t567)
    t1072 = eq(t567, i8(3))
    t1073 = select(t1072, t1049, t1071)
    t1074 = eq(t568, t1049)
    t1075 = select(t1074, i8(3), t568)
    t1076 = eq(t568, i8(3))
    t1077 = select(t1076, t1049, t1075)
    t1078 = eq(t569, t1049)
    t1079 = select(t1078, i8(3), t569)
    t1080 = eq(t569, i8(3))
    t1081 = select(t1080, t1049, t1079)
    t1082 = eq(t570, t1049)
    t1083 = select(t1082, i8(3), t570)
    t1084 = eq(t570, i8(3))
    t1085 = select(t1084, t1049, t1083)
    t1086 = eq(t571, t1049)
    t1087 = select(t1086, i8(3), t571)
    t1088 = eq(t571, i8(3))
    t1089 = select(t1088, t1049, t1087)
    t1090 = eq(t572, t1049)
    t1091 = select(t1090, i8(3), t572)
    t1092 = eq(t572, i8(3))
    t1093 = select(t1092, t1049, t1091)
    t1094 = eq(t573, t1049)
    t1095 = select(t1094, i8(3), t573)
    t1096 = eq(t573, i8(3))
    t1097 = select(t1096, t1049, t1095)
    t1098 = eq(t574, t1049)
    t1099 = select(t1098, i8(3), t574)
    t1100 = eq(t574, i8(3))
    t1101 = select(t1100, t1049, t1099)
    t1102 = eq(t575, t1049)
    t1103 = select(t1102, i8(3), t575)
    t1104 = eq(t575, i8(3))
    t1105 = select(t1104, t1049, t1103)
    t1106 = eq(t576, t1049)
    t1107 = select(t1106, i8(3), t576)
    t1108 = eq(t576, i8(3))
    t1109 = select(t1108, t1049, t1107)
    t1110 = eq(t577, t1049)
    t1111 = select(t1110, i8(3), t577)
    t1112 = eq(t577, i8(3))
    t1113 = select(t1112, t1049, t1111)
    t1114 = eq(t578, t1049)
    t1115 = select(t1114, i8(3), t578)
    t1116 = eq(t578, i8(3))
    t1117 = select(t1116, t1049, t1115)
    t1118 = eq(t579, t1049)
    t1119 = select(t1118, i8(3), t579)
    t1120 = eq(t579, i8(3))
    t1121 = select(t1120, t1049, t1119)
    t1122 = eq(t580, t1049)
    t1123 = select(t1122, i8(3), t580)
    t1124 = eq(t580, i8(3))
    t1125 = select(t1124, t1049, t1123)
    t1126 = eq(t581, t1049)
    t1127 = select(t1126, i8(3), t581)
    t1128 = eq(t581, i8(3))
    t1129 = select(t1128, t1049, t1127)
    t1130 = select(t944, i8(0), t650)
    t1131 = select(t944, i8(0), t651)
    t1132 = select(t944, i8(0), t652)
    t1133 = select(t944, i8(0), t653)
    t1134 = select(t944, i8(0), t654)
    t1135 = select(t944, i8(0), t655)
    t1136 = select(t944, i8(0), t656)
    t1137 = select(t944, i8(0), moved_1)
    t1138 = band(t729, t731)
    t1139 = select(t1138, t732, t731)
    t1140 = bor(t729, t731)
    t1141 = select(t1140, i8(2), phase)
    t1142 = to(t1139, i8)
    t1143 = select(t1140, t1142, decider)
    t1144 = flip(t1140)
    t1145 = band(t10, t1144)
    t1146 = eq(t698, i8(0))
    t1147 = band(t1145, t1146)
    t1148 = eq(flow, i8(1))
    t1149 = band(t1147, t1148)
    return (t1149, t939, t940, t941, t1132, t1133, t942, t766, t763, t765, t767, t772, t769, t771, t773, t1137, t961, t958, t960, t962, t967, t964, t966, t968, t936, t935, t760, t1131, t1130, t955, t1147, t937, t938, t1134, t1135, t1136, t949, t754, t973, t778, t979, t784, t985, t790, t991, t796, t997, t802, t1003, t808, t1009, t814, t1015, t820, t1021, t826, t946, t751, t952, t757, t970, t775, t976, t781, t982, t787, t988, t793, t994, t799, t1000, t805, t1006, t811, t1012, t817, t1018, t823, t948, t753, t954, t759, t972, t777, t978, t783, t984, t789, t990, t795, t996, t801, t1002, t807, t1008, t813, t1014, t819, t1020, t825, t950, t755, t956, t761, t974, t779, t980, t785, t986, t791, t992, t797, t998, t803, t1004, t809, t1010, t815, t1016, t821, t1022, t827, t1053, t858, t1057, t862, t1061, t866, t1065, t870, t1069, t874, t1073, t878, t1077, t882, t1081, t886, t1085, t890, t1089, t894, t1093, t898, t1097, t902, t1101, t906, t1105, t910, t1109, t914, t1113, t918, t1117, t922, t1121, t926, t1125, t930, t1129, t934, t1027, t832, t1033, t838, t1039, t844, t1045, t850, t1024, t829, t1030, t835, t1036, t841, t1042, t847, t1026, t831, t1032, t837, t1038, t843, t1044, t849, t1028, t833, t1034, t839, t1040, t845, t1046, t851, t1141, t1143,)


_04_promoted_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0),)


def _05_end_of_turn(t1149, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t939, t940, t941, t1132, t1133, t942, t766, t763, t765, t767, t772, t769, t771, t773, t1137, t961, t958, t960, t962, t967, t964, t966, t968):
    t1150 = select(t1149, i8(0), energy_now_0)
    t1151 = select(t1149, i8(0), supporter_played)
    t1152 = select(t1149, i8(0), retreated)
    t1153 = select(t1149, i8(0), retreat_less)
    t1154 = select(t1149, i8(0), boost0)
    t1155 = select(t1149, i8(0), boost1)
    t1156 = select(t1149, i8(0), locked_0)
    t1157 = select(t1149, i8(0), t939)
    t1158 = select(t1149, i8(0), t940)
    t1159 = select(t1149, i8(0), t941)
    t1160 = select(t1149, i8(0), t1132)
    t1161 = select(t1149, i8(0), t1133)
    t1162 = select(t1149, i8(0), t942)
    t1163 = select(t1149, i8(0), t766)
    t1164 = select(t1149, i8(0), t763)
    t1165 = select(t1149, i8(0), t765)
    t1166 = select(t1149, i8(0), t767)
    t1167 = select(t1149, i8(0), t772)
    t1168 = select(t1149, i8(0), t769)
    t1169 = select(t1149, i8(0), t771)
    t1170 = select(t1149, i8(0), t773)
    t1171 = select(t1149, i8(0), t1137)
    t1172 = select(t1149, i8(0), t961)
    t1173 = select(t1149, i8(0), t958)
    t1174 = select(t1149, i8(0), t960)
    t1175 = select(t1149, i8(0), t962)
    t1176 = select(t1149, i8(0), t967)
    t1177 = select(t1149, i8(0), t964)
    t1178 = select(t1149, i8(0), t966)
    t1179 = select(t1149, i8(0), t968)
    return (t1150, t1171, t1162, t1156, t1160, t1161, t1157, t1158, t1159, t1172, t1163, t1176, t1167, t1173, t1164, t1177, t1168, t1174, t1165, t1178, t1169, t1175, t1166, t1179, t1170, t1151, t1152, t1153, t1154, t1155,)


_05_end_of_turn_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _06_checkup(t936, t1149, t935, t760, t9, t1131, t1130, t955, flow, t1147):
    t1180 = eq(t936, i8(1))
    t1181 = select(t1149, t935, i8(0))
    t1182 = add(t760, t1181)
    t1183 = least(t1182, i8(120))
    t1184 = band(t1149, t1180)
    t1185 = add(t9, u32(7498937))
    t1186 = shr(t1185, u32(16))
    t1187 = bxor(t1185, t1186)
    t1188 = mul(t1187, u32(2146121005))
    t1189 = shr(t1188, u32(15))
    t1190 = bxor(t1188, t1189)
    t1191 = mul(t1190, u32(2221713035))
    t1192 = shr(t1191, u32(16))
    t1193 = bxor(t1191, t1192)
    t1194 = shr(t1193, u32(31))
    t1195 = eq(t1194, u32(1))
    t1196 = band(t1184, t1195)
    t1197 = select(t1196, i8(0), t936)
    t1198 = eq(t1131, i8(1))
    t1199 = select(t1149, t1130, i8(0))
    t1200 = add(t955, t1199)
    t1201 = least(t1200, i8(120))
    t1202 = band(t1149, t1198)
    t1203 = add(t9, u32(2661934706))
    t1204 = shr(t1203, u32(16))
    t1205 = bxor(t1203, t1204)
    t1206 = mul(t1205, u32(2146121005))
    t1207 = shr(t1206, u32(15))
    t1208 = bxor(t1206, t1207)
    t1209 = mul(t1208, u32(2221713035))
    t1210 = shr(t1209, u32(16))
    t1211 = bxor(t1209, t1210)
    t1212 = shr(t1211, u32(31))
    t1213 = eq(t1212, u32(1))
    t1214 = band(t1202, t1213)
    t1215 = select(t1214, i8(0), t1131)
    t1216 = eq(t1197, i8(2))
    t1217 = band(t1149, t1216)
    t1218 = select(t1217, i8(0), t1197)
    t1219 = select(t1149, i8(2), flow)
    t1220 = eq(flow, i8(2))
    t1221 = band(t1147, t1220)
    return (t1221, t1215, t1218, t1201, t1183, t1219,)


_06_checkup_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _07_next_turn(turn, t1221, t698, t334, t658, energy_now_1, t1150, energy_next_1, energy_next_0, declared_1, declared_0, t1130, t935, t1215, t1218, t1171, t1162, locked_1, t1156, t1160, t937, t1161, t938, t1134, t1157, t1135, t1158, t1136, t1159, t390, t66, t403, t79, t416, t92, t429, t105, t442, t118, t455, t131, t468, t144, t481, t157, t494, t170, t949, t754, t1201, t1183, t1172, t1163, t1176, t1167, t973, t778, t979, t784, t985, t790, t991, t796, t997, t802, t1003, t808, t1009, t814, t1015, t820, t1021, t826, t946, t751, t952, t757, t1173, t1164, t1177, t1168, t970, t775, t976, t781, t982, t787, t988, t793, t994, t799, t1000, t805, t1006, t811, t1012, t817, t1018, t823, t948, t753, t954, t759, t1174, t1165, t1178, t1169, t972, t777, t978, t783, t984, t789, t990, t795, t996, t801, t1002, t807, t1008, t813, t1014, t819, t1020, t825, t950, t755, t956, t761, t1175, t1166, t1179, t1170, t974, t779, t980, t785, t986, t791, t992, t797, t998, t803, t1004, t809, t1010, t815, t1016, t821, t1022, t827, card_1_0, card_0_0, t1053, t858, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1057, t862, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1061, t866, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1065, t870, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1069, t874, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1073, t878, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1077, t882, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1081, t886, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1085, t890, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1089, t894, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1093, t898, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1097, t902, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1101, t906, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1105, t910, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1109, t914, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1113, t918, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1117, t922, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1121, t926, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1125, t930, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1129, t934, order_1_19, order_0_19, seen_1_19, seen_0_19, t1027, t832, t1033, t838, t1039, t844, t1045, t850, t1024, t829, t1030, t835, t1036, t841, t1042, t847, t1026, t831, t1032, t837, t1038, t843, t1044, t849, t1028, t833, t1034, t839, t1040, t845, t1046, t851, turn_player, t1141, t1219, t1143):
    t1222 = ge(turn, i8(30))
    t1223 = band(t1221, t1222)
    t1224 = select(t1223, i8(3), t698)
    t1225 = flip(t1223)
    t1226 = band(t1221, t1225)
    t1227 = select(t1226, t334, t658)
    t1228 = select(t1226, t658, t334)
    t1229 = select(t1226, energy_now_1, t1150)
    t1230 = select(t1226, t1150, energy_now_1)
    t1231 = select(t1226, energy_next_1, energy_next_0)
    t1232 = select(t1226, energy_next_0, energy_next_1)
    t1233 = select(t1226, declared_1, declared_0)
    t1234 = select(t1226, declared_0, declared_1)
    t1235 = select(t1226, t1130, t935)
    t1236 = select(t1226, t935, t1130)
    t1237 = select(t1226, t1215, t1218)
    t1238 = select(t1226, t1218, t1215)
    t1239 = select(t1226, t1171, t1162)
    t1240 = select(t1226, t1162, t1171)
    t1241 = select(t1226, locked_1, t1156)
    t1242 = select(t1226, t1156, locked_1)
    t1243 = select(t1226, t1160, t937)
    t1244 = select(t1226, t937, t1160)
    t1245 = select(t1226, t1161, t938)
    t1246 = select(t1226, t938, t1161)
    t1247 = select(t1226, t1134, t1157)
    t1248 = select(t1226, t1157, t1134)
    t1249 = select(t1226, t1135, t1158)
    t1250 = select(t1226, t1158, t1135)
    t1251 = select(t1226, t1136, t1159)
    t1252 = select(t1226, t1159, t1136)
    t1253 = select(t1226, t390, t66)
    t1254 = select(t1226, t66, t390)
    t1255 = select(t1226, t403, t79)
    t1256 = select(t1226, t79, t403)
    t1257 = select(t1226, t416, t92)
    t1258 = select(t1226, t92, t416)
    t1259 = select(t1226, t429, t105)
    t1260 = select(t1226, t105, t429)
    t1261 = select(t1226, t442, t118)
    t1262 = select(t1226, t118, t442)
    t1263 = select(t1226, t455, t131)
    t1264 = select(t1226, t131, t455)
    t1265 = select(t1226, t468, t144)
    t1266 = select(t1226, t144, t468)
    t1267 = select(t1226, t481, t157)
    t1268 = select(t1226, t157, t481)
    t1269 = select(t1226, t494, t170)
    t1270 = select(t1226, t170, t494)
    t1271 = select(t1226, t949, t754)
    t1272 = select(t1226, t754, t949)
    t1273 = select(t1226, t1201, t1183)
    t1274 = select(t1226, t1183, t1201)
    t1275 = select(t1226, t1172, t1163)
    t1276 = select(t1226, t1163, t1172)
    t1277 = select(t1226, t1176, t1167)
    t1278 = select(t1226, t1167, t1176)
    t1279 = select(t1226, t973, t778)
    t1280 = select(t1226, t778, t973)
    t1281 = select(t1226, t979, t784)
    t1282 = select(t1226, t784, t979)
    t1283 = select(t1226, t985, t790)
    t1284 = select(t1226, t790, t985)
    t1285 = select(t1226, t991, t796)
    t1286 = select(t1226, t796, t991)
    t1287 = select(t1226, t997, t802)
    t1288 = select(t1226, t802, t997)
    t1289 = select(t1226, t1003, t808)
    t1290 = select(t1226, t808, t1003)
    t1291 = select(t1226, t1009, t814)
    t1292 = select(t1226, t814, t1009)
    t1293 = select(t1226, t1015, t820)
    t1294 = select(t1226, t820, t1015)
    t1295 = select(t1226, t1021, t826)
    t1296 = select(t1226, t826, t1021)
    t1297 = select(t1226, t946, t751)
    t1298 = select(t1226, t751, t946)
    t1299 = select(t1226, t952, t757)
    t1300 = select(t1226, t757, t952)
    t1301 = select(t1226, t1173, t1164)
    t1302 = select(t1226, t1164, t1173)
    t1303 = select(t1226, t1177, t1168)
    t1304 = select(t1226, t1168, t1177)
    t1305 = select(t1226, t970, t775)
    t1306 = select(t1226, t775, t970)
    t1307 = select(t1226, t976, t781)
    t1308 = select(t1226, t781, t976)
    t1309 = select(t1226, t982, t787)
    t1310 = select(t1226, t787, t982)
    t1311 = select(t1226, t988, t793)
    t1312 = select(t1226, t793, t988)
    t1313 = select(t1226, t994, t799)
    t1314 = select(t1226, t799, t994)
    t1315 = select(t1226, t1000, t805)
    t1316 = select(t1226, t805, t1000)
    t1317 = select(t1226, t1006, t811)
    t1318 = select(t1226, t811, t1006)
    t1319 = select(t1226, t1012, t817)
    t1320 = select(t1226, t817, t1012)
    t1321 = select(t1226, t1018, t823)
    t1322 = select(t1226, t823, t1018)
    t1323 = select(t1226, t948, t753)
    t1324 = select(t1226, t753, t948)
    t1325 = select(t1226, t954, t759)
    t1326 = select(t1226, t759, t954)
    t1327 = select(t1226, t1174, t1165)
    t1328 = select(t1226, t1165, t1174)
    t1329 = select(t1226, t1178, t1169)
    t1330 = select(t1226, t1169, t1178)
    t1331 = select(t1226, t972, t777)
    t1332 = select(t1226, t777, t972)
    t1333 = select(t1226, t978, t783)
    t1334 = select(t1226, t783, t978)
    t1335 = select(t1226, t984, t789)
    t1336 = select(t1226, t789, t984)
    t1337 = select(t1226, t990, t795)
    t1338 = select(t1226, t795, t990)
    t1339 = select(t1226, t996, t801)
    t1340 = select(t1226, t801, t996)
    t1341 = select(t1226, t1002, t807)
    t1342 = select(t1226, t807, t1002)
    t1343 = select(t1226, t1008, t813)
    t1344 = select(t1226, t813, t1008)
    t1345 = select(t1226, t1014, t819)
    t1346 = select(t1226, t819, t1014)
    t1347 = select(t1226, t1020, t825)
    t1348 = select(t1226, t825, t1020)
    t1349 = select(t1226, t950, t755)
    t1350 = select(t1226, t755, t950)
    t1351 = select(t1226, t956, t761)
    t1352 = select(t1226, t761, t956)
    t1353 = select(t1226, t1175, t1166)
    t1354 = select(t1226, t1166, t1175)
    t1355 = select(t1226, t1179, t1170)
    t1356 = select(t1226, t1170, t1179)
    t1357 = select(t1226, t974, t779)
    t1358 = select(t1226, t779, t974)
    t1359 = select(t1226, t980, t785)
    t1360 = select(t1226, t785, t980)
    t1361 = select(t1226, t986, t791)
    t1362 = select(t1226, t791, t986)
    t1363 = select(t1226, t992, t797)
    t1364 = select(t1226, t797, t992)
    t1365 = select(t1226, t998, t803)
    t1366 = select(t1226, t803, t998)
    t1367 = select(t1226, t1004, t809)
    t1368 = select(t1226, t809, t1004)
    t1369 = select(t1226, t1010, t815)
    t1370 = select(t1226, t815, t1010)
    t1371 = select(t1226, t1016, t821)
    t1372 = select(t1226, t821, t1016)
    t1373 = select(t1226, t1022, t827)
    t1374 = select(t1226, t827, t1022)
    t1375 = select(t1226, card_1_0, card_0_0)
    t1376 = select(t1226, card_0_0, card_1_0)
    t1377 = select(t1226, t1053, t858)
    t1378 = select(t1226, t858, t1053)
    t1379 = select(t1226, order_1_0, order_0_0)
    t1380 = select(t1226, order_0_0, order_1_0)
    t1381 = select(t1226, seen_1_0, seen_0_0)
    t1382 = select(t1226, seen_0_0, seen_1_0)
    t1383 = select(t1226, card_1_1, card_0_1)
    t1384 = select(t1226, card_0_1, card_1_1)
    t1385 = select(t1226, t1057, t862)
    t1386 = select(t1226, t862, t1057)
    t1387 = select(t1226, order_1_1, order_0_1)
    t1388 = select(t1226, order_0_1, order_1_1)
    t1389 = select(t1226, seen_1_1, seen_0_1)
    t1390 = select(t1226, seen_0_1, seen_1_1)
    t1391 = select(t1226, card_1_2, card_0_2)
    t1392 = select(t1226, card_0_2, card_1_2)
    t1393 = select(t1226, t1061, t866)
    t1394 = select(t1226, t866, t1061)
    t1395 = select(t1226, order_1_2, order_0_2)
    t1396 = select(t1226, order_0_2, order_1_2)
    t1397 = select(t1226, seen_1_2, seen_0_2)
    t1398 = select(t1226, seen_0_2, seen_1_2)
    t1399 = select(t1226, card_1_3, card_0_3)
    t1400 = select(t1226, card_0_3, card_1_3)
    t1401 = select(t1226, t1065, t870)
    t1402 = select(t1226, t870, t1065)
    t1403 = select(t1226, order_1_3, order_0_3)
    t1404 = select(t1226, order_0_3, order_1_3)
    t1405 = select(t1226, seen_1_3, seen_0_3)
    t1406 = select(t1226, seen_0_3, seen_1_3)
    t1407 = select(t1226, card_1_4, card_0_4)
    t1408 = select(t1226, card_0_4, card_1_4)
    t1409 = select(t1226, t1069, t874)
    t1410 = select(t1226, t874, t1069)
    t1411 = select(t1226, order_1_4, order_0_4)
    t1412 = select(t1226, order_0_4, order_1_4)
    t1413 = select(t1226, seen_1_4, seen_0_4)
    t1414 = select(t1226, seen_0_4, seen_1_4)
    t1415 = select(t1226, card_1_5, card_0_5)
    t1416 = select(t1226, card_0_5, card_1_5)
    t1417 = select(t1226, t1073, t878)
    t1418 = select(t1226, t878, t1073)
    t1419 = select(t1226, order_1_5, order_0_5)
    t1420 = select(t1226, order_0_5, order_1_5)
    t1421 = select(t1226, seen_1_5, seen_0_5)
    t1422 = select(t1226, seen_0_5, seen_1_5)
    t1423 = select(t1226, card_1_6, card_0_6)
    t1424 = select(t1226, card_0_6, card_1_6)
    t1425 = select(t1226, t1077, t882)
    t1426 = select(t1226, t882, t1077)
    t1427 = select(t1226, order_1_6, order_0_6)
    t1428 = select(t1226, order_0_6, order_1_6)
    t1429 = select(t1226, seen_1_6, seen_0_6)
    t1430 = select(t1226, seen_0_6, seen_1_6)
    t1431 = select(t1226, card_1_7, card_0_7)
    t1432 = select(t1226, card_0_7, card_1_7)
    t1433 = select(t1226, t1081, t886)
    t1434 = select(t1226, t886, t1081)
    t1435 = select(t1226, order_1_7, order_0_7)
    t1436 = select(t1226, order_0_7, order_1_7)
    t1437 = select(t1226, seen_1_7, seen_0_7)
    t1438 = select(t1226, seen_0_7, seen_1_7)
    t1439 = select(t1226, card_1_8, card_0_8)
    t1440 = select(t1226, card_0_8, card_1_8)
    t1441 = select(t1226, t1085, t890)
    t1442 = select(t1226, t890, t1085)
    t1443 = select(t1226, order_1_8, order_0_8)
    t1444 = select(t1226, order_0_8, order_1_8)
    t1445 = select(t1226, seen_1_8, seen_0_8)
    t1446 = select(t1226, seen_0_8, seen_1_8)
    t1447 = select(t1226, card_1_9, card_0_9)
    t1448 = select(t1226, card_0_9, card_1_9)
    t1449 = select(t1226, t1089, t894)
    t1450 = select(t1226, t894, t1089)
    t1451 = select(t1226, order_1_9, order_0_9)
    t1452 = select(t1226, order_0_9, order_1_9)
    t1453 = select(t1226, seen_1_9, seen_0_9)
    t1454 = select(t1226, seen_0_9, seen_1_9)
    t1455 = select(t1226, card_1_10, card_0_10)
    t1456 = select(t1226, card_0_10, card_1_10)
    t1457 = select(t1226, t1093, t898)
    t1458 = select(t1226, t898, t1093)
    t1459 = select(t1226, order_1_10, order_0_10)
    t1460 = select(t1226, order_0_10, order_1_10)
    t1461 = select(t1226, seen_1_10, seen_0_10)
    t1462 = select(t1226, seen_0_10, seen_1_10)
    t1463 = select(t1226, card_1_11, card_0_11)
    t1464 = select(t1226, card_0_11, card_1_11)
    t1465 = select(t1226, t1097, t902)
    t1466 = select(t1226, t902, t1097)
    t1467 = select(t1226, order_1_11, order_0_11)
    t1468 = select(t1226, order_0_11, order_1_11)
    t1469 = select(t1226, seen_1_11, seen_0_11)
    t1470 = select(t1226, seen_0_11, seen_1_11)
    t1471 = select(t1226, card_1_12, card_0_12)
    t1472 = select(t1226, card_0_12, card_1_12)
    t1473 = select(t1226, t1101, t906)
    t1474 = select(t1226, t906, t1101)
    t1475 = select(t1226, order_1_12, order_0_12)
    t1476 = select(t1226, order_0_12, order_1_12)
    t1477 = select(t1226, seen_1_12, seen_0_12)
    t1478 = select(t1226, seen_0_12, seen_1_12)
    t1479 = select(t1226, card_1_13, card_0_13)
    t1480 = select(t1226, card_0_13, card_1_13)
    t1481 = select(t1226, t1105, t910)
    t1482 = select(t1226, t910, t1105)
    t1483 = select(t1226, order_1_13, order_0_13)
    t1484 = select(t1226, order_0_13, order_1_13)
    t1485 = select(t1226, seen_1_13, seen_0_13)
    t1486 = select(t1226, seen_0_13, seen_1_13)
    t1487 = select(t1226, card_1_14, card_0_14)
    t1488 = select(t1226, card_0_14, card_1_14)
    t1489 = select(t1226, t1109, t914)
    t1490 = select(t1226, t914, t1109)
    t1491 = select(t1226, order_1_14, order_0_14)
    t1492 = select(t1226, order_0_14, order_1_14)
    t1493 = select(t1226, seen_1_14, seen_0_14)
    t1494 = select(t1226, seen_0_14, seen_1_14)
    t1495 = select(t1226, card_1_15, card_0_15)
    t1496 = select(t1226, card_0_15, card_1_15)
    t1497 = select(t1226, t1113, t918)
    t1498 = select(t1226, t918, t1113)
    t1499 = select(t1226, order_1_15, order_0_15)
    t1500 = select(t1226, order_0_15, order_1_15)
    t1501 = select(t1226, seen_1_15, seen_0_15)
    t1502 = select(t1226, seen_0_15, seen_1_15)
    t1503 = select(t1226, card_1_16, card_0_16)
    t1504 = select(t1226, card_0_16, card_1_16)
    t1505 = select(t1226, t1117, t922)
    t1506 = select(t1226, t922, t1117)
    t1507 = select(t1226, order_1_16, order_0_16)
    t1508 = select(t1226, order_0_16, order_1_16)
    t1509 = select(t1226, seen_1_16, seen_0_16)
    t1510 = select(t1226, seen_0_16, seen_1_16)
    t1511 = select(t1226, card_1_17, card_0_17)
    t1512 = select(t1226, card_0_17, card_1_17)
    t1513 = select(t1226, t1121, t926)
    t1514 = select(t1226, t926, t1121)
    t1515 = select(t1226, order_1_17, order_0_17)
    t1516 = select(t1226, order_0_17, order_1_17)
    t1517 = select(t1226, seen_1_17, seen_0_17)
    t1518 = select(t1226, seen_0_17, seen_1_17)
    t1519 = select(t1226, card_1_18, card_0_18)
    t1520 = select(t1226, card_0_18, card_1_18)
    t1521 = select(t1226, t1125, t930)
    t1522 = select(t1226, t930, t1125)
    t1523 = select(t1226, order_1_18, order_0_18)
    t1524 = select(t1226, order_0_18, order_1_18)
    t1525 = select(t1226, seen_1_18, seen_0_18)
    t1526 = select(t1226, seen_0_18, seen_1_18)
    t1527 = select(t1226, card_1_19, card_0_19)
    t1528 = select(t1226, card_0_19, card_1_19)
    t1529 = select(t1226, t1129, t934)
    t1530 = select(t1226, t934, t1129)
    t1531 = select(t1226, order_1_19, order_0_19)
    t1532 = select(t1226, order_0_19, order_1_19)
    t1533 = select(t1226, seen_1_19, seen_0_19)
    t1534 = select(t1226, seen_0_19, seen_1_19)
    t1535 = select(t1226, t1027, t832)
    t1536 = select(t1226, t832, t1027)
    t1537 = select(t1226, t1033, t838)
    t1538 = select(t1226, t838, t1033)
    t1539 = select(t1226, t1039, t844)
    t1540 = select(t1226, t844, t1039)
    t1541 = select(t1226, t1045, t850)
    t1542 = select(t1226, t850, t1045)
    t1543 = select(t1226, t1024, t829)
    t1544 = select(t1226, t829, t1024)
    t1545 = select(t1226, t1030, t835)
    t1546 = select(t1226, t835, t1030)
    t1547 = select(t1226, t1036, t841)
    t1548 = select(t1226, t841, t1036)
    t1549 = select(t1226, t1042, t847)
    t1550 = select(t1226, t847, t1042)
    t1551 = select(t1226, t1026, t831)
    t1552 = select(t1226, t831, t1026)
    t1553 = select(t1226, t1032, t837)
    t1554 = select(t1226, t837, t1032)
    t1555 = select(t1226, t1038, t843)
    t1556 = select(t1226, t843, t1038)
    t1557 = select(t1226, t1044, t849)
    t1558 = select(t1226, t849, t1044)
    t1559 = select(t1226, t1028, t833)
    t1560 = select(t1226, t833, t1028)
    t1561 = select(t1226, t1034, t839)
    t1562 = select(t1226, t839, t1034)
    t1563 = select(t1226, t1040, t845)
    t1564 = select(t1226, t845, t1040)
    t1565 = select(t1226, t1046, t851)
    t1566 = select(t1226, t851, t1046)
    t1567 = sub(i8(1), turn_player)
    t1568 = select(t1226, t1567, turn_player)
    t1569 = add(turn, i8(1))
    t1570 = select(t1226, t1569, turn)
    t1571 = to(t1570, i8)
    t1572 = gt(t1571, i8(0))
    t1573 = band(t1226, t1572)
    t1574 = select(t1573, i8(1), i8(0))
    t1575 = select(t1226, t1574, t1141)
    t1576 = select(t1226, i8(0), t1219)
    t1577 = select(t1226, i8(0), t1143)
    return (t1573, t1377, t1385, t1393, t1401, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1379, t1387, t1395, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t1381, t1389, t1397, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1571, t1231, t1229, t1233, t1568, t1575, t1577, t1576, t1224, t1227, t1235, t1237, t1239, t1241, t1243, t1245, t1247, t1249, t1251, t1253, t1255, t1257, t1259, t1261, t1263, t1265, t1267, t1269, t1271, t1273, t1275, t1277, t1279, t1281, t1283, t1285, t1287, t1289, t1291, t1293, t1295, t1297, t1299, t1301, t1303, t1305, t1307, t1309, t1311, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1383, t1391, t1399, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1228, t1230, t1232, t1234, t1236, t1238, t1240, t1242, t1244, t1246, t1248, t1250, t1252, t1254, t1256, t1258, t1260, t1262, t1264, t1266, t1268, t1270, t1272, t1274, t1276, t1278, t1280, t1282, t1284, t1286, t1288, t1290, t1292, t1294, t1296, t1298, t1300, t1302, t1304, t1306, t1308, t1310, t1312, t1314, t1316, t1318, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1535, t1537, t1539, t1541, t1543, t1545, t1547, t1549, t1551, t1553, t1555, t1557, t1559, t1561, t1563, t1565, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1564, t1566,)


_07_next_turn_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0), i32(0), i16(0), i16(0), i16(0),)


def _08_draw(t1573, t1377, t1385, t1393, t1401, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1379, t1387, t1395, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t9):
    t1578 = to(t1573, i8)
    t1579 = eq(t1377, i8(1))
    t1580 = to(t1579, i8)
    t1581 = eq(t1385, i8(1))
    t1582 = to(t1581, i8)
    t1583 = add(t1580, t1582)
    t1584 = eq(t1393, i8(1))
    t1585 = to(t1584, i8)
    t1586 = add(t1583, t1585)
    t1587 = eq(t1401, i8(1))
    t1588 = to(t1587, i8)
    t1589 = add(t1586, t1588)
    t1590 = eq(t1409, i8(1))
    t1591 = to(t1590, i8)
    t1592 = add(t1589, t1591)
    t1593 = eq(t1417, i8(1))
    t1594 = to(t1593, i8)
    t1595 = add(t1592, t1594)
    t1596 = eq(t1425, i8(1))
    t1597 = to(t1596, i8)
    t1598 = add(t1595, t1597)
    t1599 = eq(t1433, i8(1))
    t1600 = to(t1599, i8)
    t1601 = add(t1598, t1600)
    t1602 = eq(t1441, i8(1))
    t1603 = to(t1602, i8)
    t1604 = add(t1601, t1603)
    t1605 = eq(t1449, i8(1))
    t1606 = to(t1605, i8)
    t1607 = add(t1604, t1606)
    t1608 = eq(t1457, i8(1))
    t1609 = to(t1608, i8)
    t1610 = add(t1607, t1609)
    t1611 = eq(t1465, i8(1))
    t1612 = to(t1611, i8)
    t1613 = add(t1610, t1612)
    t1614 = eq(t1473, i8(1))
    t1615 = to(t1614, i8)
    t1616 = add(t1613, t1615)
    t1617 = eq(t1481, i8(1))
    t1618 = to(t1617, i8)
    t1619 = add(t1616, t1618)
    t1620 = eq(t1489, i8(1))
    t1621 = to(t1620, i8)
    t1622 = add(t1619, t1621)
    t1623 = eq(t1497, i8(1))
    t1624 = to(t1623, i8)
    t1625 = add(t1622, t1624)
    t1626 = eq(t1505, i8(1))
    t1627 = to(t1626, i8)
    t1628 = add(t1625, t1627)
    t1629 = eq(t1513, i8(1))
    t1630 = to(t1629, i8)
    t1631 = add(t1628, t1630)
    t1632 = eq(t1521, i8(1))
    t1633 = to(t1632, i8)
    t1634 = add(t1631, t1633)
    t1635 = eq(t1529, i8(1))
    t1636 = to(t1635, i8)
    t1637 = add(t1634, t1636)
    t1638 = sub(i8(10), t1637)
    t1639 = most(t1638, i8(0))
    t1640 = least(t1578, t1639)
    t1641 = eq(t1377, i8(0))
    t1642 = eq(t1379, i8(0))
    t1643 = band(t1641, t1642)
    t1644 = eq(t1385, i8(0))
    t1645 = eq(t1387, i8(0))
    t1646 = band(t1644, t1645)
    t1647 = eq(t1393, i8(0))
    t1648 = eq(t1395, i8(0))
    t1649 = band(t1647, t1648)
    t1650 = eq(t1401, i8(0))
    t1651 = eq(t1403, i8(0))
    t1652 = band(t1650, t1651)
    t1653 = eq(t1409, i8(0))
    t1654 = eq(t1411, i8(0))
    t1655 = band(t1653, t1654)
    t1656 = eq(t1417, i8(0))
    t1657 = eq(t1419, i8(0))
    t1658 = band(t1656, t1657)
    t1659 = eq(t1425, i8(0))
    t1660 = eq(t1427, i8(0))
    t1661 = band(t1659, t1660)
    t1662 = eq(t1433, i8(0))
    t1663 = eq(t1435, i8(0))
    t1664 = band(t1662, t1663)
    t1665 = eq(t1441, i8(0))
    t1666 = eq(t1443, i8(0))
    t1667 = band(t1665, t1666)
    t1668 = eq(t1449, i8(0))
    t1669 = eq(t1451, i8(0))
    t1670 = band(t1668, t1669)
    t1671 = eq(t1457, i8(0))
    t1672 = eq(t1459, i8(0))
    t1673 = band(t1671, t1672)
    t1674 = eq(t1465, i8(0))
    t1675 = eq(t1467, i8(0))
    t1676 = band(t1674, t1675)
    t1677 = eq(t1473, i8(0))
    t1678 = eq(t1475, i8(0))
    t1679 = band(t1677, t1678)
    t1680 = eq(t1481, i8(0))
    t1681 = eq(t1483, i8(0))
    t1682 = band(t1680, t1681)
    t1683 = eq(t1489, i8(0))
    t1684 = eq(t1491, i8(0))
    t1685 = band(t1683, t1684)
    t1686 = eq(t1497, i8(0))
    t1687 = eq(t1499, i8(0))
    t1688 = band(t1686, t1687)
    t1689 = eq(t1505, i8(0))
    t1690 = eq(t1507, i8(0))
    t1691 = band(t1689, t1690)
    t1692 = eq(t1513, i8(0))
    t1693 = eq(t1515, i8(0))
    t1694 = band(t1692, t1693)
    t1695 = eq(t1521, i8(0))
    t1696 = eq(t1523, i8(0))
    t1697 = band(t1695, t1696)
    t1698 = eq(t1529, i8(0))
    t1699 = eq(t1531, i8(0))
    t1700 = band(t1698, t1699)
    t1701 = select(t1643, u32(1), u32(0))
    t1702 = select(t1646, u32(2), u32(0))
    t1703 = bor(t1701, t1702)
    t1704 = select(t1649, u32(4), u32(0))
    t1705 = bor(t1703, t1704)
    t1706 = select(t1652, u32(8), u32(0))
    t1707 = bor(t1705, t1706)
    t1708 = select(t1655, u32(16), u32(0))
    t1709 = bor(t1707, t1708)
    t1710 = select(t1658, u32(32), u32(0))
    t1711 = bor(t1709, t1710)
    t1712 = select(t1661, u32(64), u32(0))
    t1713 = bor(t1711, t1712)
    t1714 = select(t1664, u32(128), u32(0))
    t1715 = bor(t1713, t1714)
    t1716 = select(t1667, u32(256), u32(0))
    t1717 = bor(t1715, t1716)
    t1718 = select(t1670, u32(512), u32(0))
    t1719 = bor(t1717, t1718)
    t1720 = select(t1673, u32(1024), u32(0))
    t1721 = bor(t1719, t1720)
    t1722 = select(t1676, u32(2048), u32(0))
    t1723 = bor(t1721, t1722)
    t1724 = select(t1679, u32(4096), u32(0))
    t1725 = bor(t1723, t1724)
    t1726 = select(t1682, u32(8192), u32(0))
    t1727 = bor(t1725, t1726)
    t1728 = select(t1685, u32(16384), u32(0))
    t1729 = bor(t1727, t1728)
    t1730 = select(t1688, u32(32768), u32(0))
    t1731 = bor(t1729, t1730)
    t1732 = select(t1691, u32(65536), u32(0))
    t1733 = bor(t1731, t1732)
    t1734 = select(t1694, u32(131072), u32(0))
    t1735 = bor(t1733, t1734)
    t1736 = select(t1697, u32(262144), u32(0))
    t1737 = bor(t1735, t1736)
    t1738 = select(t1700, u32(524288), u32(0))
    t1739 = bor(t1737, t1738)
    t1740 = most(t1379, t1387)
    t1741 = most(t1740, t1395)
    t1742 = most(t1741, t1403)
    t1743 = most(t1742, t1411)
    t1744 = most(t1743, t1419)
    t1745 = most(t1744, t1427)
    t1746 = most(t1745, t1435)
    t1747 = most(t1746, t1443)
    t1748 = most(t1747, t1451)
    t1749 = most(t1748, t1459)
    t1750 = most(t1749, t1467)
    t1751 = most(t1750, t1475)
    t1752 = most(t1751, t1483)
    t1753 = most(t1752, t1491)
    t1754 = most(t1753, t1499)
    t1755 = most(t1754, t1507)
    t1756 = most(t1755, t1515)
    t1757 = most(t1756, t1523)
    t1758 = most(t1757, t1531)
    t1759 = gt(t1640, i8(0))
    t1760 = le(t1758, i8(0))
    t1761 = band(t1759, t1760)
    t1762 = to(popcount(t1739), i8)
    t1763 = add(t9, u32(3013088953))
    t1764 = shr(t1763, u32(16))
    t1765 = bxor(t1763, t1764)
    t1766 = mul(t1765, u32(2146121005))
    t1767 = shr(t1766, u32(15))
    t1768 = bxor(t1766, t1767)
    t1769 = mul(t1768, u32(2221713035))
    t1770 = shr(t1769, u32(16))
    t1771 = bxor(t1769, t1770)
    t1772 = to(t1762, u32)
    t1773 = shr(t1771, u32(16))
    t1774 = mul(t1773, t1772)
    t1775 = band(t1771, u32(65535))
    t1776 = mul(t1775, t1772)
    t1777 = shr(t1776, u32(16))
    t1778 = add(t1774, t1777)
    t1779 = shr(t1778, u32(16))
    t1780 = to(t1779, i8)
    t1781 = lt(t1780, t1762)
    t1782 = band(t1761, t1781)
    t1783 = band(t1739, u32(65535))
    t1784 = to(popcount(t1783), i8)
    t1785 = ge(t1780, t1784)
    t1786 = select(t1785, u32(65536), u32(1))
    t1787 = shr(t1739, u32(16))
    t1788 = select(t1785, t1787, t1739)
    t1789 = sub(t1780, t1784)
    t1790 = select(t1785, t1789, t1780)
    t1791 = band(t1788, u32(255))
    t1792 = to(popcount(t1791), i8)
    t1793 = ge(t1790, t1792)
    t1794 = shl(t1786, u32(8))
    t1795 = select(t1793, t1794, t1786)
    t1796 = shr(t1788, u32(8))
    t1797 = select(t1793, t1796, t1788)
    t1798 = sub(t1790, t1792)
    t1799 = select(t1793, t1798, t1790)
    t1800 = band(t1797, u32(15))
    t1801 = to(popcount(t1800), i8)
    t1802 = ge(t1799, t1801)
    t1803 = shl(t1795, u32(4))
    t1804 = select(t1802, t1803, t1795)
    t1805 = shr(t1797, u32(4))
    t1806 = select(t1802, t1805, t1797)
    t1807 = sub(t1799, t1801)
    t1808 = select(t1802, t1807, t1799)
    t1809 = band(t1806, u32(3))
    t1810 = to(popcount(t1809), i8)
    t1811 = ge(t1808, t1810)
    t1812 = shl(t1804, u32(2))
    t1813 = select(t1811, t1812, t1804)
    t1814 = shr(t1806, u32(2))
    t1815 = select(t1811, t1814, t1806)
    t1816 = sub(t1808, t1810)
    t1817 = select(t1811, t1816, t1808)
    t1818 = band(t1815, u32(1))
    t1819 = to(popcount(t1818), i8)
    t1820 = ge(t1817, t1819)
    t1821 = shl(t1813, u32(1))
    t1822 = select(t1820, t1821, t1813)
    t1823 = select(t1782, t1822, u32(0))
    t1824 = bxor(t1739, t1823)
    t1825 = bxor(t1739, t1824)
    return (t1825, t1640,)


_08_draw_off = (u32(0), i8(0),)


def _09_top_cards(t1825, t1379, t1640, t1377, t1381, t1387, t1385, t1389, t1395, t1393, t1397, t1403, t1401, t1405, t1411, t1409, t1413, t1419, t1417, t1421, t1427, t1425, t1429, t1435, t1433, t1437, t1443, t1441, t1445, t1451, t1449, t1453, t1459, t1457, t1461, t1467, t1465, t1469, t1475, t1473, t1477, t1483, t1481, t1485, t1491, t1489, t1493, t1499, t1497, t1501, t1507, t1505, t1509, t1515, t1513, t1517, t1523, t1521, t1525, t1531, t1529, t1533):
    t1826 = band(t1825, u32(1))
    t1827 = gt(t1826, u32(0))
    t1828 = band(t1825, u32(2))
    t1829 = gt(t1828, u32(0))
    t1830 = band(t1825, u32(4))
    t1831 = gt(t1830, u32(0))
    t1832 = band(t1825, u32(8))
    t1833 = gt(t1832, u32(0))
    t1834 = band(t1825, u32(16))
    t1835 = gt(t1834, u32(0))
    t1836 = band(t1825, u32(32))
    t1837 = gt(t1836, u32(0))
    t1838 = band(t1825, u32(64))
    t1839 = gt(t1838, u32(0))
    t1840 = band(t1825, u32(128))
    t1841 = gt(t1840, u32(0))
    t1842 = band(t1825, u32(256))
    t1843 = gt(t1842, u32(0))
    t1844 = band(t1825, u32(512))
    t1845 = gt(t1844, u32(0))
    t1846 = band(t1825, u32(1024))
    t1847 = gt(t1846, u32(0))
    t1848 = band(t1825, u32(2048))
    t1849 = gt(t1848, u32(0))
    t1850 = band(t1825, u32(4096))
    t1851 = gt(t1850, u32(0))
    t1852 = band(t1825, u32(8192))
    t1853 = gt(t1852, u32(0))
    t1854 = band(t1825, u32(16384))
    t1855 = gt(t1854, u32(0))
    t1856 = band(t1825, u32(32768))
    t1857 = gt(t1856, u32(0))
    t1858 = band(t1825, u32(65536))
    t1859 = gt(t1858, u32(0))
    t1860 = band(t1825, u32(131072))
    t1861 = gt(t1860, u32(0))
    t1862 = band(t1825, u32(262144))
    t1863 = gt(t1862, u32(0))
    t1864 = band(t1825, u32(524288))
    t1865 = gt(t1864, u32(0))
    t1866 = gt(t1379, i8(0))
    t1867 = le(t1379, t1640)
    t1868 = band(t1866, t1867)
    t1869 = bor(t1827, t1868)
    t1870 = select(t1869, i8(1), t1377)
    t1871 = select(t1869, i8(0), t1381)
    t1872 = sub(t1379, t1640)
    t1873 = most(t1872, i8(0))
    t1874 = gt(t1387, i8(0))
    t1875 = le(t1387, t1640)
    t1876 = band(t1874, t1875)
    t1877 = bor(t1829, t1876)
    t1878 = select(t1877, i8(1), t1385)
    t1879 = select(t1877, i8(0), t1389)
    t1880 = sub(t1387, t1640)
    t1881 = most(t1880, i8(0))
    t1882 = gt(t1395, i8(0))
    t1883 = le(t1395, t1640)
    t1884 = band(t1882, t1883)
    t1885 = bor(t1831, t1884)
    t1886 = select(t1885, i8(1), t1393)
    t1887 = select(t1885, i8(0), t1397)
    t1888 = sub(t1395, t1640)
    t1889 = most(t1888, i8(0))
    t1890 = gt(t1403, i8(0))
    t1891 = le(t1403, t1640)
    t1892 = band(t1890, t1891)
    t1893 = bor(t1833, t1892)
    t1894 = select(t1893, i8(1), t1401)
    t1895 = select(t1893, i8(0), t1405)
    t1896 = sub(t1403, t1640)
    t1897 = most(t1896, i8(0))
    t1898 = gt(t1411, i8(0))
    t1899 = le(t1411, t1640)
    t1900 = band(t1898, t1899)
    t1901 = bor(t1835, t1900)
    t1902 = select(t1901, i8(1), t1409)
    t1903 = select(t1901, i8(0), t1413)
    t1904 = sub(t1411, t1640)
    t1905 = most(t1904, i8(0))
    t1906 = gt(t1419, i8(0))
    t1907 = le(t1419, t1640)
    t1908 = band(t1906, t1907)
    t1909 = bor(t1837, t1908)
    t1910 = select(t1909, i8(1), t1417)
    t1911 = select(t1909, i8(0), t1421)
    t1912 = sub(t1419, t1640)
    t1913 = most(t1912, i8(0))
    t1914 = gt(t1427, i8(0))
    t1915 = le(t1427, t1640)
    t1916 = band(t1914, t1915)
    t1917 = bor(t1839, t1916)
    t1918 = select(t1917, i8(1), t1425)
    t1919 = select(t1917, i8(0), t1429)
    t1920 = sub(t1427, t1640)
    t1921 = most(t1920, i8(0))
    t1922 = gt(t1435, i8(0))
    t1923 = le(t1435, t1640)
    t1924 = band(t1922, t1923)
    t1925 = bor(t1841, t1924)
    t1926 = select(t1925, i8(1), t1433)
    t1927 = select(t1925, i8(0), t1437)
    t1928 = sub(t1435, t1640)
    t1929 = most(t1928, i8(0))
    t1930 = gt(t1443, i8(0))
    t1931 = le(t1443, t1640)
    t1932 = band(t1930, t1931)
    t1933 = bor(t1843, t1932)
    t1934 = select(t1933, i8(1), t1441)
    t1935 = select(t1933, i8(0), t1445)
    t1936 = sub(t1443, t1640)
    t1937 = most(t1936, i8(0))
    t1938 = gt(t1451, i8(0))
    t1939 = le(t1451, t1640)
    t1940 = band(t1938, t1939)
    t1941 = bor(t1845, t1940)
    t1942 = select(t1941, i8(1), t1449)
    t1943 = select(t1941, i8(0), t1453)
    t1944 = sub(t1451, t1640)
    t1945 = most(t1944, i8(0))
    t1946 = gt(t1459, i8(0))
    t1947 = le(t1459, t1640)
    t1948 = band(t1946, t1947)
    t1949 = bor(t1847, t1948)
    t1950 = select(t1949, i8(1), t1457)
    t1951 = select(t1949, i8(0), t1461)
    t1952 = sub(t1459, t1640)
    t1953 = most(t1952, i8(0))
    t1954 = gt(t1467, i8(0))
    t1955 = le(t1467, t1640)
    t1956 = band(t1954, t1955)
    t1957 = bor(t1849, t1956)
    t1958 = select(t1957, i8(1), t1465)
    t1959 = select(t1957, i8(0), t1469)
    t1960 = sub(t1467, t1640)
    t1961 = most(t1960, i8(0))
    t1962 = gt(t1475, i8(0))
    t1963 = le(t1475, t1640)
    t1964 = band(t1962, t1963)
    t1965 = bor(t1851, t1964)
    t1966 = select(t1965, i8(1), t1473)
    t1967 = select(t1965, i8(0), t1477)
    t1968 = sub(t1475, t1640)
    t1969 = most(t1968, i8(0))
    t1970 = gt(t1483, i8(0))
    t1971 = le(t1483, t1640)
    t1972 = band(t1970, t1971)
    t1973 = bor(t1853, t1972)
    t1974 = select(t1973, i8(1), t1481)
    t1975 = select(t1973, i8(0), t1485)
    t1976 = sub(t1483, t1640)
    t1977 = most(t1976, i8(0))
    t1978 = gt(t1491, i8(0))
    t1979 = le(t1491, t1640)
    t1980 = band(t1978, t1979)
    t1981 = bor(t1855, t1980)
    t1982 = select(t1981, i8(1), t1489)
    t1983 = select(t1981, i8(0), t1493)
    t1984 = sub(t1491, t1640)
    t1985 = most(t1984, i8(0))
    t1986 = gt(t1499, i8(0))
    t1987 = le(t1499, t1640)
    t1988 = band(t1986, t1987)
    t1989 = bor(t1857, t1988)
    t1990 = select(t1989, i8(1), t1497)
    t1991 = select(t1989, i8(0), t1501)
    t1992 = sub(t1499, t1640)
    t1993 = most(t1992, i8(0))
    t1994 = gt(t1507, i8(0))
    t1995 = le(t1507, t1640)
    t1996 = band(t1994, t1995)
    t1997 = bor(t1859, t1996)
    t1998 = select(t1997, i8(1), t1505)
    t1999 = select(t1997, i8(0), t1509)
    t2000 = sub(t1507, t1640)
    t2001 = most(t2000, i8(0))
    t2002 = gt(t1515, i8(0))
    t2003 = le(t1515, t1640)
    t2004 = band(t2002, t2003)
    t2005 = bor(t1861, t2004)
    t2006 = select(t2005, i8(1), t1513)
    t2007 = select(t2005, i8(0), t1517)
    t2008 = sub(t1515, t1640)
    t2009 = most(t2008, i8(0))
    t2010 = gt(t1523, i8(0))
    t2011 = le(t1523, t1640)
    t2012 = band(t2010, t2011)
    t2013 = bor(t1863, t2012)
    t2014 = select(t2013, i8(1), t1521)
    t2015 = select(t2013, i8(0), t1525)
    t2016 = sub(t1523, t1640)
    t2017 = most(t2016, i8(0))
    t2018 = gt(t1531, i8(0))
    t2019 = le(t1531, t1640)
    t2020 = band(t2018, t2019)
    t2021 = bor(t1865, t2020)
    t2022 = select(t2021, i8(1), t1529)
    t2023 = select(t2021, i8(0), t1533)
    t2024 = sub(t1531, t1640)
    t2025 = most(t2024, i8(0))
    return (t1870, t1873, t1871, t1878, t1881, t1879, t1886, t1889, t1887, t1894, t1897, t1895, t1902, t1905, t1903, t1910, t1913, t1911, t1918, t1921, t1919, t1926, t1929, t1927, t1934, t1937, t1935, t1942, t1945, t1943, t1950, t1953, t1951, t1958, t1961, t1959, t1966, t1969, t1967, t1974, t1977, t1975, t1982, t1985, t1983, t1990, t1993, t1991, t1998, t2001, t1999, t2006, t2009, t2007, t2014, t2017, t2015, t2022, t2025, t2023,)


_09_top_cards_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _10_energy_zone(t1571, t1573, t1231, t1229, t1233, t9, t1149):
    t2026 = gt(t1571, i8(1))
    t2027 = band(t1573, t2026)
    t2028 = select(t2027, t1231, t1229)
    t2029 = to(t1233, u32)
    t2030 = band(t2029, u32(255))
    t2031 = to(popcount(t2030), i8)
    t2032 = add(t9, u32(2082364857))
    t2033 = shr(t2032, u32(16))
    t2034 = bxor(t2032, t2033)
    t2035 = mul(t2034, u32(2146121005))
    t2036 = shr(t2035, u32(15))
    t2037 = bxor(t2035, t2036)
    t2038 = mul(t2037, u32(2221713035))
    t2039 = shr(t2038, u32(16))
    t2040 = bxor(t2038, t2039)
    t2041 = to(t2031, u32)
    t2042 = shr(t2040, u32(16))
    t2043 = mul(t2042, t2041)
    t2044 = band(t2040, u32(65535))
    t2045 = mul(t2044, t2041)
    t2046 = shr(t2045, u32(16))
    t2047 = add(t2043, t2046)
    t2048 = shr(t2047, u32(16))
    t2049 = to(t2048, i8)
    t2050 = lt(t2049, t2031)
    t2051 = band(t2030, u32(15))
    t2052 = to(popcount(t2051), i8)
    t2053 = ge(t2049, t2052)
    t2054 = select(t2053, u32(16), u32(1))
    t2055 = shr(t2030, u32(4))
    t2056 = select(t2053, t2055, t2030)
    t2057 = sub(t2049, t2052)
    t2058 = select(t2053, t2057, t2049)
    t2059 = band(t2056, u32(3))
    t2060 = to(popcount(t2059), i8)
    t2061 = ge(t2058, t2060)
    t2062 = shl(t2054, u32(2))
    t2063 = select(t2061, t2062, t2054)
    t2064 = shr(t2056, u32(2))
    t2065 = select(t2061, t2064, t2056)
    t2066 = sub(t2058, t2060)
    t2067 = select(t2061, t2066, t2058)
    t2068 = band(t2065, u32(1))
    t2069 = to(popcount(t2068), i8)
    t2070 = ge(t2067, t2069)
    t2071 = shl(t2063, u32(1))
    t2072 = select(t2070, t2071, t2063)
    t2073 = select(t2050, t2072, u32(0))
    t2074 = band(t2073, u32(1))
    t2075 = gt(t2074, u32(0))
    t2076 = band(t2073, u32(2))
    t2077 = gt(t2076, u32(0))
    t2078 = band(t2073, u32(4))
    t2079 = gt(t2078, u32(0))
    t2080 = band(t2073, u32(8))
    t2081 = gt(t2080, u32(0))
    t2082 = band(t2073, u32(16))
    t2083 = gt(t2082, u32(0))
    t2084 = band(t2073, u32(32))
    t2085 = gt(t2084, u32(0))
    t2086 = band(t2073, u32(64))
    t2087 = gt(t2086, u32(0))
    t2088 = band(t2073, u32(128))
    t2089 = gt(t2088, u32(0))
    t2090 = select(t2075, i8(1), i8(0))
    t2091 = select(t2077, i8(2), t2090)
    t2092 = select(t2079, i8(3), t2091)
    t2093 = select(t2081, i8(4), t2092)
    t2094 = select(t2083, i8(5), t2093)
    t2095 = select(t2085, i8(6), t2094)
    t2096 = select(t2087, i8(7), t2095)
    t2097 = select(t2089, i8(8), t2096)
    t2098 = select(t2027, t2097, t1231)
    t2099 = select(t1149, i8(1), i8(0))
    return (t2028, t2098, t2099,)


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
    words_0_0_0 = x['words_0_0_0']
    words_0_0_1 = x['words_0_0_1']
    words_0_0_2 = x['words_0_0_2']
    words_0_0_3 = x['words_0_0_3']
    words_0_1_0 = x['words_0_1_0']
    words_0_1_1 = x['words_0_1_1']
    words_0_1_2 = x['words_0_1_2']
    words_0_1_3 = x['words_0_1_3']
    words_0_2_0 = x['words_0_2_0']
    words_0_2_1 = x['words_0_2_1']
    words_0_2_2 = x['words_0_2_2']
    words_0_2_3 = x['words_0_2_3']
    words_0_3_0 = x['words_0_3_0']
    words_0_3_1 = x['words_0_3_1']
    words_0_3_2 = x['words_0_3_2']
    words_0_3_3 = x['words_0_3_3']
    words_1_0_0 = x['words_1_0_0']
    words_1_0_1 = x['words_1_0_1']
    words_1_0_2 = x['words_1_0_2']
    words_1_0_3 = x['words_1_0_3']
    words_1_1_0 = x['words_1_1_0']
    words_1_1_1 = x['words_1_1_1']
    words_1_1_2 = x['words_1_1_2']
    words_1_1_3 = x['words_1_1_3']
    words_1_2_0 = x['words_1_2_0']
    words_1_2_1 = x['words_1_2_1']
    words_1_2_2 = x['words_1_2_2']
    words_1_2_3 = x['words_1_2_3']
    words_1_3_0 = x['words_1_3_0']
    words_1_3_1 = x['words_1_3_1']
    words_1_3_2 = x['words_1_3_2']
    words_1_3_3 = x['words_1_3_3']
    key_0 = x['key_0']
    key_1 = x['key_1']
    (t10, t9,) = cut(_00_todo, _00_todo_off, key_0, key_1, todo)
    (t658, t582, t599, t616, t633, t334, t258, t275, t292, t309, t276, t259, t293, t310, t277, t260, t294, t311, t278, t261, t295, t312, t279, t262, t296, t313, t280, t263, t297, t314, t281, t264, t298, t315, t282, t265, t299, t316, t283, t266, t300, t317, t284, t267, t301, t318, t285, t268, t302, t319, t286, t269, t303, t320, t287, t270, t304, t321, t288, t271, t305, t322, t289, t272, t306, t323, t290, t273, t307, t324, t291, t274, t308, t325, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t326, t327, t328, t329, t330, t331, t332, t600, t583, t617, t634, t601, t584, t618, t635, t602, t585, t619, t636, t603, t586, t620, t637, t604, t587, t621, t638, t605, t588, t622, t639, t606, t589, t623, t640, t607, t590, t624, t641, t608, t591, t625, t642, t609, t592, t626, t643, t610, t593, t627, t644, t611, t594, t628, t645, t612, t595, t629, t646, t613, t596, t630, t647, t614, t597, t631, t648, t615, t598, t632, t649, t562, t563, t564, t565, t566, t567, t568, t569, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t650, t651, t652, t653, t654, t655, t656, t390, t66, t403, t79, t416, t92, t429, t105, t442, t118, t455, t131, t468, t144, t481, t157, t494, t170,) = cut(_01_knock_outs, _01_knock_outs_off, pokemon_0_0, t10, words_0_0_0, damage_0_0, pokemon_0_1, words_0_1_0, damage_0_1, pokemon_0_2, words_0_2_0, damage_0_2, pokemon_0_3, words_0_3_0, damage_0_3, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, words_1_0_0, damage_1_0, pokemon_1_1, words_1_1_0, damage_1_1, pokemon_1_2, words_1_2_0, damage_1_2, pokemon_1_3, words_1_3_0, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0)
    (t701, t698,) = cut(_02_win_check, _02_win_check_off, phase, t10, winner, t658, t582, t599, t616, t633, t334, t258, t275, t292, t309, turn_player)
    (t742, t743, t744, t745, t746, t747, t729, t731, t732,) = cut(_03_promotions, _03_promotions_off, t258, t701, t582, t275, t292, t309, t599, t616, t633, flow)
    (t1149, t939, t940, t941, t1132, t1133, t942, t766, t763, t765, t767, t772, t769, t771, t773, t1137, t961, t958, t960, t962, t967, t964, t966, t968, t936, t935, t760, t1131, t1130, t955, t1147, t937, t938, t1134, t1135, t1136, t949, t754, t973, t778, t979, t784, t985, t790, t991, t796, t997, t802, t1003, t808, t1009, t814, t1015, t820, t1021, t826, t946, t751, t952, t757, t970, t775, t976, t781, t982, t787, t988, t793, t994, t799, t1000, t805, t1006, t811, t1012, t817, t1018, t823, t948, t753, t954, t759, t972, t777, t978, t783, t984, t789, t990, t795, t996, t801, t1002, t807, t1008, t813, t1014, t819, t1020, t825, t950, t755, t956, t761, t974, t779, t980, t785, t986, t791, t992, t797, t998, t803, t1004, t809, t1010, t815, t1016, t821, t1022, t827, t1053, t858, t1057, t862, t1061, t866, t1065, t870, t1069, t874, t1073, t878, t1077, t882, t1081, t886, t1085, t890, t1089, t894, t1093, t898, t1097, t902, t1101, t906, t1105, t910, t1109, t914, t1113, t918, t1117, t922, t1121, t926, t1125, t930, t1129, t934, t1027, t832, t1033, t838, t1039, t844, t1045, t850, t1024, t829, t1030, t835, t1036, t841, t1042, t847, t1026, t831, t1032, t837, t1038, t843, t1044, t849, t1028, t833, t1034, t839, t1040, t845, t1046, t851, t1141, t1143,) = cut(_04_promoted, _04_promoted_off, t742, t743, t744, t275, t258, t292, t309, t276, t259, t293, t310, t277, t260, t294, t311, t278, t261, t295, t312, t279, t262, t296, t313, t280, t263, t297, t314, t281, t264, t298, t315, t282, t265, t299, t316, t283, t266, t300, t317, t284, t267, t301, t318, t285, t268, t302, t319, t286, t269, t303, t320, t287, t270, t304, t321, t288, t271, t305, t322, t289, t272, t306, t323, t290, t273, t307, t324, t291, t274, t308, t325, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t254, t255, t256, t257, t326, t327, t328, t329, t330, t331, t332, moved_0, t745, t746, t747, t599, t582, t616, t633, t600, t583, t617, t634, t601, t584, t618, t635, t602, t585, t619, t636, t603, t586, t620, t637, t604, t587, t621, t638, t605, t588, t622, t639, t606, t589, t623, t640, t607, t590, t624, t641, t608, t591, t625, t642, t609, t592, t626, t643, t610, t593, t627, t644, t611, t594, t628, t645, t612, t595, t629, t646, t613, t596, t630, t647, t614, t597, t631, t648, t615, t598, t632, t649, t562, t563, t564, t565, t566, t567, t568, t569, t570, t571, t572, t573, t574, t575, t576, t577, t578, t579, t580, t581, t650, t651, t652, t653, t654, t655, t656, moved_1, t729, t731, t732, phase, decider, t10, t698, flow)
    (t1150, t1171, t1162, t1156, t1160, t1161, t1157, t1158, t1159, t1172, t1163, t1176, t1167, t1173, t1164, t1177, t1168, t1174, t1165, t1178, t1169, t1175, t1166, t1179, t1170, t1151, t1152, t1153, t1154, t1155,) = cut(_05_end_of_turn, _05_end_of_turn_off, t1149, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t939, t940, t941, t1132, t1133, t942, t766, t763, t765, t767, t772, t769, t771, t773, t1137, t961, t958, t960, t962, t967, t964, t966, t968)
    (t1221, t1215, t1218, t1201, t1183, t1219,) = cut(_06_checkup, _06_checkup_off, t936, t1149, t935, t760, t9, t1131, t1130, t955, flow, t1147)
    (t1573, t1377, t1385, t1393, t1401, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1379, t1387, t1395, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t1381, t1389, t1397, t1405, t1413, t1421, t1429, t1437, t1445, t1453, t1461, t1469, t1477, t1485, t1493, t1501, t1509, t1517, t1525, t1533, t1571, t1231, t1229, t1233, t1568, t1575, t1577, t1576, t1224, t1227, t1235, t1237, t1239, t1241, t1243, t1245, t1247, t1249, t1251, t1253, t1255, t1257, t1259, t1261, t1263, t1265, t1267, t1269, t1271, t1273, t1275, t1277, t1279, t1281, t1283, t1285, t1287, t1289, t1291, t1293, t1295, t1297, t1299, t1301, t1303, t1305, t1307, t1309, t1311, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1383, t1391, t1399, t1407, t1415, t1423, t1431, t1439, t1447, t1455, t1463, t1471, t1479, t1487, t1495, t1503, t1511, t1519, t1527, t1228, t1230, t1232, t1234, t1236, t1238, t1240, t1242, t1244, t1246, t1248, t1250, t1252, t1254, t1256, t1258, t1260, t1262, t1264, t1266, t1268, t1270, t1272, t1274, t1276, t1278, t1280, t1282, t1284, t1286, t1288, t1290, t1292, t1294, t1296, t1298, t1300, t1302, t1304, t1306, t1308, t1310, t1312, t1314, t1316, t1318, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1462, t1464, t1466, t1468, t1470, t1472, t1474, t1476, t1478, t1480, t1482, t1484, t1486, t1488, t1490, t1492, t1494, t1496, t1498, t1500, t1502, t1504, t1506, t1508, t1510, t1512, t1514, t1516, t1518, t1520, t1522, t1524, t1526, t1528, t1530, t1532, t1534, t1535, t1537, t1539, t1541, t1543, t1545, t1547, t1549, t1551, t1553, t1555, t1557, t1559, t1561, t1563, t1565, t1536, t1538, t1540, t1542, t1544, t1546, t1548, t1550, t1552, t1554, t1556, t1558, t1560, t1562, t1564, t1566,) = cut(_07_next_turn, _07_next_turn_off, turn, t1221, t698, t334, t658, energy_now_1, t1150, energy_next_1, energy_next_0, declared_1, declared_0, t1130, t935, t1215, t1218, t1171, t1162, locked_1, t1156, t1160, t937, t1161, t938, t1134, t1157, t1135, t1158, t1136, t1159, t390, t66, t403, t79, t416, t92, t429, t105, t442, t118, t455, t131, t468, t144, t481, t157, t494, t170, t949, t754, t1201, t1183, t1172, t1163, t1176, t1167, t973, t778, t979, t784, t985, t790, t991, t796, t997, t802, t1003, t808, t1009, t814, t1015, t820, t1021, t826, t946, t751, t952, t757, t1173, t1164, t1177, t1168, t970, t775, t976, t781, t982, t787, t988, t793, t994, t799, t1000, t805, t1006, t811, t1012, t817, t1018, t823, t948, t753, t954, t759, t1174, t1165, t1178, t1169, t972, t777, t978, t783, t984, t789, t990, t795, t996, t801, t1002, t807, t1008, t813, t1014, t819, t1020, t825, t950, t755, t956, t761, t1175, t1166, t1179, t1170, t974, t779, t980, t785, t986, t791, t992, t797, t998, t803, t1004, t809, t1010, t815, t1016, t821, t1022, t827, card_1_0, card_0_0, t1053, t858, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1057, t862, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1061, t866, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1065, t870, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1069, t874, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1073, t878, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1077, t882, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1081, t886, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1085, t890, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1089, t894, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1093, t898, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1097, t902, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1101, t906, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1105, t910, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1109, t914, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1113, t918, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1117, t922, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1121, t926, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1125, t930, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1129, t934, order_1_19, order_0_19, seen_1_19, seen_0_19, t1027, t832, t1033, t838, t1039, t844, t1045, t850, t1024, t829, t1030, t835, t1036, t841, t1042, t847, t1026, t831, t1032, t837, t1038, t843, t1044, t849, t1028, t833, t1034, t839, t1040, t845, t1046, t851, turn_player, t1141, t1219, t1143)
    (t1825, t1640,) = cut(_08_draw, _08_draw_off, t1573, t1377, t1385, t1393, t1401, t1409, t1417, t1425, t1433, t1441, t1449, t1457, t1465, t1473, t1481, t1489, t1497, t1505, t1513, t1521, t1529, t1379, t1387, t1395, t1403, t1411, t1419, t1427, t1435, t1443, t1451, t1459, t1467, t1475, t1483, t1491, t1499, t1507, t1515, t1523, t1531, t9)
    (t1870, t1873, t1871, t1878, t1881, t1879, t1886, t1889, t1887, t1894, t1897, t1895, t1902, t1905, t1903, t1910, t1913, t1911, t1918, t1921, t1919, t1926, t1929, t1927, t1934, t1937, t1935, t1942, t1945, t1943, t1950, t1953, t1951, t1958, t1961, t1959, t1966, t1969, t1967, t1974, t1977, t1975, t1982, t1985, t1983, t1990, t1993, t1991, t1998, t2001, t1999, t2006, t2009, t2007, t2014, t2017, t2015, t2022, t2025, t2023,) = cut(_09_top_cards, _09_top_cards_off, t1825, t1379, t1640, t1377, t1381, t1387, t1385, t1389, t1395, t1393, t1397, t1403, t1401, t1405, t1411, t1409, t1413, t1419, t1417, t1421, t1427, t1425, t1429, t1435, t1433, t1437, t1443, t1441, t1445, t1451, t1449, t1453, t1459, t1457, t1461, t1467, t1465, t1469, t1475, t1473, t1477, t1483, t1481, t1485, t1491, t1489, t1493, t1499, t1497, t1501, t1507, t1505, t1509, t1515, t1513, t1517, t1523, t1521, t1525, t1531, t1529, t1533)
    (t2028, t2098, t2099,) = cut(_10_energy_zone, _10_energy_zone_off, t1571, t1573, t1231, t1229, t1233, t9, t1149)
    return {
        'turn': t1571,
        'turn_player': t1568,
        'phase': t1575,
        'decider': t1577,
        'flow': t1576,
        'winner': t1224,
        'supporter_played': t1151,
        'retreated': t1152,
        'row': row,
        'source': source,
        'left': left,
        'it': it,
        'heads': heads,
        'dealt': dealt,
        'retreat_less': t1153,
        'boost0': t1154,
        'boost1': t1155,
        'points_0': t1227,
        'energy_now_0': t2028,
        'energy_next_0': t2098,
        'declared_0': t1233,
        'poison_0': t1235,
        'daze_0': t1237,
        'moved_0': t1239,
        'locked_0': t1241,
        'takes_0': t1243,
        'prevent_0': t1245,
        'deals_0': t1247,
        'no_attack_0': t1249,
        'no_retreat_0': t1251,
        'discarded_0_0': t1253,
        'discarded_0_1': t1255,
        'discarded_0_2': t1257,
        'discarded_0_3': t1259,
        'discarded_0_4': t1261,
        'discarded_0_5': t1263,
        'discarded_0_6': t1265,
        'discarded_0_7': t1267,
        'discarded_0_8': t1269,
        'pokemon_0_0': t1271,
        'damage_0_0': t1273,
        'fresh_0_0': t1275,
        'used_0_0': t1277,
        'energy_0_0_0': t1279,
        'energy_0_0_1': t1281,
        'energy_0_0_2': t1283,
        'energy_0_0_3': t1285,
        'energy_0_0_4': t1287,
        'energy_0_0_5': t1289,
        'energy_0_0_6': t1291,
        'energy_0_0_7': t1293,
        'energy_0_0_8': t1295,
        'pokemon_0_1': t1297,
        'damage_0_1': t1299,
        'fresh_0_1': t1301,
        'used_0_1': t1303,
        'energy_0_1_0': t1305,
        'energy_0_1_1': t1307,
        'energy_0_1_2': t1309,
        'energy_0_1_3': t1311,
        'energy_0_1_4': t1313,
        'energy_0_1_5': t1315,
        'energy_0_1_6': t1317,
        'energy_0_1_7': t1319,
        'energy_0_1_8': t1321,
        'pokemon_0_2': t1323,
        'damage_0_2': t1325,
        'fresh_0_2': t1327,
        'used_0_2': t1329,
        'energy_0_2_0': t1331,
        'energy_0_2_1': t1333,
        'energy_0_2_2': t1335,
        'energy_0_2_3': t1337,
        'energy_0_2_4': t1339,
        'energy_0_2_5': t1341,
        'energy_0_2_6': t1343,
        'energy_0_2_7': t1345,
        'energy_0_2_8': t1347,
        'pokemon_0_3': t1349,
        'damage_0_3': t1351,
        'fresh_0_3': t1353,
        'used_0_3': t1355,
        'energy_0_3_0': t1357,
        'energy_0_3_1': t1359,
        'energy_0_3_2': t1361,
        'energy_0_3_3': t1363,
        'energy_0_3_4': t1365,
        'energy_0_3_5': t1367,
        'energy_0_3_6': t1369,
        'energy_0_3_7': t1371,
        'energy_0_3_8': t1373,
        'card_0_0': t1375,
        'place_0_0': t1870,
        'order_0_0': t1873,
        'seen_0_0': t1871,
        'card_0_1': t1383,
        'place_0_1': t1878,
        'order_0_1': t1881,
        'seen_0_1': t1879,
        'card_0_2': t1391,
        'place_0_2': t1886,
        'order_0_2': t1889,
        'seen_0_2': t1887,
        'card_0_3': t1399,
        'place_0_3': t1894,
        'order_0_3': t1897,
        'seen_0_3': t1895,
        'card_0_4': t1407,
        'place_0_4': t1902,
        'order_0_4': t1905,
        'seen_0_4': t1903,
        'card_0_5': t1415,
        'place_0_5': t1910,
        'order_0_5': t1913,
        'seen_0_5': t1911,
        'card_0_6': t1423,
        'place_0_6': t1918,
        'order_0_6': t1921,
        'seen_0_6': t1919,
        'card_0_7': t1431,
        'place_0_7': t1926,
        'order_0_7': t1929,
        'seen_0_7': t1927,
        'card_0_8': t1439,
        'place_0_8': t1934,
        'order_0_8': t1937,
        'seen_0_8': t1935,
        'card_0_9': t1447,
        'place_0_9': t1942,
        'order_0_9': t1945,
        'seen_0_9': t1943,
        'card_0_10': t1455,
        'place_0_10': t1950,
        'order_0_10': t1953,
        'seen_0_10': t1951,
        'card_0_11': t1463,
        'place_0_11': t1958,
        'order_0_11': t1961,
        'seen_0_11': t1959,
        'card_0_12': t1471,
        'place_0_12': t1966,
        'order_0_12': t1969,
        'seen_0_12': t1967,
        'card_0_13': t1479,
        'place_0_13': t1974,
        'order_0_13': t1977,
        'seen_0_13': t1975,
        'card_0_14': t1487,
        'place_0_14': t1982,
        'order_0_14': t1985,
        'seen_0_14': t1983,
        'card_0_15': t1495,
        'place_0_15': t1990,
        'order_0_15': t1993,
        'seen_0_15': t1991,
        'card_0_16': t1503,
        'place_0_16': t1998,
        'order_0_16': t2001,
        'seen_0_16': t1999,
        'card_0_17': t1511,
        'place_0_17': t2006,
        'order_0_17': t2009,
        'seen_0_17': t2007,
        'card_0_18': t1519,
        'place_0_18': t2014,
        'order_0_18': t2017,
        'seen_0_18': t2015,
        'card_0_19': t1527,
        'place_0_19': t2022,
        'order_0_19': t2025,
        'seen_0_19': t2023,
        'points_1': t1228,
        'energy_now_1': t1230,
        'energy_next_1': t1232,
        'declared_1': t1234,
        'poison_1': t1236,
        'daze_1': t1238,
        'moved_1': t1240,
        'locked_1': t1242,
        'takes_1': t1244,
        'prevent_1': t1246,
        'deals_1': t1248,
        'no_attack_1': t1250,
        'no_retreat_1': t1252,
        'discarded_1_0': t1254,
        'discarded_1_1': t1256,
        'discarded_1_2': t1258,
        'discarded_1_3': t1260,
        'discarded_1_4': t1262,
        'discarded_1_5': t1264,
        'discarded_1_6': t1266,
        'discarded_1_7': t1268,
        'discarded_1_8': t1270,
        'pokemon_1_0': t1272,
        'damage_1_0': t1274,
        'fresh_1_0': t1276,
        'used_1_0': t1278,
        'energy_1_0_0': t1280,
        'energy_1_0_1': t1282,
        'energy_1_0_2': t1284,
        'energy_1_0_3': t1286,
        'energy_1_0_4': t1288,
        'energy_1_0_5': t1290,
        'energy_1_0_6': t1292,
        'energy_1_0_7': t1294,
        'energy_1_0_8': t1296,
        'pokemon_1_1': t1298,
        'damage_1_1': t1300,
        'fresh_1_1': t1302,
        'used_1_1': t1304,
        'energy_1_1_0': t1306,
        'energy_1_1_1': t1308,
        'energy_1_1_2': t1310,
        'energy_1_1_3': t1312,
        'energy_1_1_4': t1314,
        'energy_1_1_5': t1316,
        'energy_1_1_6': t1318,
        'energy_1_1_7': t1320,
        'energy_1_1_8': t1322,
        'pokemon_1_2': t1324,
        'damage_1_2': t1326,
        'fresh_1_2': t1328,
        'used_1_2': t1330,
        'energy_1_2_0': t1332,
        'energy_1_2_1': t1334,
        'energy_1_2_2': t1336,
        'energy_1_2_3': t1338,
        'energy_1_2_4': t1340,
        'energy_1_2_5': t1342,
        'energy_1_2_6': t1344,
        'energy_1_2_7': t1346,
        'energy_1_2_8': t1348,
        'pokemon_1_3': t1350,
        'damage_1_3': t1352,
        'fresh_1_3': t1354,
        'used_1_3': t1356,
        'energy_1_3_0': t1358,
        'energy_1_3_1': t1360,
        'energy_1_3_2': t1362,
        'energy_1_3_3': t1364,
        'energy_1_3_4': t1366,
        'energy_1_3_5': t1368,
        'energy_1_3_6': t1370,
        'energy_1_3_7': t1372,
        'energy_1_3_8': t1374,
        'card_1_0': t1376,
        'place_1_0': t1378,
        'order_1_0': t1380,
        'seen_1_0': t1382,
        'card_1_1': t1384,
        'place_1_1': t1386,
        'order_1_1': t1388,
        'seen_1_1': t1390,
        'card_1_2': t1392,
        'place_1_2': t1394,
        'order_1_2': t1396,
        'seen_1_2': t1398,
        'card_1_3': t1400,
        'place_1_3': t1402,
        'order_1_3': t1404,
        'seen_1_3': t1406,
        'card_1_4': t1408,
        'place_1_4': t1410,
        'order_1_4': t1412,
        'seen_1_4': t1414,
        'card_1_5': t1416,
        'place_1_5': t1418,
        'order_1_5': t1420,
        'seen_1_5': t1422,
        'card_1_6': t1424,
        'place_1_6': t1426,
        'order_1_6': t1428,
        'seen_1_6': t1430,
        'card_1_7': t1432,
        'place_1_7': t1434,
        'order_1_7': t1436,
        'seen_1_7': t1438,
        'card_1_8': t1440,
        'place_1_8': t1442,
        'order_1_8': t1444,
        'seen_1_8': t1446,
        'card_1_9': t1448,
        'place_1_9': t1450,
        'order_1_9': t1452,
        'seen_1_9': t1454,
        'card_1_10': t1456,
        'place_1_10': t1458,
        'order_1_10': t1460,
        'seen_1_10': t1462,
        'card_1_11': t1464,
        'place_1_11': t1466,
        'order_1_11': t1468,
        'seen_1_11': t1470,
        'card_1_12': t1472,
        'place_1_12': t1474,
        'order_1_12': t1476,
        'seen_1_12': t1478,
        'card_1_13': t1480,
        'place_1_13': t1482,
        'order_1_13': t1484,
        'seen_1_13': t1486,
        'card_1_14': t1488,
        'place_1_14': t1490,
        'order_1_14': t1492,
        'seen_1_14': t1494,
        'card_1_15': t1496,
        'place_1_15': t1498,
        'order_1_15': t1500,
        'seen_1_15': t1502,
        'card_1_16': t1504,
        'place_1_16': t1506,
        'order_1_16': t1508,
        'seen_1_16': t1510,
        'card_1_17': t1512,
        'place_1_17': t1514,
        'order_1_17': t1516,
        'seen_1_17': t1518,
        'card_1_18': t1520,
        'place_1_18': t1522,
        'order_1_18': t1524,
        'seen_1_18': t1526,
        'card_1_19': t1528,
        'place_1_19': t1530,
        'order_1_19': t1532,
        'seen_1_19': t1534,
        'todo': t2099,
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
        'words_0_0_0': t1535,
        'words_0_0_1': t1537,
        'words_0_0_2': t1539,
        'words_0_0_3': t1541,
        'words_0_1_0': t1543,
        'words_0_1_1': t1545,
        'words_0_1_2': t1547,
        'words_0_1_3': t1549,
        'words_0_2_0': t1551,
        'words_0_2_1': t1553,
        'words_0_2_2': t1555,
        'words_0_2_3': t1557,
        'words_0_3_0': t1559,
        'words_0_3_1': t1561,
        'words_0_3_2': t1563,
        'words_0_3_3': t1565,
        'words_1_0_0': t1536,
        'words_1_0_1': t1538,
        'words_1_0_2': t1540,
        'words_1_0_3': t1542,
        'words_1_1_0': t1544,
        'words_1_1_1': t1546,
        'words_1_1_2': t1548,
        'words_1_1_3': t1550,
        'words_1_2_0': t1552,
        'words_1_2_1': t1554,
        'words_1_2_2': t1556,
        'words_1_2_3': t1558,
        'words_1_3_0': t1560,
        'words_1_3_1': t1562,
        'words_1_3_2': t1564,
        'words_1_3_3': t1566,
    }
