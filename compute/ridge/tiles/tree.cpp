// SPDX-License-Identifier: MIT
#include "compute/ridge/tiles/tree.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>

namespace ws::ridge {

namespace {

constexpr std::size_t most_first_tiles = 1u << 20;

void append_walk(const TileTree& tree, std::uint32_t tile, std::vector<WalkEntry>& walk) {
  const std::size_t at = walk.size();
  walk.push_back({tile, tree.tiles[tile].leaf, 0});
  for (const std::uint32_t child : tree.tiles[tile].children) append_walk(tree, child, walk);
  walk[at].skip = static_cast<std::uint32_t>(walk.size());
}

}  // namespace

TreeSettings tree_settings(const TileParameters& p, std::size_t dimension, double r1) {
  if (p.tile_grid.empty() || (p.tile_grid.size() > 1 && p.tile_grid.size() > dimension))
    throw Error(ErrorKind::invalid_argument,
                told("--tile-grid takes one number, or up to {} for this cloud, not {}", dimension, p.tile_grid.size()));
  TreeSettings settings;
  double product = 1;
  for (std::size_t k = 0; k < dimension; ++k) {
    const double given = p.tile_grid.size() == 1 ? p.tile_grid[0] : k < p.tile_grid.size() ? p.tile_grid[k] : 1;
    settings.grid[k] = static_cast<std::uint32_t>(std::max(1.0, std::round(given)));
    product *= settings.grid[k];
  }
  if (product > most_first_tiles)
    throw Error(ErrorKind::invalid_argument,
                told("--tile-grid makes {:.3g} tiles in {} dimensions, {} are the most", product, dimension, most_first_tiles),
                said("cut fewer dimensions: --tile-grid 16,1"));
  settings.capacity = static_cast<std::size_t>(p.tile_capacity);
  settings.depth = static_cast<std::uint32_t>(p.tile_depth);
  settings.kind = p.tile_kind;
  settings.halo_radius = p.tile_kind == TileKind::extended ? p.halo * r1 : 0;
  settings.keep_lone = p.keep_lone;
  settings.histogram = p.tile_histogram;
  return settings;
}

std::size_t halving_dimension(const Tile& tile, std::size_t dimension) {
  for (std::size_t i = 0; i < dimension; ++i) {
    const std::size_t k = (tile.level + i) % dimension;
    if (tile.box.high[k] > tile.box.low[k]) return k;
  }
  return dimension;
}

double box_distance_squared(const Box& a, const Box& b, std::size_t dimension) {
  double squared = 0;
  for (std::size_t k = 0; k < dimension; ++k) {
    const double apart = std::max({a.low[k] - b.high[k], 0.0, b.low[k] - a.high[k]});
    squared += apart * apart;
  }
  return squared;
}

void find_adjacent(TileTree& tree, const RunContext& context) {
  for (std::size_t a = 0; a < tree.leaves.size(); ++a) {
    context.check_stop();
    for (std::size_t b = 0; b < tree.leaves.size(); ++b)
      if (a != b && box_distance_squared(tree.box_of(a), tree.box_of(b), tree.dimension) == 0)
        tree.leaves[a].adjacent.push_back(static_cast<std::uint32_t>(b));
  }
}

std::vector<WalkEntry> walk_of(const TileTree& tree) {
  std::vector<WalkEntry> walk;
  if (!tree.tiles.empty()) append_walk(tree, 0, walk);
  return walk;
}

std::vector<std::uint32_t> TileTree::tiles_at(std::uint32_t level) const {
  std::vector<std::uint32_t> result;
  for (std::uint32_t i = 0; i < tiles.size(); ++i)
    if (tiles[i].level == level || (tiles[i].level < level && tiles[i].children.empty())) result.push_back(i);
  return result;
}

std::vector<std::uint32_t> TileTree::neighbors(std::size_t leaf) const {
  if (kind != TileKind::extended) return leaves[leaf].adjacent;
  std::vector<std::uint32_t> result;
  for (std::uint32_t other = 0; other < leaves.size(); ++other)
    if (other != leaf && box_distance_squared(box_of(leaf), box_of(other), dimension) <= halo_radius * halo_radius)
      result.push_back(other);
  return result;
}

double TileTree::reserved_balls(std::size_t leaf, double r1) const {
  double product = 1;
  for (std::size_t k = 0; k < dimension; ++k) product *= std::ceil((box_of(leaf).high[k] - box_of(leaf).low[k]) / r1);
  return product;
}

}  // namespace ws::ridge
