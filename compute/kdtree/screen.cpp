// The growing picture on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/screen.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/kdtree/shade.h"

#include <algorithm>
#include <bit>

namespace ws::kdtree {

namespace {

class CpuScreen final : public Screen {
 public:
  explicit CpuScreen(std::shared_ptr<const CpuTracer> tracer) : tracer_(std::move(tracer)) {}

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] std::size_t bytes() const override { return tracer_->bytes(); }
  double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts,
               RunContext& context) override {
    const Span<const Ray> all{rays.data(), rays.size()};
    const Stopwatch watch;
    tracer_->nearest(all, {hits.data(), hits.size()}, Traversal::stack, context);
    const double ms = watch.ms();
    tracer_->counts(all, {counts.data(), counts.size()}, Traversal::stack, context);
    return ms;
  }

 private:
  void draw(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) override {
    const PictureSettings settings = next_settings(view, tracer_->tree().box);
    if (sums_.size() != settings.pixel_count()) sums_ = HostBuffer<PixelSum>(settings.pixel_count());
    RunContext context;
    context.stop = stop;
    HeatStatistics counted;
    try {
      tracer_->render(settings, sums_.view(), targets.host<std::uint32_t>("screen.pixels"), counted, context);
    } catch (const Cancelled&) {
      return;
    }
    drew(view);
    if (is_heat_map(view.shading)) set_heat_end(kdtree::heat_end(settings, counted));
  }

  std::shared_ptr<const CpuTracer> tracer_;
  HostBuffer<PixelSum> sums_;
};

}  // namespace

void Screen::present(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) {
  if (!targets.wants("screen.pixels")) return;
  const std::lock_guard lock(mutex_);
  draw(view, targets, stop);
}

PictureSettings Screen::next_settings(const ViewParameters& view, const Box& box) {
  PictureSettings settings = picture_settings(view, box);
  const bool continues = done_ > 0 && done_ < samples_of(view) && key_ == picture_key(view);
  settings.first_sample = continues ? done_ : 0;
  settings.sample_count = samples_of(view) - settings.first_sample;
  done_ = 0;  // until it is: a picture that was stopped is half done
  return settings;
}

void Screen::drew(const ViewParameters& view) {
  key_ = picture_key(view);
  done_ = samples_of(view);
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
