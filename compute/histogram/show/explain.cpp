// SPDX-License-Identifier: MIT
#include "compute/histogram/show/explain.h"

#include "compute/core/run/stoppable.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/solve.h"
#include "compute/histogram/show/steps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ws::histogram {

namespace {

// --- one query, counted anew --------------------------------------------------------------------------------------------

struct Recount {
  std::vector<std::int64_t> counts;
  std::size_t left_out = 0;  ///< distances of 0 that are skipped
  std::size_t doubtful = 0;  ///< so near an edge that single precision may put them on its other side
  double low = std::numeric_limits<double>::infinity(), high = -1;
};

std::vector<double> distances_to(const Problem& problem, std::size_t query, RunContext& context) {
  std::vector<double> distances(problem.references.size());
  StopWatcher watch(context.stop);
  for (std::size_t r = 0; r < distances.size(); ++r) {
    double sum = 0;
    for (std::size_t k = 0; k < problem.dimension(); ++k) {
      watch();
      const double away = double(problem.queries.at(query, k)) - double(problem.references.at(r, k));
      sum += away * away;
    }
    distances[r] = std::sqrt(sum);
  }
  return distances;
}

/// By the definition of the bins, within the table's limits.
Recount recount(const HistogramResult& result, std::size_t query, RunContext& context) {
  const Problem& problem = result.problem();
  const Table& table = *result.histograms().table;
  const bool logarithmic = problem.has_logarithmic_bins();
  Recount found;
  found.counts.resize(table.bins, 0);
  const std::vector<double> all = distances_to(problem, query, context);
  for (const double d : all) {
    if (d == 0 && problem.parameters.skip_self) continue;
    if (d > 0 || !logarithmic) found.low = std::min(found.low, d);
    found.high = std::max(found.high, d);
  }
  const bool is_global = problem.parameters.limits == Limits::global;
  const double low = is_global ? double(table.low[query]) : found.low,
               high = is_global ? double(table.high[query]) : found.high;
  const auto place = [&](double d) { return logarithmic ? std::log2(d) : d; };
  const double range = place(high) - place(low), scale = range > 0 ? double(table.bins) / range : 0;
  // In bins: roots, limits and the quotient are rounded to single precision.
  const double doubt =
      1e-6 * (logarithmic ? double(table.bins) * (1 + 4 / std::max(range, 1e-9)) : high * scale + double(table.bins));
  for (const double d : all) {
    if (d == 0 && problem.parameters.skip_self) {
      ++found.left_out;
      continue;
    }
    const double t = table.degenerate[query] || (logarithmic && d == 0) ? 0 : (place(d) - place(low)) * scale;
    found.doubtful += !table.degenerate[query] && std::abs(t - std::round(t)) <= doubt;
    ++found.counts[static_cast<std::size_t>(std::clamp(t, 0.0, double(table.bins - 1)))];
  }
  return found;
}

// --- claims ---------------------------------------------------------------------------------------------------------------

std::size_t query_number(const HistogramResult& result, std::size_t query) { return result.problem().query_number(query); }

Claim rows_add_up(const HistogramResult& result, std::size_t first, std::size_t end) {
  const Table& table = *result.histograms().table;
  const auto all = static_cast<std::int64_t>(result.problem().references.size());
  const bool skips = result.problem().parameters.skip_self;
  std::size_t wrong = 0, example = first;
  std::int64_t sum_there = 0;
  for (std::size_t q = first; q < end; ++q) {
    const std::int64_t sum = std::accumulate(table.row(q), table.row(q) + table.bins, std::int64_t{0});
    if (skips ? sum <= all : sum == all) continue;
    if (wrong++ == 0) example = q, sum_there = sum;
  }
  const std::string what = skips ? said("Each row of the round adds up to the references that are not left out at most")
                                 : said("Each row of the round adds up to the references");
  return {what, wrong == 0,
          wrong == 0 ? skips ? told(end - first, "all {} row do, to at most {}", "all {} rows do, to at most {}", all)
                             : told(end - first, "all {} row do, to {}", "all {} rows do, to {}", all)
                     : told(wrong, "{} row does not: query {} has {} of {}", "{} rows do not: query {} has {} of {}",
                            query_number(result, example), sum_there, all)};
}

Claim ends_are_full(const HistogramResult& result, std::size_t first, std::size_t end) {
  const Table& table = *result.histograms().table;
  std::size_t wrong = 0, example = first;
  for (std::size_t q = first; q < end; ++q) {
    if (table.degenerate[q] || (table.row(q)[0] > 0 && table.row(q)[table.bins - 1] > 0)) continue;
    if (wrong++ == 0) example = q;
  }
  return {
      said("The first and the last bin of a row hold something, its nearest and its farthest reference"), wrong == 0,
      wrong == 0 ? told(end - first, "{} row", "{} rows") : told("of query {} one is empty", query_number(result, example))};
}

std::vector<Claim> claims_of_query(const HistogramResult& result, std::size_t query, RunContext& context) {
  constexpr double most_work = 4e8;  // half a second
  const Problem& problem = result.problem();
  const std::string text =
      told("Query {}, counted anew in double precision, gives the same bins, but for references within rounding of an edge",
           query_number(result, query));
  if (double(problem.references.size()) * double(problem.dimension()) > most_work)
    return {{text, {}, said("too many references")}};
  const Table& table = *result.histograms().table;
  const Recount found = recount(result, query, context);
  std::int64_t difference = 0, sum = 0, sum_anew = 0;
  for (std::size_t k = 0; k < table.bins; ++k) {
    difference += std::abs(std::int64_t{table.row(query)[k]} - found.counts[k]);
    sum += table.row(query)[k];
    sum_anew += found.counts[k];
  }
  const bool agree = sum == sum_anew && difference / 2 <= static_cast<std::int64_t>(found.doubtful);
  std::vector<Claim> claims{{text, agree,
                             told(found.doubtful, "{1} counts differ, {0} reference is within rounding of an edge",
                                  "{1} counts differ, {0} references are within rounding of an edge", difference)}};
  if (found.high < 0) return claims;
  const double low = table.low[query], high = table.high[query];
  const double slack = 2e-6 * std::max(std::abs(found.high), 1e-30), least = std::min(found.low, found.high);
  const bool is_global = problem.parameters.limits == Limits::global;
  claims.push_back({is_global ? said("Its distances lie within the limits of all queries")
                              : said("Its limits are its nearest and its farthest reference"),
                    is_global ? low <= least + slack && high >= found.high - slack
                              : std::abs(low - least) <= slack && std::abs(high - found.high) <= slack,
                    told("{:.6g} to {:.6g}, found {:.6g} to {:.6g}", low, high, least, found.high)});
  return claims;
}

std::vector<Claim> claims_of_slices(const HistogramResult& result, const StepPlace& place, const LookedAt& looked_at) {
  const QueryDetail& detail = *looked_at.detail;
  const std::size_t bins = detail.sum.size(), references = result.problem().references.size();
  const std::size_t end = place.slices == 0 ? 0 : slice_of(place.slices - 1, references).end;
  const auto sum =
      std::accumulate(detail.privates.begin(), detail.privates.begin() + std::ptrdiff_t(place.slices * bins), std::int64_t{0});
  const auto left_out = std::count(detail.bins.begin(), detail.bins.begin() + std::ptrdiff_t(end), -1);
  std::vector<Claim> claims{{said("The private histograms hold one count for each reference of their slices"),
                             sum + left_out == static_cast<std::int64_t>(end), told("{} of {}", sum + left_out, end)}};
  const bool is_own = !looked_at.is_probe && result.problem().parameters.limits == Limits::per_query;
  if (place.slices == slice_count && is_own) {
    const std::int32_t* row = result.histograms().table->row(looked_at.query);
    const bool same = std::equal(detail.sum.begin(), detail.sum.end(), row);
    claims.push_back({said("Their sum is the query's row of the table"), same,
                      same ? told(bins, "{} bin", "{} bins") : said("some bins differ")});
  }
  return claims;
}

// --- why --------------------------------------------------------------------------------------------------------------------

std::vector<Rejected> other_methods(const HistogramResult& result) {
  std::vector<Rejected> others;
  Problem asked = result.problem();
  const bool is_automatic = asked.parameters.method == Method::automatic;
  for (const auto& choice : all_choices<Method>) {
    if (choice.value == Method::automatic || choice.value == result.histograms().method) continue;
    asked.parameters.method = choice.value;
    std::string why;
    try {
      static_cast<void>(choose_method(asked, Backend::cuda));
      try {
        static_cast<void>(choose_method(asked, Backend::cpu));
        why = is_automatic
                  ? told("{} was chosen: {}", said_choice(name_of(result.histograms().method)), result.histograms().words)
                  : said("another one was asked for");
      } catch (const Error& error) {
        why = said("it needs CUDA");
      }
    } catch (const Error& error) {
      why = error.what();
    }
    others.push_back({told("method {}", said_choice(choice.name)), {}, {}, why});
  }
  return others;
}

Reasons reasons_of_round(const HistogramResult& result, const StepPlace& place, const LookedAt& looked_at,
                         RunContext& context) {
  const Histograms& histograms = result.histograms();
  const Table& table = *histograms.table;
  const Round& round = histograms.rounds[place.rounds - 1];
  const std::size_t end = round.first + round.count;
  const bool has_looked_at = !looked_at.is_probe && looked_at.query >= round.first && looked_at.query < end;
  const std::size_t query = has_looked_at ? looked_at.query : round.first;
  Reasons reasons;
  reasons.why =
      told("{} have their distances to {} counted by method {} ({}): query {} from {} to {}, in bins {}.",
           told(round.count, "{} query", "{} queries"),
           told(result.problem().references.size(), "{} reference", "{} references"), said_choice(name_of(histograms.method)),
           histograms.words, query_number(result, query), short_number(table.low[query]), short_number(table.high[query]),
           result.problem().has_logarithmic_bins()
               ? said("that are equal steps of the logarithm")
               : told("{} wide", short_number((table.high[query] - table.low[query]) / double(table.bins))));
  reasons.alternatives = other_methods(result);
  reasons.claims = {rows_add_up(result, round.first, end)};
  if (result.problem().parameters.limits == Limits::per_query)
    reasons.claims.push_back(ends_are_full(result, round.first, end));
  for (Claim& claim : claims_of_query(result, query, context)) reasons.claims.push_back(std::move(claim));
  return reasons;
}

Reasons reasons_of_input(const HistogramResult& result) {
  const Problem& problem = result.problem();
  Reasons reasons;
  reasons.why = told("Each of {} gets a histogram of its distances to {}, in {} bins.",
                     told(problem.queries.size(), "{} query", "{} queries"),
                     told(problem.references.size(), "{} reference", "{} references"), problem.bins());
  if (problem.queries_are_drawn) reasons.why += " " + words_of_drawn_queries(problem);
  reasons.claims = {{said("Queries and references have as many components"),
                     problem.queries.dimension() == problem.references.dimension(),
                     told("{} and {}", problem.queries.dimension(), problem.references.dimension())}};
  return reasons;
}

Reasons reasons_of_blocks(const HistogramResult& result, const StepPlace& place) {
  const std::size_t references = result.problem().references.size();
  const BlockGrid grid = block_grid(references);
  const std::size_t held = grid.blocks * BlockGrid::references_per_block;
  Reasons reasons;
  reasons.why = told("The first kernel has {} in a grid of {} × {}, 64 references each; {} of its rows have their distances.",
                     told(grid.blocks, "{} block", "{} blocks"), grid.columns, grid.rows, place.block_rows);
  reasons.claims = {
      {said("The blocks hold all references, and none could be spared"),
       held >= references && held - references < BlockGrid::references_per_block, told("{} places for {}", held, references)},
      {said("The grid has a place for each block"), grid.columns * grid.rows >= grid.blocks,
       told("{} places for {}", grid.columns * grid.rows, grid.blocks)}};
  return reasons;
}

Reasons reasons_of_slices(const HistogramResult& result, const StepPlace& place, const LookedAt& looked_at) {
  const std::size_t references = result.problem().references.size();
  const Slice slice = slice_of(place.slices == 0 ? 0 : place.slices - 1, references);
  Reasons reasons;
  reasons.why = told(
      "Slice {} of {}, references {} to {}, is in its private histogram: no two threads write to one counter, so none waits; "
      "the adder sums them.",
      place.slices, slice_count, slice.first, slice.end == 0 ? 0 : slice.end - 1);
  reasons.alternatives = {{said("one histogram for all threads"), {}, {}, said("they would wait for each other at full bins")}};
  reasons.claims = claims_of_slices(result, place, looked_at);
  return reasons;
}

const char* line_words(const HistogramResult& result, const StepPlace& place, std::size_t step) {
  const Method method = result.histograms().method;
  if (place.in_blocks) return "each block computes the distances";
  if (place.in_slices) return "count it in the slice's";
  if (step > 0) return method == Method::reference ? "the rows of all queries" : "the rows of the round";
  return method == Method::reference ? "for each query" : method == Method::boxes ? "order the references" : "for each round";
}

}  // namespace

