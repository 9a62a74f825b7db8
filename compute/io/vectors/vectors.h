// Vectors of many components from files: fvecs, bvecs, ivecs, npy, raw (f32, u8), csv and txt. Binary ones stay mapped: a file
// may be larger than the memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/io/read_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

struct VectorFile {
  VectorSet vectors;
  std::string sha256;  ///< of the file's bytes, hexadecimal
  std::vector<std::string> warnings;
  std::vector<std::string> notes;  ///< how the file was read, where that may be unexpected
};

/// The format follows the extension. Dimension 1…4096. fvecs, bvecs, npy of float32 and uint8 (row-major, little-endian) and
/// raw files are views of the mapped file; other numbers become float32. A raw file (f32, u8) does not tell its dimension: it
/// comes as vectors of one component, to be reshaped. Throws Error{io} that names byte, vector or line, what was expected and
/// what was found, for NaN and infinite components too; Cancelled when stopped.
[[nodiscard]] VectorFile read_vectors(const std::filesystem::path& path, const ReadOptions& options = {});

/// By extension: fvecs, bvecs (whole numbers 0…255 only), npy (uint8 or float32 as the set has them), f32, csv. Atomic.
void write_vectors(const std::filesystem::path& path, const VectorSet& vectors);

/// "2 of 9 numbers were rounded to float32": a warning.
[[nodiscard]] std::string rounded_text(std::size_t rounded, std::size_t count);

/// "fvecs", "bvecs", … without those that other data has too (npy, csv).
[[nodiscard]] bool is_vector_file(const std::filesystem::path& path);
/// Whether `read_vectors` knows the extension: those that other data has too are among them.
[[nodiscard]] bool may_hold_vectors(const std::filesystem::path& path);
/// What is read and what is written, without dots; the first is the usual choice.
[[nodiscard]] const std::vector<std::string>& vector_extensions();
[[nodiscard]] const std::vector<std::string>& written_vector_extensions();

}  // namespace ws::io
