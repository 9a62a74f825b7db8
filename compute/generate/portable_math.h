// Elementary functions with the same bits on every machine: additions, multiplications and divisions in a fixed order, where
// the C library's own differ between versions and processors.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::generate {

inline constexpr double pi = 0x1.921fb54442d18p1;

/// Within 1 ulp or so for |x| ≤ 10⁵.
[[nodiscard]] double portable_sin(double x);
[[nodiscard]] double portable_cos(double x);
/// Natural logarithm, within 1 ulp or so, of a normal positive number.
[[nodiscard]] double portable_log(double x);

}  // namespace ws::generate
