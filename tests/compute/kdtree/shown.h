// Runs of the kD-tree experiment over generated scenes, and their presentations, for tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/generate/scenes.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/result.h"
#include "compute/kdtree/show/presentation.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::kdtree::testing {

using Values = std::vector<std::pair<std::string, std::string>>;

inline std::shared_ptr<const Mesh> knot(std::int64_t triangles = 2000) {
  generate::Options options;
  options.triangles = triangles;
  RunContext context;
  return std::make_shared<const Mesh>(generate::torus_knot(options, context));
}

inline std::shared_ptr<const TreeResult> run(const std::shared_ptr<const Mesh>& mesh, const Values& values = {},
                                             RunContext context = {}) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const Outcome outcome = experiment().run({{"scene", {mesh, "knot", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TreeResult>(outcome.result);
}

inline ParameterSet view_of(const Values& values) {
  ParameterSet view = experiment().view_parameters();
  for (const auto& [name, text] : values) view.set_text(name, text);
  return view;
}

inline std::string hash_of(const Result& result) {
  RunContext context;
  return result.hash(context);
}

/// A result and a presentation of it.
class Shown {
 public:
  explicit Shown(std::shared_ptr<const TreeResult> of, Shown* before = nullptr)
      : result(std::move(of)), presentation(result, before ? &before->presentation : nullptr) {}

  [[nodiscard]] std::shared_ptr<const TreePicture> picture(std::size_t step, const ParameterSet& view) {
    return std::dynamic_pointer_cast<const TreePicture>(presentation.prepare({step, view}, context));
  }
  [[nodiscard]] HostFrame frame(std::size_t step, const ParameterSet& view) {
    const auto prepared = picture(step, view);
    HostFrame frame(prepared->layout);
    presentation.write(*prepared, frame.targets(), context);
    return frame;
  }
  [[nodiscard]] std::vector<Plot> plots(std::size_t step, const ParameterSet& view = view_of({})) {
    return presentation.plots({step, view}, context);
  }
  /// Of a step's node, which has to be small enough.
  [[nodiscard]] std::shared_ptr<const Examination> examined(std::size_t step) {
    return picture(step, view_of({}))->drawn->examined;
  }
  [[nodiscard]] std::size_t step_count() const { return result->step_count(); }
  [[nodiscard]] std::size_t last() const { return result->step_count() - 1; }
  [[nodiscard]] const BuiltTree& built() const { return *result->built(); }
  [[nodiscard]] const Overview& overview() const { return *result->overview(); }

  RunContext context;
  std::shared_ptr<const TreeResult> result;
  TreePresentation presentation;
};

}  // namespace ws::kdtree::testing
