// A part of a cloud on a CUDA device: there as a whole, or brought from the host piece by piece. Included by the
// source of the same name.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/current_device.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/cuda/grid_cuda.cuh"
#include "compute/ridge/cuda/sums_cuda.cuh"
#include "compute/ridge/parts/parts.h"

#include <array>
#include <memory>
#include <utility>

namespace ws::ridge {

inline namespace cuda {

/// A cloud on the host whose pages devices may read by themselves; where the system allows no more such pages, copies of them
/// are slower.
template <class T>
class PinnedCloud {
 public:
  explicit PinnedCloud(LocalCloud<T> cloud) : cloud_(std::move(cloud)) {
    const std::size_t bytes = cloud_.coordinates.size() * sizeof(T);
    pinned_ = bytes > 0 && cuda_try(cudaHostRegister(cloud_.coordinates.data(), bytes, cudaHostRegisterPortable));
  }
  ~PinnedCloud() {
    if (pinned_) (void)cuda_try(cudaHostUnregister(cloud_.coordinates.data()));
  }
  PinnedCloud(const PinnedCloud&) = delete;
  PinnedCloud& operator=(const PinnedCloud&) = delete;

  /// Enqueues: columns of `count` points from `first` on.
  void bring(CudaExecutor& exec, std::size_t first, std::size_t count, DeviceSpan<T> columns) const {
    exec.operation(
        "bring points",
        [&](cudaStream_t) {
          for (std::size_t k = 0; k < cloud_.dimension; ++k)
            copy(columns.subspan(k * count, count),
                 Span<const T>(cloud_.coordinates.view()).subspan(k * cloud_.size + first, count), exec.stream());
        },
        count * cloud_.dimension * sizeof(T));
  }
  [[nodiscard]] CloudShape<T> shape() const { return shape_of(cloud_); }

 private:
  LocalCloud<T> cloud_;
  bool pinned_ = false;
};

/// Waits and adds what a device found to what is there.
template <class T>
void add_download(CudaExecutor& exec, Span<T> to, DeviceSpan<const T> from) {
  std::vector<T> values(from.size());
  exec.download(Span<T>(values), from);
  for (std::size_t v = 0; v < values.size(); ++v) to[v] += values[v];
}

template <class T, int D>
class CudaPart final : public CloudPart<T> {
 public:
  using PinnedPoints = std::shared_ptr<const PinnedCloud<T>>;

  CudaPart(PinnedPoints cloud, std::size_t first, std::size_t size, const DeviceShare& share, RunContext& context)
      : cloud_(std::move(cloud)),
        shape_(cloud_->shape()),
        first_(first),
        share_(share),
        dimension_(static_cast<std::uint32_t>(shape_.dimension)) {
    shape_.size = size;
    const std::size_t d = shape_.dimension;
    const bool fits = resident_bytes<T>(size, d) <= share.budget_bytes;
    const std::size_t room = share.budget_bytes / 4 * 3 / piece_bytes();
    if (!fits && room < std::min(size, least_piece))
      throw Error(
          ErrorKind::out_of_memory,
          told_unchecked("pieces of a cloud need more than {} bytes of device memory", {std::to_string(share.budget_bytes)}),
          said("raise --memory-cap"));
    piece_ = fits ? size : std::min({size, room, share.largest_piece});
    const OnDevice here(share_.device);
    stream_ = std::make_shared<const Stream>();
    if (!fits) return;
    const Stopwatch watch;
    points_ = DeviceBuffer<T>(size * d, stream_->view());
    CudaExecutor exec = executor(context);
    cloud_->bring(exec, first_, size, points_.view());
    exec.synchronize();
    context.metrics.upload_ms += watch.ms();
  }
  ~CudaPart() override {
    const OnDevice here(share_.device);
    points_ = {};
    stream_.reset();
  }

  [[nodiscard]] std::size_t first() const override { return first_; }
  [[nodiscard]] std::size_t size() const override { return shape_.size; }
  [[nodiscard]] std::size_t pieces() const override { return piece_ ? (shape_.size + piece_ - 1) / piece_ : 1; }

  void choose(double r1, Balls& balls, RunContext& context) const override {
    const OnDevice here(share_.device);
    for_pieces(context, [&](CudaExecutor& exec, DeviceSpan<const T> points, std::size_t, std::size_t count) {
      choose_more(exec, points, count, r1, balls);
    });
  }

  [[nodiscard]] std::unique_ptr<PartEvolution<T>> evolution(std::size_t ball_count, double r1, KeptSorting* kept,
                                                            RunContext& context) const override;

  void find_owners(const Balls& balls, double r1, Span<std::uint32_t> owners, RunContext& context) const override {
    const OnDevice here(share_.device);
    CudaExecutor exec = executor(context);
    const Listed listed = list(exec, {balls.centers.begin(), balls.centers.end()}, r1);
    for_pieces(context, [&](CudaExecutor& lane, DeviceSpan<const T> points, std::size_t first, std::size_t count) {
      auto owner = lane.make<std::uint32_t>(count);
      auto distance = lane.make<T>(count);
      listed.find_owners(lane, points, count, owner.view(), distance.view());
      lane.download(owners.subspan(first, count), std::as_const(owner).view());
    });
  }

  /// From the host through the device of the targets, which is the calling thread's.
  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    constexpr std::size_t most = std::size_t(1) << 22;
    CudaExecutor exec(context, targets.stream());
    const Listed listed = list(exec, {balls.centers.begin(), balls.centers.end()}, look.r1);
    auto points = exec.make<T>(std::min(most, shape_.size) * shape_.dimension);
    for (std::size_t first = 0; first < shape_.size; first += most) {
      CloudShape<T> shape = shape_;
      shape.size = std::min(most, shape_.size - first);
      const DeviceSpan<T> columns = points.view().subspan(0, shape.size * shape.dimension);
      cloud_->bring(exec, first_ + first, shape.size, columns);
      paint_cloud<T>(
          exec, shape, DeviceSpan<const T>(columns), look, targets,
          [&](auto owner, auto distance) { listed.find_owners(exec, columns, shape.size, owner, distance); }, first_ + first);
      exec.synchronize();
    }
  }

 private:
  using Listed = ListedBalls<CudaExecutor, T, D>;
  class Resident;
  class Streamed;
  static constexpr std::size_t least_piece = 1024;

  /// Keeps the stream that its memory is freed in, though the part be gone.
  struct Sorted final : SortedCloud {
    int device;
    std::shared_ptr<const Stream> stream;
    std::size_t size_bytes;
    SortedPoints<CudaExecutor, T> points;

    Sorted(std::uint64_t part, double r1, int on_device, std::shared_ptr<const Stream> in_stream, std::size_t of_bytes,
           SortedPoints<CudaExecutor, T> sorted)
        : SortedCloud(part, r1),
          device(on_device),
          stream(std::move(in_stream)),
          size_bytes(of_bytes),
          points(std::move(sorted)) {}
    ~Sorted() override {
      const OnDevice here(device);
      points = {};
      stream.reset();
    }
    [[nodiscard]] std::size_t bytes() const override { return size_bytes; }
  };

  /// A stream and a piece; what is enqueued is done, or its end awaited, when it goes.
  struct Lane {
    Stream stream;
    DeviceBuffer<T> points;
    CudaExecutor exec;

    Lane(RunContext& context, std::size_t values) : points(values, stream.view()), exec(context, stream.view()) {}
    ~Lane() { stream.view().try_synchronize(); }
  };

  /// Of a piece, per point, at most: points, twice, and what choosing or owners take.
  [[nodiscard]] std::size_t piece_bytes() const { return 3 * shape_.dimension * sizeof(T) + 2 * sizeof(T) + 48; }
  [[nodiscard]] CudaExecutor executor(RunContext& context) const { return CudaExecutor(context, stream_->view()); }

  [[nodiscard]] Listed list(CudaExecutor& exec, const std::vector<T>& rows, double r1) const {
    const CellGrid grid = make_cell_grid(shape_.box, shape_.dimension, r1, 2 * rows.size() / shape_.dimension);
    return Listed(exec, grid, rows, r1, dimension_);
  }

  /// use(executor, points, first of the part, count) for each piece. Pieces have two lanes, so that one is brought while
  /// another is worked on.
  template <class Use>
  void for_pieces(RunContext& context, const Use& use) const {
    if (!points_.empty()) {
      CudaExecutor exec = executor(context);
      use(exec, points_.view(), 0, shape_.size);
      exec.synchronize();
      return;
    }
    const std::size_t values = piece_ * shape_.dimension;
    std::array<Lane, 2> lanes{{{context, values}, {context, values}}};
    std::size_t turn = 0;
    for (std::size_t first = 0; first < shape_.size; first += piece_, ++turn) {
      Lane& lane = lanes[turn % lanes.size()];
      lane.exec.synchronize();
      const std::size_t count = std::min(piece_, shape_.size - first);
      const DeviceSpan<T> points = lane.points.view().subspan(0, count * shape_.dimension);
      cloud_->bring(lane.exec, first_ + first, count, points);
      use(lane.exec, DeviceSpan<const T>(points), first, count);
    }
    for (Lane& lane : lanes) lane.exec.synchronize();
  }

  /// Of a piece's points those that no ball reaches choose among themselves, in order.
  void choose_more(CudaExecutor& exec, DeviceSpan<const T> points, std::size_t count, double r1, Balls& balls) const {
    const Listed listed = list(exec, {balls.centers.begin(), balls.centers.end()}, r1);
    auto indices = exec.make<std::uint32_t>(count), left = exec.make<std::uint32_t>(count);
    auto flags = exec.make<std::uint8_t>(count);
    exec.for_each("list the points", count, CountUp<DeviceMemory>{indices.view()});
    exec.for_each("drop covered points", count,
                  KeepUnreached<DeviceMemory, T, D>{listed.grid, listed.lists, points, count, std::as_const(indices).view(),
                                                    listed.centers.view(), listed.radius_squared, dimension_, flags.view()},
                  100);
    CloudShape<T> rest = shape_;
    rest.size = exec.select("keep the rest", std::as_const(indices).view(), std::as_const(flags).view(), left.view());
    auto columns = exec.make<T>(rest.size * rest.dimension);
    exec.for_each(
        "gather the rest", rest.size,
        GatherSorted<T>{points, count, dimension_.get(), std::as_const(left).view().subspan(0, rest.size), columns.view()});
    exec.synchronize();
    const GridEngineOf<detail::CudaResources, T, D> engine(Backend::cuda, {}, rest, std::move(columns));
    const Balls more = engine.choose(r1, exec.context());
    balls.centers.insert(balls.centers.end(), more.centers.begin(), more.centers.end());
    for (std::size_t j = 0; j < more.size(); ++j) balls.ids.push_back(static_cast<std::uint32_t>(balls.ids.size()));
  }

  /// The points in the order of the cells for r1: rounds ask alike.
  [[nodiscard]] std::shared_ptr<const Sorted> sorted_points(CudaExecutor& exec, double r1, KeptSorting* kept) const {
    constexpr std::size_t most_cells = std::size_t(1) << 24;
    return sorted_for<Sorted>(kept, identity_, r1, [&] {
      const CellGrid grid = make_cell_grid(shape_.box, shape_.dimension, r1, std::min(2 * shape_.size, most_cells));
      return std::make_shared<const Sorted>(identity_, r1, share_.device, stream_, grid_bytes(shape_, grid),
                                            sort_points<T>(exec, points_.view(), shape_, grid, r1));
    });
  }

  PinnedPoints cloud_;
  CloudShape<T> shape_;  ///< of the whole cloud but for its size
  std::size_t first_, piece_ = 0;
  DeviceShare share_;
  Dimension<D> dimension_;
  std::shared_ptr<const Stream> stream_;
  std::uint64_t identity_ = next_identity();
  DeviceBuffer<T> points_;  ///< all of them; none where the part streams
};

/// Looks only at points whose owners may have changed.
template <class T, int D>
class CudaPart<T, D>::Resident final : public PartEvolution<T> {
 public:
  Resident(const CudaPart& part, std::size_t ball_count, double r1, KeptSorting* kept, RunContext& context)
      : device_(part.share_.device), exec_(context, part.stream_->view()), sorted_(part.sorted_points(exec_, r1, kept)) {
    for (auto& rows : rows_) rows = exec_.make<T>(ball_count * part.shape_.dimension);
    state_ = std::make_unique<GridState<T, D>>(exec_, sorted_->points, part.shape_, ball_count, r1);
  }
  ~Resident() override {
    const OnDevice here(device_);
    state_.reset();
    for (auto& rows : rows_) rows = {};
    sorted_.reset();
  }

