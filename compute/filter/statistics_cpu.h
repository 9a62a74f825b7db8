// The statistics of planes on the CPU: least and greatest value, how many are not numbers, and the histogram of each channel.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace ws::filter {

/// What one thread has counted. All values of a plane are of one type.
class ValueCounts {
 public:
  ValueCounts(std::size_t channels, double white) : bins_per_unit_(float(256 / white)), channels_(channels) {}

  void add(std::size_t channel, Span<const float> values);
  void add(std::size_t channel, Span<const std::uint8_t> values);
  void add(const ValueCounts& other);
  [[nodiscard]] Statistics statistics() const;

 private:
  static constexpr std::size_t bins = 256;
  /// Neighbours are counted in different copies: a bin that is wanted again at once would keep the processor waiting.
  static constexpr std::size_t copies = 4;
  using Copies = std::array<std::array<std::uint32_t, bins>, copies>;
  struct Channel {
    Copies of_floats{}, of_bytes{};  ///< the latter of values
    std::size_t nan_count = 0;       ///< they stand in bin 0, too
  };

  float bins_per_unit_;
  float low_ = std::numeric_limits<float>::infinity(), high_ = -low_;
  std::vector<Channel> channels_;
};

}  // namespace ws::filter
