"""Generated: `settle` as 2202 operations in 14 stages. Do not edit."""

# ruff: noqa
from .ops import *  # the vocabulary of generated code


def _00_todo(key_0, key_1):
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
    return (t9,)


_00_todo_off = (u32(0),)


def _01_reactions(todo, reached_1_0, words_1_0_3, striker_0_0, damage_0_0, striker_0_1, damage_0_1, striker_0_2, damage_0_2, striker_0_3, damage_0_3):
    t10 = eq(todo, i8(1))
    t11 = band(t10, reached_1_0)
    t12 = sar(words_1_0_3, i16(4))
    t13 = band(t12, i16(1))
    t14 = eq(t13, i16(1))
    t15 = band(t11, t14)
    t16 = band(t15, striker_0_0)
    t17 = select(t16, i8(2), i8(0))
    t18 = add(damage_0_0, t17)
    t19 = least(t18, i8(120))
    t20 = band(t15, striker_0_1)
    t21 = select(t20, i8(2), i8(0))
    t22 = add(damage_0_1, t21)
    t23 = least(t22, i8(120))
    t24 = band(t15, striker_0_2)
    t25 = select(t24, i8(2), i8(0))
    t26 = add(damage_0_2, t25)
    t27 = least(t26, i8(120))
    t28 = band(t15, striker_0_3)
    t29 = select(t28, i8(2), i8(0))
    t30 = add(damage_0_3, t29)
    t31 = least(t30, i8(120))
    t32 = select(t10, i8(2), todo)
    t33 = eq(t32, i8(2))
    t34 = select(t33, i8(3), t32)
    return (t34, t19, t23, t27, t31,)


_01_reactions_off = (i8(0), i8(0), i8(0), i8(0), i8(0),)


def _02_immunities(t34):
    t35 = eq(t34, i8(3))
    t36 = eq(t34, i8(4))
    t37 = bor(t35, t36)
    t38 = select(t37, i8(5), t34)
    t39 = eq(t38, i8(5))
    t40 = eq(t38, i8(6))
    t41 = bor(t39, t40)
    return (t39, t41, t38,)


_02_immunities_off = (b1(0), b1(0), i8(0),)


def _03_knock_outs(words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, words_1_0_0, words_1_1_0, words_1_2_0, words_1_3_0, pokemon_0_0, t39, t19, pokemon_0_1, t23, pokemon_0_2, t27, pokemon_0_3, t31, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, striker_0_0, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, striker_0_1, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, striker_0_2, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, striker_0_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, damage_1_0, pokemon_1_1, damage_1_1, pokemon_1_2, damage_1_2, pokemon_1_3, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, striker_1_0, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, striker_1_1, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, striker_1_2, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, striker_1_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0):
    t42 = band(words_0_0_0, i32(31))
    t43 = to(t42, i8)
    t44 = band(words_0_1_0, i32(31))
    t45 = to(t44, i8)
    t46 = band(words_0_2_0, i32(31))
    t47 = to(t46, i8)
    t48 = band(words_0_3_0, i32(31))
    t49 = to(t48, i8)
    t50 = band(words_1_0_0, i32(31))
    t51 = to(t50, i8)
    t52 = band(words_1_1_0, i32(31))
    t53 = to(t52, i8)
    t54 = band(words_1_2_0, i32(31))
    t55 = to(t54, i8)
    t56 = band(words_1_3_0, i32(31))
    t57 = to(t56, i8)
    t58 = gt(pokemon_0_0, i16(0))
    t59 = band(t39, t58)
    t60 = ge(t19, t43)
    t61 = band(t59, t60)
    t62 = sar(words_0_0_0, i32(16))
    t63 = band(t62, i32(3))
    t64 = to(t63, i8)
    t65 = select(t61, t64, i8(0))
    t66 = gt(pokemon_0_1, i16(0))
    t67 = band(t39, t66)
    t68 = ge(t23, t45)
    t69 = band(t67, t68)
    t70 = sar(words_0_1_0, i32(16))
    t71 = band(t70, i32(3))
    t72 = to(t71, i8)
    t73 = select(t69, t72, i8(0))
    t74 = add(t65, t73)
    t75 = gt(pokemon_0_2, i16(0))
    t76 = band(t39, t75)
    t77 = ge(t27, t47)
    t78 = band(t76, t77)
    t79 = sar(words_0_2_0, i32(16))
    t80 = band(t79, i32(3))
    t81 = to(t80, i8)
    t82 = select(t78, t81, i8(0))
    t83 = add(t74, t82)
    t84 = gt(pokemon_0_3, i16(0))
    t85 = band(t39, t84)
    t86 = ge(t31, t49)
    t87 = band(t85, t86)
    t88 = sar(words_0_3_0, i32(16))
    t89 = band(t88, i32(3))
    t90 = to(t89, i8)
    t91 = select(t87, t90, i8(0))
    t92 = add(t83, t91)
    t93 = select(t61, energy_0_0_0, i8(0))
    t94 = select(t69, energy_0_1_0, i8(0))
    t95 = add(t93, t94)
    t96 = select(t78, energy_0_2_0, i8(0))
    t97 = to(t95, i16)
    t98 = to(t96, i16)
    t99 = add(t97, t98)
    t100 = select(t87, energy_0_3_0, i8(0))
    t101 = to(t100, i16)
    t102 = add(t99, t101)
    t103 = to(discarded_0_0, i16)
    t104 = add(t103, t102)
    t105 = to(t104, i8)
    t106 = select(t61, energy_0_0_1, i8(0))
    t107 = select(t69, energy_0_1_1, i8(0))
    t108 = add(t106, t107)
    t109 = select(t78, energy_0_2_1, i8(0))
    t110 = to(t108, i16)
    t111 = to(t109, i16)
    t112 = add(t110, t111)
    t113 = select(t87, energy_0_3_1, i8(0))
    t114 = to(t113, i16)
    t115 = add(t112, t114)
    t116 = to(discarded_0_1, i16)
    t117 = add(t116, t115)
    t118 = to(t117, i8)
    t119 = select(t61, energy_0_0_2, i8(0))
    t120 = select(t69, energy_0_1_2, i8(0))
    t121 = add(t119, t120)
    t122 = select(t78, energy_0_2_2, i8(0))
    t123 = to(t121, i16)
    t124 = to(t122, i16)
    t125 = add(t123, t124)
    t126 = select(t87, energy_0_3_2, i8(0))
    t127 = to(t126, i16)
    t128 = add(t125, t127)
    t129 = to(discarded_0_2, i16)
    t130 = add(t129, t128)
    t131 = to(t130, i8)
    t132 = select(t61, energy_0_0_3, i8(0))
    t133 = select(t69, energy_0_1_3, i8(0))
    t134 = add(t132, t133)
    t135 = select(t78, energy_0_2_3, i8(0))
    t136 = to(t134, i16)
    t137 = to(t135, i16)
    t138 = add(t136, t137)
    t139 = select(t87, energy_0_3_3, i8(0))
    t140 = to(t139, i16)
    t141 = add(t138, t140)
    t142 = to(discarded_0_3, i16)
    t143 = add(t142, t141)
    t144 = to(t143, i8)
    t145 = select(t61, energy_0_0_4, i8(0))
    t146 = select(t69, energy_0_1_4, i8(0))
    t147 = add(t145, t146)
    t148 = select(t78, energy_0_2_4, i8(0))
    t149 = to(t147, i16)
    t150 = to(t148, i16)
    t151 = add(t149, t150)
    t152 = select(t87, energy_0_3_4, i8(0))
    t153 = to(t152, i16)
    t154 = add(t151, t153)
    t155 = to(discarded_0_4, i16)
    t156 = add(t155, t154)
    t157 = to(t156, i8)
    t158 = select(t61, energy_0_0_5, i8(0))
    t159 = select(t69, energy_0_1_5, i8(0))
    t160 = add(t158, t159)
    t161 = select(t78, energy_0_2_5, i8(0))
    t162 = to(t160, i16)
    t163 = to(t161, i16)
    t164 = add(t162, t163)
    t165 = select(t87, energy_0_3_5, i8(0))
    t166 = to(t165, i16)
    t167 = add(t164, t166)
    t168 = to(discarded_0_5, i16)
    t169 = add(t168, t167)
    t170 = to(t169, i8)
    t171 = select(t61, energy_0_0_6, i8(0))
    t172 = select(t69, energy_0_1_6, i8(0))
    t173 = add(t171, t172)
    t174 = select(t78, energy_0_2_6, i8(0))
    t175 = to(t173, i16)
    t176 = to(t174, i16)
    t177 = add(t175, t176)
    t178 = select(t87, energy_0_3_6, i8(0))
    t179 = to(t178, i16)
    t180 = add(t177, t179)
    t181 = to(discarded_0_6, i16)
    t182 = add(t181, t180)
    t183 = to(t182, i8)
    t184 = select(t61, energy_0_0_7, i8(0))
    t185 = select(t69, energy_0_1_7, i8(0))
    t186 = add(t184, t185)
    t187 = select(t78, energy_0_2_7, i8(0))
    t188 = to(t186, i16)
    t189 = to(t187, i16)
    t190 = add(t188, t189)
    t191 = select(t87, energy_0_3_7, i8(0))
    t192 = to(t191, i16)
    t193 = add(t190, t192)
    t194 = to(discarded_0_7, i16)
    t195 = add(t194, t193)
    t196 = to(t195, i8)
    t197 = select(t61, energy_0_0_8, i8(0))
    t198 = select(t69, energy_0_1_8, i8(0))
    t199 = add(t197, t198)
    t200 = select(t78, energy_0_2_8, i8(0))
    t201 = to(t199, i16)
    t202 = to(t200, i16)
    t203 = add(t201, t202)
    t204 = select(t87, energy_0_3_8, i8(0))
    t205 = to(t204, i16)
    t206 = add(t203, t205)
    t207 = to(discarded_0_8, i16)
    t208 = add(t207, t206)
    t209 = to(t208, i8)
    t210 = select(t61, i8(8), i8(0))
    t211 = select(t69, i8(16), i8(0))
    t212 = add(t210, t211)
    t213 = select(t78, i8(32), i8(0))
    t214 = add(t212, t213)
    t215 = select(t87, i8(64), i8(0))
    t216 = add(t214, t215)
    t217 = sar(t216, place_0_0)
    t218 = band(t217, i8(1))
    t219 = eq(t218, i8(1))
    t220 = sar(t216, place_0_1)
    t221 = band(t220, i8(1))
    t222 = eq(t221, i8(1))
    t223 = sar(t216, place_0_2)
    t224 = band(t223, i8(1))
    t225 = eq(t224, i8(1))
    t226 = sar(t216, place_0_3)
    t227 = band(t226, i8(1))
    t228 = eq(t227, i8(1))
    t229 = sar(t216, place_0_4)
    t230 = band(t229, i8(1))
    t231 = eq(t230, i8(1))
    t232 = sar(t216, place_0_5)
    t233 = band(t232, i8(1))
    t234 = eq(t233, i8(1))
    t235 = sar(t216, place_0_6)
    t236 = band(t235, i8(1))
    t237 = eq(t236, i8(1))
    t238 = sar(t216, place_0_7)
    t239 = band(t238, i8(1))
    t240 = eq(t239, i8(1))
    t241 = sar(t216, place_0_8)
    t242 = band(t241, i8(1))
    t243 = eq(t242, i8(1))
    t244 = sar(t216, place_0_9)
    t245 = band(t244, i8(1))
    t246 = eq(t245, i8(1))
    t247 = sar(t216, place_0_10)
    t248 = band(t247, i8(1))
    t249 = eq(t248, i8(1))
    t250 = sar(t216, place_0_11)
    t251 = band(t250, i8(1))
    t252 = eq(t251, i8(1))
    t253 = sar(t216, place_0_12)
    t254 = band(t253, i8(1))
    t255 = eq(t254, i8(1))
    t256 = sar(t216, place_0_13)
    t257 = band(t256, i8(1))
    t258 = eq(t257, i8(1))
    t259 = sar(t216, place_0_14)
    t260 = band(t259, i8(1))
    t261 = eq(t260, i8(1))
    t262 = sar(t216, place_0_15)
    t263 = band(t262, i8(1))
    t264 = eq(t263, i8(1))
    t265 = sar(t216, place_0_16)
    t266 = band(t265, i8(1))
    t267 = eq(t266, i8(1))
    t268 = sar(t216, place_0_17)
    t269 = band(t268, i8(1))
    t270 = eq(t269, i8(1))
    t271 = sar(t216, place_0_18)
    t272 = band(t271, i8(1))
    t273 = eq(t272, i8(1))
    t274 = sar(t216, place_0_19)
    t275 = band(t274, i8(1))
    t276 = eq(t275, i8(1))
    t277 = select(t219, i8(2), place_0_0)
    t278 = select(t222, i8(2), place_0_1)
    t279 = select(t225, i8(2), place_0_2)
    t280 = select(t228, i8(2), place_0_3)
    t281 = select(t231, i8(2), place_0_4)
    t282 = select(t234, i8(2), place_0_5)
    t283 = select(t237, i8(2), place_0_6)
    t284 = select(t240, i8(2), place_0_7)
    t285 = select(t243, i8(2), place_0_8)
    t286 = select(t246, i8(2), place_0_9)
    t287 = select(t249, i8(2), place_0_10)
    t288 = select(t252, i8(2), place_0_11)
    t289 = select(t255, i8(2), place_0_12)
    t290 = select(t258, i8(2), place_0_13)
    t291 = select(t261, i8(2), place_0_14)
    t292 = select(t264, i8(2), place_0_15)
    t293 = select(t267, i8(2), place_0_16)
    t294 = select(t270, i8(2), place_0_17)
    t295 = select(t273, i8(2), place_0_18)
    t296 = select(t276, i8(2), place_0_19)
    t297 = select(t61, i16(0), pokemon_0_0)
    t298 = select(t61, i8(0), t19)
    t299 = select(t61, i8(0), fresh_0_0)
    t300 = select(t61, i8(0), used_0_0)
    t301 = select(t61, i8(0), energy_0_0_0)
    t302 = select(t61, i8(0), energy_0_0_1)
    t303 = select(t61, i8(0), energy_0_0_2)
    t304 = select(t61, i8(0), energy_0_0_3)
    t305 = select(t61, i8(0), energy_0_0_4)
    t306 = select(t61, i8(0), energy_0_0_5)
    t307 = select(t61, i8(0), energy_0_0_6)
    t308 = select(t61, i8(0), energy_0_0_7)
    t309 = select(t61, i8(0), energy_0_0_8)
    t310 = select(t61, i32(0), words_0_0_0)
    t311 = select(t61, i16(0), words_0_0_1)
    t312 = select(t61, i16(0), words_0_0_2)
    t313 = select(t61, i16(0), words_0_0_3)
    t314 = flip(t61)
    t315 = band(reached_0_0, t314)
    t316 = band(striker_0_0, t314)
    t317 = select(t69, i16(0), pokemon_0_1)
    t318 = select(t69, i8(0), t23)
    t319 = select(t69, i8(0), fresh_0_1)
    t320 = select(t69, i8(0), used_0_1)
    t321 = select(t69, i8(0), energy_0_1_0)
    t322 = select(t69, i8(0), energy_0_1_1)
    t323 = select(t69, i8(0), energy_0_1_2)
    t324 = select(t69, i8(0), energy_0_1_3)
    t325 = select(t69, i8(0), energy_0_1_4)
    t326 = select(t69, i8(0), energy_0_1_5)
    t327 = select(t69, i8(0), energy_0_1_6)
    t328 = select(t69, i8(0), energy_0_1_7)
    t329 = select(t69, i8(0), energy_0_1_8)
    t330 = select(t69, i32(0), words_0_1_0)
    t331 = select(t69, i16(0), words_0_1_1)
    t332 = select(t69, i16(0), words_0_1_2)
    t333 = select(t69, i16(0), words_0_1_3)
    t334 = flip(t69)
    t335 = band(reached_0_1, t334)
    t336 = band(striker_0_1, t334)
    t337 = select(t78, i16(0), pokemon_0_2)
    t338 = select(t78, i8(0), t27)
    t339 = select(t78, i8(0), fresh_0_2)
    t340 = select(t78, i8(0), used_0_2)
    t341 = select(t78, i8(0), energy_0_2_0)
    t342 = select(t78, i8(0), energy_0_2_1)
    t343 = select(t78, i8(0), energy_0_2_2)
    t344 = select(t78, i8(0), energy_0_2_3)
    t345 = select(t78, i8(0), energy_0_2_4)
    t346 = select(t78, i8(0), energy_0_2_5)
    t347 = select(t78, i8(0), energy_0_2_6)
    t348 = select(t78, i8(0), energy_0_2_7)
    t349 = select(t78, i8(0), energy_0_2_8)
    t350 = select(t78, i32(0), words_0_2_0)
    t351 = select(t78, i16(0), words_0_2_1)
    t352 = select(t78, i16(0), words_0_2_2)
    t353 = select(t78, i16(0), words_0_2_3)
    t354 = flip(t78)
    t355 = band(reached_0_2, t354)
    t356 = band(striker_0_2, t354)
    t357 = select(t87, i16(0), pokemon_0_3)
    t358 = select(t87, i8(0), t31)
    t359 = select(t87, i8(0), fresh_0_3)
    t360 = select(t87, i8(0), used_0_3)
    t361 = select(t87, i8(0), energy_0_3_0)
    t362 = select(t87, i8(0), energy_0_3_1)
    t363 = select(t87, i8(0), energy_0_3_2)
    t364 = select(t87, i8(0), energy_0_3_3)
    t365 = select(t87, i8(0), energy_0_3_4)
    t366 = select(t87, i8(0), energy_0_3_5)
    t367 = select(t87, i8(0), energy_0_3_6)
    t368 = select(t87, i8(0), energy_0_3_7)
    t369 = select(t87, i8(0), energy_0_3_8)
    t370 = select(t87, i32(0), words_0_3_0)
    t371 = select(t87, i16(0), words_0_3_1)
    t372 = select(t87, i16(0), words_0_3_2)
    t373 = select(t87, i16(0), words_0_3_3)
    t374 = flip(t87)
    t375 = band(reached_0_3, t374)
    t376 = band(striker_0_3, t374)
    t377 = select(t61, i8(0), poison_0)
    t378 = select(t61, i8(0), daze_0)
    t379 = select(t61, i8(0), takes_0)
    t380 = select(t61, i8(0), prevent_0)
    t381 = select(t61, i8(0), deals_0)
    t382 = select(t61, i8(0), no_attack_0)
    t383 = select(t61, i8(0), no_retreat_0)
    t384 = add(points_1, t92)
    t385 = to(t384, i8)
    t386 = gt(pokemon_1_0, i16(0))
    t387 = band(t39, t386)
    t388 = ge(damage_1_0, t51)
    t389 = band(t387, t388)
    t390 = sar(words_1_0_0, i32(16))
    t391 = band(t390, i32(3))
    t392 = to(t391, i8)
    t393 = select(t389, t392, i8(0))
    t394 = gt(pokemon_1_1, i16(0))
    t395 = band(t39, t394)
    t396 = ge(damage_1_1, t53)
    t397 = band(t395, t396)
    t398 = sar(words_1_1_0, i32(16))
    t399 = band(t398, i32(3))
    t400 = to(t399, i8)
    t401 = select(t397, t400, i8(0))
    t402 = add(t393, t401)
    t403 = gt(pokemon_1_2, i16(0))
    t404 = band(t39, t403)
    t405 = ge(damage_1_2, t55)
    t406 = band(t404, t405)
    t407 = sar(words_1_2_0, i32(16))
    t408 = band(t407, i32(3))
    t409 = to(t408, i8)
    t410 = select(t406, t409, i8(0))
    t411 = add(t402, t410)
    t412 = gt(pokemon_1_3, i16(0))
    t413 = band(t39, t412)
    t414 = ge(damage_1_3, t57)
    t415 = band(t413, t414)
    t416 = sar(words_1_3_0, i32(16))
    t417 = band(t416, i32(3))
    t418 = to(t417, i8)
    t419 = select(t415, t418, i8(0))
    t420 = add(t411, t419)
    t421 = select(t389, energy_1_0_0, i8(0))
    t422 = select(t397, energy_1_1_0, i8(0))
    t423 = add(t421, t422)
    t424 = select(t406, energy_1_2_0, i8(0))
    t425 = to(t423, i16)
    t426 = to(t424, i16)
    t427 = add(t425, t426)
    t428 = select(t415, energy_1_3_0, i8(0))
    t429 = to(t428, i16)
    t430 = add(t427, t429)
    t431 = to(discarded_1_0, i16)
    t432 = add(t431, t430)
    t433 = to(t432, i8)
    t434 = select(t389, energy_1_0_1, i8(0))
    t435 = select(t397, energy_1_1_1, i8(0))
    t436 = add(t434, t435)
    t437 = select(t406, energy_1_2_1, i8(0))
    t438 = to(t436, i16)
    t439 = to(t437, i16)
    t440 = add(t438, t439)
    t441 = select(t415, energy_1_3_1, i8(0))
    t442 = to(t441, i16)
    t443 = add(t440, t442)
    t444 = to(discarded_1_1, i16)
    t445 = add(t444, t443)
    t446 = to(t445, i8)
    t447 = select(t389, energy_1_0_2, i8(0))
    t448 = select(t397, energy_1_1_2, i8(0))
    t449 = add(t447, t448)
    t450 = select(t406, energy_1_2_2, i8(0))
    t451 = to(t449, i16)
    t452 = to(t450, i16)
    t453 = add(t451, t452)
    t454 = select(t415, energy_1_3_2, i8(0))
    t455 = to(t454, i16)
    t456 = add(t453, t455)
    t457 = to(discarded_1_2, i16)
    t458 = add(t457, t456)
    t459 = to(t458, i8)
    t460 = select(t389, energy_1_0_3, i8(0))
    t461 = select(t397, energy_1_1_3, i8(0))
    t462 = add(t460, t461)
    t463 = select(t406, energy_1_2_3, i8(0))
    t464 = to(t462, i16)
    t465 = to(t463, i16)
    t466 = add(t464, t465)
    t467 = select(t415, energy_1_3_3, i8(0))
    t468 = to(t467, i16)
    t469 = add(t466, t468)
    t470 = to(discarded_1_3, i16)
    t471 = add(t470, t469)
    t472 = to(t471, i8)
    t473 = select(t389, energy_1_0_4, i8(0))
    t474 = select(t397, energy_1_1_4, i8(0))
    t475 = add(t473, t474)
    t476 = select(t406, energy_1_2_4, i8(0))
    t477 = to(t475, i16)
    t478 = to(t476, i16)
    t479 = add(t477, t478)
    t480 = select(t415, energy_1_3_4, i8(0))
    t481 = to(t480, i16)
    t482 = add(t479, t481)
    t483 = to(discarded_1_4, i16)
    t484 = add(t483, t482)
    t485 = to(t484, i8)
    t486 = select(t389, energy_1_0_5, i8(0))
    t487 = select(t397, energy_1_1_5, i8(0))
    t488 = add(t486, t487)
    t489 = select(t406, energy_1_2_5, i8(0))
    t490 = to(t488, i16)
    t491 = to(t489, i16)
    t492 = add(t490, t491)
    t493 = select(t415, energy_1_3_5, i8(0))
    t494 = to(t493, i16)
    t495 = add(t492, t494)
    t496 = to(discarded_1_5, i16)
    t497 = add(t496, t495)
    t498 = to(t497, i8)
    t499 = select(t389, energy_1_0_6, i8(0))
    t500 = select(t397, energy_1_1_6, i8(0))
    t501 = add(t499, t500)
    t502 = select(t406, energy_1_2_6, i8(0))
    t503 = to(t501, i16)
    t504 = to(t502, i16)
    t505 = add(t503, t504)
    t506 = select(t415, energy_1_3_6, i8(0))
    t507 = to(t506, i16)
    t508 = add(t505, t507)
    t509 = to(discarded_1_6, i16)
    t510 = add(t509, t508)
    t511 = to(t510, i8)
    t512 = select(t389, energy_1_0_7, i8(0))
    t513 = select(t397, energy_1_1_7, i8(0))
    t514 = add(t512, t513)
    t515 = select(t406, energy_1_2_7, i8(0))
    t516 = to(t514, i16)
    t517 = to(t515, i16)
    t518 = add(t516, t517)
    t519 = select(t415, energy_1_3_7, i8(0))
    t520 = to(t519, i16)
    t521 = add(t518, t520)
    t522 = to(discarded_1_7, i16)
    t523 = add(t522, t521)
    t524 = to(t523, i8)
    t525 = select(t389, energy_1_0_8, i8(0))
    t526 = select(t397, energy_1_1_8, i8(0))
    t527 = add(t525, t526)
    t528 = select(t406, energy_1_2_8, i8(0))
    t529 = to(t527, i16)
    t530 = to(t528, i16)
    t531 = add(t529, t530)
    t532 = select(t415, energy_1_3_8, i8(0))
    t533 = to(t532, i16)
    t534 = add(t531, t533)
    t535 = to(discarded_1_8, i16)
    t536 = add(t535, t534)
    t537 = to(t536, i8)
    t538 = select(t389, i8(8), i8(0))
    t539 = select(t397, i8(16), i8(0))
    t540 = add(t538, t539)
    t541 = select(t406, i8(32), i8(0))
    t542 = add(t540, t541)
    t543 = select(t415, i8(64), i8(0))
    t544 = add(t542, t543)
    t545 = sar(t544, place_1_0)
    t546 = band(t545, i8(1))
    t547 = eq(t546, i8(1))
    t548 = sar(t544, place_1_1)
    t549 = band(t548, i8(1))
    t550 = eq(t549, i8(1))
    t551 = sar(t544, place_1_2)
    t552 = band(t551, i8(1))
    t553 = eq(t552, i8(1))
    t554 = sar(t544, place_1_3)
    t555 = band(t554, i8(1))
    t556 = eq(t555, i8(1))
    t557 = sar(t544, place_1_4)
    t558 = band(t557, i8(1))
    t559 = eq(t558, i8(1))
    t560 = sar(t544, place_1_5)
    t561 = band(t560, i8(1))
    t562 = eq(t561, i8(1))
    t563 = sar(t544, place_1_6)
    t564 = band(t563, i8(1))
    t565 = eq(t564, i8(1))
    t566 = sar(t544, place_1_7)
    t567 = band(t566, i8(1))
    t568 = eq(t567, i8(1))
    t569 = sar(t544, place_1_8)
    t570 = band(t569, i8(1))
    t571 = eq(t570, i8(1))
    t572 = sar(t544, place_1_9)
    t573 = band(t572, i8(1))
    t574 = eq(t573, i8(1))
    t575 = sar(t544, place_1_10)
    t576 = band(t575, i8(1))
    t577 = eq(t576, i8(1))
    t578 = sar(t544, place_1_11)
    t579 = band(t578, i8(1))
    t580 = eq(t579, i8(1))
    t581 = sar(t544, place_1_12)
    t582 = band(t581, i8(1))
    t583 = eq(t582, i8(1))
    t584 = sar(t544, place_1_13)
    t585 = band(t584, i8(1))
    t586 = eq(t585, i8(1))
    t587 = sar(t544, place_1_14)
    t588 = band(t587, i8(1))
    t589 = eq(t588, i8(1))
    t590 = sar(t544, place_1_15)
    t591 = band(t590, i8(1))
    t592 = eq(t591, i8(1))
    t593 = sar(t544, place_1_16)
    t594 = band(t593, i8(1))
    t595 = eq(t594, i8(1))
    t596 = sar(t544, place_1_17)
    t597 = band(t596, i8(1))
    t598 = eq(t597, i8(1))
    t599 = sar(t544, place_1_18)
    t600 = band(t599, i8(1))
    t601 = eq(t600, i8(1))
    t602 = sar(t544, place_1_19)
    t603 = band(t602, i8(1))
    t604 = eq(t603, i8(1))
    t605 = select(t547, i8(2), place_1_0)
    t606 = select(t550, i8(2), place_1_1)
    t607 = select(t553, i8(2), place_1_2)
    t608 = select(t556, i8(2), place_1_3)
    t609 = select(t559, i8(2), place_1_4)
    t610 = select(t562, i8(2), place_1_5)
    t611 = select(t565, i8(2), place_1_6)
    t612 = select(t568, i8(2), place_1_7)
    t613 = select(t571, i8(2), place_1_8)
    t614 = select(t574, i8(2), place_1_9)
    t615 = select(t577, i8(2), place_1_10)
    t616 = select(t580, i8(2), place_1_11)
    t617 = select(t583, i8(2), place_1_12)
    t618 = select(t586, i8(2), place_1_13)
    t619 = select(t589, i8(2), place_1_14)
    t620 = select(t592, i8(2), place_1_15)
    t621 = select(t595, i8(2), place_1_16)
    t622 = select(t598, i8(2), place_1_17)
    t623 = select(t601, i8(2), place_1_18)
    t624 = select(t604, i8(2), place_1_19)
    t625 = select(t389, i16(0), pokemon_1_0)
    t626 = select(t389, i8(0), damage_1_0)
    t627 = select(t389, i8(0), fresh_1_0)
    t628 = select(t389, i8(0), used_1_0)
    t629 = select(t389, i8(0), energy_1_0_0)
    t630 = select(t389, i8(0), energy_1_0_1)
    t631 = select(t389, i8(0), energy_1_0_2)
    t632 = select(t389, i8(0), energy_1_0_3)
    t633 = select(t389, i8(0), energy_1_0_4)
    t634 = select(t389, i8(0), energy_1_0_5)
    t635 = select(t389, i8(0), energy_1_0_6)
    t636 = select(t389, i8(0), energy_1_0_7)
    t637 = select(t389, i8(0), energy_1_0_8)
    t638 = select(t389, i32(0), words_1_0_0)
    t639 = select(t389, i16(0), words_1_0_1)
    t640 = select(t389, i16(0), words_1_0_2)
    t641 = select(t389, i16(0), words_1_0_3)
    t642 = flip(t389)
    t643 = band(reached_1_0, t642)
    t644 = band(striker_1_0, t642)
    t645 = select(t397, i16(0), pokemon_1_1)
    t646 = select(t397, i8(0), damage_1_1)
    t647 = select(t397, i8(0), fresh_1_1)
    t648 = select(t397, i8(0), used_1_1)
    t649 = select(t397, i8(0), energy_1_1_0)
    t650 = select(t397, i8(0), energy_1_1_1)
    t651 = select(t397, i8(0), energy_1_1_2)
    t652 = select(t397, i8(0), energy_1_1_3)
    t653 = select(t397, i8(0), energy_1_1_4)
    t654 = select(t397, i8(0), energy_1_1_5)
    t655 = select(t397, i8(0), energy_1_1_6)
    t656 = select(t397, i8(0), energy_1_1_7)
    t657 = select(t397, i8(0), energy_1_1_8)
    t658 = select(t397, i32(0), words_1_1_0)
    t659 = select(t397, i16(0), words_1_1_1)
    t660 = select(t397, i16(0), words_1_1_2)
    t661 = select(t397, i16(0), words_1_1_3)
    t662 = flip(t397)
    t663 = band(reached_1_1, t662)
    t664 = band(striker_1_1, t662)
    t665 = select(t406, i16(0), pokemon_1_2)
    t666 = select(t406, i8(0), damage_1_2)
    t667 = select(t406, i8(0), fresh_1_2)
    t668 = select(t406, i8(0), used_1_2)
    t669 = select(t406, i8(0), energy_1_2_0)
    t670 = select(t406, i8(0), energy_1_2_1)
    t671 = select(t406, i8(0), energy_1_2_2)
    t672 = select(t406, i8(0), energy_1_2_3)
    t673 = select(t406, i8(0), energy_1_2_4)
    t674 = select(t406, i8(0), energy_1_2_5)
    t675 = select(t406, i8(0), energy_1_2_6)
    t676 = select(t406, i8(0), energy_1_2_7)
    t677 = select(t406, i8(0), energy_1_2_8)
    t678 = select(t406, i32(0), words_1_2_0)
    t679 = select(t406, i16(0), words_1_2_1)
    t680 = select(t406, i16(0), words_1_2_2)
    t681 = select(t406, i16(0), words_1_2_3)
    t682 = flip(t406)
    t683 = band(reached_1_2, t682)
    t684 = band(striker_1_2, t682)
    t685 = select(t415, i16(0), pokemon_1_3)
    t686 = select(t415, i8(0), damage_1_3)
    t687 = select(t415, i8(0), fresh_1_3)
    t688 = select(t415, i8(0), used_1_3)
    t689 = select(t415, i8(0), energy_1_3_0)
    t690 = select(t415, i8(0), energy_1_3_1)
    t691 = select(t415, i8(0), energy_1_3_2)
    t692 = select(t415, i8(0), energy_1_3_3)
    t693 = select(t415, i8(0), energy_1_3_4)
    t694 = select(t415, i8(0), energy_1_3_5)
    t695 = select(t415, i8(0), energy_1_3_6)
    t696 = select(t415, i8(0), energy_1_3_7)
    t697 = select(t415, i8(0), energy_1_3_8)
    t698 = select(t415, i32(0), words_1_3_0)
    t699 = select(t415, i16(0), words_1_3_1)
    t700 = select(t415, i16(0), words_1_3_2)
    t701 = select(t415, i16(0), words_1_3_3)
    t702 = flip(t415)
    t703 = band(reached_1_3, t702)
    t704 = band(striker_1_3, t702)
    t705 = select(t389, i8(0), poison_1)
    t706 = select(t389, i8(0), daze_1)
    t707 = select(t389, i8(0), takes_1)
    t708 = select(t389, i8(0), prevent_1)
    t709 = select(t389, i8(0), deals_1)
    t710 = select(t389, i8(0), no_attack_1)
    t711 = select(t389, i8(0), no_retreat_1)
    t712 = add(points_0, t420)
    t713 = to(t712, i8)
    return (t713, t625, t645, t665, t685, t385, t297, t317, t337, t357, t318, t298, t338, t358, t319, t299, t339, t359, t320, t300, t340, t360, t321, t301, t341, t361, t322, t302, t342, t362, t323, t303, t343, t363, t324, t304, t344, t364, t325, t305, t345, t365, t326, t306, t346, t366, t327, t307, t347, t367, t328, t308, t348, t368, t329, t309, t349, t369, t330, t310, t350, t370, t331, t311, t351, t371, t332, t312, t352, t372, t333, t313, t353, t373, t335, t315, t355, t375, t336, t316, t356, t376, t277, t278, t279, t280, t281, t282, t283, t284, t285, t286, t287, t288, t289, t290, t291, t292, t293, t294, t295, t296, t377, t378, t379, t380, t381, t382, t383, t646, t626, t666, t686, t647, t627, t667, t687, t648, t628, t668, t688, t649, t629, t669, t689, t650, t630, t670, t690, t651, t631, t671, t691, t652, t632, t672, t692, t653, t633, t673, t693, t654, t634, t674, t694, t655, t635, t675, t695, t656, t636, t676, t696, t657, t637, t677, t697, t658, t638, t678, t698, t659, t639, t679, t699, t660, t640, t680, t700, t661, t641, t681, t701, t663, t643, t683, t703, t664, t644, t684, t704, t605, t606, t607, t608, t609, t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620, t621, t622, t623, t624, t705, t706, t707, t708, t709, t710, t711, t433, t105, t446, t118, t459, t131, t472, t144, t485, t157, t498, t170, t511, t183, t524, t196, t537, t209,)


