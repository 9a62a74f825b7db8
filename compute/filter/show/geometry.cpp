// The geometry of a warp over its image: where the input's grid goes, and the line that no finite point reaches.
// SPDX-License-Identifier: MIT
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/overlay.h"

#include <cmath>

namespace ws::filter {

namespace {

constexpr std::uint32_t grid_color = pack_rgba(120, 200, 255, 90), outline_color = pack_rgba(120, 200, 255, 230),
                        vanishing_color = pack_rgba(255, 70, 90), divider_color = pack_rgba(255, 255, 255);
constexpr int grid_cells = 8, pieces = 64;

/// A point of one plane in the other plane. `before` is false on the vanishing line and behind it.
struct Mapped {
  double x, y;
  bool before;
};
Mapped map(const Matrix3& h, double x, double y) {
  const auto& m = h.m;
  const double w = m[6] * x + m[7] * y + m[8];
  return {(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w, w > 1e-9};
}

/// The straight line of the input from a to b, in pieces; those that reach behind the vanishing line are left out.
void draw_mapped(Overlay& overlay, const Matrix3& h, double ax, double ay, double bx, double by, std::uint32_t color) {
  Mapped last = map(h, ax, ay);
  for (int i = 1; i <= pieces; ++i) {
    const double t = double(i) / pieces;
    const Mapped next = map(h, ax + t * (bx - ax), ay + t * (by - ay));
    if (last.before && next.before) overlay.line(last.x, last.y, next.x, next.y, color);
    last = next;
  }
}

/// The line a x + b y + c = 0 within the image, with strokes on the side where the sum is negative.
void draw_vanishing_line(Overlay& overlay, double a, double b, double c, int width, int height) {
  const double norm = std::hypot(a, b);
  if (norm <= 0) return;
  const double along_x = -b / norm, along_y = a / norm, reach = std::hypot(width, height);
  const double cx = 0.5 * width, cy = 0.5 * height, distance = (a * cx + b * cy + c) / norm;
  if (std::abs(distance) > reach) return;
  const double x = cx - distance * a / norm, y = cy - distance * b / norm;
  overlay.line(x - reach * along_x, y - reach * along_y, x + reach * along_x, y + reach * along_y, vanishing_color);
  const double stroke = 0.02 * reach;
  for (int i = -24; i <= 24; ++i) {
    const double px = x + i * reach / 24 * along_x, py = y + i * reach / 24 * along_y;
    overlay.line(px, py, px - stroke * a / norm, py - stroke * b / norm, vanishing_color);
  }
  overlay.word(x, y, said("w = 0, strokes: w < 0"));
}

}  // namespace

Overlay draw_geometry(const Run& run, bool over_input) {
  Overlay overlay;
  if (!run.forward || !run.warp) return overlay;
  const double right = run.input->width - 1, bottom = run.input->height - 1;
  const Matrix3 forward = over_input ? Matrix3{} : *run.forward;
  for (int i = 0; i <= grid_cells; ++i) {
    const double t = double(i) / grid_cells;
    const std::uint32_t color = i == 0 || i == grid_cells ? outline_color : grid_color;
    draw_mapped(overlay, forward, t * right, 0, t * right, bottom, color);
    draw_mapped(overlay, forward, 0, t * bottom, right, t * bottom, color);
  }
  if (!over_input && run.warp_numbers.coverage <= 0)
    overlay.word(0.25 * run.warp->width, 0.5 * run.warp->height, said("nothing of the drawn sheet lies in the output"));
  const bool is_folded = !is_on_one_side(*run.forward, run.input->width, run.input->height);
  if (!over_input && is_folded && !run.parameters.corners.empty() && !run.warp->both_sheets)
    overlay.word(0.05 * run.warp->width, 0.95 * run.warp->height,
                 said("the corners fold the image: drawn is what lies\non its middle's side of w = 0"));
  const auto& m = over_input ? run.forward->m : run.warp->sample.m;
  if (!run.warp->affine)
    draw_vanishing_line(overlay, m[6], m[7], m[8], over_input ? run.input->width : run.warp->width,
                        over_input ? run.input->height : run.warp->height);
  return overlay;
}

void draw_divider(Overlay& overlay, double x, int height) { overlay.line(x, -0.5, x, height - 0.5, divider_color); }

}  // namespace ws::filter
