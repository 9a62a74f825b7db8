// SPDX-License-Identifier: MIT
#include "compute/triangulation/bench.h"

#include <string>
#include <utility>

namespace ws::triangulation {

BenchTable bench_table() {
  const auto row = [](std::string name, std::string generator, std::vector<BenchMethod> methods) {
    return BenchCase{std::move(name), std::move(generator), {}, "method", std::move(methods)};
  };
  const std::vector<BenchMethod> lmt{{"cpu", "lmt"}, {"cuda", "lmt"}};
  // The first is one thread's, whatever the number of threads; all make the same calls.
  const std::vector<BenchMethod> removals{{"cpu", "removal-stack"},
                                          {"cpu", "removal-bitmask"},
                                          {"cpu", "removal"},
                                          {"cuda", "removal"},
                                          {"cuda", "removal-bitmask"}};
  const std::vector<BenchMethod> paths{{"cpu", "path-dp"}, {"cuda", "path-dp"}}, paths_on_device{{"cuda", "path-dp"}};
  return {{row("lmt-10k", "uniform27 --count 10000 --seed 1", lmt), row("lmt-100k", "uniform27 --count 100000 --seed 1", lmt),
           row("lmt-1m", "uniform27 --count 1000000 --seed 1", lmt),
           row("removal-14", "uniform --dimension 2 --count 14 --seed 2", removals),
           row("combinations-11", "uniform --dimension 2 --count 11 --seed 1", {{"cuda", "combinations"}}),
           row("paths-24", "uniform --dimension 2 --count 24 --seed 1", paths),
           row("paths-26", "uniform --dimension 2 --count 26 --seed 1", paths_on_device),
           row("paths-28", "uniform --dimension 2 --count 28 --seed 1", paths_on_device)}};
}

}  // namespace ws::triangulation
