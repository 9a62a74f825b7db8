// SPDX-License-Identifier: MIT
#include "compute/kdtree/scene.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::kdtree {

Mesh with_flat(const Mesh& mesh) {
  Mesh all = mesh;
  all.triangles.clear();
  all.file_numbers.clear();
  all.flat.clear();
  all.dropped_flat -= std::min(all.dropped_flat, mesh.flat.size());
  auto part = all.parts.begin();
  auto flat = mesh.flat.begin();
  const auto add_flat = [&] {
    const auto vertex = static_cast<std::uint32_t>(all.positions.size());
    all.positions.insert(all.positions.end(), flat->corners.begin(), flat->corners.end());
    all.triangles.push_back({vertex, vertex + 1, vertex + 2});
    all.file_numbers.push_back(flat++->file_number);
  };
  for (std::size_t i = 0; i < mesh.triangle_count(); ++i) {
    const std::uint32_t number = mesh.file_numbers.empty() ? static_cast<std::uint32_t>(i) : mesh.file_numbers[i];
    while (flat != mesh.flat.end() && flat->file_number < number) add_flat();
    for (; part != all.parts.end() && part->first_triangle <= i; ++part)
      part->first_triangle = static_cast<std::uint32_t>(all.triangles.size());
    all.triangles.push_back(mesh.triangles[i]);
    all.file_numbers.push_back(number);
  }
  while (flat != mesh.flat.end()) add_flat();
  return all;
}

std::size_t flat_count(const Mesh& mesh) {
  const auto is_flat = [&](const std::array<std::uint32_t, 3>& t) {
    return !has_area(mesh.positions[t[0]], mesh.positions[t[1]], mesh.positions[t[2]]);
  };
  return static_cast<std::size_t>(std::count_if(mesh.triangles.begin(), mesh.triangles.end(), is_flat));
}

ViewParameters counted_from(const std::array<double, 3>& origin, ViewParameters view) {
  for (Numbers* place : {&view.eye, &view.look_at, &view.ray})
    for (std::size_t k = 0; k < std::min<std::size_t>(place->size(), 3); ++k) (*place)[k] -= origin[k];
  return view;
}

std::string tell_place(const std::array<double, 3>& origin, int axis, float position, int digits) {
  const double from = origin[static_cast<std::size_t>(axis)];
  return from == 0 ? fmt::format("{:.{}g}", position, digits) : fmt::format("{:.12g}", from + double(position));
}

}  // namespace ws::kdtree
