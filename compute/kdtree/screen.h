// The ray-traced picture of a run: grows sample by sample while nobody moves, on either backend.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/frame_targets.h"
#include "compute/kdtree/ray_batch.h"
#include "compute/kdtree/trace.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <stop_token>

namespace ws::kdtree {

/// Where a run's picture is made, and rays of a file are answered. Safe to use from several threads: they take turns.
class Screen : public RayTarget {
 public:
  [[nodiscard]] virtual Backend backend() const = 0;
  [[nodiscard]] virtual std::size_t bytes() const = 0;
  /// Brings the picture to `view.pass` samples, from those that it has where only the pass has changed, and writes the target
  /// "screen.pixels". On the host it stops early (content then undefined) when `stop` is requested.
  void present(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop);
  /// The count that has the last colour in the heat map that was drawn last.
  [[nodiscard]] double heat_end() const { return heat_end_; }

 protected:
  virtual void draw(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) = 0;
  /// The samples that are wanting.
  [[nodiscard]] PictureSettings next_settings(const ViewParameters& view, const Box& box);
  /// The picture has all samples of its pass.
  void drew(const ViewParameters& view);
  void set_heat_end(double count) { heat_end_ = count; }

 private:
  std::mutex mutex_;
  std::uint64_t key_ = 0;
  std::uint32_t done_ = 0;
  std::atomic<double> heat_end_ = 1;
};

[[nodiscard]] std::unique_ptr<Screen> make_cpu_screen(std::shared_ptr<const CpuTracer> tracer);

/// What the picture depends on, but for the number of samples.
[[nodiscard]] std::uint64_t picture_key(const ViewParameters& view);
/// Samples that a pass shows.
[[nodiscard]] std::uint32_t samples_of(const ViewParameters& view);

}  // namespace ws::kdtree
