// Inputs, parameters and samples of the distance histogram workspace.
// SPDX-License-Identifier: MIT
#include "compute/histogram/experiment.h"

#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/told.h"
#include "compute/histogram/answer.h"
#include "compute/histogram/bench.h"
#include "compute/histogram/methods/divided.h"
#include "compute/histogram/methods/solve.h"
#include "compute/histogram/result.h"
#include "compute/histogram/show/plots.h"
#include "compute/histogram/show/presentation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::histogram {

namespace {

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
                 {"queries",
                  "--queries",
                  InputKind::vectors,
                  false,
                  "The vectors that ask; without them evenly drawn references do",
                  {},
                  {},
                  {"quer"}},
                 {"answer",
                  "--answer",
                  InputKind::own,
                  false,
                  "Counts to compare the run's with: npy (queries x K), or csv as --out-counts writes it",
                  {"counts.npy", "counts.csv"}}};
  info.outputs = {{"counts", "--out-counts", "Counts, queries x K", {"npy", "csv"}},
                  {"limits", "--out-limits", "Nearest and farthest distance of each query", {"npy", "csv"}},
                  {"differences",
                   "--out-differences",
                   "The entries that differ from double precision (--check) or from --answer, the first 100000 of each",
                   {"csv"}}};
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
  info.plots = plot_words();
  info.presets = {
      {"As in 2019", {{"method", "paper"}, {"query_batch", "32"}, {"arithmetic", "source"}, {"memory_cap", "1024"}}},
      {"The same bins for all queries", {{"limits", "global"}}},
      {"Logarithmic bins", {{"bin_scale", "logarithmic"}}}};
  info.sweeps = {{"Time against K", {"bins=1,2,5,10,20,50,100,200,500,1000,2000,5000"}},
                 {"Methods side by side", {"method=all"}}};
  return info;
}

VectorSet vectors_in(const Inputs& inputs, std::string_view role, std::int64_t dimension) {
  const Input& input = inputs.find(role)->second;
  VectorSet vectors = *std::get<std::shared_ptr<const VectorSet>>(input.data);
  const auto wanted = static_cast<std::size_t>(dimension);
  if (dimension == 0 || vectors.dimension() == wanted) return vectors;
  // Numbers one after another, as raw files are; a file with a head for each vector says how long these are.
  if (vectors.dimension() != 1 || !vectors.is_dense())
    throw Error(ErrorKind::invalid_argument,
                told("{} says that its vectors have {} components, --dimension {}", input.name, vectors.dimension(), dimension),
                said("leave --dimension out: it is for raw files"));
  if (vectors.size() % wanted != 0)
    throw Error(ErrorKind::invalid_argument,
                told("{} holds {} numbers, which is no multiple of --dimension {}", input.name, vectors.size(), dimension),
                said("give the dimension that it was written with"));
  return vectors.reshaped(wanted);
}

bool is_part(const Inputs& inputs, std::string_view role) {
  const auto found = inputs.find(role);
  return found != inputs.end() && found->second.is_part;
}

/// Leaves the queries that --only-queries names. Of those that were thinned for a glance some may be missing.
void take_chosen(Problem& problem, bool is_part) {
  Numbers only = problem.parameters.only_queries;
  const std::size_t count = problem.queries.size();
  if (is_part) std::erase_if(only, [&](double number) { return number >= double(count); });
  if (only.empty()) only = {0};
  problem.query_numbers = chosen_numbers(only, count);
  problem.queries = chosen_rows(problem.queries, problem.query_numbers);
}

/// The answer's rows for the queries that are asked, if one is given.
std::optional<Table> answer_in(const Inputs& inputs, const Problem& problem) {
  const auto found = inputs.find("answer");
  if (found == inputs.end()) return {};
  const auto answer = std::dynamic_pointer_cast<const Answer>(std::get<std::shared_ptr<const OwnData>>(found->second.data));
  if (!answer) throw Error(ErrorKind::internal, "the answer holds no counts");
  const auto wanted = static_cast<std::size_t>(problem.parameters.query_count);
  const std::size_t query_count = problem.queries_are_drawn
                                      ? std::min(wanted, problem.references.size())
                                      : vectors_in(inputs, "queries", problem.parameters.dimension).size();
  return answer_for(problem, *answer, query_count, is_part(inputs, "queries"));
}

