// One filter over a sequence of images, its transfers arranged in every way: which memory, how many streams.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/sequence.h"

#include "compute/core/words/told_unchecked.h"
#include "compute/filter/cuda/planes.cuh"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <utility>

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
      : resources(std::make_shared<DeviceResources>()),
        in(resources, width, height, 1, PixelType::float32, 1),
        out(resources, width, height, 1, PixelType::float32, 1) {}
  ResourcesPtr resources;
  CudaPlanes in, out;
};

/// Where an image comes from and where its result goes, in host memory.
struct Place {
  const std::byte* from;
  std::byte* to;
};

/// What is done to each image.
struct Work {
  bool upload = true, filter = true, download = true;
};

struct Job {
  const std::vector<Place>& places;
  const SeparableFilter& filter;
  Border border;
  Work work;
};

void enqueue(const Job& job, const Place& place, Lane& lane, RunContext& context) {
  const auto in = lane.in.writable<float>(), out = lane.out.writable<float>();
  const std::size_t row = std::size_t(in.width) * sizeof(float), rows = std::size_t(in.height);
  const StreamView stream = lane.resources->stream();
  const TimedStage stage(context, stream, "sequence", 0);
  if (job.work.upload)
    WS_CUDA_CHECK(cudaMemcpy2DAsync(in.data, in.pitch * sizeof(float), place.from, row, row, rows, cudaMemcpyHostToDevice,
                                    stream.handle()));
  if (job.work.filter) enqueue_fused(stage, std::as_const(lane.in).view<float>(), out, job.filter, job.border);
  if (job.work.download)
    WS_CUDA_CHECK(cudaMemcpy2DAsync(place.to, row, out.data, out.pitch * sizeof(float), row, rows, cudaMemcpyDeviceToHost,
                                    stream.handle()));
}

using Lanes = std::array<std::unique_ptr<Lane>, 3>;

/// Milliseconds per image. Image i goes through lane i mod `lane_count`; a lane's stream keeps its images apart.
double time_with(const Job& job, int count, std::size_t lane_count, Lanes& lanes, RunContext& context) {
  const Stopwatch watch;
  for (int i = 0; i < count; ++i) {
    Lane& lane = *lanes[std::size_t(i) % lane_count];
    enqueue(job, job.places[std::size_t(i) % job.places.size()], lane, context);
    if (lane_count == 1) lane.resources->stream().synchronize();
  }
  for (const auto& lane : lanes) lane->resources->stream().synchronize();
  return watch.ms() / count;
}

void check(const std::vector<Image>& images, const SeparableFilter& filter) {
  if (images.empty()) throw Error(ErrorKind::invalid_argument, said("a sequence needs at least one image"));
  for (const Image& image : images)
    if (image.channels() != 1 || image.type() != PixelType::float32 || image.width() != images[0].width() ||
        image.height() != images[0].height())
      throw Error(ErrorKind::invalid_argument, said("a sequence is of float images of one channel and one size"));
  if (filter.row.radius() != filter.column.radius() || filter.row.radius() > most_fused_radius)
    throw Error(ErrorKind::invalid_argument,
                told_unchecked("a sequence takes equal radii of at most {}", {std::to_string(most_fused_radius)}));
}

/// Host memory of both kinds for all images.
struct HostImages {
  explicit HostImages(const std::vector<Image>& images) {
    for (const Image& image : images) {
      const std::size_t bytes = image.bytes().size();
      for (auto* list : {&sources, &targets}) list->push_back(std::make_unique<Pinned>(bytes));
      std::memcpy(sources.back()->data(), image.bytes().data(), bytes);
      plain_results.emplace_back(image.width(), image.height(), 1, PixelType::float32);
      pinned.push_back({sources.back()->data(), targets.back()->data()});
      pageable.push_back({image.bytes().data(), plain_results.back().bytes().data()});
    }
  }
  std::vector<std::unique_ptr<Pinned>> sources, targets;
  std::vector<Image> plain_results;
  std::vector<Place> pinned, pageable;
};

}  // namespace

SequenceTiming time_sequence(const std::vector<Image>& images, int count, const SeparableFilter& filter, Border border,
                             std::vector<Image>& results, RunContext& context) {
  check(images, filter);
  HostImages host(images);
  Lanes lanes;
  for (auto& lane : lanes) lane = std::make_unique<Lane>(images[0].width(), images[0].height());
  const Job pageable{host.pageable, filter, border, {}}, pinned{host.pinned, filter, border, {}};
  const auto alone = [&](const Work& work) { return time_with({host.pinned, filter, border, work}, count, 1, lanes, context); };
  for (const Job& job : {pageable, pinned})  // warms up
    static_cast<void>(time_with(job, std::max(3, int(images.size())), lanes.size(), lanes, context));
  SequenceTiming ms;
  ms.pageable = time_with(pageable, count, 1, lanes, context);
  ms.pinned = time_with(pinned, count, 1, lanes, context);
  ms.upload = alone({true, false, false});
  ms.filter = alone({false, true, false});
  ms.download = alone({false, false, true});
  ms.overlapped = time_with(pinned, count, lanes.size(), lanes, context);
  results.clear();
  for (std::size_t i = 0; i < std::min(images.size(), std::size_t(count)); ++i) {
    results.emplace_back(images[i].width(), images[i].height(), 1, PixelType::float32);
    std::memcpy(results.back().bytes().data(), host.targets[i]->data(), host.targets[i]->bytes());
  }
  return ms;
}

}  // namespace ws::filter
