; What is done around the kernels: games are worked out in tiles of 1024, a tile in chunks of 32. Of a tile only the games
; that need a kernel run it: they are pressed together, worked out, and put back. A tile lies in a block, one row a name.

declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare <32 x i8> @llvm.experimental.vector.compress.v32i8(<32 x i8>, <32 x i1>, <32 x i8>)
declare <16 x i16> @llvm.experimental.vector.compress.v16i16(<16 x i16>, <16 x i1>, <16 x i16>)
declare <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32>, <8 x i1>, <8 x i32>)
declare <32 x i8> @llvm.masked.expandload.v32i8(ptr, <32 x i1>, <32 x i8>)
declare <16 x i16> @llvm.masked.expandload.v16i16(ptr, <16 x i1>, <16 x i16>)
declare <8 x i32> @llvm.masked.expandload.v8i32(ptr, <8 x i1>, <8 x i32>)
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

; Rows of 32 bits: the games whose bit is set go side by side to `pos`.
define internal void @take_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i32, ptr %tile, i64 %at.0
  %to.0 = getelementptr i32, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = trunc i32 %high.0 to i8
  %mask.0 = bitcast i8 %own.0 to <8 x i1>
  %wide.0 = zext i8 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  %at.1 = add i64 %at, 8
  %from.1 = getelementptr i32, ptr %tile, i64 %at.1
  %to.1 = getelementptr i32, ptr %taken, i64 %pos.1
  %high.1 = lshr i32 %bits, 8
  %own.1 = trunc i32 %high.1 to i8
  %mask.1 = bitcast i8 %own.1 to <8 x i1>
  %wide.1 = zext i8 %own.1 to i64
  %found.1 = call i64 @llvm.ctpop.i64(i64 %wide.1)
  %pos.2 = add i64 %pos.1, %found.1
  %at.2 = add i64 %at, 16
  %from.2 = getelementptr i32, ptr %tile, i64 %at.2
  %to.2 = getelementptr i32, ptr %taken, i64 %pos.2
  %high.2 = lshr i32 %bits, 16
  %own.2 = trunc i32 %high.2 to i8
  %mask.2 = bitcast i8 %own.2 to <8 x i1>
  %wide.2 = zext i8 %own.2 to i64
  %found.2 = call i64 @llvm.ctpop.i64(i64 %wide.2)
  %pos.3 = add i64 %pos.2, %found.2
  %at.3 = add i64 %at, 24
  %from.3 = getelementptr i32, ptr %tile, i64 %at.3
  %to.3 = getelementptr i32, ptr %taken, i64 %pos.3
  %high.3 = lshr i32 %bits, 24
  %own.3 = trunc i32 %high.3 to i8
  %mask.3 = bitcast i8 %own.3 to <8 x i1>
  %wide.3 = zext i8 %own.3 to i64
  %found.3 = call i64 @llvm.ctpop.i64(i64 %wide.3)
  %pos.4 = add i64 %pos.3, %found.3
  br label %row
row:
  %offset = phi i64 [0, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %games.0 = load <8 x i32>, ptr %p.0, align 1
  %pressed.0 = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %games.0, <8 x i1> %mask.0, <8 x i32> %games.0)
  store <8 x i32> %pressed.0, ptr %q.0, align 1
  %p.1 = getelementptr i8, ptr %from.1, i64 %offset
  %q.1 = getelementptr i8, ptr %to.1, i64 %offset
  %games.1 = load <8 x i32>, ptr %p.1, align 1
  %pressed.1 = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %games.1, <8 x i1> %mask.1, <8 x i32> %games.1)
  store <8 x i32> %pressed.1, ptr %q.1, align 1
  %p.2 = getelementptr i8, ptr %from.2, i64 %offset
  %q.2 = getelementptr i8, ptr %to.2, i64 %offset
  %games.2 = load <8 x i32>, ptr %p.2, align 1
  %pressed.2 = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %games.2, <8 x i1> %mask.2, <8 x i32> %games.2)
  store <8 x i32> %pressed.2, ptr %q.2, align 1
  %p.3 = getelementptr i8, ptr %from.3, i64 %offset
  %q.3 = getelementptr i8, ptr %to.3, i64 %offset
  %games.3 = load <8 x i32>, ptr %p.3, align 1
  %pressed.3 = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %games.3, <8 x i1> %mask.3, <8 x i32> %games.3)
  store <8 x i32> %pressed.3, ptr %q.3, align 1
  %offset.next = add i64 %offset, 4224
  %more = icmp ult i64 %offset.next, 177408
  br i1 %more, label %row, label %end
