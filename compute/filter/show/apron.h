// The thesis's three ways to treat a tile's apron, one of them wrong, run over the microscope's recorder; and its small
// demonstrations of what costs time on a GPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/microscope.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ws::filter {

enum class Apron {
  faulty,       ///< each item loads its own pixel: what lies beyond the segment is missing, and the ends come out wrong
  idle_items,   ///< the first and last items only load: right, but they idle and warps diverge
  double_load,  ///< each item loads at −r and at +r: right, and all compute (v3), as long as 2 r fits the group
  triple_load   ///< and its own pixel besides: right for 2 r up to twice the group (v412's columns)
};

[[nodiscard]] constexpr const char* apron_name(Apron apron) {
  return apron == Apron::faulty        ? phrase("faulty apron")
         : apron == Apron::idle_items  ? phrase("idle items")
         : apron == Apron::double_load ? phrase("double load")
                                       : phrase("triple load");
}

/// Throws Error{invalid_argument} where no item would compute. Two loads with 2 r > segment are allowed: the gap that they
/// leave is a lesson of its own.
inline void check_apron(Apron apron, int radius, int segment) {
  if (radius < 0 || segment < 1 || (apron == Apron::idle_items && 2 * radius >= segment))
    throw Error(ErrorKind::invalid_argument, said("twice the radius must fit into the segment"));
}

/// The phases of one item of the row pass of one row with zero border, over an access policy of grouped_kernels.h.
struct ApronKernel {
  Apron apron;
  int width, radius, segment;  ///< `segment`: how many items a group has

  [[nodiscard]] bool loads_apart() const { return apron == Apron::double_load || apron == Apron::triple_load; }
  /// How many pixels a group computes.
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
    if (!loads_apart()) return bring(0, x, lane);
    bring(0, x - radius, lane);
    bring(1, x + radius, lane + 2 * radius);
    if (apron == Apron::triple_load) bring(2, x, lane + radius);
  }

  template <class Access>
  void compute(int group, int lane, Access& access) const {
    const int x = pixel(group, lane);
    const bool only_loads = apron == Apron::idle_items && (lane < radius || lane >= segment - radius);
    if (x < 0 || x >= width || only_loads) return;
    const int center = loads_apart() ? lane + radius : lane;
    float sum = 0;
    for (int i = -radius; i <= radius; ++i) {
      const bool missing = apron == Apron::faulty && (center + i < 0 || center + i >= segment);
      if (!missing) sum = std::fma(access.tile(radius + i, center + i), access.tap(radius + i), sum);
    }
    access.result(x, 0, sum);
  }
};

/// What the work-group with the number `group` of a row touches.
[[nodiscard]] GroupTrace trace_apron(Apron apron, int width, int radius, int segment = 64, int group = 0);

/// What becomes of a work-item's pixel.
enum class Fate { right, wrong, idle };
/// Which cells of the tile are loaded, and what becomes of each item: it is wrong where it misses a tap, or adds up a cell that
/// no item has loaded.
struct ApronFates {
  std::vector<char> loaded;
  std::vector<Fate> items;
  [[nodiscard]] int count(Fate fate) const { return int(std::count(items.begin(), items.end(), fate)); }
  [[nodiscard]] int missing_cells() const { return int(std::count(loaded.begin(), loaded.end(), char(0))); }
};
[[nodiscard]] ApronFates judge(const GroupTrace& trace);

/// How many paths a warp takes, one after another, through an if-chain keyed on lane mod `branches` or lane div `branches`.
[[nodiscard]] int divergence_steps(int lanes, int branches, bool by_remainder);
/// How many turns it takes when lane i reads word i · stride.
[[nodiscard]] int bank_conflict_degree(int stride, int lanes = 16, int banks = 16);
/// How many warps hide a load's latency behind each other's arithmetic.
[[nodiscard]] int warps_to_hide_latency(int latency_cycles = 400, int cycles_per_instruction = 4,
                                        int instructions_per_load = 8);
/// How many work-groups fit a multiprocessor's local memory.
[[nodiscard]] int resident_groups(int bytes_per_group, int bytes_per_multiprocessor = 16 << 10);

}  // namespace ws::filter
