// Every method of the distance histograms, on the CPU or on CUDA, whose counts must be the same: the rows of the page.
// histogram_bench [cpu|cuda [references [queries]]]. On CUDA the time is that of the kernels.
// SPDX-License-Identifier: MIT
#include "compute/generate/vectors.h"
#include "compute/histogram/methods/reference.h"
#include "compute/histogram/methods/solve.h"
#include "tests/bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::histogram;

/// Vectors that several methods get, made when the first one runs, and the counts that the first method gave.
struct Case {
  std::function<generate::VectorPair()> make;
  std::optional<generate::VectorPair> pair = {};
  std::map<std::size_t, Histograms> first = {};  ///< by number of bins

  [[nodiscard]] Problem problem(std::int64_t bins, Method method, Backend backend) {
    if (!pair) pair = make();
    Problem problem;
    problem.references = pair->references;
    problem.queries = pair->queries;
    problem.parameters.bins = bins;
    problem.parameters.method = method;
    problem.parameters.memory_cap = method == Method::paper && backend == Backend::cuda ? 1024 : 0;
    return problem;
  }
};

bool equal(const Table& a, const Table& b) {
  return std::equal(a.counts.begin(), a.counts.end(), b.counts.begin(), b.counts.end()) && a.low == b.low && a.high == b.high;
}

/// How the first few queries' counts differ from those in double precision, which arithmetic in single precision may.
void add_differences(benchmark::State& state, const Problem& problem, const Table& table) {
  constexpr std::size_t checked = 8;
  Problem few = problem;
  few.queries = problem.queries.first_ones(checked);
  RunContext context;
  Table rows(few.queries.size(), problem.bins());
  std::copy_n(table.counts.begin(), rows.counts.size(), rows.counts.begin());
  const Differences d = differences(rows, reference_histograms(few, context));
  state.counters["unlike_double"] = double(d.entries);
  state.counters["most_unlike"] = double(d.largest);
}

void check(benchmark::State& state, Case& c, const Problem& problem, Histograms result) {
  add_differences(state, problem, *result.table);
  const auto [first, is_first] = c.first.try_emplace(problem.bins(), std::move(result));
  if (!is_first && !equal(*first->second.table, *result.table)) state.SkipWithError("not the first method's counts");
}

void run_method(benchmark::State& state, Case& c, std::int64_t bins, Method method, Backend backend) {
  const Problem problem = c.problem(bins, method, backend);
  Histograms result;
  for (auto _ : state) {
    RunContext context;
    context.backend = backend;
    const Stopwatch watch;
    result = solve(problem, context);
    state.SetIterationTime(1e-3 * (context.metrics.compute_ms > 0 ? context.metrics.compute_ms : watch.ms()));
    bench::add_stages(state, context.metrics);
  }
  state.counters["pairs"] = benchmark::Counter(double(problem.pair_count()), benchmark::Counter::kIsIterationInvariantRate);
  state.counters["device_MiB"] = double(result.device_bytes) / (1 << 20);
  check(state, c, problem, std::move(result));
}

void declare_case(const std::string& name, std::function<generate::VectorPair()> make, const std::vector<std::int64_t>& bins,
                  const std::vector<Method>& methods, Backend backend) {
  const auto shared = std::make_shared<Case>(Case{std::move(make)});
  for (const std::int64_t k : bins)
    for (const Method method : methods)
      bench::declare_with_own_clock(fmt::format("{}/K = {}/{}", name, k, name_of(method)),
                                    [=](benchmark::State& state) { run_method(state, *shared, k, method, backend); });
}

void declare_all(const std::vector<std::string>& arguments) {
  const bool on_device = !arguments.empty() && arguments[0] == "cuda";
  const std::size_t references = arguments.size() > 1 ? std::stoul(arguments[1])
                                 : on_device          ? 1'000'000
                                                      : 100'000,
                    queries = arguments.size() > 2 ? std::stoul(arguments[2])
                              : on_device          ? 10'000
                                                   : 1'000;
  const Backend backend = on_device ? Backend::cuda : Backend::cpu;
  using Methods = std::vector<Method>;
  const Methods floats =
      on_device ? Methods{Method::fused, Method::shared, Method::tensor, Method::paper} : Methods{Method::simd, Method::paper};
  const Methods bytes = on_device ? Methods{Method::tensor, Method::fused, Method::shared, Method::paper} : floats;
  const Methods flat = on_device ? Methods{Method::boxes, Method::fused, Method::shared} : Methods{Method::simd, Method::boxes};
  const auto from = [=](auto generator, std::size_t dimension) {
    return [=] {
      generate::Random random(1);
      return generator({dimension, references, queries}, random);
    };
  };
  declare_case("points, d = 3", from(generate::uniform_vectors, 3), {256, 5000}, flat, backend);
  declare_case("points, d = 2", from(generate::uniform_vectors, 2), {64, 256}, flat, backend);
  declare_case("bytes, d = 128", from(generate::sift_like, 128), {5, 256, 5000}, bytes, backend);
  declare_case("gauss, d = 128", from(generate::gauss, 128), {5, 256, 5000}, floats, backend);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
