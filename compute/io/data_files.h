// The files of each kind of data, in one table: extensions, readers, digests and thinning. What opens, lists or writes data of
// any kind reads it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"
#include "compute/core/result/result.h"
#include "compute/io/read_options.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::io {

struct DataFile {
  InputData data;
  std::string sha256;                 ///< of the file's bytes, hexadecimal
  std::vector<std::string> warnings;  ///< what was left out or may be wrong
  std::vector<std::string> notes;     ///< what was taken for what
};

/// One kind of data. What is null does not exist for it.
struct DataFormats {
  InputKind kind;
  const char* title;                                                   ///< "Point clouds": of a filter in a dialog
  const std::vector<std::string>& (*read_extensions)();                ///< without dots
  const std::vector<std::string>& (*write_extensions)();               ///< without dots; the first is the usual choice
  const char* lossless;                                                ///< "npy": keeps all that a generator makes
  bool (*is_such)(const std::filesystem::path&);                       ///< a file that is of this kind rather than of another
  bool (*may_hold)(const std::filesystem::path&);                      ///< a file that can be read as this kind
  DataFile (*read)(const std::filesystem::path&, const ReadOptions&);  ///< throws Error{io}, Cancelled
  void (*write)(const std::filesystem::path&, const InputData&);       ///< by extension, atomically; throws Error{io}
  std::vector<Property> (*size)(const InputData&);                     ///< "count", "dimension", …: as reports have it
  std::string (*size_text)(const InputData&);                          ///< "300 triangles of 150 vertices"
  std::string (*digest)(const InputData&);                             ///< SHA-256 of the values
  InputData (*thinned)(const InputData&, std::uint64_t every, const std::stop_token&);
};

/// All kinds but InputKind::own, whose files its experiment reads. In the order in which dialogs show them.
[[nodiscard]] std::span<const DataFormats> data_formats();
/// Throws Error{internal} for InputKind::own.
[[nodiscard]] const DataFormats& data_formats(InputKind kind);

/// By the extension, for npy files by the array's shape, for ply files by their faces. What no kind claims counts as points.
[[nodiscard]] InputKind kind_of_file(const std::filesystem::path& path);
/// Whether a file of that name can be read as that kind; npy and ply files are looked into. Points are read as vectors, too.
[[nodiscard]] bool may_hold(InputKind kind, const std::filesystem::path& path);

/// Points as vectors, rounded to single precision; adds how many numbers were rounded.
[[nodiscard]] VectorSet vectors_of(const PointSet& points, std::size_t& rounded_count);

}  // namespace ws::io
