// What changed from one step to another, in words.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"

#include <string>
#include <vector>

namespace ws::app {

/// "balls 48 → 40 (−8)", "reason is new": of values with the same name that are different, in the order of `now`, then those
/// that are no longer there. Reals to six digits.
[[nodiscard]] std::vector<std::string> value_changes(const std::vector<Property>& before, const std::vector<Property>& now);

}  // namespace ws::app
