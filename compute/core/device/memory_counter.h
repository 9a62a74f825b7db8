// How much memory of either kind is held: counted where it is taken and freed.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>

namespace ws::detail {

/// Bytes held now and at most.
class MemoryCounter {
 public:
  void add(std::size_t bytes) {
    const std::size_t now = current_.fetch_add(bytes) + bytes;
    std::size_t seen = peak_.load();
    while (now > seen && !peak_.compare_exchange_weak(seen, now)) {
    }
  }
  void remove(std::size_t bytes) { current_.fetch_sub(bytes); }
  void reset_peak() { peak_.store(current_.load()); }
  [[nodiscard]] std::size_t current() const { return current_.load(); }
  [[nodiscard]] std::size_t peak() const { return peak_.load(); }

 private:
  std::atomic<std::size_t> current_{0}, peak_{0};
};

inline MemoryCounter host_counter, device_counter;

}  // namespace ws::detail
