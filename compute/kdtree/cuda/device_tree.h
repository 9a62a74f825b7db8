// kD-trees built on a CUDA device and left there, for the ray tracer and for animations. Defined in builds with CUDA only.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/device/stream.h"
#include "compute/kdtree/build/build.h"

#include <cstdint>
#include <memory>

namespace ws::kdtree {

/// A tree in device memory, complete on return of its builder; freed in the order of its stream.
struct DeviceTree {
  std::shared_ptr<const Stream> stream;  ///< what the memory below belongs to
  Box box;                               ///< of the scene
  std::uint32_t depth = 0;               ///< of the deepest leaf
  DeviceBuffer<Node> nodes;
  DeviceBuffer<std::uint32_t> references;
  DeviceBuffer<Triangle> triangles;  ///< empty where the caller gave device memory

  /// Waits. Stage "download".
  [[nodiscard]] Tree download(RunContext& context) const;
};

/// What a build did on the device.
struct DeviceBuildReport {
  std::uint32_t large_levels = 0, small_trees = 0;  ///< levels that were divided at once; nodes that one warp finishes
  double upload_ms = 0, large_ms = 0, small_ms = 0, finish_ms = 0;  ///< device time
  int max_depth = 0;                                                ///< after the rule of 16 references per triangle
};

/// The tree that the rules define, all nodes of a level at once. Triangles are finite. Throws Error{out_of_memory},
/// Error{cuda}, Cancelled (polled between levels).
[[nodiscard]] DeviceTree build_level_cuda(Span<const Triangle> triangles, const Rules& rules, RunContext& context,
                                          std::shared_ptr<const Stream> stream = nullptr, DeviceBuildReport* report = nullptr);
/// The same over triangles that lie on the device already, for example moved there; they must be complete on `stream`.
[[nodiscard]] DeviceTree build_level_cuda(DeviceSpan<const Triangle> triangles, const Rules& rules, RunContext& context,
                                          std::shared_ptr<const Stream> stream, DeviceBuildReport* report = nullptr);
/// The same over a mesh, which is half as much to upload: its triangles are listed on the device.
[[nodiscard]] DeviceTree build_level_cuda(const Mesh& mesh, const Rules& rules, RunContext& context,
                                          std::shared_ptr<const Stream> stream = nullptr, DeviceBuildReport* report = nullptr);

}  // namespace ws::kdtree