  void add_sums(Span<const T> centers, Span<std::int64_t> sums, Span<std::uint32_t> counts) override {
    const OnDevice here(device_);
    exec_.upload(rows_[1].view(), centers);
    state_->assign_anew(exec_, rows_[0].view(), rows_[1].view());
    add_download(exec_, sums, state_->sums());
    add_download(exec_, counts, state_->counts());
    rows_[0].swap(rows_[1]);
    exec_.synchronize();
  }

 private:
  int device_;
  CudaExecutor exec_;
  std::shared_ptr<const Sorted> sorted_;
  DeviceBuffer<T> rows_[2];  ///< where the balls were, where they are
  std::unique_ptr<GridState<T, D>> state_;
};

/// Each time the points come anew.
template <class T, int D>
class CudaPart<T, D>::Streamed final : public PartEvolution<T> {
 public:
  Streamed(const CudaPart& part, double r1, RunContext& context) : part_(part), r1_(r1), context_(context) {}

  void add_sums(Span<const T> centers, Span<std::int64_t> sums, Span<std::uint32_t> counts) override {
    const OnDevice here(part_.share_.device);
    CudaExecutor exec = part_.executor(context_);
    auto all_sums = exec.make<std::int64_t>(sums.size());
    auto all_counts = exec.make<std::uint32_t>(counts.size());
    exec.fill_zero(all_sums.view());
    exec.fill_zero(all_counts.view());
    const Listed listed = part_.list(exec, {centers.begin(), centers.end()}, r1_);  // waits: lanes find zeros
    part_.for_pieces(context_, [&](CudaExecutor& lane, DeviceSpan<const T> points, std::size_t, std::size_t count) {
      auto owner = lane.make<std::uint32_t>(count);
      auto distance = lane.make<T>(count);
      listed.find_owners(lane, points, count, owner.view(), distance.view());
      const CellProblem<DeviceMemory, T, D> problem{
          points,          count, listed.centers.view(), static_cast<std::uint32_t>(counts.size()), listed.radius_squared,
          part_.dimension_};
      detail::add_cells(lane, problem, std::as_const(owner).view(), part_.shape_.unit_counts(), all_sums.view(),
                        all_counts.view());
    });
    add_download(exec, sums, std::as_const(all_sums).view());
    add_download(exec, counts, std::as_const(all_counts).view());
    exec.synchronize();
  }

