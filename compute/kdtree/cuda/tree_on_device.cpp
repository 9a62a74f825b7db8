// Trees on the device, what rays hit there, and the pictures that kernels draw.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/tree_on_device.h"

#include "compute/core/device/event.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/cuda/trace.h"
#include "compute/kdtree/rays/shade.h"

#include <utility>

namespace ws::kdtree {

namespace {

class CudaTree final : public TreeOnDevice {
 public:
  /// Of a tree on the device, which stays there.
  explicit CudaTree(std::shared_ptr<const DeviceTree> tree)
      : stream_(tree->stream),
        size_{tree->nodes.size(), tree->references.size(), tree->depth, tree->box},
        device_tree_(std::move(tree)),
        tracer_(DeviceTreeView{size_.box, size_.depth, device_tree_->nodes.view(), device_tree_->references.view(),
                               device_tree_->triangles.view()},
                stream_->view()) {
    stream_->view().synchronize();
  }
  CudaTree(std::shared_ptr<const Tree> tree, const Triangles& triangles)
      : stream_(std::make_shared<const Stream>()),
        size_(size_of(*tree)),
        host_tree_(std::move(tree)),
        tracer_(*host_tree_, triangles, stream_->view()) {}

  [[nodiscard]] TreeSize size() const override { return size_; }
  [[nodiscard]] std::shared_ptr<const Tree> host_tree(RunContext& context) const override {
    if (host_tree_) return host_tree_;
    RunContext own = context.beside();
    return std::make_shared<const Tree>(device_tree_->download(own));
  }
  double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts,
               RunContext&) const override {
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

  [[nodiscard]] const CudaTracer& tracer() const { return tracer_; }
  [[nodiscard]] StreamView stream() const { return stream_->view(); }

 private:
  std::shared_ptr<const Stream> stream_;  // first: the buffers below are freed in its order
  TreeSize size_;
  std::shared_ptr<const DeviceTree> device_tree_;
  std::shared_ptr<const Tree> host_tree_;
  CudaTracer tracer_;
};

class CudaScreen final : public Screen {
 public:
  explicit CudaScreen(std::shared_ptr<const CudaTree> tree)
      : tree_(std::move(tree)), tracer_(tree_->tracer()), counted_(1, tree_->stream()) {
    tree_->stream().synchronize();
  }
  ~CudaScreen() override {
    drawn_.try_wait();  // what is freed now may still be read
  }

 private:
  [[nodiscard]] Box box() const override { return tree_->size().box; }

  void draw_light(const ViewParameters& view, const PictureSettings& settings, const FrameTargets& targets,
                  std::string_view target, RunContext& context) override {
    prepare(view, settings, context);
    targets.stream().wait_for(drawn_);
    tracer_.render(settings, sums_.view(), targets.device<std::uint32_t>(target), counted_.view(), targets.stream());
    drawn_.record(targets.stream());
  }

  HeatStatistics draw_heat(const ViewParameters& view, const PictureSettings& settings, RunContext& context) override {
    prepare(view, settings, context);
    const StreamView stream = tree_->stream();
    stream.wait_for(drawn_);
    if (heat_.size() != settings.pixel_count()) {
      drawn_.wait();
      heat_ = DeviceBuffer<std::uint32_t>(settings.pixel_count(), stream);
    }
    tracer_.render(settings, sums_.view(), heat_.view(), counted_.view(), stream);
    HeatStatistics counted;
    copy(Span<HeatStatistics>(&counted, 1), DeviceSpan<const HeatStatistics>(counted_.view()), stream);
    stream.synchronize();
    return counted;
  }

  void write_heat(const FrameTargets& targets, std::string_view target) override {
    targets.stream().wait_for(drawn_);
    copy_bytes(targets.device<std::uint32_t>(target).device_data(), heat_.device_data(), heat_.size() * sizeof(std::uint32_t),
               CopyKind::device_to_device, targets.stream());
    drawn_.record(targets.stream());
  }

  /// Room for the sums, and ropes where the method walks along them.
  void prepare(const ViewParameters& view, const PictureSettings& settings, RunContext& context) {
    const StreamView stream = tree_->stream();
    if (sums_.size() != settings.pixel_count()) {
      drawn_.wait();
      sums_ = DeviceBuffer<PixelSum>(settings.pixel_count(), stream);
      stream.synchronize();  // the targets' stream is another one
    }
    if (view.traversal == Traversal::ropes && !tracer_.has_ropes())
      tracer_ = tree_->tracer().with_ropes(ropes_of(*tree_->host_tree(context), context.stop), stream);
  }

  std::shared_ptr<const CudaTree> tree_;  // first: the buffers below are freed in the order of its stream
  CudaTracer tracer_;                     ///< the tree's, with ropes from their first use on
  DeviceBuffer<HeatStatistics> counted_;
  DeviceBuffer<PixelSum> sums_;
  DeviceBuffer<std::uint32_t> heat_;  ///< the heat map that was drawn last
  DeviceEvent drawn_;                 ///< the last picture; pictures come on any stream, and each waits for the one before
};

}  // namespace

bool builds_on_device(Pipeline pipeline) { return pipeline == Pipeline::level; }

std::shared_ptr<const TreeOnDevice> build_on_device(const Mesh& mesh, const Rules& rules, RunContext& context) {
  return std::make_shared<const CudaTree>(std::make_shared<const DeviceTree>(build_level_cuda(mesh, rules, context)));
}

std::shared_ptr<const TreeOnDevice> upload_tree(std::shared_ptr<const Tree> tree, const Triangles& triangles) {
  return std::make_shared<const CudaTree>(std::move(tree), triangles);
}

std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const TreeOnDevice> tree) {
  return std::make_unique<CudaScreen>(std::dynamic_pointer_cast<const CudaTree>(std::move(tree)));
}

}  // namespace ws::kdtree
