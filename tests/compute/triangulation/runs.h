// Whole runs of the experiment for the tests, and their presentations.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/generate/generate.h"
#include "compute/triangulation/experiment.h"
#include "compute/triangulation/show/presentation.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::triangulation::test {

using Values = std::vector<std::pair<std::string, std::string>>;

inline std::shared_ptr<const PointSet> made(const std::string& command) {
  auto [kind, options] = generate::parse_command(command);
  return std::make_shared<const PointSet>(generate::generate(kind, options).points);
}

inline std::shared_ptr<const PointSet> set_of(const std::vector<Point>& places) {
  auto points = std::make_shared<PointSet>(2, places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    points->at(i, 0) = places[i].x;
    points->at(i, 1) = places[i].y;
  }
  return points;
}

inline std::shared_ptr<const TriangulationResult> run(const std::shared_ptr<const PointSet>& points, const Values& values,
                                                      RunContext& context) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const ws::Outcome outcome = experiment().run({{"points", {points, "points", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TriangulationResult>(outcome.result);
}
inline std::shared_ptr<const TriangulationResult> run(const std::shared_ptr<const PointSet>& points,
                                                      const Values& values = {}) {
  RunContext context;
  return run(points, values, context);
}

inline std::string hash_of(const Result& result) {
  RunContext context;
  return result.hash(context);
}

/// A presentation with a context of its own.
class Viewer {
 public:
  explicit Viewer(const std::shared_ptr<const TriangulationResult>& result, Viewer* before = nullptr)
      : made_(experiment().present(result, before ? before->made_.get() : nullptr, context_)) {}

  [[nodiscard]] TriangulationPresentation& presentation() { return dynamic_cast<TriangulationPresentation&>(*made_); }
  [[nodiscard]] RunContext& context() { return context_; }
  [[nodiscard]] std::size_t step_count() { return made_->timeline(context_)->step_count; }
  [[nodiscard]] Request last(const ViewParameters& view = {}) { return {step_count() - 1, ParameterSet::of(view)}; }

  [[nodiscard]] std::shared_ptr<const TriangulationPicture> picture(const Request& request) {
    return std::dynamic_pointer_cast<const TriangulationPicture>(made_->prepare(request, context_));
  }
  [[nodiscard]] HostFrame frame(const Request& request) {
    const auto prepared = picture(request);
    HostFrame frame(prepared->layout);
    made_->write(*prepared, frame.targets(), context_);
    return frame;
  }
  [[nodiscard]] std::vector<Plot> plots() { return made_->plots(last(), context_); }
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request) {
    return made_->inspect(pick, request, context_);
  }

 private:
  RunContext context_;
  std::unique_ptr<Presentation> made_;
};

inline Value named(const std::vector<Property>& values, std::string_view name) {
  const auto found = std::find_if(values.begin(), values.end(), [&](const Property& p) { return p.name == name; });
  return found == values.end() ? Value("none") : found->value;
}

}  // namespace ws::triangulation::test
