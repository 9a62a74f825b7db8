// What the readers of the point formats share: the source with its progress, column choice, invalid points, parallel chunks.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/point_set.h"
#include "compute/io/points.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

/// An open point file: its bytes and how it is to be read.
class PointSource {
 public:
  PointSource(const std::filesystem::path& path, std::string_view bytes, const ReadOptions& options);

  [[nodiscard]] std::string_view bytes() const { return bytes_; }
  [[nodiscard]] const ReadOptions& options() const { return options_; }
  [[nodiscard]] std::string extension() const;  ///< lower case, without the dot

  /// Throws Cancelled after a stop was requested. Readers call it at least every 50 ms.
  void check_stop() const;
  void report(double fraction) const;
  /// Throws Error{io} "FILE: message".
  [[noreturn]] void fail(const std::string& message, const std::string& hint = {}) const;
  /// Throws Error{io} "FILE, line N: message".
  [[noreturn]] void fail_at_line(std::size_t line, const std::string& message, const std::string& hint = {}) const;

 private:
  std::filesystem::path path_;
  std::string_view bytes_;
  const ReadOptions& options_;
  std::string activity_;  ///< "reading rings.csv"
};

/// What a reader gives: all points of the file, invalid ones included.
struct RawPoints {
  PointSet points;
  /// Where point i stands, for messages: "line 12", "vertex 3".
  std::function<std::string(std::size_t)> place_of;
};

[[nodiscard]] RawPoints read_text_points(const PointSource& source);
[[nodiscard]] RawPoints read_ply_points(const PointSource& source);
[[nodiscard]] RawPoints read_npy_points(const PointSource& source);
[[nodiscard]] RawPoints read_tsp_points(const PointSource& source);

/// The field indices that the options' columns name: by name (exact, then case-insensitive), else as a 0-based number.
/// `names` may be empty. Without chosen columns: all fields. Checks that there are 1…16.
[[nodiscard]] std::vector<std::size_t> resolve_columns(const PointSource& source, const std::vector<std::string>& names,
                                                       std::size_t field_count);
/// Throws Error{io} unless 1 ≤ dimension ≤ 16.
void check_dimension(const PointSource& source, std::size_t dimension);

/// Calls `work(chunk)` for each chunk on several threads, in increasing order. Throws what the lowest failing chunk threw,
/// or Cancelled.
void for_each_chunk(const PointSource& source, std::size_t chunk_count, const std::function<void(std::size_t)>& work);

/// Text from a file as a message shows it: short, printable, in quotes.
[[nodiscard]] std::string shown(std::string_view text);
/// The same without quotes.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace ws::io
