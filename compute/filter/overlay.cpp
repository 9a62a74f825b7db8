// The microscope's drawing: whose reads go where.
// SPDX-License-Identifier: MIT
#include "compute/filter/overlay.h"

#include "compute/core/palette.h"
#include "compute/filter/grouped.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

constexpr std::uint32_t tile_color = pack_rgba(255, 255, 255), apron_color = pack_rgba(255, 190, 60),
                        segment_color = pack_rgba(120, 230, 140), half_segment_color = pack_rgba(120, 230, 140, 90),
                        lane_color = pack_rgba(235, 235, 240), result_color = pack_rgba(255, 80, 120);
constexpr std::array<std::uint32_t, 3> site_colors{pack_rgba(86, 180, 233), pack_rgba(230, 159, 0), pack_rgba(204, 121, 167)};
constexpr int warp_lanes = 32, margin = 5, lanes_apart = 4;
constexpr int segment_bytes = 128;
constexpr double lens_share = 0.48, lens_inset = 0.02;  // of the image

int radius_of(const Pass& pass, const Run& run) {
  return pass.axis == Axis::row ? run.filter.row.radius() : run.filter.column.radius();
}

/// The pixels that a tile makes, ends excluded, and those that it reads besides.
struct TileBox {
  int x0, y0, x1, y1;
  int apron_x, apron_y;
};

TileBox box_of(const Pass& pass, const Run& run, std::size_t tile) {
  const auto column = static_cast<int>(tile % pass.columns()), row = static_cast<int>(tile / pass.columns());
  TileBox box{column * pass.tile_width, row * pass.tile_height, 0, 0, 0, 0};
  box.x1 = box.x0 + pass.tile_width;
  box.y1 = box.y0 + pass.tile_height;
  if (!pass.variant) return box;
  const int radius = radius_of(pass, run);
  const int reach = is_grouped(*pass.variant) && *pass.variant != Variant::v1 ? load_offset(*pass.variant, radius) : radius;
  (pass.axis == Axis::row ? box.apron_x : box.apron_y) = reach;
  return box;
}

/// Where a lane's marker stands: beside its pixel when the reads run along the very line of lanes.
std::array<double, 2> marker_of(const GroupTrace& trace, int lane) {
  const auto& own = trace.pixels[static_cast<std::size_t>(lane)];
  if (trace.axis == Axis::row) return {double(own.x), double(own.y - lanes_apart)};
  if (trace.group.width == 1) return {double(own.x - lanes_apart), double(own.y)};
  return {own.x + (lane >= trace.group.width ? 0.18 : -0.18), double(own.y)};
}

void draw_loads(Overlay& overlay, const GroupTrace& trace) {
  const GroupPhase phase = trace.tile.width ? GroupPhase::load : GroupPhase::compute;
  for (const Touch& touch : trace.touches) {
    if (touch.memory != GroupMemory::image || touch.phase != phase || touch.lane >= warp_lanes) continue;
    const auto from = marker_of(trace, touch.lane);
    overlay.arrow(from[0], from[1], touch.x, touch.y, 0.35, site_colors[std::size_t(touch.site) % site_colors.size()]);
  }
}

/// What the first and the last lane of the warp add up, and where they put it.
void draw_sums(Overlay& overlay, const GroupTrace& trace, const TileBox& box) {
  for (const Touch& touch : trace.touches) {
    if (touch.phase != GroupPhase::compute || (touch.lane != 0 && touch.lane != warp_lanes - 1)) continue;
    const auto from = marker_of(trace, touch.lane);
    const std::uint32_t color = site_colors[touch.lane == 0 ? 0 : 1];
    if (touch.memory == GroupMemory::tile_load)
      overlay.line(from[0], from[1], box.x0 - box.apron_x + touch.cell % trace.tile.width,
                   box.y0 - box.apron_y + touch.cell / trace.tile.width, color);
    else if (touch.memory == GroupMemory::image)
      overlay.line(from[0], from[1], touch.x, touch.y, color);
    else if (touch.memory == GroupMemory::result)
      overlay.box(touch.x - 0.4, touch.y - 0.4, touch.x + 0.4, touch.y + 0.4, result_color);
  }
}

void draw_lanes(Overlay& overlay, const GroupTrace& trace) {
  const int lanes = std::min<int>(warp_lanes, int(trace.pixels.size()));
  for (int lane = 0; lane < lanes; ++lane) {
    const auto at = marker_of(trace, lane);
    overlay.box(at[0] - 0.22, at[1] - 0.22, at[0] + 0.22, at[1] + 0.22, lane_color);
  }
}

/// Ticks where a new 128-byte segment begins, and fainter ones at half of it.
void draw_segments(Overlay& overlay, const GroupTrace& trace, const Lens& lens) {
  const int per_segment = segment_bytes / trace.element_bytes;
  for (int y = std::max(lens.y0, 0); y < std::min(lens.y1, trace.image.height); ++y) {
    for (int x = std::max(lens.x0, 0); x < std::min(lens.x1, trace.image.width); ++x) {
      const std::int64_t index = std::int64_t(y) * trace.image.width + x;
      if (index % (per_segment / 2) != 0) continue;
      overlay.line(x - 0.5, y - 0.5, x - 0.5, y + 0.5, index % per_segment == 0 ? segment_color : half_segment_color);
    }
  }
}

