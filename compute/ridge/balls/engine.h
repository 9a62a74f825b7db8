// One cloud on one backend in one precision: the phases of the algorithm, and the painting of a step.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/core/result/frame_targets.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/choices.h"
#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/sorting.h"
#include "compute/ridge/balls/trace.h"

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace ws::ridge {

/// How evolution ends and what it reports.
struct EvolveSettings {
  double r1 = 1;
  Convergence convergence = Convergence::exact;
  double tolerance = 0;  ///< in units of r1
  std::size_t max_iterations = 10'000;
  /// After each iteration that moved something, with the new positions; null: not wanted.
  std::function<void(std::size_t iteration, const Balls& before, const Balls& after)> on_iteration;
  KeptSorting* kept = nullptr;  ///< null: what the engine sorts is of use to this call only
};

/// The rows that map local coordinates to the picture's x, y, z.
struct ProjectionRows {
  float rows[3][16] = {};
};

/// How an evolution ended.
struct Evolution {
  std::size_t iterations = 0;  ///< the last one included, which moves nothing unless the cap came first
  bool stands_still = false;   ///< the last iteration moved nothing
};

/// What a frame's cloud looks like.
struct CloudPaint {
  ProjectionRows projection;
  ColorBy color_by = ColorBy::owner;
  double r1 = 1;
  std::vector<std::uint32_t> owner_colors;  ///< per ball
  std::uint32_t unowned_color = 0;
  const std::array<std::uint32_t, 256>* ramp = nullptr;
};

/// How much of the CUDA devices a run may use.
struct DeviceUse {
  std::size_t memory_cap_bytes = 0;  ///< of each device; 0: what is free
  std::size_t devices = 1;
  [[nodiscard]] bool operator==(const DeviceUse&) const = default;
};

/// How a cloud is divided: it is whole on one device or on the host, or shared by several devices, each of which may take its
/// part in pieces.
struct CloudParts {
  std::size_t devices = 1, pieces = 1;
};

/// Immutable: several threads may use it at a time. Throws Cancelled when the context's stop is requested.
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;
  /// No two engines of a process share it; one that only adds to another has the other's, whose points it sorts.
  [[nodiscard]] virtual std::uint64_t identity() const { return identity_; }
  [[nodiscard]] virtual Backend backend() const = 0;
  [[nodiscard]] virtual const CloudBox& box() const = 0;
  [[nodiscard]] virtual CloudParts parts() const { return {}; }

  /// The initial balls, in input order; ids count from 0.
  [[nodiscard]] virtual Balls choose(double r1, RunContext& context) const = 0;
  /// Moves `balls` to convergence or to the cap. Throws Error{out_of_memory} for more balls than there is room for.
  virtual Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const = 0;
  /// Removes balls in the exact sequential order; returns them in that order.
  virtual std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const = 0;
  /// How many points each ball owns.
  [[nodiscard]] virtual std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting* kept,
                                                               RunContext& context) const = 0;
  /// For each point the index of the ball that owns it, or no_owner.
  [[nodiscard]] virtual std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const = 0;

  /// Writes "cloud.position" and "cloud.color" where wanted, in the targets' memory.
  virtual void paint(const Balls& balls, const CloudPaint& paint, const FrameTargets& targets, RunContext& context) const = 0;

 private:
  std::uint64_t identity_ = next_identity();
};

/// Engines read `cloud` while they are made; on the CPU they keep a copy of it.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_cpu_engine(LocalCloud<T> cloud);
/// Uploads; adds the time to context.metrics.upload_ms. Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<T>& cloud, RunContext& context);

/// Engines that give the same bits over a grid of cells instead of all pairs.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_cpu_grid_engine(LocalCloud<T> cloud);
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<T>& cloud, RunContext& context);

/// The engine of method `grid`, else that of `brute`, for a backend: the one in the context's cache where there is one. Throws
/// Error{cuda} where the build has no CUDA. With `grid` on CUDA a cloud that does not fit, or that several devices share, lies
/// in parts (parts.h).
[[nodiscard]] std::shared_ptr<const Engine> make_engine(const PointSet& points, Precision precision, RunContext& context,
                                                        Method method = Method::grid, const DeviceUse& use = {});

}  // namespace ws::ridge
