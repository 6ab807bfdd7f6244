; Of each listed row of $BITS bits, the listed games are put side by side. Both lists are walked in steps of $AT_ONCE games.
define internal void @take_$BITS(ptr %tile, ptr %taken, ptr %games, i64 %count, ptr %rows, i64 %many) {
entry:
  br label %row
row:
  %r = phi i64 [0, %entry], [%r.next, %done]
  %row.at = getelementptr i32, ptr %rows, i64 %r
  %row.32 = load i32, ptr %row.at
  %offset = zext i32 %row.32 to i64
  %from = getelementptr i8, ptr %tile, i64 %offset
  %to = getelementptr i8, ptr %taken, i64 %offset
  br label %some
some:
  %g = phi i64 [0, %row], [%g.next, %some]
$TAKE
  %g.next = add i64 %g, $AT_ONCE
  %more = icmp ult i64 %g.next, %count
  br i1 %more, label %some, label %done
done:
  %r.next = add i64 %r, 1
  %r.more = icmp ult i64 %r.next, %many
  br i1 %r.more, label %row, label %end
end:
  ret void
}

; The way back.
define internal void @give_$BITS(ptr %tile, ptr %given, ptr %games, i64 %count, ptr %rows, i64 %many) {
entry:
  br label %row
row:
  %r = phi i64 [0, %entry], [%r.next, %done]
  %row.at = getelementptr i32, ptr %rows, i64 %r
  %row.32 = load i32, ptr %row.at
  %offset = zext i32 %row.32 to i64
  %from = getelementptr i8, ptr %given, i64 %offset
  %to = getelementptr i8, ptr %tile, i64 %offset
  br label %some
some:
  %g = phi i64 [0, %row], [%g.next, %some]
$GIVE
  %g.next = add i64 %g, $AT_ONCE
  %more = icmp ult i64 %g.next, %count
  br i1 %more, label %some, label %done
done:
  %r.next = add i64 %r, 1
  %r.more = icmp ult i64 %r.next, %many
  br i1 %r.more, label %row, label %end
end:
  ret void
}
