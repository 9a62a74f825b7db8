// A set of up to 64 W small numbers, in registers: every loop is over all words, so that none is indexed by a value.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ws {

// In device code std::popcount and its like compile without a warning, and give 0 (CUDA 13.0 with libstdc++ 12).
template <class Word>
[[nodiscard]] WS_DEVICE WS_INLINE std::uint32_t count_ones(Word word) {
  if constexpr (compiled_for_device)
    return static_cast<std::uint32_t>(__popcll(word));
  else
    return static_cast<std::uint32_t>(std::popcount(word));
}
/// The place of the lowest bit that is set; there must be one.
template <class Word>
[[nodiscard]] WS_DEVICE WS_INLINE std::uint32_t lowest_one(Word word) {
  if constexpr (compiled_for_device)
    return static_cast<std::uint32_t>(__ffsll(static_cast<std::make_signed_t<Word>>(word)) - 1);
  else
    return static_cast<std::uint32_t>(std::countr_zero(word));
}
/// The same of the highest.
template <class Word>
[[nodiscard]] WS_DEVICE WS_INLINE std::uint32_t highest_one(Word word) {
  if constexpr (compiled_for_device)
    return 63u - static_cast<std::uint32_t>(__clzll(static_cast<std::make_signed_t<Word>>(word)));
  else
    return 63u - static_cast<std::uint32_t>(std::countl_zero(word));
}

template <std::size_t W>
struct Bits {
  std::array<std::uint64_t, W> word{};

  static constexpr std::uint32_t capacity = 64 * W;

  /// The numbers below `count`.
  [[nodiscard]] WS_DEVICE static Bits below(std::uint32_t count) {
    Bits bits;
    for (std::uint32_t k = 0; k < W; ++k) {
      const std::uint32_t first = 64 * k;
      if (count > first) bits.word[k] = count - first >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (count - first)) - 1;
    }
    return bits;
  }
  [[nodiscard]] WS_DEVICE static Bits only(std::uint32_t i) {
    Bits bits;
    for (std::uint32_t k = 0; k < W; ++k)
      if (k == i / 64) bits.word[k] = std::uint64_t{1} << (i % 64);
    return bits;
  }
  [[nodiscard]] WS_DEVICE bool test(std::uint32_t i) const { return intersects(only(i)); }
  WS_DEVICE void set(std::uint32_t i) { add(only(i)); }
  WS_DEVICE void reset(std::uint32_t i) { remove(only(i)); }
  [[nodiscard]] WS_DEVICE std::uint32_t count() const {
    std::uint32_t sum = 0;
    for (std::size_t k = 0; k < W; ++k) sum += count_ones(word[k]);
    return sum;
  }
  [[nodiscard]] WS_DEVICE bool intersects(const Bits& other) const {
    std::uint64_t any = 0;
    for (std::size_t k = 0; k < W; ++k) any |= word[k] & other.word[k];
    return any != 0;
  }
  WS_DEVICE void remove(const Bits& other) {
    for (std::size_t k = 0; k < W; ++k) word[k] &= ~other.word[k];
  }
  WS_DEVICE void add(const Bits& other) {
    for (std::size_t k = 0; k < W; ++k) word[k] |= other.word[k];
  }
  WS_DEVICE void keep_only(const Bits& other) {
    for (std::size_t k = 0; k < W; ++k) word[k] &= other.word[k];
  }
  /// The smallest member; `capacity` where there is none.
  [[nodiscard]] WS_DEVICE std::uint32_t first() const {
    std::uint32_t found = capacity;
    for (std::size_t k = W; k-- > 0;)
      if (word[k]) found = static_cast<std::uint32_t>(64 * k) + lowest_one(word[k]);
    return found;
  }
  /// The largest member; there must be one.
  [[nodiscard]] WS_DEVICE std::uint32_t last() const {
    std::uint32_t found = 0;
    for (std::size_t k = 0; k < W; ++k)
      if (word[k]) found = static_cast<std::uint32_t>(64 * k) + highest_one(word[k]);
    return found;
  }
  /// f(i) for each member, ascending.
  template <class F>
  WS_DEVICE void for_each(const F& f) const {
    for (std::size_t k = 0; k < W; ++k)
      for (std::uint64_t rest = word[k]; rest; rest &= rest - 1) f(static_cast<std::uint32_t>(64 * k) + lowest_one(rest));
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

}  // namespace ws
