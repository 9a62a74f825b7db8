// The four rules in the plane: the median against an independent recursion after de Berg et al., and where the pictures stand.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/rules_2d.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>
#include <vector>

namespace ws::kdtree {
namespace {

using Place = std::array<float, 2>;
using Line = std::tuple<int, int, float>;  ///< depth, axis, position

std::vector<Rectangle> rectangles_of(const std::vector<Place>& points) {
  std::vector<Rectangle> rectangles;
  for (const auto& [x, y] : points) rectangles.push_back({{x, y}, {x, y}});
  return rectangles;
}

/// BuildKdTree of de Berg, Cheong, van Kreveld and Overmars, Computational Geometry, 5.2, for points that share no
/// coordinate: the line goes through the point with half of them, rounded up, up to it; what lies on the line goes below.
void build_kd_tree(std::vector<Place> points, int depth, std::vector<Line>& lines, int& leaves) {
  if (points.size() <= 1) {
    ++leaves;
    return;
  }
  const auto axis = static_cast<std::size_t>(depth % 2);
  std::sort(points.begin(), points.end(), [&](const Place& a, const Place& b) { return a[axis] < b[axis]; });
  const auto half = static_cast<std::ptrdiff_t>((points.size() + 1) / 2);
  lines.emplace_back(depth, int(axis), points[std::size_t(half) - 1][axis]);
  build_kd_tree({points.begin(), points.begin() + half}, depth + 1, lines, leaves);
  build_kd_tree({points.begin() + half, points.end()}, depth + 1, lines, leaves);
}

std::vector<Line> lines_of(const PlanarTree& tree) {
  std::vector<Line> lines;
  for (const PlanarSplit& s : tree.splits) lines.emplace_back(s.depth, s.axis, s.position);
  return lines;
}

PlanarTree by_median(const std::vector<Place>& points) {
  return split_plane(rectangles_of(points), PlanarRule::median, {}, 40);
}

TEST(KdtreeRules, TheMedianSeparatesTheSixPoints) {
  const PlanarTree tree = split_plane(six_points(), PlanarRule::median, {}, 12);
  const std::vector<Line> expected{{0, 0, 5.f}, {1, 1, 4.f}, {2, 0, 2.f}, {1, 1, 2.f}, {2, 0, 7.f}};
  EXPECT_EQ(lines_of(tree), expected);
  EXPECT_EQ(tree.leaves, 6u);
  EXPECT_EQ(tree.empty_leaves, 0u);
  EXPECT_EQ(tree.references, 6u) << "each point in a leaf of its own";
  EXPECT_EQ(tree.depth, 3);
}

TEST(KdtreeRules, TheMedianIsThatOfTheTextbook) {
  std::mt19937 random(7);
  for (std::size_t count = 1; count <= 200; count += 1 + count / 8) {
    std::vector<float> xs(count), ys(count);
    for (std::size_t i = 0; i < count; ++i) xs[i] = float(i) * 0.5f - 3, ys[i] = float(i * i) * 0.01f;
    std::shuffle(xs.begin(), xs.end(), random);
    std::shuffle(ys.begin(), ys.end(), random);
    std::vector<Place> points(count);
    for (std::size_t i = 0; i < count; ++i) points[i] = {xs[i], ys[i]};
    std::vector<Line> expected;
    int leaves = 0;
    build_kd_tree(points, 0, expected, leaves);
    const PlanarTree tree = by_median(points);
    EXPECT_EQ(lines_of(tree), expected) << count;
    EXPECT_EQ(tree.leaves, std::size_t(leaves)) << count;
    EXPECT_EQ(tree.references, count) << "a point in two leaves, or lost";
    EXPECT_EQ(tree.empty_leaves, 0u) << count;
  }
}

TEST(KdtreeRules, TheMedianSeparatesWhatSharesCoordinates) {
  std::vector<Place> grid, column, copies(5, Place{2, 3});
  for (int i = 0; i < 49; ++i) grid.push_back({float(i % 7), float(i / 7)});
  for (int i = 0; i < 9; ++i) column.push_back({1, float(i)});
  for (const auto& points : {grid, column}) {
    const PlanarTree tree = by_median(points);
    EXPECT_EQ(tree.leaves, points.size());
    EXPECT_EQ(tree.references, points.size());
    EXPECT_EQ(tree.empty_leaves, 0u);
  }
  copies.push_back({2, 4});
  const PlanarTree tree = by_median(copies);
  EXPECT_EQ(tree.leaves, 2u) << "copies cannot be separated";
  EXPECT_EQ(tree.references, 6u);
}

TEST(KdtreeRules, NoRuleLosesAPoint) {
  for (const PlanarRule rule : all_planar_rules) {
    const PlanarTree tree = split_plane(six_points(), rule, {}, 12);
    EXPECT_EQ(tree.references, 6u) << name_of(rule);
    EXPECT_EQ(tree.leaves, tree.splits.size() + 1) << name_of(rule);
  }
}

TEST(KdtreeRules, ManyRectanglesAreFaint) {
  const auto lightest = [](const std::vector<std::uint32_t>& colors, const auto& keep) {
    std::uint32_t most = 0;
    for (const std::uint32_t color : colors)
      if (keep(color)) most = std::max(most, color >> 24);
    return most;
  };
  const std::vector<Rectangle> two{{{0, 0}, {1, 1}}, {{2, 2}, {3, 3}}};
  std::vector<Rectangle> many;
  for (int i = 0; i < 300; ++i) many.push_back({{float(i), 0}, {float(i) + 0.5f, 1}});
  const auto is_rectangle = [&](std::uint32_t color) { return (color & 0xffffffu) == (236u | 196u << 8 | 96u << 16); };
  EXPECT_EQ(lightest(draw_rules(two, {}, 4).lines.colors, is_rectangle), 255u);
  EXPECT_EQ(lightest(draw_rules(many, {}, 4).lines.colors, is_rectangle), 36u) << "planes stand out from them";
}

}  // namespace
}  // namespace ws::kdtree
