// Which steps a sequence of pictures shows.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>

namespace ws::app {

/// From one step up to another, every `stride`-th; the last is always among them, since it is the result.
struct StepRange {
  std::size_t from = 0, to = 0, stride = 1;

  [[nodiscard]] std::size_t count() const {
    if (to < from) return 0;
    const std::size_t whole = (to - from) / stride;
    return whole + 1 + ((to - from) % stride == 0 ? 0 : 1);
  }
  [[nodiscard]] std::size_t step(std::size_t index) const { return std::min(from + index * stride, to); }
};

/// The stride of at most about `most` pictures.
[[nodiscard]] constexpr std::size_t stride_for(std::size_t from, std::size_t to, std::size_t most) {
  return to <= from || most == 0 ? 1 : std::max<std::size_t>(1, (to - from + most - 1) / most);
}

/// A clip lasts about so long where nothing else is asked for.
inline constexpr double clip_seconds = 20;

}  // namespace ws::app
