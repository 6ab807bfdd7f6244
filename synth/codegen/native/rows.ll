; `$NAME` for many games, whose results lie together: $OUT entries of 16 bits a game.
define internal void @${NAME}_games(i64 %n, ptr %in, ptr %out) {
entry:
  %rows = load ptr, ptr %out
  %frame = call ptr @malloc(i64 $MAP_BYTES)
  %room = getelementptr i8, ptr %frame, i64 $FRAME
  %padded = getelementptr i8, ptr %room, i64 $ROOM
  %out.room = getelementptr i8, ptr %padded, i64 $LIST
  %out.padded = getelementptr i8, ptr %out.room, i64 $ROOM
  call void @blank(i64 $OUT, ptr %out.room, ptr %out.padded)
  br label %chunk
chunk:
  %from = phi i64 [0, %entry], [%from.next, %done]
  %left = sub i64 %n, %from
  %whole = icmp uge i64 %left, $LANES
  br i1 %whole, label %all, label %part
all:
  call void @$NAME(ptr %in, i64 %from, ptr %out.padded, i64 0, ptr %frame)
  br label %turning
part:
  call void @pad(i64 $IN, ptr @${NAME}_in, ptr %in, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @$NAME(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  br label %turning
turning:
  %count = call i64 @llvm.umin.i64(i64 %left, i64 $LANES)
  br label %game
game:
  %j = phi i64 [0, %turning], [%j.next, %turned]
  %number = add i64 %from, %j
  %row = mul i64 %number, $OUT
  br label %entry.of.game
entry.of.game:
  %k = phi i64 [0, %game], [%k.next, %entry.of.game]
  %column = mul i64 %k, $WIDEST
  %cell.column = getelementptr i8, ptr %out.room, i64 %column
  %cell.at = getelementptr i16, ptr %cell.column, i64 %j
  %cell = load i16, ptr %cell.at
  %place = add i64 %row, %k
  %place.at = getelementptr i16, ptr %rows, i64 %place
  store i16 %cell, ptr %place.at
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, $OUT
  br i1 %k.more, label %entry.of.game, label %turned
turned:
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %count
  br i1 %j.more, label %game, label %done
done:
  %from.next = add i64 %from, $LANES
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}