end:
  ret void
}

; The way back.
define internal void @give_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i32, ptr %tile, i64 %at.0
  %to.0 = getelementptr i32, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = trunc i32 %high.0 to i8
  %mask.0 = bitcast i8 %own.0 to <8 x i1>
  %wide.0 = zext i8 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  %at.1 = add i64 %at, 8
  %from.1 = getelementptr i32, ptr %tile, i64 %at.1
  %to.1 = getelementptr i32, ptr %taken, i64 %pos.1
  %high.1 = lshr i32 %bits, 8
  %own.1 = trunc i32 %high.1 to i8
  %mask.1 = bitcast i8 %own.1 to <8 x i1>
  %wide.1 = zext i8 %own.1 to i64
  %found.1 = call i64 @llvm.ctpop.i64(i64 %wide.1)
  %pos.2 = add i64 %pos.1, %found.1
  %at.2 = add i64 %at, 16
  %from.2 = getelementptr i32, ptr %tile, i64 %at.2
  %to.2 = getelementptr i32, ptr %taken, i64 %pos.2
  %high.2 = lshr i32 %bits, 16
  %own.2 = trunc i32 %high.2 to i8
  %mask.2 = bitcast i8 %own.2 to <8 x i1>
  %wide.2 = zext i8 %own.2 to i64
  %found.2 = call i64 @llvm.ctpop.i64(i64 %wide.2)
  %pos.3 = add i64 %pos.2, %found.2
  %at.3 = add i64 %at, 24
  %from.3 = getelementptr i32, ptr %tile, i64 %at.3
  %to.3 = getelementptr i32, ptr %taken, i64 %pos.3
  %high.3 = lshr i32 %bits, 24
  %own.3 = trunc i32 %high.3 to i8
  %mask.3 = bitcast i8 %own.3 to <8 x i1>
  %wide.3 = zext i8 %own.3 to i64
  %found.3 = call i64 @llvm.ctpop.i64(i64 %wide.3)
  %pos.4 = add i64 %pos.3, %found.3
  br label %row
row:
  %offset = phi i64 [0, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %before.0 = load <8 x i32>, ptr %p.0, align 1
  %games.0 = call <8 x i32> @llvm.masked.expandload.v8i32(ptr align 1 %q.0, <8 x i1> %mask.0, <8 x i32> %before.0)
  store <8 x i32> %games.0, ptr %p.0, align 1
  %p.1 = getelementptr i8, ptr %from.1, i64 %offset
  %q.1 = getelementptr i8, ptr %to.1, i64 %offset
  %before.1 = load <8 x i32>, ptr %p.1, align 1
  %games.1 = call <8 x i32> @llvm.masked.expandload.v8i32(ptr align 1 %q.1, <8 x i1> %mask.1, <8 x i32> %before.1)
  store <8 x i32> %games.1, ptr %p.1, align 1
  %p.2 = getelementptr i8, ptr %from.2, i64 %offset
  %q.2 = getelementptr i8, ptr %to.2, i64 %offset
  %before.2 = load <8 x i32>, ptr %p.2, align 1
  %games.2 = call <8 x i32> @llvm.masked.expandload.v8i32(ptr align 1 %q.2, <8 x i1> %mask.2, <8 x i32> %before.2)
  store <8 x i32> %games.2, ptr %p.2, align 1
  %p.3 = getelementptr i8, ptr %from.3, i64 %offset
  %q.3 = getelementptr i8, ptr %to.3, i64 %offset
  %before.3 = load <8 x i32>, ptr %p.3, align 1
  %games.3 = call <8 x i32> @llvm.masked.expandload.v8i32(ptr align 1 %q.3, <8 x i1> %mask.3, <8 x i32> %before.3)
  store <8 x i32> %games.3, ptr %p.3, align 1
  %offset.next = add i64 %offset, 4224
  %more = icmp ult i64 %offset.next, 177408
  br i1 %more, label %row, label %end
end:
  ret void
}

