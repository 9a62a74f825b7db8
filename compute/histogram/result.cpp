// The result's numbers, its hash and its files.
// SPDX-License-Identifier: MIT
#include "compute/histogram/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/methods/solve.h"
#include "compute/histogram/result_file.h"
#include "compute/histogram/result_hash.h"

#include <algorithm>

namespace ws::histogram {

namespace {

std::string underscored(std::string name) {
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

void add_differences(std::vector<Property>& list, const std::string& prefix, const Differences& found) {
  const std::string other = prefix.empty() ? "the check in double precision" : "the given answer";
  list.insert(list.end(),
              {{prefix + "differing_entries", count(found.entries), "", "Counts that differ from " + other + ": 0 is right"},
               {prefix + "differing_histograms", count(found.histograms), "", "Queries of which a count differs from " + other},
               {prefix + "moved_distances", count(found.moved), "", "Distances that lie in another bin than in " + other},
               {prefix + "largest_difference", count(found.largest), "", "The most that a count differs from " + other}});
}

}  // namespace

HistogramResult::HistogramResult(std::shared_ptr<const Problem> problem, Histograms histograms, ParameterSet used,
                                 Findings findings, const Extent& extent)
    : problem_(std::move(problem)),
      histograms_(std::move(histograms)),
      used_(std::move(used)),
      findings_(std::move(findings)),
      extent_(extent),
      identity_(next_identity()) {}

std::size_t HistogramResult::row_count() const {
  return histograms_.rounds.empty() ? 0 : histograms_.rounds.back().first + histograms_.rounds.back().count;
}

Work HistogramResult::work() const { return {double(problem_->pair_count()), "pairs"}; }

std::vector<Property> HistogramResult::summary(RunContext& context) const {
  std::vector<Property> list{{"query_count", count(problem_->queries.size()), "", "Vectors that have a histogram each"},
                             {"reference_count", count(problem_->references.size()), "", "Vectors that distances are taken to"},
                             {"dimension", count(problem_->dimension()), "", "Components of a vector"},
                             {"bins", problem_->parameters.bins, "", "Counts of a histogram"}};
  if (problem_->queries_are_drawn)
    list.push_back({"query_origin", words_of_drawn_queries(*problem_), "", "Where the queries come from, as none are given"});
  if (!has_table()) return list;
  context.check_stop();
  const Table& table = *histograms_.table;
  list.insert(
      list.end(),
      {{"rounds", count(histograms_.rounds.size()), "", "Parts of the queries that were computed after one another"},
       {"degenerate_query_count", count(equal_row_count(table, row_count())), "",
        "Queries whose references are all equally far: all counts are in the first bin"},
       {"method", std::string(name_of(histograms_.method)), "", "How distances were computed and counted"},
       {"method_reason", histograms_.why, "", "Why this method was taken"},
       {"exact_distances", problem_->is_whole(), "",
        "Whether all components are whole numbers, whose squares add up without rounding"},
       {"pairs_per_second", findings_.compute_ms > 0 ? 1e3 * double(problem_->pair_count()) / findings_.compute_ms : 0.0, "1/s",
        "Distances computed and counted in a second, on this machine"}});
  if (problem_->parameters.skip_self)
    list.push_back(
        {"empty_query_count", count(empty_row_count(table, row_count())), "", "Queries that no reference is left for"});
  if (histograms_.device_bytes)
    list.push_back({"device_bytes", count(histograms_.device_bytes), "B", "Memory of the device that the run took at most"});
  for (const MemoryPart& part : histograms_.memory)
    list.push_back({"memory_" + underscored(part.name), count(part.bytes), "B", "Memory of the " + part.name});
  if (!histograms_.memory.empty())
    list.push_back({"memory_bytes", count(total_bytes(histograms_.memory)), "B", "Memory of all these arrays together"});
  if (findings_.check) add_differences(list, "", *findings_.check);
  if (findings_.given) add_differences(list, "answer_", *findings_.given);
  return list;
}

std::string HistogramResult::hash(RunContext& context) const {
  if (!has_table()) return Fingerprint{}.text();
  const Table& table = *histograms_.table;
  return hash_of(table.counts.data(), table, row_count(), table.bins, context);
}

std::vector<Array> HistogramResult::arrays(RunContext&) const {
  if (!has_table()) return {};
  const Table& table = *histograms_.table;
  const std::size_t rows = row_count();
  return {
      array_at(table.counts.data(), {rows, table.bins}, "counts", "How many references lie in each bin of each query"),
      array_at(table.low.data(), {rows}, "nearest", "Distance of each query's nearest reference, where the first bin begins"),
      array_at(table.high.data(), {rows}, "farthest", "Distance of each query's farthest reference, where the last bin ends"),
      {"degenerate",
       "Whether a query's references are all equally far, or none: all counts are in the first bin",
       ElementType::boolean,
       {rows},
       table.degenerate.data()}};
}

void HistogramResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  if (!has_table()) throw Error(ErrorKind::invalid_argument, said("nothing was computed yet"));
  if (row_count() < problem_->queries.size())
    throw Error(ErrorKind::invalid_argument, said("the histograms are not complete yet"), said("wait until the run has ended"));
  if (id == "counts") return write_counts(path, *histograms_.table, *problem_, context);
  if (id == "differences") return write_differences(path, findings_, *problem_);
  if (id == "limits") return write_limits(path, *histograms_.table, *problem_);
  throw Error(ErrorKind::invalid_argument, told("there is no output named {}", id));
}

std::size_t HistogramResult::query_of(const ViewParameters& view) const {
  return std::min(static_cast<std::size_t>(std::max<std::int64_t>(view.query, 0)), problem_->queries.size() - 1);
}

std::vector<float> HistogramResult::looked_at(const ViewParameters& view) const {
  const Numbers& probe = problem_->parameters.probe;
  std::vector<float> query(probe.begin(), probe.end());
  if (!query.empty()) return query;
  query.resize(problem_->dimension());
  problem_->queries.copy_row(query_of(view), query.data());
  return query;
}

Show HistogramResult::shown(const ViewParameters& view) const {
  const Show automatic = problem_->dimension() <= most_drawn_dimensions ? Show::points : Show::waterfall;
  const bool is_chart = view.show != Show::points && view.show != Show::automatic;
  return has_table() && is_chart ? view.show : automatic;
}

bool HistogramResult::is_in_space(const ViewParameters& view) const {
  return shown(view) == Show::points && problem_->dimension() == 3;
}

std::array<double, 3> HistogramResult::picture_origin(const ViewParameters& view) const {
  if (shown(view) != Show::points) return {};
  return {extent_.middle[0], extent_.middle[1], extent_.middle[2]};
}

}  // namespace ws::histogram
