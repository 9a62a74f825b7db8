// What is done to each pixel on its own: between interleaved and planes, types, differences, colours, statistics.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/cuda/planes.cuh"

namespace ws::filter::cuda {

/// Interleaved pixels, without padding, to planes and back.
template <class T>
void enqueue_split(const TimedStage& stage, const T* interleaved, PlaneView<T> out);
template <class T>
void enqueue_join(const TimedStage& stage, PlaneView<const T> in, T* interleaved);

void enqueue_to_float(const TimedStage& stage, PlaneView<const std::uint8_t> in, PlaneView<float> out);
template <class A, class B>
void enqueue_difference(const TimedStage& stage, PlaneView<const A> a, PlaneView<const B> b, PlaneView<float> out);

enum class Weighing { weigh, unweigh };
/// The colours of four channels times their alpha, or the way back (alpha.h); alpha itself as it is.
template <class T>
void enqueue_weigh(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, Weighing weighing, float white);

/// Values lie in the order of whole numbers, so that atomics find the extremes.
struct DeviceStatistics {
  unsigned low, high;
  unsigned long long nan_count;
};
/// `bins`: 256 per channel; both are to be initialised by the caller.
template <class T>
void enqueue_statistics(const TimedStage& stage, PlaneView<const T> in, float bins_per_unit, DeviceStatistics* statistics,
                        std::uint32_t* bins);
[[nodiscard]] unsigned ordered(float value);
[[nodiscard]] float from_ordered(unsigned key);

/// Adds the values' parts of a fingerprint to `sum`.
template <class T>
void enqueue_fingerprint(const TimedStage& stage, PlaneView<const T> in, unsigned long long* sum);

/// Planes of either type, for painting; without data they are painted as nothing.
struct AnyPlanes {
  const void* data = nullptr;
  std::size_t pitch = 0;  ///< elements
  float scale = 0, offset = 0;
  int channels = 1;
  bool is_byte = false;
};
void enqueue_paint(cudaStream_t stream, const AnyPlanes& left, const AnyPlanes& right, const Frontier& frontier, int width,
                   int height, std::uint32_t* target);

}  // namespace ws::filter::cuda
