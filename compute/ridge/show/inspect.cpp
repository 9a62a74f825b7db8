// SPDX-License-Identifier: MIT
#include "compute/ridge/show/inspect.h"

#include "compute/core/words/formatted.h"
#include "compute/ridge/show/neighbourhood.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace ws::ridge {

namespace {

Value integer(std::size_t n) { return static_cast<std::int64_t>(n); }

std::string column_name(const PointSet& points, std::size_t k) {
  return points.column_names.empty() ? fmt::format("x{}", k) : points.column_names[k];
}

}  // namespace

std::vector<Property> inspect_point(const RidgeResult& result, std::size_t index, const Balls& balls) {
  const Detection& run = result.detection();
  const PointSet& points = result.points();
  std::vector<Property> properties{{"point", integer(index)}};
  for (std::size_t k = 0; k < points.dimension(); ++k) properties.push_back({column_name(points, k), points.at(index, k)});
  if (run.tiles)
    if (const std::uint32_t leaf = run.tiles->tiling().tree.leaf_of_point[index]; leaf != no_tile)
      properties.push_back({"tile", integer(leaf + 1)});
  double best = run.r1 * run.r1;
  std::optional<std::uint32_t> owner;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < balls.dimension; ++k)
      squared += std::pow(points.at(index, k) - run.origin[k] - balls.centers[j * balls.dimension + k], 2);
    if (squared <= best) {
      best = squared;
      owner = balls.ids[j];
    }
  }
  if (!owner) {
    properties.push_back({"owner ball", std::string("none within r1")});
    return properties;
  }
  properties.push_back({"owner ball", integer(*owner)});
  properties.push_back({"distance to its centre", std::sqrt(best)});
  return properties;
}

std::vector<Property> inspect_ball(const RidgeResult& result, std::size_t index, const Balls& balls) {
  const Detection& run = result.detection();
  const double* center = &balls.centers[index * balls.dimension];
  std::vector<Property> properties{{"ball", integer(balls.ids[index])}};
  for (std::size_t k = 0; k < result.points().dimension(); ++k)
    properties.push_back({column_name(result.points(), k), center[k] + run.origin[k]});
  if (run.tiles) properties.push_back({"tile", integer(run.tiles->tiling().leaf_of_ball(balls.ids[index]) + 1)});
  const Neighbourhood around(balls, run.precision, 2 * run.r2);
  properties.push_back({"radius r1", run.r1});
  properties.push_back({"others within r2", integer(around.count_within(index, run.r2))});
  properties.push_back({"others within 2 r2", integer(around.count_within(index, 2 * run.r2))});
  if (balls.ids == run.balls.ids && index < run.owned_counts.size())
    properties.push_back({"points owned at the end", integer(run.owned_counts[index])});
  return properties;
}

std::vector<Property> inspect_tile(const RidgeResult& result, std::size_t index, const Balls& balls) {
  const Detection& run = result.detection();
  const Tiling& tiling = run.tiles->tiling();
  const TileTree& tree = tiling.tree;
  const Tile& tile = tree.tiles[index];
  std::vector<Property> properties;
  if (tile.leaf != no_tile) properties.push_back({"tile", integer(tile.leaf + 1)});
  properties.push_back({"level", integer(tile.level)});
  properties.push_back({"points", integer(tile.point_count)});
  for (std::size_t k = 0; k < tree.dimension; ++k)
    properties.push_back(
        {column_name(result.points(), k),
         std::string(fmt::format("{:.6g} … {:.6g}", tile.box.low[k] + run.origin[k], tile.box.high[k] + run.origin[k]))});
  if (tile.leaf == no_tile) return properties;
  const auto own =
      std::count_if(balls.ids.begin(), balls.ids.end(), [&](std::uint32_t id) { return tiling.leaf_of_ball(id) == tile.leaf; });
  properties.push_back({"points in its halo", integer(tree.leaves[tile.leaf].halo.count)});
  properties.push_back({"balls now", integer(static_cast<std::size_t>(own))});
  properties.push_back({"balls chosen", integer(tiling.first_id[tile.leaf + 1] - tiling.first_id[tile.leaf])});
  properties.push_back({"balls the source reserves", tree.reserved_balls(tile.leaf, run.r1)});
  std::vector<std::uint32_t> neighbors = tree.neighbors(tile.leaf);
  for (std::uint32_t& n : neighbors) ++n;
  properties.push_back({"neighbours", joined_text(neighbors, ", ")});
  return properties;
}

std::vector<Property> inspect_link(const RidgeResult& result, std::size_t index) {
  const Detection& run = result.detection();
  const Link& link = run.links[index];
  const std::size_t d = run.balls.dimension;
  double squared = 0;
  for (std::size_t k = 0; k < d; ++k)
    squared += std::pow(run.balls.centers[link.a * d + k] - run.balls.centers[link.b * d + k], 2);
  return {{"link", integer(index + 1)},
          {"from ball", integer(run.balls.ids[link.a])},
          {"to ball", integer(run.balls.ids[link.b])},
          {"length", std::sqrt(squared)},
          {"made", std::string(link.closing ? "between two ends within 2 r2" : "within r2")}};
}

}  // namespace ws::ridge
