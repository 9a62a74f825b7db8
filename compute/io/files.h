// Files as wholes: atomic writes, digests.
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ws::io {

/// Writes a temporary file beside `path`, then renames it: the old content or the whole new one, never a part. A file that is
/// replaced keeps its owner and its mode. Throws Error{io} naming the path and the system's reason, also where the file is
/// write-protected or its owner cannot be kept. What a killed program left of an earlier write of `path` is removed.
void write_atomically(const std::filesystem::path& path, std::string_view bytes);
/// The same for content too large for memory: `write` gets a function that appends.
void write_atomically(const std::filesystem::path& path,
                      const std::function<void(const std::function<void(std::string_view)>&)>& write);
/// Files that belong to one another: while it lives, what its thread writes atomically is kept complete beside its place (pipes
/// and devices are written at once). One at a time in a thread.
class WrittenTogether {
 public:
  WrittenTogether();
  ~WrittenTogether();  ///< without `commit` nothing was written
  WrittenTogether(const WrittenTogether&) = delete;
  WrittenTogether& operator=(const WrittenTogether&) = delete;

  /// Puts all in place. `abandon_writes` comes before `begin` is called, and then nothing is in place, or after everything.
  /// Throws Error{io} where the system refuses; files before that one are then in place.
  void commit(const std::function<void()>& begin);

 private:
  struct Files;
  std::unique_ptr<Files> files_;
};

/// For a program that is about to end: removes the temporary files of writes under way and lets no write begin or be completed
/// any more, they wait until the end. Any thread. `still_wanted` is asked when writes wait: false lets them go on.
void abandon_writes(const std::function<bool()>& still_wanted);
/// What `write_atomically` would refuse already now, before there is anything to write: a folder, a missing folder, a file that
/// is write-protected. Throws Error{io}.
void check_writable(const std::filesystem::path& path);
/// Whether two names mean one file, by links and other spellings too; neither needs to exist.
[[nodiscard]] bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b);

/// Of a regular file: a pipe or a device might never end. Throws Error{io}.
[[nodiscard]] std::string read_text(const std::filesystem::path& path);
[[nodiscard]] std::string sha256_hex(std::string_view bytes);

}  // namespace ws::io
