// Why a step of a detection was taken, and why a ball, a point or a link is as it is.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/core/words/code_lines.h"
#include "compute/ridge/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace ws::ridge {

/// The balls after a step, those gone that it removes. May replay iterations.
using BallsAt = std::function<Balls(std::size_t step)>;

/// Of the parameters that had an effect.
[[nodiscard]] MethodCode pseudocode_of(const Parameters& parameters);

/// Claims are checked on the balls of the step, in the arithmetic of the run. Cost of an iteration or less, and replaying.
[[nodiscard]] Explanation explain_step(const RidgeResult& result, std::size_t step, const BallsAt& balls_at,
                                       RunContext& context);

/// Balls by id, whether still there or not; points; links.
[[nodiscard]] std::vector<Explainable> explainable_at(const RidgeResult& result, std::size_t step);
[[nodiscard]] Reasons why_ball(const RidgeResult& result, std::uint32_t id, std::size_t step, const BallsAt& balls_at,
                               RunContext& context);
[[nodiscard]] Reasons why_point(const RidgeResult& result, std::size_t point, const Balls& balls, RunContext& context);
/// Needs a link that there is at the end.
[[nodiscard]] Reasons why_link(const RidgeResult& result, std::size_t link);

}  // namespace ws::ridge
