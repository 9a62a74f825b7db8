// Times every method of the distance histograms, on the CPU or on CUDA, and compares their counts: the rows of the page.
// Arguments: cpu or cuda, then the numbers of references and queries.
// SPDX-License-Identifier: MIT
#include "compute/generate/vectors.h"
#include "compute/histogram/methods/reference.h"
#include "compute/histogram/methods/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::histogram;

struct Case {
  std::string name;
  generate::VectorPair pair;
  std::vector<std::int64_t> bins;
  std::vector<Method> methods;
  int repeats;
};

struct Row {
  double ms = 0;
  std::vector<StageTime> stages;
  Histograms result;
};

Row timed(const Problem& problem, Backend backend, int repeats) {
  std::vector<Row> rows;
  for (int i = 0; i <= repeats; ++i) {  // the first warms up
    RunContext context;
    context.backend = backend;
    const Stopwatch watch;
    Row row;
    row.result = solve(problem, context);
    row.ms = context.metrics.compute_ms > 0 ? context.metrics.compute_ms : watch.ms();
    row.stages = context.metrics.stages();
    if (i > 0 || repeats == 0) rows.push_back(std::move(row));
  }
  std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.ms < b.ms; });
  return std::move(rows[rows.size() / 2]);
}

bool equal(const Table& a, const Table& b) {
  return std::equal(a.counts.begin(), a.counts.end(), b.counts.begin(), b.counts.end()) && a.low == b.low && a.high == b.high;
}

/// Of the first few queries, against double precision.
std::string check(const Problem& problem, const Table& table) {
  constexpr std::size_t checked = 8;
  Problem few = problem;
  few.queries = problem.queries.first_ones(checked);
  RunContext context;
  Table rows(few.queries.size(), problem.bins());
  std::copy_n(table.counts.begin(), rows.counts.size(), rows.counts.begin());
  const Differences d = differences(rows, reference_histograms(few, context));
  return fmt::format("{} of {} entries differ from double precision, at most by {}", d.entries, rows.counts.size(), d.largest);
}

bool run_case(Case& c, Backend backend) {
  Problem problem;
  problem.references = std::move(c.pair.references);
  problem.queries = std::move(c.pair.queries);
  bool all_equal = true;
  for (const std::int64_t bins : c.bins) {
    problem.parameters.bins = bins;
    Row first;
    for (const Method method : c.methods) {
      problem.parameters.method = method;
      problem.parameters.memory_cap = method == Method::paper && backend == Backend::cuda ? 1024 : 0;
      const Row row = timed(problem, backend, method == Method::paper ? std::min(c.repeats, 2) : c.repeats);
      std::string stages;
      for (const StageTime& stage : row.stages) stages += fmt::format(" {} {:.2f}", stage.name, stage.ms);
      const bool same = !first.result.table || equal(*first.result.table, *row.result.table);
      all_equal &= same;
      fmt::print("{:<16} K {:>5} {:<8} {:>10.2f} ms {:>8.2f} Gpairs/s  {:>7.1f} MiB {}{}\n", c.name, bins, name_of(method),
                 row.ms, double(problem.pair_count()) / row.ms * 1e-6, double(row.result.device_bytes) / (1 << 20),
                 same ? "" : "DIFFERS ", stages);
      if (!first.result.table) first = row;
    }
    fmt::print("    {}\n", check(problem, *first.result.table));
  }
  return all_equal;
}

}  // namespace

int main(int count, char** arguments) {
  const bool on_device = count > 1 && std::string(arguments[1]) == "cuda";
  const std::size_t references = count > 2   ? std::stoul(arguments[2])
                                 : on_device ? 1'000'000
                                             : 100'000,
                    queries = count > 3   ? std::stoul(arguments[3])
                              : on_device ? 10'000
                                          : 1'000;
  const Backend backend = on_device ? Backend::cuda : Backend::cpu;
  const std::vector<Method> floats = on_device ? std::vector{Method::fused, Method::shared, Method::tensor, Method::paper}
                                               : std::vector{Method::simd, Method::paper},
                            bytes =
                                on_device ? std::vector{Method::tensor, Method::fused, Method::shared, Method::paper} : floats,
                            flat = on_device ? std::vector{Method::boxes, Method::fused, Method::shared}
                                             : std::vector{Method::simd, Method::boxes};
  const int repeats = on_device ? 10 : 3;
  generate::Random random(1);
  bool all_equal = true;
  const auto run = [&](Case c) { all_equal &= run_case(c, backend); };
  run({"points, d = 3", generate::uniform_vectors({3, references, queries}, random), {256, 5000}, flat, repeats});
  run({"points, d = 2", generate::uniform_vectors({2, references, queries}, random), {64, 256}, flat, repeats});
  run({"bytes, d = 128", generate::sift_like({128, references, queries}, random), {5, 256, 5000}, bytes, repeats});
  run({"gauss, d = 128", generate::gauss({128, references, queries}, random), {5, 256, 5000}, floats, repeats});
  fmt::print("{}\n", all_equal ? "all methods agree" : "METHODS DIFFER");
  return all_equal ? 0 : 1;
}
