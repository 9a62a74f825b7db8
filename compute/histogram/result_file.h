// Histograms as files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/result.h"

#include <filesystem>
#include <vector>

namespace ws::histogram {

/// npy: int32, queries × K; csv: query, bin, low and high limit, count. Queries have their numbers among all, where some were
/// chosen. Atomic. Throws Error{io}, Cancelled.
void write_counts(const std::filesystem::path& path, const Table& table, const Problem& problem, const RunContext& context);
/// npy: float32, queries × 2; csv with the flag of degenerate queries. Atomic. Throws Error{io}.
void write_limits(const std::filesystem::path& path, const Table& table, const Problem& problem);
/// csv: the entries that are not as expected, by double precision or by the answer that was given. Throws
/// Error{invalid_argument} where nothing was compared.
void write_differences(const std::filesystem::path& path, const Findings& findings, const Problem& problem);

}  // namespace ws::histogram
