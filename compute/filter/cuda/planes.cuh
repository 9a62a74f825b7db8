// Images in device memory, and how work on them is enqueued.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/kernels/launch.cuh"
#include "compute/core/device/resources.h"
#include "compute/core/device/timed_stage.h"
#include "compute/filter/engine.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::filter::cuda {

/// The engine's, which planes keep alive.
using ResourcesPtr = std::shared_ptr<const DeviceResources>;

inline constexpr std::size_t row_alignment = 128;  ///< rows of planes begin at multiples of so many bytes

/// Planes as kernels see them, with aligned rows; what lies between `width` and `pitch` may be overwritten.
template <class T>
struct PlaneView {
  T* data;
  int width, height, channels;
  std::size_t pitch;  ///< elements from row to row

  [[nodiscard]] WS_HD T* row(int channel, int y) const {
    return data + (std::size_t(channel) * std::size_t(height) + std::size_t(y)) * pitch;
  }
};

class CudaPlanes final : public Planes {
 public:
  CudaPlanes(ResourcesPtr resources, int width, int height, int channels, PixelType type, double white)
      : Planes(width, height, channels, type, white),
        resources_(std::move(resources)),
        pitch_bytes_((std::size_t(width) * bytes_of(type) + row_alignment - 1) / row_alignment * row_alignment),
        memory_(pitch_bytes_ * std::size_t(height) * std::size_t(channels), resources_->stream()) {}
  /// The pixels of an image of one channel on the resources' device, where they lie; its rows must suit a PlaneView.
  CudaPlanes(ResourcesPtr resources, const Image& image)
      : Planes(image.width(), image.height(), image.channels(), image.type(), image.white),
        resources_(std::move(resources)),
        pitch_bytes_(std::size_t(width) * bytes_of(type)),
        table_(image.table()) {}
  ~CudaPlanes() override { resources_->before_release(); }

  template <class T>
  [[nodiscard]] PlaneView<const T> view() const {
    const std::byte* first = table_ ? table_->device_first() : memory_.device_data();
    return {reinterpret_cast<const T*>(first), width, height, channels, pitch_bytes_ / sizeof(T)};
  }
  /// Of planes with memory of their own.
  template <class T>
  [[nodiscard]] PlaneView<T> writable() {
    return {reinterpret_cast<T*>(memory_.device_data()), width, height, channels, pitch_bytes_ / sizeof(T)};
  }
  [[nodiscard]] std::size_t bytes() const { return memory_.size(); }
  /// A frame on `painter` reads them: they are not freed before it is done.
  void painted(StreamView painter) const { resources_->painted(painter); }

 private:
  ResourcesPtr resources_;
  std::size_t pitch_bytes_;
  DeviceBuffer<std::byte> memory_;
  std::shared_ptr<const DeviceTable> table_;  ///< another program's memory, in place of `memory_`
};

/// Calls f(view) with the view of the planes' own type.
template <class F>
void with_view(const CudaPlanes& planes, const F& f) {
  if (planes.type == PixelType::uint8)
    f(planes.view<std::uint8_t>());
  else
    f(planes.view<float>());
}

/// How many rows of multiply-adds make a few milliseconds.
[[nodiscard]] inline int rows_per_slice(int width, int channels, std::size_t taps) {
  constexpr double products_per_slice = 4e9;
  const double rows = products_per_slice / (double(width) * channels * double(taps));
  return static_cast<int>(std::min(rows / 128, 1e6) + 1) * 128;
}

[[nodiscard]] constexpr unsigned blocks_for(std::size_t count, std::size_t per_block) {
  return static_cast<unsigned>((count + per_block - 1) / per_block);
}

// Each enqueues on the stage's stream. The planes have one size and one count of channels.
inline constexpr int most_fused_radius = 31;
/// Both passes in one, for equal radii of at most most_fused_radius.
void enqueue_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                   Border border);
/// One pass of any radius. Throws Cancelled.
void enqueue_pass(const TimedStage& stage, Axis axis, PlaneView<const float> in, PlaneView<float> out, const Taps& taps,
                  Border border);
/// Whether the matrix units' kernel takes such a filter: its taps are finite, not all 0, and their sizes moderate, as is
/// `white`.
[[nodiscard]] bool suits_tensor(const SeparableFilter& filter, double white);
/// Both passes on the matrix units, for a filter that suits. `*is_bad` becomes 1 where a result is not finite: the image has
/// NaN, infinity or values beyond about 1000 · white, and the planes hold nothing of use.
void enqueue_tensor(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                    Border border, double white, int* is_bad);
/// The kernels of a pass in several launches, which show what concurrent kernels gain. It is made before the stage, whose time
/// its streams are no part of.
class Launches {
 public:
  /// launch_some(stream, first group, count of groups)
  using LaunchSome = std::function<void(CUstream_st* stream, std::int64_t first, std::int64_t count)>;

  /// For Launch::in_turn and Launch::at_once. Throws Error{cuda}.
  explicit Launches(Launch how);
  /// Enqueues the groups first … first + count − 1 as eight kernels: one after another on the stage's stream, or each on a
  /// stream of its own, between what the stage's stream has and what it gets.
  void split(const TimedStage& stage, std::int64_t first, std::int64_t count, const LaunchSome& launch_some);

 private:
  struct Side {
    Stream stream;
    DeviceEvent done;
  };
  std::vector<std::unique_ptr<Side>> sides_;  ///< none where the kernels run one after another
  DeviceEvent begun_;
};

/// One pass with a kernel of the thesis, as one launch unless there are `launches`. Throws Cancelled.
void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                     const Taps& taps, Border border, const Build& build = {}, Launches* launches = nullptr);
void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const std::uint8_t> in,
                     PlaneView<std::uint8_t> out, const Taps& taps, Border border, const Build& build = {},
                     Launches* launches = nullptr);
/// One pass of the recursive Gaussian, in one launch (about 3.3 ms per gigapixel on an H200). What the host does for it comes
/// first, so that the device need not wait for that; what is returned enqueues it, and may be called again.
[[nodiscard]] std::function<void(const TimedStage&)> prepare_recursive(StreamView stream, Axis axis, PlaneView<const float> in,
                                                                       PlaneView<float> out, double sigma, Border border);
template <class T>
void enqueue_warp(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, const Warp& warp);
/// Whether a warp is to be read through textures: single linear samples only.
[[nodiscard]] bool goes_through_texture(const Warp& warp);
struct TextureHandles;
/// The same through textures of the planes `in`, which serves where samples reach beyond the image.
void enqueue_warp(const TimedStage& stage, PlaneView<const float> in, const TextureHandles& textures, PlaneView<float> out,
                  const Warp& warp);

}  // namespace ws::filter::cuda
