// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/fine_lines.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::ridge {

namespace {

double distance_between(const double* a, const double* b, std::size_t d) {
  double sum = 0;
  for (std::size_t k = 0; k < d; ++k) sum += (a[k] - b[k]) * (a[k] - b[k]);
  return std::sqrt(sum);
}

/// f(a, b, parts) for each edge, which is to be cut into `parts` parts, counted from a; and for an open line's last vertex,
/// which is one part.
template <class F>
void for_parts(const Polyline& line, std::size_t d, double spacing, const F& f) {
  const std::size_t count = line.coordinates.size() / d;
  for (std::size_t i = 0; i < count; ++i) {
    const bool is_end = !line.closed && i + 1 == count;
    const double *a = &line.coordinates[i * d], *b = is_end ? a : &line.coordinates[(i + 1) % count * d];
    f(a, b, std::max(1.0, std::ceil(distance_between(a, b, d) / spacing)));
  }
}

}  // namespace

double FineLines::distance(std::size_t a, std::size_t b) const { return distance_between(at(a), at(b), dimension); }

double node_count(const PolylineSet& set, double spacing) {
  double count = 0;
  for (const Polyline& line : set.lines)
    for_parts(line, set.dimension, spacing, [&](const double*, const double*, double parts) { count += parts; });
  return count;
}

FineLines cut(const PolylineSet& set, const std::vector<double>& origin, double spacing) {
  const std::size_t d = set.dimension;
  FineLines fine{d, origin, {}, {}};
  for (const Polyline& line : set.lines) {
    const std::size_t begin = fine.size();
    for_parts(line, d, spacing, [&](const double* a, const double* b, double parts) {
      for (double part = 0; part < parts; ++part)
        for (std::size_t k = 0; k < d; ++k) fine.coordinates.push_back(a[k] + part / parts * (b[k] - a[k]) - origin[k]);
    });
    if (fine.size() > begin) fine.lines.push_back({begin, fine.size(), line.closed});
  }
  return fine;
}

PolylineSet to_polylines(const FineLines& fine) {
  PolylineSet set{fine.dimension, {}, {}};
  for (const auto& line : fine.lines) {
    Polyline polyline{{}, line.closed};
    for (std::size_t v = line.begin * fine.dimension; v < line.end * fine.dimension; ++v)
      polyline.coordinates.push_back(fine.coordinates[v] + fine.origin[v % fine.dimension]);
    set.lines.push_back(std::move(polyline));
  }
  return set;
}

}  // namespace ws::ridge
