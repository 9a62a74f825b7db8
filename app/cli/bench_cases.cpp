// The table of bench cases. Spirals have r1 at twice the noise, as the papers do.
// SPDX-License-Identifier: MIT
#include "app/cli/bench_cases.h"

namespace ws::app {

namespace {

constexpr BenchMethod cpu_reference{"cpu", "reference"}, cpu_brute{"cpu", "brute"}, cuda_brute{"cuda", "brute"};

const std::vector<BenchCase>& table() {
  static const std::vector<BenchCase> cases{
      {"ridge",
       "circle-10k",
       "circle --count 10000 --noise 0.1 --seed 1",
       {{"r1", "0.2"}},
       {cpu_reference, cpu_brute, cuda_brute}},
      {"ridge",
       "circle-100k",
       "circle --count 100000 --noise 0.1 --seed 1",
       {{"r1", "0.2"}},
       {cpu_reference, cpu_brute, cuda_brute}},
      {"ridge", "circle-1m", "circle --count 1000000 --noise 0.1 --seed 1", {{"r1", "0.2"}}, {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral2-100k",
       "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral2-1m",
       "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral3-1m",
       "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       {cpu_brute, cuda_brute}},
  };
  return cases;
}

}  // namespace

std::span<const BenchCase> bench_cases() { return table(); }

}  // namespace ws::app
