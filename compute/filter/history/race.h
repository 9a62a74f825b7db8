// A race on the run's own image and filter: every variant, or one variant in every build.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/history/study.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// `kind` race: every variant that takes the filter and the pixels, built as `parameters` ask. `kind` tuning: the variant of
/// `parameters`, v411 for one that is not of 2010, as built then and with each setting of the tuning that changes what its
/// backend does. `grown` is called after each with all that is known. Throws Cancelled and Error{invalid_argument} where the
/// image is not of the variant's type.
void run_race(Study kind, const Image& image, const Parameters& parameters, RunContext& context,
              const std::function<void(const StudyData&)>& grown);

/// A bar for each: the kernels alone, and with the transfers.
[[nodiscard]] std::vector<Plot> race_plots(const StudyData& study);
/// A table with the columns name, backend and those of `times_csv`.
[[nodiscard]] std::string race_csv(const StudyData& study);

}  // namespace ws::filter
