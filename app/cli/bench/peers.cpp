// SPDX-License-Identifier: MIT
#include "app/cli/bench/peers.h"

#if WS_HAS_EMBREE
#include "app/cli/bench/embree_scene.h"
#include "compute/kdtree/bench.h"

namespace ws::app {

namespace {

class Embree final : public kdtree::RayPeer {
 public:
  [[nodiscard]] std::string name() const override { return "embree"; }
  [[nodiscard]] std::unique_ptr<const Scene> build(const std::vector<kdtree::Triangle>& triangles,
                                                   int thread_count) const override {
    return std::make_unique<const BuiltScene>(triangles, thread_count);
  }

 private:
  class BuiltScene final : public Scene {
   public:
    BuiltScene(const std::vector<kdtree::Triangle>& triangles, int thread_count)
        : scene_(triangles, RTC_SCENE_FLAG_NONE, thread_count) {}
    void nearest(Span<const kdtree::Ray> rays, Span<kdtree::Hit> hits, bool coherent) const override {
      scene_.nearest(rays, hits, coherent);
    }

   private:
    kdtree::EmbreeScene scene_;
  };
};

}  // namespace

BenchPeers bench_peers() { return {std::make_shared<const Embree>()}; }

}  // namespace ws::app
#else
namespace ws::app {

BenchPeers bench_peers() { return {}; }

}  // namespace ws::app
#endif
