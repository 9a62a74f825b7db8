// Values as pairs of halves, and how the matrix units take them (core/device/kernels/matrix_units.cuh).
// SPDX-License-Identifier: MIT
#pragma once

#include <cuda_fp16.h>

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