std::string cost_text(const GroupTrace& trace, bool load) {
  const GroupCost cost = analyse(trace);
  int transactions = 0, sectors = 0, conflict_2010 = 1, conflict = 1;
  for (const InstructionCost& one : cost.instructions) {
    if (one.warp != 0) continue;
    if (one.memory == GroupMemory::image) {
      transactions += one.transactions_2010;
      sectors += one.sectors;
    }
    conflict_2010 = std::max(conflict_2010, one.conflict_2010);
    conflict = std::max(conflict, one.conflict);
  }
  if (load || trace.tile.width == 0)
    return fmt::format("first warp: {} transactions (rule of 2010), {} sectors of 32 bytes (today)", transactions, sectors);
  return fmt::format("from shared memory: {}-way bank conflicts in 2010, {}-way today; {} of {} lanes idle", conflict_2010,
                     conflict, cost.compute.idle_lanes, trace.pixels.size());
}

}  // namespace

std::array<float, 2> Overlay::place(double x, double y) const {
  if (!magnified_ || !lens) return {float(x), float(-y)};
  return {float(lens->left + (x + 0.5 - lens->x0) * lens->texel), float(lens->top - (y + 0.5 - lens->y0) * lens->texel)};
}

void Overlay::look_through(const Lens& through) {
  lens = through;
  magnified_ = true;
}

void Overlay::line(double x0, double y0, double x1, double y1, std::uint32_t color) {
  const auto a = place(x0, y0), b = place(x1, y1);
  positions.insert(positions.end(), {a[0], a[1], 0, b[0], b[1], 0});
  colors.insert(colors.end(), {color, color});
}

void Overlay::arrow(double x0, double y0, double x1, double y1, double head, std::uint32_t color) {
  line(x0, y0, x1, y1, color);
  const double length = std::hypot(x1 - x0, y1 - y0);
  if (length <= 0) return;
  const double ax = (x1 - x0) / length * head, ay = (y1 - y0) / length * head;
  line(x1, y1, x1 - ax - 0.6 * ay, y1 - ay + 0.6 * ax, color);
  line(x1, y1, x1 - ax + 0.6 * ay, y1 - ay - 0.6 * ax, color);
}

void Overlay::box(double left, double top, double right, double bottom, std::uint32_t color) {
  line(left, top, right, top, color);
  line(right, top, right, bottom, color);
  line(right, bottom, left, bottom, color);
  line(left, bottom, left, top, color);
}

void Overlay::word(double x, double y, std::string text) { words.push_back({place(x, y), std::move(text)}); }

Lens lens_over(const Pass& pass, const Run& run, std::size_t tile) {
  const TileBox box = box_of(pass, run, tile);
  Lens lens{box.x0 - box.apron_x, box.y0 - box.apron_y, box.x1 + box.apron_x, box.y1 + box.apron_y, 0, 0, 1};
  const int longer = std::max(lens.x1 - lens.x0, lens.y1 - lens.y0) + 2 * margin, shorter = longer / 2;
  const int wide = std::max(lens.x1 - lens.x0 + 2 * margin, shorter), high = std::max(lens.y1 - lens.y0 + 2 * margin, shorter);
  lens.x0 -= (wide - (lens.x1 - lens.x0)) / 2;
  lens.y0 -= (high - (lens.y1 - lens.y0)) / 2;
  lens.x1 = lens.x0 + wide;
  lens.y1 = lens.y0 + high;
  // A picture in the picture, on the left: below, unless the tile lies there.
  const double width = pass.after->width, height = pass.after->height;
  lens.texel = std::min(lens_share * width / wide, lens_share * height / high);
  lens.left = lens_inset * width;
  const bool below = box.x0 > width / 2 || box.y1 < height / 2;
  lens.top = below ? -(1 - lens_inset) * height + lens.height() : -lens_inset * height;
  return lens;
}

Overlay draw_tile(const Pass& pass, const Run& run, std::size_t tile, bool load) {
  Overlay overlay;
  const TileBox box = box_of(pass, run, tile);
  overlay.box(box.x0 - 0.5, box.y0 - 0.5, std::min(box.x1, pass.after->width) - 0.5, std::min(box.y1, pass.after->height) - 0.5,
              tile_color);
  if (!pass.variant || !is_grouped(*pass.variant)) return overlay;

  const Lens lens = lens_over(pass, run, tile);
  overlay.box(lens.x0 - 0.5, lens.y0 - 0.5, lens.x1 - 0.5, lens.y1 - 0.5, lane_color);
  overlay.look_through(lens);
  overlay.box(lens.x0 - 0.5, lens.y0 - 0.5, lens.x1 - 0.5, lens.y1 - 0.5, lane_color);
  std::size_t group_x = tile % pass.columns(), group_y = tile / pass.columns();
  const Extent grid = group_grid(*pass.variant, pass.axis, pass.after->width, pass.after->height);
  if (grid.height == 1) {  // v1 counts its groups along all rows
    group_x =
        std::min<std::size_t>(std::size_t(box.y0) * std::size_t(pass.after->width) / 64 + group_x, std::size_t(grid.width) - 1);
    group_y = 0;
  }
  const GroupTrace trace = trace_group(*pass.variant, pass.axis, pass.after->width, pass.after->height, radius_of(pass, run),
                                       run.parameters.border, int(group_x), int(group_y));
  draw_segments(overlay, trace, lens);
  overlay.box(box.x0 - box.apron_x - 0.5, box.y0 - box.apron_y - 0.5, box.x1 + box.apron_x - 0.5, box.y1 + box.apron_y - 0.5,
              apron_color);
  overlay.box(box.x0 - 0.5, box.y0 - 0.5, box.x1 - 0.5, box.y1 - 0.5, tile_color);
  if (load)
    draw_loads(overlay, trace);
  else
    draw_sums(overlay, trace, box);
  draw_lanes(overlay, trace);
  overlay.word(lens.x0, lens.top < -run.input->height / 2.0 ? lens.y0 - 1 : lens.y1 + 0.06 * (lens.x1 - lens.x0),
               cost_text(trace, load));
  return overlay;
}

}  // namespace ws::filter