; A whole chunk as it is.
define internal void @copy_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %from = getelementptr i32, ptr %tile, i64 %at
  %to = getelementptr i32, ptr %taken, i64 %pos
  br label %row
row:
  %offset = phi i64 [0, %entry], [%offset.next, %row]
  %p = getelementptr i8, ptr %from, i64 %offset
  %q = getelementptr i8, ptr %to, i64 %offset
  %games = load <32 x i32>, ptr %p, align 1
  store <32 x i32> %games, ptr %q, align 1
  %offset.next = add i64 %offset, 4224
  %more = icmp ult i64 %offset.next, 177408
  br i1 %more, label %row, label %end
end:
  ret void
}

; Rows of 16 bits: the games whose bit is set go side by side to `pos`.
define internal void @take_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i16, ptr %tile, i64 %at.0
  %to.0 = getelementptr i16, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = trunc i32 %high.0 to i16
  %mask.0 = bitcast i16 %own.0 to <16 x i1>
  %wide.0 = zext i16 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  %at.1 = add i64 %at, 16
  %from.1 = getelementptr i16, ptr %tile, i64 %at.1
  %to.1 = getelementptr i16, ptr %taken, i64 %pos.1
  %high.1 = lshr i32 %bits, 16
  %own.1 = trunc i32 %high.1 to i16
  %mask.1 = bitcast i16 %own.1 to <16 x i1>
  %wide.1 = zext i16 %own.1 to i64
  %found.1 = call i64 @llvm.ctpop.i64(i64 %wide.1)
  %pos.2 = add i64 %pos.1, %found.1
  br label %row
row:
  %offset = phi i64 [177408, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %games.0 = load <16 x i16>, ptr %p.0, align 1
  %pressed.0 = call <16 x i16> @llvm.experimental.vector.compress.v16i16(<16 x i16> %games.0, <16 x i1> %mask.0, <16 x i16> %games.0)
  store <16 x i16> %pressed.0, ptr %q.0, align 1
  %p.1 = getelementptr i8, ptr %from.1, i64 %offset
  %q.1 = getelementptr i8, ptr %to.1, i64 %offset
  %games.1 = load <16 x i16>, ptr %p.1, align 1
  %pressed.1 = call <16 x i16> @llvm.experimental.vector.compress.v16i16(<16 x i16> %games.1, <16 x i1> %mask.1, <16 x i16> %games.1)
  store <16 x i16> %pressed.1, ptr %q.1, align 1
  %offset.next = add i64 %offset, 2112
  %more = icmp ult i64 %offset.next, 356928
  br i1 %more, label %row, label %end
end:
  ret void
}

; The way back.
define internal void @give_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i16, ptr %tile, i64 %at.0
  %to.0 = getelementptr i16, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = trunc i32 %high.0 to i16
  %mask.0 = bitcast i16 %own.0 to <16 x i1>
  %wide.0 = zext i16 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  %at.1 = add i64 %at, 16
  %from.1 = getelementptr i16, ptr %tile, i64 %at.1
  %to.1 = getelementptr i16, ptr %taken, i64 %pos.1
  %high.1 = lshr i32 %bits, 16
  %own.1 = trunc i32 %high.1 to i16
  %mask.1 = bitcast i16 %own.1 to <16 x i1>
  %wide.1 = zext i16 %own.1 to i64
  %found.1 = call i64 @llvm.ctpop.i64(i64 %wide.1)
  %pos.2 = add i64 %pos.1, %found.1
  br label %row
