// Convolution of one plane on the CPU: the variants that are not work-groups.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/strips.h"
#include "compute/filter/engine.h"

namespace ws::filter {

/// The size of a plane, and the border rule for what lies outside.
struct PlaneShape {
  int width, height;
  Border border;
  [[nodiscard]] std::size_t pixel_count() const { return std::size_t(width) * std::size_t(height); }
};

/// One pass in plain loops on one thread, without vector instructions.
template <class T>
void reference_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps,
                    RunContext& context);
/// One pass on one thread, eight or sixteen pixels per instruction.
template <class T>
void simd_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps, RunContext& context,
               Vectors vectors = widest_vectors());
/// Both passes on all threads, strip by strip: the rows that the columns need wait in the cache.
template <class T>
void fused_convolution(Span<const T> in, Span<float> out, const PlaneShape& shape, const SeparableFilter& filter,
                       RunContext& context, Vectors vectors = widest_vectors());
/// One pass of a recursive Gaussian on all threads. σ = 0 copies.
template <class T>
void recursive_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, double sigma, RunContext& context);

}  // namespace ws::filter
