// A share of the k-subsets of the choosable edges in lexicographic order, each checked for crossings: by masks, or pair by pair
// as in the thesis. The same text on the CPU, where it is tested, and on a CUDA device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/bits.h"

namespace ws::triangulation {

/// All subsets that differ in their last element alone are checked at once, a bit each: the elements that nothing before them
/// crosses. None is passed over, also where those before cross already. `Stack`: `std::uint64_t& operator()(i, word)` for
/// i < k − 1.
template <std::size_t W, class Stack>
class MaskWalk {
 public:
  /// `k` ≥ 1. Elements from 0 on are placed one by one, then `begin`.
  WS_DEVICE MaskWalk(const Bits<W>* crossing, std::uint32_t n, std::uint32_t k, const Stack& stack)
      : crossing_(crossing), n_(n), k_(k), stack_(stack) {}

  WS_DEVICE void place(std::uint32_t element) {
    const Bits<W> bit = Bits<W>::only(element);
    const bool crosses = blocked_.intersects(bit);
    prefix_.add(bit);
    blocked_.add(crosses ? Bits<W>::below(Bits<W>::capacity) : crossing_[element]);
    if (placed_ + 2 < k_)
      for (std::uint32_t word = 0; word < W; ++word) stack_(placed_, word) = blocked_.word[word];
    ++placed_;
    next_ = element + 1;
  }
  /// The subset's last element, and how many subsets there are from it on.
  WS_DEVICE void begin(std::uint32_t last, std::uint64_t count) {
    next_ = last;
    remaining_ = count;
  }

  /// Places an element; where it is the last but one, checks those that follow. `found(set)` for each without crossings. False
  /// at the end of the share.
  template <class Found>
  WS_DEVICE bool step(const Found& found) {
    if (placed_ + 1 < k_) place(next_);
    if (placed_ + 1 < k_) return true;
    const std::uint32_t run = n_ - next_ < remaining_ ? n_ - next_ : static_cast<std::uint32_t>(remaining_);
    Bits<W> free = Bits<W>::below(next_ + run);
    free.remove(Bits<W>::below(next_));
    free.remove(blocked_);
    free.for_each([&](std::uint32_t last) {
      Bits<W> set = prefix_;
      set.set(last);
      found(set);
    });
    remaining_ -= run;
    if (remaining_ == 0) return false;
    retreat();
    return true;
  }

 private:
  /// Takes away the elements that are at their largest, and the one before them, which grows by one.
  WS_DEVICE void retreat() {
    Bits<W> room = Bits<W>::below(n_ - 1);
    room.remove(prefix_);
    const std::uint32_t gap = room.last();
    placed_ -= n_ - 2 - gap;
    prefix_.keep_only(Bits<W>::below(gap));
    const std::uint32_t element = prefix_.last();
    prefix_.reset(element);
    next_ = element + 1;
    blocked_ = {};
    if (--placed_ == 0) return;
    for (std::uint32_t word = 0; word < W; ++word) blocked_.word[word] = stack_(placed_ - 1, word);
  }

  const Bits<W>* crossing_;
  std::uint32_t n_, k_;
  Stack stack_;
  Bits<W> prefix_, blocked_;  ///< what is placed, and what it crosses; all where it crosses itself
  std::uint32_t placed_ = 0, next_ = 0;
  std::uint64_t remaining_ = 0;
};

/// The thesis's way: numbers from 1 in an array, every pair looked up until one crosses, then the successor. `subset` and
/// `crosses` (n · n) are indexed from 0.
template <class Subset>
[[nodiscard]] WS_DEVICE bool is_plane_by_pairs(const Subset& subset, std::uint32_t n, std::uint32_t k,
                                               const std::uint8_t* crosses) {
  for (std::uint32_t i = 0; i + 1 < k; ++i)
    for (std::uint32_t j = i + 1; j < k; ++j)
      if (crosses[(subset[i] - 1u) * n + subset[j] - 1u]) return false;
  return true;
}
/// The next subset in lexicographic order, in place; false, and unchanged, after the last.
template <class Subset>
WS_DEVICE bool advance_in_place(Subset& subset, std::uint32_t n, std::uint32_t k) {
  std::uint32_t i = k;
  while (i > 0 && subset[i - 1] == n - k + i) --i;
  if (i == 0) return false;
  std::uint32_t value = subset[i - 1];
  for (; i <= k; ++i) subset[i - 1] = ++value;
  return true;
}

}  // namespace ws::triangulation
