// Which step of one result belongs to a step of another.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// By its number; by the phase that it is in and its number within that; or by its share of the whole.
enum class StepLink { step, phase, fraction };
/// "step", "phase", "fraction", in the enum's order.
[[nodiscard]] const std::vector<std::string>& step_link_names();
[[nodiscard]] std::optional<StepLink> step_link_named(std::string_view name);

/// The step of `to` that belongs to `step` of `from`. By phase: as far behind the beginning of the phase of the same name and
/// round, but not beyond its end; where `to` lacks that phase, the end of the last one before it that both have; steps before
/// all phases go by their number. The last step, which is the
/// result, belongs to the last by any of them. Always a step that there is.
[[nodiscard]] std::size_t linked_step(StepLink link, const Timeline& from, std::size_t step, const Timeline& to);

}  // namespace ws::app
