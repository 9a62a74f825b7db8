// An explanation as rich text: pseudocode with the current line lit, why, what was rejected, claims, counters.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/theme.h"
#include "compute/core/result/explanation.h"

#include <QString>

namespace ws::app {

inline constexpr const char* line_mark = "▶";  ///< stands alone before the line of pseudocode that the step does

/// The parts of a rich text; each is empty where there is nothing to say.
[[nodiscard]] QString pseudocode_html(const Explanation& explanation, const ThemeColors& colors);
/// What is explained, and the sentence.
[[nodiscard]] QString why_html(const Reasons& reasons);
/// What it is made of, what was rejected, and claims with their marks, which differ in shape and colour.
[[nodiscard]] QString details_html(const Reasons& reasons, const ThemeColors& colors);
[[nodiscard]] QString counters_html(const Explanation& explanation, const ThemeColors& colors);

}  // namespace ws::app
