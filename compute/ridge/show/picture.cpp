// SPDX-License-Identifier: MIT
#include "compute/ridge/show/picture.h"

namespace ws::ridge {

namespace {

bool holds(const Box& box, const std::array<double, 2>& place) {
  bool inside = true;
  for (std::size_t k = 0; k < 2; ++k) inside &= place[k] >= box.low[k] && place[k] <= box.high[k];
  return inside;
}

/// The place in the cloud that a place of a planar picture shows.
std::array<double, 2> planar_place(const ProjectionRows& r, double x,
                                   double y) {  // the rows are orthogonal: their transpose undoes them
  return {r.rows[0][0] * x + r.rows[1][0] * y, r.rows[0][1] * x + r.rows[1][1] * y};
}

}  // namespace

const PolylineSet* RidgePicture::refined_lines() const {
  return now().kind == StepKind::refine ? &ridge.detection().refinements[now().subject] : nullptr;
}

std::size_t RidgePicture::ball_count() const {
  return now().kind == StepKind::remove ? now().ball_count + 1 : now().ball_count;
}

std::int64_t tile_at(const RidgePicture& picture, double x, double y) {
  const Detection& run = picture.ridge.detection();
  if (!run.tiles || picture.is_3d) return 0;
  const auto place = planar_place(picture.rows, x, y);
  const TileTree& tree = run.tiles->tiling().tree;
  for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf)
    if (holds(tree.box_of(leaf), place)) return static_cast<std::int64_t>(leaf + 1);
  return 0;
}

std::optional<Pick> box_at(const RidgePicture& picture, double x, double y) {
  const Detection& run = picture.ridge.detection();
  if (!run.tiles || picture.is_3d) return std::nullopt;
  const auto place = planar_place(picture.rows, x, y);
  for (const TileFrame& frame : picture.tile_frames)  // a halo is no box of its own: the tile's is asked
    if (holds(run.tiles->tiling().tree.tiles[frame.tile].box, place)) return Pick{"tile", frame.tile};
  return std::nullopt;
}

}  // namespace ws::ridge
