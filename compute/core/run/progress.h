// Where a long operation says how far it is. The receiver decides how often it looks.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <string_view>

namespace ws {

/// Written by the worker, read by the interface from any thread.
class Progress {
 public:
  /// `fraction` in 0…1, or negative while the end cannot be foreseen. Cheap: call it often.
  void report(double fraction, std::string_view what) {
    fraction_.store(fraction, std::memory_order_relaxed);
    const std::lock_guard lock(mutex_);
    if (what_ != what) what_ = what;
  }
  [[nodiscard]] double fraction() const { return fraction_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::string what() const {
    const std::lock_guard lock(mutex_);
    return what_;
  }

 private:
  std::atomic<double> fraction_{-1};
  mutable std::mutex mutex_;
  std::string what_;
};

}  // namespace ws
