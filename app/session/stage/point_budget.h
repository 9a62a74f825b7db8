// How many points of a cloud software OpenGL draws per frame while one looks: as many as keep it answering.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace ws::app {

/// Halves when frames are slow, doubles when they are quick. Between the two lies a wide band where it rests, so that a
/// picture does not flicker. Not thread-safe.
class PointBudget {
 public:
  /// On the machine's GPU there is no limit.
  explicit PointBudget(bool software_gl = false) : limit_(software_gl ? first_limit : 0) {}

  /// 0: all.
  [[nodiscard]] std::size_t limit() const { return limit_; }
  /// Of a frame that none is going to follow soon.
  [[nodiscard]] std::size_t limit_at_rest() const { return 4 * limit_; }
  /// Takes note of a frame that was drawn from a cloud of `point_count` points. One slow frame means little: it may have
  /// waited for an upload or for another program.
  void drew(std::size_t point_count, double frame_ms);

 private:
  static constexpr std::size_t first_limit = 400'000;

  std::size_t limit_ = 0;
  int slow_frames_ = 0, quick_frames_ = 0;
};

}  // namespace ws::app
