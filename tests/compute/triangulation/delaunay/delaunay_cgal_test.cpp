// Delaunay triangulations against CGAL's.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/delaunay.h"
#include "tests/compute/triangulation/sets.h"

#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangulation_vertex_base_with_info_2.h>
#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Structure = CGAL::Triangulation_data_structure_2<CGAL::Triangulation_vertex_base_with_info_2<std::uint32_t, Kernel>>;
using Peer = CGAL::Delaunay_triangulation_2<Kernel, Structure>;

std::vector<Edge> edges_by_cgal(const std::vector<Point>& points) {
  std::vector<std::pair<Kernel::Point_2, std::uint32_t>> input;
  for (std::uint32_t i = 0; i < points.size(); ++i) input.push_back({{points[i].x, points[i].y}, i});
  const Peer peer(input.begin(), input.end());
  std::vector<Edge> edges;
  for (const auto& edge : peer.finite_edges())
    edges.push_back(
        edge_of(edge.first->vertex(Peer::cw(edge.second))->info(), edge.first->vertex(Peer::ccw(edge.second))->info()));
  std::sort(edges.begin(), edges.end());
  return edges;
}

/// Sets without four points on an empty circle, whose Delaunay triangulation is unique.
TEST(TriangulationCgal, GivesTheSameEdges) {
  for (const char* command : {"uniform --count 100000", "normal --count 50000", "clusters --count 50000 --radius 1e-6"}) {
    const Points points = test::generated(command);
    RunContext context;
    EXPECT_EQ(edges_of(delaunay(points.at, context)), edges_by_cgal(points.at)) << command;
  }
}

}  // namespace
}  // namespace ws::triangulation
