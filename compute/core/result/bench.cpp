// SPDX-License-Identifier: MIT
#include "compute/core/result/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <sstream>
#include <string_view>

namespace ws {

namespace {

constexpr double infinitely_far = std::numeric_limits<double>::infinity();
constexpr double least_part = 1e-3;  // of a length, that is noticed

template <class T>
double distance_in(const Array& answer, const Array& ours, std::size_t count, AnswerKind kind) {
  const auto *a = static_cast<const T*>(answer.data), *b = static_cast<const T*>(ours.data);
  double largest = 0, elsewhere = 0, all = 0, others = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (a[i] == b[i]) {
      all += std::abs(static_cast<double>(b[i]));
      continue;
    }
    const double x = static_cast<double>(a[i]), y = static_cast<double>(b[i]), apart = std::abs(x - y);
    if (kind == AnswerKind::lengths) {
      others += std::isfinite(apart) && apart <= least_part * std::abs(y) ? 0 : 1;
      continue;
    }
    if (!(apart < infinitely_far)) return infinitely_far;  // NaN, too
    largest = std::max(largest, apart);
    elsewhere += apart;
    all += std::abs(y);
    ++others;
  }
  if (kind == AnswerKind::numbers) return largest;
  if (kind == AnswerKind::counts) return all > 0 ? elsewhere / (2 * all) : elsewhere > 0 ? infinitely_far : 0;
  return count > 0 ? others / static_cast<double>(count) : 0;
}

/// Data of which a small test has less, and how much at most.
struct Cap {
  std::string_view flag;
  long most;
};
constexpr std::array<Cap, 5> small_sizes{
    {{"--count", 1500}, {"--queries", 20}, {"--triangles", 1500}, {"--width", 160}, {"--height", 120}}};

}  // namespace

double distance_of(const Array& answer, const Array& ours, AnswerKind kind) {
  if (answer.type != ours.type || answer.shape != ours.shape) return infinitely_far;
  std::size_t count = 1;
  for (const std::size_t n : ours.shape) count *= n;
  switch (ours.type) {
    case ElementType::boolean:
    case ElementType::uint8:
      return distance_in<std::uint8_t>(answer, ours, count, kind);
    case ElementType::int32:
      return distance_in<std::int32_t>(answer, ours, count, kind);
    case ElementType::uint32:
      return distance_in<std::uint32_t>(answer, ours, count, kind);
    case ElementType::int64:
      return distance_in<std::int64_t>(answer, ours, count, kind);
    case ElementType::float32:
      return distance_in<float>(answer, ours, count, kind);
    case ElementType::float64:
      return distance_in<double>(answer, ours, count, kind);
  }
  return infinitely_far;
}

std::string words_of(double distance, AnswerKind kind) {
  if (distance == 0) return "the same result";
  if (!std::isfinite(distance)) return "a result of another shape, or one that is no number";
  if (kind == AnswerKind::numbers) return fmt::format("differs by at most {:.1e}", distance);
  return fmt::format("{:.2g} % {}", 100 * distance, kind == AnswerKind::counts ? "of the counts lie elsewhere" : "are others");
}

std::string small_generator(const std::string& generator) {
  std::istringstream words(generator);
  std::string small, before;
  for (std::string word; words >> word; before = word) {
    for (const auto& [flag, most] : small_sizes)
      if (before == flag && std::stol(word) > most) word = std::to_string(most);
    small += (small.empty() ? "" : " ") + word;
  }
  return small;
}

std::string BenchRow::backend() const { return method.backend + (ordinal ? ":" + std::to_string(*ordinal) : ""); }

double BenchRow::median() const {
  std::vector<double> sorted = ms;
  std::sort(sorted.begin(), sorted.end());
  return sorted[sorted.size() / 2];
}

double BenchRow::minimum() const { return *std::min_element(ms.begin(), ms.end()); }

std::optional<double> BenchRow::per_second() const {
  return bench_case->has_rate ? std::optional(work.amount / (minimum() / 1000)) : std::nullopt;
}

const BenchRow& model_of(const BenchRow& row, const std::vector<BenchRow>& rows) {
  const auto is_model = [&](const BenchRow& other) {
    return other.bench_case == row.bench_case && other.method.computes == row.method.computes;
  };
  return *std::find_if(rows.begin(), rows.end(), is_model);
}

bool differ(const BenchRow& a, const BenchRow& b) { return !a.hash.empty() && !b.hash.empty() && a.hash != b.hash; }

}  // namespace ws
