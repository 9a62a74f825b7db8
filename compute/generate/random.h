// Random numbers with the same bits on every machine: the standard fixes the generator, this file the distributions.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>

namespace ws::generate {

class Random {
 public:
  explicit Random(std::uint64_t seed) : generator_(seed) {}

  /// In [0, 1), a multiple of 2⁻⁵³.
  [[nodiscard]] double uniform() { return static_cast<double>(generator_() >> 11) * 0x1p-53; }
  /// Mean 0, standard deviation 1.
  [[nodiscard]] double normal();
  /// In 0…`last`, evenly.
  [[nodiscard]] std::uint64_t integer(std::uint64_t last);

 private:
  std::mt19937_64 generator_;
  double spare_ = 0;
  bool has_spare_ = false;
};

}  // namespace ws::generate
