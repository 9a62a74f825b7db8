// SPDX-License-Identifier: MIT
#include "compute/core/result/bench.h"

#include <algorithm>

namespace ws {

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
