; What is done around the kernels: games are worked out in tiles of $TILE, a tile in chunks of $LANES. Of a tile only the games
; that need a kernel run it: they are put side by side, worked out, and put back. A tile lies in a block, one row a name.

declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @act(ptr, i64, ptr, i64, ptr)
declare void @effect(ptr, i64, ptr, i64, ptr)
declare void @settle(ptr, i64, ptr, i64, ptr)
declare void @finish(ptr, i64, ptr, i64, ptr)
declare void @start(ptr, i64, ptr, i64, ptr)
declare void @observe(ptr, i64, ptr, i64, ptr)
declare void @legal(ptr, i64, ptr, i64, ptr)

$SIZES

; Copies `lanes` games of all columns, from `from` on, into columns of $LANES games; where they end, the last one is repeated.
define internal void @pad(i64 %columns, ptr %sizes, ptr %in, i64 %n, i64 %from, ptr %room, ptr %out) {
entry:
  %last = sub i64 %n, 1
  br label %column
column:
  %k = phi i64 [0, %entry], [%k.next, %done]
  %size.at = getelementptr i8, ptr %sizes, i64 %k
  %size.8 = load i8, ptr %size.at
  %size = zext i8 %size.8 to i64
  %in.at = getelementptr ptr, ptr %in, i64 %k
  %source = load ptr, ptr %in.at
  %offset = mul i64 %k, $WIDEST
  %target = getelementptr i8, ptr %room, i64 %offset
  %out.at = getelementptr ptr, ptr %out, i64 %k
  store ptr %target, ptr %out.at
  br label %lane
lane:
  %j = phi i64 [0, %column], [%j.next, %lane]
  %wanted = add i64 %from, %j
  %game = call i64 @llvm.umin.i64(i64 %wanted, i64 %last)
  %source.byte = mul i64 %game, %size
  %target.byte = mul i64 %j, %size
  %p = getelementptr i8, ptr %source, i64 %source.byte
  %q = getelementptr i8, ptr %target, i64 %target.byte
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 %size, i1 false)
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, $LANES
  br i1 %more, label %lane, label %done
done:
  %k.next = add i64 %k, 1
  %columns.left = icmp ult i64 %k.next, %columns
  br i1 %columns.left, label %column, label %end
end:
  ret void
}

; Columns of $LANES games to be filled.
define internal void @blank(i64 %columns, ptr %room, ptr %out) {
entry:
  br label %column
column:
  %k = phi i64 [0, %entry], [%k.next, %column]
  %offset = mul i64 %k, $WIDEST
  %target = getelementptr i8, ptr %room, i64 %offset
  %out.at = getelementptr ptr, ptr %out, i64 %k
  store ptr %target, ptr %out.at
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, %columns
  br i1 %more, label %column, label %end
end:
  ret void
}

; Copies those of $LANES games whose bit is set to where they belong.
define internal void @unpad(i64 %columns, ptr %sizes, ptr %in, i$LANES %bits, ptr %out, i64 %to) {
entry:
  br label %column
column:
  %k = phi i64 [0, %entry], [%k.next, %done]
  %size.at = getelementptr i8, ptr %sizes, i64 %k
  %size.8 = load i8, ptr %size.at
  %size = zext i8 %size.8 to i64
  %in.at = getelementptr ptr, ptr %in, i64 %k
  %source = load ptr, ptr %in.at
  %out.at = getelementptr ptr, ptr %out, i64 %k
  %target = load ptr, ptr %out.at
  br label %lane
lane:
  %j = phi i64 [0, %column], [%j.next, %next]
  %left = phi i$LANES [%bits, %column], [%left.next, %next]
  %bit = trunc i$LANES %left to i1
  br i1 %bit, label %copy, label %next
copy:
  %game = add i64 %to, %j
  %source.byte = mul i64 %j, %size
  %target.byte = mul i64 %game, %size
  %p = getelementptr i8, ptr %source, i64 %source.byte
  %q = getelementptr i8, ptr %target, i64 %target.byte
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 %size, i1 false)
  br label %next
next:
  %left.next = lshr i$LANES %left, 1
  %j.next = add i64 %j, 1
  %more = icmp ne i$LANES %left.next, 0
  br i1 %more, label %lane, label %done
done:
  %k.next = add i64 %k, 1
  %columns.left = icmp ult i64 %k.next, %columns
  br i1 %columns.left, label %column, label %end
end:
  ret void
}

; The first `count` bits.
define internal i$LANES @first_bits(i64 %count) {
  %all = icmp uge i64 %count, $LANES
  %count.lanes = trunc i64 %count to i$LANES
  %high = shl i$LANES 1, %count.lanes
  %low = sub i$LANES %high, 1
  %bits = select i1 %all, i$LANES -1, i$LANES %low
  ret i$LANES %bits
}

$PASSES

