// For the microscope only: the thesis's three ways to treat a tile's apron, one of them wrong, and its small demonstrations
// of what costs time on a GPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/error.h"
#include "compute/filter/grouped.h"

#include <cmath>

namespace ws::filter {

enum class Apron {
  faulty,      ///< each item loads its own pixel: what lies beyond the segment is missing, and the ends come out wrong
  idle_items,  ///< the first and last items only load: right, but they idle and warps diverge
  double_load  ///< each item loads at −r and at +r: right, and all compute (v3)
};

[[nodiscard]] constexpr std::string_view apron_name(Apron apron) {
  return apron == Apron::faulty ? "faulty apron" : apron == Apron::idle_items ? "idle items" : "double load";
}

/// Throws Error{invalid_argument} where no item would compute, or two loads would leave a gap.
inline void check_apron(Apron apron, int radius, int segment) {
  if (radius < 0 || 2 * radius > segment || (apron == Apron::idle_items && 2 * radius >= segment))
    throw Error(ErrorKind::invalid_argument, "twice the radius must fit into the segment");
}

/// The phases of one item of the row pass of one row with zero border, over an access policy of grouped_kernels.h.
struct ApronKernel {
  Apron apron;
  int width, radius, segment;  ///< segment: items of a group

  /// How many pixels a group makes.
  [[nodiscard]] int stride() const { return apron == Apron::idle_items ? segment - 2 * radius : segment; }
  [[nodiscard]] int pixel(int group, int lane) const {
    return group * stride() + lane - (apron == Apron::idle_items ? radius : 0);
  }

  template <class Access>
  void load(int group, int lane, Access& access) const {
    const int x = pixel(group, lane);
    const auto bring = [&](int site, int from, int cell) {
      access.put(site, cell, from >= 0 && from < width ? access.image(site, from, 0) : 0.f);
    };
    if (apron != Apron::double_load) return bring(0, x, lane);
    bring(0, x - radius, lane);
    bring(1, x + radius, lane + 2 * radius);
  }

  template <class Access>
  void compute(int group, int lane, Access& access) const {
    const int x = pixel(group, lane);
    const bool only_loads = apron == Apron::idle_items && (lane < radius || lane >= segment - radius);
    if (x < 0 || x >= width || only_loads) return;
    const int center = apron == Apron::double_load ? lane + radius : lane;
    float sum = 0;
    for (int i = -radius; i <= radius; ++i) {
      const bool missing = apron == Apron::faulty && (center + i < 0 || center + i >= segment);
      if (!missing) sum = std::fma(access.tile(radius + i, center + i), access.tap(radius + i), sum);
    }
    access.result(x, 0, sum);
  }
};

/// What the first group of a row touches.
[[nodiscard]] GroupTrace trace_apron(Apron apron, int width, int radius, int segment = 64);

/// How many paths a warp takes, one after another, through an if-chain keyed on lane mod `branches` or lane div `branches`.
[[nodiscard]] int divergence_steps(int lanes, int branches, bool by_remainder);
/// How many turns it takes when lane i reads word i · stride.
[[nodiscard]] int bank_conflict_degree(int stride, int lanes = 16, int banks = 16);
/// How many warps hide a load's latency behind each other's arithmetic.
[[nodiscard]] int warps_to_hide_latency(int latency_cycles = 400, int cycles_per_instruction = 4, int instructions_per_load = 8);
/// How many work-groups fit a multiprocessor's local memory.
[[nodiscard]] int resident_groups(int bytes_per_group, int bytes_per_multiprocessor = 16 << 10);

}  // namespace ws::filter
