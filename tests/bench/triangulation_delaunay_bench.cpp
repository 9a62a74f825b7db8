// Delaunay triangulation beside CGAL, one thread each: triangulation_delaunay_bench [points].
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/delaunay.h"
#include "tests/bench/bench.h"
#include "tests/compute/triangulation/sets.h"

#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

void declare_all(const std::vector<std::string>& arguments) {
  const int count = arguments.empty() ? 1'000'000 : std::stoi(arguments[0]);
  const auto points = std::make_shared<const ws::triangulation::Points>(
      ws::triangulation::test::generated(fmt::format("uniform --count {}", count)));
  ws::bench::declare_on_host(fmt::format("{} points/ours", count), [points](benchmark::State& state) {
    for (auto _ : state) {
      ws::RunContext context;
      state.counters["cells"] = double(ws::triangulation::delaunay(points->at, context).cells.size());
    }
  });
  ws::bench::declare_on_host(fmt::format("{} points/CGAL", count), [points](benchmark::State& state) {
    std::vector<Kernel::Point_2> at;
    for (const auto p : points->at) at.emplace_back(p.x, p.y);
    for (auto _ : state) {
      const CGAL::Delaunay_triangulation_2<Kernel> peer(at.begin(), at.end());
      state.counters["cells"] = double(peer.tds().number_of_faces());
    }
  });
}

}  // namespace

int main(int argc, char** argv) { return ws::bench::run(argc, argv, declare_all); }
