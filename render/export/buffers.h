// The buffers of a frame on the host, as elements.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/frame_targets.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace ws::render {

struct Position {
  float x, y, z;
  [[nodiscard]] bool is_finite() const { return std::isfinite(x) && std::isfinite(y) && std::isfinite(z); }
};

/// A buffer's content; empty where the frame has no such buffer, as a layer then shows nothing.
template <class Element>
[[nodiscard]] Span<const Element> buffer_of(const HostFrame& frame, std::string_view name) {
  const auto& written = frame.written();
  const auto found =
      std::find_if(written.begin(), written.end(), [&](const auto& target) { return target.layout.name == name; });
  return found == written.end() ? Span<const Element>() : frame.view<Element>(name);
}

}  // namespace ws::render