/// What differs is said, since it may be why one asked.
std::string words_of_check(const Differences& found) {
  return found.histograms == 1 ? told(found.entries, "{} count in 1 histogram differs from double precision, by {} at most",
                                      "{} counts in 1 histogram differ from double precision, by {} at most", found.largest)
                               : told("{} counts in {} histograms differ from double precision, by {} at most", found.entries,
                                      found.histograms, found.largest);
}

std::string words_of_given(const Differences& found) {
  return found.histograms == 1 ? told(found.entries, "{} count in 1 histogram differs from the given answer, by {} at most",
                                      "{} counts in 1 histogram differ from the given answer, by {} at most", found.largest)
                               : told("{} counts in {} histograms differ from the given answer, by {} at most", found.entries,
                                      found.histograms, found.largest);
}

std::string words_of_equal_rows(std::size_t equal, std::size_t queries) {
  return queries == 1
             ? said("1 of 1 query is equally far from all references, as single precision tells: all counts are in bin 0")
             : told(equal,
                    "{} of {} queries is equally far from all references, as single precision tells: all counts are in "
                    "bin 0",
                    "{} of {} queries are equally far from all references, as single precision tells: all counts are in "
                    "bin 0",
                    queries);
}

std::string words_of_empty_rows(std::size_t empty, std::size_t queries) {
  return queries == 1
             ? said(
                   "1 of 1 query has no references left, so that its row is empty: --skip-self leaves out those at "
                   "distance 0, and there are no others")
             : told(empty,
                    "{} of {} queries has no references left, so that its row is empty: --skip-self leaves out those at "
                    "distance 0, and there are no others",
                    "{} of {} queries have no references left, so that their rows are empty: --skip-self leaves out "
                    "those at distance 0, and there are no others",
                    queries);
}

void tell_differences(const Findings& findings, RunContext& context) {
  const auto tell = [&](const std::optional<Differences>& found, const auto& words) {
    if (!found || found->entries == 0) return;
    context.metrics.warn(words(*found));
    if (found->entries > found->list.size())
      context.metrics.warn(told("--out-differences has the first {} of them", found->list.size()));
  };
  tell(findings.check, words_of_check);
  tell(findings.given, words_of_given);
}

std::shared_ptr<Problem> problem_of(const Inputs& inputs, const Parameters& p) {
  if (!inputs.contains("references"))
    throw Error(ErrorKind::invalid_argument, said("distances need references"), said("give some with --references"));
  auto problem = std::make_shared<Problem>();
  problem->parameters = p;
  problem->references = vectors_in(inputs, "references", p.dimension);
  problem->queries_are_drawn = !inputs.contains("queries");
  problem->queries = problem->queries_are_drawn ? drawn_queries(problem->references, static_cast<std::size_t>(p.query_count))
                                                : vectors_in(inputs, "queries", p.dimension);
  problem->all_queries_identity = problem->queries.identity();
  if (!p.only_queries.empty() && !problem->queries.empty()) take_chosen(*problem, is_part(inputs, "queries"));
  if (!p.probe.empty() && p.probe.size() != problem->dimension())
    throw Error(ErrorKind::invalid_argument,
                told("--probe has {} numbers, the references have {} components", p.probe.size(), problem->dimension()));
  check_problem(*problem);
  return problem;
}

/// Without what does not change the table.
Parameters of_table(Parameters p) {
  p.probe = {};
  p.check = false;
  return p;
}

/// All that the table depends on, and where and how it is computed. Drawn queries follow from the references and the
/// parameters.
std::uint64_t settings_of(const Problem& problem, const RunContext& context) {
  std::string text = fmt::format("{} {} {} {}", place_key(context.backend), context.thread_count, context.memory_limit_bytes,
                                 problem.queries_are_drawn ? 0 : problem.all_queries_identity);
  const ParameterSet parameters = ParameterSet::of(of_table(problem.parameters));
  for (const FieldInfo& field : parameters.fields()) text += ' ' + to_text(parameters.get(field.name));
  return std::hash<std::string>{}(text);
}

/// A table, and what its run reported: while a query is dragged, the table of the others is found in the cache.
struct Solved {
  Histograms histograms;
  Backend backend = Backend::cpu;  ///< that it ended on
  std::vector<StageTime> stages;
  std::vector<std::string> warnings;
  double compute_ms = 0;
};
std::size_t bytes_of(const Solved& solved) {
  const Table& table = *solved.histograms.table;
  return table.counts.size() * sizeof(std::int32_t) + table.queries * (2 * sizeof(float) + 1);
}

