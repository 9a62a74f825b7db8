// Numbers in binary files: the scalar types, both byte orders, and a cursor that never reads past the end.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace ws::io {

enum class ScalarType { int8, uint8, int16, uint16, int32, uint32, int64, uint64, float32, float64 };

[[nodiscard]] std::size_t scalar_bytes(ScalarType type);
/// "f4", "i8", …
[[nodiscard]] std::optional<ScalarType> scalar_type_of_npy(std::string_view name);
/// "float", "float32", "uchar", …
[[nodiscard]] std::optional<ScalarType> scalar_type_of_ply(std::string_view name);

/// The `T` at `data`, which need not be aligned. Files and hosts are little-endian unless `swapped`.
template <class T>
[[nodiscard]] T load_scalar(const char* data, bool swapped) {
  static_assert(std::endian::native == std::endian::little);
  char bytes[sizeof(T)];
  std::memcpy(bytes, data, sizeof(T));
  if (swapped) std::reverse(bytes, bytes + sizeof(T));
  return std::bit_cast<T>(bytes);
}

[[nodiscard]] inline double load_real(ScalarType type, const char* data, bool swapped) {
  switch (type) {
    case ScalarType::int8:
      return load_scalar<std::int8_t>(data, swapped);
    case ScalarType::uint8:
      return load_scalar<std::uint8_t>(data, swapped);
    case ScalarType::int16:
      return load_scalar<std::int16_t>(data, swapped);
    case ScalarType::uint16:
      return load_scalar<std::uint16_t>(data, swapped);
    case ScalarType::int32:
      return load_scalar<std::int32_t>(data, swapped);
    case ScalarType::uint32:
      return load_scalar<std::uint32_t>(data, swapped);
    case ScalarType::int64:
      return static_cast<double>(load_scalar<std::int64_t>(data, swapped));
    case ScalarType::uint64:
      return static_cast<double>(load_scalar<std::uint64_t>(data, swapped));
    case ScalarType::float32:
      return load_scalar<float>(data, swapped);
    case ScalarType::float64:
      return load_scalar<double>(data, swapped);
  }
  __builtin_unreachable();
}

/// Takes bytes off a file, front to back.
class ByteCursor {
 public:
  ByteCursor(const FileSource& source, std::size_t offset) : source_(source), offset_(offset) {}

  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] std::size_t remaining() const { return source_.bytes().size() - offset_; }
  /// Throws Error{io} "truncated: WHAT needs N bytes at byte B, found M".
  std::string_view take(std::uint64_t count, std::string_view what) {
    if (count > remaining()) fail_truncated(count, what);
    return taken(count);
  }
  /// The same of what is marked by `phrase`: its words are looked for where it fails, since files have millions of pieces.
  std::string_view take(std::uint64_t count, const char* what) {
    if (count > remaining()) fail_truncated(count, said(what));
    return taken(count);
  }

 private:
  std::string_view taken(std::uint64_t count) {
    const std::string_view bytes = source_.bytes().substr(offset_, static_cast<std::size_t>(count));
    offset_ += bytes.size();
    return bytes;
  }

  [[noreturn]] void fail_truncated(std::uint64_t count, std::string_view what) const;

  const FileSource& source_;
  std::size_t offset_;
};

}  // namespace ws::io
