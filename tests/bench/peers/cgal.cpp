// CGAL, one thread: Delaunay triangulations.
// SPDX-License-Identifier: MIT
#include "tests/bench/peers/talk.h"

#if WS_HAS_CGAL
#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangulation_vertex_base_with_info_2.h>
#include <CGAL/version.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ws::peers {

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Vertex = CGAL::Triangulation_vertex_base_with_info_2<std::uint32_t, Kernel>;
using Triangulation = CGAL::Delaunay_triangulation_2<Kernel, CGAL::Triangulation_data_structure_2<Vertex>>;

std::vector<char> edges_of(const Triangulation& triangulation) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (auto edge = triangulation.finite_edges_begin(); edge != triangulation.finite_edges_end(); ++edge) {
    const auto& [face, i] = *edge;
    const std::uint32_t a = face->vertex(Triangulation::cw(i))->info(), b = face->vertex(Triangulation::ccw(i))->info();
    edges.emplace_back(std::min(a, b), std::max(a, b));
  }
  std::sort(edges.begin(), edges.end());
  return bytes_of(edges.data(), edges.size());
}

Answering delaunay(const Question& question) {
  const Given& given = question.data.at("points");
  const double* numbers = given.as<double>();
  auto points = std::make_shared<std::vector<std::pair<Kernel::Point_2, std::uint32_t>>>();
  points->reserve(given.shape[0]);
  for (std::uint32_t i = 0; i < given.shape[0]; ++i)
    points->emplace_back(Kernel::Point_2(numbers[2 * i], numbers[2 * i + 1]), i);
  auto made = std::make_shared<std::unique_ptr<const Triangulation>>();
  return {[points, made] { *made = std::make_unique<const Triangulation>(points->begin(), points->end()); },
          [made] { return edges_of(**made); }};
}

}  // namespace

std::vector<Offer> cgal_offers() {
  return {{"cgal-delaunay", "delaunay", "CGAL", CGAL_VERSION_STR, "CGAL Delaunay_triangulation_2", "", delaunay}};
}

}  // namespace ws::peers
#else
namespace ws::peers {
std::vector<Offer> cgal_offers() { return {}; }
}  // namespace ws::peers
#endif
