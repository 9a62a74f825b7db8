// What a session is made with, from the command line.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <string>

namespace ws::app {

struct SessionOptions {
  std::string backend = "auto";
  std::string interop = "auto";
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
};

}  // namespace ws::app
