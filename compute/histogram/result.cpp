// What distance histograms tell in numbers, words, plots and files; picture.cpp draws them.
// SPDX-License-Identifier: MIT
#include "compute/histogram/result.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/core/quiet.h"
#include "compute/histogram/budget.h"
#include "compute/histogram/result_file.h"
#include "compute/histogram/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::histogram {

namespace {

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

struct Extent3 {
  std::array<float, 3> low{}, high{};
};

/// Of up to three components; of more: zeros, since nobody draws them. That of the last set is kept: a dragged query makes many
/// results of it.
Extent3 extent_of(const VectorSet& references) {
  static std::mutex mutex;
  static std::pair<std::uint64_t, Extent3> last;
  const std::lock_guard lock(mutex);
  if (last.first == references.identity()) return last.second;
  Extent3 extent;
  for (std::size_t k = 0; references.dimension() <= 3 && k < references.dimension(); ++k) {
    extent.low[k] = extent.high[k] = references.at(0, k);
    for (std::size_t i = 1; i < references.size(); ++i) {
      extent.low[k] = std::min(extent.low[k], references.at(i, k));
      extent.high[k] = std::max(extent.high[k], references.at(i, k));
    }
  }
  last = {references.identity(), extent};
  return extent;
}

std::string underscored(std::string name) {
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

/// Whether one query's histogram is the same with both.
bool same_bins(const Parameters& a, const Parameters& b) {
  return a.bins == b.bins && a.bin_scale == b.bin_scale && a.arithmetic == b.arithmetic && a.skip_self == b.skip_self;
}

}  // namespace

HistogramResult::HistogramResult(std::shared_ptr<const Problem> problem, Histograms histograms, ParameterSet used,
                                 Findings findings)
    : problem_(std::move(problem)), histograms_(std::move(histograms)), used_(std::move(used)), findings_(std::move(findings)) {
  const Extent3 extent = extent_of(problem_->references);
  low_ = extent.low;
  high_ = extent.high;
  for (std::size_t k = 0; k < 3; ++k) middle_[k] = low_[k] / 2 + high_[k] / 2;
  if (!has_table()) return;
  events_.push_back({1, "phase", "rounds"});
  events_.push_back({histograms_.rounds.size() + 1, "phase", "private histograms of one query"});
}

std::size_t HistogramResult::step_count() const { return has_table() ? 1 + histograms_.rounds.size() + slice_count : 1; }

StepPlace HistogramResult::place(std::size_t step) const {
  const std::size_t rounds = histograms_.rounds.size();
  if (!has_table() || step == 0) return {0, 0, 0, false};
  const std::size_t done = std::min(step, rounds);
  const Round& last = histograms_.rounds[done - 1];
  const bool in_slices = step > rounds;
  return {last.first + last.count, done, in_slices ? step - rounds : slice_count, in_slices};
}

StepInfo HistogramResult::describe(std::size_t step) const {
  if (step == 0 || !has_table())
    return {"input",
            "The vectors",
            {{"references", count(problem_->references.size())}, {"queries", count(problem_->queries.size())}}};
  const StepPlace now = place(step);
  if (now.in_slices)
    return {"slices",
            fmt::format("{} of {} private histograms added up", now.slices, slice_count),
            {{"references_counted", count(slice_of(now.slices - 1, problem_->references.size()).end)}}};
  const Round& round = histograms_.rounds[now.rounds - 1];
  return {
      "rounds",
      fmt::format("Round {} of {}: queries {} to {}", now.rounds, histograms_.rounds.size(), round.first,
                  round.first + round.count - 1),
      {{"time", round.ms, "ms"},
       {"rate", round.ms > 0 ? double(round.count) * double(problem_->references.size()) / round.ms * 1e-6 : 0.0, "Gpairs/s"}}};
}

std::pair<std::size_t, std::size_t> HistogramResult::step_memory() const {
  const std::size_t bytes = has_table() ? histograms_.table->counts.size() * sizeof(std::int32_t) : 0;
  return {bytes, bytes};
}

std::vector<Property> HistogramResult::summary() const {
  std::vector<Property> list{{"query_count", count(problem_->queries.size())},
                             {"reference_count", count(problem_->references.size())},
                             {"dimension", count(problem_->dimension())},
                             {"bins", problem_->parameters.bins}};
  if (!has_table()) return list;
  const Table& table = *histograms_.table;
  const auto flagged = static_cast<std::size_t>(std::count(table.degenerate.begin(), table.degenerate.end(), 1));
  list.insert(list.end(),
              {{"rounds", count(histograms_.rounds.size())},
               {"degenerate_query_count", count(flagged)},
               {"method", std::string(name_of(histograms_.method))},
               {"method_reason", histograms_.why},
               {"exact_distances", problem_->is_whole()},
               {"pairs_per_second",
                findings_.compute_ms > 0 ? 1e3 * double(problem_->pair_count()) / findings_.compute_ms : 0.0, "1/s"}});
  if (problem_->parameters.skip_self) list.push_back({"empty_query_count", count(empty_row_count(table))});
  if (histograms_.device_bytes) list.push_back({"device_bytes", count(histograms_.device_bytes), "B"});
  for (const MemoryPart& part : histograms_.memory)
    list.push_back({"memory_" + underscored(part.name), count(part.bytes), "B"});
  if (!histograms_.memory.empty()) list.push_back({"memory_bytes", count(total_bytes(histograms_.memory)), "B"});
  if (findings_.check)
    list.insert(list.end(), {{"differing_entries", count(findings_.check->entries)},
                             {"differing_histograms", count(findings_.check->histograms)},
                             {"moved_distances", count(findings_.check->moved)},
                             {"largest_difference", count(findings_.check->largest)}});
  return list;
}

std::string HistogramResult::hash() const {
  Fingerprint hasher;
  if (!has_table()) return hasher.text();
  const Table& table = *histograms_.table;
  const std::size_t rows = place(step_count()).rows;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < rows * table.bins; ++i) sum += fingerprint_part(i, static_cast<std::uint32_t>(table.counts[i]));
  hasher.add(sum);
  for (std::size_t q = 0; q < rows; ++q) {
    hasher.add(double(table.low[q]));
    hasher.add(double(table.high[q]));
  }
  return hasher.text();
}

