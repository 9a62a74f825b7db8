// What the lens shows besides a work-group's reads: the ways to treat an apron, and the ids of work-items.
// SPDX-License-Identifier: MIT
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/apron.h"
#include "compute/filter/show/overlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::filter {

namespace {

constexpr std::uint32_t frame_color = pack_rgba(235, 235, 240), own_color = pack_rgba(255, 255, 255),
                        apron_color = pack_rgba(255, 190, 60), wrong_color = pack_rgba(255, 80, 120),
                        idle_color = pack_rgba(150, 150, 160), right_color = pack_rgba(86, 180, 233);
constexpr double lens_share = 0.86, half_cell = 0.38;
constexpr int apron_segment = 64, thesis_group = 32, raised_radius = 32;

void frame(Overlay& overlay) {
  const Lens& lens = *overlay.lens;
  overlay.box(lens.x0 - 0.5, lens.y0 - 0.5, lens.x1 - 0.5, lens.y1 - 0.5, frame_color);
}

void cross(Overlay& overlay, double x, double y, std::uint32_t color) {
  overlay.line(x - half_cell, y - half_cell, x + half_cell, y + half_cell, color);
  overlay.line(x - half_cell, y + half_cell, x + half_cell, y - half_cell, color);
}

void cell(Overlay& overlay, double x, double y, std::uint32_t color) {
  overlay.box(x - half_cell, y - half_cell, x + half_cell, y + half_cell, color);
}

struct Strip {
  Apron apron;
  int radius, segment;
  const char* title;
};

std::string fates_text(const Strip& strip, const ApronFates& fates) {
  return told("{}: {} right, {} wrong, {} idle{}", said(strip.title), fates.count(Fate::right), fates.count(Fate::wrong),
              fates.count(Fate::idle), fates.missing_cells() ? told("; {} cells that none loads", fates.missing_cells()) : "");
}

/// A row of cells of the tile at `y`, and below it the items of the group; the group's first pixel is in column `x`.
void draw_strip(Overlay& overlay, const Strip& strip, int x, int y) {
  constexpr int group = 2;  // somewhere within a long row
  const int width = strip.segment * 8;
  const GroupTrace trace = trace_apron(strip.apron, width, strip.radius, strip.segment, group);
  const ApronFates fates = judge(trace);
  const int apron = trace.tile.width > strip.segment ? strip.radius : 0, first = x - apron;
  const int idle_apron = strip.apron == Apron::idle_items ? strip.radius : 0;
  for (int i = 0; i < trace.tile.width; ++i) {
    const bool own = i >= apron + idle_apron && i < trace.tile.width - apron - idle_apron;
    if (fates.loaded[std::size_t(i)])
      cell(overlay, first + i, y, own ? own_color : apron_color);
    else
      cross(overlay, first + i, y, wrong_color);
  }
  for (int i = 0; i < strip.segment; ++i) {
    const Fate fate = fates.items[std::size_t(i)];
    if (fate == Fate::wrong)
      cross(overlay, x + i, y + 2, wrong_color);
    else
      cell(overlay, x + i, y + 2, fate == Fate::right ? right_color : idle_color);
  }
  overlay.word(overlay.lens->x0, y - 1, fates_text(strip, fates));
}

/// A work-item of the example: its boundaries and its global ids.
void draw_item(Overlay& overlay, double x, double y, double size, const std::string& text) {
  overlay.box(x, y, x + size, y + size, frame_color);
  overlay.word(x, y + 0.9 * size, text);
}

void mark_item(Overlay& overlay, double x, double y, double size) {
  constexpr double inset = 0.3;
  overlay.box(x + inset, y + inset, x + size - inset, y + size - inset, wrong_color);
}

}  // namespace

void draw_aprons(Overlay& overlay, int x, int y, int radius, const Planes& picture) {
  const int r = std::clamp(radius, 1, apron_segment / 2 - 1);
  constexpr int strip_rows = 9, columns = apron_segment + 2 * raised_radius + 4, rows = 5 * strip_rows + 2;
  const int middle = x + apron_segment / 2;
  overlay.look_through(make_lens(middle, y + 2 * strip_rows, columns, rows, picture, lens_share, false));
  frame(overlay);
  const Strip strips[] = {
      {Apron::faulty, r, apron_segment, phrase("1. each item loads its own pixel")},
      {Apron::idle_items, r, apron_segment, phrase("2. the outer items only load")},
      {Apron::double_load, r, apron_segment, phrase("3. two loads, at -r and +r")},
      {Apron::double_load, raised_radius, thesis_group, phrase("MAX_RADIUS = 32 on a group of 32, two loads")},
      {Apron::triple_load, raised_radius, thesis_group, phrase("MAX_RADIUS = 32 on a group of 32, three loads")}};
  int row = overlay.lens->y0 + 6;
  for (const Strip& strip : strips) {
    draw_strip(overlay, strip, x + (strip.segment == thesis_group ? thesis_group / 2 : 0), row);
    row += strip_rows;
  }
  overlay.caption(picture.height, {told("upper row: cells of the tile, lower row: items of the group; r = {}", r)});
}

