// The tiles in the picture: boxes level by level, seams, halos, one tile and its neighbours; then what was removed, and what
// the result lacks of the exact one.
// SPDX-License-Identifier: MIT
#include "compute/core/fingerprint.h"
#include "compute/ridge/paint.h"
#include "compute/ridge/projection.h"
#include "compute/ridge/result.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace ws::ridge {

namespace {

constexpr float removed_radius = 0.18f;  // in units of r1

Box widened(Box box, double by, std::size_t dimension) {
  for (std::size_t k = 0; k < dimension; ++k) {
    box.low[k] -= by;
    box.high[k] += by;
  }
  return box;
}

bool holds(const Box& box, const std::array<double, 2>& place) {
  bool inside = true;
  for (std::size_t k = 0; k < 2; ++k) inside &= place[k] >= box.low[k] && place[k] <= box.high[k];
  return inside;
}

std::size_t edges_per_box(std::size_t axis_count) { return axis_count == 2 ? 4 : axis_count == 3 ? 12 : 0; }

}  // namespace

/// The dimensions whose edges are drawn; none where a box has no honest outline (principal components of many dimensions).
std::vector<std::size_t> RidgeResult::frame_axes(const ViewParameters& view) const {
  const std::size_t d = points_->dimension();
  if (d == 2) return {0, 1};
  if (d == 3) return {0, 1, 2};
  if (view.projection == Projection::principal) return {};
  return {static_cast<std::size_t>(view.axis_x), static_cast<std::size_t>(view.axis_y), static_cast<std::size_t>(view.axis_z)};
}

std::vector<RidgeResult::TileFrame> RidgeResult::tile_frames(std::size_t step, const ViewParameters& view) const {
  std::vector<TileFrame> frames;
  if (!run_.tiles || !view.show_tiles || frame_axes(view).empty()) return frames;
  const TileTree& tree = run_.tiles->tiling().tree;
  const Step& s = run_.trace.steps()[step];
  const bool leaves_only = s.kind != StepKind::input && s.kind != StepKind::split;
  const bool seams = tree.kind != TileKind::local;
  const auto shown = static_cast<std::size_t>(view.tile);
  if (!leaves_only || shown == 0 || shown > tree.leaves.size()) {
    const std::uint32_t level = leaves_only ? tree.level_count() - 1 : s.kind == StepKind::split ? s.subject : 0;
    for (const std::uint32_t t : tree.tiles_at(level)) frames.push_back({tree.tiles[t].box, t, tile_color, seams});
    if (view.show_halos && leaves_only && tree.halo_radius > 0)
      for (const Leaf& leaf : tree.leaves)
        frames.push_back({widened(tree.tiles[leaf.tile].box, tree.halo_radius, tree.dimension), leaf.tile, halo_color, false});
    return frames;
  }
  const std::vector<std::uint32_t> neighbors = tree.neighbors(shown - 1);
  for (std::uint32_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    const bool near = std::find(neighbors.begin(), neighbors.end(), leaf) != neighbors.end();
    if (leaf + 1 != shown)
      frames.push_back({tree.box_of(leaf), tree.leaves[leaf].tile, near ? neighbor_tile_color : other_tile_color, false});
  }
  const std::uint32_t tile = tree.leaves[shown - 1].tile;
  if (tree.halo_radius > 0)
    frames.push_back({widened(tree.tiles[tile].box, tree.halo_radius, tree.dimension), tile, halo_color, false});
  frames.push_back({tree.tiles[tile].box, tile, shown_tile_color, false});
  return frames;
}

std::size_t RidgeResult::removed_count_at(std::size_t step) const {
  const auto& steps = run_.trace.steps();
  return static_cast<std::size_t>(std::count_if(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(step) + 1,
                                                [](const Step& s) { return s.kind == StepKind::remove; }));
}

void RidgeResult::add_tile_layout(FrameLayout& layout, std::size_t step, const ViewParameters& view,
                                  std::uint64_t placed) const {
  const std::size_t edges = tile_frames(step, view).size() * edges_per_box(frame_axes(view).size());
  const std::size_t removed = view.show_removed ? removed_count_at(step) : 0;
  const bool last = step + 1 == step_count();
  const std::size_t missing =
      last && run_.comparison ? run_.comparison->difference.missing.size() / (2 * points_->dimension()) : 0;
  const std::size_t exact = last && run_.comparison ? run_.comparison->exact.edge_count() : 0;
  const std::uint64_t here = combine(identity_, placed);
  const Step& s = run_.trace.steps()[step];
  const std::uint64_t level = s.kind == StepKind::split ? s.subject + 1 : s.kind == StepKind::input ? 1 : 0;
  const std::uint64_t tiles =
      combine(combine(combine(here, edges), static_cast<std::uint64_t>(view.tile)), level * 2 + (view.show_halos ? 1 : 0));
  const std::uint64_t gone = combine(combine(here, removed), 11);
  layout.insert(layout.end(), {{"tiles.position", 24, edges, tiles},
                               {"tiles.color", 8, edges, tiles},
                               {"removed.sphere", 16, removed, gone},
                               {"removed.color", 4, removed, gone},
                               {"exact.position", 24, exact, combine(here, 12)},
                               {"exact.color", 8, exact, combine(here, 12)},
                               {"missing.position", 24, missing, combine(here, 13)},
                               {"missing.color", 8, missing, combine(here, 13)}});
}

