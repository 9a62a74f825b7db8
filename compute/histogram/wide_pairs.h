// Pairs of references counted sixteen at once, where the processor has AVX-512.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins.h"

#include <cstddef>
#include <cstdint>

namespace ws::histogram {

[[nodiscard]] bool has_wide_lanes();

/// What count_block_pairs does, but that lanes of two neighbouring blocks are the pairs: of an even number of blocks. Only
/// where has_wide_lanes().
void count_wide_pairs(const float* packed, std::size_t block_count, const float* query, std::size_t dimension,
                      const BinRule& rule, std::int32_t* counters, std::int32_t* pairs);

/// Calls `body.operator()<Dimension>()` for one to three dimensions.
template <class Body>
void with_flat_dimension(std::size_t dimension, const Body& body) {
  if (dimension == 1) return body.template operator()<1>();
  if (dimension == 2) return body.template operator()<2>();
  body.template operator()<3>();
}

}  // namespace ws::histogram
