define ptr @${CALL}_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [$IN x ptr]
  %out = alloca [$OUT x ptr]
  call void @columns(ptr %args, i64 $IN, ptr %in)
  call void @columns(ptr %results, i64 $OUT, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @${CALL}_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}
