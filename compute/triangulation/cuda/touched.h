// Host memory that is made ready before the device copies to it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"

#include <cstddef>
#include <cstdint>

namespace ws::triangulation {

/// Writes zeros to the first number of each page, on all threads: the system gives a page when it is first written, which one
/// copying thread would wait for, page after page. Does nothing where pages are few.
void touch_pages(Span<std::uint32_t> numbers, RunContext& context);

}  // namespace ws::triangulation
