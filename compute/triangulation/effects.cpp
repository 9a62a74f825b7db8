// SPDX-License-Identifier: MIT
#include "compute/triangulation/effects.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t bit(Method method) { return 1u << static_cast<std::uint32_t>(method); }
constexpr std::uint32_t recursive = bit(Method::removal), stacked = bit(Method::removal_stack),
                        masked = bit(Method::removal_bitmask), inserting = bit(Method::insertion),
                        combining = bit(Method::combinations);
constexpr std::uint32_t removals = recursive | stacked | masked, searches = removals | inserting | combining;

/// The methods that a parameter matters to, by backend.
struct Row {
  std::string_view name;
  std::uint32_t on_cpu, on_cuda;
};
constexpr std::array rows{
    Row{"longest_search", searches, searches},
    Row{"count_cut", removals | inserting, removals | inserting},
    Row{"by_length", masked, masked},
    Row{"uncrossed", masked, masked},
    Row{"uncovered", masked, masked},
    Row{"length_bound", masked, masked},
    Row{"greedy_start", masked, masked},
    Row{"watched_calls", searches, searches},
    Row{"branch_level", recursive, removals},
    Row{"block_size", 0, removals | combining},
    Row{"rebalance", 0, masked},
    Row{"masks", 0, combining},
    Row{"thesis_grid", 0, combining},
    Row{"host_start", 0, combining},
    Row{"tree_reduction", 0, combining},
};

std::string names_of(std::uint32_t methods) {
  std::string names;
  for (std::size_t m = 0; m < ChoiceNames<Method>::names.size(); ++m)
    if (methods >> m & 1) names += fmt::format("{}{}", names.empty() ? "" : ", ", ChoiceNames<Method>::names[m]);
  return names;
}

}  // namespace

std::vector<std::string> ineffective(const ParameterSet& given, Backend backend, bool records_calls) {
  const auto p = given.to<Parameters>();
  const std::string method(ChoiceNames<Method>::names[static_cast<std::size_t>(p.method)]);
  std::vector<std::string> told;
  const auto is_given = [&](std::string_view name) { return !(given.get(name) == given.info(name).default_value); };
  const auto tell = [&](std::string_view name, const std::string& why) {
    told.push_back(fmt::format("{} has no effect {}", given.info(name).flag(), why));
  };
  for (const Row& row : rows) {
    // A race runs all methods, with the same cuts and tuning.
    const bool is_raced = p.race && row.name != "longest_search" && row.name != "watched_calls";
    if (!is_given(row.name) || (is_raced && (row.on_cpu != 0 || !cuda_status().devices.empty()))) continue;
    const std::uint32_t here = backend == Backend::cuda ? row.on_cuda : row.on_cpu;
    if (here & bit(p.method)) continue;
    if (row.on_cuda & bit(p.method))
      tell(row.name, fmt::format("with --method {} on the CPU: it is of CUDA", method));
    else
      tell(row.name, fmt::format("with --method {}: it is of {}", method, names_of(row.on_cpu | row.on_cuda)));
  }
  if (is_given("longest_search") && p.time_limit > 0 && (searches & bit(p.method)))
    tell("longest_search", "with --time-limit: searches end then instead of being refused");
  if (is_given("branch_level") && backend == Backend::cpu && p.method == Method::removal && records_calls && !p.race)
    tell("branch_level", "where calls are watched: one thread makes them");
  if (is_given("race_seconds") && !p.race) tell("race_seconds", "without --race");
  return told;
}

}  // namespace ws::triangulation
