// An explanation as plain text: pseudocode with the current line, why, what was rejected, claims, counters.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/explanation.h"

#include <string>

namespace ws::app {

/// "✓", "✗", or "?" for a claim that was not checked.
[[nodiscard]] const char* mark_of(const Claim& claim);
/// "1.23e+06", "17": up to six digits.
[[nodiscard]] std::string number_text(double number);
/// "×1.05", "99 %": what was measured beside what was expected; empty where nothing was expected.
[[nodiscard]] std::string ratio_text(const Counter& counter);

/// Lines that end with a newline. Texts of files in it are not escaped.
[[nodiscard]] std::string to_text(const Explanation& explanation);
[[nodiscard]] std::string to_text(const Reasons& reasons);

}  // namespace ws::app