Explanation explain_step(const HistogramResult& result, std::size_t step, const LookedAt& looked_at, RunContext& context) {
  if (!result.has_table()) {
    Explanation alone;
    alone.reasons = reasons_of_input(result);
    return alone;
  }
  const Problem& problem = result.problem();
  const StepPlace place = place_of(result, step);
  Explanation explanation;
  const MethodCode code = pseudocode_of(result.histograms().method, problem.parameters);
  explanation.method = code.told();
  explanation.line = code.line_of(line_words(result, place, step));
  explanation.reasons = step == 0         ? reasons_of_input(result)
                        : place.in_blocks ? reasons_of_blocks(result, place)
                        : place.in_slices ? reasons_of_slices(result, place, looked_at)
                                          : reasons_of_round(result, place, looked_at, context);
  const Table& table = *result.histograms().table;
  const double references = double(problem.references.size()), rows = double(place.rows);
  if (place.rows > 0) {
    const double sum = std::accumulate(table.counts.data(), table.counts.data() + place.rows * table.bins, 0.0);
    explanation.counters = {{said("counts in the table"), sum, rows * references, said("one for each pair, rows N")},
                            {said("rows that are full"), rows, double(problem.queries.size()), said("all queries")}};
  }
  if (result.histograms().method == Method::paper && !result.histograms().rounds.empty())
    explanation.counters.push_back({said("distances stored at once"),
                                    double(result.histograms().rounds.front().count) * references, 32 * references,
                                    said("at most 32 N")});
  return explanation;
}

