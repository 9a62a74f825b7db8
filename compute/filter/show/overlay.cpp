// The drawing of the microscope: which lane reads and writes which element.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/overlay.h"

#include "compute/core/result/palette.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/microscope.h"

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
constexpr double lens_share = 0.48, lens_inset = 0.02, line_share = 0.045;  // of the image

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
  const int reach =
      is_grouped(*pass.variant) && *pass.variant != Variant::v1 ? load_offset(*pass.variant, radius, pass.build) : radius;
  (pass.axis == Axis::row ? box.apron_x : box.apron_y) = reach;
  return box;
}

/// Where the marker of a lane stands: beside its pixel where the reads go along the line of lanes, so that they stay visible.
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
    overlay.read_count = std::max(overlay.read_count, touch.site + 1);
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
    if (touch.memory == GroupMemory::tile_load) {
      const int column = touch.cell % trace.tile.width, row = touch.cell / trace.tile.width;
      overlay.line(from[0], from[1], box.x0 - box.apron_x + column, box.y0 - box.apron_y + row, color);
    } else if (touch.memory == GroupMemory::image) {
      overlay.line(from[0], from[1], touch.x, touch.y, color);
    } else if (touch.memory == GroupMemory::result) {
      overlay.box(touch.x - 0.4, touch.y - 0.4, touch.x + 0.4, touch.y + 0.4, result_color);
    }
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
    return told("first warp: {} transactions (rule of 2010), {} sectors of 32 bytes (today)", transactions, sectors);
  return told("from shared memory: {}-way bank conflicts in 2010, {}-way today; {} of {} lanes idle", conflict_2010, conflict,
              cost.compute.idle_lanes, trace.pixels.size());
}

/// The lens over a tile. It is in the lower half of the picture, unless the tile lies there.
Lens lens_over(const Pass& pass, const TileBox& box) {
  const int columns = box.x1 - box.x0 + 2 * box.apron_x + 2 * margin, rows = box.y1 - box.y0 + 2 * box.apron_y + 2 * margin;
  const int shorter = std::max(columns, rows) / 2;
  const bool below = box.x0 > pass.after->width / 2 || box.y1 < pass.after->height / 2;
  return make_lens(0.5 * (box.x0 + box.x1), 0.5 * (box.y0 + box.y1), std::max(columns, shorter), std::max(rows, shorter),
                   *pass.after, lens_share, below);
}

/// A group's place in its grid. v1 counts its groups along all rows.
Extent group_of(const Pass& pass, std::size_t tile, const TileBox& box, const Extent& grid) {
  const auto column = int(tile % pass.columns()), row = int(tile / pass.columns());
  if (*pass.variant != Variant::v1) return {column, row};
  const std::int64_t first = std::int64_t(box.y0) * pass.after->width / pass.tile_width + column;
  return {int(std::min<std::int64_t>(first, grid.width - 1)), 0};
}

/// What get_group_id, get_local_id and get_global_id give, for the whole group.
std::string ids_text(const GroupTrace& trace, const Extent& group, const Extent& grid) {
  const auto &first = trace.pixels.front(), &last = trace.pixels.back();
  return told("group ({}, {}) of {} x {}; local ids (0, 0) to ({}, {}); global ids ({}, {}) to ({}, {})", group.width,
              group.height, grid.width, grid.height, trace.group.width - 1, trace.group.height - 1,
              first.x / trace.pixels_per_item, first.y, last.x / trace.pixels_per_item, last.y);
}

/// What one work-group touches, through the lens.
void draw_group(Overlay& overlay, const Pass& pass, const Run& run, std::size_t tile, bool load) {
  const TileBox box = box_of(pass, run, tile);
  const Lens lens = lens_over(pass, box);
  overlay.box(lens.x0 - 0.5, lens.y0 - 0.5, lens.x1 - 0.5, lens.y1 - 0.5, lane_color);
  overlay.look_through(lens);
  overlay.box(lens.x0 - 0.5, lens.y0 - 0.5, lens.x1 - 0.5, lens.y1 - 0.5, lane_color);
  const Extent grid = group_grid(*pass.variant, pass.axis, pass.after->width, pass.after->height, pass.build);
  const Extent group = group_of(pass, tile, box, grid);
  const GroupTrace trace = trace_group(*pass.variant, pass.axis, pass.after->width, pass.after->height, radius_of(pass, run),
                                       run.parameters.border, group.width, group.height, pass.build);
  draw_segments(overlay, trace, lens);
  overlay.box(box.x0 - box.apron_x - 0.5, box.y0 - box.apron_y - 0.5, box.x1 + box.apron_x - 0.5, box.y1 + box.apron_y - 0.5,
              apron_color);
  overlay.box(box.x0 - 0.5, box.y0 - 0.5, box.x1 - 0.5, box.y1 - 0.5, tile_color);
  if (load)
    draw_loads(overlay, trace);
  else
    draw_sums(overlay, trace, box);
  draw_lanes(overlay, trace);
  overlay.caption(pass.after->height,
                  {pass.axis == Axis::row ? told("{}, row pass: {}", said_choice(trace.name), said(load ? "reads" : "sums"))
                                          : told("{}, column pass: {}", said_choice(trace.name), said(load ? "reads" : "sums")),
                   cost_text(trace, load), ids_text(trace, group, grid)});
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

void Overlay::caption(double picture_height, const std::vector<std::string>& lines) {
  if (!lens) return;
  const double bottom = lens->top - lens->height(), spacing = line_share * picture_height;
  const bool above = lens->top < -picture_height / 2;
  const auto count = double(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double y = above ? lens->top + spacing * (count - 1 - double(i)) : bottom - spacing * (double(i) + 1.4);
    words.push_back({{float(lens->left), float(y)}, lines[i]});
  }
}

Lens make_lens(double x, double y, int columns, int rows, const Planes& picture, double share, bool below) {
  Lens lens;
  lens.x0 = int(std::floor(x - 0.5 * columns));
  lens.y0 = int(std::floor(y - 0.5 * rows));
  lens.x1 = lens.x0 + columns;
  lens.y1 = lens.y0 + rows;
  const double width = picture.width, height = picture.height;
  lens.texel = std::min(share * width / columns, share * height / rows);
  lens.left = lens_inset * width;
  lens.top = below ? -(1 - lens_inset) * height + lens.height() : -lens_inset * height;
  return lens;
}

Overlay draw_tile(const Pass& pass, const Run& run, std::size_t tile, bool load, const ViewParameters& view) {
  Overlay overlay;
  const TileBox box = box_of(pass, run, tile);
  overlay.box(box.x0 - 0.5, box.y0 - 0.5, std::min(box.x1, pass.after->width) - 0.5, std::min(box.y1, pass.after->height) - 0.5,
              tile_color);
  if (!pass.variant || !is_grouped(*pass.variant)) return overlay;
  if (view.lens == LensView::aprons)
    draw_aprons(overlay, box.x0, box.y0, run.filter.row.radius(), *pass.after);
  else if (view.lens == LensView::work_space)
    draw_work_space(overlay, box.x0, box.y0, *pass.after);
  else if (view.lens == LensView::banks)
    draw_banks(overlay, box.x0, box.y0, int(view.stride), *pass.after);
  else
    draw_group(overlay, pass, run, tile, load);
  return overlay;
}

}  // namespace ws::filter