_03_knock_outs_off = (i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i32(0), i32(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _04_win_check(phase, t39, winner, t713, t625, t645, t665, t685, t385, t297, t317, t337, t357, turn_player, struck_now, attacking, blow):
    t714 = eq(phase, i8(0))
    t715 = flip(t714)
    t716 = band(t39, t715)
    t717 = eq(winner, i8(0))
    t718 = band(t716, t717)
    t719 = ge(t713, i8(3))
    t720 = gt(t625, i16(0))
    t721 = gt(t645, i16(0))
    t722 = bor(t720, t721)
    t723 = gt(t665, i16(0))
    t724 = bor(t722, t723)
    t725 = gt(t685, i16(0))
    t726 = bor(t724, t725)
    t727 = flip(t726)
    t728 = to(t719, i8)
    t729 = to(t727, i8)
    t730 = add(t728, t729)
    t731 = ge(t385, i8(3))
    t732 = gt(t297, i16(0))
    t733 = gt(t317, i16(0))
    t734 = bor(t732, t733)
    t735 = gt(t337, i16(0))
    t736 = bor(t734, t735)
    t737 = gt(t357, i16(0))
    t738 = bor(t736, t737)
    t739 = flip(t738)
    t740 = to(t731, i8)
    t741 = to(t739, i8)
    t742 = add(t740, t741)
    t743 = gt(t730, i8(0))
    t744 = gt(t742, i8(0))
    t745 = bor(t743, t744)
    t746 = band(t718, t745)
    t747 = add(turn_player, i8(1))
    t748 = sub(i8(2), turn_player)
    t749 = gt(t730, t742)
    t750 = gt(t742, t730)
    t751 = select(t750, t748, i8(3))
    t752 = select(t749, t747, t751)
    t753 = select(t746, t752, winner)
    t754 = flip(t39)
    t755 = band(struck_now, t754)
    t756 = select(t39, i16(0), attacking)
    t757 = select(t39, i8(0), blow)
    return (t753, t755, t756, t757,)


_04_win_check_off = (i8(0), b1(0), i16(0), i8(0),)


def _05_promotions(t753, t41, phase, t297, t625, t317, t337, t357, t645, t665, t685, flow):
    t758 = eq(t753, i8(0))
    t759 = band(t41, t758)
    t760 = eq(phase, i8(0))
    t761 = flip(t760)
    t762 = band(t759, t761)
    t763 = gt(t297, i16(0))
    t764 = flip(t763)
    t765 = band(t762, t764)
    t766 = gt(t625, i16(0))
    t767 = flip(t766)
    t768 = band(t762, t767)
    t769 = gt(t317, i16(0))
    t770 = gt(t337, i16(0))
    t771 = gt(t357, i16(0))
    t772 = bor(t769, t770)
    t773 = bor(t772, t771)
    t774 = band(t769, t770)
    t775 = band(t772, t771)
    t776 = bor(t774, t775)
    t777 = flip(t776)
    t778 = band(t773, t777)
    t779 = gt(t645, i16(0))
    t780 = gt(t665, i16(0))
    t781 = gt(t685, i16(0))
    t782 = bor(t779, t780)
    t783 = bor(t782, t781)
    t784 = band(t779, t780)
    t785 = band(t782, t781)
    t786 = bor(t784, t785)
    t787 = flip(t786)
    t788 = band(t783, t787)
    t789 = flip(t778)
    t790 = band(t765, t789)
    t791 = flip(t788)
    t792 = band(t768, t791)
    t793 = eq(flow, i8(2))
    t794 = flip(t793)
    t795 = flip(t792)
    t796 = bor(t794, t795)
    t797 = flip(t790)
    t798 = bor(t793, t797)
    t799 = band(t765, t778)
    t800 = band(t799, t796)
    t801 = band(t768, t788)
    t802 = band(t801, t798)
    t803 = band(t800, t769)
    t804 = band(t800, t770)
    t805 = band(t800, t771)
    t806 = band(t802, t779)
    t807 = band(t802, t780)
    t808 = band(t802, t781)
    return (t803, t804, t805, t806, t807, t808, t790, t792, t793,)


_05_promotions_off = (b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0),)


def _06_promoted(t803, t804, t805, t317, t297, t337, t357, t318, t298, t338, t358, t319, t299, t339, t359, t320, t300, t340, t360, t321, t301, t341, t361, t322, t302, t342, t362, t323, t303, t343, t363, t324, t304, t344, t364, t325, t305, t345, t365, t326, t306, t346, t366, t327, t307, t347, t367, t328, t308, t348, t368, t329, t309, t349, t369, t330, t310, t350, t370, t331, t311, t351, t371, t332, t312, t352, t372, t333, t313, t353, t373, t335, t315, t355, t375, t336, t316, t356, t376, t277, t278, t279, t280, t281, t282, t283, t284, t285, t286, t287, t288, t289, t290, t291, t292, t293, t294, t295, t296, t377, t378, t379, t380, t381, t382, t383, moved_0, t806, t807, t808, t645, t625, t665, t685, t646, t626, t666, t686, t647, t627, t667, t687, t648, t628, t668, t688, t649, t629, t669, t689, t650, t630, t670, t690, t651, t631, t671, t691, t652, t632, t672, t692, t653, t633, t673, t693, t654, t634, t674, t694, t655, t635, t675, t695, t656, t636, t676, t696, t657, t637, t677, t697, t658, t638, t678, t698, t659, t639, t679, t699, t660, t640, t680, t700, t661, t641, t681, t701, t663, t643, t683, t703, t664, t644, t684, t704, t605, t606, t607, t608, t609, t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620, t621, t622, t623, t624, t705, t706, t707, t708, t709, t710, t711, moved_1, t790, t792, t793, phase, decider, t41, t753, flow):
    t809 = bor(t803, t804)
    t810 = bor(t809, t805)
    t811 = select(t803, t317, t297)
    t812 = select(t803, t297, t317)
    t813 = select(t804, t337, t811)
    t814 = select(t804, t297, t337)
    t815 = select(t805, t357, t813)
    t816 = select(t805, t297, t357)
    t817 = select(t803, t318, t298)
    t818 = select(t803, t298, t318)
    t819 = select(t804, t338, t817)
    t820 = select(t804, t298, t338)
    t821 = select(t805, t358, t819)
    t822 = select(t805, t298, t358)
    t823 = select(t803, t319, t299)
    t824 = select(t803, t299, t319)
    t825 = select(t804, t339, t823)
    t826 = select(t804, t299, t339)
    t827 = select(t805, t359, t825)
    t828 = select(t805, t299, t359)
    t829 = select(t803, t320, t300)
    t830 = select(t803, t300, t320)
    t831 = select(t804, t340, t829)
    t832 = select(t804, t300, t340)
    t833 = select(t805, t360, t831)
    t834 = select(t805, t300, t360)
    t835 = select(t803, t321, t301)
    t836 = select(t803, t301, t321)
    t837 = select(t804, t341, t835)
    t838 = select(t804, t301, t341)
    t839 = select(t805, t361, t837)
    t840 = select(t805, t301, t361)
    t841 = select(t803, t322, t302)
    t842 = select(t803, t302, t322)
    t843 = select(t804, t342, t841)
    t844 = select(t804, t302, t342)
    t845 = select(t805, t362, t843)
    t846 = select(t805, t302, t362)
    t847 = select(t803, t323, t303)
    t848 = select(t803, t303, t323)
    t849 = select(t804, t343, t847)
    t850 = select(t804, t303, t343)
    t851 = select(t805, t363, t849)
    t852 = select(t805, t303, t363)
    t853 = select(t803, t324, t304)
    t854 = select(t803, t304, t324)
    t855 = select(t804, t344, t853)
    t856 = select(t804, t304, t344)
    t857 = select(t805, t364, t855)
    t858 = select(t805, t304, t364)
    t859 = select(t803, t325, t305)
    t860 = select(t803, t305, t325)
    t861 = select(t804, t345, t859)
    t862 = select(t804, t305, t345)
    t863 = select(t805, t365, t861)
    t864 = select(t805, t305, t365)
    t865 = select(t803, t326, t306)
    t866 = select(t803, t306, t326)
    t867 = select(t804, t346, t865)
    t868 = select(t804, t306, t346)
    t869 = select(t805, t366, t867)
    t870 = select(t805, t306, t366)
    t871 = select(t803, t327, t307)
    t872 = select(t803, t307, t327)
    t873 = select(t804, t347, t871)
    t874 = select(t804, t307, t347)
    t875 = select(t805, t367, t873)
    t876 = select(t805, t307, t367)
    t877 = select(t803, t328, t308)
    t878 = select(t803, t308, t328)
    t879 = select(t804, t348, t877)
    t880 = select(t804, t308, t348)
    t881 = select(t805, t368, t879)
    t882 = select(t805, t308, t368)
    t883 = select(t803, t329, t309)
    t884 = select(t803, t309, t329)
    t885 = select(t804, t349, t883)
    t886 = select(t804, t309, t349)
    t887 = select(t805, t369, t885)
    t888 = select(t805, t309, t369)
    t889 = select(t803, t330, t310)
    t890 = select(t803, t310, t330)
    t891 = select(t804, t350, t889)
    t892 = select(t804, t310, t350)
    t893 = select(t805, t370, t891)
    t894 = select(t805, t310, t370)
    t895 = select(t803, t331, t311)
    t896 = select(t803, t311, t331)
    t897 = select(t804, t351, t895)
    t898 = select(t804, t311, t351)
    t899 = select(t805, t371, t897)
    t900 = select(t805, t311, t371)
    t901 = select(t803, t332, t312)
    t902 = select(t803, t312, t332)
    t903 = select(t804, t352, t901)
    t904 = select(t804, t312, t352)
    t905 = select(t805, t372, t903)
    t906 = select(t805, t312, t372)
    t907 = select(t803, t333, t313)
    t908 = select(t803, t313, t333)
    t909 = select(t804, t353, t907)
    t910 = select(t804, t313, t353)
    t911 = select(t805, t373, t909)
    t912 = select(t805, t313, t373)
    t913 = select(t803, t335, t315)
    t914 = select(t803, t315, t335)
    t915 = select(t804, t355, t913)
    t916 = select(t804, t315, t355)
    t917 = select(t805, t375, t915)
    t918 = select(t805, t315, t375)
    t919 = select(t803, t336, t316)
    t920 = select(t803, t316, t336)
    t921 = select(t804, t356, t919)
    t922 = select(t804, t316, t356)
    t923 = select(t805, t376, t921)
    t924 = select(t805, t316, t376)
    t925 = select(t803, i8(4), i8(3))
    t926 = select(t804, i8(5), t925)
    t927 = select(t805, i8(6), t926)
    t928 = eq(t277, t927)
    t929 = select(t928, i8(3), t277)
    t930 = eq(t277, i8(3))
    t931 = select(t930, t927, t929)
    t932 = eq(t278, t927)
    t933 = select(t932, i8(3), t278)
    t934 = eq(t278, i8(3))
    t935 = select(t934, t927, t933)
    t936 = eq(t279, t927)
    t937 = select(t936, i8(3), t279)
    t938 = eq(t279, i8(3))
    t939 = select(t938, t927, t937)
    t940 = eq(t280, t927)
    t941 = select(t940, i8(3), t280)
    t942 = eq(t280, i8(3))
    t943 = select(t942, t927, t941)
    t944 = eq(t281, t927)
    t945 = select(t944, i8(3), t281)
    t946 = eq(t281, i8(3))
    t947 = select(t946, t927, t945)
    t948 = eq(t282, t927)
    t949 = select(t948, i8(3), t282)
    t950 = eq(t282, i8(3))
    t951 = select(t950, t927, t949)
    t952 = eq(t283, t927)
    t953 = select(t952, i8(3), t283)
    t954 = eq(t283, i8(3))
    t955 = select(t954, t927, t953)
    t956 = eq(t284, t927)
    t957 = select(t956, i8(3), t284)
    t958 = eq(t284, i8(3))
    t959 = select(t958, t927, t957)
    t960 = eq(t285, t927)
    t961 = select(t960, i8(3), t285)
    t962 = eq(t285, i8(3))
    t963 = select(t962, t927, t961)
    t964 = eq(t286, t927)
    t965 = select(t964, i8(3), t286)
    t966 = eq(t286, i8(3))
    t967 = select(t966, t927, t965)
    t968 = eq(t287, t927)
    t969 = select(t968, i8(3), t287)
    t970 = eq(t287, i8(3))
    t971 = select(t970, t927, t969)
    t972 = eq(t288, t927)
    t973 = select(t972, i8(3), t288)
    t974 = eq(t288, i8(3))
    t975 = select(t974, t927, t973)
    t976 = eq(t289, t927)
    t977 = select(t976, i8(3), t289)
    t978 = eq(t289, i8(3))
    t979 = select(t978, t927, t977)
    t980 = eq(t290, t927)
    t981 = select(t980, i8(3), t290)
    t982 = eq(t290, i8(3))
    t983 = select(t982, t927, t981)
    t984 = eq(t291, t927)
    t985 = select(t984, i8(3), t291)
    t986 = eq(t291, i8(3))
    t987 = select(t986, t927, t985)
    t988 = eq(t292, t927)
    t989 = select(t988, i8(3), t292)
    t990 = eq(t292, i8(3))
    t991 = select(t990, t927, t989)
    t992 = eq(t293, t927)
    t993 = select(t992, i8(3), t293)
    t994 = eq(t293, i8(3))
    t995 = select(t994, t927, t993)
    t996 = eq(t294, t927)
    t997 = select(t996, i8(3), t294)
    t998 = eq(t294, i8(3))
    t999 = select(t998, t927, t997)
    t1000 = eq(t295, t927)
    t1001 = select(t1000, i8(3), t295)
    t1002 = eq(t295, i8(3))
    t1003 = select(t1002, t927, t1001)
    t1004 = eq(t296, t927)
    t1005 = select(t1004, i8(3), t296)
    t1006 = eq(t296, i8(3))
    t1007 = select(t1006, t927, t1005)
    t1008 = select(t810, i8(0), t377)
    t1009 = select(t810, i8(0), t378)
    t1010 = select(t810, i8(0), t379)
    t1011 = select(t810, i8(0), t380)
    t1012 = select(t810, i8(0), t381)
    t1013 = select(t810, i8(0), t382)
    t1014 = select(t810, i8(0), t383)
    t1015 = select(t810, i8(0), moved_0)
    t1016 = bor(t806, t807)
    t1017 = bor(t1016, t808)
    t1018 = select(t806, t645, t625)
    t1019 = select(t806, t625, t645)
    t1020 = select(t807, t665, t1018)
    t1021 = select(t807, t625, t665)
    t1022 = select(t808, t685, t1020)
    t1023 = select(t808, t625, t685)
    t1024 = select(t806, t646, t626)
    t1025 = select(t806, t626, t646)
    t1026 = select(t807, t666, t1024)
    t1027 = select(t807, t626, t666)
    t1028 = select(t808, t686, t1026)
    t1029 = select(t808, t626, t686)
    t1030 = select(t806, t647, t627)
    t1031 = select(t806, t627, t647)
    t1032 = select(t807, t667, t1030)
    t1033 = select(t807, t627, t667)
    t1034 = select(t808, t687, t1032)
    t1035 = select(t808, t627, t687)
    t1036 = select(t806, t648, t628)
    t1037 = select(t806, t628, t648)
    t1038 = select(t807, t668, t1036)
    t1039 = select(t807, t628, t668)
    t1040 = select(t808, t688, t1038)
    t1041 = select(t808, t628, t688)
    t1042 = select(t806, t649, t629)
    t1043 = select(t806, t629, t649)
    t1044 = select(t807, t669, t1042)
    t1045 = select(t807, t629, t669)
    t1046 = select(t808, t689, t1044)
    t1047 = select(t808, t629, t689)
    t1048 = select(t806, t650, t630)
    t1049 = select(t806, t630, t650)
    t1050 = select(t807, t670, t1048)
    t1051 = select(t807, t630, t670)
    t1052 = select(t808, t690, t1050)
    t1053 = select(t808, t630, t690)
    t1054 = select(t806, t651, t631)
    t1055 = select(t806, t631, t651)
    t1056 = select(t807, t671, t1054)
    t1057 = select(t807, t631, t671)
    t1058 = select(t808, t691, t1056)
    t1059 = select(t808, t631, t691)
    t1060 = select(t806, t652, t632)
    t1061 = select(t806, t632, t652)
    t1062 = select(t807, t672, t1060)
    t1063 = select(t807, t632, t672)
    t1064 = select(t808, t692, t1062)
    t1065 = select(t808, t632, t692)
    t1066 = select(t806, t653, t633)
    t1067 = select(t806, t633, t653)
    t1068 = select(t807, t673, t1066)
    t1069 = select(t807, t633, t673)
    t1070 = select(t808, t693, t1068)
    t1071 = select(t808, t633, t693)
    t1072 = select(t806, t654, t634)
    t1073 = select(t806, t634, t654)
    t1074 = select(t807, t674, t1072)
    t1075 = select(t807, t634, t674)
    t1076 = select(t808, t694, t1074)
    t1077 = select(t808, t634, t694)
    t1078 = select(t806, t655, t635)
    t1079 = select(t806, t635, t655)
    t1080 = select(t807, t675, t1078)
    t1081 = select(t807, t635, t675)
    t1082 = select(t808, t695, t1080)
    t1083 = select(t808, t635, t695)
    t1084 = select(t806, t656, t636)
    t1085 = select(t806, t636, t656)
    t1086 = select(t807, t676, t1084)
    t1087 = select(t807, t636, t676)
    t1088 = select(t808, t696, t1086)
    t1089 = select(t808, t636, t696)
    t1090 = select(t806, t657, t637)
    t1091 = select(t806, t637, t657)
    t1092 = select(t807, t677, t1090)
    t1093 = select(t807, t637, t677)
    t1094 = select(t808, t697, t1092)
    t1095 = select(t808, t637, t697)
    t1096 = select(t806, t658, t638)
    t1097 = select(t806, t638, t658)
    t1098 = select(t807, t678, t1096)
    t1099 = select(t807, t638, t678)
    t1100 = select(t808, t698, t1098)
    t1101 = select(t808, t638, t698)
    t1102 = select(t806, t659, t639)
    t1103 = select(t806, t639, t659)
    t1104 = select(t807, t679, t1102)
    t1105 = select(t807, t639, t679)
    t1106 = select(t808, t699, t1104)
    t1107 = select(t808, t639, t699)
    t1108 = select(t806, t660, t640)
    t1109 = select(t806, t640, t660)
    t1110 = select(t807, t680, t1108)
    t1111 = select(t807, t640, t680)
    t1112 = select(t808, t700, t1110)
    t1113 = select(t808, t640, t700)
    t1114 = select(t806, t661, t641)
    t1115 = select(t806, t641, t661)
    t1116 = select(t807, t681, t1114)
    t1117 = select(t807, t641, t681)
    t1118 = select(t808, t701, t1116)
    t1119 = select(t808, t641, t701)
    t1120 = select(t806, t663, t643)
    t1121 = select(t806, t643, t663)
    t1122 = select(t807, t683, t1120)
    t1123 = select(t807, t643, t683)
    t1124 = select(t808, t703, t1122)
    t1125 = select(t808, t643, t703)
    t1126 = select(t806, t664, t644)
    t1127 = select(t806, t644, t664)
    t1128 = select(t807, t684, t1126)
    t1129 = select(t807, t644, t684)
    t1130 = select(t808, t704, t1128)
    t1131 = select(t808, t644, t704)
    t1132 = select(t806, i8(4), i8(3))
    t1133 = select(t807, i8(5), t1132)
    t1134 = select(t808, i8(6), t1133)
    t1135 = eq(t605, t1134)
    t1136 = select(t1135, i8(3), t605)
    t1137 = eq(t605, i8(3))
    t1138 = select(t1137, t1134, t1136)
    t1139 = eq(t606, t1134)
    t1140 = select(t1139, i8(3), t606)
    t1141 = eq(t606, i8(3))
    t1142 = select(t1141, t1134, t1140)
    t1143 = eq(t607, t1134)
    t1144 = select(t1143, i8(3), t607)
    t1145 = eq(t607, i8(3))
    t1146 = select(t1145, t1134, t1144)
    t1147 = eq(t608, t1134)
    t1148 = select(t1147, i8(3), t608)
    t1149 = eq(t608, i8(3))
    t1150 = select(t1149, t1134, t1148)
    t1151 = eq(t609, t1134)
    t1152 = select(t1151, i8(3), t609)
    t1153 = eq(t609, i8(3))
    t1154 = select(t1153, t1134, t1152)
    t1155 = eq(t610, t1134)
    t1156 = select(t1155, i8(3), t610)
    t1157 = eq(t610, i8(3))
    t1158 = select(t1157, t1134, t1156)
    t1159 = eq(t611, t1134)
    t1160 = select(t1159, i8(3), t611)
    t1161 = eq(t611, i8(3))
    t1162 = select(t1161, t1134, t1160)
    t1163 = eq(t612, t1134)
    t1164 = select(t1163, i8(3), t612)
    t1165 = eq(t612, i8(3))
    t1166 = select(t1165, t1134, t1164)
    t1167 = eq(t613, t1134)
    t1168 = select(t1167, i8(3), t613)
    t1169 = eq(t613, i8(3))
    t1170 = select(t1169, t1134, t1168)
    t1171 = eq(t614, t1134)
    t1172 = select(t1171, i8(3), t614)
    t1173 = eq(t614, i8(3))
    t1174 = select(t1173, t1134, t1172)
    t1175 = eq(t615, t1134)
    t1176 = select(t1175, i8(3), t615)
    t1177 = eq(t615, i8(3))
    t1178 = select(t1177, t1134, t1176)
    t1179 = eq(t616, t1134)
    t1180 = select(t1179, i8(3), t616)
    t1181 = eq(t616, i8(3))
    t1182 = select(t1181, t1134, t1180)
    t1183 = eq(t617, t1134)
    t1184 = select(t1183, i8(3), t617)
    t1185 = eq(t617, i8(3))
    t1186 = select(t1185, t1134, t1184)
    t1187 = eq(t618, t1134)
    t1188 = select(t1187, i8(3), t618)
    t1189 = eq(t618, i8(3))
    t1190 = select(t1189, t1134, t1188)
    t1191 = eq(t619, t1134)
    t1192 = select(t1191, i8(3), t619)
    t1193 = eq(t619, i8(3))
    t1194 = select(t1193, t1134, t1192)
    t1195 = eq(t620, t1134)
    t1196 = select(t1195, i8(3), t620)
    t1197 = eq(t620, i8(3))
    t1198 = select(t1197, t1134, t1196)
    t1199 = eq(t621, t1134)
    t1200 = select(t1199, i8(3), t621)
    t1201 = eq(t621, i8(3))
    t1202 = select(t1201, t1134, t1200)
    t1203 = eq(t622, t1134)
    t1204 = select(t1203, i8(3), t622)
    t1205 = eq(t622, i8(3))
    t1206 = select(t1205, t1134, t1204)
    t1207 = eq(t623, t1134)
    t1208 = select(t1207, i8(3), t623)
    t1209 = eq(t623, i8(3))
    t1210 = select(t1209, t1134, t1208)
    t1211 = eq(t624, t1134)
    t1212 = select(t1211, i8(3), t624)
    t1213 = eq(t624, i8(3))
    t1214 = select(t1213, t1134, t1212)
    t1215 = select(t1017, i8(0), t705)
    t1216 = select(t1017, i8(0), t706)
    t1217 = select(t1017, i8(0), t707)
    t1218 = select(t1017, i8(0), t708)
    t1219 = select(t1017, i8(0), t709)
    t1220 = select(t1017, i8(0), t710)
    t1221 = select(t1017, i8(0), t711)
    t1222 = select(t1017, i8(0), moved_1)
    t1223 = band(t790, t792)
    t1224 = select(t1223, t793, t792)
    t1225 = bor(t790, t792)
    t1226 = select(t1225, i8(2), phase)
    t1227 = to(t1224, i8)
    t1228 = select(t1225, t1227, decider)
    t1229 = flip(t1225)
    t1230 = band(t41, t1229)
    t1231 = eq(t753, i8(0))
    t1232 = band(t1230, t1231)
    t1233 = eq(flow, i8(1))
    t1234 = band(t1232, t1233)
    return (t1234, t1012, t1013, t1014, t1217, t1218, t1015, t827, t824, t826, t828, t833, t830, t832, t834, t1222, t1034, t1031, t1033, t1035, t1040, t1037, t1039, t1041, t1009, t1008, t821, t1216, t1215, t1028, t1232, t1010, t1011, t1219, t1220, t1221, t1022, t815, t1046, t839, t1052, t845, t1058, t851, t1064, t857, t1070, t863, t1076, t869, t1082, t875, t1088, t881, t1094, t887, t1019, t812, t1025, t818, t1043, t836, t1049, t842, t1055, t848, t1061, t854, t1067, t860, t1073, t866, t1079, t872, t1085, t878, t1091, t884, t1021, t814, t1027, t820, t1045, t838, t1051, t844, t1057, t850, t1063, t856, t1069, t862, t1075, t868, t1081, t874, t1087, t880, t1093, t886, t1023, t816, t1029, t822, t1047, t840, t1053, t846, t1059, t852, t1065, t858, t1071, t864, t1077, t870, t1083, t876, t1089, t882, t1095, t888, t1138, t931, t1142, t935, t1146, t939, t1150, t943, t1154, t947, t1158, t951, t1162, t955, t1166, t959, t1170, t963, t1174, t967, t1178, t971, t1182, t975, t1186, t979, t1190, t983, t1194, t987, t1198, t991, t1202, t995, t1206, t999, t1210, t1003, t1214, t1007, t1130, t923, t1127, t920, t1129, t922, t1131, t924, t1124, t917, t1100, t893, t1106, t899, t1112, t905, t1118, t911, t1121, t914, t1097, t890, t1103, t896, t1109, t902, t1115, t908, t1123, t916, t1099, t892, t1105, t898, t1111, t904, t1117, t910, t1125, t918, t1101, t894, t1107, t900, t1113, t906, t1119, t912, t1226, t1228,)


_06_promoted_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), b1(0), b1(0), i32(0), i32(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0),)


