// Which parameters have an effect beside the present values of the others, by the conditions of their schema: tool tips, help
// and warnings go by it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

// `run`: where the set is of view parameters, those of the run, on which some depend. Without it their conditions on the run
// count as met.

/// Why the parameter has no effect beside the others' present values and on the present data: "it needs --method tiled", "the
/// corners win". Empty where it has one. What has no effect itself counts as being at its default.
[[nodiscard]] std::string why_not(const ParameterSet& set, std::string_view name, const ParameterSet* run = nullptr);

/// The same of what is no parameter but has such a condition: a run's seed.
[[nodiscard]] std::string why_not(const ParameterSet& set, const Condition& condition);

/// The condition for help, whatever the present values and data: "only with --method grid or brute". Empty where there is none.
[[nodiscard]] std::string applies_with(const ParameterSet& set, std::string_view name, const ParameterSet* run = nullptr);

/// "--tile-grid 4 and --halo 2 have no effect: they need --method tiled": a sentence for each reason why parameters that are
/// not at their defaults have no effect.
[[nodiscard]] std::vector<std::string> lines_without_effect(const ParameterSet& set, const ParameterSet* run = nullptr);

/// The set with everything that has no effect at its default: a run with it gives the same.
[[nodiscard]] ParameterSet without_ineffective(ParameterSet set);

/// "--halo 2 has no effect: WHY", for reasons that are no conditions of the schema. Empty where all of the parameters are at
/// their defaults.
[[nodiscard]] std::string line_without_effect(const ParameterSet& set, std::span<const std::string_view> names,
                                              std::string_view why);

}  // namespace ws
