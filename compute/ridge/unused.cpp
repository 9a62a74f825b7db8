// SPDX-License-Identifier: MIT
#include "compute/ridge/unused.h"

#include "compute/core/schema/effect.h"
#include "compute/core/words/told.h"

#include <array>
#include <string_view>
#include <utility>

namespace ws::ridge {

namespace {

constexpr std::array<std::string_view, 4> of_kernels{"loads", "block_size", "items_per_thread", "tile_histogram"};
constexpr std::array<std::string_view, 1> of_devices{"devices"}, of_device_memory{"memory_cap"};

bool runs_on_device(const ParameterSet& set, Backend backend) {
  return backend == Backend::cuda && set.to<Parameters>().method != Method::reference;
}

}  // namespace

Parameters effective(const Parameters& asked, Backend backend) {
  ParameterSet set = without_ineffective(ParameterSet::of(asked));
  if (!runs_on_device(set, backend)) {
    for (const std::string_view name : of_kernels) set.reset(name);
    set.reset("devices");
    set.reset("memory_cap");
  }
  return set.to<Parameters>();
}

std::vector<std::string> unused_lines(const Parameters& asked, Backend backend) {
  const ParameterSet set = without_ineffective(ParameterSet::of(asked));
  std::vector<std::string> lines;
  const auto add = [&](std::span<const std::string_view> names, std::string_view why) {
    if (std::string line = line_without_effect(set, names, why); !line.empty()) lines.push_back(std::move(line));
  };
  if (!runs_on_device(set, backend)) {
    add(of_kernels, said("only kernels on CUDA have a choice"));
    add(of_devices, said("only CUDA devices share a cloud"));
    add(of_device_memory, said("it is of the memory of CUDA devices"));
  }
  return lines;
}

bool Parameters::are_exact() const {
  const Parameters p = effective(*this, Backend::cpu);
  return p.method != Method::tiled && p.choose != Choosing::greedy && !p.decimate_first && p.decimation != Decimation::greedy;
}

}  // namespace ws::ridge
