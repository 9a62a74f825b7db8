// SPDX-License-Identifier: MIT
#include "compute/triangulation/spatial_order.h"

#include <algorithm>
#include <array>
#include <utility>

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

std::vector<std::uint32_t> indices_of(const std::vector<Keyed>& items) {
  std::vector<std::uint32_t> indices(items.size());
  std::transform(items.begin(), items.end(), indices.begin(), [](Keyed item) { return item.index; });
  return indices;
}

int levels_for(std::size_t count) {
  int levels = 4;
  while ((std::size_t{1} << (2 * levels)) < 64 * count && levels < 24) ++levels;
  return levels;
}

}  // namespace

void sort_by_key(std::vector<Keyed>& items, int bits) {
  constexpr int digit_bits = 11;
  std::vector<Keyed> other(items.size());
  for (int shift = 0; shift < bits; shift += digit_bits) {
    std::array<std::size_t, 1 << digit_bits> start{};
    const auto digit = [&](const Keyed& item) { return item.key >> shift & ((1u << digit_bits) - 1); };
    for (const Keyed& item : items) ++start[digit(item)];
    std::size_t sum = 0;
    for (std::size_t& s : start) sum += std::exchange(s, sum);
    for (const Keyed& item : items) other[start[digit(item)]++] = item;
    std::swap(items, other);
  }
}

std::vector<Keyed> hilbert_keys(const std::vector<Point>& points, int level_count) {
  std::vector<Keyed> keys(points.size());
  if (points.empty()) return keys;
  Point low = points[0], high = points[0];
  for (const Point p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const double side = std::max(high.x - low.x, high.y - low.y);
  const double cells = static_cast<double>((1u << level_count) - 1), scale = side > 0 ? cells / side : 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto x = static_cast<std::uint32_t>((points[i].x - low.x) * scale);
    const auto y = static_cast<std::uint32_t>((points[i].y - low.y) * scale);
    keys[i] = {hilbert_place(x, y, level_count), static_cast<std::uint32_t>(i)};
  }
  return keys;
}

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points) {
  const int levels = levels_for(points.size());
  std::vector<Keyed> keys = hilbert_keys(points, levels);
  sort_by_key(keys, 2 * levels);
  return indices_of(keys);
}

std::vector<std::uint32_t> insertion_order(const std::vector<Point>& points) {
  const int levels = levels_for(points.size());
  constexpr int bits_per_round = 3, round_count = 4;
  std::vector<Keyed> keys = hilbert_keys(points, levels);
  for (Keyed& item : keys) {
    const std::uint64_t random = mixed(item.index);
    int round = round_count - 1;  // the last has seven eighths of all
    while (round > 0 && (random >> (bits_per_round * round) & ((1u << bits_per_round) - 1)) == 0) --round;
    item.key |= static_cast<std::uint64_t>(round) << (2 * levels);
  }
  sort_by_key(keys, 2 * levels + 2);
  return indices_of(keys);
}

}  // namespace ws::triangulation
