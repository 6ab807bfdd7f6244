; What is done around the kernels: games are worked out in tiles of 1024, a tile in chunks of 32. Of a tile only the games
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

@step_in = internal constant [516 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 4, i8 4, i8 4, i8 4, i8 1, i8 4, i8 4]
@step_out = internal constant [513 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 4, i8 4, i8 4, i8 4]
@start_in = internal constant [44 x i8] [i8 4, i8 4, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2]
@start_out = internal constant [513 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 4, i8 4, i8 4, i8 4]
@restart_in = internal constant [557 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2]
@restart_out = internal constant [513 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 4, i8 4, i8 4, i8 4]
@observe_in = internal constant [510 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1]
@observe_out = internal constant [471 x i8] [i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2]
@legal_in = internal constant [509 x i8] [i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 2, i8 1, i8 2, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 2, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1, i8 2, i8 1, i8 1, i8 1]
@legal_out = internal constant [4 x i8] [i8 4, i8 4, i8 4, i8 4]

; Copies `lanes` games of all columns, from `from` on, into columns of 32 games; where they end, the last one is repeated.
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
  %offset = mul i64 %k, 128
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
  %more = icmp ult i64 %j.next, 32
  br i1 %more, label %lane, label %done
done:
  %k.next = add i64 %k, 1
  %columns.left = icmp ult i64 %k.next, %columns
  br i1 %columns.left, label %column, label %end
end:
  ret void
}

; Columns of 32 games to be filled.
define internal void @blank(i64 %columns, ptr %room, ptr %out) {
entry:
  br label %column
column:
  %k = phi i64 [0, %entry], [%k.next, %column]
  %offset = mul i64 %k, 128
  %target = getelementptr i8, ptr %room, i64 %offset
  %out.at = getelementptr ptr, ptr %out, i64 %k
  store ptr %target, ptr %out.at
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, %columns
  br i1 %more, label %column, label %end
end:
  ret void
}

; Copies those of 32 games whose bit is set to where they belong.
define internal void @unpad(i64 %columns, ptr %sizes, ptr %in, i32 %bits, ptr %out, i64 %to) {
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
  %left = phi i32 [%bits, %column], [%left.next, %next]
  %bit = trunc i32 %left to i1
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
  %left.next = lshr i32 %left, 1
  %j.next = add i64 %j, 1
  %more = icmp ne i32 %left.next, 0
  br i1 %more, label %lane, label %done
done:
  %k.next = add i64 %k, 1
  %columns.left = icmp ult i64 %k.next, %columns
  br i1 %columns.left, label %column, label %end
end:
  ret void
}

; The first `count` bits.
define internal i32 @first_bits(i64 %count) {
  %all = icmp uge i64 %count, 32
  %count.lanes = trunc i64 %count to i32
  %high = shl i32 1, %count.lanes
  %low = sub i32 %high, 1
  %bits = select i1 %all, i32 -1, i32 %low
  ret i32 %bits
}

