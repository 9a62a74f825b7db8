// The growing picture on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/screen.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>

namespace ws::kdtree {

namespace {

class CpuScreen final : public Screen {
 public:
  explicit CpuScreen(std::shared_ptr<const CpuTracer> tracer) : tracer_(std::move(tracer)) {}

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }

  void present(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) override {
    if (!targets.wants("screen.pixels")) return;
    const std::lock_guard lock(mutex_);
    PictureSettings settings = picture_settings(view, tracer_->tree().box);
    settings.first_sample = continues(view) ? done_ : 0;
    settings.sample_count = samples_of(view) - settings.first_sample;
    if (sums_.size() != settings.pixel_count()) sums_ = HostBuffer<PixelSum>(settings.pixel_count());
    key_ = picture_key(view);
    done_ = 0;  // until it is: a picture that was stopped is half done
    RunContext context;
    context.stop = stop;
    HeatStatistics counted;
    try {
      tracer_->render(settings, sums_.view(), targets.host<std::uint32_t>("screen.pixels"), counted, context);
    } catch (const Cancelled&) {
      return;
    }
    done_ = samples_of(view);
    peak_ = static_cast<std::uint32_t>(heat_end(settings, counted));
  }
  [[nodiscard]] std::uint32_t peak() const override { return peak_; }
  [[nodiscard]] std::size_t bytes() const override { return tracer_->bytes(); }

 private:
  [[nodiscard]] bool continues(const ViewParameters& view) const {
    return done_ > 0 && done_ < samples_of(view) && key_ == picture_key(view);
  }

  std::shared_ptr<const CpuTracer> tracer_;
  std::mutex mutex_;
  std::uint64_t key_ = 0;
  std::uint32_t done_ = 0;
  std::atomic<std::uint32_t> peak_ = 0;
  HostBuffer<PixelSum> sums_;
};

}  // namespace

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
