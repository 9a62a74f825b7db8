// Loops and sorts over millions of elements that can be stopped: each looks at the token every few milliseconds.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"

#include <algorithm>
#include <cstddef>
#include <stop_token>

namespace ws {

/// Looks at a stop token at every 2^15th call.
class StopWatcher {
 public:
  explicit StopWatcher(const std::stop_token& stop) : stop_(stop) {}
  /// Throws Cancelled.
  void operator()() {
    if ((++calls_ & (every - 1)) == 0 && stop_.stop_requested()) throw Cancelled{};
  }
  static constexpr std::size_t every = 1u << 15;

 private:
  const std::stop_token& stop_;
  std::size_t calls_ = 0;
};

/// f(element) for all of a container. Throws Cancelled.
template <class Container, class F>
void for_each_stoppable(Container& container, const std::stop_token& stop, const F& f) {
  StopWatcher watch(stop);
  for (auto& element : container) {
    watch();
    f(element);
  }
}

/// As std::sort. Throws Cancelled; elements may then be lost.
template <class Iterator, class Less>
void sort_stoppable(Iterator begin, Iterator end, const std::stop_token& stop, const Less& less) {
  StopWatcher watch(stop);
  std::sort(begin, end, [&](const auto& a, const auto& b) {
    watch();
    return less(a, b);
  });
}

}  // namespace ws
