// SPDX-License-Identifier: MIT
#include "compute/histogram/bench.h"

namespace ws::histogram {

/// The first is the size of 2019; its vectors are whole numbers, and normal ones in the third.
BenchTable bench_table() {
  const std::vector<BenchMethod> on_cpu{{"cpu", "paper"}, {"cpu", "simd"}},
      flat{{"cpu", "simd"}, {"cpu", "boxes"}, {"cuda", "boxes"}, {"cuda", "fused"}},
      device{{"cuda", "paper"}, {"cuda", "shared"}, {"cuda", "fused"}, {"cuda", "tensor"}},
      in_space{{"cuda", "boxes"}, {"cuda", "fused"}, {"cuda", "shared"}};
  const std::string bytes = "sift-like --count 1000000 --queries 10000 --seed 1",
                    space = "uniform-vectors --dimension 3 --count 1000000 --queries 10000 --seed 1",
                    note_of_2019 = "2019, device not named: 32 s for 5 bins, 53 s for 5000";
  BenchTable table;
  table.cases = {
      {"bytes-1m-5", bytes, {{"bins", "5"}}, "method", device, note_of_2019},
      {"bytes-1m-5000", bytes, {{"bins", "5000"}}, "method", device, note_of_2019},
      {"gauss-1m-256", "gauss --count 1000000 --queries 10000 --seed 1", {{"bins", "256"}}, "method", device},
      {"space-1m-256", space, {{"bins", "256"}}, "method", in_space},
      {"space-1m-5000", space, {{"bins", "5000"}}, "method", in_space},
      {"bytes-20k", "sift-like --count 20000 --queries 500 --seed 1", {{"bins", "64"}}, "method", on_cpu},
      {"plane-100k", "uniform-vectors --dimension 2 --count 100000 --queries 1000 --seed 1", {{"bins", "64"}}, "method", flat},
      {"space-100k", "uniform-vectors --dimension 3 --count 100000 --queries 1000 --seed 1", {{"bins", "256"}}, "method", flat},
  };
  return table;
}

}  // namespace ws::histogram
