// Normal deviates by the polar method; even integers by multiplication.
// SPDX-License-Identifier: MIT
#include "compute/generate/random.h"

#include "compute/generate/portable_math.h"

#include <cmath>
#include <utility>

namespace ws::generate {

double Random::normal() {
  if (std::exchange(has_spare_, false)) return spare_;
  double u, v, square;
  do {
    u = 2 * uniform() - 1;
    v = 2 * uniform() - 1;
    square = u * u + v * v;
  } while (square >= 1 || square == 0);
  const double scale = std::sqrt(-2 * portable_log(square) / square);
  spare_ = v * scale;
  has_spare_ = true;
  return u * scale;
}

// Lemire, "Fast random integer generation in an interval", 2019: what libstdc++'s uniform_int_distribution does with this
// generator, so that `uniform27` gives its published instances with any standard library.
std::uint64_t Random::integer(std::uint64_t last) {
  if (last == ~std::uint64_t{0}) return generator_();
  const std::uint64_t range = last + 1, threshold = (0 - range) % range;
  unsigned __int128 product;
  do product = static_cast<unsigned __int128>(generator_()) * range;
  while (static_cast<std::uint64_t>(product) < threshold);
  return static_cast<std::uint64_t>(product >> 64);
}

}  // namespace ws::generate
