// SPDX-License-Identifier: MIT
#include "compute/filter/experiment.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/bench.h"
#include "compute/filter/history/race.h"
#include "compute/filter/params.h"
#include "compute/filter/remarks.h"
#include "compute/filter/result.h"
#include "compute/filter/run.h"
#include "compute/filter/show/plots.h"
#include "compute/filter/show/presentation.h"
#include "compute/io/images/images.h"

#include <algorithm>

namespace ws::filter {

namespace {

ExperimentInfo make_info() {
  ExperimentInfo info;
  info.id = "filter";
  info.title = "Image filters";
  info.summary = "Separable convolution, affine warp and homography, from the kernels of 2010 to today's";
  info.papers = {"V. Podlozhnyuk: Image convolution with CUDA. NVIDIA, 2007",
                 "R. Keys: Cubic convolution interpolation for digital image processing. IEEE TASSP 29, 1981, 1153-1160",
                 "D. Nehab, A. Maximo, R. S. Lima, H. Hoppe: GPU-efficient recursive filtering. ACM TOG 30(6), 2011"};
  info.inputs = {{"image", "--input", InputKind::image, true,
                  "The image: png, jpg, bmp, tga, hdr, pfm or npy; 8-bit, 16-bit or float32; 1, 3 or 4 channels"}};
  info.outputs = {
      {"image", "--out", "The result; npy and pfm keep float32 exactly", io::image_extensions()},
      {"rows", "--out-rows", "The image after the rows", io::image_extensions()},
      {"difference", "--out-difference", "The result minus what --versus names, else minus the input", io::image_extensions()},
      {"study", "--out-study", "The times of --study", {"csv"}, {}, "study"}};
  info.samples = {
      {"photo", "A picture, blurred", "photo-like --width 1280 --height 800 --seed 1", {{"kernel", "gaussian"}}},
      {"kernels-of-2010", "The kernels of 2010", "photo-like --width 640 --height 400 --seed 2", {{"variant", "v411"}}},
      {"homography",
       "A homography to drag",
       "checkerboard --width 720 --height 576",
       {{"operation", "homography"}, {"corners", "130,60,610,20,690,555,30,500"}}},
      {"zone-plate", "A zone plate", "zone-plate --width 1024 --height 1024", {{"kernel", "box"}, {"radius", "3"}}},
  };
  const auto warp = [](const char* title, const char* operation, const char* matrix) {
    return NamedValues{title, {{"operation", operation}, {"matrix", matrix}, {"corners", ""}}};
  };
  info.plots = plot_words();
  info.presets = {warp("Affine A1 (720 x 576)", "affine", "2,1.5,-800,0,2,-300"),
                  warp("Affine A2 (360 x 288)", "affine", "2,1.5,-300,0,2,-100"),
                  warp("Homography H1 (720 x 576)", "homography", "3,1.2,-600,0,3,-100,-0.01,-0.01,10"),
                  warp("Homography H2 (360 x 288)", "homography", "6,1.2,-100,0,6,-100,-0.01,-0.01,10")};
  for (const char* variant : {"v1", "v3", "v4", "v41", "v411", "v412", "vector", "fused", "recursive"})
    info.presets.push_back({std::string("17 x 17 Gaussian with ") + variant,
                            {{"operation", "convolve"}, {"kernel", "gaussian"}, {"radius", "8"}, {"variant", variant}}});
  return info;
}

std::shared_ptr<const Image> image_of(const Inputs& inputs) {
  const auto found = inputs.find("image");
  if (found == inputs.end())
    throw Error(ErrorKind::invalid_argument, said("a filter needs an image"), said("give one with --input"));
  auto image = std::get<std::shared_ptr<const Image>>(found->second.data);
  if (image->empty()) throw Error(ErrorKind::invalid_argument, told("{} holds no pixels", found->second.name));
  return image;
}

ParameterSet filled(ParameterSet set) {
  const std::int64_t radius = automatic_radius(set.to<Parameters>());
  set.range("radius").automatic = radius;
  set.range("sigma").automatic = automatic_sigma(std::get<std::int64_t>(set.effective("radius")));
  return set;
}

class FilterExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet&, const std::stop_token&) const override {
    const auto image = image_of(inputs);
    const int side = std::max(image->width(), image->height());
    for (const char* name : {"radius", "radius_x", "radius_y"}) parameters.range(name).slider_max = std::min(side - 1, 64);
    parameters.range("sigma").slider_min = 0.3;
    parameters.range("sigma").slider_max = std::max(2.0, side / 8.0);
    parameters.range("alpha").has_needed_data = image->channels() == 4;
    parameters = filled(std::move(parameters));
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    auto image = image_of(inputs);
    Run run = only_image(*image, context);
    return std::make_shared<FilterResult>(std::move(image), parameters(), std::move(run));
  }

  [[nodiscard]] BenchTable benches() const override { return filter::benches(); }

  /// A filter's reach is in pixels, so a smaller image would show something else: the whole is always computed.
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override { return inputs; }
  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation*,
                                                      RunContext&) const override {
    auto filtered = std::dynamic_pointer_cast<const FilterResult>(std::move(result));
    if (!filtered) throw Error(ErrorKind::internal, "a result of another experiment was given to the image filters");
    return std::make_unique<FilterPresentation>(filtered);
  }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return image_of(inputs)->pixel_count(); }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    auto image = image_of(inputs);
    ParameterSet used = filled(given);
    const auto p = used.to<Parameters>();
    if (p.study == Study::sequence) check_sequence(context.backend);
    for (std::string& remark : remarks_on(given, context.backend)) context.metrics.warn(std::move(remark));
    Run run = run_filter(*image, p, context);
    const auto result = [&] { return std::make_shared<const FilterResult>(image, used, run); };
    if (p.study != Study::none) {
      if (context.publish) context.publish(result());
      const auto grow = [&](const StudyData& grown) {
        run.study = grown;
        if (context.publish) context.publish(result());
      };
      if (p.study == Study::race || p.study == Study::tuning)
        run_race(p.study, *image, p, context, grow);
      else
        run_study(p.study, context, grow);
    }
    return result();
  }
};

}  // namespace

const Experiment& experiment() {
  static const FilterExperiment instance;
  return instance;
}

}  // namespace ws::filter
