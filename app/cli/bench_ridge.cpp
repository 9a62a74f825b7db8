// SPDX-License-Identifier: MIT
#include "app/cli/bench_ridge.h"

#include "compute/core/backend.h"

#include <fmt/format.h>

#include <array>
#include <deque>
#include <initializer_list>
#include <map>
#include <string>
#include <tuple>
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
  made.has_rate = stage.empty() || stage == "evolve";  // the work of a ridge is the pairs of its evolution
  return made;
}

const std::string spiral2_100k = "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1";

std::string segment(int dimension, int count) {
  return fmt::format("segment --dimension {} --count {} --noise 2.17 --seed 1", dimension, count);
}

/// Of the segment, by dimension: between 1,500 and 2,000 balls are chosen.
constexpr std::array<std::pair<int, std::string_view>, 5> radii_of_1500_balls{
    {{2, "0.7"}, {3, "1.8"}, {4, "3"}, {5, "4.2"}, {6, "5.2"}}};

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
  for (const std::string_view points : {"column", "row"})
    for (const std::string_view balls : {"column", "row"})
      all.push_back(study(
          "choose-block", fmt::format("{}-{}", points, balls), spiral2_100k,
          {{"r1", "8.34"}, {"max_iterations", "1"}, {"choose", "block"}, {"points_layout", points}, {"balls_layout", balls}},
          "choose_block", on_cuda({"128", "256", "512", "1024"}), "choose", "2016: 512 threads and columns are best"));
}

void add_kernels(std::vector<BenchCase>& all) {
  const Parameters source{{"kernels", "source"}, {"max_iterations", "20"}};
  for (const std::string_view precision : {"float", "double"})
    for (const auto& [dimension, r1] : radii_of_1500_balls)
      for (const std::string_view block : {"32", "64", "128", "256", "512"}) {
        if (precision == "double" && block == "512") continue;  // 8 points of 6 dimensions take too many registers
        Parameters with_block = source;
        with_block.insert(with_block.end(), {{"r1", r1}, {"precision", precision}, {"block_size", block}});
        all.push_back(study(precision == "float" ? "tune" : "tune-double", fmt::format("{}d-{}", dimension, block),
                            segment(dimension, 250'000), with_block, "items_per_thread", on_cuda({"1", "2", "4", "8"}),
                            "evolve"));
      }
  for (const auto& [dimension, r1] : radii_of_1500_balls)
    for (const std::string_view points : {"column", "row"}) {
      Parameters with_layout = source;
      with_layout.insert(with_layout.end(), {{"r1", r1}, {"points_layout", points}});
      all.push_back(study("loads", fmt::format("{}d-{}", dimension, points), segment(dimension, 250'000), with_layout, "loads",
                          on_cuda({"scalar", "vector", "cub"}), "evolve"));
    }
  for (const std::string_view points : {"column", "row"}) {
    Parameters with_layout = source;
    with_layout.insert(with_layout.end(), {{"r1", "4.34"}, {"points_layout", points}});
    all.push_back(study("layout", std::string(points), segment(3, 100'000), with_layout, "balls_layout",
                        on_both({"column", "row"}), "evolve"));
  }
  all.push_back(study("control", "spiral2", spiral2_100k, {{"r1", "8.34"}, {"kernels", "source"}}, "control",
                      on_cuda({"host", "device"}), "evolve"));
  all.push_back(study("kernels", "spiral2", spiral2_100k, {{"r1", "8.34"}, {"method", "brute"}, {"max_iterations", "20"}},
                      "kernels", on_both({"modern", "source"}), "evolve"));
}

void add_decimation(std::vector<BenchCase>& all) {
  for (const auto& [dimension, r1] : radii_of_1500_balls)
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

/// The last step alone.
void add_refinement(std::vector<BenchCase>& all) {
  for (const auto& [name, generator, r1] : std::initializer_list<std::tuple<std::string_view, std::string, std::string_view>>{
           {"circle", "circle --count 100000 --noise 0.1 --seed 1", "0.2"},
           {"spiral2", "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1", "8.34"},
           {"spiral3", "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1", "8.34"}})
    all.push_back(study("refine", std::string(name), generator, {{"r1", r1}}, "refine", on_both({"fit"}), "refine"));
}

/// What it costs that a cloud does not lie on one device as a whole.
void add_parts(std::vector<BenchCase>& all) {
  const std::string cloud = "spiral --dimension 2 --count 10000000 --noise 4.17 --seed 1";
  all.push_back(study("pieces", "spiral2", cloud, {{"r1", "8.34"}}, "memory_cap", on_cuda({"0", "512", "64"})));
  all.push_back(study("devices", "spiral2", cloud, {{"r1", "8.34"}}, "devices", on_cuda({"1", "2"})));
}

/// "2d" of the case "tune-2d-64".
std::string_view place_of(const BenchCase& tuned) {
  const std::string_view rest = tuned.name.substr(tuned.group.size() + 1);
  return rest.substr(0, rest.find('-'));
}

std::string_view parameter_of(const BenchCase& tuned, std::string_view name) {
  for (const auto& [key, value] : tuned.parameters)
    if (key == name) return value;
  return {};
}

/// The device's compute capability without its point: "90".
std::string capability_of(const BenchRow& row) {
  std::string text = cuda_status().devices.at(static_cast<std::size_t>(row.ordinal.value_or(0))).compute_capability;
  std::erase(text, '.');
  return text;
}

}  // namespace

std::string tuned_launch_lines(const std::vector<BenchRow>& rows) {
  std::map<std::string, const BenchRow*> best;  // by the line's key
  for (const BenchRow& row : rows) {
    if (!row.bench_case->group.starts_with("tune")) continue;
    const std::string_view place = place_of(*row.bench_case);
    const int bytes = parameter_of(*row.bench_case, "precision") == "double" ? 8 : 4;
    const BenchRow*& place_best = best[fmt::format("{}, {}, {}", capability_of(row), place.substr(0, place.size() - 1), bytes)];
    if (!place_best || row.minimum() < place_best->minimum()) place_best = &row;
  }
  std::string lines;
  for (const auto& [key, row] : best)
    lines += fmt::format("    {{{}, {{{}, {}}}}},\n", key, parameter_of(*row->bench_case, "block_size"), row->method.method);
  return lines.empty() ? lines : "\nfor compute/ridge/variants/tuned_launches.h:\n" + lines;
}

const std::vector<BenchCase>& ridge_studies() {
  static const std::vector<BenchCase> cases = [] {
    std::vector<BenchCase> all;
    add_choosing(all);
    add_kernels(all);
    add_decimation(all);
    add_tiles(all);
    add_scaling(all);
    add_refinement(all);
    add_many_dimensions(all);
    add_parts(all);
    return all;
  }();
  return cases;
}

}  // namespace ws::app
