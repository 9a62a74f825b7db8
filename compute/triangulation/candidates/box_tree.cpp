// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/box_tree.h"

namespace ws::triangulation {

namespace {

template <class BoxAt>
std::vector<PlaneBox> grouped(std::size_t count, std::size_t group, const BoxAt& box_at) {
  std::vector<PlaneBox> boxes((count + group - 1) / group);
  for (std::size_t i = 0; i < count; ++i) {
    if (i % group == 0) boxes[i / group] = box_at(i);
    boxes[i / group].add(box_at(i));
  }
  return boxes;
}

}  // namespace

BoxTree::BoxTree(const std::vector<Point>& points) {
  levels_.push_back(grouped(points.size(), points_per_leaf, [&](std::size_t i) { return PlaneBox{points[i], points[i]}; }));
  while (levels_.back().size() > 1) {
    const std::vector<PlaneBox>& last = levels_.back();
    levels_.push_back(grouped(last.size(), fan_out, [&](std::size_t i) { return last[i]; }));
  }
}

}  // namespace ws::triangulation
