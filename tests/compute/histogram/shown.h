// Results of the distance histograms made and looked at, as tests do it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/experiment.h"
#include "compute/histogram/show/picture.h"
#include "compute/histogram/show/presentation.h"
#include "compute/histogram/show/steps.h"
#include "tests/compute/histogram/sets.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::histogram::test {

using Settings = std::vector<std::pair<std::string, Value>>;

inline Inputs inputs_of(generate::VectorPair pair) {
  Inputs inputs;
  inputs["references"] = {std::make_shared<const VectorSet>(std::move(pair.references)), "references", "", ""};
  if (!pair.queries.empty())
    inputs["queries"] = {std::make_shared<const VectorSet>(std::move(pair.queries)), "queries", "", ""};
  return inputs;
}

inline Inputs flat_inputs(std::size_t count = 3000, std::size_t queries = 70) {
  generate::Random random(1);
  return inputs_of(generate::uniform_vectors({2, count, queries}, random));
}

inline ParameterSet with(ParameterSet parameters, const Settings& settings) {
  for (const auto& [name, value] : settings) parameters.set(name, value);
  return parameters;
}

inline std::shared_ptr<const HistogramResult> run(const Inputs& inputs, const Settings& settings, RunContext& context) {
  const Outcome outcome = experiment().run(inputs, with(experiment().parameters(), settings), context);
  return std::dynamic_pointer_cast<const HistogramResult>(outcome.result);
}
inline std::shared_ptr<const HistogramResult> run(const Inputs& inputs, const Settings& settings, Cache* cache = nullptr) {
  RunContext context;
  context.cache = cache;
  context.publish = [](const std::shared_ptr<const Result>&) {};  // as in the window, where tables are kept
  return run(inputs, settings, context);
}

/// A presentation with contexts of its own.
class Viewer {
 public:
  explicit Viewer(std::shared_ptr<const HistogramResult> result, const Viewer* before = nullptr, Cache* cache = nullptr) {
    context.cache = cache;
    context.thread_count = 2;
    presentation = experiment().present(std::move(result), before ? before->presentation.get() : nullptr, context);
  }

  [[nodiscard]] std::size_t last_step() { return presentation->timeline(context)->step_count - 1; }
  [[nodiscard]] std::shared_ptr<const HistogramPicture> picture(std::size_t step, const ViewParameters& view = {}) {
    return std::dynamic_pointer_cast<const HistogramPicture>(presentation->prepare({step, ParameterSet::of(view)}, context));
  }
  [[nodiscard]] HostFrame frame(std::size_t step, const ViewParameters& view = {}) {
    const auto shown = picture(step, view);
    HostFrame frame(shown->layout);
    presentation->write(*shown, frame.targets(), context);
    return frame;
  }
  template <class T>
  [[nodiscard]] std::vector<T> written(const std::string& name, std::size_t step, const ViewParameters& view = {}) {
    const HostFrame whole = frame(step, view);
    const Span<const T> values = whole.view<T>(name);
    return {values.begin(), values.end()};
  }
  [[nodiscard]] std::vector<Plot> plots(std::size_t step, const ViewParameters& view = {}) {
    return presentation->plots({step, ParameterSet::of(view)}, context);
  }
  [[nodiscard]] std::shared_ptr<const QueryDetail> detail(const ViewParameters& view = {}) {
    return dynamic_cast<HistogramPresentation&>(*presentation).detail(view, context);
  }

  RunContext context;
  std::unique_ptr<Presentation> presentation;
};

}  // namespace ws::histogram::test