 private:
  const CudaPart& part_;
  double r1_;
  RunContext& context_;
};

template <class T, int D>
std::unique_ptr<PartEvolution<T>> CudaPart<T, D>::evolution(std::size_t ball_count, double r1, KeptSorting* kept,
                                                            RunContext& context) const {
  const std::size_t needed = ball_count * (shape_.dimension * (2 * sizeof(T) + sizeof(std::int64_t)) + 36);
  if (needed > share_.budget_bytes / 4)
    throw Error(ErrorKind::out_of_memory,
                told_unchecked("{} balls need about {} bytes of device memory, of {} a quarter is theirs",
                               {std::to_string(ball_count), std::to_string(needed), std::to_string(share_.budget_bytes)}),
                said("raise --memory-cap, or r1"));
  const OnDevice here(share_.device);
  if (points_.empty()) return std::make_unique<Streamed>(*this, r1, context);
  return std::make_unique<Resident>(*this, ball_count, r1, kept, context);
}

}  // namespace cuda

template <class T>
std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<T> cloud, const std::vector<DeviceShare>& shares,
                                               RunContext& context) {
  return with_dimension<2, 3>(cloud.dimension, [&]<int D>(Dimension<D>) -> std::unique_ptr<Engine> {
    const auto pinned = std::make_shared<const PinnedCloud<T>>(std::move(cloud));
    const CloudShape<T> shape = pinned->shape();
    std::vector<std::unique_ptr<CloudPart<T>>> parts;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      const std::size_t first = shape.size * i / shares.size(), end = shape.size * (i + 1) / shares.size();
      parts.push_back(std::make_unique<CudaPart<T, D>>(pinned, first, end - first, shares[i], context));
    }
    return make_parts_engine(Backend::cuda, shape, std::move(parts));
  });
}

}  // namespace ws::ridge
