// Points moved, added and deleted by hand: a parameter, so that edits are undone, saved and reproduced like any other.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "compute/triangulation/exact/points.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ws::triangulation {

/// A point after the edits, and its number: the input's points count from 0, added ones on from there; numbers of deleted ones
/// are not given again.
struct NumberedPoint {
  Point at;
  std::size_t number = 0;
};

/// What an edit does; four numbers each in the parameter: the kind, the point's number, x, y.
enum class EditKind { move, add, erase };

/// Throws Error{invalid_argument} for edits of points that are not there.
[[nodiscard]] std::vector<NumberedPoint> edited(const std::vector<Point>& input, const Numbers& edits);

/// How many points there are after edits of `count`; of edits that `edited` refuses any number. O(edits).
[[nodiscard]] std::size_t count_after(std::size_t count, const Numbers& edits);

/// A point that was moved, and where it was before.
struct MovedPoint {
  std::size_t number = 0;
  Point from;
};
/// What the last edit moves: none where it does something else, and where another point is in the place that the point left or
/// in that to which it came, since then the distinct points have other indices than before it. Throws as `edited`. O(points).
[[nodiscard]] std::optional<MovedPoint> moved_last(const std::vector<Point>& input, const Numbers& edits);

/// The edits with one more, which is the last one; moves of one point are one edit.
[[nodiscard]] Numbers with_move(Numbers edits, std::size_t number, Point to);
[[nodiscard]] Numbers with_added(Numbers edits, Point at);
[[nodiscard]] Numbers with_erased(Numbers edits, std::size_t number);

}  // namespace ws::triangulation
