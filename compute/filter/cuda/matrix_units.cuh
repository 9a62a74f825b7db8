// The instructions of the matrix units for halves, summed in single precision: 16 rows × 8 columns over 16 products, of which
// each lane of a warp holds a part. Lane l has the rows l / 4 and l / 4 + 8 and the columns 2 (l % 4) and the next.
// SPDX-License-Identifier: MIT
#pragma once

#include <cuda_fp16.h>

#include <cstdint>
#include <cstring>

namespace ws::filter::cuda {

/// 16 rows × 16 products: rows l / 4 and + 8 of the products 2 (l % 4) and the next, then the same 8 products further on.
struct LeftHalves {
  unsigned pairs[4];
};
/// 16 products × 8 columns: the products 2 (l % 4) and the next of column l / 4, then those 8 further on.
struct RightHalves {
  unsigned pairs[2];
};

__device__ inline void add_products(float (&sums)[4], const LeftHalves& a, const RightHalves& b) {
#if __CUDA_ARCH__ >= 800
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(a.pairs[0]), "r"(a.pairs[1]), "r"(a.pairs[2]), "r"(a.pairs[3]), "r"(b.pairs[0]), "r"(b.pairs[1]));
#else  // the oldest devices have smaller ones
  for (int k = 0; k < 2; ++k)
    asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a.pairs[2 * k]), "r"(a.pairs[2 * k + 1]), "r"(b.pairs[k]));
#endif
}

/// Four times 8 × 8 halves from shared memory; each lane gives the address of one row of 16 bytes: lane l that of row l % 8 of
/// block l / 8. It gets the values 2 (l % 4) and the next of row l / 4 of each block.
__device__ inline void load_blocks(unsigned (&pairs)[4], std::uint32_t shared_address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(pairs[0]), "=r"(pairs[1]), "=r"(pairs[2]), "=r"(pairs[3])
               : "r"(shared_address));
}

/// A value as the sum of two halves, two values at a time: what both leave out is at most 2⁻²³ of the value, or 2⁻²⁵ if that
/// is more. Values of 65520 and beyond become infinite.
struct SplitPair {
  unsigned high, low;
};
__device__ inline SplitPair split_pair(float a, float b) {
  const __half2 high = __floats2half2_rn(a, b);
  const float2 of_high = __half22float2(high);
  const __half2 low = __floats2half2_rn(a - of_high.x, b - of_high.y);
  SplitPair pair;
  memcpy(&pair.high, &high, sizeof(high));
  memcpy(&pair.low, &low, sizeof(low));
  return pair;
}

}  // namespace ws::filter::cuda
