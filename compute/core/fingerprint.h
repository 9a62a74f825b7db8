// Short names for contents: what reports compare as `result_hash`, and what frames compare as revisions.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/span.h"

#include <cstdint>
#include <string>

namespace ws {

/// Mixes two revisions into one.
[[nodiscard]] constexpr std::uint64_t combine(std::uint64_t a, std::uint64_t b) {
  return (a ^ b) * 0x9E3779B97F4A7C15ull + (b << 7) + 1;
}

/// Rises with each call: names of things that no two of one process share.
[[nodiscard]] std::uint64_t next_identity();

/// FNV-1a over values in order. Equal for equal values: −0 counts as 0.
class Fingerprint {
 public:
  void add(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) {
      state_ ^= value >> (8 * byte) & 0xFF;
      state_ *= 1099511628211ull;
    }
  }
  void add(double value);
  /// Many values at the speed of memory; all NaN count as one.
  void add(Span<const float> values);
  void add(Span<const std::uint8_t> values);
  [[nodiscard]] std::string text() const;  ///< 16 hexadecimal digits

 private:
  std::uint64_t state_ = 14695981039346656037ull;
};

}  // namespace ws
