// A cloud in parts: shared by several devices, or larger than a device's memory and brought to it piece by piece. The sums
// over points are sums of whole numbers, so parts give the bits that the whole gives.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <vector>

namespace ws::ridge {

/// A part while balls move. Used by one thread at a time.
template <class T>
class PartEvolution {
 public:
  virtual ~PartEvolution() = default;
  /// Adds the part's points to the sums and counts of the balls that own them, with the balls at `centers` (row by row). Throws
  /// Error; Cancelled.
  virtual void add_sums(Span<const T> centers, Span<std::int64_t> sums, Span<std::uint32_t> counts) = 0;
};

/// The points first() … first() + size() of a cloud. Immutable: several threads may use it at a time.
template <class T>
class CloudPart {
 public:
  virtual ~CloudPart() = default;
  [[nodiscard]] virtual std::size_t first() const = 0;
  [[nodiscard]] virtual std::size_t size() const = 0;
  [[nodiscard]] virtual std::size_t pieces() const = 0;

  /// Goes on choosing: `balls` holds the balls of the points before the part; those of the part are added.
  virtual void choose(double r1, Balls& balls, RunContext& context) const = 0;
  /// An evolution of `ball_count` balls. `kept` is of this part alone and may be null; `context` must outlive the evolution.
  /// Throws Error{out_of_memory} for more balls than there is room for.
  [[nodiscard]] virtual std::unique_ptr<PartEvolution<T>> evolution(std::size_t ball_count, double r1, KeptSorting* kept,
                                                                    RunContext& context) const = 0;
  /// For each of the part's points the index of the ball that owns it, or no_owner.
  virtual void find_owners(const Balls& balls, double r1, Span<std::uint32_t> owners, RunContext& context) const = 0;
  /// Paints the part's points into the cloud's targets.
  virtual void paint(const Balls& balls, const CloudPaint& paint, const FrameTargets& targets, RunContext& context) const = 0;
};

/// Points of a cloud on the host, asked from elsewhere. What it keeps from one call to the next only saves time. Used by one
/// thread at a time.
template <class T>
class PartOnHost {
 public:
  PartOnHost() = default;
  PartOnHost(const PartOnHost&) = delete;
  PartOnHost& operator=(const PartOnHost&) = delete;
  virtual ~PartOnHost() = default;
  /// As CloudPart.
  virtual void choose(double r1, Balls& balls, RunContext& context) const = 0;
  /// What the points of each ball add up to, and how many they are, with the balls at `centers` (row by row). The views hold
  /// until the next call.
  virtual void add_up(double r1, const std::vector<T>& centers, RunContext& context) = 0;
  [[nodiscard]] virtual Span<const std::int64_t> sums() const = 0;
  [[nodiscard]] virtual Span<const std::uint32_t> counts() const = 0;
};
template <class T>
[[nodiscard]] std::unique_ptr<PartOnHost<T>> make_part_on_host(LocalCloud<T> points);

/// Over parts that follow one another; all of them work at the same time, each in a thread of its own.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_parts_engine(Backend backend, CloudShape<T> shape,
                                                        std::vector<std::unique_ptr<CloudPart<T>>> parts);

extern template std::unique_ptr<Engine> make_parts_engine(Backend, CloudShape<float>,
                                                          std::vector<std::unique_ptr<CloudPart<float>>>);
extern template std::unique_ptr<Engine> make_parts_engine(Backend, CloudShape<double>,
                                                          std::vector<std::unique_ptr<CloudPart<double>>>);

/// One of the devices that share a cloud, and what of its memory may be used.
struct DeviceShare {
  int device = 0;
  std::size_t budget_bytes = 0;
  std::size_t largest_piece = std::size_t(1) << 25;  ///< points; so small that a cancelled run ends soon
};

/// The first `use.devices` devices, or the calling thread's where it is one. Throws Error{invalid_argument} where there are
/// fewer.
[[nodiscard]] std::vector<DeviceShare> device_shares(const DeviceUse& use);

/// What method `grid` holds on a CUDA device for a cloud that lies there as a whole: the points, their copy in the order of the
/// cells and what sorting them takes, tiles, owners and cells.
template <class T>
[[nodiscard]] constexpr std::size_t resident_bytes(std::size_t size, std::size_t dimension) {
  constexpr std::size_t per_point = 64, per_cell = 32, most_cells = std::size_t(1) << 24;
  return working_bytes<T>(size, dimension) + size * (dimension * sizeof(T) + per_point) +
         std::min(std::bit_ceil(2 * size), most_cells) * per_cell;
}

/// Splits the cloud evenly among the shares; a part that does not fit its budget streams. Throws Error{cuda} in builds without
/// CUDA.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<T> cloud, const std::vector<DeviceShare>& shares,
                                                             RunContext& context);

}  // namespace ws::ridge