def _07_end_of_turn(t1234, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t1012, t1013, t1014, t1217, t1218, t1015, t827, t824, t826, t828, t833, t830, t832, t834, t1222, t1034, t1031, t1033, t1035, t1040, t1037, t1039, t1041):
    t1235 = select(t1234, i8(0), energy_now_0)
    t1236 = select(t1234, i8(0), supporter_played)
    t1237 = select(t1234, i8(0), retreated)
    t1238 = select(t1234, i8(0), retreat_less)
    t1239 = select(t1234, i8(0), boost0)
    t1240 = select(t1234, i8(0), boost1)
    t1241 = select(t1234, i8(0), locked_0)
    t1242 = select(t1234, i8(0), t1012)
    t1243 = select(t1234, i8(0), t1013)
    t1244 = select(t1234, i8(0), t1014)
    t1245 = select(t1234, i8(0), t1217)
    t1246 = select(t1234, i8(0), t1218)
    t1247 = select(t1234, i8(0), t1015)
    t1248 = select(t1234, i8(0), t827)
    t1249 = select(t1234, i8(0), t824)
    t1250 = select(t1234, i8(0), t826)
    t1251 = select(t1234, i8(0), t828)
    t1252 = select(t1234, i8(0), t833)
    t1253 = select(t1234, i8(0), t830)
    t1254 = select(t1234, i8(0), t832)
    t1255 = select(t1234, i8(0), t834)
    t1256 = select(t1234, i8(0), t1222)
    t1257 = select(t1234, i8(0), t1034)
    t1258 = select(t1234, i8(0), t1031)
    t1259 = select(t1234, i8(0), t1033)
    t1260 = select(t1234, i8(0), t1035)
    t1261 = select(t1234, i8(0), t1040)
    t1262 = select(t1234, i8(0), t1037)
    t1263 = select(t1234, i8(0), t1039)
    t1264 = select(t1234, i8(0), t1041)
    return (t1235, t1256, t1247, t1241, t1245, t1246, t1242, t1243, t1244, t1257, t1248, t1261, t1252, t1258, t1249, t1262, t1253, t1259, t1250, t1263, t1254, t1260, t1251, t1264, t1255, t1236, t1237, t1238, t1239, t1240,)


