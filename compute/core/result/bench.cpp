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

}  // namespace ws
