// The thesis's evolution: one kernel finds each point's closest ball and sums, one moves the balls. Layouts of points and balls
// can be chosen, and on CUDA whether the host or the device decides on the next iteration.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/variants/params.h"

#include <memory>

namespace ws::ridge {

class SourceKernels {
 public:
  virtual ~SourceKernels() = default;
  /// Does what Engine::evolve does, with the same result.
  virtual Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const = 0;
};

/// The place of a value in memory: coordinate k of item i is at i·item + k·coordinate.
struct Strides {
  std::size_t item = 1, coordinate = 1;
  [[nodiscard]] WS_HD std::size_t operator()(std::size_t i, std::size_t k) const { return i * item + k * coordinate; }
};

/// The strides of a layout whose columns begin at multiples of `pitch` values.
[[nodiscard]] constexpr Strides strides_of(Layout layout, std::size_t pitch, std::size_t dimension) {
  return layout == Layout::column ? Strides{1, pitch} : Strides{dimension, 1};
}

/// Columns are padded to whole lines of 128 bytes.
template <class T>
[[nodiscard]] constexpr std::size_t pitch_of(std::size_t size) {
  constexpr std::size_t line = 128 / sizeof(T);
  return (size + line - 1) / line * line;
}

/// The cloud's coordinates in a layout.
template <class T>
[[nodiscard]] HostBuffer<T> laid_out(const LocalCloud<T>& cloud, Layout layout) {
  const std::size_t pitch = pitch_of<T>(cloud.size), d = cloud.dimension;
  HostBuffer<T> values(layout == Layout::column ? pitch * d : cloud.size * d);
  const Strides at = strides_of(layout, pitch, d);
  for (std::size_t k = 0; k < d; ++k)
    for (std::size_t i = 0; i < cloud.size; ++i) values[at(i, k)] = cloud.at(i, k);
  return values;
}

/// Moves a ball (MoveToMean) and writes it also where the closest-ball kernel reads it.
template <class M, class T>
struct MoveAndPlace {
  MoveToMean<M, T, 0> move;
  Strides strides;
  typename M::template View<T> placed;

  WS_HD void operator()(std::uint32_t j) const {
    move(j);
    const std::uint32_t d = move.dimension.get();
    for (std::uint32_t k = 0; k < d; ++k) placed[strides(j, k)] = move.after[std::size_t(j) * d + k];
  }
};

template <class T>
[[nodiscard]] std::unique_ptr<SourceKernels> make_source_kernels_cpu(const LocalCloud<T>& cloud,
                                                                     const VariantParameters& parameters);
/// Uploads the cloud. Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<T>& cloud,
                                                                      const VariantParameters& parameters, RunContext& context);

}  // namespace ws::ridge