define internal void @step_games(i64 %n, ptr %in, ptr %out) {
entry:
  %tile = call ptr @malloc(i64 $STEP_BYTES)
  %taken = getelementptr i8, ptr %tile, i64 $BLOCK
  %given = getelementptr i8, ptr %taken, i64 $BLOCK
  %frame = getelementptr i8, ptr %given, i64 $BLOCK
  %room = getelementptr i8, ptr %frame, i64 $FRAME
  %padded = getelementptr i8, ptr %room, i64 $ROOM
  %games = getelementptr i8, ptr %padded, i64 $LIST
  br label %tiles
tiles:
  %first = phi i64 [0, %entry], [%first.next, %finished]
  %left = sub i64 %n, %first
  %count = call i64 @llvm.umin.i64(i64 %left, i64 $TILE)
  br label %acting
acting:
  %a = phi i64 [0, %tiles], [%a.next, %acted]
  %a.left = sub i64 %count, %a
  %a.whole = icmp uge i64 %a.left, $LANES
  %a.from = add i64 %first, %a
  br i1 %a.whole, label %act.whole, label %act.part
act.whole:
  call void @act(ptr %in, i64 %a.from, ptr %tile, i64 %a, ptr %frame)
  br label %acted
act.part:
  call void @pad(i64 $STEP_IN, ptr @step_in, ptr %in, i64 %n, i64 %a.from, ptr %room, ptr %padded)
  call void @act(ptr %padded, i64 0, ptr %tile, i64 %a, ptr %frame)
  br label %acted
acted:
  %a.next = add i64 %a, $LANES
  %a.more = icmp ult i64 %a.next, %count
  br i1 %a.more, label %acting, label %all.acted
all.acted:
  call void @effect_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame)
  call void @settle_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame)
  br label %finishing
finishing:
  %f = phi i64 [0, %all.acted], [%f.next, %one.finished]
  %f.left = sub i64 %count, %f
  %f.whole = icmp uge i64 %f.left, $LANES
  %f.to = add i64 %first, %f
  br i1 %f.whole, label %finish.whole, label %finish.part
finish.whole:
  call void @finish(ptr %tile, i64 %f, ptr %out, i64 %f.to, ptr %frame)
  br label %one.finished
finish.part:
  call void @blank(i64 $STEP_OUT, ptr %room, ptr %padded)
  call void @finish(ptr %tile, i64 %f, ptr %padded, i64 0, ptr %frame)
  %f.bits = call i$LANES @first_bits(i64 %f.left)
  call void @unpad(i64 $STEP_OUT, ptr @step_out, ptr %padded, i$LANES %f.bits, ptr %out, i64 %f.to)
  br label %one.finished
one.finished:
  %f.next = add i64 %f, $LANES
  %f.more = icmp ult i64 %f.next, %count
  br i1 %f.more, label %finishing, label %finished
finished:
  %first.next = add i64 %first, $TILE
  %more = icmp ult i64 %first.next, %n
  br i1 %more, label %tiles, label %end
end:
  call void @free(ptr %tile)
  ret void
}

$MAPS

; XLA's side: the layout of XLA_FFI_CallFrame and XLA_FFI_Buffer, version 0.3 of the interface, 64 bits.

define internal i1 @asked_for_metadata(ptr %call) {
entry:
  %extension.at = getelementptr i8, ptr %call, i64 8
  %extension = load ptr, ptr %extension.at
  %none = icmp eq ptr %extension, null
  br i1 %none, label %no, label %some
some:
  %type.at = getelementptr i8, ptr %extension, i64 8
  %type = load i32, ptr %type.at
  %is = icmp eq i32 %type, 1
  br i1 %is, label %yes, label %no
yes:
  %metadata.at = getelementptr i8, ptr %extension, i64 24
  %metadata = load ptr, ptr %metadata.at
  %major = getelementptr i8, ptr %metadata, i64 24
  store i32 0, ptr %major
  %minor = getelementptr i8, ptr %metadata, i64 28
  store i32 3, ptr %minor
  %traits = getelementptr i8, ptr %metadata, i64 32
  store i32 0, ptr %traits
  ret i1 true
no:
  ret i1 false
}

; The data of `count` buffers, as a list.
define internal void @columns(ptr %buffers, i64 %count, ptr %out) {
entry:
  br label %one
one:
  %k = phi i64 [0, %entry], [%k.next, %one]
  %buffer.at = getelementptr ptr, ptr %buffers, i64 %k
  %buffer = load ptr, ptr %buffer.at
  %data.at = getelementptr i8, ptr %buffer, i64 24
  %data = load ptr, ptr %data.at
  %out.at = getelementptr ptr, ptr %out, i64 %k
  store ptr %data, ptr %out.at
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, %count
  br i1 %more, label %one, label %end
end:
  ret void
}

; How many games: the elements of the first buffer.
define internal i64 @games(ptr %buffers) {
entry:
  %buffer = load ptr, ptr %buffers
  %rank.at = getelementptr i8, ptr %buffer, i64 32
  %rank = load i64, ptr %rank.at
  %dims.at = getelementptr i8, ptr %buffer, i64 40
  %dims = load ptr, ptr %dims.at
  br label %test
test:
  %k = phi i64 [0, %entry], [%k.next, %axis]
  %n = phi i64 [1, %entry], [%n.next, %axis]
  %more = icmp ult i64 %k, %rank
  br i1 %more, label %axis, label %end
axis:
  %dim.at = getelementptr i64, ptr %dims, i64 %k
  %dim = load i64, ptr %dim.at
  %n.next = mul i64 %n, %dim
  %k.next = add i64 %k, 1
  br label %test
end:
  ret i64 %n
}

$HANDLERS
