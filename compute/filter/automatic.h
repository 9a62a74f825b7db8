// Which variant `automatic` stands for: a measurement.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"

namespace ws::filter {

/// The fastest of `candidates` (those that check_variant refuses are passed over) for images like `in` and filters like this
/// one: each is run on `in` until the fastest of two runs is known. The answer is kept for the process, per backend, pixel
/// type, size class (powers of four of the pixel count) and radius (up to 64 exactly, then powers of two), so that only the
/// first image of a kind pays. All candidates must give the same bits: then the choice cannot be seen in the result.
/// Thread-safe. Throws Cancelled.
[[nodiscard]] Variant fastest_variant(const Engine& engine, const PlanesPtr& in, const Convolution& convolution,
                                      const std::vector<Variant>& candidates, RunContext& context);

}  // namespace ws::filter
