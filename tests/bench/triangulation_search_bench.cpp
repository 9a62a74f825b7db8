// Searches and the path programme, CPU beside CUDA: the whole call on the host's clock, and in a column the kernels alone.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"
#include "tests/bench/bench.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::triangulation;

std::vector<Point> uniform_points(std::size_t count, int seed) {
  auto [kind, options] = generate::parse_command(fmt::format("uniform --dimension 2 --count {} --seed {}", count, seed));
  return distinct_points(generate::generate(kind, options).points).at;
}

RunContext context_on(Backend backend, int threads) {
  RunContext context;
  context.backend = backend;
  context.thread_count = threads;
  return context;
}

/// Stages, and of a device the sum of its kernels' times.
void add_times(benchmark::State& state, const RunContext& context) {
  bench::add_stages(state, context.metrics);
  if (context.backend != Backend::cuda) return;
  double kernel_ms = 0;
  for (const OperationTime& o : context.metrics.operations()) kernel_ms += o.ms;
  bench::add_time(state, "kernels", kernel_ms);
}

/// What several benchmarks share: points, and the beginning of their names.
struct Case {
  std::string name;
  std::vector<Point> points;
};

void run_search(benchmark::State& state, const Case& c, const SearchOptions& options, Backend backend, int threads) {
  SearchResult result;
  for (auto _ : state) {
    RunContext context = context_on(backend, threads);
    const Candidates candidates = candidates_of(c.points, context);
    result = search(c.points, candidates, options, context);
    add_times(state, context);
    state.counters["choosable"] = double(candidates.choosable_count());
    state.counters["needed"] = double(candidates.needed_count);
  }
  state.SetItemsProcessed(state.iterations() * std::int64_t(result.call_count));
  const BranchReport& b = result.branches;
  state.counters["calls"] = double(result.call_count);
  state.counters["found"] = double(result.triangulation_count);
  state.counters["level"] = double(b.level);
  state.counters["branches"] = double(b.branch_count);
  state.counters["threads"] = double(b.thread_count);
  state.counters["lanes"] = b.active_share;
  state.counters["sent_B"] = double(b.bytes_sent);
  state.SetLabel(fmt::format("calls of a branch: {} / {} / {}", b.least_calls, b.median_calls, b.most_calls));
}

void search_row(const std::string& name, const Case& c, SearchOptions options, Backend backend, int threads) {
  options.most_seconds = 1e9;
  options.parallel = threads != 1;
  bench::declare_on_host(fmt::format("{}/{}/{}", c.name, name, to_string(backend)),
                         [=](benchmark::State& state) { run_search(state, c, options, backend, threads); });
}

void removal_rows(const Case& c, bool cuda) {
  const SearchOptions list{.method = SearchMethod::removal}, masks{.method = SearchMethod::removal_bitmask};
  search_row("removal, stack, 1 thread", c, {.method = SearchMethod::removal_stack}, Backend::cpu, 1);
  search_row("removal, masks, 1 thread", c, masks, Backend::cpu, 1);
  search_row("removal, all threads", c, list, Backend::cpu, 0);
  if (!cuda) return;
  for (const std::uint32_t level : {8u, 12u, 16u, 20u, 24u}) {
    SearchOptions at_level = list;
    at_level.branch_level = level;
    search_row(fmt::format("removal, thesis, level {}", level), c, at_level, Backend::cuda, 0);
  }
  for (const int block : {32, 64, 128, 256}) {
    SearchOptions blocks = list, own = masks;
    blocks.device.block_size = own.device.block_size = block;
    search_row(fmt::format("removal, thesis, block {}", block), c, blocks, Backend::cuda, 0);
    search_row(fmt::format("removal, shared, block {}", block), c, own, Backend::cuda, 0);
  }
  SearchOptions fixed = masks, cut = masks;
  fixed.device.rebalance = false;
  search_row("removal, masks, a branch each", c, fixed, Backend::cuda, 0);
  search_row("removal, masks, shared", c, masks, Backend::cuda, 0);
  cut.cuts = {true, false, true, true, false, false};
  search_row("removal, shared, all static cuts", c, cut, Backend::cuda, 0);
  search_row("removal, static cuts, 1 thread", c, cut, Backend::cpu, 1);
}

void combination_rows(const Case& c) {
  for (const int block : {32, 64, 128, 256}) {
    SearchOptions options{.method = SearchMethod::combinations};
    options.device.block_size = block;
    search_row(fmt::format("combinations, masks, block {}", block), c, options, Backend::cuda, 0);
  }
}

void thesis_combination_rows(const Case& c) {
  for (const bool masks : {false, true})
    for (const bool grid : {false, true})
      for (const bool host : {false, true})
        for (const bool tree : {false, true}) {
          SearchOptions options{.method = SearchMethod::combinations};
          options.device = {64, true, masks, grid, host, tree};
          search_row(fmt::format("combinations {} {} {} {}", masks ? "masks" : "pairs", grid ? "thesis" : "fit",
                                 host ? "host" : "device", tree ? "tree" : "plain"),
                     c, options, Backend::cuda, 0);
        }
}

void run_path(benchmark::State& state, const std::vector<Point>& points, Backend backend) {
  PathResult result;
  for (auto _ : state) {
    RunContext context = context_on(backend, 0);
    result = path_dp(points, context);
    add_times(state, context);
  }
  state.SetItemsProcessed(state.iterations() * std::int64_t(result.state_count));
  state.counters["states"] = double(result.state_count);
  state.counters["layers"] = double(result.layer_count);
  state.counters["proven"] = result.proven_optimal;
}

void path_row(std::size_t count, Backend backend) {
  bench::declare_on_host(fmt::format("path-dp/{} points/{}", count, to_string(backend)),
                         [=](benchmark::State& state) { run_path(state, uniform_points(count, 1), backend); });
}

Case uniform_case(std::size_t count, int seed) {
  return {fmt::format("{} points, seed {}", count, seed), uniform_points(count, seed)};
}

void declare_all(const std::vector<std::string>&) {
  const bool cuda = !cuda_status().devices.empty();
  RunContext context;
  for (const int seed : {1, 2, 4}) removal_rows(uniform_case(14, seed), cuda);
  for (const auto& [count, seed] : {std::pair{10, 1}, {11, 1}, {11, 2}, {12, 8}}) {
    const Case c = uniform_case(static_cast<std::size_t>(count), seed);
    const Candidates candidates = candidates_of(c.points, context);
    const double total = rounded_binomial(candidates.choosable_count(), candidates.needed_count);
    if (cuda && total < 2e12) combination_rows(c);
    if (cuda && count == 10) thesis_combination_rows(c);
  }
  for (const std::size_t count : {20u, 22u, 24u}) path_row(count, Backend::cpu);
  if (cuda)
    for (const std::size_t count : {20u, 22u, 24u, 26u, 28u, 30u}) path_row(count, Backend::cuda);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
