// Inputs, parameters and samples of the triangulation workspace.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/experiment.h"

#include "compute/core/error.h"
#include "compute/triangulation/effects.h"
#include "compute/triangulation/result.h"
#include "compute/triangulation/result_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

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
  info.inputs = {
      {"points", "--input", InputKind::points, true, "Points in the plane: tsp, xy, xyz, txt, csv, ply, npy or json", {"tsp"}}};
  info.outputs = {{"triangulation", "--out", "The triangulation", result_extensions()},
                  {"race", "--out-race", "The race of all methods, as a table (needs --race)", {"csv"}, {}, "race"},
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
  return info;
}

/// Null where no point is being dragged.
std::shared_ptr<const DraggedPoints> dragged_points(const InputData& data) {
  const auto* own = std::get_if<std::shared_ptr<const OwnData>>(&data);
  return own ? std::dynamic_pointer_cast<const DraggedPoints>(*own) : nullptr;
}

std::shared_ptr<const PointSet> points_of(const Inputs& inputs) {
  const auto found = inputs.find("points");
  if (found == inputs.end()) throw Error(ErrorKind::invalid_argument, "a triangulation needs points", "give some with --input");
  const auto dragged = dragged_points(found->second.data);
  auto points = dragged ? dragged->points : std::get<std::shared_ptr<const PointSet>>(found->second.data);
  if (!points->empty() && points->dimension() != 2)
    throw Error(
        ErrorKind::invalid_argument,
        fmt::format("a triangulation needs 2 coordinates per point, {} has {}", found->second.name, points->dimension()),
        "choose columns with --columns");
  return points;
}

/// The points after the edits, with their numbers.
struct Edited {
  Points points;
  std::vector<std::size_t> numbers;
  Window window;  ///< before the edits
};
Edited edited_points(const PointSet& input, const Numbers& edits, const std::stop_token& stop) {
  std::vector<Point> plain(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) plain[i] = {input.at(i, 0), input.at(i, 1)};
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

class TriangulationExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet&, const std::stop_token&) const override {
    (void)points_of(inputs);
    parameters.info("time_limit").slider_max = 60;
    parameters.info("longest_search").slider_max = 3600;
    parameters.info("watched_calls").slider_max = 100'000;
    parameters.info("race_seconds").slider_max = 60;
    parameters.info("growth_sets").slider_max = 100;
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    Edited edited = edited_points(*points_of(inputs), {}, context.stop);
    return std::make_shared<TriangulationResult>(unsolved(std::move(edited.points)), std::move(edited.numbers), parameters(),
                                                 edited.window);
  }

  /// All of them, since fewer points have another triangulation; but what a drag does not reach is not solved again.
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override {
    Inputs reduced = inputs;
    reduced.find("points")->second.data = std::make_shared<const DraggedPoints>(points_of(inputs));
    return reduced;
  }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return points_of(inputs)->size(); }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    const auto input = points_of(inputs);
    const auto parameters = given.to<Parameters>();
    const TimeLimit limit(parameters.time_limit);
    Edited edited;
    if (!limit.in_time(context, 0, [&] { edited = edited_points(*input, parameters.edits, context.stop); }))
      throw no_triangulation_in(limit);
    if (edited.points.size() == 0) throw Error(ErrorKind::invalid_argument, "there are no points to triangulate");
    if (edited.points.duplicate_count > 0)
      context.metrics.warn(
          fmt::format("{} points lie where an earlier one does; they count once", edited.points.duplicate_count));
    if (context.backend == Backend::cuda && !runs_on_device(parameters.method)) {
      context.backend = Backend::cpu;
      context.metrics.warn("this method runs on the CPU");
    }
    const bool records_calls = context.record_steps && parameters.watched_calls > 0;
    for (std::string& what : ineffective(given, context.backend, records_calls || context.thread_count == 1))
      context.metrics.warn(std::move(what));
    const auto before = context.publish ? shown_before(*input) : nullptr;
    const bool hurries = before && parameters.method == Method::lmt && dragged_points(inputs.find("points")->second.data);
    auto follower = hurries ? before->follower() : nullptr;
    const Stopwatch watch;
    std::optional<Solution> solution;
    {
      const StageTimer timer(context, "triangulate");
      if (hurries) solution = followed(edited.points, before->solution(), *follower, limit, context);
      if (!solution) {
        follower = nullptr;
        solution = solve(std::move(edited.points), parameters, limit, context);
      }
    }
    if (!solution->fallback.empty())
      context.metrics.warn(fmt::format("--method {} was not ready within --time-limit {:g}: this is {}",
                                       std::get<std::string>(given.get("method")), parameters.time_limit, solution->fallback));
    context.metrics.compute_ms = watch.ms();
    auto result = std::make_shared<TriangulationResult>(std::move(*solution), std::move(edited.numbers), given, edited.window);
    result->set_stages(context.metrics.stages());
    result->set_limit(limit);
    if (!follower) result->set_comparisons(compared(result->solution().points, parameters, context));
    if (context.publish) show(*result, input, before, std::move(follower), context);
    if (context.publish) latest_.set(result);
    return result;
  }

  [[nodiscard]] static Comparisons compared(const Points& points, const Parameters& parameters, RunContext& context) {
    Comparisons comparisons;
    if (parameters.race) {
      const StageTimer timer(context, "race");
      comparisons.race = race(points, parameters, parameters.race_seconds, context);
    }
    if (parameters.growth_sets > 0) {
      const StageTimer timer(context, "growth");
      comparisons.growth = growth(points.at, static_cast<std::size_t>(parameters.growth_sets), context);
    }
    return comparisons;
  }

  /// The result before, if it is of the same input; null where there is none.
  [[nodiscard]] std::shared_ptr<const TriangulationResult> shown_before(const PointSet& input) const {
    auto before = latest_.get();
    return before && before->input().get() == &input ? before : nullptr;
  }

  /// A window draws it at once, and must not wait.
  static void show(TriangulationResult& result, const std::shared_ptr<const PointSet>& input,
                   const std::shared_ptr<const TriangulationResult>& before, std::shared_ptr<Follower> follower,
                   RunContext& context) {
    if (before) result.set_before(*before);
    if (follower) result.borrow_panels(*before);
    result.set_source(input, std::move(follower));
    result.prepare(context);
  }

  mutable Latest latest_;
};

}  // namespace

const Experiment& experiment() {
  static const TriangulationExperiment instance;
  return instance;
}

}  // namespace ws::triangulation
