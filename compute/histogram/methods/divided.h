// References that lie in parts on several machines. The limits of all parts are known before any of them counts, and counts of
// parts add up; so the histograms are those of all references on one machine, count for count.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/divided/divided.h"
#include "compute/histogram/bins/problem.h"

#include <memory>

namespace ws::histogram {

/// The part of the references that `problem` has, with all queries. On the CPU. Throws Error{invalid_argument} for methods that
/// keep distances from one step to the next.
[[nodiscard]] std::unique_ptr<DataPart> make_part(Problem problem);

/// Asks the parts; counts are int64, since there may be more references than one machine takes. Throws
/// Error{invalid_argument} for distances whose squares exceed single precision or fall below it.
[[nodiscard]] DividedResult count_parts(const Parameters& parameters, AllParts& parts, RunContext& context);

}  // namespace ws::histogram
