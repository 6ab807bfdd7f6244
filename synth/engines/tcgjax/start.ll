; Generated: `start`. Do not edit.
declare <32 x i8> @llvm.smin.v32i8(<32 x i8>, <32 x i8>)
declare <32 x i16> @llvm.smin.v32i16(<32 x i16>, <32 x i16>)
declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i8> @llvm.smax.v32i8(<32 x i8>, <32 x i8>)
declare <32 x i16> @llvm.smax.v32i16(<32 x i16>, <32 x i16>)
declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i8> @llvm.umin.v32i8(<32 x i8>, <32 x i8>)
declare <32 x i16> @llvm.umin.v32i16(<32 x i16>, <32 x i16>)
declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i8> @llvm.umax.v32i8(<32 x i8>, <32 x i8>)
declare <32 x i16> @llvm.umax.v32i16(<32 x i16>, <32 x i16>)
declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.ctpop.v32i32(<32 x i32>)
declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)
@table_hand_0 = internal constant [1992 x i32] [i32 0, i32 9, i32 17, i32 33, i32 33, i32 9, i32 81, i32 97, i32 9, i32 129, i32 145, i32 9, i32 177, i32 193, i32 9, i32 225, i32 9, i32 257, i32 9, i32 289, i32 305, i32 9, i32 337, i32 337, i32 9, i32 9, i32 9, i32 9, i32 433, i32 9, i32 465, i32 9, i32 497, i32 9, i32 529, i32 545, i32 545, i32 9, i32 593, i32 9, i32 625, i32 625, i32 9, i32 673, i32 9, i32 737, i32 9, i32 9, i32 9, i32 9, i32 801, i32 9, i32 833, i32 9, i32 865, i32 881, i32 881, i32 9, i32 929, i32 9, i32 961, i32 977, i32 9, i32 1009, i32 9, i32 1041, i32 9, i32 1073, i32 9, i32 1105, i32 9, i32 1137, i32 9, i32 1169, i32 9, i32 1201, i32 1201, i32 9, i32 1249, i32 9, i32 737, i32 1329, i32 1313, i32 9, i32 9, i32 9, i32 1393, i32 9, i32 1425, i32 1441, i32 9, i32 9, i32 9, i32 1505, i32 9, i32 1537, i32 9, i32 9, i32 1585, i32 9, i32 1617, i32 9, i32 737, i32 9, i32 9, i32 9, i32 1713, i32 9, i32 1745, i32 1761, i32 9, i32 1793, i32 9, i32 9, i32 1841, i32 9, i32 1873, i32 1889, i32 9, i32 1921, i32 9, i32 1953, i32 1969, i32 1969, i32 9, i32 2017, i32 9, i32 9, i32 9, i32 9, i32 9, i32 2113, i32 2129, i32 9, i32 2161, i32 9, i32 2193, i32 9, i32 2225, i32 9, i32 2257, i32 9, i32 2289, i32 9, i32 2321, i32 2337, i32 2337, i32 9, i32 2385, i32 2401, i32 9, i32 9, i32 2449, i32 2449, i32 9, i32 9, i32 9, i32 2529, i32 2577, i32 2561, i32 9, i32 2609, i32 9, i32 2641, i32 9, i32 2673, i32 9, i32 2705, i32 2721, i32 9, i32 2753, i32 2769, i32 9, i32 2801, i32 9, i32 2833, i32 9, i32 2865, i32 9, i32 9, i32 2913, i32 9, i32 2945, i32 9, i32 2977, i32 2993, i32 9, i32 3025, i32 3041, i32 9, i32 3073, i32 9, i32 3105, i32 9, i32 3137, i32 3137, i32 9, i32 3185, i32 9, i32 9, i32 3233, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 3377, i32 9, i32 9, i32 3409, i32 9, i32 3441, i32 6, i32 6, i32 6, i32 327683, i32 360451, i32 393219, i32 425987, i32 458755, i32 491523, i32 524291, i32 557059, i32 9, i32 9, i32 337, i32 9, i32 9, i32 3633, i32 3649, i32 9, i32 3681, i32 9, i32 9, i32 673, i32 9, i32 9, i32 3729, i32 9, i32 801, i32 9, i32 1249, i32 737, i32 9, i32 3777, i32 9, i32 3809, i32 9, i32 9, i32 1537, i32 9, i32 9, i32 3857, i32 9, i32 9, i32 9, i32 9, i32 3937, i32 9, i32 3969, i32 3985, i32 9, i32 4017, i32 9, i32 2289, i32 9, i32 2385, i32 2401, i32 3377, i32 9, i32 9, i32 9, i32 2865, i32 9, i32 4097, i32 9, i32 4129, i32 4145, i32 9, i32 9, i32 3025, i32 3041, i32 9, i32 9, i32 9, i32 622594, i32 655362, i32 688131, i32 720899, i32 753667, i32 9, i32 177, i32 193, i32 9, i32 385, i32 9, i32 4337, i32 9, i32 4369, i32 9, i32 4401, i32 4417, i32 9, i32 4449, i32 9, i32 4481, i32 9, i32 4513, i32 9, i32 737, i32 9, i32 9, i32 9, i32 705, i32 9, i32 4625, i32 9, i32 4657, i32 4673, i32 9, i32 9, i32 4721, i32 4737, i32 9, i32 9, i32 4785, i32 4801, i32 9, i32 4833, i32 9, i32 4865, i32 9, i32 3777, i32 9, i32 4897, i32 737, i32 9, i32 9, i32 9, i32 9, i32 9, i32 1585, i32 1601, i32 9, i32 1617, i32 9, i32 1649, i32 9, i32 5041, i32 5057, i32 9, i32 9, i32 9, i32 5121, i32 5137, i32 9, i32 5169, i32 9, i32 2113, i32 9, i32 5201, i32 5217, i32 9, i32 5249, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 2529, i32 2545, i32 9, i32 5377, i32 9, i32 9, i32 9, i32 5473, i32 5457, i32 4481, i32 9, i32 5505, i32 9, i32 5537, i32 2129, i32 9, i32 5585, i32 9, i32 5617, i32 9, i32 5649, i32 9, i32 5681, i32 9, i32 9, i32 5729, i32 9, i32 5761, i32 9, i32 9, i32 9, i32 9, i32 5873, i32 5857, i32 4481, i32 9, i32 5905, i32 5425, i32 9, i32 9, i32 9, i32 5985, i32 6001, i32 9, i32 3265, i32 9, i32 9, i32 3345, i32 6049, i32 9, i32 6081, i32 9, i32 6113, i32 6129, i32 9, i32 6161, i32 9, i32 6193, i32 9, i32 6225, i32 9, i32 9, i32 9, i32 6, i32 6, i32 884738, i32 4, i32 4, i32 4, i32 917507, i32 950275, i32 983043, i32 1015811, i32 1048579, i32 1081347, i32 9, i32 9, i32 4481, i32 9, i32 4513, i32 9, i32 6481, i32 6481, i32 9, i32 737, i32 9, i32 6529, i32 9, i32 9, i32 6561, i32 9, i32 6593, i32 9, i32 6625, i32 9, i32 4897, i32 737, i32 9, i32 9, i32 9, i32 1537, i32 9, i32 6705, i32 9, i32 1841, i32 9, i32 1953, i32 1969, i32 9, i32 9, i32 9, i32 9, i32 6769, i32 9, i32 6801, i32 6817, i32 9, i32 9, i32 6849, i32 9, i32 5985, i32 6001, i32 9, i32 2801, i32 2817, i32 9, i32 5761, i32 9, i32 1585, i32 1601, i32 9, i32 5425, i32 9, i32 5905, i32 9, i32 9, i32 9, i32 9, i32 9, i32 6945, i32 9, i32 6113, i32 6129, i32 9, i32 9, i32 9, i32 1212419, i32 1245187, i32 1277955, i32 1310723, i32 9, i32 129, i32 145, i32 9, i32 9, i32 7089, i32 7105, i32 9, i32 529, i32 545, i32 9, i32 705, i32 9, i32 9, i32 1009, i32 9, i32 4833, i32 9, i32 7153, i32 9, i32 9, i32 9, i32 9, i32 1617, i32 9, i32 9, i32 7233, i32 7249, i32 9, i32 1873, i32 1889, i32 9, i32 9, i32 5249, i32 9, i32 9, i32 9, i32 2321, i32 2337, i32 9, i32 9, i32 9, i32 5505, i32 9, i32 9, i32 2673, i32 9, i32 7345, i32 9, i32 9, i32 7377, i32 9, i32 7409, i32 7425, i32 9, i32 7457, i32 7297, i32 9, i32 3073, i32 9, i32 3137, i32 9, i32 3265, i32 9, i32 6161, i32 9, i32 6193, i32 9, i32 1441795, i32 1474563, i32 1507331, i32 1540099, i32 1572866, i32 9, i32 337, i32 9, i32 7649, i32 9, i32 9, i32 9, i32 7713, i32 9, i32 9, i32 7745, i32 7761, i32 9, i32 9, i32 7809, i32 9, i32 3681, i32 9, i32 7841, i32 7857, i32 9, i32 7889, i32 9, i32 9, i32 9, i32 625, i32 2449, i32 7985, i32 7969, i32 9, i32 9, i32 8017, i32 8033, i32 9, i32 9, i32 801, i32 9, i32 9, i32 8097, i32 9, i32 8129, i32 9, i32 1073, i32 9, i32 9, i32 9, i32 8161, i32 8177, i32 8225, i32 9, i32 9, i32 9, i32 8273, i32 9, i32 9, i32 9, i32 9, i32 1537, i32 9, i32 8337, i32 8353, i32 9, i32 1793, i32 7793, i32 8385, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 8465, i32 9, i32 9, i32 8513, i32 9, i32 9, i32 9, i32 8545, i32 9, i32 9, i32 8593, i32 9, i32 9, i32 9, i32 8657, i32 8673, i32 9, i32 9, i32 9, i32 8721, i32 9, i32 9, i32 9, i32 8785, i32 8801, i32 9, i32 9, i32 9, i32 8833, i32 8833, i32 9, i32 8865, i32 9, i32 9, i32 9, i32 8929, i32 9, i32 8961, i32 9, i32 8993, i32 9, i32 9, i32 9041, i32 9, i32 9073, i32 9, i32 9105, i32 8769, i32 7697, i32 9, i32 8673, i32 9, i32 9, i32 9, i32 9233, i32 9249, i32 9, i32 9, i32 9281, i32 9, i32 9, i32 9, i32 9329, i32 9345, i32 9, i32 9377, i32 9, i32 9409, i32 9, i32 9, i32 1703938, i32 1736706, i32 1769474, i32 1802242, i32 4, i32 4, i32 1835011, i32 1867779, i32 1900547, i32 1933315, i32 1966083, i32 1998851, i32 2031619, i32 2064387, i32 9, i32 465, i32 9, i32 7745, i32 7761, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9793, i32 9, i32 5041, i32 5057, i32 9, i32 1713, i32 9, i32 9, i32 9, i32 9, i32 9, i32 1841, i32 9, i32 7713, i32 9, i32 3681, i32 9, i32 6849, i32 9, i32 9889, i32 9, i32 8833, i32 9, i32 9, i32 8593, i32 9, i32 8961, i32 9, i32 9953, i32 9969, i32 9, i32 9, i32 9, i32 10033, i32 9, i32 9105, i32 9, i32 10081, i32 10097, i32 9, i32 10129, i32 9, i32 9, i32 10177, i32 10193, i32 9, i32 9409, i32 9, i32 9, i32 10225, i32 9, i32 2162690, i32 2195458, i32 4, i32 4, i32 2228227, i32 2260995, i32 2293763, i32 9, i32 737, i32 9, i32 7841, i32 7857, i32 9, i32 10401, i32 737, i32 737, i32 9, i32 9, i32 8017, i32 8033, i32 9, i32 801, i32 737, i32 737, i32 9, i32 10481, i32 10497, i32 9, i32 9, i32 8161, i32 8177, i32 737, i32 9, i32 3857, i32 737, i32 9, i32 2161, i32 9, i32 4017, i32 737, i32 737, i32 9, i32 9, i32 10609, i32 9, i32 6593, i32 9, i32 2609, i32 9, i32 737, i32 9, i32 9, i32 4097, i32 9, i32 9, i32 9, i32 2945, i32 9, i32 2977, i32 2993, i32 9, i32 9, i32 9, i32 9, i32 9, i32 6081, i32 9, i32 9, i32 9, i32 3409, i32 9, i32 10737, i32 2424834, i32 4, i32 2457603, i32 2490371, i32 9, i32 177, i32 193, i32 9, i32 385, i32 9, i32 9, i32 9, i32 10833, i32 10849, i32 9, i32 10881, i32 9, i32 10913, i32 10929, i32 9, i32 10961, i32 9, i32 4337, i32 9, i32 9, i32 9, i32 9, i32 6481, i32 9, i32 593, i32 9, i32 11041, i32 11057, i32 9, i32 4625, i32 9, i32 9, i32 9, i32 9, i32 11137, i32 9, i32 9, i32 961, i32 977, i32 9, i32 1137, i32 1153, i32 9, i32 1249, i32 9, i32 11201, i32 11217, i32 9, i32 6561, i32 9, i32 11249, i32 9, i32 9, i32 9, i32 11313, i32 9, i32 9, i32 9, i32 9, i32 11377, i32 9, i32 1393, i32 9, i32 11409, i32 9, i32 9, i32 11457, i32 11473, i32 9, i32 9, i32 9, i32 9, i32 1921, i32 9, i32 9, i32 9, i32 9, i32 5121, i32 5137, i32 9, i32 11585, i32 737, i32 9, i32 9, i32 9, i32 9, i32 9, i32 11665, i32 9, i32 11697, i32 9, i32 9, i32 9, i32 5377, i32 9, i32 4721, i32 4737, i32 9, i32 6769, i32 9, i32 9, i32 9, i32 6801, i32 9, i32 11761, i32 9, i32 2801, i32 2817, i32 9, i32 11809, i32 737, i32 9, i32 5585, i32 9, i32 5617, i32 9, i32 6529, i32 6817, i32 9, i32 11009, i32 2433, i32 401, i32 9, i32 9, i32 9, i32 11937, i32 11953, i32 9, i32 3105, i32 9, i32 3281, i32 9, i32 9, i32 9, i32 3345, i32 6049, i32 9, i32 12001, i32 9, i32 6945, i32 9, i32 6081, i32 9, i32 9, i32 12049, i32 9, i32 9, i32 9, i32 9, i32 2686978, i32 2719746, i32 4, i32 4, i32 4, i32 2752515, i32 2785283, i32 2818051, i32 2850819, i32 2883587, i32 2916355, i32 9, i32 10913, i32 10929, i32 9, i32 10961, i32 9, i32 9, i32 9, i32 4625, i32 9, i32 7985, i32 7969, i32 9, i32 961, i32 9, i32 1009, i32 9, i32 1921, i32 9, i32 9, i32 9, i32 12401, i32 9, i32 9, i32 9, i32 9, i32 1745, i32 1761, i32 9, i32 9, i32 12497, i32 9, i32 5169, i32 9, i32 12545, i32 9, i32 9, i32 9, i32 12609, i32 9, i32 2257, i32 977, i32 9, i32 6769, i32 9, i32 9, i32 12673, i32 9, i32 9, i32 12721, i32 9, i32 12753, i32 9, i32 12785, i32 12833, i32 9, i32 9, i32 3265, i32 9, i32 9, i32 12049, i32 9, i32 9, i32 9, i32 9, i32 9, i32 4, i32 4, i32 3014659, i32 3047427, i32 3080195, i32 3112963, i32 9, i32 9, i32 9, i32 13025, i32 13041, i32 13025, i32 13073, i32 9, i32 13105, i32 13121, i32 9, i32 13153, i32 9, i32 13185, i32 9, i32 433, i32 9, i32 465, i32 9, i32 9, i32 9, i32 497, i32 9, i32 7713, i32 9, i32 13249, i32 13265, i32 9, i32 625, i32 9, i32 673, i32 9, i32 9, i32 13329, i32 13345, i32 13345, i32 9, i32 13393, i32 9, i32 11137, i32 9, i32 13425, i32 13441, i32 9, i32 9, i32 13473, i32 9, i32 9, i32 929, i32 9, i32 1249, i32 1249, i32 9, i32 13521, i32 13537, i32 9, i32 13569, i32 9, i32 11377, i32 9, i32 9, i32 13617, i32 9, i32 13649, i32 13665, i32 13713, i32 13697, i32 9, i32 12609, i32 9, i32 9, i32 1425, i32 1441, i32 9, i32 13777, i32 9, i32 3809, i32 9, i32 13809, i32 9, i32 737, i32 9, i32 11457, i32 11473, i32 11473, i32 9, i32 5041, i32 5057, i32 9, i32 9, i32 1713, i32 9, i32 3857, i32 9, i32 9, i32 12497, i32 9, i32 11585, i32 9, i32 5169, i32 9, i32 12833, i32 9, i32 5201, i32 5217, i32 9, i32 9, i32 5249, i32 9, i32 9, i32 13937, i32 9, i32 13969, i32 13985, i32 9, i32 14017, i32 9, i32 4017, i32 9, i32 9, i32 9, i32 9, i32 2225, i32 9, i32 9, i32 9, i32 8721, i32 9, i32 5537, i32 9, i32 9953, i32 9969, i32 14097, i32 14081, i32 9, i32 2193, i32 9, i32 9, i32 9, i32 8225, i32 9, i32 9409, i32 9, i32 8593, i32 9, i32 14177, i32 14193, i32 9, i32 5585, i32 9, i32 9, i32 9, i32 5729, i32 9, i32 9, i32 14241, i32 14257, i32 14145, i32 9, i32 12785, i32 9, i32 9073, i32 9, i32 14321, i32 14337, i32 9, i32 10129, i32 9, i32 9, i32 9, i32 14385, i32 14401, i32 9, i32 2945, i32 14465, i32 9, i32 9, i32 14481, i32 14497, i32 9, i32 3025, i32 3041, i32 9, i32 9, i32 9, i32 6081, i32 9, i32 9, i32 14545, i32 9, i32 14577, i32 14593, i32 9, i32 9281, i32 9, i32 9, i32 12833, i32 9, i32 9, i32 14641, i32 9, i32 10177, i32 10193, i32 9, i32 14673, i32 9, i32 9, i32 14721, i32 9, i32 3441, i32 3342338, i32 6, i32 3375106, i32 6, i32 3407874, i32 4, i32 4, i32 4, i32 3440643, i32 3473411, i32 3506179, i32 3538947, i32 3571715, i32 3604483, i32 9, i32 17, i32 33, i32 33, i32 9, i32 11809, i32 9, i32 10961, i32 9, i32 4481, i32 9, i32 529, i32 545, i32 545, i32 9, i32 6529, i32 9, i32 865, i32 881, i32 881, i32 9, i32 9, i32 14993, i32 9, i32 1585, i32 1601, i32 9, i32 9, i32 1793, i32 9, i32 5169, i32 9, i32 15025, i32 15041, i32 9, i32 14017, i32 9, i32 9, i32 9, i32 8721, i32 9, i32 6193, i32 9, i32 2609, i32 9, i32 2833, i32 9, i32 4097, i32 9, i32 9041, i32 2433, i32 2433, i32 5425, i32 9, i32 9, i32 9, i32 3345, i32 6049, i32 9, i32 6113, i32 6129, i32 9, i32 6193, i32 9, i32 9, i32 3670018, i32 3702786, i32 3735555, i32 3768323, i32 9, i32 10881, i32 9, i32 9, i32 4369, i32 9, i32 15217, i32 9, i32 15249, i32 15265, i32 9, i32 15297, i32 15313, i32 9, i32 9, i32 15361, i32 9, i32 2449, i32 9, i32 9, i32 13473, i32 9, i32 9, i32 9, i32 15441, i32 15457, i32 9, i32 9, i32 8129, i32 9, i32 15521, i32 9, i32 9, i32 15553, i32 15569, i32 15569, i32 9, i32 10481, i32 10497, i32 9, i32 15633, i32 15617, i32 9, i32 3809, i32 9, i32 9, i32 13809, i32 9, i32 9, i32 1537, i32 9, i32 9, i32 9, i32 9, i32 15729, i32 9, i32 15761, i32 9, i32 15793, i32 9, i32 9, i32 11665, i32 9, i32 2113, i32 2129, i32 2129, i32 9, i32 13425, i32 13441, i32 9, i32 9, i32 15857, i32 9, i32 9, i32 15905, i32 9, i32 9, i32 2225, i32 9, i32 2321, i32 2337, i32 9, i32 9, i32 6849, i32 9, i32 15953, i32 15969, i32 9, i32 16017, i32 16001, i32 9, i32 9, i32 9, i32 9, i32 8961, i32 9, i32 8993, i32 9, i32 16097, i32 16113, i32 9, i32 5681, i32 9, i32 9, i32 4097, i32 9, i32 16145, i32 9, i32 9, i32 9, i32 16209, i32 9, i32 9, i32 8769, i32 9, i32 10129, i32 9, i32 9, i32 14385, i32 14401, i32 9, i32 16273, i32 16289, i32 9, i32 3185, i32 9, i32 9, i32 9, i32 12001, i32 9, i32 9, i32 9, i32 16353, i32 9, i32 16385, i32 16401, i32 9, i32 9, i32 9, i32 16449, i32 9, i32 9, i32 16481, i32 6, i32 3932162, i32 6, i32 4, i32 4, i32 3964931, i32 3997699, i32 4030467, i32 4063235, i32 5, i32 5, i32 5, i32 9, i32 7089, i32 7105, i32 9, i32 16689, i32 9, i32 9, i32 16737, i32 16753, i32 9, i32 16785, i32 9, i32 16817, i32 9, i32 9, i32 9, i32 16881, i32 16897, i32 9, i32 16929, i32 9, i32 9, i32 16977, i32 16993, i32 9, i32 7153, i32 9, i32 17041, i32 9, i32 17073, i32 9, i32 9, i32 9, i32 9, i32 17121, i32 17137, i32 9, i32 9, i32 7233, i32 7249, i32 9, i32 15761, i32 9, i32 17201, i32 9, i32 9, i32 17249, i32 16929, i32 16849, i32 9, i32 17313, i32 9, i32 17345, i32 9, i32 9, i32 2289, i32 2305, i32 9, i32 9, i32 17393, i32 9, i32 9, i32 9, i32 9, i32 7345, i32 16721, i32 9, i32 17505, i32 9, i32 7377, i32 9, i32 9, i32 7409, i32 7425, i32 9, i32 7457, i32 9, i32 7297, i32 9, i32 17601, i32 9, i32 16481, i32 9, i32 9, i32 9, i32 4194306, i32 4, i32 4227075, i32 4259843, i32 4292611, i32 5, i32 9, i32 9, i32 9, i32 9, i32 9, i32 7713, i32 9, i32 529, i32 545, i32 9, i32 673, i32 9, i32 705, i32 9, i32 9, i32 1921, i32 9, i32 9, i32 4785, i32 4801, i32 9, i32 9, i32 1537, i32 9, i32 1649, i32 9, i32 6705, i32 9, i32 2017, i32 9, i32 9, i32 8465, i32 9, i32 2257, i32 9, i32 9, i32 9, i32 1953, i32 1969, i32 9, i32 9, i32 9041, i32 9, i32 12721, i32 9, i32 11009, i32 401, i32 9, i32 9, i32 7457, i32 9, i32 2977, i32 2993, i32 9, i32 17889, i32 17905, i32 9, i32 9, i32 3137, i32 9, i32 9, i32 9, i32 3409, i32 9, i32 4390914, i32 4423682, i32 4456451, i32 4489219, i32 5, i32 9, i32 385, i32 9, i32 9, i32 9, i32 18017, i32 18033, i32 18033, i32 9, i32 7649, i32 9, i32 13153, i32 9, i32 9, i32 9, i32 18097, i32 18113, i32 9, i32 9, i32 10401, i32 9, i32 18161, i32 18161, i32 9, i32 9, i32 9, i32 18241, i32 18257, i32 9, i32 11137, i32 9, i32 3729, i32 9, i32 961, i32 977, i32 9, i32 737, i32 9, i32 11249, i32 9, i32 9, i32 9, i32 18337, i32 18337, i32 9, i32 9, i32 18385, i32 9, i32 18417, i32 18433, i32 18481, i32 9, i32 1585, i32 1601, i32 9, i32 1617, i32 9, i32 11409, i32 9, i32 9, i32 15729, i32 9, i32 9, i32 2113, i32 9, i32 18561, i32 9, i32 9, i32 9, i32 18609, i32 18625, i32 9, i32 16785, i32 9, i32 5377, i32 9, i32 9, i32 9, i32 9, i32 5505, i32 5505, i32 9, i32 5761, i32 2129, i32 9, i32 9, i32 9, i32 12673, i32 9, i32 9, i32 9409, i32 9, i32 14177, i32 14193, i32 9, i32 18769, i32 9, i32 9, i32 2801, i32 2817, i32 9, i32 2865, i32 9, i32 9, i32 9, i32 12721, i32 9, i32 18817, i32 9, i32 18849, i32 9, i32 12753, i32 18481, i32 9, i32 9, i32 9, i32 9, i32 5905, i32 9, i32 2913, i32 9, i32 9, i32 2945, i32 14465, i32 18657, i32 18929, i32 9, i32 3281, i32 9, i32 9, i32 9, i32 12049, i32 9, i32 9, i32 9, i32 14641, i32 9, i32 10177, i32 10193, i32 9, i32 9, i32 9, i32 3409, i32 9, i32 9, i32 14721, i32 4718594, i32 4, i32 4751363, i32 4784131, i32 4816899, i32 4849667, i32 5, i32 5, i32 5, i32 9, i32 7649, i32 9, i32 9, i32 9, i32 9, i32 929, i32 737, i32 9, i32 4833, i32 9, i32 1505, i32 9, i32 9, i32 7233, i32 7249, i32 9, i32 9, i32 9, i32 737, i32 9, i32 17313, i32 9, i32 17345, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 19345, i32 19361, i32 9, i32 9, i32 9, i32 737, i32 9, i32 5617, i32 9, i32 9, i32 2913, i32 2929, i32 9, i32 19457, i32 9, i32 9, i32 14465, i32 9, i32 19521, i32 9, i32 12833, i32 9, i32 9, i32 9, i32 9, i32 9, i32 11649, i32 9, i32 12033, i32 9, i32 9, i32 14673, i32 9, i32 9, i32 14721, i32 9, i32 9, i32 4, i32 4, i32 4980739, i32 5013507, i32 5046275, i32 5, i32 5111810, i32 5144578, i32 5177346, i32 5210114, i32 5242882, i32 9, i32 9, i32 1953, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 6129, i32 4833, i32 9, i32 9, i32 9, i32 9, i32 9345, i32 9, i32 9, i32 9, i32 2977, i32 9, i32 9, i32 9, i32 3281, i32 9, i32 9, i32 9, i32 1537, i32 2337]
define internal void @start_0(ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame) noinline {
  %x1 = getelementptr ptr, ptr %source, i64 0
  %x2 = load ptr, ptr %x1, align 8
  %x3 = getelementptr i32, ptr %x2, i64 %source_at
  %i_key_0 = load <32 x i32>, ptr %x3, align 4
  %v0 = add <32 x i32> %i_key_0, splat (i32 2654435769)
  %v1 = lshr <32 x i32> %v0, splat (i32 16)
  %v2 = xor <32 x i32> %v0, %v1
  %v3 = mul <32 x i32> %v2, splat (i32 2146121005)
  %v4 = lshr <32 x i32> %v3, splat (i32 15)
  %v5 = xor <32 x i32> %v3, %v4
  %v6 = mul <32 x i32> %v5, splat (i32 2221713035)
  %v7 = lshr <32 x i32> %v6, splat (i32 16)
  %v8 = xor <32 x i32> %v6, %v7
  %x4 = getelementptr ptr, ptr %source, i64 1
  %x5 = load ptr, ptr %x4, align 8
  %x6 = getelementptr i32, ptr %x5, i64 %source_at
  %i_key_1 = load <32 x i32>, ptr %x6, align 4
  %v9 = xor <32 x i32> %v8, %i_key_1
  %x7 = getelementptr i8, ptr %frame, i64 0
  store <32 x i32> %v9, ptr %x7, align 4
  %v10 = add <32 x i32> %v9, splat (i32 2654435769)
  %v11 = lshr <32 x i32> %v10, splat (i32 16)
  %v12 = xor <32 x i32> %v10, %v11
  %v13 = mul <32 x i32> %v12, splat (i32 2146121005)
  %v14 = lshr <32 x i32> %v13, splat (i32 15)
  %v15 = xor <32 x i32> %v13, %v14
  %v16 = mul <32 x i32> %v15, splat (i32 2221713035)
  %v17 = lshr <32 x i32> %v16, splat (i32 16)
  %v18 = xor <32 x i32> %v16, %v17
  %v19 = lshr <32 x i32> %v18, splat (i32 31)
  %v20 = icmp eq <32 x i32> %v19, splat (i32 1)
  %x8 = getelementptr i8, ptr %frame, i64 128
  %x9 = sext <32 x i1> %v20 to <32 x i8>
  store <32 x i8> %x9, ptr %x8, align 4
  %v21 = xor <32 x i1> %v20, splat (i1 true)
  %x10 = getelementptr i8, ptr %frame, i64 160
  %x11 = sext <32 x i1> %v21 to <32 x i8>
  store <32 x i8> %x11, ptr %x10, align 4
  %v22 = zext <32 x i1> %v21 to <32 x i8>
  %x12 = getelementptr ptr, ptr %target, i64 1
  %x13 = load ptr, ptr %x12, align 8
  %x14 = getelementptr i8, ptr %x13, i64 %target_at
  store <32 x i8> %v22, ptr %x14, align 1
  %x15 = getelementptr ptr, ptr %source, i64 2
  %x16 = load ptr, ptr %x15, align 8
  %x17 = getelementptr i16, ptr %x16, i64 %source_at
  %i_deck_0_0 = load <32 x i16>, ptr %x17, align 2
  %v23 = icmp sgt <32 x i16> %i_deck_0_0, splat (i16 0)
  %x18 = getelementptr ptr, ptr %source, i64 3
  %x19 = load ptr, ptr %x18, align 8
  %x20 = getelementptr i16, ptr %x19, i64 %source_at
  %i_deck_0_1 = load <32 x i16>, ptr %x20, align 2
  %v24 = icmp sgt <32 x i16> %i_deck_0_1, splat (i16 0)
  %x21 = getelementptr ptr, ptr %source, i64 4
  %x22 = load ptr, ptr %x21, align 8
  %x23 = getelementptr i16, ptr %x22, i64 %source_at
  %i_deck_0_2 = load <32 x i16>, ptr %x23, align 2
  %v25 = icmp sgt <32 x i16> %i_deck_0_2, splat (i16 0)
  %x24 = getelementptr ptr, ptr %source, i64 5
  %x25 = load ptr, ptr %x24, align 8
  %x26 = getelementptr i16, ptr %x25, i64 %source_at
  %i_deck_0_3 = load <32 x i16>, ptr %x26, align 2
  %v26 = icmp sgt <32 x i16> %i_deck_0_3, splat (i16 0)
  %x27 = getelementptr ptr, ptr %source, i64 6
  %x28 = load ptr, ptr %x27, align 8
  %x29 = getelementptr i16, ptr %x28, i64 %source_at
  %i_deck_0_4 = load <32 x i16>, ptr %x29, align 2
  %v27 = icmp sgt <32 x i16> %i_deck_0_4, splat (i16 0)
  %x30 = getelementptr ptr, ptr %source, i64 7
  %x31 = load ptr, ptr %x30, align 8
  %x32 = getelementptr i16, ptr %x31, i64 %source_at
  %i_deck_0_5 = load <32 x i16>, ptr %x32, align 2
  %v28 = icmp sgt <32 x i16> %i_deck_0_5, splat (i16 0)
  %x33 = getelementptr ptr, ptr %source, i64 8
  %x34 = load ptr, ptr %x33, align 8
  %x35 = getelementptr i16, ptr %x34, i64 %source_at
  %i_deck_0_6 = load <32 x i16>, ptr %x35, align 2
  %v29 = icmp sgt <32 x i16> %i_deck_0_6, splat (i16 0)
  %x36 = getelementptr ptr, ptr %source, i64 9
  %x37 = load ptr, ptr %x36, align 8
  %x38 = getelementptr i16, ptr %x37, i64 %source_at
  %i_deck_0_7 = load <32 x i16>, ptr %x38, align 2
  %v30 = icmp sgt <32 x i16> %i_deck_0_7, splat (i16 0)
  %x39 = getelementptr ptr, ptr %source, i64 10
  %x40 = load ptr, ptr %x39, align 8
  %x41 = getelementptr i16, ptr %x40, i64 %source_at
  %i_deck_0_8 = load <32 x i16>, ptr %x41, align 2
  %v31 = icmp sgt <32 x i16> %i_deck_0_8, splat (i16 0)
  %x42 = getelementptr ptr, ptr %source, i64 11
  %x43 = load ptr, ptr %x42, align 8
  %x44 = getelementptr i16, ptr %x43, i64 %source_at
  %i_deck_0_9 = load <32 x i16>, ptr %x44, align 2
  %v32 = icmp sgt <32 x i16> %i_deck_0_9, splat (i16 0)
  %x45 = getelementptr ptr, ptr %source, i64 12
  %x46 = load ptr, ptr %x45, align 8
  %x47 = getelementptr i16, ptr %x46, i64 %source_at
  %i_deck_0_10 = load <32 x i16>, ptr %x47, align 2
  %v33 = icmp sgt <32 x i16> %i_deck_0_10, splat (i16 0)
  %x48 = getelementptr ptr, ptr %source, i64 13
  %x49 = load ptr, ptr %x48, align 8
  %x50 = getelementptr i16, ptr %x49, i64 %source_at
  %i_deck_0_11 = load <32 x i16>, ptr %x50, align 2
  %v34 = icmp sgt <32 x i16> %i_deck_0_11, splat (i16 0)
  %x51 = getelementptr ptr, ptr %source, i64 14
  %x52 = load ptr, ptr %x51, align 8
  %x53 = getelementptr i16, ptr %x52, i64 %source_at
  %i_deck_0_12 = load <32 x i16>, ptr %x53, align 2
  %v35 = icmp sgt <32 x i16> %i_deck_0_12, splat (i16 0)
  %x54 = getelementptr ptr, ptr %source, i64 15
  %x55 = load ptr, ptr %x54, align 8
  %x56 = getelementptr i16, ptr %x55, i64 %source_at
  %i_deck_0_13 = load <32 x i16>, ptr %x56, align 2
  %v36 = icmp sgt <32 x i16> %i_deck_0_13, splat (i16 0)
  %x57 = getelementptr ptr, ptr %source, i64 16
  %x58 = load ptr, ptr %x57, align 8
  %x59 = getelementptr i16, ptr %x58, i64 %source_at
  %i_deck_0_14 = load <32 x i16>, ptr %x59, align 2
  %v37 = icmp sgt <32 x i16> %i_deck_0_14, splat (i16 0)
  %x60 = getelementptr ptr, ptr %source, i64 17
  %x61 = load ptr, ptr %x60, align 8
  %x62 = getelementptr i16, ptr %x61, i64 %source_at
  %i_deck_0_15 = load <32 x i16>, ptr %x62, align 2
  %v38 = icmp sgt <32 x i16> %i_deck_0_15, splat (i16 0)
  %x63 = getelementptr ptr, ptr %source, i64 18
  %x64 = load ptr, ptr %x63, align 8
  %x65 = getelementptr i16, ptr %x64, i64 %source_at
  %i_deck_0_16 = load <32 x i16>, ptr %x65, align 2
  %v39 = icmp sgt <32 x i16> %i_deck_0_16, splat (i16 0)
  %x66 = getelementptr ptr, ptr %source, i64 19
  %x67 = load ptr, ptr %x66, align 8
  %x68 = getelementptr i16, ptr %x67, i64 %source_at
  %i_deck_0_17 = load <32 x i16>, ptr %x68, align 2
  %v40 = icmp sgt <32 x i16> %i_deck_0_17, splat (i16 0)
  %x69 = getelementptr ptr, ptr %source, i64 20
  %x70 = load ptr, ptr %x69, align 8
  %x71 = getelementptr i16, ptr %x70, i64 %source_at
  %i_deck_0_18 = load <32 x i16>, ptr %x71, align 2
  %v41 = icmp sgt <32 x i16> %i_deck_0_18, splat (i16 0)
  %x72 = getelementptr ptr, ptr %source, i64 21
  %x73 = load ptr, ptr %x72, align 8
  %x74 = getelementptr i16, ptr %x73, i64 %source_at
  %i_deck_0_19 = load <32 x i16>, ptr %x74, align 2
  %v42 = icmp sgt <32 x i16> %i_deck_0_19, splat (i16 0)
  %v43 = select <32 x i1> %v23, <32 x i32> splat (i32 1), <32 x i32> splat (i32 0)
  %v44 = select <32 x i1> %v24, <32 x i32> splat (i32 2), <32 x i32> splat (i32 0)
  %v45 = or <32 x i32> %v43, %v44
  %v46 = select <32 x i1> %v25, <32 x i32> splat (i32 4), <32 x i32> splat (i32 0)
  %v47 = or <32 x i32> %v45, %v46
  %v48 = select <32 x i1> %v26, <32 x i32> splat (i32 8), <32 x i32> splat (i32 0)
  %v49 = or <32 x i32> %v47, %v48
  %v50 = select <32 x i1> %v27, <32 x i32> splat (i32 16), <32 x i32> splat (i32 0)
  %v51 = or <32 x i32> %v49, %v50
  %v52 = select <32 x i1> %v28, <32 x i32> splat (i32 32), <32 x i32> splat (i32 0)
  %v53 = or <32 x i32> %v51, %v52
  %v54 = select <32 x i1> %v29, <32 x i32> splat (i32 64), <32 x i32> splat (i32 0)
  %v55 = or <32 x i32> %v53, %v54
  %v56 = select <32 x i1> %v30, <32 x i32> splat (i32 128), <32 x i32> splat (i32 0)
  %v57 = or <32 x i32> %v55, %v56
  %v58 = select <32 x i1> %v31, <32 x i32> splat (i32 256), <32 x i32> splat (i32 0)
  %v59 = or <32 x i32> %v57, %v58
  %v60 = select <32 x i1> %v32, <32 x i32> splat (i32 512), <32 x i32> splat (i32 0)
  %v61 = or <32 x i32> %v59, %v60
  %v62 = select <32 x i1> %v33, <32 x i32> splat (i32 1024), <32 x i32> splat (i32 0)
  %v63 = or <32 x i32> %v61, %v62
  %v64 = select <32 x i1> %v34, <32 x i32> splat (i32 2048), <32 x i32> splat (i32 0)
  %v65 = or <32 x i32> %v63, %v64
  %v66 = select <32 x i1> %v35, <32 x i32> splat (i32 4096), <32 x i32> splat (i32 0)
  %v67 = or <32 x i32> %v65, %v66
  %v68 = select <32 x i1> %v36, <32 x i32> splat (i32 8192), <32 x i32> splat (i32 0)
  %v69 = or <32 x i32> %v67, %v68
  %v70 = select <32 x i1> %v37, <32 x i32> splat (i32 16384), <32 x i32> splat (i32 0)
  %v71 = or <32 x i32> %v69, %v70
  %v72 = select <32 x i1> %v38, <32 x i32> splat (i32 32768), <32 x i32> splat (i32 0)
  %v73 = or <32 x i32> %v71, %v72
  %v74 = select <32 x i1> %v39, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 0)
  %v75 = or <32 x i32> %v73, %v74
  %v76 = select <32 x i1> %v40, <32 x i32> splat (i32 131072), <32 x i32> splat (i32 0)
  %v77 = or <32 x i32> %v75, %v76
  %v78 = select <32 x i1> %v41, <32 x i32> splat (i32 262144), <32 x i32> splat (i32 0)
  %v79 = or <32 x i32> %v77, %v78
  %v80 = select <32 x i1> %v42, <32 x i32> splat (i32 524288), <32 x i32> splat (i32 0)
  %v81 = or <32 x i32> %v79, %v80
  %x75 = sext <32 x i16> %i_deck_0_0 to <32 x i32>
  %x76 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x75
  %v82 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x76, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v83 = ashr <32 x i32> %v82, splat (i32 3)
  %v84 = and <32 x i32> %v83, splat (i32 1)
  %v85 = icmp eq <32 x i32> %v84, splat (i32 1)
  %x77 = sext <32 x i16> %i_deck_0_1 to <32 x i32>
  %x78 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x77
  %v86 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x78, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v87 = ashr <32 x i32> %v86, splat (i32 3)
  %v88 = and <32 x i32> %v87, splat (i32 1)
  %v89 = icmp eq <32 x i32> %v88, splat (i32 1)
  %x79 = sext <32 x i16> %i_deck_0_2 to <32 x i32>
  %x80 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x79
  %v90 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x80, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v91 = ashr <32 x i32> %v90, splat (i32 3)
  %v92 = and <32 x i32> %v91, splat (i32 1)
  %v93 = icmp eq <32 x i32> %v92, splat (i32 1)
  %x81 = sext <32 x i16> %i_deck_0_3 to <32 x i32>
  %x82 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x81
  %v94 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x82, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v95 = ashr <32 x i32> %v94, splat (i32 3)
  %v96 = and <32 x i32> %v95, splat (i32 1)
  %v97 = icmp eq <32 x i32> %v96, splat (i32 1)
  %x83 = sext <32 x i16> %i_deck_0_4 to <32 x i32>
  %x84 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x83
  %v98 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x84, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v99 = ashr <32 x i32> %v98, splat (i32 3)
  %v100 = and <32 x i32> %v99, splat (i32 1)
  %v101 = icmp eq <32 x i32> %v100, splat (i32 1)
  %x85 = sext <32 x i16> %i_deck_0_5 to <32 x i32>
  %x86 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x85
  %v102 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x86, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v103 = ashr <32 x i32> %v102, splat (i32 3)
  %v104 = and <32 x i32> %v103, splat (i32 1)
  %v105 = icmp eq <32 x i32> %v104, splat (i32 1)
  %x87 = sext <32 x i16> %i_deck_0_6 to <32 x i32>
  %x88 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x87
  %v106 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x88, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v107 = ashr <32 x i32> %v106, splat (i32 3)
  %v108 = and <32 x i32> %v107, splat (i32 1)
  %v109 = icmp eq <32 x i32> %v108, splat (i32 1)
  %x89 = sext <32 x i16> %i_deck_0_7 to <32 x i32>
  %x90 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x89
  %v110 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x90, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v111 = ashr <32 x i32> %v110, splat (i32 3)
  %v112 = and <32 x i32> %v111, splat (i32 1)
  %v113 = icmp eq <32 x i32> %v112, splat (i32 1)
  %x91 = sext <32 x i16> %i_deck_0_8 to <32 x i32>
  %x92 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x91
  %v114 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x92, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v115 = ashr <32 x i32> %v114, splat (i32 3)
  %v116 = and <32 x i32> %v115, splat (i32 1)
  %v117 = icmp eq <32 x i32> %v116, splat (i32 1)
  %x93 = sext <32 x i16> %i_deck_0_9 to <32 x i32>
  %x94 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x93
  %v118 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x94, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v119 = ashr <32 x i32> %v118, splat (i32 3)
  %v120 = and <32 x i32> %v119, splat (i32 1)
  %v121 = icmp eq <32 x i32> %v120, splat (i32 1)
  %x95 = sext <32 x i16> %i_deck_0_10 to <32 x i32>
  %x96 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x95
  %v122 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x96, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v123 = ashr <32 x i32> %v122, splat (i32 3)
  %v124 = and <32 x i32> %v123, splat (i32 1)
  %v125 = icmp eq <32 x i32> %v124, splat (i32 1)
  %x97 = sext <32 x i16> %i_deck_0_11 to <32 x i32>
  %x98 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x97
  %v126 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x98, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v127 = ashr <32 x i32> %v126, splat (i32 3)
  %v128 = and <32 x i32> %v127, splat (i32 1)
  %v129 = icmp eq <32 x i32> %v128, splat (i32 1)
  %x99 = sext <32 x i16> %i_deck_0_12 to <32 x i32>
  %x100 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x99
  %v130 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x100, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v131 = ashr <32 x i32> %v130, splat (i32 3)
  %v132 = and <32 x i32> %v131, splat (i32 1)
  %v133 = icmp eq <32 x i32> %v132, splat (i32 1)
  %x101 = sext <32 x i16> %i_deck_0_13 to <32 x i32>
  %x102 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x101
  %v134 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x102, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v135 = ashr <32 x i32> %v134, splat (i32 3)
  %v136 = and <32 x i32> %v135, splat (i32 1)
  %v137 = icmp eq <32 x i32> %v136, splat (i32 1)
  %x103 = sext <32 x i16> %i_deck_0_14 to <32 x i32>
  %x104 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x103
  %v138 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x104, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v139 = ashr <32 x i32> %v138, splat (i32 3)
  %v140 = and <32 x i32> %v139, splat (i32 1)
  %v141 = icmp eq <32 x i32> %v140, splat (i32 1)
  %x105 = sext <32 x i16> %i_deck_0_15 to <32 x i32>
  %x106 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x105
  %v142 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x106, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v143 = ashr <32 x i32> %v142, splat (i32 3)
  %v144 = and <32 x i32> %v143, splat (i32 1)
  %v145 = icmp eq <32 x i32> %v144, splat (i32 1)
  %x107 = sext <32 x i16> %i_deck_0_16 to <32 x i32>
  %x108 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x107
  %v146 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x108, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v147 = ashr <32 x i32> %v146, splat (i32 3)
  %v148 = and <32 x i32> %v147, splat (i32 1)
  %v149 = icmp eq <32 x i32> %v148, splat (i32 1)
  %x109 = sext <32 x i16> %i_deck_0_17 to <32 x i32>
  %x110 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x109
  %v150 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x110, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v151 = ashr <32 x i32> %v150, splat (i32 3)
  %v152 = and <32 x i32> %v151, splat (i32 1)
  %v153 = icmp eq <32 x i32> %v152, splat (i32 1)
  %x111 = sext <32 x i16> %i_deck_0_18 to <32 x i32>
  %x112 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x111
  %v154 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x112, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v155 = ashr <32 x i32> %v154, splat (i32 3)
  %v156 = and <32 x i32> %v155, splat (i32 1)
  %v157 = icmp eq <32 x i32> %v156, splat (i32 1)
  %x113 = sext <32 x i16> %i_deck_0_19 to <32 x i32>
  %x114 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x113
  %v158 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x114, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v159 = ashr <32 x i32> %v158, splat (i32 3)
  %v160 = and <32 x i32> %v159, splat (i32 1)
  %v161 = icmp eq <32 x i32> %v160, splat (i32 1)
  %v162 = select <32 x i1> %v85, <32 x i32> splat (i32 1), <32 x i32> splat (i32 0)
  %v163 = select <32 x i1> %v89, <32 x i32> splat (i32 2), <32 x i32> splat (i32 0)
  %v164 = or <32 x i32> %v162, %v163
  %v165 = select <32 x i1> %v93, <32 x i32> splat (i32 4), <32 x i32> splat (i32 0)
  %v166 = or <32 x i32> %v164, %v165
  %v167 = select <32 x i1> %v97, <32 x i32> splat (i32 8), <32 x i32> splat (i32 0)
  %v168 = or <32 x i32> %v166, %v167
  %v169 = select <32 x i1> %v101, <32 x i32> splat (i32 16), <32 x i32> splat (i32 0)
  %v170 = or <32 x i32> %v168, %v169
  %v171 = select <32 x i1> %v105, <32 x i32> splat (i32 32), <32 x i32> splat (i32 0)
  %v172 = or <32 x i32> %v170, %v171
  %v173 = select <32 x i1> %v109, <32 x i32> splat (i32 64), <32 x i32> splat (i32 0)
  %v174 = or <32 x i32> %v172, %v173
  %v175 = select <32 x i1> %v113, <32 x i32> splat (i32 128), <32 x i32> splat (i32 0)
  %v176 = or <32 x i32> %v174, %v175
  %v177 = select <32 x i1> %v117, <32 x i32> splat (i32 256), <32 x i32> splat (i32 0)
  %v178 = or <32 x i32> %v176, %v177
  %v179 = select <32 x i1> %v121, <32 x i32> splat (i32 512), <32 x i32> splat (i32 0)
  %v180 = or <32 x i32> %v178, %v179
  %v181 = select <32 x i1> %v125, <32 x i32> splat (i32 1024), <32 x i32> splat (i32 0)
  %v182 = or <32 x i32> %v180, %v181
  %v183 = select <32 x i1> %v129, <32 x i32> splat (i32 2048), <32 x i32> splat (i32 0)
  %v184 = or <32 x i32> %v182, %v183
  %v185 = select <32 x i1> %v133, <32 x i32> splat (i32 4096), <32 x i32> splat (i32 0)
  %v186 = or <32 x i32> %v184, %v185
  %v187 = select <32 x i1> %v137, <32 x i32> splat (i32 8192), <32 x i32> splat (i32 0)
  %v188 = or <32 x i32> %v186, %v187
  %v189 = select <32 x i1> %v141, <32 x i32> splat (i32 16384), <32 x i32> splat (i32 0)
  %v190 = or <32 x i32> %v188, %v189
  %v191 = select <32 x i1> %v145, <32 x i32> splat (i32 32768), <32 x i32> splat (i32 0)
  %v192 = or <32 x i32> %v190, %v191
  %v193 = select <32 x i1> %v149, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 0)
  %v194 = or <32 x i32> %v192, %v193
  %v195 = select <32 x i1> %v153, <32 x i32> splat (i32 131072), <32 x i32> splat (i32 0)
  %v196 = or <32 x i32> %v194, %v195
  %v197 = select <32 x i1> %v157, <32 x i32> splat (i32 262144), <32 x i32> splat (i32 0)
  %v198 = or <32 x i32> %v196, %v197
  %v199 = select <32 x i1> %v161, <32 x i32> splat (i32 524288), <32 x i32> splat (i32 0)
  %v200 = or <32 x i32> %v198, %v199
  %x115 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v81)
  %v201 = trunc <32 x i32> %x115 to <32 x i8>
  %v202 = add <32 x i32> %v9, splat (i32 3585159865)
  %v203 = lshr <32 x i32> %v202, splat (i32 16)
  %v204 = xor <32 x i32> %v202, %v203
  %v205 = mul <32 x i32> %v204, splat (i32 2146121005)
  %v206 = lshr <32 x i32> %v205, splat (i32 15)
  %v207 = xor <32 x i32> %v205, %v206
  %v208 = mul <32 x i32> %v207, splat (i32 2221713035)
  %v209 = lshr <32 x i32> %v208, splat (i32 16)
  %v210 = xor <32 x i32> %v208, %v209
  %v211 = sext <32 x i8> %v201 to <32 x i32>
  %v212 = lshr <32 x i32> %v210, splat (i32 16)
  %v213 = mul <32 x i32> %v212, %v211
  %v214 = and <32 x i32> %v210, splat (i32 65535)
  %v215 = mul <32 x i32> %v214, %v211
  %v216 = lshr <32 x i32> %v215, splat (i32 16)
  %v217 = add <32 x i32> %v213, %v216
  %v218 = lshr <32 x i32> %v217, splat (i32 16)
  %v219 = trunc <32 x i32> %v218 to <32 x i8>
  %v220 = icmp slt <32 x i8> %v219, %v201
  %v221 = and <32 x i32> %v81, splat (i32 65535)
  %x116 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v221)
  %v222 = trunc <32 x i32> %x116 to <32 x i8>
  %v223 = icmp sge <32 x i8> %v219, %v222
  %v224 = select <32 x i1> %v223, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v225 = lshr <32 x i32> %v81, splat (i32 16)
  %v226 = select <32 x i1> %v223, <32 x i32> %v225, <32 x i32> %v81
  %v227 = sub <32 x i8> %v219, %v222
  %v228 = select <32 x i1> %v223, <32 x i8> %v227, <32 x i8> %v219
  %v229 = and <32 x i32> %v226, splat (i32 255)
  %x117 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v229)
  %v230 = trunc <32 x i32> %x117 to <32 x i8>
  %v231 = icmp sge <32 x i8> %v228, %v230
  %v232 = shl <32 x i32> %v224, splat (i32 8)
  %v233 = select <32 x i1> %v231, <32 x i32> %v232, <32 x i32> %v224
  %v234 = lshr <32 x i32> %v226, splat (i32 8)
  %v235 = select <32 x i1> %v231, <32 x i32> %v234, <32 x i32> %v226
  %v236 = sub <32 x i8> %v228, %v230
  %v237 = select <32 x i1> %v231, <32 x i8> %v236, <32 x i8> %v228
  %v238 = and <32 x i32> %v235, splat (i32 15)
  %x118 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v238)
  %v239 = trunc <32 x i32> %x118 to <32 x i8>
  %v240 = icmp sge <32 x i8> %v237, %v239
  %v241 = shl <32 x i32> %v233, splat (i32 4)
  %v242 = select <32 x i1> %v240, <32 x i32> %v241, <32 x i32> %v233
  %v243 = lshr <32 x i32> %v235, splat (i32 4)
  %v244 = select <32 x i1> %v240, <32 x i32> %v243, <32 x i32> %v235
  %v245 = sub <32 x i8> %v237, %v239
  %v246 = select <32 x i1> %v240, <32 x i8> %v245, <32 x i8> %v237
  %v247 = and <32 x i32> %v244, splat (i32 3)
  %x119 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v247)
  %v248 = trunc <32 x i32> %x119 to <32 x i8>
  %v249 = icmp sge <32 x i8> %v246, %v248
  %v250 = shl <32 x i32> %v242, splat (i32 2)
  %v251 = select <32 x i1> %v249, <32 x i32> %v250, <32 x i32> %v242
  %v252 = lshr <32 x i32> %v244, splat (i32 2)
  %v253 = select <32 x i1> %v249, <32 x i32> %v252, <32 x i32> %v244
  %v254 = sub <32 x i8> %v246, %v248
  %v255 = select <32 x i1> %v249, <32 x i8> %v254, <32 x i8> %v246
  %v256 = and <32 x i32> %v253, splat (i32 1)
  %x120 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v256)
  %v257 = trunc <32 x i32> %x120 to <32 x i8>
  %v258 = icmp sge <32 x i8> %v255, %v257
  %v259 = shl <32 x i32> %v251, splat (i32 1)
  %v260 = select <32 x i1> %v258, <32 x i32> %v259, <32 x i32> %v251
  %v261 = select <32 x i1> %v220, <32 x i32> %v260, <32 x i32> splat (i32 0)
  %v262 = xor <32 x i32> %v81, %v261
  %x121 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v262)
  %v263 = trunc <32 x i32> %x121 to <32 x i8>
  %v264 = add <32 x i32> %v9, splat (i32 1944628338)
  %v265 = lshr <32 x i32> %v264, splat (i32 16)
  %v266 = xor <32 x i32> %v264, %v265
  %v267 = mul <32 x i32> %v266, splat (i32 2146121005)
  %v268 = lshr <32 x i32> %v267, splat (i32 15)
  %v269 = xor <32 x i32> %v267, %v268
  %v270 = mul <32 x i32> %v269, splat (i32 2221713035)
  %v271 = lshr <32 x i32> %v270, splat (i32 16)
  %v272 = xor <32 x i32> %v270, %v271
  %v273 = sext <32 x i8> %v263 to <32 x i32>
  %v274 = lshr <32 x i32> %v272, splat (i32 16)
  %v275 = mul <32 x i32> %v274, %v273
  %v276 = and <32 x i32> %v272, splat (i32 65535)
  %v277 = mul <32 x i32> %v276, %v273
  %v278 = lshr <32 x i32> %v277, splat (i32 16)
  %v279 = add <32 x i32> %v275, %v278
  %v280 = lshr <32 x i32> %v279, splat (i32 16)
  %v281 = trunc <32 x i32> %v280 to <32 x i8>
  %v282 = icmp slt <32 x i8> %v281, %v263
  %v283 = and <32 x i32> %v262, splat (i32 65535)
  %x122 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v283)
  %v284 = trunc <32 x i32> %x122 to <32 x i8>
  %v285 = icmp sge <32 x i8> %v281, %v284
  %v286 = select <32 x i1> %v285, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v287 = lshr <32 x i32> %v262, splat (i32 16)
  %v288 = select <32 x i1> %v285, <32 x i32> %v287, <32 x i32> %v262
  %v289 = sub <32 x i8> %v281, %v284
  %v290 = select <32 x i1> %v285, <32 x i8> %v289, <32 x i8> %v281
  %v291 = and <32 x i32> %v288, splat (i32 255)
  %x123 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v291)
  %v292 = trunc <32 x i32> %x123 to <32 x i8>
  %v293 = icmp sge <32 x i8> %v290, %v292
  %v294 = shl <32 x i32> %v286, splat (i32 8)
  %v295 = select <32 x i1> %v293, <32 x i32> %v294, <32 x i32> %v286
  %v296 = lshr <32 x i32> %v288, splat (i32 8)
  %v297 = select <32 x i1> %v293, <32 x i32> %v296, <32 x i32> %v288
  %v298 = sub <32 x i8> %v290, %v292
  %v299 = select <32 x i1> %v293, <32 x i8> %v298, <32 x i8> %v290
  %v300 = and <32 x i32> %v297, splat (i32 15)
  %x124 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v300)
  %v301 = trunc <32 x i32> %x124 to <32 x i8>
  %v302 = icmp sge <32 x i8> %v299, %v301
  %v303 = shl <32 x i32> %v295, splat (i32 4)
  %v304 = select <32 x i1> %v302, <32 x i32> %v303, <32 x i32> %v295
  %v305 = lshr <32 x i32> %v297, splat (i32 4)
  %v306 = select <32 x i1> %v302, <32 x i32> %v305, <32 x i32> %v297
  %v307 = sub <32 x i8> %v299, %v301
  %v308 = select <32 x i1> %v302, <32 x i8> %v307, <32 x i8> %v299
  %v309 = and <32 x i32> %v306, splat (i32 3)
  %x125 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v309)
  %v310 = trunc <32 x i32> %x125 to <32 x i8>
  %v311 = icmp sge <32 x i8> %v308, %v310
  %v312 = shl <32 x i32> %v304, splat (i32 2)
  %v313 = select <32 x i1> %v311, <32 x i32> %v312, <32 x i32> %v304
  %v314 = lshr <32 x i32> %v306, splat (i32 2)
  %v315 = select <32 x i1> %v311, <32 x i32> %v314, <32 x i32> %v306
  %v316 = sub <32 x i8> %v308, %v310
  %v317 = select <32 x i1> %v311, <32 x i8> %v316, <32 x i8> %v308
  %v318 = and <32 x i32> %v315, splat (i32 1)
  %x126 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v318)
  %v319 = trunc <32 x i32> %x126 to <32 x i8>
  %v320 = icmp sge <32 x i8> %v317, %v319
  %v321 = shl <32 x i32> %v313, splat (i32 1)
  %v322 = select <32 x i1> %v320, <32 x i32> %v321, <32 x i32> %v313
  %v323 = select <32 x i1> %v282, <32 x i32> %v322, <32 x i32> splat (i32 0)
  %v324 = xor <32 x i32> %v262, %v323
  %x127 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v324)
  %v325 = trunc <32 x i32> %x127 to <32 x i8>
  %v326 = add <32 x i32> %v9, splat (i32 304096811)
  %v327 = lshr <32 x i32> %v326, splat (i32 16)
  %v328 = xor <32 x i32> %v326, %v327
  %v329 = mul <32 x i32> %v328, splat (i32 2146121005)
  %v330 = lshr <32 x i32> %v329, splat (i32 15)
  %v331 = xor <32 x i32> %v329, %v330
  %v332 = mul <32 x i32> %v331, splat (i32 2221713035)
  %v333 = lshr <32 x i32> %v332, splat (i32 16)
  %v334 = xor <32 x i32> %v332, %v333
  %v335 = sext <32 x i8> %v325 to <32 x i32>
  %v336 = lshr <32 x i32> %v334, splat (i32 16)
  %v337 = mul <32 x i32> %v336, %v335
  %v338 = and <32 x i32> %v334, splat (i32 65535)
  %v339 = mul <32 x i32> %v338, %v335
  %v340 = lshr <32 x i32> %v339, splat (i32 16)
  %v341 = add <32 x i32> %v337, %v340
  %v342 = lshr <32 x i32> %v341, splat (i32 16)
  %v343 = trunc <32 x i32> %v342 to <32 x i8>
  %v344 = icmp slt <32 x i8> %v343, %v325
  %v345 = and <32 x i32> %v324, splat (i32 65535)
  %x128 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v345)
  %v346 = trunc <32 x i32> %x128 to <32 x i8>
  %v347 = icmp sge <32 x i8> %v343, %v346
  %v348 = select <32 x i1> %v347, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v349 = lshr <32 x i32> %v324, splat (i32 16)
  %v350 = select <32 x i1> %v347, <32 x i32> %v349, <32 x i32> %v324
  %v351 = sub <32 x i8> %v343, %v346
  %v352 = select <32 x i1> %v347, <32 x i8> %v351, <32 x i8> %v343
  %v353 = and <32 x i32> %v350, splat (i32 255)
  %x129 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v353)
  %v354 = trunc <32 x i32> %x129 to <32 x i8>
  %v355 = icmp sge <32 x i8> %v352, %v354
  %v356 = shl <32 x i32> %v348, splat (i32 8)
  %v357 = select <32 x i1> %v355, <32 x i32> %v356, <32 x i32> %v348
  %v358 = lshr <32 x i32> %v350, splat (i32 8)
  %v359 = select <32 x i1> %v355, <32 x i32> %v358, <32 x i32> %v350
  %v360 = sub <32 x i8> %v352, %v354
  %v361 = select <32 x i1> %v355, <32 x i8> %v360, <32 x i8> %v352
  %v362 = and <32 x i32> %v359, splat (i32 15)
  %x130 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v362)
  %v363 = trunc <32 x i32> %x130 to <32 x i8>
  %v364 = icmp sge <32 x i8> %v361, %v363
  %v365 = shl <32 x i32> %v357, splat (i32 4)
  %v366 = select <32 x i1> %v364, <32 x i32> %v365, <32 x i32> %v357
  %v367 = lshr <32 x i32> %v359, splat (i32 4)
  %v368 = select <32 x i1> %v364, <32 x i32> %v367, <32 x i32> %v359
  %v369 = sub <32 x i8> %v361, %v363
  %v370 = select <32 x i1> %v364, <32 x i8> %v369, <32 x i8> %v361
  %v371 = and <32 x i32> %v368, splat (i32 3)
  %x131 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v371)
  %v372 = trunc <32 x i32> %x131 to <32 x i8>
  %v373 = icmp sge <32 x i8> %v370, %v372
  %v374 = shl <32 x i32> %v366, splat (i32 2)
  %v375 = select <32 x i1> %v373, <32 x i32> %v374, <32 x i32> %v366
  %v376 = lshr <32 x i32> %v368, splat (i32 2)
  %v377 = select <32 x i1> %v373, <32 x i32> %v376, <32 x i32> %v368
  %v378 = sub <32 x i8> %v370, %v372
  %v379 = select <32 x i1> %v373, <32 x i8> %v378, <32 x i8> %v370
  %v380 = and <32 x i32> %v377, splat (i32 1)
  %x132 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v380)
  %v381 = trunc <32 x i32> %x132 to <32 x i8>
  %v382 = icmp sge <32 x i8> %v379, %v381
  %v383 = shl <32 x i32> %v375, splat (i32 1)
  %v384 = select <32 x i1> %v382, <32 x i32> %v383, <32 x i32> %v375
  %v385 = select <32 x i1> %v344, <32 x i32> %v384, <32 x i32> splat (i32 0)
  %v386 = xor <32 x i32> %v324, %v385
  %x133 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v386)
  %v387 = trunc <32 x i32> %x133 to <32 x i8>
  %v388 = add <32 x i32> %v9, splat (i32 2958532580)
  %v389 = lshr <32 x i32> %v388, splat (i32 16)
  %v390 = xor <32 x i32> %v388, %v389
  %v391 = mul <32 x i32> %v390, splat (i32 2146121005)
  %v392 = lshr <32 x i32> %v391, splat (i32 15)
  %v393 = xor <32 x i32> %v391, %v392
  %v394 = mul <32 x i32> %v393, splat (i32 2221713035)
  %v395 = lshr <32 x i32> %v394, splat (i32 16)
  %v396 = xor <32 x i32> %v394, %v395
  %v397 = sext <32 x i8> %v387 to <32 x i32>
  %v398 = lshr <32 x i32> %v396, splat (i32 16)
  %v399 = mul <32 x i32> %v398, %v397
  %v400 = and <32 x i32> %v396, splat (i32 65535)
  %v401 = mul <32 x i32> %v400, %v397
  %v402 = lshr <32 x i32> %v401, splat (i32 16)
  %v403 = add <32 x i32> %v399, %v402
  %v404 = lshr <32 x i32> %v403, splat (i32 16)
  %v405 = trunc <32 x i32> %v404 to <32 x i8>
  %v406 = icmp slt <32 x i8> %v405, %v387
  %v407 = and <32 x i32> %v386, splat (i32 65535)
  %x134 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v407)
  %v408 = trunc <32 x i32> %x134 to <32 x i8>
  %v409 = icmp sge <32 x i8> %v405, %v408
  %v410 = select <32 x i1> %v409, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v411 = lshr <32 x i32> %v386, splat (i32 16)
  %v412 = select <32 x i1> %v409, <32 x i32> %v411, <32 x i32> %v386
  %v413 = sub <32 x i8> %v405, %v408
  %v414 = select <32 x i1> %v409, <32 x i8> %v413, <32 x i8> %v405
  %v415 = and <32 x i32> %v412, splat (i32 255)
  %x135 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v415)
  %v416 = trunc <32 x i32> %x135 to <32 x i8>
  %v417 = icmp sge <32 x i8> %v414, %v416
  %v418 = shl <32 x i32> %v410, splat (i32 8)
  %v419 = select <32 x i1> %v417, <32 x i32> %v418, <32 x i32> %v410
  %v420 = lshr <32 x i32> %v412, splat (i32 8)
  %v421 = select <32 x i1> %v417, <32 x i32> %v420, <32 x i32> %v412
  %v422 = sub <32 x i8> %v414, %v416
  %v423 = select <32 x i1> %v417, <32 x i8> %v422, <32 x i8> %v414
  %v424 = and <32 x i32> %v421, splat (i32 15)
  %x136 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v424)
  %v425 = trunc <32 x i32> %x136 to <32 x i8>
  %v426 = icmp sge <32 x i8> %v423, %v425
  %v427 = shl <32 x i32> %v419, splat (i32 4)
  %v428 = select <32 x i1> %v426, <32 x i32> %v427, <32 x i32> %v419
  %v429 = lshr <32 x i32> %v421, splat (i32 4)
  %v430 = select <32 x i1> %v426, <32 x i32> %v429, <32 x i32> %v421
  %v431 = sub <32 x i8> %v423, %v425
  %v432 = select <32 x i1> %v426, <32 x i8> %v431, <32 x i8> %v423
  %v433 = and <32 x i32> %v430, splat (i32 3)
  %x137 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v433)
  %v434 = trunc <32 x i32> %x137 to <32 x i8>
  %v435 = icmp sge <32 x i8> %v432, %v434
  %v436 = shl <32 x i32> %v428, splat (i32 2)
  %v437 = select <32 x i1> %v435, <32 x i32> %v436, <32 x i32> %v428
  %v438 = lshr <32 x i32> %v430, splat (i32 2)
  %v439 = select <32 x i1> %v435, <32 x i32> %v438, <32 x i32> %v430
  %v440 = sub <32 x i8> %v432, %v434
  %v441 = select <32 x i1> %v435, <32 x i8> %v440, <32 x i8> %v432
  %v442 = and <32 x i32> %v439, splat (i32 1)
  %x138 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v442)
  %v443 = trunc <32 x i32> %x138 to <32 x i8>
  %v444 = icmp sge <32 x i8> %v441, %v443
  %v445 = shl <32 x i32> %v437, splat (i32 1)
  %v446 = select <32 x i1> %v444, <32 x i32> %v445, <32 x i32> %v437
  %v447 = select <32 x i1> %v406, <32 x i32> %v446, <32 x i32> splat (i32 0)
  %v448 = xor <32 x i32> %v386, %v447
  %x139 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v448)
  %v449 = trunc <32 x i32> %x139 to <32 x i8>
  %v450 = add <32 x i32> %v9, splat (i32 1318001053)
  %v451 = lshr <32 x i32> %v450, splat (i32 16)
  %v452 = xor <32 x i32> %v450, %v451
  %v453 = mul <32 x i32> %v452, splat (i32 2146121005)
  %v454 = lshr <32 x i32> %v453, splat (i32 15)
  %v455 = xor <32 x i32> %v453, %v454
  %v456 = mul <32 x i32> %v455, splat (i32 2221713035)
  %v457 = lshr <32 x i32> %v456, splat (i32 16)
  %v458 = xor <32 x i32> %v456, %v457
  %v459 = sext <32 x i8> %v449 to <32 x i32>
  %v460 = lshr <32 x i32> %v458, splat (i32 16)
  %v461 = mul <32 x i32> %v460, %v459
  %v462 = and <32 x i32> %v458, splat (i32 65535)
  %v463 = mul <32 x i32> %v462, %v459
  %v464 = lshr <32 x i32> %v463, splat (i32 16)
  %v465 = add <32 x i32> %v461, %v464
  %v466 = lshr <32 x i32> %v465, splat (i32 16)
  %v467 = trunc <32 x i32> %v466 to <32 x i8>
  %v468 = icmp slt <32 x i8> %v467, %v449
  %v469 = and <32 x i32> %v448, splat (i32 65535)
  %x140 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v469)
  %v470 = trunc <32 x i32> %x140 to <32 x i8>
  %v471 = icmp sge <32 x i8> %v467, %v470
  %v472 = select <32 x i1> %v471, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v473 = lshr <32 x i32> %v448, splat (i32 16)
  %v474 = select <32 x i1> %v471, <32 x i32> %v473, <32 x i32> %v448
  %v475 = sub <32 x i8> %v467, %v470
  %v476 = select <32 x i1> %v471, <32 x i8> %v475, <32 x i8> %v467
  %v477 = and <32 x i32> %v474, splat (i32 255)
  %x141 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v477)
  %v478 = trunc <32 x i32> %x141 to <32 x i8>
  %v479 = icmp sge <32 x i8> %v476, %v478
  %v480 = shl <32 x i32> %v472, splat (i32 8)
  %v481 = select <32 x i1> %v479, <32 x i32> %v480, <32 x i32> %v472
  %v482 = lshr <32 x i32> %v474, splat (i32 8)
  %v483 = select <32 x i1> %v479, <32 x i32> %v482, <32 x i32> %v474
  %v484 = sub <32 x i8> %v476, %v478
  %v485 = select <32 x i1> %v479, <32 x i8> %v484, <32 x i8> %v476
  %v486 = and <32 x i32> %v483, splat (i32 15)
  %x142 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v486)
  %v487 = trunc <32 x i32> %x142 to <32 x i8>
  %v488 = icmp sge <32 x i8> %v485, %v487
  %v489 = shl <32 x i32> %v481, splat (i32 4)
  %v490 = select <32 x i1> %v488, <32 x i32> %v489, <32 x i32> %v481
  %v491 = lshr <32 x i32> %v483, splat (i32 4)
  %v492 = select <32 x i1> %v488, <32 x i32> %v491, <32 x i32> %v483
  %v493 = sub <32 x i8> %v485, %v487
  %v494 = select <32 x i1> %v488, <32 x i8> %v493, <32 x i8> %v485
  %v495 = and <32 x i32> %v492, splat (i32 3)
  %x143 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v495)
  %v496 = trunc <32 x i32> %x143 to <32 x i8>
  %v497 = icmp sge <32 x i8> %v494, %v496
  %v498 = shl <32 x i32> %v490, splat (i32 2)
  %v499 = select <32 x i1> %v497, <32 x i32> %v498, <32 x i32> %v490
  %v500 = lshr <32 x i32> %v492, splat (i32 2)
  %v501 = select <32 x i1> %v497, <32 x i32> %v500, <32 x i32> %v492
  %v502 = sub <32 x i8> %v494, %v496
  %v503 = select <32 x i1> %v497, <32 x i8> %v502, <32 x i8> %v494
  %v504 = and <32 x i32> %v501, splat (i32 1)
  %x144 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v504)
  %v505 = trunc <32 x i32> %x144 to <32 x i8>
  %v506 = icmp sge <32 x i8> %v503, %v505
  %v507 = shl <32 x i32> %v499, splat (i32 1)
  %v508 = select <32 x i1> %v506, <32 x i32> %v507, <32 x i32> %v499
  %v509 = select <32 x i1> %v468, <32 x i32> %v508, <32 x i32> splat (i32 0)
  %v510 = xor <32 x i32> %v448, %v509
  %v511 = xor <32 x i32> %v81, %v510
  %v512 = and <32 x i32> %v200, %v511
  %v513 = icmp ugt <32 x i32> %v512, splat (i32 0)
  %v514 = xor <32 x i1> %v513, splat (i1 true)
  %x145 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v511)
  %v515 = trunc <32 x i32> %x145 to <32 x i8>
  %v516 = add <32 x i32> %v9, splat (i32 220916665)
  %v517 = lshr <32 x i32> %v516, splat (i32 16)
  %v518 = xor <32 x i32> %v516, %v517
  %v519 = mul <32 x i32> %v518, splat (i32 2146121005)
  %v520 = lshr <32 x i32> %v519, splat (i32 15)
  %v521 = xor <32 x i32> %v519, %v520
  %v522 = mul <32 x i32> %v521, splat (i32 2221713035)
  %v523 = lshr <32 x i32> %v522, splat (i32 16)
  %v524 = xor <32 x i32> %v522, %v523
  %v525 = sext <32 x i8> %v515 to <32 x i32>
  %v526 = lshr <32 x i32> %v524, splat (i32 16)
  %v527 = mul <32 x i32> %v526, %v525
  %v528 = and <32 x i32> %v524, splat (i32 65535)
  %v529 = mul <32 x i32> %v528, %v525
  %v530 = lshr <32 x i32> %v529, splat (i32 16)
  %v531 = add <32 x i32> %v527, %v530
  %v532 = lshr <32 x i32> %v531, splat (i32 16)
  %v533 = trunc <32 x i32> %v532 to <32 x i8>
  %v534 = icmp slt <32 x i8> %v533, %v515
  %v535 = and <32 x i1> %v514, %v534
  %v536 = and <32 x i32> %v511, splat (i32 65535)
  %x146 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v536)
  %v537 = trunc <32 x i32> %x146 to <32 x i8>
  %v538 = icmp sge <32 x i8> %v533, %v537
  %v539 = select <32 x i1> %v538, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v540 = lshr <32 x i32> %v511, splat (i32 16)
  %v541 = select <32 x i1> %v538, <32 x i32> %v540, <32 x i32> %v511
  %v542 = sub <32 x i8> %v533, %v537
  %v543 = select <32 x i1> %v538, <32 x i8> %v542, <32 x i8> %v533
  %v544 = and <32 x i32> %v541, splat (i32 255)
  %x147 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v544)
  %v545 = trunc <32 x i32> %x147 to <32 x i8>
  %v546 = icmp sge <32 x i8> %v543, %v545
  %v547 = shl <32 x i32> %v539, splat (i32 8)
  %v548 = select <32 x i1> %v546, <32 x i32> %v547, <32 x i32> %v539
  %v549 = lshr <32 x i32> %v541, splat (i32 8)
  %v550 = select <32 x i1> %v546, <32 x i32> %v549, <32 x i32> %v541
  %v551 = sub <32 x i8> %v543, %v545
  %v552 = select <32 x i1> %v546, <32 x i8> %v551, <32 x i8> %v543
  %v553 = and <32 x i32> %v550, splat (i32 15)
  %x148 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v553)
  %v554 = trunc <32 x i32> %x148 to <32 x i8>
  %v555 = icmp sge <32 x i8> %v552, %v554
  %v556 = shl <32 x i32> %v548, splat (i32 4)
  %v557 = select <32 x i1> %v555, <32 x i32> %v556, <32 x i32> %v548
  %v558 = lshr <32 x i32> %v550, splat (i32 4)
  %v559 = select <32 x i1> %v555, <32 x i32> %v558, <32 x i32> %v550
  %v560 = sub <32 x i8> %v552, %v554
  %v561 = select <32 x i1> %v555, <32 x i8> %v560, <32 x i8> %v552
  %v562 = and <32 x i32> %v559, splat (i32 3)
  %x149 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v562)
  %v563 = trunc <32 x i32> %x149 to <32 x i8>
  %v564 = icmp sge <32 x i8> %v561, %v563
  %v565 = shl <32 x i32> %v557, splat (i32 2)
  %v566 = select <32 x i1> %v564, <32 x i32> %v565, <32 x i32> %v557
  %v567 = lshr <32 x i32> %v559, splat (i32 2)
  %v568 = select <32 x i1> %v564, <32 x i32> %v567, <32 x i32> %v559
  %v569 = sub <32 x i8> %v561, %v563
  %v570 = select <32 x i1> %v564, <32 x i8> %v569, <32 x i8> %v561
  %v571 = and <32 x i32> %v568, splat (i32 1)
  %x150 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v571)
  %v572 = trunc <32 x i32> %x150 to <32 x i8>
  %v573 = icmp sge <32 x i8> %v570, %v572
  %v574 = shl <32 x i32> %v566, splat (i32 1)
  %v575 = select <32 x i1> %v573, <32 x i32> %v574, <32 x i32> %v566
  %v576 = select <32 x i1> %v535, <32 x i32> %v575, <32 x i32> splat (i32 0)
  %v577 = and <32 x i32> %v200, %v510
  %x151 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v577)
  %v578 = trunc <32 x i32> %x151 to <32 x i8>
  %v579 = add <32 x i32> %v9, splat (i32 1151640761)
  %v580 = lshr <32 x i32> %v579, splat (i32 16)
  %v581 = xor <32 x i32> %v579, %v580
  %v582 = mul <32 x i32> %v581, splat (i32 2146121005)
  %v583 = lshr <32 x i32> %v582, splat (i32 15)
  %v584 = xor <32 x i32> %v582, %v583
  %v585 = mul <32 x i32> %v584, splat (i32 2221713035)
  %v586 = lshr <32 x i32> %v585, splat (i32 16)
  %v587 = xor <32 x i32> %v585, %v586
  %v588 = sext <32 x i8> %v578 to <32 x i32>
  %v589 = lshr <32 x i32> %v587, splat (i32 16)
  %v590 = mul <32 x i32> %v589, %v588
  %v591 = and <32 x i32> %v587, splat (i32 65535)
  %v592 = mul <32 x i32> %v591, %v588
  %v593 = lshr <32 x i32> %v592, splat (i32 16)
  %v594 = add <32 x i32> %v590, %v593
  %v595 = lshr <32 x i32> %v594, splat (i32 16)
  %v596 = trunc <32 x i32> %v595 to <32 x i8>
  %v597 = icmp slt <32 x i8> %v596, %v578
  %v598 = and <32 x i1> %v514, %v597
  %v599 = and <32 x i32> %v577, splat (i32 65535)
  %x152 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v599)
  %v600 = trunc <32 x i32> %x152 to <32 x i8>
  %v601 = icmp sge <32 x i8> %v596, %v600
  %v602 = select <32 x i1> %v601, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v603 = lshr <32 x i32> %v577, splat (i32 16)
  %v604 = select <32 x i1> %v601, <32 x i32> %v603, <32 x i32> %v577
  %v605 = sub <32 x i8> %v596, %v600
  %v606 = select <32 x i1> %v601, <32 x i8> %v605, <32 x i8> %v596
  %v607 = and <32 x i32> %v604, splat (i32 255)
  %x153 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v607)
  %v608 = trunc <32 x i32> %x153 to <32 x i8>
  %v609 = icmp sge <32 x i8> %v606, %v608
  %v610 = shl <32 x i32> %v602, splat (i32 8)
  %v611 = select <32 x i1> %v609, <32 x i32> %v610, <32 x i32> %v602
  %v612 = lshr <32 x i32> %v604, splat (i32 8)
  %v613 = select <32 x i1> %v609, <32 x i32> %v612, <32 x i32> %v604
  %v614 = sub <32 x i8> %v606, %v608
  %v615 = select <32 x i1> %v609, <32 x i8> %v614, <32 x i8> %v606
  %v616 = and <32 x i32> %v613, splat (i32 15)
  %x154 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v616)
  %v617 = trunc <32 x i32> %x154 to <32 x i8>
  %v618 = icmp sge <32 x i8> %v615, %v617
  %v619 = shl <32 x i32> %v611, splat (i32 4)
  %v620 = select <32 x i1> %v618, <32 x i32> %v619, <32 x i32> %v611
  %v621 = lshr <32 x i32> %v613, splat (i32 4)
  %v622 = select <32 x i1> %v618, <32 x i32> %v621, <32 x i32> %v613
  %v623 = sub <32 x i8> %v615, %v617
  %v624 = select <32 x i1> %v618, <32 x i8> %v623, <32 x i8> %v615
  %v625 = and <32 x i32> %v622, splat (i32 3)
  %x155 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v625)
  %v626 = trunc <32 x i32> %x155 to <32 x i8>
  %v627 = icmp sge <32 x i8> %v624, %v626
  %v628 = shl <32 x i32> %v620, splat (i32 2)
  %v629 = select <32 x i1> %v627, <32 x i32> %v628, <32 x i32> %v620
  %v630 = lshr <32 x i32> %v622, splat (i32 2)
  %v631 = select <32 x i1> %v627, <32 x i32> %v630, <32 x i32> %v622
  %v632 = sub <32 x i8> %v624, %v626
  %v633 = select <32 x i1> %v627, <32 x i8> %v632, <32 x i8> %v624
  %v634 = and <32 x i32> %v631, splat (i32 1)
  %x156 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v634)
  %v635 = trunc <32 x i32> %x156 to <32 x i8>
  %v636 = icmp sge <32 x i8> %v633, %v635
  %v637 = shl <32 x i32> %v629, splat (i32 1)
  %v638 = select <32 x i1> %v636, <32 x i32> %v637, <32 x i32> %v629
  %v639 = select <32 x i1> %v598, <32 x i32> %v638, <32 x i32> splat (i32 0)
  %v640 = xor <32 x i32> %v511, %v576
  %v641 = or <32 x i32> %v640, %v639
  %v642 = and <32 x i32> %v641, splat (i32 1)
  %v643 = icmp ugt <32 x i32> %v642, splat (i32 0)
  %v644 = and <32 x i32> %v641, splat (i32 2)
  %v645 = icmp ugt <32 x i32> %v644, splat (i32 0)
  %v646 = and <32 x i32> %v641, splat (i32 4)
  %v647 = icmp ugt <32 x i32> %v646, splat (i32 0)
  %v648 = and <32 x i32> %v641, splat (i32 8)
  %v649 = icmp ugt <32 x i32> %v648, splat (i32 0)
  %v650 = and <32 x i32> %v641, splat (i32 16)
  %v651 = icmp ugt <32 x i32> %v650, splat (i32 0)
  %v652 = and <32 x i32> %v641, splat (i32 32)
  %v653 = icmp ugt <32 x i32> %v652, splat (i32 0)
  %v654 = and <32 x i32> %v641, splat (i32 64)
  %v655 = icmp ugt <32 x i32> %v654, splat (i32 0)
  %v656 = and <32 x i32> %v641, splat (i32 128)
  %v657 = icmp ugt <32 x i32> %v656, splat (i32 0)
  %v658 = and <32 x i32> %v641, splat (i32 256)
  %v659 = icmp ugt <32 x i32> %v658, splat (i32 0)
  %v660 = and <32 x i32> %v641, splat (i32 512)
  %v661 = icmp ugt <32 x i32> %v660, splat (i32 0)
  %v662 = and <32 x i32> %v641, splat (i32 1024)
  %v663 = icmp ugt <32 x i32> %v662, splat (i32 0)
  %v664 = and <32 x i32> %v641, splat (i32 2048)
  %v665 = icmp ugt <32 x i32> %v664, splat (i32 0)
  %v666 = and <32 x i32> %v641, splat (i32 4096)
  %v667 = icmp ugt <32 x i32> %v666, splat (i32 0)
  %v668 = and <32 x i32> %v641, splat (i32 8192)
  %v669 = icmp ugt <32 x i32> %v668, splat (i32 0)
  %v670 = and <32 x i32> %v641, splat (i32 16384)
  %v671 = icmp ugt <32 x i32> %v670, splat (i32 0)
  %v672 = and <32 x i32> %v641, splat (i32 32768)
  %v673 = icmp ugt <32 x i32> %v672, splat (i32 0)
  %v674 = and <32 x i32> %v641, splat (i32 65536)
  %v675 = icmp ugt <32 x i32> %v674, splat (i32 0)
  %v676 = and <32 x i32> %v641, splat (i32 131072)
  %v677 = icmp ugt <32 x i32> %v676, splat (i32 0)
  %v678 = and <32 x i32> %v641, splat (i32 262144)
  %v679 = icmp ugt <32 x i32> %v678, splat (i32 0)
  %v680 = and <32 x i32> %v641, splat (i32 524288)
  %v681 = icmp ugt <32 x i32> %v680, splat (i32 0)
  %x157 = getelementptr ptr, ptr %source, i64 42
  %x158 = load ptr, ptr %x157, align 8
  %x159 = getelementptr i16, ptr %x158, i64 %source_at
  %i_declared_0 = load <32 x i16>, ptr %x159, align 2
  %v682 = sext <32 x i16> %i_declared_0 to <32 x i32>
  %v683 = and <32 x i32> %v682, splat (i32 255)
  %x160 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v683)
  %v684 = trunc <32 x i32> %x160 to <32 x i8>
  %v685 = add <32 x i32> %v9, splat (i32 2082364857)
  %v686 = lshr <32 x i32> %v685, splat (i32 16)
  %v687 = xor <32 x i32> %v685, %v686
  %v688 = mul <32 x i32> %v687, splat (i32 2146121005)
  %v689 = lshr <32 x i32> %v688, splat (i32 15)
  %v690 = xor <32 x i32> %v688, %v689
  %v691 = mul <32 x i32> %v690, splat (i32 2221713035)
  %v692 = lshr <32 x i32> %v691, splat (i32 16)
  %v693 = xor <32 x i32> %v691, %v692
  %v694 = sext <32 x i8> %v684 to <32 x i32>
  %v695 = lshr <32 x i32> %v693, splat (i32 16)
  %v696 = mul <32 x i32> %v695, %v694
  %v697 = and <32 x i32> %v693, splat (i32 65535)
  %v698 = mul <32 x i32> %v697, %v694
  %v699 = lshr <32 x i32> %v698, splat (i32 16)
  %v700 = add <32 x i32> %v696, %v699
  %v701 = lshr <32 x i32> %v700, splat (i32 16)
  %v702 = trunc <32 x i32> %v701 to <32 x i8>
  %v703 = icmp slt <32 x i8> %v702, %v684
  %v704 = and <32 x i32> %v683, splat (i32 15)
  %x161 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v704)
  %v705 = trunc <32 x i32> %x161 to <32 x i8>
  %v706 = icmp sge <32 x i8> %v702, %v705
  %v707 = select <32 x i1> %v706, <32 x i32> splat (i32 16), <32 x i32> splat (i32 1)
  %v708 = lshr <32 x i32> %v683, splat (i32 4)
  %v709 = select <32 x i1> %v706, <32 x i32> %v708, <32 x i32> %v683
  %v710 = sub <32 x i8> %v702, %v705
  %v711 = select <32 x i1> %v706, <32 x i8> %v710, <32 x i8> %v702
  %v712 = and <32 x i32> %v709, splat (i32 3)
  %x162 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v712)
  %v713 = trunc <32 x i32> %x162 to <32 x i8>
  %v714 = icmp sge <32 x i8> %v711, %v713
  %v715 = shl <32 x i32> %v707, splat (i32 2)
  %v716 = select <32 x i1> %v714, <32 x i32> %v715, <32 x i32> %v707
  %v717 = lshr <32 x i32> %v709, splat (i32 2)
  %v718 = select <32 x i1> %v714, <32 x i32> %v717, <32 x i32> %v709
  %v719 = sub <32 x i8> %v711, %v713
  %v720 = select <32 x i1> %v714, <32 x i8> %v719, <32 x i8> %v711
  %v721 = and <32 x i32> %v718, splat (i32 1)
  %x163 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v721)
  %v722 = trunc <32 x i32> %x163 to <32 x i8>
  %v723 = icmp sge <32 x i8> %v720, %v722
  %v724 = shl <32 x i32> %v716, splat (i32 1)
  %v725 = select <32 x i1> %v723, <32 x i32> %v724, <32 x i32> %v716
  %v726 = select <32 x i1> %v703, <32 x i32> %v725, <32 x i32> splat (i32 0)
  %v727 = and <32 x i32> %v726, splat (i32 1)
  %v728 = icmp ugt <32 x i32> %v727, splat (i32 0)
  %v729 = and <32 x i32> %v726, splat (i32 2)
  %v730 = icmp ugt <32 x i32> %v729, splat (i32 0)
  %v731 = and <32 x i32> %v726, splat (i32 4)
  %v732 = icmp ugt <32 x i32> %v731, splat (i32 0)
  %v733 = and <32 x i32> %v726, splat (i32 8)
  %v734 = icmp ugt <32 x i32> %v733, splat (i32 0)
  %v735 = and <32 x i32> %v726, splat (i32 16)
  %v736 = icmp ugt <32 x i32> %v735, splat (i32 0)
  %v737 = and <32 x i32> %v726, splat (i32 32)
  %v738 = icmp ugt <32 x i32> %v737, splat (i32 0)
  %v739 = and <32 x i32> %v726, splat (i32 64)
  %v740 = icmp ugt <32 x i32> %v739, splat (i32 0)
  %v741 = and <32 x i32> %v726, splat (i32 128)
  %v742 = icmp ugt <32 x i32> %v741, splat (i32 0)
  %v743 = select <32 x i1> %v728, <32 x i8> splat (i8 1), <32 x i8> splat (i8 0)
  %v744 = select <32 x i1> %v730, <32 x i8> splat (i8 2), <32 x i8> %v743
  %v745 = select <32 x i1> %v732, <32 x i8> splat (i8 3), <32 x i8> %v744
  %v746 = select <32 x i1> %v734, <32 x i8> splat (i8 4), <32 x i8> %v745
  %v747 = select <32 x i1> %v736, <32 x i8> splat (i8 5), <32 x i8> %v746
  %v748 = select <32 x i1> %v738, <32 x i8> splat (i8 6), <32 x i8> %v747
  %v749 = select <32 x i1> %v740, <32 x i8> splat (i8 7), <32 x i8> %v748
  %v750 = select <32 x i1> %v742, <32 x i8> splat (i8 8), <32 x i8> %v749
  %v751 = select <32 x i1> %v20, <32 x i16> %i_declared_0, <32 x i16> splat (i16 0)
  %x164 = getelementptr i8, ptr %frame, i64 192
  store <32 x i16> %v751, ptr %x164, align 4
  %v752 = select <32 x i1> %v20, <32 x i8> %v750, <32 x i8> splat (i8 0)
  %x165 = getelementptr i8, ptr %frame, i64 256
  store <32 x i8> %v752, ptr %x165, align 4
  %v753 = select <32 x i1> %v23, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v754 = select <32 x i1> %v643, <32 x i8> splat (i8 1), <32 x i8> %v753
  %v755 = select <32 x i1> %v20, <32 x i16> %i_deck_0_0, <32 x i16> splat (i16 0)
  %x166 = getelementptr i8, ptr %frame, i64 288
  store <32 x i16> %v755, ptr %x166, align 4
  %v756 = select <32 x i1> %v20, <32 x i8> %v754, <32 x i8> splat (i8 0)
  %x167 = getelementptr i8, ptr %frame, i64 352
  store <32 x i8> %v756, ptr %x167, align 4
  %v757 = select <32 x i1> %v24, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v758 = select <32 x i1> %v645, <32 x i8> splat (i8 1), <32 x i8> %v757
  %v759 = select <32 x i1> %v20, <32 x i16> %i_deck_0_1, <32 x i16> splat (i16 0)
  %x168 = getelementptr i8, ptr %frame, i64 384
  store <32 x i16> %v759, ptr %x168, align 4
  %v760 = select <32 x i1> %v20, <32 x i8> %v758, <32 x i8> splat (i8 0)
  %x169 = getelementptr i8, ptr %frame, i64 448
  store <32 x i8> %v760, ptr %x169, align 4
  %v761 = select <32 x i1> %v25, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v762 = select <32 x i1> %v647, <32 x i8> splat (i8 1), <32 x i8> %v761
  %v763 = select <32 x i1> %v20, <32 x i16> %i_deck_0_2, <32 x i16> splat (i16 0)
  %x170 = getelementptr i8, ptr %frame, i64 480
  store <32 x i16> %v763, ptr %x170, align 4
  %v764 = select <32 x i1> %v20, <32 x i8> %v762, <32 x i8> splat (i8 0)
  %x171 = getelementptr i8, ptr %frame, i64 544
  store <32 x i8> %v764, ptr %x171, align 4
  %v765 = select <32 x i1> %v26, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v766 = select <32 x i1> %v649, <32 x i8> splat (i8 1), <32 x i8> %v765
  %v767 = select <32 x i1> %v20, <32 x i16> %i_deck_0_3, <32 x i16> splat (i16 0)
  %x172 = getelementptr i8, ptr %frame, i64 576
  store <32 x i16> %v767, ptr %x172, align 4
  %v768 = select <32 x i1> %v20, <32 x i8> %v766, <32 x i8> splat (i8 0)
  %x173 = getelementptr i8, ptr %frame, i64 640
  store <32 x i8> %v768, ptr %x173, align 4
  %v769 = select <32 x i1> %v27, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v770 = select <32 x i1> %v651, <32 x i8> splat (i8 1), <32 x i8> %v769
  %v771 = select <32 x i1> %v20, <32 x i16> %i_deck_0_4, <32 x i16> splat (i16 0)
  %x174 = getelementptr i8, ptr %frame, i64 672
  store <32 x i16> %v771, ptr %x174, align 4
  %v772 = select <32 x i1> %v20, <32 x i8> %v770, <32 x i8> splat (i8 0)
  %x175 = getelementptr i8, ptr %frame, i64 736
  store <32 x i8> %v772, ptr %x175, align 4
  %v773 = select <32 x i1> %v28, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v774 = select <32 x i1> %v653, <32 x i8> splat (i8 1), <32 x i8> %v773
  %v775 = select <32 x i1> %v20, <32 x i16> %i_deck_0_5, <32 x i16> splat (i16 0)
  %x176 = getelementptr i8, ptr %frame, i64 768
  store <32 x i16> %v775, ptr %x176, align 4
  %v776 = select <32 x i1> %v20, <32 x i8> %v774, <32 x i8> splat (i8 0)
  %x177 = getelementptr i8, ptr %frame, i64 832
  store <32 x i8> %v776, ptr %x177, align 4
  %v777 = select <32 x i1> %v29, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v778 = select <32 x i1> %v655, <32 x i8> splat (i8 1), <32 x i8> %v777
  %v779 = select <32 x i1> %v20, <32 x i16> %i_deck_0_6, <32 x i16> splat (i16 0)
  %x178 = getelementptr i8, ptr %frame, i64 864
  store <32 x i16> %v779, ptr %x178, align 4
  %v780 = select <32 x i1> %v20, <32 x i8> %v778, <32 x i8> splat (i8 0)
  %x179 = getelementptr i8, ptr %frame, i64 928
  store <32 x i8> %v780, ptr %x179, align 4
  %v781 = select <32 x i1> %v30, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v782 = select <32 x i1> %v657, <32 x i8> splat (i8 1), <32 x i8> %v781
  %v783 = select <32 x i1> %v20, <32 x i16> %i_deck_0_7, <32 x i16> splat (i16 0)
  %x180 = getelementptr i8, ptr %frame, i64 960
  store <32 x i16> %v783, ptr %x180, align 4
  %v784 = select <32 x i1> %v20, <32 x i8> %v782, <32 x i8> splat (i8 0)
  %x181 = getelementptr i8, ptr %frame, i64 1024
  store <32 x i8> %v784, ptr %x181, align 4
  %v785 = select <32 x i1> %v31, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v786 = select <32 x i1> %v659, <32 x i8> splat (i8 1), <32 x i8> %v785
  %v787 = select <32 x i1> %v20, <32 x i16> %i_deck_0_8, <32 x i16> splat (i16 0)
  %x182 = getelementptr i8, ptr %frame, i64 1056
  store <32 x i16> %v787, ptr %x182, align 4
  %v788 = select <32 x i1> %v20, <32 x i8> %v786, <32 x i8> splat (i8 0)
  %x183 = getelementptr i8, ptr %frame, i64 1120
  store <32 x i8> %v788, ptr %x183, align 4
  %v789 = select <32 x i1> %v32, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v790 = select <32 x i1> %v661, <32 x i8> splat (i8 1), <32 x i8> %v789
  %v791 = select <32 x i1> %v20, <32 x i16> %i_deck_0_9, <32 x i16> splat (i16 0)
  %x184 = getelementptr i8, ptr %frame, i64 1152
  store <32 x i16> %v791, ptr %x184, align 4
  %v792 = select <32 x i1> %v20, <32 x i8> %v790, <32 x i8> splat (i8 0)
  %x185 = getelementptr i8, ptr %frame, i64 1216
  store <32 x i8> %v792, ptr %x185, align 4
  %v793 = select <32 x i1> %v33, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v794 = select <32 x i1> %v663, <32 x i8> splat (i8 1), <32 x i8> %v793
  %v795 = select <32 x i1> %v20, <32 x i16> %i_deck_0_10, <32 x i16> splat (i16 0)
  %x186 = getelementptr i8, ptr %frame, i64 1248
  store <32 x i16> %v795, ptr %x186, align 4
  %v796 = select <32 x i1> %v20, <32 x i8> %v794, <32 x i8> splat (i8 0)
  %x187 = getelementptr i8, ptr %frame, i64 1312
  store <32 x i8> %v796, ptr %x187, align 4
  %v797 = select <32 x i1> %v34, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v798 = select <32 x i1> %v665, <32 x i8> splat (i8 1), <32 x i8> %v797
  %v799 = select <32 x i1> %v20, <32 x i16> %i_deck_0_11, <32 x i16> splat (i16 0)
  %x188 = getelementptr i8, ptr %frame, i64 1344
  store <32 x i16> %v799, ptr %x188, align 4
  %v800 = select <32 x i1> %v20, <32 x i8> %v798, <32 x i8> splat (i8 0)
  %x189 = getelementptr i8, ptr %frame, i64 1408
  store <32 x i8> %v800, ptr %x189, align 4
  %v801 = select <32 x i1> %v35, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v802 = select <32 x i1> %v667, <32 x i8> splat (i8 1), <32 x i8> %v801
  %v803 = select <32 x i1> %v20, <32 x i16> %i_deck_0_12, <32 x i16> splat (i16 0)
  %x190 = getelementptr i8, ptr %frame, i64 1440
  store <32 x i16> %v803, ptr %x190, align 4
  %v804 = select <32 x i1> %v20, <32 x i8> %v802, <32 x i8> splat (i8 0)
  %x191 = getelementptr i8, ptr %frame, i64 1504
  store <32 x i8> %v804, ptr %x191, align 4
  %v805 = select <32 x i1> %v36, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v806 = select <32 x i1> %v669, <32 x i8> splat (i8 1), <32 x i8> %v805
  %v807 = select <32 x i1> %v20, <32 x i16> %i_deck_0_13, <32 x i16> splat (i16 0)
  %x192 = getelementptr i8, ptr %frame, i64 1536
  store <32 x i16> %v807, ptr %x192, align 4
  %v808 = select <32 x i1> %v20, <32 x i8> %v806, <32 x i8> splat (i8 0)
  %x193 = getelementptr i8, ptr %frame, i64 1600
  store <32 x i8> %v808, ptr %x193, align 4
  %v809 = select <32 x i1> %v37, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v810 = select <32 x i1> %v671, <32 x i8> splat (i8 1), <32 x i8> %v809
  %v811 = select <32 x i1> %v20, <32 x i16> %i_deck_0_14, <32 x i16> splat (i16 0)
  %x194 = getelementptr i8, ptr %frame, i64 1632
  store <32 x i16> %v811, ptr %x194, align 4
  %v812 = select <32 x i1> %v20, <32 x i8> %v810, <32 x i8> splat (i8 0)
  %x195 = getelementptr i8, ptr %frame, i64 1696
  store <32 x i8> %v812, ptr %x195, align 4
  %v813 = select <32 x i1> %v38, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v814 = select <32 x i1> %v673, <32 x i8> splat (i8 1), <32 x i8> %v813
  %v815 = select <32 x i1> %v20, <32 x i16> %i_deck_0_15, <32 x i16> splat (i16 0)
  %x196 = getelementptr i8, ptr %frame, i64 1728
  store <32 x i16> %v815, ptr %x196, align 4
  %v816 = select <32 x i1> %v20, <32 x i8> %v814, <32 x i8> splat (i8 0)
  %x197 = getelementptr i8, ptr %frame, i64 1792
  store <32 x i8> %v816, ptr %x197, align 4
  %v817 = select <32 x i1> %v39, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v818 = select <32 x i1> %v675, <32 x i8> splat (i8 1), <32 x i8> %v817
  %v819 = select <32 x i1> %v20, <32 x i16> %i_deck_0_16, <32 x i16> splat (i16 0)
  %x198 = getelementptr i8, ptr %frame, i64 1824
  store <32 x i16> %v819, ptr %x198, align 4
  %v820 = select <32 x i1> %v20, <32 x i8> %v818, <32 x i8> splat (i8 0)
  %x199 = getelementptr i8, ptr %frame, i64 1888
  store <32 x i8> %v820, ptr %x199, align 4
  %v821 = select <32 x i1> %v40, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v822 = select <32 x i1> %v677, <32 x i8> splat (i8 1), <32 x i8> %v821
  %v823 = select <32 x i1> %v20, <32 x i16> %i_deck_0_17, <32 x i16> splat (i16 0)
  %x200 = getelementptr i8, ptr %frame, i64 1920
  store <32 x i16> %v823, ptr %x200, align 4
  %v824 = select <32 x i1> %v20, <32 x i8> %v822, <32 x i8> splat (i8 0)
  %x201 = getelementptr i8, ptr %frame, i64 1984
  store <32 x i8> %v824, ptr %x201, align 4
  %v825 = select <32 x i1> %v41, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v826 = select <32 x i1> %v679, <32 x i8> splat (i8 1), <32 x i8> %v825
  %v827 = select <32 x i1> %v20, <32 x i16> %i_deck_0_18, <32 x i16> splat (i16 0)
  %x202 = getelementptr i8, ptr %frame, i64 2016
  store <32 x i16> %v827, ptr %x202, align 4
  %v828 = select <32 x i1> %v20, <32 x i8> %v826, <32 x i8> splat (i8 0)
  %x203 = getelementptr i8, ptr %frame, i64 2080
  store <32 x i8> %v828, ptr %x203, align 4
  %v829 = select <32 x i1> %v42, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v830 = select <32 x i1> %v681, <32 x i8> splat (i8 1), <32 x i8> %v829
  %v831 = select <32 x i1> %v20, <32 x i16> %i_deck_0_19, <32 x i16> splat (i16 0)
  %x204 = getelementptr i8, ptr %frame, i64 2112
  store <32 x i16> %v831, ptr %x204, align 4
  %v832 = select <32 x i1> %v20, <32 x i8> %v830, <32 x i8> splat (i8 0)
  %x205 = getelementptr i8, ptr %frame, i64 2176
  store <32 x i8> %v832, ptr %x205, align 4
  %v833 = select <32 x i1> %v21, <32 x i16> %i_declared_0, <32 x i16> splat (i16 0)
  %x206 = getelementptr i8, ptr %frame, i64 2208
  store <32 x i16> %v833, ptr %x206, align 4
  %v834 = select <32 x i1> %v21, <32 x i8> %v750, <32 x i8> splat (i8 0)
  %x207 = getelementptr i8, ptr %frame, i64 2272
  store <32 x i8> %v834, ptr %x207, align 4
  %v835 = select <32 x i1> %v21, <32 x i16> %i_deck_0_0, <32 x i16> splat (i16 0)
  %x208 = getelementptr i8, ptr %frame, i64 2304
  store <32 x i16> %v835, ptr %x208, align 4
  %v836 = select <32 x i1> %v21, <32 x i8> %v754, <32 x i8> splat (i8 0)
  %x209 = getelementptr i8, ptr %frame, i64 2368
  store <32 x i8> %v836, ptr %x209, align 4
  %v837 = select <32 x i1> %v21, <32 x i16> %i_deck_0_1, <32 x i16> splat (i16 0)
  %x210 = getelementptr i8, ptr %frame, i64 2400
  store <32 x i16> %v837, ptr %x210, align 4
  %v838 = select <32 x i1> %v21, <32 x i8> %v758, <32 x i8> splat (i8 0)
  %x211 = getelementptr i8, ptr %frame, i64 2464
  store <32 x i8> %v838, ptr %x211, align 4
  %v839 = select <32 x i1> %v21, <32 x i16> %i_deck_0_2, <32 x i16> splat (i16 0)
  %x212 = getelementptr i8, ptr %frame, i64 2496
  store <32 x i16> %v839, ptr %x212, align 4
  %v840 = select <32 x i1> %v21, <32 x i8> %v762, <32 x i8> splat (i8 0)
  %x213 = getelementptr i8, ptr %frame, i64 2560
  store <32 x i8> %v840, ptr %x213, align 4
  %v841 = select <32 x i1> %v21, <32 x i16> %i_deck_0_3, <32 x i16> splat (i16 0)
  %x214 = getelementptr i8, ptr %frame, i64 2592
  store <32 x i16> %v841, ptr %x214, align 4
  %v842 = select <32 x i1> %v21, <32 x i8> %v766, <32 x i8> splat (i8 0)
  %x215 = getelementptr i8, ptr %frame, i64 2656
  store <32 x i8> %v842, ptr %x215, align 4
  %v843 = select <32 x i1> %v21, <32 x i16> %i_deck_0_4, <32 x i16> splat (i16 0)
  %x216 = getelementptr i8, ptr %frame, i64 2688
  store <32 x i16> %v843, ptr %x216, align 4
  %v844 = select <32 x i1> %v21, <32 x i8> %v770, <32 x i8> splat (i8 0)
  %x217 = getelementptr i8, ptr %frame, i64 2752
  store <32 x i8> %v844, ptr %x217, align 4
  %v845 = select <32 x i1> %v21, <32 x i16> %i_deck_0_5, <32 x i16> splat (i16 0)
  %x218 = getelementptr i8, ptr %frame, i64 2784
  store <32 x i16> %v845, ptr %x218, align 4
  %v846 = select <32 x i1> %v21, <32 x i8> %v774, <32 x i8> splat (i8 0)
  %x219 = getelementptr i8, ptr %frame, i64 2848
  store <32 x i8> %v846, ptr %x219, align 4
  %v847 = select <32 x i1> %v21, <32 x i16> %i_deck_0_6, <32 x i16> splat (i16 0)
  %x220 = getelementptr i8, ptr %frame, i64 2880
  store <32 x i16> %v847, ptr %x220, align 4
  %v848 = select <32 x i1> %v21, <32 x i8> %v778, <32 x i8> splat (i8 0)
  %x221 = getelementptr i8, ptr %frame, i64 2944
  store <32 x i8> %v848, ptr %x221, align 4
  %v849 = select <32 x i1> %v21, <32 x i16> %i_deck_0_7, <32 x i16> splat (i16 0)
  %x222 = getelementptr i8, ptr %frame, i64 2976
  store <32 x i16> %v849, ptr %x222, align 4
  %v850 = select <32 x i1> %v21, <32 x i8> %v782, <32 x i8> splat (i8 0)
  %x223 = getelementptr i8, ptr %frame, i64 3040
  store <32 x i8> %v850, ptr %x223, align 4
  %v851 = select <32 x i1> %v21, <32 x i16> %i_deck_0_8, <32 x i16> splat (i16 0)
  %x224 = getelementptr i8, ptr %frame, i64 3072
  store <32 x i16> %v851, ptr %x224, align 4
  %v852 = select <32 x i1> %v21, <32 x i8> %v786, <32 x i8> splat (i8 0)
  %x225 = getelementptr i8, ptr %frame, i64 3136
  store <32 x i8> %v852, ptr %x225, align 4
  %v853 = select <32 x i1> %v21, <32 x i16> %i_deck_0_9, <32 x i16> splat (i16 0)
  %x226 = getelementptr i8, ptr %frame, i64 3168
  store <32 x i16> %v853, ptr %x226, align 4
  %v854 = select <32 x i1> %v21, <32 x i8> %v790, <32 x i8> splat (i8 0)
  %x227 = getelementptr i8, ptr %frame, i64 3232
  store <32 x i8> %v854, ptr %x227, align 4
  %v855 = select <32 x i1> %v21, <32 x i16> %i_deck_0_10, <32 x i16> splat (i16 0)
  %x228 = getelementptr i8, ptr %frame, i64 3264
  store <32 x i16> %v855, ptr %x228, align 4
  %v856 = select <32 x i1> %v21, <32 x i8> %v794, <32 x i8> splat (i8 0)
  %x229 = getelementptr i8, ptr %frame, i64 3328
  store <32 x i8> %v856, ptr %x229, align 4
  %v857 = select <32 x i1> %v21, <32 x i16> %i_deck_0_11, <32 x i16> splat (i16 0)
  %x230 = getelementptr i8, ptr %frame, i64 3360
  store <32 x i16> %v857, ptr %x230, align 4
  %v858 = select <32 x i1> %v21, <32 x i8> %v798, <32 x i8> splat (i8 0)
  %x231 = getelementptr i8, ptr %frame, i64 3424
  store <32 x i8> %v858, ptr %x231, align 4
  %v859 = select <32 x i1> %v21, <32 x i16> %i_deck_0_12, <32 x i16> splat (i16 0)
  %x232 = getelementptr i8, ptr %frame, i64 3456
  store <32 x i16> %v859, ptr %x232, align 4
  %v860 = select <32 x i1> %v21, <32 x i8> %v802, <32 x i8> splat (i8 0)
  %x233 = getelementptr i8, ptr %frame, i64 3520
  store <32 x i8> %v860, ptr %x233, align 4
  %v861 = select <32 x i1> %v21, <32 x i16> %i_deck_0_13, <32 x i16> splat (i16 0)
  %x234 = getelementptr i8, ptr %frame, i64 3552
  store <32 x i16> %v861, ptr %x234, align 4
  %v862 = select <32 x i1> %v21, <32 x i8> %v806, <32 x i8> splat (i8 0)
  %x235 = getelementptr i8, ptr %frame, i64 3616
  store <32 x i8> %v862, ptr %x235, align 4
  %v863 = select <32 x i1> %v21, <32 x i16> %i_deck_0_14, <32 x i16> splat (i16 0)
  %x236 = getelementptr i8, ptr %frame, i64 3648
  store <32 x i16> %v863, ptr %x236, align 4
  %v864 = select <32 x i1> %v21, <32 x i8> %v810, <32 x i8> splat (i8 0)
  %x237 = getelementptr i8, ptr %frame, i64 3712
  store <32 x i8> %v864, ptr %x237, align 4
  %v865 = select <32 x i1> %v21, <32 x i16> %i_deck_0_15, <32 x i16> splat (i16 0)
  %x238 = getelementptr i8, ptr %frame, i64 3744
  store <32 x i16> %v865, ptr %x238, align 4
  %v866 = select <32 x i1> %v21, <32 x i8> %v814, <32 x i8> splat (i8 0)
  %x239 = getelementptr i8, ptr %frame, i64 3808
  store <32 x i8> %v866, ptr %x239, align 4
  %v867 = select <32 x i1> %v21, <32 x i16> %i_deck_0_16, <32 x i16> splat (i16 0)
  %x240 = getelementptr i8, ptr %frame, i64 3840
  store <32 x i16> %v867, ptr %x240, align 4
  %v868 = select <32 x i1> %v21, <32 x i8> %v818, <32 x i8> splat (i8 0)
  %x241 = getelementptr i8, ptr %frame, i64 3904
  store <32 x i8> %v868, ptr %x241, align 4
  %v869 = select <32 x i1> %v21, <32 x i16> %i_deck_0_17, <32 x i16> splat (i16 0)
  %x242 = getelementptr i8, ptr %frame, i64 3936
  store <32 x i16> %v869, ptr %x242, align 4
  %v870 = select <32 x i1> %v21, <32 x i8> %v822, <32 x i8> splat (i8 0)
  %x243 = getelementptr i8, ptr %frame, i64 4000
  store <32 x i8> %v870, ptr %x243, align 4
  %v871 = select <32 x i1> %v21, <32 x i16> %i_deck_0_18, <32 x i16> splat (i16 0)
  %x244 = getelementptr i8, ptr %frame, i64 4032
  store <32 x i16> %v871, ptr %x244, align 4
  %v872 = select <32 x i1> %v21, <32 x i8> %v826, <32 x i8> splat (i8 0)
  %x245 = getelementptr i8, ptr %frame, i64 4096
  store <32 x i8> %v872, ptr %x245, align 4
  %v873 = select <32 x i1> %v21, <32 x i16> %i_deck_0_19, <32 x i16> splat (i16 0)
  %x246 = getelementptr i8, ptr %frame, i64 4128
  store <32 x i16> %v873, ptr %x246, align 4
  %v874 = select <32 x i1> %v21, <32 x i8> %v830, <32 x i8> splat (i8 0)
  %x247 = getelementptr i8, ptr %frame, i64 4192
  store <32 x i8> %v874, ptr %x247, align 4
  %x248 = getelementptr ptr, ptr %source, i64 22
  %x249 = load ptr, ptr %x248, align 8
  %x250 = getelementptr i16, ptr %x249, i64 %source_at
  %i_deck_1_0 = load <32 x i16>, ptr %x250, align 2
  %v875 = icmp sgt <32 x i16> %i_deck_1_0, splat (i16 0)
  %x251 = getelementptr i8, ptr %frame, i64 4224
  %x252 = sext <32 x i1> %v875 to <32 x i8>
  store <32 x i8> %x252, ptr %x251, align 4
  %x253 = getelementptr ptr, ptr %source, i64 23
  %x254 = load ptr, ptr %x253, align 8
  %x255 = getelementptr i16, ptr %x254, i64 %source_at
  %i_deck_1_1 = load <32 x i16>, ptr %x255, align 2
  %v876 = icmp sgt <32 x i16> %i_deck_1_1, splat (i16 0)
  %x256 = getelementptr i8, ptr %frame, i64 4256
  %x257 = sext <32 x i1> %v876 to <32 x i8>
  store <32 x i8> %x257, ptr %x256, align 4
  %x258 = getelementptr ptr, ptr %source, i64 24
  %x259 = load ptr, ptr %x258, align 8
  %x260 = getelementptr i16, ptr %x259, i64 %source_at
  %i_deck_1_2 = load <32 x i16>, ptr %x260, align 2
  %v877 = icmp sgt <32 x i16> %i_deck_1_2, splat (i16 0)
  %x261 = getelementptr i8, ptr %frame, i64 4288
  %x262 = sext <32 x i1> %v877 to <32 x i8>
  store <32 x i8> %x262, ptr %x261, align 4
  %x263 = getelementptr ptr, ptr %source, i64 25
  %x264 = load ptr, ptr %x263, align 8
  %x265 = getelementptr i16, ptr %x264, i64 %source_at
  %i_deck_1_3 = load <32 x i16>, ptr %x265, align 2
  %v878 = icmp sgt <32 x i16> %i_deck_1_3, splat (i16 0)
  %x266 = getelementptr i8, ptr %frame, i64 4320
  %x267 = sext <32 x i1> %v878 to <32 x i8>
  store <32 x i8> %x267, ptr %x266, align 4
  %x268 = getelementptr ptr, ptr %source, i64 26
  %x269 = load ptr, ptr %x268, align 8
  %x270 = getelementptr i16, ptr %x269, i64 %source_at
  %i_deck_1_4 = load <32 x i16>, ptr %x270, align 2
  %v879 = icmp sgt <32 x i16> %i_deck_1_4, splat (i16 0)
  %x271 = getelementptr i8, ptr %frame, i64 4352
  %x272 = sext <32 x i1> %v879 to <32 x i8>
  store <32 x i8> %x272, ptr %x271, align 4
  %x273 = getelementptr ptr, ptr %source, i64 27
  %x274 = load ptr, ptr %x273, align 8
  %x275 = getelementptr i16, ptr %x274, i64 %source_at
  %i_deck_1_5 = load <32 x i16>, ptr %x275, align 2
  %v880 = icmp sgt <32 x i16> %i_deck_1_5, splat (i16 0)
  %x276 = getelementptr i8, ptr %frame, i64 4384
  %x277 = sext <32 x i1> %v880 to <32 x i8>
  store <32 x i8> %x277, ptr %x276, align 4
  %x278 = getelementptr ptr, ptr %source, i64 28
  %x279 = load ptr, ptr %x278, align 8
  %x280 = getelementptr i16, ptr %x279, i64 %source_at
  %i_deck_1_6 = load <32 x i16>, ptr %x280, align 2
  %v881 = icmp sgt <32 x i16> %i_deck_1_6, splat (i16 0)
  %x281 = getelementptr i8, ptr %frame, i64 4416
  %x282 = sext <32 x i1> %v881 to <32 x i8>
  store <32 x i8> %x282, ptr %x281, align 4
  %x283 = getelementptr ptr, ptr %source, i64 29
  %x284 = load ptr, ptr %x283, align 8
  %x285 = getelementptr i16, ptr %x284, i64 %source_at
  %i_deck_1_7 = load <32 x i16>, ptr %x285, align 2
  %v882 = icmp sgt <32 x i16> %i_deck_1_7, splat (i16 0)
  %x286 = getelementptr i8, ptr %frame, i64 4448
  %x287 = sext <32 x i1> %v882 to <32 x i8>
  store <32 x i8> %x287, ptr %x286, align 4
  %x288 = getelementptr ptr, ptr %source, i64 30
  %x289 = load ptr, ptr %x288, align 8
  %x290 = getelementptr i16, ptr %x289, i64 %source_at
  %i_deck_1_8 = load <32 x i16>, ptr %x290, align 2
  %v883 = icmp sgt <32 x i16> %i_deck_1_8, splat (i16 0)
  %x291 = getelementptr i8, ptr %frame, i64 4480
  %x292 = sext <32 x i1> %v883 to <32 x i8>
  store <32 x i8> %x292, ptr %x291, align 4
  %x293 = getelementptr ptr, ptr %source, i64 31
  %x294 = load ptr, ptr %x293, align 8
  %x295 = getelementptr i16, ptr %x294, i64 %source_at
  %i_deck_1_9 = load <32 x i16>, ptr %x295, align 2
  %v884 = icmp sgt <32 x i16> %i_deck_1_9, splat (i16 0)
  %x296 = getelementptr i8, ptr %frame, i64 4512
  %x297 = sext <32 x i1> %v884 to <32 x i8>
  store <32 x i8> %x297, ptr %x296, align 4
  %x298 = getelementptr ptr, ptr %source, i64 32
  %x299 = load ptr, ptr %x298, align 8
  %x300 = getelementptr i16, ptr %x299, i64 %source_at
  %i_deck_1_10 = load <32 x i16>, ptr %x300, align 2
  %v885 = icmp sgt <32 x i16> %i_deck_1_10, splat (i16 0)
  %x301 = getelementptr i8, ptr %frame, i64 4544
  %x302 = sext <32 x i1> %v885 to <32 x i8>
  store <32 x i8> %x302, ptr %x301, align 4
  %x303 = getelementptr ptr, ptr %source, i64 33
  %x304 = load ptr, ptr %x303, align 8
  %x305 = getelementptr i16, ptr %x304, i64 %source_at
  %i_deck_1_11 = load <32 x i16>, ptr %x305, align 2
  %v886 = icmp sgt <32 x i16> %i_deck_1_11, splat (i16 0)
  %x306 = getelementptr i8, ptr %frame, i64 4576
  %x307 = sext <32 x i1> %v886 to <32 x i8>
  store <32 x i8> %x307, ptr %x306, align 4
  %x308 = getelementptr ptr, ptr %source, i64 34
  %x309 = load ptr, ptr %x308, align 8
  %x310 = getelementptr i16, ptr %x309, i64 %source_at
  %i_deck_1_12 = load <32 x i16>, ptr %x310, align 2
  %v887 = icmp sgt <32 x i16> %i_deck_1_12, splat (i16 0)
  %x311 = getelementptr i8, ptr %frame, i64 4608
  %x312 = sext <32 x i1> %v887 to <32 x i8>
  store <32 x i8> %x312, ptr %x311, align 4
  %x313 = getelementptr ptr, ptr %source, i64 35
  %x314 = load ptr, ptr %x313, align 8
  %x315 = getelementptr i16, ptr %x314, i64 %source_at
  %i_deck_1_13 = load <32 x i16>, ptr %x315, align 2
  %v888 = icmp sgt <32 x i16> %i_deck_1_13, splat (i16 0)
  %x316 = getelementptr i8, ptr %frame, i64 4640
  %x317 = sext <32 x i1> %v888 to <32 x i8>
  store <32 x i8> %x317, ptr %x316, align 4
  %x318 = getelementptr ptr, ptr %source, i64 36
  %x319 = load ptr, ptr %x318, align 8
  %x320 = getelementptr i16, ptr %x319, i64 %source_at
  %i_deck_1_14 = load <32 x i16>, ptr %x320, align 2
  %v889 = icmp sgt <32 x i16> %i_deck_1_14, splat (i16 0)
  %x321 = getelementptr i8, ptr %frame, i64 4672
  %x322 = sext <32 x i1> %v889 to <32 x i8>
  store <32 x i8> %x322, ptr %x321, align 4
  %x323 = getelementptr ptr, ptr %source, i64 37
  %x324 = load ptr, ptr %x323, align 8
  %x325 = getelementptr i16, ptr %x324, i64 %source_at
  %i_deck_1_15 = load <32 x i16>, ptr %x325, align 2
  %v890 = icmp sgt <32 x i16> %i_deck_1_15, splat (i16 0)
  %x326 = getelementptr i8, ptr %frame, i64 4704
  %x327 = sext <32 x i1> %v890 to <32 x i8>
  store <32 x i8> %x327, ptr %x326, align 4
  %x328 = getelementptr ptr, ptr %source, i64 38
  %x329 = load ptr, ptr %x328, align 8
  %x330 = getelementptr i16, ptr %x329, i64 %source_at
  %i_deck_1_16 = load <32 x i16>, ptr %x330, align 2
  %v891 = icmp sgt <32 x i16> %i_deck_1_16, splat (i16 0)
  %x331 = getelementptr i8, ptr %frame, i64 4736
  %x332 = sext <32 x i1> %v891 to <32 x i8>
  store <32 x i8> %x332, ptr %x331, align 4
  %x333 = getelementptr ptr, ptr %source, i64 39
  %x334 = load ptr, ptr %x333, align 8
  %x335 = getelementptr i16, ptr %x334, i64 %source_at
  %i_deck_1_17 = load <32 x i16>, ptr %x335, align 2
  %v892 = icmp sgt <32 x i16> %i_deck_1_17, splat (i16 0)
  %x336 = getelementptr i8, ptr %frame, i64 4768
  %x337 = sext <32 x i1> %v892 to <32 x i8>
  store <32 x i8> %x337, ptr %x336, align 4
  %x338 = getelementptr ptr, ptr %source, i64 40
  %x339 = load ptr, ptr %x338, align 8
  %x340 = getelementptr i16, ptr %x339, i64 %source_at
  %i_deck_1_18 = load <32 x i16>, ptr %x340, align 2
  %v893 = icmp sgt <32 x i16> %i_deck_1_18, splat (i16 0)
  %x341 = getelementptr i8, ptr %frame, i64 4800
  %x342 = sext <32 x i1> %v893 to <32 x i8>
  store <32 x i8> %x342, ptr %x341, align 4
  %x343 = getelementptr ptr, ptr %source, i64 41
  %x344 = load ptr, ptr %x343, align 8
  %x345 = getelementptr i16, ptr %x344, i64 %source_at
  %i_deck_1_19 = load <32 x i16>, ptr %x345, align 2
  %v894 = icmp sgt <32 x i16> %i_deck_1_19, splat (i16 0)
  %x346 = getelementptr i8, ptr %frame, i64 4832
  %x347 = sext <32 x i1> %v894 to <32 x i8>
  store <32 x i8> %x347, ptr %x346, align 4
  %v895 = select <32 x i1> %v875, <32 x i32> splat (i32 1), <32 x i32> splat (i32 0)
  %v896 = select <32 x i1> %v876, <32 x i32> splat (i32 2), <32 x i32> splat (i32 0)
  %v897 = or <32 x i32> %v895, %v896
  %v898 = select <32 x i1> %v877, <32 x i32> splat (i32 4), <32 x i32> splat (i32 0)
  %v899 = or <32 x i32> %v897, %v898
  %v900 = select <32 x i1> %v878, <32 x i32> splat (i32 8), <32 x i32> splat (i32 0)
  %v901 = or <32 x i32> %v899, %v900
  %v902 = select <32 x i1> %v879, <32 x i32> splat (i32 16), <32 x i32> splat (i32 0)
  %v903 = or <32 x i32> %v901, %v902
  %v904 = select <32 x i1> %v880, <32 x i32> splat (i32 32), <32 x i32> splat (i32 0)
  %v905 = or <32 x i32> %v903, %v904
  %v906 = select <32 x i1> %v881, <32 x i32> splat (i32 64), <32 x i32> splat (i32 0)
  %v907 = or <32 x i32> %v905, %v906
  %v908 = select <32 x i1> %v882, <32 x i32> splat (i32 128), <32 x i32> splat (i32 0)
  %v909 = or <32 x i32> %v907, %v908
  %v910 = select <32 x i1> %v883, <32 x i32> splat (i32 256), <32 x i32> splat (i32 0)
  %v911 = or <32 x i32> %v909, %v910
  %v912 = select <32 x i1> %v884, <32 x i32> splat (i32 512), <32 x i32> splat (i32 0)
  %v913 = or <32 x i32> %v911, %v912
  %v914 = select <32 x i1> %v885, <32 x i32> splat (i32 1024), <32 x i32> splat (i32 0)
  %v915 = or <32 x i32> %v913, %v914
  %v916 = select <32 x i1> %v886, <32 x i32> splat (i32 2048), <32 x i32> splat (i32 0)
  %v917 = or <32 x i32> %v915, %v916
  %v918 = select <32 x i1> %v887, <32 x i32> splat (i32 4096), <32 x i32> splat (i32 0)
  %v919 = or <32 x i32> %v917, %v918
  %v920 = select <32 x i1> %v888, <32 x i32> splat (i32 8192), <32 x i32> splat (i32 0)
  %v921 = or <32 x i32> %v919, %v920
  %v922 = select <32 x i1> %v889, <32 x i32> splat (i32 16384), <32 x i32> splat (i32 0)
  %v923 = or <32 x i32> %v921, %v922
  %v924 = select <32 x i1> %v890, <32 x i32> splat (i32 32768), <32 x i32> splat (i32 0)
  %v925 = or <32 x i32> %v923, %v924
  %v926 = select <32 x i1> %v891, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 0)
  %v927 = or <32 x i32> %v925, %v926
  %v928 = select <32 x i1> %v892, <32 x i32> splat (i32 131072), <32 x i32> splat (i32 0)
  %v929 = or <32 x i32> %v927, %v928
  %v930 = select <32 x i1> %v893, <32 x i32> splat (i32 262144), <32 x i32> splat (i32 0)
  %v931 = or <32 x i32> %v929, %v930
  %v932 = select <32 x i1> %v894, <32 x i32> splat (i32 524288), <32 x i32> splat (i32 0)
  %v933 = or <32 x i32> %v931, %v932
  %x348 = getelementptr i8, ptr %frame, i64 4864
  store <32 x i32> %v933, ptr %x348, align 4
  %x349 = sext <32 x i16> %i_deck_1_0 to <32 x i32>
  %x350 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x349
  %v934 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x350, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v935 = ashr <32 x i32> %v934, splat (i32 3)
  %v936 = and <32 x i32> %v935, splat (i32 1)
  %v937 = icmp eq <32 x i32> %v936, splat (i32 1)
  %x351 = getelementptr i8, ptr %frame, i64 4992
  %x352 = sext <32 x i1> %v937 to <32 x i8>
  store <32 x i8> %x352, ptr %x351, align 4
  %x353 = sext <32 x i16> %i_deck_1_1 to <32 x i32>
  %x354 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x353
  %v938 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x354, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v939 = ashr <32 x i32> %v938, splat (i32 3)
  %v940 = and <32 x i32> %v939, splat (i32 1)
  %v941 = icmp eq <32 x i32> %v940, splat (i32 1)
  %x355 = getelementptr i8, ptr %frame, i64 5024
  %x356 = sext <32 x i1> %v941 to <32 x i8>
  store <32 x i8> %x356, ptr %x355, align 4
  %x357 = sext <32 x i16> %i_deck_1_2 to <32 x i32>
  %x358 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x357
  %v942 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x358, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v943 = ashr <32 x i32> %v942, splat (i32 3)
  %v944 = and <32 x i32> %v943, splat (i32 1)
  %v945 = icmp eq <32 x i32> %v944, splat (i32 1)
  %x359 = getelementptr i8, ptr %frame, i64 5056
  %x360 = sext <32 x i1> %v945 to <32 x i8>
  store <32 x i8> %x360, ptr %x359, align 4
  %x361 = sext <32 x i16> %i_deck_1_3 to <32 x i32>
  %x362 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x361
  %v946 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x362, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v947 = ashr <32 x i32> %v946, splat (i32 3)
  %v948 = and <32 x i32> %v947, splat (i32 1)
  %v949 = icmp eq <32 x i32> %v948, splat (i32 1)
  %x363 = getelementptr i8, ptr %frame, i64 5088
  %x364 = sext <32 x i1> %v949 to <32 x i8>
  store <32 x i8> %x364, ptr %x363, align 4
  %x365 = sext <32 x i16> %i_deck_1_4 to <32 x i32>
  %x366 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x365
  %v950 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x366, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v951 = ashr <32 x i32> %v950, splat (i32 3)
  %v952 = and <32 x i32> %v951, splat (i32 1)
  %v953 = icmp eq <32 x i32> %v952, splat (i32 1)
  %x367 = getelementptr i8, ptr %frame, i64 5120
  %x368 = sext <32 x i1> %v953 to <32 x i8>
  store <32 x i8> %x368, ptr %x367, align 4
  %x369 = sext <32 x i16> %i_deck_1_5 to <32 x i32>
  %x370 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x369
  %v954 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x370, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v955 = ashr <32 x i32> %v954, splat (i32 3)
  %v956 = and <32 x i32> %v955, splat (i32 1)
  %v957 = icmp eq <32 x i32> %v956, splat (i32 1)
  %x371 = getelementptr i8, ptr %frame, i64 5152
  %x372 = sext <32 x i1> %v957 to <32 x i8>
  store <32 x i8> %x372, ptr %x371, align 4
  %x373 = sext <32 x i16> %i_deck_1_6 to <32 x i32>
  %x374 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x373
  %v958 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x374, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v959 = ashr <32 x i32> %v958, splat (i32 3)
  %v960 = and <32 x i32> %v959, splat (i32 1)
  %v961 = icmp eq <32 x i32> %v960, splat (i32 1)
  %x375 = getelementptr i8, ptr %frame, i64 5184
  %x376 = sext <32 x i1> %v961 to <32 x i8>
  store <32 x i8> %x376, ptr %x375, align 4
  %x377 = sext <32 x i16> %i_deck_1_7 to <32 x i32>
  %x378 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x377
  %v962 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x378, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v963 = ashr <32 x i32> %v962, splat (i32 3)
  %v964 = and <32 x i32> %v963, splat (i32 1)
  %v965 = icmp eq <32 x i32> %v964, splat (i32 1)
  %x379 = getelementptr i8, ptr %frame, i64 5216
  %x380 = sext <32 x i1> %v965 to <32 x i8>
  store <32 x i8> %x380, ptr %x379, align 4
  %x381 = sext <32 x i16> %i_deck_1_8 to <32 x i32>
  %x382 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x381
  %v966 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x382, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v967 = ashr <32 x i32> %v966, splat (i32 3)
  %v968 = and <32 x i32> %v967, splat (i32 1)
  %v969 = icmp eq <32 x i32> %v968, splat (i32 1)
  %x383 = getelementptr i8, ptr %frame, i64 5248
  %x384 = sext <32 x i1> %v969 to <32 x i8>
  store <32 x i8> %x384, ptr %x383, align 4
  %x385 = sext <32 x i16> %i_deck_1_9 to <32 x i32>
  %x386 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x385
  %v970 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x386, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v971 = ashr <32 x i32> %v970, splat (i32 3)
  %v972 = and <32 x i32> %v971, splat (i32 1)
  %v973 = icmp eq <32 x i32> %v972, splat (i32 1)
  %x387 = getelementptr i8, ptr %frame, i64 5280
  %x388 = sext <32 x i1> %v973 to <32 x i8>
  store <32 x i8> %x388, ptr %x387, align 4
  %x389 = sext <32 x i16> %i_deck_1_10 to <32 x i32>
  %x390 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x389
  %v974 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x390, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v975 = ashr <32 x i32> %v974, splat (i32 3)
  %v976 = and <32 x i32> %v975, splat (i32 1)
  %v977 = icmp eq <32 x i32> %v976, splat (i32 1)
  %x391 = getelementptr i8, ptr %frame, i64 5312
  %x392 = sext <32 x i1> %v977 to <32 x i8>
  store <32 x i8> %x392, ptr %x391, align 4
  %x393 = sext <32 x i16> %i_deck_1_11 to <32 x i32>
  %x394 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x393
  %v978 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x394, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v979 = ashr <32 x i32> %v978, splat (i32 3)
  %v980 = and <32 x i32> %v979, splat (i32 1)
  %v981 = icmp eq <32 x i32> %v980, splat (i32 1)
  %x395 = getelementptr i8, ptr %frame, i64 5344
  %x396 = sext <32 x i1> %v981 to <32 x i8>
  store <32 x i8> %x396, ptr %x395, align 4
  %x397 = sext <32 x i16> %i_deck_1_12 to <32 x i32>
  %x398 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x397
  %v982 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x398, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v983 = ashr <32 x i32> %v982, splat (i32 3)
  %v984 = and <32 x i32> %v983, splat (i32 1)
  %v985 = icmp eq <32 x i32> %v984, splat (i32 1)
  %x399 = getelementptr i8, ptr %frame, i64 5376
  %x400 = sext <32 x i1> %v985 to <32 x i8>
  store <32 x i8> %x400, ptr %x399, align 4
  %x401 = sext <32 x i16> %i_deck_1_13 to <32 x i32>
  %x402 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x401
  %v986 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x402, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v987 = ashr <32 x i32> %v986, splat (i32 3)
  %v988 = and <32 x i32> %v987, splat (i32 1)
  %v989 = icmp eq <32 x i32> %v988, splat (i32 1)
  %x403 = getelementptr i8, ptr %frame, i64 5408
  %x404 = sext <32 x i1> %v989 to <32 x i8>
  store <32 x i8> %x404, ptr %x403, align 4
  %x405 = sext <32 x i16> %i_deck_1_14 to <32 x i32>
  %x406 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x405
  %v990 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x406, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v991 = ashr <32 x i32> %v990, splat (i32 3)
  %v992 = and <32 x i32> %v991, splat (i32 1)
  %v993 = icmp eq <32 x i32> %v992, splat (i32 1)
  %x407 = getelementptr i8, ptr %frame, i64 5440
  %x408 = sext <32 x i1> %v993 to <32 x i8>
  store <32 x i8> %x408, ptr %x407, align 4
  %x409 = sext <32 x i16> %i_deck_1_15 to <32 x i32>
  %x410 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x409
  %v994 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x410, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v995 = ashr <32 x i32> %v994, splat (i32 3)
  %v996 = and <32 x i32> %v995, splat (i32 1)
  %v997 = icmp eq <32 x i32> %v996, splat (i32 1)
  %x411 = getelementptr i8, ptr %frame, i64 5472
  %x412 = sext <32 x i1> %v997 to <32 x i8>
  store <32 x i8> %x412, ptr %x411, align 4
  %x413 = sext <32 x i16> %i_deck_1_16 to <32 x i32>
  %x414 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x413
  %v998 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x414, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v999 = ashr <32 x i32> %v998, splat (i32 3)
  %x415 = getelementptr i8, ptr %frame, i64 5504
  store <32 x i32> %v999, ptr %x415, align 4
  ret void
}
define internal void @start_1(ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame) noinline {
  %x416 = getelementptr i8, ptr %frame, i64 5504
  %v999 = load <32 x i32>, ptr %x416, align 4
  %v1000 = and <32 x i32> %v999, splat (i32 1)
  %v1001 = icmp eq <32 x i32> %v1000, splat (i32 1)
  %x417 = getelementptr ptr, ptr %source, i64 39
  %x418 = load ptr, ptr %x417, align 8
  %x419 = getelementptr i16, ptr %x418, i64 %source_at
  %i_deck_1_17 = load <32 x i16>, ptr %x419, align 2
  %x420 = sext <32 x i16> %i_deck_1_17 to <32 x i32>
  %x421 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x420
  %v1002 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x421, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v1003 = ashr <32 x i32> %v1002, splat (i32 3)
  %v1004 = and <32 x i32> %v1003, splat (i32 1)
  %v1005 = icmp eq <32 x i32> %v1004, splat (i32 1)
  %x422 = getelementptr ptr, ptr %source, i64 40
  %x423 = load ptr, ptr %x422, align 8
  %x424 = getelementptr i16, ptr %x423, i64 %source_at
  %i_deck_1_18 = load <32 x i16>, ptr %x424, align 2
  %x425 = sext <32 x i16> %i_deck_1_18 to <32 x i32>
  %x426 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x425
  %v1006 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x426, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v1007 = ashr <32 x i32> %v1006, splat (i32 3)
  %v1008 = and <32 x i32> %v1007, splat (i32 1)
  %v1009 = icmp eq <32 x i32> %v1008, splat (i32 1)
  %x427 = getelementptr ptr, ptr %source, i64 41
  %x428 = load ptr, ptr %x427, align 8
  %x429 = getelementptr i16, ptr %x428, i64 %source_at
  %i_deck_1_19 = load <32 x i16>, ptr %x429, align 2
  %x430 = sext <32 x i16> %i_deck_1_19 to <32 x i32>
  %x431 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x430
  %v1010 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x431, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v1011 = ashr <32 x i32> %v1010, splat (i32 3)
  %v1012 = and <32 x i32> %v1011, splat (i32 1)
  %v1013 = icmp eq <32 x i32> %v1012, splat (i32 1)
  %x432 = getelementptr i8, ptr %frame, i64 4992
  %x433 = load <32 x i8>, ptr %x432, align 4
  %v937 = icmp slt <32 x i8> %x433, zeroinitializer
  %v1014 = select <32 x i1> %v937, <32 x i32> splat (i32 1), <32 x i32> splat (i32 0)
  %x434 = getelementptr i8, ptr %frame, i64 5024
  %x435 = load <32 x i8>, ptr %x434, align 4
  %v941 = icmp slt <32 x i8> %x435, zeroinitializer
  %v1015 = select <32 x i1> %v941, <32 x i32> splat (i32 2), <32 x i32> splat (i32 0)
  %v1016 = or <32 x i32> %v1014, %v1015
  %x436 = getelementptr i8, ptr %frame, i64 5056
  %x437 = load <32 x i8>, ptr %x436, align 4
  %v945 = icmp slt <32 x i8> %x437, zeroinitializer
  %v1017 = select <32 x i1> %v945, <32 x i32> splat (i32 4), <32 x i32> splat (i32 0)
  %v1018 = or <32 x i32> %v1016, %v1017
  %x438 = getelementptr i8, ptr %frame, i64 5088
  %x439 = load <32 x i8>, ptr %x438, align 4
  %v949 = icmp slt <32 x i8> %x439, zeroinitializer
  %v1019 = select <32 x i1> %v949, <32 x i32> splat (i32 8), <32 x i32> splat (i32 0)
  %v1020 = or <32 x i32> %v1018, %v1019
  %x440 = getelementptr i8, ptr %frame, i64 5120
  %x441 = load <32 x i8>, ptr %x440, align 4
  %v953 = icmp slt <32 x i8> %x441, zeroinitializer
  %v1021 = select <32 x i1> %v953, <32 x i32> splat (i32 16), <32 x i32> splat (i32 0)
  %v1022 = or <32 x i32> %v1020, %v1021
  %x442 = getelementptr i8, ptr %frame, i64 5152
  %x443 = load <32 x i8>, ptr %x442, align 4
  %v957 = icmp slt <32 x i8> %x443, zeroinitializer
  %v1023 = select <32 x i1> %v957, <32 x i32> splat (i32 32), <32 x i32> splat (i32 0)
  %v1024 = or <32 x i32> %v1022, %v1023
  %x444 = getelementptr i8, ptr %frame, i64 5184
  %x445 = load <32 x i8>, ptr %x444, align 4
  %v961 = icmp slt <32 x i8> %x445, zeroinitializer
  %v1025 = select <32 x i1> %v961, <32 x i32> splat (i32 64), <32 x i32> splat (i32 0)
  %v1026 = or <32 x i32> %v1024, %v1025
  %x446 = getelementptr i8, ptr %frame, i64 5216
  %x447 = load <32 x i8>, ptr %x446, align 4
  %v965 = icmp slt <32 x i8> %x447, zeroinitializer
  %v1027 = select <32 x i1> %v965, <32 x i32> splat (i32 128), <32 x i32> splat (i32 0)
  %v1028 = or <32 x i32> %v1026, %v1027
  %x448 = getelementptr i8, ptr %frame, i64 5248
  %x449 = load <32 x i8>, ptr %x448, align 4
  %v969 = icmp slt <32 x i8> %x449, zeroinitializer
  %v1029 = select <32 x i1> %v969, <32 x i32> splat (i32 256), <32 x i32> splat (i32 0)
  %v1030 = or <32 x i32> %v1028, %v1029
  %x450 = getelementptr i8, ptr %frame, i64 5280
  %x451 = load <32 x i8>, ptr %x450, align 4
  %v973 = icmp slt <32 x i8> %x451, zeroinitializer
  %v1031 = select <32 x i1> %v973, <32 x i32> splat (i32 512), <32 x i32> splat (i32 0)
  %v1032 = or <32 x i32> %v1030, %v1031
  %x452 = getelementptr i8, ptr %frame, i64 5312
  %x453 = load <32 x i8>, ptr %x452, align 4
  %v977 = icmp slt <32 x i8> %x453, zeroinitializer
  %v1033 = select <32 x i1> %v977, <32 x i32> splat (i32 1024), <32 x i32> splat (i32 0)
  %v1034 = or <32 x i32> %v1032, %v1033
  %x454 = getelementptr i8, ptr %frame, i64 5344
  %x455 = load <32 x i8>, ptr %x454, align 4
  %v981 = icmp slt <32 x i8> %x455, zeroinitializer
  %v1035 = select <32 x i1> %v981, <32 x i32> splat (i32 2048), <32 x i32> splat (i32 0)
  %v1036 = or <32 x i32> %v1034, %v1035
  %x456 = getelementptr i8, ptr %frame, i64 5376
  %x457 = load <32 x i8>, ptr %x456, align 4
  %v985 = icmp slt <32 x i8> %x457, zeroinitializer
  %v1037 = select <32 x i1> %v985, <32 x i32> splat (i32 4096), <32 x i32> splat (i32 0)
  %v1038 = or <32 x i32> %v1036, %v1037
  %x458 = getelementptr i8, ptr %frame, i64 5408
  %x459 = load <32 x i8>, ptr %x458, align 4
  %v989 = icmp slt <32 x i8> %x459, zeroinitializer
  %v1039 = select <32 x i1> %v989, <32 x i32> splat (i32 8192), <32 x i32> splat (i32 0)
  %v1040 = or <32 x i32> %v1038, %v1039
  %x460 = getelementptr i8, ptr %frame, i64 5440
  %x461 = load <32 x i8>, ptr %x460, align 4
  %v993 = icmp slt <32 x i8> %x461, zeroinitializer
  %v1041 = select <32 x i1> %v993, <32 x i32> splat (i32 16384), <32 x i32> splat (i32 0)
  %v1042 = or <32 x i32> %v1040, %v1041
  %x462 = getelementptr i8, ptr %frame, i64 5472
  %x463 = load <32 x i8>, ptr %x462, align 4
  %v997 = icmp slt <32 x i8> %x463, zeroinitializer
  %v1043 = select <32 x i1> %v997, <32 x i32> splat (i32 32768), <32 x i32> splat (i32 0)
  %v1044 = or <32 x i32> %v1042, %v1043
  %v1045 = select <32 x i1> %v1001, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 0)
  %v1046 = or <32 x i32> %v1044, %v1045
  %v1047 = select <32 x i1> %v1005, <32 x i32> splat (i32 131072), <32 x i32> splat (i32 0)
  %v1048 = or <32 x i32> %v1046, %v1047
  %v1049 = select <32 x i1> %v1009, <32 x i32> splat (i32 262144), <32 x i32> splat (i32 0)
  %v1050 = or <32 x i32> %v1048, %v1049
  %v1051 = select <32 x i1> %v1013, <32 x i32> splat (i32 524288), <32 x i32> splat (i32 0)
  %v1052 = or <32 x i32> %v1050, %v1051
  %x464 = getelementptr i8, ptr %frame, i64 4864
  %v933 = load <32 x i32>, ptr %x464, align 4
  %x465 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v933)
  %v1053 = trunc <32 x i32> %x465 to <32 x i8>
  %x466 = getelementptr i8, ptr %frame, i64 0
  %v9 = load <32 x i32>, ptr %x466, align 4
  %v1054 = add <32 x i32> %v9, splat (i32 3345809537)
  %v1055 = lshr <32 x i32> %v1054, splat (i32 16)
  %v1056 = xor <32 x i32> %v1054, %v1055
  %v1057 = mul <32 x i32> %v1056, splat (i32 2146121005)
  %v1058 = lshr <32 x i32> %v1057, splat (i32 15)
  %v1059 = xor <32 x i32> %v1057, %v1058
  %v1060 = mul <32 x i32> %v1059, splat (i32 2221713035)
  %v1061 = lshr <32 x i32> %v1060, splat (i32 16)
  %v1062 = xor <32 x i32> %v1060, %v1061
  %v1063 = sext <32 x i8> %v1053 to <32 x i32>
  %v1064 = lshr <32 x i32> %v1062, splat (i32 16)
  %v1065 = mul <32 x i32> %v1064, %v1063
  %v1066 = and <32 x i32> %v1062, splat (i32 65535)
  %v1067 = mul <32 x i32> %v1066, %v1063
  %v1068 = lshr <32 x i32> %v1067, splat (i32 16)
  %v1069 = add <32 x i32> %v1065, %v1068
  %v1070 = lshr <32 x i32> %v1069, splat (i32 16)
  %v1071 = trunc <32 x i32> %v1070 to <32 x i8>
  %v1072 = icmp slt <32 x i8> %v1071, %v1053
  %v1073 = and <32 x i32> %v933, splat (i32 65535)
  %x467 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1073)
  %v1074 = trunc <32 x i32> %x467 to <32 x i8>
  %v1075 = icmp sge <32 x i8> %v1071, %v1074
  %v1076 = select <32 x i1> %v1075, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1077 = lshr <32 x i32> %v933, splat (i32 16)
  %v1078 = select <32 x i1> %v1075, <32 x i32> %v1077, <32 x i32> %v933
  %v1079 = sub <32 x i8> %v1071, %v1074
  %v1080 = select <32 x i1> %v1075, <32 x i8> %v1079, <32 x i8> %v1071
  %v1081 = and <32 x i32> %v1078, splat (i32 255)
  %x468 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1081)
  %v1082 = trunc <32 x i32> %x468 to <32 x i8>
  %v1083 = icmp sge <32 x i8> %v1080, %v1082
  %v1084 = shl <32 x i32> %v1076, splat (i32 8)
  %v1085 = select <32 x i1> %v1083, <32 x i32> %v1084, <32 x i32> %v1076
  %v1086 = lshr <32 x i32> %v1078, splat (i32 8)
  %v1087 = select <32 x i1> %v1083, <32 x i32> %v1086, <32 x i32> %v1078
  %v1088 = sub <32 x i8> %v1080, %v1082
  %v1089 = select <32 x i1> %v1083, <32 x i8> %v1088, <32 x i8> %v1080
  %v1090 = and <32 x i32> %v1087, splat (i32 15)
  %x469 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1090)
  %v1091 = trunc <32 x i32> %x469 to <32 x i8>
  %v1092 = icmp sge <32 x i8> %v1089, %v1091
  %v1093 = shl <32 x i32> %v1085, splat (i32 4)
  %v1094 = select <32 x i1> %v1092, <32 x i32> %v1093, <32 x i32> %v1085
  %v1095 = lshr <32 x i32> %v1087, splat (i32 4)
  %v1096 = select <32 x i1> %v1092, <32 x i32> %v1095, <32 x i32> %v1087
  %v1097 = sub <32 x i8> %v1089, %v1091
  %v1098 = select <32 x i1> %v1092, <32 x i8> %v1097, <32 x i8> %v1089
  %v1099 = and <32 x i32> %v1096, splat (i32 3)
  %x470 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1099)
  %v1100 = trunc <32 x i32> %x470 to <32 x i8>
  %v1101 = icmp sge <32 x i8> %v1098, %v1100
  %v1102 = shl <32 x i32> %v1094, splat (i32 2)
  %v1103 = select <32 x i1> %v1101, <32 x i32> %v1102, <32 x i32> %v1094
  %v1104 = lshr <32 x i32> %v1096, splat (i32 2)
  %v1105 = select <32 x i1> %v1101, <32 x i32> %v1104, <32 x i32> %v1096
  %v1106 = sub <32 x i8> %v1098, %v1100
  %v1107 = select <32 x i1> %v1101, <32 x i8> %v1106, <32 x i8> %v1098
  %v1108 = and <32 x i32> %v1105, splat (i32 1)
  %x471 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1108)
  %v1109 = trunc <32 x i32> %x471 to <32 x i8>
  %v1110 = icmp sge <32 x i8> %v1107, %v1109
  %v1111 = shl <32 x i32> %v1103, splat (i32 1)
  %v1112 = select <32 x i1> %v1110, <32 x i32> %v1111, <32 x i32> %v1103
  %v1113 = select <32 x i1> %v1072, <32 x i32> %v1112, <32 x i32> splat (i32 0)
  %v1114 = xor <32 x i32> %v933, %v1113
  %x472 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1114)
  %v1115 = trunc <32 x i32> %x472 to <32 x i8>
  %v1116 = add <32 x i32> %v9, splat (i32 1705278010)
  %v1117 = lshr <32 x i32> %v1116, splat (i32 16)
  %v1118 = xor <32 x i32> %v1116, %v1117
  %v1119 = mul <32 x i32> %v1118, splat (i32 2146121005)
  %v1120 = lshr <32 x i32> %v1119, splat (i32 15)
  %v1121 = xor <32 x i32> %v1119, %v1120
  %v1122 = mul <32 x i32> %v1121, splat (i32 2221713035)
  %v1123 = lshr <32 x i32> %v1122, splat (i32 16)
  %v1124 = xor <32 x i32> %v1122, %v1123
  %v1125 = sext <32 x i8> %v1115 to <32 x i32>
  %v1126 = lshr <32 x i32> %v1124, splat (i32 16)
  %v1127 = mul <32 x i32> %v1126, %v1125
  %v1128 = and <32 x i32> %v1124, splat (i32 65535)
  %v1129 = mul <32 x i32> %v1128, %v1125
  %v1130 = lshr <32 x i32> %v1129, splat (i32 16)
  %v1131 = add <32 x i32> %v1127, %v1130
  %v1132 = lshr <32 x i32> %v1131, splat (i32 16)
  %v1133 = trunc <32 x i32> %v1132 to <32 x i8>
  %v1134 = icmp slt <32 x i8> %v1133, %v1115
  %v1135 = and <32 x i32> %v1114, splat (i32 65535)
  %x473 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1135)
  %v1136 = trunc <32 x i32> %x473 to <32 x i8>
  %v1137 = icmp sge <32 x i8> %v1133, %v1136
  %v1138 = select <32 x i1> %v1137, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1139 = lshr <32 x i32> %v1114, splat (i32 16)
  %v1140 = select <32 x i1> %v1137, <32 x i32> %v1139, <32 x i32> %v1114
  %v1141 = sub <32 x i8> %v1133, %v1136
  %v1142 = select <32 x i1> %v1137, <32 x i8> %v1141, <32 x i8> %v1133
  %v1143 = and <32 x i32> %v1140, splat (i32 255)
  %x474 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1143)
  %v1144 = trunc <32 x i32> %x474 to <32 x i8>
  %v1145 = icmp sge <32 x i8> %v1142, %v1144
  %v1146 = shl <32 x i32> %v1138, splat (i32 8)
  %v1147 = select <32 x i1> %v1145, <32 x i32> %v1146, <32 x i32> %v1138
  %v1148 = lshr <32 x i32> %v1140, splat (i32 8)
  %v1149 = select <32 x i1> %v1145, <32 x i32> %v1148, <32 x i32> %v1140
  %v1150 = sub <32 x i8> %v1142, %v1144
  %v1151 = select <32 x i1> %v1145, <32 x i8> %v1150, <32 x i8> %v1142
  %v1152 = and <32 x i32> %v1149, splat (i32 15)
  %x475 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1152)
  %v1153 = trunc <32 x i32> %x475 to <32 x i8>
  %v1154 = icmp sge <32 x i8> %v1151, %v1153
  %v1155 = shl <32 x i32> %v1147, splat (i32 4)
  %v1156 = select <32 x i1> %v1154, <32 x i32> %v1155, <32 x i32> %v1147
  %v1157 = lshr <32 x i32> %v1149, splat (i32 4)
  %v1158 = select <32 x i1> %v1154, <32 x i32> %v1157, <32 x i32> %v1149
  %v1159 = sub <32 x i8> %v1151, %v1153
  %v1160 = select <32 x i1> %v1154, <32 x i8> %v1159, <32 x i8> %v1151
  %v1161 = and <32 x i32> %v1158, splat (i32 3)
  %x476 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1161)
  %v1162 = trunc <32 x i32> %x476 to <32 x i8>
  %v1163 = icmp sge <32 x i8> %v1160, %v1162
  %v1164 = shl <32 x i32> %v1156, splat (i32 2)
  %v1165 = select <32 x i1> %v1163, <32 x i32> %v1164, <32 x i32> %v1156
  %v1166 = lshr <32 x i32> %v1158, splat (i32 2)
  %v1167 = select <32 x i1> %v1163, <32 x i32> %v1166, <32 x i32> %v1158
  %v1168 = sub <32 x i8> %v1160, %v1162
  %v1169 = select <32 x i1> %v1163, <32 x i8> %v1168, <32 x i8> %v1160
  %v1170 = and <32 x i32> %v1167, splat (i32 1)
  %x477 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1170)
  %v1171 = trunc <32 x i32> %x477 to <32 x i8>
  %v1172 = icmp sge <32 x i8> %v1169, %v1171
  %v1173 = shl <32 x i32> %v1165, splat (i32 1)
  %v1174 = select <32 x i1> %v1172, <32 x i32> %v1173, <32 x i32> %v1165
  %v1175 = select <32 x i1> %v1134, <32 x i32> %v1174, <32 x i32> splat (i32 0)
  %v1176 = xor <32 x i32> %v1114, %v1175
  %x478 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1176)
  %v1177 = trunc <32 x i32> %x478 to <32 x i8>
  %v1178 = add <32 x i32> %v9, splat (i32 64746483)
  %v1179 = lshr <32 x i32> %v1178, splat (i32 16)
  %v1180 = xor <32 x i32> %v1178, %v1179
  %v1181 = mul <32 x i32> %v1180, splat (i32 2146121005)
  %v1182 = lshr <32 x i32> %v1181, splat (i32 15)
  %v1183 = xor <32 x i32> %v1181, %v1182
  %v1184 = mul <32 x i32> %v1183, splat (i32 2221713035)
  %v1185 = lshr <32 x i32> %v1184, splat (i32 16)
  %v1186 = xor <32 x i32> %v1184, %v1185
  %v1187 = sext <32 x i8> %v1177 to <32 x i32>
  %v1188 = lshr <32 x i32> %v1186, splat (i32 16)
  %v1189 = mul <32 x i32> %v1188, %v1187
  %v1190 = and <32 x i32> %v1186, splat (i32 65535)
  %v1191 = mul <32 x i32> %v1190, %v1187
  %v1192 = lshr <32 x i32> %v1191, splat (i32 16)
  %v1193 = add <32 x i32> %v1189, %v1192
  %v1194 = lshr <32 x i32> %v1193, splat (i32 16)
  %v1195 = trunc <32 x i32> %v1194 to <32 x i8>
  %v1196 = icmp slt <32 x i8> %v1195, %v1177
  %v1197 = and <32 x i32> %v1176, splat (i32 65535)
  %x479 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1197)
  %v1198 = trunc <32 x i32> %x479 to <32 x i8>
  %v1199 = icmp sge <32 x i8> %v1195, %v1198
  %v1200 = select <32 x i1> %v1199, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1201 = lshr <32 x i32> %v1176, splat (i32 16)
  %v1202 = select <32 x i1> %v1199, <32 x i32> %v1201, <32 x i32> %v1176
  %v1203 = sub <32 x i8> %v1195, %v1198
  %v1204 = select <32 x i1> %v1199, <32 x i8> %v1203, <32 x i8> %v1195
  %v1205 = and <32 x i32> %v1202, splat (i32 255)
  %x480 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1205)
  %v1206 = trunc <32 x i32> %x480 to <32 x i8>
  %v1207 = icmp sge <32 x i8> %v1204, %v1206
  %v1208 = shl <32 x i32> %v1200, splat (i32 8)
  %v1209 = select <32 x i1> %v1207, <32 x i32> %v1208, <32 x i32> %v1200
  %v1210 = lshr <32 x i32> %v1202, splat (i32 8)
  %v1211 = select <32 x i1> %v1207, <32 x i32> %v1210, <32 x i32> %v1202
  %v1212 = sub <32 x i8> %v1204, %v1206
  %v1213 = select <32 x i1> %v1207, <32 x i8> %v1212, <32 x i8> %v1204
  %v1214 = and <32 x i32> %v1211, splat (i32 15)
  %x481 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1214)
  %v1215 = trunc <32 x i32> %x481 to <32 x i8>
  %v1216 = icmp sge <32 x i8> %v1213, %v1215
  %v1217 = shl <32 x i32> %v1209, splat (i32 4)
  %v1218 = select <32 x i1> %v1216, <32 x i32> %v1217, <32 x i32> %v1209
  %v1219 = lshr <32 x i32> %v1211, splat (i32 4)
  %v1220 = select <32 x i1> %v1216, <32 x i32> %v1219, <32 x i32> %v1211
  %v1221 = sub <32 x i8> %v1213, %v1215
  %v1222 = select <32 x i1> %v1216, <32 x i8> %v1221, <32 x i8> %v1213
  %v1223 = and <32 x i32> %v1220, splat (i32 3)
  %x482 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1223)
  %v1224 = trunc <32 x i32> %x482 to <32 x i8>
  %v1225 = icmp sge <32 x i8> %v1222, %v1224
  %v1226 = shl <32 x i32> %v1218, splat (i32 2)
  %v1227 = select <32 x i1> %v1225, <32 x i32> %v1226, <32 x i32> %v1218
  %v1228 = lshr <32 x i32> %v1220, splat (i32 2)
  %v1229 = select <32 x i1> %v1225, <32 x i32> %v1228, <32 x i32> %v1220
  %v1230 = sub <32 x i8> %v1222, %v1224
  %v1231 = select <32 x i1> %v1225, <32 x i8> %v1230, <32 x i8> %v1222
  %v1232 = and <32 x i32> %v1229, splat (i32 1)
  %x483 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1232)
  %v1233 = trunc <32 x i32> %x483 to <32 x i8>
  %v1234 = icmp sge <32 x i8> %v1231, %v1233
  %v1235 = shl <32 x i32> %v1227, splat (i32 1)
  %v1236 = select <32 x i1> %v1234, <32 x i32> %v1235, <32 x i32> %v1227
  %v1237 = select <32 x i1> %v1196, <32 x i32> %v1236, <32 x i32> splat (i32 0)
  %v1238 = xor <32 x i32> %v1176, %v1237
  %x484 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1238)
  %v1239 = trunc <32 x i32> %x484 to <32 x i8>
  %v1240 = add <32 x i32> %v9, splat (i32 2719182252)
  %v1241 = lshr <32 x i32> %v1240, splat (i32 16)
  %v1242 = xor <32 x i32> %v1240, %v1241
  %v1243 = mul <32 x i32> %v1242, splat (i32 2146121005)
  %v1244 = lshr <32 x i32> %v1243, splat (i32 15)
  %v1245 = xor <32 x i32> %v1243, %v1244
  %v1246 = mul <32 x i32> %v1245, splat (i32 2221713035)
  %v1247 = lshr <32 x i32> %v1246, splat (i32 16)
  %v1248 = xor <32 x i32> %v1246, %v1247
  %v1249 = sext <32 x i8> %v1239 to <32 x i32>
  %v1250 = lshr <32 x i32> %v1248, splat (i32 16)
  %v1251 = mul <32 x i32> %v1250, %v1249
  %v1252 = and <32 x i32> %v1248, splat (i32 65535)
  %v1253 = mul <32 x i32> %v1252, %v1249
  %v1254 = lshr <32 x i32> %v1253, splat (i32 16)
  %v1255 = add <32 x i32> %v1251, %v1254
  %v1256 = lshr <32 x i32> %v1255, splat (i32 16)
  %v1257 = trunc <32 x i32> %v1256 to <32 x i8>
  %v1258 = icmp slt <32 x i8> %v1257, %v1239
  %v1259 = and <32 x i32> %v1238, splat (i32 65535)
  %x485 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1259)
  %v1260 = trunc <32 x i32> %x485 to <32 x i8>
  %v1261 = icmp sge <32 x i8> %v1257, %v1260
  %v1262 = select <32 x i1> %v1261, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1263 = lshr <32 x i32> %v1238, splat (i32 16)
  %v1264 = select <32 x i1> %v1261, <32 x i32> %v1263, <32 x i32> %v1238
  %v1265 = sub <32 x i8> %v1257, %v1260
  %v1266 = select <32 x i1> %v1261, <32 x i8> %v1265, <32 x i8> %v1257
  %v1267 = and <32 x i32> %v1264, splat (i32 255)
  %x486 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1267)
  %v1268 = trunc <32 x i32> %x486 to <32 x i8>
  %v1269 = icmp sge <32 x i8> %v1266, %v1268
  %v1270 = shl <32 x i32> %v1262, splat (i32 8)
  %v1271 = select <32 x i1> %v1269, <32 x i32> %v1270, <32 x i32> %v1262
  %v1272 = lshr <32 x i32> %v1264, splat (i32 8)
  %v1273 = select <32 x i1> %v1269, <32 x i32> %v1272, <32 x i32> %v1264
  %v1274 = sub <32 x i8> %v1266, %v1268
  %v1275 = select <32 x i1> %v1269, <32 x i8> %v1274, <32 x i8> %v1266
  %v1276 = and <32 x i32> %v1273, splat (i32 15)
  %x487 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1276)
  %v1277 = trunc <32 x i32> %x487 to <32 x i8>
  %v1278 = icmp sge <32 x i8> %v1275, %v1277
  %v1279 = shl <32 x i32> %v1271, splat (i32 4)
  %v1280 = select <32 x i1> %v1278, <32 x i32> %v1279, <32 x i32> %v1271
  %v1281 = lshr <32 x i32> %v1273, splat (i32 4)
  %v1282 = select <32 x i1> %v1278, <32 x i32> %v1281, <32 x i32> %v1273
  %v1283 = sub <32 x i8> %v1275, %v1277
  %v1284 = select <32 x i1> %v1278, <32 x i8> %v1283, <32 x i8> %v1275
  %v1285 = and <32 x i32> %v1282, splat (i32 3)
  %x488 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1285)
  %v1286 = trunc <32 x i32> %x488 to <32 x i8>
  %v1287 = icmp sge <32 x i8> %v1284, %v1286
  %v1288 = shl <32 x i32> %v1280, splat (i32 2)
  %v1289 = select <32 x i1> %v1287, <32 x i32> %v1288, <32 x i32> %v1280
  %v1290 = lshr <32 x i32> %v1282, splat (i32 2)
  %v1291 = select <32 x i1> %v1287, <32 x i32> %v1290, <32 x i32> %v1282
  %v1292 = sub <32 x i8> %v1284, %v1286
  %v1293 = select <32 x i1> %v1287, <32 x i8> %v1292, <32 x i8> %v1284
  %v1294 = and <32 x i32> %v1291, splat (i32 1)
  %x489 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1294)
  %v1295 = trunc <32 x i32> %x489 to <32 x i8>
  %v1296 = icmp sge <32 x i8> %v1293, %v1295
  %v1297 = shl <32 x i32> %v1289, splat (i32 1)
  %v1298 = select <32 x i1> %v1296, <32 x i32> %v1297, <32 x i32> %v1289
  %v1299 = select <32 x i1> %v1258, <32 x i32> %v1298, <32 x i32> splat (i32 0)
  %v1300 = xor <32 x i32> %v1238, %v1299
  %x490 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1300)
  %v1301 = trunc <32 x i32> %x490 to <32 x i8>
  %v1302 = add <32 x i32> %v9, splat (i32 1078650725)
  %v1303 = lshr <32 x i32> %v1302, splat (i32 16)
  %v1304 = xor <32 x i32> %v1302, %v1303
  %v1305 = mul <32 x i32> %v1304, splat (i32 2146121005)
  %v1306 = lshr <32 x i32> %v1305, splat (i32 15)
  %v1307 = xor <32 x i32> %v1305, %v1306
  %v1308 = mul <32 x i32> %v1307, splat (i32 2221713035)
  %v1309 = lshr <32 x i32> %v1308, splat (i32 16)
  %v1310 = xor <32 x i32> %v1308, %v1309
  %v1311 = sext <32 x i8> %v1301 to <32 x i32>
  %v1312 = lshr <32 x i32> %v1310, splat (i32 16)
  %v1313 = mul <32 x i32> %v1312, %v1311
  %v1314 = and <32 x i32> %v1310, splat (i32 65535)
  %v1315 = mul <32 x i32> %v1314, %v1311
  %v1316 = lshr <32 x i32> %v1315, splat (i32 16)
  %v1317 = add <32 x i32> %v1313, %v1316
  %v1318 = lshr <32 x i32> %v1317, splat (i32 16)
  %v1319 = trunc <32 x i32> %v1318 to <32 x i8>
  %v1320 = icmp slt <32 x i8> %v1319, %v1301
  %v1321 = and <32 x i32> %v1300, splat (i32 65535)
  %x491 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1321)
  %v1322 = trunc <32 x i32> %x491 to <32 x i8>
  %v1323 = icmp sge <32 x i8> %v1319, %v1322
  %v1324 = select <32 x i1> %v1323, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1325 = lshr <32 x i32> %v1300, splat (i32 16)
  %v1326 = select <32 x i1> %v1323, <32 x i32> %v1325, <32 x i32> %v1300
  %v1327 = sub <32 x i8> %v1319, %v1322
  %v1328 = select <32 x i1> %v1323, <32 x i8> %v1327, <32 x i8> %v1319
  %v1329 = and <32 x i32> %v1326, splat (i32 255)
  %x492 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1329)
  %v1330 = trunc <32 x i32> %x492 to <32 x i8>
  %v1331 = icmp sge <32 x i8> %v1328, %v1330
  %v1332 = shl <32 x i32> %v1324, splat (i32 8)
  %v1333 = select <32 x i1> %v1331, <32 x i32> %v1332, <32 x i32> %v1324
  %v1334 = lshr <32 x i32> %v1326, splat (i32 8)
  %v1335 = select <32 x i1> %v1331, <32 x i32> %v1334, <32 x i32> %v1326
  %v1336 = sub <32 x i8> %v1328, %v1330
  %v1337 = select <32 x i1> %v1331, <32 x i8> %v1336, <32 x i8> %v1328
  %v1338 = and <32 x i32> %v1335, splat (i32 15)
  %x493 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1338)
  %v1339 = trunc <32 x i32> %x493 to <32 x i8>
  %v1340 = icmp sge <32 x i8> %v1337, %v1339
  %v1341 = shl <32 x i32> %v1333, splat (i32 4)
  %v1342 = select <32 x i1> %v1340, <32 x i32> %v1341, <32 x i32> %v1333
  %v1343 = lshr <32 x i32> %v1335, splat (i32 4)
  %v1344 = select <32 x i1> %v1340, <32 x i32> %v1343, <32 x i32> %v1335
  %v1345 = sub <32 x i8> %v1337, %v1339
  %v1346 = select <32 x i1> %v1340, <32 x i8> %v1345, <32 x i8> %v1337
  %v1347 = and <32 x i32> %v1344, splat (i32 3)
  %x494 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1347)
  %v1348 = trunc <32 x i32> %x494 to <32 x i8>
  %v1349 = icmp sge <32 x i8> %v1346, %v1348
  %v1350 = shl <32 x i32> %v1342, splat (i32 2)
  %v1351 = select <32 x i1> %v1349, <32 x i32> %v1350, <32 x i32> %v1342
  %v1352 = lshr <32 x i32> %v1344, splat (i32 2)
  %v1353 = select <32 x i1> %v1349, <32 x i32> %v1352, <32 x i32> %v1344
  %v1354 = sub <32 x i8> %v1346, %v1348
  %v1355 = select <32 x i1> %v1349, <32 x i8> %v1354, <32 x i8> %v1346
  %v1356 = and <32 x i32> %v1353, splat (i32 1)
  %x495 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1356)
  %v1357 = trunc <32 x i32> %x495 to <32 x i8>
  %v1358 = icmp sge <32 x i8> %v1355, %v1357
  %v1359 = shl <32 x i32> %v1351, splat (i32 1)
  %v1360 = select <32 x i1> %v1358, <32 x i32> %v1359, <32 x i32> %v1351
  %v1361 = select <32 x i1> %v1320, <32 x i32> %v1360, <32 x i32> splat (i32 0)
  %v1362 = xor <32 x i32> %v1300, %v1361
  %v1363 = xor <32 x i32> %v933, %v1362
  %v1364 = and <32 x i32> %v1052, %v1363
  %v1365 = icmp ugt <32 x i32> %v1364, splat (i32 0)
  %v1366 = xor <32 x i1> %v1365, splat (i1 true)
  %x496 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1363)
  %v1367 = trunc <32 x i32> %x496 to <32 x i8>
  %v1368 = add <32 x i32> %v9, splat (i32 2875352434)
  %v1369 = lshr <32 x i32> %v1368, splat (i32 16)
  %v1370 = xor <32 x i32> %v1368, %v1369
  %v1371 = mul <32 x i32> %v1370, splat (i32 2146121005)
  %v1372 = lshr <32 x i32> %v1371, splat (i32 15)
  %v1373 = xor <32 x i32> %v1371, %v1372
  %v1374 = mul <32 x i32> %v1373, splat (i32 2221713035)
  %v1375 = lshr <32 x i32> %v1374, splat (i32 16)
  %v1376 = xor <32 x i32> %v1374, %v1375
  %v1377 = sext <32 x i8> %v1367 to <32 x i32>
  %v1378 = lshr <32 x i32> %v1376, splat (i32 16)
  %v1379 = mul <32 x i32> %v1378, %v1377
  %v1380 = and <32 x i32> %v1376, splat (i32 65535)
  %v1381 = mul <32 x i32> %v1380, %v1377
  %v1382 = lshr <32 x i32> %v1381, splat (i32 16)
  %v1383 = add <32 x i32> %v1379, %v1382
  %v1384 = lshr <32 x i32> %v1383, splat (i32 16)
  %v1385 = trunc <32 x i32> %v1384 to <32 x i8>
  %v1386 = icmp slt <32 x i8> %v1385, %v1367
  %v1387 = and <32 x i1> %v1366, %v1386
  %v1388 = and <32 x i32> %v1363, splat (i32 65535)
  %x497 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1388)
  %v1389 = trunc <32 x i32> %x497 to <32 x i8>
  %v1390 = icmp sge <32 x i8> %v1385, %v1389
  %v1391 = select <32 x i1> %v1390, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1392 = lshr <32 x i32> %v1363, splat (i32 16)
  %v1393 = select <32 x i1> %v1390, <32 x i32> %v1392, <32 x i32> %v1363
  %v1394 = sub <32 x i8> %v1385, %v1389
  %v1395 = select <32 x i1> %v1390, <32 x i8> %v1394, <32 x i8> %v1385
  %v1396 = and <32 x i32> %v1393, splat (i32 255)
  %x498 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1396)
  %v1397 = trunc <32 x i32> %x498 to <32 x i8>
  %v1398 = icmp sge <32 x i8> %v1395, %v1397
  %v1399 = shl <32 x i32> %v1391, splat (i32 8)
  %v1400 = select <32 x i1> %v1398, <32 x i32> %v1399, <32 x i32> %v1391
  %v1401 = lshr <32 x i32> %v1393, splat (i32 8)
  %v1402 = select <32 x i1> %v1398, <32 x i32> %v1401, <32 x i32> %v1393
  %v1403 = sub <32 x i8> %v1395, %v1397
  %v1404 = select <32 x i1> %v1398, <32 x i8> %v1403, <32 x i8> %v1395
  %v1405 = and <32 x i32> %v1402, splat (i32 15)
  %x499 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1405)
  %v1406 = trunc <32 x i32> %x499 to <32 x i8>
  %v1407 = icmp sge <32 x i8> %v1404, %v1406
  %v1408 = shl <32 x i32> %v1400, splat (i32 4)
  %v1409 = select <32 x i1> %v1407, <32 x i32> %v1408, <32 x i32> %v1400
  %v1410 = lshr <32 x i32> %v1402, splat (i32 4)
  %v1411 = select <32 x i1> %v1407, <32 x i32> %v1410, <32 x i32> %v1402
  %v1412 = sub <32 x i8> %v1404, %v1406
  %v1413 = select <32 x i1> %v1407, <32 x i8> %v1412, <32 x i8> %v1404
  %v1414 = and <32 x i32> %v1411, splat (i32 3)
  %x500 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1414)
  %v1415 = trunc <32 x i32> %x500 to <32 x i8>
  %v1416 = icmp sge <32 x i8> %v1413, %v1415
  %v1417 = shl <32 x i32> %v1409, splat (i32 2)
  %v1418 = select <32 x i1> %v1416, <32 x i32> %v1417, <32 x i32> %v1409
  %v1419 = lshr <32 x i32> %v1411, splat (i32 2)
  %v1420 = select <32 x i1> %v1416, <32 x i32> %v1419, <32 x i32> %v1411
  %v1421 = sub <32 x i8> %v1413, %v1415
  %v1422 = select <32 x i1> %v1416, <32 x i8> %v1421, <32 x i8> %v1413
  %v1423 = and <32 x i32> %v1420, splat (i32 1)
  %x501 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1423)
  %v1424 = trunc <32 x i32> %x501 to <32 x i8>
  %v1425 = icmp sge <32 x i8> %v1422, %v1424
  %v1426 = shl <32 x i32> %v1418, splat (i32 1)
  %v1427 = select <32 x i1> %v1425, <32 x i32> %v1426, <32 x i32> %v1418
  %v1428 = select <32 x i1> %v1387, <32 x i32> %v1427, <32 x i32> splat (i32 0)
  %v1429 = and <32 x i32> %v1052, %v1362
  %x502 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1429)
  %v1430 = trunc <32 x i32> %x502 to <32 x i8>
  %v1431 = add <32 x i32> %v9, splat (i32 3806076530)
  %v1432 = lshr <32 x i32> %v1431, splat (i32 16)
  %v1433 = xor <32 x i32> %v1431, %v1432
  %v1434 = mul <32 x i32> %v1433, splat (i32 2146121005)
  %v1435 = lshr <32 x i32> %v1434, splat (i32 15)
  %v1436 = xor <32 x i32> %v1434, %v1435
  %v1437 = mul <32 x i32> %v1436, splat (i32 2221713035)
  %v1438 = lshr <32 x i32> %v1437, splat (i32 16)
  %v1439 = xor <32 x i32> %v1437, %v1438
  %v1440 = sext <32 x i8> %v1430 to <32 x i32>
  %v1441 = lshr <32 x i32> %v1439, splat (i32 16)
  %v1442 = mul <32 x i32> %v1441, %v1440
  %v1443 = and <32 x i32> %v1439, splat (i32 65535)
  %v1444 = mul <32 x i32> %v1443, %v1440
  %v1445 = lshr <32 x i32> %v1444, splat (i32 16)
  %v1446 = add <32 x i32> %v1442, %v1445
  %v1447 = lshr <32 x i32> %v1446, splat (i32 16)
  %v1448 = trunc <32 x i32> %v1447 to <32 x i8>
  %v1449 = icmp slt <32 x i8> %v1448, %v1430
  %v1450 = and <32 x i1> %v1366, %v1449
  %v1451 = and <32 x i32> %v1429, splat (i32 65535)
  %x503 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1451)
  %v1452 = trunc <32 x i32> %x503 to <32 x i8>
  %v1453 = icmp sge <32 x i8> %v1448, %v1452
  %v1454 = select <32 x i1> %v1453, <32 x i32> splat (i32 65536), <32 x i32> splat (i32 1)
  %v1455 = lshr <32 x i32> %v1429, splat (i32 16)
  %v1456 = select <32 x i1> %v1453, <32 x i32> %v1455, <32 x i32> %v1429
  %v1457 = sub <32 x i8> %v1448, %v1452
  %v1458 = select <32 x i1> %v1453, <32 x i8> %v1457, <32 x i8> %v1448
  %v1459 = and <32 x i32> %v1456, splat (i32 255)
  %x504 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1459)
  %v1460 = trunc <32 x i32> %x504 to <32 x i8>
  %v1461 = icmp sge <32 x i8> %v1458, %v1460
  %v1462 = shl <32 x i32> %v1454, splat (i32 8)
  %v1463 = select <32 x i1> %v1461, <32 x i32> %v1462, <32 x i32> %v1454
  %v1464 = lshr <32 x i32> %v1456, splat (i32 8)
  %v1465 = select <32 x i1> %v1461, <32 x i32> %v1464, <32 x i32> %v1456
  %v1466 = sub <32 x i8> %v1458, %v1460
  %v1467 = select <32 x i1> %v1461, <32 x i8> %v1466, <32 x i8> %v1458
  %v1468 = and <32 x i32> %v1465, splat (i32 15)
  %x505 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1468)
  %v1469 = trunc <32 x i32> %x505 to <32 x i8>
  %v1470 = icmp sge <32 x i8> %v1467, %v1469
  %v1471 = shl <32 x i32> %v1463, splat (i32 4)
  %v1472 = select <32 x i1> %v1470, <32 x i32> %v1471, <32 x i32> %v1463
  %v1473 = lshr <32 x i32> %v1465, splat (i32 4)
  %v1474 = select <32 x i1> %v1470, <32 x i32> %v1473, <32 x i32> %v1465
  %v1475 = sub <32 x i8> %v1467, %v1469
  %v1476 = select <32 x i1> %v1470, <32 x i8> %v1475, <32 x i8> %v1467
  %v1477 = and <32 x i32> %v1474, splat (i32 3)
  %x506 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1477)
  %v1478 = trunc <32 x i32> %x506 to <32 x i8>
  %v1479 = icmp sge <32 x i8> %v1476, %v1478
  %v1480 = shl <32 x i32> %v1472, splat (i32 2)
  %v1481 = select <32 x i1> %v1479, <32 x i32> %v1480, <32 x i32> %v1472
  %v1482 = lshr <32 x i32> %v1474, splat (i32 2)
  %v1483 = select <32 x i1> %v1479, <32 x i32> %v1482, <32 x i32> %v1474
  %v1484 = sub <32 x i8> %v1476, %v1478
  %v1485 = select <32 x i1> %v1479, <32 x i8> %v1484, <32 x i8> %v1476
  %v1486 = and <32 x i32> %v1483, splat (i32 1)
  %x507 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1486)
  %v1487 = trunc <32 x i32> %x507 to <32 x i8>
  %v1488 = icmp sge <32 x i8> %v1485, %v1487
  %v1489 = shl <32 x i32> %v1481, splat (i32 1)
  %v1490 = select <32 x i1> %v1488, <32 x i32> %v1489, <32 x i32> %v1481
  %v1491 = select <32 x i1> %v1450, <32 x i32> %v1490, <32 x i32> splat (i32 0)
  %v1492 = xor <32 x i32> %v1363, %v1428
  %v1493 = or <32 x i32> %v1492, %v1491
  %v1494 = and <32 x i32> %v1493, splat (i32 1)
  %v1495 = icmp ugt <32 x i32> %v1494, splat (i32 0)
  %v1496 = and <32 x i32> %v1493, splat (i32 2)
  %v1497 = icmp ugt <32 x i32> %v1496, splat (i32 0)
  %v1498 = and <32 x i32> %v1493, splat (i32 4)
  %v1499 = icmp ugt <32 x i32> %v1498, splat (i32 0)
  %v1500 = and <32 x i32> %v1493, splat (i32 8)
  %v1501 = icmp ugt <32 x i32> %v1500, splat (i32 0)
  %v1502 = and <32 x i32> %v1493, splat (i32 16)
  %v1503 = icmp ugt <32 x i32> %v1502, splat (i32 0)
  %v1504 = and <32 x i32> %v1493, splat (i32 32)
  %v1505 = icmp ugt <32 x i32> %v1504, splat (i32 0)
  %v1506 = and <32 x i32> %v1493, splat (i32 64)
  %v1507 = icmp ugt <32 x i32> %v1506, splat (i32 0)
  %v1508 = and <32 x i32> %v1493, splat (i32 128)
  %v1509 = icmp ugt <32 x i32> %v1508, splat (i32 0)
  %v1510 = and <32 x i32> %v1493, splat (i32 256)
  %v1511 = icmp ugt <32 x i32> %v1510, splat (i32 0)
  %v1512 = and <32 x i32> %v1493, splat (i32 512)
  %v1513 = icmp ugt <32 x i32> %v1512, splat (i32 0)
  %v1514 = and <32 x i32> %v1493, splat (i32 1024)
  %v1515 = icmp ugt <32 x i32> %v1514, splat (i32 0)
  %v1516 = and <32 x i32> %v1493, splat (i32 2048)
  %v1517 = icmp ugt <32 x i32> %v1516, splat (i32 0)
  %v1518 = and <32 x i32> %v1493, splat (i32 4096)
  %v1519 = icmp ugt <32 x i32> %v1518, splat (i32 0)
  %v1520 = and <32 x i32> %v1493, splat (i32 8192)
  %v1521 = icmp ugt <32 x i32> %v1520, splat (i32 0)
  %v1522 = and <32 x i32> %v1493, splat (i32 16384)
  %v1523 = icmp ugt <32 x i32> %v1522, splat (i32 0)
  %v1524 = and <32 x i32> %v1493, splat (i32 32768)
  %v1525 = icmp ugt <32 x i32> %v1524, splat (i32 0)
  %v1526 = and <32 x i32> %v1493, splat (i32 65536)
  %v1527 = icmp ugt <32 x i32> %v1526, splat (i32 0)
  %v1528 = and <32 x i32> %v1493, splat (i32 131072)
  %v1529 = icmp ugt <32 x i32> %v1528, splat (i32 0)
  %v1530 = and <32 x i32> %v1493, splat (i32 262144)
  %v1531 = icmp ugt <32 x i32> %v1530, splat (i32 0)
  %v1532 = and <32 x i32> %v1493, splat (i32 524288)
  %v1533 = icmp ugt <32 x i32> %v1532, splat (i32 0)
  %x508 = getelementptr ptr, ptr %source, i64 43
  %x509 = load ptr, ptr %x508, align 8
  %x510 = getelementptr i16, ptr %x509, i64 %source_at
  %i_declared_1 = load <32 x i16>, ptr %x510, align 2
  %v1534 = sext <32 x i16> %i_declared_1 to <32 x i32>
  %v1535 = and <32 x i32> %v1534, splat (i32 255)
  %x511 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1535)
  %v1536 = trunc <32 x i32> %x511 to <32 x i8>
  %v1537 = add <32 x i32> %v9, splat (i32 441833330)
  %v1538 = lshr <32 x i32> %v1537, splat (i32 16)
  %v1539 = xor <32 x i32> %v1537, %v1538
  %v1540 = mul <32 x i32> %v1539, splat (i32 2146121005)
  %v1541 = lshr <32 x i32> %v1540, splat (i32 15)
  %v1542 = xor <32 x i32> %v1540, %v1541
  %v1543 = mul <32 x i32> %v1542, splat (i32 2221713035)
  %v1544 = lshr <32 x i32> %v1543, splat (i32 16)
  %v1545 = xor <32 x i32> %v1543, %v1544
  %v1546 = sext <32 x i8> %v1536 to <32 x i32>
  %v1547 = lshr <32 x i32> %v1545, splat (i32 16)
  %v1548 = mul <32 x i32> %v1547, %v1546
  %v1549 = and <32 x i32> %v1545, splat (i32 65535)
  %v1550 = mul <32 x i32> %v1549, %v1546
  %v1551 = lshr <32 x i32> %v1550, splat (i32 16)
  %v1552 = add <32 x i32> %v1548, %v1551
  %v1553 = lshr <32 x i32> %v1552, splat (i32 16)
  %v1554 = trunc <32 x i32> %v1553 to <32 x i8>
  %v1555 = icmp slt <32 x i8> %v1554, %v1536
  %v1556 = and <32 x i32> %v1535, splat (i32 15)
  %x512 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1556)
  %v1557 = trunc <32 x i32> %x512 to <32 x i8>
  %v1558 = icmp sge <32 x i8> %v1554, %v1557
  %v1559 = select <32 x i1> %v1558, <32 x i32> splat (i32 16), <32 x i32> splat (i32 1)
  %v1560 = lshr <32 x i32> %v1535, splat (i32 4)
  %v1561 = select <32 x i1> %v1558, <32 x i32> %v1560, <32 x i32> %v1535
  %v1562 = sub <32 x i8> %v1554, %v1557
  %v1563 = select <32 x i1> %v1558, <32 x i8> %v1562, <32 x i8> %v1554
  %v1564 = and <32 x i32> %v1561, splat (i32 3)
  %x513 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1564)
  %v1565 = trunc <32 x i32> %x513 to <32 x i8>
  %v1566 = icmp sge <32 x i8> %v1563, %v1565
  %v1567 = shl <32 x i32> %v1559, splat (i32 2)
  %v1568 = select <32 x i1> %v1566, <32 x i32> %v1567, <32 x i32> %v1559
  %v1569 = lshr <32 x i32> %v1561, splat (i32 2)
  %v1570 = select <32 x i1> %v1566, <32 x i32> %v1569, <32 x i32> %v1561
  %v1571 = sub <32 x i8> %v1563, %v1565
  %v1572 = select <32 x i1> %v1566, <32 x i8> %v1571, <32 x i8> %v1563
  %v1573 = and <32 x i32> %v1570, splat (i32 1)
  %x514 = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %v1573)
  %v1574 = trunc <32 x i32> %x514 to <32 x i8>
  %v1575 = icmp sge <32 x i8> %v1572, %v1574
  %v1576 = shl <32 x i32> %v1568, splat (i32 1)
  %v1577 = select <32 x i1> %v1575, <32 x i32> %v1576, <32 x i32> %v1568
  %v1578 = select <32 x i1> %v1555, <32 x i32> %v1577, <32 x i32> splat (i32 0)
  %v1579 = and <32 x i32> %v1578, splat (i32 1)
  %v1580 = icmp ugt <32 x i32> %v1579, splat (i32 0)
  %v1581 = and <32 x i32> %v1578, splat (i32 2)
  %v1582 = icmp ugt <32 x i32> %v1581, splat (i32 0)
  %v1583 = and <32 x i32> %v1578, splat (i32 4)
  %v1584 = icmp ugt <32 x i32> %v1583, splat (i32 0)
  %v1585 = and <32 x i32> %v1578, splat (i32 8)
  %v1586 = icmp ugt <32 x i32> %v1585, splat (i32 0)
  %v1587 = and <32 x i32> %v1578, splat (i32 16)
  %v1588 = icmp ugt <32 x i32> %v1587, splat (i32 0)
  %v1589 = and <32 x i32> %v1578, splat (i32 32)
  %v1590 = icmp ugt <32 x i32> %v1589, splat (i32 0)
  %v1591 = and <32 x i32> %v1578, splat (i32 64)
  %v1592 = icmp ugt <32 x i32> %v1591, splat (i32 0)
  %v1593 = and <32 x i32> %v1578, splat (i32 128)
  %v1594 = icmp ugt <32 x i32> %v1593, splat (i32 0)
  %v1595 = select <32 x i1> %v1580, <32 x i8> splat (i8 1), <32 x i8> splat (i8 0)
  %v1596 = select <32 x i1> %v1582, <32 x i8> splat (i8 2), <32 x i8> %v1595
  %v1597 = select <32 x i1> %v1584, <32 x i8> splat (i8 3), <32 x i8> %v1596
  %v1598 = select <32 x i1> %v1586, <32 x i8> splat (i8 4), <32 x i8> %v1597
  %v1599 = select <32 x i1> %v1588, <32 x i8> splat (i8 5), <32 x i8> %v1598
  %v1600 = select <32 x i1> %v1590, <32 x i8> splat (i8 6), <32 x i8> %v1599
  %v1601 = select <32 x i1> %v1592, <32 x i8> splat (i8 7), <32 x i8> %v1600
  %v1602 = select <32 x i1> %v1594, <32 x i8> splat (i8 8), <32 x i8> %v1601
  %x515 = getelementptr i8, ptr %frame, i64 160
  %x516 = load <32 x i8>, ptr %x515, align 4
  %v21 = icmp slt <32 x i8> %x516, zeroinitializer
  %x517 = getelementptr i8, ptr %frame, i64 192
  %v751 = load <32 x i16>, ptr %x517, align 4
  %v1603 = select <32 x i1> %v21, <32 x i16> %i_declared_1, <32 x i16> %v751
  %x518 = getelementptr ptr, ptr %target, i64 42
  %x519 = load ptr, ptr %x518, align 8
  %x520 = getelementptr i16, ptr %x519, i64 %target_at
  store <32 x i16> %v1603, ptr %x520, align 2
  %x521 = getelementptr i8, ptr %frame, i64 256
  %v752 = load <32 x i8>, ptr %x521, align 4
  %v1604 = select <32 x i1> %v21, <32 x i8> %v1602, <32 x i8> %v752
  %x522 = getelementptr ptr, ptr %target, i64 41
  %x523 = load ptr, ptr %x522, align 8
  %x524 = getelementptr i8, ptr %x523, i64 %target_at
  store <32 x i8> %v1604, ptr %x524, align 1
  %x525 = getelementptr i8, ptr %frame, i64 4224
  %x526 = load <32 x i8>, ptr %x525, align 4
  %v875 = icmp slt <32 x i8> %x526, zeroinitializer
  %v1605 = select <32 x i1> %v875, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1606 = select <32 x i1> %v1495, <32 x i8> splat (i8 1), <32 x i8> %v1605
  %x527 = getelementptr ptr, ptr %source, i64 22
  %x528 = load ptr, ptr %x527, align 8
  %x529 = getelementptr i16, ptr %x528, i64 %source_at
  %i_deck_1_0 = load <32 x i16>, ptr %x529, align 2
  %x530 = getelementptr i8, ptr %frame, i64 288
  %v755 = load <32 x i16>, ptr %x530, align 4
  %v1607 = select <32 x i1> %v21, <32 x i16> %i_deck_1_0, <32 x i16> %v755
  %x531 = getelementptr ptr, ptr %target, i64 194
  %x532 = load ptr, ptr %x531, align 8
  %x533 = getelementptr i16, ptr %x532, i64 %target_at
  store <32 x i16> %v1607, ptr %x533, align 2
  %x534 = getelementptr i8, ptr %frame, i64 352
  %v756 = load <32 x i8>, ptr %x534, align 4
  %v1608 = select <32 x i1> %v21, <32 x i8> %v1606, <32 x i8> %v756
  %x535 = getelementptr ptr, ptr %target, i64 195
  %x536 = load ptr, ptr %x535, align 8
  %x537 = getelementptr i8, ptr %x536, i64 %target_at
  store <32 x i8> %v1608, ptr %x537, align 1
  %x538 = getelementptr i8, ptr %frame, i64 4256
  %x539 = load <32 x i8>, ptr %x538, align 4
  %v876 = icmp slt <32 x i8> %x539, zeroinitializer
  %v1609 = select <32 x i1> %v876, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1610 = select <32 x i1> %v1497, <32 x i8> splat (i8 1), <32 x i8> %v1609
  %x540 = getelementptr ptr, ptr %source, i64 23
  %x541 = load ptr, ptr %x540, align 8
  %x542 = getelementptr i16, ptr %x541, i64 %source_at
  %i_deck_1_1 = load <32 x i16>, ptr %x542, align 2
  %x543 = getelementptr i8, ptr %frame, i64 384
  %v759 = load <32 x i16>, ptr %x543, align 4
  %v1611 = select <32 x i1> %v21, <32 x i16> %i_deck_1_1, <32 x i16> %v759
  %x544 = getelementptr ptr, ptr %target, i64 198
  %x545 = load ptr, ptr %x544, align 8
  %x546 = getelementptr i16, ptr %x545, i64 %target_at
  store <32 x i16> %v1611, ptr %x546, align 2
  %x547 = getelementptr i8, ptr %frame, i64 448
  %v760 = load <32 x i8>, ptr %x547, align 4
  %v1612 = select <32 x i1> %v21, <32 x i8> %v1610, <32 x i8> %v760
  %x548 = getelementptr ptr, ptr %target, i64 199
  %x549 = load ptr, ptr %x548, align 8
  %x550 = getelementptr i8, ptr %x549, i64 %target_at
  store <32 x i8> %v1612, ptr %x550, align 1
  %x551 = getelementptr i8, ptr %frame, i64 4288
  %x552 = load <32 x i8>, ptr %x551, align 4
  %v877 = icmp slt <32 x i8> %x552, zeroinitializer
  %v1613 = select <32 x i1> %v877, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1614 = select <32 x i1> %v1499, <32 x i8> splat (i8 1), <32 x i8> %v1613
  %x553 = getelementptr ptr, ptr %source, i64 24
  %x554 = load ptr, ptr %x553, align 8
  %x555 = getelementptr i16, ptr %x554, i64 %source_at
  %i_deck_1_2 = load <32 x i16>, ptr %x555, align 2
  %x556 = getelementptr i8, ptr %frame, i64 480
  %v763 = load <32 x i16>, ptr %x556, align 4
  %v1615 = select <32 x i1> %v21, <32 x i16> %i_deck_1_2, <32 x i16> %v763
  %x557 = getelementptr ptr, ptr %target, i64 202
  %x558 = load ptr, ptr %x557, align 8
  %x559 = getelementptr i16, ptr %x558, i64 %target_at
  store <32 x i16> %v1615, ptr %x559, align 2
  %x560 = getelementptr i8, ptr %frame, i64 544
  %v764 = load <32 x i8>, ptr %x560, align 4
  %v1616 = select <32 x i1> %v21, <32 x i8> %v1614, <32 x i8> %v764
  %x561 = getelementptr ptr, ptr %target, i64 203
  %x562 = load ptr, ptr %x561, align 8
  %x563 = getelementptr i8, ptr %x562, i64 %target_at
  store <32 x i8> %v1616, ptr %x563, align 1
  %x564 = getelementptr i8, ptr %frame, i64 4320
  %x565 = load <32 x i8>, ptr %x564, align 4
  %v878 = icmp slt <32 x i8> %x565, zeroinitializer
  %v1617 = select <32 x i1> %v878, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1618 = select <32 x i1> %v1501, <32 x i8> splat (i8 1), <32 x i8> %v1617
  %x566 = getelementptr ptr, ptr %source, i64 25
  %x567 = load ptr, ptr %x566, align 8
  %x568 = getelementptr i16, ptr %x567, i64 %source_at
  %i_deck_1_3 = load <32 x i16>, ptr %x568, align 2
  %x569 = getelementptr i8, ptr %frame, i64 576
  %v767 = load <32 x i16>, ptr %x569, align 4
  %v1619 = select <32 x i1> %v21, <32 x i16> %i_deck_1_3, <32 x i16> %v767
  %x570 = getelementptr ptr, ptr %target, i64 206
  %x571 = load ptr, ptr %x570, align 8
  %x572 = getelementptr i16, ptr %x571, i64 %target_at
  store <32 x i16> %v1619, ptr %x572, align 2
  %x573 = getelementptr i8, ptr %frame, i64 640
  %v768 = load <32 x i8>, ptr %x573, align 4
  %v1620 = select <32 x i1> %v21, <32 x i8> %v1618, <32 x i8> %v768
  %x574 = getelementptr ptr, ptr %target, i64 207
  %x575 = load ptr, ptr %x574, align 8
  %x576 = getelementptr i8, ptr %x575, i64 %target_at
  store <32 x i8> %v1620, ptr %x576, align 1
  %x577 = getelementptr i8, ptr %frame, i64 4352
  %x578 = load <32 x i8>, ptr %x577, align 4
  %v879 = icmp slt <32 x i8> %x578, zeroinitializer
  %v1621 = select <32 x i1> %v879, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1622 = select <32 x i1> %v1503, <32 x i8> splat (i8 1), <32 x i8> %v1621
  %x579 = getelementptr ptr, ptr %source, i64 26
  %x580 = load ptr, ptr %x579, align 8
  %x581 = getelementptr i16, ptr %x580, i64 %source_at
  %i_deck_1_4 = load <32 x i16>, ptr %x581, align 2
  %x582 = getelementptr i8, ptr %frame, i64 672
  %v771 = load <32 x i16>, ptr %x582, align 4
  %v1623 = select <32 x i1> %v21, <32 x i16> %i_deck_1_4, <32 x i16> %v771
  %x583 = getelementptr ptr, ptr %target, i64 210
  %x584 = load ptr, ptr %x583, align 8
  %x585 = getelementptr i16, ptr %x584, i64 %target_at
  store <32 x i16> %v1623, ptr %x585, align 2
  %x586 = getelementptr i8, ptr %frame, i64 736
  %v772 = load <32 x i8>, ptr %x586, align 4
  %v1624 = select <32 x i1> %v21, <32 x i8> %v1622, <32 x i8> %v772
  %x587 = getelementptr ptr, ptr %target, i64 211
  %x588 = load ptr, ptr %x587, align 8
  %x589 = getelementptr i8, ptr %x588, i64 %target_at
  store <32 x i8> %v1624, ptr %x589, align 1
  %x590 = getelementptr i8, ptr %frame, i64 4384
  %x591 = load <32 x i8>, ptr %x590, align 4
  %v880 = icmp slt <32 x i8> %x591, zeroinitializer
  %v1625 = select <32 x i1> %v880, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1626 = select <32 x i1> %v1505, <32 x i8> splat (i8 1), <32 x i8> %v1625
  %x592 = getelementptr ptr, ptr %source, i64 27
  %x593 = load ptr, ptr %x592, align 8
  %x594 = getelementptr i16, ptr %x593, i64 %source_at
  %i_deck_1_5 = load <32 x i16>, ptr %x594, align 2
  %x595 = getelementptr i8, ptr %frame, i64 768
  %v775 = load <32 x i16>, ptr %x595, align 4
  %v1627 = select <32 x i1> %v21, <32 x i16> %i_deck_1_5, <32 x i16> %v775
  %x596 = getelementptr ptr, ptr %target, i64 214
  %x597 = load ptr, ptr %x596, align 8
  %x598 = getelementptr i16, ptr %x597, i64 %target_at
  store <32 x i16> %v1627, ptr %x598, align 2
  %x599 = getelementptr i8, ptr %frame, i64 832
  %v776 = load <32 x i8>, ptr %x599, align 4
  %v1628 = select <32 x i1> %v21, <32 x i8> %v1626, <32 x i8> %v776
  %x600 = getelementptr ptr, ptr %target, i64 215
  %x601 = load ptr, ptr %x600, align 8
  %x602 = getelementptr i8, ptr %x601, i64 %target_at
  store <32 x i8> %v1628, ptr %x602, align 1
  %x603 = getelementptr i8, ptr %frame, i64 4416
  %x604 = load <32 x i8>, ptr %x603, align 4
  %v881 = icmp slt <32 x i8> %x604, zeroinitializer
  %v1629 = select <32 x i1> %v881, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1630 = select <32 x i1> %v1507, <32 x i8> splat (i8 1), <32 x i8> %v1629
  %x605 = getelementptr ptr, ptr %source, i64 28
  %x606 = load ptr, ptr %x605, align 8
  %x607 = getelementptr i16, ptr %x606, i64 %source_at
  %i_deck_1_6 = load <32 x i16>, ptr %x607, align 2
  %x608 = getelementptr i8, ptr %frame, i64 864
  %v779 = load <32 x i16>, ptr %x608, align 4
  %v1631 = select <32 x i1> %v21, <32 x i16> %i_deck_1_6, <32 x i16> %v779
  %x609 = getelementptr ptr, ptr %target, i64 218
  %x610 = load ptr, ptr %x609, align 8
  %x611 = getelementptr i16, ptr %x610, i64 %target_at
  store <32 x i16> %v1631, ptr %x611, align 2
  %x612 = getelementptr i8, ptr %frame, i64 928
  %v780 = load <32 x i8>, ptr %x612, align 4
  %v1632 = select <32 x i1> %v21, <32 x i8> %v1630, <32 x i8> %v780
  %x613 = getelementptr ptr, ptr %target, i64 219
  %x614 = load ptr, ptr %x613, align 8
  %x615 = getelementptr i8, ptr %x614, i64 %target_at
  store <32 x i8> %v1632, ptr %x615, align 1
  %x616 = getelementptr i8, ptr %frame, i64 4448
  %x617 = load <32 x i8>, ptr %x616, align 4
  %v882 = icmp slt <32 x i8> %x617, zeroinitializer
  %v1633 = select <32 x i1> %v882, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1634 = select <32 x i1> %v1509, <32 x i8> splat (i8 1), <32 x i8> %v1633
  %x618 = getelementptr ptr, ptr %source, i64 29
  %x619 = load ptr, ptr %x618, align 8
  %x620 = getelementptr i16, ptr %x619, i64 %source_at
  %i_deck_1_7 = load <32 x i16>, ptr %x620, align 2
  %x621 = getelementptr i8, ptr %frame, i64 960
  %v783 = load <32 x i16>, ptr %x621, align 4
  %v1635 = select <32 x i1> %v21, <32 x i16> %i_deck_1_7, <32 x i16> %v783
  %x622 = getelementptr ptr, ptr %target, i64 222
  %x623 = load ptr, ptr %x622, align 8
  %x624 = getelementptr i16, ptr %x623, i64 %target_at
  store <32 x i16> %v1635, ptr %x624, align 2
  %x625 = getelementptr i8, ptr %frame, i64 1024
  %v784 = load <32 x i8>, ptr %x625, align 4
  %v1636 = select <32 x i1> %v21, <32 x i8> %v1634, <32 x i8> %v784
  %x626 = getelementptr ptr, ptr %target, i64 223
  %x627 = load ptr, ptr %x626, align 8
  %x628 = getelementptr i8, ptr %x627, i64 %target_at
  store <32 x i8> %v1636, ptr %x628, align 1
  %x629 = getelementptr i8, ptr %frame, i64 4480
  %x630 = load <32 x i8>, ptr %x629, align 4
  %v883 = icmp slt <32 x i8> %x630, zeroinitializer
  %v1637 = select <32 x i1> %v883, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1638 = select <32 x i1> %v1511, <32 x i8> splat (i8 1), <32 x i8> %v1637
  %x631 = getelementptr ptr, ptr %source, i64 30
  %x632 = load ptr, ptr %x631, align 8
  %x633 = getelementptr i16, ptr %x632, i64 %source_at
  %i_deck_1_8 = load <32 x i16>, ptr %x633, align 2
  %x634 = getelementptr i8, ptr %frame, i64 1056
  %v787 = load <32 x i16>, ptr %x634, align 4
  %v1639 = select <32 x i1> %v21, <32 x i16> %i_deck_1_8, <32 x i16> %v787
  %x635 = getelementptr ptr, ptr %target, i64 226
  %x636 = load ptr, ptr %x635, align 8
  %x637 = getelementptr i16, ptr %x636, i64 %target_at
  store <32 x i16> %v1639, ptr %x637, align 2
  %x638 = getelementptr i8, ptr %frame, i64 1120
  %v788 = load <32 x i8>, ptr %x638, align 4
  %v1640 = select <32 x i1> %v21, <32 x i8> %v1638, <32 x i8> %v788
  %x639 = getelementptr ptr, ptr %target, i64 227
  %x640 = load ptr, ptr %x639, align 8
  %x641 = getelementptr i8, ptr %x640, i64 %target_at
  store <32 x i8> %v1640, ptr %x641, align 1
  %x642 = getelementptr i8, ptr %frame, i64 4512
  %x643 = load <32 x i8>, ptr %x642, align 4
  %v884 = icmp slt <32 x i8> %x643, zeroinitializer
  %v1641 = select <32 x i1> %v884, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1642 = select <32 x i1> %v1513, <32 x i8> splat (i8 1), <32 x i8> %v1641
  %x644 = getelementptr ptr, ptr %source, i64 31
  %x645 = load ptr, ptr %x644, align 8
  %x646 = getelementptr i16, ptr %x645, i64 %source_at
  %i_deck_1_9 = load <32 x i16>, ptr %x646, align 2
  %x647 = getelementptr i8, ptr %frame, i64 1152
  %v791 = load <32 x i16>, ptr %x647, align 4
  %v1643 = select <32 x i1> %v21, <32 x i16> %i_deck_1_9, <32 x i16> %v791
  %x648 = getelementptr ptr, ptr %target, i64 230
  %x649 = load ptr, ptr %x648, align 8
  %x650 = getelementptr i16, ptr %x649, i64 %target_at
  store <32 x i16> %v1643, ptr %x650, align 2
  %x651 = getelementptr i8, ptr %frame, i64 1216
  %v792 = load <32 x i8>, ptr %x651, align 4
  %v1644 = select <32 x i1> %v21, <32 x i8> %v1642, <32 x i8> %v792
  %x652 = getelementptr ptr, ptr %target, i64 231
  %x653 = load ptr, ptr %x652, align 8
  %x654 = getelementptr i8, ptr %x653, i64 %target_at
  store <32 x i8> %v1644, ptr %x654, align 1
  %x655 = getelementptr i8, ptr %frame, i64 4544
  %x656 = load <32 x i8>, ptr %x655, align 4
  %v885 = icmp slt <32 x i8> %x656, zeroinitializer
  %v1645 = select <32 x i1> %v885, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1646 = select <32 x i1> %v1515, <32 x i8> splat (i8 1), <32 x i8> %v1645
  %x657 = getelementptr ptr, ptr %source, i64 32
  %x658 = load ptr, ptr %x657, align 8
  %x659 = getelementptr i16, ptr %x658, i64 %source_at
  %i_deck_1_10 = load <32 x i16>, ptr %x659, align 2
  %x660 = getelementptr i8, ptr %frame, i64 1248
  %v795 = load <32 x i16>, ptr %x660, align 4
  %v1647 = select <32 x i1> %v21, <32 x i16> %i_deck_1_10, <32 x i16> %v795
  %x661 = getelementptr ptr, ptr %target, i64 234
  %x662 = load ptr, ptr %x661, align 8
  %x663 = getelementptr i16, ptr %x662, i64 %target_at
  store <32 x i16> %v1647, ptr %x663, align 2
  %x664 = getelementptr i8, ptr %frame, i64 1312
  %v796 = load <32 x i8>, ptr %x664, align 4
  %v1648 = select <32 x i1> %v21, <32 x i8> %v1646, <32 x i8> %v796
  %x665 = getelementptr ptr, ptr %target, i64 235
  %x666 = load ptr, ptr %x665, align 8
  %x667 = getelementptr i8, ptr %x666, i64 %target_at
  store <32 x i8> %v1648, ptr %x667, align 1
  %x668 = getelementptr i8, ptr %frame, i64 4576
  %x669 = load <32 x i8>, ptr %x668, align 4
  %v886 = icmp slt <32 x i8> %x669, zeroinitializer
  %v1649 = select <32 x i1> %v886, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1650 = select <32 x i1> %v1517, <32 x i8> splat (i8 1), <32 x i8> %v1649
  %x670 = getelementptr ptr, ptr %source, i64 33
  %x671 = load ptr, ptr %x670, align 8
  %x672 = getelementptr i16, ptr %x671, i64 %source_at
  %i_deck_1_11 = load <32 x i16>, ptr %x672, align 2
  %x673 = getelementptr i8, ptr %frame, i64 1344
  %v799 = load <32 x i16>, ptr %x673, align 4
  %v1651 = select <32 x i1> %v21, <32 x i16> %i_deck_1_11, <32 x i16> %v799
  %x674 = getelementptr ptr, ptr %target, i64 238
  %x675 = load ptr, ptr %x674, align 8
  %x676 = getelementptr i16, ptr %x675, i64 %target_at
  store <32 x i16> %v1651, ptr %x676, align 2
  %x677 = getelementptr i8, ptr %frame, i64 1408
  %v800 = load <32 x i8>, ptr %x677, align 4
  %v1652 = select <32 x i1> %v21, <32 x i8> %v1650, <32 x i8> %v800
  %x678 = getelementptr ptr, ptr %target, i64 239
  %x679 = load ptr, ptr %x678, align 8
  %x680 = getelementptr i8, ptr %x679, i64 %target_at
  store <32 x i8> %v1652, ptr %x680, align 1
  %x681 = getelementptr i8, ptr %frame, i64 4608
  %x682 = load <32 x i8>, ptr %x681, align 4
  %v887 = icmp slt <32 x i8> %x682, zeroinitializer
  %v1653 = select <32 x i1> %v887, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1654 = select <32 x i1> %v1519, <32 x i8> splat (i8 1), <32 x i8> %v1653
  %x683 = getelementptr ptr, ptr %source, i64 34
  %x684 = load ptr, ptr %x683, align 8
  %x685 = getelementptr i16, ptr %x684, i64 %source_at
  %i_deck_1_12 = load <32 x i16>, ptr %x685, align 2
  %x686 = getelementptr i8, ptr %frame, i64 1440
  %v803 = load <32 x i16>, ptr %x686, align 4
  %v1655 = select <32 x i1> %v21, <32 x i16> %i_deck_1_12, <32 x i16> %v803
  %x687 = getelementptr ptr, ptr %target, i64 242
  %x688 = load ptr, ptr %x687, align 8
  %x689 = getelementptr i16, ptr %x688, i64 %target_at
  store <32 x i16> %v1655, ptr %x689, align 2
  %x690 = getelementptr i8, ptr %frame, i64 1504
  %v804 = load <32 x i8>, ptr %x690, align 4
  %v1656 = select <32 x i1> %v21, <32 x i8> %v1654, <32 x i8> %v804
  %x691 = getelementptr ptr, ptr %target, i64 243
  %x692 = load ptr, ptr %x691, align 8
  %x693 = getelementptr i8, ptr %x692, i64 %target_at
  store <32 x i8> %v1656, ptr %x693, align 1
  %x694 = getelementptr i8, ptr %frame, i64 4640
  %x695 = load <32 x i8>, ptr %x694, align 4
  %v888 = icmp slt <32 x i8> %x695, zeroinitializer
  %v1657 = select <32 x i1> %v888, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1658 = select <32 x i1> %v1521, <32 x i8> splat (i8 1), <32 x i8> %v1657
  %x696 = getelementptr ptr, ptr %source, i64 35
  %x697 = load ptr, ptr %x696, align 8
  %x698 = getelementptr i16, ptr %x697, i64 %source_at
  %i_deck_1_13 = load <32 x i16>, ptr %x698, align 2
  %x699 = getelementptr i8, ptr %frame, i64 1536
  %v807 = load <32 x i16>, ptr %x699, align 4
  %v1659 = select <32 x i1> %v21, <32 x i16> %i_deck_1_13, <32 x i16> %v807
  %x700 = getelementptr ptr, ptr %target, i64 246
  %x701 = load ptr, ptr %x700, align 8
  %x702 = getelementptr i16, ptr %x701, i64 %target_at
  store <32 x i16> %v1659, ptr %x702, align 2
  %x703 = getelementptr i8, ptr %frame, i64 1600
  %v808 = load <32 x i8>, ptr %x703, align 4
  %v1660 = select <32 x i1> %v21, <32 x i8> %v1658, <32 x i8> %v808
  %x704 = getelementptr ptr, ptr %target, i64 247
  %x705 = load ptr, ptr %x704, align 8
  %x706 = getelementptr i8, ptr %x705, i64 %target_at
  store <32 x i8> %v1660, ptr %x706, align 1
  %x707 = getelementptr i8, ptr %frame, i64 4672
  %x708 = load <32 x i8>, ptr %x707, align 4
  %v889 = icmp slt <32 x i8> %x708, zeroinitializer
  %v1661 = select <32 x i1> %v889, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1662 = select <32 x i1> %v1523, <32 x i8> splat (i8 1), <32 x i8> %v1661
  %x709 = getelementptr ptr, ptr %source, i64 36
  %x710 = load ptr, ptr %x709, align 8
  %x711 = getelementptr i16, ptr %x710, i64 %source_at
  %i_deck_1_14 = load <32 x i16>, ptr %x711, align 2
  %x712 = getelementptr i8, ptr %frame, i64 1632
  %v811 = load <32 x i16>, ptr %x712, align 4
  %v1663 = select <32 x i1> %v21, <32 x i16> %i_deck_1_14, <32 x i16> %v811
  %x713 = getelementptr ptr, ptr %target, i64 250
  %x714 = load ptr, ptr %x713, align 8
  %x715 = getelementptr i16, ptr %x714, i64 %target_at
  store <32 x i16> %v1663, ptr %x715, align 2
  %x716 = getelementptr i8, ptr %frame, i64 1696
  %v812 = load <32 x i8>, ptr %x716, align 4
  %v1664 = select <32 x i1> %v21, <32 x i8> %v1662, <32 x i8> %v812
  %x717 = getelementptr ptr, ptr %target, i64 251
  %x718 = load ptr, ptr %x717, align 8
  %x719 = getelementptr i8, ptr %x718, i64 %target_at
  store <32 x i8> %v1664, ptr %x719, align 1
  %x720 = getelementptr i8, ptr %frame, i64 4704
  %x721 = load <32 x i8>, ptr %x720, align 4
  %v890 = icmp slt <32 x i8> %x721, zeroinitializer
  %v1665 = select <32 x i1> %v890, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1666 = select <32 x i1> %v1525, <32 x i8> splat (i8 1), <32 x i8> %v1665
  %x722 = getelementptr ptr, ptr %source, i64 37
  %x723 = load ptr, ptr %x722, align 8
  %x724 = getelementptr i16, ptr %x723, i64 %source_at
  %i_deck_1_15 = load <32 x i16>, ptr %x724, align 2
  %x725 = getelementptr i8, ptr %frame, i64 1728
  %v815 = load <32 x i16>, ptr %x725, align 4
  %v1667 = select <32 x i1> %v21, <32 x i16> %i_deck_1_15, <32 x i16> %v815
  %x726 = getelementptr ptr, ptr %target, i64 254
  %x727 = load ptr, ptr %x726, align 8
  %x728 = getelementptr i16, ptr %x727, i64 %target_at
  store <32 x i16> %v1667, ptr %x728, align 2
  %x729 = getelementptr i8, ptr %frame, i64 1792
  %v816 = load <32 x i8>, ptr %x729, align 4
  %v1668 = select <32 x i1> %v21, <32 x i8> %v1666, <32 x i8> %v816
  %x730 = getelementptr ptr, ptr %target, i64 255
  %x731 = load ptr, ptr %x730, align 8
  %x732 = getelementptr i8, ptr %x731, i64 %target_at
  store <32 x i8> %v1668, ptr %x732, align 1
  %x733 = getelementptr i8, ptr %frame, i64 4736
  %x734 = load <32 x i8>, ptr %x733, align 4
  %v891 = icmp slt <32 x i8> %x734, zeroinitializer
  %v1669 = select <32 x i1> %v891, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1670 = select <32 x i1> %v1527, <32 x i8> splat (i8 1), <32 x i8> %v1669
  %x735 = getelementptr ptr, ptr %source, i64 38
  %x736 = load ptr, ptr %x735, align 8
  %x737 = getelementptr i16, ptr %x736, i64 %source_at
  %i_deck_1_16 = load <32 x i16>, ptr %x737, align 2
  %x738 = getelementptr i8, ptr %frame, i64 1824
  %v819 = load <32 x i16>, ptr %x738, align 4
  %v1671 = select <32 x i1> %v21, <32 x i16> %i_deck_1_16, <32 x i16> %v819
  %x739 = getelementptr ptr, ptr %target, i64 258
  %x740 = load ptr, ptr %x739, align 8
  %x741 = getelementptr i16, ptr %x740, i64 %target_at
  store <32 x i16> %v1671, ptr %x741, align 2
  %x742 = getelementptr i8, ptr %frame, i64 1888
  %v820 = load <32 x i8>, ptr %x742, align 4
  %v1672 = select <32 x i1> %v21, <32 x i8> %v1670, <32 x i8> %v820
  %x743 = getelementptr ptr, ptr %target, i64 259
  %x744 = load ptr, ptr %x743, align 8
  %x745 = getelementptr i8, ptr %x744, i64 %target_at
  store <32 x i8> %v1672, ptr %x745, align 1
  %x746 = getelementptr i8, ptr %frame, i64 4768
  %x747 = load <32 x i8>, ptr %x746, align 4
  %v892 = icmp slt <32 x i8> %x747, zeroinitializer
  %v1673 = select <32 x i1> %v892, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1674 = select <32 x i1> %v1529, <32 x i8> splat (i8 1), <32 x i8> %v1673
  %x748 = getelementptr i8, ptr %frame, i64 1920
  %v823 = load <32 x i16>, ptr %x748, align 4
  %v1675 = select <32 x i1> %v21, <32 x i16> %i_deck_1_17, <32 x i16> %v823
  %x749 = getelementptr ptr, ptr %target, i64 262
  %x750 = load ptr, ptr %x749, align 8
  %x751 = getelementptr i16, ptr %x750, i64 %target_at
  store <32 x i16> %v1675, ptr %x751, align 2
  %x752 = getelementptr i8, ptr %frame, i64 1984
  %v824 = load <32 x i8>, ptr %x752, align 4
  %v1676 = select <32 x i1> %v21, <32 x i8> %v1674, <32 x i8> %v824
  %x753 = getelementptr ptr, ptr %target, i64 263
  %x754 = load ptr, ptr %x753, align 8
  %x755 = getelementptr i8, ptr %x754, i64 %target_at
  store <32 x i8> %v1676, ptr %x755, align 1
  %x756 = getelementptr i8, ptr %frame, i64 4800
  %x757 = load <32 x i8>, ptr %x756, align 4
  %v893 = icmp slt <32 x i8> %x757, zeroinitializer
  %v1677 = select <32 x i1> %v893, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1678 = select <32 x i1> %v1531, <32 x i8> splat (i8 1), <32 x i8> %v1677
  %x758 = getelementptr i8, ptr %frame, i64 2016
  %v827 = load <32 x i16>, ptr %x758, align 4
  %v1679 = select <32 x i1> %v21, <32 x i16> %i_deck_1_18, <32 x i16> %v827
  %x759 = getelementptr ptr, ptr %target, i64 266
  %x760 = load ptr, ptr %x759, align 8
  %x761 = getelementptr i16, ptr %x760, i64 %target_at
  store <32 x i16> %v1679, ptr %x761, align 2
  %x762 = getelementptr i8, ptr %frame, i64 2080
  %v828 = load <32 x i8>, ptr %x762, align 4
  %v1680 = select <32 x i1> %v21, <32 x i8> %v1678, <32 x i8> %v828
  %x763 = getelementptr ptr, ptr %target, i64 267
  %x764 = load ptr, ptr %x763, align 8
  %x765 = getelementptr i8, ptr %x764, i64 %target_at
  store <32 x i8> %v1680, ptr %x765, align 1
  %x766 = getelementptr i8, ptr %frame, i64 4832
  %x767 = load <32 x i8>, ptr %x766, align 4
  %v894 = icmp slt <32 x i8> %x767, zeroinitializer
  %v1681 = select <32 x i1> %v894, <32 x i8> splat (i8 0), <32 x i8> splat (i8 9)
  %v1682 = select <32 x i1> %v1533, <32 x i8> splat (i8 1), <32 x i8> %v1681
  %x768 = getelementptr i8, ptr %frame, i64 2112
  %v831 = load <32 x i16>, ptr %x768, align 4
  %v1683 = select <32 x i1> %v21, <32 x i16> %i_deck_1_19, <32 x i16> %v831
  %x769 = getelementptr ptr, ptr %target, i64 270
  %x770 = load ptr, ptr %x769, align 8
  %x771 = getelementptr i16, ptr %x770, i64 %target_at
  store <32 x i16> %v1683, ptr %x771, align 2
  %x772 = getelementptr i8, ptr %frame, i64 2176
  %v832 = load <32 x i8>, ptr %x772, align 4
  %v1684 = select <32 x i1> %v21, <32 x i8> %v1682, <32 x i8> %v832
  %x773 = getelementptr ptr, ptr %target, i64 271
  %x774 = load ptr, ptr %x773, align 8
  %x775 = getelementptr i8, ptr %x774, i64 %target_at
  store <32 x i8> %v1684, ptr %x775, align 1
  %x776 = getelementptr i8, ptr %frame, i64 128
  %x777 = load <32 x i8>, ptr %x776, align 4
  %v20 = icmp slt <32 x i8> %x777, zeroinitializer
  %x778 = getelementptr i8, ptr %frame, i64 2208
  %v833 = load <32 x i16>, ptr %x778, align 4
  %v1685 = select <32 x i1> %v20, <32 x i16> %i_declared_1, <32 x i16> %v833
  %x779 = getelementptr ptr, ptr %target, i64 277
  %x780 = load ptr, ptr %x779, align 8
  %x781 = getelementptr i16, ptr %x780, i64 %target_at
  store <32 x i16> %v1685, ptr %x781, align 2
  %x782 = getelementptr i8, ptr %frame, i64 2272
  %v834 = load <32 x i8>, ptr %x782, align 4
  %v1686 = select <32 x i1> %v20, <32 x i8> %v1602, <32 x i8> %v834
  %x783 = getelementptr ptr, ptr %target, i64 276
  %x784 = load ptr, ptr %x783, align 8
  %x785 = getelementptr i8, ptr %x784, i64 %target_at
  store <32 x i8> %v1686, ptr %x785, align 1
  %x786 = getelementptr i8, ptr %frame, i64 2304
  %v835 = load <32 x i16>, ptr %x786, align 4
  %v1687 = select <32 x i1> %v20, <32 x i16> %i_deck_1_0, <32 x i16> %v835
  %x787 = getelementptr ptr, ptr %target, i64 429
  %x788 = load ptr, ptr %x787, align 8
  %x789 = getelementptr i16, ptr %x788, i64 %target_at
  store <32 x i16> %v1687, ptr %x789, align 2
  %x790 = getelementptr i8, ptr %frame, i64 2368
  %v836 = load <32 x i8>, ptr %x790, align 4
  %v1688 = select <32 x i1> %v20, <32 x i8> %v1606, <32 x i8> %v836
  %x791 = getelementptr ptr, ptr %target, i64 430
  %x792 = load ptr, ptr %x791, align 8
  %x793 = getelementptr i8, ptr %x792, i64 %target_at
  store <32 x i8> %v1688, ptr %x793, align 1
  %x794 = getelementptr i8, ptr %frame, i64 2400
  %v837 = load <32 x i16>, ptr %x794, align 4
  %v1689 = select <32 x i1> %v20, <32 x i16> %i_deck_1_1, <32 x i16> %v837
  %x795 = getelementptr ptr, ptr %target, i64 433
  %x796 = load ptr, ptr %x795, align 8
  %x797 = getelementptr i16, ptr %x796, i64 %target_at
  store <32 x i16> %v1689, ptr %x797, align 2
  %x798 = getelementptr i8, ptr %frame, i64 2464
  %v838 = load <32 x i8>, ptr %x798, align 4
  %v1690 = select <32 x i1> %v20, <32 x i8> %v1610, <32 x i8> %v838
  %x799 = getelementptr ptr, ptr %target, i64 434
  %x800 = load ptr, ptr %x799, align 8
  %x801 = getelementptr i8, ptr %x800, i64 %target_at
  store <32 x i8> %v1690, ptr %x801, align 1
  %x802 = getelementptr i8, ptr %frame, i64 2496
  %v839 = load <32 x i16>, ptr %x802, align 4
  %v1691 = select <32 x i1> %v20, <32 x i16> %i_deck_1_2, <32 x i16> %v839
  %x803 = getelementptr ptr, ptr %target, i64 437
  %x804 = load ptr, ptr %x803, align 8
  %x805 = getelementptr i16, ptr %x804, i64 %target_at
  store <32 x i16> %v1691, ptr %x805, align 2
  %x806 = getelementptr i8, ptr %frame, i64 2560
  %v840 = load <32 x i8>, ptr %x806, align 4
  %v1692 = select <32 x i1> %v20, <32 x i8> %v1614, <32 x i8> %v840
  %x807 = getelementptr ptr, ptr %target, i64 438
  %x808 = load ptr, ptr %x807, align 8
  %x809 = getelementptr i8, ptr %x808, i64 %target_at
  store <32 x i8> %v1692, ptr %x809, align 1
  %x810 = getelementptr i8, ptr %frame, i64 2592
  %v841 = load <32 x i16>, ptr %x810, align 4
  %v1693 = select <32 x i1> %v20, <32 x i16> %i_deck_1_3, <32 x i16> %v841
  %x811 = getelementptr ptr, ptr %target, i64 441
  %x812 = load ptr, ptr %x811, align 8
  %x813 = getelementptr i16, ptr %x812, i64 %target_at
  store <32 x i16> %v1693, ptr %x813, align 2
  %x814 = getelementptr i8, ptr %frame, i64 2656
  %v842 = load <32 x i8>, ptr %x814, align 4
  %v1694 = select <32 x i1> %v20, <32 x i8> %v1618, <32 x i8> %v842
  %x815 = getelementptr ptr, ptr %target, i64 442
  %x816 = load ptr, ptr %x815, align 8
  %x817 = getelementptr i8, ptr %x816, i64 %target_at
  store <32 x i8> %v1694, ptr %x817, align 1
  %x818 = getelementptr i8, ptr %frame, i64 2688
  %v843 = load <32 x i16>, ptr %x818, align 4
  %v1695 = select <32 x i1> %v20, <32 x i16> %i_deck_1_4, <32 x i16> %v843
  %x819 = getelementptr ptr, ptr %target, i64 445
  %x820 = load ptr, ptr %x819, align 8
  %x821 = getelementptr i16, ptr %x820, i64 %target_at
  store <32 x i16> %v1695, ptr %x821, align 2
  %x822 = getelementptr i8, ptr %frame, i64 2752
  %v844 = load <32 x i8>, ptr %x822, align 4
  %v1696 = select <32 x i1> %v20, <32 x i8> %v1622, <32 x i8> %v844
  %x823 = getelementptr ptr, ptr %target, i64 446
  %x824 = load ptr, ptr %x823, align 8
  %x825 = getelementptr i8, ptr %x824, i64 %target_at
  store <32 x i8> %v1696, ptr %x825, align 1
  %x826 = getelementptr i8, ptr %frame, i64 2784
  %v845 = load <32 x i16>, ptr %x826, align 4
  %v1697 = select <32 x i1> %v20, <32 x i16> %i_deck_1_5, <32 x i16> %v845
  %x827 = getelementptr ptr, ptr %target, i64 449
  %x828 = load ptr, ptr %x827, align 8
  %x829 = getelementptr i16, ptr %x828, i64 %target_at
  store <32 x i16> %v1697, ptr %x829, align 2
  %x830 = getelementptr i8, ptr %frame, i64 2848
  %v846 = load <32 x i8>, ptr %x830, align 4
  %v1698 = select <32 x i1> %v20, <32 x i8> %v1626, <32 x i8> %v846
  %x831 = getelementptr ptr, ptr %target, i64 450
  %x832 = load ptr, ptr %x831, align 8
  %x833 = getelementptr i8, ptr %x832, i64 %target_at
  store <32 x i8> %v1698, ptr %x833, align 1
  %x834 = getelementptr i8, ptr %frame, i64 2880
  %v847 = load <32 x i16>, ptr %x834, align 4
  %v1699 = select <32 x i1> %v20, <32 x i16> %i_deck_1_6, <32 x i16> %v847
  %x835 = getelementptr ptr, ptr %target, i64 453
  %x836 = load ptr, ptr %x835, align 8
  %x837 = getelementptr i16, ptr %x836, i64 %target_at
  store <32 x i16> %v1699, ptr %x837, align 2
  %x838 = getelementptr i8, ptr %frame, i64 2944
  %v848 = load <32 x i8>, ptr %x838, align 4
  %v1700 = select <32 x i1> %v20, <32 x i8> %v1630, <32 x i8> %v848
  %x839 = getelementptr ptr, ptr %target, i64 454
  %x840 = load ptr, ptr %x839, align 8
  %x841 = getelementptr i8, ptr %x840, i64 %target_at
  store <32 x i8> %v1700, ptr %x841, align 1
  %x842 = getelementptr i8, ptr %frame, i64 2976
  %v849 = load <32 x i16>, ptr %x842, align 4
  %v1701 = select <32 x i1> %v20, <32 x i16> %i_deck_1_7, <32 x i16> %v849
  %x843 = getelementptr ptr, ptr %target, i64 457
  %x844 = load ptr, ptr %x843, align 8
  %x845 = getelementptr i16, ptr %x844, i64 %target_at
  store <32 x i16> %v1701, ptr %x845, align 2
  %x846 = getelementptr i8, ptr %frame, i64 3040
  %v850 = load <32 x i8>, ptr %x846, align 4
  %v1702 = select <32 x i1> %v20, <32 x i8> %v1634, <32 x i8> %v850
  %x847 = getelementptr ptr, ptr %target, i64 458
  %x848 = load ptr, ptr %x847, align 8
  %x849 = getelementptr i8, ptr %x848, i64 %target_at
  store <32 x i8> %v1702, ptr %x849, align 1
  %x850 = getelementptr i8, ptr %frame, i64 3072
  %v851 = load <32 x i16>, ptr %x850, align 4
  %v1703 = select <32 x i1> %v20, <32 x i16> %i_deck_1_8, <32 x i16> %v851
  %x851 = getelementptr ptr, ptr %target, i64 461
  %x852 = load ptr, ptr %x851, align 8
  %x853 = getelementptr i16, ptr %x852, i64 %target_at
  store <32 x i16> %v1703, ptr %x853, align 2
  %x854 = getelementptr i8, ptr %frame, i64 3136
  %v852 = load <32 x i8>, ptr %x854, align 4
  %v1704 = select <32 x i1> %v20, <32 x i8> %v1638, <32 x i8> %v852
  %x855 = getelementptr ptr, ptr %target, i64 462
  %x856 = load ptr, ptr %x855, align 8
  %x857 = getelementptr i8, ptr %x856, i64 %target_at
  store <32 x i8> %v1704, ptr %x857, align 1
  %x858 = getelementptr i8, ptr %frame, i64 3168
  %v853 = load <32 x i16>, ptr %x858, align 4
  %v1705 = select <32 x i1> %v20, <32 x i16> %i_deck_1_9, <32 x i16> %v853
  %x859 = getelementptr ptr, ptr %target, i64 465
  %x860 = load ptr, ptr %x859, align 8
  %x861 = getelementptr i16, ptr %x860, i64 %target_at
  store <32 x i16> %v1705, ptr %x861, align 2
  %x862 = getelementptr i8, ptr %frame, i64 3232
  %v854 = load <32 x i8>, ptr %x862, align 4
  %v1706 = select <32 x i1> %v20, <32 x i8> %v1642, <32 x i8> %v854
  %x863 = getelementptr ptr, ptr %target, i64 466
  %x864 = load ptr, ptr %x863, align 8
  %x865 = getelementptr i8, ptr %x864, i64 %target_at
  store <32 x i8> %v1706, ptr %x865, align 1
  %x866 = getelementptr i8, ptr %frame, i64 3264
  %v855 = load <32 x i16>, ptr %x866, align 4
  %v1707 = select <32 x i1> %v20, <32 x i16> %i_deck_1_10, <32 x i16> %v855
  %x867 = getelementptr ptr, ptr %target, i64 469
  %x868 = load ptr, ptr %x867, align 8
  %x869 = getelementptr i16, ptr %x868, i64 %target_at
  store <32 x i16> %v1707, ptr %x869, align 2
  %x870 = getelementptr i8, ptr %frame, i64 3328
  %v856 = load <32 x i8>, ptr %x870, align 4
  %v1708 = select <32 x i1> %v20, <32 x i8> %v1646, <32 x i8> %v856
  %x871 = getelementptr ptr, ptr %target, i64 470
  %x872 = load ptr, ptr %x871, align 8
  %x873 = getelementptr i8, ptr %x872, i64 %target_at
  store <32 x i8> %v1708, ptr %x873, align 1
  %x874 = getelementptr i8, ptr %frame, i64 3360
  %v857 = load <32 x i16>, ptr %x874, align 4
  %v1709 = select <32 x i1> %v20, <32 x i16> %i_deck_1_11, <32 x i16> %v857
  %x875 = getelementptr ptr, ptr %target, i64 473
  %x876 = load ptr, ptr %x875, align 8
  %x877 = getelementptr i16, ptr %x876, i64 %target_at
  store <32 x i16> %v1709, ptr %x877, align 2
  %x878 = getelementptr i8, ptr %frame, i64 3424
  %v858 = load <32 x i8>, ptr %x878, align 4
  %v1710 = select <32 x i1> %v20, <32 x i8> %v1650, <32 x i8> %v858
  %x879 = getelementptr ptr, ptr %target, i64 474
  %x880 = load ptr, ptr %x879, align 8
  %x881 = getelementptr i8, ptr %x880, i64 %target_at
  store <32 x i8> %v1710, ptr %x881, align 1
  %x882 = getelementptr i8, ptr %frame, i64 3456
  %v859 = load <32 x i16>, ptr %x882, align 4
  %v1711 = select <32 x i1> %v20, <32 x i16> %i_deck_1_12, <32 x i16> %v859
  %x883 = getelementptr ptr, ptr %target, i64 477
  %x884 = load ptr, ptr %x883, align 8
  %x885 = getelementptr i16, ptr %x884, i64 %target_at
  store <32 x i16> %v1711, ptr %x885, align 2
  %x886 = getelementptr i8, ptr %frame, i64 3520
  %v860 = load <32 x i8>, ptr %x886, align 4
  %v1712 = select <32 x i1> %v20, <32 x i8> %v1654, <32 x i8> %v860
  %x887 = getelementptr ptr, ptr %target, i64 478
  %x888 = load ptr, ptr %x887, align 8
  %x889 = getelementptr i8, ptr %x888, i64 %target_at
  store <32 x i8> %v1712, ptr %x889, align 1
  %x890 = getelementptr i8, ptr %frame, i64 3552
  %v861 = load <32 x i16>, ptr %x890, align 4
  %v1713 = select <32 x i1> %v20, <32 x i16> %i_deck_1_13, <32 x i16> %v861
  %x891 = getelementptr ptr, ptr %target, i64 481
  %x892 = load ptr, ptr %x891, align 8
  %x893 = getelementptr i16, ptr %x892, i64 %target_at
  store <32 x i16> %v1713, ptr %x893, align 2
  %x894 = getelementptr i8, ptr %frame, i64 3616
  %v862 = load <32 x i8>, ptr %x894, align 4
  %v1714 = select <32 x i1> %v20, <32 x i8> %v1658, <32 x i8> %v862
  %x895 = getelementptr ptr, ptr %target, i64 482
  %x896 = load ptr, ptr %x895, align 8
  %x897 = getelementptr i8, ptr %x896, i64 %target_at
  store <32 x i8> %v1714, ptr %x897, align 1
  %x898 = getelementptr i8, ptr %frame, i64 3648
  %v863 = load <32 x i16>, ptr %x898, align 4
  %v1715 = select <32 x i1> %v20, <32 x i16> %i_deck_1_14, <32 x i16> %v863
  %x899 = getelementptr ptr, ptr %target, i64 485
  %x900 = load ptr, ptr %x899, align 8
  %x901 = getelementptr i16, ptr %x900, i64 %target_at
  store <32 x i16> %v1715, ptr %x901, align 2
  %x902 = getelementptr i8, ptr %frame, i64 3712
  %v864 = load <32 x i8>, ptr %x902, align 4
  %v1716 = select <32 x i1> %v20, <32 x i8> %v1662, <32 x i8> %v864
  %x903 = getelementptr ptr, ptr %target, i64 486
  %x904 = load ptr, ptr %x903, align 8
  %x905 = getelementptr i8, ptr %x904, i64 %target_at
  store <32 x i8> %v1716, ptr %x905, align 1
  %x906 = getelementptr i8, ptr %frame, i64 3744
  %v865 = load <32 x i16>, ptr %x906, align 4
  %v1717 = select <32 x i1> %v20, <32 x i16> %i_deck_1_15, <32 x i16> %v865
  %x907 = getelementptr ptr, ptr %target, i64 489
  %x908 = load ptr, ptr %x907, align 8
  %x909 = getelementptr i16, ptr %x908, i64 %target_at
  store <32 x i16> %v1717, ptr %x909, align 2
  %x910 = getelementptr i8, ptr %frame, i64 3808
  %v866 = load <32 x i8>, ptr %x910, align 4
  %v1718 = select <32 x i1> %v20, <32 x i8> %v1666, <32 x i8> %v866
  %x911 = getelementptr ptr, ptr %target, i64 490
  %x912 = load ptr, ptr %x911, align 8
  %x913 = getelementptr i8, ptr %x912, i64 %target_at
  store <32 x i8> %v1718, ptr %x913, align 1
  %x914 = getelementptr i8, ptr %frame, i64 3840
  %v867 = load <32 x i16>, ptr %x914, align 4
  %v1719 = select <32 x i1> %v20, <32 x i16> %i_deck_1_16, <32 x i16> %v867
  %x915 = getelementptr ptr, ptr %target, i64 493
  %x916 = load ptr, ptr %x915, align 8
  %x917 = getelementptr i16, ptr %x916, i64 %target_at
  store <32 x i16> %v1719, ptr %x917, align 2
  %x918 = getelementptr i8, ptr %frame, i64 3904
  %v868 = load <32 x i8>, ptr %x918, align 4
  %v1720 = select <32 x i1> %v20, <32 x i8> %v1670, <32 x i8> %v868
  %x919 = getelementptr ptr, ptr %target, i64 494
  %x920 = load ptr, ptr %x919, align 8
  %x921 = getelementptr i8, ptr %x920, i64 %target_at
  store <32 x i8> %v1720, ptr %x921, align 1
  %x922 = getelementptr i8, ptr %frame, i64 3936
  %v869 = load <32 x i16>, ptr %x922, align 4
  %v1721 = select <32 x i1> %v20, <32 x i16> %i_deck_1_17, <32 x i16> %v869
  %x923 = getelementptr ptr, ptr %target, i64 497
  %x924 = load ptr, ptr %x923, align 8
  %x925 = getelementptr i16, ptr %x924, i64 %target_at
  store <32 x i16> %v1721, ptr %x925, align 2
  %x926 = getelementptr i8, ptr %frame, i64 4000
  %v870 = load <32 x i8>, ptr %x926, align 4
  %v1722 = select <32 x i1> %v20, <32 x i8> %v1674, <32 x i8> %v870
  %x927 = getelementptr ptr, ptr %target, i64 498
  %x928 = load ptr, ptr %x927, align 8
  %x929 = getelementptr i8, ptr %x928, i64 %target_at
  store <32 x i8> %v1722, ptr %x929, align 1
  %x930 = getelementptr i8, ptr %frame, i64 4032
  %v871 = load <32 x i16>, ptr %x930, align 4
  %v1723 = select <32 x i1> %v20, <32 x i16> %i_deck_1_18, <32 x i16> %v871
  %x931 = getelementptr ptr, ptr %target, i64 501
  %x932 = load ptr, ptr %x931, align 8
  %x933 = getelementptr i16, ptr %x932, i64 %target_at
  store <32 x i16> %v1723, ptr %x933, align 2
  %x934 = getelementptr i8, ptr %frame, i64 4096
  %v872 = load <32 x i8>, ptr %x934, align 4
  %v1724 = select <32 x i1> %v20, <32 x i8> %v1678, <32 x i8> %v872
  %x935 = getelementptr ptr, ptr %target, i64 502
  %x936 = load ptr, ptr %x935, align 8
  %x937 = getelementptr i8, ptr %x936, i64 %target_at
  store <32 x i8> %v1724, ptr %x937, align 1
  %x938 = getelementptr i8, ptr %frame, i64 4128
  %v873 = load <32 x i16>, ptr %x938, align 4
  %v1725 = select <32 x i1> %v20, <32 x i16> %i_deck_1_19, <32 x i16> %v873
  %x939 = getelementptr ptr, ptr %target, i64 505
  %x940 = load ptr, ptr %x939, align 8
  %x941 = getelementptr i16, ptr %x940, i64 %target_at
  store <32 x i16> %v1725, ptr %x941, align 2
  %x942 = getelementptr i8, ptr %frame, i64 4192
  %v874 = load <32 x i8>, ptr %x942, align 4
  %v1726 = select <32 x i1> %v20, <32 x i8> %v1682, <32 x i8> %v874
  %x943 = getelementptr ptr, ptr %target, i64 506
  %x944 = load ptr, ptr %x943, align 8
  %x945 = getelementptr i8, ptr %x944, i64 %target_at
  store <32 x i8> %v1726, ptr %x945, align 1
  %x946 = sext <32 x i16> %v1607 to <32 x i32>
  %x947 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x946
  %v1727 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x947, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x948 = sext <32 x i16> %v1611 to <32 x i32>
  %x949 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x948
  %v1728 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x949, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x950 = sext <32 x i16> %v1615 to <32 x i32>
  %x951 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x950
  %v1729 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x951, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x952 = sext <32 x i16> %v1619 to <32 x i32>
  %x953 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x952
  %v1730 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x953, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x954 = sext <32 x i16> %v1623 to <32 x i32>
  %x955 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x954
  %v1731 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x955, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x956 = sext <32 x i16> %v1627 to <32 x i32>
  %x957 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x956
  %v1732 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x957, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x958 = sext <32 x i16> %v1631 to <32 x i32>
  %x959 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x958
  %v1733 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x959, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x960 = sext <32 x i16> %v1635 to <32 x i32>
  %x961 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x960
  %v1734 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x961, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x962 = sext <32 x i16> %v1639 to <32 x i32>
  %x963 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x962
  %v1735 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x963, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x964 = sext <32 x i16> %v1643 to <32 x i32>
  %x965 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x964
  %v1736 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x965, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x966 = sext <32 x i16> %v1647 to <32 x i32>
  %x967 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x966
  %v1737 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x967, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x968 = sext <32 x i16> %v1651 to <32 x i32>
  %x969 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x968
  %v1738 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x969, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x970 = sext <32 x i16> %v1655 to <32 x i32>
  %x971 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x970
  %v1739 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x971, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x972 = sext <32 x i16> %v1659 to <32 x i32>
  %x973 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x972
  %v1740 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x973, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x974 = sext <32 x i16> %v1663 to <32 x i32>
  %x975 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x974
  %v1741 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x975, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x976 = sext <32 x i16> %v1667 to <32 x i32>
  %x977 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x976
  %v1742 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x977, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x978 = sext <32 x i16> %v1671 to <32 x i32>
  %x979 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x978
  %v1743 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x979, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x980 = sext <32 x i16> %v1675 to <32 x i32>
  %x981 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x980
  %v1744 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x981, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x982 = sext <32 x i16> %v1679 to <32 x i32>
  %x983 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x982
  %v1745 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x983, <32 x i1> splat (i1 true), <32 x i32> poison)
  %x984 = sext <32 x i16> %v1683 to <32 x i32>
  %x985 = getelementptr i32, ptr @table_hand_0, <32 x i32> %x984
  %v1746 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %x985, <32 x i1> splat (i1 true), <32 x i32> poison)
  %v1747 = icmp eq <32 x i8> %v1608, splat (i8 1)
  %v1748 = ashr <32 x i32> %v1727, splat (i32 3)
  %v1749 = and <32 x i32> %v1748, splat (i32 1)
  %v1750 = icmp eq <32 x i32> %v1749, splat (i32 1)
  %v1751 = and <32 x i1> %v1747, %v1750
  %v1752 = icmp eq <32 x i8> %v1612, splat (i8 1)
  %v1753 = ashr <32 x i32> %v1728, splat (i32 3)
  %v1754 = and <32 x i32> %v1753, splat (i32 1)
  %v1755 = icmp eq <32 x i32> %v1754, splat (i32 1)
  %v1756 = icmp eq <32 x i16> %v1607, %v1611
  %v1757 = and <32 x i1> %v1747, %v1756
  %v1758 = and <32 x i1> %v1752, %v1755
  %v1759 = xor <32 x i1> %v1757, splat (i1 true)
  %v1760 = and <32 x i1> %v1758, %v1759
  %v1761 = or <32 x i1> %v1752, %v1757
  %v1762 = icmp eq <32 x i8> %v1616, splat (i8 1)
  %v1763 = ashr <32 x i32> %v1729, splat (i32 3)
  %v1764 = and <32 x i32> %v1763, splat (i32 1)
  %v1765 = icmp eq <32 x i32> %v1764, splat (i32 1)
  %v1766 = icmp eq <32 x i16> %v1611, %v1615
  %v1767 = and <32 x i1> %v1761, %v1766
  %v1768 = and <32 x i1> %v1762, %v1765
  %v1769 = xor <32 x i1> %v1767, splat (i1 true)
  %v1770 = and <32 x i1> %v1768, %v1769
  %v1771 = or <32 x i1> %v1762, %v1767
  %v1772 = icmp eq <32 x i8> %v1620, splat (i8 1)
  %v1773 = ashr <32 x i32> %v1730, splat (i32 3)
  %v1774 = and <32 x i32> %v1773, splat (i32 1)
  %v1775 = icmp eq <32 x i32> %v1774, splat (i32 1)
  %v1776 = icmp eq <32 x i16> %v1615, %v1619
  %v1777 = and <32 x i1> %v1771, %v1776
  %v1778 = and <32 x i1> %v1772, %v1775
  %v1779 = xor <32 x i1> %v1777, splat (i1 true)
  %v1780 = and <32 x i1> %v1778, %v1779
  %v1781 = or <32 x i1> %v1772, %v1777
  %v1782 = icmp eq <32 x i8> %v1624, splat (i8 1)
  %v1783 = ashr <32 x i32> %v1731, splat (i32 3)
  %v1784 = and <32 x i32> %v1783, splat (i32 1)
  %v1785 = icmp eq <32 x i32> %v1784, splat (i32 1)
  %v1786 = icmp eq <32 x i16> %v1619, %v1623
  %v1787 = and <32 x i1> %v1781, %v1786
  %v1788 = and <32 x i1> %v1782, %v1785
  %v1789 = xor <32 x i1> %v1787, splat (i1 true)
  %v1790 = and <32 x i1> %v1788, %v1789
  %v1791 = or <32 x i1> %v1782, %v1787
  %v1792 = icmp eq <32 x i8> %v1628, splat (i8 1)
  %v1793 = ashr <32 x i32> %v1732, splat (i32 3)
  %v1794 = and <32 x i32> %v1793, splat (i32 1)
  %v1795 = icmp eq <32 x i32> %v1794, splat (i32 1)
  %v1796 = icmp eq <32 x i16> %v1623, %v1627
  %v1797 = and <32 x i1> %v1791, %v1796
  %v1798 = and <32 x i1> %v1792, %v1795
  %v1799 = xor <32 x i1> %v1797, splat (i1 true)
  %v1800 = and <32 x i1> %v1798, %v1799
  %v1801 = or <32 x i1> %v1792, %v1797
  %v1802 = icmp eq <32 x i8> %v1632, splat (i8 1)
  %v1803 = ashr <32 x i32> %v1733, splat (i32 3)
  %v1804 = and <32 x i32> %v1803, splat (i32 1)
  %v1805 = icmp eq <32 x i32> %v1804, splat (i32 1)
  %v1806 = icmp eq <32 x i16> %v1627, %v1631
  %v1807 = and <32 x i1> %v1801, %v1806
  %v1808 = and <32 x i1> %v1802, %v1805
  %v1809 = xor <32 x i1> %v1807, splat (i1 true)
  %v1810 = and <32 x i1> %v1808, %v1809
  %v1811 = or <32 x i1> %v1802, %v1807
  %v1812 = icmp eq <32 x i8> %v1636, splat (i8 1)
  %v1813 = ashr <32 x i32> %v1734, splat (i32 3)
  %v1814 = and <32 x i32> %v1813, splat (i32 1)
  %v1815 = icmp eq <32 x i32> %v1814, splat (i32 1)
  %v1816 = icmp eq <32 x i16> %v1631, %v1635
  %v1817 = and <32 x i1> %v1811, %v1816
  %v1818 = and <32 x i1> %v1812, %v1815
  %v1819 = xor <32 x i1> %v1817, splat (i1 true)
  %v1820 = and <32 x i1> %v1818, %v1819
  %v1821 = or <32 x i1> %v1812, %v1817
  %v1822 = icmp eq <32 x i8> %v1640, splat (i8 1)
  %v1823 = ashr <32 x i32> %v1735, splat (i32 3)
  %v1824 = and <32 x i32> %v1823, splat (i32 1)
  %v1825 = icmp eq <32 x i32> %v1824, splat (i32 1)
  %v1826 = icmp eq <32 x i16> %v1635, %v1639
  %v1827 = and <32 x i1> %v1821, %v1826
  %v1828 = and <32 x i1> %v1822, %v1825
  %v1829 = xor <32 x i1> %v1827, splat (i1 true)
  %v1830 = and <32 x i1> %v1828, %v1829
  %v1831 = or <32 x i1> %v1822, %v1827
  %v1832 = icmp eq <32 x i8> %v1644, splat (i8 1)
  %v1833 = ashr <32 x i32> %v1736, splat (i32 3)
  %v1834 = and <32 x i32> %v1833, splat (i32 1)
  %v1835 = icmp eq <32 x i32> %v1834, splat (i32 1)
  %v1836 = icmp eq <32 x i16> %v1639, %v1643
  %v1837 = and <32 x i1> %v1831, %v1836
  %v1838 = and <32 x i1> %v1832, %v1835
  %v1839 = xor <32 x i1> %v1837, splat (i1 true)
  %v1840 = and <32 x i1> %v1838, %v1839
  %v1841 = or <32 x i1> %v1832, %v1837
  %v1842 = icmp eq <32 x i8> %v1648, splat (i8 1)
  %v1843 = ashr <32 x i32> %v1737, splat (i32 3)
  %v1844 = and <32 x i32> %v1843, splat (i32 1)
  %v1845 = icmp eq <32 x i32> %v1844, splat (i32 1)
  %v1846 = icmp eq <32 x i16> %v1643, %v1647
  %v1847 = and <32 x i1> %v1841, %v1846
  %v1848 = and <32 x i1> %v1842, %v1845
  %v1849 = xor <32 x i1> %v1847, splat (i1 true)
  %v1850 = and <32 x i1> %v1848, %v1849
  %v1851 = or <32 x i1> %v1842, %v1847
  %v1852 = icmp eq <32 x i8> %v1652, splat (i8 1)
  %v1853 = ashr <32 x i32> %v1738, splat (i32 3)
  %v1854 = and <32 x i32> %v1853, splat (i32 1)
  %v1855 = icmp eq <32 x i32> %v1854, splat (i32 1)
  %v1856 = icmp eq <32 x i16> %v1647, %v1651
  %v1857 = and <32 x i1> %v1851, %v1856
  %v1858 = and <32 x i1> %v1852, %v1855
  %v1859 = xor <32 x i1> %v1857, splat (i1 true)
  %v1860 = and <32 x i1> %v1858, %v1859
  %v1861 = or <32 x i1> %v1852, %v1857
  %v1862 = icmp eq <32 x i8> %v1656, splat (i8 1)
  %v1863 = ashr <32 x i32> %v1739, splat (i32 3)
  %v1864 = and <32 x i32> %v1863, splat (i32 1)
  %v1865 = icmp eq <32 x i32> %v1864, splat (i32 1)
  %v1866 = icmp eq <32 x i16> %v1651, %v1655
  %v1867 = and <32 x i1> %v1861, %v1866
  %v1868 = and <32 x i1> %v1862, %v1865
  %v1869 = xor <32 x i1> %v1867, splat (i1 true)
  %v1870 = and <32 x i1> %v1868, %v1869
  %v1871 = or <32 x i1> %v1862, %v1867
  %v1872 = icmp eq <32 x i8> %v1660, splat (i8 1)
  %v1873 = ashr <32 x i32> %v1740, splat (i32 3)
  %v1874 = and <32 x i32> %v1873, splat (i32 1)
  %v1875 = icmp eq <32 x i32> %v1874, splat (i32 1)
  %v1876 = icmp eq <32 x i16> %v1655, %v1659
  %v1877 = and <32 x i1> %v1871, %v1876
  %v1878 = and <32 x i1> %v1872, %v1875
  %v1879 = xor <32 x i1> %v1877, splat (i1 true)
  %v1880 = and <32 x i1> %v1878, %v1879
  %v1881 = or <32 x i1> %v1872, %v1877
  %v1882 = icmp eq <32 x i8> %v1664, splat (i8 1)
  %v1883 = ashr <32 x i32> %v1741, splat (i32 3)
  %v1884 = and <32 x i32> %v1883, splat (i32 1)
  %v1885 = icmp eq <32 x i32> %v1884, splat (i32 1)
  %v1886 = icmp eq <32 x i16> %v1659, %v1663
  %v1887 = and <32 x i1> %v1881, %v1886
  %v1888 = and <32 x i1> %v1882, %v1885
  %v1889 = xor <32 x i1> %v1887, splat (i1 true)
  %v1890 = and <32 x i1> %v1888, %v1889
  %v1891 = or <32 x i1> %v1882, %v1887
  %v1892 = icmp eq <32 x i8> %v1668, splat (i8 1)
  %v1893 = ashr <32 x i32> %v1742, splat (i32 3)
  %v1894 = and <32 x i32> %v1893, splat (i32 1)
  %v1895 = icmp eq <32 x i32> %v1894, splat (i32 1)
  %v1896 = icmp eq <32 x i16> %v1663, %v1667
  %v1897 = and <32 x i1> %v1891, %v1896
  %v1898 = and <32 x i1> %v1892, %v1895
  %v1899 = xor <32 x i1> %v1897, splat (i1 true)
  %v1900 = and <32 x i1> %v1898, %v1899
  %v1901 = or <32 x i1> %v1892, %v1897
  %v1902 = icmp eq <32 x i8> %v1672, splat (i8 1)
  %v1903 = ashr <32 x i32> %v1743, splat (i32 3)
  %v1904 = and <32 x i32> %v1903, splat (i32 1)
  %v1905 = icmp eq <32 x i32> %v1904, splat (i32 1)
  %v1906 = icmp eq <32 x i16> %v1667, %v1671
  %v1907 = and <32 x i1> %v1901, %v1906
  %v1908 = and <32 x i1> %v1902, %v1905
  %v1909 = xor <32 x i1> %v1907, splat (i1 true)
  %v1910 = and <32 x i1> %v1908, %v1909
  %v1911 = or <32 x i1> %v1902, %v1907
  %v1912 = icmp eq <32 x i8> %v1676, splat (i8 1)
  %v1913 = ashr <32 x i32> %v1744, splat (i32 3)
  %v1914 = and <32 x i32> %v1913, splat (i32 1)
  %v1915 = icmp eq <32 x i32> %v1914, splat (i32 1)
  %v1916 = icmp eq <32 x i16> %v1671, %v1675
  %v1917 = and <32 x i1> %v1911, %v1916
  %v1918 = and <32 x i1> %v1912, %v1915
  %v1919 = xor <32 x i1> %v1917, splat (i1 true)
  %v1920 = and <32 x i1> %v1918, %v1919
  %v1921 = or <32 x i1> %v1912, %v1917
  %v1922 = icmp eq <32 x i8> %v1680, splat (i8 1)
  %v1923 = ashr <32 x i32> %v1745, splat (i32 3)
  %v1924 = and <32 x i32> %v1923, splat (i32 1)
  %v1925 = icmp eq <32 x i32> %v1924, splat (i32 1)
  %v1926 = icmp eq <32 x i16> %v1675, %v1679
  %v1927 = and <32 x i1> %v1921, %v1926
  %v1928 = and <32 x i1> %v1922, %v1925
  %v1929 = xor <32 x i1> %v1927, splat (i1 true)
  %v1930 = and <32 x i1> %v1928, %v1929
  %v1931 = or <32 x i1> %v1922, %v1927
  %v1932 = icmp eq <32 x i8> %v1684, splat (i8 1)
  %v1933 = ashr <32 x i32> %v1746, splat (i32 3)
  %v1934 = and <32 x i32> %v1933, splat (i32 1)
  %v1935 = icmp eq <32 x i32> %v1934, splat (i32 1)
  %v1936 = icmp eq <32 x i16> %v1679, %v1683
  %v1937 = and <32 x i1> %v1931, %v1936
  %v1938 = and <32 x i1> %v1932, %v1935
  %v1939 = xor <32 x i1> %v1937, splat (i1 true)
  %v1940 = and <32 x i1> %v1938, %v1939
  %v1941 = zext <32 x i1> %v1751 to <32 x i32>
  %v1942 = shl <32 x i32> %v1941, splat (i32 22)
  %v1943 = zext <32 x i1> %v1760 to <32 x i32>
  %v1944 = shl <32 x i32> %v1943, splat (i32 23)
  %v1945 = or <32 x i32> %v1942, %v1944
  %v1946 = zext <32 x i1> %v1770 to <32 x i32>
  %v1947 = shl <32 x i32> %v1946, splat (i32 24)
  %v1948 = or <32 x i32> %v1945, %v1947
  %v1949 = zext <32 x i1> %v1780 to <32 x i32>
  %v1950 = shl <32 x i32> %v1949, splat (i32 25)
  %v1951 = or <32 x i32> %v1948, %v1950
  %v1952 = zext <32 x i1> %v1790 to <32 x i32>
  %v1953 = shl <32 x i32> %v1952, splat (i32 26)
  %v1954 = or <32 x i32> %v1951, %v1953
  %v1955 = zext <32 x i1> %v1800 to <32 x i32>
  %v1956 = shl <32 x i32> %v1955, splat (i32 27)
  %v1957 = or <32 x i32> %v1954, %v1956
  %v1958 = zext <32 x i1> %v1810 to <32 x i32>
  %v1959 = shl <32 x i32> %v1958, splat (i32 28)
  %v1960 = or <32 x i32> %v1957, %v1959
  %v1961 = zext <32 x i1> %v1820 to <32 x i32>
  %v1962 = shl <32 x i32> %v1961, splat (i32 29)
  %v1963 = or <32 x i32> %v1960, %v1962
  %v1964 = zext <32 x i1> %v1830 to <32 x i32>
  %v1965 = shl <32 x i32> %v1964, splat (i32 30)
  %v1966 = or <32 x i32> %v1963, %v1965
  %v1967 = zext <32 x i1> %v1840 to <32 x i32>
  %v1968 = shl <32 x i32> %v1967, splat (i32 31)
  %v1969 = or <32 x i32> %v1966, %v1968
  %x986 = getelementptr ptr, ptr %target, i64 509
  %x987 = load ptr, ptr %x986, align 8
  %x988 = getelementptr i32, ptr %x987, i64 %target_at
  store <32 x i32> %v1969, ptr %x988, align 4
  %v1970 = zext <32 x i1> %v1850 to <32 x i32>
  %v1971 = zext <32 x i1> %v1860 to <32 x i32>
  %v1972 = shl <32 x i32> %v1971, splat (i32 1)
  %v1973 = or <32 x i32> %v1970, %v1972
  %v1974 = zext <32 x i1> %v1870 to <32 x i32>
  %v1975 = shl <32 x i32> %v1974, splat (i32 2)
  %v1976 = or <32 x i32> %v1973, %v1975
  %v1977 = zext <32 x i1> %v1880 to <32 x i32>
  %v1978 = shl <32 x i32> %v1977, splat (i32 3)
  %v1979 = or <32 x i32> %v1976, %v1978
  %v1980 = zext <32 x i1> %v1890 to <32 x i32>
  %v1981 = shl <32 x i32> %v1980, splat (i32 4)
  %v1982 = or <32 x i32> %v1979, %v1981
  %v1983 = zext <32 x i1> %v1900 to <32 x i32>
  %v1984 = shl <32 x i32> %v1983, splat (i32 5)
  %v1985 = or <32 x i32> %v1982, %v1984
  %v1986 = zext <32 x i1> %v1910 to <32 x i32>
  %v1987 = shl <32 x i32> %v1986, splat (i32 6)
  %v1988 = or <32 x i32> %v1985, %v1987
  %v1989 = zext <32 x i1> %v1920 to <32 x i32>
  %v1990 = shl <32 x i32> %v1989, splat (i32 7)
  %v1991 = or <32 x i32> %v1988, %v1990
  %v1992 = zext <32 x i1> %v1930 to <32 x i32>
  %v1993 = shl <32 x i32> %v1992, splat (i32 8)
  %v1994 = or <32 x i32> %v1991, %v1993
  %v1995 = zext <32 x i1> %v1940 to <32 x i32>
  %v1996 = shl <32 x i32> %v1995, splat (i32 9)
  %v1997 = or <32 x i32> %v1994, %v1996
  %x989 = getelementptr ptr, ptr %target, i64 510
  %x990 = load ptr, ptr %x989, align 8
  %x991 = getelementptr i32, ptr %x990, i64 %target_at
  store <32 x i32> %v1997, ptr %x991, align 4
  %x992 = getelementptr ptr, ptr %target, i64 0
  %x993 = load ptr, ptr %x992, align 8
  %x994 = getelementptr i8, ptr %x993, i64 %target_at
  store <32 x i8> splat (i8 -1), ptr %x994, align 1
  %x995 = getelementptr ptr, ptr %target, i64 2
  %x996 = load ptr, ptr %x995, align 8
  %x997 = getelementptr i8, ptr %x996, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x997, align 1
  %x998 = getelementptr ptr, ptr %target, i64 3
  %x999 = load ptr, ptr %x998, align 8
  %x1000 = getelementptr i8, ptr %x999, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1000, align 1
  %x1001 = getelementptr ptr, ptr %target, i64 4
  %x1002 = load ptr, ptr %x1001, align 8
  %x1003 = getelementptr i8, ptr %x1002, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1003, align 1
  %x1004 = getelementptr ptr, ptr %target, i64 5
  %x1005 = load ptr, ptr %x1004, align 8
  %x1006 = getelementptr i8, ptr %x1005, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1006, align 1
  %x1007 = getelementptr ptr, ptr %target, i64 6
  %x1008 = load ptr, ptr %x1007, align 8
  %x1009 = getelementptr i16, ptr %x1008, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1009, align 2
  %x1010 = getelementptr ptr, ptr %target, i64 7
  %x1011 = load ptr, ptr %x1010, align 8
  %x1012 = getelementptr i8, ptr %x1011, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1012, align 1
  %x1013 = getelementptr ptr, ptr %target, i64 8
  %x1014 = load ptr, ptr %x1013, align 8
  %x1015 = getelementptr i8, ptr %x1014, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1015, align 1
  %x1016 = getelementptr ptr, ptr %target, i64 9
  %x1017 = load ptr, ptr %x1016, align 8
  %x1018 = getelementptr i8, ptr %x1017, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1018, align 1
  %x1019 = getelementptr ptr, ptr %target, i64 10
  %x1020 = load ptr, ptr %x1019, align 8
  %x1021 = getelementptr i8, ptr %x1020, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1021, align 1
  %x1022 = getelementptr ptr, ptr %target, i64 11
  %x1023 = load ptr, ptr %x1022, align 8
  %x1024 = getelementptr i8, ptr %x1023, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1024, align 1
  %x1025 = getelementptr ptr, ptr %target, i64 12
  %x1026 = load ptr, ptr %x1025, align 8
  %x1027 = getelementptr i16, ptr %x1026, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1027, align 2
  %x1028 = getelementptr ptr, ptr %target, i64 13
  %x1029 = load ptr, ptr %x1028, align 8
  %x1030 = getelementptr i8, ptr %x1029, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1030, align 1
  %x1031 = getelementptr ptr, ptr %target, i64 14
  %x1032 = load ptr, ptr %x1031, align 8
  %x1033 = getelementptr i8, ptr %x1032, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1033, align 1
  %x1034 = getelementptr ptr, ptr %target, i64 15
  %x1035 = load ptr, ptr %x1034, align 8
  %x1036 = getelementptr i8, ptr %x1035, i64 %target_at
  store <32 x i8> splat (i8 -1), ptr %x1036, align 1
  %x1037 = getelementptr ptr, ptr %target, i64 16
  %x1038 = load ptr, ptr %x1037, align 8
  %x1039 = getelementptr i8, ptr %x1038, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1039, align 1
  %x1040 = getelementptr ptr, ptr %target, i64 17
  %x1041 = load ptr, ptr %x1040, align 8
  %x1042 = getelementptr i8, ptr %x1041, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1042, align 1
  %x1043 = getelementptr ptr, ptr %target, i64 18
  %x1044 = load ptr, ptr %x1043, align 8
  %x1045 = getelementptr i16, ptr %x1044, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1045, align 2
  %x1046 = getelementptr ptr, ptr %target, i64 19
  %x1047 = load ptr, ptr %x1046, align 8
  %x1048 = getelementptr i16, ptr %x1047, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1048, align 2
  %x1049 = getelementptr ptr, ptr %target, i64 20
  %x1050 = load ptr, ptr %x1049, align 8
  %x1051 = getelementptr i8, ptr %x1050, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1051, align 1
  %x1052 = getelementptr ptr, ptr %target, i64 21
  %x1053 = load ptr, ptr %x1052, align 8
  %x1054 = getelementptr i16, ptr %x1053, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1054, align 2
  %x1055 = getelementptr ptr, ptr %target, i64 22
  %x1056 = load ptr, ptr %x1055, align 8
  %x1057 = getelementptr i16, ptr %x1056, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1057, align 2
  %x1058 = getelementptr ptr, ptr %target, i64 23
  %x1059 = load ptr, ptr %x1058, align 8
  %x1060 = getelementptr i8, ptr %x1059, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1060, align 1
  %x1061 = getelementptr ptr, ptr %target, i64 24
  %x1062 = load ptr, ptr %x1061, align 8
  %x1063 = getelementptr i8, ptr %x1062, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1063, align 1
  %x1064 = getelementptr ptr, ptr %target, i64 25
  %x1065 = load ptr, ptr %x1064, align 8
  %x1066 = getelementptr i8, ptr %x1065, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1066, align 1
  %x1067 = getelementptr ptr, ptr %target, i64 26
  %x1068 = load ptr, ptr %x1067, align 8
  %x1069 = getelementptr i8, ptr %x1068, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1069, align 1
  %x1070 = getelementptr ptr, ptr %target, i64 27
  %x1071 = load ptr, ptr %x1070, align 8
  %x1072 = getelementptr i8, ptr %x1071, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1072, align 1
  %x1073 = getelementptr ptr, ptr %target, i64 28
  %x1074 = load ptr, ptr %x1073, align 8
  %x1075 = getelementptr i8, ptr %x1074, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1075, align 1
  %x1076 = getelementptr ptr, ptr %target, i64 29
  %x1077 = load ptr, ptr %x1076, align 8
  %x1078 = getelementptr i8, ptr %x1077, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1078, align 1
  %x1079 = getelementptr ptr, ptr %target, i64 30
  %x1080 = load ptr, ptr %x1079, align 8
  %x1081 = getelementptr i8, ptr %x1080, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1081, align 1
  %x1082 = getelementptr ptr, ptr %target, i64 31
  %x1083 = load ptr, ptr %x1082, align 8
  %x1084 = getelementptr i8, ptr %x1083, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1084, align 1
  %x1085 = getelementptr ptr, ptr %target, i64 32
  %x1086 = load ptr, ptr %x1085, align 8
  %x1087 = getelementptr i8, ptr %x1086, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1087, align 1
  %x1088 = getelementptr ptr, ptr %target, i64 33
  %x1089 = load ptr, ptr %x1088, align 8
  %x1090 = getelementptr i8, ptr %x1089, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1090, align 1
  %x1091 = getelementptr ptr, ptr %target, i64 34
  %x1092 = load ptr, ptr %x1091, align 8
  %x1093 = getelementptr i8, ptr %x1092, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1093, align 1
  %x1094 = getelementptr ptr, ptr %target, i64 35
  %x1095 = load ptr, ptr %x1094, align 8
  %x1096 = getelementptr i8, ptr %x1095, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1096, align 1
  %x1097 = getelementptr ptr, ptr %target, i64 36
  %x1098 = load ptr, ptr %x1097, align 8
  %x1099 = getelementptr i8, ptr %x1098, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1099, align 1
  %x1100 = getelementptr ptr, ptr %target, i64 37
  %x1101 = load ptr, ptr %x1100, align 8
  %x1102 = getelementptr i8, ptr %x1101, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1102, align 1
  %x1103 = getelementptr ptr, ptr %target, i64 38
  %x1104 = load ptr, ptr %x1103, align 8
  %x1105 = getelementptr i8, ptr %x1104, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1105, align 1
  %x1106 = getelementptr ptr, ptr %target, i64 39
  %x1107 = load ptr, ptr %x1106, align 8
  %x1108 = getelementptr i8, ptr %x1107, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1108, align 1
  %x1109 = getelementptr ptr, ptr %target, i64 40
  %x1110 = load ptr, ptr %x1109, align 8
  %x1111 = getelementptr i8, ptr %x1110, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1111, align 1
  %x1112 = getelementptr ptr, ptr %target, i64 43
  %x1113 = load ptr, ptr %x1112, align 8
  %x1114 = getelementptr i8, ptr %x1113, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1114, align 1
  %x1115 = getelementptr ptr, ptr %target, i64 44
  %x1116 = load ptr, ptr %x1115, align 8
  %x1117 = getelementptr i8, ptr %x1116, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1117, align 1
  %x1118 = getelementptr ptr, ptr %target, i64 45
  %x1119 = load ptr, ptr %x1118, align 8
  %x1120 = getelementptr i8, ptr %x1119, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1120, align 1
  %x1121 = getelementptr ptr, ptr %target, i64 46
  %x1122 = load ptr, ptr %x1121, align 8
  %x1123 = getelementptr i8, ptr %x1122, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1123, align 1
  %x1124 = getelementptr ptr, ptr %target, i64 47
  %x1125 = load ptr, ptr %x1124, align 8
  %x1126 = getelementptr i8, ptr %x1125, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1126, align 1
  %x1127 = getelementptr ptr, ptr %target, i64 48
  %x1128 = load ptr, ptr %x1127, align 8
  %x1129 = getelementptr i16, ptr %x1128, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1129, align 2
  %x1130 = getelementptr ptr, ptr %target, i64 49
  %x1131 = load ptr, ptr %x1130, align 8
  %x1132 = getelementptr i8, ptr %x1131, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1132, align 1
  %x1133 = getelementptr ptr, ptr %target, i64 50
  %x1134 = load ptr, ptr %x1133, align 8
  %x1135 = getelementptr i8, ptr %x1134, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1135, align 1
  %x1136 = getelementptr ptr, ptr %target, i64 51
  %x1137 = load ptr, ptr %x1136, align 8
  %x1138 = getelementptr i8, ptr %x1137, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1138, align 1
  %x1139 = getelementptr ptr, ptr %target, i64 52
  %x1140 = load ptr, ptr %x1139, align 8
  %x1141 = getelementptr i8, ptr %x1140, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1141, align 1
  %x1142 = getelementptr ptr, ptr %target, i64 53
  %x1143 = load ptr, ptr %x1142, align 8
  %x1144 = getelementptr i8, ptr %x1143, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1144, align 1
  %x1145 = getelementptr ptr, ptr %target, i64 54
  %x1146 = load ptr, ptr %x1145, align 8
  %x1147 = getelementptr i8, ptr %x1146, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1147, align 1
  %x1148 = getelementptr ptr, ptr %target, i64 55
  %x1149 = load ptr, ptr %x1148, align 8
  %x1150 = getelementptr i8, ptr %x1149, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1150, align 1
  %x1151 = getelementptr ptr, ptr %target, i64 56
  %x1152 = load ptr, ptr %x1151, align 8
  %x1153 = getelementptr i8, ptr %x1152, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1153, align 1
  %x1154 = getelementptr ptr, ptr %target, i64 57
  %x1155 = load ptr, ptr %x1154, align 8
  %x1156 = getelementptr i8, ptr %x1155, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1156, align 1
  %x1157 = getelementptr ptr, ptr %target, i64 58
  %x1158 = load ptr, ptr %x1157, align 8
  %x1159 = getelementptr i8, ptr %x1158, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1159, align 1
  %x1160 = getelementptr ptr, ptr %target, i64 59
  %x1161 = load ptr, ptr %x1160, align 8
  %x1162 = getelementptr i8, ptr %x1161, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1162, align 1
  %x1163 = getelementptr ptr, ptr %target, i64 60
  %x1164 = load ptr, ptr %x1163, align 8
  %x1165 = getelementptr i8, ptr %x1164, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1165, align 1
  %x1166 = getelementptr ptr, ptr %target, i64 61
  %x1167 = load ptr, ptr %x1166, align 8
  %x1168 = getelementptr i8, ptr %x1167, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1168, align 1
  %x1169 = getelementptr ptr, ptr %target, i64 62
  %x1170 = load ptr, ptr %x1169, align 8
  %x1171 = getelementptr i8, ptr %x1170, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1171, align 1
  %x1172 = getelementptr ptr, ptr %target, i64 63
  %x1173 = load ptr, ptr %x1172, align 8
  %x1174 = getelementptr i8, ptr %x1173, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1174, align 1
  %x1175 = getelementptr ptr, ptr %target, i64 64
  %x1176 = load ptr, ptr %x1175, align 8
  %x1177 = getelementptr i8, ptr %x1176, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1177, align 1
  %x1178 = getelementptr ptr, ptr %target, i64 65
  %x1179 = load ptr, ptr %x1178, align 8
  %x1180 = getelementptr i8, ptr %x1179, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1180, align 1
  %x1181 = getelementptr ptr, ptr %target, i64 66
  %x1182 = load ptr, ptr %x1181, align 8
  %x1183 = getelementptr i8, ptr %x1182, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1183, align 1
  %x1184 = getelementptr ptr, ptr %target, i64 67
  %x1185 = load ptr, ptr %x1184, align 8
  %x1186 = getelementptr i8, ptr %x1185, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1186, align 1
  %x1187 = getelementptr ptr, ptr %target, i64 68
  %x1188 = load ptr, ptr %x1187, align 8
  %x1189 = getelementptr i8, ptr %x1188, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1189, align 1
  %x1190 = getelementptr ptr, ptr %target, i64 69
  %x1191 = load ptr, ptr %x1190, align 8
  %x1192 = getelementptr i8, ptr %x1191, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1192, align 1
  %x1193 = getelementptr ptr, ptr %target, i64 70
  %x1194 = load ptr, ptr %x1193, align 8
  %x1195 = getelementptr i8, ptr %x1194, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1195, align 1
  %x1196 = getelementptr ptr, ptr %target, i64 71
  %x1197 = load ptr, ptr %x1196, align 8
  %x1198 = getelementptr i8, ptr %x1197, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1198, align 1
  %x1199 = getelementptr ptr, ptr %target, i64 72
  %x1200 = load ptr, ptr %x1199, align 8
  %x1201 = getelementptr i8, ptr %x1200, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1201, align 1
  %x1202 = getelementptr ptr, ptr %target, i64 73
  %x1203 = load ptr, ptr %x1202, align 8
  %x1204 = getelementptr i8, ptr %x1203, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1204, align 1
  %x1205 = getelementptr ptr, ptr %target, i64 74
  %x1206 = load ptr, ptr %x1205, align 8
  %x1207 = getelementptr i8, ptr %x1206, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1207, align 1
  %x1208 = getelementptr ptr, ptr %target, i64 75
  %x1209 = load ptr, ptr %x1208, align 8
  %x1210 = getelementptr i8, ptr %x1209, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1210, align 1
  %x1211 = getelementptr ptr, ptr %target, i64 76
  %x1212 = load ptr, ptr %x1211, align 8
  %x1213 = getelementptr i8, ptr %x1212, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1213, align 1
  %x1214 = getelementptr ptr, ptr %target, i64 77
  %x1215 = load ptr, ptr %x1214, align 8
  %x1216 = getelementptr i8, ptr %x1215, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1216, align 1
  %x1217 = getelementptr ptr, ptr %target, i64 78
  %x1218 = load ptr, ptr %x1217, align 8
  %x1219 = getelementptr i8, ptr %x1218, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1219, align 1
  %x1220 = getelementptr ptr, ptr %target, i64 79
  %x1221 = load ptr, ptr %x1220, align 8
  %x1222 = getelementptr i8, ptr %x1221, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1222, align 1
  %x1223 = getelementptr ptr, ptr %target, i64 80
  %x1224 = load ptr, ptr %x1223, align 8
  %x1225 = getelementptr i8, ptr %x1224, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1225, align 1
  %x1226 = getelementptr ptr, ptr %target, i64 81
  %x1227 = load ptr, ptr %x1226, align 8
  %x1228 = getelementptr i8, ptr %x1227, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1228, align 1
  %x1229 = getelementptr ptr, ptr %target, i64 82
  %x1230 = load ptr, ptr %x1229, align 8
  %x1231 = getelementptr i8, ptr %x1230, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1231, align 1
  %x1232 = getelementptr ptr, ptr %target, i64 83
  %x1233 = load ptr, ptr %x1232, align 8
  %x1234 = getelementptr i8, ptr %x1233, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1234, align 1
  %x1235 = getelementptr ptr, ptr %target, i64 84
  %x1236 = load ptr, ptr %x1235, align 8
  %x1237 = getelementptr i8, ptr %x1236, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1237, align 1
  %x1238 = getelementptr ptr, ptr %target, i64 85
  %x1239 = load ptr, ptr %x1238, align 8
  %x1240 = getelementptr i8, ptr %x1239, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1240, align 1
  %x1241 = getelementptr ptr, ptr %target, i64 86
  %x1242 = load ptr, ptr %x1241, align 8
  %x1243 = getelementptr i8, ptr %x1242, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1243, align 1
  %x1244 = getelementptr ptr, ptr %target, i64 87
  %x1245 = load ptr, ptr %x1244, align 8
  %x1246 = getelementptr i8, ptr %x1245, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1246, align 1
  %x1247 = getelementptr ptr, ptr %target, i64 88
  %x1248 = load ptr, ptr %x1247, align 8
  %x1249 = getelementptr i8, ptr %x1248, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1249, align 1
  %x1250 = getelementptr ptr, ptr %target, i64 89
  %x1251 = load ptr, ptr %x1250, align 8
  %x1252 = getelementptr i8, ptr %x1251, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1252, align 1
  %x1253 = getelementptr ptr, ptr %target, i64 90
  %x1254 = load ptr, ptr %x1253, align 8
  %x1255 = getelementptr i8, ptr %x1254, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1255, align 1
  %x1256 = getelementptr ptr, ptr %target, i64 91
  %x1257 = load ptr, ptr %x1256, align 8
  %x1258 = getelementptr i8, ptr %x1257, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1258, align 1
  %x1259 = getelementptr ptr, ptr %target, i64 92
  %x1260 = load ptr, ptr %x1259, align 8
  %x1261 = getelementptr i8, ptr %x1260, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1261, align 1
  %x1262 = getelementptr ptr, ptr %target, i64 93
  %x1263 = load ptr, ptr %x1262, align 8
  %x1264 = getelementptr i8, ptr %x1263, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1264, align 1
  %x1265 = getelementptr ptr, ptr %target, i64 94
  %x1266 = load ptr, ptr %x1265, align 8
  %x1267 = getelementptr i8, ptr %x1266, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1267, align 1
  %x1268 = getelementptr ptr, ptr %target, i64 95
  %x1269 = load ptr, ptr %x1268, align 8
  %x1270 = getelementptr i8, ptr %x1269, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1270, align 1
  %x1271 = getelementptr ptr, ptr %target, i64 96
  %x1272 = load ptr, ptr %x1271, align 8
  %x1273 = getelementptr i8, ptr %x1272, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1273, align 1
  %x1274 = getelementptr ptr, ptr %target, i64 97
  %x1275 = load ptr, ptr %x1274, align 8
  %x1276 = getelementptr i8, ptr %x1275, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1276, align 1
  %x1277 = getelementptr ptr, ptr %target, i64 98
  %x1278 = load ptr, ptr %x1277, align 8
  %x1279 = getelementptr i8, ptr %x1278, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1279, align 1
  %x1280 = getelementptr ptr, ptr %target, i64 99
  %x1281 = load ptr, ptr %x1280, align 8
  %x1282 = getelementptr i8, ptr %x1281, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1282, align 1
  %x1283 = getelementptr ptr, ptr %target, i64 100
  %x1284 = load ptr, ptr %x1283, align 8
  %x1285 = getelementptr i8, ptr %x1284, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1285, align 1
  %x1286 = getelementptr ptr, ptr %target, i64 101
  %x1287 = load ptr, ptr %x1286, align 8
  %x1288 = getelementptr i8, ptr %x1287, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1288, align 1
  %x1289 = getelementptr ptr, ptr %target, i64 102
  %x1290 = load ptr, ptr %x1289, align 8
  %x1291 = getelementptr i8, ptr %x1290, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1291, align 1
  %x1292 = getelementptr ptr, ptr %target, i64 103
  %x1293 = load ptr, ptr %x1292, align 8
  %x1294 = getelementptr i8, ptr %x1293, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1294, align 1
  %x1295 = getelementptr ptr, ptr %target, i64 104
  %x1296 = load ptr, ptr %x1295, align 8
  %x1297 = getelementptr i8, ptr %x1296, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1297, align 1
  %x1298 = getelementptr ptr, ptr %target, i64 105
  %x1299 = load ptr, ptr %x1298, align 8
  %x1300 = getelementptr i8, ptr %x1299, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1300, align 1
  %x1301 = getelementptr ptr, ptr %target, i64 106
  %x1302 = load ptr, ptr %x1301, align 8
  %x1303 = getelementptr i8, ptr %x1302, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1303, align 1
  %x1304 = getelementptr ptr, ptr %target, i64 107
  %x1305 = load ptr, ptr %x1304, align 8
  %x1306 = getelementptr i8, ptr %x1305, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1306, align 1
  %x1307 = getelementptr ptr, ptr %target, i64 108
  %x1308 = load ptr, ptr %x1307, align 8
  %x1309 = getelementptr i8, ptr %x1308, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1309, align 1
  %x1310 = getelementptr ptr, ptr %target, i64 109
  %x1311 = load ptr, ptr %x1310, align 8
  %x1312 = getelementptr i8, ptr %x1311, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1312, align 1
  %x1313 = getelementptr ptr, ptr %target, i64 110
  %x1314 = load ptr, ptr %x1313, align 8
  %x1315 = getelementptr i8, ptr %x1314, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1315, align 1
  %x1316 = getelementptr ptr, ptr %target, i64 111
  %x1317 = load ptr, ptr %x1316, align 8
  %x1318 = getelementptr i8, ptr %x1317, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1318, align 1
  %x1319 = getelementptr ptr, ptr %target, i64 112
  %x1320 = load ptr, ptr %x1319, align 8
  %x1321 = getelementptr i8, ptr %x1320, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1321, align 1
  %x1322 = getelementptr ptr, ptr %target, i64 113
  %x1323 = load ptr, ptr %x1322, align 8
  %x1324 = getelementptr i8, ptr %x1323, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1324, align 1
  %x1325 = getelementptr ptr, ptr %target, i64 114
  %x1326 = load ptr, ptr %x1325, align 8
  %x1327 = getelementptr i8, ptr %x1326, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1327, align 1
  %x1328 = getelementptr ptr, ptr %target, i64 115
  %x1329 = load ptr, ptr %x1328, align 8
  %x1330 = getelementptr i8, ptr %x1329, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1330, align 1
  %x1331 = getelementptr ptr, ptr %target, i64 116
  %x1332 = load ptr, ptr %x1331, align 8
  %x1333 = getelementptr i8, ptr %x1332, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1333, align 1
  %x1334 = getelementptr ptr, ptr %target, i64 117
  %x1335 = load ptr, ptr %x1334, align 8
  %x1336 = getelementptr i8, ptr %x1335, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1336, align 1
  %x1337 = getelementptr ptr, ptr %target, i64 118
  %x1338 = load ptr, ptr %x1337, align 8
  %x1339 = getelementptr i16, ptr %x1338, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1339, align 2
  %x1340 = getelementptr ptr, ptr %target, i64 119
  %x1341 = load ptr, ptr %x1340, align 8
  %x1342 = getelementptr i8, ptr %x1341, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1342, align 1
  %x1343 = getelementptr ptr, ptr %target, i64 120
  %x1344 = load ptr, ptr %x1343, align 8
  %x1345 = getelementptr i16, ptr %x1344, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1345, align 2
  %x1346 = getelementptr ptr, ptr %target, i64 121
  %x1347 = load ptr, ptr %x1346, align 8
  %x1348 = getelementptr i8, ptr %x1347, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1348, align 1
  %x1349 = getelementptr ptr, ptr %target, i64 122
  %x1350 = load ptr, ptr %x1349, align 8
  %x1351 = getelementptr i8, ptr %x1350, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1351, align 1
  %x1352 = getelementptr ptr, ptr %target, i64 123
  %x1353 = load ptr, ptr %x1352, align 8
  %x1354 = getelementptr i16, ptr %x1353, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1354, align 2
  %x1355 = getelementptr ptr, ptr %target, i64 124
  %x1356 = load ptr, ptr %x1355, align 8
  %x1357 = getelementptr i8, ptr %x1356, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1357, align 1
  %x1358 = getelementptr ptr, ptr %target, i64 125
  %x1359 = load ptr, ptr %x1358, align 8
  %x1360 = getelementptr i8, ptr %x1359, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1360, align 1
  %x1361 = getelementptr ptr, ptr %target, i64 126
  %x1362 = load ptr, ptr %x1361, align 8
  %x1363 = getelementptr i8, ptr %x1362, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1363, align 1
  %x1364 = getelementptr ptr, ptr %target, i64 127
  %x1365 = load ptr, ptr %x1364, align 8
  %x1366 = getelementptr i8, ptr %x1365, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1366, align 1
  %x1367 = getelementptr ptr, ptr %target, i64 128
  %x1368 = load ptr, ptr %x1367, align 8
  %x1369 = getelementptr i8, ptr %x1368, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1369, align 1
  %x1370 = getelementptr ptr, ptr %target, i64 129
  %x1371 = load ptr, ptr %x1370, align 8
  %x1372 = getelementptr i8, ptr %x1371, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1372, align 1
  %x1373 = getelementptr ptr, ptr %target, i64 130
  %x1374 = load ptr, ptr %x1373, align 8
  %x1375 = getelementptr i8, ptr %x1374, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1375, align 1
  %x1376 = getelementptr ptr, ptr %target, i64 131
  %x1377 = load ptr, ptr %x1376, align 8
  %x1378 = getelementptr i8, ptr %x1377, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1378, align 1
  %x1379 = getelementptr ptr, ptr %target, i64 132
  %x1380 = load ptr, ptr %x1379, align 8
  %x1381 = getelementptr i8, ptr %x1380, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1381, align 1
  %x1382 = getelementptr ptr, ptr %target, i64 133
  %x1383 = load ptr, ptr %x1382, align 8
  %x1384 = getelementptr i8, ptr %x1383, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1384, align 1
  %x1385 = getelementptr ptr, ptr %target, i64 134
  %x1386 = load ptr, ptr %x1385, align 8
  %x1387 = getelementptr i8, ptr %x1386, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1387, align 1
  %x1388 = getelementptr ptr, ptr %target, i64 135
  %x1389 = load ptr, ptr %x1388, align 8
  %x1390 = getelementptr i8, ptr %x1389, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1390, align 1
  %x1391 = getelementptr ptr, ptr %target, i64 136
  %x1392 = load ptr, ptr %x1391, align 8
  %x1393 = getelementptr i8, ptr %x1392, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1393, align 1
  %x1394 = getelementptr ptr, ptr %target, i64 137
  %x1395 = load ptr, ptr %x1394, align 8
  %x1396 = getelementptr i16, ptr %x1395, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1396, align 2
  %x1397 = getelementptr ptr, ptr %target, i64 138
  %x1398 = load ptr, ptr %x1397, align 8
  %x1399 = getelementptr i8, ptr %x1398, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1399, align 1
  %x1400 = getelementptr ptr, ptr %target, i64 139
  %x1401 = load ptr, ptr %x1400, align 8
  %x1402 = getelementptr i16, ptr %x1401, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1402, align 2
  %x1403 = getelementptr ptr, ptr %target, i64 140
  %x1404 = load ptr, ptr %x1403, align 8
  %x1405 = getelementptr i8, ptr %x1404, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1405, align 1
  %x1406 = getelementptr ptr, ptr %target, i64 141
  %x1407 = load ptr, ptr %x1406, align 8
  %x1408 = getelementptr i8, ptr %x1407, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1408, align 1
  %x1409 = getelementptr ptr, ptr %target, i64 142
  %x1410 = load ptr, ptr %x1409, align 8
  %x1411 = getelementptr i16, ptr %x1410, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1411, align 2
  %x1412 = getelementptr ptr, ptr %target, i64 143
  %x1413 = load ptr, ptr %x1412, align 8
  %x1414 = getelementptr i8, ptr %x1413, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1414, align 1
  %x1415 = getelementptr ptr, ptr %target, i64 144
  %x1416 = load ptr, ptr %x1415, align 8
  %x1417 = getelementptr i8, ptr %x1416, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1417, align 1
  %x1418 = getelementptr ptr, ptr %target, i64 145
  %x1419 = load ptr, ptr %x1418, align 8
  %x1420 = getelementptr i8, ptr %x1419, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1420, align 1
  %x1421 = getelementptr ptr, ptr %target, i64 146
  %x1422 = load ptr, ptr %x1421, align 8
  %x1423 = getelementptr i8, ptr %x1422, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1423, align 1
  %x1424 = getelementptr ptr, ptr %target, i64 147
  %x1425 = load ptr, ptr %x1424, align 8
  %x1426 = getelementptr i8, ptr %x1425, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1426, align 1
  %x1427 = getelementptr ptr, ptr %target, i64 148
  %x1428 = load ptr, ptr %x1427, align 8
  %x1429 = getelementptr i8, ptr %x1428, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1429, align 1
  %x1430 = getelementptr ptr, ptr %target, i64 149
  %x1431 = load ptr, ptr %x1430, align 8
  %x1432 = getelementptr i8, ptr %x1431, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1432, align 1
  %x1433 = getelementptr ptr, ptr %target, i64 150
  %x1434 = load ptr, ptr %x1433, align 8
  %x1435 = getelementptr i8, ptr %x1434, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1435, align 1
  %x1436 = getelementptr ptr, ptr %target, i64 151
  %x1437 = load ptr, ptr %x1436, align 8
  %x1438 = getelementptr i8, ptr %x1437, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1438, align 1
  %x1439 = getelementptr ptr, ptr %target, i64 152
  %x1440 = load ptr, ptr %x1439, align 8
  %x1441 = getelementptr i8, ptr %x1440, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1441, align 1
  %x1442 = getelementptr ptr, ptr %target, i64 153
  %x1443 = load ptr, ptr %x1442, align 8
  %x1444 = getelementptr i8, ptr %x1443, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1444, align 1
  %x1445 = getelementptr ptr, ptr %target, i64 154
  %x1446 = load ptr, ptr %x1445, align 8
  %x1447 = getelementptr i8, ptr %x1446, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1447, align 1
  %x1448 = getelementptr ptr, ptr %target, i64 155
  %x1449 = load ptr, ptr %x1448, align 8
  %x1450 = getelementptr i8, ptr %x1449, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1450, align 1
  %x1451 = getelementptr ptr, ptr %target, i64 156
  %x1452 = load ptr, ptr %x1451, align 8
  %x1453 = getelementptr i16, ptr %x1452, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1453, align 2
  %x1454 = getelementptr ptr, ptr %target, i64 157
  %x1455 = load ptr, ptr %x1454, align 8
  %x1456 = getelementptr i8, ptr %x1455, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1456, align 1
  %x1457 = getelementptr ptr, ptr %target, i64 158
  %x1458 = load ptr, ptr %x1457, align 8
  %x1459 = getelementptr i16, ptr %x1458, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1459, align 2
  %x1460 = getelementptr ptr, ptr %target, i64 159
  %x1461 = load ptr, ptr %x1460, align 8
  %x1462 = getelementptr i8, ptr %x1461, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1462, align 1
  %x1463 = getelementptr ptr, ptr %target, i64 160
  %x1464 = load ptr, ptr %x1463, align 8
  %x1465 = getelementptr i8, ptr %x1464, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1465, align 1
  %x1466 = getelementptr ptr, ptr %target, i64 161
  %x1467 = load ptr, ptr %x1466, align 8
  %x1468 = getelementptr i16, ptr %x1467, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1468, align 2
  %x1469 = getelementptr ptr, ptr %target, i64 162
  %x1470 = load ptr, ptr %x1469, align 8
  %x1471 = getelementptr i8, ptr %x1470, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1471, align 1
  %x1472 = getelementptr ptr, ptr %target, i64 163
  %x1473 = load ptr, ptr %x1472, align 8
  %x1474 = getelementptr i8, ptr %x1473, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1474, align 1
  %x1475 = getelementptr ptr, ptr %target, i64 164
  %x1476 = load ptr, ptr %x1475, align 8
  %x1477 = getelementptr i8, ptr %x1476, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1477, align 1
  %x1478 = getelementptr ptr, ptr %target, i64 165
  %x1479 = load ptr, ptr %x1478, align 8
  %x1480 = getelementptr i8, ptr %x1479, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1480, align 1
  %x1481 = getelementptr ptr, ptr %target, i64 166
  %x1482 = load ptr, ptr %x1481, align 8
  %x1483 = getelementptr i8, ptr %x1482, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1483, align 1
  %x1484 = getelementptr ptr, ptr %target, i64 167
  %x1485 = load ptr, ptr %x1484, align 8
  %x1486 = getelementptr i8, ptr %x1485, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1486, align 1
  %x1487 = getelementptr ptr, ptr %target, i64 168
  %x1488 = load ptr, ptr %x1487, align 8
  %x1489 = getelementptr i8, ptr %x1488, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1489, align 1
  %x1490 = getelementptr ptr, ptr %target, i64 169
  %x1491 = load ptr, ptr %x1490, align 8
  %x1492 = getelementptr i8, ptr %x1491, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1492, align 1
  %x1493 = getelementptr ptr, ptr %target, i64 170
  %x1494 = load ptr, ptr %x1493, align 8
  %x1495 = getelementptr i8, ptr %x1494, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1495, align 1
  %x1496 = getelementptr ptr, ptr %target, i64 171
  %x1497 = load ptr, ptr %x1496, align 8
  %x1498 = getelementptr i8, ptr %x1497, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1498, align 1
  %x1499 = getelementptr ptr, ptr %target, i64 172
  %x1500 = load ptr, ptr %x1499, align 8
  %x1501 = getelementptr i8, ptr %x1500, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1501, align 1
  %x1502 = getelementptr ptr, ptr %target, i64 173
  %x1503 = load ptr, ptr %x1502, align 8
  %x1504 = getelementptr i8, ptr %x1503, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1504, align 1
  %x1505 = getelementptr ptr, ptr %target, i64 174
  %x1506 = load ptr, ptr %x1505, align 8
  %x1507 = getelementptr i8, ptr %x1506, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1507, align 1
  %x1508 = getelementptr ptr, ptr %target, i64 175
  %x1509 = load ptr, ptr %x1508, align 8
  %x1510 = getelementptr i16, ptr %x1509, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1510, align 2
  %x1511 = getelementptr ptr, ptr %target, i64 176
  %x1512 = load ptr, ptr %x1511, align 8
  %x1513 = getelementptr i8, ptr %x1512, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1513, align 1
  %x1514 = getelementptr ptr, ptr %target, i64 177
  %x1515 = load ptr, ptr %x1514, align 8
  %x1516 = getelementptr i16, ptr %x1515, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1516, align 2
  %x1517 = getelementptr ptr, ptr %target, i64 178
  %x1518 = load ptr, ptr %x1517, align 8
  %x1519 = getelementptr i8, ptr %x1518, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1519, align 1
  %x1520 = getelementptr ptr, ptr %target, i64 179
  %x1521 = load ptr, ptr %x1520, align 8
  %x1522 = getelementptr i8, ptr %x1521, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1522, align 1
  %x1523 = getelementptr ptr, ptr %target, i64 180
  %x1524 = load ptr, ptr %x1523, align 8
  %x1525 = getelementptr i16, ptr %x1524, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1525, align 2
  %x1526 = getelementptr ptr, ptr %target, i64 181
  %x1527 = load ptr, ptr %x1526, align 8
  %x1528 = getelementptr i8, ptr %x1527, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1528, align 1
  %x1529 = getelementptr ptr, ptr %target, i64 182
  %x1530 = load ptr, ptr %x1529, align 8
  %x1531 = getelementptr i8, ptr %x1530, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1531, align 1
  %x1532 = getelementptr ptr, ptr %target, i64 183
  %x1533 = load ptr, ptr %x1532, align 8
  %x1534 = getelementptr i8, ptr %x1533, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1534, align 1
  %x1535 = getelementptr ptr, ptr %target, i64 184
  %x1536 = load ptr, ptr %x1535, align 8
  %x1537 = getelementptr i8, ptr %x1536, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1537, align 1
  %x1538 = getelementptr ptr, ptr %target, i64 185
  %x1539 = load ptr, ptr %x1538, align 8
  %x1540 = getelementptr i8, ptr %x1539, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1540, align 1
  %x1541 = getelementptr ptr, ptr %target, i64 186
  %x1542 = load ptr, ptr %x1541, align 8
  %x1543 = getelementptr i8, ptr %x1542, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1543, align 1
  %x1544 = getelementptr ptr, ptr %target, i64 187
  %x1545 = load ptr, ptr %x1544, align 8
  %x1546 = getelementptr i8, ptr %x1545, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1546, align 1
  %x1547 = getelementptr ptr, ptr %target, i64 188
  %x1548 = load ptr, ptr %x1547, align 8
  %x1549 = getelementptr i8, ptr %x1548, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1549, align 1
  %x1550 = getelementptr ptr, ptr %target, i64 189
  %x1551 = load ptr, ptr %x1550, align 8
  %x1552 = getelementptr i8, ptr %x1551, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1552, align 1
  %x1553 = getelementptr ptr, ptr %target, i64 190
  %x1554 = load ptr, ptr %x1553, align 8
  %x1555 = getelementptr i8, ptr %x1554, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1555, align 1
  %x1556 = getelementptr ptr, ptr %target, i64 191
  %x1557 = load ptr, ptr %x1556, align 8
  %x1558 = getelementptr i8, ptr %x1557, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1558, align 1
  %x1559 = getelementptr ptr, ptr %target, i64 192
  %x1560 = load ptr, ptr %x1559, align 8
  %x1561 = getelementptr i8, ptr %x1560, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1561, align 1
  %x1562 = getelementptr ptr, ptr %target, i64 193
  %x1563 = load ptr, ptr %x1562, align 8
  %x1564 = getelementptr i8, ptr %x1563, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1564, align 1
  %x1565 = getelementptr ptr, ptr %target, i64 196
  %x1566 = load ptr, ptr %x1565, align 8
  %x1567 = getelementptr i8, ptr %x1566, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1567, align 1
  %x1568 = getelementptr ptr, ptr %target, i64 197
  %x1569 = load ptr, ptr %x1568, align 8
  %x1570 = getelementptr i8, ptr %x1569, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1570, align 1
  %x1571 = getelementptr ptr, ptr %target, i64 200
  %x1572 = load ptr, ptr %x1571, align 8
  %x1573 = getelementptr i8, ptr %x1572, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1573, align 1
  %x1574 = getelementptr ptr, ptr %target, i64 201
  %x1575 = load ptr, ptr %x1574, align 8
  %x1576 = getelementptr i8, ptr %x1575, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1576, align 1
  %x1577 = getelementptr ptr, ptr %target, i64 204
  %x1578 = load ptr, ptr %x1577, align 8
  %x1579 = getelementptr i8, ptr %x1578, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1579, align 1
  %x1580 = getelementptr ptr, ptr %target, i64 205
  %x1581 = load ptr, ptr %x1580, align 8
  %x1582 = getelementptr i8, ptr %x1581, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1582, align 1
  %x1583 = getelementptr ptr, ptr %target, i64 208
  %x1584 = load ptr, ptr %x1583, align 8
  %x1585 = getelementptr i8, ptr %x1584, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1585, align 1
  %x1586 = getelementptr ptr, ptr %target, i64 209
  %x1587 = load ptr, ptr %x1586, align 8
  %x1588 = getelementptr i8, ptr %x1587, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1588, align 1
  %x1589 = getelementptr ptr, ptr %target, i64 212
  %x1590 = load ptr, ptr %x1589, align 8
  %x1591 = getelementptr i8, ptr %x1590, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1591, align 1
  %x1592 = getelementptr ptr, ptr %target, i64 213
  %x1593 = load ptr, ptr %x1592, align 8
  %x1594 = getelementptr i8, ptr %x1593, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1594, align 1
  %x1595 = getelementptr ptr, ptr %target, i64 216
  %x1596 = load ptr, ptr %x1595, align 8
  %x1597 = getelementptr i8, ptr %x1596, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1597, align 1
  %x1598 = getelementptr ptr, ptr %target, i64 217
  %x1599 = load ptr, ptr %x1598, align 8
  %x1600 = getelementptr i8, ptr %x1599, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1600, align 1
  %x1601 = getelementptr ptr, ptr %target, i64 220
  %x1602 = load ptr, ptr %x1601, align 8
  %x1603 = getelementptr i8, ptr %x1602, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1603, align 1
  %x1604 = getelementptr ptr, ptr %target, i64 221
  %x1605 = load ptr, ptr %x1604, align 8
  %x1606 = getelementptr i8, ptr %x1605, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1606, align 1
  %x1607 = getelementptr ptr, ptr %target, i64 224
  %x1608 = load ptr, ptr %x1607, align 8
  %x1609 = getelementptr i8, ptr %x1608, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1609, align 1
  %x1610 = getelementptr ptr, ptr %target, i64 225
  %x1611 = load ptr, ptr %x1610, align 8
  %x1612 = getelementptr i8, ptr %x1611, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1612, align 1
  %x1613 = getelementptr ptr, ptr %target, i64 228
  %x1614 = load ptr, ptr %x1613, align 8
  %x1615 = getelementptr i8, ptr %x1614, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1615, align 1
  %x1616 = getelementptr ptr, ptr %target, i64 229
  %x1617 = load ptr, ptr %x1616, align 8
  %x1618 = getelementptr i8, ptr %x1617, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1618, align 1
  %x1619 = getelementptr ptr, ptr %target, i64 232
  %x1620 = load ptr, ptr %x1619, align 8
  %x1621 = getelementptr i8, ptr %x1620, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1621, align 1
  %x1622 = getelementptr ptr, ptr %target, i64 233
  %x1623 = load ptr, ptr %x1622, align 8
  %x1624 = getelementptr i8, ptr %x1623, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1624, align 1
  %x1625 = getelementptr ptr, ptr %target, i64 236
  %x1626 = load ptr, ptr %x1625, align 8
  %x1627 = getelementptr i8, ptr %x1626, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1627, align 1
  %x1628 = getelementptr ptr, ptr %target, i64 237
  %x1629 = load ptr, ptr %x1628, align 8
  %x1630 = getelementptr i8, ptr %x1629, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1630, align 1
  %x1631 = getelementptr ptr, ptr %target, i64 240
  %x1632 = load ptr, ptr %x1631, align 8
  %x1633 = getelementptr i8, ptr %x1632, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1633, align 1
  %x1634 = getelementptr ptr, ptr %target, i64 241
  %x1635 = load ptr, ptr %x1634, align 8
  %x1636 = getelementptr i8, ptr %x1635, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1636, align 1
  %x1637 = getelementptr ptr, ptr %target, i64 244
  %x1638 = load ptr, ptr %x1637, align 8
  %x1639 = getelementptr i8, ptr %x1638, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1639, align 1
  %x1640 = getelementptr ptr, ptr %target, i64 245
  %x1641 = load ptr, ptr %x1640, align 8
  %x1642 = getelementptr i8, ptr %x1641, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1642, align 1
  %x1643 = getelementptr ptr, ptr %target, i64 248
  %x1644 = load ptr, ptr %x1643, align 8
  %x1645 = getelementptr i8, ptr %x1644, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1645, align 1
  %x1646 = getelementptr ptr, ptr %target, i64 249
  %x1647 = load ptr, ptr %x1646, align 8
  %x1648 = getelementptr i8, ptr %x1647, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1648, align 1
  %x1649 = getelementptr ptr, ptr %target, i64 252
  %x1650 = load ptr, ptr %x1649, align 8
  %x1651 = getelementptr i8, ptr %x1650, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1651, align 1
  %x1652 = getelementptr ptr, ptr %target, i64 253
  %x1653 = load ptr, ptr %x1652, align 8
  %x1654 = getelementptr i8, ptr %x1653, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1654, align 1
  %x1655 = getelementptr ptr, ptr %target, i64 256
  %x1656 = load ptr, ptr %x1655, align 8
  %x1657 = getelementptr i8, ptr %x1656, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1657, align 1
  %x1658 = getelementptr ptr, ptr %target, i64 257
  %x1659 = load ptr, ptr %x1658, align 8
  %x1660 = getelementptr i8, ptr %x1659, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1660, align 1
  %x1661 = getelementptr ptr, ptr %target, i64 260
  %x1662 = load ptr, ptr %x1661, align 8
  %x1663 = getelementptr i8, ptr %x1662, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1663, align 1
  %x1664 = getelementptr ptr, ptr %target, i64 261
  %x1665 = load ptr, ptr %x1664, align 8
  %x1666 = getelementptr i8, ptr %x1665, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1666, align 1
  %x1667 = getelementptr ptr, ptr %target, i64 264
  %x1668 = load ptr, ptr %x1667, align 8
  %x1669 = getelementptr i8, ptr %x1668, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1669, align 1
  %x1670 = getelementptr ptr, ptr %target, i64 265
  %x1671 = load ptr, ptr %x1670, align 8
  %x1672 = getelementptr i8, ptr %x1671, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1672, align 1
  %x1673 = getelementptr ptr, ptr %target, i64 268
  %x1674 = load ptr, ptr %x1673, align 8
  %x1675 = getelementptr i8, ptr %x1674, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1675, align 1
  %x1676 = getelementptr ptr, ptr %target, i64 269
  %x1677 = load ptr, ptr %x1676, align 8
  %x1678 = getelementptr i8, ptr %x1677, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1678, align 1
  %x1679 = getelementptr ptr, ptr %target, i64 272
  %x1680 = load ptr, ptr %x1679, align 8
  %x1681 = getelementptr i8, ptr %x1680, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1681, align 1
  %x1682 = getelementptr ptr, ptr %target, i64 273
  %x1683 = load ptr, ptr %x1682, align 8
  %x1684 = getelementptr i8, ptr %x1683, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1684, align 1
  %x1685 = getelementptr ptr, ptr %target, i64 274
  %x1686 = load ptr, ptr %x1685, align 8
  %x1687 = getelementptr i8, ptr %x1686, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1687, align 1
  %x1688 = getelementptr ptr, ptr %target, i64 275
  %x1689 = load ptr, ptr %x1688, align 8
  %x1690 = getelementptr i8, ptr %x1689, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1690, align 1
  %x1691 = getelementptr ptr, ptr %target, i64 278
  %x1692 = load ptr, ptr %x1691, align 8
  %x1693 = getelementptr i8, ptr %x1692, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1693, align 1
  %x1694 = getelementptr ptr, ptr %target, i64 279
  %x1695 = load ptr, ptr %x1694, align 8
  %x1696 = getelementptr i8, ptr %x1695, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1696, align 1
  %x1697 = getelementptr ptr, ptr %target, i64 280
  %x1698 = load ptr, ptr %x1697, align 8
  %x1699 = getelementptr i8, ptr %x1698, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1699, align 1
  %x1700 = getelementptr ptr, ptr %target, i64 281
  %x1701 = load ptr, ptr %x1700, align 8
  %x1702 = getelementptr i8, ptr %x1701, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1702, align 1
  %x1703 = getelementptr ptr, ptr %target, i64 282
  %x1704 = load ptr, ptr %x1703, align 8
  %x1705 = getelementptr i8, ptr %x1704, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1705, align 1
  %x1706 = getelementptr ptr, ptr %target, i64 283
  %x1707 = load ptr, ptr %x1706, align 8
  %x1708 = getelementptr i16, ptr %x1707, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1708, align 2
  %x1709 = getelementptr ptr, ptr %target, i64 284
  %x1710 = load ptr, ptr %x1709, align 8
  %x1711 = getelementptr i8, ptr %x1710, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1711, align 1
  %x1712 = getelementptr ptr, ptr %target, i64 285
  %x1713 = load ptr, ptr %x1712, align 8
  %x1714 = getelementptr i8, ptr %x1713, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1714, align 1
  %x1715 = getelementptr ptr, ptr %target, i64 286
  %x1716 = load ptr, ptr %x1715, align 8
  %x1717 = getelementptr i8, ptr %x1716, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1717, align 1
  %x1718 = getelementptr ptr, ptr %target, i64 287
  %x1719 = load ptr, ptr %x1718, align 8
  %x1720 = getelementptr i8, ptr %x1719, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1720, align 1
  %x1721 = getelementptr ptr, ptr %target, i64 288
  %x1722 = load ptr, ptr %x1721, align 8
  %x1723 = getelementptr i8, ptr %x1722, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1723, align 1
  %x1724 = getelementptr ptr, ptr %target, i64 289
  %x1725 = load ptr, ptr %x1724, align 8
  %x1726 = getelementptr i8, ptr %x1725, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1726, align 1
  %x1727 = getelementptr ptr, ptr %target, i64 290
  %x1728 = load ptr, ptr %x1727, align 8
  %x1729 = getelementptr i8, ptr %x1728, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1729, align 1
  %x1730 = getelementptr ptr, ptr %target, i64 291
  %x1731 = load ptr, ptr %x1730, align 8
  %x1732 = getelementptr i8, ptr %x1731, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1732, align 1
  %x1733 = getelementptr ptr, ptr %target, i64 292
  %x1734 = load ptr, ptr %x1733, align 8
  %x1735 = getelementptr i8, ptr %x1734, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1735, align 1
  %x1736 = getelementptr ptr, ptr %target, i64 293
  %x1737 = load ptr, ptr %x1736, align 8
  %x1738 = getelementptr i8, ptr %x1737, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1738, align 1
  %x1739 = getelementptr ptr, ptr %target, i64 294
  %x1740 = load ptr, ptr %x1739, align 8
  %x1741 = getelementptr i8, ptr %x1740, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1741, align 1
  %x1742 = getelementptr ptr, ptr %target, i64 295
  %x1743 = load ptr, ptr %x1742, align 8
  %x1744 = getelementptr i8, ptr %x1743, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1744, align 1
  %x1745 = getelementptr ptr, ptr %target, i64 296
  %x1746 = load ptr, ptr %x1745, align 8
  %x1747 = getelementptr i8, ptr %x1746, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1747, align 1
  %x1748 = getelementptr ptr, ptr %target, i64 297
  %x1749 = load ptr, ptr %x1748, align 8
  %x1750 = getelementptr i8, ptr %x1749, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1750, align 1
  %x1751 = getelementptr ptr, ptr %target, i64 298
  %x1752 = load ptr, ptr %x1751, align 8
  %x1753 = getelementptr i8, ptr %x1752, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1753, align 1
  %x1754 = getelementptr ptr, ptr %target, i64 299
  %x1755 = load ptr, ptr %x1754, align 8
  %x1756 = getelementptr i8, ptr %x1755, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1756, align 1
  %x1757 = getelementptr ptr, ptr %target, i64 300
  %x1758 = load ptr, ptr %x1757, align 8
  %x1759 = getelementptr i8, ptr %x1758, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1759, align 1
  %x1760 = getelementptr ptr, ptr %target, i64 301
  %x1761 = load ptr, ptr %x1760, align 8
  %x1762 = getelementptr i8, ptr %x1761, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1762, align 1
  %x1763 = getelementptr ptr, ptr %target, i64 302
  %x1764 = load ptr, ptr %x1763, align 8
  %x1765 = getelementptr i8, ptr %x1764, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1765, align 1
  %x1766 = getelementptr ptr, ptr %target, i64 303
  %x1767 = load ptr, ptr %x1766, align 8
  %x1768 = getelementptr i8, ptr %x1767, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1768, align 1
  %x1769 = getelementptr ptr, ptr %target, i64 304
  %x1770 = load ptr, ptr %x1769, align 8
  %x1771 = getelementptr i8, ptr %x1770, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1771, align 1
  %x1772 = getelementptr ptr, ptr %target, i64 305
  %x1773 = load ptr, ptr %x1772, align 8
  %x1774 = getelementptr i8, ptr %x1773, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1774, align 1
  %x1775 = getelementptr ptr, ptr %target, i64 306
  %x1776 = load ptr, ptr %x1775, align 8
  %x1777 = getelementptr i8, ptr %x1776, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1777, align 1
  %x1778 = getelementptr ptr, ptr %target, i64 307
  %x1779 = load ptr, ptr %x1778, align 8
  %x1780 = getelementptr i8, ptr %x1779, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1780, align 1
  %x1781 = getelementptr ptr, ptr %target, i64 308
  %x1782 = load ptr, ptr %x1781, align 8
  %x1783 = getelementptr i8, ptr %x1782, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1783, align 1
  %x1784 = getelementptr ptr, ptr %target, i64 309
  %x1785 = load ptr, ptr %x1784, align 8
  %x1786 = getelementptr i8, ptr %x1785, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1786, align 1
  %x1787 = getelementptr ptr, ptr %target, i64 310
  %x1788 = load ptr, ptr %x1787, align 8
  %x1789 = getelementptr i8, ptr %x1788, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1789, align 1
  %x1790 = getelementptr ptr, ptr %target, i64 311
  %x1791 = load ptr, ptr %x1790, align 8
  %x1792 = getelementptr i8, ptr %x1791, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1792, align 1
  %x1793 = getelementptr ptr, ptr %target, i64 312
  %x1794 = load ptr, ptr %x1793, align 8
  %x1795 = getelementptr i8, ptr %x1794, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1795, align 1
  %x1796 = getelementptr ptr, ptr %target, i64 313
  %x1797 = load ptr, ptr %x1796, align 8
  %x1798 = getelementptr i8, ptr %x1797, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1798, align 1
  %x1799 = getelementptr ptr, ptr %target, i64 314
  %x1800 = load ptr, ptr %x1799, align 8
  %x1801 = getelementptr i8, ptr %x1800, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1801, align 1
  %x1802 = getelementptr ptr, ptr %target, i64 315
  %x1803 = load ptr, ptr %x1802, align 8
  %x1804 = getelementptr i8, ptr %x1803, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1804, align 1
  %x1805 = getelementptr ptr, ptr %target, i64 316
  %x1806 = load ptr, ptr %x1805, align 8
  %x1807 = getelementptr i8, ptr %x1806, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1807, align 1
  %x1808 = getelementptr ptr, ptr %target, i64 317
  %x1809 = load ptr, ptr %x1808, align 8
  %x1810 = getelementptr i8, ptr %x1809, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1810, align 1
  %x1811 = getelementptr ptr, ptr %target, i64 318
  %x1812 = load ptr, ptr %x1811, align 8
  %x1813 = getelementptr i8, ptr %x1812, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1813, align 1
  %x1814 = getelementptr ptr, ptr %target, i64 319
  %x1815 = load ptr, ptr %x1814, align 8
  %x1816 = getelementptr i8, ptr %x1815, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1816, align 1
  %x1817 = getelementptr ptr, ptr %target, i64 320
  %x1818 = load ptr, ptr %x1817, align 8
  %x1819 = getelementptr i8, ptr %x1818, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1819, align 1
  %x1820 = getelementptr ptr, ptr %target, i64 321
  %x1821 = load ptr, ptr %x1820, align 8
  %x1822 = getelementptr i8, ptr %x1821, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1822, align 1
  %x1823 = getelementptr ptr, ptr %target, i64 322
  %x1824 = load ptr, ptr %x1823, align 8
  %x1825 = getelementptr i8, ptr %x1824, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1825, align 1
  %x1826 = getelementptr ptr, ptr %target, i64 323
  %x1827 = load ptr, ptr %x1826, align 8
  %x1828 = getelementptr i8, ptr %x1827, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1828, align 1
  %x1829 = getelementptr ptr, ptr %target, i64 324
  %x1830 = load ptr, ptr %x1829, align 8
  %x1831 = getelementptr i8, ptr %x1830, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1831, align 1
  %x1832 = getelementptr ptr, ptr %target, i64 325
  %x1833 = load ptr, ptr %x1832, align 8
  %x1834 = getelementptr i8, ptr %x1833, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1834, align 1
  %x1835 = getelementptr ptr, ptr %target, i64 326
  %x1836 = load ptr, ptr %x1835, align 8
  %x1837 = getelementptr i8, ptr %x1836, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1837, align 1
  %x1838 = getelementptr ptr, ptr %target, i64 327
  %x1839 = load ptr, ptr %x1838, align 8
  %x1840 = getelementptr i8, ptr %x1839, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1840, align 1
  %x1841 = getelementptr ptr, ptr %target, i64 328
  %x1842 = load ptr, ptr %x1841, align 8
  %x1843 = getelementptr i8, ptr %x1842, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1843, align 1
  %x1844 = getelementptr ptr, ptr %target, i64 329
  %x1845 = load ptr, ptr %x1844, align 8
  %x1846 = getelementptr i8, ptr %x1845, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1846, align 1
  %x1847 = getelementptr ptr, ptr %target, i64 330
  %x1848 = load ptr, ptr %x1847, align 8
  %x1849 = getelementptr i8, ptr %x1848, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1849, align 1
  %x1850 = getelementptr ptr, ptr %target, i64 331
  %x1851 = load ptr, ptr %x1850, align 8
  %x1852 = getelementptr i8, ptr %x1851, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1852, align 1
  %x1853 = getelementptr ptr, ptr %target, i64 332
  %x1854 = load ptr, ptr %x1853, align 8
  %x1855 = getelementptr i8, ptr %x1854, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1855, align 1
  %x1856 = getelementptr ptr, ptr %target, i64 333
  %x1857 = load ptr, ptr %x1856, align 8
  %x1858 = getelementptr i8, ptr %x1857, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1858, align 1
  %x1859 = getelementptr ptr, ptr %target, i64 334
  %x1860 = load ptr, ptr %x1859, align 8
  %x1861 = getelementptr i8, ptr %x1860, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1861, align 1
  %x1862 = getelementptr ptr, ptr %target, i64 335
  %x1863 = load ptr, ptr %x1862, align 8
  %x1864 = getelementptr i8, ptr %x1863, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1864, align 1
  %x1865 = getelementptr ptr, ptr %target, i64 336
  %x1866 = load ptr, ptr %x1865, align 8
  %x1867 = getelementptr i8, ptr %x1866, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1867, align 1
  %x1868 = getelementptr ptr, ptr %target, i64 337
  %x1869 = load ptr, ptr %x1868, align 8
  %x1870 = getelementptr i8, ptr %x1869, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1870, align 1
  %x1871 = getelementptr ptr, ptr %target, i64 338
  %x1872 = load ptr, ptr %x1871, align 8
  %x1873 = getelementptr i8, ptr %x1872, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1873, align 1
  %x1874 = getelementptr ptr, ptr %target, i64 339
  %x1875 = load ptr, ptr %x1874, align 8
  %x1876 = getelementptr i8, ptr %x1875, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1876, align 1
  %x1877 = getelementptr ptr, ptr %target, i64 340
  %x1878 = load ptr, ptr %x1877, align 8
  %x1879 = getelementptr i8, ptr %x1878, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1879, align 1
  %x1880 = getelementptr ptr, ptr %target, i64 341
  %x1881 = load ptr, ptr %x1880, align 8
  %x1882 = getelementptr i8, ptr %x1881, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1882, align 1
  %x1883 = getelementptr ptr, ptr %target, i64 342
  %x1884 = load ptr, ptr %x1883, align 8
  %x1885 = getelementptr i8, ptr %x1884, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1885, align 1
  %x1886 = getelementptr ptr, ptr %target, i64 343
  %x1887 = load ptr, ptr %x1886, align 8
  %x1888 = getelementptr i8, ptr %x1887, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1888, align 1
  %x1889 = getelementptr ptr, ptr %target, i64 344
  %x1890 = load ptr, ptr %x1889, align 8
  %x1891 = getelementptr i8, ptr %x1890, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1891, align 1
  %x1892 = getelementptr ptr, ptr %target, i64 345
  %x1893 = load ptr, ptr %x1892, align 8
  %x1894 = getelementptr i8, ptr %x1893, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1894, align 1
  %x1895 = getelementptr ptr, ptr %target, i64 346
  %x1896 = load ptr, ptr %x1895, align 8
  %x1897 = getelementptr i8, ptr %x1896, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1897, align 1
  %x1898 = getelementptr ptr, ptr %target, i64 347
  %x1899 = load ptr, ptr %x1898, align 8
  %x1900 = getelementptr i8, ptr %x1899, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1900, align 1
  %x1901 = getelementptr ptr, ptr %target, i64 348
  %x1902 = load ptr, ptr %x1901, align 8
  %x1903 = getelementptr i8, ptr %x1902, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1903, align 1
  %x1904 = getelementptr ptr, ptr %target, i64 349
  %x1905 = load ptr, ptr %x1904, align 8
  %x1906 = getelementptr i8, ptr %x1905, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1906, align 1
  %x1907 = getelementptr ptr, ptr %target, i64 350
  %x1908 = load ptr, ptr %x1907, align 8
  %x1909 = getelementptr i8, ptr %x1908, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1909, align 1
  %x1910 = getelementptr ptr, ptr %target, i64 351
  %x1911 = load ptr, ptr %x1910, align 8
  %x1912 = getelementptr i8, ptr %x1911, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1912, align 1
  %x1913 = getelementptr ptr, ptr %target, i64 352
  %x1914 = load ptr, ptr %x1913, align 8
  %x1915 = getelementptr i8, ptr %x1914, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1915, align 1
  %x1916 = getelementptr ptr, ptr %target, i64 353
  %x1917 = load ptr, ptr %x1916, align 8
  %x1918 = getelementptr i16, ptr %x1917, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1918, align 2
  %x1919 = getelementptr ptr, ptr %target, i64 354
  %x1920 = load ptr, ptr %x1919, align 8
  %x1921 = getelementptr i8, ptr %x1920, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1921, align 1
  %x1922 = getelementptr ptr, ptr %target, i64 355
  %x1923 = load ptr, ptr %x1922, align 8
  %x1924 = getelementptr i16, ptr %x1923, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1924, align 2
  %x1925 = getelementptr ptr, ptr %target, i64 356
  %x1926 = load ptr, ptr %x1925, align 8
  %x1927 = getelementptr i8, ptr %x1926, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1927, align 1
  %x1928 = getelementptr ptr, ptr %target, i64 357
  %x1929 = load ptr, ptr %x1928, align 8
  %x1930 = getelementptr i8, ptr %x1929, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1930, align 1
  %x1931 = getelementptr ptr, ptr %target, i64 358
  %x1932 = load ptr, ptr %x1931, align 8
  %x1933 = getelementptr i16, ptr %x1932, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1933, align 2
  %x1934 = getelementptr ptr, ptr %target, i64 359
  %x1935 = load ptr, ptr %x1934, align 8
  %x1936 = getelementptr i8, ptr %x1935, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1936, align 1
  %x1937 = getelementptr ptr, ptr %target, i64 360
  %x1938 = load ptr, ptr %x1937, align 8
  %x1939 = getelementptr i8, ptr %x1938, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1939, align 1
  %x1940 = getelementptr ptr, ptr %target, i64 361
  %x1941 = load ptr, ptr %x1940, align 8
  %x1942 = getelementptr i8, ptr %x1941, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1942, align 1
  %x1943 = getelementptr ptr, ptr %target, i64 362
  %x1944 = load ptr, ptr %x1943, align 8
  %x1945 = getelementptr i8, ptr %x1944, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1945, align 1
  %x1946 = getelementptr ptr, ptr %target, i64 363
  %x1947 = load ptr, ptr %x1946, align 8
  %x1948 = getelementptr i8, ptr %x1947, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1948, align 1
  %x1949 = getelementptr ptr, ptr %target, i64 364
  %x1950 = load ptr, ptr %x1949, align 8
  %x1951 = getelementptr i8, ptr %x1950, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1951, align 1
  %x1952 = getelementptr ptr, ptr %target, i64 365
  %x1953 = load ptr, ptr %x1952, align 8
  %x1954 = getelementptr i8, ptr %x1953, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1954, align 1
  %x1955 = getelementptr ptr, ptr %target, i64 366
  %x1956 = load ptr, ptr %x1955, align 8
  %x1957 = getelementptr i8, ptr %x1956, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1957, align 1
  %x1958 = getelementptr ptr, ptr %target, i64 367
  %x1959 = load ptr, ptr %x1958, align 8
  %x1960 = getelementptr i8, ptr %x1959, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1960, align 1
  %x1961 = getelementptr ptr, ptr %target, i64 368
  %x1962 = load ptr, ptr %x1961, align 8
  %x1963 = getelementptr i8, ptr %x1962, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1963, align 1
  %x1964 = getelementptr ptr, ptr %target, i64 369
  %x1965 = load ptr, ptr %x1964, align 8
  %x1966 = getelementptr i8, ptr %x1965, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1966, align 1
  %x1967 = getelementptr ptr, ptr %target, i64 370
  %x1968 = load ptr, ptr %x1967, align 8
  %x1969 = getelementptr i8, ptr %x1968, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1969, align 1
  %x1970 = getelementptr ptr, ptr %target, i64 371
  %x1971 = load ptr, ptr %x1970, align 8
  %x1972 = getelementptr i8, ptr %x1971, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1972, align 1
  %x1973 = getelementptr ptr, ptr %target, i64 372
  %x1974 = load ptr, ptr %x1973, align 8
  %x1975 = getelementptr i16, ptr %x1974, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1975, align 2
  %x1976 = getelementptr ptr, ptr %target, i64 373
  %x1977 = load ptr, ptr %x1976, align 8
  %x1978 = getelementptr i8, ptr %x1977, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1978, align 1
  %x1979 = getelementptr ptr, ptr %target, i64 374
  %x1980 = load ptr, ptr %x1979, align 8
  %x1981 = getelementptr i16, ptr %x1980, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1981, align 2
  %x1982 = getelementptr ptr, ptr %target, i64 375
  %x1983 = load ptr, ptr %x1982, align 8
  %x1984 = getelementptr i8, ptr %x1983, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1984, align 1
  %x1985 = getelementptr ptr, ptr %target, i64 376
  %x1986 = load ptr, ptr %x1985, align 8
  %x1987 = getelementptr i8, ptr %x1986, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1987, align 1
  %x1988 = getelementptr ptr, ptr %target, i64 377
  %x1989 = load ptr, ptr %x1988, align 8
  %x1990 = getelementptr i16, ptr %x1989, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x1990, align 2
  %x1991 = getelementptr ptr, ptr %target, i64 378
  %x1992 = load ptr, ptr %x1991, align 8
  %x1993 = getelementptr i8, ptr %x1992, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1993, align 1
  %x1994 = getelementptr ptr, ptr %target, i64 379
  %x1995 = load ptr, ptr %x1994, align 8
  %x1996 = getelementptr i8, ptr %x1995, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1996, align 1
  %x1997 = getelementptr ptr, ptr %target, i64 380
  %x1998 = load ptr, ptr %x1997, align 8
  %x1999 = getelementptr i8, ptr %x1998, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x1999, align 1
  %x2000 = getelementptr ptr, ptr %target, i64 381
  %x2001 = load ptr, ptr %x2000, align 8
  %x2002 = getelementptr i8, ptr %x2001, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2002, align 1
  %x2003 = getelementptr ptr, ptr %target, i64 382
  %x2004 = load ptr, ptr %x2003, align 8
  %x2005 = getelementptr i8, ptr %x2004, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2005, align 1
  %x2006 = getelementptr ptr, ptr %target, i64 383
  %x2007 = load ptr, ptr %x2006, align 8
  %x2008 = getelementptr i8, ptr %x2007, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2008, align 1
  %x2009 = getelementptr ptr, ptr %target, i64 384
  %x2010 = load ptr, ptr %x2009, align 8
  %x2011 = getelementptr i8, ptr %x2010, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2011, align 1
  %x2012 = getelementptr ptr, ptr %target, i64 385
  %x2013 = load ptr, ptr %x2012, align 8
  %x2014 = getelementptr i8, ptr %x2013, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2014, align 1
  %x2015 = getelementptr ptr, ptr %target, i64 386
  %x2016 = load ptr, ptr %x2015, align 8
  %x2017 = getelementptr i8, ptr %x2016, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2017, align 1
  %x2018 = getelementptr ptr, ptr %target, i64 387
  %x2019 = load ptr, ptr %x2018, align 8
  %x2020 = getelementptr i8, ptr %x2019, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2020, align 1
  %x2021 = getelementptr ptr, ptr %target, i64 388
  %x2022 = load ptr, ptr %x2021, align 8
  %x2023 = getelementptr i8, ptr %x2022, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2023, align 1
  %x2024 = getelementptr ptr, ptr %target, i64 389
  %x2025 = load ptr, ptr %x2024, align 8
  %x2026 = getelementptr i8, ptr %x2025, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2026, align 1
  %x2027 = getelementptr ptr, ptr %target, i64 390
  %x2028 = load ptr, ptr %x2027, align 8
  %x2029 = getelementptr i8, ptr %x2028, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2029, align 1
  %x2030 = getelementptr ptr, ptr %target, i64 391
  %x2031 = load ptr, ptr %x2030, align 8
  %x2032 = getelementptr i16, ptr %x2031, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2032, align 2
  %x2033 = getelementptr ptr, ptr %target, i64 392
  %x2034 = load ptr, ptr %x2033, align 8
  %x2035 = getelementptr i8, ptr %x2034, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2035, align 1
  %x2036 = getelementptr ptr, ptr %target, i64 393
  %x2037 = load ptr, ptr %x2036, align 8
  %x2038 = getelementptr i16, ptr %x2037, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2038, align 2
  %x2039 = getelementptr ptr, ptr %target, i64 394
  %x2040 = load ptr, ptr %x2039, align 8
  %x2041 = getelementptr i8, ptr %x2040, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2041, align 1
  %x2042 = getelementptr ptr, ptr %target, i64 395
  %x2043 = load ptr, ptr %x2042, align 8
  %x2044 = getelementptr i8, ptr %x2043, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2044, align 1
  %x2045 = getelementptr ptr, ptr %target, i64 396
  %x2046 = load ptr, ptr %x2045, align 8
  %x2047 = getelementptr i16, ptr %x2046, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2047, align 2
  %x2048 = getelementptr ptr, ptr %target, i64 397
  %x2049 = load ptr, ptr %x2048, align 8
  %x2050 = getelementptr i8, ptr %x2049, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2050, align 1
  %x2051 = getelementptr ptr, ptr %target, i64 398
  %x2052 = load ptr, ptr %x2051, align 8
  %x2053 = getelementptr i8, ptr %x2052, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2053, align 1
  %x2054 = getelementptr ptr, ptr %target, i64 399
  %x2055 = load ptr, ptr %x2054, align 8
  %x2056 = getelementptr i8, ptr %x2055, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2056, align 1
  %x2057 = getelementptr ptr, ptr %target, i64 400
  %x2058 = load ptr, ptr %x2057, align 8
  %x2059 = getelementptr i8, ptr %x2058, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2059, align 1
  %x2060 = getelementptr ptr, ptr %target, i64 401
  %x2061 = load ptr, ptr %x2060, align 8
  %x2062 = getelementptr i8, ptr %x2061, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2062, align 1
  %x2063 = getelementptr ptr, ptr %target, i64 402
  %x2064 = load ptr, ptr %x2063, align 8
  %x2065 = getelementptr i8, ptr %x2064, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2065, align 1
  %x2066 = getelementptr ptr, ptr %target, i64 403
  %x2067 = load ptr, ptr %x2066, align 8
  %x2068 = getelementptr i8, ptr %x2067, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2068, align 1
  %x2069 = getelementptr ptr, ptr %target, i64 404
  %x2070 = load ptr, ptr %x2069, align 8
  %x2071 = getelementptr i8, ptr %x2070, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2071, align 1
  %x2072 = getelementptr ptr, ptr %target, i64 405
  %x2073 = load ptr, ptr %x2072, align 8
  %x2074 = getelementptr i8, ptr %x2073, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2074, align 1
  %x2075 = getelementptr ptr, ptr %target, i64 406
  %x2076 = load ptr, ptr %x2075, align 8
  %x2077 = getelementptr i8, ptr %x2076, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2077, align 1
  %x2078 = getelementptr ptr, ptr %target, i64 407
  %x2079 = load ptr, ptr %x2078, align 8
  %x2080 = getelementptr i8, ptr %x2079, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2080, align 1
  %x2081 = getelementptr ptr, ptr %target, i64 408
  %x2082 = load ptr, ptr %x2081, align 8
  %x2083 = getelementptr i8, ptr %x2082, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2083, align 1
  %x2084 = getelementptr ptr, ptr %target, i64 409
  %x2085 = load ptr, ptr %x2084, align 8
  %x2086 = getelementptr i8, ptr %x2085, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2086, align 1
  %x2087 = getelementptr ptr, ptr %target, i64 410
  %x2088 = load ptr, ptr %x2087, align 8
  %x2089 = getelementptr i16, ptr %x2088, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2089, align 2
  %x2090 = getelementptr ptr, ptr %target, i64 411
  %x2091 = load ptr, ptr %x2090, align 8
  %x2092 = getelementptr i8, ptr %x2091, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2092, align 1
  %x2093 = getelementptr ptr, ptr %target, i64 412
  %x2094 = load ptr, ptr %x2093, align 8
  %x2095 = getelementptr i16, ptr %x2094, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2095, align 2
  %x2096 = getelementptr ptr, ptr %target, i64 413
  %x2097 = load ptr, ptr %x2096, align 8
  %x2098 = getelementptr i8, ptr %x2097, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2098, align 1
  %x2099 = getelementptr ptr, ptr %target, i64 414
  %x2100 = load ptr, ptr %x2099, align 8
  %x2101 = getelementptr i8, ptr %x2100, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2101, align 1
  %x2102 = getelementptr ptr, ptr %target, i64 415
  %x2103 = load ptr, ptr %x2102, align 8
  %x2104 = getelementptr i16, ptr %x2103, i64 %target_at
  store <32 x i16> splat (i16 0), ptr %x2104, align 2
  %x2105 = getelementptr ptr, ptr %target, i64 416
  %x2106 = load ptr, ptr %x2105, align 8
  %x2107 = getelementptr i8, ptr %x2106, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2107, align 1
  %x2108 = getelementptr ptr, ptr %target, i64 417
  %x2109 = load ptr, ptr %x2108, align 8
  %x2110 = getelementptr i8, ptr %x2109, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2110, align 1
  %x2111 = getelementptr ptr, ptr %target, i64 418
  %x2112 = load ptr, ptr %x2111, align 8
  %x2113 = getelementptr i8, ptr %x2112, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2113, align 1
  %x2114 = getelementptr ptr, ptr %target, i64 419
  %x2115 = load ptr, ptr %x2114, align 8
  %x2116 = getelementptr i8, ptr %x2115, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2116, align 1
  %x2117 = getelementptr ptr, ptr %target, i64 420
  %x2118 = load ptr, ptr %x2117, align 8
  %x2119 = getelementptr i8, ptr %x2118, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2119, align 1
  %x2120 = getelementptr ptr, ptr %target, i64 421
  %x2121 = load ptr, ptr %x2120, align 8
  %x2122 = getelementptr i8, ptr %x2121, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2122, align 1
  %x2123 = getelementptr ptr, ptr %target, i64 422
  %x2124 = load ptr, ptr %x2123, align 8
  %x2125 = getelementptr i8, ptr %x2124, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2125, align 1
  %x2126 = getelementptr ptr, ptr %target, i64 423
  %x2127 = load ptr, ptr %x2126, align 8
  %x2128 = getelementptr i8, ptr %x2127, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2128, align 1
  %x2129 = getelementptr ptr, ptr %target, i64 424
  %x2130 = load ptr, ptr %x2129, align 8
  %x2131 = getelementptr i8, ptr %x2130, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2131, align 1
  %x2132 = getelementptr ptr, ptr %target, i64 425
  %x2133 = load ptr, ptr %x2132, align 8
  %x2134 = getelementptr i8, ptr %x2133, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2134, align 1
  %x2135 = getelementptr ptr, ptr %target, i64 426
  %x2136 = load ptr, ptr %x2135, align 8
  %x2137 = getelementptr i8, ptr %x2136, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2137, align 1
  %x2138 = getelementptr ptr, ptr %target, i64 427
  %x2139 = load ptr, ptr %x2138, align 8
  %x2140 = getelementptr i8, ptr %x2139, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2140, align 1
  %x2141 = getelementptr ptr, ptr %target, i64 428
  %x2142 = load ptr, ptr %x2141, align 8
  %x2143 = getelementptr i8, ptr %x2142, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2143, align 1
  %x2144 = getelementptr ptr, ptr %target, i64 431
  %x2145 = load ptr, ptr %x2144, align 8
  %x2146 = getelementptr i8, ptr %x2145, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2146, align 1
  %x2147 = getelementptr ptr, ptr %target, i64 432
  %x2148 = load ptr, ptr %x2147, align 8
  %x2149 = getelementptr i8, ptr %x2148, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2149, align 1
  %x2150 = getelementptr ptr, ptr %target, i64 435
  %x2151 = load ptr, ptr %x2150, align 8
  %x2152 = getelementptr i8, ptr %x2151, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2152, align 1
  %x2153 = getelementptr ptr, ptr %target, i64 436
  %x2154 = load ptr, ptr %x2153, align 8
  %x2155 = getelementptr i8, ptr %x2154, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2155, align 1
  %x2156 = getelementptr ptr, ptr %target, i64 439
  %x2157 = load ptr, ptr %x2156, align 8
  %x2158 = getelementptr i8, ptr %x2157, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2158, align 1
  %x2159 = getelementptr ptr, ptr %target, i64 440
  %x2160 = load ptr, ptr %x2159, align 8
  %x2161 = getelementptr i8, ptr %x2160, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2161, align 1
  %x2162 = getelementptr ptr, ptr %target, i64 443
  %x2163 = load ptr, ptr %x2162, align 8
  %x2164 = getelementptr i8, ptr %x2163, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2164, align 1
  %x2165 = getelementptr ptr, ptr %target, i64 444
  %x2166 = load ptr, ptr %x2165, align 8
  %x2167 = getelementptr i8, ptr %x2166, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2167, align 1
  %x2168 = getelementptr ptr, ptr %target, i64 447
  %x2169 = load ptr, ptr %x2168, align 8
  %x2170 = getelementptr i8, ptr %x2169, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2170, align 1
  %x2171 = getelementptr ptr, ptr %target, i64 448
  %x2172 = load ptr, ptr %x2171, align 8
  %x2173 = getelementptr i8, ptr %x2172, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2173, align 1
  %x2174 = getelementptr ptr, ptr %target, i64 451
  %x2175 = load ptr, ptr %x2174, align 8
  %x2176 = getelementptr i8, ptr %x2175, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2176, align 1
  %x2177 = getelementptr ptr, ptr %target, i64 452
  %x2178 = load ptr, ptr %x2177, align 8
  %x2179 = getelementptr i8, ptr %x2178, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2179, align 1
  %x2180 = getelementptr ptr, ptr %target, i64 455
  %x2181 = load ptr, ptr %x2180, align 8
  %x2182 = getelementptr i8, ptr %x2181, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2182, align 1
  %x2183 = getelementptr ptr, ptr %target, i64 456
  %x2184 = load ptr, ptr %x2183, align 8
  %x2185 = getelementptr i8, ptr %x2184, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2185, align 1
  %x2186 = getelementptr ptr, ptr %target, i64 459
  %x2187 = load ptr, ptr %x2186, align 8
  %x2188 = getelementptr i8, ptr %x2187, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2188, align 1
  %x2189 = getelementptr ptr, ptr %target, i64 460
  %x2190 = load ptr, ptr %x2189, align 8
  %x2191 = getelementptr i8, ptr %x2190, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2191, align 1
  %x2192 = getelementptr ptr, ptr %target, i64 463
  %x2193 = load ptr, ptr %x2192, align 8
  %x2194 = getelementptr i8, ptr %x2193, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2194, align 1
  %x2195 = getelementptr ptr, ptr %target, i64 464
  %x2196 = load ptr, ptr %x2195, align 8
  %x2197 = getelementptr i8, ptr %x2196, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2197, align 1
  %x2198 = getelementptr ptr, ptr %target, i64 467
  %x2199 = load ptr, ptr %x2198, align 8
  %x2200 = getelementptr i8, ptr %x2199, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2200, align 1
  %x2201 = getelementptr ptr, ptr %target, i64 468
  %x2202 = load ptr, ptr %x2201, align 8
  %x2203 = getelementptr i8, ptr %x2202, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2203, align 1
  %x2204 = getelementptr ptr, ptr %target, i64 471
  %x2205 = load ptr, ptr %x2204, align 8
  %x2206 = getelementptr i8, ptr %x2205, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2206, align 1
  %x2207 = getelementptr ptr, ptr %target, i64 472
  %x2208 = load ptr, ptr %x2207, align 8
  %x2209 = getelementptr i8, ptr %x2208, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2209, align 1
  %x2210 = getelementptr ptr, ptr %target, i64 475
  %x2211 = load ptr, ptr %x2210, align 8
  %x2212 = getelementptr i8, ptr %x2211, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2212, align 1
  %x2213 = getelementptr ptr, ptr %target, i64 476
  %x2214 = load ptr, ptr %x2213, align 8
  %x2215 = getelementptr i8, ptr %x2214, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2215, align 1
  %x2216 = getelementptr ptr, ptr %target, i64 479
  %x2217 = load ptr, ptr %x2216, align 8
  %x2218 = getelementptr i8, ptr %x2217, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2218, align 1
  %x2219 = getelementptr ptr, ptr %target, i64 480
  %x2220 = load ptr, ptr %x2219, align 8
  %x2221 = getelementptr i8, ptr %x2220, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2221, align 1
  %x2222 = getelementptr ptr, ptr %target, i64 483
  %x2223 = load ptr, ptr %x2222, align 8
  %x2224 = getelementptr i8, ptr %x2223, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2224, align 1
  %x2225 = getelementptr ptr, ptr %target, i64 484
  %x2226 = load ptr, ptr %x2225, align 8
  %x2227 = getelementptr i8, ptr %x2226, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2227, align 1
  %x2228 = getelementptr ptr, ptr %target, i64 487
  %x2229 = load ptr, ptr %x2228, align 8
  %x2230 = getelementptr i8, ptr %x2229, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2230, align 1
  %x2231 = getelementptr ptr, ptr %target, i64 488
  %x2232 = load ptr, ptr %x2231, align 8
  %x2233 = getelementptr i8, ptr %x2232, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2233, align 1
  %x2234 = getelementptr ptr, ptr %target, i64 491
  %x2235 = load ptr, ptr %x2234, align 8
  %x2236 = getelementptr i8, ptr %x2235, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2236, align 1
  %x2237 = getelementptr ptr, ptr %target, i64 492
  %x2238 = load ptr, ptr %x2237, align 8
  %x2239 = getelementptr i8, ptr %x2238, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2239, align 1
  %x2240 = getelementptr ptr, ptr %target, i64 495
  %x2241 = load ptr, ptr %x2240, align 8
  %x2242 = getelementptr i8, ptr %x2241, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2242, align 1
  %x2243 = getelementptr ptr, ptr %target, i64 496
  %x2244 = load ptr, ptr %x2243, align 8
  %x2245 = getelementptr i8, ptr %x2244, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2245, align 1
  %x2246 = getelementptr ptr, ptr %target, i64 499
  %x2247 = load ptr, ptr %x2246, align 8
  %x2248 = getelementptr i8, ptr %x2247, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2248, align 1
  %x2249 = getelementptr ptr, ptr %target, i64 500
  %x2250 = load ptr, ptr %x2249, align 8
  %x2251 = getelementptr i8, ptr %x2250, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2251, align 1
  %x2252 = getelementptr ptr, ptr %target, i64 503
  %x2253 = load ptr, ptr %x2252, align 8
  %x2254 = getelementptr i8, ptr %x2253, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2254, align 1
  %x2255 = getelementptr ptr, ptr %target, i64 504
  %x2256 = load ptr, ptr %x2255, align 8
  %x2257 = getelementptr i8, ptr %x2256, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2257, align 1
  %x2258 = getelementptr ptr, ptr %target, i64 507
  %x2259 = load ptr, ptr %x2258, align 8
  %x2260 = getelementptr i8, ptr %x2259, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2260, align 1
  %x2261 = getelementptr ptr, ptr %target, i64 508
  %x2262 = load ptr, ptr %x2261, align 8
  %x2263 = getelementptr i8, ptr %x2262, i64 %target_at
  store <32 x i8> splat (i8 0), ptr %x2263, align 1
  %x2264 = getelementptr ptr, ptr %target, i64 511
  %x2265 = load ptr, ptr %x2264, align 8
  %x2266 = getelementptr i32, ptr %x2265, i64 %target_at
  store <32 x i32> splat (i32 0), ptr %x2266, align 4
  %x2267 = getelementptr ptr, ptr %target, i64 512
  %x2268 = load ptr, ptr %x2267, align 8
  %x2269 = getelementptr i32, ptr %x2268, i64 %target_at
  store <32 x i32> splat (i32 0), ptr %x2269, align 4
  ret void
}
define void @start(ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame) {
  call void @start_0(ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame)
  call void @start_1(ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame)
  ret void
}
