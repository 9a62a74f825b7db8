// SPDX-License-Identifier: MIT
#include "compute/core/fingerprint.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <bit>
#include <cstring>

namespace ws {

namespace {

constexpr std::size_t lane_count = 8;

/// Hashes words in interleaved lanes, which the processor can do at once.
class Lanes {
 public:
  void add(std::size_t i, std::uint32_t word) {
    std::uint64_t& lane = lanes_[i % lane_count];
    lane = (lane ^ word) * 0x9E3779B97F4A7C15ull;
    lane ^= lane >> 29;
  }
  void finish(Fingerprint& into) const {
    for (const std::uint64_t lane : lanes_) into.add(lane);
  }

 private:
  std::array<std::uint64_t, lane_count> lanes_{1, 2, 3, 4, 5, 6, 7, 8};
};

std::uint32_t canonical(float value) {
  if (value != value) return 0x7fc00000u;
  return std::bit_cast<std::uint32_t>(value == 0 ? 0.0f : value);
}

}  // namespace

std::uint64_t next_identity() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

void Fingerprint::add(double value) { add(std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value)); }

void Fingerprint::add(Span<const float> values) {
  Lanes lanes;
  for (std::size_t i = 0; i < values.size(); ++i) lanes.add(i, canonical(values[i]));
  add(std::uint64_t{values.size()});
  lanes.finish(*this);
}

void Fingerprint::add(Span<const std::uint8_t> values) {
  Lanes lanes;
  const std::size_t words = values.size() / 4;
  for (std::size_t i = 0; i < words; ++i) {
    std::uint32_t word = 0;
    std::memcpy(&word, values.data() + 4 * i, 4);
    lanes.add(i, word);
  }
  for (std::size_t i = 4 * words; i < values.size(); ++i) lanes.add(i, values[i]);
  add(std::uint64_t{values.size()});
  lanes.finish(*this);
}

std::string Fingerprint::text() const { return fmt::format("{:016x}", state_); }

}  // namespace ws
