// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/spatial_order.h"

#include "compute/core/device/executor_cpu.h"

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

/// The square that the curve fills.
struct CurveSquare {
  Point low;
  double scale;
  int level_count;

  CurveSquare(Point least, Point most, int levels) : low(least), level_count(levels) {
    const double side = std::max(most.x - least.x, most.y - least.y), cells = static_cast<double>((1u << levels) - 1);
    scale = side > 0 ? cells / side : 0;
  }
  [[nodiscard]] std::uint64_t place(Point p) const {
    return hilbert_place(static_cast<std::uint32_t>((p.x - low.x) * scale), static_cast<std::uint32_t>((p.y - low.y) * scale),
                         level_count);
  }
};

struct Corners {
  Point low, high;
  void add(Point p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
};

constexpr int digit_bits = 11;
constexpr std::size_t digit_count = 1u << digit_bits;
std::size_t digit_of(const Keyed& item, int shift) { return item.key >> shift & (digit_count - 1); }

/// One digit's stable pass over pieces side by side.
void sort_by_digit(const std::vector<Keyed>& from, std::vector<Keyed>& to, int shift, CpuExecutor& executor) {
  constexpr std::size_t most_pieces = 64, least_piece = 8'192;
  const std::size_t piece = std::max(least_piece, (from.size() + most_pieces - 1) / most_pieces);
  const std::size_t piece_count = (from.size() + piece - 1) / piece;
  std::vector<std::array<std::uint32_t, digit_count>> start(piece_count);
  const auto for_pieces = [&](const auto& f) {
    executor.for_ranges("order along the curve", piece_count, 1, [&](std::size_t begin, std::size_t end) {
      for (std::size_t p = begin; p < end; ++p)
        for (std::size_t i = p * piece; i < std::min((p + 1) * piece, from.size()); ++i)
          f(start[p], from[i], digit_of(from[i], shift));
    });
  };
  for_pieces([](auto& counts, const Keyed&, std::size_t digit) { ++counts[digit]; });
  std::uint32_t sum = 0;
  for (std::size_t digit = 0; digit < digit_count; ++digit)
    for (auto& counts : start) sum += std::exchange(counts[digit], sum);
  for_pieces([&](auto& next, const Keyed& item, std::size_t digit) { to[next[digit]++] = item; });
}

int levels_for(std::size_t count) {
  int levels = 4;
  while ((std::size_t{1} << (2 * levels)) < 64 * count && levels < 24) ++levels;
  return levels;
}

}  // namespace

void sort_by_key(std::vector<Keyed>& items, int bits) {
  std::vector<Keyed> other(items.size());
  for (int shift = 0; shift < bits; shift += digit_bits) {
    std::array<std::size_t, digit_count> start{};
    for (const Keyed& item : items) ++start[digit_of(item, shift)];
    std::size_t sum = 0;
    for (std::size_t& s : start) sum += std::exchange(s, sum);
    for (const Keyed& item : items) other[start[digit_of(item, shift)]++] = item;
    std::swap(items, other);
  }
}

std::vector<Keyed> hilbert_keys(const std::vector<Point>& points, int level_count) {
  std::vector<Keyed> keys(points.size());
  if (points.empty()) return keys;
  Corners corners{points[0], points[0]};
  for (const Point p : points) corners.add(p);
  const CurveSquare square(corners.low, corners.high, level_count);
  for (std::size_t i = 0; i < points.size(); ++i) keys[i] = {square.place(points[i]), static_cast<std::uint32_t>(i)};
  return keys;
}

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points) {
  const int levels = levels_for(points.size());
  std::vector<Keyed> keys = hilbert_keys(points, levels);
  sort_by_key(keys, 2 * levels);
  return indices_of(keys);
}

namespace {

/// On all threads: the points' places along the curve and what `key` makes of them, sorted by `bits` of that.
template <class KeyOf>
std::vector<std::uint32_t> ordered(const std::vector<Point>& points, int levels, int bits, CpuExecutor& executor,
                                   const KeyOf& key) {
  Corners corners{points[0], points[0]};
  executor.accumulate(
      "box of all points", points.size(), 65'536,
      [&] {
        return Corners{points[0], points[0]};
      },
      [&](Corners& local, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) local.add(points[i]);
      },
      [&](const Corners& local) { corners.add(local.low), corners.add(local.high); });
  const CurveSquare square(corners.low, corners.high, levels);
  std::vector<Keyed> keys(points.size()), other(points.size());
  executor.for_each(
      "places along the curve", points.size(),
      [&](std::uint32_t i) {
        keys[i] = {key(square.place(points[i]), i), i};
      },
      40);
  for (int shift = 0; shift < bits; shift += digit_bits) {
    sort_by_digit(keys, other, shift, executor);
    std::swap(keys, other);
  }
  std::vector<std::uint32_t> order(points.size());
  executor.for_each("order along the curve", points.size(), [&](std::uint32_t i) { order[i] = keys[i].index; });
  return order;
}

}  // namespace

std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, CpuExecutor& executor) {
  if (points.empty()) return {};
  const int levels = levels_for(points.size());
  return ordered(points, levels, 2 * levels, executor, [](std::uint64_t place, std::uint32_t) { return place; });
}

std::vector<std::uint32_t> insertion_order(const std::vector<Point>& points, CpuExecutor& executor) {
  if (points.empty()) return {};
  const int levels = levels_for(points.size());
  constexpr int bits_per_round = 3, round_count = 4;
  return ordered(points, levels, 2 * levels + 2, executor, [&](std::uint64_t place, std::uint32_t i) {
    const std::uint64_t random = mixed(i);
    int round = round_count - 1;  // the last has seven eighths of all
    while (round > 0 && (random >> (bits_per_round * round) & ((1u << bits_per_round) - 1)) == 0) --round;
    return place | static_cast<std::uint64_t>(round) << (2 * levels);
  });
}

}  // namespace ws::triangulation
