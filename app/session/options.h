// What a session and its window are made with, from the command line.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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

/// How many edits are to be timed, of which parameter; empty: of the first that has a slider over the picture.
struct LatencyQuestion {
  std::string parameter;
  int edit_count = 20;
  bool as_json = false;
};

/// What `warpscope [FILE...]` asks for.
struct WindowRequest {
  SessionOptions options;
  std::vector<std::string> files, columns;  ///< the latter of the files, where they are tables
  bool drop_invalid = false;
  std::string workspace;                   ///< for the first file; empty: one that takes such a file
  std::optional<LatencyQuestion> latency;  ///< the window answers it and closes
};

}  // namespace ws::app
