// SPDX-License-Identifier: MIT
#include "compute/triangulation/effects.h"

#include "compute/core/schema/effect.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::array<std::string_view, 6> of_cuda{"block_size",  "rebalance",  "masks",
                                                  "thesis_grid", "host_start", "tree_reduction"};

}  // namespace

std::vector<std::string> ineffective(const ParameterSet& given, Backend backend, bool records_calls) {
  const auto p = given.to<Parameters>();
  std::vector<std::string> lines;
  const auto tell = [&](std::span<const std::string_view> names, std::string_view why) {
    std::vector<std::string_view> others;  // the schema's conditions speak of the rest
    std::copy_if(names.begin(), names.end(), std::back_inserter(others),
                 [&](std::string_view name) { return why_not(given, name).empty(); });
    if (std::string line = line_without_effect(given, others, why); !line.empty()) lines.push_back(std::move(line));
  };
  if (backend == Backend::cuda) return lines;
  constexpr std::array<std::string_view, 1> level{"branch_level"};
  const bool runs_all = p.race || p.study == Study::points;
  if (!runs_all && p.method != Method::removal)
    tell(level, said("on the CPU only --method removal is parallel"));
  else if (!runs_all && records_calls)
    tell(level, said("calls that are watched are made by one thread"));
  // A race runs on the device too, where there is one.
  if (!p.race || cuda_status().devices.empty()) tell(of_cuda, said("the searches run on the CPU"));
  return lines;
}

}  // namespace ws::triangulation