_07_end_of_turn_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _08_checkup(t1009, t1234, t1008, t821, t9, t1216, t1215, t1028, flow):
    t1265 = eq(t1009, i8(1))
    t1266 = select(t1234, t1008, i8(0))
    t1267 = add(t821, t1266)
    t1268 = least(t1267, i8(120))
    t1269 = band(t1234, t1265)
    t1270 = add(t9, u32(7498937))
    t1271 = shr(t1270, u32(16))
    t1272 = bxor(t1270, t1271)
    t1273 = mul(t1272, u32(2146121005))
    t1274 = shr(t1273, u32(15))
    t1275 = bxor(t1273, t1274)
    t1276 = mul(t1275, u32(2221713035))
    t1277 = shr(t1276, u32(16))
    t1278 = bxor(t1276, t1277)
    t1279 = shr(t1278, u32(31))
    t1280 = eq(t1279, u32(1))
    t1281 = band(t1269, t1280)
    t1282 = select(t1281, i8(0), t1009)
    t1283 = eq(t1216, i8(1))
    t1284 = select(t1234, t1215, i8(0))
    t1285 = add(t1028, t1284)
    t1286 = least(t1285, i8(120))
    t1287 = band(t1234, t1283)
    t1288 = add(t9, u32(2661934706))
    t1289 = shr(t1288, u32(16))
    t1290 = bxor(t1288, t1289)
    t1291 = mul(t1290, u32(2146121005))
    t1292 = shr(t1291, u32(15))
    t1293 = bxor(t1291, t1292)
    t1294 = mul(t1293, u32(2221713035))
    t1295 = shr(t1294, u32(16))
    t1296 = bxor(t1294, t1295)
    t1297 = shr(t1296, u32(31))
    t1298 = eq(t1297, u32(1))
    t1299 = band(t1287, t1298)
    t1300 = select(t1299, i8(0), t1216)
    t1301 = eq(t1282, i8(2))
    t1302 = band(t1234, t1301)
    t1303 = select(t1302, i8(0), t1282)
    t1304 = select(t1234, i8(2), flow)
    return (t1300, t1303, t1286, t1268, t1304,)


_08_checkup_off = (i8(0), i8(0), i8(0), i8(0), i8(0),)


def _09_checkup__texts(flow, t1232):
    t1305 = eq(flow, i8(2))
    t1306 = band(t1232, t1305)
    return (t1306,)


_09_checkup__texts_off = (b1(0),)


