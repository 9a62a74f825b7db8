// Builds of the tree on the CPU, and Embree's of its hierarchy where installed, in turns, so that all see the same machine:
// kdtree_cpu_bench [rounds [part of a builder's name [part of a scene's name]]]. WS_DATA_DIR: where the bunny is.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/inspect/statistics.h"
#include "tests/compute/kdtree/meshes.h"

#ifdef WS_HAS_EMBREE
#include <embree3/rtcore.h>
#endif
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;

/// Milliseconds by the clock on the wall, and of all threads together (which a busy machine disturbs less).
struct Contestant {
  std::string name;
  std::function<void()> run;
  std::vector<double> wall = {}, cpu = {};

  void time() {
    const std::clock_t start = std::clock();
    const Stopwatch watch;
    run();
    wall.push_back(watch.ms());
    cpu.push_back(1e3 * double(std::clock() - start) / CLOCKS_PER_SEC);
  }
};

double median(std::vector<double> times) {
  std::nth_element(times.begin(), times.begin() + std::ptrdiff_t(times.size() / 2), times.end());
  return times[times.size() / 2];
}

#ifdef WS_HAS_EMBREE
/// Embree's hierarchy of medium quality; the buffers are filled before.
class Peer {
 public:
  explicit Peer(const std::vector<Triangle>& triangles) : device_(rtcNewDevice(nullptr)), triangles_(triangles) {}
  ~Peer() { rtcReleaseDevice(device_); }
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  void build() const {
    const RTCScene scene = rtcNewScene(device_);
    const RTCGeometry mesh = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
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
  const std::vector<Triangle>& triangles_;
  std::vector<unsigned> indices_ = counted(3 * triangles_.size());
};
#endif

void compare(const std::string& scene, const std::vector<Triangle>& triangles, int rounds, const std::string& wanted) {
  Rules rules;
  rules.max_depth = automatic_depth(triangles.size());
  std::vector<Contestant> contestants;
  Tree tree;
  const auto add = [&](const char* name, Tree (*builder)(const std::vector<Triangle>&, const Rules&, RunContext&)) {
    contestants.push_back({name, [&triangles, &rules, &tree, builder] {
                             RunContext context;
                             tree = builder(triangles, rules, context);
                           }});
  };
  add("sweep", build_sweep);
  add("presorted", build_presorted);
  add("level", build_level_cpu);
#ifdef WS_HAS_EMBREE
  const Peer peer(triangles);
  contestants.push_back({"embree medium", [&] { peer.build(); }});
#endif
  std::erase_if(contestants, [&](const Contestant& c) { return c.name.find(wanted) == std::string::npos; });
  for (int round = 0; round < rounds; ++round)
    for (Contestant& c : contestants) c.time();
  if (!tree.references.empty()) {
    const Statistics s = statistics_of(tree, triangles.size(), rules.costs);
    fmt::print("{}: {} triangles, {} nodes, {} references, depth {}, cost {:.2f}\n", scene, triangles.size(), tree.nodes.size(),
               tree.references.size(), tree.depth, s.cost);
  }
  for (const Contestant& c : contestants)
    fmt::print("  {:<14} {:>9.1f} ms   {:>9.1f} ms of all threads\n", c.name, median(c.wall), median(c.cpu));
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 5;
  const std::string builder = argc > 2 ? argv[2] : "", scene = argc > 3 ? argv[3] : "";
  for (const auto& [name, triangles] :
       {std::pair<std::string, std::vector<Triangle>>{"bunny", testing::obj_triangles("stanford-bunny")},
        {"balls", testing::balls(131)}})
    if (!triangles.empty() && name.find(scene) != std::string::npos) compare(name, triangles, rounds, builder);
}
