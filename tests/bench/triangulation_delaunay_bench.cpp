// Delaunay triangulation beside CGAL, one thread each, in one run: triangulation_delaunay_bench [points [rounds]].
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/delaunay.h"
#include "tests/compute/triangulation/sets.h"

#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <fmt/format.h>

#include <ctime>

namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int argc, char** argv) {
  using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
  const int count = argc > 1 ? std::atoi(argv[1]) : 1'000'000, rounds = argc > 2 ? std::atoi(argv[2]) : 5;
  const auto points = ws::triangulation::test::generated(fmt::format("uniform --count {}", count));
  std::vector<Kernel::Point_2> peers;
  for (const auto p : points.at) peers.emplace_back(p.x, p.y);
  double best = 1e9, best_peer = 1e9;
  std::size_t triangles = 0, peer_triangles = 0;
  for (int round = 0; round < rounds; ++round) {
    double start = cpu_seconds();
    ws::RunContext context;
    triangles = ws::triangulation::delaunay(points.at, context).cells.size();
    best = std::min(best, cpu_seconds() - start);
    start = cpu_seconds();
    const CGAL::Delaunay_triangulation_2<Kernel> peer(peers.begin(), peers.end());
    peer_triangles = peer.tds().number_of_faces();
    best_peer = std::min(best_peer, cpu_seconds() - start);
  }
  fmt::print("{} points, best of {}: ours {:.3f} s, CGAL {:.3f} s, ratio {:.2f}; cells {} and {}\n", count, rounds, best,
             best_peer, best_peer / best, triangles, peer_triangles);
}
