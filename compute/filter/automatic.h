// Finds out by measuring which variant `automatic` stands for.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"

namespace ws::filter {

/// The fastest of `candidates` (those that check_variant refuses are passed over) for images like `in` and filters like this
/// one: each is run twice on `in`, and the shortest time counts. The context's cache keeps the answer per backend and device,
/// pixel type, size class (powers of four of the pixel count), radius (up to 64 exactly, then powers of two) and thread count,
/// so that only the first image of a kind is measured. All candidates must give the same bits: then the choice cannot be seen
/// in the values of the result. Throws Cancelled.
[[nodiscard]] Variant fastest_variant(const Engine& engine, const PlanesPtr& in, const Convolution& convolution,
                                      const std::vector<Variant>& candidates, RunContext& context);

}  // namespace ws::filter
