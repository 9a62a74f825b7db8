// Edge removal with a stack of operations as the thesis gives it to each thread of a device: lists of crossing edges, an own
// copy of the graph, operations a, b and c. Threads' arrays are interleaved. The same text on the CPU, where it is tested.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cstddef>
#include <cstdint>

namespace ws::triangulation {

/// What all threads read.
struct RemovalLists {
  const std::uint32_t* first = nullptr;  ///< of each edge's list, and the end
  const std::uint16_t* crossing = nullptr;
  const double* length = nullptr;
  std::uint32_t edge_count = 0, needed_count = 0;
  bool count_cut = true;
};

/// What a thread keeps besides its arrays.
struct StackState {
  enum class Stage : std::uint32_t { first_call, walking, leaf, done };
  Stage stage = Stage::done;
  std::uint32_t edge = 0;  ///< of the first call: nothing is decided from it on
  std::uint32_t present_count = 0, removed_count = 0, stack_size = 0;
  std::uint64_t calls = 0, cuts = 0, leaves = 0;
};

/// All threads' arrays: element i of thread t at i · thread_count + t.
struct StackArrays {
  std::uint8_t* present = nullptr;   ///< per edge
  std::uint16_t* removed = nullptr;  ///< edges in the order of their removal
  std::uint16_t* mark = nullptr;     ///< per edge: how many were removed before it was kept
  std::uint16_t* stack = nullptr;    ///< edge · 4 + operation
  std::size_t thread_count = 0;

  /// Of a thread, apart from its state.
  [[nodiscard]] static constexpr std::size_t bytes_per_thread(std::size_t edge_count) {
    return edge_count * (sizeof(std::uint8_t) + 2 * sizeof(std::uint16_t)) + (2 * edge_count + 1) * sizeof(std::uint16_t);
  }
};

/// One thread's walk over its branch.
class StackWalk {
 public:
  WS_DEVICE StackWalk(const RemovalLists& lists, const StackArrays& arrays, std::size_t thread, const StackState& state)
      : lists_(lists), arrays_(arrays), thread_(thread), state_(state) {}

  [[nodiscard]] WS_DEVICE const StackState& state() const { return state_; }
  [[nodiscard]] WS_DEVICE bool is_present(std::uint32_t edge) const { return arrays_.present[at(edge)] != 0; }
  [[nodiscard]] WS_DEVICE double length() const {
    double sum = 0;
    for (std::uint32_t edge = 0; edge < lists_.edge_count; ++edge)
      if (is_present(edge)) sum += lists_.length[edge];
    return sum;
  }

  /// The next operation. `offer(walk)` may refuse a triangulation: then false, and it is offered again. False at the end, too.
  template <class Offer>
  WS_DEVICE bool step(const Offer& offer) {
    using Stage = StackState::Stage;
    if (state_.stage == Stage::leaf) return evaluate(offer);
    if (state_.stage == Stage::first_call) {
      state_.stage = Stage::walking;
      return look_on(state_.edge, offer);
    }
    if (state_.stack_size == 0) state_.stage = Stage::done;
    if (state_.stage == Stage::done) return false;
    const std::uint32_t element = arrays_.stack[at(--state_.stack_size)], edge = element / 4;
    if (element % 4 == undo) {
      put_back(edge);
      return true;
    }
    if (element % 4 == keep) {
      arrays_.mark[at(edge)] = static_cast<std::uint16_t>(state_.removed_count);
      remove_crossing(edge);
    } else {
      restore(arrays_.mark[at(edge)]);
      arrays_.present[at(edge)] = 0;
      --state_.present_count;
    }
    return look_on(edge + 1, offer);
  }

 private:
  enum Operation : std::uint32_t { keep, drop, undo };  // the thesis's a, b, c

  [[nodiscard]] WS_DEVICE std::size_t at(std::uint32_t i) const { return i * arrays_.thread_count + thread_; }

  /// The call after a decision: cut, a leaf, or operations on the next present edge.
  template <class Offer>
  WS_DEVICE bool look_on(std::uint32_t edge, const Offer& offer) {
    ++state_.calls;
    if (lists_.count_cut && state_.present_count < lists_.needed_count) {
      ++state_.cuts;
      return true;
    }
    while (edge < lists_.edge_count && !is_present(edge)) ++edge;
    if (edge >= lists_.edge_count) return evaluate(offer);
    for (std::uint32_t operation = undo + 1; operation-- > keep;)  // the top is what is done first
      arrays_.stack[at(state_.stack_size++)] = static_cast<std::uint16_t>(edge * 4 + operation);
    return true;
  }
  template <class Offer>
  WS_DEVICE bool evaluate(const Offer& offer) {
    state_.stage = StackState::Stage::leaf;
    if (state_.present_count == lists_.needed_count) {
      if (!offer(*this)) return false;
      ++state_.leaves;
    }
    state_.stage = StackState::Stage::walking;
    return true;
  }
  WS_DEVICE void remove_crossing(std::uint32_t edge) {
    for (std::uint32_t i = lists_.first[edge]; i < lists_.first[edge + 1]; ++i) {
      const std::uint32_t other = lists_.crossing[i];
      if (!is_present(other)) continue;
      arrays_.present[at(other)] = 0;
      arrays_.removed[at(state_.removed_count++)] = static_cast<std::uint16_t>(other);
      --state_.present_count;
    }
  }
  WS_DEVICE void restore(std::uint32_t mark) {
    while (state_.removed_count > mark) put_back(arrays_.removed[at(--state_.removed_count)]);
  }
  WS_DEVICE void put_back(std::uint32_t edge) {
    arrays_.present[at(edge)] = 1;
    ++state_.present_count;
  }

  const RemovalLists& lists_;
  const StackArrays& arrays_;
  std::size_t thread_;
  StackState state_;
};

}  // namespace ws::triangulation
