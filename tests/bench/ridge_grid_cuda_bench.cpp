// Whole runs of method `grid` on CUDA as `warpscope bench` times them, with what their stages and operations take: the engine
// and the sorted points are in the cache ("warm"), or are made by each run from points on the host ("cold").
// SPDX-License-Identifier: MIT

// ridge_grid_cuda_bench [benchmark flags] [points of another spiral …]
#include "compute/core/run/cache.h"
#include "compute/generate/generate.h"
#include "compute/ridge/balls/detect.h"
#include "tests/bench/bench.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::ridge;

/// A number that differs, in all likelihood, where any vertex does; small enough for a column.
double digest(const Detection& found) {
  std::uint64_t all = 0xCBF29CE484222325ull;
  for (const Polyline& line : found.polylines().lines)
    for (const double x : line.coordinates) all = combine(all, std::bit_cast<std::uint64_t>(x));
  return static_cast<double>(all % 1'000'003);
}

void run_warm_or_cold(benchmark::State& state, const PointSet& points, double r1, bool is_warm) {
  Parameters parameters;
  parameters.r1 = r1;
  Cache cache(std::size_t(1) << 40);
  const auto run = [&](Metrics* metrics) {
    RunContext context;
    context.backend = Backend::cuda;
    context.record_steps = false;
    context.cache = is_warm ? &cache : nullptr;
    Detection found = detect(points, parameters, context);
    if (metrics) *metrics = std::move(context.metrics);
    return found;
  };
  Detection found = run(nullptr);
  for (auto _ : state) {
    Metrics metrics;
    found = run(&metrics);
    state.SetIterationTime((metrics.compute_ms + (is_warm ? 0 : metrics.upload_ms)) / 1000);
    bench::add_stages(state, metrics);
    bench::add_operations(state, metrics);
    bench::add_time(state, "upload", metrics.upload_ms);
  }
  state.counters["rounds"] = static_cast<double>(found.outer_rounds);
  state.counters["iterations"] = static_cast<double>(found.inner_iterations);
  state.counters["balls"] = static_cast<double>(found.trace.initial_ball_count());
  state.counters["left"] = static_cast<double>(found.balls.size());
  state.counters["digest"] = digest(found);
}

void declare_cloud(const std::string& name, const std::string& command, double r1) {
  const auto points = std::make_shared<std::shared_ptr<const PointSet>>();  // made when the first benchmark asks for it
  for (const bool is_warm : {true, false})
    bench::declare_with_own_clock(name + (is_warm ? "/warm" : "/cold"), [=](benchmark::State& state) {
      if (!*points) {
        const auto [kind, options] = generate::parse_command(command);
        *points = std::make_shared<const PointSet>(generate::generate(kind, options).points);
      }
      run_warm_or_cold(state, **points, r1, is_warm);
    });
}

void declare_all(const std::vector<std::string>& counts) {
  const auto spiral = [](int dimension, const std::string& count) {
    declare_cloud("spiral" + std::to_string(dimension) + " " + count,
                  "spiral --dimension " + std::to_string(dimension) + " --count " + count + " --noise 4.17 --seed 1", 8.34);
  };
  for (const std::string& count : counts) spiral(2, count);
  if (!counts.empty()) return;
  spiral(2, "100000");
  spiral(2, "1000000");
  spiral(3, "1000000");
  declare_cloud("circle 1000000", "circle --count 1000000 --noise 0.1 --seed 1", 0.2);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