std::vector<Explainable> explainable_in(const HistogramResult& result) {
  if (!result.has_table()) return {};
  return {{"points", said("references"), result.problem().references.size()},
          {"bin", said("bins of the query that is looked at"), result.problem().bins()}};
}

namespace {

/// Within the limits that the query was looked at with.
double edge_of(const HistogramResult& result, const QueryDetail& detail, std::size_t edge) {
  return distance_at(detail.low, detail.high, double(edge) / double(detail.sum.size()),
                     result.problem().has_logarithmic_bins() && detail.low > 0);
}

std::string query_words(const HistogramResult& result, const LookedAt& looked_at) {
  return looked_at.is_probe ? said("your query") : told("query {}", query_number(result, looked_at.query));
}

/// What its histogram says as a whole. Nothing where all references are left out.
void add_whole_query(std::vector<Property>& properties, const QueryDetail& detail) {
  const std::int64_t all = std::accumulate(detail.sum.begin(), detail.sum.end(), std::int64_t{0});
  if (all == 0) return;
  // The limits of the bins would not do: they may be those of all queries.
  float nearest = std::numeric_limits<float>::infinity(), farthest = 0;
  for (std::size_t r = 0; r < detail.distances.size(); ++r) {
    if (detail.bins[r] < 0) continue;
    nearest = std::min(nearest, detail.distances[r]);
    farthest = std::max(farthest, detail.distances[r]);
  }
  std::size_t median = 0;
  for (std::int64_t so_far = detail.sum[0]; 2 * so_far < all;) so_far += detail.sum[++median];
  const auto fullest = std::max_element(detail.sum.begin(), detail.sum.end()) - detail.sum.begin();
  properties.insert(properties.end(), {{"nearest_distance", double(nearest)},
                                       {"bin_of_the_median", static_cast<std::int64_t>(median)},
                                       {"farthest_distance", double(farthest)},
                                       {"fullest_bin", std::int64_t{fullest}}});
}

}  // namespace

