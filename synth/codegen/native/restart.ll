; A new game where one has ended; the others are handed on. The first $STATE columns that come in are the state.
define internal void @restart_games(i64 %n, ptr %in, ptr %out) {
entry:
  %frame = call ptr @malloc(i64 $MAP_BYTES)
  %room = getelementptr i8, ptr %frame, i64 $FRAME
  %padded = getelementptr i8, ptr %room, i64 $ROOM
  %out.room = getelementptr i8, ptr %padded, i64 $LIST
  %out.padded = getelementptr i8, ptr %out.room, i64 $ROOM
  call void @blank(i64 $STATE, ptr %out.room, ptr %out.padded)
  %dealt = getelementptr ptr, ptr %in, i64 $STATE
  %winners.at = getelementptr ptr, ptr %in, i64 $WINNER
  %winners = load ptr, ptr %winners.at
  br label %column
column:
  %k = phi i64 [0, %entry], [%k.next, %copied]
  %in.at = getelementptr ptr, ptr %in, i64 %k
  %source = load ptr, ptr %in.at
  %out.at = getelementptr ptr, ptr %out, i64 %k
  %target = load ptr, ptr %out.at
  %same = icmp eq ptr %source, %target
  br i1 %same, label %copied, label %copy
copy:
  %size.at = getelementptr i8, ptr @start_out, i64 %k
  %size.8 = load i8, ptr %size.at
  %size = zext i8 %size.8 to i64
  %bytes = mul i64 %size, %n
  call void @llvm.memcpy.p0.p0.i64(ptr %target, ptr %source, i64 %bytes, i1 false)
  br label %copied
copied:
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, $STATE
  br i1 %k.more, label %column, label %chunk
chunk:
  %from = phi i64 [0, %copied], [%from.next, %done]
  %left = sub i64 %n, %from
  %count = call i64 @llvm.umin.i64(i64 %left, i64 $LANES)
  br label %look
look:
  %j = phi i64 [0, %chunk], [%j.next, %look]
  %bits = phi i$LANES [0, %chunk], [%bits.next, %look]
  %game = add i64 %from, %j
  %winner.at = getelementptr i8, ptr %winners, i64 %game
  %winner = load i8, ptr %winner.at
  %ended = icmp ne i8 %winner, 0
  %bit = zext i1 %ended to i$LANES
  %j.lanes = trunc i64 %j to i$LANES
  %bit.there = shl i$LANES %bit, %j.lanes
  %bits.next = or i$LANES %bits, %bit.there
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %count
  br i1 %j.more, label %look, label %looked
looked:
  %any = icmp ne i$LANES %bits.next, 0
  br i1 %any, label %deal, label %done
deal:
  call void @pad(i64 $DEALT, ptr @start_in, ptr %dealt, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @start(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  call void @unpad(i64 $STATE, ptr @start_out, ptr %out.padded, i$LANES %bits.next, ptr %out, i64 %from)
  br label %done
done:
  %from.next = add i64 %from, $LANES
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}
