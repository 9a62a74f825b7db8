// SPDX-License-Identifier: MIT
#include "compute/histogram/bins/problem.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>

namespace ws::histogram {

Table::Table(std::size_t query_count, std::size_t bin_count)
    : queries(query_count),
      bins(bin_count),
      counts(query_count * bin_count),
      low(query_count),
      high(query_count),
      degenerate(query_count) {}

void Table::clear(std::size_t first, std::size_t count, const RunContext& context) {
  for (std::size_t q = first; q < first + count; ++q) {
    context.check_stop();
    std::fill_n(row(q), bins, 0);
  }
}

VectorSet drawn_queries(const VectorSet& references, std::size_t count) {
  const std::size_t total = references.size();
  if (count >= total) return references.every_nth(1);
  if (total % count == 0) return references.every_nth(total / count);
  std::vector<std::size_t> numbers(count);
  for (std::size_t i = 0; i < count; ++i) numbers[i] = i * total / count;
  return chosen_rows(references, numbers);
}

std::string words_of_drawn_queries(const Problem& problem) {
  const std::string drawn = told(problem.queries.size(), "No queries are given: {} of the references serves as a query.",
                                 "No queries are given: {} of the references, taken at even distances, serve as queries.");
  if (problem.parameters.skip_self) return drawn;
  const std::string label = ParameterSet::of<Parameters>().info("skip_self").label;
  return drawn + " " + told("Each finds itself, at distance 0; the parameter “{}” leaves that out.", said(label.c_str()));
}

VectorSet chosen_rows(const VectorSet& vectors, const std::vector<std::size_t>& numbers) {
  VectorSet chosen(vectors.type(), vectors.dimension(), numbers.size());
  chosen.holds_bytes = vectors.holds_bytes;
  vectors.copy_rows(numbers, chosen.values<std::byte>());
  return chosen;
}

std::vector<std::size_t> chosen_numbers(const Numbers& only, std::size_t count) {
  std::vector<std::size_t> numbers;
  for (const double value : only) {
    if (value < 0 || value != std::floor(value) || value >= double(count))
      throw Error(ErrorKind::invalid_argument,
                  told("--only-queries takes whole numbers from 0 to {}, not {}", count - 1, value));
    numbers.push_back(static_cast<std::size_t>(value));
  }
  std::vector<std::size_t> sorted = numbers;
  std::sort(sorted.begin(), sorted.end());
  if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
    throw Error(ErrorKind::invalid_argument, told("--only-queries names query {} twice", *twice));
  return numbers;
}

std::size_t empty_row_count(const Table& table, std::size_t rows) {
  std::size_t count = 0;
  for (std::size_t q = 0; q < rows; ++q)
    count += std::all_of(table.row(q), table.row(q) + table.bins, [](std::int32_t n) { return n == 0; });
  return count;
}

std::size_t equal_row_count(const Table& table, std::size_t rows) {
  std::size_t count = 0;
  for (std::size_t q = 0; q < rows; ++q) count += table.degenerate[q] && table.row(q)[0] > 0;
  return count;
}

double distance_at(double low, double high, double part, bool logarithmic) {
  return logarithmic && low > 0 ? low * std::pow(high / low, part) : low + part * (high - low);
}

std::int64_t memory_cap_of(const Parameters& p) {
  constexpr std::int64_t mib_of_2019 = 1024;
  return p.memory_cap == 0 && p.method == Method::paper ? mib_of_2019 : p.memory_cap;
}

void check_problem(const Problem& problem) {
  const auto refuse = [](const std::string& what, const std::string& hint) {
    throw Error(ErrorKind::invalid_argument, what, hint);
  };
  if (problem.references.empty())
    refuse(said("there are no references to measure distances to"), said("give some with --references"));
  if (problem.queries.empty()) refuse(said("there are no queries"), said("give some with --queries"));
  if (problem.references.dimension() != problem.queries.dimension())
    refuse(told("references have {} components, queries have {}", problem.references.dimension(), problem.queries.dimension()),
           said("both must have the same number"));
  if (problem.parameters.bins < 1) refuse(told("--bins takes 1 or more, not {}", problem.parameters.bins), "");
  if (problem.references.size() >= (std::size_t{1} << 31))
    refuse(told("{} references are too many: counts go up to 2147483647", problem.references.size()), "");
}

}  // namespace ws::histogram