std::vector<Property> inspect_bin(const HistogramResult& result, std::size_t bin, const LookedAt& looked_at) {
  const QueryDetail& detail = *looked_at.detail;
  std::vector<Property> properties{{"bin", static_cast<std::int64_t>(bin)},
                                   {said("references"), std::int64_t{detail.sum[bin]}},
                                   {"from", edge_of(result, detail, bin)},
                                   {"to", edge_of(result, detail, bin + 1)}};
  if (!looked_at.is_probe) properties.push_back({"query", static_cast<std::int64_t>(query_number(result, looked_at.query))});
  add_whole_query(properties, detail);
  return properties;
}

Reasons why_reference(const HistogramResult& result, std::size_t reference, const LookedAt& looked_at) {
  const QueryDetail& detail = *looked_at.detail;
  Reasons reasons{told("Reference {}", reference), {}, {}, {}, {}};
  const double distance = detail.distances[reference];
  const std::int32_t bin = detail.bins[reference];
  const std::string query = query_words(result, looked_at);
  if (bin < 0) {
    reasons.why =
        told("Reference {} is left out: its distance from {} is 0, and the query itself is not counted.", reference, query);
    return reasons;
  }
  const auto k = static_cast<std::size_t>(bin);
  const double from = edge_of(result, detail, k), to = edge_of(result, detail, k + 1);
  if (detail.degenerate) {
    reasons.why = told("Reference {} is {:.6g} from {}, as all are: then bin 0 holds them.", reference, distance, query);
    return reasons;
  }
  reasons.why = told(
      "Reference {} is {:.6g} from {}, so it falls into bin {}, from {:.6g} to {:.6g}: {:.3g} above its lower edge and {:.3g} "
      "below its upper one, the bin being {:.3g} wide.",
      reference, distance, query, bin, from, to, distance - from, to - distance, to - from);
  if (k > 0)
    reasons.alternatives.push_back({told("bin {}", k - 1), distance - from, said("too far"), told("it ends at {:.6g}", from)});
  if (k + 1 < detail.sum.size())
    reasons.alternatives.push_back({told("bin {}", k + 1), to - distance, said("too near"), told("it begins at {:.6g}", to)});
  const double slack = 2e-6 * std::max(1.0, double(detail.sum.size()) / 64) * detail.high;
  // A distance of 0 has no logarithm: it is counted with the nearest.
  const bool is_before_all = k == 0 && distance == 0 && result.problem().has_logarithmic_bins();
  reasons.claims.push_back(
      {said("Its distance lies between the bin's edges"), is_before_all || (distance >= from - slack && distance <= to + slack),
       is_before_all ? said("0 has no logarithm, and is in bin 0") : told("{:.6g} from {:.6g} to {:.6g}", distance, from, to)});
  reasons.parts.push_back({said("references in this bin"), std::int64_t{detail.sum[k]}});
  return reasons;
}

