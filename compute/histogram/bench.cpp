// SPDX-License-Identifier: MIT
#include "compute/histogram/bench.h"

#include "compute/histogram/result.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::histogram {

namespace {

/// Of distances that others compute in single precision, or between limits that they round otherwise.
constexpr double share_by_rounding = 1e-4;

Array array_of_vectors(const VectorSet& vectors, const char* name) {
  const bool bytes = vectors.type() == Component::uint8;
  const std::size_t row = vectors.dimension() * bytes_of(vectors.type());
  auto dense = std::make_shared<std::vector<std::byte>>(row * vectors.size());
  for (std::size_t i = 0; i < vectors.size(); ++i) std::copy_n(vectors.row_bytes(i), row, dense->data() + i * row);
  const void* first = dense->data();
  return {
      name,  "A vector in each row", bytes ? ElementType::uint8 : ElementType::float32, {vectors.size(), vectors.dimension()},
      first, std::move(dense)};
}

/// Vectors go out; the counts of each query come back.
std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, RunContext&) {
  const auto result = std::dynamic_pointer_cast<const HistogramResult>(of);
  BenchExtra extra;
  extra.question = [result](RunContext& context) {
    const Problem& problem = result->problem();
    PeerQuestion question;
    question.asks = "distance-histogram";
    question.data = {array_of_vectors(problem.references, "references"), array_of_vectors(problem.queries, "queries")};
    question.values = {{"bins", std::to_string(problem.bins())}};
    question.answer = result->arrays(context).front();
    question.kind = AnswerKind::counts;
    question.tolerance = share_by_rounding;
    question.work = result->work();
    return question;
  };
  return {std::move(extra)};
}

}  // namespace

/// The first is the size of 2019; its vectors are whole numbers, and normal ones in the third.
BenchTable bench_table() {
  const std::vector<BenchMethod> on_cpu{{"cpu", "paper"}, {"cpu", "simd"}},
      flat{{"cpu", "simd"}, {"cpu", "boxes"}, {"cuda", "boxes"}, {"cuda", "fused"}},
      device{{"cuda", "paper"}, {"cuda", "shared"}, {"cuda", "fused"}, {"cuda", "tensor"}},
      in_space{{"cuda", "boxes"}, {"cuda", "fused"}, {"cuda", "shared"}};
  const std::string bytes = "sift-like --count 1000000 --queries 10000 --seed 1",
                    space = "uniform-vectors --dimension 3 --count 1000000 --queries 10000 --seed 1",
                    note_of_2019 = "2019, device not named: 32 s for 5 bins, 53 s for 5000";
  BenchTable table;
  table.cases = {
      {"bytes-1m-5", bytes, {{"bins", "5"}}, "method", device, note_of_2019},
      {"bytes-1m-5000", bytes, {{"bins", "5000"}}, "method", device, note_of_2019},
      {"gauss-1m-256", "gauss --count 1000000 --queries 10000 --seed 1", {{"bins", "256"}}, "method", device},
      {"space-1m-256", space, {{"bins", "256"}}, "method", in_space},
      {"space-1m-5000", space, {{"bins", "5000"}}, "method", in_space},
      {"bytes-20k", "sift-like --count 20000 --queries 500 --seed 1", {{"bins", "64"}}, "method", on_cpu},
      {"plane-100k", "uniform-vectors --dimension 2 --count 100000 --queries 1000 --seed 1", {{"bins", "64"}}, "method", flat},
      {"space-100k", "uniform-vectors --dimension 3 --count 100000 --queries 1000 --seed 1", {{"bins", "256"}}, "method", flat},
  };
  table.extras = extras_of;
  return table;
}

}  // namespace ws::histogram
