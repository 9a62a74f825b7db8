// Coordinates far from 0, counted from a place near the mesh: single precision then keeps what doubles have of its shape.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ws::io {
namespace {

/// Along an axis, of the finite corners.
struct Range {
  double low = std::numeric_limits<double>::infinity(), high = -std::numeric_limits<double>::infinity();
  bool was_rounded = false;

  [[nodiscard]] double size() const { return high - low; }
  [[nodiscard]] double farthest() const { return std::max(-low, high); }
};

std::array<double, 3> exact_position(const RawMesh& raw, std::size_t vertex) {
  const auto& p = raw.positions[vertex];
  return raw.exact.empty() ? std::array<double, 3>{p[0], p[1], p[2]} : raw.exact[vertex];
}

std::array<Range, 3> ranges_of(const FileSource& source, const RawMesh& raw) {
  std::array<Range, 3> ranges;
  for (std::size_t i = 0; i < raw.corners.size(); ++i) {
    if (i % mesh_poll_interval == 0) source.check_stop();
    const std::array<double, 3> p = exact_position(raw, raw.corners[i]);
    if (!std::isfinite(p[0]) || !std::isfinite(p[1]) || !std::isfinite(p[2])) continue;
    for (std::size_t k = 0; k < 3; ++k) {
      ranges[k].low = std::min(ranges[k].low, p[k]);
      ranges[k].high = std::max(ranges[k].high, p[k]);
      ranges[k].was_rounded |= std::fabs(p[k] - double(raw.positions[raw.corners[i]][k])) > 0;
    }
  }
  return ranges;
}

/// The multiple of ten to the power `exponent` nearest to `x`; of two that are as near, the one nearer to 0.
double rounded_to_power(double x, int exponent) {
  const auto rounded = [](double y) { return std::copysign(std::ceil(std::fabs(y) - 0.5), y); };
  const double power = std::pow(10.0, std::abs(exponent));
  return exponent < 0 ? rounded(x * power) / power : rounded(x / power) * power;
}

}  // namespace

void recentre(const FileSource& source, RawMesh& raw) {
  const auto ranges = ranges_of(source, raw);
  const double extent = std::max({ranges[0].size(), ranges[1].size(), ranges[2].size()});
  if (!(extent > 0) || !std::isfinite(extent)) return;
  for (std::size_t k = 0; k < 3; ++k) {
    // Extents: four bits of each coordinate tell the distance instead of the shape; or eight, which all that is computed loses.
    const double far_off = ranges[k].was_rounded ? 16 : 256;
    if (ranges[k].farthest() <= far_off * extent) continue;
    raw.origin[k] = rounded_to_power(ranges[k].low / 2 + ranges[k].high / 2, static_cast<int>(std::ceil(std::log10(extent))));
    for (std::size_t v = 0; v < raw.positions.size(); ++v) {
      if (v % mesh_poll_interval == 0) source.check_stop();
      const double x = exact_position(raw, v)[k] - raw.origin[k];
      raw.positions[v][k] = static_cast<float>(x);
      if (!raw.exact.empty()) raw.exact[v][k] = x;
    }
  }
}

}  // namespace ws::io
