// An order of points in which neighbours in the list are neighbours in the plane: along a Hilbert curve.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// A number with its place in a list, sorted by number and then place.
struct Keyed {
  std::uint64_t key = 0;
  std::uint32_t index = 0;
};
/// Stable, by the lowest `bits` of the keys. O(n bits / 11).
void sort_by_key(std::vector<Keyed>& items, int bits);

/// Places along a Hilbert curve over the points' box, below 2^(2 `level_count`). O(n level_count).
[[nodiscard]] std::vector<Keyed> hilbert_keys(const std::vector<Point>& points, int level_count);

/// Indices along a Hilbert curve. O(n).
[[nodiscard]] std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points);
/// The same in parallel.
[[nodiscard]] std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, CpuExecutor& executor);

/// Rounds of about an eighth, the rest …: each along the curve, each a random choice that does not depend on the points' places
/// (a biased randomised insertion order, after N. Amenta, S. Choi, G. Rote). So no order of insertion is a bad one. O(n).
[[nodiscard]] std::vector<std::uint32_t> insertion_order(const std::vector<Point>& points, CpuExecutor& executor);

}  // namespace ws::triangulation
