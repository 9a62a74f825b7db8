// Pipes and standard input as files: read once, to their end, and held under a name that readers open like any other.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

namespace ws::io {

/// Whether `path` is "-", standard input, or a pipe, which ends but can be read only once.
[[nodiscard]] bool is_stream(const std::filesystem::path& path);

/// While it lives, what came out of a stream is the content of the file `path()`.
class HeldStream {
 public:
  /// Reads until the end. Throws Error{io} where a pipe gets no writer within a second, or `stream` is a terminal's, a device's
  /// or a folder's standard input; Error{out_of_memory} beyond the limit, half of what is free or 2 GiB; Cancelled soon after a
  /// stop.
  HeldStream(const std::filesystem::path& stream, std::size_t memory_limit_bytes, const std::stop_token& stop);
  ~HeldStream();
  HeldStream(const HeldStream&) = delete;
  HeldStream& operator=(const HeldStream&) = delete;

  /// The pipe's name, or "standard input"; without an extension it gets that of the format that its first bytes tell, csv where
  /// they tell none. No other file has it.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// What is held under that name, or null. Any thread.
[[nodiscard]] std::shared_ptr<const std::string> held_stream(const std::filesystem::path& path);

}  // namespace ws::io