def _10_next_turn(turn, t1306, t753, t385, t713, energy_now_1, t1235, energy_next_1, energy_next_0, declared_1, declared_0, t1215, t1008, t1300, t1303, t1256, t1247, locked_1, t1241, t1245, t1010, t1246, t1011, t1219, t1242, t1220, t1243, t1221, t1244, t433, t105, t446, t118, t459, t131, t472, t144, t485, t157, t498, t170, t511, t183, t524, t196, t537, t209, t1022, t815, t1286, t1268, t1257, t1248, t1261, t1252, t1046, t839, t1052, t845, t1058, t851, t1064, t857, t1070, t863, t1076, t869, t1082, t875, t1088, t881, t1094, t887, t1019, t812, t1025, t818, t1258, t1249, t1262, t1253, t1043, t836, t1049, t842, t1055, t848, t1061, t854, t1067, t860, t1073, t866, t1079, t872, t1085, t878, t1091, t884, t1021, t814, t1027, t820, t1259, t1250, t1263, t1254, t1045, t838, t1051, t844, t1057, t850, t1063, t856, t1069, t862, t1075, t868, t1081, t874, t1087, t880, t1093, t886, t1023, t816, t1029, t822, t1260, t1251, t1264, t1255, t1047, t840, t1053, t846, t1059, t852, t1065, t858, t1071, t864, t1077, t870, t1083, t876, t1089, t882, t1095, t888, card_1_0, card_0_0, t1138, t931, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1142, t935, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1146, t939, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1150, t943, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1154, t947, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1158, t951, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1162, t955, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1166, t959, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1170, t963, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1174, t967, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1178, t971, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1182, t975, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1186, t979, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1190, t983, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1194, t987, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1198, t991, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1202, t995, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1206, t999, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1210, t1003, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1214, t1007, order_1_19, order_0_19, seen_1_19, seen_0_19, t1130, t923, t1127, t920, t1129, t922, t1131, t924, t1124, t917, t1100, t893, t1106, t899, t1112, t905, t1118, t911, t1121, t914, t1097, t890, t1103, t896, t1109, t902, t1115, t908, t1123, t916, t1099, t892, t1105, t898, t1111, t904, t1117, t910, t1125, t918, t1101, t894, t1107, t900, t1113, t906, t1119, t912, turn_player, t1226, t1304, t1228):
    t1307 = ge(turn, i8(30))
    t1308 = band(t1306, t1307)
    t1309 = select(t1308, i8(3), t753)
    t1310 = flip(t1308)
    t1311 = band(t1306, t1310)
    t1312 = select(t1311, t385, t713)
    t1313 = select(t1311, t713, t385)
    t1314 = select(t1311, energy_now_1, t1235)
    t1315 = select(t1311, t1235, energy_now_1)
    t1316 = select(t1311, energy_next_1, energy_next_0)
    t1317 = select(t1311, energy_next_0, energy_next_1)
    t1318 = select(t1311, declared_1, declared_0)
    t1319 = select(t1311, declared_0, declared_1)
    t1320 = select(t1311, t1215, t1008)
    t1321 = select(t1311, t1008, t1215)
    t1322 = select(t1311, t1300, t1303)
    t1323 = select(t1311, t1303, t1300)
    t1324 = select(t1311, t1256, t1247)
    t1325 = select(t1311, t1247, t1256)
    t1326 = select(t1311, locked_1, t1241)
    t1327 = select(t1311, t1241, locked_1)
    t1328 = select(t1311, t1245, t1010)
    t1329 = select(t1311, t1010, t1245)
    t1330 = select(t1311, t1246, t1011)
    t1331 = select(t1311, t1011, t1246)
    t1332 = select(t1311, t1219, t1242)
    t1333 = select(t1311, t1242, t1219)
    t1334 = select(t1311, t1220, t1243)
    t1335 = select(t1311, t1243, t1220)
    t1336 = select(t1311, t1221, t1244)
    t1337 = select(t1311, t1244, t1221)
    t1338 = select(t1311, t433, t105)
    t1339 = select(t1311, t105, t433)
    t1340 = select(t1311, t446, t118)
    t1341 = select(t1311, t118, t446)
    t1342 = select(t1311, t459, t131)
    t1343 = select(t1311, t131, t459)
    t1344 = select(t1311, t472, t144)
    t1345 = select(t1311, t144, t472)
    t1346 = select(t1311, t485, t157)
    t1347 = select(t1311, t157, t485)
    t1348 = select(t1311, t498, t170)
    t1349 = select(t1311, t170, t498)
    t1350 = select(t1311, t511, t183)
    t1351 = select(t1311, t183, t511)
    t1352 = select(t1311, t524, t196)
    t1353 = select(t1311, t196, t524)
    t1354 = select(t1311, t537, t209)
    t1355 = select(t1311, t209, t537)
    t1356 = select(t1311, t1022, t815)
    t1357 = select(t1311, t815, t1022)
    t1358 = select(t1311, t1286, t1268)
    t1359 = select(t1311, t1268, t1286)
    t1360 = select(t1311, t1257, t1248)
    t1361 = select(t1311, t1248, t1257)
    t1362 = select(t1311, t1261, t1252)
    t1363 = select(t1311, t1252, t1261)
    t1364 = select(t1311, t1046, t839)
    t1365 = select(t1311, t839, t1046)
    t1366 = select(t1311, t1052, t845)
    t1367 = select(t1311, t845, t1052)
    t1368 = select(t1311, t1058, t851)
    t1369 = select(t1311, t851, t1058)
    t1370 = select(t1311, t1064, t857)
    t1371 = select(t1311, t857, t1064)
    t1372 = select(t1311, t1070, t863)
    t1373 = select(t1311, t863, t1070)
    t1374 = select(t1311, t1076, t869)
    t1375 = select(t1311, t869, t1076)
    t1376 = select(t1311, t1082, t875)
    t1377 = select(t1311, t875, t1082)
    t1378 = select(t1311, t1088, t881)
    t1379 = select(t1311, t881, t1088)
    t1380 = select(t1311, t1094, t887)
    t1381 = select(t1311, t887, t1094)
    t1382 = select(t1311, t1019, t812)
    t1383 = select(t1311, t812, t1019)
    t1384 = select(t1311, t1025, t818)
    t1385 = select(t1311, t818, t1025)
    t1386 = select(t1311, t1258, t1249)
    t1387 = select(t1311, t1249, t1258)
    t1388 = select(t1311, t1262, t1253)
    t1389 = select(t1311, t1253, t1262)
    t1390 = select(t1311, t1043, t836)
    t1391 = select(t1311, t836, t1043)
    t1392 = select(t1311, t1049, t842)
    t1393 = select(t1311, t842, t1049)
    t1394 = select(t1311, t1055, t848)
    t1395 = select(t1311, t848, t1055)
    t1396 = select(t1311, t1061, t854)
    t1397 = select(t1311, t854, t1061)
    t1398 = select(t1311, t1067, t860)
    t1399 = select(t1311, t860, t1067)
    t1400 = select(t1311, t1073, t866)
    t1401 = select(t1311, t866, t1073)
    t1402 = select(t1311, t1079, t872)
    t1403 = select(t1311, t872, t1079)
    t1404 = select(t1311, t1085, t878)
    t1405 = select(t1311, t878, t1085)
    t1406 = select(t1311, t1091, t884)
    t1407 = select(t1311, t884, t1091)
    t1408 = select(t1311, t1021, t814)
    t1409 = select(t1311, t814, t1021)
    t1410 = select(t1311, t1027, t820)
    t1411 = select(t1311, t820, t1027)
    t1412 = select(t1311, t1259, t1250)
    t1413 = select(t1311, t1250, t1259)
    t1414 = select(t1311, t1263, t1254)
    t1415 = select(t1311, t1254, t1263)
    t1416 = select(t1311, t1045, t838)
    t1417 = select(t1311, t838, t1045)
    t1418 = select(t1311, t1051, t844)
    t1419 = select(t1311, t844, t1051)
    t1420 = select(t1311, t1057, t850)
    t1421 = select(t1311, t850, t1057)
    t1422 = select(t1311, t1063, t856)
    t1423 = select(t1311, t856, t1063)
    t1424 = select(t1311, t1069, t862)
    t1425 = select(t1311, t862, t1069)
    t1426 = select(t1311, t1075, t868)
    t1427 = select(t1311, t868, t1075)
    t1428 = select(t1311, t1081, t874)
    t1429 = select(t1311, t874, t1081)
    t1430 = select(t1311, t1087, t880)
    t1431 = select(t1311, t880, t1087)
    t1432 = select(t1311, t1093, t886)
    t1433 = select(t1311, t886, t1093)
    t1434 = select(t1311, t1023, t816)
    t1435 = select(t1311, t816, t1023)
    t1436 = select(t1311, t1029, t822)
    t1437 = select(t1311, t822, t1029)
    t1438 = select(t1311, t1260, t1251)
    t1439 = select(t1311, t1251, t1260)
    t1440 = select(t1311, t1264, t1255)
    t1441 = select(t1311, t1255, t1264)
    t1442 = select(t1311, t1047, t840)
    t1443 = select(t1311, t840, t1047)
    t1444 = select(t1311, t1053, t846)
    t1445 = select(t1311, t846, t1053)
    t1446 = select(t1311, t1059, t852)
    t1447 = select(t1311, t852, t1059)
    t1448 = select(t1311, t1065, t858)
    t1449 = select(t1311, t858, t1065)
    t1450 = select(t1311, t1071, t864)
    t1451 = select(t1311, t864, t1071)
    t1452 = select(t1311, t1077, t870)
    t1453 = select(t1311, t870, t1077)
    t1454 = select(t1311, t1083, t876)
    t1455 = select(t1311, t876, t1083)
    t1456 = select(t1311, t1089, t882)
    t1457 = select(t1311, t882, t1089)
    t1458 = select(t1311, t1095, t888)
    t1459 = select(t1311, t888, t1095)
    t1460 = select(t1311, card_1_0, card_0_0)
    t1461 = select(t1311, card_0_0, card_1_0)
    t1462 = select(t1311, t1138, t931)
    t1463 = select(t1311, t931, t1138)
    t1464 = select(t1311, order_1_0, order_0_0)
    t1465 = select(t1311, order_0_0, order_1_0)
    t1466 = select(t1311, seen_1_0, seen_0_0)
    t1467 = select(t1311, seen_0_0, seen_1_0)
    t1468 = select(t1311, card_1_1, card_0_1)
    t1469 = select(t1311, card_0_1, card_1_1)
    t1470 = select(t1311, t1142, t935)
    t1471 = select(t1311, t935, t1142)
    t1472 = select(t1311, order_1_1, order_0_1)
    t1473 = select(t1311, order_0_1, order_1_1)
    t1474 = select(t1311, seen_1_1, seen_0_1)
    t1475 = select(t1311, seen_0_1, seen_1_1)
    t1476 = select(t1311, card_1_2, card_0_2)
    t1477 = select(t1311, card_0_2, card_1_2)
    t1478 = select(t1311, t1146, t939)
    t1479 = select(t1311, t939, t1146)
    t1480 = select(t1311, order_1_2, order_0_2)
    t1481 = select(t1311, order_0_2, order_1_2)
    t1482 = select(t1311, seen_1_2, seen_0_2)
    t1483 = select(t1311, seen_0_2, seen_1_2)
    t1484 = select(t1311, card_1_3, card_0_3)
    t1485 = select(t1311, card_0_3, card_1_3)
    t1486 = select(t1311, t1150, t943)
    t1487 = select(t1311, t943, t1150)
    t1488 = select(t1311, order_1_3, order_0_3)
    t1489 = select(t1311, order_0_3, order_1_3)
    t1490 = select(t1311, seen_1_3, seen_0_3)
    t1491 = select(t1311, seen_0_3, seen_1_3)
    t1492 = select(t1311, card_1_4, card_0_4)
    t1493 = select(t1311, card_0_4, card_1_4)
    t1494 = select(t1311, t1154, t947)
    t1495 = select(t1311, t947, t1154)
    t1496 = select(t1311, order_1_4, order_0_4)
    t1497 = select(t1311, order_0_4, order_1_4)
    t1498 = select(t1311, seen_1_4, seen_0_4)
    t1499 = select(t1311, seen_0_4, seen_1_4)
    t1500 = select(t1311, card_1_5, card_0_5)
    t1501 = select(t1311, card_0_5, card_1_5)
    t1502 = select(t1311, t1158, t951)
    t1503 = select(t1311, t951, t1158)
    t1504 = select(t1311, order_1_5, order_0_5)
    t1505 = select(t1311, order_0_5, order_1_5)
    t1506 = select(t1311, seen_1_5, seen_0_5)
    t1507 = select(t1311, seen_0_5, seen_1_5)
    t1508 = select(t1311, card_1_6, card_0_6)
    t1509 = select(t1311, card_0_6, card_1_6)
    t1510 = select(t1311, t1162, t955)
    t1511 = select(t1311, t955, t1162)
    t1512 = select(t1311, order_1_6, order_0_6)
    t1513 = select(t1311, order_0_6, order_1_6)
    t1514 = select(t1311, seen_1_6, seen_0_6)
    t1515 = select(t1311, seen_0_6, seen_1_6)
    t1516 = select(t1311, card_1_7, card_0_7)
    t1517 = select(t1311, card_0_7, card_1_7)
    t1518 = select(t1311, t1166, t959)
    t1519 = select(t1311, t959, t1166)
    t1520 = select(t1311, order_1_7, order_0_7)
    t1521 = select(t1311, order_0_7, order_1_7)
    t1522 = select(t1311, seen_1_7, seen_0_7)
    t1523 = select(t1311, seen_0_7, seen_1_7)
    t1524 = select(t1311, card_1_8, card_0_8)
    t1525 = select(t1311, card_0_8, card_1_8)
    t1526 = select(t1311, t1170, t963)
    t1527 = select(t1311, t963, t1170)
    t1528 = select(t1311, order_1_8, order_0_8)
    t1529 = select(t1311, order_0_8, order_1_8)
    t1530 = select(t1311, seen_1_8, seen_0_8)
    t1531 = select(t1311, seen_0_8, seen_1_8)
    t1532 = select(t1311, card_1_9, card_0_9)
    t1533 = select(t1311, card_0_9, card_1_9)
    t1534 = select(t1311, t1174, t967)
    t1535 = select(t1311, t967, t1174)
    t1536 = select(t1311, order_1_9, order_0_9)
    t1537 = select(t1311, order_0_9, order_1_9)
    t1538 = select(t1311, seen_1_9, seen_0_9)
    t1539 = select(t1311, seen_0_9, seen_1_9)
    t1540 = select(t1311, card_1_10, card_0_10)
    t1541 = select(t1311, card_0_10, card_1_10)
    t1542 = select(t1311, t1178, t971)
    t1543 = select(t1311, t971, t1178)
    t1544 = select(t1311, order_1_10, order_0_10)
    t1545 = select(t1311, order_0_10, order_1_10)
    t1546 = select(t1311, seen_1_10, seen_0_10)
    t1547 = select(t1311, seen_0_10, seen_1_10)
    t1548 = select(t1311, card_1_11, card_0_11)
    t1549 = select(t1311, card_0_11, card_1_11)
    t1550 = select(t1311, t1182, t975)
    t1551 = select(t1311, t975, t1182)
    t1552 = select(t1311, order_1_11, order_0_11)
    t1553 = select(t1311, order_0_11, order_1_11)
    t1554 = select(t1311, seen_1_11, seen_0_11)
    t1555 = select(t1311, seen_0_11, seen_1_11)
    t1556 = select(t1311, card_1_12, card_0_12)
    t1557 = select(t1311, card_0_12, card_1_12)
    t1558 = select(t1311, t1186, t979)
    t1559 = select(t1311, t979, t1186)
    t1560 = select(t1311, order_1_12, order_0_12)
    t1561 = select(t1311, order_0_12, order_1_12)
    t1562 = select(t1311, seen_1_12, seen_0_12)
    t1563 = select(t1311, seen_0_12, seen_1_12)
    t1564 = select(t1311, card_1_13, card_0_13)
    t1565 = select(t1311, card_0_13, card_1_13)
    t1566 = select(t1311, t1190, t983)
    t1567 = select(t1311, t983, t1190)
    t1568 = select(t1311, order_1_13, order_0_13)
    t1569 = select(t1311, order_0_13, order_1_13)
    t1570 = select(t1311, seen_1_13, seen_0_13)
    t1571 = select(t1311, seen_0_13, seen_1_13)
    t1572 = select(t1311, card_1_14, card_0_14)
    t1573 = select(t1311, card_0_14, card_1_14)
    t1574 = select(t1311, t1194, t987)
    t1575 = select(t1311, t987, t1194)
    t1576 = select(t1311, order_1_14, order_0_14)
    t1577 = select(t1311, order_0_14, order_1_14)
    t1578 = select(t1311, seen_1_14, seen_0_14)
    t1579 = select(t1311, seen_0_14, seen_1_14)
    t1580 = select(t1311, card_1_15, card_0_15)
    t1581 = select(t1311, card_0_15, card_1_15)
    t1582 = select(t1311, t1198, t991)
    t1583 = select(t1311, t991, t1198)
    t1584 = select(t1311, order_1_15, order_0_15)
    t1585 = select(t1311, order_0_15, order_1_15)
    t1586 = select(t1311, seen_1_15, seen_0_15)
    t1587 = select(t1311, seen_0_15, seen_1_15)
    t1588 = select(t1311, card_1_16, card_0_16)
    t1589 = select(t1311, card_0_16, card_1_16)
    t1590 = select(t1311, t1202, t995)
    t1591 = select(t1311, t995, t1202)
    t1592 = select(t1311, order_1_16, order_0_16)
    t1593 = select(t1311, order_0_16, order_1_16)
    t1594 = select(t1311, seen_1_16, seen_0_16)
    t1595 = select(t1311, seen_0_16, seen_1_16)
    t1596 = select(t1311, card_1_17, card_0_17)
    t1597 = select(t1311, card_0_17, card_1_17)
    t1598 = select(t1311, t1206, t999)
    t1599 = select(t1311, t999, t1206)
    t1600 = select(t1311, order_1_17, order_0_17)
    t1601 = select(t1311, order_0_17, order_1_17)
    t1602 = select(t1311, seen_1_17, seen_0_17)
    t1603 = select(t1311, seen_0_17, seen_1_17)
    t1604 = select(t1311, card_1_18, card_0_18)
    t1605 = select(t1311, card_0_18, card_1_18)
    t1606 = select(t1311, t1210, t1003)
    t1607 = select(t1311, t1003, t1210)
    t1608 = select(t1311, order_1_18, order_0_18)
    t1609 = select(t1311, order_0_18, order_1_18)
    t1610 = select(t1311, seen_1_18, seen_0_18)
    t1611 = select(t1311, seen_0_18, seen_1_18)
    t1612 = select(t1311, card_1_19, card_0_19)
    t1613 = select(t1311, card_0_19, card_1_19)
    t1614 = select(t1311, t1214, t1007)
    t1615 = select(t1311, t1007, t1214)
    t1616 = select(t1311, order_1_19, order_0_19)
    t1617 = select(t1311, order_0_19, order_1_19)
    t1618 = select(t1311, seen_1_19, seen_0_19)
    t1619 = select(t1311, seen_0_19, seen_1_19)
    t1620 = select(t1311, t1130, t923)
    t1621 = select(t1311, t923, t1130)
    t1622 = select(t1311, t1127, t920)
    t1623 = select(t1311, t920, t1127)
    t1624 = select(t1311, t1129, t922)
    t1625 = select(t1311, t922, t1129)
    t1626 = select(t1311, t1131, t924)
    t1627 = select(t1311, t924, t1131)
    t1628 = select(t1311, t1124, t917)
    t1629 = select(t1311, t917, t1124)
    t1630 = select(t1311, t1100, t893)
    t1631 = select(t1311, t893, t1100)
    t1632 = select(t1311, t1106, t899)
    t1633 = select(t1311, t899, t1106)
    t1634 = select(t1311, t1112, t905)
    t1635 = select(t1311, t905, t1112)
    t1636 = select(t1311, t1118, t911)
    t1637 = select(t1311, t911, t1118)
    t1638 = select(t1311, t1121, t914)
    t1639 = select(t1311, t914, t1121)
    t1640 = select(t1311, t1097, t890)
    t1641 = select(t1311, t890, t1097)
    t1642 = select(t1311, t1103, t896)
    t1643 = select(t1311, t896, t1103)
    t1644 = select(t1311, t1109, t902)
    t1645 = select(t1311, t902, t1109)
    t1646 = select(t1311, t1115, t908)
    t1647 = select(t1311, t908, t1115)
    t1648 = select(t1311, t1123, t916)
    t1649 = select(t1311, t916, t1123)
    t1650 = select(t1311, t1099, t892)
    t1651 = select(t1311, t892, t1099)
    t1652 = select(t1311, t1105, t898)
    t1653 = select(t1311, t898, t1105)
    t1654 = select(t1311, t1111, t904)
    t1655 = select(t1311, t904, t1111)
    t1656 = select(t1311, t1117, t910)
    t1657 = select(t1311, t910, t1117)
    t1658 = select(t1311, t1125, t918)
    t1659 = select(t1311, t918, t1125)
    t1660 = select(t1311, t1101, t894)
    t1661 = select(t1311, t894, t1101)
    t1662 = select(t1311, t1107, t900)
    t1663 = select(t1311, t900, t1107)
    t1664 = select(t1311, t1113, t906)
    t1665 = select(t1311, t906, t1113)
    t1666 = select(t1311, t1119, t912)
    t1667 = select(t1311, t912, t1119)
    t1668 = sub(i8(1), turn_player)
    t1669 = select(t1311, t1668, turn_player)
    t1670 = add(turn, i8(1))
    t1671 = select(t1311, t1670, turn)
    t1672 = to(t1671, i8)
    t1673 = gt(t1672, i8(0))
    t1674 = band(t1311, t1673)
    t1675 = select(t1674, i8(1), i8(0))
    t1676 = select(t1311, t1675, t1226)
    t1677 = select(t1311, i8(0), t1304)
    t1678 = select(t1311, i8(0), t1228)
    return (t1674, t1462, t1470, t1478, t1486, t1494, t1502, t1510, t1518, t1526, t1534, t1542, t1550, t1558, t1566, t1574, t1582, t1590, t1598, t1606, t1614, t1464, t1472, t1480, t1488, t1496, t1504, t1512, t1520, t1528, t1536, t1544, t1552, t1560, t1568, t1576, t1584, t1592, t1600, t1608, t1616, t1466, t1474, t1482, t1490, t1498, t1506, t1514, t1522, t1530, t1538, t1546, t1554, t1562, t1570, t1578, t1586, t1594, t1602, t1610, t1618, t1672, t1316, t1314, t1318, t1669, t1676, t1678, t1677, t1309, t1312, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1468, t1476, t1484, t1492, t1500, t1508, t1516, t1524, t1532, t1540, t1548, t1556, t1564, t1572, t1580, t1588, t1596, t1604, t1612, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1377, t1379, t1381, t1383, t1385, t1387, t1389, t1391, t1393, t1395, t1397, t1399, t1401, t1403, t1405, t1407, t1409, t1411, t1413, t1415, t1417, t1419, t1421, t1423, t1425, t1427, t1429, t1431, t1433, t1435, t1437, t1439, t1441, t1443, t1445, t1447, t1449, t1451, t1453, t1455, t1457, t1459, t1461, t1463, t1465, t1467, t1469, t1471, t1473, t1475, t1477, t1479, t1481, t1483, t1485, t1487, t1489, t1491, t1493, t1495, t1497, t1499, t1501, t1503, t1505, t1507, t1509, t1511, t1513, t1515, t1517, t1519, t1521, t1523, t1525, t1527, t1529, t1531, t1533, t1535, t1537, t1539, t1541, t1543, t1545, t1547, t1549, t1551, t1553, t1555, t1557, t1559, t1561, t1563, t1565, t1567, t1569, t1571, t1573, t1575, t1577, t1579, t1581, t1583, t1585, t1587, t1589, t1591, t1593, t1595, t1597, t1599, t1601, t1603, t1605, t1607, t1609, t1611, t1613, t1615, t1617, t1619, t1620, t1622, t1624, t1626, t1621, t1623, t1625, t1627, t1628, t1630, t1632, t1634, t1636, t1638, t1640, t1642, t1644, t1646, t1648, t1650, t1652, t1654, t1656, t1658, t1660, t1662, t1664, t1666, t1629, t1631, t1633, t1635, t1637, t1639, t1641, t1643, t1645, t1647, t1649, t1651, t1653, t1655, t1657, t1659, t1661, t1663, t1665, t1667,)


_10_next_turn_off = (b1(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), i16(0), i8(0), i8(0), i8(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0), b1(0), i32(0), i16(0), i16(0), i16(0),)


