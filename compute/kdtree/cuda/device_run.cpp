// Trees that are built on the device and stay there, and the pictures that kernels draw of them.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/device_run.h"

#include "compute/core/cuda_check.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/cuda/thesis.h"
#include "compute/kdtree/cuda/trace.h"
#include "compute/kdtree/shade.h"

#include <utility>

namespace ws::kdtree {

namespace {

class CudaScreen final : public Screen {
 public:
  /// Of a tree on the device, which it keeps there.
  CudaScreen(std::shared_ptr<const DeviceTree> tree, const DeviceSpan<const Triangle>& triangles,
             std::function<std::shared_ptr<const Tree>()> host_tree)
      : stream_(tree->stream),
        box_(tree->box),
        device_tree_(std::move(tree)),
        host_tree_(std::move(host_tree)),
        tracer_(
            DeviceTreeView{box_, device_tree_->depth, device_tree_->nodes.view(), device_tree_->references.view(), triangles},
            stream_->view()),
        counted_(1, stream_->view()) {
    begin();
  }
  CudaScreen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles)
      : stream_(std::make_shared<const Stream>()),
        box_(tree->box),
        host_tree_([tree] { return tree; }),
        tracer_(*tree, triangles, stream_->view()),
        counted_(1, stream_->view()) {
    begin();
  }
  ~CudaScreen() override {
    (void)cudaEventSynchronize(drawn_);  // what is freed now may still be read
    (void)cudaEventDestroy(drawn_);
  }

  [[nodiscard]] Backend backend() const override { return Backend::cuda; }
  [[nodiscard]] std::size_t bytes() const override { return tracer_.bytes() + sums_.size() * sizeof(PixelSum); }
  /// The time is that of the rays on the device, without copies.
  double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts, RunContext&) override {
    const StreamView stream = stream_->view();
    DeviceBuffer<Ray> there(rays.size(), stream);
    DeviceBuffer<Hit> hit(rays.size(), stream);
    DeviceBuffer<RayCounts> counted(rays.size(), stream);
    copy(there.view(), Span<const Ray>(rays.data(), rays.size()), stream);
    stream.synchronize();
    const Stopwatch watch;
    tracer_.nearest(there.view(), hit.view(), Traversal::stack, stream);
    stream.synchronize();
    const double ms = watch.ms();
    tracer_.counts(there.view(), counted.view(), Traversal::stack, stream);
    copy(Span<Hit>(hits.data(), hits.size()), DeviceSpan<const Hit>(hit.view()), stream);
    copy(Span<RayCounts>(counts.data(), counts.size()), DeviceSpan<const RayCounts>(counted.view()), stream);
    stream.synchronize();
    return ms;
  }

 private:
  void begin() {
    WS_CUDA_CHECK(cudaEventCreateWithFlags(&drawn_, cudaEventDisableTiming));
    stream_->view().synchronize();
  }

  /// Pictures come on any stream; each waits on the device for the one before.
  void draw(const ViewParameters& view, const FrameTargets& targets, const std::stop_token&) override {
    const PictureSettings settings = next_settings(view, box_);
    WS_CUDA_CHECK(cudaStreamWaitEvent(targets.stream().handle(), drawn_));
    if (sums_.size() != settings.pixel_count()) {
      WS_CUDA_CHECK(cudaEventSynchronize(drawn_));
      sums_ = DeviceBuffer<PixelSum>(settings.pixel_count(), stream_->view());
      stream_->view().synchronize();  // the targets' stream is another one
    }
    if (view.traversal == Traversal::ropes && !tracer_.has_ropes()) tracer_.add_ropes(ropes_of(*host_tree_()), stream_->view());
    const auto pixels = targets.device<std::uint32_t>("screen.pixels");
    tracer_.render(settings, sums_.view(), pixels, counted_.view(), targets.stream());
    WS_CUDA_CHECK(cudaEventRecord(drawn_, targets.stream().handle()));
    drew(view);
    if (!is_heat_map(view.shading)) return;
    HeatStatistics counted;
    copy(Span<HeatStatistics>(&counted, 1), DeviceSpan<const HeatStatistics>(counted_.view()), targets.stream());
    targets.stream().synchronize();
    set_heat_end(kdtree::heat_end(settings, counted));
  }

  std::shared_ptr<const Stream> stream_;  // first: the buffers below are freed in its order
  Box box_;
  std::shared_ptr<const DeviceTree> device_tree_;
  std::function<std::shared_ptr<const Tree>()> host_tree_;
  CudaTracer tracer_;
  DeviceBuffer<HeatStatistics> counted_;
  DeviceBuffer<PixelSum> sums_;
  cudaEvent_t drawn_ = nullptr;  ///< the last picture
};

}  // namespace

bool builds_on_device(const Parameters& p) { return p.pipeline == Pipeline::level; }

DeviceRun run_on_device(const std::vector<Triangle>& triangles, const Parameters&, const Rules& rules, RunContext& context) {
  auto built = std::make_shared<const DeviceTree>(
      build_level_cuda(Span<const Triangle>(triangles.data(), triangles.size()), rules, context));
  // One copy for whoever asks, made when somebody does.
  auto downloaded = std::make_shared<Lazy<std::shared_ptr<const Tree>>>([built] {
    RunContext own;
    return std::make_shared<const Tree>(built->download(own));
  });
  auto download = [downloaded] { return downloaded->get(); };
  DeviceRun run;
  run.size = {built->nodes.size(), built->references.size(), built->depth, built->box};
  run.screen = std::make_unique<CudaScreen>(built, built->triangles.view(), download);
  run.download = std::move(download);
  return run;
}

std::shared_ptr<const Tree> run_thesis(const std::vector<Triangle>& triangles, const Parameters& parameters, const Rules& rules,
                                       RunContext& context, ThesisReport& report) {
  return std::make_shared<const Tree>(build_thesis(triangles, rules, thesis_options(parameters), context, &report));
}

std::vector<Contestant> device_contestants(const Rules& rules, const Parameters& parameters) {
  const auto thesis = [rules](ThesisOptions options) {
    return [rules, options](const std::vector<Triangle>& t, RunContext& c) { (void)build_thesis(t, rules, options, c); };
  };
  ThesisOptions faithful = thesis_options(parameters), better = faithful, hybrid = faithful;
  faithful.counting = Counting::quadratic;
  faithful.sort = SortPlace::cpu;
  faithful.switch_size = 0;
  better.counting = Counting::scan;
  better.sort = SortPlace::gpu;
  better.switch_size = 0;
  hybrid = better;
  hybrid.switch_size = parameters.switch_size > 0 ? static_cast<std::size_t>(parameters.switch_size) : 20'000;
  return {
      {"level, CUDA", [rules](const std::vector<Triangle>& t,
                              RunContext& c) { (void)build_level_cuda(Span<const Triangle>(t.data(), t.size()), rules, c); }},
      {"thesis, CUDA", thesis(faithful)},
      {"thesis with scans, CUDA", thesis(better)},
      {"thesis with scans, hybrid", thesis(hybrid)}};
}

std::unique_ptr<StudyDevice> make_study_device(const Parameters& parameters, RunContext& context) {
  return make_thesis_study(thesis_options(parameters), context);
}

std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles) {
  return std::make_unique<CudaScreen>(std::move(tree), triangles);
}

}  // namespace ws::kdtree
