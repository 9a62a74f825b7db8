// What a session is made with, from the command line.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <string>

namespace ws::app {

class Settings;

struct SessionOptions {
  std::string backend = "auto";
  std::string interop = "auto";
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  bool backend_is_chosen = false;      ///< a flag says where to compute: saved states do not change that
  std::shared_ptr<Settings> settings;  ///< of the program; nothing: the built-in ones
};

}  // namespace ws::app
