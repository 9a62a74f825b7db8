// Tiles of points between global memory and registers, N points of D coordinates for each thread of a block: value by value, by
// the widest aligned accesses up to 16 bytes, or by CUB.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/variants/source.h"

#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_store.cuh>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ws::ridge::detail {

/// Points in global memory. `values` and columns begin at multiples of 16 bytes.
template <class T>
struct PointTable {
  T* values;
  Strides at;
  std::uint32_t size;
};

/// N points in a thread's registers: a point's coordinates together (row), or a coordinate's points (column).
template <class T, int D, int N, Layout Order = Layout::row>
struct PointRegisters {
  using Value = T;
  static constexpr int dimension = D, count = N;
  T values[N * D];
  __device__ __forceinline__ T& operator()(int i, int k) { return values[Order == Layout::row ? i * D + k : k * N + i]; }
};

/// Values moved at once where runs of `run` values are aligned as a whole.
template <class T>
[[nodiscard]] constexpr int access_width(int run) {
  return std::min(run & -run, static_cast<int>(16 / sizeof(T)));
}

/// Thread t takes the groups t, t + block, … of `Group` neighbouring points.
template <int Group>
[[nodiscard]] __device__ __forceinline__ std::size_t point_of(std::size_t first, int i) {
  return first + (std::size_t(i / Group) * blockDim.x + threadIdx.x) * Group + i % Group;
}

/// Every value by an access of its own.
struct ScalarAccess {
  static constexpr bool is_wide = false;
  template <class Registers>
  static constexpr int group = 1;
};

/// Interleaved: threads take consecutive vectors of 4 to 16 bytes. Loads go through the read-only cache.
struct VectorAccess {
  static constexpr bool is_wide = true;
  template <class Registers>
  static constexpr int group = access_width<typename Registers::Value>(Registers::count);
  template <class T, int Run>
  static constexpr int width = access_width<T>(Run);
  template <class T, int Run>
  using Word =
      std::conditional_t<width<T, Run> * sizeof(T) == 16, int4, std::conditional_t<width<T, Run> * sizeof(T) == 8, int2, int>>;

  template <class T, int Run>
  static __device__ __forceinline__ void read(const T* from, T (&to)[Run]) {
#pragma unroll
    for (int v = 0; v < Run; v += width<T, Run>) {
      const Word<T, Run> word = __ldg(reinterpret_cast<const Word<T, Run>*>(from + v));
      std::memcpy(to + v, &word, sizeof(word));
    }
  }
  template <class T, int Run>
  static __device__ __forceinline__ void write(const T (&from)[Run], T* to) {
#pragma unroll
    for (int v = 0; v < Run; v += width<T, Run>) {
      Word<T, Run> word;
      std::memcpy(&word, from + v, sizeof(word));
      *reinterpret_cast<Word<T, Run>*>(to + v) = word;
    }
  }
};

/// CUB's: a thread takes all its points side by side. `Transposed`: consecutive values by consecutive threads, exchanged in a
/// warp's shared memory; else vectors. Blocks are of whole warps, at most `Warps`.
template <bool Transposed, int Warps>
struct CubAccess {
  static constexpr bool is_wide = true;
  template <class Registers>
  static constexpr int group = Registers::count;

  template <class T, int Run>
  static __device__ __forceinline__ void read(const T* from, T (&to)[Run]) {
    using Load = cub::WarpLoad<T, Run, Transposed ? cub::WARP_LOAD_TRANSPOSE : cub::WARP_LOAD_VECTORIZE>;
    __shared__ typename Load::TempStorage scratch[Warps];
    const cub::CacheModifiedInputIterator<cub::LOAD_LDG, T> of_warp(from - threadIdx.x % 32 * Run);
    Load(scratch[threadIdx.x / 32]).Load(of_warp, to);
    __syncwarp();  // the scratch is used again
  }
  template <class T, int Run>
  static __device__ __forceinline__ void write(T (&from)[Run], T* to) {
    using Store = cub::WarpStore<T, Run, Transposed ? cub::WARP_STORE_TRANSPOSE : cub::WARP_STORE_VECTORIZE>;
    __shared__ typename Store::TempStorage scratch[Warps];
    Store(scratch[threadIdx.x / 32]).Store(to - threadIdx.x % 32 * Run, from);
    __syncwarp();
  }
};

/// How the registers' points i, i + 1, … of a group lie in memory: one run in rows, a run for each coordinate in columns.
template <Layout Memory, class Registers, int Group>
struct Runs {
  static constexpr int count = Memory == Layout::row ? 1 : Registers::dimension;
  static constexpr int size = Memory == Layout::row ? Group * Registers::dimension : Group;
  static __device__ __forceinline__ typename Registers::Value& value(Registers& x, int i, int run, int v) {
    constexpr int d = Registers::dimension;
    return Memory == Layout::row ? x(i + v / d, v % d) : x(i + v, run);
  }
};

/// Reads the blockDim.x · N points from `first` on, a multiple of that; those beyond the end are zeros. All threads call alike.
/// Point i of a thread is point_of<Access::group<Registers>>(first, i). Scalar access may leave coordinates from `dimension`
/// on.
template <class Access, Layout Memory, class T, class Registers>
__device__ __forceinline__ void read_tile(const PointTable<const T>& from, std::size_t first, Registers& to,
                                          std::uint32_t dimension = Registers::dimension) {
  constexpr int group = Access::template group<Registers>;
  if constexpr (Access::is_wide) {
    if (first + std::size_t(blockDim.x) * Registers::count <= from.size) {
      using Run = Runs<Memory, Registers, group>;
#pragma unroll
      for (int i = 0; i < Registers::count; i += group)
#pragma unroll
        for (int run = 0; run < Run::count; ++run) {
          T values[Run::size];
          Access::read(from.values + from.at(point_of<group>(first, i), run), values);
#pragma unroll
          for (int v = 0; v < Run::size; ++v) Run::value(to, i, run, v) = values[v];
        }
      return;
    }
  }
#pragma unroll
  for (int i = 0; i < Registers::count; ++i) {
    const std::size_t point = point_of<group>(first, i);
#pragma unroll
    for (int k = 0; k < Registers::dimension; ++k)
      if (std::uint32_t(k) < dimension) to(i, k) = point < from.size ? __ldg(from.values + from.at(point, k)) : T(0);
  }
}

/// The reverse; nothing is written beyond the end.
template <class Access, Layout Memory, class T, class Registers>
__device__ __forceinline__ void write_tile(Registers& from, std::size_t first, const PointTable<T>& to) {
  constexpr int group = Access::template group<Registers>;
  if constexpr (Access::is_wide) {
    if (first + std::size_t(blockDim.x) * Registers::count <= to.size) {
      using Run = Runs<Memory, Registers, group>;
#pragma unroll
      for (int i = 0; i < Registers::count; i += group)
#pragma unroll
        for (int run = 0; run < Run::count; ++run) {
          T values[Run::size];
#pragma unroll
          for (int v = 0; v < Run::size; ++v) values[v] = Run::value(from, i, run, v);
          Access::write(values, to.values + to.at(point_of<group>(first, i), run));
        }
      return;
    }
  }
#pragma unroll
  for (int i = 0; i < Registers::count; ++i) {
    const std::size_t point = point_of<group>(first, i);
    if (point >= to.size) continue;
#pragma unroll
    for (int k = 0; k < Registers::dimension; ++k) to.values[to.at(point, k)] = from(i, k);
  }
}

}  // namespace ws::ridge::detail
