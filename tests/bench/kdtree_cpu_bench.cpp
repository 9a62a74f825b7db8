// Builds of the tree on the CPU, and Embree's of its hierarchy where that is installed. WS_DATA_DIR: where the bunny is.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/inspect/statistics.h"
#include "tests/bench/bench.h"
#include "tests/compute/kdtree/meshes.h"

#ifdef WS_HAS_EMBREE
#include <embree3/rtcore.h>
#endif

#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;

#ifdef WS_HAS_EMBREE
/// Embree's hierarchy of medium quality; the buffers are filled before.
class Peer {
 public:
  explicit Peer(const Triangles& triangles) : device_(rtcNewDevice(nullptr)), triangles_(triangles) {}
  ~Peer() { rtcReleaseDevice(device_); }
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  void build() const {
    RTCSceneTy* const scene = rtcNewScene(device_);
    RTCGeometryTy* const mesh = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
    rtcSetSharedGeometryBuffer(mesh, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, triangles_.data(), 0, 12,
                               3 * triangles_.size());
    rtcSetSharedGeometryBuffer(mesh, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, indices_.data(), 0, 12, triangles_.size());
    rtcCommitGeometry(mesh);
    rtcAttachGeometry(scene, mesh);
    rtcReleaseGeometry(mesh);
    rtcSetSceneBuildQuality(scene, RTC_BUILD_QUALITY_MEDIUM);
    rtcCommitScene(scene);
    rtcReleaseScene(scene);
  }

 private:
  static std::vector<unsigned> counted(std::size_t count) {
    std::vector<unsigned> indices(count);
    for (std::size_t i = 0; i < count; ++i) indices[i] = unsigned(i);
    return indices;
  }

  RTCDevice device_;
  const Triangles& triangles_;
  std::vector<unsigned> indices_ = counted(3 * triangles_.size());
};
#endif

using TrianglesPtr = std::shared_ptr<const Triangles>;
using Builder = Tree (*)(const Triangles&, const Rules&, RunContext&);

void run_builder(benchmark::State& state, const Triangles& triangles, Builder builder, Strategy strategy = Strategy::sah) {
  Rules rules = rules_of(Parameters{}, triangles.size());
  rules.strategy = strategy;
  Tree tree;
  for (auto _ : state) {
    RunContext context;
    tree = builder(triangles, rules, context);
  }
  state.counters["triangles"] = double(triangles.size());
  state.counters["nodes"] = double(tree.nodes.size());
  state.counters["references"] = double(tree.references.size());
  state.counters["depth"] = double(tree.depth);
  state.counters["cost"] = statistics_of(tree, triangles.size(), rules.costs).cost;
}

void declare_scene(const std::string& scene, const TrianglesPtr& triangles) {
  for (const auto& [name, builder] :
       {std::pair<std::string, Builder>{"sweep", build_sweep}, {"presorted", build_presorted}, {"level", build_level_cpu}})
    bench::declare_on_host(scene + "/" + name,
                           [=, build = builder](benchmark::State& state) { run_builder(state, *triangles, build); });
  bench::declare_on_host(scene + "/level, sah-binned",
                         [=](benchmark::State& state) { run_builder(state, *triangles, build_level_cpu, Strategy::binned); });
#ifdef WS_HAS_EMBREE
  bench::declare_on_host(scene + "/Embree, medium quality", [triangles](benchmark::State& state) {
    const Peer peer(*triangles);
    for (auto _ : state) peer.build();
  });
#endif
}

void declare_all(const std::vector<std::string>&) {
  const auto bunny = std::make_shared<const Triangles>(testing::obj_triangles("stanford-bunny"));
  if (!bunny->empty()) declare_scene("bunny", bunny);
  declare_scene("balls", std::make_shared<const Triangles>(testing::balls(131)));
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
