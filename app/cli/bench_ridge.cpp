// SPDX-License-Identifier: MIT
#include "app/cli/bench_ridge.h"

#include <fmt/format.h>

#include <deque>
#include <string>
#include <utility>

namespace ws::app {

namespace {

using Parameters = std::vector<std::pair<std::string_view, std::string_view>>;

/// Keeps text for as long as the program runs.
std::string_view kept(std::string text) {
  static std::deque<std::string> texts;
  return texts.emplace_back(std::move(text));
}

/// The choices on both backends, first all on the CPU.
std::vector<BenchMethod> on_both(const std::vector<std::string_view>& choices) {
  std::vector<BenchMethod> methods;
  for (const std::string_view backend : {"cpu", "cuda"})
    for (const std::string_view choice : choices) methods.push_back({backend, choice});
  return methods;
}

std::vector<BenchMethod> on_cuda(const std::vector<std::string_view>& choices) {
  std::vector<BenchMethod> methods;
  for (const std::string_view choice : choices) methods.push_back({"cuda", choice});
  return methods;
}

BenchCase study(std::string_view group, std::string name, std::string generator, Parameters parameters,
                std::string_view compared, std::vector<BenchMethod> methods, std::string_view stage = {},
                std::string_view note = {}) {
  BenchCase made{"ridge",
                 kept(std::string(group) + "-" + name),
                 kept(std::move(generator)),
                 std::move(parameters),
                 compared,
                 std::move(methods),
                 note};
  made.group = group;
  made.stage = stage;
  return made;
}

const std::string spiral2_100k = "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1";

std::string segment(int dimension, int count) {
  return fmt::format("segment --dimension {} --count {} --noise 2.17 --seed 1", dimension, count);
}

/// The only table of the source, and choosing against decimating first.
void add_choosing(std::vector<BenchCase>& all) {
  const Parameters once{{"r1", "8.34"}, {"method", "brute"}, {"max_iterations", "1"}};
  all.push_back(study("choose", "spiral2", spiral2_100k, once, "choose", on_both({"conservative", "greedy"}), "choose",
                      "2016: conservative 194.27 ms, greedy 3.68 ms"));
  all.push_back(study("choose", "methods", spiral2_100k, {{"r1", "8.34"}, {"max_iterations", "1"}}, "method",
                      on_both({"brute", "grid"}), "choose"));
  Parameters first = once;
  first.push_back({"decimate_first", "true"});
  all.push_back(study("choose", "decimated", spiral2_100k, first, "choose", on_both({"greedy"}), "choose",
                      "2016: greedy, then decimated: 35.59 ms"));
}

void add_kernels(std::vector<BenchCase>& all) {
  const Parameters source{{"r1", "4.34"}, {"kernels", "source"}, {"max_iterations", "20"}};
  for (const int dimension : {2, 3})
    for (const std::string_view block : {"32", "64", "128", "256", "512"}) {
      Parameters with_block = source;
      with_block.push_back({"block_size", block});
      all.push_back(study("tune", fmt::format("{}d-{}", dimension, block), segment(dimension, 250'000), with_block,
                          "items_per_thread", on_cuda({"1", "2", "4", "8"}), "evolve"));
    }
  for (const std::string_view points : {"column", "row"}) {
    Parameters with_layout = source;
    with_layout.push_back({"points_layout", points});
    all.push_back(study("layout", std::string(points), segment(3, 100'000), with_layout, "balls_layout",
                        on_both({"column", "row"}), "evolve"));
  }
  all.push_back(study("control", "spiral2", spiral2_100k, {{"r1", "8.34"}, {"kernels", "source"}}, "control",
                      on_cuda({"host", "device"}), "evolve"));
  all.push_back(study("kernels", "spiral2", spiral2_100k, {{"r1", "8.34"}, {"method", "brute"}, {"max_iterations", "20"}},
                      "kernels", on_both({"modern", "source"}), "evolve"));
}

/// Radii that choose between 1,500 and 2,000 balls in each dimension.
void add_decimation(std::vector<BenchCase>& all) {
  const std::vector<std::pair<int, std::string_view>> radii{{2, "0.7"}, {3, "1.8"}, {4, "3"}, {5, "4.2"}, {6, "5.2"}};
  for (const auto& [dimension, r1] : radii)
    all.push_back(study("decimate", fmt::format("{}d", dimension), segment(dimension, 150'000),
                        {{"r1", r1}, {"method", "brute"}, {"max_iterations", "1"}}, "decimation",
                        on_both({"counts", "shift", "marks", "matrix", "greedy"}), "decimate",
                        "2016: the matrix is fastest from 4 dimensions on"));
}

void add_tiles(std::vector<BenchCase>& all) {
  for (int dimension = 2; dimension <= 10; dimension += 2)
    all.push_back(study("histogram", fmt::format("{}d", dimension), segment(dimension, 1'000'000),
                        {{"r1", "20"}, {"method", "tiled"}, {"tile_grid", "4"}, {"max_iterations", "1"}}, "tile_histogram",
                        on_cuda({"private", "direct"}), "build"));
  for (const std::string_view detection : {"hybrid", "local"})
    for (const std::string_view smoothing : {"none", "decimate-evolve"})
      for (const std::string_view stage : {"build", "evolve", "smooth"}) {
        if (stage == "smooth" && smoothing == "none") continue;
        all.push_back(study("kinds", fmt::format("{}-{}-{}", detection, smoothing, stage), spiral2_100k,
                            {{"r1", "8.34"},
                             {"method", "tiled"},
                             {"tile_detection", detection},
                             {"smoothing", smoothing},
                             {"tile_capacity", "5000"}},
                            "tile_kind", on_both({"extended", "grouped", "local"}), stage));
      }
  const std::string million = "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1";
  all.push_back(study("main", "spiral2", million, {{"r1", "8.34"}}, "method", on_both({"brute", "grid", "tiled"}), {},
                      "2016: tiled on CUDA 47 times its CPU, brute 56 times"));
  all.push_back(study("main", "spiral3", "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1", {{"r1", "8.34"}},
                      "method", on_both({"brute", "grid", "tiled"}), {},
                      "2016: tiled on CUDA 80 times its CPU, brute 157 times"));
  all.push_back(study("capacity", "spiral2", million, {{"r1", "8.34"}, {"method", "tiled"}}, "tile_capacity",
                      on_both({"10000", "50000", "200000", "1000000"})));
  all.push_back(study("grid", "spiral2", million, {{"r1", "8.34"}, {"method", "tiled"}, {"tile_capacity", "1000000"}},
                      "tile_grid", on_both({"1", "2", "3", "5", "8"})));
}

void add_scaling(std::vector<BenchCase>& all) {
  for (int dimension = 2; dimension <= 8; ++dimension)
    all.push_back(study("dimension", fmt::format("{}", dimension), segment(dimension, 1'000'000),
                        {{"r1", "8"}, {"method", "tiled"}, {"tile_grid", "16,1"}}, "precision", on_both({"float", "double"}),
                        {}, "2016: linear in the dimension"));
  for (const int count : {10'000, 30'000, 100'000, 300'000, 1'000'000})
    all.push_back(study("count", fmt::format("{}", count), segment(2, count),
                        {{"r1", "4.34"}, {"tile_grid", "4,1"}, {"tile_capacity", kept(fmt::format("{}", count / 5))}}, "method",
                        on_both({"brute", "grid", "tiled"}), {}, "2016: linear in the number of points"));
}

/// Radii that reach the noise's length, which grows with the root of the dimension, and twice the noise beyond it.
void add_many_dimensions(std::vector<BenchCase>& all) {
  const std::vector<std::pair<int, std::string_view>> radii{{5, "9.2"}, {8, "10.5"}, {12, "11.9"}, {16, "13"}};
  for (const auto& [dimension, r1] : radii)
    all.push_back(study("high", fmt::format("{}d", dimension), segment(dimension, 100'000), {{"r1", r1}}, "method",
                        on_both({"brute", "grid"})));
}

/// What it costs that a cloud does not lie on one device as a whole.
void add_parts(std::vector<BenchCase>& all) {
  const std::string cloud = "spiral --dimension 2 --count 10000000 --noise 4.17 --seed 1";
  all.push_back(study("pieces", "spiral2", cloud, {{"r1", "8.34"}}, "memory_cap", on_cuda({"0", "512", "64"})));
  all.push_back(study("devices", "spiral2", cloud, {{"r1", "8.34"}}, "devices", on_cuda({"1", "2"})));
}

}  // namespace

const std::vector<BenchCase>& ridge_studies() {
  static const std::vector<BenchCase> cases = [] {
    std::vector<BenchCase> all;
    add_choosing(all);
    add_kernels(all);
    add_decimation(all);
    add_tiles(all);
    add_scaling(all);
    add_many_dimensions(all);
    add_parts(all);
    return all;
  }();
  return cases;
}

}  // namespace ws::app