row:
  %offset = phi i64 [177408, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %before.0 = load <16 x i16>, ptr %p.0, align 1
  %games.0 = call <16 x i16> @llvm.masked.expandload.v16i16(ptr align 1 %q.0, <16 x i1> %mask.0, <16 x i16> %before.0)
  store <16 x i16> %games.0, ptr %p.0, align 1
  %p.1 = getelementptr i8, ptr %from.1, i64 %offset
  %q.1 = getelementptr i8, ptr %to.1, i64 %offset
  %before.1 = load <16 x i16>, ptr %p.1, align 1
  %games.1 = call <16 x i16> @llvm.masked.expandload.v16i16(ptr align 1 %q.1, <16 x i1> %mask.1, <16 x i16> %before.1)
  store <16 x i16> %games.1, ptr %p.1, align 1
  %offset.next = add i64 %offset, 2112
  %more = icmp ult i64 %offset.next, 356928
  br i1 %more, label %row, label %end
end:
  ret void
}

; A whole chunk as it is.
define internal void @copy_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %from = getelementptr i16, ptr %tile, i64 %at
  %to = getelementptr i16, ptr %taken, i64 %pos
  br label %row
row:
  %offset = phi i64 [177408, %entry], [%offset.next, %row]
  %p = getelementptr i8, ptr %from, i64 %offset
  %q = getelementptr i8, ptr %to, i64 %offset
  %games = load <32 x i16>, ptr %p, align 1
  store <32 x i16> %games, ptr %q, align 1
  %offset.next = add i64 %offset, 2112
  %more = icmp ult i64 %offset.next, 356928
  br i1 %more, label %row, label %end
end:
  ret void
}

; Rows of 8 bits: the games whose bit is set go side by side to `pos`.
define internal void @take_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i8, ptr %tile, i64 %at.0
  %to.0 = getelementptr i8, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = bitcast i32 %high.0 to i32
  %mask.0 = bitcast i32 %own.0 to <32 x i1>
  %wide.0 = zext i32 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  br label %row
row:
  %offset = phi i64 [356928, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %games.0 = load <32 x i8>, ptr %p.0, align 1
  %pressed.0 = call <32 x i8> @llvm.experimental.vector.compress.v32i8(<32 x i8> %games.0, <32 x i1> %mask.0, <32 x i8> %games.0)
  store <32 x i8> %pressed.0, ptr %q.0, align 1
  %offset.next = add i64 %offset, 1056
  %more = icmp ult i64 %offset.next, 925056
  br i1 %more, label %row, label %end
end:
  ret void
}

; The way back.
define internal void @give_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %at.0 = add i64 %at, 0
  %from.0 = getelementptr i8, ptr %tile, i64 %at.0
  %to.0 = getelementptr i8, ptr %taken, i64 %pos
  %high.0 = lshr i32 %bits, 0
  %own.0 = bitcast i32 %high.0 to i32
  %mask.0 = bitcast i32 %own.0 to <32 x i1>
  %wide.0 = zext i32 %own.0 to i64
  %found.0 = call i64 @llvm.ctpop.i64(i64 %wide.0)
  %pos.1 = add i64 %pos, %found.0
  br label %row
row:
  %offset = phi i64 [356928, %entry], [%offset.next, %row]
  %p.0 = getelementptr i8, ptr %from.0, i64 %offset
  %q.0 = getelementptr i8, ptr %to.0, i64 %offset
  %before.0 = load <32 x i8>, ptr %p.0, align 1
  %games.0 = call <32 x i8> @llvm.masked.expandload.v32i8(ptr align 1 %q.0, <32 x i1> %mask.0, <32 x i8> %before.0)
  store <32 x i8> %games.0, ptr %p.0, align 1
  %offset.next = add i64 %offset, 1056
  %more = icmp ult i64 %offset.next, 925056
  br i1 %more, label %row, label %end
end:
  ret void
}

; A whole chunk as it is.
define internal void @copy_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
entry:
  %from = getelementptr i8, ptr %tile, i64 %at
  %to = getelementptr i8, ptr %taken, i64 %pos
  br label %row
