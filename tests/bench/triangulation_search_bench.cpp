// Searches and the path programme, CPU beside CUDA: triangulation_search_bench [rounds]. Each row is the median of so many runs
// after a warm-up: the whole call on the host's clock, and the kernels alone by events.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::triangulation;

constexpr double slow_ms = 20'000;  // slower ones run once

std::vector<Point> uniform_points(std::size_t count, int seed) {
  auto [kind, options] = generate::parse_command(fmt::format("uniform --dimension 2 --count {} --seed {}", count, seed));
  return distinct_points(generate::generate(kind, options).points).at;
}

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

/// Medians over the rounds.
struct Times {
  double whole_ms = 0, kernel_ms = 0;
  std::string stages;
};
template <class F>
Times measured(int rounds, Backend backend, int threads, const F& run) {
  std::vector<double> whole, kernels;
  Times times;
  for (int round = 0; round <= rounds; ++round) {
    RunContext context;
    context.backend = backend;
    context.thread_count = threads;
    const Stopwatch watch;
    run(context);
    const double ms = watch.ms();
    double kernel_ms = 0;
    if (backend == Backend::cuda)
      for (const OperationTime& o : context.metrics.operations()) kernel_ms += o.ms;
    times.stages.clear();
    for (const StageTime& s : context.metrics.stages()) times.stages += fmt::format(" {} {:.2f}", s.name, s.ms);
    if (round > 0 || ms > slow_ms) whole.push_back(ms), kernels.push_back(kernel_ms);
    if (ms > slow_ms) break;
  }
  times.whole_ms = median(whole);
  times.kernel_ms = median(kernels);
  return times;
}

void search_row(const char* name, const std::vector<Point>& points, SearchOptions options, Backend backend, int threads,
                int rounds) {
  options.most_seconds = 1e9;
  options.parallel = threads != 1;
  SearchResult result;
  const Times t = measured(rounds, backend, threads, [&](RunContext& context) {
    result = search(points, candidates_of(points, context), options, context);
  });
  fmt::print(
      "{:<34} N {:>2} {:<4} {:>10.2f} ms, kernels {:>9.3f} ms, {:.4g} calls, {:.3g}/s (kernels {:.3g}/s), {} found, "
      "level {} of {} branches, {} threads, lanes {:.3f}, calls {} / {} / {}, sent {} B, stages ms:{}\n",
      name, points.size(), to_string(backend), t.whole_ms, t.kernel_ms, double(result.call_count),
      double(result.call_count) / t.whole_ms * 1e3, t.kernel_ms > 0 ? double(result.call_count) / t.kernel_ms * 1e3 : 0,
      result.triangulation_count, result.branches.level, result.branches.branch_count, result.branches.thread_count,
      result.branches.active_share, result.branches.least_calls, result.branches.median_calls, result.branches.most_calls,
      result.branches.bytes_sent, t.stages);
  std::fflush(stdout);
}

void removal_rows(const std::vector<Point>& points, bool cuda, int rounds) {
  const SearchOptions list{.method = SearchMethod::removal}, masks{.method = SearchMethod::removal_bitmask};
  search_row("removal, stack, 1 thread", points, {.method = SearchMethod::removal_stack}, Backend::cpu, 1, rounds);
  search_row("removal, masks, 1 thread", points, masks, Backend::cpu, 1, rounds);
  search_row("removal, all threads", points, list, Backend::cpu, 0, rounds);
  if (!cuda) return;
  for (const std::uint32_t level : {8u, 12u, 16u, 20u, 24u}) {
    SearchOptions at_level = list;
    at_level.branch_level = level;
    search_row("removal, thesis, by level", points, at_level, Backend::cuda, 0, rounds);
  }
  for (const int block : {32, 64, 128, 256}) {
    SearchOptions blocks = list, own = masks;
    blocks.device.block_size = own.device.block_size = block;
    search_row(fmt::format("removal, thesis, block {}", block).c_str(), points, blocks, Backend::cuda, 0, rounds);
    search_row(fmt::format("removal, shared, block {}", block).c_str(), points, own, Backend::cuda, 0, rounds);
  }
  SearchOptions fixed = masks, cut = masks;
  fixed.device.rebalance = false;
  search_row("removal, masks, a branch each", points, fixed, Backend::cuda, 0, rounds);
  search_row("removal, masks, shared", points, masks, Backend::cuda, 0, rounds);
  cut.cuts = {true, false, true, true, false, false};
  search_row("removal, shared, all static cuts", points, cut, Backend::cuda, 0, rounds);
  search_row("removal, static cuts, 1 thread", points, cut, Backend::cpu, 1, rounds);
}

void combination_rows(const std::vector<Point>& points, int rounds) {
  for (const int block : {32, 64, 128, 256}) {
    SearchOptions options{.method = SearchMethod::combinations};
    options.device.block_size = block;
    search_row(fmt::format("combinations, masks, block {}", block).c_str(), points, options, Backend::cuda, 0, rounds);
  }
}

void thesis_combination_rows(const std::vector<Point>& points, int rounds) {
  for (const bool masks : {false, true})
    for (const bool grid : {false, true})
      for (const bool host : {false, true})
        for (const bool tree : {false, true}) {
          SearchOptions options{.method = SearchMethod::combinations};
          options.device = {64, true, masks, grid, host, tree};
          search_row(fmt::format("combinations {} {} {} {}", masks ? "masks" : "pairs", grid ? "thesis" : "fit",
                                 host ? "host" : "device", tree ? "tree" : "plain")
                         .c_str(),
                     points, options, Backend::cuda, 0, rounds);
        }
}

void path_row(std::size_t count, Backend backend, int rounds) {
  const std::vector<Point> points = uniform_points(count, 1);
  PathResult result;
  const Times t = measured(rounds, backend, 0, [&](RunContext& context) { result = path_dp(points, context); });
  fmt::print(
      "{:<34} N {:>2} {:<4} {:>10.2f} ms, kernels {:>9.3f} ms, {} states, {:.3g}/s, {} layers, proven {}, stages ms:{}\n",
      "path-dp", count, to_string(backend), t.whole_ms, t.kernel_ms, result.state_count,
      double(result.state_count) / t.whole_ms * 1e3, result.layer_count, result.proven_optimal, t.stages);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
  const bool cuda = !cuda_status().devices.empty();
  RunContext context;
  for (const int seed : {1, 2, 4}) {
    const std::vector<Point> points = uniform_points(14, seed);
    const Candidates c = candidates_of(points, context);
    fmt::print("14 points, seed {}: n {}, k {}\n", seed, c.choosable_count(), c.needed_count);
    removal_rows(points, cuda, rounds);
  }
  for (const auto& [count, seed] : {std::pair{10, 1}, {11, 1}, {11, 2}, {12, 8}}) {
    const std::vector<Point> points = uniform_points(static_cast<std::size_t>(count), seed);
    const Candidates c = candidates_of(points, context);
    const double total = rounded_binomial(c.choosable_count(), c.needed_count);
    fmt::print("{} points, seed {}: n {}, k {}, {:.4g} combinations\n", count, seed, c.choosable_count(), c.needed_count,
               total);
    if (cuda && total < 2e12) combination_rows(points, total > 2e11 ? 2 : rounds);
    if (cuda && count == 10) thesis_combination_rows(points, rounds);
  }
  for (const std::size_t count : {20u, 22u, 24u}) path_row(count, Backend::cpu, 2);
  if (cuda)
    for (const std::size_t count : {20u, 22u, 24u, 26u, 28u, 30u}) path_row(count, Backend::cuda, count < 28 ? rounds : 3);
}
