// SPDX-License-Identifier: MIT
#include "compute/ridge/show/tile_frames.h"

#include "compute/ridge/show/paint.h"

#include <algorithm>

namespace ws::ridge {

namespace {

Box widened(Box box, double by, std::size_t dimension) {
  for (std::size_t k = 0; k < dimension; ++k) {
    box.low[k] -= by;
    box.high[k] += by;
  }
  return box;
}

/// All boxes of a level of the tree; with halos around those of leaves where asked for.
std::vector<TileFrame> frames_of_level(const TileTree& tree, std::uint32_t level, bool with_halos) {
  std::vector<TileFrame> frames;
  const bool seams = tree.kind != TileKind::local;
  for (const std::uint32_t t : tree.tiles_at(level)) frames.push_back({tree.tiles[t].box, t, tile_color, seams});
  if (with_halos && tree.halo_radius > 0)
    for (const Leaf& leaf : tree.leaves)
      frames.push_back({widened(tree.tiles[leaf.tile].box, tree.halo_radius, tree.dimension), leaf.tile, halo_color, false});
  return frames;
}

/// One leaf, its halo, and all others in the colours of neighbours and strangers.
std::vector<TileFrame> frames_around(const TileTree& tree, std::size_t shown) {
  std::vector<TileFrame> frames;
  const std::vector<std::uint32_t> neighbors = tree.neighbors(shown);
  for (std::uint32_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    const bool near = std::find(neighbors.begin(), neighbors.end(), leaf) != neighbors.end();
    if (leaf != shown)
      frames.push_back({tree.box_of(leaf), tree.leaves[leaf].tile, near ? neighbor_tile_color : other_tile_color, false});
  }
  const std::uint32_t tile = tree.leaves[shown].tile;
  if (tree.halo_radius > 0)
    frames.push_back({widened(tree.tiles[tile].box, tree.halo_radius, tree.dimension), tile, halo_color, false});
  frames.push_back({tree.tiles[tile].box, tile, shown_tile_color, false});
  return frames;
}

}  // namespace

std::vector<std::size_t> frame_axes(const ViewParameters& view, std::size_t dimension) {
  if (dimension == 1) return {};
  if (dimension == 2) return {0, 1};
  if (dimension == 3) return {0, 1, 2};
  if (view.projection == Projection::principal) return {};
  return {static_cast<std::size_t>(view.axis_x), static_cast<std::size_t>(view.axis_y), static_cast<std::size_t>(view.axis_z)};
}

std::vector<TileFrame> tile_frames(const Detection& run, std::size_t step, const ViewParameters& view) {
  if (!run.tiles || !view.show_tiles) return {};
  const TileTree& tree = run.tiles->tiling().tree;
  if (frame_axes(view, tree.dimension).empty()) return {};
  const Step& s = run.trace.steps()[step];
  const bool leaves_only = s.kind != StepKind::input && s.kind != StepKind::split;
  const auto shown = static_cast<std::size_t>(view.tile);
  if (leaves_only && shown > 0 && shown <= tree.leaves.size()) return frames_around(tree, shown - 1);
  const std::uint32_t level = leaves_only ? tree.level_count() - 1 : s.kind == StepKind::split ? s.subject : 0;
  return frames_of_level(tree, level, view.show_halos && leaves_only);
}

}  // namespace ws::ridge
