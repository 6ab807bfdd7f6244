; `$NAME` for many games.
define internal void @${NAME}_games(i64 %n, ptr %in, ptr %out) {
entry:
  %frame = call ptr @malloc(i64 $MAP_BYTES)
  %room = getelementptr i8, ptr %frame, i64 $FRAME
  %padded = getelementptr i8, ptr %room, i64 $ROOM
  %out.room = getelementptr i8, ptr %padded, i64 $LIST
  %out.padded = getelementptr i8, ptr %out.room, i64 $ROOM
  br label %chunk
chunk:
  %from = phi i64 [0, %entry], [%from.next, %done]
  %left = sub i64 %n, %from
  %whole = icmp uge i64 %left, $LANES
  br i1 %whole, label %all, label %part
all:
  call void @$NAME(ptr %in, i64 %from, ptr %out, i64 %from, ptr %frame)
  br label %done
part:
  call void @pad(i64 $IN, ptr @${NAME}_in, ptr %in, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @blank(i64 $OUT, ptr %out.room, ptr %out.padded)
  call void @$NAME(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  %bits = call i$LANES @first_bits(i64 %left)
  call void @unpad(i64 $OUT, ptr @${NAME}_out, ptr %out.padded, i$LANES %bits, ptr %out, i64 %from)
  br label %done
done:
  %from.next = add i64 %from, $LANES
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}
