// SPDX-License-Identifier: MIT
#include "compute/ridge/bench.h"

#include "compute/core/device/backend.h"
#include "compute/core/run/error.h"
#include "compute/ridge/result.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace ws::ridge {

namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

/// The first row of each is brute force on the CPU, so that ratios are those to it; the largest cloud is for the device alone.
/// Spirals have r1 at twice the noise, as the papers do.
void add_methods(std::vector<BenchCase>& all) {
  const BenchMethod reference{"cpu", "reference"}, cuda_grid{"cuda", "grid"};
  const std::vector<BenchMethod> parallel{{"cpu", "brute"}, {"cpu", "grid"}, {"cuda", "brute"}, cuda_grid};
  std::vector<BenchMethod> every = parallel;
  every.insert(every.begin() + 1, reference);
  const auto spiral = [&](const char* name, int dimension, int count, std::vector<BenchMethod> methods) {
    all.push_back({name,
                   fmt::format("spiral --dimension {} --count {} --noise 4.17 --seed 1", dimension, count),
                   {{"r1", "8.34"}},
                   "method",
                   std::move(methods)});
  };
  const auto circle = [&](const char* name, int count, std::vector<BenchMethod> methods) {
    all.push_back(
        {name, fmt::format("circle --count {} --noise 0.1 --seed 1", count), {{"r1", "0.2"}}, "method", std::move(methods)});
  };
  circle("circle-10k", 10'000, every);
  circle("circle-100k", 100'000, every);
  circle("circle-1m", 1'000'000, parallel);
  spiral("spiral2-100k", 2, 100'000, parallel);
  spiral("spiral2-1m", 2, 1'000'000, parallel);
  spiral("spiral3-1m", 3, 1'000'000, parallel);
  spiral("spiral2-100m", 2, 100'000'000, {cuda_grid});
  all.back().asks_peers = false;  // they would need tens of gigabytes, and minutes
}

/// The choices on both backends, first all on the CPU.
std::vector<BenchMethod> on_both(const std::vector<std::string>& choices) {
  std::vector<BenchMethod> methods;
  for (const char* backend : {"cpu", "cuda"})
    for (const std::string& choice : choices) methods.push_back({backend, choice});
  return methods;
}

std::vector<BenchMethod> on_cuda(const std::vector<std::string>& choices) {
  std::vector<BenchMethod> methods;
  methods.reserve(choices.size());
  for (const std::string& choice : choices) methods.push_back({"cuda", choice});
  return methods;
}

/// What is computed with a choice that has a result of its own; empty where all choices of the parameter give one result.
std::string own_result(std::string_view compared, const std::string& choice) {
  if (compared == "precision") return choice + " precision";
  if (compared == "tile_kind") return choice + " tiles";
  if (compared == "tile_capacity") return fmt::format("tiles of at most {} points", choice);
  if (compared == "tile_grid") return fmt::format("tiles of a grid of {}", choice);
  if (compared == "method" && choice == "tiled") return "tiles on their own";
  if (compared == "choose" && choice == "greedy") return "balls chosen greedily";
  if (compared == "decimation" && choice == "greedy") return "balls decimated greedily";
  return {};
}

/// Run only where its group or name is asked for: `bench ridge --case decimate`.
BenchCase study(const std::string& group, const std::string& name, std::string generator, Values parameters,
                std::string compared, std::vector<BenchMethod> methods, const std::string& stage = {}, std::string note = {}) {
  BenchCase made{group + "-" + name,  std::move(generator), std::move(parameters),
                 std::move(compared), std::move(methods),   std::move(note)};
  made.group = group;
  made.asks_peers = false;
  for (BenchMethod& method : made.methods) method.computes = own_result(made.compared, method.method);
  made.stage = stage;
  made.has_rate = stage.empty() || stage == "evolve";  // the work of a ridge is the pairs of its evolution
  return made;
}

constexpr const char* spiral2_100k = "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1";

std::string spiral(int dimension, int count) {
  return fmt::format("spiral --dimension {} --count {} --noise 4.17 --seed 1", dimension, count);
}

std::string segment(int dimension, int count) {
  return fmt::format("segment --dimension {} --count {} --noise 2.17 --seed 1", dimension, count);
}

/// The radius for a segment, by its dimension, with which between 1,500 and 2,000 balls are chosen.
constexpr std::array<std::pair<int, const char*>, 5> radii_of_1500_balls{
    {{2, "0.7"}, {3, "1.8"}, {4, "3"}, {5, "4.2"}, {6, "5.2"}}};

/// The only table of the source, and choosing against decimating first.
void add_choosing(std::vector<BenchCase>& all) {
  const Values once{{"r1", "8.34"}, {"method", "brute"}, {"max_iterations", "1"}};
  all.push_back(study("choose", "spiral2", spiral2_100k, once, "choose", on_both({"conservative", "greedy"}), "choose",
                      "2016: conservative 194.27 ms, greedy 3.68 ms"));
  all.push_back(study("choose", "methods", spiral2_100k, {{"r1", "8.34"}, {"max_iterations", "1"}}, "method",
                      on_both({"brute", "grid"}), "choose"));
  Values first = once;
  first.push_back({"decimate_first", "true"});
  all.push_back(study("choose", "decimated", spiral2_100k, first, "choose", on_both({"greedy"}), "choose",
                      "2016: greedy, then decimated: 35.59 ms"));
  for (const int dimension : {2, 3})
    for (const std::string points : {"column", "row"})
      for (const std::string balls : {"column", "row"})
        all.push_back(study(
            "choose-block", fmt::format("{}d-{}-{}", dimension, points, balls), spiral(dimension, 100'000),
            {{"r1", "8.34"}, {"max_iterations", "1"}, {"choose", "block"}, {"points_layout", points}, {"balls_layout", balls}},
            "choose_block", on_cuda({"128", "256", "512", "1024"}), "choose", "2016: 512 threads and columns are best"));
}

void add_kernels(std::vector<BenchCase>& all) {
  const Values source{{"kernels", "source"}, {"max_iterations", "20"}};
  for (const std::string precision : {"float", "double"})
    for (const auto& [dimension, r1] : radii_of_1500_balls)
      for (const std::string block : {"32", "64", "128", "256", "512"}) {
        if (precision == "double" && block == "512") continue;  // 8 points of 6 dimensions take too many registers
        Values with_block = source;
        with_block.insert(with_block.end(), {{"r1", r1}, {"precision", precision}, {"block_size", block}});
        all.push_back(study(precision == "float" ? "tune" : "tune-double", fmt::format("{}d-{}", dimension, block),
                            segment(dimension, 250'000), with_block, "items_per_thread", on_cuda({"1", "2", "4", "8"}),
                            "evolve"));
      }
  for (const auto& [dimension, r1] : radii_of_1500_balls)
    for (const std::string points : {"column", "row"}) {
      Values with_layout = source;
      with_layout.insert(with_layout.end(), {{"r1", r1}, {"points_layout", points}});
      all.push_back(study("loads", fmt::format("{}d-{}", dimension, points), segment(dimension, 250'000), with_layout, "loads",
                          on_cuda({"scalar", "vector", "cub"}), "evolve"));
    }
  for (const std::string points : {"column", "row"}) {
    Values with_layout = source;
    with_layout.insert(with_layout.end(), {{"r1", "4.34"}, {"points_layout", points}});
    all.push_back(
        study("layout", points, segment(3, 100'000), with_layout, "balls_layout", on_both({"column", "row"}), "evolve"));
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
  for (const std::string detection : {"hybrid", "local"})
    for (const std::string smoothing : {"none", "decimate-evolve"})
      for (const std::string stage : {"build", "evolve", "smooth"}) {
        if (stage == "smooth" && smoothing == "none") continue;
        all.push_back(study("kinds", fmt::format("{}-{}-{}", detection, smoothing, stage), spiral2_100k,
                            {{"r1", "8.34"},
                             {"method", "tiled"},
                             {"tile_detection", detection},
                             {"smoothing", smoothing},
                             {"tile_capacity", "5000"}},
                            "tile_kind", on_both({"extended", "grouped", "local"}), stage));
      }
  constexpr int million = 1'000'000;
  all.push_back(study("main", "spiral2", spiral(2, million), {{"r1", "8.34"}}, "method", on_both({"brute", "grid", "tiled"}),
                      {}, "2016: tiled on CUDA 47 times its CPU, brute 56 times"));
  all.push_back(study("main", "spiral3", spiral(3, million), {{"r1", "8.34"}}, "method", on_both({"brute", "grid", "tiled"}),
                      {}, "2016: tiled on CUDA 80 times its CPU, brute 157 times"));
  for (const int dimension : {2, 3}) {
    const std::string name = fmt::format("spiral{}", dimension), cloud = spiral(dimension, million);
    all.push_back(study("capacity", name, cloud, {{"r1", "8.34"}, {"method", "tiled"}}, "tile_capacity",
                        on_both({"10000", "50000", "200000", "1000000"})));
    all.push_back(study("grid", name, cloud, {{"r1", "8.34"}, {"method", "tiled"}, {"tile_capacity", "1000000"}}, "tile_grid",
                        on_both({"1", "2", "3", "5", "8"})));
  }
}

void add_scaling(std::vector<BenchCase>& all) {
  for (int dimension = 2; dimension <= 8; ++dimension)
    all.push_back(study("dimension", fmt::format("{}", dimension), segment(dimension, 1'000'000),
                        {{"r1", "8"}, {"method", "tiled"}, {"tile_grid", "16,1"}}, "precision", on_both({"float", "double"}),
                        {}, "2016: linear in the dimension"));
  for (const int count : {10'000, 30'000, 100'000, 300'000, 1'000'000})
    all.push_back(study("count", fmt::format("{}", count), segment(2, count),
                        {{"r1", "4.34"}, {"tile_grid", "4,1"}, {"tile_capacity", fmt::format("{}", count / 5)}}, "method",
                        on_both({"brute", "grid", "tiled"}), {}, "2016: linear in the number of points"));
}

/// Radii that reach the noise's length, which grows with the root of the dimension, and twice the noise beyond it.
void add_many_dimensions(std::vector<BenchCase>& all) {
  const std::vector<std::pair<int, const char*>> radii{{5, "9.2"}, {8, "10.5"}, {12, "11.9"}, {16, "13"}};
  for (const auto& [dimension, r1] : radii)
    all.push_back(study("high", fmt::format("{}d", dimension), segment(dimension, 100'000), {{"r1", r1}}, "method",
                        on_both({"brute", "grid"})));
}

/// The last step alone.
void add_refinement(std::vector<BenchCase>& all) {
  for (const auto& [name, generator, r1] : std::initializer_list<std::tuple<const char*, const char*, const char*>>{
           {"circle", "circle --count 100000 --noise 0.1 --seed 1", "0.2"},
           {"spiral2", "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1", "8.34"},
           {"spiral3", "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1", "8.34"}})
    all.push_back(study("refine", name, generator, {{"r1", r1}}, "refine", on_both({"fit"}), "refine"));
}

/// What it costs that a cloud does not lie on one device as a whole.
void add_parts(std::vector<BenchCase>& all) {
  const std::string cloud = "spiral --dimension 2 --count 10000000 --noise 4.17 --seed 1";
  all.push_back(study("pieces", "spiral2", cloud, {{"r1", "8.34"}}, "memory_cap", on_cuda({"0", "512", "64"})));
  all.push_back(study("devices", "spiral2", cloud, {{"r1", "8.34"}}, "devices", on_cuda({"1", "2"})));
}

constexpr double share_of_ties = 1e-4;  // of points about as far from one ball as from another

/// The points and the balls where they stand at the end go out; the ball next to each point comes back, or -1 where none is
/// within r1. This is what evolution asks in each of its iterations.
PeerQuestion question_of_owners(const std::shared_ptr<const RidgeResult>& result, const Engine& engine, RunContext& context) {
  const Detection& run = result->detection();
  const PointSet& points = result->points();
  const std::size_t d = points.dimension();
  std::vector<double> rows(points.size() * d), centres(run.balls.centers);
  for (std::size_t k = 0; k < d; ++k) {
    for (std::size_t i = 0; i < points.size(); ++i) rows[i * d + k] = points.at(i, k) - run.origin[k];
  }
  const std::vector<std::uint32_t> owners = engine.owners(run.balls, run.r1, context);
  PeerQuestion question;
  question.asks = "nearest-within";
  question.data = {array_of(std::move(rows), {points.size(), d}, "points", "A point in each row"),
                   array_of(std::move(centres), {run.balls.size(), d}, "centres", "A ball's centre in each row")};
  question.values = {{"radius", fmt::format("{}", run.r1)}};
  question.answer = array_of(std::vector<std::int32_t>(owners.begin(), owners.end()), {points.size()}, "nearest",
                             "The ball next to each point, or -1");
  question.kind = AnswerKind::names;
  question.tolerance = share_of_ties;
  question.work = {static_cast<double>(points.size()), "points"};
  return question;
}

/// One question of evolution, which others can be asked too: a case of its own.
std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, RunContext& context) {
  const auto result = std::dynamic_pointer_cast<const RidgeResult>(of);
  const Detection& run = result->detection();
  if (run.balls.size() == 0 || run.tiles) return {};
  BenchExtra extra{"owners"};
  const Work work{static_cast<double>(result->points().size()), "points"};
  for (const Backend backend : {Backend::cpu, Backend::cuda}) {
    if (backend == Backend::cuda && cuda_status().devices.empty()) continue;
    RunContext own = context.beside();
    own.backend = backend;
    const auto engine = make_engine(result->points(), run.precision, own);
    extra.runners.push_back({{std::string(to_string(backend)), "grid"}, work, [result, engine](RunContext& asked) {
                               (void)engine->owners(result->detection().balls, result->detection().r1, asked);
                             }});
    if (!extra.question)
      extra.question = [result, engine](RunContext& asked) { return question_of_owners(result, *engine, asked); };
  }
  return {std::move(extra)};
}

/// "2d" of the case "tune-2d-64".
std::string place_of(const BenchCase& tuned) {
  const std::string rest = tuned.name.substr(tuned.group.size() + 1);
  return rest.substr(0, rest.find('-'));
}

std::string parameter_of(const BenchCase& tuned, std::string_view name) {
  for (const auto& [key, value] : tuned.parameters)
    if (key == name) return value;
  return {};
}

/// A device's compute capability without its point: "90".
std::string capability_of(const std::string& device) {
  const auto& devices = cuda_status().devices;
  const auto found = std::find_if(devices.begin(), devices.end(), [&](const CudaDevice& d) { return d.name == device; });
  std::string text = found == devices.end() ? "" : found->compute_capability;
  std::erase(text, '.');
  return text;
}

/// Stores what `tune` and `tune-double` measured for the runs to come on these devices, and gives it as lines of the table in
/// variants/tuned_launches.h; empty where nothing was measured.
std::string store_tuned_launches(const std::vector<BenchRow>& rows) {
  const std::vector<StoredLaunch> launches = fastest_launches(rows);
  if (launches.empty()) return {};
  std::string text = "\nfor compute/ridge/variants/tuned_launches.h:\n";
  for (const StoredLaunch& l : launches)
    text += fmt::format("    {{{}, {}, {}, {{{}, {}}}}},\n", capability_of(l.device), l.dimension, l.value_bytes,
                        l.launch.block_size, l.launch.items_per_thread);
  const auto path = launch_store_path();
  if (!path) return text + "not stored: neither XDG_CACHE_HOME nor HOME names a folder\n";
  try {
    write_launches(*path, launches);
  } catch (const Error& error) {  // what was measured is still told, and reported
    return text + fmt::format("not stored: {}\n", error.full_text());
  }
  return text + fmt::format("stored in {}, where runs on this device find them\n", path->string());
}

}  // namespace

std::vector<StoredLaunch> fastest_launches(const std::vector<BenchRow>& rows) {
  std::map<std::tuple<std::string, std::size_t, std::size_t>, const BenchRow*> best;
  for (const BenchRow& row : rows) {
    if (!row.bench_case->group.starts_with("tune")) continue;
    const std::size_t bytes = parameter_of(*row.bench_case, "precision") == "double" ? 8 : 4;
    const BenchRow*& place_best = best[{row.device, std::stoul(place_of(*row.bench_case)), bytes}];
    if (!place_best || row.minimum() < place_best->minimum()) place_best = &row;
  }
  std::vector<StoredLaunch> launches;
  for (const auto& [place, row] : best) {
    const auto& [device, dimension, bytes] = place;
    const auto block_size = static_cast<std::uint32_t>(std::stoul(parameter_of(*row->bench_case, "block_size")));
    const auto items = static_cast<std::uint32_t>(std::stoul(row->method.method));
    launches.push_back({device, dimension, bytes, {block_size, items}});
  }
  return launches;
}

BenchTable benches() {
  BenchTable table;
  for (const auto add : {add_methods, add_choosing, add_kernels, add_decimation, add_tiles, add_scaling, add_refinement,
                         add_many_dimensions, add_parts})
    add(table.cases);
  table.extras = extras_of;
  table.conclusion = store_tuned_launches;
  return table;
}

}  // namespace ws::ridge
