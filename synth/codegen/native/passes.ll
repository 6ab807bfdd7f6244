; Runs `$KERNEL` for the games whose flag is set, again and again while any is.
define internal void @${KERNEL}_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 $FLAG
  %masks = alloca [$CHUNKS x i$LANES]
  br label %again
again:
  br label %taking
taking:
  %c = phi i64 [0, %again], [%c.next, %took]
  %pos = phi i64 [0, %again], [%pos.next, %took]
  %flag.at = getelementptr i8, ptr %flags, i64 %c
  %flag = load <$LANES x i8>, ptr %flag.at, align 1
  %set = icmp ne <$LANES x i8> %flag, zeroinitializer
  %set.bits = bitcast <$LANES x i1> %set to i$LANES
  %left = sub i64 %count, %c
  %real = call i$LANES @first_bits(i64 %left)
  %bits = and i$LANES %set.bits, %real
  %chunk = udiv i64 %c, $LANES
  %mask.at = getelementptr i$LANES, ptr %masks, i64 %chunk
  store i$LANES %bits, ptr %mask.at
  %any = icmp ne i$LANES %bits, 0
  br i1 %any, label %take, label %took
take:
  call void @take(ptr %tile, i64 %c, ptr %taken, i64 %pos, i$LANES %bits)
  br label %took
took:
  %found = call i$LANES @llvm.ctpop.i$LANES(i$LANES %bits)
  %found.64 = zext i$LANES %found to i64
  %pos.next = add i64 %pos, %found.64
  %c.next = add i64 %c, $LANES
  %c.more = icmp ult i64 %c.next, %count
  br i1 %c.more, label %taking, label %taken.all
taken.all:
  %none = icmp eq i64 %pos.next, 0
  br i1 %none, label %end, label %fill
fill:
  ; The last group is filled up with whole games: a kernel never sees a state that no game has.
  call void @copy(ptr %tile, i64 0, ptr %taken, i64 %pos.next, i$LANES 0)
  br label %running
running:
  %g = phi i64 [0, %fill], [%g.next, %running]
  call void @$KERNEL(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, $LANES
  %g.more = icmp ult i64 %g.next, %pos.next
  br i1 %g.more, label %running, label %giving
giving:
  %d = phi i64 [0, %running], [%d.next, %gave]
  %back = phi i64 [0, %running], [%back.next, %gave]
  %d.chunk = udiv i64 %d, $LANES
  %d.at = getelementptr i$LANES, ptr %masks, i64 %d.chunk
  %d.bits = load i$LANES, ptr %d.at
  %d.any = icmp ne i$LANES %d.bits, 0
  br i1 %d.any, label %give, label %gave
give:
  call void @give(ptr %tile, i64 %d, ptr %given, i64 %back, i$LANES %d.bits)
  br label %gave
gave:
  %d.found = call i$LANES @llvm.ctpop.i$LANES(i$LANES %d.bits)
  %d.found.64 = zext i$LANES %d.found to i64
  %back.next = add i64 %back, %d.found.64
  %d.next = add i64 %d, $LANES
  %d.more = icmp ult i64 %d.next, %count
  br i1 %d.more, label %giving, label %again
end:
  ret void
}
