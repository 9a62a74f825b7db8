// Images in device memory, and how work on them is enqueued, timed and cancelled.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/cuda_check.h"
#include "compute/filter/engine.h"

#include <mutex>
#include <string>
#include <utility>

namespace ws::filter::cuda {

/// The engine's stream, and an event that tells when frames no longer read planes. Planes keep it alive.
class Resources {
 public:
  Resources() { WS_CUDA_CHECK(cudaEventCreateWithFlags(&last_painted_, cudaEventDisableTiming)); }
  ~Resources() { cudaEventDestroy(last_painted_); }
  Resources(const Resources&) = delete;
  Resources& operator=(const Resources&) = delete;

  [[nodiscard]] StreamView stream() const { return stream_.view(); }
  /// A frame on `painter` read planes: they are not freed before it is done.
  void painted(StreamView painter) const {
    const std::lock_guard lock(mutex_);
    // After the frame painted before, maybe on another stream: the event then stands for both.
    WS_CUDA_CHECK(cudaStreamWaitEvent(painter.handle(), last_painted_));
    WS_CUDA_CHECK(cudaEventRecord(last_painted_, painter.handle()));
  }
  void before_release() const noexcept {
    if (cudaStreamWaitEvent(stream().handle(), last_painted_) != cudaSuccess) cudaGetLastError();
  }

 private:
  Stream stream_;
  mutable std::mutex mutex_;
  cudaEvent_t last_painted_ = nullptr;
};
using ResourcesPtr = std::shared_ptr<const Resources>;

/// Planes as kernels see them. Rows begin at multiples of 128 bytes; what lies between `width` and `pitch` may be overwritten.
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
        pitch_bytes_((std::size_t(width) * bytes_of(type) + 127) / 128 * 128),
        memory_(pitch_bytes_ * std::size_t(height) * std::size_t(channels), resources_->stream()) {}
  ~CudaPlanes() override { resources_->before_release(); }

  template <class T>
  [[nodiscard]] PlaneView<const T> view() const {
    return {reinterpret_cast<const T*>(memory_.device_data()), width, height, channels, pitch_bytes_ / sizeof(T)};
  }
  template <class T>
  [[nodiscard]] PlaneView<T> writable() {
    return {reinterpret_cast<T*>(memory_.device_data()), width, height, channels, pitch_bytes_ / sizeof(T)};
  }
  [[nodiscard]] std::size_t bytes() const { return memory_.size(); }

 private:
  ResourcesPtr resources_;
  std::size_t pitch_bytes_;
  DeviceBuffer<std::byte> memory_;
};

/// Calls f(view) with the view of the planes' own type.
template <class F>
void with_view(const CudaPlanes& planes, const F& f) {
  if (planes.type == PixelType::uint8)
    f(planes.view<std::uint8_t>());
  else
    f(planes.view<float>());
}

/// One stage of a run: what is enqueued between its making and `finish`, timed on the device.
class TimedStage {
 public:
  TimedStage(RunContext& context, StreamView stream, std::string name, std::size_t bytes)
      : context_(context), stream_(stream), name_(std::move(name)), bytes_(bytes) {
    context_.check_stop();
    WS_CUDA_CHECK(cudaEventCreate(&begin_));
    WS_CUDA_CHECK(cudaEventCreate(&end_));
    WS_CUDA_CHECK(cudaEventRecord(begin_, stream_.handle()));
  }
  ~TimedStage() {
    cudaEventDestroy(begin_);
    cudaEventDestroy(end_);
  }
  TimedStage(const TimedStage&) = delete;
  TimedStage& operator=(const TimedStage&) = delete;

  [[nodiscard]] cudaStream_t stream() const { return stream_.handle(); }
  /// To be called after each launch.
  void check_launch() const { WS_CUDA_CHECK(cudaGetLastError()); }
  /// Between slices of work: waits for what is enqueued, so that a cancelled run ends soon. Throws Cancelled.
  void pause() const {
    stream_.synchronize();
    context_.check_stop();
  }
  /// Waits and books the time.
  void finish() {
    WS_CUDA_CHECK(cudaEventRecord(end_, stream_.handle()));
    stream_.synchronize();
    float ms = 0;
    WS_CUDA_CHECK(cudaEventElapsedTime(&ms, begin_, end_));
    context_.metrics.add_stage(name_, ms);
    context_.metrics.add_operation(name_, ms, bytes_);
  }

 private:
  RunContext& context_;
  StreamView stream_;
  std::string name_;
  std::size_t bytes_;
  cudaEvent_t begin_ = nullptr, end_ = nullptr;
};

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
inline constexpr int most_fused_radius = 16;
/// Both passes in one, for equal radii of at most most_fused_radius.
void enqueue_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                   Border border);
/// One pass of any radius. Throws Cancelled.
void enqueue_pass(const TimedStage& stage, Axis axis, PlaneView<const float> in, PlaneView<float> out, const Taps& taps,
                  Border border);
/// One pass with a kernel of the thesis. Throws Cancelled.
void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                     const Taps& taps, Border border);
void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const std::uint8_t> in,
                     PlaneView<std::uint8_t> out, const Taps& taps, Border border);
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
