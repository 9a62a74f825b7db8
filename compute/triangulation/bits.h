// A set of up to 64 W small numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ws::triangulation {

template <std::size_t W>
struct Bits {
  std::array<std::uint64_t, W> word{};

  [[nodiscard]] static Bits below(std::uint32_t count) {
    Bits bits;
    for (std::uint32_t i = 0; i < count; ++i) bits.set(i);
    return bits;
  }
  [[nodiscard]] bool test(std::uint32_t i) const { return word[i / 64] >> (i % 64) & 1; }
  void set(std::uint32_t i) { word[i / 64] |= std::uint64_t{1} << (i % 64); }
  void reset(std::uint32_t i) { word[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
  [[nodiscard]] std::size_t count() const {
    std::size_t sum = 0;
    for (const std::uint64_t w : word) sum += static_cast<std::size_t>(std::popcount(w));
    return sum;
  }
  [[nodiscard]] bool intersects(const Bits& other) const {
    std::uint64_t any = 0;
    for (std::size_t k = 0; k < W; ++k) any |= word[k] & other.word[k];
    return any != 0;
  }
  void remove(const Bits& other) {
    for (std::size_t k = 0; k < W; ++k) word[k] &= ~other.word[k];
  }
  void add(const Bits& other) {
    for (std::size_t k = 0; k < W; ++k) word[k] |= other.word[k];
  }
  /// The smallest member from `start` on; 64 W where there is none.
  [[nodiscard]] std::uint32_t next(std::uint32_t start) const {
    for (std::size_t k = start / 64; k < W; ++k) {
      std::uint64_t w = word[k];
      if (k == start / 64) w &= ~std::uint64_t{0} << (start % 64);
      if (w) return static_cast<std::uint32_t>(64 * k) + static_cast<std::uint32_t>(std::countr_zero(w));
    }
    return 64 * W;
  }
};

/// f(std::integral_constant<std::size_t, W>{}) with the smallest of 1, 2, 4, 8 words that hold `count` numbers.
template <class F>
decltype(auto) with_words(std::size_t count, const F& f) {
  if (count <= 64) return f(std::integral_constant<std::size_t, 1>{});
  if (count <= 128) return f(std::integral_constant<std::size_t, 2>{});
  if (count <= 256) return f(std::integral_constant<std::size_t, 4>{});
  return f(std::integral_constant<std::size_t, 8>{});
}

}  // namespace ws::triangulation
