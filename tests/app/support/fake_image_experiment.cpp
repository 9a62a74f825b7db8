// The made-up experiment on images.
// SPDX-License-Identifier: MIT
#include "tests/app/support/fake_image_experiment.h"

#include "tests/app/support/fake_presentation.h"

#include <fmt/format.h>

#include <stdexcept>

namespace ws::test {

namespace {

using ImagePtr = std::shared_ptr<const Image>;

struct ImageParameters {
  Numbers taps{1, 2, 1};
  static constexpr auto schema() {
    using P = ImageParameters;
    return std::make_tuple(
        field(&P::taps, {.name = "taps", .label = "Taps", .help = "Of the fake", .min = -10, .max = 10, .pinned = true}));
  }
};

struct ImageView {
  double tint = 0.5;
  static constexpr auto schema() {
    using P = ImageView;
    return std::make_tuple(field(&P::tint, {.name = "tint", .label = "Tint", .help = "Of the fake", .cost = Cost::view}));
  }
};

ImagePtr image_of(const Inputs& inputs) { return std::get<ImagePtr>(inputs.at("image").data); }

class FakeImageResult final : public Result {
 public:
  FakeImageResult(ImagePtr image, ParameterSet parameters) : image_(std::move(image)), parameters_(std::move(parameters)) {}
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary(RunContext&) const override { return {}; }
  [[nodiscard]] std::string hash(RunContext&) const override {
    return fmt::format("{}x{}-{}-{}", image_->width(), image_->height(), image_->at(0, 0, 0), to_text(parameters_.get("taps")));
  }
  [[nodiscard]] Work work() const override { return {1, "images"}; }
  void write(std::string_view, const std::filesystem::path&, RunContext&) const override {}

 private:
  ImagePtr image_;
  ParameterSet parameters_;
};

class StepsOfFakeImage final : public FakePresentation {
 public:
  using FakePresentation::FakePresentation;
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override {
    if (request.view.fields().data() != ParameterSet::of<ImageView>().fields().data())
      throw std::logic_error("the view of another experiment");
    return FakePresentation::prepare(request, context);
  }
};

class FakeImageExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info{"fake-image",
                                     "Fake on images",
                                     "For tests",
                                     {},
                                     {{"image", "--input", InputKind::image, true, "An image"}},
                                     {},
                                     {{"board", "A board", "checkerboard --width 20 --height 10", {{"taps", "0,1,0"}}}}};
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<ImageParameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ImageView>(); }
  void adapt(const Inputs&, ParameterSet&, ParameterSet&, const std::stop_token&) const override {}
  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext&) const override {
    return std::make_shared<FakeImageResult>(image_of(inputs), parameters());
  }
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override { return inputs; }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return image_of(inputs)->pixel_count(); }

  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation*,
                                                      RunContext&) const override {
    return std::make_unique<StepsOfFakeImage>(std::move(result), 2);
  }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext&) const override {
    return std::make_shared<FakeImageResult>(image_of(inputs), given);
  }
};

class FakeImageWorkspace final : public app::Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override {
    static const FakeImageExperiment experiment;
    return experiment;
  }
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet&) const override { return {}; }
  [[nodiscard]] render::Camera camera_before(const render::Box&, const Picture&, const ParameterSet&, float) const override {
    render::Camera camera;
    camera.planar = true;
    return camera;
  }
};

}  // namespace

const app::Workspace& fake_image_workspace() {
  static const FakeImageWorkspace workspace;
  return workspace;
}

}  // namespace ws::test
