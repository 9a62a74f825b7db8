// Chooses the reader by extension, digests the file meanwhile, refuses what is not finite.
// SPDX-License-Identifier: MIT
#include "compute/io/vectors/vectors.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/mapped_file.h"
#include "compute/io/points/point_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace ws::io {
namespace {

using Keeper = std::shared_ptr<const MappedFile>;
using ReadVectors = VectorFile (*)(const FileSource&, const Keeper&);

constexpr std::size_t vector_poll_interval = 1u << 14;

const std::byte* bytes_at(const FileSource& source, std::size_t offset) {
  return reinterpret_cast<const std::byte*>(source.bytes().data()) + offset;
}

void check_dimension(const FileSource& source, std::int64_t dimension, const std::string& where) {
  if (dimension < 1 || dimension > static_cast<std::int64_t>(max_vector_dimension))
    source.fail(told("{} says dimension {}; 1 to {} are supported", where, dimension, max_vector_dimension),
                said("the file is damaged, or of another format"));
}

/// Each vector begins with its dimension: all must say the same, and all bytes must be there.
std::size_t check_heads(const FileSource& source, std::size_t component_bytes, std::size_t& dimension) {
  constexpr std::size_t head_bytes = 4;
  const std::string_view bytes = source.bytes();
  if (bytes.size() < head_bytes) source.fail(told("truncated: the first dimension needs 4 bytes, found {}", bytes.size()));
  const auto first = load_scalar<std::int32_t>(bytes.data(), false);
  check_dimension(source, first, said("vector 0"));
  dimension = static_cast<std::size_t>(first);
  const std::size_t stride = head_bytes + dimension * component_bytes, count = bytes.size() / stride;
  for (std::size_t i = 0; i * stride + head_bytes <= bytes.size(); ++i) {
    if (i % vector_poll_interval == 0) source.check_stop();
    const auto found = load_scalar<std::int32_t>(bytes.data() + i * stride, false);
    if (found != first)
      source.fail(told("vector {} (byte {}) says dimension {}, the first says {}", i, i * stride, found, first),
                  said("all vectors must have one dimension; the file may be damaged"));
  }
  if (count * stride != bytes.size())
    source.fail(told("truncated: vector {} needs {} bytes at byte {}, found {}", count, stride, count * stride,
                     bytes.size() - count * stride));
  return count;
}

template <Component type>
VectorFile read_vecs(const FileSource& source, const Keeper& keeper) {
  std::size_t dimension = 0;
  const std::size_t count = check_heads(source, bytes_of(type), dimension);
  return {VectorSet(type, dimension, count, bytes_at(source, 4), 4 + dimension * bytes_of(type), keeper), {}, {}};
}

/// Numbers of any type as floats; says when some had to be rounded.
template <class At>
VectorFile as_floats(const FileSource& source, std::size_t dimension, std::size_t count, const At& at) {
  VectorFile file{VectorSet(Component::float32, dimension, count), {}, {}, {}};
  float* to = file.vectors.values<float>();
  std::size_t rounded = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % vector_poll_interval == 0) source.check_stop(), source.report(static_cast<double>(i) / static_cast<double>(count));
    for (std::size_t k = 0; k < dimension; ++k) {
      const double value = at(i, k);
      *to = static_cast<float>(value);
      rounded += static_cast<double>(*to) != value && !std::isnan(value);
      ++to;
    }
  }
  if (rounded) file.warnings.push_back(rounded_text(rounded, count * dimension));
  return file;
}

VectorFile read_ivecs(const FileSource& source, const Keeper&) {
  std::size_t dimension = 0;
  const std::size_t count = check_heads(source, sizeof(std::int32_t), dimension), stride = 4 + 4 * dimension;
  return as_floats(source, dimension, count, [&](std::size_t i, std::size_t k) {
    return double(load_scalar<std::int32_t>(source.bytes().data() + i * stride + 4 + 4 * k, false));
  });
}

