// A ridge and how it is looked at, as the tests of pictures need both.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/experiment.h"
#include "compute/ridge/show/presentation.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace ws::ridge {

[[nodiscard]] inline Inputs inputs_of(const std::string& command) {
  Inputs inputs;
  inputs["cloud"] = Input{std::make_shared<const PointSet>(make_cloud(command)), command, {}, {}};
  return inputs;
}

[[nodiscard]] inline std::size_t count_of(const FrameLayout& layout, std::string_view name) {
  const auto found = std::find_if(layout.begin(), layout.end(), [&](const TargetLayout& t) { return t.name == name; });
  if (found == layout.end()) ADD_FAILURE() << name;
  return found == layout.end() ? 0 : found->count;
}

struct Shown {
  std::shared_ptr<const RidgeResult> result;
  RunContext context = {};
  ParameterSet view = experiment().view_parameters();
  std::unique_ptr<RidgePresentation> presentation = std::make_unique<RidgePresentation>(result, nullptr);

  [[nodiscard]] std::size_t step_count() const { return result->step_count(); }
  [[nodiscard]] std::size_t last() const { return result->step_count() - 1; }
  [[nodiscard]] Request at(std::size_t step) const { return {step, view}; }
  [[nodiscard]] std::shared_ptr<const RidgePicture> picture(std::size_t step) {
    return std::static_pointer_cast<const RidgePicture>(presentation->prepare(at(step), context));
  }
  [[nodiscard]] FrameLayout layout(std::size_t step) { return picture(step)->layout; }
  [[nodiscard]] HostFrame frame(std::size_t step) {
    const auto prepared = picture(step);
    HostFrame frame(prepared->layout);
    presentation->write(*prepared, frame.targets(), context);
    return frame;
  }
};

/// Throws what the run throws.
[[nodiscard]] inline Shown shown(const Inputs& inputs, const ParameterSet& parameters, RunContext context = {}) {
  return {std::static_pointer_cast<const RidgeResult>(experiment().run(inputs, parameters, context).result)};
}

[[nodiscard]] inline Shown shown(const Inputs& inputs, double r1) {
  ParameterSet parameters = experiment().parameters();
  parameters.set("r1", r1);
  return shown(inputs, parameters);
}

/// All of a frame's bytes, with the names of its buffers.
[[nodiscard]] inline std::string bytes_of(const HostFrame& frame) {
  std::string bytes;
  for (const HostFrame::Target& target : frame.written())
    bytes += target.layout.name + std::string(reinterpret_cast<const char*>(target.bytes.data()), target.bytes.size());
  return bytes;
}

}  // namespace ws::ridge
