// The tile tree: boxes of the cloud, cut first by a grid and then in halves until few enough points are in each. Data only;
// build.ipp makes it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/geometry/box.h"
#include "compute/ridge/tiles/params.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

inline constexpr std::uint32_t no_tile = 0xFFFFFFFFu;

/// Local coordinates (cloud.h). A tile holds the points of [low, high), and of [low, high] where it is the last of its row.
using Box = ws::Box<double, max_dimension>;

/// A run of points in the order of the tiles.
struct Run {
  std::size_t begin = 0, count = 0;
};

struct Tile {
  std::uint32_t level = 0;  ///< 0: the root, whose children the first grid makes
  std::uint32_t parent = no_tile;
  std::uint32_t leaf = no_tile;  ///< its number among the leaves
  std::size_t point_count = 0;
  Box box;
  std::vector<std::uint32_t> children;  ///< those with points; dimension 0 counts fastest
};

struct Leaf {
  std::uint32_t tile = 0;
  Run own, halo;
  std::vector<std::uint32_t> adjacent;  ///< leaves whose boxes touch this one's (grouped tiles)
};

struct TileTree {
  std::size_t dimension = 0;
  TileKind kind = TileKind::extended;
  double halo_radius = 0;
  std::vector<Tile> tiles;                   ///< the root first, then level by level
  std::vector<Leaf> leaves;                  ///< in the order of their points
  std::size_t lone_count = 0;                ///< points that no leaf owns: each was alone in its tile
  std::vector<std::uint32_t> leaf_of_point;  ///< by the cloud's index; no_tile for lone ones

  [[nodiscard]] const Box& box_of(std::size_t leaf) const { return tiles[leaves[leaf].tile].box; }
  [[nodiscard]] std::uint32_t level_count() const { return tiles.empty() ? 0 : tiles.back().level + 1; }
  /// The tiles that there are once the tree was cut down to `level`: those of the level, and leaves above it.
  [[nodiscard]] std::vector<std::uint32_t> tiles_at(std::uint32_t level) const;
  /// The other leaves whose points this one sees: those that touch it, or that lie within its halo.
  [[nodiscard]] std::vector<std::uint32_t> neighbors(std::size_t leaf) const;
  /// How many balls the source reserves for a tile, prod ceil(width / r1), which is no upper bound.
  [[nodiscard]] double reserved_balls(std::size_t leaf, double r1) const;
};

struct TreeSettings {
  std::array<std::uint32_t, max_dimension> grid{};
  std::size_t capacity = 0;
  std::uint32_t depth = 0;
  TileKind kind = TileKind::extended;
  double halo_radius = 0;
  bool keep_lone = false;
  TileHistogram histogram = TileHistogram::automatic;
};

/// Checked for `dimension`. Throws Error{invalid_argument} for a grid that is too fine or has too many numbers.
[[nodiscard]] TreeSettings tree_settings(const TileParameters& parameters, std::size_t dimension, double r1);

/// The dimension along which a tile is halved: they take turns by level, those without width left out. `dimension` where none
/// has a width.
[[nodiscard]] std::size_t halving_dimension(const Tile& tile, std::size_t dimension);

/// Squared distance of two boxes; 0 when they touch or overlap.
[[nodiscard]] double box_distance_squared(const Box& a, const Box& b, std::size_t dimension);

/// Fills Leaf::adjacent. Cost O(leaves²).
void find_adjacent(TileTree& tree, const RunContext& context);

/// The tree in the order of a walk: a point that is not within reach of entry i goes on at skip[i].
struct WalkEntry {
  std::uint32_t tile = 0, leaf = no_tile, skip = 0;
};
[[nodiscard]] std::vector<WalkEntry> walk_of(const TileTree& tree);

}  // namespace ws::ridge