def _11_draw(t1674, t1462, t1470, t1478, t1486, t1494, t1502, t1510, t1518, t1526, t1534, t1542, t1550, t1558, t1566, t1574, t1582, t1590, t1598, t1606, t1614, t1464, t1472, t1480, t1488, t1496, t1504, t1512, t1520, t1528, t1536, t1544, t1552, t1560, t1568, t1576, t1584, t1592, t1600, t1608, t1616, t9):
    t1679 = to(t1674, i8)
    t1680 = eq(t1462, i8(1))
    t1681 = to(t1680, i8)
    t1682 = eq(t1470, i8(1))
    t1683 = to(t1682, i8)
    t1684 = add(t1681, t1683)
    t1685 = eq(t1478, i8(1))
    t1686 = to(t1685, i8)
    t1687 = add(t1684, t1686)
    t1688 = eq(t1486, i8(1))
    t1689 = to(t1688, i8)
    t1690 = add(t1687, t1689)
    t1691 = eq(t1494, i8(1))
    t1692 = to(t1691, i8)
    t1693 = add(t1690, t1692)
    t1694 = eq(t1502, i8(1))
    t1695 = to(t1694, i8)
    t1696 = add(t1693, t1695)
    t1697 = eq(t1510, i8(1))
    t1698 = to(t1697, i8)
    t1699 = add(t1696, t1698)
    t1700 = eq(t1518, i8(1))
    t1701 = to(t1700, i8)
    t1702 = add(t1699, t1701)
    t1703 = eq(t1526, i8(1))
    t1704 = to(t1703, i8)
    t1705 = add(t1702, t1704)
    t1706 = eq(t1534, i8(1))
    t1707 = to(t1706, i8)
    t1708 = add(t1705, t1707)
    t1709 = eq(t1542, i8(1))
    t1710 = to(t1709, i8)
    t1711 = add(t1708, t1710)
    t1712 = eq(t1550, i8(1))
    t1713 = to(t1712, i8)
    t1714 = add(t1711, t1713)
    t1715 = eq(t1558, i8(1))
    t1716 = to(t1715, i8)
    t1717 = add(t1714, t1716)
    t1718 = eq(t1566, i8(1))
    t1719 = to(t1718, i8)
    t1720 = add(t1717, t1719)
    t1721 = eq(t1574, i8(1))
    t1722 = to(t1721, i8)
    t1723 = add(t1720, t1722)
    t1724 = eq(t1582, i8(1))
    t1725 = to(t1724, i8)
    t1726 = add(t1723, t1725)
    t1727 = eq(t1590, i8(1))
    t1728 = to(t1727, i8)
    t1729 = add(t1726, t1728)
    t1730 = eq(t1598, i8(1))
    t1731 = to(t1730, i8)
    t1732 = add(t1729, t1731)
    t1733 = eq(t1606, i8(1))
    t1734 = to(t1733, i8)
    t1735 = add(t1732, t1734)
    t1736 = eq(t1614, i8(1))
    t1737 = to(t1736, i8)
    t1738 = add(t1735, t1737)
    t1739 = sub(i8(10), t1738)
    t1740 = most(t1739, i8(0))
    t1741 = least(t1679, t1740)
    t1742 = eq(t1462, i8(0))
    t1743 = eq(t1464, i8(0))
    t1744 = band(t1742, t1743)
    t1745 = eq(t1470, i8(0))
    t1746 = eq(t1472, i8(0))
    t1747 = band(t1745, t1746)
    t1748 = eq(t1478, i8(0))
    t1749 = eq(t1480, i8(0))
    t1750 = band(t1748, t1749)
    t1751 = eq(t1486, i8(0))
    t1752 = eq(t1488, i8(0))
    t1753 = band(t1751, t1752)
    t1754 = eq(t1494, i8(0))
    t1755 = eq(t1496, i8(0))
    t1756 = band(t1754, t1755)
    t1757 = eq(t1502, i8(0))
    t1758 = eq(t1504, i8(0))
    t1759 = band(t1757, t1758)
    t1760 = eq(t1510, i8(0))
    t1761 = eq(t1512, i8(0))
    t1762 = band(t1760, t1761)
    t1763 = eq(t1518, i8(0))
    t1764 = eq(t1520, i8(0))
    t1765 = band(t1763, t1764)
    t1766 = eq(t1526, i8(0))
    t1767 = eq(t1528, i8(0))
    t1768 = band(t1766, t1767)
    t1769 = eq(t1534, i8(0))
    t1770 = eq(t1536, i8(0))
    t1771 = band(t1769, t1770)
    t1772 = eq(t1542, i8(0))
    t1773 = eq(t1544, i8(0))
    t1774 = band(t1772, t1773)
    t1775 = eq(t1550, i8(0))
    t1776 = eq(t1552, i8(0))
    t1777 = band(t1775, t1776)
    t1778 = eq(t1558, i8(0))
    t1779 = eq(t1560, i8(0))
    t1780 = band(t1778, t1779)
    t1781 = eq(t1566, i8(0))
    t1782 = eq(t1568, i8(0))
    t1783 = band(t1781, t1782)
    t1784 = eq(t1574, i8(0))
    t1785 = eq(t1576, i8(0))
    t1786 = band(t1784, t1785)
    t1787 = eq(t1582, i8(0))
    t1788 = eq(t1584, i8(0))
    t1789 = band(t1787, t1788)
    t1790 = eq(t1590, i8(0))
    t1791 = eq(t1592, i8(0))
    t1792 = band(t1790, t1791)
    t1793 = eq(t1598, i8(0))
    t1794 = eq(t1600, i8(0))
    t1795 = band(t1793, t1794)
    t1796 = eq(t1606, i8(0))
    t1797 = eq(t1608, i8(0))
    t1798 = band(t1796, t1797)
    t1799 = eq(t1614, i8(0))
    t1800 = eq(t1616, i8(0))
    t1801 = band(t1799, t1800)
    t1802 = select(t1744, u32(1), u32(0))
    t1803 = select(t1747, u32(2), u32(0))
    t1804 = bor(t1802, t1803)
    t1805 = select(t1750, u32(4), u32(0))
    t1806 = bor(t1804, t1805)
    t1807 = select(t1753, u32(8), u32(0))
    t1808 = bor(t1806, t1807)
    t1809 = select(t1756, u32(16), u32(0))
    t1810 = bor(t1808, t1809)
    t1811 = select(t1759, u32(32), u32(0))
    t1812 = bor(t1810, t1811)
    t1813 = select(t1762, u32(64), u32(0))
    t1814 = bor(t1812, t1813)
    t1815 = select(t1765, u32(128), u32(0))
    t1816 = bor(t1814, t1815)
    t1817 = select(t1768, u32(256), u32(0))
    t1818 = bor(t1816, t1817)
    t1819 = select(t1771, u32(512), u32(0))
    t1820 = bor(t1818, t1819)
    t1821 = select(t1774, u32(1024), u32(0))
    t1822 = bor(t1820, t1821)
    t1823 = select(t1777, u32(2048), u32(0))
    t1824 = bor(t1822, t1823)
    t1825 = select(t1780, u32(4096), u32(0))
    t1826 = bor(t1824, t1825)
    t1827 = select(t1783, u32(8192), u32(0))
    t1828 = bor(t1826, t1827)
    t1829 = select(t1786, u32(16384), u32(0))
    t1830 = bor(t1828, t1829)
    t1831 = select(t1789, u32(32768), u32(0))
    t1832 = bor(t1830, t1831)
    t1833 = select(t1792, u32(65536), u32(0))
    t1834 = bor(t1832, t1833)
    t1835 = select(t1795, u32(131072), u32(0))
    t1836 = bor(t1834, t1835)
    t1837 = select(t1798, u32(262144), u32(0))
    t1838 = bor(t1836, t1837)
    t1839 = select(t1801, u32(524288), u32(0))
    t1840 = bor(t1838, t1839)
    t1841 = most(t1464, t1472)
    t1842 = most(t1841, t1480)
    t1843 = most(t1842, t1488)
    t1844 = most(t1843, t1496)
    t1845 = most(t1844, t1504)
    t1846 = most(t1845, t1512)
    t1847 = most(t1846, t1520)
    t1848 = most(t1847, t1528)
    t1849 = most(t1848, t1536)
    t1850 = most(t1849, t1544)
    t1851 = most(t1850, t1552)
    t1852 = most(t1851, t1560)
    t1853 = most(t1852, t1568)
    t1854 = most(t1853, t1576)
    t1855 = most(t1854, t1584)
    t1856 = most(t1855, t1592)
    t1857 = most(t1856, t1600)
    t1858 = most(t1857, t1608)
    t1859 = most(t1858, t1616)
    t1860 = gt(t1741, i8(0))
    t1861 = le(t1859, i8(0))
    t1862 = band(t1860, t1861)
    t1863 = to(popcount(t1840), i8)
    t1864 = add(t9, u32(3013088953))
    t1865 = shr(t1864, u32(16))
    t1866 = bxor(t1864, t1865)
    t1867 = mul(t1866, u32(2146121005))
    t1868 = shr(t1867, u32(15))
    t1869 = bxor(t1867, t1868)
    t1870 = mul(t1869, u32(2221713035))
    t1871 = shr(t1870, u32(16))
    t1872 = bxor(t1870, t1871)
    t1873 = to(t1863, u32)
    t1874 = shr(t1872, u32(16))
    t1875 = mul(t1874, t1873)
    t1876 = band(t1872, u32(65535))
    t1877 = mul(t1876, t1873)
    t1878 = shr(t1877, u32(16))
    t1879 = add(t1875, t1878)
    t1880 = shr(t1879, u32(16))
    t1881 = to(t1880, i8)
    t1882 = lt(t1881, t1863)
    t1883 = band(t1862, t1882)
    t1884 = band(t1840, u32(65535))
    t1885 = to(popcount(t1884), i8)
    t1886 = ge(t1881, t1885)
    t1887 = select(t1886, u32(65536), u32(1))
    t1888 = shr(t1840, u32(16))
    t1889 = select(t1886, t1888, t1840)
    t1890 = sub(t1881, t1885)
    t1891 = select(t1886, t1890, t1881)
    t1892 = band(t1889, u32(255))
    t1893 = to(popcount(t1892), i8)
    t1894 = ge(t1891, t1893)
    t1895 = shl(t1887, u32(8))
    t1896 = select(t1894, t1895, t1887)
    t1897 = shr(t1889, u32(8))
    t1898 = select(t1894, t1897, t1889)
    t1899 = sub(t1891, t1893)
    t1900 = select(t1894, t1899, t1891)
    t1901 = band(t1898, u32(15))
    t1902 = to(popcount(t1901), i8)
    t1903 = ge(t1900, t1902)
    t1904 = shl(t1896, u32(4))
    t1905 = select(t1903, t1904, t1896)
    t1906 = shr(t1898, u32(4))
    t1907 = select(t1903, t1906, t1898)
    t1908 = sub(t1900, t1902)
    t1909 = select(t1903, t1908, t1900)
    t1910 = band(t1907, u32(3))
    t1911 = to(popcount(t1910), i8)
    t1912 = ge(t1909, t1911)
    t1913 = shl(t1905, u32(2))
    t1914 = select(t1912, t1913, t1905)
    t1915 = shr(t1907, u32(2))
    t1916 = select(t1912, t1915, t1907)
    t1917 = sub(t1909, t1911)
    t1918 = select(t1912, t1917, t1909)
    t1919 = band(t1916, u32(1))
    t1920 = to(popcount(t1919), i8)
    t1921 = ge(t1918, t1920)
    t1922 = shl(t1914, u32(1))
    t1923 = select(t1921, t1922, t1914)
    t1924 = select(t1883, t1923, u32(0))
    t1925 = bxor(t1840, t1924)
    t1926 = bxor(t1840, t1925)
    return (t1926, t1741,)


_11_draw_off = (u32(0), i8(0),)


def _12_top_cards(t1926, t1464, t1741, t1462, t1466, t1472, t1470, t1474, t1480, t1478, t1482, t1488, t1486, t1490, t1496, t1494, t1498, t1504, t1502, t1506, t1512, t1510, t1514, t1520, t1518, t1522, t1528, t1526, t1530, t1536, t1534, t1538, t1544, t1542, t1546, t1552, t1550, t1554, t1560, t1558, t1562, t1568, t1566, t1570, t1576, t1574, t1578, t1584, t1582, t1586, t1592, t1590, t1594, t1600, t1598, t1602, t1608, t1606, t1610, t1616, t1614, t1618):
    t1927 = band(t1926, u32(1))
    t1928 = gt(t1927, u32(0))
    t1929 = band(t1926, u32(2))
    t1930 = gt(t1929, u32(0))
    t1931 = band(t1926, u32(4))
    t1932 = gt(t1931, u32(0))
    t1933 = band(t1926, u32(8))
    t1934 = gt(t1933, u32(0))
    t1935 = band(t1926, u32(16))
    t1936 = gt(t1935, u32(0))
    t1937 = band(t1926, u32(32))
    t1938 = gt(t1937, u32(0))
    t1939 = band(t1926, u32(64))
    t1940 = gt(t1939, u32(0))
    t1941 = band(t1926, u32(128))
    t1942 = gt(t1941, u32(0))
    t1943 = band(t1926, u32(256))
    t1944 = gt(t1943, u32(0))
    t1945 = band(t1926, u32(512))
    t1946 = gt(t1945, u32(0))
    t1947 = band(t1926, u32(1024))
    t1948 = gt(t1947, u32(0))
    t1949 = band(t1926, u32(2048))
    t1950 = gt(t1949, u32(0))
    t1951 = band(t1926, u32(4096))
    t1952 = gt(t1951, u32(0))
    t1953 = band(t1926, u32(8192))
    t1954 = gt(t1953, u32(0))
    t1955 = band(t1926, u32(16384))
    t1956 = gt(t1955, u32(0))
    t1957 = band(t1926, u32(32768))
    t1958 = gt(t1957, u32(0))
    t1959 = band(t1926, u32(65536))
    t1960 = gt(t1959, u32(0))
    t1961 = band(t1926, u32(131072))
    t1962 = gt(t1961, u32(0))
    t1963 = band(t1926, u32(262144))
    t1964 = gt(t1963, u32(0))
    t1965 = band(t1926, u32(524288))
    t1966 = gt(t1965, u32(0))
    t1967 = gt(t1464, i8(0))
    t1968 = le(t1464, t1741)
    t1969 = band(t1967, t1968)
    t1970 = bor(t1928, t1969)
    t1971 = select(t1970, i8(1), t1462)
    t1972 = select(t1970, i8(0), t1466)
    t1973 = sub(t1464, t1741)
    t1974 = most(t1973, i8(0))
    t1975 = gt(t1472, i8(0))
    t1976 = le(t1472, t1741)
    t1977 = band(t1975, t1976)
    t1978 = bor(t1930, t1977)
    t1979 = select(t1978, i8(1), t1470)
    t1980 = select(t1978, i8(0), t1474)
    t1981 = sub(t1472, t1741)
    t1982 = most(t1981, i8(0))
    t1983 = gt(t1480, i8(0))
    t1984 = le(t1480, t1741)
    t1985 = band(t1983, t1984)
    t1986 = bor(t1932, t1985)
    t1987 = select(t1986, i8(1), t1478)
    t1988 = select(t1986, i8(0), t1482)
    t1989 = sub(t1480, t1741)
    t1990 = most(t1989, i8(0))
    t1991 = gt(t1488, i8(0))
    t1992 = le(t1488, t1741)
    t1993 = band(t1991, t1992)
    t1994 = bor(t1934, t1993)
    t1995 = select(t1994, i8(1), t1486)
    t1996 = select(t1994, i8(0), t1490)
    t1997 = sub(t1488, t1741)
    t1998 = most(t1997, i8(0))
    t1999 = gt(t1496, i8(0))
    t2000 = le(t1496, t1741)
    t2001 = band(t1999, t2000)
    t2002 = bor(t1936, t2001)
    t2003 = select(t2002, i8(1), t1494)
    t2004 = select(t2002, i8(0), t1498)
    t2005 = sub(t1496, t1741)
    t2006 = most(t2005, i8(0))
    t2007 = gt(t1504, i8(0))
    t2008 = le(t1504, t1741)
    t2009 = band(t2007, t2008)
    t2010 = bor(t1938, t2009)
    t2011 = select(t2010, i8(1), t1502)
    t2012 = select(t2010, i8(0), t1506)
    t2013 = sub(t1504, t1741)
    t2014 = most(t2013, i8(0))
    t2015 = gt(t1512, i8(0))
    t2016 = le(t1512, t1741)
    t2017 = band(t2015, t2016)
    t2018 = bor(t1940, t2017)
    t2019 = select(t2018, i8(1), t1510)
    t2020 = select(t2018, i8(0), t1514)
    t2021 = sub(t1512, t1741)
    t2022 = most(t2021, i8(0))
    t2023 = gt(t1520, i8(0))
    t2024 = le(t1520, t1741)
    t2025 = band(t2023, t2024)
    t2026 = bor(t1942, t2025)
    t2027 = select(t2026, i8(1), t1518)
    t2028 = select(t2026, i8(0), t1522)
    t2029 = sub(t1520, t1741)
    t2030 = most(t2029, i8(0))
    t2031 = gt(t1528, i8(0))
    t2032 = le(t1528, t1741)
    t2033 = band(t2031, t2032)
    t2034 = bor(t1944, t2033)
    t2035 = select(t2034, i8(1), t1526)
    t2036 = select(t2034, i8(0), t1530)
    t2037 = sub(t1528, t1741)
    t2038 = most(t2037, i8(0))
    t2039 = gt(t1536, i8(0))
    t2040 = le(t1536, t1741)
    t2041 = band(t2039, t2040)
    t2042 = bor(t1946, t2041)
    t2043 = select(t2042, i8(1), t1534)
    t2044 = select(t2042, i8(0), t1538)
    t2045 = sub(t1536, t1741)
    t2046 = most(t2045, i8(0))
    t2047 = gt(t1544, i8(0))
    t2048 = le(t1544, t1741)
    t2049 = band(t2047, t2048)
    t2050 = bor(t1948, t2049)
    t2051 = select(t2050, i8(1), t1542)
    t2052 = select(t2050, i8(0), t1546)
    t2053 = sub(t1544, t1741)
    t2054 = most(t2053, i8(0))
    t2055 = gt(t1552, i8(0))
    t2056 = le(t1552, t1741)
    t2057 = band(t2055, t2056)
    t2058 = bor(t1950, t2057)
    t2059 = select(t2058, i8(1), t1550)
    t2060 = select(t2058, i8(0), t1554)
    t2061 = sub(t1552, t1741)
    t2062 = most(t2061, i8(0))
    t2063 = gt(t1560, i8(0))
    t2064 = le(t1560, t1741)
    t2065 = band(t2063, t2064)
    t2066 = bor(t1952, t2065)
    t2067 = select(t2066, i8(1), t1558)
    t2068 = select(t2066, i8(0), t1562)
    t2069 = sub(t1560, t1741)
    t2070 = most(t2069, i8(0))
    t2071 = gt(t1568, i8(0))
    t2072 = le(t1568, t1741)
    t2073 = band(t2071, t2072)
    t2074 = bor(t1954, t2073)
    t2075 = select(t2074, i8(1), t1566)
    t2076 = select(t2074, i8(0), t1570)
    t2077 = sub(t1568, t1741)
    t2078 = most(t2077, i8(0))
    t2079 = gt(t1576, i8(0))
    t2080 = le(t1576, t1741)
    t2081 = band(t2079, t2080)
    t2082 = bor(t1956, t2081)
    t2083 = select(t2082, i8(1), t1574)
    t2084 = select(t2082, i8(0), t1578)
    t2085 = sub(t1576, t1741)
    t2086 = most(t2085, i8(0))
    t2087 = gt(t1584, i8(0))
    t2088 = le(t1584, t1741)
    t2089 = band(t2087, t2088)
    t2090 = bor(t1958, t2089)
    t2091 = select(t2090, i8(1), t1582)
    t2092 = select(t2090, i8(0), t1586)
    t2093 = sub(t1584, t1741)
    t2094 = most(t2093, i8(0))
    t2095 = gt(t1592, i8(0))
    t2096 = le(t1592, t1741)
    t2097 = band(t2095, t2096)
    t2098 = bor(t1960, t2097)
    t2099 = select(t2098, i8(1), t1590)
    t2100 = select(t2098, i8(0), t1594)
    t2101 = sub(t1592, t1741)
    t2102 = most(t2101, i8(0))
    t2103 = gt(t1600, i8(0))
    t2104 = le(t1600, t1741)
    t2105 = band(t2103, t2104)
    t2106 = bor(t1962, t2105)
    t2107 = select(t2106, i8(1), t1598)
    t2108 = select(t2106, i8(0), t1602)
    t2109 = sub(t1600, t1741)
    t2110 = most(t2109, i8(0))
    t2111 = gt(t1608, i8(0))
    t2112 = le(t1608, t1741)
    t2113 = band(t2111, t2112)
    t2114 = bor(t1964, t2113)
    t2115 = select(t2114, i8(1), t1606)
    t2116 = select(t2114, i8(0), t1610)
    t2117 = sub(t1608, t1741)
    t2118 = most(t2117, i8(0))
    t2119 = gt(t1616, i8(0))
    t2120 = le(t1616, t1741)
    t2121 = band(t2119, t2120)
    t2122 = bor(t1966, t2121)
    t2123 = select(t2122, i8(1), t1614)
    t2124 = select(t2122, i8(0), t1618)
    t2125 = sub(t1616, t1741)
    t2126 = most(t2125, i8(0))
    return (t1971, t1974, t1972, t1979, t1982, t1980, t1987, t1990, t1988, t1995, t1998, t1996, t2003, t2006, t2004, t2011, t2014, t2012, t2019, t2022, t2020, t2027, t2030, t2028, t2035, t2038, t2036, t2043, t2046, t2044, t2051, t2054, t2052, t2059, t2062, t2060, t2067, t2070, t2068, t2075, t2078, t2076, t2083, t2086, t2084, t2091, t2094, t2092, t2099, t2102, t2100, t2107, t2110, t2108, t2115, t2118, t2116, t2123, t2126, t2124,)


_12_top_cards_off = (i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0), i8(0),)


