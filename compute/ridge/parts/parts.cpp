// SPDX-License-Identifier: MIT
#include "compute/ridge/parts/parts.h"

#include "compute/core/device/current_device.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/balls/phases.h"
#include "compute/ridge/grid/ball_grid.h"

#include <deque>
#include <exception>
#include <thread>
#include <utility>

namespace ws::ridge {

namespace {

/// f(i) for each i < count at the same time, each in a thread of its own; throws what the first of them threw.
template <class F>
void at_once(std::size_t count, const F& f) {
  std::vector<std::exception_ptr> errors(count);
  const auto guarded = [&](std::size_t i) {
    try {
      f(i);
    } catch (...) {
      errors[i] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < count; ++i) threads.emplace_back(guarded, i);
    if (count > 0) guarded(0);
  }
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
}

/// What each part keeps of its points.
struct SortedParts final : SortedCloud {
  std::vector<KeptSorting> parts;

  SortedParts(std::uint64_t engine, double r1, std::vector<KeptSorting> kept)
      : SortedCloud(engine, r1), parts(std::move(kept)) {}
  [[nodiscard]] std::size_t bytes() const override {
    std::size_t sum = 0;
    for (const KeptSorting& part : parts) sum += part.last ? part.last->bytes() : 0;
    return sum;
  }
};

/// All parts of a cloud while balls move: what its points add up to.
template <class T>
class Together {
 public:
  Together(std::uint64_t engine, const std::vector<std::unique_ptr<CloudPart<T>>>& parts, const Balls& balls, double r1,
           KeptSorting* kept, RunContext& context)
      : context_(context), sums(balls.centers.size()), counts(balls.size()) {
    std::vector<KeptSorting> sortings(parts.size());
    if (kept && kept->last && kept->last->is_for(engine, r1))
      sortings = std::static_pointer_cast<const SortedParts>(kept->last)->parts;
    if (kept) kept->last.reset();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      members_.emplace_back().context = context.beside();
    }
    at_once(parts.size(), [&](std::size_t i) {
      Member& member = members_[i];
      member.evolution = parts[i]->evolution(balls.size(), r1, &sortings[i], member.context);
      member.sums.resize(sums.size());
      member.counts.resize(counts.size());
    });
    if (kept) kept->last = std::make_shared<const SortedParts>(engine, r1, std::move(sortings));
  }
  ~Together() {
    for (const Member& member : members_)
      for (const OperationTime& operation : member.context.metrics.operations())
        context_.metrics.add_operation(operation.label, operation.ms, operation.bytes);
  }
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;

  void add_up(const std::vector<T>& centers) {
    at_once(members_.size(), [&](std::size_t i) {
      Member& member = members_[i];
      std::fill(member.sums.begin(), member.sums.end(), 0);
      std::fill(member.counts.begin(), member.counts.end(), 0u);
      member.evolution->add_sums(centers, member.sums, member.counts);
    });
    std::fill(sums.begin(), sums.end(), 0);
    std::fill(counts.begin(), counts.end(), 0u);
    for (const Member& member : members_) {
      for (std::size_t v = 0; v < sums.size(); ++v) sums[v] += member.sums[v];
      for (std::size_t j = 0; j < counts.size(); ++j) counts[j] += member.counts[j];
    }
  }

 private:
  struct Member {
    RunContext context;
    std::unique_ptr<PartEvolution<T>> evolution;
    std::vector<std::int64_t> sums;
    std::vector<std::uint32_t> counts;
  };
  RunContext& context_;
  std::deque<Member> members_;  ///< evolutions keep references to their contexts

 public:
  std::vector<std::int64_t> sums;     ///< of the whole cloud, row by row
  std::vector<std::uint32_t> counts;  ///< likewise
};

template <class T>
class PartsEngine final : public Engine {
 public:
  using Parts = std::vector<std::unique_ptr<CloudPart<T>>>;

  PartsEngine(Backend backend, CloudShape<T> shape, Parts parts) : backend_(backend), shape_(shape), parts_(std::move(parts)) {}

  [[nodiscard]] Backend backend() const override { return backend_; }
  [[nodiscard]] const CloudBox& box() const override { return shape_.box; }
  [[nodiscard]] CloudParts parts() const override {
    CloudParts result{parts_.size(), 0};
    for (const auto& part : parts_) result.pieces += part->pieces();
    return result;
  }