; Of each listed row of 8 bits, the listed games are put side by side. Both lists are walked in steps of 8 games.
define internal void @take_8(ptr %tile, ptr %taken, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i8, ptr %from, i64 %game.0
  %q.0 = getelementptr i8, ptr %to, i64 %g.0
  %cell.0 = load i8, ptr %p.0
  store i8 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i8, ptr %from, i64 %game.1
  %q.1 = getelementptr i8, ptr %to, i64 %g.1
  %cell.1 = load i8, ptr %p.1
  store i8 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i8, ptr %from, i64 %game.2
  %q.2 = getelementptr i8, ptr %to, i64 %g.2
  %cell.2 = load i8, ptr %p.2
  store i8 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i8, ptr %from, i64 %game.3
  %q.3 = getelementptr i8, ptr %to, i64 %g.3
  %cell.3 = load i8, ptr %p.3
  store i8 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i8, ptr %from, i64 %game.4
  %q.4 = getelementptr i8, ptr %to, i64 %g.4
  %cell.4 = load i8, ptr %p.4
  store i8 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i8, ptr %from, i64 %game.5
  %q.5 = getelementptr i8, ptr %to, i64 %g.5
  %cell.5 = load i8, ptr %p.5
  store i8 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i8, ptr %from, i64 %game.6
  %q.6 = getelementptr i8, ptr %to, i64 %g.6
  %cell.6 = load i8, ptr %p.6
  store i8 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i8, ptr %from, i64 %game.7
  %q.7 = getelementptr i8, ptr %to, i64 %g.7
  %cell.7 = load i8, ptr %p.7
  store i8 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
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
define internal void @give_8(ptr %tile, ptr %given, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i8, ptr %from, i64 %g.0
  %q.0 = getelementptr i8, ptr %to, i64 %game.0
  %cell.0 = load i8, ptr %p.0
  store i8 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i8, ptr %from, i64 %g.1
  %q.1 = getelementptr i8, ptr %to, i64 %game.1
  %cell.1 = load i8, ptr %p.1
  store i8 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i8, ptr %from, i64 %g.2
  %q.2 = getelementptr i8, ptr %to, i64 %game.2
  %cell.2 = load i8, ptr %p.2
  store i8 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i8, ptr %from, i64 %g.3
  %q.3 = getelementptr i8, ptr %to, i64 %game.3
  %cell.3 = load i8, ptr %p.3
  store i8 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i8, ptr %from, i64 %g.4
  %q.4 = getelementptr i8, ptr %to, i64 %game.4
  %cell.4 = load i8, ptr %p.4
  store i8 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i8, ptr %from, i64 %g.5
  %q.5 = getelementptr i8, ptr %to, i64 %game.5
  %cell.5 = load i8, ptr %p.5
  store i8 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i8, ptr %from, i64 %g.6
  %q.6 = getelementptr i8, ptr %to, i64 %game.6
  %cell.6 = load i8, ptr %p.6
  store i8 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i8, ptr %from, i64 %g.7
  %q.7 = getelementptr i8, ptr %to, i64 %game.7
  %cell.7 = load i8, ptr %p.7
  store i8 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
  %more = icmp ult i64 %g.next, %count
  br i1 %more, label %some, label %done
done:
  %r.next = add i64 %r, 1
  %r.more = icmp ult i64 %r.next, %many
  br i1 %r.more, label %row, label %end
end:
  ret void
}

; Of each listed row of 16 bits, the listed games are put side by side. Both lists are walked in steps of 8 games.
define internal void @take_16(ptr %tile, ptr %taken, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i16, ptr %from, i64 %game.0
  %q.0 = getelementptr i16, ptr %to, i64 %g.0
  %cell.0 = load i16, ptr %p.0
  store i16 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i16, ptr %from, i64 %game.1
  %q.1 = getelementptr i16, ptr %to, i64 %g.1
  %cell.1 = load i16, ptr %p.1
  store i16 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i16, ptr %from, i64 %game.2
  %q.2 = getelementptr i16, ptr %to, i64 %g.2
  %cell.2 = load i16, ptr %p.2
  store i16 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i16, ptr %from, i64 %game.3
  %q.3 = getelementptr i16, ptr %to, i64 %g.3
  %cell.3 = load i16, ptr %p.3
  store i16 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i16, ptr %from, i64 %game.4
  %q.4 = getelementptr i16, ptr %to, i64 %g.4
  %cell.4 = load i16, ptr %p.4
  store i16 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i16, ptr %from, i64 %game.5
  %q.5 = getelementptr i16, ptr %to, i64 %g.5
  %cell.5 = load i16, ptr %p.5
  store i16 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i16, ptr %from, i64 %game.6
  %q.6 = getelementptr i16, ptr %to, i64 %g.6
  %cell.6 = load i16, ptr %p.6
  store i16 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i16, ptr %from, i64 %game.7
  %q.7 = getelementptr i16, ptr %to, i64 %g.7
  %cell.7 = load i16, ptr %p.7
  store i16 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
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
define internal void @give_16(ptr %tile, ptr %given, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i16, ptr %from, i64 %g.0
  %q.0 = getelementptr i16, ptr %to, i64 %game.0
  %cell.0 = load i16, ptr %p.0
  store i16 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i16, ptr %from, i64 %g.1
  %q.1 = getelementptr i16, ptr %to, i64 %game.1
  %cell.1 = load i16, ptr %p.1
  store i16 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i16, ptr %from, i64 %g.2
  %q.2 = getelementptr i16, ptr %to, i64 %game.2
  %cell.2 = load i16, ptr %p.2
  store i16 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i16, ptr %from, i64 %g.3
  %q.3 = getelementptr i16, ptr %to, i64 %game.3
  %cell.3 = load i16, ptr %p.3
  store i16 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i16, ptr %from, i64 %g.4
  %q.4 = getelementptr i16, ptr %to, i64 %game.4
  %cell.4 = load i16, ptr %p.4
  store i16 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i16, ptr %from, i64 %g.5
  %q.5 = getelementptr i16, ptr %to, i64 %game.5
  %cell.5 = load i16, ptr %p.5
  store i16 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i16, ptr %from, i64 %g.6
  %q.6 = getelementptr i16, ptr %to, i64 %game.6
  %cell.6 = load i16, ptr %p.6
  store i16 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i16, ptr %from, i64 %g.7
  %q.7 = getelementptr i16, ptr %to, i64 %game.7
  %cell.7 = load i16, ptr %p.7
  store i16 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
  %more = icmp ult i64 %g.next, %count
  br i1 %more, label %some, label %done
done:
  %r.next = add i64 %r, 1
  %r.more = icmp ult i64 %r.next, %many
  br i1 %r.more, label %row, label %end
end:
  ret void
}

; Of each listed row of 32 bits, the listed games are put side by side. Both lists are walked in steps of 8 games.
define internal void @take_32(ptr %tile, ptr %taken, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i32, ptr %from, i64 %game.0
  %q.0 = getelementptr i32, ptr %to, i64 %g.0
  %cell.0 = load i32, ptr %p.0
  store i32 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i32, ptr %from, i64 %game.1
  %q.1 = getelementptr i32, ptr %to, i64 %g.1
  %cell.1 = load i32, ptr %p.1
  store i32 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i32, ptr %from, i64 %game.2
  %q.2 = getelementptr i32, ptr %to, i64 %g.2
  %cell.2 = load i32, ptr %p.2
  store i32 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i32, ptr %from, i64 %game.3
  %q.3 = getelementptr i32, ptr %to, i64 %g.3
  %cell.3 = load i32, ptr %p.3
  store i32 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i32, ptr %from, i64 %game.4
  %q.4 = getelementptr i32, ptr %to, i64 %g.4
  %cell.4 = load i32, ptr %p.4
  store i32 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i32, ptr %from, i64 %game.5
  %q.5 = getelementptr i32, ptr %to, i64 %g.5
  %cell.5 = load i32, ptr %p.5
  store i32 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i32, ptr %from, i64 %game.6
  %q.6 = getelementptr i32, ptr %to, i64 %g.6
  %cell.6 = load i32, ptr %p.6
  store i32 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i32, ptr %from, i64 %game.7
  %q.7 = getelementptr i32, ptr %to, i64 %g.7
  %cell.7 = load i32, ptr %p.7
  store i32 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
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
define internal void @give_32(ptr %tile, ptr %given, ptr %games, i64 %count, ptr %rows, i64 %many) {
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
  %g.0 = add i64 %g, 0
  %game.at.0 = getelementptr i16, ptr %games, i64 %g.0
  %game.16.0 = load i16, ptr %game.at.0
  %game.0 = zext i16 %game.16.0 to i64
  %p.0 = getelementptr i32, ptr %from, i64 %g.0
  %q.0 = getelementptr i32, ptr %to, i64 %game.0
  %cell.0 = load i32, ptr %p.0
  store i32 %cell.0, ptr %q.0
  %g.1 = add i64 %g, 1
  %game.at.1 = getelementptr i16, ptr %games, i64 %g.1
  %game.16.1 = load i16, ptr %game.at.1
  %game.1 = zext i16 %game.16.1 to i64
  %p.1 = getelementptr i32, ptr %from, i64 %g.1
  %q.1 = getelementptr i32, ptr %to, i64 %game.1
  %cell.1 = load i32, ptr %p.1
  store i32 %cell.1, ptr %q.1
  %g.2 = add i64 %g, 2
  %game.at.2 = getelementptr i16, ptr %games, i64 %g.2
  %game.16.2 = load i16, ptr %game.at.2
  %game.2 = zext i16 %game.16.2 to i64
  %p.2 = getelementptr i32, ptr %from, i64 %g.2
  %q.2 = getelementptr i32, ptr %to, i64 %game.2
  %cell.2 = load i32, ptr %p.2
  store i32 %cell.2, ptr %q.2
  %g.3 = add i64 %g, 3
  %game.at.3 = getelementptr i16, ptr %games, i64 %g.3
  %game.16.3 = load i16, ptr %game.at.3
  %game.3 = zext i16 %game.16.3 to i64
  %p.3 = getelementptr i32, ptr %from, i64 %g.3
  %q.3 = getelementptr i32, ptr %to, i64 %game.3
  %cell.3 = load i32, ptr %p.3
  store i32 %cell.3, ptr %q.3
  %g.4 = add i64 %g, 4
  %game.at.4 = getelementptr i16, ptr %games, i64 %g.4
  %game.16.4 = load i16, ptr %game.at.4
  %game.4 = zext i16 %game.16.4 to i64
  %p.4 = getelementptr i32, ptr %from, i64 %g.4
  %q.4 = getelementptr i32, ptr %to, i64 %game.4
  %cell.4 = load i32, ptr %p.4
  store i32 %cell.4, ptr %q.4
  %g.5 = add i64 %g, 5
  %game.at.5 = getelementptr i16, ptr %games, i64 %g.5
  %game.16.5 = load i16, ptr %game.at.5
  %game.5 = zext i16 %game.16.5 to i64
  %p.5 = getelementptr i32, ptr %from, i64 %g.5
  %q.5 = getelementptr i32, ptr %to, i64 %game.5
  %cell.5 = load i32, ptr %p.5
  store i32 %cell.5, ptr %q.5
  %g.6 = add i64 %g, 6
  %game.at.6 = getelementptr i16, ptr %games, i64 %g.6
  %game.16.6 = load i16, ptr %game.at.6
  %game.6 = zext i16 %game.16.6 to i64
  %p.6 = getelementptr i32, ptr %from, i64 %g.6
  %q.6 = getelementptr i32, ptr %to, i64 %game.6
  %cell.6 = load i32, ptr %p.6
  store i32 %cell.6, ptr %q.6
  %g.7 = add i64 %g, 7
  %game.at.7 = getelementptr i16, ptr %games, i64 %g.7
  %game.16.7 = load i16, ptr %game.at.7
  %game.7 = zext i16 %game.16.7 to i64
  %p.7 = getelementptr i32, ptr %from, i64 %g.7
  %q.7 = getelementptr i32, ptr %to, i64 %game.7
  %cell.7 = load i32, ptr %p.7
  store i32 %cell.7, ptr %q.7
  %g.next = add i64 %g, 8
  %more = icmp ult i64 %g.next, %count
  br i1 %more, label %some, label %done
done:
  %r.next = add i64 %r, 1
  %r.more = icmp ult i64 %r.next, %many
  br i1 %r.more, label %row, label %end
end:
  ret void
}

@effect_take_8 = internal constant [424 x i32] [i32 356928, i32 359040, i32 360096, i32 361152, i32 363264, i32 364320, i32 366432, i32 368544, i32 369600, i32 370656, i32 371712, i32 372768, i32 373824, i32 375936, i32 376992, i32 378048, i32 379104, i32 380160, i32 381216, i32 382272, i32 383328, i32 384384, i32 385440, i32 386496, i32 387552, i32 388608, i32 389664, i32 390720, i32 391776, i32 394944, i32 396000, i32 397056, i32 398112, i32 399168, i32 400224, i32 401280, i32 402336, i32 406560, i32 407616, i32 408672, i32 409728, i32 410784, i32 411840, i32 412896, i32 413952, i32 415008, i32 416064, i32 417120, i32 418176, i32 419232, i32 420288, i32 421344, i32 422400, i32 423456, i32 424512, i32 425568, i32 426624, i32 427680, i32 428736, i32 429792, i32 430848, i32 431904, i32 432960, i32 434016, i32 435072, i32 436128, i32 437184, i32 438240, i32 439296, i32 440352, i32 441408, i32 442464, i32 443520, i32 444576, i32 445632, i32 446688, i32 447744, i32 448800, i32 449856, i32 450912, i32 451968, i32 453024, i32 454080, i32 455136, i32 456192, i32 457248, i32 458304, i32 459360, i32 460416, i32 461472, i32 462528, i32 463584, i32 464640, i32 465696, i32 466752, i32 467808, i32 468864, i32 469920, i32 470976, i32 472032, i32 473088, i32 474144, i32 475200, i32 476256, i32 477312, i32 478368, i32 480480, i32 481536, i32 482592, i32 483648, i32 484704, i32 485760, i32 486816, i32 487872, i32 488928, i32 489984, i32 491040, i32 492096, i32 493152, i32 494208, i32 495264, i32 497376, i32 498432, i32 499488, i32 500544, i32 501600, i32 502656, i32 503712, i32 504768, i32 505824, i32 506880, i32 507936, i32 508992, i32 510048, i32 511104, i32 512160, i32 514272, i32 515328, i32 516384, i32 517440, i32 518496, i32 519552, i32 520608, i32 521664, i32 522720, i32 523776, i32 524832, i32 525888, i32 526944, i32 528000, i32 529056, i32 531168, i32 532224, i32 533280, i32 534336, i32 535392, i32 536448, i32 537504, i32 538560, i32 539616, i32 540672, i32 541728, i32 542784, i32 543840, i32 544896, i32 545952, i32 547008, i32 548064, i32 549120, i32 550176, i32 551232, i32 552288, i32 553344, i32 554400, i32 555456, i32 556512, i32 557568, i32 558624, i32 559680, i32 560736, i32 561792, i32 562848, i32 563904, i32 564960, i32 566016, i32 567072, i32 568128, i32 569184, i32 570240, i32 571296, i32 572352, i32 573408, i32 574464, i32 575520, i32 576576, i32 577632, i32 578688, i32 579744, i32 580800, i32 581856, i32 582912, i32 583968, i32 585024, i32 586080, i32 587136, i32 588192, i32 589248, i32 590304, i32 591360, i32 592416, i32 593472, i32 594528, i32 595584, i32 596640, i32 597696, i32 598752, i32 599808, i32 600864, i32 601920, i32 602976, i32 604032, i32 606144, i32 607200, i32 608256, i32 609312, i32 610368, i32 611424, i32 615648, i32 616704, i32 617760, i32 618816, i32 619872, i32 620928, i32 621984, i32 623040, i32 624096, i32 625152, i32 626208, i32 627264, i32 628320, i32 629376, i32 630432, i32 631488, i32 632544, i32 633600, i32 634656, i32 635712, i32 636768, i32 637824, i32 638880, i32 639936, i32 640992, i32 642048, i32 643104, i32 644160, i32 645216, i32 646272, i32 647328, i32 648384, i32 653664, i32 654720, i32 655776, i32 656832, i32 657888, i32 658944, i32 675840, i32 676896, i32 677952, i32 679008, i32 680064, i32 681120, i32 682176, i32 683232, i32 684288, i32 685344, i32 686400, i32 687456, i32 688512, i32 689568, i32 690624, i32 691680, i32 692736, i32 693792, i32 694848, i32 695904, i32 696960, i32 698016, i32 699072, i32 700128, i32 701184, i32 702240, i32 703296, i32 704352, i32 705408, i32 706464, i32 707520, i32 708576, i32 709632, i32 710688, i32 711744, i32 712800, i32 713856, i32 714912, i32 715968, i32 717024, i32 718080, i32 719136, i32 720192, i32 721248, i32 722304, i32 723360, i32 724416, i32 725472, i32 726528, i32 727584, i32 728640, i32 729696, i32 730752, i32 731808, i32 732864, i32 733920, i32 734976, i32 736032, i32 737088, i32 738144, i32 739200, i32 740256, i32 741312, i32 742368, i32 743424, i32 744480, i32 745536, i32 746592, i32 747648, i32 748704, i32 749760, i32 750816, i32 751872, i32 752928, i32 753984, i32 755040, i32 756096, i32 757152, i32 758208, i32 759264, i32 760320, i32 761376, i32 762432, i32 763488, i32 764544, i32 765600, i32 766656, i32 767712, i32 768768, i32 769824, i32 770880, i32 771936, i32 772992, i32 774048, i32 775104, i32 776160, i32 777216, i32 778272, i32 779328, i32 780384, i32 781440, i32 782496, i32 783552, i32 784608, i32 785664, i32 786720, i32 787776, i32 788832, i32 789888, i32 790944, i32 792000, i32 793056, i32 794112, i32 795168, i32 796224, i32 797280, i32 798336, i32 799392, i32 800448, i32 801504, i32 802560, i32 803616, i32 804672, i32 805728, i32 806784, i32 807840, i32 808896, i32 809952, i32 811008, i32 812064, i32 813120, i32 814176, i32 815232, i32 820512, i32 825792, i32 826848, i32 827904, i32 828960, i32 830016, i32 831072, i32 832128, i32 833184, i32 834240, i32 835296, i32 836352, i32 837408, i32 838464, i32 839520, i32 840576, i32 841632, i32 910272, i32 916608, i32 917664, i32 918720, i32 919776, i32 920832, i32 921888, i32 922944, i32 924000]
@effect_take_16 = internal constant [80 x i32] [i32 177408, i32 179520, i32 181632, i32 183744, i32 187968, i32 192192, i32 194304, i32 196416, i32 198528, i32 200640, i32 202752, i32 204864, i32 206976, i32 209088, i32 211200, i32 213312, i32 215424, i32 217536, i32 219648, i32 221760, i32 223872, i32 225984, i32 228096, i32 230208, i32 232320, i32 234432, i32 236544, i32 238656, i32 240768, i32 242880, i32 244992, i32 247104, i32 249216, i32 251328, i32 253440, i32 255552, i32 257664, i32 259776, i32 266112, i32 268224, i32 270336, i32 272448, i32 274560, i32 276672, i32 278784, i32 280896, i32 283008, i32 285120, i32 287232, i32 289344, i32 291456, i32 293568, i32 295680, i32 297792, i32 299904, i32 302016, i32 304128, i32 306240, i32 308352, i32 310464, i32 312576, i32 314688, i32 316800, i32 318912, i32 321024, i32 323136, i32 325248, i32 327360, i32 329472, i32 331584, i32 333696, i32 335808, i32 340032, i32 342144, i32 344256, i32 346368, i32 348480, i32 350592, i32 352704, i32 354816]
@effect_take_32 = internal constant [42 x i32] [i32 0, i32 4224, i32 8448, i32 12672, i32 16896, i32 21120, i32 25344, i32 29568, i32 33792, i32 38016, i32 42240, i32 46464, i32 50688, i32 54912, i32 59136, i32 63360, i32 67584, i32 71808, i32 76032, i32 80256, i32 84480, i32 88704, i32 92928, i32 97152, i32 101376, i32 105600, i32 109824, i32 114048, i32 118272, i32 122496, i32 126720, i32 130944, i32 135168, i32 139392, i32 143616, i32 147840, i32 152064, i32 156288, i32 160512, i32 164736, i32 168960, i32 173184]
@effect_give_8 = internal constant [448 x i32] [i32 359040, i32 360096, i32 361152, i32 363264, i32 366432, i32 368544, i32 369600, i32 370656, i32 371712, i32 372768, i32 373824, i32 375936, i32 376992, i32 378048, i32 379104, i32 380160, i32 381216, i32 382272, i32 383328, i32 384384, i32 385440, i32 386496, i32 387552, i32 388608, i32 389664, i32 390720, i32 394944, i32 396000, i32 397056, i32 398112, i32 399168, i32 402336, i32 408672, i32 409728, i32 410784, i32 411840, i32 412896, i32 413952, i32 415008, i32 416064, i32 417120, i32 418176, i32 419232, i32 420288, i32 421344, i32 422400, i32 423456, i32 424512, i32 425568, i32 426624, i32 427680, i32 428736, i32 429792, i32 430848, i32 431904, i32 432960, i32 434016, i32 435072, i32 436128, i32 438240, i32 440352, i32 441408, i32 442464, i32 443520, i32 444576, i32 445632, i32 446688, i32 447744, i32 448800, i32 449856, i32 450912, i32 451968, i32 453024, i32 454080, i32 455136, i32 456192, i32 457248, i32 458304, i32 459360, i32 460416, i32 461472, i32 462528, i32 463584, i32 464640, i32 465696, i32 466752, i32 467808, i32 468864, i32 469920, i32 470976, i32 472032, i32 473088, i32 474144, i32 475200, i32 476256, i32 477312, i32 478368, i32 480480, i32 481536, i32 482592, i32 483648, i32 484704, i32 485760, i32 486816, i32 487872, i32 488928, i32 489984, i32 491040, i32 492096, i32 493152, i32 494208, i32 495264, i32 497376, i32 498432, i32 499488, i32 500544, i32 501600, i32 502656, i32 503712, i32 504768, i32 505824, i32 506880, i32 507936, i32 508992, i32 510048, i32 511104, i32 512160, i32 514272, i32 515328, i32 516384, i32 517440, i32 518496, i32 519552, i32 520608, i32 521664, i32 522720, i32 523776, i32 524832, i32 525888, i32 526944, i32 528000, i32 529056, i32 531168, i32 532224, i32 533280, i32 534336, i32 535392, i32 536448, i32 537504, i32 538560, i32 539616, i32 540672, i32 541728, i32 542784, i32 543840, i32 544896, i32 545952, i32 547008, i32 548064, i32 549120, i32 550176, i32 551232, i32 552288, i32 553344, i32 554400, i32 555456, i32 556512, i32 557568, i32 558624, i32 559680, i32 560736, i32 561792, i32 562848, i32 563904, i32 564960, i32 566016, i32 567072, i32 568128, i32 569184, i32 570240, i32 571296, i32 572352, i32 573408, i32 574464, i32 575520, i32 576576, i32 577632, i32 578688, i32 579744, i32 580800, i32 581856, i32 582912, i32 583968, i32 585024, i32 586080, i32 587136, i32 588192, i32 589248, i32 590304, i32 591360, i32 592416, i32 593472, i32 594528, i32 595584, i32 596640, i32 597696, i32 598752, i32 599808, i32 600864, i32 601920, i32 602976, i32 606144, i32 607200, i32 608256, i32 609312, i32 610368, i32 611424, i32 615648, i32 616704, i32 617760, i32 618816, i32 619872, i32 620928, i32 621984, i32 623040, i32 624096, i32 625152, i32 626208, i32 627264, i32 628320, i32 629376, i32 630432, i32 631488, i32 632544, i32 633600, i32 634656, i32 635712, i32 636768, i32 637824, i32 638880, i32 639936, i32 640992, i32 642048, i32 643104, i32 644160, i32 645216, i32 646272, i32 647328, i32 648384, i32 675840, i32 676896, i32 677952, i32 679008, i32 680064, i32 681120, i32 682176, i32 683232, i32 684288, i32 685344, i32 686400, i32 687456, i32 688512, i32 689568, i32 690624, i32 691680, i32 692736, i32 693792, i32 694848, i32 695904, i32 696960, i32 698016, i32 699072, i32 700128, i32 701184, i32 702240, i32 703296, i32 704352, i32 705408, i32 706464, i32 707520, i32 708576, i32 709632, i32 710688, i32 711744, i32 712800, i32 713856, i32 714912, i32 715968, i32 717024, i32 718080, i32 719136, i32 720192, i32 721248, i32 722304, i32 723360, i32 724416, i32 725472, i32 726528, i32 727584, i32 728640, i32 729696, i32 730752, i32 731808, i32 732864, i32 733920, i32 734976, i32 736032, i32 737088, i32 738144, i32 739200, i32 740256, i32 741312, i32 742368, i32 743424, i32 744480, i32 745536, i32 746592, i32 747648, i32 748704, i32 749760, i32 750816, i32 751872, i32 752928, i32 753984, i32 755040, i32 756096, i32 757152, i32 758208, i32 759264, i32 760320, i32 761376, i32 762432, i32 763488, i32 764544, i32 765600, i32 766656, i32 767712, i32 768768, i32 769824, i32 770880, i32 771936, i32 772992, i32 774048, i32 775104, i32 776160, i32 777216, i32 778272, i32 779328, i32 780384, i32 781440, i32 782496, i32 783552, i32 784608, i32 785664, i32 786720, i32 787776, i32 788832, i32 789888, i32 790944, i32 792000, i32 793056, i32 794112, i32 795168, i32 796224, i32 797280, i32 798336, i32 799392, i32 800448, i32 801504, i32 802560, i32 803616, i32 804672, i32 805728, i32 806784, i32 807840, i32 808896, i32 809952, i32 811008, i32 812064, i32 813120, i32 814176, i32 815232, i32 816288, i32 817344, i32 821568, i32 822624, i32 823680, i32 824736, i32 834240, i32 835296, i32 836352, i32 837408, i32 838464, i32 839520, i32 840576, i32 841632, i32 868032, i32 869088, i32 870144, i32 871200, i32 872256, i32 873312, i32 874368, i32 875424, i32 876480, i32 877536, i32 878592, i32 879648, i32 880704, i32 881760, i32 882816, i32 883872, i32 884928, i32 885984, i32 887040, i32 888096, i32 889152, i32 890208, i32 891264, i32 892320, i32 893376, i32 894432, i32 895488, i32 896544, i32 897600, i32 898656, i32 899712, i32 900768, i32 901824, i32 902880, i32 903936, i32 904992, i32 906048, i32 907104, i32 908160, i32 909216, i32 911328, i32 913440, i32 914496, i32 915552, i32 916608, i32 917664, i32 918720, i32 919776, i32 920832, i32 921888, i32 922944, i32 924000]
@effect_give_16 = internal constant [39 x i32] [i32 177408, i32 179520, i32 181632, i32 183744, i32 185856, i32 187968, i32 194304, i32 196416, i32 198528, i32 200640, i32 202752, i32 204864, i32 206976, i32 209088, i32 211200, i32 213312, i32 215424, i32 217536, i32 266112, i32 268224, i32 270336, i32 272448, i32 274560, i32 276672, i32 278784, i32 280896, i32 283008, i32 285120, i32 287232, i32 289344, i32 337920, i32 340032, i32 342144, i32 344256, i32 346368, i32 348480, i32 350592, i32 352704, i32 354816]
@effect_give_32 = internal constant [40 x i32] [i32 0, i32 4224, i32 8448, i32 12672, i32 16896, i32 21120, i32 25344, i32 29568, i32 33792, i32 38016, i32 42240, i32 46464, i32 50688, i32 54912, i32 59136, i32 63360, i32 67584, i32 71808, i32 76032, i32 80256, i32 84480, i32 88704, i32 92928, i32 97152, i32 101376, i32 105600, i32 109824, i32 114048, i32 118272, i32 122496, i32 126720, i32 130944, i32 135168, i32 139392, i32 143616, i32 147840, i32 152064, i32 156288, i32 160512, i32 164736]
; Runs `effect` for the games whose flag is set, again and again while any is. `games` is room for their numbers.
define internal void @effect_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 821568
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
  %up = add i64 %found.next, 31
  %whole = and i64 %up, -32
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
  call void @take_8(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @effect_take_8, i64 424)
  call void @take_16(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @effect_take_16, i64 80)
  call void @take_32(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @effect_take_32, i64 42)
  br label %running
running:
  %g = phi i64 [0, %filled], [%g.next, %running]
  call void @effect(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, 32
  %g.more = icmp ult i64 %g.next, %whole
  br i1 %g.more, label %running, label %giving
giving:
  call void @give_8(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @effect_give_8, i64 448)
  call void @give_16(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @effect_give_16, i64 39)
  call void @give_32(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @effect_give_32, i64 40)
  br label %again
end:
  ret void
}

@settle_take_8 = internal constant [491 x i32] [i32 356928, i32 357984, i32 359040, i32 360096, i32 361152, i32 362208, i32 363264, i32 364320, i32 365376, i32 366432, i32 367488, i32 368544, i32 369600, i32 370656, i32 372768, i32 373824, i32 374880, i32 375936, i32 376992, i32 378048, i32 379104, i32 380160, i32 381216, i32 382272, i32 383328, i32 384384, i32 385440, i32 386496, i32 387552, i32 388608, i32 389664, i32 390720, i32 391776, i32 392832, i32 393888, i32 394944, i32 396000, i32 397056, i32 398112, i32 399168, i32 400224, i32 401280, i32 402336, i32 403392, i32 404448, i32 405504, i32 406560, i32 407616, i32 408672, i32 409728, i32 410784, i32 411840, i32 412896, i32 413952, i32 415008, i32 416064, i32 417120, i32 418176, i32 419232, i32 420288, i32 421344, i32 422400, i32 423456, i32 424512, i32 425568, i32 426624, i32 427680, i32 428736, i32 429792, i32 430848, i32 431904, i32 432960, i32 434016, i32 435072, i32 436128, i32 437184, i32 438240, i32 439296, i32 440352, i32 441408, i32 442464, i32 443520, i32 444576, i32 445632, i32 446688, i32 447744, i32 448800, i32 449856, i32 450912, i32 451968, i32 453024, i32 454080, i32 455136, i32 456192, i32 457248, i32 458304, i32 459360, i32 460416, i32 461472, i32 462528, i32 463584, i32 464640, i32 465696, i32 466752, i32 467808, i32 468864, i32 469920, i32 470976, i32 472032, i32 473088, i32 474144, i32 475200, i32 476256, i32 477312, i32 478368, i32 479424, i32 480480, i32 481536, i32 482592, i32 483648, i32 484704, i32 485760, i32 486816, i32 487872, i32 488928, i32 489984, i32 491040, i32 492096, i32 493152, i32 494208, i32 495264, i32 496320, i32 497376, i32 498432, i32 499488, i32 500544, i32 501600, i32 502656, i32 503712, i32 504768, i32 505824, i32 506880, i32 507936, i32 508992, i32 510048, i32 511104, i32 512160, i32 513216, i32 514272, i32 515328, i32 516384, i32 517440, i32 518496, i32 519552, i32 520608, i32 521664, i32 522720, i32 523776, i32 524832, i32 525888, i32 526944, i32 528000, i32 529056, i32 530112, i32 531168, i32 532224, i32 533280, i32 534336, i32 535392, i32 536448, i32 537504, i32 538560, i32 539616, i32 540672, i32 541728, i32 542784, i32 543840, i32 544896, i32 545952, i32 547008, i32 548064, i32 549120, i32 550176, i32 551232, i32 552288, i32 553344, i32 554400, i32 555456, i32 556512, i32 557568, i32 558624, i32 559680, i32 560736, i32 561792, i32 562848, i32 563904, i32 564960, i32 566016, i32 567072, i32 568128, i32 569184, i32 570240, i32 571296, i32 572352, i32 573408, i32 574464, i32 575520, i32 576576, i32 577632, i32 578688, i32 579744, i32 580800, i32 581856, i32 582912, i32 583968, i32 585024, i32 586080, i32 587136, i32 588192, i32 589248, i32 590304, i32 591360, i32 592416, i32 593472, i32 594528, i32 595584, i32 596640, i32 597696, i32 598752, i32 599808, i32 600864, i32 601920, i32 602976, i32 604032, i32 605088, i32 606144, i32 607200, i32 608256, i32 609312, i32 610368, i32 611424, i32 612480, i32 613536, i32 614592, i32 615648, i32 616704, i32 617760, i32 618816, i32 619872, i32 620928, i32 621984, i32 623040, i32 624096, i32 625152, i32 626208, i32 627264, i32 628320, i32 629376, i32 630432, i32 631488, i32 632544, i32 633600, i32 634656, i32 635712, i32 636768, i32 637824, i32 638880, i32 639936, i32 640992, i32 642048, i32 643104, i32 644160, i32 645216, i32 646272, i32 647328, i32 648384, i32 649440, i32 650496, i32 651552, i32 652608, i32 653664, i32 654720, i32 655776, i32 656832, i32 657888, i32 658944, i32 660000, i32 661056, i32 662112, i32 663168, i32 664224, i32 665280, i32 666336, i32 667392, i32 668448, i32 669504, i32 670560, i32 671616, i32 672672, i32 673728, i32 674784, i32 675840, i32 676896, i32 677952, i32 679008, i32 680064, i32 681120, i32 682176, i32 683232, i32 684288, i32 685344, i32 686400, i32 687456, i32 688512, i32 689568, i32 690624, i32 691680, i32 692736, i32 693792, i32 694848, i32 695904, i32 696960, i32 698016, i32 699072, i32 700128, i32 701184, i32 702240, i32 703296, i32 704352, i32 705408, i32 706464, i32 707520, i32 708576, i32 709632, i32 710688, i32 711744, i32 712800, i32 713856, i32 714912, i32 715968, i32 717024, i32 718080, i32 719136, i32 720192, i32 721248, i32 722304, i32 723360, i32 724416, i32 725472, i32 726528, i32 727584, i32 728640, i32 729696, i32 730752, i32 731808, i32 732864, i32 733920, i32 734976, i32 736032, i32 737088, i32 738144, i32 739200, i32 740256, i32 741312, i32 742368, i32 743424, i32 744480, i32 745536, i32 746592, i32 747648, i32 748704, i32 749760, i32 750816, i32 751872, i32 752928, i32 753984, i32 755040, i32 756096, i32 757152, i32 758208, i32 759264, i32 760320, i32 761376, i32 762432, i32 763488, i32 764544, i32 765600, i32 766656, i32 767712, i32 768768, i32 769824, i32 770880, i32 771936, i32 772992, i32 774048, i32 775104, i32 776160, i32 777216, i32 778272, i32 779328, i32 780384, i32 781440, i32 782496, i32 783552, i32 784608, i32 785664, i32 786720, i32 787776, i32 788832, i32 789888, i32 790944, i32 792000, i32 793056, i32 794112, i32 795168, i32 796224, i32 797280, i32 798336, i32 799392, i32 800448, i32 801504, i32 802560, i32 803616, i32 804672, i32 805728, i32 806784, i32 807840, i32 808896, i32 809952, i32 811008, i32 812064, i32 813120, i32 814176, i32 815232, i32 816288, i32 822624, i32 823680, i32 824736, i32 834240, i32 835296, i32 836352, i32 837408, i32 838464, i32 839520, i32 840576, i32 841632, i32 842688, i32 843744, i32 844800, i32 845856, i32 846912, i32 847968, i32 849024, i32 850080, i32 851136, i32 852192, i32 853248, i32 854304, i32 855360, i32 856416, i32 857472, i32 858528, i32 859584, i32 860640, i32 861696, i32 862752, i32 863808, i32 864864, i32 865920, i32 866976, i32 868032, i32 869088, i32 870144, i32 871200, i32 872256, i32 873312, i32 874368, i32 875424, i32 911328, i32 912384, i32 913440, i32 914496, i32 915552, i32 916608, i32 917664, i32 918720, i32 919776, i32 920832, i32 921888, i32 922944, i32 924000]
@settle_take_16 = internal constant [82 x i32] [i32 177408, i32 179520, i32 183744, i32 185856, i32 187968, i32 190080, i32 192192, i32 194304, i32 196416, i32 198528, i32 200640, i32 202752, i32 204864, i32 206976, i32 209088, i32 211200, i32 213312, i32 215424, i32 217536, i32 219648, i32 221760, i32 223872, i32 225984, i32 228096, i32 230208, i32 232320, i32 234432, i32 236544, i32 238656, i32 240768, i32 242880, i32 244992, i32 247104, i32 249216, i32 251328, i32 253440, i32 255552, i32 257664, i32 259776, i32 261888, i32 264000, i32 266112, i32 268224, i32 270336, i32 272448, i32 274560, i32 276672, i32 278784, i32 280896, i32 283008, i32 285120, i32 287232, i32 289344, i32 291456, i32 293568, i32 295680, i32 297792, i32 299904, i32 302016, i32 304128, i32 306240, i32 308352, i32 310464, i32 312576, i32 314688, i32 316800, i32 318912, i32 321024, i32 323136, i32 325248, i32 327360, i32 329472, i32 331584, i32 337920, i32 340032, i32 342144, i32 344256, i32 346368, i32 348480, i32 350592, i32 352704, i32 354816]
@settle_take_32 = internal constant [42 x i32] [i32 0, i32 4224, i32 8448, i32 12672, i32 16896, i32 21120, i32 25344, i32 29568, i32 33792, i32 38016, i32 42240, i32 46464, i32 50688, i32 54912, i32 59136, i32 63360, i32 67584, i32 71808, i32 76032, i32 80256, i32 84480, i32 88704, i32 92928, i32 97152, i32 101376, i32 105600, i32 109824, i32 114048, i32 118272, i32 122496, i32 126720, i32 130944, i32 135168, i32 139392, i32 143616, i32 147840, i32 152064, i32 156288, i32 160512, i32 164736, i32 168960, i32 173184]
@settle_give_8 = internal constant [491 x i32] [i32 356928, i32 357984, i32 359040, i32 360096, i32 361152, i32 362208, i32 363264, i32 364320, i32 365376, i32 366432, i32 367488, i32 368544, i32 369600, i32 370656, i32 372768, i32 373824, i32 374880, i32 375936, i32 376992, i32 378048, i32 379104, i32 380160, i32 381216, i32 382272, i32 383328, i32 384384, i32 385440, i32 386496, i32 387552, i32 388608, i32 389664, i32 390720, i32 391776, i32 392832, i32 393888, i32 394944, i32 396000, i32 397056, i32 398112, i32 399168, i32 400224, i32 401280, i32 402336, i32 403392, i32 404448, i32 405504, i32 406560, i32 407616, i32 408672, i32 409728, i32 410784, i32 411840, i32 412896, i32 413952, i32 415008, i32 416064, i32 417120, i32 418176, i32 419232, i32 420288, i32 421344, i32 422400, i32 423456, i32 424512, i32 425568, i32 426624, i32 427680, i32 428736, i32 429792, i32 430848, i32 431904, i32 432960, i32 434016, i32 435072, i32 436128, i32 437184, i32 438240, i32 439296, i32 440352, i32 441408, i32 442464, i32 443520, i32 444576, i32 445632, i32 446688, i32 447744, i32 448800, i32 449856, i32 450912, i32 451968, i32 453024, i32 454080, i32 455136, i32 456192, i32 457248, i32 458304, i32 459360, i32 460416, i32 461472, i32 462528, i32 463584, i32 464640, i32 465696, i32 466752, i32 467808, i32 468864, i32 469920, i32 470976, i32 472032, i32 473088, i32 474144, i32 475200, i32 476256, i32 477312, i32 478368, i32 479424, i32 480480, i32 481536, i32 482592, i32 483648, i32 484704, i32 485760, i32 486816, i32 487872, i32 488928, i32 489984, i32 491040, i32 492096, i32 493152, i32 494208, i32 495264, i32 496320, i32 497376, i32 498432, i32 499488, i32 500544, i32 501600, i32 502656, i32 503712, i32 504768, i32 505824, i32 506880, i32 507936, i32 508992, i32 510048, i32 511104, i32 512160, i32 513216, i32 514272, i32 515328, i32 516384, i32 517440, i32 518496, i32 519552, i32 520608, i32 521664, i32 522720, i32 523776, i32 524832, i32 525888, i32 526944, i32 528000, i32 529056, i32 530112, i32 531168, i32 532224, i32 533280, i32 534336, i32 535392, i32 536448, i32 537504, i32 538560, i32 539616, i32 540672, i32 541728, i32 542784, i32 543840, i32 544896, i32 545952, i32 547008, i32 548064, i32 549120, i32 550176, i32 551232, i32 552288, i32 553344, i32 554400, i32 555456, i32 556512, i32 557568, i32 558624, i32 559680, i32 560736, i32 561792, i32 562848, i32 563904, i32 564960, i32 566016, i32 567072, i32 568128, i32 569184, i32 570240, i32 571296, i32 572352, i32 573408, i32 574464, i32 575520, i32 576576, i32 577632, i32 578688, i32 579744, i32 580800, i32 581856, i32 582912, i32 583968, i32 585024, i32 586080, i32 587136, i32 588192, i32 589248, i32 590304, i32 591360, i32 592416, i32 593472, i32 594528, i32 595584, i32 596640, i32 597696, i32 598752, i32 599808, i32 600864, i32 601920, i32 602976, i32 604032, i32 605088, i32 606144, i32 607200, i32 608256, i32 609312, i32 610368, i32 611424, i32 612480, i32 613536, i32 614592, i32 615648, i32 616704, i32 617760, i32 618816, i32 619872, i32 620928, i32 621984, i32 623040, i32 624096, i32 625152, i32 626208, i32 627264, i32 628320, i32 629376, i32 630432, i32 631488, i32 632544, i32 633600, i32 634656, i32 635712, i32 636768, i32 637824, i32 638880, i32 639936, i32 640992, i32 642048, i32 643104, i32 644160, i32 645216, i32 646272, i32 647328, i32 648384, i32 649440, i32 650496, i32 651552, i32 652608, i32 653664, i32 654720, i32 655776, i32 656832, i32 657888, i32 658944, i32 660000, i32 661056, i32 662112, i32 663168, i32 664224, i32 665280, i32 666336, i32 667392, i32 668448, i32 669504, i32 670560, i32 671616, i32 672672, i32 673728, i32 674784, i32 675840, i32 676896, i32 677952, i32 679008, i32 680064, i32 681120, i32 682176, i32 683232, i32 684288, i32 685344, i32 686400, i32 687456, i32 688512, i32 689568, i32 690624, i32 691680, i32 692736, i32 693792, i32 694848, i32 695904, i32 696960, i32 698016, i32 699072, i32 700128, i32 701184, i32 702240, i32 703296, i32 704352, i32 705408, i32 706464, i32 707520, i32 708576, i32 709632, i32 710688, i32 711744, i32 712800, i32 713856, i32 714912, i32 715968, i32 717024, i32 718080, i32 719136, i32 720192, i32 721248, i32 722304, i32 723360, i32 724416, i32 725472, i32 726528, i32 727584, i32 728640, i32 729696, i32 730752, i32 731808, i32 732864, i32 733920, i32 734976, i32 736032, i32 737088, i32 738144, i32 739200, i32 740256, i32 741312, i32 742368, i32 743424, i32 744480, i32 745536, i32 746592, i32 747648, i32 748704, i32 749760, i32 750816, i32 751872, i32 752928, i32 753984, i32 755040, i32 756096, i32 757152, i32 758208, i32 759264, i32 760320, i32 761376, i32 762432, i32 763488, i32 764544, i32 765600, i32 766656, i32 767712, i32 768768, i32 769824, i32 770880, i32 771936, i32 772992, i32 774048, i32 775104, i32 776160, i32 777216, i32 778272, i32 779328, i32 780384, i32 781440, i32 782496, i32 783552, i32 784608, i32 785664, i32 786720, i32 787776, i32 788832, i32 789888, i32 790944, i32 792000, i32 793056, i32 794112, i32 795168, i32 796224, i32 797280, i32 798336, i32 799392, i32 800448, i32 801504, i32 802560, i32 803616, i32 804672, i32 805728, i32 806784, i32 807840, i32 808896, i32 809952, i32 811008, i32 812064, i32 813120, i32 814176, i32 815232, i32 816288, i32 822624, i32 823680, i32 824736, i32 834240, i32 835296, i32 836352, i32 837408, i32 838464, i32 839520, i32 840576, i32 841632, i32 842688, i32 843744, i32 844800, i32 845856, i32 846912, i32 847968, i32 849024, i32 850080, i32 851136, i32 852192, i32 853248, i32 854304, i32 855360, i32 856416, i32 857472, i32 858528, i32 859584, i32 860640, i32 861696, i32 862752, i32 863808, i32 864864, i32 865920, i32 866976, i32 868032, i32 869088, i32 870144, i32 871200, i32 872256, i32 873312, i32 874368, i32 875424, i32 911328, i32 912384, i32 913440, i32 914496, i32 915552, i32 916608, i32 917664, i32 918720, i32 919776, i32 920832, i32 921888, i32 922944, i32 924000]
@settle_give_16 = internal constant [81 x i32] [i32 179520, i32 183744, i32 185856, i32 187968, i32 190080, i32 192192, i32 194304, i32 196416, i32 198528, i32 200640, i32 202752, i32 204864, i32 206976, i32 209088, i32 211200, i32 213312, i32 215424, i32 217536, i32 219648, i32 221760, i32 223872, i32 225984, i32 228096, i32 230208, i32 232320, i32 234432, i32 236544, i32 238656, i32 240768, i32 242880, i32 244992, i32 247104, i32 249216, i32 251328, i32 253440, i32 255552, i32 257664, i32 259776, i32 261888, i32 264000, i32 266112, i32 268224, i32 270336, i32 272448, i32 274560, i32 276672, i32 278784, i32 280896, i32 283008, i32 285120, i32 287232, i32 289344, i32 291456, i32 293568, i32 295680, i32 297792, i32 299904, i32 302016, i32 304128, i32 306240, i32 308352, i32 310464, i32 312576, i32 314688, i32 316800, i32 318912, i32 321024, i32 323136, i32 325248, i32 327360, i32 329472, i32 331584, i32 337920, i32 340032, i32 342144, i32 344256, i32 346368, i32 348480, i32 350592, i32 352704, i32 354816]
@settle_give_32 = internal constant [40 x i32] [i32 0, i32 4224, i32 8448, i32 12672, i32 16896, i32 21120, i32 25344, i32 29568, i32 33792, i32 38016, i32 42240, i32 46464, i32 50688, i32 54912, i32 59136, i32 63360, i32 67584, i32 71808, i32 76032, i32 80256, i32 84480, i32 88704, i32 92928, i32 97152, i32 101376, i32 105600, i32 109824, i32 114048, i32 118272, i32 122496, i32 126720, i32 130944, i32 135168, i32 139392, i32 143616, i32 147840, i32 152064, i32 156288, i32 160512, i32 164736]
; Runs `settle` for the games whose flag is set, again and again while any is. `games` is room for their numbers.
define internal void @settle_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 816288
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
  %up = add i64 %found.next, 31
  %whole = and i64 %up, -32
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
  call void @take_8(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @settle_take_8, i64 491)
  call void @take_16(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @settle_take_16, i64 82)
  call void @take_32(ptr %tile, ptr %taken, ptr %games, i64 %whole, ptr @settle_take_32, i64 42)
  br label %running
running:
  %g = phi i64 [0, %filled], [%g.next, %running]
  call void @settle(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, 32
  %g.more = icmp ult i64 %g.next, %whole
  br i1 %g.more, label %running, label %giving
giving:
  call void @give_8(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @settle_give_8, i64 491)
  call void @give_16(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @settle_give_16, i64 81)
  call void @give_32(ptr %tile, ptr %given, ptr %games, i64 %whole, ptr @settle_give_32, i64 40)
  br label %again
end:
  ret void
}


define internal void @step_games(i64 %n, ptr %in, ptr %out) {
entry:
  %tile = call ptr @malloc(i64 2930280)
  %taken = getelementptr i8, ptr %tile, i64 925056
  %given = getelementptr i8, ptr %taken, i64 925056
  %frame = getelementptr i8, ptr %given, i64 925056
  %room = getelementptr i8, ptr %frame, i64 77248
  %padded = getelementptr i8, ptr %room, i64 71296
  %games = getelementptr i8, ptr %padded, i64 4456
  br label %tiles
tiles:
  %first = phi i64 [0, %entry], [%first.next, %finished]
  %left = sub i64 %n, %first
  %count = call i64 @llvm.umin.i64(i64 %left, i64 1024)
  br label %acting
acting:
  %a = phi i64 [0, %tiles], [%a.next, %acted]
  %a.left = sub i64 %count, %a
  %a.whole = icmp uge i64 %a.left, 32
  %a.from = add i64 %first, %a
  br i1 %a.whole, label %act.whole, label %act.part
act.whole:
  call void @act(ptr %in, i64 %a.from, ptr %tile, i64 %a, ptr %frame)
  br label %acted
act.part:
  call void @pad(i64 516, ptr @step_in, ptr %in, i64 %n, i64 %a.from, ptr %room, ptr %padded)
  call void @act(ptr %padded, i64 0, ptr %tile, i64 %a, ptr %frame)
  br label %acted
acted:
  %a.next = add i64 %a, 32
  %a.more = icmp ult i64 %a.next, %count
  br i1 %a.more, label %acting, label %all.acted
all.acted:
  call void @effect_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame)
  call void @settle_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %games, ptr %frame)
  br label %finishing
finishing:
  %f = phi i64 [0, %all.acted], [%f.next, %one.finished]
  %f.left = sub i64 %count, %f
  %f.whole = icmp uge i64 %f.left, 32
  %f.to = add i64 %first, %f
  br i1 %f.whole, label %finish.whole, label %finish.part
finish.whole:
  call void @finish(ptr %tile, i64 %f, ptr %out, i64 %f.to, ptr %frame)
  br label %one.finished
finish.part:
  call void @blank(i64 513, ptr %room, ptr %padded)
  call void @finish(ptr %tile, i64 %f, ptr %padded, i64 0, ptr %frame)
  %f.bits = call i32 @first_bits(i64 %f.left)
  call void @unpad(i64 513, ptr @step_out, ptr %padded, i32 %f.bits, ptr %out, i64 %f.to)
  br label %one.finished
one.finished:
  %f.next = add i64 %f, 32
  %f.more = icmp ult i64 %f.next, %count
  br i1 %f.more, label %finishing, label %finished
finished:
  %first.next = add i64 %first, 1024
  %more = icmp ult i64 %first.next, %n
  br i1 %more, label %tiles, label %end
end:
  call void @free(ptr %tile)
  ret void
}

; `start` for many games.
define internal void @start_games(i64 %n, ptr %in, ptr %out) {
entry:
  %frame = call ptr @malloc(i64 228752)
  %room = getelementptr i8, ptr %frame, i64 77248
  %padded = getelementptr i8, ptr %room, i64 71296
  %out.room = getelementptr i8, ptr %padded, i64 4456
  %out.padded = getelementptr i8, ptr %out.room, i64 71296
  br label %chunk
chunk:
  %from = phi i64 [0, %entry], [%from.next, %done]
  %left = sub i64 %n, %from
  %whole = icmp uge i64 %left, 32
  br i1 %whole, label %all, label %part
all:
  call void @start(ptr %in, i64 %from, ptr %out, i64 %from, ptr %frame)
  br label %done
part:
  call void @pad(i64 44, ptr @start_in, ptr %in, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @blank(i64 513, ptr %out.room, ptr %out.padded)
  call void @start(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  %bits = call i32 @first_bits(i64 %left)
  call void @unpad(i64 513, ptr @start_out, ptr %out.padded, i32 %bits, ptr %out, i64 %from)
  br label %done
done:
  %from.next = add i64 %from, 32
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}

; `legal` for many games.
define internal void @legal_games(i64 %n, ptr %in, ptr %out) {
entry:
  %frame = call ptr @malloc(i64 228752)
  %room = getelementptr i8, ptr %frame, i64 77248
  %padded = getelementptr i8, ptr %room, i64 71296
  %out.room = getelementptr i8, ptr %padded, i64 4456
  %out.padded = getelementptr i8, ptr %out.room, i64 71296
  br label %chunk
chunk:
  %from = phi i64 [0, %entry], [%from.next, %done]
  %left = sub i64 %n, %from
  %whole = icmp uge i64 %left, 32
  br i1 %whole, label %all, label %part
all:
  call void @legal(ptr %in, i64 %from, ptr %out, i64 %from, ptr %frame)
  br label %done
part:
  call void @pad(i64 509, ptr @legal_in, ptr %in, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @blank(i64 4, ptr %out.room, ptr %out.padded)
  call void @legal(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  %bits = call i32 @first_bits(i64 %left)
  call void @unpad(i64 4, ptr @legal_out, ptr %out.padded, i32 %bits, ptr %out, i64 %from)
  br label %done
done:
  %from.next = add i64 %from, 32
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}

; `observe` for many games, whose results lie together: 471 entries of 16 bits a game.
define internal void @observe_games(i64 %n, ptr %in, ptr %out) {
entry:
  %rows = load ptr, ptr %out
  %frame = call ptr @malloc(i64 228752)
  %room = getelementptr i8, ptr %frame, i64 77248
  %padded = getelementptr i8, ptr %room, i64 71296
  %out.room = getelementptr i8, ptr %padded, i64 4456
  %out.padded = getelementptr i8, ptr %out.room, i64 71296
  call void @blank(i64 471, ptr %out.room, ptr %out.padded)
  br label %chunk
chunk:
  %from = phi i64 [0, %entry], [%from.next, %done]
  %left = sub i64 %n, %from
  %whole = icmp uge i64 %left, 32
  br i1 %whole, label %all, label %part
all:
  call void @observe(ptr %in, i64 %from, ptr %out.padded, i64 0, ptr %frame)
  br label %turning
part:
  call void @pad(i64 510, ptr @observe_in, ptr %in, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @observe(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  br label %turning
turning:
  %count = call i64 @llvm.umin.i64(i64 %left, i64 32)
  br label %game
game:
  %j = phi i64 [0, %turning], [%j.next, %turned]
  %number = add i64 %from, %j
  %row = mul i64 %number, 471
  br label %entry.of.game
entry.of.game:
  %k = phi i64 [0, %game], [%k.next, %entry.of.game]
  %column = mul i64 %k, 128
  %cell.column = getelementptr i8, ptr %out.room, i64 %column
  %cell.at = getelementptr i16, ptr %cell.column, i64 %j
  %cell = load i16, ptr %cell.at
  %place = add i64 %row, %k
  %place.at = getelementptr i16, ptr %rows, i64 %place
  store i16 %cell, ptr %place.at
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, 471
  br i1 %k.more, label %entry.of.game, label %turned
turned:
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %count
  br i1 %j.more, label %game, label %done
done:
  %from.next = add i64 %from, 32
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}

; A new game where one has ended; the others are handed on. The first 513 columns that come in are the state.
define internal void @restart_games(i64 %n, ptr %in, ptr %out) {
entry:
  %frame = call ptr @malloc(i64 228752)
  %room = getelementptr i8, ptr %frame, i64 77248
  %padded = getelementptr i8, ptr %room, i64 71296
  %out.room = getelementptr i8, ptr %padded, i64 4456
  %out.padded = getelementptr i8, ptr %out.room, i64 71296
  call void @blank(i64 513, ptr %out.room, ptr %out.padded)
  %dealt = getelementptr ptr, ptr %in, i64 513
  %winners.at = getelementptr ptr, ptr %in, i64 5
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
  %k.more = icmp ult i64 %k.next, 513
  br i1 %k.more, label %column, label %chunk
chunk:
  %from = phi i64 [0, %copied], [%from.next, %done]
  %left = sub i64 %n, %from
  %count = call i64 @llvm.umin.i64(i64 %left, i64 32)
  br label %look
look:
  %j = phi i64 [0, %chunk], [%j.next, %look]
  %bits = phi i32 [0, %chunk], [%bits.next, %look]
  %game = add i64 %from, %j
  %winner.at = getelementptr i8, ptr %winners, i64 %game
  %winner = load i8, ptr %winner.at
  %ended = icmp ne i8 %winner, 0
  %bit = zext i1 %ended to i32
  %j.lanes = trunc i64 %j to i32
  %bit.there = shl i32 %bit, %j.lanes
  %bits.next = or i32 %bits, %bit.there
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %count
  br i1 %j.more, label %look, label %looked
looked:
  %any = icmp ne i32 %bits.next, 0
  br i1 %any, label %deal, label %done
deal:
  call void @pad(i64 44, ptr @start_in, ptr %dealt, i64 %n, i64 %from, ptr %room, ptr %padded)
  call void @start(ptr %padded, i64 0, ptr %out.padded, i64 0, ptr %frame)
  call void @unpad(i64 513, ptr @start_out, ptr %out.padded, i32 %bits.next, ptr %out, i64 %from)
  br label %done
done:
  %from.next = add i64 %from, 32
  %more = icmp ult i64 %from.next, %n
  br i1 %more, label %chunk, label %end
end:
  call void @free(ptr %frame)
  ret void
}


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

define ptr @step_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [516 x ptr]
  %out = alloca [513 x ptr]
  call void @columns(ptr %args, i64 516, ptr %in)
  call void @columns(ptr %results, i64 513, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @step_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}

define ptr @start_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [44 x ptr]
  %out = alloca [513 x ptr]
  call void @columns(ptr %args, i64 44, ptr %in)
  call void @columns(ptr %results, i64 513, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @start_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}

define ptr @restart_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [557 x ptr]
  %out = alloca [513 x ptr]
  call void @columns(ptr %args, i64 557, ptr %in)
  call void @columns(ptr %results, i64 513, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @restart_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}

define ptr @observe_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [510 x ptr]
  %out = alloca [1 x ptr]
  call void @columns(ptr %args, i64 510, ptr %in)
  call void @columns(ptr %results, i64 1, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @observe_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}

define ptr @legal_handler(ptr %call) {
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %args.at = getelementptr i8, ptr %call, i64 72
  %args = load ptr, ptr %args.at
  %results.at = getelementptr i8, ptr %call, i64 112
  %results = load ptr, ptr %results.at
  %n = call i64 @games(ptr %args)
  %in = alloca [509 x ptr]
  %out = alloca [4 x ptr]
  call void @columns(ptr %args, i64 509, ptr %in)
  call void @columns(ptr %results, i64 4, ptr %out)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %play
play:
  call void @legal_games(i64 %n, ptr %in, ptr %out)
  br label %end
end:
  ret ptr null
}

