// SPDX-License-Identifier: MIT
#include "compute/histogram/result_file.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/npy_header.h"

#include <fmt/format.h>

namespace ws::histogram {

namespace {

using Append = std::function<void(std::string_view)>;

template <class T>
std::string_view bytes_of(const T* values, std::size_t count) {
  return {reinterpret_cast<const char*>(values), count * sizeof(T)};
}

double limit_of(const Table& table, std::size_t q, std::size_t bin, bool logarithmic) {
  return distance_at(table.low[q], table.high[q], double(bin) / double(table.bins), logarithmic);
}

}  // namespace

void write_counts(const std::filesystem::path& path, const Table& table, const Problem& problem, const RunContext& context) {
  io::write_atomically(path, [&](const Append& append) {
    if (path.extension() == ".npy") {
      append(io::npy_preamble("<i4", fmt::format("{}, {}", table.queries, table.bins)));
      return append(bytes_of(table.counts.data(), table.counts.size()));
    }
    append("query,bin,low,high,count\n");
    const bool logarithmic = problem.has_logarithmic_bins();
    fmt::memory_buffer text;
    for (std::size_t q = 0; q < table.queries; ++q) {
      context.check_stop();
      text.clear();
      for (std::size_t k = 0; k < table.bins; ++k)
        append_formatted(text, "{},{},{},{},{}\n", problem.query_number(q), k, limit_of(table, q, k, logarithmic),
                         limit_of(table, q, k + 1, logarithmic), table.row(q)[k]);
      append({text.data(), text.size()});
    }
  });
}

void write_limits(const std::filesystem::path& path, const Table& table, const Problem& problem) {
  io::write_atomically(path, [&](const Append& append) {
    const bool npy = path.extension() == ".npy";
    append(npy ? io::npy_preamble("<f4", fmt::format("{}, 2", table.queries)) : std::string("query,min,max,degenerate\n"));
    for (std::size_t q = 0; q < table.queries; ++q) {
      const float pair[2] = {table.low[q], table.high[q]};
      append(npy ? std::string(bytes_of(pair, 2))
                 : fmt::format("{},{},{},{}\n", problem.query_number(q), pair[0], pair[1], table.degenerate[q]));
    }
  });
}

void write_differences(const std::filesystem::path& path, const Findings& findings, const Problem& problem) {
  if (!findings.check && !findings.given)
    throw Error(ErrorKind::invalid_argument, said("this run was compared with nothing"),
                said("ask for --check, or give an --answer"));
  std::string text = "compared_with,query,bin,count,expected\n";
  const auto add = [&](const char* with, const std::optional<Differences>& found) {
    if (!found) return;
    for (const Difference& d : found->list)
      text += fmt::format("{},{},{},{},{}\n", with, problem.query_number(d.query), d.bin, d.count, d.expected);
  };
  add("double", findings.check);
  add("answer", findings.given);
  io::write_atomically(path, {text.data(), text.size()});
}

}  // namespace ws::histogram