  /// One part after the other: it is sequential by definition.
  [[nodiscard]] Balls choose(double r1, RunContext& context) const override {
    Balls balls{shape_.dimension, {}, {}};
    for (const auto& part : parts_) part->choose(r1, balls, context);
    return balls;
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    check_ball_memory(balls, context);
    Together<T> together(identity(), parts_, balls, settings.r1, settings.kept, context);
    const auto units = shape_.units();
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    std::vector<T> before(balls.centers.begin(), balls.centers.end()), after(before.size());
    for (std::size_t iteration = 1; iteration <= settings.max_iterations; ++iteration) {
      context.check_stop();
      context.report(-1, told("evolving, iteration {}", iteration));
      together.add_up(before);
      std::uint32_t moved = 0;
      const MoveToMean<HostMemory, T, 0> to_mean{together.sums, together.counts,
                                                 before,        after,
                                                 units,         Dimension<0>(static_cast<std::uint32_t>(shape_.dimension)),
                                                 test,          Span<std::uint32_t>(&moved, 1)};
      for (std::uint32_t j = 0; j < balls.size(); ++j) to_mean(j);
      if (!moved) return {iteration, true};
      before.swap(after);
      Balls now{balls.dimension, {before.begin(), before.end()}, balls.ids};
      if (settings.on_iteration) settings.on_iteration(iteration, balls, now);
      balls = std::move(now);
    }
    return {settings.max_iterations, false};
  }

  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    if (balls.size() <= 3) return {};
    const Stopwatch watch;
    std::vector<RemovedBall> removed = remove_on_grid<T>(balls, r2, context);
    take_away(balls, removed);
    context.metrics.add_operation("remove in order", watch.ms(), 0);
    return removed;
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting* kept,
                                                       RunContext& context) const override {
    if (balls.ids.empty()) return {};
    check_ball_memory(balls, context);
    Together<T> together(identity(), parts_, balls, r1, kept, context);
    together.add_up({balls.centers.begin(), balls.centers.end()});
    return together.counts;
  }

  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    std::vector<std::uint32_t> result(shape_.size);
    for (const auto& part : parts_)
      part->find_owners(balls, r1, Span<std::uint32_t>(result).subspan(part->first(), part->size()), context);
    return result;
  }

  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    for (const auto& part : parts_) part->paint(balls, look, targets, context);
  }

 private:
  /// On the host; parts see to their devices.
  void check_ball_memory(const Balls& balls, const RunContext& context) const {
    const std::size_t sums = balls.centers.size() * sizeof(std::int64_t) + balls.size() * sizeof(std::uint32_t);
    const std::size_t rows = 2 * balls.centers.size() * (sizeof(double) + sizeof(T));
    context.check_more_memory(shape_.size * shape_.dimension * sizeof(T), (parts_.size() + 1) * sums + rows, 0);
  }

  Backend backend_;
  CloudShape<T> shape_;
  Parts parts_;
};

/// The bytes that may be used of the calling thread's device: those that are free less a margin, but not more than the cap.
std::size_t budget_of(const DeviceUse& use) {
  constexpr std::size_t margin = 256u << 20;
  const std::size_t free = free_device_bytes(), usable = free > 2 * margin ? free - margin : free / 2;
  return use.memory_cap_bytes > 0 ? std::min(usable, use.memory_cap_bytes) : usable;
}

}  // namespace

template <class T>
std::unique_ptr<Engine> make_parts_engine(Backend backend, CloudShape<T> shape,
                                          std::vector<std::unique_ptr<CloudPart<T>>> parts) {
  return std::make_unique<PartsEngine<T>>(backend, shape, std::move(parts));
}

template std::unique_ptr<Engine> make_parts_engine(Backend, CloudShape<float>, std::vector<std::unique_ptr<CloudPart<float>>>);
template std::unique_ptr<Engine> make_parts_engine(Backend, CloudShape<double>,
                                                   std::vector<std::unique_ptr<CloudPart<double>>>);

std::vector<DeviceShare> device_shares(const DeviceUse& use) {
  const std::size_t present = cuda_status().devices.size();
  if (use.devices > present)
    throw Error(ErrorKind::invalid_argument, told("--devices {}: this host has {} that CUDA can use", use.devices, present));
  std::vector<DeviceShare> shares;
  if (use.devices < 2) return {DeviceShare{current_device(), budget_of(use)}};
  for (std::size_t i = 0; i < use.devices; ++i) {
    const int device = static_cast<int>(i);
    const OnDevice here(device);
    shares.push_back(DeviceShare{device, budget_of(use)});
  }
  return shares;
}

}  // namespace ws::ridge