VectorFile read_npy(const FileSource& source, const Keeper& keeper) {
  const NpyHeader header = parse_npy_header(source);
  if (header.shape.size() != 2)
    source.fail(told("its array has {} axes; vectors need (count, dimension)", header.shape.size()));
  check_npy_size(source, header);
  const auto count = static_cast<std::size_t>(header.shape[0]), dimension = static_cast<std::size_t>(header.shape[1]);
  check_dimension(source, static_cast<std::int64_t>(std::min<std::uint64_t>(header.shape[1], 1u << 30)), said("its shape"));
  // A header of odd length leaves numbers where they cannot be used in place: they are copied.
  const bool is_aligned = header.data_offset % scalar_bytes(header.type) == 0;
  const bool plain = !header.column_major && is_aligned && (!header.swapped || header.type == ScalarType::uint8);
  for (const auto& [scalar, type] : {std::pair{ScalarType::uint8, Component::uint8}, {ScalarType::float32, Component::float32}})
    if (plain && header.type == scalar)
      return {
          VectorSet(type, dimension, count, bytes_at(source, header.data_offset), dimension * bytes_of(type), keeper), {}, {}};
  const std::size_t row_step = header.column_major ? 1 : dimension, column_step = header.column_major ? count : 1;
  const char* data = source.bytes().data() + header.data_offset;
  return as_floats(source, dimension, count, [&](std::size_t i, std::size_t k) {
    return load_real(header.type, data + (i * row_step + k * column_step) * scalar_bytes(header.type), header.swapped);
  });
}

template <Component type>
VectorFile read_raw(const FileSource& source, const Keeper& keeper) {
  const std::size_t count = source.bytes().size() / bytes_of(type);
  if (count * bytes_of(type) != source.bytes().size())
    source.fail(
        told("truncated: {} bytes are no whole number of components of {} bytes", source.bytes().size(), bytes_of(type)));
  return {VectorSet(type, 1, count, bytes_at(source, 0), bytes_of(type), keeper), {}, {}};
}

/// The table of vectors in a text: which fields are components, and how many a line has.
struct VectorTable {
  std::size_t field_count = 0;
  std::vector<std::size_t> chosen;
};

void split(std::string_view line, std::vector<std::string_view>& fields) {
  fields.clear();
  FieldCursor cursor(line, separator_of(line, true));
  for (std::string_view field; cursor.next(field);) fields.push_back(field);
}

/// Of the first line that holds data. True where it is a header.
bool begin_table(const FileSource& source, const std::vector<std::string_view>& fields, std::size_t line_number,
                 VectorTable& table) {
  std::vector<std::string> names;
  names.reserve(fields.size());
  for (const std::string_view field : fields) names.push_back(unescape(field));
  const bool has_header = is_header(source, fields, line_number);
  table.field_count = fields.size();
  table.chosen = chosen_columns(source, has_header ? names : std::vector<std::string>{}, fields.size());
  check_dimension(source, static_cast<std::int64_t>(table.chosen.size()), said("its first line"));
  return has_header;
}

/// What may help where a field is not a number. Rows can be left out of what can be read as points, too.
std::string hint_for(const FileSource& source, const VectorTable& table, std::string_view field) {
  const bool may_choose = source.options().columns.empty(), may_drop = field.empty() && table.chosen.size() <= max_dimension;
  if (may_choose && may_drop) return said("--columns picks the components, --drop-invalid drops such rows");
  if (may_choose) return said("--columns picks the components");
  return may_drop ? said("--drop-invalid drops such rows") : "";
}

void add_row(const FileSource& source, const VectorTable& table, const std::vector<std::string_view>& fields,
             std::size_t line_number, std::vector<double>& numbers) {
  if (fields.size() != table.field_count)
    source.fail_at_line(line_number, told(table.field_count, "expected {} number as in the lines before, found {}",
                                          "expected {} numbers as in the lines before, found {}", fields.size()));
  for (const std::size_t column : table.chosen) {
    double value = 0;
    if (parse_real(fields[column], value) != FieldState::number)
      source.fail_at_line(line_number, told("column {}: expected a number, found {}", column, shown(fields[column])),
                          hint_for(source, table, fields[column]));
    numbers.push_back(value);
  }
}

