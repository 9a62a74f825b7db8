// SPDX-License-Identifier: MIT
#include "compute/histogram/answer.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/mapped_file.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::histogram {

namespace {

constexpr std::size_t poll_interval = 1u << 14;
constexpr std::string_view written_header = "query,bin,low,high,count";

bool is_count(double value) {
  return value >= 0 && value <= double(std::numeric_limits<std::int32_t>::max()) && value == std::floor(value);
}

std::shared_ptr<Answer> answer_of(std::size_t queries, std::size_t bins, const std::vector<std::int32_t>& counts) {
  auto answer = std::make_shared<Answer>(queries, bins);
  std::copy(counts.begin(), counts.end(), answer->table.counts.begin());
  return answer;
}

std::shared_ptr<Answer> from_npy(const io::FileSource& source) {
  const io::NpyHeader header = io::parse_npy_header(source);
  if (header.shape.size() != 2) source.fail(told("its array has {} axes; counts need (queries, bins)", header.shape.size()));
  io::check_npy_size(source, header);
  if (header.shape[0] == 0 || header.shape[1] == 0) source.fail(said("holds no counts"));  // of the other there may be 2⁶¹
  const auto rows = static_cast<std::size_t>(header.shape[0]), columns = static_cast<std::size_t>(header.shape[1]);
  auto answer = std::make_shared<Answer>(rows, columns);
  const std::size_t row_step = header.column_major ? 1 : columns, column_step = header.column_major ? rows : 1;
  const char* data = source.bytes().data() + header.data_offset;
  for (std::size_t q = 0; q < rows; ++q) {
    source.check_stop();
    for (std::size_t k = 0; k < columns; ++k) {
      const std::size_t place = (q * row_step + k * column_step) * io::scalar_bytes(header.type);
      const double value = io::load_real(header.type, data + place, header.swapped);
      if (!is_count(value)) source.fail(told("query {}, bin {}: {} is no count", q, k, value));
      answer->table.row(q)[k] = static_cast<std::int32_t>(value);
    }
  }
  return answer;
}

std::int32_t count_at(const io::FileSource& source, std::size_t line_number, std::string_view field) {
  double value = 0;
  if (io::parse_real(field, value) != io::FieldState::number || !is_count(value))
    source.fail_at_line(line_number, told("expected a count, found {}", io::shown(field)));
  return static_cast<std::int32_t>(value);
}

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  io::FieldCursor cursor(line, io::separator_of(line, true));
  for (std::string_view field; cursor.next(field);) fields.push_back(field);
  return fields;
}

/// Rows of text as they come: as long as the first one, or, as --out-counts writes them, an entry on each line.
class TextRows {
 public:
  explicit TextRows(const io::FileSource& source) : source_(source) {}

  void add(std::string_view line, std::size_t line_number) {
    if (std::exchange(is_first_, false) && line == written_header) {
      is_written_here_ = true;
      return;
    }
    const std::vector<std::string_view> fields = fields_of(line);
    is_written_here_ ? add_entry(fields, line_number) : add_row(fields, line_number);
  }
  [[nodiscard]] std::shared_ptr<Answer> answer() const {
    if (rows_ == 0) source_.fail(said("holds no counts"));
    if (counts_.size() != rows_ * bins_)
      source_.fail(told("the last query has {} bins, those before it {}", counts_.size() - (rows_ - 1) * bins_, bins_));
    return answer_of(rows_, bins_, counts_);
  }

 private:
  void add_row(const std::vector<std::string_view>& fields, std::size_t line_number) {
    if (rows_++ == 0) bins_ = fields.size();
    if (fields.size() != bins_)
      source_.fail_at_line(line_number, told(bins_, "expected {} count as in the lines before, found {}",
                                             "expected {} counts as in the lines before, found {}", fields.size()));
    for (const std::string_view field : fields) counts_.push_back(count_at(source_, line_number, field));
  }
  /// query, bin, low, high, count: each query's bins stand in order.
  void add_entry(const std::vector<std::string_view>& fields, std::size_t line_number) {
    if (fields.size() != 5) source_.fail_at_line(line_number, told("expected 5 fields, found {}", fields.size()));
    const auto bin = static_cast<std::size_t>(count_at(source_, line_number, fields[1]));
    if (bin == 0) {
      if (counts_.size() != rows_ * bins_)
        source_.fail_at_line(line_number, told("the query before has fewer bins than {}", bins_));
      ++rows_;
    }
    if (rows_ == 0 || bin != counts_.size() - (rows_ - 1) * bins_ || (rows_ > 1 && bin >= bins_))
      source_.fail_at_line(line_number, told("bin {} is not the one that follows", bin));
    counts_.push_back(count_at(source_, line_number, fields[4]));
    if (rows_ == 1) bins_ = counts_.size();
  }

  const io::FileSource& source_;
  std::vector<std::int32_t> counts_;
  std::size_t rows_ = 0, bins_ = 0;
  bool is_first_ = true, is_written_here_ = false;
};

std::shared_ptr<Answer> from_text(const io::FileSource& source) {
  TextRows rows(source);
  io::LineCursor lines(source.text());
  std::size_t line_number = 0;
  for (std::string_view line; lines.next(line);) {
    if (++line_number % poll_interval == 0) source.check_stop();
    if (io::holds_data(line)) rows.add(line, line_number);
  }
  return rows.answer();
}

}  // namespace

std::shared_ptr<const Answer> read_answer(const std::filesystem::path& path, const io::ReadOptions& options) {
  const io::MappedFile file(path);
  const io::FileSource source(path, file.bytes(), options);
  return source.extension() == "npy" ? from_npy(source) : from_text(source);
}

Table answer_for(const Problem& problem, const Answer& answer, std::size_t query_count, bool is_part) {
  const std::size_t asked = problem.queries.size(), given = answer.table.queries;
  const bool has_all = !problem.query_numbers.empty() && given != asked;
  const std::size_t all = has_all ? query_count : asked;
  if (answer.table.bins != problem.bins() || (is_part ? given < all : given != all))
    throw Error(ErrorKind::invalid_argument,
                told("the answer has {} queries with {} bins each, this run {} with {}", given, answer.table.bins, asked,
                     problem.bins()),
                said("--bins sets the number of bins"));
  Table table(asked, problem.bins());
  for (std::size_t q = 0; q < asked; ++q)
    std::copy_n(answer.table.row(has_all ? problem.query_number(q) : q), table.bins, table.row(q));
  return table;
}

}  // namespace ws::histogram
