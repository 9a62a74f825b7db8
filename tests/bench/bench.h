// What the benchmark programs share around Google Benchmark: declaring, which clock counts, and an exit code.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace ws::bench {

/// Declares a benchmark: body(state) runs the loop. An Error that it throws ends it, is shown, and fails the program.
template <class Body>
benchmark::internal::Benchmark* declare(const std::string& name, Body body) {
  return benchmark::RegisterBenchmark(name.c_str(),
                                      [body = std::move(body)](benchmark::State& state) {
                                        try {
                                          body(state);
                                        } catch (const Error& error) {
                                          state.SkipWithError(error.full_text().c_str());
                                        }
                                      })
      ->Unit(benchmark::kMillisecond);
}

/// The clock on the wall counts; "CPU" is the time of all threads together, which a busy machine disturbs less.
template <class Body>
void declare_on_host(const std::string& name, Body body) {
  declare(name, std::move(body))->UseRealTime()->MeasureProcessCPUTime();
}

/// The body tells each iteration's time itself (`SetIterationTime`), from the device's clock for example.
template <class Body>
void declare_with_own_clock(const std::string& name, Body body) {
  declare(name, std::move(body))->UseManualTime()->MinWarmUpTime(0.02);  // a device's clock rises only under work
}

/// Adds the milliseconds to a column of that name, which shows the mean over the iterations.
inline void add_time(benchmark::State& state, const std::string& name, double ms) {
  auto& counter = state.counters[name + "_ms"];
  counter = benchmark::Counter(counter.value + ms, benchmark::Counter::kAvgIterations);
}
inline void add_stages(benchmark::State& state, const Metrics& metrics) {
  for (const StageTime& stage : metrics.stages()) add_time(state, stage.name, stage.ms);
}
inline void add_operations(benchmark::State& state, const Metrics& metrics) {
  for (const OperationTime& operation : metrics.operations()) add_time(state, operation.label, operation.ms);
}

/// The usual lines, without colours; knows whether a benchmark failed.
class Reporter : public benchmark::ConsoleReporter {
 public:
  Reporter() : ConsoleReporter(OO_None) {}
  bool has_failed = false;
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) has_failed |= run.error_occurred;
    ConsoleReporter::ReportRuns(runs);
  }
};

/// The program: declare_all(arguments) gets the arguments that are not Google Benchmark's, and declares the benchmarks. Returns
/// the exit code: 1 if a benchmark failed or none was run.
template <class DeclareAll>
int run(int argc, char** argv, const DeclareAll& declare_all) {
  benchmark::Initialize(&argc, argv);
  Reporter reporter;
  std::size_t count = 0;
  try {
    declare_all(std::vector<std::string>(argv + 1, argv + argc));
    count = benchmark::RunSpecifiedBenchmarks(&reporter);
  } catch (const Error& error) {
    std::fprintf(stderr, "%s: %s\n", argv[0], error.full_text().c_str());
  }
  benchmark::Shutdown();
  return reporter.has_failed || count == 0 ? 1 : 0;
}

}  // namespace ws::bench
