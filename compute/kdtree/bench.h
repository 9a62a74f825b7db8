// What `warpscope bench kdtree` times: the builders, and rays through their trees against other libraries.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/result/bench.h"
#include "compute/kdtree/rays/ray.h"

#include <memory>
#include <vector>

namespace ws::kdtree {

/// Another library that builds something over triangles and sends rays through it.
class RayPeer : public BenchPeer {
 public:
  class Scene {
   public:
    Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene() = default;
    /// On the threads that the scene was built with. `coherent`: neighbouring rays run side by side.
    virtual void nearest(Span<const Ray> rays, Span<Hit> hits, bool coherent) const = 0;
  };
  /// On `thread_count` threads; 0: all.
  [[nodiscard]] virtual std::unique_ptr<const Scene> build(const std::vector<Triangle>& triangles, int thread_count) const = 0;
};

[[nodiscard]] BenchTable bench_table();

}  // namespace ws::kdtree
