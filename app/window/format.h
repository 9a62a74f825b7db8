// Numbers, values and sizes as people read them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <QString>

namespace ws::app {

[[nodiscard]] QString qt(std::string_view text);
/// 1 204 567, with thin gaps.
[[nodiscard]] QString grouped(std::uint64_t count);
/// "1 point", "7 397 points".
[[nodiscard]] QString counted_text(std::uint64_t count, const QString& one, const QString& many);
/// 950, 12.3 k, 1.2 M.
[[nodiscard]] QString short_count(std::uint64_t count);
[[nodiscard]] QString bytes_text(std::uint64_t bytes);
[[nodiscard]] QString ms_text(double ms);
/// With its unit; reals to six digits.
[[nodiscard]] QString property_text(const Property& property);
/// "ball_count" → "Ball count".
[[nodiscard]] QString readable(std::string_view snake_case);

}  // namespace ws::app
