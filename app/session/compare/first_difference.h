// The first step at which two results show something different: every byte of their frames and every word of their steps.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/compare/linking.h"
#include "app/session/compare/value_table.h"
#include "app/session/stage/stage.h"
#include "render/scene/scene.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::app {

/// One of the two, with how it is looked at.
struct ComparedSide {
  const Experiment* experiment = nullptr;
  std::shared_ptr<const Result> result;
  /// The view with which a step is drawn: both sides are looked at alike, from the same place.
  std::function<ParameterSet(std::size_t step, std::size_t step_count)> view;
  /// What a picture looks like, whose layers' titles then stand for buffers; none: buffers are called by their names.
  std::function<render::Scene(const Picture& picture, const ParameterSet& view)> scene = {};
};

/// A buffer of the frame that is not the same on both sides.
struct BufferDifference {
  std::string name;
  std::size_t count_a = 0, count_b = 0;  ///< elements; 0 on a side that has no such buffer
  std::size_t differing_count = 0;       ///< of the elements that both have
  std::optional<std::size_t> first;      ///< of those the first
  std::string words = {};                ///< the title of the layer that has it; empty where that is not known
};

/// Where two results part.
struct StepDifference {
  std::size_t step_a = 0, step_b = 0;
  /// One has ended, and the other has a step more: there are no frames to compare.
  bool one_has_ended = false;
  StepInfo info_a, info_b;
  std::string phase_words;                ///< a's phase, for people
  std::vector<ComparedValue> values;      ///< of the step, those that differ
  std::vector<BufferDifference> buffers;  ///< those that differ
};
/// "step 12, evolve: 3 of 435 elements of balls.sphere differ": one line, without a full stop.
[[nodiscard]] std::string describe(const StepDifference& difference);

/// What came of a search.
struct FirstDifference {
  std::optional<StepDifference> found;
  std::size_t compared_count = 0;  ///< steps of a that were found to be the same
  std::size_t step_count_a = 0, step_count_b = 0;
  bool is_complete = false;  ///< false: it was stopped, and only the compared steps are known to be the same
  [[nodiscard]] bool all_the_same() const { return is_complete && !found; }
};

/// Goes through all steps of `a` from the first, each with the step of `b` that belongs to it, until something differs. Both
/// are presented anew and replayed side by side, and buffers whose revision has not changed are neither written nor compared
/// again, so a step costs what playing it costs on both. Only steps of which both say beforehand that they show the same are
/// passed over (Presentation::step_fingerprints): from equal frames nothing follows about those between. Holds two frames and
/// two presentations. A stop ends it with what is known by then. Throws Error.
[[nodiscard]] FirstDifference find_first_difference(const ComparedSide& a, const ComparedSide& b, StepLink link,
                                                    const Means& means, const std::stop_token& stop, Progress* progress);

}  // namespace ws::app
