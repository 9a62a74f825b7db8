// An answer that is given beside the vectors: counts from a file, with which a run's are compared.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"
#include "compute/histogram/bins/problem.h"
#include "compute/io/read_options.h"

#include <filesystem>
#include <memory>
#include <string>

namespace ws::histogram {

/// Counts, a row for each query.
struct Answer final : OwnData {
  Answer(std::size_t queries, std::size_t bins) : table(queries, bins) {}
  Table table;  ///< its limits are unknown
};

/// From npy (whole numbers, queries × K) or csv: as --out-counts writes it, or the counts of a query on each line. Throws
/// Error{io} for what holds no counts, Cancelled.
[[nodiscard]] std::shared_ptr<const Answer> read_answer(const std::filesystem::path& path, const io::ReadOptions& options);

/// The answer's rows for the queries of the problem: all of its rows, or, of an answer for all queries, those that
/// --only-queries names. `query_count`: of all that there are. `is_part`: they are the first of those that the answer is for.
/// Throws Error{invalid_argument} where numbers of queries or bins differ.
[[nodiscard]] Table answer_for(const Problem& problem, const Answer& answer, std::size_t query_count, bool is_part);

}  // namespace ws::histogram