void RidgeResult::present_tiles(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const {
  if (targets.wants("tiles.position") || targets.wants("tiles.color")) write_tiles(step, view, targets);
  if (targets.wants("removed.sphere") || targets.wants("removed.color")) write_removed(step, view, targets);
  if (run_.comparison && step + 1 == step_count()) {
    write_segments("exact", edge_ends(run_.comparison->exact), exact_color, view, targets);
    write_segments("missing", run_.comparison->difference.missing, missing_color, view, targets);
  }
  if (view.color_by == ColorBy::tile && run_.tiles && targets.wants("cloud.color")) {
    std::vector<std::uint32_t> colors;
    for (const std::uint32_t leaf : run_.tiles->tiling().tree.leaf_of_point)
      colors.push_back(leaf == no_tile ? plain_color : category_color(leaf));
    targets.write("cloud.color", as_bytes(colors));
  }
}

void RidgeResult::write_tiles(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const {
  const std::vector<std::size_t> axes = frame_axes(view);
  const ProjectionRows r = rows(view);
  const std::size_t d = points_->dimension();
  std::vector<float> positions;
  std::vector<std::uint32_t> colors;
  std::vector<double> corner(d);
  const auto add = [&](const TileFrame& frame, std::size_t high_sides) {
    for (std::size_t k = 0; k < d; ++k) corner[k] = (frame.box.low[k] + frame.box.high[k]) / 2;
    for (std::size_t a = 0; a < axes.size(); ++a)
      corner[axes[a]] = high_sides >> a & 1 ? frame.box.high[axes[a]] : frame.box.low[axes[a]];
    const auto p = project(r, corner.data(), d);
    positions.insert(positions.end(), p.begin(), p.end());
  };
  for (const TileFrame& frame : tile_frames(step, view)) {
    const Box& root = run_.tiles->tiling().tree.tiles[0].box;
    for (std::size_t along = 0; along < axes.size(); ++along)
      for (std::size_t sides = 0; sides < std::size_t{1} << axes.size(); ++sides) {
        if (sides >> along & 1) continue;
        add(frame, sides);
        add(frame, sides | std::size_t{1} << along);
        bool inside = false;  // a face that other tiles lie behind
        for (std::size_t a = 0; a < axes.size(); ++a)
          if (a != along)
            inside |=
                sides >> a & 1 ? frame.box.high[axes[a]] < root.high[axes[a]] : frame.box.low[axes[a]] > root.low[axes[a]];
        colors.insert(colors.end(), 2, frame.seams && inside ? seam_color : frame.color);
      }
  }
  targets.write("tiles.position", as_bytes(positions));
  targets.write("tiles.color", as_bytes(colors));
}

void RidgeResult::write_removed(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const {
  const ProjectionRows r = rows(view);
  const std::size_t d = points_->dimension(), wanted = view.show_removed ? removed_count_at(step) : 0;
  std::vector<float> spheres;
  std::vector<std::uint32_t> colors;
  for (const Step& s : run_.trace.steps()) {
    if (s.kind != StepKind::remove || colors.size() == wanted) continue;
    const auto p = project(r, &run_.removed_centers[colors.size() * d], d);
    spheres.insert(spheres.end(), {p[0], p[1], p[2], static_cast<float>(run_.r1) * removed_radius});
    colors.push_back(s.why == Removal::too_many_near ? too_many_color : too_few_color);
  }
  targets.write("removed.sphere", as_bytes(spheres));
  targets.write("removed.color", as_bytes(colors));
}

/// `ends` in the data's coordinates, two for each segment.
void RidgeResult::write_segments(const std::string& name, const std::vector<double>& ends, std::uint32_t color,
                                 const ViewParameters& view, const FrameTargets& targets) const {
  if (!targets.wants(name + ".position") && !targets.wants(name + ".color")) return;
  const ProjectionRows r = rows(view);
  const std::size_t d = points_->dimension();
  std::vector<float> positions;
  std::vector<double> local(d);
  for (std::size_t i = 0; i < ends.size(); i += d) {
    for (std::size_t k = 0; k < d; ++k) local[k] = ends[i + k] - run_.origin[k];
    const auto p = project(r, local.data(), d);
    positions.insert(positions.end(), p.begin(), p.end());
  }
  const std::vector<std::uint32_t> colors(positions.size() / 3, color);
  targets.write(name + ".position", as_bytes(positions));
  targets.write(name + ".color", as_bytes(colors));
}

bool RidgeResult::in_shown_tile(std::uint32_t ball, const ViewParameters& view) const {
  if (!run_.tiles || view.tile == 0) return true;
  const Tiling& tiling = run_.tiles->tiling();
  const auto shown = static_cast<std::size_t>(view.tile);
  return shown > tiling.tree.leaves.size() || tiling.leaf_of_ball(ball) + 1 == shown;
}

std::uint32_t RidgeResult::ball_color(std::uint32_t ball, const ViewParameters& view) const {
  return category_color(view.color_by == ColorBy::tile && run_.tiles ? run_.tiles->tiling().leaf_of_ball(ball) : ball);
}

Pick RidgeResult::picked(const Pick& shown, std::size_t step, const ParameterSet& view) const {
  if (shown.target != "tiles") return shown;
  const ViewParameters v = view.to<ViewParameters>();
  const auto frames = tile_frames(step, v);
  const std::size_t edges = std::max<std::size_t>(1, edges_per_box(frame_axes(v).size()));
  return shown.index / edges < frames.size() ? Pick{"tile", frames[shown.index / edges].tile} : shown;
}

std::vector<Property> RidgeResult::inspect_tile(std::uint32_t index, std::size_t step, const std::stop_token& stop) const {
  const Tiling& tiling = run_.tiles->tiling();
  const TileTree& tree = tiling.tree;
  const Tile& tile = tree.tiles[index];
  const auto integer = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  std::vector<Property> properties;
  if (tile.leaf != no_tile) properties.push_back({"tile", integer(tile.leaf + 1)});
  properties.push_back({"level", integer(tile.level)});
  properties.push_back({"points", integer(tile.point_count)});
  for (std::size_t k = 0; k < tree.dimension; ++k)
    properties.push_back(
        {fmt::format("along x{}", k),
         std::string(fmt::format("{:.6g} to {:.6g}", tile.box.low[k] + run_.origin[k], tile.box.high[k] + run_.origin[k]))});
  if (tile.leaf == no_tile) return properties;
  const Balls balls = shown_balls(step, stop);
  const auto own =
      std::count_if(balls.ids.begin(), balls.ids.end(), [&](std::uint32_t id) { return tiling.leaf_of_ball(id) == tile.leaf; });
  properties.push_back({"points in its halo", integer(tree.leaves[tile.leaf].halo.count)});
  properties.push_back({"balls now", integer(static_cast<std::size_t>(own))});
  properties.push_back({"balls chosen", integer(tiling.first_id[tile.leaf + 1] - tiling.first_id[tile.leaf])});
  properties.push_back({"balls the source reserves", tree.reserved_balls(tile.leaf, run_.r1)});
  std::vector<std::uint32_t> neighbors = tree.neighbors(tile.leaf);
  for (std::uint32_t& n : neighbors) ++n;
  properties.push_back({"neighbours", std::string(fmt::format("{}", fmt::join(neighbors, ", ")))});
  return properties;
}

std::array<double, 2> RidgeResult::planar_place(const ViewParameters& view, double x, double y) const {
  const ProjectionRows r = rows(view);  // orthogonal: its transpose undoes it
  return {r.rows[0][0] * x + r.rows[1][0] * y, r.rows[0][1] * x + r.rows[1][1] * y};
}

std::int64_t RidgeResult::tile_at(const ParameterSet& view, double x, double y) const {
  if (!run_.tiles || points_->dimension() != 2) return 0;
  const auto place = planar_place(view.to<ViewParameters>(), x, y);
  const TileTree& tree = run_.tiles->tiling().tree;
  for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf)
    if (holds(tree.box_of(leaf), place)) return static_cast<std::int64_t>(leaf + 1);
  return 0;
}

std::optional<Pick> RidgeResult::box_at(std::size_t step, const ParameterSet& view, double x, double y) const {
  const auto v = view.to<ViewParameters>();
  if (!run_.tiles || points_->dimension() != 2) return std::nullopt;
  const auto place = planar_place(v, x, y);
  for (const TileFrame& frame : tile_frames(step, v))  // a halo is no box of its own: the tile's is asked
    if (holds(run_.tiles->tiling().tree.tiles[frame.tile].box, place)) return Pick{"tile", frame.tile};
  return std::nullopt;
}

}  // namespace ws::ridge
