// How a data file is to be read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/progress.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

/// Which axis of a mesh file points up: ours is z. `automatic`: that which files of its format usually have.
enum class UpAxis { automatic, y, z };
/// In their order, as flags and states name them.
inline constexpr std::array<std::string_view, 3> up_axis_names{"auto", "y", "z"};
[[nodiscard]] constexpr std::string_view name_of(UpAxis up) { return up_axis_names[static_cast<std::size_t>(up)]; }
[[nodiscard]] constexpr std::optional<UpAxis> up_axis_named(std::string_view name) {
  for (std::size_t i = 0; i < up_axis_names.size(); ++i)
    if (up_axis_names[i] == name) return static_cast<UpAxis>(i);
  return {};
}

struct ReadOptions {
  std::vector<std::string> columns;  ///< by header name or 0-based number; empty: all (text), x y z (ply). Points only
  bool drop_invalid = false;         ///< drop points with NaN or infinite coordinates instead of refusing them. Points only
  UpAxis up = UpAxis::automatic;     ///< meshes only
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();  ///< predicted use above it is refused. Meshes only
  int thread_count = 0;
  Progress* progress = nullptr;
  std::stop_token stop;
};

}  // namespace ws::io
