// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/divided.h"

#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/boxes.h"
#include "compute/histogram/methods/rounds.h"
#include "compute/histogram/methods/simd.h"
#include "compute/histogram/methods/solve.h"
#include "compute/histogram/result_hash.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace ws::histogram {

namespace {

template <class T>
Array named(const char* name, std::vector<T> values) {
  const std::size_t count = values.size();
  return array_of(std::move(values), {count}, name, "");
}

class HistogramPart final : public DataPart {
 public:
  explicit HistogramPart(Problem problem) : problem_(std::move(problem)) {
    // Keys are not kept from the limits to the counts: another machine may be asked for these.
    problem_.parameters.limits = Limits::global;
  }

  /// "limits" of whole numbers' exact squares or of floats' ({}: as the vectors are), then "counts" between {low, high}.
  [[nodiscard]] std::vector<PartAnswer> answer(std::string_view question, const std::vector<Array>& given,
                                               RunContext& context) override {
    check_question(question, given, {{"limits", {0, 1}}, {"counts", {3}}});
    Problem problem = problem_;
    if (!given.empty()) {
      const bool whole = elements<std::uint8_t>(given[0], 1)[0];
      if (whole && !problem.is_whole())
        throw Error(ErrorKind::invalid_argument, "a part has numbers that are not whole, and is told that all are");
      problem.references.holds_bytes = problem.queries.holds_bytes = whole;
    }
    if (question == "counts") return counts(std::move(problem), given, context);
    SquareLimits limits = own_limits(problem, context);
    const std::uint8_t whole = problem.is_whole();
    return {{named("low", std::move(limits.low)), Merge::least},
            {named("high", std::move(limits.high)), Merge::most},
            {named<std::uint8_t>("all_whole", {whole}), Merge::least},
            {named<std::uint8_t>("any_whole", {whole}), Merge::most},
            {named<std::int64_t>("sizes", {static_cast<std::int64_t>(problem.references.size())}), Merge::sum},
            {named<std::int64_t>("dimension", {static_cast<std::int64_t>(problem.dimension())}), Merge::most}};
  }

 private:
  [[nodiscard]] static Histograms histograms_of(const Problem& problem, RunContext& context) {
    const bool by_boxes = choose_method(problem, Backend::cpu).method == Method::boxes;
    return by_boxes ? box_histograms(problem, context, {}) : simd_histograms(problem, context, {});
  }

  /// Found once for whole numbers and once for others, since counts mostly follow limits.
  const SquareLimits& own_limits(Problem problem, RunContext& context) {
    std::optional<SquareLimits>& limits = own_limits_[problem.is_whole()];
    if (!limits) {
      problem.share = std::make_shared<Share>();
      problem.parameters.bins = 1;  // none are counted
      static_cast<void>(histograms_of(problem, context));
      limits = std::move(problem.share->limits);
    }
    return *limits;
  }

  /// Between given limits, which must hold the part's own: counting relies on that.
  [[nodiscard]] std::vector<PartAnswer> counts(Problem problem, const std::vector<Array>& given, RunContext& context) {
    const auto low = elements<double>(given[1], problem.queries.size()), high = elements<double>(given[2], low.size());
    // Squared distances, whole ones of 32 bits; the lower limit of a query that no reference is left for is the largest key.
    const bool whole = problem.is_whole();
    const double most = whole ? std::numeric_limits<std::uint32_t>::max() : std::numeric_limits<float>::max();
    const double none = whole ? most : std::numeric_limits<double>::infinity();
    if (!std::all_of(low.begin(), low.end(), [&](double x) { return x >= 0 && x <= none; }) ||
        !std::all_of(high.begin(), high.end(), [&](double x) { return x >= 0 && x <= most; }))
      throw Error(ErrorKind::invalid_argument, "the limits given to a part are no squared distances");
    const SquareLimits& own = own_limits(problem, context);
    for (std::size_t q = 0; q < low.size(); ++q)
      if (low[q] > own.low[q] || high[q] < own.high[q])
        throw Error(ErrorKind::invalid_argument, "the limits given to a part do not hold all of its distances");
    problem.share = std::make_shared<Share>(Share{true, {{low.begin(), low.end()}, {high.begin(), high.end()}}});
    const Histograms found = histograms_of(problem, context);
    const Table& table = *found.table;
    return {{array_at(table.counts.data(), {table.queries, table.bins}, "counts", "", found.table), Merge::sum}};
  }

