// Round numbers along an axis, and how they are written.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ws::render {

struct Tick {
  double value = 0;
  std::string text;
};

/// 1, 2 or 5 times a power of ten, at least `smallest` (which is above 0).
[[nodiscard]] double nice_step(double smallest);
/// The multiples of `step` from `low` to `high`, at most 1000 of them.
[[nodiscard]] std::vector<double> multiples(double low, double high, double step);
/// "0", "−0.25", "1.5×10⁻⁷": as many digits as tell neighbours of distance `step` apart.
[[nodiscard]] std::string format_tick(double value, double step);

/// At most about `count` round values from `low` to `high`; on a logarithmic scale powers of ten.
[[nodiscard]] std::vector<Tick> ticks(double low, double high, double count, bool logarithmic = false);

}  // namespace ws::render