class HistogramExperiment final : public Experiment, public Divisible {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet& view, const std::stop_token&) const override {
    const auto problem = problem_of(inputs, parameters.to<Parameters>());
    parameters.range("bins").slider_max = 5000;
    parameters.range("query_batch").slider_max = 1024;
    parameters.range("query_batch").automatic = std::int64_t{32};
    parameters.range("query_count").slider_max = 10'000;
    parameters.range("dimension").automatic = static_cast<std::int64_t>(problem->dimension());
    // Parameters may change afterwards, so this is what no parameter goes beyond: all that are given, or all references.
    const VectorSet all = vectors_in(inputs, problem->queries_are_drawn ? "references" : "queries", 0);
    view.range("query").max = static_cast<double>(all.size() - 1);
    view.range("query").slider_max = static_cast<double>(problem->queries.size() - 1);
    parameters.range("query_count").has_needed_data = problem->queries_are_drawn;
    view.range("show_rings").has_needed_data = problem->dimension() <= most_drawn_dimensions;
    for (const char* name : {"cut_open", "octant"}) view.range(name).has_needed_data = problem->dimension() == 3;
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    auto problem = problem_of(inputs, {});
    const Extent extent = extent_of(problem->references, context);
    return std::make_shared<HistogramResult>(std::move(problem), Histograms{}, parameters(), Findings{}, extent);
  }

  /// Fewer queries, so that each histogram stays what it is.
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token&) const override {
    Inputs reduced = inputs;
    if (!inputs.contains("queries")) return reduced;
    const auto& queries = std::get<std::shared_ptr<const VectorSet>>(inputs.find("queries")->second.data);
    reduced["queries"].data = std::make_shared<const VectorSet>(queries->first_ones(max_count));
    return reduced;
  }
  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                      RunContext&) const override {
    return std::make_unique<HistogramPresentation>(std::dynamic_pointer_cast<const HistogramResult>(result),
                                                   dynamic_cast<const HistogramPresentation*>(before));
  }

  [[nodiscard]] BenchTable benches() const override { return bench_table(); }

  [[nodiscard]] std::shared_ptr<const OwnData> read_own(const InputSpec&, const std::filesystem::path& path,
                                                        const std::stop_token& stop) const override {
    io::ReadOptions options;
    options.stop = stop;
    return read_answer(path, options);
  }

  [[nodiscard]] std::unique_ptr<DataPart> part(const Inputs& inputs, const ParameterSet& parameters) const override {
    check_for_parts(parameters);
    if (!inputs.contains("queries"))
      throw Error(ErrorKind::invalid_argument, said("references in parts need queries"), said("give some with --queries"));
    return make_part(*problem_of(inputs, parameters.to<Parameters>()));
  }
  [[nodiscard]] DividedResult run_divided(const ParameterSet& parameters, AllParts& parts, RunContext& context) const override {
    check_for_parts(parameters);
    return count_parts(parameters.to<Parameters>(), parts, context);
  }

  /// Queries: what a run's time grows with.
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override {
    const auto found = inputs.find(inputs.contains("queries") ? "queries" : "references");
    return std::get<std::shared_ptr<const VectorSet>>(found->second.data)->size();
  }

 private:
  static void check_for_parts(const ParameterSet& parameters) {
    check_only_set(parameters,
                   {"bins", "method", "query_batch", "limits", "bin_scale", "arithmetic", "skip_self", "memory_cap"});
  }

  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    auto problem = problem_of(inputs, given.to<Parameters>());
    ParameterSet used = given;
    used.range("memory_cap").automatic = memory_cap_of(problem->parameters);
    const std::optional<Table> answer = answer_in(inputs, *problem);
    warn_of_raw(inputs, problem->parameters, context);
    const Extent extent = extent_of(problem->references, context);
    const CacheKey key{"histogram.table", problem->references.identity(), settings_of(*problem, context)};
    const auto solved = solved_or_known(key, problem, used, extent, context);
    Findings findings;
    findings.stages = solved->stages;
    findings.compute_ms = solved->compute_ms;
    if (problem->parameters.check) findings.check = checked(key, *problem, *solved->histograms.table, context);
    if (answer) findings.given = differences(*solved->histograms.table, *answer);
    tell_differences(findings, context);
    return std::make_shared<HistogramResult>(problem, solved->histograms, used, findings, extent);
  }

  [[nodiscard]] static std::shared_ptr<const Solved> solved_or_known(const CacheKey& key,
                                                                     const std::shared_ptr<const Problem>& problem,
                                                                     const ParameterSet& used, const Extent& extent,
                                                                     RunContext& context) {
    // A run that nothing watches is one to be timed, or one of its kind: it computes.
    if (!context.cache || !context.publish) return solved(problem, used, extent, context);
    bool is_known = true;
    const auto make = [&] {
      is_known = false;
      return solved(problem, used, extent, context);
    };
    auto found = context.cache->shared<Solved>(key, make, [](const Solved& s) { return bytes_of(s); });
    if (!is_known) return found;
    context.backend = found->backend;
    for (const std::string& warning : found->warnings) context.metrics.warn(warning);
    return found;
  }

  [[nodiscard]] static std::shared_ptr<const Solved> solved(const std::shared_ptr<const Problem>& problem,
                                                            const ParameterSet& used, const Extent& extent,
                                                            RunContext& context) {
    const Stopwatch watch;
    const std::size_t warned_before = context.metrics.warnings().size();
    const RowsDone publish = [&](const std::shared_ptr<const Table>& table, const std::vector<Round>& rounds) {
      Histograms part;
      part.table = table;
      part.rounds = rounds;
      part.method = problem->parameters.method;
      context.publish(std::make_shared<HistogramResult>(problem, std::move(part), used, Findings{}, extent));
    };
    auto made = std::make_shared<Solved>();
    made->histograms = solve(*problem, context, context.publish ? publish : RowsDone{});
    if (context.metrics.compute_ms == 0) context.metrics.compute_ms = watch.ms();
    warn(*problem, made->histograms, context);
    const auto& warnings = context.metrics.warnings();
    made->warnings.assign(warnings.begin() + static_cast<std::ptrdiff_t>(warned_before), warnings.end());
    made->backend = context.backend;
    made->stages = context.metrics.stages();
    made->compute_ms = context.metrics.compute_ms;
    return made;
  }

  /// Raw files do not say how many numbers make a vector.
  static void warn_of_raw(const Inputs& inputs, const Parameters& p, RunContext& context) {
    for (const auto& [role, input] : inputs) {
      const std::string extension = std::filesystem::path(input.path).extension().string();
      if (p.dimension == 0 && (extension == ".raw" || extension == ".f32" || extension == ".u8"))
        context.metrics.warn(
            told("{} holds numbers only, and each was taken for a vector; --dimension says how many make one", input.name));
    }
  }

  static void warn(const Problem& problem, const Histograms& histograms, RunContext& context) {
    const Table& table = *histograms.table;
    if (const std::size_t equal = equal_row_count(table, table.queries); equal > 0)
      context.metrics.warn(words_of_equal_rows(equal, table.queries));
    if (const std::size_t empty = problem.parameters.skip_self ? empty_row_count(table, table.queries) : 0; empty > 0)
      context.metrics.warn(words_of_empty_rows(empty, table.queries));
    if (problem.bins() > problem.references.size())
      context.metrics.warn(told(problem.references.size(), "{1} bins for {0} reference: most stay empty",
                                "{1} bins for {0} references: most stay empty", problem.bins()));
  }

  [[nodiscard]] static Differences checked(CacheKey key, const Problem& problem, const Table& table, RunContext& context) {
    const auto make = [&] {
      context.report(-1, "computing again in double precision");
      RunContext beside = context.beside();
      beside.backend = Backend::cpu;
      return std::make_shared<const Differences>(differences(table, reference_histograms(problem, beside)));
    };
    if (!context.cache) return *make();
    key.what = "histogram.check";
    return *context.cache->shared<Differences>(key, make, [](const Differences& d) {
      return sizeof d + d.of_query.size() * sizeof(d.of_query[0]) + d.list.size() * sizeof(d.list[0]);
    });
  }
};

}  // namespace

const Experiment& experiment() {
  static const HistogramExperiment instance;
  return instance;
}

}  // namespace ws::histogram
