// Sorting that can be stopped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"

#include <algorithm>
#include <cstdint>
#include <stop_token>

namespace ws::triangulation {

/// std::sort that looks about each millisecond whether a stop was requested, and then throws Cancelled: the elements are left
/// in some order. For elements whose moves do not throw.
template <class Iterator, class Less>
void polled_sort(Iterator begin, Iterator end, const std::stop_token& stop, const Less& less) {
  std::uint32_t count = 0;  // shared: std::sort copies what compares
  std::sort(begin, end, [&](const auto& a, const auto& b) {
    constexpr std::uint32_t per_poll = 1 << 15;
    if (++count % per_poll == 0 && stop.stop_requested()) throw Cancelled{};
    return less(a, b);
  });
}

}  // namespace ws::triangulation
