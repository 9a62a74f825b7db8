// Inputs, parameters and samples of the distance histogram workspace.
// SPDX-License-Identifier: MIT
#include "compute/histogram/experiment.h"

#include "compute/core/error.h"
#include "compute/core/quiet.h"
#include "compute/histogram/result.h"
#include "compute/histogram/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <mutex>

namespace ws::histogram {

namespace {

constexpr std::int64_t sweep_bins[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000};

ExperimentInfo make_info() {
  ExperimentInfo info;
  info.id = "histogram";
  info.title = "Distance histograms";
  info.summary = "For every query the histogram of its distances to all references, from 2-D points to descriptors";
  info.papers = {"H. Jegou, M. Douze, C. Schmid: Product quantization for nearest neighbor search. IEEE TPAMI 33(1), 2011",
                 "B. Levine, J. Stone, A. Kohlmeyer: Fast analysis of molecular dynamics trajectories with graphics processing "
                 "units: radial distribution function histogramming. J. Comput. Phys. 230(9), 2011"};
  info.inputs = {{"references",
                  "--references",
                  InputKind::vectors,
                  true,
                  "The vectors that distances are measured to: fvecs, bvecs, ivecs, npy, raw (f32, u8) or csv",
                  {},
                  "--input"},
                 {"queries", "--queries", InputKind::vectors, false,
                  "The vectors that ask; without them evenly drawn references do (--query-count)"}};
  info.outputs = {{"counts", "--out-counts", "Counts, queries x K", {"npy", "csv"}},
                  {"limits", "--out-limits", "Nearest and farthest distance of each query", {"npy", "csv"}},
                  {"study", "--out-study", "The times of --study", {"csv"}, {}, "study"}};
  info.samples = {
      {"rings",
       "A query to drag",
       "cluster-vectors --dimension 2 --count 100000 --queries 200 --radius 0.04 --seed 3",
       {{"bins", "32"}}},
      {"spiral", "On a spiral", "spiral --count 40000 --noise 6 --seed 1", {{"bins", "48"}}},
      {"space",
       "In space",
       "cluster-vectors --dimension 3 --count 60000 --queries 200 --radius 0.06 --seed 2",
       {{"bins", "24"}}},
      {"descriptors", "Descriptors of photographs", "sift-like --count 20000 --queries 400 --seed 1", {{"bins", "100"}}},
      {"million", "A million points", "uniform-vectors --dimension 2 --count 1000000 --queries 32 --seed 1", {{"bins", "64"}}},
  };
  info.presets = {
      {"As in 2019", {{"method", "paper"}, {"query_batch", "32"}, {"arithmetic", "source"}, {"memory_cap", "1024"}}},
      {"The same bins for all queries", {{"limits", "global"}}},
      {"Logarithmic bins", {{"bin_scale", "logarithmic"}}},
      {"Time against K", {{"study", "bins"}}},
      {"Methods side by side", {{"study", "methods"}}}};
  return info;
}

VectorSet vectors_in(const Inputs& inputs, std::string_view role, std::int64_t dimension) {
  const Input& input = inputs.find(role)->second;
  VectorSet vectors = *std::get<std::shared_ptr<const VectorSet>>(input.data);
  const auto wanted = static_cast<std::size_t>(dimension);
  if (dimension == 0 || vectors.dimension() == wanted) return vectors;
  // Numbers one after another, as raw files are; a file with a head for each vector says how long these are.
  if (vectors.dimension() != 1 || !vectors.is_dense())
    throw Error(
        ErrorKind::invalid_argument,
        fmt::format("{} says that its vectors have {} components, --dimension {}", input.name, vectors.dimension(), dimension),
        "leave --dimension out: it is for raw files");
  if (vectors.size() % wanted != 0)
    throw Error(
        ErrorKind::invalid_argument,
        fmt::format("{} holds {} numbers, which is no multiple of --dimension {}", input.name, vectors.size(), dimension),
        "give the dimension that it was written with");
  return vectors.reshaped(wanted);
}

std::shared_ptr<Problem> problem_of(const Inputs& inputs, const Parameters& p) {
  if (!inputs.contains("references"))
    throw Error(ErrorKind::invalid_argument, "distances need references", "give some with --references");
  auto problem = std::make_shared<Problem>();
  problem->parameters = p;
  problem->references = vectors_in(inputs, "references", p.dimension);
  problem->queries_are_drawn = !inputs.contains("queries");
  problem->queries = problem->queries_are_drawn ? drawn_queries(problem->references, static_cast<std::size_t>(p.query_count))
                                                : vectors_in(inputs, "queries", p.dimension);
  if (!p.probe.empty() && p.probe.size() != problem->dimension())
    throw Error(ErrorKind::invalid_argument,
                fmt::format("--probe has {} numbers, the references have {} components", p.probe.size(), problem->dimension()));
  check_problem(*problem);
  return problem;
}

/// Without what does not change the table.
Parameters of_table(Parameters p) {
  p.probe = {};
  p.check = false;
  p.study = Study::none;
  return p;
}

/// The newest result that somebody still shows: a dragged query finds the other queries' table made.
class Latest {
 public:
  using Place = std::pair<Backend, int>;  ///< where it was computed: the backend, the number of threads
  void set(const std::shared_ptr<const HistogramResult>& result, const Place& place) {
    const std::lock_guard lock(mutex_);
    result_ = result;
    place_ = place;
  }
  [[nodiscard]] std::shared_ptr<const HistogramResult> any() const {
    const std::lock_guard lock(mutex_);
    return result_.lock();
  }
  /// Of the same vectors (or of all of which these are some), with the same parameters and computed in the same place; null
  /// where there is none.
  [[nodiscard]] std::shared_ptr<const HistogramResult> for_problem(const Problem& problem, const Place& place) const {
    const std::lock_guard lock(mutex_);
    auto known = result_.lock();
    if (!known || !known->has_table() || place_ != place) return nullptr;
    const Problem& other = known->problem();
    // Drawn queries follow from the references and the parameters; their copies differ.
    const bool same_queries = problem.queries_are_drawn ? other.queries_are_drawn
                                                        : other.queries.row_bytes(0) == problem.queries.row_bytes(0) &&
                                                              other.queries.size() >= problem.queries.size();
    const bool same = known->problem().references.row_bytes(0) == problem.references.row_bytes(0) &&
                      other.references.size() == problem.references.size() && same_queries &&
                      ParameterSet::of(of_table(other.parameters)) == ParameterSet::of(of_table(problem.parameters));
    return same ? known : nullptr;
  }