def _13_energy_zone(t1672, t1674, t1316, t1314, t1318, t9, t41, t38, t1234):
    t2127 = gt(t1672, i8(1))
    t2128 = band(t1674, t2127)
    t2129 = select(t2128, t1316, t1314)
    t2130 = to(t1318, u32)
    t2131 = band(t2130, u32(255))
    t2132 = to(popcount(t2131), i8)
    t2133 = add(t9, u32(2082364857))
    t2134 = shr(t2133, u32(16))
    t2135 = bxor(t2133, t2134)
    t2136 = mul(t2135, u32(2146121005))
    t2137 = shr(t2136, u32(15))
    t2138 = bxor(t2136, t2137)
    t2139 = mul(t2138, u32(2221713035))
    t2140 = shr(t2139, u32(16))
    t2141 = bxor(t2139, t2140)
    t2142 = to(t2132, u32)
    t2143 = shr(t2141, u32(16))
    t2144 = mul(t2143, t2142)
    t2145 = band(t2141, u32(65535))
    t2146 = mul(t2145, t2142)
    t2147 = shr(t2146, u32(16))
    t2148 = add(t2144, t2147)
    t2149 = shr(t2148, u32(16))
    t2150 = to(t2149, i8)
    t2151 = lt(t2150, t2132)
    t2152 = band(t2131, u32(15))
    t2153 = to(popcount(t2152), i8)
    t2154 = ge(t2150, t2153)
    t2155 = select(t2154, u32(16), u32(1))
    t2156 = shr(t2131, u32(4))
    t2157 = select(t2154, t2156, t2131)
    t2158 = sub(t2150, t2153)
    t2159 = select(t2154, t2158, t2150)
    t2160 = band(t2157, u32(3))
    t2161 = to(popcount(t2160), i8)
    t2162 = ge(t2159, t2161)
    t2163 = shl(t2155, u32(2))
    t2164 = select(t2162, t2163, t2155)
    t2165 = shr(t2157, u32(2))
    t2166 = select(t2162, t2165, t2157)
    t2167 = sub(t2159, t2161)
    t2168 = select(t2162, t2167, t2159)
    t2169 = band(t2166, u32(1))
    t2170 = to(popcount(t2169), i8)
    t2171 = ge(t2168, t2170)
    t2172 = shl(t2164, u32(1))
    t2173 = select(t2171, t2172, t2164)
    t2174 = select(t2151, t2173, u32(0))
    t2175 = band(t2174, u32(1))
    t2176 = gt(t2175, u32(0))
    t2177 = band(t2174, u32(2))
    t2178 = gt(t2177, u32(0))
    t2179 = band(t2174, u32(4))
    t2180 = gt(t2179, u32(0))
    t2181 = band(t2174, u32(8))
    t2182 = gt(t2181, u32(0))
    t2183 = band(t2174, u32(16))
    t2184 = gt(t2183, u32(0))
    t2185 = band(t2174, u32(32))
    t2186 = gt(t2185, u32(0))
    t2187 = band(t2174, u32(64))
    t2188 = gt(t2187, u32(0))
    t2189 = band(t2174, u32(128))
    t2190 = gt(t2189, u32(0))
    t2191 = select(t2176, i8(1), i8(0))
    t2192 = select(t2178, i8(2), t2191)
    t2193 = select(t2180, i8(3), t2192)
    t2194 = select(t2182, i8(4), t2193)
    t2195 = select(t2184, i8(5), t2194)
    t2196 = select(t2186, i8(6), t2195)
    t2197 = select(t2188, i8(7), t2196)
    t2198 = select(t2190, i8(8), t2197)
    t2199 = select(t2128, t2198, t1316)
    t2200 = select(t41, i8(0), t38)
    t2201 = select(t1234, i8(3), t2200)
    return (t2129, t2199, t2201,)