Reasons why_bin(const HistogramResult& result, std::size_t bin, const LookedAt& looked_at) {
  constexpr std::size_t most_listed = 5;
  const QueryDetail& detail = *looked_at.detail;
  const double from = edge_of(result, detail, bin), to = edge_of(result, detail, bin + 1);
  std::vector<std::size_t> inside;
  std::optional<std::size_t> below, above;  // those that just miss it
  for (std::size_t r = 0; r < detail.bins.size(); ++r) {
    const auto k = static_cast<std::int64_t>(detail.bins[r]);
    if (k == static_cast<std::int64_t>(bin)) inside.push_back(r);
    if (k >= 0 && k < static_cast<std::int64_t>(bin) && (!below || detail.distances[r] > detail.distances[*below])) below = r;
    if (k > static_cast<std::int64_t>(bin) && (!above || detail.distances[r] < detail.distances[*above])) above = r;
  }
  std::stable_sort(inside.begin(), inside.end(),
                   [&](std::size_t a, std::size_t b) { return detail.distances[a] < detail.distances[b]; });
  Reasons reasons{told("Bin {}", bin), {}, {}, {}, {}};
  reasons.why =
      told(inside.size(), "Bin {1} of {2}, from {3:.6g} to {4:.6g}, holds {0} reference",
           "Bin {1} of {2}, from {3:.6g} to {4:.6g}, holds {0} references", bin, query_words(result, looked_at), from, to);
  if (!inside.empty())
    reasons.why +=
        told(": nearest to its lower edge reference {}, {:.3g} above it, to its upper edge reference {}, {:.3g} below it",
             inside.front(), detail.distances[inside.front()] - from, inside.back(), to - detail.distances[inside.back()]);
  reasons.why += ".";
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (i >= most_listed && i + most_listed < inside.size()) continue;
    reasons.parts.push_back({told("reference {}", inside[i]), double(detail.distances[inside[i]])});
  }
  const auto add_miss = [&](const std::optional<std::size_t>& miss, double edge, bool is_below) {
    if (!miss) return;
    reasons.alternatives.push_back(
        {told("reference {}", *miss),
         double(detail.distances[*miss]),
         {},
         is_below
             ? told("{:.3g} below its lower edge, in bin {}", std::abs(edge - detail.distances[*miss]), detail.bins[*miss])
             : told("{:.3g} above its upper edge, in bin {}", std::abs(edge - detail.distances[*miss]), detail.bins[*miss])});
  };
  add_miss(below, from, true);
  add_miss(above, to, false);
  const double slack = 2e-6 * std::max(1.0, double(detail.sum.size()) / 64) * detail.high;
  const auto lies_in_it = [&](std::size_t r) {
    const double d = detail.distances[r];
    return (d >= from - slack && d <= to + slack) || (bin == 0 && d == 0 && result.problem().has_logarithmic_bins());
  };
  const bool in_edges = detail.degenerate || std::all_of(inside.begin(), inside.end(), lies_in_it);
  reasons.claims = {
      {said("All of them lie between its edges"), in_edges, told(inside.size(), "{} reference", "{} references")}};
  const bool is_own =
      !looked_at.is_probe && result.problem().parameters.limits == Limits::per_query && looked_at.query < result.row_count();
  if (is_own) {
    const std::int32_t counted = result.histograms().table->row(looked_at.query)[bin];
    reasons.claims.push_back(
        {said("The table counts as many"), counted == static_cast<std::int32_t>(inside.size()), std::to_string(counted)});
  }
  return reasons;
}

}  // namespace ws::histogram
