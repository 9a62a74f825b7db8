// SPDX-License-Identifier: MIT
#include "compute/ridge/show/drawing.h"

#include "compute/core/data/fingerprint.h"
#include "compute/ridge/show/paint.h"
#include "compute/ridge/show/projection.h"

#include <array>

namespace ws::ridge {

namespace {

constexpr float removed_radius = 0.18f;  // in units of r1

std::uint64_t projection_key(const ViewParameters& v) {
  std::uint64_t key = static_cast<std::uint64_t>(v.projection);
  for (const std::int64_t axis : {v.axis_x, v.axis_y, v.axis_z}) key = combine(key, static_cast<std::uint64_t>(axis));
  return key;
}

std::size_t dimension_of(const RidgePicture& picture) { return picture.ridge.points().dimension(); }

/// None where the truth is of another dimension.
std::size_t truth_edge_count(const RidgePicture& picture) {
  const PolylineSet* truth = picture.ridge.truth();
  return truth && truth->dimension == dimension_of(picture) ? truth->edge_count() : 0;
}

/// Links and refinement change no ball: their picture is that of the state before the first.
std::uint64_t state_revision(const RidgePicture& picture) {
  const std::size_t state = std::min(picture.step(), picture.ridge.detection().trace.last_ball_step());
  return combine(combine(picture.ridge.identity(), state), picture.step() < 1 ? 1 : 2);
}

std::uint64_t color_revision(const RidgePicture& picture) {
  const ViewParameters& v = picture.view;
  if (v.color_by == ColorBy::plain || (picture.step() == 0 && v.color_by != ColorBy::tile))
    return combine(picture.ridge.points().identity(), 77);
  if (v.color_by == ColorBy::tile) return combine(picture.ridge.identity(), 78);
  return combine(state_revision(picture), static_cast<std::uint64_t>(v.color_by) * 8 + static_cast<std::uint64_t>(v.color_map));
}

/// `placed`: the revision of what depends on the projection alone.
void add_cloud_and_lines(FrameLayout& layout, const RidgePicture& picture, std::uint64_t placed) {
  const ViewParameters& v = picture.view;
  const std::uint64_t identity = picture.ridge.identity();
  const auto scale = static_cast<std::uint64_t>(drawn_ball_scale(v, dimension_of(picture)) * 1e6);
  const std::uint64_t balls = combine(combine(combine(state_revision(picture), placed), scale),
                                      static_cast<std::uint64_t>(v.tile) * 2 + (v.color_by == ColorBy::tile ? 1 : 0));
  const std::size_t refined = picture.refined_lines() ? picture.refined_lines()->edge_count() : 0,
                    link_count = refined ? refined : picture.ridge.detection().trace.link_count_at(picture.step());
  const std::uint64_t links = combine(combine(combine(identity, refined ? picture.step() << 32 : link_count), placed), 5);
  const std::uint64_t truth = combine(combine(identity, placed), 9);
  const std::size_t point_count = picture.ridge.points().size(), ball_count = v.show_balls ? picture.ball_count() : 0,
                    truth_count = truth_edge_count(picture);
  layout.insert(layout.end(), {{"cloud.position", 12, point_count, placed},
                               {"cloud.color", 4, point_count, color_revision(picture)},
                               {"balls.sphere", 16, ball_count, balls},
                               {"balls.color", 4, ball_count, balls},
                               {"links.position", 24, link_count, links},
                               {"links.color", 8, link_count, links},
                               {"truth.position", 24, truth_count, truth},
                               {"truth.color", 8, truth_count, truth}});
}

void add_tiles_and_marks(FrameLayout& layout, const RidgePicture& picture, std::uint64_t placed) {
  const ViewParameters& v = picture.view;
  const auto& comparison = picture.ridge.detection().comparison;
  const bool compares = picture.is_last() && comparison;
  const std::size_t d = dimension_of(picture), edges = picture.tile_frames.size() * edges_per_box(frame_axes(v, d).size()),
                    missing = compares ? comparison->difference.missing.size() / (2 * d) : 0,
                    exact = compares ? comparison->exact.edge_count() : 0, removed = picture.removed_count;
  const std::uint64_t here = combine(picture.ridge.identity(), placed);
  const Step& s = picture.now();
  const std::uint64_t level = s.kind == StepKind::split ? s.subject + 1 : s.kind == StepKind::input ? 1 : 0;
  const std::uint64_t tiles =
      combine(combine(combine(here, edges), static_cast<std::uint64_t>(v.tile)), level * 2 + (v.show_halos ? 1 : 0));
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

}  // namespace

FrameLayout layout_of(const RidgePicture& picture) {
  const std::uint64_t placed = combine(picture.ridge.points().identity(), projection_key(picture.view));
  FrameLayout layout;
  add_cloud_and_lines(layout, picture, placed);
  add_tiles_and_marks(layout, picture, placed);
  return layout;
}

bool Drawing::wants(const std::string& name) const {
  for (const char* part : {".position", ".sphere", ".color"})
    if (targets_.wants(name + part)) return true;
  return false;
}

void Drawing::add_projected(std::vector<float>& positions, const double* local) const {
  const auto p = project(picture_.rows, local, dimension_of(picture_));
  positions.insert(positions.end(), p.begin(), p.end());
}

void Drawing::write_both(const std::string& name, const char* place, const std::vector<float>& places,
                         const std::vector<std::uint32_t>& colors) const {
  targets_.write(name + place, as_bytes(places));
  targets_.write(name + ".color", as_bytes(colors));
}

void Drawing::balls(const Balls& balls) const {
  if (!picture_.view.show_balls || !wants("balls")) return;
  const Step& s = picture_.now();
  const double drawn_radius = run_.r1 * drawn_ball_scale(picture_.view, dimension_of(picture_));
  std::vector<float> spheres;
  std::vector<std::uint32_t> colors;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    add_projected(spheres, &balls.centers[j * balls.dimension]);
    spheres.push_back(static_cast<float>(is_in_shown_tile(balls.ids[j]) ? drawn_radius : 0));
    const bool goes = s.kind == StepKind::remove && balls.ids[j] == s.subject;
    colors.push_back(!goes ? ball_color(balls.ids[j]) : s.why == Removal::too_many_near ? too_many_color : too_few_color);
  }
  write_both("balls", ".sphere", spheres, colors);
}

void Drawing::links() const {
  if (!wants("links")) return;
  if (const PolylineSet* lines = picture_.refined_lines()) return segments("links", edge_ends(*lines), link_color);
  const std::size_t count = run_.trace.link_count_at(picture_.step());
  std::vector<float> positions;
  std::vector<std::uint32_t> colors;
  for (std::size_t l = 0; l < count; ++l) {
    const Link& link = run_.links[l];
    for (const std::uint32_t end : {link.a, link.b}) {
      add_projected(positions, &run_.balls.centers[end * run_.balls.dimension]);
      const bool is_new = l + 1 == count && !picture_.is_last();
      colors.push_back(is_new ? new_link_color : link.closing ? closing_link_color : link_color);
    }
  }
  write_both("links", ".position", positions, colors);
}

void Drawing::truth() const {
  if (truth_edge_count(picture_) > 0) segments("truth", edge_ends(*picture_.ridge.truth()), truth_color);
}

void Drawing::comparison() const {
  if (!run_.comparison || !picture_.is_last()) return;
  segments("exact", edge_ends(run_.comparison->exact), exact_color);
  segments("missing", run_.comparison->difference.missing, missing_color);
}

/// `ends` in the data's coordinates, two for each segment.
void Drawing::segments(const std::string& name, const std::vector<double>& ends, std::uint32_t color) const {
  if (!wants(name)) return;
  const std::size_t d = dimension_of(picture_);
  std::vector<float> positions;
  std::vector<double> local(d);
  for (std::size_t i = 0; i < ends.size(); i += d) {
    for (std::size_t k = 0; k < d; ++k) local[k] = ends[i + k] - run_.origin[k];
    add_projected(positions, local.data());
  }
  const std::vector<std::uint32_t> colors(positions.size() / 3, color);
  write_both(name, ".position", positions, colors);
}

void Drawing::tiles() const {
  if (!wants("tiles")) return;
  std::vector<float> positions;
  std::vector<std::uint32_t> colors;
  for (const TileFrame& frame : picture_.tile_frames) add_box(frame, positions, colors);
  write_both("tiles", ".position", positions, colors);
}

/// Its edges: from each corner that is low along an axis to the one that is high along it.
void Drawing::add_box(const TileFrame& frame, std::vector<float>& positions, std::vector<std::uint32_t>& colors) const {
  const std::size_t d = dimension_of(picture_);
  const std::vector<std::size_t> axes = frame_axes(picture_.view, d);
  const Box& root = run_.tiles->tiling().tree.tiles[0].box;
  std::vector<double> corner(d);
  const auto add = [&](std::size_t high_sides) {
    for (std::size_t k = 0; k < d; ++k) corner[k] = (frame.box.low[k] + frame.box.high[k]) / 2;
    for (std::size_t a = 0; a < axes.size(); ++a)
      corner[axes[a]] = high_sides >> a & 1 ? frame.box.high[axes[a]] : frame.box.low[axes[a]];
    add_projected(positions, corner.data());
  };
  for (std::size_t along = 0; along < axes.size(); ++along)
    for (std::size_t sides = 0; sides < std::size_t{1} << axes.size(); ++sides) {
      if (sides >> along & 1) continue;
      add(sides);
      add(sides | std::size_t{1} << along);
      bool inside = false;  // a face that other tiles lie behind
      for (std::size_t a = 0; a < axes.size(); ++a)
        if (a != along)
          inside |= sides >> a & 1 ? frame.box.high[axes[a]] < root.high[axes[a]] : frame.box.low[axes[a]] > root.low[axes[a]];
      colors.insert(colors.end(), 2, frame.seams && inside ? seam_color : frame.color);
    }
}

void Drawing::removed() const {
  if (!wants("removed")) return;
  const std::size_t d = dimension_of(picture_);
  std::vector<float> spheres;
  std::vector<std::uint32_t> colors;
  for (const Step& s : run_.trace.steps()) {
    if (s.kind != StepKind::remove || colors.size() == picture_.removed_count) continue;
    add_projected(spheres, &run_.removed_centers[colors.size() * d]);
    spheres.push_back(static_cast<float>(run_.r1) * removed_radius);
    colors.push_back(s.why == Removal::too_many_near ? too_many_color : too_few_color);
  }
  write_both("removed", ".sphere", spheres, colors);
}

void Drawing::tile_colors() const {
  if (picture_.view.color_by != ColorBy::tile || !run_.tiles || !targets_.wants("cloud.color")) return;
  std::vector<std::uint32_t> colors;
  for (const std::uint32_t leaf : run_.tiles->tiling().tree.leaf_of_point)
    colors.push_back(leaf == no_tile ? plain_color : category_color(leaf));
  targets_.write("cloud.color", as_bytes(colors));
}

bool Drawing::is_in_shown_tile(std::uint32_t ball) const {
  if (!run_.tiles || picture_.view.tile == 0) return true;
  const Tiling& tiling = run_.tiles->tiling();
  const auto shown = static_cast<std::size_t>(picture_.view.tile);
  return shown > tiling.tree.leaves.size() || tiling.leaf_of_ball(ball) + 1 == shown;
}

std::uint32_t Drawing::ball_color(std::uint32_t ball) const {
  return category_color(picture_.view.color_by == ColorBy::tile && run_.tiles ? run_.tiles->tiling().leaf_of_ball(ball) : ball);
}

}  // namespace ws::ridge
