// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/sequence.h"

#include "compute/filter/cuda/planes.cuh"

#include <array>
#include <cstring>

namespace ws::filter {

namespace {

using namespace cuda;

/// Page-locked host memory.
class Pinned {
 public:
  explicit Pinned(std::size_t bytes) : data_(static_cast<std::byte*>(allocate_pinned(bytes))), bytes_(bytes) {}
  ~Pinned() { free_pinned(data_, bytes_); }
  Pinned(const Pinned&) = delete;
  Pinned& operator=(const Pinned&) = delete;
  [[nodiscard]] std::byte* data() const { return data_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  std::byte* data_;
  std::size_t bytes_;
};

/// One of the places where an image is on its way.
struct Lane {
  Lane(int width, int height)
      : resources(std::make_shared<Resources>()),
        in(resources, width, height, 1, PixelType::float32, 1),
        out(resources, width, height, 1, PixelType::float32, 1) {}
  ResourcesPtr resources;
  CudaPlanes in, out;
};

struct Job {
  const std::vector<std::unique_ptr<Pinned>>& sources;
  const std::vector<std::unique_ptr<Pinned>>& targets;
  const SeparableFilter& filter;
  Border border;
};

void enqueue(const Job& job, std::size_t index, Lane& lane, RunContext& context) {
  const auto in = lane.in.writable<float>(), out = lane.out.writable<float>();
  const std::size_t row = std::size_t(in.width) * 4, rows = std::size_t(in.height);
  const StreamView stream = lane.resources->stream();
  TimedStage stage(context, stream, "sequence", 0);
  WS_CUDA_CHECK(cudaMemcpy2DAsync(in.data, in.pitch * 4, job.sources[index]->data(), row, row, rows, cudaMemcpyHostToDevice,
                                  stream.handle()));
  enqueue_fused(stage, lane.in.view<float>(), out, job.filter, job.border);
  WS_CUDA_CHECK(cudaMemcpy2DAsync(job.targets[index]->data(), row, out.data, out.pitch * 4, row, rows, cudaMemcpyDeviceToHost,
                                  stream.handle()));
}

/// Image i goes through lane i mod `lane_count`; a lane's stream keeps its images apart.
double time_with(const Job& job, int count, std::size_t lane_count, std::array<std::unique_ptr<Lane>, 3>& lanes,
                 RunContext& context) {
  const Stopwatch watch;
  for (int i = 0; i < count; ++i) {
    Lane& lane = *lanes[std::size_t(i) % lane_count];
    enqueue(job, std::size_t(i) % job.sources.size(), lane, context);
    if (lane_count == 1) lane.resources->stream().synchronize();
  }
  for (const auto& lane : lanes) lane->resources->stream().synchronize();
  return watch.ms();
}

void check(const std::vector<Image>& images, const SeparableFilter& filter) {
  if (images.empty()) throw Error(ErrorKind::invalid_argument, "a sequence needs at least one image");
  for (const Image& image : images)
    if (image.channels() != 1 || image.type() != PixelType::float32 || image.width() != images[0].width() ||
        image.height() != images[0].height())
      throw Error(ErrorKind::invalid_argument, "a sequence is of float images of one channel and one size");
  if (filter.row.radius() != filter.column.radius() || filter.row.radius() > most_fused_radius)
    throw Error(ErrorKind::invalid_argument, "a sequence takes equal radii of at most 16");
}

}  // namespace

SequenceTiming time_sequence(const std::vector<Image>& images, int count, const SeparableFilter& filter, Border border,
                             std::vector<Image>& results, RunContext& context) {
  check(images, filter);
  std::vector<std::unique_ptr<Pinned>> sources, targets;
  for (const Image& image : images) {
    sources.push_back(std::make_unique<Pinned>(image.bytes().size()));
    targets.push_back(std::make_unique<Pinned>(image.bytes().size()));
    std::memcpy(sources.back()->data(), image.bytes().data(), image.bytes().size());
  }
  std::array<std::unique_ptr<Lane>, 3> lanes;
  for (auto& lane : lanes) lane = std::make_unique<Lane>(images[0].width(), images[0].height());
  const Job job{sources, targets, filter, border};
  static_cast<void>(time_with(job, 3, 3, lanes, context));  // warms up
  SequenceTiming timing;
  timing.serial_ms = time_with(job, count, 1, lanes, context);
  timing.overlapped_ms = time_with(job, count, lanes.size(), lanes, context);
  results.clear();
  for (std::size_t i = 0; i < std::min(images.size(), std::size_t(count)); ++i) {
    results.emplace_back(images[i].width(), images[i].height(), 1, PixelType::float32);
    std::memcpy(results.back().bytes().data(), targets[i]->data(), targets[i]->bytes());
  }
  return timing;
}

}  // namespace ws::filter
