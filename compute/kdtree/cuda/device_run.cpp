// Trees that are built on the device and stay there, and the pictures that kernels draw of them.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/device_run.h"

#include "compute/kdtree/cuda/device_tree.h"
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
    stream_->view().synchronize();
  }
  CudaScreen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles)
      : stream_(std::make_shared<const Stream>()),
        box_(tree->box),
        host_tree_([tree] { return tree; }),
        tracer_(*tree, triangles, stream_->view()),
        counted_(1, stream_->view()) {
    stream_->view().synchronize();
  }

  [[nodiscard]] Backend backend() const override { return Backend::cuda; }
  [[nodiscard]] std::size_t bytes() const override { return tracer_.bytes() + sums_.size() * sizeof(PixelSum); }

 private:
  void draw(const ViewParameters& view, const FrameTargets& targets, const std::stop_token&) override {
    const PictureSettings settings = next_settings(view, box_);
    if (sums_.size() != settings.pixel_count()) {
      sums_ = DeviceBuffer<PixelSum>(settings.pixel_count(), stream_->view());
      stream_->view().synchronize();  // the targets' stream is another one
    }
    if (view.traversal == Traversal::ropes && !tracer_.has_ropes()) tracer_.add_ropes(ropes_of(*host_tree_()), stream_->view());
    const auto pixels = targets.device<std::uint32_t>("screen.pixels");
    tracer_.render(settings, sums_.view(), pixels, counted_.view(), targets.stream());
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
};

}  // namespace

bool builds_on_device(const Parameters& p) {
  return p.pipeline == Pipeline::level && (p.strategy == Strategy::sah || p.strategy == Strategy::binned);
}

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

std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles) {
  return std::make_unique<CudaScreen>(std::move(tree), triangles);
}

}  // namespace ws::kdtree