_13_energy_zone_off = (i8(0), i8(0), i8(0),)


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
    struck_now = x['struck_now']
    striker_0_0 = x['striker_0_0']
    striker_0_1 = x['striker_0_1']
    striker_0_2 = x['striker_0_2']
    striker_0_3 = x['striker_0_3']
    striker_1_0 = x['striker_1_0']
    striker_1_1 = x['striker_1_1']
    striker_1_2 = x['striker_1_2']
    striker_1_3 = x['striker_1_3']
    offer0 = x['offer0']
    offer1 = x['offer1']
    offer2 = x['offer2']
    offer3 = x['offer3']
    offer4 = x['offer4']
    offer5 = x['offer5']
    offer6 = x['offer6']
    offer7 = x['offer7']
    attacking = x['attacking']
    blow = x['blow']
    picks = x['picks']
    drawn0 = x['drawn0']
    drawn1 = x['drawn1']
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
    (t9,) = cut(_00_todo, _00_todo_off, key_0, key_1)
    (t34, t19, t23, t27, t31,) = cut(_01_reactions, _01_reactions_off, todo, reached_1_0, words_1_0_3, striker_0_0, damage_0_0, striker_0_1, damage_0_1, striker_0_2, damage_0_2, striker_0_3, damage_0_3)
    (t39, t41, t38,) = cut(_02_immunities, _02_immunities_off, t34)
    (t713, t625, t645, t665, t685, t385, t297, t317, t337, t357, t318, t298, t338, t358, t319, t299, t339, t359, t320, t300, t340, t360, t321, t301, t341, t361, t322, t302, t342, t362, t323, t303, t343, t363, t324, t304, t344, t364, t325, t305, t345, t365, t326, t306, t346, t366, t327, t307, t347, t367, t328, t308, t348, t368, t329, t309, t349, t369, t330, t310, t350, t370, t331, t311, t351, t371, t332, t312, t352, t372, t333, t313, t353, t373, t335, t315, t355, t375, t336, t316, t356, t376, t277, t278, t279, t280, t281, t282, t283, t284, t285, t286, t287, t288, t289, t290, t291, t292, t293, t294, t295, t296, t377, t378, t379, t380, t381, t382, t383, t646, t626, t666, t686, t647, t627, t667, t687, t648, t628, t668, t688, t649, t629, t669, t689, t650, t630, t670, t690, t651, t631, t671, t691, t652, t632, t672, t692, t653, t633, t673, t693, t654, t634, t674, t694, t655, t635, t675, t695, t656, t636, t676, t696, t657, t637, t677, t697, t658, t638, t678, t698, t659, t639, t679, t699, t660, t640, t680, t700, t661, t641, t681, t701, t663, t643, t683, t703, t664, t644, t684, t704, t605, t606, t607, t608, t609, t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620, t621, t622, t623, t624, t705, t706, t707, t708, t709, t710, t711, t433, t105, t446, t118, t459, t131, t472, t144, t485, t157, t498, t170, t511, t183, t524, t196, t537, t209,) = cut(_03_knock_outs, _03_knock_outs_off, words_0_0_0, words_0_1_0, words_0_2_0, words_0_3_0, words_1_0_0, words_1_1_0, words_1_2_0, words_1_3_0, pokemon_0_0, t39, t19, pokemon_0_1, t23, pokemon_0_2, t27, pokemon_0_3, t31, energy_0_0_0, energy_0_1_0, energy_0_2_0, energy_0_3_0, discarded_0_0, energy_0_0_1, energy_0_1_1, energy_0_2_1, energy_0_3_1, discarded_0_1, energy_0_0_2, energy_0_1_2, energy_0_2_2, energy_0_3_2, discarded_0_2, energy_0_0_3, energy_0_1_3, energy_0_2_3, energy_0_3_3, discarded_0_3, energy_0_0_4, energy_0_1_4, energy_0_2_4, energy_0_3_4, discarded_0_4, energy_0_0_5, energy_0_1_5, energy_0_2_5, energy_0_3_5, discarded_0_5, energy_0_0_6, energy_0_1_6, energy_0_2_6, energy_0_3_6, discarded_0_6, energy_0_0_7, energy_0_1_7, energy_0_2_7, energy_0_3_7, discarded_0_7, energy_0_0_8, energy_0_1_8, energy_0_2_8, energy_0_3_8, discarded_0_8, place_0_0, place_0_1, place_0_2, place_0_3, place_0_4, place_0_5, place_0_6, place_0_7, place_0_8, place_0_9, place_0_10, place_0_11, place_0_12, place_0_13, place_0_14, place_0_15, place_0_16, place_0_17, place_0_18, place_0_19, fresh_0_0, used_0_0, words_0_0_1, words_0_0_2, words_0_0_3, reached_0_0, striker_0_0, fresh_0_1, used_0_1, words_0_1_1, words_0_1_2, words_0_1_3, reached_0_1, striker_0_1, fresh_0_2, used_0_2, words_0_2_1, words_0_2_2, words_0_2_3, reached_0_2, striker_0_2, fresh_0_3, used_0_3, words_0_3_1, words_0_3_2, words_0_3_3, reached_0_3, striker_0_3, poison_0, daze_0, takes_0, prevent_0, deals_0, no_attack_0, no_retreat_0, points_1, pokemon_1_0, damage_1_0, pokemon_1_1, damage_1_1, pokemon_1_2, damage_1_2, pokemon_1_3, damage_1_3, energy_1_0_0, energy_1_1_0, energy_1_2_0, energy_1_3_0, discarded_1_0, energy_1_0_1, energy_1_1_1, energy_1_2_1, energy_1_3_1, discarded_1_1, energy_1_0_2, energy_1_1_2, energy_1_2_2, energy_1_3_2, discarded_1_2, energy_1_0_3, energy_1_1_3, energy_1_2_3, energy_1_3_3, discarded_1_3, energy_1_0_4, energy_1_1_4, energy_1_2_4, energy_1_3_4, discarded_1_4, energy_1_0_5, energy_1_1_5, energy_1_2_5, energy_1_3_5, discarded_1_5, energy_1_0_6, energy_1_1_6, energy_1_2_6, energy_1_3_6, discarded_1_6, energy_1_0_7, energy_1_1_7, energy_1_2_7, energy_1_3_7, discarded_1_7, energy_1_0_8, energy_1_1_8, energy_1_2_8, energy_1_3_8, discarded_1_8, place_1_0, place_1_1, place_1_2, place_1_3, place_1_4, place_1_5, place_1_6, place_1_7, place_1_8, place_1_9, place_1_10, place_1_11, place_1_12, place_1_13, place_1_14, place_1_15, place_1_16, place_1_17, place_1_18, place_1_19, fresh_1_0, used_1_0, words_1_0_1, words_1_0_2, words_1_0_3, reached_1_0, striker_1_0, fresh_1_1, used_1_1, words_1_1_1, words_1_1_2, words_1_1_3, reached_1_1, striker_1_1, fresh_1_2, used_1_2, words_1_2_1, words_1_2_2, words_1_2_3, reached_1_2, striker_1_2, fresh_1_3, used_1_3, words_1_3_1, words_1_3_2, words_1_3_3, reached_1_3, striker_1_3, poison_1, daze_1, takes_1, prevent_1, deals_1, no_attack_1, no_retreat_1, points_0)
    (t753, t755, t756, t757,) = cut(_04_win_check, _04_win_check_off, phase, t39, winner, t713, t625, t645, t665, t685, t385, t297, t317, t337, t357, turn_player, struck_now, attacking, blow)
    (t803, t804, t805, t806, t807, t808, t790, t792, t793,) = cut(_05_promotions, _05_promotions_off, t753, t41, phase, t297, t625, t317, t337, t357, t645, t665, t685, flow)
    (t1234, t1012, t1013, t1014, t1217, t1218, t1015, t827, t824, t826, t828, t833, t830, t832, t834, t1222, t1034, t1031, t1033, t1035, t1040, t1037, t1039, t1041, t1009, t1008, t821, t1216, t1215, t1028, t1232, t1010, t1011, t1219, t1220, t1221, t1022, t815, t1046, t839, t1052, t845, t1058, t851, t1064, t857, t1070, t863, t1076, t869, t1082, t875, t1088, t881, t1094, t887, t1019, t812, t1025, t818, t1043, t836, t1049, t842, t1055, t848, t1061, t854, t1067, t860, t1073, t866, t1079, t872, t1085, t878, t1091, t884, t1021, t814, t1027, t820, t1045, t838, t1051, t844, t1057, t850, t1063, t856, t1069, t862, t1075, t868, t1081, t874, t1087, t880, t1093, t886, t1023, t816, t1029, t822, t1047, t840, t1053, t846, t1059, t852, t1065, t858, t1071, t864, t1077, t870, t1083, t876, t1089, t882, t1095, t888, t1138, t931, t1142, t935, t1146, t939, t1150, t943, t1154, t947, t1158, t951, t1162, t955, t1166, t959, t1170, t963, t1174, t967, t1178, t971, t1182, t975, t1186, t979, t1190, t983, t1194, t987, t1198, t991, t1202, t995, t1206, t999, t1210, t1003, t1214, t1007, t1130, t923, t1127, t920, t1129, t922, t1131, t924, t1124, t917, t1100, t893, t1106, t899, t1112, t905, t1118, t911, t1121, t914, t1097, t890, t1103, t896, t1109, t902, t1115, t908, t1123, t916, t1099, t892, t1105, t898, t1111, t904, t1117, t910, t1125, t918, t1101, t894, t1107, t900, t1113, t906, t1119, t912, t1226, t1228,) = cut(_06_promoted, _06_promoted_off, t803, t804, t805, t317, t297, t337, t357, t318, t298, t338, t358, t319, t299, t339, t359, t320, t300, t340, t360, t321, t301, t341, t361, t322, t302, t342, t362, t323, t303, t343, t363, t324, t304, t344, t364, t325, t305, t345, t365, t326, t306, t346, t366, t327, t307, t347, t367, t328, t308, t348, t368, t329, t309, t349, t369, t330, t310, t350, t370, t331, t311, t351, t371, t332, t312, t352, t372, t333, t313, t353, t373, t335, t315, t355, t375, t336, t316, t356, t376, t277, t278, t279, t280, t281, t282, t283, t284, t285, t286, t287, t288, t289, t290, t291, t292, t293, t294, t295, t296, t377, t378, t379, t380, t381, t382, t383, moved_0, t806, t807, t808, t645, t625, t665, t685, t646, t626, t666, t686, t647, t627, t667, t687, t648, t628, t668, t688, t649, t629, t669, t689, t650, t630, t670, t690, t651, t631, t671, t691, t652, t632, t672, t692, t653, t633, t673, t693, t654, t634, t674, t694, t655, t635, t675, t695, t656, t636, t676, t696, t657, t637, t677, t697, t658, t638, t678, t698, t659, t639, t679, t699, t660, t640, t680, t700, t661, t641, t681, t701, t663, t643, t683, t703, t664, t644, t684, t704, t605, t606, t607, t608, t609, t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620, t621, t622, t623, t624, t705, t706, t707, t708, t709, t710, t711, moved_1, t790, t792, t793, phase, decider, t41, t753, flow)
    (t1235, t1256, t1247, t1241, t1245, t1246, t1242, t1243, t1244, t1257, t1248, t1261, t1252, t1258, t1249, t1262, t1253, t1259, t1250, t1263, t1254, t1260, t1251, t1264, t1255, t1236, t1237, t1238, t1239, t1240,) = cut(_07_end_of_turn, _07_end_of_turn_off, t1234, energy_now_0, supporter_played, retreated, retreat_less, boost0, boost1, locked_0, t1012, t1013, t1014, t1217, t1218, t1015, t827, t824, t826, t828, t833, t830, t832, t834, t1222, t1034, t1031, t1033, t1035, t1040, t1037, t1039, t1041)
    (t1300, t1303, t1286, t1268, t1304,) = cut(_08_checkup, _08_checkup_off, t1009, t1234, t1008, t821, t9, t1216, t1215, t1028, flow)
    (t1306,) = cut(_09_checkup__texts, _09_checkup__texts_off, flow, t1232)
    (t1674, t1462, t1470, t1478, t1486, t1494, t1502, t1510, t1518, t1526, t1534, t1542, t1550, t1558, t1566, t1574, t1582, t1590, t1598, t1606, t1614, t1464, t1472, t1480, t1488, t1496, t1504, t1512, t1520, t1528, t1536, t1544, t1552, t1560, t1568, t1576, t1584, t1592, t1600, t1608, t1616, t1466, t1474, t1482, t1490, t1498, t1506, t1514, t1522, t1530, t1538, t1546, t1554, t1562, t1570, t1578, t1586, t1594, t1602, t1610, t1618, t1672, t1316, t1314, t1318, t1669, t1676, t1678, t1677, t1309, t1312, t1320, t1322, t1324, t1326, t1328, t1330, t1332, t1334, t1336, t1338, t1340, t1342, t1344, t1346, t1348, t1350, t1352, t1354, t1356, t1358, t1360, t1362, t1364, t1366, t1368, t1370, t1372, t1374, t1376, t1378, t1380, t1382, t1384, t1386, t1388, t1390, t1392, t1394, t1396, t1398, t1400, t1402, t1404, t1406, t1408, t1410, t1412, t1414, t1416, t1418, t1420, t1422, t1424, t1426, t1428, t1430, t1432, t1434, t1436, t1438, t1440, t1442, t1444, t1446, t1448, t1450, t1452, t1454, t1456, t1458, t1460, t1468, t1476, t1484, t1492, t1500, t1508, t1516, t1524, t1532, t1540, t1548, t1556, t1564, t1572, t1580, t1588, t1596, t1604, t1612, t1313, t1315, t1317, t1319, t1321, t1323, t1325, t1327, t1329, t1331, t1333, t1335, t1337, t1339, t1341, t1343, t1345, t1347, t1349, t1351, t1353, t1355, t1357, t1359, t1361, t1363, t1365, t1367, t1369, t1371, t1373, t1375, t1377, t1379, t1381, t1383, t1385, t1387, t1389, t1391, t1393, t1395, t1397, t1399, t1401, t1403, t1405, t1407, t1409, t1411, t1413, t1415, t1417, t1419, t1421, t1423, t1425, t1427, t1429, t1431, t1433, t1435, t1437, t1439, t1441, t1443, t1445, t1447, t1449, t1451, t1453, t1455, t1457, t1459, t1461, t1463, t1465, t1467, t1469, t1471, t1473, t1475, t1477, t1479, t1481, t1483, t1485, t1487, t1489, t1491, t1493, t1495, t1497, t1499, t1501, t1503, t1505, t1507, t1509, t1511, t1513, t1515, t1517, t1519, t1521, t1523, t1525, t1527, t1529, t1531, t1533, t1535, t1537, t1539, t1541, t1543, t1545, t1547, t1549, t1551, t1553, t1555, t1557, t1559, t1561, t1563, t1565, t1567, t1569, t1571, t1573, t1575, t1577, t1579, t1581, t1583, t1585, t1587, t1589, t1591, t1593, t1595, t1597, t1599, t1601, t1603, t1605, t1607, t1609, t1611, t1613, t1615, t1617, t1619, t1620, t1622, t1624, t1626, t1621, t1623, t1625, t1627, t1628, t1630, t1632, t1634, t1636, t1638, t1640, t1642, t1644, t1646, t1648, t1650, t1652, t1654, t1656, t1658, t1660, t1662, t1664, t1666, t1629, t1631, t1633, t1635, t1637, t1639, t1641, t1643, t1645, t1647, t1649, t1651, t1653, t1655, t1657, t1659, t1661, t1663, t1665, t1667,) = cut(_10_next_turn, _10_next_turn_off, turn, t1306, t753, t385, t713, energy_now_1, t1235, energy_next_1, energy_next_0, declared_1, declared_0, t1215, t1008, t1300, t1303, t1256, t1247, locked_1, t1241, t1245, t1010, t1246, t1011, t1219, t1242, t1220, t1243, t1221, t1244, t433, t105, t446, t118, t459, t131, t472, t144, t485, t157, t498, t170, t511, t183, t524, t196, t537, t209, t1022, t815, t1286, t1268, t1257, t1248, t1261, t1252, t1046, t839, t1052, t845, t1058, t851, t1064, t857, t1070, t863, t1076, t869, t1082, t875, t1088, t881, t1094, t887, t1019, t812, t1025, t818, t1258, t1249, t1262, t1253, t1043, t836, t1049, t842, t1055, t848, t1061, t854, t1067, t860, t1073, t866, t1079, t872, t1085, t878, t1091, t884, t1021, t814, t1027, t820, t1259, t1250, t1263, t1254, t1045, t838, t1051, t844, t1057, t850, t1063, t856, t1069, t862, t1075, t868, t1081, t874, t1087, t880, t1093, t886, t1023, t816, t1029, t822, t1260, t1251, t1264, t1255, t1047, t840, t1053, t846, t1059, t852, t1065, t858, t1071, t864, t1077, t870, t1083, t876, t1089, t882, t1095, t888, card_1_0, card_0_0, t1138, t931, order_1_0, order_0_0, seen_1_0, seen_0_0, card_1_1, card_0_1, t1142, t935, order_1_1, order_0_1, seen_1_1, seen_0_1, card_1_2, card_0_2, t1146, t939, order_1_2, order_0_2, seen_1_2, seen_0_2, card_1_3, card_0_3, t1150, t943, order_1_3, order_0_3, seen_1_3, seen_0_3, card_1_4, card_0_4, t1154, t947, order_1_4, order_0_4, seen_1_4, seen_0_4, card_1_5, card_0_5, t1158, t951, order_1_5, order_0_5, seen_1_5, seen_0_5, card_1_6, card_0_6, t1162, t955, order_1_6, order_0_6, seen_1_6, seen_0_6, card_1_7, card_0_7, t1166, t959, order_1_7, order_0_7, seen_1_7, seen_0_7, card_1_8, card_0_8, t1170, t963, order_1_8, order_0_8, seen_1_8, seen_0_8, card_1_9, card_0_9, t1174, t967, order_1_9, order_0_9, seen_1_9, seen_0_9, card_1_10, card_0_10, t1178, t971, order_1_10, order_0_10, seen_1_10, seen_0_10, card_1_11, card_0_11, t1182, t975, order_1_11, order_0_11, seen_1_11, seen_0_11, card_1_12, card_0_12, t1186, t979, order_1_12, order_0_12, seen_1_12, seen_0_12, card_1_13, card_0_13, t1190, t983, order_1_13, order_0_13, seen_1_13, seen_0_13, card_1_14, card_0_14, t1194, t987, order_1_14, order_0_14, seen_1_14, seen_0_14, card_1_15, card_0_15, t1198, t991, order_1_15, order_0_15, seen_1_15, seen_0_15, card_1_16, card_0_16, t1202, t995, order_1_16, order_0_16, seen_1_16, seen_0_16, card_1_17, card_0_17, t1206, t999, order_1_17, order_0_17, seen_1_17, seen_0_17, card_1_18, card_0_18, t1210, t1003, order_1_18, order_0_18, seen_1_18, seen_0_18, card_1_19, card_0_19, t1214, t1007, order_1_19, order_0_19, seen_1_19, seen_0_19, t1130, t923, t1127, t920, t1129, t922, t1131, t924, t1124, t917, t1100, t893, t1106, t899, t1112, t905, t1118, t911, t1121, t914, t1097, t890, t1103, t896, t1109, t902, t1115, t908, t1123, t916, t1099, t892, t1105, t898, t1111, t904, t1117, t910, t1125, t918, t1101, t894, t1107, t900, t1113, t906, t1119, t912, turn_player, t1226, t1304, t1228)
    (t1926, t1741,) = cut(_11_draw, _11_draw_off, t1674, t1462, t1470, t1478, t1486, t1494, t1502, t1510, t1518, t1526, t1534, t1542, t1550, t1558, t1566, t1574, t1582, t1590, t1598, t1606, t1614, t1464, t1472, t1480, t1488, t1496, t1504, t1512, t1520, t1528, t1536, t1544, t1552, t1560, t1568, t1576, t1584, t1592, t1600, t1608, t1616, t9)
    (t1971, t1974, t1972, t1979, t1982, t1980, t1987, t1990, t1988, t1995, t1998, t1996, t2003, t2006, t2004, t2011, t2014, t2012, t2019, t2022, t2020, t2027, t2030, t2028, t2035, t2038, t2036, t2043, t2046, t2044, t2051, t2054, t2052, t2059, t2062, t2060, t2067, t2070, t2068, t2075, t2078, t2076, t2083, t2086, t2084, t2091, t2094, t2092, t2099, t2102, t2100, t2107, t2110, t2108, t2115, t2118, t2116, t2123, t2126, t2124,) = cut(_12_top_cards, _12_top_cards_off, t1926, t1464, t1741, t1462, t1466, t1472, t1470, t1474, t1480, t1478, t1482, t1488, t1486, t1490, t1496, t1494, t1498, t1504, t1502, t1506, t1512, t1510, t1514, t1520, t1518, t1522, t1528, t1526, t1530, t1536, t1534, t1538, t1544, t1542, t1546, t1552, t1550, t1554, t1560, t1558, t1562, t1568, t1566, t1570, t1576, t1574, t1578, t1584, t1582, t1586, t1592, t1590, t1594, t1600, t1598, t1602, t1608, t1606, t1610, t1616, t1614, t1618)
    (t2129, t2199, t2201,) = cut(_13_energy_zone, _13_energy_zone_off, t1672, t1674, t1316, t1314, t1318, t9, t41, t38, t1234)
    return {
        'turn': t1672,
        'turn_player': t1669,
        'phase': t1676,
        'decider': t1678,
        'flow': t1677,
        'winner': t1309,
        'supporter_played': t1236,
        'retreated': t1237,
        'row': row,
        'source': source,
        'left': left,
        'it': it,
        'heads': heads,
        'dealt': dealt,
        'retreat_less': t1238,
        'boost0': t1239,
        'boost1': t1240,
        'points_0': t1312,
        'energy_now_0': t2129,
        'energy_next_0': t2199,
        'declared_0': t1318,
        'poison_0': t1320,
        'daze_0': t1322,
        'moved_0': t1324,
        'locked_0': t1326,
        'takes_0': t1328,
        'prevent_0': t1330,
        'deals_0': t1332,
        'no_attack_0': t1334,
        'no_retreat_0': t1336,
        'discarded_0_0': t1338,
        'discarded_0_1': t1340,
        'discarded_0_2': t1342,
        'discarded_0_3': t1344,
        'discarded_0_4': t1346,
        'discarded_0_5': t1348,
        'discarded_0_6': t1350,
        'discarded_0_7': t1352,
        'discarded_0_8': t1354,
        'pokemon_0_0': t1356,
        'damage_0_0': t1358,
        'fresh_0_0': t1360,
        'used_0_0': t1362,
        'energy_0_0_0': t1364,
        'energy_0_0_1': t1366,
        'energy_0_0_2': t1368,
        'energy_0_0_3': t1370,
        'energy_0_0_4': t1372,
        'energy_0_0_5': t1374,
        'energy_0_0_6': t1376,
        'energy_0_0_7': t1378,
        'energy_0_0_8': t1380,
        'pokemon_0_1': t1382,
        'damage_0_1': t1384,
        'fresh_0_1': t1386,
        'used_0_1': t1388,
        'energy_0_1_0': t1390,
        'energy_0_1_1': t1392,
        'energy_0_1_2': t1394,
        'energy_0_1_3': t1396,
        'energy_0_1_4': t1398,
        'energy_0_1_5': t1400,
        'energy_0_1_6': t1402,
        'energy_0_1_7': t1404,
        'energy_0_1_8': t1406,
        'pokemon_0_2': t1408,
        'damage_0_2': t1410,
        'fresh_0_2': t1412,
        'used_0_2': t1414,
        'energy_0_2_0': t1416,
        'energy_0_2_1': t1418,
        'energy_0_2_2': t1420,
        'energy_0_2_3': t1422,
        'energy_0_2_4': t1424,
        'energy_0_2_5': t1426,
        'energy_0_2_6': t1428,
        'energy_0_2_7': t1430,
        'energy_0_2_8': t1432,
        'pokemon_0_3': t1434,
        'damage_0_3': t1436,
        'fresh_0_3': t1438,
        'used_0_3': t1440,
        'energy_0_3_0': t1442,
        'energy_0_3_1': t1444,
        'energy_0_3_2': t1446,
        'energy_0_3_3': t1448,
        'energy_0_3_4': t1450,
        'energy_0_3_5': t1452,
        'energy_0_3_6': t1454,
        'energy_0_3_7': t1456,
        'energy_0_3_8': t1458,
        'card_0_0': t1460,
        'place_0_0': t1971,
        'order_0_0': t1974,
        'seen_0_0': t1972,
        'card_0_1': t1468,
        'place_0_1': t1979,
        'order_0_1': t1982,
        'seen_0_1': t1980,
        'card_0_2': t1476,
        'place_0_2': t1987,
        'order_0_2': t1990,
        'seen_0_2': t1988,
        'card_0_3': t1484,
        'place_0_3': t1995,
        'order_0_3': t1998,
        'seen_0_3': t1996,
        'card_0_4': t1492,
        'place_0_4': t2003,
        'order_0_4': t2006,
        'seen_0_4': t2004,
        'card_0_5': t1500,
        'place_0_5': t2011,
        'order_0_5': t2014,
        'seen_0_5': t2012,
        'card_0_6': t1508,
        'place_0_6': t2019,
        'order_0_6': t2022,
        'seen_0_6': t2020,
        'card_0_7': t1516,
        'place_0_7': t2027,
        'order_0_7': t2030,
        'seen_0_7': t2028,
        'card_0_8': t1524,
        'place_0_8': t2035,
        'order_0_8': t2038,
        'seen_0_8': t2036,
        'card_0_9': t1532,
        'place_0_9': t2043,
        'order_0_9': t2046,
        'seen_0_9': t2044,
        'card_0_10': t1540,
        'place_0_10': t2051,
        'order_0_10': t2054,
        'seen_0_10': t2052,
        'card_0_11': t1548,
        'place_0_11': t2059,
        'order_0_11': t2062,
        'seen_0_11': t2060,
        'card_0_12': t1556,
        'place_0_12': t2067,
        'order_0_12': t2070,
        'seen_0_12': t2068,
        'card_0_13': t1564,
        'place_0_13': t2075,
        'order_0_13': t2078,
        'seen_0_13': t2076,
        'card_0_14': t1572,
        'place_0_14': t2083,
        'order_0_14': t2086,
        'seen_0_14': t2084,
        'card_0_15': t1580,
        'place_0_15': t2091,
        'order_0_15': t2094,
        'seen_0_15': t2092,
        'card_0_16': t1588,
        'place_0_16': t2099,
        'order_0_16': t2102,
        'seen_0_16': t2100,
        'card_0_17': t1596,
        'place_0_17': t2107,
        'order_0_17': t2110,
        'seen_0_17': t2108,
        'card_0_18': t1604,
        'place_0_18': t2115,
        'order_0_18': t2118,
        'seen_0_18': t2116,
        'card_0_19': t1612,
        'place_0_19': t2123,
        'order_0_19': t2126,
        'seen_0_19': t2124,
        'points_1': t1313,
        'energy_now_1': t1315,
        'energy_next_1': t1317,
        'declared_1': t1319,
        'poison_1': t1321,
        'daze_1': t1323,
        'moved_1': t1325,
        'locked_1': t1327,
        'takes_1': t1329,
        'prevent_1': t1331,
        'deals_1': t1333,
        'no_attack_1': t1335,
        'no_retreat_1': t1337,
        'discarded_1_0': t1339,
        'discarded_1_1': t1341,
        'discarded_1_2': t1343,
        'discarded_1_3': t1345,
        'discarded_1_4': t1347,
        'discarded_1_5': t1349,
        'discarded_1_6': t1351,
        'discarded_1_7': t1353,
        'discarded_1_8': t1355,
        'pokemon_1_0': t1357,
        'damage_1_0': t1359,
        'fresh_1_0': t1361,
        'used_1_0': t1363,
        'energy_1_0_0': t1365,
        'energy_1_0_1': t1367,
        'energy_1_0_2': t1369,
        'energy_1_0_3': t1371,
        'energy_1_0_4': t1373,
        'energy_1_0_5': t1375,
        'energy_1_0_6': t1377,
        'energy_1_0_7': t1379,
        'energy_1_0_8': t1381,
        'pokemon_1_1': t1383,
        'damage_1_1': t1385,
        'fresh_1_1': t1387,
        'used_1_1': t1389,
        'energy_1_1_0': t1391,
        'energy_1_1_1': t1393,
        'energy_1_1_2': t1395,
        'energy_1_1_3': t1397,
        'energy_1_1_4': t1399,
        'energy_1_1_5': t1401,
        'energy_1_1_6': t1403,
        'energy_1_1_7': t1405,
        'energy_1_1_8': t1407,
        'pokemon_1_2': t1409,
        'damage_1_2': t1411,
        'fresh_1_2': t1413,
        'used_1_2': t1415,
        'energy_1_2_0': t1417,
        'energy_1_2_1': t1419,
        'energy_1_2_2': t1421,
        'energy_1_2_3': t1423,
        'energy_1_2_4': t1425,
        'energy_1_2_5': t1427,
        'energy_1_2_6': t1429,
        'energy_1_2_7': t1431,
        'energy_1_2_8': t1433,
        'pokemon_1_3': t1435,
        'damage_1_3': t1437,
        'fresh_1_3': t1439,
        'used_1_3': t1441,
        'energy_1_3_0': t1443,
        'energy_1_3_1': t1445,
        'energy_1_3_2': t1447,
        'energy_1_3_3': t1449,
        'energy_1_3_4': t1451,
        'energy_1_3_5': t1453,
        'energy_1_3_6': t1455,
        'energy_1_3_7': t1457,
        'energy_1_3_8': t1459,
        'card_1_0': t1461,
        'place_1_0': t1463,
        'order_1_0': t1465,
        'seen_1_0': t1467,
        'card_1_1': t1469,
        'place_1_1': t1471,
        'order_1_1': t1473,
        'seen_1_1': t1475,
        'card_1_2': t1477,
        'place_1_2': t1479,
        'order_1_2': t1481,
        'seen_1_2': t1483,
        'card_1_3': t1485,
        'place_1_3': t1487,
        'order_1_3': t1489,
        'seen_1_3': t1491,
        'card_1_4': t1493,
        'place_1_4': t1495,
        'order_1_4': t1497,
        'seen_1_4': t1499,
        'card_1_5': t1501,
        'place_1_5': t1503,
        'order_1_5': t1505,
        'seen_1_5': t1507,
        'card_1_6': t1509,
        'place_1_6': t1511,
        'order_1_6': t1513,
        'seen_1_6': t1515,
        'card_1_7': t1517,
        'place_1_7': t1519,
        'order_1_7': t1521,
        'seen_1_7': t1523,
        'card_1_8': t1525,
        'place_1_8': t1527,
        'order_1_8': t1529,
        'seen_1_8': t1531,
        'card_1_9': t1533,
        'place_1_9': t1535,
        'order_1_9': t1537,
        'seen_1_9': t1539,
        'card_1_10': t1541,
        'place_1_10': t1543,
        'order_1_10': t1545,
        'seen_1_10': t1547,
        'card_1_11': t1549,
        'place_1_11': t1551,
        'order_1_11': t1553,
        'seen_1_11': t1555,
        'card_1_12': t1557,
        'place_1_12': t1559,
        'order_1_12': t1561,
        'seen_1_12': t1563,
        'card_1_13': t1565,
        'place_1_13': t1567,
        'order_1_13': t1569,
        'seen_1_13': t1571,
        'card_1_14': t1573,
        'place_1_14': t1575,
        'order_1_14': t1577,
        'seen_1_14': t1579,
        'card_1_15': t1581,
        'place_1_15': t1583,
        'order_1_15': t1585,
        'seen_1_15': t1587,
        'card_1_16': t1589,
        'place_1_16': t1591,
        'order_1_16': t1593,
        'seen_1_16': t1595,
        'card_1_17': t1597,
        'place_1_17': t1599,
        'order_1_17': t1601,
        'seen_1_17': t1603,
        'card_1_18': t1605,
        'place_1_18': t1607,
        'order_1_18': t1609,
        'seen_1_18': t1611,
        'card_1_19': t1613,
        'place_1_19': t1615,
        'order_1_19': t1617,
        'seen_1_19': t1619,
        'todo': t2201,
        'over': over,
        'foul': foul,
        'struck_now': t755,
        'striker_0_0': t1620,
        'striker_0_1': t1622,
        'striker_0_2': t1624,
        'striker_0_3': t1626,
        'striker_1_0': t1621,
        'striker_1_1': t1623,
        'striker_1_2': t1625,
        'striker_1_3': t1627,
        'offer0': offer0,
        'offer1': offer1,
        'offer2': offer2,
        'offer3': offer3,
        'offer4': offer4,
        'offer5': offer5,
        'offer6': offer6,
        'offer7': offer7,
        'attacking': t756,
        'blow': t757,
        'picks': picks,
        'drawn0': drawn0,
        'drawn1': drawn1,
        'reached_0_0': t1628,
        'words_0_0_0': t1630,
        'words_0_0_1': t1632,
        'words_0_0_2': t1634,
        'words_0_0_3': t1636,
        'reached_0_1': t1638,
        'words_0_1_0': t1640,
        'words_0_1_1': t1642,
        'words_0_1_2': t1644,
        'words_0_1_3': t1646,
        'reached_0_2': t1648,
        'words_0_2_0': t1650,
        'words_0_2_1': t1652,
        'words_0_2_2': t1654,
        'words_0_2_3': t1656,
        'reached_0_3': t1658,
        'words_0_3_0': t1660,
        'words_0_3_1': t1662,
        'words_0_3_2': t1664,
        'words_0_3_3': t1666,
        'reached_1_0': t1629,
        'words_1_0_0': t1631,
        'words_1_0_1': t1633,
        'words_1_0_2': t1635,
        'words_1_0_3': t1637,
        'reached_1_1': t1639,
        'words_1_1_0': t1641,
        'words_1_1_1': t1643,
        'words_1_1_2': t1645,
        'words_1_1_3': t1647,
        'reached_1_2': t1649,
        'words_1_2_0': t1651,
        'words_1_2_1': t1653,
        'words_1_2_2': t1655,
        'words_1_2_3': t1657,
        'reached_1_3': t1659,
        'words_1_3_0': t1661,
        'words_1_3_1': t1663,
        'words_1_3_2': t1665,
        'words_1_3_3': t1667,
    }
