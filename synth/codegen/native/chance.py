"""Random words in LLVM IR, as `spec/chance.py` defines them: what the driver needs when it plays by itself."""

from __future__ import annotations

from synth.spec.chance import GOLDEN, Purpose

DECKS = int(Purpose.DECKS)
_GOLDEN = GOLDEN - (1 << 32)

CHANCE = f"""
define internal i32 @mix(i32 %a) alwaysinline {{
  %a.high = lshr i32 %a, 16
  %b = xor i32 %a, %a.high
  %c = mul i32 %b, {0x7FEB352D}
  %c.high = lshr i32 %c, 15
  %d = xor i32 %c, %c.high
  %e = mul i32 %d, {0x846CA68B - (1 << 32)}
  %e.high = lshr i32 %e, 16
  %f = xor i32 %e, %e.high
  ret i32 %f
}}

define internal i32 @step_key_first(i32 %seed) alwaysinline {{
  %a = add i32 %seed, {_GOLDEN}
  %b = call i32 @mix(i32 %a)
  ret i32 %b
}}

define internal i32 @step_key_second(i32 %seed, i32 %step) alwaysinline {{
  %other = xor i32 %seed, -1
  %mixed = call i32 @mix(i32 %other)
  %a = mul i32 %step, {_GOLDEN}
  %b = add i32 %a, %mixed
  %c = call i32 @mix(i32 %b)
  ret i32 %c
}}

; A number below n by the event's word; `event` is 256 * purpose + index + 1.
define internal i32 @picked(i32 %key.0, i32 %key.1, i32 %event, i32 %n) {{
  %a = add i32 %key.0, {_GOLDEN}
  %b = call i32 @mix(i32 %a)
  %base = xor i32 %b, %key.1
  %c = mul i32 %event, {_GOLDEN}
  %d = add i32 %base, %c
  %word = call i32 @mix(i32 %d)
  %word.64 = zext i32 %word to i64
  %n.64 = zext i32 %n to i64
  %product = mul i64 %word.64, %n.64
  %high = lshr i64 %product, 32
  %number = trunc i64 %high to i32
  ret i32 %number
}}
"""
