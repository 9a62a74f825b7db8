// Filter runs and their pictures, as the tests ask for them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/experiment.h"
#include "compute/filter/result.h"
#include "compute/filter/show/presentation.h"

#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace ws::filter::testing {

using Values = std::vector<std::pair<std::string, std::string>>;

inline std::shared_ptr<const Image> shared_noise(int width, int height, int channels = 1) {
  auto image = std::make_shared<Image>(width, height, channels, PixelType::float32);
  std::mt19937 random(3);
  std::uniform_real_distribution<float> uniform(0, 1);
  for (float& v : image->values<float>()) v = uniform(random);
  return image;
}

inline ParameterSet with_values(ParameterSet set, const Values& values) {
  for (const auto& [name, text] : values) set.set_text(name, text);
  return set;
}

/// Null where it was stopped. Throws Error.
inline std::shared_ptr<const FilterResult> run(const std::shared_ptr<const Image>& image, const Values& values,
                                               RunContext& context) {
  const Inputs inputs{{"image", {image, "noise", "", ""}}};
  const Outcome outcome = experiment().run(inputs, with_values(experiment().parameters(), values), context);
  return std::dynamic_pointer_cast<const FilterResult>(outcome.result);
}
inline std::shared_ptr<const FilterResult> run(const std::shared_ptr<const Image>& image, const Values& values) {
  RunContext context;
  return run(image, values, context);
}

inline std::string hash_of(const Result& result) {
  RunContext context;
  return result.hash(context);
}

/// A view with these values, of its defaults else.
inline ParameterSet view_with(const Values& values) { return with_values(experiment().view_parameters(), values); }

/// A presentation and the context that it works with.
class Player {
 public:
  explicit Player(const std::shared_ptr<const FilterResult>& result) : presentation_(result) {}

  [[nodiscard]] std::size_t step_count() { return presentation_.timeline(context_)->step_count; }
  [[nodiscard]] std::size_t last() { return step_count() - 1; }
  [[nodiscard]] std::shared_ptr<const FilterPicture> picture(std::size_t step, const ParameterSet& view) {
    return std::dynamic_pointer_cast<const FilterPicture>(presentation_.prepare({step, view}, context_));
  }
  [[nodiscard]] HostFrame frame(std::size_t step, const ParameterSet& view) {
    const auto shown = picture(step, view);
    HostFrame frame(shown->layout);
    presentation_.write(*shown, frame.targets(), context_);
    return frame;
  }
  [[nodiscard]] std::vector<std::uint32_t> pixels(std::size_t step, const ParameterSet& view) {
    const HostFrame made = frame(step, view);
    const auto pixels = made.view<std::uint32_t>("image.pixels");
    return {pixels.begin(), pixels.end()};
  }
  [[nodiscard]] StepInfo describe(std::size_t step) { return presentation_.describe(step, context_); }
  [[nodiscard]] Pick picked(const Pick& shown, std::size_t step, const ParameterSet& view) {
    return presentation_.picked(shown, {step, view}, context_);
  }
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step = 0) {
    return presentation_.inspect(pick, {step, view_with({})}, context_);
  }
  [[nodiscard]] std::size_t made_by(const Pick& pick, std::size_t step = 0) {
    return presentation_.made_by(pick, {step, view_with({})}, context_);
  }
  [[nodiscard]] Timeline timeline() { return *presentation_.timeline(context_); }
  [[nodiscard]] std::vector<Plot> plots() { return presentation_.plots({0, view_with({})}, context_); }

 private:
  RunContext context_;
  FilterPresentation presentation_;
};

}  // namespace ws::filter::testing
