// SPDX-License-Identifier: MIT
#include "compute/core/data/fingerprint.h"

#include <fmt/format.h>

#include <atomic>
#include <bit>

namespace ws {

std::uint64_t next_identity() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

void Fingerprint::add(double value) { add(std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value)); }

std::string Fingerprint::text() const { return fmt::format("{:016x}", state_); }

}  // namespace ws