void draw_banks(Overlay& overlay, int x, int y, int stride, const Planes& picture) {
  constexpr int items = 16, apart = 4, wide = items * apart, high = 34;
  constexpr int middle_x = wide / 2, middle_y = high / 2;
  overlay.look_through(make_lens(x + middle_x, y + middle_y, wide + 6, high, picture, lens_share, false));
  frame(overlay);
  const double left = overlay.lens->x0 + 3, top = overlay.lens->y0 + 6, low = top + 18;
  const auto middle = [&](int i) { return left + apart * i + 0.5 * (apart - 1); };
  std::array<int, items> words{};
  for (int i = 0; i < items; ++i) ++words[std::size_t(i * stride % items)];
  const int turns = bank_conflict_degree(stride);
  for (int i = 0; i < items; ++i) {
    const int bank = i * stride % items, there = words[std::size_t(i)];
    draw_item(overlay, left + apart * i, top, apart - 1, std::to_string(i));
    overlay.line(middle(i), top + apart - 1, middle(bank), low, words[std::size_t(bank)] > 1 ? wrong_color : right_color);
    const std::uint32_t color = there > 1 ? wrong_color : there == 1 ? right_color : idle_color;
    overlay.box(left + apart * i, low, left + apart * (i + 1) - 1, low + apart - 1, color);
    overlay.word(left + apart * i, low + apart - 1 - 0.3, std::to_string(i));
  }
  overlay.word(overlay.lens->x0, top - 1, told("work-items 0 to 15 of a half-warp; item i reads word {} i", stride));
  overlay.caption(picture.height, {told("16 banks of local memory, word n in bank n mod 16; stride {}: {}", stride,
                                        turns == 1 ? said("all are served at once")
                                                   : told("{} items read one bank, in {} turns", turns, turns))});
}

void draw_work_space(Overlay& overlay, int x, int y, const Planes& picture) {
  constexpr int side = 4, local = 2, count = side * side, marked = 11;
  constexpr double small = 3, large = 8;
  constexpr int columns = count * int(small) + 4, rows = int(small) + side * int(large) + 12;
  const int middle_x = x + columns / 2, middle_y = y + rows / 2;
  overlay.look_through(make_lens(middle_x, middle_y, columns, rows, picture, lens_share, false));
  frame(overlay);
  const double left = overlay.lens->x0 + 2, top = overlay.lens->y0 + 4;
  for (int i = 0; i < count; ++i) draw_item(overlay, left + small * i, top, small, std::to_string(i));
  for (int i = 0; i < count; i += side) overlay.box(left + small * i, top, left + small * (i + side), top + small, apron_color);
  mark_item(overlay, left + small * marked, top, small);
  const double low = top + small + 5;
  for (int i = 0; i < count; ++i) {
    const int column = i % side, row = i / side;
    draw_item(overlay, left + large * column, low + large * row, large, fmt::format("({}, {})", column, row));
  }
  for (int gy = 0; gy < local; ++gy)
    for (int gx = 0; gx < local; ++gx)
      overlay.box(left + large * local * gx, low + large * local * gy, left + large * local * (gx + 1),
                  low + large * local * (gy + 1), apron_color);
  constexpr int marked_column = marked % side, marked_row = marked / side;
  mark_item(overlay, left + large * marked_column, low + large * marked_row, large);
  overlay.word(overlay.lens->x0, top - 0.6,
               said("16 items, 4 groups of 4 (amber); item 11: global id 11, group 2, local id 3"));
  overlay.word(overlay.lens->x0, low - 0.6,
               said("4 x 4 items, groups of 2 x 2; item (3, 2), x first: group (1, 1), local id (1, 0)"));
  overlay.caption(picture.height,
                  {said("global id = group id x local size + local id; global size / local size = groups: 16 / 4 = 4")});
}

}  // namespace ws::filter
