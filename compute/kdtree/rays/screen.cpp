// Which samples a picture lacks, and the growing picture on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/screen.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/kdtree/rays/shade.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace ws::kdtree {

namespace {

class CpuScreen final : public Screen {
 public:
  explicit CpuScreen(std::shared_ptr<const CpuTracer> tracer) : tracer_(std::move(tracer)) {}

 private:
  [[nodiscard]] Box box() const override { return tracer_->tree().box; }

  void draw_light(const ViewParameters&, const PictureSettings& settings, const FrameTargets& targets, std::string_view target,
                  RunContext& context) override {
    (void)render(settings, targets.host<std::uint32_t>(target), context);
  }
  HeatStatistics draw_heat(const ViewParameters&, const PictureSettings& settings, RunContext& context) override {
    if (heat_.size() != settings.pixel_count()) heat_ = HostBuffer<std::uint32_t>(settings.pixel_count());
    return render(settings, heat_.view(), context);
  }
  void write_heat(const FrameTargets& targets, std::string_view target) override {
    targets.write(target, {reinterpret_cast<const std::byte*>(heat_.data()), heat_.size() * sizeof(std::uint32_t)});
  }

  HeatStatistics render(const PictureSettings& settings, Span<std::uint32_t> pixels, RunContext& context) {
    if (sums_.size() != settings.pixel_count()) sums_ = HostBuffer<PixelSum>(settings.pixel_count());
    tracer_ = ready_for(settings.traversal, tracer_, context.stop);
    HeatStatistics counted;
    tracer_->render(settings, sums_.view(), pixels, counted, context);
    return counted;
  }

  std::shared_ptr<const CpuTracer> tracer_;  ///< with ropes from their first use on
  HostBuffer<PixelSum> sums_;
  HostBuffer<std::uint32_t> heat_;  ///< the heat map that was drawn last
};

}  // namespace

HeatScale Screen::prepare(const ViewParameters& view, RunContext& context) {
  if (!is_heat_map(view.shading)) return {};
  const std::uint64_t key = picture_key(view);
  if (done_ > 0 && key_ == key) return heat_scale_;
  const PictureSettings settings = next_settings(view);
  const HeatStatistics counted = draw_heat(view, settings, context);
  heat_scale_ = {heat_end(settings, counted), {std::begin(counted.shares), std::end(counted.shares)}};
  key_ = key;
  done_ = samples_of(view);
  return heat_scale_;
}

void Screen::write(const ViewParameters& view, const FrameTargets& targets, std::string_view target, RunContext& context) {
  if (!targets.wants(target)) return;
  if (is_heat_map(view.shading)) {
    (void)prepare(view, context);
    return write_heat(targets, target);
  }
  draw_light(view, next_settings(view), targets, target, context);
  key_ = picture_key(view);
  done_ = samples_of(view);
}

PictureSettings Screen::next_settings(const ViewParameters& view) {
  PictureSettings settings = picture_settings(view, box());
  const bool continues = done_ > 0 && done_ < samples_of(view) && key_ == picture_key(view);
  settings.first_sample = continues ? done_ : 0;
  settings.sample_count = samples_of(view) - settings.first_sample;
  done_ = 0;  // until it is: a picture that was stopped is half done
  return settings;
}

std::unique_ptr<Screen> make_cpu_screen(std::shared_ptr<const CpuTracer> tracer) {
  return std::make_unique<CpuScreen>(std::move(tracer));
}

std::uint64_t picture_key(const ViewParameters& view) {
  std::uint64_t key = combine(static_cast<std::uint64_t>(view.shading), static_cast<std::uint64_t>(view.traversal));
  const auto add = [&](double value) { key = combine(key, std::bit_cast<std::uint64_t>(value)); };
  for (const Numbers* numbers : {&view.eye, &view.look_at, &view.up, &view.picture_size}) {
    key = combine(key, numbers->size());
    for (const double x : *numbers) add(x);
  }
  for (const double x : {view.field_of_view, view.occlusion_distance, view.heat_max, static_cast<double>(view.bounces)}) add(x);
  return key;
}

std::uint32_t samples_of(const ViewParameters& view) {
  return is_heat_map(view.shading) ? 1 : static_cast<std::uint32_t>(std::max<std::int64_t>(view.pass, 1));
}

}  // namespace ws::kdtree