  Problem problem_;
  std::optional<SquareLimits> own_limits_[2];  ///< of others, of whole numbers
};

struct AllLimits {
  std::vector<double> low, high;
  bool whole = false;
  std::int64_t size = 0, dimension = 0;
};

AllLimits limits_in(const std::vector<Array>& answer) {
  const std::size_t queries = answer.at(0).shape.at(0);
  const auto low = elements<double>(answer[0], queries), high = elements<double>(answer[1], queries);
  return {{low.begin(), low.end()},
          {high.begin(), high.end()},
          elements<std::uint8_t>(answer[2], 1)[0] != 0,
          elements<std::int64_t>(answer[4], 1)[0],
          elements<std::int64_t>(answer[5], 1)[0]};
}

AllLimits ask_limits(const Parameters& parameters, AllParts& parts) {
  const std::vector<Array> answer = parts.ask("limits", {});
  const bool mixed = elements<std::uint8_t>(answer.at(2), 1)[0] != elements<std::uint8_t>(answer.at(3), 1)[0];
  // Of many components the exact squares of some parts' whole numbers are not the floats of the others.
  AllLimits limits = limits_in(mixed ? parts.ask("limits", {named<std::uint8_t>("whole", {0})}) : answer);
  if (parameters.limits == Limits::global) {
    std::fill(limits.low.begin(), limits.low.end(), *std::min_element(limits.low.begin(), limits.low.end()));
    std::fill(limits.high.begin(), limits.high.end(), *std::max_element(limits.high.begin(), limits.high.end()));
  }
  return limits;
}

/// One machine would take vectors that lie so close together times a power of two (bins/lift.h), which no part can tell.
void check_limits(const AllLimits& limits) {
  constexpr double least_square = 0x1p-98;
  for (std::size_t q = 0; q < limits.high.size(); ++q) {
    if (std::isinf(limits.high[q]))
      throw Error(ErrorKind::invalid_argument,
                  told("distances from query {} are beyond 1.8e19, where their squares exceed single precision", q),
                  said("scale the vectors"));
    if (!limits.whole && limits.high[q] < least_square)
      throw Error(ErrorKind::invalid_argument,
                  told("no reference is farther from query {} than 2e-15: such distances are not counted in parts", q),
                  said("scale the vectors, or leave the query out"));
  }
}

}  // namespace

std::unique_ptr<DataPart> make_part(Problem problem) {
  const Method method = problem.parameters.method;
  if (method != Method::automatic && method != Method::simd && method != Method::boxes)
    throw Error(ErrorKind::invalid_argument, told("method {} does not count references in parts", said_choice(name_of(method))),
                said("auto, simd and boxes do"));
  check_problem(problem);
  return std::make_unique<HistogramPart>(std::move(problem));
}

DividedResult count_parts(const Parameters& parameters, AllParts& parts, RunContext& context) {
  context.report(0, "limits of all parts");
  AllLimits limits = ask_limits(parameters, parts);
  check_limits(limits);
  context.report(0.5, "counts of all parts");
  const std::size_t queries = limits.low.size(), bins = static_cast<std::size_t>(parameters.bins);
  const std::vector<Array> answer =
      parts.ask("counts", {named<std::uint8_t>("whole", {limits.whole}), named("low", limits.low), named("high", limits.high)});
  const auto counts = elements<std::int64_t>(answer.at(0), queries * bins);

  Table table(queries, 1);  // of the limits alone
  std::int64_t degenerate_count = 0;
  for (std::size_t q = 0; q < queries; ++q) {
    (void)settle_limits(parameters, KeyRange<double>{limits.low[q], limits.high[q]}, table, q);
    degenerate_count += table.degenerate[q] && counts[q * bins] > 0;
  }
  DividedResult result;
  result.hash = hash_of(counts.data(), table, queries, bins, context);
  result.summary = {
      {"query_count", static_cast<std::int64_t>(queries), "", "Vectors that have a histogram each"},
      {"reference_count", limits.size, "", "Vectors that distances are taken to"},
      {"dimension", limits.dimension, "", "Components of a vector"},
      {"bins", parameters.bins, "", "Counts of a histogram"},
      {"degenerate_query_count", degenerate_count, "",
       "Queries whose references are all equally far: all counts are in the first bin"},
      {"exact_distances", limits.whole, "", "Whether all components are whole numbers, whose squares add up without rounding"}};
  result.arrays = {array_of(std::vector<std::int64_t>(counts.begin(), counts.end()), {queries, bins}, "counts",
                            "How many references lie in each bin of each query"),
                   array_of(std::move(table.low), {queries}, "nearest",
                            "Distance of each query's nearest reference, where the first bin begins"),
                   array_of(std::move(table.high), {queries}, "farthest",
                            "Distance of each query's farthest reference, where the last bin ends"),
                   array_of(std::move(table.degenerate), {queries}, "degenerate",
                            "Whether a query's references are all equally far, or none: all counts are in the first bin")};
  result.arrays.back().type = ElementType::boolean;
  return result;
}

}  // namespace ws::histogram
