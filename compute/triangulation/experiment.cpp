// Inputs, parameters and samples of the triangulation workspace.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/experiment.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/bench.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/effects.h"
#include "compute/triangulation/exact/gmp_memory.h"
#include "compute/triangulation/exact/root_sums.h"
#include "compute/triangulation/follow.h"
#include "compute/triangulation/given/given.h"
#include "compute/triangulation/optima_file.h"
#include "compute/triangulation/result.h"
#include "compute/triangulation/result_file.h"
#include "compute/triangulation/show/beside.h"
#include "compute/triangulation/show/presentation.h"
#include "compute/triangulation/show/result_plots.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace ws::triangulation {

namespace {

ExperimentInfo make_info() {
  ExperimentInfo info;
  info.id = "triangulation";
  info.title = "Minimum weight triangulation";
  info.summary = "Of all triangulations of points the one with the shortest edges, proven";
  info.papers = {"W. Mulzer, G. Rote: Minimum-weight triangulation is NP-hard. J. ACM 55(2), 2008",
                 "M. Dickerson, J. Keil, M. Montague: A large subgraph of the minimum weight triangulation. DCG 18, 1997",
                 "A. Haas: Solving large-scale minimum-weight triangulation instances to provable optimality. SoCG 2018"};
  info.seed_applies_when = when("study", {"points"}) || unless("growth_sets", {"0"});
  info.inputs = {
      {"points", "--input", InputKind::points, true, "Points in the plane: tsp, xy, xyz, txt, csv, ply, npy or json", {"tsp"}},
      {"check", "--check", InputKind::own, false,
       "A triangulation of these points to check: json, csv (two numbers of points per line), obj, off or ply. What is wrong "
       "with it is told, or its length against the optimum"}};
  info.outputs = {
      {"triangulation", "--out", "The triangulation", result_extensions()},
      {"optima", "--out-optima", "All triangulations that are as short, as far as the method tells them", optima_extensions()},
      {"race", "--out-race", "The race of all methods, as a table (needs --race)", {"csv"}, {}, "race"},
      {"check", "--out-check", "What is wrong with the triangulation of --check, and where", {"csv"}},
      {"study", "--out-study", "The measurements of --study, as a table", {"csv"}, {}, "study"},
      {"growth", "--out-growth", "The growth chart's figures (needs --growth-sets)", {"csv"}, {}, "growth_sets"}};
  info.samples = {
      {"uniform", "A thousand points", "uniform --dimension 2 --count 1000 --seed 1", {}},
      {"search", "A search to watch", "uniform --dimension 2 --count 9 --seed 4", {{"method", "removal"}, {"beside", "none"}}},
      {"small-search",
       "A search with all its graphs",
       "uniform --dimension 2 --count 5 --seed 9",
       {{"method", "removal"}, {"beside", "none"}}},
      {"clusters", "Clusters", "clusters --dimension 2 --count 600 --radius 0.05 --seed 2", {}},
      {"wheel", "A wheel", "wheel --count 24", {}},
  };
  const auto method = [](const char* title, const char* name) { return NamedValues{title, {{"method", name}}}; };
  info.plots = plot_words();
  info.presets = {method("Proven optimum", "lmt"),
                  {"The thesis's search", {{"method", "removal"}, {"count_cut", "true"}}},
                  {"Bit masks as in the thesis", {{"method", "removal-bitmask"}, {"count_cut", "false"}}},
                  {"Bit masks with all cuts",
                   {{"method", "removal-bitmask"},
                    {"count_cut", "true"},
                    {"by_length", "true"},
                    {"uncrossed", "true"},
                    {"uncovered", "true"},
                    {"length_bound", "true"},
                    {"greedy_start", "true"}}},
                  method("All combinations", "combinations")};
  info.sweeps = {{"Branches against the branch level", {"branch_level=2:24:12", "method=removal,removal-bitmask"}},
                 {"Threads of a block (CUDA)", {"block_size=32,64,128,256", "method=removal,removal-bitmask,combinations"}},
                 {"Combinations that start on the host or on the device (CUDA)", {"host_start=all"}}};
  return info;
}

std::shared_ptr<const PointSet> points_of(const Inputs& inputs) {
  const auto found = inputs.find("points");
  if (found == inputs.end())
    throw Error(ErrorKind::invalid_argument, said("a triangulation needs points"), said("give some with --input"));
  auto points = std::get<std::shared_ptr<const PointSet>>(found->second.data);
  if (!points->empty() && points->dimension() != 2)
    throw Error(ErrorKind::invalid_argument,
                told("a triangulation needs 2 coordinates per point, {} has {}", found->second.name, points->dimension()),
                said("choose columns with --columns"));
  return points;
}

std::vector<Point> places_of(const PointSet& input) {
  std::vector<Point> places(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) places[i] = {input.at(i, 0), input.at(i, 1)};
  return places;
}

/// The points after the edits, with their numbers.
struct Edited {
  Points points;
  std::vector<std::size_t> numbers;
  Window window;  ///< before the edits
};
Edited edited_points(const PointSet& input, const Numbers& edits, const std::stop_token& stop) {
  const std::vector<Point> plain = places_of(input);
  const std::vector<NumberedPoint> all = edited(plain, edits);
  std::vector<Point> places(all.size());
  std::transform(all.begin(), all.end(), places.begin(), [](const NumberedPoint& p) { return p.at; });
  Edited result{distinct_points(std::move(places), stop), {}, window_of(plain)};
  for (std::uint32_t& index : result.points.input_index) {
    result.numbers.push_back(all[index].number);
    index = static_cast<std::uint32_t>(all[index].number);
  }
  return result;
}

/// The point that the last edit moves, by its index.
std::optional<std::pair<std::uint32_t, Point>> dragged_point(const PointSet& input, const Numbers& edits,
                                                             const std::vector<std::size_t>& numbers) {
  const auto moved = moved_last(places_of(input), edits);
  if (!moved) return {};
  const auto found = std::lower_bound(numbers.begin(), numbers.end(), moved->number);
  return std::pair(static_cast<std::uint32_t>(found - numbers.begin()), moved->from);
}

/// A triangulation from a file.
struct OwnTriangulation final : OwnData {
  explicit OwnTriangulation(GivenTriangulation read) : given(std::move(read)) {}
  GivenTriangulation given;
};

/// What is given to be checked; null: nothing.
const Input* check_in(const Inputs& inputs) {
  const auto found = inputs.find("check");
  return found == inputs.end() ? nullptr : &found->second;
}

/// Where the points of each number are.
std::vector<std::optional<Point>> places_by_number(const PointSet& input, const Numbers& edits) {
  std::vector<std::optional<Point>> places;
  for (const NumberedPoint& p : edited(places_of(input), edits)) {
    if (p.number >= places.size()) places.resize(p.number + 1);
    places[p.number] = {p.at.x + 0.0, p.at.y + 0.0};  // −0 becomes 0
  }
  return places;
}

/// Exact. The intervals tell nearly always; sums of the same edges are the same.
int compared_lengths(const Solution& solution, const Check& check) {
  if (check.length.lower > solution.length.upper) return 1;
  if (check.length.upper < solution.length.lower) return -1;
  return check.edges == solution.edges ? 0 : compare_sums(solution.points.at, check.edges, solution.edges);
}

/// Warns of what is wrong. What it is against the run's result is told later.
void warn_of_problems(const CheckedFile& file, RunContext& context) {
  const std::vector<Problem>& found = file.check.problems;
  context.metrics.warn(
      file.check.lists_all_problems
          ? told(found.size(), "{1} is no triangulation of these points: {2}; {0} problem in all, --out-check lists it",
                 "{1} is no triangulation of these points: {2}; {0} problems in all, --out-check lists them", file.name,
                 found.front().text)
          : told("{} is no triangulation of these points: {}; more than {} problems in all, --out-check lists them", file.name,
                 found.front().text, found.size()));
}

CheckedFile checked(const Input& given, const Edited& edited, const std::vector<std::optional<Point>>& places,
                    RunContext& context) {
  const StageTimer timer(context, "check");
  const auto own = std::dynamic_pointer_cast<const OwnTriangulation>(std::get<std::shared_ptr<const OwnData>>(given.data));
  if (!own) throw Error(ErrorKind::internal, "the input to check is no triangulation");
  CheckedFile file{given.name, check(own->given, {edited.points.at, edited.numbers, places}, context)};
  if (file.check.rounded_count > 0)
    context.metrics.warn(told(
        file.check.rounded_count,
        "{1}: {0} vertex lies in no point's place, by {2:g} at most, and is taken by its number for a point that was rounded",
        "{1}: {0} vertices lie in no point's place, by {2:g} at most, and are taken by their numbers for a point that was "
        "rounded",
        given.name, file.check.largest_rounding));
  if (!file.check.is_triangulation()) warn_of_problems(file, context);
  return file;
}

class TriangulationExperiment final : public Experiment {
 public:
  TriangulationExperiment() { end_in_words_without_gmp_memory(); }
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet&, const std::stop_token&) const override {
    (void)points_of(inputs);
    parameters.range("time_limit").slider_max = 60;
    parameters.range("longest_search").slider_max = 3600;
    parameters.range("watched_calls").slider_max = 100'000;
    parameters.range("race_seconds").slider_max = 60;
    parameters.range("study_sets").slider_max = 20;
    parameters.range("growth_sets").slider_max = 100;
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    const auto input = points_of(inputs);
    Edited edited = edited_points(*input, {}, context.stop);
    Computed computed;
    computed.solution = unsolved(std::move(edited.points));
    computed.column_names = input->column_names;
    computed.numbers = std::move(edited.numbers);
    computed.parameters = parameters();
    computed.window = edited.window;
    computed.input = input->identity();
    return std::make_shared<TriangulationResult>(std::move(computed));
  }