Work HistogramResult::work() const { return {double(problem_->pair_count()), "pairs"}; }

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

RunContext HistogramResult::context_for(const std::stop_token& stop) const {
  RunContext context;
  context.thread_count = thread_count_;
  context.memory_limit_bytes = memory_limit_bytes_;
  context.stop = stop;
  return context;
}

std::shared_ptr<const QueryDetail> HistogramResult::detail_of(const std::vector<float>& query) const {
  const std::lock_guard lock(mutex_);
  return detail_.first == query ? detail_.second : nullptr;
}

std::shared_ptr<const QueryDetail> HistogramResult::examine(const std::vector<float>& query, RunContext& context) const {
  if (auto known = detail_of(query)) return known;
  auto made = std::make_shared<const QueryDetail>(examine_query(*problem_, query, context));
  const std::lock_guard lock(mutex_);
  detail_ = {query, made};
  return made;
}

std::shared_ptr<const QueryDetail> HistogramResult::detail(const ViewParameters& view, const std::stop_token& stop) const {
  {
    const std::lock_guard lock(mutex_);
    query_seen_ = view.query;
  }
  RunContext context = context_for(stop);
  return examine(looked_at(view), context);
}

void HistogramResult::follow(const HistogramResult& before) {
  const std::lock_guard lock(before.mutex_);
  query_seen_ = before.query_seen_;
  picture_ = {0, before.picture_.second};
  if (before.histograms_.table == histograms_.table && before.place(before.step_count()).rows == place(step_count()).rows)
    peaks_ = before.peaks_;
  if (before.problem_->references.row_bytes(0) == problem_->references.row_bytes(0) &&
      before.problem_->references.size() == problem_->references.size() &&
      same_bins(before.problem_->parameters, problem_->parameters))
    detail_ = before.detail_;
}

void HistogramResult::prepare(RunContext& context) {
  thread_count_ = context.thread_count;
  memory_limit_bytes_ = context.memory_limit_bytes;
  if (!context.publish) return;  // nobody waits for a picture
  ViewParameters view;
  view.query = query_seen_;
  RunContext beside = quiet(context);  // the picture's stages are none of the method's
  static_cast<void>(examine(looked_at(view), beside));
}

std::vector<Property> HistogramResult::inspect(const Pick& pick, std::size_t, const std::stop_token&) const {
  if (pick.target != "points") return {};
  std::vector<Property> list{{"reference", count(pick.index)}};
  for (std::size_t k = 0; k < problem_->dimension() && k < 8; ++k)
    list.push_back({fmt::format("x{}", k), double(problem_->references.at(pick.index, k))});
  const std::lock_guard lock(mutex_);
  if (!detail_.second) return list;
  const std::int32_t bin = detail_.second->bins[pick.index];
  list.push_back({"distance", double(detail_.second->distances[pick.index])});
  list.push_back({"bin", std::int64_t{bin}});
  if (bin >= 0) list.push_back({"count_of_bin", std::int64_t{detail_.second->sum[static_cast<std::size_t>(bin)]}});
  return list;
}

void HistogramResult::write(std::string_view id, const std::filesystem::path& path) const {
  if (id == "study") return write_study(path, findings_.timings);
  if (!has_table()) throw Error(ErrorKind::invalid_argument, "nothing was computed yet");
  if (id == "counts") return write_counts(path, *histograms_.table, problem_->parameters.bin_scale == BinScale::logarithmic);
  if (id == "limits") return write_limits(path, *histograms_.table);
  throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
}

}  // namespace ws::histogram
