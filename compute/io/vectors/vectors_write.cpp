// Writes vectors as fvecs, bvecs, npy, raw floats and csv.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/vectors/vectors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace ws::io {
namespace {

using Append = std::function<void(std::string_view)>;
using WriteVectors = void (*)(const VectorSet&, const Append&);

std::string_view text_of(const std::vector<float>& row) {
  return {reinterpret_cast<const char*>(row.data()), row.size() * sizeof(float)};
}

void write_float_rows(const VectorSet& vectors, const std::string& head, const Append& append) {
  std::vector<float> row(vectors.dimension());
  for (std::size_t i = 0; i < vectors.size(); ++i) {
    vectors.copy_row(i, row.data());
    append(head);
    append(text_of(row));
  }
}

void write_byte_rows(const VectorSet& vectors, const std::string& head, const Append& append) {
  std::string row(vectors.dimension(), '\0');
  for (std::size_t i = 0; i < vectors.size(); ++i) {
    for (std::size_t k = 0; k < row.size(); ++k) row[k] = static_cast<char>(static_cast<unsigned char>(vectors.at(i, k)));
    append(head);
    append(row);
  }
}

std::string head_of(const VectorSet& vectors) {
  const auto dimension = static_cast<std::int32_t>(vectors.dimension());
  std::string head(sizeof dimension, '\0');
  std::memcpy(head.data(), &dimension, sizeof dimension);
  return head;
}

void write_fvecs(const VectorSet& vectors, const Append& append) { write_float_rows(vectors, head_of(vectors), append); }
void write_raw(const VectorSet& vectors, const Append& append) { write_float_rows(vectors, {}, append); }

void write_bvecs(const VectorSet& vectors, const Append& append) {
  if (!vectors.holds_bytes)
    throw Error(ErrorKind::io, said("bvecs files hold whole numbers from 0 to 255, these vectors hold others"),
                said("write fvecs or npy"));
  write_byte_rows(vectors, head_of(vectors), append);
}

void write_npy_vectors(const VectorSet& vectors, const Append& append) {
  const bool is_bytes = vectors.type() == Component::uint8;
  append(npy_preamble(is_bytes ? "|u1" : "<f4", fmt::format("{}, {}", vectors.size(), vectors.dimension())));
  is_bytes ? write_byte_rows(vectors, {}, append) : write_float_rows(vectors, {}, append);
}

void write_csv_vectors(const VectorSet& vectors, const Append& append) {
  fmt::memory_buffer text;
  for (std::size_t i = 0; i < vectors.size(); ++i) {
    text.clear();
    for (std::size_t k = 0; k < vectors.dimension(); ++k) append_formatted(text, "{}{}", k ? "," : "", vectors.at(i, k));
    text.push_back('\n');
    append({text.data(), text.size()});
  }
}

constexpr std::array<std::pair<std::string_view, WriteVectors>, 5> vector_writers{{{"fvecs", write_fvecs},
                                                                                   {"bvecs", write_bvecs},
                                                                                   {"npy", write_npy_vectors},
                                                                                   {"f32", write_raw},
                                                                                   {"csv", write_csv_vectors}}};

}  // namespace

const std::vector<std::string>& written_vector_extensions() {
  static const std::vector<std::string> list = [] {
    std::vector<std::string> names;
    names.reserve(vector_writers.size());
    for (const auto& [name, writer] : vector_writers) names.emplace_back(name);
    return names;
  }();
  return list;
}

void write_vectors(const std::filesystem::path& path, const VectorSet& vectors) {
  const std::string extension = path.extension().string();
  const auto found = std::find_if(vector_writers.begin(), vector_writers.end(),
                                  [&](const auto& w) { return "." + std::string(w.first) == extension; });
  if (found == vector_writers.end())
    throw Error(ErrorKind::io, told("cannot write vectors to {}: the extension \"{}\" is not known", path.string(), extension),
                told("known are {}", joined_text(written_vector_extensions(), ", ")));
  write_atomically(path, [&](const Append& append) { found->second(vectors, append); });
}

}  // namespace ws::io