  /// All of them, since fewer points have another triangulation; but what a drag does not reach is not solved again.
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override { return inputs; }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return points_of(inputs)->size(); }
  [[nodiscard]] std::size_t element_count(const Inputs& inputs, const ParameterSet& parameters) const override {
    return count_after(input_size(inputs), parameters.to<Parameters>().edits);
  }

  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                      RunContext& context) const override {
    return std::make_unique<TriangulationPresentation>(std::dynamic_pointer_cast<const TriangulationResult>(result),
                                                       dynamic_cast<const TriangulationPresentation*>(before), context);
  }
  [[nodiscard]] std::shared_ptr<const OwnData> read_own(const InputSpec&, const std::filesystem::path& path,
                                                        const std::stop_token& stop) const override {
    return std::make_shared<const OwnTriangulation>(read_given(path, stop));
  }
  [[nodiscard]] BenchTable benches() const override { return bench_table(); }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    const auto input = points_of(inputs);
    const auto parameters = given.to<Parameters>();
    const TimeLimit limit(parameters.time_limit);
    const LimitedRun limited(limit, context);
    Edited edited;
    if (!limited.in_time(0, [&] { edited = edited_points(*input, parameters.edits, context.stop); }))
      throw no_triangulation_in(limit);
    if (edited.points.size() == 0) throw Error(ErrorKind::invalid_argument, said("there are no points to triangulate"));
    settle_backend(edited.points, given, context);

    Computed computed;
    const Input* const to_check = check_in(inputs);
    if (to_check && !limited.in_time(0, [&] {
          computed.checked = checked(*to_check, edited, places_by_number(*input, parameters.edits), context);
        }))
      throw no_triangulation_in(limit);
    computed.column_names = input->column_names;
    computed.numbers = std::move(edited.numbers);
    computed.parameters = given;
    computed.window = edited.window;
    computed.input = input->identity();
    computed.limit = limit;
    const bool has_solver = parameters.method == Method::lmt && !limit.exists();
    const bool follows = has_solver && context.purpose == Purpose::drag && !parameters.edits.empty();
    if (follows) computed.dragged = dragged_point(*input, parameters.edits, computed.numbers);
    const Stopwatch watch;
    {
      const StageTimer timer(context, "triangulate");
      computed.solution = follows ? solve_dragged(std::move(edited.points), input->identity(), context)
                                  : solve(std::move(edited.points), parameters, limited, context);
    }
    context.metrics.compute_ms = watch.ms();
    if (!computed.solution.fallback.empty())
      context.metrics.warn(told("--method {} was not ready within --time-limit {:g}: this is {}",
                                std::get<std::string>(given.get("method")), parameters.time_limit,
                                said(computed.solution.fallback.c_str())));
    computed.stages = context.metrics.stages();
    if (context.record_steps) make_panels_in_time(computed.solution, parameters.method, limited, context);
    if (!follows) computed.comparisons = compared(computed.solution.points, parameters, context);
    if (computed.checked && computed.checked->check.is_triangulation())
      computed.checked->order = compared_lengths(computed.solution, computed.checked->check);
    if (has_solver && context.purpose == Purpose::whole) expect_drag(computed.solution.points, input->identity(), context);
    return std::make_shared<TriangulationResult>(std::move(computed));
  }

  /// Takes the CPU where the method has no form for a device, and warns of all that does not happen as it was asked for.
  static void settle_backend(const Points& points, const ParameterSet& given, RunContext& context) {
    const auto parameters = given.to<Parameters>();
    if (points.duplicate_count > 0)
      context.metrics.warn(told(points.duplicate_count, "{} point lies where an earlier one does; it counts once",
                                "{} points lie where an earlier one does; they count once"));
    if (context.backend == Backend::cuda && !runs_on_device(parameters.method)) {
      context.backend = Backend::cpu;
      context.metrics.warn(said("this method runs on the CPU"));
    }
    const bool records_calls = context.record_steps && parameters.watched_calls > 0;
    for (std::string& what : ineffective(given, context.backend, records_calls || context.thread_count == 1))
      context.metrics.warn(std::move(what));
  }

  [[nodiscard]] static Comparisons compared(const Points& points, const Parameters& parameters, RunContext& context) {
    Comparisons comparisons;
    if (parameters.race) {
      const StageTimer timer(context, "race");
      comparisons.race = race(points, parameters, parameters.race_seconds, context);
    }
    if (parameters.study != Study::none) {
      const StageTimer timer(context, "study");
      comparisons.study = study(points, parameters, context);
    }
    if (parameters.growth_sets > 0) {
      const StageTimer timer(context, "growth");
      comparisons.growth = growth(points.at, static_cast<std::size_t>(parameters.growth_sets), context);
    }
    return comparisons;
  }
};

}  // namespace

const Experiment& experiment() {
  static const TriangulationExperiment instance;
  return instance;
}

}  // namespace ws::triangulation