/// One vector a line; a first line without numbers is a header.
VectorFile read_text_vectors(const FileSource& source, const Keeper&) {
  std::vector<double> numbers;
  std::vector<std::string_view> fields;
  VectorTable table;
  std::size_t line_number = 0, count = 0;
  bool has_begun = false;
  LineCursor lines(source.text());
  for (std::string_view line; lines.next(line);) {
    if (++line_number % vector_poll_interval == 0) source.check_stop();
    if (!holds_data(line)) continue;
    split(line, fields);
    if (!std::exchange(has_begun, true) && begin_table(source, fields, line_number, table)) continue;
    add_row(source, table, fields, line_number, numbers);
    ++count;
  }
  const std::size_t dimension = table.chosen.size();
  return as_floats(source, dimension, count, [&](std::size_t i, std::size_t k) { return numbers[i * dimension + k]; });
}

constexpr std::array<std::pair<std::string_view, ReadVectors>, 9> readers{{{"fvecs", read_vecs<Component::float32>},
                                                                           {"bvecs", read_vecs<Component::uint8>},
                                                                           {"ivecs", read_ivecs},
                                                                           {"npy", read_npy},
                                                                           {"f32", read_raw<Component::float32>},
                                                                           {"u8", read_raw<Component::uint8>},
                                                                           {"raw", read_raw<Component::float32>},
                                                                           {"csv", read_text_vectors},
                                                                           {"txt", read_text_vectors}}};

ReadVectors reader_of(const FileSource& source) {
  std::vector<std::string_view> known;
  for (const auto& [name, reader] : readers) {
    if (name == source.extension()) return reader;
    known.push_back(name);
  }
  check_is_file(source.path());
  source.fail(told("{} is not an extension of a vector format", shown(source.extension())),
              told("known are {}", joined_text(known, ", ")));
}

void check_finite(const FileSource& source, VectorSet& vectors) {
  const VectorFacts facts = facts_of(vectors, source.options().stop);
  if (facts.invalid_count > 0)
    source.fail(
        vectors.size() == 1
            ? told("1 of 1 vector has NaN or infinite components, first vector {}", facts.first_invalid)
            : told(facts.invalid_count, "{} of {} vectors has NaN or infinite components, first vector {}",
                   "{} of {} vectors have NaN or infinite components, first vector {}", vectors.size(), facts.first_invalid),
        said("remove or replace them"));
  vectors.holds_bytes = facts.holds_bytes;
}

}  // namespace

VectorFile read_vectors(const std::filesystem::path& path, const ReadOptions& options) {
  const FileSource unopened(path, {}, options);
  const ReadVectors read = reader_of(unopened);
  unopened.check_stop();
  unopened.report(0);
  const auto mapped = std::make_shared<const MappedFile>(path);
  const FileSource source(path, mapped->bytes(), options);
  if (mapped->bytes().empty()) source.fail(said("holds no vectors: the file is empty"));
  BackgroundSha256 digest(mapped->bytes(), options.stop);
  std::optional<PointedTable> pointed;
  if (read == read_text_vectors) pointed = pointed_table(source, true);
  const FileSource plain(path, pointed ? std::string_view(pointed->text) : mapped->bytes(), options);
  VectorFile file = read(plain, mapped);
  if (pointed) (pointed->may_be_thousands ? file.warnings : file.notes).push_back(pointed->note);
  if (!options.columns.empty() && read != read_text_vectors)
    file.warnings.push_back(said("--columns has no effect: only text has columns"));
  if (file.vectors.empty()) source.fail(said("holds no vectors"));
  check_finite(source, file.vectors);
  file.sha256 = digest.hex();
  source.report(1);
  return file;
}

const std::vector<std::string>& vector_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    names.reserve(readers.size());
    for (const auto& [name, reader] : readers) names.emplace_back(name);
    return names;
  }();
  return extensions;
}

bool may_hold_vectors(const std::filesystem::path& path) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  return std::any_of(readers.begin(), readers.end(), [&](const auto& reader) { return reader.first == extension; });
}

bool is_vector_file(const std::filesystem::path& path) {
  const std::string extension = lower_case(path.extension().string());
  constexpr std::array own{".fvecs", ".bvecs", ".ivecs", ".f32", ".u8", ".raw"};
  return std::find(own.begin(), own.end(), extension) != own.end();
}

std::string rounded_text(std::size_t rounded, std::size_t count) {
  return count == 1
             ? said("1 of 1 number was rounded to float32")
             : told(rounded, "{} of {} numbers was rounded to float32", "{} of {} numbers were rounded to float32", count);
}

}  // namespace ws::io