row:
  %offset = phi i64 [356928, %entry], [%offset.next, %row]
  %p = getelementptr i8, ptr %from, i64 %offset
  %q = getelementptr i8, ptr %to, i64 %offset
  %games = load <32 x i8>, ptr %p, align 1
  store <32 x i8> %games, ptr %q, align 1
  %offset.next = add i64 %offset, 1056
  %more = icmp ult i64 %offset.next, 925056
  br i1 %more, label %row, label %end
end:
  ret void
}

define internal void @take(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
  call void @take_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @take_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @take_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  ret void
}
define internal void @give(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
  call void @give_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @give_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @give_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  ret void
}
define internal void @copy(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits) {
  call void @copy_32(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @copy_16(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  call void @copy_8(ptr %tile, i64 %at, ptr %taken, i64 %pos, i32 %bits)
  ret void
}

; Runs `effect` for the games whose flag is set, again and again while any is.
define internal void @effect_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 821568
  %masks = alloca [32 x i32]
  br label %again
again:
  br label %taking
taking:
  %c = phi i64 [0, %again], [%c.next, %took]
  %pos = phi i64 [0, %again], [%pos.next, %took]
  %flag.at = getelementptr i8, ptr %flags, i64 %c
  %flag = load <32 x i8>, ptr %flag.at, align 1
  %set = icmp ne <32 x i8> %flag, zeroinitializer
  %set.bits = bitcast <32 x i1> %set to i32
  %left = sub i64 %count, %c
  %real = call i32 @first_bits(i64 %left)
  %bits = and i32 %set.bits, %real
  %chunk = udiv i64 %c, 32
  %mask.at = getelementptr i32, ptr %masks, i64 %chunk
  store i32 %bits, ptr %mask.at
  %any = icmp ne i32 %bits, 0
  br i1 %any, label %take, label %took
take:
  call void @take(ptr %tile, i64 %c, ptr %taken, i64 %pos, i32 %bits)
  br label %took
took:
  %found = call i32 @llvm.ctpop.i32(i32 %bits)
  %found.64 = zext i32 %found to i64
  %pos.next = add i64 %pos, %found.64
  %c.next = add i64 %c, 32
  %c.more = icmp ult i64 %c.next, %count
  br i1 %c.more, label %taking, label %taken.all
taken.all:
  %none = icmp eq i64 %pos.next, 0
  br i1 %none, label %end, label %fill
fill:
  ; The last group is filled up with whole games: a kernel never sees a state that no game has.
  call void @copy(ptr %tile, i64 0, ptr %taken, i64 %pos.next, i32 0)
  br label %running
running:
  %g = phi i64 [0, %fill], [%g.next, %running]
  call void @effect(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, 32
  %g.more = icmp ult i64 %g.next, %pos.next
  br i1 %g.more, label %running, label %giving
giving:
  %d = phi i64 [0, %running], [%d.next, %gave]
  %back = phi i64 [0, %running], [%back.next, %gave]
  %d.chunk = udiv i64 %d, 32
  %d.at = getelementptr i32, ptr %masks, i64 %d.chunk
  %d.bits = load i32, ptr %d.at
  %d.any = icmp ne i32 %d.bits, 0
  br i1 %d.any, label %give, label %gave
give:
  call void @give(ptr %tile, i64 %d, ptr %given, i64 %back, i32 %d.bits)
  br label %gave
gave:
  %d.found = call i32 @llvm.ctpop.i32(i32 %d.bits)
  %d.found.64 = zext i32 %d.found to i64
  %back.next = add i64 %back, %d.found.64
  %d.next = add i64 %d, 32
  %d.more = icmp ult i64 %d.next, %count
  br i1 %d.more, label %giving, label %again
end:
  ret void
}

; Runs `settle` for the games whose flag is set, again and again while any is.
define internal void @settle_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %frame) {
entry:
  %flags = getelementptr i8, ptr %tile, i64 816288
  %masks = alloca [32 x i32]
  br label %again
again:
  br label %taking
taking:
  %c = phi i64 [0, %again], [%c.next, %took]
  %pos = phi i64 [0, %again], [%pos.next, %took]
  %flag.at = getelementptr i8, ptr %flags, i64 %c
  %flag = load <32 x i8>, ptr %flag.at, align 1
  %set = icmp ne <32 x i8> %flag, zeroinitializer
  %set.bits = bitcast <32 x i1> %set to i32
  %left = sub i64 %count, %c
  %real = call i32 @first_bits(i64 %left)
  %bits = and i32 %set.bits, %real
  %chunk = udiv i64 %c, 32
  %mask.at = getelementptr i32, ptr %masks, i64 %chunk
  store i32 %bits, ptr %mask.at
  %any = icmp ne i32 %bits, 0
  br i1 %any, label %take, label %took
take:
  call void @take(ptr %tile, i64 %c, ptr %taken, i64 %pos, i32 %bits)
  br label %took
took:
  %found = call i32 @llvm.ctpop.i32(i32 %bits)
  %found.64 = zext i32 %found to i64
  %pos.next = add i64 %pos, %found.64
  %c.next = add i64 %c, 32
  %c.more = icmp ult i64 %c.next, %count
  br i1 %c.more, label %taking, label %taken.all
taken.all:
  %none = icmp eq i64 %pos.next, 0
  br i1 %none, label %end, label %fill
fill:
  ; The last group is filled up with whole games: a kernel never sees a state that no game has.
  call void @copy(ptr %tile, i64 0, ptr %taken, i64 %pos.next, i32 0)
  br label %running
running:
  %g = phi i64 [0, %fill], [%g.next, %running]
  call void @settle(ptr %taken, i64 %g, ptr %given, i64 %g, ptr %frame)
  %g.next = add i64 %g, 32
  %g.more = icmp ult i64 %g.next, %pos.next
  br i1 %g.more, label %running, label %giving
giving:
  %d = phi i64 [0, %running], [%d.next, %gave]
  %back = phi i64 [0, %running], [%back.next, %gave]
  %d.chunk = udiv i64 %d, 32
  %d.at = getelementptr i32, ptr %masks, i64 %d.chunk
  %d.bits = load i32, ptr %d.at
  %d.any = icmp ne i32 %d.bits, 0
  br i1 %d.any, label %give, label %gave
give:
  call void @give(ptr %tile, i64 %d, ptr %given, i64 %back, i32 %d.bits)
  br label %gave
gave:
  %d.found = call i32 @llvm.ctpop.i32(i32 %d.bits)
  %d.found.64 = zext i32 %d.found to i64
  %back.next = add i64 %back, %d.found.64
  %d.next = add i64 %d, 32
  %d.more = icmp ult i64 %d.next, %count
  br i1 %d.more, label %giving, label %again
end:
  ret void
}


define internal void @step_games(i64 %n, ptr %in, ptr %out) {
entry:
  %tile = call ptr @malloc(i64 2913832)
  %taken = getelementptr i8, ptr %tile, i64 925056
  %given = getelementptr i8, ptr %taken, i64 925056
  %frame = getelementptr i8, ptr %given, i64 925056
  %room = getelementptr i8, ptr %frame, i64 62912
  %padded = getelementptr i8, ptr %room, i64 71296
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
  call void @effect_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %frame)
  call void @settle_where_needed(i64 %count, ptr %tile, ptr %taken, ptr %given, ptr %frame)
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
  %frame = call ptr @malloc(i64 214416)
  %room = getelementptr i8, ptr %frame, i64 62912
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
  %frame = call ptr @malloc(i64 214416)
  %room = getelementptr i8, ptr %frame, i64 62912
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
  %frame = call ptr @malloc(i64 214416)
  %room = getelementptr i8, ptr %frame, i64 62912
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
  %frame = call ptr @malloc(i64 214416)
  %room = getelementptr i8, ptr %frame, i64 62912
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

