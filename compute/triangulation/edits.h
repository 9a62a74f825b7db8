// Points moved, added and deleted by hand: a parameter, so that edits are undone, saved and reproduced like any other.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "compute/triangulation/exact/points.h"

#include <cstddef>
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

/// The edits with one more; moves of one point are one edit.
[[nodiscard]] Numbers with_move(Numbers edits, std::size_t number, Point to);
[[nodiscard]] Numbers with_added(Numbers edits, Point at);
[[nodiscard]] Numbers with_erased(Numbers edits, std::size_t number);

}  // namespace ws::triangulation