 private:
  mutable std::mutex mutex_;
  std::weak_ptr<const HistogramResult> result_;
  Place place_{};
};

class HistogramExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet& view, const std::stop_token&) const override {
    const auto problem = problem_of(inputs, parameters.to<Parameters>());
    parameters.info("bins").slider_max = 5000;
    parameters.info("query_batch").slider_max = 1024;
    parameters.info("query_batch").automatic = std::int64_t{32};
    parameters.info("query_count").slider_max = 10'000;
    parameters.info("dimension").automatic = static_cast<std::int64_t>(problem->dimension());
    view.info("query").slider_max = static_cast<double>(problem->queries.size() - 1);
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext&) const override {
    return std::make_shared<HistogramResult>(problem_of(inputs, {}), Histograms{}, parameters(), Findings{});
  }

  /// Fewer queries, so that each histogram stays what it is.
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token&) const override {
    Inputs reduced = inputs;
    if (!inputs.contains("queries")) return reduced;
    const auto& queries = std::get<std::shared_ptr<const VectorSet>>(inputs.find("queries")->second.data);
    reduced["queries"].data = std::make_shared<const VectorSet>(queries->first_ones(max_count));
    return reduced;
  }
  /// Queries: what a run's time grows with.
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override {
    const auto found = inputs.find(inputs.contains("queries") ? "queries" : "references");
    return std::get<std::shared_ptr<const VectorSet>>(found->second.data)->size();
  }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& used,
                                                      RunContext& context) const override {
    auto problem = problem_of(inputs, used.to<Parameters>());
    warn_of_raw(inputs, problem->parameters, context);
    const Latest::Place asked_of(context.backend, context.thread_count);
    const auto before = context.publish ? latest_.for_problem(*problem, asked_of) : nullptr;
    Findings findings;
    Histograms histograms;
    if (before) {
      problem->queries = before->problem().queries;
      histograms = before->histograms();
      findings = before->findings();
      findings.timings.clear();
    } else {
      histograms = solved(problem, used, context);
      findings.stages = context.metrics.stages();
      findings.compute_ms = context.metrics.compute_ms;
    }
    if (problem->parameters.check && !findings.check) check(*problem, *histograms.table, findings, context);
    const auto result = [&] { return following(std::make_shared<HistogramResult>(problem, histograms, used, findings)); };
    if (problem->parameters.study != Study::none)
      study(*problem, findings, context, [&] {
        if (context.publish) context.publish(result());
      });
    auto made = result();
    made->prepare(context);
    if (context.publish) latest_.set(made, asked_of);
    return made;
  }

  /// What one sees until the new result is drawn is the latest one's.
  [[nodiscard]] std::shared_ptr<HistogramResult> following(std::shared_ptr<HistogramResult> result) const {
    if (const auto before = latest_.any()) result->follow(*before);
    return result;
  }

  [[nodiscard]] Histograms solved(const std::shared_ptr<const Problem>& problem, const ParameterSet& used,
                                  RunContext& context) const {
    const Stopwatch watch;
    const RowsDone tell = [&](const std::shared_ptr<const Table>& table, const std::vector<Round>& rounds) {
      Histograms part;
      part.table = table;
      part.rounds = rounds;
      part.method = problem->parameters.method;
      context.publish(following(std::make_shared<HistogramResult>(problem, std::move(part), used, Findings{})));
    };
    Histograms histograms = solve(*problem, context, context.publish ? tell : RowsDone{});
    if (context.metrics.compute_ms == 0) context.metrics.compute_ms = watch.ms();
    warn(*problem, histograms, context);
    return histograms;
  }

  /// Raw files do not tell how many numbers make a vector.
  static void warn_of_raw(const Inputs& inputs, const Parameters& p, RunContext& context) {
    for (const auto& [role, input] : inputs) {
      const std::string extension = std::filesystem::path(input.path).extension().string();
      if (p.dimension == 0 && (extension == ".raw" || extension == ".f32" || extension == ".u8"))
        context.metrics.warn(fmt::format(
            "{} holds numbers only, and each was taken for a vector; --dimension says how many make one", input.name));
    }
  }

  static void warn(const Problem& problem, const Histograms& histograms, RunContext& context) {
    const Table& table = *histograms.table;
    std::size_t equal = 0;
    for (std::size_t q = 0; q < table.queries; ++q) equal += table.degenerate[q] && table.row(q)[0] > 0;
    if (equal > 0)
      context.metrics.warn(fmt::format(
          "{} of {} queries are equally far from all references, as single precision tells: all counts are in bin 0", equal,
          table.queries));
    if (const std::size_t empty = problem.parameters.skip_self ? empty_row_count(table) : 0; empty > 0)
      context.metrics.warn(fmt::format(
          "{} of {} queries have no references left, so that their rows are empty: --skip-self leaves out those at distance 0, "
          "and they have no others",
          empty, table.queries));
    if (problem.bins() > problem.references.size())
      context.metrics.warn(
          fmt::format("{} bins for {} references: most stay empty", problem.bins(), problem.references.size()));
  }

  static void check(const Problem& problem, const Table& table, Findings& findings, RunContext& context) {
    context.report(-1, "computing again in double precision");
    RunContext beside = quiet(context);
    beside.backend = Backend::cpu;
    findings.check = differences(table, reference_histograms(problem, beside));
  }

  /// Times K by K, or method by method; `grown` is called after each.
  template <class Grown>
  static void study(const Problem& problem, Findings& findings, RunContext& context, const Grown& grown) {
    const auto time = [&](const Parameters& p) {
      Problem asked = problem;
      asked.parameters = p;
      RunContext beside = quiet(context);
      const Stopwatch watch;
      Histograms made;
      try {
        made = solve(asked, beside);
      } catch (const Error& error) {  // what is there is not lost
        context.metrics.warn(fmt::format("{} with K = {} is not in the study: {}", name_of(p.method), p.bins, error.what()));
        return;
      }
      findings.timings.push_back({name_of(made.method), p.bins,
                                  beside.metrics.compute_ms > 0 ? beside.metrics.compute_ms : watch.ms(),
                                  beside.metrics.stages()});
      grown();
    };
    Parameters p = of_table(problem.parameters);
    if (problem.parameters.study == Study::bins) {
      RunContext warm_up = quiet(context);
      (void)solve(problem, warm_up);
      for (const std::int64_t bins : sweep_bins) {
        p.bins = bins;
        time(p);
      }
      return;
    }
    for (const Method method : methods_here(problem, context.backend)) {
      p.method = method;
      time(p);
    }
  }

  mutable Latest latest_;
};

}  // namespace

const Experiment& experiment() {
  static const HistogramExperiment instance;
  return instance;
}

}  // namespace ws::histogram
