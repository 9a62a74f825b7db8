// Kept states of a run under a memory budget: keyframes that are thinned evenly when the budget is reached, so that any
// step is one keyframe plus a bounded replay away, in both directions.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace ws {

/// States by the number of the step they stand for, in rising order. `State` gives `std::size_t bytes() const`.
/// Offer every state: those on the present stride are kept; over the budget every second one is dropped and the stride
/// doubles. The first and any state offered as `essential` stay. Cost amortised O(1) per offer.
template <class State>
class Keyframes {
 public:
  explicit Keyframes(std::size_t budget_bytes) : budget_(budget_bytes) {}

  /// Whether a state offered now would be kept: lets the caller skip making it.
  [[nodiscard]] bool keeps(bool essential = false) const { return essential || offered_ % stride_ == 0; }

  void offer(std::size_t step, State&& state, bool essential = false) {
    const std::size_t sequence = offered_++;
    if (!essential && sequence % stride_ != 0) return;
    bytes_ += state.bytes();
    kept_.push_back({step, sequence, essential || kept_.empty(), std::move(state)});
    while (bytes_ > budget_ && thin()) {
    }
  }
  /// Counts a state that `keeps` refused.
  void skip() { ++offered_; }

  [[nodiscard]] bool empty() const { return kept_.empty(); }
  [[nodiscard]] std::size_t size() const { return kept_.size(); }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] std::size_t budget_bytes() const { return budget_; }
  [[nodiscard]] std::size_t stride() const { return stride_; }

  /// The last state at or before `step`, with its step. Requires a state at or before it. O(log size).
  [[nodiscard]] std::pair<std::size_t, const State&> at_or_before(std::size_t step) const {
    auto after = std::upper_bound(kept_.begin(), kept_.end(), step, [](std::size_t s, const Kept& k) { return s < k.step; });
    const Kept& found = *std::prev(after);
    return {found.step, found.state};
  }

 private:
  struct Kept {
    std::size_t step, sequence;
    bool essential;
    State state;
  };

  /// Doubles the stride and drops what is off it; false when nothing more can go.
  bool thin() {
    const std::size_t before = kept_.size();
    if (std::all_of(kept_.begin(), kept_.end(), [](const Kept& k) { return k.essential; })) return false;
    stride_ *= 2;
    std::erase_if(kept_, [&](const Kept& k) {
      const bool drop = !k.essential && k.sequence % stride_ != 0;
      if (drop) bytes_ -= k.state.bytes();
      return drop;
    });
    return before != kept_.size() || stride_ < offered_ * 2;
  }

  std::size_t budget_, bytes_ = 0, offered_ = 0, stride_ = 1;
  std::vector<Kept> kept_;
};

}  // namespace ws
