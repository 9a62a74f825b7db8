// The nearest of many balls for a block's points, balls passing through shared memory; and exact sums of whole numbers there.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <limits>

namespace ws::ridge::detail {

constexpr unsigned nearest_block = 128;
/// Registers for the coordinates of one point.
template <int D>
inline constexpr int max_registers = D > 0 ? D : 16;

/// Points that one thread holds in registers: more reuse of each ball read from shared memory.
template <class T, int D>
constexpr int items_per_thread = D == 0 ? 1 : std::max(1, std::min(8, 16 / (D * int(sizeof(T) / 4))));

/// One thread's points, `nearest_block` apart, and what was found for them. All threads of a block call alike.
template <class T, int D, int Items>
struct NearestOf {
  T x[Items][max_registers<D>], best[Items];
  std::uint32_t owner[Items];

  /// Points first, first + nearest_block, …; what lies at `end` or beyond is taken for the origin.
  __device__ __forceinline__ void load(const CellProblem<DeviceMemory, T, D>& p, std::uint32_t first, std::uint32_t end) {
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      const std::uint32_t i = first + item * nearest_block;
#pragma unroll
      for (std::uint32_t k = 0; k < max_registers<D>; ++k)
        if (k < p.dimension.get()) x[item][k] = i < end ? p.points[k * p.point_count + i] : T(0);
    }
  }

  /// Lowest index on ties. `tile`: room in shared memory for `nearest_block` balls. Which ball of a few is the nearest is asked
  /// only once, at the end: until then their least distance does, an instruction each instead of three.
  __device__ __forceinline__ void search(const CellProblem<DeviceMemory, T, D>& p, T* tile) {
    constexpr std::uint32_t few = 8;
    static_assert(nearest_block % few == 0);
    const std::uint32_t d = p.dimension.get();
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      best[item] = std::numeric_limits<T>::infinity();
      owner[item] = 0;
    }
    for (std::uint32_t base = 0; base < p.center_count; base += nearest_block) {
      const std::uint32_t count = min(nearest_block, p.center_count - base), filled = (count + few - 1) / few * few;
      __syncthreads();
      for (std::uint32_t v = threadIdx.x; v < filled * d; v += nearest_block)
        tile[v] = v < count * d ? p.centers[std::size_t(base) * d + v] : std::numeric_limits<T>::infinity();
      __syncthreads();
      for (std::uint32_t first = 0; first < filled; first += few) {
        T least[Items];
#pragma unroll
        for (int item = 0; item < Items; ++item) least[item] = std::numeric_limits<T>::infinity();
#pragma unroll
        for (std::uint32_t j = first; j < first + few; ++j) {
#pragma unroll
          for (int item = 0; item < Items; ++item) least[item] = fmin(least[item], squared_to(item, &tile[j * d], d));
        }
#pragma unroll
        for (int item = 0; item < Items; ++item) {
          const bool closer = least[item] < best[item];
          best[item] = closer ? least[item] : best[item];
          owner[item] = closer ? base + first : owner[item];
        }
      }
    }
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      const std::uint32_t end = min(owner[item] + few, p.center_count);
      while (owner[item] + 1 < end && squared_to(item, &p.centers[std::size_t(owner[item]) * d], d) != best[item])
        ++owner[item];
    }
  }

 private:
  __device__ __forceinline__ T squared_to(int item, const T* center, std::uint32_t d) const {
    T sum = 0;
#pragma unroll
    for (std::uint32_t k = 0; k < max_registers<D>; ++k)
      if (k < d) sum = add_square(sum, x[item][k] - center[k]);
    return sum;
  }
};

/// Adds a 64-bit number to two 32-bit words in shared memory, which has native atomics of that width only; exact, since
/// each carry is added once, by the thread that causes it.
__device__ __forceinline__ void add_wide(std::uint32_t* low, std::uint32_t* high, std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  const auto low_part = static_cast<std::uint32_t>(bits);
  const std::uint32_t before = atomicAdd(low, low_part);
  const std::uint32_t carry = before + low_part < before ? 1 : 0;
  atomicAdd(high, static_cast<std::uint32_t>(bits >> 32) + carry);
}

template <class T>
struct UnitCounts {
  T value[max_dimension];
};

template <class T>
UnitCounts<T> unit_counts_of(const std::array<T, max_dimension>& counts) {
  UnitCounts<T> units;
  std::copy(counts.begin(), counts.end(), units.value);
  return units;
}

}  // namespace ws::ridge::detail
