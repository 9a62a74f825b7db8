// A tree and its triangles on a CUDA device: built there and left there, or uploaded; and the pictures that are drawn there.
// In builds without CUDA these functions are never called, since there is no device to choose.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/build.h"
#include "compute/kdtree/rays/ray_batch.h"
#include "compute/kdtree/rays/screen.h"

#include <memory>
#include <vector>

namespace ws::kdtree {

/// Immutable; safe to use from several threads. Answers rays with kernels: the time is that of the rays on the device, without
/// copies.
class TreeOnDevice : public RayTarget {
 public:
  [[nodiscard]] virtual TreeSize size() const = 0;
  /// The tree in the host's memory: the one that was uploaded, or a new copy of the one on the device.
  [[nodiscard]] virtual std::shared_ptr<const Tree> host_tree(RunContext& context) const = 0;
};

/// Whether a device has this builder and leaves its trees there.
[[nodiscard]] bool builds_on_device(Pipeline pipeline);
/// With the builder `level`. Throws Error, Cancelled.
[[nodiscard]] std::shared_ptr<const TreeOnDevice> build_on_device(const Mesh& mesh, const Rules& rules, RunContext& context);
/// A tree that was built on the host. Throws Error{out_of_memory}.
[[nodiscard]] std::shared_ptr<const TreeOnDevice> upload_tree(std::shared_ptr<const Tree> tree, const Triangles& triangles);
/// `tree` is one that the functions above gave. Throws Error{out_of_memory}.
[[nodiscard]] std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const TreeOnDevice> tree);

}  // namespace ws::kdtree
