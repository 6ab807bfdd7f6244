; Rows of $BITS bits: the games whose bit is set go side by side to `pos`.
define internal void @take_$BITS(ptr %tile, i64 %at, ptr %taken, i64 %pos, i$LANES %bits) {
entry:
$PIECES
  br label %row
row:
  %offset = phi i64 [$FIRST, %entry], [%offset.next, %row]
$TAKE
  %offset.next = add i64 %offset, $STRIDE
  %more = icmp ult i64 %offset.next, $END
  br i1 %more, label %row, label %end
end:
  ret void
}

; The way back.
define internal void @give_$BITS(ptr %tile, i64 %at, ptr %taken, i64 %pos, i$LANES %bits) {
entry:
$PIECES
  br label %row
row:
  %offset = phi i64 [$FIRST, %entry], [%offset.next, %row]
$GIVE
  %offset.next = add i64 %offset, $STRIDE
  %more = icmp ult i64 %offset.next, $END
  br i1 %more, label %row, label %end
end:
  ret void
}

; A whole chunk as it is.
define internal void @copy_$BITS(ptr %tile, i64 %at, ptr %taken, i64 %pos, i$LANES %bits) {
entry:
  %from = getelementptr i$BITS, ptr %tile, i64 %at
  %to = getelementptr i$BITS, ptr %taken, i64 %pos
  br label %row
row:
  %offset = phi i64 [$FIRST, %entry], [%offset.next, %row]
  %p = getelementptr i8, ptr %from, i64 %offset
  %q = getelementptr i8, ptr %to, i64 %offset
  %games = load <$LANES x i$BITS>, ptr %p, align 1
  store <$LANES x i$BITS> %games, ptr %q, align 1
  %offset.next = add i64 %offset, $STRIDE
  %more = icmp ult i64 %offset.next, $END
  br i1 %more, label %row, label %end
end:
  ret void
}
