; Runs `$KERNEL` for the games whose flag is set, again and again while any is. `games` is room for their numbers.
define internal void @${KERNEL}_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 $FLAG
  br label %again
again:
  br label %look
look:
  %j = phi i64 [0, %again], [%j.next, %look]
  %found = phi i64 [0, %again], [%found.next, %look]
  %number = trunc i64 %j to i16
  %games.at = getelementptr i16, ptr %games, i64 %found
  store i16 %number, ptr %games.at
  %flag.at = getelementptr i8, ptr %flags, i64 %j
  %flag = load i8, ptr %flag.at
  %set = icmp ne i8 %flag, 0
  %one = zext i1 %set to i64
  %found.next = add i64 %found, %one
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %count
  br i1 %j.more, label %look, label %looked
looked:
  %none = icmp eq i64 %found.next, 0
  br i1 %none, label %end, label %fill
fill:
  ; The last chunk is filled up with its last game: a kernel never sees a state that no game has, and putting the same result
  ; back twice does no harm.
  %last.game = sub i64 %found.next, 1
  %last.at = getelementptr i16, ptr %games, i64 %last.game
  %last = load i16, ptr %last.at
  %up = add i64 %found.next, $LESS
  %whole = and i64 %up, -$LANES
  br label %filling
filling:
  %k = phi i64 [%found.next, %fill], [%k.next, %fills]
  %k.more = icmp ult i64 %k, %whole
  br i1 %k.more, label %fills, label %filled
fills:
  %k.at = getelementptr i16, ptr %games, i64 %k
  store i16 %last, ptr %k.at
  %k.next = add i64 %k, 1
  br label %filling
filled:
$TAKE
  br label %running
running:
  %g = phi i64 [0, %filled], [%g.next, %running]
  call void @$KERNEL(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, $LANES
  %g.more = icmp ult i64 %g.next, %whole
  br i1 %g.more, label %running, label %giving
giving:
$GIVE
  br label %again
end:
  ret void
}
