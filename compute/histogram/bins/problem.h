// What is asked and what comes out: vectors in, one histogram per query out.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/core/run/metrics.h"
#include "compute/core/run/run_context.h"
#include "compute/histogram/params.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ws::histogram {

/// Squared distances, by query, between which its bins lie; high below low: it has none.
struct SquareLimits {
  std::vector<double> low, high;
};

/// Of references that are a part of all: first the limits of each part are found, then counts between those of all.
struct Share {
  bool counts = false;
  SquareLimits limits = {};  ///< found, or given
};

struct Problem {
  VectorSet references, queries;  ///< of one dimension; neither is empty
  Parameters parameters;
  /// Where these queries are a part of all: replaces the smallest and largest key of these by those of all. Empty where they
  /// are all.
  std::function<void(double& low, double& high)> agree_on_limits = {};
  std::shared_ptr<Share> share = {};            ///< null: the references are all that there are
  std::uint64_t all_queries_identity = 0;       ///< of the set that they were chosen from
  bool queries_are_drawn = false;               ///< from the references, by `drawn_queries`
  std::vector<std::size_t> query_numbers = {};  ///< of the queries among all that there are; empty: they are all

  [[nodiscard]] bool has_logarithmic_bins() const { return parameters.bin_scale == BinScale::logarithmic; }
  [[nodiscard]] std::size_t dimension() const { return references.dimension(); }
  [[nodiscard]] std::size_t bins() const { return static_cast<std::size_t>(parameters.bins); }
  [[nodiscard]] std::size_t query_number(std::size_t q) const { return query_numbers.empty() ? q : query_numbers[q]; }
  [[nodiscard]] std::size_t pair_count() const { return references.size() * queries.size(); }
  /// Whole numbers 0…255 on both sides: squared distances are exact whole numbers.
  [[nodiscard]] bool is_whole() const { return references.holds_bytes && queries.holds_bytes; }
};

/// `count` of the references, evenly spread: the i-th is number i · total / count, rounded down; all where there are no more.
/// A view of the references where their numbers are evenly spaced, else a copy. O(count · dimension).
[[nodiscard]] VectorSet drawn_queries(const VectorSet& references, std::size_t count);

/// Says that the queries are drawn from the references, and what follows where a query is one of its own references.
[[nodiscard]] std::string words_of_drawn_queries(const Problem& problem);

/// Rows `numbers` of a set, in that order. A copy.
[[nodiscard]] VectorSet chosen_rows(const VectorSet& vectors, const std::vector<std::size_t>& numbers);
/// The numbers that --only-queries names. Throws Error{invalid_argument} for what is no number of one of `count` queries, or
/// comes twice.
[[nodiscard]] std::vector<std::size_t> chosen_numbers(const Numbers& only, std::size_t count);

/// The distance that lies `part` of the way through the bins from `low` to `high`.
[[nodiscard]] double distance_at(double low, double high, double part, bool logarithmic);

/// Row q holds the counts of query q. Rows are filled one after another or side by side; a full row never changes again.
struct Table {
  /// The counts are uninitialised.
  Table(std::size_t query_count, std::size_t bin_count);
  /// Rows [first, first + count) become 0. Throws Cancelled.
  void clear(std::size_t first, std::size_t count, const RunContext& context);

  [[nodiscard]] std::int32_t* row(std::size_t q) { return counts.data() + q * bins; }
  [[nodiscard]] const std::int32_t* row(std::size_t q) const { return counts.data() + q * bins; }

  std::size_t queries, bins;
  HostBuffer<std::int32_t> counts;
  std::vector<float> low, high;          ///< of the bins, as distances
  std::vector<std::uint8_t> degenerate;  ///< 1: all distances are equal, or there are none; all counts are in bin 0
};

/// How many of the first `rows` queries had all their references left out (skip_self). O(rows), but O(rows · bins) where bins
/// are empty.
[[nodiscard]] std::size_t empty_row_count(const Table& table, std::size_t rows);
/// How many of the first `rows` have references, all of them equally far: empty rows are none of these.
[[nodiscard]] std::size_t equal_row_count(const Table& table, std::size_t rows);

/// An array of a method, or what belongs together.
struct MemoryPart {
  std::string name;
  std::size_t bytes = 0;
};

/// One batch of queries, for the strip of rounds.
struct Round {
  std::size_t first = 0, count = 0;
  double ms = 0;
  std::vector<StageTime> stages = {};  ///< of these ms; what is left of them belongs to none
};

struct Histograms {
  std::shared_ptr<const Table> table;
  std::vector<Round> rounds;
  Method method = Method::reference;  ///< the one that ran
  std::string why, words;             ///< the reason for this method, for files and for people
  std::size_t device_bytes = 0;       ///< that it took, inputs included
  std::vector<MemoryPart> memory;     ///< by array, inputs and counts included: of the device where it ran there
};

/// Called now and then with the table and the rounds that are done: the rows of their queries are full.
using RowsDone = std::function<void(const std::shared_ptr<const Table>&, const std::vector<Round>&)>;

/// The cap on what the method's arrays may take, in MiB: where none is given, method `paper` keeps to the device of 2019. 0:
/// what is free.
[[nodiscard]] std::int64_t memory_cap_of(const Parameters& p);

/// Throws Error{invalid_argument} for empty sets, different dimensions or K = 0.
void check_problem(const Problem& problem);

}  // namespace ws::histogram
