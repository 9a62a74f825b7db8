// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/spatial_order.h"

#include "compute/core/device/radix_sort.h"
#include "compute/geometry/box.h"

#include <algorithm>
#include <array>

namespace ws::triangulation {

namespace {

/// Which quarter comes when, and how the curve is turned within it: four orientations, two bits of place in, two out.
constexpr std::array<std::array<std::uint8_t, 4>, 4> place_of_quarter{{{0, 1, 3, 2}, {0, 3, 1, 2}, {2, 1, 3, 0}, {2, 3, 1, 0}}};
constexpr std::array<std::array<std::uint8_t, 4>, 4> turned_in_quarter{
    {{1, 0, 2, 0}, {0, 3, 1, 1}, {2, 2, 0, 3}, {3, 1, 3, 2}}};

std::uint64_t hilbert_place(std::uint32_t x, std::uint32_t y, int level_count) {
  std::uint64_t place = 0;
  std::uint32_t turn = 0;
  for (int level = level_count - 1; level >= 0; --level) {
    const std::uint32_t quarter = ((x >> level & 1) << 1) | (y >> level & 1);
    place = place << 2 | place_of_quarter[turn][quarter];
    turn = turned_in_quarter[turn][quarter];
  }
  return place;
}

std::uint64_t mixed(std::uint64_t x) {  // SplitMix64's
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

using Bounds = Box<double, 2>;

Bounds box_of(Point p) { return {{p.x, p.y}, {p.x, p.y}}; }

/// The square that the curve fills.
struct CurveSquare {
  Point low;
  double scale;
  int level_count;

  CurveSquare(const Bounds& box, int levels) : low{box.low[0], box.low[1]}, level_count(levels) {
    const double side = std::max(box.high[0] - box.low[0], box.high[1] - box.low[1]);
    const auto cells = static_cast<double>((1u << levels) - 1);
    scale = side > 0 ? cells / side : 0;
  }
  [[nodiscard]] std::uint64_t place(Point p) const {
    return hilbert_place(static_cast<std::uint32_t>((p.x - low.x) * scale), static_cast<std::uint32_t>((p.y - low.y) * scale),
                         level_count);
  }
};

int levels_for(std::size_t count) {
  int levels = 4;
  while ((std::size_t{1} << (2 * levels)) < 64 * count && levels < 24) ++levels;
  return levels;
}

Bounds box_of(const std::vector<Point>& points, CpuExecutor& executor) {
  Bounds box = box_of(points[0]);
  executor.accumulate(
      "box of all points", points.size(), 4096, [&] { return box_of(points[0]); },
      [&](Bounds& local, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) local.add(box_of(points[i]));
      },
      [&](const Bounds& local) { box.add(local); });
  return box;
}

/// On all threads: the points' places along the curve and what `key` makes of them, sorted by `bits` of that.
template <class KeyOf>
std::vector<std::uint32_t> ordered(const std::vector<Point>& points, const Bounds& box, int levels, int bits,
                                   CpuExecutor& executor, const KeyOf& key) {
  const CurveSquare square(box, levels);
  HostBuffer<std::uint64_t> keys(points.size());
  std::vector<std::uint32_t> order(points.size());
  executor.for_each(
      "places along the curve", points.size(),
      [&](std::uint32_t i) {
        keys[i] = key(square.place(points[i]), i);
        order[i] = i;
      },
      100);
  radix_sort(executor, "order along the curve", keys, order, bits);
  return order;
}

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, const Bounds& box, CpuExecutor& executor) {
  const int levels = levels_for(points.size());
  return ordered(points, box, levels, 2 * levels, executor, [](std::uint64_t place, std::uint32_t) { return place; });
}

}  // namespace

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, CpuExecutor& executor) {
  if (points.empty()) return {};
  return hilbert_order(points, box_of(points, executor), executor);
}

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, const std::vector<std::uint32_t>& outermost,
                                         CpuExecutor& executor) {
  if (points.empty()) return {};
  Bounds box = box_of(points[outermost[0]]);
  for (const std::uint32_t p : outermost) box.add(box_of(points[p]));
  return hilbert_order(points, box, executor);
}

std::vector<std::uint32_t> insertion_order(const std::vector<Point>& points, CpuExecutor& executor) {
  if (points.empty()) return {};
  const int levels = levels_for(points.size());
  constexpr int bits_per_round = 3, round_count = 4;
  return ordered(points, box_of(points, executor), levels, 2 * levels + 2, executor, [&](std::uint64_t place, std::uint32_t i) {
    const std::uint64_t random = mixed(i);
    int round = round_count - 1;  // the last has seven eighths of all
    while (round > 0 && (random >> (bits_per_round * round) & ((1u << bits_per_round) - 1)) == 0) --round;
    return place | static_cast<std::uint64_t>(round) << (2 * levels);
  });
}

}  // namespace ws::triangulation
